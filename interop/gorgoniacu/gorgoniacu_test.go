package gorgoniacu_test

import (
	"context"
	"errors"
	"testing"
	"unsafe"

	"gorgonia.org/cu"

	"github.com/kbind/kbind/examples/guide"
	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/interop/gorgoniacu"
	"github.com/kbind/kbind/rt"
)

// program is a CUDA program. Its package ends the process where there is no GPU, so there is nothing to skip.
type program struct {
	*testing.T
	context cu.CUContext
	stream  cu.Stream
	memory  cu.DevicePtr
}

const n = 1000

func open(t *testing.T) *program {
	t.Helper()
	p := &program{T: t}
	device, err := cu.GetDevice(0)
	p.must(err)
	p.context, err = device.MakeContext(cu.SchedAuto)
	p.must(err)
	p.must(p.context.Lock())
	p.stream, err = cu.MakeStream(cu.NonBlocking)
	p.must(err)
	p.memory, err = cu.MemAlloc(4 * n)
	p.must(err)
	t.Cleanup(func() {
		p.must(errors.Join(cu.MemFree(p.memory), p.stream.Destroy(), p.context.Unlock(), p.context.Destroy()))
	})
	return p
}

func (p *program) must(err error) {
	p.Helper()
	if err != nil {
		p.Fatal(err)
	}
}

func (p *program) read(at cu.DevicePtr) []float32 {
	p.Helper()
	x := make([]float32, n)
	p.must(cu.MemcpyDtoHAsync(unsafe.Pointer(&x[0]), at, 4*n, p.stream))
	p.must(p.stream.Synchronize())
	return x
}

// TestBothWays hands contexts, streams, memory and events over in both directions.
func TestBothWays(t *testing.T) {
	p := open(t)
	dev, err := gorgoniacu.Context(context.Background(), p.context)
	p.must(err)
	s, err := gorgoniacu.Stream(dev, p.stream)
	p.must(err)
	b, err := gorgoniacu.Buffer[float32](dev, p.memory, n, nil)
	p.must(err)
	p.must(errors.Join(b.Fill(s, 3), guide.ScaleLaunch(s, rt.Launch{}, b, 2, n)))
	if got := p.read(p.memory); got[0] != 6 || got[n-1] != 6 {
		t.Errorf("gorgonia.org/cu reads %v", got[:3])
	}
	mine, err := rt.NewBuffer[float32](dev, 2*n)
	p.must(err)
	p.must(mine.Slice(n, 2*n).Fill(s, 7))
	at, err := gorgoniacu.CUPtr(mine.Slice(n, 2*n))
	p.must(err)
	if got := p.read(at); got[0] != 7 || got[n-1] != 7 {
		t.Errorf("gorgonia.org/cu reads %v of kbind's memory", got[:3])
	}
	theirs, err := gorgoniacu.CUStream(s)
	if err != nil || theirs != p.stream {
		t.Errorf("the stream's handle: %v, want %v: %v", theirs, p.stream, err)
	}
	same, err := gorgoniacu.CUContext(dev)
	if err != nil || same != p.context {
		t.Errorf("the context's handle: %v, want %v: %v", same, p.context, err)
	}
	made, err := cu.MakeEvent(cu.DefaultEvent)
	p.must(err)
	p.must(made.Record(p.stream))
	event, err := gorgoniacu.Event(dev, made)
	p.must(errors.Join(err, event.Wait(dev), event.Close()))
	done, err := rt.NewEvent(dev)
	p.must(errors.Join(err, done.Record(s)))
	native, err := gorgoniacu.CUEvent(done)
	p.must(errors.Join(err, native.Synchronize(), cu.DestroyEvent(&made)))
	current, err := cu.CurrentContext()
	if err != nil || current != p.context {
		t.Errorf("the thread's context: %v, want %v: %v", current, p.context, err)
	}
	p.must(errors.Join(b.Free(), b.Free(), s.Close(), dev.Close(), dev.Close()))
	p.read(p.memory) // everything of the program's still works
}

// TestRefused hands over what cannot be taken.
func TestRefused(t *testing.T) {
	p := open(t)
	if _, err := gorgoniacu.Context(context.Background(), cu.CUContext{}); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("a null context: %v", err)
	}
	dev, err := gorgoniacu.Context(context.Background(), p.context)
	p.must(err)
	defer dev.Close()
	if _, err := gorgoniacu.Stream(dev, cu.NoStream); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("the default stream: %v", err)
	}
	if _, err := gorgoniacu.Buffer[float32](dev, p.memory, n+1000, nil); err == nil {
		t.Error("more elements than there are were taken")
	}
	if _, err := gorgoniacu.Buffer[float32](dev, 0, 1, nil); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("null memory: %v", err)
	}
	other, err := rt.Open(context.Background(), "cuda:0")
	p.must(err)
	defer other.Close()
	if _, err := gorgoniacu.Stream(other, p.stream); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("a stream of another context: %v", err)
	}
	if _, err := gorgoniacu.Buffer[float32](other, p.memory, n, nil); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("memory of another context: %v", err)
	}
}

// TestCycles adopts and releases, many times: the device's free memory stays what it is.
func TestCycles(t *testing.T) {
	p := open(t)
	dev, err := gorgoniacu.Context(context.Background(), p.context)
	p.must(err)
	defer dev.Close()
	free := func() int64 {
		m, err := rt.Memory(dev)
		p.must(err)
		return m.Free
	}
	cycle := func() {
		s, err := gorgoniacu.Stream(dev, p.stream)
		p.must(err)
		b, err := gorgoniacu.Buffer[float32](dev, p.memory, n, nil)
		p.must(err)
		p.must(errors.Join(b.Zero(s), b.Free(), s.Close()))
	}
	for range 100 { // whatever is made once
		cycle()
	}
	before := free()
	for range testall.Count(t, 1000, 100_000) {
		cycle()
	}
	if after := free(); before-after > 8<<20 {
		t.Errorf("%d bytes less of the device's memory are free", before-after)
	}
}
