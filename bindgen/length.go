package bindgen

import (
	"cmp"
	"fmt"
	"maps"
	"math"
	"slices"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// What is generated from a unit takes time and memory in proportion to its kernels, their statements and the operators
// and operands of these: some 1 ms for a small kernel, 40 us for a statement and 5 us for an operator or operand. The
// numbers keep a kernel and a unit at about 2 s and below 500 MB. Of 1,227 units of public repositories the largest has
// 154 kernels, the longest kernel 5,206 statements, and the longest unit 8,929 statements and 40,136 operators and
// operands. Units that instantiate many templates are longer: IVFInterleaved.cu of faiss has 40,239 statements. A place
// where threads wait takes as long as ten statements; of units of faiss, the largest has 2,704, and a kernel of it 908.
const (
	maxKernels    = 1000
	maxParams     = 16000  // of all kernels
	maxVariables  = 4000   // that Go may set
	maxGlobals    = 20000  // with string literals
	maxAddresses  = 65536  // in first values of these
	maxClasses    = 32768  // that kernels use, also by way of pointers
	maxFuncParams = 16384  // of a function
	maxStatements = 16000  // of a kernel with the functions that it calls
	maxOperands   = 160000 // operators and operands of these
	maxUnit       = 48000  // statements of all kernels with the functions that they call
	maxInUnit     = 320000 // operators and operands of these
	maxEach       = 96000  // statements of all kernels with the functions that they call, those once for each kernel
	maxInEach     = 640000 // operators and operands of these
	maxReached    = 500000 // functions that kernels call, once for each kernel
	// members of the classes that kernels use, also by way of pointers, and elements of tables, once for each kernel
	maxDeclared  = 2000000
	maxInLoops   = 512000 // statements of a kernel with the functions that it calls, once for each loop around them
	maxWaits     = 3000   // places where threads of a kernel wait for each other, in functions once for each call
	maxUnitWaits = 6000   // of all kernels
	maxHeight    = 2048   // operators that are operands of each other and of which no variable takes a part
	// operators and operands of expressions that are higher than fewHigh, once for each operator of the height: each is
	// written into the text of the next
	maxDeep = 20000000
	fewHigh = 32
)

// length is how long code is.
type length struct {
	statements int
	operands   int // and operators, those on vectors once for two components
	inLoops    int // statements, once for each loop around them: each loop is looked at on its own
	waits      int // places where threads wait for each other
	height     int // of the highest expression
	deep       int // operators and operands of high expressions, times the height
}

// countless is as far as anything is counted: calls of functions that call others multiply.
const countless = math.MaxInt32 / 2

func (n length) plus(m length) length {
	return length{min(n.statements+m.statements, countless), min(n.operands+m.operands, countless),
		min(n.inLoops+m.inLoops, countless), min(n.waits+m.waits, countless), max(n.height, m.height),
		min(n.deep+m.deep, countless)}
}

// times is the length of k copies.
func (n length) times(k int) length {
	return length{min(n.statements, countless/k) * k, min(n.operands, countless/k) * k, min(n.inLoops, countless/k) * k,
		min(n.waits, countless/k) * k, n.height, min(n.deep, countless/k) * k}
}

// fewer says what to do about a unit that has too much.
const fewer = "ask with //kbind:kernel for those that Go calls instead of -all, or divide the file"

// excess is what a unit has too much of.
type excess struct {
	from      int // the kernel with which it is too much
	pos       source.Pos
	msg, hint string
}

func over(from int, pos source.Pos, hint, format string, args ...any) *excess {
	return &excess{from, pos, fmt.Sprintf(format, args...), hint}
}

// refuseLong refuses the bodies that are too long. It returns false, with a message, for a unit with more kernels or
// statements than kbind translates; the kernels with which it has too much get no bodies.
func (l *loader) refuseLong(m *ir.Module) bool {
	c := counter{dialect: m.Dialect, functions: map[*ir.Func]*function{}, tables: map[*ir.Var]*table{}}
	much := tooMany(m)
	fit := m.Kernels
	if much != nil {
		fit = fit[:much.from]
	}
	kept, refused, more := c.kernels(fit)
	if more != nil {
		fit = fit[:more.from]
	}
	if much = cmp.Or(much, more); much != nil {
		l.diags.Add(CodeLimit, much.pos, "%s", much.msg).Hintf("%s", much.hint)
		refused = true
		for _, k := range m.Kernels[len(fit):] {
			if k.Func != nil {
				k.Func, k.Features, k.Refused = nil, nil, &ir.Refusal{Code: string(CodeLimit), Pos: much.pos, Msg: much.msg}
			}
		}
	}
	if refused {
		m.Funcs = slices.DeleteFunc(m.Funcs, func(f *ir.Func) bool { return !kept[f] })
	}
	return much == nil
}

// tooMany says what a unit has too many of, nil if it has not.
func tooMany(m *ir.Module) *excess {
	if n := len(m.Kernels); n > maxKernels {
		return over(maxKernels, m.Kernels[maxKernels].Pos, fewer, "the unit has %d kernels; kbind translates at most %d of "+
			"a unit", n, maxKernels)
	}
	params := 0
	for i, k := range m.Kernels {
		if params += len(k.Params); params > maxParams {
			return over(i, k.Pos, fewer, "the kernels of the unit up to this one have %d parameters; kbind translates at "+
				"most %d of a unit", params, maxParams)
		}
	}
	variables := 0
	for _, v := range m.Globals {
		if v.Bound == "" {
			continue
		}
		if variables++; variables > maxVariables {
			return over(0, v.Pos, "ask with //kbind:kernel for those that Go sets instead of -all, or divide the file",
				"the unit has more than %d variables that Go may set", maxVariables)
		}
	}
	if n := len(m.Globals); n > maxGlobals {
		return over(0, m.Globals[maxGlobals].Pos, "divide the file", "the unit has %d variables and string literals; kbind "+
			"translates at most %d of a unit", n, maxGlobals)
	}
	if n := len(m.Structs); n > maxClasses {
		return over(0, m.Structs[maxClasses].Pos, "divide the file", "the kernels of the unit use %d classes; kbind "+
			"translates at most %d of a unit", n, maxClasses)
	}
	addresses := 0
	for _, v := range m.Globals {
		ir.WalkExprs(v.Init, func(e ir.Expr) bool {
			if _, ok := e.(*ir.Ref); ok {
				addresses++
			}
			return true
		})
		if addresses > maxAddresses {
			return over(0, v.Pos, "divide the file", "the first values of the unit's variables have %d addresses; kbind "+
				"translates at most %d of a unit", addresses, maxAddresses)
		}
	}
	return nil
}

// kernels refuses the bodies of a unit's kernels that are too long, and reports whether there are any, what the others
// have too much of together, nil if they have not, and the functions of those that are left.
func (c *counter) kernels(list []*ir.Kernel) (kept map[*ir.Func]bool, refused bool, much *excess) {
	kept = map[*ir.Func]bool{}
	var unit, each length
	functions, declared := 0, 0
	for i, k := range list {
		n, made := c.kernel(k.Func, kept)
		if functions += len(c.reached); functions > maxReached {
			return kept, refused, over(i, k.Pos, fewer, "the kernels of the unit up to this one call %d functions, counted "+
				"once for each kernel; kbind translates at most %d of a unit", functions, maxReached)
		}
		why := tooLong(k, n, made.waits)
		if why == nil {
			why = c.manyParams(k)
		}
		if why != nil {
			k.Func, k.Features, k.Refused, refused = nil, nil, why, true
			continue
		}
		if declared += c.declared(maxDeclared - declared); declared > maxDeclared {
			return kept, refused, over(i, k.Pos, fewer, "the kernels of the unit up to this one use classes and tables with "+
				"more than %d members and elements, counted once for each kernel that uses them", maxDeclared)
		}
		unit, each = unit.plus(made), each.plus(n)
		if k.Func != nil {
			if much := tooMuch(i, k, unit, each); much != nil {
				return kept, refused, much
			}
		}
		maps.Copy(kept, c.reached)
	}
	return kept, refused, nil
}

// tooMuch says what the kernels of a unit up to k, the one of index i, have too much of, nil if they have not. Of each
// the functions count once for each kernel.
func tooMuch(i int, k *ir.Kernel, unit, each length) *excess {
	switch {
	case unit.statements > maxUnit || unit.operands > maxInUnit:
		return over(i, k.Pos, fewer, "the kernels of the unit up to this one have %d statements and %d operators and "+
			"operands; kbind translates at most %d and %d of a unit", unit.statements, unit.operands, maxUnit, maxInUnit)
	case each.statements > maxEach || each.operands > maxInEach:
		return over(i, k.Pos, fewer, "the kernels of the unit up to this one have %d statements and %d operators and "+
			"operands, those of functions counted once for each kernel that calls them; kbind translates at most %d and %d "+
			"of a unit", each.statements, each.operands, maxEach, maxInEach)
	case unit.waits > maxUnitWaits:
		return over(i, k.Pos, fewer, "in the kernels of the unit up to this one are %d places where threads wait for each "+
			"other, once for each call; kbind translates at most %d of a unit", unit.waits, maxUnitWaits)
	}
	return nil
}

// tooLong says why a kernel of length n, whose threads wait at waits places, has no body, nil if it may have one.
func tooLong(k *ir.Kernel, n length, waits int) *ir.Refusal {
	found, what, most := n.statements, "statements", maxStatements
	if found <= most {
		found, what, most = n.operands, "operators and operands", maxOperands
	}
	switch {
	case found > most:
		return &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s and the functions that it calls have "+
			"%d %s; kbind translates at most %d of a kernel", k.Qualified, found, what, most)}
	case n.inLoops > maxInLoops:
		return &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s and the functions that it calls have "+
			"%d statements in loops, counted once for each loop around them; kbind translates at most %d of a kernel",
			k.Qualified, n.inLoops, maxInLoops)}
	case waits > maxWaits:
		return &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("in %s and the functions that it calls are "+
			"%d places where threads wait for each other, once for each call; kbind translates at most %d of a kernel",
			k.Qualified, waits, maxWaits)}
	case n.height > maxHeight:
		return &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s or a function that it calls has an "+
			"operand that is %d operators deep, of operators on pointers or not evaluated in any case; kbind translates "+
			"at most %d", k.Qualified, n.height, maxHeight)}
	case n.deep > maxDeep:
		return &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s and the functions that it calls have "+
			"%d operators and operands inside each other, counted once for each operator around them; kbind translates at "+
			"most %d of a kernel", k.Qualified, n.deep, maxDeep)}
	}
	return nil
}

