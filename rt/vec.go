package rt

import "github.com/kbind/kbind/rt/vec"

// The vector and 16-bit floating types of CUDA, HIP and OpenCL; see package vec for their layout.
type (
	Half     = vec.Half
	BFloat16 = vec.BFloat16
)

// Vectors of int8.
type (
	Char1  = vec.Char1
	Char2  = vec.Char2
	Char3  = vec.Char3
	Char4  = vec.Char4
	Char3P = vec.Char3P
	Char8  = vec.Char8
	Char16 = vec.Char16
)

// Vectors of uint8.
type (
	UChar1  = vec.UChar1
	UChar2  = vec.UChar2
	UChar3  = vec.UChar3
	UChar4  = vec.UChar4
	UChar3P = vec.UChar3P
	UChar8  = vec.UChar8
	UChar16 = vec.UChar16
)

// Vectors of int16.
type (
	Short1  = vec.Short1
	Short2  = vec.Short2
	Short3  = vec.Short3
	Short4  = vec.Short4
	Short3P = vec.Short3P
	Short8  = vec.Short8
	Short16 = vec.Short16
)

// Vectors of uint16.
type (
	UShort1  = vec.UShort1
	UShort2  = vec.UShort2
	UShort3  = vec.UShort3
	UShort4  = vec.UShort4
	UShort3P = vec.UShort3P
	UShort8  = vec.UShort8
	UShort16 = vec.UShort16
)

// Vectors of int32.
type (
	Int1  = vec.Int1
	Int2  = vec.Int2
	Int3  = vec.Int3
	Int4  = vec.Int4
	Int3P = vec.Int3P
	Int8  = vec.Int8
	Int16 = vec.Int16
)

// Vectors of uint32.
type (
	UInt1  = vec.UInt1
	UInt2  = vec.UInt2
	UInt3  = vec.UInt3
	UInt4  = vec.UInt4
	UInt3P = vec.UInt3P
	UInt8  = vec.UInt8
	UInt16 = vec.UInt16
)

// Vectors of int64.
type (
	Long1  = vec.Long1
	Long2  = vec.Long2
	Long3  = vec.Long3
	Long4  = vec.Long4
	Long3P = vec.Long3P
	Long8  = vec.Long8
	Long16 = vec.Long16
)

// Vectors of uint64.
type (
	ULong1  = vec.ULong1
	ULong2  = vec.ULong2
	ULong3  = vec.ULong3
	ULong4  = vec.ULong4
	ULong3P = vec.ULong3P
	ULong8  = vec.ULong8
	ULong16 = vec.ULong16
)

// Vectors of float32.
type (
	Float1  = vec.Float1
	Float2  = vec.Float2
	Float3  = vec.Float3
	Float4  = vec.Float4
	Float3P = vec.Float3P
	Float8  = vec.Float8
	Float16 = vec.Float16
)

// Vectors of float64.
type (
	Double1  = vec.Double1
	Double2  = vec.Double2
	Double3  = vec.Double3
	Double4  = vec.Double4
	Double3P = vec.Double3P
	Double8  = vec.Double8
	Double16 = vec.Double16
)

// Vectors of Half.
type (
	Half1  = vec.Half1
	Half2  = vec.Half2
	Half3  = vec.Half3
	Half4  = vec.Half4
	Half3P = vec.Half3P
	Half8  = vec.Half8
	Half16 = vec.Half16
)

// Vectors of BFloat16.
type (
	BFloat161  = vec.BFloat161
	BFloat162  = vec.BFloat162
	BFloat163  = vec.BFloat163
	BFloat164  = vec.BFloat164
	BFloat163P = vec.BFloat163P
	BFloat168  = vec.BFloat168
	BFloat1616 = vec.BFloat1616
)

// HalfOf returns the half nearest to f, ties to even.
func HalfOf(f float32) Half { return vec.HalfOf(f) }

// BFloat16Of returns the bfloat16 nearest to f, ties to even.
func BFloat16Of(f float32) BFloat16 { return vec.BFloat16Of(f) }
