package semantics

import (
	"context"
	"errors"
	"os"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// fast says that the kernels run as a program would run them; otherwise checked.
var fast = os.Getenv("KBIND_CPU") == "fast"

var device context.Context

func TestMain(m *testing.M) {
	ctx, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		panic(err)
	}
	device = ctx
	os.Exit(m.Run())
}

func stream(t *testing.T) *rt.Stream {
	t.Helper()
	s, err := rt.NewStream(device)
	must(t, err)
	t.Cleanup(func() { s.Close() })
	return s
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func buffer[T any](t *testing.T, s *rt.Stream, list []T) rt.Buffer[T] {
	t.Helper()
	b, err := rt.BufferFrom(s, list)
	must(t, err)
	t.Cleanup(func() { b.Free() })
	return b
}

func read[T any](t *testing.T, s *rt.Stream, b rt.Buffer[T]) []T {
	t.Helper()
	list := make([]T, b.Len())
	must(t, b.Read(s, list))
	must(t, s.Synchronize(device))
	return list
}

func TestShapes(t *testing.T) {
	s := stream(t)
	for _, l := range []rt.Launch{
		{Grid: rt.D(3, 2, 4), Block: rt.D(8, 4, 2)}, {Grid: rt.D(1, 1, 1), Block: rt.D(1, 1, 1)},
		{Grid: rt.D(2, 3, 1), Block: rt.D(16, 16, 4)}, {Grid: rt.D(1, 5, 7), Block: rt.D(1, 3, 33)},
	} {
		g, b := l.Grid, l.Block
		n := int(g.X * g.Y * g.Z * b.X * b.Y * b.Z)
		out := buffer(t, s, make([]uint32, n))
		must(t, WhereLaunch(s, l, out))
		got := read(t, s, out)
		i := 0
		for bz := range g.Z {
			for by := range g.Y {
				for bx := range g.X {
					for z := range b.Z {
						for y := range b.Y {
							for x := range b.X {
								if want := uint32(bx | by<<4 | bz<<8 | x<<12 | y<<18 | z<<24); got[i] != want {
									t.Fatalf("grid %v, block %v: slot %d is %#x, want %#x", g, b, i, got[i], want)
								}
								i++
							}
						}
					}
				}
			}
		}
	}
}

func TestLargeBlocks(t *testing.T) {
	s := stream(t)
	for _, threads := range []int{1024, 512, 64, 2, 1} {
		blocks := 40
		in := make([]int32, blocks*threads)
		for i := range in {
			in[i] = int32(i)
		}
		out := buffer(t, s, make([]int64, blocks))
		must(t, SumsLaunch(s, rt.Launch{Grid: rt.D(uint32(blocks), 1, 1), Block: rt.D(uint32(threads), 1, 1),
			Shared: 8 * threads}, buffer(t, s, in), out))
		for b, got := range read(t, s, out) {
			if want := int64(threads) * int64(2*b*threads+threads-1) / 2; got != want {
				t.Errorf("%d threads: sum of block %d is %d, want %d", threads, b, got, want)
			}
		}
	}
	err := SumsLaunch(s, rt.Launch{Grid: rt.D(1, 1, 1), Block: rt.D(1025, 1, 1), Shared: 8200},
		buffer(t, s, make([]int32, 1025)), buffer(t, s, make([]int64, 1)))
	if !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("a block of 1025 threads: %v", err)
	}
}

func TestManyBlocks(t *testing.T) {
	x, y, z := uint32(200), uint32(100), uint32(50)
	if !fast {
		z = 2
	}
	s := stream(t)
	n := x * y * z
	seen, count := buffer(t, s, make([]byte, n)), buffer(t, s, make([]uint64, 1))
	must(t, TouchLaunch(s, rt.Launch{Grid: rt.D(x, y, z), Block: rt.D(1, 1, 1)}, seen, count))
	for i, v := range read(t, s, seen) {
		if v != 1 {
			t.Fatalf("block %d ran %d times", i, v)
		}
	}
	if c := read(t, s, count)[0]; c != uint64(n/1000) {
		t.Errorf("counted %d, want %d", c, n/1000)
	}
}

func TestRequiredSize(t *testing.T) {
	s := stream(t)
	out := buffer(t, s, make([]uint32, 2*3*2*64))
	must(t, RequiredLaunch(s, rt.Launch{Grid: rt.D(2, 3, 2)}, out))
	got := read(t, s, out)
	if got[0] != 0 || got[63] != 1*12*16+3*16+7 || got[len(got)-1] != 4*12*16-1 {
		t.Errorf("slots 0, 63 and the last are %d, %d, %d", got[0], got[63], got[len(got)-1])
	}
	if err := RequiredLaunch(s, rt.Launch{Grid: rt.D(2, 3, 2), Block: rt.D(64, 1, 1)}, out); !errors.Is(err,
		rt.ErrInvalidLaunch) {
		t.Errorf("a size other than the required one: %v", err)
	}
}

