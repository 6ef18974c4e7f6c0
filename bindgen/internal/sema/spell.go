package sema

import (
	"strings"

	"github.com/kbind/kbind/bindgen/internal/ast"
)

// spellName writes a name as in the source, without the arguments' details.
func spellName(n *ast.Name) string {
	var b strings.Builder
	if n.Global {
		b.WriteString("::")
	}
	for i := range n.Parts {
		if i > 0 {
			b.WriteString("::")
		}
		b.WriteString(n.Parts[i].Ident)
		if n.Parts[i].HasArgs {
			b.WriteByte('<')
			for j := range n.Parts[i].Args {
				if j > 0 {
					b.WriteString(", ")
				}
				b.WriteString(spellArg(&n.Parts[i].Args[j]))
			}
			b.WriteByte('>')
		}
	}
	return b.String()
}

func spellArg(a *ast.TemplateArg) string {
	out := ""
	switch {
	case a.Type != nil:
		out = a.Type.Spec.Text
		if a.Type.Decl != nil {
			out += a.Type.Decl.Text
		}
	case a.Expr != nil:
		out = spellExpr(a.Expr)
	}
	if a.Pack {
		out += "..."
	}
	return out
}

func spellExpr(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.IntLit:
		return e.Text
	case *ast.Ident:
		return spellName(e.Name)
	case *ast.BoolLit:
		if e.Value {
			return "true"
		}
		return "false"
	case *ast.Paren:
		return "(" + spellExpr(e.X) + ")"
	case *ast.Unary:
		return e.Op + spellExpr(e.X)
	case *ast.Binary:
		return spellExpr(e.X) + " " + e.Op + " " + spellExpr(e.Y)
	}
	return "(...)"
}
