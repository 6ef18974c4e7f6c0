package gen

import (
	"fmt"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/gen/gobind"
)

// language is the one in which CUDA's and HIP's backends get a text: HIP where warps have 64 threads, which CUDA has
// not.
func (g *generator) language() cuda.Language {
	if g.m.Wave64 {
		return cuda.HIP
	}
	return cuda.CUDA
}

// program makes the text for CUDA and HIP where one is wanted; nil where none is, or no kernel has such a form.
func (g *generator) program() (*cuda.Result, error) {
	if g.m.Dialect != ir.OpenCL && g.opt.Source == SourceOwn {
		return nil, nil
	}
	r, err := cuda.Emit(g.m, g.language())
	if err != nil {
		return nil, err
	}
	for _, k := range r.Kernels {
		if k.Refused == nil && gobind.Uncallable(k.Kernel) == nil {
			return r, nil
		}
	}
	return nil, nil
}

// programFile writes the Go file with that text, nil if there is none.
func (g *generator) programFile(r *cuda.Result, api *gobind.Result) ([]byte, error) {
	if r == nil {
		return nil, nil
	}
	return gobind.EmitProgram(g.pkg.Name, api.ProgramVar, g.stamp.Lines()[:2], g.programOf(r, api))
}

// programOf is what the file says.
func (g *generator) programOf(r *cuda.Result, api *gobind.Result) *gobind.Program {
	p := &gobind.Program{Language: "CUDA", Text: r.Text, Names: map[string]string{}, First: g.opt.Source == SourceIR}
	if g.m.Wave64 {
		p.Language = "HIP"
	}
	if n, err := strconv.Atoi(g.m.Arch); err == nil {
		p.Arch = fmt.Sprintf("sm_%d", n/10)
	}
	for v, name := range r.Variables {
		p.Names[v.Name] = name
	}
	for _, k := range r.Kernels {
		if _, called := api.Display[k.Kernel]; !called {
			continue
		}
		text := gobind.Text{Symbol: k.Kernel.Symbol, Name: k.Kernel.Qualified, Entry: k.Entry, Needs: k.Needs}
		if k.Refused != nil {
			text.Refused = g.reason(k.Refused)
		}
		p.Kernels = append(p.Kernels, text)
	}
	return p
}
