package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// initializer is how something is initialised, as written.
type initializer struct {
	s      *Scope
	x      ast.Expr
	style  ast.InitStyle
	copied bool // T x = {a} rather than T x{a}
	placed bool // in storage that is known before: new (p) T{a}
}

// argsKind is what the arguments of a constructor stand in.
type argsKind uint8

const (
	parens     argsKind = iota // T x(a), and where nothing is written
	braces                     // T x{a}: direct-list-initialisation ([dcl.init.list]/1)
	copyBraces                 // T x = {a}, an argument, what is returned, an item of another list
)

// kind is what the arguments of a class's constructor stand in.
func (in initializer) kind() argsKind {
	switch {
	case in.style != ast.BraceInit:
		return parens
	case in.copied:
		return copyBraces
	}
	return braces
}

func initFrom(s *Scope, x ast.Expr, style ast.InitStyle) initializer {
	if x == nil {
		return initializer{s: s}
	}
	if _, list := x.(*ast.InitList); list {
		return initializer{s: s, x: x, style: ast.BraceInit, copied: style == ast.CopyInit}
	} else if _, list := x.(*ast.ParenList); list && style != ast.CopyInit {
		style = ast.ParenInit
	} else if style == ast.NoInit {
		style = ast.CopyInit
	}
	return initializer{s: s, x: x, style: style}
}

// unpacked is in with the elements of packs in the place of their expansions. No elements at all value-initialise
// ([dcl.init]/11).
func (b *body) unpacked(in initializer) initializer {
	var list *ast.InitList
	switch x := in.x.(type) {
	case *ast.InitList:
		list = x
	case *ast.ParenList, *ast.PackExpand:
		list = listOf(parenItems(x), x.Pos())
	default:
		return in
	}
	if !slices.ContainsFunc(list.Items, func(it ast.InitItem) bool { _, pack := it.X.(*ast.PackExpand); return pack }) {
		return in
	}
	flat := &ast.InitList{Base: list.Base, Items: b.expandItems(list.Items, in.s)}
	if len(flat.Items) == 0 || in.style == ast.BraceInit {
		in.x, in.style = flat, ast.BraceInit
		return in
	}
	parens := &ast.ParenList{Base: list.Base}
	for _, it := range flat.Items {
		parens.Items = append(parens.Items, it.X)
	}
	in.x = parens
	return in
}

// listInit makes a value of type t from a braced list, by copy-list-initialisation.
func (b *body) listInit(op operand, t QT) operand { return b.listInitAs(op, t, copyBraces) }

func (b *body) listInitAs(op operand, t QT, kind argsKind) operand {
	if r, ok := t.T.(*Reference); ok {
		return b.bind(op, r, implicit)
	}
	if isAuto(t) {
		b.c.errorf(codeAuto, op.pos, "auto cannot be deduced from a braced list")
		return operand{}
	}
	a := b.fitAs(t, op.list, op.env, kind)
	if a == nil {
		return operand{}
	}
	if a.leaf != nil {
		b.born(a.leaf.x, t, op.pos)
		return *a.leaf
	}
	b.noteDeath(t, op.pos)
	_, isArray := t.T.(*Array)
	n, direct := a.leaves()
	if direct && !isArray && !b.dies(t) && b.firstKept(a) < 0 && (n <= 64 || a.zero()) && !hasArray(t) {
		return value(a.expr(b), t, op.pos)
	}
	typ := b.lower(a.t.Unqual(), op.pos)
	if typ == nil {
		return operand{}
	}
	tmp := b.declareAgg(&ir.Var{Name: b.unique("t"), Type: typ, Kind: ir.Temp, Space: ir.Private, Pos: op.pos}, a)
	if kind != parens { // whose arguments live no longer ([class.temporary]/6.10 of C++20)
		b.refers(tmp.Var, a)
	}
	b.born(tmp, a.t, op.pos)
	return operand{mode: rvalue, typ: a.t.Unqual(), x: tmp, pos: op.pos}
}

// hasArray reports whether values of t contain arrays, which stand only in declarations.
func hasArray(t QT) bool {
	r := recordOf(t)
	if r == nil {
		return false
	}
	if r.arrays != notAsked {
		return r.arrays == yes
	}
	found := slices.ContainsFunc(r.Fields, func(f *Field) bool {
		_, ok := f.Type.T.(*Array)
		return ok || hasArray(f.Type)
	})
	if r.completed == 2 {
		r.arrays = yesIf(found)
	}
	return found
}

// declareAgg declares v with the initialiser a.
func (b *body) declareAgg(v *ir.Var, a *agg) *ir.Ref {
	r := ref(v, a.pos)
	n, direct := a.leaves()
	at := b.firstKept(a)
	if at < 0 && direct && (n <= 256 || a.zero() || a.constant() && n <= interp.MaxParts) {
		b.emit(&ir.Declare{S: ir.S{At: a.pos}, Var: v, Init: a.expr(b)})
		return r
	}
	decl := &ir.Declare{S: ir.S{At: a.pos}, Var: v, Init: &ir.Zero{X: ir.X{Typ: v.Type, At: a.pos}}}
	if at < 0 {
		at = len(*b.out)
	}
	*b.out = slices.Insert(*b.out, at, ir.Stmt(decl))
	b.storeAgg(place(r, QT{T: a.t.T}, a.pos), a, true)
	return r
}

