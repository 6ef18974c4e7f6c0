package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// Operators in expressions ([over.match.oper]): the member functions of the left operand, the functions that lookup
// finds, and the built-in operators ([over.built]) are candidates side by side. A built-in operator is a function whose
// parameters have promoted arithmetic types, or the types of pointers, enumerations and pointers to members that the
// operands have or convert themselves to.

// operatorCandidate is a function, or a built-in operator, for the operands.
type operatorCandidate struct {
	fi     *FuncInst // nil for a built-in operator
	member bool      // called for the first operand
	params []QT      // of a built-in operator
	args   []ics     // of all operands
}

// promotedArithmetic are the types of [over.built]/2, integral ones first.
var promotedArithmetic = [...]Basic{Int, UInt, Long, ULong, LongLong, ULongLong, Float, Double, LongDouble}

const promotedIntegral = 6 // of promotedArithmetic

// operatorChoice resolves an operator. It returns the best candidate, or nil and the viable functions of the user:
// none, or more where the expression is ambiguous.
func (b *body) operatorChoice(name string, free, members []*FuncObj, args []operand,
	pos source.Pos) (*operatorCandidate, []*operatorCandidate) {
	var list []*operatorCandidate
	for _, c := range b.viable(free, nil, nil, args, pos, anyUser) {
		list = append(list, &operatorCandidate{fi: c.fi, args: c.args})
	}
	for _, c := range b.viable(members, nil, &args[0], args[1:], pos, anyUser) {
		obj := c.obj
		if r := recordOf(args[0].typ); len(r.Scope.Names[name]) == 0 { // a member of a base class
			path, _ := derivesFrom(r, c.fi.Obj.Class)
			obj.rank, obj.dist = rankConversion, len(path)
		}
		list = append(list, &operatorCandidate{fi: c.fi, member: true, args: append([]ics{obj}, c.args...)})
	}
	if len(list) == 0 {
		return nil, nil
	}
	all := list
	if best := b.bestOperator(list); best == nil || !best.exact() {
		for _, c := range b.builtins(name[len("operator"):], args) {
			if !slices.ContainsFunc(list, c.sameAs) {
				all = append(all, c)
			}
		}
	}
	return b.bestOperator(all), list
}

// exact reports whether no candidate can be better than c for any operand.
func (c *operatorCandidate) exact() bool {
	return c.fi.Obj.Template == nil && !slices.ContainsFunc(c.args, func(a ics) bool {
		return a.rank != rankExact || a.dist != 0 || a.quals != 0 || a.cv != 0
	})
}

// sameAs reports whether the function u, which is no template's, has the parameter types of the built-in operator c:
// then c is no candidate ([over.match.oper]/3.3).
func (c *operatorCandidate) sameAs(u *operatorCandidate) bool {
	if u.member || u.fi.Obj.Template != nil || len(u.fi.Type.Params) != len(c.params) {
		return false
	}
	for i, p := range c.params {
		if q := u.fi.Type.Params[i]; !same(p.Unqual(), q.Unqual()) {
			return false
		}
	}
	return true
}

// bestOperator is the candidate that is better than all others, nil where there is none.
func (b *body) bestOperator(list []*operatorCandidate) *operatorCandidate {
	var best *operatorCandidate
	for _, c := range list {
		if best == nil || b.betterOperator(c, best) {
			best = c
		}
	}
	for _, c := range list {
		if c != best && !b.betterOperator(best, c) {
			return nil
		}
	}
	return best
}

// betterOperator reports whether x is a better candidate than y ([over.match.best]).
func (b *body) betterOperator(x, y *operatorCandidate) bool {
	won := false
	for i := range x.args {
		switch x.args[i].worse(y.args[i]) {
		case 1:
			return false
		case -1:
			won = true
		}
	}
	switch {
	case won:
		return true
	case x.fi == nil:
		return y.fi != nil && y.fi.Obj.Template != nil
	case y.fi == nil:
		return false
	}
	fx, fy := x.fi.Obj, y.fi.Obj
	if x.member != y.member && fx.Template != nil && fy.Template != nil {
		if x.member {
			fx = withObject(fx)
		} else {
			fy = withObject(fy)
		}
	}
	return b.betterTemplate(fx, fy, len(x.args))
}

// withObject is the member function template f with its object as the first parameter ([temp.func.order]/3).
func withObject(f *FuncObj) *FuncObj {
	g, t := *f, *f.Type
	object := QT{T: f.Class, Const: f.Const, Volatile: hasFuncWord(f, "volatile")}
	t.Params = append([]QT{reference(object, refQualifier(f) == "&&")}, t.Params...)
	g.Params = append([]*ast.Param{{}}, g.Params...)
	g.Type = &t
	return &g
}

