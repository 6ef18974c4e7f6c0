package nccl

import (
	"context"
	"encoding/gob"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"sync"
	"time"

	"github.com/kbind/kbind/rt/internal/slow"
)

// Processes find each other at the address of rank 0: each tells it where it listens, and gets the addresses of all.
// Then each connects to those with lower numbers. Like NCCL's own, this is for networks whose hosts trust each other.

// hello is what a rank says first on a connection.
type hello struct {
	Magic      string
	Rank, Size int
	Addr       string // where the rank listens
}

// welcome is rank 0's answer, when all are there.
type welcome struct {
	Fail  string
	Addrs []string
	ID    []byte // of another engine's communicator
}

const magic = "kbind nccl 1"

// packet is a message, or part of one, on a connection.
type packet struct {
	Kind        uint8
	DType, Op   int32
	Peer, Count int
	Body        []byte
	More        bool // the body goes on in the next packet
	Next, Ahead bool
	Fail        string
	Bye         bool
}

// mostBody is how many bytes of a message go into one packet.
const mostBody = 16 << 20

// lastWord is how long a rank that does not read is waited for when there is nothing more to say than why.
const lastWord = 2 * time.Second

// conn is the way to a rank in another process.
type conn struct {
	net.Conn
	mu     sync.Mutex
	enc    *gob.Encoder
	dec    *gob.Decoder
	broken error // of an earlier send, which may have sent part of a message
}

func newConn(c net.Conn) *conn { return &conn{Conn: c, enc: gob.NewEncoder(c), dec: gob.NewDecoder(c)} }

func (c *conn) send(m *message) error {
	if m.Fail != "" || m.Bye { // to somebody who may not read any more: also ends the send that is under way
		_ = c.SetWriteDeadline(time.Now().Add(lastWord))
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.broken != nil {
		return c.broken
	}
	o, body := m.Operation, m.Body
	for {
		n := min(len(body), mostBody)
		p := packet{Kind: uint8(o.kind), DType: int32(o.dtype), Op: int32(o.op), Peer: o.peer, Count: o.count,
			Body: body[:n], More: n < len(body), Next: m.Next, Ahead: m.Ahead, Fail: m.Fail, Bye: m.Bye}
		if err := c.enc.Encode(&p); err != nil {
			c.broken = err
			return err
		}
		if body = body[n:]; len(body) == 0 {
			return nil
		}
	}
}

// close ends the sending side; receive closes the rest.
func (c *conn) close() {
	if t, ok := c.Conn.(*net.TCPConn); ok {
		_ = t.CloseWrite()
		_ = t.SetReadDeadline(time.Now().Add(10 * time.Second))
	}
}

// receive delivers what comes from a rank until the connection ends, and closes it when this rank has said its last
// word.
func (c *conn) receive(h *host, from int) {
	defer func() {
		<-h.over
		c.Conn.Close()
	}()
	var body []byte
	for {
		var p packet
		if err := c.dec.Decode(&p); err != nil {
			if errors.Is(err, io.EOF) {
				err = errors.New("its process has ended the connection")
			}
			h.lose(from, err)
			return
		}
		body = append(body, p.Body...)
		if p.More {
			continue
		}
		o := operation{kind: kind(p.Kind), dtype: dtype(p.DType), op: Op(p.Op), peer: p.Peer, count: p.Count}
		if o.kind > receive || o.dtype < 0 || o.dtype > bfloat16Type {
			h.lose(from, errors.New("it sends what is no operation"))
			return
		}
		h.deliver(from, &message{Operation: o, Body: body, Next: p.Next, Ahead: p.Ahead, Fail: p.Fail,
			Bye: p.Bye})
		body = nil
	}
}

// joinTCP makes a rank whose others are processes.
func joinTCP(ctx context.Context, w World) (*host, error) {
	h, _, err := meet(ctx, w, func() ([]byte, error) { return nil, nil })
	return h, err
}

// meet connects a rank with all others, and distributes an identity that rank 0 makes.
func meet(ctx context.Context, w World, identity func() ([]byte, error)) (*host, []byte, error) {
	if w.Size == 1 {
		id, err := identity()
		return newHost(w.Rank, w.Size), id, err
	}
	defer slow.Start("kbind: waiting for the other ranks", "rank", w.Rank, "ranks", w.Size, "address", w.Addr)()
	m := &meeting{w: w, h: newHost(w.Rank, w.Size), conns: make([]*conn, w.Size), patience: 2 * time.Second}
	m.h.remote = true
	// What waits for others ends with ctx: closing the connections wakes it.
	stop := context.AfterFunc(ctx, m.closeAll)
	defer stop()
	id, err := m.meet(ctx, identity)
	if err == nil && !stop() {
		err = context.Cause(ctx)
	}
	if err != nil {
		m.closeAll()
		if cause := context.Cause(ctx); cause != nil {
			err = fmt.Errorf("%w while waiting for the other ranks: %w", cause, err)
		}
		return nil, nil, err
	}
	for r, c := range m.conns {
		if c != nil {
			_ = c.SetDeadline(time.Time{})
			m.h.links[r] = c
		}
	}
	for r, c := range m.conns {
		if c != nil {
			go c.receive(m.h, r)
		}
	}
	return m.h, id, nil
}

// meeting is what a rank has while it connects.
type meeting struct {
	w        World
	h        *host
	conns    []*conn
	patience time.Duration // until it is said why rank 0 cannot be reached

	mu     sync.Mutex
	open   []io.Closer
	closed bool
}

// keep remembers what closeAll closes.
func (m *meeting) keep(c io.Closer) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.closed {
		_ = c.Close()
		return net.ErrClosed
	}
	m.open = append(m.open, c)
	return nil
}

