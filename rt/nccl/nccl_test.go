package nccl_test

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
	"github.com/kbind/kbind/rt/vec"
)

// rank is one rank of a test.
type rank struct {
	ctx *rt.Context
	s   *rt.Stream
	*nccl.Comm
}

// makers make communicators of a number of ranks.
var makers = map[string]func(t *testing.T, ctx context.Context, n int) []*rank{"process": here, "TCP": overTCP}

// device opens the i-th of n devices: the CPU, or with KBIND_NCCL_TEST=cuda one of the GPUs.
func device(t *testing.T, ctx context.Context, i, n int) *rank {
	t.Helper()
	name, opts := "cpu", []rt.Option(nil)
	if backend := os.Getenv("KBIND_NCCL_TEST"); backend != "" {
		devices, err := rt.Devices(ctx)
		if err != nil {
			t.Fatal(err)
		}
		devices = slices.DeleteFunc(devices, func(d rt.DeviceInfo) bool { return d.Backend != backend })
		if len(devices) < n {
			t.Skipf("skip: %d devices of %s, want %d", len(devices), backend, n)
		}
		name, opts = backend+":"+devices[i].ID, []rt.Option{rt.Primary()}
	}
	dev, err := rt.Open(ctx, name, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	s, err := rt.NewStream(dev)
	if err != nil {
		t.Fatal(err)
	}
	return &rank{ctx: dev, s: s}
}

func here(t *testing.T, ctx context.Context, n int) []*rank {
	t.Helper()
	list, contexts := make([]*rank, n), make([]context.Context, n)
	for i := range list {
		list[i] = device(t, ctx, i, n)
		contexts[i] = list[i].ctx
	}
	comms, err := nccl.Local(contexts...)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range comms {
		list[i].Comm = c
	}
	return list
}

// freeAddr is an address at which nobody listens.
func freeAddr(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip("skip: no network: ", err)
	}
	defer l.Close()
	return l.Addr().String()
}

