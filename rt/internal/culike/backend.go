package culike

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
)

// Backend is a driver.Backend over a vendor's API. The library is opened at first use; a failure is tried again at the
// next.
type Backend struct {
	vendor   *Vendor
	compiler *compiler

	mu  sync.Mutex
	api *API
}

// New returns the backend of a vendor.
func New(v *Vendor) *Backend { return &Backend{vendor: v, compiler: &compiler{vendor: v}} }

// Name is the vendor's Backend.
func (b *Backend) Name() string { return b.vendor.Backend }

// Takes reports whether the compiler takes the module's language, or the module has code of a kind that the driver
// loads.
func (b *Backend) Takes(spec *driver.ModuleSpec) bool {
	return slices.Contains(b.vendor.Compiler.Dialects, spec.Dialect) ||
		slices.ContainsFunc(spec.Images, func(img driver.Image) bool {
			return slices.Contains(b.vendor.Kinds, img.ImageKind())
		})
}

func (b *Backend) open() (*API, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.api != nil {
		return b.api, nil
	}
	a, err := b.vendor.open(b.compiler)
	if err == nil {
		b.api = a
	}
	return a, err
}

// Devices lists the devices, those with the most memory bandwidth first. A device's ID is its number in the vendor's
// order.
func (b *Backend) Devices() ([]driver.DeviceInfo, error) {
	a, err := b.open()
	if err != nil {
		return nil, err
	}
	count := new(int32)
	if err := a.Call(DeviceGetCount, uintptr(unsafe.Pointer(count))); err != nil || *count <= 0 {
		reason := "no devices"
		if err != nil {
			reason = err.Error()
		}
		return nil, &driver.ProbeError{Backend: b.Name(), Reason: reason,
			Tried: []driver.Try{{Path: a.lib.Path(), Err: "loaded"}}}
	}
	var list []driver.DeviceInfo
	for i := range int(*count) {
		info, err := a.info(i)
		if err != nil {
			return nil, err
		}
		list = append(list, info)
	}
	slices.SortStableFunc(list, func(x, y driver.DeviceInfo) int { return cmp.Compare(y.Bandwidth, x.Bandwidth) })
	return list, nil
}

// Open opens a device with a context of its own.
func (b *Backend) Open(id string) (driver.Context, error) { return b.openAs(id, ownContext) }

func (b *Backend) openAs(id string, from origin) (driver.Context, error) {
	devices, err := b.Devices()
	if err != nil {
		return nil, err
	}
	for _, info := range devices {
		if id == "" || info.ID == id {
			return b.api.newContext(info, from, 0)
		}
	}
	return nil, driver.Errorf(driver.ErrNoDevice, "%s: there is no device %q; there are %d", b.Name(), id, len(devices))
}

// Compile compiles the sources of a spec, or the text that comes with it, for an architecture ("sm_90", "gfx90a")
// without a device, for use as an Image. A *driver.ProbeError when there is no compiler here, a *driver.BuildError
// when the source does not compile.
func (b *Backend) Compile(spec *driver.ModuleSpec, arch string) (*driver.Code, error) {
	c, err := b.compiler.code(spec, arch, 0, cache.Default())
	if err != nil {
		return nil, err
	}
	return &driver.Code{Kind: c.Kind, Arch: arch, Data: string(c.Code), Names: c.Names}, nil
}

// CompilerInfo finds the compiler.
func (b *Backend) CompilerInfo() (driver.CompilerInfo, error) {
	r, err := b.compiler.open(0)
	if err != nil {
		return driver.CompilerInfo{Name: b.vendor.Compiler.Name}, err
	}
	return driver.CompilerInfo{Name: r.Name, Version: r.version, Path: r.lib.Path()}, nil
}

// device returns the handle of device i; where no function tells it, it is i.
func (a *API) device(i int) (uintptr, error) {
	if !a.Has(DeviceGet) {
		return uintptr(i), nil
	}
	dev := new(int32)
	err := a.Call(DeviceGet, uintptr(unsafe.Pointer(dev)), uintptr(i))
	return uintptr(*dev), err
}

