package sema

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// ---- candidates ----

// candidate is a viable function.
type candidate struct {
	fi   *FuncInst
	obj  ics
	args []ics
	// it is called by way of a pointer or reference that the conversion function obj.fn returns; fi has its type
	surrogate bool
}

// userRule says where a user-defined conversion of an argument is considered ([over.best.ics]/4).
type userRule uint8

const (
	noUser   userRule = iota // nowhere
	anyUser                  // everywhere
	listUser                 // but for a list in a list, {{a}}, which a constructor takes as an object of its own class

	notExplicit userRule = 1 << 7 // added to another: instances of explicit templates are no candidates
)

// allows reports whether a user-defined conversion of the first of args is considered for constructor fi, or of any of
// them for another function ([over.best.ics]/4).
func (u userRule) allows(fi *FuncInst, args []operand) bool {
	if u &^= notExplicit; u != listUser {
		return u == anyUser
	}
	return len(args) != 1 || args[0].mode != initList || len(fi.Type.Params) == 0 ||
		recordOf(nonRef(fi.Type.Params[0])) != fi.Obj.Class
}

// better reports whether x is a better candidate than y ([over.match.best]).
func (b *body) better(x, y *candidate) bool {
	won := false
	if x.fi.Obj.Class != nil && y.fi.Obj.Class != nil && !x.fi.Obj.Static && !y.fi.Obj.Static {
		switch x.obj.worse(y.obj) {
		case 1:
			return false
		case -1:
			won = true
		}
	}
	for i := range min(len(x.args), len(y.args)) {
		switch x.args[i].worse(y.args[i]) {
		case 1:
			return false
		case -1:
			won = true
		}
	}
	if won {
		return true
	}
	fx, fy := x.fi.overloaded(), y.fi.overloaded()
	if b.betterTemplate(fx, fy, len(x.args)) {
		return true
	}
	return b.inheritedLast(x, y) && !b.betterTemplate(fy, fx, len(x.args))
}

// overloaded is the function or template that takes part in overload resolution: specialisations do not
// ([temp.expl.spec]/17).
func (f *FuncInst) overloaded() *FuncObj {
	if f.primary != nil {
		return f.primary
	}
	return f.Obj
}

// inheritedLast reports whether y comes after x because it is a member of a base class of x's class and has the same
// parameters: an inherited constructor, of whose parameters only those count that have arguments (CWG 2273), or a
// template that is hidden but for its template parameters, which are others ([namespace.udecl]/15 does not ask about
// them).
func (b *body) inheritedLast(x, y *candidate) bool {
	fx, fy := x.fi.Obj, y.fi.Obj
	if fx.Class == nil || fy.Class == nil || fx.Class == fy.Class {
		return false
	}
	if _, derives := derivesFrom(fx.Class, fy.Class); !derives {
		return false
	}
	if fx.Ctor && fy.Ctor {
		return sameFirst(x.fi.Type, y.fi.Type, len(x.args))
	}
	if fx.Template == nil || fy.Template == nil {
		return false
	}
	own, ok := b.c.paramsKey(fx)
	inherited, known := b.c.paramsKey(fy)
	return ok && known && own == inherited && sameObjects(fx, fy)
}

// sameFirst reports whether the parameters of two functions for the first n arguments have the same types.
func sameFirst(x, y *Func, n int) bool {
	for i := range n {
		if i >= len(x.Params) || i >= len(y.Params) { // for ...
			return len(x.Params) == len(y.Params)
		}
		if !same(x.Params[i], y.Params[i]) {
			return false
		}
	}
	return true
}

// betterTemplate reports whether fx is a better candidate than fy where no argument tells: a function rather than a
// template, the more specialised or constrained of two for n arguments, the user's rather than the prelude's outside of
// namespace std ([over.match.best], [temp.func.order]).
func (b *body) betterTemplate(fx, fy *FuncObj, n int) bool {
	tx, ty := fx.Template != nil, fy.Template != nil
	if tx != ty {
		return !tx
	}
	if tx && b.c.moreSpecialized(fx, fy, n) {
		return true
	}
	if (!tx || !b.c.moreSpecialized(fy, fx, n)) && b.c.moreConstrained(fx, fy) {
		return true
	}
	return !fx.Prelude && fy.Prelude && (!tx || fy.Scope.Parent == nil) && (!tx || !b.c.moreSpecialized(fy, fx, n))
}

