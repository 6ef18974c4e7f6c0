package gocpu

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/plan"
)

// opsUnit has kernels of floats that rows compute operation by operation.
func opsUnit() *unit {
	u := newUnit()
	n, k := param("n", ir.I32), param("k", ir.I32)
	in, in2, out := param("in", ptr(ir.F32)), param("in2", ptr(ir.F32)), param("out", ptr(ir.F32))
	guard := func(v *ir.Var) ir.Stmt { return u.iff(bin(ir.Ge, get(v), get(n)), u.ret(nil)) }

	v := local("i", ir.I32)
	u.kernel("shift", params(in, out, n), u.decl(v, gid()), guard(v), u.set(at(get(out), add(get(v), i32(1))),
		add(at(get(in), get(v)), f32(1))))

	v, i, sum := local("i", ir.I32), local("r", ir.I32), local("sum", ir.F32)
	u.kernel("matmul", params(in, in2, out, n, k), u.decl(v, gid()), guard(v), u.decl(sum, f32(0)),
		u.count(i, i32(0), get(k), u.upd(get(sum), ir.Add, mul(at(get(in), get(i)), at(get(in2), add(mul(get(i),
			get(n)), get(v)))))),
		u.set(at(get(out), get(v)), get(sum)))

	v, i, sum = local("i", ir.I32), local("r", ir.I32), local("sum", ir.F32)
	u.kernel("twice", params(in, in2, out, n, k), u.decl(v, gid()), guard(v), u.decl(sum, at(get(out), get(v))),
		u.count(i, i32(0), get(k), u.upd(get(sum), ir.Add, mul(at(get(in), get(i)), at(get(in2), add(get(i),
			get(v))))), u.upd(get(sum), ir.Mul, f32(0.5))),
		u.set(at(get(out), get(v)), get(sum)))
	return u
}

// TestRowOps runs rows that are computed operation by operation where they apply, where threads touch what others
// write, and where they must fault as the other form does.
func TestRowOps(t *testing.T) {
	p := &program{u: opsUnit()}
	p.add("shift", `
		a := make([]float32, 10)
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(a), val(int32(9))), a)
		b := make([]float32, 10)
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(b), val(int32(9))), b)
		fmt.Println(run("shift", dim(2), dim(6), 0, buf(a), buf(b[:8]), val(int32(9))), b)`,
		" [0 1 2 3 4 5 6 7 8 9]\n [0 1 2 3 4 5 6 7 8 9]\nindex out of range [8] with length 8 (thread 1) [0 1 2 3 4 5 6 7 "+
			"8 9]")
	p.add("matmul", `
		a, b, c := []float32{1, 2, 3}, []float32{1, 2, 3, 4, 10, 20, 30, 40, 100, 200, 300, 400}, make([]float32, 4)
		fmt.Println(run("matmul", dim(1), dim(5), 0, buf(a), buf(b), buf(c), val(int32(4)), val(int32(3))), c)
		fmt.Println(run("matmul", dim(1), dim(5), 0, buf(a), buf(b[:11]), buf(c), val(int32(4)), val(int32(3))), c)
		fmt.Println(run("matmul", dim(1), dim(5), 0, buf(a[:2]), buf(b), buf(c), val(int32(4)), val(int32(3))), c)
		fmt.Println(run("matmul", dim(1), dim(5), 0, buf(a), buf(b), buf(c), val(int32(4)), val(int32(0))), c)
		fmt.Println(run("matmul", dim(1), dim(3), 0, buf(a), buf(b), buf(b), val(int32(3)), val(int32(2))), b[:4])
		fmt.Println(run("matmul", dim(1), dim(2), 0, buf(a), buf(b), buf(a), val(int32(2)), val(int32(2))), a)`,
		" [321 642 963 1284]\nindex out of range [11] with length 11 (thread 3) [321 642 963 1284]\nindex out of range [2] "+
			"with length 2 (thread 0) [321 642 963 1284]\n"+
			" [0 0 0 0]\n [9 22 43 4]\n [95 2098 3]")
	p.add("twice", `
		a, b, c := []float32{2, 4, 8}, []float32{1, 2, 3, 4, 5, 6}, []float32{8, 16, 32, 64, 128}
		fmt.Println(run("twice", dim(1), dim(4), 0, buf(a), buf(b), buf(c), val(int32(4)), val(int32(3))), c)
		fmt.Println(run("twice", dim(1), dim(5), 0, buf(a), buf(b), buf(c), val(int32(5)), val(int32(3))), c)`,
		" [15.25 21.5 28.75 38 128]\nindex out of range [6] with length 6 (thread 4) [16.15625 22.1875 28.34375 34.75 128]")
	p.check(t)
}

