package bench

import (
	"context"
	"testing"

	"github.com/kbind/kbind/rt"
)

// B is the body of a benchmark: it measures what queue puts on a stream, as Time does, with as many samples as the
// testing package asks for. "ns/op" is the median of the device's times, and the rates that Bytes and Flops ask
// for are there too, for benchstat. The device is that of ctx: b.Context() for the default device, which in a test
// is the CPU unless KBIND_BACKEND names another. How many samples are taken is the testing package's choice: of the
// options those that say when to stop, and observers, have no effect.
func B(ctx context.Context, b *testing.B, queue func(*rt.Stream) error, opts ...Option) {
	b.Helper()
	m, err := newMeasurement(ctx, newConfig(opts), queue)
	if err != nil {
		b.Fatal(err)
	}
	defer func() {
		if err := m.close(); err != nil {
			b.Error(err)
		}
	}()
	if err := m.warmUp(ctx); err != nil {
		b.Fatal(err)
	}
	b.ResetTimer()
	for range b.N {
		t, err := m.sample(ctx)
		if err != nil {
			b.Fatal(err)
		}
		m.result.Samples = append(m.result.Samples, t)
	}
	b.StopTimer()
	m.result.summarize()
	b.ReportMetric(float64(m.result.Median.Nanoseconds()), "ns/op")
	for unit, rate := range map[string]float64{"GB/s": m.result.GBps(), "GFLOP/s": m.result.GFlops()} {
		if rate > 0 {
			b.ReportMetric(rate, unit)
		}
	}
}
