// Package opencl is the backend for devices of every vendor with a driver for OpenCL 1.2 or later. It uses the ICD
// loader, without cgo.
//
// Invariants: on a CPU device, memory is shared virtual memory if there is any (OpenCL 2.0, coarse-grained buffers),
// because kernels can then use any window of it and addresses found in memory. On other devices memory is buffer
// objects, which are faster. A window at the device's alignment is a sub-buffer, and any other window is copied for the
// launch. Queues are in order. An error says what OpenCL cannot do.
package opencl

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// Backend is the driver.Backend "opencl". The library is opened at first use; a failure is tried again at the next.
type Backend struct {
	mu      sync.Mutex
	lib     *library
	buffers bool // memory is buffer objects everywhere
}

// New returns the backend. The ICD loader is found by the system's loader and in the usual places;
// KBIND_OPENCL_LIBRARY names another.
func New() *Backend { return &Backend{} }

// NewWithBuffers returns the backend with buffer objects as memory on every device, as on a device of OpenCL 1.2.
func NewWithBuffers() *Backend { return &Backend{buffers: true} }

// Name is "opencl".
func (b *Backend) Name() string { return "opencl" }

// Takes reports whether the kernels are OpenCL C, or were all translated to it.
func (b *Backend) Takes(spec *driver.ModuleSpec) bool {
	if spec.Dialect == driver.OpenCL {
		return true
	}
	texts := textsOf(spec)
	return texts != nil && !slices.ContainsFunc(spec.Kernels, func(k driver.KernelSpec) bool {
		return texts.Kernels[k.Symbol].Text == ""
	})
}

func (b *Backend) open() (*library, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	if b.lib != nil {
		return b.lib, nil
	}
	lib, tried := search().Open()
	if lib == nil {
		return nil, &driver.ProbeError{Backend: "opencl", Reason: "no OpenCL ICD loader", Tried: tried}
	}
	l, missing := newLibrary(lib)
	if n := len(missing); n > 0 {
		if n > 3 {
			missing = append(missing[:3], fmt.Sprintf("and %d more functions", n-3))
		}
		return nil, &driver.ProbeError{Backend: "opencl", Reason: "the library is no OpenCL 1.2",
			Tried: []driver.Try{{Path: lib.Path(), Err: "it has no " + strings.Join(missing, ", ")}}}
	}
	b.lib = l
	return l, nil
}

// device is a device before it is opened.
type device struct {
	info       driver.DeviceInfo
	platform   uintptr
	vendor     string // the platform's name
	id         uintptr
	svm        bool
	generic    bool // kernels have pointers into any address space
	maxAlloc   int
	align      int    // bytes at which a sub-buffer may begin
	identity   string // what a compiled program depends on
	nvidia     bool
	extensions []string
	singleFP   int64 // what float can do: CL_DEVICE_SINGLE_FP_CONFIG
}

// Devices lists the devices of all platforms, GPUs first and CPUs last, those with more compute power before others. A
// device's ID is the number of its platform and its own: "0:1".
func (b *Backend) Devices() ([]driver.DeviceInfo, error) {
	list, err := b.devices()
	if err != nil {
		return nil, err
	}
	infos := make([]driver.DeviceInfo, len(list))
	for i, d := range list {
		infos[i] = d.info
	}
	return infos, nil
}

