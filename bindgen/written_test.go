package bindgen_test

import (
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
)

// TestInputsThatAreWritten binds kernels with //kbind:in x and compares which are refused.
func TestInputsThatAreWritten(t *testing.T) {
	const before = "struct S { int a[4]; int b; };\n__device__ void put(int* p, int i) { p[i] = i; }\n__device__ int " +
		"get(int* p, int i) { return p[i]; }\n" +
		"__device__ void deep(int* p, int n) { if (n > 0) deep(p + 1, n - 1); else put(p, 0); }\n"
	for _, test := range []struct {
		body    string
		written bool
	}{
		{"y[0] = x[0];", false},
		{"x[0] = 1;", true},
		{"*x = 1;", true},
		{"x[0] += y[0];", true},
		{"x++; *x = 1;", true},
		{"int* q = x + 3; q[1] = 2;", true},
		{"int* q = x; q = y; q[1] = 2;", false},
		{"int* q = y; y[0] = *q;", false},
		{"for (int* q = x; q < x + 4; q++) *q = 0;", true},
		{"((S*)x)->a[2] = 1;", true},
		{"S* s = (S*)x; s->b++;", true},
		{"int* q = &x[3]; *q = 1;", true},
		{"atomicAdd(x, 1);", true},
		{"atomicMax(&x[2], 1);", true},
		{"put(x, 3);", true},
		{"deep(x + 1, 3);", true},
		{"y[0] = get(x, 3); put(y, 3);", false},
		{"x = y; x[0] = 1;", false},
		{"int* q = y[0] ? x : y; q[0] = 1;", false}, // only a run can tell
	} {
		src := before + "//kbind:kernel\n//kbind:in x\n__global__ void k(int* x, int* y) { " + test.body + " }\n"
		cfg := &bindgen.Config{Open: func(name string) ([]byte, error) {
			if name == "k.cu" {
				return []byte(src), nil
			}
			return nil, fs.ErrNotExist
		}}
		_, diags := bindgen.Load(cfg, "k.cu")
		err := diags.Err()
		if written := err != nil && strings.Contains(err.Error(), "[K0613]"); written != test.written || !written &&
			err != nil {
			t.Errorf("%s: got %v", test.body, err)
		} else if written && !strings.Contains(diags.Items[0].Hint, "//kbind:inout x") {
			t.Errorf("%s: hint %q", test.body, diags.Items[0].Hint)
		}
	}
}
