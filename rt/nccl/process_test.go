package nccl_test

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// TestMain is a rank when the environment says so.
func TestMain(m *testing.M) {
	var err error
	switch os.Getenv("KBIND_NCCL_CHILD") {
	case "":
		os.Exit(m.Run())
	case "sum":
		err = sum()
	case "serve":
		err = serve(os.Stdin)
	}
	if err != nil {
		fmt.Println("error:", err)
		os.Exit(3)
	}
}

// openRank opens the device of a rank of this host.
func openRank(rank int) (*rt.Context, *rt.Stream, error) {
	name, opts := "cpu", []rt.Option(nil)
	if b := backend(); b != "" {
		devices, err := listDevices(context.Background(), b)
		if err != nil {
			return nil, nil, err
		}
		if rank >= len(devices) {
			return nil, nil, fmt.Errorf("%d devices of %s for rank %d", len(devices), b, rank)
		}
		name, opts = b+":"+devices[rank].ID, []rt.Option{rt.Primary()}
	}
	dev, err := rt.Open(context.Background(), name, opts...)
	if err != nil {
		return nil, nil, err
	}
	s, err := rt.NewStream(dev)
	return dev, s, err
}

// sum sums the ranks a few times, as the environment of torchrun says.
func sum() error {
	w := nccl.FromEnv()
	dev, s, err := openRank(w.Rank)
	if err != nil {
		return err
	}
	defer dev.Close()
	c, err := nccl.Init(dev, w)
	if err != nil {
		return err
	}
	got := make([]int32, 1)
	for range 5 {
		if err := add(dev, s, c, got); err != nil {
			return err
		}
	}
	fmt.Println("sum", got[0])
	return c.Close()
}

// add sums 1 and the ranks.
func add(dev *rt.Context, s *rt.Stream, c *nccl.Comm, got []int32) error {
	b, err := rt.BufferFrom(s, []int32{int32(c.Rank() + 1)})
	return errors.Join(err, nccl.AllReduce(s, c, b, b, nccl.Sum), b.Read(s, got), b.Free())
}

// serve joins one communicator after the other, as the lines say: rank, size, address. In each it sums until that
// fails, and says how long the failure took to show after the last sum, and whether the device works.
func serve(lines io.Reader) error {
	var dev *rt.Context
	var s *rt.Stream
	for {
		w := nccl.World{}
		if _, err := fmt.Fscanln(lines, &w.Rank, &w.Size, &w.Addr); err != nil {
			return nil // the end
		}
		var err error
		if dev == nil {
			if dev, s, err = openRank(w.Rank); err != nil {
				return err
			}
		}
		c, err := nccl.Init(dev, w)
		if err != nil {
			return err
		}
		fmt.Println("joined")
		got := make([]int32, 1)
		last := time.Now()
		for err == nil {
			last = time.Now()
			err = add(dev, s, c, got)
		}
		took := time.Since(last)
		b, works := rt.BufferFrom(s, []int32{1})
		works = errors.Join(works, b.Fill(s, 7), b.Read(s, got), b.Free())
		if got[0] != 7 {
			works = errors.Join(works, fmt.Errorf("it holds %d", got[0]))
		}
		_ = c.Close() // which returns why it was aborted
		fmt.Printf("%d ms; works: %v; %s\n", took.Milliseconds(), works, strings.ReplaceAll(err.Error(), "\n", "; "))
	}
}

// run runs n ranks in processes and returns what they print.
func run(t *testing.T, n int) (outs []string) {
	t.Helper()
	_, port, _ := strings.Cut(freeAddr(t), ":")
	texts := make([]strings.Builder, n)
	var list []*exec.Cmd
	for i := range n {
		cmd := process(t, "sum", fmt.Sprintf("RANK=%d", i), fmt.Sprintf("WORLD_SIZE=%d", n), "MASTER_ADDR=127.0.0.1",
			"MASTER_PORT="+port)
		cmd.Stdout, cmd.Stderr = &texts[i], &texts[i]
		if err := cmd.Start(); err != nil {
			t.Skip("skip: no processes: ", err)
		}
		list = append(list, cmd)
	}
	for i, cmd := range list {
		_ = cmd.Wait() // what it prints says it all
		outs = append(outs, texts[i].String())
	}
	return outs
}

func process(t *testing.T, what string, env ...string) *exec.Cmd {
	cmd := exec.CommandContext(t.Context(), os.Args[0])
	cmd.Env = append(append(os.Environ(), "KBIND_NCCL_CHILD="+what), env...)
	return cmd
}

// TestProcesses sums over processes, as torchrun starts them.
func TestProcesses(t *testing.T) {
	n := most(t, 3)
	want := fmt.Sprintf("sum %d\n", n*(n+1)/2)
	for i, out := range run(t, n) {
		if out != want {
			t.Errorf("rank %d: %q, want %q", i, out, want)
		}
	}
}

// server is a process that serves.
type server struct {
	*exec.Cmd
	in  io.WriteCloser
	out *bufio.Reader
}

func newServer(t *testing.T) *server {
	t.Helper()
	p := &server{Cmd: process(t, "serve")}
	in, err := p.StdinPipe()
	out, err2 := p.StdoutPipe()
	p.Stderr = os.Stderr
	if err := errors.Join(err, err2, p.Start()); err != nil {
		t.Skip("skip: no processes: ", err)
	}
	p.in, p.out = in, bufio.NewReader(out)
	t.Cleanup(func() {
		_ = p.in.Close()
		_ = p.Wait() // of a process that was killed
	})
	return p
}

// line reads a line, which must come soon.
func (p *server) line(t *testing.T, limit time.Duration) (text string) {
	t.Helper()
	within(t, limit, "a rank", func() { text, _ = p.out.ReadString('\n') })
	return text
}

// TestKills kills one of several processes at a random time, many times: the others have an error soon, their devices
// work, and they make a communicator with a new process.
func TestKills(t *testing.T) {
	n := most(t, 3)
	rounds := testall.Count(t, 3, 50)
	if backend() != "" {
		rounds = 50
	}
	const deadline = 5 * time.Second
	list := make([]*server, n)
	for i := range list {
		list[i] = newServer(t)
	}
	var longest time.Duration
	for round := range rounds {
		addr := freeAddr(t)
		for i, p := range list {
			fmt.Fprintln(p.in, i, n, addr)
		}
		for i, p := range list {
			if text := p.line(t, 60*time.Second); text != "joined\n" {
				t.Fatalf("round %d: rank %d: %q", round, i, text)
			}
		}
		time.Sleep(time.Duration(rand.IntN(20_000)) * time.Microsecond)
		lost, begin := rand.IntN(n), time.Now()
		if err := list[lost].Process.Kill(); err != nil {
			t.Fatal(err)
		}
		for i, p := range list {
			if i == lost {
				continue
			}
			text := p.line(t, deadline)
			if !strings.Contains(text, "works: <nil>") || !strings.Contains(text, fmt.Sprintf("rank %d is lost", lost)) {
				t.Fatalf("round %d: rank %d: %q", round, i, text)
			}
			longest = max(longest, time.Since(begin))
		}
		list[lost] = newServer(t)
	}
	t.Logf("%d kills of one of %d ranks: the last error came %v after the kill", rounds, n, longest)
}
