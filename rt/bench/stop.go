package bench

import (
	"math"
	"time"
)

// moments are the mean and the variance of numbers that come one by one (Welford's algorithm).
type moments struct {
	n        int
	mean, m2 float64
}

func (m *moments) add(x float64) {
	m.n++
	d := x - m.mean
	m.mean += d / float64(m.n)
	m.m2 += d * (x - m.mean)
}

// noise is the standard deviation over the mean, infinite while it is not known.
func (m *moments) noise() float64 {
	if m.n < 2 {
		return math.Inf(1)
	}
	if m.mean == 0 {
		return 0
	}
	return math.Sqrt(m.m2/float64(m.n-1)) / m.mean
}

// window is how many values of the noise must be alike for it to count as stable, and stable how much they may
// differ: their standard deviation over their mean. The numbers are nvbench's (its criterion stdrel).
const (
	window = 64
	stable = 0.05
)

// stopper decides when enough samples are taken.
type stopper struct {
	config *config
	all    moments
	total  time.Duration
	longer int             // samples that are longer than config.above
	noises [window]float64 // behind the last samples, a ring
}

// add counts a sample and says whether it was the last one needed.
func (s *stopper) add(sample time.Duration) (Stop, bool) {
	s.all.add(float64(sample))
	s.total += sample
	noise := s.all.noise()
	s.noises[s.all.n%window] = noise
	if s.config.above > 0 && sample > s.config.above {
		s.longer++
	}
	if s.all.n >= s.config.minSamples && 4*s.longer >= 3*s.all.n && s.longer > 0 {
		return StopSlow, true
	}
	if s.all.n < s.config.minSamples || s.total < s.config.minTime {
		return "", false
	}
	if noise < s.config.maxNoise {
		return StopNoise, true
	}
	if s.all.n <= window {
		return "", false
	}
	var m moments
	for _, v := range s.noises {
		m.add(v)
	}
	return StopStable, m.noise() < stable
}
