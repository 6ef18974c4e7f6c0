package rttest

import (
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
)

// faultSource has kernels that a device stops, each in its own way.
const faultSource = `
__global__ void illegal(int *p) { p[threadIdx.x] = 1; }

__global__ void misaligned(int *p) { *(int *)((char *)p + 1) = 1; }

__global__ void trap(int *p) {
    if (p[threadIdx.x] == 0) {
#ifdef __CUDACC__
        __trap();
#else
        __builtin_trap();
#endif
    }
}
`

// The variables by which testFaults tells a child which device to stop, and how.
const (
	faultDevice = "KBIND_RTTEST_DEVICE"
	faultKernel = "KBIND_RTTEST_FAULT"
)

// testFaults stops the device in several ways, each in a process of its own: CUDA does not promise that a process can
// go on with its device, and not every driver does.
func (k *kit) testFaults(t *testing.T, e *env) {
	switch arch := e.ctx.Info().Arch; {
	case k.spec.Dialect == driver.OpenCL || len(k.spec.Images) > 0:
		t.Skip("the backend does not compile CUDA")
	case strings.HasPrefix(arch, "gfx"):
		t.Skip("AMD's driver ends the process when a kernel faults")
	}
	exe, err := os.Executable()
	e.must(err)
	root, _, _ := strings.Cut(t.Name(), "/")
	for _, name := range []string{"illegal", "misaligned", "trap"} {
		t.Run(name, func(t *testing.T) {
			cmd := exec.Command(exe, "-test.run=^"+root+"$", "-test.v")
			cmd.Env = append(os.Environ(), faultDevice+"="+k.id, faultKernel+"="+name)
			out, err := cmd.CombinedOutput()
			if err != nil {
				t.Errorf("%v\n%s", err, out)
			}
			for line := range strings.Lines(string(out)) {
				if _, said, ok := strings.Cut(line, "fault: "); ok {
					t.Log(strings.TrimSpace(said))
				}
			}
		})
	}
}

// fault is such a process: the error names the kernel, and the context is lost to everyone who has it. Either the
// device can be opened again, or opening it says that it cannot.
func (k *kit) fault(t *testing.T, name string) {
	spec := &driver.ModuleSpec{Name: "faults.cu", Dialect: k.spec.Dialect,
		Sources: []driver.Source{{Name: "faults.cu", Text: faultSource}},
		Kernels: []driver.KernelSpec{{Name: name, Symbol: name, NameExpr: "(void (*)(int *))" + name,
			Params: []driver.ParamSpec{{Name: "p", Kind: driver.ArgMem, Size: 4}}}}}
	e := k.open(t)
	b := buffer(e, make([]int32, 64))
	e.must(k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(64)}, b)) // waited for, so not to blame
	e.must(b.Zero(e.s))
	e.sync()
	arg := b
	if name == "illegal" {
		arg = rt.Buffer[int32]{} // the null pointer
	}
	launch := call.Prepare(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(32)}, spec, 0)
	call.PutBuffer(launch, arg)
	e.must(launch.Launch())
	err := e.s.Synchronize(e.ctx)
	var fault *rt.KernelError
	if !errors.As(err, &fault) || fault.Kernel != name || fault.Msg == "" || !fault.Lost {
		t.Fatalf("got %#v", err)
	}
	t.Logf("fault: %v", err)
	_, allocErr := rt.NewBuffer[int32](e.ctx, 10)
	for what, err := range map[string]error{"Read": b.Read(e.s, make([]int32, 1)), "NewBuffer": allocErr,
		"launch": k.where(e.s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, b)} {
		e.wantIs(what+" in a lost context", err, rt.ErrFault)
	}
	e.must(errors.Join(b.Free(), e.s.Close(), e.ctx.Close()))
	again, err := rt.Open(t.Context(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend))
	if err != nil {
		e.wantIs("opening the device again", err, rt.ErrNoDevice)
		if !strings.Contains(err.Error(), "start a new process") {
			t.Errorf("opening the device again: %v", err)
		}
		t.Log("fault: this process cannot open the device again")
		return
	}
	e.must(again.Close())
	fresh := k.open(t)
	c := buffer(fresh, make([]int32, 64))
	fresh.must(k.where(fresh.s, rt.Launch{Grid: rt.D(1), Block: rt.D(64)}, c))
	same(fresh, c, iota32(1, 64))
	t.Log("fault: this process can open the device again")
}
