package driver

import (
	"slices"
	"strings"
)

// ModuleSpec is everything known about one kernel file when its Go code was generated: pure data, the same on every
// machine. What depends on the machine happens when it is loaded. It must not change after its first use.
type ModuleSpec struct {
	Name    string // the kernel file, "vector_add.cu"
	Dialect Dialect
	Sources []Source // the files of the unit, then the files they include
	Units   int      // files of the unit, which are compiled one after the other as one text; 0 means 1
	Options []string // compiler options: "-DTILE=16", "-std=c++17"
	Kernels []KernelSpec
	Globals []GlobalSpec
	Images  []Image // ready-made code for particular backends
	// Variants are ready-made code for the module with other macros, see With.
	Variants []Variant
}

// Variant is ready-made code for a module with further compiler options: "-DTILE=32".
type Variant struct {
	Options []string
	Images  []Image
}

// Unit returns the files that are compiled, in order, and the files that they include.
func (m *ModuleSpec) Unit() (unit, included []Source) {
	n := min(max(m.Units, 1), len(m.Sources))
	return m.Sources[:n], m.Sources[n:]
}

// Mentions reports whether the text of a source has the word somewhere.
func (m *ModuleSpec) Mentions(word string) bool {
	return slices.ContainsFunc(m.Sources, func(s Source) bool { return strings.Contains(s.Text, word) })
}

// Dialect is the language of a kernel file.
type Dialect string

const (
	CUDA   Dialect = "cuda"
	HIP    Dialect = "hip"
	OpenCL Dialect = "opencl"
	C      Dialect = "c" // of Texts only
)

// Language is the language's name for messages.
func (d Dialect) Language() string {
	switch d {
	case CUDA:
		return "CUDA C++"
	case HIP:
		return "HIP"
	case OpenCL:
		return "OpenCL C"
	}
	return strings.ToUpper(string(d))
}

// Source is the text of one file.
type Source struct {
	Name string // as an #include of the kernel file names it, with forward slashes
	Text string
	// of the text at generation with CRLF read as LF, in lower-case hex; "" when the text cannot have changed since
	SHA256 string
	// Host is what of the text only the host needs: stretches "LINE:COLUMN-LINE:COLUMN", in order, with spaces between.
	// They count from 1, columns in bytes; the end is after the stretch. A ";" after a stretch means that one is to
	// stand in its place.
	Host string
}

// KernelSpec is one kernel, or one instance of a kernel template.
type KernelSpec struct {
	Name   string // for messages, as Go code calls it: "VectorAdd", "Scale[float32]"
	Symbol string // the key to every image, unique in the module: "vector_add", "scale<float>"
	// NameExpr is the C++ name expression which finds the kernel in a compiled source and re-checks its signature:
	// `(void (*)(const float *, float *, int))vector_add`. For OpenCL it is the kernel's name.
	NameExpr string
	// CName is the kernel's name in compiled code if it is extern "C"; "" for others, whose name only the compiler knows.
	CName       string
	Params      []ParamSpec
	MaxThreads  int  // from __launch_bounds__; 0 if there is none
	MinBlocks   int  // from __launch_bounds__; 0 if there is none
	Block       Dim3 // from reqd_work_group_size: the only block shape allowed; zero if there is none
	Cooperative bool // the kernel synchronises its whole grid
	// DynamicShared says that the kernel has shared memory whose size a launch says (extern __shared__).
	DynamicShared bool
	// Recursive says that the kernel calls functions that may call themselves, so that compilers do not know the size of
	// its threads' stacks.
	Recursive bool
}

// ParamSpec is one parameter of a kernel.
type ParamSpec struct {
	Name  string
	Kind  ArgKind
	Size  int        // bytes: of the value; of one element for memory
	Const bool       // the kernel does not write through the pointer, or to the image
	Out   bool       // a directive says that the kernel writes all of it and reads nothing that was there before
	Shape ImageShape // of an image
	// Tolerance says how far results in memory may be from those of the CPU; nil for the default of their type.
	Tolerance *Tolerance
}

