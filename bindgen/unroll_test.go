package bindgen_test

import (
	"fmt"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// TestUnroll checks what pragmas ask for of the loop behind them, of each kind, and __noinline__ of a function.
func TestUnroll(t *testing.T) {
	for pragma, want := range map[string]int{
		"": 0, "#pragma unroll": ir.UnrollAll, "#pragma unroll 4": 4, "#pragma unroll (8)": 8, "#pragma unroll 1": 1,
		"#pragma nounroll": 1, "#pragma unroll 0": 0, "#pragma unroll N": 0, "#pragma unroll 2\nint j;": 0,
		"_Pragma(\"unroll 3\")": 3, "#pragma once": 0,
	} {
		for _, loop := range []string{"for (int i = 0; i < 4; i++) f(p);", "while (p[1] > 0) f(p);",
			"do f(p); while (p[1] > 0);", "int a[3] = {};\n%s\nfor (int x : a) p[x] = 1;",
			"%s\nwhile (int i = p[1]) p[i] = f(p);"} {
			before := pragma
			if len(loop) > 1 && loop[:2] == "in" || loop[0] == '%' {
				loop, before = fmt.Sprintf(loop, pragma), ""
			}
			m, diags := load(t, bindgen.Config{All: true}, "k.cu", "__device__ __noinline__ int f(int* p) { return p[0]++; }\n"+
				"__global__ void k(int* p) {\n"+before+"\n"+loop+"\n}\n")
			if len(m.Kernels) != 1 || m.Kernels[0].Func == nil {
				t.Fatalf("%q %q: %s", pragma, loop, diags)
			}
			got, loops := 0, 0
			ir.Walk(m.Kernels[0].Func.Body, func(s ir.Stmt) {
				switch s := s.(type) {
				case *ir.Loop:
					loops++
					got = s.Unroll
				case *ir.Call:
					if !s.Func.NoInline {
						t.Error("f is __noinline__")
					}
				}
			}, nil)
			if loops != 1 || got != want {
				t.Errorf("%q before %q: %d in %d loops, want %d", pragma, loop, got, loops, want)
			}
			if m.Kernels[0].Func.NoInline {
				t.Error("the kernel is not __noinline__")
			}
		}
	}
}
