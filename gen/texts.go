package gen

import (
	"fmt"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/gobind"
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
	opencl.Exchange: "HiddenExchange", opencl.Fault: "HiddenFault"}

// texts writes the Go file with the translation, nil if there is none.
func (g *generator) texts(r *opencl.Result, api *gobind.Result) ([]byte, error) {
	if r == nil {
		return nil, nil
	}
	t := &gobind.Texts{Globals: r.Globals, GlobalsSize: len(r.Globals), Offsets: map[string]int{}}
	for v, off := range r.Offsets {
		if v.Bound != "" {
			t.Offsets[v.Name] = off
		}
	}
	for _, k := range r.Kernels {
		if _, called := api.Display[k.Kernel]; !called {
			continue
		}
		text := gobind.Text{Symbol: k.Symbol, Name: k.Qualified}
		if k.Refused != nil {
			p := g.m.Set.Position(k.Refused.Pos)
			text.Refused = fmt.Sprintf("%s:%d:%d: %s", g.rel(p.File), p.Line, p.Col, k.Refused.Msg)
		} else {
			text.Text, text.Entry, text.Needs = k.Text.Text, k.Text.Entry, k.Text.Needs
			for _, h := range k.Text.Hidden {
				text.Hidden = append(text.Hidden, hiddenNames[h])
			}
		}
		t.Kernels = append(t.Kernels, text)
	}
	return gobind.EmitTexts(g.pkg.Name, api.TextVar, g.stamp.Lines()[:2], t)
}
