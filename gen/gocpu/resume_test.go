package gocpu

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

// TestResumable runs barriers under every kind of control flow.
func TestResumable(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	out, n := param("out", ptr(ir.I32)), param("n", ir.I32)
	in := param("in", ptr(ir.F32))
	i, k := local("i", ir.I32), local("k", ir.I32)
	bdim := func() ir.Expr { return conv(ir.I32, op("dim.block.x", ir.U32)) }

	// Block reduction: a barrier in a loop.
	part := shared("part", array(ir.F32, 64))
	sums, s, tx := param("sums", ptr(ir.F32)), local("s", ir.I32), local("t", ir.I32)
	red := u.kernel("reduce", params(in, sums),
		u.decl(tx, tid()),
		u.set(at(get(part), get(tx)), at(get(in), gid())),
		u.sync(),
		u.block(u.decl(s, bin(ir.Div, bdim(), i32(2))),
			&ir.Loop{S: u.at(), Cond: bin(ir.Gt, get(s), i32(0)), Post: list(u.upd(get(s), ir.Shr, i32(1))), Body: list(
				u.iff(lt(get(tx), get(s)), u.upd(at(get(part), get(tx)), ir.Add, at(get(part), add(get(tx), get(s))))),
				u.sync(),
			)}),
		u.iff(eq(get(tx), i32(0)), u.set(at(get(sums), conv(ir.I32, op("id.block.x", ir.U32))), at(get(part), i32(0)))))
	red.Func.Shared = params(part)
	p.add("reduce", `
		in, sums := make([]float32, 128), make([]float32, 2)
		for i := range in { in[i] = float32(i) }
		fmt.Print(run("reduce", dim(2), dim(64), 0, buf(in), buf(sums)))
		fmt.Println(sums)`, "[2016 6112]")

	// Early return before a barrier.
	sh := shared("sh", array(ir.I32, 64))
	u.kernel("early", params(n, out),
		u.decl(tx, tid()),
		u.iff(bin(ir.Ge, get(tx), get(n)), u.ret(nil)),
		u.set(at(get(sh), get(tx)), get(tx)),
		u.sync(),
		u.set(at(get(out), get(tx)), at(get(sh), sub(sub(get(n), i32(1)), get(tx)))))
	p.add("early", `
		out := make([]int32, 8)
		fmt.Print(run("early", dim(1), dim(8), 0, val(int32(5)), buf(out)))
		fmt.Println(out)`, "[4 3 2 1 0 0 0 0]")

	// Different barriers on the two sides of a divergent if.
	u.kernel("sides", params(out),
		u.decl(tx, tid()),
		u.ifElse(lt(get(tx), i32(3)),
			list(u.set(at(get(sh), get(tx)), get(tx)), u.sync()),
			list(u.set(at(get(sh), get(tx)), mul(get(tx), i32(10))), u.sync())),
		u.set(at(get(out), get(tx)), at(get(sh), sub(i32(5), get(tx)))))
	p.add("sides", `
		out := make([]int32, 6)
		fmt.Print(run("sides", dim(1), dim(6), 0, buf(out)))
		fmt.Println(out)`, "[50 40 30 2 1 0]")

	// A barrier in a loop whose trip count depends on the thread, with continue and break.
	u.kernel("trips", params(out),
		u.decl(tx, tid()),
		u.count(i, i32(0), i32(100),
			u.iff(bin(ir.Gt, get(i), get(tx)), u.brk()),
			u.iff(eq(bin(ir.And, get(i), i32(1)), i32(1)), u.cont()),
			u.eff(nil, "atomic.add", addr(at(get(sh), i32(0))), i32(1)),
			u.sync(),
			u.set(at(get(out), get(tx)), at(get(sh), i32(0)))))
	p.add("trips", `
		out := make([]int32, 5)
		fmt.Print(run("trips", dim(1), dim(5), 0, buf(out)))
		fmt.Println(out)`, "[5 5 8 8 9]")

	// A barrier inside a called function, with a return in the middle and a result.
	x0, d := param("x", ir.I32), local("d", ir.I32)
	swap := u.fn("swap", ir.I32, params(x0),
		u.set(at(get(sh), tid()), get(x0)),
		u.sync(),
		u.decl(d, at(get(sh), sub(sub(bdim(), i32(1)), tid()))),
		u.iff(lt(get(d), i32(2)), u.ret(neg(get(d)))),
		u.sync(),
		u.ret(mul(get(d), i32(100))))
	v := local("v", ir.I32)
	u.kernel("called", params(out),
		u.decl(v, nil),
		u.call(get(v), swap, tid()),
		u.call(at(get(out), tid()), swap, add(get(v), i32(1))))
	p.add("called", `
		out := make([]int32, 4)
		fmt.Print(run("called", dim(1), dim(4), 0, buf(out)))
		fmt.Println(out)`, "[-1 0 20100 30100]")

	// Switch with fall through, do-while, and a barrier in each.
	u.kernel("switches", params(out),
		u.decl(k, i32(0)),
		&ir.Loop{S: u.at(), TestLast: true, Cond: lt(get(k), i32(3)), Body: list(
			&ir.Switch{S: u.at(), Tag: add(tid(), get(k)), Cases: []ir.Case{
				{Values: []uint64{0}, Body: list(u.upd(at(get(sh), tid()), ir.Add, i32(1)), u.sync())},
				{Values: []uint64{1}, Body: list(u.upd(at(get(sh), tid()), ir.Add, i32(10)), u.brk())},
				{Default: true, Body: list(u.sync(), u.upd(at(get(sh), tid()), ir.Add, i32(100)))},
			}},
			u.upd(get(k), ir.Add, i32(1)),
		)},
		u.set(at(get(out), tid()), at(get(sh), tid())))
	p.add("switches", `
		out := make([]int32, 3)
		fmt.Print(run("switches", dim(1), dim(3), 0, buf(out)))
		fmt.Println(out)`, "[121 210 300]")

	// Arrays, structs and addresses of locals survive a barrier; a scalar in a frame is fresh in each round.
	arr, q, fresh := local("arr", array(ir.I32, 2)), local("q", ptr(ir.I32)), local("fresh", ir.I32)
	u.kernel("frames", params(out),
		u.decl(arr, nil), u.decl(q, addr(at(get(arr), i32(1)))),
		u.count(i, i32(0), i32(3),
			u.decl(fresh, nil),
			u.upd(get(fresh), ir.Add, add(get(i), i32(1))),
			u.sync(),
			u.upd(star(get(q)), ir.Add, mul(get(fresh), tid()))),
		u.set(at(get(out), tid()), at(get(arr), i32(1))))
	p.add("frames", `
		out := make([]int32, 3)
		fmt.Print(run("frames", dim(1), dim(3), 0, buf(out)))
		fmt.Println(out)`, "[0 6 12]")

	// Warp operations: a reduction by shuffles, in the condition of a loop, and lanes that left.
	val, off := local("val", ir.F32), local("off", ir.I32)
	full := num(ir.U32, uint64(0xffffffff))
	tmp := local("tmp", ir.F32)
	u.kernel("shuffle", params(in, sums),
		u.decl(val, at(get(in), tid())),
		u.block(u.decl(off, i32(16)), &ir.Loop{S: u.at(), Cond: bin(ir.Gt, get(off), i32(0)),
			Post: list(u.upd(get(off), ir.Shr, i32(1))), Body: list(
				u.decl(tmp, nil),
				u.eff(get(tmp), "warp.shfl_down", full, get(val), conv(ir.U32, get(off)), i32(32)),
				u.upd(get(val), ir.Add, get(tmp)))}),
		u.iff(eq(bin(ir.And, tid(), i32(31)), i32(0)), u.set(at(get(sums), bin(ir.Shr, tid(), i32(5))), get(val))))
	p.add("shuffle", `
		in, sums := make([]float32, 64), make([]float32, 2)
		for i := range in { in[i] = float32(i) }
		fmt.Print(run("shuffle", dim(1), dim(64), 0, buf(in), buf(sums)))
		fmt.Println(sums)`, "[496 1520]")
	any := local("any", ir.I32)
	u.kernel("anyloop", params(out),
		u.decl(k, i32(0)), u.decl(any, nil),
		&ir.Loop{S: u.at(), Pre: list(u.eff(get(any), "warp.any", full, conv(ir.I32, lt(get(k), tid())))),
			Cond: bin(ir.Ne, get(any), i32(0)),
			Body: list(u.upd(get(k), ir.Add, i32(1)))},
		u.set(at(get(out), tid()), get(k)))
	p.add("anyloop", `
		out := make([]int32, 5)
		fmt.Print(run("anyloop", dim(1), dim(5), 0, buf(out)))
		fmt.Println(out)`, "[4 4 4 4 4]")

	// Some lanes of a warp wait for others that wait at the barrier.
	u.kernel("stuck", params(param("unused", ptr(ir.I32))),
		u.ifElse(lt(tid(), i32(2)), list(u.eff(nil, "warp.sync", full)), list(u.sync())))
	p.add("stuck", `fmt.Println(run("stuck", dim(1), dim(5), 0, buf(make([]int32, 1))))`,
		"barrier divergence: 2 threads wait for lanes of their warp at line 89, 3 threads wait at the barrier at line 90 "+
			"(thread 0)")

	// __syncthreads_count, and threads in three dimensions.
	cnt := local("cnt", ir.I32)
	lin := add(tid(), mul(conv(ir.I32, op("dim.block.x", ir.U32)), add(conv(ir.I32, op("id.thread.y", ir.U32)),
		mul(conv(ir.I32, op("dim.block.y", ir.U32)), conv(ir.I32, op("id.thread.z", ir.U32))))))
	u.kernel("count", params(out),
		u.decl(cnt, nil),
		u.eff(get(cnt), "sync.block_count", conv(ir.I32, eq(bin(ir.Rem, lin, i32(3)), i32(0)))),
		u.set(at(get(out), lin), get(cnt)))
	p.add("count", `
		out := make([]int32, 8)
		fmt.Print(run("count", dim(1), dim(2, 2, 2), 0, buf(out)))
		fmt.Println(out)`, "[3 3 3 3 3 3 3 3]")
	p.check(t)
}