// counter counts statements, those of each function once.
type counter struct {
	dialect   ir.Dialect
	functions map[*ir.Func]*function
	reached   map[*ir.Func]bool  // by the kernel that was counted last
	tables    map[*ir.Var]*table // of OpenCL, which each text declares
}

// table is a variable of the module with a first value.
type table struct {
	elements int
	names    []*ir.Var // variables whose addresses are elements
}

// function is what a counter knows of one.
type function struct {
	own   length
	calls map[*ir.Func]int // how often it calls others
	waits bool             // in it threads wait for each other, so that a copy of it stands for each call
	// classes and variables of the module that it names
	structs map[*ir.Struct]bool
	globals map[*ir.Var]bool
	made    length // with the functions in it of which that is true
}

// kernel returns how long a kernel is with the functions that it calls, and how much it adds to those that are kept
// already: copies of those in which threads wait for each other, and the others once.
func (c *counter) kernel(f *ir.Func, kept map[*ir.Func]bool) (n, made length) {
	c.reached = map[*ir.Func]bool{}
	c.reach(f)
	for g := range c.reached {
		known := c.functions[g]
		n = n.plus(known.own)
		if !known.waits && !kept[g] {
			made = made.plus(known.own)
		}
	}
	if f != nil && c.functions[f].waits {
		made = made.plus(c.functions[f].made)
	}
	return n, made
}

