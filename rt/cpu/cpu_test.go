package cpu_test

import (
	"context"
	"errors"
	"fmt"
	"runtime"
	"strings"
	"sync/atomic"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/rttest/imagetest"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

func TestConformance(t *testing.T) {
	rttest.Run(t, cpu.New(), rttest.Spec(driver.CUDA, image()))
}

// TestConformanceOpenCL passes shared memory the OpenCL way, as an argument.
func TestConformanceOpenCL(t *testing.T) {
	img := image()
	img.Kernels[2] = simt.Kernel{Symbol: "reverse", Name: "reverse", Params: 2, Run: func(b *simt.Block) {
		reverseThrough(b, simt.LocalArg[int32](b, 1))
	}}
	rttest.Run(t, cpu.New(), rttest.Spec(driver.OpenCL, img))
}

// TestConformanceWithoutOptions hides what is optional in package driver, so that package rt takes the ways it takes
// on other devices.
func TestConformanceWithoutOptions(t *testing.T) {
	rttest.Run(t, plainBackend{cpu.New()}, rttest.Spec(driver.CUDA, image()))
}

type plainBackend struct{ driver.Backend }

func (b plainBackend) Open(id string) (driver.Context, error) {
	ctx, err := b.Backend.Open(id)
	if err != nil {
		return nil, err
	}
	return plainContext{ctx}, nil
}

type plainContext struct{ driver.Context }

func (c plainContext) NewStream() (driver.Stream, error) {
	s, err := c.Context.NewStream()
	if err != nil {
		return nil, err
	}
	return plainStream{s}, nil
}

type plainStream struct{ driver.Stream }

// open returns a fresh device and a stream.
func open(t testing.TB) (*rt.Context, *rt.Stream) {
	t.Helper()
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := ctx.Close(); err != nil {
			t.Error(err)
		}
	})
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return ctx, s
}

// specOf returns a module with one kernel without parameters.
func specOf(run func(*simt.Block)) *driver.ModuleSpec {
	return &driver.ModuleSpec{
		Name:    "k.cu",
		Sources: []driver.Source{{Name: "k.cu"}, {Name: "inc/kernels.cuh"}},
		Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k"}},
		Images:  []driver.Image{&simt.Module{Kernels: []simt.Kernel{{Symbol: "k", Name: "K", Run: run}}}},
	}
}

// launch runs the one kernel of spec and waits.
func launch(s *rt.Stream, spec *driver.ModuleSpec, grid, block uint32) error {
	if err := call.Prepare(s, rt.Launch{Grid: rt.D(grid), Block: rt.D(block)}, spec, 0).Launch(); err != nil {
		return err
	}
	return s.Synchronize(context.Background())
}

func TestFaults(t *testing.T) {
	for _, test := range []struct {
		name string
		run  func(*simt.Block)
		want string
	}{
		{"division by zero", faultAt(2), "inc/kernels.cuh:8: K: thread (3,0,0) of block (2,0,0): integer divide by zero"},
		{"index", faultIndex, "k.cu:12: K: thread (3,0,0) of block (4,0,0): index out of range [1027] with length 1027"},
		{"nil", faultNil,
			"other.cu:3: K: thread (0,0,0) of block (0,0,0): invalid memory address or nil pointer dereference"},
		{"assert", faultAssert, "k.cu:77: K: thread (5,0,0) of block (0,0,0): assertion failed: i < 5"},
		{"own words", faultWords, "k.cu:1: K: thread (0,0,0) of block (0,0,0): own words"},
	} {
		t.Run(test.name, func(t *testing.T) {
			_, s := open(t)
			defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1)) // so that the first block to fault is the first
			err := launch(s, specOf(test.run), 5, 256)
			if err == nil || err.Error() != test.want {
				t.Errorf("\n got %v\nwant %s", err, test.want)
			}
			if !errors.Is(err, rt.ErrFault) {
				t.Error("not an ErrFault")
			}
		})
	}
}

// TestFaultLine has faults that stand at another line than their panic: the file is known when the module has only one.
func TestFaultLine(t *testing.T) {
	for n, want := range []string{1: "k.cu:9: K: thread (0,0,0) of block (0,0,0): stuck",
		2: "K: thread (0,0,0) of block (0,0,0): stuck"} {
		if n == 0 {
			continue
		}
		_, s := open(t)
		spec := specOf(func(*simt.Block) { panic(&simt.Fault{Msg: "stuck", Line: 9}) })
		spec.Sources = spec.Sources[:n]
		if err := launch(s, spec, 1, 1); err == nil || err.Error() != want {
			t.Errorf("%d sources:\n got %v\nwant %s", n, err, want)
		}
	}
}

