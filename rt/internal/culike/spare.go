package culike

import "sync"

// spares are blocks of memory that no work uses, for the next who wants one of the same size: to give a block to the
// driver's pool and to take it from there again takes some microseconds. They are what was freed while no stream had
// work; what was freed after work is the driver's to hand out, which knows when that is done.
type spares struct {
	mu    sync.Mutex
	list  []spare // the one freed last at the end
	bytes int64   // of list
	most  int64   // of bytes
}

type spare struct {
	addr uint64
	size int
}

// manySpares is how many blocks are kept. More would find a size again that was not wanted for long.
const manySpares = 64

// quiet reports whether no stream has work that may use memory which is being freed: calls under way were waited for.
func (c *context) quiet() bool {
	for _, s := range c.Streams() {
		if !s.quiet() {
			return false
		}
	}
	return true
}

// take returns the address of a block of n bytes, 0 if there is none.
func (p *spares) take(n int) uint64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	for i := len(p.list) - 1; i >= 0; i-- {
		if b := p.list[i]; b.size == n {
			p.list = append(p.list[:i], p.list[i+1:]...)
			p.bytes -= int64(n)
			return b.addr
		}
	}
	return 0
}

// put keeps the block of m, and gives the driver's pool what is then too much.
func (p *spares) put(c *context, m *mem) error {
	p.mu.Lock()
	p.list = append(p.list, spare{m.addr, m.size})
	p.bytes += int64(m.size)
	p.mu.Unlock()
	return p.give(c, manySpares)
}

// kept returns the bytes of the blocks.
func (p *spares) kept() int64 {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.bytes
}

// limit makes n the most bytes that are kept.
func (p *spares) limit(c *context, n int64) error {
	p.mu.Lock()
	p.most = n
	p.mu.Unlock()
	return p.give(c, manySpares)
}

// give gives blocks to the driver's pool, the oldest first, until so many are left, and no more bytes than allowed.
func (p *spares) give(c *context, left int) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	for len(p.list) > 0 && (len(p.list) > left || p.bytes > p.most) {
		b := p.list[0]
		if err := c.queueHandles(MemFreeAsync, uintptr(b.addr), c.pool.freed); err != nil {
			return err // the end of the context tries again
		}
		p.list = append(p.list[:0], p.list[1:]...)
		p.bytes -= int64(b.size)
	}
	return nil
}