// best resolves a set quietly ([over.match.best]). It returns the best candidate, or nil and the number of viable ones:
// 0, or more when the call is ambiguous.
func (b *body) best(set []*FuncObj, targs []TArg, obj *operand, args []operand, pos source.Pos,
	rule userRule) (*candidate, int) {
	if b.c.dialect == ir.OpenCL && len(targs) == 0 && obj == nil {
		if c := b.bestGeneric(set, args, pos); c != nil {
			return c, 1
		}
	}
	viable := b.viable(set, targs, obj, args, pos, rule)
	best := b.winner(viable)
	if best == nil && len(viable) > 1 {
		best = b.winner(b.withoutExplicit(viable, args))
	}
	if best == nil && len(viable) > 1 && !b.c.isPrelude(pos) {
		best = b.winner(withoutLibrary(viable))
	}
	return best, len(viable)
}

// withoutLibrary are the candidates of an ambiguous call in the user's text but for templates of the prelude: which of
// these a program has depends on the headers that its headers include.
func withoutLibrary(viable []*candidate) (out []*candidate) {
	for _, c := range viable {
		if !c.fi.Obj.Prelude || c.fi.Obj.Template == nil {
			out = append(out, c)
		}
	}
	return out
}

// winner is the candidate that is better than all others, or nil ([over.match.best]/2).
func (b *body) winner(viable []*candidate) *candidate {
	for _, x := range viable {
		wins := true
		for _, y := range viable {
			if x != y && !b.better(x, y) {
				wins = false
				break
			}
		}
		if wins {
			return x
		}
	}
	return nil
}

// withoutExplicit are the candidates of an ambiguous call that take its braced lists without explicit constructors. As
// a call that needs one is ill-formed ([over.match.list]/1), clang++ does not see such candidates, and g++ prefers the
// others (CWG 2735). nil if args has no list.
func (b *body) withoutExplicit(viable []*candidate, args []operand) []*candidate {
	if b.ctx.converting || !slices.ContainsFunc(args, func(a operand) bool { return a.mode == initList }) {
		return nil
	}
	b.ctx.converting = true
	defer func() { b.ctx.converting = false }()
	var out []*candidate
	for _, c := range viable {
		again, ok := &candidate{fi: c.fi, obj: c.obj, args: slices.Clone(c.args)}, true
		for i := 0; ok && i < len(args); i++ {
			if args[i].mode == initList && c.args[i].rank == rankUser {
				again.args[i] = b.ics(args[i], c.fi.Type.Params[i], true)
				ok = again.args[i].rank != rankNone
			}
		}
		if ok {
			out = append(out, again)
		}
	}
	return out
}

// viable are the functions of a set that can be called with the arguments ([over.match.viable]). Where one of them
// takes the arguments as they are, no template can be better and none is instantiated, as in g++ ([temp.inst]/9).
func (b *body) viable(set []*FuncObj, targs []TArg, obj *operand, args []operand, pos source.Pos,
	rule userRule) []*candidate {
	if n := len(set) - fewCandidates; n > 0 {
		b.c.work(onOverloads, n*candidateWork)
		if b.c.overworked(pos) {
			return nil
		}
	}
	found, seen := make([]*candidate, len(set)), map[*FuncInst]bool{}
	for _, templates := range []bool{false, true} {
		perfect := false
		for i, f := range set {
			if (f.Template != nil) != templates || f.Type == nil && b.onlyOnHost(f, args) {
				continue
			}
			if n := len(args) - fewArgs; templates && n > 0 {
				if b.c.work(onTemplates, n*deduceWork); b.c.overworked(pos) {
					return nil
				}
			}
			fi, known := b.candidateOf(f, targs, args, pos)
			if !known {
				return nil
			}
			if fi == nil || seen[fi] {
				continue
			}
			if c := b.sequences(fi, set[0].Class, obj, args, rule); c != nil {
				found[i], seen[fi] = c, true
				perfect = perfect || c.perfect(args)
			}
		}
		if perfect {
			break
		}
	}
	return slices.DeleteFunc(found, func(c *candidate) bool { return c == nil })
}

