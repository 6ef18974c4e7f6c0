package ast

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/bindgen/source"
)

// Print writes a node as a compact S-expression, for tests and for looking at trees: (= x (+ a 1)), (var p (ptr const
// float) init). Types read from the name outwards; bodies that nobody parsed print as {...}.
func Print(n Node) string {
	p := &printer{}
	p.node(n)
	return p.String()
}

type printer struct{ strings.Builder }

func (p *printer) w(format string, args ...any) { fmt.Fprintf(p, format, args...) }

func (p *printer) node(n Node) {
	switch n := n.(type) {
	case nil:
		p.w("nil")
	case Expr:
		p.expr(n)
	case Stmt:
		p.stmt(n)
	case Decl:
		p.decl(n)
	case *TypeName:
		p.typ(&n.Spec, n.Decl)
	case *Name:
		p.name(n)
	case *TranslationUnit:
		for i, d := range n.Decls {
			if i > 0 {
				p.WriteByte('\n')
			}
			p.decl(d)
		}
	default:
		p.w("?%T", n)
	}
}

// Pos of a unit is that of its first declaration.
func (u *TranslationUnit) Pos() (pos source.Pos) {
	if len(u.Decls) > 0 {
		pos = u.Decls[0].Pos()
	}
	return pos
}

func (p *printer) name(n *Name) {
	if n == nil {
		return
	}
	if n.Global {
		p.w("::")
	}
	for i, part := range n.Parts {
		if i > 0 {
			p.w("::")
		}
		p.w("%s", part.Ident)
		if part.HasArgs {
			p.w("<")
			for i, a := range part.Args {
				if i > 0 {
					p.w(", ")
				}
				p.templateArg(a)
			}
			p.w(">")
		}
	}
}

// templateArg marks what may be a type or an expression with a '?'.
func (p *printer) templateArg(a TemplateArg) {
	switch {
	case a.Type != nil && a.Expr != nil:
		p.w("?")
		p.expr(a.Expr)
	case a.Type != nil:
		p.node(a.Type)
	default:
		p.w("=")
		p.expr(a.Expr)
	}
	if a.Pack {
		p.w("...")
	}
}

// typ prints specifiers with derivations around them.
func (p *printer) typ(s *DeclSpec, d *Declarator) {
	var derive []Derivation
	if d != nil {
		derive = d.Derive
	}
	p.derived(s, derive)
	if d != nil && d.Pack {
		p.w("...")
	}
}

func (p *printer) derived(s *DeclSpec, derive []Derivation) {
	if len(derive) == 0 {
		p.spec(s)
		return
	}
	switch d := derive[0].(type) {
	case *PointerTo:
		p.w("(ptr")
		for _, w := range d.Words {
			p.w(" %s", w.Text)
		}
	case *ReferenceTo:
		p.w("(ref")
		if d.RValue {
			p.w("ref")
		}
	case *ArrayOf:
		p.w("(array ")
		p.opt(d.Len)
	case *MemberPointerTo:
		p.w("(memptr ")
		p.name(d.Class)
		for _, w := range d.Words {
			p.w(" %s", w.Text)
		}
	case *FuncOf:
		p.w("(func ")
		p.params(d)
		if d.Trailing != nil {
			p.w(" -> ")
			p.node(d.Trailing)
		}
	}
	p.w(" ")
	p.derived(s, derive[1:])
	p.w(")")
}

func (p *printer) params(f *FuncOf) {
	p.w("[")
	for i, prm := range f.Params {
		if i > 0 {
			p.w(", ")
		}
		if prm.Decl.Name != nil {
			p.name(prm.Decl.Name)
			p.w(" ")
		}
		p.typ(&prm.Spec, prm.Decl)
		if prm.Default != nil {
			p.w(" = ")
			p.expr(prm.Default)
		}
	}
	if f.Variadic {
		p.w(" ...")
	}
	p.w("]")
	for _, w := range f.Words {
		p.w(" %s", w.Text)
	}
}

func (p *printer) spec(s *DeclSpec) {
	for _, w := range s.Words {
		if w.Text != "typedef" {
			p.w("%s ", w.Text)
		}
	}
	for _, a := range s.Attrs {
		p.attr(a)
		p.w(" ")
	}
	switch t := s.Type.(type) {
	case nil:
		p.w("-")
	case *BuiltinType:
		p.w("%s", t.Name)
	case *NamedType:
		if t.Typename {
			p.w("typename ")
		}
		if t.Elab != "" {
			p.w("%s ", t.Elab)
		}
		p.name(t.Name)
	case *ClassType:
		p.w("%s ", t.Decl.Key)
		p.name(t.Decl.Name)
	case *EnumType:
		p.w("enum ")
		p.name(t.Decl.Name)
	case *AutoType:
		p.w("auto")
	case *DecltypeType:
		p.w("(%s ", t.Word)
		if t.Type != nil {
			p.node(t.Type)
		} else {
			p.opt(t.X)
		}
		p.w(")")
	}
}

func (p *printer) attr(a *Attr) {
	p.w("@%s", a.Name)
	if a.Args == nil && a.Type == nil {
		return
	}
	p.w("(")
	if a.Type != nil {
		p.node(a.Type)
	}
	p.list(a.Args, ", ")
	p.w(")")
}

// opt prints an expression that may be absent.
func (p *printer) opt(x Expr) {
	if x == nil {
		p.w("_")
		return
	}
	p.expr(x)
}

func (p *printer) list(list []Expr, sep string) {
	for i, x := range list {
		if i > 0 {
			p.w("%s", sep)
		}
		p.expr(x)
	}
}
