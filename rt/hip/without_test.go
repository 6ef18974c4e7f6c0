package hip_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
)

// TestShimWithout takes each function out of the library in turn: what needs it is an ErrNotSupported that names it, or goes another way, and all else works.
func TestShimWithout(t *testing.T) {
	if testing.Short() {
		t.Skip("skip: a library is linked for every function of HIP's")
	}
	fake := shim(t)
	full := os.Getenv("KBIND_HIP_LIBRARY")
	out, err := exec.Command("nm", "-D", "--defined-only", full).Output()
	if err != nil {
		t.Skip("skip: no nm to list the functions with: ", err)
	}
	var names []string
	for line := range strings.Lines(string(out)) {
		if f := strings.Fields(line); len(f) == 3 && f[1] == "T" && strings.HasPrefix(f[2], "hip") && !strings.HasPrefix(f[2], "hiprtc") && !strings.HasPrefix(f[2], "hipshim") {
			names = append(names, f[2])
		}
	}
	if len(names) < 50 {
		t.Fatalf("the library has %q", names)
	}
	text, err := os.ReadFile(full)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			without := strings.ReplaceAll(string(text), "\x00"+name+"\x00", "\x00"+strings.Replace(name, "hip", "xip", 1)+"\x00")
			library := filepath.Join(t.TempDir(), "libamdhip64.so")
			if err := os.WriteFile(library, []byte(without), 0o755); err != nil {
				t.Fatal(err)
			}
			useShim(t, library, fake)
			for what, err := range everything(t) {
				switch {
				case err == nil:
				case !errors.Is(err, rt.ErrNotSupported) && !errors.Is(err, rt.ErrNoDevice):
					t.Errorf("%s: %v", what, err)
				case what == "cooperative launch" && strings.Contains(err.Error(), "hipModuleLaunchCooperativeKernel"): // the fake driver has none
				case !strings.Contains(err.Error(), name):
					t.Errorf("%s: the error does not name %s: %v", what, name, err)
				default:
					t.Logf("%s: %v", what, err)
				}
			}
		})
	}
}

// everything uses each feature of a device and says how it went.
func everything(t *testing.T) map[string]error {
	backend, spec := hip.New(), fakeSpec()
	results := map[string]error{}
	ctx, err := rt.Open(t.Context(), "hip:0", rt.WithBackend(backend))
	results["open"] = err
	if err != nil {
		return results
	}
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
		c := rt.Prepare(s, rt.Launch{}, &one, kernel)
		c.Threads(n, 1, 1)
		for range 3 {
			rt.PutBuffer(c, x)
		}
		rt.PutValue(c, int32(n))
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
	_, results["image"] = rt.ImageFrom(s, rt.Size2D[float32](4, 4), make([]float32, 16))
	g, err := rt.Capture(ctx, func(s *rt.Stream) error { return launch(s, add, false) })
	if err == nil {
		err = errors.Join(g.Launch(s), s.Synchronize(ctx), g.Close())
	}
	results["graph"] = err
	results["events"] = events(ctx, s)
	results["variable"] = rt.SetGlobal(ctx, spec, "table", &[4]int32{1, 2, 3, 4})
	results["another device"] = peer(t, backend, x, s)
	large, err := rt.BufferFrom(s, make([]int32, 1<<20))
	results["large copies"] = errors.Join(err, large.Read(s, make([]int32, 1<<20)), large.Free())
	results["end"] = errors.Join(x.Free(), s.Close(), ctx.Close())
	return results
}

func events(ctx *rt.Context, s *rt.Stream) error {
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

func peer(t *testing.T, backend driver.Backend, x rt.Buffer[int32], s *rt.Stream) error {
	other, err := rt.Open(t.Context(), "hip:0", rt.WithBackend(backend))
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