// TestRowOpsForm checks which kernels are written so.
func TestRowOpsForm(t *testing.T) {
	u := opsUnit()
	res, err := Emit(plan.Of(u.m, plan.Options{}), Options{Package: "kernels", File: "k_kbind_cpu.go", Header: "x",
		Ident:  "image",
		Prefix: "cpu"})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"vecop.AddScalarF32(out1, in1, float32(1))",
		"vecop.MulAddsF32(sum1, in, 0, 1-0, in2, ", "vecop.MulAddScalarF32(sum",
		"!(vecop.Disjoint(out, in) || vecop.Apart(", "vecop.Along(vecop.SpanOf("} {
		if !strings.Contains(string(res.Source), want) {
			t.Errorf("lacks %s:\n%s", want, res.Source)
		}
	}
	for name, f := range res.Plans {
		if !f.Arrays() {
			t.Errorf("%s is said not to compute rows with vector operations", name)
		}
	}
}

// TestContractedRows checks fused operations of which both factors are the same for all threads, or the summand is.
func TestContractedRows(t *testing.T) {
	u := newUnit()
	p := &program{u: u, contract: true}
	n, in, out, a, b := param("n", ir.I32), param("in", ptr(ir.F32)), param("out", ptr(ir.F32)), param("a", ir.F32),
		param("b", ir.F32)
	v := local("i", ir.I32)
	kernel := func(name string, value ir.Expr) {
		u.kernel(name, params(in, out, n, a, b), u.decl(v, gid()), u.iff(lt(get(v), get(n)), u.set(at(get(out),
			get(v)), value)))
	}
	kernel("factors", add(mul(get(a), get(b)), at(get(in), get(v))))
	kernel("summand", add(mul(get(a), at(get(in), get(v))), get(b)))
	for name, want := range map[string]string{"factors": "[100 101 102 103 104]", "summand": "[10 30 50 70 90]"} {
		p.add(name, `
			in, out := []float32{0, 1, 2, 3, 4}, make([]float32, 5)
			fmt.Println(run("`+name+`", dim(1), dim(8), 0, buf(in), buf(out), val(int32(5)), val(float32(`+map[string]string{"factors": "10", "summand": "20"}[name]+`)), val(float32(10))), out)`, " "+want)
	}
	p.check(t)
	res, err := Emit(plan.Of(u.m, plan.Options{Contract: true}),
		Options{Package: "kernels", File: "k_kbind_cpu.go", Header: "x", Ident: "image",
			Prefix: "cpu"})
	if n := strings.Count(string(res.Source), "vecop.FmaScalarF32("); err != nil || n != 2 {
		t.Errorf("%d fused operations on rows: %v", n, err)
	}
}

// TestPlannedArrays prints the kernels that package vector has for its operations on arrays: there is a function for
// each operation, with what is the same for all threads in any place.
func TestPlannedArrays(t *testing.T) {
	m, diags := bindgen.Load(&bindgen.Config{All: true}, "../internal/vector/testdata/arrays.cu")
	if err := diags.Err(); err != nil {
		t.Fatal(err)
	}
	opt := Options{Package: "k", File: "k_kbind_cpu.go", Ident: "image", Prefix: "cpu"}
	if _, err := Emit(plan.Of(m, plan.Options{}), opt); err != nil {
		t.Error(err)
	}
}
