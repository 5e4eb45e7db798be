@nv.exception.flying = linkonce_odr thread_local global ptr null


@nv.exception.caught = linkonce_odr thread_local global ptr null


@_ZTVN10__cxxabiv120__si_class_type_infoE = external global ptr


@_ZTVN10__cxxabiv121__vmi_class_type_infoE = external global ptr


@_ZTVN10__cxxabiv119__pointer_type_infoE = external global ptr


@nv.exception.void = private constant [2 x i8] c"v\00"


declare ptr @malloc(i64)


declare void @free(ptr)


declare i32 @strcmp(ptr, ptr)


declare void @abort()


; Before each object stand 64 bytes: its type, its destructor, the exception caught before it, the object as its handler
; sees it, how many handlers have it, and whether it was thrown again, so that the last of them leaves it alone.
define linkonce_odr ptr @nv.exception.allocate(i64 %size) {
entry:
  %all = add i64 %size, 64
  %base = call ptr @malloc(i64 %all)
  %none = icmp eq ptr %base, null
  br i1 %none, label %fail, label %done

fail:
  call void @abort()
  unreachable

done:
  %count = getelementptr i8, ptr %base, i64 32
  store i32 0, ptr %count
  %object = getelementptr i8, ptr %base, i64 64
  ret ptr %object
}


define linkonce_odr void @nv.exception.free(ptr %object) {
entry:
  %base = getelementptr i8, ptr %object, i64 -64
  call void @free(ptr %base)
  ret void
}


define linkonce_odr void @nv.exception.throw(ptr %object, ptr %type, ptr %destructor) {
entry:
  %at = getelementptr i8, ptr %object, i64 -64
  store ptr %type, ptr %at
  %at.destructor = getelementptr i8, ptr %object, i64 -56
  store ptr %destructor, ptr %at.destructor
  store ptr %object, ptr @nv.exception.flying
  ret void
}


define linkonce_odr void @nv.exception.rethrow() {
entry:
  %object = load ptr, ptr @nv.exception.caught
  %none = icmp eq ptr %object, null
  br i1 %none, label %fail, label %done

fail:
  call void @abort()
  unreachable

done:
  %at.again = getelementptr i8, ptr %object, i64 -28
  store i32 1, ptr %at.again
  store ptr %object, ptr @nv.exception.flying
  ret void
}


define linkonce_odr ptr @nv.exception.begin(ptr %object) {
entry:
  %at.count = getelementptr i8, ptr %object, i64 -32
  %count = load i32, ptr %at.count
  %more = add i32 %count, 1
  store i32 %more, ptr %at.count
  %at.again = getelementptr i8, ptr %object, i64 -28
  store i32 0, ptr %at.again
  %first = icmp eq i32 %count, 0
  br i1 %first, label %push, label %done

push:
  %top = load ptr, ptr @nv.exception.caught
  %at.next = getelementptr i8, ptr %object, i64 -48
  store ptr %top, ptr %at.next
  store ptr %object, ptr @nv.exception.caught
  br label %done

done:
  %at.seen = getelementptr i8, ptr %object, i64 -40
  %seen = load ptr, ptr %at.seen
  ret ptr %seen
}


define linkonce_odr ptr @nv.exception.pointer(ptr %object) {
entry:
  %at.seen = getelementptr i8, ptr %object, i64 -40
  %seen = load ptr, ptr %at.seen
  ret ptr %seen
}


define linkonce_odr void @nv.exception.end() {
entry:
  %object = load ptr, ptr @nv.exception.caught
  %at.count = getelementptr i8, ptr %object, i64 -32
  %count = load i32, ptr %at.count
  %less = sub i32 %count, 1
  store i32 %less, ptr %at.count
  %last = icmp eq i32 %less, 0
  br i1 %last, label %pop, label %done

pop:
  %at.next = getelementptr i8, ptr %object, i64 -48
  %next = load ptr, ptr %at.next
  store ptr %next, ptr @nv.exception.caught
  %at.again = getelementptr i8, ptr %object, i64 -28
  %again = load i32, ptr %at.again
  %thrown.again = icmp eq i32 %again, 1
  br i1 %thrown.again, label %done, label %destroy

destroy:
  %at.destructor = getelementptr i8, ptr %object, i64 -56
  %destructor = load ptr, ptr %at.destructor
  %trivial = icmp eq ptr %destructor, null
  br i1 %trivial, label %release, label %call

call:
  call void %destructor(ptr %object)
  br label %release

release:
  call void @nv.exception.free(ptr %object)
  br label %done

done:
  ret void
}


; The selector so far if it is one, else that of a type if it catches the exception; null catches all.
define linkonce_odr i32 @nv.exception.select(ptr %object, i32 %before, ptr %wanted, i32 %selector) {
entry:
  %chosen = icmp ne i32 %before, 0
  br i1 %chosen, label %keep, label %look

keep:
  ret i32 %before

look:
  %at = getelementptr i8, ptr %object, i64 -64
  %type = load ptr, ptr %at
  %at.seen = getelementptr i8, ptr %object, i64 -40
  %kind = load ptr, ptr %type
  %is.pointer = icmp eq ptr %kind, getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  br i1 %is.pointer, label %pointer, label %start

pointer:
  %value = load ptr, ptr %object
  br label %start

start:
  %seen = phi ptr [ %object, %look ], [ %value, %pointer ]
  store ptr %seen, ptr %at.seen
  %all = icmp eq ptr %wanted, null
  br i1 %all, label %caught, label %ask

ask:
  %match = call i1 @nv.exception.catches(ptr %type, ptr %wanted, ptr %at.seen)
  br i1 %match, label %caught, label %keep

caught:
  ret i32 %selector
}


