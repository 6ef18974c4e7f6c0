package hip_test

import (
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/rttest"
)

// shim builds testdata/hipshim over the fake CUDA driver of rt/cuda, and makes it the library that hip.New finds. It
// skips the test without a C compiler or HIP's headers.
func shim(t *testing.T, flags ...string) (fake string) {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("skip: the shim is for Linux")
	}
	gcc, err := exec.LookPath("gcc")
	if err != nil {
		t.Skip("skip: no gcc to build the HIP shim with: ", err)
	}
	include := ""
	for _, dir := range []string{os.Getenv("HIP_PATH"), "/opt/rocm", "/usr"} {
		if _, err := os.Stat(filepath.Join(dir, "include/hip/hip_runtime_api.h")); dir != "" && err == nil {
			include = filepath.Join(dir, "include")
			break
		}
	}
	if include == "" {
		t.Skip("skip: no HIP headers to build the HIP shim with; HIP_PATH says where they are")
	}
	key := strings.Join(flags, " ")
	build, ok := shims.Load(key)
	if !ok {
		build, _ = shims.LoadOrStore(key, sync.OnceValues(func() (built, error) { return buildShim(gcc, include, flags) }))
	}
	b, err := build.(func() (built, error))()
	if err != nil {
		t.Fatal(err)
	}
	// of each test its own files: the loader keeps one library for each, and a library its state
	dir := t.TempDir()
	library := filepath.Join(dir, "libamdhip64.so")
	fake = filepath.Join(dir, "libfakecuda.so")
	if err := errors.Join(os.WriteFile(library, b.shim, 0o700), os.WriteFile(fake, b.driver, 0o700)); err != nil {
		t.Fatal(err)
	}
	useShim(t, library, fake)
	return fake
}

// built are the files of the shim and of the driver below it.
type built struct{ shim, driver []byte }

// shims are the builds, by their flags.
var shims sync.Map

func buildShim(gcc, include string, flags []string) (b built, err error) {
	dir, err := os.MkdirTemp("", "kbind-hipshim-")
	if err != nil {
		return b, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "lib.so")
	build := func(args ...string) (code []byte) {
		args = append([]string{"-std=c11", "-D_GNU_SOURCE", "-O2", "-shared", "-fPIC", "-Wl,-Bsymbolic", "-o", path}, args...)
		if out, failed := exec.Command(gcc, args...).CombinedOutput(); failed != nil {
			err = fmt.Errorf("%w\n%s", failed, out)
		}
		if err == nil {
			code, err = os.ReadFile(path)
		}
		return code
	}
	b.driver = build("../cuda/testdata/fakecuda/fakecuda.c")
	b.shim = build(append(slices.Clone(flags), "-Wall", "-Wextra", "-Wno-unused-parameter", "-Werror",
		"-D__HIP_PLATFORM_AMD__", "-isystem", include, "../../testdata/hipshim/hip.c", "../../testdata/hipshim/hiprtc.c",
		"-ldl", "-lpthread")...)
	return b, err
}

