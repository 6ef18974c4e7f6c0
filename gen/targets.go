package gen

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/cc"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/gen/gobind"
	"github.com/kbind/kbind/gen/gocpu"
	"github.com/kbind/kbind/gen/internal/gotype"
	"github.com/kbind/kbind/gen/internal/plan"
	"github.com/kbind/kbind/gen/opencl"
)

// target is a language that kernels are translated to.
type target struct {
	name string
	// check says of each kernel whether it has a form in this language.
	check func(m *ir.Module) ([]Verdict, error)
	// emit returns the translated kernels as text.
	// What refuses a kernel it adds to diags.
	emit func(m *ir.Module, opt Options, diags *diag.List) ([]byte, error)
}

// Verdict says whether a kernel has a form in a target's language, and which.
type Verdict struct {
	Refused *ir.Refusal // why it has none, else nil
	// how it was translated, where a target has several ways: "plain", "phases", "resumable" or "reference" in Go
	Form string
	Why  string     // why not in a faster way, or when it is in this one; "" = nothing to say
	At   source.Pos // what Why is about
	Rows bool       // some vector of threads is computed array-at-a-time
	// Vectors says how neighbouring threads run, of each part of the kernel between barriers, where a target runs them
	// together.
	Vectors []Vector
}

// Vector says how neighbouring threads run in a part of a kernel.
type Vector = plan.Vector

// targets lists the languages. A new one is a row here, a package, and a column of gen/internal/spell.
func targets() []target {
	return []target{{"go", checkGo, emitGo}, {"opencl", checkOpenCL, emitOpenCL}, {"cc", checkC, emitC},
		{"cuda", checkIn(cuda.CUDA), emitIn(cuda.CUDA)}, {"hip", checkIn(cuda.HIP), emitIn(cuda.HIP)}}
}

// TargetNames lists the targets in the order in which they are shown.
func TargetNames() []string {
	var names []string
	for _, t := range targets() {
		names = append(names, t.name)
	}
	return names
}

// Check says for each kernel of m, in order, and for each target by name, whether the target has a form of it.
func Check(m *ir.Module) []map[string]Verdict {
	list := make([]map[string]Verdict, len(m.Kernels))
	for i := range list {
		list[i] = map[string]Verdict{}
	}
	for _, t := range targets() {
		verdicts, err := t.check(m)
		for i, k := range m.Kernels {
			switch {
			case err != nil:
				list[i][t.name] = Verdict{Refused: &ir.Refusal{Code: string(CodeInternal), Pos: k.Pos, Msg: err.Error()}}
			default:
				list[i][t.name] = verdicts[i]
			}
		}
	}
	return list
}

// Emit returns the kernels of m in a target's language, as one text. The error is an unknown target.
func Emit(m *ir.Module, name string, opt Options) ([]byte, *diag.List, error) {
	diags := diag.NewList(m.Set)
	for _, t := range targets() {
		if t.name != name {
			continue
		}
		text, err := t.emit(m, opt, diags)
		if err != nil {
			diags.Add(CodeInternal, 0, "%v; this is a bug in kbind, please report it", err)
		}
		return text, diags, nil
	}
	return nil, diags, fmt.Errorf("unknown target %q: the targets are: %s", name, strings.Join(TargetNames(), ", "))
}

func checkGo(m *ir.Module) ([]Verdict, error) {
	p := plan.Of(m, plan.Options{References: true})
	list := make([]Verdict, len(p.Kernels))
	for i, k := range p.Kernels {
		list[i] = Verdict{Refused: k.Refused, Form: string(k.Form), Why: k.Why, At: k.At, Rows: k.Arrays(),
			Vectors: k.Vectors()}
		if k.Refused == nil {
			list[i].Refused = gobind.Uncallable(k.Kernel)
		}
	}
	return list, nil
}

func emitGo(m *ir.Module, opt Options, _ *diag.List) ([]byte, error) {
	pkg := opt.Package
	if pkg == "" {
		pkg = "kernels"
	}
	g := newGenerator(m, opt, nil)
	g.stem = stemOf(g.unitName())
	g.makeStamp()
	res, err := gocpu.Emit(plan.Of(m, plan.Options{References: true, Contract: opt.Contract}), gocpu.Options{
		Package:   pkg,
		File:      g.stem + "_kbind_cpu.go",
		Header:    strings.TrimPrefix(g.stamp.Title(), "// "),
		Ident:     "image",
		Prefix:    "cpu",
		LinePath:  g.rel,
		Reference: plainTypes().ReferenceTypes,
		Symbol:    func(k *ir.Kernel) string { return k.Symbol },
	})
	if err != nil {
		return nil, err
	}
	return res.Source, nil
}

