package cwriter

import (
	"fmt"
	"path"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
)

// list writes statements. A declaration is written as one with the call or the loop after it that it is for.
func (w *Writer) list(list []ir.Stmt) {
	for i := 0; i < len(list); i++ {
		if d, ok := list[i].(*ir.Declare); ok && i+1 < len(list) && w.together(d, list[i+1]) {
			i++
			continue
		}
		w.statement(list[i])
	}
}

// together writes d and next, a call with which it begins, as one.
func (w *Writer) together(d *ir.Declare, next ir.Stmt) bool {
	c, ok := next.(*ir.Call)
	if !ok || d.Init != nil || !ir.IsRef(c.Dst, d.Var) || w.fn.memory[d.Var] && !w.d.Generic || w.fn.jumps ||
		w.fn.loops.lives(d.Var) {
		return false
	}
	for _, a := range c.Args {
		if ir.MentionsVar(a, d.Var) {
			return false
		}
	}
	w.at = c.At
	w.source(c, w.keptAs(d.Var, w.valued(d.Var.Type, w.fn.in.Vars[d.Var], w.name(d.Var)))+" = "+w.callText(c)+";")
	return true
}

// inner writes list one step further in.
func (w *Writer) inner(list []ir.Stmt) {
	w.fn.indent++
	w.list(list)
	w.fn.indent--
}

// source writes a line of the statement s, and after it where s comes from unless that is the line above.
func (w *Writer) source(s ir.Stmt, text string) {
	if w.m.Set != nil && s.Pos().IsValid() {
		p := w.m.Set.Position(s.Pos())
		if p.Line != w.fn.line || p.File != w.fn.file {
			w.fn.line, w.fn.file = p.Line, p.File
			text += fmt.Sprintf(" // %s:%d", path.Base(p.File), p.Line)
		}
	}
	w.line(text)
}

func (w *Writer) statement(s ir.Stmt) {
	w.at = s.Pos()
	if w.d.Own != nil && w.d.Own.Stmt(w, s) {
		return
	}
	switch s := s.(type) {
	case *ir.Declare:
		w.declare(s)
	case *ir.Assign:
		w.source(s, w.assign(s)+";")
	case *ir.Call:
		w.keep(s, s.Dst, w.callText(s))
	case *ir.Effect:
		w.d.language.effect(w, s)
	case *ir.Block:
		w.block(s)
	case *ir.If:
		w.ifElse(s)
	case *ir.Loop:
		w.loop(s)
	case *ir.Switch:
		w.switchCase(s)
	case *ir.Break:
		w.source(s, "break;")
	case *ir.Continue:
		w.continues(s)
	case *ir.Return:
		w.returns(s)
	case *ir.Label:
		w.line(w.label(s) + ":;")
	case *ir.Goto:
		w.source(s, "goto "+w.label(s.To)+";")
	default:
		w.jumps(s)
	}
}

// jumps writes the statements that passes make of inlined calls.
func (w *Writer) jumps(s ir.Stmt) {
	switch s := s.(type) {
	case *ir.Region:
		name := ""
		if s.Left(s.WithoutLastLeave()) {
			name = w.fn.taken.Free("kb_end_"+identifier(s.Name), nil)
			w.fn.regions[s] = name
		}
		w.line("{ // " + s.Name)
		w.inner(s.WithoutLastLeave())
		w.line("}")
		if name != "" {
			w.line(name + ":;")
		}
	case *ir.Leave:
		w.source(s, "goto "+w.fn.regions[s.Of]+";")
	default:
		w.refuse(s.Pos(), fmt.Sprintf("kbind does not translate this statement to %s (%T)", w.d.Name, s))
	}
}

// identifier is name with everything that is no letter and no digit replaced.
func identifier(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, name)
}

func (w *Writer) label(l *ir.Label) string {
	if w.fn.labels[l] == "" {
		w.fn.labels[l] = w.fn.taken.Free(w.safe(l.Name), nil)
	}
	return w.fn.labels[l]
}

// block writes a block; one of a loop and the variable that it counts with is a for statement.
func (w *Writer) block(s *ir.Block) {
	if len(s.List) == 2 {
		d, ok := s.List[0].(*ir.Declare)
		l, isLoop := s.List[1].(*ir.Loop)
		if ok && isLoop && d.Init != nil && !ir.IsAggregate(d.Var.Type) && !w.fn.loops.lives(d.Var) {
			if w.forLoop(l, strings.TrimSuffix(w.declaration(d), ";")) {
				return
			}
		}
	}
	w.line("{")
	w.inner(s.List)
	w.line("}")
}

