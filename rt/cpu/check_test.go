package cpu_test

import (
	"errors"
	"flag"
	"runtime"
	"sync/atomic"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/cpu/sanitize"
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// TestBenchmarksRunFastForms launches a kernel that has a checked form from a test, from a benchmark, and from
// goroutines of RunParallel.
func TestBenchmarksRunFastForms(t *testing.T) {
	var fast, checked atomic.Int32
	image := &simt.Module{Kernels: []simt.Kernel{{Symbol: "k", Name: "K", Run: func(*simt.Block) { fast.Add(1) }}}}
	image.Check(&simt.Checked{Kernels: []simt.Kernel{{Symbol: "k", Name: "K", Run: func(*simt.Block) { checked.Add(1) }}}})
	spec := &driver.ModuleSpec{Name: "k.cu", Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k"}},
		Images: []driver.Image{image}}
	run := func(ctx *rt.Context) {
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Error(err)
			return
		}
		if err := launch(s, spec, 1, 1); err != nil {
			t.Error(err)
		}
	}
	bench := flag.Lookup("test.bench").Value
	before := bench.String()
	if err := bench.Set("."); err != nil {
		t.Fatal(err)
	}
	ctx, _ := open(t)
	if err := bench.Set(before); err != nil {
		t.Fatal(err)
	}
	if run(ctx); checked.Load() != 1 || fast.Load() != 0 {
		t.Errorf("a test ran %d checked forms and %d fast ones", checked.Load(), fast.Load())
	}
	testing.Benchmark(func(b *testing.B) {
		for range b.N {
			run(ctx)
			if b.N > 1 {
				break
			}
		}
	})
	testing.Benchmark(func(b *testing.B) {
		b.RunParallel(func(pb *testing.PB) {
			run(ctx)
			for pb.Next() {
			}
		})
	})
	if checked.Load() != 1 || fast.Load() < 2 {
		t.Errorf("benchmarks ran %d checked forms and %d fast ones", checked.Load()-1, fast.Load())
	}
}

// TestFastFormsWrite has a kernel without a checked form write what a checked one reads.
func TestFastFormsWrite(t *testing.T) {
	ctx, s := open(t)
	module := func(check bool, run func(*simt.Block)) *driver.ModuleSpec {
		image := &simt.Module{Kernels: []simt.Kernel{{Symbol: "k", Name: "K", Params: 1, Run: run}}}
		if check {
			image.Check(&simt.Checked{Kernels: image.Kernels,
				Sites: []simt.Site{{}, {File: "k.cu", Line: 1, Text: "x[0]", Align: 4}}})
		}
		return &driver.ModuleSpec{Name: "k.cu", Images: []driver.Image{image},
			Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k",
				Params: []driver.ParamSpec{{Name: "x", Kind: driver.ArgMem, Size: 4}}}}}
	}
	reader := module(true, func(b *simt.Block) { _ = *sanitize.Read(b, 1, &simt.SliceArg[int32](b, 0)[0]) })
	writer := module(false, func(b *simt.Block) { simt.SliceArg[int32](b, 0)[0] = 1 })
	x, err := rt.NewBuffer[int32](ctx, 8)
	if err != nil {
		t.Fatal(err)
	}
	try := func(spec *driver.ModuleSpec) error {
		c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, spec, 0)
		call.PutBuffer(c, x)
		if err := c.Launch(); err != nil {
			return err
		}
		return s.Synchronize(t.Context())
	}
	if err := try(reader); err == nil {
		t.Error("a read of new memory is not reported")
	}
	if err := try(writer); err != nil {
		t.Error(err)
	}
	if err := try(reader); err != nil {
		t.Errorf("what a fast form wrote counts as never written: %v", err)
	}
}

// TestFreshBesideLaunches makes memory for the host, and such that a launch is to fill, while checked launches of
// another stream look at all memory. The race detector sees what one of them leaves unguarded.
func TestFreshBesideLaunches(t *testing.T) {
	image := &simt.Module{Kernels: []simt.Kernel{{Symbol: "k", Name: "K", Run: func(*simt.Block) {}}}}
	image.Check(&simt.Checked{Kernels: image.Kernels})
	spec := &driver.ModuleSpec{Name: "k.cu", Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k"}},
		Images: []driver.Image{image}}
	ctx, s := open(t)
	done := make(chan error)
	go func() {
		var err error
		for i := 0; i < 200 && err == nil; i++ {
			err = launch(s, spec, 1, 1)
		}
		done <- err
	}()
	for {
		h, err := rt.AllocHost[byte](ctx, 100)
		if err != nil {
			t.Fatal(err)
		}
		begun := call.Begin(ctx, spec, "K")
		call.Out[byte](begun, make([]byte, 100))
		if err := errors.Join(begun.End(), h.Free()); err != nil {
			t.Fatal(err)
		}
		select {
		case err := <-done:
			if err != nil {
				t.Error(err)
			}
			return
		default:
			runtime.Gosched() // the launches may have this very processor
		}
	}
}
