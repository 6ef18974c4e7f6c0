package nccl

import (
	"fmt"
	"math"
	"os"
	"runtime"
	"slices"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// result is ncclResult_t.
type result int32

const (
	success         result = 0
	cudaError       result = 1
	invalidArgument result = 4
	invalidUsage    result = 5
	inProgress      result = 7
)

// library is NCCL or RCCL, opened: RCCL has the same functions by the same names.
type library struct {
	*dl.Library
	name, version string

	getVersion, getUniqueID, errorString, lastError                       dl.Func
	initRank, initScalable, split, asyncError, finalize, destroy, abort   dl.Func
	groupStart, groupEnd                                                  dl.Func
	allReduce, allGather, reduceScatter, broadcast, reduce, send, receive dl.Func
}

// libraries opens each library once.
var libraries = map[string]func() (*library, error){
	"cuda": sync.OnceValues(func() (*library, error) { return openLibrary("NCCL") }),
	"hip":  sync.OnceValues(func() (*library, error) { return openLibrary("RCCL") }),
}

func search(name string) dl.Search {
	if name == "RCCL" {
		return dl.Search{Env: "KBIND_RCCL_LIBRARY", Names: []string{"librccl.so.1", "librccl.so",
			"/opt/rocm*/lib/librccl.so.1"}}
	}
	return dl.Search{Env: "KBIND_NCCL_LIBRARY", Names: []string{"libnccl.so.2", "libnccl.so",
		"/usr/local/cuda*/lib64/libnccl.so.2"}}
}

// openLibrary finds the library and its functions.
func openLibrary(name string) (*library, error) {
	lib, tried := search(name).Open()
	if lib == nil {
		return nil, &driver.ProbeError{Backend: name, Reason: "no " + name, Tried: tried}
	}
	l := &library{Library: lib, name: name}
	var missing []string
	for symbol, f := range l.functions() {
		if *f = lib.Func(symbol); *f == 0 && !optional(symbol) {
			missing = append(missing, symbol)
		}
	}
	if l.getVersion != 0 {
		n := new(int32)
		if err := l.check("ncclGetVersion", result(l.getVersion.Call(uintptr(unsafe.Pointer(n)))), 0); err != nil {
			return nil, err
		}
		l.version = version(int(*n))
	}
	if len(missing) > 0 {
		slices.Sort(missing)
		return nil, &driver.ProbeError{Backend: name,
			Reason: strings.TrimSpace(name+" "+l.version) + " lacks functions of version 2.14",
			Tried:  []driver.Try{{Path: lib.Path(), Err: "it has no " + strings.Join(missing, ", ")}}}
	}
	return l, nil
}

// functions are the functions that are called, each with its place.
func (l *library) functions() map[string]*dl.Func {
	return map[string]*dl.Func{
		"ncclGetVersion": &l.getVersion, "ncclGetUniqueId": &l.getUniqueID, "ncclGetErrorString": &l.errorString,
		"ncclGetLastError": &l.lastError, "ncclCommInitRankConfig": &l.initRank,
		"ncclCommInitRankScalable": &l.initScalable, "ncclCommSplit": &l.split, "ncclCommGetAsyncError": &l.asyncError,
		"ncclCommFinalize": &l.finalize, "ncclCommDestroy": &l.destroy, "ncclCommAbort": &l.abort,
		"ncclGroupStart": &l.groupStart, "ncclGroupEnd": &l.groupEnd,
		"ncclAllReduce": &l.allReduce, "ncclAllGather": &l.allGather, "ncclReduceScatter": &l.reduceScatter,
		"ncclBroadcast": &l.broadcast, "ncclReduce": &l.reduce, "ncclSend": &l.send, "ncclRecv": &l.receive,
	}
}

// optional reports a function without which the rest works.
func optional(symbol string) bool {
	return symbol == "ncclCommInitRankScalable" || symbol == "ncclCommSplit" || symbol == "ncclGetLastError"
}

// version spells NCCL_VERSION_CODE: 22809 is 2.28.9, and 2804 was 2.8.4.
func version(n int) string {
	if n < 10000 {
		return fmt.Sprintf("%d.%d.%d", n/1000, n%1000/100, n%100)
	}
	return fmt.Sprintf("%d.%d.%d", n/10000, n%10000/100, n%100)
}

// failure is a result that says what went wrong.
type failure struct {
	code result
	text string
}

func (f *failure) Error() string { return f.text }

// harmless reports a failure that leaves the communicator as it was.
func (f *failure) harmless() bool { return f.code == invalidArgument || f.code == invalidUsage }

// check makes an error of a result of the function f; comm may be 0.
func (l *library) check(f string, r result, comm uintptr) error {
	if r == success || r == inProgress {
		return nil
	}
	text := fmt.Sprintf("%s: error %d", f, r)
	if l.errorString != 0 {
		text = fmt.Sprintf("%s: %s", f, dl.GoString(l.errorString.Call(uintptr(r))))
	}
	if l.lastError != 0 {
		if more := dl.GoString(l.lastError.Call(comm)); more != "" {
			text += ": " + more
		}
	}
	return &failure{r, text}
}

// uniqueID is ncclUniqueId.
type uniqueID [128]byte

func (l *library) newID() (*uniqueID, error) {
	id := new(uniqueID)
	return id, l.check("ncclGetUniqueId", result(l.getUniqueID.Call(uintptr(unsafe.Pointer(id)))), 0)
}

// config is ncclConfig_t of version 2.18, which begins as that of 2.14: the library copies as many bytes as it says it
// has.
type config struct {
	size                     uintptr
	magic, version           uint32
	blocking                 int32
	clusterSize, least, most int32 // of the kernels
	network                  uintptr
	share, _                 int32
}

// configOf is a configuration for communicators that block or do not, and share what they can with those made of them
// or not.
func configOf(blocks int32, shared bool) config {
	const whatever = math.MinInt32 // NCCL_CONFIG_UNDEF_INT
	c := config{size: unsafe.Sizeof(config{}), magic: 0xcafebeef, version: 21801, blocking: blocks,
		clusterSize: whatever, least: whatever, most: whatever, share: 1}
	if !shared {
		c.size, c.version = unsafe.Offsetof(c.least), 21400
	}
	return c
}

// communicators are what the library writes, and reads while it goes on by itself. They are not on a stack.
type communicators struct {
	first, second uintptr // one that does not block, and one that does, or 0
	config        config
}

// begin begins to make the first communicator of a rank on the device that is current on the thread. The library goes
// on with it by itself.
func (l *library) begin(rank, size int, id *uniqueID, c *communicators, shared bool) error {
	c.config = configOf(0, shared)
	at, cfg := uintptr(unsafe.Pointer(&c.first)), uintptr(unsafe.Pointer(&c.config))
	var r result
	switch {
	case l.initScalable != 0:
		r = result(l.initScalable.Call(at, uintptr(size), uintptr(rank), 1, uintptr(unsafe.Pointer(id)), cfg))
	case runtime.GOARCH == "amd64": // a structure of this size is passed on the stack, after six registers
		words := (*[16]uintptr)(unsafe.Pointer(id))
		r = result(l.initRank.CallSlice(append([]uintptr{at, uintptr(size), uintptr(rank), cfg, 0, 0}, words[:]...)))
	default: // arm64: by the address of a copy
		r = result(l.initRank.Call(at, uintptr(size), uintptr(unsafe.Pointer(id)), uintptr(rank), cfg))
	}
	return l.check("ncclCommInitRankConfig", r, 0)
}

// canBlock says why there cannot be a communicator that blocks whose calls another one ends, or nil.
func (l *library) canBlock() error {
	const share = "NCCL_COMM_SPLIT_SHARE_RESOURCES"
	switch {
	case l.split == 0:
		return driver.Errorf(driver.ErrNotSupported,
			"KBIND_NCCL_BLOCKING: %s %s has no ncclCommSplit, which version 2.18 has", l.name, l.version)
	case os.Getenv(share) == "0":
		return driver.Errorf(driver.ErrNotSupported, "KBIND_NCCL_BLOCKING: not with %s=0", share)
	}
	return nil
}

// beginSecond begins to make the second communicator, of the same ranks as the first. The library goes on with it by
// itself.
func (l *library) beginSecond(rank int, c *communicators) error {
	c.config = configOf(1, true)
	at, cfg := uintptr(unsafe.Pointer(&c.second)), uintptr(unsafe.Pointer(&c.config))
	return l.check("ncclCommSplit", result(l.split.Call(c.first, 0, uintptr(rank), at, cfg)), c.first)
}

// Library describes a vendor's library that was looked for.
type Library struct {
	Name    string // "NCCL" or "RCCL"
	Version string
	Path    string
	Err     error // why it cannot be used: a *driver.ProbeError with the paths tried, or the function that is missing
}

// LibraryOf looks for the library of a backend, "cuda" or "hip". It returns false for a backend that has none.
func LibraryOf(backend string) (Library, bool) {
	open, ok := libraries[backend]
	if !ok {
		return Library{}, false
	}
	l, err := open()
	if err != nil {
		return Library{Name: map[string]string{"cuda": "NCCL", "hip": "RCCL"}[backend], Err: err}, true
	}
	return Library{Name: l.name, Version: l.version, Path: l.Path()}, true
}
