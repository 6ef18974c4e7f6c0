package hostscan

import (
	"reflect"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
)

// walk reads a host function's body. Scopes are entered as the statements are, so that names mean what they mean there.
type walk struct {
	h    *scan
	uses []Use
	done map[*ast.Name]bool // callees: noted with their call
}

// usesOf returns what f's body uses that might be a template.
func (h *scan) usesOf(f *function, depth int) []Use {
	if f.round == h.round || depth > maxDepth {
		h.cut = h.cut || f.busy || depth > maxDepth
		return f.uses
	}
	f.round = h.round
	f.busy = true
	var uses []Use
	for _, s := range h.scopes(f, depth) {
		w := &walk{h: h, done: map[*ast.Name]bool{}}
		w.function(f, s)
		uses = append(uses, w.uses...)
	}
	f.uses, f.named = uses, map[string][]Use{}
	for _, u := range uses {
		name := u.Name.Last().Ident
		f.named[name] = append(f.named[name], u)
	}
	f.busy = false
	return f.uses
}

// function reads f's body with the names around it looked up in s.
func (w *walk) function(f *function, s Scope) {
	if f.decl == nil {
		for _, v := range []any{f.init.Spec, f.init.Init} {
			w.walk(s.Block(), reflect.ValueOf(v))
		}
		return
	}
	local := s.Function(f.decl)
	w.params(local, f.decl.Decl.Func())
	for _, i := range f.decl.Inits {
		for _, a := range i.Args {
			w.walk(local, reflect.ValueOf(a))
		}
	}
	w.body(local, f.decl.Body)
}

func (w *walk) params(s Scope, fn *ast.FuncOf) {
	if fn == nil {
		return
	}
	for _, p := range fn.Params {
		if p.Decl != nil && p.Decl.Name.Simple() != "" && !p.Decl.Pack {
			w.h.names++
			s.Param(p)
		}
	}
}

func (w *walk) body(s Scope, b *ast.Body) {
	if block := w.h.u.Parser.Body(b); block != nil {
		w.walk(s, reflect.ValueOf(block))
	}
}

// walk reads a node and what is inside of it.
func (w *walk) walk(s Scope, v reflect.Value) {
	if w.h.names > maxNames {
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
				s = s.Block()
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
func (w *walk) node(s Scope, n ast.Node) bool {
	switch n := n.(type) {
	case *ast.Body:
		return true
	case *ast.TypedefDecl, *ast.ClassDecl, *ast.EnumDecl, *ast.UsingDecl, *ast.UsingDirective, *ast.NamespaceAlias,
		*ast.TemplateDecl:
		s.Declare(n.(ast.Decl))
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
func (w *walk) name(s Scope, n *ast.Name) {
	if w.done[n] {
		return
	}
	w.h.names++
	for i := range n.Parts {
		if !n.Parts[i].HasArgs {
			continue
		}
		if i == len(n.Parts)-1 {
			w.uses = append(w.uses, Use{Name: n, Scope: s})
		}
		part := *n
		part.Parts = n.Parts[:i+1]
		s.Instantiate(&part)
	}
}

// call notes a call of a name; true when there is nothing more to read.
func (w *walk) call(s Scope, n *ast.Call) bool {
	if w.dispatch(s, n) {
		return true
	}
	fun, args, launch := launched(n)
	if !launch {
		fun, args = ast.Unparen(n.Fun), n.Args
	}
	var name *ast.Name
	switch x := fun.(type) {
	case *ast.Ident:
		name = x.Name
	case *ast.Member:
		name = x.Name
	}
	if name != nil {
		u := Use{Name: name, Scope: s, Args: args, Launch: launch, Call: !launch}
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

func (w *walk) lambda(s Scope, n *ast.Lambda) {
	local := s.Lambda()
	for _, c := range n.Captures {
		if c.Init != nil {
			w.walk(s, reflect.ValueOf(c.Init))
			w.h.names++
			local.Capture(c.Name, n.At, s, c.Init)
		}
	}
	w.params(local, n.Func)
	if n.Body != nil {
		w.body(local, n.Body)
	}
}

// variable reads a declaration and enters the variable.
func (w *walk) variable(s Scope, d *ast.VarDecl) {
	w.walk(s, reflect.ValueOf(d.Spec))
	w.walk(s, reflect.ValueOf(d.Init))
	if d.Decl == nil || d.Decl.Name.Simple() == "" || d.Spec == nil {
		return
	}
	w.h.names++
	s.Variable(d)
}

// launched returns the kernel's expression and what is passed to it, if call is a launch.
func launched(call *ast.Call) (fun ast.Expr, args []ast.Expr, ok bool) {
	if call.Launch != nil {
		return ast.Unparen(call.Fun), call.Args, true
	}
	id, isName := call.Fun.(*ast.Ident)
	if !isName || len(call.Args) == 0 || !parse.IsLaunchFunction(id.Name.Simple()) {
		return nil, nil, false
	}
	fun = ast.Unparen(call.Args[0])
	for {
		switch x := fun.(type) {
		case *ast.Cast:
			fun = ast.Unparen(x.X)
			continue
		case *ast.NamedCast:
			fun = ast.Unparen(x.X)
			continue
		case *ast.Unary:
			fun = ast.Unparen(x.X)
			continue
		}
		break
	}
	if id.Name.Simple() == "hipLaunchKernelGGL" && len(call.Args) >= 5 {
		args = call.Args[5:]
	}
	return fun, args, true
}
