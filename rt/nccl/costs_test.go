package nccl_test

import (
	"context"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// TestAllocations counts what calls allocate where a library does the work.
func TestAllocations(t *testing.T) {
	if backend() == "" {
		t.Skip("skip: the CPU's implementation allocates")
	}
	list := here(t, t.Context(), most(t, 2))
	var buffers []rt.Buffer[float32]
	for _, r := range list {
		b, err := rt.BufferFrom(r.s, make([]float32, 100))
		if err != nil {
			t.Fatal(err)
		}
		buffers = append(buffers, b)
	}
	call := func(i int) {
		b, r := buffers[i], list[i]
		if err := nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum); err != nil {
			t.Error(err)
		}
	}
	const runs = 200
	within(t, 60*time.Second, "calls", func() {
		var others sync.WaitGroup
		defer others.Wait()
		for i := range list[1:] {
			others.Go(func() {
				for range 50 + runs + 1 { // AllocsPerRun calls once more
					call(1 + i)
				}
			})
		}
		for range 50 { // whatever is made once
			call(0)
		}
		if n := testing.AllocsPerRun(runs, func() { call(0) }); n > 0 {
			t.Errorf("a call allocates %v times", n)
		}
	})
}

// BenchmarkAllReduce has a goroutine for each device, as testdata/gpu/allreduce.c has a thread: queued is the time of a
// call among many, waited that of a call and a wait for its end, graph that of one of 20 in a graph.
func BenchmarkAllReduce(b *testing.B) {
	list := here(b, b.Context(), most(b, 2))
	for _, size := range []int{8, 1 << 20, 256 << 20} {
		if backend() == "" && size > 1<<20 {
			continue // what is no engine for production has no speed
		}
		buffers := make([]rt.Buffer[float32], len(list))
		for i, r := range list {
			var err error
			if buffers[i], err = rt.NewBuffer[float32](r.ctx, size/4); err != nil {
				b.Fatal(err)
			}
		}
		for name, measure := range map[string]func(r *rank, x rt.Buffer[float32], times int) error{
			"queued": (*rank).queued, "waited": (*rank).waited, "graph": (*rank).graph,
		} {
			b.Run(fmt.Sprintf("%d/%s", size, name), func(b *testing.B) {
				b.ReportAllocs()
				for _, err := range each(list, func(r *rank) error { return measure(r, buffers[r.Rank()], b.N) }) {
					if err != nil {
						b.Fatal(err)
					}
				}
				b.ReportMetric(float64(size)*float64(b.N)/b.Elapsed().Seconds()/1e9, "GB/s")
			})
		}
		for _, x := range buffers {
			if err := x.Free(); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func (r *rank) queued(x rt.Buffer[float32], times int) error {
	for range times {
		if err := nccl.AllReduce(r.s, r.Comm, x, x, nccl.Sum); err != nil {
			return err
		}
	}
	return r.s.Synchronize(context.Background())
}

func (r *rank) waited(x rt.Buffer[float32], times int) error {
	for range times {
		if err := r.queued(x, 1); err != nil {
			return err
		}
	}
	return nil
}

func (r *rank) graph(x rt.Buffer[float32], times int) error {
	const each = 20
	g, err := rt.Capture(r.ctx, func(s *rt.Stream) error {
		for range each {
			if err := nccl.AllReduce(s, r.Comm, x, x, nccl.Sum); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		return err
	}
	defer g.Close()
	for range (times + each - 1) / each {
		if err := g.Launch(r.s); err != nil {
			return err
		}
	}
	return r.s.Synchronize(context.Background())
}
