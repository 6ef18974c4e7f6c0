package rttest

import (
	"errors"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// What the library of testdata/gpu/beside.c repeats.
const (
	besideLaunch = iota
	besideLaunchSync
	besideGraph
)

// benchBeside times kbind's launches and the same ones made by C, in turns of n in this process, as the sub-benchmark
// name: the medians of both and of their ratios. sync waits after a turn. The library that makes them is named by
// KBIND_BESIDE; without it there is no such benchmark.
func benchBeside(b *testing.B, name string, what, n, launches int, launch, sync func() error) {
	path := os.Getenv("KBIND_BESIDE")
	if path == "" {
		return
	}
	lib, tried := dl.Search{Names: []string{path}}.Open()
	if lib == nil {
		b.Fatal(tried)
	}
	again := lib.Func("kbind_beside")
	b.Run("Beside"+name, func(b *testing.B) {
		const turns = 400
		must := func(err error) {
			if err != nil {
				b.Fatal(err)
			}
		}
		own, c, ratios := make([]float64, 0, turns), make([]float64, 0, turns), make([]float64, 0, turns)
		for b.Loop() {
			own, c, ratios = own[:0], c[:0], ratios[:0]
			for range turns {
				begin := time.Now()
				for range n {
					must(launch())
				}
				own = append(own, time.Since(begin).Seconds()*1e9/float64(n*launches))
				must(sync())
				begin = time.Now()
				if r := again.Call(uintptr(what), uintptr(n)); r != 0 {
					b.Fatalf("in C: error %d", int32(r))
				}
				c = append(c, time.Since(begin).Seconds()*1e9/float64(n*launches))
				must(sync())
				ratios = append(ratios, own[len(own)-1]/c[len(c)-1])
			}
		}
		for _, list := range [][]float64{own, c, ratios} {
			slices.Sort(list)
		}
		b.ReportMetric(own[turns/2], "kbind-ns/launch")
		b.ReportMetric(c[turns/2], "C-ns/launch")
		b.ReportMetric(ratios[turns/2], "kbind/C")
		b.ReportMetric(0, "ns/op")
	})
}

// benchBeside times launches, launches with a wait, and graphs of 100 launches beside C. OpenCL's graphs are repeated
// one by one by kbind itself, so C has none.
func (k *kit) benchBeside(b *testing.B, ctx *rt.Context, s *rt.Stream, x rt.Buffer[int32]) {
	launch := func() error { return k.add(s, rt.Launch{Grid: rt.D(1), Block: rt.D(256)}, x, x, x, 256) }
	sync := func() error { return s.Synchronize(ctx) }
	benchBeside(b, "Launch", besideLaunch, 500, 1, launch, sync)
	benchBeside(b, "LaunchSync", besideLaunchSync, 100, 1, func() error { return errors.Join(launch(), sync()) }, sync)
	if k.spec.Dialect == driver.OpenCL {
		return
	}
	const launches = 100
	g, err := rt.Capture(ctx, func(s *rt.Stream) error {
		for range launches {
			if err := k.add(s, rt.Launch{Grid: rt.D(1), Block: rt.D(256)}, x, x, x, 256); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		b.Fatal(err)
	}
	benchBeside(b, "Graph", besideGraph, 10, launches, func() error { return errors.Join(g.Launch(s), sync()) }, sync)
	if err := g.Close(); err != nil {
		b.Fatal(err)
	}
}
