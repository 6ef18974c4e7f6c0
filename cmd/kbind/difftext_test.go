//go:build (linux && !android && (amd64 || arm64 || loong64 || ppc64le || riscv64)) || (darwin && (amd64 || arm64))

package main

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/opencl"
)

// TestDifferentialText runs random kernels as kbind writes them in OpenCL C, with PoCL, and compares what they compute
// with what C++ compilers make of the kernels themselves.
func TestDifferentialText(t *testing.T) {
	r := newTextRunner(t)
	eachRandomBatch(t, 4, 25, func(t *testing.T, b *batch, want map[string]string) {
		counts := newCounts(r.name() + ", random kernels")
		b.texts(r, want, counts)
		counts.done(t)
	})
}

// texts runs the kernels of the batch as text, and counts how each ended.
func (b *batch) texts(r *textRunner, want map[string]string, counts *kernelCounts) {
	res := opencl.Emit(b.module(), opencl.Options{})
	for _, out := range res.Kernels {
		k, ok := b.program(out.Kernel)
		if !ok {
			continue
		}
		refused := out.Refused
		if refused == nil && slices.Contains(out.Text.Needs, "generic-address-space") && !r.generic { // as the runtime says
			refused = &ir.Refusal{Msg: "the device has no pointers into any address space"}
		}
		if refused != nil {
			counts.refuse(inRandom, refused)
			b.t.Logf("%s: refused: %s", k.Name, refused.Msg)
			continue
		}
		ended := "equal"
		for _, build := range r.builds(out.Text.Text) {
			got, err := build.run(&out, launchOf(k), r.variables(res))
			if values := fmt.Sprint(got); err != nil || values != want[k.Name] {
				b.failed(k, values, want[k.Name], err)
				b.t.Logf("built for blocks of any shape: %t%s", build.anyBlock, kept(out.Text.Text))
				ended = "wrong"
				break
			}
		}
		counts.add(inRandom, ended)
	}
}

// builds are the ways in which a text can be built.
func (r *textRunner) builds(text string) []textRunner {
	builds := []textRunner{*r}
	if strings.Contains(text, "KB_WHOLE_WARPS") {
		builds = append(builds, *r)
		builds[1].anyBlock = true
	}
	return builds
}
