// Package run is what the programs that difftest writes have in common: it makes arguments for kernels, launches them
// in their checked, fast and general forms on the CPU and on a second backend, and compares what they leave in memory.
//
// A program starts itself again as a child for every unit, and kills a child that says nothing for too long: a kernel
// that never ends, or that takes the process down, costs that kernel only.
package run

import (
	"encoding/json"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// Unit is one unit as the generated package has it.
type Unit struct {
	Spec    *driver.ModuleSpec
	General *simt.Module // the kernels in the general form
	Meta    string       // a Meta as JSON
}

// Meta is what the source says and Spec does not.
type Meta struct {
	Repo, Name string // Name is the file's path in the repository
	Kernels    []KernelMeta
	Globals    []GlobalMeta
}

// KernelMeta is one kernel, by its symbol.
type KernelMeta struct {
	Symbol, Name string
	File         string
	Line         int
	Form         string  // how it was translated; "" if it was not
	Why          string  // why it was not
	Params       []Param // one for each of KernelSpec.Params
	Dynamic      bool    // it has dynamic shared memory
	Atomic       bool    // what it leaves may depend on the order of its threads
	Clock        bool    // on the time
	Shapes       [][3]int
	Block        [3]int // the only shape allowed, if any
	MaxThreads   int
}

// Param is the type of one parameter: of the value, or of an element of the memory.
type Param struct {
	Name   string
	Layout Layout
}

// GlobalMeta is a variable that the host sets.
type GlobalMeta struct {
	Symbol string
	Layout Layout
}

// Layout is a type as the scalars that it is made of.
type Layout struct {
	Size   int
	Fields []Field
}

// Field is one scalar. Kind is "f", "bf", "i", "u", "b", "p" for a pointer, or "x" for four bytes of an unknown type.
type Field struct {
	Off  int
	Kind string
	Size int
	Name string  `json:",omitempty"`
	To   *Layout `json:",omitempty"` // of a pointer; nil makes it null
}

func (u *Unit) meta() (m Meta, err error) {
	err = json.Unmarshal([]byte(u.Meta), &m)
	return m, err
}

// Result is what became of one kernel.
type Result struct {
	Repo, Unit string
	Kernel     string
	File       string
	Line       int
	Form       string
	Atomic     bool           `json:",omitempty"` // what it leaves may depend on the order of its threads
	Clock      bool           `json:",omitempty"` // on the time
	State      string         // one of the States
	Why        string         `json:",omitempty"`
	Shape      string         `json:",omitempty"` // of the launches that were compared
	Clean      int            // how many launches had no report
	Effect     bool           // some of them changed memory
	Reports    map[string]int `json:",omitempty"` // kinds, of all launches
	Texts      []string       `json:",omitempty"` // some of the reports
	// form or backend -> "equal", "close: E", "order", "differ: where", "timeout", "error: text"
	Against      map[string]string `json:",omitempty"`
	Milliseconds int64
}

// The states of a kernel.
const (
	Refused  = "refused"  // no form for the CPU
	Untried  = "untried"  // its arguments cannot be made
	Reported = "reported" // every launch had a report
	Timeout  = "timeout"  // the checked form did not end
	Panicked = "panic"    // the process ended
	Launched = "launched" // compared
)
