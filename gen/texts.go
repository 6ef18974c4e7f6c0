package gen

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/cc"
	"github.com/kbind/kbind/gen/gobind"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/opencl"
)

// translate makes OpenCL C of kernels in another language; nil where there is nothing to make, or no kernel has such a
// form.
func (g *generator) translate() *opencl.Result {
	if g.m.Dialect == ir.OpenCL {
		return nil
	}
	r := opencl.Emit(g.m, opencl.Options{Contract: g.opt.Contract})
	for _, k := range r.Kernels {
		if k.Text != nil && gobind.Uncallable(k.Kernel) == nil {
			return r
		}
	}
	return nil
}

var hiddenNames = map[opencl.Hidden]string{opencl.Dynamic: "HiddenShared", opencl.Globals: "HiddenGlobals",
	opencl.Exchange: "HiddenExchange", opencl.Fault: "HiddenFault", opencl.PartFault: "HiddenPartFault"}

// texts writes the Go file with the translation, nil if there is none.
func (g *generator) texts(r *opencl.Result, api *gobind.Result) ([]byte, error) {
	if r == nil {
		return nil, nil
	}
	t := g.globals(r.Globals, r.GlobalsSize, r.Offsets)
	t.Pointers = r.Pointers
	t.Language, t.Comment = "OpenCL", "has the kernels in OpenCL C, for devices that cannot compile their language."
	for _, k := range r.Kernels {
		if _, called := api.Display[k.Kernel]; !called {
			continue
		}
		text := gobind.Text{Symbol: k.Symbol, Name: k.Qualified}
		if k.Refused != nil {
			text.Refused = g.reason(k.Refused)
		} else {
			text.Text, text.Entry, text.Needs, text.Plain = k.Text.Text, k.Text.Entry, k.Text.Needs, k.Text.Plain
			if why := k.Text.Generic; why != nil {
				text.Generic = g.reason(&ir.Refusal{Pos: why.At, Msg: why.Why})
			}
			for _, h := range k.Text.Hidden {
				text.Hidden = append(text.Hidden, hiddenNames[h])
			}
		}
		t.Kernels = append(t.Kernels, text)
	}
	return gobind.EmitTexts(g.pkg.Name, api.TextVar, g.stamp.Lines()[:2], t)
}

// globals is a translation without kernels yet.
func (g *generator) globals(first []byte, size int, offsets map[*ir.Var]int) *gobind.Texts {
	t := &gobind.Texts{Globals: first, GlobalsSize: size, Offsets: map[string]int{}}
	for v, off := range offsets {
		if v.Bound != "" || v.Handle != nil {
			t.Offsets[v.Name] = off
		}
	}
	return t
}

// reason is why a kernel has no text, and where.
func (g *generator) reason(r *ir.Refusal) string {
	p := g.m.Set.Position(r.Pos)
	return fmt.Sprintf("%s:%d:%d: %s", g.rel(p.File), p.Line, p.Col, r.Msg)
}

// textsC writes the Go file with the kernels in C, nil if Go can call none.
func (g *generator) textsC(p *plan.Module, api *gobind.Result) ([]byte, error) {
	if api.CVar == "" {
		return nil, nil
	}
	r := cc.Of(p)
	t := g.globals(r.Globals, r.GlobalsSize, r.Offsets)
	t.Pointers = r.Pointers
	t.Language, t.Comment, t.Header = "C", "has the kernels in C, for the backend cc.", r.Header
	for _, k := range r.Kernels {
		if _, called := api.Display[k.Kernel]; !called {
			continue
		}
		text := gobind.Text{Symbol: k.Symbol, Name: k.Qualified}
		if k.Refused != nil {
			text.Refused = g.reason(k.Refused)
		} else {
			text.Text, text.Entry, text.Needs = k.Text.Text, k.Text.Entry, k.Text.Needs
		}
		t.Kernels = append(t.Kernels, text)
	}
	return gobind.EmitTexts(g.pkg.Name, api.CVar, g.stamp.Lines()[:2], t)
}