func (m *meeting) closeAll() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	for _, c := range m.open {
		_ = c.Close()
	}
}

func (m *meeting) meet(ctx context.Context, identity func() ([]byte, error)) ([]byte, error) {
	if m.w.Rank == 0 {
		return m.host(ctx, identity)
	}
	first, err := m.dialFirst(ctx)
	if err != nil {
		return nil, err
	}
	own, _, err := net.SplitHostPort(first.LocalAddr().String())
	if err != nil {
		return nil, err
	}
	l, err := net.Listen("tcp", net.JoinHostPort(own, "0"))
	if err != nil {
		return nil, err
	}
	defer l.Close()
	if err := m.keep(l); err != nil {
		return nil, err
	}
	var in welcome
	err = first.enc.Encode(&hello{magic, m.w.Rank, m.w.Size, l.Addr().String()})
	if err == nil {
		err = first.dec.Decode(&in)
	}
	switch {
	case err != nil:
		return nil, fmt.Errorf("rank 0 at %s: %w", m.w.Addr, err)
	case in.Fail != "":
		return nil, fmt.Errorf("rank 0 at %s: %s", m.w.Addr, in.Fail)
	case len(in.Addrs) != m.w.Size:
		return nil, fmt.Errorf("rank 0 at %s knows %d ranks, not %d", m.w.Addr, len(in.Addrs), m.w.Size)
	}
	m.conns[0] = first
	for r := 1; r < m.w.Rank; r++ {
		if m.conns[r], err = m.dial(ctx, in.Addrs[r]); err != nil { // it has listened since before it met rank 0
			return nil, fmt.Errorf("rank %d is lost: %w", r, err)
		}
		if err := m.conns[r].enc.Encode(&hello{Magic: magic, Rank: m.w.Rank, Size: m.w.Size}); err != nil {
			return nil, err
		}
	}
	for range m.w.Size - 1 - m.w.Rank {
		if _, _, err := m.accept(l, m.w.Rank); err != nil {
			return nil, err
		}
	}
	return in.ID, nil
}

// host is rank 0's side.
func (m *meeting) host(ctx context.Context, identity func() ([]byte, error)) ([]byte, error) {
	var config net.ListenConfig
	l, err := config.Listen(ctx, "tcp", m.w.Addr)
	if err != nil {
		return nil, err
	}
	defer l.Close()
	if err := m.keep(l); err != nil {
		return nil, err
	}
	out := welcome{Addrs: make([]string, m.w.Size)}
	out.ID, err = identity()
	for joined := 1; joined < m.w.Size && err == nil; joined++ {
		var rank int
		var addr string
		if rank, addr, err = m.accept(l, 0); err == nil {
			out.Addrs[rank] = addr
		}
	}
	if err != nil {
		out.Fail = err.Error()
	}
	for _, c := range m.conns {
		if c != nil {
			if e := c.enc.Encode(&out); err == nil {
				err = e
			}
		}
	}
	return out.ID, err
}

// accept takes the connection of a rank above the given one.
func (m *meeting) accept(l net.Listener, above int) (rank int, addr string, err error) {
	var n *conn
	var in hello
	for in.Magic != magic { // somebody else may knock
		c, err := l.Accept()
		if err == nil {
			err = m.keep(c)
		}
		if err != nil {
			return 0, "", err
		}
		n, in = newConn(c), hello{}
		_ = c.SetReadDeadline(time.Now().Add(10 * time.Second))
		if n.dec.Decode(&in) != nil || in.Magic != magic {
			_ = c.Close()
		}
	}
	switch {
	case in.Size != m.w.Size:
		err = fmt.Errorf("rank %d counts %d ranks, rank %d counts %d", in.Rank, in.Size, m.w.Rank, m.w.Size)
	case in.Rank <= above || in.Rank >= m.w.Size || m.conns[in.Rank] != nil:
		err = fmt.Errorf("rank %d connects to rank %d, twice or wrongly", in.Rank, m.w.Rank)
	}
	if err != nil {
		_ = n.enc.Encode(&welcome{Fail: err.Error()}) // the error is the one before
		return 0, "", err
	}
	m.conns[in.Rank] = n
	return in.Rank, in.Addr, nil
}

// dial connects to a rank.
func (m *meeting) dial(ctx context.Context, addr string) (*conn, error) {
	var d net.Dialer
	c, err := d.DialContext(ctx, "tcp", addr)
	if err != nil {
		return nil, err
	}
	return newConn(c), m.keep(c)
}

// dialFirst connects to rank 0, which may not listen yet, or have no name yet.
func (m *meeting) dialFirst(ctx context.Context) (*conn, error) {
	begin, said := time.Now(), false
	for pause := 5 * time.Millisecond; ; pause = min(2*pause, time.Second) {
		c, err := m.dial(ctx, m.w.Addr)
		if err == nil {
			return c, nil
		}
		if !said && time.Since(begin) > m.patience && ctx.Err() == nil {
			slog.Warn("kbind: rank 0 cannot be reached so far", "rank", m.w.Rank, "address", m.w.Addr, "reason", err)
			said = true
		}
		select {
		case <-ctx.Done():
			return nil, err
		case <-time.After(pause):
		}
	}
}
