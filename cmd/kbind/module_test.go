package main

import (
	"fmt"
	"hash/crc32"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// userModule makes a directory with a module that uses this repository. It has the same name in every run, since the
// go command's cache knows packages by their directories; a run that finds another at work there takes a directory of
// its own.
func userModule(t *testing.T, name string) string {
	t.Helper()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(os.TempDir(), fmt.Sprintf("kbind-%s-%08x", name, crc32.ChecksumIEEE([]byte(root))))
	if info, err := os.Stat(dir); err == nil && time.Since(info.ModTime()) > time.Hour {
		os.RemoveAll(dir) // of a run that was killed
	}
	if err := os.Mkdir(dir, 0o700); err != nil {
		dir = t.TempDir()
	} else {
		t.Cleanup(func() { os.RemoveAll(dir) })
	}
	write(t, filepath.Join(dir, "go.mod"),
		"module "+name+"\n\ngo 1.26\n\nrequire github.com/kbind/kbind v0.0.0\n\nreplace github.com/kbind/kbind => "+root+"\n")
	copyFile(t, filepath.Join(root, "go.sum"), filepath.Join(dir, "go.sum"))
	return dir
}
