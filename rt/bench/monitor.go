package bench

import (
	"time"

	"github.com/kbind/kbind/rt"
)

// sensors are what a device tells of itself while it works.
type sensors interface {
	// clock returns the clock of the multiprocessors now and by default, in MHz; 0 for what is not known.
	clock() (now, normal float64)
	// read calls tell with each reading.
	read(tell func(name string, value float64))
	close()
}

// openSensors opens those of a device, nil where it has none.
func openSensors(info rt.DeviceInfo) sensors {
	if info.PCI == "" {
		return nil
	}
	if n := openNVML(info.PCI); n != nil {
		return n
	}
	if a := openAMDGPU("/sys/bus/pci/devices", info.PCI); a != nil {
		return a
	}
	return nil
}

// governor watches for a clock that is lower than usual.
type governor struct {
	sensors
	asked time.Time // when the clock was read last
	drops int
}

// Reading the clock takes some 50 us, so it is read now and then; a device that stays slow is measured as it is.
const (
	clockEvery = 100 * time.Millisecond
	mostDrops  = 20
)

// throttled reports whether the device's clock is now below 75 % of its default.
func (g *governor) throttled() bool {
	if g.sensors == nil || g.drops >= mostDrops || time.Since(g.asked) < clockEvery {
		return false
	}
	now, normal := g.clock()
	if now == 0 || 4*now >= 3*normal {
		g.asked = time.Now()
		return false
	}
	g.drops++
	return true
}

// close is for a measurement that did not begin, too.
func (g *governor) close() {
	if g.sensors != nil {
		g.sensors.close()
	}
}

// Monitor observes a GPU while it works: the means of "power_w", "sm_mhz" (the clock of the multiprocessors or compute
// units), "memory_mhz" and "temperature_c". The values come from NVIDIA's management library (NVML) for NVIDIA's
// devices, and from the files of Linux's amdgpu driver for AMD's. Call close after use. Values that the device does not
// report are left out.
func Monitor(device rt.DeviceInfo) (o Observer, close func()) {
	m := &monitor{sensors: openSensors(device)}
	if m.sensors == nil {
		return m, func() {}
	}
	return m, m.sensors.close
}

type monitor struct {
	sensors sensors
	sums    map[string]float64
	n       map[string]float64 // readings
}

func (m *monitor) Before() { m.sums, m.n = map[string]float64{}, map[string]float64{} }

func (m *monitor) During() {
	if m.sensors != nil {
		m.sensors.read(m.add)
	}
}

// add counts a reading; 0 is one that failed.
func (m *monitor) add(name string, v float64) {
	if v > 0 {
		m.sums[name] += v
		m.n[name]++
	}
}

func (m *monitor) After() {}

func (m *monitor) Results() map[string]float64 {
	r := map[string]float64{}
	for name, sum := range m.sums {
		r[name] = sum / m.n[name]
	}
	return r
}