// candidateOf is f or its instance for the arguments, nil if it does not take so many. known is false, with a message,
// where that cannot be told.
func (b *body) candidateOf(f *FuncObj, targs []TArg, args []operand, pos source.Pos) (fi *FuncInst, known bool) {
	outer := b.c.spec.unsupported
	b.c.spec.unsupported = nil
	fi = b.candidateInst(f, targs, args, pos)
	known = fi != nil || f.Template != nil || f.Gen != "" || len(targs) > 0
	if fi != nil && fi.Type != nil && b.c.takes(fi, len(args)) && !b.c.trailing(fi) {
		fi = nil
	}
	if fi == nil && !b.c.decided(outer, f.Name, pos) {
		return nil, false
	}
	if !known {
		b.c.unclear(f)
		return nil, false
	}
	b.c.spec.unsupported = outer
	if fi == nil || fi.Type == nil || !b.c.takes(fi, len(args)) {
		return nil, true
	}
	if a := enableIf(f); a != nil {
		b.c.unsupported(pos, "the attribute enable_if, so that %s may be meant or not", f.Name).Note(a.At, "it is here")
		return nil, false
	}
	return fi, true
}

// enableIf is clang's attribute that says for which arguments f is a candidate, nil if f has none.
func enableIf(f *FuncObj) *ast.Attr {
	if f.Decl == nil {
		return nil
	}
	return findAttr("enable_if", f.Decl.Spec.Attrs, f.Decl.Decl.Attrs)
}

// sequences is the candidate fi with the conversion sequences of the arguments, nil if one of them has none
// ([over.match.viable]). A constructor makes an object of class of.
func (b *body) sequences(fi *FuncInst, of *Record, obj *operand, args []operand, rule userRule) *candidate {
	f := fi.Obj
	c := &candidate{fi: fi, args: make([]ics, len(args))}
	ok := !f.Ctor || f.Class == of || b.inherits(fi, of, len(args))
	if f.Ctor && f.Template != nil && (takesItself(fi) || rule&notExplicit != 0 && b.c.explicitInst(fi)) {
		return nil
	}
	if obj != nil && f.Class != nil && !f.Static && !f.Ctor {
		c.obj, ok = b.objectIcs(*obj, f)
	}
	user := ok && rule.allows(fi, args)
	for i := 0; ok && i < len(args); i++ {
		if i >= len(fi.Type.Params) {
			c.args[i] = ics{rank: rankEllipsis}
			continue
		}
		c.args[i] = b.ics(args[i], fi.Type.Params[i], user)
		ok = c.args[i].rank != rankNone
	}
	if !ok {
		return nil
	}
	return c
}

// perfect reports whether no candidate can take the object and the arguments better than c: each is taken as it is, or
// by a reference to its own type that is an rvalue reference where it is an rvalue ([over.ics.rank]).
func (c *candidate) perfect(args []operand) bool {
	for i, in := range c.args {
		if args[i].mode == initList || args[i].mode == overload || !in.identity() {
			return false
		}
	}
	return c.obj == ics{} || c.obj.identity()
}

func (a ics) identity() bool {
	return a == ics{bound: a.bound, ref: a.ref, to: a.to} && a.ref != 2
}

// takesItself reports whether a constructor takes an object of its class by value and may be called with that alone; no
// template is instantiated to such a constructor ([class.copy.ctor]/5).
func takesItself(fi *FuncInst) bool {
	list := fi.Type.Params
	return len(list) > 0 && recordOf(list[0]) == fi.Obj.Class && arity(fi, 1)
}

// inherits reports whether the constructor fi of a base class is a candidate for making an object of class r from n
// arguments: it is not if it would copy a base of r, or r itself ([over.match.funcs]/8; by value too, as g++ has it,
// for that argument would have to be copied in the same way). Without arguments the default constructor of r is chosen,
// which a class has that declares no other.
func (b *body) inherits(fi *FuncInst, r *Record, n int) bool {
	if n != 1 || len(fi.Type.Params) == 0 { // B(...) has no parameter of a class
		return n > 0 || len(b.c.ctors(r)) > 0
	}
	p := recordOf(nonRef(fi.Type.Params[0]))
	if p == nil {
		return true
	}
	_, above := derivesFrom(p, fi.Obj.Class)
	_, below := derivesFrom(r, p)
	return !above || !below
}

