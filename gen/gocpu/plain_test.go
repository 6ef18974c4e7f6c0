package gocpu

import (
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
)

func TestPlain(t *testing.T) {
	u := newUnit()
	p := &program{u: u}

	a, b, c, n, i := param("a", ptr(ir.F32)), param("b", ptr(ir.F32)), param("c", ptr(ir.F32)), param("n", ir.I32),
		local("i", ir.I32)
	u.kernel("vector_add", params(a, b, c, n),
		u.decl(i, gid()),
		u.iff(lt(get(i), get(n)), u.set(at(get(c), get(i)), add(at(get(a), get(i)), at(get(b), get(i))))))
	p.add("vector_add", `
		a, b, c := []float32{1, 2, 3, 4, 5}, []float32{10, 20, 30, 40, 50}, make([]float32, 5)
		fmt.Print(run("vector_add", dim(2), dim(4), 0, buf(a), buf(b), buf(c), val(int32(5))))
		fmt.Println(c)
		fmt.Println(run("vector_add", dim(2), dim(4), 0, buf(a), buf(b), buf(c), val(int32(7))))`,
		"[11 22 33 44 55]\nindex out of range [5] with length 5 (thread 1)")
	p.check(t)
}