func TestFaultInGo(t *testing.T) {
	_, s := open(t)
	var e *rt.KernelError
	var line int
	err := launch(s, specOf(func(*simt.Block) {
		_, _, line, _ = runtime.Caller(0)
		panic(errors.ErrUnsupported) // the next line
	}), 1, 1)
	if !errors.As(err, &e) || e.File != "cpu_test.go" || e.Line != line+1 || !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("got %v", err)
	}
}

func TestFaultStopsTheLaunch(t *testing.T) {
	_, s := open(t)
	var blocks atomic.Int64
	err := launch(s, specOf(func(b *simt.Block) {
		if blocks.Add(1) == 10 {
			panic("stop")
		}
	}), 1_000_000, 1)
	if !errors.Is(err, rt.ErrFault) || blocks.Load() > 100_000 {
		t.Errorf("%d blocks ran, error %v", blocks.Load(), err)
	}
}

func TestGoexit(t *testing.T) {
	_, s := open(t)
	for range 3 {
		if err := launch(s, specOf(func(*simt.Block) { runtime.Goexit() }), 100, 1); !errors.Is(err, rt.ErrFault) {
			t.Errorf("got %v", err)
		}
	}
	if err := launch(s, specOf(func(*simt.Block) {}), 100, 1); err != nil {
		t.Errorf("the stream is not usable afterwards: %v", err)
	}
}

func TestEveryBlockRunsOnce(t *testing.T) {
	_, s := open(t)
	for _, grid := range []uint32{1, 2, 3, 31, 32, 33, 1000, 12_345} {
		seen := make([]atomic.Int32, grid)
		if err := launch(s, specOf(func(b *simt.Block) { seen[b.BlockIdx.X].Add(1) }), grid, 1); err != nil {
			t.Fatal(err)
		}
		for i := range seen {
			if n := seen[i].Load(); n != 1 {
				t.Fatalf("grid of %d: block %d ran %d times", grid, i, n)
			}
		}
	}
}

func TestBlocksRunInParallel(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	if runtime.GOMAXPROCS(0) < 4 {
		t.Skip("skip: this platform has one thread (Go under wasm)")
	}
	_, s := open(t)
	var inside atomic.Int32
	err := launch(s, specOf(func(*simt.Block) {
		inside.Add(1)
		for begin := time.Now(); inside.Load() < 4; { // all four must be inside at once
			if time.Since(begin) > 10*time.Second {
				panic("alone for 10 s")
			}
			runtime.Gosched()
		}
	}), 4, 1)
	if err != nil {
		t.Error(err)
	}
}

func TestLaunchWaitsForAllBlocks(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(4))
	_, s := open(t)
	var done atomic.Int32
	err := launch(s, specOf(func(b *simt.Block) {
		if b.BlockIdx.X > 0 {
			time.Sleep(20 * time.Millisecond)
		} else {
			time.Sleep(time.Millisecond) // long enough for the helpers to begin
		}
		done.Add(1)
	}), 4, 1)
	if n := done.Load(); n != 4 || err != nil {
		t.Errorf("%d of 4 blocks were done when Synchronize returned; error %v", n, err)
	}
}

func TestNothingRemains(t *testing.T) {
	before := runtime.NumGoroutine()
	for range 20 {
		ctx, err := rt.Open(context.Background(), "cpu")
		if err != nil {
			t.Fatal(err)
		}
		for range 5 {
			s, err := rt.NewStream(ctx)
			if err != nil {
				t.Fatal(err)
			}
			if err := launch(s, specOf(func(*simt.Block) {}), 100, 1); err != nil {
				t.Fatal(err)
			}
		}
		if err := ctx.Close(); err != nil {
			t.Fatal(err)
		}
	}
	for begin := time.Now(); runtime.NumGoroutine() > before; time.Sleep(time.Millisecond) {
		if time.Since(begin) > 5*time.Second {
			t.Fatalf("%d goroutines, %d at the beginning", runtime.NumGoroutine(), before)
		}
	}
}

