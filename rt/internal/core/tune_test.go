package core

import (
	"bytes"
	"context"
	"log/slog"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt/driver"
)

func cpuStream(t *testing.T) *Stream {
	t.Helper()
	ctx, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	s, err := NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := ctx.Close(); err != nil {
			t.Error(err)
		}
	})
	return s
}

// logged collects what is logged until the test ends.
func logged(t *testing.T) *bytes.Buffer {
	t.Helper()
	var buf bytes.Buffer
	old := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&buf, nil)))
	t.Cleanup(func() { slog.SetDefault(old) })
	return &buf
}

func tuningOf(results string) *driver.Tuning {
	t := &driver.Tuning{Kernel: "K", Sizes: []string{"n"}, Params: []driver.TuneParam{
		{
			Name:    "B",
			Values:  []int64{32, 64},
			Default: 32,
		}, {Name: "T", Macro: true, Values: []int64{8, 16}, Default: 16}}}
	if results != "" {
		t.Results = &results
	}
	return t
}

// resultsOf has one entry for this device.
func resultsOf(s *Stream, values string) string {
	info := s.Device()
	return `{"version": 1, "source": "", "kernels": {"K": [{"vendor": "cpu", "arch": "` + info.Name + info.Arch +
		`", "size": {"n": 100}, "best": [{"values": ` +
		values + `, "ms": 1}]}]}}`
}

func TestTune(t *testing.T) {
	s, spec, log := cpuStream(t), &driver.ModuleSpec{Name: "k.cu", Dialect: driver.CUDA}, logged(t)
	for _, test := range []struct {
		what, env, results string
		want               []int64
		err, log           string
	}{
		{"no results", "", "", []int64{32, 16}, "", ""},
		{"results", "", resultsOf(s, `{"B": 64, "T": 16}`), []int64{64, 16}, "", ""},
		{"KBIND_TUNE=off", "off", resultsOf(s, `{"B": 64, "T": 16}`), []int64{32, 16}, "", ""},
		{"KBIND_TUNE=B", "B=32,X=9", resultsOf(s, `{"B": 64, "T": 16}`), []int64{32, 16}, "", "name=X"},
		{"KBIND_TUNE with a bad value", "B=33", "", []int64{32, 16}, "KBIND_TUNE=B=33: B has the values [32 64]", ""},
		{"KBIND_TUNE without a value", "B", "", []int64{32, 16}, "want off, or NAME=integer", ""},
		{"a macro that nothing can compile", "", resultsOf(s, `{"B": 64, "T": 8}`), []int64{32, 16}, "",
			"the tuned values do not work here"},
		{"a damaged file", "", `{"version"`, []int64{32, 16}, "", "it is damaged"},
	} {
		t.Setenv("KBIND_TUNE", test.env)
		log.Reset()
		tuning := tuningOf(test.results)
		c := Tune(s, spec, tuning, 100)
		if !slices.Equal(c.values, test.want) || c.Module() != spec || c.Value(0) != test.want[0] {
			t.Errorf("%s: got %v, want %v", test.what, c.values, test.want)
		}
		if c.err == nil != (test.err == "") || c.err != nil && !strings.Contains(c.err.Error(), test.err) {
			t.Errorf("%s: error %v, want %s", test.what, c.err, test.err)
		}
		Tune(s, spec, tuning, 50)
		if n := strings.Count(log.String(), "level=WARN"); (n == 1) != (test.log != "") || n > 1 ||
			!strings.Contains(log.String(), test.log) {
			t.Errorf("%s: logged %d times: %s, want %s once", test.what, n, log, test.log)
		}
	}
}

// TestStrange launches kernels with a KBIND_TUNE of which some names are theirs: the others are said once.
func TestStrange(t *testing.T) {
	s, spec, log := cpuStream(t), &driver.ModuleSpec{Name: "k.cu"}, logged(t)
	t.Setenv("KBIND_TUNE", "B=64,TYPO=7")
	for range 2 {
		Tune(s, spec, tuningOf(""), 1)
	}
	Tune(s, spec, &driver.Tuning{Kernel: "Other"}, 1)
	if text := log.String(); strings.Count(text, "level=WARN") != 1 || !strings.Contains(text, "name=TYPO") {
		t.Errorf("logged %s", text)
	}
}

