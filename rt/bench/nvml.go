package bench

import (
	"unsafe"

	"github.com/kbind/kbind/rt/internal/dl"
)

// nvml is NVIDIA's management library, opened for one device.
type nvml struct {
	lib    *dl.Library
	device uintptr
	normal float64 // the default clock of the multiprocessors in MHz, 0 when it is not known
}

// Numbers of nvml.h.
const (
	nvmlClockSM        = 1
	nvmlClockMem       = 2
	nvmlTemperatureGPU = 0
)

// openNVML opens the library for the device at an address on the PCI bus; nil where the library, or the device, is not
// there. KBIND_NVML_LIBRARY names it where the system does not find it.
func openNVML(pci string) *nvml {
	lib, _ := dl.Search{Env: "KBIND_NVML_LIBRARY", Names: []string{"libnvidia-ml.so.1", "nvml.dll"}}.Open()
	if lib == nil {
		return nil
	}
	n, device, address := &nvml{lib: lib}, new(uintptr), dl.CString(pci)
	if !n.call("nvmlInit_v2") {
		return nil
	}
	if !n.call("nvmlDeviceGetHandleByPciBusId_v2", uintptr(unsafe.Pointer(&address[0])),
		uintptr(unsafe.Pointer(device))) {
		n.close()
		return nil
	}
	n.device = *device
	if n.normal = n.part("nvmlDeviceGetDefaultApplicationsClock", nvmlClockSM); n.normal == 0 {
		n.normal = n.part("nvmlDeviceGetMaxClockInfo", nvmlClockSM)
	}
	return n
}

// call calls a function and reports whether it is there and succeeds.
//
//go:uintptrescapes
func (n *nvml) call(name string, args ...uintptr) bool {
	f := n.lib.Func(name)
	return f != 0 && int32(f.Call(args...)) == 0
}

// part returns what a function of one of the device's parts stores; 0 where it does not tell.
func (n *nvml) part(name string, part uintptr) float64 {
	v := new(uint32)
	if !n.call(name, n.device, part, uintptr(unsafe.Pointer(v))) {
		return 0
	}
	return float64(*v)
}

// watts is the power at the moment, 0 where the device does not tell.
func (n *nvml) watts() float64 {
	milliwatts := new(uint32)
	if !n.call("nvmlDeviceGetPowerUsage", n.device, uintptr(unsafe.Pointer(milliwatts))) {
		return 0
	}
	return float64(*milliwatts) / 1000
}

func (n *nvml) clock() (now, normal float64) {
	return n.part("nvmlDeviceGetClockInfo", nvmlClockSM), n.normal
}

func (n *nvml) read(tell func(string, float64)) {
	tell("power_w", n.watts())
	tell("sm_mhz", n.part("nvmlDeviceGetClockInfo", nvmlClockSM))
	tell("memory_mhz", n.part("nvmlDeviceGetClockInfo", nvmlClockMem))
	tell("temperature_c", n.part("nvmlDeviceGetTemperature", nvmlTemperatureGPU))
}

func (n *nvml) close() { n.call("nvmlShutdown") }
