package longtext

import (
	"fmt"
	"strings"
)

// tables lists texts with long initialisers.
func tables() []Text {
	return []Text{
		{Name: "table of strings in a function", N: 90000, Make: func(n int) string {
			return kernel("const char t[][11] = {" + repeat(n, ", ", func(i int) string {
				return fmt.Sprintf("\"s%d\"", i)
			}) + "}; p[0] = t[p[1]][0];")
		}},
		{Name: "table of vectors", N: 80000, Make: func(n int) string {
			return "__constant__ float4 t[] = {" + strings.Repeat("{1, 2, 3, 4}, ", n) + "};" + kernel("p[0] = t[p[1]].x;")
		}},
		{Name: "table of unions", N: 200000, Make: func(n int) string {
			return "union U { int a; float b; };\n__constant__ U t[] = {" + strings.Repeat("{1}, ", n) + "};" +
				kernel("p[0] = t[p[1]].a;")
		}},
	}
}

// longTables lists those that are refused.
func longTables() []Text {
	return []Text{
		{Name: "table of bit-fields", N: 150000, Want: "most of it to evaluate constants", Make: func(n int) string {
			return "struct S { int a : 3, b : 4; };\n__constant__ S t[] = {" + strings.Repeat("{1, 2}, ", n) + "};" +
				kernel("p[0] = t[p[1]].a;")
		}},
		{Name: "table of objects", N: 300000, Want: "most of it to evaluate constants", Make: func(n int) string {
			return "struct C { int x; constexpr C(int x) : x(x + 1) {} };\n__constant__ C t[] = {" +
				strings.Repeat("{1}, ", n) + "};" + kernel("p[0] = t[p[1]].x;")
		}},
		{Name: "table of one string", N: 200000, Want: "have 200000 addresses", Make: func(n int) string {
			return "__device__ const char* const t[] = {" + strings.Repeat("\"x\", ", n) + "};" + kernel("p[0] = t[p[1]][0];")
		}},
	}
}

// dags lists classes that hold or derive from another twice, which is asked about again and again.
func dags() []Text {
	dag := func(leaf string, n int) string {
		return "struct C0 { " + leaf + " };\n" + repeat(n, "\n", func(i int) string {
			return fmt.Sprintf("struct C%d { C%d a, b; };", i+1, i)
		})
	}
	return []Text{
		{Name: "constants of classes twice in each other", N: 26, Make: func(n int) string {
			return dag("int x = 1;", n) + kernel(fmt.Sprintf("const C%d c; p[0] = sizeof c;", n))
		}},
		{Name: "references of classes twice in each other", N: 26, Make: func(n int) string {
			return dag("int& x;", n) + kernel(fmt.Sprintf("C%d* c = (C%[1]d*)p; C%[1]d d = *c; p[0] = sizeof d;", n))
		}},
	}
}
