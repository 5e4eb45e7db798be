; options: {"features": ["shaderFloat64", "shaderInt64", "bufferDeviceAddress", "shaderFmaFloat32"]}
define void @k(ptr %x, ptr %y, i64 %n) "nv.kernel"="k" {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr double, ptr %x, i64 %i
  %v = load double, ptr %p, align 8
  %high = fmul double %v, %v
  %negative = fneg double %high
  %low = tail call double @llvm.fma.f64(double %v, double %v, double %negative)
  %single = fptrunc double %low to float
  %fused = call float @llvm.fma.f32(float %single, float %single, float 1.0)
  %wide = fpext float %fused to double
  %q = getelementptr double, ptr %y, i64 %i
  store double %wide, ptr %q, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret void
}
declare float @llvm.fma.f32(float, float, float)
declare double @llvm.fma.f64(double, double, double)
