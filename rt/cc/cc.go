// Package cc is the backend for kernels in C. The machine's C compiler builds them, and the processor's cores run them.
//
// A module carries the text of each kernel (driver.Texts). When a kernel is first used, the compiler makes a shared
// library of it, which is kept on disk for the next run of the program. Memory, streams, events and workers come from
// package cpu; this package only runs blocks differently. Accesses of kernels are not checked: one that is out of
// bounds may end the process, as in C.
//
// The environment variable KBIND_CC names the compiler; the default is cc.
package cc

import (
	"os"
	"slices"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu"
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// engine runs kernels that the compiler built.
type engine struct {
	mu       sync.Mutex
	compiler *compiler            // nil until it is found
	built    map[string]*building // by the key of the cache
}

// engines are the engines of the process, by what the environment says: what was loaded is never unloaded, so that a
// device which is opened again and again must find it.
var engines sync.Map

// New returns the backend.
func New() *cpu.Backend {
	env := [2]string{os.Getenv("KBIND_CC"), os.Getenv("KBIND_CACHE")}
	e, _ := engines.LoadOrStore(env, &engine{built: map[string]*building{}})
	return cpu.With(e.(*engine))
}

// Name returns "cc".
func (*engine) Name() string { return "cc" }

// Place is for messages.
func (*engine) Place() string { return "the backend cc" }

// Records says that functions of the texts read and write texels.
func (*engine) Records() bool { return true }

// Driver returns the compiler's name and version.
func (e *engine) Driver() (string, error) {
	c, err := e.find()
	if err != nil {
		return "", err
	}
	return c.version, nil
}

// find looks for the compiler until there is one.
func (e *engine) find() (*compiler, error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.compiler != nil {
		return e.compiler, nil
	}
	c, err := findCompiler()
	if err != nil {
		return nil, err
	}
	e.compiler = c
	return c, nil
}

// textsOf returns the kernels of spec in C, nil if there are none.
func textsOf(spec *driver.ModuleSpec) *driver.Texts {
	for _, im := range spec.Images {
		if t, ok := im.(*driver.Texts); ok && t.Language == driver.C {
			return t
		}
	}
	return nil
}

// Takes reports whether the module has a kernel in C.
func (*engine) Takes(spec *driver.ModuleSpec) bool {
	t := textsOf(spec)
	if t == nil {
		return false
	}
	for _, k := range t.Kernels {
		if k.Text != "" {
			return true
		}
	}
	return len(t.Kernels) == 0
}

// Load makes the image of a module, whose kernels are not built yet.
func (*engine) Load(spec *driver.ModuleSpec) (*simt.Module, error) {
	t := textsOf(spec)
	if t == nil {
		return nil, driver.Errorf(driver.ErrNoImage,
			"cc: no code for this backend: the kernels were not translated to C; run go generate again")
	}
	m := &simt.Module{GlobalBytes: t.GlobalsSize, InitGlobals: func(p unsafe.Pointer) {
		copy(unsafe.Slice((*byte)(p), t.GlobalsSize), t.Globals)
		for at, to := range t.Pointers {
			*(*uint64)(unsafe.Add(p, at)) = uint64(uintptr(p)) + uint64(to)
		}
	}}
	for i := range spec.Globals {
		g := &spec.Globals[i]
		if off, ok := t.Offsets[g.Symbol]; ok {
			m.Globals = append(m.Globals, simt.Global{Symbol: g.Symbol, Offset: off, Size: g.Size})
		}
	}
	for i := range spec.Kernels {
		k := &spec.Kernels[i]
		text, ok := t.Kernels[k.Symbol]
		if !ok {
			continue
		}
		m.Kernels = append(m.Kernels, simt.Kernel{Symbol: k.Symbol, Name: k.Name, Params: len(k.Params), Form: "cc",
			Reason: text.Refused, MaxSize: limitOf(k), Fits: fits(text.Needs)})
	}
	return m, nil
}

// limitOf is how many threads a block may have, as the source says.
func limitOf(k *driver.KernelSpec) simt.Dim3 {
	if k.Block.X > 0 {
		return simt.Dim3(k.Block)
	}
	if k.MaxThreads > 0 {
		return simt.Dim3{X: uint32(k.MaxThreads), Y: 1, Z: 1}
	}
	return simt.Dim3{}
}

// What a text may need of a launch.
const (
	alignedWarps = "aligned-warps"
	wholeWarps   = "whole-warps"
)

const warpSize = 32

// fits says which launches a text is right for.
func fits(needs []string) func(grid, block simt.Dim3) error {
	switch {
	case slices.Contains(needs, alignedWarps):
		return func(grid, block simt.Dim3) error {
			if uint64(block.X)*uint64(grid.X) > 1<<30 {
				return driver.Errorf(driver.ErrNotSupported, "in C the kernel is right for grids of at most 2^30 threads in x "+
					"only; the backend cpu runs it")
			}
			if block.X%warpSize == 0 {
				return nil
			}
			return driver.Errorf(driver.ErrNotSupported,
				"in C the kernel is right for blocks whose width is a multiple of %d only, "+
					"and this one is %d wide; the backend cpu runs it", warpSize, block.X)
		}
	case slices.Contains(needs, wholeWarps):
		return func(_, block simt.Dim3) error {
			if block.Count()%warpSize == 0 {
				return nil
			}
			return driver.Errorf(driver.ErrNotSupported, "in C the kernel is right for blocks of whole warps only, "+
				"and this one has %d threads; the backend cpu runs it", block.Count())
		}
	}
	return nil
}

// Prepare builds a kernel.
func (e *engine) Prepare(spec *driver.ModuleSpec, k *simt.Kernel) error {
	if k.Range != nil || k.Reason != "" {
		return nil
	}
	texts := textsOf(spec)
	text := texts.Kernels[k.Symbol]
	text.Text = texts.Header + text.Text
	c, err := e.find()
	if err != nil {
		return err
	}
	p, err := e.build(c, spec, k.Name, text)
	if err != nil {
		return err
	}
	k.Range = p.blocks
	return nil
}

// text is the C string at an address.
func text(p uintptr) string { return dl.GoString(p) }

// pointer is the memory of C at an address.
func pointer(p uintptr) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&p)) } // Go does not move it
