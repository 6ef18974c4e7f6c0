package gocpu

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/plan"
)

// tidU is threadIdx.x as it is.
func tidU() ir.Expr { return op("id.thread.x", ir.U32) }

// TestRows runs kernels whose rows have a first form where it applies, where it must give way, and where it must fault
// as the other form does.
func TestRows(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	n, base := param("n", ir.I32), param("base", ir.I32)
	in, out := param("in", ptr(ir.I32)), param("out", ptr(ir.I32))
	i := func() *ir.Var { return local("i", ir.I32) }
	moved := func(v *ir.Var, by int) ir.Expr { return add(get(v), i32(by)) }

	v := i()
	u.kernel("shift", params(in, out, n), u.decl(v, gid()), u.iff(bin(ir.Ge, get(v), get(n)), u.ret(nil)),
		u.set(at(get(out), moved(v, 1)), add(at(get(in), get(v)), i32(1))))
	p.add("one buffer as both", `
		a := make([]int32, 10)
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(a), val(int32(9))), a)
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(a), val(int32(0))), a[9])
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(a), val(int32(-5))), a[9])
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(a), val(int32(math.MaxInt32))), a[9])`,
		" [0 1 2 3 4 5 6 7 8 9]\n 9\n 9\nindex out of range [10] with length 10 (thread 3) 9")

	v = i()
	u.kernel("wrap", params(out, base, n), u.decl(v, add(get(base), tid())),
		u.iff(lt(get(v), get(n)), u.set(at(get(out), get(v)), i32(7))))
	p.add("signed wrap", `
		a := make([]int32, 4)
		fmt.Println(run("wrap", dim(1), dim(8), 0, buf(a), val(int32(math.MaxInt32-3)), val(int32(4))), a)
		fmt.Println(run("wrap", dim(1), dim(4), 0, buf(a), val(int32(math.MaxInt32-3)), val(int32(4))), a)
		fmt.Println(run("wrap", dim(1), dim(4), 0, buf(a), val(int32(-2)), val(int32(4))), a)`,
		"index out of range [-2147483648] (thread 4) [0 0 0 0]\n [0 0 0 0]\nindex out of range [-2] (thread 0) [0 0 0 0]")

	ub, un, uv := param("base", ir.U32), param("n", ir.U32), local("i", ir.U32)
	u.kernel("uwrap", params(out, ub, un), u.decl(uv, add(get(ub), tidU())),
		u.iff(lt(get(uv), get(un)), u.set(at(get(out), get(uv)), i32(7))))
	lv := local("l", ir.U64)
	u.kernel("uwide", params(out, ub, un), u.decl(lv, add(conv(ir.U64, add(get(ub), tidU())), num(ir.U64, 1))),
		u.iff(lt(get(lv), conv(ir.U64, get(un))), u.set(at(get(out), get(lv)), i32(5))))
	p.add("unsigned wrap", `
		a := make([]int32, 4)
		fmt.Println(run("uwrap", dim(1), dim(5), 0, buf(a), val(uint32(math.MaxUint32-1)), val(uint32(4))), a)
		fmt.Println(run("uwide", dim(1), dim(5), 0, buf(a), val(uint32(math.MaxUint32-1)), val(uint32(4))), a)`,
		" [7 7 7 0]\n [7 5 5 5]")

	v, w, h, x, y := i(), param("w", ir.I32), param("h", ir.I32), local("x", ir.I32), local("y", ir.I32)
	gidY := conv(ir.I32, add(mul(op("id.block.y", ir.U32), op("dim.block.y", ir.U32)), op("id.thread.y", ir.U32)))
	and := func(a, b ir.Expr) ir.Expr { return bin(ir.LogAnd, a, b) }
	u.kernel("stencil", params(in, out, w, h), u.decl(x, gid()), u.decl(y, gidY),
		u.iff(and(and(and(bin(ir.Gt, get(x), i32(0)), lt(get(x), sub(get(w), i32(1)))), bin(ir.Gt, get(y), i32(0))),
			lt(get(y), sub(get(h), i32(1)))),
			u.decl(v, add(mul(get(y), get(w)), get(x))),
			u.set(at(get(out), get(v)), add(add(at(get(in), moved(v, -1)), at(get(in), moved(v, 1))),
				add(at(get(in), sub(get(v), get(w))), at(get(in), add(get(v), get(w))))))))
	p.add("two dimensions", `
		for _, s := range [][4]int32{{1, 1, 4, 4}, {7, 5, 4, 2}, {8, 8, 8, 8}, {3, 9, 16, 1}, {17, 3, 5, 3}, {2, 2, 1, 1}} {
			w, h := s[0], s[1]
			in, out, want := make([]int32, w*h), make([]int32, w*h), make([]int32, w*h)
			for i := range in { in[i] = int32(i*i%37) }
			for y := int32(1); y < h-1; y++ { for x := int32(1); x < w-1; x++ {
				i := y*w+x
				want[i] = in[i-1]+in[i+1]+in[i-w]+in[i+w]
			} }
			msg := run("stencil", dim(uint32((w+s[2]-1)/s[2]), uint32((h+s[3]-1)/s[3])), dim(uint32(s[2]), uint32(s[3])), 0, buf(in), buf(out), val(w), val(h))
			if msg != "" || fmt.Sprint(out) != fmt.Sprint(want) { fmt.Println(s, msg, out, want) }
		}`, "")

	v = i()
	u.kernel("branch", params(in, out, n), u.decl(v, gid()), u.iff(lt(get(v), get(n)),
		u.iff(bin(ir.Gt, at(get(in), get(v)), i32(0)), u.set(at(get(out), moved(v, 2)), i32(1)))))
	v = i()
	u.kernel("early", params(in, out, n), u.decl(v, gid()),
		u.iff(and(bin(ir.Gt, at(get(in), get(v)), i32(0)), lt(get(v), get(n))), u.set(at(get(out), get(v)), i32(1))))
	v = i()
	u.kernel("divide", params(in, out, n), u.decl(v, gid()),
		u.iff(lt(get(v), get(n)), u.set(at(get(out), get(v)), bin(ir.Div, i32(100), at(get(in), get(v))))))
	p.add("faults", `
		in, out := []int32{1, 0, 0, 5, 0, 0}, make([]int32, 6)
		fmt.Println(run("branch", dim(1), dim(8), 0, buf(in), buf(out), val(int32(6))), out)
		in[5], out[5] = 1, 0
		fmt.Println(run("branch", dim(1), dim(8), 0, buf(in), buf(out), val(int32(6))), out)
		fmt.Println(run("early", dim(1), dim(8), 0, buf(in), buf(out), val(int32(6))), out)
		fmt.Println(run("divide", dim(1), dim(6, 2), 0, buf([]int32{1, 2, 3, 0, 5, 6}), buf(out), val(int32(6))), out)
		fmt.Println(run("divide", dim(1), dim(3), 0, buf([]int32{1, 2, 3}), simt.Arg{}, val(int32(3))))`,
		" [0 0 1 0 0 1]\nindex out of range [7] with length 6 (thread 5) [0 0 1 0 0 1]\nindex out of range [6] with length "+
			"6 (thread 6) [1 0 1 1 0 1]\n"+
			"integer divide by zero (thread 3) [100 50 33 1 0 1]\nindex out of range [0] with length 0 (thread 0)")

	tile := shared("tile", array(array(ir.I32, 8), 4))
	ty := conv(ir.I32, op("id.thread.y", ir.U32))
	u.kernel("tile", params(in, out), u.set(at(at(get(tile), ty), tid()), add(at(get(in), tid()), ty)),
		u.iff(bin(ir.Eq, tid(), i32(5)), u.set(at(get(out), ty), at(at(get(tile), ty), tid()))))
	p.add("shared array", `
		in, out := []int32{0, 1, 2, 3, 4, 5, 6, 7, 8}, make([]int32, 4)
		fmt.Println(run("tile", dim(1), dim(8, 4), 0, buf(in), buf(out)), out)
		fmt.Println(run("tile", dim(1), dim(9, 4), 0, buf(in), buf(out)))
		fmt.Println(run("tile", dim(1), dim(6, 5), 0, buf(in), buf(out)))`,
		" [5 6 7 8]\nindex out of range [8] with length 8 (thread 8)\nindex out of range [4] with length 4 (thread 24)")

	v = i()
	k, s := local("k", ir.I32), local("s", ir.I32)
	u.kernel("sum", params(in, out, n), u.decl(s, i32(0)), u.decl(v, gid()), u.iff(bin(ir.Ge, get(v), get(n)), u.ret(nil)),
		u.count(k, i32(0), at(get(in), get(v)), u.iff(eq(get(k), i32(3)), u.ret(nil)), u.upd(get(s), ir.Add, get(k))),
		u.set(at(get(out), get(v)), get(s)))
	p.add("loop", `
		in, out := []int32{0, 1, 2, 3, 4, 5}, []int32{9, 9, 9, 9, 9, 9}
		fmt.Println(run("sum", dim(2), dim(4), 0, buf(in), buf(out), val(int32(6))), out)`, " [0 0 1 3 9 9]")
	p.check(t)
}

