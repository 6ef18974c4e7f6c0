package main

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/testdata/corpus/difftest/run"
)

const (
	maxDepth  = 2    // of pointers that lead to memory with pointers
	maxFields = 4096 // of a layout; the rest of a larger one stays zero
)

// layoutOf splits a type into scalars.
func layoutOf(t ir.Type) run.Layout {
	w := &layouter{}
	w.add(t, 0, "", 0)
	return run.Layout{Size: ir.Sizeof(t), Fields: w.fields}
}

// pointee is the layout of what a pointer parameter points to.
func pointee(p *ir.Pointer) run.Layout {
	if p.Elem == ir.Void {
		return run.Layout{Size: 4, Fields: []run.Field{{Kind: "x", Size: 4}}}
	}
	return layoutOf(p.Elem)
}

type layouter struct{ fields []run.Field }

func (w *layouter) add(t ir.Type, off int, name string, depth int) {
	if len(w.fields) >= maxFields {
		return
	}
	switch t := t.(type) {
	case ir.Scalar:
		if kind := kindOf(t); kind != "" {
			w.fields = append(w.fields, run.Field{Off: off, Kind: kind, Size: t.Size(), Name: name})
		}
	case *ir.Vector:
		for i := range t.N {
			w.add(t.Elem, off+i*t.Elem.Size(), name, depth)
		}
	case *ir.Array:
		for i := range max(t.N, 0) {
			w.add(t.Elem, off+i*ir.Sizeof(t.Elem), name, depth)
		}
	case *ir.Struct:
		if t.Union && len(t.Fields) > 0 {
			w.add(t.Fields[0].Type, off, t.Fields[0].Name, depth)
			return
		}
		for i := range t.Fields {
			f := &t.Fields[i]
			w.add(f.Type, off+f.Offset, f.Name, depth)
		}
	case *ir.Pointer:
		q := run.Field{Off: off, Kind: "p", Size: 8, Name: name}
		if depth < maxDepth {
			in := &layouter{}
			if t.Elem == ir.Void {
				in.fields = []run.Field{{Kind: "x", Size: 4}}
				q.To = &run.Layout{Size: 4, Fields: in.fields}
			} else if size := ir.Sizeof(t.Elem); size > 0 {
				in.add(t.Elem, 0, "", depth+1)
				q.To = &run.Layout{Size: size, Fields: in.fields}
			}
		}
		w.fields = append(w.fields, q)
	}
}

func kindOf(s ir.Scalar) string {
	switch {
	case s == ir.Bool:
		return "b"
	case s == ir.BF16:
		return "bf"
	case s.IsFloat():
		return "f"
	case s.IsSigned():
		return "i"
	case s.IsInt():
		return "u"
	}
	return ""
}
