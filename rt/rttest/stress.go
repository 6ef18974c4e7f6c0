package rttest

import (
	"context"
	"encoding/binary"
	"errors"
	"math/rand/v2"
	"runtime"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/kbind/kbind/rt/driver"
)

// RunStress runs only the check Stress of Run, on the first device.
func RunStress(t *testing.T, backend driver.Backend, spec *driver.ModuleSpec) {
	devices, err := backend.Devices()
	if err != nil || len(devices) == 0 {
		t.Skipf("no %s device: %v", backend.Name(), err)
	}
	(&kit{backend: backend, spec: spec, id: devices[0].ID}).testStress(t, nil)
}

// testStress frees and closes whatever a device makes, each thing by two goroutines at once and all in a random order,
// while others use it through the driver: those who come too late are told so, nothing is used after it is freed, and
// nobody waits for ever.
func (k *kit) testStress(t *testing.T, _ *env) {
	const long, limit = time.Second, 2 * time.Minute
	done := make(chan struct{})
	go func() {
		defer close(done)
		for start := time.Now(); time.Since(start) < long && !t.Failed(); {
			k.stress(t)
		}
	}()
	select {
	case <-done:
	case <-time.After(limit):
		stacks := make([]byte, 1<<20)
		t.Fatalf("somebody waits for ever:\n%s", stacks[:runtime.Stack(stacks, true)])
	}
}

// stressed is the number of elements of a buffer: enough for copies by way of pinned memory.
const stressed = 40_000

// victims are things, how they are used, and how they are freed or closed.
type victims struct {
	*testing.T
	uses, ends []func() error
}

func (v *victims) use(do func() error) { v.uses = append(v.uses, do) }
func (v *victims) end(do func() error) { v.ends = append(v.ends, do) }

// must stops the goroutine of the check on an error.
func (v *victims) must(err error) {
	if err != nil {
		v.Error(err)
		runtime.Goexit()
	}
}

// run uses everything, by a goroutine for each use, and ends everything meanwhile.
func (v *victims) run() {
	var users, enders sync.WaitGroup
	var over atomic.Bool
	for _, use := range v.uses {
		users.Go(func() {
			for {
				last := over.Load()
				err := use()
				if err != nil && !errors.Is(err, driver.ErrClosed) && !errors.Is(err, driver.ErrFreed) &&
					!errors.Is(err, driver.ErrNotSupported) {
					v.Errorf("while it is closed: %v", err)
				}
				if last {
					return
				}
				if runtime.Gosched(); err != nil { // nobody is interrupted under wasm
					time.Sleep(100 * time.Microsecond) // for the others
				}
			}
		})
	}
	rand.Shuffle(len(v.ends), func(i, j int) { v.ends[i], v.ends[j] = v.ends[j], v.ends[i] })
	for i, end := range v.ends {
		for range 2 {
			enders.Go(func() {
				time.Sleep(time.Duration(i) * 300 * time.Microsecond)
				if err := end(); err != nil && !errors.Is(err, driver.ErrClosed) { // what was queued is cancelled with the context
					v.Errorf("closing: %v", err)
				}
			})
		}
	}
	enders.Wait()
	over.Store(true)
	users.Wait()
}

// stress is one round. Everything that is used has memory of its own, so that nothing depends on the order.
func (k *kit) stress(t *testing.T) {
	v := &victims{T: t}
	c, other := v.context(k), v.context(k)
	m, err := c.Load(k.spec)
	v.must(err)
	v.end(m.Close)
	add, err := m.Kernel(&k.spec.Kernels[kernelAdd])
	v.must(err)
	v.use(func() error { _, err := m.Kernel(&k.spec.Kernels[kernelWhere]); return err })
	if len(k.spec.Globals) > 0 {
		g, s := &k.spec.Globals[0], v.stream(c)
		v.use(func() error {
			x, err := m.Global(g)
			if err != nil {
				return err
			}
			return s.Upload(x, 0, make([]byte, g.Size))
		})
	}
	for range 2 {
		s := v.stream(c)
		v.copies(c, s)
		launch := v.launch(c)
		v.use(func() error { return s.Launch(add, launch) })
		v.use(func() error { return s.Synchronize(context.Background()) })
		v.event(c, s)
		v.image(c, s)
		v.graph(c, s, add)
		if p, ok := s.(driver.PeerCopier); ok {
			to, from, stream := v.mem(c), v.mem(other), v.stream(other)
			v.use(func() error { return p.CopyPeer(to, 0, from, 0, to.Size(), stream) })
		}
	}
	v.run()
}

func (v *victims) context(k *kit) driver.Context {
	c, err := k.backend.Open(k.id)
	v.must(err)
	v.end(c.Close)
	return c
}

