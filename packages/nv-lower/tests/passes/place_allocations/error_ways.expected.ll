define void @k(ptr %x, i1 %ok) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  %nv.pool0.0 = alloca [16 x i8], align 16
  br i1 %ok, label %make, label %use
make:
  %p = getelementptr inbounds i8, ptr %nv.pool0.0, i32 0
  br label %use
use:
  %q = phi ptr [ poison, %entry ], [ %p, %make ]
  %r = select i1 %ok, ptr %q, ptr %q
  br i1 %ok, label %store, label %end
store:
  call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 16, i1 false)
  br label %end
end:
  ret void
}
declare noalias ptr @nv.allocate(i64, i64)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
