package bench

import (
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/kbind/kbind/rt"
)

// fakeNVML builds a library with one device and makes it the one that is opened.
func fakeNVML(t *testing.T) {
	t.Helper()
	lib := filepath.Join(t.TempDir(), "nvml.so")
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-o", lib, "testdata/fakenvml.c").CombinedOutput(); err != nil {
		t.Skipf("skip: no C compiler: %v %s", err, out)
	}
	t.Setenv("KBIND_NVML_LIBRARY", lib)
}

func TestNVML(t *testing.T) {
	fakeNVML(t)
	device := rt.DeviceInfo{Backend: "opencl", ID: "0:0", PCI: "0000:c1:00.0"}
	g := governor{sensors: openSensors(device)}
	for i := range 5 {
		if got, want := g.throttled(), i < 3; got != want {
			t.Errorf("reading %d: throttled %v, want %v", i, got, want)
		}
	}
	g.close()
	want := map[string]float64{"power_w": 250, "sm_mhz": 900, "memory_mhz": 2000}
	if got := watched(device); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	for _, other := range []rt.DeviceInfo{{Backend: "cpu", ID: "0"}, {Backend: "cuda", ID: "0", PCI: "0000:c2:00.0"}} {
		if got := watched(other); len(got) != 0 {
			t.Errorf("%v tells %v", other, got)
		}
	}
	other := governor{}
	if other.throttled() {
		t.Error("a device that tells nothing is throttled")
	}
	other.close()
}

// watched is what a monitor tells after two readings.
func watched(device rt.DeviceInfo) map[string]float64 {
	m, done := Monitor(device)
	defer done()
	m.Before()
	m.During()
	m.During()
	m.After()
	return m.Results()
}

func TestAMDGPU(t *testing.T) {
	dir := t.TempDir()
	write := func(name, text string) {
		t.Helper()
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("0000:03:00.0/hwmon/hwmon0/name", "nvme\n")
	write("0000:c1:00.0/hwmon/hwmon7/name", "amdgpu\n")
	for _, pci := range []string{"0000:03:00.0", "0000:04:00.0"} {
		if s := openAMDGPU(dir, pci); s != nil {
			t.Errorf("%s is a GPU: %v", pci, s)
		}
	}
	s := openAMDGPU(dir, "0000:c1:00.0")
	if s == nil {
		t.Fatal("the device is not there")
	}
	readings := func() map[string]float64 {
		r := map[string]float64{}
		s.read(func(name string, v float64) { r[name] = v })
		return r
	}
	write("0000:c1:00.0/hwmon/hwmon7/power1_input", "300000000\n")
	write("0000:c1:00.0/hwmon/hwmon7/freq1_input", "2100000000\n")
	write("0000:c1:00.0/hwmon/hwmon7/temp1_input", "61000\n")
	want := map[string]float64{"power_w": 300, "sm_mhz": 2100, "memory_mhz": 0, "temperature_c": 61}
	if got := readings(); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	write("0000:c1:00.0/hwmon/hwmon7/power1_average", "250000000\n")
	write("0000:c1:00.0/hwmon/hwmon7/freq2_input", "1300000000\n")
	want["power_w"], want["memory_mhz"] = 250, 1300
	if got := readings(); !maps.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
	g := governor{sensors: s}
	if g.throttled() {
		t.Error("a device without a default clock is throttled")
	}
	g.close()
}
