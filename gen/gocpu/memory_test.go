package gocpu

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

func structOf(name string, union bool, fields ...ir.Field) *ir.Struct {
	s := &ir.Struct{Name: name, Source: name, Union: union, Fields: fields}
	ir.Layout(s, 1, nil)
	return s
}

// TestMemory runs pointers, structs, unions, arrays, vectors and module variables.
func TestMemory(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	for _, add := range []func(u *unit, p *program){memoryWalk, memoryPun, memoryStructs, memoryRefs, memoryStored,
		memoryVectors, memorySharing, memoryGlobals, memoryPrints} {
		add(u, p)
	}
	p.check(t)
}

// memoryWalk runs moving pointers: p++, negative indices, differences, comparison, one past the end.
func memoryWalk(u *unit, p *program) {
	o, q, e, sum := param("out", ptr(ir.I32)), local("p", ptr(ir.I32)), local("end", ptr(ir.I32)), local("sum", ir.I32)
	in := param("in", ptr(ir.I32))
	u.kernel("walk", params(in, o),
		u.decl(q, get(in)), u.decl(e, move(get(in), i32(4))), u.decl(sum, i32(0)),
		&ir.Loop{S: u.at(), Cond: lt(get(q), get(e)), Post: list(u.set(get(q), move(get(q), i32(1)))),
			Body: list(u.upd(get(sum), ir.Add, star(get(q))))},
		u.set(at(get(o), i32(0)), get(sum)),
		u.set(at(get(o), i32(1)), at(get(q), i32(-1))),
		u.set(at(get(o), i32(2)), conv(ir.I32, dist(get(q), get(in)))),
		u.set(at(get(o), i32(3)), conv(ir.I32, eq(get(q), get(e)))),
		u.set(at(get(o), i32(4)), conv(ir.I32, bin(ir.Ne, get(q), null(ptr(ir.I32))))),
		u.set(at(get(o), i32(5)), at(get(q), i32(0))))
	p.add("walk", `
		in, out := []int32{1, 2, 3, 4}, make([]int32, 6)
		fmt.Println(run("walk", dim(1), dim(1), 0, buf(in), buf(out)))
		fmt.Println(out)
		fmt.Println(run("walk", dim(1), dim(1), 0, simt.Arg{}, buf(out)))`,
		"index out of range [4] with length 4 (thread 0)\n[10 4 4 1 1 0]\nindex out of range [0] with length 0 (thread 0)")
}

// memoryPun runs type punning: floats seen as ints, bytes of an int, a float4 load; the object's end stays where it is.
func memoryPun(u *unit, p *program) {
	o, f := param("out", ptr(ir.I32)), param("f", ptr(ir.F32))
	v4 := local("v", vectorOf(ir.F32, 4))
	u.kernel("pun", params(f, o),
		u.set(at(get(o), i32(0)), at(cast(ptr(ir.I32), get(f)), i32(1))),
		u.set(at(get(o), i32(1)), conv(ir.I32, at(cast(ptr(ir.U8), get(f)), i32(7)))),
		u.decl(v4, at(cast(ptr(vectorOf(ir.F32, 4)), get(f)), i32(0))),
		u.set(at(get(o), i32(2)), conv(ir.I32, lanes(get(v4), 3))),
		u.decl(local("w", vectorOf(ir.F32, 4)), at(cast(ptr(vectorOf(ir.F32, 4)), get(f)), i32(1))))
	p.add("pun", `
		f, out := []float32{1, 2, 3, 4, 5}, make([]int32, 3)
		fmt.Println(run("pun", dim(1), dim(1), 0, buf(f), buf(out)))
		fmt.Println(out)`, "index out of range [1] with length 1 (thread 0)\n[1073741824 64 4]")
}

