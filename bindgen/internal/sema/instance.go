package sema

import (
	"iter"
	"math"
	"slices"
	"strings"
	"text/scanner"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/source"
)

// instTemplate makes the instance of a class, alias or variable template for arguments not yet fitted: a type, or a
// variable. Both are zero after a message.
func (c *checker) instTemplate(t *TemplateObj, raw []TArg, pos source.Pos) (QT, *VarObj) {
	t, raw, ok := c.argument(t, raw, pos)
	if !ok {
		return QT{}, nil
	}
	switch t.Decl.(type) {
	case *ast.ClassDecl:
		if r := c.instClass(t, raw, pos); r != nil {
			return QT{T: r}, nil
		}
	case *ast.TypedefDecl:
		return c.instAlias(t, raw, pos), nil
	case *ast.VarDecl:
		return QT{}, c.instVar(t, raw, pos)
	}
	return QT{}, nil
}

func poisoned(raw []TArg) bool {
	for _, a := range raw {
		if !a.valid() {
			return true
		}
	}
	return false
}

// instClass makes the instance of a class template; nil after a message. Its members are looked at only when needed.
func (c *checker) instClass(t *TemplateObj, raw []TArg, pos source.Pos) *Record {
	c.definedOutside(t)
	d, ok := t.Decl.(*ast.ClassDecl)
	if !ok {
		c.errorf(codeNotTemplate, pos, "%s is not a class template", t.Name)
		return nil
	}
	if poisoned(raw) || !c.declaredAlike(t, pos) {
		return nil
	}
	if c.work(onTemplates, len(raw)*argWork); c.overworked(pos) {
		return nil
	}
	args, ok := c.completeArgs(t.Params, raw, t.Scope, pos)
	if !ok {
		return nil
	}
	key := argsKey(args)
	if r := t.records[key]; r != nil {
		return r
	}
	if !c.meets(t, args, pos) {
		return nil
	}
	if !c.pushInst(t.Qualified()+argsString(args), pos) {
		return nil
	}
	defer c.popInst()
	spec, rival, specArgs := c.chooseSpec(t, args)
	if spec != nil && !c.wellFormed(t, spec, pos) || !c.specsFit(t, pos) {
		return nil
	}
	s := c.bindTemplate(t.Scope, t.Params, args)
	if spec != nil {
		d = spec.Decl.(*ast.ClassDecl)
		s = c.bindTemplate(spec.Scope, spec.Params, specArgs)
	}
	r := c.newRecord(d, s, t, args)
	r.spec, r.specArgs = spec, specArgs
	if rival != nil {
		r.rival, r.namedAt = rival, pos
	}
	if t.records == nil {
		t.records = map[string]*Record{}
	}
	t.records[key] = r
	return r
}

// instAlias makes the type that an alias template stands for.
func (c *checker) instAlias(t *TemplateObj, raw []TArg, pos source.Pos) QT {
	d := t.Decl.(*ast.TypedefDecl)
	if poisoned(raw) {
		return QT{}
	}
	args, ok := c.completeArgs(t.Params, raw, t.Scope, pos)
	if !ok {
		return QT{}
	}
	key := argsKey(args)
	// parameters count by index in a key, but keep their names in the type: such a type is not shared
	dependent := dependentArgs(args)
	if q, ok := t.aliases[key]; ok && !dependent {
		return q
	}
	if !c.meets(t, args, pos) {
		return QT{}
	}
	if !c.pushInst(t.Qualified()+argsString(args), pos) {
		return QT{}
	}
	defer c.popInst()
	s := c.bindTemplate(t.Scope, t.Params, args)
	s.Pattern = dependent
	q := c.declType(s, c.specType(s, d.Spec), d.Decl)
	if q.Valid() && !dependent {
		if t.aliases == nil {
			t.aliases = map[string]QT{}
		}
		t.aliases[key] = q
	}
	return q
}

