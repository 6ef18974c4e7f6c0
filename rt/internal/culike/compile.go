package culike

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/link"
	"github.com/kbind/kbind/rt/internal/slow"
)

// RTCFn is a function of the run-time compiler: NVRTC, or HIPRTC.
type RTCFn int

// The functions, as NVRTC names them.
const (
	RTCVersion           RTCFn = iota // nvrtcVersion
	RTCGetErrorString                 // nvrtcGetErrorString
	RTCNumSupportedArchs              // nvrtcGetNumSupportedArchs
	RTCSupportedArchs                 // nvrtcGetSupportedArchs
	RTCCreateProgram                  // nvrtcCreateProgram
	RTCDestroyProgram                 // nvrtcDestroyProgram
	RTCAddNameExpression              // nvrtcAddNameExpression
	RTCCompileProgram                 // nvrtcCompileProgram
	RTCGetLogSize                     // nvrtcGetProgramLogSize
	RTCGetLog                         // nvrtcGetProgramLog
	RTCGetLoweredName                 // nvrtcGetLoweredName
	RTCGetCodeSize                    // nvrtcGetCUBINSize
	RTCGetCode                        // nvrtcGetCUBIN
	RTCGetPTXSize                     // nvrtcGetPTXSize
	RTCGetPTX                         // nvrtcGetPTX

	numRTCFns
)

// Compiler is what differs between the run-time compilers.
type Compiler struct {
	Name     string // "NVRTC"
	Library  dl.Search
	Names    map[RTCFn][]string
	Dialects []driver.Dialect // what it compiles
	// Kind is the kind of code made: "cubin", "hsaco".
	Kind string
	// Target returns the options for a device, and whether they make PTX instead of the device's own code. The numbers
	// are those of RTCSupportedArchs, empty if not known.
	Target func(arch string, supported []int) (options []string, ptx bool)
	// Check, if there is one, returns an error for an architecture that the compiler must not be asked for.
	Check func(arch string) error
	// OneAtATime says that two programs must not be compiled at once.
	OneAtATime bool
	// PlainNames says that the compiler does not take a cast as a name expression, so that a kernel is found by its name
	// alone.
	PlainNames bool
	// Headers answer #include lines before the directories do, for an architecture and a module: name to text. dirs are
	// the directories.
	Headers func(dirs []string, arch string, spec *driver.ModuleSpec) map[string]string
	// Include lists directories with the vendor's headers, given the path of the compiler's library and an architecture.
	Include func(library, arch string) []string
	// References, if there are any, make up for texture references that the compiler does not have.
	References *References
}

// References are a header and options for modules with texture or surface references, which the header makes variables
// that hold an object.
type References struct {
	Since        int // major version of the compiler
	Header, Text string
	Options      []string
}

// rtc is the compiler's library, opened.
type rtc struct {
	*Compiler
	major   int
	lib     *dl.Library
	fns     [numRTCFns]dl.Func
	version string
	busy    sync.Mutex // for OneAtATime
}

// compiler opens the compiler's library at first use. It needs no device and no driver; with a driver it is the newest
// library that the driver keeps up with.
type compiler struct {
	vendor *Vendor

	mu   sync.Mutex
	libs map[int]*rtc // by the newest version wanted
}

// open opens a library of at most the given major version, 0 for any. When there is none such it is the newest. A
// failure is tried again at the next use.
func (c *compiler) open(most int) (*rtc, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if r := c.libs[most]; r != nil {
		return r, nil
	}
	r, err := c.vendor.Compiler.open(c.vendor.Backend, most)
	if err != nil {
		return nil, err
	}
	if c.libs == nil {
		c.libs = map[int]*rtc{}
	}
	c.libs[most] = r
	return r, nil
}

func (d *Compiler) open(backend string, most int) (*rtc, error) {
	var last error
	lib, tried := d.Library.OpenIf(func(lib *dl.Library) bool {
		r := &rtc{Compiler: d, lib: lib}
		major, err := r.askVersion()
		if err != nil {
			last = err
		}
		return err == nil && (most == 0 || major <= most)
	})
	switch {
	case lib == nil:
		return nil, &driver.ProbeError{Backend: backend, Reason: "no " + d.Name, Tried: tried}
	case last != nil && most == 0:
		return nil, last
	}
	r := &rtc{Compiler: d, lib: lib}
	var err error
	if r.major, err = r.askVersion(); err != nil {
		return nil, err
	}
	for f, names := range d.Names {
		r.fns[f] = lib.Func(names...)
	}
	return r, nil
}

