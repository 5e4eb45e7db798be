define void @k(ptr %x, i64 %n) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %nv.pool0.0 = alloca [16 x i8], align 16
  %nv.pool0.1 = alloca [64 x i8], align 16
  %once = getelementptr inbounds i8, ptr %nv.pool0.0, i32 0
  store float 1.0, ptr %once
  %first = getelementptr inbounds i8, ptr %nv.pool0.1, i32 0
  %missing = icmp eq ptr %first, null
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %v = phi ptr [ %first, %entry ], [ %w, %loop ]
  %nv.pool0.1.slot1 = phi i32 [ 0, %entry ], [ %nv.pool0.1.slot2, %loop ]
  %nv.pool0.1.slot2.1 = add i32 0, 1
  %nv.pool0.1.slot2.0.is0 = icmp eq i32 %nv.pool0.1.slot1, 0
  %nv.pool0.1.slot2.0.or0 = or i1 false, %nv.pool0.1.slot2.0.is0
  %nv.pool0.1.slot2 = select i1 %nv.pool0.1.slot2.0.or0, i32 %nv.pool0.1.slot2.1, i32 0
  %nv.pool0.1.slot2.bytes = mul nuw nsw i32 %nv.pool0.1.slot2, 32
  %w = getelementptr inbounds i8, ptr %nv.pool0.1, i32 %nv.pool0.1.slot2.bytes
  %a = load double, ptr %v
  store double %a, ptr %w
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %b = load double, ptr %w
  store double %b, ptr %x
  ret void
}
declare noalias ptr @nv.allocate(i64, i64)
