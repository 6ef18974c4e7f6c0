package simt

// What generated code tells package sanitize of the checked form of a module.

// Site is a place in a kernel's source where checked code accesses memory or computes what C++ may leave undefined.
type Site struct {
	File  string // as the module names it
	Line  int
	Col   int
	Text  string // the expression, "b[i]"
	Align uint8  // the alignment that the access needs, in bytes; 0 means any
	Write bool   // the access is a write, perhaps after a read
	// Atomic says that it is an atomic operation, Volatile that it is a volatile read. Two such accesses do not race.
	Atomic, Volatile bool
	Narrow           bool // it is an atomic operation with the scope of the block
	// it is a read of a struct or vector, which may have a value although some of its bytes were never written
	Parts bool
	// Struct says that it reads a struct, which in a local variable may have parts without a value.
	Struct bool
	Allow  uint16 // a bit for each kind of mistake that a comment allows there: a sanitize.KindSet
}

// Checked is what the checked form of a module adds to it.
type Checked struct {
	// Kernels are those that have a checked form, by Symbol; those without Name get that and Params from the module.
	Kernels []Kernel
	Sites   []Site // site 0 stands for none
	// Granule is the size of the smallest access that the module makes through pointers whose type does not tell, in
	// bytes; 0 means that there are none.
	Granule int
	Consts  []Global // the module's variables that kernels must not write
	OpenCL  bool     // threads that have ended count at barriers
	// Off returns a text that is not empty when the fast form is to run: testing.CoverMode. Nil never does.
	Off func() string
}

// Check makes c the checked form of m and returns m. A generated test file calls it before main runs.
func (m *Module) Check(c *Checked) *Module {
	for i := range c.Kernels {
		k := &c.Kernels[i]
		for j := range m.Kernels {
			if fast := &m.Kernels[j]; fast.Symbol == k.Symbol && k.Name == "" {
				k.Name, k.Params = fast.Name, fast.Params
			}
		}
	}
	m.Checked = c
	return m
}
