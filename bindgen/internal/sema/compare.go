package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The operator <=> gives an object of class std::strong_ordering, weak_ordering or partial_ordering ([expr.spaceship]),
// whose only member is -1, 0, 1, or 2 for unordered. Comparisons of objects are rewritten with == and <=> where no
// other function fits ([over.match.oper]/3.4), and a class may leave both to be made of its members
// ([class.compare.default]).

// orderings are the comparison categories, the strongest first.
var orderings = [...]string{"strong_ordering", "weak_ordering", "partial_ordering"}

// ordering is the class of a comparison category; nil after a message.
func (c *checker) ordering(name string, pos source.Pos) *Record {
	for _, o := range c.global.Names["std"] {
		ns, ok := o.(*NamespaceObj)
		if !ok {
			continue
		}
		for _, o := range ns.Scope.Names[name] {
			if t, ok := o.(*TypeObj); ok {
				c.resolveType(t)
				if r := recordOf(t.Type); r != nil && c.completeRecord(r) {
					return r
				}
			}
		}
	}
	c.errorf(codeUndefined, pos, "std::%s is not known here", name)
	return nil
}

// spaceship is the built-in x <=> y of arithmetic types, enumerations and pointers ([expr.spaceship]).
func (b *body) spaceship(x, y operand, pos source.Pos) operand {
	x, y = b.rvalue(x), b.rvalue(y)
	if x.mode == poison || y.mode == poison {
		return operand{}
	}
	name := "strong_ordering"
	bx, okx := basicOf(x.typ)
	by, oky := basicOf(y.typ)
	switch {
	case okx && oky && (bx.isFloat() || by.isFloat()):
		name = "partial_ordering"
	case okx && oky && !isEnum(x.typ) && !isEnum(y.typ):
		t := b.common(x, y, bx, by)
		for _, o := range []operand{x, y} {
			if k, _ := basicOf(o.typ); !t.isSigned() && promotedBits(o, k).isSigned() &&
				(o.konst == nil || int64(o.konst.I) < 0) || (bx == Bool) != (by == Bool) {
				b.noOperator("<=>", x, y, pos) // a narrowing conversion
				return operand{}
			}
		}
	}
	x.x, y.x = b.once(x.x), b.once(y.x)
	holds := func(op string) ir.Expr {
		p, q := x, y
		p.x, q.x = ir.CloneExpr(x.x, nil), ir.CloneExpr(y.x, nil)
		return b.binaryOp(op, p, q, pos).x
	}
	less, equal, greater := holds("<"), holds("=="), holds(">")
	r := b.c.ordering(name, pos)
	if less == nil || equal == nil || greater == nil || r == nil {
		return operand{}
	}
	order := func(n int64) ir.Expr { return fold.Int(ir.I8, n, pos) }
	pick := func(c, x, y ir.Expr) ir.Expr { return &ir.Select{X: ir.X{Typ: ir.I8, At: pos}, C: c, A: x, B: y} }
	last := order(1)
	if name == "partial_ordering" {
		last = pick(greater, order(1), order(2))
	}
	v := pick(less, order(-1), pick(equal, order(0), last))
	t := QT{T: r}
	return value(&ir.Compose{X: ir.X{Typ: b.lower(t, pos), At: pos}, Parts: []ir.Expr{v}}, t, pos)
}

// once is x in a form that may stand several times: a constant or a variable of its own.
func (b *body) once(x ir.Expr) ir.Expr {
	if x == nil || b.ctx.unevaluated > 0 {
		return x
	}
	if _, _, ok := fold.Const(x); ok {
		return x
	}
	return b.temp(x.Type(), x, x.Pos())
}

// byConversion reports whether the built-in comparison could be meant as well: the objects among the operands convert
// to arithmetic types ([over.match.oper]). Then C++20 compares by the rewritten function and C++17 by the conversions.
func (b *body) byConversion(name string, args []operand) bool {
	return len(b.builtins(name[len("operator"):], args)) > 0
}

// cpp20 reports whether the unit says that it is C++20 or later.
func (c *checker) cpp20() bool { return c.standard("202002L") }

// cpp23 reports whether the unit says that it is C++23 or later.
func (c *checker) cpp23() bool { return c.standard("202302L") }

// since17 reports whether C++17 or later is asked for.
func (c *checker) since17() bool { return c.cfg.Std != "" && c.standard("201703L") }

// standard reports whether the unit says that it is of the given year, a value of __cplusplus, or later.
func (c *checker) standard(year string) bool {
	if c.cfg.Macro == nil {
		return false
	}
	toks, ok := c.cfg.Macro("__cplusplus")
	return ok && len(toks) == 1 && toks[0].Text >= year
}

