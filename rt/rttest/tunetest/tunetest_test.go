package tunetest_test

import (
	"testing"

	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/rttest/tunetest"
)

// TestChecked runs the checked forms, which tests of this package alone have.
func TestChecked(t *testing.T) { tunetest.Run(t, cpu.New()) }