// instVar makes the instance of a variable template; nil after a message.
func (c *checker) instVar(t *TemplateObj, raw []TArg, pos source.Pos) *VarObj {
	c.definedOutside(t)
	d, ok := t.Decl.(*ast.VarDecl)
	if !ok || poisoned(raw) || !c.definedOnce(t, t.Name, pos) {
		return nil
	}
	args, ok := c.completeArgs(t.Params, raw, t.Scope, pos)
	if !ok {
		return nil
	}
	key := argsKey(args)
	if v := t.vars[key]; v != nil {
		return v
	}
	if !c.meets(t, args, pos) {
		return nil
	}
	if !c.pushInst(t.Qualified()+argsString(args), pos) {
		return nil
	}
	defer c.popInst()
	s := c.bindTemplate(t.Scope, t.Params, args)
	spec, rival, specArgs := c.chooseSpec(t, args)
	if rival != nil {
		c.ambiguousSpecs(title(t.Qualified(), args), spec, rival, pos)
		return nil
	}
	if spec != nil {
		if !c.wellFormed(t, spec, pos) {
			return nil
		}
		d = spec.Decl.(*ast.VarDecl)
		s = c.bindTemplate(spec.Scope, spec.Params, specArgs)
	}
	v := c.newVar(s, d)
	v.Name = t.Name
	v.Class = t.Class
	v.args = args
	if spec == nil {
		v.targs = args
	}
	if spec != nil && len(spec.Params) == 0 {
		for sp := range t.mayFit(args) {
			if len(sp.Params) == 0 && sp.pattern != nil && argsKey(sp.pattern) == key {
				c.specialisedAt(v, sp.Decl)
			}
		}
	}
	if t.vars == nil {
		t.vars = map[string]*VarObj{}
	}
	t.vars[key] = v
	c.resolveVar(v)
	return v
}

// mayFit visits the specialisations that may be those for args, in their order.
func (t *TemplateObj) mayFit(args []TArg) iter.Seq[*TemplateSpec] {
	return func(yield func(*TemplateSpec) bool) {
		for _, i := range t.index.find(args) {
			if !yield(t.Specs[i]) {
				return
			}
		}
		for _, s := range t.Specs[t.index.n:] {
			if !yield(s) {
				return
			}
		}
	}
}

// chooseSpec returns the specialisation that fits the arguments best, with the arguments of its own parameters; nil for
// the primary template. rival is another that fits and is not less specialised, which is an error where more than the
// name is needed ([temp.class.spec.match]/1.2).
func (c *checker) chooseSpec(t *TemplateObj, args []TArg) (best, rival *TemplateSpec, bestArgs []TArg) {
	var fitting []*TemplateSpec
	try := func(s *TemplateSpec) {
		outer := c.spec.unsupported
		c.spec.unsupported = nil
		own, ok := c.matchSpec(t, s, args)
		ok = ok && c.constrainedBy(s.Scope, s.Params, s.Decl, own)
		if !c.decided(outer, "this specialisation of "+t.Name, s.Decl.Pos()) || !ok {
			return
		}
		fitting = append(fitting, s)
		if best == nil || c.specBeats(s, best) {
			best, bestArgs = s, own
		}
	}
	// One whose arguments name this instance, and those after it, are declared later ([temp.expl.spec]/7).
	busy := false
	for _, i := range t.index.find(args) {
		if busy = busy || t.Specs[i].busy; !busy {
			try(t.Specs[i])
		}
	}
	for i := t.index.n; i < len(t.Specs) && !busy && !t.Specs[i].busy; i++ {
		try(t.Specs[i])
		if i == t.index.n {
			t.index.add(t.Specs[i].pattern)
		}
	}
	for _, s := range fitting {
		if s == best || c.specBeats(best, s) {
			continue
		}
		if ab, ba := c.orderSpecs(s, best); !ab || !ba {
			rival = s
		} else if s.Decl.Pos() != best.Decl.Pos() {
			best.again = s
		}
	}
	return best, rival, bestArgs
}

