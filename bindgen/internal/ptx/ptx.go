// Package ptx reads the instructions in the text of an asm statement (PTX ISA 8.5, chapters 4 and 9, and "Inline PTX
// Assembly in CUDA").
//
// It knows the syntax and the scopes of registers, not what instructions mean.
package ptx

// Stmt is one instruction.
type Stmt struct {
	Guard *Arg     // the register of @p, or nil
	Not   bool     // @!p
	Op    string   // "ld", "add", "cp"
	Mods  []string // what follows it after dots: "global", "v4", "f32", "L2::128B"
	Args  []Arg
}

// Kind is the kind of an operand.
type Kind uint8

// The kinds of operands.
const (
	Operand Kind = iota // %0: Num is its number
	Reg                 // a register that the text declares: Num indexes Program.Regs
	Special             // a special register: Name without its percent sign, "tid.x"
	Int                 // Bits
	Float               // Bits of a float64 (Wide) or of a float32
	Vec                 // {a, b}: List
	Addr                // [a+4]: List[0] is the base, Offset what is added
	Pair                // a|b: List
	Sink                // _
	Symbol              // any other name: Name
)

// Arg is one operand.
type Arg struct {
	Kind   Kind
	Not    bool // !p
	Neg    bool // -%0
	Num    int
	Name   string
	Part   string // b0 to b3, h0 or h1: the part of the register that %0.h1 is; else empty
	Bits   uint64
	Wide   bool
	Offset int64
	List   []Arg
}

// Register is a register that the text declares.
type Register struct {
	Name string
	Type string // "u32", "pred"
}

// Program is the whole text.
type Program struct {
	Stmts []Stmt
	Regs  []Register
}

// Parse reads the text of an asm statement. The error says what is not understood: labels and directives other than
// .reg, for example.
func Parse(text string) (*Program, error) {
	p := &parser{text: text, prog: &Program{}, scopes: []map[string]int{{}}}
	p.next()
	for p.tok != "" && p.err == nil {
		p.stmt()
	}
	if p.err == nil && len(p.scopes) != 1 {
		p.fail("a brace is not closed")
	}
	if p.err != nil {
		return nil, p.err
	}
	return p.prog, nil
}
