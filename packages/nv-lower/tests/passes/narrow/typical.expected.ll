target datalayout = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %out, ptr %in, i32 %n) #0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %two = shl i32 %i, 1
  %a = getelementptr inbounds [2 x i32], ptr %in, i32 %two
  %b = getelementptr inbounds i8, ptr %a, i32 8
  %x = load i32, ptr %a, align 8
  %y = load i32, ptr %b, align 8
  %nz = or i32 %y, 1
  %r = srem i32 %x, %nz
  %to = getelementptr [2 x i32], ptr %out, i32 %i
  store i32 %r, ptr %to, align 8
  %nv.12.sign = ashr i32 %r, 31
  %nv.12.upper = getelementptr i8, ptr %to, i32 4
  store i32 %nv.12.sign, ptr %nv.12.upper, align 4
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare i32 @llvm.umin.i32(i32, i32)
attributes #0 = { "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
!nv.narrowed = !{!0}
!0 = !{!"n"}
