package bench

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
)

// amdgpu are the files of Linux's amdgpu driver for one device, its directory of the kernel's hwmon interface. They are
// what rocm-smi and amd-smi read, and have the same form for all versions of ROCm, or without it.
// https://docs.kernel.org/gpu/amdgpu/thermal.html
type amdgpu string

// openAMDGPU finds the directory of the device at an address on the PCI bus; nil where another driver has the device.
func openAMDGPU(devices, pci string) sensors {
	list, _ := filepath.Glob(filepath.Join(devices, pci, "hwmon", "hwmon*"))
	for _, dir := range list {
		if name, err := os.ReadFile(filepath.Join(dir, "name")); err == nil && strings.TrimSpace(string(name)) == "amdgpu" {
			return amdgpu(dir)
		}
	}
	return nil
}

// number reads a file with a number, 0 where the device does not tell.
func (a amdgpu) number(name string) float64 {
	text, err := os.ReadFile(filepath.Join(string(a), name))
	if err != nil {
		return 0
	}
	v, _ := strconv.ParseFloat(strings.TrimSpace(string(text)), 64) // 0 where it is no number
	return v
}

// clock knows no default: the driver lists levels of which loads do not reach the highest.
func (a amdgpu) clock() (now, normal float64) { return a.number("freq1_input") / 1e6, 0 }

func (a amdgpu) read(tell func(string, float64)) {
	power := a.number("power1_average") // microwatts
	if power == 0 {
		power = a.number("power1_input") // newer devices tell the power at the moment alone
	}
	tell("power_w", power/1e6)
	tell("sm_mhz", a.number("freq1_input")/1e6)     // hertz
	tell("memory_mhz", a.number("freq2_input")/1e6) // hertz
	tell("temperature_c", a.number("temp1_input")/1000)
}

func (amdgpu) close() {}