// rewritten compares by a function for another operator or for the operands in the other order ([over.match.oper]/3.4
// of C++20); done is false where none fits, or where an older standard is asked for and does without.
func (b *body) rewritten(name string, args []operand, s *Scope, pos source.Pos) (op operand, done bool) {
	fits := b.c.speculate(func() bool {
		op, done := b.quiet().rewrite(name, args, s, pos)
		return done && op.mode != poison
	})
	if builtin := name != "operator<=>" && !b.c.cpp20() && b.byConversion(name, args); builtin &&
		(!fits || b.c.cfg.Std != "") {
		return operand{}, false
	} else if builtin {
		b.c.unsupported(pos, "a comparison that C++17 makes by conversions and C++20 by another operator").Hintf(
			"say which by -std=c++17 or -std=c++20, or declare %s", name)
		return operand{}, true
	}
	return b.rewrite(name, args, s, pos)
}

func (b *body) rewrite(name string, args []operand, s *Scope, pos source.Pos) (op operand, done bool) {
	swapped := func() []operand { return []operand{args[1], args[0]} }
	zero := b.constant(Const{}, basic(Int), pos)
	switch name {
	case "operator==":
		return b.declaredOperator(name, swapped(), s, pos)
	case "operator!=":
		if op, done = b.declaredOperator("operator==", args, s, pos); !done {
			op, done = b.declaredOperator("operator==", swapped(), s, pos)
		}
		if !done || op.mode == poison {
			return op, done
		}
		return b.unaryOp("!", op, pos), true
	case "operator<=>":
		if op, done = b.declaredOperator(name, swapped(), s, pos); done && op.mode != poison {
			op = b.binaryOperands(s, "<=>", zero, op, pos)
		}
		return op, done
	case "operator<", "operator>", "operator<=", "operator>=":
		sign := name[len("operator"):]
		if op, done = b.declaredOperator("operator<=>", args, s, pos); done && op.mode != poison {
			return b.binaryOperands(s, sign, op, zero, pos), true
		} else if done {
			return op, true
		}
		if op, done = b.declaredOperator("operator<=>", swapped(), s, pos); done && op.mode != poison {
			return b.binaryOperands(s, sign, zero, op, pos), true
		}
		return op, done
	}
	return operand{}, false
}

// isComparison reports whether a function's name is that of a comparison operator.
func isComparison(name string) bool {
	switch name {
	case "operator==", "operator!=", "operator<", "operator>", "operator<=", "operator>=", "operator<=>":
		return true
	}
	return false
}

// defaultedComparison reports whether d is a comparison operator that is defined as defaulted.
func defaultedComparison(d *ast.FuncDecl) bool {
	return d != nil && d.Default && d.Decl.Name != nil && isComparison(d.Decl.Name.Last().Ident)
}

// implicitEqual declares the operator == that comes with a defaulted <=> ([class.compare.default]/4).
func (c *checker) implicitEqual(r *Record) {
	var friends []*FuncObj
	for _, f := range r.Friends {
		if f.Name == "operator==" {
			return
		}
		if f.Name == "operator<=>" && defaultedComparison(f.Decl) {
			friends = append(friends, f)
		}
	}
	if len(r.Scope.Names["operator=="]) > 0 {
		return
	}
	equal := func(d *ast.FuncDecl) *ast.FuncDecl {
		e, decl, spec := *d, *d.Decl, *d.Spec
		fn := *decl.Func()
		fn.Trailing = nil
		decl.Derive = append([]ast.Derivation{&fn}, decl.Derive[1:]...)
		decl.Name = &ast.Name{Base: d.Decl.Name.Base, Parts: []ast.NamePart{{Pos: d.At, Ident: "operator=="}}}
		spec.Type = &ast.BuiltinType{Base: d.Base, Name: "bool"}
		e.Decl, e.Spec = &decl, &spec
		return &e
	}
	for _, o := range slices.Clone(r.Scope.Names["operator<=>"]) {
		if f, ok := o.(*FuncObj); ok && f.Template == nil && defaultedComparison(f.Decl) {
			c.collectFunc(r.Scope, equal(f.Decl), nil)
		}
	}
	for _, f := range friends {
		c.addFriend(r.Scope, equal(f.Decl), nil)
	}
}

// compareMembers makes the body of a defaulted comparison operator, whose parameters are bound in s
// ([class.compare.default]).
func (b *body) compareMembers(s *Scope, fi *FuncInst) {
	pos := fi.Def.At
	x, y, ok := b.objects(fi)
	if !ok || recordOf(x.typ).Union {
		b.c.unsupported(pos, "this defaulted %s", fi.Obj.Name)
		return
	}
	r := recordOf(x.typ)
	var result operand
	switch fi.Obj.Name {
	case "operator==":
		result = b.constant(Const{I: 1}, basic(Bool), pos)
		ok = b.subobjects(x, y, r, pos, func(p, q operand) bool {
			return b.leaveUnless(s, b.condition(b.binaryOperands(s, "==", p, q, pos)),
				b.constant(Const{}, basic(Bool), pos), pos)
		})
	case "operator<=>":
		result, ok = b.orderMembers(s, x, y, r, pos)
	default:
		name := fi.Obj.Name[len("operator"):]
		if result, ok = b.rewritten(fi.Obj.Name, []operand{x, y}, s, pos); !ok {
			b.noOperator(name, x, y, pos)
		}
	}
	if ok && result.mode != poison {
		b.returnStmt(s, &ast.Return{Base: ast.Base{At: pos}, X: &opExpr{&ast.BoolLit{Base: ast.Base{At: pos}}, result}})
	}
}

