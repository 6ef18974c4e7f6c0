package call

import (
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// Call is one launch under construction. Generated code gets one from Prepare, gives it sizes, shape and arguments in
// order, and ends it with Launch, which it must reach; the first error on the way is what Launch returns. It has the
// methods of an Expr for the directives' expressions. A Call belongs to one goroutine.
type Call core.Call

// Prepare begins a launch of the kernel spec.Kernels[kernel] on s; the module is loaded if this is its first use on the
// device.
func Prepare(s *rt.Stream, l rt.Launch, spec *ModuleSpec, kernel int) *Call {
	return (*Call)(core.Prepare((*core.Stream)(s), core.Launch(l), spec, kernel))
}

// PrepareKernel begins a launch on s of a kernel that rt.Module.Kernel found.
func PrepareKernel(s *rt.Stream, l rt.Launch, k *rt.Kernel) *Call {
	return (*Call)((*core.Kernel)(k).Prepare((*core.Stream)(s), core.Launch(l)))
}

// Threads is the directive grid: the threads wanted in each dimension. The caller's own Launch.Grid takes precedence.
func (c *Call) Threads(x, y, z int64) { (*core.Call)(c).Threads(x, y, z) }

// Blocks is the directive blocks: the grid in blocks. The caller's own Launch.Grid takes precedence.
func (c *Call) Blocks(x, y, z int64) { (*core.Call)(c).Blocks(x, y, z) }

// Block is the directive block: the shape of a block. The caller's own Launch.Block takes precedence.
func (c *Call) Block(x, y, z int64) { (*core.Call)(c).Block(x, y, z) }

// Shared is the directive shared: bytes of dynamic shared memory. The caller's own Launch.Shared takes precedence.
func (c *Call) Shared(bytes int64) { (*core.Call)(c).Shared(bytes) }

// Need checks that the buffer for the parameter param has at least want elements; expr is the text of want. A buffer
// that cannot be used says why instead.
func Need[T any](c *Call, param string, b rt.Buffer[T], want int64, expr string) {
	core.Need[T]((*core.Call)(c), param, core.Buffer[T](b), want, expr)
}

// PutBuffer passes a buffer as the next argument.
func PutBuffer[T any](c *Call, b rt.Buffer[T]) { core.PutBuffer[T]((*core.Call)(c), core.Buffer[T](b)) }

// Clear is the directive zero: it queues setting the buffer to zero before the launch, whose arguments are all passed.
func Clear[T any](c *Call, b rt.Buffer[T]) { core.Clear[T]((*core.Call)(c), core.Buffer[T](b)) }

// PutValue passes a number, vector or struct as the next argument.
func PutValue[T any](c *Call, v T) { core.PutValue[T]((*core.Call)(c), v) }

// PutLocal passes a __local buffer as the next argument.
func PutLocal[T any](c *Call, n rt.Local[T]) { core.PutLocal[T]((*core.Call)(c), core.Local[T](n)) }

// Launch queues the launch, or returns the first error of the Call. It does not wait.
func (c *Call) Launch() error { return (*core.Call)(c).Launch() }

// PutTexture passes a texture as the next argument.
func PutTexture(c *Call, t *rt.Texture) { core.PutTexture((*core.Call)(c), (*core.Texture)(t)) }

// PutSurface passes a surface as the next argument.
func PutSurface(c *Call, t *rt.Surface) { core.PutSurface((*core.Call)(c), (*core.Surface)(t)) }

// PutImage passes an image as the next argument; it must have the shape that the kernel says.
func PutImage(c *Call, m *rt.Image) { core.PutImage((*core.Call)(c), (*core.Image)(m)) }

// PutSampler passes a sampler as the next argument.
func PutSampler(c *Call, s rt.Sampler) { core.PutSampler((*core.Call)(c), s) }
