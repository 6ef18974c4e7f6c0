package driver

import (
	"context"
	"errors"
	"io"
	"testing"
)

func TestErrors(t *testing.T) {
	for _, test := range []struct {
		err  error
		is   error
		text string
	}{
		{Errorf(ErrClosed, "stream %d is closed", 3), ErrClosed, "stream 3 is closed"},
		{&KernelError{Kernel: "VectorAdd", File: "vector_add.cu", Line: 8, Block: Dim3{4, 0, 0}, Thread: Dim3{3, 0, 0},
			HasThread: true, Msg: "index out of range [1027] with length 1027"},
			ErrFault, "vector_add.cu:8: VectorAdd: thread (3,0,0) of block (4,0,0): index out of range [1027] with length 1027"},
		{&KernelError{Kernel: "K", Msg: "illegal address", Lost: true}, ErrFault,
			"K: illegal address (the device context is lost)"},
		{&KernelError{Kernel: "K", Msg: "EOF", Cause: io.EOF}, io.EOF, "K: EOF"},
		{&ProbeError{Backend: "cuda", Reason: "no driver",
			Tried: []Try{{"a.so", "no such file"}, {"b.so", "wrong ELF class"}}},
			ErrNoDevice, "cuda: no driver\n\ttried a.so: no such file\n\ttried b.so: wrong ELF class"},
		{&ProbeError{Backend: "hip", Reason: "hip: hipInit: hipErrorInvalidDevice"}, ErrNoDevice,
			"hip: hipInit: hipErrorInvalidDevice"},
	} {
		if test.err.Error() != test.text {
			t.Errorf("\n got %s\nwant %s", test.err, test.text)
		}
		if !errors.Is(test.err, test.is) {
			t.Errorf("%v is not %v", test.err, test.is)
		}
	}
}

func TestStoppedError(t *testing.T) {
	e := &StoppedError{Kernel: "Spin", File: "spin.cu", Line: 8, Block: Dim3{X: 4}, Thread: Dim3{X: 3}}
	if want := "spin.cu:8: Spin: thread (3,0,0) of block (4,0,0) had not come to its end"; e.Error() != want {
		t.Errorf("%v, want %s", e, want)
	}
	e.Line, e.Cause = 0, context.DeadlineExceeded
	if want := "Spin: thread (3,0,0) of block (4,0,0) had not come to its end: context deadline exceeded"; e.Error() !=
		want {
		t.Errorf("%v, want %s", e, want)
	}
	if !errors.Is(e, context.DeadlineExceeded) || errors.Is(e, ErrFault) {
		t.Error("what the error wraps")
	}
}
