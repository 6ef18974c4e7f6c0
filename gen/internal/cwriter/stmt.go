package cwriter

import (
	"fmt"
	"path"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/prec"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// List writes statements. A declaration is written as one with the call or the loop after it that it is for.
func (w *Writer) List(list []ir.Stmt) {
	for i := 0; i < len(list); i++ {
		settled := w.settle(list[i:])
		i += settled
		d, ok := list[i].(*ir.Declare)
		switch {
		case ok && i+1 < len(list) && w.together(d, list[i+1]):
			i++
		case ok && d.Init == nil && settled > 0:
			w.Statement(d)
			i++
			w.Statement(list[i])
		default:
			w.Statement(list[i])
		}
		w.fn.places = nil
	}
}

// together writes d and next, a call or an operation with which it begins, as one.
func (w *Writer) together(d *ir.Declare, next ir.Stmt) bool {
	if e, ok := next.(*ir.Effect); ok {
		return w.begins(d, e)
	}
	c, ok := next.(*ir.Call)
	if !ok || d.Init != nil || !ir.IsRef(c.Dst, d.Var) || w.fn.memory[d.Var] && !w.d.Generic || w.fn.jumps ||
		w.lives(d.Var) {
		return false
	}
	for _, a := range c.Args {
		if ir.MentionsVar(a, d.Var) {
			return false
		}
	}
	w.at = c.At
	w.Source(c, w.keptAs(d.Var, w.Valued(d.Var.Type, w.fn.in.Vars[d.Var], w.Name(d.Var)))+" = "+w.callText(c)+";")
	return true
}

// begins writes d and e, an operation that gives what d declares its first value, as one.
func (w *Writer) begins(d *ir.Declare, e *ir.Effect) bool {
	if d.Init != nil || !ir.IsRef(e.Dst, d.Var) || e.Dst.IsVolatile() || w.fn.memory[d.Var] || w.fn.jumps ||
		w.own != nil || ir.IsAggregate(d.Var.Type) ||
		slices.ContainsFunc(e.Args, func(a ir.Expr) bool { return ir.MentionsVar(a, d.Var) }) ||
		e.Op == "io.printf" && w.printsInParts(e) {
		return false
	}
	w.Name(d.Var)
	w.fn.begun = d.Var
	w.Statement(e)
	return true
}

// inner writes list one step further in.
func (w *Writer) inner(list []ir.Stmt) {
	w.fn.indent++
	w.List(list)
	w.fn.indent--
}

// Source writes a line of the statement s, and after it where s comes from unless that is the line above.
func (w *Writer) Source(s ir.Stmt, text string) {
	if w.m.Set != nil && s.Pos().IsValid() {
		p := w.m.Set.Position(s.Pos())
		if p.Line != w.fn.line || p.File != w.fn.file {
			w.fn.line, w.fn.file = p.Line, p.File
			text += fmt.Sprintf(" // %s:%d", path.Base(p.File), p.Line)
		}
	}
	w.Line(text)
}

func (w *Writer) Statement(s ir.Stmt) {
	w.at = s.Pos()
	if w.own != nil && w.own.OwnStatement(s) {
		return
	}
	switch s := s.(type) {
	case *ir.Declare:
		w.declare(s)
	case *ir.Assign:
		w.Source(s, w.assign(s)+";")
	case *ir.Call:
		w.Keep(s, s.Dst, w.callText(s))
	case *ir.Effect:
		w.lang.Effect(s)
	case *ir.Block:
		w.block(s)
	case *ir.If:
		w.ifElse(s)
	case *ir.Loop:
		w.loop(s)
	case *ir.Switch:
		w.switchCase(s)
	case *ir.Break:
		w.Source(s, "break;")
	case *ir.Continue:
		w.continues(s)
	case *ir.Return:
		w.returns(s)
	case *ir.Label:
		w.Line(w.label(s) + ":;")
	case *ir.Goto:
		w.Source(s, "goto "+w.label(s.To)+";")
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
			name = w.Free("kb_end_" + Identifier(s.Name))
			w.fn.regions[s] = name
		}
		w.Line("{ // " + s.Name)
		w.inner(s.WithoutLastLeave())
		w.Line("}")
		if name != "" {
			w.Line(name + ":;")
		}
	case *ir.Leave:
		w.Source(s, "goto "+w.fn.regions[s.Of]+";")
	default:
		w.Missing(s)
	}
}