func TestAlignmentAndAddresses(t *testing.T) {
	ctx, s := open(t)
	var last rt.DevicePtr
	for n := 1; n < 5000; n = n*2 + 1 {
		b, err := rt.NewBuffer[byte](ctx, n)
		if err != nil {
			t.Fatal(err)
		}
		p, err := b.Ptr()
		if err != nil || p%64 != 0 || p == last {
			t.Errorf("%d bytes at %#x (the last at %#x), error %v", n, p, last, err)
		}
		last = p
	}
	x, err := rt.BufferFrom(s, []int32{1, 2, 3, 4})
	if err != nil {
		t.Fatal(err)
	}
	p, err := x.Slice(2, 4).Ptr()
	if err != nil {
		t.Fatal(err)
	}
	holder, err := rt.BufferFrom(s, []rt.DevicePtr{p})
	if err != nil {
		t.Fatal(err)
	}
	spec := specOf(func(b *simt.Block) {
		addr := simt.SliceArg[uintptr](b, 0)[0]
		base, size, ok := b.Launch.Resolve(addr)
		if !ok || size != 16 || addr-uintptr(base) != 8 {
			panic(fmt.Sprint("resolve: ", size, ok))
		}
		*(*int32)(unsafe.Add(base, 8)) = 30
		if _, _, ok := b.Launch.Resolve(12345); ok {
			panic("an address of nothing was resolved")
		}
	})
	spec.Kernels[0].Params = []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 8}}
	spec.Images[0].(*simt.Module).Kernels[0].Params = 1
	launch := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, spec, 0)
	call.PutBuffer(launch, holder)
	if err := launch.Launch(); err != nil {
		t.Fatal(err)
	}
	got := make([]int32, 4)
	if err := x.Read(s, got); err != nil || got[2] != 30 {
		t.Errorf("got %v, %v", got, err)
	}
}

func TestImages(t *testing.T) {
	ctx, _ := open(t)
	_, err := call.Load(ctx, &driver.ModuleSpec{Name: "k.cu"})
	if !errors.Is(err, rt.ErrNoImage) || !strings.Contains(err.Error(), "no code for this backend") {
		t.Errorf("got %v", err)
	}
	spec := specOf(func(*simt.Block) {})
	spec.Kernels[0].Params = []driver.ParamSpec{{Name: "p"}}
	m, err := call.Load(ctx, spec)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Kernel("k"); !errors.Is(err, rt.ErrStale) {
		t.Errorf("a kernel with another number of parameters: %v", err)
	}
	if _, err := m.Kernel("none"); err == nil {
		t.Error("a kernel that does not exist was found")
	}
}

func TestLaunchBounds(t *testing.T) {
	_, s := open(t)
	spec := specOf(func(*simt.Block) {})
	spec.Images[0].(*simt.Module).Kernels[0].MaxSize = simt.Dim3{X: 128}
	err := launch(s, spec, 1, 129)
	if !errors.Is(err, rt.ErrInvalidLaunch) || err.Error() != "K: block 129x1x1 exceeds the kernel's limit 128" {
		t.Errorf("got %v", err)
	}
	if err := launch(s, spec, 1, 128); err != nil {
		t.Error(err)
	}
}

// TestAttributes reads what the CPU knows about a kernel.
func TestAttributes(t *testing.T) {
	ctx, _ := open(t)
	spec := specOf(func(*simt.Block) {})
	k := &spec.Images[0].(*simt.Module).Kernels[0]
	k.MaxSize, k.Form = simt.Dim3{X: 16, Y: 8}, "phases"
	m, err := call.Load(ctx, spec)
	if err != nil {
		t.Fatal(err)
	}
	kernel, err := m.Kernel(spec.Kernels[0].Symbol)
	if err != nil {
		t.Fatal(err)
	}
	info := kernel.Info()
	if info.MaxThreads != 128 || info.Form != "phases" || info.Registers != rt.Unknown || info.Multiple != rt.Unknown ||
		info.BlockHint != rt.Unknown {
		t.Errorf("got %+v", info)
	}
	if _, err := kernel.Occupancy(rt.D(64), 0); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("the occupancy: %v", err)
	}
}

