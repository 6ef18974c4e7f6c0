package semantics

import (
	"errors"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
)

// counted returns 0, 1, 2 and so on.
func counted(n int) []float32 {
	list := make([]float32, n)
	for i := range list {
		list[i] = float32(i)
	}
	return list
}

// TestOutputs launches kernels that leave elements of their outputs unwritten, and others that look as if they did.
func TestOutputs(t *testing.T) {
	some := make([]int32, 1000)
	for i := range some {
		some[i] = int32(i % 3)
	}
	half := func(x, y []float32) error { return HalfInto(device, y, x) }
	ctx := device
	for _, c := range []struct {
		name string
		do   func() error
		want string // of the report; "" for none
	}{
		{"half", func() error {
			_, err := Half(ctx, counted(1000))
			return err
		}, "outputs.cu:7:48: Half: no thread has written 500 to 999 of the 1000 elements of y"},
		{"half of one", func() error { _, err := Half(ctx, counted(1)); return err }, "Half: no thread has written y;"},
		{"half of three", func() error {
			return half(counted(3), make([]float32, 3))
		}, "no thread has written 1 to 2 of the 3 elements of y"},
		{"a slice that is not aligned", func() error {
			return half(counted(90), make([]float32, 91)[1:])
		}, "no thread has written 45 to 89 of the 90 elements of y"},
		{"positive", func() error {
			_, err := Positive(ctx, counted(1000))
			return err
		}, "no thread has written 0 of the 1000 elements of y"},
		{"some positive", func() error {
			return alternating(100)
		}, "no thread has written 1, 3, 5 and 47 more of the 100 elements of y"},
		{"none positive", func() error {
			_, err := Positive(ctx, make([]float32, 70))
			return err
		}, "no thread has written any of the 70 elements of y"},
		{"NaN", func() error {
			_, err := Positive(ctx, []float32{1, float32(math.NaN()), 2})
			return err
		}, "no thread has written 1 of the 3 elements of y"},
		{"whole", func() error { _, err := Whole(ctx, counted(1000)); return err }, ""},
		{"rows", func() error { _, err := Rows(ctx, 33, 17, 17); return err }, ""},
		{"some rows", func() error {
			_, err := Rows(ctx, 33, 17, 16)
			return err
		}, "no thread has written 528 to 560 of the 561 elements of y"},
		{"allowed", func() error { _, _, err := Prefix(ctx, some); return err }, ""},
		{"inout", func() error { return Kept(ctx, counted(1000)) }, ""},
		{"a result", func() error { _, err := Total(ctx, counted(1000)); return err }, ""},
		{"no result", func() error { _, err := Total(ctx, nil); return err }, "Total: no thread has written total;"},
		{"members", func() error { _, _, err := Members(ctx, 100, 100); return err }, ""},
		{"some members", func() error {
			_, _, err := Members(ctx, 100, 99)
			return err
		}, "no thread has written 99 of the 100 elements of p"},
		{"some vectors", func() error {
			_, _, err := Members(ctx, 100, 98)
			return err
		}, "no thread has written 98 to 99 of the 100 elements of v"},
		{"bytes", func() error { _, err := Bytes(ctx, 400); return err }, ""},
		{"some bytes", func() error {
			_, err := Bytes(ctx, 403)
			return err
		}, "no thread has written 400 to 402 of the 403 elements of b"},
		{"copies", func() error { _, err := Runs(ctx, 400); return err }, ""},
		{"some copies", func() error {
			_, err := Runs(ctx, 401)
			return err
		}, "no thread has written 400 of the 401 elements of y"},
		{"a function", func() error { _, err := Called(ctx, 40, 40); return err }, ""},
		{"some of a function", func() error {
			_, err := Called(ctx, 40, 39)
			return err
		}, "no thread has written 39 of the 40 elements of y"},
		{"atomics", func() error { _, err := Atomics(ctx, 100); return err }, ""},
	} {
		err := c.do()
		var report *rt.CheckError
		switch {
		case c.want == "" || fast:
			if err != nil {
				t.Errorf("%s: %v", c.name, err)
			}
		case !errors.As(err, &report) || report.Reports[0].Kind != "unwritten" && len(report.Reports) == 1 ||
			!strings.Contains(err.Error(), c.want):
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		case strings.Contains(err.Error(), "thread (0,0,0)") || !strings.Contains(err.Error(), "//kbind:inout"):
			t.Errorf("%s: %v", c.name, err)
		}
	}
}

// alternating launches Positive with every second number negative.
func alternating(n int) error {
	x := counted(n)
	for i := range x {
		x[i] = float32(1 - 2*(i%2))
	}
	_, err := Positive(device, x)
	return err
}

// TestOutputsInParts writes the parts of a buffer by several launches, none of which writes all of it.
func TestOutputsInParts(t *testing.T) {
	s := stream(t)
	y, err := rt.NewBuffer[float32](device, 1000)
	must(t, err)
	defer y.Free()
	x := buffer(t, s, counted(1000))
	for i := range 2 {
		must(t, HalfLaunch(s, rt.Launch{}, x.Slice(500*i, 500*i+500), y.Slice(500*i, 500*i+500), 500))
	}
	must(t, s.Synchronize(device))
}
