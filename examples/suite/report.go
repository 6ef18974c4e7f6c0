package main

import (
	"context"
	"fmt"
	"io"
	"math"
	"os/exec"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/kbind/kbind/examples/suite/cases"
)

// report is what a run found out; its JSON form is for programs.
type report struct {
	Machine  string    `json:"machine"`
	Commit   string    `json:"commit"`
	Backends []backend `json:"backends"`
	Kernels  []result  `json:"kernels"`
}

type backend struct {
	Name   string `json:"name"`
	Device string `json:"device"`
}

// result is what one case took on each backend that ran it, in milliseconds, and its rate in Unit. Ratio is the time
// on the CPU over that on the first other backend (without the CPU: of the first backend over the second); 0 when
// there are not two.
type result struct {
	Name      string             `json:"name"`
	OK        bool               `json:"ok"`
	MS        map[string]float64 `json:"ms"`
	Copies    map[string]float64 `json:"msWithCopies"`
	Rate      map[string]float64 `json:"rate"`
	Unit      string             `json:"unit"`
	Counted   string             `json:"counted"`
	Tolerance string             `json:"tolerance"`
	Ratio     float64            `json:"ratio"`
	Errors    map[string]string  `json:"errors,omitempty"`
}

// measure runs one case on all devices in turn.
func measure(c cases.Case, devices []*cases.Device, size cases.Size, runs int) result {
	p := c.New(size)
	r := result{Name: c.Name, OK: true, MS: map[string]float64{}, Copies: map[string]float64{}, Rate: map[string]float64{},
		Unit: c.Unit, Counted: c.Counted, Tolerance: p.Tolerance, Errors: map[string]string{}}
	bound := make([]*cases.Bound, len(devices))
	kernel, total := make([][]time.Duration, len(devices)), make([][]time.Duration, len(devices))
	step := func(i int, do func() error) {
		if r.Errors[devices[i].Name] != "" {
			return
		}
		if err := do(); err != nil {
			r.OK, r.Errors[devices[i].Name] = false, err.Error()
		}
	}
	for i, d := range devices {
		step(i, func() (err error) { bound[i], err = p.Bind(d); return err })
		step(i, func() error { _, err := bound[i].Run(); return err })
		step(i, func() error { return bound[i].Check() })
	}
	for range runs {
		for i := range devices {
			if shares(devices, i) {
				step(i, func() error { _, err := bound[i].Run(); return err })
			}
			step(i, func() error {
				t, err := bound[i].Run()
				kernel[i], total[i] = append(kernel[i], t.Kernel), append(total[i], t.Kernel+t.Copies)
				return err
			})
		}
	}
	for i, d := range devices {
		step(i, func() error { return bound[i].Check() })
		if bound[i] != nil {
			bound[i].Free()
		}
		if r.Errors[d.Name] == "" {
			ms := median(kernel[i])
			r.MS[d.Name], r.Copies[d.Name], r.Rate[d.Name] = ms, median(total[i]), p.Work()/ms/1e6
		}
	}
	r.Ratio = ratio(r.MS, devices)
	return r
}

// shares reports whether another one of devices is on the GPU of device i, in a context of its own.
func shares(devices []*cases.Device, i int) bool {
	for j, d := range devices {
		if i != j && d.Info.PCI != "" && d.Info.PCI == devices[i].Info.PCI {
			return true
		}
	}
	return false
}

// median returns the median in milliseconds.
func median(t []time.Duration) float64 {
	slices.Sort(t)
	return float64(t[len(t)/2]+t[(len(t)-1)/2]) / 2e6
}

func ratio(ms map[string]float64, devices []*cases.Device) float64 {
	over, under := compared(devices)
	if ms[over] == 0 || ms[under] == 0 {
		return 0
	}
	return ms[over] / ms[under]
}

