package culike

import (
	"errors"
	"maps"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// sharedDevice is a device of a vendor that has one context a device: all opened contexts of the device share its
// memory, and a fault loses them all. The device answers nothing else until it is reset, which happens when it is
// opened next.
type sharedDevice struct {
	opening sync.Mutex // held while a context joins

	mu    sync.Mutex
	open  map[*context]struct{} // those that are not lost
	lost  []*context            // lost since the last reset
	fault *driver.KernelError   // why it must be reset
}

// shared returns the device of a vendor without contexts.
func (a *API) shared(device uintptr) *sharedDevice {
	d, _ := a.devices.LoadOrStore(device, &sharedDevice{open: map[*context]struct{}{}})
	return d.(*sharedDevice)
}

// join makes c one of the device's contexts, after a reset if the device needs one.
func (d *sharedDevice) join(c *context) (reset bool, err error) {
	d.opening.Lock()
	defer d.opening.Unlock()
	d.mu.Lock()
	fault, lost := d.fault, slices.Clone(d.lost)
	d.mu.Unlock()
	if fault != nil {
		for _, l := range lost {
			l.Quiet()
		}
		if err := c.bound(DeviceReset); err != nil {
			return false, driver.Errorf(driver.ErrNoDevice, "%s:%s is lost since %q, and resetting it: %v; start a new process",
				c.info.Backend, c.info.ID, fault.Error(), err)
		}
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if fault != nil {
		d.fault, d.lost = nil, nil
	}
	d.open[c] = struct{}{}
	return fault != nil, nil
}

// tryOut makes sure that a device works after a reset: some drivers reset a device that then fails as before.
func (c *context) tryOut() error {
	m, err := c.Alloc(256)
	if err != nil {
		return err
	}
	s, err := c.NewStream()
	if err != nil {
		return err
	}
	bytes := make([]byte, 256)
	return errors.Join(s.Upload(m, 0, bytes), s.Download(bytes, m, 0), c.tryKernel(s.(*stream)), s.Close(), m.Free())
}

// emptyKernel is a kernel that does nothing, for NVIDIA's devices of every age.
const emptyKernel = ".version 6.0\n.target sm_50\n.address_size 64\n.visible .entry kbind_try()\n{\n\tret;\n}\n"

// tryKernel launches a kernel where one can be had without a compiler. HIP over CUDA resets a device that then copies
// memory and runs no kernel.
func (c *context) tryKernel(s *stream) error {
	if !strings.HasPrefix(c.info.Arch, "sm_") {
		return nil
	}
	h, text, name := new([2]uintptr), dl.CString(emptyKernel), dl.CString("kbind_try")
	var refused *apiError
	if err := c.bound(ModuleLoadData, uintptr(unsafe.Pointer(&h[0])), uintptr(unsafe.Pointer(&text[0])), 0, 0,
		0); errors.As(err, &refused) {
		return nil // no PTX of that kind, which says nothing of the device
	} else if err != nil {
		return err
	}
	err := c.bound(ModuleGetFn, uintptr(unsafe.Pointer(&h[1])), h[0], uintptr(unsafe.Pointer(&name[0])))
	if err == nil {
		err = c.queue(LaunchKernel, h[1], 1, 1, 1, 1, 1, 1, 0, s.handle, 0, 0)
	}
	if err == nil {
		err = s.block()
	}
	return errors.Join(err, c.bound(ModuleUnload, h[0]))
}

// leave forgets a context that is closed.
func (d *sharedDevice) leave(c *context) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.open, c)
}

// lose marks every context of the device as lost to a fault that c saw.
func (d *sharedDevice) lose(c *context, r code) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if c.Fault() != nil {
		return
	}
	all := slices.Collect(maps.Keys(d.open))
	if !slices.Contains(all, c) { // it is just being opened, or closed
		all = append(all, c)
	}
	fault := c.fault(r, all)
	for _, other := range all {
		other.Lose(fault)
	}
	d.fault, d.lost = fault, append(d.lost, all...)
	clear(d.open)
}
