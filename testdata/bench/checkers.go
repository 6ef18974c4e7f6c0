package main

import "os"

// oclgrind is the library of Oclgrind that is an OpenCL driver of its own, with no loader between.
const oclgrind = "/usr/lib/oclgrind/liboclgrind-rt.so"

// checkers compares kbind on the CPU with Oclgrind, at the small sizes: Oclgrind as it is, which checks addresses, and with races and uninitialised memory too.
func (b *bench) checkers() error {
	if _, err := os.Stat(oclgrind); err != nil {
		return err
	}
	kbind, err := self("kbind", "cpu/cl")
	if err != nil {
		return err
	}
	defer kbind.stop()
	env := []string{"KBIND_OPENCL_LIBRARY=" + oclgrind, "KBIND_CACHE=off"}
	plain, err := self("Oclgrind", "opencl", env...)
	if err != nil {
		return err
	}
	defer plain.stop()
	all, err := self("Oclgrind, races and uninitialised", "opencl", append(env, "OCLGRIND_DATA_RACES=1", "OCLGRIND_UNINITIALIZED=1")...)
	if err != nil {
		return err
	}
	defer all.stop()
	children := []*child{kbind, plain, all}
	row("kernel, small size", "kbind ms", "Oclgrind ms", "with races and uninitialised memory, ms", "Oclgrind / kbind", "with races / kbind")
	row("---", "---:", "---:", "---:", "---:", "---:")
	var ratios [2][]float64
	for _, name := range b.names() {
		t := b.turns(children, name, "small", min(b.rounds, 3))
		r := [2]float64{over(t[1], t[0]), over(t[2], t[0])}
		ratios[0], ratios[1] = append(ratios[0], r[0]), append(ratios[1], r[1])
		row(name, digits(t[0]), digits(t[1]), digits(t[2]), digits(r[0]), digits(r[1]))
	}
	row("geometric mean", "", "", "", digits(geometricMean(ratios[0])), digits(geometricMean(ratios[1])))
	return nil
}
