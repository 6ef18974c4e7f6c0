package call

import (
	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// What of a kernel can be chosen at a launch. Package driver documents the fields.
type (
	Tuning    = driver.Tuning
	TuneParam = driver.TuneParam
	Tolerance = driver.Tolerance
)

// Inputs is a function that the directive inputs names: it makes slices for the parameters of a kernel that are
// launched with the given values of its integer parameters. A slice has all elements of the parameter's buffer; what is
// left out is made up.
type Inputs = func(sizes map[string]int64) (map[string]any, error)

// Choice is the values of a kernel's tuned parameters for one launch.
type Choice core.Choice

// Tune chooses the values of t for a launch on s of a kernel of spec with the given sizes, in the order of
// t.Sizes. It does not allocate for sizes that it has seen on the device.
func Tune(s *rt.Stream, spec *ModuleSpec, t *Tuning, sizes ...int64) *Choice {
	return (*Choice)(core.Tune((*core.Stream)(s), spec, t, sizes...))
}

// Value is the value of the i-th parameter of the Tuning.
func (c *Choice) Value(i int) int64 { return (*core.Choice)(c).Value(i) }

// Module is the module whose kernels have the values.
func (c *Choice) Module() *ModuleSpec { return (*core.Choice)(c).Module() }

// Reject reports whether the launch, which gave err, is to be made again, with the values that Tune returns then.
func (c *Choice) Reject(err error) bool { return (*core.Choice)(c).Reject(err) }

// Chosen gives the call the values that its shape is computed with; an error among them ends it.
func (c *Call) Chosen(v *Choice) { (*core.Call)(c).Chosen((*core.Choice)(v)) }

// Restrict is the directive restrict: values that it excludes for this launch make no valid launch.
func (c *Call) Restrict(ok bool, expr string) { (*core.Call)(c).Restrict(ok, expr) }
