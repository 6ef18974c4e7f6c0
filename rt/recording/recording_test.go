package recording

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/driver"
)

var launch = &Launch{Kernel: "K", Symbol: "k", File: "k.cu", Source: "abc", Block: driver.Dim3{X: 32, Y: 1, Z: 1},
	Args: []Arg{{Name: "x", Kind: driver.ArgMem, Bytes: 3}, {Name: "n", Kind: driver.ArgValue, Value: []byte{1, 0}},
		{Name: "t", Kind: driver.ArgLocal, Bytes: 64}, {Name: "y", Kind: driver.ArgMem, Bytes: 2}},
	Constants: []Constant{{"c", 1}}}

func TestRoundTrip(t *testing.T) {
	path := filepath.Join(t.TempDir(), "k"+Ext)
	contents := []string{"abc", "de", "f"}
	if launch.Total() != 6 {
		t.Errorf("%d bytes", launch.Total())
	}
	if err := Write(path, launch, func(i int) ([]byte, error) { return []byte(contents[i]), nil }); err != nil {
		t.Fatal(err)
	}
	f, err := Open(path)
	if err != nil {
		t.Fatal(err)
	}
	if f.Kernel != "K" || f.Block.X != 32 || !bytes.Equal(f.Args[1].Value, []byte{1, 0}) || f.Args[2].Bytes != 64 {
		t.Errorf("%+v", f.Launch)
	}
	for i, want := range contents {
		if got, err := Read(path, f.At(i), len(want)); err != nil || string(got) != want {
			t.Errorf("contents %d: %q, %v", i, got, err)
		}
	}
	whole, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	for text, want := range map[string]string{
		string(whole[:len(whole)-1]): "it is damaged: it does not have the",
		string(whole) + "x":          "it is damaged: it does not have the",
		strings.Replace(string(whole), `"bytes":3`, `"bytes":-3`, 1):    "it is damaged: contents of -3 bytes",
		strings.Replace(string(whole), `"kernel"`, `kernel"`, 1):        "it is damaged: invalid character",
		strings.Replace(string(whole), "recording 1", "recording 9", 1): "it is of another version than this one, 1",
		"kernel": "it is no recording of a launch",
		"":       "it is no recording of a launch",
	} {
		bad := filepath.Join(t.TempDir(), "bad")
		if err := os.WriteFile(bad, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, err := Open(bad); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// TestFailure leaves no file behind when contents cannot be had.
func TestFailure(t *testing.T) {
	dir := t.TempDir()
	for _, data := range [][]byte{nil, []byte("abc")} {
		err := Write(filepath.Join(dir, "k"), launch, func(i int) ([]byte, error) {
			if i == 1 {
				return data, errors.New("no device")
			}
			return []byte("abc"), nil
		})
		if err == nil {
			t.Error("no error")
		}
	}
	if list, err := os.ReadDir(dir); err != nil || len(list) != 0 {
		t.Errorf("%v, %v", list, err)
	}
}

// TestOtherFile is given a large file that is something else: it is not read.
func TestOtherFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "weights")
	err := os.WriteFile(path, []byte("weights"), 0o644)
	if err := errors.Join(err, os.Truncate(path, 1<<30)); err != nil { // with a hole, which takes no room
		t.Fatal(err)
	}
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	if _, err := Open(path); err == nil || !strings.Contains(err.Error(), "it is no recording") {
		t.Error(err)
	}
	if runtime.ReadMemStats(&after); after.TotalAlloc-before.TotalAlloc > 1<<20 {
		t.Errorf("%d bytes are read of it", after.TotalAlloc-before.TotalAlloc)
	}
}