// objectIcs is the sequence of the implicit object parameter ([over.match.funcs]/4).
func (b *body) objectIcs(obj operand, f *FuncObj) (ics, bool) {
	out := ics{bound: true}
	volatile := hasFuncWord(f, "volatile")
	if obj.typ.Const && !f.Const || obj.typ.Volatile && !volatile {
		return out, false
	}
	if f.Const && !obj.typ.Const {
		out.cv++
	}
	if volatile && !obj.typ.Volatile {
		out.cv++
	}
	if w := refQualifier(f); w != "" {
		isRvalue := obj.mode != lvalue || obj.xval
		if w == "&" && isRvalue && !f.Const || w == "&&" && !isRvalue {
			return out, false
		}
		if isRvalue {
			out.ref = 2
			if w == "&&" {
				out.ref = 1
			}
		}
	}
	return out, true
}

// hasFuncWord reports whether a word stands after the parameters of f.
func hasFuncWord(f *FuncObj, word string) bool {
	return f.Decl != nil && f.Decl.Decl.Func() != nil &&
		slices.ContainsFunc(f.Decl.Decl.Func().Words, func(w ast.Word) bool { return w.Text == word })
}

func refQualifier(f *FuncObj) string {
	if f.Decl == nil || f.Decl.Decl.Func() == nil {
		return ""
	}
	for _, w := range f.Decl.Decl.Func().Words {
		if w.Text == "&" || w.Text == "&&" {
			return w.Text
		}
	}
	return ""
}

// candidateInst is the instance of f for a call, or nil if f takes no such arguments ([temp.over]).
func (b *body) candidateInst(f *FuncObj, targs []TArg, args []operand, pos source.Pos) *FuncInst {
	switch {
	case f.Gen != "":
		return b.genericInst(f, args)
	case f.Template != nil:
		if !f.mayTake(len(args)) {
			return nil
		}
		objs := args
		for i := range args {
			if args[i].mode == overload {
				if i == 0 || &objs[0] == &args[0] {
					objs = append([]operand{}, args...)
				}
				objs[i] = b.functionExpr(args[i])
			}
		}
		full, err := b.deduceCall(f, targs, objs)
		if err != nil {
			return nil
		}
		return b.c.instFunc(f, full, pos)
	case len(targs) > 0:
		return nil
	}
	return b.c.funcInst(f, nil, pos)
}

// mayTake reports whether a template could take n arguments, before anything is deduced ([over.match.viable]/2).
func (f *FuncObj) mayTake(n int) bool {
	least, most := 0, len(f.Params)
	for _, p := range f.Params {
		if p.Decl != nil && p.Decl.Pack {
			return true
		}
		if p.Default == nil {
			least++
		}
	}
	if f.Decl != nil && f.Decl.Decl.Func() != nil && f.Decl.Decl.Func().Variadic {
		most = n
	}
	return n >= least && n <= most
}

// takes reports whether fi can be called with n arguments ([over.match.viable]/2).
func (c *checker) takes(fi *FuncInst, n int) bool {
	if n < len(fi.Type.Params) {
		c.outsideDefaults(fi.Obj)
	}
	return arity(fi, n)
}

// arity reports whether fi, whose default arguments are all in its class, can be called with n arguments.
func arity(fi *FuncInst, n int) bool {
	have := len(fi.Type.Params)
	if n > have {
		return fi.Type.Variadic
	}
	for i := n; i < have; i++ {
		if x, _ := fi.defaultOf(i); x == nil {
			return false
		}
	}
	return true
}

// resolve picks the function that a call means, or says why there is none ([over.match]).
func (b *body) resolve(name string, set []*FuncObj, targs []TArg, obj *operand, args []operand,
	pos source.Pos) *FuncInst {
	return b.resolveBy(name, set, targs, obj, args, pos, anyUser)
}

