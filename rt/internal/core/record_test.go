package core

import (
	"bytes"
	"log/slog"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestCaptureUnknown asks for a kernel that the first module lacks, and for one that it has or that was launched before
// those of another module.
func TestCaptureUnknown(t *testing.T) {
	var log bytes.Buffer
	old := slog.Default()
	defer slog.SetDefault(old)
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	m := &driver.ModuleSpec{Name: "k.cu", Kernels: []driver.KernelSpec{{Name: "Scale[int]"}, {Name: "Scale[float]"},
		{Name: "Gather"}}}
	for _, env := range []string{"Scale dir", "Gather dir"} {
		newRecordings(env).lookFor(m)
	}
	if log.Len() > 0 {
		t.Errorf("the log has %q", &log)
	}
	r := newRecordings("Gather dir")
	r.record(&Call{k: &Kernel{spec: &m.Kernels[2]}, ring: &ringLaunch{}})
	r.lookFor(&driver.ModuleSpec{Name: "other.cu"})
	if strings.Contains(log.String(), "other.cu") {
		t.Errorf("the log has %q", &log)
	}
	log.Reset()
	r = newRecordings("Gathr dir")
	for range 3 {
		r.lookFor(m)
	}
	const want = `name=Gathr file=k.cu kernels="Scale Gather"`
	if strings.Count(log.String(), want) != 1 || strings.Count(log.String(), "\n") != 1 {
		t.Errorf("the log has %q, want one line with %s", &log, want)
	}
}
