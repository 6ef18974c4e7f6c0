package nccl_test

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/nccl"
)

// TestMain is a rank when the environment of torchrun says so.
func TestMain(m *testing.M) {
	if os.Getenv("KBIND_NCCL_CHILD") == "" {
		os.Exit(m.Run())
	}
	if err := child(os.Getenv("KBIND_NCCL_CHILD")); err != nil {
		fmt.Println("error:", err)
		os.Exit(3)
	}
}

// child sums the ranks a few times. One that is to die does so in between; the others find out.
func child(what string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 60*time.Second)
	defer cancel()
	dev, err := rt.Open(ctx, "cpu")
	if err != nil {
		return err
	}
	defer dev.Close()
	s, err := rt.NewStream(dev)
	if err != nil {
		return err
	}
	c, err := nccl.Init(dev, nccl.FromEnv())
	if err != nil {
		return err
	}
	b, err := rt.BufferFrom(s, []int32{int32(c.Rank() + 1)})
	if err != nil {
		return err
	}
	got := make([]int32, 1)
	for round := range 5 {
		if what == "die" && round == 3 && c.Rank() == 1 {
			os.Exit(9) // without a word
		}
		sum, err := rt.NewBuffer[int32](dev, 1)
		if err := errors.Join(err, nccl.AllReduce(s, c, sum, b, nccl.Sum), sum.Read(s, got)); err != nil {
			return errors.Join(err, b.Read(s, got)) // the stream works afterwards
		}
	}
	fmt.Println("sum", got[0])
	return c.Close()
}

// start runs n ranks in processes and returns what they print.
func start(t *testing.T, n int, what string) (outs []string, codes []int) {
	t.Helper()
	_, port, _ := strings.Cut(freeAddr(t), ":")
	var list []*exec.Cmd
	texts := make([]strings.Builder, n)
	for i := range n {
		cmd := exec.CommandContext(t.Context(), os.Args[0])
		cmd.Env = append(os.Environ(), "KBIND_NCCL_CHILD="+what, fmt.Sprintf("RANK=%d", i), fmt.Sprintf("WORLD_SIZE=%d", n),
			"MASTER_ADDR=127.0.0.1", "MASTER_PORT="+port)
		cmd.Stdout, cmd.Stderr = &texts[i], &texts[i]
		if err := cmd.Start(); err != nil {
			t.Skip("skip: no processes: ", err)
		}
		list = append(list, cmd)
	}
	for i, cmd := range list {
		_ = cmd.Wait()
		outs, codes = append(outs, texts[i].String()), append(codes, cmd.ProcessState.ExitCode())
	}
	return outs, codes
}

// TestProcesses sums over three processes, as torchrun starts them.
func TestProcesses(t *testing.T) {
	outs, codes := start(t, 3, "sum")
	for i := range outs {
		if outs[i] != "sum 6\n" || codes[i] != 0 {
			t.Errorf("rank %d: %d, %q", i, codes[i], outs[i])
		}
	}
}

// TestLostProcess ends one of three processes without a word: the others have an error soon, and their streams work.
func TestLostProcess(t *testing.T) {
	begin := time.Now()
	outs, codes := start(t, 3, "die")
	for _, i := range []int{0, 2} {
		if codes[i] != 3 || !strings.Contains(outs[i], "rank 1 is lost") {
			t.Errorf("rank %d: %d, %q", i, codes[i], outs[i])
		}
	}
	if took := time.Since(begin); took > 20*time.Second {
		t.Errorf("the others noticed after %v", took)
	}
}
