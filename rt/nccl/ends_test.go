package nccl_test

import (
	"context"
	"errors"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

type work func(r *rank, b rt.Buffer[float32]) error

// disagreements are calls of two ranks that do not fit together.
var disagreements = map[string]work{
	"lengths": func(r *rank, b rt.Buffer[float32]) error {
		b = b.Slice(0, 10+r.Rank())
		return nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum)
	},
	"operations": func(r *rank, b rt.Buffer[float32]) error {
		return nccl.AllReduce(r.s, r.Comm, b, b, nccl.Op(r.Rank()))
	},
	"types": func(r *rank, b rt.Buffer[float32]) error {
		if r.Rank() == 0 {
			i := rt.As[int32](b)
			return nccl.AllReduce(r.s, r.Comm, i, i, nccl.Sum)
		}
		return nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum)
	},
	"calls": func(r *rank, b rt.Buffer[float32]) error {
		if r.Rank() == 0 {
			return nccl.Broadcast(r.s, r.Comm, b, b, 0)
		}
		return nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum)
	},
	"roots": func(r *rank, b rt.Buffer[float32]) error {
		return nccl.Broadcast(r.s, r.Comm, b, b, r.Rank())
	},
	"sends": func(r *rank, b rt.Buffer[float32]) error {
		return nccl.Send(r.s, r.Comm, b, 1-r.Rank())
	},
	"messages": func(r *rank, b rt.Buffer[float32]) error {
		if b = b.Slice(0, 10+r.Rank()); r.Rank() == 0 {
			return nccl.Send(r.s, r.Comm, b, 1)
		}
		return nccl.Recv(r.s, r.Comm, b, 0)
	},
	"group": func(r *rank, b rt.Buffer[float32]) error {
		return nccl.Group(func() error {
			other := b.Slice(10, 20-r.Rank())
			return errors.Join(nccl.Send(r.s, r.Comm, b.Slice(0, 10), 1-r.Rank()),
				nccl.Recv(r.s, r.Comm, other, 1-r.Rank()))
		}, r.Comm)
	},
}

// TestDisagreement has ranks call different operations where calls are compared, as always on the CPU: all of them get
// an error, and their streams work.
func TestDisagreement(t *testing.T) {
	t.Setenv("KBIND_NCCL_CHECK", "1")
	for maker, open := range makers {
		for name, f := range disagreements {
			t.Run(maker+"/"+name, func(t *testing.T) {
				list := open(t, t.Context(), most(t, 2))
				within(t, 20*time.Second, name, func() { disagree(t, list, f, backend() == "" && name[:1] != "l") })
				usable(t, list)
			})
		}
	}
}

// disagree has two ranks call what does not fit. On the CPU a rank that only sends is done when it has sent.
func disagree(t *testing.T, list []*rank, f work, sent bool) {
	named := 0
	for i, err := range each(list, func(r *rank) error {
		b, err := rt.BufferFrom(r.s, make([]float32, 20))
		if err != nil {
			return err
		}
		err = errors.Join(f(r, b), r.s.Synchronize(context.Background()))
		time.Sleep(50 * time.Millisecond) // the other's word is on its way
		again := errors.Join(nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum), r.s.Synchronize(context.Background()))
		if again == nil {
			t.Errorf("rank %d: the communicator works after ranks did not agree", r.Rank())
		}
		if err == nil && sent {
			err = again
		}
		return err
	}) {
		if err == nil {
			t.Errorf("rank %d has no error", i)
		} else if strings.Contains(err.Error(), "the ranks do not agree: rank") {
			named++
		}
	}
	if named == 0 {
		t.Error("no rank says what the two have called")
	}
}

// TestFreeWhileCalled frees a buffer while the operation that reads it waits for the other rank: its memory is nobody
// else's until then.
func TestFreeWhileCalled(t *testing.T) {
	list := here(t, t.Context(), most(t, 2))[:2]
	const n = 1000
	called := make(chan struct{})
	within(t, 20*time.Second, "the sums", func() {
		for i, err := range each(list, func(r *rank) error {
			src, err := rt.BufferFrom(r.s, make([]float32, n))
			dst, err2 := rt.NewBuffer[float32](r.ctx, n)
			if err := errors.Join(err, err2, src.Fill(r.s, float32(1+r.Rank())), r.s.Synchronize(r.ctx)); err != nil {
				return err
			}
			if r.Rank() == 1 {
				<-called
			} else {
				go func() {
					defer close(called)
					time.Sleep(50 * time.Millisecond)
					if err := src.Free(); err != nil {
						t.Error(err)
					}
					next, err := rt.NewBuffer[float32](r.ctx, n)
					other, err2 := rt.NewStream(r.ctx)
					if err := errors.Join(err, err2, next.Fill(other, 100), other.Close()); err != nil {
						t.Error(err)
					}
				}()
			}
			got := make([]float32, n)
			if err := errors.Join(nccl.AllReduce(r.s, r.Comm, dst, src, nccl.Sum), dst.Read(r.s, got)); err != nil {
				return err
			}
			if got[0] != 3 || got[n-1] != 3 {
				t.Errorf("rank %d: %v", r.Rank(), got[0])
			}
			return nil
		}) {
			if err != nil {
				t.Errorf("rank %d: %v", i, err)
			}
		}
	})
}