// askVersion finds out the version of the library; one that does not tell has none.
func (r *rtc) askVersion() (major int, err error) {
	v := new([2]int32)
	r.fns[RTCVersion] = r.lib.Func(r.Names[RTCVersion]...)
	err = r.call(RTCVersion, uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1])))
	if errors.Is(err, driver.ErrNotSupported) {
		return 0, nil
	}
	r.version = fmt.Sprintf("%d.%d", v[0], v[1])
	return int(v[0]), err
}

// call calls a function of the compiler.
//
//go:uintptrescapes
func (r *rtc) call(f RTCFn, args ...uintptr) error {
	if r.fns[f] == 0 {
		return driver.Errorf(driver.ErrNotSupported, "%s has no %s", r.lib.Path(), r.name(f))
	}
	c := int32(r.fns[f].Call(args...))
	if c == 0 {
		return nil
	}
	text := fmt.Sprintf("error %d", c)
	if r.fns[RTCGetErrorString] != 0 {
		text = dl.GoString(r.fns[RTCGetErrorString].Call(uintptr(c)))
	}
	return fmt.Errorf("%s: %s", r.name(f), text)
}

func (r *rtc) name(f RTCFn) string {
	if names := r.Names[f]; len(names) > 0 {
		return names[0]
	}
	return r.Compiler.Name + " function"
}

// built is compiled code: the bytes, and the names that the kernels and variables have in it.
type built struct {
	Kind  string            `json:"kind"`  // driver.Code.Kind
	Names map[string]string `json:"names"` // symbol in the spec -> name in the code
	Code  []byte            `json:"-"`
	// Nameless says why kernels and variables that are not in Names have none, "" if all are.
	Nameless string `json:"nameless,omitempty"`

	// What follows is not in the cache.
	by      string        // who made it, for messages
	texts   *driver.Texts // of which it was made, nil for the sources
	refused error         // why the compiler does not take the sources, where it was made of texts for that
}

// build compiles the sources of a spec for an architecture, or takes the result from the cache. See open for most.
func (c *compiler) build(spec *driver.ModuleSpec, arch string, most int, dir cache.Dir) (*built, error) {
	if len(spec.Sources) == 0 {
		return nil, driver.Errorf(driver.ErrNoImage, "%s: no code for this backend: %s has no source", c.vendor.Backend,
			spec.Name)
	}
	r, err := c.open(most)
	if err != nil {
		return nil, err
	}
	if r.Check != nil {
		if err := r.Check(arch); err != nil {
			return nil, err
		}
	}
	options, ptx := r.Target(arch, r.supported())
	options = append(options, spec.Options...)
	if r.Include != nil {
		for _, d := range r.Include(r.lib.Path(), arch) {
			options = append(options, "-I"+d)
		}
	}
	headers := r.Headers(directories(options), arch, spec)
	if references := r.referencesFor(spec); references != nil {
		options = append(options, references.Options...)
		headers = maps.Clone(headers)
		headers[references.Header] = references.Text
	}
	key := r.key(c.vendor.Backend, spec, options, headers)
	if data, ok := dir.Get(key); ok {
		if b := decode(data); b != nil {
			b.by = r.Compiler.Name + " " + r.version
			return b, nil
		}
	}
	end := slow.Start("kbind: compiling "+spec.Name, "arch", arch, "compiler", r.Compiler.Name+" "+r.version)
	b, err := r.compile(spec, options, headers, ptx)
	end()
	if err != nil {
		return nil, err
	}
	b.by = r.Compiler.Name + " " + r.version
	if data, err := b.encode(); err == nil {
		dir.Put(key, data)
	}
	return b, nil
}

// directories are those in which the compiler looks for headers.
func directories(options []string) (list []string) {
	for i, o := range options {
		switch dir, joined := strings.CutPrefix(o, "-I"); {
		case joined && dir != "":
			list = append(list, dir)
		case (joined || o == "--include-path") && i+1 < len(options):
			list = append(list, options[i+1])
		case strings.HasPrefix(o, "--include-path="):
			list = append(list, strings.TrimPrefix(o, "--include-path="))
		}
	}
	return list
}

// referencesFor returns what the compiler needs for the texture references of a spec, nil for nothing.
func (r *rtc) referencesFor(spec *driver.ModuleSpec) *References {
	bound := func(g driver.GlobalSpec) bool { return g.Object != driver.ArgValue }
	if r.References == nil || r.major < r.References.Since || !slices.ContainsFunc(spec.Globals, bound) {
		return nil
	}
	return r.References
}

