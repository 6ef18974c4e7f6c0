package sema

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/fold"
	"github.com/kbind/kbind/bindgen/source"
)

// Constraints (C++20 [temp.constr]). A concept is a variable template whose value is an ast.Constraint: what makes no
// sense in an atomic constraint is not satisfied.

// satisfied evaluates the constraint e in s ([temp.constr.op]).
func (c *checker) satisfied(s *Scope, e ast.Expr) bool {
	switch x := ast.Unparen(e).(type) {
	case *ast.Binary:
		switch x.Op {
		case "&&":
			return c.satisfied(s, x.X) && c.satisfied(s, x.Y)
		case "||":
			return c.satisfied(s, x.X) || c.satisfied(s, x.Y)
		}
	case *ast.Fold:
		if x.Op == "&&" && x.Init == nil {
			scopes, ok := c.expandPack(s, x.At, x.Pack)
			for _, ps := range scopes {
				ok = ok && c.satisfied(ps, x.Pack)
			}
			return ok
		}
	}
	holds := false
	ok := c.sfinae(func() bool {
		k, t, ok := c.constExpr(s, e)
		holds = k.I != 0
		return ok && isBool(t)
	})
	return ok && holds
}

// constraint is the value of a concept, or of a requires-expression.
func (b *body) constraint(pos source.Pos, holds func() bool) operand {
	outer := b.c.spec.unsupported
	b.c.spec.unsupported = nil
	v := holds()
	if !b.c.decided(outer, "whether this is satisfied", pos) {
		return operand{}
	}
	return value(fold.Bool(v, pos), basic(Bool), pos)
}

// requires evaluates a requires-expression: whether all its requirements are met. Outside of templates what they say
// must be valid ([expr.prim.req]/5).
func (b *body) requires(s *Scope, e *ast.Requires) operand {
	if !templated(s) {
		return b.validRequires(s, e)
	}
	return b.constraint(e.At, func() bool {
		inner := NewScope(BlockScope, s)
		q := b.quiet()
		if !b.c.sfinae(func() bool { return q.requiresParams(inner, e.Params) }) {
			return false
		}
		for i := range e.List {
			if !q.requirement(inner, &e.List[i], e.At) {
				return false
			}
		}
		return true
	})
}

// validRequires is requires for an expression whose parts give messages if they are not valid.
func (b *body) validRequires(s *Scope, e *ast.Requires) operand {
	inner := NewScope(BlockScope, s)
	q := b.quiet()
	if !q.requiresParams(inner, e.Params) {
		return operand{}
	}
	for i := range e.List {
		r := &e.List[i]
		switch {
		case r.Type != nil:
			if !b.c.typeOf(inner, namedType(r.Type)).Valid() {
				return operand{}
			}
		case !r.Nested:
			if q.unevaluated(inner, r.X, nil).mode == poison {
				return operand{}
			}
		}
	}
	return b.constraint(e.At, func() bool {
		for i := range e.List {
			if !q.requirement(inner, &e.List[i], e.At) {
				return false
			}
		}
		return true
	})
}

// requiresParams declares the parameters of a requires-expression, or of a function with a requires-clause, which have
// types and no values.
func (b *body) requiresParams(s *Scope, list []*ast.Param) bool {
	for _, p := range list {
		if isPack(p) {
			if !b.requiresPack(s, p) {
				return false
			}
			continue
		}
		if len(list) == 1 && isVoidParam(p) {
			break
		}
		t := b.c.paramType(s, p)
		if !t.Valid() {
			return false
		}
		if p.Decl != nil && p.Decl.Name.Simple() != "" {
			b.declareSample(s, p.Decl.Name.Simple(), t, p.At)
		}
	}
	return true
}

// requiresPack is requiresParams for a pack.
func (b *body) requiresPack(s *Scope, p *ast.Param) bool {
	scopes, ok := b.c.expandPack(s, p.At, p)
	if !ok {
		return false
	}
	pack := &PackObj{Name: p.Decl.Name.Simple(), Pos: p.At}
	for _, e := range scopes {
		t := b.c.paramType(e, p)
		if !t.Valid() {
			return false
		}
		pack.Elems = append(pack.Elems, b.sampleVar(s, pack.Name, t, p.At))
	}
	s.Insert(pack.Name, pack)
	return true
}

// declareSample declares a name of type t that stands in unevaluated expressions only.
func (b *body) declareSample(s *Scope, name string, t QT, pos source.Pos) {
	s.Insert(name, b.sampleVar(s, name, t, pos))
}

// sampleVar is a variable for declareSample.
func (b *body) sampleVar(s *Scope, name string, t QT, pos source.Pos) *VarObj {
	op := place(b.sampleOf(nonRef(t), pos), nonRef(t), pos)
	return &VarObj{Name: name, Scope: s, Type: t, declared: t, Ref: &op, Pos: pos, resolved: 2, owner: b.fn}
}

