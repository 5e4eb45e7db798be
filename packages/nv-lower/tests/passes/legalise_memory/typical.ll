; options: {"opt_level": 0, "features": ["bufferDeviceAddress", "shaderBufferInt64Atomics", "shaderFloat64", "shaderInt16", "shaderInt64", "shaderInt8", "shaderSharedInt64Atomics", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %ints, ptr %floats, i64 %n) #0 {
entry:
  %array.sroa.2 = alloca [11 x i32], align 4
  store i32 0, ptr %array.sroa.2, align 4
  %array.sroa.2.4..fca.3.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 4
  store i32 0, ptr %array.sroa.2.4..fca.3.gep.sroa_idx, align 4
  %array.sroa.2.8..fca.4.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 8
  store i32 0, ptr %array.sroa.2.8..fca.4.gep.sroa_idx, align 4
  %array.sroa.2.12..fca.5.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 12
  store i32 0, ptr %array.sroa.2.12..fca.5.gep.sroa_idx, align 4
  %array.sroa.2.16..fca.6.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 16
  store i32 0, ptr %array.sroa.2.16..fca.6.gep.sroa_idx, align 4
  %array.sroa.2.20..fca.7.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 20
  store i32 0, ptr %array.sroa.2.20..fca.7.gep.sroa_idx, align 4
  %array.sroa.2.24..fca.8.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 24
  store i32 0, ptr %array.sroa.2.24..fca.8.gep.sroa_idx, align 4
  %array.sroa.2.28..fca.9.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 28
  store i32 0, ptr %array.sroa.2.28..fca.9.gep.sroa_idx, align 4
  %array.sroa.2.32..fca.10.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 32
  store i32 0, ptr %array.sroa.2.32..fca.10.gep.sroa_idx, align 4
  %array.sroa.2.36..fca.11.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 36
  store i32 0, ptr %array.sroa.2.36..fca.11.gep.sroa_idx, align 4
  %array.sroa.2.40..fca.12.gep.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 40
  store i32 0, ptr %array.sroa.2.40..fca.12.gep.sroa_idx, align 4
  %array.sroa.2.20.t842.sroa_idx = getelementptr inbounds nuw i8, ptr %array.sroa.2, i64 20
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %array.sroa.2, ptr noundef nonnull align 4 dereferenceable(24) %array.sroa.2.20.t842.sroa_idx, i64 24, i1 false)
  ret void
}
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1
attributes #0 = { "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
