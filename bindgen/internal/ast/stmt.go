package ast

// Stmt is a statement.
type Stmt interface {
	Node
	stmt()
}

type (
	// BadStmt is a statement that could not be parsed (a message was given).
	BadStmt struct{ Base }
	// Block is { ... }.
	Block struct {
		Base
		List []Stmt
	}
	// DeclStmt is a declaration among statements.
	DeclStmt struct {
		Base
		Decl Decl
	}
	// ExprStmt is an expression; X is nil for the empty statement.
	ExprStmt struct {
		Base
		X Expr
	}
	// If is if (Init; Cond) Then else Else; CondDecl is set for if (T x = ...).
	If struct {
		Base
		Constexpr bool
		Init      Stmt
		CondDecl  *VarDecl
		Cond      Expr
		Then      Stmt
		Else      Stmt
	}
	// For is the classic loop; Init is a DeclStmt or ExprStmt or nil.
	For struct {
		Base
		Init     Stmt
		CondDecl *VarDecl
		Cond     Expr
		Post     Expr
		Body     Stmt
		Unroll   int // by #pragma unroll, as in ir.Loop
	}
	// RangeFor is for (decl : range).
	RangeFor struct {
		Base
		Var    *VarDecl
		Range  Expr
		Body   Stmt
		Unroll int // by #pragma unroll, as in ir.Loop
	}
	// While is while (Cond) Body.
	While struct {
		Base
		CondDecl *VarDecl
		Cond     Expr
		Body     Stmt
		Unroll   int // by #pragma unroll, as in ir.Loop
	}
	// Do is do Body while (Cond);
	Do struct {
		Base
		Body   Stmt
		Cond   Expr
		Unroll int // by #pragma unroll, as in ir.Loop
	}
	// Switch is switch (Init; Cond) Body; Case and Default label statements inside Body.
	Switch struct {
		Base
		Init     Stmt
		CondDecl *VarDecl
		Cond     Expr
		Body     Stmt
	}
	// Case is case Value: or, with End, GNU case lo ... hi:. Default has a nil Value.
	Case struct {
		Base
		Value, End Expr
		Default    bool
		Stmt       Stmt
	}
	// Break, Continue and Goto jump.
	Break struct{ Base }
	// Continue is continue;
	Continue struct{ Base }
	// Goto is goto Label;
	Goto struct {
		Base
		Label string
	}
	// Label is Label: Stmt.
	Label struct {
		Base
		Label string
		Stmt  Stmt
	}
	// Return is return X;
	Return struct {
		Base
		X Expr
	}
	// Asm is an asm statement: the template text, and constraint/operand pairs.
	Asm struct {
		Base
		Volatile  bool
		Text      string
		Outs, Ins []AsmOperand
		Clobbers  []string
	}
	// Try is try/catch, kept only to be refused.
	Try struct {
		Base
		Body *Block
	}
)

// AsmOperand is one asm operand.
type AsmOperand struct {
	Constraint string
	X          Expr
}

func (*BadStmt) stmt()  {}
func (*Block) stmt()    {}
func (*DeclStmt) stmt() {}
func (*ExprStmt) stmt() {}
func (*If) stmt()       {}
func (*For) stmt()      {}
func (*RangeFor) stmt() {}
func (*While) stmt()    {}
func (*Do) stmt()       {}
func (*Switch) stmt()   {}
func (*Case) stmt()     {}
func (*Break) stmt()    {}
func (*Continue) stmt() {}
func (*Goto) stmt()     {}
func (*Label) stmt()    {}
func (*Return) stmt()   {}
func (*Asm) stmt()      {}
func (*Try) stmt()      {}
