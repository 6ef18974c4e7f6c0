package gobind

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/gotype"
)

// paramKind says how a parameter is passed.
type paramKind uint8

const (
	byValue paramKind = iota
	buffer            // device memory
	local             // OpenCL's __local memory
	object            // a texture, surface, image or sampler
)

// param is a kernel parameter in Go.
type param struct {
	c    *ir.KernelParam
	name string
	kind paramKind
	dir  ir.Dir
	typ  gotype.Type // of the value or of an element
	size *ir.HostExpr
	// length is set for a scalar that is the size of an input slice: the slice. The slices forms count it instead of
	// taking it.
	length *param
}

// objectNames are the types of package rt for textures, surfaces, images and samplers, and with Put before them the
// functions of package call that pass them.
var objectNames = [...]string{ir.TextureHandle: "Texture", ir.SurfaceHandle: "Surface", ir.ImageHandle: "Image",
	ir.SamplerHandle: "Sampler"}

// objectType is how Go passes an object: a sampler is a plain value.
func objectType(k ir.HandleKind) *jen.Statement {
	if k == ir.SamplerHandle {
		return rtq(objectNames[k])
	}
	return jen.Op("*").Add(rtq(objectNames[k]))
}

func paramName(p *ir.KernelParam, i int) string {
	if p.Name == "" {
		return "p" + strconv.Itoa(i)
	}
	return p.Name
}

func orPos(a, b source.Pos) source.Pos {
	if a.IsValid() {
		return a
	}
	return b
}

// planParams gives every parameter its Go name, type, direction and size.
func (e *emitter) planParams(f *function) {
	f.scope.Reserve(e.rt, e.calls, e.vec, e.context, e.unsafe, e.module)
	for _, t := range f.types {
		f.scope.Reserve(t.name)
	}
	for i := range f.lead.Params {
		c := &f.lead.Params[i]
		p := &param{c: c, typ: e.argType(c.Type), dir: c.Dir, size: f.lead.Attrs.Size[c.Name]}
		if t := typeParamOf(f, c); t >= 0 {
			p.typ = gotype.Named(f.types[t].name, 1)
			f.types[t].inArgs = true
		}
		if c.Handle != nil {
			p.kind, p.typ = object, gotype.Imported(gotype.RT, objectNames[c.Handle.Kind], 8)
		}
		if ptr, ok := c.Type.(*ir.Pointer); ok {
			p.kind = buffer
			if c.Space == ir.Shared || ptr.Space == ir.Shared {
				p.kind = local
			}
			if p.dir == ir.DirNone {
				p.dir = ir.InOut
				if ptr.Const {
					p.dir = ir.In
				}
			}
			if s := f.lead.Attrs.Scratch[c.Name]; s != nil {
				p.dir, p.size = ir.Scratch, s
			}
		}
		name := gotype.Local(paramName(c, i))
		p.name = f.scope.Pick(name, name+"_")
		f.params = append(f.params, p)
	}
	for i := range f.values {
		v := &f.values[i]
		name := gotype.Local(v.c)
		v.name = f.scope.Pick(name, name+"_")
	}
	f.stream = f.scope.Pick("s", "stream")
	f.launch = f.scope.Pick("l", "launch")
	f.ctx = f.scope.Pick("ctx", "goctx")
	f.err = f.scope.Pick("err", "fault")
	f.call = f.scope.Pick("k", "queued")
	f.task = f.scope.Pick("t", "task")
	f.check = f.scope.Pick("e", "check")
	f.index = f.scope.Pick("kernel", "index")
	f.tuned = f.scope.Pick("tuned", "choice")
	e.planLengths(f)
}

// planLengths finds the scalars that are the size of an input slice.
func (e *emitter) planLengths(f *function) {
	for _, p := range f.params {
		if p.kind != buffer || p.size == nil || p.size.Op != "param" || (p.dir != ir.In && p.dir != ir.InOut) {
			continue
		}
		n := f.param(p.size.Name)
		if n == nil || n.kind != byValue || n.length != nil || typeParamOf(f, n.c) >= 0 {
			continue
		}
		if s, ok := n.c.Type.(ir.Scalar); ok && s.IsInt() {
			n.length = p
		}
	}
}

func (f *function) param(c string) *param {
	i := slices.IndexFunc(f.params, func(p *param) bool { return p.c.Name == c })
	if i < 0 || c == "" {
		return nil
	}
	return f.params[i]
}

// planForms decides whether there is a slices form, and what it takes.
func (e *emitter) planForms(f *function) {
	a := &f.lead.Attrs
	if f.lead.Ring != nil {
		f.why = "it answers the messages of a ring"
		return
	}
	buffers, sized := 0, 0
	for _, p := range f.params {
		if p.kind != buffer {
			continue
		}
		buffers++
		if p.size != nil {
			sized++
		}
		if p.dir == ir.Out {
			f.outs = append(f.outs, p)
			if p.size == nil {
				e.diags.Add(CodeNoOutSize, orPos(p.c.Pos, f.lead.Pos), "the out parameter %s of %s has no size", p.c.Name,
					f.lead.Name).
					Hintf("add //kbind:size %s=...", p.c.Name)
			}
		}
		if p.dir == ir.Scratch && p.size == nil {
			f.why = fmt.Sprintf("the size of %s is not known", p.name)
		}
	}
	switch {
	case f.why != "":
	case !f.lead.Bound:
		f.why = "it has no directives"
	case buffers > 0 && sized == 0:
		f.why = "no size directive says how long its slices are"
	default:
		f.slices = true
	}
	f.shape = !f.grid()
	if a.Shared == nil && f.lead.Has("dynamic-shared") {
		f.shape, f.shared = true, true
	}
}

// nameTemplate names the type parameters and the constant types of a generic function.
func (e *emitter) nameTemplate(f *function) {
	var names gotype.Names
	for _, t := range f.types {
		for _, typ := range t.types {
			names.Reserve(typ.String())
		}
	}
	for i := range f.types {
		t := &f.types[i]
		t.name = names.Pick(gotype.Exported(t.c))
	}
	at := 0
	for i, t := range f.lead.Template {
		if t.Kind == "type" {
			continue
		}
		v := &f.values[at]
		v.typ = f.name + gotype.Exported(t.Name)
		for _, in := range f.insts {
			c := constant{v.typ + argText(in.k.Args[i]), in.values[at]}
			if !slices.ContainsFunc(v.consts, func(o constant) bool { return o.value == c.value }) {
				v.consts = append(v.consts, c)
			}
		}
		at++
	}
}
