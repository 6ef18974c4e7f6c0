package nccl

import (
	"fmt"
	"slices"
)

// What ranks call is compared here before a library begins that does not compare it: each rank tells those that take
// part what it calls, and waits for what they call. It costs a round trip between the hosts.

// tell sends what a call or a group does to the ranks that take part.
func (h *host) tell(calls []call) error {
	for r := range h.size {
		mine := h.concerning(r, calls)
		for i, o := range mine {
			if err := h.post(r, &message{Operation: o, Next: i+1 < len(mine)}); err != nil {
				return err
			}
		}
	}
	return nil
}

// concerning returns what another rank takes part in.
func (h *host) concerning(r int, calls []call) []operation {
	var list []operation
	for i := range calls {
		if o := calls[i].operation; r != h.rank && (o.kind < send || o.peer == r) {
			list = append(list, o)
		}
	}
	return list
}

// agree waits until the ranks that take part in a call or a group have told what they call, and compares.
func (h *host) agree(calls []call) error {
	for r := range h.size {
		for mine := h.concerning(r, calls); len(mine) > 0; {
			theirs, err := h.told(r)
			if err != nil {
				return err
			}
			left, err := h.pair(r, mine, theirs)
			if err != nil {
				return err
			}
			if len(left) == len(mine) { // a send beside a send, say
				return h.disagree(r, theirs[0], mine[0])
			}
			mine = left
		}
	}
	return nil
}

// told returns the next call or group of another rank, or what is left of the one before.
func (h *host) told(from int) ([]operation, error) {
	list := h.left[from]
	h.left[from] = nil
	for more := len(list) == 0; more; {
		m, err := h.take(from, false, nil)
		if err != nil {
			return nil, err
		}
		list, more = append(list, m.Operation), m.Next
	}
	return list, nil
}

// pair matches collective operations in their order, and sends with receives. It returns what it has not matched of
// mine, and keeps what it has not matched of theirs for later calls.
func (h *host) pair(from int, mine, theirs []operation) ([]operation, error) {
	mine = slices.Clone(mine)
	for _, t := range theirs {
		i := slices.IndexFunc(mine, func(m operation) bool {
			k := m.counterpart(h.rank).kind
			return k == t.kind || k < send && t.kind < send
		})
		switch {
		case i < 0:
			h.left[from] = append(h.left[from], t)
		case mine[i].counterpart(h.rank) != t:
			return nil, h.disagree(from, t, mine[i])
		default:
			mine = slices.Delete(mine, i, i+1)
		}
	}
	return mine, nil
}

// counterpart is what the other ranks must call where the given one calls o.
func (o operation) counterpart(rank int) operation {
	switch o.kind {
	case send:
		o.kind, o.peer = receive, rank
	case receive:
		o.kind, o.peer = send, rank
	}
	return o
}

func (h *host) disagree(from int, theirs, mine operation) error {
	return fmt.Errorf("the ranks do not agree: rank %d called %s, rank %d %s", from, theirs.text(), h.rank, mine.text())
}
