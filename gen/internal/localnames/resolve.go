package localnames

import (
	"cmp"
	"go/ast"
	"go/token"
	"slices"
)

// function is a function whose names are resolved.
type function struct {
	decl   *ast.FuncDecl
	locals []*local     // in the order of their declarations
	free   []*ast.Ident // what no local variable is
	// unknown is a statement with scopes that this package does not know, nil if there is none.
	unknown ast.Stmt
}

// local is a local variable, parameters included.
type local struct {
	scope  *scope
	from   token.Pos    // its scope begins here
	idents []*ast.Ident // its declaration and uses, by position
	name   string
}

func (v *local) decl() *ast.Ident { return v.idents[0] }

// scope is a block of Go, written or implicit.
type scope struct {
	outer *scope
	end   token.Pos
	names map[string]*local // as they are written
	named map[string]*local // as they are to be called
	last  map[string]int    // the numbers given out last, of plain names
}

// resolver walks through a function with Go's scopes.
type resolver struct {
	f     *function
	scope *scope
}

func resolve(d *ast.FuncDecl) *function {
	r := &resolver{f: &function{decl: d}}
	if d.Recv != nil {
		r.types(d.Recv)
	}
	r.function(d.Type, d.Recv, d.Body)
	for _, v := range r.f.locals {
		slices.SortFunc(v.idents, func(a, b *ast.Ident) int { return cmp.Compare(a.Pos(), b.Pos()) })
	}
	return r.f
}

// in walks through what is in a scope of its own that ends at end.
func (r *resolver) in(end token.Pos, walk func()) {
	r.scope = &scope{outer: r.scope, end: end, names: map[string]*local{}, named: map[string]*local{},
		last: map[string]int{}}
	walk()
	r.scope = r.scope.outer
}

// function walks through a function, whose parameters are in the scope of its body.
func (r *resolver) function(t *ast.FuncType, recv *ast.FieldList, body *ast.BlockStmt) {
	r.expr(t)
	r.in(body.End(), func() {
		for _, list := range []*ast.FieldList{recv, t.TypeParams, t.Params, t.Results} {
			if list == nil {
				continue
			}
			for _, field := range list.List {
				for _, name := range field.Names {
					r.declare(name, body.Pos())
				}
			}
		}
		r.list(body.List)
	})
}

// types walks through the types of fields.
func (r *resolver) types(list *ast.FieldList) {
	for _, field := range list.List {
		r.expr(field.Type)
	}
}

// declare begins the variable that id declares, whose scope begins at from.
func (r *resolver) declare(id *ast.Ident, from token.Pos) {
	if id.Name == "_" {
		return
	}
	v := &local{scope: r.scope, from: from, idents: []*ast.Ident{id}}
	r.scope.names[id.Name] = v
	r.f.locals = append(r.f.locals, v)
}

// use resolves id.
func (r *resolver) use(id *ast.Ident) {
	for s := r.scope; s != nil; s = s.outer {
		if v := s.names[id.Name]; v != nil {
			v.idents = append(v.idents, id)
			return
		}
	}
	r.f.free = append(r.f.free, id)
}

func (r *resolver) list(list []ast.Stmt) {
	for _, s := range list {
		r.stmt(s)
	}
}

// block walks through statements in a scope of their own.
func (r *resolver) block(b *ast.BlockStmt) { r.in(b.End(), func() { r.list(b.List) }) }

func (r *resolver) stmt(s ast.Stmt) {
	switch s := s.(type) {
	case nil:
	case *ast.AssignStmt:
		r.assign(s)
	case *ast.DeclStmt:
		r.decl(s.Decl.(*ast.GenDecl))
	case *ast.BlockStmt:
		r.block(s)
	case *ast.LabeledStmt:
		r.stmt(s.Stmt)
	case *ast.BranchStmt:
	case *ast.IfStmt:
		r.in(s.End(), func() {
			r.stmt(s.Init)
			r.expr(s.Cond)
			r.block(s.Body)
			r.stmt(s.Else)
		})
	case *ast.ForStmt:
		r.in(s.End(), func() {
			r.stmt(s.Init)
			r.expr(s.Cond)
			r.stmt(s.Post)
			r.block(s.Body)
		})
	case *ast.RangeStmt:
		r.rangeStmt(s)
	case *ast.SwitchStmt:
		r.in(s.End(), func() {
			r.stmt(s.Init)
			r.expr(s.Tag)
			r.list(s.Body.List)
		})
	case *ast.CaseClause:
		for _, x := range s.List {
			r.expr(x)
		}
		r.in(s.End(), func() { r.list(s.Body) })
	case *ast.TypeSwitchStmt, *ast.SelectStmt:
		r.f.unknown = s
	default: // those that declare nothing
		r.expr(s)
	}
}

func (r *resolver) assign(s *ast.AssignStmt) {
	for _, x := range s.Rhs {
		r.expr(x)
	}
	for _, x := range s.Lhs {
		id, ok := x.(*ast.Ident)
		if s.Tok == token.DEFINE && ok && r.scope.names[id.Name] == nil {
			r.declare(id, s.End())
		} else {
			r.expr(x)
		}
	}
}

func (r *resolver) decl(d *ast.GenDecl) {
	for _, spec := range d.Specs {
		if t, ok := spec.(*ast.TypeSpec); ok { // no variable is to be called what the type is
			r.use(t.Name)
			r.expr(t.Type)
			continue
		}
		v, ok := spec.(*ast.ValueSpec)
		if !ok {
			continue
		}
		r.expr(v.Type)
		for _, x := range v.Values {
			r.expr(x)
		}
		for _, id := range v.Names {
			r.declare(id, v.End())
		}
	}
}

func (r *resolver) rangeStmt(s *ast.RangeStmt) {
	r.expr(s.X)
	r.in(s.End(), func() {
		for _, x := range []ast.Expr{s.Key, s.Value} {
			if id, ok := x.(*ast.Ident); ok && s.Tok == token.DEFINE {
				r.declare(id, s.Body.Pos())
			} else {
				r.expr(x)
			}
		}
		r.block(s.Body)
	})
}

// expr walks through an expression or a statement that declares nothing.
func (r *resolver) expr(n ast.Node) {
	if n == nil {
		return
	}
	ast.Inspect(n, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if n.Name != "_" {
				r.use(n)
			}
		case *ast.SelectorExpr:
			r.expr(n.X)
			return false
		case *ast.KeyValueExpr: // of a struct: the key is a field
			if _, field := n.Key.(*ast.Ident); !field {
				r.expr(n.Key)
			}
			r.expr(n.Value)
			return false
		case *ast.Field:
			r.expr(n.Type)
			return false
		case *ast.FuncLit:
			r.function(n.Type, nil, n.Body)
			return false
		}
		return true
	})
}
