package nccl

import "fmt"

// do makes an operation; mixed as for begin.
func (h *host) do(o operation, mixed bool, dst, src []byte, stop <-chan struct{}) error {
	n := o.count * typeSizes[o.dtype]
	switch o.kind {
	case send:
		return h.post(o.peer, &message{Operation: o, Body: src, Ahead: mixed})
	case receive:
		return h.receive(o.peer, o, dst, stop)
	case broadcast:
		if h.rank != o.peer {
			return h.receive(o.peer, o, dst, stop)
		}
		copy(dst, src)
		return h.giveAll(o, func(int) []byte { return src })
	case reduce:
		return h.reduceTo(o.peer, o, dst, src, stop)
	case allReduce:
		if err := h.reduceTo(0, o, dst, src, stop); err != nil {
			return err
		}
		if h.rank != 0 {
			return h.receive(0, o, dst, stop)
		}
		return h.giveAll(o, func(int) []byte { return dst })
	case allGather:
		if err := h.giveAll(o, func(int) []byte { return src }); err != nil {
			return err
		}
		copy(dst[h.rank*n:], src)
		for r := range h.size {
			if r == h.rank {
				continue
			}
			if err := h.receive(r, o, dst[r*n:(r+1)*n], stop); err != nil {
				return err
			}
		}
		return nil
	}
	return h.scatter(o, dst, src, n, stop)
}

// scatter is reduceScatter: each rank gets its part of all, of n bytes.
func (h *host) scatter(o operation, dst, src []byte, n int, stop <-chan struct{}) error {
	if err := h.giveAll(o, func(r int) []byte { return src[r*n : (r+1)*n] }); err != nil {
		return err
	}
	parts, err := h.gather(o, src[h.rank*n:(h.rank+1)*n], stop)
	if err == nil {
		combine(o.dtype, o.op, dst, parts)
	}
	return err
}

// reduceTo combines the ranks' src in dst of one rank.
func (h *host) reduceTo(root int, o operation, dst, src []byte, stop <-chan struct{}) error {
	if h.rank != root {
		return h.give(root, o, src)
	}
	parts, err := h.gather(o, src, stop)
	if err == nil {
		combine(o.dtype, o.op, dst, parts)
	}
	return err
}

// gather receives from every other rank as many bytes as mine has, and returns all in the order of the ranks.
func (h *host) gather(o operation, mine []byte, stop <-chan struct{}) ([][]byte, error) {
	parts := make([][]byte, h.size)
	for r := range parts {
		if parts[r] = mine; r == h.rank {
			continue
		}
		parts[r] = make([]byte, len(mine))
		if err := h.receive(r, o, parts[r], stop); err != nil {
			return nil, err
		}
	}
	return parts, nil
}

func (h *host) give(to int, o operation, body []byte) error {
	return h.post(to, &message{Operation: o, Body: body})
}

func (h *host) post(to int, m *message) error {
	if err := h.links[to].send(m); err != nil {
		return fmt.Errorf("rank %d is lost: %w", to, err)
	}
	return nil
}

// giveAll sends every other rank its part.
func (h *host) giveAll(o operation, part func(r int) []byte) error {
	for r := range h.size {
		if r == h.rank {
			continue
		}
		if err := h.give(r, o, part(r)); err != nil {
			return err
		}
	}
	return nil
}

// receive takes the next message of a rank, which must belong to the same operation.
func (h *host) receive(from int, o operation, to []byte, stop <-chan struct{}) error {
	m, err := h.take(from, o.kind < send, stop)
	if err != nil {
		return err
	}
	if m.Operation != o.counterpart(h.rank) || len(m.Body) != len(to) {
		return h.disagree(from, m.Operation, o)
	}
	copy(to, m.Body)
	return nil
}

// text describes an operation.
func (o operation) text() string {
	text := fmt.Sprintf("%s of %d %s", kindNames[o.kind], o.count, typeNames[o.dtype])
	switch o.kind {
	case allReduce, reduceScatter:
		return fmt.Sprintf("%s (%s)", text, o.op)
	case reduce:
		return fmt.Sprintf("%s (%s) to rank %d", text, o.op, o.peer)
	case broadcast:
		return fmt.Sprintf("%s from rank %d", text, o.peer)
	case send:
		return fmt.Sprintf("%s to rank %d", text, o.peer)
	case receive:
		return fmt.Sprintf("%s from rank %d", text, o.peer)
	}
	return text
}
