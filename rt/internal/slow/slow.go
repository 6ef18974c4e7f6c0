// Package slow tells people about work that takes so long that the program looks as if it hung.
//
// Invariants: nothing is said about work that is quick; what is said goes through log/slog, where a program can turn
// it off.
package slow

import (
	"log/slog"
	"sync/atomic"
	"time"
)

// patience is how long work may take in silence.
const patience = 2 * time.Second

// Start begins work; the function that it returns ends it. Work that takes longer than two seconds is logged while it
// goes on, and again when it is done.
func Start(what string, args ...any) (end func()) { return start(patience, what, args) }

func start(patience time.Duration, what string, args []any) func() {
	begin := time.Now()
	var told atomic.Bool
	timer := time.AfterFunc(patience, func() {
		told.Store(true)
		slog.Info(what+"; this is needed once", args...)
	})
	return func() {
		timer.Stop()
		if told.Load() {
			slog.Info(what+": done", append(args, "duration", time.Since(begin).Round(time.Millisecond))...)
		}
	}
}