func (b *body) resolveBy(name string, set []*FuncObj, targs []TArg, obj *operand, args []operand, pos source.Pos,
	rule userRule) *FuncInst {
	for _, a := range args {
		if a.mode == poison {
			return nil
		}
	}
	said := b.c.diags.Len()
	best, n := b.best(set, targs, obj, args, pos, rule)
	if b.c.diags.Len() > said { // what the call means is not known
		return nil
	}
	if best != nil {
		if best.fi.Obj.Deleted {
			b.c.errorf(codeDeleted, pos, "%s is deleted", name).Note(best.fi.Obj.Pos, "declared here")
			return nil
		}
		return best.fi
	}
	if n > 0 {
		d := b.c.errorf(codeAmbiguous, pos, "the call of %s is ambiguous for arguments (%s)", name, argTypes(args))
		for i, c := range b.viable(set, targs, obj, args, pos, rule) {
			if i == 4 {
				break
			}
			b.noteFunc(d, c.fi.Obj)
		}
		return nil
	}
	b.noMatch(name, set, targs, obj, args, pos)
	return nil
}

// mismatch says why a candidate does not take the arguments, and how many of them it would take.
type mismatch struct {
	f     *FuncObj
	why   string
	takes int
}

// The bounds on what is said about candidates.
const (
	maxCandidates = 4  // named
	maxTried      = 64 // looked at for the nearest ones
)

// noMatch explains why no function of the set takes the arguments, the nearest candidates first.
func (b *body) noMatch(name string, set []*FuncObj, targs []TArg, obj *operand, args []operand, pos source.Pos) {
	d := b.c.errorf(codeNoMatch, pos, "no function %s takes arguments (%s)", name, argTypes(args))
	if b.c.spec.depth > 0 {
		return
	}
	var list []mismatch
	for _, f := range set[:min(len(set), maxTried)] {
		list = append(list, b.mismatch(f, targs, obj, args, pos))
	}
	slices.SortStableFunc(list, func(x, y mismatch) int { return y.takes - x.takes })
	for i, m := range list {
		if i == maxCandidates {
			d.Note(m.f.Pos, "and %d more", len(set)-i)
			return
		}
		d.Note(m.f.Pos, "candidate %s", m.why)
	}
}

func (b *body) mismatch(f *FuncObj, targs []TArg, obj *operand, args []operand, pos source.Pos) mismatch {
	m := mismatch{f: f, why: f.Name}
	if f.Template != nil && f.Gen == "" {
		if _, err := b.deduceCall(f, targs, args); err != nil {
			m.why = fmt.Sprintf("template %s: %s", f.Name, err)
			return m
		}
	}
	fi := b.candidateInst(f, targs, args, pos)
	switch {
	case fi == nil || fi.Type == nil:
		if f.Type != nil {
			m.why = declare(QT{T: f.Type}, f.Name)
		}
	case !b.c.takes(fi, len(args)):
		m.why = fmt.Sprintf("%s takes %d arguments", f.Name, len(fi.Type.Params))
	case obj != nil && f.Class != nil && !f.Static && obj.typ.Const && !f.Const:
		m.why, m.takes = f.Name+" is not const and the object is", len(args)
	default:
		bad := -1
		for j, a := range args {
			switch {
			case j >= len(fi.Type.Params):
			case b.ics(a, fi.Type.Params[j], true).rank != rankNone:
				m.takes++
			case bad < 0:
				bad = j
			}
		}
		if bad >= 0 {
			m.why = fmt.Sprintf("%s: no conversion from '%s' to '%s' for argument %d", f.Name, opType(args[bad]),
				fi.Type.Params[bad], bad+1)
		}
	}
	return m
}

func (b *body) noteFunc(d *diag.Diag, f *FuncObj) {
	if f.Type == nil {
		d.Note(f.Pos, "candidate %s", f.Name)
		return
	}
	d.Note(f.Pos, "candidate %s", declare(QT{T: f.Type}, f.Name))
}

func opType(op operand) string {
	switch op.mode {
	case initList:
		return "{...}"
	case overload:
		return "function"
	}
	return op.typ.String()
}

func argTypes(args []operand) string {
	s := ""
	for i, a := range args {
		if i > 0 {
			s += ", "
		}
		s += opType(a)
	}
	return s
}
