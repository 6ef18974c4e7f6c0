package main

import (
	"bytes"
	"context"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

// transcript is what the command has written so far, for a test that reads while it runs.
type transcript struct {
	mu   sync.Mutex
	text bytes.Buffer
}

func (l *transcript) Write(p []byte) (int, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.text.Write(p)
}

// next waits for a text after what was seen before.
func (l *transcript) next(t *testing.T, text string) {
	t.Helper()
	for end := time.Now().Add(time.Minute); ; time.Sleep(10 * time.Millisecond) {
		l.mu.Lock()
		have := l.text.String()
		i := strings.Index(have, text)
		if i >= 0 {
			l.text.Next(i + len(text))
		}
		l.mu.Unlock()
		if i >= 0 {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("kbind -watch does not say %q but\n%s", text, have)
		}
	}
}

// TestWatch changes a kernel, a header that it includes, and one that was missing.
func TestWatch(t *testing.T) {
	dir := t.TempDir()
	kernel, header, config := filepath.Join(dir, "k.cu"), filepath.Join(dir, "inc", "scale.cuh"),
		filepath.Join(dir, "inc", "config.h")
	if err := os.Mkdir(filepath.Dir(header), 0o755); err != nil {
		t.Fatal(err)
	}
	const text = "#include \"inc/scale.cuh\"\n//kbind:kernel Scale\n__global__ void scale(float* x) { x[threadIdx.x] *= " +
		"FACTOR; }\n"
	write(t, kernel, text)
	write(t, header, "#include \"config.h\"\n#define FACTOR 2\n")
	log := new(transcript)
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan int)
	go func() {
		done <- run([]string{"-watch", "-package", "k", kernel}, &streams{out: log, err: log, env: noEnv, ctx: ctx})
	}()
	generated := func() string {
		t.Helper()
		b, err := os.ReadFile(filepath.Join(dir, "k_kbind_cpu.go"))
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	log.next(t, "generated; waiting for changes")
	write(t, header, "#include \"config.h\"\n#define FACTOR 3\n#define UNUSED 1\n")
	log.next(t, "inc/scale.cuh changed\n")
	log.next(t, "generated")
	if code := generated(); !strings.Contains(code, "3") || strings.Contains(code, "* 2") {
		t.Errorf("the change of a header is not in\n%s", code)
	}
	write(t, config, "#define CONFIGURED 1\n")
	log.next(t, "inc/config.h changed\n")
	log.next(t, "generated")
	write(t, kernel, strings.Replace(text, "FACTOR", "UNKNOWN", 1))
	log.next(t, "k.cu changed\n")
	log.next(t, "unknown name UNKNOWN")
	before := generated()
	write(t, kernel, strings.Replace(text, "Scale\n", "Stretch\n", 1))
	log.next(t, "generated")
	if code := generated(); code == before || !strings.Contains(code, "Stretch") {
		t.Errorf("mending the kernel generates\n%s", code)
	}
	stop()
	if code := <-done; code != 0 {
		t.Errorf("exit status %d", code)
	}
	inGenerate := func(name string) (string, bool) { return "k.go", name == "GOFILE" }
	if code := run([]string{"-watch", kernel}, &streams{out: log, err: log, env: inGenerate}); code != 2 {
		t.Errorf("under go generate: exit status %d", code)
	}
	log.next(t, "-watch does not end")
}
