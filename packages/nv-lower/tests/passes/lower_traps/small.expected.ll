target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr writeonly captures(none) %p, i32 %x) local_unnamed_addr #0 {
  %bad = icmp slt i32 %x, 0
  br i1 %bad, label %stop, label %go
stop:
  ret void
go:
  store i32 %x, ptr %p, align 4
  ret void
}
declare void @llvm.trap() #1
attributes #0 = { nounwind memory(argmem: write, inaccessiblemem: write) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { cold noreturn nounwind memory(inaccessiblemem: write) }
