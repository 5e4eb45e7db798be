target datalayout = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @l(ptr %p, i32 %n) #0 {
  store i32 %n, ptr %p, align 8
  %nv.0.sign = ashr i32 %n, 31
  %nv.0.upper = getelementptr i8, ptr %p, i32 4
  store i32 %nv.0.sign, ptr %nv.0.upper, align 4
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
attributes #0 = { "no-jump-tables"="true" "nv.kernel"="l" "nv.local_size"="8,8,1" }
!nv.narrowed = !{!0}
!0 = !{!"n"}
