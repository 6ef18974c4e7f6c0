package nccl

import (
	"bytes"
	"context"
	"log/slog"
	"net"
	"strings"
	"testing"
	"time"
)

// TestUnreachable looks for a rank 0 that nobody runs: why it cannot be reached is said once.
func TestUnreachable(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Skip("skip: no network: ", err)
	}
	addr := l.Addr().String()
	l.Close() // so that nobody listens there
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	ctx, cancel := context.WithTimeout(t.Context(), 100*time.Millisecond)
	defer cancel()
	m := &meeting{w: World{Rank: 1, Size: 2, Addr: addr}, patience: 10 * time.Millisecond}
	if _, err := m.dialFirst(ctx); err == nil {
		t.Error("it is reached")
	}
	if text := log.String(); strings.Count(text, "rank 0 cannot be reached") != 1 || !strings.Contains(text, addr) ||
		!strings.Contains(text, "refused") {
		t.Errorf("logged: %s", text)
	}
}