func (a *agg) constant() bool {
	if a.late != nil {
		return false
	}
	if a.leaf != nil {
		switch a.leaf.x.(type) {
		case *ir.Const, *ir.Zero:
			return true
		}
		return false
	}
	for _, p := range a.parts {
		if !p.constant() {
			return false
		}
	}
	return a.union < 0
}

// storeAgg writes an initialiser into storage; zeroed says that the storage is zero already.
func (b *body) storeAgg(dst operand, a *agg, zeroed bool) bool {
	if a.zero() {
		return zeroed || b.zeroInto(dst, a.pos)
	}
	if a.stored {
		return true
	}
	if a.leaf != nil {
		if _, isRef := a.leaf.typ.T.(*Reference); isRef {
			b.emit(&ir.Assign{S: ir.S{At: a.pos}, Dst: dst.x, Src: a.leaf.x})
			return true
		}
		return a.kept && dst.bit == 0 && b.become(dst.x, a.leaf.x) || b.store(dst, *a.leaf, a.pos)
	}
	switch t := a.t.T.(type) {
	case *Array:
		if !zeroed && a.missing() > 0 {
			if !b.zeroInto(dst, a.pos) {
				return false
			}
			zeroed = true
		}
		b.becomeElements(dst, t, a)
		for i, p := range a.parts {
			if !b.storeAgg(b.elementAt(dst, t, fold.Int(ir.I32, int64(i), a.pos), a.pos), p, zeroed) {
				return false
			}
		}
		return true
	case *Record:
		if a.union >= 0 {
			return b.storeAgg(b.rawField(dst, t, a.union, a.pos), a.parts[0], false)
		}
		for i, p := range a.parts {
			if p.late != nil {
				if !b.defaultMember(dst, p.late, t, i, a.pos) {
					return false
				}
				continue
			}
			if t.irField(i) >= 0 && !b.storeAgg(b.rawField(dst, t, i, a.pos), p, zeroed) {
				return false
			}
		}
		return true
	}
	return b.store(dst, value(a.expr(b), a.t, a.pos), a.pos)
}

// zeroInto zeroes storage. An empty base class has none of its own: it lies where members do.
func (b *body) zeroInto(dst operand, pos source.Pos) bool {
	if _, whole := dst.x.(*ir.Ref); !whole && recordOf(dst.typ) != nil && recordOf(dst.typ).isEmpty() {
		return true
	}
	if a, ok := dst.typ.T.(*Array); ok {
		return b.eachElement(dst, a, pos, func(e operand, _ ir.Expr) bool { return b.zeroInto(e, pos) })
	}
	if dst.bit > 0 {
		return b.store(dst, b.zeroValue(dst.typ, pos), pos)
	}
	b.emit(&ir.Assign{S: ir.S{At: pos}, Dst: dst.x, Src: fold.Zero(dst.x.Type(), pos)})
	return true
}

// initMember initialises storage of type t (a reference member's own storage, too) as written in in.
func (b *body) initMember(dst operand, t QT, in initializer, pos source.Pos) bool {
	if ref, ok := t.T.(*Reference); ok {
		op := b.refOperand(b.unpacked(in), ref, pos)
		return op.mode != poison && b.initRefField(dst, ref, op, pos)
	}
	switch in.style {
	case ast.NoInit:
		return b.defaultInit(dst, pos)
	case ast.ParenInit:
		if _, isArray := t.T.(*Array); isArray && b.c.cpp20() && !isText(in) {
			a := b.fitAs(QT{T: t.T}, listOf(parenItems(in.x), pos), in.s, parens) // C++20 [dcl.init]/16.5
			return a != nil && b.storeAgg(dst, a, false)
		}
		args, ok := b.args(in.s, parenItems(in.x))
		return ok && b.initArgs(dst, args, parens, pos)
	case ast.BraceInit:
		return b.initBraces(dst, t, in)
	}
	op := b.expr(in.s, in.x)
	if a := b.arrayOfText(t, op); a != nil {
		return b.initText(dst, a, op)
	}
	v := b.convert(op, t.Unqual(), implicit)
	b.taken(v.x)
	return v.mode != poison && (!copies(op, v.x) && b.become(dst.x, v.x) || b.store(dst, v, pos))
}

// isText reports whether an initialiser in parentheses is a string literal alone, or nothing.
func isText(in initializer) bool {
	items := parenItems(in.x)
	if len(items) != 1 {
		return len(items) == 0
	}
	_, text := ast.Unparen(items[0]).(*ast.StringLit)
	return text
}

// initArgs initialises storage from the arguments of an initialiser; none at all mean value-initialisation.
func (b *body) initArgs(dst operand, args []operand, kind argsKind, pos source.Pos) bool {
	if len(args) == 0 {
		return b.valueInit(dst, kind, pos)
	}
	if a := b.arrayOfText(dst.typ, args[0]); a != nil && len(args) == 1 {
		return b.initText(dst, a, args[0])
	}
	return b.constructAs(dst, args, kind, pos)
}

