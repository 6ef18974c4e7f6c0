package sema

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// The parameters of kernels as the host sees them, and whether both sides lay them out alike.

// kernelParams describes the parameters of an instance of f as the host sees them.
func (c *checker) kernelParams(f *FuncObj, fi *FuncInst) []ir.KernelParam {
	var out []ir.KernelParam
	pattern := c.patternTypes(f)
	packed := 0
	for i, p := range c.instParams(fi) {
		k := ir.KernelParam{Name: p.Name, Spelled: p.Param.Text, Pos: p.Param.At}
		q := p.Type.Unqual()
		if q.Valid() {
			k.CType = c.canonical(q)
			k.Type = c.paramIRType(q, p.Param.At)
		}
		if k.Type == nil {
			k.Type = &ir.Opaque{Name: p.Param.Text}
		}
		k.Canonical = k.CType
		if i >= len(f.Params) || f.Params[i] != p.Param {
			if j := slices.Index(f.Params, p.Param); j >= 0 { // not in a specialisation
				i = j
			}
		}
		if i < len(pattern) && f.Template != nil && !p.Pack {
			k.Canonical = c.canonical(pattern[i].Unqual())
		}
		if t, ok := q.T.(*Pointer); ok && t.Elem.Space == ir.Shared {
			k.Space = ir.Shared
		}
		c.describeHandle(&k, q, fi.Scope, p.Param)
		if k.Canonical == "" {
			k.Canonical = p.Param.Text
		}
		if p.Pack && k.Name != "" { // args0, args1, ...
			k.Name += strconv.Itoa(packed)
			packed++
		}
		out = append(out, k)
	}
	return out
}

// canonical spells a type as the vendors' compilers do, in which CUDA's half is a class named __half.
func (c *checker) canonical(q QT) string {
	s := q.String()
	if c.dialect == ir.OpenCL || !strings.Contains(s, "half") {
		return s
	}
	isWord := func(r rune) bool {
		return r == '_' || r >= '0' && r <= '9' || r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z'
	}
	var b strings.Builder
	for len(s) > 0 {
		n := strings.IndexFunc(s, func(r rune) bool { return !isWord(r) })
		switch {
		case n < 0:
			n = len(s)
		case n == 0:
			n = 1
		}
		if w := s[:n]; w == "half" || w == "half2" {
			b.WriteString("__")
		}
		b.WriteString(s[:n])
		s = s[n:]
	}
	return b.String()
}

// paramIRType lowers a parameter's type for the signature, where a type that is not known is opaque.
func (c *checker) paramIRType(q QT, pos source.Pos) ir.Type {
	n := c.diags.Len()
	t := c.lowerType(q, pos)
	if t == nil {
		c.diags.Truncate(n)
		return &ir.Opaque{Name: q.String()}
	}
	return t
}

// patternTypes returns the parameter types of a template with its parameters standing for themselves.
func (c *checker) patternTypes(f *FuncObj) []QT {
	if f.Template == nil {
		return nil
	}
	s := c.patternScope(f.Scope, f.Template.Params)
	var out []QT
	n := c.diags.Len()
	for _, p := range f.Params {
		out = append(out, c.paramType(s, p))
	}
	c.diags.Truncate(n)
	return out
}

// patternParams describes the parameters of a template that has no instance.
func (c *checker) patternParams(f *FuncObj) []ir.KernelParam {
	c.mode.lenient = true
	defer func() { c.mode.lenient = false }()
	s := f.Scope
	if f.Template != nil {
		s = c.patternScope(s, f.Template.Params)
	}
	n := c.diags.Len()
	defer c.diags.Truncate(n)
	var out []ir.KernelParam
	for _, p := range f.Params {
		k := ir.KernelParam{Spelled: p.Text, Pos: p.At, Canonical: p.Text}
		if p.Decl != nil {
			k.Name = p.Decl.Name.Simple()
		}
		q := c.paramType(s, p).Unqual()
		if q.Valid() {
			k.Canonical = c.canonical(q)
			if p.Decl != nil && p.Decl.Pack {
				k.Canonical = packPattern(q)
			}
			if !dependentType(q) {
				k.CType = k.Canonical
				k.Type = c.paramIRType(q, p.At)
			}
		}
		out = append(out, k)
	}
	return out
}

