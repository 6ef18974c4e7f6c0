package cuda_test

import (
	"errors"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
)

// TestResident has what waits for every kernel of the context end those of resident streams first, and nothing else.
func TestResident(t *testing.T) {
	f := fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	var suspended, resumed int
	var refuse error
	s, err := c.(driver.Resident).NewResidentStream(func() error {
		if refuse == nil {
			suspended++
		}
		return refuse
	}, func() { resumed++ })
	if err != nil {
		t.Fatal(err)
	}
	aside := func(what string, want bool, do func() error) {
		t.Helper()
		before := suspended
		if err := do(); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		if suspended != resumed || (suspended > before) != want {
			t.Errorf("%s: suspended %d times, resumed %d", what, suspended-before, resumed-before)
		}
	}
	var other driver.Stream
	aside("a stream", false, func() (err error) { other, err = c.NewStream(); return err })
	aside("memory", false, func() error {
		m, err := c.Alloc(1000)
		if err != nil {
			return err
		}
		waits := f.count("cuStreamWaitEvent")
		err = errors.Join(other.Fill(m, 0, 1000, []byte{1}), m.Free())
		if n := f.count("cuStreamWaitEvent") - waits; n > 1 { // behind the other stream, not behind this one
			t.Errorf("%d streams are waited for", n)
		}
		return err
	})
	aside("pinned memory", false, func() error {
		m, err := c.(driver.HostAllocator).AllocHost(1000)
		return errors.Join(err, m.Free())
	})
	aside("the cache", true, func() error { return c.(driver.Cacher).EmptyCache() })
	var m driver.Module
	aside("a module", true, func() (err error) { m, err = c.Load(fakeSpec()); return err })
	aside("its end", true, func() error { return m.Close() })
	refuse = errors.New("it hangs")
	if _, err := c.Load(fakeSpec()); !errors.Is(err, refuse) {
		t.Errorf("loading beside a kernel that does not end: %v", err)
	}
	if suspended != resumed {
		t.Errorf("suspended %d times, resumed %d", suspended, resumed)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	aside("a module without a ring", false, func() (err error) { _, err = c.Load(fakeSpec()); return err })
	if err := errors.Join(other.Close(), c.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "at the end")
}

// ring stands for a kernel that runs until the host tells it to end.
type ring struct {
	driver.ResidentStream
	suspended, resumed atomic.Int64
	refuse             error
}

func newRing(t *testing.T, c driver.Context) *ring {
	t.Helper()
	r := new(ring)
	s, err := c.(driver.Resident).NewResidentStream(func() error {
		if r.refuse == nil {
			r.suspended.Add(1)
		}
		return r.refuse
	}, func() { r.resumed.Add(1) })
	if err != nil {
		t.Fatal(err)
	}
	r.ResidentStream = s
	return r
}

// during reports whether the kernel ended for do, after which it is to go on.
func (r *ring) during(t *testing.T, do func() error) bool {
	t.Helper()
	before := r.suspended.Load()
	if err := do(); err != nil {
		t.Error(err)
	}
	if s, n := r.suspended.Load(), r.resumed.Load(); s != n {
		t.Errorf("suspended %d times, resumed %d", s, n)
	}
	return r.suspended.Load() > before
}

// TestResidentElsewhere has a ring in a context that is opened more than once: each of its users has the kernel end
// for what waits for all kernels, and who has a context of his own only for page-locked memory.
func TestResidentElsewhere(t *testing.T) {
	f := fake(t)
	b := cuda.New()
	open := func(c driver.Context, err error) driver.Context {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return c
	}
	own, first, second := open(b.Open("")), open(b.OpenPrimary("")), open(b.OpenPrimary(""))
	native, err := first.(driver.Sharer).Native()
	if err != nil {
		t.Fatal(err)
	}
	adopted := open(b.Adopt(native))
	r := newRing(t, first)
	for _, c := range []struct {
		name string
		driver.Context
		same bool
	}{{"its own", first, true}, {"opened again", second, true}, {"adopted", adopted, true}, {"another", own, false}} {
		var m driver.Module
		if r.during(t, func() (err error) { m, err = c.Load(fakeSpec()); return err }) != c.same {
			t.Errorf("%s: loading a module: the kernel has ended: %t", c.name, !c.same)
		}
		if r.during(t, func() error { return m.Close() }) != c.same {
			t.Errorf("%s: closing a module: the kernel has ended: %t", c.name, !c.same)
		}
		h, err := c.Context.(driver.HostAllocator).AllocHost(1000)
		if err := errors.Join(err, h.Free()); err != nil {
			t.Fatal(err)
		}
		if !r.during(t, func() error { return c.Context.(driver.Cacher).EmptyCache() }) {
			t.Errorf("%s: page-locked memory is freed beside the kernel", c.name)
		}
	}
	for _, c := range []driver.Context{second, adopted} {
		if !r.during(t, c.Close) {
			t.Error("the pool is destroyed beside the kernel")
		}
	}
	if err := errors.Join(r.Close(), first.Close(), own.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "at the end")
}

// TestResidentsTogether has two contexts of one handle, each with a ring, make way for each other at the same time:
// neither waits for the other.
func TestResidentsTogether(t *testing.T) {
	fake(t)
	b := cuda.New()
	var contexts []driver.Context
	var rings []*ring
	for range 2 {
		c, err := b.OpenPrimary("")
		if err != nil {
			t.Fatal(err)
		}
		contexts, rings = append(contexts, c), append(rings, newRing(t, c))
	}
	within(t, func() {
		var loading sync.WaitGroup
		for _, c := range contexts {
			loading.Go(func() {
				for range 100 {
					m, err := c.Load(fakeSpec())
					if err == nil {
						err = m.Close()
					}
					if err != nil {
						t.Error(err)
						return
					}
				}
			})
		}
		loading.Wait()
	})
	for i, r := range rings {
		if s, n := r.suspended.Load(), r.resumed.Load(); s < 400 || s != n {
			t.Errorf("ring %d: suspended %d times, resumed %d", i, s, n)
		}
	}
	for i, c := range contexts {
		if err := errors.Join(rings[i].Close(), c.Close()); err != nil {
			t.Error(err)
		}
	}
}

// TestResidentsStranded gives up two rings whose kernels do not end. That the second one's has ended at last says
// nothing of the first one's.
func TestResidentsStranded(t *testing.T) {
	f := fake(t, "-DFAKE_HOLD")
	b := cuda.New()
	c, err := b.OpenPrimary("")
	other, err2 := b.OpenPrimary("")
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	var end []func()
	for range 2 {
		r := newRing(t, c)
		release, err := r.ResidentStream.(driver.Holder).Hold()
		if err != nil {
			t.Fatal(err)
		}
		r.Abandon()
		end = append(end, release)
	}
	for _, more := range []func(){func() {}, end[1]} {
		more()
		for _, c := range []driver.Context{c, other} {
			if _, err := c.Load(fakeSpec()); !errors.Is(err, driver.ErrHung) {
				t.Errorf("loading beside a kernel that does not end: %v", err)
			}
			if err := c.Close(); !errors.Is(err, driver.ErrHung) {
				t.Errorf("closing beside a kernel that does not end: %v", err)
			}
		}
	}
	end[0]()
	if _, err := other.Load(fakeSpec()); err != nil {
		t.Errorf("loading after both kernels: %v", err)
	}
	if err := errors.Join(other.Close(), c.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "at the end")
}

// TestResidentRuns closes a module and a texture behind work that takes long: the kernel of a ring, on which that work
// may depend, runs until it is done.
func TestResidentRuns(t *testing.T) {
	f := fake(t, "-DFAKE_HOLD")
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	r := newRing(t, c)
	m, err := c.Load(fakeSpec())
	s, err2 := c.NewStream()
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	release, err := s.(driver.Holder).Hold()
	if err != nil {
		t.Fatal(err)
	}
	before, waits := r.suspended.Load(), f.count("cuStreamSynchronize")
	closed := make(chan error)
	go func() { closed <- m.Close() }()
	within(t, func() {
		for f.count("cuStreamSynchronize") == waits && r.suspended.Load() == before {
			time.Sleep(time.Millisecond)
		}
	})
	if r.suspended.Load() != before {
		t.Error("the kernel has ended while other work is waited for")
	}
	release()
	if err := <-closed; err != nil {
		t.Error(err)
	}
	if n := r.suspended.Load(); n == before || n != r.resumed.Load() {
		t.Errorf("suspended %d times, resumed %d", n-before, r.resumed.Load()-before)
	}
}

// TestResidentRefused makes a ring while a call waits for all kernels, and fails: nobody knows the ring after that.
func TestResidentRefused(t *testing.T) {
	f := fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	refuse := errors.New("refused")
	var late error
	made := false
	s, err := c.(driver.Resident).NewResidentStream(func() error {
		if !made {
			made = true
			_, late = c.(driver.Resident).NewResidentStream(func() error { return refuse }, func() {
				t.Error("what was not suspended is resumed")
			})
		}
		return nil
	}, func() {})
	if err != nil {
		t.Fatal(err)
	}
	for range 2 {
		if _, err := c.Load(fakeSpec()); err != nil {
			t.Error(err)
		}
	}
	if !errors.Is(late, refuse) {
		t.Errorf("a ring that cannot make way: %v", late)
	}
	if err := errors.Join(s.Close(), c.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "at the end")
}

// TestResidentLocal launches a kernel whose threads have more memory of their own than any before, which the driver
// makes room for when no kernel runs: the first time alone, also as a graph; and closes another context, for which it
// waits, too.
func TestResidentLocal(t *testing.T) {
	t.Run("launch", func(t *testing.T) { residentLocal(t, false) })
	t.Run("graph", func(t *testing.T) { residentLocal(t, true) })
}

func residentLocal(t *testing.T, graph bool) {
	fake(t)
	b := cuda.New()
	c, err := b.Open("")
	other, err2 := b.Open("")
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	defer func() {
		if err := c.Close(); err != nil {
			t.Error(err)
		}
	}()
	m, err := c.Load(fakeSpec())
	if err != nil {
		t.Fatal(err)
	}
	k, err := m.Kernel(&fakeSpec().Kernels[4]) // spin, with an int of 0
	s, err2 := c.NewStream()
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	r := newRing(t, c)
	mem, err := c.Alloc(4)
	if err != nil {
		t.Fatal(err)
	}
	one := driver.Dim3{X: 1, Y: 1, Z: 1}
	launchOn := func(s driver.Stream) error {
		return s.Launch(k, &driver.Launch{Grid: one, Block: one, Values: make([]byte, 16),
			Args: []driver.Arg{{Kind: driver.ArgMem, Mem: mem, Size: 4}, {Size: 4}}})
	}
	launch := func() error { return launchOn(s) }
	if graph {
		g := graphOf(t, c, r, launchOn)
		defer func() {
			if err := g.Close(); err != nil {
				t.Error(err)
			}
		}()
		launch = func() error { return g.Launch(s) }
	}
	if !r.during(t, launch) {
		t.Error("the first launch does not make way")
	}
	if r.during(t, launch) {
		t.Error("the second launch makes way")
	}
	if !r.during(t, other.Close) {
		t.Error("closing another context does not make way")
	}
	if err := errors.Join(r.Close(), mem.Free(), s.Close()); err != nil {
		t.Error(err)
	}
}

// graphOf captures what launch queues, and makes a graph of it, for which the driver makes room, too.
func graphOf(t *testing.T, c driver.Context, r *ring, launch func(driver.Stream) error) driver.Graph {
	t.Helper()
	capture, err := c.(driver.Grapher).Capture()
	if err != nil {
		t.Fatal(err)
	}
	if r.during(t, func() error { return launch(capture) }) {
		t.Error("a launch that is captured makes way")
	}
	var g driver.Graph
	if !r.during(t, func() (err error) { g, err = capture.End(); return err }) {
		t.Error("the making of a graph does not make way")
	}
	return g
}
