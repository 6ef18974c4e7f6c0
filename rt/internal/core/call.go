package core

import (
	"cmp"
	"fmt"
	"unsafe"

	"github.com/kbind/kbind/rt/driver"
)

// Launch is the shape of a launch as the caller wants it.
type Launch struct {
	Grid   driver.Dim3 // in blocks; see D
	Block  driver.Dim3 // in threads
	Shared int         // bytes of dynamic shared memory
}

// Local is the number of elements of a __local buffer, a parameter of an OpenCL kernel that has no memory outside of
// its work-group.
type Local[T any] int

// Call is one launch under construction.
type Call struct {
	Expr
	s       *Stream
	k       *Kernel
	takes   []argument // by the kernel
	l       driver.Launch
	threads [3]int64    // directive "grid": threads wanted, when shaped by threads
	byGrid  bool        // threads is set
	ring    *ringLaunch // of a ring's kernel: it keeps the memory which is passed; nil for all others
	storage [256]byte
	args    [16]driver.Arg
}

// Prepare begins a launch of the kernel spec.Kernels[kernel] on s; the module is loaded if this is its first use on
// the device.
func Prepare(s *Stream, l Launch, spec *driver.ModuleSpec, kernel int) *Call {
	name := spec.Kernels[kernel].Name
	if err := s.usable(); err != nil {
		return &Call{Expr: Expr{err: fmt.Errorf("%s: %w", name, err)}}
	}
	c := s.newCall(name, l)
	m := s.recent.Load()
	if m == nil || m.spec != spec {
		var err error
		if m, err = s.dev.load(spec); err != nil {
			c.fail(err)
			return c
		}
		s.recent.Store(m)
	}
	k, err := m.resolve(kernel)
	c.fail(err)
	c.set(k)
	return c
}

// Prepare begins a launch of the kernel on s.
func (k *Kernel) Prepare(s *Stream, l Launch) *Call {
	if err := s.usable(); err != nil {
		return &Call{Expr: Expr{err: fmt.Errorf("%s: %w", k.spec.Name, err)}}
	}
	c := s.newCall(k.spec.Name, l)
	c.set(k)
	if k.dev != s.dev {
		c.fail(fmt.Errorf("%s: %w", k.spec.Name, elsewhere("kernel", k.dev, s.dev)))
	}
	return c
}

func (s *Stream) newCall(name string, l Launch) *Call {
	c := s.spare.Swap(nil)
	if c == nil {
		c, _ = s.dev.calls.Get().(*Call)
	}
	if c == nil {
		c = new(Call)
		c.l.Args, c.l.Values = c.args[:0], c.storage[:0]
	}
	c.Expr = Expr{name: name}
	c.s, c.byGrid, c.ring = s, false, nil
	c.l.Grid, c.l.Block, c.l.Shared = fill(l.Grid), fill(l.Block), l.Shared
	c.l.Args, c.l.Values = c.l.Args[:0], c.l.Values[:0]
	return c
}

// fill completes a shape: dimensions not given beside X are 1. One without points stays so.
func fill(d driver.Dim3) driver.Dim3 {
	if d.X != 0 {
		d.Y, d.Z = max(d.Y, 1), max(d.Z, 1)
	}
	return d
}

// none reports a shape that is given and has no points.
func none(d driver.Dim3) bool { return d.X == 0 && !d.IsZero() }

// Threads is the directive grid: the threads wanted in each dimension.
func (c *Call) Threads(x, y, z int64) {
	c.threads, c.byGrid = [3]int64{x, y, z}, true
}

// Blocks is the directive blocks: the grid in blocks.
func (c *Call) Blocks(x, y, z int64) {
	if c.l.Grid.IsZero() {
		c.l.Grid = c.dim("grid", x, y, z)
		c.byGrid = c.byGrid || c.l.Grid.IsZero() // no blocks: nothing to launch
	}
}

