package nccl

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// build makes a shared library of C.
func build(t *testing.T, source string, flags ...string) string {
	t.Helper()
	gcc, err := exec.LookPath("gcc")
	if err != nil || runtime.GOOS != "linux" {
		t.Skip("skip: no gcc to build a library with")
	}
	path := filepath.Join(t.TempDir(), "lib.so")
	args := append([]string{"-std=c11", "-D_GNU_SOURCE", "-w", "-shared", "-fPIC", "-Wl,-Bsymbolic", "-o", path,
		source}, flags...)
	if out, err := exec.Command(gcc, args...).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return path
}

// TestLibrary makes communicators with a library that checks what it is given, in both ways in which it takes an
// identity, and calls every operation that one rank can.
func TestLibrary(t *testing.T) {
	if os.Getenv("KBIND_NCCL_TEST") != "" {
		t.Skip("skip: a process has either this library or the device's own")
	}
	t.Setenv("KBIND_CUDA_LIBRARY", build(t, "../cuda/testdata/fakecuda/fakecuda.c"))
	before := libraries["cuda"]
	defer func() { libraries["cuda"] = before }()
	for name, flags := range map[string][]string{"by value": nil, "by address": {"-DFAKE_SCALABLE"},
		"old": {"-DFAKE_OLD"}, "blocking": nil} {
		t.Run(name, func(t *testing.T) {
			if name == "blocking" {
				t.Setenv("KBIND_NCCL_BLOCKING", "1")
			}
			t.Setenv("KBIND_NCCL_LIBRARY", build(t, "testdata/fakenccl.c", flags...))
			libraries["cuda"] = sync.OnceValues(func() (*library, error) { return openLibrary("NCCL") })
			if l, ok := LibraryOf("cuda"); !ok || l.Err != nil || l.Version != "2.28.9" {
				t.Fatalf("the library: %+v", l)
			}
			dev, err := rt.Open(t.Context(), "cuda:0", rt.Primary())
			if err != nil {
				t.Fatal(err)
			}
			defer dev.Close()
			if name == "old" {
				refusesToBlock(t, dev)
			}
			c, err := Init(dev, World{Size: 1})
			if err != nil {
				t.Fatal(err)
			}
			oneRank(t, dev, c)
			local, err := Local(dev)
			if err != nil {
				t.Fatal(err)
			}
			oneRank(t, dev, local[0])
		})
	}
}

// refusesToBlock asks for communicators that block where the library, or its environment, does not have them.
func refusesToBlock(t *testing.T, dev *rt.Context) {
	t.Run("blocking", func(t *testing.T) {
		t.Setenv("KBIND_NCCL_BLOCKING", "1")
		_, err := Init(dev, World{Size: 1})
		if !errors.Is(err, rt.ErrNotSupported) || !strings.Contains(err.Error(), "NCCL 2.28.9 has no ncclCommSplit") {
			t.Errorf("got %v", err)
		}
	})
}

// TestFakeLibrary runs the tests for several devices with five of a library that needs no GPU, and with two, which
// ranks share, of an old one.
func TestFakeLibrary(t *testing.T) {
	if os.Getenv("KBIND_NCCL_TEST") != "" {
		t.Skip("skip: these tests have devices")
	}
	for _, c := range []struct{ name, tests, devices, shared, flag string }{
		{"blocking", ".", "5", "0", "-pthread"},
		{"old", ".", "2", "1", "-DFAKE_OLD"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.timeout=100s", "-test.skip=Process|Kills",
				"-test.run="+c.tests)
			cmd.Env = append(os.Environ(), "KBIND_NCCL_TEST=cuda", "NCCL_MULTI_RANK_GPU_ENABLE="+c.shared,
				"KBIND_NCCL_BLOCKING="+map[string]string{"blocking": "1"}[c.name],
				"KBIND_CUDA_LIBRARY="+build(t, "../cuda/testdata/fakecuda/fakecuda.c", "-DFAKE_DEVICES="+c.devices),
				"KBIND_NCCL_LIBRARY="+build(t, "testdata/fakenccl.c", "-pthread", c.flag))
			if out, err := cmd.CombinedOutput(); err != nil {
				t.Errorf("%v\n%s", err, out)
			}
		})
	}
}

// TestStuckLibrary ends the context while the library makes communicators.
func TestStuckLibrary(t *testing.T) {
	if os.Getenv("KBIND_NCCL_TEST") != "" {
		t.Skip("skip: a process has either this library or the device's own")
	}
	t.Setenv("KBIND_CUDA_LIBRARY", build(t, "../cuda/testdata/fakecuda/fakecuda.c"))
	before := libraries["cuda"]
	defer func() { libraries["cuda"] = before }()
	t.Setenv("KBIND_NCCL_BLOCKING", "1")
	for _, stage := range []string{"1", "2"} {
		t.Setenv("KBIND_NCCL_LIBRARY", build(t, "testdata/fakenccl.c", "-DFAKE_STUCK="+stage))
		libraries["cuda"] = sync.OnceValues(func() (*library, error) { return openLibrary("NCCL") })
		dev, err := rt.Open(t.Context(), "cuda:0", rt.Primary())
		if err != nil {
			t.Fatal(err)
		}
		defer dev.Close()
		ctx, cancel := context.WithTimeout(dev, 50*time.Millisecond)
		defer cancel()
		for what, open := range map[string]func() error{
			"Init":  func() error { _, err := Init(ctx, World{Size: 1}); return err },
			"Local": func() error { _, err := Local(ctx); return err },
		} {
			if err := open(); !errors.Is(err, context.DeadlineExceeded) {
				t.Errorf("%s with a library that is stuck at communicator %s: %v", what, stage, err)
			}
		}
	}
}

func oneRank(t *testing.T, dev *rt.Context, c *Comm) {
	t.Helper()
	s, err := rt.NewStream(dev)
	src, err2 := rt.BufferFrom(s, []float32{1, 2, 3})
	dst, err3 := rt.NewBuffer[float32](dev, 3)
	if err := errors.Join(err, err2, err3); err != nil {
		t.Fatal(err)
	}
	for what, f := range map[string]func() error{
		"AllReduce":     func() error { return AllReduce(s, c, dst, src, Avg) },
		"AllGather":     func() error { return AllGather(s, c, dst, src) },
		"ReduceScatter": func() error { return ReduceScatter(s, c, dst, src, Max) },
		"Broadcast":     func() error { return Broadcast(s, c, dst, src, 0) },
		"Reduce":        func() error { return Reduce(s, c, dst, src, Sum, 0) },
		"Group":         func() error { return Group(func() error { return AllReduce(s, c, dst, src, Sum) }, c) },
	} {
		got := make([]float32, 3)
		if err := errors.Join(dst.Zero(s), f(), dst.Read(s, got)); err != nil || got[0] != 1 || got[2] != 3 {
			t.Errorf("%s: %v, %v", what, got, err)
		}
	}
	if n := testing.AllocsPerRun(50, func() { _ = AllReduce(s, c, dst, src, Sum) }); n > 0 {
		t.Errorf("a call allocates %v times", n)
	}
	if err := errors.Join(c.Close(), c.Close()); err != nil {
		t.Error(err)
	}
	c.Abort(errors.New("another rank is lost")) // which the ranks of other processes may say after Close
	if err := AllReduce(s, c, dst, src, Sum); !errors.Is(err, rt.ErrClosed) {
		t.Errorf("after Close: %v", err)
	}
}
