package cpu

import (
	"context"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// Upload copies a small slice into the stream's queue, and waits for the copy of a large one.
func (s *stream) Upload(dst driver.Mem, off int, src []byte) error {
	p, err := s.dev.window(dst, off, len(src))
	if err != nil || p == nil {
		return err
	}
	s.mu.Lock()
	if s.idle() || len(src) > stageMax {
		_, err := s.copyHost(opUpload, p, unsafe.Pointer(unsafe.SliceData(src)), len(src))
		return err
	}
	defer s.mu.Unlock()
	o, err := s.push(opUpload)
	if err != nil {
		return err
	}
	o.setValues(src)
	o.dst, o.src, o.n = p, o.value(), len(src)
	s.start(o)
	return nil
}

// Download copies in the order of the stream, and waits.
func (s *stream) Download(dst []byte, src driver.Mem, off int) error {
	p, err := s.dev.window(src, off, len(dst))
	if err != nil {
		return err
	}
	if p == nil {
		return s.Synchronize(context.Background())
	}
	s.mu.Lock()
	skipped, err := s.copyHost(opDownload, unsafe.Pointer(unsafe.SliceData(dst)), p, len(dst))
	if err != nil {
		return err
	}
	if err := s.report(); err != nil {
		return err
	}
	return skipped // somebody else was told
}

// idle reports whether nothing is queued or running; the caller holds the lock.
func (s *stream) idle() bool { return s.n == 0 && !s.running && s.err == nil }

// copyHost copies between the host's memory and the device's in the order of the stream, and waits for it. The copy of
// a stream without work is made here. The caller holds the lock, which copyHost releases. skipped is why the copy was
// skipped, if it was: an earlier fault, or Cancel.
func (s *stream) copyHost(kind opKind, dst, src unsafe.Pointer, n int) (skipped, err error) {
	o, err := s.push(kind)
	if err != nil {
		s.mu.Unlock()
		return nil, err
	}
	if s.idle() {
		s.seq++
		seq := s.seq
		s.running = true // what is queued meanwhile waits
		s.mu.Unlock()
		s.copyBytes(kind, dst, src, n)
		s.mu.Lock()
		defer s.mu.Unlock()
		s.done = seq
		s.wake()
		if s.running = s.n > 0; s.running {
			go s.runFn()
		}
		return nil, nil
	}
	o.dst, o.src, o.n, o.who = dst, src, n, s.addWaiter(s.seq+1)
	w := o.who
	s.start(o)
	s.mu.Unlock()
	<-w.ch
	if skipped = w.skipped; skipped != nil {
		_, err = s.last() // if the stream was closed meanwhile
	}
	s.forget(w)
	return skipped, err
}

// copyBytes makes a copy.
func (s *stream) copyBytes(kind opKind, dst, src unsafe.Pointer, n int) {
	copy(unsafe.Slice((*byte)(dst), n), unsafe.Slice((*byte)(src), n))
	if kind != opDownload {
		s.dev.wrote(dst, n)
	}
}

func (s *stream) Copy(dst driver.Mem, dstOff int, src driver.Mem, srcOff, n int) error {
	to, err := s.dev.window(dst, dstOff, n)
	if err != nil {
		return err
	}
	from, err := s.dev.window(src, srcOff, n)
	if err != nil || to == nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opCopy)
	if err != nil {
		return err
	}
	o.dst, o.src, o.n = to, from, n
	s.start(o)
	return nil
}

func (s *stream) Fill(dst driver.Mem, off, n int, pattern []byte) error {
	p, err := s.dev.window(dst, off, n)
	if err != nil {
		return err
	}
	switch u := len(pattern); {
	case u != 1 && u != 2 && u != 4 && u != 8 && u != 16, n%u != 0:
		return driver.Errorf(driver.ErrInvalidLaunch, "cpu: fill %d bytes with a pattern of %d", n, u)
	case p == nil:
		return nil
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opFill)
	if err != nil {
		return err
	}
	o.dst, o.n, o.unit = p, n, len(pattern)
	o.setValues(pattern)
	s.start(o)
	return nil
}

