; Workgroup memory is an array of the type that accesses it; a barrier orders it.
@tile = external addrspace(3) global [64 x float]

define void @reverse(ptr %out, ptr readonly %in) {
  %i = call i32 @nv.global.id(i32 0)
  %l = call i32 @nv.local.id(i32 0)
  %p = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %p, align 4
  %s = getelementptr [64 x float], ptr addrspace(3) @tile, i32 0, i32 %l
  store float %x, ptr addrspace(3) %s, align 4
  call void @nv.barrier()
  %r = sub i32 63, %l
  %g = getelementptr float, ptr addrspacecast (ptr addrspace(3) @tile to ptr), i32 %r
  %y = load float, ptr %g, align 4
  %q = getelementptr float, ptr %out, i32 %i
  store float %y, ptr %q, align 4
  ret void
}
declare i32 @nv.global.id(i32)
declare i32 @nv.local.id(i32)
declare void @nv.barrier()
