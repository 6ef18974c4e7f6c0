// Package cuda is the backend for NVIDIA GPUs. It uses the CUDA driver library and NVRTC, without cgo.
//
// Invariants: it contains only what is specific to CUDA (names, enum values, search paths, headers). The code that it
// shares with HIP is in package culike. Every open device has a CUDA context of its own.
package cuda

import (
	"fmt"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/nvrtc"
)

// New returns the backend "cuda". Its libraries are found by the system's loader and in the usual places;
// KBIND_CUDA_LIBRARY and KBIND_NVRTC_LIBRARY name others.
func New() *culike.Backend {
	return culike.New(&culike.Vendor{
		Backend: "cuda",
		Library: driverLibrary(),
		Names:   driverNames(),

		Alternatives: alternatives(),
		Attr: culike.Attributes{ // CUdevice_attribute
			MaxThreads: 1, MaxBlockX: 2, MaxBlockY: 3, MaxBlockZ: 4, MaxGridX: 5, MaxGridY: 6, MaxGridZ: 7,
			SharedPerBlock: 8, WarpSize: 10, Multiprocessors: 16, MemoryClock: 36, MemoryBusWidth: 37, L2: 38,
			Cooperative: 95, SharedPerBlockOptin: 97, MemoryPools: 115, TextureAlign: 14, TexturePitchAlign: 51,
		},
		NoDriver:          "no CUDA driver",
		Version:           func(n int) string { return fmt.Sprintf("CUDA %d.%d", n/1000, n%1000/10) },
		Major:             func(n int) int { return n / 1000 }, // CUDA Compatibility, "Minor Version Compatibility"
		Arch:              arch,
		OccupancyCallback: true,
		ImageCopy:         imageCopy,
		Kinds:             []string{"cubin", "ptx"},
		Fit:               fit,
		Compiler:          compiler(),
	})
}

// arch names a device's compute capability: "sm_90".
func arch(a *culike.API, device uintptr) (string, error) {
	const major, minor = 75, 76 // CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, _MINOR
	v := a.Attribute(device, major)
	if v == 0 {
		return "", driver.Errorf(driver.ErrNotSupported,
			"the driver does not tell the compute capability (cuDeviceGetAttribute)")
	}
	return fmt.Sprintf("sm_%d%d", v, a.Attribute(device, minor)), nil
}

// fit prefers a cubin of the device's own architecture, then a cubin of an earlier minor version, then PTX of the
// latest architecture that the device has (CUDA C++ Programming Guide, "Binary Compatibility" and "PTX
// Compatibility").
func fit(code *driver.Code, arch string) int {
	device, _ := nvrtc.Capability(arch)
	have, portable := nvrtc.Capability(code.Arch)
	switch {
	case have == 0 || have > device:
		return 0
	case code.Kind == "cubin" && have == device:
		return 3000
	case code.Kind == "cubin" && portable && have/10 == device/10:
		return 2000 + have
	case code.Kind == "ptx" && (portable || have == device):
		return 1 + have
	}
	return 0
}
