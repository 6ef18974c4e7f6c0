package testall

import (
	"strings"
	"testing"
)

// recorder is a test that notes what is said to it rather than end.
type recorder struct {
	testing.TB
	failed, skipped string
}

func (r *recorder) Helper()                           {}
func (r *recorder) Fatalf(format string, args ...any) { r.failed = format }
func (r *recorder) Skipf(format string, args ...any)  { r.skipped = format }

func TestValues(t *testing.T) {
	for _, c := range []struct {
		value         string
		count         int
		skips, failed bool
	}{{"", 3, true, false}, {"all", 70, false, false}, {"al", 3, true, true}} {
		t.Setenv(variable, c.value)
		r := &recorder{}
		if n := Count(r, 3, 70); n != c.count {
			t.Errorf("%q: Count is %d, want %d", c.value, n, c.count)
		}
		if Need(r); (r.skipped != "") != c.skips || c.skips && !strings.HasPrefix(r.skipped, "skip: ") {
			t.Errorf("%q: Need skips with %q", c.value, r.skipped)
		}
		if (r.failed != "") != c.failed {
			t.Errorf("%q: the test fails with %q", c.value, r.failed)
		}
	}
}
