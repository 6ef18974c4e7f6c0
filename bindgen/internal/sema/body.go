package sema

import (
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/irpass"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// body is one function while its statements are made. Expressions are pure; whatever has an effect is appended to out
// in the order in which C++ wants it.
type body struct {
	c      *checker
	fi     *FuncInst // nil while a constant expression or an initialiser at namespace scope is evaluated
	fn     *ir.Func
	out    *[]ir.Stmt
	names  map[string]int
	shared map[*VarObj]*ir.Var
	this   *operand // the object of a method
	method *Record
	fixed  map[ir.Expr]bool // large expressions of constants and temporaries: see stableAcross
	// local variables and parameters whose addresses somebody knows
	addressed map[*ir.Var]bool
	choices   []*ir.Var // made for ?: of which one operand is a constant: dropped where nothing reads them
	// those of them that stand for a constant without storage here, and references to them: no other function may refer
	// to them
	copies []*ir.Var
	// standIns are variables with the values of constants of the functions around a lambda, see standIn.
	standIns   map[*ir.Var]*VarObj
	entry      *[]ir.Stmt            // declarations of such, before all other statements
	places     map[*ir.Var][]ir.Expr // pointers to one of several places, which may be stand-ins
	constantOf *FuncInst             // of a constant expression in an initialiser: the function that declares the variable
	characters map[QT]*[256]*agg     // elements that string literals gave arrays, by the type of the elements

	result result
	ctx    context
	jumps  jumps
	life   lifetimes
}

// result is what a function returns.
type result struct {
	typ     QT // declared; while deduced is set, not known before the first return
	deduced bool
	auto    bool             // the type was declared with auto
	lost    bool             // a return of a function with a deduced type was not understood
	began   int              // messages when the function was begun
	into    *operand         // where the result is made, nil where it is returned by value
	objects map[*ir.Var]bool // the objects that are returned
	named   map[*VarObj]bool // the variables that are the result
	beside  map[*VarObj]bool // those in whose scopes something else is returned
	// the first return of a function with a deduced type, while what it returns is evaluated, and where it stands
	first *ast.Return
	scope *Scope
}

// context is where an expression stands.
type context struct {
	unevaluated int       // inside sizeof, decltype: no effect is wanted
	builtinCall int       // converting the arguments of a function of the prelude
	throws      *throwing // inside noexcept
	refs        bool      // a reference is converted, which is never null
	konst       bool      // a constant expression: its statements are run, not kept
	direct      bool      // a reference is direct-initialised
	// what auto, or a class template without arguments, stands for in the declaration of several variables around, once
	// that is known; nil elsewhere
	placeholder *QT
	bitPlaces   bool // the expression that comes next is assigned to: see target
	converting  bool // braced lists convert without explicit constructors: see withoutExplicit
	// where an object is made, whose constructors may be used there or not; nil if access does not matter
	scope *Scope
}

// jumps is what break, continue, goto and case labels mean, and what they may not pass.
type jumps struct {
	targets  []target  // loops and switches around, innermost last
	head     int       // how many of them are around a loop whose condition or step is lowered, and 1
	begun    []*VarObj // the variables in scope whose initialisation no jump may pass, oldest first
	labels   map[string]*label
	switched int                     // how many variables had begun at the switch around
	cases    map[*ast.Case]*ir.Label // of the switch around, if its labels stand inside other statements
	hoist    *[]ir.Stmt              // where declarations directly inside a switch go
}

// lifetimes are the objects that end, and when.
type lifetimes struct {
	// what lives in the blocks around and has a destructor that does something, oldest first
	objects  []*object
	expr     *fullExpr             // the full-expression under way, or nil
	branches int                   // conditions around what is evaluated of it
	bound    map[*ir.Var][]ir.Expr // the addresses of temporaries to which members of a temporary refer
}

// scratch returns a body whose statements nobody keeps: for constant expressions and unevaluated operands.
func (c *checker) scratch() *body {
	return &body{c: c, fn: &ir.Func{}, out: new([]ir.Stmt), names: map[string]int{}}
}

// in returns the list of statements that f emits instead of appending them to b.out.
func (b *body) in(f func()) []ir.Stmt {
	save := b.out
	list := []ir.Stmt{}
	b.out = &list
	f()
	b.out = save
	return list
}

func (b *body) emit(s ir.Stmt) { *b.out = append(*b.out, s) }

// unique returns a name for a variable of this function, made from what the user wrote.
func (b *body) unique(name string) string {
	if name == "" {
		name = "t"
	}
	if strings.IndexFunc(name, func(r rune) bool { return r >= utf8.RuneSelf }) >= 0 {
		name = identOf(name) // not every compiler takes other letters
	}
	for {
		n := b.names[name]
		b.names[name] = n + 1
		if n == 0 {
			return name
		}
		candidate := name + "_" + strconv.Itoa(n)
		if b.names[candidate] == 0 {
			b.names[candidate] = 1
			return candidate
		}
	}
}

// temp declares a temporary of t with an optional initial value and returns its place.
func (b *body) temp(t ir.Type, init ir.Expr, pos source.Pos) *ir.Ref {
	v := &ir.Var{Name: b.unique("t"), Type: t, Kind: ir.Temp, Space: ir.Private, Pos: pos}
	b.emit(&ir.Declare{S: ir.S{At: pos}, Var: v, Init: init})
	return ref(v, pos)
}

func ref(v *ir.Var, pos source.Pos) *ir.Ref {
	return &ir.Ref{X: ir.X{Typ: v.Type, At: pos}, Var: v}
}

func (b *body) lower(t QT, pos source.Pos) ir.Type {
	if b.fi != nil && t.T == LongDouble && b.fi.Obj.isLiteralOperator() {
		return ir.F64 // as device code has it; the parameter can have no other type
	}
	if r := recordOf(elemType(t)); r != nil && r.spec != nil && b.c.specialisedLater(b.ctx.scope, r, pos) {
		return nil
	}
	return b.c.lowerType(t, pos)
}

// value makes an operand that is a value of type t.
func value(x ir.Expr, t QT, pos source.Pos) operand {
	op := operand{mode: rvalue, typ: t.Unqual(), x: x, pos: pos}
	op.setConst()
	return op
}

// place makes an operand that names storage.
func place(x ir.Expr, t QT, pos source.Pos) operand {
	if t.Volatile && x != nil {
		x.MarkVolatile()
	}
	return operand{mode: lvalue, typ: t, x: x, pos: pos}
}

// setConst derives the constant of an operand from its expression.
func (op *operand) setConst() {
	k, ok := op.x.(*ir.Const)
	if !ok {
		return
	}
	s, ok := k.Typ.(ir.Scalar)
	if !ok {
		return
	}
	if s.IsFloat() {
		op.konst = &Const{Float: true, F: k.Float}
	} else {
		op.konst = &Const{I: k.Bits}
	}
}

// constant makes an operand of a constant of arithmetic or enumeration type.
func (b *body) constant(k Const, t QT, pos source.Pos) operand {
	return value(b.irConst(k, t, pos), t, pos)
}

func (b *body) irConst(k Const, t QT, pos source.Pos) ir.Expr {
	typ := b.lower(t.Unqual(), pos)
	if _, ok := typ.(ir.Scalar); !ok {
		return &ir.Zero{X: ir.X{Typ: typ, At: pos}}
	}
	return &ir.Const{X: ir.X{Typ: typ, At: pos}, Bits: k.I, Float: k.F}
}

// nullOf is the null pointer of an IR pointer type.
func nullOf(t ir.Type, pos source.Pos) ir.Expr { return &ir.Const{X: ir.X{Typ: t, At: pos}} }

// identOf turns a C++ spelling such as "ns::f<float, 2>" into an identifier.
func identOf(s string) string {
	var w strings.Builder
	under := false
	for i := 0; i < len(s); i++ {
		ch := s[i]
		switch {
		case ch >= 'a' && ch <= 'z' || ch >= 'A' && ch <= 'Z' || ch >= '0' && ch <= '9' && w.Len()+1 > 1 || ch == '_':
			if under && w.Len() > 0 {
				w.WriteByte('_')
			}
			under = false
			w.WriteByte(ch)
		case ch == '*':
			w.WriteString("_p")
		case ch == '-':
			w.WriteString("_m")
		default:
			under = true
		}
	}
	name := strings.TrimRight(w.String(), "_")
	if name == "" {
		return "f"
	}
	if name[0] >= '0' && name[0] <= '9' {
		return "_" + name
	}
	return name
}

// ---- order of evaluation ----

// saveAt saves operands that were evaluated before statement mark was emitted, if statements have been emitted since:
// later effects must not change what they were. Values are copied; of places only pointers and indices are.
func (b *body) saveAt(mark int, ops ...*operand) {
	later := (*b.out)[mark:]
	if len(later) == 0 {
		return
	}
	tail := slices.Clone(later)
	*b.out = (*b.out)[:mark]
	for _, op := range ops {
		if op.mode == poison || op.x == nil || b.stableAcross(op.x, tail) && op.mode != lvalue {
			continue
		}
		switch op.mode {
		case rvalue:
			if _, isArray := op.x.Type().(*ir.Array); isArray {
				continue
			}
			op.x = b.temp(op.x.Type(), op.x, op.pos)
		case lvalue:
			op.x = b.savePlace(op.x, tail)
			op.choice = nil
		}
	}
	*b.out = append(*b.out, tail...)
}

// evaluated are operands that are evaluated one after the other.
type evaluated struct {
	ops     []*operand
	settled int // how many of the first are constants and temporaries, which nothing changes
}

func (e *evaluated) add(op *operand) { e.ops = append(e.ops, op) }

// save is saveAt for the first n operands. It does not look again at those that are settled, of which there may be
// thousands.
func (e *evaluated) save(b *body, mark, n int) {
	if len(*b.out) == mark {
		return
	}
	for e.settled < n && e.ops[e.settled].isSettled() {
		e.settled++
	}
	b.saveAt(mark, e.ops[min(e.settled, n):n]...)
}

// isSettled reports whether nothing changes op.
func (op *operand) isSettled() bool {
	if op.mode != rvalue {
		return false
	}
	switch x := op.x.(type) {
	case *ir.Const:
		return true
	case *ir.Ref:
		return x.Var.Kind == ir.Temp
	}
	return false
}

// savePlace keeps the storage that x names, whatever the statements tail do.
func (b *body) savePlace(x ir.Expr, tail []ir.Stmt) ir.Expr {
	keep := func(e ir.Expr) ir.Expr {
		if b.stableAcross(e, tail) {
			return e
		}
		return b.temp(e.Type(), e, e.Pos())
	}
	switch x := x.(type) {
	case *ir.Index:
		base := x.Base
		if _, ptr := base.Type().(*ir.Pointer); ptr {
			base = keep(base)
		} else {
			base = b.savePlace(base, tail)
		}
		return &ir.Index{X: x.X, Base: base, I: keep(x.I)}
	case *ir.Deref:
		return &ir.Deref{X: x.X, Ptr: keep(x.Ptr)}
	case *ir.FieldOf:
		return &ir.FieldOf{X: x.X, Base: b.savePlace(x.Base, tail), Field: x.Field}
	case *ir.Lanes:
		return &ir.Lanes{X: x.X, Base: b.savePlace(x.Base, tail), Comps: x.Comps}
	case *ir.LaneAt:
		return &ir.LaneAt{X: x.X, Base: b.savePlace(x.Base, tail), I: keep(x.I)}
	}
	return x
}

// stableAcross reports whether evaluating x after the statements list gives what it gives before them. A large
// expression of constants and temporaries, which is stable whatever list is, is walked once: the left operand of a long
// sum is asked about at each of its terms.
func (b *body) stableAcross(x ir.Expr, list []ir.Stmt) bool {
	stable, fixed, nodes := true, true, 0
	ir.WalkExprs(x, func(e ir.Expr) bool {
		nodes++
		switch e := e.(type) {
		case *ir.Ref:
			fixed = fixed && e.Var.Kind == ir.Temp
			stable = stable && keepsValue(e.Var, list)
		case *ir.Index, *ir.Deref:
			stable, fixed = false, false
		}
		return stable && !b.fixed[e]
	})
	if stable && fixed && nodes > 16 {
		if b.fixed == nil {
			b.fixed = map[ir.Expr]bool{}
		}
		b.fixed[x] = true
	}
	return stable
}

// keepsValue reports whether the value of v, or the address of an array, is the same after the statements list as
// before them.
func keepsValue(v *ir.Var, list []ir.Stmt) bool {
	switch v.Kind {
	case ir.Temp:
		return true
	case ir.GlobalVar, ir.SharedVar:
		if _, isArray := v.Type.(*ir.Array); isArray {
			return true // only its address; a load of an element is an Index
		}
		return v.Const && v.Kind == ir.GlobalVar
	}
	if p, ok := v.Type.(*ir.Pointer); ok && p.Ref {
		return true
	}
	return v.Const || !writes(list, v)
}

// writes reports whether a statement of list may store to v.
func writes(list []ir.Stmt, v *ir.Var) bool {
	found := false
	ir.WalkStmts(list, func(s ir.Stmt) bool {
		found = found || mayStore(s, v)
		return !found
	})
	return found
}

// mayStore reports whether s itself, not a statement inside it, may store to v.
func mayStore(s ir.Stmt, v *ir.Var) bool {
	switch s := s.(type) {
	case *ir.Call:
		return true
	case *ir.Effect:
		if slices.ContainsFunc(s.Args, func(a ir.Expr) bool { _, ptr := a.Type().(*ir.Pointer); return ptr }) {
			return true
		}
	}
	dst := ir.Written(s)
	if dst == nil {
		return false
	}
	root := irpass.Storage(dst)
	return root == nil || root == v
}
