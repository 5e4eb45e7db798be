define void @k(ptr %x, i64 %n) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %nv.scratch = alloca [64 x i8], align 16
  %nv.scratch.top = alloca i32, align 4
  store i32 0, ptr %nv.scratch.top, align 4
  %nv.scratch.loop0.before0 = load i32, ptr %nv.scratch.top, align 4
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop.end ]
  %nv.scratch.loop0.start = phi i32 [ %nv.scratch.loop0.before0, %entry ], [ %nv.scratch.loop0.start, %loop.end ]
  store i32 %nv.scratch.loop0.start, ptr %nv.scratch.top, align 4
  %nv.scratch0.top = load i32, ptr %nv.scratch.top, align 4
  %nv.scratch0.room = sub i32 64, %nv.scratch0.top
  %nv.scratch0.left = zext i32 %nv.scratch0.room to i64
  %nv.scratch0.fits = icmp ule i64 %n, %nv.scratch0.left
  %nv.scratch0.bytes = trunc i64 %n to i32
  %nv.scratch0.more = add i32 %nv.scratch0.bytes, 15
  %nv.scratch0.rounded = and i32 %nv.scratch0.more, -16
  %nv.scratch0.taken = select i1 %nv.scratch0.fits, i32 %nv.scratch0.rounded, i32 0
  %nv.scratch0.next = add i32 %nv.scratch0.top, %nv.scratch0.taken
  store i32 %nv.scratch0.next, ptr %nv.scratch.top, align 4
  %p = getelementptr inbounds i8, ptr %nv.scratch, i32 %nv.scratch0.top
  %missing = icmp eq i1 %nv.scratch0.fits, false
  br i1 %missing, label %end, label %loop.end
loop.end:
  store i64 %i, ptr %p
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %second
second:
  %v = phi ptr [ %p, %loop.end ], [ %w, %second.end ]
  %nv.scratch1.top = load i32, ptr %nv.scratch.top, align 4
  %nv.scratch1.room = sub i32 64, %nv.scratch1.top
  %nv.scratch1.left = zext i32 %nv.scratch1.room to i64
  %nv.scratch1.fits = icmp ule i64 %n, %nv.scratch1.left
  %nv.scratch1.bytes = trunc i64 %n to i32
  %nv.scratch1.more = add i32 %nv.scratch1.bytes, 15
  %nv.scratch1.rounded = and i32 %nv.scratch1.more, -16
  %nv.scratch1.taken = select i1 %nv.scratch1.fits, i32 %nv.scratch1.rounded, i32 0
  %nv.scratch1.next = add i32 %nv.scratch1.top, %nv.scratch1.taken
  store i32 %nv.scratch1.next, ptr %nv.scratch.top, align 4
  %w = getelementptr inbounds i8, ptr %nv.scratch, i32 %nv.scratch1.top
  %none = icmp eq i1 %nv.scratch1.fits, false
  br i1 %none, label %end, label %second.end
second.end:
  %a = load i64, ptr %v
  store i64 %a, ptr %w
  %again = icmp ne i64 %a, 0
  br i1 %again, label %second, label %end
end:
  ret void
}
declare noalias ptr @nv.allocate(i64, i64)
