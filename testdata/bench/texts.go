package main

import (
	"fmt"
	"slices"
)

// texts compares the OpenCL C that kbind writes of the suite's .cu kernels with the .cl kernels that were written by
// hand, on the default device of OpenCL.
func (b *bench) texts() error {
	text, err := self("kbind's text", "opencl/cu")
	if err != nil {
		return err
	}
	defer text.stop()
	twin, err := self("by hand", "opencl/cl")
	if err != nil {
		return err
	}
	defer twin.stop()
	row("kernel", "kbind's text ms", "by hand ms", "ratio")
	row("---", "---:", "---:", "---:")
	var ratios []float64
	for _, name := range b.names() {
		t := b.turns([]*child{text, twin}, name, "full", b.rounds)
		ratio := over(t[0], t[1])
		ratios = append(ratios, ratio)
		row(name, digits(t[0]), digits(t[1]), digits(ratio))
	}
	row("geometric mean", "", "", digits(geometricMean(ratios)))
	fmt.Printf("\nThe worst ratio is %s.\n", digits(slices.Max(ratios)))
	return nil
}
