// Package candidate is the main part of the programs that kbind tune and kbind bench build. They launch kernels in the
// shapes that they are given, check the results against those of the CPU, and measure.
//
// A program reads jobs and writes replies, as lines of JSON. It does not decide what to measure next. If a program
// hangs or loses its device, the process that sends the jobs ends it and starts it again.
package candidate

import (
	"time"

	"github.com/kbind/kbind/rt/driver"
)

// Protocol is the version of jobs and replies. The program is of the version of kbind that the user's module has, and
// who gives the jobs may be of another.
const Protocol = 7

// Inputs is a function that makes arguments, slices by the names of parameters, for values of the integer parameters.
type Inputs = func(sizes map[string]int64) (map[string]any, error)

// Job is one line of input.
type Job struct {
	Do string // "open", "name", "reference", "compile", "measure"

	Device   string // of open: a name for rt.Open
	Unlocked bool   // of open: nothing is measured, so that others may

	// What the arguments are, of reference. They stay until the next reference.
	Args    []Arg    `json:",omitempty"`
	Globals []Global `json:",omitempty"`
	Keep    string   // a file with the reference's results: read if it is there, else written
	// Inputs is the function that makes arguments, "" if there is none, and Sizes what it is told.
	Inputs string           `json:",omitempty"`
	Sizes  map[string]int64 `json:",omitempty"`

	Launch  Launch   // of name, reference, on the CPU, compile and measure
	Cold    bool     // of measure, as the rest
	MinTime Duration // 0 for the default
	Limit   Duration
	Above   Duration // stop early if the candidate is slower; 0: never
	Bytes   int64
	Check   bool // compare the results with the reference's
	Observe bool // observe the kernel and the device, too, which takes half a second
}

// Launch is a kernel and its shape.
type Launch struct {
	Options []string `json:",omitempty"` // macros besides: "-DTILE=16"
	Symbol  string
	Grid    driver.Dim3 // in blocks; zero where Threads says how many threads are wanted
	Threads [3]int64
	Block   driver.Dim3 // zero for the device's choice
	Shared  int
	Local   []int `json:",omitempty"` // elements of the local arguments, in order
}

// Arg is an argument of the kernel.
type Arg struct {
	Name  string `json:",omitempty"`
	Kind  driver.ArgKind
	Value []byte `json:",omitempty"` // of a value
	Count int    `json:",omitempty"` // elements of memory
	Size  int    `json:",omitempty"` // bytes of an element
	Words []Word `json:",omitempty"` // of an element
	In    bool   `json:",omitempty"` // it has contents
	Out   bool   `json:",omitempty"` // it has results
	Zero  bool   `json:",omitempty"` // it is cleared before each launch
	// File is a recording with the contents, which begin at At; "" where they are made up.
	File string `json:",omitempty"`
	At   int64  `json:",omitempty"`
	// Tolerance is for results; nil for the default of their type.
	Tolerance *driver.Tolerance `json:",omitempty"`
}

// Word is a number inside an element.
type Word struct {
	Offset int
	Type   string // "i8" to "u64", "f16", "bf16", "f32", "f64", "bool"
}

// Global is a __constant__ variable that gets contents.
type Global struct {
	Symbol string
	Arg
}

// Reply is one line of output.
type Reply struct {
	Status string    `json:",omitempty"` // of measure: T4's word, "correct" or why not
	Why    string    `json:",omitempty"` // what failed; of the other jobs an error if it is not ""
	At     time.Time `json:",omitzero"`  // of measure: when it began
	Lost   bool      `json:",omitempty"` // the device is lost: the program has to be started again

	Device   *driver.DeviceInfo `json:",omitempty"` // of open
	Protocol int                `json:",omitempty"` // of open
	Name     string             `json:",omitempty"` // of name: the kernel's name in Go
	Compile  Duration           `json:",omitempty"`
	Median   Duration           `json:",omitempty"`
	Q1, Q3   Duration           `json:",omitempty"`
	Samples  []Duration         `json:",omitempty"`
	Observed map[string]float64 `json:",omitempty"` // what the observers of package bench say
	Kernel   *driver.KernelInfo `json:",omitempty"`
	Blocks   int                `json:",omitempty"` // that a multiprocessor runs at the same time, 0 if it does not tell
}

// Duration is a time in nanoseconds.
type Duration = time.Duration
