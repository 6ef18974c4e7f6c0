package core

import (
	"testing"
)

func TestNeed(t *testing.T) {
	ctx, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	b, err := NewBuffer[float32](ctx, 100)
	if err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		b    Buffer[float32]
		want string
	}{
		{b, "<nil>"},
		{b.Slice(50, 100), "K: y has 50 elements, want at least 100 (= n)"},
		{b.Slice(50, 200), "K: y: slice [50:200] of a buffer of 100 elements"},
		{b.Slice(60, 50), "K: y: slice [60:50] of a buffer of 100 elements"},
		{b.Slice(50, 200).Slice(0, 1), "K: y: slice [50:200] of a buffer of 100 elements"},
		{As[float32](As[[7]byte](b)), "K: y: a buffer of 400 bytes seen as elements of 7 bytes"},
	} {
		c := &Call{Expr: Expr{name: "K"}}
		Need(c, "y", test.b, 100, "n")
		if got := "<nil>"; c.err == nil && got != test.want || c.err != nil && c.err.Error() != test.want {
			t.Errorf("got %v, want %s", c.err, test.want)
		}
	}
}

func TestElsewhere(t *testing.T) {
	cpu := func() *device {
		ctx, err := Open(t.Context(), "cpu", Options{})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { ctx.Close() })
		return ctx.dev
	}
	a, b := cpu(), cpu()
	const same = "the buffer belongs to another context of cpu:0 than the stream: each rt.Open makes one, and functions " +
		"with a plain context use that of the default device"
	if err := elsewhere("buffer", a, b); err.Error() != same {
		t.Errorf("got %v", err)
	}
	a.info.Backend = "mine"
	if err := elsewhere("buffer", a,
		b); err.Error() != "the buffer belongs to another context (mine:0) than the stream (cpu:0)" {
		t.Errorf("got %v", err)
	}
}
