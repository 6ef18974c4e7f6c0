// Package hip is the backend for AMD GPUs. It uses the HIP library and HIPRTC of ROCm 5 and later, without cgo.
//
// Invariants: it contains only what is specific to HIP (names, enum values, search paths, headers). The code that it
// shares with CUDA is in package culike. HIP has one context for each device. So two open contexts of a device share
// memory and modules, and a fault loses both.
package hip

import (
	"errors"
	"fmt"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
	"github.com/kbind/kbind/rt/internal/hiparch"
)

// New returns the backend "hip". Its libraries are found by the system's loader and in the usual places;
// KBIND_HIP_LIBRARY and KBIND_HIPRTC_LIBRARY name others.
func New() *culike.Backend {
	return culike.New(&culike.Vendor{
		Backend:      "hip",
		Library:      driverLibrary(),
		Names:        driverNames(),
		Alternatives: alternatives(),
		Attr: culike.Attributes{ // hipDeviceAttribute_t
			MaxThreads: 56, MaxBlockX: 26, MaxBlockY: 27, MaxBlockZ: 28, MaxGridX: 29, MaxGridY: 30, MaxGridZ: 31,
			SharedPerBlock: 74, WarpSize: 87, Multiprocessors: 63, MemoryClock: 60, MemoryBusWidth: 59, L2: 19,
			Cooperative: 10, SharedPerBlockOptin: 75, MemoryPools: 88, TextureAlign: 81, TexturePitchAlign: 82,
		},
		ReturnsErrorText: true,
		NoDriver:         "no HIP runtime",
		Version:          version,
		Arch:             arch,
		Kinds:            []string{"hsaco"},
		Fit:              hiparch.Fit,
		ImageCopy:        imageCopy,
		Compiler:         compiler(),
	})
}

// version spells the number of hipDriverGetVersion: major*10^7 + minor*10^5 + patch since ROCm 5, CUDA's number where
// HIP runs on CUDA.
func version(n int) string {
	if n < 1_000_000 {
		return fmt.Sprintf("HIP %d.%d", n/1000, n%1000/10)
	}
	return fmt.Sprintf("HIP %d.%d.%d", n/10_000_000, n%10_000_000/100_000, n%100_000)
}

// arch names a device for the compiler: "gfx90a:sramecc+:xnack-". A device that has no such name is another vendor's,
// and is named by its compute capability: "sm_90".
func arch(a *culike.API, device uintptr) (string, error) {
	properties := make([]byte, 8192) // more than any version's
	if a.Call(culike.DeviceProperties, uintptr(unsafe.Pointer(&properties[0])), device) == nil {
		if name := hiparch.Name(properties); name != "" {
			return name, nil
		}
	}
	const major, minor = 23, 61 // hipDeviceAttributeComputeCapabilityMajor, Minor
	v := new([2]int32)
	err := errors.Join(a.Call(culike.DeviceGetAttribute, uintptr(unsafe.Pointer(&v[0])), major, device),
		a.Call(culike.DeviceGetAttribute, uintptr(unsafe.Pointer(&v[1])), minor, device))
	if err != nil || v[0] <= 0 {
		v[0], v[1] = hiparch.Capability(properties)
	}
	switch {
	case v[0] > 0:
		return fmt.Sprintf("sm_%d%d", v[0], v[1]), nil
	case err != nil:
		return "", fmt.Errorf("the library does not tell the device's architecture: %w", err)
	}
	return "", driver.Errorf(driver.ErrNotSupported, "the library does not tell the device's architecture")
}
