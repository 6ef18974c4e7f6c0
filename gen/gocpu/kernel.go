package gocpu

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// kernel writes the CPU form of a kernel, which is not refused.
func (e *emitter) kernel(p *plan.Kernel) *kernelCode {
	k := p.Kernel
	if p.Form == plan.FormReference {
		return e.reference(p)
	}
	out := &kernelCode{plan: p}
	f := e.kernelFn(p.Body, p.Exempt)
	out.name = e.topName(k.Symbol)
	var calls []*ir.Func
	switch p.Form {
	case plan.FormPhases:
		var other string
		if p.Phases.Fallback != nil {
			other = e.topName(k.Symbol + "_any")
			out.decls = f.resumable(other, p, p.Phases.Fallback)
			calls = f.calls
		}
		f = e.kernelFn(p.Phases.Func, p.Phases.Exempt)
		f.looks = k.Ring != nil
		out.decls = append(f.inPhases(out.name, p, other), out.decls...)
	case plan.FormResumable:
		out.decls = f.resumable(out.name, p, p.Flat)
	default:
		f.wide = p.Side != 0
		out.decls = f.plain(out.name, p)
	}
	out.funcs = e.reach(append(calls, f.calls...))
	for i, d := range out.decls {
		out.decls[i] = e.compact(d)
	}
	return out
}

// kernelFn begins the Go function of a kernel's body, of which some elements of parameters are exempt from checks.
func (e *emitter) kernelFn(body *ir.Func, exempt plan.Exempt) *fn {
	f := e.newFn(body)
	f.kernel, f.exempt = true, exempt
	for name := range reserved {
		f.taken[name] = 1
	}
	f.entryNames()
	return f
}

// reference writes the call of the user's own Go function, once for the whole launch.
func (e *emitter) reference(p *plan.Kernel) *kernelCode {
	k := p.Kernel
	var args []jot.Code
	for i, t := range e.opt.Reference(k) {
		fn := "ValueArg"
		if p, ok := k.Params[i].Type.(*ir.Pointer); ok {
			fn = "SliceArg"
			if p.Space == ir.Shared {
				fn = "LocalArg"
			}
		}
		args = append(args, jot.Qual(simtPath, fn).Types(t).Call(jot.Id("blk"), jot.Lit(i)))
	}
	name := e.topName(k.Symbol)
	code := jot.Comment(name + " runs the whole launch of " + k.Qualified + " with its first block.").Line().
		Func(name).Params(jot.Id("blk").Op("*").Qual(simtPath, "Block")).Block(
		jot.If(jot.Id("blk").Dot("BlockIdx").Op("==").Parens(jot.Qual(simtPath, "Dim3").Values())).Block(
			jot.Id(k.Attrs.CPU).Call(args...)))
	return &kernelCode{name: name, plan: p, decls: []jot.Code{code}}
}

// plain writes a kernel in which no thread waits for another: one function that runs the threads of a block in a loop.
func (f *fn) plain(name string, p *plan.Kernel) []jot.Code {
	f.takes = p.Takes
	run := f.block(func() {
		for _, d := range p.Regions[0].Uniform {
			f.declare(f.name(d.Var), f.typed(f.value(d.Init), d.Var.Type))
		}
		f.threads(threadRun{Region: p.Regions[0], enter: f.paramCopies})
	})
	return []jot.Code{f.kernelFunc(name, p.Kernel, append(f.prologue(rowFields(p)), run...))}
}

func (f *fn) kernelFunc(name string, k *ir.Kernel, body []jot.Code) jot.Code {
	doc := k.Qualified
	if k.Func.Source != "" {
		doc = k.Func.Source
	}
	return jot.Comment(name + " runs one block of " + doc + ".").Line().
		Func(name).Params(jot.Id("blk").Op("*").Qual(simtPath, "Block")).Block(append(body, jot.Own())...)
}

// argName is the name of a parameter as the launch passed it; the parameter itself is a copy of it per thread if the
// body changes it.
func (f *fn) argName(v *ir.Var) string {
	if !f.facts.Copied(v) {
		return f.name(v)
	}
	key := "arg " + f.name(v)
	if n, ok := f.argNames[key]; ok {
		return n
	}
	n := f.local(f.name(v) + "Arg")
	f.argNames[key] = n
	return n
}

// paramCopies gives the thread its own copies of the parameters that the body changes.
func (f *fn) paramCopies() {
	for _, v := range f.f.Params {
		if f.facts.Needed(v) && f.facts.Copied(v) {
			f.declare(f.name(v), f.paramValue(v))
			if f.facts.Reads[v] == 0 {
				f.add(jot.Id("_").Op("=").Id(f.name(v)))
			}
		}
	}
}