// objects are the two objects, of one class, that a defaulted operator compares or assigns.
func (b *body) objects(fi *FuncInst) (x, y operand, ok bool) {
	var list []operand
	if b.this != nil {
		list = append(list, b.thisObject())
	}
	for _, v := range b.fn.Params[len(list):] {
		q := fi.Type.Params[len(list)-len(b.fn.Params)+len(fi.Type.Params)]
		op := place(ref(v, fi.Def.At), nonRef(q), fi.Def.At)
		if isRef(q) {
			op.x = &ir.Deref{X: ir.X{Typ: b.lower(nonRef(q), fi.Def.At), At: fi.Def.At}, Ptr: op.x}
		}
		list = append(list, op)
	}
	if len(list) != 2 || recordOf(list[0].typ) == nil || recordOf(list[0].typ) != recordOf(list[1].typ) {
		return operand{}, operand{}, false
	}
	return list[0], list[1], true
}

// subobjects runs f for each subobject of two objects of class r: bases, members, elements ([class.compare.default]).
func (b *body) subobjects(x, y operand, r *Record, pos source.Pos, f func(p, q operand) bool) bool {
	if !b.c.completeRecord(r) {
		return false
	}
	for i, m := range r.Fields {
		if m.Anon || isRef(m.Type) {
			b.c.unsupported(m.Pos, "a defaulted comparison of a class with this member")
			return false
		}
		if m.Bits == 0 || m.Bits > 0 && m.Name == "" {
			continue
		}
		if !b.elementwise(b.field(x, r, i, pos), b.field(y, r, i, pos), pos, f) {
			return false
		}
	}
	return true
}

// elementwise runs f for two objects or, if they are arrays, for each pair of elements.
func (b *body) elementwise(x, y operand, pos source.Pos, f func(p, q operand) bool) bool {
	if x.mode == poison || y.mode == poison {
		return false
	}
	a, ok := x.typ.T.(*Array)
	if !ok {
		return f(x, y)
	}
	return b.eachElement(x, a, pos, func(e operand, n ir.Expr) bool {
		other := b.elementAt(y, a, n, pos)
		e.typ.Const, other.typ.Const = true, true
		return b.elementwise(e, other, pos, f)
	})
}

// leaveUnless returns a value from the function unless a condition holds.
func (b *body) leaveUnless(s *Scope, cond, v operand, pos source.Pos) bool {
	if cond.mode == poison {
		return false
	}
	then := b.in(func() {
		b.returnStmt(s, &ast.Return{Base: ast.Base{At: pos}, X: &opExpr{&ast.BoolLit{Base: ast.Base{At: pos}}, v}})
	})
	b.emit(&ir.If{S: ir.S{At: pos}, Cond: fold.Unary(ir.Not, cond.x, ir.Bool, pos), Then: then})
	return true
}

// orderMembers compares the members of two objects by <=>, and leaves the function at the first that differ; the result
// is what is left to return ([class.spaceship]).
func (b *body) orderMembers(s *Scope, x, y operand, r *Record, pos source.Pos) (operand, bool) {
	if b.result.deduced {
		weakest := 0
		ok := b.quiet().subobjects(x, y, r, pos, func(p, q operand) bool {
			op := b.quiet().binaryOperands(s, "<=>", p, q, pos)
			cls := recordOf(op.typ)
			if cls == nil || op.mode == poison {
				return false
			}
			n := slices.Index(orderings[:], cls.ctorName)
			weakest = max(weakest, n)
			return n >= 0
		})
		cls := b.c.ordering(orderings[weakest], pos)
		if !ok || cls == nil {
			return operand{}, false
		}
		b.fixReturn(QT{T: cls}, pos)
	}
	ok := b.subobjects(x, y, r, pos, func(p, q operand) bool {
		op := b.rvalue(b.convert(b.binaryOperands(s, "<=>", p, q, pos), b.result.typ.Unqual(), implicit))
		if op.mode == poison {
			return false
		}
		op.x = b.once(op.x)
		zero := b.constant(Const{}, basic(Int), pos)
		same := op
		same.x = ir.CloneExpr(op.x, nil)
		return b.leaveUnless(s, b.condition(b.binaryOperands(s, "==", same, zero, pos)), op, pos)
	})
	if !ok {
		return operand{}, false
	}
	cls := recordOf(b.result.typ)
	if cls == nil {
		b.c.unsupported(pos, "a defaulted <=> that gives '%s'", b.result.typ)
		return operand{}, false
	}
	t := QT{T: cls}
	return value(&ir.Compose{X: ir.X{Typ: b.lower(t, pos), At: pos}, Parts: []ir.Expr{fold.Int(ir.I8, 0, pos)}}, t,
		pos), true
}
