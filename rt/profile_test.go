package rt_test

import (
	"bytes"
	"context"
	"runtime"
	"runtime/pprof"
	"strconv"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
)

// TestProfileLine has the caller of NewBuffer and of BufferFrom at the top of the stack in the profile.
func TestProfileLine(t *testing.T) {
	t.Setenv("KBIND_PROFILE", "buffers")
	dev, err := rt.Open(context.Background(), "cpu")
	if err != nil {
		t.Fatal(err)
	}
	defer dev.Close()
	s, err := rt.NewStream(dev)
	if err != nil {
		t.Fatal(err)
	}
	_, _, line, _ := runtime.Caller(0)
	if _, err := rt.NewBuffer[int64](dev, 10); err != nil { // line + 1
		t.Fatal(err)
	}
	if _, err := rt.BufferFrom(s, []byte{1}); err != nil { // line + 4
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := pprof.Lookup("kbind.buffers").WriteTo(&text, 1); err != nil {
		t.Fatal(err)
	}
	tops := map[string]bool{}
	lines := strings.Split(text.String(), "\n")
	for i, l := range lines {
		if strings.Contains(l, " @ ") && i+1 < len(lines) {
			fields := strings.Fields(lines[i+1])
			tops[fields[len(fields)-1]] = true
		}
	}
	for _, want := range []int{line + 1, line + 4} {
		found := false
		for top := range tops {
			found = found || strings.HasSuffix(top, "profile_test.go:"+strconv.Itoa(want))
		}
		if !found {
			t.Errorf("no stack begins at line %d:\n%s", want, &text)
		}
	}
}
