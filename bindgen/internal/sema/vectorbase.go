package sema

import (
	"github.com/kbind/kbind/bindgen/prelude"
	"github.com/kbind/kbind/bindgen/source"
)

// A vector type is a class in CUDA's headers, so that classes may derive from it. Here it is built in, and the base is
// a class of the prelude with the same components, size and alignment, which converts to the vector and from it.

// vectorClass is the class that stands for v as a base class and before ::, nil if the dialect has none.
func (c *checker) vectorClass(v *Vector, pos source.Pos) *Record {
	if v.Ext {
		return nil
	}
	for _, o := range c.lookupIn(c.global, prelude.VectorBase) {
		if t, ok := o.(*TemplateObj); ok && t.Prelude {
			n := TArg{IsVal: true, Val: Const{I: uint64(v.N)}, ValT: QT{T: Int}}
			return c.instClass(t, []TArg{{Type: QT{T: v}}, {Type: QT{T: v.Elem}}, n}, pos)
		}
	}
	return nil
}

// baseClass is the class that t stands for as a base class: a class itself, or that of a vector type.
func (c *checker) baseClass(t QT, pos source.Pos) *Record {
	if v, ok := t.T.(*Vector); ok {
		return c.vectorClass(v, pos)
	}
	return recordOf(t)
}
