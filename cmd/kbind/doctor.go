package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"github.com/kbind/kbind/cmd/kbind/internal/probe"
	"github.com/kbind/kbind/rt/auto"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/nccl"
)

// machineReport is what doctor found; its JSON form is the output of -json.
type machineReport struct {
	Version  string          `json:"version"` // of kbind
	Backends []backendReport `json:"backends"`
}

// backendReport is one backend: its devices, or why there are none.
type backendReport struct {
	Name     string          `json:"name"`
	Devices  []deviceReport  `json:"devices"`
	Compiler *compilerReport `json:"compiler,omitempty"` // absent where the driver, or Go, compiles
	problem
	// Collectives is the library of package rt/nccl; absent where there is none to look for.
	Collectives *compilerReport `json:"collectives,omitempty"`
}

// problem is why something is not usable; the zero problem is none.
type problem struct {
	Reason string      `json:"reason,omitempty"`
	Tried  []tryReport `json:"tried,omitempty"` // libraries, in order
}

type tryReport struct {
	Path  string `json:"path"`
	Error string `json:"error"`
}

// compilerReport is the library that compiles kernels when they are loaded, or another one.
type compilerReport struct {
	Name    string `json:"name,omitempty"`
	Version string `json:"version,omitempty"`
	Path    string `json:"path,omitempty"`
	problem
}

// deviceReport is a device; 0 and "" mean not known.
type deviceReport struct {
	Name         string    `json:"name"` // for rt.Open: "cuda:0"
	Model        string    `json:"model"`
	Kind         string    `json:"kind"`
	Arch         string    `json:"arch,omitempty"`
	Driver       string    `json:"driver,omitempty"`
	Memory       int64     `json:"memory"`              // bytes
	Bandwidth    int64     `json:"bandwidth,omitempty"` // of the memory, bytes a second
	L2           int       `json:"l2,omitempty"`        // bytes
	ComputeUnits int       `json:"computeUnits"`
	WarpSize     int       `json:"warpSize"`
	MaxThreads   int       `json:"maxThreads"` // in a block
	MaxBlock     [3]uint32 `json:"maxBlock"`   // threads
	MaxGrid      [3]uint32 `json:"maxGrid"`    // blocks
	MaxShared    int       `json:"maxShared"`  // bytes a block

	Features []probe.Feature `json:"features,omitempty"` // as tried; absent where they were not
}

// doctorCmd lists the backends of this build with their devices, what each device can do, and the compilers, or every
// library path tried and why none is usable. It fails when there is no device at all. Drivers are asked by processes
// of their own (see doctorchild.go).
func doctorCmd(s *streams, args []string) error {
	set := flag.NewFlagSet("kbind doctor", flag.ContinueOnError)
	asJSON := set.Bool("json", false, "print JSON")
	markdown := set.Bool("markdown", false,
		"print a table in Markdown, of this machine or of the saved JSON reports named")
	list := set.Bool("list", false, "list the devices without trying them")
	child := childFlags(set)
	if err := parseFlags(set, s, args, "Flags of kbind doctor:\n"); err != nil {
		return err
	}
	if set.NArg() > 0 && !*markdown {
		return usagef("doctor takes no arguments")
	}
	if child.wanted() {
		return child.run(s)
	}
	if set.NArg() > 0 {
		reports, err := readReports(set.Args())
		if err != nil {
			return err
		}
		printMarkdown(s.out, reports)
		return nil
	}
	r := examineAll(!*list)
	switch {
	case *asJSON:
		enc := json.NewEncoder(s.out)
		enc.SetIndent("", "  ")
		if err := enc.Encode(r); err != nil {
			return err
		}
	case *markdown:
		printMarkdown(s.out, []machineReport{r})
	default:
		r.print(s.out)
	}
	for i := range r.Backends {
		if len(r.Backends[i].Devices) > 0 {
			return nil
		}
	}
	return errors.New("no usable device")
}

