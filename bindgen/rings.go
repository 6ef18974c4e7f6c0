package bindgen

import (
	"bytes"
	_ "embed"
	"math/bits"
	"path"
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

// ringView is a ring as its template sees it.
type ringView struct {
	*ir.Ring
	Name                     string // of the kernel
	Threads                  int    // of a block, the ones that only move words too
	Align                    int    // bytes
	RequestWords, ReplyWords int    // of four bytes of data
	Mask, Shift              int    // of Capacity
	State                    []stateView
	Call                     string
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
	var args []string
	switch {
	case d != ir.OpenCL:
		args = append(args, "*(const "+r.RequestC+" *)kbind_request")
	case r.Pointer:
		args = append(args, "&kbind_message")
	default:
		args = append(args, "kbind_message")
	}
	for _, s := range r.State {
		decl := s.C + " " + s.Name
		if strings.HasSuffix(s.C, "*") {
			decl = s.C + s.Name
		}
		v.State = append(v.State, stateView{decl})
		args = append(args, s.Name)
	}
	function := r.Qualified
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
