package culike

import (
	"errors"
	"maps"
	"slices"
	"sync"

	"github.com/kbind/kbind/rt/driver"
)

// sharedDevice is a device of a vendor that has one context a device: all opened contexts of the device share its memory, and a fault loses them all. The
// device answers nothing else until it is reset, which happens when it is opened next.
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
			return false, driver.Errorf(driver.ErrNoDevice, "%s:%s is lost since %q, and resetting it: %v; start a new process", c.info.Backend, c.info.ID, fault.Error(), err)
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
	return errors.Join(s.Upload(m, 0, bytes), s.Download(bytes, m, 0), s.Close(), m.Free())
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
