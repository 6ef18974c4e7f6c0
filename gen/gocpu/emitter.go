package gocpu

import (
	"fmt"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
	"github.com/kbind/kbind/gen/internal/golayout"
	"github.com/kbind/kbind/gen/internal/jot"
	"github.com/kbind/kbind/gen/internal/plan"
)

// emitter is the state of one Emit.
type emitter struct {
	m           *ir.Module
	opt         Options
	top         nameSet // package-level names
	structs     map[*ir.Struct]*goStruct
	layouts     *golayout.Layouts
	structOrder []*goStruct
	plan        *plan.Module
	facts       *plan.Facts
	funcs       map[*ir.Func]*funcCode
	device      map[*ir.Func]*plan.Function
	globals     map[*ir.Var]global
	globalBytes int
	globalName  string
	globalType  *jot.Statement
	bugs        []error
	sites       *siteTable
	file        *jot.File
}

// funcCode is one device function as Go.
type funcCode struct {
	name  string
	code  jot.Code
	calls []*ir.Func
}

// kernelCode is one kernel as Go.
type kernelCode struct {
	name  string
	plan  *plan.Kernel
	decls []jot.Code
	funcs []*ir.Func // the device functions that it reaches
}

func newEmitter(p *plan.Module, opt Options) *emitter {
	e := &emitter{m: p.Module, plan: p, facts: p.Facts, opt: opt, top: nameSet{opt.Ident: 1},
		layouts: golayout.New(), structs: map[*ir.Struct]*goStruct{},
		funcs:  map[*ir.Func]*funcCode{},
		device: map[*ir.Func]*plan.Function{}, sites: newSiteTable(opt)}
	for _, d := range e.plan.Device {
		e.device[d.Func] = d
	}
	e.file = e.newFile()
	e.layoutGlobals()
	return e
}

func (e *emitter) position(p source.Pos) source.Position {
	if e.m.Set == nil {
		return source.Position{}
	}
	return e.m.Set.Position(p)
}

// users reports whether p is in a file of the user's rather than in the prelude.
func (e *emitter) users(p source.Pos) bool {
	file := e.position(p).File
	return len(e.m.Sources) == 0 || slices.ContainsFunc(e.m.Sources, func(s ir.Source) bool { return s.Name == file })
}

// mark says that what is written next is at p, nil for no position. What stands in no file of the user's, a function
// of the prelude, has its lines in the generated file, where people and tools can find them.
func (e *emitter) mark(p source.Pos) jot.Code {
	at := e.position(p)
	if at.Line == 0 {
		return nil
	}
	if !e.users(p) {
		return jot.Own()
	}
	name := at.File
	if e.opt.LinePath != nil {
		name = e.opt.LinePath(name)
	}
	return jot.At(name, at.Line)
}

// function returns the Go form of a device function, made on first use.
func (e *emitter) function(d *ir.Func) *funcCode {
	if c := e.funcs[d]; c != nil {
		return c
	}
	c := &funcCode{name: e.topName(d.Name)}
	e.funcs[d] = c
	f := e.newFn(d)
	c.code = e.compact(f.deviceFunc(c.name))
	c.calls = f.calls
	return c
}

// compact is a declaration of the file in a form that takes less memory.
func (e *emitter) compact(decl jot.Code) jot.Code {
	c, err := e.file.Compact(decl)
	if err != nil {
		e.bugs = append(e.bugs, err)
	}
	return c
}

// reach lists the device functions that calls reach.
func (e *emitter) reach(calls []*ir.Func) (all []*ir.Func) {
	seen := map[*ir.Func]bool{}
	var visit func([]*ir.Func)
	visit = func(list []*ir.Func) {
		for _, d := range list {
			if seen[d] {
				continue
			}
			seen[d] = true
			all = append(all, d)
			visit(e.function(d).calls)
		}
	}
	visit(calls)
	return all
}

// fn is the state of the emission of one Go function.
type fn struct {
	e      *emitter
	f      *ir.Func
	facts  *plan.Facts
	static bool        // what gives the variables of the module their values: there is no block
	kernel bool        // a kernel's body
	ph     *phaseState // of a kernel in phases
	exempt plan.Exempt // of a kernel for checked execution
	need   []bool      // the components that are wanted of the vector being written, nil for all
	output
	scope
	flow
	threading
	version
	demands
}