// paramValue is the initial value of parameter v in the form that v has.
func (f *fn) paramValue(v *ir.Var) ex {
	x := ident(f.argName(v))
	if ir.IsPointer(v.Type) && f.facts.Class(v) == memPtr {
		return simtFn("AddrOf", ident("blk"), x)
	}
	return x
}

// prologue fetches everything that is the same for all threads: arguments, shared memory, module variables, ids. What
// a worker keeps from one block to the next are the shared variables and fields.
func (f *fn) prologue(fields []jot.Code) []jot.Code {
	return f.block(func() {
		state := f.workerState(fields)
		for i, v := range f.f.Params {
			if f.facts.Needed(v) {
				f.declare(f.argName(v), f.launchArg(i, v))
			}
		}
		if state {
			f.add(jot.Id(workerName).Op(":=").Qual(simtPath, "StateOf").Types(jot.Id(stateName)).Call(jot.Id("blk")))
		}
		f.sharedVars()
		f.globalsVar()
		f.idVars()
		f.entryParams("check.exempt.")
		f.entryParams("check.parameter")
		f.entryParams("check.share")
		f.monitoredLocals(false)
	})
}

// idVars declares the ids that are the same for the whole block.
func (f *fn) idVars() {
	each := func(name, field string, taken [3]bool) {
		for i, some := range taken {
			if some {
				axis := axes[i]
				f.add(jot.Id(name + axis).Op(":=").Id("blk").Dot(field).Dot(axis))
			}
		}
	}
	each("bdim", "BlockDim", f.takes.BlockDim)
	each("bid", "BlockIdx", f.takes.BlockIdx)
	each("gdim", "GridDim", f.takes.GridDim)
}

// axes are the components of ids and sizes.
var axes = [3]string{"X", "Y", "Z"}

// globalsVar declares the memory of the module's variables.
func (f *fn) globalsVar() {
	if f.takes.Globals {
		memory := jot.Id("blk").Dot("Launch").Dot("Globals")
		f.add(jot.Id("g").Op(":=").Parens(jot.Op("*").Id(f.e.globalName)).Parens(memory))
	}
}

// launchArg reads argument i of the launch.
func (f *fn) launchArg(i int, v *ir.Var) ex {
	p, ok := v.Type.(*ir.Pointer)
	if !ok {
		return prim(jot.Qual(simtPath, "ValueArg").Types(f.typ(v.Type)).Call(jot.Id("blk"), jot.Lit(i)))
	}
	local := p.Space == ir.Shared
	fn := "SliceArg"
	switch c := f.facts.Class(v); {
	case local:
		fn = "LocalArg"
	case p.Ref:
		f.impossible(v.Pos, "a kernel parameter that is a reference")
	case c != slicePtr:
		fn = "PtrArg"
	}
	x := prim(jot.Qual(simtPath, fn).Types(f.elem(p)).Call(jot.Id("blk"), jot.Lit(i)))
	if local && f.facts.Class(v) != slicePtr {
		x = simtFn("PtrOf", x)
	}
	return x
}

// sharedVars names the shared variables that the kernel reaches: fields of the state, and the dynamic arrays, which
// all start at the same byte.
func (f *fn) sharedVars() {
	static := false
	for _, v := range f.shared() {
		if a, ok := v.Type.(*ir.Array); ok && a.N < 0 {
			f.declare(f.name(v), prim(jot.Qual(simtPath, "DynamicShared").Types(f.typ(a.Elem)).Call(jot.Id("blk"))))
			f.entryShared(v, ident(f.name(v)))
			continue
		}
		static = true
		f.declare(f.name(v), f.sharedVar(v))
		f.entryShared(v, ident(f.name(v)))
	}
	if static {
		f.add(simtFn("Clear", ex{c: jot.Op("&").Id(workerName).Dot("shared"), prec: precUnary}).code())
	}
	f.sharedWindows()
}

// sharedWindows gives the shared variables numbers if the kernel uses addresses of shared memory as numbers.
func (f *fn) sharedWindows() {
	if !f.facts.Needs[f.f].SharedNumbers {
		return
	}
	dynamic := false
	for _, v := range f.shared() {
		if a, ok := v.Type.(*ir.Array); ok && a.N < 0 {
			dynamic = true
			continue
		}
		f.add(simtFn("SharedWindow", ident("blk"), f.sharedVar(v)).code())
	}
	if dynamic {
		f.add(simtFn("DynamicWindow", ident("blk")).code())
	}
}

func (f *fn) shared() []*ir.Var { return f.facts.Needs[f.f].Shared }

