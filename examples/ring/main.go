// Ring is a search service: goroutines ask for the vector that is nearest to theirs, and a kernel that stays on the
// device answers from the vectors in its memory. It prints how long answers take and draws a histogram of that as SVG.
package main

//go:generate go tool kbind search.cu
//go:generate go tool kbind bank.cu

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"log"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"time"

	"github.com/kbind/kbind/rt"
)

// dim is the length of a vector, DIM in search.cu.
const dim = len(Query{}.V)

func main() {
	vectors := flag.Int("vectors", 4096, "vectors to search")
	clients := flag.Int("clients", 4, "goroutines that ask")
	queries := flag.Int("queries", 1000, "queries of each")
	out := flag.String("out", "", "file for the histogram, such as latency.svg; none is drawn without it")
	accounts := flag.Int("bank", 0, "accounts of a bank of two kernels that talk to each other; none is opened without it")
	flag.Parse()
	if *accounts != 0 {
		if err := runBank(context.Background(), *accounts); err != nil {
			log.Fatal(err)
		}
		return
	}
	if err := run(context.Background(), *vectors, *clients, *queries, *out); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, n, clients, queries int, out string) error {
	if min(n, clients, queries) < 1 {
		return fmt.Errorf("-vectors=%d -clients=%d -queries=%d: give each at least 1", n, clients, queries)
	}
	s, err := serve(ctx, randomVectors(n))
	if err != nil {
		return err
	}
	defer s.Close()
	times, err := s.ask(ctx, clients, queries)
	if err != nil {
		return err
	}
	device, err := rt.Device(ctx)
	if err != nil {
		return err
	}
	slices.Sort(times)
	at := func(share float64) time.Duration { return times[int(share*float64(len(times)-1))] }
	fmt.Printf("%s (%s): %d queries of %d vectors, half of them answered in %v, 99 %% in %v\n", device.Backend,
		device.Name, len(times), n, at(0.5), at(0.99))
	if out == "" {
		return nil
	}
	return os.WriteFile(out, histogram(times), 0o666)
}

// randomVectors are n vectors, one after the other.
func randomVectors(n int) []float32 {
	rnd := rand.New(rand.NewPCG(1, 2))
	v := make([]float32, n*dim)
	for i := range v {
		v[i] = rnd.Float32()
	}
	return v
}

// service is a running search.
type service struct {
	vectors []float32
	memory  rt.Buffer[float32]
	ring    *rt.Ring[Query, Hit]
}

// serve copies the vectors to the device, component by component, as neighbouring threads read neighbouring vectors,
// and starts the kernel.
func serve(ctx context.Context, vectors []float32) (*service, error) {
	n := len(vectors) / dim
	turned := make([]float32, len(vectors))
	for i := range n {
		for k := range dim {
			turned[k*n+i] = vectors[i*dim+k]
		}
	}
	stream, err := rt.NewStream(ctx)
	if err != nil {
		return nil, err
	}
	defer stream.Close()
	s := &service{vectors: vectors}
	if s.memory, err = rt.BufferFrom(stream, turned); err != nil {
		return nil, err
	}
	if err := stream.Synchronize(ctx); err != nil {
		return nil, err
	}
	if s.ring, err = StartSearch(ctx, s.memory, int32(n)); err != nil {
		return nil, errors.Join(err, s.memory.Free())
	}
	return s, nil
}

// Close ends the kernel and frees the vectors.
func (s *service) Close() error {
	if err := s.ring.Close(); err != nil {
		return err
	}
	return s.memory.Free()
}

// ask has clients ask for vectors that are near to one that is there, and returns how long each answer took.
func (s *service) ask(ctx context.Context, clients, queries int) ([]time.Duration, error) {
	times := make([][]time.Duration, clients)
	errs := make([]error, clients)
	var wg sync.WaitGroup
	for c := range clients {
		wg.Go(func() {
			rnd := rand.New(rand.NewPCG(3, uint64(c)))
			for range queries {
				want := rnd.IntN(len(s.vectors) / dim)
				var q Query
				for k, x := range s.vectors[want*dim : (want+1)*dim] {
					q.V[k] = x + 0.01*(rnd.Float32()-0.5)
				}
				begun := time.Now()
				hit, err := s.ring.Call(ctx, q)
				times[c] = append(times[c], time.Since(begun))
				if err == nil && int(hit.Index) != want {
					err = fmt.Errorf("found vector %d at %v, but the query was near vector %d", hit.Index, hit.Distance, want)
				}
				if err != nil {
					errs[c] = err
					return
				}
			}
		})
	}
	wg.Wait()
	for _, err := range errs {
		if err != nil {
			return nil, err
		}
	}
	return slices.Concat(times...), nil
}
