package driver

import "slices"

// Tuning is what a launch may choose of a kernel, and what measurements say about it. It does not change.
type Tuning struct {
	Kernel string // the Go name, which is the key in Results
	Params []TuneParam
	Sizes  []string // the kernel's integer parameters, by which the nearest measurement is found
	// Results points to the text of the results file, if there was one when the code was generated; see package tuned.
	Results *string
}

// TuneParam is one name with several values.
type TuneParam struct {
	Name    string
	Macro   bool // a macro of the source, which another value has to be compiled with
	Values  []int64
	Default int64
}

// Tolerance says how far two results may be apart: by Abs + Rel times their size, or by ULP units in the last place.
type Tolerance struct {
	Abs, Rel float64
	ULP      int64
}

// Defaults are the values that hold without measurements.
func (t *Tuning) Defaults() []int64 {
	list := make([]int64, len(t.Params))
	for i, p := range t.Params {
		list[i] = p.Default
	}
	return list
}

// With returns the module as it is with macros defined: with the ready-made code of that variant, and where there is
// none its sources are compiled with them. options are of the form "-DNAME=VALUE". Without options it is the module
// itself. The variables of what is returned are other ones than the module's.
func (m *ModuleSpec) With(options []string) *ModuleSpec {
	if len(options) == 0 {
		return m
	}
	v := *m
	v.Options = slices.Concat(m.Options, options)
	v.Images, v.Variants = nil, nil
	for _, x := range m.Variants {
		if slices.Equal(x.Options, options) {
			v.Images = x.Images
		}
	}
	v.Kernels = slices.Clone(m.Kernels)
	for i := range v.Kernels { // the compiled kernel says it
		v.Kernels[i].MaxThreads, v.Kernels[i].MinBlocks = 0, 0
	}
	return &v
}