// supported lists the architectures that the compiler knows.
func (r *rtc) supported() []int {
	n := new(int32)
	if r.call(RTCNumSupportedArchs, uintptr(unsafe.Pointer(n))) != nil || *n <= 0 || *n > 1000 { // more than there are
		return nil
	}
	list := make([]int32, *n)
	if r.call(RTCSupportedArchs, uintptr(unsafe.Pointer(&list[0]))) != nil {
		return nil
	}
	archs := make([]int, len(list))
	for i, v := range list {
		archs[i] = int(v)
	}
	return archs
}

// format is the version of what build keeps in the cache.
const format = "2"

// key is the cache key: everything that the code depends on.
func (r *rtc) key(backend string, spec *driver.ModuleSpec, options []string, headers map[string]string) string {
	parts := []string{format, backend, r.version, strings.Join(options, "\x00"), strconv.Itoa(spec.Units)}
	for _, s := range spec.Sources {
		parts = append(parts, s.Name, s.Text, s.Host)
	}
	for _, name := range slices.Sorted(maps.Keys(headers)) {
		parts = append(parts, name, headers[name])
	}
	for i := range spec.Kernels {
		parts = append(parts, spec.Kernels[i].Symbol, spec.Kernels[i].NameExpr, spec.Kernels[i].CName)
	}
	for i := range spec.Globals {
		parts = append(parts, spec.Globals[i].Symbol, spec.Globals[i].NameExpr)
	}
	return cache.Key(parts...)
}

// mostBytes is more than any code or log has: a size beyond it is a mistake of the library's.
const mostBytes = 1 << 30

// compile runs the compiler.
func (r *rtc) compile(spec *driver.ModuleSpec, options []string, own map[string]string, ptx bool) (*built, error) {
	if r.OneAtATime {
		r.busy.Lock()
		defer r.busy.Unlock()
	}
	unit, headers, texts := link.Program(spec, own)
	src, name := dl.CString(unit), dl.CString(spec.Sources[0].Name)
	names, bodies := dl.NewStrings(headers), dl.NewStrings(texts)
	prog := new(uintptr)
	if err := r.call(RTCCreateProgram, uintptr(unsafe.Pointer(prog)), uintptr(unsafe.Pointer(&src[0])),
		uintptr(unsafe.Pointer(&name[0])),
		uintptr(len(headers)), bodies.Ptr(), names.Ptr()); err != nil {
		return nil, err
	}
	runtime.KeepAlive(names)
	runtime.KeepAlive(bodies)
	defer func() { _ = r.call(RTCDestroyProgram, uintptr(unsafe.Pointer(prog))) }() // a program that is no longer wanted
	for _, expr := range expressions(spec) {
		e := dl.CString(r.expression(expr))
		err := r.call(RTCAddNameExpression, *prog, uintptr(unsafe.Pointer(&e[0])))
		if errors.Is(err, driver.ErrNotSupported) {
			break // lowered says what that means
		}
		if err != nil {
			return nil, err
		}
	}
	opts := dl.NewStrings(options)
	err := r.call(RTCCompileProgram, *prog, uintptr(len(options)), opts.Ptr())
	runtime.KeepAlive(opts)
	if errors.Is(err, driver.ErrNotSupported) {
		return nil, err
	}
	if err != nil {
		return nil, &driver.BuildError{Module: spec.Name, Compiler: r.Compiler.Name + " " + r.version,
			Log: userLog(r.log(*prog), spec), Msg: err.Error()}
	}
	b := &built{Kind: r.Kind, Names: map[string]string{}}
	if err := r.lowered(*prog, spec, b); err != nil {
		return nil, err
	}
	size, get := RTCGetCodeSize, RTCGetCode
	if ptx {
		b.Kind = "ptx"
		size, get = RTCGetPTXSize, RTCGetPTX
	}
	n := new(uintptr)
	if err := r.call(size, *prog, uintptr(unsafe.Pointer(n))); err != nil {
		return nil, err
	}
	if *n == 0 || *n > mostBytes {
		return nil, fmt.Errorf("%s says that the code has %d bytes", r.name(size), *n)
	}
	b.Code = make([]byte, *n+1) // one byte more: a pointer to the first byte exists
	err = r.call(get, *prog, uintptr(unsafe.Pointer(&b.Code[0])))
	return b, err
}

