package core

import (
	"context"
	"os"
	"runtime"
	"runtime/pprof"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
)

// account counts the buffers of a device.
type account struct {
	inUse  atomic.Int64 // bytes
	peak   atomic.Int64 // the most that inUse was
	live   atomic.Int64 // buffers
	made   atomic.Int64 // buffers, from the start
	limit  int64        // of inUse; 0 for none
	leaks  *pprof.Profile
	pinned atomic.Int64 // bytes of page-locked memory

	mu     sync.Mutex
	listed map[*memory]struct{} // in leaks; nil when the device is closed
}

func newAccount(limit int64) *account {
	return &account{limit: limit, leaks: profile(), listed: map[*memory]struct{}{}}
}

// reserve counts the bytes of a buffer that is about to be made, if the limit allows it, and returns the bytes then in
// use.
func (a *account) reserve(bytes int) (inUse int64, err error) {
	n := int64(bytes)
	for {
		now := a.inUse.Load()
		if a.limit > 0 && n > a.limit-now {
			return 0, driver.Errorf(driver.ErrOutOfMemory,
				"out of device memory: %d bytes wanted, %d in use, and WithMemoryLimit allows %d", n, now, a.limit)
		}
		if a.inUse.CompareAndSwap(now, now+n) {
			return now + n, nil
		}
	}
}

// cancel takes back a reservation.
func (a *account) cancel(bytes int) { a.inUse.Add(-int64(bytes)) }

// add counts a buffer whose bytes are reserved and there, and the bytes that were in use with it.
func (a *account) add(m *memory, inUse int64) {
	for peak := a.peak.Load(); inUse > peak && !a.peak.CompareAndSwap(peak, inUse); peak = a.peak.Load() {
	}
	a.live.Add(1)
	a.made.Add(1)
	if a.leaks == nil {
		return
	}
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.listed != nil {
		a.listed[m] = struct{}{}
		a.leaks.Add(m, caller())
	}
}

// remove forgets a buffer.
func (a *account) remove(m *memory) {
	a.inUse.Add(-int64(m.size))
	a.live.Add(-1)
	if a.leaks != nil {
		a.mu.Lock()
		defer a.mu.Unlock()
		delete(a.listed, m)
		a.leaks.Remove(m)
	}
}

// close takes the buffers of a device that is closed, and has freed them, out of the profile.
func (a *account) close() {
	a.mu.Lock()
	defer a.mu.Unlock()
	for m := range a.listed {
		a.leaks.Remove(m)
	}
	a.listed = nil
}

// ResetPeak makes the most memory in use that is remembered what is in use now.
func ResetPeak(ctx context.Context) error {
	dev, err := deviceOf(ctx)
	if err != nil {
		return err
	}
	dev.peak.Store(dev.inUse.Load())
	return nil
}

// buffersProfile is the name of the profile in package runtime/pprof.
const buffersProfile = "kbind.buffers"

// naming is held while the profile is looked for and made: there is one for the process.
var naming sync.Mutex

// profile returns the profile of live buffers, nil unless the environment asks for it: it remembers a stack for each
// buffer.
func profile() *pprof.Profile {
	if os.Getenv("KBIND_PROFILE") != "buffers" {
		return nil
	}
	naming.Lock()
	defer naming.Unlock()
	if p := pprof.Lookup(buffersProfile); p != nil {
		return p
	}
	return pprof.NewProfile(buffersProfile)
}

// caller is how many frames of the stack, as pprof's Add counts them from who calls it, belong to this module's
// runtime, so that a profile begins with the caller's line.
func caller() int {
	pcs := make([]uintptr, 32)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(2, pcs)])
	for skip := 1; ; skip++ {
		f, more := frames.Next()
		if !strings.HasPrefix(f.Function, "github.com/kbind/kbind/rt.") &&
			!strings.HasPrefix(f.Function, "github.com/kbind/kbind/rt/call.") &&
			!strings.HasPrefix(f.Function, "github.com/kbind/kbind/rt/internal/core.") {
			return skip
		}
		if !more {
			return 1
		}
	}
}
