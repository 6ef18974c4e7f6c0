// Package cache keeps compiled code on disk between runs of a program, for many processes at once.
//
// Invariants: an entry is found by the hash of everything that it was made from, so it is never out of date; it is
// written to a temporary file and renamed, so it is whole or absent; it carries its own hash, so a damaged or foreign
// file is a miss and is replaced. No locks. Failures to read or write are misses: a cache never makes a program fail.
package cache

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"sort"
	"strings"
	"time"
)

// MaxBytes is the size to which the cache's directory is cut back: the entries unused for the longest time go first.
const MaxBytes = 1 << 30

// Dir is a cache's directory; "" keeps nothing.
type Dir string

// Default is the directory that the environment variable KBIND_CACHE names, no cache if that is "off", and kbind in
// the user's cache directory if it is not set.
func Default() Dir {
	switch v := os.Getenv("KBIND_CACHE"); v {
	case "off":
		return ""
	case "":
		user, err := os.UserCacheDir()
		if err != nil {
			return ""
		}
		return Dir(filepath.Join(user, "kbind"))
	default:
		return Dir(v)
	}
}

// Key is the hash of the parts; the parts and their order are everything that an entry depends on.
func Key(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		_ = binary.Write(h, binary.LittleEndian, uint64(len(p))) // a hash takes everything
		h.Write([]byte(p))
	}
	return hex.EncodeToString(h.Sum(nil))
}

// magic begins every entry; its last byte is the version of the format.
const magic = "kbind cache\x001"

func (d Dir) path(key string) string { return filepath.Join(string(d), key[:2], key[2:]) }

// Get returns the entry of the key and whether there is one that is whole.
func (d Dir) Get(key string) ([]byte, bool) {
	if d == "" {
		return nil, false
	}
	path := d.path(key)
	data, err := os.ReadFile(path)
	if err != nil || len(data) < len(magic)+sha256.Size || string(data[:len(magic)]) != magic {
		return nil, false
	}
	data = data[len(magic):]
	sum := sha256.Sum256(data[sha256.Size:])
	if !bytes.Equal(sum[:], data[:sha256.Size]) {
		return nil, false
	}
	now := time.Now()
	_ = os.Chtimes(path, now, now) // last use, for trim; a cache that cannot be written still serves
	return data[sha256.Size:], true
}

// Put stores data under the key, if it can. That it cannot is logged for a directory that KBIND_CACHE names: somebody
// expects it to be kept there.
func (d Dir) Put(key string, data []byte) {
	if d == "" {
		return
	}
	if err := d.put(key, data); err == nil {
		d.trim(MaxBytes)
	} else if string(d) == os.Getenv("KBIND_CACHE") {
		slog.Warn("KBIND_CACHE cannot be used: compiled kernels are compiled again in every process", "error", err)
	}
}

func (d Dir) put(key string, data []byte) error {
	path := d.path(key)
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	f, err := os.CreateTemp(filepath.Dir(path), temporaryPrefix+"*")
	if err != nil {
		return err
	}
	sum := sha256.Sum256(data)
	_, err = f.Write(append(append([]byte(magic), sum[:]...), data...))
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// ours reports whether a file is where path puts entries, or a temporary file there: the directory is the user's, who
// may keep other things in it.
func (d Dir) ours(path string) (entry, temporary bool) {
	dir, name := filepath.Split(path)
	prefix, err := filepath.Rel(string(d), dir)
	if err != nil || !isHex(prefix, 2) {
		return false, false
	}
	return isHex(name, 2*sha256.Size-2), strings.HasPrefix(name, temporaryPrefix)
}

// isHex reports whether s is n lower-case hexadecimal digits.
func isHex(s string, n int) bool { return len(s) == n && strings.Trim(s, "0123456789abcdef") == "" }

// temporaryPrefix begins the names of files that are being written.
const temporaryPrefix = "tmp-kbind-"

// trim removes the entries unused for the longest time until at most limit bytes are left, and temporary files that a
// process left behind.
func (d Dir) trim(limit int64) {
	type entry struct {
		path string
		size int64
		used time.Time
	}
	var list []entry
	var total int64
	// what cannot be read is passed over
	_ = filepath.WalkDir(string(d), func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return nil
		}
		if e.IsDir() {
			if path != string(d) && !isHex(e.Name(), 2) {
				return fs.SkipDir
			}
			return nil
		}
		isEntry, isTemporary := d.ours(path)
		info, err := e.Info()
		if err != nil || !isEntry && !isTemporary {
			return nil
		}
		if isTemporary {
			if time.Since(info.ModTime()) > time.Hour {
				os.Remove(path)
			}
			return nil
		}
		list = append(list, entry{path, info.Size(), info.ModTime()})
		total += info.Size()
		return nil
	})
	if total <= limit {
		return
	}
	sort.Slice(list, func(i, j int) bool { return list[i].used.Before(list[j].used) })
	for _, e := range list {
		if total <= limit {
			break
		}
		if os.Remove(e.path) == nil {
			total -= e.size
		}
	}
}
