; options: {"features": ["bufferDeviceAddress", "shaderInt16", "shaderInt8", "storageBuffer16BitAccess", "storageBuffer8BitAccess"]}
target datalayout = "e-p:64:64:64:32-p3:64:64:64:32-i64:64-i128:128-n32"
target triple = "nvptx64-nvidia-cuda"
define void @k(ptr %out, ptr %in, i64 %n) #0 {
entry:
  br label %loop
loop:                                             ; preds = %loop, %entry
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %two = shl nuw nsw i64 %i, 1
  %a = getelementptr inbounds i64, ptr %in, i64 %two
  %b = getelementptr inbounds i8, ptr %a, i64 8
  %x = load i64, ptr %a, align 8
  %y = load i64, ptr %b, align 8
  %nz = or i64 %y, 1
  %r = srem i64 %x, %nz
  %to = getelementptr i64, ptr %out, i64 %i
  store i64 %r, ptr %to, align 8
  %next = add nuw nsw i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %end
end:                                              ; preds = %loop
  ret void
}
attributes #0 = { "no-jump-tables"="true" "nv.kernel"="k" "nv.local_size"="64,1,1" }
