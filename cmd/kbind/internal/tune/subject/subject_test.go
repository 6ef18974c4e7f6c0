package subject

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/rt/driver"
)

func load(t *testing.T, text string) *ir.Module {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{Open: func(string) ([]byte, error) { return []byte(text), nil }}, "k.cu")
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	return m
}

const matrix = `#ifndef TILE
#define TILE 16
#endif
struct P { float x; int n[2]; };
//kbind:kernel W
__constant__ float w[4];
//kbind:kernel
//kbind:out c
//kbind:size a=m*n c=m*n p=4
//kbind:tune B=32,64,2048 TILE=8,16 U=1,2
//kbind:restrict B % warpSize == 0 && B*TILE < m
//kbind:tolerance c rel=0.5
//kbind:shared 4*B
//kbind:grid ceildiv(m,U),n block=B
template <int U> __global__ void k(const float* a, float* c, P* p, float s, int m, int n) {
    extern __shared__ float t[];
    t[0] = s * TILE * w[0];
    c[0] = a[0] * U + p->x + t[0];
}
`

func TestSubject(t *testing.T) {
	m := load(t, matrix)
	groups := Groups(m)
	if len(groups) != 1 || len(groups[0]) != 2 {
		t.Fatalf("%d groups", len(groups))
	}
	s, err := New(m, groups[0], map[string]string{"m": "1<<10", "n": "3", "s": "2.5"})
	if err != nil {
		t.Fatal(err)
	}
	if a := s.Args[0]; a.Count != 3072 || a.Size != 4 || !a.In || a.Out {
		t.Errorf("a: %+v", a)
	}
	if c := s.Args[1]; c.In || !c.Out || c.Tolerance == nil || c.Tolerance.Rel != 0.5 {
		t.Errorf("c: %+v", c)
	}
	if p := s.Args[2]; p.Size != 12 || len(p.Words) != 3 || p.Words[2].Offset != 8 || !p.In || !p.Out {
		t.Errorf("p: %+v", p)
	}
	if v := s.Args[3]; v.Kind != driver.ArgValue || len(v.Value) != 4 || v.Value[3] != 0x40 {
		t.Errorf("s: %+v", v)
	}
	if len(s.Globals) != 1 || s.Globals[0].Size != 16 || s.Bytes != 2*3072*4+2*48 {
		t.Errorf("%d globals, %d bytes", len(s.Globals), s.Bytes)
	}
	d := &driver.DeviceInfo{WarpSize: 32, MaxThreads: 1024, MaxShared: 48 << 10}
	if err := s.Restrict(d); err != nil {
		t.Fatal(err)
	}
	var all []string
	for i := range s.Space.Len() {
		all = append(all, s.Space.Text(i))
	}
	want := "B=32 TILE=8 U=1, B=32 TILE=8 U=2, B=32 TILE=16 U=1, B=32 TILE=16 U=2, B=64 TILE=8 U=1, B=64 TILE=8 U=2"
	if got := strings.Join(all, ", "); got != want || s.Default != 2 {
		t.Errorf("got  %s\nwant %s; the default is %d", got, want, s.Default)
	}
	l, err := s.Launch(s.Tuned(5), d)
	if err != nil || l.Threads != [3]int64{512, 3, 1} || l.Block != (driver.Dim3{X: 64, Y: 1, Z: 1}) || l.Shared != 256 ||
		l.Symbol != "k_2" ||
		strings.Join(s.Macros(s.Tuned(5)), " ") != "TILE=8" ||
		len(s.Macros(s.Defaults())) != 0 {
		t.Errorf("%+v %v, macros %v", l, err, s.Macros(s.Tuned(5)))
	}
}

func TestMistakes(t *testing.T) {
	m := load(t, matrix)
	for want, values := range map[string]map[string]string{
		"K needs a value for m, n, such as -size m=1024,n=1024": {},
		`the value of m: "x" is no integer`:                     {"m": "x", "n": "1"},
		"parameter a: its size m*n is -4":                       {"m": "-4", "n": "1"},
		`parameter s: "y" is no number`:                         {"m": "4", "n": "1", "s": "y"},
	} {
		if _, err := New(m, Groups(m)[0], values); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	s, err := New(m, Groups(m)[0], map[string]string{"m": "4", "n": "1"})
	if err != nil {
		t.Fatal(err)
	}
	err = s.Restrict(&driver.DeviceInfo{WarpSize: 32, MaxThreads: 1024})
	if err == nil ||
		!strings.Contains(
			err.Error(),
			"there is no configuration to try: B % warpSize == 0 && B*TILE < m excludes 12",
		) {
		t.Error(err)
	}
	for want, text := range map[string]string{
		"parameter x: its size is not known": "//kbind:kernel\n__global__ void k(float* x) { x[0] = 1; }",
		"kbind cannot make up a texture":     "//kbind:kernel\n__global__ void k(cudaTextureObject_t x) { }",
		"parameter x: kbind cannot make up values of type": "//kbind:kernel\n//kbind:size x=1\n__global__ void k(float** " +
			"x) { }",
	} {
		m := load(t, text)
		if _, err := New(m, Groups(m)[0], nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
	m = load(t, "//kbind:kernel\n//kbind:size x=1\n__global__ void k(float* x) { }")
	if s, err = New(m, Groups(m)[0], nil); err != nil {
		t.Fatal(err)
	}
	if _, err := s.Launch(nil, nil); err == nil || !strings.Contains(err.Error(), "no grid or blocks directive") {
		t.Error(err)
	}
}

func TestInteger(t *testing.T) {
	for text, want := range map[string]int64{"7": 7, "-7": -7, "0x10": 16, "1<<20": 1 << 20, "3*1<<4": 48, "4*1024": 4096,
		"2*3*4": 24, " 5 ": 5} {
		if got, err := Integer(text); err != nil || got != want {
			t.Errorf("%s: %d, %v", text, got, err)
		}
	}
	for _, text := range []string{"", "1k", "1<<", "1<<63", "<<", "1<<-1", "1*", "9999999999*9999999999", "1.5"} {
		if got, err := Integer(text); err == nil {
			t.Errorf("%q is %d", text, got)
		}
	}
}

// TestRange gives integer parameters values that their types do not have: the kernel would get others.
func TestRange(t *testing.T) {
	m := load(t, "//kbind:kernel\n//kbind:size x=1\n//kbind:grid n\n"+
		"__global__ void k(float* x, int n, unsigned char c, unsigned long long l) { x[0] = n + c + l; }\n")
	for _, test := range []struct{ n, c, l, err string }{
		{"1<<31", "1", "1", "the value of n: 2147483648 does not fit its type, i32"},
		{"-2147483648", "255", "1<<62", ""},
		{"1", "256", "1", "the value of c: 256 does not fit its type, u8"},
		{"1", "-1", "1", "the value of c: -1 does not fit its type, u8"},
		{"1", "1", "-1", "the value of l: -1 does not fit its type, u64"},
	} {
		_, err := New(m, Groups(m)[0], map[string]string{"n": test.n, "c": test.c, "l": test.l})
		if err == nil && test.err != "" || err != nil && err.Error() != test.err {
			t.Errorf("%+v: %v", test, err)
		}
	}
}
