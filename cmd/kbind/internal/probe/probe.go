// Package probe tries out what a device can do, with a small kernel for each feature.
//
// Invariants: it uses package rt as programs do. Each feature has a context of its own, so that one that fails has no
// effect on the next; a driver that ends the process is for the caller to survive, in a process of its own.
package probe

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/vec"
)

//go:generate go tool kbind base.cu
//go:generate go tool kbind cpp.cu
//go:generate go tool kbind double.cu
//go:generate go tool kbind grid.cu
//go:generate go tool kbind half.cu
//go:generate go tool kbind texture.cu
//go:generate go tool kbind clbase.cl
//go:generate go tool kbind cldouble.cl
//go:generate go tool kbind clhalf.cl
//go:generate go tool kbind climage.cl

// Feature is the outcome of one trial.
type Feature struct {
	Name string `json:"name"`
	OK   bool   `json:"ok"`
	Why  string `json:"why,omitempty"` // why not
}

// limit is the time that a feature may take.
const limit = 20 * time.Second

// trial is one feature: a program of a few lines. cl is what OpenCL devices run instead; nil where OpenCL has no such
// thing, as absent says.
type trial struct {
	name   string
	run    func(*session) error
	cl     func(*session) error
	absent string
}

func trials() []trial {
	return []trial{
		{"compile", (*session).compile, (*session).compile, ""},
		{"launch", (*session).launch, (*session).launch, ""},
		{"streams", (*session).streams, (*session).streams, ""},
		{"graphs", (*session).graphs, (*session).graphs, ""},
		{"constant", (*session).constant, nil, "OpenCL has no variables that the host sets"},
		{"dynamic shared", (*session).shared, (*session).shared, ""},
		{"textures", (*session).texture, (*session).image, ""},
		{"templates", (*session).templates, nil, "OpenCL C has no templates"},
		{"C++ signatures", (*session).signatures, nil, "OpenCL C is not C++"},
		{"fp16", (*session).half, (*session).half, ""},
		{"fp64", (*session).double, (*session).double, ""},
		{"cooperative", (*session).cooperative, nil, "OpenCL has no barrier across a grid"},
		{"pinned", (*session).pinned, (*session).pinned, ""},
		{"peer", (*session).peer, (*session).peer, ""},
	}
}

// Names lists the features in the order of Run.
func Names() []string {
	var names []string
	for _, t := range trials() {
		names = append(names, t.name)
	}
	return names
}

// Run tries the features of the device with the given name, as for rt.Open, in order: those after the first `from`.
// It hands out each before it is tried (with begin) and afterwards.
func Run(ctx context.Context, device string, from int, begin func(name string), done func(Feature)) {
	for _, t := range trials()[from:] {
		begin(t.name)
		f := Feature{Name: t.name, OK: true}
		if err := try(ctx, device, &t); err != nil {
			f.OK, f.Why = false, err.Error()
		}
		done(f)
	}
}

func try(parent context.Context, device string, t *trial) error {
	parent, cancel := context.WithTimeout(parent, limit)
	defer cancel()
	ctx, err := rt.Open(parent, device)
	if err != nil {
		return err
	}
	defer ctx.Close()
	s := &session{ctx: ctx, cl: ctx.Info().Backend == "opencl"}
	run := t.run
	if s.cl {
		if run = t.cl; run == nil {
			return errors.New(t.absent)
		}
	}
	if s.s, err = rt.NewStream(ctx); err != nil {
		return err
	}
	return run(s)
}

// session is an opened device with a stream.
type session struct {
	ctx *rt.Context
	s   *rt.Stream
	cl  bool
}

// block is one block of n threads.
func block(n uint32) rt.Launch { return rt.Launch{Grid: rt.D(1), Block: rt.D(n)} }

// upload makes a buffer.
func upload[T any](s *session, x ...T) (rt.Buffer[T], error) { return rt.BufferFrom(s.s, x) }