// manyParams refuses a kernel that reaches a function with too many parameters.
func (c *counter) manyParams(k *ir.Kernel) *ir.Refusal {
	if k.Func == nil {
		return nil
	}
	most := k.Func
	for f := range c.reached {
		if len(f.Params) > len(most.Params) {
			most = f
		}
	}
	if len(most.Params) <= maxFuncParams {
		return nil
	}
	return &ir.Refusal{Code: string(CodeLimit), Pos: k.Pos, Msg: fmt.Sprintf("%s calls a function with %d parameters; "+
		"kbind translates at most %d of one", k.Qualified, len(most.Params), maxFuncParams)}
}

// reach counts f and the functions that it calls.
func (c *counter) reach(f *ir.Func) {
	if f == nil || c.reached[f] {
		return
	}
	c.reached[f] = true
	known := c.functions[f]
	if known == nil {
		known = count(f)
		c.functions[f] = known
		defer func() {
			known.made = known.own
			for g, n := range known.calls {
				if called := c.functions[g]; called.waits {
					known.waits = true
					known.made = known.made.plus(called.made.times(n))
				}
			}
		}()
	}
	for g := range known.calls {
		c.reach(g)
	}
}

// count counts what f has itself.
func count(f *ir.Func) *function {
	known := &function{calls: map[*ir.Func]int{}, structs: map[*ir.Struct]bool{}, globals: map[*ir.Var]bool{}}
	for _, p := range f.Params {
		known.names(p.Type)
	}
	for _, v := range f.Shared {
		known.names(v.Type)
	}
	known.list(f.Body, 0)
	return known
}