// TestCloseWhileCalled closes a stream while an operation on it waits for the other rank: the stream is there until
// then. In a group that has not begun it is not kept, and the group says so.
func TestCloseWhileCalled(t *testing.T) {
	list := here(t, t.Context(), most(t, 2))[:2]
	s, err := rt.NewStream(list[0].ctx)
	if err != nil {
		t.Fatal(err)
	}
	var waits, called atomic.Bool
	within(t, 20*time.Second, "the sums", func() {
		for i, err := range each(list, func(r *rank) error {
			b, err := rt.BufferFrom(r.s, make([]float32, 10))
			if err != nil {
				return err
			}
			if r.Rank() == 1 {
				for !waits.Load() {
					time.Sleep(time.Millisecond)
				}
				time.Sleep(50 * time.Millisecond) // in which the stream of rank 0 is being closed
				return nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum)
			}
			closed := make(chan error)
			time.AfterFunc(50*time.Millisecond, func() {
				waits.Store(true)
				err := s.Close()
				if !called.Load() {
					t.Error("the stream is closed while the library has it")
				}
				closed <- err
			})
			err = nccl.AllReduce(s, r.Comm, b, b, nccl.Sum)
			called.Store(true)
			return errors.Join(err, <-closed)
		}) {
			if err != nil {
				t.Errorf("rank %d: %v", i, err)
			}
		}
	})
	if backend() == "" {
		return // the CPU queues what is in a group when it is called
	}
	r := list[0]
	s, err = rt.NewStream(r.ctx)
	b, err2 := rt.BufferFrom(r.s, make([]float32, 10))
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	err = nccl.Group(func() error {
		return errors.Join(nccl.AllReduce(s, r.Comm, b, b, nccl.Sum), s.Close())
	}, r.Comm)
	if !errors.Is(err, rt.ErrClosed) {
		t.Errorf("a group on a closed stream: %v", err)
	}
}

// TestUnmatched calls on one rank what the other never calls: the deadline of the communicators ends it.
func TestUnmatched(t *testing.T) {
	for _, check := range []string{"0", "1"} {
		t.Setenv("KBIND_NCCL_CHECK", check)
		for maker, open := range makers {
			t.Run(maker+"/"+check, func(t *testing.T) {
				ctx, cancel := context.WithCancelCause(t.Context())
				defer cancel(nil)
				list := open(t, ctx, most(t, 2))
				within(t, 20*time.Second, "waiting", func() {
					time.AfterFunc(200*time.Millisecond, func() { cancel(context.DeadlineExceeded) })
					b, err := rt.BufferFrom(list[0].s, make([]float32, 20))
					err = errors.Join(err, nccl.AllReduce(list[0].s, list[0].Comm, b, b, nccl.Sum), list[0].s.Synchronize(t.Context()))
					if err == nil || !strings.Contains(err.Error(), "deadline exceeded") { // the other may say so first
						t.Errorf("after the deadline: %v", err)
					}
				})
				usable(t, list)
			})
		}
	}
}

// TestEnds aborts while ranks wait for another, in each way.
func TestEnds(t *testing.T) {
	boom := errors.New("boom")
	for maker, open := range makers {
		for name, end := range map[string]func(r *rank, cancel func()){
			"Abort":  func(r *rank, _ func()) { r.Abort(boom) },
			"Close":  func(r *rank, _ func()) { _ = r.Close() },
			"cancel": func(_ *rank, cancel func()) { cancel() },
		} {
			t.Run(maker+"/"+name, func(t *testing.T) {
				ctx, cancel := context.WithCancelCause(t.Context())
				defer cancel(nil)
				list := open(t, ctx, most(t, 3))
				within(t, 20*time.Second, name, func() {
					for i, err := range each(list, func(r *rank) error {
						if r.Rank() == len(list)-1 {
							time.Sleep(20 * time.Millisecond)
							end(r, func() { cancel(boom) })
							return errors.New("its own")
						}
						b, err := rt.NewBuffer[int64](r.ctx, 100)
						return errors.Join(err, nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum), r.s.Synchronize(context.Background()))
					}) {
						if err == nil {
							t.Errorf("rank %d has no error", i)
						}
					}
				})
				usable(t, list)
			})
		}
	}
}

// TestCloseWaits closes a rank whose operation nobody joins: Close ends with the context.
func TestCloseWaits(t *testing.T) {
	for maker, open := range makers {
		t.Run(maker, func(t *testing.T) {
			ctx, cancel := context.WithCancelCause(t.Context())
			defer cancel(nil)
			list := open(t, ctx, most(t, 2))
			within(t, 20*time.Second, "Close", func() {
				time.AfterFunc(200*time.Millisecond, func() { cancel(context.DeadlineExceeded) })
				r := list[0]
				b, err := rt.BufferFrom(r.s, make([]float32, 20))
				err = errors.Join(err, nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum), r.Close())
				if err == nil || !strings.Contains(err.Error(), "deadline exceeded") { // the other may say so first
					t.Errorf("Close behind the deadline: %v", err)
				}
			})
			_ = list[0].s.Synchronize(t.Context()) // the error of its work
			usable(t, list)
		})
	}
}

// TestLateDeadline gives up on ranks that never come.
func TestLateDeadline(t *testing.T) {
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	addr := freeAddr(t)
	within(t, 20*time.Second, "waiting for ranks", func() {
		for i := range 2 { // alone each time
			_, err := nccl.Init(ctx, nccl.World{Rank: i, Size: 2, Addr: addr})
			if !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("rank %d alone: %v", i, err)
			}
		}
	})
}
