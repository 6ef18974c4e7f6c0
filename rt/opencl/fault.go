package opencl

import (
	"errors"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// OpenCL devices do not tell that a kernel has failed. One with assert or trap, in a text that kbind wrote, says so in
// a word of its stream, which the next call that waits for the stream reads: launches do not wait.

// faults is what a stream knows of launches that may have failed.
type faults struct {
	reading sync.Mutex // held by who reads the word
	value   uint32     // what was read

	mu       sync.Mutex // held while such a kernel, or the clearing of the word, is queued
	word     *mem       // nil before the first such launch
	launched []*kernel  // since the word was last read
	untold   error      // what was read for somebody who did not wait for it
}

// queueFaulty queues a kernel by means of launch. One that can fail is noted.
func (s *stream) queueFaulty(k *kernel, launch func(word *mem) error) error {
	always, inParts := slices.Contains(k.hidden, driver.HiddenFault), slices.Contains(k.hidden, driver.HiddenPartFault)
	if !always && !inParts {
		return launch(nil)
	}
	f := &s.faults
	f.mu.Lock()
	defer f.mu.Unlock()
	if f.word == nil {
		m, err := s.ctx.alloc(4)
		if err != nil {
			return err
		}
		if err := s.fill(m, 0, 4, []byte{0}); err != nil {
			m.release()
			return err
		}
		f.word = m
	}
	if err := launch(f.word); err != nil {
		return err
	}
	if (always || k.whole == nil) && !slices.Contains(f.launched, k) {
		f.launched = append(f.launched, k)
	}
	return nil
}

// failures waits for the launches that may have failed, and returns an error if one has, once. The caller has entered.
// It reads the word in one call, since callers that wait for short kernels wait for this, too; what was launched
// meanwhile may have written what it reads.
func (s *stream) failures() error {
	f := &s.faults
	f.reading.Lock()
	defer f.reading.Unlock()
	f.mu.Lock()
	launched, untold := f.launched, f.untold
	f.untold = nil
	if untold != nil || len(launched) == 0 {
		f.mu.Unlock()
		return untold
	}
	f.launched = nil
	f.mu.Unlock()
	if err := s.readFault(); err != nil || f.value == 0 {
		return err
	}
	f.mu.Lock()
	for _, k := range f.launched { // whose failures the clearing may undo
		if !slices.Contains(launched, k) {
			launched = append(launched, k)
		}
	}
	f.launched = nil
	err := s.fill(f.word, 0, 4, []byte{0})
	f.mu.Unlock()
	if err = errors.Join(err, s.finish()); err != nil {
		return err
	}
	names := make([]string, len(launched))
	for i, k := range launched {
		names[i] = k.name
	}
	return &driver.KernelError{Kernel: strings.Join(names, " or "),
		Msg: "an assertion failed, the kernel trapped, or a function called itself too often"}
}

// keep leaves a failure for the next call that waits.
func (f *faults) keep(err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.untold = err
}

// readFault reads the word behind what is queued, and waits for it.
func (s *stream) readFault() error {
	f, l := &s.faults, s.ctx.lib
	to := uintptr(unsafe.Pointer(&f.value))
	if f.word.addr != 0 {
		return s.check("clEnqueueSVMMemcpy", status(l.svmMemcpy.Call(s.handle, yes, to, f.word.addr, 4, 0, 0, 0)))
	}
	return s.check("clEnqueueReadBuffer", status(l.enqueueRead.Call(s.handle, f.word.buffer, yes, 0, 4, to, 0, 0, 0)))
}
