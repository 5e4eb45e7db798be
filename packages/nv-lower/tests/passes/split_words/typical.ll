; options: {"features": ["bufferDeviceAddress"]}
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
  %0 = zext nneg i32 %byte.mask to i64
  %1 = shl nuw nsw i64 %0, 8
  %2 = or disjoint i64 %1, %0
  %3 = shl nuw nsw i64 %2, 16
  %4 = or disjoint i64 %2, %3
  %5 = shl nuw i64 %4, 32
  %6 = or i64 %4, %5
  store i64 %6, ptr %x, align 4
  ret void
}
declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg) #1
attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
