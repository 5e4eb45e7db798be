target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) %x, ptr writeonly captures(none) %out, ptr %ask, i64 %start, i64 %bound) local_unnamed_addr #0 {
entry:
  br label %loop
loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ %start, %entry ], [ %next, %loop ]
  %trip = phi i32 [ 0, %entry ], [ %more, %loop ]
  %0 = sext i32 %trip to i64
  %cell = getelementptr i64, ptr %x, i64 %0
  store i64 %i, ptr %cell, align 8
  %stop = load volatile i32, ptr %ask, align 4
  %hit = icmp ne i32 %trip, %stop
  %next = add i64 %i, 1
  %more = add i32 %trip, 1
  %go = icmp ult i64 %next, %bound
  %both = select i1 %hit, i1 %go, i1 false
  br i1 %both, label %loop, label %found
found:                                            ; preds = %loop
  %i.lcssa = phi i64 [ %i, %loop ]
  %trip.lcssa = phi i32 [ %trip, %loop ]
  store i64 %i.lcssa, ptr %out, align 8
  %found.n = getelementptr i8, ptr %out, i64 8
  store i64 2, ptr %found.n, align 8
  %found.t = getelementptr i8, ptr %out, i64 16
  store i32 %trip.lcssa, ptr %found.t, align 8
  ret void
}
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
