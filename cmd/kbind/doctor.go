package main

import (
	"errors"
	"fmt"

	"github.com/kbind/kbind/rt/auto"
	"github.com/kbind/kbind/rt/driver"
)

// doctorCmd lists the backends of this build with their devices, or with every library path tried and why none is usable. It fails when there is no device at all.
func doctorCmd(s *streams, args []string) error {
	if len(args) > 0 {
		return usagef("doctor takes no arguments")
	}
	found := 0
	fmt.Fprintf(s.out, "kbind %s\n", version)
	for _, r := range auto.Probe(auto.Backends()) {
		fmt.Fprintf(s.out, "\n%s:\n", r.Backend)
		if r.Err != nil {
			printReason(s, r.Err)
			continue
		}
		for _, d := range r.Devices {
			found++
			printDevice(s, r.Backend, d)
		}
	}
	if found == 0 {
		return errors.New("no usable device")
	}
	return nil
}

func printReason(s *streams, err error) {
	var p *driver.ProbeError
	if !errors.As(err, &p) {
		fmt.Fprintf(s.out, "  not usable: %v\n", err)
		return
	}
	fmt.Fprintf(s.out, "  not usable: %s\n", p.Reason)
	for _, t := range p.Tried {
		fmt.Fprintf(s.out, "    tried %s: %s\n", t.Path, t.Err)
	}
}

func printDevice(s *streams, backend string, d driver.DeviceInfo) {
	fmt.Fprintf(s.out, "  %s:%s  %s\n", backend, d.ID, d.Name)
	fmt.Fprintf(s.out, "    memory %.1f GiB, %d compute units, warp size %d\n", float64(d.Memory)/(1<<30), d.ComputeUnits, d.WarpSize)
	fmt.Fprintf(s.out, "    block up to %dx%dx%d, %d threads; shared memory %d bytes a block\n", d.MaxBlock.X, d.MaxBlock.Y, d.MaxBlock.Z, d.MaxThreads, d.MaxShared)
}
