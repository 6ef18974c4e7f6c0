package bench

import (
	"context"
	"testing"

	"github.com/kbind/kbind/rt"
)

// B is the body of a benchmark. Like Time, it measures the work that queue puts on a stream. "ns/op" is the median of
// the device's times. If Bytes or Flops is given, the rates are reported too. benchstat can read the output. The device
// is that of ctx; with b.Context() it is the default device, which in a test is the CPU unless KBIND_BACKEND names
// another. The testing package decides how many samples are taken, so options that say when to stop have no effect, and
// neither have observers.
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