// GlobalSpec is a __constant__ or __device__ variable that the host may set or get.
type GlobalSpec struct {
	Symbol string
	// NameExpr finds the variable in a compiled source: `&coef`.
	NameExpr string
	Size     int // bytes
	Const    bool
	// Object is ArgTexture or ArgSurface for a texture or surface reference, which is bound rather than set; else
	// ArgValue.
	Object ArgKind
}

// Image is ready-made code. Backends pass over kinds that they do not know and assert the others to the concrete type
// they expect.
type Image interface {
	ImageKind() string // "cpu", "ptx", ...
}

// Module is a module loaded on a device.
type Module interface {
	// Kernel finds a kernel of the spec. ErrNotSupported, with the reason, when this backend cannot run that kernel.
	Kernel(k *KernelSpec) (Kernel, error)
	// Global finds a variable of the spec. The memory belongs to the module: Free has no effect.
	Global(g *GlobalSpec) (Mem, error)
	Close() error
}

// Code is an Image: device code that was compiled when the Go code was generated.
type Code struct {
	Kind  string            // "ptx", "cubin", "hsaco"
	Arch  string            // the architecture it was made for: "sm_90", "gfx90a"; the least one for PTX
	Data  string            // the code
	Names map[string]string // Symbol of each kernel and variable -> its name in the code
}

// ImageKind returns the Kind.
func (c *Code) ImageKind() string { return c.Kind }

// Texts is an Image: the kernels of a module in a language that kbind translated them to, each as a text of its own, or
// all as one.
type Texts struct {
	Language Dialect               // what the texts are in
	Header   string                // what each text begins with
	Kernels  map[string]KernelText // by KernelSpec.Symbol
	// The variables of the module lie in one buffer of GlobalsSize bytes, which begins with Globals and is zero behind
	// that. Offsets says at which byte each lies, by GlobalSpec.Symbol.
	Globals     string
	GlobalsSize int
	// Pointers are the bytes of the buffer at which addresses lie, eight bytes each, and the byte of the buffer that each
	// is the address of.
	Pointers map[int]int
	Offsets  map[string]int
	// Text, unless "", is one text with all kernels, in which the variables of the module are variables of the text: Names
	// has the name of each there, by GlobalSpec.Symbol.
	Text  string
	Names map[string]string
	// First says that the text is to be compiled though the device's compiler takes the module's own language.
	First bool
	// Arch, unless "", is the oldest architecture of NVIDIA's that the text is for, such as "sm_80": the one that it was
	// made with, as the sources ask for __CUDA_ARCH__ and may say something else to older ones.
	Arch string
}

// ImageKind is the language.
func (t *Texts) ImageKind() string { return string(t.Language) }

// KernelText is one kernel of Texts.
type KernelText struct {
	Text    string
	Entry   string   // the kernel's name in Text
	Hidden  []Hidden // the parameters after those of KernelSpec
	Needs   []string // what a device must have: "fp64", "generic-address-space", "int64-atomics", and so on
	Refused string   // why there is no text, with the place; "" if there is one
	Plain   []string // the platforms that are not to optimise it: they would get it wrong
	Generic string   // why it needs pointers into any address space, with the place; "" if it does not
}

// Hidden is a parameter that a translated kernel has and its source has not.
type Hidden uint8

const (
	HiddenShared   Hidden = iota // local memory of Launch.Shared bytes
	HiddenGlobals                // the buffer of the module's variables
	HiddenExchange               // local memory of 16 bytes for each thread of a block, and 16 more
	HiddenFault                  // a word of four bytes in global memory: 0 before a launch, not 0 after one that failed

	// HiddenPartFault is the same word, of a kernel that cannot fail in blocks that are rows of whole warps.
	HiddenPartFault
)
