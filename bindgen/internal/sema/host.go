package sema

import (
	"cmp"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Host code is read for one thing: which instances of kernel templates it asks for. It does so by template arguments, k<float, 16><<<...>>> or &k<float, 16>, or
// by the types of what a launch passes; where that stands in a host template, or in a member of a class template, the instances of those are looked for in the same
// way. What cannot be understood is passed over without a word.

const (
	maxHostDepth     = 6     // host templates that use each other
	maxHostInstances = 64    // of one host template
	maxHostRounds    = 8     // of reading, for host templates that use each other in circles
	maxHostNames     = 20000 // variables and uses read: macros that switch over types inside each other multiply
)

// host finds the instances that host code asks for.
type host struct {
	c       *checker
	funcs   []*hostFunc // by position of the body
	classes []*hostClass
	kernels map[string]bool         // names of kernel templates
	users   map[string][]*hostFunc  // functions whose bodies mention a name
	seen    map[source.Pos]bool     // names of kernels that were read as part of a function
	lists   map[*FuncObj][]hostInst // found
	names   int                     // variables and uses read so far
	round   int                     // of read
	cut     bool                    // in this round, what a function uses was asked for while it was being read, or too deep
	found   int                     // instances of host templates
	types   map[*VarObj]QT          // of variables without a layout
}

// hostInst is an instance of a kernel template and where it is asked for.
type hostInst struct {
	pos  source.Pos
	args []TArg
}

// launchSites returns, for each kernel template, the arguments with which the unit launches it.
func (c *checker) launchSites() map[*FuncObj][][]TArg {
	out := map[*FuncObj][][]TArg{}
	h := &host{c: c, kernels: map[string]bool{}, users: map[string][]*hostFunc{}, seen: map[source.Pos]bool{}, lists: map[*FuncObj][]hostInst{}, types: map[*VarObj]QT{}}
	for _, k := range c.kernels.funcs {
		if k.Template != nil && !k.Prelude {
			h.kernels[k.Name] = true
		}
	}
	if c.parser == nil || c.unit == nil || len(h.kernels) == 0 {
		return out
	}
	c.speculate(func() bool {
		c.mode.hosting = true
		h.read()
		c.mode.hosting = false
		return true
	})
	for f, list := range h.lists {
		slices.SortStableFunc(list, func(a, b hostInst) int { return cmp.Compare(c.cfg.Set.Site(a.pos), c.cfg.Set.Site(b.pos)) })
		l := &argList{seen: map[string]bool{}}
		for _, i := range list {
			l.add(i.args)
		}
		out[f] = l.list
	}
	return out
}

// read looks at every function that mentions a kernel template, and then at the launches elsewhere. Host templates may use each other in circles, overloads of one name for
// example: then it looks again, until no more instances are found.
func (h *host) read() {
	h.index(h.c.global, h.c.unit.Decls)
	slices.SortStableFunc(h.funcs, func(a, b *hostFunc) int { return cmp.Compare(a.start(h.c), b.start(h.c)) })
	for before := -1; h.round < maxHostRounds && before != h.found; {
		h.round++
		h.cut, before = false, h.found
		h.readAll()
		if !h.cut {
			break
		}
	}
}

// readAll is one round of read: what was found in the one before is known from the start.
func (h *host) readAll() {
	for _, f := range h.funcs {
		if !f.mentions(h.kernels) {
			continue
		}
		for _, u := range h.usesOf(f, 0) {
			if h.kernels[u.name.Last().Ident] {
				h.use(u)
			}
		}
	}
	for _, site := range h.c.parser.LaunchSites() {
		if h.seen[site.Pos] || !h.kernels[site.Name.Last().Ident] {
			continue
		}
		scopes := []*Scope{h.c.global}
		if f := h.around(site.Pos); f != nil {
			scopes = h.scopes(f, 0)
		}
		for _, s := range scopes {
			h.use(hostUse{name: site.Name, scope: s})
		}
	}
}

// around returns the function whose body holds pos, or nil.
func (h *host) around(pos source.Pos) *hostFunc {
	pos = h.c.cfg.Set.Site(pos)
	i, _ := slices.BinarySearchFunc(h.funcs, pos, func(f *hostFunc, p source.Pos) int { return cmp.Compare(f.start(h.c), p+1) })
	for ; i > 0; i-- {
		f := h.funcs[i-1]
		if f.decl == nil {
			continue
		}
		if pos <= h.c.cfg.Set.Site(f.decl.Body.End) {
			return f
		}
		if f.class == nil {
			break
		}
	}
	return nil
}

// use adds the instance that one use of a kernel's name asks for.
func (h *host) use(u hostUse) {
	for _, k := range h.kernelTemplates(u.scope, u.name) {
		h.seen[u.name.Last().Pos] = true
		if args, ok := h.kernelArgs(k, &u); ok && nameable(args) {
			h.lists[k] = append(h.lists[k], hostInst{u.name.Last().Pos, args})
		}
	}
}

// nameable reports whether template arguments can be written outside of the function that they are used in: closures and local classes cannot.
func nameable(args []TArg) bool {
	return !slices.ContainsFunc(args, func(a TArg) bool {
		if a.IsPack {
			return !nameable(a.Pack)
		}
		return !a.IsVal && a.Tmpl == nil && !nameableType(a.Type)
	})
}

func nameableType(q QT) bool {
	switch t := q.T.(type) {
	case *Pointer:
		return nameableType(t.Elem)
	case *Reference:
		return nameableType(t.Elem)
	case *Array:
		return nameableType(t.Elem)
	case *Func:
		return nameableType(t.Ret) && !slices.ContainsFunc(t.Params, func(p QT) bool { return !nameableType(p) })
	case *Record:
		if t.Decl == nil || t.Template == nil && t.Decl.Name == nil || !nameable(t.Args) {
			return false
		}
		for s := t.Scope.Parent; s != nil; s = s.Parent {
			if s.Kind == BlockScope || s.Kind == FuncScope {
				return false
			}
		}
	}
	return true
}

// kernelTemplates returns the kernel templates that a name may mean.
func (h *host) kernelTemplates(s *Scope, n *ast.Name) []*FuncObj {
	plain := *n
	plain.Parts = slices.Clone(plain.Parts)
	plain.Last().HasArgs = false
	var out []*FuncObj
	for _, o := range h.c.lookupSilently(s, &plain) {
		if k, ok := o.(*FuncObj); ok && k.Kernel && k.Template != nil {
			out = append(out, k)
		}
	}
	return out
}

// kernelArgs finds the template arguments of kernel k where it is used: those written, the others from the types of what is passed, or from defaults.
func (h *host) kernelArgs(k *FuncObj, u *hostUse) (args []TArg, ok bool) {
	c := h.c
	var raw []TArg
	if last := u.name.Last(); last.HasArgs {
		c.speculate(func() bool {
			raw = c.rawArgs(u.scope, last.Args)
			return true
		})
		if poisoned(raw) {
			return nil, false
		}
	}
	complete := func() bool {
		return c.speculate(func() bool {
			var fits bool
			args, fits = c.completeArgs(k.Template.Params, raw, k.Scope, k.Pos)
			return fits && !hasPack(k.Template.Params) && c.funcInst(k, args, k.Pos) != nil
		})
	}
	passed := h.operands(u.scope, u.args)
	taken := func() bool { return !u.launch || !h.outranked(k, raw, passed, u.name.Last().Pos) }
	switch {
	case len(raw) == len(k.Template.Params) && complete():
		return args, taken()
	case u.launch:
		if deduced, err := c.deduce(k, raw, passed); err == nil {
			return deduced, taken()
		}
	}
	return args, len(raw) > 0 && complete() && taken()
}

// operands types host expressions; what is not understood deduces nothing.
func (h *host) operands(s *Scope, xs []ast.Expr) []operand {
	var out []operand
	for _, x := range xs {
		out = append(out, h.operand(s, x))
	}
	return out
}

// operand types one host expression. A cast has its type whatever is cast.
func (h *host) operand(s *Scope, x ast.Expr) operand {
	var op operand
	h.c.speculate(func() bool {
		op = h.c.unevaluated(s, x)
		return true
	})
	if op.mode == voidVal {
		return operand{}
	}
	if op.mode != poison {
		return op
	}
	var q QT
	h.c.speculate(func() bool {
		switch x := stripParens(x).(type) {
		case *ast.Cast:
			q = h.c.typeOf(s, x.Type)
		case *ast.NamedCast:
			q = h.c.typeOf(s, x.Type)
		case *ast.Call:
			q = h.tensorData(s, x)
		}
		if q.Valid() {
			if t := h.c.lowerType(nonRef(q), x.Pos()); t != nil {
				op = operand{mode: rvalue, typ: nonRef(q), x: &ir.Zero{X: ir.X{Typ: t, At: x.Pos()}}, pos: x.Pos()}
			}
		}
		return true
	})
	if op.mode == poison {
		if q := h.declaredType(s, x); q.Valid() && !isVoid(q) {
			op = standIn(q, x)
		}
	}
	return op
}

// launched returns the kernel's expression and what is passed to it, if call is a launch.
func launched(call *ast.Call) (fun ast.Expr, args []ast.Expr, ok bool) {
	if call.Launch != nil {
		return stripParens(call.Fun), call.Args, true
	}
	id, isName := call.Fun.(*ast.Ident)
	if !isName || len(call.Args) == 0 || !parse.IsLaunchFunction(id.Name.Simple()) {
		return nil, nil, false
	}
	fun = stripParens(call.Args[0])
	for {
		switch x := fun.(type) {
		case *ast.Cast:
			fun = stripParens(x.X)
			continue
		case *ast.NamedCast:
			fun = stripParens(x.X)
			continue
		case *ast.Unary:
			fun = stripParens(x.X)
			continue
		}
		break
	}
	if id.Name.Simple() == "hipLaunchKernelGGL" && len(call.Args) >= 5 {
		args = call.Args[5:]
	}
	return fun, args, true
}
