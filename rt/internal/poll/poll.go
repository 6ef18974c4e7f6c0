// Package poll paces a loop that asks a device whether it is done: at once again for as long as short work takes, then
// at intervals that grow with the time that has passed, so that a wait ends at most a sixteenth later than it could.
//
// Invariants: it does not allocate, and leaves nothing behind when the loop is left early, as when a context ends.
package poll

import (
	"runtime"
	"time"
)

// Spin is how long to ask without pause for a device that computes while the processor asks.
const Spin = time.Millisecond

// yieldEvery is how long to ask before other goroutines get a turn. Giving way wakes another thread, which costs more
// than short work takes, and may move the loop to a thread on which the device's context is not current.
const yieldEvery = 200 * time.Microsecond

// Pacer is the state of one loop.
type Pacer struct {
	start   time.Time
	spin    time.Duration
	yielded time.Duration // when, since start
}

// Start begins a loop that asks without pause for the time spin.
func Start(spin time.Duration) Pacer { return Pacer{start: time.Now(), spin: spin} }

// Pause waits as long as it is worth before asking again; at most a millisecond.
func (p *Pacer) Pause() {
	d := time.Since(p.start)
	if d < p.spin {
		if d-p.yielded >= yieldEvery {
			p.yielded = d
			runtime.Gosched()
		}
		return
	}
	time.Sleep(min(max(d/16, 10*time.Microsecond), time.Millisecond))
}
