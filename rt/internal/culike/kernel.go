package culike

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
	"sync/atomic"
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
	images bool  // it is translated, and is given images
	local  int64 // bytes of memory that each thread has for itself, the stack of recursive calls included

	dynamic atomic.Int64 // bytes of dynamic shared memory that the kernel is set up for
	grow    sync.Mutex
	refused error // why the library did not set the kernel up for more than plainShared; grow guards it
}

// Attributes of functions, of the same values in CUDA and HIP.
const (
	funcMaxThreads    = 0 // CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK
	funcShared        = 1 // CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES
	funcConstant      = 2 // CU_FUNC_ATTRIBUTE_CONST_SIZE_BYTES
	funcLocal         = 3 // CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES
	funcRegisters     = 4 // CU_FUNC_ATTRIBUTE_NUM_REGS
	funcDynamicShared = 8 // CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
)

// plainShared is the dynamic shared memory that every kernel may have without being set up for it.
const plainShared = 48 << 10

// recursionStack is the bytes that each thread of a recursive kernel has for its calls. CUDA has 1 KiB for all kernels
// whose need its compiler does not know; calls that need more overwrite other memory, most often without an error.
const recursionStack = 8 << 10

// limitStack is CU_LIMIT_STACK_SIZE and hipLimitStackSize.
const limitStack = 0

// deepen gives the threads of the context's kernels stacks of recursionStack bytes, if theirs are smaller. A library
// that refuses leaves them as they are.
func (c *context) deepen() error {
	if !c.api.Has(CtxGetLimit, CtxSetLimit) {
		return nil
	}
	v := new(uintptr)
	err := c.bound(CtxGetLimit, uintptr(unsafe.Pointer(v)), limitStack)
	if err == nil && *v < recursionStack {
		err = c.aside(false, func() error { return c.bound(CtxSetLimit, limitStack, recursionStack) })
	}
	if c.Fault() == nil {
		return nil
	}
	return err
}

func (c *context) newKernel(m *module, spec *driver.KernelSpec, handle uintptr) (*kernel, error) {
	k := &kernel{ctx: c, module: m, name: spec.Name, handle: handle}
	attr := func(which uintptr) (int, error) {
		v := new(int32)
		err := c.bound(FuncGetAttribute, uintptr(unsafe.Pointer(v)), which, handle)
		if errors.Is(err, driver.ErrNotSupported) {
			return driver.Unknown, nil
		}
		return int(*v), err
	}
	for _, a := range []struct {
		which uintptr
		value *int
	}{{funcMaxThreads, &k.info.MaxThreads}, {funcShared, &k.info.Shared}, {funcConstant, &k.info.Constant},
		{funcLocal, &k.info.Local},
		{funcRegisters, &k.info.Registers}} {
		var err error
		if *a.value, err = attr(a.which); err != nil {
			return nil, err
		}
	}
	k.local = int64(k.info.Local)
	if spec.Recursive {
		if err := c.deepen(); err != nil {
			return nil, err
		}
		k.local = max(k.local, recursionStack)
	}
	k.dynamic.Store(plainShared - int64(max(k.info.Shared, 0)))
	k.info.BlockHint, k.info.Multiple = k.blockHint(), driver.Unknown
	if c.info.WarpSize > 0 {
		k.info.Multiple = c.info.WarpSize
	}
	return k, nil
}

// Occupancy implements driver.Occupier.
func (k *kernel) Occupancy(threads, shared int) (int, error) {
	if !k.module.Hold() {
		return 0, k.module.errClosed()
	}
	defer k.module.Drop()
	if err := k.ctx.Enter(); err != nil {
		return 0, err
	}
	defer k.ctx.Leave()
	n := new(int32)
	err := k.ctx.bound(OccupancyBlocks, uintptr(unsafe.Pointer(n)), k.handle, uintptr(threads), uintptr(shared))
	return int(*n), err
}

// blockHint asks for the block size of highest occupancy.
func (k *kernel) blockHint() int {
	c, v := k.ctx, new([2]int32)
	if !c.api.Has(OccupancyBlockSize) {
		return driver.Unknown
	}
	var err error
	if c.api.OccupancyCallback {
		err = c.bound(OccupancyBlockSize, uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1])), k.handle, 0, 0, 0)
	} else {
		err = c.bound(OccupancyBlockSize, uintptr(unsafe.Pointer(&v[0])), uintptr(unsafe.Pointer(&v[1])), k.handle, 0, 0)
	}
	if err != nil {
		return driver.Unknown
	}
	return int(v[1])
}

func (k *kernel) Info() driver.KernelInfo { return k.info }

// allow sets the kernel up for n bytes of dynamic shared memory.
func (k *kernel) allow(n int) error {
	k.grow.Lock()
	defer k.grow.Unlock()
	if int64(n) <= k.dynamic.Load() {
		return nil
	}
	// HIP's function takes a function of the host, as the runtime API does. A library that refuses others may launch the
	// kernel nevertheless: AMD's need no setting.
	err := k.ctx.bound(FuncSetAttribute, k.handle, funcDynamicShared, uintptr(n))
	if err != nil && (k.ctx.shared == nil || k.ctx.Fault() != nil) {
		return err
	}
	k.refused = err
	k.dynamic.Store(int64(n))
	return nil
}

