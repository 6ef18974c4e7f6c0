package dl

import (
	"fmt"
	"math"
	"math/bits"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"
)

func TestNewestFirst(t *testing.T) {
	dir := t.TempDir()
	want := []string{"cuda-13.0", "cuda-12.10", "cuda-12.4", "cuda-9.2", "cuda-9"}
	for _, name := range want {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, path := range expand(filepath.Join(dir, "cuda-*")) {
		got = append(got, filepath.Base(path))
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestOpenTellsWhatWasTried(t *testing.T) {
	none, pattern := filepath.Join(t.TempDir(), "none.so"), filepath.Join(t.TempDir(), "*.so")
	t.Setenv("KBIND_TEST_LIBRARY", "")
	lib, tried := Search{Env: "KBIND_TEST_LIBRARY", Names: []string{none, pattern}}.Open()
	if unusable() != "" && len(tried) == 1 {
		t.Skip("skip: ", tried)
	}
	if lib != nil || len(tried) != 2 || tried[0].Path != none || tried[1].Path != pattern || tried[0].Err == "" {
		t.Errorf("got %v, %v", lib, tried)
	}
	t.Setenv("KBIND_TEST_LIBRARY", none)
	if _, tried = (Search{Env: "KBIND_TEST_LIBRARY", Names: []string{pattern}}).Open(); len(tried) != 1 ||
		tried[0].Path != none {
		t.Errorf("with the variable set: %v", tried)
	}
}

func TestText(t *testing.T) {
	list := NewStrings([]string{"héllo"})
	if got := GoString(list.ptrs[0]); got != "héllo" || GoString(0) != "" {
		t.Errorf("GoString = %q", got)
	}
	runtime.KeepAlive(list)
	if got := Text([]byte("ab\x00cd")); got != "ab" {
		t.Errorf("Text = %q", got)
	}
	if NewStrings(nil).Ptr() != 0 || NewStrings([]string{""}).Ptr() == 0 {
		t.Error("the array of no strings is not null, or that of one is")
	}
}

// large is a number that needs more than half of a word.
const large = math.MaxInt >> (bits.UintSize/2 - 4)

// TestCall calls C with every number of arguments that there are calls for, in registers and on the stack.
func TestCall(t *testing.T) {
	lib, tried := Search{Names: []string{"libc.so.6"}}.Open()
	if lib == nil {
		t.Skip("skip: no C library of that name: ", tried)
	}
	snprintf, abs := lib.Func("snprintf"), lib.Func("abs")
	if n := abs.Call(uintptr(uint32(1<<32 - 5))); int32(n) != 5 {
		t.Errorf("abs(-5) = %d", n)
	}
	for n := range 14 {
		buf, format, want := make([]byte, 200), CString(strings.Repeat("%ld ", n)), ""
		args := []uintptr{uintptr(unsafe.Pointer(&buf[0])), uintptr(len(buf)), uintptr(unsafe.Pointer(&format[0]))}
		for i := range n {
			args = append(args, uintptr(i)*large)
			want += fmt.Sprint(i*large, " ")
		}
		if got := snprintf.CallSlice(args); int(got) != len(want) || Text(buf) != want {
			t.Errorf("with %d arguments: %d, %q", len(args), got, Text(buf))
		}
	}
	frame := new(Frame)
	for n := 12; n > 2; n-- { // with what is left of longer calls after the arguments
		buf, format, want := make([]byte, 200), CString(strings.Repeat("%ld ", n-3)), ""
		frame.Args[0], frame.Args[1], frame.Args[2] = uintptr(unsafe.Pointer(&buf[0])), uintptr(len(buf)),
			uintptr(unsafe.Pointer(&format[0]))
		for i := range n - 3 {
			frame.Args[3+i] = uintptr(i) * large
			want += fmt.Sprint(i*large, " ")
		}
		if got := snprintf.CallFrame(frame, n); int(got) != len(want) || Text(buf) != want {
			t.Errorf("a frame of %d arguments: %d, %q", n, got, Text(buf))
		}
		runtime.KeepAlive(buf)
		runtime.KeepAlive(format)
	}
	for what, call := range map[string]func(){"Call": func() {
		Func(0).Call()
	}, "CallFrame": func() { Func(0).CallFrame(frame, 1) }} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s of a function that is not there does not panic", what)
				}
			}()
			call()
		}()
	}
	args := []uintptr{3}
	if n := testing.AllocsPerRun(100, func() { abs.CallSlice(args) }); n != 0 {
		t.Errorf("a call allocates %v times", n)
	}
}

// TestUnusable holds builds that open no libraries to saying so, once.
func TestUnusable(t *testing.T) {
	lib, tried := Search{Names: []string{"first.so", "second.so"}}.Open()
	if lib != nil || unusable() == "" != (len(tried) == 2) || cpuOnly != strings.Contains(unusable(), "kbind_cpu") {
		t.Errorf("%v, %v, %q", lib, tried, unusable())
	}
}