func (b *body) requirement(s *Scope, r *ast.Requirement, pos source.Pos) bool {
	switch {
	case r.Type != nil:
		return b.c.sfinae(func() bool { return b.c.typeOf(s, namedType(r.Type)).Valid() })
	case r.Nested:
		return b.c.satisfied(s, r.X)
	}
	var t QT
	if !b.c.sfinae(func() bool {
		var note *throwing
		if r.Noexcept {
			note = &throwing{silent: b.c.spec.depth}
		}
		op := b.unevaluated(s, r.X, note)
		if op.mode == poison || r.Noexcept && note.may {
			return false
		}
		if t = basic(Void); op.mode != voidVal && r.Result != nil {
			t = b.c.typeOfExprCat(s, r.X)
		}
		return t.Valid()
	}) {
		return false
	}
	return r.Result == nil || b.c.conceptHolds(s, r.Result, t, pos)
}

// conceptHolds evaluates C<t, args...> for the type-constraint C<args...> or C ([temp.param]/4).
func (c *checker) conceptHolds(s *Scope, concept *ast.Name, t QT, pos source.Pos) bool {
	inner := NewScope(BlockScope, s)
	inner.Insert("$r", &TypeObj{Name: "$r", Type: t, Pos: pos, resolved: 2})
	return c.satisfied(inner, conceptOf(concept, ast.TemplateArg{Type: namedType(plainName(pos, "$r"))}))
}

// conceptOf is the expression C<first, args...>.
func conceptOf(concept *ast.Name, first ast.TemplateArg) *ast.Ident {
	n := *concept
	n.Parts = append([]ast.NamePart(nil), concept.Parts...)
	last := n.Last()
	last.HasArgs, last.Args = true, append([]ast.TemplateArg{first}, last.Args...)
	return &ast.Ident{Base: n.Base, Name: &n}
}

// paramConstraints are the constraints that the type-constraints of template parameters stand for.
func paramConstraints(params []*ast.TemplateParam) []ast.Expr {
	var out []ast.Expr
	for _, p := range params {
		if p.Constraint == nil {
			continue
		}
		x := ast.Expr(conceptOf(p.Constraint, ast.TemplateArg{Type: namedType(plainName(p.At, p.Name))}))
		if p.Pack {
			x = &ast.Fold{Base: p.Base, Op: "&&", Pack: x}
		}
		out = append(out, x)
	}
	return out
}

// constraintsOf are all constraints of a template in order; d is its declaration.
func (c *checker) constraintsOf(params []*ast.TemplateParam, d ast.Decl) []ast.Expr {
	out := paramConstraints(params)
	if e := c.decls.constraints[d]; e != nil {
		out = append(out, e)
	}
	return out
}

// constrainedBy checks the constraints of a template of parameters params, declared in parent, for args.
func (c *checker) constrainedBy(parent *Scope, params []*ast.TemplateParam, d ast.Decl, args []TArg) bool {
	list := c.constraintsOf(params, d)
	if len(list) == 0 || dependentArgs(args) {
		return true
	}
	s := c.bindTemplate(parent, params, args)
	for _, e := range list {
		if !c.satisfied(s, e) {
			return false
		}
	}
	return true
}

// meets checks the constraints of a class, alias or variable template, with a message.
func (c *checker) meets(t *TemplateObj, args []TArg, pos source.Pos) bool {
	outer := c.spec.unsupported
	c.spec.unsupported = nil
	ok := c.constrainedBy(t.Scope, t.Params, t.Decl, args)
	if !c.decided(outer, t.Name, pos) {
		return false
	}
	if !ok {
		c.errorf(codeTemplateArgs, pos, "the constraints of %s are not satisfied for %s", t.Name, argsString(args))
	}
	return ok
}

// constraints checks those of a function template; nil when they are satisfied.
func (c *checker) constraints(f *FuncObj, targs []TArg) error {
	if f.Decl == nil || c.constrainedBy(f.Scope, f.Template.Params, f.Decl, targs) {
		return nil
	}
	return errors.New("its constraints are not satisfied")
}

// trailing checks the requires-clause after the parameters of fi.
func (c *checker) trailing(fi *FuncInst) bool {
	e := trailingClause(fi.Obj)
	if e == nil {
		return true
	}
	s := NewScope(BlockScope, fi.Scope)
	b := c.scratch()
	if !c.sfinae(func() bool { return b.requiresParams(s, fi.Def.Decl.Func().Params) }) {
		return false
	}
	return c.satisfied(s, e)
}

func trailingClause(f *FuncObj) ast.Expr {
	if f.Decl == nil || f.Decl.Decl.Func() == nil {
		return nil
	}
	return f.Decl.Decl.Func().Requires
}

// ---- which of two is more constrained ----

