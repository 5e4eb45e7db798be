define void @saxpy(ptr noalias %y, ptr noalias readonly %x, float %a, i32 %n) "nv.local_size"="64,1,1" {
entry:
  %i = call i32 @nv.global.id(i32 0)
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %end, !nv.selection !0
body:
  %i64 = zext i32 %i to i64
  %px = getelementptr inbounds float, ptr %x, i64 %i64
  %py = getelementptr inbounds float, ptr %y, i64 %i64
  %vx = load float, ptr %px, align 4
  %vy = load float, ptr %py, align 4
  %m = fmul float %vx, %a
  %s = fadd float %m, %vy
  store float %s, ptr %py, align 4
  br label %end
end:
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"end"}
