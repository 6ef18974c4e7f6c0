package nccl_test

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
	"github.com/kbind/kbind/rt/vec"
)

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
