package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Classes and unions in braced lists: their members, bases and default member initialisers ([dcl.init.aggr]).

// fitClassList fits a braced list to a class: a constructor call, or an aggregate ([dcl.init.list]/3).
func (b *body) fitClassList(t QT, r *Record, cur *cursor, pos source.Pos) *agg {
	if !b.c.completeRecord(r) {
		b.c.errorf(codeIncomplete, pos, "%s is not complete here", r.Name)
		return nil
	}
	if elem, ok := initListElem(t); ok {
		return b.fitInitList(t, elem, cur, pos)
	}
	if b.aggregate(r) {
		if len(cur.items)-cur.i == 1 && cur.designated() == nil {
			if _, list := unscoped(cur.items[cur.i].X).(*ast.InitList); !list {
				op := b.next(cur, b.beginsWithRef(t))
				if from := recordOf(op.typ); from != nil {
					b.c.completeRecord(from)
					if _, ok := derivesFrom(from, r); ok {
						return b.take(cur, t)
					}
				}
			}
		}
		return b.fitFields(t, r, cur, pos, true)
	}
	args, ok := b.classArgs(r, cur, pos)
	if !ok {
		return nil
	}
	tmp := place(b.temp(b.lower(t.Unqual(), pos), nil, pos), t.Unqual(), pos)
	if b.ctx.konst && !b.checkDtor(t, pos) || !b.initArgs(tmp, args, cur.kind, pos) {
		return nil
	}
	op := value(tmp.x, t, pos)
	return &agg{t: t, leaf: &op, union: -1, pos: pos, made: true}
}

// classArgs are the items of a braced list as the arguments of a constructor of r: each is evaluated before the next
// ([dcl.init.list]/4).
func (b *body) classArgs(r *Record, cur *cursor, pos source.Pos) (args []operand, ok bool) {
	var list []*operand // which later items may change, when these have effects
	if op, ok := b.wholeList(r, cur, pos); ok {
		list = append(list, &op)
	}
	ok = true
	for cur.more() {
		if cur.peeked == nil {
			if l, isList := unscoped(cur.items[cur.i].X).(*ast.InitList); isList {
				list = append(list, &operand{mode: initList, list: l, env: cur.env, pos: l.At})
				cur.i++
				continue
			}
		}
		mark := len(*b.out)
		op := b.next(cur, b.takesRef(r, len(list)))
		cur.peeked = nil
		op.span = &span{list: b.out, begun: mark, ended: len(*b.out), x: op.x, ordered: true, item: cur.last()}
		if op.mode == typeName_ || op.mode == voidVal {
			b.rvalueNeeded(*op)
			ok = false
		}
		ok = ok && op.mode != poison
		list = append(list, op)
	}
	for _, op := range list {
		args = append(args, *op)
	}
	return args, ok
}

// takesRef reports whether a constructor of r has a reference as parameter i.
func (b *body) takesRef(r *Record, i int) bool {
	return slices.ContainsFunc(b.constructors(r), func(f *FuncObj) bool {
		b.c.speculate(func() bool { b.c.resolveFunc(f); return true })
		if f.Type == nil || len(f.Type.Params) == 0 {
			return false
		}
		j := len(f.Type.Params) - 1 // perhaps a pack
		return i <= j && isRef(f.Type.Params[i]) || i > j && f.expandsAt(j) && isRef(f.Type.Params[j])
	})
}

// fitFields fits items to the members of an aggregate class ([dcl.init.aggr]). Designators belong to the innermost
// braces.
func (b *body) fitFields(t QT, r *Record, cur *cursor, pos source.Pos, braces bool) *agg {
	out := &agg{t: t, union: -1, pos: pos, parts: make([]*agg, len(r.Fields))}
	if r.Union {
		return b.fitUnion(out, r, cur, pos, braces)
	}
	if b.ctx.konst && !b.checkDtor(t, pos) {
		return nil
	}
	for i := 0; cur.more() && (i < len(r.Fields) || braces && cur.designated() != nil); i++ {
		var rest []ast.Designator
		if ds := cur.designated(); ds != nil {
			if !braces {
				break
			}
			if i, rest = fieldIndex(r, ds); i < 0 {
				b.noDesignated(r, ds, cur.items[cur.i].X.Pos())
				return nil
			}
		}
		if isUnnamedBits(r.Fields[i]) {
			continue
		}
		if r.Fields[i].Base && rest == nil {
			b.nextForBase(r.Fields[i].Type, cur)
		}
		if a, ok := r.Fields[i].Type.T.(*Array); ok && a.N < 0 { // [GNU C], Zero Length
			b.c.unsupported(pos, "an initialiser for the flexible array member %s", r.Fields[i].Name)
			return nil
		}
		e := b.designate(r.Fields[i].Type, rest, cur, out.parts[i], pos)
		if e == nil {
			return nil
		}
		if ref, ok := r.Fields[i].Type.T.(*Reference); ok {
			p := value(b.refTo(*e.leaf, QT{T: ref}, pos), QT{T: ref}, pos)
			e.leaf = &p
		}
		e.end = len(*b.out)
		out.parts[i] = e
	}
	if !b.fitRest(r, out, pos) {
		return nil
	}
	return out
}

