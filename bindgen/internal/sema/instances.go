package sema

import (
	"reflect"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/source"
)

// instances returns the template arguments for which a kernel template is wanted: those of its template directives; without any, its explicit instantiations
// and specialisations in the file, and, when every kernel is wanted, those launched in the file and the one made of defaults.
func (c *checker) instances(w *wanted, sites [][]TArg) [][]TArg {
	l := &argList{seen: map[string]bool{}}
	f := w.f
	if len(w.dirs.Templates) > 0 {
		for i, items := range w.dirs.TypeNames(w.names, c.diags) {
			c.product(w, items, w.dirs.Templates[i][0].Pos, l)
		}
		return l.list
	}
	for _, e := range c.explicit {
		if args, ok := c.explicitArgs(f, e); ok {
			l.add(args)
		}
	}
	for _, o := range f.Scope.Names[specsName+f.Name] {
		if s := o.(*FuncObj); s.Decl.Body != nil {
			if args, ok := c.specArgs(f, s); ok {
				l.add(args)
			}
		}
	}
	if c.cfg.All {
		for _, args := range sites {
			l.add(args)
		}
	}
	if len(l.list) == 0 {
		c.trial(func() bool {
			args, ok := c.completeArgs(f.Template.Params, nil, f.Scope, f.Pos)
			if ok && !hasPack(f.Template.Params) {
				l.add(args)
			}
			return ok
		})
	}
	return l.list
}

func hasPack(params []*ast.TemplateParam) bool {
	for _, p := range params {
		if p.Pack {
			return true
		}
	}
	return false
}

// argList is a list of argument lists without repeats.
type argList struct {
	seen map[string]bool
	list [][]TArg
}

func (l *argList) add(args []TArg) {
	if key := argsKey(args); !l.seen[key] {
		l.seen[key] = true
		l.list = append(l.list, args)
	}
}

const maxProduct = 4096 // instances that one template directive may ask for

// product adds every combination of one template directive's items.
func (c *checker) product(w *wanted, items [][]annot.Word, pos source.Pos, l *argList) {
	params := w.f.Template.Params
	choices := make([][]TArg, len(params))
	total := 1
	for i, ws := range items {
		for _, word := range ws {
			a, ok := c.directiveArg(w.f, word)
			if !ok {
				return
			}
			choices[i] = append(choices[i], a)
		}
		total *= max(len(ws), 1)
	}
	if total > maxProduct {
		c.errorf(codeDirectiveArg, pos, "this asks for %d instances: at most %d are possible", total, maxProduct)
		return
	}
	for n := range total {
		var raw []TArg
		for i := range params {
			if len(choices[i]) == 0 {
				break // defaults for the rest
			}
			stride := 1
			for j := i + 1; j < len(params); j++ {
				stride *= max(len(choices[j]), 1)
			}
			raw = append(raw, choices[i][n/stride%len(choices[i])])
		}
		if args, ok := c.completeArgs(params, raw, w.f.Scope, pos); ok {
			l.add(args)
		} else {
			return
		}
	}
}

// directiveArg reads one item of a template directive.
func (c *checker) directiveArg(f *FuncObj, w annot.Word) (TArg, bool) {
	if c.cfg.Lex == nil {
		return TArg{}, false
	}
	args, ok := c.parser.ParseTemplateArgs(c.cfg.Lex(w.Pos, w.Text), nil)
	if !ok {
		return TArg{}, false
	}
	if len(args) != 1 {
		c.errorf(codeDirectiveArg, w.Pos, "want one type or value, not %q", w.Text)
		return TArg{}, false
	}
	raw := c.rawArgs(f.Scope, args)
	return raw[0], len(raw) == 1 && raw[0].valid()
}

// explicitArgs returns the arguments of an explicit instantiation, if it is one of f.
func (c *checker) explicitArgs(f *FuncObj, e *explicitInst) (args []TArg, ok bool) {
	n := e.decl.Decl.Name
	if n == nil || n.Last().Ident != f.Name {
		return nil, false
	}
	found := false
	for _, o := range c.lookupSilently(e.scope, n) {
		found = found || o == Object(f)
	}
	if !found {
		return nil, false
	}
	inst := &FuncObj{Name: f.Name, Decl: e.decl, Scope: e.scope, SpecArgs: n.Last().Args, Pos: e.decl.At}
	if fn := e.decl.Decl.Func(); fn != nil {
		inst.Params = fn.Params
	}
	return c.specArgs(f, inst)
}

