package longtext

import (
	"fmt"
	"strings"
)

// features lists texts that are long in features of the language which few programs use at such length.
func features() []Text {
	return []Text{
		{Name: "overloads defined outside of their class", N: 8000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string { return fmt.Sprintf("struct T%d {};", i) }) + "\nstruct S { int x; " +
				repeat(n, "\n", func(i int) string { return fmt.Sprintf("__device__ int f(T%d);", i) }) + " };\n" +
				repeat(n, "\n", func(i int) string { return fmt.Sprintf("__device__ int S::f(T%d) { return x; }", i) }) +
				kernel("S s{1}; p[0] = s.f(T3());")
		}},
		{Name: "directives that a file is read once", N: 40000, Make: func(n int) string {
			return strings.Repeat("#pragma once\n", n) + kernel("p[0] = 1;")
		}},
		{Name: "variables that nothing but the next uses", N: 8000, Make: func(n int) string {
			return kernel("int v0 = 1;\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("decltype(v%d) v%d = v%d;", i, i+1, i)
			}) + " p[0] = v1;")
		}},
		{Name: "sums of one variable", N: 8000, Make: func(n int) string {
			return kernel("int a = 1; " + repeat(n, "\n", func(i int) string { return fmt.Sprintf("a += %d;", i) }) +
				" p[0] = 1;")
		}},
		{Name: "pointers to members", N: 7000, Make: func(n int) string {
			return "struct S { " + repeat(n, "\n", func(i int) string { return fmt.Sprintf("int m%d;", i) }) + " };" +
				kernel("S& s = *(S*)p; int S::* q; "+repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("q = &S::m%d; s.*q = %d;", i, i)
				}))
		}},
		{Name: "calls of a function with shuffles", N: 3000, Make: func(n int) string {
			return "__device__ int sum(int v) { for (int d = 16; d > 0; d /= 2) v += __shfl_down_sync(~0u, v, d); return v; }" +
				kernel("int x = p[threadIdx.x]; "+repeat(n, "\n", func(i int) string {
					return fmt.Sprintf("x += sum(x + %d);", i)
				})+" p[threadIdx.x] = x;")
		}},
		{Name: "jumps to anywhere", N: 4000, Make: func(n int) string {
			return kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("L%d: if (p[%d]) goto L%d;", i, i, (i*7919+13)%n)
			}))
		}},
		{Name: "conditions of the preprocessor", N: 30000, Make: func(n int) string {
			return "#if 0\n" + repeat(n, "\n", func(i int) string { return fmt.Sprintf("#elif 0 == %d + 1", i) }) +
				"\n#endif" + kernel("p[0] = 1;")
		}},
		{Name: "friends without parameters of their classes", N: 1000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct F%d { friend __device__ int f%d() { return %d; } };\n__device__ int f%d();", i, i, i, i)
			}) + "\n__global__ void k(int* p) {\n" + repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("    p[%d] = f%d();", i, i)
			}) + "\n}"
		}},
		{Name: "operators that are friends", N: 4000, Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d { int x; friend __device__ S%d operator+(S%d a, S%d b) { return {a.x + b.x}; } };",
					i, i, i, i)
			}) + kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("{ S%d a{1}, b{2}; p[%d] = (a + b).x; }", i, i)
			}))
		}},
	}
}

// longFeatures lists those that are refused.
func longFeatures() []Text {
	return []Text{
		{Name: "instances of a variable template inside each other", N: 100000, Want: "templates are nested too deeply",
			Make: func(n int) string {
				return "template<int N> constexpr int v = v<N - 1> + 1;\ntemplate<> constexpr int v<0> = 0;" +
					kernel(fmt.Sprintf("p[0] = v<%d>;", n))
			}},
		{Name: "names of aliases inside each other", N: 20000, Want: "templates are nested too deeply",
			Make: func(n int) string {
				return "template<class T> using a0 = T;\n" + repeat(250, "\n", func(i int) string {
					return fmt.Sprintf("template<class T> using a%d = a%d<T>;", i+1, i)
				}) + kernel(repeat(n, "\n", func(i int) string { return fmt.Sprintf("{ a250<int> x = 1; p[%d] = x; }", i) }))
			}},
		{Name: "base classes of a pack", N: 160000, Want: "most of it for instances of templates", Make: func(n int) string {
			return "template<int I> struct B { int x; }; template<int... I> struct D : B<I>... {};" +
				kernel("D<"+repeat(n, ", ", func(i int) string { return fmt.Sprint(i) })+"> d; p[0] = sizeof d;")
		}},
		{Name: "unions inside each other", N: 1000, Want: "of a unit", Make: func(n int) string {
			return repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("struct S%d { ", i) + repeat(20, " ", func(i int) string {
					return fmt.Sprintf("union { struct { int a%d;", i)
				}) + strings.Repeat(" }; };", 20) + " };"
			}) + kernel(repeat(n, "\n", func(i int) string {
				return fmt.Sprintf("{ S%d& s = *(S%d*)p; p[0] = s.a19; }", i, i)
			}))
		}},
	}
}