// examine asks one backend for its devices.
func examine(backend driver.Backend) backendReport {
	r := auto.Probe([]driver.Backend{backend})[0]
	b := backendReport{Name: r.Backend, Devices: []deviceReport{}, problem: reason(r.Backend, r.Err)}
	for _, d := range r.Devices {
		b.Devices = append(b.Devices, deviceReport{
			Name: r.Backend + ":" + d.ID, Model: d.Name, Kind: string(d.Kind), Arch: d.Arch, Driver: d.Driver, Memory: d.Memory,
			Bandwidth: d.Bandwidth, L2: d.L2,
			ComputeUnits: d.ComputeUnits, WarpSize: d.WarpSize, MaxThreads: d.MaxThreads, MaxShared: d.MaxShared,
			MaxBlock: [3]uint32{d.MaxBlock.X, d.MaxBlock.Y, d.MaxBlock.Z},
			MaxGrid:  [3]uint32{d.MaxGrid.X, d.MaxGrid.Y, d.MaxGrid.Z},
		})
	}
	if c, ok := backend.(driver.Compiler); ok {
		info, err := c.CompilerInfo()
		b.Compiler = &compilerReport{Name: info.Name, Version: info.Version, Path: info.Path, problem: reason(r.Backend, err)}
	}
	if l, ok := nccl.LibraryOf(backend.Name()); ok {
		b.Collectives = &compilerReport{Name: l.Name, Version: l.Version, Path: l.Path, problem: reason(l.Name, l.Err)}
	}
	return b
}

// reason takes an error apart.
func reason(backend string, err error) problem {
	var p *driver.ProbeError
	switch {
	case err == nil:
		return problem{}
	case !errors.As(err, &p):
		return problem{Reason: strings.TrimPrefix(err.Error(), backend+": ")}
	}
	out := problem{Reason: strings.TrimPrefix(p.Reason, backend+": ")}
	for _, t := range p.Tried {
		out.Tried = append(out.Tried, tryReport{Path: t.Path, Error: t.Err})
	}
	return out
}

func (m *machineReport) print(w io.Writer) {
	fmt.Fprintf(w, "kbind %s\n", m.Version)
	for i := range m.Backends {
		b := &m.Backends[i]
		fmt.Fprintf(w, "\n%s:\n", b.Name)
		b.problem.print(w, "")
		for j := range b.Devices {
			b.Devices[j].print(w)
		}
		switch c := b.Compiler; {
		case c == nil:
		case c.Reason != "":
			c.problem.print(w, "compiler ")
		default:
			fmt.Fprintf(w, "  compiler %s %s (%s)\n", c.Name, c.Version, c.Path)
		}
		switch c := b.Collectives; {
		case c == nil:
		case c.Reason != "":
			c.problem.print(w, "collectives ")
		default:
			fmt.Fprintf(w, "  collectives %s %s (%s)\n", c.Name, c.Version, c.Path)
		}
	}
}

func (p *problem) print(w io.Writer, what string) {
	if p.Reason == "" {
		return
	}
	fmt.Fprintf(w, "  %snot usable: %s\n", what, p.Reason)
	for _, t := range p.Tried {
		fmt.Fprintf(w, "    tried %s: %s\n", t.Path, t.Error)
	}
}

func (d *deviceReport) print(w io.Writer) {
	fmt.Fprintf(w, "  %s  %s\n", d.Name, d.Model)
	var about []string
	for _, part := range []struct {
		known bool
		text  string
	}{{d.Arch != "", "architecture " + d.Arch}, {d.Driver != "", d.Driver}} {
		if part.known {
			about = append(about, part.text)
		}
	}
	if len(about) > 0 {
		fmt.Fprintf(w, "    %s\n", strings.Join(about, ", "))
	}
	fmt.Fprintf(w, "    memory %.1f GiB", float64(d.Memory)/(1<<30))
	if d.Bandwidth > 0 {
		fmt.Fprintf(w, " at %d GB/s", d.Bandwidth/1e9)
	}
	if d.L2 > 0 {
		fmt.Fprintf(w, ", last cache %.1f MiB", float64(d.L2)/(1<<20))
	}
	fmt.Fprintf(w, ", %d compute units, warp size %d\n", d.ComputeUnits, d.WarpSize)
	fmt.Fprintf(w, "    block up to %dx%dx%d, %d threads; shared memory %d bytes a block\n", d.MaxBlock[0], d.MaxBlock[1],
		d.MaxBlock[2], d.MaxThreads, d.MaxShared)
	for _, f := range d.Features {
		if f.OK {
			fmt.Fprintf(w, "    %-14s yes\n", f.Name)
			continue
		}
		fmt.Fprintf(w, "    %-14s no: %s\n", f.Name, brief(f.Why))
	}
}

// brief is the first line of a message, or what a compiler said first.
func brief(text string) string {
	first, rest, _ := strings.Cut(text, "\n")
	if next, _, _ := strings.Cut(rest, "\n"); strings.HasSuffix(first, ":") {
		return strings.TrimSpace(next)
	}
	return first
}
