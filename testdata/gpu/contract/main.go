// Contract tells of each OpenCL device whether its compiler rounds a product and a sum once or twice:
//
//	go run ./testdata/gpu/contract
//
// With x = 1 + 2^-12 the product x*x is 1 + 2^-11 + 2^-24, and as a float 1 + 2^-11. So x*x - (1 + 2^-11) is 0 where
// the product is rounded, and 2^-24 where it is not. The pragma FP_CONTRACT OFF asks for the first in all but the last
// of the kernels.
package main

import (
	"context"
	"errors"
	"fmt"
	"log"
	"math"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
)

var texts = []struct{ what, text string }{
	{"OFF, in one expression",
		"#pragma OPENCL FP_CONTRACT OFF\nkernel void k(global float *x) { x[0] = x[1] * x[1] - x[2]; }\n"},
	{"OFF, through a variable",
		"#pragma OPENCL FP_CONTRACT OFF\nkernel void k(global float *x) { float p = x[1] * x[1]; x[0] = p - x[2]; }\n"},
	{"OFF, through a function", "#pragma OPENCL FP_CONTRACT OFF\n" +
		"static float mul(float x, float y) { return x * y; }\n" +
		"kernel void k(global float *x) { x[0] = mul(x[1], x[1]) - x[2]; }\n"},
	{"ON, in one expression",
		"#pragma OPENCL FP_CONTRACT ON\nkernel void k(global float *x) { x[0] = x[1] * x[1] - x[2]; }\n"},
}

func main() {
	log.SetFlags(0)
	b := opencl.New()
	devices, err := b.Devices()
	if err != nil {
		log.Fatal(err)
	}
	for _, d := range devices {
		fmt.Printf("%s, %s\n", d.Name, d.Driver)
		for _, t := range texts {
			got, err := run(b, d.ID, t.text)
			rounds := map[float32]string{0: "rounded twice", float32(math.Ldexp(1, -24)): "contracted"}[got]
			if err != nil || rounds == "" {
				log.Fatalf("%s: %v: %v", t.what, got, err)
			}
			fmt.Printf("  FP_CONTRACT %-24s %s\n", t.what+":", rounds)
		}
	}
}

// run runs the kernel k of a text in OpenCL C.
func run(b driver.Backend, device, text string) (float32, error) {
	c, err := b.Open(device)
	if err != nil {
		return 0, err
	}
	defer c.Close()
	spec := driver.KernelSpec{Name: "k", Symbol: "k", NameExpr: "k",
		Params: []driver.ParamSpec{{Name: "x", Kind: driver.ArgMem, Size: 4}}}
	m, err := c.Load(&driver.ModuleSpec{Name: "contract.cl", Dialect: driver.OpenCL, Units: 1,
		Kernels: []driver.KernelSpec{spec}, Sources: []driver.Source{{Name: "contract.cl", Text: text}}})
	if err != nil {
		return 0, err
	}
	k, err := m.Kernel(&spec)
	x, err2 := c.Alloc(12)
	s, err3 := c.NewStream()
	if err := errors.Join(err, err2, err3); err != nil {
		return 0, err
	}
	values := [3]float32{-1, 1 + 1.0/4096, 1 + 1.0/2048}
	bytes := unsafe.Slice((*byte)(unsafe.Pointer(&values)), 12)
	one := driver.Dim3{X: 1, Y: 1, Z: 1}
	err = errors.Join(s.Upload(x, 0, bytes),
		s.Launch(k, &driver.Launch{Grid: one, Block: one, Args: []driver.Arg{{Kind: driver.ArgMem, Mem: x, Size: 12}}}),
		s.Download(bytes, x, 0), s.Synchronize(context.Background()))
	return values[0], err
}