define linkonce_odr i1 @nv.exception.same(ptr %a, ptr %b) {
entry:
  %equal = icmp eq ptr %a, %b
  br i1 %equal, label %yes, label %names

yes:
  ret i1 true

names:
  %at.a = getelementptr i8, ptr %a, i64 8
  %at.b = getelementptr i8, ptr %b, i64 8
  %name.a = load ptr, ptr %at.a
  %name.b = load ptr, ptr %at.b
  %first = load i8, ptr %name.a
  %local = icmp eq i8 %first, 42
  br i1 %local, label %no, label %compare

no:
  ret i1 false

compare:
  %order = call i32 @strcmp(ptr %name.a, ptr %name.b)
  %same = icmp eq i32 %order, 0
  ret i1 %same
}


; Whether a type is the wanted one or has it as a public base; the place then holds the address of that.
define linkonce_odr i1 @nv.exception.catches(ptr %type, ptr %wanted, ptr %place) {
entry:
  %same = call i1 @nv.exception.same(ptr %type, ptr %wanted)
  br i1 %same, label %yes, label %kinds

yes:
  ret i1 true

kinds:
  %object = load ptr, ptr %place
  %kind = load ptr, ptr %type
  %single = icmp eq ptr %kind, getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16)
  br i1 %single, label %one, label %other

one:
  %at.base = getelementptr i8, ptr %type, i64 16
  %base = load ptr, ptr %at.base
  %found = call i1 @nv.exception.catches(ptr %base, ptr %wanted, ptr %place)
  ret i1 %found

other:
  %several = icmp eq ptr %kind, getelementptr (i8, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 16)
  br i1 %several, label %bases, label %last

bases:
  %at.count = getelementptr i8, ptr %type, i64 20
  %count = load i32, ptr %at.count
  br label %head

head:
  %i = phi i32 [ 0, %bases ], [ %next, %more ]
  %inside = icmp ult i32 %i, %count
  br i1 %inside, label %body, label %no

body:
  %i64 = zext i32 %i to i64
  %skip = mul i64 %i64, 16
  %from = add i64 %skip, 24
  %entry.at = getelementptr i8, ptr %type, i64 %from
  %flags.at = getelementptr i8, ptr %entry.at, i64 8
  %each = load ptr, ptr %entry.at
  %flags = load i64, ptr %flags.at
  %public.bit = and i64 %flags, 2
  %public = icmp ne i64 %public.bit, 0
  br i1 %public, label %visible, label %more

visible:
  %offset = ashr i64 %flags, 8
  %virtual.bit = and i64 %flags, 1
  %virtual = icmp ne i64 %virtual.bit, 0
  %there = icmp ne ptr %object, null
  %reads = and i1 %virtual, %there
  br i1 %reads, label %indirect, label %direct

indirect:
  %table = load ptr, ptr %object
  %offset.at = getelementptr i8, ptr %table, i64 %offset
  %stored = load i64, ptr %offset.at
  br label %direct

direct:
  %distance = phi i64 [ %offset, %visible ], [ %stored, %indirect ]
  %part = getelementptr i8, ptr %object, i64 %distance
  %inner = select i1 %there, ptr %part, ptr null
  store ptr %inner, ptr %place
  %hit = call i1 @nv.exception.catches(ptr %each, ptr %wanted, ptr %place)
  br i1 %hit, label %yes, label %back

back:
  store ptr %object, ptr %place
  br label %more

more:
  %next = add i32 %i, 1
  br label %head

last:
  %wanted.kind = load ptr, ptr %wanted
  %p = icmp eq ptr %kind, getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  %q = icmp eq ptr %wanted.kind, getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  %both = and i1 %p, %q
  br i1 %both, label %pointers, label %no

pointers:
  %q.at = getelementptr i8, ptr %type, i64 16
  %qualifiers = load i32, ptr %q.at
  %w.at = getelementptr i8, ptr %wanted, i64 16
  %allowed = load i32, ptr %w.at
  %not.allowed = xor i32 %allowed, -1
  %lost = and i32 %qualifiers, %not.allowed
  %lost3 = and i32 %lost, 7
  %keeps = icmp eq i32 %lost3, 0
  br i1 %keeps, label %pointees, label %no

pointees:
  %to.at = getelementptr i8, ptr %type, i64 24
  %to = load ptr, ptr %to.at
  %wanted.to.at = getelementptr i8, ptr %wanted, i64 24
  %wanted.to = load ptr, ptr %wanted.to.at
  %name.at = getelementptr i8, ptr %wanted.to, i64 8
  %name = load ptr, ptr %name.at
  %order = call i32 @strcmp(ptr %name, ptr @nv.exception.void)
  %any = icmp eq i32 %order, 0
  br i1 %any, label %yes, label %deeper

deeper:
  %to.kind = load ptr, ptr %to
  %nested = icmp eq ptr %to.kind, getelementptr (i8, ptr @_ZTVN10__cxxabiv119__pointer_type_infoE, i64 16)
  br i1 %nested, label %equal, label %classes

equal:
  %equal.to = call i1 @nv.exception.same(ptr %to, ptr %wanted.to)
  ret i1 %equal.to

classes:
  %fits = call i1 @nv.exception.catches(ptr %to, ptr %wanted.to, ptr %place)
  ret i1 %fits

no:
  ret i1 false
}
