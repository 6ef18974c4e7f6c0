package ring

import (
	"fmt"
	"runtime"
	"slices"
	"sync/atomic"
	"syscall"
	"testing"
	"time"
	"unsafe"
)

// pin keeps the goroutine on a processor.
func pin(b *testing.B, cpu int) {
	runtime.LockOSThread()
	mask := uint64(1) << cpu
	if _, _, e := syscall.RawSyscall(syscall.SYS_SCHED_SETAFFINITY, 0, 8, uintptr(unsafe.Pointer(&mask))); e != 0 {
		b.Error(e)
	}
}

// BenchmarkPut puts messages of 64 bytes in, whose lines another processor has read since they were written last, as a
// device does, which here waits for the end of the clock. It reports the median of windows of 1024.
func BenchmarkPut(b *testing.B) {
	if runtime.NumCPU() < 2 {
		b.Skip("skip: one processor")
	}
	for _, batch := range []int{1, 64} {
		b.Run(fmt.Sprintf("batch=%d", batch), func(b *testing.B) { benchmarkPut(b, batch) })
	}
}

func benchmarkPut(b *testing.B, batch int) {
	const window, size = 1024, 64
	q := New(make([]uint64, window*size/4), make([]uint64, window*size/4), window, size, size)
	messages := make([][size]byte, batch)
	var sent, answered atomic.Uint64
	pin(b, 0)
	go func() {
		pin(b, 1)
		var m [size]byte
		var turn uint64
		for n := uint64(0); ; n++ {
			for sent.Load() <= n {
			}
			if sent.Load() == closedBit {
				return
			}
			if !get(unsafe.Pointer(&m), size, q.question(n), q.round(n)) {
				b.Error("a message has not come")
			}
			put(q.answer(n), unsafe.Pointer(&m), size, q.round(n), &turn, n, 0)
			answered.Store(n + 1)
		}
	}()
	var times []time.Duration
	for b.Loop() {
		begun := time.Now()
		for range window / batch {
			if _, k, err := q.Put(unsafe.Pointer(&messages[0]), batch, Sent); k != batch {
				b.Fatal(k, err)
			}
		}
		times = append(times, time.Since(begun))
		for sent.Add(window); answered.Load() < sent.Load(); {
		}
		for range window {
			if q.Receive(unsafe.Pointer(&messages[0]), 1) != 1 {
				b.Fatal("no reply")
			}
		}
	}
	sent.Store(closedBit)
	slices.Sort(times)
	b.ReportMetric(float64(times[len(times)/2].Nanoseconds())/window, "ns/message")
}
