package opencl

import (
	"fmt"
	"runtime"
	"strconv"
	"strings"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/gate"
	"github.com/kbind/kbind/rt/internal/link"
	"github.com/kbind/kbind/rt/internal/slow"
)

// module is a driver.Module: a built program.
type module struct {
	gate.Uses
	ctx    *context
	name   string
	handle uintptr

	// Of kernels that kbind translated: their texts, the memory of the module's variables, nil if there are none, and how
	// they are built.
	texts     *driver.Texts
	globals   *mem
	contracts bool // products and sums are contracted

	mu       sync.Mutex
	kernels  []uintptr
	programs []uintptr // of translated kernels
}

// Load builds the sources of the spec, or takes the program from the cache.
func (c *context) Load(spec *driver.ModuleSpec) (driver.Module, error) {
	if spec.Dialect != driver.OpenCL {
		return c.loadTexts(spec)
	}
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	if len(spec.Sources) == 0 {
		return nil, driver.Errorf(driver.ErrNoImage, "opencl: no code for this backend: %s has no source", spec.Name)
	}
	options := strings.Join(spec.Options, " ")
	parts := []string{"1", c.dev.identity, options, strconv.Itoa(spec.Units)}
	for _, s := range spec.Sources {
		parts = append(parts, s.Name, s.Text, s.Host)
	}
	dir, key := cache.Default(), cache.Key(parts...)
	m := &module{ctx: c, name: spec.Name}
	if code, ok := dir.Get(key); ok && len(code) > 0 {
		m.handle = c.fromBinary(code)
	}
	if m.handle == 0 {
		end := slow.Start("kbind: compiling "+spec.Name, "device", c.dev.info.Name)
		h, err := c.build(spec, options)
		end()
		if err != nil {
			return nil, err
		}
		m.handle = h
		if code := c.binary(h); len(code) > 0 {
			dir.Put(key, code)
		}
	}
	c.Add(m)
	return m, nil
}

// fromBinary makes a program of code from the cache; 0 when the driver does not take it.
func (c *context) fromBinary(code []byte) uintptr {
	l, ids, sizes, result := c.lib, &[1]uintptr{c.dev.id}, &[1]uintptr{uintptr(len(code))}, new(int32)
	codes := &[1]uintptr{uintptr(unsafe.Pointer(unsafe.SliceData(code)))}
	h := l.createProgramWithBinary.Call(c.handle, 1, uintptr(unsafe.Pointer(ids)), uintptr(unsafe.Pointer(sizes)),
		uintptr(unsafe.Pointer(codes)), 0, uintptr(unsafe.Pointer(result)))
	runtime.KeepAlive(code)
	if status(*result) != success {
		return 0
	}
	if status(l.buildProgram.Call(h, 1, uintptr(unsafe.Pointer(ids)), 0, 0, 0)) != success {
		l.releaseProgram.Call(h)
		return 0
	}
	return h
}

// binary returns the code of a program, nil if the driver does not give it.
func (c *context) binary(h uintptr) []byte {
	l, size := c.lib, new([1]uintptr)
	if status(l.getProgramInfo.Call(h, programBinarySizes, unsafe.Sizeof(*size), uintptr(unsafe.Pointer(size)), 0)) !=
		success || size[0] == 0 {
		return nil
	}
	code := make([]byte, size[0])
	p := &[1]uintptr{uintptr(unsafe.Pointer(&code[0]))}
	if status(l.getProgramInfo.Call(h, programBinaries, unsafe.Sizeof(*p), uintptr(unsafe.Pointer(p)), 0)) != success {
		return nil
	}
	return code
}

// program makes a program of source text.
func (c *context) program(text ...string) (uintptr, error) {
	src, result := dl.NewStrings(text), new(int32)
	h := c.lib.createProgram.Call(c.handle, uintptr(len(text)), src.Ptr(), 0, uintptr(unsafe.Pointer(result)))
	runtime.KeepAlive(src)
	return h, fail("clCreateProgramWithSource", status(*result))
}

// build compiles the unit, with the headers that it includes as programs of their own if there are any.
func (c *context) build(spec *driver.ModuleSpec, options string) (uintptr, error) {
	l, ids, opts := c.lib, &[1]uintptr{c.dev.id}, dl.CString(options)
	files, names, texts := link.Files(spec, nil)
	for i := range files { // a #line makes the compiler's messages name the user's file
		files[i] = fmt.Sprintf("#line 1 %q\n%s\n", spec.Sources[i].Name, files[i])
	}
	h, err := c.program(files...)
	if err != nil {
		return 0, err
	}
	if len(spec.Sources) == len(files) {
		r := status(l.buildProgram.Call(h, 1, uintptr(unsafe.Pointer(ids)), uintptr(unsafe.Pointer(&opts[0])), 0, 0))
		if r == success {
			return h, nil
		}
		err := c.buildError(spec.Name, h, "clBuildProgram", r, inSources(spec))
		l.releaseProgram.Call(h)
		return 0, err
	}
	defer l.releaseProgram.Call(h)
	var headers []uintptr
	defer func() {
		for _, p := range headers {
			l.releaseProgram.Call(p)
		}
	}()
	for _, text := range texts {
		p, err := c.program(text)
		if err != nil {
			return 0, err
		}
		headers = append(headers, p)
	}
	list := dl.NewStrings(names)
	r := status(l.compileProgram.Call(h, 1, uintptr(unsafe.Pointer(ids)), uintptr(unsafe.Pointer(&opts[0])),
		uintptr(len(headers)), uintptr(unsafe.Pointer(&headers[0])), list.Ptr(), 0, 0))
	runtime.KeepAlive(list)
	if r != success {
		return 0, c.buildError(spec.Name, h, "clCompileProgram", r, inSources(spec))
	}
	one, result := &[1]uintptr{h}, new(int32)
	linked := l.linkProgram.Call(c.handle, 1, uintptr(unsafe.Pointer(ids)), 0, 1, uintptr(unsafe.Pointer(one)), 0, 0,
		uintptr(unsafe.Pointer(result)))
	if r := status(*result); r != success {
		err := c.buildError(spec.Name, linked, "clLinkProgram", r, inSources(spec))
		if linked != 0 {
			l.releaseProgram.Call(linked)
		}
		return 0, err
	}
	return linked, nil
}

