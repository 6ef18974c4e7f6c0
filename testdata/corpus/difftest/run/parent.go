package run

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// parent runs one unit in children, one after the other when they end early.
type parent struct {
	opt     *options
	index   int
	meta    Meta
	results chan<- *Result

	kernel, plan int
	stage        string
	hangs        int // of the kernel
}

// run starts children until every kernel has a result.
func (p *parent) run() {
	for p.kernel < len(p.meta.Kernels) {
		before := p.kernel
		code, stderr, killed := p.child()
		if p.kernel >= len(p.meta.Kernels) {
			return
		}
		if p.kernel > before {
			p.hangs = 0
		}
		if code == exitLost && p.stage == "done" { // its result came
			continue
		}
		r := p.meta.result(&p.meta.Kernels[p.kernel])
		r.Why = "in " + p.stage
		hang := killed || code == exitStuck
		switch {
		case hang && strings.HasPrefix(p.stage, "checked") && p.hangs < 2:
			p.hangs++
			p.plan += 4 // to one of smaller sizes
			continue
		case hang && strings.HasPrefix(p.stage, "checked"):
			r.State = Timeout
		case hang:
			r.State = Launched
			r.Against[p.stage] = "error: timeout"
		default:
			r.State, r.Why = Panicked, fmt.Sprintf("in %s: status %d: %s", p.stage, code, stderr)
		}
		p.results <- r
		p.kernel, p.plan, p.hangs = p.kernel+1, 0, 0
	}
}

// child runs one child to its end. killed says that it had to be killed.
func (p *parent) child() (code int, stderr string, killed bool) {
	from, to, err := os.Pipe()
	if err != nil {
		return 1, err.Error(), false
	}
	defer from.Close()
	self, err := os.Executable()
	if err != nil {
		return 1, err.Error(), false
	}
	cmd := exec.Command(self, "-child", fmt.Sprint(p.index), "-from", fmt.Sprint(p.kernel), "-plan", fmt.Sprint(p.plan),
		"-timeout", p.opt.timeout.String(), "-limit", p.opt.limit.String(),
		"-launches", fmt.Sprint(p.opt.launches), "-second", p.opt.second)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	cmd.ExtraFiles = []*os.File{to}
	p.stage = "start"
	if err := cmd.Start(); err != nil {
		to.Close()
		return 1, err.Error(), false
	}
	to.Close()
	lines := make(chan message)
	go func() {
		defer close(lines)
		dec := json.NewDecoder(from)
		for {
			var m message
			if dec.Decode(&m) != nil {
				return
			}
			lines <- m
		}
	}()
	killed = p.listen(cmd, lines)
	err = cmd.Wait()
	var exit *exec.ExitError
	if errors.As(err, &exit) {
		code = exit.ExitCode()
	}
	return code, tail(errs.String()), killed
}

// listen follows a child until it ends, and kills it when it says nothing for too long.
func (p *parent) listen(cmd *exec.Cmd, lines <-chan message) (killed bool) {
	for {
		limit := p.opt.timeout*2 + 10*time.Second
		if slices.Contains([]string{"compile", "opencl", "cuda", "cc"}, p.stage) {
			limit += 90 * time.Second
		}
		timer := time.NewTimer(limit)
		select {
		case m, ok := <-lines:
			timer.Stop()
			switch {
			case !ok:
				return killed
			case m.Result != nil:
				p.results <- m.Result
				p.kernel, p.plan, p.stage = m.Kernel+1, 0, "done"
			default:
				p.kernel, p.plan, p.stage = m.Kernel, m.Plan, m.Stage
			}
		case <-timer.C:
			killed = true
			_ = cmd.Process.Kill()
		}
	}
}

// tail is the part of a crash that says what happened.
func tail(s string) string {
	s = strings.TrimSpace(s)
	if i := strings.Index(s, "fatal error:"); i >= 0 {
		s = s[i:]
	} else if i := strings.Index(s, "panic:"); i >= 0 {
		s = s[i:]
	}
	lines := strings.Split(s, "\n")
	if len(lines) > 30 {
		lines = lines[:30]
	}
	return strings.Join(lines, "\n")
}
