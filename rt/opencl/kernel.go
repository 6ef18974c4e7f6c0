package opencl

import (
	"fmt"
	"slices"
	"sync"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/dl"
)

// kernel is a driver.Kernel.
type kernel struct {
	ctx    *context
	module *module
	name   string // driver.KernelSpec.Name
	handle uintptr
	info   driver.KernelInfo
	hidden []driver.Hidden // what is passed after the parameters of the source
	images bool            // it is translated, and is given images

	// Of one that is built for blocks that are rows of whole warps: what it is of, and the one for other blocks, nil
	// until there is such a launch. module.mu guards it.
	whole *driver.KernelSpec
	other *kernel

	// mu is held from the first argument to the launch: a kernel object holds one set of arguments.
	mu       sync.Mutex
	set      []setArg // what is set, to set only what changes
	readOnly []bool   // parameters through which the kernel does not write
	values   []uint64 // the values that are set, as the driver read them
	call     dl.Frame
	shape    [6]uintptr // the global and the local size
	short    [4]uintptr // arguments of the call that sets one
	ptr      uintptr
	once     []uintptr // sub-buffers that are released after the launch
}

// setArg is an argument as it was set.
type setArg struct {
	known bool
	svm   bool    // ptr is an address of shared virtual memory
	ptr   uintptr // address or buffer object
	mem   *mem    // in which ptr is; nil for null
	from  int     // of a value: its place in kernel.values; of memory: the offset in mem
	size  int     // bytes: of a value, a window of memory, or local memory
}

func (c *context) newKernel(m *module, spec *driver.KernelSpec, handle uintptr, hidden []driver.Hidden) (*kernel,
	error) {
	k := &kernel{ctx: c, module: m, name: spec.Name, handle: handle, hidden: hidden,
		set: make([]setArg, len(spec.Params)+len(hidden))}
	info := func(what uintptr) (int, error) {
		v := new(uint64)
		err := fail("clGetKernelWorkGroupInfo",
			status(c.lib.getKernelWorkGroupInfo.Call(handle, c.dev.id, what, 8, uintptr(unsafe.Pointer(v)), 0)))
		return int(*v), err
	}
	var err error
	if k.info.MaxThreads, err = info(kernelWorkGroupSize); err != nil {
		return nil, err
	}
	if k.info.Shared, err = info(kernelLocalMemSize); err != nil {
		return nil, err
	}
	k.info.BlockHint, k.info.Registers, k.info.Constant = driver.Unknown, driver.Unknown, driver.Unknown
	for what, v := range map[uintptr]*int{kernelMultiple: &k.info.Multiple, kernelPrivateMem: &k.info.Local} {
		if *v, err = info(what); err != nil {
			*v = driver.Unknown // nothing depends on it
		}
	}
	for i, p := range spec.Params {
		k.set[i].from = len(k.values)
		k.readOnly = append(k.readOnly, p.Const)
		k.images = k.images || p.Kind == driver.ArgImage && m.texts != nil
		if p.Kind == driver.ArgValue {
			k.values = append(k.values, make([]uint64, (p.Size+15)/16*2)...)
		}
	}
	n := new(uint32)
	if status(c.lib.getKernelInfo.Call(handle, kernelNumArgs, 4, uintptr(unsafe.Pointer(n)), 0)) == success &&
		int(*n) != len(k.set) {
		return nil, driver.Errorf(driver.ErrStale,
			"%s: the compiled kernel has %d parameters, the generated code passes %d; run go generate again", spec.Name, *n,
			len(k.set))
	}
	return k, nil
}

func (k *kernel) Info() driver.KernelInfo { return k.info }

