//go:build (linux && !android && (amd64 || arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64))

package main

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
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
		randomBatch(t, *diffSeed+uint64(i), min(programsPerFile(), programs-i)).texts(r, counts)
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
	m, _ := loaded(b.t, b.file())
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
			if slices.Contains(out.Text.Needs, "generic-address-space") && !r.generic { // as the runtime says
				counts.refuse(inRandom, &ir.Refusal{Msg: "the device has no pointers into any address space"})
				b.t.Logf("%s: refused: the device has no pointers into any address space", k.Name)
				continue
			}
			_, values, _ := strings.Cut(lines[i], ": ")
			ended, err := r.asCpp(&out, k, res, values)
			if counts.add(inRandom, ended); err != nil {
				b.report(k, err)
			}
		}
	}
}

// asCpp runs a random kernel in each way in which its text can be built, and says how it ended: "equal" if it computes
// what g++ says in all of them.
func (r *textRunner) asCpp(out *opencl.Kernel, k progen.Program, res *opencl.Result, want string) (string, error) {
	builds := []bool{false}
	if strings.Contains(out.Text.Text, "KB_WHOLE_WARPS") {
		builds = append(builds, true)
	}
	for _, anyBlock := range builds {
		build := *r
		build.anyBlock = anyBlock
		got, err := build.run(out, launch{threads: [3]int{k.Threads, 1, 1}, blocks: [3]int{1, 1, 1}}, r.variables(res))
		switch {
		case err != nil:
			return "failed", err
		case fmt.Sprint(got) != want && anyBlock:
			return "wrong", fmt.Errorf("built for blocks of any shape: %s", slots(fmt.Sprint(got), want, "g++"))
		case fmt.Sprint(got) != want:
			return "wrong", fmt.Errorf("%s", slots(fmt.Sprint(got), want, "g++"))
		}
	}
	return "equal", nil
}
