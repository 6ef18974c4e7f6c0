package gate

import "sync"

// Behind calls functions once a wait has returned, on one goroutine however many there are: each goroutine that waits
// in a driver takes a thread of the system, of which a process has some thousands.
type Behind struct {
	mu      sync.Mutex
	list    []func()
	running bool
}

// Add calls f later, once a wait has returned that began after the call of Add. It does not wait itself. All calls for
// one Behind have the same wait; its error is for those who wait for the same thing.
func (b *Behind) Add(wait func() error, f func()) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.list = append(b.list, f)
	if !b.running {
		b.running = true
		go b.run(wait)
	}
}

func (b *Behind) run(wait func() error) {
	for {
		b.mu.Lock()
		list := b.list
		b.list = nil
		b.running = len(list) > 0
		b.mu.Unlock()
		if len(list) == 0 {
			return
		}
		_ = wait()
		for _, f := range list {
			f()
		}
	}
}
