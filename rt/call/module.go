package call

import (
	"context"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// Load loads spec on the device of ctx, or returns the module that was loaded before. ErrStale when a source is not the
// one that was generated from, ErrNoImage when the backend can use nothing in the spec. Generated functions call it by
// themselves; calling it first moves the cost.
func Load(ctx context.Context, spec *ModuleSpec) (*rt.Module, error) {
	v, err := core.Load(ctx, spec)
	return (*rt.Module)(v), err
}

// SetGlobal sets a __constant__ or __device__ variable of a module on the device of ctx. It does not wait for other
// streams: synchronize those whose kernels still use the old value. T has the size of the variable.
func SetGlobal[T any](ctx context.Context, spec *ModuleSpec, symbol string, v *T) error {
	return core.SetGlobal[T](ctx, spec, symbol, v)
}

// GetGlobal returns the value of a __constant__ or __device__ variable of a module on the device of ctx. It does not
// wait for other streams: synchronize those whose kernels write it.
func GetGlobal[T any](ctx context.Context, spec *ModuleSpec, symbol string) (T, error) {
	return core.GetGlobal[T](ctx, spec, symbol)
}

// Global returns a __constant__ or __device__ variable of a module as a buffer of elements T, for copies in the order
// of a stream. The memory belongs to the module: Free has no effect on it.
func Global[T any](ctx context.Context, spec *ModuleSpec, symbol string) (rt.Buffer[T], error) {
	v, err := core.Global[T](ctx, spec, symbol)
	return rt.Buffer[T](v), err
}

// BindTexture makes launches that follow on the device of ctx see t through the texture reference symbol of a module;
// nil unbinds it. It does not wait for other streams: synchronize those whose kernels still read through it.
// ErrNotSupported where the device has no texture references.
func BindTexture(ctx context.Context, spec *ModuleSpec, symbol string, t *rt.Texture) error {
	return core.BindTexture(ctx, spec, symbol, (*core.Texture)(t))
}

// BindSurface is BindTexture for a surface reference.
func BindSurface(ctx context.Context, spec *ModuleSpec, symbol string, t *rt.Surface) error {
	return core.BindSurface(ctx, spec, symbol, (*core.Surface)(t))
}
