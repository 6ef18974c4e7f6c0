package session

import (
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/search"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
	"github.com/kbind/kbind/rt/bench/candidate"
)

// bench is a made-up device: each configuration has a time, which is measured with noise.
type bench struct {
	space *space.Space
	rng   *rand.Rand
	left  int // measurements until the session is killed; negative: never
	wrong map[int]string
	done  int
	above []time.Duration // what each measurement was told
	// steady says that the noise of a configuration is always the same.
	steady bool
}

var errKilled = errors.New("killed")

func newBench(t *testing.T, n int, seed uint64) *bench {
	t.Helper()
	a, b := space.Param{Name: "A"}, space.Param{Name: "B"}
	for i := range n {
		a.Values, b.Values = append(a.Values, strconv.Itoa(i)), append(b.Values, strconv.Itoa(i))
	}
	s, err := space.New([]space.Param{a, b}, nil)
	if err != nil {
		t.Fatal(err)
	}
	return &bench{space: s, rng: rand.New(rand.NewPCG(seed, 0)), left: -1, wrong: map[int]string{}}
}

// true time of a configuration, least at A=3 B=5.
func (b *bench) time(i int) time.Duration {
	v := b.space.Indices(i)
	x, y := int(v[0])-3, int(v[1])-5
	return time.Duration(100000 + 3000*(x*x+y*y))
}

func (b *bench) session(t *testing.T, strategy, journal string) *Session {
	t.Helper()
	st, err := search.New(strategy, b.space, 7)
	if err != nil {
		t.Fatal(err)
	}
	j, err := OpenJournal(journal, "test", false)
	if err != nil {
		t.Fatal(err)
	}
	return &Session{Space: b.space, Default: 0, Strategy: st, Journal: j, Job: func(i int) (*candidate.Job, error) {
		return &candidate.Job{Device: strconv.Itoa(i)}, nil
	}, Measure: b.measure}
}

func (b *bench) measure(j *candidate.Job) (candidate.Reply, error) {
	if b.left == 0 {
		return candidate.Reply{}, errKilled
	}
	b.left--
	b.done++
	b.above = append(b.above, j.Above)
	i, err := strconv.Atoi(j.Device)
	if err != nil {
		return candidate.Reply{}, err
	}
	if why := b.wrong[i]; why != "" {
		return candidate.Reply{Status: why, Why: "on purpose", Median: 1}, nil
	}
	noise := 1 + 0.002*b.rng.Float64()
	if b.steady {
		noise = 1 + 0.002*float64(i%7)/7
	}
	return candidate.Reply{Status: "correct", Median: time.Duration(float64(b.time(i)) * noise)}, nil
}

// TestKilled kills a session at ten moments; the sessions that go on end with the same outcome, of which the results
// file is written, and measure nothing twice.
func TestKilled(t *testing.T) {
	for _, strategy := range []string{"exhaustive", "alternating"} {
		whole := newBench(t, 10, 1)
		whole.steady = true
		want, err := whole.session(t, strategy, filepath.Join(t.TempDir(), "j")).Run()
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(1, 2))
		path := filepath.Join(t.TempDir(), "j")
		b := newBench(t, 10, 1)
		b.steady = true
		for range 10 {
			b.left = 1 + rng.IntN(10)
			s := b.session(t, strategy, path)
			if _, err := s.Run(); !errors.Is(err, errKilled) {
				t.Fatalf("%s: %v behind %d measurements", strategy, err, b.done)
			}
			if err := s.Journal.Close(); err != nil {
				t.Fatal(err)
			}
			cutOff(t, path, rng.IntN(2) == 0)
		}
		b.left = -1
		s := b.session(t, strategy, path)
		got, err := s.Run()
		if err != nil || got.Best != want.Best || !reflect.DeepEqual(got, want) {
			t.Errorf("%s: %+v, %v, want %+v", strategy, got, err, want)
		}
		if b.done != whole.done {
			t.Errorf("%s: %d measurements, %d without a kill", strategy, b.done, whole.done)
		}
		if err := s.Journal.Remove(); err != nil {
			t.Error(err)
		}
		if _, err := os.Stat(path); !os.IsNotExist(err) {
			t.Errorf("the journal is left: %v", err)
		}
	}
}

