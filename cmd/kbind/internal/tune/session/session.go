package session

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"time"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/results"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/search"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
	"github.com/kbind/kbind/rt/bench/candidate"
)

// Session is the tuning of one kernel for one size.
type Session struct {
	Space    *space.Space
	Default  int // the configuration without measurements, -1 if there is none; it is measured first
	Strategy search.Strategy
	Budget   int // configurations to measure at most; 0 for all
	// Job is the job that measures a configuration.
	Job func(config int) (*candidate.Job, error)
	// Measure does a job.
	Measure func(j *candidate.Job) (candidate.Reply, error)
	Journal *Journal
	// Progress is told of each configuration after its measurement.
	Progress func(p Progress)
}

// Progress is where a session stands.
type Progress struct {
	Done, Of int
	Best     string        // the best configuration so far, "" if there is none
	Median   time.Duration // of it
	Left     time.Duration // an estimate
}

// Outcome is what a session found.
type Outcome struct {
	Best     int // the configuration; -1 if none can be used
	Measured []Measured
	Final    []Measured // the finalists as they were measured together, the best first
	Unstable bool       // they gave wrong results then, or none
	Default  time.Duration
}

// Sorted are the configurations as the search measured them, the best first.
func (o *Outcome) Sorted() []Measured { return slices.SortedFunc(slices.Values(o.Measured), compare) }

// Measured is a configuration and what was measured; in the order of measurement.
type Measured struct {
	Config int
	candidate.Reply
}

// The best configurations of the search are measured again, in turns, because the search measured them at
// different times: at most finalists of them, no slower than near times the best, rounds times. Those within equal
// of the best count as the same, and the first of the space among them is chosen, so that repeating a session does
// not depend on noise.
const (
	finalists = 6
	near      = 1.05
	hopeless  = 1.1 // a configuration that is slower by this factor is given up
	rounds    = 3
	equal     = 1.01
)

// Run searches and chooses.
func (s *Session) Run() (*Outcome, error) {
	o := &Outcome{Best: -1}
	of := s.Space.Len()
	if s.Budget > 0 {
		of = min(of, s.Budget)
	}
	began, fresh := time.Now(), 0
	try := func(i int) error {
		m, known, err := s.one(i, s.Space.Text(i), o.above())
		if err != nil {
			return err
		}
		o.Measured = append(o.Measured, m)
		s.Strategy.Tell(i, value(m.Reply))
		if !known {
			fresh++
		}
		s.report(o, of, began, fresh)
		return nil
	}
	if s.Default >= 0 {
		if err := try(s.Default); err != nil {
			return nil, err
		}
	}
	for len(o.Measured) < of {
		i, ok := s.Strategy.Next()
		if !ok {
			break
		}
		if err := try(i); err != nil {
			return nil, err
		}
	}
	return o, s.final(o)
}

// value is what the strategy is told.
func value(r candidate.Reply) float64 {
	if r.Status != string(results.Correct) {
		return math.Inf(1)
	}
	return float64(r.Median)
}

// above is a time that is too long for a configuration to be measured again; 0 while there is none.
func (o *Outcome) above() time.Duration {
	best, ok := bestOf(o.Measured)
	if !ok {
		return 0
	}
	return time.Duration(hopeless * float64(best.Median))
}

// one measures a configuration, or finds it in the journal under the key. What takes longer than above is not measured
// to the end, if above is not 0.
func (s *Session) one(i int, key string, above time.Duration) (m Measured, known bool, err error) {
	if r, ok := s.Journal.Get(key); ok {
		return Measured{i, r}, true, nil
	}
	job, err := s.Job(i)
	if err != nil {
		return m, false, err
	}
	job.Above = above
	r, err := s.Measure(job)
	if err != nil {
		return m, false, err
	}
	return Measured{i, r}, false, s.Journal.Put(key, r)
}

func (s *Session) report(o *Outcome, of int, began time.Time, fresh int) {
	if s.Progress == nil {
		return
	}
	p := Progress{Done: len(o.Measured), Of: of}
	if best, ok := bestOf(o.Measured); ok {
		p.Best, p.Median = s.Space.Text(best.Config), best.Median
	}
	if fresh > 0 {
		p.Left = time.Since(began) / time.Duration(fresh) * time.Duration(of-len(o.Measured))
	}
	s.Progress(p)
}

// compare orders measurements: those that can be used by their median, ties by the order of the space.
func compare(a, b Measured) int {
	return cmp.Or(cmp.Compare(value(a.Reply), value(b.Reply)), cmp.Compare(a.Config, b.Config))
}

