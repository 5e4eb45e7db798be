; options: {"features": ["cooperativeMatrix", "vulkanMemoryModel", "shaderInt64", "bufferDeviceAddress", "matrix.f16.f32.16x8x16"]}
define void @k(ptr %x, ptr %y) "nv.kernel"="k" {
entry:
  %n = tail call i1 @nv.matrix.native.f16.f32.16x8x16()
  br i1 %n, label %own, label %other
own:
  %m = call target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) @nv.matrix.load.half.16x16.0.3(ptr %x, i32 0, i32 16)
  call void @nv.matrix.store.half.16x16.0.4(target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) %m, ptr %y, i32 0, i32 16)
  ret void
other:
  %q = call i1 @nv.matrix.native.i8.i32.16x8x16()
  %v = zext i1 %q to i32
  store i32 %v, ptr %x, align 4
  ret void
}
declare i1 @nv.matrix.native.f16.f32.16x8x16() convergent
declare i1 @nv.matrix.native.i8.i32.16x8x16() convergent
declare target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0) @nv.matrix.load.half.16x16.0.3(ptr, i32, i32) convergent
declare void @nv.matrix.store.half.16x16.0.4(target("spirv.CooperativeMatrixKHR", half, 3, 16, 16, 0), ptr, i32, i32) convergent
