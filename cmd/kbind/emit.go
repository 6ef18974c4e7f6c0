package main

import (
	"fmt"

	"github.com/kbind/kbind/gen"
)

// emitCmd prints the kernels of one unit in a target's language.
func emitCmd(s *streams, args []string) error {
	u := newFlags("emit", s)
	target := u.set.String("target", "go", "language to translate to: go")
	if err := u.parse(s, args); err != nil {
		return err
	}
	m, diags, err := u.load(s, "", u.files)
	if err != nil {
		return err
	}
	warn(s, m)
	if err := report(s, diags); err != nil {
		return err
	}
	if len(m.Kernels) == 0 {
		return u.nothing("")
	}
	text, genDiags, err := gen.Emit(m, *target, gen.Options{Version: version, Files: u.files, Package: "kernels", Contract: u.contract()})
	if err != nil {
		return usagef("%v", err)
	}
	if err := report(s, genDiags); err != nil {
		return err
	}
	_, err = fmt.Fprintf(s.out, "%s", text)
	return err
}
