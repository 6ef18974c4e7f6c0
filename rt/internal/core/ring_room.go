package core

import (
	"errors"

	"github.com/kbind/kbind/rt/driver"
)

// ringRoom is what the kernel of a resident ring takes of the device.
type ringRoom struct {
	blocks int
	share  float64 // of a multiprocessor, if the blocks are spread over all of them
}

// takeRoom notes the room of a ring whose blocks are to run at the same time, beside those of the rings that are there:
// a message of a block that waits for another one's end would wait for ever. It refuses a ring that may not find room.
// The device's scheduler spreads blocks over the multiprocessors.
func (d *device) takeRoom(l *ringLaunch) error {
	o, ok := l.k.drv.(driver.Occupier)
	units := d.info.ComputeUnits
	if !ok || units == 0 {
		return nil
	}
	n, err := o.Occupancy(int(l.block()), 0)
	if errors.Is(err, driver.ErrNotSupported) {
		return nil
	}
	if err != nil {
		return err
	}
	blocks := l.r.spec.Blocks
	if n*units < blocks {
		return driver.Errorf(driver.ErrInvalidLaunch,
			"%d blocks of %d threads do not run at the same time: %s has room for %d", blocks, l.block(), d, n*units)
	}
	room := ringRoom{blocks, float64((blocks+units-1)/units) / float64(n)}
	d.mu.Lock()
	defer d.mu.Unlock()
	others, share := 0, room.share
	for _, r := range d.ringRooms {
		others += r.blocks
		share += r.share
	}
	if free := units - others; share > 1 && free*n < blocks { // not beside others, nor on units without any
		return driver.Errorf(driver.ErrInvalidLaunch,
			"%d blocks of %d threads may find no room on %s beside the %d blocks of %d other rings: close one, or give them "+
				"fewer or smaller blocks", blocks, l.block(), d, others, len(d.ringRooms))
	}
	if d.ringRooms == nil {
		d.ringRooms = map[*ringLaunch]ringRoom{}
	}
	d.ringRooms[l] = room
	return nil
}

// leaveRoom is for a ring whose kernel has ended for good.
func (d *device) leaveRoom(l *ringLaunch) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.ringRooms, l)
}
