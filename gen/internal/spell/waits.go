package spell

import "github.com/kbind/kbind/bindgen/ir"

// warpOps are what generated Go calls operations of a warp, sorted by operation: constants of simt. A function that
// depends on the sign of the value has S or U after its name.
var warpOps = []struct {
	op     ir.Op
	name   Function
	signed bool // there is one for signed and one for unsigned values
}{
	{"warp.activemask", "simt.WarpActive", false},
	{"warp.all", "simt.WarpAll", false},
	{"warp.any", "simt.WarpAny", false},
	{"warp.ballot", "simt.WarpBallot", false},
	{"warp.match_all", "simt.WarpMatchAll", false},
	{"warp.match_any", "simt.WarpMatchAny", false},
	{"warp.reduce_add", "simt.WarpReduceAdd", false},
	{"warp.reduce_and", "simt.WarpReduceAnd", false},
	{"warp.reduce_max", "simt.WarpReduceMax", true},
	{"warp.reduce_min", "simt.WarpReduceMin", true},
	{"warp.reduce_or", "simt.WarpReduceOr", false},
	{"warp.reduce_xor", "simt.WarpReduceXor", false},
	{"warp.shfl", "simt.WarpShfl", false},
	{"warp.shfl_down", "simt.WarpShflDown", false},
	{"warp.shfl_up", "simt.WarpShflUp", false},
	{"warp.shfl_xor", "simt.WarpShflXor", false},
	{"warp.sync", "simt.WarpSync", false},
}

// WarpOp is what generated Go calls an operation of a warp on values of type t. ok is false where op is none.
func WarpOp(op ir.Op, t ir.Type) (name Function, ok bool) {
	for _, o := range warpOps {
		if o.op != op {
			continue
		}
		if !o.signed {
			return o.name, true
		}
		if s, ok := t.(ir.Scalar); ok && s.IsSigned() {
			return o.name + "S", true
		}
		return o.name + "U", true
	}
	return "", false
}

// blockVotes are the methods of simt.Block that give the results of barriers that count a predicate.
var blockVotes = map[ir.Op]string{
	"sync.block_and":   "BlockAnd",
	"sync.block_count": "BlockCount",
	"sync.block_or":    "BlockOr",
}

// BlockVote is the method of simt.Block that gives the result of the barrier op; ok is false where it has none.
func BlockVote(op ir.Op) (method string, ok bool) {
	method, ok = blockVotes[op]
	return method, ok
}
