package cwriter

import (
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/spaces"
)

// Language is what the languages of C's family write in ways of their own, each by the functions of its own library. It
// belongs to one Writer. Want is how tightly a text must bind, a constant of package prec.
type Language interface {
	// Builtin writes a pure operation, Effect one with a side effect.
	Builtin(e *ir.Builtin, want int) string
	Effect(s *ir.Effect)
	// Convert writes a conversion, Bits the bits of a value as another type.
	Convert(e *ir.Convert, want int) string
	Bits(e *ir.Bitcast) string
	// Vector writes an operation on vectors that the language has no operators for.
	Vector(e ir.Expr, want int) string
	// Rounded writes an operation that is never contracted with another one, "" where the operator is enough.
	Rounded(e *ir.Binary) string
	// FromFloat writes text, a float, as a 16-bit float of type t. AsFloat is the way back, for which HalfToFloat names
	// the function.
	FromFloat(t ir.Scalar, text string) string
	AsFloat(e ir.Expr) string
	HalfToFloat(t ir.Scalar) string
	// Float writes a constant of type F32 or F64; has is how tightly it binds.
	Float(x float64, t ir.Scalar) (text string, has int)
	// VectorName is the type that stands for a vector which is none of the language's own.
	VectorName(v *ir.Vector) string
}

// Own is a Language that also writes in its own way what others write alike. Its functions report whether they did.
type Own interface {
	Language
	OwnValue(e ir.Expr, want int) (text string, ok bool)
	// OwnPlace writes something that can be assigned to.
	OwnPlace(e ir.Expr, want int) (text string, ok bool)
	OwnStatement(s ir.Stmt) bool
	// Arguments are those after the arguments of the source in a call of a function.
	Arguments(in *spaces.Instance) []string
	// Lives reports whether v lives already where its declaration stands.
	Lives(v *ir.Var) bool
}

// OpenCLLanguage is what OpenCL C writes in its own way.
func OpenCLLanguage(w *Writer) Language { return openCL{w} }

type openCL struct{ w *Writer }

func (l openCL) Builtin(e *ir.Builtin, want int) string    { return l.w.builtin(e, want) }
func (l openCL) Effect(s *ir.Effect)                       { l.w.effect(s) }
func (l openCL) Convert(e *ir.Convert, want int) string    { return l.w.convert(e, want) }
func (l openCL) Bits(e *ir.Bitcast) string                 { return l.w.bits(e) }
func (l openCL) Rounded(*ir.Binary) string                 { return "" }
func (l openCL) AsFloat(e ir.Expr) string                  { return l.w.asFloat(e) }
func (l openCL) HalfToFloat(t ir.Scalar) string            { return l.w.halfToFloat(t) }
func (l openCL) FromFloat(t ir.Scalar, text string) string { return l.w.fromFloat(t, text) }
func (l openCL) VectorName(v *ir.Vector) string            { return l.w.vectorStruct(v) }

func (l openCL) Float(x float64, t ir.Scalar) (text string, has int) { return FloatText(x, t) }

func (l openCL) Vector(e ir.Expr, _ int) string {
	return l.w.Missing(e)
}
