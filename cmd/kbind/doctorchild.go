package main

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"github.com/kbind/kbind/cmd/kbind/internal/probe"
	"github.com/kbind/kbind/rt/auto"
)

// A driver that crashes or hangs must not take doctor along, so each backend, and each device, is examined by a child:
// kbind itself with flags that are in no help. A child that tries features prints a line of JSON before and after
// each, so that what ended it is known, and another child continues after that.

// childTime is how long a child may take.
const childTime = 90 * time.Second

// childMode is what a child does.
type childMode struct {
	backend *string // list the devices of a backend
	device  *string // try the features of a device
	from    *int    // behind so many
}

func childFlags(set *flag.FlagSet) childMode {
	return childMode{set.String("child-backend", "", ""), set.String("child-device", "", ""), set.Int("child-from", 0, "")}
}

func (c childMode) wanted() bool { return *c.backend != "" || *c.device != "" }

// step is a line of a child that tries features: the name of the one that begins, or the outcome.
type step struct {
	Begin   string         `json:"begin,omitempty"`
	Feature *probe.Feature `json:"feature,omitempty"`
}

// run is the child.
func (c childMode) run(s *streams) error {
	slog.SetDefault(slog.New(slog.DiscardHandler)) // compiling slowly is not worth a word here
	enc := json.NewEncoder(s.out)
	if *c.device != "" {
		probe.Run(context.Background(), *c.device, min(max(*c.from, 0), len(probe.Names())),
			func(name string) { _ = enc.Encode(step{Begin: name}) }, // a parent that is gone wants no answer
			func(f probe.Feature) { _ = enc.Encode(step{Feature: &f}) })
		return nil
	}
	for _, b := range auto.Backends() {
		if b.Name() == *c.backend {
			return enc.Encode(examine(b))
		}
	}
	return fmt.Errorf("there is no backend %q", *c.backend)
}

// examineAll asks every backend, and tries every device if the features are wanted.
func examineAll(features bool) machineReport {
	m := machineReport{Version: version}
	for _, backend := range auto.Backends() {
		b := backendReport{Name: backend.Name(), Devices: []deviceReport{}}
		out, err := child("-child-backend", backend.Name())
		if err == nil {
			err = json.Unmarshal(out, &b)
		}
		if err != nil {
			b.Reason = err.Error()
		}
		for i := range b.Devices {
			if features {
				b.Devices[i].Features = tryFeatures(b.Devices[i].Name)
			}
		}
		m.Backends = append(m.Backends, b)
	}
	return m
}

// tryFeatures tries all features of a device, with as many children as it takes.
func tryFeatures(device string) []probe.Feature {
	names := probe.Names()
	var list []probe.Feature
	for len(list) < len(names) {
		out, err := child("-child-device", device, "-child-from", fmt.Sprint(len(list)))
		got, _ := readSteps(out)
		list = append(list, got...)
		switch {
		case len(list) >= len(names):
		case err == nil:
			err = errors.New("the process ended early")
			fallthrough
		default:
			list = append(list, probe.Feature{Name: names[len(list)], Why: err.Error()})
		}
	}
	return slices.Clip(list[:len(names)])
}

// readSteps reads what a child printed, up to a line that was cut off.
func readSteps(out []byte) (done []probe.Feature, err error) {
	dec := json.NewDecoder(bytes.NewReader(out))
	for {
		var s step
		if err := dec.Decode(&s); err != nil {
			return done, err
		}
		if s.Feature != nil {
			done = append(done, *s.Feature)
		}
	}
}

// child runs this program again and returns what it printed. The error says how it ended, with the last line of its
// complaints.
func child(args ...string) ([]byte, error) {
	exe, err := os.Executable()
	if err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(context.Background(), childTime)
	defer cancel()
	cmd := exec.CommandContext(ctx, exe, append([]string{"doctor"}, args...)...)
	cmd.Args[0] = os.Args[0]
	cmd.WaitDelay = time.Second
	complaints := &tail{}
	cmd.Stderr = complaints
	out, err := cmd.Output()
	switch {
	case ctx.Err() != nil:
		return out, fmt.Errorf("the process took longer than %v", childTime)
	case err != nil:
		return out, fmt.Errorf("the process that asked the driver ended: %s%s", err, complaints)
	}
	return out, nil
}

// tail keeps the beginning of what is written to it: the first lines of a crash say what it was.
type tail struct{ text []byte }

func (t *tail) Write(p []byte) (int, error) {
	t.text = append(t.text, p[:min(len(p), 4096-min(len(t.text), 4096))]...)
	return len(p), nil
}

// String returns the first line that says something, after a colon.
func (t *tail) String() string {
	for line := range strings.Lines(string(t.text)) {
		if line = strings.TrimSpace(line); line != "" {
			return ": " + line
		}
	}
	return ""
}

// readReports reads reports that -json printed.
func readReports(files []string) ([]machineReport, error) {
	var list []machineReport
	for _, f := range files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		var m machineReport
		if err := json.Unmarshal(text, &m); err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		list = append(list, m)
	}
	return list, nil
}

// printMarkdown prints a table of the features with a column for each device that was tried, then what the devices are
// and why a feature is absent.
func printMarkdown(w io.Writer, reports []machineReport) {
	var devices []*deviceReport
	compilers := map[*deviceReport]string{}
	for i := range reports {
		for j := range reports[i].Backends {
			b := &reports[i].Backends[j]
			for k := range b.Devices {
				d := &b.Devices[k]
				if len(d.Features) == 0 {
					continue
				}
				devices = append(devices, d)
				if b.Compiler != nil && b.Compiler.Reason == "" {
					compilers[d] = ", " + b.Compiler.Name + " " + b.Compiler.Version
				}
			}
		}
	}
	fmt.Fprint(w, "| |")
	for i, d := range devices {
		backend, _, _ := strings.Cut(d.Name, ":")
		fmt.Fprintf(w, " %s (%d) |", backend, i+1)
	}
	fmt.Fprint(w, "\n|---|"+strings.Repeat("---|", len(devices))+"\n")
	notes := map[string]int{}
	var order []string
	for _, name := range probe.Names() {
		fmt.Fprintf(w, "| %s |", name)
		for _, d := range devices {
			cell := "-"
			if i := slices.IndexFunc(d.Features, func(f probe.Feature) bool { return f.Name == name }); i >= 0 {
				if f := d.Features[i]; f.OK {
					cell = "yes"
				} else {
					why := brief(f.Why)
					if notes[why] == 0 {
						order = append(order, why)
						notes[why] = len(order)
					}
					cell = "no [" + string(rune('a'+notes[why]-1)) + "]"
				}
			}
			fmt.Fprintf(w, " %s |", cell)
		}
		fmt.Fprintln(w)
	}
	fmt.Fprintln(w)
	for i, d := range devices {
		fmt.Fprintf(w, "%d. `%s`: %s", i+1, d.Name, d.Model)
		for _, part := range []string{d.Arch, d.Driver} {
			if part != "" {
				fmt.Fprintf(w, ", %s", part)
			}
		}
		fmt.Fprintf(w, "%s, %.0f GiB\n", compilers[d], float64(d.Memory)/(1<<30))
	}
	if len(order) > 0 {
		fmt.Fprintln(w)
	}
	for i, why := range order {
		fmt.Fprintf(w, "- [%c] %s\n", 'a'+i, why)
	}
}
