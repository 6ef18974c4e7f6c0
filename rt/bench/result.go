package bench

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/kbind/kbind/rt"
)

// Result is the outcome of Time.
type Result struct {
	Device  rt.DeviceInfo
	Samples []time.Duration // the device's time of each, in the order in which they were taken
	Median  time.Duration
	Q1, Q3  time.Duration // a quarter of the samples is below Q1, and a quarter above Q3
	Mean    time.Duration
	Noise   float64 // the standard deviation of the samples over their mean
	Stop    Stop    // why no further sample was taken
	Cold    bool
	Held    bool // the stream was held while work was queued; see the package's documentation
	Dropped int  // samples that were not counted, as the device's clock was low
	Bytes   int64
	Flops   int64
	// Observed is what the observers say, by name: "registers", "power_w".
	Observed map[string]float64
}

// Stop says why Time took no further sample.
type Stop string

// The reasons.
const (
	StopNoise  Stop = "noise"  // the relative standard deviation is below what was asked for
	StopStable Stop = "stable" // it is not, and further samples do not change it
	StopLimit  Stop = "limit"  // the time is over
	StopSlow   Stop = "slow"   // most samples are longer than StopAbove allows
)

// IQR is the interquartile range: the width of the middle half of the samples.
func (r *Result) IQR() time.Duration { return r.Q3 - r.Q1 }

// GBps is the rate of memory access at the median, in 10^9 bytes per second; 0 if Bytes was not given.
func (r *Result) GBps() float64 { return rate(r.Bytes, r.Median) }

// GFlops is the rate of computation at the median, in 10^9 operations per second; 0 if Flops was not given.
func (r *Result) GFlops() float64 { return rate(r.Flops, r.Median) }

func rate(n int64, d time.Duration) float64 {
	if n == 0 || d <= 0 {
		return 0
	}
	return float64(n) / float64(d.Nanoseconds())
}

// String shows the result on one line: "12.4µs ±0.31% (212 samples), 812 GB/s".
func (r Result) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v", r.Median)
	if r.Median > 0 {
		fmt.Fprintf(&b, " ±%.2f%%", 50*float64(r.IQR())/float64(r.Median))
	}
	fmt.Fprintf(&b, " (%d samples)", len(r.Samples))
	if r.Bytes > 0 {
		fmt.Fprintf(&b, ", %.4g GB/s", r.GBps())
	}
	if r.Flops > 0 {
		fmt.Fprintf(&b, ", %.4g GFLOP/s", r.GFlops())
	}
	return b.String()
}

// summarize fills in what follows from the samples.
func (r *Result) summarize() {
	sorted := slices.Sorted(slices.Values(r.Samples))
	r.Median, r.Q1, r.Q3 = quantile(sorted, 0.5), quantile(sorted, 0.25), quantile(sorted, 0.75)
	var m moments
	for _, s := range r.Samples {
		m.add(float64(s))
	}
	r.Mean, r.Noise = time.Duration(m.mean), m.noise()
}

// quantile interpolates linearly between the two samples beside the quantile (Hyndman and Fan, type 7).
func quantile(sorted []time.Duration, q float64) time.Duration {
	if len(sorted) == 0 {
		return 0
	}
	at := q * float64(len(sorted)-1)
	i := int(at)
	low := sorted[i]
	if i+1 == len(sorted) {
		return low
	}
	return low + time.Duration((at-float64(i))*float64(sorted[i+1]-low))
}
