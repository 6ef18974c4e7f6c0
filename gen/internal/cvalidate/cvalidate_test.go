package cvalidate_test

import (
	"flag"
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/cc"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/gen/internal/irtest"
	"github.com/kbind/kbind/gen/opencl"
)

var update = flag.Bool("update", false, "write the golden files")

func load(t *testing.T, file string) *ir.Module {
	t.Helper()
	m, diags := bindgen.Load(&bindgen.Config{All: true, Wave64: strings.HasSuffix(file, ".hip")}, file)
	if diags.Len() > 0 {
		var b strings.Builder
		diags.Format(&b, false)
		t.Fatal(b.String())
	}
	return m
}

// refusals are why kernels of m have no text in a language, by kernel.
func refusals(t *testing.T, m *ir.Module) map[string]map[*ir.Kernel]*ir.Refusal {
	found := map[string]map[*ir.Kernel]*ir.Refusal{"opencl": {}, "C": {}}
	for _, k := range opencl.Emit(m, opencl.Options{}).Kernels {
		found["opencl"][k.Kernel] = k.Refused
	}
	for _, k := range cc.Emit(m, cc.Options{}).Kernels {
		found["C"][k.Kernel] = k.Refused
	}
	for _, l := range []cuda.Language{cuda.CUDA, cuda.HIP} {
		r, err := cuda.Emit(m, l)
		if err != nil {
			t.Fatal(err)
		}
		found[string(l)] = map[*ir.Kernel]*ir.Refusal{}
		for _, k := range r.Kernels {
			found[string(l)][k.Kernel] = k.Refused
		}
	}
	return found
}

// TestRefused compares what has no text in each language with golden files.
func TestRefused(t *testing.T) {
	irtest.Golden(t, "testdata/*.[ch][uli]*", ".golden", *update, func(t *testing.T, file string) string {
		m := load(t, file)
		text := strings.Split(string(m.Sources[0].Text), "\n")
		found := refusals(t, m)
		var out strings.Builder
		for _, k := range m.Kernels {
			fmt.Fprintln(&out, k.Name)
			for _, l := range []string{"opencl", "cuda", "hip", "C"} {
				if r := found[l][k]; r != nil {
					at := m.Set.Position(r.Pos)
					line := "in " + at.File
					if at.File == file {
						line = strings.TrimSpace(text[at.Line-1])
					}
					fmt.Fprintf(&out, "    %s: %s // %s\n", l, line, r.Msg)
				}
			}
		}
		return out.String()
	})
}
