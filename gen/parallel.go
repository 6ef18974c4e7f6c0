package gen

import (
	"errors"
	"fmt"
	"runtime/debug"
	"sync"
)

// inParallel runs the tasks side by side, which must not write what another reads, and returns their errors in the
// order of the tasks. A panic in one is one of the caller, which says where it came from.
func inParallel(tasks ...func() error) error {
	errs, panics := make([]error, len(tasks)), make([]string, len(tasks))
	var wait sync.WaitGroup
	for i, task := range tasks {
		wait.Add(1)
		go func() {
			defer wait.Done()
			defer func() {
				if r := recover(); r != nil {
					panics[i] = fmt.Sprintf("%v\n%s", r, debug.Stack())
				}
			}()
			errs[i] = task()
		}()
	}
	wait.Wait()
	for _, p := range panics {
		if p != "" {
			panic(p)
		}
	}
	return errors.Join(errs...)
}
