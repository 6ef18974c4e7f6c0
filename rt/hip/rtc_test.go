package hip_test

import (
	"errors"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/rttest"
)

// fakeRTC is the HIPRTC of testdata/fakertc.c, which needs no ROCm.
type fakeRTC struct{ path string }

// newRTC builds it and makes it the one that hip.New finds.
func newRTC(t *testing.T) *fakeRTC {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("skip: the fake HIPRTC is for Linux")
	}
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("skip: no gcc to build the fake HIPRTC with: ", err)
	}
	f := &fakeRTC{path: filepath.Join(t.TempDir(), "libhiprtc.so")}
	if out, err := exec.Command(gcc, "-std=c11", "-shared", "-fPIC", "-Wl,-Bsymbolic", "-o", f.path,
		"testdata/fakertc.c").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	t.Setenv("KBIND_HIPRTC_LIBRARY", f.path)
	t.Setenv("KBIND_CACHE", "off")
	f.answer(t, 5, 0, 0)
	return f
}

func (f *fakeRTC) call(t *testing.T, name string, args ...uintptr) {
	t.Helper()
	lib, tried := dl.Search{Names: []string{f.path}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	lib.Func(name).CallSlice(args)
}

// answer says what the size of the code and of the log is, and whether kernels have names.
func (f *fakeRTC) answer(t *testing.T, code, log uint64, nameless uintptr) {
	t.Helper()
	f.call(t, "rtcAnswer", uintptr(code), uintptr(log), nameless)
}

// failOn makes a function return a code.
func (f *fakeRTC) failOn(t *testing.T, name string, code int) {
	t.Helper()
	text := dl.CString(name)
	f.call(t, "rtcFail", uintptr(unsafe.Pointer(&text[0])), uintptr(code))
}

// functions are those of HIPRTC that the library has.
func (f *fakeRTC) functions(t *testing.T) []string {
	t.Helper()
	return functionsOf(t, f.path, "hiprtc")
}

// TestRTC runs kernels of which there is only the source.
func TestRTC(t *testing.T) {
	shim(t)
	newRTC(t)
	for what, err := range rttest.Features(t, hip.New(), rttest.Spec(driver.HIP)) {
		if err != nil && what != "cooperative launch" { // the fake driver has none
			t.Errorf("%s: %v", what, err)
		}
	}
}

// optionalRTC are the functions without which kernels are compiled all the same.
var optionalRTC = []string{"hiprtcVersion", "hiprtcGetErrorString", "hiprtcDestroyProgram", "hiprtcGetProgramLogSize",
	"hiprtcGetProgramLog"}

// TestRTCWithout takes each function out of HIPRTC in turn: the error names it, or kernels are compiled without it.
func TestRTCWithout(t *testing.T) {
	f := newRTC(t)
	text, err := os.ReadFile(f.path)
	if err != nil {
		t.Fatal(err)
	}
	names := f.functions(t)
	if len(names) != 11 {
		t.Fatalf("the library has %q", names)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			without := &fakeRTC{path: filepath.Join(t.TempDir(), "libhiprtc.so")}
			if err := os.WriteFile(without.path,
				[]byte(strings.ReplaceAll(string(text), "\x00"+name+"\x00", "\x00x"+name[1:]+"\x00")), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Setenv("KBIND_HIPRTC_LIBRARY", without.path)
			without.answer(t, 5, 0, 0)
			_, err := hip.New().Compile(rttest.Spec(driver.HIP), "sm_90")
			switch optional := slices.Contains(optionalRTC, name); {
			case optional && err != nil:
				t.Error(err)
			case !optional && (!errors.Is(err, rt.ErrNotSupported) || !strings.Contains(err.Error(), name)):
				t.Errorf("the error does not name it: %v", err)
			}
		})
	}
}

// TestRTCExternC runs a kernel that is extern "C" with a HIPRTC that tells no names.
func TestRTCExternC(t *testing.T) {
	shim(t)
	f := newRTC(t)
	text, err := os.ReadFile(f.path)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"hiprtcGetLoweredName", "hiprtcAddNameExpression"} {
		t.Run(name, func(t *testing.T) {
			without := &fakeRTC{path: filepath.Join(t.TempDir(), "libhiprtc.so")}
			if err := os.WriteFile(without.path,
				[]byte(strings.ReplaceAll(string(text), "\x00"+name+"\x00", "\x00x"+name[1:]+"\x00")), 0o755); err != nil {
				t.Fatal(err)
			}
			t.Setenv("KBIND_HIPRTC_LIBRARY", without.path)
			without.answer(t, 5, 0, 0)
			ctx, err := rt.Open(t.Context(), "hip", rt.WithBackend(hip.New()))
			if err != nil {
				t.Fatal(err)
			}
			defer ctx.Close()
			spec := rttest.Spec(driver.HIP)
			if _, err := call.Load(ctx, spec); !errors.Is(err, rt.ErrNotSupported) ||
				!strings.Contains(err.Error(), "has no "+name) {
				t.Errorf("kernels with C++ names only: %v", err)
			}
			spec = rttest.Spec(driver.HIP)
			spec.Kernels[0].CName = spec.Kernels[0].Symbol
			m, err := call.Load(ctx, spec)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := m.Kernel(spec.Kernels[0].Symbol); err != nil {
				t.Error(err)
			}
			_, err = m.Kernel(spec.Kernels[1].Symbol)
			if want := name + ", which tells the names of what is not extern \"C\""; !errors.Is(err, rt.ErrNotSupported) ||
				!strings.Contains(err.Error(), want) {
				t.Errorf("got %v, want %s", err, want)
			}
		})
	}
}

// TestRTCRefuses has each function of HIPRTC fail, with codes of HIPRTC's and with others.
func TestRTCRefuses(t *testing.T) {
	f := newRTC(t)
	for _, name := range f.functions(t) {
		for _, code := range []int{5, 801, -1} {
			f.failOn(t, name, code)
			_, err := hip.New().Compile(rttest.Spec(driver.HIP), "sm_90")
			if optional := slices.Contains(optionalRTC, name) && name != "hiprtcVersion"; optional != (err == nil) ||
				err != nil && !strings.Contains(err.Error(), name) {
				t.Errorf("%s returns %d: %v", name, code, err)
			}
		}
	}
}

// TestRTCOdd gets answers that cannot be.
func TestRTCOdd(t *testing.T) {
	f := newRTC(t)
	compile := func(want string) {
		t.Helper()
		if _, err := hip.New().Compile(rttest.Spec(driver.HIP), "sm_90"); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("got %v, want %q", err, want)
		}
	}
	for _, size := range []uint64{0, 1 << 40, math.MaxUint64} {
		f.answer(t, size, 0, 0)
		compile("hiprtcGetCodeSize says that the code has ")
	}
	f.answer(t, 5, 0, 1)
	compile("add: hiprtcGetLoweredName knows no name of it")
	f.failOn(t, "hiprtcCompileProgram", 6)
	f.answer(t, 5, 7, 0)
	compile("HIPRTC 6.1:\nxxxxxxx")
	for _, size := range []uint64{0, 1 << 40, math.MaxUint64} {
		f.answer(t, 5, size, 0)
		compile("hiprtcCompileProgram: A_FAILURE")
	}
	f.failOn(t, "hiprtcCreateProgram", 6)
	compile("hiprtcCreateProgram: A_FAILURE")
}
