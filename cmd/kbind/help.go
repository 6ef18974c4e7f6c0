package main

import (
	"fmt"
	"text/tabwriter"

	"github.com/kbind/kbind/bindgen/annot"
)

func helpCmd(s *streams, args []string) error {
	if len(args) > 0 && args[0] == "directives" {
		return helpDirectives(s)
	}
	if len(args) > 0 {
		for _, c := range commands() {
			if c.name == args[0] && c.name != "help" && c.name != "version" && c.name != "doctor" && c.name != "check" {
				return c.run(s, []string{"-h"})
			}
		}
	}
	fmt.Fprint(s.out, "kbind makes GPU kernels first-class Go functions.\n\nUsage:\n\n")
	w := tabwriter.NewWriter(s.out, 0, 8, 2, ' ', 0)
	fmt.Fprintf(w, "  kbind [flags] FILE... [-- compiler flags]\tgenerate: what go:generate runs\n")
	for _, c := range commands()[1:] {
		fmt.Fprintf(w, "  kbind %s %s\t%s\n", c.name, c.args, c.short)
	}
	w.Flush()
	_, err := fmt.Fprint(s.out, "\nFlags go before files; compiler flags (-I, -D, -U, -std) may also follow \"--\". `kbind help COMMAND` lists a command's flags,\n`kbind help directives` the //kbind: comments.\n")
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
