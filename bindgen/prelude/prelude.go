package prelude

import (
	"embed"
	"strings"
)

//go:embed text
var text embed.FS

// File is one part of a prelude, in parsing order.
type File struct {
	Name string // for messages: "<cuda/math.h>"
	Text []byte
}

// CUDA returns the prelude of CUDA C++.
func CUDA() []File {
	return files("cuda/types.h", "cuda/math.h", "cuda/int.h", "cuda/sync.h", "cuda/atomic.h", "cuda/std.h")
}

// HIP returns the prelude of HIP C++: CUDA's and the names that only HIP has.
func HIP() []File { return append(CUDA(), files("hip/hip.h")...) }

// OpenCL returns the prelude of OpenCL C.
func OpenCL() []File {
	return files("opencl/work.h", "opencl/math.h", "opencl/int.h", "opencl/vec.h", "opencl/atomic.h")
}

func files(names ...string) []File {
	list := make([]File, len(names))
	for i, name := range names {
		list[i] = File{Name: "<" + name + ">", Text: read(name)}
	}
	return list
}

// read returns an embedded text; that it exists is certain at build time and checked by the tests.
func read(name string) []byte {
	b, err := text.ReadFile("text/" + name)
	if err != nil {
		panic("prelude: " + err.Error())
	}
	return b
}

// GenClasses lists the element types of each class of kbind_gen, in C's spelling.
func GenClasses() map[string][]string {
	ints := strings.Fields("char uchar short ushort int uint long ulong")
	fp := strings.Fields("float double half")
	return map[string][]string{
		"fp":    fp,
		"int":   ints,
		"int32": {"int", "uint"},
		"sint":  {"char", "short", "int", "long"},
		"uint":  {"uchar", "ushort", "uint", "ulong"},
		"float": {"float"}, "double": {"double"}, "half": {"half"},
		"atomic":  {"int", "uint", "long", "ulong"},
		"atomicf": {"int", "uint", "long", "ulong", "float", "double"},
		"any":     append(append([]string{}, ints...), fp...),
	}
}

// Rewritten lists the operation names that prototypes use and that never appear in IR, because sema makes them ir.Bitcast and ir.Convert.
func Rewritten() []string {
	return strings.Fields("bit.cast convert.rn convert.rz convert.ru convert.rd convert.rn_sat convert.rz_sat convert.ru_sat convert.rd_sat")
}
