// Package cpu is the reference backend. It runs kernels that kbind translated to Go, on the processor's own cores.
//
// Invariants: device memory is ordinary Go memory, aligned to 64 bytes, and managed by the garbage collector. A stream
// does its work in order, on a goroutine that exists only while there is work. The blocks of a launch are shared among
// at most GOMAXPROCS goroutines, each with one reusable simt.Block. A panic in a kernel is recovered where it happened
// and becomes an error of the stream.
package cpu

import (
	"math"
	"os"
	"runtime"
	"strings"

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
type Backend struct{ engine Engine }

// New returns the backend.
func New() *Backend { return &Backend{goEngine{}} }

// Name returns "cpu", or the name of the engine.
func (b *Backend) Name() string { return b.engine.Name() }

// Devices returns the one device.
func (b *Backend) Devices() ([]driver.DeviceInfo, error) {
	version, err := b.engine.Driver()
	if err != nil {
		return nil, err
	}
	return []driver.DeviceInfo{{
		Backend:      b.engine.Name(),
		ID:           "0",
		Name:         processorName(),
		Kind:         driver.KindCPU,
		Driver:       version,
		Memory:       min(totalMemory(), mostMemory),
		ComputeUnits: runtime.GOMAXPROCS(0),
		WarpSize:     warpSize,
		MaxThreads:   maxThreads,
		MaxBlock:     driver.Dim3{X: maxThreads, Y: maxThreads, Z: maxBlockZ},
		MaxGrid:      driver.Dim3{X: maxGridX, Y: maxGridYZ, Z: maxGridYZ},
		MaxShared:    maxShared,
	}}, nil
}

// Takes reports whether the engine has kernels of the module.
func (b *Backend) Takes(spec *driver.ModuleSpec) bool { return b.engine.Takes(spec) }

// Open opens the device; every Open gives a context of its own.
func (b *Backend) Open(id string) (driver.Context, error) {
	if id != "" && id != "0" {
		return nil, &driver.ProbeError{Backend: b.Name(), Reason: "there is no device " + id + ", only 0"}
	}
	devices, err := b.Devices()
	if err != nil {
		return nil, err
	}
	return newDevice(b.engine, devices[0]), nil
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
