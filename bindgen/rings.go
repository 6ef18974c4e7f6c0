package bindgen

import (
	"bytes"
	_ "embed"
	"math/bits"
	"path"
	"strconv"
	"strings"
	"text/template"

	"github.com/kbind/kbind/bindgen/ir"
)

// The kernels of rings, in the languages of units.
var (
	//go:embed rings.cu.tmpl
	ringCUDA string
	//go:embed rings.cl.tmpl
	ringOpenCL string
)

// made is a file of the unit that kbind wrote.
type made struct{ name, text string }

// A block of a ring that is busy looks for maxAhead requests at once, if they have no more than aheadWords words
// together, for which it has shared memory: reading the host's memory takes a microsecond, however much is read.
const (
	maxAhead   = 8
	aheadWords = 128
)

// A block without messages looks maxBeat times from one heartbeat to the next, and less often if the messages are
// large, as looking takes longer then, above all where a processor does: for about beatWords words.
const (
	minBeat, maxBeat = 4, 64
	beatWords        = 1024
)

// ringView is a ring as its template sees it.
type ringView struct {
	*ir.Ring
	Name                     string // of the kernel
	Threads                  int    // of a block, the ones that only move words too
	OneWarp                  bool   // they are one warp, of which the ring's function knows one thread
	All, Any                 string // functions: whether something holds for all threads of a block, or any
	Meet                     string // function: a barrier of a block
	Align                    int    // bytes
	RequestWords, ReplyWords int    // of four bytes of data
	RequestStride            int    // words from a request to the next one in shared memory
	Ahead                    int    // requests that a block looks for at once
	Loads                    int    // words that a thread reads then
	Beat                     int    // looks from one heartbeat to the next, a power of two
	Word                     string // " + " and which word of its request word kbind_i is; "" where there is only one
	Mask, Shift              int    // of Capacity
	State                    []stateView
	Call                     string
	Namespace                string // of the function, "" for none
}

type stateView struct{ Decl string }

// ringKernels writes the kernels of the rings of a module: a file of the unit after the user's own, which is read as
// those are, so that every target has one text to understand.
func ringKernels(m *ir.Module, unit string) (made, error) {
	text := ringCUDA
	if m.Dialect == ir.OpenCL {
		text = ringOpenCL
	}
	t, err := template.New("ring").Parse(text)
	if err != nil {
		return made{}, err
	}
	var b bytes.Buffer
	for i, r := range m.Rings {
		if i > 0 {
			b.WriteByte('\n')
		}
		if err := t.Execute(&b, viewOf(r, m.Dialect)); err != nil {
			return made{}, err
		}
	}
	ext := path.Ext(unit)
	return made{strings.TrimSuffix(unit, ext) + " (rings)" + ext, b.String()}, nil
}

func viewOf(r *ir.Ring, d ir.Dialect) *ringView {
	const warp = 32
	v := &ringView{Ring: r, Name: r.Kernel(), Threads: max(r.Block, warp),
		Align:        max(16, ir.Alignof(r.Request), ir.Alignof(r.Reply)),
		RequestWords: (ir.Sizeof(r.Request) + 3) / 4, ReplyWords: (ir.Sizeof(r.Reply) + 3) / 4,
		Mask: r.Capacity - 1, Shift: bits.Len(uint(r.Capacity)) - 1}
	v.All, v.Any, v.Meet = "__syncthreads_and", "__syncthreads_or", "__syncthreads"
	if r.Block == 1 {
		v.OneWarp, v.All, v.Any, v.Meet = true, v.Name+"_all", v.Name+"_any", v.Name+"_meet"
	}
	words := v.Align / 4
	v.RequestStride = (v.RequestWords + words - 1) / words * words
	v.Ahead = max(1, min(maxAhead, aheadWords/v.RequestWords, r.Capacity/r.Blocks))
	v.Beat = 1 << (bits.Len(uint(max(minBeat, min(maxBeat, beatWords/v.RequestWords)))) - 1)
	if v.RequestWords > 1 {
		v.Word = " + kbind_i % " + strconv.Itoa(v.RequestWords)
	}
	v.Loads = max(1, min(maxAhead, v.Ahead*v.RequestWords/v.Threads))
	var args []string
	switch {
	case d != ir.OpenCL:
		args = append(args, "*(const "+r.RequestC+" *)(kbind_request + kbind_k * "+strconv.Itoa(v.RequestStride)+")")
	case r.Pointer:
		args = append(args, "&kbind_message")
	default:
		args = append(args, "kbind_message")
	}
	for i, s := range r.State {
		decl := s.C + " " + s.Name
		if strings.HasSuffix(s.C, "*") {
			decl = s.C + s.Name
		}
		v.State = append(v.State, stateView{decl})
		if i > 0 || r.Tell == "" {
			args = append(args, s.Name)
		}
	}
	function := r.Qualified
	v.Namespace = strings.TrimSuffix(strings.TrimSuffix(function, r.Func), "::")
	if d != ir.OpenCL {
		function = "::" + function
	}
	v.Call = function + "(" + strings.Join(args, ", ") + ")"
	return v
}

// settleRings tells the kernels that were written for rings which rings they are.
func settleRings(m *ir.Module) {
	for _, r := range m.Rings {
		for _, k := range m.Kernels {
			if k.Name == r.Kernel() {
				k.Ring, k.Doc, k.Pos = r, r.Doc, r.Pos
			}
		}
	}
}
