// Command distributed computes the flow of heat over a plate on several devices. Each has some rows of the plate, and
// before each step it exchanges the rows at the borders with its neighbours (a halo exchange). The result is compared
// with that of one device, to the bit.
//
//	go run ./examples/distributed      # all GPUs of this machine, or four ranks on the CPU
//
//	go build ./examples/distributed    # a process for each device; also with srun and mpirun
//	torchrun --no-python --nproc-per-node 4 ./distributed
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"os"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

//go:generate go tool kbind heat.cu

func main() {
	rows := flag.Int("rows", 64, "rows of a rank's part of the plate")
	cols := flag.Int("cols", 256, "columns of the plate")
	steps := flag.Int("steps", 200, "steps")
	limit := flag.Duration("limit", time.Minute, "after which the whole is given up, say because a rank does not come")
	flag.Parse()
	ctx, cancel := context.WithTimeout(context.Background(), *limit)
	defer cancel()
	p := plate{rows: *rows, cols: *cols, steps: *steps}
	if err := run(ctx, p); err != nil {
		log.Fatal(err)
	}
}

// run is one rank of many processes, if the environment says so, else all ranks of this one.
func run(ctx context.Context, p plate) error {
	if min(p.rows, p.cols) < 1 || p.steps < 0 {
		return fmt.Errorf("-rows=%d -cols=%d -steps=%d: there is at least 1 row and 1 column, and no negative step", p.rows,
			p.cols, p.steps)
	}
	if w := nccl.FromEnv(); w.Size != 1 || os.Getenv("RANK") != "" {
		dev, err := open(ctx, w.LocalRank)
		if err != nil {
			return err
		}
		defer dev.Close()
		comm, err := nccl.Init(dev, w)
		if err != nil {
			return err
		}
		defer comm.Close()
		return p.compute(dev, comm)
	}
	devices, err := openAll(ctx)
	for _, dev := range devices {
		defer dev.Close()
	}
	if err != nil {
		return err
	}
	contexts := make([]context.Context, len(devices))
	for i, dev := range devices {
		contexts[i] = dev
	}
	comms, err := nccl.Local(contexts...)
	if err != nil {
		return err
	}
	errs := make(chan error)
	for i, comm := range comms {
		go func() { errs <- errors.Join(p.compute(devices[i], comm), comm.Close()) }()
	}
	for range comms {
		err = errors.Join(err, <-errs)
	}
	return err
}

// open opens a device by its number among those of the machine: NCCL works in primary contexts.
func open(ctx context.Context, number int) (*rt.Context, error) {
	backend, n, err := best(ctx)
	if err != nil {
		return nil, err
	}
	if backend == "cpu" {
		return rt.Open(ctx, "cpu")
	}
	return rt.Open(ctx, fmt.Sprintf("%s:%d", backend, number%n), rt.Primary())
}

// openAll opens every GPU, or the CPU four times.
func openAll(ctx context.Context) ([]*rt.Context, error) {
	backend, n, err := best(ctx)
	if err != nil {
		return nil, err
	}
	if backend == "cpu" {
		n = 4
	}
	var list []*rt.Context
	for i := range n {
		dev, err := open(ctx, i)
		if err != nil {
			return list, err
		}
		list = append(list, dev)
	}
	return list, nil
}

// best is the backend of the machine's GPUs and how many there are; the CPU where no library for several is to be had,
// or where the environment says so.
func best(ctx context.Context) (backend string, n int, err error) {
	devices, err := rt.Devices(ctx)
	if err != nil || os.Getenv("KBIND_BACKEND") == "cpu" {
		return "cpu", 1, err
	}
	for _, name := range []string{"cuda", "hip"} {
		n := 0
		for _, d := range devices {
			if d.Backend == name {
				n++
			}
		}
		if lib, ok := nccl.LibraryOf(name); n > 0 && ok && lib.Err == nil {
			return name, n, nil
		}
	}
	return "cpu", 1, nil
}
