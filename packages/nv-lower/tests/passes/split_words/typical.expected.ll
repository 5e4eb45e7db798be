target datalayout = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) initializes((0, 8)) %x, ptr writeonly captures(none) initializes((0, 8)) %y, i32 %n) local_unnamed_addr #0 {
entry:
  %byte = trunc i32 %n to i8
  %nv.2.z4 = zext i8 %byte to i32
  %nv.2.s4 = mul i32 %nv.2.z4, 16843009
  %nv.2.t0 = getelementptr i8, ptr %y, i64 0
  store i32 %nv.2.s4, ptr %nv.2.t0, align 4
  %nv.2.t4 = getelementptr i8, ptr %y, i64 4
  store i32 %nv.2.s4, ptr %nv.2.t4, align 4
  %byte.mask = and i32 %n, 255
  %"0.low" = bitcast i32 %byte.mask to i32
  %"0.high" = bitcast i32 0 to i32
  %"1.own" = shl i32 %"0.high", 8
  %"1.over" = lshr i32 %"0.low", 24
  %"1.high" = or i32 %"1.own", %"1.over"
  %"1.low" = shl i32 %"0.low", 8
  %"2.low" = or i32 %"1.low", %"0.low"
  %"2.high" = or i32 %"1.high", %"0.high"
  %"3.own" = shl i32 %"2.high", 16
  %"3.over" = lshr i32 %"2.low", 16
  %"3.high" = or i32 %"3.own", %"3.over"
  %"3.low" = shl i32 %"2.low", 16
  %"4.low" = or i32 %"2.low", %"3.low"
  %"4.high" = or i32 %"2.high", %"3.high"
  %"5.high" = shl i32 %"4.low", 0
  %"5.low" = bitcast i32 0 to i32
  %"6.low" = or i32 %"4.low", %"5.low"
  %"6.high" = or i32 %"4.high", %"5.high"
  store i32 %"6.low", ptr %x, align 4
  %"nv.stored.at" = getelementptr i8, ptr %x, i32 4
  store i32 %"6.high", ptr %"nv.stored.at", align 4
  ret void
}
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
