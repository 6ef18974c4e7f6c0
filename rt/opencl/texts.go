package opencl

import (
	stdctx "context"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/link"
	"github.com/kbind/kbind/rt/internal/slow"
)

// Kernels of another language run from the text that kbind translated them to. Each is a program of its own, which is
// built when the kernel is first asked for.

// textsOf returns the translation of spec to OpenCL C, nil if there is none.
func textsOf(spec *driver.ModuleSpec) *driver.Texts {
	for _, im := range spec.Images {
		if t, ok := im.(*driver.Texts); ok && t.Language == driver.OpenCL {
			return t
		}
	}
	return nil
}

// loadTexts makes a module of translated kernels, with the memory of its variables.
func (c *context) loadTexts(spec *driver.ModuleSpec) (driver.Module, error) {
	texts := textsOf(spec)
	if texts == nil {
		return nil, driver.Errorf(driver.ErrNoImage,
			"opencl: no code for this backend: the kernels are in %s, and have no translation",
			spec.Dialect.Language())
	}
	m := &module{ctx: c, name: spec.Name, texts: texts, contracts: c.dev.info.Kind == driver.KindGPU && contracts(spec)}
	var err error
	if texts.GlobalsSize > 0 {
		first := make([]byte, texts.GlobalsSize)
		copy(first, texts.Globals)
		if m.globals, err = c.filled(first); err != nil {
			return nil, err
		}
		if err := m.place(); err != nil {
			return nil, errors.Join(err, m.globals.Free())
		}
	}
	c.Add(m)
	return m, nil
}

// filled is memory of the module that holds data.
func (c *context) filled(data []byte) (*mem, error) {
	h, err := c.Alloc(len(data))
	if err != nil {
		return nil, err
	}
	m := h.(*mem)
	s, err := c.NewStream()
	if err != nil {
		return nil, errors.Join(err, m.Free())
	}
	if err := errors.Join(s.Upload(m, 0, data), s.Close()); err != nil {
		return nil, errors.Join(err, m.Free())
	}
	return m, nil
}

// place writes the addresses among the first values of the variables. A device tells them to a kernel alone.
func (m *module) place() error {
	if len(m.texts.Pointers) == 0 {
		return nil
	}
	const name = "kbind_place"
	text := "kernel void " + name + "(global uchar *variables) {\n"
	for _, at := range slices.Sorted(maps.Keys(m.texts.Pointers)) {
		text += fmt.Sprintf("    vstore8(as_uchar8((ulong)(variables + %d)), 0, variables + %d);\n", m.texts.Pointers[at], at)
	}
	own := &module{ctx: m.ctx, name: m.name, texts: &driver.Texts{Kernels: map[string]driver.KernelText{
		name: {Text: text + "}\n", Entry: name}}}}
	m.ctx.Add(own)
	k, err := own.Kernel(&driver.KernelSpec{Name: name, Symbol: name,
		Params: []driver.ParamSpec{{Name: "variables", Kind: driver.ArgMem, Size: 8}}})
	if err != nil {
		return errors.Join(err, own.Close())
	}
	s, err := m.ctx.NewStream()
	if err != nil {
		return errors.Join(err, own.Close())
	}
	one := driver.Dim3{X: 1, Y: 1, Z: 1}
	err = s.Launch(k, &driver.Launch{Grid: one, Block: one,
		Args: []driver.Arg{{Kind: driver.ArgMem, Mem: m.globals, Size: m.globals.size}}})
	if err == nil {
		err = s.Synchronize(stdctx.Background())
	}
	return errors.Join(err, s.Close(), own.Close())
}

// extensionFor is what a device must have for what a text needs.
var extensionFor = map[string]string{"fp64": "cl_khr_fp64", "int64-atomics": "cl_khr_int64_base_atomics",
	"int64-extended-atomics": "cl_khr_int64_extended_atomics"}

// ofWholeWarps is the macro of texts that are simpler where the blocks of a launch are rows of whole warps. It is set
// for a kernel that has it, which is built once more for other blocks when there are such.
const ofWholeWarps = "KB_WHOLE_WARPS"

// vendorIntel is the name of Intel's platforms. Their compiler for processors (2026.22) crashes on a kernel of package
// CUB's that is built for rows of whole warps.
const vendorIntel = "Intel(R) OpenCL"

// wholeWarps reports whether the threads of each warp of a launch have consecutive x, and equal y and z, and there are
// not too many for what the generator proves (package uniform).
func wholeWarps(l *driver.Launch) bool {
	return l.Block.X%32 == 0 && uint64(l.Grid.X)*uint64(l.Block.X) <= 1<<30
}

// anyBlock is the kernel k, which takes rows of whole warps alone, for all blocks.
func (m *module) anyBlock(k *kernel) (*kernel, error) {
	if !m.Hold() {
		return nil, m.errClosed()
	}
	defer m.Drop()
	if err := m.ctx.Enter(); err != nil {
		return nil, err
	}
	defer m.ctx.Leave()
	m.mu.Lock()
	defer m.mu.Unlock()
	var err error
	if k.other == nil {
		k.other, err = m.kernel(k.whole, false)
	}
	return k.other, err
}

// mayContract is the macro with which a text leaves it to the compiler whether a product and a sum are one operation.
const mayContract = "KB_FMAD"

// contracts reports whether the compiler of the language of spec contracts products and sums, with the options of spec.
func contracts(spec *driver.ModuleSpec) bool {
	options := strings.ReplaceAll(strings.Join(spec.Options, " "), "=", " ")
	return !strings.Contains(options, "-fmad false")
}

