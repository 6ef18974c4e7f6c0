package nccl_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// TestMixedGroup has a send beside collective operations in a group, in another order on each rank: the library does
// all of a group at once.
func TestMixedGroup(t *testing.T) {
	for name, make := range makers {
		for _, order := range [][]int{{0, 1, 2}, {1, 0, 2}, {2, 1, 0}, {1, 2, 0}} {
			t.Run(fmt.Sprint(name, order), func(t *testing.T) {
				list := make(t, t.Context(), 2)
				within(t, 20*time.Second, "a group", func() {
					for i, err := range each(list, func(r *rank) error { return mixed(r, order) }) {
						if err != nil {
							t.Errorf("rank %d: %v", i, err)
						}
					}
				})
				for _, r := range list {
					r.Close()
				}
			})
		}
	}
}

func mixed(r *rank, order []int) error {
	src, err := rt.BufferFrom(r.s, []float32{float32(r.Rank() + 1), 5})
	if err != nil {
		return err
	}
	sum, err1 := rt.NewBuffer[float32](r.ctx, 2)
	most, err2 := rt.NewBuffer[float32](r.ctx, 2)
	got, err3 := rt.NewBuffer[float32](r.ctx, 2)
	if err := errors.Join(err1, err2, err3); err != nil {
		return err
	}
	err = nccl.Group(func() error {
		calls := []func() error{
			func() error {
				return errors.Join(nccl.AllReduce(r.s, r.Comm, sum, src, nccl.Sum),
					nccl.AllReduce(r.s, r.Comm, most, src, nccl.Max))
			},
			func() error { return nccl.Recv(r.s, r.Comm, got, 1-r.Rank()) },
			func() error { return nccl.Send(r.s, r.Comm, src, 1-r.Rank()) },
		}
		if r.Rank() == 1 {
			order = []int{order[1], order[0], order[2]}
		}
		var errs []error
		for _, i := range order {
			errs = append(errs, calls[i]())
		}
		return errors.Join(errs...)
	}, r.Comm)
	if err != nil {
		return err
	}
	host := make([]float32, 2)
	for _, c := range []struct {
		b    rt.Buffer[float32]
		want float32
	}{{sum, 3}, {most, 2}, {got, float32(2 - r.Rank())}} {
		if err := c.b.Read(r.s, host); err != nil {
			return err
		}
		if host[0] != c.want {
			return errors.New("a wrong result")
		}
	}
	return nil
}