// TestRowForm checks which kernels get a first form and what it looks like.
func TestRowForm(t *testing.T) {
	u := newUnit()
	in, out, n := param("in", ptr(ir.F32)), param("out", ptr(ir.F32)), param("n", ir.I32)
	v := local("i", ir.I32)
	u.kernel("copy", params(in, out, n), u.decl(v, gid()),
		u.iff(lt(get(v), get(n)), u.set(at(get(out), get(v)), at(get(in), get(v)))))
	w := local("i", ir.I32)
	u.kernel("gather", params(in, out, n), u.decl(w, mul(gid(), get(n))),
		u.iff(lt(get(w), get(n)), u.set(at(get(out), get(w)), at(get(in), get(w)))))
	res, err := Emit(plan.Of(u.m, plan.Options{}), Options{Package: "kernels", File: "k_kbind_cpu.go", Header: "x",
		Ident: "image", Prefix: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	text := string(res.Source)
	fast, slow, _ := strings.Cut(text, "func cpuGather")
	for _, want := range []string{"end = min(end, vecop.Before(i, n))",
		"hi = min(end, vecop.Upper(i, min(len(out), len(in))))", "out1 := vecop.Slice(out, i, lo, n)", "copy(out1, in1)",
		"out[i] = in[i]"} {
		if !strings.Contains(fast, want) {
			t.Errorf("copy lacks %s:\n%s", want, fast)
		}
	}
	if strings.Contains(slow, "vecop.Slice") {
		t.Errorf("gather has a first form:\n%s", slow)
	}
}

// TestHoist checks that what is moved out of loops keeps its meaning: in loops without a round, in loops in loops, and
// where it wraps around.
func TestHoist(t *testing.T) {
	u := newUnit()
	p := &program{u: u}
	out, n, w := param("out", ptr(ir.I32)), param("n", ir.I32), param("w", ir.I32)
	s, i, k, row := local("s", ir.I32), local("i", ir.I32), local("k", ir.I32), local("row", ir.I32)
	u.kernel("nested", params(out, n, w), u.decl(s, i32(0)),
		u.count(i, i32(0), get(n),
			u.count(k, i32(0), get(i), u.decl(row, mul(get(i), get(w))),
				u.upd(get(s), ir.Add, add(mul(get(row), i32(3)), mul(get(k), mul(get(w), get(w))))))),
		u.set(at(get(out), tid()), get(s)))
	m := local("m", ir.I32)
	u.kernel("never", params(out, n, w), u.decl(s, i32(0)), u.decl(m, get(n)),
		u.count(i, i32(0), get(n), u.iff(lt(i32(100), get(i)),
			u.upd(get(s), ir.Add, bin(ir.Div, i32(7), mul(get(w), get(n))))), u.upd(get(m), ir.Add, mul(get(m), get(w)))),
		u.set(at(get(out), tid()), add(get(s), get(m))))
	p.add("nested", `
		out := make([]int32, 2)
		for _, n := range []int32{-1, 0, 1, 5} {
			w, want := int32(1<<29+3), int32(0)
			for i := int32(0); i < n; i++ { for k := int32(0); k < i; k++ { want += i*w*3 + k*(w*w) } }
			msg := run("nested", dim(1), dim(2), 0, buf(out), val(n), val(w))
			if msg != "" || out[0] != want || out[1] != want { fmt.Println(n, msg, out, want) }
		}
		fmt.Println(run("never", dim(1), dim(1), 0, buf(out), val(int32(3)), val(int32(0))), out[0])
		fmt.Println(run("never", dim(1), dim(1), 0, buf(out), val(int32(3)), val(int32(2))), out[0])`, " 3\n 81")
	p.check(t)
}