// program builds the text of a kernel, or takes it from the cache; with whole, for blocks that are rows of whole warps.
// The caller holds m.mu.
func (m *module) program(spec *driver.KernelSpec, text *driver.KernelText, whole bool) (uintptr, error) {
	c := m.ctx
	if text.Text == "" {
		return 0, driver.Errorf(driver.ErrNotSupported, "opencl: %s has no form in OpenCL C: %s", spec.Name, text.Refused)
	}
	for _, need := range text.Needs {
		if has := extensionFor[need]; has != "" && !slices.Contains(c.dev.extensions, has) {
			return 0, driver.Errorf(driver.ErrNotSupported, "opencl: %s needs %s, which %s has not", spec.Name, has,
				c.dev.info.Name)
		}
	}
	generic := slices.Contains(text.Needs, needGeneric)
	if generic && !c.dev.generic {
		return 0, driver.Errorf(driver.ErrNotSupported,
			"opencl: %s needs pointers into any address space, which %s has not: %s", spec.Name, c.dev.info.Name, text.Generic)
	}
	options := textOptions(c.dev.singleFP, generic)
	if slices.Contains(text.Plain, c.dev.vendor) {
		options += " -cl-opt-disable"
	}
	if m.contracts && strings.Contains(text.Text, mayContract) {
		options += " -D" + mayContract
	}
	if whole {
		options += " -D" + ofWholeWarps + "=1"
	}
	dir, key := cache.Default(), cache.Key("texts 1", c.dev.identity, options, text.Text)
	h := uintptr(0)
	if code, ok := dir.Get(key); ok && len(code) > 0 {
		h = c.fromBinary(code)
	}
	if h == 0 {
		end := slow.Start("kbind: compiling "+spec.Name, "device", c.dev.info.Name)
		var err error
		h, err = c.buildText(spec, text.Text, options)
		if err != nil && strings.Contains(text.Text, warpsInMemory) {
			h, err = c.buildText(spec, text.Text, options+" -D"+warpsInMemory)
		}
		end()
		if err != nil {
			return 0, err
		}
		if code := c.binary(h); len(code) > 0 {
			dir.Put(key, code)
		}
	}
	m.programs = append(m.programs, h)
	return h, nil
}

// warpsInMemory is the macro with which a text does without the instructions of PTX by which the lanes of a warp tell
// each other something. Assemblers of NVIDIA's drivers before PTX ISA 6.0 do not know them.
const warpsInMemory = "KB_WARPS_IN_MEMORY"

// needGeneric is the need of a text for pointers into any address space, which is one in OpenCL C 3.0.
const needGeneric = "generic-address-space"

// textOptions are those of the compiler on a device whose floats can do what config says. Divisions and square roots
// are rounded correctly, as they are in CUDA and on the CPU, where the device can; docs/numerics.md.
func textOptions(config int64, generic bool) string {
	options := "-cl-std=CL1.2"
	if generic {
		options = "-cl-std=CL3.0"
	}
	if config&fpExactDivide != 0 {
		options += " -cl-fp32-correctly-rounded-divide-sqrt"
	}
	return options
}

func (c *context) buildText(spec *driver.KernelSpec, text, options string) (uintptr, error) {
	text = link.WithLines(text)
	h, err := c.program(text)
	if err != nil {
		return 0, err
	}
	ids, opts := &[1]uintptr{c.dev.id}, dl.CString(options)
	r := status(c.lib.buildProgram.Call(h, 1, uintptr(unsafe.Pointer(ids)), uintptr(unsafe.Pointer(&opts[0])), 0, 0))
	if r == success {
		return h, nil
	}
	err = c.buildError("the translation of "+spec.Name, h, "clBuildProgram", r,
		func(n int) (string, int, bool) { return link.PositionIn(text, n) })
	c.lib.releaseProgram.Call(h)
	return 0, err
}

// variable is the part of the module's memory in which a variable lies.
func (m *module) variable(spec *driver.GlobalSpec) (driver.Mem, error) {
	off, ok := m.texts.Offsets[spec.Symbol]
	if !ok || m.globals == nil {
		return nil, driver.Errorf(driver.ErrNotSupported, "opencl: the translation has no variable %s", spec.Symbol)
	}
	return &part{m.globals, off, spec.Size}, nil
}

// part is a variable in the memory of a module. It belongs to the module.
type part struct {
	whole     *mem
	off, size int
}

func (p *part) Size() int { return p.size }

// Free has no effect.
func (p *part) Free() error { return nil }

// Addr returns the address of the first byte as kernels see it.
func (p *part) Addr() (uint64, error) {
	a, err := p.whole.Addr()
	return a + uint64(p.off), err
}

// whole is the memory in which h lies, and where in it byte off of h is.
func whole(h driver.Mem, off, n int) (driver.Mem, int) {
	if p, ok := h.(*part); ok && off >= 0 && n >= 0 && n <= p.size-off {
		return p.whole, p.off + off
	}
	return h, off
}

// setHidden passes what the source of the kernel has no parameters for; fault is the word that says whether it failed.
func (k *kernel) setHidden(l *driver.Launch, fault *mem) error {
	first := len(k.set) - len(k.hidden)
	for i, h := range k.hidden {
		var a driver.Arg
		switch h {
		case driver.HiddenShared:
			a = driver.Arg{Kind: driver.ArgLocal, Size: l.Shared}
		case driver.HiddenExchange:
			a = driver.Arg{Kind: driver.ArgLocal, Size: 16*int(l.Block.Count()) + 16}
		case driver.HiddenGlobals:
			a = driver.Arg{Kind: driver.ArgMem, Mem: k.module.globals, Size: k.module.globals.size}
		case driver.HiddenFault, driver.HiddenPartFault:
			a = driver.Arg{Kind: driver.ArgMem, Mem: fault, Size: fault.size}
		}
		if err := k.setArg(first+i, &a, nil); err != nil {
			return err
		}
	}
	return nil
}
