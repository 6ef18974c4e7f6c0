package slow

import (
	"bytes"
	"log/slog"
	"strings"
	"sync"
	"testing"
	"time"
)

// buffer is a bytes.Buffer for several goroutines.
type buffer struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (b *buffer) Write(p []byte) (int, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.Write(p)
}

func (b *buffer) String() string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return b.b.String()
}

func TestStart(t *testing.T) {
	old := slog.Default()
	t.Cleanup(func() { slog.SetDefault(old) })
	var out buffer
	slog.SetDefault(slog.New(slog.NewTextHandler(&out, nil)))
	start(time.Hour, "quick", nil)()
	end := start(time.Millisecond, "compiling a.cu", []any{"arch", "sm_90"})
	for !strings.Contains(out.String(), "needed once") {
		time.Sleep(time.Millisecond)
	}
	end()
	text := out.String()
	if strings.Contains(text, "quick") ||
		!strings.Contains(text, `msg="compiling a.cu; this is needed once" arch=sm_90`) || !strings.Contains(text, "done") ||
		strings.Count(text, "\n") != 2 {
		t.Errorf("logged:\n%s", text)
	}
}
