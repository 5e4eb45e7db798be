target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) %x, ptr writeonly captures(none) %out, ptr %ask, i64 %start, i64 %bound) local_unnamed_addr #0 {
entry:
  br label %"nv.unrolled.0.head"
"nv.unrolled.0.head":
  %"nv.unrolled.0.0.i" = phi i64 [ %start, %entry ], [ %"nv.unrolled.0.7.next", %"nv.unrolled.0.7.on" ]
  %"nv.unrolled.0.0.trip" = phi i32 [ 0, %entry ], [ %"nv.unrolled.0.7.more", %"nv.unrolled.0.7.on" ]
  %"nv.unrolled.0.2" = freeze i64 %"nv.unrolled.0.0.i"
  %"nv.unrolled.0.3" = freeze i64 %bound
  %"nv.unrolled.0.4" = call i64 @llvm.sadd.sat.i64(i64 %"nv.unrolled.0.3", i64 8)
  %"nv.unrolled.0.5" = icmp sgt i64 %"nv.unrolled.0.2", %"nv.unrolled.0.4"
  br i1 %"nv.unrolled.0.5", label %"nv.unrolled.0.0.loop", label %loop
"nv.unrolled.0.0.loop":
  %"nv.unrolled.0.0.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.0.hit" = icmp eq i32 %"nv.unrolled.0.0.trip", %"nv.unrolled.0.0.stop"
  br i1 %"nv.unrolled.0.0.hit", label %common.ret, label %"nv.unrolled.0.0.on"
"nv.unrolled.0.0.on":
  %"nv.unrolled.0.0.0" = sext i32 %"nv.unrolled.0.0.trip" to i64
  %"nv.unrolled.0.0.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.0.0"
  store i64 %"nv.unrolled.0.0.i", ptr %"nv.unrolled.0.0.cell", align 8
  %"nv.unrolled.0.0.next" = add i64 %"nv.unrolled.0.0.i", -1
  %"nv.unrolled.0.0.more" = add i32 %"nv.unrolled.0.0.trip", 1
  br i1 true, label %"nv.unrolled.0.1.loop", label %common.ret
"nv.unrolled.0.1.loop":
  %"nv.unrolled.0.1.i" = phi i64 [ %"nv.unrolled.0.0.next", %"nv.unrolled.0.0.on" ]
  %"nv.unrolled.0.1.trip" = phi i32 [ %"nv.unrolled.0.0.more", %"nv.unrolled.0.0.on" ]
  %"nv.unrolled.0.1.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.1.hit" = icmp eq i32 %"nv.unrolled.0.1.trip", %"nv.unrolled.0.1.stop"
  br i1 %"nv.unrolled.0.1.hit", label %common.ret, label %"nv.unrolled.0.1.on"
"nv.unrolled.0.1.on":
  %"nv.unrolled.0.1.0" = sext i32 %"nv.unrolled.0.1.trip" to i64
  %"nv.unrolled.0.1.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.1.0"
  store i64 %"nv.unrolled.0.1.i", ptr %"nv.unrolled.0.1.cell", align 8
  %"nv.unrolled.0.1.next" = add i64 %"nv.unrolled.0.1.i", -1
  %"nv.unrolled.0.1.more" = add i32 %"nv.unrolled.0.1.trip", 1
  br i1 true, label %"nv.unrolled.0.2.loop", label %common.ret
"nv.unrolled.0.2.loop":
  %"nv.unrolled.0.2.i" = phi i64 [ %"nv.unrolled.0.1.next", %"nv.unrolled.0.1.on" ]
  %"nv.unrolled.0.2.trip" = phi i32 [ %"nv.unrolled.0.1.more", %"nv.unrolled.0.1.on" ]
  %"nv.unrolled.0.2.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.2.hit" = icmp eq i32 %"nv.unrolled.0.2.trip", %"nv.unrolled.0.2.stop"
  br i1 %"nv.unrolled.0.2.hit", label %common.ret, label %"nv.unrolled.0.2.on"
