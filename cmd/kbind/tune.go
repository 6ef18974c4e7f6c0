package main

import (
	"fmt"
	"math"
	"os"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/results"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/search"
)

// tuneCmd finds the fastest values of what tune directives name, or runs search strategies on files of measurements.
func tuneCmd(s *streams, args []string) error {
	f := &tuneFlags{measureFlags: newMeasureFlags("tune"), written: map[string]bool{}}
	simulated := f.set.Bool("simulate", false,
		"try the strategies on T4 files or Kernel Tuner cache files that have every configuration measured")
	seeds := f.set.Int("seeds", 30, "with -simulate: number of runs of each strategy to average")
	f.set.StringVar(
		&f.strategy,
		"strategy",
		"auto",
		"`name` of the search: auto, exhaustive, random or alternating; -simulate takes several with commas",
	)
	f.set.IntVar(&f.budget, "budget", 0,
		"measure at most this many configurations (default: 200; all with -strategy exhaustive)")
	f.set.Uint64Var(&f.seed, "seed", 1, "seed of the search")
	f.set.BoolVar(&f.fresh, "fresh", false, "ignore the measurements of an earlier run that was interrupted")
	f.set.BoolVar(&f.dry, "n", false, "print the results without writing the results file")
	f.set.IntVar(&f.top, "top", 5, "print this many of the best configurations")
	f.set.StringVar(&f.t4, "t4", "", "write all measurements to a T4 `file`")
	f.set.StringVar(&f.csv, "csv", "", "write all measurements to a CSV `file`")
	rest, err := f.parse(s, args)
	if err != nil {
		return err
	}
	if *simulated {
		if f.strategy == "auto" {
			f.strategy = "random,alternating"
		}
		return simulate(s, strings.Split(f.strategy, ","), *seeds, rest)
	}
	if f.budget == 0 && f.strategy != "exhaustive" {
		f.budget = search.Exhaustive
	}
	return runTune(s, f, rest)
}

// simulated are the numbers of evaluations that simulate tells of.
var simulatedAt = [...]int{25, 50, 100, 200, 400}

// simulate prints for each file and strategy the mean percentage of the optimum that is found within some numbers of
// evaluations.
func simulate(s *streams, strategies []string, seeds int, files []string) error {
	if seeds < 1 {
		return usagef("tune: -seeds=%d: want at least one", seeds)
	}
	w := tabwriter.NewWriter(s.out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprint(w, "file\tconfigurations\tunusable\tstrategy\t")
	for _, n := range simulatedAt {
		fmt.Fprintf(w, "%d\t", n)
	}
	fmt.Fprintln(w)
	means := make([][len(simulatedAt)]float64, len(strategies))
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return err
		}
		table, err := results.Read(data)
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		space, values, err := table.Space()
		if err != nil {
			return fmt.Errorf("%s: %w", file, err)
		}
		if _, ok := table.Best(); !ok {
			return fmt.Errorf("%s: it has no configuration that can be used", file)
		}
		unusable := 0
		for _, v := range values {
			if math.IsInf(v, 1) {
				unusable++
			}
		}
		for i, strategy := range strategies {
			percent, err := search.Simulate(strategy, space, values, seeds, simulatedAt[:])
			if err != nil {
				return usagef("tune: %v", err)
			}
			fmt.Fprintf(w, "%s\t%d\t%d\t%s\t", filepath.Base(file), space.Len(), unusable, strategy)
			for k, p := range percent {
				fmt.Fprintf(w, "%.1f\t", p)
				means[i][k] += p / float64(len(files))
			}
			fmt.Fprintln(w)
		}
	}
	for i, strategy := range strategies {
		fmt.Fprintf(w, "mean\t\t\t%s\t", strategy)
		for _, p := range means[i] {
			fmt.Fprintf(w, "%.1f\t", p)
		}
		fmt.Fprintln(w)
	}
	return w.Flush()
}
