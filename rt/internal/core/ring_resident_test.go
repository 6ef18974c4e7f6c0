package core

import (
	"errors"
	"testing"
	"time"

	"github.com/kbind/kbind/rt/driver"
)

// endless is the stream of a kernel that does not end.
type endless struct{ driver.ResidentStream }

func (endless) Idle() bool { return false }

// TestHeartbeat has a program that seldom runs look at hearts that beat as seldom, and then one that stands still.
func TestHeartbeat(t *testing.T) {
	const blocks, limit, planned = 2, time.Second, 10 * time.Millisecond
	r := &Ring{spec: RingSpec{Blocks: blocks}}
	r.limit.Store(int64(limit))
	l := &ringLaunch{r: r}
	x := &resident{l: l, running: true, drv: endless{}, line: make([]uint64, l.words()),
		beats: make([]uint64, blocks), ages: make([]time.Duration, blocks)}
	for i := range 20 { // the processors are others' most of the time: each look comes late, and beats are seldom
		x.look(aged(400*time.Millisecond, planned))
		if i%5 == 4 {
			x.line[l.place(0)+1]++
			x.line[l.place(1)+1]++
		}
	}
	if err := r.why(); err != nil {
		t.Fatalf("a program that seldom runs: %v", err)
	}
	looks := 0
	for ; r.why() == nil && looks < 1000; looks++ { // one block goes on, the other stands still
		x.line[l.place(1)+1]++
		x.look(aged(planned, planned))
	}
	if err := r.why(); !errors.Is(err, driver.ErrHung) || looks < 90 || looks > 110 {
		t.Errorf("after %d looks: %v", looks, err)
	}
}

// fullContext is the context of a device that has no memory of the host left.
type fullContext struct{ driver.Context }

func (fullContext) AllocHost(int) (driver.HostMem, error) { return nil, driver.ErrOutOfMemory }

// TestRingMemory starts a ring on another device than the default one, as where that cannot run the kernel: the queues
// are memory of the ring's device.
func TestRingMemory(t *testing.T) {
	r := &Ring{dev: &device{drv: fullContext{}}, spec: RingSpec{Blocks: 1, Capacity: 1, Request: 4, Reply: 4}}
	l := &ringLaunch{r: r, k: &Kernel{}}
	if _, err := newResident(l, nil); !errors.Is(err, driver.ErrOutOfMemory) {
		t.Errorf("the ring's device was not asked: %v", err)
	}
}
