package ring

import (
	"fmt"
	"testing"
	"unsafe"
)

// BenchmarkHost has the host's part of a message of 64 bytes each way: a window of 1024 is sent, answered while the
// clock stands still, and received, in batches.
func BenchmarkHost(b *testing.B) {
	const window, size = 1024, 64
	for _, batch := range []int{1, 64} {
		b.Run(fmt.Sprintf("batch=%d", batch), func(b *testing.B) {
			q := New(make([]uint64, window*size/4), make([]uint64, window*size/4), window, size, size)
			messages, replies := make([][size]byte, batch), make([][size]byte, batch)
			var turn uint64
			for n := uint64(0); b.Loop(); {
				for range window / batch {
					if _, k, err := q.Put(unsafe.Pointer(&messages[0]), batch, Sent); k != batch {
						b.Fatal(k, err)
					}
				}
				b.StopTimer()
				for range window {
					put(q.answer(n), unsafe.Pointer(&messages[0]), size, q.round(n), &turn, n, 0)
					n++
				}
				b.StartTimer()
				for range window / batch {
					if !q.TryReceive() {
						b.Fatal("somebody else receives")
					}
					if k := q.Receive(unsafe.Pointer(&replies[0]), batch); k != batch {
						b.Fatal(k)
					}
					q.EndReceive()
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/window, "ns/message")
		})
	}
}
