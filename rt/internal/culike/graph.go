package culike

import (
	stdctx "context"
	"maps"
	"slices"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/gate"
)

// capture is a driver.Capture: a stream in the state of being captured.
type capture struct{ *stream }

// captured is what the work of a capture uses.
type captured struct {
	mu      sync.Mutex
	mems    map[*mem]struct{}
	objects map[*object]struct{}
	engines map[driver.Engine]struct{}
	kernels []*kernel // each once, the one launched last at the end
}

// useMem notes memory; a nil capture notes nothing.
func (u *captured) useMem(m *mem) {
	if u == nil {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	u.mems[m] = struct{}{}
}

// useLaunch notes what a launch uses.
func (u *captured) useLaunch(k *kernel, l *driver.Launch) {
	if u == nil {
		return
	}
	u.mu.Lock()
	defer u.mu.Unlock()
	if i := slices.Index(u.kernels, k); i >= 0 {
		u.kernels = slices.Delete(u.kernels, i, i+1)
	}
	u.kernels = append(u.kernels, k)
	for i := range l.Args {
		if m, ok := l.Args[i].Mem.(*mem); ok {
			u.mems[m] = struct{}{}
		}
		if o, ok := l.Args[i].Object.(*object); ok {
			u.objects[o] = struct{}{}
		}
		if m, ok := l.Args[i].Object.(*image); ok {
			m.useOwn(u.mems)
		}
	}
}

// Uses notes what the work of others uses.
func (s capture) Uses(dst, src driver.Mem, by driver.Engine) {
	if s.Enter() != nil {
		return // what comes next has the error
	}
	defer s.Leave()
	u := s.captured
	u.mu.Lock()
	defer u.mu.Unlock()
	for _, x := range []driver.Mem{dst, src} {
		if m, ok := x.(*mem); ok {
			u.mems[m] = struct{}{}
		}
	}
	u.engines[by] = struct{}{}
}

// Capture begins a graph on a stream of its own.
func (c *context) Capture() (driver.Capture, error) {
	if !c.api.Has(StreamBeginCapture, StreamEndCapture, GraphInstantiate, GraphLaunch, GraphExecDestroy, GraphDestroy) {
		return nil, c.unsupported("graphs: %s lacks functions for them", c.api.lib.Path())
	}
	h, err := c.NewStream()
	if err != nil {
		return nil, err
	}
	s := h.(*stream)
	if err := s.beginCapture(); err != nil {
		_ = s.Close() // the error is the one before
		return nil, err
	}
	return capture{s}, nil
}

func (s *stream) beginCapture() error {
	if err := s.ctx.Enter(); err != nil {
		return err
	}
	defer s.ctx.Leave()
	var err error
	s.Alone(func() { // nobody sees a stream of which it is not known whether it is captured
		const relaxed = 2 // CU_STREAM_CAPTURE_MODE_RELAXED: other calls, on any thread, are not affected
		if err = s.ctx.queue(StreamBeginCapture, s.handle, relaxed); err == nil {
			s.captured = &captured{mems: map[*mem]struct{}{}, objects: map[*object]struct{}{},
				engines: map[driver.Engine]struct{}{}}
		}
	})
	return err
}

// endCapture returns the captured graph, 0 if there is none. The caller holds the stream's gate, or is the only user.
func (s *stream) endCapture() (uintptr, error) {
	g := new(uintptr)
	err := s.ctx.queue(StreamEndCapture, s.handle, uintptr(unsafe.Pointer(g)))
	s.captured = nil
	if err != nil && *g != 0 {
		_ = s.ctx.queue(GraphDestroy, *g) // the error is the one before
		*g = 0
	}
	return *g, err
}

// abandon ends a capture whose context is closed.
func (s *stream) abandon() {
	if s.captured == nil {
		return
	}
	if g, _ := s.endCapture(); g != 0 {
		_ = s.ctx.bound(GraphDestroy, g) // there is nobody to tell
	}
}

// end takes the graph of the capture and frees the stream. ErrClosed when it is closed already.
func (s *stream) end() (graph uintptr, used *captured, err error) {
	open := s.Stream.Close(func() {
		used = s.captured
		graph, err = s.endCapture()
		s.ctx.RemoveStream(s)
		if derr := s.destroy(); err == nil {
			err = derr
		}
	})
	if !open {
		err = driver.Errorf(driver.ErrClosed, "%s: the capture is already closed", s.ctx.info.Backend)
	}
	return graph, used, err
}

// End returns the graph.
func (s capture) End() (driver.Graph, error) {
	g, err := s.instantiate()
	if err != nil {
		return nil, err
	}
	for _, e := range g.engines { // outside of the gate, which Close enters
		if err := e.Attach(g); err != nil {
			_ = g.Close() // the error is the one before
			return nil, err
		}
	}
	return g, nil
}

// instantiate ends the capture and makes what can be launched of its graph.
func (s capture) instantiate() (*graphExec, error) {
	s.Retire()
	c := s.ctx
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	graph, used, err := s.end()
	if graph == 0 && err == nil {
		err = driver.Errorf(driver.ErrNotSupported, "%s: the driver has captured nothing", c.info.Backend)
	}
	if graph == 0 {
		return nil, err
	}
	exec := new(uintptr)
	instantiate := func() error { return c.bound(GraphInstantiate, uintptr(unsafe.Pointer(exec)), graph, 0) }
	if err == nil && mostLocal(used.kernels) > c.local.Load() {
		err = c.aside(false, instantiate) // the driver makes room for it now, or at the first launch
	} else if err == nil {
		err = instantiate()
	}
	if derr := c.bound(GraphDestroy, graph); err == nil {
		err = derr
	}
	if err != nil {
		if *exec != 0 {
			_ = c.bound(GraphExecDestroy, *exec) // the error is the one before
		}
		return nil, err
	}
	g := &graphExec{ctx: c, handle: *exec, kernels: used.kernels}
	for m := range used.mems {
		g.mems = append(g.mems, m)
	}
	for o := range used.objects {
		g.objects = append(g.objects, o)
	}
	g.engines = slices.Collect(maps.Keys(used.engines))
	c.Add(g)
	return g, nil
}

// Close gives the graph up.
func (s capture) Close() error {
	s.Retire()
	c := s.ctx
	if c.Enter() != nil {
		return nil
	}
	defer c.Leave()
	graph, used, err := s.end()
	if used == nil {
		return nil
	}
	if graph != 0 {
		if derr := c.bound(GraphDestroy, graph); err == nil {
			err = derr
		}
	}
	return err
}

func (s *stream) refuse(what string) error {
	return s.ctx.unsupported("%s cannot be part of a graph", what)
}

// Upload, Download, Record, Wait, Synchronize, UploadImage, DownloadImage and CopyPeer wait for the device, or others
// wait for them: a capture does nothing yet.
func (s capture) Upload(driver.Mem, int, []byte) error {
	return s.refuse("an upload from ordinary memory")
}
func (s capture) Download([]byte, driver.Mem, int) error {
	return s.refuse("reading into ordinary memory")
}
func (s capture) Record(driver.Event) error        { return s.refuse("an event") }
func (s capture) Wait(driver.Event) error          { return s.refuse("a wait for an event") }
func (s capture) Synchronize(stdctx.Context) error { return s.refuse("a wait") }
func (s capture) UploadImage(driver.ImageMem, driver.Region, []byte) error {
	return s.refuse("an upload to an image")
}
func (s capture) DownloadImage([]byte, driver.ImageMem, driver.Region) error {
	return s.refuse("reading an image")
}

func (s capture) CopyPeer(driver.Mem, int, driver.Mem, int, int, driver.Stream) error {
	return s.refuse("a copy between devices")
}

// graphExec is a driver.Graph.
type graphExec struct {
	gate.Uses
	ctx     *context
	handle  uintptr
	mems    []*mem
	objects []*object
	engines []driver.Engine
	kernels []*kernel
}

// usable returns why the graph cannot be launched, or nil.
func (g *graphExec) usable(s *stream) error {
	for _, e := range g.engines { // first: they close graphs
		if err := e.Begin(s); err != nil {
			return err
		}
	}
	if g.Freed() {
		return driver.Errorf(driver.ErrClosed, "%s: the graph is already closed", g.ctx.info.Backend)
	}
	for _, m := range g.mems {
		if _, err := g.ctx.window(m, 0, 0); err != nil {
			return err
		}
	}
	for _, o := range g.objects {
		if _, err := g.ctx.word(o); err != nil {
			return err
		}
	}
	for _, k := range g.kernels {
		if k.module.Freed() {
			return k.module.errClosed()
		}
	}
	return nil
}

// Launch queues the graph.
func (g *graphExec) Launch(h driver.Stream) error {
	c := g.ctx
	s, ok := h.(*stream)
	if !ok || s.ctx != c {
		return c.unsupported("a graph on a stream of another context, or in a capture")
	}
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	if err := g.usable(s); err != nil {
		return err
	}
	f := c.frame()
	defer c.frames.Put(f)
	g.note(s)
	f.Args[0], f.Args[1] = g.handle, s.handle
	var err error
	if local := mostLocal(g.kernels); local > c.local.Load() {
		err = c.launchAside(GraphLaunch, f, 2, local)
	} else {
		err = c.callFrame(GraphLaunch, f, 2)
	}
	g.note(s)
	return err
}

// mostLocal is the most memory of a thread's own, in bytes, that one of the kernels needs.
func mostLocal(kernels []*kernel) int64 {
	most := int64(0)
	for _, k := range kernels {
		most = max(most, k.local)
	}
	return most
}

// note remembers the kernels for the message of a fault: no more than the stream keeps.
func (g *graphExec) note(s *stream) {
	for _, k := range g.kernels[max(0, len(g.kernels)-len(s.last)):] {
		s.launched(k)
	}
}

// Close frees the graph once the work queued so far is done.
func (g *graphExec) Close() error {
	for _, e := range g.engines {
		e.Detach(g)
	}
	return g.ctx.closeObject(g, &g.Uses, g.release)
}

func (g *graphExec) release() error { return g.ctx.bound(GraphExecDestroy, g.handle) }

func (g *graphExec) Destroy() { _ = g.release() } // at the end of the context there is nobody to tell