func (w *Writer) declare(s *ir.Declare) {
	if !w.fn.jumps || s.Init == nil {
		w.source(s, w.declaration(s))
		return
	}
	plain := *s
	plain.Init = nil
	w.source(s, w.declaration(&plain))
	w.fill(w.name(s.Var), s.Var.Type, s.Init)
}

// declaration writes a declaration. A pointer whose own address is taken is stored as an address.
func (w *Writer) declaration(s *ir.Declare) string {
	v := s.Var
	name := w.name(v)
	text := w.valued(v.Type, w.fn.in.Vars[v], name)
	if w.fn.memory[v] {
		text = w.stored(v.Type, name)
	}
	text = w.aligned(v, w.keptAs(v, text))
	switch {
	case s.Init == nil:
	case ir.IsPointer(v.Type) && w.fn.memory[v] && !w.d.Generic:
		text += " = " + w.address(s.Init)
	default:
		text += " = " + w.initialiser(s.Init, v.Type)
	}
	return text + ";"
}

// initialiser writes e as the first value of an object of type t.
func (w *Writer) initialiser(e ir.Expr, t ir.Type) string {
	array, ok := t.(*ir.Array)
	if !ok {
		if _, isStruct := t.(*ir.Struct); isStruct {
			if c, ok := e.(*ir.Compose); ok {
				return w.members(c)
			}
			if e == nil {
				return w.zeros()
			}
		}
		if e == nil {
			return w.zero(t, prec.Assign)
		}
		return w.value(e, prec.Assign)
	}
	switch e := e.(type) {
	case *ir.Compose:
		parts := make([]string, len(e.Parts))
		for i, p := range e.Parts {
			parts[i] = w.element(p, array.Elem)
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case *ir.Str:
		if w.d.CPlusPlus && len(e.Text) >= array.N { // there is no room for the 0 at its end
			parts := make([]string, array.N)
			for i := range parts {
				parts[i] = itoa(int(int8(e.Text[i])))
			}
			return "{" + strings.Join(parts, ", ") + "}"
		}
		return cString(e.Text)
	case *ir.Zero, nil:
		return w.zeros()
	}
	w.refuse(e.Pos(), "kbind does not copy whole arrays to "+w.d.Name)
	return w.zeros()
}

// zeros is the initialiser of an object of bytes that are all zero.
func (w *Writer) zeros() string {
	if w.d.CPlusPlus {
		return "{}"
	}
	return "{0}"
}

// element writes e as a part of an object in memory.
func (w *Writer) element(e ir.Expr, t ir.Type) string {
	if ir.IsPointer(t) && e != nil {
		return w.address(e)
	}
	return w.initialiser(e, t)
}

// members is the initialiser of a struct or a union.
func (w *Writer) members(e *ir.Compose) string {
	s := e.Typ.(*ir.Struct)
	if len(e.Parts) == 0 {
		return w.zeros()
	}
	if w.d.CPlusPlus && !s.Union {
		return w.inOrder(e, s)
	}
	parts := make([]string, len(e.Parts))
	for i, p := range e.Parts {
		if s.Union {
			parts[i] = w.value(p, prec.Assign)
			continue
		}
		parts[i] = "." + w.field(s, i) + " = " + w.element(p, s.Fields[i].Type)
	}
	if s.Union && w.d.CPlusPlus {
		return "{{" + strings.Join(parts, ", ") + "}}"
	}
	if s.Union {
		return "{.kb_bytes = {" + strings.Join(parts, ", ") + "}}"
	}
	return "{" + strings.Join(parts, ", ") + "}"
}

// assign writes an assignment without the semicolon.
func (w *Writer) assign(s *ir.Assign) string {
	if s.Op == ir.NoOp {
		return w.store(s.Dst, s.Src)
	}
	whole := &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	if w.exact[s] || w.stepsIndex(s) {
		w.leave(whole)
	}
	x, known := w.fn.ranges.Before(s)
	if !known {
		x = w.fn.ranges.Expr(s.Dst)
	}
	t, _ := s.Dst.Type().(ir.Scalar)
	one := t.IsInt() && ir.IsInt(s.Src, 1)
	if l := w.apart(s.Dst); l != nil {
		return w.storeLanes(l, w.operation(whole, prec.Assign))
	}
	dst := w.place(s.Dst, prec.Unary)
	switch {
	case !w.asInC(whole, x) || t.Size() < 4 && t != ir.Void || w.apartFromSums(whole):
		return dst + " = " + w.operation(whole, prec.Assign)
	case one && s.Op == ir.Add:
		return w.place(s.Dst, prec.Postfix) + "++"
	case one && s.Op == ir.Sub:
		return w.place(s.Dst, prec.Postfix) + "--"
	case s.Op == ir.Shl || s.Op == ir.Shr:
		return dst + " " + s.Op.String() + "= " + w.count(whole)
	}
	return dst + " " + s.Op.String() + "= " + w.value(s.Src, prec.Assign)
}

// apart is e if it is several components of a struct that stands for a vector, which are no object, else nil.
func (w *Writer) apart(e ir.Expr) *ir.Lanes {
	if l, ok := e.(*ir.Lanes); ok && len(l.Comps) > 1 && w.structVector(l.Base.Type()) {
		return l
	}
	return nil
}

// store writes Dst = Src.
func (w *Writer) store(to, from ir.Expr) string {
	if l := w.apart(to); l != nil {
		return w.storeLanes(l, w.value(from, prec.Assign))
	}
	dst := w.place(to, prec.Unary)
	if ir.IsPointer(to.Type()) && w.inMemory(to) {
		return dst + " = " + w.address(from)
	}
	return dst + " = " + w.value(from, prec.Assign)
}

// keep writes text, the value of an operation or a call, to the place dst, if there is one.
func (w *Writer) keep(s ir.Stmt, dst ir.Expr, text string) {
	l := w.apart(dst)
	switch {
	case dst == nil:
	case l != nil:
		text = w.storeLanes(l, text)
	case ir.IsPointer(dst.Type()) && w.inMemory(dst):
		text = w.place(dst, prec.Unary) + " = (" + w.d.Scalars[ir.U64] + ")" + text
	default:
		text = w.place(dst, prec.Unary) + " = " + text
	}
	w.source(s, text+";")
}

func (w *Writer) callText(s *ir.Call) string {
	in := w.fn.in.Calls[s]
	if in == nil {
		w.refuse(s.At, "kbind does not translate this call to "+w.d.Name)
		return ""
	}
	var args []string
	for _, a := range s.Args {
		args = append(args, w.value(a, prec.Assign))
	}
	if !w.d.Generic {
		args = append(args, w.hiddenArguments(in)...)
	}
	return w.functionName(in) + "(" + strings.Join(args, ", ") + ")"
}

func (w *Writer) ifElse(s *ir.If) {
	w.source(s, "if ("+w.value(s.Cond, prec.Comma)+") {")
	w.inner(s.Then)
	for len(s.Else) > 0 {
		next, ok := s.Else[0].(*ir.If)
		if !ok || len(s.Else) > 1 {
			w.line("} else {")
			w.inner(s.Else)
			break
		}
		w.at = next.At
		w.source(next, "} else if ("+w.value(next.Cond, prec.Comma)+") {")
		w.inner(next.Then)
		s = next
	}
	w.line("}")
}

func (w *Writer) switchCase(s *ir.Switch) {
	w.source(s, "switch ("+w.value(s.Tag, prec.Comma)+") {")
	t, _ := s.Tag.Type().(ir.Scalar)
	w.fn.next = append(w.fn.next, inSwitch)
	for _, c := range s.Cases {
		for _, v := range c.Values {
			w.line("case " + w.integer(t, v, prec.Ternary) + ":")
		}
		if c.Default {
			w.line("default:")
		}
		if _, declares := first(c.Body).(*ir.Declare); declares || len(c.Body) == 0 {
			w.line("    ;") // no declaration can stand after a label
		}
		w.arm(c.Body)
	}
	w.fn.next = w.fn.next[:len(w.fn.next)-1]
	w.line("}")
}

// arm writes the statements of a case. C++ has no jump past an initialisation, as to the next case.
func (w *Writer) arm(list []ir.Stmt) {
	if !w.d.CPlusPlus {
		w.inner(list)
		return
	}
	outer := w.fn.jumps
	w.fn.indent++
	for _, s := range list {
		if _, ok := s.(*ir.Declare); ok {
			w.fn.jumps = true
		}
		w.statement(s)
		w.fn.jumps = outer
	}
	w.fn.indent--
}

// first is the first statement of list, nil if there is none.
func first(list []ir.Stmt) ir.Stmt {
	if len(list) == 0 {
		return nil
	}
	return list[0]
}

// inSwitch stands among the labels of loops for a switch, which continue passes by.
const inSwitch = "switch"

func (w *Writer) continues(s *ir.Continue) {
	for i := len(w.fn.next) - 1; i >= 0; i-- {
		switch l := w.fn.next[i]; l {
		case inSwitch:
			continue
		case "":
			w.source(s, "continue;")
		default:
			w.fn.needed[l] = true
			w.source(s, "goto "+l+";")
		}
		return
	}
}

func (w *Writer) returns(s *ir.Return) {
	if s.Val == nil {
		w.source(s, "return;")
		return
	}
	w.source(s, "return "+w.value(s.Val, prec.Comma)+";")
}