func bestOf(list []Measured) (Measured, bool) {
	if len(list) == 0 {
		return Measured{}, false
	}
	best := slices.MinFunc(list, compare)
	return best, best.Status == string(results.Correct)
}

// final measures the best configurations and the default again and chooses.
func (s *Session) final(o *Outcome) error {
	list := s.finalists(o.Measured)
	times := make([][]time.Duration, len(list))
	for round := range rounds {
		for k := range list {
			m, _, err := s.one(list[k].Config, fmt.Sprintf("%s round %d", s.Space.Text(list[k].Config), round), 0)
			if err != nil {
				return err
			}
			times[k] = append(times[k], m.Median)
			if list[k].Status == string(results.Correct) { // right and wrong by turns is wrong
				list[k].Reply = m.Reply
			}
		}
	}
	for k := range list {
		slices.Sort(times[k])
		list[k].Median = times[k][len(times[k])/2]
	}
	slices.SortFunc(list, compare)
	best, ok := bestOf(list)
	if o.Unstable = !ok && len(list) > 0; !ok {
		return nil
	}
	o.Best, o.Final = s.firstEqual(list, best.Median), list
	for _, m := range list {
		if m.Config == s.Default && m.Status == string(results.Correct) {
			o.Default = m.Median
		}
	}
	return nil
}

// finalists are the configurations that are measured again. Those that are equal to the best come first, and in the
// order of the space: which of many equal ones was the fastest in the search is chance.
func (s *Session) finalists(measured []Measured) []Measured {
	sorted := slices.SortedFunc(slices.Values(measured), compare)
	best, ok := bestOf(sorted)
	if !ok {
		return nil
	}
	within := func(share float64) func(Measured) bool {
		return func(m Measured) bool {
			return m.Status == string(results.Correct) && float64(m.Median) <= share*float64(best.Median)
		}
	}
	alike := collect(sorted, within(equal))
	slices.SortFunc(alike, func(a, b Measured) int { return cmp.Compare(a.Config, b.Config) })
	list := []Measured{best}
	add := func(from []Measured, most int) {
		for _, m := range from {
			if len(list) < most && !slices.ContainsFunc(list, func(o Measured) bool { return o.Config == m.Config }) {
				list = append(list, m)
			}
		}
	}
	add(alike, finalists)
	add(collect(sorted, within(near)), finalists)
	add(collect(sorted, func(m Measured) bool {
		return m.Config == s.Default && m.Status == string(results.Correct)
	}), finalists+1)
	return list
}

func collect(list []Measured, want func(Measured) bool) []Measured {
	return slices.DeleteFunc(slices.Clone(list), func(m Measured) bool { return !want(m) })
}

// firstEqual is the configuration that is chosen: of those that are equal to the best the default, else the first of
// the space.
func (s *Session) firstEqual(list []Measured, best time.Duration) int {
	chosen := -1
	for _, m := range list {
		if m.Status != string(results.Correct) || float64(m.Median) > equal*float64(best) {
			continue
		}
		if m.Config == s.Default {
			return m.Config
		}
		if chosen < 0 || m.Config < chosen {
			chosen = m.Config
		}
	}
	return chosen
}

// Table is what was measured, for people and other tools.
func (s *Session) Table(o *Outcome, kernel, device string) *results.Table {
	t := &results.Table{Kernel: kernel, Device: device, Params: s.Space.Params}
	ms := func(d time.Duration) float64 { return float64(d) / 1e6 }
	for _, m := range o.Measured {
		r := results.Result{
			Values:   s.Space.Values(m.Config),
			Status:   results.Status(m.Status),
			Why:      m.Why,
			Median:   ms(m.Median),
			IQR:      ms(m.Q3 - m.Q1),
			Compile:  ms(m.Compile),
			Measured: map[string]float64{},
		}
		if !m.At.IsZero() {
			r.Timestamp = m.At.Format(time.RFC3339)
		}
		for _, d := range m.Samples {
			r.Samples = append(r.Samples, ms(d))
		}
		if m.Kernel != nil && m.Kernel.Registers > 0 {
			r.Measured["registers"] = float64(m.Kernel.Registers)
		}
		if m.Blocks > 0 {
			r.Measured["blocks_per_multiprocessor"] = float64(m.Blocks)
		}
		t.Results = append(t.Results, r)
	}
	return t
}
