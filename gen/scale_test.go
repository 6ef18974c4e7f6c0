package gen_test

import (
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/gen"
	"github.com/kbind/kbind/internal/longtext"
	"github.com/kbind/kbind/internal/testall"
)

// TestLongTexts writes kernels whose time must grow linearly with their length.
func TestLongTexts(t *testing.T) {
	part := testall.Count(t, 16, 4) // of the length at which the square takes minutes
	for _, c := range longtext.Texts() {
		t.Run(c.Name, func(t *testing.T) {
			err := c.Grows(c.N/part, func(text []byte) { generate(t, text) })
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// TestTooLongTexts looks at what is left of units that are refused, which `kbind inspect` does.
func TestTooLongTexts(t *testing.T) {
	part := testall.Count(t, 16, 1)
	for _, c := range longtext.TooLong() {
		t.Run(c.Name, func(t *testing.T) {
			err := c.Grows(c.N/part, func(text []byte) {
				m, _ := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return text, nil }}, c.File())
				gen.Check(m)
			})
			if err != nil {
				t.Error(err)
			}
		})
	}
}

// TestNestedOperations writes operations that are operands of each other: each is written once in every language.
func TestNestedOperations(t *testing.T) {
	const depth = 60
	for _, c := range []struct{ typ, before, after string }{
		{"float", "mad(p[1], p[2], ", ")"}, {"half", "sqrt(", ")"}, {"half", "fmax(p[1], ", ")"}, {"int4", "(", " / p[1])"},
		{"short2", "(", " % p[1])"}, {"double", "fma(p[1], ", ", p[2])"}, {"float4", "mix(p[1], p[2], ", ")"},
		{"uchar4", "add_sat(p[1], ", ")"}, {"long", "(p[1] - ", ")"}, {"float4", "(p[1] * ", " + p[2])"},
	} {
		text := "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n__kernel void k(__global " + c.typ + "* p) { p[0] = " +
			strings.Repeat(c.before, depth) + "p[3]" + strings.Repeat(c.after, depth) + "; }"
		m, diags := bindgen.Load(&bindgen.Config{All: true, Open: func(string) ([]byte, error) { return []byte(text), nil }},
			"k.cl")
		if diags.Len() > 0 {
			t.Fatal(diags.Items[0].Msg)
		}
		for _, v := range gen.Check(m) {
			for target, v := range v {
				if v.Refused != nil {
					t.Errorf("%s %s%s in %s: %s", c.typ, c.before, c.after, target, v.Refused.Msg)
				}
			}
		}
	}
}

// TestNestedStatements writes statements inside each other: each is looked at a few times only.
func TestNestedStatements(t *testing.T) {
	const depth = 40
	for _, c := range []struct{ before, inside, after string }{
		{"for (int i = 0; i < p[1]; i++) {", "__syncthreads();", "}"},
		{"for (int i = 0; i < p[1]; i++) { __syncthreads();", "p[2]++;", "}"},
		{"for (int i = 0; i < 3; i++) {", "p[0] = __shfl_xor_sync(~0u, p[0], 1);", " if (p[1]) return; }"},
		{"do {", "return;", "} while (p[1]);"},
		{"do { if (p[1]) break;", "__syncthreads();", "} while (0);"},
	} {
		start := time.Now()
		generate(t, []byte("__global__ void k(int* p) { "+strings.Repeat(c.before, depth)+c.inside+
			strings.Repeat(c.after, depth)+" }"))
		if took := time.Since(start); took > 10*time.Second {
			t.Errorf("%s%s%s takes %v", c.before, c.inside, c.after, took)
		}
	}
}

// generate loads text and writes all files for it.
func generate(t *testing.T, text []byte) {
	t.Helper()
	open := func(string) ([]byte, error) { return text, nil }
	m, diags := bindgen.Load(&bindgen.Config{All: true, Open: open}, "k.cu")
	if diags.Len() > 0 {
		t.Fatal(diags.Items[0].Msg)
	}
	opt := gen.Options{
		Version: "v0.0.1", Dir: t.TempDir(), Package: "p", Files: []string{"k.cu"}, CPUOptional: true,
	}
	files, diags := gen.Generate(m, opt)
	if diags.Len() > 0 || len(files) == 0 {
		t.Errorf("%d files, %v", len(files), diags.Err())
	}
}
