package progen

import (
	"fmt"
	"slices"
	"strings"
)

type kind uint8

const (
	kBool kind = iota
	kChar
	kSChar
	kUChar
	kShort
	kUShort
	kInt
	kUInt
	kLong
	kULong
	kLLong
	kULLong
	kFloat
	kDouble
	kEnum
	kStruct
	kArray
	kPtr
)

// typ is a C++ type.
type typ struct {
	kind   kind
	name   string
	elem   *typ // of an array or pointer
	n      int  // of an array; a power of two
	fields []field
	union  bool
	class  bool     // made by a constructor that takes an int
	under  *typ     // of an enum: its underlying type, nil when not fixed
	scoped bool     // of an enum
	bits   int      // the width of a bit-field; 0 for other objects
	names  []string // of an enum's values
}

type field struct {
	name string
	t    *typ
}

var scalars = [...]*typ{
	{kind: kBool, name: "bool"}, {kind: kChar, name: "char"}, {kind: kSChar, name: "signed char"},
	{kind: kUChar, name: "unsigned char"},
	{kind: kShort, name: "short"}, {kind: kUShort, name: "unsigned short"}, {kind: kInt, name: "int"},
	{kind: kUInt, name: "unsigned"},
	{kind: kLong, name: "long"}, {kind: kULong, name: "unsigned long"}, {kind: kLLong, name: "long long"},
	{kind: kULLong, name: "unsigned long long"},
	{kind: kFloat, name: "float"}, {kind: kDouble, name: "double"},
}

func (t *typ) isScalar() bool { return t.kind <= kDouble }
func (t *typ) isInt() bool    { return t.kind < kFloat }
func (t *typ) isFloat() bool  { return t.kind == kFloat || t.kind == kDouble }

func (t *typ) isUnsigned() bool {
	switch t.kind {
	case kBool, kUChar, kUShort, kUInt, kULong, kULLong:
		return true
	}
	return false
}

func (t *typ) size() int {
	switch t.kind {
	case kShort, kUShort:
		return 2
	case kInt, kUInt, kFloat:
		return 4
	case kLong, kULong, kLLong, kULLong, kDouble:
		return 8
	}
	return 1
}

func (t *typ) hasUnion() bool {
	return t.union || t.kind == kArray && t.elem.hasUnion() || slices.ContainsFunc(t.fields,
		func(f field) bool { return f.t.hasUnion() })
}

// bytes is the size of what a union can hold.
func (t *typ) bytes() int {
	if t.kind == kArray {
		return t.n * t.elem.bytes()
	}
	return t.size()
}

// decl declares name with type t.
func (t *typ) decl(name string) string {
	switch t.kind {
	case kArray:
		return t.elem.decl(fmt.Sprintf("%s[%d]", name, t.n))
	case kPtr:
		if t.elem.kind == kArray {
			return t.elem.decl("(*" + name + ")")
		}
		return t.elem.decl("*" + name)
	}
	return t.name + " " + name
}

// promoted is the type after the integral promotions.
func (t *typ) promoted() *typ {
	if t.kind == kEnum {
		if t.under == nil {
			return scalars[kInt] // the values that newEnum chooses, one of them negative, fit an int
		}
		return t.under.promoted()
	}
	if t.kind < kInt || t.bits > 0 && (t.bits < 32 || t.bits == 32 && !t.isUnsigned()) {
		return scalars[kInt]
	}
	if t.bits == 32 {
		return scalars[kUInt]
	}
	return scalars[t.kind]
}

// common is the type after the usual arithmetic conversions of C++ [expr.arith.conv], on a machine where long has 64
// bits.
func common(a, b *typ) *typ {
	a, b = a.promoted(), b.promoted()
	if a.isFloat() || b.isFloat() {
		return scalars[max(a.kind, b.kind)]
	}
	rank := func(k kind) kind { return k / 2 }
	if rank(a.kind) < rank(b.kind) {
		a, b = b, a
	}
	if rank(a.kind) == rank(b.kind) || a.isUnsigned() || !b.isUnsigned() || a.size() > b.size() {
		if rank(a.kind) == rank(b.kind) && b.isUnsigned() {
			return b
		}
		return a
	}
	return scalars[a.kind+1]
}

func (g *gen) intType() *typ    { return scalars[g.r.IntN(int(kFloat))] }
func (g *gen) scalarType() *typ { return scalars[g.r.IntN(int(kDouble)+1)] }

func (g *gen) newEnum() {
	t := &typ{kind: kEnum, name: g.prefix + g.name("E"), scoped: g.chance(40)}
	if t.scoped || g.chance(50) {
		t.under = scalars[int(kChar)+g.r.IntN(int(kULLong))]
	}
	head, values := "enum ", ""
	if t.scoped {
		head = "enum class "
	}
	for i := range 2 + g.r.IntN(3) {
		n := t.name + "_" + string(rune('A'+i))
		switch {
		case i == 0 && t.under == nil:
			values += n + " = -2, "
		case g.chance(40):
			values += fmt.Sprintf("%s = %d, ", n, i*20+g.r.IntN(19))
		default:
			values += n + ", "
		}
		if t.scoped {
			n = t.name + "::" + n
		}
		t.names = append(t.names, n)
	}
	under := ""
	if t.under != nil {
		under = " : " + t.under.name
	}
	fmt.Fprintf(&g.top, "%s%s%s { %s };\n", head, t.name, under, values)
	g.enums = append(g.enums, t)
}