func (b *Backend) devices() ([]*device, error) {
	l, err := b.open()
	if err != nil {
		return nil, err
	}
	platforms, err := l.platforms()
	if err != nil || len(platforms) == 0 {
		reason := "no OpenCL platform"
		if err != nil {
			reason += ": " + err.Error()
		}
		return nil, &driver.ProbeError{Backend: "opencl", Reason: reason,
			Tried: []driver.Try{{Path: l.Path(), Err: "loaded"}}}
	}
	var devices []*device
	tried := []driver.Try{{Path: l.Path(), Err: "loaded"}}
	for p, platform := range platforms {
		for i, id := range l.devices(platform) {
			name := fmt.Sprintf("%d:%d", p, i)
			d, unfit := l.describe(platform, id)
			if unfit != "" {
				tried = append(tried, driver.Try{Path: "opencl:" + name, Err: l.text(l.getDeviceInfo, id, deviceName) + ": " +
					unfit})
				continue
			}
			d.info.ID = name
			devices = append(devices, d)
		}
	}
	if len(devices) == 0 {
		return nil, &driver.ProbeError{Backend: "opencl", Reason: "no OpenCL device", Tried: tried}
	}
	order := map[driver.DeviceKind]int{driver.KindGPU: 0, driver.KindAccelerator: 1, driver.KindCPU: 2}
	slices.SortStableFunc(devices, func(x, y *device) int {
		if d := order[x.info.Kind] - order[y.info.Kind]; d != 0 {
			return d
		}
		return y.info.ComputeUnits - x.info.ComputeUnits
	})
	return devices, nil
}

// platforms lists the platforms.
func (l *library) platforms() ([]uintptr, error) {
	count := new(uint32)
	if s := status(l.getPlatformIDs.Call(0, 0, uintptr(unsafe.Pointer(count)))); s != success || *count == 0 {
		return nil, fail("clGetPlatformIDs", s)
	}
	ids := make([]uintptr, *count)
	s := status(l.getPlatformIDs.Call(uintptr(*count), uintptr(unsafe.Pointer(&ids[0])), 0))
	return ids, fail("clGetPlatformIDs", s)
}

// devices lists the devices of a platform; none when it has none or does not answer.
func (l *library) devices(platform uintptr) []uintptr {
	count := new(uint32)
	if status(l.getDeviceIDs.Call(platform, deviceTypeAll, 0, 0, uintptr(unsafe.Pointer(count)))) != success ||
		*count == 0 {
		return nil
	}
	ids := make([]uintptr, *count)
	if status(l.getDeviceIDs.Call(platform, deviceTypeAll, uintptr(*count), uintptr(unsafe.Pointer(&ids[0])), 0)) !=
		success {
		return nil
	}
	return ids
}

// text reads a string with a function of the form f(object, name, size, value, *needed).
func (l *library) text(f dl.Func, object, name uintptr) string {
	n := new(uintptr)
	if status(f.Call(object, name, 0, 0, uintptr(unsafe.Pointer(n)))) != success || *n == 0 {
		return ""
	}
	b := make([]byte, *n)
	if status(f.Call(object, name, *n, uintptr(unsafe.Pointer(&b[0])), 0)) != success {
		return ""
	}
	return strings.TrimSpace(dl.Text(b))
}

// number reads an integer of the given bytes, 0 if the device does not know it.
func (l *library) number(id, name, bytes uintptr) int64 {
	v := new(int64)
	if status(l.getDeviceInfo.Call(id, name, bytes, uintptr(unsafe.Pointer(v)), 0)) != success {
		return 0
	}
	return *v
}

