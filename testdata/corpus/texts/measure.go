package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/opencl"
	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// kernel is what became of one.
type kernel struct {
	unit, name string
	text       string
	refused    string // why there is no text
	at         string // where
	failed     string // what the compiler says of the text
}

// tally is what became of the kernels of one repository.
type tally struct {
	repo    string
	failed  []string // units that were not understood, in a line each
	kernels []kernel
}

// measure translates the kernels of a repository.
func measure(opt *options, r units.Repository) *tally {
	list := make([][]kernel, len(r.Units))
	failed := make([]string, len(r.Units))
	var wg sync.WaitGroup
	slots := make(chan struct{}, opt.parallel)
	for i, u := range r.Units {
		slots <- struct{}{}
		wg.Go(func() {
			defer func() { <-slots }()
			list[i], failed[i] = within(opt, u)
			for j := range list[i] {
				if k := &list[i][j]; k.text != "" {
					k.failed = compile(opt, k)
				}
			}
		})
	}
	wg.Wait()
	t := &tally{repo: r.Name}
	seen := map[string]bool{}
	for i := range list {
		if failed[i] != "" {
			t.failed = append(t.failed, failed[i])
		}
		for _, k := range list[i] {
			if key := k.name + "\n" + k.refused + "\n" + k.text; !seen[key] {
				seen[key] = true
				t.kernels = append(t.kernels, k)
			}
		}
	}
	return t
}

// within translates the kernels of a unit in the time that it has.
func within(opt *options, u units.Unit) ([]kernel, string) {
	type answer struct {
		kernels []kernel
		failed  string
	}
	done := make(chan answer, 1)
	go func() {
		defer func() {
			if e := recover(); e != nil {
				done <- answer{failed: fmt.Sprintf("%s: panic: %v", u.Name(), e)}
			}
		}()
		list, failed := translate(u)
		done <- answer{list, failed}
	}()
	select {
	case a := <-done:
		return a.kernels, a.failed
	case <-time.After(opt.timeout):
		return nil, u.Name() + ": takes too long"
	}
}

// translate makes the texts of a unit. What was understood of a unit with errors counts too.
func translate(u units.Unit) ([]kernel, string) {
	cfg := &bindgen.Config{All: true, Include: u.Include, Defines: u.Defines, Std: u.Std, Embedded: u.Embedded}
	m, diags := bindgen.Load(cfg, u.Files...)
	if m == nil || m.Dialect == ir.OpenCL {
		return nil, ""
	}
	failed := ""
	if err := diags.Err(); err != nil {
		failed, _, _ = strings.Cut(err.Error(), "\n")
	}
	var list []kernel
	for _, k := range opencl.Emit(m, opencl.Options{}).Kernels {
		if k.Func == nil || k.Kernel.Refused != nil {
			continue
		}
		out := kernel{unit: u.Name(), name: k.Symbol}
		if k.Refused != nil {
			p := m.Set.Position(k.Refused.Pos)
			out.refused, out.at = k.Refused.Msg, fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
		} else {
			out.text = k.Text.Text
		}
		list = append(list, out)
	}
	return list, failed
}

// compile gives a text to clang and returns its first error.
func compile(opt *options, k *kernel) string {
	sum := sha256.Sum256([]byte(k.text))
	if opt.keep != "" {
		name := filepath.Join(opt.keep, hex.EncodeToString(sum[:8])+".cl")
		if err := os.WriteFile(name, []byte("// "+k.unit+": "+k.name+"\n"+k.text), 0o666); err != nil {
			return err.Error()
		}
	}
	cmd := exec.Command(opt.compiler, "-x", "cl", "-cl-std=CL1.2", "-Xclang", "-fdeclare-opencl-builtins", "-Xclang",
		"-finclude-default-header", "-fsyntax-only", "-target", "spir64", "-w", "-")
	cmd.Stdin = strings.NewReader(k.text)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err := cmd.Run(); err != nil {
		lines := strings.SplitN(errs.String(), "\n", 3)
		return strings.Join(lines[:min(2, len(lines))], " | ")
	}
	return ""
}
