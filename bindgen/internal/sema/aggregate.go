package sema

import (
	"math"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// agg is an initialiser fitted to a type: a leaf, parts (one per element or field; the elements of an array behind its
// parts are zero), or all zero.
type agg struct {
	t      QT
	leaf   *operand
	parts  []*agg
	union  int // the member of a union that parts[0] initialises, or -1
	pos    source.Pos
	late   *Field // the member whose default initialiser needs the object that is being initialised
	made   bool   // leaf is an object that was made for this part
	kept   bool   // and its constructor keeps its address
	stored bool   // and it is made where it belongs already
	end    int    // of a part: where the statements end that evaluate it
}

func (a *agg) zero() bool {
	if a.late != nil {
		return false
	}
	if a.leaf != nil {
		switch x := a.leaf.x.(type) {
		case *ir.Zero:
			return true
		case *ir.Const:
			return x.Bits == 0 && x.Float == 0 && !fold.IsNegZero(x.Float)
		}
		return false
	}
	for _, p := range a.parts {
		if !p.zero() {
			return false
		}
	}
	return true
}

// leaves counts the scalars of an initialiser; direct is false when it cannot be one expression.
func (a *agg) leaves() (n int, direct bool) {
	if a.late != nil {
		return 1, false
	}
	if a.leaf != nil {
		return 1, true
	}
	if a.union >= 0 {
		return 1, false
	}
	direct = true
	if r := recordOf(a.t); r != nil {
		direct = len(r.split) == 0
		for _, f := range r.Fields {
			direct = direct && f.Bits < 0 // bit-fields share a storage unit
		}
	}
	for _, p := range a.parts {
		m, d := p.leaves()
		n += m
		direct = direct && d
	}
	return n + int(a.missing()), direct
}

// given counts the scalars and objects that an initialiser gives values.
func (a *agg) given() (n int) {
	if a.parts == nil {
		return 1
	}
	for _, p := range a.parts {
		n += p.given()
	}
	return n
}

// fills reports whether an initialiser of an object of type typ consists of numbers, and has a part for each member or
// element, each in a place of its own. It adds to *n the scalars, arrays and objects that it makes.
func (a *agg) fills(typ ir.Type, n *int) bool {
	*n++
	if _, scalar := typ.(ir.Scalar); scalar {
		return a.leaf != nil && a.constant() && ir.Identical(a.leaf.x.Type(), typ)
	}
	if a.leaf != nil || a.union >= 0 || a.late != nil {
		return a.zero()
	}
	switch t := a.t.T.(type) {
	case *Array:
		*n += int(a.missing())
	case *Record:
		s, ok := typ.(*ir.Struct)
		if !ok || len(t.split) > 0 || len(s.Fields) != len(a.parts) || len(t.Fields) != len(a.parts) {
			return false
		}
		for i, f := range t.Fields {
			if f.Bits >= 0 || t.irField(i) != i {
				return false
			}
		}
	case *Vector:
		if len(a.parts) != t.N {
			return false
		}
	default:
		return false
	}
	for i, p := range a.parts {
		if !p.fills(partType(typ, i), n) {
			return false
		}
	}
	return true
}

// initials makes the values of initialisers as interp.Machine.Initial writes them, with equal numbers made once.
type initials struct {
	pos     source.Pos
	numbers [256]*ir.Const // by the low bits
}

// of is the value of type typ of an initialiser of which fills holds.
func (k *initials) of(a *agg, typ ir.Type) ir.Expr {
	if s, ok := typ.(ir.Scalar); ok {
		if c, ok := a.leaf.x.(*ir.Const); ok {
			return k.number(s, c.Bits, c.Float)
		}
		return k.number(s, 0, 0)
	}
	if a.zero() {
		return &ir.Zero{X: ir.X{Typ: typ, At: k.pos}}
	}
	x := &ir.Compose{X: ir.X{Typ: typ, At: k.pos}, Parts: make([]ir.Expr, 0, len(a.parts)+int(a.missing()))}
	for i, p := range a.parts {
		x.Parts = append(x.Parts, k.of(p, partType(typ, i)))
	}
	for range a.missing() {
		elem := partType(typ, 0)
		if s, ok := elem.(ir.Scalar); ok {
			x.Parts = append(x.Parts, k.number(s, 0, 0))
		} else {
			x.Parts = append(x.Parts, &ir.Zero{X: ir.X{Typ: elem, At: k.pos}})
		}
	}
	return x
}

func (k *initials) number(s ir.Scalar, bits uint64, f float64) *ir.Const {
	at := &k.numbers[(bits^math.Float64bits(f)>>45)%256]
	if c := *at; c == nil || c.Typ != s || c.Bits != bits || math.Float64bits(c.Float) != math.Float64bits(f) {
		*at = &ir.Const{X: ir.X{Typ: s, At: k.pos}, Bits: bits, Float: f}
	}
	return *at
}

func partType(t ir.Type, i int) ir.Type {
	switch t := t.(type) {
	case *ir.Struct:
		return t.Fields[i].Type
	case *ir.Vector:
		return t.Elem
	}
	return t.(*ir.Array).Elem
}

// missing counts the elements of an array that have no part, because they are zero.
func (a *agg) missing() int64 {
	if t, ok := a.t.T.(*Array); ok && a.leaf == nil {
		return max(0, t.N-int64(len(a.parts)))
	}
	return 0
}

// expr makes one expression of an initialiser.
func (a *agg) expr(b *body) ir.Expr {
	typ := b.lower(a.t.Unqual(), a.pos)
	switch {
	case a.leaf != nil:
		return a.leaf.x
	case a.zero():
		return fold.Zero(typ, a.pos)
	}
	x := &ir.Compose{X: ir.X{Typ: typ, At: a.pos}}
	r := recordOf(a.t)
	for i, p := range a.parts {
		if r != nil && r.irField(i) < 0 {
			continue
		}
		x.Parts = append(x.Parts, p.expr(b))
	}
	if n := a.missing(); n > 0 {
		zero := fold.Zero(typ.(*ir.Array).Elem, a.pos)
		for range n {
			x.Parts = append(x.Parts, zero)
		}
	}
	return x
}

// cursor walks the items of a braced list.
type cursor struct {
	items  []ast.InitItem
	i      int
	env    *Scope
	peeked *operand
	all    *evaluated // every operand so far
	kind   argsKind   // of the braces; those of items are copyBraces
	direct bool       // the item initialises a scalar directly: T x{item}, T{item} ([dcl.init.list]/3.9)
	// Each part is stored before the next is evaluated, which need not save it therefore.
	inOrder bool
}

func (cur *cursor) more() bool { return cur.peeked != nil || cur.i < len(cur.items) }

// designated tells the designators of the next item.
func (cur *cursor) designated() []ast.Designator {
	if cur.peeked != nil || cur.i >= len(cur.items) {
		return nil
	}
	return cur.items[cur.i].Designators
}

// last is the item that was evaluated last.
func (cur *cursor) last() *listItem { return &listItem{cur.items[cur.i-1].X, cur.env} }

// next evaluates the next item, which is no braced list. bound says that a reference is made to it, so that it stays a
// place.
func (b *body) next(cur *cursor, bound bool) *operand {
	if cur.peeked == nil {
		mark := len(*b.out)
		op := b.expr(cur.env, cur.items[cur.i].X)
		if _, array := op.typ.T.(*Array); !array && !bound && op.mode == lvalue && !isClass(op.typ) {
			op = b.rvalue(op)
		}
		if !cur.inOrder {
			cur.all.save(b, mark, len(cur.all.ops))
		}
		cur.i++
		cur.peeked = &op
		cur.all.add(&op)
	}
	return cur.peeked
}

// take consumes the evaluated item, converted to t.
func (b *body) take(cur *cursor, t QT) *agg {
	op := cur.peeked
	cur.peeked = nil
	mark := len(*b.out)
	how := implicit
	// [over.match.conv]/1, [dcl.init.list]/3.8, [conv.bool]
	if cur.direct && (isClass(op.typ) || b.fixedEnum(op.typ, t) || isNullptr(op.typ) && isBool(t)) {
		how = staticCast
	}
	if cur.kind != parens && b.narrowsScalar(*op, cur.last(), t, how != implicit) {
		return nil
	}
	v := b.convert(*op, t, how)
	if v.mode == lvalue && !isRef(t) && !isClass(t) {
		v = b.rvalue(v)
	}
	if !cur.inOrder {
		cur.all.save(b, mark, len(cur.all.ops)-1)
	}
	if v.mode == poison {
		return nil
	}
	if !isRef(t) { // else the member refers to the temporary
		b.taken(v.x)
	}
	made := !isRef(t) && !copies(*op, v.x)
	if v.mode == lvalue {
		v.x = b.placeOf(v)
	}
	*op = v
	return &agg{t: t, leaf: op, union: -1, pos: v.pos, made: made}
}

// fit fits a braced list to a type, by copy-list-initialisation; nil after a message ([dcl.init.list]).
func (b *body) fit(t QT, list *ast.InitList, env *Scope) *agg {
	return b.fitAs(t, list, env, copyBraces)
}

func (b *body) fitAs(t QT, list *ast.InitList, env *Scope, kind argsKind) *agg {
	items := b.expandItems(list.Items, env)
	cur := &cursor{items: items, env: env, all: new(evaluated), kind: kind}
	mark := len(*b.out)
	a := b.fitList(t, cur, list.At)
	if a != nil {
		b.noteKept(a, mark)
	}
	return a
}

// expandItems replaces X... items by one item per element. Scopes differ per element, so elements become resolved
// operands.
func (b *body) expandItems(items []ast.InitItem, env *Scope) []ast.InitItem {
	var out []ast.InitItem
	for _, it := range items {
		pack, ok := it.X.(*ast.PackExpand)
		if !ok {
			out = append(out, it)
			continue
		}
		scopes, ok := b.c.expandPack(env, pack.At, pack.X)
		if !ok {
			continue
		}
		for _, s := range scopes {
			out = append(out, ast.InitItem{X: &scopedExpr{Expr: pack.X, s: s}})
		}
	}
	return out
}

// fitList fits all items of one pair of braces to t.
func (b *body) fitList(t QT, cur *cursor, pos source.Pos) *agg {
	var a *agg
	switch tt := t.T.(type) {
	case *Array:
		a = b.fitArray(t, tt, cur, pos, true)
	case *Vector:
		a = b.fitVector(t, tt, cur, pos)
	case *Record:
		a = b.fitClassList(t, tt, cur, pos)
	default:
		a = b.fitScalarList(t, cur, pos)
	}
	// C compilers warn and leave them out
	if _, vector := t.T.(*Vector); a != nil && cur.more() && (vector || b.c.dialect != ir.OpenCL) {
		at := pos
		if cur.i < len(cur.items) {
			at = cur.items[cur.i].X.Pos()
		}
		b.c.errorf(codeInit, at, "too many initialisers for '%s'", t)
		return nil
	}
	return a
}

// fitScalarList fits the only item of a braced list to a scalar type. It is no list itself ([dcl.init.list]/3.9); C
// compilers warn of one.
func (b *body) fitScalarList(t QT, cur *cursor, pos source.Pos) *agg {
	if !cur.more() {
		op := b.zeroValue(t, pos)
		return &agg{t: t, leaf: &op, union: -1, pos: pos}
	}
	if cur.peeked == nil && b.c.dialect != ir.OpenCL {
		if _, list := unscoped(cur.items[cur.i].X).(*ast.InitList); list && !isRef(t) {
			b.c.errorf(codeInit, cur.items[cur.i].X.Pos(), "too many braces around the value of '%s'", t)
			return nil
		}
	}
	cur.direct = cur.kind == braces
	return b.fitItem(t, cur)
}

func (b *body) zeroValue(t QT, pos source.Pos) operand {
	t = t.Unqual()
	return value(fold.Zero(b.lower(t, pos), pos), t, pos)
}

// fitItem fits the next item, or with brace elision the next few items, to t ([dcl.init.aggr]/12).
func (b *body) fitItem(t QT, cur *cursor) *agg {
	if cur.peeked == nil {
		if list, ok := unscoped(cur.items[cur.i].X).(*ast.InitList); ok {
			env := cur.env
			if se, ok := cur.items[cur.i].X.(*scopedExpr); ok {
				env = se.s
			}
			cur.i++
			if r, ok := t.T.(*Reference); ok { // a temporary made of the list ([dcl.init.list]/3.9)
				op := b.bind(b.refOperand(initFrom(env, list, ast.BraceInit), r, list.At), r, implicit)
				cur.all.add(&op)
				if op.mode == poison {
					return nil
				}
				return &agg{t: t, leaf: &op, union: -1, pos: list.At}
			}
			inner := &cursor{items: b.expandItems(list.Items, env), env: env, all: cur.all, kind: copyBraces,
				inOrder: cur.inOrder}
			return b.fitList(t, inner, list.At)
		}
	}
	op := b.next(cur, b.beginsWithRef(t))
	if op.mode == poison {
		cur.peeked = nil
		return nil
	}
	switch tt := t.T.(type) {
	case *Array:
		if op.str != nil && op.str.initialises(tt.Elem) {
			cur.peeked = nil
			return b.fitString(t, tt, *op)
		}
		if cur.kind == parens {
			return b.take(cur, t)
		}
		return b.fitArray(t, tt, cur, op.pos, false)
	case *Record:
		if cur.kind == parens || sameType(op.typ.T, t.T) || !b.c.completeRecord(tt) || !b.aggregate(tt) ||
			b.ics(*op, t, true).rank != rankNone {
			return b.take(cur, t)
		}
		if !slices.ContainsFunc(tt.Fields, func(f *Field) bool { return !isUnnamedBits(f) }) { // [dcl.init.aggr]/14
			b.c.errorf(codeConvert, op.pos, "%s does not convert to %s, which has no members: its initialiser must have braces",
				opType(*op), tt.Name)
			cur.peeked = nil
			return nil
		}
		return b.fitFields(t, tt, cur, op.pos, false)
	case *Vector: // OpenCL makes all components of a vector from one number, as elsewhere
		if _, isVec := op.typ.T.(*Vector); !isVec && b.c.dialect != ir.OpenCL && isArithmetic(op.typ) &&
			(tt.Ext || b.ics(*op, t, false).rank != rankExact) {
			return b.fitVector(t, tt, cur, op.pos)
		}
	}
	return b.take(cur, t)
}

// beginsWithRef reports whether the first value that an object of type t is made of is a reference, or the argument of
// a constructor, which may take one.
func (b *body) beginsWithRef(t QT) bool {
	switch t := t.T.(type) {
	case *Reference:
		return true
	case *Array:
		return b.beginsWithRef(t.Elem)
	case *Record:
		if !b.c.completeRecord(t) {
			return false
		}
		if t.refFirst == notAsked {
			t.refFirst = yesIf(!b.aggregate(t) || len(t.Fields) > 0 && b.beginsWithRef(t.Fields[0].Type))
		}
		return t.refFirst == yes
	}
	return false
}

func isCharType(q QT) bool {
	t, ok := q.T.(Basic)
	return ok && (t == Char || t == SChar || t == UChar || t == Char8)
}

// isAnyChar reports whether string literals may initialise arrays of q.
func isAnyChar(q QT) bool {
	return isCharType(q) || q.T == WChar || q.T == Char16 || q.T == Char32
}

// fitString spells a string literal as the elements of an array of characters ([dcl.init.string]).
func (b *body) fitString(t QT, a *Array, op operand) *agg {
	out := &agg{t: t, union: -1, pos: op.pos}
	text := op.str
	if !text.initialises(a.Elem) || a.Elem.T == Char8 && text.char != Char8 {
		b.c.errorf(codeInit, op.pos, "an array of %s cannot be initialised from '%s'", a.Elem, op.typ)
		return nil
	}
	n := a.N
	if n < 0 {
		n = text.length() + 1
		out.t.T = &Array{Elem: a.Elem, N: n}
	}
	if text.length() > n || text.length() == n && b.c.dialect != ir.OpenCL { // [dcl.init.string]/2, C11 6.7.9/14
		b.c.errorf(codeInit, op.pos, "the string has %d characters, the array %d", text.length()+1, n)
		return nil
	}
	made := b.characters[a.Elem]
	if made == nil {
		made = &[256]*agg{}
		if b.characters == nil {
			b.characters = map[QT]*[256]*agg{}
		}
		b.characters[a.Elem] = made
	}
	if n-text.length() > fewZeros {
		n = text.length()
	}
	out.parts = make([]*agg, 0, n)
	for i := range n {
		ch := text.at(i)
		if ch >= int64(len(made)) {
			out.parts = append(out.parts, b.character(a.Elem, text.char, ch, op.pos))
			continue
		}
		if made[ch] == nil {
			made[ch] = b.character(a.Elem, text.char, ch, op.pos)
		}
		out.parts = append(out.parts, made[ch])
	}
	return out
}

// character is the element ch of a literal whose characters are of type char, as an element of an array of elem.
func (b *body) character(elem QT, char Basic, ch int64, pos source.Pos) *agg {
	k := b.constant(Const{I: fold.Wrap(uint64(ch), scalarOf(char))}, basic(char), pos)
	k = b.convert(k, elem.Unqual(), implicit)
	return &agg{t: elem, leaf: &k, union: -1, pos: pos}
}

// fewZeros is how many elements at the end of an array are written out although they are zero.
const fewZeros = 256

// setPart makes a the part i of an array, which has no more than interp.MaxParts.
func setPart(parts []*agg, i int64, a *agg) []*agg {
	for int64(len(parts)) <= i {
		parts = append(parts, nil)
	}
	parts[i] = a
	return parts
}

func (b *body) fitArray(t QT, a *Array, cur *cursor, pos source.Pos, braces bool) *agg {
	if braces && len(cur.items) == 1 && cur.i == 0 && isAnyChar(a.Elem) {
		if _, isStr := unscoped(cur.items[0].X).(*ast.StringLit); isStr {
			op := b.next(cur, false)
			cur.peeked = nil
			if op.mode == poison {
				return nil
			}
			return b.fitString(t, a, *op)
		}
	}
	out := &agg{t: t, union: -1, pos: pos}
	limit := a.N
	if limit < 0 {
		limit = interp.MaxParts
	}
	for i := int64(0); cur.more() && (i < limit || braces && cur.designated() != nil); i++ {
		if ds := cur.designated(); ds != nil {
			if !braces {
				break
			}
			k, ok := b.designatedIndex(ds, cur.env, limit, cur.items[cur.i].X.Pos())
			if !ok {
				return nil
			}
			i = k
		}
		for int64(len(out.parts)) <= i {
			out.parts = append(out.parts, nil)
		}
		var rest []ast.Designator
		if ds := cur.designated(); ds != nil {
			rest = ds[1:]
		}
		if out.parts[i] = b.designate(a.Elem, rest, cur, out.parts[i], pos); out.parts[i] == nil {
			return nil
		}
		out.parts[i].end = len(*b.out)
	}
	if a.N < 0 {
		out.t = QT{T: &Array{Elem: a.Elem, N: int64(len(out.parts))}, Const: t.Const, Space: t.Space}
	}
	if !b.fitArrayRest(out, a, pos) {
		return nil
	}
	return out
}

// fitArrayRest gives the elements without an initialiser what they get ([dcl.init.aggr]/8). Zeros at the end of a long
// array are left out.
func (b *body) fitArrayRest(out *agg, a *Array, pos source.Pos) bool {
	var rest *agg
	for i := int64(0); i < max(a.N, int64(len(out.parts))); i++ {
		if i < int64(len(out.parts)) && out.parts[i] != nil {
			continue
		}
		if mark := len(*b.out); rest == nil {
			if rest = b.fitNothing(a.Elem, pos); rest == nil {
				return false
			}
			if len(*b.out) > mark && max(a.N, int64(len(out.parts)))-i <= 4096 {
				out.parts = setPart(out.parts, i, rest) // a constructor for each
				rest = nil
				continue
			}
		}
		if n := int64(len(out.parts)); i == n && rest.zero() && a.N-n > fewZeros {
			break
		}
		if i >= interp.MaxParts {
			b.c.errorf(codeInit, pos, "a list for %d elements, the last of which are not zero, is too long: "+
				"kbind takes at most %d", a.N, interp.MaxParts)
			return false
		}
		if i < int64(len(out.parts)) {
			out.parts[i] = rest
		} else {
			out.parts = append(out.parts, rest)
		}
	}
	return true
}

func (b *body) designatedIndex(ds []ast.Designator, env *Scope, limit int64, pos source.Pos) (int64, bool) {
	if ds[0].Index == nil {
		b.c.errorf(codeInit, pos, "this designator does not name an element of an array")
		return 0, false
	}
	k, _, ok := b.c.constExpr(env, ds[0].Index)
	if !ok {
		return 0, false
	}
	if int64(k.I) >= interp.MaxParts && (int64(k.I) < limit || limit == interp.MaxParts) {
		b.c.errorf(codeInit, ds[0].Index.Pos(), "an array of %d elements is too long for designators: kbind takes at most %d",
			max(limit, int64(k.I)+1), interp.MaxParts)
		return 0, false
	}
	if int64(k.I) < 0 || int64(k.I) >= limit {
		b.c.errorf(codeInit, ds[0].Index.Pos(), "the array has no element %d", int64(k.I))
		return 0, false
	}
	return int64(k.I), true
}

// fitNothing is what a member without an initialiser gets: its value-initialisation ([dcl.init.aggr]/8).
func (b *body) fitNothing(t QT, pos source.Pos) *agg {
	if b.c.work(onParts, partWork); b.c.overworked(pos) {
		return nil
	}
	cur := &cursor{all: new(evaluated), kind: copyBraces}
	if isRef(t) {
		b.c.errorf(codeInit, pos, "a reference member needs an initialiser")
		return nil
	}
	return b.fitList(t, cur, pos)
}

func (b *body) fitVector(t QT, v *Vector, cur *cursor, pos source.Pos) *agg {
	elem := basic(v.Elem)
	if b.copiesVector(t, v, cur) {
		return b.take(cur, t)
	}
	out := &agg{t: t, union: -1, pos: pos}
	add := func(op *operand) bool {
		*op = b.convert(*op, elem, implicit)
		out.parts = append(out.parts, &agg{t: elem, leaf: op, union: -1, pos: op.pos})
		return op.mode != poison
	}
	zeros := func(n int) {
		for len(out.parts) < n {
			zero := b.zeroValue(elem, pos)
			add(&zero)
		}
	}
	for len(out.parts) < v.N && cur.more() {
		if ds := cur.designated(); ds != nil {
			k, ok := fieldLane(ds, len(out.parts))
			if !ok {
				b.c.unsupported(cur.items[cur.i].X.Pos(), "designators of vector components out of order")
				return nil
			}
			zeros(k)
		}
		if cur.peeked == nil {
			if list, ok := unscoped(cur.items[cur.i].X).(*ast.InitList); ok {
				a := b.fit(elem, list, cur.env)
				if a == nil {
					return nil
				}
				cur.i++
				out.parts = append(out.parts, a)
				continue
			}
		}
		op := b.next(cur, false)
		cur.peeked = nil
		if inner, ok := op.typ.T.(*Vector); ok && v.Ext {
			for i := range inner.N {
				if lane := b.lanes(*op, inner, []int{i}, op.pos); !add(&lane) {
					return nil
				}
			}
			continue
		}
		if !add(op) {
			return nil
		}
	}
	zeros(v.N)
	if len(out.parts) > v.N {
		b.c.errorf(codeInit, pos, "too many components for '%s'", t)
		return nil
	}
	return out
}

// copiesVector reports whether a list is a copy of its one item, as {v} is; that is evaluated then.
func (b *body) copiesVector(t QT, v *Vector, cur *cursor) bool {
	if cur.peeked != nil || len(cur.items) != 1 || cur.i != 0 {
		return false
	}
	if _, list := unscoped(cur.items[0].X).(*ast.InitList); list {
		return false
	}
	op := b.next(cur, false)
	return sameType(op.typ.T, t.T) || v.Elem.isSmallFloat() && isClass(op.typ) && b.ics(*op, t, true).rank != rankNone
}

func fieldLane(ds []ast.Designator, at int) (int, bool) {
	if len(ds) != 1 || len(ds[0].Field) != 1 {
		return 0, false
	}
	for i, ch := range "xyzw" {
		if string(ch) == ds[0].Field {
			return i, i >= at
		}
	}
	return 0, false
}

// mentions reports whether the initialiser mentions the variable v.
func (a *agg) mentions(v *ir.Var) bool {
	if a.leaf != nil && a.leaf.x != nil && exprMentions(a.leaf.x, v) {
		return true
	}
	return slices.ContainsFunc(a.parts, func(p *agg) bool { return p.mentions(v) })
}

// mentioned reports whether statements mention the variable v.
func mentioned(list []ir.Stmt, v *ir.Var) bool {
	found := false
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		found = found || slices.ContainsFunc(ir.Exprs(s), func(x ir.Expr) bool { return exprMentions(x, v) })
		return !found
	})
	return found
}

func exprMentions(x ir.Expr, v *ir.Var) bool {
	found := false
	ir.WalkExprs(x, func(e ir.Expr) bool {
		if r, ok := e.(*ir.Ref); ok && r.Var == v {
			found = true
		}
		return !found
	})
	return found
}