func (s *stream) Record(h driver.Event) error {
	e, ok := s.dev.asEvent(h)
	if !ok {
		return driver.Errorf(driver.ErrNotSupported, "cpu: an event of another context")
	}
	if _, _, err := e.latest(); err != nil {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opRecord)
	if err != nil {
		return err
	}
	o.event = e
	e.record(s, s.seq+1)
	s.start(o)
	return nil
}

func (s *stream) Wait(h driver.Event) error {
	e, ok := s.dev.asEvent(h)
	if !ok {
		return driver.Errorf(driver.ErrNotSupported, "cpu: an event of another context")
	}
	on, seq, err := e.latest()
	if err != nil || on == nil || on == s || on.isDone(seq) {
		return err
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opWait)
	if err != nil {
		return err
	}
	o.on, o.until = on, seq
	s.start(o)
	return nil
}

func (s *stream) Launch(h driver.Kernel, l *driver.Launch) error {
	k, ok := h.(*kernel)
	if !ok || k.mod.dev != s.dev {
		return driver.Errorf(driver.ErrNotSupported, "cpu: a kernel of another context")
	}
	if len(l.Args) != k.sim.Params {
		return driver.Errorf(driver.ErrInvalidLaunch, "%s: %d arguments for %d parameters", k.spec.Name, len(l.Args),
			k.sim.Params)
	}
	if k.sim.Fits != nil {
		if err := k.sim.Fits(simt.Dim3(l.Grid), simt.Dim3(l.Block)); err != nil {
			return driver.Errorf(driver.ErrNotSupported, "%s: %v", k.spec.Name, err)
		}
	}
	beside := (l.Cooperative || k.sim.Grid || s.resident) && l.Grid.Count() > 1
	if n := l.Grid.Count(); beside && n > maxBeside {
		return driver.Errorf(driver.ErrInvalidLaunch, "%s: a cooperative launch has at most %d blocks, not %d", k.spec.Name,
			maxBeside, n)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	o, err := s.push(opLaunch)
	if err != nil {
		return err
	}
	o.caller = ""
	if o.checked = k.checked != nil && !s.dev.checks.inBenchmark(); o.checked {
		o.caller = launchCaller()
	}
	o.kernel, o.grid, o.block, o.shared, o.beside = k, l.Grid, l.Block, l.Shared, beside
	o.setValues(l.Values)
	if err := s.setArgs(o, l); err != nil {
		o.release()
		return err
	}
	s.start(o)
	return nil
}

// setArgs turns the arguments into views of memory.
func (s *stream) setArgs(o *op, l *driver.Launch) error {
	o.args = o.argStore[:0]
	for i := range l.Args {
		a := &l.Args[i]
		arg := simt.Arg{N: a.Size}
		switch {
		case a.Kind == driver.ArgMem && a.Mem == nil:
			arg.N = 0
		case a.Kind == driver.ArgMem:
			p, err := s.dev.window(a.Mem, a.Offset, a.Size)
			if err != nil {
				return err
			}
			arg.P = p
		case a.Kind >= driver.ArgTexture:
			obj, ok := a.Object.(*object)
			if !ok || obj.dev != s.dev {
				return driver.Errorf(driver.ErrNotSupported, "%s: argument %d is an object of another context", o.kernel.spec.Name,
					i)
			}
			if err := obj.check(); err != nil {
				return err
			}
			arg.P, arg.N = unsafe.Pointer(&obj.handle), 8
		case a.Kind == driver.ArgValue && a.Size > 0:
			if a.Offset < 0 || a.Size > len(l.Values)-a.Offset {
				return driver.Errorf(driver.ErrInvalidLaunch, "%s: argument %d lies outside of Launch.Values", o.kernel.spec.Name,
					i)
			}
			arg.P = unsafe.Add(o.value(), a.Offset)
		}
		o.args = append(o.args, arg)
	}
	return nil
}