// Identifier is name with everything that is no letter and no digit replaced.
func Identifier(name string) string {
	return strings.Map(func(r rune) rune {
		if r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' {
			return r
		}
		return '_'
	}, name)
}

func (w *Writer) label(l *ir.Label) string {
	if w.fn.labels[l] == "" {
		w.fn.labels[l] = w.Free(w.Safe(l.Name))
	}
	return w.fn.labels[l]
}

// block writes a block; one of a loop and the variable that it counts with is a for statement.
func (w *Writer) block(s *ir.Block) {
	if len(s.List) == 2 {
		d, ok := s.List[0].(*ir.Declare)
		l, isLoop := s.List[1].(*ir.Loop)
		if ok && isLoop && d.Init != nil && !ir.IsAggregate(d.Var.Type) && !w.lives(d.Var) {
			if w.forLoop(l, w.Declaration(d)) {
				return
			}
		}
	}
	w.Line("{")
	w.inner(s.List)
	w.Line("}")
}

func (w *Writer) declare(s *ir.Declare) {
	if !w.fn.jumps || s.Init == nil {
		w.Source(s, w.Declaration(s)+";")
		return
	}
	plain := *s
	plain.Init = nil
	w.Source(s, w.Declaration(&plain)+";")
	w.fill(w.Name(s.Var), s.Var.Type, s.Init)
}

// lives reports whether v lives already where its declaration stands.
func (w *Writer) lives(v *ir.Var) bool { return w.own != nil && w.own.Lives(v) }

// Declaration writes a declaration without the semicolon. A pointer whose own address is taken is stored as an address.
func (w *Writer) Declaration(s *ir.Declare) string {
	v := s.Var
	name := w.Name(v)
	text := w.Valued(v.Type, w.fn.in.Vars[v], name)
	if w.fn.memory[v] {
		text = w.Stored(v.Type, name)
	}
	text = w.aligned(v, w.keptAs(v, text))
	switch {
	case s.Init == nil:
	case ir.IsPointer(v.Type) && w.fn.memory[v] && !w.d.Generic:
		text += " = " + w.address(s.Init)
	case ir.IsWord(v.Type):
		text += " = " + w.converted(s.Init)
	default:
		text += " = " + w.Initialiser(s.Init, v.Type)
	}
	return text
}

