package rt_test

import (
	"context"
	"errors"
	"math"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/bench"
	"github.com/kbind/kbind/rt/nccl"
)

// TestNothing uses what is nil, as after an error that nobody has looked at: closing it does nothing, and everything
// else is an error.
func TestNothing(t *testing.T) {
	ctx, s := images(t)
	var (
		c       *rt.Context
		stream  *rt.Stream
		event   *rt.Event
		image   *rt.Image
		texture *rt.Texture
		surface *rt.Surface
		graph   *rt.Graph
		module  *rt.Module
		kernel  *rt.Kernel
		comm    *nccl.Comm
		buffer  rt.Buffer[int32]
		host    rt.HostBuffer[int32]
	)
	for what, end := range map[string]func() error{"context": c.Close, "stream": stream.Close, "event": event.Close,
		"image": image.Free, "texture": texture.Close, "surface": surface.Close, "graph": graph.Close,
		"communicator": comm.Close, "buffer": buffer.Free, "host buffer": host.Free} {
		if err := end(); err != nil {
			t.Errorf("the end of no %s: %v", what, err)
		}
	}
	if c.Info() != (rt.DeviceInfo{}) || stream.Device() != c.Info() || texture.Device() != c.Info() ||
		surface.Image() != nil || kernel.Info().Registers != rt.Unknown || len(host.Data()) != 0 {
		t.Error("nothing has something")
	}
	nothing := func(*rt.Stream) error { return nil }
	for what, err := range map[string]error{
		"a context's handle":      second(c.Native()),
		"a stream's handle":       second(stream.Native()),
		"an event's handle":       second(event.Native()),
		"a texture's handle":      second(texture.Handle()),
		"a surface's handle":      second(surface.Handle()),
		"a wait for a stream":     stream.Synchronize(ctx),
		"a wait for an event":     event.Wait(ctx),
		"a texture of an image":   second(image.Texture(rt.TextureDesc{})),
		"a launch of a graph":     graph.Launch(s),
		"a kernel of a module":    second(module.Kernel("x")),
		"occupancy":               second(kernel.Occupancy(rt.D(1), 0)),
		"a capture":               second(rt.Capture(ctx, nil)),
		"a backend":               second(rt.Open(ctx, "cpu", rt.WithBackend(nil))),
		"a backend to adopt with": second(rt.Adopt(ctx, "cpu", rt.NativeContext{}, rt.WithBackend(nil))),
		"what is measured":        second(bench.Time(ctx, nil)),
		"a group":                 nccl.Group(nil),
		"a communicator":          nccl.AllReduce(s, comm, buffer, buffer, nccl.Sum), // of nobody
	} {
		if err == nil {
			t.Errorf("%s: no error", what)
		}
	}
	if _, err := bench.Time(ctx, nothing, bench.MinSamples(1), bench.MinTime(0), nil); err != nil {
		t.Errorf("an option that is nil: %v", err)
	}
}

// TestNonsense asks for what there cannot be.
func TestNonsense(t *testing.T) {
	ctx, s := images(t)
	b, err := rt.BufferFrom(s, []int32{1, 2, 3})
	image, err2 := rt.NewImage(ctx, rt.Size2D[float32](4, 4))
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	texels, left := make([]float32, 16), rt.Region{X: -1, Width: 4, Height: 4, Depth: 1}
	sampled := func(s rt.Sampler) error { return second(image.Texture(rt.TextureDesc{SamplerDesc: s})) }
	made := func(d rt.ImageDesc) error { return second(rt.NewImage(ctx, d)) }
	for what, err := range map[string]error{
		"a negative limit":          second(rt.Open(context.Background(), "cpu", rt.WithMemoryLimit(-1))),
		"a filter":                  sampled(rt.Sampler{Filter: 99}),
		"an address mode":           sampled(rt.Sampler{Address: [3]rt.AddressMode{0, 99}}),
		"a shape":                   made(rt.ImageDesc{Shape: 99, Width: 4, Order: rt.OrderR, Type: rt.TypeFloat}),
		"an order of channels":      made(rt.ImageDesc{Width: 4, Order: 99, Type: rt.TypeFloat}),
		"a type of channels":        made(rt.ImageDesc{Width: 4, Order: rt.OrderR, Type: 99}),
		"a width":                   made(rt.ImageDesc{Width: -4, Order: rt.OrderR, Type: rt.TypeFloat}),
		"a large image":             made(rt.ImageDesc{Width: math.MaxInt, Order: rt.OrderR, Type: rt.TypeFloat}),
		"a region":                  rt.ReadRegion(s, image, left, texels),
		"a slice from the end":      b.Slice(2, 1).Zero(s),
		"elements of no whole size": rt.As[int64](b).Zero(s),
		"a number of elements":      second(rt.NewBuffer[int32](ctx, -3)),
	} {
		if err == nil {
			t.Errorf("%s: no error", what)
		}
	}
}
