package ir

import "github.com/kbind/kbind/bindgen/source"

// Checked execution looks at what a kernel does while it runs: at bounds, overflow, races, and whether what is read was
// written. A pass instruments kernels for it (gen/internal/pass, instrument): it puts operations check.* into them, and
// numbers of sites into statements and expressions. No front end makes what this file declares, and VerifyFunc states
// in code where it may stand.
//
// A place is instrumented in the place itself, by a Checked around it, so that what is read, written and computed keeps
// its order. A Checked is transparent: the place is the same, and Root, Written and IsPlace look through it. What is
// checked where a place is read stands around the place in a value, what is checked where it is assigned stands around
// the place that a statement writes:
//
//	x = check.read(check.element(p[i]))
//	check.store(check.element(p[i])) = x
//	check.store(check.read(check.element(p[i]))) += x

// Checked is Place with an operation of checked execution, of those whose OpInfo has Place set.
type Checked struct {
	X
	Place Expr
	Op    Op
	Site  int
	// Shadow is what the operation knows of all elements of a variable: one that an effect of Func.Entry declares. Nil
	// for operations that look their place up.
	Shadow *Var
	// Args are what else the operation is given.
	Args []Expr
}

// Site is a place in the source that a report is about: an element of Module.Sites. Those of checked statements and
// expressions are numbers, indices into that table; 0 is no site.
type Site struct {
	At      source.Position // none for what stands in no file of the user's, whose caller is reported instead
	Words   string          // the expression or operation, as reports call it
	Align   int             // of the place, in bytes; 0 where nothing asks
	Write   bool
	How     SiteHow
	Narrow  bool   // an atomic operation with the scope of the block
	Parts   bool   // an object is read of which parts may have no value
	Struct  bool   // a struct is read; in a local variable parts of it may have none
	Allowed uint32 // the reports that a comment allows, a bit for each kind
}

// SiteHow is what sets an access apart from a plain one.
type SiteHow uint8

// Kinds of accesses.
const (
	PlainAccess SiteHow = iota
	AtomicAccess
	VolatileAccess
)

// WithoutChecks is the place e without the checks around it; e itself if it has none.
func WithoutChecks(e Expr) Expr {
	for {
		c, ok := e.(*Checked)
		if !ok {
			return e
		}
		e = c.Place
	}
}