// sharedField names v among the shared variables.
func (f *fn) sharedField(v *ir.Var) string { return f.field("shared", v) }

// sharedVar is the address of the static shared variable v.
func (f *fn) sharedVar(v *ir.Var) ex {
	return ex{c: jot.Op("&").Id(workerName).Dot("shared").Dot(f.sharedField(v)), prec: precUnary}
}

// The local type of what a worker keeps for a kernel from one block to the next, and the variable that holds it.
const (
	stateName  = "workerState"
	workerName = "worker"
)

// workerState declares the type of what a worker keeps for the kernel: the shared variables, zero when a block starts,
// and fields: the frames of a resumable kernel, or what its threads keep between phases. It reports whether there is
// any of this.
func (f *fn) workerState(fields []jot.Code) bool {
	var shared []jot.Code
	for _, v := range f.shared() {
		if a, ok := v.Type.(*ir.Array); !ok || a.N >= 0 {
			shared = append(shared, jot.Id(f.sharedField(v)).Add(f.typ(v.Type)))
		}
	}
	if len(shared) > 0 {
		fields = append([]jot.Code{jot.Id("shared").Struct(shared...)}, fields...)
	}
	if len(fields) > 0 {
		f.add(jot.Type(stateName).Struct(fields...))
	}
	return len(fields) > 0
}

// deviceFunc writes a device function that suspends nothing.
func (f *fn) deviceFunc(name string) *jot.Statement {
	for n := range reserved {
		f.taken[n] = 1
	}
	n := f.facts.Needs[f.f]
	if n == nil {
		f.impossible(f.f.Pos, "the function %s", f.f.Source)
		return jot.Empty()
	}
	device := f.e.device[f.f]
	f.takes = device.Takes
	params := f.deviceParams(n)
	var ret *jot.Statement
	if f.f.Ret != nil && f.f.Ret != ir.Void {
		ret = f.returnType()
	}
	body := f.block(func() {
		for _, v := range f.f.Params {
			if ir.IsPointer(v.Type) && f.facts.Class(v) == memPtr {
				f.add(jot.Id(f.name(v)).Op(":=").Add(simtFn("AddrOf", ident("blk"), f.memParam(v)).code()))
			}
		}
		f.body(f.f.Body, device.Flat)
		if ret != nil && !ir.ListTerminates(f.f.Body) {
			f.line(f.f.End)
			f.add(jot.Id("panic").Call(jot.Lit("missing return"))) // undefined in C++
		}
	})
	head := f.block(func() {
		f.globalsVar()
		f.idVars()
		f.monitoredLocals(true)
	})
	sig := jot.Func(name).Params(params...)
	if ret != nil {
		sig = sig.Add(ret)
	}
	source := f.f.Source
	if source == "" {
		source = f.f.Name
	}
	// No //line here: `go tool cover -func` parses the file in which a function begins, and it must be Go.
	return jot.Comment(name + " is " + source + ".").Line().
		Add(sig.Block(append(append(head, body...), jot.Own())...))
}

func (f *fn) memParam(v *ir.Var) ex {
	x := ident(f.name(v) + "Arg")
	if v.Type.(*ir.Pointer).Ref {
		return simtFn("PtrTo", x)
	}
	return x
}

func (f *fn) returnType() *jot.Statement {
	if ir.IsPointer(f.f.Ret) {
		return f.classType(f.f.Ret, f.facts.Result(f.f))
	}
	return f.typ(f.f.Ret)
}

func (f *fn) deviceParams(n *plan.Needs) []jot.Code {
	var params []jot.Code
	if n.Block {
		params = append(params, jot.Id("blk").Op("*").Qual(simtPath, "Block"))
	}
	for i, want := range n.Thread {
		if want {
			params = append(params, jot.Id("tid"+axes[i]).Id("uint32"))
		}
	}
	for _, v := range n.Shared {
		if a, ok := v.Type.(*ir.Array); ok && a.N < 0 {
			params = append(params, jot.Id(f.name(v)).Index().Add(f.typ(a.Elem)))
		} else {
			params = append(params, jot.Id(f.name(v)).Op("*").Add(f.typ(v.Type)))
		}
	}
	for _, v := range f.f.Params {
		switch {
		case !ir.IsPointer(v.Type):
			params = append(params, jot.Id(f.name(v)).Add(f.typ(v.Type)))
		case f.facts.Class(v) == memPtr:
			c := movedPtr
			if v.Type.(*ir.Pointer).Ref {
				c = refPtr
			}
			params = append(params, jot.Id(f.name(v)+"Arg").Add(f.classType(v.Type, c)))
		default:
			params = append(params, jot.Id(f.name(v)).Add(f.varType(v)))
		}
	}
	return params
}
