// Bench compares kbind's CPU engine and its backend cc with PoCL, with loops compiled by g++ and with Oclgrind on the
// kernels of examples/suite, and the OpenCL C that kbind writes with that of people. It also measures what launches
// cost. It prints Markdown for docs/performance.md:
//
//	go run ./testdata/bench [-parts engines,cc,texts,checks,checkers,launches,versions] [-before DIR] \
//		[-only NAME,...] [-rounds 7] [-clock wall|cpu] [-patience 90s]
//
// Everything that is compared runs in turns within one run, each in a process of its own, and a figure is the median.
// With -clock cpu a figure is the processor time over all threads, divided by the number of processors; on a machine
// that others load it varies less than the time on the wall, and hides how well the work is spread.
package main

import (
	"context"
	"flag"
	"fmt"
	"log"
	"math"
	"os"
	"os/exec"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/kbind/kbind/examples/suite/cases"
)

// bench is one run of the program.
type bench struct {
	only    []string
	methods []string // of PoCL
	rounds  int
	byCPU   bool
	dir     string // for what is compiled
	before  string // another checkout of kbind

	patience time.Duration // with PoCL's methods
}

func main() {
	log.SetFlags(0)
	parts := flag.String("parts", "engines,cc,checks,checkers,launches", "what to measure")
	only := flag.String("only", "", "only cases whose names contain one of these, separated by commas")
	methods := flag.String("methods", "loopvec,loops,repl",
		"values of POCL_WORK_GROUP_METHOD to try; those that PoCL 3.1 knows")
	rounds := flag.Int("rounds", 7, "timed runs of each")
	clock := flag.String("clock", "wall", "wall or cpu")
	before := flag.String("before", "", "another checkout of kbind, with which the part versions compares this one")
	wait := flag.Duration("patience", patience,
		"how long a method of PoCL may take to compile a kernel; repl takes hours for some, and counts as not to be had "+
			"for these")
	serve := flag.String("serve", "", "run cases on this device for another process of bench")
	flag.Parse()
	if *serve != "" {
		if err := cases.Serve(context.Background(), *serve, cases.ProcessorTime, os.Stdin, os.Stdout); err != nil {
			fmt.Printf("error %q\n", err)
			os.Exit(1)
		}
		return
	}
	dir, err := os.MkdirTemp("", "kbind-bench")
	if err != nil {
		log.Fatal(err)
	}
	b := &bench{only: strings.Split(*only, ","), methods: strings.Split(*methods, ","), rounds: *rounds,
		byCPU: *clock == "cpu", dir: dir, before: *before, patience: *wait}
	err = b.run(strings.Split(*parts, ","))
	os.RemoveAll(dir)
	if err != nil {
		log.Fatal(err)
	}
}

func (b *bench) run(parts []string) error {
	fmt.Printf("%s; load %s; clock: %s\n", machine(), load(), map[bool]string{false: "wall", true: "processor"}[b.byCPU])
	table := map[string]func() error{"engines": b.engines, "cc": b.cc, "texts": b.texts,
		"checks": b.checks, "checkers": b.checkers, "launches": b.launches, "versions": b.versions}
	for _, part := range parts {
		f, ok := table[part]
		if !ok {
			return fmt.Errorf("no part %q", part)
		}
		fmt.Println()
		if err := f(); err != nil {
			return fmt.Errorf("%s: %w", part, err)
		}
	}
	fmt.Printf("\nload at the end: %s\n", load())
	return nil
}

// names returns the cases to run.
func (b *bench) names() []string {
	var names []string
	for _, c := range cases.All() {
		if slices.ContainsFunc(b.only, func(s string) bool { return strings.Contains(c.Name, s) }) {
			names = append(names, c.Name)
		}
	}
	return names
}

// machine names the processor, the compilers and the commit.
func machine() string {
	about := []string{fmt.Sprintf("%d processors", runtime.NumCPU()), runtime.Version()}
	cpu, _ := os.ReadFile("/proc/cpuinfo")
	for line := range strings.Lines(string(cpu)) {
		if name, ok := strings.CutPrefix(line, "model name\t: "); ok {
			about = append([]string{strings.TrimSpace(name)}, about...)
			break
		}
	}
	if out, err := exec.Command("g++", "-dumpfullversion").Output(); err == nil {
		about = append(about, "g++ "+strings.TrimSpace(string(out)))
	}
	if out, err := exec.Command("git", "describe", "--always", "--dirty").Output(); err == nil {
		about = append(about, "commit "+strings.TrimSpace(string(out)))
	}
	return strings.Join(about, ", ")
}

// load returns the load averages of the last minutes.
func load() string {
	text, err := os.ReadFile("/proc/loadavg")
	if err != nil {
		return "unknown"
	}
	return strings.Join(strings.Fields(string(text))[:3], " ")
}

// geometricMean ignores what is not positive.
func geometricMean(x []float64) float64 {
	sum, n := 0.0, 0
	for _, v := range x {
		if v > 0 {
			sum, n = sum+math.Log(v), n+1
		}
	}
	if n == 0 {
		return 0
	}
	return math.Exp(sum / float64(n))
}

func median(x []float64) float64 {
	if len(x) == 0 {
		return 0
	}
	slices.Sort(x)
	return (x[len(x)/2] + x[(len(x)-1)/2]) / 2
}

// over returns a/b, 0 when one is missing.
func over(a, b float64) float64 {
	if b <= 0 {
		return 0
	}
	return a / b
}

// digits prints a figure of a table, - for one that is missing.
func digits(v float64) string {
	switch {
	case v <= 0:
		return "-"
	case v >= 100:
		return fmt.Sprintf("%.0f", v)
	case v >= 10:
		return fmt.Sprintf("%.1f", v)
	}
	return fmt.Sprintf("%.2f", v)
}

func row(cells ...string) { fmt.Println("| " + strings.Join(cells, " | ") + " |") }
