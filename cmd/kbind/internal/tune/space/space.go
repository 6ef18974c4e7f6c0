// Package space is the configurations among which a tuner chooses: named parameters with their values, and which
// combinations are legal.
//
// Invariants: a configuration is its number in the Space, from 0 to Len-1, in the order of the values with the
// last parameter changing first; that order decides ties, so it depends on nothing but the parameters. A Space
// does not change.
package space

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// Param is a parameter and its values in the order in which they were given.
type Param struct {
	Name   string
	Values []string
}

// Space is the legal configurations.
type Space struct {
	Params  []Param
	configs [][]uint16     // for each configuration the index of each parameter's value
	number  map[string]int // by key
}

// Most is the number of combinations beyond which a space is refused: each is looked at once to find the legal ones.
const Most = 1 << 24

// New returns the combinations of values for which legal, which is given the index of each parameter's value,
// reports true; a nil legal takes all. It fails when there are too many combinations, or when a parameter has no
// or equal values.
func New(params []Param, legal func(values []uint16) bool) (*Space, error) {
	total := 1
	for _, p := range params {
		if len(p.Values) == 0 {
			return nil, fmt.Errorf("%s has no values", p.Name)
		}
		if len(p.Values) > math.MaxUint16 {
			return nil, fmt.Errorf("%s has %d values: at most %d are possible", p.Name, len(p.Values), math.MaxUint16)
		}
		seen := map[string]bool{}
		for _, v := range p.Values {
			if seen[v] {
				return nil, fmt.Errorf("%s has the value %s twice", p.Name, v)
			}
			seen[v] = true
		}
		if total > Most/len(p.Values) {
			return nil, fmt.Errorf("there are more than %d combinations", Most)
		}
		total *= len(p.Values)
	}
	s := &Space{Params: params, number: map[string]int{}}
	at := make([]uint16, len(params))
	for range total {
		if legal == nil || legal(at) {
			s.add(slices.Clone(at))
		}
		for i := len(at) - 1; i >= 0; i-- {
			if at[i]++; int(at[i]) < len(params[i].Values) {
				break
			}
			at[i] = 0
		}
	}
	return s, nil
}

func (s *Space) add(config []uint16) {
	s.number[key(config)] = len(s.configs)
	s.configs = append(s.configs, config)
}

func key(config []uint16) string {
	b := make([]byte, 0, 2*len(config))
	for _, v := range config {
		b = append(b, byte(v), byte(v>>8))
	}
	return string(b)
}

// Len is the number of legal configurations.
func (s *Space) Len() int { return len(s.configs) }

// Indices are the index of each parameter's value in configuration i; they are not to be changed.
func (s *Space) Indices(i int) []uint16 { return s.configs[i] }

// Values are the values of configuration i by the parameters' names.
func (s *Space) Values(i int) map[string]string {
	m := map[string]string{}
	for p, v := range s.configs[i] {
		m[s.Params[p].Name] = s.Params[p].Values[v]
	}
	return m
}

// Text shows configuration i in the order of the parameters: "BLOCK=128 TILE=2".
func (s *Space) Text(i int) string {
	parts := make([]string, len(s.Params))
	for p, v := range s.configs[i] {
		parts[p] = s.Params[p].Name + "=" + s.Params[p].Values[v]
	}
	return strings.Join(parts, " ")
}

// Find returns the number of the configuration with these values, and whether it is legal.
func (s *Space) Find(values map[string]string) (int, bool) {
	if len(values) != len(s.Params) {
		return 0, false
	}
	config := make([]uint16, len(s.Params))
	for p := range s.Params {
		v, ok := values[s.Params[p].Name]
		i := slices.Index(s.Params[p].Values, v)
		if !ok || i < 0 {
			return 0, false
		}
		config[p] = uint16(i)
	}
	n, ok := s.number[key(config)]
	return n, ok
}

// Neighbours are the configurations that differ from configuration i in the value of one parameter, in order.
func (s *Space) Neighbours(i int) []int {
	var list []int
	other := slices.Clone(s.configs[i])
	for p := range other {
		was := other[p]
		for v := range s.Params[p].Values {
			if other[p] = uint16(v); other[p] == was {
				continue
			}
			if n, ok := s.number[key(other)]; ok {
				list = append(list, n)
			}
		}
		other[p] = was
	}
	slices.Sort(list)
	return list
}