// TestReject goes back to the defaults after a launch that such values may spoil, and says so once.
func TestReject(t *testing.T) {
	s, spec, log := cpuStream(t), &driver.ModuleSpec{Name: "k.cu"}, logged(t)
	tuning := tuningOf(resultsOf(s, `{"B": 64, "T": 16}`))
	c := Tune(s, spec, tuning, 1)
	if c.Reject(nil) || c.Reject(context.Canceled) || c.Value(0) != 64 {
		t.Error("it was rejected for no reason of its own")
	}
	bad := driver.Errorf(driver.ErrInvalidLaunch, "too large")
	other := Tune(s, spec, tuning, 2)
	for range 2 {
		if !c.Reject(bad) || !other.Reject(bad) {
			t.Error("it was not rejected")
		}
	}
	for n := range int64(2) {
		if d := Tune(s, spec, tuning, 1+n); d.Value(0) != 32 || d.Reject(bad) {
			t.Errorf("behind it: %v", d.values)
		}
	}
	if n := strings.Count(log.String(), "level=WARN"); n != 1 {
		t.Errorf("said %d times: %s", n, log)
	}
}

// TestRejectForMemory goes back to the defaults after a launch that found no memory, and tries the values again later;
// also where the choice for the sizes is not kept any more.
func TestRejectForMemory(t *testing.T) {
	s, spec := cpuStream(t), &driver.ModuleSpec{Name: "k.cu"}
	logged(t)
	tuning := tuningOf(resultsOf(s, `{"B": 64, "T": 16}`))
	c := Tune(s, spec, tuning, 1)
	clear(c.table.found) // as after many sizes
	if !c.Reject(driver.Errorf(driver.ErrOutOfMemory, "full")) {
		t.Error("it was not rejected")
	}
	for n := range tuneRest {
		if d := Tune(s, spec, tuning, 1); d.Value(0) != 32 {
			t.Fatalf("launch %d after it: %v", n, d.values)
		}
	}
	if d := Tune(s, spec, tuning, 1); d.Value(0) != 64 {
		t.Errorf("much later: %v", d.values)
	}
}

func TestTuneDoesNotAllocate(t *testing.T) {
	s, spec := cpuStream(t), &driver.ModuleSpec{Name: "k.cu"}
	tuning := tuningOf(resultsOf(s, `{"B": 64, "T": 16}`))
	n := int64(0)
	for range 10 {
		Tune(s, spec, tuning, n%10)
		n++
	}
	if a := testing.AllocsPerRun(100, func() {
		Tune(s, spec, tuning, n%10)
		Tune(s, spec, tuning, n%10)
		n++
	}); a != 0 {
		t.Errorf("a launch of sizes that were seen allocates %v times", a)
	}
	for n = range 3 * tuneKept { // what is kept is limited
		Tune(s, spec, tuning, n)
	}
	v, _ := s.dev.tunings.Load(tuning)
	if kept := len(v.(*tuneTable).found); kept > tuneKept {
		t.Errorf("%d sizes are kept", kept)
	}
}

// TestTuneDoesNotWait launches with sizes that were seen while a choice is made for others.
func TestTuneDoesNotWait(t *testing.T) {
	s, spec, tuning := cpuStream(t), &driver.ModuleSpec{Name: "k.cu"}, tuningOf("")
	Tune(s, spec, tuning, 1)
	Tune(s, spec, tuning, 2)
	v, _ := s.dev.tunings.Load(tuning)
	table := v.(*tuneTable)
	table.choosing.Lock()
	defer table.choosing.Unlock()
	done := make(chan struct{})
	go func() {
		defer close(done)
		Tune(s, spec, tuning, 1)
	}()
	select {
	case <-done:
	case <-time.After(10 * time.Second):
		t.Error("it waits")
	}
}

// BenchmarkTune is what a launch pays for its tuned values: for the sizes of the launch before, and for others that
// were seen.
func BenchmarkTune(b *testing.B) {
	ctx, err := Open(b.Context(), "cpu", Options{})
	if err != nil {
		b.Fatal(err)
	}
	defer ctx.Close()
	s, err := NewStream(ctx)
	if err != nil {
		b.Fatal(err)
	}
	spec := &driver.ModuleSpec{Name: "k.cu"}
	for name, sizes := range map[string]int64{"same": 1, "seen": 2} {
		tuning := tuningOf(resultsOf(s, `{"B": 64, "T": 16}`))
		Tune(s, spec, tuning, 0, 0, 0)
		Tune(s, spec, tuning, 1, 0, 0)
		b.Run(name, func(b *testing.B) {
			b.ReportAllocs()
			for i := range b.N {
				Tune(s, spec, tuning, int64(i)%sizes, 0, 0)
			}
		})
	}
}
