package ir

import "strconv"

// Names are the names of variables that are taken in a function, each with the number with which the search for one
// like it goes on.
type Names map[string]int

// NamesOf returns the names of the parameters of f and of all variables that it declares.
func NamesOf(f *Func) Names {
	n := Names{}
	for _, v := range f.Params {
		n[v.Name] = 1
	}
	for _, v := range f.Expanded {
		n[v.Name] = 1
	}
	WalkStmts(f.Body, func(s Stmt) bool {
		if d, ok := s.(*Declare); ok {
			n[d.Var.Name] = 1
		}
		return true
	})
	return n
}

// Free returns name, or name with an underscore and perhaps a number after it if it is taken, and takes it. avoid,
// unless nil, reports further names that are not to be returned.
func (n Names) Free(name string, avoid func(string) bool) string {
	try, i := name, max(n[name], 1)
	if n[name] > 1 {
		try = name + "_" + strconv.Itoa(i)
	}
	for ; n[try] > 0 || avoid != nil && avoid(try); i++ {
		try = name + "_"
		if i > 1 {
			try += strconv.Itoa(i)
		}
	}
	n[name] = max(n[name], i)
	n[try] = max(n[try], 1)
	return try
}