// wellFormed reports, with a message when it is not so, whether the specialisation s of t, which is used at pos, is one
// ([temp.spec.partial]/8, [basic.def.odr]/1).
func (c *checker) wellFormed(t *TemplateObj, s *TemplateSpec, pos source.Pos) bool {
	bad := func(format string, args ...any) bool {
		c.errorf(codeTemplateArgs, pos, format, args...).Note(s.Decl.Pos(), "declared here")
		return false
	}
	if d, ok := s.Decl.(*ast.ClassDecl); s.again != nil && (!ok || d.Defined && s.again.Decl.(*ast.ClassDecl).Defined) {
		c.errorf(codeTwice, pos, "a specialisation of %s is defined twice", t.Name).Note(s.Decl.Pos(), "here").
			Note(s.again.Decl.Pos(), "and here")
		return false
	}
	if len(s.Params) == 0 || len(s.pattern) != len(t.Params) {
		return true
	}
	for _, p := range s.Params {
		if p.Default != nil {
			return bad("%s of a partial specialisation of %s has a default argument", paramTitle(p), t.Name)
		}
	}
	scope := NewScope(TemplateScope, t.Scope)
	scope.Pattern = true
	primary := len(c.constraintsOf(s.Params, s.Decl)) == 0 && len(s.Params) == len(t.Params) && !c.narrowsAuto(t, s)
	for i, p := range t.Params {
		a := s.pattern[i]
		primary = primary && standsFor(a, i, p.Pack)
		if !p.IsType && p.Params == nil {
			var q QT
			c.speculate(func() bool {
				q = c.valueParamType(scope, p)
				return true
			})
			elems := []TArg{a}
			if a.IsPack {
				elems = a.Pack
			}
			if ofParams(q) && slices.ContainsFunc(elems, func(e TArg) bool { return e.IsVal && e.Param == nil }) {
				return bad("the type of a value that a partial specialisation of %s gives depends on its parameters", t.Name)
			}
		}
		if p.Name != "" {
			scope.Insert(p.Name, argObject(scope, p, a))
		}
	}
	if primary {
		return bad("a partial specialisation of %s has the arguments of the template itself", t.Name)
	}
	if t.Prelude || c.isPrelude(s.Decl.Pos()) {
		return true
	}
	if c.general(t, s) {
		return bad("a partial specialisation of %s is not more specialised than the template itself", t.Name)
	}
	return c.specDeducible(s, bad)
}

// specsFit is wellFormed for the partial specialisations of t from which kbind cannot choose: no instance tells.
func (c *checker) specsFit(t *TemplateObj, pos source.Pos) bool {
	if t.Prelude || t.fitting == len(t.Specs) {
		return true
	}
	for _, s := range t.Specs[t.fitting:] {
		if len(s.Params) == 0 || c.isPrelude(s.Decl.Pos()) || s.pattern == nil {
			continue
		}
		fits := c.specDeducible(s, func(f string, as ...any) bool {
			c.errorf(codeTemplateArgs, pos, f, as...).Note(s.Decl.Pos(), "declared here")
			return false
		})
		if !fits {
			return false
		}
	}
	t.fitting = len(t.Specs)
	return true
}

// narrowsAuto reports whether s gives a parameter of t with a placeholder type another type, by which it is more
// specialised ([temp.spec.partial]/9, [temp.deduct.type]/13): template <int N> struct S<N> of template <auto> struct S.
func (c *checker) narrowsAuto(t *TemplateObj, s *TemplateSpec) bool {
	for i, p := range t.Params {
		if p.IsType || p.Params != nil || i >= len(s.Params) || s.Params[i].IsType || s.Params[i].Params != nil {
			continue
		}
		whole, own := c.declaredValueType(t.Scope, t.Params, p), c.declaredValueType(s.Scope, s.Params, s.Params[i])
		if isAutoType(whole) && own.Valid() && typeKey(whole) != typeKey(own) {
			return true
		}
	}
	return false
}

// declaredValueType is the type of p, a value among params, with these standing for themselves; not valid where it is
// not understood.
func (c *checker) declaredValueType(s *Scope, params []*ast.TemplateParam, p *ast.TemplateParam) (q QT) {
	c.speculate(func() bool {
		q = c.valueParamType(c.patternScope(s, params), p)
		return true
	})
	return q
}

