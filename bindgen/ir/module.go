// Package ir is the kernel program after checking: independent of targets, and without templates. Package sema makes it
// and every emitter reads it.
//
// Normal form: conversions are explicit. Address spaces are part of pointers and variables. Device builtins are
// operations (Op), not names. Expressions are pure, and side effects are statements, in the order that C++ requires.
// Control flow is structured except for Goto. Every function, struct and global has a unique identifier as its name,
// and keeps its source name. Verify checks these rules.
package ir

import (
	"slices"

	"github.com/kbind/kbind/bindgen/source"
)

// Dialect is the language of the source.
type Dialect uint8

// The dialects.
const (
	CUDA Dialect = iota
	HIP
	OpenCL
)

var dialectNames = [...]string{"cuda", "hip", "opencl"}

func (d Dialect) String() string { return dialectNames[d] }

// Module is one checked unit.
type Module struct {
	Dialect Dialect
	Wave64  bool // HIP: a warp has 64 threads, not 32
	// Arch is the value of __CUDA_ARCH__ with which the kernels were read, if the sources ask for it; else "".
	Arch    string
	Set     *source.Set
	Sources []Source  // the files of the unit and every quoted header that was read, in order of first inclusion
	Kernels []*Kernel // wanted kernels, one per instance, in source order
	Rings   []*Ring   // functions that answer messages, in source order
	Structs []*Struct // reachable from kernels, each after the structs it contains
	Globals []*Var    // reachable __constant__, __device__ and constant file-scope variables
	Funcs   []*Func   // reachable device functions, callees before callers except in recursion, and kernels' bodies
	// Named are the positions of functions that unevaluated operands call, those of substitutions too.
	Named   []source.Pos
	Exports []Export  // from `export` directives
	TypeMap []TypeMap // from `type` directives
	// Sites are the places that checked execution reports, of functions that are instrumented; the first is none.
	Sites []Site
	// Warnings are what compilers of vendors are known to refuse though it has a meaning here, and headers that were not
	// found.
	Warnings []Warning
}

// Warning is one, at a place.
type Warning struct {
	Pos  source.Pos
	Msg  string
	Code string // of the message, "" for none
}

// Source is one file that the module was made from.
type Source struct {
	Name string // as included or as given on the command line, slash-separated
	Text []byte
	Unit bool   // given on the command line, not included
	Made bool   // written by kbind: there is no such file
	Host []byte // the whole file, when Text was taken out of its string literals; else nil
	// HostCode is what of Text device code does not need, in order. Compilers for the device alone are given the rest, in
	// its place.
	HostCode []Stretch
}

// Stretch is [From, To) of a text, in bytes. With Semicolon a ";" is to stand there: it is the body of a function that
// stays declared.
type Stretch struct {
	From, To  int
	Semicolon bool
}

// VarKind says what a variable is.
type VarKind uint8

// Variable kinds.
const (
	Param VarKind = iota
	Local         // declared by the user
	Temp          // made by sema
	// __shared__ / __local: one object per block; Type is Array with N -1 when its size comes with the launch
	SharedVar
	GlobalVar // __device__, __constant__, or a constant at file scope
)

// Var is a variable. Names are unique within a function (locals) or the module (globals, shared).
type Var struct {
	Name   string // unique identifier
	Source string // as the user wrote it; "" for temporaries
	Type   Type
	Kind   VarKind
	Space  Space
	Const  bool // never assigned after initialisation
	// globals: constant initialiser made of Const, Zero, Compose, Str and addresses in globals (IsStaticAddr); nil = zero
	Init   Expr
	Align  int // asked-for alignment, 0 = the type's own
	Pos    source.Pos
	Host   bool // a file-scope constant rather than __constant__/__device__: not settable from the host
	Static bool // a static variable of a function, or one that holds a closure: the host has no name for it
	// Dynamic: its initialiser is no constant expression, although its value is known.
	Dynamic bool
	Doc     string  // doc comment, for __constant__ and __device__ variables
	Handle  *Handle // of a texture or surface reference, which the host binds; Type is a struct with the handle
	Bound   string  // Go name when a directive asks for accessors, or -all; "" otherwise
}

