package sema

import (
	"slices"
	"strconv"

	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// maxMessage is the largest request or reply, in bytes.
const maxMessage = 4096

// noteRing keeps a function with the directive ring.
func (c *checker) noteRing(f *FuncObj) {
	if f.Kernel || f.Prelude {
		return
	}
	for _, l := range docLines(f.Docs) {
		if annot.IsRing(l.Text) {
			c.kernels.rings = append(c.kernels.rings, f)
			return
		}
	}
}

// checkRings adds the rings to the module.
func (c *checker) checkRings() {
	for _, f := range c.kernels.rings {
		lines := docLines(f.Docs)
		c.claim(lines)
		d := annot.Parse(lines, c.diags)
		c.fileWords(d)
		if d.Ring == nil {
			continue // it is malformed
		}
		if d.Kernel != nil || d.FirstKernel.IsValid() {
			c.diags.Add(annot.CodeConflict, max(d.FirstKernel, d.Ring.Pos),
				"directives for kernels do not apply to a ring, because its function is not a kernel")
			continue
		}
		shape, ok := d.Ring.BindShape(func(name string) (int64, bool) { return c.hostInt(f.Scope, name) }, c.diags)
		if r := c.ring(f, d.Ring); r != nil && ok {
			r.Blocks, r.Block, r.Capacity, r.Doc = shape.Blocks, shape.Block, shape.Capacity, annot.Doc(lines)
			c.mod.Rings = append(c.mod.Rings, r)
		}
	}
}

// ring checks the function of a ring; nil when it cannot be one.
func (c *checker) ring(f *FuncObj, d *annot.Ring) *ir.Ring {
	refuse := func(pos source.Pos, format string, args ...any) *ir.Ring {
		c.errorf(annot.CodeRing, pos, format, args...)
		return nil
	}
	switch {
	case slices.ContainsFunc(c.mod.Rings, func(r *ir.Ring) bool { return r.GoName == d.Text }):
		return refuse(d.Pos, "there are two rings %s", d.Text)
	case f.Template != nil:
		return refuse(f.Pos, "%s is a template: a ring needs one function; write one that calls the instance", f.Name)
	case f.Class != nil:
		return refuse(f.Pos, "%s is a member of a class: a ring needs a function outside of classes", f.Name)
	case c.dialect != ir.OpenCL && !f.Device:
		return refuse(f.Pos, "%s is a function of the host: a ring needs a __device__ function", f.Name)
	}
	fi := c.funcInst(f, nil, f.Pos)
	if fi == nil || !fi.Type.Ret.Valid() {
		return nil
	}
	if fi.Def == nil || fi.Def.Body == nil {
		return refuse(f.Pos, "%s is declared but not defined", f.Name)
	}
	params := c.instParams(fi)
	if len(params) == 0 {
		return refuse(f.Pos, "%s has no parameter for the request", f.Name)
	}
	r := &ir.Ring{GoName: d.Text, Func: f.Name, Qualified: f.Qualified(), Pos: d.Pos}
	if isVoid(fi.Type.Ret) {
		return refuse(f.Pos, "%s returns nothing: its result is the reply, without which nobody knows when a message is done",
			f.Name)
	}
	if r.Reply, r.ReplyC = c.message(fi.Type.Ret, f.Pos, "the reply of "+f.Name); r.Reply == nil {
		return nil
	}
	q, at := params[0].Type, params[0].Param.At
	if t, ok := q.T.(*Reference); ok && !t.RValue && t.Elem.Const {
		q = t.Elem
	}
	if t, ok := q.T.(*Pointer); ok && c.dialect == ir.OpenCL &&
		(t.Elem.Space == ir.Private || t.Elem.Space == ir.Generic) {
		if q, r.Pointer = t.Elem, true; !q.Const {
			return refuse(at, "the request of %s is not const: what the function writes there is seen by nobody", f.Name)
		}
	}
	if r.Request, r.RequestC = c.message(q, at, "the request of "+f.Name); r.Request == nil {
		return nil
	}
	r.Tell = d.Tell.Text
	if !c.ringStates(r, f, d.Tell.Pos, params[1:]) {
		return nil
	}
	return r
}

// ringStates checks the parameters after the request, which are the state, with the inbox before them if other kernels
// tell the ring something.
func (c *checker) ringStates(r *ir.Ring, f *FuncObj, tell source.Pos, params []InstParam) bool {
	if r.Tell != "" {
		if c.dialect == ir.OpenCL {
			c.errorf(annot.CodeRing, tell, "tell=%s: kernels of rings in OpenCL C end after each batch, so nobody would see "+
				"what another kernel sends", r.Tell)
			return false
		}
		r.State = append(r.State, ir.RingState{Name: ir.RingInbox, C: "unsigned long long *", Pos: tell})
	}
	for i, p := range params {
		if p.Name == ir.RingInbox && r.Tell != "" {
			c.errorf(annot.CodeRing, p.Param.At,
				"%s is the name of the memory for what tell= sends: the state needs another name", p.Name)
			return false
		}
		if !c.ringState(r, f, p, i) {
			return false
		}
	}
	return true
}

// message checks the type of a request or reply; nil when it is none.
func (c *checker) message(q QT, pos source.Pos, what string) (ir.Type, string) {
	q = q.Unqual()
	t := c.lowerType(q, pos)
	if t == nil {
		return nil, "" // which was reported
	}
	_, isStruct := t.(*ir.Struct)
	s, isScalar := t.(ir.Scalar)
	_, isVec := t.(*ir.Vector)
	switch {
	case !isStruct && !isVec && (!isScalar || s == ir.Bool || s == ir.Void):
		c.errorf(annot.CodeRing, pos, "%s is '%s': want a struct, a vector or a number", what, q)
		return nil, ""
	case ir.Sizeof(t) == 0:
		c.errorf(annot.CodeRing, pos, "%s is '%s', which has no size", what, q)
		return nil, ""
	case ir.Sizeof(t) > maxMessage:
		c.errorf(annot.CodeRing, pos, "%s has %d bytes: a message has at most %d", what, ir.Sizeof(t), maxMessage).Hintf(
			"put the rest into a buffer, and its place there into the message")
		return nil, ""
	case c.dialect != ir.OpenCL && !c.scratch().triviallyCopyable(q):
		c.errorf(annot.CodeRing, pos, "%s is '%s', which is not trivially copyable: it goes over the bus as bytes", what, q)
		return nil, ""
	}
	return t, c.canonical(q)
}

// ringState adds a parameter after the request.
func (c *checker) ringState(r *ir.Ring, f *FuncObj, p InstParam, i int) bool {
	q := p.Type.Unqual()
	name := p.Name
	if name == "" {
		name = "state" + strconv.Itoa(i)
	}
	switch t := q.T.(type) {
	case *Reference:
		c.errorf(annot.CodeRing, p.Param.At,
			"%s is a reference: the state of a ring is buffers, passed as pointers, and values",
			name)
		return false
	case *Pointer:
		if c.dialect == ir.OpenCL && t.Elem.Space != ir.Global && t.Elem.Space != ir.Constant {
			c.errorf(annot.CodeRing, p.Param.At, "%s does not point to global memory: the state of a ring is buffers and values",
				name)
			return false
		}
		switch t.Elem.T.(type) {
		case *Array, *Func:
			c.errorf(annot.CodeRing, p.Param.At,
				"%s points to an array or a function: the state of a ring is buffers, passed as pointers to their elements",
				name)
			return false
		}
	}
	if c.lowerType(q, p.Param.At) == nil {
		return false
	}
	r.State = append(r.State, ir.RingState{Name: name, C: c.canonical(q), Pos: p.Param.At})
	return true
}