func TestLocalArguments(t *testing.T) {
	s := stream(t)
	for _, n := range []uint32{4, 32, 100} {
		out := buffer(t, s, make([]float32, 3*n))
		must(t, ScratchLaunch(s, rt.Launch{Grid: rt.D(3, 1, 1), Block: rt.D(n, 1, 1)}, rt.Local[int32](n),
			rt.Local[float32](n), out))
		for i, v := range read(t, s, out) {
			if want := float32(n-1-uint32(i)%n) + 0.5; v != want {
				t.Fatalf("%d items: slot %d is %v, want %v", n, i, v, want)
			}
		}
	}
}

func TestAtomics(t *testing.T) {
	s := stream(t)
	const n = 64 * 96
	c := buffer(t, s, []Counters{{All: ^uint32(0), Dec: 5}})
	must(t, CountLaunch(s, rt.Launch{Grid: rt.D(64, 1, 1), Block: rt.D(96, 1, 1)}, c))
	got := read(t, s, c)[0]
	odd := uint32(0)
	for i := range uint32(n) {
		odd ^= i
	}
	want := Counters{Add: n * (n - 1) / 2, Sub: -n * (n - 1) / 2, Least: -(n - 1), Most: n - 1, Inc: n % 1000,
		Bits: ^uint32(0), Odd: odd, All: ^uint32(0xff),
		Wide: n << 33, WideMost: (n - 1) << 40, WideOr: ^uint64(0), WideLeast: -(n - 1) << 40, F: n / 2, D: n / 4,
		ByCas: n / 8, Scopes: n}
	want.Dec = uint32((5 - n%1000 + 2000) % 1000)
	if got != want {
		t.Errorf("\n got %+v\nwant %+v", got, want)
	}
}

func TestBlocksThatWait(t *testing.T) {
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	const blocks = 200
	s := stream(t)
	flags, order, next := buffer(t, s, make([]int32, blocks)), buffer(t, s, make([]int32, blocks)),
		buffer(t, s, make([]int32, 1))
	must(t, ChainLaunch(s, rt.Launch{Grid: rt.D(blocks, 1, 1), Block: rt.D(4, 1, 1)}, flags, order, next))
	for b, v := range read(t, s, order) {
		if v != int32(blocks-1-b) {
			t.Fatalf("block %d went on as number %d", b, v)
		}
	}
}

func TestGridBarrier(t *testing.T) {
	s := stream(t)
	const blocks, threads, rounds = 24, 16, 10
	a := make([]int32, blocks*threads)
	for i := range a {
		a[i] = int32(i)
	}
	ba, bb := buffer(t, s, a), buffer(t, s, make([]int32, len(a)))
	must(t, RoundsLaunch(s, rt.Launch{Grid: rt.D(blocks, 1, 1), Block: rt.D(threads, 1, 1)}, ba, bb, rounds))
	for i, v := range read(t, s, ba) {
		if v != int32((i+rounds)%len(a)) {
			t.Fatalf("slot %d is %d", i, v)
		}
	}
}

func TestFaultsStayApart(t *testing.T) {
	bad, good := stream(t), stream(t)
	in := make([]int32, 256)
	for i := range in {
		in[i] = int32(i)
	}
	l := rt.Launch{Grid: rt.D(4, 1, 1), Block: rt.D(64, 1, 1)}
	x := buffer(t, good, in)
	for range 20 {
		must(t, AddLaunch(good, l, x, 1))
	}
	err := FailsLaunch(bad, l, buffer(t, bad, in), buffer(t, bad, make([]int32, 256)), 130)
	if err == nil {
		err = bad.Synchronize(device)
	}
	var fault *rt.KernelError
	if !errors.As(err, &fault) || !errors.Is(err, rt.ErrFault) {
		t.Fatalf("the assertion: %v", err)
	}
	if text := err.Error(); !strings.Contains(text, "in[i] != at") || !strings.Contains(text, "kernels.cu:1") ||
		!strings.Contains(text, "thread (2,0,0) of block (2,0,0)") {
		t.Errorf("the fault says %q", text)
	}
	for range 20 {
		must(t, AddLaunch(good, l, x, 1))
	}
	again := stream(t)
	out := buffer(t, again, make([]int32, 256))
	must(t, FailsLaunch(again, l, buffer(t, again, in), out, -1))
	if got := read(t, again, out); got[255] != 255 {
		t.Errorf("after the fault: %d", got[255])
	}
	want := int32(7)
	for range 40 {
		want = want*3 + 1
	}
	if got := read(t, good, x); got[7] != want {
		t.Errorf("another stream: %d, want %d", got[7], want)
	}
}

