package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/access"
)

// Most accesses to buffers cannot race: the kernel writes nothing there, or each thread accesses its own element only. They are exempt from the shadow (see package access). Such a parameter
// gets a Go variable with the number of elements that are exempt: the buffer's length, or 0 where the shadow counts after all. It counts for the former when another argument is the same
// memory and written, for the latter when the shape of the launch does not give each thread an element of its own, and for both when not all of the buffer has been written before.

// argUses is how the kernel uses its pointer parameters.
func (f *fn) argUses() map[*ir.Var]*access.Use { return access.Of(f.f, f.e.check.constCast) }

// exemptParams finds the parameters of a kernel whose elements may be exempt.
func (f *fn) exemptParams() {
	if !f.checked() || f.exempt != nil {
		return
	}
	f.exempt, f.shadowed = map[*ir.Var]jen.Code{}, map[*ir.Var]bool{}
	locals := access.Fixed(f.f.Body, f.copied)
	uses := f.argUses()
	for i, v := range f.f.Params {
		u := uses[v]
		if u == nil || f.copied(v) || f.facts.classOf(v) != slicePtr || len(u.Indices) == 0 || v.Type.(*ir.Pointer).Space == ir.Shared {
			continue
		}
		if !u.Written {
			f.exempt[v] = jen.Qual(sanitizePath, "QuietRead").Call(jen.Id("blk"), jen.Lit(i), jen.Len(jen.Id(f.name(v))))
			continue
		}
		if o := access.OwnElement(u.Indices, locals, f.copied); o != nil && !u.Escapes {
			f.exempt[v] = jen.Qual(sanitizePath, "QuietOwn").Call(jen.Id("blk"), jen.Lit(i), jen.Len(jen.Id(f.name(v))), jen.Lit(o.Block), f.ownWidth(o))
			continue
		}
		f.shadowed[v] = true
	}
}

// exemption is the variable that tells how many elements of the parameter that e is an element of are exempt, "" if none ever is.
func (f *fn) exemption(e ir.Expr) string {
	x, ok := e.(*ir.Index)
	if !ok || !f.kernel || f.exempt == nil {
		return ""
	}
	r, ok := x.Base.(*ir.Ref)
	if !ok || f.exempt[r.Var] == nil {
		return ""
	}
	return f.name(r.Var) + "Quiet"
}

// exemptVars declares those of these variables that were used.
func (f *fn) exemptVars() {
	for _, v := range f.f.Params {
		if name := f.name(v) + "Quiet"; f.exempt[v] != nil && f.used[name] {
			f.add(jen.Id(name).Op(":=").Add(f.exempt[v]))
		}
		if name := f.name(v) + "Marks"; f.exempt[v] != nil && f.used[name] {
			f.add(jen.Id(name).Op(":=").Qual(sanitizePath, "Marks").Call(jen.Id("blk"), jen.Lit(f.outs[v])))
		}
	}
	f.argVars()
}

// ownWidth is the Go expression of the width of the rows that an index counts through, 0 for an index in one dimension.
func (f *fn) ownWidth(o *access.Own) jen.Code {
	switch w := o.Width.(type) {
	case *ir.Const:
		return jen.Lit(int(w.Bits))
	case *ir.Ref:
		return jen.Int().Call(jen.Id(f.argName(w.Var)))
	}
	return jen.Lit(0)
}

// wild reports whether the kernel follows pointers from memory, which may point into any buffer.
func (e *emitter) wild(list []*ir.Func) bool {
	found := false
	for _, d := range list {
		walk(d.Body, func(ir.Stmt) {}, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Index, *ir.Deref, *ir.FieldOf:
				found = found || isPointer(x.Type())
			case *ir.PtrCast:
				found = found || isPointer(x.Typ) && !isPointer(x.A.Type())
			case *ir.Ref:
				found = found || x.Var.Kind == ir.GlobalVar && isPointer(x.Typ)
			}
		})
	}
	return found
}

// argSets are a bit for each parameter that the kernel does not write through, and that it does not read through.
func (f *fn) argSets() (readOnly, writeOnly uint64) {
	uses := f.argUses()
	for i, v := range f.f.Params {
		u := uses[v]
		if u == nil || i >= 63 {
			continue
		}
		if !u.Written {
			readOnly |= 1 << i
		}
		if u.WriteOnly() {
			writeOnly |= 1 << i
		}
	}
	return readOnly, writeOnly
}
