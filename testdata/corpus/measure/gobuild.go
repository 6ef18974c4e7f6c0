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
)

// buildAll generates Go for every unit that has a kernel to generate, each into a package of one module, and lets the
// Go command vet and build them all. It raises the states of the kernels.
func buildAll(opt *options, root string, rs []result) error {
	self, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}").Output()
	if err != nil {
		return fmt.Errorf("-go wants to run in kbind's module: %w", err)
	}
	module := strings.TrimSpace(string(self))
	if err := write(filepath.Join(opt.work, "go.mod"), []byte("module measured\n\ngo 1.26.0\n")); err != nil {
		return err
	}
	if err := write(filepath.Join(opt.work, "go.work"),
		fmt.Appendf(nil, "go 1.26.0\n\nuse (\n\t.\n\t%q\n)\n", module)); err != nil {
		return err
	}
	packages := make([]string, len(rs))
	var wg sync.WaitGroup
	slots := make(chan struct{}, opt.parallel)
	for i := range rs {
		slots <- struct{}{}
		wg.Add(1)
		go func() {
			defer wg.Done()
			defer func() { <-slots }()
			packages[i] = generate(opt, root, &rs[i])
		}()
	}
	wg.Wait()
	var wanted []string
	for _, p := range packages {
		if p != "" {
			wanted = append(wanted, "./"+p)
		}
	}
	if len(wanted) == 0 {
		return nil
	}
	failed, err := goCommand(opt, "vet", wanted)
	if err != nil {
		return err
	}
	unbuilt, err := goCommand(opt, "build", wanted)
	if err != nil {
		return err
	}
	for i := range rs {
		p := packages[i]
		why := failed[p]
		if why == "" {
			why = unbuilt[p]
		}
		switch {
		case p == "":
		case why != "":
			rs[i].generate = why
		default:
			rs[i].raise(emitted, compiled)
		}
	}
	return nil
}

func (r *result) raise(from, to state) {
	for i := range r.kernels {
		if r.kernels[i].state == from {
			r.kernels[i].state = to
		}
	}
}

// generate writes the Go of one unit and returns its package's directory below opt.work; "" if there is none.
func generate(opt *options, root string, r *result) string {
	any := false
	for _, k := range r.kernels {
		any = any || k.state == lowered
	}
	if !any {
		return ""
	}
	rel, err := filepath.Rel(root, r.unit.Name())
	if err != nil {
		return ""
	}
	sum := sha256.Sum256([]byte(filepath.ToSlash(rel)))
	p := "p" + hex.EncodeToString(sum[:6])
	dir := filepath.Join(opt.work, p)
	if err := os.RemoveAll(dir); err != nil {
		return ""
	}
	if err := os.MkdirAll(dir, 0o777); err != nil {
		return ""
	}
	args := append(r.unit.Flags(), "-cpu=optional", "-package", p, "-o", dir)
	out, err := exec.Command(opt.kbind, append(args, r.unit.Files...)...).CombinedOutput()
	if err != nil {
		r.generate = message(out)
		os.RemoveAll(dir)
		return ""
	}
	r.raise(lowered, emitted)
	return p
}

// message is the first error in what kbind wrote, without its place.
func message(out []byte) string {
	line, _, _ := strings.Cut(string(out), "\n")
	if _, msg, ok := strings.Cut(line, "error: "); ok {
		return msg
	}
	return line
}

// goCommand runs "go vet" or "go build" over the packages and returns the first message about each that fails.
func goCommand(opt *options, verb string, packages []string) (map[string]string, error) {
	cmd := exec.Command("go", append([]string{verb, fmt.Sprintf("-p=%d", opt.parallel)}, packages...)...)
	cmd.Dir = opt.work
	cmd.Env = append(os.Environ(), "GOWORK="+filepath.Join(opt.work, "go.work"), "GOFLAGS=")
	var errs bytes.Buffer
	cmd.Stderr = &errs
	err := cmd.Run()
	failed := map[string]string{}
	for _, part := range strings.Split("\n"+errs.String(), "\n# ") {
		head, body, ok := strings.Cut(part, "\n")
		if p, is := strings.CutPrefix(strings.Trim(head, "[]"), "measured/"); ok && is {
			if failed[p] == "" {
				line, _, _ := strings.Cut(body, "\n")
				_, msg, found := strings.Cut(line, ": ")
				if !found {
					msg = line
				}
				failed[p] = "go " + verb + ": " + strings.TrimSpace(msg)
			}
		}
	}
	if err != nil && len(failed) == 0 {
		return nil, fmt.Errorf("go %s: %w\n%s", verb, err, firstLines(errs.String(), 10))
	}
	return failed, nil
}
