package cpu_test

import (
	"context"
	"errors"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt"
)

// TestForeignMemory works in memory that Go has allocated.
func TestForeignMemory(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	memory := make([]float64, 100)
	at := uintptr(unsafe.Pointer(&memory[0]))
	b, err := rt.BufferAt[float64](ctx, at, len(memory), memory)
	if err := errors.Join(err, b.Fill(s, 1.5), s.Synchronize(ctx)); err != nil {
		t.Fatal(err)
	}
	if memory[0] != 1.5 || memory[99] != 1.5 {
		t.Errorf("got %v", memory)
	}
	if h, err := b.Slice(3, 5).Native(); err != nil || h.Handle != at+24 || h.Offset != 0 {
		t.Errorf("the third element is at %#x, want %#x: %v", h.Handle, at+24, err)
	}
	if _, err := rt.BufferAt[float64](ctx, at+4, 10, memory); err == nil {
		t.Error("float64 at a multiple of 4")
	}
	if m, err := rt.Memory(ctx); err == nil && m.InUse != 0 {
		t.Errorf("%d bytes in use", m.InUse)
	}
	if err := b.Free(); err != nil || memory[50] != 1.5 {
		t.Errorf("after Free: %v, %v", memory[50], err)
	}
}

// TestOldHandles hands over handles whose owners are closed, and handles of other things.
func TestOldHandles(t *testing.T) {
	ctx, err := rt.Open(t.Context(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	s, err := rt.NewStream(ctx)
	e, err2 := rt.NewEvent(ctx)
	device, err3 := ctx.Native()
	stream, err4 := s.Native()
	event, err5 := e.Native()
	again, err6 := s.Native()
	if err := errors.Join(err, err2, err3, err4, err5, err6); err != nil || stream != again {
		t.Fatal(stream, again, err)
	}
	want := func(what string, err, kind error) {
		t.Helper()
		if !errors.Is(err, kind) {
			t.Errorf("%s: got %v, want %v", what, err, kind)
		}
	}
	_, err = rt.StreamAt(ctx, event)
	want("an event as a stream", err, rt.ErrInvalidLaunch)
	_, err = rt.EventAt(ctx, device.Context)
	want("a context as an event", err, rt.ErrInvalidLaunch)
	_, err = rt.Adopt(context.Background(), "cpu", rt.NativeContext{Context: stream})
	want("a stream as a context", err, rt.ErrInvalidLaunch)
	if err := errors.Join(s.Close(), e.Close()); err != nil {
		t.Fatal(err)
	}
	_, err = rt.StreamAt(ctx, stream)
	want("a closed stream", err, rt.ErrClosed)
	_, err = rt.EventAt(ctx, event)
	want("a closed event", err, rt.ErrClosed)
	if err := ctx.Close(); err != nil {
		t.Fatal(err)
	}
	_, err = rt.Adopt(context.Background(), "cpu", device)
	want("a closed context", err, rt.ErrClosed)
}
