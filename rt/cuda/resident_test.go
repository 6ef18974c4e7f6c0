package cuda_test

import (
	"errors"
	"testing"

	"github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
)

// TestResident has what waits for every kernel of the context end those of resident streams first, and nothing else.
func TestResident(t *testing.T) {
	f := fake(t)
	c, err := cuda.New().Open("")
	if err != nil {
		t.Fatal(err)
	}
	var suspended, resumed int
	var refuse error
	s, err := c.(driver.Resident).NewResidentStream(func() error {
		if refuse == nil {
			suspended++
		}
		return refuse
	}, func() { resumed++ })
	if err != nil {
		t.Fatal(err)
	}
	aside := func(what string, want bool, do func() error) {
		t.Helper()
		before := suspended
		if err := do(); err != nil {
			t.Errorf("%s: %v", what, err)
		}
		if suspended != resumed || (suspended > before) != want {
			t.Errorf("%s: suspended %d times, resumed %d", what, suspended-before, resumed-before)
		}
	}
	var other driver.Stream
	aside("a stream", false, func() (err error) { other, err = c.NewStream(); return err })
	aside("memory", false, func() error {
		m, err := c.Alloc(1000)
		if err != nil {
			return err
		}
		waits := f.count("cuStreamWaitEvent")
		err = errors.Join(other.Fill(m, 0, 1000, []byte{1}), m.Free())
		if n := f.count("cuStreamWaitEvent") - waits; n > 1 { // behind the other stream, not behind this one
			t.Errorf("%d streams are waited for", n)
		}
		return err
	})
	aside("pinned memory", false, func() error {
		m, err := c.(driver.HostAllocator).AllocHost(1000)
		return errors.Join(err, m.Free())
	})
	aside("the cache", true, func() error { return c.(driver.Cacher).EmptyCache() })
	var m driver.Module
	aside("a module", true, func() (err error) { m, err = c.Load(fakeSpec()); return err })
	aside("its end", true, func() error { return m.Close() })
	refuse = errors.New("it hangs")
	if _, err := c.Load(fakeSpec()); !errors.Is(err, refuse) {
		t.Errorf("loading beside a kernel that does not end: %v", err)
	}
	if suspended != resumed {
		t.Errorf("suspended %d times, resumed %d", suspended, resumed)
	}
	if err := s.Close(); err != nil {
		t.Error(err)
	}
	aside("a module without a ring", false, func() (err error) { _, err = c.Load(fakeSpec()); return err })
	if err := errors.Join(other.Close(), c.Close()); err != nil {
		t.Error(err)
	}
	f.empty(t, "at the end")
}