// Block is the directive block: the shape of a block.
func (c *Call) Block(x, y, z int64) {
	if c.l.Block.IsZero() {
		c.l.Block = c.dim("block", x, y, z)
		if c.l.Block.IsZero() {
			c.failKind(driver.ErrInvalidLaunch, "the block is %dx%dx%d", x, y, z)
		}
	}
}

// Shared is the directive shared: bytes of dynamic shared memory.
func (c *Call) Shared(bytes int64) {
	if c.l.Shared == 0 {
		if bytes < 0 || bytes > 1<<31-1 {
			c.failKind(driver.ErrInvalidLaunch, "%d bytes of shared memory", bytes)
		}
		c.l.Shared = int(bytes)
	}
}

// dim returns the shape, zero if a dimension is zero.
func (c *Call) dim(what string, x, y, z int64) driver.Dim3 {
	const most = 1<<32 - 1
	if min(x, y, z) < 0 || max(x, y, z) > most {
		c.failKind(driver.ErrInvalidLaunch, "the %s is %dx%dx%d", what, x, y, z)
		return driver.Dim3{}
	}
	if x == 0 || y == 0 || z == 0 {
		return driver.Dim3{}
	}
	return driver.Dim3{X: uint32(x), Y: uint32(y), Z: uint32(z)}
}

// Need checks that the buffer for the parameter param has at least want elements; expr is the text of want.
func Need[T any](c *Call, param string, b Buffer[T], want int64, expr string) {
	if b.err != nil {
		c.failf("%s: %w", param, b.err)
		return
	}
	c.Need(param, b.n, want, expr)
}

// PutBuffer passes a buffer as the next argument.
func PutBuffer[T any](c *Call, b Buffer[T]) {
	var v T // not elemSize: what rt/call makes of this function must stay small enough to be inlined
	c.putMem(b.m, b.off, b.n, unsafe.Sizeof(v), b.err)
}

// putMem passes n elements of elem bytes at an offset in memory, or says why not.
func (c *Call) putMem(m *memory, off, n int, elem uintptr, err error) {
	size := int(elem)
	if c.err != nil {
		return
	}
	if err == nil && m != nil && m.ready(c.s.dev) {
		if a := c.put(driver.ArgMem, size); a != nil {
			a.Mem, a.Offset, a.Size = m.drv, off, n*size
			if c.ring != nil {
				c.ring.keep(c, m)
			}
		}
		return
	}
	if err = cmp.Or(err, m.usable(c.s.dev)); err != nil {
		c.failf("%s: %w", c.param(), err)
		return
	}
	c.put(driver.ArgMem, size)
}

// Clear is the directive zero: it queues setting the buffer to zero before the launch, whose arguments are all passed.
func Clear[T any](c *Call, b Buffer[T]) {
	if c.err == nil && b.n > 0 {
		c.fail(b.Zero(c.s))
	}
}

// PutValue passes a number, vector or struct as the next argument.
func PutValue[T any](c *Call, v T) {
	if c.err != nil {
		return
	}
	size := int(unsafe.Sizeof(v))
	a := c.put(driver.ArgValue, size)
	if a == nil {
		return
	}
	at := (len(c.l.Values) + 15) &^ 15
	if end := at + size; end <= cap(c.l.Values) {
		c.l.Values = c.l.Values[:end]
	} else {
		c.l.Values = append(make([]byte, 0, 2*end), c.l.Values...)[:end]
	}
	copy(c.l.Values[at:], unsafe.Slice((*byte)(unsafe.Pointer(&v)), size))
	a.Offset, a.Size = at, size
}

// PutLocal passes a __local buffer as the next argument.
func PutLocal[T any](c *Call, n Local[T]) {
	if c.err != nil {
		return
	}
	if n < 0 || int64(n) > 1<<31 {
		c.failKind(driver.ErrInvalidLaunch, "%s: a local buffer of %d elements", c.param(), int(n))
		return
	}
	if a := c.put(driver.ArgLocal, elemSize[T]()); a != nil {
		a.Size = int(n) * elemSize[T]()
	}
}

