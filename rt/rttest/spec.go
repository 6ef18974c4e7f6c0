package rttest

import (
	_ "embed"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
)

//go:embed kernels.cu
var sourceCU string

//go:embed kernels.cl
var sourceCL string

// Pair is the struct Pair of the kit's kernels.
type Pair struct {
	Small int8
	_     [7]byte
	Large float64
}

// Indices into Spec(...).Kernels.
const (
	kernelAdd = iota
	kernelWhere
	kernelReverse
	kernelStore
	kernelSpin
	kernelIsNull
	kernelLookup
	kernelFault
)

// Spec returns the module of the kit's kernels in a dialect, with images for backends that do not compile source. Such
// an image has the kernels and variables of kernels.cu under the symbols below. It may have two more kernels: "fault"
// (no parameters), in which thread (3,0,0) of every block from (4,0,0) on causes a fault that must be returned as a
// *driver.KernelError, and "absent", which the backend refuses with ErrNotSupported.
func Spec(dialect driver.Dialect, images ...driver.Image) *driver.ModuleSpec {
	pointer := func(name string, size int) driver.ParamSpec {
		return driver.ParamSpec{Name: name, Kind: driver.ArgMem, Size: size}
	}
	value := func(name string, size int) driver.ParamSpec {
		return driver.ParamSpec{Name: name, Kind: driver.ArgValue, Size: size}
	}
	kernel := func(name, signature string, params ...driver.ParamSpec) driver.KernelSpec {
		expr := "(void (*)(" + signature + "))" + name
		if dialect == driver.OpenCL {
			expr = name
		}
		return driver.KernelSpec{Name: name, Symbol: name, NameExpr: expr, Params: params}
	}
	reverse := kernel("reverse", "int *", pointer("x", 4))
	source := driver.Source{Name: "kernels.cu", Text: sourceCU}
	if dialect == driver.OpenCL {
		reverse.Params = append(reverse.Params, driver.ParamSpec{Name: "part", Kind: driver.ArgLocal, Size: 4})
		source = driver.Source{Name: "kernels.cl", Text: sourceCL}
	}
	spec := &driver.ModuleSpec{
		Name:    source.Name,
		Dialect: dialect,
		Sources: []driver.Source{source},
		Images:  images,
		Kernels: []driver.KernelSpec{
			kernelAdd: kernel("add", "const int *, const int *, int *, int", pointer("a", 4), pointer("b", 4),
				pointer("c", 4), value("n", 4)),
			kernelWhere:   kernel("where", "int *", pointer("out", 4)),
			kernelReverse: reverse,
			kernelStore: kernel("store", "signed char, Pair, short, Pair *", value("a", 1), value("p", 16), value("b", 2),
				pointer("out", 16)),
			kernelSpin:   kernel("spin", "unsigned *, int", pointer("out", 4), value("rounds", 4)),
			kernelIsNull: kernel("isnull", "const int *, int *", pointer("p", 4), pointer("out", 4)),
		},
	}
	if dialect == driver.OpenCL {
		return spec
	}
	spec.Kernels = append(spec.Kernels, kernel("lookup", "int *", pointer("out", 4)))
	if len(images) > 0 {
		spec.Kernels = append(spec.Kernels, kernel("fault", ""), kernel("absent", ""))
	}
	spec.Globals = []driver.GlobalSpec{
		{Symbol: "table", NameExpr: "&table", Size: 16, Const: true},
		{Symbol: "total", NameExpr: "&total", Size: 4},
	}
	return spec
}

// The launches of the kit, as generated code would have them.

func (k *kit) add(s *rt.Stream, l rt.Launch, a, b, c rt.Buffer[int32], n int32) error {
	launch := call.Prepare(s, l, k.spec, kernelAdd)
	launch.Need("a", a.Len(), int64(n), "n")
	launch.Need("b", b.Len(), int64(n), "n")
	launch.Need("c", c.Len(), int64(n), "n")
	launch.Threads(int64(n), 1, 1)
	call.PutBuffer(launch, a)
	call.PutBuffer(launch, b)
	call.PutBuffer(launch, c)
	call.PutValue(launch, n)
	return launch.Launch()
}

func (k *kit) where(s *rt.Stream, l rt.Launch, out rt.Buffer[int32]) error {
	launch := call.Prepare(s, l, k.spec, kernelWhere)
	call.PutBuffer(launch, out)
	return launch.Launch()
}

func (k *kit) reverse(s *rt.Stream, blocks, block int64, x rt.Buffer[int32]) error {
	launch := call.Prepare(s, rt.Launch{}, k.spec, kernelReverse)
	launch.Need("x", x.Len(), launch.Mul(blocks, block), "blocks*block")
	launch.Blocks(blocks, 1, 1)
	launch.Block(block, 1, 1)
	call.PutBuffer(launch, x)
	if k.spec.Dialect == driver.OpenCL {
		call.PutLocal(launch, rt.Local[int32](block))
	} else {
		launch.Shared(4 * block)
	}
	return launch.Launch()
}

func (k *kit) store(s *rt.Stream, a int8, p Pair, b int16, out rt.Buffer[Pair]) error {
	launch := call.Prepare(s, rt.Launch{}, k.spec, kernelStore)
	launch.Blocks(1, 1, 1)
	launch.Block(1, 1, 1)
	call.PutValue(launch, a)
	call.PutValue(launch, p)
	call.PutValue(launch, b)
	call.PutBuffer(launch, out)
	return launch.Launch()
}

// spin keeps the device busy with the given number of blocks.
func (k *kit) spin(s *rt.Stream, out rt.Buffer[uint32], blocks int64, rounds int32) error {
	launch := call.Prepare(s, rt.Launch{}, k.spec, kernelSpin)
	launch.Need("out", out.Len(), 32, "32")
	launch.Blocks(blocks, 1, 1)
	launch.Block(32, 1, 1)
	call.PutBuffer(launch, out)
	call.PutValue(launch, rounds)
	return launch.Launch()
}

func (k *kit) isNull(s *rt.Stream, p, out rt.Buffer[int32]) error {
	launch := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, k.spec, kernelIsNull)
	call.PutBuffer(launch, p)
	call.PutBuffer(launch, out)
	return launch.Launch()
}

func (k *kit) lookup(s *rt.Stream, out rt.Buffer[int32]) error {
	launch := call.Prepare(s, rt.Launch{}, k.spec, kernelLookup)
	launch.Threads(int64(out.Len()), 1, 1)
	launch.Block(4, 1, 1)
	call.PutBuffer(launch, out)
	return launch.Launch()
}

func (k *kit) bare(s *rt.Stream, kernel int, l rt.Launch) error {
	return call.Prepare(s, l, k.spec, kernel).Launch()
}
