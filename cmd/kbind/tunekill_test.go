package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/internal/testall"
	"github.com/kbind/kbind/rt/tuned"
)

// worksText is a kernel whose configurations take times that are far apart: the first value of WORK that is not the
// default is the best.
const worksText = `//kbind:kernel Works
//kbind:size x=n
//kbind:tune WORK=9,4,20,25,30,40,50,60,80,100,120,150,200,250,300
//kbind:grid n
template <int WORK> __global__ void works(float* x, int n) {
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
    unsigned h = i;
    for (int k = 0; k < WORK; k++) h = h * 1664525u + 1013904223u ^ h >> 15;
    x[i] = h == 1 ? 0 : i;
}
`

// tuner runs kbind tune as a process of its own.
type tuner struct {
	dir, cache string
	env        []string
}

func newTuner(t *testing.T) *tuner {
	t.Helper()
	r := &tuner{dir: userModule(t, "killed"), cache: t.TempDir()}
	built, err := exec.Command("go", "env", "GOCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	r.env = append(os.Environ(), "GOFLAGS="+os.Getenv("GOFLAGS")+" -mod=mod", "XDG_CACHE_HOME="+r.cache, "HOME="+r.cache,
		"GOCACHE="+strings.TrimSpace(string(built)), "TMPDIR="+t.TempDir(), "KBIND_BACKEND=cpu")
	write(t, filepath.Join(r.dir, "k.go"), "package k\n")
	write(t, filepath.Join(r.dir, "k.cu"), worksText)
	if out, err := r.command(t.Context(), "k.cu").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return r
}

func (r *tuner) command(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, "kbind", args...)
	cmd.Dir, cmd.Env = r.dir, r.env
	return cmd
}

func (r *tuner) tune(ctx context.Context) *exec.Cmd {
	return r.command(ctx, "tune", "k.cu", "-size", "n=4096", "-time", "20ms")
}

// journal are the lines that the tuner has kept.
func (r *tuner) journal() []string {
	files, _ := filepath.Glob(filepath.Join(r.cache, "kbind", "tune", "*.jsonl")) // the pattern is well-formed
	if len(files) == 0 {
		return nil
	}
	text, err := os.ReadFile(files[0])
	if err != nil {
		return nil
	}
	lines := strings.SplitAfter(string(text), "\n")
	return lines[:len(lines)-1]
}

// kill begins to tune and kills the process, some time after its journal has some lines more.
func (r *tuner) kill(t *testing.T, more int, after time.Duration) {
	t.Helper()
	cmd := r.tune(t.Context())
	var out bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &out
	before := len(r.journal())
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	for len(r.journal()) < before+more {
		select {
		case err := <-ended:
			t.Fatalf("the tuner ended before it was killed: %v\n%s", err, &out)
		case <-time.After(time.Millisecond):
		}
	}
	time.Sleep(after)
	_ = cmd.Process.Kill() // it may have ended
	if err := <-ended; err == nil {
		t.Fatalf("the tuner ended before it was killed\n%s", &out)
	}
}

// results are the results file, with the configurations in an order that does not depend on times.
func (r *tuner) results(t *testing.T) (first int64, ms map[int64]float64) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(r.dir, "k_tune.json"))
	if err != nil {
		t.Fatal(err)
	}
	var f tuned.File
	if err := json.Unmarshal(text, &f); err != nil {
		t.Fatal(err)
	}
	if len(f.Kernels["Works"]) != 1 {
		t.Fatalf("the results are\n%s", text)
	}
	ms = map[int64]float64{}
	best := f.Kernels["Works"][0].Best
	for _, c := range best {
		ms[c.Values["WORK"]] = c.Ms
	}
	return best[0].Values["WORK"], ms
}

// TestTuneKilled kills the tuner, as a process, at random moments: while it builds, opens the device, searches and
// measures the best again. Each run goes on where the one before was killed, and the last one writes the configurations
// that a run without kills writes, with the times that were measured before the kills.
func TestTuneKilled(t *testing.T) {
	testall.Need(t) // session.TestKilled is the same without processes
	r := newTuner(t)
	if out, err := r.tune(t.Context()).CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	wantFirst, want := r.results(t)
	if wantFirst != 4 || len(want) != 15 {
		t.Fatalf("without kills it chose %d of %v", wantFirst, want)
	}
	if err := os.Remove(filepath.Join(r.dir, "k_tune.json")); err != nil {
		t.Fatal(err)
	}
	if out, err := r.tune(t.Context()).CombinedOutput(); err == nil ||
		!bytes.Contains(out, []byte("k_kbind.go embeds k_tune.json, which is not there: run go generate")) {
		t.Errorf("without the file that the package embeds: %v\n%s", err, out)
	}
	if out, err := r.command(t.Context(), "k.cu").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	rng := rand.New(rand.NewPCG(1, 3))
	var kept []string
	for range 10 {
		if more := rng.IntN(3); len(kept) == 0 || more > 0 {
			r.kill(t, max(more, 1), time.Duration(rng.IntN(3))*time.Millisecond)
		} else {
			r.kill(t, 0, time.Duration(rng.IntN(300))*time.Millisecond) // before it measures
		}
		now := r.journal()
		if len(now) < len(kept) || !slices.Equal(now[:len(kept)], kept) {
			t.Fatalf("the journal was\n%s\nand is\n%s", strings.Join(kept, ""), strings.Join(now, ""))
		}
		kept = now
	}
	var log bytes.Buffer
	last := r.tune(t.Context())
	last.Stderr = &log
	if err := last.Run(); err != nil {
		t.Fatalf("%v\n%s", err, &log)
	}
	if want := fmt.Sprintf("going on after %d measurements", len(kept)-1); !strings.Contains(log.String(), want) {
		t.Errorf("the last run said %s, want %s", &log, want)
	}
	if left := r.journal(); left != nil {
		t.Errorf("the journal is left: %s", left)
	}
	first, got := r.results(t)
	if first != wantFirst || len(got) != len(want) {
		t.Errorf("chose %d of %v, want %d of %v", first, got, wantFirst, want)
	}
	for _, line := range kept[1:] { // the first is the head; the best and the default, 9, are measured again
		var e struct {
			Config string
			Reply  struct{ Median time.Duration }
		}
		if err := json.Unmarshal([]byte(line), &e); err != nil {
			t.Fatal(err)
		}
		var work int64
		if n, err := fmt.Sscanf(e.Config, "WORK=%d", &work); n != 1 || err != nil || strings.Contains(e.Config, "round") {
			continue // measured again
		}
		if ms := milliseconds(e.Reply.Median); work != first && work != 9 && got[work] != ms {
			t.Errorf("%s took %v ms before a kill, and the file says %v", e.Config, ms, got[work])
		}
	}
}
