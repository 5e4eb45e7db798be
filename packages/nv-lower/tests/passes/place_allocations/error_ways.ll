; A variable that is null where an exception leaves, and holds the one allocation otherwise.
declare noalias ptr @nv.allocate(i64, i64)

define void @k(ptr %x, i1 %ok) "nv.kernel"="k" "nv.local_size"="64,1,1" {
entry:
  br i1 %ok, label %make, label %use
make:
  %p = call ptr @nv.allocate(i64 16, i64 16)
  br label %use
use:
  %q = phi ptr [ null, %entry ], [ %p, %make ]
  %r = select i1 %ok, ptr %q, ptr null
  br i1 %ok, label %store, label %end
store:
  tail call void @llvm.memset.p0.i64(ptr %r, i8 0, i64 16, i1 false)
  br label %end
end:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
