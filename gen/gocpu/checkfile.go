package gocpu

import (
	"errors"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/access"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/plan"
)

// EmitChecked writes the checked form of the kernels that p plans, for checked execution: a test file that attaches
// itself to the module variable opt.Checks, which Emit's file declares. Kernels without a CPU form, or with a reference
// in Go, are left out. The source is nil when none is left.
func EmitChecked(p *plan.Module, opt Options) ([]byte, error) {
	e := newEmitter(p, opt)
	var rows []jen.Code
	var bodies []*kernelCode
	constCast, granule := pass.Casts(e.m)
	for _, p := range e.plan.Kernels {
		if p.Attrs.CPU != "" || p.Refused != nil {
			continue
		}
		k, body := p.Kernel, e.kernel(p)
		bodies = append(bodies, body)
		readOnly, writeOnly := argSets(p.Plain, constCast)
		row := []jen.Code{kv("Symbol", jen.Lit(e.symbol(k))), kv("Form", jen.Lit(string(p.Form))),
			kv("Run", jen.Id(body.name)), kv("Fine", fineParams(k)),
			kv("Args", paramNames(k))}
		if readOnly != 0 {
			row = append(row, kv("ReadOnly", jen.Lit(int(readOnly))))
		}
		if writeOnly != 0 {
			row = append(row, kv("WriteOnly", jen.Lit(int(writeOnly))))
		}
		if e.wild(append([]*ir.Func{p.Body}, body.funcs...)) {
			row = append(row, kv("Wild", jen.True()))
		}
		if outs := e.outSites(p); outs != nil {
			row = append(row, kv("Outs", outs))
		}
		if size := maxSize(k); size != nil {
			row = append(row, kv("MaxSize", size))
		}
		rows = append(rows, jen.Values(append(row, e.waits(p)...)...))
	}
	if len(rows) == 0 {
		return nil, nil
	}
	f := jen.NewFile(opt.Package)
	f.HeaderComment(opt.Header)
	importNames(f)
	f.ImportName(vecPath, "vec")
	fields := []jen.Code{kv("Kernels", jen.Index().Qual(simtPath, "Kernel").Values(multiline(rows)...)),
		kv("Sites", e.sites.code()), kv("Off", jen.Qual("testing", "CoverMode"))}
	if granule > 0 {
		fields = append(fields, kv("Granule", jen.Lit(granule)))
	}
	if consts := e.constRows(); consts != nil {
		fields = append(fields, kv("Consts", jen.Index().Qual(simtPath, "Global").Values(multiline(consts)...)))
	}
	if e.m.Dialect == ir.OpenCL {
		fields = append(fields, kv("OpenCL", jen.True()))
	}
	f.Comment("The checked form of the kernels runs in tests of this package.")
	f.Var().Id("_").Op("=").Id(opt.Checks).Dot("Check").Call(jen.Op("&").Qual(simtPath,
		"Checked").Values(multiline(fields)...))
	e.addBodies(f, bodies)
	if len(e.bugs) > 0 {
		return nil, errors.Join(e.bugs...)
	}
	return render(f, opt.File)
}

// constRows lists the variables that kernels must not write.
func (e *emitter) constRows() (rows []jen.Code) {
	for _, v := range e.m.Globals {
		if g := e.globals[v]; g.why == "" && g.field != "" && (v.Host || v.Space == ir.Constant) {
			name := v.Source
			if name == "" {
				name = v.Name
			}
			rows = append(rows, jen.Values(kv("Symbol", jen.Lit(name)), kv("Offset", jen.Lit(g.offset)),
				kv("Size", jen.Lit(ir.Sizeof(v.Type)))))
		}
	}
	return rows
}

// paramNames lists the names of the parameters in the source.
func paramNames(k *ir.Kernel) jen.Code {
	var list []jen.Code
	for _, p := range k.Params {
		list = append(list, jen.Lit(p.Name))
	}
	return jen.Index().String().Values(list...)
}

// fineParams lists for each parameter the size of the smallest part of what it points at.
func fineParams(k *ir.Kernel) jen.Code {
	var list []jen.Code
	for _, p := range k.Params {
		n := 0
		if t, ok := p.Type.(*ir.Pointer); ok {
			n = ir.Smallest(t.Elem)
		}
		list = append(list, jen.Lit(n))
	}
	return jen.Index().Uint8().Values(list...)
}

// wild reports whether functions follow pointers from memory, which may point into any buffer.
func (e *emitter) wild(list []*ir.Func) bool {
	found := false
	for _, d := range list {
		ir.VisitReachable(e.plain(d).Body, func(ir.Stmt) {}, func(x ir.Expr) {
			switch x := x.(type) {
			case *ir.Index, *ir.Deref, *ir.FieldOf:
				found = found || ir.IsPointer(x.Type())
			case *ir.PtrCast:
				found = found || ir.IsPointer(x.Typ) && !ir.IsPointer(x.A.Type())
			case *ir.Ref:
				found = found || x.Var.Kind == ir.GlobalVar && ir.IsPointer(x.Typ)
			}
		})
	}
	return found
}

// plain is the device function or kernel d without checks.
func (e *emitter) plain(d *ir.Func) *ir.Func {
	if p := e.device[d]; p != nil {
		return p.Plain
	}
	for _, p := range e.plan.Kernels {
		if p.Body == d {
			return p.Plain
		}
	}
	return d
}

// argSets are a bit for each parameter that the kernel does not write through, and that it does not read through.
// constCast says that the module casts const away.
func argSets(d *ir.Func, constCast bool) (readOnly, writeOnly uint64) {
	uses := access.Of(d, constCast)
	for i, v := range d.Params {
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

// outSites lists for each parameter the site of its declaration if it is an output whose elements launches are to
// write, else 0; nil if none is.
func (e *emitter) outSites(p *plan.Kernel) jen.Code {
	var list []jen.Code
	f := e.newFn(p.Body)
	some := false
	for _, site := range p.Outs {
		n := number(0)
		if site != 0 {
			n, some = f.site(site), true
		}
		list = append(list, n.code())
	}
	if !some {
		return nil
	}
	return jen.Index().Uint32().Values(list...)
}
