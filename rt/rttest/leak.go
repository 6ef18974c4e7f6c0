package rttest

import (
	"os"
	"runtime/debug"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
)

// Leak launches a kernel the given number of times on the best device of the backend. With every 500th launch it makes
// and frees a buffer, an event and a stream. It fails if the memory in use by the process or on the device has grown.
// It skips if there is no device.
func Leak(t *testing.T, backend driver.Backend, spec *driver.ModuleSpec, launches int) {
	k := &kit{backend: backend, spec: spec}
	ctx, err := rt.Open(t.Context(), backend.Name(), rt.WithBackend(backend))
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	e := &env{t, ctx, s}
	k.work(e, max(launches/10, 1000)) // whatever is made once
	host, device := residentBytes(), usedBytes(e)
	k.work(e, launches)
	const slack = 8 << 20 // pages that the allocators keep, which does not grow with the launches
	hostGrowth, deviceGrowth := residentBytes()-host, usedBytes(e)-device
	t.Logf("%d launches: the process has %d KiB more, the device %d KiB", launches, hostGrowth>>10, deviceGrowth>>10)
	if hostGrowth > slack {
		t.Errorf("the process has %d KiB more after %d launches", hostGrowth>>10, launches)
	}
	if deviceGrowth > slack {
		t.Errorf("%d KiB more of the device's memory are in use after %d launches", deviceGrowth>>10, launches)
	}
}

// work launches a kernel n times.
func (k *kit) work(e *env, n int) {
	x, err := rt.BufferFrom(e.s, make([]int32, 256))
	e.must(err)
	for i := range n {
		e.must(k.add(e.s, rt.Launch{}, x, x, x, 256))
		if i%500 == 499 {
			k.objects(e)
			e.sync()
		}
	}
	e.sync()
	e.must(x.Free())
}

// objects makes and frees one of each.
func (k *kit) objects(e *env) {
	b, err := rt.NewBuffer[int32](e.ctx, 100_000)
	e.must(err)
	ev, err := rt.NewEvent(e.ctx)
	e.must(err)
	s, err := rt.NewStream(e.ctx)
	e.must(err)
	e.must(ev.Record(e.s))
	e.must(s.Wait(ev))
	e.must(b.Zero(s))
	e.must(s.Close())
	e.must(ev.Close())
	e.must(b.Free())
}

// residentBytes is the memory of the process that is in use; 0 where the system does not tell.
func residentBytes() int64 {
	debug.FreeOSMemory()
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(text))
	if len(fields) < 2 {
		return 0
	}
	pages, _ := strconv.ParseInt(fields[1], 10, 64)
	return pages * int64(os.Getpagesize())
}

// usedBytes is the memory of the device that is in use; 0 where the device does not tell.
func usedBytes(e *env) int64 {
	e.must(rt.EmptyCache(e.ctx))
	m, err := rt.Memory(e.ctx)
	if err != nil {
		return 0
	}
	return m.Total - m.Free
}
