package dl

import (
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"testing"
)

func TestNewestFirst(t *testing.T) {
	dir := t.TempDir()
	want := []string{"cuda-13.0", "cuda-12.10", "cuda-12.4", "cuda-9.2", "cuda-9"}
	for _, name := range want {
		if err := os.WriteFile(filepath.Join(dir, name), nil, 0o666); err != nil {
			t.Fatal(err)
		}
	}
	var got []string
	for _, path := range expand(filepath.Join(dir, "cuda-*")) {
		got = append(got, filepath.Base(path))
	}
	if !slices.Equal(got, want) {
		t.Errorf("got %v, want %v", got, want)
	}
}

func TestOpenTellsWhatWasTried(t *testing.T) {
	none, pattern := filepath.Join(t.TempDir(), "none.so"), filepath.Join(t.TempDir(), "*.so")
	t.Setenv("KBIND_TEST_LIBRARY", "")
	lib, tried := Search{Env: "KBIND_TEST_LIBRARY", Names: []string{none, pattern}}.Open()
	if lib != nil || len(tried) != 2 || tried[0].Path != none || tried[1].Path != pattern || tried[0].Err == "" {
		t.Errorf("got %v, %v", lib, tried)
	}
	t.Setenv("KBIND_TEST_LIBRARY", none)
	if _, tried = (Search{Env: "KBIND_TEST_LIBRARY", Names: []string{pattern}}).Open(); len(tried) != 1 || tried[0].Path != none {
		t.Errorf("with the variable set: %v", tried)
	}
}

func TestText(t *testing.T) {
	list := NewStrings([]string{"héllo"})
	if got := GoString(list.ptrs[0]); got != "héllo" || GoString(0) != "" {
		t.Errorf("GoString = %q", got)
	}
	runtime.KeepAlive(list)
	if got := Text([]byte("ab\x00cd")); got != "ab" {
		t.Errorf("Text = %q", got)
	}
	if NewStrings(nil).Ptr() != 0 || NewStrings([]string{""}).Ptr() == 0 {
		t.Error("the array of no strings is not null, or that of one is")
	}
}
