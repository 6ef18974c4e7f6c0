package gocpu

import (
	"maps"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/affine"
	"github.com/kbind/kbind/gen/internal/spell"
)

// rowWriting is the state of writing a row operation by operation.
type rowWriting struct {
	fr        *fastRow
	code      []jen.Code
	rows      map[*ir.Var]string // private variables
	free      map[ir.Type][]string
	temps     []rowTemp
	count     map[ir.Type]int // of temps
	mentioned map[any]bool
	tid       bool            // tidX is used
	cut       map[string]bool // windows that are used
}

// rowTemp is a row of temporaries.
type rowTemp struct {
	name string
	t    ir.Type
	at   int
}

// operand is a row, or a value that all threads have.
type operand struct {
	row  string
	same ex
}

// write writes the statements. What nobody mentions is not declared: it writes until that is known.
func (p *rowOps) write(fr *fastRow) {
	f := p.f
	p.fr, fr.ops, f.rowOps = fr, p, true
	for _, l := range p.all {
		l.rounds = f.numbered("rounds")
	}
	used, mentioned, taken := f.used, f.mentioned, f.taken
	for {
		known := p.mentioned
		f.used, f.mentioned, f.taken = map[string]bool{}, map[any]bool{}, maps.Clone(taken)
		p.rows, p.free, p.count, p.temps = map[*ir.Var]string{}, map[ir.Type][]string{}, map[ir.Type]int{}, nil
		p.cut, fr.arrays, fr.slice = map[string]bool{}, nil, map[*ir.Var]string{}
		p.code = f.block(func() { f.stmts(p.row.Body) })
		p.mentioned = f.mentioned
		if known != nil && len(known) == len(p.mentioned) {
			break
		}
	}
	p.tid = f.used["tidX"]
	delete(f.used, "tidX")
	for name := range f.used {
		used[name] = true
	}
	f.used, f.mentioned = used, mentioned
	for t, n := range p.count {
		if f.rowTemps == nil {
			f.rowTemps = map[ir.Type]int{}
		}
		f.rowTemps[t] = max(f.rowTemps[t], n)
	}
}

// rowFields are the members of the kernel's state for rows of temporaries.
func (f *fn) rowFields() (fields []jen.Code) {
	for _, t := range []ir.Scalar{ir.F32, ir.F64, ir.I32, ir.U32} {
		if n := f.rowTemps[t]; n > 0 {
			fields = append(fields, jen.Id(rowField(t)).Index(jen.Lit(n)).Index(jen.Qual(vecopPath, "Piece")).Add(scalarType(t)))
		}
	}
	return fields
}

func rowField(t ir.Type) string { return "row" + strings.ToUpper(t.(ir.Scalar).String()) }

// exprs lists what is evaluated before the row: the ends of loops and the indices in them, and the variables that the statements mention.
func (p *rowOps) exprs() (list []ir.Expr) {
	for _, l := range p.all {
		list = append(list, l.first, l.limit)
	}
	for _, t := range p.touched {
		if t.window == nil {
			for _, e := range t.indices() {
				list = append(list, p.round(e.I, t.loops, nil))
			}
		}
	}
	note := func(s ir.Stmt) bool {
		if d, ok := s.(*ir.Declare); ok && p.row.Known[d.Var] == d && p.mentioned[d.Var] {
			list = append(list, &ir.Ref{X: ir.X{Typ: d.Var.Type, At: d.At}, Var: d.Var})
		}
		return true
	}
	for _, d := range p.row.Declares {
		note(d)
	}
	ir.WalkStmts(p.row.Body, note)
	return list
}

// indices are the indices of t, its own first.
func (t *touch) indices() (list []*ir.Index) {
	e := t.e
	for {
		list = append(list, e)
		base, ok := e.Base.(*ir.Index)
		if !ok {
			return list
		}
		e = base
	}
}

// round is e in the first round of the loops, in the second one of the loop next.
func (p *rowOps) round(e ir.Expr, loops []*rowLoop, next *rowLoop) ir.Expr {
	return p.replaced(p.resolved(e), func(v *ir.Var) ir.Expr {
		for _, l := range loops {
			if l.v != v {
				continue
			}
			if l != next {
				return l.first
			}
			step := &ir.Const{X: ir.X{Typ: v.Type, At: e.Pos()}, Bits: uint64(l.step)}
			if c, ok := l.first.(*ir.Const); ok {
				step.Bits += c.Bits
				return step
			}
			return &ir.Binary{X: step.X, Op: ir.Add, A: l.first, B: step}
		}
		return nil
	})
}