// cutOff writes half a line at the end, as a kill may leave it.
func cutOff(t *testing.T, path string, half bool) {
	t.Helper()
	f, err := os.OpenFile(path, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if half {
		_, err = f.WriteString(`{"Config": "A=0 B=`)
	}
	if err := errors.Join(err, f.Close()); err != nil {
		t.Fatal(err)
	}
}

// TestRepeated tunes with other noise each time: the choice is the same.
func TestRepeated(t *testing.T) {
	for seed := range uint64(10) {
		b := newBench(t, 8, seed)
		o, err := b.session(t, "exhaustive", filepath.Join(t.TempDir(), "j")).Run()
		if err != nil || b.space.Text(o.Best) != "A=3 B=5" || o.Default < 2*b.time(o.Best) {
			t.Errorf("seed %d: %s, default %v, %v", seed, b.space.Text(o.Best), o.Default, err)
		}
	}
}

// TestPlateau tunes where all configurations of half the space take the same time: the first of them is chosen, or the
// default if it is one of them, whatever the noise.
func TestPlateau(t *testing.T) {
	for seed := range uint64(20) {
		for _, test := range []struct{ fallback, want int }{{0, 8}, {30, 30}} {
			b := newBench(t, 8, seed)
			s := b.session(t, "exhaustive", filepath.Join(t.TempDir(), "j"))
			s.Default = test.fallback
			s.Measure = func(j *candidate.Job) (candidate.Reply, error) {
				i, err := strconv.Atoi(j.Device)
				median := 100000 * (1 + 0.004*b.rng.Float64())
				if i < 8 {
					median *= 2
				}
				return candidate.Reply{Status: "correct", Median: time.Duration(median)}, err
			}
			if o, err := s.Run(); err != nil || o.Best != test.want {
				t.Errorf("seed %d: chose %d, %v, want %d", seed, o.Best, err, test.want)
			}
		}
	}
}

// TestUnstable is about candidates that are right in the search, and wrong when they are measured again.
func TestUnstable(t *testing.T) {
	b := newBench(t, 3, 1)
	s := b.session(t, "exhaustive", filepath.Join(t.TempDir(), "j"))
	n := 0
	s.Measure = func(j *candidate.Job) (candidate.Reply, error) {
		if n++; n > 9 {
			return candidate.Reply{Status: "correctness", Why: "state"}, nil
		}
		return candidate.Reply{Status: "correct", Median: 1000}, nil
	}
	if o, err := s.Run(); err != nil || o.Best != -1 || !o.Unstable {
		t.Errorf("%+v, %v", o, err)
	}
}

// TestUnusable makes the best ones unusable for each reason: none of them is chosen.
func TestUnusable(t *testing.T) {
	b := newBench(t, 8, 1)
	for i := range b.space.Len() {
		if b.time(i) < 115000 {
			b.wrong[i] = []string{"compile", "runtime", "timeout", "correctness", "constraints"}[i%5]
		}
	}
	s := b.session(t, "exhaustive", filepath.Join(t.TempDir(), "j"))
	o, err := s.Run()
	if err != nil || b.wrong[o.Best] != "" || b.time(o.Best) != 115000 {
		t.Errorf("chose %s, %v", b.space.Text(o.Best), err)
	}
	if n := slices.IndexFunc(o.Measured, func(m Measured) bool { return m.Status == "correctness" }); n < 0 {
		t.Error("wrong results are not reported")
	}
	if table := s.Table(o, "K", "d"); len(table.Results) != 64 {
		t.Errorf("%d results", len(table.Results))
	}
	for i := range b.space.Len() {
		b.wrong[i] = "runtime"
	}
	if o, err := b.session(t, "exhaustive", filepath.Join(t.TempDir(), "j")).Run(); err != nil || o.Best != -1 {
		t.Errorf("nothing works: %+v, %v", o, err)
	}
}

func TestBudgetAndProgress(t *testing.T) {
	b := newBench(t, 20, 1)
	s := b.session(t, "auto", filepath.Join(t.TempDir(), "j"))
	s.Budget = 50
	var last Progress
	n := 0
	s.Progress = func(p Progress) { last, n = p, n+1 }
	o, err := s.Run()
	if err != nil || len(o.Measured) != 50 || n != 50 || last.Done != 50 || last.Of != 50 || last.Best == "" {
		t.Errorf("%d measured, %d reports, %+v, %v", len(o.Measured), n, last, err)
	}
	if o.Measured[0].Config != 0 {
		t.Error("the default is not the first")
	}
	if first, last := b.above[0], b.above[49]; first != 0 || last < time.Duration(1.09*float64(b.time(o.Best))) ||
		last > time.Duration(1.11*float64(b.time(o.Best))) {
		t.Errorf("the first measurement is given up above %v, the last of the search above %v", first, last)
	}
	if again := b.above[50:]; len(again) == 0 || slices.Max(again) != 0 {
		t.Errorf("measured again, what is slow is given up: %v", again)
	}
}

func TestJournal(t *testing.T) {
	path := filepath.Join(t.TempDir(), "sub", "j")
	for i, test := range []struct {
		head  string
		fresh bool
		want  int
	}{{"a", false, 0}, {"a", false, 1}, {"b", false, 0}, {"b", true, 0}, {"b", false, 1}} {
		j, err := OpenJournal(path, test.head, test.fresh)
		if err != nil {
			t.Fatal(err)
		}
		if j.Len() != test.want {
			t.Errorf("%d: %d entries, want %d", i, j.Len(), test.want)
		}
		if err := errors.Join(j.Put(fmt.Sprintf("c%d", 1), candidate.Reply{Status: "correct"}), j.Close()); err != nil {
			t.Fatal(err)
		}
	}
}

// TestWorker runs programs that do not do what they should.
func TestWorker(t *testing.T) {
	open := fmt.Sprintf(`read x; echo '{"Protocol": %d}'; read x; echo '{}'; `, candidate.Protocol)
	for what, test := range map[string]struct{ script, status, err string }{
		"hangs":                       {open + `read x; exec sleep 60`, "timeout", ""},
		"hangs with what it started":  {open + `read x; sleep 20 & sleep 20`, "timeout", ""},
		"crashes":                     {open + `read x; echo boom >&2; exit 3`, "runtime", ""},
		"refuses":                     {`read x; echo '{"Why": "no device"}'; sleep 1`, "", "no device"},
		"is of another kbind":         {`read x; echo '{}'; sleep 1`, "", "another version of github.com/kbind/kbind"},
		"says what kbind cannot read": {`read x; echo '{"Colour": 1}'; sleep 1`, "", `unknown field "Colour"`},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			path := filepath.Join(t.TempDir(), "program")
			if err := os.WriteFile(path, []byte("#!/bin/sh\n"+test.script+"\n"), 0o755); err != nil {
				t.Fatal(err)
			}
			w := NewWorker(path, "cpu", os.Environ(), io.Discard)
			w.reference = &candidate.Job{Do: "reference"}
			for range 2 { // each with a program of its own
				began := time.Now()
				r, err := w.Measure(&candidate.Job{Do: "measure"}, 200*time.Millisecond)
				if r.Status != test.status || (err == nil) != (test.err == "") ||
					err != nil && !strings.Contains(err.Error(), test.err) {
					t.Errorf("%s: %+v, %v", what, r, err)
				}
				w.kill()
				if took := time.Since(began); took > 10*time.Second {
					t.Errorf("%s: ending it took %v", what, took)
				}
			}
			w.Close()
		})
	}
}