// names notes the class that t is made of.
func (known *function) names(t ir.Type) {
	if s := structIn(t); s != nil {
		known.structs[s] = true
	}
}

// structIn is the class that t is made of, nil if there is none.
func structIn(t ir.Type) *ir.Struct {
	for {
		switch x := t.(type) {
		case *ir.Pointer:
			t = x.Elem
		case *ir.Array:
			t = x.Elem
		case *ir.Struct:
			return x
		default:
			return nil
		}
	}
}

// declared counts the members of the classes and the elements of the tables that the kernel that was counted last uses,
// no more than are needed to have over most.
func (c *counter) declared(most int) (n int) {
	structs, globals := map[*ir.Struct]bool{}, map[*ir.Var]bool{}
	var class func(s *ir.Struct)
	class = func(s *ir.Struct) {
		if s == nil || structs[s] || n > most {
			return
		}
		structs[s] = true
		n += len(s.Fields)
		for _, f := range s.Fields {
			class(structIn(f.Type))
		}
	}
	var variable func(v *ir.Var)
	variable = func(v *ir.Var) {
		if globals[v] || n > most {
			return
		}
		globals[v] = true
		class(structIn(v.Type))
		t := c.table(v)
		n += t.elements
		for _, other := range t.names {
			variable(other)
		}
	}
	for f := range c.reached {
		for s := range c.functions[f].structs {
			class(s)
		}
		for v := range c.functions[f].globals {
			variable(v)
		}
	}
	return n
}

func (c *counter) table(v *ir.Var) *table {
	if t := c.tables[v]; t != nil {
		return t
	}
	t := &table{}
	c.tables[v] = t
	if v.Init != nil && c.dialect == ir.OpenCL && v.Space == ir.Constant {
		ir.WalkExprs(v.Init, func(e ir.Expr) bool {
			t.elements++
			if r, ok := e.(*ir.Ref); ok {
				t.names = append(t.names, r.Var)
			}
			return true
		})
	}
	return t
}

// weight is as how many operands a value of type t counts: operators on vectors are written for each component.
func weight(t ir.Type) int {
	if v, ok := t.(*ir.Vector); ok {
		return max(1, v.N/2)
	}
	return 1
}

// list counts statements around which there are some loops.
func (known *function) list(body []ir.Stmt, loops int) {
	for _, s := range body {
		known.own.inLoops += loops
		known.own.statements++
		ir.EachExpr(s, func(e ir.Expr) {
			before := known.own.operands
			ir.WalkExprs(e, func(e ir.Expr) bool {
				known.own.operands += weight(e.Type())
				known.names(e.Type())
				if r, ok := e.(*ir.Ref); ok && r.Var.Kind == ir.GlobalVar {
					known.globals[r.Var] = true
				}
				return true
			})
			h := ir.Height(e)
			if known.own.height = max(known.own.height, h); h > fewHigh {
				known.own.deep += h * (known.own.operands - before)
			}
		})
		switch s := s.(type) {
		case *ir.Call:
			known.calls[s.Func]++
		case *ir.Declare:
			known.names(s.Var.Type)
		}
		if ir.Suspends(s) {
			known.waits = true
			known.own.waits++
		}
		inside := loops
		if _, loop := s.(*ir.Loop); loop {
			inside++
		}
		for _, list := range ir.Bodies(s) {
			known.list(list, inside)
		}
	}
}
