// Package auto knows the backends of this build and chooses a device: automatically, or by a name such as "cpu" or "cuda:1".
//
// Invariants: it opens at most the one device that it returns, and keeps no state; whatever it passed over is in the error, with the
// reason.
package auto

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/opencl"
)

// Backends returns the backends in the order in which the automatic choice tries them.
func Backends() []driver.Backend {
	return []driver.Backend{cuda.New(), hip.New(), opencl.New(), cpu.New()}
}

// Open opens the device with the given name: "backend" or "backend:id". With the name "" it opens the first device that suits: one that takes the module spec if
// there is a spec, and else one that is no processor in the guise of another backend, because the backend cpu runs every kernel that such a device
// might refuse. Backends hide later ones of the same name. The error is an ErrNoDevice and lists everything tried.
func Open(backends []driver.Backend, name string, spec *driver.ModuleSpec) (driver.Context, error) {
	want, id, _ := strings.Cut(name, ":")
	var tried []error
	for i, b := range backends {
		hidden := slices.ContainsFunc(backends[:i], func(o driver.Backend) bool { return o.Name() == b.Name() }) // another one knows what became of its devices
		if hidden || want != "" && b.Name() != want {
			continue
		}
		if want == "" {
			chosen, err := suits(b, spec)
			if err != nil {
				tried = append(tried, err)
				continue
			}
			id = chosen
		}
		ctx, err := b.Open(id)
		if err == nil {
			return ctx, nil
		}
		tried = append(tried, err)
	}
	switch {
	case len(tried) > 0:
	case want == "":
		return nil, driver.Errorf(driver.ErrNoDevice, "no usable device; there are no backends")
	default:
		return nil, driver.Errorf(driver.ErrNoDevice, "there is no backend %q; this build knows %s", want, names(backends))
	}
	if want == "" {
		want = "device"
	}
	return nil, &noDeviceError{want: want, tried: tried}
}

// suits returns the id of the backend's device that the automatic choice may open, or why there is none.
func suits(b driver.Backend, spec *driver.ModuleSpec) (id string, err error) {
	if spec != nil {
		if t, ok := b.(driver.Taker); ok && !t.Takes(spec) {
			return "", driver.Errorf(driver.ErrNoImage, "%s: no image for this backend in %s", b.Name(), spec.Name)
		}
		return "", nil
	}
	if b.Name() == "cpu" {
		return "", nil
	}
	devices, err := b.Devices()
	if err != nil {
		return "", err
	}
	for _, d := range devices {
		if d.Kind != driver.KindCPU {
			return d.ID, nil
		}
	}
	return "", &driver.ProbeError{Backend: b.Name(), Reason: "only processors, which are used for a module of their language or when they are named"}
}

// names lists the names of the backends, each once.
func names(backends []driver.Backend) string {
	var list []string
	seen := map[string]bool{}
	for _, b := range backends {
		if !seen[b.Name()] {
			seen[b.Name()] = true
			list = append(list, b.Name())
		}
	}
	return strings.Join(list, ", ")
}

// noDeviceError lists why nothing could be opened.
type noDeviceError struct {
	want  string
	tried []error
}

func (e *noDeviceError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "no usable %s; tried:", e.want)
	for _, err := range e.tried {
		b.WriteString("\n\t" + strings.ReplaceAll(err.Error(), "\n", "\n\t"))
	}
	return b.String()
}

func (e *noDeviceError) Is(target error) bool { return target == driver.ErrNoDevice }

func (e *noDeviceError) Unwrap() []error { return e.tried }

// Report is what one backend offers on this machine.
type Report struct {
	Backend string
	Devices []driver.DeviceInfo // in order of preference
	Err     error               // why there are none; a *driver.ProbeError has the libraries tried
}

// Probe asks every backend for its devices.
func Probe(backends []driver.Backend) []Report {
	reports := make([]Report, 0, len(backends))
	for _, b := range backends {
		r := Report{Backend: b.Name()}
		if r.Devices, r.Err = b.Devices(); r.Err == nil && len(r.Devices) == 0 {
			r.Err = &driver.ProbeError{Backend: b.Name(), Reason: "no devices"}
		}
		reports = append(reports, r)
	}
	return reports
}
