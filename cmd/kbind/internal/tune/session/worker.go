// Package session measures the configurations of a subject: it gives jobs to a program of package candidate, keeps
// what was measured in a journal, and chooses the best.
//
// Invariants: a configuration whose results were not compared with the CPU's cannot be chosen; a program that
// hangs, crashes or loses its device costs the configuration that it was at, and nothing else; a session that was
// killed goes on where the journal ends.
package session

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"

	"github.com/kbind/kbind/rt/bench/candidate"
	"github.com/kbind/kbind/rt/driver"
)

// Worker is a program of package candidate, which is started again when it does not go on.
type Worker struct {
	path, device string
	env          []string
	unlocked     bool           // it measures nothing
	reference    *candidate.Job // what a program is told first; nil: nothing yet

	cmd    *exec.Cmd
	in     io.WriteCloser
	out    io.Closer
	lines  chan []byte // what the program writes; closed at its end
	stderr *stderr
	log    io.Writer // gets what the program logs
}

// errHung is the error of a job that did not end in time.
var errHung = errors.New("it did not end in time")

// NewWorker returns a worker for the program at path, which measures on a device. What the program logs goes to log.
// Nothing is started.
func NewWorker(path, device string, env []string, log io.Writer) *Worker {
	return &Worker{path: path, device: device, env: env, log: log}
}

// stderr passes the lines on that a program logs, such as that it waits for the device's lock, and keeps the beginning
// of the rest, where a crash says its reason.
type stderr struct {
	log  io.Writer
	line []byte // that is not whole yet
	text []byte
}

func (w *stderr) Write(b []byte) (int, error) {
	w.line = append(w.line, b...)
	for {
		i := bytes.IndexByte(w.line, '\n')
		if i < 0 {
			return len(b), nil
		}
		line := w.line[:i+1]
		w.line = w.line[i+1:]
		if bytes.Contains(line, []byte(" INFO ")) || bytes.Contains(line, []byte(" WARN ")) { // as package log/slog writes
			_, _ = w.log.Write(line) // the user's terminal
			continue
		}
		w.text = append(w.text, line[:min(len(line), 4096-len(w.text))]...)
	}
}

// reason is why the program ended: its panic or fatal error, else what it wrote last.
func (w *stderr) reason() string {
	lines := strings.Split(strings.TrimSpace(string(w.text)+string(w.line)), "\n")
	for _, line := range lines {
		for _, start := range []string{"panic: ", "fatal error: ", "SIG"} {
			if strings.HasPrefix(line, start) {
				return line
			}
		}
	}
	return lines[len(lines)-1]
}

// start starts the program.
func (w *Worker) start() error {
	cmd := exec.Command(w.path)
	cmd.Env = w.env
	w.stderr = &stderr{log: w.log}
	cmd.Stderr = w.stderr
	cmd.WaitDelay = time.Second // what it has started, a compiler, may have its stderr open for long
	in, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	lines := make(chan []byte)
	go func() {
		defer close(lines)
		r := bufio.NewReader(out)
		for {
			line, err := r.ReadBytes('\n')
			if err != nil {
				return
			}
			lines <- line
		}
	}()
	w.cmd, w.in, w.out, w.lines = cmd, in, out, lines
	return nil
}

// Close ends the program.
func (w *Worker) Close() {
	if w.cmd == nil {
		return
	}
	_ = w.in.Close() // the program ends with its input
	select {
	case <-w.lines: // closed: nothing was asked
	case <-time.After(5 * time.Second):
	}
	w.kill()
}

// kill ends the program at once.
func (w *Worker) kill() {
	if w.cmd == nil {
		return
	}
	_ = w.cmd.Process.Kill() // it may have ended
	_ = w.out.Close()        // what it has started may still write
	for range w.lines {
	}
	_ = w.cmd.Wait() // it was killed
	w.cmd = nil
}