func (v *victims) stream(c driver.Context) driver.Stream {
	s, err := c.NewStream()
	v.must(err)
	v.end(s.Close)
	return s
}

func (v *victims) mem(c driver.Context) driver.Mem {
	m, err := c.Alloc(4 * stressed)
	v.must(err)
	v.end(m.Free)
	return m
}

// launch is that of add over memory of its own.
func (v *victims) launch(c driver.Context) *driver.Launch {
	l := &driver.Launch{Grid: driver.Dim3{X: stressed / 64, Y: 1, Z: 1}, Block: driver.Dim3{X: 64, Y: 1, Z: 1},
		Values: binary.LittleEndian.AppendUint32(nil, stressed)}
	for range 3 {
		l.Args = append(l.Args, driver.Arg{Kind: driver.ArgMem, Mem: v.mem(c), Size: 4 * stressed})
	}
	l.Args = append(l.Args, driver.Arg{Kind: driver.ArgValue, Size: 4})
	return l
}

// copies copies in each direction, fills, and has memory come and go.
func (v *victims) copies(c driver.Context, s driver.Stream) {
	up, little, down, to, from, filled := v.mem(c), v.mem(c), v.mem(c), v.mem(c), v.mem(c), v.mem(c)
	source, result := make([]byte, up.Size()), make([]byte, down.Size())
	v.use(func() error { return s.Upload(up, 0, source) })
	v.use(func() error { return s.Upload(little, 4, source[:100]) })
	v.use(func() error { return s.Download(result, down, 0) })
	v.use(func() error { return s.Copy(to, 0, from, 0, 1000) })
	v.use(func() error { return s.Copy(to, 2000, to, 2004, 100) })
	v.use(func() error { return s.Fill(filled, 4, 400, []byte{1, 2, 3, 4}) })
	v.use(func() error { return s.Fill(filled, 500, 160, []byte("0123456789abcdef")) })
	v.use(func() error {
		m, err := c.Alloc(1000)
		if err != nil {
			return err
		}
		return errors.Join(s.Fill(m, 0, 1000, []byte{1}), m.Free())
	})
	if h, ok := c.(driver.HostAllocator); ok {
		m, err := h.AllocHost(4 * stressed)
		if errors.Is(err, driver.ErrNotSupported) {
			return
		}
		v.must(err)
		v.end(m.Free)
		v.use(func() error { return s.Copy(m, 0, from, 0, 4*stressed) })
	}
}

func (v *victims) event(c driver.Context, s driver.Stream) {
	e, err := c.NewEvent()
	v.must(err)
	v.end(e.Close)
	v.use(func() error { return errors.Join(s.Record(e), s.Wait(e), e.Wait(context.Background())) })
}

// image uses an image, and a texture of it where there are textures.
func (v *victims) image(c driver.Context, s driver.Stream) {
	imager, ok := c.(driver.Imager)
	copier, ok2 := s.(driver.ImageCopier)
	if !ok || !ok2 {
		return
	}
	img, err := imager.NewImage(&driver.ImageDesc{Width: 64, Height: 8, Order: driver.OrderRGBA, Type: driver.TypeFloat})
	if errors.Is(err, driver.ErrNotSupported) {
		return
	}
	v.must(err)
	v.end(img.Close)
	whole := driver.Region{Width: 64, Height: 8, Depth: 1}
	texels := make([]byte, 64*8*16)
	v.use(func() error {
		return errors.Join(copier.UploadImage(img, whole, texels), copier.DownloadImage(texels, img, whole))
	})
	v.use(func() error {
		texture, err := imager.NewTexture(img, &driver.TextureDesc{})
		if err != nil {
			return err
		}
		return texture.Close()
	})
}

// graph captures launches and repeats them, and has other graphs come and go.
func (v *victims) graph(c driver.Context, s driver.Stream, k driver.Kernel) {
	grapher, ok := c.(driver.Grapher)
	if !ok {
		return
	}
	l := v.launch(c)
	capture := func() (driver.Graph, error) {
		work, err := grapher.Capture()
		if err != nil {
			return nil, err
		}
		if err := errors.Join(work.Launch(k, l), work.Copy(l.Args[0].Mem, 0, l.Args[1].Mem, 0, 100),
			work.Fill(l.Args[0].Mem, 0, 100, []byte{7})); err != nil {
			return nil, errors.Join(err, work.Close())
		}
		return work.End()
	}
	g, err := capture()
	if errors.Is(err, driver.ErrNotSupported) {
		return
	}
	v.must(err)
	v.end(g.Close)
	v.use(func() error { return g.Launch(s) })
	v.use(func() error {
		g, err := capture()
		if err != nil {
			return err
		}
		return errors.Join(g.Launch(s), g.Close())
	})
}