// Func is a device function or a kernel's body.
type Func struct {
	Name   string // unique identifier
	Source string // as users know it: "ns::f<float>"
	Params []*Var
	Ret    Type
	Body   []Stmt
	Shared []*Var // shared variables declared in it
	// Expanded, of a function in parallel regions, are the variables of which every thread keeps its own from one
	// ThreadLoop to the next. They are in scope everywhere in the function, outside of ThreadLoops as those of the first
	// thread that has not ended; their Declare, if there is one, only gives a value.
	Expanded []*Var
	// Monitored, of an instrumented function, are the locals in memory of which checked execution knows what was written.
	Monitored []*Var
	// Entry, of an instrumented kernel, is done once for the block before its threads run: effects check.* whose results
	// are shadows (see Checked), new variables of the whole function.
	Entry    []*Effect
	Kernel   bool
	NoInline bool // the source asks compilers not to inline it: __noinline__
	Runtime  bool // it is not constexpr: no constant expression calls it
	Pos      source.Pos
	End      source.Pos // closing brace
}

// Kernel is one wanted kernel instance: signature, directives and, when it could be translated, its body. A kernel with
// Template set and no Args is a template without instances: it is listed with its parameters as spelled (their Type is
// nil) and cannot be bound.
type Kernel struct {
	Name      string // unqualified source name: "vector_add"
	Qualified string // "ns::vector_add"
	Symbol    string // unique identifier of the instance within the module: "ns_scale_float"
	GoName    string // from the directive, or the exported camel case of Name
	Doc       string // comment text without markers and directives
	Pos       source.Pos
	Template  []TemplateParam // of the pattern; nil when it is no template
	Args      []TemplateArg   // of this instance, parallel to Template (packs flattened into the last)
	ExternC   bool
	Bound     bool // asked for by a directive (not only by -all)
	Params    []KernelParam
	Attrs     Attrs
	Features  []Feature // what the body needs, by first use
	Func      *Func     // nil when the body was refused
	Refused   *Refusal  // why Func is nil
	// of a template: instances read from launch sites, as texts for a template directive ("T=float N=16")
	Offered    []string
	Ring       *Ring  // of a kernel that kbind wrote: the ring whose messages it answers; else nil
	MaxThreads int    // __launch_bounds__, 0 = none
	ReqdSize   [3]int // reqd_work_group_size, zero = none
}

// Refusal says why a body cannot be translated, for kernels that still get bindings for the backends that compile the
// source itself.
type Refusal struct {
	Code string
	Pos  source.Pos
	Msg  string
}

// Feature is something a body needs that not every target has.
type Feature struct {
	Name string // "fp64", "fp16", "barrier", "dynamic-shared", "atomic64", "warp", "pointer-punning", "recursion", ...
	Pos  source.Pos
}

// Has reports whether the kernel's body needs the feature of that name.
func (k *Kernel) Has(feature string) bool {
	return slices.ContainsFunc(k.Features, func(f Feature) bool { return f.Name == feature })
}

// TemplateParam is a parameter of a kernel template.
type TemplateParam struct {
	Kind string // "type", "value", "template", with "..." appended for a pack
	Name string
	Type string // of a value parameter, as spelled
}

// TemplateArg is the argument of one instance.
type TemplateArg struct {
	Type   Type   // of a type argument, else nil
	Value  int64  // of a value argument
	Scalar Scalar // of a value argument
	Text   string // C++ spelling: "float", "128", "true", "ns::Mode::fast"
	GoText string // "Float32", "128": identifier part for names
}

// KernelParam is a parameter as the host sees it.
type KernelParam struct {
	Name    string // "" when unnamed
	Type    Type   // of this instance
	Spelled string // as in the source: "const float* __restrict__"
	// typedefs and defaults resolved, top-level qualifiers dropped: "const float *"; a template parameter by its own name
	Canonical string
	// canonical spelling of this instance with template arguments substituted, for NVRTC's name expression
	CType  string
	Space  Space // for OpenCL __local pointers: Shared
	Pos    source.Pos
	Dir    Dir
	Handle *Handle // set for textures, surfaces, images and samplers, whose Type is the integer that bodies hold
}

