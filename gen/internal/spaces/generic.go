package spaces

import "github.com/kbind/kbind/bindgen/ir"

// Generic is the answer for a language in which a pointer points anywhere: one instance of each function that f
// reaches, callees before callers, f last. recursive says that a function calls itself, perhaps through others, so
// that one of them is called before its place in the list.
func Generic(f *ir.Func) (r *Result, recursive bool) {
	r = &Result{}
	names, seen, open := ir.Names{}, map[*ir.Func]*Instance{}, map[*ir.Func]bool{}
	var visit func(f *ir.Func) *Instance
	visit = func(f *ir.Func) *Instance {
		if in := seen[f]; in != nil {
			recursive = recursive || open[f]
			return in
		}
		in := &Instance{Func: f, Vars: map[*ir.Var]*Pointer{}, Calls: map[*ir.Call]*Instance{}}
		seen[f], open[f] = in, true
		ir.WalkStmts(f.Body, func(s ir.Stmt) bool {
			if c, ok := s.(*ir.Call); ok {
				in.Calls[c] = visit(c.Func)
			}
			return true
		})
		open[f] = false
		in.Name = names.Free(f.Name, nil)
		r.Instances = append(r.Instances, in)
		return in
	}
	r.Kernel = visit(f)
	return r, recursive
}
