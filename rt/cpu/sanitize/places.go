package sanitize

import (
	"slices"
	"sync"
)

// What fences order: a fence and an atomic write after it publish what came before, at the place that is written. It
// is published to those who access that place, and to those who access a place at which one of these has published in
// turn. Whether the access came after the write is not asked.

// places are where blocks, or the threads of one block, have published what they did.
type places struct {
	mu   sync.Mutex
	at   map[uintptr]*place
	near [8]*place // some of these, by the low bits of their addresses
	full bool      // there were more than at holds
}

// place is a place at which somebody has published.
type place struct {
	at     uintptr
	who    []uint64       // the publishers: blocks, warps or threads that have published here
	list   []steps        // what each of them has published
	index  []uint16       // by a publisher's slot: its index in who, plus one; nil while they are few
	far    map[uint64]int // the index in who of publishers without a slot
	behind []behind       // the places that the publishers had observed by then
	all    bool           // there were more than behind holds
}

// few is how many publishers of a place are looked up one by one.
const few = 16

// slots is how many slots there are for publishers of a place. Those that have none are in place.far.
const slots = 2 * (threadMask + 1)

// slot is the slot of a publisher: of a thread, of a warp (see wholeWarp), or of a block with a small number. It is the
// constant slots for other blocks, which have none.
func slot(who uint64) uint64 {
	switch {
	case who <= threadMask:
		return who
	case who&wholeWarp != 0:
		return who&^wholeWarp + threadMask + 1
	}
	return slots
}

// find returns the index in p.who of the publisher who, -1 if that has not published here.
func (p *place) find(who uint64) int {
	if p.index == nil {
		return slices.Index(p.who, who)
	}
	if k := slot(who); k < uint64(len(p.index)) {
		return int(p.index[k]) - 1
	} else if k < slots {
		return -1
	}
	if i, ok := p.far[who]; ok {
		return i
	}
	return -1
}

// of returns the steps of the publisher who at this place, to which the caller may add. It enters a new publisher.
func (p *place) of(who uint64) *steps {
	if i := p.find(who); i >= 0 {
		return &p.list[i]
	}
	p.who, p.list = append(p.who, who), append(p.list, steps{})
	switch n := len(p.who); {
	case p.index != nil:
		p.enter(n - 1)
	case n > few:
		p.index = []uint16{}
		for i := range n {
			p.enter(i)
		}
	}
	return &p.list[len(p.list)-1]
}

// enter enters p.who[i] into the index.
func (p *place) enter(i int) {
	k := slot(p.who[i])
	if k >= slots {
		if p.far == nil {
			p.far = map[uint64]int{}
		}
		p.far[p.who[i]] = i
		return
	}
	for uint64(len(p.index)) <= k {
		p.index = append(p.index, 0)
	}
	p.index[k] = uint16(i + 1)
}

// place is the place at an address, nil if nobody has published there.
func (s *places) place(at uintptr) *place {
	p := &s.near[at/placeBytes%uintptr(len(s.near))]
	if *p == nil || (*p).at != at {
		found := s.at[at]
		if found == nil {
			return nil
		}
		*p = found
	}
	return *p
}

// clear forgets all places.
func (s *places) clear() {
	s.at, s.full = nil, false
	clear(s.near[:])
}

// phase is the number of a phase of a barrier. Threads publish in a phase, and have observed a place up to a phase.
type phase uint32

// everything is the phase up to which a place is observed that is no barrier. At such a place all is published in
// phase 0.
const everything = ^phase(0)

// step says that everything up to an epoch was published by the end of a phase.
type step struct {
	in   phase
	upTo uint64
}

// steps are the last steps of one publisher, the oldest first. Where there were more, the oldest one that is left
// stands for those before it, too.
type steps struct {
	n    int
	list [4]step
}

// add adds the step that everything up to epoch is published in a phase.
func (s *steps) add(in phase, epoch uint64) {
	for i := range s.n {
		if s.list[i].in >= in {
			s.list[i] = step{in, max(s.list[i].upTo, epoch)} // in is less if the barrier was initialised again
			return
		}
	}
	if s.n == len(s.list) {
		s.list[1].in = s.list[0].in // what the second one holds counts as published as early as the first
		copy(s.list[:], s.list[1:])
		s.n--
	}
	s.list[s.n] = step{in, epoch}
	s.n++
}

// by returns the last epoch that was published by the end of a phase. ok is false if none was.
func (s *steps) by(end phase) (epoch uint64, ok bool) {
	for i := range s.n {
		if s.list[i].in <= end {
			epoch, ok = max(epoch, s.list[i].upTo), true
		}
	}
	return epoch, ok
}

// sight is a place that was observed, up to the end of a phase.
type sight struct {
	at   uintptr
	upTo phase
}