// Handle says what a word stands for that the host makes: kernels pass it to operations and never look inside.
type Handle struct {
	Kind   HandleKind
	Shape  Shape  // of an image or a texture reference; NoShape when the type does not tell
	Access string // of an OpenCL image: "read_only", "write_only" or "read_write"
	// Of a texture reference: what its texels are, and whether reads of integers give floats from 0 or -1 to 1.
	Texel      Type
	Normalized bool
}

// HandleKind is the kind of thing that a handle stands for.
type HandleKind uint8

// The kinds of handles. A sampler's is U32, the others are U64.
const (
	TextureHandle HandleKind = iota
	SurfaceHandle
	ImageHandle
	SamplerHandle
)

var handleNames = [...]string{"texture", "surface", "image", "sampler"}

func (k HandleKind) String() string { return handleNames[k] }

// Shape is the dimensionality of an image; the numbers are those of rt/driver.
type Shape uint8

// The shapes. Linear is one row in a buffer: CUDA's linear memory textures, OpenCL's image1d_buffer_t.
const (
	NoShape Shape = iota
	Shape1D
	Shape2D
	Shape3D
	Shape1DLayered
	Shape2DLayered
	ShapeCube
	ShapeCubeLayered
	ShapeLinear
)

// Dir is the direction of a pointer parameter.
type Dir uint8

// Directions. DirNone is for values.
const (
	DirNone Dir = iota
	In
	Out
	InOut
	Scratch
)

var dirNames = [...]string{"", "in", "out", "inout", "scratch"}

func (d Dir) String() string { return dirNames[d] }

// Attrs are the directives of one kernel, checked: every name they use exists.
type Attrs struct {
	Size        map[string]*HostExpr // by parameter name: its element count
	Zero        []string             // out parameters that are cleared before a launch
	Result      []string             // out parameters of one element that Go returns as values
	Grid        []*HostExpr          // threads wanted, up to 3
	Blocks      []*HostExpr          // or blocks
	Block       []*HostExpr
	Shared      *HostExpr // bytes
	Scratch     map[string]*HostExpr
	Cooperative bool
	Asserts     []*HostExpr
	Tune        []Tune
	Restrict    []*HostExpr          // over tuned names, parameters and the device
	Tolerance   map[string]Tolerance // by parameter name; "" is for all that have none
	Inputs      string               // exported Go function that makes arguments to measure with
	CPU         string               // Go function instead of the translated body
	CPUPos      source.Pos
}

// Tune is a name of which several values are tried.
type Tune struct {
	Name    string
	Kind    TuneKind
	Values  []int64 // at least one
	Default int64   // one of Values
	Pos     source.Pos
}

// TuneKind is what a tuned name is.
type TuneKind uint8

// The kinds.
const (
	TuneLaunch   TuneKind = iota // known to directives only
	TuneTemplate                 // a template parameter: each value is an instance
	TuneMacro                    // a macro that the command line may define
)

// Tolerance says how far two results may be apart: by Abs + Rel times their size, or by ULP units in the last place.
type Tolerance struct {
	Abs, Rel float64
	ULP      int64
}

// HostExpr is an integer expression that the host evaluates before a launch, in 64-bit arithmetic.
type HostExpr struct {
	// Op is "const", "param" (scalar kernel parameter), "tparam" (template parameter), "tune" (tuned name), "device"
	// (limit of the device, in restrict), "+", "-", "*", "/", "%", "min", "max", "ceildiv", "neg", and comparisons, "&&",
	// "||" and "!" in assert and restrict.
	Op   string
	Val  int64  // of "const"
	Name string // of "param", "tparam", "tune", "device"
	Args []*HostExpr
	Pos  source.Pos
	Text string // as written, on the root only
}

// Export is one constant to appear in Go.
type Export struct {
	Name   string // C name
	GoName string
	Type   Scalar // Bool, I32, I64, U32, U64, F64, ... ; Void with Str set for strings
	Bits   uint64
	Float  float64
	Str    string
	Doc    string
	Pos    source.Pos
}

// TypeMap maps a C struct to an existing Go type.
type TypeMap struct {
	Struct *Struct
	GoType string // "pkg.Name" with the import path, or "Name" in the user's package
	Pos    source.Pos
}