// builtinOperands are the operands as a built-in operator takes them: objects have become what the conversion function
// gives that the best candidate calls ([over.match.oper]/7). viable is 0 where no candidate takes them, and
// more without ok where none is the best.
func (b *body) builtinOperands(op string, args []operand) (out []operand, ok bool, viable int) {
	list := b.builtins(op, args)
	best := b.bestOperator(list)
	if best == nil {
		return args, false, len(list)
	}
	out = slices.Clone(args)
	for i, a := range args {
		r := recordOf(a.typ)
		if r == nil {
			continue
		}
		var f *FuncInst
		if ref, isReference := best.params[i].T.(*Reference); isReference {
			c, _ := b.refConversion(a, r, ref, false)
			f = c.fi
		} else {
			f, _ = b.conversionFunc(a, best.params[i], false)
		}
		if f == nil { // the ambiguous sequence
			return args, false, len(list)
		}
		if !b.mayCall(a, f.Obj, a.pos) {
			return out, false, 1
		}
		if out[i] = b.invoke(f, &a, nil, a.pos, false); !isRef(best.params[i]) {
			out[i] = b.rvalue(out[i])
		}
		if out[i].mode == poison {
			return out, false, 1
		}
	}
	return out, true, len(list)
}

// builtins lists the built-in operators that take the operands; none where they are numbers and pointers alone, for
// which there is nothing to choose, or where an object has no conversion function.
func (b *body) builtins(op string, args []operand) []*operatorCandidate {
	for _, a := range args {
		if a.mode == initList || a.mode == overload || a.mode == typeName_ || a.mode == voidVal {
			return nil
		}
		if r := recordOf(a.typ); r != nil && (!b.c.completeRecord(r) || len(b.c.conversions(r)) == 0) {
			return nil
		}
	}
	t := &builtinTable{b: b, args: args, types: make([][]QT, len(args)), places: make([][]QT, len(args))}
	for i := range args {
		t.collect(i)
	}
	// Templates of conversion functions alone make no arithmetic type a candidate, for the compilers.
	if len(matching(t.types, func(q QT) bool { return isArithmetic(q) || isEnum(q) })) > 0 {
		t.arithmetic = basicTypes(promotedArithmetic[:])
		t.integral = t.arithmetic[:promotedIntegral]
	}
	if len(args) == 1 {
		t.unary(op)
	} else {
		t.binary(op)
	}
	return t.list
}

// builtinTable collects the built-in operators for operands.
type builtinTable struct {
	b      *body
	args   []operand
	types  [][]QT // that each operand has or converts itself to
	places [][]QT // of which each operand is or converts itself to a place
	list   []*operatorCandidate

	arithmetic, integral []QT // the promoted types that are candidates
}

// collect notes the types that come from operand i ([over.built]/1).
func (t *builtinTable) collect(i int) {
	a := t.args[i]
	r := recordOf(a.typ)
	if r == nil {
		t.types[i] = append(t.types[i], t.b.c.decay(a.typ).Unqual())
		if a.mode == lvalue && !a.xval && !a.typ.Const {
			t.places[i] = append(t.places[i], a.typ)
		}
		return
	}
	for _, f := range t.b.c.conversions(r) {
		if f.Template != nil || t.b.c.isExplicit(f) {
			continue
		}
		fi := t.b.c.conversionType(f, a.pos)
		if fi == nil || fi.Type == nil {
			continue
		}
		ret := fi.Type.Ret
		t.types[i] = appendType(t.types[i], t.b.c.decay(nonRef(ret)).Unqual())
		if ref, ok := ret.T.(*Reference); ok && !ref.RValue && !ref.Elem.Const {
			t.places[i] = appendType(t.places[i], ref.Elem)
		}
	}
}

func appendType(list []QT, q QT) []QT {
	if slices.ContainsFunc(list, func(p QT) bool { return same(p, q) }) {
		return list
	}
	return append(list, q)
}

// seq is the sequence that converts operand i to a type.
func (t *builtinTable) seq(i int, to QT) ics {
	a := t.args[i]
	if isRef(to) && !isClass(a.typ) { // only what it is itself ([over.match.oper]/4)
		if sameType(a.typ.T, nonRef(to).T) {
			return ics{bound: true}
		}
		return ics{rank: rankNone}
	}
	return t.b.ics(a, to, true)
}

