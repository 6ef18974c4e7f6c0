package main

import (
	"bufio"
	"fmt"
	"io"
	"os"
	"os/exec"
	"runtime"
	"strings"
)

// child is a process that runs cases with one setting, see cases.Serve.
type child struct {
	name  string
	cmd   *exec.Cmd
	in    io.WriteCloser
	out   *bufio.Scanner
	bound bool
	dead  bool
}

// start starts a process that answers as cases.Serve does.
func start(name string, env []string, command string, args ...string) (*child, error) {
	c := &child{name: name, cmd: exec.Command(command, args...)}
	c.cmd.Env = append(os.Environ(), env...)
	c.cmd.Stderr = os.Stderr
	var err error
	if c.in, err = c.cmd.StdinPipe(); err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	c.out = bufio.NewScanner(out)
	return c, c.cmd.Start()
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
	c.in.Close()
	c.cmd.Wait()
}

// do sends a command and returns the two numbers of the answer.
func (c *child) do(command string) (wall, busy float64, err error) {
	if c.dead {
		return 0, 0, fmt.Errorf("%s is not running", c.name)
	}
	if _, err = fmt.Fprintln(c.in, command); err == nil && !c.out.Scan() {
		err = io.ErrUnexpectedEOF
	}
	if err != nil {
		c.dead = true
		return 0, 0, fmt.Errorf("%s: %s: %w", c.name, command, err)
	}
	if _, err := fmt.Sscanf(c.out.Text(), "ok %g %g", &wall, &busy); err != nil {
		return 0, 0, fmt.Errorf("%s: %s: %s", c.name, command, strings.TrimPrefix(c.out.Text(), "error "))
	}
	return wall, busy, nil
}

// turns binds a case in all children, runs it rounds times in turns and returns the medians in milliseconds, 0 for a child that failed.
func (b *bench) turns(children []*child, name, size string, rounds int) []float64 {
	times := make([][]float64, len(children))
	for _, c := range children {
		_, _, err := c.do("bind " + name + " " + size)
		c.bound = b.report(err)
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
		c.do("free")
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
