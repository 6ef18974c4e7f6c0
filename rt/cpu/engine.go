package cpu

import (
	"runtime"
	"slices"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// Engine is a way to run kernels on the CPU. Memory, streams, events, and how blocks are shared out among workers are
// this package's for each of them.
type Engine interface {
	// Name is the name of the backend.
	Name() string
	// Place is where kernels run, for messages.
	Place() string
	// Driver is the version that DeviceInfo.Driver tells, or why the engine cannot be used: a *driver.ProbeError.
	Driver() (version string, err error)
	// Records reports whether kernels know a texture, a surface or an image by the address of a record of package
	// texrecord; else their handles are numbers that simt.Launch.Image finds.
	Records() bool
	// Takes is described at driver.Taker.
	Takes(spec *driver.ModuleSpec) bool
	// Load returns the image of a module, nil if the engine can use none. The image belongs to the caller.
	Load(spec *driver.ModuleSpec) (*simt.Module, error)
	// Prepare makes a kernel of an image that Load returned ready to run, when it is first asked for. Calls for one image
	// come one after the other.
	Prepare(spec *driver.ModuleSpec, k *simt.Kernel) error
}

// With returns a backend whose kernels an engine runs.
func With(e Engine) *Backend { return &Backend{e} }

// goEngine runs kernels that were translated to Go.
type goEngine struct{}

func (goEngine) Name() string { return "cpu" }

func (goEngine) Place() string { return "the CPU" }

func (goEngine) Driver() (string, error) { return runtime.Version(), nil }

func (goEngine) Records() bool { return false }

// Takes reports whether kernels of the module were translated to Go.
func (goEngine) Takes(spec *driver.ModuleSpec) bool {
	return slices.ContainsFunc(spec.Images, func(img driver.Image) bool {
		m, ok := img.(*simt.Module)
		return ok && (len(m.Kernels) == 0 || slices.ContainsFunc(m.Kernels, func(k simt.Kernel) bool { return k.Run != nil }))
	})
}

// Load takes the CPU image of the spec.
func (goEngine) Load(spec *driver.ModuleSpec) (*simt.Module, error) {
	for _, img := range spec.Images {
		if image, ok := img.(*simt.Module); ok {
			return image, nil
		}
	}
	return nil, driver.Errorf(driver.ErrNoImage, "cpu: no code for this backend: the kernels were not translated to Go")
}

func (goEngine) Prepare(*driver.ModuleSpec, *simt.Kernel) error { return nil }
