package candidate

import (
	"errors"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

// TestInputs makes arguments with functions that do what they should, and with others.
func TestInputs(t *testing.T) {
	type pair struct {
		A int16
		B [2]uint8
	}
	args := []Arg{{Name: "x", Kind: driver.ArgMem, Count: 2, Size: 4}, {Name: "n", Kind: driver.ArgValue}}
	for _, test := range []struct {
		made any
		name string
		err  string
	}{
		{[]float32{1, 2}, "x", ""},
		{[]pair{{1, [2]uint8{2, 3}}, {}}, "x", ""},
		{[]float32{1}, "x", "x: it made 4 bytes, and the parameter has 2 elements of 4 bytes"},
		{[]int32{}, "x", "x: it made 0 bytes"},
		{[]float32{1, 2}, "y", "the kernel has no parameter y"},
		{[]float32{1, 2}, "n", "n: it made 8 bytes"},
		{7, "x", "x: it is a int, and no slice"},
		{[]string{"a"}, "x", "x: it is a []string, and no slice of numbers"},
		{[]int{1}, "x", "x: it is a []int, and no slice of numbers"},
		{errors.New("no file"), "x", "Make: no file"},
	} {
		p := &program{args: args, made: map[string]Inputs{"Make": func(sizes map[string]int64) (map[string]any, error) {
			if err, ok := test.made.(error); ok {
				return nil, err
			}
			if sizes["n"] != 2 {
				t.Errorf("sizes are %v", sizes)
			}
			return map[string]any{test.name: test.made}, nil
		}}}
		got, err := p.makeInputs(&Job{Inputs: "Make", Sizes: map[string]int64{"n": 2}})
		if err == nil && test.err != "" || err != nil && (test.err == "" || !strings.Contains(err.Error(), test.err)) {
			t.Errorf("%v: %v, want %s", test.made, err, test.err)
		}
		if test.err == "" && len(got["x"]) != 8 {
			t.Errorf("%v: %v", test.made, got)
		}
	}
	if _, err := (&program{}).makeInputs(&Job{Inputs: "Other"}); err == nil {
		t.Error("a function that is not there is no error")
	}
}