// newStruct declares a struct or union and the function that hashes it.
func (g *gen) newStruct() {
	t := &typ{kind: kStruct, name: g.prefix + g.name("S"), union: g.chance(20)}
	head := "struct"
	if t.union {
		head = "union"
	}
	g.begin(0)
	unit := scalars[kChar+kind(g.r.IntN(int(kFloat-kChar)))]
	bitFields, mixed := !t.union && g.chance(20), g.chance(50)
	for i := range 1 + g.r.IntN(5) {
		ft := g.fieldType(t.union)
		if mixed && bitFields {
			unit = scalars[kChar+kind(g.r.IntN(int(kFloat-kChar)))]
		}
		if bitFields && (!mixed || g.chance(70)) {
			ft = &typ{kind: unit.kind, name: unit.name, bits: 2 + g.r.IntN(8*unit.size()-1)}
		}
		t.fields = append(t.fields, field{fmt.Sprintf("m%d", i), ft})
	}
	if t.union { // initialising the first member leaves nothing undefined when it is the largest
		slices.SortStableFunc(t.fields, func(a, b field) int { return b.t.bytes() - a.t.bytes() })
	}
	fmt.Fprintf(&g.top, "%s %s {", head, t.name)
	for _, f := range t.fields {
		if f.t.bits > 0 {
			fmt.Fprintf(&g.top, " %s : %d;", f.t.decl(f.name), f.t.bits)
		} else {
			fmt.Fprintf(&g.top, " %s;", f.t.decl(f.name))
		}
	}
	fmt.Fprintf(&g.top, " };\n")
	for _, f := range t.fields {
		g.hash("s."+f.name, f.t, nil)
	}
	fmt.Fprintf(&g.top, "__device__ u64 hash(u64 h, const %s& s) {\n%s    return h;\n}\n", t.name, g.body)
	g.structs = append(g.structs, t)
}

func (g *gen) fieldType(union bool) *typ {
	scalar := func() *typ {
		for {
			if t := g.scalarType(); t.kind != kBool || !union {
				return t
			}
		}
	}
	switch k := g.r.IntN(10); {
	case union && k < 6 || k < 5:
		return scalar()
	case union || k < 7:
		return &typ{kind: kArray, elem: scalar(), n: 1 << g.r.IntN(4)}
	case k == 7 && len(g.enums) > 0:
		return pick(g, g.enums)
	case k == 8 && len(g.structs) > 0:
		return &typ{kind: kArray, elem: pick(g, g.structs), n: 2}
	case len(g.structs) > 0:
		return pick(g, g.structs)
	}
	return scalar()
}

// value is a random type of values: no arrays.
func (g *gen) valueType() *typ {
	switch k := g.r.IntN(10); {
	case k == 0 && len(g.enums) > 0:
		return pick(g, g.enums)
	case k < 3 && len(g.structs) > 0:
		return pick(g, g.structs)
	}
	return g.scalarType()
}

// init writes an initialiser of a variable of type t, of constants only.
func (g *gen) constInit(t *typ) string {
	switch {
	case t.kind == kArray:
		var parts []string
		for range 1 + g.r.IntN(t.n) {
			parts = append(parts, g.constInit(t.elem))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case t.class:
		return fmt.Sprintf("{(int)%s}", g.intLiteral().at(precUnary))
	case t.union:
		return "{" + g.constInit(t.fields[0].t) + "}"
	case t.kind == kStruct:
		var parts []string
		for _, f := range t.fields[:g.r.IntN(len(t.fields)+1)] {
			parts = append(parts, g.constInit(f.t))
		}
		return "{" + strings.Join(parts, ", ") + "}"
	case t.kind == kEnum:
		return pick(g, t.names)
	case t.bits > 0:
		return fmt.Sprint(g.r.IntN(2))
	case t.isFloat():
		return "(" + t.name + ")" + g.floatLiteral().s
	}
	return fmt.Sprintf("(%s)%s", t.name, g.intLiteral().at(precUnary))
}

func (g *gen) newGlobal() {
	t := g.scalarType()
	if g.chance(40) {
		t = &typ{kind: kArray, elem: t, n: 1 << (1 + g.r.IntN(3))}
	} else if len(g.structs) > 0 && g.chance(40) {
		if s := pick(g, g.structs); !s.hasUnion() { // kbind refuses to initialise a global with a union in it
			t = s
		}
	}
	v := &variable{name: g.prefix + g.name("g"), t: t, root: sharedRoot, ro: g.chance(30) || g.threads > 1}
	space := "__device__"
	if v.ro {
		space = "__constant__"
	}
	fmt.Fprintf(&g.top, "%s %s = %s;\n", space, t.decl(v.name), g.constInit(t))
	g.globals = append(g.globals, v)
}
