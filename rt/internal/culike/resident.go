package culike

import (
	"slices"

	"github.com/kbind/kbind/rt/driver"
)

// residents are the streams whose kernels run until the host tells them to end. They are among the context's streams,
// but nothing is ordered behind them: what a ring's kernel uses is freed when the kernel has ended. What waits for
// every kernel of the context, in the driver, has their kernels end first and go on afterwards.

// NewResidentStream makes a stream for such a kernel.
func (c *context) NewResidentStream(suspend func() error, resume func()) (driver.ResidentStream, error) {
	if !c.api.Has(MemHostAlloc, MemHostDevicePtr) {
		return nil, c.unsupported("memory of the host that kernels see: %s lacks functions for it", c.api.lib.Path())
	}
	s, err := c.newStream(suspend, resume)
	if err != nil {
		return nil, err
	}
	c.residentsMu.Lock()
	defer c.residentsMu.Unlock()
	c.residents = append(c.residents, s)
	for range c.alone { // who waits for all kernels lets this one begin, too, when that is over
		if err := suspend(); err != nil {
			return nil, err
		}
	}
	return s, nil
}

// resident reports whether the stream is one.
func (s *stream) resident() bool { return s.suspend != nil }

// forgetResident is for a stream that is closed or given up.
func (c *context) forgetResident(s *stream) {
	c.residentsMu.Lock()
	defer c.residentsMu.Unlock()
	c.residents = slices.DeleteFunc(c.residents, func(o *stream) bool { return o == s })
}

// Abandon gives up the stream of a kernel that does not end. Calls that wait for it say so from now on.
func (s *stream) Abandon() {
	s.ctx.forgetResident(s)

	s.ctx.stranded.Store(s)
}

// waitsForAll reports whether a function of the driver returns only when no kernel of the context runs. Loading is
// among them: with lazy loading the driver does it when a function is first asked for (CUDA Programming Guide, Lazy
// Loading, Concurrent Execution).
func waitsForAll(f Fn) bool {
	switch f {
	case ModuleLoadData, ModuleUnload, ModuleGetFn, FuncLoad, MemFree, MemFreeHost, ArrayDestroy, MemPoolDestroy:
		return true
	}
	return false
}

// makeWay ends the kernels of resident streams until back is called, for a call that waits for all kernels. The error
// says which one does not end.
func (c *context) makeWay() (back func(), err error) {
	if s := c.stranded.Load(); s != nil && !s.reached() {
		return nil, driver.Errorf(driver.ErrHung,
			"%s:%s: a kernel of a ring has not ended, and the driver would wait for it; only the end of the process ends it",
			c.info.Backend, c.info.ID)
	}
	c.residentsMu.Lock()
	c.alone++
	list := slices.Clone(c.residents)
	c.residentsMu.Unlock()
	for i, s := range list {
		if err := s.suspend(); err != nil {
			c.goOn(list[i:])
			return nil, err
		}
	}
	return func() { c.goOn(nil) }, nil
}

// goOn lets the kernels go on that makeWay has ended, and those that could not begin meanwhile; but is those that it
// has not ended.
func (c *context) goOn(but []*stream) {
	c.residentsMu.Lock()
	c.alone--
	list := slices.Clone(c.residents)
	c.residentsMu.Unlock()
	for _, s := range list {
		if !slices.Contains(but, s) {
			s.resume()
		}
	}
}

// boundAlone is bound for a function that waits for all kernels.
func (c *context) boundAlone(f Fn, args []uintptr) error {
	back, err := c.makeWay()
	if err != nil {
		return err
	}
	defer back()
	r, err := c.callBound(f, args)
	if r == errOutOfMemory && c.makeRoom(f) {
		r, err = c.callBound(f, args)
	}
	if err != nil {
		return err
	}
	return c.check(f, r)
}
