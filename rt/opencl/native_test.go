package opencl_test

import (
	"errors"
	"testing"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/opencl"
)

// TestForeign adopts a context, a queue and buffers that were made without kbind.
func TestForeign(t *testing.T) {
	lib, tried := dl.Search{Env: "KBIND_OPENCL_LIBRARY", Names: []string{"libOpenCL.so.1"}}.Open()
	if lib == nil {
		t.Skip("skip: no OpenCL: ", tried)
	}
	with := rt.WithBackend(opencl.New())
	first, err := rt.Open(t.Context(), "opencl", with)
	if err != nil {
		t.Skip("skip: ", err)
	}
	defer first.Close()
	native, err := first.Native()
	if err != nil {
		t.Fatal(err)
	}
	result := new(int32)
	object := func(name string, args ...uintptr) uintptr {
		t.Helper()
		h := lib.Func(name).CallSlice(append(args, uintptr(unsafe.Pointer(result))))
		if *result != 0 {
			t.Fatalf("%s: error %d", name, *result)
		}
		return h
	}
	device := &[1]uintptr{native.Device}
	handle := object("clCreateContext", 0, 1, uintptr(unsafe.Pointer(device)), 0, 0)
	queue := object("clCreateCommandQueue", handle, native.Device, 0)
	const readWrite, outOfOrder, region = 1, 1, 0x1220
	memory := object("clCreateBuffer", handle, readWrite, 8192, 0)
	part := &[2]uintptr{4096, 400}
	sub := object("clCreateSubBuffer", memory, readWrite, region, uintptr(unsafe.Pointer(part)))

	ctx, err := rt.Adopt(t.Context(), "opencl", rt.NativeContext{Context: handle}, with) // it has one device
	if err != nil {
		t.Fatal(err)
	}
	s, err := rt.StreamAt(ctx, queue)
	whole, err2 := rt.BufferAt[int32](ctx, memory, 2048, nil)
	b, err3 := rt.BufferAt[int32](ctx, sub, 100, nil)
	if err := errors.Join(err, err2, err3, whole.Fill(s, 1), b.Fill(s, 2), b.Slice(50, 60).Fill(s, 3)); err != nil {
		t.Fatal(err)
	}
	got := make([]int32, 2048)
	if err := whole.Read(s,
		got); err != nil || got[1023] != 1 || got[1024] != 2 || got[1074] != 3 || got[1123] != 2 || got[1124] != 1 {
		t.Errorf("around the sub-buffer: %d, %d, %d, %d, %d: %v", got[1023], got[1024], got[1074], got[1123], got[1124],
			err)
	}
	if _, err := rt.BufferAt[int32](ctx, sub, 101, nil); !errors.Is(err, rt.ErrInvalidLaunch) {
		t.Errorf("more than the sub-buffer: %v", err)
	}
	if _, err := rt.BufferAt[int32](first, memory, 10, nil); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("memory of another context: %v", err)
	}
	if _, err := rt.StreamAt(first, queue); !errors.Is(err, rt.ErrNotSupported) {
		t.Errorf("a queue of another context: %v", err)
	}
	if q := lib.Func("clCreateCommandQueue").Call(handle, native.Device, outOfOrder,
		uintptr(unsafe.Pointer(result))); *result == 0 {
		if _, err := rt.StreamAt(ctx, q); !errors.Is(err, rt.ErrNotSupported) {
			t.Errorf("a queue that is out of order: %v", err)
		}
		lib.Func("clReleaseCommandQueue").Call(q)
	}
	if err := errors.Join(b.Free(), whole.Free(), s.Close(), ctx.Close(), ctx.Close()); err != nil {
		t.Fatal(err)
	}
	for _, o := range []struct {
		name         string
		info, handle uintptr
	}{{"clGetMemObjectInfo", 0x1105, memory}, {"clGetCommandQueueInfo", 0x1092, queue}} { // CL_*_REFERENCE_COUNT
		count := new(uint32)
		ask := func() int32 {
			return int32(lib.Func(o.name).Call(o.handle, o.info, 4, uintptr(unsafe.Pointer(count)), 0))
		}
		r := ask()
		// A sub-buffer may hold its parent. PoCL lets go of what a command uses a moment after its end.
		for end := time.Now().Add(10 * time.Second); r == 0 && *count > 2 && time.Now().Before(end); r = ask() {
			time.Sleep(time.Millisecond)
		}
		if r != 0 || *count < 1 || *count > 2 {
			t.Errorf("%s: error %d, %d references", o.name, r, *count)
		}
	}
	for name, h := range map[string]uintptr{"clReleaseCommandQueue": queue, "clReleaseContext": handle} {
		if r := int32(lib.Func(name).Call(h)); r != 0 {
			t.Errorf("%s: error %d", name, r)
		}
	}
	for _, h := range []uintptr{sub, memory} {
		if r := int32(lib.Func("clReleaseMemObject").Call(h)); r != 0 {
			t.Errorf("clReleaseMemObject: error %d", r)
		}
	}
}