// describe asks a device for what it is; unfit is why it cannot be used.
func (l *library) describe(platform, id uintptr) (d *device, unfit string) {
	if l.number(id, deviceAvailable, 4) == 0 {
		return nil, "it is not available"
	}
	if l.number(id, compilerAvailable, 4) == 0 {
		return nil, "it has no compiler"
	}
	d = &device{platform: platform, id: id, maxAlloc: int(l.number(id, maxMemAllocSize, 8)),
		align: max(int(l.number(id, memBaseAddrAlign, 4))/8, 1)}
	version := l.text(l.getDeviceInfo, id, deviceVersion)
	if strings.HasPrefix(version, "OpenCL 1.0") || strings.HasPrefix(version, "OpenCL 1.1") {
		return nil, "it is " + version + ", and kbind needs 1.2" // for functions that are called here without a question
	}
	d.vendor = l.text(l.getPlatformInfo, platform, platformName)
	d.extensions = strings.Fields(l.text(l.getDeviceInfo, id, deviceExtensions))
	d.singleFP = l.number(id, singleFPConfig, 8)
	d.generic = l.number(id, genericAddressSpace, 4) != 0
	d.nvidia = slices.Contains(d.extensions, "cl_nv_device_attribute_query")
	d.svm = l.number(id, svmCapabilities, 8)&svmCoarseGrain != 0 && l.svmAlloc != 0 && l.svmFree != 0 &&
		l.svmMemcpy != 0 && l.svmFill != 0 && l.setArgSVM != 0
	kind := driver.KindAccelerator
	switch t := l.number(id, deviceType, 8); {
	case t&deviceTypeGPU != 0:
		kind = driver.KindGPU
	case t&deviceTypeCPU != 0:
		kind = driver.KindCPU
	}
	d.info = driver.DeviceInfo{
		Backend: "opencl", Name: l.text(l.getDeviceInfo, id, deviceName), Kind: kind,
		Driver: fmt.Sprintf("%s, %s, driver %s", d.vendor, version, l.text(l.getDeviceInfo, id, driverVersion)),
		Memory: l.number(id, globalMemSize, 8), L2: int(l.number(id, globalMemCacheSize, 8)),
		ComputeUnits: int(l.number(id, maxComputeUnits, 4)),
		PCI:          l.pci(id),
		WarpSize:     l.warp(id, d), MaxThreads: int(l.number(id, maxWorkGroupSize, 8)),
		MaxShared: int(l.number(id, localMemSize, 8)), MaxBlock: l.maxBlock(id),
		MaxGrid: driver.Dim3{X: 1<<31 - 1, Y: 1<<31 - 1, Z: 1<<31 - 1},
	}
	d.identity = strings.Join([]string{d.vendor, l.text(l.getPlatformInfo, platform, platformVersion), d.info.Name,
		d.info.Driver}, "\x00")
	return d, ""
}

// warp is the number of work-items in lock step; 1 where no extension tells.
func (l *library) warp(id uintptr, d *device) int {
	switch {
	case d.nvidia:
		return int(l.number(id, warpSizeNV, 4))
	case slices.Contains(d.extensions, "cl_amd_device_attribute_query"):
		return max(int(l.number(id, wavefrontWidthAMD, 4)), 1)
	}
	return 1
}

// pci is the address on the PCI bus, as cl_khr_pci_bus_info tells it.
func (l *library) pci(id uintptr) string {
	v := new(struct{ domain, bus, device, function uint32 })
	if status(l.getDeviceInfo.Call(id, pciBusInfo, unsafe.Sizeof(*v), uintptr(unsafe.Pointer(v)), 0)) != success {
		return ""
	}
	return fmt.Sprintf("%04x:%02x:%02x.%x", v.domain, v.bus, v.device, v.function)
}

func (l *library) maxBlock(id uintptr) driver.Dim3 {
	v := new([16]uintptr)
	if status(l.getDeviceInfo.Call(id, maxWorkItemSizes, unsafe.Sizeof(*v), uintptr(unsafe.Pointer(v)), 0)) != success {
		n := uint32(l.number(id, maxWorkGroupSize, 8))
		return driver.Dim3{X: n, Y: n, Z: n}
	}
	return driver.Dim3{X: uint32(v[0]), Y: uint32(v[1]), Z: uint32(v[2])}
}

// Open opens a device.
func (b *Backend) Open(id string) (driver.Context, error) {
	list, err := b.devices()
	if err != nil {
		return nil, err
	}
	for _, d := range list {
		if id == "" || d.info.ID == id {
			return newContext(b.lib, d, d.svm && d.info.Kind == driver.KindCPU && !b.buffers)
		}
	}
	return nil, driver.Errorf(driver.ErrNoDevice, "opencl: there is no device %q; there are %d", id, len(list))
}
