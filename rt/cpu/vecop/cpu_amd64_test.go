package vecop

import (
	"os"
	"slices"
	"strings"
	"testing"
)

// TestHasAVX2 compares with what Linux says.
func TestHasAVX2(t *testing.T) {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		t.Skip("skip: no list of the processor's features to compare with: ", err)
	}
	_, flags, _ := strings.Cut(string(text), "\nflags")
	flags, _, _ = strings.Cut(flags, "\n")
	list := strings.Fields(flags)
	if want := slices.Contains(list, "avx2") && slices.Contains(list, "fma"); hasAVX2 != want {
		t.Errorf("hasAVX2 is %v; the flags are %s", hasAVX2, flags)
	}
}

// TestRowOpsBare runs TestRowOps as on a processor without AVX2.
func TestRowOpsBare(t *testing.T) {
	has := hasAVX2
	defer func() { hasAVX2 = has }()
	hasAVX2 = false
	TestRowOps(t)
}
