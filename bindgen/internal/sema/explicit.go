package sema

import (
	"slices"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// yesNo is an answer that is looked for once.
type yesNo uint8

const (
	notAsked yesNo = iota
	yes
	no
)

func yesIf(b bool) yesNo {
	if b {
		return yes
	}
	return no
}

// explicitWord is the specifier explicit or explicit(e) of a constructor, a conversion function or a guide.
func explicitWord(f *FuncObj) *ast.Word {
	if f.Decl == nil || f.Decl.Spec == nil {
		return nil
	}
	i := slices.IndexFunc(f.Decl.Spec.Words, func(w ast.Word) bool { return w.Text == "explicit" })
	if i < 0 {
		return nil
	}
	return &f.Decl.Spec.Words[i]
}

// isExplicit reports whether f is explicit whatever the arguments of its own template are ([dcl.fct.spec]/3, and
// C++20's explicit(e)). Of a template with a condition each instance has to be asked (explicitInst), which
// [over.match.funcs]/8 of C++20 does once its arguments are deduced.
func (c *checker) isExplicit(f *FuncObj) bool {
	w := explicitWord(f)
	switch {
	case w == nil || w.Args == nil:
		return w != nil
	case f.Template != nil:
		return false
	}
	if f.explicit == notAsked {
		f.explicit = c.explicitIf(w, f.Decl, f.Scope)
	}
	return f.explicit == yes
}

// explicitInst reports whether an instance of a function is explicit.
func (c *checker) explicitInst(f *FuncInst) bool {
	w := explicitWord(f.Obj)
	if w == nil || w.Args == nil || f.Obj.Template == nil {
		return c.isExplicit(f.Obj)
	}
	if f.explicit == notAsked {
		f.explicit = c.explicitIf(w, f.Obj.Decl, f.Scope)
	}
	return f.explicit == yes
}

// notExplicit are those of a set of constructors that are not explicit.
func (c *checker) notExplicit(set []*FuncObj) []*FuncObj {
	return slices.DeleteFunc(slices.Clone(set), c.isExplicit)
}

// explicitIf evaluates the condition of explicit(e). One that makes no sense is an error, and the function explicit.
func (c *checker) explicitIf(w *ast.Word, d *ast.FuncDecl, s *Scope) yesNo {
	x := c.parser.ParseExpr(w.Args, d.Body)
	if x == nil {
		return yes
	}
	if k, _, ok := c.constIn(c.scratch(), NewScope(BlockScope, s), x, basic(Bool)); ok && k.I == 0 {
		return no
	}
	return yes
}
