package goglcl_test

import (
	"context"
	"errors"
	"testing"
	"unsafe"

	"github.com/go-gl/cl/v1.2/cl"

	"github.com/kbind/kbind/examples/guide"
	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/interop/goglcl"
	"github.com/kbind/kbind/rt"
)

// program is an OpenCL program.
type program struct {
	*testing.T
	device  cl.DeviceId
	context cl.Context
	queue   cl.CommandQueue
}

func open(t *testing.T) *program {
	t.Helper()
	p := &program{T: t}
	var platform cl.PlatformID
	if code := cl.GetPlatformIDs(1, &platform, nil); code != cl.SUCCESS {
		t.Skip("skip: no OpenCL platform: ", cl.ErrToStr(code))
	}
	var device cl.DeviceId
	var code cl.ErrorCode
	p.check(cl.GetDeviceIDs(platform, cl.DEVICE_TYPE_ALL, 1, &device, nil))
	p.device, p.context = device, cl.CreateContext(nil, 1, &device, nil, nil, &code)
	p.check(code)
	p.queue = p.newQueue(0)
	return p
}

func (p *program) check(code cl.ErrorCode) {
	p.Helper()
	if code != cl.SUCCESS {
		p.Fatal(cl.ErrToStr(code))
	}
}

func (p *program) must(err error) {
	p.Helper()
	if err != nil {
		p.Fatal(err)
	}
}

func (p *program) newQueue(properties cl.CommandQueueProperties) cl.CommandQueue {
	var code cl.ErrorCode
	q := cl.CreateCommandQueue(p.context, p.device, properties, &code)
	p.check(code)
	return q
}

func (p *program) buffer(x []float32) cl.Mem {
	var code cl.ErrorCode
	size := uint64(4 * len(x))
	m := cl.CreateBuffer(p.context, cl.MEM_READ_WRITE|cl.MEM_COPY_HOST_PTR, size, unsafe.Pointer(&x[0]), &code)
	p.check(code)
	return m
}

func (p *program) read(m cl.Mem, at uint64, n int) []float32 {
	p.Helper()
	x := make([]float32, n)
	p.check(cl.EnqueueReadBuffer(p.queue, m, cl.TRUE, at, uint64(4*n), unsafe.Pointer(&x[0]), 0, nil, nil))
	return x
}

// references is how often an object is held.
func (p *program) references(m cl.Mem) uint32 {
	var n uint32
	p.check(cl.GetMemObjectInfo(m, cl.MEM_REFERENCE_COUNT, 4, unsafe.Pointer(&n), nil))
	return n
}

// TestBothWays hands contexts, queues, memory and events over in both directions.
func TestBothWays(t *testing.T) {
	p := open(t)
	m := p.buffer([]float32{1, 2, 3, 4})
	dev, err := goglcl.Context(context.Background(), p.queue)
	p.must(err)
	s, err := goglcl.Stream(dev, p.queue)
	p.must(err)
	b, err := goglcl.Buffer[float32](dev, m, 4)
	p.must(err)
	p.must(guide.ScaleLaunch(s, rt.Launch{}, b, 10, 4))
	if got := p.read(m, 0, 4); got[0] != 10 || got[3] != 40 {
		t.Errorf("go-gl/cl reads %v", got)
	}
	if same, err := goglcl.CLQueue(s); err != nil || same != p.queue {
		t.Errorf("the stream's queue: %v, want %v: %v", same, p.queue, err)
	}

	mine, err := rt.BufferFrom(s, make([]float32, 1000))
	p.must(err)
	p.must(mine.Slice(256, 1000).Fill(s, 7))
	theirs, at, err := goglcl.CLMem(mine.Slice(256, 1000))
	p.must(err)
	if got := p.read(theirs, at, 744); at != 1024 || got[0] != 7 || got[743] != 7 {
		t.Errorf("a window of kbind's memory at byte %d: %v", at, got[:3])
	}

	done, err := rt.NewEvent(dev)
	p.must(err)
	if _, err := goglcl.CLEvent(done); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("an event that was never recorded: %v", err)
	}
	p.must(done.Record(s))
	event, err := goglcl.CLEvent(done)
	p.must(err)
	p.check(cl.WaitForEvents(1, &event))
	var marker cl.Event
	p.check(cl.EnqueueMarkerWithWaitList(p.queue, 0, nil, &marker))
	mark, err := goglcl.Event(dev, marker)
	p.must(err)
	p.must(mark.Wait(dev))
	p.must(errors.Join(mark.Close(), mark.Close(), b.Free(), b.Free(), s.Close(), dev.Close(), dev.Close()))
	p.check(cl.ReleaseEvent(marker))
	if n := p.references(m); n != 1 {
		t.Errorf("%d references to the program's memory, want 1", n)
	}
	p.read(m, 0, 4) // everything of the program's still works
	p.check(cl.ReleaseMemObject(m))
}

// TestRefused hands over what cannot be taken.
func TestRefused(t *testing.T) {
	p := open(t)
	other := open(t)
	if _, err := goglcl.Context(context.Background(), nil); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("a null queue: %v", err)
	}
	dev, err := goglcl.Context(context.Background(), p.queue)
	p.must(err)
	defer dev.Close()
	if _, err := goglcl.Stream(dev, other.queue); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("a queue of another context: %v", err)
	}
	unordered := p.newQueue(cl.QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE)
	if _, err := goglcl.Stream(dev, unordered); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("a queue that is out of order: %v", err)
	}
	m := p.buffer(make([]float32, 10))
	if _, err := goglcl.Buffer[float32](dev, m, 11); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("more elements than there are: %v", err)
	}
	if _, err := goglcl.Buffer[float32](dev, nil, 1); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("a null memory object: %v", err)
	}
	if _, err := goglcl.Buffer[float32](dev, other.buffer(make([]float32, 10)), 10); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("memory of another context: %v", err)
	}
}

// TestCycles adopts and releases, many times: the references do not grow.
func TestCycles(t *testing.T) {
	p := open(t)
	m := p.buffer(make([]float32, 100))
	dev, err := goglcl.Context(context.Background(), p.queue)
	p.must(err)
	for range testall.Count(t, 1000, 100_000) {
		s, err := goglcl.Stream(dev, p.queue)
		p.must(err)
		b, err := goglcl.Buffer[float32](dev, m, 100)
		p.must(err)
		p.must(errors.Join(b.Fill(s, 1), b.Free(), s.Close()))
	}
	p.must(dev.Close())
	var queues uint32
	p.check(cl.GetCommandQueueInfo(p.queue, cl.QUEUE_REFERENCE_COUNT, 4, unsafe.Pointer(&queues), nil))
	if n := p.references(m); n != 1 || queues > 2 { // a driver may hold the queue of the command that it did last
		t.Errorf("%d references to the memory and %d to the queue, want 1 each", n, queues)
	}
}