// Initialiser writes e as the first value of an object of type t.
func (w *Writer) Initialiser(e ir.Expr, t ir.Type) string {
	array, ok := t.(*ir.Array)
	if !ok {
		if _, isStruct := t.(*ir.Struct); isStruct {
			if c, ok := e.(*ir.Compose); ok {
				return "{" + w.members(c) + "}"
			}
			if e == nil {
				return w.zeros()
			}
		}
		if e == nil {
			return w.Zero(t, prec.Assign)
		}
		return w.Value(e, prec.Assign)
	}
	switch e := e.(type) {
	case *ir.Compose:
		parts := make([]string, len(e.Parts))
		for i, p := range e.Parts {
			parts[i] = w.Element(p, array.Elem)
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
		return Quote(e.Text)
	case *ir.Zero, nil:
		return w.zeros()
	}
	w.Missing(e)
	return w.zeros()
}

// zeros is the initialiser of an object of bytes that are all zero.
func (w *Writer) zeros() string {
	if w.d.CPlusPlus {
		return "{}"
	}
	return "{0}"
}

// Element writes e as a part of an object in memory.
func (w *Writer) Element(e ir.Expr, t ir.Type) string {
	if ir.IsPointer(t) && e != nil {
		return w.address(e)
	}
	return w.Initialiser(e, t)
}

// members is the initialiser of a struct or a union, without the braces around it.
func (w *Writer) members(e *ir.Compose) string {
	s := e.Typ.(*ir.Struct)
	switch {
	case len(e.Parts) == 0 && w.d.CPlusPlus:
		return ""
	case len(e.Parts) == 0:
		return "0"
	case w.d.CPlusPlus && !s.Union:
		return w.inOrder(e, s)
	}
	parts := make([]string, len(e.Parts))
	for i, p := range e.Parts {
		if s.Union {
			parts[i] = w.Value(p, prec.Assign)
			continue
		}
		parts[i] = "." + w.field(s, i) + " = " + w.Element(p, s.Fields[i].Type)
	}
	list := strings.Join(parts, ", ")
	switch {
	case s.Union && w.d.CPlusPlus:
		return "{" + list + "}"
	case s.Union:
		return ".kb_bytes = {" + list + "}"
	}
	return list
}

// update is an assignment that also computes, such as x += y.
type update struct {
	whole *ir.Binary      // x + y
	x     ranges.Interval // of x
	steps bool            // C computes in the unsigned type; see stepsUnsigned
	again bool            // the text has x twice, as in x = x + y
}

// update says how the text of s, an assignment that also computes, is written.
func (w *Writer) update(s *ir.Assign) (u update) {
	u.whole = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
	if w.exact[s] || w.stepsIndex(s) {
		w.leave(u.whole)
	}
	known := false
	if u.x, known = w.fn.ranges.Before(s); !known {
		u.x = w.fn.ranges.Expr(s.Dst)
	}
	t, _ := s.Dst.Type().(ir.Scalar)
	apart := w.apart(s.Dst) != nil
	u.steps = !apart && w.stepsUnsigned(u.whole, u.x)
	u.again = apart || !u.steps &&
		(!w.asInC(u.whole, u.x) || t.Size() < 4 && t != ir.Void || w.apartFromSums(u.whole))
	return u
}

// assign writes an assignment without the semicolon.
func (w *Writer) assign(s *ir.Assign) string {
	if s.Op == ir.NoOp {
		return w.Store(s.Dst, s.Src)
	}
	u := w.update(s)
	t, _ := s.Dst.Type().(ir.Scalar)
	one := t.IsInt() && ir.IsInt(s.Src, 1)
	if l := w.apart(s.Dst); l != nil {
		return w.storeLanes(l, w.operation(u.whole, prec.Assign))
	}
	switch {
	case u.again && ir.IsWord(t) && !w.asInC(u.whole, u.x):
		return w.Place(s.Dst, prec.Unary) + " = " + w.converted(u.whole)
	case u.again:
		return w.Place(s.Dst, prec.Unary) + " = " + w.operation(u.whole, prec.Assign)
	case u.steps:
	case one && s.Op == ir.Add:
		return w.Place(s.Dst, prec.Postfix) + "++"
	case one && s.Op == ir.Sub:
		return w.Place(s.Dst, prec.Postfix) + "--"
	}
	dst := w.Place(s.Dst, prec.Unary) + " " + s.Op.String() + "= "
	switch {
	case u.steps:
		return dst + w.modulo(s.Src, prec.Assign)
	case s.Op == ir.Shl || s.Op == ir.Shr:
		return dst + w.count(u.whole)
	}
	var src ir.Expr
	if w.own == nil {
		src = implicit(s.Src)
	}
	return dst + w.operand(s.Src, src, prec.Assign)
}

// stepsUnsigned reports whether C computes e, signed arithmetic that may overflow, in the unsigned type of its size, as
// its second operand has that; x is the interval of the first.
func (w *Writer) stepsUnsigned(e *ir.Binary, x ranges.Interval) bool {
	if !ir.IsWord(e.Typ) || !wraps(e.Op) || w.asInC(e, x) || w.own != nil {
		return false
	}
	t := w.moduloType(e.B)
	return !t.IsSigned() && t.Size() == e.Typ.(ir.Scalar).Size()
}

// apart is e if it is several components of a struct that stands for a vector, which are no object, else nil.
func (w *Writer) apart(e ir.Expr) *ir.Lanes {
	if l, ok := e.(*ir.Lanes); ok && len(l.Comps) > 1 && w.structVector(l.Base.Type()) {
		return l
	}
	return nil
}

// Store writes Dst = Src.
func (w *Writer) Store(to, from ir.Expr) string {
	if l := w.apart(to); l != nil {
		return w.storeLanes(l, w.Value(from, prec.Assign))
	}
	dst := w.Place(to, prec.Unary)
	if ir.IsPointer(to.Type()) && w.inMemory(to) {
		return dst + " = " + w.address(from)
	}
	if b := step(to, from); b != nil && w.own == nil {
		if common(w.moduloType(b.B), ir.I32) == b.Typ {
			return dst + " " + b.Op.String() + "= " + w.modulo(b.B, prec.Assign)
		}
	}
	return dst + " = " + w.converted(from)
}

// Keep writes text, the value of an operation or a call, to the place dst, if there is one. It declares the variable
// that begins with it.
func (w *Writer) Keep(s ir.Stmt, dst ir.Expr, text string) {
	l := w.apart(dst)
	begun := w.fn.begun
	w.fn.begun = nil
	switch {
	case dst == nil:
	case begun != nil:
		text = w.keptAs(begun, w.Valued(begun.Type, w.fn.in.Vars[begun], w.Name(begun))) + " = " + text
	case l != nil:
		text = w.storeLanes(l, text)
	case ir.IsPointer(dst.Type()) && w.inMemory(dst):
		text = w.Place(dst, prec.Unary) + " = (" + w.d.Scalars[ir.U64] + ")" + text
	default:
		text = w.Place(dst, prec.Unary) + " = " + text
	}
	w.Source(s, text+";")
}

func (w *Writer) callText(s *ir.Call) string {
	in := w.fn.in.Calls[s]
	var args []string
	for _, a := range s.Args {
		args = append(args, w.converted(a))
	}
	if !w.d.Generic {
		args = append(args, w.hiddenArguments(in)...)
	}
	return w.FunctionName(in) + "(" + strings.Join(args, ", ") + ")"
}

func (w *Writer) ifElse(s *ir.If) {
	w.Source(s, "if ("+w.Value(s.Cond, prec.Comma)+") {")
	w.inner(s.Then)
	for len(s.Else) > 0 {
		next, ok := s.Else[0].(*ir.If)
		if !ok || len(s.Else) > 1 {
			w.Line("} else {")
			w.inner(s.Else)
			break
		}
		w.at = next.At
		w.Source(next, "} else if ("+w.Value(next.Cond, prec.Comma)+") {")
		w.inner(next.Then)
		s = next
	}
	w.Line("}")
}

func (w *Writer) switchCase(s *ir.Switch) {
	w.Source(s, "switch ("+w.Value(s.Tag, prec.Comma)+") {")
	t, _ := s.Tag.Type().(ir.Scalar)
	w.fn.next = append(w.fn.next, inSwitch)
	for _, c := range s.Cases {
		for _, v := range c.Values {
			w.Line("case " + w.Integer(t, v, prec.Ternary) + ":")
		}
		if c.Default {
			w.Line("default:")
		}
		if _, declares := first(c.Body).(*ir.Declare); declares || len(c.Body) == 0 {
			w.Line("    ;") // no declaration can stand after a label
		}
		w.arm(c.Body)
	}
	w.fn.next = w.fn.next[:len(w.fn.next)-1]
	w.Line("}")
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
		w.Statement(s)
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
			w.Source(s, "continue;")
		default:
			w.fn.needed[l] = true
			w.Source(s, "goto "+l+";")
		}
		return
	}
}

func (w *Writer) returns(s *ir.Return) {
	if s.Val == nil {
		w.Source(s, "return;")
		return
	}
	w.Source(s, "return "+w.converted(s.Val)+";")
}
