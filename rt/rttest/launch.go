package rttest

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
)

func (k *kit) testLaunch(t *testing.T, e *env) {
	for _, n := range []int{1, 31, 256, 1000, 100_000} {
		a, b, c := buffer(e, iota32(0, n)), buffer(e, iota32(5, n)), buffer(e, make([]int32, n))
		e.must(k.add(e.s, rt.Launch{}, a, b, c, int32(n)))
		want := make([]int32, n)
		for i := range want {
			want[i] = int32(2*i + 5)
		}
		same(e, c, want)
		e.must(c.Zero(e.s))
		e.must(k.add(e.s, rt.Launch{Block: rt.D(33)}, a, b, c, int32(n)))
		same(e, c, want)
	}
	b := buffer(e, iota32(0, 10))
	e.must(k.add(e.s, rt.Launch{}, b.Slice(1, 3), b.Slice(7, 9), b.Slice(4, 6), 2))
	same(e, b, []int32{0, 1, 2, 3, 8, 10, 6, 7, 8, 9})
	e.must(b.Upload(e.s, iota32(0, 10)))
	e.must(k.add(e.s, rt.Launch{}, b, b, b, 0))                                   // no threads: nothing to do
	for _, empty := range []rt.Dim3{rt.D(0), rt.D(3, 0), rt.D(2, 2, 0), {Y: 1}} { // no blocks: nothing to do
		e.must(k.where(e.s, rt.Launch{Grid: empty, Block: rt.D(1)}, b))
		e.wantIs("a block without threads", k.where(e.s, rt.Launch{Grid: rt.D(1), Block: empty}, b), rt.ErrInvalidLaunch)
	}
	same(e, b, iota32(0, 10))
	e.wantErr("a buffer that is too short", k.add(e.s, rt.Launch{}, b, b.Slice(0, 9), b, 10),
		"add: b has 9 elements, want at least 10 (= n)")
	e.wantErr("no buffer", k.add(e.s, rt.Launch{}, b, rt.Buffer[int32]{}, b, 10),
		"add: b has 0 elements, want at least 10 (= n)")
	e.wantErr("a negative size", k.add(e.s, rt.Launch{}, b, b, b, -1), "add: the size of a is -1 (= n)")
}

func (k *kit) testGeometry(t *testing.T, e *env) {
	for _, l := range []rt.Launch{
		{Grid: rt.D(1), Block: rt.D(1)},
		{Grid: rt.D(7), Block: rt.D(3)},
		{Grid: rt.D(3, 5), Block: rt.D(4, 2)},
		{Grid: rt.D(2, 3, 4), Block: rt.D(5, 3, 2)},
		{Grid: rt.D(1, 1, 100), Block: rt.D(1, 1, 8)},
		{Grid: rt.D(500, 20, 2), Block: rt.D(2, 2, 2)},
		{Grid: rt.Dim3{X: 4}, Block: rt.Dim3{X: 8}},
	} {
		n := int64(max(l.Grid.X, 1)) * int64(max(l.Grid.Y, 1)) * int64(max(l.Grid.Z, 1)) * int64(max(l.Block.X,
			1)) * int64(max(l.Block.Y, 1)) * int64(max(l.Block.Z, 1))
		out := buffer(e, make([]int32, n))
		e.must(k.where(e.s, l, out))
		same(e, out, iota32(1, int(n)))
	}
}

func (k *kit) testArguments(t *testing.T, e *env) {
	x := buffer(e, iota32(0, 64*5))
	e.must(k.reverse(e.s, 5, 64, x))
	want := iota32(0, 64*5)
	for i := range want {
		want[i] = int32(i/64*64 + 63 - i%64)
	}
	same(e, x, want)

	pair := buffer(e, make([]Pair, 1))
	e.must(k.store(e.s, 5, Pair{Small: -3, Large: 2.5}, -1000, pair))
	if got := contents(e, pair)[0]; got.Small != 2 || got.Large != -997.5 {
		t.Errorf("a struct by value arrived as %+v", got)
	}

	out := buffer(e, make([]int32, 1))
	e.must(k.isNull(e.s, rt.Buffer[int32]{}, out))
	same(e, out, []int32{1})
	e.must(k.isNull(e.s, x, out))
	same(e, out, []int32{0})

	launch := call.Prepare(e.s, rt.Launch{Grid: rt.D(1)}, k.spec, kernelIsNull)
	call.PutBuffer(launch, x)
	if err := launch.Launch(); err == nil {
		t.Error("a launch with an argument missing was accepted")
	}
	launch = call.Prepare(e.s, rt.Launch{Grid: rt.D(1)}, k.spec, kernelIsNull)
	call.PutValue(launch, int64(1))
	if err := launch.Launch(); err == nil {
		t.Error("a launch with a number for a pointer was accepted")
	}
}

