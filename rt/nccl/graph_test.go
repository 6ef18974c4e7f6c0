package nccl_test

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// doubled captures the sum of the ranks' b, twice, beside work of kbind's.
func (r *rank) doubled(b rt.Buffer[float32]) (*rt.Graph, error) {
	return rt.Capture(r.ctx, func(s *rt.Stream) error {
		half := b.Len() / 2
		return errors.Join(
			nccl.AllReduce(s, r.Comm, b, b, nccl.Sum),
			b.Slice(0, half).CopyFrom(s, b.Slice(half, b.Len())),
			nccl.AllReduce(s, r.Comm, b, b, nccl.Sum))
	})
}

// TestGraph launches graphs with collective operations, between operations outside of graphs.
func TestGraph(t *testing.T) {
	for maker, open := range makers {
		for n := 1; n <= most(t, 3); n++ {
			t.Run(fmt.Sprintf("%s/%d", maker, n), func(t *testing.T) {
				list := open(t, t.Context(), n)
				within(t, 60*time.Second, "graphs", func() {
					for _, err := range each(list, func(r *rank) error { return r.replay(3) }) {
						if err != nil {
							t.Error(err)
						}
					}
				})
			})
		}
	}
}

// replay launches a graph some times and compares what comes out: each launch multiplies by n², and 1 follows.
func (r *rank) replay(times int) error {
	b, err := rt.BufferFrom(r.s, []float32{5, 5, 1, 1})
	if err != nil {
		return err
	}
	defer b.Free()
	g, err := r.doubled(b)
	if err != nil {
		return err
	}
	defer g.Close()
	want, n := float32(1), float32(r.Size())
	for range times {
		if err := g.Launch(r.s); err != nil {
			return err
		}
		want *= n * n
	}
	if err := nccl.AllReduce(r.s, r.Comm, b, b, nccl.Max); err != nil {
		return err
	}
	got := make([]float32, 4)
	if err := b.Read(r.s, got); err != nil {
		return err
	}
	for i := range got {
		if got[i] != want {
			return fmt.Errorf("rank %d: [%d] is %v, want %v", r.Rank(), i, got[i], want)
		}
	}
	return nil
}

// TestGraphEnds ends communicators of which there are graphs: their launches are errors, and nothing waits for them.
func TestGraphEnds(t *testing.T) {
	for maker, open := range makers {
		for name, end := range map[string]func(r *rank) error{
			"Close": func(r *rank) error { return r.Close() },
			"Abort": func(r *rank) error { r.Abort(nil); return r.Close() },
		} {
			t.Run(maker+"/"+name, func(t *testing.T) {
				list := open(t, t.Context(), most(t, 2))
				var ready sync.WaitGroup
				ready.Add(len(list))
				within(t, 20*time.Second, name, func() {
					for _, err := range each(list, func(r *rank) error {
						b, err := rt.BufferFrom(r.s, []float32{1, 1, 1, 1})
						if err != nil {
							return err
						}
						g, err := r.doubled(b)
						if err != nil {
							return err
						}
						err = errors.Join(g.Launch(r.s), r.s.Synchronize(r.ctx))
						ready.Done()
						ready.Wait()
						if err != nil {
							return err
						}
						_ = end(r) // which may say why
						if err := g.Launch(r.s); err == nil {
							return errors.New("the graph is launched afterwards")
						}
						return errors.Join(g.Close(), b.Free())
					}) {
						if err != nil {
							t.Error(err)
						}
					}
				})
				usable(t, list)
			})
		}
	}
}

// TestGraphAborted aborts while a graph waits for another rank.
func TestGraphAborted(t *testing.T) {
	boom := errors.New("boom")
	for maker, open := range makers {
		t.Run(maker, func(t *testing.T) {
			list := open(t, t.Context(), most(t, 2))
			within(t, 20*time.Second, "Abort", func() {
				errs := each(list, func(r *rank) error {
					b, err := rt.BufferFrom(r.s, []float32{1, 1, 1, 1})
					if err != nil {
						return err
					}
					g, err := r.doubled(b)
					if err != nil || r.Rank() == 1 {
						time.Sleep(100 * time.Millisecond)
						r.Abort(boom)
						return errors.Join(err, boom)
					}
					err = g.Launch(r.s)
					return errors.Join(err, r.s.Synchronize(context.Background()))
				})
				for i, err := range errs {
					if err == nil {
						t.Errorf("rank %d has no error", i)
					}
				}
			})
			usable(t, list)
		})
	}
}