// expect reads a buffer and compares it.
func expect[T comparable](s *session, b rt.Buffer[T], want ...T) error {
	got := make([]T, len(want))
	if err := b.Read(s.s, got); err != nil {
		return err
	}
	if !slices.Equal(got, want) {
		return fmt.Errorf("wrong result: %v instead of %v", got, want)
	}
	return nil
}

func (s *session) add(on *rt.Stream, a, b, c rt.Buffer[int32]) error {
	if s.cl {
		return CLAddLaunch(on, block(4), a, b, c, 4)
	}
	return AddLaunch(on, block(4), a, b, c, 4)
}

func (s *session) compile() error {
	spec := moduleBase
	if s.cl {
		spec = moduleClbase
	}
	_, err := call.Load(s.ctx, spec)
	return err
}

func (s *session) launch() error {
	x, err := upload[int32](s, 1, 2, 3, 4)
	if err != nil {
		return err
	}
	if err := s.add(s.s, x, x, x); err != nil {
		return err
	}
	return expect(s, x, 2, 4, 6, 8)
}

// streams lets one stream wait for another by an event.
func (s *session) streams() error {
	other, err := rt.NewStream(s.ctx)
	if err != nil {
		return err
	}
	ev, err := rt.NewEvent(s.ctx)
	if err != nil {
		return err
	}
	x, err := upload[int32](s, 1, 2, 3, 4)
	if err != nil {
		return err
	}
	if err := errors.Join(s.add(s.s, x, x, x), ev.Record(s.s), other.Wait(ev), s.add(other, x, x, x),
		other.Synchronize(s.ctx)); err != nil {
		return err
	}
	return expect(s, x, 4, 8, 12, 16)
}

func (s *session) graphs() error {
	x, err := upload[int32](s, 1, 2, 3, 4)
	if err != nil {
		return err
	}
	if err := s.compile(); err != nil {
		return err
	}
	g, err := rt.Capture(s.ctx, func(on *rt.Stream) error { return errors.Join(s.add(on, x, x, x), s.add(on, x, x, x)) })
	if err != nil {
		return err
	}
	if err := errors.Join(g.Launch(s.s), g.Launch(s.s)); err != nil {
		return err
	}
	return expect(s, x, 16, 32, 48, 64)
}

func (s *session) constant() error {
	x, err := upload[int32](s, 1, 1, 1, 1)
	if err != nil {
		return err
	}
	if err := errors.Join(ScaleLaunch(s.s, block(4), x), s.s.Synchronize(s.ctx), SetFactors(s.ctx, &[4]int32{5, 6, 7, 8}),
		ScaleLaunch(s.s, block(4), x)); err != nil {
		return err
	}
	return expect(s, x, 5, 12, 21, 32)
}

func (s *session) shared() error {
	x, err := upload[int32](s, 1, 2, 3, 4)
	if err != nil {
		return err
	}
	if s.cl {
		err = CLReverseLaunch(s.s, block(4), x, rt.Local[int32](4))
	} else {
		l := block(4)
		l.Shared = 16
		err = ReverseLaunch(s.s, l, x)
	}
	if err != nil {
		return err
	}
	return expect(s, x, 4, 3, 2, 1)
}

// texel makes an image of one row.
func (s *session) texel() (*rt.Image, error) {
	desc := rt.Texel[float32]()
	desc.Width, desc.Height = 4, 1
	return rt.ImageFrom(s.s, desc, []float32{1, 2, 4, 8})
}

func (s *session) texture() error {
	img, err := s.texel()
	if err != nil {
		return err
	}
	tex, err := img.Texture(rt.TextureDesc{SamplerDesc: rt.Sampler{Filter: rt.FilterLinear}})
	if err != nil {
		return err
	}
	out, err := upload(s, make([]float32, 3)...)
	if err != nil {
		return err
	}
	if err := SampleLaunch(s.s, block(3), tex, out); err != nil {
		return err
	}
	return expect(s, out, 1.5, 3, 6)
}

