package simt

import (
	"fmt"
	"strings"
	"testing"
	"unsafe"
)

// start makes a block of n threads with the given pointer and value arguments.
func start(n uint32, args ...Arg) *Block {
	b := NewBlock()
	b.Start(&Launch{Kernel: &Kernel{}, GridDim: Dim3{1, 1, 1}, BlockDim: Dim3{n, 1, 1}, Args: args}, Dim3{})
	return b
}

// script is what one thread does: steps separated by waits.
type step func(b *Block) bool // true = the thread waits now

// play runs threads as a resumable kernel would and returns the order of the steps, or the fault.
func play(b *Block, threads func(i uint32) []step) (log string) {
	pc := make([]int, b.BlockDim.Count())
	var out []string
	defer func() {
		if r := recover(); r != nil {
			log = fmt.Sprint(r)
		}
	}()
	b.Begin()
	for b.Next() {
		steps := threads(b.Rank)
		for waits := false; !waits && pc[b.Rank] < len(steps); pc[b.Rank]++ {
			out = append(out, fmt.Sprintf("%d.%d", b.Rank, pc[b.Rank]))
			waits = steps[pc[b.Rank]](b)
		}
	}
	return strings.Join(out, " ")
}

func run(*Block) bool { return false }
func barrier(line uint32) step {
	return func(b *Block) bool { b.WaitBlock(line); return true }
}
func meet(line, mask uint32) step {
	return func(b *Block) bool { b.WaitWarp(line, WarpSync, mask, 0, 0, 0); return true }
}

func yield(b *Block) bool { b.Yield(); return true }
func forGrid(line uint32) step {
	return func(b *Block) bool { b.WaitGrid(line); return true }
}

// TestActive asks which lanes are active at two places at a time.
func TestActive(t *testing.T) {
	b := start(32)
	var got [32]uint32
	play(b, func(i uint32) []step {
		return []step{
			func(b *Block) bool { b.WaitActive(1, int32(1+i%2), WarpActive, 0, 0, 0); return true },
			func(b *Block) bool { got[i] = uint32(b.WarpResult()); return false },
		}
	})
	if got[0] != 0x55555555 || got[31] != 0xaaaaaaaa {
		t.Errorf("%x", got)
	}
	// Lanes that do not take part in the first exchange wait at the second.
	b = start(32)
	var sum [32]uint64
	exchange := func(place int32) step {
		return func(b *Block) bool {
			b.WaitActive(1, place, WarpShflXor, uint64(b.Rank)+sum[b.Rank], 1, 32)
			return true
		}
	}
	fetch := func(b *Block) bool { sum[b.Rank] += b.WarpResult(); return false }
	play(b, func(i uint32) []step {
		if i < 8 {
			return []step{exchange(1), fetch, exchange(2), fetch}
		}
		return []step{exchange(2), fetch}
	})
	if sum[0] != 1+1+0 || sum[9] != 8 {
		t.Errorf("%d", sum)
	}
}

