package hip_test

import (
	"errors"
	"flag"
	"testing"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/rttest/imagetest"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

// TestConformance needs a GPU; it says why it skips.
func TestConformance(t *testing.T) { rttest.Run(t, hip.New(), rttest.Spec(driver.HIP)) }

// TestPeers needs two.
func TestPeers(t *testing.T) { rttest.RunPeers(t, hip.New(), rttest.Spec(driver.HIP)) }

// TestImages needs a GPU too.
func TestImages(t *testing.T) { imagetest.Run(t, hip.New()) }

func TestTuned(t *testing.T) { tunetest.Run(t, hip.New()) }

// TestCompile needs HIPRTC and no GPU.
func TestCompile(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	for _, dialect := range []driver.Dialect{driver.HIP, driver.CUDA} {
		for _, arch := range []string{"gfx90a", "gfx1030", "gfx1100"} {
			code, err := hip.New().Compile(rttest.Spec(dialect), arch)
			switch {
			case errors.Is(err, driver.ErrNoDevice):
				t.Skip("skip: ", err)
			case arch == "gfx1100" && errors.Is(err, driver.ErrNotSupported):
				t.Logf("skip: %v", err) // younger than ROCm 5.2
			case err != nil:
				t.Errorf("%s for %s: %v", dialect, arch, err)
			case code.Kind != "hsaco" || len(code.Data) < 1000 || code.Names["add"] == "" || code.Names["total"] == "":
				t.Errorf("%s for %s: %s of %d bytes with names %v", dialect, arch, code.Kind, len(code.Data), code.Names)
			}
		}
	}
}

func Benchmark(b *testing.B) { rttest.Bench(b, hip.New(), rttest.Spec(driver.HIP)) }

var launches = flag.Int("leak.launches", 5000, "launches of TestLeak")

// TestLeak needs a device; testdata/gpu/run.sh runs it with a million launches.
func TestLeak(t *testing.T) { rttest.Leak(t, hip.New(), rttest.Spec(driver.HIP), *launches) }
