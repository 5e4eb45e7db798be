"""C++'s exceptions as statuses: thrown, caught by a base class, passed on, cleaned up after."""

from __future__ import annotations

import ctypes

import pytest
from llvmlite import binding

from nv_structurize import Options, Unsupported, structurize, violations

IR = """
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @__cxa_rethrow() noreturn
declare i32 @llvm.eh.typeid.for.p0(ptr)
declare i32 @__gxx_personality_v0(...)

@_ZTVN10__cxxabiv120__si_class_type_infoE = global [3 x ptr] zeroinitializer
@_ZTVN10__cxxabiv121__vmi_class_type_infoE = global [3 x ptr] zeroinitializer
@_ZTVN10__cxxabiv119__pointer_type_infoE = global [3 x ptr] zeroinitializer
@other.kind = global [3 x ptr] zeroinitializer
@name.int = constant [2 x i8] c"i\\00"
@name.base = constant [2 x i8] c"B\\00"
@name.derived = constant [2 x i8] c"D\\00"
@int = constant { ptr, ptr } { ptr @other.kind, ptr @name.int }
@base = constant { ptr, ptr } { ptr @other.kind, ptr @name.base }
@derived = constant { ptr, ptr, ptr } { ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv120__si_class_type_infoE, i64 16),
  ptr @name.derived, ptr @base }
@many = constant { ptr, ptr, i32, i32, ptr, i64, ptr, i64 } {
  ptr getelementptr (i8, ptr @_ZTVN10__cxxabiv121__vmi_class_type_infoE, i64 16), ptr @name.derived, i32 0, i32 2,
  ptr @int, i64 0, ptr @base, i64 1026 }
@cleaned = global i32 0

define void @destroy(ptr %object) nounwind {
entry:
  %n = load i32, ptr @cleaned
  %more = add i32 %n, 100
  store i32 %more, ptr @cleaned
  ret void
}

define noundef nonnull ptr @fail(i32 %n) {
entry:
  %object = call ptr @__cxa_allocate_exception(i64 16)
  store i32 %n, ptr %object
  %second = getelementptr i32, ptr %object, i64 1
  store i32 77, ptr %second
  switch i32 %n, label %ok [
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 4, label %four
  ]

one:
  call void @__cxa_throw(ptr %object, ptr @int, ptr null)
  unreachable

two:
  call void @__cxa_throw(ptr %object, ptr @base, ptr @destroy)
  unreachable

three:
  call void @__cxa_throw(ptr %object, ptr @derived, ptr @destroy)
  unreachable

four:
  call void @__cxa_throw(ptr %object, ptr @many, ptr null)
  unreachable

ok:
  ret ptr @cleaned
}

define noundef i32 @between(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %p = invoke noundef nonnull ptr @fail(i32 %n)
          to label %done unwind label %pad

done:
  call void @destroy(ptr %p)
  ret i32 5

pad:
  %x = landingpad { ptr, i32 }
          cleanup
  %m = load i32, ptr @cleaned
  %more = add i32 %m, 1
  store i32 %more, ptr @cleaned
  resume { ptr, i32 } %x
}

define i32 @again(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @between(i32 %n)
          to label %done unwind label %pad

done:
  ret i32 %r

pad:
  %x = landingpad { ptr, i32 }
          catch ptr @base
          catch ptr @int
  %e = extractvalue { ptr, i32 } %x, 0
  %s = extractvalue { ptr, i32 } %x, 1
  %t = tail call i32 @llvm.eh.typeid.for.p0(ptr nonnull @base)
  %is.base = icmp eq i32 %s, %t
  %o = call ptr @__cxa_begin_catch(ptr %e)
  br i1 %is.base, label %handle, label %pass

handle:
  %v = load i32, ptr %o
  call void @__cxa_end_catch()
  ret i32 %v

pass:
  invoke void @__cxa_rethrow()
          to label %never unwind label %out

never:
  unreachable

out:
  %y = landingpad { ptr, i32 }
          cleanup
  call void @__cxa_end_catch()
  resume { ptr, i32 } %y
}

define i32 @run(i32 %n) personality ptr @__gxx_personality_v0 {
entry:
  store i32 0, ptr @cleaned
  %r = invoke i32 @again(i32 %n)
          to label %done unwind label %pad

pad:
  %x = landingpad { ptr, i32 }
          catch ptr null
  %e = extractvalue { ptr, i32 } %x, 0
  %o = call ptr @__cxa_begin_catch(ptr %e)
  %v = load i32, ptr %o
  %w = add i32 %v, 5000
  call void @__cxa_end_catch()
  br label %done

done:
  %value = phi i32 [ %r, %entry ], [ %w, %pad ]
  %tens = mul i32 %value, 10000
  %c = load i32, ptr @cleaned
  %both = add i32 %tens, %c
  ret i32 %both
}
"""


@pytest.mark.parametrize(
    ("n", "value", "cleaned"),
    [
        (0, 5, 100),  # nothing is thrown
        (1, 5001, 1),  # an int is caught, thrown again and caught by `catch (...)`
        (2, 2, 101),
        (3, 3, 101),  # a class by its base
        (4, 77, 1),  # the second of two bases, at its offset
    ],
)
def test_what_is_thrown_is_caught_where_it_should_be(n: int, value: int, cleaned: int) -> None:
    after = structurize(IR, Options(lower=("exceptions=status",)))
    assert violations(after) == []
    assert "landingpad" not in after
    binding.initialize_native_target()
    binding.initialize_native_asmprinter()
    machine = binding.Target.from_default_triple().create_target_machine(opt=2)
    module = binding.parse_assembly(after.replace("thread_local ", ""))  # of which the JIT has none
    engine = binding.create_mcjit_compiler(module, machine)
    engine.finalize_object()
    run = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_int32)(engine.get_function_address("run"))
    assert run(n) == 10_000 * value + cleaned


def test_a_result_promises_nothing_that_zeros_are_not() -> None:
    after = structurize(IR, Options(lower=("exceptions=status",)))
    assert "define ptr @fail(" in after
    assert "define i32 @between(" in after
    assert "call ptr @fail(i32 %n)" in after


def test_what_catches_nothing_is_passed_on() -> None:
    """Without a cleanup the unwinder would not have stopped at the pad."""
    ir = IR.replace("          catch ptr @base\n          catch ptr @int\n", "          catch ptr @base\n")
    after = structurize(ir, Options(lower=("exceptions=status",)))
    again = after[after.index("define i32 @again") : after.index("define i32 @run")]
    assert "icmp ne i32 %nv.status" in again


@pytest.mark.parametrize(
    ("ir", "message"),
    [
        (
            IR.replace("__gxx_personality_v0", "rust_eh_personality"),
            "function @between: exceptions of rust_eh",
        ),
        (IR + "declare ptr @_ZSt17current_exceptionv()\n", "@_ZSt17current_exceptionv: asks for exceptions"),
    ],
)
def test_other_exceptions_are_refused(ir: str, message: str) -> None:
    with pytest.raises(Unsupported, match=message):
        structurize(ir, Options(lower=("exceptions=status",)))


def test_what_has_no_exceptions_stays() -> None:
    ir = "define void @f() {\ne:\n  call void @g()\n  ret void\n}\ndeclare void @g()\n"
    assert structurize(ir, Options(lower=("exceptions=status",))) == ir