"nv.unrolled.0.2.on":
  %"nv.unrolled.0.2.0" = sext i32 %"nv.unrolled.0.2.trip" to i64
  %"nv.unrolled.0.2.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.2.0"
  store i64 %"nv.unrolled.0.2.i", ptr %"nv.unrolled.0.2.cell", align 8
  %"nv.unrolled.0.2.next" = add i64 %"nv.unrolled.0.2.i", -1
  %"nv.unrolled.0.2.more" = add i32 %"nv.unrolled.0.2.trip", 1
  br i1 true, label %"nv.unrolled.0.3.loop", label %common.ret
"nv.unrolled.0.3.loop":
  %"nv.unrolled.0.3.i" = phi i64 [ %"nv.unrolled.0.2.next", %"nv.unrolled.0.2.on" ]
  %"nv.unrolled.0.3.trip" = phi i32 [ %"nv.unrolled.0.2.more", %"nv.unrolled.0.2.on" ]
  %"nv.unrolled.0.3.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.3.hit" = icmp eq i32 %"nv.unrolled.0.3.trip", %"nv.unrolled.0.3.stop"
  br i1 %"nv.unrolled.0.3.hit", label %common.ret, label %"nv.unrolled.0.3.on"
"nv.unrolled.0.3.on":
  %"nv.unrolled.0.3.0" = sext i32 %"nv.unrolled.0.3.trip" to i64
  %"nv.unrolled.0.3.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.3.0"
  store i64 %"nv.unrolled.0.3.i", ptr %"nv.unrolled.0.3.cell", align 8
  %"nv.unrolled.0.3.next" = add i64 %"nv.unrolled.0.3.i", -1
  %"nv.unrolled.0.3.more" = add i32 %"nv.unrolled.0.3.trip", 1
  br i1 true, label %"nv.unrolled.0.4.loop", label %common.ret
"nv.unrolled.0.4.loop":
  %"nv.unrolled.0.4.i" = phi i64 [ %"nv.unrolled.0.3.next", %"nv.unrolled.0.3.on" ]
  %"nv.unrolled.0.4.trip" = phi i32 [ %"nv.unrolled.0.3.more", %"nv.unrolled.0.3.on" ]
  %"nv.unrolled.0.4.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.4.hit" = icmp eq i32 %"nv.unrolled.0.4.trip", %"nv.unrolled.0.4.stop"
  br i1 %"nv.unrolled.0.4.hit", label %common.ret, label %"nv.unrolled.0.4.on"
"nv.unrolled.0.4.on":
  %"nv.unrolled.0.4.0" = sext i32 %"nv.unrolled.0.4.trip" to i64
  %"nv.unrolled.0.4.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.4.0"
  store i64 %"nv.unrolled.0.4.i", ptr %"nv.unrolled.0.4.cell", align 8
  %"nv.unrolled.0.4.next" = add i64 %"nv.unrolled.0.4.i", -1
  %"nv.unrolled.0.4.more" = add i32 %"nv.unrolled.0.4.trip", 1
  br i1 true, label %"nv.unrolled.0.5.loop", label %common.ret
"nv.unrolled.0.5.loop":
  %"nv.unrolled.0.5.i" = phi i64 [ %"nv.unrolled.0.4.next", %"nv.unrolled.0.4.on" ]
  %"nv.unrolled.0.5.trip" = phi i32 [ %"nv.unrolled.0.4.more", %"nv.unrolled.0.4.on" ]
  %"nv.unrolled.0.5.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.5.hit" = icmp eq i32 %"nv.unrolled.0.5.trip", %"nv.unrolled.0.5.stop"
  br i1 %"nv.unrolled.0.5.hit", label %common.ret, label %"nv.unrolled.0.5.on"
"nv.unrolled.0.5.on":
  %"nv.unrolled.0.5.0" = sext i32 %"nv.unrolled.0.5.trip" to i64
  %"nv.unrolled.0.5.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.5.0"
  store i64 %"nv.unrolled.0.5.i", ptr %"nv.unrolled.0.5.cell", align 8
  %"nv.unrolled.0.5.next" = add i64 %"nv.unrolled.0.5.i", -1
  %"nv.unrolled.0.5.more" = add i32 %"nv.unrolled.0.5.trip", 1
  br i1 true, label %"nv.unrolled.0.6.loop", label %common.ret
