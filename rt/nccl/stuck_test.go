package nccl_test

import (
	"context"
	"encoding/gob"
	"errors"
	"net"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// TestFullStream queues more than a stream takes while the other rank does not come, and then aborts.
func TestFullStream(t *testing.T) {
	if backend() != "" {
		t.Skip("skip: the CPU's streams have room for a number of operations")
	}
	ctx, cancel := context.WithCancel(t.Context())
	list := here(t, ctx, 2)
	r := list[0]
	b, err := rt.NewBuffer[int32](r.ctx, 1)
	if err != nil {
		t.Fatal(err)
	}
	time.AfterFunc(100*time.Millisecond, cancel)
	within(t, 20*time.Second, "queueing", func() {
		for range 3000 {
			if err = nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum); err != nil {
				break
			}
		}
		if err == nil || !strings.Contains(err.Error(), "canceled") { // the other may say so first
			t.Errorf("got %v", err)
		}
		_ = r.s.Synchronize(context.Background()) // the error of its work
		usable(t, list)
	})
}

// deaf is a rank of two that says hello and then reads nothing, as a stopped process does.
func deaf(t *testing.T, addr string) {
	c, err := net.Dial("tcp", addr)
	for ; err != nil; c, err = net.Dial("tcp", addr) {
		if t.Context().Err() != nil {
			return
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Cleanup(func() { c.Close() })
	err = gob.NewEncoder(c).Encode(struct {
		Magic      string
		Rank, Size int
		Addr       string
	}{"kbind nccl 1", 1, 2, "127.0.0.1:1"})
	if err != nil {
		t.Error(err)
	}
}

// TestDeaf sends to a rank that does not read: the send ends with the communicator, and with the stream.
func TestDeaf(t *testing.T) {
	if backend() != "" {
		t.Skip("skip: devices send by themselves")
	}
	for _, what := range []string{"communicator", "stream"} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			addr := freeAddr(t)
			go deaf(t, addr)
			r := device(t, 0, 1)
			ctx, cancel := context.WithCancel(r.ctx)
			defer cancel()
			of := map[string]context.Context{"communicator": r.ctx, "stream": r.ctx}
			of[what] = ctx
			var err, err2 error
			r.Comm, err = nccl.Init(of["communicator"], nccl.World{Rank: 0, Size: 2, Addr: addr})
			r.s, err2 = rt.NewStream(of["stream"])
			b, err3 := rt.NewBuffer[float32](r.ctx, 16<<20)
			if err := errors.Join(err, err2, err3, nccl.Send(r.s, r.Comm, b, 1)); err != nil {
				t.Fatal(err)
			}
			time.AfterFunc(100*time.Millisecond, cancel)
			within(t, 20*time.Second, "a send", func() {
				_ = r.s.Close() // whose error depends on who is first
				_ = r.Close()
			})
			if err := nccl.Send(r.s, r.Comm, b, 1); err == nil {
				t.Error("the communicator works afterwards")
			}
		})
	}
}

// TestNestedGroup has a group in a group, which is refused; the outer one goes on.
func TestNestedGroup(t *testing.T) {
	list := here(t, t.Context(), most(t, 2))
	for _, err := range each(list, func(r *rank) error {
		b, err := rt.BufferFrom(r.s, []int32{1, 1})
		if err != nil {
			return err
		}
		err = nccl.Group(func() error {
			err := nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum)
			inner := nccl.Group(func() error { return nil }, r.Comm)
			if inner == nil || !strings.Contains(inner.Error(), "a group in a group") {
				t.Errorf("the inner group: %v", inner)
			}
			return err
		}, r.Comm)
		got := make([]int32, 2)
		if err := errors.Join(err, b.Read(r.s, got)); err != nil {
			return err
		}
		if got[1] != 2 {
			t.Errorf("rank %d has %v", r.Rank(), got)
		}
		return nil
	}) {
		if err != nil {
			t.Error(err)
		}
	}
}

// TestGroupFails has a group whose function fails, or panics: nothing of it begins, and the communicator works.
func TestGroupFails(t *testing.T) {
	boom := errors.New("boom")
	list := here(t, t.Context(), most(t, 2))
	for _, err := range each(list, func(r *rank) error {
		b, err := rt.BufferFrom(r.s, []int32{1})
		if err != nil {
			return err
		}
		err = nccl.Group(func() error {
			return errors.Join(nccl.AllReduce(r.s, r.Comm, b, b, nccl.Max), boom)
		}, r.Comm)
		if !errors.Is(err, boom) {
			t.Errorf("a group that fails: %v", err)
		}
		func() {
			defer func() { recover() }()
			_ = nccl.Group(func() error { panic(boom) }, r.Comm)
			t.Error("no panic")
		}()
		if err := nccl.Group(func() error { return nil }, r.Comm, nil); !errors.Is(err, rt.ErrClosed) {
			t.Errorf("a group with a nil communicator: %v", err)
		}
		got := make([]int32, 1)
		err = errors.Join(nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum), b.Read(r.s, got))
		if got[0] != 2 {
			t.Errorf("rank %d has %v", r.Rank(), got)
		}
		return err
	}) {
		if err != nil {
			t.Error(err)
		}
	}
}

// TestGoroutines counts what communicators leave behind when they are closed.
func TestGoroutines(t *testing.T) {
	before := 0
	for round := range 3 {
		for _, open := range makers {
			list := open(t, t.Context(), most(t, 2))
			for _, err := range each(list, func(r *rank) error {
				b, err := rt.BufferFrom(r.s, []int32{1})
				return errors.Join(err, nccl.AllReduce(r.s, r.Comm, b, b, nccl.Sum), r.s.Close(), r.Close(), r.ctx.Close())
			}) {
				if err != nil {
					t.Fatal(err)
				}
			}
		}
		now := 0
		for range []int{20, 100, 100}[round] {
			if now = runtime.NumGoroutine(); round > 0 && now <= before {
				break
			}
			time.Sleep(10 * time.Millisecond)
		}
		if round == 0 {
			before = now
		} else if now > before {
			buf := make([]byte, 1<<16)
			t.Fatalf("%d goroutines, and there were %d\n%s", now, before, buf[:runtime.Stack(buf, true)])
		}
	}
}
