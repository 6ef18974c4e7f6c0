package opencl_test

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
)

// TestAttributes reads what an OpenCL driver tells of a kernel with a local variable of 1024 bytes.
func TestAttributes(t *testing.T) {
	ctx := opened(t, opencl.New())
	m, err := call.Load(ctx, &driver.ModuleSpec{Name: "k.cl", Dialect: driver.OpenCL,
		Sources: []driver.Source{{Name: "k.cl", Text: `kernel void turn(global int *p) {
    local int part[256];
    part[get_local_id(0)] = p[get_global_id(0)];
    barrier(CLK_LOCAL_MEM_FENCE);
    p[get_global_id(0)] = part[get_local_size(0) - 1 - get_local_id(0)];
}
`}},
		Kernels: []driver.KernelSpec{{Name: "Turn", Symbol: "turn", NameExpr: "turn",
			Params: []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 4}}}}})
	if err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel("turn")
	if err != nil {
		t.Fatal(err)
	}
	info := k.Info()
	if info.Shared < 1024 || info.MaxThreads <= 0 || info.Multiple <= 0 || info.Local < 0 {
		t.Errorf("what clGetKernelWorkGroupInfo tells is missing: %+v", info)
	}
	if info.Registers != rt.Unknown || info.Constant != rt.Unknown || info.BlockHint != rt.Unknown || info.Form != "" {
		t.Errorf("what OpenCL does not tell is not Unknown: %+v", info)
	}
	if _, err := k.Occupancy(rt.D(64), 0); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("the occupancy: %v", err)
	}
}