"nv.unrolled.0.6.loop":
  %"nv.unrolled.0.6.i" = phi i64 [ %"nv.unrolled.0.5.next", %"nv.unrolled.0.5.on" ]
  %"nv.unrolled.0.6.trip" = phi i32 [ %"nv.unrolled.0.5.more", %"nv.unrolled.0.5.on" ]
  %"nv.unrolled.0.6.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.6.hit" = icmp eq i32 %"nv.unrolled.0.6.trip", %"nv.unrolled.0.6.stop"
  br i1 %"nv.unrolled.0.6.hit", label %common.ret, label %"nv.unrolled.0.6.on"
"nv.unrolled.0.6.on":
  %"nv.unrolled.0.6.0" = sext i32 %"nv.unrolled.0.6.trip" to i64
  %"nv.unrolled.0.6.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.6.0"
  store i64 %"nv.unrolled.0.6.i", ptr %"nv.unrolled.0.6.cell", align 8
  %"nv.unrolled.0.6.next" = add i64 %"nv.unrolled.0.6.i", -1
  %"nv.unrolled.0.6.more" = add i32 %"nv.unrolled.0.6.trip", 1
  br i1 true, label %"nv.unrolled.0.7.loop", label %common.ret
"nv.unrolled.0.7.loop":
  %"nv.unrolled.0.7.i" = phi i64 [ %"nv.unrolled.0.6.next", %"nv.unrolled.0.6.on" ]
  %"nv.unrolled.0.7.trip" = phi i32 [ %"nv.unrolled.0.6.more", %"nv.unrolled.0.6.on" ]
  %"nv.unrolled.0.7.stop" = load volatile i32, ptr %ask, align 4
  %"nv.unrolled.0.7.hit" = icmp eq i32 %"nv.unrolled.0.7.trip", %"nv.unrolled.0.7.stop"
  br i1 %"nv.unrolled.0.7.hit", label %common.ret, label %"nv.unrolled.0.7.on"
"nv.unrolled.0.7.on":
  %"nv.unrolled.0.7.0" = sext i32 %"nv.unrolled.0.7.trip" to i64
  %"nv.unrolled.0.7.cell" = getelementptr i64, ptr %x, i64 %"nv.unrolled.0.7.0"
  store i64 %"nv.unrolled.0.7.i", ptr %"nv.unrolled.0.7.cell", align 8
  %"nv.unrolled.0.7.next" = add i64 %"nv.unrolled.0.7.i", -1
  %"nv.unrolled.0.7.more" = add i32 %"nv.unrolled.0.7.trip", 1
  br i1 true, label %"nv.unrolled.0.head", label %common.ret, !llvm.loop !0
loop:
  %i = phi i64 [ %"nv.unrolled.0.0.i", %"nv.unrolled.0.head" ], [ %next, %on ]
  %trip = phi i32 [ %"nv.unrolled.0.0.trip", %"nv.unrolled.0.head" ], [ %more, %on ]
  %stop = load volatile i32, ptr %ask, align 4
  %hit = icmp eq i32 %trip, %stop
  br i1 %hit, label %common.ret, label %on
on:
  %0 = sext i32 %trip to i64
  %cell = getelementptr i64, ptr %x, i64 %0
  store i64 %i, ptr %cell, align 8
  %next = add i64 %i, -1
  %more = add i32 %trip, 1
  %go = icmp sgt i64 %next, %bound
  br i1 %go, label %loop, label %common.ret, !llvm.loop !2
