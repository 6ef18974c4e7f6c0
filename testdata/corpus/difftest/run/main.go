package run

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"time"
)

// options are the command line of a program.
type options struct {
	timeout, limit, deadline time.Duration
	launches, parallel       int
	second, only, out        string
	child, from, plan        int
}

// Main is the main function of a program that tries the kernels of units.
func Main(list []*Unit) {
	var opt options
	flag.DurationVar(&opt.timeout, "timeout", 3*time.Second, "for one launch")
	flag.DurationVar(&opt.limit, "limit", 20*time.Second, "for one kernel; no more plans are tried then")
	flag.DurationVar(&opt.deadline, "deadline", time.Hour, "no further unit is begun after this time")
	flag.IntVar(&opt.launches, "launches", 2, "clean launches to compare of each kernel")
	flag.IntVar(&opt.parallel, "parallel", 2, "units at once")
	flag.StringVar(&opt.second, "second", "opencl,cuda,cc", "other backends to compare with, if they have a device")
	flag.StringVar(&opt.only, "only", "", "only units whose path contains one of these `texts`, separated by commas")
	flag.StringVar(&opt.out, "out", "", "write the results to this `file`, a line of JSON each (default: standard output)")
	flag.IntVar(&opt.child, "child", -1, "run this unit in this process")
	flag.IntVar(&opt.from, "from", 0, "the first kernel of a child")
	flag.IntVar(&opt.plan, "plan", 0, "the first plan of its first kernel")
	flag.Parse()
	if opt.child >= 0 {
		runtime.GOMAXPROCS(1) // blocks run one after the other
		debug.SetGCPercent(400)
		if err := runChild(list[opt.child], &opt, opt.from, opt.plan); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	if err := runAll(list, &opt); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// runAll runs every unit in children and writes the results.
func runAll(list []*Unit, opt *options) (err error) {
	out := os.Stdout
	if opt.out != "" {
		if out, err = os.Create(opt.out); err != nil {
			return err
		}
		defer func() {
			if e := out.Close(); err == nil {
				err = e
			}
		}()
	}
	results := make(chan *Result)
	var wg sync.WaitGroup
	slots := make(chan struct{}, opt.parallel)
	begin := time.Now()
	go func() {
		for i, u := range list {
			m, err := u.meta()
			if err != nil || !wanted(m.Repo+"/"+m.Name, opt.only) {
				continue
			}
			slots <- struct{}{}
			if time.Since(begin) > opt.deadline {
				break
			}
			wg.Go(func() {
				defer func() { <-slots }()
				p := &parent{opt: opt, index: i, meta: m, results: results}
				p.run()
			})
		}
		wg.Wait()
		close(results)
	}()
	enc := json.NewEncoder(out)
	for r := range results {
		if e := enc.Encode(r); e != nil && err == nil {
			err = e
		}
	}
	return err
}

func wanted(path, only string) bool {
	for _, s := range strings.Split(only, ",") {
		if strings.Contains(path, s) {
			return true
		}
	}
	return false
}
