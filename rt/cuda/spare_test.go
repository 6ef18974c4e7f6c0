package cuda_test

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/cuda"
)

// spareTest is a context of the fake driver with a stream on which work was queued.
type spareTest struct {
	*fakeDriver
	t   *testing.T
	ctx *rt.Context
	s   *rt.Stream
}

func newSpareTest(t *testing.T) *spareTest {
	f := &spareTest{fakeDriver: fake(t), t: t}
	var err, err2 error
	f.ctx, err = rt.Open(t.Context(), "cuda", rt.WithBackend(cuda.New()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := f.ctx.Close(); err != nil {
			t.Error(err)
		}
		f.empty(t, "at the end")
	})
	if f.s, err2 = rt.NewStream(f.ctx); err2 != nil {
		t.Fatal(err2)
	}
	return f
}

// cycle makes and frees a buffer, with work between if there is a stream, and returns its address.
func (f *spareTest) cycle(n int, s *rt.Stream) rt.DevicePtr {
	f.t.Helper()
	b, err := rt.NewBuffer[byte](f.ctx, n)
	if err != nil {
		f.t.Fatal(err)
	}
	at, err := b.Ptr()
	if s != nil {
		err = errors.Join(err, b.Fill(s, 1))
	}
	if err := errors.Join(err, b.Free()); err != nil {
		f.t.Fatal(err)
	}
	return at
}

// TestSpares frees memory while no stream has work: the next buffer of its size gets it without the driver.
func TestSpares(t *testing.T) {
	f := newSpareTest(t)
	first := f.cycle(1000, nil)
	made, freed := f.count("cuMemAllocFromPoolAsync"), f.count("cuMemFreeAsync")
	if at := f.cycle(1000, f.s); at != first {
		t.Errorf("the same size again is at %#x, and was at %#x", at, first)
	}
	if at := f.cycle(1000, nil); at != first {
		t.Errorf("after work it is at %#x", at)
	}
	if n := testing.AllocsPerRun(100, func() { f.cycle(1000, nil) }); n > 2 {
		t.Errorf("making and freeing a buffer allocates %v times", n)
	}
	if a, b := f.count("cuMemAllocFromPoolAsync"), f.count("cuMemFreeAsync"); a != made || b != freed {
		t.Errorf("the driver has made %d and freed %d blocks meanwhile", a-made, b-freed)
	}
	if f.cycle(999, nil) == first {
		t.Error("another size gets the block")
	}
}

// TestSparesBusy frees memory while a stream may use it: the driver gets it, after the work.
func TestSparesBusy(t *testing.T) {
	f := newSpareTest(t)
	for name, show := range map[string]bool{"work": false, "work of others": true} {
		b, err := rt.NewBuffer[byte](f.ctx, 1000)
		if show {
			_, err = f.s.Native()
		} else {
			err = errors.Join(err, b.Fill(f.s, 1))
		}
		if err != nil {
			t.Fatal(err)
		}
		before := f.count("cuMemFreeAsync")
		const notReady = 600
		f.failOn("cuStreamQuery", 1, 1, notReady)
		if err := b.Free(); err != nil {
			t.Fatal(err)
		}
		if n := f.count("cuMemFreeAsync") - before; n != 1 {
			t.Errorf("%s: the driver has freed %d blocks", name, n)
		}
	}
}

// TestSparesLimits frees many sizes, of which the oldest go to the driver, and gives back what is kept.
func TestSparesLimits(t *testing.T) {
	f := newSpareTest(t)
	before := f.count("cuMemFreeAsync")
	for n := range 100 {
		f.cycle(1000+n, nil)
	}
	if n := f.count("cuMemFreeAsync") - before; n != 100-64 {
		t.Errorf("the driver has freed %d of 100 blocks", n)
	}
	if err := rt.EmptyCache(f.ctx); err != nil {
		t.Fatal(err)
	}
	if n := f.count("cuMemFreeAsync") - before; n != 100 {
		t.Errorf("after EmptyCache the driver has freed %d of 100 blocks", n)
	}
	if err := rt.SetCacheLimit(f.ctx, 1500); err != nil {
		t.Fatal(err)
	}
	f.cycle(1000, nil)
	f.cycle(1001, nil)
	if n := f.count("cuMemFreeAsync") - before; n != 101 {
		t.Errorf("with a limit of 1500 bytes the driver has freed %d of 102 blocks", n)
	}
	out, again := f.cycle(5000, nil), f.count("cuMemAllocFromPoolAsync")
	const outOfMemory = 2
	f.failOn("cuMemAllocFromPoolAsync", 1, 1, outOfMemory)
	if at := f.cycle(6000, nil); at == 0 || out == 0 || f.count("cuMemAllocFromPoolAsync")-again != 2 {
		t.Error("memory that is kept is not given back for what would not fit beside it")
	}
}
