package auto

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// fake is a backend that refuses to open, or opens as the context it holds.
type fake struct {
	name string
	ctx  driver.Context
	err  error
	id   *string // receives the id
	kind driver.DeviceKind
}

func (f fake) Name() string { return f.name }
func (f fake) Devices() ([]driver.DeviceInfo, error) {
	if f.kind == none {
		return nil, nil
	}
	if f.kind == "" {
		return []driver.DeviceInfo{{ID: "0", Kind: driver.KindGPU}}, f.err
	}
	return []driver.DeviceInfo{{ID: "0", Kind: f.kind}}, f.err
}
func (f fake) Takes(spec *driver.ModuleSpec) bool { return string(spec.Dialect) == f.name }
func (f fake) Open(id string) (driver.Context, error) {
	if f.id != nil {
		*f.id = id
	}
	return f.ctx, f.err
}

// none is the kind of a fake without devices.
const none driver.DeviceKind = "none"

type fakeContext struct {
	driver.Context
	name string
}

func TestOpen(t *testing.T) {
	broken := fake{name: "cuda", err: &driver.ProbeError{Backend: "cuda", Reason: "no driver",
		Tried: []driver.Try{{Path: "libcuda.so.1", Err: "not found"}}}}
	var id string
	first, second := fake{name: "x", ctx: fakeContext{name: "first"}, id: &id},
		fake{name: "x", ctx: fakeContext{name: "second"}}
	for _, test := range []struct {
		list     []driver.Backend
		name     string
		want, id string
		err      string
		spec     *driver.ModuleSpec
	}{
		{list: []driver.Backend{broken, first, second}, want: "first", id: "0"},
		{list: []driver.Backend{broken, second, first}, name: "x:1:0", want: "second"},
		{list: []driver.Backend{first, second}, name: "x:1:0", want: "first", id: "1:0"},
		{list: []driver.Backend{broken, first}, name: "cuda",
			err: "no usable cuda; tried:\n\tcuda: no driver\n\t\ttried libcuda.so.1: not found\n" +
				"kbind doctor -list lists the devices of a machine; the name auto means the best one"},
		{list: []driver.Backend{fake{name: "z", kind: driver.KindCPU}, first}, want: "first", id: "0"},
		{list: []driver.Backend{first, fake{name: "opencl", kind: driver.KindCPU, ctx: fakeContext{name: "cl"}}},
			spec: &driver.ModuleSpec{Dialect: driver.OpenCL}, want: "cl"},
		{list: []driver.Backend{first}, spec: &driver.ModuleSpec{Name: "a.cl", Dialect: driver.OpenCL},
			err: "no usable device; tried:\n\tx: no code for this backend in a.cl"},
		{list: []driver.Backend{broken},
			err: "no usable device; tried:\n\tcuda: no driver\n\t\ttried libcuda.so.1: not found"},
		{list: []driver.Backend{broken, first, second}, name: "y", err: `there is no backend "y"; this build knows cuda, x`},
		{list: []driver.Backend{broken, first, second}, name: "X:0",
			err: `there is no backend "X"; this build knows cuda, x; names are written in small letters: x`},
		{name: "", err: "no usable device; there are no backends"},
	} {
		id = ""
		ctx, err := Open(test.list, test.name, test.spec)
		switch {
		case test.err != "":
			if err == nil || err.Error() != test.err || !errors.Is(err, driver.ErrNoDevice) {
				t.Errorf("Open(%q): got error %v, want %s", test.name, err, test.err)
			}
		case err != nil:
			t.Errorf("Open(%q): %v", test.name, err)
		case ctx.(fakeContext).name != test.want || id != test.id:
			t.Errorf("Open(%q) = %v with id %q, want %v with %q", test.name, ctx, id, test.want, test.id)
		}
	}
	var probe *driver.ProbeError
	if _, err := Open([]driver.Backend{broken}, "", nil); !errors.As(err, &probe) || len(probe.Tried) != 1 {
		t.Errorf("the libraries tried are not in %v", err)
	}
}

func TestProbe(t *testing.T) {
	for _, r := range Probe(Backends()) {
		switch r.Backend {
		case "cpu":
			if r.Err != nil || len(r.Devices) != 1 {
				t.Errorf("cpu: %+v", r)
			}
		default:
			if r.Err == nil && len(r.Devices) == 0 {
				t.Errorf("%s has neither devices nor a reason", r.Backend)
			}
		}
	}
	if r := Probe([]driver.Backend{fake{name: "x", kind: none}}); r[0].Err == nil {
		t.Error("no devices and no reason")
	}
}
