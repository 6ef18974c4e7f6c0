package rttest

import (
	"errors"
	"sync"
	"testing"

	"github.com/kbind/kbind/rt"
)

// testGraphs captures work of every kind that a graph takes, and repeats it.
func (k *kit) testGraphs(t *testing.T, e *env) {
	const n, launches = 200, 60
	x, ones, y := buffer(e, make([]int32, n)), buffer(e, make([]int32, n)), buffer(e, iota32(0, n))
	e.must(ones.Fill(e.s, 1))
	e.sync()
	g, err := rt.Capture(e.ctx, func(s *rt.Stream) error {
		for range launches {
			e.must(k.add(s, rt.Launch{}, x, ones, x, n))
		}
		e.must(y.Slice(0, 10).CopyFrom(s, x.Slice(5, 15)))
		e.must(y.Slice(10, 20).Fill(s, -1))
		e.must(y.Slice(20, 30).Zero(s))
		return nil
	})
	e.must(err)
	same(e, x, make([]int32, n)) // nothing ran yet
	same(e, y, iota32(0, n))
	want := make([]int32, n)
	for round := range 3 {
		e.must(g.Launch(e.s))
		e.must(k.add(e.s, rt.Launch{}, x, ones, x, n)) // behind the graph
		for i := range want {
			want[i] = int32((launches + 1) * (round + 1))
		}
		same(e, x, want)
	}
	wantY := iota32(0, n)
	for i := range 10 {
		wantY[i], wantY[10+i], wantY[20+i] = 3*launches+2, -1, 0
	}
	same(e, y, wantY)
	_, err = rt.Capture(e.ctx, g.Launch)
	e.wantIs("a graph in a graph", err, rt.ErrNotSupported)
	empty, err := rt.Capture(e.ctx, func(*rt.Stream) error { return nil })
	e.must(err)
	e.must(empty.Launch(e.s))
	e.must(empty.Close())
	k.graphRefuses(e)
	k.graphBeside(e)
	other, err := rt.Open(background(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend))
	e.must(err)
	s, err := rt.NewStream(other)
	e.must(err)
	e.wantIs("a graph of another context", g.Launch(s), rt.ErrNotSupported)
	e.must(other.Close())
	e.must(y.Free())
	e.wantIs("a graph of freed memory", g.Launch(e.s), rt.ErrFreed)
	e.must(g.Close())
	e.must(g.Close())
	e.wantIs("a closed graph", g.Launch(e.s), rt.ErrClosed)
}

// graphRefuses checks what cannot be part of a graph, and that a capture that fails leaves nothing behind.
func (k *kit) graphRefuses(e *env) {
	b := buffer(e, iota32(0, 10))
	ev, err := rt.NewEvent(e.ctx)
	e.must(err)
	var kept *rt.Stream
	failure := errors.New("failure")
	_, err = rt.Capture(e.ctx, func(s *rt.Stream) error {
		kept = s
		e.wantIs("Upload in a capture", b.Upload(s, []int32{1}), rt.ErrNotSupported)
		e.wantIs("Read in a capture", b.Read(s, make([]int32, 1)), rt.ErrNotSupported)
		e.wantIs("Synchronize in a capture", s.Synchronize(e.ctx), rt.ErrNotSupported)
		e.wantIs("Record in a capture", ev.Record(s), rt.ErrNotSupported)
		e.wantIs("Wait in a capture", s.Wait(ev), rt.ErrNotSupported)
		free, err := rt.NewBuffer[int32](e.ctx, 100) // memory comes and goes meanwhile
		e.must(err)
		e.must(free.Free())
		e.must(k.add(s, rt.Launch{}, b, b, b, 10))
		return failure
	})
	e.wantIs("an error of the work", err, failure)
	e.wantIs("the stream after a capture", k.add(kept, rt.Launch{}, b, b, b, 10), rt.ErrClosed)
	same(e, b, iota32(0, 10))
}

// graphBeside launches one graph from several goroutines, each on a stream of its own, beside launches of its kernel.
// The graph's launches write nothing, so that they may run at once.
func (k *kit) graphBeside(e *env) {
	const n, rounds, goroutines = 200, 50, 3
	a, b, none := buffer(e, iota32(0, n)), buffer(e, iota32(1, n)), buffer(e, make([]int32, n))
	e.sync()
	e.must(k.add(e.s, rt.Launch{}, a, b, none, n)) // so that the next Call is one that was used
	e.must(none.Zero(e.s))
	e.sync()
	g, err := rt.Capture(e.ctx, func(s *rt.Stream) error {
		one := rt.Launch{Grid: rt.D(1)}
		return errors.Join(k.add(s, one, a, b, none, 0), k.add(s, one, a, b, none, 0))
	})
	e.must(err)
	var wg sync.WaitGroup
	var sums [goroutines]rt.Buffer[int32]
	for i := range sums {
		s, err := rt.NewStream(e.ctx)
		e.must(err)
		sum := buffer(e, make([]int32, n))
		sums[i] = sum
		e.sync()
		wg.Go(func() {
			var err error
			for range rounds {
				err = errors.Join(err, g.Launch(s), k.add(s, rt.Launch{}, a, b, sum, n))
			}
			if err := errors.Join(err, s.Close()); err != nil {
				e.Error(err)
			}
		})
	}
	wg.Wait()
	want := iota32(1, n)
	for i := range want {
		want[i] += int32(i)
	}
	for _, sum := range sums {
		same(e, sum, want)
	}
	same(e, none, make([]int32, n))
	e.must(g.Close())
}