// standsFor reports whether a is parameter i of a template, a pack or not, standing for itself.
func standsFor(a TArg, i int, pack bool) bool {
	if a.IsPack {
		return pack && len(a.Pack) == 1 && a.Pack[0].Expand && standsFor(a.Pack[0], i, false)
	}
	p := a.Param
	if t, ok := a.Type.T.(*Param); ok && !a.Type.Const && !a.Type.Volatile {
		p = t
	}
	return p != nil && p.Index == i && !pack
}

// ofParams reports whether q is made of parameters of a template.
func ofParams(q QT) bool {
	switch t := q.T.(type) {
	case *Param:
		return true
	case *Pointer:
		return ofParams(t.Elem)
	case *Reference:
		return ofParams(t.Elem)
	case *Spec:
		return true
	}
	return false
}

// ambiguousSpecs reports that two specialisations fit an instance equally well.
func (c *checker) ambiguousSpecs(name string, a, b *TemplateSpec, pos source.Pos) {
	c.errorf(codeAmbiguous, pos, "several specialisations fit %s, and none of them is the most special", name).
		Note(a.Decl.Pos(), "it may be this").Note(b.Decl.Pos(), "or this")
}

// specFits reports whether what nothing is deduced from aside, the pattern of q is an instance of p's.
func (c *checker) specFits(p, q *TemplateSpec) bool {
	d := newDeducer(c, p.Params, nil)
	return d.unifyArgs(p.pattern, q.pattern) && c.valuesFit(d, p, q)
}

// valuesFit reports whether the parameters of q that are values, from which d has deduced parameters of p, have types
// that these can have ([temp.deduct.type]/13).
func (c *checker) valuesFit(d *deducer, p, q *TemplateSpec) bool {
	for i, param := range p.Params {
		a := d.args[i].Param
		if param.Pack || a == nil || a.Index < 0 || a.Index >= len(q.Params) || a.Pack {
			continue
		}
		want := c.declaredValueType(p.Scope, p.Params, param)
		got := c.declaredValueType(q.Scope, q.Params, q.Params[a.Index])
		if want.Valid() && got.Valid() && !d.takesValues(want.Unqual(), got.Unqual()) {
			return false
		}
	}
	return true
}

// takesValues reports whether a value parameter of type p, which may be a placeholder, can be deduced from one of type
// q.
func (d *deducer) takesValues(p, q QT) bool {
	switch t := p.T.(type) {
	case *Auto:
		return true
	case *Pointer:
		if to, ok := q.T.(*Pointer); ok && isAutoType(p) {
			return (t.Elem.Const || !to.Elem.Const) && d.takesValues(t.Elem, to.Elem)
		}
	}
	if isAutoType(q) {
		return isAutoType(p)
	}
	exact := d.exact
	d.exact = true
	defer func() { d.exact = exact }()
	return d.clone().unify(p, q)
}

// orderSpecs reports whether b is at least as specialised as a, and a as b ([temp.func.order], [temp.deduct.partial]).
// Where each can be deduced from the other, what nothing is deduced from tells: under what is deduced it comes out as
// the other one has it, or not.
func (c *checker) orderSpecs(a, b *TemplateSpec) (ab, ba bool) {
	ab, ba = c.specFits(a, b), c.specFits(b, a)
	if ab && ba {
		if sameAB, sameBA := c.spelledAs(a, b), c.spelledAs(b, a); sameAB != sameBA {
			return sameAB, sameBA
		}
	}
	return ab, ba
}

// spelledAs reports whether the pattern of p is spelled as q's when what is deduced from q's stands for the parameters.
func (c *checker) spelledAs(p, q *TemplateSpec) bool {
	d := newDeducer(c, p.Params, nil)
	if !d.unifyArgs(p.pattern, q.pattern) {
		return false
	}
	own := map[string]string{}
	for i, param := range p.Params {
		if a := d.args[i]; a.valid() && param.Name != "" {
			own[param.Name] = a.String()
		}
	}
	return respell(argsString(p.pattern), own) == respell(argsString(q.pattern), nil)
}

