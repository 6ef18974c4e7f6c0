package main

import (
	"fmt"
	"os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/internal/testall"
)

// eachRandomBatch gives random programs of all kinds to test, with what the C++ compilers say that each of them
// computes, by its name. -difftest.n and -difftest.seed say which programs; else there are few of them, or all where
// tests do everything. Programs of families about which the compilers disagree are left out.
func eachRandomBatch(t *testing.T, few, all int, test func(t *testing.T, b *batch, want map[string]string)) {
	if _, err := exec.LookPath("g++"); err != nil {
		t.Skip("skip: no g++ to compare random programs with")
	}
	n := *diffN
	if !bulk() {
		n = testall.Count(t, few, all)
	}
	t.Run("kernels", func(t *testing.T) {
		for i := 0; i < n; i += programsPerFile() {
			b := randomBatch(t, *diffSeed+uint64(i), min(programsPerFile(), n-i))
			text, err := b.runCpp(b.kernels, "g++")
			if err != nil {
				t.Fatal(err)
			}
			test(t, b, b.byName(strings.Split(strings.TrimSuffix(text, "\n"), "\n")))
		}
	})
	for _, of := range []*family{classes, idioms, idioms20} {
		t.Run(of.name, func(t *testing.T) {
			seeds := of.seeds
			if bulk() {
				seeds = count(*diffSeed, n)
			}
			counts := &tally{refused: map[string]int{}}
			for list := range slices.Chunk(seeds[:n], min(of.most, programsPerFile())) {
				b := &batch{t: t, dir: t.TempDir(), lang: of.lang}
				for _, seed := range list {
					b.kernels = append(b.kernels, of.make(fmt.Sprintf("k%d", seed), seed))
				}
				lines, err := b.ask(compilers(), counts)
				if err != nil {
					t.Fatal(err)
				}
				test(t, b, b.byName(lines))
			}
		})
	}
}

// byName are the values of the programs of the batch, each of which has a line.
func (b *batch) byName(lines []string) map[string]string {
	want := map[string]string{}
	for i, k := range b.kernels {
		_, want[k.Name], _ = strings.Cut(lines[i], ": ")
	}
	return want
}

// module reads the programs of the batch.
func (b *batch) module() *ir.Module {
	b.write()
	m, _ := loaded(b.t, b.file(), b.lang.device...)
	return m
}

// program is the program of the batch whose kernel is k.
func (b *batch) program(k *ir.Kernel) (progen.Program, bool) {
	for _, p := range b.kernels {
		if kernelName(p) == k.Qualified {
			return p, true
		}
	}
	return progen.Program{}, false
}

// failed reports a program whose translation computes other values than those that are wanted, or none, and why.
func (b *batch) failed(k progen.Program, got, want string, why error) {
	b.t.Helper()
	differ := slots(k.Name+": "+got, k.Name+": "+want, compilers()[0])
	if why != nil {
		differ = why.Error()
	}
	b.t.Errorf("%s: %s\nagain: go test ./cmd/kbind -v -run '%s$' -difftest.n 1 -difftest.seed %s -difftest.keep /tmp",
		k.Name, differ, b.t.Name(), k.Name[1:])
	b.keepAs(k, "")
}

// launchOf is how the host runs a program.
func launchOf(k progen.Program) launch {
	return launch{blocks: [3]int{1, 1, 1}, threads: [3]int{k.Threads, 1, 1}}
}

// TestCUDATextRandomOnHost runs what random kernels become in CUDA C++ as a host program, and compares what they
// compute with what the C++ compilers make of the kernels themselves.
func TestCUDATextRandomOnHost(t *testing.T) {
	t.Parallel()
	host := newHostCompiler(t)
	eachRandomBatch(t, 2, 40, func(t *testing.T, b *batch, want map[string]string) {
		r, err := cuda.Emit(b.module(), cuda.CUDA)
		if err != nil {
			t.Fatal(err)
		}
		got := host.runText(t, r, func(k *ir.Kernel) launch {
			p, _ := b.program(k)
			return launchOf(p)
		})
		counts := newCounts("CUDA C++, as a host program by g++, random kernels")
		for _, k := range r.Kernels {
			p, ok := b.program(k.Kernel)
			switch values := got[k.Kernel.Name]; {
			case !ok:
			case k.Refused != nil:
				counts.refuse(inRandom, k.Refused)
				t.Logf("%s: refused: %s", p.Name, k.Refused.Msg)
			case values != want[p.Name]:
				counts.add(inRandom, "wrong")
				b.failed(p, values, want[p.Name], nil)
			default:
				counts.add(inRandom, "equal")
			}
		}
		counts.done(t)
	})
}
