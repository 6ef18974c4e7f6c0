package core

import (
	"bytes"
	"runtime/pprof"
	"strings"
	"testing"
)

// TestBuffersProfile finds a buffer that is not freed by the line that made it, and none that is.
func TestBuffersProfile(t *testing.T) {
	t.Setenv("KBIND_PROFILE", "buffers")
	ctx, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	freed, err := NewBuffer[int32](ctx, 10)
	if err != nil {
		t.Fatal(err)
	}
	leak, err := NewBuffer[int32](ctx, 20)
	if err != nil {
		t.Fatal(err)
	}
	if err := freed.Free(); err != nil {
		t.Fatal(err)
	}
	p := pprof.Lookup("kbind.buffers")
	if p == nil || p.Count() != 1 {
		t.Fatalf("the profile %v", p)
	}
	var text bytes.Buffer
	if err := p.WriteTo(&text, 1); err != nil || !strings.Contains(text.String(), "1 @ ") {
		t.Errorf("%v\n%s", err, &text)
	}
	if err := leak.Free(); err != nil || p.Count() != 0 {
		t.Errorf("%d buffers after Free: %v", p.Count(), err)
	}
	other, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := NewBuffer[int32](other, 10); err != nil {
		t.Fatal(err)
	}
	if err := other.Close(); err != nil || p.Count() != 0 {
		t.Errorf("%d buffers after the Close of their device: %v", p.Count(), err)
	}
	again, err := Open(t.Context(), "cpu", Options{}) // finds the profile that is there
	if err != nil || again.dev.leaks != p {
		t.Errorf("a second device: %v", err)
	}
	again.Close()
}

// TestNoProfile remembers nothing unless it is asked for.
func TestNoProfile(t *testing.T) {
	t.Setenv("KBIND_PROFILE", "")
	ctx, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	if ctx.dev.leaks != nil {
		t.Error("buffers are profiled")
	}
}