// ask gives the running program a job and waits for its reply.
func (w *Worker) ask(j *candidate.Job, limit time.Duration) (r candidate.Reply, err error) {
	line, err := json.Marshal(j)
	if err != nil {
		return r, err
	}
	if _, err := w.in.Write(append(line, '\n')); err != nil {
		return r, w.died()
	}
	timer := time.NewTimer(limit)
	defer timer.Stop()
	select {
	case line, ok := <-w.lines:
		if !ok {
			return r, w.died()
		}
		d := json.NewDecoder(bytes.NewReader(line))
		d.DisallowUnknownFields()
		return r, d.Decode(&r)
	case <-timer.C:
		w.kill()
		return r, errHung
	}
}

// died says how the program ended.
func (w *Worker) died() error {
	w.kill()
	return fmt.Errorf("the program that measures ended: %s", w.stderr.reason())
}

// Compile does jobs that compile, with several programs at once. What does not compile is found out again when it is
// measured, so nothing is reported; done is told of each job. limit is for each.
func Compile(path, device string, env []string, jobs []*candidate.Job, programs int, limit time.Duration, done func()) {
	queue := make(chan *candidate.Job)
	var wg sync.WaitGroup
	var mu sync.Mutex
	for range min(programs, len(jobs)) {
		wg.Go(func() {
			w := NewWorker(path, device, env, io.Discard)
			w.unlocked = true
			defer w.Close()
			for j := range queue {
				if w.cmd == nil {
					if _, err := w.Open(); err != nil {
						w.kill()
						continue
					}
				}
				if _, err := w.ask(j, limit); err != nil {
					w.kill()
				}
				mu.Lock()
				done()
				mu.Unlock()
			}
		})
	}
	for _, j := range jobs {
		queue <- j
	}
	close(queue)
	wg.Wait()
}

// openLimit is how long a program may take to open its device and to run the reference on the CPU.
const openLimit = 30 * time.Minute

// Open starts the program, if it does not run, and opens the device.
func (w *Worker) Open() (*driver.DeviceInfo, error) {
	if w.cmd == nil {
		if err := w.start(); err != nil {
			return nil, err
		}
	}
	r, err := w.do(&candidate.Job{Do: "open", Device: w.device, Unlocked: w.unlocked})
	if err == nil && r.Protocol != candidate.Protocol {
		err = errors.New("the module has another version of github.com/kbind/kbind than this command: run the one that " +
			"its go.mod names, go tool kbind")
	}
	return r.Device, err
}

// Name asks for the name in Go of the kernel of a launch.
func (w *Worker) Name(l candidate.Launch) (string, error) {
	r, err := w.do(&candidate.Job{Do: "name", Launch: l})
	return r.Name, err
}

// Reference tells the program the arguments.
func (w *Worker) Reference(j *candidate.Job) error {
	w.reference = j
	_, err := w.do(j)
	return err
}

// do does a job that is none of a candidate's: what fails is an error.
func (w *Worker) do(j *candidate.Job) (candidate.Reply, error) {
	r, err := w.ask(j, openLimit)
	if err == nil && r.Why != "" {
		err = errors.New(r.Why)
	}
	return r, err
}

// Measure does a job, with a new program if there is none. An error is for what makes measuring impossible; what
// is wrong with the candidate is in the reply.
func (w *Worker) Measure(j *candidate.Job, limit time.Duration) (candidate.Reply, error) {
	if w.cmd == nil {
		if _, err := w.Open(); err != nil {
			return candidate.Reply{}, err
		}
		if err := w.Reference(w.reference); err != nil {
			return candidate.Reply{}, err
		}
	}
	r, err := w.ask(j, limit)
	switch {
	case errors.Is(err, errHung):
		return candidate.Reply{Status: "timeout", Why: fmt.Sprintf("it did not end within %v", limit)}, nil
	case err != nil:
		return candidate.Reply{Status: "runtime", Why: err.Error()}, nil
	case r.Lost:
		w.kill()
	}
	return r, nil
}
