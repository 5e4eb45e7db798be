; options: {"narrow": true}
target datalayout = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @l(ptr %p, i64 %n) #0 {
  store i64 %n, ptr %p, align 8
  ret void
}
attributes #0 = { "no-jump-tables"="true" "nv.kernel"="l" "nv.local_size"="8,8,1" }