// respell writes the tokens of a text, other text in the place of the names that names has. After :: is a member's.
func respell(text string, names map[string]string) string {
	var in scanner.Scanner
	in.Init(strings.NewReader(text))
	in.Mode = scanner.ScanIdents | scanner.ScanInts
	in.Error = func(*scanner.Scanner, string) {} // a token that Go does not have
	var out []string
	member := false
	for tok := in.Scan(); tok != scanner.EOF; tok = in.Scan() {
		word := in.TokenText()
		if other, ok := names[word]; ok && !member {
			word = respell(other, nil)
		}
		out = append(out, word)
		member = tok == ':'
	}
	return strings.Join(out, " ")
}

// matchSpec deduces the parameters of a specialisation from the arguments of its template.
func (c *checker) matchSpec(t *TemplateObj, s *TemplateSpec, args []TArg) ([]TArg, bool) {
	pattern := c.specPattern(t, s)
	if pattern == nil {
		return nil, false
	}
	if len(s.Params) == 0 {
		return nil, argsKey(pattern) == argsKey(args) // the types of values count: of auto parameters they differ
	}
	d := newDeducer(c, s.Params, nil)
	if !d.unifyArgs(pattern, args) {
		return nil, false
	}
	own, err := d.finish(s.Scope)
	if err != nil {
		return nil, false
	}
	// What could not be deduced from must still come out right ([temp.class.spec.match]).
	ok := c.sfinae(func() bool {
		bound := c.bindTemplate(s.Scope, s.Params, own)
		got, ok := c.completeArgs(t.Params, c.rawArgs(bound, s.Args), t.Scope, t.Pos)
		return ok && argsKey(got) == argsKey(args)
	})
	return own, ok
}

// specPattern returns the arguments of a specialisation with its parameters standing for themselves; nil when they make
// no sense.
func (c *checker) specPattern(t *TemplateObj, s *TemplateSpec) []TArg {
	if s.pattern != nil {
		return s.pattern
	}
	s.busy = true
	defer func() { s.busy = false }()
	c.sfinae(func() bool {
		scope := s.Scope
		if len(s.Params) > 0 {
			scope = c.patternScope(s.Scope, s.Params)
		}
		raw := c.rawArgs(scope, s.Args)
		if poisoned(raw) {
			return false
		}
		p, ok := c.completeArgs(t.Params, raw, t.Scope, t.Pos)
		if ok {
			s.pattern = p
		}
		return ok
	})
	return s.pattern
}

// specBeats reports whether specialisation a is more specialised than b, or replaces a mere declaration of the same.
func (c *checker) specBeats(a, b *TemplateSpec) bool {
	if len(a.Params) == 0 && len(b.Params) > 0 {
		return true
	}
	ab, ba := c.orderSpecs(a, b)
	if ab && ba {
		aa, ba := c.atomsOf(a.Scope, a.Params, c.constraintsOf(a.Params, a.Decl)),
			c.atomsOf(b.Scope, b.Params, c.constraintsOf(b.Params, b.Decl))
		if len(aa) > 0 || len(ba) > 0 {
			return subsumes(aa, ba) && !subsumes(ba, aa)
		}
	}
	if ab == ba {
		da, ok := a.Decl.(*ast.ClassDecl)
		return ok && da.Defined && !b.Decl.(*ast.ClassDecl).Defined
	}
	return ba
}

// funcInst makes the callable instance of a function: of a template, for arguments already fitted. nil after a message.
func (c *checker) funcInst(f *FuncObj, args []TArg, pos source.Pos) *FuncInst {
	key := argsKey(args)
	if fi := f.insts[key]; fi != nil {
		if fi.latest > c.lastSeen() && !c.formed(fi) {
			return nil // here, but it was where more was declared
		}
		return fi
	}
	if f.Template != nil {
		if s := c.functionSpec(f, args); s != nil {
			fi := c.funcInst(s, nil, pos)
			if fi != nil {
				fi.Args = args
				fi.primary = f
				fi.Name = title(f.Qualified(), args)
				if f.insts == nil {
					f.insts = map[string]*FuncInst{}
				}
				f.insts[key] = fi
			}
			return fi
		}
	}
	def, s, params := c.findDef(f)
	fi := &FuncInst{Obj: f, Scope: s, Args: args, Def: def, Name: title(f.Qualified(), args)}
	if f.Template == nil {
		c.resolveFunc(f)
		fi.Type = f.Type
	} else {
		if params == nil {
			params = f.Template.Params
		}
		fi.Scope = c.bindTemplate(s, params, args)
		if !c.pushInst(fi.Name, pos) {
			return nil
		}
		said, around := c.diags.Len(), c.decls.latest
		c.decls.latest = 0
		fi.Type = c.funcType(fi.Scope, def)
		fi.latest, c.decls.latest = c.decls.latest, max(around, c.decls.latest)
		c.popInst()
		if c.spec.depth > 0 && c.diags.Len() > said {
			return nil // the substitution failed, whatever type came out: it must not be found as an instance later
		}
	}
	if fi.Type == nil {
		return nil
	}
	if f.insts == nil {
		f.insts = map[string]*FuncInst{}
	}
	f.insts[key] = fi
	return fi
}

