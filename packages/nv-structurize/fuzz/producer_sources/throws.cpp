// Exceptions of every kind that C++ has: bases, pointers, rethrowing, nesting, destructors on the way, loops left by throwing.
#include <cstdio>
#include <exception>

static int depth = 0;
struct Trace {
    const char *name;
    explicit Trace(const char *n) : name(n) { depth++; }
    ~Trace() { std::printf("~%s%d ", name, depth--); }
};
struct A { int a = 1; virtual ~A() = default; virtual int id() const { return a; } };
struct B { int b = 2; virtual ~B() = default; };
struct C : A, B { int c = 3; int id() const override { return 30 + c; } };
struct V1 : virtual A { int v = 4; };
struct V2 : virtual A { int w = 5; };
struct D : V1, V2 { int id() const override { return 40; } };
struct Hidden : private A {};
struct Counted {
    static int live;
    int value;
    explicit Counted(int v) : value(v) { live++; }
    Counted(const Counted &o) : value(o.value) { live++; }
    ~Counted() { live--; }
};
int Counted::live = 0;

[[noreturn]] __attribute__((noinline)) static void fail(int n) {
    Trace trace("fail");
    switch (n % 12) {
    case 0: throw n;
    case 1: throw 'c';
    case 2: throw C();
    case 3: throw D();
    case 4: throw "text";
    case 5: throw Counted(n);
    case 6: { static C c; throw static_cast<C *>(&c); }
    case 7: throw Hidden();
    case 8: throw 2.5;
    case 9: throw static_cast<D *>(nullptr);
    case 10: throw 7L;
    default: throw std::exception();
    }
}

__attribute__((noinline)) static int maybe(int n) {
    Trace trace("maybe");
    if (n % 3 == 0) fail(n);
    return n * 2;
}

struct Member {
    Trace trace{"member"};
    int value;
    explicit Member(int n) : value(maybe(n)) {}
};

__attribute__((noinline)) static int kinds(int n) {
    try {
        fail(n);
    } catch (int i) { return 100 + i;
    } catch (const B &b) { return 200 + b.b;
    } catch (A &a) { return 300 + a.id();
    } catch (const char *s) { return 400 + s[0];
    } catch (Counted c) { return 500 + c.value + 10 * Counted::live;
    } catch (B *b) { return 600 + b->b;
    } catch (const A *a) { return a ? 650 : 660;
    } catch (double d) { return 700 + static_cast<int>(2 * d);
    } catch (...) { return 800;
    }
}

__attribute__((noinline)) static int again(int n) {
    int sum = 0;
    for (int k = 0; k < 4; k++) {
        try {
            Member member(n + k);
            sum += member.value;
            if (sum > 40) break;
        } catch (int i) {
            sum += 1000;
            try {
                if (i % 2) throw;
                throw 3.5f;
            } catch (float f) {
                sum += static_cast<int>(f);
                continue;
            }
        } catch (const char *) {
            sum += 7;
        }
    }
    return sum;
}

__attribute__((noinline)) static int outer(int n) {
    try {
        return again(n);
    } catch (int i) { return -i;
    } catch (A &) { return -1000;
    } catch (...) {
        try { throw; } catch (char c) { return c; } catch (...) { return -2000; }
    }
}

static int by_pointer(int (*f)(int), int n) {
    try { return f(n); } catch (...) { return -7; }
}

struct Function {
    int value;
    explicit Function(int n) try : value(maybe(n)) { } catch (int) { throw 'f'; }
};

int main() {
    for (int n = 0; n < 12; n++) std::printf("%d\n", kinds(n));
    for (int n = 0; n < 14; n++) std::printf("%d\n", outer(n));
    for (int n = 0; n < 6; n++) std::printf("%d\n", by_pointer(maybe, n));
    for (int n = 0; n < 3; n++) {
        try { std::printf("%d\n", Function(n).value); } catch (char c) { std::printf("%c\n", c); }
    }
    std::printf("%d %d\n", Counted::live, depth);
}
