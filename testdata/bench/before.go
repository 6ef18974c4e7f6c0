package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// versions compares the CPU engine with that of another checkout of kbind, on the CUDA kernels at their full sizes:
// the fast forms and the checked ones. Both are built here and run in turns.
func (b *bench) versions() error {
	if b.before == "" {
		return fmt.Errorf("-before names no checkout")
	}
	exe := filepath.Join(b.dir, "before")
	build := exec.Command("go", "build", "-o", exe, "./testdata/bench")
	build.Dir, build.Stderr = b.before, os.Stderr
	if err := build.Run(); err != nil {
		return fmt.Errorf("go build in %s: %w", b.before, err)
	}
	var children []*child
	add := func(c *child, err error) error {
		if err == nil {
			children = append(children, c)
		}
		return err
	}
	defer func() {
		for _, c := range children {
			c.stop()
		}
	}()
	if err := add(start("before", nil, exe, "-serve", "cpu")); err != nil {
		return err
	}
	if err := add(self("now", "cpu")); err != nil {
		return err
	}
	if err := add(b.checkedOf(b.before, "cu")); err != nil {
		return err
	}
	if err := add(b.checkedOf(".", "cu")); err != nil {
		return err
	}
	row("CUDA kernel, full size", "before ms", "now ms", "now / before", "checked before ms", "checked now ms",
		"now / before")
	row("---", "---:", "---:", "---:", "---:", "---:", "---:")
	var fast, checked []float64
	for _, name := range b.names() {
		t := b.turns(children, name, "full", b.rounds)
		fast, checked = append(fast, over(t[1], t[0])), append(checked, over(t[3], t[2]))
		row(name, digits(t[0]), digits(t[1]), digits(over(t[1], t[0])), digits(t[2]), digits(t[3]), digits(over(t[3], t[2])))
	}
	row("geometric mean", "", "", digits(geometricMean(fast)), "", "", digits(geometricMean(checked)))
	return nil
}
