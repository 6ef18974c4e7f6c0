package core

import "github.com/kbind/kbind/rt/driver"

// Hold makes the work queued from now on wait until release is called; see driver.Holder.
func (s *Stream) Hold() (release func(), err error) {
	if err := s.usable(); err != nil {
		return nil, err
	}
	h, ok := s.drv.(driver.Holder)
	if !ok {
		return nil, driver.Errorf(driver.ErrNotSupported, "%s cannot hold a stream", s.dev)
	}
	return h.Hold()
}
