package sema

import (
	"cmp"
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Host code is read for one thing: which instances of kernel templates it launches. A launch says so by template arguments, k<float, 16><<<...>>>, or
// by the types of what it passes; if it stands in a host template, the instances of that are looked for in the same way. What
// cannot be understood is passed over without a word.

const (
	maxHostDepth     = 4  // host templates that call each other
	maxHostInstances = 64 // of one host template
)

// hostFunc is a function of the user's files that has a body.
type hostFunc struct {
	f     *FuncObj
	calls []*ast.Call // in its body, once read
	read  bool
	insts [][]TArg // of a template
	busy  bool
	known bool
	decls []*ast.VarDecl // local variables
	in    []*Scope       // what scopes returned
}

// host finds launches.
type host struct {
	c     *checker
	funcs []*hostFunc // by position of the body
	lists map[*FuncObj]*argList
}

// launchSites returns, for each kernel template, the arguments with which the unit launches it.
func (c *checker) launchSites() map[*FuncObj][][]TArg {
	out := map[*FuncObj][][]TArg{}
	if c.parser == nil || !slices.ContainsFunc(c.kernels, func(f *FuncObj) bool { return f.Template != nil }) {
		return out
	}
	h := &host{c: c, lists: map[*FuncObj]*argList{}}
	for _, f := range c.bodies {
		if !f.Kernel && !(f.Device && !f.Host) {
			h.funcs = append(h.funcs, &hostFunc{f: f})
		}
	}
	slices.SortStableFunc(h.funcs, func(a, b *hostFunc) int { return cmp.Compare(a.start(c), b.start(c)) })
	for _, site := range c.parser.LaunchSites() {
		c.trial(func() bool {
			h.site(site)
			return true
		})
	}
	for f, l := range h.lists {
		out[f] = l.list
	}
	return out
}

func (f *hostFunc) start(c *checker) source.Pos { return c.set.Site(f.f.Decl.Body.At) }

// around returns the function whose body holds pos, or nil.
func (h *host) around(pos source.Pos) *hostFunc {
	pos = h.c.set.Site(pos)
	i, _ := slices.BinarySearchFunc(h.funcs, pos, func(f *hostFunc, p source.Pos) int { return cmp.Compare(f.start(h.c), p+1) })
	if i == 0 {
		return nil
	}
	if f := h.funcs[i-1]; pos <= h.c.set.Site(f.f.Decl.Body.End) {
		return f
	}
	return nil
}

// site adds the instances that one launch asks for.
func (h *host) site(site *parse.LaunchSite) {
	f := h.around(site.Pos)
	s := h.c.global
	if f != nil {
		s = f.f.Scope
	}
	for _, k := range h.kernelTemplates(s, site.Name) {
		for _, scope := range h.scopes(f, 0) {
			if args, ok := h.launchArgs(scope, k, f, site); ok {
				if h.lists[k] == nil {
					h.lists[k] = &argList{seen: map[string]bool{}}
				}
				h.lists[k].add(args)
			}
		}
	}
}

// kernelTemplates returns the kernel templates that a launch may mean.
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

// launchArgs finds the template arguments of a launch of k: those written, the others from the types of what is passed.
func (h *host) launchArgs(s *Scope, k *FuncObj, f *hostFunc, site *parse.LaunchSite) (args []TArg, ok bool) {
	c := h.c
	var raw []TArg
	if last := site.Name.Last(); last.HasArgs {
		raw = c.rawArgs(s, last.Args)
		if poisoned(raw) {
			return nil, false
		}
		ok = c.trial(func() bool {
			var fits bool
			args, fits = c.completeArgs(k.Template.Params, raw, k.Scope, k.Pos)
			return fits && !hasPack(k.Template.Params) && c.funcInst(k, args, k.Pos) != nil
		})
		if ok {
			return args, true
		}
	}
	call := h.callAt(f, site.Pos)
	if call == nil {
		return nil, false
	}
	args, err := c.deduce(k, raw, h.operands(s, launchOperands(call)))
	return args, err == nil
}

// launchOperands returns what a launch passes to the kernel.
func launchOperands(call *ast.Call) []ast.Expr {
	if call.Launch != nil {
		return call.Args
	}
	if id, ok := call.Fun.(*ast.Ident); ok && id.Name.Simple() == "hipLaunchKernelGGL" && len(call.Args) >= 5 {
		return call.Args[5:]
	}
	return nil
}

// operands types host expressions; what is not understood deduces nothing.
func (h *host) operands(s *Scope, xs []ast.Expr) []operand {
	var out []operand
	for _, x := range xs {
		var op operand
		h.c.trial(func() bool {
			op = h.c.unevaluated(s, x)
			return true
		})
		out = append(out, op)
	}
	return out
}

// callAt returns the call in f's body whose callee, or first argument, is the name at pos.
func (h *host) callAt(f *hostFunc, pos source.Pos) *ast.Call {
	if f == nil {
		return nil
	}
	h.readBody(f)
	for _, call := range f.calls {
		if calleePos(call) == pos {
			return call
		}
	}
	return nil
}

func calleePos(call *ast.Call) source.Pos {
	e := call.Fun
	if call.Launch == nil && len(call.Args) > 0 {
		if id, ok := e.(*ast.Ident); ok && id.Name.Simple() == "hipLaunchKernelGGL" {
			e = call.Args[0]
		}
	}
	if id, ok := stripParens(e).(*ast.Ident); ok {
		return id.Name.Last().Pos
	}
	return 0
}

// readBody parses f's body and notes its calls and variables.
func (h *host) readBody(f *hostFunc) {
	if f.read {
		return
	}
	f.read = true
	w := &bodyReader{p: h.c.parser, f: f}
	w.read(f.f.Decl.Body)
}

// bodyReader collects calls and variables of a body and the lambdas in it.
type bodyReader struct {
	p *parse.Parser
	f *hostFunc
}

func (w *bodyReader) read(b *ast.Body) {
	if block := w.p.Body(b); block != nil {
		w.walk(reflect.ValueOf(block))
	}
}

func (w *bodyReader) walk(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		switch n := v.Interface().(type) {
		case *ast.Call:
			w.f.calls = append(w.f.calls, n)
		case *ast.VarDecl:
			w.f.decls = append(w.f.decls, n)
		case *ast.Lambda:
			if n.Body != nil {
				w.read(n.Body)
			}
			return
		case *ast.Body, *ast.ClassDecl, *ast.Name:
			return
		}
		w.walk(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			w.walk(v.Field(i))
		}
	case reflect.Slice:
		if k := v.Type().Elem().Kind(); k == reflect.Struct || k == reflect.Pointer || k == reflect.Interface {
			for i := range v.Len() {
				w.walk(v.Index(i))
			}
		}
	}
}

