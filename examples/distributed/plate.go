package main

import (
	"errors"
	"fmt"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// plate is what is computed. Each rank has the given rows of it.
type plate struct{ rows, cols, steps int }

// start returns the heat of n rows from the given one on at the beginning, with the row before and the row behind.
func (p plate) start(first, n int) []float32 {
	heat := make([]float32, (n+2)*p.cols)
	for i := range heat {
		y, x := first+i/p.cols, i%p.cols
		heat[i] = float32((y*7+x*13)%101) / 100
	}
	return heat
}

// part is the part of a plate that a device computes.
type part struct {
	plate
	rows      int
	s         *rt.Stream
	cur, next rt.Buffer[float32]
}

func (p plate) newPart(dev *rt.Context, first, rows int) (*part, error) {
	s, err := rt.NewStream(dev)
	if err != nil {
		return nil, err
	}
	heat := p.start(first, rows)
	cur, err := rt.BufferFrom(s, heat)
	next, err2 := rt.BufferFrom(s, heat)
	made := &part{p, rows, s, cur, next}
	if err := errors.Join(err, err2); err != nil {
		return nil, errors.Join(err, made.close())
	}
	return made, nil
}

// close frees what the part has.
func (p *part) close() error { return errors.Join(p.cur.Free(), p.next.Free(), p.s.Close()) }

// row is one row of the part, of which 0 and rows+1 are the neighbours'.
func (p *part) row(i int) rt.Buffer[float32] { return p.cur.Slice(i*p.cols, (i+1)*p.cols) }

// step computes the next heat.
func (p *part) step() error {
	err := StepLaunch(p.s, rt.Launch{}, p.next, p.cur, int32(p.rows), int32(p.cols))
	p.cur, p.next = p.next, p.cur
	return err
}

// exchange sends the rows at the borders to the neighbours and receives theirs.
func (p *part) exchange(comm *nccl.Comm) error {
	above, below := comm.Rank()-1, comm.Rank()+1
	return nccl.Group(func() (err error) {
		if above >= 0 {
			err = errors.Join(nccl.Send(p.s, comm, p.row(1), above), nccl.Recv(p.s, comm, p.row(0), above))
		}
		if below < comm.Size() {
			err = errors.Join(err,
				nccl.Send(p.s, comm, p.row(p.rows), below), nccl.Recv(p.s, comm, p.row(p.rows+1), below))
		}
		return err
	}, comm)
}

// compute computes a rank's part, gathers all of them, and compares the plate on rank 0.
func (p plate) compute(dev *rt.Context, comm *nccl.Comm) error {
	mine, err := p.newPart(dev, comm.Rank()*p.rows, p.rows)
	if err != nil {
		return err
	}
	defer mine.close()
	for range p.steps {
		if err := errors.Join(mine.exchange(comm), mine.step()); err != nil {
			return err
		}
	}
	all, err := rt.NewBuffer[float32](dev, comm.Size()*p.rows*p.cols)
	if err != nil {
		return err
	}
	defer all.Free()
	got := make([]float32, all.Len())
	inner := mine.cur.Slice(p.cols, (p.rows+1)*p.cols)
	if err := errors.Join(nccl.AllGather(mine.s, comm, all, inner), all.Read(mine.s, got)); err != nil {
		return err
	}
	if comm.Rank() != 0 {
		return nil
	}
	want, err := p.alone(dev, comm.Size()*p.rows)
	if err != nil {
		return err
	}
	for i := range want {
		if got[i] != want[i] {
			return fmt.Errorf("row %d, column %d: %g on %d ranks and %g on one", i/p.cols, i%p.cols, got[i], comm.Size(),
				want[i])
		}
	}
	fmt.Printf("%d ranks, %s: %d steps of %dx%d points, as on one device, ok\n", comm.Size(), dev.Info(), p.steps,
		comm.Size()*p.rows, p.cols)
	return nil
}

// alone computes the whole plate on one device.
func (p plate) alone(dev *rt.Context, rows int) ([]float32, error) {
	whole, err := p.newPart(dev, 0, rows)
	if err != nil {
		return nil, err
	}
	defer whole.close()
	for range p.steps {
		if err := whole.step(); err != nil {
			return nil, err
		}
	}
	heat := make([]float32, rows*p.cols)
	return heat, whole.cur.Slice(p.cols, (rows+1)*p.cols).Read(whole.s, heat)
}
