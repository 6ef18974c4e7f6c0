package main

import (
	"fmt"
	"strings"

	"github.com/kbind/kbind/gen"
)

// The names under which emit prints kernels as kbind sees them, and how they run on the CPU.
const (
	irTarget   = "ir"
	planTarget = "plan"
)

// emitCmd prints the kernels of one unit in a target's language, or as kbind sees them.
func emitCmd(s *streams, args []string) error {
	u := newFlags("emit", s)
	target := u.set.String("target", "go", "`target`: a language ("+strings.Join(gen.TargetNames(), ", ")+
		"); or ir: the kernels as kbind sees them; or plan: how they run on the CPU, and why")
	after := u.set.String("after", "",
		"with -target ir: print the kernels after this `pass`; \"\" for before the first, \"all\" for after the last:\n"+
			gen.PassHelp())
	checked := u.set.Bool("checked", false, "with -target ir -after or -target plan: the checked form, which go test runs")
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
	lowering := gen.Lowering{Checked: *checked, Contract: u.contract()}
	if *target == irTarget {
		if *checked && *after == "" {
			return usagef("-checked: checks are made by passes; -after all shows them")
		}
		text, err := gen.EmitIR(m, *after, lowering)
		if err != nil {
			return usagef("%v", err)
		}
		_, err = fmt.Fprintf(s.out, "%s", text)
		return err
	}
	if *after != "" {
		return usagef("-after %s: passes are shown with -target ir", *after)
	}
	if *target == planTarget {
		_, err := fmt.Fprintf(s.out, "%s", gen.EmitPlans(m, lowering))
		return err
	}
	if *checked {
		return usagef("-checked: checks are shown with -target ir -after all")
	}
	text, genDiags, err := gen.Emit(m, *target, gen.Options{Version: version, Files: u.files, Package: "kernels",
		Contract: u.contract()})
	if err != nil {
		return usagef("%v, %s, %s", err, irTarget, planTarget)
	}
	if _, err := fmt.Fprintf(s.out, "%s", text); err != nil {
		return err
	}
	return report(s, genDiags)
}
