package main

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/token"
	"github.com/kbind/kbind/bindgen/source"
)

// ownNames calls note with the names of parameters in d, and of members if it is a class. Within d they hide what has
// the same names in namespaces, unless these are qualified ([basic.lookup.unqual]).
func ownNames(d ast.Decl, member bool, note func(pos source.Pos, name string)) {
	switch d := d.(type) {
	case *ast.NamespaceDecl:
		for _, d := range d.Decls {
			ownNames(d, member, note)
		}
	case *ast.Group:
		for _, d := range d.Decls {
			ownNames(d, member, note)
		}
	case *ast.TemplateDecl:
		for _, p := range d.Params {
			note(p.At, p.Name)
		}
		ownNames(d.Decl, member, note)
	case *ast.ClassDecl:
		if member && d.Name != nil {
			note(d.At, d.Name.Last().Ident)
		}
		for _, m := range d.Members {
			ownNames(m.Decl, true, note)
		}
	case *ast.FuncDecl:
		if member {
			note(d.At, d.Decl.Name.Last().Ident)
			return // its parameters are hidden from the other members
		}
		for _, p := range d.Decl.Func().Params {
			if p.Decl != nil && p.Decl.Name != nil {
				note(p.At, p.Decl.Name.Last().Ident)
			}
		}
	case *ast.VarDecl:
		if member && d.Decl.Name != nil {
			note(d.At, d.Decl.Name.Last().Ident)
		}
	case *ast.TypedefDecl:
		if member {
			note(d.At, d.Name)
		}
	}
}

// scope has the names of declarations, and those of namespaces.
type scope struct{ names, spaces map[string]bool }

func newScope() scope { return scope{map[string]bool{}, map[string]bool{}} }

// add adds the names of chunks and of their namespaces.
func (s scope) add(chunks []*chunk) {
	for _, c := range chunks {
		for _, part := range strings.Split(c.space, "::") {
			s.spaces[part] = true
		}
		for _, name := range c.names {
			s.names[name[strings.LastIndexByte(name, ':')+1:]] = true
		}
		if c.toks[0].Is("namespace") { // namespace a = b;
			s.spaces[c.toks[1].Text] = true
		}
	}
}

// needs lists the names in c that may be those of declarations and namespaces, but for the namespaces that c is in.
func (s scope) needs(c *chunk) []string {
	var list []string
	seen := map[string]bool{}
	add := func(name string) {
		if !seen[name] && (s.names[name] || s.spaces[name]) {
			seen[name] = true
			list = append(list, name)
		}
	}
	for i, t := range c.toks {
		if t.Kind == token.Ident && !s.member(c, i) {
			add(t.Text)
		}
	}
	return list
}

// member reports whether token i of c, an identifier, names a member of a class or a parameter.
func (s scope) member(c *chunk, i int) bool {
	at := func(i int) token.Token {
		if i < 0 || i >= len(c.toks) {
			return token.Token{}
		}
		return c.toks[i]
	}
	switch last, next := at(i-1), at(i+1); {
	case last.Is("::"): // a::b or a<b> ::b, where a is a class
		a := at(i - 2).Text
		if a == ">" || a == ">>" {
			a = at(c.template(i - 2)).Text
		}
		return (s.names[a] || c.own[a]) && !s.spaces[a]
	case last.Is("."), last.Is("->"): // x.b, but not x.a::b or x.a<b>
		return !next.Is("::") && !next.Is("<")
	}
	return c.own[c.toks[i].Text]
}

// template returns where the template stands whose arguments end in token i; -1 if that cannot be told.
func (c *chunk) template(i int) int {
	for depth := 0; i > 0; i-- {
		switch c.toks[i].Text {
		case ">>":
			depth += 2
		case ">", ")":
			depth++
		case "<", "(":
			if depth--; depth == 0 {
				return i - 1
			}
		}
	}
	return -1
}
