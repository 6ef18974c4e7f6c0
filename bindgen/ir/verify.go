package ir

import (
	"errors"
	"fmt"

	"github.com/kbind/kbind/bindgen/source"
)

// VerifyError is one broken rule.
type VerifyError struct {
	Func string // where, "" for the module
	Pos  source.Pos
	Msg  string
}

func (e *VerifyError) Error() string {
	if e.Func == "" {
		return e.Msg
	}
	return e.Func + ": " + e.Msg
}

// maxVerifyErrors is how many broken rules Verify reports.
const maxVerifyErrors = 20

// Verify checks that m keeps the rules of this package, those that its comments state and the following ones. An error
// joins *VerifyError values (see errors.As) and means a bug in whoever made m, never in the user's source.
//
//   - Names of structs, of functions, and of globals are unique; those of variables are unique in their function.
//   - A Ref names a parameter of the function, a local whose Declare stands before it in scope, or a shared or module
//     variable.
//   - Operands have exactly the types that their operator asks for: nothing is converted silently.
//   - Values are scalars, vectors, structs and pointers; arrays are only places, or Zero, Compose and Str as
//     initialisers.
//   - Effects stand in Effect statements, pure operations in Builtin expressions, with as many arguments as their row
//     says. Lanes of a warp exchange numbers; what io.printf and io.assert print is a literal.
//   - A kernel without a body says why.
//   - Break and Continue stand in something that they can leave.
//   - Statements and operations that passes make (lowered.go, OpInfo.Lowered) do not occur.
func Verify(m *Module) error {
	v := &verifier{m: m, globals: map[*Var]bool{}, funcs: map[*Func]bool{}}
	v.module()
	return errors.Join(v.errs...)
}

type verifier struct {
	m       *Module
	errs    []error
	globals map[*Var]bool // and the shared variables
	funcs   map[*Func]bool
	lowered *lowering // nil for what a front end made

	f          *Func
	labels     map[*Label]bool
	labelNames map[string]bool
	names      map[string]*Var
	scope      map[*Var]bool
	loops      int
	breaks     int
	pos        source.Pos
}

func (v *verifier) errorf(pos source.Pos, format string, args ...any) {
	if len(v.errs) >= maxVerifyErrors {
		return
	}
	e := &VerifyError{Pos: pos, Msg: fmt.Sprintf(format, args...)}
	if v.f != nil {
		e.Func = v.f.Name
	}
	if !pos.IsValid() {
		e.Pos = v.pos
	}
	v.errs = append(v.errs, e)
}

func (v *verifier) module() {
	names := map[string]bool{}
	unique := func(kind, name string, pos source.Pos) {
		if !isIdentifier(name) {
			v.errorf(pos, "%s name %q is no identifier", kind, name)
		}
		if names[kind+name] {
			v.errorf(pos, "two of %s %s", kind, name)
		}
		names[kind+name] = true
	}
	seen := map[*Struct]bool{}
	for _, s := range v.m.Structs {
		unique("struct", s.Name, s.Pos)
		v.structType(s, seen)
		seen[s] = true
	}
	for _, g := range v.m.Globals {
		unique("global", g.Name, g.Pos)
		v.globals[g] = true
		if g.Kind != GlobalVar {
			v.errorf(g.Pos, "global %s is no GlobalVar", g.Name)
		}
	}
	for _, g := range v.m.Globals {
		if g.Init != nil {
			v.initialiser(g.Init, g.Type, true)
		}
	}
	for _, f := range v.m.Funcs {
		unique("func", f.Name, f.Pos)
		v.funcs[f] = true
		for _, s := range f.Shared {
			if !v.globals[s] { // a file-scope dynamic array is declared in every function that uses it
				unique("shared", s.Name, s.Pos)
			}
			v.globals[s] = true
			if s.Kind != SharedVar {
				v.errorf(s.Pos, "shared variable %s is no SharedVar", s.Name)
			}
		}
	}
	for _, f := range v.m.Funcs {
		v.function(f)
	}
	v.f = nil
	for _, k := range v.m.Kernels {
		unique("kernel", k.Symbol, k.Pos)
		v.kernel(k)
	}
}

