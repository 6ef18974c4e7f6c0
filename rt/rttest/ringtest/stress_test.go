package ringtest

import (
	"errors"
	"math/rand/v2"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// stall is one in so many times that a side of TestStress stops for a while.
const stall = 1000

// TestStress has stalls at random on both sides, and the kernel ends and begins again now and then.
func TestStress(t *testing.T) {
	dev := open(t)
	r, err := StartEchoSlowly(dev)
	must(t, err)
	r.HungAfter(10 * time.Minute) // on the CPU, a busy machine may not run a block for long
	n := uint32(*messages)
	seed := uint64(time.Now().UnixNano())
	t.Logf("seed %d", seed)
	quit := make(chan struct{})
	var others, sender sync.WaitGroup
	others.Go(func() { pauses(t, r, seed, quit) })
	for g := range uint32(2) { // callers beside who sends
		others.Go(func() {
			for i := uint32(0); ; i++ {
				select {
				case <-quit:
					return
				default:
				}
				if err := echo(dev, r, 1<<31|g<<24|i&0xFFFFFF); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	begun := time.Now()
	sender.Go(func() { sendAtRandom(t, dev, r, n, rand.New(rand.NewPCG(seed, 2))) })
	receiveAtRandom(t, dev, r, n, rand.New(rand.NewPCG(seed, 3)))
	d := time.Since(begun)
	close(quit)
	sender.Wait()
	others.Wait()
	t.Logf("%d messages in %v, %.2f million a second; %+v", n, d, float64(n)/d.Seconds()/1e6, r.Stats())
	must(t, r.Close())
}

// pauses has the kernel end and begin again.
func pauses(t *testing.T, r *rt.Ring[Message, Message], seed uint64, quit chan struct{}) {
	rnd := rand.New(rand.NewPCG(seed, 1))
	for {
		select {
		case <-quit:
			return
		case <-time.After(time.Duration(rnd.IntN(6000)) * time.Microsecond):
		}
		if err := errors.Join(r.Pause(), r.Resume()); err != nil {
			t.Error(err)
			return
		}
	}
}

// sendAtRandom sends n messages, several at a time or one.
func sendAtRandom(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message], n uint32, rnd *rand.Rand) {
	var list [64]Message
	for i := uint32(0); i < n; {
		if rnd.IntN(stall) == 0 {
			time.Sleep(time.Duration(rnd.IntN(200)) * time.Microsecond)
		}
		k, err := min(uint32(1+rnd.IntN(len(list))), n-i), error(nil)
		for j := range k {
			list[j] = message(i + j)
		}
		if k == 1 {
			err = r.Send(dev, list[0])
		} else {
			err = r.SendAll(dev, list[:k])
		}
		if err != nil {
			t.Error(err)
			return
		}
		i += k
	}
}

// receiveAtRandom receives the replies to n messages in the order in which they were sent: none is lost or doubled.
func receiveAtRandom(t *testing.T, dev *rt.Context, r *rt.Ring[Message, Message], n uint32, rnd *rand.Rand) {
	var list [64]Message
	for i := uint32(0); i < n; {
		if rnd.IntN(stall) == 0 {
			time.Sleep(time.Duration(rnd.IntN(200)) * time.Microsecond)
		}
		k, err := 1, error(nil)
		if want := 1 + rnd.IntN(len(list)); want == 1 {
			list[0], err = r.Recv(dev)
		} else {
			k, err = r.RecvSome(dev, list[:min(uint32(want), n-i)])
		}
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range list[:k] {
			if err := check(i, m); err != nil {
				t.Fatal(err)
			}
			i++
		}
	}
}
