// Package testall decides how much a test does: a sample, so that all tests take minutes, or everything, which CI asks
// for with KBIND_TEST=all.
package testall

import (
	"os"
	"testing"
)

// variable is the environment variable that asks for everything.
const variable = "KBIND_TEST"

// On reports whether the tests do everything. It fails the test if KBIND_TEST has a value other than "all".
func On(t testing.TB) bool {
	t.Helper()
	switch v := os.Getenv(variable); v {
	case "":
		return false
	case "all":
		return true
	default:
		t.Fatalf("%s=%s: the only value is all", variable, v)
		return false
	}
}

// Need skips a test of which there is no sample unless the tests do everything.
func Need(t testing.TB) {
	t.Helper()
	if !On(t) {
		t.Skipf("skip: %s=all runs this", variable)
	}
}

// Count returns all where the tests do everything, and sample elsewhere.
func Count(t testing.TB, sample, all int) int {
	t.Helper()
	if On(t) {
		return all
	}
	return sample
}