// packPattern spells the type of a function parameter pack as clang does: "const T *...", "Vec<T>...".
func packPattern(q QT) string {
	return strings.Replace(declare(expanded(q), "..."), " ...", "...", 1)
}

// expanded is the pattern q of a pack with the packs that it expands standing for one element each.
func expanded(q QT) QT {
	switch t := q.T.(type) {
	case *Pointer:
		q.T = &Pointer{Elem: expanded(t.Elem)}
	case *Reference:
		q.T = &Reference{Elem: expanded(t.Elem), RValue: t.RValue}
	case *Array:
		e := *t
		e.Elem = expanded(t.Elem)
		q.T = &e
	case *Param:
		e := *t
		e.Pack = false
		q.T = &e
	case *Spec:
		e := *t
		e.Args = slices.Clone(t.Args)
		for i := range e.Args {
			if !e.Args[i].Expand && e.Args[i].Type.Valid() {
				e.Args[i].Type = expanded(e.Args[i].Type)
			}
		}
		q.T = &e
	}
	return q
}

// checkSignature reports what a kernel cannot have.
func (c *checker) checkSignature(k *ir.Kernel, fi *FuncInst) {
	f := fi.Obj
	if !isVoid(fi.Type.Ret) {
		c.errorf(codeKernelDecl, f.Pos, "kernel %s must return void, not %s", f.Name, fi.Type.Ret)
	}
	if f.Name == "main" && f.Scope.Parent == nil {
		c.errorf(codeKernelDecl, f.Pos, "a kernel cannot be called main")
	}
	if f.Class != nil {
		c.unsupported(f.Pos, "kernels that are members of a class")
	}
	if fi.Type.Variadic {
		c.errorf(codeKernelDecl, f.Pos, "a kernel cannot have variable arguments")
	}
	for _, a := range flattenArgs(fi.Args) {
		if a.IsVal && memberPtr(a.ValT) != nil {
			c.unsupported(f.Pos, "pointers to members as template arguments of kernels")
		}
		if a.Obj != nil && !c.spellable(a, f.Pos) {
			c.unsupported(f.Pos, "%s as a template argument of kernels, which no list of members makes", a)
		}
	}
	params := c.lenientParams(fi)
	c.report.epoch++ // what failed there failed silently
	if c.dialect == ir.OpenCL {
		c.checkCLKernel(f, params)
	}
	for _, p := range params {
		if holdsMemberPtr(nonRef(p.Type), 0) {
			c.unsupported(p.Param.At, "pointers to members as parameters of kernels")
		}
		if o := unknownIn(p.Type, 0); o != nil {
			n := c.diags.Len()
			if c.paramType(fi.Scope, p.Param); c.diags.Len() == n { // says the same with a hint
				c.errorf(codeUnknownType, p.Param.Spec.At, "%s", cmp.Or(o.Why, "unknown type "+o.Name))
			}
		}
		if r := recordOf(nonRef(p.Type)); r != nil && !isRef(p.Type) && r.Template == nil && r.Decl != nil &&
			!r.Decl.Defined && r.opened == 0 {
			c.errorf(codeIncomplete, p.Param.At, "parameter %s has the incomplete type %s", p.Name, r.Name)
		}
	}
}

func (c *checker) lenientParams(fi *FuncInst) []InstParam {
	c.mode.lenient = true
	defer func() { c.mode.lenient = false }()
	return c.instParams(fi)
}

// unknownIn finds a type that nobody declared inside q.
func unknownIn(q QT, depth int) *Opaque {
	if depth > 50 {
		return nil
	}
	switch t := q.T.(type) {
	case *Opaque:
		if t.Unknown {
			return t
		}
	case *Pointer:
		return unknownIn(t.Elem, depth+1)
	case *Reference:
		return unknownIn(t.Elem, depth+1)
	case *Array:
		return unknownIn(t.Elem, depth+1)
	case *Func:
		for _, p := range t.Params {
			if o := unknownIn(p, depth+1); o != nil {
				return o
			}
		}
		return unknownIn(t.Ret, depth+1)
	}
	return nil
}