// put appends an argument whose value or element has the given size, and returns it to be filled in; nil if the kernel
// takes another one there.
func (c *Call) put(kind driver.ArgKind, size int) *driver.Arg {
	i := len(c.l.Args)
	if i < len(c.takes) && c.takes[i] == (argument{kind, size}) {
		return c.next(kind)
	}
	c.misfit(i)
	return nil
}

// next is the argument after the last one. There is room for what the kernel takes, and Launch has left no object
// there.
func (c *Call) next(kind driver.ArgKind) *driver.Arg {
	c.l.Args = c.l.Args[:len(c.l.Args)+1]
	a := &c.l.Args[len(c.l.Args)-1]
	a.Kind, a.Offset, a.Size = kind, 0, 0
	return a
}

func (c *Call) misfit(i int) {
	c.failf("argument %d (%s) is not what the kernel takes; run go generate again", i, c.param())
}

// set makes k the kernel that is launched.
func (c *Call) set(k *Kernel) {
	c.k, c.takes = k, k.takes
	if len(c.takes) > cap(c.l.Args) {
		c.l.Args = make([]driver.Arg, 0, len(c.takes))
	}
}

// param names the parameter that is to come, for messages.
func (c *Call) param() string {
	if i := len(c.l.Args); i < len(c.k.spec.Params) {
		return c.k.spec.Params[i].Name
	}
	return "one too many"
}

// Launch queues the launch, or returns the first error of the Call.
func (c *Call) Launch() error {
	err := c.launch()
	if c.s != nil {
		for i := range c.l.Args {
			c.l.Args[i].Mem, c.l.Args[i].Object = nil, nil
		}
		s := c.s
		c.s, c.k, c.takes, c.err = nil, nil, nil, nil
		if !s.spare.CompareAndSwap(nil, c) {
			s.dev.calls.Put(c)
		}
	}
	return err
}

func (c *Call) launch() error {
	if c.err != nil {
		return c.err
	}
	if len(c.l.Args) != len(c.k.spec.Params) {
		c.failf("%d arguments for %d parameters; run go generate again", len(c.l.Args), len(c.k.spec.Params))
		return c.err
	}
	empty := c.shape()
	if c.err != nil || empty {
		return c.err
	}
	c.checkShape()
	if c.err != nil {
		return c.err
	}
	c.l.Cooperative = c.k.spec.Cooperative
	if r := c.s.dev.recordings; r != nil {
		r.record(c)
	}
	return c.s.drv.Launch(c.k.drv, &c.l)
}

// shape chooses the block and the grid that nobody gave. It reports a launch of no threads at all, which is nothing to
// do.
func (c *Call) shape() (empty bool) {
	if c.l.Block.IsZero() {
		c.l.Block = c.defaultBlock()
	}
	if none(c.l.Block) {
		c.failKind(driver.ErrInvalidLaunch, "the block is %s", shape(c.l.Block))
		return false
	}
	if !c.l.Grid.IsZero() {
		return none(c.l.Grid)
	}
	if !c.byGrid {
		c.failKind(driver.ErrInvalidLaunch,
			"no grid: the kernel has no grid directive, so the caller passes rt.Launch{Grid: ...}")
		return false
	}
	t, b := c.threads, c.l.Block
	if min(t[0], t[1], t[2]) < 0 {
		c.failKind(driver.ErrInvalidLaunch, "the grid is %dx%dx%d threads", t[0], t[1], t[2])
		return false
	}
	c.l.Grid = c.dim("grid", c.CeilDiv(t[0], int64(b.X)), c.CeilDiv(t[1], int64(b.Y)), c.CeilDiv(t[2], int64(b.Z)))
	return c.l.Grid.IsZero()
}

