package nccl_test

import (
	"context"
	"errors"
	"net"
	"os"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// The tests run on the CPU, with KBIND_NCCL_TEST=cuda on GPUs, and by TestFakeLibrary with libraries that need none.

func backend() string { return os.Getenv("KBIND_NCCL_TEST") }

// rank is one rank of a test.
type rank struct {
	ctx *rt.Context
	s   *rt.Stream
	*nccl.Comm
}

// makers make communicators of a number of ranks, which end with ctx. Their devices do not.
var makers = map[string]func(t testing.TB, ctx context.Context, n int) []*rank{"process": here, "TCP": overTCP}

// most returns how many ranks there can be, at most n; it skips where there cannot be two.
func most(t testing.TB, n int) int {
	t.Helper()
	if backend() == "" {
		return n
	}
	devices := devicesOf(t, backend())
	if len(devices) < 2 {
		t.Skipf("skip: %d devices of %s, want 2", len(devices), backend())
	}
	return min(n, len(devices))
}

func devicesOf(t testing.TB, backend string) []rt.DeviceInfo {
	t.Helper()
	devices, err := listDevices(t.Context(), backend)
	if err != nil {
		t.Fatal(err)
	}
	return devices
}

// listDevices lists the devices of ranks, in their order.
func listDevices(ctx context.Context, backend string) ([]rt.DeviceInfo, error) {
	devices, err := rt.Devices(ctx)
	devices = slices.DeleteFunc(devices, func(d rt.DeviceInfo) bool { return d.Backend != backend })
	if os.Getenv("NCCL_MULTI_RANK_GPU_ENABLE") == "1" { // from NCCL 2.30 on two ranks may share a device
		devices = append(devices, devices...)
	}
	return devices, err
}

// device opens the i-th of n devices.
func device(t testing.TB, i, n int) *rank {
	t.Helper()
	name, opts := "cpu", []rt.Option(nil)
	if backend := backend(); backend != "" {
		devices := devicesOf(t, backend)
		if len(devices) < n {
			t.Skipf("skip: %d devices of %s, want %d", len(devices), backend, n)
		}
		name, opts = backend+":"+devices[i].ID, []rt.Option{rt.Primary()}
	}
	dev, err := rt.Open(context.Background(), name, opts...)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { dev.Close() })
	s, err := rt.NewStream(dev)
	if err != nil {
		t.Fatal(err)
	}
	return &rank{ctx: dev, s: s}
}

// until is the device's context, and ends with ctx.
func (r *rank) until(t testing.TB, ctx context.Context) context.Context {
	both, cancel := context.WithCancelCause(r.ctx)
	stop := context.AfterFunc(ctx, func() { cancel(context.Cause(ctx)) })
	t.Cleanup(func() { stop(); cancel(nil) })
	return both
}

func here(t testing.TB, ctx context.Context, n int) []*rank {
	t.Helper()
	list, contexts := make([]*rank, n), make([]context.Context, n)
	for i := range list {
		list[i] = device(t, i, n)
		contexts[i] = list[i].until(t, ctx)
	}
	comms, err := nccl.Local(contexts...)
	if err != nil {
		t.Fatal(err)
	}
	for i, c := range comms {
		list[i].Comm = c
	}
	closeAtEnd(t, list)
	return list
}

// freeAddr is an address at which nobody listens.
func freeAddr(t testing.TB) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip("skip: no network: ", err)
	}
	defer l.Close()
	return l.Addr().String()
}

func overTCP(t testing.TB, ctx context.Context, n int) []*rank {
	t.Helper()
	addr := freeAddr(t)
	list := make([]*rank, n)
	for i := range list {
		list[i] = device(t, i, n)
	}
	var wg sync.WaitGroup
	for i, r := range list {
		wg.Go(func() {
			var err error
			if r.Comm, err = nccl.Init(r.until(t, ctx), nccl.World{Rank: i, Size: n, Addr: addr}); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	if t.Failed() {
		t.FailNow()
	}
	closeAtEnd(t, list)
	return list
}

// closeAtEnd closes communicators before their devices; those that ended otherwise have been looked at.
func closeAtEnd(t testing.TB, list []*rank) {
	t.Cleanup(func() { each(list, func(r *rank) error { return r.Close() }) })
}

// each calls f for every rank at once and returns the errors.
func each(list []*rank, f func(r *rank) error) []error {
	errs := make([]error, len(list))
	var wg sync.WaitGroup
	for i, r := range list {
		wg.Go(func() { errs[i] = f(r) })
	}
	wg.Wait()
	return errs
}

func within(t testing.TB, limit time.Duration, what string, f func()) {
	t.Helper()
	done := make(chan struct{})
	go func() {
		defer close(done)
		f()
	}()
	select {
	case <-done:
	case <-time.After(limit):
		t.Fatalf("%s: still going on after %v", what, limit)
	}
}

// usable reports streams and devices that do not work.
func usable(t testing.TB, list []*rank) {
	t.Helper()
	for _, r := range list {
		got := make([]int32, 1)
		b, err := rt.BufferFrom(r.s, []int32{1})
		if err := errors.Join(err, b.Fill(r.s, 7), b.Read(r.s, got)); err != nil || got[0] != 7 {
			t.Errorf("the stream of rank %d afterwards: %v, %v", r.Rank(), got, err)
		}
	}
}