// limits declares the numbers of rounds, and the spans of the indices in loops; it returns the conditions for the row, and for its first and last threads.
func (p *rowOps) limits() (when, from, to []ex) {
	f := p.f
	for _, l := range p.all {
		f.declare(l.rounds, vecopFn("Rounds", f.typed(f.value(l.first), l.v.Type), f.typed(f.value(l.limit), l.v.Type), literal(itoa(int(l.step))), literal(boolText(l.through))))
		when = append(when, infix(ident(l.rounds), ">=", literal("0"), precCompare))
	}
	spans := map[string]string{}
	for _, t := range p.touched {
		if t.window != nil {
			continue
		}
		for i, e := range t.indices() {
			length := f.length(e)
			x := f.value(p.round(e.I, t.loops, nil))
			span := vecopFn("SpanOf", f.typed(x, e.I.Type()))
			moves := false
			for _, l := range t.loops {
				if dependsOn(p.resolved(e.I), l.v) {
					moves = true
					span = vecopFn("Along", span, f.typed(x, e.I.Type()), f.typed(f.value(p.round(e.I, t.loops, l)), e.I.Type()), ident(l.rounds))
				}
			}
			window := i == 0 && !t.same
			if !moves && !window {
				when = append(when, f.oneOf(x, length, e.I.Type())...)
				continue
			}
			text := span.code().GoString()
			if spans[text] == "" {
				spans[text] = f.numbered("span")
				f.declare(spans[text], span)
			}
			name := ident(spans[text])
			if !window {
				when = append(when, call(name.code().Dot("Inside"), length))
				continue
			}
			from = append(from, call(name.code().Dot("Enter")))
			to = append(to, call(name.code().Dot("Exit"), length))
		}
	}
	return when, unique(from), unique(to)
}

func boolText(b bool) string {
	if b {
		return "true"
	}
	return "false"
}

// unique drops what is there before.
func unique(list []ex) (out []ex) {
	seen := map[string]bool{}
	for _, x := range list {
		if text := x.code().GoString(); !seen[text] {
			seen[text] = true
			out = append(out, x)
		}
	}
	return out
}

// length is the number of elements of which e is one; in the checked form of those that need no shadow, if its buffer has such.
func (f *fn) length(e *ir.Index) ex {
	if q := f.quietName(e); q != "" {
		return prim(f.use(q))
	}
	if a, ok := e.Base.Type().(*ir.Array); ok && a.N >= 0 {
		return literal(itoa(a.N))
	}
	return call(jen.Id("len"), prim(f.memory(e).sel()))
}

// memory is the buffer or array that holds element e.
func (f *fn) memory(e *ir.Index) ex {
	if isPointer(e.Base.Type()) {
		return f.slice(e.Base)
	}
	return f.place(e.Base)
}

// oneOf is the condition that x is an index of an array of some length: none if both are known.
func (f *fn) oneOf(x, length ex, t ir.Type) []ex {
	if x.lit && length.lit {
		if n := int64(parseBits(x.text)); n >= 0 && n < int64(parseBits(length.text)) {
			return nil
		}
	}
	return []ex{vecopFn("One", f.typed(x, t), length)}
}

// whole is all of the buffer or array that t touches, as a slice.
func (p *rowOps) whole(t *touch) ex {
	list := t.indices()
	e := list[len(list)-1]
	x := p.f.memory(e)
	if isPointer(e.Base.Type()) {
		return x
	}
	return prim(x.sel().Index(jen.Op(":")))
}

// apartWhen is the condition under which no thread touches what another one writes; false if there is nothing to ask.
func (p *rowOps) apartWhen() (ex, bool) {
	var list []ex
	seen := map[[2]*ir.Var]bool{}
	for _, s := range p.touched {
		for _, t := range p.touched {
			pair := [2]*ir.Var{s.root, t.root}
			if !s.store || s == t || seen[pair] || p.certain(s, t) {
				continue
			}
			seen[pair] = true
			seen[[2]*ir.Var{t.root, s.root}] = true
			list = append(list, p.pair(s, t))
		}
	}
	if len(list) == 0 {
		return ex{}, false
	}
	return all(list), true
}

// certain reports whether s and t cannot have an element in common but for one thread.
func (p *rowOps) certain(s, t *touch) bool {
	if s.root != t.root {
		return s.root.Kind != ir.Param || t.root.Kind != ir.Param
	}
	return s.window != nil && s.window == t.window
}

