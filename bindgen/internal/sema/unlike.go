package sema

import (
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// What all declarations of one function must say ([dcl.constexpr]/1, [except.spec]/4).

// noteGap keeps in mind that f, whose name is not declared in s yet unless s is a class, has a parameter without a
// default argument behind one that has one ([dcl.fct.default]/4). Parameter packs have none.
func (c *checker) noteGap(s *Scope, f *FuncObj) {
	if f.Prelude || c.dialect == ir.OpenCL || s.Kind != ClassScope && len(s.Own(f.Name)) > 0 {
		return
	}
	given := false
	for _, p := range f.Params {
		switch {
		case p.Default != nil:
			given = true
		case given && !isPack(p):
			const why = "this parameter has no default argument, as one before it has"
			if c.noteBad(p.At, why); !c.cfg.Everything {
				if c.decls.gaps == nil {
					c.decls.gaps = map[Object]badPlace{}
				}
				c.decls.gaps[f] = badPlace{p.At, why}
			}
			return
		}
	}
}

// unlikeDecls are two declarations of a function that do not go together.
type unlikeDecls struct {
	first, again *ast.FuncDecl
	why          string
}

// noteUnlike keeps in mind that d, another declaration of f, does not go with the first, if it is so.
func (c *checker) noteUnlike(f *FuncObj, d *ast.FuncDecl) {
	if f.Prelude || f.Decl == nil || f.Decl.At == d.At || c.dialect == ir.OpenCL || c.isPrelude(d.At) {
		return
	}
	why := ""
	for _, word := range []string{"constexpr", "consteval"} {
		if f.Decl.Spec.Has(word) != d.Spec.Has(word) {
			why = "with " + word + " and without"
		}
	}
	if why == "" && !f.ExternC && !strings.HasPrefix(f.Name, "~") && !strings.HasPrefix(f.Name, "operator delete") {
		x, okx := plainThrows(f.Decl)
		y, oky := plainThrows(d)
		if okx && oky && x != y {
			why = "with different exception specifications"
		}
	}
	if why == "" {
		return
	}
	if c.decls.unlike == nil {
		c.decls.unlike = map[Object]unlikeDecls{}
	}
	c.decls.unlike[f] = unlikeDecls{f.Decl, d, why}
}

// plainThrows reports whether the function that d declares may throw, where its specification is none or a literal; ok
// is false where that is not known here.
func plainThrows(d *ast.FuncDecl) (throws, ok bool) {
	fn := d.Decl.Func()
	if fn == nil || d.Alias || d.Default {
		return false, false
	}
	i := slices.IndexFunc(fn.Words, func(w ast.Word) bool { return w.Text == "noexcept" })
	switch {
	case i < 0:
		return true, true
	case fn.Words[i].Args == nil:
		return false, true
	case len(fn.Words[i].Args) == 1 && fn.Words[i].Args[0].Is("true"):
		return false, true
	case len(fn.Words[i].Args) == 1 && fn.Words[i].Args[0].Is("false"):
		return true, true
	}
	return false, false
}
