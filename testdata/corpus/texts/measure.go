package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/cc"
	"github.com/kbind/kbind/gen/cuda"
	"github.com/kbind/kbind/gen/opencl"
	rtcuda "github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	rthip "github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// kernel is what became of one.
type kernel struct {
	unit, name string
	text       string
	std        string // the version of OpenCL C
	refused    string // why there is no text
	at         string // where
	failed     string // what the compiler says of the text
	job        job
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
	var answers answers
	for i, u := range r.Units {
		slots <- struct{}{}
		wg.Go(func() {
			defer func() { <-slots }()
			list[i], failed[i] = within(opt, u)
			for j := range list[i] {
				if k := &list[i][j]; k.text != "" {
					k.failed = answers.of(k, func() string { return compile(opt, k) })
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

// answers are what the compiler says of texts. It is asked once about a text that several units contain.
type answers struct {
	mu     sync.Mutex
	byText map[string]func() string
}

// of returns the answer about the text of k, for which it calls ask if nobody has asked yet.
func (a *answers) of(k *kernel, ask func() string) string {
	key := k.name + "\n" + k.text
	a.mu.Lock()
	if a.byText == nil {
		a.byText = map[string]func() string{}
	}
	once := a.byText[key]
	if once == nil {
		once = sync.OnceValue(ask)
		a.byText[key] = once
	}
	a.mu.Unlock()
	return once()
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
		list, failed := translate(opt, u)
		list = slices.DeleteFunc(list, func(k kernel) bool { return !opt.takes(&k) })
		done <- answer{list, failed}
	}()
	select {
	case a := <-done:
		return a.kernels, a.failed
	case <-time.After(opt.timeout):
		return nil, u.Name() + ": takes too long"
	}
}

// takes reports whether a kernel is one of the sample.
func (opt *options) takes(k *kernel) bool {
	h := fnv.New64a()
	_, _ = io.WriteString(h, filepath.Base(k.unit)+"\n"+k.name) // cannot fail
	return h.Sum64()%max(opt.sample, 1) == 0
}

// translate makes the texts of a unit. What was understood of a unit with errors counts too.
func translate(opt *options, u units.Unit) ([]kernel, string) {
	cfg := &bindgen.Config{All: true, Include: u.Include, Defines: u.Defines, Std: u.Std, Embedded: u.Embedded}
	m, diags := bindgen.Load(cfg, u.Files...)
	if m == nil || m.Dialect == ir.OpenCL && opt.language == "opencl" {
		return nil, ""
	}
	failed := ""
	if err := diags.Err(); err != nil {
		failed, _, _ = strings.Cut(err.Error(), "\n")
	}
	var list []kernel
	add := func(k *ir.Kernel, text string, refused *ir.Refusal) {
		out := kernel{unit: u.Name(), name: k.Symbol, text: text, std: "CL1.2"}
		if refused != nil {
			p := m.Set.Position(refused.Pos)
			out.refused, out.at = refused.Msg, fmt.Sprintf("%s:%d:%d", p.File, p.Line, p.Col)
		}
		list = append(list, out)
	}
	if opt.language == "c" {
		for _, k := range cc.Emit(m, cc.Options{}).Kernels {
			switch {
			case k.Func == nil || k.Kernel.Refused != nil:
			case k.Refused != nil:
				add(k.Kernel, "", k.Refused)
			default:
				add(k.Kernel, k.Text.Text, nil)
			}
		}
		return list, failed
	}
	if opt.device == nil {
		for _, k := range opencl.Emit(m, opencl.Options{}).Kernels {
			switch {
			case k.Func == nil || k.Kernel.Refused != nil:
			case k.Refused != nil:
				add(k.Kernel, "", k.Refused)
			default:
				add(k.Kernel, k.Text.Text, nil)
				list[len(list)-1].job = jobOf(&k)
				if slices.Contains(k.Text.Needs, "generic-address-space") {
					list[len(list)-1].std = "CL3.0"
				}
			}
		}
		return list, failed
	}
	for _, k := range m.Kernels {
		if k.Func == nil || k.Refused != nil {
			continue
		}
		one := *m // each kernel has a text of its own, so that each is judged by itself
		one.Kernels = []*ir.Kernel{k}
		r, err := cuda.Emit(&one, cuda.Language(opt.language))
		switch {
		case err != nil:
			failed = err.Error()
		case r.Kernels[0].Refused != nil:
			add(k, "", r.Kernels[0].Refused)
		default:
			add(k, r.Text, nil)
		}
	}
	return list, failed
}

// deviceCompiler is NVRTC or HIPRTC.
type deviceCompiler interface {
	driver.Compiler
	Compile(spec *driver.ModuleSpec, arch string) (*driver.Code, error)
}

// open finds the compiler of the language.
func (opt *options) open() error {
	switch opt.language {
	case "opencl":
		return nil
	case "c":
		if opt.compiler == openCLCompiler {
			opt.compiler = cCompiler
		}
		return nil
	case "cuda":
		opt.device = rtcuda.New()
	case "hip":
		opt.device = rthip.New()
	default:
		return fmt.Errorf("-language %s: want opencl, cuda, hip or c", opt.language)
	}
	_, err := opt.device.CompilerInfo()
	return err
}

// compileOnDevice gives a text to NVRTC or HIPRTC and returns its first error.
func compileOnDevice(opt *options, k *kernel) string {
	spec := &driver.ModuleSpec{Name: "kernel", Dialect: driver.Dialect(opt.language),
		Sources: []driver.Source{{Name: "kernel", Text: k.text}}}
	arch := map[string]string{"cuda": "compute_90", "hip": "gfx90a"}[opt.language]
	_, err := opt.device.Compile(spec, arch)
	if err == nil {
		return ""
	}
	text := err.Error()
	var log *driver.BuildError
	if errors.As(err, &log) {
		text = log.Log
	}
	lines := strings.SplitN(strings.TrimSpace(text), "\n", 3)
	return strings.Join(lines[:min(2, len(lines))], " | ")
}

// compile gives a text to its compiler and returns its first error.
func compile(opt *options, k *kernel) string {
	sum := sha256.Sum256([]byte(k.text))
	if opt.keep != "" {
		name := filepath.Join(opt.keep, hex.EncodeToString(sum[:8])+".cl")
		if err := os.WriteFile(name, []byte("// "+k.unit+": "+k.name+"\n"+k.text), 0o666); err != nil {
			return err.Error()
		}
	}
	if opt.compiler == "" {
		return ""
	}
	if opt.device != nil {
		return compileOnDevice(opt, k)
	}
	if opt.compiler == onDevice {
		began := time.Now()
		failed := buildOnDevice(opt, k)
		fmt.Fprintf(os.Stderr, "%s: %s: %.0f s %s\n", k.unit, k.name, time.Since(began).Seconds(), failed)
		return failed
	}
	cmd := exec.Command(opt.compiler, "-x", "c", "-std=gnu11", "-fsyntax-only", "-w", "-")
	if opt.language != "c" {
		cmd = exec.Command(opt.compiler, "-x", "cl", "-cl-std="+k.std, "-Xclang", "-fdeclare-opencl-builtins", "-Xclang",
			"-finclude-default-header", "-fsyntax-only", "-target", "spir64", "-w", "-")
	}
	cmd.Stdin = strings.NewReader(k.text)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	if err := cmd.Run(); err != nil {
		if errs.Len() == 0 { // it did not run
			return err.Error()
		}
		lines := strings.SplitN(errs.String(), "\n", 3)
		return strings.Join(lines[:min(2, len(lines))], " | ")
	}
	return ""
}
