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
	full bool // there were more than at holds
}

// place is a place at which somebody has published.
type place struct {
	upTo   map[uint64]uint64 // the last epoch that each block or thread has published here
	behind []uintptr         // the places that these had observed by then
	all    bool              // there were more than behind holds
}

// observed are the places that a block or thread has read or written.
type observed struct {
	at  []uintptr
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

func (l *observed) add(at uintptr) {
	switch {
	case l.all || slices.Contains(l.at, at):
	case len(l.at) == maxObserved:
		l.all, l.at = true, nil
	default:
		l.at = append(l.at, at)
	}
}

func (l *observed) addAll(o *observed) {
	for _, at := range o.at {
		l.add(at)
	}
	l.all = l.all || o.all
}

func (l *observed) clear() { l.at, l.all = l.at[:0], false }

// publish notes that who, a thread or block that has observed the places l, publishes in n bytes at an address what it
// did up to epoch.
func (s *places) publish(at, n uintptr, who, epoch uint64, l *observed) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for end := at + n; at < end; at += placeBytes {
		s.publishAt(at&^(placeBytes-1), who, epoch, l)
	}
}

func (s *places) publishAt(at uintptr, who, epoch uint64, l *observed) {
	p := s.at[at]
	switch {
	case s.full:
		return
	case p == nil && len(s.at) == maxAt:
		s.at, s.full = nil, true
		return
	case p == nil:
		if s.at == nil {
			s.at = map[uintptr]*place{}
		}
		p = &place{upTo: map[uint64]uint64{}}
		s.at[at] = p
	}
	p.upTo[who] = max(p.upTo[who], epoch)
	p.all = p.all || l.all
	for _, b := range l.at {
		if b != at && !p.all && !slices.Contains(p.behind, b) {
			p.behind = append(p.behind, b)
			p.all = len(p.behind) > maxObserved
		}
	}
}

// reached reports whether somebody who has observed l comes after what who did up to epoch, or, if epoch is 0, after
// anything that who has published.
func (s *places) reached(l *observed, who, epoch uint64) bool {
	if l.all {
		return true
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.full {
		return true
	}
	for _, at := range l.at {
		if p := s.at[at]; p != nil && p.has(who, epoch) {
			return true
		}
	}
	list, seen := slices.Clone(l.at), map[uintptr]bool{}
	for len(list) > 0 && len(seen) < maxPlaces {
		at := list[len(list)-1]
		list = list[:len(list)-1]
		p := s.at[at]
		if p == nil || seen[at] {
			continue
		}
		if p.has(who, epoch) {
			return true
		}
		seen[at] = true
		list = append(list, p.behind...)
	}
	return len(seen) == maxPlaces
}

func (p *place) has(who, epoch uint64) bool {
	e, ok := p.upTo[who]
	return p.all || ok && e >= epoch
}
