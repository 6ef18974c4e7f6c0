package sema

import (
	"reflect"
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// hostUse is one use of a name in a host function, under one binding of the templates around it.
type hostUse struct {
	name   *ast.Name
	scope  *Scope // in which the name and what is passed are looked up
	call   bool   // called with args
	launch bool   // launched with args
	args   []ast.Expr
}

// hostWalk reads a host function's body. Scopes are entered as the statements are, so that names mean what they mean there.
type hostWalk struct {
	h    *host
	uses []hostUse
	done map[*ast.Name]bool // callees: noted with their call
}

// usesOf returns what f's body uses that might be a template.
func (h *host) usesOf(f *hostFunc, depth int) []hostUse {
	if f.round == h.round || depth > maxHostDepth {
		h.cut = h.cut || f.busy || depth > maxHostDepth
		return f.uses
	}
	f.round = h.round
	f.busy = true
	var uses []hostUse
	for _, s := range h.scopes(f, depth) {
		w := &hostWalk{h: h, done: map[*ast.Name]bool{}}
		w.function(f, s)
		uses = append(uses, w.uses...)
	}
	f.uses = uses
	f.busy = false
	return f.uses
}

// function reads f's body with the names around it looked up in s.
func (w *hostWalk) function(f *hostFunc, s *Scope) {
	if f.decl == nil {
		for _, v := range []any{f.init.Spec, f.init.Init} {
			w.walk(NewScope(BlockScope, s), reflect.ValueOf(v))
		}
		return
	}
	local := NewScope(FuncScope, s)
	fn := f.decl.Decl.Func()
	for c := s; c != nil && c.Kind != NamespaceScope; c = c.Parent {
		if c.Kind == ClassScope && c.Record != nil && !f.decl.Spec.Has("static") {
			local.This = QT{T: c.Record, Const: slices.ContainsFunc(fn.Words, func(w ast.Word) bool { return w.Text == "const" })}
			break
		}
	}
	w.params(local, fn)
	for _, i := range f.decl.Inits {
		for _, a := range i.Args {
			w.walk(local, reflect.ValueOf(a))
		}
	}
	w.body(local, f.decl.Body)
}

func (w *hostWalk) params(s *Scope, fn *ast.FuncOf) {
	if fn == nil {
		return
	}
	for _, p := range fn.Params {
		if p.Decl == nil || p.Decl.Name.Simple() == "" || isPack(p) {
			continue
		}
		w.local(s, p.Decl.Name.Simple(), p.At, func() QT { return w.h.c.paramType(s, p) })
	}
}

func (w *hostWalk) body(s *Scope, b *ast.Body) {
	if block := w.h.c.parser.Body(b); block != nil {
		w.walk(s, reflect.ValueOf(block))
	}
}

// walk reads a node and what is inside of it.
func (w *hostWalk) walk(s *Scope, v reflect.Value) {
	if w.h.names > maxHostNames {
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			return
		}
		if n, ok := v.Interface().(ast.Node); ok {
			if w.node(s, n) {
				return
			}
			switch n.(type) {
			case *ast.Block, *ast.If, *ast.For, *ast.RangeFor, *ast.While, *ast.Switch, *ast.Do:
				s = NewScope(BlockScope, s)
			}
		}
		w.walk(s, v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			w.walk(s, v.Field(i))
		}
	case reflect.Slice:
		if k := v.Type().Elem().Kind(); k == reflect.Struct || k == reflect.Pointer || k == reflect.Interface {
			for i := range v.Len() {
				w.walk(s, v.Index(i))
			}
		}
	}
}

// node reads the nodes that mean something here; false leaves one to walk.
func (w *hostWalk) node(s *Scope, n ast.Node) bool {
	switch n := n.(type) {
	case *ast.Body:
		return true
	case *ast.TypedefDecl, *ast.ClassDecl, *ast.EnumDecl, *ast.UsingDecl, *ast.UsingDirective, *ast.NamespaceAlias, *ast.TemplateDecl:
		w.h.c.speculate(func() bool {
			w.h.c.collectDecl(s, n.(ast.Decl))
			return true
		})
		return true
	case *ast.VarDecl:
		w.variable(s, n)
		return true
	case *ast.Lambda:
		w.lambda(s, n)
		return true
	case *ast.Call:
		return w.call(s, n)
	case *ast.Name:
		w.name(s, n)
	}
	return false
}

