package simt

import "strings"

// Parameter is what checked execution knows of a kernel's parameter.
type Parameter struct {
	Name      string // in the source
	Fine      int    // bytes of the smallest part of what it points at; 0 if it is no pointer
	ReadOnly  bool   // nothing is written through it
	WriteOnly bool   // nothing is read through it
	Out       uint32 // the site of its declaration, if launches are to write every element
}

// Parameters reads a list of parameters:
//
//	r4 src, w4@6 dst, rw1 bytes, n
//
// What stands before the name of a pointer says that it is read (r), written (w), both, or neither (-), and the size of
// the smallest part of what it points at; then, after @, Out.
func Parameters(list string) (all []Parameter) {
	if list == "" {
		return nil
	}
	for _, text := range strings.Split(list, ", ") {
		access, name, pointer := strings.Cut(text, " ")
		if !pointer {
			all = append(all, Parameter{Name: text})
			continue
		}
		access, out, _ := strings.Cut(access, "@")
		size := strings.TrimLeft(access, "rw-")
		how := access[:len(access)-len(size)]
		all = append(all, Parameter{Name: name, Fine: number(size), ReadOnly: !strings.Contains(how, "w"),
			WriteOnly: !strings.Contains(how, "r"), Out: uint32(number(out))})
	}
	return all
}
