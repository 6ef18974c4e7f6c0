package cc

import (
	"math"
	"runtime"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/slow"
)

// program is a kernel that was compiled.
type program struct {
	run, free dl.Func
}

// build compiles a kernel, or finds it among those that were built.
func (e *engine) build(c *compiler, spec *driver.ModuleSpec, name string, t driver.KernelText) (*program, error) {
	key := c.key(t.Text)
	e.mu.Lock()
	b := e.built[key]
	if b == nil {
		b = &building{}
		e.built[key] = b
	}
	e.mu.Unlock()
	b.once.Do(func() { b.program, b.err = compiled(c, key, spec, name, t) })
	if b.err != nil {
		e.mu.Lock()
		defer e.mu.Unlock()
		if e.built[key] == b { // the reason may be gone the next time
			delete(e.built, key)
		}
	}
	return b.program, b.err
}

// building is a kernel that goroutines want at once; the first one builds it.
type building struct {
	once    sync.Once
	program *program
	err     error
}

// compiled compiles a kernel and loads it. What is in the cache and does not load, as where machines with other
// libraries share a cache, is compiled again.
func compiled(c *compiler, key string, spec *driver.ModuleSpec, name string, t driver.KernelText) (*program, error) {
	dir := cache.Default()
	data, kept := dir.Get(key)
	var lib *dl.Library
	var err error
	if kept {
		lib, err = open(data)
	}
	if !kept || err != nil {
		end := slow.Start("compiling a kernel with "+c.version, "module", spec.Name, "kernel", name)
		data, err = c.compile(spec, t.Text)
		end()
		if err != nil {
			return nil, err
		}
		dir.Put(key, data)
		if lib, err = open(data); err != nil {
			return nil, err
		}
	}
	p := &program{run: lib.Func(t.Entry), free: lib.Func("free")}
	if p.run == 0 {
		return nil, driver.Errorf(driver.ErrBuild, "cc: %s is not in its compiled code", t.Entry)
	}
	return p, nil
}

// launch is the struct kb_launch of the texts.
type launch struct {
	grid, block [3]uint32
	shared      int64
	args        unsafe.Pointer // of simt.Arg
	globals     unsafe.Pointer
	stop        unsafe.Pointer // of the 32 bits of an atomic.Bool
}

// worker is the struct kb_worker of the texts, and what a worker keeps for its calls.
type worker struct {
	c struct {
		block        [3]uint32
		thread, line uint32
		_            uint32
		file, fault  uintptr
		text         uintptr
		len, cap     int64
		jump         [64]uintptr
	}
	launch launch
	frame  dl.Frame
}

// blocks is simt.Kernel.Range.
func (p *program) blocks(b *simt.Block, from, to uint64) {
	w := simt.StateOf[worker](b)
	l := b.Launch
	var args unsafe.Pointer
	if len(l.Args) > 0 {
		args = unsafe.Pointer(&l.Args[0])
	}
	w.launch = launch{grid: [3]uint32{l.GridDim.X, l.GridDim.Y, l.GridDim.Z},
		block: [3]uint32{l.BlockDim.X, l.BlockDim.Y, l.BlockDim.Z}, shared: int64(l.Shared), args: args, globals: l.Globals,
		stop: unsafe.Pointer(l.Stop)}
	f := &w.frame
	f.Args = [12]uintptr{uintptr(unsafe.Pointer(&w.launch)), uintptr(from), uintptr(to), uintptr(unsafe.Pointer(&w.c))}
	result := p.run.CallFrame(f, 4)
	runtime.KeepAlive(l)
	w.launch = launch{}
	w.print(l, p.free)
	switch int32(result) {
	case 1:
		p.failed(b, w)
	case 2:
		panic(&simt.Fault{Msg: "there is no memory for a block"})
	}
}

// failed faults as the kernel says.
func (p *program) failed(b *simt.Block, w *worker) {
	c := &w.c
	b.BlockIdx, b.Rank = simt.Dim3{X: c.block[0], Y: c.block[1], Z: c.block[2]}, c.thread
	panic(&simt.Fault{Msg: text(c.fault), File: text(c.file), Line: int(c.line)})
}

// print passes on what the kernel printed: for each printf the addresses of the format and of the types of the values,
// a letter each, the number of values, and their bits.
func (w *worker) print(l *simt.Launch, free dl.Func) {
	c := &w.c
	if c.text == 0 {
		return
	}
	words := unsafe.Slice((*uint64)(pointer(c.text)), c.len/8)
	for len(words) > 0 && l.Printf != nil {
		n := int(words[2])
		l.Printf(simt.Format(text(uintptr(words[0])), arguments(text(uintptr(words[1])), words[3:3+n])...))
		words = words[3+n:]
	}
	if free != 0 {
		free.Call(c.text)
	}
	c.text, c.len, c.cap = 0, 0, 0
}

// arguments are the values of a printf as simt.Format takes them.
func arguments(types string, words []uint64) (list []any) {
	for i, w := range words {
		var v any
		switch types[i] {
		case 'b':
			v = w != 0
		case 'c':
			v = int8(w)
		case 'C':
			v = uint8(w)
		case 's':
			v = int16(w)
		case 'S':
			v = uint16(w)
		case 'i':
			v = int32(w)
		case 'u':
			v = uint32(w)
		case 'l':
			v = int64(w)
		case 'd':
			v = math.Float64frombits(w)
		case 't':
			v = text(uintptr(w))
		default:
			v = w
		}
		list = append(list, v)
	}
	return list
}