// formed reports whether the type of fi can be formed where c.decls.usedAt says.
func (c *checker) formed(fi *FuncInst) bool {
	said := c.diags.Len()
	return c.funcType(fi.Scope, fi.Def) != nil && c.diags.Len() == said
}

// instFunc makes the instance of a function template for explicit arguments not yet fitted.
func (c *checker) instFunc(f *FuncObj, raw []TArg, pos source.Pos) *FuncInst {
	if f.Template == nil {
		return c.funcInst(f, nil, pos)
	}
	if poisoned(raw) {
		return nil
	}
	args, ok := c.completeArgs(f.Template.Params, raw, f.Scope, pos)
	if !ok {
		return nil
	}
	return c.funcInst(f, args, pos)
}

// functionSpec finds the explicit specialisation of a function template for args.
func (c *checker) functionSpec(f *FuncObj, args []TArg) *FuncObj {
	var best *FuncObj
	for _, s := range c.specsFor(f, argsKey(args)) {
		at := c.declaredAt(s)
		if c.declaredAt(f) > at || c.specialisesOther(f, s, at) {
			continue
		}
		if best == nil || best.Decl.Body == nil && s.Decl.Body != nil {
			best = s
		}
	}
	if f.Class == nil {
		return best
	}
	// template<> template<> int S<char>::f<int>()
	for _, o := range c.decls.outside[f.Name] {
		d, ok := o.decl.(*ast.FuncDecl)
		if !ok {
			continue
		}
		scope, rest, _ := c.outsideBinding(o, f.Class)
		if scope == nil || len(rest) != 1 || len(rest[0]) != 0 || d.Decl.Func() == nil {
			continue
		}
		s := &FuncObj{Name: f.Name, Decl: d, Scope: scope, Class: f.Class, Static: f.Static, Const: f.Const,
			Device: f.Device, IsSpec: true, SpecArgs: o.name.Last().Args,
			Params: d.Decl.Func().Params, Pos: d.At}
		if len(s.Params) == 1 && isVoidParam(s.Params[0]) {
			s.Params = nil
		}
		if got, ok := c.specArgs(f, s); ok && argsKey(got) == argsKey(args) && !c.specialisesOther(f, s, math.MaxInt) {
			return s
		}
	}
	return best
}

// funcSpecs are the specialisations of a function template in the namespace of the template, by their arguments.
type funcSpecs struct {
	byKey  map[string][]*FuncObj
	seen   int        // how many declarations of specialisations of that name have been looked at
	unsure []*FuncObj // whose types are not known yet
	busy   bool       // while arguments are deduced, which may ask for the specialisation of others
}

// specsFor are the declarations of f's specialisation for the arguments of that key, in their order.
func (c *checker) specsFor(f *FuncObj, key string) []*FuncObj {
	all := f.Scope.Names[specsName+f.Name]
	if len(all) == 0 {
		return nil
	}
	x := f.specs
	if x == nil {
		x = &funcSpecs{byKey: map[string][]*FuncObj{}}
		f.specs = x
	}
	if x.busy {
		var out []*FuncObj
		for _, o := range all {
			if args, ok := c.specArgs(f, o.(*FuncObj)); ok && argsKey(args) == key {
				out = append(out, o.(*FuncObj))
			}
		}
		return out
	}
	x.busy = true
	defer func() { x.busy = false }()
	list := x.unsure
	x.unsure = nil
	for ; x.seen < len(all); x.seen++ {
		list = append(list, all[x.seen].(*FuncObj))
	}
	for _, s := range list {
		switch args, ok := c.specArgs(f, s); {
		case ok:
			k := argsKey(args)
			x.byKey[k] = append(x.byKey[k], s)
		case f.Type == nil || s.Type == nil:
			x.unsure = append(x.unsure, s)
		}
	}
	return x.byKey[key]
}