// compared returns the names of the two devices whose ratio is given; empty when there is one device.
func compared(devices []*cases.Device) (over, under string) {
	if len(devices) < 2 {
		return "", ""
	}
	i := max(0, slices.IndexFunc(devices, func(d *cases.Device) bool { return d.Name == "cpu" }))
	if i == 0 {
		return devices[0].Name, devices[1].Name
	}
	return devices[i].Name, devices[0].Name
}

func (r *report) failed() bool {
	return slices.ContainsFunc(r.Kernels, func(k result) bool { return !k.OK })
}

// table prints the report for people.
func (r *report) table(w io.Writer) error {
	fmt.Fprintf(w, "%s, commit %s\n", r.Machine, r.Commit)
	head := []string{"kernel", "result"}
	for _, b := range r.Backends {
		fmt.Fprintf(w, "%s: %s\n", b.Name, b.Device)
		head = append(head, b.Name+" ms", "with copies", "rate")
	}
	fmt.Fprintln(w)
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	row := func(cells ...string) { fmt.Fprintf(t, "%s\t\n", strings.Join(cells, "\t")) }
	row(append(head, "unit", "ratio")...)
	var ratios []float64
	for _, k := range r.Kernels {
		cells := []string{k.Name, "ok"}
		if !k.OK {
			cells[1] = "FAILED"
		}
		for _, b := range r.Backends {
			cells = append(cells, digits(k.MS[b.Name]), digits(k.Copies[b.Name]), digits(k.Rate[b.Name]))
		}
		row(append(cells, k.Unit, digits(k.Ratio))...)
		if k.Ratio > 0 {
			ratios = append(ratios, k.Ratio)
		}
	}
	if err := t.Flush(); err != nil {
		return err
	}
	if len(ratios) > 0 {
		fmt.Fprintf(w, "\ngeometric mean of the ratios %s, worst %s\n", digits(geometricMean(ratios)),
			digits(slices.Max(ratios)))
	}
	fmt.Fprintln(w, "\nWhat the rates count, and how far results may be from the reference:")
	t = tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, k := range r.Kernels {
		fmt.Fprintf(t, "%s\t%s: %s;\ttolerance %s\n", k.Name, k.Unit, k.Counted, k.Tolerance)
	}
	if err := t.Flush(); err != nil {
		return err
	}
	for _, k := range r.Kernels {
		for _, b := range r.Backends {
			if msg := k.Errors[b.Name]; msg != "" {
				fmt.Fprintf(w, "\n%s on %s: %s\n", k.Name, b.Name, msg)
			}
		}
	}
	return nil
}

// digits prints a number with three significant digits, and - for one that there is not.
func digits(v float64) string {
	switch {
	case v == 0:
		return "-"
	case v >= 100:
		return fmt.Sprintf("%.0f", v)
	case v >= 10:
		return fmt.Sprintf("%.1f", v)
	case v >= 1:
		return fmt.Sprintf("%.2f", v)
	}
	return fmt.Sprintf("%.3f", v)
}

func geometricMean(x []float64) float64 {
	sum := 0.0
	for _, v := range x {
		sum += math.Log(v)
	}
	return math.Exp(sum / float64(len(x)))
}

// machine names the processor and says how many cores Go uses.
func machine(ctx context.Context) string {
	name := runtime.GOOS + "/" + runtime.GOARCH
	if d, err := cases.Open(ctx, "cpu"); err == nil {
		name = d.Info.Name
		d.Close()
	}
	return fmt.Sprintf("%s, %d cores", name, runtime.GOMAXPROCS(0))
}

// commit returns the commit of the sources: as the go command recorded it or, for go run, as git says; "unknown"
// outside of a checkout.
func commit() string {
	if info, ok := debug.ReadBuildInfo(); ok {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				return s.Value
			}
		}
	}
	out, err := exec.Command("git", "rev-parse", "HEAD").Output()
	if err != nil {
		return "unknown"
	}
	return strings.TrimSpace(string(out))
}