// failed is the error of a launch with shared bytes of dynamic shared memory. Where the library did not set the kernel
// up for as much, that is the likely cause, and comes first.
func (k *kernel) failed(err error, shared int) error {
	k.grow.Lock()
	defer k.grow.Unlock()
	if k.refused != nil && int64(shared) > plainShared-int64(max(k.info.Shared, 0)) {
		return fmt.Errorf("%s: %d bytes of dynamic shared memory: %w; the launch: %w", k.name, shared, k.refused, err)
	}
	return fmt.Errorf("%s: %w", k.name, err)
}

// record is the memory of a launch's arguments as the driver reads it; it has copied them when the launch returns.
type record struct {
	call   dl.Frame  // of the launch function
	params []uintptr // addresses of the kernel's arguments
	addrs  []uint64  // device addresses
}

// Launch queues a kernel.
func (s *stream) Launch(h driver.Kernel, l *driver.Launch) error {
	c := s.ctx
	k, ok := h.(*kernel)
	if !ok || k.ctx != c {
		return driver.Errorf(driver.ErrNotSupported, "%s: kernel of another context", c.info.Backend)
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
	if k.module.Freed() {
		return k.module.errClosed()
	}
	shared := l.Shared
	if k.module.texts != nil {
		shared = sharedFor(l)
	}
	if int64(shared) > k.dynamic.Load() {
		if err := k.allow(shared); err != nil {
			return err
		}
	}
	r, ok := l.Scratch.(*record)
	if !ok {
		r = new(record)
		l.Scratch = r
	}
	if err := r.fill(c, l, k.module.texts != nil); err != nil {
		return err
	}
	if s.captured == nil {
		s.launched(k)
	} else {
		s.captured.useLaunch(k, l)
	}
	f, n := LaunchKernel, 11
	if l.Cooperative {
		f, n = LaunchCooperativeKernel, 10 // without the last argument
	}
	g, b := l.Grid, l.Block
	a := &r.call.Args
	a[0], a[1], a[2], a[3] = k.handle, uintptr(g.X), uintptr(g.Y), uintptr(g.Z)
	a[4], a[5], a[6] = uintptr(b.X), uintptr(b.Y), uintptr(b.Z)
	a[7], a[8], a[9] = uintptr(shared), s.handle, uintptr(unsafe.Pointer(unsafe.SliceData(r.params)))
	var err error
	if k.local > c.local.Load() && s.captured == nil && !s.resident() {
		err = c.launchAside(f, &r.call, n, k.local)
	} else {
		err = c.callFrame(f, &r.call, n)
	}
	runtime.KeepAlive(l)
	if s.captured == nil {
		s.launched(k) // again, in case that a wait began before the launch was queued
	}
	if err != nil && c.Fault() == nil {
		return k.failed(err, shared)
	}
	return err
}

// launchAside launches a kernel, or a graph of some, whose threads have more memory of their own than any before: the
// driver makes room for it when no kernel of the context runs.
func (c *context) launchAside(f Fn, call *dl.Frame, n int, local int64) error {
	return c.aside(false, func() error {
		err := c.callFrame(f, call, n)
		for had := c.local.Load(); err == nil && had < local && !c.local.CompareAndSwap(had, local); {
			had = c.local.Load()
		}
		return err
	})
}

// fill lays out the arguments. A __local one of a translated kernel is its place in dynamic shared memory.
func (r *record) fill(c *context, l *driver.Launch, translated bool) error {
	n := len(l.Args)
	if cap(r.params) < n || cap(r.addrs) < n {
		r.params, r.addrs = make([]uintptr, n, 2*n), make([]uint64, n, 2*n)
	}
	params, addrs := r.params[:n], r.addrs[:n]
	r.params = params
	local := l.Shared
	for i := range l.Args {
		a := &l.Args[i]
		if a.Kind == driver.ArgValue && a.Size > 0 {
			params[i] = uintptr(unsafe.Pointer(&l.Values[a.Offset]))
			continue
		}
		params[i] = uintptr(unsafe.Pointer(&addrs[i]))
		if m, ok := a.Mem.(*mem); ok && a.Kind == driver.ArgMem && m.ready(c, a.Offset, a.Size) {
			addrs[i] = m.addr + uint64(a.Offset)
			continue
		}
		if a.Kind == driver.ArgLocal && translated {
			addrs[i] = uint64(alignLocal(local))
			local = alignLocal(local) + a.Size
			continue
		}
		var err error
		if addrs[i], err = c.argument(a, translated); err != nil {
			return err
		}
	}
	return nil
}

// argument is the word that an argument is for the kernel.
func (c *context) argument(a *driver.Arg, translated bool) (uint64, error) {
	switch a.Kind {
	case driver.ArgValue:
		return 0, nil
	case driver.ArgMem:
		if a.Mem == nil {
			return 0, nil
		}
		return c.window(a.Mem, a.Offset, a.Size)
	case driver.ArgLocal:
		return 0, driver.Errorf(driver.ErrNotSupported, "%s: kernels have no __local parameters", c.info.Backend)
	case driver.ArgTexture, driver.ArgSurface:
		return c.word(a.Object)
	case driver.ArgImage, driver.ArgSampler:
		if translated {
			return c.objectWord(a)
		}
	}
	return 0, c.unsupported("images and samplers as arguments, which are OpenCL's")
}