// defaultBlock is the block when neither the caller nor a directive gave one: what the kernel requires, else what the
// device prefers within the kernel's bounds. Grids of several dimensions get flat tiles.
func (c *Call) defaultBlock() driver.Dim3 {
	if !c.k.spec.Block.IsZero() {
		return fill(c.k.spec.Block)
	}
	n := c.k.info.BlockHint
	if n <= 0 {
		n = 256
	}
	for _, limit := range []int{c.k.spec.MaxThreads, c.k.info.MaxThreads, c.s.dev.info.MaxThreads} {
		if limit > 0 {
			n = min(n, limit)
		}
	}
	// one block, of no more warps than there is work for
	if t := c.threads; c.byGrid && t[0] > 0 && t[0] < int64(n) && t[1] <= 1 && t[2] <= 1 {
		return driver.Dim3{X: uint32(min(int64(n), (t[0]+31)/32*32)), Y: 1, Z: 1}
	}
	if c.byGrid && c.threads[1] > 1 && n >= 64 {
		return driver.Dim3{X: 32, Y: uint32(n / 32), Z: 1}
	}
	return driver.Dim3{X: uint32(n), Y: 1, Z: 1}
}

// checkShape compares the shape with the limits of the device and of the kernel.
func (c *Call) checkShape() {
	dev, g, b := &c.s.dev.info, c.l.Grid, c.l.Block
	if dev.MaxThreads > 0 && b.Count() > int64(dev.MaxThreads) {
		c.failKind(driver.ErrInvalidLaunch, "block %s exceeds the device limit %d", shape(b), dev.MaxThreads)
	} else if over(b, dev.MaxBlock) {
		c.failKind(driver.ErrInvalidLaunch, "block %s exceeds the device limit %s", shape(b), shape(dev.MaxBlock))
	} else if limit := c.maxThreads(); limit > 0 && b.Count() > int64(limit) {
		c.failKind(driver.ErrInvalidLaunch, "block %s exceeds the kernel's limit %d", shape(b), limit)
	}
	if want := fill(c.k.spec.Block); !want.IsZero() && b != want {
		c.failKind(driver.ErrInvalidLaunch, "block %s, but the kernel requires %s", shape(b), shape(want))
	}
	if over(g, dev.MaxGrid) {
		c.failKind(driver.ErrInvalidLaunch, "grid %s exceeds the device limit %s", shape(g), shape(dev.MaxGrid))
	}
	c.checkShared()
}

// checkShared compares the shared memory of a block with the device's limit: that of the kernel's variables, that of
// the launch, and that of OpenCL's local arguments.
func (c *Call) checkShared() {
	if c.l.Shared < 0 {
		c.failKind(driver.ErrInvalidLaunch, "%d bytes of dynamic shared memory (rt.Launch.Shared)", c.l.Shared)
		return
	}
	dynamic, name := c.l.Shared, "rt.Launch.Shared"
	for i := range c.l.Args {
		if a := &c.l.Args[i]; a.Kind == driver.ArgLocal {
			dynamic += a.Size
			name = "__local arguments"
		}
	}
	static, limit := max(c.k.info.Shared, 0), c.s.dev.info.MaxShared
	if limit == 0 || static+dynamic <= limit {
		return
	}
	c.failKind(driver.ErrInvalidLaunch,
		"a block needs %d bytes of shared memory, %d static (the kernel's variables) and %d dynamic (%s); %s:%s has %d "+
			"(rt.DeviceInfo.MaxShared)",
		static+dynamic, static, dynamic, name, c.s.dev.info.Backend, c.s.dev.info.ID, limit)
}

// maxThreads is the kernel's own bound on the threads of a block, 0 for none.
func (c *Call) maxThreads() int {
	a, b := c.k.spec.MaxThreads, c.k.info.MaxThreads
	if a == 0 || (b > 0 && b < a) {
		return b
	}
	return a
}

func over(d, limit driver.Dim3) bool {
	return !limit.IsZero() && (d.X > limit.X || d.Y > limit.Y || d.Z > limit.Z)
}

func shape(d driver.Dim3) string { return fmt.Sprintf("%dx%dx%d", d.X, d.Y, d.Z) }
