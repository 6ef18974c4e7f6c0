package hip_test

import (
	"testing"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/hip"
	"github.com/kbind/kbind/rt/rttest"
)

// TestConformance needs a GPU; it says why it skips.
func TestConformance(t *testing.T) { rttest.Run(t, hip.New(), rttest.Spec(driver.HIP)) }

func Benchmark(b *testing.B) { rttest.Bench(b, hip.New(), rttest.Spec(driver.HIP)) }
