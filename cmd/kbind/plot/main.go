// Command plot draws what kbind tune has measured: `kbind tune -t4 FILE` writes it, and other tuners' T4 files and
// Kernel Tuner's cache files do as well.
//
//	go run . [-o DIR] [-format svg,png] FILE...
//
// For each file it draws the time over each parameter and the best time so far over the evaluations; with -flops,
// -bytes, -peak and -bandwidth also the device's roofline with the fastest configuration on it. It is a module of its
// own because gonum/plot and what it needs would become requirements of everybody who has kbind as a tool.
package main

import (
	"errors"
	"flag"
	"fmt"
	"math"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"gonum.org/v1/plot"
	"gonum.org/v1/plot/plotter"
	"gonum.org/v1/plot/vg"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/results"
)

// roofline is what the model needs (Williams, Waterman and Patterson, 2009): of a launch and of the device.
type roofline struct{ flops, bytes, peak, bandwidth float64 }

func main() {
	var roof roofline
	dir := flag.String("o", ".", "`directory` for the pictures")
	formats := flag.String("format", "svg,png", "formats of the pictures, with commas")
	flag.Float64Var(&roof.flops, "flops", 0, "floating-point operations of a launch")
	flag.Float64Var(&roof.bytes, "bytes", 0, "bytes that a launch reads and writes")
	flag.Float64Var(&roof.peak, "peak", 0, "GFLOP/s that the device can do")
	flag.Float64Var(&roof.bandwidth, "bandwidth", 0, "GB/s that the device's memory can do")
	flag.Parse()
	if flag.NArg() == 0 {
		flag.Usage()
		os.Exit(2)
	}
	for _, file := range flag.Args() {
		if err := draw(file, *dir, strings.Split(*formats, ","), roof); err != nil {
			fmt.Fprintf(os.Stderr, "plot: %s: %v\n", file, err)
			os.Exit(1)
		}
	}
}

// draw draws the pictures of a file.
func draw(file, dir string, formats []string, roof roofline) error {
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	t, err := results.Read(data)
	if err != nil {
		return err
	}
	best, ok := t.Best()
	if !ok {
		return errors.New("it has no configuration that can be used")
	}
	stem := strings.TrimSuffix(filepath.Base(file), filepath.Ext(file))
	pictures := map[string]func(*plot.Plot, *results.Table) error{"progress": progress}
	for _, p := range t.Params {
		if len(p.Values) > 1 {
			name := p.Name
			if name == "progress" || name == "roofline" {
				name += "_parameter"
			}
			pictures[name] = func(pl *plot.Plot, t *results.Table) error { return overParameter(pl, t, p.Name, p.Values) }
		}
	}
	if roof.flops > 0 && roof.bytes > 0 && roof.peak > 0 && roof.bandwidth > 0 {
		pictures["roofline"] = func(pl *plot.Plot, _ *results.Table) error { return roof.draw(pl, best) }
	}
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	for name, picture := range pictures {
		pl := plot.New()
		pl.Title.Text = strings.TrimSpace(t.Kernel + " " + t.Device)
		if err := picture(pl, t); err != nil {
			return err
		}
		for _, format := range formats {
			if err := pl.Save(16*vg.Centimeter, 10*vg.Centimeter, filepath.Join(dir, stem+"_"+name+"."+format)); err != nil {
				return err
			}
		}
	}
	return nil
}

// overParameter draws the time of each configuration over one parameter, and the best for each of its values.
func overParameter(pl *plot.Plot, t *results.Table, name string, values []string) error {
	var all plotter.XYs
	least := make([]float64, len(values))
	for i := range least {
		least[i] = math.Inf(1)
	}
	for _, r := range t.Results {
		if i := slices.Index(values, r.Values[name]); i >= 0 && r.Status == results.Correct {
			all = append(all, plotter.XY{X: float64(i), Y: r.Median})
			least[i] = min(least[i], r.Median)
		}
	}
	var best plotter.XYs
	for i, v := range least {
		if !math.IsInf(v, 1) {
			best = append(best, plotter.XY{X: float64(i), Y: v})
		}
	}
	pl.X.Label.Text, pl.Y.Label.Text = name, "ms"
	pl.NominalX(values...)
	logarithmic(pl, all)
	dots, err := plotter.NewScatter(all)
	if err != nil {
		return err
	}
	line, points, err := plotter.NewLinePoints(best)
	if err != nil {
		return err
	}
	pl.Add(plotter.NewGrid(), dots, line, points)
	return nil
}

// logarithmic makes the axis of times logarithmic where they differ by more than ten times.
func logarithmic(pl *plot.Plot, all plotter.XYs) {
	low, high := math.Inf(1), 0.0
	for _, p := range all {
		low, high = min(low, p.Y), max(high, p.Y)
	}
	if low > 0 && high > 10*low {
		pl.Y.Scale, pl.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	}
}

// progress draws the best time so far over the evaluations, in the order of the file.
func progress(pl *plot.Plot, t *results.Table) error {
	var list plotter.XYs
	best := math.Inf(1)
	for i, r := range t.Results {
		if r.Status == results.Correct {
			best = min(best, r.Median)
		}
		if !math.IsInf(best, 1) {
			list = append(list, plotter.XY{X: float64(i + 1), Y: best})
		}
	}
	line, err := plotter.NewLine(list)
	if err != nil {
		return err
	}
	line.StepStyle = plotter.PostStep
	pl.X.Label.Text, pl.Y.Label.Text = "evaluations", "best so far, ms"
	logarithmic(pl, list)
	pl.Add(plotter.NewGrid(), line)
	return nil
}

// draw draws the roofline and the configuration.
func (r roofline) draw(pl *plot.Plot, best results.Result) error {
	at := r.flops / r.bytes
	ridge := r.peak / r.bandwidth
	roof, err := plotter.NewLine(
		plotter.XYs{{X: min(at, ridge) / 8, Y: r.bandwidth * min(at, ridge) / 8}, {X: ridge, Y: r.peak},
			{X: max(at, ridge) * 8, Y: r.peak}},
	)
	if err != nil {
		return err
	}
	dot, err := plotter.NewScatter(plotter.XYs{{X: at, Y: r.flops / best.Median / 1e6}})
	if err != nil {
		return err
	}
	pl.X.Label.Text, pl.Y.Label.Text = "FLOP/byte", "GFLOP/s"
	pl.X.Scale, pl.X.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	pl.Y.Scale, pl.Y.Tick.Marker = plot.LogScale{}, plot.LogTicks{Prec: -1}
	pl.Add(plotter.NewGrid(), roof, dot)
	return nil
}
