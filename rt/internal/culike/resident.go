package culike

import (
	"slices"
	"sync"

	"github.com/kbind/kbind/rt/driver"
)

// residents are the streams of the process whose kernels run until the host tells them to end. They are among their
// contexts' streams, but nothing is ordered behind them: what a ring's kernel uses is freed when the kernel has ended.
// What waits in the driver for every kernel has theirs end first and go on afterwards.
type residents struct {
	mu       sync.Mutex // not held while a kernel is waited for
	list     []*stream
	stranded []*stream // given up with a kernel that had not ended
	ways     []*way    // made now
}

// way is for one call that waits for kernels: those of its context, which may have been opened more than once, or of
// all.
type way struct {
	c     *context
	all   bool      // what the call frees belongs to every context
	ended []*stream // whose kernels do not run until it is over; guarded by residents.mu
}

// wants reports whether the call waits for the kernels of s. Contexts with one handle are one to the driver; where
// devices have no contexts the handle is the device.
func (w *way) wants(s *stream) bool { return w.all || s.ctx.handle == w.c.handle }

// NewResidentStream makes a stream for such a kernel.
func (c *context) NewResidentStream(suspend func() error, resume func()) (driver.ResidentStream, error) {
	if !c.api.Has(MemHostAlloc, MemHostDevicePtr) {
		return nil, c.unsupported("memory of the host that kernels see: %s lacks functions for it", c.api.lib.Path())
	}
	s, err := c.newStream(suspend, resume)
	if err != nil {
		return nil, err
	}
	if err := c.api.residents.add(s); err != nil {
		_ = s.Close() // the error is the one before
		return nil, err
	}
	return s, nil
}

// add makes s one of them. Who waits for its kernel already lets it begin, too, when that is over.
func (r *residents) add(s *stream) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	var waiting []*way
	for _, w := range r.ways {
		if !w.wants(s) {
			continue
		}
		if err := s.suspend(); err != nil { // no kernel was launched, so this does not wait
			return err
		}
		waiting = append(waiting, w)
	}
	for _, w := range waiting {
		w.ended = append(w.ended, s)
	}
	r.list = append(r.list, s)
	return nil
}

// resident reports whether the stream is one.
func (s *stream) resident() bool { return s.suspend != nil }

// forget is for a stream that is closed.
func (r *residents) forget(s *stream) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.list = slices.DeleteFunc(r.list, func(o *stream) bool { return o == s })
}

// forgetAll is for the end of a context.
func (r *residents) forgetAll(c *context) {
	r.mu.Lock()
	defer r.mu.Unlock()
	its := func(s *stream) bool { return s.ctx == c }
	r.list, r.stranded = slices.DeleteFunc(r.list, its), slices.DeleteFunc(r.stranded, its)
}

// Abandon gives up the stream of a kernel that does not end. Calls that wait for it say so from now on.
func (s *stream) Abandon() {
	r := &s.ctx.api.residents
	r.mu.Lock()
	defer r.mu.Unlock()
	r.stranded = append(r.stranded, s)
	r.list = slices.DeleteFunc(r.list, func(o *stream) bool { return o == s })
}

// hung returns a stream that was given up and whose kernel, for which w would wait, has not ended by now; nil if there
// is none.
func (r *residents) hung(w *way) *stream {
	r.mu.Lock()
	list := slices.Clone(r.stranded)
	r.mu.Unlock()
	for _, s := range list {
		if w.wants(s) && !s.ended() {
			return s
		}
	}
	return nil
}

// ended reports whether the work queued so far is done, or went with the stream.
func (s *stream) ended() bool {
	if s.Enter() != nil {
		return true // closed: its work was waited for
	}
	defer s.Stream.Leave()
	return s.reached()
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

// aside calls do, which waits for all kernels of the context or of every one, while those of resident streams do not
// run. The error says which one does not end. Others may do the same meanwhile, for no lock is held: a kernel goes on
// when the last of them is done.
func (c *context) aside(all bool, do func() error) error {
	r, w := &c.api.residents, &way{c: c, all: all}
	list := r.begin(w)
	defer r.end(w)
	if s := r.hung(w); s != nil { // given up before w began; the others' suspend says so
		return driver.Errorf(driver.ErrHung,
			"%s:%s: a kernel of a ring has not ended, and the driver would wait for it; only the end of the process ends it",
			s.ctx.info.Backend, s.ctx.info.ID)
	}
	for _, s := range list {
		if err := s.suspend(); err != nil {
			return err
		}
		r.mu.Lock()
		w.ended = append(w.ended, s)
		r.mu.Unlock()
	}
	return do()
}

// begin returns the streams whose kernels are to end for w. Those that are made from now on are suspended already.
func (r *residents) begin(w *way) []*stream {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.ways = append(r.ways, w)
	return slices.DeleteFunc(slices.Clone(r.list), func(s *stream) bool { return !w.wants(s) })
}

// end lets the kernels go on that have ended for w, and those that could not begin meanwhile.
func (r *residents) end(w *way) {
	r.mu.Lock()
	r.ways = slices.DeleteFunc(r.ways, func(o *way) bool { return o == w })
	r.mu.Unlock()
	for _, s := range w.ended {
		s.resume()
	}
}

// boundAlone is bound for a function that waits for all kernels.
func (c *context) boundAlone(f Fn, args []uintptr) error {
	return c.aside(f == MemFreeHost, func() error { // every context sees page-locked memory
		r, err := c.callBound(f, args)
		if r == errOutOfMemory && c.makeRoom(f) {
			r, err = c.callBound(f, args)
		}
		if err != nil {
			return err
		}
		return c.check(f, r)
	})
}