// behind says that somebody had observed another place, the sight, before it published at this one, in the phase in.
// Whoever observes this place in turn comes after what was published at the other.
type behind struct {
	sight
	in phase
}

// observed are the places that a block or thread has read or written.
type observed struct {
	at  []sight
	all bool // there were more than at holds
}

// The limits of what is remembered. Whatever exceeds them counts as ordered.
const (
	maxObserved = 64
	maxPlaces   = 1 << 12
	maxAt       = 1 << 14
)

// placeBytes is the size of a place; wider words are several, whose parts may be observed.
const placeBytes = 4

func (l *observed) add(p sight) {
	if l.all {
		return
	}
	for i := range l.at {
		if l.at[i].at == p.at {
			l.at[i].upTo = max(l.at[i].upTo, p.upTo)
			return
		}
	}
	if len(l.at) == maxObserved {
		l.all, l.at = true, nil
		return
	}
	l.at = append(l.at, p)
}

func (l *observed) addAll(o *observed) {
	for _, p := range o.at {
		l.add(p)
	}
	l.all = l.all || o.all
}

func (l *observed) clear() { l.at, l.all = l.at[:0], false }

// publish notes that a publisher writes n bytes at an address and so publishes what it did up to epoch. It had observed
// the places l before. in is the phase of the barrier that is there, 0 if there is none.
func (s *places) publish(at, n uintptr, in phase, who, epoch uint64, l *observed) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for end := at + n; at < end; at += placeBytes {
		s.publishAt(at&^(placeBytes-1), in, who, epoch, l)
	}
}

func (s *places) publishAt(at uintptr, in phase, who, epoch uint64, l *observed) {
	p := s.place(at)
	switch {
	case s.full:
		return
	case p == nil && len(s.at) == maxAt:
		s.clear()
		s.full = true
		return
	case p == nil:
		if s.at == nil {
			s.at = map[uintptr]*place{}
		}
		p = &place{at: at}
		s.at[at] = p
	}
	p.of(who).add(in, epoch)
	p.all = p.all || l.all
	for _, b := range l.at {
		if b.at != at && !p.all {
			p.follow(behind{b, in})
		}
	}
}

// follow notes that a publisher at this place had observed b. For each place that was observed it keeps a few phases.
func (p *place) follow(b behind) {
	first, n := -1, 0
	for i := range p.behind {
		if old := &p.behind[i]; old.at == b.at {
			if old.in >= b.in || old.upTo >= b.upTo {
				old.in, old.upTo = min(old.in, b.in), max(old.upTo, b.upTo)
				return
			}
			if n++; first < 0 {
				first = i
			}
		}
	}
	if n == len(steps{}.list) {
		oldest := p.behind[first]
		p.behind = slices.Delete(p.behind, first, first+1)
		for i := range p.behind {
			if p.behind[i].at == b.at {
				p.behind[i].in = oldest.in // as early as the oldest, so that nothing is lost
				break
			}
		}
	}
	p.behind = append(p.behind, b)
	p.all = len(p.behind) > maxObserved*len(steps{}.list)
}

// reached reports whether a thread or block that has observed the places l comes after what the publisher who did up to
// epoch, or, if epoch is 0, after anything that the publisher has published. It follows the places that publishers had
// observed in their turn. If lax is set, phases are not told apart. Device memory needs that: of several readers a word
// names one (see readers), so a thread that is ordered after this one must count as ordered after the others.
func (s *places) reached(l *observed, who, epoch uint64, lax bool) bool {
	if l.all {
		return true
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.full {
		return true
	}
	for _, b := range l.at {
		if lax {
			b.upTo = everything
		}
		if p := s.place(b.at); p != nil && p.has(who, epoch, b.upTo) {
			return true
		}
	}
	list, seen := slices.Clone(l.at), map[uintptr]phase{}
	for len(list) > 0 && len(seen) < maxPlaces {
		b := list[len(list)-1]
		list = list[:len(list)-1]
		if lax {
			b.upTo = everything
		}
		p := s.place(b.at)
		if upTo, ok := seen[b.at]; p == nil || ok && upTo >= b.upTo {
			continue
		}
		if p.has(who, epoch, b.upTo) {
			return true
		}
		seen[b.at] = b.upTo
		for _, next := range p.behind {
			if next.in <= b.upTo {
				list = append(list, next.sight)
			}
		}
	}
	return len(seen) == maxPlaces
}

// has reports whether the publisher who had published epoch at this place by the end of a phase.
func (p *place) has(who, epoch uint64, end phase) bool {
	if p.all {
		return true
	}
	i := p.find(who)
	if i < 0 {
		return false
	}
	e, ok := p.list[i].by(end)
	return ok && e >= epoch
}