// memoryStructs runs structs with padding, arrays of structs, nested members, by-value parameters that the body
// changes, unions.
func memoryStructs(u *unit, p *program) {
	inner := structOf("Inner", false, ir.Field{Name: "c", Type: ir.I8}, ir.Field{Name: "type", Type: ir.F64})
	uni := structOf("Bits", true, ir.Field{Name: "f", Type: ir.F32}, ir.Field{Name: "u", Type: ir.U32})
	outer := structOf("Outer", false, ir.Field{Name: "flag", Type: ir.Bool}, ir.Field{Name: "in", Type: inner},
		ir.Field{Name: "a", Type: array(ir.I16, 3)}, ir.Field{Name: "b", Type: uni})
	u.m.Structs = []*ir.Struct{inner, uni, outer}
	o := param("out", ptr(ir.I32))
	s, sv, l := param("s", ptr(outer)), param("sv", inner), local("l", outer)
	u.kernel("structs", params(s, sv, o),
		u.decl(l, at(get(s), i32(1))),
		u.set(field(field(get(l), "b"), "f"), f32(1)),
		u.set(at(get(o), i32(0)), conv(ir.I32, field(field(get(l), "b"), "u"))),
		u.set(at(field(get(l), "a"), i32(2)), num(ir.I16, 7)),
		u.upd(field(get(sv), "type"), ir.Mul, num(ir.F64, 2)),
		u.set(field(get(l), "in"), get(sv)),
		u.set(field(get(l), "flag"), num(ir.Bool, 1)),
		u.set(at(get(s), i32(0)), get(l)),
		u.set(at(get(o), i32(1)), i32(outer.Size)),
		u.set(at(get(s), i32(1)), zero(outer)))
	p.add("structs", `
		type inner struct { c int8; _ [7]byte; t float64 }
		type outer struct { flag bool; _ [7]byte; in inner; a [3]int16; _ [2]byte; b float32; _ [4]byte }
		s, out := make([]outer, 2), make([]int32, 2)
		s[1].a[0] = 5
		fmt.Print(run("structs", dim(1), dim(2), 0, buf(s), val(inner{c: 3, t: 1.25}), buf(out)))
		fmt.Println(s, out)`, "[{true [0 0 0 0 0 0 0] {3 [0 0 0 0 0 0 0] 2.5} [0 0 7] [0 0] 1 [0 0 0 0]} {false [0 0 0 0 0 0 0] {0 [0 0 0 0 0 0 0] 0} [0 0 0] [0 0] 0 [0 0 0 0]}] [1065353216 40]")
}

// memoryRefs runs references, addresses of locals, functions that take pointers; recursion.
func memoryRefs(u *unit, p *program) {
	r := param("r", ref(ir.I32))
	bump := u.fn("bump", ir.Void, params(r), u.upd(star(get(r)), ir.Add, i32(5)))
	a, n := param("a", ptr(ir.I32)), param("n", ir.I32)
	total := u.fn("total", ir.I32, params(a, n), u.iff(eq(get(n), i32(0)), u.ret(i32(0))))
	rest := local("rest", ir.I32)
	total.Body = append(total.Body, u.decl(rest, nil), u.call(get(rest), total, move(get(a), i32(1)), sub(get(n), i32(1))),
		u.ret(add(get(rest), at(get(a), i32(0)))))
	b := param("b", ptr(ir.I32))
	first := u.fn("first", ir.I32, params(b), u.ret(at(get(b), i32(0))))
	o := param("out", ptr(ir.I32))
	arr, y := local("arr", array(ir.I32, 3)), local("y", ir.I32)
	u.kernel("refs", params(o),
		u.decl(y, i32(1)), u.decl(arr, compose(arr.Type, i32(10), i32(20), i32(30))),
		u.call(nil, bump, refTo(get(y))), u.call(nil, bump, refTo(at(get(arr), i32(1)))),
		u.call(nil, bump, refTo(at(get(o), i32(0)))),
		u.call(at(get(o), i32(1)), total, decay(get(arr)), i32(3)),
		u.call(at(get(o), i32(2)), first, decay(get(arr))),
		u.call(at(get(o), i32(3)), first, get(o)),
		u.set(at(get(o), i32(4)), get(y)),
		u.call(at(get(o), i32(5)), total, addr(at(get(arr), i32(1))), i32(3)))
	p.add("refs", `
		out := make([]int32, 6)
		fmt.Println(run("refs", dim(1), dim(1), 0, buf(out)))
		fmt.Println(out)`, "index out of range [3] with length 3 (thread 0)\n[5 65 10 5 6 0]")
}

