package core

import "time"

// RingStats is the state of a ring.
type RingStats struct {
	Resident  bool          // one kernel stays on the device; else a launch answers each batch of messages
	Launches  uint64        // of the kernel
	Sent      uint64        // messages
	Answered  uint64        // messages with a reply
	Rate      float64       // messages answered a second since the Stats before, or since the start
	Waiting   int           // messages without a reply, which after Close get none
	Untaken   int           // replies that nobody has taken
	Capacity  int           // messages under way at most
	Heartbeat time.Duration // age of the oldest heartbeat of a block; 0 if the kernel is not resident, paused or closed
}

// Stats returns the state of the ring.
func (r *Ring) Stats() RingStats {
	if r == nil {
		return RingStats{}
	}
	head := r.q.Head()
	waiting, untaken := r.q.Waiting(head)
	_, resident := r.run.(*resident)
	s := RingStats{Resident: resident, Launches: r.run.launches(), Sent: head, Answered: head - uint64(waiting),
		Waiting: waiting, Untaken: untaken, Capacity: r.q.Capacity(), Heartbeat: time.Duration(r.age.Load())}
	r.mu.Lock()
	defer r.mu.Unlock()
	now := time.Now()
	if d := now.Sub(r.since).Seconds(); d > 0 && s.Answered > r.seen {
		s.Rate = float64(s.Answered-r.seen) / d
	}
	r.since, r.seen = now, s.Answered
	return s
}

// addRing has the device close the ring before itself; it reports false for a device that is closed.
func (d *device) addRing(r *Ring) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.ringless {
		return false
	}
	if d.rings == nil {
		d.rings = map[*Ring]bool{}
	}
	d.rings[r] = true
	return true
}

func (d *device) removeRing(r *Ring) {
	d.mu.Lock()
	defer d.mu.Unlock()
	delete(d.rings, r)
}

// closeRings closes the rings of a device that is being closed.
func (d *device) closeRings() {
	d.mu.Lock()
	d.ringless = true
	var list []*Ring
	for r := range d.rings {
		list = append(list, r)
	}
	d.mu.Unlock()
	for _, r := range list {
		_ = r.close(d.errClosed()) // Ring.Close tells
	}
}