// arrayOfText is t if op, a string literal, initialises an array of that type as a whole ([dcl.init.string]). It is nil
// otherwise.
func (b *body) arrayOfText(t QT, op operand) *Array {
	if a, ok := t.T.(*Array); ok && op.str != nil && op.str.initialises(a.Elem) {
		return a
	}
	return nil
}

// initText initialises the array dst of type a from the string literal op.
func (b *body) initText(dst operand, a *Array, op operand) bool {
	s := b.fitString(dst.typ, a, op)
	return s != nil && b.storeAgg(dst, s, false)
}

// valueInit value-initialises storage ([dcl.init]/8): zero, then what a default constructor does.
func (b *body) valueInit(dst operand, kind argsKind, pos source.Pos) bool {
	r := recordOf(dst.typ)
	if r == nil {
		return b.zeroInto(dst, pos)
	}
	if !b.c.completeRecord(r) {
		b.c.errorf(codeIncomplete, pos, "%s is not complete here", r.Name)
		return false
	}
	if b.aggregate(r) || !b.defaultCtorRuns(b.c.ctors(r)) {
		if !b.zeroInto(dst, pos) {
			return false
		}
	}
	if b.trivialInit(r) {
		return true
	}
	return b.constructAs(dst, nil, kind, pos)
}

// listsArgs reports whether a braced list that initialises an object of class r holds the arguments of a constructor.
func (b *body) listsArgs(r *Record) bool {
	_, list := initListElem(QT{T: r})
	return !list && !b.aggregate(r)
}

// initBraces initialises storage from a braced list.
func (b *body) initBraces(dst operand, t QT, in initializer) bool {
	list, env := in.x.(*ast.InitList), in.s
	if r := recordOf(t); r != nil && b.c.completeRecord(r) && b.listsArgs(r) {
		args, ok := b.classArgs(r, &cursor{items: b.expandItems(list.Items, env), env: env, all: new(evaluated)}, list.At)
		return ok && b.initArgs(dst, args, in.kind(), list.At)
	}
	mark, undo := len(*b.out), b.undoTemps()
	a := b.fitAs(t, list, env, in.kind())
	if a != nil && b.touches(dst.x, a, mark, in.placed) { // evaluated again, in another way
		*b.out = (*b.out)[:mark]
		undo()
		return b.zeroInto(dst, list.At) && b.storeInOrder(dst, in)
	}
	return a != nil && b.storeAgg(dst, a, false)
}

// refOperand is initOperand for the reference r: a braced list of one item is that item, if it has the type that r
// refers to; else it is a list that makes an object of that type ([dcl.init.list]/3.9).
func (b *body) refOperand(in initializer, r *Reference, pos source.Pos) operand {
	list, ok := in.x.(*ast.InitList)
	if ok && len(list.Items) == 1 && len(list.Items[0].Designators) == 0 && funcType(r.Elem) == nil {
		op := b.quietExpr(in.s, unpack(list.Items[0].X))
		if !op.typ.Valid() || recordOf(r.Elem) != nil && recordOf(op.typ) == nil || !b.refCompatible(op.typ, r.Elem, cCast) {
			return operand{mode: initList, list: list, env: in.s, pos: list.At}
		}
	}
	return b.initOperand(in, pos)
}

// initOperand evaluates an initialiser that must be one expression or a braced list.
func (b *body) initOperand(in initializer, pos source.Pos) operand {
	switch x := in.x.(type) {
	case nil:
		b.c.errorf(codeInit, pos, "a reference needs an initialiser")
		return operand{}
	case *ast.InitList:
		if len(x.Items) == 1 && len(x.Items[0].Designators) == 0 {
			return b.expr(in.s, x.Items[0].X)
		}
		return operand{mode: initList, list: x, env: in.s, pos: x.At}
	case *ast.ParenList:
		if len(x.Items) == 1 {
			return b.expr(in.s, x.Items[0])
		}
	}
	return b.expr(in.s, in.x)
}

// listOperand is initOperand for an argument: what a braced list makes depends on the type.
func (b *body) listOperand(in initializer, pos source.Pos) operand {
	if list, ok := in.x.(*ast.InitList); ok {
		return operand{mode: initList, list: list, env: in.s, pos: list.At}
	}
	return b.initOperand(in, pos)
}

// parenItems lists the arguments of a parenthesised initialiser.
func parenItems(x ast.Expr) []ast.Expr {
	switch x := x.(type) {
	case *ast.ParenList:
		return x.Items
	case nil:
		return nil
	}
	return []ast.Expr{x}
}

// listOf is a braced list of expressions.
func listOf(items []ast.Expr, pos source.Pos) *ast.InitList {
	list := &ast.InitList{Base: ast.Base{At: pos}}
	for _, x := range items {
		list.Items = append(list.Items, ast.InitItem{X: x})
	}
	return list
}
