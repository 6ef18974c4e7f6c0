package search

import (
	"math"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

// Simulate runs a strategy once for each of the seeds 0 to seeds-1 on a space whose values are all known. It
// returns, for each number of evaluations in at (which ascend), the mean over the seeds of the optimum over the
// best value found so far, in percent. Configurations that cannot be used count as evaluations.
func Simulate(strategy string, s *space.Space, values []float64, seeds int, at []int) ([]float64, error) {
	optimum := math.Inf(1)
	for _, v := range values {
		optimum = min(optimum, v)
	}
	percent := make([]float64, len(at))
	for seed := range seeds {
		run, err := New(strategy, s, uint64(seed))
		if err != nil {
			return nil, err
		}
		best, n := math.Inf(1), 0
		for k, until := range at {
			for ; n < until; n++ {
				i, ok := run.Next()
				if !ok {
					break
				}
				run.Tell(i, values[i])
				best = min(best, values[i])
			}
			percent[k] += 100 * optimum / best / float64(seeds)
		}
	}
	return percent, nil
}
