package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/hostscan"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// hostScope is a scope as package hostscan has it.
type hostScope struct {
	h *hostCode
	s *Scope
}

func (x hostScope) in(s *Scope) hostscan.Scope { return hostScope{x.h, s} }

func (x hostScope) Namespace(name string) hostscan.Scope {
	for _, o := range x.s.Names[name] {
		if n, ok := o.(*NamespaceObj); ok {
			return x.in(n.Scope)
		}
	}
	return nil
}

func (x hostScope) Owner(name *ast.Name) hostscan.Scope {
	if s := x.h.c.namespaceOf(x.s, name, len(name.Parts)-1); s != nil {
		return x.in(s)
	}
	return nil
}

func (x hostScope) Classes(decl *ast.ClassDecl) (classes []hostscan.Class, templates []hostscan.ClassTemplate) {
	c := x.h.c
	for _, o := range x.s.Names[decl.Name.Last().Ident] {
		switch o := o.(type) {
		case *TypeObj:
			c.resolveType(o)
			if r, ok := o.Type.T.(*Record); ok && r.Decl == decl {
				c.openRecord(r)
				classes = append(classes, hostClass{x.h, r})
			}
		case *TemplateObj:
			templates = append(templates, hostClassTemplate{x.h, o})
		}
	}
	return classes, templates
}

// FuncTemplate: of overloads declared in a class it is the one of decl's type, or of as many parameters where types are
// not known.
func (x hostScope) FuncTemplate(decl *ast.FuncDecl, class hostscan.Class, member bool,
	params []*ast.TemplateParam) hostscan.FuncTemplate {
	s := x.s
	if class != nil {
		s = class.(hostClass).r.Scope
	}
	list := decl.Decl.Func().Params
	if len(list) == 1 && isVoidParam(list[0]) {
		list = nil
	}
	var declared []*FuncObj
	for _, o := range s.Names[decl.Decl.Name.Last().Ident] {
		k, ok := o.(*FuncObj)
		if !ok || k.Template == nil {
			continue
		}
		if k.Decl.Body == decl.Body {
			return hostTemplate{x.h, k}
		}
		if member && k.Decl.Body == nil && len(k.Params) == len(list) {
			declared = append(declared, k)
		}
	}
	for _, k := range declared {
		if x.h.c.sameShape(k, decl, x.s, [][]*ast.TemplateParam{params}) {
			return hostTemplate{x.h, k}
		}
	}
	if len(declared) == 1 {
		return hostTemplate{x.h, declared[0]}
	}
	return nil
}

func (x hostScope) Bind(params []*ast.TemplateParam, args hostscan.Args) hostscan.Scope {
	return x.in(x.h.c.bindTemplate(x.s, params, args.(hostArgs)))
}

func (x hostScope) Block() hostscan.Scope { return x.in(NewScope(BlockScope, x.s)) }

func (x hostScope) Lambda() hostscan.Scope { return x.in(NewScope(FuncScope, x.s)) }

func (x hostScope) Function(decl *ast.FuncDecl) hostscan.Scope {
	local := NewScope(FuncScope, x.s)
	for s := x.s; s != nil && s.Kind != NamespaceScope; s = s.Parent {
		if s.Kind == ClassScope && s.Record != nil && !decl.Spec.Has("static") {
			words := decl.Decl.Func().Words
			local.This = QT{T: s.Record,
				Const: slices.ContainsFunc(words, func(w ast.Word) bool { return w.Text == "const" })}
			break
		}
	}
	return x.in(local)
}

func (x hostScope) Declare(d ast.Decl) {
	x.h.c.speculate(func() bool {
		x.h.c.collectDecl(x.s, d)
		return true
	})
}

func (x hostScope) DefineType(name, spelling string) {
	x.s.Insert(name, newTypeObj(name, basic(Basic(slices.Index(basicNames[:], spelling)))))
}

func (x hostScope) Instantiate(name *ast.Name) { x.h.typeNamed(x.s, name) }

func (x hostScope) Param(p *ast.Param) {
	x.local(p.Decl.Name.Simple(), p.At, func() QT { return x.h.c.paramType(x.s, p) })
}

func (x hostScope) Capture(name string, pos source.Pos, at hostscan.Scope, init ast.Expr) {
	x.local(name, pos, func() QT { return x.h.operand(at.(hostScope).s, init).typ })
}

func (x hostScope) Variable(d *ast.VarDecl) {
	c, s := x.h.c, x.s
	v := x.local(d.Decl.Name.Simple(), d.At, func() QT {
		q := c.declType(s, c.specType(s, d.Spec), d.Decl)
		if isAuto(nonRef(q)) && d.Init != nil {
			if d.Style == ast.CopyInit {
				if op := x.h.operand(s, d.Init); op.mode == rvalue || op.mode == lvalue {
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
func (x hostScope) local(name string, pos source.Pos, f func() QT) *VarObj {
	c := x.h.c
	v := &VarObj{Name: name, Pos: pos, Scope: x.s, resolved: 2}
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
	x.s.Names[name] = []Object{v}
	if v.IR == nil {
		if v.Type.Valid() {
			x.h.types[v] = v.Type
		}
		v.Type = QT{}
		return nil
	}
	return v
}
