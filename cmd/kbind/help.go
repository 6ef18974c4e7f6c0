package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"github.com/kbind/kbind/bindgen/annot"
)

// helpCmd explains the command line, the directives, or the flags of one command.
func helpCmd(s *streams, args []string) error {
	if len(args) == 0 {
		return overview(s.out)
	}
	if args[0] == "directives" {
		return helpDirectives(s)
	}
	if isCode(args[0]) {
		return helpCode(s.out, args[0])
	}
	for _, c := range commands() {
		if c.name != args[0] {
			continue
		}
		if _, err := fmt.Fprintf(s.out, "kbind %s: %s\n", c.call(), c.short); err != nil ||
			!c.flags {
			return err
		}
		return c.run(&streams{out: s.out, err: s.out, env: s.env}, []string{"-h"})
	}
	topics := []string{"directives"}
	for _, c := range commands() {
		topics = append(topics, c.name)
	}
	if near := annot.Nearest(args[0], topics); near != "" {
		return usagef("help: there is no command %q; did you mean %s?", args[0], near)
	}
	if digits := strings.TrimLeft(args[0], "Kk"); digits != args[0] && strings.Trim(digits, "0123456789") == "" {
		return usagef("help: %s is no code: a code is K and four digits, such as K0301", args[0])
	}
	return usagef("help: there is no command %q", args[0])
}

// overview lists the commands.
func overview(out io.Writer) error {
	fmt.Fprint(out, "kbind turns GPU kernels into typed Go functions.\n\nUsage:\n\n")
	w := tabwriter.NewWriter(out, 0, 8, 2, ' ', 0)
	for _, c := range commands() {
		fmt.Fprintf(w, "  kbind %s\t%s\n", c.call(), c.short)
	}
	w.Flush()
	_, err := fmt.Fprint(out, `
Flags go before files; bench and tune also accept them after. Compiler flags (-I, -D, -U, -include, -std) may also follow "--".

  kbind help COMMAND     the flags of a command; those of the default command: kbind help generate
  kbind help directives  the //kbind: comments
  kbind help K0720       what the error K0720 means, and what to do about it
`)
	return err
}

func helpDirectives(s *streams) error {
	fmt.Fprint(s.out, `Directives are comment lines directly above a kernel (or a __constant__ or __device__ variable): //kbind:NAME ARGUMENTS.
Expressions use the kernel's integer parameters, template parameters, constant macros, integers, + - * / % ( ), min, max, ceildiv and sizeof(type).

`)
	for _, r := range annot.Table() {
		fmt.Fprintf(s.out, "//kbind:%s %s\n    %s.\n", r.Name, r.Args, r.Meaning)
		if r.Default != "-" {
			fmt.Fprintf(s.out, "    Default: %s.\n", r.Default)
		}
		if _, err := fmt.Fprintf(s.out, "    Example: //kbind:%s\n", r.Example); err != nil {
			return err
		}
	}
	return nil
}