// pair is the condition for everything that the row touches of the variables of s and t.
func (p *rowOps) pair(s, t *touch) ex {
	var list []ex
	moves := false
	seen := map[[2]*affine.Window]bool{}
	for _, a := range p.touched {
		for _, b := range p.touched {
			if !a.store || a == b || a.root != s.root && a.root != t.root || b.root != s.root && b.root != t.root || s.root != t.root && a.root == b.root || p.certain(a, b) {
				continue
			}
			if a.window == nil || b.window == nil {
				moves = true
				continue
			}
			if !seen[[2]*affine.Window{a.window, b.window}] {
				seen[[2]*affine.Window{a.window, b.window}], seen[[2]*affine.Window{b.window, a.window}] = true, true
				list = append(list, vecopFn("Apart", p.windowSlice(a.window), p.first(a.window), p.windowSlice(b.window), p.first(b.window), p.fr.id("lo"), p.fr.id("hi")))
			}
		}
	}
	if s.root == t.root {
		return all(list)
	}
	disjoint := vecopFn("Disjoint", p.whole(s), p.whole(t))
	if moves {
		return disjoint
	}
	return infix(disjoint, "||", all(list), precOr)
}

func (p *rowOps) first(w *affine.Window) ex {
	for i, x := range p.row.Windows {
		if x == w {
			return p.fr.firsts[i]
		}
	}
	return ex{}
}

func (p *rowOps) windowSlice(w *affine.Window) ex {
	base := p.f.windowBase(w).sel()
	if !isPointer(w.Base.Type()) {
		base = base.Index(jen.Op(":"))
	}
	return prim(base)
}

// opsLoop writes the loop over the pieces of the row.
func (f *fn) opsLoop(fr *fastRow, windows []string) {
	p := fr.ops
	n := infix(fr.id("hi"), "-", fr.id("lo"), precAdd)
	pieces := len(p.temps) > 0 || len(p.all) > 0
	if pieces {
		n = call(jen.Id("min"), n, prim(jen.Qual(vecopPath, "Piece")))
	}
	list := f.block(func() {
		if p.tid {
			f.add(jen.Comment("Of the first thread of the row:"))
			f.add(jen.Id("tidX").Op(":=").Uint32().Call(jen.Lit(0)))
		}
		f.add(jen.Id(fr.names["n"]).Op(":=").Add(n.code()))
		f.cutAll(fr, windows)
		for _, t := range p.temps {
			f.add(jen.Id(t.name).Op(":=").Id("st").Dot(rowField(t.t)).Index(jen.Lit(t.at)).Index(jen.Op(":").Id(fr.names["n"])))
		}
		*f.out = append(*f.out, p.code...)
		f.add(jen.Comment(backToFile))
		if pieces {
			f.add(jen.Id(fr.names["lo"]).Op("+=").Id(fr.names["n"]))
		}
	})
	switch {
	case pieces:
		f.add(jen.For(infix(fr.id("lo"), "<", fr.id("hi"), precCompare).code()).Block(list...))
	case p.tid:
		f.add(jen.Block(list...))
	default:
		*f.out = append(*f.out, list...)
	}
}

// temp returns a row of temporaries of type t.
func (p *rowOps) temp(t ir.Type) string {
	if list := p.free[t]; len(list) > 0 {
		name := list[len(list)-1]
		p.free[t] = list[:len(list)-1]
		return name
	}
	return p.newRow("t", t)
}

func (p *rowOps) newRow(name string, t ir.Type) string {
	name = p.f.numbered(name)
	p.temps = append(p.temps, rowTemp{name, t, p.count[t]})
	p.count[t]++
	return name
}

// isTemp reports whether a row holds nothing but what an operation gave.
func (p *rowOps) isTemp(row string) bool {
	for _, t := range p.temps {
		if t.name == row {
			for _, v := range p.rows {
				if v == row {
					return false
				}
			}
			return true
		}
	}
	return false
}

// release gives a temporary back.
func (p *rowOps) release(list ...operand) {
	for _, o := range list {
		if o.row == "" || !p.isTemp(o.row) {
			continue
		}
		for _, t := range p.temps {
			if t.name == o.row {
				p.free[t.t] = append(p.free[t.t], o.row)
			}
		}
	}
}

// rowOf is the row of variable v.
func (p *rowOps) rowOf(v *ir.Var) string {
	if p.kept(v) {
		p.f.ph.used[v] = true
		return p.f.arrayOfRow(v)
	}
	if p.rows[v] == "" {
		p.rows[v] = p.newRow(p.f.name(v), v.Type)
	}
	return p.rows[v]
}