// scopes returns the scopes in which names of f's body are looked up: one, or one for each instance of a template.
func (h *host) scopes(f *hostFunc, depth int) []*Scope {
	switch {
	case f == nil:
		return []*Scope{h.c.global}
	case f.in != nil:
		return f.in
	case f.f.Template == nil:
		f.in = []*Scope{h.locals(f, f.f.Scope)}
		return f.in
	}
	var out []*Scope
	for _, args := range h.instances(f, depth) {
		out = append(out, h.locals(f, h.c.bindTemplate(f.f.Scope, f.f.Template.Params, args)))
	}
	if len(out) == 0 { // what does not depend on its parameters is known all the same
		out = append(out, h.locals(f, f.f.Scope))
	}
	if f.known {
		f.in = out
	}
	return out
}

// locals returns a scope with the parameters and variables of f, as far as their types are known, under s. A name that is declared twice with different
// meanings is left out.
func (h *host) locals(f *hostFunc, s *Scope) *Scope {
	h.readBody(f)
	local := NewScope(BlockScope, s)
	for _, p := range f.f.Decl.Decl.Func().Params {
		if p.Decl == nil || p.Decl.Name.Simple() == "" || isPack(p) {
			continue
		}
		h.local(local, p.Decl.Name.Simple(), p.At, func() QT { return h.c.paramType(s, p) })
	}
	for _, d := range f.decls {
		if d.Decl == nil || d.Decl.Name.Simple() == "" || d.Spec == nil {
			continue
		}
		name := d.Decl.Name.Simple()
		v := h.local(local, name, d.At, func() QT {
			q := h.c.declType(local, h.c.specType(local, d.Spec), d.Decl)
			if isAuto(q) && d.Init != nil {
				q = h.c.autoFor(local, q, d.Init, d.Style)
			}
			return q
		})
		if v == nil || d.Init == nil || !v.Type.Const && !d.Spec.Has("constexpr") {
			continue
		}
		h.c.trial(func() bool {
			k, ok := h.c.constInitScalar(local, v.Type, d.Init, d.Style)
			if ok {
				v.Const = &k
			}
			return ok
		})
	}
	for name, objs := range local.Names {
		if len(objs) > 1 && !agree(objs) {
			delete(local.Names, name)
		} else {
			local.Names[name] = objs[:1]
		}
	}
	return local
}