// Launch queues a kernel.
func (s *stream) Launch(h driver.Kernel, l *driver.Launch) error {
	c := s.ctx
	k, ok := h.(*kernel)
	switch {
	case !ok || k.ctx != c:
		return driver.Errorf(driver.ErrNotSupported, "opencl: kernel of another context")
	case k.whole != nil && !wholeWarps(l):
		var err error
		if k, err = k.module.anyBlock(k); err != nil {
			return err
		}
	}
	switch {
	case l.Shared != 0 && !slices.Contains(k.hidden, driver.HiddenShared):
		return driver.Errorf(driver.ErrNotSupported, "%s: OpenCL has no dynamic shared memory beside __local parameters",
			k.name)
	case l.Cooperative:
		return driver.Errorf(driver.ErrNotSupported, "%s: OpenCL has no synchronisation of the whole grid", k.name)
	}
	if k.images {
		if err := c.recordImages(l); err != nil {
			return err
		}
	}
	if err := s.Enter(); err != nil {
		return err
	}
	defer s.Leave()
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.module.Freed() {
		return k.module.errClosed()
	}
	s.last.Store(k)
	copies, err := s.setArgs(k, l)
	if err == nil {
		err = s.queueFaulty(k, func(fault *mem) error {
			if err := k.setHidden(l, fault); err != nil {
				return err
			}
			return s.enqueue(k, l)
		})
	}
	for _, w := range copies {
		if w.back && err == nil {
			err = s.copy(w.mem, w.off, w.tmp, 0, w.tmp.size)
		}
		w.tmp.release() // the commands that use it keep it
	}
	k.release()
	s.work()
	return err
}

// setArgs sets the arguments. The windows that no sub-buffer can be are copied first, and returned also with an error.
func (s *stream) setArgs(k *kernel, l *driver.Launch) (copies []windowCopy, err error) {
	c := s.ctx
	for i := range l.Args {
		a := &l.Args[i]
		if m, ok := a.Mem.(*mem); ok && m.addr == 0 && !m.mapped() && a.Offset%c.dev.align != 0 {
			w, err := s.copyWindow(k, l.Args, i)
			if err != nil {
				return copies, err
			}
			copies = append(copies, w)
			a = &driver.Arg{Kind: driver.ArgMem, Mem: w.tmp, Size: a.Size}
		}
		if err := k.setArg(i, a, l.Values); err != nil {
			return copies, err
		}
	}
	return copies, nil
}

// enqueue queues the kernel with the arguments that are set.
func (s *stream) enqueue(k *kernel, l *driver.Launch) error {
	g, b := l.Grid, l.Block
	k.shape = [6]uintptr{uintptr(g.X) * uintptr(b.X), uintptr(g.Y) * uintptr(b.Y), uintptr(g.Z) * uintptr(b.Z),
		uintptr(b.X), uintptr(b.Y), uintptr(b.Z)}
	dims := uintptr(3)
	for dims > 1 && k.shape[dims-1] == 1 {
		dims--
	}
	a := &k.call.Args // without events
	a[0], a[1], a[2] = s.handle, k.handle, dims
	a[4], a[5] = uintptr(unsafe.Pointer(&k.shape[0])), uintptr(unsafe.Pointer(&k.shape[3]))
	return s.launched(k, status(s.ctx.lib.enqueueKernel.CallFrame(&k.call, 9)))
}

// launched turns the result of a launch into an error. "Out of resources" may be a fault of an earlier kernel, which
// shows when it is waited for, or a block too large for the kernel's registers and local memory.
func (s *stream) launched(k *kernel, r status) error {
	if r == outOfResources {
		if err := s.finish(); err != nil {
			return err
		}
		return driver.Errorf(driver.ErrInvalidLaunch, "%s: clEnqueueNDRangeKernel: %s", k.name, r)
	}
	if err := s.check("clEnqueueNDRangeKernel", r); err != nil {
		if s.ctx.Fault() == nil {
			return fmt.Errorf("%s: %w", k.name, err)
		}
		return err
	}
	return nil
}

// release gives back what only the launch at hand needed; the queued command keeps it.
func (k *kernel) release() {
	for _, h := range k.once {
		k.ctx.lib.releaseMem.Call(h)
	}
	k.once = k.once[:0]
}

// windowCopy is memory that stands for a window which no sub-buffer can be.
type windowCopy struct {
	mem, tmp *mem
	off      int
	back     bool // the kernel may have written it
}