// nextForBase evaluates the next item, unless it has braces, for a base of type t.
func (b *body) nextForBase(t QT, cur *cursor) {
	if cur.peeked == nil {
		if _, braces := unscoped(cur.items[cur.i].X).(*ast.InitList); braces {
			return
		}
	}
	op := b.next(cur, b.beginsWithRef(t))
	*op = b.forBase(*op, recordOf(t))
}

// fitRest initialises the members that no item was for ([dcl.init.aggr]/8).
func (b *body) fitRest(r *Record, out *agg, pos source.Pos) bool {
	for i, f := range r.Fields {
		if out.parts[i] != nil {
			continue
		}
		if isUnnamedBits(f) {
			op := b.zeroValue(f.Type, pos)
			out.parts[i] = &agg{t: f.Type, leaf: &op, union: -1, pos: pos}
			continue
		}
		if f.Init != nil {
			if b.needsObject(f, r) {
				out.parts[i] = &agg{t: f.Type, late: f, union: -1, pos: pos}
				continue
			}
			if out.parts[i] = b.memberDefault(f, r, pos); out.parts[i] == nil {
				return false
			}
			continue
		}
		if out.parts[i] = b.fitNothing(f.Type, pos); out.parts[i] == nil {
			return false
		}
	}
	return true
}

func isUnnamedBits(f *Field) bool { return f.Bits >= 0 && f.Name == "" }

// needsObject reports whether the default initialiser of f mentions other members: it cannot be evaluated without an
// object.
func (b *body) needsObject(f *Field, r *Record) bool {
	switch f.Init.(type) {
	case *ast.IntLit, *ast.FloatLit, *ast.BoolLit, *ast.CharLit, *ast.NullptrLit:
		return false
	}
	q := *b
	q.out, q.this, q.method = new([]ir.Stmt), nil, nil
	q.life.expr, q.life.objects = &fullExpr{}, nil // what it makes here is not made
	return !b.c.speculate(func() bool { return q.memberDefault(f, r, f.Pos) != nil })
}

// memberDefault evaluates a default member initialiser, which mentions no other members ([class.mem]).
func (b *body) memberDefault(f *Field, r *Record, pos source.Pos) *agg {
	if !b.defaults(f, r, pos) {
		return nil
	}
	defer func() { f.busy = false }()
	list, listed := f.Init.(*ast.InitList)
	kind := initFrom(nil, f.Init, declStyle(f.Decl)).kind()
	switch f.Type.T.(type) {
	case *Array:
		if !listed {
			return b.fitItem(f.Type, &cursor{items: []ast.InitItem{{X: f.Init}}, env: r.Scope, all: new(evaluated)})
		}
		return b.fitAs(f.Type, list, r.Scope, kind)
	case *Record:
		if listed {
			return b.fitAs(f.Type, list, r.Scope, kind)
		}
	}
	var op operand
	made := !isRef(f.Type)
	if listed {
		op = b.listInitAs(operand{mode: initList, list: list, env: r.Scope, pos: list.At}, f.Type, kind)
	} else {
		from := b.expr(r.Scope, f.Init)
		op = b.convert(from, f.Type, implicit)
		made = made && !copies(from, op.x)
	}
	if op.mode == poison {
		return nil
	}
	b.taken(op.x)
	return &agg{t: f.Type, leaf: &op, union: -1, pos: pos, made: made}
}

func (b *body) fitUnion(out *agg, r *Record, cur *cursor, pos source.Pos, braces bool) *agg {
	out.parts, out.union = nil, 0
	if i := slices.IndexFunc(r.Fields, hasDefault); i >= 0 && !cur.more() {
		return b.defaultVariant(out, r, i, pos)
	}
	if !cur.more() || len(r.Fields) == 0 {
		op := b.zeroValue(out.t, pos)
		return &agg{t: out.t, leaf: &op, union: -1, pos: pos}
	}
	if braces && cur.designated() != nil {
		for ds := cur.designated(); ds != nil; ds = cur.designated() {
			if b.designateUnion(out, r, ds, cur, pos) == nil {
				return nil
			}
		}
		return out
	}
	e := b.fitItem(r.Fields[out.union].Type, cur)
	if e == nil {
		return nil
	}
	out.parts = []*agg{e}
	return out
}

// hasDefault reports whether f, or a member of the anonymous class that it is, has a default initialiser.
func hasDefault(f *Field) bool {
	return f.Init != nil || f.Anon && slices.ContainsFunc(recordOf(f.Type).Fields, hasDefault)
}

// defaultVariant is the union r made of an empty list where its member i has a default initialiser
// ([dcl.init.aggr]/8.1).
func (b *body) defaultVariant(out *agg, r *Record, i int, pos source.Pos) *agg {
	f := r.Fields[i]
	if f.Init != nil && b.needsObject(f, r) {
		b.c.unsupported(pos, "the initialiser of %s::%s, which mentions other members", r.Name, f.Name)
		return nil
	}
	var e *agg
	if f.Init == nil {
		e = b.fitNothing(f.Type, pos)
	} else {
		e = b.memberDefault(f, r, pos)
	}
	if e == nil {
		return nil
	}
	out.union, out.parts = i, []*agg{e}
	return out
}
