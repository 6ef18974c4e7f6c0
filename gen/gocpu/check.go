package gocpu

import (
	"slices"
	"strconv"
	"strings"

	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/definite"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/ranges"
)

// The checked form of a kernel tells package sanitize of every access to memory that threads share, and of locals that have an address: where the fast form reads the
// place p, it reads *sanitize.Rd(blk, SITE, &p), where the fast form assigns, it calls sanitize.St. Bounds are checked in between by sanitize.El and sanitize.PtrAt. Sites are numbered; the file
// has a table of them. It stands in a test file and attaches itself to the module of the fast forms.

// checker is the state of the emission of checked forms.
type checker struct {
	sites   strings.Builder // the table of sites; see siteRow
	file    string          // of the last row in it
	ids     map[siteKey]int
	texts   map[string][]string // the lines of source files
	granule int
	// constCast says that a pointer to const becomes one to what may be written.
	constCast bool
	name      func(string) string // the name of a source file in reports
}

type siteKey struct {
	at    source.Position
	text  string
	align int
	write bool
	how   siteHow
}

// siteHow is what sets an access apart from a plain one.
type siteHow struct {
	does string // "Atomic", "Volatile" or ""
	part bool   // that the place was never written does not matter
	// parts says that a struct or vector is read, of which parts may have no value; see simt.Site.Parts.
	parts bool
	// narrow says that it is an atomic operation with the scope of the block.
	narrow bool
}

func newChecker(e *emitter) *checker {
	c := &checker{ids: map[siteKey]int{}, texts: map[string][]string{}, name: e.opt.LinePath}
	if c.name == nil {
		c.name = func(name string) string { return name }
	}
	for _, s := range e.m.Sources {
		c.texts[s.Name] = strings.Split(string(s.Text), "\n")
	}
	for _, f := range pass.Funcs(e.m) {
		ir.Walk(f.Body, nil, func(x ir.Expr) {
			if p, ok := x.(*ir.PtrCast); ok {
				c.cast(p)
			}
		})
	}
	return c
}

// cast notes the smallest accesses that a cast of a pointer allows and that the pointer's own type does not show.
func (c *checker) cast(p *ir.PtrCast) {
	from, ok := p.A.Type().(*ir.Pointer)
	to, ok2 := p.Typ.(*ir.Pointer)
	if !ok || !ok2 || from.Elem == ir.Void || to.Elem == ir.Void {
		return
	}
	c.constCast = c.constCast || from.Const && !to.Const
	if n := smallest(to.Elem); n < smallest(from.Elem) && (c.granule == 0 || n < c.granule) {
		c.granule = n
	}
}

