; max_push_constants: 16
; Parameters that do not fit travel behind one address.
define void @scale(ptr %out, ptr readonly %in, float %by) {
  %i = call i32 @nv.global.id(i32 0)
  %p = getelementptr float, ptr %in, i32 %i
  %x = load float, ptr %p, align 4
  %y = fmul contract float %x, %by
  %q = getelementptr float, ptr %out, i32 %i
  store float %y, ptr %q, align 4
  ret void
}
declare i32 @nv.global.id(i32)
