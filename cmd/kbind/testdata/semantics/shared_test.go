package semantics

import (
	"errors"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestSharedLimit launches kernels whose static and dynamic shared memory fit a block together, and others that do not.
func TestSharedLimit(t *testing.T) {
	s := stream(t)
	out := buffer(t, s, []int32{0})
	one := rt.Launch{Grid: rt.D(1), Block: rt.D(1)}
	with := func(bytes int) rt.Launch {
		l := one
		l.Shared = bytes
		return l
	}
	for _, c := range []struct {
		name string
		do   func() error
		want string // "" for success
	}{
		{"56 KiB more", func() error { return MuchSharedLaunch(s, with(56<<10), out) }, ""},
		{"a byte too much", func() error { return MuchSharedLaunch(s, with(56<<10+1), out) },
			"MuchShared: a block needs 262145 bytes of shared memory, 204800 static (the kernel's variables) and 57345 " +
				"dynamic (rt.Launch.Shared); cpu:0 has 262144 (rt.DeviceInfo.MaxShared)"},
		{"static alone", func() error {
			return TooMuchSharedLaunch(s, one, out)
		}, "needs 266240 bytes of shared memory, 266240 static (the kernel's variables) and 0 dynamic"},
		{"a local argument", func() error { return MuchLocalLaunch(s, one, out, 14<<10) }, ""},
		{"one that is too large", func() error {
			return MuchLocalLaunch(s, one, out, 14<<10+1)
		}, "204800 static (the kernel's variables) and 57348 dynamic (__local arguments)"},
	} {
		err := c.do()
		if c.want == "" {
			must(t, err)
			if got := read(t, s, out); got[0] != 42 {
				t.Errorf("%s: %d", c.name, got[0])
			}
		} else if !errors.Is(err, rt.ErrInvalidLaunch) || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want %q", c.name, err, c.want)
		}
	}
}
