target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
@nv.shared._ZN8__main__4stepB2v1B2c8E.1 = external addrspace(3) global [4 x i32]
define void @k(ptr %p, i32 %x) local_unnamed_addr #0 {
  %c.i = icmp slt i32 %x, 3
  br i1 %c.i, label %then.i, label %out._ZN8__main__4stepB2v1B2c8E.i
then.i:                                           ; preds = %0
  store volatile i32 %x, ptr addrspace(3) @nv.shared._ZN8__main__4stepB2v1B2c8E.1, align 4
  br label %_ZN8__main__4stepB2v1B2c8E.exit
out._ZN8__main__4stepB2v1B2c8E.i:                 ; preds = %0
  store volatile i32 1, ptr %p, align 4
  br label %_ZN8__main__4stepB2v1B2c8E.exit
_ZN8__main__4stepB2v1B2c8E.exit:                  ; preds = %out._ZN8__main__4stepB2v1B2c8E.i, %then.i
  %c.i1 = icmp slt i32 %x, 5
  %. = select i1 %c.i1, i32 2, i32 3
  store volatile i32 %., ptr %p, align 4
  ret void
}
attributes #0 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
