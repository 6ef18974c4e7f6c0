package cases

import (
	"errors"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/rt"
)

// TestCases runs every case at its small size: on the CPU the kernels of both languages, and on an OpenCL device if
// there is one.
func TestCases(t *testing.T) {
	for _, name := range []string{"cpu", "cpu/cl", "opencl"} {
		t.Run(name, func(t *testing.T) {
			err := Verify(t.Context(), name, Small, func(name string, err error) {
				if err != nil {
					t.Errorf("%s: %v", name, err)
				}
			})
			switch {
			case name == "opencl" && errors.Is(err, rt.ErrNoDevice):
				t.Skip("skip: ", err)
			case err != nil:
				t.Fatal(err)
			}
		})
	}
}

func TestServe(t *testing.T) {
	var out strings.Builder
	clock := func() time.Duration { return time.Second }
	in := "run\nbind nothing small\nbind saxpy small\nrun\nfree\nfly\n"
	if err := Serve(t.Context(), "cpu", clock, strings.NewReader(in), &out); err != nil {
		t.Fatal(err)
	}
	got := regexp.MustCompile(`ok \S*[1-9]\S* 0\n`).ReplaceAllString(out.String(), "ok TIME 0\n")
	if want := "error \"nothing is bound\"\nerror \"no case \\\"nothing\\\"\"\nok 0 0\nok TIME 0\nok 0 0\nerror \"no " +
		"command \\\"fly\\\"\"\n"; got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}
