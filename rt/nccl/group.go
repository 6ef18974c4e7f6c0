package nccl

import (
	"errors"
	"fmt"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// Group calls f, and starts its operations on the communicators together when f returns. Use it if one goroutine serves
// several devices of a process, or for sends and receives that would wait for each other. If f fails, no operation
// starts. No other goroutine may use the communicators meanwhile.
func Group(f func() error, comms ...*Comm) (err error) {
	if f == nil {
		return driver.Errorf(driver.ErrInvalidLaunch, "nccl: Group: the function is nil")
	}
	begun := 0
	defer func() { // also after a panic of f
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
	if len(devices) == 0 {
		return nil
	}
	release, err := keepStreams(devices)
	if err != nil {
		return err
	}
	err = inGroup(devices, func(d *device) error {
		for i := range d.group {
			if _, err := d.call(&d.group[i]); err != nil {
				return err
			}
		}
		return nil
	})
	release()
	for _, d := range devices {
		err = d.answer(err)
	}
	return err
}

// keepStreams keeps the streams of what was called in a group, which may have been closed since, until release.
func keepStreams(devices []*device) (release func(), err error) {
	var kept []*core.Stream
	release = func() {
		for _, s := range kept {
			s.Release()
		}
	}
	for _, d := range devices {
		for i := range d.group {
			s := d.group[i].on
			if err := s.Keep(); err != nil {
				release()
				return nil, err
			}
			kept = append(kept, s)
		}
	}
	return release, nil
}

// inGroup calls do, which calls the library, for each device in one group of the library's, and waits until it has done
// what was called. Where calls are compared those of the devices' groups agree before.
func inGroup(devices []*device, do func(d *device) error) error {
	for _, d := range devices {
		d.calling.Lock() // only groups lock several, and a device is in one group
		defer d.calling.Unlock()
	}
	if err := compareGroups(devices); err != nil {
		return err
	}
	lib := devices[0].lib
	err := devices[0].place.Bound(func() error { // on one thread, to which the library's groups belong
		err := lib.check("ncclGroupStart", result(lib.groupStart.Call()), 0)
		if err != nil {
			return err
		}
		for i := 0; i < len(devices) && err == nil; i++ {
			err = do(devices[i])
		}
		return errors.Join(err, lib.check("ncclGroupEnd", result(lib.groupEnd.Call()), 0))
	})
	for i := 0; i < len(devices) && err == nil; i++ {
		err = devices[i].settle()
	}
	return err
}

// compareGroups waits until the other ranks call the same; all tell before one waits.
func compareGroups(devices []*device) error {
	for _, d := range devices {
		if d.mode&compared != 0 {
			if err := d.control.tell(d.group); err != nil {
				return &broken{err}
			}
		}
	}
	for _, d := range devices {
		if d.mode&compared != 0 {
			if err := d.control.agree(d.group); err != nil {
				return &broken{err}
			}
		}
	}
	return nil
}
