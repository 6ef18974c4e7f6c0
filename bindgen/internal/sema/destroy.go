package sema

import "github.com/kbind/kbind/bindgen/source"

// object is something alive whose destructor does something.
type object struct {
	name string
	op   operand
}

// destroy runs the destructors of objects, the last first.
func (b *body) destroy(objects []*object, pos source.Pos) {}
