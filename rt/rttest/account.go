package rttest

import (
	"errors"
	"math/rand/v2"
	"sync"
	"testing"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt"
)

// testLimit makes buffers up to a limit, exactly.
func (k *kit) testLimit(t *testing.T, _ *env) {
	const limit = 1 << 20
	ctx, err := rt.Open(background(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend), rt.WithMemoryLimit(limit))
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	e := &env{T: t, ctx: ctx, s: s}
	whole, err := rt.NewBuffer[byte](ctx, limit)
	e.must(err)
	_, err = rt.NewBuffer[byte](ctx, 1)
	e.wantIs("a byte beyond the limit", err, rt.ErrOutOfMemory)
	e.must(whole.Free())
	_, err = rt.NewBuffer[byte](ctx, limit+1)
	e.wantIs("a buffer beyond the limit", err, rt.ErrOutOfMemory)
	var mu sync.Mutex
	var made []rt.Buffer[byte]
	var wg sync.WaitGroup
	for range 8 { // 2048 buffers of 1 KiB are wanted, and there is room for 1024
		wg.Go(func() {
			for range 256 {
				b, err := rt.NewBuffer[byte](ctx, 1024)
				if err != nil {
					if !errors.Is(err, rt.ErrOutOfMemory) {
						t.Error(err)
					}
					continue
				}
				mu.Lock()
				made = append(made, b)
				mu.Unlock()
			}
		})
	}
	wg.Wait()
	if len(made) != limit/1024 {
		t.Errorf("%d buffers of 1 KiB, want %d", len(made), limit/1024)
	}
	m, err := rt.Memory(ctx)
	if errors.Is(err, rt.ErrNotSupported) {
		return
	}
	e.must(err)
	if m.InUse != limit || m.Peak != limit || m.Limit != limit || m.Buffers != 1024 || m.Made != 1025 {
		t.Errorf("at the limit: %+v", m)
	}
	for _, b := range made[1:] {
		e.must(b.Free())
	}
	e.must(rt.ResetPeak(ctx))
	if m, err = rt.Memory(ctx); err != nil || m.InUse != 1024 || m.Peak != 1024 || m.Buffers != 1 || m.Made != 1025 {
		t.Errorf("with one buffer, after ResetPeak: %+v, %v", m, err)
	}
}

// testHostCache frees page-locked memory that work still uses: what is handed out next is not that memory, or the work
// is done.
func (k *kit) testHostCache(t *testing.T, e *env) {
	const n = 50_000
	d := buffer(e, make([]int32, n))
	out := buffer(e, make([]uint32, 32))
	for round := range int32(20) {
		h, err := rt.AllocHost[int32](e.ctx, n)
		if errors.Is(err, rt.ErrNotSupported) {
			t.Skip("skip: ", err)
		}
		e.must(err)
		for i := range h.Data() {
			h.Data()[i] = round
		}
		if round == 0 {
			e.must(k.spin(e.s, out, k.busyBlocks(e)/8, busyRounds))
		}
		e.must(d.CopyFrom(e.s, h.Buffer))
		e.must(h.Free())
		next, err := rt.AllocHost[int32](e.ctx, n-100)
		e.must(err)
		clear(next.Data())
		got := make([]int32, n)
		e.must(d.Read(e.s, got))
		if got[0] != round || got[n-1] != round {
			t.Fatalf("round %d: a copy from freed memory left %d and %d", round, got[0], got[n-1])
		}
		e.must(next.Free())
	}
	m, err := rt.Memory(e.ctx)
	if errors.Is(err, rt.ErrNotSupported) {
		return
	}
	e.must(err)
	if m.Host != 0 || m.HostCached < 0 || m.HostCached > 4*4*n {
		t.Errorf("page-locked memory: %d bytes in use, %d kept", m.Host, m.HostCached)
	}
	e.must(rt.EmptyCache(e.ctx))
	if m, err = rt.Memory(e.ctx); err != nil || m.HostCached != 0 {
		t.Errorf("after EmptyCache: %d bytes kept: %v", m.HostCached, err)
	}
}

// account makes, fills, launches on and frees buffers at random, the given number of times together, from 16
// goroutines. Afterwards nothing is in use, and what a limit allows was never exceeded.
func (k *kit) account(e *env, operations int) {
	var wg sync.WaitGroup
	const goroutines = 16
	for g := range goroutines {
		wg.Go(func() {
			if err := k.accountOne(e, rand.New(rand.NewPCG(uint64(g), 1)), operations/goroutines); err != nil {
				e.Error(err)
			}
		})
	}
	wg.Wait()
	m, err := rt.Memory(e.ctx)
	if errors.Is(err, rt.ErrNotSupported) {
		return
	}
	e.must(err)
	if m.InUse != 0 || m.Buffers != 0 || m.Peak == 0 || m.Limit > 0 && m.Peak > m.Limit {
		e.Errorf("after %d operations: %+v", operations, m)
	}
}

func (k *kit) accountOne(e *env, r *rand.Rand, operations int) error {
	s, err := rt.NewStream(e.ctx)
	if err != nil {
		return err
	}
	defer s.Close()
	var have []rt.Buffer[int32]
	defer func() {
		for _, b := range have {
			if err := b.Free(); err != nil {
				e.Error(err)
			}
		}
	}()
	for range operations {
		switch what := r.IntN(8); {
		case what < 3 && len(have) < 64:
			b, err := rt.NewBuffer[int32](e.ctx, 1+r.IntN(2000))
			if errors.Is(err, rt.ErrOutOfMemory) {
				continue
			} else if err != nil {
				return err
			}
			have = append(have, b)
		case len(have) == 0:
		case what < 6:
			i := r.IntN(len(have))
			if err := have[i].Free(); err != nil {
				return err
			}
			have[i] = have[len(have)-1]
			have = have[:len(have)-1]
		case what == 6:
			b := have[r.IntN(len(have))]
			if err := b.Fill(s, 3); err != nil {
				return err
			}
		default:
			b := have[r.IntN(len(have))]
			if err := k.add(s, rt.Launch{}, b, b, b, int32(b.Len())); err != nil {
				return err
			}
		}
	}
	return nil
}

// testAccount is account with a limit that is met often.
func (k *kit) testAccount(t *testing.T, _ *env) {
	operations := 20_000
	if name := k.backend.Name(); name == "cpu" || name == "cuda" { // others take up to a millisecond for an allocation
		operations = testall.Count(t, operations, 1_000_000)
	}
	ctx, err := rt.Open(background(), k.backend.Name()+":"+k.id, rt.WithBackend(k.backend), rt.WithMemoryLimit(3<<20))
	if err != nil {
		t.Fatal(err)
	}
	k.account(&env{T: t, ctx: ctx}, operations)
	if err := ctx.Close(); err != nil {
		t.Error(err)
	}
}
