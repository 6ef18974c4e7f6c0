// Package sema turns syntax trees into IR: names, C++ types, overloads, constants and template instances.
//
// Only what wanted kernels reach is checked. Instantiating a template is checking the same tree again under a scope
// that binds its parameters. Inside, an expression is an operand: mode, C++ type, constant, IR expression; the zero
// operand is poison and silences follow-on errors.
package sema

import (
	"github.com/kbind/kbind/bindgen/annot"
	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/internal/ast"
	"github.com/kbind/kbind/bindgen/internal/interp"
	"github.com/kbind/kbind/bindgen/internal/parse"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// Const is a constant value of scalar type: an integer (also bool, char, enumerators) in I, sign-extended, or a float
// in F. Its C++ type is kept beside it.
type Const struct {
	Float bool
	I     uint64
	F     float64
}

// operandMode says what an operand is.
type operandMode uint8

const (
	poison    operandMode = iota // an error was reported; everything made from it is poison
	rvalue                       // a value
	lvalue                       // a place
	typeName_                    // a type (T in T(x))
	overload                     // a set of functions, not yet resolved
	voidVal                      // result of a void call
	initList                     // a braced list, awaiting a target type
)

// operand is the result of checking one expression.
type operand struct {
	mode    operandMode
	hasTA   bool
	listed  bool // list is all of a braced list, which constructors that take a std::initializer_list take
	exact   bool // an object whose dynamic type is known to be its static type, or is to be taken for it
	null    bool // literal 0 / nullptr / NULL: a null pointer constant
	xval    bool // an lvalue that is about to die: std::move(a), a member of a temporary
	pos     source.Pos
	typ     QT         // never a reference
	x       ir.Expr    // pure; nil for overload and typeName_
	konst   *Const     // when the value is a constant expression
	funcs   []*FuncObj // of an overload set
	this    *operand   // object for a method call
	through *operand   // of a static member function: the object that it was named through
	naming  *Record    // of an overload set of which & makes a pointer to a member: the class that names them
	targs   []TArg     // explicit template arguments of an overload set
	list    *ast.InitList
	str     *stringText  // string literal
	bit     int          // bit-field width or 0
	boff    int          // bit-field offset in x, the storage unit
	obj     *VarObj      // a variable whose constant is known; x is made when its place is needed
	choice  ir.Expr      // reads of a conditional lvalue: the choice of values
	alts    *twoPlaces   // an lvalue that is one of two, of which one at least is a bit-field
	env     *Scope       // where the items of list are looked up
	whole   *Record      // the class of which the object is made, copied or destroyed as a base
	oneOf   string       // the function that gave this value, which in C++ is a reference to one of its arguments
	span    *span        // the statements that evaluated it, where it is an argument
	tmpl    *TemplateObj // a class template whose arguments are to be deduced from an initialiser (typeName_)
}

// checker holds one unit while it is checked.
type checker struct {
	cfg     *Config
	diags   *diag.List
	parser  *parse.Parser
	dialect ir.Dialect
	unit    *ast.TranslationUnit
	global  *Scope         // the global namespace, prelude first
	mod     *ir.Module     // what is made
	names   map[string]int // unique names given out at module level

	decls    declarations
	kernels  kernels
	inst     instantiation
	spec     speculation
	effort   effort
	classes  classes
	vars     variables
	indirect indirection
	cl       openCL
	mode     mode
	report   report
	every    everything
	rules    rules
	known    *byAddress
}

// rules are two functions that nearly every other comes back to. They are called through variables so that not all the
// package is one cycle of calls: the compiler's escape analysis, whose time grows with the square of the longest cycle,
// took half of the time in which the package compiles.
type rules struct {
	expr func(*body, *Scope, ast.Expr) operand          // expr1
	body func(*checker, *FuncInst, source.Pos) *ir.Func // lowerBody
}

// declarations are what collection notes of declarations besides the scopes that it fills.
type declarations struct {
	outside    map[string][]*outsideDef     // out-of-class definitions by last name
	qualified  []*outsideDef                // declarations with qualified names, until collection ends
	homes      map[nameIn]map[string]*Scope // see homeByKey, by signatures
	merged     map[mergeKey][]Object
	resolving  int                        // variables that are being resolved, inside each other
	params     paramNames                 // of the list that isParamOf was asked about
	mentions   map[ast.Expr]bool          // see mentionsParameter
	defaulted  map[*FuncObj]bool          // see outsideDefaults
	befriended map[*Scope]map[string]bool // the names that friend declarations of a namespace's classes mention
	builtIn    map[*Scope]bool            // whether the prelude declares something in a namespace, where that is known
	fitted     fitting                    // the list that initLength has counted last

	// of classes and enumerations: typedefs with the same name and an alignment of their own
	tagged map[Object]*ast.TypedefDecl

	order           []declared               // the declarations at namespace scope, by position; nil until somebody asks
	elaborated      map[string]int           // see there; nil until somebody asks
	usedAt          source.Pos               // where templates are used from, see usesFrom; 0 for the end of the unit
	latest          int                      // the place of the last function that the type being formed may need
	twice           map[Object]Object        // definitions that have a second one
	defaults        map[Object][2]source.Pos // functions of which a default argument is given twice, and where
	gaps            map[Object]badPlace      // functions of which default arguments are missing
	unlike          map[Object]unlikeDecls   // functions of which two declarations do not go together
	constraints     map[ast.Decl]ast.Expr    // the requires-clauses of templates
	alignedTypedefs bool                     // some typedef gives an alignment of its own

	byFriends map[*Scope]map[string][]*TypeObj // see classesByFriends

	unions    map[*ast.ClassDecl]*ast.VarDecl // see unionVar
	delegates map[*ir.Func]*ir.Func           // the constructors to which constructors delegate
}

// kernels are the kernels of the unit and what directives say about them.
type kernels struct {
	funcs    []*FuncObj
	classes  []*TypeObj          // that declare kernels
	rings    []*FuncObj          // with a directive that makes them answer messages
	claimed  map[source.Pos]bool // comments above kernels and variables
	exports  []annot.Word
	typeMaps []annot.TypeWord
	entries  map[string]*ir.Func // functions with which kernels begin for the sake of inline assembly
	homonyms map[nameIn]*homonyms
}

// instantiation is the state of template instantiation.
type instantiation struct {
	args            map[argsAt][]TArg // of arguments that are being evaluated, those inside of them; see rawArgs
	stack           []instance        // templates being instantiated, outermost first
	depth           int               // how many those are, limited
	explicit        []*explicitInst
	explicitClasses []*explicitClass
	objects         map[string]*classArg // the template parameter objects, by their types and values
}

// instance is a template instance under way.
type instance struct {
	name string
	pos  source.Pos
}

// speculation is the state of speculative checks: checks whose messages are dropped, such as substitutions in a SFINAE
// context ([temp.deduct]/8).
type speculation struct {
	depth        int        // speculative checks under way
	substituting int        // those of them that substitute template arguments
	unsupported  *diag.Diag // what kbind does not support in a substitution that therefore neither succeeded nor failed
	tooDeep      *diag.Diag // what to say about endless instantiation once no speculative check is under way
	tooDeepAt    int        // the epoch in which that was said
}

// effort bounds and saves work.
type effort struct {
	spent, epoch int                   // how many expressions were checked for the kernel of that epoch
	on           [workKinds]int        // what else was done for it, in expressions
	before       int                   // how many were checked for those before it
	onBefore     [workKinds]int        // and what was done
	exhausted    bool                  // that was too much, and a message said so
	unwound      int                   // objects that jumps destroy, in all kernels
	unwoundAt    int                   // the epoch in which a message said that those are too many
	lists        map[listKey][]operand // the types of braced lists' items
	making       int                   // objects whose initialisation is being looked at, inside each other
	copying      []copyBy              // copies that are no copy constructor's, of those objects
	defaults     int                   // default arguments that are being looked at, inside each other
}

// classes are closures, local classes and what numbers them.
type classes struct {
	made     int // records so far
	lambdas  int // closures so far
	closures map[closureKey]*Record
	// the names that lambdas use of what stands outside of them; not of those in templates
	lambdaNames map[*ast.Lambda]map[string]bool
	implicit    [2]*ast.FuncDecl // see implicitDecl
	laying      int              // classes that are being laid out
	deriving    int              // classes that are being completed, one inside the other
	tooDeep     bool             // those were too many, and a message said so
	later       []*Record        // those that get their layout after these
	locals      map[localType]*Record
	uses        map[keptParam]paramUse
	keeps       map[keptParam]bool // of parameters, whether their functions, or what these call, keep them
	inPlace     map[*ir.Func]bool  // functions that make their results in place
	keeping     map[*ir.Func]bool  // those that will when the unit is checked again
}

// variables are those of the module.
type variables struct {
	globals    []*VarObj             // at namespace scope, those that the host may set, in source order
	asked      []*ir.Var             // that directives or -all ask for
	statics    map[staticKey]*ir.Var // static variables of functions
	strings    map[string]*ir.Var    // string literals by text
	evaluation *ir.Var               // see there; nil as long as nobody asks
	asking     map[*ir.Func]bool     // what asks has found
	onHost     map[*ir.Var]bool      // constants of the user's at namespace scope or in classes, for no processor
	dynamic    map[*ir.Var]*initCall // variables of the device that CUDA would initialise when the program starts
	initCall   *initCall             // while a variable at namespace scope is initialised
	named      map[source.Pos]bool   // the functions in ir.Module.Named
	constants  map[*ir.Var]*VarObj   // the constant objects and arrays of functions, by their storage
}

// indirection is what calls through pointers need: functions that choose among those that a pointer may point to.
type indirection struct {
	dispatchers map[string]*dispatcher // by the type of the pointers
	vtables     []*vtable
	vtableOf    map[uint64]*vtable // the same by their numbers
	virtuals    []*virtualCall
	invokers    map[*FuncInst]*FuncInst // the functions that lambdas convert to pointers to, by their call operators
	memberFuncs []memberFunc            // that pointers to members mean
	numbered    map[uint64]any          // functions and classes by the numbers that stand for them
	unused      int                     // how many values stood where nothing is evaluated without being known
}

// openCL is what only OpenCL C needs.
type openCL struct {
	version   int              // of OpenCL C, 0 until somebody asks
	longLong  source.Pos       // where the unit first uses that type
	namedTags map[tagName]bool // tags that typedefs name too
	subGroup  int64            // work-items in a sub-group
}

// mode says how what is read is to be taken.
type mode struct {
	hosting bool // host code is read for its launches
	lenient bool // unknown types become opaque: in kernel signatures, which are shown whatever else fails
}

// report is what messages and their repetition depend on.
type report struct {
	calls       []source.Pos          // where the functions being lowered are called
	lowering    []*body               // these functions
	plain       bool                  // messages need no hints
	began       int                   // messages there were when the current kernel began
	epoch       int                   // counts kernels: what failed is tried again, and reported again, for each
	notConstant *interp.Error         // why the last evaluation of a constant failed, or nil
	ran         bool                  // it ran functions that are not constexpr
	asked       bool                  // its value may depend on its being a constant, see evaluation
	warned      map[source.Pos]string // what nvcc warns of
}