// expressions lists the name expressions of a spec.
func expressions(spec *driver.ModuleSpec) []string {
	var list []string
	for i := range spec.Kernels {
		list = append(list, spec.Kernels[i].NameExpr)
	}
	for i := range spec.Globals {
		list = append(list, spec.Globals[i].NameExpr)
	}
	return slices.DeleteFunc(list, func(e string) bool { return e == "" })
}

// expression is a name expression as the compiler takes it. Where it takes no cast, the cast, "(type)", is left out.
func (r *rtc) expression(expr string) string {
	if !r.PlainNames || !strings.HasPrefix(expr, "(") {
		return expr
	}
	depth := 0
	for i, c := range expr {
		switch c {
		case '(':
			depth++
		case ')':
			if depth--; depth == 0 {
				return expr[i+1:]
			}
		}
	}
	return expr
}

// lowered asks for the name of every kernel and variable in the code. A library without the functions for that leaves
// those that are extern "C", if there are any.
func (r *rtc) lowered(prog uintptr, spec *driver.ModuleSpec, b *built) error {
	var missing error
	one := func(symbol, expr, cName string) error {
		if expr == "" { // of a text of ours, whose names are C's
			b.Names[symbol] = cName
			return nil
		}
		name, err := r.loweredName(prog, expr)
		switch {
		case errors.Is(err, driver.ErrNotSupported) && cName != "":
			name = cName
		case errors.Is(err, driver.ErrNotSupported):
			missing = err
			return nil
		case err != nil:
			return fmt.Errorf("%s: %w", symbol, err)
		}
		b.Names[symbol] = name
		return nil
	}
	for i := range spec.Kernels {
		if err := one(spec.Kernels[i].Symbol, spec.Kernels[i].NameExpr, spec.Kernels[i].CName); err != nil {
			return err
		}
	}
	for i := range spec.Globals {
		if err := one(spec.Globals[i].Symbol, spec.Globals[i].NameExpr, ""); err != nil {
			return err
		}
	}
	if missing == nil {
		return nil
	}
	missing = fmt.Errorf("%w, which tells the names of what is not extern \"C\"", missing)
	if len(b.Names) == 0 {
		return missing
	}
	b.Nameless = missing.Error()
	return nil
}

// loweredName returns the name of a kernel or variable in the code.
func (r *rtc) loweredName(prog uintptr, expr string) (string, error) {
	if r.fns[RTCAddNameExpression] == 0 {
		return "", r.call(RTCAddNameExpression)
	}
	e, p := dl.CString(r.expression(expr)), new(uintptr)
	if err := r.call(RTCGetLoweredName, prog, uintptr(unsafe.Pointer(&e[0])), uintptr(unsafe.Pointer(p))); err != nil {
		return "", err
	}
	name := dl.GoString(*p)
	if name == "" {
		return "", fmt.Errorf("%s knows no name of it", r.name(RTCGetLoweredName))
	}
	return name, nil
}

func (r *rtc) log(prog uintptr) string {
	n := new(uintptr)
	if r.call(RTCGetLogSize, prog, uintptr(unsafe.Pointer(n))) != nil || *n == 0 || *n > mostBytes {
		return ""
	}
	text := make([]byte, *n)
	if r.call(RTCGetLog, prog, uintptr(unsafe.Pointer(&text[0]))) != nil {
		return ""
	}
	return dl.Text(text)
}

// userLog spells "file.cu(8): error" as "file.cu:8: error", which editors and people follow.
func userLog(log string, spec *driver.ModuleSpec) string {
	lines := strings.Split(strings.TrimSpace(log), "\n")
	for i, line := range lines {
		file, rest, ok := strings.Cut(line, "(")
		number, rest, ok2 := strings.Cut(rest, "): ")
		known := slices.ContainsFunc(spec.Sources, func(s driver.Source) bool {
			return s.Name == file || filepath.Base(s.Name) == filepath.Base(file)
		})
		if ok && ok2 && known && strings.Trim(number, "0123456789") == "" {
			lines[i] = file + ":" + number + ": " + rest
		}
	}
	return strings.Join(lines, "\n")
}

// encode and decode are the form in the cache: the names on a line of JSON, and the code.
func (b *built) encode() ([]byte, error) {
	head, err := json.Marshal(b)
	if err != nil {
		return nil, err
	}
	return append(append(head, '\n'), b.Code...), nil
}

func decode(data []byte) *built {
	head, code, ok := bytes.Cut(data, []byte("\n"))
	b := &built{Code: code}
	if !ok || json.Unmarshal(head, b) != nil {
		return nil
	}
	return b
}