// logical adds the operator whose operands are converted contextually to bool ([over.built]/24): explicit conversion
// functions count ([conv]/4).
func (t *builtinTable) logical() {
	c := &operatorCandidate{}
	for i, a := range t.args {
		s := t.seq(i, basic(Bool))
		if isClass(a.typ) {
			s = t.b.userIcsBy(a, basic(Bool), true)
		}
		if s.rank == rankNone {
			return
		}
		c.params, c.args = append(c.params, basic(Bool)), append(c.args, s)
	}
	t.list = append(t.list, c)
}

// add adds the candidate with these parameters, if it takes the operands.
func (t *builtinTable) add(params ...QT) {
	c := &operatorCandidate{params: params}
	for i, p := range params {
		s := t.seq(i, p)
		if s.rank == rankNone {
			return
		}
		c.args = append(c.args, s)
	}
	t.list = append(t.list, c)
}

// product adds the candidates whose parameters have each pair of the types, whose sequences are found once.
func (t *builtinTable) product(left, right []QT) {
	var seqs [2][]ics
	for i, types := range [][]QT{left, right} {
		for _, q := range types {
			seqs[i] = append(seqs[i], t.seq(i, q))
		}
	}
	for i, x := range seqs[0] {
		for j, y := range seqs[1] {
			if x.rank != rankNone && y.rank != rankNone {
				t.list = append(t.list, &operatorCandidate{params: []QT{left[i], right[j]}, args: []ics{x, y}})
			}
		}
	}
}

func basicTypes(list []Basic) []QT {
	var out []QT
	for _, t := range list {
		out = append(out, basic(t))
	}
	return out
}

// matching lists the types of the operands for which ok holds.
func matching(types [][]QT, ok func(QT) bool) []QT {
	var out []QT
	for _, list := range types {
		for _, q := range list {
			if ok(q) {
				out = appendType(out, q)
			}
		}
	}
	return out
}

// toObject reports whether q is a pointer on which there is arithmetic.
func toObject(q QT) bool {
	return isPointer(q) && !isVoid(pointee(q)) && !isFunc(pointee(q))
}

// unary adds the operators of [over.built]/3 to 10.
func (t *builtinTable) unary(op string) {
	switch op {
	case "++", "--":
		for _, q := range t.places[0] {
			if isPointer(q) || isArithmetic(q) && !isEnum(q) && !isBool(q) {
				t.add(reference(q, false))
			}
		}
	case "*":
		for _, q := range matching(t.types, isPointer) {
			if !isVoid(pointee(q)) {
				t.add(q)
			}
		}
	case "+", "-", "~":
		list := t.arithmetic
		if op == "~" {
			list = t.integral
		}
		for _, q := range list {
			t.add(q)
		}
		if op == "+" {
			for _, q := range matching(t.types, isPointer) {
				t.add(q)
			}
		}
	case "!":
		t.logical()
	}
}

// binary adds the operators of [over.built]/12 to 25, without those that assign.
func (t *builtinTable) binary(op string) {
	diff := basic(Long)
	switch op {
	case "*", "/", "+", "-":
		t.product(t.arithmetic, t.arithmetic)
	case "%", "&", "|", "^", "<<", ">>":
		t.product(t.integral, t.integral)
	case "==", "!=", "<", ">", "<=", ">=", "<=>", "?:":
		t.product(t.arithmetic, t.arithmetic)
		for _, q := range matching(t.types, func(q QT) bool {
			if e, ok := q.T.(*Enum); ok {
				return e.Scoped || op != "?:" // [over.built]/28
			}
			return isPointer(q) || (op == "==" || op == "!=" || op == "?:") && (memberPtr(q) != nil || isNullptr(q))
		}) {
			t.add(q, q)
		}
	case "&&", "||":
		t.logical()
	default:
		t.assigning(op)
	}
	if op == "+" || op == "-" || op == "[]" {
		for _, q := range matching(t.types[:1], toObject) {
			t.add(q, diff)
		}
	}
	if op == "+" || op == "[]" {
		for _, q := range matching(t.types[1:], toObject) {
			t.add(diff, q)
		}
	}
	if op == "-" {
		for _, q := range matching(t.types, toObject) {
			t.add(q, q)
		}
	}
}

// assigning adds the operators that assign to the first operand ([over.built]/18 to 22).
func (t *builtinTable) assigning(op string) {
	list := t.integral
	switch op {
	case "*=", "/=", "+=", "-=":
		list = t.arithmetic
	case "%=", "&=", "|=", "^=", "<<=", ">>=":
	default:
		return
	}
	for _, q := range t.places[0] {
		switch {
		case isPointer(q) && (op == "+=" || op == "-="):
			t.add(reference(q, false), basic(Long))
		case isArithmetic(q) && !isEnum(q) && (len(list) > promotedIntegral || isInteger(q)):
			for _, k := range list {
				t.add(reference(q, false), k)
			}
		}
	}
}
