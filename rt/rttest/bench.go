package rttest

import (
	"slices"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
)

// alone is a module of the kernel add and nothing else, as testdata/gpu/launch.c has it: the variables of a module
// cost each launch of its kernels something.
func alone(spec *driver.ModuleSpec) *driver.ModuleSpec {
	one := *spec
	one.Kernels, one.Globals = spec.Kernels[:1], nil
	text := "__global__ void add(const int *a, const int *b, int *c, int n) {\n    int i = blockIdx.x * blockDim.x + " +
		"threadIdx.x;\n    if (i < n) c[i] = a[i] + b[i];\n}\n"
	if spec.Dialect == driver.OpenCL {
		text = "kernel void add(global const int *a, global const int *b, global int *c, int n) {\n    int i = " +
			"get_global_id(0);\n    if (i < n) c[i] = a[i] + b[i];\n}\n"
	}
	one.Sources = []driver.Source{{Name: spec.Sources[0].Name, Text: text}}
	return &one
}

// Bench measures the cost of launches and copies on the best device of the backend. Its sub-benchmarks are Launch
// (queueing only), LaunchSync (with a wait after each), Graph (a graph of 100 launches with a wait), Slices (a call
// over host slices: two in, one out, of 16M elements), SlicesFresh (with a new result each time), Alloc (making and
// freeing 1 MiB), Load (with warm caches), and First (loading, a launch and a wait). For the first three, the time of a
// launch is the median over rounds of 500, 100 and 100 launches, as in testdata/gpu/launch.c. Beside has these three in
// turns with C in this process; see testdata/gpu/beside.c. Bench skips if there is no device.
func Bench(b *testing.B, backend driver.Backend, spec *driver.ModuleSpec) {
	if len(spec.Images) == 0 {
		spec = alone(spec)
	}
	k := &kit{backend: backend, spec: spec}
	ctx, err := rt.Open(b.Context(), backend.Name(), rt.WithBackend(backend))
	if err != nil {
		b.Skip(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		b.Fatal(err)
	}
	must := func(err error) {
		if err != nil {
			b.Fatal(err)
		}
	}
	x, err := rt.BufferFrom(s, make([]int32, 256))
	must(err)
	one := rt.Launch{Grid: rt.D(1), Block: rt.D(256)} // as in testdata/gpu/launch.c
	must(k.add(s, one, x, x, x, 256))
	must(s.Synchronize(ctx))
	b.Run("Launch", func(b *testing.B) {
		b.ReportAllocs()
		r := newRounds(500)
		for i := 0; b.Loop(); i++ {
			must(k.add(s, one, x, x, x, 256))
			if i%500 == 499 { // the device's queue is not to be the measure
				r.end()
				b.StopTimer()
				must(s.Synchronize(ctx))
				b.StartTimer()
				r.begin()
			}
		}
		r.report(b)
		must(s.Synchronize(ctx))
	})
	b.Run("LaunchSync", func(b *testing.B) {
		b.ReportAllocs()
		r := newRounds(100)
		for i := 0; b.Loop(); i++ {
			must(k.add(s, one, x, x, x, 256))
			must(s.Synchronize(ctx))
			if i%100 == 99 {
				r.end()
				r.begin()
			}
		}
		r.report(b)
	})
	b.Run("Graph", func(b *testing.B) {
		const launches = 100
		g, err := rt.Capture(ctx, func(s *rt.Stream) error {
			for range launches {
				must(k.add(s, one, x, x, x, 256))
			}
			return nil
		})
		must(err)
		b.ReportAllocs()
		r := newRounds(launches)
		for b.Loop() {
			must(g.Launch(s))
			must(s.Synchronize(ctx))
			r.end()
			r.begin()
		}
		r.report(b)
		must(g.Close())
	})
	k.benchBeside(b, ctx, s, x)
	k.benchSlices(b, ctx)
	b.Run("Alloc", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			x, err := rt.NewBuffer[byte](ctx, 1<<20)
			must(err)
			must(x.Free())
		}
	})
	b.Run("Load", func(b *testing.B) {
		for b.Loop() {
			fresh := *spec
			_, err := call.Load(ctx, &fresh)
			must(err)
		}
	})
	b.Run("First", func(b *testing.B) {
		for b.Loop() {
			fresh := *spec
			k := &kit{backend: backend, spec: &fresh}
			must(k.add(s, one, x, x, x, 256))
			must(s.Synchronize(ctx))
		}
	})
}

// rounds takes the times of a benchmark's rounds, each of so many launches.
type rounds struct {
	launches int
	start    time.Time
	times    []time.Duration
}

func newRounds(launches int) *rounds {
	return &rounds{launches: launches, times: make([]time.Duration, 0, 1<<16), start: time.Now()}
}

func (r *rounds) begin() { r.start = time.Now() }

func (r *rounds) end() {
	if len(r.times) < cap(r.times) { // no allocation
		r.times = append(r.times, time.Since(r.start))
	}
}

// report adds the median of what a launch took.
func (r *rounds) report(b *testing.B) {
	if n := len(r.times); n > 0 {
		slices.Sort(r.times)
		b.ReportMetric(float64(r.times[n/2].Nanoseconds())/float64(r.launches), "median-ns/launch")
	}
}

// benchSlices measures calls over host slices.
func (k *kit) benchSlices(b *testing.B, ctx *rt.Context) {
	const n = 16 << 20
	in1, in2, out := iota32(0, n), iota32(7, n), make([]int32, n)
	b.Run("Slices", func(b *testing.B) {
		b.SetBytes(3 * 4 * n)
		for b.Loop() {
			if err := k.addSlices(ctx, out, in1, in2); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("SlicesFresh", func(b *testing.B) {
		b.SetBytes(3 * 4 * n)
		for b.Loop() {
			if err := k.addSlices(ctx, call.Make[int32](call.Check("Add"), "c", n, "n"), in1, in2); err != nil {
				b.Fatal(err)
			}
		}
	})
}