// copyWindow queues a copy of the window of argument i. Another window that overlaps it must not be written through
// either, because then each would have to see the other's changes.
func (s *stream) copyWindow(k *kernel, args []driver.Arg, i int) (windowCopy, error) {
	a := &args[i]
	m, err := s.ctx.window(a.Mem, a.Offset, a.Size)
	if err != nil {
		return windowCopy{}, err
	}
	for j := range args {
		o := &args[j]
		if j != i && o.Mem == a.Mem && o.Offset < a.Offset+a.Size && a.Offset < o.Offset+o.Size &&
			!(k.readOnly[i] && k.readOnly[j]) {
			return windowCopy{}, driver.Errorf(driver.ErrNotSupported,
				"%s: two slices of a buffer overlap, and one begins at %d bytes, which is no multiple of the %d that %s needs",
				k.name, a.Offset, s.ctx.dev.align, s.ctx.dev.info.Name)
		}
	}
	tmp, err := s.ctx.alloc(max(a.Size, 1))
	if err != nil {
		return windowCopy{}, err
	}
	w := windowCopy{mem: m, tmp: tmp, off: a.Offset, back: !k.readOnly[i]}
	if a.Size == 0 {
		w.back = false
		return w, nil
	}
	if err := s.copy(tmp, 0, m, a.Offset, a.Size); err != nil {
		tmp.release()
		return windowCopy{}, err
	}
	return w, nil
}

// setArg sets argument i unless it is set already.
func (k *kernel) setArg(i int, a *driver.Arg, values []byte) error {
	have := &k.set[i]
	switch a.Kind {
	case driver.ArgValue:
		mine := unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(k.values[have.from:]))), a.Size)
		theirs := values[a.Offset : a.Offset+a.Size]
		if have.known && string(mine) == string(theirs) {
			return nil
		}
		copy(mine, theirs)
		return k.setOne(have, i, uintptr(a.Size), uintptr(unsafe.Pointer(unsafe.SliceData(mine))))
	case driver.ArgLocal:
		if have.known && have.size == a.Size {
			return nil
		}
		have.size = a.Size
		return k.setOne(have, i, uintptr(max(a.Size, 1)), 0)
	case driver.ArgImage, driver.ArgSampler, driver.ArgTexture, driver.ArgSurface:
		value, size, err := k.ctx.object(a, k.module.texts != nil)
		if err != nil {
			return err
		}
		k.ptr = value // set each time: the handle may be that of another object by now
		return k.setOne(have, i, size, uintptr(unsafe.Pointer(&k.ptr)))
	}
	return k.setMem(have, i, a)
}

// setMem sets argument i to a window of memory, or to null.
func (k *kernel) setMem(have *setArg, i int, a *driver.Arg) error {
	var ptr uintptr
	var m *mem
	if a.Mem != nil {
		var err error
		if m, err = k.ctx.window(a.Mem, a.Offset, a.Size); err != nil {
			return err
		}
		if m.mapped() {
			return driver.Errorf(driver.ErrNotSupported, "%s: the memory of %s's host as an argument", k.name,
				k.ctx.dev.info.Name)
		}
		if have.known && have.mem == m && have.from == a.Offset && have.size == a.Size {
			return nil
		}
		if ptr = m.addr + uintptr(a.Offset); m.addr == 0 {
			var once bool
			if ptr, once, err = m.sub(a.Offset, a.Size); err != nil {
				return err
			}
			if once {
				k.once = append(k.once, ptr)
				m = nil // the next launch must not find it
			}
		}
	}
	svm := m != nil && m.addr != 0
	// A buffer object's handle may be that of another by now.
	if have.known && have.ptr == ptr && have.svm == svm && (ptr == 0 || svm) {
		have.mem, have.from, have.size = m, a.Offset, a.Size
		return nil
	}
	have.mem, have.from, have.size = m, a.Offset, a.Size
	have.ptr, k.ptr, have.svm = ptr, ptr, svm
	if svm {
		k.short = [4]uintptr{k.handle, uintptr(i), ptr}
		err := fail("clSetKernelArgSVMPointer", status(k.ctx.lib.setArgSVM.CallSlice(k.short[:3])))
		have.known = err == nil
		return err
	}
	value := uintptr(unsafe.Pointer(&k.ptr))
	if ptr == 0 {
		value = 0
	}
	return k.setOne(have, i, unsafe.Sizeof(ptr), value)
}

// setOne sets argument i to the bytes at value.
func (k *kernel) setOne(have *setArg, i int, size, value uintptr) error {
	k.short = [4]uintptr{k.handle, uintptr(i), size, value}
	err := fail("clSetKernelArg", status(k.ctx.lib.setArg.CallSlice(k.short[:])))
	have.known = err == nil
	return err
}