func isIdentifier(s string) bool {
	for i, c := range []byte(s) {
		letter := c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
		if !letter && (i == 0 || c < '0' || c > '9') {
			return false
		}
	}
	return s != ""
}

func (v *verifier) structType(s *Struct, before map[*Struct]bool) {
	fields := map[string]bool{}
	end := 0
	for _, f := range s.Fields {
		if f.Name == "" || fields[f.Name] {
			v.errorf(s.Pos, "struct %s: member name %q is empty or used twice", s.Name, f.Name)
		}
		fields[f.Name] = true
		t := f.Type
		for {
			a, ok := t.(*Array)
			if !ok {
				break
			}
			t = a.Elem
		}
		if in, ok := t.(*Struct); ok && !before[in] {
			v.errorf(s.Pos, "struct %s stands before %s, which it contains", s.Name, in.Name)
		}
		switch {
		case s.Union && f.Offset != 0:
			v.errorf(s.Pos, "union %s: member %s is at %d", s.Name, f.Name, f.Offset)
		case !s.Union && f.Offset < end, f.Offset+Sizeof(f.Type) > s.Size:
			v.errorf(s.Pos, "struct %s: member %s at %d overlaps another or the end", s.Name, f.Name, f.Offset)
		}
		end = f.Offset + Sizeof(f.Type)
	}
	if s.Align < 1 || s.Size < 1 || s.Size%s.Align != 0 {
		v.errorf(s.Pos, "struct %s: size %d is no multiple of alignment %d", s.Name, s.Size, s.Align)
	}
}

func (v *verifier) kernel(k *Kernel) {
	switch {
	case k.Func == nil:
		if k.Refused == nil {
			v.errorf(k.Pos, "kernel %s has neither a body nor a reason why not", k.Symbol)
		}
	case !v.funcs[k.Func]:
		v.errorf(k.Pos, "kernel %s: its function is not in the module", k.Symbol)
	case !k.Func.Kernel || k.Func.Ret != Void:
		v.errorf(k.Pos, "kernel %s: its function is no void kernel function", k.Symbol)
	case len(k.Params) != len(k.Func.Params):
		v.errorf(k.Pos, "kernel %s has %d parameters, its function %d", k.Symbol, len(k.Params), len(k.Func.Params))
	default:
		for i, p := range k.Params {
			if !Identical(p.Type, k.Func.Params[i].Type) {
				v.errorf(k.Pos, "kernel %s: parameter %d is %s, its function's %s", k.Symbol, i, p.Type, k.Func.Params[i].Type)
			}
		}
	}
}

func (v *verifier) function(f *Func) {
	v.f, v.names, v.scope, v.loops, v.breaks, v.pos = f, map[string]*Var{}, map[*Var]bool{}, 0, 0, f.Pos
	for _, p := range f.Params {
		if p.Kind != Param {
			v.errorf(p.Pos, "parameter %s is no Param", p.Name)
		}
		v.declare(p)
	}
	if f.Ret == nil {
		v.errorf(f.Pos, "no return type")
	}
	v.labels, v.labelNames = map[*Label]bool{}, map[string]bool{}
	WalkStmts(f.Body, func(s Stmt) bool {
		if l, ok := s.(*Label); ok {
			v.labels[l] = true
		}
		return true
	})
	v.expand(f)
	v.instrumented(f)
	v.stmts(f.Body)
}

// declare brings a variable into scope.
func (v *verifier) declare(x *Var) {
	if !isIdentifier(x.Name) {
		v.errorf(x.Pos, "variable name %q is no identifier", x.Name)
	}
	if v.isExpanded(x) && v.scope[x] {
		return
	}
	if old := v.names[x.Name]; old != nil && !(old == x && v.anew(x)) {
		v.errorf(x.Pos, "two variables %s", x.Name)
	}
	v.names[x.Name], v.scope[x] = x, true
	if a, ok := x.Type.(*Array); ok && a.N < 0 && x.Kind != SharedVar {
		v.errorf(x.Pos, "variable %s is an array of unknown size", x.Name)
	}
	if x.Type == nil || x.Type == Void {
		v.errorf(x.Pos, "variable %s has no type", x.Name)
	}
}

