// Package auto knows the backends of this build and chooses a device, either automatically or by a name such as "cpu"
// or "cuda:1".
//
// Invariants: it opens only the device that it returns, and keeps no state. Its errors list everything that it passed
// over, with the reason.
package auto

import (
	"errors"
	"fmt"
	"os"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/cc"
	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/opencl"
)

// Backends returns the backends in the order in which the automatic choice tries them.
func Backends() []driver.Backend {
	return []driver.Backend{cuda.New(), hip.New(), opencl.New(), cc.New(), cpu.New()}
}

// Open opens the device with the given name: "backend" or "backend:id". With the name "auto" or "" it opens the best
// device: the first that is no processor in the guise of another backend, because the backend cpu runs every kernel
// that such a device might refuse. With a module spec it is the best of those that take the module, and such a
// processor only if no other device takes it. Backends hide later ones of the same name. The error is an ErrNoDevice
// and lists everything tried.
func Open(backends []driver.Backend, name string, spec *driver.ModuleSpec) (driver.Context, error) {
	return OpenBy(backends, name, spec, driver.Backend.Open)
}

// OpenPrimary opens a device of the backend in the context of its vendor's that all parts of a process share.
func OpenPrimary(b driver.Backend, id string) (driver.Context, error) {
	if p, ok := b.(driver.PrimaryOpener); ok {
		return p.OpenPrimary(id)
	}
	return nil, driver.Errorf(driver.ErrNotSupported,
		"%s: there is no primary context, which all parts of a process share; see rt.Adopt", b.Name())
}

// Adopt makes a context of handles of the backend with the given name that somebody else owns.
func Adopt(backends []driver.Backend, name string, h driver.NativeContext) (driver.Context, error) {
	for _, b := range backends {
		if b.Name() != name {
			continue
		}
		if a, ok := b.(driver.Adopter); ok {
			return a.Adopt(h)
		}
		return nil, driver.Errorf(driver.ErrNotSupported, "%s: contexts of others are not supported", name)
	}
	return nil, driver.Errorf(driver.ErrNoDevice, "there is no backend %q; this build knows %s", name,
		names(firsts(backends)))
}

// OpenBy is Open with another way to open the device that is chosen.
func OpenBy(backends []driver.Backend, name string, spec *driver.ModuleSpec, open func(driver.Backend,
	string) (driver.Context, error)) (driver.Context, error) {
	visible := firsts(backends) // a hidden one's devices may be known to the one before
	if name == "" || name == "auto" {
		return best(visible, spec, open)
	}
	want, id, _ := strings.Cut(name, ":")
	for _, b := range visible {
		if b.Name() != want {
			continue
		}
		ctx, err := open(b, id)
		if err != nil {
			return nil, &noDeviceError{want: want, tried: []error{err}}
		}
		return ctx, nil
	}
	meant := ""
	for _, b := range visible {
		if strings.EqualFold(b.Name(), want) {
			meant = "; names are written in small letters: " + b.Name()
		}
	}
	return nil, driver.Errorf(driver.ErrNoDevice, "there is no backend %q; this build knows %s%s", want, names(visible),
		meant)
}

// firsts returns the first backend of each name.
func firsts(backends []driver.Backend) []driver.Backend {
	var list []driver.Backend
	for _, b := range backends {
		if !slices.ContainsFunc(list, func(o driver.Backend) bool { return o.Name() == b.Name() }) {
			list = append(list, b)
		}
	}
	return list
}

// best opens the best device for the module, or for any if spec is nil.
func best(backends []driver.Backend, spec *driver.ModuleSpec, open func(driver.Backend, string) (driver.Context,
	error)) (driver.Context, error) {
	if len(backends) == 0 {
		return nil, driver.Errorf(driver.ErrNoDevice, "no usable device; there are no backends")
	}
	var tried []error
	var processors []driver.Backend
	for _, b := range backends {
		if t, ok := b.(driver.Taker); ok && spec != nil && !t.Takes(spec) {
			tried = append(tried, driver.Errorf(driver.ErrNoImage, "%s: no code for this backend in %s", b.Name(), spec.Name))
			continue
		}
		id, err := choose(b)
		if err == nil {
			var ctx driver.Context
			if ctx, err = open(b, id); err == nil {
				return ctx, nil
			}
		} else if errors.Is(err, errProcessors) {
			processors = append(processors, b)
			err = &driver.ProbeError{Backend: b.Name(), Reason: err.Error()}
		}
		tried = append(tried, err)
	}
	for _, b := range processors {
		if spec == nil {
			break
		}
		ctx, err := open(b, "")
		if err == nil {
			return ctx, nil
		}
		tried = append(tried, err)
	}
	return nil, &noDeviceError{want: "device", tried: tried}
}

var errProcessors = errors.New(
	"only processors, which are used for a module that nothing else takes or when they are named")

// choose returns the id of the backend's device that the automatic choice opens, or why there is none: errProcessors,
// or what Devices says.
func choose(b driver.Backend) (id string, err error) {
	switch {
	case b.Name() == "cpu", b.Name() == "cc" && os.Getenv("KBIND_CC") != "":
		return "", nil
	case b.Name() == "cc":
		return "", &driver.ProbeError{Backend: "cc", Reason: "used when it is named, or when KBIND_CC names a compiler"}
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
	return "", errProcessors
}

// names lists the names of the backends.
func names(backends []driver.Backend) string {
	var list []string
	for _, b := range backends {
		list = append(list, b.Name())
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
	if e.want != "device" {
		b.WriteString("\nkbind doctor -list lists the devices of a machine; the name auto means the best one")
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
