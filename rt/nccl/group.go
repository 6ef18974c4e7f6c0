package nccl

import (
	"errors"
	"fmt"
	"runtime"

	"github.com/kbind/kbind/rt/driver"
)

// Group calls f, whose operations on the communicators begin together when it returns: of several devices of one
// process that one goroutine serves, or sends and receives that would wait for each other. Where f fails none begins.
// While it runs nobody else uses the communicators.
func Group(f func() error, comms ...*Comm) (err error) {
	begun := 0
	defer func() { // also behind a panic of f
		for _, c := range comms[:begun] {
			c.e.dropGroup()
		}
	}()
	for i, c := range comms {
		if c == nil {
			return driver.Errorf(driver.ErrClosed, "nccl: Group: communicator %d is nil", i)
		}
		if err := c.e.beginGroup(); err != nil {
			return fmt.Errorf("nccl: Group: rank %d: %w", c.rank, err)
		}
		begun++
	}
	if err := f(); err != nil {
		return err
	}
	var devices []*device
	for _, c := range comms {
		switch e := c.e.(type) {
		case *device:
			devices = append(devices, e)
		case *host:
			err = errors.Join(err, e.startGroup())
		}
	}
	if err = errors.Join(err, startGroup(devices)); err != nil {
		return fmt.Errorf("nccl: Group: %w", err)
	}
	return nil
}

// startGroup begins what was called in a group, on all devices at once.
func startGroup(devices []*device) error {
	for _, compare := range []func(*host, []call) error{(*host).tell, (*host).agree} { // all tell before one waits
		for _, d := range devices {
			if d.checked {
				if err := d.fail(compare(d.control, d.group)); err != nil {
					return err
				}
			}
		}
	}
	if err := launchGroup(devices); err != nil {
		return err
	}
	for _, d := range devices {
		if err := d.settle(); err != nil {
			return err
		}
	}
	return nil
}

// launchGroup calls the library's functions in one group of the library's.
func launchGroup(devices []*device) error {
	if len(devices) == 0 {
		return nil
	}
	for _, d := range devices {
		d.mu.Lock() // nobody else waits for several: only groups do, and their devices are in no other group
		defer d.mu.Unlock()
		if err := d.usable(); err != nil {
			return err
		}
	}
	lib := devices[0].lib
	runtime.LockOSThread() // the library's groups belong to a thread
	defer runtime.UnlockOSThread()
	err := lib.check("ncclGroupStart", result(lib.groupStart.Call()), 0)
	if err != nil {
		return err
	}
	for _, d := range devices {
		for i := 0; i < len(d.group) && err == nil; i++ {
			err = d.call(&d.group[i])
		}
	}
	return errors.Join(err, lib.check("ncclGroupEnd", result(lib.groupEnd.Call()), 0))
}