// memoryStored runs pointers in memory: in structs, arrays, shared variables; to buffers, locals and shared memory.
func memoryStored(u *unit, p *program) {
	node := structOf("Node", false, ir.Field{Name: "p", Type: ptr(ir.I32)}, ir.Field{Name: "n", Type: ir.I32})
	o := param("out", ptr(ir.I32))
	nd, pp, ptrs := local("nd", node), local("pp", ptr(ptr(ir.I32))), local("ptrs", array(ptr(ir.I32), 2))
	x1, pv := local("x", ir.I32), local("pv", ptr(ir.I32))
	u.kernel("stored", params(o),
		u.decl(x1, i32(42)), u.decl(nd, compose(node, move(get(o), i32(1)), i32(3))), u.decl(ptrs, nil), u.decl(pv, get(o)),
		u.set(at(field(get(nd), "p"), i32(1)), i32(8)),
		u.set(at(get(ptrs), i32(0)), addr(get(x1))), u.set(at(get(ptrs), i32(1)), field(get(nd), "p")),
		u.set(at(get(o), i32(0)), add(star(at(get(ptrs), i32(0))), star(at(get(ptrs), i32(1))))),
		u.decl(pp, addr(get(pv))), u.set(star(get(pp)), move(star(get(pp)), i32(3))), u.set(star(get(pv)), i32(77)),
		u.set(at(get(o), i32(4)), conv(ir.I32, eq(field(get(nd), "p"), null(ptr(ir.I32))))),
		u.set(star(cast(ptr(ir.I32), num(ir.U64, 64))), i32(1)))
	p.add("stored", `
		out := []int32{0, 5, 0, 0, 9}
		fmt.Println(run("stored", dim(1), dim(1), 0, buf(out)))
		fmt.Println(out)`, "pointer 0x40 belongs to no object (thread 0)\n[47 5 8 77 0]")
}

// memoryVectors runs vectors: componentwise operators, swizzles, comparisons, run-time components, conversions.
func memoryVectors(u *unit, p *program) {
	f4, i4 := vectorOf(ir.F32, 4), vectorOf(ir.I32, 4)
	va, vb := param("a", ptr(f4)), param("b", ptr(i4))
	w, m := local("w", f4), local("m", i4)
	u.kernel("vectors", params(va, vb),
		u.decl(w, add(mul(at(get(va), i32(0)), splat(f4, f32(2))), at(get(va), i32(1)))),
		u.set(lanes(get(w), 0, 1), lanes(get(w), 1, 0)),
		u.upd(lanes(get(w), 3), ir.Add, f32(0.5)),
		u.upd(lanes(get(w), 2, 3), ir.Mul, splat(vectorOf(ir.F32, 2), f32(10))),
		u.decl(m, bin(ir.Lt, get(w), splat(f4, f32(30)))),
		u.set(at(get(vb), i32(0)), get(m)),
		u.set(&ir.LaneAt{X: x(ir.I32), Base: at(get(vb), i32(1)), I: i32(2)}, i32(9)),
		u.upd(at(get(vb), i32(1)), ir.Sub, conv(i4, get(w))),
		u.set(at(get(va), i32(1)), op("math.sqrt", f4, get(w))),
		u.set(at(get(va), i32(0)), get(w)))
	p.add("vectors", `
		a, b := []float32{1, 2, 3, 4, 10, 20, 3, 4}, make([]int32, 8)
		fmt.Print(run("vectors", dim(1), dim(1), 0, buf(a), buf(b)))
		fmt.Println(a[:4], b)`, "[24 12 90 125] [-1 -1 0 0 -24 -12 -81 -125]")
}

// memorySharing runs shared memory: a scalar, a 2-D array, the dynamic array under two types; zero at the start of each
// block.
func memorySharing(u *unit, p *program) {
	sc, grid2 := shared("sc", ir.I32), shared("grid", array(array(ir.I32, 4), 4))
	dynF, dynI := shared("dynF", array(ir.F32, -1)), shared("dynI", array(ir.I32, -1))
	cell := param("cell", ptr(ir.I32))
	inc := u.fn("inc", ir.Void, params(cell), u.upd(star(get(cell)), ir.Add, i32(1)), u.upd(get(sc), ir.Add, i32(100)))
	o := param("out", ptr(ir.I32))
	k := u.kernel("sharing", params(o),
		u.upd(get(sc), ir.Add, i32(1)),
		u.call(nil, inc, addr(at(at(get(grid2), i32(1)), i32(3)))),
		u.call(nil, inc, addr(get(sc))),
		u.set(at(get(dynF), tid()), f32(1)),
		u.set(at(get(o), gid()), add(get(sc), add(at(at(get(grid2), i32(1)), i32(3)), at(get(dynI), tid())))))
	k.Func.Shared = params(sc, grid2, dynF, dynI)
	p.add("sharing", `
		out := make([]int32, 4)
		fmt.Println(run("sharing", dim(2), dim(2), 8, buf(out)))
		fmt.Println(out)
		fmt.Println(run("sharing", dim(1), dim(2), 4, buf(out)))`,
		"\n[1065353419 1065353622 1065353419 1065353622]\nindex out of range [1] with length 1 (thread 1)")
}