// launchSites returns, for each kernel template, the arguments with which the file launches it, as far as they can be known outside of the functions around.
func (c *checker) launchSites() map[*FuncObj][][]TArg {
	out := map[*FuncObj][][]TArg{}
	lists := map[*FuncObj]*argList{}
	templates := false
	for _, f := range c.kernels {
		templates = templates || f.Template != nil
	}
	if !templates || c.parser == nil {
		return out
	}
	for _, site := range c.parser.LaunchSites() {
		if !site.Name.Last().HasArgs {
			continue
		}
		s := c.global
		if site.Body != nil && c.scopes[site.Body] != nil {
			s = c.scopes[site.Body]
		}
		c.trial(func() bool {
			c.siteArgs(s, site, lists)
			return true
		})
	}
	for f, l := range lists {
		out[f] = l.list
	}
	return out
}

func (c *checker) siteArgs(s *Scope, site *parse.LaunchSite, lists map[*FuncObj]*argList) {
	plain := *site.Name
	plain.Parts = append([]ast.NamePart(nil), plain.Parts...)
	plain.Last().HasArgs = false
	objs := c.lookupSilently(s, &plain)
	for _, o := range objs {
		f, ok := o.(*FuncObj)
		if !ok || !f.Kernel || f.Template == nil {
			continue
		}
		args, ok := c.launchArgs(c.hostScope(s, site), f, site.Name.Last())
		if !ok {
			continue
		}
		if lists[f] == nil {
			lists[f] = &argList{seen: map[string]bool{}}
		}
		lists[f].add(args)
	}
}

// launchArgs evaluates the arguments written at a launch.
func (c *checker) launchArgs(s *Scope, f *FuncObj, p *ast.NamePart) (args []TArg, ok bool) {
	ok = c.trial(func() bool {
		raw := c.rawArgs(s, p.Args)
		if poisoned(raw) {
			return false
		}
		var fits bool
		args, fits = c.completeArgs(f.Template.Params, raw, f.Scope, f.Pos)
		return fits && c.funcInst(f, args, f.Pos) != nil
	})
	return args, ok
}

// hostScope returns a scope that knows the constants that the function around a launch declares and the launch's arguments mention.
func (c *checker) hostScope(s *Scope, site *parse.LaunchSite) *Scope {
	if site.Body == nil {
		return s
	}
	unknown := false
	walkNames(reflect.ValueOf(site.Name.Last().Args), func(name string) {
		unknown = unknown || len(c.lookup(s, name)) == 0
	})
	if !unknown {
		return s
	}
	if local, ok := c.hostScopes[site.Body]; ok {
		return local
	}
	local := NewScope(BlockScope, s)
	c.hostScopes[site.Body] = local
	if block := c.parser.Body(site.Body); block != nil {
		walkVars(block, func(d *ast.VarDecl) {
			if d.Decl == nil || d.Init == nil || !d.Spec.Has("const") && !d.Spec.Has("constexpr") {
				return
			}
			if name := d.Decl.Name.Simple(); name != "" {
				v := c.newVar(local, d)
				v.Shared, v.Device = false, false
				local.Insert(name, v)
			}
		})
	}
	for name, objs := range local.Names {
		if len(objs) > 1 { // which one is meant depends on where the launch stands
			delete(local.Names, name)
		}
	}
	return local
}

// walkVars calls f for the variables declared directly in a block and the statements inside it.
func walkVars(s ast.Stmt, f func(*ast.VarDecl)) {
	decl := func(d ast.Decl) {
		switch d := d.(type) {
		case *ast.VarDecl:
			f(d)
		case *ast.Group:
			for _, e := range d.Decls {
				if v, ok := e.(*ast.VarDecl); ok {
					f(v)
				}
			}
		}
	}
	switch s := s.(type) {
	case *ast.Block:
		if s == nil {
			return
		}
		for _, t := range s.List {
			walkVars(t, f)
		}
	case *ast.DeclStmt:
		decl(s.Decl)
	case *ast.If:
		walkVars(s.Then, f)
		walkVars(s.Else, f)
	case *ast.For:
		walkVars(s.Body, f)
	case *ast.RangeFor:
		walkVars(s.Body, f)
	case *ast.While:
		walkVars(s.Body, f)
	case *ast.Do:
		walkVars(s.Body, f)
	case *ast.Switch:
		walkVars(s.Body, f)
	case *ast.Case:
		walkVars(s.Stmt, f)
	case *ast.Label:
		walkVars(s.Stmt, f)
	case *ast.Try:
		walkVars(s.Body, f)
	}
}

// offers writes the instances found at launches as texts for a template directive: parameters that are the same in all instances first together.
func (c *checker) offers(f *FuncObj, sites [][]TArg) []string {
	var out []string
	for _, args := range sites {
		var parts []string
		for i, p := range f.Template.Params {
			if p.Name == "" || p.Pack || i >= len(args) {
				parts = nil
				break
			}
			parts = append(parts, p.Name+"="+strings.ReplaceAll(args[i].String(), ", ", ","))
		}
		if parts != nil {
			out = append(out, strings.Join(parts, " "))
		}
	}
	return out
}