// name notes a name with template arguments, and makes the class instances that it holds.
func (w *hostWalk) name(s *Scope, n *ast.Name) {
	if w.done[n] {
		return
	}
	w.h.names++
	for i := range n.Parts {
		if !n.Parts[i].HasArgs {
			continue
		}
		if i == len(n.Parts)-1 {
			w.uses = append(w.uses, hostUse{name: n, scope: s})
		}
		part := *n
		part.Parts = n.Parts[:i+1]
		w.h.typeNamed(s, &part)
	}
}

// call notes a call of a name; true when there is nothing more to read.
func (w *hostWalk) call(s *Scope, n *ast.Call) bool {
	if w.dispatch(s, n) {
		return true
	}
	fun, args, launch := launched(n)
	if !launch {
		fun, args = stripParens(n.Fun), n.Args
	}
	var name *ast.Name
	switch x := fun.(type) {
	case *ast.Ident:
		name = x.Name
	case *ast.Member:
		name = x.Name
	}
	if name != nil {
		u := hostUse{name: name, scope: s, args: args, launch: launch, call: !launch}
		w.name(s, name)
		if !w.done[name] && name.Last().HasArgs {
			w.uses = w.uses[:len(w.uses)-1]
		}
		w.uses = append(w.uses, u)
		w.done[name] = true
		defer delete(w.done, name)
		for _, l := range [][]ast.Expr{n.Args, n.Launch} {
			w.walk(s, reflect.ValueOf(l))
		}
		w.walk(s, reflect.ValueOf(n.Fun))
		return true
	}
	return false
}

func (w *hostWalk) lambda(s *Scope, n *ast.Lambda) {
	local := NewScope(FuncScope, s)
	for _, c := range n.Captures {
		if c.Init != nil {
			w.walk(s, reflect.ValueOf(c.Init))
			w.local(local, c.Name, n.At, func() QT { return w.h.operand(s, c.Init).typ })
		}
	}
	w.params(local, n.Func)
	if n.Body != nil {
		w.body(local, n.Body)
	}
}

// variable reads a declaration and enters the variable.
func (w *hostWalk) variable(s *Scope, d *ast.VarDecl) {
	c := w.h.c
	w.walk(s, reflect.ValueOf(d.Spec))
	w.walk(s, reflect.ValueOf(d.Init))
	if d.Decl == nil || d.Decl.Name.Simple() == "" || d.Spec == nil {
		return
	}
	v := w.local(s, d.Decl.Name.Simple(), d.At, func() QT {
		q := c.declType(s, c.specType(s, d.Spec), d.Decl)
		if isAuto(nonRef(q)) && d.Init != nil {
			if d.Style == ast.CopyInit {
				if op := w.h.operand(s, d.Init); op.mode == rvalue || op.mode == lvalue {
					return c.decay(op.typ)
				}
			}
			q = c.autoFor(s, q, d.Init, d.Style)
		}
		return q
	})
	if v == nil || d.Init == nil || !v.Type.Const && !d.Spec.Has("constexpr") {
		return
	}
	c.speculate(func() bool {
		k, ok := c.constInitScalar(s, v.Type, d.Init, d.Style)
		if ok {
			v.Const = &k
		}
		return ok
	})
}

// local enters a host variable of the type that f finds; nil when it is not understood.
func (w *hostWalk) local(s *Scope, name string, pos source.Pos, f func() QT) *VarObj {
	c := w.h.c
	w.h.names++
	v := &VarObj{Name: name, Pos: pos, Scope: s, resolved: 2}
	c.speculate(func() bool {
		v.Type = nonRef(f())
		if isAutoType(v.Type) { // a generic lambda's: its calls say what it is
			v.Type = QT{}
		}
		if v.Type.Valid() && !isVoid(v.Type) {
			if t := c.lowerType(v.Type, pos); t != nil {
				v.owner = &ir.Func{}
				v.IR = &ir.Var{Name: name, Type: t, Kind: ir.Local, Space: ir.Private}
			}
		}
		return true
	})
	s.Names[name] = []Object{v}
	if v.IR == nil {
		if v.Type.Valid() {
			w.h.types[v] = v.Type
		}
		v.Type = QT{}
		return nil
	}
	return v
}
