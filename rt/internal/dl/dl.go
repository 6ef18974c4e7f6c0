// Package dl opens vendors' shared libraries while the program runs and calls their C functions, without cgo.
//
// Invariants: it is the only importer of github.com/ebitengine/purego. A library is never unloaded. A symbol that a
// library lacks is a zero Func, found out when it is used. The functions that are called do not call Go: on Linux and
// amd64 a call's arguments are on the goroutine's stack, which a callback could move.
package dl

import (
	"cmp"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/driver"
)

// Search says where to look for a library.
type Search struct {
	Env string // an environment variable: a path in it replaces Names
	// tried in order: file names for the system's loader, or paths, which may be patterns of path/filepath.Match
	Names []string
}

// Unusable says why no library can be opened in this program, "" where libraries can.
func Unusable() string { return unusable() }

// Library is an opened library.
type Library struct {
	path   string
	handle uintptr
}

// ID is the same for all that were opened of one library.
func (l *Library) ID() uintptr { return l.handle }

// Open opens the first library of the search that loads. When there is none it returns what was tried, each with the
// reason.
func (s Search) Open() (*Library, []driver.Try) { return s.OpenIf(func(*Library) bool { return true }) }

// OpenIf opens the first library that loads and is accepted. When none is accepted it is the first that loads.
func (s Search) OpenIf(accept func(*Library) bool) (*Library, []driver.Try) {
	names := s.Names
	if v := os.Getenv(s.Env); s.Env != "" && v != "" {
		names = []string{v}
	}
	if why := unusable(); why != "" {
		return nil, []driver.Try{{Path: names[0], Err: why}}
	}
	var first *Library
	var tried []driver.Try
	for _, name := range names {
		for _, path := range expand(name) {
			handle, err := open(path)
			if err != nil {
				tried = append(tried, driver.Try{Path: path, Err: err.Error()})
				continue
			}
			lib := &Library{path: path, handle: handle}
			if accept(lib) {
				return lib, nil
			}
			if first == nil {
				first = lib
			}
		}
	}
	return first, tried
}

// expand returns the paths that match a pattern, highest version first, or the name itself if it is no pattern or
// nothing matches.
func expand(name string) []string {
	if filepath.Base(name) == name {
		return []string{name}
	}
	list, err := filepath.Glob(name)
	if err != nil || len(list) == 0 {
		return []string{name}
	}
	slices.SortFunc(list, func(a, b string) int { return compareVersions(b, a) })
	return list
}

// compareVersions compares two paths as strings in which each run of digits is one number: cuda-9.2 is before
// cuda-12.4.
func compareVersions(a, b string) int {
	for a != "" && b != "" {
		m, n := digits(a), digits(b)
		if m == 0 || n == 0 {
			if a[0] != b[0] {
				return cmp.Compare(a[0], b[0])
			}
			a, b = a[1:], b[1:]
			continue
		}
		x, y := strings.TrimLeft(a[:m], "0"), strings.TrimLeft(b[:n], "0")
		if c := cmp.Or(cmp.Compare(len(x), len(y)), cmp.Compare(x, y)); c != 0 {
			return c
		}
		a, b = a[m:], b[n:]
	}
	return cmp.Compare(len(a), len(b))
}

// digits is how many decimal digits s begins with.
func digits(s string) int { return len(s) - len(strings.TrimLeft(s, "0123456789")) }

// Path is the name under which the library was opened.
func (l *Library) Path() string { return l.path }

// Func is the address of a C function; 0 if the library has none of that name.
type Func uintptr

// Func finds the first of the names that the library has.
func (l *Library) Func(names ...string) Func {
	for _, name := range names {
		if p, err := symbol(l.handle, name); err == nil && p != 0 {
			return Func(p)
		}
	}
	return 0
}

// Call calls f, which must not be 0, with integers and pointers and returns its integer result. A pointer is passed as
// uintptr(unsafe.Pointer(p)) in the call itself, which keeps its object alive and in place; memory that C keeps beyond
// the call must be kept by the caller. f does not call back into Go.
//
//go:uintptrescapes
func (f Func) Call(args ...uintptr) uintptr { return call(uintptr(f), args) }

// CallSlice is Call for arguments that the caller keeps in a slice; what the pointers among them point to must not be
// on a stack. It does not allocate.
func (f Func) CallSlice(args []uintptr) uintptr { return call(uintptr(f), args) }

// Frame is the memory of a call's arguments, for callers that make the same call often.
type Frame struct {
	fn     uintptr
	Args   [12]uintptr
	result uintptr
}

// CallFrame is CallSlice for the first n arguments of a frame, which is not on a stack. No two calls use a frame at
// once.
func (f Func) CallFrame(frame *Frame, n int) uintptr { return callFrame(uintptr(f), frame, n) }
