//go:build linux || darwin

package main

import (
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen/opencl"
	"github.com/kbind/kbind/internal/testall"
)

// TestDifferentialText runs random kernels as kbind writes them in OpenCL C, with PoCL, and as g++ compiles them.
// -difftest.n and -difftest.seed say which.
func TestDifferentialText(t *testing.T) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	r := newTextRunner(t)
	programs := *diffN
	if programs == 0 {
		programs = testall.Count(t, 4, 25)
	}
	counts := newCounts(r.name() + ", random kernels")
	for i := 0; i < programs; i += programsPerFile() {
		seed := *diffSeed + uint64(i)
		b := &batch{t: t, dir: t.TempDir(), lang: wholeDialect, disagree: new(atomic.Int64)}
		for j := range min(programsPerFile(), programs-i) {
			b.kernels = append(b.kernels, progen.Kernel(fmt.Sprintf("k%d", seed+uint64(j)), seed+uint64(j)))
		}
		b.texts(r, counts)
	}
	counts.done(t)
}

// texts runs the kernels of the batch as text, and counts how each ended.
func (b *batch) texts(r *textRunner, counts *kernelCounts) {
	b.write()
	want, err := b.runCpp(b.kernels, "g++")
	if err != nil {
		b.t.Fatal(err)
	}
	lines := strings.Split(want, "\n")
	u := unitFlags{all: true}
	m, _, err := u.load(&streams{out: io.Discard, err: b.t.Output(), env: noEnv}, "", []string{b.file()})
	if err != nil {
		b.t.Fatal(err)
	}
	res := opencl.Emit(m, opencl.Options{})
	for i, k := range b.kernels {
		for _, out := range res.Kernels {
			if out.Qualified != kernelName(k) {
				continue
			}
			if out.Refused != nil {
				counts.refuse(inRandom, out.Refused)
				b.t.Logf("%s: refused: %s", k.Name, out.Refused.Msg)
				continue
			}
			got, err := r.run(&out, launch{threads: [3]int{k.Threads, 1, 1}, blocks: [3]int{1, 1, 1}}, r.variables(res))
			_, values, _ := strings.Cut(lines[i], ": ")
			switch {
			case err != nil:
				counts.add(inRandom, "failed")
				b.report(k, err)
			case fmt.Sprint(got) != values:
				counts.add(inRandom, "wrong")
				b.report(k, fmt.Errorf("%s", slots(fmt.Sprint(got), values, "g++")))
			default:
				counts.add(inRandom, "equal")
			}
		}
	}
}
