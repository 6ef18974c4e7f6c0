package rttest

import (
	"errors"
	"fmt"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

// Features uses each feature of a backend's first device once, with the kernels of spec, which is a Spec of this
// package, and returns the errors. It is for tests of incomplete libraries.
func Features(t *testing.T, backend driver.Backend, spec *driver.ModuleSpec) map[string]error {
	results := map[string]error{}
	ctx, err := rt.Open(t.Context(), backend.Name(), rt.WithBackend(backend))
	results["open"] = err
	if err != nil {
		return results
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	results["stream"] = err
	if err != nil {
		return results
	}
	const n = 100
	x, err := rt.BufferFrom(s, make([]int32, n))
	results["buffer"] = err
	if err != nil {
		return results
	}
	launch := func(s *rt.Stream, kernel int, cooperative bool) error {
		one := *spec
		one.Kernels = append([]driver.KernelSpec{}, spec.Kernels...)
		one.Kernels[kernel].Cooperative = cooperative
		c := call.Prepare(s, rt.Launch{}, &one, kernel)
		c.Threads(n, 1, 1)
		for range 3 {
			call.PutBuffer(c, x)
		}
		call.PutValue(c, int32(n))
		return c.Launch()
	}
	const add = 0
	results["launch"] = errors.Join(launch(s, add, false), s.Synchronize(ctx))
	results["cooperative launch"] = launch(s, add, true)
	results["fill"] = errors.Join(x.Fill(s, 3), x.Zero(s), rt.As[int16](x).Fill(s, 2), rt.As[int64](x).Fill(s, 1))
	results["copy"] = errors.Join(x.Slice(0, 10).CopyFrom(s, x.Slice(20, 30)), x.Read(s, make([]int32, n)))
	_, results["memory"] = rt.Memory(ctx)
	results["cache"] = rt.EmptyCache(ctx)
	_, results["page-locked memory"] = rt.AllocHost[int32](ctx, n)
	results["image"] = oneImage(s)
	g, err := rt.Capture(ctx, func(s *rt.Stream) error { return launch(s, add, false) })
	if err == nil {
		err = errors.Join(g.Launch(s), s.Synchronize(ctx), g.Close())
	}
	results["graph"] = err
	results["events"] = twoEvents(ctx, s)
	if len(spec.Globals) > 0 {
		results["variable"] = call.SetGlobal(ctx, spec, "table", &[4]int32{1, 2, 3, 4})
	}
	results["another context"] = copyToAnother(t, backend, x, s)
	large, err := rt.BufferFrom(s, make([]int32, 1<<20))
	results["large copies"] = errors.Join(err, large.Read(s, make([]int32, 1<<20)), large.Free())
	results["end"] = errors.Join(x.Free(), s.Close(), ctx.Close())
	return results
}

func twoEvents(ctx *rt.Context, s *rt.Stream) error {
	from, err := rt.NewEvent(ctx)
	if err != nil {
		return err
	}
	to, err := rt.NewEvent(ctx)
	if err != nil {
		return err
	}
	if err := errors.Join(from.Record(s), to.Record(s), s.Wait(from), to.Wait(ctx)); err != nil {
		return err
	}
	_, asked := to.Done()
	_, elapsed := to.Elapsed(from)
	return errors.Join(asked, elapsed, from.Close(), to.Close())
}

func copyToAnother(t *testing.T, backend driver.Backend, x rt.Buffer[int32], s *rt.Stream) error {
	other, err := rt.Open(t.Context(), backend.Name(), rt.WithBackend(backend))
	if err != nil {
		return err
	}
	defer other.Close()
	stream, err := rt.NewStream(other)
	if err != nil {
		return fmt.Errorf("a stream: %w", err)
	}
	b, err := rt.NewBuffer[int32](other, x.Len())
	if err != nil {
		return err
	}
	return b.CopyPeer(stream, x, s)
}

func oneImage(s *rt.Stream) error {
	d := rt.Size2D[vec.Float4](4, 4)
	img, err := rt.ImageFrom(s, d, make([]vec.Float4, 16))
	if err != nil {
		return err
	}
	if err := rt.ReadImage(s, img, make([]vec.Float4, 16)); err != nil {
		return err
	}
	tex, err := img.Texture(rt.TextureDesc{})
	if err == nil {
		err = tex.Close()
	}
	return errors.Join(err, img.Free())
}
