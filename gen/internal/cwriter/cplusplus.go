package cwriter

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// What C++ wants otherwise than C, whatever the device.

// Func adds a function for devices to what stands before the others; %[1]s and so on in text are args.
func (w *Writer) Func(name, text string, args ...any) string {
	if w.helpers[name] {
		return name
	}
	return w.Helper(name, w.d.Device+fmt.Sprintf(text, args...)+"\n")
}

// inOrder is the initialiser of a struct without the braces around it: values for all members, and for the bytes
// between them.
func (w *Writer) inOrder(e *ir.Compose, s *ir.Struct) string {
	var parts []string
	packed, end := !natural(s), 0
	for i, f := range s.Fields {
		align := ir.Alignof(f.Type)
		if packed {
			align = 1
		}
		if (end+align-1)/align*align != f.Offset {
			parts = append(parts, "{}")
		}
		parts = append(parts, w.Element(e.Parts[i], f.Type))
		end = f.Offset + ir.Sizeof(f.Type)
	}
	return strings.Join(parts, ", ")
}

// fill assigns the first value of an object that is declared without it: C++ has no jump past an initialisation.
func (w *Writer) fill(place string, t ir.Type, e ir.Expr) {
	a, ok := t.(*ir.Array)
	if !ok {
		w.Line(place + " = " + w.assigned(t, e) + ";")
		return
	}
	switch e := e.(type) {
	case *ir.Compose:
		for i, p := range e.Parts {
			w.fill(fmt.Sprintf("%s[%d]", place, i), a.Elem, p)
		}
	case *ir.Str:
		for i := range a.N {
			c := 0
			if i < len(e.Text) {
				c = int(int8(e.Text[i]))
			}
			w.Line(fmt.Sprintf("%s[%d] = %d;", place, i, c))
		}
	default:
		i := w.Free("kb_i")
		w.Line(fmt.Sprintf("for (int %s = 0; %s < %d; %s++) {", i, i, a.N, i))
		w.fn.indent++
		w.fill(place+"["+i+"]", a.Elem, &ir.Zero{X: ir.X{Typ: a.Elem}})
		w.fn.indent--
		w.Line("}")
	}
}

// assigned is the value e of type t where it is assigned.
func (w *Writer) assigned(t ir.Type, e ir.Expr) string {
	if e == nil {
		return w.Zero(t, prec.Assign)
	}
	return w.Value(e, prec.Assign)
}

// storeLanes assigns text to several components of a vector.
func (w *Writer) storeLanes(l *ir.Lanes, text string) string {
	v, from := l.Base.Type().(*ir.Vector), l.Typ.(*ir.Vector)
	name, body := "kb_set_"+w.Base(v), ""
	for i, c := range l.Comps {
		name += "_" + itoa(c)
		body += fmt.Sprintf("    v.%s = x.%s;\n", w.Component(v, c), w.Component(from, i))
	}
	w.Func(name, "void %s(%s &v, %s x) {\n%s}", name, w.Base(v), w.Base(from), body)
	return name + "(" + w.Place(l.Base, prec.Assign) + ", " + text + ")"
}

// Alone writes with write as in a function of its own, whose variables are vars.
func (w *Writer) Alone(write func() string, vars ...*ir.Var) string {
	outer := w.fn
	w.fn = &function{in: outer.in, names: map[*ir.Var]string{}, taken: ir.Names{}, memory: map[*ir.Var]bool{},
		ranges: outer.ranges}
	for _, v := range vars {
		w.fn.names[v] = v.Name
	}
	text := write()
	w.fn = outer
	return text
}