func (k *kit) testLimits(t *testing.T, e *env) {
	info := e.ctx.Info()
	b := buffer(e, iota32(0, 10))
	err := k.where(e.s, rt.Launch{}, b)
	e.wantIs("no grid", err, rt.ErrInvalidLaunch)
	for _, l := range []rt.Launch{
		{Grid: rt.D(1), Block: rt.D(uint32(2 * info.MaxThreads))},
		{Grid: rt.D(1), Block: rt.D(1, 1, info.MaxBlock.Z+1)},
		{Grid: rt.D(1), Block: rt.D(info.MaxBlock.X, 2)},
		{Grid: rt.D(1), Block: rt.D(1), Shared: -1},
	} {
		e.wantIs("a launch beyond the limits", k.where(e.s, l, b), rt.ErrInvalidLaunch)
	}
	if y := info.MaxGrid.Y; y > 0 && y < 1<<31 {
		e.wantIs("a grid beyond the limits", k.where(e.s, rt.Launch{Grid: rt.D(1, y+1), Block: rt.D(1)}, b),
			rt.ErrInvalidLaunch)
	}
	if info.MaxShared > 0 {
		e.wantIs("too much shared memory", k.where(e.s, rt.Launch{Grid: rt.D(1), Shared: info.MaxShared + 1}, b),
			rt.ErrInvalidLaunch)
	}
	if info.MaxThreads == 1024 {
		e.wantErr("a block that is too large", k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(2048)}, b),
			"where: block 2048x1x1 exceeds the device limit 1024")
		if z := info.MaxBlock.Z; z < 1024 {
			e.wantErr("a block that is too deep", k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(1, 1, z+1)}, b),
				fmt.Sprintf("where: block 1x1x%d exceeds the device limit %dx%dx%d", z+1, info.MaxBlock.X, info.MaxBlock.Y, z))
		}
	}
	same(e, b, iota32(0, 10)) // nothing ran
	k.muchShared(e)
	k.together(e)
}

// muchShared launches with more dynamic shared memory than kernels get without asking for it.
func (k *kit) muchShared(e *env) {
	const bytes = 60 << 10
	if k.spec.Dialect == driver.OpenCL || e.ctx.Info().MaxShared < bytes {
		return
	}
	x := buffer(e, iota32(0, 64))
	launch := call.Prepare(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(64), Shared: bytes}, k.spec, kernelReverse)
	call.PutBuffer(launch, x)
	err := launch.Launch()
	if errors.Is(err, rt.ErrNotSupported) { // a library without the function that asks for it
		e.Log(err)
		return
	}
	e.must(err)
	same(e, x.Slice(0, 2), []int32{63, 62})
}

// together launches a kernel all of whose blocks are to be resident together, which a backend may lack.
func (k *kit) together(e *env) {
	spec := *k.spec
	spec.Kernels = slices.Clone(k.spec.Kernels)
	spec.Kernels[kernelAdd].Cooperative = true
	other := &kit{backend: k.backend, spec: &spec, id: k.id}
	x := buffer(e, iota32(0, 500))
	if err := other.add(e.s, rt.Launch{Block: rt.D(64)}, x, x, x, 500); errors.Is(err, rt.ErrNotSupported) {
		return
	} else if err != nil {
		e.Fatal(err)
	}
	same(e, x.Slice(498, 500), []int32{2 * 498, 2 * 499})
}

// testAttributes compares what a device says of its kernels with what must hold for all: each number is told or
// Unknown.
func (k *kit) testAttributes(t *testing.T, e *env) {
	m, err := call.Load(e.ctx, k.spec)
	e.must(err)
	kernel, err := m.Kernel(k.spec.Kernels[kernelReverse].Symbol)
	e.must(err)
	info, device := kernel.Info(), e.ctx.Info()
	for name, v := range map[string]int{"MaxThreads": info.MaxThreads, "BlockHint": info.BlockHint,
		"Multiple": info.Multiple, "Registers": info.Registers,
		"Shared": info.Shared, "Local": info.Local, "Constant": info.Constant} {
		if v < driver.Unknown {
			t.Errorf("%s is %d", name, v)
		}
	}
	if info.MaxThreads > device.MaxThreads || info.BlockHint > device.MaxThreads || device.MaxShared > 0 &&
		info.Shared > device.MaxShared {
		t.Errorf("the kernel exceeds the device: %+v", info)
	}
	if info.Multiple == 0 || info.BlockHint == 0 || info.Registers == 0 {
		t.Errorf("0 where Unknown is meant: %+v", info)
	}
	small, err := kernel.Occupancy(rt.D(64), 0)
	if errors.Is(err, rt.ErrNotSupported) {
		t.Log(err)
		return
	}
	e.must(err)
	large, err := kernel.Occupancy(rt.D(64), device.MaxShared/2)
	e.must(err)
	if small < 1 || large > small {
		t.Errorf("%d blocks of 64 threads run at once, %d with shared memory", small, large)
	}
	_, err = kernel.Occupancy(rt.D(0), 0)
	e.wantIs("the occupancy of an empty block", err, rt.ErrInvalidLaunch)
	_, err = kernel.Occupancy(rt.D(64), -1)
	e.wantIs("the occupancy with less than no memory", err, rt.ErrInvalidLaunch)
}