// opsStmt writes a statement for all threads of the row.
func (p *rowOps) opsStmt(s ir.Stmt) {
	f := p.f
	switch s := s.(type) {
	case *ir.Declare:
		v := s.Var
		_, once := p.inits[v]
		switch {
		case p.row.Known[v] == s:
		case once || p.scalars[v]:
			if p.mentioned == nil || p.mentioned[v] {
				f.line(s.At)
				f.declare(f.name(v), f.typed(f.stored(s.Init, v.Type), v.Type))
			}
		case s.Init == nil:
			f.line(s.At)
			f.add(jen.Clear(jen.Id(p.rowOf(v))))
		default:
			f.line(s.At)
			p.into(s.Init, p.rowOf(v))
		}
	case *ir.Assign:
		f.line(s.At)
		s = f.contractedAssign(s)
		src := s.Src
		if s.Op != ir.NoOp {
			src = &ir.Binary{X: ir.X{Typ: s.Dst.Type(), At: s.At}, Op: s.Op, A: s.Dst, B: s.Src}
		}
		p.into(src, p.place(s.Dst))
	case *ir.Block:
		d, l := loopOf(s)
		if l == nil {
			f.stmts(s.List)
			break
		}
		if !p.sumLoop(d.Var, l) {
			f.line(d.At)
			f.loopStmt(l, d)
		}
	case *ir.If:
		f.line(s.At)
		cond := f.value(s.Cond)
		then := f.block(func() { f.stmts(s.Then) })
		els := f.block(func() { f.stmts(s.Else) })
		if len(els) == 0 {
			f.add(jen.If(cond.code()).Block(then...))
			return
		}
		f.add(jen.If(cond.code()).Block(then...).Else().Block(els...))
	}
}

// place is the row of a place.
func (p *rowOps) place(e ir.Expr) string {
	switch e := e.(type) {
	case *ir.Ref:
		return p.rowOf(e.Var)
	case *ir.Index:
		if name := p.fr.windows[e]; name != "" {
			p.cut[name] = true
			return name
		}
		return p.moved(e)
	}
	return ""
}

// moved cuts a window that moves with a loop.
func (p *rowOps) moved(e *ir.Index) string {
	f := p.f
	name := "row"
	for _, t := range p.touched {
		if t.e == e {
			name = f.name(t.root)
		}
	}
	name = f.numbered(name)
	base := p.f.memory(e).sel()
	if !isPointer(e.Base.Type()) {
		base = base.Index(jen.Op(":"))
	}
	f.declare(name, vecopFn("Cut", prim(base), f.typed(f.value(e.I), e.I.Type()), p.fr.id("lo"), p.fr.id("n")))
	return name
}

// operand is the value of e.
func (p *rowOps) operand(e ir.Expr) operand {
	if p.same(e) {
		return operand{same: p.f.typed(p.f.value(e), e.Type())}
	}
	if !p.counts(e) {
		switch e.(type) {
		case *ir.Ref, *ir.Index:
			return operand{row: p.place(e)}
		}
	}
	return operand{row: p.into(e, "")}
}

// op writes an operation that reads list, into dst or, if that is "", a temporary, perhaps one of list.
func (p *rowOps) op(name string, t ir.Type, dst string, args []ex, list ...operand) string {
	p.release(list...)
	if dst == "" {
		dst = p.temp(t)
	}
	p.f.add(vecopFn(name, append([]ex{ident(dst)}, args...)...).code())
	return dst
}

func suffixed(name string, t ir.Type) string { return name + spell.Suffix(t.(ir.Scalar)) }

// into writes e into the row dst, or a temporary if dst is "", and returns where.
func (p *rowOps) into(e ir.Expr, dst string) string {
	f := p.f
	t := e.Type()
	switch {
	case p.same(e):
		return p.op("Fill", t, dst, []ex{f.typed(f.value(e), t)})
	case p.counts(e):
		return p.op(suffixed("Iota", t), t, dst, []ex{infix(f.typed(f.value(e), t), "+", convert(scalarType(t.(ir.Scalar)), p.fr.id("lo")), precAdd)})
	}
	e = f.contracted(e)
	switch e := e.(type) {
	case *ir.Ref, *ir.Index:
		src := p.place(e)
		switch dst {
		case "":
		case src:
			f.add(jen.Id("_").Op("=").Id(src))
		default:
			f.add(jen.Copy(jen.Id(dst), jen.Id(src)))
		}
		return src
	case *ir.Unary:
		a := p.operand(e.A)
		return p.op(suffixed("Neg", t), t, dst, []ex{ident(a.row)}, a)
	case *ir.Binary:
		return p.binary(e, dst)
	case *ir.Convert:
		return p.convert(e, dst)
	case *ir.Builtin:
		return p.builtin(e, dst)
	}
	return dst
}

