package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// child is a process that runs cases with one setting, see cases.Serve. It is started anew after it had to be killed.
type child struct {
	name    string
	env     []string
	command []string
	cmd     *exec.Cmd // nil when it does not run
	in      io.WriteCloser
	out     *bufio.Scanner
	bound   bool

	patience time.Duration // how long it may take to answer
	missing  []string      // cases that it could not bind
}

// patience is how long a child may take to answer unless it is told otherwise.
const patience = 90 * time.Second

// start starts a process that answers as cases.Serve does.
func start(name string, env []string, command ...string) (*child, error) {
	c := &child{name: name, env: env, command: command, patience: patience}
	return c, c.run()
}

func (c *child) run() error {
	cmd := exec.Command(c.command[0], c.command[1:]...)
	cmd.Env = append(os.Environ(), c.env...)
	cmd.Stderr = os.Stderr
	var err error
	if c.in, err = cmd.StdinPipe(); err != nil {
		return err
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	c.out = bufio.NewScanner(out)
	if err := cmd.Start(); err != nil {
		return err
	}
	c.cmd = cmd
	return nil
}

// self starts this program as a child that runs cases on a device.
func self(name, device string, env ...string) (*child, error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}
	return start(name, env, exe, "-serve", device)
}

// stop ends the process.
func (c *child) stop() {
	if c.cmd != nil {
		c.in.Close()
		c.cmd.Wait()
		c.cmd = nil
	}
}

// do sends a command and returns the two numbers of the answer.
func (c *child) do(command string) (wall, busy float64, err error) {
	if c.cmd == nil {
		if err := c.run(); err != nil {
			return 0, 0, fmt.Errorf("%s: %w", c.name, err)
		}
	}
	late := time.AfterFunc(c.patience, func() { c.cmd.Process.Kill() })
	if _, err = fmt.Fprintln(c.in, command); err == nil && !c.out.Scan() {
		err = io.ErrUnexpectedEOF
	}
	if !late.Stop() {
		err = fmt.Errorf("no answer in %v", c.patience)
	}
	if err != nil {
		c.stop()
		return 0, 0, fmt.Errorf("%s: %s: %w", c.name, command, err)
	}
	if _, err := fmt.Sscanf(c.out.Text(), "ok %g %g", &wall, &busy); err != nil {
		return 0, 0, fmt.Errorf("%s: %s: %s", c.name, command, strings.TrimPrefix(c.out.Text(), "error "))
	}
	return wall, busy, nil
}

// turns binds a case in all children, runs it rounds times in turns and returns the medians in milliseconds, 0 for a
// child that failed.
func (b *bench) turns(children []*child, name, size string, rounds int) []float64 {
	times := make([][]float64, len(children))
	for _, c := range children {
		_, _, err := c.do("bind " + name + " " + size)
		if c.bound = b.report(err); !c.bound {
			c.missing = append(c.missing, name)
		}
	}
	for range rounds {
		for i, c := range children {
			if !c.bound {
				continue
			}
			wall, busy, err := c.do("run")
			if c.bound = b.report(err); !c.bound {
				times[i] = nil
				continue
			}
			if b.byCPU {
				wall = busy / float64(runtime.NumCPU())
			}
			times[i] = append(times[i], wall)
		}
	}
	medians := make([]float64, len(children))
	for i, c := range children {
		medians[i] = median(times[i])
		if c.cmd != nil {
			c.do("free")
		}
	}
	return medians
}

// report says on standard error what went wrong, and whether nothing did.
func (b *bench) report(err error) bool {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
	}
	return err == nil
}