// agree reports whether variables of one name have the same type and value, so that it does not matter which is meant.
func agree(objs []Object) bool {
	first := objs[0].(*VarObj)
	for _, o := range objs[1:] {
		v := o.(*VarObj)
		if !same(v.Type, first.Type) || (v.Const == nil) != (first.Const == nil) || v.Const != nil && *v.Const != *first.Const {
			return false
		}
	}
	return true
}

// local enters a host variable of the type that f finds; nil when it is not understood.
func (h *host) local(s *Scope, name string, pos source.Pos, f func() QT) *VarObj {
	v := &VarObj{Name: name, Pos: pos, Scope: s, resolved: 2}
	h.c.trial(func() bool {
		v.Type = nonRef(f())
		if v.Type.Valid() {
			if t := h.c.lowerType(v.Type, pos); t != nil {
				v.owner = &ir.Func{}
				v.IR = &ir.Var{Name: name, Type: t, Kind: ir.Local, Space: ir.Private}
			}
		}
		return true
	})
	s.Insert(name, v)
	if v.IR == nil {
		v.Type = QT{}
		return nil
	}
	return v
}

// instances returns the template arguments with which the unit uses host template f: its explicit instantiations and its calls.
func (h *host) instances(f *hostFunc, depth int) [][]TArg {
	if f.known || f.busy || depth > maxHostDepth {
		return f.insts
	}
	f.busy = true
	l := &argList{seen: map[string]bool{}}
	for _, e := range h.c.explicit {
		if args, ok := h.c.explicitArgs(f.f, e); ok {
			l.add(args)
		}
	}
	for _, g := range h.funcs {
		if g == f || !mentions(g.f.Decl.Body, f.f.Name) {
			continue
		}
		for _, s := range h.scopes(g, depth+1) {
			h.callsOf(f, g, s, l)
		}
		if len(l.list) > maxHostInstances {
			break
		}
	}
	f.busy, f.known = false, true
	f.insts = l.list[:min(len(l.list), maxHostInstances)]
	return f.insts
}

func mentions(b *ast.Body, name string) bool {
	for i := range b.Tokens {
		if b.Tokens[i].Text == name {
			return true
		}
	}
	return false
}

// callsOf adds the instances of f that the calls in g's body ask for under scope s.
func (h *host) callsOf(f, g *hostFunc, s *Scope, l *argList) {
	for _, call := range g.calls {
		id, ok := stripParens(call.Fun).(*ast.Ident)
		if !ok || id.Name.Last().Ident != f.f.Name {
			continue
		}
		var raw []TArg
		if last := id.Name.Last(); last.HasArgs {
			if raw = h.c.rawArgs(s, last.Args); poisoned(raw) {
				continue
			}
		}
		args, err := h.c.deduce(f.f, raw, h.operands(s, call.Args))
		if err != nil && len(raw) > 0 {
			var fits bool
			h.c.trial(func() bool {
				args, fits = h.c.completeArgs(f.f.Template.Params, raw, f.f.Scope, f.f.Pos)
				return fits
			})
			if fits {
				err = nil
			}
		}
		if err == nil && !hasPack(f.f.Template.Params) {
			l.add(args)
		}
	}
}
