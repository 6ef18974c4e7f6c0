package usage_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/kerneltest"
	"github.com/kbind/kbind/gen/internal/usage"
)

// The keys of testdata are "needs", what the function around needs from its caller, "is" for what it does, and
// variables, of which is said whether they are written and addressed, and how often they are read.
func TestWant(t *testing.T) {
	kerneltest.Check(t, "testdata/*.cu", func(f *kerneltest.Func) kerneltest.Query {
		u := usage.Analyse(f.Module.Funcs, func(op ir.Op) bool { return strings.HasPrefix(string(op), "time.") })
		return func(_ int, key string) string {
			switch key {
			case "needs":
				return needs(u.Needs[f.Func])
			case "is":
				return list(flag(u.Suspends[f.Func], "suspending"), flag(u.Recursive[f.Func], "recursive"))
			}
			v := f.Var(key)
			if v == nil {
				return "no variable"
			}
			return list(fmt.Sprintf("read%d", u.Reads[v]), flag(u.Written[v], "written"), flag(u.Addressed[v], "addressed"))
		}
	})
}

func needs(n *usage.Needs) string {
	out := []string{flag(n.Block, "block"), flag(n.SharedNumbers, "numbers")}
	for i, used := range n.Thread {
		out = append(out, flag(used, "xyz"[i:i+1]))
	}
	for _, v := range n.Shared {
		out = append(out, v.Source)
	}
	return list(out...)
}

func flag(set bool, name string) string {
	if set {
		return name
	}
	return ""
}

func list(parts ...string) string {
	var out []string
	for _, p := range parts {
		if p != "" {
			out = append(out, p)
		}
	}
	if out == nil {
		return "nothing"
	}
	return strings.Join(out, ",")
}

func TestSuspending(t *testing.T) {
	funcs := kerneltest.Load(t, "testdata/needs.cu")
	var all []*ir.Func
	for _, f := range funcs {
		all = append(all, f.Func)
	}
	found := usage.Suspending(all, func(s ir.Stmt) bool { _, ok := s.(*ir.Loop); return ok })
	var names []string
	for _, f := range all {
		if found[f] {
			names = append(names, f.Source)
		}
	}
	if got := strings.Join(names, " "); got != "looping calls_looping" {
		t.Errorf("%q reach a loop", got)
	}
}