// atoms lists the atomic constraints of the constraints e, concepts replaced by what they stand for
// ([temp.constr.normal]). names says what the parameters in e stand for. A disjunction counts as one atom, so that of
// two some may stay unordered that C++ orders: then a call is ambiguous.
func (c *checker) atoms(s *Scope, e ast.Expr, names map[string]string, out map[string]bool, depth int) {
	switch x := ast.Unparen(e).(type) {
	case *ast.Binary:
		if x.Op == "&&" {
			c.atoms(s, x.X, names, out, depth)
			c.atoms(s, x.Y, names, out, depth)
			return
		}
	case *ast.Ident:
		objs := c.lookupSilently(s, x.Name)
		t, ok := (*TemplateObj)(nil), len(objs) == 1
		if ok {
			t, ok = objs[0].(*TemplateObj)
		}
		if !ok || depth > 20 {
			break
		}
		d, ok := t.Decl.(*ast.VarDecl)
		if !ok {
			break
		}
		def, ok := d.Init.(*ast.Constraint)
		if !ok {
			break
		}
		inner := map[string]string{}
		for i, p := range t.Params {
			if i < len(x.Name.Last().Args) && !p.Pack {
				inner[p.Name] = spellUnder(&x.Name.Last().Args[i], names)
			}
		}
		c.atoms(t.Scope, def.X, inner, out, depth+1)
		return
	}
	var key strings.Builder
	fmt.Fprint(&key, e.Pos())
	walked := map[string]bool{}
	walkNames(reflect.ValueOf(e), func(n string) {
		if v, ok := names[n]; ok && !walked[n] {
			walked[n] = true
			key.WriteString("|" + n + "=" + v)
		}
	})
	out[key.String()] = true
}

// spellUnder spells a template argument with the names of parameters replaced.
func spellUnder(a *ast.TemplateArg, names map[string]string) string {
	if n := argName(a); n != nil && n.Simple() != "" {
		if v, ok := names[n.Simple()]; ok {
			return v
		}
	}
	return spellArg(a)
}

// atomsOf are the atoms of all constraints of a template, its parameters named by their places.
func (c *checker) atomsOf(s *Scope, params []*ast.TemplateParam, list []ast.Expr) map[string]bool {
	names := map[string]string{}
	for i, p := range params {
		if p.Name != "" {
			names[p.Name] = fmt.Sprintf("$%d", i)
		}
	}
	out := map[string]bool{}
	for _, e := range list {
		c.atoms(s, e, names, out, 0)
	}
	return out
}

// subsumes reports whether constraints with the atoms a are at least as strict as those with the atoms b.
func subsumes(a, b map[string]bool) bool {
	for k := range b {
		if !a[k] {
			return false
		}
	}
	return true
}

// moreConstrained is [temp.constr.order] for functions.
func (c *checker) moreConstrained(f, g *FuncObj) bool {
	list := func(f *FuncObj) (out []ast.Expr, params []*ast.TemplateParam) {
		if f.Template != nil {
			params = f.Template.Params
			out = c.constraintsOf(params, f.Decl)
		}
		if e := trailingClause(f); e != nil {
			out = append(out, e)
		}
		return out, params
	}
	fl, fp := list(f)
	gl, gp := list(g)
	if len(fl) == 0 || f.Type == nil || g.Type == nil ||
		!slices.EqualFunc(f.Type.Params, g.Type.Params, func(x, y QT) bool { return typeKey(x) == typeKey(y) }) {
		return false // constraints order only functions with the same parameters ([over.match.best]/2.6)
	}
	fa, ga := c.atomsOf(f.Scope, fp, fl), c.atomsOf(g.Scope, gp, gl)
	return subsumes(fa, ga) && !subsumes(ga, fa)
}

// constraintKey tells apart templates that differ in their constraints alone.
func (c *checker) constraintKey(f *FuncObj) string {
	if f.Decl == nil {
		return ""
	}
	if f.Template == nil {
		return c.constraintKeyOf(nil, f.Decl)
	}
	return c.constraintKeyOf(f.Template.Params, f.Decl)
}

// constraintKeyOf is constraintKey for the declaration d of a template with parameters params, or of a function.
func (c *checker) constraintKeyOf(params []*ast.TemplateParam, d *ast.FuncDecl) string {
	var b strings.Builder
	if params != nil {
		for _, e := range c.constraintsOf(params, d) {
			fmt.Fprint(&b, "|", constraintText(e))
		}
	}
	if fn := d.Decl.Func(); fn != nil && fn.Requires != nil {
		fmt.Fprint(&b, "|", constraintText(fn.Requires))
	}
	return b.String()
}

// constraintText is the same for constraints that are written in the same way ([temp.over.link]/5).
func constraintText(e ast.Expr) string {
	if text := ast.Print(e); !strings.Contains(text, "{...}") { // bodies of lambdas
		return text
	}
	return fmt.Sprint("@", e.Pos())
}