// useShim makes a library over the fake driver the one that hip.New finds.
func useShim(t *testing.T, library, fake string) {
	t.Helper()
	t.Setenv("KBIND_HIP_LIBRARY", library)
	t.Setenv("KBIND_HIPRTC_LIBRARY", library)
	lib, tried := dl.Search{Names: []string{library}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	path := dl.CString(fake)
	// the variables of the environment that C sees are those at the start
	lib.Func("hipshimLibrary").Call(uintptr(unsafe.Pointer(&path[0])))
}

// fakeSpec is the conformance kit's module for the fake driver, whose code is the text "fake".
func fakeSpec() *driver.ModuleSpec {
	names := map[string]string{}
	for _, n := range []string{"add", "where", "reverse", "store", "spin", "isnull", "lookup", "fault", "table", "total"} {
		names[n] = n
	}
	return rttest.Spec(driver.HIP, &driver.Code{Kind: "hsaco", Arch: "sm_90", Data: "fake", Names: names})
}

// TestShim runs the conformance kit through the shim.
func TestShim(t *testing.T) {
	fake := shim(t)
	rttest.Run(t, hip.New(), fakeSpec())
	t.Run("Fault", testFault)
	t.Run("LargeShared", func(t *testing.T) { testLargeShared(t, fake) })
	t.Run("Stuck", func(t *testing.T) { testStuck(t, fake) })
	t.Run("Leak", func(t *testing.T) { rttest.Leak(t, hip.New(), fakeSpec(), *launches) })
}

// TestShimMinimal runs the kit through a library that lacks whatever is optional: everything works, by other
// functions, or is ErrNotSupported.
func TestShimMinimal(t *testing.T) {
	shim(t, "-DHIPSHIM_MINIMAL")
	rttest.Run(t, hip.New(), fakeSpec())
	ctx, err := rt.Open(t.Context(), "hip", rt.WithBackend(hip.New()))
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	if _, err := rt.Memory(ctx); !errors.Is(err, rt.ErrNotSupported) ||
		!strings.Contains(err.Error(), "has no hipMemGetInfo") {
		t.Errorf("the memory of a library that does not tell it: %v", err)
	}
}

// testStuck has a driver that resets a device which then runs no kernel: opening it says so, and what to do.
func testStuck(t *testing.T, fake string) {
	lib, tried := dl.Search{Names: []string{fake}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	backend := hip.New()
	ctx, err := rt.Open(t.Context(), "hip:0", rt.WithBackend(backend))
	if err != nil {
		t.Fatal(err)
	}
	s, err := rt.NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	const fault, illegalAddress = 7, 700
	if err := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, fakeSpec(), fault).Launch(); err != nil {
		t.Fatal(err)
	}
	if err := s.Synchronize(t.Context()); !errors.Is(err, rt.ErrFault) {
		t.Errorf("a fault: %v", err)
	}
	if err := errors.Join(s.Close(), ctx.Close()); err != nil {
		t.Error(err)
	}
	name := dl.CString("cuLaunchKernel")
	lib.Func("fakeFail").Call(uintptr(unsafe.Pointer(&name[0])), 0, 100, illegalAddress)
	if again, err := rt.Open(t.Context(), "hip:0", rt.WithBackend(backend)); !errors.Is(err, rt.ErrNoDevice) ||
		!strings.Contains(err.Error(), "start a new process") {
		t.Errorf("a device that runs no kernel: %v, %v", again, err)
	}
	lib.Func("fakeFail").Call(uintptr(unsafe.Pointer(&name[0])), 0, 0, 0)
	again, err := rt.Open(t.Context(), "hip:0", rt.WithBackend(backend)) // now it does
	if err != nil {
		t.Fatal(err)
	}
	if err := again.Close(); err != nil {
		t.Error(err)
	}
}

// testLargeShared launches a kernel with much dynamic shared memory where the library's function that allows it takes
// functions of the host alone.
func testLargeShared(t *testing.T, fake string) {
	lib, tried := dl.Search{Names: []string{fake}}.Open()
	if lib == nil {
		t.Fatal(tried)
	}
	ctx, err := rt.Open(t.Context(), "hip:0", rt.WithBackend(hip.New()))
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	s, err := rt.NewStream(ctx)
	x, err2 := rt.NewBuffer[int32](ctx, 32)
	if err := errors.Join(err, err2); err != nil {
		t.Fatal(err)
	}
	name := dl.CString("cuFuncSetAttribute")
	const invalidFunction = 98 // hipErrorInvalidDeviceFunction
	lib.Func("fakeFail").Call(uintptr(unsafe.Pointer(&name[0])), 0, 100, invalidFunction)
	defer lib.Func("fakeFail").Call(uintptr(unsafe.Pointer(&name[0])), 0, 0, 0)
	const where = 1
	spec := fakeSpec()
	c := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(32), Shared: 60 << 10}, spec, where)
	call.PutBuffer(c, x)
	if err := errors.Join(c.Launch(), s.Synchronize(t.Context())); err != nil {
		t.Error(err)
	}
	launch := dl.CString("cuLaunchKernel")
	const invalidValue = 1
	lib.Func("fakeFail").Call(uintptr(unsafe.Pointer(&launch[0])), 0, 100, invalidValue)
	c = call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(32), Shared: 60 << 10}, spec, where)
	call.PutBuffer(c, x)
	const want = "where: 61440 bytes of dynamic shared memory: hip: hipFuncSetAttribute: "
	if err := c.Launch(); err == nil || !strings.HasPrefix(err.Error(), want) ||
		!strings.Contains(err.Error(), "; the launch: hip: hipModuleLaunchKernel: hipErrorInvalidValue") {
		t.Errorf("a launch with more shared memory than the library sets up: %v", err)
	}
}

// testFault loses the device to a kernel: both of its contexts say so, each of which was opened by itself, and it can
// be opened again.
func testFault(t *testing.T) {
	spec := fakeSpec()
	open := func() (*rt.Context, *rt.Stream, rt.Buffer[int32]) {
		t.Helper()
		ctx, err := rt.Open(t.Context(), "hip", rt.WithBackend(hip.New()))
		if err != nil {
			t.Fatal(err)
		}
		s, err := rt.NewStream(ctx)
		if err != nil {
			t.Fatal(err)
		}
		b, err := rt.BufferFrom(s, make([]int32, 10))
		if err != nil {
			t.Fatal(err)
		}
		return ctx, s, b
	}
	for range 3 {
		ctx, s, b := open()
		other, otherStream, otherBuffer := open()
		const fault = 7
		if err := call.Prepare(s, rt.Launch{Grid: rt.D(1), Block: rt.D(1)}, spec, fault).Launch(); err != nil {
			t.Fatal(err)
		}
		var lost *rt.KernelError
		if err := otherStream.Synchronize(t.Context()); !errors.As(err, &lost) || lost.Kernel != "fault" || !lost.Lost {
			t.Errorf("the other context: %v", err)
		}
		for _, err := range []error{s.Synchronize(t.Context()), b.Zero(s), otherBuffer.Zero(otherStream)} {
			if !errors.Is(err, rt.ErrFault) {
				t.Errorf("after a fault: %v", err)
			}
		}
		third, thirdStream, thirdBuffer := open() // while the lost ones are open
		if err := errors.Join(thirdBuffer.Read(thirdStream, make([]int32, 10)), third.Close()); err != nil {
			t.Errorf("a new context: %v", err)
		}
		if err := errors.Join(b.Free(), s.Close(), ctx.Close(), other.Close()); err != nil {
			t.Errorf("closing lost contexts: %v", err)
		}
	}
}
