; A loop that is left from two places; the merge and continue blocks come from the metadata.
define void @count(ptr %out, i32 %n) {
entry:
  %i = call i32 @nv.global.id(i32 0)
  br label %head

head:
  %j = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ 0, %entry ], [ %u, %latch ]
  %c = icmp slt i32 %j, %n
  br i1 %c, label %body, label %done, !nv.loop !0

body:
  %u = add i32 %s, %j
  %stop = icmp sgt i32 %u, %i
  br i1 %stop, label %done, label %latch

latch:
  %next = add i32 %j, 1
  br label %head

done:
  %r = phi i32 [ %s, %head ], [ %u, %body ]
  %p = getelementptr i32, ptr %out, i32 %i
  store i32 %r, ptr %p, align 4
  ret void
}
declare i32 @nv.global.id(i32)
!0 = !{!"done", !"latch"}
