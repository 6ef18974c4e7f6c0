package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os/exec"
	"strings"
	"time"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// What `kbind inspect -json` prints, as far as it is measured.
type (
	inspection struct {
		Files []struct {
			Dialect string       `json:"dialect"`
			Errors  []diagnostic `json:"errors"`
			Kernels []found      `json:"kernels"`
		} `json:"files"`
	}
	diagnostic struct {
		File string `json:"file"`
		Line int    `json:"line"`
		Code string `json:"code"`
		Msg  string `json:"msg"`
	}
	found struct {
		Qualified string `json:"qualified"`
		File      string `json:"file"`
		Line      int    `json:"line"`
		ExternC   bool   `json:"extern_c"`
		Template  []struct {
			Name string `json:"name"`
		} `json:"template"`
		Params []struct {
			Name      string `json:"name"`
			Type      string `json:"type"`
			Canonical string `json:"canonical"`
		} `json:"params"`
		Instances []struct {
			Symbol string `json:"symbol"`
		} `json:"instances"`
		Targets map[string]struct {
			OK    bool   `json:"ok"`
			Error string `json:"error"`
			File  string `json:"file"`
			Line  int    `json:"line"`
		} `json:"targets"`
	}
)

// answer is what kbind says about one file, or how it failed to.
type answer struct {
	dialect string
	kernels []found
	errors  []diagnostic
	took    time.Duration
	timeout bool
	panic   string // the first line of a panic, or of output that is no JSON
}

// inspectKbind runs kbind on one unit.
func inspectKbind(kbind string, u units.Unit, timeout time.Duration) answer {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	args := append([]string{"inspect", "-json"}, u.Flags()...)
	if len(u.Files) > 1 {
		args = append(args, "-unit")
	}
	args = append(args, u.Files...)
	var out, errs bytes.Buffer
	cmd := exec.CommandContext(ctx, kbind, args...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	start := time.Now()
	err := cmd.Run()
	a := answer{took: time.Since(start)}
	if ctx.Err() != nil {
		a.timeout = true
		return a
	}
	var exit *exec.ExitError
	if err != nil && !errors.As(err, &exit) {
		a.panic = err.Error()
		return a
	}
	var r inspection
	if err := json.Unmarshal(out.Bytes(), &r); err != nil || len(r.Files) != 1 {
		a.panic = firstLines(errs.String(), 12)
		if a.panic == "" {
			a.panic = fmt.Sprintf("no JSON: %v", err)
		}
		return a
	}
	a.dialect = r.Files[0].Dialect
	a.kernels, a.errors = r.Files[0].Kernels, r.Files[0].Errors
	if strings.Contains(errs.String(), "panic") {
		a.panic = firstLines(errs.String(), 12)
	}
	return a
}

func firstLines(s string, n int) string {
	ls := strings.SplitN(strings.TrimSpace(s), "\n", n+1)
	if len(ls) > n {
		ls = ls[:n]
	}
	return strings.Join(ls, "\n")
}
