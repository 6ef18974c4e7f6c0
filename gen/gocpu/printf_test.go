package gocpu

import (
	"slices"
	"testing"
)

// TestTextArgs checks which arguments a format takes for strings.
func TestTextArgs(t *testing.T) {
	for format, want := range map[string][]int{
		"": nil, "%d %s %s": {1, 2}, "100%% %s": {0}, "%*s": {1}, "%-*.*s|%d": {2}, "%5.3ld%s": {1}, "%v4hld %s": {1},
		"%": nil, "%s%": {0}, "%c%%%s": {1},
	} {
		var got []int
		for i, text := range textArgs(format) {
			if text {
				got = append(got, i)
			}
		}
		slices.Sort(got)
		if !slices.Equal(got, want) {
			t.Errorf("%q: got %v, want %v", format, got, want)
		}
	}
}