common.ret:
  %trip.lcssa = phi i32 [ %trip, %on ], [ %trip, %loop ], [ %"nv.unrolled.0.0.trip", %"nv.unrolled.0.0.on" ], [ %"nv.unrolled.0.1.trip", %"nv.unrolled.0.1.on" ], [ %"nv.unrolled.0.2.trip", %"nv.unrolled.0.2.on" ], [ %"nv.unrolled.0.3.trip", %"nv.unrolled.0.3.on" ], [ %"nv.unrolled.0.4.trip", %"nv.unrolled.0.4.on" ], [ %"nv.unrolled.0.5.trip", %"nv.unrolled.0.5.on" ], [ %"nv.unrolled.0.6.trip", %"nv.unrolled.0.6.on" ], [ %"nv.unrolled.0.7.trip", %"nv.unrolled.0.7.on" ], [ %"nv.unrolled.0.0.trip", %"nv.unrolled.0.0.loop" ], [ %"nv.unrolled.0.1.trip", %"nv.unrolled.0.1.loop" ], [ %"nv.unrolled.0.2.trip", %"nv.unrolled.0.2.loop" ], [ %"nv.unrolled.0.3.trip", %"nv.unrolled.0.3.loop" ], [ %"nv.unrolled.0.4.trip", %"nv.unrolled.0.4.loop" ], [ %"nv.unrolled.0.5.trip", %"nv.unrolled.0.5.loop" ], [ %"nv.unrolled.0.6.trip", %"nv.unrolled.0.6.loop" ], [ %"nv.unrolled.0.7.trip", %"nv.unrolled.0.7.loop" ]
  %i.lcssa.sink = phi i64 [ %next, %on ], [ %i, %loop ], [ %"nv.unrolled.0.0.next", %"nv.unrolled.0.0.on" ], [ %"nv.unrolled.0.1.next", %"nv.unrolled.0.1.on" ], [ %"nv.unrolled.0.2.next", %"nv.unrolled.0.2.on" ], [ %"nv.unrolled.0.3.next", %"nv.unrolled.0.3.on" ], [ %"nv.unrolled.0.4.next", %"nv.unrolled.0.4.on" ], [ %"nv.unrolled.0.5.next", %"nv.unrolled.0.5.on" ], [ %"nv.unrolled.0.6.next", %"nv.unrolled.0.6.on" ], [ %"nv.unrolled.0.7.next", %"nv.unrolled.0.7.on" ], [ %"nv.unrolled.0.0.i", %"nv.unrolled.0.0.loop" ], [ %"nv.unrolled.0.1.i", %"nv.unrolled.0.1.loop" ], [ %"nv.unrolled.0.2.i", %"nv.unrolled.0.2.loop" ], [ %"nv.unrolled.0.3.i", %"nv.unrolled.0.3.loop" ], [ %"nv.unrolled.0.4.i", %"nv.unrolled.0.4.loop" ], [ %"nv.unrolled.0.5.i", %"nv.unrolled.0.5.loop" ], [ %"nv.unrolled.0.6.i", %"nv.unrolled.0.6.loop" ], [ %"nv.unrolled.0.7.i", %"nv.unrolled.0.7.loop" ]
  %.sink = phi i64 [ 1, %on ], [ 2, %loop ], [ 1, %"nv.unrolled.0.0.on" ], [ 1, %"nv.unrolled.0.1.on" ], [ 1, %"nv.unrolled.0.2.on" ], [ 1, %"nv.unrolled.0.3.on" ], [ 1, %"nv.unrolled.0.4.on" ], [ 1, %"nv.unrolled.0.5.on" ], [ 1, %"nv.unrolled.0.6.on" ], [ 1, %"nv.unrolled.0.7.on" ], [ 2, %"nv.unrolled.0.0.loop" ], [ 2, %"nv.unrolled.0.1.loop" ], [ 2, %"nv.unrolled.0.2.loop" ], [ 2, %"nv.unrolled.0.3.loop" ], [ 2, %"nv.unrolled.0.4.loop" ], [ 2, %"nv.unrolled.0.5.loop" ], [ 2, %"nv.unrolled.0.6.loop" ], [ 2, %"nv.unrolled.0.7.loop" ]
  store i64 %i.lcssa.sink, ptr %out, align 8
  %found.n = getelementptr i8, ptr %out, i64 8
  store i64 %.sink, ptr %found.n, align 8
  %found.t = getelementptr i8, ptr %out, i64 16
  store i32 %trip.lcssa, ptr %found.t, align 8
  ret void
}
declare i64 @llvm.sadd.sat.i64(i64, i64)
attributes #0 = { nofree norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
!0 = distinct !{!0, !1}
!1 = !{!"llvm.loop.unroll.disable"}
!2 = distinct !{!2, !3}
!3 = !{!"llvm.loop.unroll.disable"}
