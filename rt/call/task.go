package call

import (
	"context"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/internal/core"
)

// Task is one call of a generated function over host slices: it checks, copies in, launches, waits, copies out and
// frees. Generated code gets one from Begin and must end it with End; the first error on the way makes the rest do
// nothing and is what End returns. It has the methods of an Expr for the directives' expressions.
type Task core.Task

// Begin starts a call of the function name, whose kernel is in spec, on the device of ctx; when there is none in ctx,
// on the device of the first of args that is not nil.
func Begin(ctx context.Context, spec *ModuleSpec, name string, args ...Placed) *Task {
	var placed []core.Placed
	for _, a := range args {
		switch a := a.(type) {
		case *rt.Image:
			placed = append(placed, (*core.Image)(a))
		case *rt.Texture:
			placed = append(placed, (*core.Texture)(a))
		case *rt.Surface:
			placed = append(placed, (*core.Surface)(a))
		}
	}
	return (*Task)(core.Begin(ctx, spec, name, placed...))
}

// Stream returns the stream of the call.
func (t *Task) Stream() *rt.Stream { return (*rt.Stream)((*core.Task)(t).Stream()) }

// Do takes the result of a launch; t.Do(KernelLaunch(t.Stream(), ...)).
func (t *Task) Do(err error) { (*core.Task)(t).Do(err) }

// In returns a buffer with the contents of src, which must not change until End.
func In[T any](t *Task, src []T) rt.Buffer[T] { return rt.Buffer[T](core.In[T]((*core.Task)(t), src)) }

// Out returns a buffer whose contents End copies into dst.
func Out[T any](t *Task, dst []T) rt.Buffer[T] {
	return rt.Buffer[T](core.Out[T]((*core.Task)(t), dst))
}

// InOut returns a buffer with the contents of x, which End copies back into x.
func InOut[T any](t *Task, x []T) rt.Buffer[T] {
	return rt.Buffer[T](core.InOut[T]((*core.Task)(t), x))
}

// Scratch returns a buffer of n elements for the parameter param that lives until End; expr is the text of n.
func Scratch[T any](t *Task, param string, n int64, expr string) rt.Buffer[T] {
	return rt.Buffer[T](core.Scratch[T]((*core.Task)(t), param, n, expr))
}

// End waits for the call, copies the results out, frees everything and returns the first error. When the context ends
// first, results are not copied, and no slice of the caller is touched after End returns.
func (t *Task) End() error { return (*core.Task)(t).End() }