func TestGoroutines(t *testing.T) {
	var wg sync.WaitGroup
	for g := range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			s, err := rt.NewStream(device)
			if err != nil {
				t.Error(err)
				return
			}
			defer s.Close()
			x, err := rt.BufferFrom(s, make([]int32, 128))
			if err != nil {
				t.Error(err)
				return
			}
			defer x.Free()
			want := int32(0)
			for k := range int32(30) {
				if err := AddLaunch(s, rt.Launch{Grid: rt.D(4, 1, 1), Block: rt.D(32, 1, 1)}, x, k+int32(g)); err != nil {
					t.Error(err)
					return
				}
				want = want*3 + k + int32(g)
			}
			got := make([]int32, 128)
			if err := errors.Join(x.Read(s, got), s.Synchronize(device)); err != nil {
				t.Error(err)
			}
			for i, v := range got {
				if v != want {
					t.Errorf("goroutine %d: slot %d is %d, want %d", g, i, v, want)
					return
				}
			}
		}()
	}
	wg.Wait()
}

func TestCancelBetweenBlocks(t *testing.T) {
	ctx, cancel := context.WithCancel(device)
	s, err := rt.NewStream(ctx)
	must(t, err)
	defer s.Close()
	out := buffer(t, s, make([]uint32, 1<<16))
	must(t, s.Synchronize(device))
	start := time.Now()
	time.AfterFunc(30*time.Millisecond, cancel)
	err = SlowLaunch(s, rt.Launch{Grid: rt.D(1<<16, 1, 1), Block: rt.D(1, 1, 1)}, out, 1<<20)
	if err == nil {
		err = s.Synchronize(device)
	}
	if !errors.Is(err, context.Canceled) {
		t.Errorf("a launch whose context ended: %v", err)
	}
	if d := time.Since(start); d > 5*time.Second {
		t.Errorf("it ended after %v", d)
	}
}

func TestPrintf(t *testing.T) {
	old := os.Stdout
	r, w, err := os.Pipe()
	must(t, err)
	os.Stdout = w
	s := stream(t)
	err = SaysLaunch(s, rt.Launch{Grid: rt.D(1, 1, 1), Block: rt.D(8, 1, 1)}, 3)
	if err == nil {
		err = s.Synchronize(device)
	}
	os.Stdout = old
	w.Close()
	must(t, err)
	text := make([]byte, 1000)
	n, _ := r.Read(text)
	if want := "thread 0 of block 0:  0.00 done\n" +
		"thread 1 of block 0:  0.25 done\nthread 2 of block 0:  0.50 done\n"; string(text[:n]) != want {
		t.Errorf("printed %q, want %q", text[:n], want)
	}
}

func TestReferences(t *testing.T) {
	s := stream(t)
	l := rt.Launch{Grid: rt.D(4, 1, 1), Block: rt.D(4, 1, 1)}
	f, d := buffer(t, s, []float32{1, 2, 3}), buffer(t, s, []float64{1, 2, 3})
	must(t, ScaleLaunch(s, l, f, 2))
	must(t, ScaleLaunch(s, l, d, 0.5))
	if a, b := read(t, s, f), read(t, s, d); a[2] != 6 || b[2] != 1.5 {
		t.Errorf("templates: %v %v", a, b)
	}
	out := buffer(t, s, make([]float32, 3))
	must(t, ShiftLaunch(s, l, f, out, Params{Scale: 10, Offset: 1}, 3))
	if a := read(t, s, out); a[0] != 21 || a[2] != 61 {
		t.Errorf("struct parameters: %v", a)
	}
	g := buffer(t, s, make([]int32, 6))
	must(t, GroupLaunch(s, l, buffer(t, s, []int32{5, 6, 7}), 3, g))
	if a := read(t, s, g); a[0] != 10 || a[3] != 10 || a[5] != 8 {
		t.Errorf("local memory: %v", a)
	}
	err := FailLaunch(s, l, buffer(t, s, make([]int32, 2)))
	if err == nil {
		err = s.Synchronize(device)
	}
	if !errors.Is(err, rt.ErrFault) || !strings.Contains(err.Error(), "reference.go:") ||
		!strings.Contains(err.Error(), "index out of range [2] with length 2") {
		t.Errorf("a reference that fails: %v", err)
	}
}
