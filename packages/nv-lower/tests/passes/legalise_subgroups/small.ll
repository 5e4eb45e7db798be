; options: {"features": ["shaderInt64", "subgroupBasic", "subgroupBallot", "subgroupShuffle"]}
target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p, float %x, i64 %y) #0 {
  %m = call float @nv.subgroup.scan.exclusive.fmin.f32(float %x)
  store float %m, ptr %p, align 4
  %s = call i64 @nv.subgroup.cluster.add.i64(i64 %y, i32 4)
  %q = getelementptr i8, ptr %p, i64 8
  store i64 %s, ptr %q, align 8
  %r = call i64 @nv.subgroup.rotate.i64(i64 %y, i32 1)
  %t = getelementptr i8, ptr %p, i64 16
  store i64 %r, ptr %t, align 8
  ret void
}
declare float @nv.subgroup.scan.exclusive.fmin.f32(float) #1
declare i64 @nv.subgroup.cluster.add.i64(i64, i32) #1
declare i64 @nv.subgroup.rotate.i64(i64, i32) #1
attributes #0 = { convergent nounwind "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { convergent nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
