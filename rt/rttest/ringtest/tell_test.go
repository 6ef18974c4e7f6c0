package ringtest

import (
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// pair starts two rings that send each other messages on the device.
func pair(t *testing.T, dev *rt.Context) (s *rt.Stream, tally rt.Buffer[Tally], ping *rt.Ring[Hop, Tally],
	pong *rt.Ring[Hop, int32]) {
	t.Helper()
	s, tally = buffer(t, dev, Tally{})
	pingBox, err := NewPingInbox(dev)
	must(t, err)
	pongBox, err := NewPongInbox(dev)
	must(t, err)
	pong, err = StartPong(dev, pongBox, pingBox, tally)
	skipWithout(t, dev, err)
	must(t, err)
	t.Cleanup(func() { must(t, pong.Close()) })
	ping, err = StartPing(dev, pingBox, pongBox, tally)
	must(t, err)
	t.Cleanup(func() { must(t, ping.Close()) })
	must(t, errors.Join(pingBox.Free(), pongBox.Free())) // the rings keep them
	return s, tally, ping, pong
}

// settled waits until so many messages have ended or are lost.
func settled(t *testing.T, dev *rt.Context, ping *rt.Ring[Hop, Tally], n int32) (got Tally) {
	t.Helper()
	for begun := time.Now(); got.Ended+got.Lost < n && time.Since(begun) < 20*time.Second; {
		var err error
		if got, err = ping.Call(dev, Hop{}); err != nil {
			t.Fatal(err)
		}
	}
	return got
}

// TestTell has messages go to and fro on the device, which the host begins.
func TestTell(t *testing.T) {
	dev := open(t)
	stream, tally, ping, pong := pair(t, dev)
	const callers, games, hops = 3, 4, 20 // all of whose messages have room in an inbox
	want := Tally{Ended: callers * games}
	var wg sync.WaitGroup
	for c := range int32(callers) {
		for i := range int32(games) {
			want.Sum += 100*c + i + 1 + hops
		}
		wg.Go(func() {
			for i := range int32(games) {
				if _, err := ping.Call(dev, Hop{Value: 100*c + i + 1, Left: hops}); err != nil {
					t.Error(err)
					return
				}
				if i == 2 && c == 0 { // what is in the inboxes stays there
					if err := errors.Join(pong.Pause(), ping.Pause(), ping.Resume(), pong.Resume()); err != nil {
						t.Error(err)
					}
				}
			}
		})
	}
	wg.Wait()
	settled(t, dev, ping, callers*games)
	must(t, errors.Join(ping.Pause(), pong.Pause()))
	got := make([]Tally, 1)
	must(t, tally.Read(stream, got))
	if got[0] != want {
		t.Errorf("%+v, want %+v", got[0], want)
	}
}

// TestTellFull fills the inbox of a ring that pauses.
func TestTellFull(t *testing.T) {
	dev := open(t)
	_, _, ping, pong := pair(t, dev)
	must(t, pong.Pause())
	for i := range int32(150) {
		got, err := ping.Call(dev, Hop{Value: 1, Left: 2})
		must(t, err)
		if want := max(0, i+1-128); got.Lost < want-4 || got.Lost > want || got.Ended != 0 { // others end at the same time
			t.Fatalf("after %d messages: %+v", i+1, got)
		}
	}
	must(t, pong.Resume())
	if got, want := settled(t, dev, ping, 150), (Tally{Ended: 128, Lost: 22, Sum: 3 * 128}); got != want {
		t.Errorf("%+v, want %+v", got, want)
	}
}

// TestSmallInbox starts a ring with other memory than NewPongInbox makes.
func TestSmallInbox(t *testing.T) {
	dev := open(t)
	_, tally := buffer(t, dev, Tally{})
	_, small := buffer(t, dev, make([]uint64, 20)...)
	_, err := StartPong(dev, small, small, tally)
	skipWithout(t, dev, err)
	if !errors.Is(err, rt.ErrInvalidLaunch) || !strings.Contains(err.Error(), "; NewPongInbox makes it") {
		t.Errorf("an inbox of 20 elements: %v", err)
	}
	if _, err := StartPong(dev, rt.Buffer[uint64]{}, small, tally); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("no inbox: %v", err)
	}
}

// TestInboxElsewhere starts a ring with an inbox of another context.
func TestInboxElsewhere(t *testing.T) {
	dev, other := open(t), open(t)
	_, tally := buffer(t, dev, Tally{})
	box, err := NewPongInbox(other)
	must(t, err)
	_, err = StartPong(dev, box, box, tally)
	if err != nil && !strings.Contains(err.Error(), "another context") {
		skipWithout(t, dev, err)
	}
	if !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("an inbox of another context: %v", err)
	}
}
