package search

import (
	"math"
	"math/rand/v2"
	"slices"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

// observation is a configuration that was measured.
type observation struct {
	config int
	value  float64
}

func better(a, b observation) int {
	switch {
	case a.value < b.value:
		return -1
	case a.value > b.value:
		return 1
	}
	return a.config - b.config
}

// alternating begins with configurations at random, and then takes in turn one that a tree-structured Parzen
// estimator proposes (Bergstra et al. 2011, with categorical parameters) and a neighbour of the best that is not
// measured yet.
type alternating struct {
	space *space.Space
	rng   *rand.Rand
	start *random
	turn  int
	taken []bool
	seen  []observation // sorted, best first
}

// The numbers were chosen by simulation on 12 public spaces; docs/tuning.md has the table. Others nearby do as well.
const (
	startSize = 8   // configurations at random at first
	goodPart  = 0.2 // of the configurations measured, which the estimator takes for good
	prior     = 1.0 // observations that the estimator adds, spread over a parameter's values
	draws     = 100 // configurations of which the estimator's favourite is proposed
	bestTried = 5   // configurations whose neighbours are proposed, the best one's first
)

func newAlternating(s *space.Space, seed uint64) *alternating {
	return &alternating{
		space: s,
		rng:   rand.New(rand.NewPCG(seed, 1)),
		start: newRandom(s, seed),
		taken: make([]bool, s.Len()),
	}
}

func (a *alternating) Tell(i int, value float64) {
	a.take(i)
	o := observation{i, value}
	at, _ := slices.BinarySearchFunc(a.seen, o, better)
	a.seen = slices.Insert(a.seen, at, o)
}

func (a *alternating) take(i int) {
	a.taken[i] = true
	a.start.Tell(i, 0)
}

func (a *alternating) Next() (int, bool) {
	i, ok := a.propose()
	if ok {
		a.take(i)
	}
	return i, ok
}

func (a *alternating) propose() (int, bool) {
	if len(a.seen) < startSize || math.IsInf(a.seen[0].value, 1) {
		return a.start.Next()
	}
	model := a.model()
	a.turn++
	if a.turn%2 == 0 {
		if i, ok := a.neighbour(model); ok {
			return i, true
		}
	}
	return a.sample(model)
}

// model scores the values of each parameter: the logarithm of how much likelier a value is among the good
// configurations than among the others.
func (a *alternating) model() [][]float64 {
	good := 0
	for most := max(2, int(math.Ceil(goodPart*float64(len(a.seen))))); good < min(most, len(a.seen)); good++ {
		if math.IsInf(a.seen[good].value, 1) {
			break // what fails is not good, and comes last
		}
	}
	score := make([][]float64, len(a.space.Params))
	for p := range score {
		n := len(a.space.Params[p].Values)
		in, out := make([]float64, n), make([]float64, n)
		for rank, o := range a.seen {
			v := a.space.Indices(o.config)[p]
			if rank < good {
				in[v]++
			} else {
				out[v]++
			}
		}
		score[p] = make([]float64, n)
		for v := range n {
			l := (in[v] + prior/float64(n)) / (float64(good) + prior)
			g := (out[v] + prior/float64(n)) / (float64(len(a.seen)-good) + prior)
			score[p][v] = math.Log(l) - math.Log(g)
		}
	}
	return score
}

func (a *alternating) score(model [][]float64, config int) float64 {
	sum := 0.0
	for p, v := range a.space.Indices(config) {
		sum += model[p][v]
	}
	return sum
}

// sample draws configurations that are not taken and returns the one with the best score.
func (a *alternating) sample(model [][]float64) (int, bool) {
	best, found, at := 0, false, 0.0
	for range draws {
		i := a.rng.IntN(a.space.Len())
		if a.taken[i] {
			continue
		}
		if s := a.score(model, i); !found || s > at || s == at && i < best {
			best, found, at = i, true, s
		}
	}
	if found {
		return best, true
	}
	return a.start.Next()
}

// neighbour returns a neighbour of the best that is not taken, the one with the best score; when all are, one of
// the next best.
func (a *alternating) neighbour(model [][]float64) (int, bool) {
	for rank, o := range a.seen {
		if rank >= bestTried || math.IsInf(o.value, 1) {
			break
		}
		best, found, at := 0, false, 0.0
		for _, i := range a.space.Neighbours(o.config) {
			if a.taken[i] {
				continue
			}
			s := a.score(model, i)
			if !found || s > at {
				best, found, at = i, true, s
			}
		}
		if found {
			return best, true
		}
	}
	return 0, false
}