// output is what has been written of the function.
type output struct {
	out      *[]jot.Code
	pos      source.Pos // of the statement being written
	lineless bool       // it stands in no line of the source
	declared int        // declarations written so far
	define   *ir.Var    // the variable that the next result declares; see resultOf
	returns  bool       // or that the result is returned
}

// scope is the names of the function.
type scope struct {
	names    map[*ir.Var]string
	taken    nameSet
	argNames map[string]string
	fields   map[string]*fieldNames // see field
	marks    map[*ir.Label]string
	labels   int
}

// flow is where the jumps of the current statement lead.
type flow struct {
	ctx     []*target                 // loops and switches around it
	regions map[*ir.Region]*regionEnd // that were begun
	flat    *flat                     // of a resumable kernel, or of a function with labels
	nested  int                       // Go loops around it
}

// threading is the loop over the threads around the current statement; see threads.
type threading struct {
	thread  string         // its label
	restart bool           // `continue thread` was written
	lastEnd *jot.Statement // the last `continue` that ends a thread
	runs    int            // such loops that were begun
	inRows  bool           // what is written stands in the loop over rows,
	asks    [3]bool        // and takes the row's index along y, and along z
	wide    bool           // blocks side by side run as one
	looks   bool           // the kernel looks for messages: a ring's
}

// version is which version of a region is being written.
type version struct {
	fast    *vectorForm // the planned form of a vector
	jamming bool        // statements are written for several threads side by side; see jam
	lane    *warpForm   // the form of whole warps
}

// demands is what the text of the function needs around it.
type demands struct {
	takes  *plan.Demand     // of all that is written but for what guards of vectors ask
	counts map[*ir.Var]bool // the shadows whose numbers of exempt elements these ask for
	calls  []*ir.Func
}

func (e *emitter) newFn(d *ir.Func) *fn {
	return &fn{e: e, f: d, facts: e.facts, output: output{pos: d.Pos},
		demands: demands{takes: &plan.Demand{}, counts: map[*ir.Var]bool{}},
		scope: scope{names: map[*ir.Var]string{}, taken: nameSet{}, argNames: map[string]string{},
			fields: map[string]*fieldNames{}}}
}

// impossible notes a bug: something is to be written that package validate or ir.Verify should have found.
func (f *fn) impossible(pos source.Pos, format string, args ...any) {
	if !pos.IsValid() {
		pos = f.pos
	}
	f.e.impossible(pos, format, args...)
}

func (e *emitter) impossible(pos source.Pos, format string, args ...any) {
	at := e.position(pos)
	e.bugs = append(e.bugs, fmt.Errorf("gocpu: %s:%d: there is no Go form of %s", at.File, at.Line,
		fmt.Sprintf(format, args...)))
}

func (s *scope) name(v *ir.Var) string {
	n, ok := s.names[v]
	if !ok {
		n = s.local(sourceName(v))
		s.names[v] = n
	}
	return n
}

// temp returns a fresh local name.
func (s *scope) temp() string { return s.local("t") }

func (s *scope) label(kind string) string {
	s.labels++
	return fmt.Sprintf("%s%d", kind, s.labels)
}

func (o *output) add(c jot.Code) { *o.out = append(*o.out, c) }

// block collects what gen writes.
func (o *output) block(gen func()) []jot.Code {
	saved := o.out
	var list []jot.Code
	o.out = &list
	gen()
	o.out = saved
	return list
}

// line says where what is written next comes from.
func (f *fn) line(p source.Pos) {
	if p.IsValid() {
		f.pos = p
		if mark := f.e.mark(p); mark != nil && !f.lineless {
			f.add(mark)
		}
	}
}

// ownLines says that what is written next, up to the next statement of the source, stands in no line of it.
func (o *output) ownLines() { o.add(jot.Own()) }

// variableDecl writes var name t.
func (o *output) variableDecl(name string, t *jot.Statement) {
	o.declared++
	o.add(jot.Var(name).Add(t))
}
