target datalayout = "e-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %p, float %x, i64 %y) #0 {
  %m = call float @nv.lower.subgroup.scan.exclusive.fmin.f32(float %x)
  store float %m, ptr %p, align 4
  %s = call i64 @nv.lower.subgroup.cluster.add.i64(i64 %y, i32 4)
  %q = getelementptr i8, ptr %p, i64 8
  store i64 %s, ptr %q, align 8
  %r = call i64 @nv.lower.subgroup.rotate.i64(i64 %y, i32 1)
  %t = getelementptr i8, ptr %p, i64 16
  store i64 %r, ptr %t, align 8
  ret void
}
define internal i32 @nv.lower.subgroup.scan.exclusive.smin.i32(i32 %x) alwaysinline convergent nounwind {
entry:
  %size = call i32 @nv.subgroup.size()
  %me = call i32 @nv.subgroup.local.id()
  %active = call <4 x i32> @nv.subgroup.ballot(i1 true)
  %word0 = extractelement <4 x i32> %active, i32 0
  %word1 = extractelement <4 x i32> %active, i32 1
  %word2 = extractelement <4 x i32> %active, i32 2
  %word3 = extractelement <4 x i32> %active, i32 3
  br label %each
each:
  %lane = phi i32 [ 0, %entry ], [ %after, %each ]
  %sum = phi i32 [ 2147483647, %entry ], [ %new, %each ]
  %theirs = call i32 @nv.subgroup.shuffle.i32(i32 %x, i32 %lane)
  %word = lshr i32 %lane, 5
  %is1 = icmp eq i32 %word, 1
  %is2 = icmp eq i32 %word, 2
  %is3 = icmp eq i32 %word, 3
  %from1 = select i1 %is1, i32 %word1, i32 %word0
  %from2 = select i1 %is2, i32 %word2, i32 %from1
  %bits = select i1 %is3, i32 %word3, i32 %from2
  %place = and i32 %lane, 31
  %bit = lshr i32 %bits, %place
  %there = trunc i32 %bit to i1
  %in = icmp ult i32 %lane, %me
  %takes = and i1 %there, %in
  %before = icmp slt i32 %theirs, %sum
  %both = select i1 %before, i32 %theirs, i32 %sum
  %new = select i1 %takes, i32 %both, i32 %sum
  %after = add i32 %lane, 1
  %more = icmp ult i32 %after, %size
  br i1 %more, label %each, label %end
end:
  ret i32 %new
}
define internal float @nv.lower.subgroup.scan.exclusive.fmin.f32(float %x) alwaysinline convergent nounwind {
  %bits = bitcast float %x to i32
  %signs = ashr i32 %bits, 31
  %flips = lshr i32 %signs, 1
  %ordered = xor i32 %bits, %flips
  %magnitude = and i32 %bits, 2147483647
  %nan = icmp ugt i32 %magnitude, 2139095040
  %key = select i1 %nan, i32 -2147483648, i32 %ordered
  %found = call i32 @nv.lower.subgroup.scan.exclusive.smin.i32(i32 %key)
  %kept = call i32 @llvm.smin.i32(i32 %found, i32 2139095040)
  %signs.back = ashr i32 %kept, 31
  %flips.back = lshr i32 %signs.back, 1
  %bits.back = xor i32 %kept, %flips.back
  %result = bitcast i32 %bits.back to float
  ret float %result
}
define internal i64 @nv.lower.subgroup.cluster.add.i64(i64 %x, i32 %cluster) alwaysinline convergent nounwind {
entry:
  %size = call i32 @nv.subgroup.size()
  %me = call i32 @nv.subgroup.local.id()
  %active = call <4 x i32> @nv.subgroup.ballot(i1 true)
  %word0 = extractelement <4 x i32> %active, i32 0
  %word1 = extractelement <4 x i32> %active, i32 1
  %word2 = extractelement <4 x i32> %active, i32 2
  %word3 = extractelement <4 x i32> %active, i32 3
  br label %each
each:
  %lane = phi i32 [ 0, %entry ], [ %after, %each ]
  %sum = phi i64 [ 0, %entry ], [ %new, %each ]
  %theirs = call i64 @nv.subgroup.shuffle.i64(i64 %x, i32 %lane)
  %word = lshr i32 %lane, 5
  %is1 = icmp eq i32 %word, 1
  %is2 = icmp eq i32 %word, 2
  %is3 = icmp eq i32 %word, 3
  %from1 = select i1 %is1, i32 %word1, i32 %word0
  %from2 = select i1 %is2, i32 %word2, i32 %from1
  %bits = select i1 %is3, i32 %word3, i32 %from2
  %place = and i32 %lane, 31
  %bit = lshr i32 %bits, %place
  %there = trunc i32 %bit to i1
  %apart = xor i32 %lane, %me
  %in = icmp ult i32 %apart, %cluster
  %takes = and i1 %there, %in
  %both = add i64 %sum, %theirs
  %new = select i1 %takes, i64 %both, i64 %sum
  %after = add i32 %lane, 1
  %more = icmp ult i32 %after, %size
  br i1 %more, label %each, label %end
end:
  ret i64 %new
}
define internal i64 @nv.lower.subgroup.rotate.i64(i64 %x, i32 %by) alwaysinline convergent nounwind {
  %me = call i32 @nv.subgroup.local.id()
  %size = call i32 @nv.subgroup.size()
  %last = add i32 %size, -1
  %far = add i32 %me, %by
  %lane = and i32 %far, %last
  %theirs = call i64 @nv.subgroup.shuffle.i64(i64 %x, i32 %lane)
  ret i64 %theirs
}
declare float @nv.subgroup.scan.exclusive.fmin.f32(float) #1
declare i64 @nv.subgroup.cluster.add.i64(i64, i32) #1
declare i64 @nv.subgroup.rotate.i64(i64, i32) #1
declare range(i32 1, 131073) i32 @nv.subgroup.size() nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare range(i32 0, 131072) i32 @nv.subgroup.local.id() nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @nv.subgroup.ballot(i1) convergent nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @nv.subgroup.shuffle.i32(i32, i32) convergent nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @nv.subgroup.shuffle.i64(i64, i32) convergent nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
attributes #0 = { convergent nounwind "nv.kernel"="k" "nv.local_size"="64,1,1" }
attributes #1 = { convergent nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