// inTurn is a resumable kernel of one thread that waits where steps say, each with a Wait function.
func inTurn(steps ...func(b *simt.Block)) func(*simt.Block) {
	return func(b *simt.Block) {
		b.Begin()
		for i := 0; b.Next() && i < len(steps); i++ {
			steps[i](b)
		}
	}
}

func TestCooperative(t *testing.T) {
	_, s := open(t)
	const blocks = 100
	var before, after atomic.Int32
	spec := specOf(inTurn(
		func(b *simt.Block) { before.Add(1); b.WaitGrid(3) },
		func(b *simt.Block) {
			if before.Load() == blocks {
				after.Add(1)
			}
		}))
	spec.Images[0].(*simt.Module).Kernels[0].Grid = true
	if err := launch(s, spec, blocks, 1); err != nil || after.Load() != blocks {
		t.Errorf("%d of %d blocks saw all the others: %v", after.Load(), blocks, err)
	}
	if err := launch(s, spec, 1<<20, 1); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("too many blocks: %v", err)
	}
	spec = specOf(inTurn(func(b *simt.Block) {
		if b.BlockIdx.X == 3 {
			simt.Trap()
		}
		b.WaitGrid(3)
	}))
	spec.Kernels[0].Cooperative = true
	if err := launch(s, spec, blocks, 1); err == nil || !strings.Contains(err.Error(), "trap") {
		t.Errorf("a fault while others wait: %v", err)
	}
}

// TestSpins has each block wait for the next one, more than there are processors.
func TestSpins(t *testing.T) {
	_, s := open(t)
	const blocks = 50
	var turn atomic.Int32
	turn.Store(blocks - 1)
	spec := specOf(func(b *simt.Block) {
		b.Begin()
		for b.Next() {
			if turn.Load() != int32(b.BlockIdx.X) {
				b.Yield()
				continue
			}
			turn.Add(-1)
		}
	})
	spec.Images[0].(*simt.Module).Kernels[0].Spins = true
	if err := launch(s, spec, blocks, 1); err != nil || turn.Load() != -1 {
		t.Errorf("the turn is at %d: %v", turn.Load(), err)
	}
}

// TestCancelWaiting cancels blocks that wait for ever, in a loop and for the grid.
func TestCancelWaiting(t *testing.T) {
	for name, wait := range map[string]func(b *simt.Block){
		"loop": func(b *simt.Block) { b.Yield() },
		"grid": func(b *simt.Block) {
			if b.BlockIdx.X == 0 {
				b.Yield()
			} else {
				b.WaitGrid(1)
			}
		},
	} {
		device, _ := open(t)
		ctx, cancel := context.WithCancel(device)
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		spec := specOf(func(b *simt.Block) {
			b.Begin()
			for b.Next() {
				wait(b)
			}
		})
		k := &spec.Images[0].(*simt.Module).Kernels[0]
		k.Grid, k.Spins = true, true
		if err := call.Prepare(s, rt.Launch{Grid: rt.D(4), Block: rt.D(1)}, spec, 0).Launch(); err != nil {
			t.Fatal(err)
		}
		time.AfterFunc(10*time.Millisecond, cancel)
		if err := s.Synchronize(device); !errors.Is(err, context.Canceled) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

func BenchmarkLaunch(b *testing.B) {
	for _, c := range []struct {
		name        string
		grid, block uint32
		wait        bool
	}{{"queue1", 1, 1, false}, {"sync1", 1, 1, true}, {"sync2", 2, 1, true}, {"sync64", 64, 32, true},
		{"sync1M", 1_000_000, 32, true}} {
		b.Run(c.name, func(b *testing.B) {
			_, s := open(b)
			spec := specOf(func(*simt.Block) {})
			b.ReportAllocs()
			for b.Loop() {
				if err := call.Prepare(s, rt.Launch{Grid: rt.D(c.grid), Block: rt.D(c.block)}, spec, 0).Launch(); err != nil {
					b.Fatal(err)
				}
				if c.wait {
					if err := s.Synchronize(context.Background()); err != nil {
						b.Fatal(err)
					}
				}
			}
			if err := s.Synchronize(context.Background()); err != nil {
				b.Fatal(err)
			}
		})
	}
}

// TestTextures runs the conformance kit for textures, surfaces, images and samplers.
func TestTextures(t *testing.T) { imagetest.Run(t, cpu.New()) }

func TestTuned(t *testing.T) { tunetest.Run(t, cpu.New()) }