func (s *session) image() error {
	img, err := s.texel()
	if err != nil {
		return err
	}
	out, err := upload(s, make([]float32, 3)...)
	if err != nil {
		return err
	}
	if err := CLSampleLaunch(s.s, block(3), img,
		rt.Sampler{Filter: rt.FilterLinear, Address: [3]rt.AddressMode{rt.AddressClamp, rt.AddressClamp}}, out); err != nil {
		return err
	}
	return expect(s, out, 1.5, 3, 6)
}

func (s *session) templates() error {
	i, err := upload[int32](s, 1, 2)
	if err != nil {
		return err
	}
	f, err := upload[float32](s, 0.5, 1.5)
	if err != nil {
		return err
	}
	if err := errors.Join(TwiceLaunch(s.s, block(2), i), TwiceLaunch(s.s, block(2), f)); err != nil {
		return err
	}
	return errors.Join(expect(s, i, 2, 4), expect[float32](s, f, 1, 3))
}

func (s *session) signatures() error {
	boxes, err := upload(s, Box{Low: 1, High: 2}, Box{Low: 3, High: 4})
	if err != nil {
		return err
	}
	out, err := upload[float32](s, 0, 0)
	if err != nil {
		return err
	}
	if err := EndsLaunch(s.s, block(2), boxes, Box{Low: 10, High: 20}, true, out); err != nil {
		return err
	}
	return expect[float32](s, out, 22, 24)
}

func (s *session) half() error {
	x, err := upload(s, vec.HalfOf(1), vec.HalfOf(2.5))
	if err != nil {
		return err
	}
	launch := HalfSumLaunch
	if s.cl {
		launch = CLHalfSumLaunch
	}
	if err := launch(s.s, block(2), x, x, x); err != nil {
		return err
	}
	return expect(s, x, vec.HalfOf(2), vec.HalfOf(5))
}

func (s *session) double() error {
	x, err := upload(s, 1+0x1p-40, 2)
	if err != nil {
		return err
	}
	launch := DoubleSumLaunch
	if s.cl {
		launch = CLDoubleSumLaunch
	}
	if err := launch(s.s, block(2), x, x, x); err != nil {
		return err
	}
	return expect(s, x, 2+0x1p-39, 4)
}

func (s *session) cooperative() error {
	x, err := upload[int32](s, 0, 0, 0, 0)
	if err != nil {
		return err
	}
	out, err := upload[int32](s, 0, 0, 0, 0)
	if err != nil {
		return err
	}
	if err := NeighbourLaunch(s.s, rt.Launch{Grid: rt.D(4), Block: rt.D(1)}, x, out); err != nil {
		return err
	}
	return expect(s, out, 2, 3, 4, 1)
}

// pinned launches a kernel on page-locked host memory.
func (s *session) pinned() error {
	h, err := rt.AllocHost[int32](s.ctx, 4)
	if err != nil {
		return err
	}
	d, err := upload[int32](s, 0, 0, 0, 0)
	if err != nil {
		return err
	}
	copy(h.Data(), []int32{1, 2, 3, 4})
	if err := d.CopyFrom(s.s, h.Buffer); err != nil {
		return err
	}
	return expect(s, d, 1, 2, 3, 4)
}

// peer copies from the device opened a second time.
func (s *session) peer() error {
	other, err := rt.Open(s.ctx.Context, s.ctx.Info().Backend+":"+s.ctx.Info().ID)
	if err != nil {
		return err
	}
	defer other.Close()
	from, err := rt.NewStream(other)
	if err != nil {
		return err
	}
	a, err := rt.BufferFrom(from, []int32{1, 2, 3, 4})
	if err != nil {
		return err
	}
	b, err := upload[int32](s, 0, 0, 0, 0)
	if err != nil {
		return err
	}
	if err := b.CopyPeer(s.s, a, from); err != nil {
		return err
	}
	return expect(s, b, 1, 2, 3, 4)
}
