package cpu

import (
	"runtime"

	"github.com/kbind/kbind/rt/driver"
)

// NewResidentStream makes a stream for a kernel that runs until the host tells it to end. Nothing here waits for all
// kernels of the device, so nobody is to be suspended.
func (d *device) NewResidentStream(func() error, func()) (driver.ResidentStream, error) {
	if runtime.GOARCH == "wasm" { // whose only thread a kernel that polls would keep
		return nil, driver.Errorf(driver.ErrNotSupported, "cpu: kernels that stay on one thread")
	}
	s, err := d.newStream(true)
	if err != nil {
		return nil, err
	}
	return s, nil
}

// Idle reports whether the work queued so far is done.
func (s *stream) Idle() bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.done == s.seq
}

// Abandon leaves the stream to its kernel.
func (s *stream) Abandon() {
	s.dev.mu.Lock()
	defer s.dev.mu.Unlock()
	delete(s.dev.streams, s)
}