// stmts checks a list, whose variables end with it.
func (v *verifier) stmts(list []Stmt) {
	var mine []*Var
	for _, s := range list {
		if s == nil {
			v.errorf(v.pos, "nil statement")
			continue
		}
		if s.Pos().IsValid() {
			v.pos = s.Pos()
		}
		if d, ok := s.(*Declare); ok && d.Var != nil && !v.isExpanded(d.Var) {
			mine = append(mine, d.Var)
		}
		v.stmt(s)
	}
	for _, x := range mine {
		delete(v.scope, x)
	}
}

func (v *verifier) stmt(s Stmt) {
	switch s := s.(type) {
	case *Declare:
		v.declareStmt(s)
	case *Assign:
		v.assign(s)
	case *Call:
		v.call(s)
	case *Effect:
		v.effect(s)
	case *Block:
		v.stmts(s.List)
	case *If:
		v.condition(s.Cond)
		v.stmts(s.Then)
		v.stmts(s.Else)
	case *Loop:
		v.loop(s)
	case *Switch:
		v.switchStmt(s)
	case *Break:
		if v.breaks == 0 {
			v.errorf(s.At, "break outside of a loop and a switch")
		}
	case *Continue:
		if v.loops == 0 {
			v.errorf(s.At, "continue outside of a loop")
		}
	case *Return:
		v.returnStmt(s)
	case *Label:
		if !isIdentifier(s.Name) || v.labelNames[s.Name] {
			v.errorf(s.At, "label %q is no identifier or stands twice", s.Name)
		}
		v.labelNames[s.Name] = true
	case *Goto:
		if s.To == nil || !v.labels[s.To] {
			v.errorf(s.At, "goto a label that is not in the function")
		}
	default:
		v.loweredStmt(s)
	}
}

func (v *verifier) declareStmt(s *Declare) {
	if s.Var == nil {
		v.errorf(s.At, "declaration of nothing")
		return
	}
	if s.Var.Kind != Local && s.Var.Kind != Temp {
		v.errorf(s.At, "declaration of %s, which is no local", s.Var.Name)
	}
	if s.Init != nil {
		v.initialiser(s.Init, s.Var.Type, false)
	}
	v.declare(s.Var)
}

// initialiser checks what gives a variable its first value: any value, or Zero, Compose and Str for arrays. Those of
// module variables are constant: addresses in them are.
func (v *verifier) initialiser(e Expr, t Type, constant bool) {
	switch e := e.(type) {
	case *Zero:
		v.same(e.At, "initialiser", e.Typ, t)
	case *Str:
		if a, ok := t.(*Array); !ok || Sizeof(a.Elem) != 1 {
			v.same(e.At, "initialiser", e.Typ, t)
		}
	case *Compose:
		v.same(e.At, "initialiser", e.Typ, t)
		v.composeParts(e, func(p Expr, t Type) { v.initialiser(p, t, constant) })
	default:
		if e == nil {
			v.errorf(v.pos, "nil initialiser")
			return
		}
		if _, ok := e.(*Const); !ok && constant && !IsStaticAddr(e) {
			v.errorf(e.Pos(), "the initialiser of a module variable is %T", e)
			return
		}
		v.value(e)
		v.same(e.Pos(), "initialiser", e.Type(), t)
	}
}

