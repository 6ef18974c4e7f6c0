// Package cpu is the reference backend: it runs kernels that kbind translated to Go, on the processor's own cores.
//
// Invariants: device memory is ordinary Go memory, aligned to 64 bytes, so nothing outlives the garbage collector's
// knowledge; a stream does its work in order on a goroutine that exists only while there is work; the blocks of a
// launch are shared out among at most GOMAXPROCS goroutines, each with one reusable simt.Block; a panic in a kernel is
// recovered where it happened and becomes an error of the stream.
package cpu

import (
	"math"
	"os"
	"runtime"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// Limits of a launch, those of CUDA devices, so that what runs here is not refused there.
const (
	maxThreads = 1024
	maxBlockZ  = 64
	maxGridX   = 1<<31 - 1
	maxGridYZ  = 1<<16 - 1
	maxShared  = 256 << 10
	warpSize   = 32
	// mostMemory keeps buffers within the address space of 32-bit platforms, of which Go needs a part: there it is 1 GiB.
	mostMemory = 1 << (30 + (math.MaxInt>>62&1)*32)
	maxBeside  = 1 << 14 // blocks of a cooperative launch, more than devices have room for
)

// Backend is the CPU as a driver.Backend with one device, "0".
type Backend struct{}

// New returns the backend.
func New() *Backend { return &Backend{} }

// Name returns "cpu".
func (*Backend) Name() string { return "cpu" }

// Devices returns the one device.
func (*Backend) Devices() ([]driver.DeviceInfo, error) {
	return []driver.DeviceInfo{{
		Backend:      "cpu",
		ID:           "0",
		Name:         processorName(),
		Kind:         driver.KindCPU,
		Driver:       runtime.Version(),
		Memory:       min(totalMemory(), mostMemory),
		ComputeUnits: runtime.GOMAXPROCS(0),
		WarpSize:     warpSize,
		MaxThreads:   maxThreads,
		MaxBlock:     driver.Dim3{X: maxThreads, Y: maxThreads, Z: maxBlockZ},
		MaxGrid:      driver.Dim3{X: maxGridX, Y: maxGridYZ, Z: maxGridYZ},
		MaxShared:    maxShared,
	}}, nil
}

// Takes reports whether kernels of the module were translated to Go.
func (*Backend) Takes(spec *driver.ModuleSpec) bool {
	return slices.ContainsFunc(spec.Images, func(img driver.Image) bool {
		m, ok := img.(*simt.Module)
		return ok && (len(m.Kernels) == 0 || slices.ContainsFunc(m.Kernels, func(k simt.Kernel) bool { return k.Run != nil }))
	})
}

// Open opens the device; every Open gives a context of its own.
func (b *Backend) Open(id string) (driver.Context, error) {
	if id != "" && id != "0" {
		return nil, &driver.ProbeError{Backend: "cpu", Reason: "there is no device " + id + ", only 0"}
	}
	devices, err := b.Devices()
	if err != nil {
		return nil, err
	}
	return newDevice(devices[0]), nil
}

// processorName returns the processor as the system spells it, or the architecture.
func processorName() string {
	if text, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		for line := range strings.Lines(string(text)) {
			key, value, _ := strings.Cut(line, ":")
			if strings.TrimSpace(key) == "model name" {
				return strings.TrimSpace(value)
			}
		}
	}
	return runtime.GOARCH
}