func overTCP(t *testing.T, ctx context.Context, n int) []*rank {
	t.Helper()
	addr := freeAddr(t)
	list := make([]*rank, n)
	var wg sync.WaitGroup
	for i := range list {
		list[i] = device(t, ctx, i, n)
		wg.Go(func() {
			var err error
			if list[i].Comm, err = nccl.Init(list[i].ctx, nccl.World{Rank: i, Size: n, Addr: addr}); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if t.Failed() {
		t.FailNow()
	}
	return list
}

// each calls f for every rank at once and returns the errors.
func each(list []*rank, f func(r *rank) error) []error {
	errs := make([]error, len(list))
	var wg sync.WaitGroup
	for i, r := range list {
		wg.Go(func() { errs[i] = f(r) })
	}
	wg.Wait()
	return errs
}

func within(t *testing.T, limit time.Duration, what string, f func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	select {
	case <-done:
	case <-time.After(limit):
		t.Fatalf("%s: still going on after %v", what, limit)
	}
}

// number converts to and from an element type.
type number[T nccl.Element] struct {
	to   func(float64) T
	from func(T) float64
}

func plain[T int8 | uint8 | int32 | uint32 | int64 | uint64 | float32 | float64]() number[T] {
	return number[T]{func(f float64) T { return T(f) }, func(v T) float64 { return float64(v) }}
}

// TestOperations compares every operation of every type with a plain reference. The values are small integers, which
// all types hold, with all sums and products.
func TestOperations(t *testing.T) {
	for name, make := range makers {
		for _, n := range []int{1, 2, 3, 5} {
			t.Run(fmt.Sprintf("%s/%d", name, n), func(t *testing.T) {
				list := make(t, t.Context(), n)
				operations(t, list, plain[int8]())
				operations(t, list, plain[uint8]())
				operations(t, list, plain[int32]())
				operations(t, list, plain[uint32]())
				operations(t, list, plain[int64]())
				operations(t, list, plain[uint64]())
				operations(t, list, plain[float32]())
				operations(t, list, plain[float64]())
				operations(t, list, number[vec.Half]{func(f float64) vec.Half { return vec.HalfOf(float32(f)) },
					vec.Half.Float64})
				operations(t, list, number[vec.BFloat16]{func(f float64) vec.BFloat16 { return vec.BFloat16Of(float32(f)) },
					vec.BFloat16.Float64})
				for _, err := range each(list, func(r *rank) error { return errors.Join(r.Close(), r.Close()) }) {
					if err != nil {
						t.Error(err)
					}
				}
			})
		}
	}
}

func reference(op nccl.Op, values []float64) float64 {
	v := values[0]
	for _, x := range values[1:] {
		switch op {
		case nccl.Prod:
			v *= x
		case nccl.Max:
			v = max(v, x)
		case nccl.Min:
			v = min(v, x)
		default:
			v += x
		}
	}
	if op == nccl.Avg {
		v /= float64(len(values))
	}
	return v
}

func operations[T nccl.Element](t *testing.T, list []*rank, num number[T]) {
	t.Helper()
	n, k := len(list), 30
	values := make([][]float64, n)
	r := rand.New(rand.NewPCG(1, 2))
	for i := range values {
		values[i] = make([]float64, n*k)
		for j := range values[i] {
			values[i][j] = float64(r.IntN(3))
		}
	}
	across := func(op nccl.Op, j int) T { // of element j
		column := make([]float64, n)
		for i := range column {
			column[i] = values[i][j]
		}
		f := reference(op, column)
		if zero := num.from(num.to(0.5)); zero == 0 && f == f { // an integer
			return num.to(float64(int64(f)))
		}
		return num.to(f)
	}
	for _, err := range each(list, func(r *rank) error {
		mine := make([]T, n*k)
		for j := range mine {
			mine[j] = num.to(values[r.Rank()][j])
		}
		src, err := rt.BufferFrom(r.s, mine)
		if err != nil {
			return err
		}
		defer src.Free()
		dst, err := rt.NewBuffer[T](r.ctx, n*k)
		if err != nil {
			return err
		}
		defer dst.Free()
		check := func(what string, b rt.Buffer[T], want func(j int) T) error {
			got := make([]T, b.Len())
			if err := b.Read(r.s, got); err != nil {
				return fmt.Errorf("%s: %w", what, err)
			}
			for j := range got {
				if w := want(j); num.from(got[j]) != num.from(w) {
					return fmt.Errorf("%s of %T on rank %d: [%d] is %v, want %v", what, w, r.Rank(), j, got[j], w)
				}
			}
			return nil
		}
		errs := []error{}
		for op := nccl.Sum; op <= nccl.Avg; op++ {
			errs = append(errs,
				nccl.AllReduce(r.s, r.Comm, dst, src, op),
				check("AllReduce "+op.String(), dst, func(j int) T { return across(op, j) }),
				nccl.ReduceScatter(r.s, r.Comm, dst.Slice(0, k), src, op),
				check("ReduceScatter "+op.String(), dst.Slice(0, k), func(j int) T { return across(op, r.Rank()*k+j) }))
			root := int(op) % n
			errs = append(errs, dst.Zero(r.s), nccl.Reduce(r.s, r.Comm, dst, src, op, root))
			errs = append(errs, check("Reduce "+op.String(), dst, func(j int) T {
				if r.Rank() != root {
					return num.to(0)
				}
				return across(op, j)
			}))
		}
		part := src.Slice(0, k)
		errs = append(errs,
			nccl.AllGather(r.s, r.Comm, dst, part),
			check("AllGather", dst, func(j int) T { return num.to(values[j/k][j%k]) }),
			nccl.Broadcast(r.s, r.Comm, dst, src, n-1),
			check("Broadcast", dst, func(j int) T { return num.to(values[n-1][j]) }),
			dst.CopyFrom(r.s, src), nccl.AllReduce(r.s, r.Comm, dst, dst, nccl.Sum), // in place
			check("AllReduce in place", dst, func(j int) T { return across(nccl.Sum, j) }))
		if n > 1 {
			next, previous := (r.Rank()+1)%n, (r.Rank()+n-1)%n
			errs = append(errs,
				nccl.Group(func() error { // each receives first
					return errors.Join(nccl.Recv(r.s, r.Comm, dst, previous), nccl.Send(r.s, r.Comm, src, next))
				}, r.Comm),
				check("Recv", dst, func(j int) T { return num.to(values[previous][j]) }))
		}
		return errors.Join(errs...)
	}) {
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestDisagreement has ranks call different operations: all of them get an error, and their streams work.
func TestDisagreement(t *testing.T) {
	cases := map[string]func(r *rank, b rt.Buffer[float32]) error{
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
	}
	for maker, open := range makers {
		for name, f := range cases {
			t.Run(maker+"/"+name, func(t *testing.T) {
				list := open(t, t.Context(), 2)
				within(t, 20*time.Second, name, func() {
					failed := 0
					for _, err := range each(list, func(r *rank) error {
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
						return err
					}) {
						if err != nil {
							failed++
						}
					}
					if failed == 0 && name != "roots" { // of whom each is done when it has sent
						t.Error("no rank has an error")
					}
					usable(t, list)
				})
			})
		}
	}
}

// usable reports streams and devices that do not work.
func usable(t *testing.T, list []*rank) {
	t.Helper()
	for _, r := range list {
		got := make([]int32, 1)
		b, err := rt.BufferFrom(r.s, []int32{1})
		if err := errors.Join(err, b.Fill(r.s, 7), b.Read(r.s, got)); err != nil || got[0] != 7 {
			t.Errorf("the stream of rank %d afterwards: %v, %v", r.Rank(), got, err)
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
				list := open(t, t.Context(), 3)
				if name == "cancel" {
					list = open(t, ctx, 3)
				}
				within(t, 20*time.Second, name, func() {
					for i, err := range each(list, func(r *rank) error {
						if r.Rank() == 2 {
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
				if name != "cancel" { // which ends the streams too
					usable(t, list)
				}
			})
		}
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

// TestRefused calls what is wrong on its face.
func TestRefused(t *testing.T) {
	list := here(t, t.Context(), 2)
	r := list[0]
	b, err := rt.NewBuffer[float32](r.ctx, 10)
	if err != nil {
		t.Fatal(err)
	}
	other, err := rt.NewBuffer[float32](list[1].ctx, 10)
	if err != nil {
		t.Fatal(err)
	}
	for what, test := range map[string]struct{ got, want error }{
		"a nil communicator":        {nccl.AllReduce(r.s, nil, b, b, nccl.Sum), rt.ErrClosed},
		"a nil one that gathers":    {nccl.AllGather(r.s, nil, b, b), rt.ErrClosed},
		"a nil one that broadcasts": {nccl.Broadcast(r.s, nil, b, b, 0), rt.ErrClosed},
		"a nil one that reduces":    {nccl.Reduce(r.s, nil, b, b, nccl.Sum, 0), rt.ErrClosed},
		"an unknown operation":      {nccl.AllReduce(r.s, r.Comm, b, b, 9), rt.ErrInvalidLaunch},
		"lengths":                   {nccl.AllReduce(r.s, r.Comm, b, b.Slice(0, 3), nccl.Sum), rt.ErrInvalidLaunch},
		"a gathering":               {nccl.AllGather(r.s, r.Comm, b, b), rt.ErrInvalidLaunch},
		"a scattering":              {nccl.ReduceScatter(r.s, r.Comm, b, b, nccl.Sum), rt.ErrInvalidLaunch},
		"a root":                    {nccl.Broadcast(r.s, r.Comm, b, b, 2), rt.ErrInvalidLaunch},
		"itself":                    {nccl.Send(r.s, r.Comm, b, 0), rt.ErrInvalidLaunch},
		"another device's stream":   {nccl.Send(list[1].s, r.Comm, b, 1), rt.ErrNotSupported},
		"another device's buffer":   {nccl.Send(r.s, r.Comm, other, 1), rt.ErrNotSupported},
		"no ranks":                  {second(nccl.Local()), rt.ErrInvalidLaunch},
		"a rank that is none": {second(nccl.Init(r.ctx, nccl.World{Rank: 3, Size: 2, Addr: "a:1"})),
			rt.ErrInvalidLaunch},
		"no address": {second(nccl.Init(r.ctx, nccl.World{Rank: 0, Size: 2})), rt.ErrInvalidLaunch},
	} {
		if !errors.Is(test.got, test.want) {
			t.Errorf("%s: got %v, want %v", what, test.got, test.want)
		}
	}
	r.Abort(nil)
	if err := nccl.Send(r.s, r.Comm, b, 1); err == nil || !strings.Contains(err.Error(), "aborted") {
		t.Errorf("after Abort: %v", err)
	}
}

func second[T any](_ T, err error) error { return err }