// smallest is the size of the smallest scalar in t, in bytes.
func smallest(t ir.Type) int {
	switch t := t.(type) {
	case ir.Scalar:
		return max(t.Size(), 1)
	case *ir.Vector:
		return max(t.Elem.Size(), 1)
	case *ir.Pointer:
		return 8
	case *ir.Array:
		return smallest(t.Elem)
	case *ir.Struct:
		n := 8
		for _, f := range t.Fields {
			n = min(n, smallest(f.Type), max(f.Offset&-f.Offset, 0)|8*b2i(f.Offset == 0))
		}
		return max(n, 1)
	}
	return 1
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// checked reports whether checked forms are being written.
func (f *fn) checked() bool { return f.e.check != nil && !f.unchecked }

// site returns the number of a site as Go.
func (f *fn) site(p source.Pos, text string, align int) ex {
	c := f.e.check
	at := f.e.position(p)
	if at.Line == 0 {
		at = f.e.position(f.pos)
	}
	if !f.e.users(p) && !f.e.users(f.pos) {
		at = source.Position{} // what stands in no file of the user's is told by its caller
	} else if !f.e.users(p) {
		at = f.e.position(f.pos)
	}
	return literal(itoa(c.id(siteKey{at, text, align, f.writing, f.how}, f.e.allowed(at))))
}

// id returns the number of a site, a new one on first use.
func (c *checker) id(k siteKey, allow int) int {
	if n, ok := c.ids[k]; ok {
		return n
	}
	n := len(c.ids) + 1
	c.ids[k] = n
	if k.how.part {
		allow |= 1 << slices.Index(checkKinds[:], "uninit")
	}
	c.sites.WriteString(c.siteRow(k, allow))
	return n
}

// siteRow is a row of the table of sites, whose format simt.SiteTable explains; a row that names a file stands before the first site in another file.
func (c *checker) siteRow(k siteKey, allow int) string {
	var b strings.Builder
	at := "-"
	if k.at.Line > 0 {
		if file := c.name(k.at.File); file != c.file {
			c.file = file
			b.WriteString("file " + file + "\n")
		}
		at = itoa(k.at.Line) + ":" + itoa(k.at.Col)
	}
	b.WriteString(at + " ")
	if k.write {
		b.WriteByte('w')
	} else {
		b.WriteByte('r')
	}
	if k.align > 1 {
		b.WriteString(itoa(k.align))
	}
	b.WriteString(map[string]string{"Atomic": "a", "Volatile": "v"}[k.how.does])
	if k.how.narrow {
		b.WriteByte('b')
	}
	if k.how.parts {
		b.WriteByte('p')
	}
	if allow != 0 {
		b.WriteString("!" + itoa(allow))
	}
	b.WriteString(" " + strings.ReplaceAll(k.text, "\n", " ") + "\n")
	return b.String()
}

// siteTable is the table of all sites as Go.
func (c *checker) siteTable() jen.Code {
	text := "\n" + c.sites.String()
	lit := jen.Lit(text)
	if strconv.CanBackquote(strings.ReplaceAll(text, "\n", "")) {
		lit = jen.Op("`" + text + "`")
	}
	return jen.Qual(simtPath, "SiteTable").Call(lit)
}

// allowMark begins the comment that allows kinds of reports on its line, or on the next one if it stands alone: "// kbind:allow race uninit".
const allowMark = "kbind:allow"

// checkKinds are the names of simt's kinds of reports, in their order.
var checkKinds = [...]string{"fault", "bounds", "null", "align", "const", "freed", "race", "uninit", "barrier", "mask", "divide", "shift", "convert", "overflow", "unwritten"}

// allowed is the set of reports that a comment allows at a position, as a number.
func (e *emitter) allowed(at source.Position) int {
	lines := e.check.texts[at.File]
	set := 0
	for _, n := range []int{at.Line, at.Line - 1} {
		if n < 1 || n > len(lines) {
			continue
		}
		code, rest, ok := strings.Cut(lines[n-1], allowMark)
		if !ok || n != at.Line && strings.Trim(code, " \t/*") != "" {
			continue
		}
		for _, word := range strings.FieldsFunc(rest, func(r rune) bool { return r == ' ' || r == ',' || r == '\r' || r == '\t' }) {
			i := slices.Index(checkKinds[:], word)
			if i < 0 {
				break
			}
			set |= 1 << i
		}
	}
	return set
}

// monitored reports whether accesses to the place e are told.
func (f *fn) monitored(e ir.Expr) bool {
	switch e := e.(type) {
	case *ir.Ref:
		switch e.Var.Kind {
		case ir.SharedVar:
			return true
		case ir.GlobalVar:
			return !e.Var.Host && e.Var.Space != ir.Constant
		}
		return f.inArena(e.Var)
	case *ir.Index:
		return isPointer(e.Base.Type()) || f.monitored(e.Base)
	case *ir.Deref:
		return true
	case *ir.FieldOf:
		return f.monitored(e.Base)
	case *ir.Lanes:
		return f.monitored(e.Base)
	case *ir.LaneAt:
		return f.monitored(e.Base)
	}
	return false
}

// inArena reports whether a local lies in memory whose initialisation is monitored: it has an address, or parts, and its declaration gives it no value.
func (f *fn) inArena(v *ir.Var) bool { return f.e.check != nil && f.e.arenaOf(f.f)[v] }

// arenaOf finds the locals of a function that lie in monitored memory.
func (e *emitter) arenaOf(d *ir.Func) map[*ir.Var]bool {
	if m := e.arenas[d]; m != nil {
		return m
	}
	m := map[*ir.Var]bool{}
	e.arenas[d] = m
	walk(d.Body, func(s ir.Stmt) {
		x, ok := s.(*ir.Declare)
		if !ok || x.Init != nil || x.Var.Kind != ir.Local || !e.users(x.Var.Pos) || isPointer(x.Var.Type) {
			return
		}
		if (e.facts.addressed[x.Var] || isAggregate(x.Var.Type)) && !isEmpty(x.Var.Type) {
			m[x.Var] = true
		}
	}, nil)
	eachList(d.Body, func(list []ir.Stmt) {
		for i, s := range list {
			if x, ok := s.(*ir.Declare); ok && m[x.Var] && (definite.Filled(list, i, x.Var) || !e.facts.addressed[x.Var] && definite.Completed(list, i, x.Var)) {
				delete(m, x.Var)
			}
		}
	})
	e.copiedParts(d, m)
	return m
}

// isEmpty reports whether objects of type t have no value, as those of classes without members.
func isEmpty(t ir.Type) bool {
	switch t := t.(type) {
	case *ir.Struct:
		return !slices.ContainsFunc(t.Fields, func(m ir.Field) bool { return !isEmpty(m.Type) })
	case *ir.Array:
		return isEmpty(t.Elem)
	}
	return false
}

// hasParts reports whether an object of type t may have a value although some of its bytes were never written.
func hasParts(t ir.Type) bool {
	switch t.(type) {
	case ir.Scalar, *ir.Pointer:
		return false
	}
	return true
}

// eachList visits every list of statements.
func eachList(list []ir.Stmt, visit func([]ir.Stmt)) {
	visit(list)
	for _, s := range list {
		for _, l := range ir.Bodies(s) {
			eachList(l, visit)
		}
	}
}

// load writes the value at the place e.
func (f *fn) load(e ir.Expr) ex {
	writing, how := f.writing, f.how
	f.writing, f.how = false, siteHow{part: f.fills(e), parts: hasParts(e.Type())}
	defer func() { f.writing, f.how = writing, how }()
	if q := f.exemption(e); f.checked() && q != "" && !isVolatile(e) {
		return f.exemptElement(e.(*ir.Index), q)
	}
	if v := f.shadowName(e); v != "" && !f.syncing(e) && f.guess(e) == "" {
		return f.loadNamed(e, v)
	}
	x := f.place(e)
	switch {
	case !f.checked():
		return x
	case !f.monitored(e) || isEmpty(e.Type()):
		return f.readChecked(e, x)
	}
	name, guess := "Rd", f.guess(e)
	switch v := ir.Root(e); {
	case f.handing:
		name, f.handing = "RdGiven", false
	case f.syncing(e):
		name = "RdSync"
	case guess != "":
		name = guess
	case v != nil && v.Kind == ir.SharedVar:
		name = "RdShared"
	}
	if isVolatile(e) {
		f.how.does = "Volatile"
	}
	return f.tell(name, e, x.addr())
}

// fills reports whether the place e is read only to write other bits of it, and the assignment being written stores there.
func (f *fn) fills(e ir.Expr) bool { return f.bitsOf != "" && textOf(e) == f.bitsOf }

// insertsBits reports whether an assignment puts bits into an integer and keeps others, w = w & mask | bits, with + or ^ for | too: how programs fill a word byte by byte.
func insertsBits(s *ir.Assign) bool {
	b, ok := ir.Unconverted(s.Src).(*ir.Binary)
	if !ok || b.Op != ir.Or && b.Op != ir.Add && b.Op != ir.Xor {
		return false
	}
	keeps := func(e ir.Expr) bool {
		m, ok := ir.Unconverted(e).(*ir.Binary)
		if !ok || m.Op != ir.And {
			return false
		}
		to := textOf(s.Dst)
		return textOf(ir.Unconverted(m.A)) == to || textOf(ir.Unconverted(m.B)) == to
	}
	return keeps(b.A) != keeps(b.B)
}

// bitsPlace reports whether the place e holds bit-fields.
func bitsPlace(e ir.Expr) bool {
	if x, ok := e.(*ir.Index); ok {
		e = x.Base
	}
	m, ok := e.(*ir.FieldOf)
	if !ok {
		return false
	}
	s, ok := m.Base.Type().(*ir.Struct)
	return ok && s.Fields[m.Field].Bits
}

// placeAlign is the alignment in bytes that the place e has as its types tell: members of packed structs have less than their own types ask for, and what a struct or vector begins with
// has that of the whole.
func placeAlign(e ir.Expr) int {
	a := ir.Alignof(e.Type())
	switch e := e.(type) {
	case *ir.FieldOf:
		if s, ok := e.Base.Type().(*ir.Struct); ok {
			off := s.Fields[e.Field].Offset
			if off == 0 {
				return placeAlign(e.Base)
			}
			a = min(a, placeAlign(e.Base), off&-off)
		}
	case *ir.Index:
		if _, ok := e.Base.Type().(*ir.Array); ok {
			a = min(a, placeAlign(e.Base))
		}
	case *ir.Lanes:
		if len(e.Comps) == 1 && e.Comps[0] == 0 {
			return placeAlign(e.Base)
		}
		a = min(a, placeAlign(e.Base))
	}
	return max(a, 1)
}

// tell writes a call of sanitize that is told of an access to the place e at Go pointer p and returns p.
func (f *fn) tell(name string, e ir.Expr, p ex) ex {
	c := sanitizeFn(name, ident("blk"), f.site(e.Pos(), f.exprText(e), placeAlign(e)), p)
	return ex{c: c.c, prec: precPrimary, deref: true}
}

// syncing reports whether a read of e is what a loop waits for: such reads order, as atomic ones do.
func (f *fn) syncing(e ir.Expr) bool { return f.polling > 0 || f.waiting > 0 && isVolatile(e) }

// store writes the assignment of x to the place dst.
func (f *fn) store(dst ir.Expr, x ex) {
	if !f.checked() || !f.monitored(dst) {
		f.add(f.place(dst).code().Op("=").Add(x.bare()))
		return
	}
	f.writing = true
	defer func() { f.writing = false }()
	if q := f.exemption(dst); q != "" && !isVolatile(dst) {
		e := dst.(*ir.Index)
		name, args := "StQ", []ex{ident("blk"), f.site(e.At, f.exprText(e), placeAlign(e)), f.slice(e.Base), f.intValue(e.I), x, prim(f.use(q))}
		if marks := f.outMarks(e); marks != "" {
			name, args = "StOut", append(args, prim(f.use(marks)))
		}
		f.add(sanitizeFn(name, args...).code())
		return
	}
	if v := f.shadowName(dst); v != "" {
		f.storeNamed(dst, v, x)
		return
	}
	name := "St"
	if isVolatile(dst) {
		name = "StSync"
	}
	f.add(sanitizeFn(name, ident("blk"), f.site(dst.Pos(), f.exprText(dst), placeAlign(dst)), f.place(dst).addr(), x).code())
}

// exemptElement writes the element e of a parameter of which q says how many elements are exempt.
func (f *fn) exemptElement(e *ir.Index, q string) ex {
	c := sanitizeFn("RdQ", ident("blk"), f.site(e.At, f.exprText(e), placeAlign(e)), f.slice(e.Base), f.intValue(e.I), prim(f.use(q)))
	return ex{c: c.c, prec: precPrimary, deref: true}
}

// storeAt writes the assignment of x at the Go pointer p, which was made of the place dst.
func (f *fn) storeAt(dst ir.Expr, p, x ex) {
	f.writing = true
	defer func() { f.writing = false }()
	name := "St"
	if isVolatile(dst) {
		name = "StSync"
	}
	f.add(sanitizeFn(name, ident("blk"), f.site(dst.Pos(), f.exprText(dst), placeAlign(dst)), p, x).code())
}

// updateAt writes Dst op= Src, where dst is the place of Dst.
func (f *fn) updateAt(s *ir.Assign, dst, src ex) {
	if q := f.exemption(s.Dst); q != "" && !isVolatile(s.Dst) {
		e := *s.Dst.(*ir.Index)
		i := &ir.Var{Name: "at", Source: f.exprText(e.I), Type: e.I.Type(), Kind: ir.Temp}
		f.declare(f.name(i), f.typed(f.value(e.I), i.Type))
		e.I = &ir.Ref{X: ir.X{Typ: i.Type, At: e.I.Pos()}, Var: i}
		old := f.exemptElement(&e, q)
		f.store(&e, f.updated(s, ex{c: old.code(), prec: precUnary}, src))
		return
	}
	if v := f.shadowName(s.Dst); v != "" {
		f.updateNamed(s, v, src)
		return
	}
	p := dst.addr()
	if !stable(s.Dst) {
		p = f.bind(p, ir.Void)
	}
	old := f.tell("Rd", s.Dst, p)
	f.storeAt(s.Dst, p, f.updated(s, ex{c: old.code(), prec: precUnary}, src))
}

// frameLocals tells of the frames if monitored locals live there.
func (f *fn) frameLocals() jen.Code {
	if f.checked() {
		for v := range f.flat.inFrame {
			if f.inArena(v) {
				return jen.Qual(sanitizePath, "FrameLocals").Call(jen.Id("blk"), jen.Id("st").Dot("frames"))
			}
		}
	}
	return jen.Null()
}

// localArgs tells of the local memory that OpenCL kernels are passed.
func (f *fn) localArgs() {
	if !f.checked() {
		return
	}
	for i, v := range f.f.Params {
		if p, ok := v.Type.(*ir.Pointer); ok && p.Space == ir.Shared && f.needed(v) {
			f.shareAs("ShareSlice", v, p.Elem, prim(jen.Qual(simtPath, "LocalArg").Types(f.elem(p)).Call(jen.Id("blk"), jen.Lit(i))))
		}
	}
}

// inlinedCall is calling for a call that was inlined.
func (f *fn) inlinedCall(s *ir.Region) {
	if f.checked() && f.e.users(s.At) && !f.flat.dead {
		f.add(jen.Qual(sanitizePath, "Calling").Call(jen.Id("blk"), f.site(s.At, f.calledText(s.At, s.Name), 0).code()))
	}
}

// isVolatile reports whether the source reads and writes the place e as volatile.
func isVolatile(e ir.Expr) bool { return e.IsVolatile() }

// element writes element i of the pointer or array base.
func (f *fn) element(e *ir.Index) ex {
	blk := ident("blk")
	deref := func(name string, base ex) ex {
		c := sanitizeFn(name, blk, f.site(e.At, f.exprText(e), placeAlign(e)), base, f.intValue(e.I))
		return ex{c: c.c, prec: precPrimary, deref: true}
	}
	if t, ok := e.Base.Type().(*ir.Pointer); ok {
		switch {
		case f.facts.sliceable(e.Base):
			return deref("El", f.slice(e.Base))
		case t.Ref:
			return deref("PtrAt", simtFn("PtrTo", f.ref(e.Base)))
		}
		return deref("PtrAt", f.ptr(e.Base))
	}
	base := f.place(e.Base)
	a, ok := e.Base.Type().(*ir.Array)
	if ok && f.inside(e.I, a.N) || !isPlace(e.Base) {
		n := -1
		if ok {
			n = a.N
		}
		return prim(base.sel().Index(f.indexValue(e.I, n).bare()))
	}
	return deref("El", prim(base.sel().Index(jen.Op(":"))))
}

// inside reports whether i is known to be the number of one of n elements.
func (f *fn) inside(i ir.Expr, n int) bool {
	if c, ok := i.(*ir.Const); ok {
		return int64(c.Bits) >= 0 && int64(c.Bits) < int64(n)
	}
	return n > 0 && (ranges.Interval{Hi: int64(n) - 1}).Holds(f.surely(i))
}

// pointee writes what pointer p points at.
func (f *fn) pointee(p ir.Expr) ex {
	name, x := "PtrAt", ex{}
	if f.facts.sliceable(p) && !isNull(p) {
		name, x = "El", f.slice(p)
	} else {
		x = f.ptr(p)
	}
	c := sanitizeFn(name, ident("blk"), f.site(p.Pos(), f.pointeeText(p), ir.Alignof(p.Type().(*ir.Pointer).Elem)), x, literal("0"))
	return ex{c: c.c, prec: precPrimary, deref: true}
}

// atomicRef writes the pointer argument p of the operation s.
func (f *fn) atomicRef(s *ir.Effect, p ir.Expr) ex {
	if !f.checked() || !strings.HasPrefix(string(s.Op), "atomic.") {
		return f.ref(p)
	}
	named, isNamed := f.atomicNamed(s, p)
	x := ex{}
	if !isNamed {
		x = f.ref(p)
	}
	text := f.pointeeText(p)
	switch a := p.(type) {
	case *ir.Addr:
		text = f.exprText(a.Place)
	case *ir.PtrAdd:
		text = f.exprText(&ir.Index{X: ir.X{Typ: p.Type().(*ir.Pointer).Elem, At: p.Pos()}, Base: a.Ptr, I: a.I})
	}
	t := p.Type().(*ir.Pointer).Elem
	site := func(does string) ex {
		f.how = siteHow{does: does, narrow: s.Narrow, part: s.Op == "atomic.cas" && !f.e.users(p.Pos())} // kbind's own loops begin with a guess
		defer func() { f.how = siteHow{} }()
		return f.site(p.Pos(), text, ir.Alignof(t))
	}
	switch {
	case onlyLoads(s):
		return sanitizeFn("RdSync", ident("blk"), site("Atomic"), x)
	case s.Op == "atomic.store" || s.Op == "atomic.exch":
		return sanitizeFn("WrAtomic", ident("blk"), site("Atomic"), x)
	case s.Op == "atomic.cas":
		return sanitizeFn("RdWrCas", ident("blk"), site("Atomic"), x, f.typed(f.value(s.Args[1]), t))
	}
	if isNamed {
		named.site = site("Atomic")
		return named.call("RdWr")
	}
	return sanitizeFn("RdWrAtomic", ident("blk"), site("Atomic"), x)
}

// onlyLoads reports whether the atomic operation s stores nothing new: programs add 0, or exchange 0 for 0, to read.
func onlyLoads(s *ir.Effect) bool {
	switch s.Op {
	case "atomic.load":
		return true
	case "atomic.add", "atomic.sub", "atomic.or", "atomic.xor":
		return ir.IsInt(ir.UnconvertedWord(s.Args[1]), 0)
	case "atomic.cas":
		a, ok := ir.UnconvertedWord(s.Args[1]).(*ir.Const)
		return ok && ir.IsInt(ir.UnconvertedWord(s.Args[2]), a.Bits)
	}
	return false
}

// checkOperand looks at the right operand right, written as b, of the operator op on type ta, which stands at a place in the source.
func (f *fn) checkOperand(op ir.BinaryOp, ta ir.Type, right ir.Expr, b ex, at source.Pos, text func() string) ex {
	s, ok := ta.(ir.Scalar)
	if !f.checked() || !ok || !s.IsInt() || !f.e.users(at) || f.static {
		return b
	}
	tb, r := right.Type(), ranges.Unbounded()
	if t, ok := tb.(ir.Scalar); ok && t.IsInt() {
		r = f.surely(right)
	}
	switch op {
	case ir.Div, ir.Rem:
		if b.lit && !isZeroLit(b) || r.Lo > 0 || r.Hi < 0 {
			return b
		}
		return sanitizeFn("Div", ident("blk"), f.site(at, text(), 0), f.typed(b, tb))
	case ir.Shl, ir.Shr:
		bits := 8 * s.Size()
		if n := parseBits(b.text); f.e.m.Dialect == ir.OpenCL || b.lit && n < uint64(bits) || (ranges.Interval{Hi: int64(bits) - 1}).Holds(r) {
			return b // OpenCL C 3.0 6.5.10: modulo the width
		}
		return sanitizeFn("Count", ident("blk"), f.site(at, text(), 0), f.typed(b, tb), literal(itoa(bits)))
	}
	return b
}

// intRange are the bounds of floating values that convert to an integer type: from the first on, and less than the second.
func intRange(s ir.Scalar) (lo, hi string) {
	bits := 8 * s.Size()
	if s.IsSigned() {
		return "-1<<" + itoa(bits-1), "1<<" + itoa(bits-1)
	}
	return "0", "1<<" + itoa(bits)
}

// checkConversion looks at the floating value x that becomes an integer.
func (f *fn) checkConversion(from, to ir.Type, x ex, e *ir.Convert) ex {
	a, ok := from.(ir.Scalar)
	b, ok2 := to.(ir.Scalar)
	if !f.checked() || !ok || !ok2 || a != ir.F32 && a != ir.F64 || !b.IsInt() || e.Sat || e.Mode != ir.RoundDefault || x.lit || !f.e.users(e.At) || f.static {
		return x
	}
	lo, hi := intRange(b)
	return sanitizeFn("ToInt", ident("blk"), f.site(e.At, f.exprText(e), 0), x, prim(jen.Id(lo)), prim(jen.Id(hi)))
}

// reportsNothing tells whether evaluating e in vain would make no report.
func (f *fn) reportsNothing(e ir.Expr) bool {
	quiet := true
	ir.WalkExprs(e, func(e ir.Expr) bool {
		switch e := e.(type) {
		case *ir.Ref:
			quiet = quiet && !f.monitored(e) && f.definedness(e.Var) == nil
		case *ir.Convert, *ir.Builtin:
			quiet = false
		case *ir.Unary:
			quiet = quiet && e.Op != ir.Neg
		case *ir.Binary:
			quiet = quiet && e.Op != ir.Shl && e.Op != ir.Shr && !f.mayOverflow(e.Op, e.Typ, e.At, f.rangeOf(e.A), f.rangeOf(e.B))
		}
		return quiet
	})
	return quiet
}

// calling tells at which place the user's code calls a function of the prelude.
func (f *fn) calling(at source.Pos, callee *ir.Func) {
	if f.checked() && !f.e.users(callee.Pos) && f.e.users(at) {
		f.add(jen.Qual(sanitizePath, "Calling").Call(jen.Id("blk"), f.site(at, f.calledText(at, callee.Source), 0).code()))
	}
}

// freeing tells where memory is freed.
func (f *fn) freeing(at source.Pos) {
	if f.checked() && f.e.users(at) {
		f.add(jen.Qual(sanitizePath, "Calling").Call(jen.Id("blk"), f.site(at, "free", 0).code()))
	}
}

// share tells of the shared variable v, a Go pointer or, if it is dynamic, a slice.
func (f *fn) share(v *ir.Var, x ex) {
	if !f.checked() {
		return
	}
	fn, elem := "Share", v.Type
	for {
		a, ok := elem.(*ir.Array)
		if !ok {
			break
		}
		if a.N < 0 {
			fn = "ShareSlice"
		}
		elem = a.Elem
	}
	f.shareAs(fn, v, elem, x)
}

func (f *fn) shareAs(fn string, v *ir.Var, elem ir.Type, x ex) {
	name := v.Source
	if name == "" {
		name = v.Name
	}
	call := sanitizeFn(fn, ident("blk"), x, prim(jen.Lit(name)), literal(itoa(ir.Sizeof(elem))), literal(itoa(smallest(elem))))
	if shadow := f.shadowOf(v); f.used[shadow] {
		f.declare(shadow, call)
		return
	}
	f.add(call.code())
}

// arenaLocals allocates the monitored locals of the function that do not live in frames.
func (f *fn) arenaLocals(release bool) {
	if !f.checked() {
		return
	}
	first := true
	walk(f.f.Body, func(s ir.Stmt) {
		d, ok := s.(*ir.Declare)
		if !ok || !f.inArena(d.Var) || f.flat != nil && f.flat.inFrame[d.Var] || f.allocated[d.Var] {
			return
		}
		if f.allocated == nil {
			f.allocated = map[*ir.Var]bool{}
		}
		f.allocated[d.Var] = true
		if first && release {
			f.add(jen.Defer().Qual(sanitizePath, "Release").Call(jen.Id("blk"), jen.Qual(sanitizePath, "Mark").Call(jen.Id("blk"))))
		}
		first = false
		f.add(jen.Id(f.name(d.Var)).Op(":=").Qual(sanitizePath, "Local").Types(f.typ(d.Var.Type)).Call(jen.Id("blk")))
	}, nil)
}

// fresh begins the life of a monitored local.
func (f *fn) fresh(v *ir.Var) {
	p := f.variable(v, nil).addr()
	f.add(sanitizeFn("Fresh", ident("blk"), p).code())
}

// bornAs is fresh for the copy of another such local.
func (f *fn) bornAs(s *ir.Declare) {
	f.fresh(s.Var)
	f.copyPart(&ir.Ref{X: ir.X{Typ: s.Var.Type, At: s.At}, Var: s.Var}, s.Init)
}
