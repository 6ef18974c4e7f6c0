package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// oclgrind is the library of Oclgrind that is an OpenCL driver of its own, with no loader between.
const oclgrind = "/usr/lib/oclgrind/liboclgrind-rt.so"

// checkers compares checked execution, which looks for everything at once, with Oclgrind on the OpenCL kernels at the
// small sizes: as it is, when it checks addresses, and with races too. Its search for uninitialised memory (21.10)
// crashes when a host writes to a buffer whose length is no multiple of 4.
func (b *bench) checkers() error {
	if _, err := os.Stat(oclgrind); err != nil {
		return err
	}
	checked, err := b.checked("cl")
	if err != nil {
		return err
	}
	defer checked.stop()
	env := []string{"KBIND_OPENCL_LIBRARY=" + oclgrind, "KBIND_CACHE=off"}
	plain, err := self("Oclgrind", "opencl", env...)
	if err != nil {
		return err
	}
	defer plain.stop()
	races, err := self("Oclgrind with races", "opencl", append(env, "OCLGRIND_DATA_RACES=1")...)
	if err != nil {
		return err
	}
	defer races.stop()
	row("OpenCL kernel, small size", "kbind checked ms", "Oclgrind ms", "with races ms", "Oclgrind / kbind",
		"with races / kbind")
	row("---", "---:", "---:", "---:", "---:", "---:")
	var ratios [2][]float64
	for _, name := range b.names() {
		t := b.turns([]*child{checked, plain, races}, name, "small", min(b.rounds, 3))
		r := [2]float64{over(t[1], t[0]), over(t[2], t[0])}
		ratios[0], ratios[1] = append(ratios[0], r[0]), append(ratios[1], r[1])
		row(name, digits(t[0]), digits(t[1]), digits(t[2]), digits(r[0]), digits(r[1]))
	}
	row("geometric mean", "", "", "", digits(geometricMean(ratios[0])), digits(geometricMean(ratios[1])))
	return nil
}

// checks compares checked execution with the fast forms of the CUDA kernels at the full sizes.
func (b *bench) checks() error {
	checked, err := b.checked("cu")
	if err != nil {
		return err
	}
	defer checked.stop()
	fast, err := self("kbind", "cpu")
	if err != nil {
		return err
	}
	defer fast.stop()
	row("CUDA kernel, full size", "fast ms", "checked ms", "checked / fast")
	row("---", "---:", "---:", "---:")
	var ratios []float64
	for _, name := range b.names() {
		t := b.turns([]*child{fast, checked}, name, "full", min(b.rounds, 3))
		ratios = append(ratios, over(t[1], t[0]))
		row(name, digits(t[0]), digits(t[1]), digits(over(t[1], t[0])))
	}
	row("geometric mean", "", "", digits(geometricMean(ratios)))
	return nil
}

// checked builds the tests of the kernels in examples/suite/cu or cl, in which kernels run checked, and starts them as
// a child.
func (b *bench) checked(kernels string) (*child, error) { return b.checkedOf(".", kernels) }

// checkedOf does so in another checkout.
func (b *bench) checkedOf(dir, kernels string) (*child, error) {
	exe := filepath.Join(b.dir, filepath.Base(dir)+kernels+".test")
	build := exec.Command("go", "test", "-c", "-o", exe, "./examples/suite/"+kernels)
	build.Dir, build.Stderr = dir, os.Stderr
	if err := build.Run(); err != nil {
		return nil, fmt.Errorf("go test -c: %w (run bench in the repository's root)", err)
	}
	return start("checked", []string{"KBIND_SUITE_SERVE=1"}, exe, "-test.run=TestServe", "-test.timeout=0")
}
