// Package hiparch knows the names of architectures with HIP: what a device's properties say, and which code fits.
//
// Invariants: it calls nothing of HIP's, and its functions are functions of their arguments alone.
package hiparch

import (
	"bytes"
	"encoding/binary"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/driver"
)

// Name finds the architecture in a device's properties (hipDeviceProp_t), with the features that are on or off:
// "gfx90a:sramecc+:xnack-". It is "" if there is none. The layout of the properties has changed between versions; the
// name is the one string in them that begins with "gfx".
func Name(properties []byte) string {
	i := bytes.Index(properties, []byte("gfx"))
	if i < 0 {
		return ""
	}
	name, _, _ := bytes.Cut(properties[i:], []byte{0})
	return string(name)
}

// Capability finds the compute capability in a device's properties, 0 if it is not there. Of the two layouts that they
// have had it is the one by which warps and blocks are of a size that there is.
func Capability(properties []byte) (major, minor int32) {
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

// Fit says how well code fits a device with the name arch: 0 for not at all, else one more than the features ("xnack-")
// that the code names. The device must have all of them (LLVM's "Target ID").
func Fit(code *driver.Code, arch string) int {
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
