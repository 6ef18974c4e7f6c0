package nccl

import (
	"errors"
	"runtime"
)

// Group calls f, whose operations on the communicators begin together when it returns: of several devices of one
// process, or sends and receives that would wait for each other. While it runs nobody else uses the communicators.
func Group(f func() error, comms ...*Comm) error {
	var lib *library
	for _, c := range comms {
		if d, ok := c.e.(*device); ok {
			lib = d.lib
		}
	}
	runtime.LockOSThread() // the library's groups belong to a thread
	defer runtime.UnlockOSThread()
	if lib != nil {
		if err := lib.check("ncclGroupStart", result(lib.groupStart.Call()), 0); err != nil {
			return err
		}
	}
	var err error
	for _, c := range comms {
		if g, ok := c.e.(grouper); ok {
			err = errors.Join(err, g.beginGroup())
		}
	}
	if err == nil {
		err = f()
	}
	if lib != nil {
		err = errors.Join(err, lib.check("ncclGroupEnd", result(lib.groupEnd.Call()), 0))
	}
	failed := err != nil
	for _, c := range comms {
		if g, ok := c.e.(grouper); ok {
			err = errors.Join(err, g.endGroup(failed))
		}
	}
	return err
}

// grouper is an engine that needs to know of groups.
type grouper interface {
	beginGroup() error
	endGroup(failed bool) error
}