// attribute returns a device attribute, 0 if the vendor or the device does not know it.
func (a *API) attribute(dev uintptr, attr int) int {
	v := new(int32)
	if attr < 0 || a.Call(DeviceGetAttribute, uintptr(unsafe.Pointer(v)), uintptr(attr), dev) != nil {
		return 0
	}
	return int(*v)
}

func (a *API) info(i int) (driver.DeviceInfo, error) {
	dev, err := a.device(i)
	if err != nil {
		return driver.DeviceInfo{}, err
	}
	name, err := a.deviceName(dev)
	if err != nil {
		return driver.DeviceInfo{}, err
	}
	memory, err := a.totalMemory(dev)
	if err != nil {
		return driver.DeviceInfo{}, err
	}
	version := ""
	number := new(int32)
	switch err := a.Call(DriverGetVersion, uintptr(unsafe.Pointer(number))); {
	case err == nil:
		version = a.Version(int(*number))
	case !errors.Is(err, driver.ErrNotSupported):
		return driver.DeviceInfo{}, err
	}
	arch, err := a.Arch(a, dev)
	if err != nil {
		return driver.DeviceInfo{}, fmt.Errorf("%s:%d: %w", a.Backend, i, err)
	}
	at := &a.Attr
	dim := func(x, y, z int) driver.Dim3 {
		return driver.Dim3{X: uint32(a.attribute(dev, x)), Y: uint32(a.attribute(dev, y)), Z: uint32(a.attribute(dev, z))}
	}
	// Kilohertz times bits, at double data rate.
	bandwidth := 2 * int64(a.attribute(dev, at.MemoryClock)) * 1000 * int64(a.attribute(dev, at.MemoryBusWidth)) / 8
	return driver.DeviceInfo{
		Backend: a.Backend, ID: strconv.Itoa(i), Name: name, Kind: driver.KindGPU, Driver: version, Arch: arch,
		PCI:    a.pci(dev),
		Memory: memory, Bandwidth: bandwidth, L2: a.attribute(dev, at.L2),
		ComputeUnits: a.attribute(dev, at.Multiprocessors), WarpSize: a.attribute(dev, at.WarpSize),
		MaxThreads: a.attribute(dev, at.MaxThreads), MaxBlock: dim(at.MaxBlockX, at.MaxBlockY, at.MaxBlockZ),
		MaxGrid:   dim(at.MaxGridX, at.MaxGridY, at.MaxGridZ),
		MaxShared: max(a.attribute(dev, at.SharedPerBlock), a.attribute(dev, at.SharedPerBlockOptin)),
	}, nil
}

// deviceName asks for the name of a device, which the properties begin with too.
func (a *API) deviceName(dev uintptr) (string, error) {
	name := make([]byte, 8192) // as much as any version's properties
	var err error
	if a.Has(DeviceGetName) || !a.Has(DeviceProperties) {
		err = a.Call(DeviceGetName, uintptr(unsafe.Pointer(&name[0])), 256, dev)
	} else {
		err = a.Call(DeviceProperties, uintptr(unsafe.Pointer(&name[0])), dev)
	}
	if errors.Is(err, driver.ErrNotSupported) {
		return fmt.Sprintf("%s device %d", a.Backend, dev), nil
	}
	return dl.Text(name[:256]), err
}

// pci asks for the address of a device on the PCI bus; "" where no function tells.
func (a *API) pci(dev uintptr) string {
	address := make([]byte, 64)
	if a.Call(DeviceGetPCIBusID, uintptr(unsafe.Pointer(&address[0])), uintptr(len(address)), dev) != nil {
		return ""
	}
	return strings.ToLower(dl.Text(address))
}

// totalMemory asks for the bytes of memory of a device; 0 where no function tells.
func (a *API) totalMemory(dev uintptr) (int64, error) {
	total := new(uintptr)
	err := a.Call(DeviceTotalMem, uintptr(unsafe.Pointer(total)), dev)
	if errors.Is(err, driver.ErrNotSupported) {
		return 0, nil
	}
	return int64(*total), err
}

// Attribute returns a device attribute for Vendor.Arch, 0 if it is not known.
func (a *API) Attribute(device uintptr, attr int) int { return a.attribute(device, attr) }
