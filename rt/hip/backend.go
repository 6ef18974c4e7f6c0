// Package hip is the backend for AMD GPUs. It uses the HIP library and HIPRTC of ROCm 5 and later, without cgo.
//
// Invariants: it contains only what is specific to HIP (names, enum values, search paths, headers). The code that it
// shares with CUDA is in package culike. HIP has one context for each device. So two open contexts of a device share
// memory and modules, and a fault loses both.
package hip

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/culike"
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
		Fit:              fit,
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

// arch names a device for the compiler: "gfx90a:sramecc+:xnack-". The name is in the device's properties, whose layout
// has changed between versions; it is the one string in them that begins with "gfx". A device without one is another
// vendor's, and is named by its compute capability: "sm_90".
func arch(a *culike.API, device uintptr) (string, error) {
	properties := make([]byte, 8192) // more than any version's
	if a.Call(culike.DeviceProperties, uintptr(unsafe.Pointer(&properties[0])), device) == nil {
		if i := bytes.Index(properties, []byte("gfx")); i >= 0 {
			name, _, _ := bytes.Cut(properties[i:], []byte{0})
			return string(name), nil
		}
	}
	const major, minor = 23, 61 // hipDeviceAttributeComputeCapabilityMajor, Minor
	v := new([2]int32)
	err := errors.Join(a.Call(culike.DeviceGetAttribute, uintptr(unsafe.Pointer(&v[0])), major, device),
		a.Call(culike.DeviceGetAttribute, uintptr(unsafe.Pointer(&v[1])), minor, device))
	if err != nil || v[0] <= 0 {
		v[0], v[1] = capability(properties)
	}
	switch {
	case v[0] > 0:
		return fmt.Sprintf("sm_%d%d", v[0], v[1]), nil
	case err != nil:
		return "", fmt.Errorf("the library does not tell the device's architecture: %w", err)
	}
	return "", driver.Errorf(driver.ErrNotSupported, "the library does not tell the device's architecture")
}

// capability finds the compute capability in a device's properties, 0 if it is not there. Of the two layouts that they
// have had it is the one by which warps and blocks are of a size that there is.
func capability(properties []byte) (major, minor int32) {
	at := func(offset int) int32 { return int32(binary.NativeEndian.Uint32(properties[offset:])) }
	// hipDeviceProp_tR0600 and R0000
	for _, layout := range []struct{ warp, block, major, minor int }{{308, 320, 360, 364}, {276, 280, 328, 332}} {
		if at(layout.warp) == 32 && at(layout.block) >= 256 && at(layout.block) <= 4096 && at(layout.major) < 100 &&
			at(layout.minor) < 10 {
			return at(layout.major), at(layout.minor)
		}
	}
	return 0, 0
}

// fit wants code of the device's own architecture; features ("xnack-") that the code leaves open suit any device, and
// those that it names the device must have (LLVM's "Target ID").
func fit(code *driver.Code, arch string) int {
	have, want := strings.Split(arch, ":"), strings.Split(code.Arch, ":")
	if want[0] != have[0] {
		return 0
	}
	for _, feature := range want[1:] {
		if !slices.Contains(have[1:], feature) {
			return 0
		}
	}
	return len(want)
}
