package cpu

import (
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// kernel is a translated kernel of a loaded module.
type kernel struct {
	mod  *module
	sim  *simt.Kernel
	spec *driver.KernelSpec
	// checked is what runs instead of sim in a test; nil elsewhere.
	checked *simt.Kernel
}

func (k *kernel) Info() driver.KernelInfo {
	limit := 0
	if b := k.sim.MaxSize; b.X > 0 {
		limit = int(b.X) * int(max(b.Y, 1)) * int(max(b.Z, 1))
	}
	return driver.KernelInfo{MaxThreads: limit, BlockHint: driver.Unknown, Multiple: driver.Unknown,
		Registers: driver.Unknown,
		Local:     driver.Unknown, Constant: driver.Unknown, Shared: k.sim.Shared, Form: k.sim.Form}
}
