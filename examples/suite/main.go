// Suite runs kernels of many kinds on the backends that it is told, checks their results against plain Go, and prints
// how long they took:
//
//	go run ./examples/suite -backends cpu,opencl [-size small] [-runs 7] [-only matmul,fft] [-json]
//
// The backends take turns, so that whatever else the machine does hits all of them. A figure is the median of the runs
// after a first one, which loads and compiles the kernel and whose results are checked, like those of the last.
// Backends on one GPU run once more before each, since a GPU takes its time to go over from one context to another.
package main

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"log"
	"os"
	"slices"
	"strings"

	"github.com/kbind/kbind/examples/suite/cases"
)

func main() {
	log.SetFlags(0)
	backends := flag.String("backends", "cpu,opencl",
		"devices in the order of the columns, as for rt.Open: cpu, opencl, cuda, hip, opencl:1, and with what "+
			"they run opencl/cu, cpu/cl, cuda/text ...; one that is not there is left out")
	asJSON := flag.Bool("json", false, "print JSON")
	only := flag.String("only", "", "run only cases whose names contain one of these, separated by commas")
	size := flag.String("size", "full", "small or full")
	runs := flag.Int("runs", 7, "timed runs of each kernel on each backend")
	flag.Parse()
	s, ok := map[string]cases.Size{"small": cases.Small, "full": cases.Full}[*size]
	if !ok || *runs < 1 || flag.NArg() > 0 {
		flag.Usage()
		os.Exit(2)
	}
	report, err := run(context.Background(), strings.Split(*backends, ","), strings.Split(*only, ","), s, *runs)
	if err != nil {
		log.Fatal(err)
	}
	print := report.table
	if *asJSON {
		print = report.json
	}
	if err := print(os.Stdout); err != nil {
		log.Fatal(err)
	}
	if report.failed() {
		os.Exit(1)
	}
}

// run runs the cases whose names contain one of only on those of the named devices that there are.
func run(ctx context.Context, names, only []string, size cases.Size, runs int) (*report, error) {
	var devices []*cases.Device
	r := &report{Machine: machine(ctx), Commit: commit()}
	for _, name := range names {
		d, err := cases.Open(ctx, name)
		if err != nil {
			log.Printf("skip: %s: %v", name, err)
			continue
		}
		defer d.Close()
		devices = append(devices, d)
		r.Backends = append(r.Backends, backend{Name: name, Device: d.Info.Name})
	}
	if len(devices) == 0 {
		return nil, fmt.Errorf("there is none of the backends %s", strings.Join(names, ","))
	}
	for _, c := range cases.All() {
		if slices.ContainsFunc(only, func(s string) bool { return strings.Contains(c.Name, s) }) {
			r.Kernels = append(r.Kernels, measure(c, devices, size, runs))
		}
	}
	if len(r.Kernels) == 0 {
		return nil, fmt.Errorf("no case is called %s", strings.Join(only, " or "))
	}
	return r, nil
}

// json prints the report for programs.
func (r *report) json(w io.Writer) error {
	e := json.NewEncoder(w)
	e.SetIndent("", "  ")
	return e.Encode(r)
}