func (k *kit) testGlobals(t *testing.T, e *env) {
	if len(k.spec.Globals) == 0 {
		t.Skip("the dialect has no variables that the host can reach")
	}
	out := buffer(e, make([]int32, 8))
	e.must(k.lookup(e.s, out))
	same(e, out, []int32{10, 20, 30, 40, 10, 20, 30, 40})
	e.must(call.SetGlobal(e.ctx, k.spec, "table", &[4]int32{1, 2, 3, 4}))
	total := int32(100)
	e.must(call.SetGlobal(e.ctx, k.spec, "total", &total))
	e.must(k.lookup(e.s, out))
	same(e, out, []int32{101, 102, 103, 104, 101, 102, 103, 104})
	got, err := call.GetGlobal[[4]int32](e.ctx, k.spec, "table")
	if err != nil || got != [4]int32{1, 2, 3, 4} {
		t.Errorf("GetGlobal = %v, %v", got, err)
	}
	table, err := call.Global[int32](e.ctx, k.spec, "table")
	e.must(err)
	e.must(table.Slice(1, 2).Fill(e.s, 50))
	e.must(table.Free())
	e.must(k.lookup(e.s, out))
	same(e, out.Slice(0, 3), []int32{101, 150, 103})
	if err := call.SetGlobal(e.ctx, k.spec, "none", &total); err == nil {
		t.Error("a variable that does not exist was set")
	}
	if err := call.SetGlobal(e.ctx, k.spec, "total", &[3]byte{}); err == nil {
		t.Error("a variable of 4 bytes was set to 3 bytes")
	}
	if err := call.SetGlobal(e.ctx, k.spec, "table", &total); err == nil {
		t.Error("a variable of 16 bytes was set to 4 bytes")
	}
	if v, err := call.GetGlobal[[2]int32](e.ctx, k.spec, "table"); err == nil {
		t.Errorf("a variable of 16 bytes is %v", v)
	}
	other := k.open(t) // every context has variables of its own
	fresh, err := call.GetGlobal[int32](other.ctx, k.spec, "total")
	if err != nil || fresh != 0 {
		t.Errorf("total in another context is %d, %v", fresh, err)
	}
}

func (k *kit) testFault(t *testing.T, e *env) {
	if len(k.spec.Kernels) <= kernelFault {
		t.Skip("the module has no kernel that faults")
	}
	b := buffer(e, iota32(0, 10))
	e.must(k.bare(e.s, kernelFault, rt.Launch{Grid: rt.D(100), Block: rt.D(8)}))
	e.must(b.Zero(e.s)) // behind the fault: skipped
	err := e.s.Synchronize(e.ctx)
	e.wantIs("a kernel that faults", err, rt.ErrFault)
	var fault *rt.KernelError
	if !errors.As(err, &fault) || fault.Kernel != "fault" || fault.Msg == "" {
		t.Fatalf("a kernel that faults: got %#v", err)
	}
	if fault.HasThread && (fault.Thread != rt.Dim3{X: 3} || fault.Block.X < 4) {
		t.Errorf("fault in thread %v of block %v", fault.Thread, fault.Block)
	}
	if fault.Lost {
		return
	}
	e.must(e.s.Synchronize(e.ctx)) // reported once
	same(e, b, iota32(0, 10))
	e.must(b.Zero(e.s))
	same(e, b, make([]int32, 10))

	e.must(k.bare(e.s, kernelFault, rt.Launch{Grid: rt.D(5), Block: rt.D(8)}))
	e.wantIs("Read after a fault", b.Read(e.s, make([]int32, 1)), rt.ErrFault)
	e.must(k.bare(e.s, kernelFault, rt.Launch{Grid: rt.D(5), Block: rt.D(8)}))
	e.wantIs("Close after a fault", e.s.Close(), rt.ErrFault)
}

func (k *kit) testNotSupported(t *testing.T, e *env) {
	if len(k.spec.Kernels) <= kernelFault {
		t.Skip("the module has no kernel that is refused")
	}
	err := k.bare(e.s, kernelFault+1, rt.Launch{Grid: rt.D(1)})
	e.wantIs("a kernel that the backend cannot run", err, rt.ErrNotSupported)
	if err != nil && !strings.Contains(err.Error(), "absent") {
		t.Errorf("the message does not name the kernel: %v", err)
	}
	empty := &driver.ModuleSpec{Name: "empty.cu", Dialect: "none", Kernels: []driver.KernelSpec{{Name: "K", Symbol: "k"}}}
	e.wantIs("a module without an image", call.Prepare(e.s, rt.Launch{}, empty, 0).Launch(), rt.ErrNoImage)
	stale := *k.spec
	stale.Sources = []driver.Source{{Name: "x.cu", Text: "changed", SHA256: strings.Repeat("0", 64)}}
	_, err = call.Load(e.ctx, &stale)
	e.wantIs("a module whose source changed", err, rt.ErrStale)
	e.wantErr("a module whose source changed", err, "x.cu changed since go generate; run it again")
}
