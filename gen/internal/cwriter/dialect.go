package cwriter

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/clibrary"
	"github.com/kbind/kbind/gen/internal/cvalidate"
)

// Dialect is what sets one language of C's family apart from the others.
type Dialect struct {
	Name   string
	Header string // what a text begins with
	Kernel string // the specifiers of a kernel
	Device string // the specifiers of a function that kernels call
	// NoInline are further specifiers of a function that compilers are asked not to inline. OpenCL C has none: some
	// compilers must inline everything.
	NoInline string
	// Unrolls says that there is a #pragma unroll.
	Unrolls bool
	// Scalars are the types of values, by ir.Scalar.
	Scalars [ir.F64 + 1]string
	// Long and Unsigned are the suffixes of 64-bit constants.
	Long, UnsignedLong string
	// PrintfLong is the length of conversions of 64-bit integers; PrintfCounts says that printf returns the number of its
	// arguments, as CUDA's does.
	PrintfLong   string
	PrintfCounts bool
	// Generic says that a pointer points into any address space, so that pointers need no qualifiers.
	Generic bool
	// TypeBased says that compilers take pointers to different types to point at different memory.
	TypeBased bool
	// Contracts says that there is a compiler that contracts products and sums in spite of the Header.
	Contracts bool
	// Qualifier is how an address space is written before a type, with a space after it.
	Qualifier [ir.Private + 1]string
	// Vector returns the language's own type with the layout of v, "" if there is none.
	Vector func(v *ir.Vector) string
	// Null is the null pointer.
	Null string
	// CPlusPlus says that the language is C++.
	CPlusPlus bool
	// Rows say what the language has; nil for OpenCL C.
	Rows func(l *cvalidate.Language) cvalidate.Rows
	// Language returns what the language writes in its own way, for a text of m; nil for OpenCL C.
	Language func(w *Writer, m *ir.Module) Language
	// Reserved reports whether a name of a kernel's source cannot be used.
	Reserved func(name string) bool
	// Library has the texts of functions that this package adds, by their names, where they differ.
	Library map[string]clibrary.Part
	// Wraps says that signed arithmetic that overflows wraps around, as it does in the IR.
	Wraps bool
	// Host says that the processor runs the text, with a function for each block: what the threads of a block share is
	// that function's, and the carry flag is a worker's.
	Host bool
}

// OpenCL is OpenCL C 1.2 (https://registry.khronos.org/OpenCL/specs/opencl-1.2.pdf, chapter 6). A float product and sum
// are not contracted. half and bfloat16 are stored as 16 bits and computed with as float.
func OpenCL() *Dialect {
	return &Dialect{
		Name:    "opencl",
		Header:  "#pragma OPENCL FP_CONTRACT OFF\n",
		Kernel:  "kernel void",
		Device:  "static ",
		Unrolls: true, // all known compilers'; others ignore it
		Scalars: openCLScalars,
		Long:    "L", UnsignedLong: "UL",
		PrintfLong: "l",
		TypeBased:  true, // clang's, which most OpenCL compilers are made of
		Contracts:  true, // NVIDIA's
		Qualifier: [...]string{ir.Global: "global ", ir.Shared: "local ", ir.Constant: "constant ",
			ir.Private: "private "},
		Vector:   OpenCLVector,
		Null:     "0",
		Reserved: reservedInOpenCL(),
	}
}

var openCLScalars = [...]string{ir.Void: "void", ir.Bool: "uchar", ir.I8: "char", ir.U8: "uchar", ir.I16: "short",
	ir.U16: "ushort", ir.I32: "int", ir.U32: "uint", ir.I64: "long", ir.U64: "ulong", ir.F16: "ushort",
	ir.BF16: "ushort", ir.F32: "float", ir.F64: "double"}

// OpenCLVector is the vector type of OpenCL C: its alignment is its size, and three elements take the room of four
// (6.1.5). Vectors of bool and of 16-bit floats have none here.
func OpenCLVector(v *ir.Vector) string {
	n := v.N
	if n == 3 {
		n = 4
	}
	if n == 1 || v.Bytes != n*v.Elem.Size() || v.Align != v.Bytes || v.Elem == ir.Bool || v.Elem == ir.F16 ||
		v.Elem == ir.BF16 {
		return ""
	}
	return openCLScalars[v.Elem] + itoa(v.N)
}
