package cache

import (
	"bytes"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestCache(t *testing.T) {
	d := Dir(t.TempDir())
	key := Key("source", "options")
	if _, ok := d.Get(key); ok {
		t.Error("an entry before Put")
	}
	d.Put(key, []byte("code"))
	if got, ok := d.Get(key); !ok || string(got) != "code" {
		t.Errorf("Get = %q, %v", got, ok)
	}
	if Key("ab", "c") == Key("a", "bc") || Key("a") == Key("a", "") {
		t.Error("different parts have the same key")
	}
	for what, damage := range map[string]func([]byte) []byte{
		"cut":     func(b []byte) []byte { return b[:len(b)-1] },
		"changed": func(b []byte) []byte { b[len(b)-1] ^= 1; return b },
		"foreign": func([]byte) []byte {
			return []byte("something else that is long enough to hold a header and a hash of thirty-two bytes")
		},
		"empty": func([]byte) []byte { return nil },
	} {
		data, err := os.ReadFile(d.path(key))
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(d.path(key), damage(data), 0o666); err != nil {
			t.Fatal(err)
		}
		if got, ok := d.Get(key); ok {
			t.Errorf("%s: got %q", what, got)
		}
		d.Put(key, []byte("code"))
		if got, ok := d.Get(key); !ok || string(got) != "code" {
			t.Errorf("%s: the entry was not replaced: %q, %v", what, got, ok)
		}
	}
}

func TestOff(t *testing.T) {
	t.Setenv("KBIND_CACHE", "off")
	d := Default()
	d.Put(Key("x"), []byte("y"))
	if _, ok := d.Get(Key("x")); ok || d != "" {
		t.Errorf("%q holds an entry", d)
	}
	dir := t.TempDir()
	t.Setenv("KBIND_CACHE", dir)
	if Default() != Dir(dir) {
		t.Errorf("Default() = %q", Default())
	}
	Dir(filepath.Join(dir, "file", "below")).Put(Key("x"), nil)
	if err := os.WriteFile(filepath.Join(dir, "plain"), nil, 0o666); err != nil {
		t.Fatal(err)
	}
	Dir(filepath.Join(dir, "plain")).Put(Key("x"), nil) // not a directory: no entry, no failure
}

func TestTrim(t *testing.T) {
	d := Dir(t.TempDir())
	for i := range 10 {
		key := Key(fmt.Sprint(i))
		d.Put(key, make([]byte, 1000))
		at := time.Now().Add(time.Duration(i-10) * time.Minute)
		if err := os.Chtimes(d.path(key), at, at); err != nil {
			t.Fatal(err)
		}
	}
	d.Get(Key("0")) // used now
	old := time.Now().Add(-24 * time.Hour)
	others := []string{"notes.txt", "tmp-notes", "ab/tmp-notes", "src/" + Key("0")[2:], Key("1"), "src/ab/" + Key("0")[2:]}
	abandoned := filepath.Join(string(d), "ab", temporaryPrefix+"1")
	// a directory that is also used for something else
	for _, name := range append(others, "ab/"+filepath.Base(abandoned)) {
		path := filepath.Join(string(d), filepath.FromSlash(name))
		if err := errors.Join(os.MkdirAll(filepath.Dir(path), 0o777), os.WriteFile(path, make([]byte, 1000), 0o666),
			os.Chtimes(path, old, old)); err != nil {
			t.Fatal(err)
		}
	}
	d.trim(5500)
	for _, name := range others {
		if _, err := os.Stat(filepath.Join(string(d), filepath.FromSlash(name))); err != nil {
			t.Errorf("a file that is not an entry: %v", err)
		}
	}
	if _, err := os.Stat(abandoned); err == nil {
		t.Error("an abandoned temporary file is still there")
	}
	for i := range 10 {
		_, ok := d.Get(Key(fmt.Sprint(i)))
		if want := i == 0 || i > 5; ok != want {
			t.Errorf("entry %d is there: %v, want %v", i, ok, want)
		}
	}
}

func TestConcurrent(t *testing.T) {
	d := Dir(t.TempDir())
	key, want := Key("x"), bytes.Repeat([]byte("code"), 10_000)
	var wg sync.WaitGroup
	for range 16 {
		wg.Go(func() {
			for range 20 {
				d.Put(key, want)
				if got, ok := d.Get(key); !ok || !bytes.Equal(got, want) {
					t.Errorf("got %d bytes, %v", len(got), ok)
				}
			}
		})
	}
	wg.Wait()
}

// TestUnusable names a directory that cannot be made: what is put there is lost, and logged if somebody named it.
func TestUnusable(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	var log bytes.Buffer
	before := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(before)
	d := Dir(filepath.Join(file, "cache"))
	t.Setenv("KBIND_CACHE", "")
	if d.Put(Key("a"), []byte("text")); log.Len() != 0 {
		t.Errorf("logged: %s", &log)
	}
	t.Setenv("KBIND_CACHE", string(d))
	Default().Put(Key("a"), []byte("text"))
	if _, ok := d.Get(Key("a")); ok || !strings.Contains(log.String(), "KBIND_CACHE cannot be used") ||
		!strings.Contains(log.String(), "not a directory") {
		t.Errorf("logged: %s", &log)
	}
}
