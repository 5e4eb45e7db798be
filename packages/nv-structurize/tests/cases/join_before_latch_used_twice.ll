; One phi node of the join is used by a phi node of the latch and in the latch, the other not at all.
define void @join_before_latch_used_twice(ptr %p, i1 %d, i1 %e) {
entry:
  br label %head
head:
  br i1 %d, label %join, label %x
x:
  br label %join
join:
  %v = phi i32 [ 0, %head ], [ 1, %x ]
  %w = phi i32 [ 2, %head ], [ 3, %x ]
  br label %last
last:
  %u = phi i32 [ %v, %join ]
  store i32 %u, ptr %p
  store i32 %v, ptr %p
  br i1 %e, label %head, label %out
out:
  ret void
}