// specialisesOther reports whether s, which may be a specialisation of template f, is one of another template that is
// declared before the place at and is more specialised ([temp.expl.spec]/20, [temp.func.order]).
func (c *checker) specialisesOther(f, s *FuncObj, at int) bool {
	return slices.ContainsFunc(f.Scope.Names[f.Name], func(o Object) bool {
		g, ok := o.(*FuncObj)
		if !ok || g == f || g.Template == nil || c.declaredAt(g) > at {
			return false
		}
		_, ok = c.specArgs(g, s)
		return ok && c.moreSpecialized(g, f, len(s.Params)) && !c.moreSpecialized(f, g, len(s.Params))
	})
}

// specArgs returns the arguments for which s specialises template f: those written, the others deduced from its type.
func (c *checker) specArgs(f, s *FuncObj) (args []TArg, ok bool) {
	ok = c.speculate(func() bool {
		c.resolveFunc(f)
		c.resolveFunc(s)
		if f.Type == nil || s.Type == nil || len(f.Type.Params) > len(s.Type.Params) {
			return false
		}
		explicit := c.rawArgs(s.Scope, s.SpecArgs)
		if poisoned(explicit) {
			return false
		}
		d := newDeducer(c, f.Template.Params, explicit)
		if !d.unifyTypes(d.forwarded(f.Type.Params, s.Type.Params), s.Type.Params, f) {
			return false
		}
		// [temp.deduct.decl]: the whole function type counts
		if dependentType(f.Type.Ret) && !d.unify(f.Type.Ret, s.Type.Ret) {
			return false
		}
		var err error
		if args, err = d.finish(f.Scope); err != nil {
			return false
		}
		// f's own signature under these arguments must be the specialisation's.
		t := c.funcType(c.bindTemplate(f.Scope, f.Template.Params, args), f.Decl)
		return t != nil && sameParams(t, s.Type) && (isAuto(t.Ret) || same(t.Ret, s.Type.Ret))
	})
	return args, ok
}

func sameParams(a, b *Func) bool {
	if len(a.Params) != len(b.Params) {
		return false
	}
	for i := range a.Params {
		if !same(a.Params[i], b.Params[i]) {
			return false
		}
	}
	return true
}

// InstParam is one parameter of a function instance.
type InstParam struct {
	Param *ast.Param
	Name  string // "" when unnamed
	Type  QT     // with the top-level const
	Pack  bool   // one element of the pack Name
}

// instParams returns the parameters of an instance as its definition names them, packs flattened.
func (c *checker) instParams(fi *FuncInst) []InstParam {
	fn := fi.Def.Decl.Func()
	var out []InstParam
	for i, p := range fn.Params {
		if fi.Obj.Implicit { // nothing is written of it
			out = append(out, InstParam{p, "", fi.Type.Params[i], false})
			continue
		}
		if len(fn.Params) == 1 && isVoidParam(p) {
			break
		}
		name := ""
		if p.Decl != nil {
			name = p.Decl.Name.Simple()
		}
		if i > 0 && c.typeMentions(p, fn.Params[:i]) {
			out = append(out, InstParam{p, name, c.laterParamType(fi.Scope, fn, i), false})
			continue
		}
		if !isPack(p) {
			out = append(out, InstParam{p, name, c.paramType(fi.Scope, p), false})
			continue
		}
		if scopes, ok := c.expandPack(fi.Scope, p.At, p); ok {
			for _, e := range scopes {
				out = append(out, InstParam{p, name, c.paramType(e, p), true})
			}
		}
	}
	return out
}