func (p *rowOps) convert(e *ir.Convert, dst string) string {
	a := p.operand(e.A)
	name := rowConversion(e)
	if name != "=" {
		return p.op(name, e.Typ, dst, []ex{ident(a.row)}, a)
	}
	src := ident(a.row)
	if e.A.Type() != e.Typ {
		src = prim(jen.Qual(vecopPath, "As").Types(scalarType(e.Typ.(ir.Scalar))).Call(src.code()))
	}
	if dst == "" {
		dst = p.temp(e.Typ)
	}
	p.f.add(jen.Copy(jen.Id(dst), src.code()))
	p.release(a)
	return dst
}

// binary writes an operator.
func (p *rowOps) binary(e *ir.Binary, dst string) string {
	t := e.Typ.(ir.Scalar)
	if e.Op == ir.Add && t.IsFloat() {
		if row := p.mulAdd(e, dst); row != "" {
			return row
		}
	}
	name := rowOperators[e.Op]
	if e.Op == ir.Shl || e.Op == ir.Shr {
		a := p.operand(e.A)
		return p.op(suffixed(name+"Scalar", t), t, dst, []ex{ident(a.row), convert(scalarType(t), p.f.shiftCount(t, e.B.Type(), p.f.value(e.B)))}, a)
	}
	a, b := p.operand(e.A), p.operand(e.B)
	if a.row == "" && (e.Op == ir.Sub || e.Op == ir.Div) {
		return p.op(suffixed("Scalar"+name, t), t, dst, []ex{a.same, ident(b.row)}, b)
	}
	return p.both(name, t, dst, a, b)
}

// both writes an operation on two operands of which one may be the same for all threads, whichever.
func (p *rowOps) both(name string, t ir.Type, dst string, a, b operand) string {
	switch {
	case a.row == "":
		return p.op(suffixed(name+"Scalar", t), t, dst, []ex{ident(b.row), a.same}, b)
	case b.row == "":
		return p.op(suffixed(name+"Scalar", t), t, dst, []ex{ident(a.row), b.same}, a)
	}
	return p.op(suffixed(name, t), t, dst, []ex{ident(a.row), ident(b.row)}, a, b)
}

// mulAdd writes a sum with a product, both rounded, as one operation; "" if e is none.
func (p *rowOps) mulAdd(e *ir.Binary, dst string) string {
	for _, way := range [2][2]ir.Expr{{e.A, e.B}, {e.B, e.A}} {
		m, ok := way[0].(*ir.Binary)
		if !ok || m.Op != ir.Mul || p.same(m) || p.same(way[1]) {
			continue
		}
		return p.three("MulAdd", e.Typ, dst, p.operand(m.A), p.operand(m.B), p.operand(way[1]))
	}
	return ""
}

// three writes a product and a sum of rows; one factor may be the same for all threads.
func (p *rowOps) three(name string, t ir.Type, dst string, x, y, z operand) string {
	if y.row == "" {
		x, y = y, x
	}
	if x.row == "" {
		return p.op(suffixed(name+"Scalar", t), t, dst, []ex{x.same, ident(y.row), ident(z.row)}, y, z)
	}
	return p.op(suffixed(name, t), t, dst, []ex{ident(x.row), ident(y.row), ident(z.row)}, x, y, z)
}

// builtin writes a function.
func (p *rowOps) builtin(e *ir.Builtin, dst string) string {
	name := functionName(e.Op)
	a := p.operand(e.Args[0])
	switch len(e.Args) {
	case 1:
		return p.op(suffixed(name, e.Typ), e.Typ, dst, []ex{ident(a.row)}, a)
	case 2:
		return p.both(name, e.Typ, dst, a, p.operand(e.Args[1]))
	}
	b, c := p.operand(e.Args[1]), p.operand(e.Args[2])
	if c.row == "" {
		c = operand{row: p.op("Fill", e.Typ, "", []ex{c.same})}
	}
	return p.three(name, e.Typ, dst, a, b, c)
}
