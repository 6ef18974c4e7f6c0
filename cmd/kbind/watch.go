package main

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"os"
	"os/signal"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// kbind -watch generates, and again whenever a file changes that the last run has read or has looked for. Files are
// polled: a unit has few of them, and a poll works on every file system.

// watchInterval is how often the files are looked at.
const watchInterval = 200 * time.Millisecond

// stamp is what of a file tells that it changed. The zero stamp is a file that is not there.
type stamp struct {
	size int64
	time int64 // of the last change, in nanoseconds
}

func stampOf(path string) stamp {
	st, err := os.Stat(path)
	if err != nil {
		return stamp{}
	}
	return stamp{st.Size(), st.ModTime().UnixNano()}
}

// watcher holds the files of the last run as they were when it read them.
type watcher struct{ files map[string]stamp }

// see takes a file into the watch, as it is now.
func (w *watcher) see(path string) {
	path = filepath.Clean(path)
	if _, seen := w.files[path]; !seen {
		w.files[path] = stampOf(path)
	}
}

// changed lists the files that are not as they were, and takes them as they are now.
func (w *watcher) changed() []string {
	var list []string
	for _, path := range slices.Sorted(maps.Keys(w.files)) {
		if now := stampOf(path); now != w.files[path] {
			w.files[path] = now
			list = append(list, filepath.ToSlash(path))
		}
	}
	return list
}

// wait returns the files that changed, once they stay as they are: editors write a file in several steps. It returns
// nil when ctx has ended.
func (w *watcher) wait(ctx context.Context) []string {
	tick := time.NewTicker(watchInterval)
	defer tick.Stop()
	var changed []string
	for {
		select {
		case <-ctx.Done():
			return nil
		case <-tick.C:
		}
		more := w.changed()
		if len(more) == 0 && len(changed) > 0 {
			return changed
		}
		for _, path := range more {
			if !slices.Contains(changed, path) {
				changed = append(changed, path)
			}
		}
	}
}

// watch generates until the user interrupts it. Errors in the kernels are reported, and end nothing.
func (g *genFlags) watch(s *streams, targets []target) error {
	if _, in := s.env("GOFILE"); in {
		return usagef("-watch does not end, so go generate cannot run it: run kbind -watch in a terminal")
	}
	ctx, stop := signal.NotifyContext(s.context(), os.Interrupt)
	defer stop()
	for {
		w := &watcher{files: map[string]stamp{}}
		g.opened, g.mods = w.see, nil
		for _, f := range g.files {
			w.see(f)
		}
		var usage *usageError
		switch err := g.once(s, targets); {
		case errors.As(err, &usage):
			return err
		case err != nil && !errors.Is(err, errReported):
			fmt.Fprintf(s.err, "kbind: %v\n", err)
		case err == nil:
			fmt.Fprintf(s.err, "kbind: %s: generated; waiting for changes (files: %d)\n", strings.Join(g.files, " "),
				len(w.files))
		}
		changed := w.wait(ctx)
		if changed == nil {
			return nil
		}
		fmt.Fprintf(s.err, "kbind: %s changed\n", strings.Join(changed, ", "))
	}
}
