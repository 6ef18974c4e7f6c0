package core

import (
	"os"
	"sync"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
)

// device is an opened device and what rt keeps for it: loaded modules, idle streams and call records for reuse.
type device struct {
	drv  driver.Context
	info driver.DeviceInfo
	*account
	// inTest says that the device is the CPU only because this is a test binary.
	inTest     bool
	recordings *recordings // nil: no launch is recorded

	modules sync.Map // *driver.ModuleSpec -> *Module
	tunings sync.Map // *driver.Tuning -> *tuneTable
	strange sync.Map // names in KBIND_TUNE -> whether a kernel tunes them; false was logged
	macros  sync.Map // *driver.ModuleSpec -> *variants
	loading sync.Mutex
	calls   sync.Pool // *Call

	closed   atomic.Bool
	mu       sync.Mutex
	samplers map[driver.SamplerDesc]driver.Object
	idle     []*Stream // streams that generated functions take and give back
	rings    map[*Ring]bool
	ringless bool // no ring is to start any more

	ringRooms map[*ringLaunch]ringRoom
	stranded  []driver.Stream // with a launch that has not ended, and for which the driver would wait
}

func newDevice(drv driver.Context, limit int64) *device {
	return &device{drv: drv, info: drv.Info(), account: newAccount(limit),
		recordings: newRecordings(os.Getenv("KBIND_CAPTURE"))}
}

// String returns the device's name for Open: "cpu:0".
func (d *device) String() string { return d.info.Backend + ":" + d.info.ID }

// elsewhere is the error for a thing of the device has that is used on the device want.
func elsewhere(what string, has, want *device) error {
	if has.String() == want.String() {
		return driver.Errorf(driver.ErrNotSupported,
			"the %s belongs to another context of %s than the stream: each rt.Open makes one, and functions with a plain "+
				"context "+
				"use that of the default device", what, has)
	}
	return driver.Errorf(driver.ErrNotSupported, "the %s belongs to another context (%s) than the stream (%s)", what, has,
		want)
}

func (d *device) errClosed() error {
	return driver.Errorf(driver.ErrClosed, "%s: the context is already closed", d)
}

// lost reports whether a fault has made the device unusable.
func (d *device) lost() bool {
	l, ok := d.drv.(driver.Loser)
	return ok && l.Lost() != nil
}

func (d *device) close() error {
	d.closeRings()
	if !d.closed.CompareAndSwap(false, true) {
		return nil
	}
	d.mu.Lock()
	d.idle = nil
	d.mu.Unlock()
	d.account.close()
	if d.waitsForEver() {
		return driver.Errorf(driver.ErrHung,
			"%s: a launch for messages of a ring has not ended, and the driver would wait for it; only the end of the process "+
				"ends it", d)
	}
	return d.drv.Close()
}

// takeStream returns an idle stream that nobody else uses.
func (d *device) takeStream() (*Stream, error) {
	d.mu.Lock()
	if n := len(d.idle); n > 0 {
		s := d.idle[n-1]
		d.idle = d.idle[:n-1]
		d.mu.Unlock()
		return s, nil
	}
	d.mu.Unlock()
	if d.closed.Load() {
		return nil, d.errClosed()
	}
	drv, err := d.drv.NewStream()
	if err != nil {
		return nil, err
	}
	return &Stream{dev: d, drv: drv}, nil
}

// giveStream takes back a stream that has no work left.
func (d *device) giveStream(s *Stream) {
	d.mu.Lock()
	defer d.mu.Unlock()
	if !d.closed.Load() {
		d.idle = append(d.idle, s)
	}
}