func checkOpenCL(m *ir.Module) ([]Verdict, error) {
	list := make([]Verdict, len(m.Kernels))
	for i, k := range opencl.Emit(m, opencl.Options{}).Kernels {
		list[i] = Verdict{Refused: k.Refused}
		if k.Text != nil && k.Text.Generic != nil {
			list[i].Form = "on devices with pointers into any address space"
			list[i].Why, list[i].At = k.Text.Generic.Why, k.Text.Generic.At
		}
	}
	return list, nil
}

// emitOpenCL prints the text of each kernel, one after another.
func emitOpenCL(m *ir.Module, opt Options, diags *diag.List) ([]byte, error) {
	var b strings.Builder
	for _, k := range opencl.Emit(m, opencl.Options{Contract: opt.Contract}).Kernels {
		if k.Refused != nil {
			diags.Add(diag.Code(k.Refused.Code), k.Refused.Pos, "%s: %s", k.Kernel.Qualified, k.Refused.Msg)
			continue
		}
		if b.Len() > 0 {
			b.WriteString("\n")
		}
		how := ""
		if len(k.Text.Plain) > 0 {
			how = ", which must be built with -cl-opt-disable by " + strings.Join(k.Text.Plain, " and ")
		}
		fmt.Fprintf(&b, "// kernel %s%s\n%s", k.Kernel.Qualified, how, k.Text.Text)
	}
	return []byte(b.String()), nil
}

// checkIn says which kernels have a form in CUDA C++ or in HIP.
func checkIn(l cuda.Language) func(*ir.Module) ([]Verdict, error) {
	return func(m *ir.Module) ([]Verdict, error) {
		r, err := cuda.Emit(m, l)
		if err != nil {
			return nil, err
		}
		list := make([]Verdict, len(r.Kernels))
		for i, k := range r.Kernels {
			list[i] = Verdict{Refused: k.Refused}
		}
		return list, nil
	}
}

// emitIn prints the text of a module in CUDA C++ or in HIP.
func emitIn(l cuda.Language) func(*ir.Module, Options, *diag.List) ([]byte, error) {
	return func(m *ir.Module, _ Options, diags *diag.List) ([]byte, error) {
		r, err := cuda.Emit(m, l)
		if err != nil {
			return nil, err
		}
		for _, k := range r.Kernels {
			if k.Refused != nil {
				diags.Add(diag.Code(k.Refused.Code), k.Refused.Pos, "%s: %s", k.Kernel.Qualified, k.Refused.Msg)
			}
		}
		return []byte(r.Text), nil
	}
}

func checkC(m *ir.Module) ([]Verdict, error) {
	list := make([]Verdict, len(m.Kernels))
	for i, k := range cc.Emit(m, cc.Options{}).Kernels {
		list[i] = Verdict{Refused: k.Refused, Form: k.Form}
	}
	return list, nil
}

// emitC prints the text of each kernel, one after another.
func emitC(m *ir.Module, opt Options, diags *diag.List) ([]byte, error) {
	var b strings.Builder
	for _, k := range cc.Emit(m, cc.Options{Contract: opt.Contract}).Kernels {
		if k.Refused != nil {
			diags.Add(diag.Code(k.Refused.Code), k.Refused.Pos, "%s: %s", k.Kernel.Qualified, k.Refused.Msg)
			continue
		}
		if b.Len() > 0 {
			b.WriteString("\n")
		}
		fmt.Fprintf(&b, "// kernel %s\n%s", k.Kernel.Qualified, k.Text.Text)
	}
	return []byte(b.String()), nil
}

// plainTypes names structs as they are called when nothing else has their names, for text that is only looked at.
func plainTypes() *gotype.Mapper {
	m := &gotype.Mapper{}
	m.Struct = func(s *ir.Struct) gotype.Type { return gotype.Named(gotype.Exported(s.Source), m.GoAlign(s)) }
	return m
}
