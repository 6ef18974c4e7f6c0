package core

import (
	"context"
	"errors"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/vec"
)

func TestUnderTest(t *testing.T) {
	if !underTest() {
		t.Error("a test binary is not taken for one")
	}
	needGo(t)
	program := t.TempDir() + "/program.test" // a program is none, whatever its file is called
	build := exec.Command("go", "build", "-o", program, "./testdata/program")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	run := exec.Command(program, "-test.v")
	run.Env = append(os.Environ(), "KBIND_BACKEND=")
	if out, err := run.CombinedOutput(); err != nil || !strings.Contains(string(out), "not a test") {
		t.Errorf("%v\n%s", err, out)
	}
}

// needGo skips a test that runs the go command where there is none, as in a browser.
func needGo(t *testing.T) {
	t.Helper()
	if _, err := exec.LookPath("go"); err != nil {
		t.Skip("skip: ", err)
	}
}

// TestNoTesting keeps package testing, with its flags, out of programs.
func TestNoTesting(t *testing.T) {
	needGo(t)
	out, err := exec.Command("go", "list", "-deps", "github.com/kbind/kbind/rt/call").Output()
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains("\n"+string(out), "\ntesting\n") {
		t.Error("packages rt and call import package testing")
	}
}

func TestDefaultInTests(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "")
	dev, err := openDevice("", nil, Options{})
	if err != nil {
		t.Fatal(err)
	}
	if dev.info.Backend != "cpu" || !dev.inTest {
		t.Errorf("the default device in a test is %s", dev)
	}
	_, err = dev.load(&driver.ModuleSpec{Name: "k.cu"})
	if !errors.Is(err, driver.ErrNoImage) ||
		!strings.HasSuffix(err.Error(),
			"tests run on the CPU unless KBIND_BACKEND=auto, or the name of a device, chooses another") {
		t.Errorf("got %v", err)
	}
	t.Setenv("KBIND_BACKEND", "auto")
	if dev, err = openDevice("", nil, Options{}); err != nil || dev.inTest {
		t.Errorf("KBIND_BACKEND=auto opens %v, error %v", dev, err)
	}
	for _, name := range []string{"", "auto"} {
		mine := []driver.Backend{named{cpuBackend(t), "cuda"}}
		if dev, err = openDevice(name, nil, Options{Backends: mine}); err != nil || dev.inTest {
			t.Errorf("with a backend of its own %q opens %v, error %v", name, dev, err)
		}
	}
}

// TestNilContext calls everything that takes a context with none.
func TestNilContext(t *testing.T) {
	ctx, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	s, err := NewStream(ctx)
	if err != nil {
		t.Fatal(err)
	}
	e, err := NewEvent(ctx)
	if err != nil {
		t.Fatal(err)
	}
	second := func(_ any, err error) error { return err }
	spec := &driver.ModuleSpec{Name: "k.cu"}
	for i, none := range []context.Context{nil, (*Context)(nil)} {
		for name, err := range map[string]error{
			"Open":        second(Open(none, "cpu", Options{})),
			"Adopt":       second(Adopt(none, "cpu", driver.NativeContext{}, Options{})),
			"StreamAt":    second(StreamAt(none, 1)),
			"EventAt":     second(EventAt(none, 1)),
			"BufferAt":    second(BufferAt[int32](none, 1, 1, nil)),
			"Device":      second(Device(none)),
			"Memory":      second(Memory(none)),
			"EmptyCache":  EmptyCache(none),
			"NewStream":   second(NewStream(none)),
			"NewEvent":    second(NewEvent(none)),
			"NewBuffer":   second(NewBuffer[int32](none, 1)),
			"NewImage":    second(NewImage(none, Size2D[vec.UChar4](1, 1))),
			"AllocHost":   second(AllocHost[int32](none, 1)),
			"Capture":     second(Capture(none, func(*Stream) error { return nil })),
			"Load":        second(Load(none, spec)),
			"GetGlobal":   second(GetGlobal[int32](none, spec, "g")),
			"BindTexture": BindTexture(none, spec, "t", nil),
			"Begin":       Begin(none, spec, "F").End(),
			"Synchronize": s.Synchronize(none),
			"Event.Wait":  e.Wait(none),
		} {
			if err == nil || !strings.Contains(err.Error(), "the context is nil; pass context.Background()") {
				t.Errorf("%s with nil context %d: got %v", name, i, err)
			}
		}
	}
}

// TestArgumentsChoose runs a function without a device in its context where its image lives.
func TestArgumentsChoose(t *testing.T) {
	t.Setenv("KBIND_BACKEND", "")
	ctx, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer ctx.Close()
	img, err := NewImage(ctx, Size2D[vec.UChar4](4, 4))
	if err != nil {
		t.Fatal(err)
	}
	tex, err := img.Texture(driver.TextureDesc{})
	if err != nil {
		t.Fatal(err)
	}
	spec := &driver.ModuleSpec{Name: "k.cu", Images: []driver.Image{&driver.Code{}}}
	var none *Image
	for name, args := range map[string][]Placed{"image": {img}, "texture": {tex}, "behind nil": {none, tex}} {
		task := Begin(t.Context(), spec, "F", args...)
		if task.s == nil || task.s.dev != ctx.dev {
			t.Errorf("%s: the function does not run where its argument is", name)
		}
		if err := task.End(); err != nil {
			t.Error(err)
		}
	}
	other, err := Open(t.Context(), "cpu", Options{})
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if task := Begin(other, spec, "F", img); task.s.dev != other.dev {
		t.Error("an argument goes before the context's own device")
	}
	if dev, err := deviceFor(t.Context(), nil, none); err != nil || dev == ctx.dev {
		t.Errorf("a nil argument chooses %v, error %v", dev, err)
	}
}

func TestDevices(t *testing.T) {
	list, err := Devices(t.Context())
	if err != nil || len(list) == 0 {
		t.Fatal(list, err)
	}
	last := list[len(list)-1]
	if last.Backend != "cpu" || last.String() != "cpu:0 ("+last.Name+")" ||
		(driver.DeviceInfo{Backend: "cuda", ID: "1"}).String() != "cuda:1" {
		t.Errorf("the last device is %v", last)
	}
	var none context.Context
	if _, err := Devices(none); err == nil {
		t.Error("no error for a nil context")
	}
}
