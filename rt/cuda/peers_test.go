package cuda_test

import (
	"errors"
	"runtime"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/rttest"
)

// TestFakePeers runs the kit for several devices.
func TestFakePeers(t *testing.T) {
	f := fake(t, "-DFAKE_DEVICES=2")
	t.Run("Kit", func(t *testing.T) { rttest.RunPeers(t, cuda.New(), fakeSpec()) })
	f.empty(t, "after the kit")
}

// TestFakePeerAgain closes a device and opens it again, at the same address: the devices are connected again.
func TestFakePeerAgain(t *testing.T) {
	f := fake(t, "-DFAKE_DEVICES=2", "-DFAKE_REUSE")
	open := func(name string) (*rt.Context, *rt.Stream, rt.Buffer[int32]) {
		t.Helper()
		ctx, err := rt.Open(t.Context(), name, rt.WithBackend(cuda.New()))
		if err != nil {
			t.Fatal(err)
		}
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		b, err := rt.BufferFrom(s, make([]int32, 10))
		if err != nil {
			t.Fatal(err)
		}
		return ctx, s, b
	}
	here, hs, hb := open("cuda:0")
	defer here.Close()
	const rounds = 3
	for range rounds {
		there, ts, tb := open("cuda:1")
		for range 2 {
			if err := errors.Join(tb.CopyPeer(ts, hb, hs), hb.CopyPeer(hs, tb, ts)); err != nil {
				t.Error(err)
			}
		}
		if err := there.Close(); err != nil {
			t.Error(err)
		}
	}
	for _, name := range []string{"cuCtxEnablePeerAccess", "cuMemPoolSetAccess"} {
		if n := f.count(name); n != 2*rounds {
			t.Errorf("%d calls of %s, want %d", n, name, 2*rounds)
		}
	}
}

// TestFakePeerFails queues a copy between devices after which the source's stream cannot be made to wait for it: the
// copy is waited for, because the source may be freed.
func TestFakePeerFails(t *testing.T) {
	f := fake(t, "-DFAKE_DEVICES=2")
	var streams [2]*rt.Stream
	var buffers [2]rt.Buffer[int32]
	for i, name := range []string{"cuda:0", "cuda:1"} {
		ctx, err := rt.Open(t.Context(), name, rt.WithBackend(cuda.New()))
		if err != nil {
			t.Fatal(err)
		}
		defer ctx.Close()
		var err2 error
		if streams[i], err = rt.NewStream(ctx); err == nil {
			buffers[i], err2 = rt.BufferFrom(streams[i], make([]int32, 10))
		}
		if err := errors.Join(err, err2); err != nil {
			t.Fatal(err)
		}
	}
	runtime.LockOSThread() // another thread may have to make a context current, and call again
	defer runtime.UnlockOSThread()
	copied := func() error { return buffers[0].CopyPeer(streams[0], buffers[1], streams[1]) }
	last := 0 // those before it are for the order before the copy
	for range 2 {
		before := f.count("cuEventRecord")
		if err := errors.Join(copied(), streams[0].Synchronize(t.Context())); err != nil {
			t.Fatal(err)
		}
		last = f.count("cuEventRecord") - before
	}
	waits, copies := f.count("cuStreamSynchronize"), f.count("cuMemcpyPeerAsync")
	const outOfMemory = 2
	f.failOn("cuEventRecord", last, 1, outOfMemory)
	if err := copied(); !errors.Is(err, rt.ErrOutOfMemory) {
		t.Errorf("got %v", err)
	}
	if f.count("cuMemcpyPeerAsync") == copies {
		t.Error("the copy was not begun")
	}
	if f.count("cuStreamSynchronize") == waits {
		t.Error("nobody waits for the copy")
	}
}
