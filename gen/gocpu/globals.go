package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// global is where a variable of the module lies in the block of globals.
type global struct {
	field  string
	offset int
	why    string // why it has no Go form
}

// layoutGlobals lays the module's variables out in their order, each at its alignment, and declares the struct that
// they form.
func (e *emitter) layoutGlobals() {
	e.globals = map[*ir.Var]global{}
	if len(e.m.Globals) == 0 {
		return
	}
	e.globalName = freeName(e.opt.Prefix+e.opt.Unit+"Globals", e.top)
	taken := nameSet{"_": 1}
	var fields []jot.Code
	off := 0
	pad := func(to int) {
		if to > off {
			fields = append(fields, jot.Id("_").Index(jot.Lit(to-off)).Id("byte"))
			off = to
		}
	}
	for v, why := range e.plan.Globals {
		e.globals[v] = global{why: why}
	}
	for _, v := range e.m.Globals {
		if e.globals[v].why != "" {
			continue
		}
		t := e.goType(v.Type)
		size := ir.Sizeof(v.Type)
		align := max(ir.Alignof(v.Type), v.Align, 1)
		pad((off + align - 1) / align * align)
		g := global{field: freeName(v.Name, taken), offset: off}
		e.globals[v] = g
		fields = append(fields, jot.Id(g.field).Add(t))
		off += size
	}
	pad((off + 7) / 8 * 8)
	e.globalBytes = off
	e.globalType = jot.Comment(e.globalName + " is the memory of the module's variables.").Line().Type(e.globalName).
		Struct(fields...)
}

// globalRows adds the fields of simt.Module that describe the globals.
func (e *emitter) globalRows() (fields []jot.Code, init *jot.Statement) {
	if e.globalBytes == 0 {
		return nil, nil
	}
	fields = append(fields, kv("GlobalBytes", jot.Lit(e.globalBytes)))
	var rows []jot.Code
	for _, v := range e.m.Globals {
		if g := e.globals[v]; g.why == "" && !v.Host && !v.Static {
			rows = append(rows, jot.Values(kv("Symbol", jot.Lit(v.Name)), kv("Offset", jot.Lit(g.offset)),
				kv("Size", jot.Lit(ir.Sizeof(v.Type)))))
		}
	}
	if rows != nil {
		fields = append(fields, kv("Globals", jot.Index().Qual(simtPath, "Global").Values(multiline(rows)...)))
	}
	f := e.newFn(&ir.Func{Name: "init"})
	f.static = true
	body := f.block(func() {
		f.add(jot.Id("g").Op(":=").Parens(jot.Op("*").Id(e.globalName)).Parens(jot.Id("mem")))
		for _, v := range e.m.Globals {
			if g := e.globals[v]; g.why == "" && v.Init != nil {
				if _, zero := v.Init.(*ir.Zero); !zero {
					f.add(jot.Id("g").Dot(g.field).Op("=").Add(f.stored(v.Init, v.Type).bare()))
				}
			}
		}
	})
	if len(body) == 1 {
		return fields, nil
	}
	name := freeName(e.opt.Prefix+e.opt.Unit+"InitGlobals", e.top)
	fields = append(fields, kv("InitGlobals", jot.Id(name)))
	init = jot.Comment(name + " gives the module's variables their initial values.").Line().
		Func(name).Params(jot.Id("mem").Qual("unsafe", "Pointer")).Block(body...)
	return fields, init
}

func kv(key string, value jot.Code) jot.Code { return jot.Key(key, value) }
