package cwriter

import "github.com/kbind/kbind/bindgen/ir"

// language is what the languages of C's family write in ways of their own, each by the functions of its own library.
type language interface {
	// builtin writes a pure operation, effect one with a side effect.
	builtin(w *Writer, e *ir.Builtin, want int) string
	effect(w *Writer, s *ir.Effect)
	// convert writes a conversion, bits the bits of a value as another type.
	convert(w *Writer, e *ir.Convert, want int) string
	bits(w *Writer, e *ir.Bitcast) string
	// vector writes an operation on vectors that the language has no operators for.
	vector(w *Writer, e ir.Expr, want int) string
	// fromFloat writes text, a float, as a 16-bit float of type t; asFloat is the way back.
	fromFloat(w *Writer, t ir.Scalar, text string) string
	asFloat(w *Writer, e ir.Expr) string
	// float writes a constant of type F32 or F64.
	float(w *Writer, x float64, t ir.Scalar) string
	// vectorName is the type that stands for a vector which is none of the language's own.
	vectorName(w *Writer, v *ir.Vector) string
}

// openCLLanguage is OpenCL C.
type openCLLanguage struct{}

func (openCLLanguage) builtin(w *Writer, e *ir.Builtin, want int) string { return w.builtin(e, want) }
func (openCLLanguage) effect(w *Writer, s *ir.Effect)                    { w.effect(s) }
func (openCLLanguage) convert(w *Writer, e *ir.Convert, want int) string { return w.convert(e, want) }
func (openCLLanguage) bits(w *Writer, e *ir.Bitcast) string              { return w.bits(e) }
func (openCLLanguage) asFloat(w *Writer, e ir.Expr) string               { return w.asFloat(e) }
func (openCLLanguage) vectorName(w *Writer, v *ir.Vector) string         { return w.vectorStruct(v) }

func (openCLLanguage) fromFloat(w *Writer, t ir.Scalar, text string) string {
	return w.fromFloat(t, text)
}

func (openCLLanguage) float(_ *Writer, x float64, t ir.Scalar) string { return floatText(x, t) }

func (openCLLanguage) vector(w *Writer, e ir.Expr, _ int) string {
	w.refuse(e.Pos(), "kbind does not translate an operation on "+typeName(e.Type())+" to "+w.d.Name)
	return "0"
}
