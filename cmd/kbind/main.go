// Command kbind makes GPU kernels first-class Go functions: it reads annotated .cu, .cuh, .hip and .cl files and
// writes typed Go launch functions and the kernels' bodies for the CPU.
//
//	//go:generate go tool kbind vector_add.cu
//
// Run `kbind help` for the commands and `kbind help directives` for the //kbind: comments.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"strings"

	"github.com/kbind/kbind/bindgen/annot"
)

// version is the version of kbind; generated files carry it.
const version = "v0.3.0"

// softLimit is how much memory the command takes before the garbage collector runs more often than it would otherwise,
// and growth how much of what is in use, in percent, it takes anew before the collector runs at all.
const (
	softLimit = 400 << 20
	growth    = 400
)

func main() {
	if _, own := os.LookupEnv("GOMEMLIMIT"); !own {
		debug.SetMemoryLimit(softLimit)
	}
	if _, own := os.LookupEnv("GOGC"); !own {
		debug.SetGCPercent(growth)
	}
	os.Exit(run(os.Args[1:], &streams{out: os.Stdout, err: os.Stderr, env: os.LookupEnv, color: isTerminal(os.Stderr)}))
}

// streams is the world of one run of the command.
type streams struct {
	out, err io.Writer
	env      func(string) (string, bool)
	color    bool
	ctx      context.Context // ends what waits; nil: nothing does
}

func (s *streams) context() context.Context {
	if s.ctx == nil {
		return context.Background()
	}
	return s.ctx
}

// errReported says that the messages have been written already.
var errReported = errors.New("reported")

type command struct {
	name, args, short string
	flags             bool // it has flags, which -h lists
	run               func(s *streams, args []string) error
}

// call is how the command is called. Generating needs no name.
func (c command) call() string {
	if c.name == "generate" {
		return c.args
	}
	return strings.TrimSpace(c.name + " " + c.args)
}

func commands() []command {
	return []command{
		{"generate", "[flags] FILE... [-- compiler flags]",
			"generate the Go files; several files are one unit (the default command)",
			true, generateCmd},
		{"init", "[NAME]", "write a first kernel, its go:generate line and a test into the current package", true, initCmd},
		{"check", "[FILE|DIR|./...]...", "exit 1 and say why if a generated file is stale or missing", false, checkCmd},
		{"inspect", "[-json] [-all] FILE... [-- compiler flags]",
			"print what kbind understood, and for each target ok or why not", true, inspectCmd},
		{"emit", "-target go|opencl|cuda|hip|cc|ir|plan FILE... [-- compiler flags]", "print the translated source", true,
			emitCmd},
		{"cover", "[-func] PROFILE", "show a Go cover profile on kernel sources", true, coverCmd},
		{"doctor", "[-json|-markdown|-list]", "list backends and devices, and why one cannot be used", true, doctorCmd},
		{"bench", "[PACKAGE|FILE]... -size n=1048576", "measure kernels with made-up arguments", true, benchCmd},
		{"tune", "[PACKAGE|FILE]... -size n=1048576", "find the fastest values for tune directives", true, tuneCmd},
		{"completion", "bash|zsh|fish", "print a completion script for a shell", false,
			completionCmd},
		{"help", "[COMMAND|directives|CODE]", "explain a command, the directives or an error code", false, helpCmd},
		{"version", "", "print the version", false, versionCmd},
	}
}

// run executes one command line and returns the exit code: 0 for success, 1 for errors in the input or stale files, 2
// for wrong usage. A panic is a bug of kbind: it is reported as such, with exit code 3.
func run(args []string, s *streams) (code int) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Fprintf(s.err, "kbind: internal error: %v\nPlease report this with the source that caused it.\n%s", r,
				debug.Stack())
			code = 3
		}
	}()
	cmd, rest := pick(args)
	err := cmd(s, rest)
	var usage *usageError
	switch {
	case err == nil || errors.Is(err, flag.ErrHelp):
		return 0
	case errors.As(err, &usage):
		fmt.Fprintf(s.err, "kbind: %v\nRun `kbind help` for usage.\n", err)
		return 2
	case errors.Is(err, errReported):
		return 1
	}
	fmt.Fprintf(s.err, "kbind: %v\n", err)
	return 1
}

// pick finds the command that a command line means, generate when it names none.
func pick(args []string) (cmd func(*streams, []string) error, rest []string) {
	if len(args) == 0 {
		return usage, nil
	}
	switch args[0] {
	case "-h", "-help", "--help":
		return helpCmd, nil
	case "-version", "--version":
		return versionCmd, nil
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run, args[1:]
		}
	}
	if word := args[0]; !strings.ContainsAny(word, `-./\`) {
		if _, err := os.Stat(word); err != nil {
			return func(*streams, []string) error { return unknownCommand(word) }, nil
		}
	}
	return generateCmd, args
}

// unknownCommand is the error for a word that is no command and no file.
func unknownCommand(word string) error {
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	if near := annot.Nearest(word, names); near != "" {
		return usagef("there is no command or file %q; did you mean %s?", word, near)
	}
	return usagef("there is no command or file %q", word)
}

// usage is the command line with nothing on it.
func usage(s *streams, _ []string) error {
	if err := overview(s.err); err != nil {
		return err
	}
	return usagef("no input file")
}

// usageError is a mistake on the command line.
type usageError struct{ msg string }

func (e *usageError) Error() string { return e.msg }

func usagef(format string, args ...any) error { return &usageError{fmt.Sprintf(format, args...)} }

func versionCmd(s *streams, _ []string) error {
	_, err := fmt.Fprintln(s.out, "kbind", version)
	return err
}

func isTerminal(f *os.File) bool {
	st, err := f.Stat()
	return err == nil && st.Mode()&os.ModeCharDevice != 0 && os.Getenv("NO_COLOR") == "" && os.Getenv("TERM") != "dumb"
}
