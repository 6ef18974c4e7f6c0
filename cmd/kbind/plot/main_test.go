package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const cache = `{"device_name": "G", "kernel_name": "k", "tune_params_keys": ["B", "U"],
"tune_params": {"B": [32, 64], "U": [1]},
"cache": {"32,1": {"B": 32, "U": 1, "time": 1.25}, "64,1": {"B": 64, "U": 1, "time": 30}}}`

func TestDraw(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "k.json")
	if err := os.WriteFile(file, []byte(cache), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := draw(file, dir, []string{"svg", "png"}, roofline{1e9, 1e8, 1e4, 1e3}); err != nil {
		t.Fatal(err)
	}
	for name, begin := range map[string]string{
		"k_B.svg": "<?xml", "k_B.png": "\x89PNG", "k_progress.svg": "<?xml", "k_roofline.png": "\x89PNG",
	} {
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil || !strings.HasPrefix(string(data), begin) {
			t.Errorf("%s: %v", name, err)
		}
	}
	if _, err := os.Stat(filepath.Join(dir, "k_U.svg")); err == nil {
		t.Error("a parameter with one value is drawn")
	}
	if err := os.WriteFile(file, []byte(`{"results": []}`), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := draw(file, dir, nil, roofline{}); err == nil ||
		!strings.Contains(err.Error(), "no configuration that can be used") {
		t.Errorf("%v", err)
	}
}