// memoryGlobals runs module variables with initial values, a constant table, an atomic counter.
func memoryGlobals(u *unit, p *program) {
	table := &ir.Var{Name: "table", Type: array(ir.F32, 3), Kind: ir.GlobalVar,
		Init: compose(array(ir.F32, 3), f32(0.5), f32(1.5), f32(2.5))}
	count := &ir.Var{Name: "counter", Type: ir.U32, Kind: ir.GlobalVar, Init: num(ir.U32, 7)}
	text := &ir.Var{Name: "text", Type: array(ir.I8, 4), Kind: ir.GlobalVar, Init: str("ab")}
	limit := &ir.Var{Name: "limit", Type: ir.I32, Kind: ir.GlobalVar, Host: true, Const: true, Init: i32(1000)}
	u.m.Globals = []*ir.Var{table, count, text, limit}
	o := param("out", ptr(ir.I32))
	old := local("old", ir.U32)
	u.kernel("globals", params(o),
		u.decl(old, nil),
		u.eff(get(old), "atomic.add", addr(get(count)), num(ir.U32, 1)),
		u.set(at(get(o), tid()), add(add(conv(ir.I32, get(old)), get(limit)),
			add(conv(ir.I32, mul(at(get(table), tid()), f32(100))), conv(ir.I32, at(get(text), i32(1)))))))
	p.add("globals", `
		out := make([]int32, 3)
		fmt.Print(run("globals", dim(1), dim(3), 0, buf(out)))
		fmt.Println(out, image.GlobalBytes, image.Globals)`, "[1155 1256 1357] 24 [{table 0 12} {counter 12 4} {text 16 4}]")
}

// memoryPrints runs printf, assert and names that Go has other plans for.
func memoryPrints(u *unit, p *program) {
	o := param("out", ptr(ir.I32))
	typ, ln, blk := local("type", ir.I32), local("len", ir.I32), local("blk", ir.F32)
	u.kernel("prints", params(o),
		u.decl(typ, i32(3)), u.decl(ln, add(get(typ), i32(1))), u.decl(blk, f32(1.5)),
		u.eff(nil, "io.printf", str("%d|%5.2f|%-4d|%04x|%s|%c|%lu|%%|%g|%e\n"), get(typ), conv(ir.F64, get(blk)), get(ln),
			i32(255), str("hi"), i32(65),
			num(ir.U64, uint64(1)<<63), num(ir.F64, 0.0001), num(ir.F64, 12345.678)),
		u.eff(nil, "io.assert", lt(get(ln), i32(4)), str("len < 4")))
	p.add("prints", `fmt.Println(run("prints", dim(1), dim(1), 0, buf(make([]int32, 1))))`,
		"printf: 3| 1.50|4   |00ff|hi|A|9223372036854775808|%|0.0001|1.234568e+04\nassertion failed: len < 4 (thread 0)")
}

