package main

// cc compares the backend cc with kbind's engine in Go, with PoCL by the fastest of its methods for each kernel, and
// with loops compiled by g++. The kernels were run once before they are measured, so that no compiler is.
func (b *bench) cc() error {
	var children []*child
	defer func() {
		for _, c := range children {
			c.stop()
		}
	}()
	for _, c := range []struct {
		name, device string
		env          []string
	}{{"cc", "cc", nil}, {"cc, one worker", "cc", []string{"GOMAXPROCS=1"}}, {"engine in Go", "cpu", nil}} {
		child, err := self(c.name, c.device, c.env...)
		if err != nil {
			return err
		}
		children = append(children, child)
	}
	native, err := b.native()
	if err != nil {
		return err
	}
	children = append(children, native)
	pocl, stop, err := b.poclMethods()
	if err != nil {
		return err
	}
	defer stop()

	row("kernel", "cc ms", "one worker", "speed-up", "Go ms", "cc / Go", "PoCL ms", "its method", "cc / PoCL", "g++ ms",
		"cc / g++")
	row("---", "---:", "---:", "---:", "---:", "---:", "---:", "---", "---:", "---:", "---:")
	var ratios [4][]float64
	for _, name := range b.names() {
		t := b.turns(append(children[:4:4], pocl...), name, "full", b.rounds)
		own, single, engine, loops := t[0], t[1], t[2], t[3]
		method := fastest(t[4:])
		other := t[4+method]
		r := [4]float64{over(single, own), over(own, engine), over(own, other), over(own, loops)}
		for i, v := range r {
			ratios[i] = append(ratios[i], v)
		}
		row(name, digits(own), digits(single), digits(r[0]), digits(engine), digits(r[1]), digits(other),
			pocl[method].name, digits(r[2]), digits(loops), digits(r[3]))
	}
	row("geometric mean", "", "", digits(geometricMean(ratios[0])), "", digits(geometricMean(ratios[1])), "", "",
		digits(geometricMean(ratios[2])), "", digits(geometricMean(ratios[3])))
	b.sayMissing(pocl)
	return nil
}
