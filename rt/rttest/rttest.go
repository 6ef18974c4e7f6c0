// Package rttest has helpers that compare results in tests of kernels, and the conformance kit for backends.
//
// Invariants: Run needs neither generated code nor a particular vendor. Every check is a subtest that says what it
// expected. Features that a backend may lack are skipped with the reason. Two backends that pass Run cannot be told
// apart through package rt, except by their speed and by what they do not support.
package rttest

import (
	"context"
	"errors"
	"os"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
)

// kit is one run of the checks.
type kit struct {
	backend driver.Backend
	spec    *driver.ModuleSpec
	id      string
}

// Run checks every device of the backend with the kernels of spec, which is a Spec of this package. It skips a backend
// that has no device on this machine.
func Run(t *testing.T, backend driver.Backend, spec *driver.ModuleSpec) {
	devices, err := backend.Devices()
	if err != nil || len(devices) == 0 {
		t.Skipf("no %s device: %v", backend.Name(), err)
	}
	for _, d := range devices {
		k := &kit{backend: backend, spec: spec, id: d.ID}
		if name := os.Getenv(faultKernel); name != "" { // a child of testFaults
			if d.ID == os.Getenv(faultDevice) {
				k.fault(t, name)
			}
			continue
		}
		t.Run(d.ID, k.run)
	}
}

// run runs the checks in the order of what they build upon.
func (k *kit) run(t *testing.T) {
	checks := []struct {
		name string
		run  func(*testing.T, *env)
	}{
		{"Info", k.testInfo},
		{"Open", k.testOpen},
		{"Alloc", k.testAlloc},
		{"Copies", k.testCopies},
		{"Fill", k.testFill},
		{"Windows", k.testWindows},
		{"Images", k.testImages},
		{"Host", k.testHost},
		{"Peer", k.testPeer},
		{"Cache", k.testCache},
		{"Reuse", k.testReuse},
		{"HostCache", k.testHostCache},
		{"MemoryLimit", k.testLimit},
		{"Account", k.testAccount},
		{"Launch", k.testLaunch},
		{"Geometry", k.testGeometry},
		{"Arguments", k.testArguments},
		{"Limits", k.testLimits},
		{"Attributes", k.testAttributes},
		{"Globals", k.testGlobals},
		{"Order", k.testOrder},
		{"Streams", k.testStreams},
		{"Events", k.testEvents},
		{"Wait", k.testWait},
		{"Graphs", k.testGraphs},
		{"Slices", k.testSlices},
		{"Cancel", k.testCancel},
		{"StreamContext", k.testStreamContext},
		{"Fault", k.testFault},
		{"Faults", k.testFaults},
		{"NotSupported", k.testNotSupported},
		{"Closed", k.testClosed},
		{"Closing", k.testClosing},
		{"Twice", k.testTwice},
		{"Held", k.testHeld},
		{"Stress", k.testStress},
		{"Foreign", k.testForeign},
		{"Native", k.testNative},
		{"NativeOrder", k.testNativeOrder},
		{"NativeEvents", k.testNativeEvents},
		{"NativeErrors", k.testNativeErrors},
		{"NativeCancel", k.testNativeCancel},
		{"NativeOwner", k.testNativeOwner},
		{"NativeCycles", k.testNativeCycles},
		{"Primary", k.testPrimary},
		{"Stacks", k.testStacks},
		{"Concurrent", k.testConcurrent},
		{"Allocations", k.testAllocations},
	}
	for _, c := range checks {
		t.Run(c.name, func(t *testing.T) { c.run(t, k.open(t)) })
	}
}

// env is a freshly opened device with a stream, for one check.
type env struct {
	*testing.T
	ctx *rt.Context
	s   *rt.Stream
}

func (k *kit) open(t *testing.T) *env {
	t.Helper()
	ctx, err := rt.Open(t.Context(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := ctx.Close(); err != nil {
			t.Errorf("closing the context: %v", err)
		}
	})
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	return &env{T: t, ctx: ctx, s: s}
}

// must ends the check on an error.
func (e *env) must(err error) {
	e.Helper()
	if err != nil {
		e.Fatal(err)
	}
}

// wantIs reports an error unless err is of the kind.
func (e *env) wantIs(what string, err, kind error) {
	e.Helper()
	if !errors.Is(err, kind) {
		e.Errorf("%s: got error %v, want %v", what, err, kind)
	}
}

// wantErr reports an error unless the text of err is as given.
func (e *env) wantErr(what string, err error, text string) {
	e.Helper()
	if err == nil || err.Error() != text {
		e.Errorf("%s:\n got %v\nwant %s", what, err, text)
	}
}

// sync waits for the stream.
func (e *env) sync() {
	e.Helper()
	e.must(e.s.Synchronize(e.ctx))
}

// buffer makes a buffer with the given contents.
func buffer[T any](e *env, x []T) rt.Buffer[T] {
	e.Helper()
	b, err := rt.BufferFrom(e.s, x)
	e.must(err)
	return b
}

// contents reads the whole buffer.
func contents[T any](e *env, b rt.Buffer[T]) []T {
	e.Helper()
	x := make([]T, b.Len())
	e.must(b.Read(e.s, x))
	return x
}

// same reports an error unless the buffer holds want.
func same[T Number](e *env, b rt.Buffer[T], want []T) {
	e.Helper()
	Close(e, contents(e, b), want, Tol{})
}

// iota32 returns n integers from first on.
func iota32(first, n int) []int32 {
	x := make([]int32, n)
	for i := range x {
		x[i] = int32(first + i)
	}
	return x
}

// background is a context without a device.
func background() context.Context { return context.Background() }
