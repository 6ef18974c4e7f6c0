package gocpu

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
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
	var fields []jen.Code
	off := 0
	pad := func(to int) {
		if to > off {
			fields = append(fields, jen.Id("_").Index(jen.Lit(to-off)).Byte())
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
		fields = append(fields, jen.Id(g.field).Add(t))
		off += size
	}
	pad((off + 7) / 8 * 8)
	e.globalBytes = off
	e.globalType = jen.Comment(e.globalName + " is the memory of the module's variables.").Line().Type().Id(e.globalName).
		Struct(fields...)
}

// globalRows adds the fields of simt.Module that describe the globals.
func (e *emitter) globalRows() (fields []jen.Code, init *jen.Statement) {
	if e.globalBytes == 0 {
		return nil, nil
	}
	fields = append(fields, kv("GlobalBytes", jen.Lit(e.globalBytes)))
	var rows []jen.Code
	for _, v := range e.m.Globals {
		if g := e.globals[v]; g.why == "" && !v.Host && !v.Static {
			rows = append(rows, jen.Values(kv("Symbol", jen.Lit(v.Name)), kv("Offset", jen.Lit(g.offset)),
				kv("Size", jen.Lit(ir.Sizeof(v.Type)))))
		}
	}
	if rows != nil {
		fields = append(fields, kv("Globals", jen.Index().Qual(simtPath, "Global").Values(multiline(rows)...)))
	}
	f := e.newFn(&ir.Func{Name: "init"})
	f.static = true
	body := f.block(func() {
		f.add(jen.Id("g").Op(":=").Parens(jen.Op("*").Id(e.globalName)).Parens(jen.Id("mem")))
		for _, v := range e.m.Globals {
			if g := e.globals[v]; g.why == "" && v.Init != nil {
				if _, zero := v.Init.(*ir.Zero); !zero {
					f.add(jen.Id("g").Dot(g.field).Op("=").Add(f.stored(v.Init, v.Type).bare()))
				}
			}
		}
	})
	if len(body) == 1 {
		return fields, nil
	}
	name := freeName(e.opt.Prefix+e.opt.Unit+"InitGlobals", e.top)
	fields = append(fields, kv("InitGlobals", jen.Id(name)))
	init = jen.Comment(name + " gives the module's variables their initial values.").Line().
		Func().Id(name).Params(jen.Id("mem").Qual("unsafe", "Pointer")).Block(body...)
	return fields, init
}

func kv(key string, value jen.Code) jen.Code { return jen.Id(key).Op(":").Add(value) }