func (v *verifier) assign(s *Assign) {
	v.site(s.At, s.Site)
	v.place(s.Dst)
	v.value(s.Src)
	if s.Dst == nil || s.Src == nil {
		return
	}
	if x := Root(s.Dst); x != nil && x.Kind == GlobalVar && x.Host {
		v.errorf(s.At, "assignment to the constant %s", x.Name)
	}
	switch {
	case s.Op == NoOp:
		v.same(s.At, "assignment", s.Src.Type(), s.Dst.Type())
	case s.Op.IsCompare() || s.Op == LogAnd || s.Op == LogOr:
		v.errorf(s.At, "assignment with operator %s", s.Op)
	case s.Op == Shl || s.Op == Shr:
		v.integer(s.Src)
		v.integer(s.Dst)
	default:
		if IsPointer(s.Dst.Type()) {
			v.errorf(s.At, "operator %s= on a pointer", s.Op)
		}
		v.same(s.At, "assignment", s.Src.Type(), s.Dst.Type())
		v.operator(s.At, s.Op, s.Dst.Type())
	}
}

func (v *verifier) call(s *Call) {
	if s.Func == nil || !v.funcs[s.Func] {
		v.errorf(s.At, "call of a function that is not in the module")
		return
	}
	if s.Func.Kernel {
		v.errorf(s.At, "call of kernel %s", s.Func.Name)
	}
	if len(s.Args) != len(s.Func.Params) {
		v.errorf(s.At, "call of %s with %d arguments, want %d", s.Func.Name, len(s.Args), len(s.Func.Params))
		return
	}
	for i, a := range s.Args {
		v.value(a)
		if a != nil {
			v.same(a.Pos(), "argument "+s.Func.Params[i].Name, a.Type(), s.Func.Params[i].Type)
		}
	}
	if s.Dst != nil {
		v.place(s.Dst)
		v.same(s.At, "result of "+s.Func.Name, s.Func.Ret, s.Dst.Type())
	}
}

func (v *verifier) condition(e Expr) {
	v.value(e)
	if e != nil && e.Type() != Bool {
		v.errorf(e.Pos(), "condition of type %s", e.Type())
	}
}

func (v *verifier) loop(s *Loop) {
	if s.TestLast && len(s.Post) > 0 {
		v.errorf(s.At, "a loop with the test last has a step")
	}
	v.loops++
	v.breaks++
	defer func() { v.loops--; v.breaks-- }()
	test := func() []*Var { // variables of Pre live in the condition too, and in the body when it follows
		var mine []*Var
		for _, p := range s.Pre {
			v.stmt(p)
			if d, ok := p.(*Declare); ok && d.Var != nil {
				mine = append(mine, d.Var)
			}
		}
		if s.Cond != nil {
			v.condition(s.Cond)
		}
		return mine
	}
	var mine []*Var
	if s.TestLast {
		v.stmts(s.Body)
		mine = test()
	} else {
		mine = test()
		v.stmts(s.Body)
		v.stmts(s.Post)
	}
	for _, x := range mine {
		delete(v.scope, x)
	}
}

func (v *verifier) switchStmt(s *Switch) {
	v.value(s.Tag)
	v.integer(s.Tag)
	v.breaks++
	defer func() { v.breaks-- }()
	defaults := 0
	seen := map[uint64]bool{}
	for _, c := range s.Cases {
		if c.Default {
			defaults++
		}
		if !c.Default && len(c.Values) == 0 {
			v.errorf(c.At, "case without values")
		}
		for _, x := range c.Values {
			if seen[x] {
				v.errorf(c.At, "two cases %d", int64(x))
			}
			seen[x] = true
		}
		v.stmts(c.Body)
	}
	if defaults > 1 {
		v.errorf(s.At, "%d default cases", defaults)
	}
}

func (v *verifier) returnStmt(s *Return) {
	if s.Val != nil {
		v.value(s.Val)
	}
	switch {
	case s.Val == nil && v.f.Ret != Void:
		v.errorf(s.At, "return without a value")
	case s.Val != nil && v.f.Ret == Void:
		v.errorf(s.At, "return with a value")
	case s.Val != nil:
		v.same(s.At, "return", s.Val.Type(), v.f.Ret)
	}
}

func (v *verifier) same(pos source.Pos, what string, got, want Type) {
	if got == nil || want == nil || !Identical(got, want) {
		v.errorf(pos, "%s has type %s, want %s", what, typeText(got), typeText(want))
	}
}

func typeText(t Type) string {
	if t == nil {
		return "none"
	}
	return t.String()
}