// buildError brings the compiler's log of the program h. of says which line of which file of the user's a line of the
// whole text is.
func (c *context) buildError(name string, h uintptr, f string, r status, of positions) error {
	if r != buildFailure && r != compileFailure && r != linkFailure {
		return fail(f, r)
	}
	log := ""
	n := new(uintptr)
	if status(c.lib.getBuildInfo.Call(h, c.dev.id, programBuildLog, 0, 0, uintptr(unsafe.Pointer(n)))) == success &&
		*n > 0 {
		text := make([]byte, *n)
		if status(c.lib.getBuildInfo.Call(h, c.dev.id, programBuildLog, *n, uintptr(unsafe.Pointer(&text[0])), 0)) ==
			success {
			log = userLog(dl.Text(text), of)
		}
	}
	return &driver.BuildError{Module: name, Compiler: c.dev.info.Driver, Msg: f + ": " + r.String(), Log: log}
}

// Kernel finds a kernel.
func (m *module) Kernel(spec *driver.KernelSpec) (driver.Kernel, error) {
	if !m.Hold() {
		return nil, m.errClosed()
	}
	defer m.Drop()
	c := m.ctx
	if err := c.Enter(); err != nil {
		return nil, err
	}
	defer c.Leave()
	m.mu.Lock()
	defer m.mu.Unlock()
	whole := m.texts != nil && strings.Contains(m.texts.Kernels[spec.Symbol].Text, ofWholeWarps) &&
		c.dev.vendor != vendorIntel
	k, err := m.kernel(spec, whole)
	if err != nil {
		return nil, err
	}
	return k, nil
}

// kernel makes a kernel, with whole one for blocks that are rows of whole warps alone. The caller holds m.mu.
func (m *module) kernel(spec *driver.KernelSpec, whole bool) (*kernel, error) {
	c := m.ctx
	program, entry, hidden := m.handle, spec.NameExpr, []driver.Hidden(nil)
	if m.texts != nil {
		text := m.texts.Kernels[spec.Symbol]
		var err error
		if program, err = m.program(spec, &text, whole); err != nil {
			return nil, err
		}
		entry, hidden = text.Entry, text.Hidden
	}
	name, result := dl.CString(entry), new(int32)
	h := c.lib.createKernel.Call(program, uintptr(unsafe.Pointer(&name[0])), uintptr(unsafe.Pointer(result)))
	if err := fail("clCreateKernel "+entry, status(*result)); err != nil {
		return nil, err
	}
	k, err := c.newKernel(m, spec, h, hidden)
	if err != nil {
		c.lib.releaseKernel.Call(h)
		return nil, err
	}
	if whole {
		k.whole = spec
	}
	m.kernels = append(m.kernels, h)
	return k, nil
}

func (m *module) errClosed() error {
	return driver.Errorf(driver.ErrClosed, "%s: the module is already closed", m.name)
}

// Global finds a variable of translated kernels. Those of OpenCL C are not the host's to reach.
func (m *module) Global(spec *driver.GlobalSpec) (driver.Mem, error) {
	if m.texts != nil {
		return m.variable(spec)
	}
	return nil, driver.Errorf(driver.ErrNotSupported, "opencl: the host cannot reach variables such as %s", spec.Symbol)
}

// Close releases the programs, and the memory of the variables once the work queued so far is done.
func (m *module) Close() error {
	return m.Uses.Free(func() error {
		m.ctx.destroy(m)
		if m.globals == nil {
			return nil
		}
		return m.globals.Free()
	})
}

func (m *module) Destroy() {
	m.mu.Lock()
	defer m.mu.Unlock()
	for _, k := range m.kernels {
		m.ctx.lib.releaseKernel.Call(k)
	}
	for _, p := range m.programs {
		m.ctx.lib.releaseProgram.Call(p)
	}
	if m.handle != 0 {
		m.ctx.lib.releaseProgram.Call(m.handle)
	}
}

// positions returns the file and the line that a line of a whole text is, which counts from 1.
type positions func(n int) (file string, line int, ok bool)

// inSources are the positions of the text that a module's sources make.
func inSources(spec *driver.ModuleSpec) positions {
	return func(n int) (string, int, bool) {
		unit, _ := spec.Unit()
		for _, s := range unit { // each begins with a line of ours and ends with a line break of ours
			size := 2 + strings.Count(s.Text, "\n")
			if n <= size {
				return s.Name, n - 1, true
			}
			n -= size
		}
		return "", 0, false
	}
}

// userLog names the user's file and line where the compiler counts the lines of the whole text (NVIDIA's:
// "<kernel>:4:17: error").
func userLog(log string, of positions) string {
	lines := strings.Split(strings.TrimSpace(log), "\n")
	for i, line := range lines {
		rest, ok := strings.CutPrefix(line, "<kernel>:")
		number, rest, ok2 := strings.Cut(rest, ":")
		n, err := strconv.Atoi(number)
		if !ok || !ok2 || err != nil {
			continue
		}
		if file, at, ok := of(n); ok {
			lines[i] = fmt.Sprintf("%s:%d:%s", file, at, rest)
		}
	}
	return strings.Join(lines, "\n")
}
