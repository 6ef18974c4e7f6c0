package sema

import (
	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// globalVar lowers a variable at namespace scope or a static data member, once; nil after a message.
func (c *checker) globalVar(v *VarObj, pos source.Pos) *ir.Var {
	if v.IR != nil {
		return v.IR
	}
	if v.failedAt == c.report.epoch {
		c.again()
		return nil
	}
	if v.busy {
		c.errorf(codeCycle, pos, "the initialiser of %s mentions itself", v.Name)
		return nil
	}
	if v.Scope == nil { // a template parameter that stands for itself
		c.unsupported(pos, "the template parameter %s here", v.Name)
		return nil
	}
	if !c.enter(v.Scope, pos) {
		return nil
	}
	v.busy = true
	if c.resolveVar(v); v.targs != nil || !c.specialisedLater(v.Scope, recordOf(elemType(v.Type)), v.Pos) {
		v.IR = c.lowerGlobal(v, pos)
	}
	v.busy = false
	c.leave(v.Scope)
	if v.IR == nil {
		v.failedAt = c.failed()
	}
	return v.IR
}

func (c *checker) lowerGlobal(v *VarObj, pos source.Pos) *ir.Var {
	c.resolveVar(v)
	if !v.Type.Valid() {
		return nil
	}
	q := v.Type
	if v.Decl != nil {
		if a := findAttr("alias", v.Decl.Spec.Attrs, declaratorAttrs(v.Decl.Decl)); a != nil {
			c.unsupported(a.At, "the attribute alias")
			return nil
		}
	}
	if isRef(q) {
		c.unsupported(pos, "the reference %s at file scope", v.Name)
		return nil
	}
	t := c.lowerType(q, v.Pos)
	if t == nil {
		return nil
	}
	g := c.newGlobal(v, q, t)
	if g.Handle != nil { // what its constructor is given is the host's business
		g.Space, g.Const = ir.Constant, true
		g.Name = c.unique(g.Source)
		return g
	}
	if !v.Device && !v.Constant && !v.Shared {
		g.Host = true
		c.vars.onHost[g] = !v.Prelude
		if !g.Const {
			c.errorf(codeKernelDecl, pos, "%s lives in host memory: kernels cannot use it", v.Name).Note(v.Pos,
				"declared here").
				Hintf("declare it __device__ or __constant__")
			return nil
		}
	}
	if c.dialect == ir.OpenCL && g.Space == ir.Constant {
		g.Host = true // OpenCL programs have no symbols that the host could set
	}
	outer := c.vars.initCall
	c.vars.initCall = &initCall{}
	ok := c.globalInit(v, q, g)
	if c.vars.initCall.of != nil && ok && !g.Host && g.Kind == ir.GlobalVar {
		c.vars.dynamic[g] = c.vars.initCall
	}
	c.vars.initCall = outer
	if !ok {
		return nil
	}
	g.Name = c.unique(g.Source)
	return g
}

// newGlobal is the IR variable of v, whose type q is t in IR; it has no name yet.
func (c *checker) newGlobal(v *VarObj, q QT, t ir.Type) *ir.Var {
	g := &ir.Var{Handle: c.referenceHandle(q), Source: title(qualify(v.Scope, v.Name), v.args), Type: t,
		Kind: ir.GlobalVar, Space: ir.Global, Const: deepConst(q) || v.Constexpr,
		Static: isClosure(elemType(q)), Pos: v.Pos}
	switch {
	case v.Shared:
		g.Kind, g.Space, g.Const = ir.SharedVar, ir.Shared, false
	case v.Constant || c.dialect == ir.OpenCL && q.Space == ir.Constant:
		g.Space = ir.Constant
	case !v.Device:
		g.Space = ir.Constant
	}
	if v.Decl != nil {
		g.Align = c.declAlign(v.Scope, v.Decl.Spec, v.Decl.Decl, q, v.Pos)
		g.Doc = annot.Doc(docLines([]ast.Comments{v.Decl.Doc}))
	}
	return g
}

// globalInit lowers the initialiser of a global.
func (c *checker) globalInit(v *VarObj, q QT, g *ir.Var) bool {
	if v.Decl == nil || g.Kind == ir.SharedVar {
		return true
	}
	init, s, style := v.Decl.Init, v.Scope, v.Decl.Style
	if init == nil && v.Class != nil {
		if init, s = c.outsideInit(v); init != nil {
			style = ast.CopyInit
		}
	}
	if init == nil {
		if g.Host && v.Extern {
			c.errorf(codeKernelDecl, v.Pos, "%s is declared but not defined here", v.Name)
			return false
		}
		if v.Extern || c.scratch().trivialDefault(q) {
			return v.Extern || c.scratch().mayDefault(q, v.Pos)
		}
		style = ast.NoInit // its default constructor, which must be a constant expression
	}
	c.report.ran = false
	x, ok := c.constInit(s, q, init, style, !v.Constexpr)
	if ok {
		g.Init, g.Dynamic = x, c.report.ran
	}
	return ok
}

// bindGlobals lowers the __constant__ and __device__ variables that directives, or -all, ask to bind.
func (c *checker) bindGlobals() {
	for _, v := range c.vars.globals {
		lines := docLines([]ast.Comments{v.Decl.Doc})
		c.claim(lines)
		d := annot.Parse(lines, c.diags)
		c.fileWords(d)
		at := d.FirstKernel
		if d.Ring != nil && !at.IsValid() {
			at = d.Ring.Pos
		}
		if d.Kernel == nil && at.IsValid() {
			c.diags.Add(annot.CodeDetached, at, "only //kbind:kernel [GoName] is allowed above a variable")
		}
		c.report.epoch++
		n := c.diags.Len()
		if d.Kernel != nil || c.cfg.All {
			switch g := c.globalVar(v, v.Pos); {
			case g == nil:
			case holdsMemberPtr(v.Type, 0):
				c.unsupported(v.Pos, "pointers to members in variables that the host sees")
			case isClosure(v.Type):
				c.unsupported(v.Pos, "closures in variables that the host sees")
			default:
				c.vars.asked = append(c.vars.asked, g)
				if d.Kernel != nil {
					g.Bound = d.Kernel.Text
				}
			}
			if d.Kernel == nil {
				c.diags.Truncate(n)
			}
		}
	}
}
