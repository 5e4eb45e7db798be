; The join is empty but for a phi node that the last block of the loop uses.
define void @join_before_latch(ptr %p, i1 %d, i1 %e) {
entry:
  br label %head
head:
  br i1 %d, label %join, label %x
x:
  br label %join
join:
  %v = phi i32 [ 0, %head ], [ 1, %x ]
  br label %last
last:
  store i32 %v, ptr %p
  br i1 %e, label %head, label %out
out:
  ret void
}
