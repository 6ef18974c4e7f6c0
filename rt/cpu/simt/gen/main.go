// Command gen writes atomic_gen.go of package simt: one function per atomic operation and scalar type. Run it by go
// generate in rt/cpu/simt.
package main

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/rt/cpu/internal/gogen"
)

var (
	ints           = gogen.Ints()
	_, _, f32, f64 = gogen.Floats()
)

func main() { atomicFile() }

// atomicFile writes the atomic operations.
func atomicFile() {
	f := gogen.NewFile("simt", "atomic_gen.go", "Atomic operations on real memory; each returns the old value.", `"math"`,
		`"sync/atomic"`, `"unsafe"`, gogen.CMath)
	for _, t := range ints[4:] {
		g := strings.ToUpper(t.Go[:1]) + t.Go[1:]
		if !t.Signed {
			g = "Uint" + fmt.Sprint(t.Bits)
		}
		fn := func(name, body string) {
			f.Printf("// Atomic%s%s is the atomic operation of that name.\nfunc Atomic%s%s(p *%s, v %s) %s { %s }\n\n", name,
				t.Suffix, name, t.Suffix, t.Go, t.Go, t.Go, body)
		}
		fn("Add", fmt.Sprintf("return atomic.Add%s(p, v) - v", g))
		fn("Sub", fmt.Sprintf("return atomic.Add%s(p, -v) + v", g))
		fn("Exch", fmt.Sprintf("return atomic.Swap%s(p, v)", g))
		fn("And", fmt.Sprintf("return atomic.And%s(p, v)", g))
		fn("Or", fmt.Sprintf("return atomic.Or%s(p, v)", g))
		loop := func(name, stop, next string) {
			fn(name, fmt.Sprintf("\nfor {\nold := atomic.Load%s(p)\n%sif atomic.CompareAndSwap%s(p, old, %s) {\nreturn "+
				"old\n}\n}\n", g, stop, g, next))
		}
		loop("Xor", "", "old^v")
		loop("Min", "if old <= v {\nreturn old\n}\n", "v")
		loop("Max", "if old >= v {\nreturn old\n}\n", "v")
		if t.Suffix == "U32" {
			loop("Inc", "next := old + 1\nif old >= v {\nnext = 0\n}\n", "next")
			loop("Dec", "next := old - 1\nif old == 0 || old > v {\nnext = v\n}\n", "next")
		}
		f.Printf("// AtomicCas%s stores v if *p is compare.\nfunc AtomicCas%s(p *%s, compare, v %s) %s {\nfor {\nold := "+
			"atomic.Load%s(p)\nif old != compare {\nreturn old\n}\nif atomic.CompareAndSwap%s(p, compare, v) {\nreturn "+
			"compare\n}\n}\n}\n\n",
			t.Suffix, t.Suffix, t.Go, t.Go, t.Go, g, g)
		f.Printf("// AtomicLoad%s reads *p.\nfunc AtomicLoad%s(p *%s) %s { return atomic.Load%s(p) }\n\n", t.Suffix, t.Suffix,
			t.Go, t.Go, g)
		f.Printf("// AtomicStore%s writes *p.\nfunc AtomicStore%s(p *%s, v %s) { atomic.Store%s(p, v) }\n\n", t.Suffix,
			t.Suffix, t.Go, t.Go, g)
	}
	for _, t := range []gogen.Scalar{f32, f64} {
		g, bits, from := fmt.Sprintf("Uint%d", t.Bits), fmt.Sprintf("math.Float%dbits", t.Bits),
			fmt.Sprintf("math.Float%dfrombits", t.Bits)
		fn := func(name, stop, next string) {
			f.Printf("// Atomic%s%s is the atomic operation of that name.\nfunc Atomic%s%s(p *%s, v %s) %s {\nq := "+
				"(*uint%d)(unsafe.Pointer(p))\nfor {\nb := atomic.Load%s(q)\nold := %s(b)\n%sif atomic.CompareAndSwap%s(q, b, "+
				"%s(%s)) {\nreturn old\n}\n}\n}\n\n",
				name, t.Suffix, name, t.Suffix, t.Go, t.Go, t.Go, t.Bits, g, from, stop, g, bits, next)
		}
		fn("Add", "", "old+v")
		fn("Sub", "", "old-v")
		fn("Min", "", fmt.Sprintf("cmath.Fmin%s(old, v)", t.Suffix))
		fn("Max", "", fmt.Sprintf("cmath.Fmax%s(old, v)", t.Suffix))
		f.Printf("// AtomicExch%s stores v.\nfunc AtomicExch%s(p *%s, v %s) %s {\nreturn "+
			"%s(atomic.Swap%s((*uint%d)(unsafe.Pointer(p)), %s(v)))\n}\n\n", t.Suffix, t.Suffix, t.Go, t.Go, t.Go, from, g,
			t.Bits, bits)
		f.Printf("// AtomicLoad%s reads *p.\nfunc AtomicLoad%s(p *%s) %s { return "+
			"%s(atomic.Load%s((*uint%d)(unsafe.Pointer(p)))) }\n\n", t.Suffix, t.Suffix, t.Go, t.Go, from, g, t.Bits)
		f.Printf("// AtomicStore%s writes *p.\nfunc AtomicStore%s(p *%s, v %s) { "+
			"atomic.Store%s((*uint%d)(unsafe.Pointer(p)), %s(v)) }\n\n", t.Suffix, t.Suffix, t.Go, t.Go, g, t.Bits, bits)
	}
	f.Save()
}