func TestScheduler(t *testing.T) {
	all := ^uint32(0)
	cases := []struct {
		name    string
		n       uint32
		threads func(i uint32) []step
		want    string
	}{
		{"no waits", 3, func(uint32) []step { return []step{run} }, "0.0 1.0 2.0"},
		{"barrier", 2, func(uint32) []step { return []step{run, barrier(1), run} }, "0.0 0.1 1.0 1.1 0.2 1.2"},
		{"some return early", 3, func(i uint32) []step {
			if i == 1 {
				return []step{run}
			}
			return []step{barrier(1), run}
		}, "0.0 1.0 2.0 0.1 2.1"},
		{"different barriers", 2, func(i uint32) []step { return []step{barrier(1 + i), run} }, "0.0 1.0 0.1 1.1"},
		{"different numbers of barriers", 2, func(i uint32) []step {
			if i == 0 {
				return []step{barrier(1), barrier(2), run}
			}
			return []step{barrier(1), run}
		}, "0.0 1.0 0.1 1.1 0.2"},
		{"all return", 2, func(uint32) []step { return nil }, ""},
		{"warp before others", 64, func(i uint32) []step {
			if i%32 < 30 {
				return nil
			}
			return []step{meet(1, all), run}
		}, "30.0 31.0 30.1 31.1 62.0 63.0 62.1 63.1"},
		{"half warps", 4, func(i uint32) []step { return []step{meet(1, 3<<(i&2)), run} }, "0.0 1.0 0.1 1.1 2.0 3.0 2.1 3.1"},
		{"lane leaves while another waits", 2, func(i uint32) []step {
			if i == 1 {
				return []step{run}
			}
			return []step{meet(1, all), run}
		}, "0.0 1.0 0.1"},
		{"lane not in its own mask", 2, func(i uint32) []step { return []step{meet(1, 1<<(1-i)), run} }, "0.0 1.0 0.1 1.1"},
		{"giving way", 2, func(i uint32) []step {
			if i == 0 {
				return []step{yield, yield, run}
			}
			return []step{run, yield, run}
		}, "0.0 1.0 1.1 0.1 1.2 0.2"},
		{"giving way beside a barrier", 2, func(i uint32) []step {
			if i == 0 {
				return []step{barrier(1), run}
			}
			return []step{yield, barrier(1), run}
		}, "0.0 1.0 1.1 0.1 1.2"},
		{"the grid", 2, func(i uint32) []step { return []step{forGrid(1), run} }, "0.0 1.0 0.1 1.1"},
		{"the grid and the block", 3, func(i uint32) []step {
			if i == 0 {
				return []step{barrier(3)}
			}
			return []step{forGrid(4)}
		}, "barrier divergence: 1 threads wait at the barrier at line 3, 2 threads wait for the grid at line 4"},
		{"divergence", 4, func(i uint32) []step {
			switch i {
			case 0:
				return []step{run}
			case 1:
				return []step{barrier(7)}
			}
			return []step{meet(9, all)}
		},
			"barrier divergence: 2 threads wait for lanes of their warp at line 9, 1 threads wait at the barrier at line 7, 1 " +
				"threads have returned"},
		{"different masks", 3, func(i uint32) []step { return []step{meet(5, 7>>(i&1))} },
			"barrier divergence: 3 threads wait for lanes of their warp at line 5"},
	}
	for _, c := range cases {
		if got := play(start(c.n), c.threads); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestReuse runs a diverging block and then a good one on the same Block.
func TestReuse(t *testing.T) {
	b := start(4)
	play(b, func(i uint32) []step {
		if i == 0 {
			return []step{barrier(1)}
		}
		return []step{meet(2, ^uint32(0))}
	})
	b.Start(b.Launch, Dim3{X: 1})
	if got := play(b, func(uint32) []step {
		return []step{meet(1, 15), run}
	}); !strings.HasSuffix(got, "0.1 1.1 2.1 3.1") {
		t.Error(got)
	}
}

func TestBlockVote(t *testing.T) {
	b := start(3)
	var got []string
	play(b, func(i uint32) []step {
		return []step{
			func(b *Block) bool { b.WaitBlockVote(1, int32(i)); return true },
			func(b *Block) bool {
				got = append(got, fmt.Sprint(b.BlockCount(), b.BlockAnd(), b.BlockOr()))
				b.WaitBlockVote(2, 5)
				return true
			},
			func(b *Block) bool { got = append(got, fmt.Sprint(b.BlockCount(), b.BlockAnd())); return false },
		}
	})
	if want := "[2 0 1 2 0 1 2 0 1 3 1 3 1 3 1]"; fmt.Sprint(got) != want {
		t.Errorf("%v, want %s", got, want)
	}
}

// TestTid checks the thread index that Next computes step by step.
func TestTid(t *testing.T) {
	b := NewBlock()
	dim := Dim3{3, 2, 2}
	b.Start(&Launch{Kernel: &Kernel{}, BlockDim: dim}, Dim3{})
	play(b, func(i uint32) []step {
		check := func(b *Block) bool {
			if want := ThreadIndex(b.Rank, dim); b.Tid != want {
				t.Errorf("thread %d has index %v, want %v", b.Rank, b.Tid, want)
			}
			return false
		}
		if i%5 == 1 {
			return []step{check}
		}
		return []step{check, barrier(1), check, barrier(2), check}
	})
}

// TestWarp checks every operation of a warp of 8 lanes, where lane i holds 10*i and lane 5 has left.
func TestWarp(t *testing.T) {
	cases := []struct {
		op         WarpOp
		mask       uint32
		arg, width int32
		value      func(i uint32) uint64
		want       [8]uint64
	}{
		{WarpShfl, 0xff, 3, 32, nil, [8]uint64{30, 30, 30, 30, 30, 0, 30, 30}},
		{WarpShfl, 0xff, 1, 4, nil, [8]uint64{10, 10, 10, 10, 0, 0, 0, 0}}, // lane 5 is gone
		{WarpShfl, 0xff, -1, 4, nil, [8]uint64{30, 30, 30, 30, 70, 0, 70, 70}},
		{WarpShflUp, 0xff, 1, 32, nil, [8]uint64{0, 0, 10, 20, 30, 0, 0, 60}},
		{WarpShflUp, 0xff, 2, 4, nil, [8]uint64{0, 10, 0, 10, 40, 0, 40, 0}},
		{WarpShflDown, 0xff, 1, 32, nil, [8]uint64{10, 20, 30, 40, 0, 0, 70, 0}},
		{WarpShflDown, 0xff, 3, 4, nil, [8]uint64{30, 10, 20, 30, 70, 0, 60, 70}},
		{WarpShflXor, 0xff, 1, 32, nil, [8]uint64{10, 0, 30, 20, 0, 0, 70, 60}},
		{WarpAll, 0xff, 0, 0, nil, [8]uint64{}},
		{WarpAny, 0xff, 0, 0, nil, [8]uint64{1, 1, 1, 1, 1, 0, 1, 1}},
		{WarpBallot, 0xff, 0, 0, nil, [8]uint64{0xde, 0xde, 0xde, 0xde, 0xde, 0, 0xde, 0xde}},
		{WarpMatchAny, 0xff, 0, 0, func(i uint32) uint64 {
			return uint64(i % 3)
		}, [8]uint64{0x49, 0x92, 4, 0x49, 0x92, 0, 0x49, 0x92}},
		{WarpMatchAll, 0xff, 0, 0, func(i uint32) uint64 {
			return 7
		}, [8]uint64{0xdf, 0xdf, 0xdf, 0xdf, 0xdf, 0, 0xdf, 0xdf}},
		{WarpReduceAdd, 0xff, 0, 0, nil, [8]uint64{230, 230, 230, 230, 230, 0, 230, 230}},
		{WarpReduceMaxS, 0xff, 0, 0, func(i uint32) uint64 {
			return uint64(int64(i) - 10)
		}, [8]uint64{0xfffffffd, 0xfffffffd, 0xfffffffd, 0xfffffffd, 0xfffffffd, 0, 0xfffffffd, 0xfffffffd}},
		{WarpReduceMinU, 0xff, 0, 0, func(i uint32) uint64 { return uint64(i + 4) }, [8]uint64{4, 4, 4, 4, 4, 0, 4, 4}},
		{WarpShflXor, 0, 1, 32, nil, [8]uint64{10, 0, 30, 20, 0, 0, 70, 60}},
		{WarpActive, 0, 0, 0, nil, [8]uint64{0xdf, 0xdf, 0xdf, 0xdf, 0xdf, 0, 0xdf, 0xdf}},
	}
	for _, c := range cases {
		var got [8]uint64
		log := play(start(8), func(i uint32) []step {
			if i == 5 {
				return nil
			}
			v := uint64(10 * i)
			if c.value != nil {
				v = c.value(i)
			}
			return []step{
				func(b *Block) bool {
					if c.mask == 0 {
						b.WaitActive(1, 1, c.op, v, c.arg, c.width)
					} else {
						b.WaitWarp(1, c.op, c.mask, v, c.arg, c.width)
					}
					return true
				},
				func(b *Block) bool { got[i] = b.WarpResult(); return false },
			}
		})
		if got != c.want {
			t.Errorf("operation %d(%d, %d): %d, want %d: %s", c.op, c.arg, c.width, got, c.want, log)
		}
	}
}

// TestNoAllocation runs blocks after the first without allocating.
func TestNoAllocation(t *testing.T) {
	type frame struct{ pc int }
	type state struct {
		shared [64]float32
		frames []frame
	}
	kernel := &Kernel{Run: func(b *Block) {
		st := StateOf[state](b)
		st.shared = [64]float32{}
		dyn := DynamicShared[float32](b)
		st.frames = Frames(b, st.frames)
		b.Begin()
		for b.Next() {
			fr := &st.frames[b.Rank]
			dyn[b.Rank]++
			if fr.pc++; fr.pc < 3 {
				b.WaitWarp(1, WarpShfl, ^uint32(0), 1, 0, 32)
			} else if fr.pc < 5 {
				b.WaitBlock(2)
			}
		}
	}}
	b := NewBlock()
	l := &Launch{Kernel: kernel, BlockDim: Dim3{64, 1, 1}, Shared: 256}
	n := testing.AllocsPerRun(10, func() {
		b.Start(l, Dim3{})
		kernel.Run(b)
	})
	if n != 0 {
		t.Errorf("%v allocations per block", n)
	}
}

func TestArgs(t *testing.T) {
	data := []float32{1, 2, 3}
	v := int32(7)
	b := start(1, Arg{unsafe.Pointer(&data[0]), 12}, Arg{unsafe.Pointer(&v), 4}, Arg{}, Arg{nil, 10}, Arg{nil, 20})
	if s := SliceArg[float32](b, 0); len(s) != 3 || s[2] != 3 {
		t.Error(s)
	}
	if s := SliceArg[int64](b, 0); len(s) != 1 {
		t.Error(len(s))
	}
	if x := ValueArg[int32](b, 1); x != 7 {
		t.Error(x)
	}
	if s := SliceArg[float32](b, 2); s != nil {
		t.Error(s)
	}
	x, y := LocalArg[int16](b, 3), LocalArg[int32](b, 4)
	if len(x) != 5 || len(y) != 5 {
		t.Error(len(x), len(y))
	}
	for i := range x {
		x[i] = -1
	}
	for i := range y {
		if y[i] != 0 {
			t.Error("local arguments overlap")
		}
	}
	if uintptr(unsafe.Pointer(&y[0]))%128 != 0 {
		t.Error("local memory is not aligned")
	}
}
