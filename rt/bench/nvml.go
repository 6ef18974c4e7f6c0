package bench

import (
	"bytes"
	"os"
	"strconv"
	"strings"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/dl"
)

// nvml is NVIDIA's management library, opened for one device. A nil *nvml stands for a device or a machine without
// it: its methods do nothing then.
type nvml struct {
	lib    *dl.Library
	device uintptr
	normal uint32    // the default clock of the multiprocessors in MHz, 0 when it is not known
	asked  time.Time // when the clock was read last
	drops  int
}

// Numbers of nvml.h.
const (
	nvmlClockSM        = 1
	nvmlClockMem       = 2
	nvmlTemperatureGPU = 0
)

// openNVML opens the library for a device of CUDA. KBIND_NVML_LIBRARY names it where the system does not find it.
func openNVML(info rt.DeviceInfo) *nvml {
	if info.Backend != "cuda" {
		return nil
	}
	lib, _ := dl.Search{Env: "KBIND_NVML_LIBRARY", Names: []string{"libnvidia-ml.so.1", "nvml.dll"}}.Open()
	if lib == nil {
		return nil
	}
	n := &nvml{lib: lib}
	if !n.call("nvmlInit_v2") {
		return nil
	}
	if !n.find(info) {
		n.close()
		return nil
	}
	if n.normal = n.read("nvmlDeviceGetDefaultApplicationsClock", nvmlClockSM); n.normal == 0 {
		n.normal = n.read("nvmlDeviceGetMaxClockInfo", nvmlClockSM)
	}
	return n
}

// find finds the device, which CUDA may number otherwise. The name must be the same.
func (n *nvml) find(info rt.DeviceInfo) bool {
	id := info.ID
	index, err := strconv.Atoi(id)
	if list := strings.Split(os.Getenv("CUDA_VISIBLE_DEVICES"), ","); err == nil && index < len(list) &&
		list[index] != "" {
		id = strings.TrimSpace(list[index])
	}
	device := new(uintptr)
	if index, err := strconv.Atoi(id); err == nil {
		if !n.call("nvmlDeviceGetHandleByIndex_v2", uintptr(index), uintptr(unsafe.Pointer(device))) {
			return false
		}
	} else {
		uuid := append([]byte(id), 0)
		if !n.call("nvmlDeviceGetHandleByUUID", uintptr(unsafe.Pointer(&uuid[0])), uintptr(unsafe.Pointer(device))) {
			return false
		}
	}
	n.device = *device
	name := make([]byte, 96) // NVML_DEVICE_NAME_V2_BUFFER_SIZE
	if !n.call("nvmlDeviceGetName", n.device, uintptr(unsafe.Pointer(&name[0])), uintptr(len(name))) {
		return false
	}
	text, _, _ := bytes.Cut(name, []byte{0})
	return string(text) == info.Name
}

// call calls a function and reports whether it is there and succeeds.
//
//go:uintptrescapes
func (n *nvml) call(name string, args ...uintptr) bool {
	f := n.lib.Func(name)
	return f != 0 && int32(f.Call(args...)) == 0
}

// read returns a number that a function of the device, and of one of its parts, stores; 0 where it does not tell.
func (n *nvml) read(name string, part uintptr) uint32 {
	v := new(uint32)
	if !n.call(name, n.device, part, uintptr(unsafe.Pointer(v))) {
		return 0
	}
	return *v
}

// power returns milliwatts, 0 where the device does not tell.
func (n *nvml) power() uint32 {
	v := new(uint32)
	if !n.call("nvmlDeviceGetPowerUsage", n.device, uintptr(unsafe.Pointer(v))) {
		return 0
	}
	return *v
}

// Reading the clock takes some 50 us, so it is read now and then; a device that stays slow is measured as it is.
const (
	clockEvery = 100 * time.Millisecond
	mostDrops  = 20
)

// throttled reports whether the device's clock is now below 75 % of its default.
func (n *nvml) throttled() bool {
	if n == nil || n.normal == 0 || n.drops >= mostDrops || time.Since(n.asked) < clockEvery {
		return false
	}
	clock := n.read("nvmlDeviceGetClockInfo", nvmlClockSM)
	if clock == 0 || 4*clock >= 3*n.normal {
		n.asked = time.Now()
		return false
	}
	n.drops++
	return true
}

func (n *nvml) close() {
	if n != nil {
		n.call("nvmlShutdown")
	}
}

// NVML observes a device of CUDA through NVIDIA's management library: the means of "power_w", "sm_mhz",
// "memory_mhz" and "temperature_c" while it works. close ends the use of the library. Where there is no such
// library, or the device is another's, the results are empty.
func NVML(device rt.DeviceInfo) (o Observer, close func()) {
	n := openNVML(device)
	return &nvmlObserver{nvml: n}, n.close
}

type nvmlObserver struct {
	nvml *nvml
	sums map[string]float64
	n    map[string]float64 // readings
}

func (o *nvmlObserver) Before() { o.sums, o.n = map[string]float64{}, map[string]float64{} }

func (o *nvmlObserver) During() {
	if o.nvml == nil {
		return
	}
	o.add("power_w", float64(o.nvml.power())/1000)
	o.add("sm_mhz", float64(o.nvml.read("nvmlDeviceGetClockInfo", nvmlClockSM)))
	o.add("memory_mhz", float64(o.nvml.read("nvmlDeviceGetClockInfo", nvmlClockMem)))
	o.add("temperature_c", float64(o.nvml.read("nvmlDeviceGetTemperature", nvmlTemperatureGPU)))
}

// add counts a reading; 0 is one that failed.
func (o *nvmlObserver) add(name string, v float64) {
	if v > 0 {
		o.sums[name] += v
		o.n[name]++
	}
}

func (o *nvmlObserver) After() {}

func (o *nvmlObserver) Results() map[string]float64 {
	r := map[string]float64{}
	for name, sum := range o.sums {
		r[name] = sum / o.n[name]
	}
	return r
}
