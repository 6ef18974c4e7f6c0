package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// engines compares kbind, with all workers and with one, with loops compiled by g++ and with PoCL by each of its
// methods, of which the fastest counts for a kernel.
func (b *bench) engines() error {
	kbind, err := self("kbind", "cpu")
	if err != nil {
		return err
	}
	defer kbind.stop()
	single, err := self("kbind, one worker", "cpu", "GOMAXPROCS=1")
	if err != nil {
		return err
	}
	defer single.stop()
	native, err := b.native()
	if err != nil {
		return err
	}
	defer native.stop()
	pocl, stop, err := b.poclMethods()
	if err != nil {
		return err
	}
	defer stop()

	row("kernel", "kbind ms", "one worker", "speed-up", "PoCL ms", "its method", "kbind / PoCL", "PoCL's default",
		"g++ ms", "kbind / g++")
	row("---", "---:", "---:", "---:", "---:", "---", "---:", "---:", "---:", "---:")
	ratios := make([][]float64, 4)
	for _, name := range b.names() {
		t := b.turns(append([]*child{kbind, single, native}, pocl...), name, "full", b.rounds)
		best := 3 + fastest(t[3:])
		r := []float64{over(t[1], t[0]), over(t[0], t[best]), over(t[0], t[3]), over(t[0], t[2])}
		for i, v := range r {
			ratios[i] = append(ratios[i], v)
		}
		row(name, digits(t[0]), digits(t[1]), digits(r[0]), digits(t[best]), pocl[best-3].name, digits(r[1]), digits(t[3]),
			digits(t[2]), digits(r[3]))
	}
	mean := make([]string, len(ratios))
	for i, r := range ratios {
		mean[i] = digits(geometricMean(r))
	}
	row("geometric mean", "", "", mean[0], "", "", mean[1], "kbind / default: "+mean[2], "", mean[3])
	fmt.Printf("\nThe worst ratio to PoCL's best is %s, to g++ %s.\n", digits(slices.Max(ratios[1])),
		digits(slices.Max(ratios[3])))
	b.sayMissing(pocl)
	return nil
}

// poclMethods starts a child for each of PoCL's methods, the first for what it chooses itself; stop ends them.
func (b *bench) poclMethods() (list []*child, stop func(), err error) {
	stop = func() {
		for _, c := range list {
			c.stop()
		}
	}
	for _, m := range append([]string{""}, b.methods...) {
		c, err := b.pocl(m)
		if err != nil {
			stop()
			return nil, nil, err
		}
		c.patience = b.patience
		list = append(list, c)
	}
	return list, stop, nil
}

// fastest is the index of the least time, 0 if all are missing.
func fastest(times []float64) (best int) {
	for i, v := range times {
		if v > 0 && (v < times[best] || times[best] == 0) {
			best = i
		}
	}
	return best
}

// sayMissing says for which kernels a method of PoCL is not counted.
func (b *bench) sayMissing(pocl []*child) {
	for _, c := range pocl {
		if len(c.missing) > 0 {
			fmt.Printf("PoCL's method %s is not counted for %s: it failed, or compiled for more than %v.\n", c.name,
				strings.Join(c.missing, ", "), c.patience)
		}
	}
}

// native compiles and starts the C++ loops. Its threads sleep when they have nothing to do, so that they take no time
// from the other processes.
func (b *bench) native() (*child, error) {
	exe := filepath.Join(b.dir, "native")
	compile := exec.Command("g++", "-O3", "-march=native", "-fopenmp", "-o", exe, "testdata/bench/native/loops.cpp")
	compile.Stderr = os.Stderr
	if err := compile.Run(); err != nil {
		return nil, fmt.Errorf("g++: %w (run bench in the repository's root)", err)
	}
	return start("g++", []string{"OMP_WAIT_POLICY=passive"}, exe)
}

// pocl starts a child that runs on PoCL with one of its methods, "" for what it chooses itself, and with caches of its
// own, since a cached kernel keeps the method it was compiled with.
func (b *bench) pocl(method string) (*child, error) {
	cache, err := os.UserCacheDir()
	if err != nil {
		return nil, err
	}
	cache = filepath.Join(cache, "kbind-bench", "pocl-"+method)
	env := []string{"KBIND_CACHE=" + filepath.Join(cache, "kbind"), "POCL_CACHE_DIR=" + filepath.Join(cache, "pocl")}
	if err := os.MkdirAll(filepath.Join(cache, "pocl"), 0o777); err != nil {
		return nil, err
	}
	if method == "" {
		return self("default", "opencl", env...)
	}
	return self(method, "opencl", append(env, "POCL_WORK_GROUP_METHOD="+method)...)
}