// TestStderr passes on what a program logs, and finds the reason of its end in the rest.
func TestStderr(t *testing.T) {
	for text, want := range map[string]string{
		"2026/01/02 10:00:00 INFO bench: waiting\npanic: boom\n\ngoroutine 1\n": "panic: boom",
		"loading\nno memory": "no memory",
		"":                   "",
	} {
		var log strings.Builder
		w := &stderr{log: &log}
		for _, b := range []byte(text) { // in pieces
			if _, err := w.Write([]byte{b}); err != nil {
				t.Fatal(err)
			}
		}
		if got := w.reason(); got != want {
			t.Errorf("the reason is %q, want %q", got, want)
		}
		if logged := strings.Contains(text, "INFO"); logged != strings.HasSuffix(log.String(), "INFO bench: waiting\n") {
			t.Errorf("logged %q", log.String())
		}
	}
}

// TestCompile gives jobs to several programs, of which each crashes at its third.
func TestCompile(t *testing.T) {
	dir := t.TempDir()
	path := filepath.Join(dir, "program")
	script := fmt.Sprintf(
		"#!/bin/sh\nread x; echo '{\"Protocol\": %d}'\nfor i in 1 2; do read x || exit; echo job >> %s/jobs; echo '{}'; "+
			"done\nread x; exit 1\n",
		candidate.Protocol, dir,
	)
	if err := os.WriteFile(path, []byte(script), 0o755); err != nil {
		t.Fatal(err)
	}
	n := 0
	Compile(path, "cpu", os.Environ(), make([]*candidate.Job, 9), 3, time.Second, func() { n++ })
	jobs, err := os.ReadFile(filepath.Join(dir, "jobs"))
	if err != nil || n != 9 || len(jobs) < 6*len("job\n") {
		t.Errorf("told of %d jobs, did %q, %v", n, jobs, err)
	}
}
