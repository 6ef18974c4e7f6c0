package cu_test

import (
	"os"
	"testing"

	"github.com/kbind/kbind/examples/suite/cases"
)

// TestChecked runs every case with checked execution, which tests of this package have, and which finds nothing to
// report.
func TestChecked(t *testing.T) {
	err := cases.Verify(t.Context(), "cpu", cases.Small, func(name string, err error) {
		if err != nil {
			t.Errorf("%s: %v", name, err)
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestServe makes this test a process that testdata/bench compares others with.
func TestServe(t *testing.T) {
	if os.Getenv("KBIND_SUITE_SERVE") == "" {
		t.Skip("for testdata/bench")
	}
	if err := cases.Serve(t.Context(), "cpu", cases.ProcessorTime, os.Stdin, os.Stdout); err != nil {
		t.Fatal(err)
	}
}