// TestControl runs control flow that Go spells differently.
func TestControl(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	out := func() *ir.Var { return param("out", ptr(ir.I32)) }

	// continue in a switch in a loop whose step needs a label, break in a switch, fall through into default in the
	// middle.
	o, i, s := out(), local("i", ir.I32), local("s", ir.I32)
	u.kernel("switches", params(o),
		u.decl(s, i32(0)),
		u.block(u.decl(i, i32(0)), &ir.Loop{S: u.at(), Cond: lt(get(i), i32(6)),
			Post: list(u.upd(get(i), ir.Add, i32(1)), u.upd(get(s), ir.Add, i32(1000))), Body: list(
				&ir.Switch{S: u.at(), Tag: get(i), Cases: []ir.Case{
					{Values: []uint64{0, 5}, Body: list(u.upd(get(s), ir.Add, i32(1)))},
					{Default: true, Body: list(u.upd(get(s), ir.Add, i32(10)), u.brk())},
					{Values: []uint64{2}, Body: list(u.cont())},
					{Values: []uint64{3}, Body: list(u.iff(eq(get(i), i32(3)), u.brk()), u.upd(get(s), ir.Add, i32(5)))},
				}},
				u.upd(get(s), ir.Add, i32(100)),
			)}),
		u.set(at(get(o), i32(0)), get(s)))
	p.add("switches", `
		out := make([]int32, 1)
		fmt.Print(run("switches", dim(1), dim(1), 0, buf(out)))
		fmt.Println(out)`, "[6542]")

	// return inside loops ends the thread; do { } while (0) with break and continue; conditions that need statements;
	// endless loops.
	o, i = out(), local("i", ir.I32)
	j, z := local("j", ir.I32), param("z", ir.I32)
	u.kernel("loops", params(o, z),
		&ir.Loop{S: u.at(), TestLast: true, Cond: num(ir.Bool, 0),
			Body: list(u.iff(eq(tid(), i32(0)), u.brk()), u.iff(eq(tid(), i32(1)), u.cont()), u.set(at(get(o), tid()), i32(5)))},
		u.count(i, i32(0), i32(10), &ir.Loop{S: u.at(), Body: list(u.iff(eq(tid(), i32(3)), u.ret(nil)), u.brk())}),
		u.decl(j, i32(0)),
		&ir.Loop{S: u.at(), Cond: bin(ir.LogAnd, lt(get(j), i32(5)),
			lt(sel(eq(get(j), i32(4)), at(get(o), get(z)), get(j)), i32(50))), Body: list(u.upd(get(j), ir.Add, i32(1)))},
		&ir.Loop{S: u.at(), TestLast: true, Cond: lt(get(j), i32(8)),
			Body: list(u.iff(eq(bin(ir.Rem, get(j), i32(2)), i32(0)), u.upd(get(j), ir.Add, i32(1)), u.cont()),
				u.upd(get(j), ir.Add, i32(2)))},
		u.upd(at(get(o), tid()), ir.Add, mul(get(j), i32(100))))
	p.add("loops", `
		out := []int32{0, 0, 0, 0, 70}
		fmt.Println(run("loops", dim(1), dim(4), 0, buf(out), val(int32(4))))
		fmt.Println(out)
		fmt.Println(run("loops", dim(1), dim(1), 0, buf(out), val(int32(9))))`, "\n[900 900 905 5 70]\nindex out of range [9] with length 5 (thread 0)")

	// Functions whose every path returns, with code after; unused variables and results; x = x.
	a := param("a", ir.I32)
	sign := u.fn("sign", ir.I32, params(a),
		u.ifElse(lt(get(a), i32(0)), list(u.ret(i32(-1))), list(&ir.Switch{S: u.at(), Tag: get(a), Cases: []ir.Case{
			{Values: []uint64{0}, Body: list(u.ret(i32(0)), u.brk())}, {Default: true, Body: list(u.ret(i32(1)))}}})),
		u.set(get(a), i32(7)), u.ret(get(a)))
	noret := u.fn("noret", ir.I32, params(param("b", ir.I32)))
	noret.Body = list(u.iff(lt(get(noret.Params[0]), i32(0)), u.ret(i32(3))))
	o = out()
	unused, self := local("unused", ir.I32), local("self", ir.F32)
	u.kernel("functions", params(o),
		u.decl(unused, i32(1)), u.set(get(unused), i32(2)), u.decl(self, f32(1)), u.set(get(self), get(self)),
		u.call(nil, sign, i32(4)),
		u.call(at(get(o), i32(0)), sign, i32(-4)), u.call(at(get(o), i32(1)), sign, i32(0)),
		u.call(at(get(o), i32(2)), sign, i32(9)),
		u.set(at(get(o), i32(3)), conv(ir.I32, bin(ir.Ne, get(self), get(self)))),
		u.iff(bin(ir.LogOr, bin(ir.Ne, tid(), i32(1)), bin(ir.Ne, tid(), i32(2))), u.upd(at(get(o), i32(3)), ir.Add, i32(1))),
		u.call(at(get(o), i32(3)), noret, i32(5)), u.ret(nil), u.set(at(get(o), i32(0)), i32(100)))
	p.add("functions", `
		out := make([]int32, 4)
		fmt.Println(run("functions", dim(1), dim(1), 0, buf(out)))
		fmt.Println(out)`, "missing return (thread 0)\n[-1 0 1 1]")

	// Recursion without end.
	deep := param("d", ir.I32)
	down := u.fn("down", ir.I32, params(deep))
	res := local("res", ir.I32)
	down.Body = list(u.decl(res, nil), u.call(get(res), down, add(get(deep), i32(1))), u.ret(add(get(res), i32(1))))
	o = out()
	u.kernel("endless", params(o), u.call(at(get(o), i32(0)), down, i32(0)))
	p.add("endless", `fmt.Println(run("endless", dim(1), dim(1), 0, buf(make([]int32, 1))))`,
		"stack overflow: recursive calls nest more than 20000 deep (thread 0)")

	// Division by zero and indices out of range that are constants.
	o = out()
	arr := local("arr", array(ir.I32, 3))
	u.kernel("faults", params(o, param("z", ir.I32)),
		u.decl(arr, nil),
		u.iff(eq(tid(), i32(0)), u.set(at(get(o), i32(0)), bin(ir.Div, i32(5), i32(0)))),
		u.set(at(get(arr), i32(3)), i32(1)), u.set(at(get(o), i32(0)), at(get(arr), i32(0))))
	p.add("faults", `fmt.Println(run("faults", dim(1), dim(1), 0, buf(make([]int32, 1)), val(int32(0))))`,
		"integer divide by zero (thread 0)")
	p.check(t)
}
