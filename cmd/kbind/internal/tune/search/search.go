// Package search chooses which configuration of a space to measure next.
//
// Invariants: a strategy is a function of the space, the seed and the values that it was told, so a search that is
// begun again with the same values goes on as it did. It never proposes a configuration twice. Ties are broken by
// the order of the space.
package search

import (
	"fmt"
	"math/rand/v2"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

// Strategy chooses configurations one by one.
type Strategy interface {
	// Next returns the configuration to measure next; ok is false when there is none left.
	Next() (config int, ok bool)
	// Tell says what was measured: less is better, and +Inf stands for a configuration that cannot be used.
	Tell(config int, value float64)
}

// Exhaustive is up to how many configurations Auto measures all of them.
const Exhaustive = 200

// Names are the strategies that New knows.
func Names() []string { return []string{"auto", "exhaustive", "random", "alternating"} }

// New returns a strategy by its name. "auto" is exhaustive for up to Exhaustive configurations, else alternating.
func New(name string, s *space.Space, seed uint64) (Strategy, error) {
	switch name {
	case "auto":
		if s.Len() <= Exhaustive {
			return newExhaustive(s), nil
		}
		return newAlternating(s, seed), nil
	case "exhaustive":
		return newExhaustive(s), nil
	case "random":
		return newRandom(s, seed), nil
	case "alternating":
		return newAlternating(s, seed), nil
	}
	return nil, fmt.Errorf("there is no strategy %q; there are %v", name, Names())
}

// exhaustive takes every configuration in order.
type exhaustive struct {
	next int
	told []bool
}

func newExhaustive(s *space.Space) *exhaustive { return &exhaustive{told: make([]bool, s.Len())} }

func (e *exhaustive) Next() (int, bool) {
	for e.next < len(e.told) {
		e.next++
		if !e.told[e.next-1] {
			return e.next - 1, true
		}
	}
	return 0, false
}

func (e *exhaustive) Tell(config int, _ float64) { e.told[config] = true }

// random takes every configuration in an order that the seed decides.
type random struct {
	order []int
	seen  []bool
}

func newRandom(s *space.Space, seed uint64) *random {
	return &random{order: rand.New(rand.NewPCG(seed, 0)).Perm(s.Len()), seen: make([]bool, s.Len())}
}

func (r *random) Next() (int, bool) {
	for len(r.order) > 0 {
		i := r.order[0]
		r.order = r.order[1:]
		if !r.seen[i] {
			r.seen[i] = true
			return i, true
		}
	}
	return 0, false
}

func (r *random) Tell(i int, _ float64) { r.seen[i] = true }
