package sema

import (
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/ir"
)

// Sub-groups of OpenCL have as many work-items as the CPU's warps, unless kernels ask for fewer. The number holds for
// the whole unit, since its functions are translated once for all kernels that call them; kernels that ask for nothing
// may have any (OpenCL C 3.0 6.15.19).

// warpSize is the number of work-items in a warp of the CPU.
const warpSize = 32

// settleSubGroups takes the first size that a wanted kernel asks for and that is a half, a quarter or the whole of a
// warp.
func (c *checker) settleSubGroups() {
	c.cl.subGroup = warpSize
	if c.dialect != ir.OpenCL {
		return
	}
	for _, f := range c.kernels.funcs {
		if f.Prelude || f.Decl.Body == nil || f.Template != nil || !c.cfg.All && !directives(f) {
			continue
		}
		if n := c.askedSubGroup(f.Scope, f.Decl.Spec.Attrs, f.Decl.Decl.Attrs); n == 8 || n == 16 || n == warpSize {
			c.cl.subGroup = n
			return
		}
	}
}

// askedSubGroup is the argument of intel_reqd_sub_group_size (cl_intel_required_subgroup_size); 0 without one, -1 when
// it is no constant.
func (c *checker) askedSubGroup(s *Scope, lists ...[]*ast.Attr) (n int64) {
	a := findAttr("intel_reqd_sub_group_size", lists...)
	if a == nil || len(a.Args) != 1 {
		return 0
	}
	n = -1
	c.speculate(func() bool {
		x, _, ok := c.constExpr(s, a.Args[0])
		if ok && !x.Float {
			n = int64(x.I)
		}
		return ok
	})
	return n
}

// subGroupSize refuses the body of a kernel that asks for sub-groups of another size than those of its unit.
func (c *checker) subGroupSize(k *ir.Kernel, fi *FuncInst) {
	lists := [][]*ast.Attr{fi.Def.Spec.Attrs, fi.Def.Decl.Attrs}
	switch n := c.askedSubGroup(fi.Scope, lists...); {
	case n == 0 || n == c.cl.subGroup:
	case n == 8 || n == 16 || n == warpSize:
		c.unsupported(k.Pos, "sub-groups of %d work-items beside others of %d in one unit", n, c.cl.subGroup)
	default:
		c.unsupported(k.Pos, "sub-groups of %d work-items: on the CPU they have 8, 16 or 32", n)
	}
	if findAttr("qcom_reqd_sub_group_size", lists...) != nil {
		c.unsupported(k.Pos,
			"sub-groups of a size that one vendor's devices have: on the CPU they have 8, 16 or 32 work-items")
	}
}
