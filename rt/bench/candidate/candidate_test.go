package candidate

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

func floats(typ string, list ...float64) []byte {
	var b []byte
	for _, f := range list {
		w := make([]byte, sizeOf(typ))
		PutFloat(w, typ, f)
		b = append(b, w...)
	}
	return b
}

func TestDiffer(t *testing.T) {
	one := math.Nextafter32(1, 2)
	for _, test := range []struct {
		what      string
		typ       string
		tolerance *driver.Tolerance
		got, want []byte
		differ    string
	}{
		{"equal", "f32", nil, floats("f32", 1, 2), floats("f32", 1, 2), ""},
		{"near", "f32", nil, floats("f32", 1, 2.0001), floats("f32", 1, 2), ""},
		{"far", "f32", nil, floats("f32", 1, 2.001), floats("f32", 1, 2), "x[1] is 2.00"},
		{"far for double", "f64", nil, floats("f64", 1, 2.0001), floats("f64", 1, 2), "x[1] is 2.0001, and 2 on the CPU"},
		{"half", "f16", nil, floats("f16", 1, 2.01), floats("f16", 1, 2), ""},
		{"bfloat16", "bf16", nil, floats("bf16", 1, 2.5), floats("bf16", 1, 2), "x[1] is 2.5"},
		{"NaN as wanted", "f32", nil, floats("f32", math.NaN(), 1), floats("f32", -math.NaN(), 1), ""},
		{"NaN", "f32", nil, floats("f32", math.NaN(), 1), floats("f32", 0, 1), "x[0] is NaN"},
		{"infinity", "f32", nil, floats("f32", math.Inf(1), 1), floats("f32", 1, 1), "x[0] is +Inf"},
		{"infinity on the CPU", "f32", nil, floats("f32", 1, 1), floats("f32", math.Inf(1), 1), "x[0] is 1, and +Inf"},
		{"the other infinity", "f64", &driver.Tolerance{Rel: 1}, floats("f64", math.Inf(-1), 1),
			floats("f64", math.Inf(1), 1), "x[0] is -Inf"},
		{"infinities", "f16", nil, floats("f16", math.Inf(1), 1), floats("f16", math.Inf(1), 1), ""},
		{"infinity and the largest", "f32", &driver.Tolerance{ULP: 4}, floats("f32", math.MaxFloat32, 1),
			floats("f32", math.Inf(1), 1), "x[0] is 3.4"},
		{"integers, relative", "i32", &driver.Tolerance{Rel: 0.5}, []byte{100, 0, 0, 0, 1, 0, 0, 0},
			[]byte{101, 0, 0, 0, 9, 0, 0, 0}, "x[1] is 1, and 9 on the CPU"},
		{"signs of zero", "f32", nil, floats("f32", 0, 0), floats("f32", math.Copysign(0, -1), 0), ""},
		{"a unit in the last place", "f32", &driver.Tolerance{ULP: 1}, floats("f32", float64(one), 0), floats("f32", 1, 0),
			""},
		{"exact", "f32", &driver.Tolerance{}, floats("f32", float64(one), 0), floats("f32", 1, 0), "x[0] is 1.0000001"},
		{"absolute", "f32", &driver.Tolerance{Abs: 3}, floats("f32", 1, 2), floats("f32", 3, 4), ""},
		{"integers", "u16", nil, []byte{1, 0, 2, 0}, []byte{1, 0, 3, 0}, "x[1] is 2, and 3 on the CPU"},
		{"large integers", "i64", nil, []byte{0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0},
			[]byte{1, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "x[0] is 9007199254740992, and 9007199254740993"},
		{"signed integers with tolerance", "i16", &driver.Tolerance{Abs: 1}, []byte{1, 0, 0, 0}, []byte{1, 0, 255, 255}, ""},
		{"unsigned integers with tolerance", "u16", &driver.Tolerance{Abs: 1}, []byte{1, 0, 0, 0}, []byte{1, 0, 255, 255},
			"x[1] is 0, and 65535 on the CPU"},
		{"integers with tolerance", "u16", &driver.Tolerance{Abs: 1}, []byte{1, 0, 2, 0}, []byte{1, 0, 3, 0}, ""},
	} {
		a := Arg{Count: 2, Size: sizeOf(test.typ), Words: []Word{{0, test.typ}}, Tolerance: test.tolerance}
		if got := a.differ("x", test.got, test.want); !strings.HasPrefix(got, test.differ) ||
			got != "" && test.differ == "" {
			t.Errorf("%s: got %q, want %q", test.what, got, test.differ)
		}
	}
}

func TestContents(t *testing.T) {
	a := Arg{Count: 1000, Size: 12, In: true, Words: []Word{{0, "f32"}, {4, "u8"}, {8, "i32"}}}
	data := made(t, &a, 1)
	if !bytes.Equal(data, made(t, &a, 1)) || bytes.Equal(data, made(t, &a, 2)) {
		t.Error("contents depend on something else than the seed")
	}
	most := uint64(0)
	for at := 0; at < len(data); at += a.Size {
		f, _ := read(data[at:], "f32")
		_, b := read(data[at+4:], "u8")
		_, i := read(data[at+8:], "i32")
		if f < 0 || f >= 1 || b >= 50 || i >= 50 || data[at+5] != 0 {
			t.Fatalf("element %d: %g, %d, %d", at/a.Size, f, b, i)
		}
		most = max(most, i)
	}
	if most != 49 {
		t.Errorf("the largest integer is %d", most)
	}
	a.In = false
	if !bytes.Equal(made(t, &a, 1), make([]byte, len(data))) {
		t.Error("what has no contents is not zero")
	}
}

func made(t *testing.T, a *Arg, seed uint64) []byte {
	t.Helper()
	data, err := a.contents(seed, 50)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func TestFailed(t *testing.T) {
	lost := &driver.KernelError{Kernel: "K", Lost: true}
	for _, test := range []struct {
		stage string
		err   error
		want  string
		lost  bool
	}{
		{"compile", &driver.BuildError{}, "compile", false},
		{"runtime", &driver.BuildError{}, "compile", false},
		{"compile", driver.Errorf(driver.ErrNoImage, "x"), "compile", false},
		{"compile", errors.New("no memory"), "runtime", false},
		{"runtime", driver.Errorf(driver.ErrInvalidLaunch, "x"), "constraints", false},
		{"runtime", lost, "runtime", true},
		{"runtime", driver.Errorf(driver.ErrClosed, "x"), "runtime", true},
	} {
		var r Reply
		(&program{}).failed(&r, test.stage, test.err)
		if r.Status != test.want || r.Lost != test.lost || r.Why == "" {
			t.Errorf("%s, %v: %+v, want %s, %v", test.stage, test.err, r, test.want, test.lost)
		}
	}
}

// TestDifferFirst finds the first of many differences, however the elements are shared out.
func TestDifferFirst(t *testing.T) {
	a := Arg{Count: 1000, Size: 4, Words: []Word{{0, "i32"}}}
	got, want := make([]byte, 4000), make([]byte, 4000)
	for i := 333; i < 1000; i += 7 {
		got[4*i] = 1
	}
	if why := a.differ("x", got, want); why != "x[333] is 1, and 0 on the CPU" {
		t.Error(why)
	}
}

// TestServe gives a program jobs that it cannot do.
func TestServe(t *testing.T) {
	var out bytes.Buffer
	in := `{"Do": "dance"}
{"Do": "open", "Device": "nothing"}
{"Do": "name", "Launch": {"Symbol": "k"}}
`
	if err := Serve(t.Context(), &driver.ModuleSpec{}, nil, strings.NewReader(in), &out, func() {}); err != nil {
		t.Fatal(err)
	}
	d := json.NewDecoder(&out)
	for _, want := range []string{`unknown job "dance"`, `no backend "nothing"`, `the module has no kernel k`} {
		var r Reply
		if err := d.Decode(&r); err != nil || !strings.Contains(r.Why, want) {
			t.Errorf("got %q, %v, want %s", r.Why, err, want)
		}
	}
	if err := Serve(t.Context(), &driver.ModuleSpec{}, nil, strings.NewReader("{"), &out, func() {}); err == nil {
		t.Error("half a job is no error")
	}
	if err := Serve(t.Context(), &driver.ModuleSpec{}, nil, strings.NewReader(`{"Dance": 1}`), &out, func() {}); err == nil {
		t.Error("a job of another version is no error")
	}
}

// TestGone ends the input while a job is done: who gave it is gone, and the program hears of it at once.
func TestGone(t *testing.T) {
	in, jobs := io.Pipe()
	gone, busy := make(chan bool), make(chan bool)
	ended := make(chan error)
	go func() {
		ended <- Serve(t.Context(), &driver.ModuleSpec{}, nil, in, hung{busy, gone}, func() { close(gone) })
	}()
	if _, err := jobs.Write([]byte(`{"Do": "dance"}` + "\n")); err != nil {
		t.Fatal(err)
	}
	<-busy
	if err := jobs.Close(); err != nil {
		t.Fatal(err)
	}
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

// hung is where a reply is written: it takes until the program hears that its input has ended.
type hung struct{ busy, gone chan bool }

func (h hung) Write(b []byte) (int, error) {
	h.busy <- true
	<-h.gone
	return len(b), nil
}
