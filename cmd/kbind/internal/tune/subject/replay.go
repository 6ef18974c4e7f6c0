package subject

import (
	"fmt"
	"slices"
	"strconv"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/recording"
)

// Replay makes the arguments that were recorded of a launch of a kernel of the group. The caller has compared the text
// of the kernel file.
func Replay(m *ir.Module, group []*ir.Kernel, file *recording.File) (*Subject, error) {
	s := &Subject{Lead: group[0], Kernels: group, Sizes: map[string]int64{}, Default: -1, recorded: file}
	if i := slices.IndexFunc(group, func(k *ir.Kernel) bool { return k.Symbol == file.Symbol }); i >= 0 {
		s.Lead = group[i]
	}
	if len(file.Args) != len(s.Lead.Params) {
		return nil, s.differs("%d arguments, and it has %d", len(file.Args), len(s.Lead.Params))
	}
	values := map[string]string{}
	for i := range s.Lead.Params {
		p, a := &s.Lead.Params[i], &file.Args[i]
		t, scalar := p.Type.(ir.Scalar)
		if _, pointer := p.Type.(*ir.Pointer); pointer == (a.Kind == driver.ArgValue) ||
			!pointer && len(a.Value) != ir.Sizeof(p.Type) {
			return nil, s.differs("another type of %s", a.Name)
		}
		if scalar && t.IsInt() {
			values[p.Name] = strconv.FormatInt(integer(a.Value, t), 10)
		}
	}
	if err := s.fill(m, values); err != nil {
		return nil, err
	}
	return s, s.contents()
}

// contents puts recorded values and contents in the place of those that are made up.
func (s *Subject) contents() error {
	next := 0
	for i := range s.Args {
		switch a := &s.Args[i]; a.Kind {
		case driver.ArgValue:
			a.Value = s.recorded.Args[i].Value
		case driver.ArgMem:
			a.File, a.At = s.recorded.Path, s.recorded.At(next)
			next++
		}
	}
	for _, c := range s.recorded.Constants {
		for i := range s.Globals {
			if g := &s.Globals[i]; g.Symbol == c.Symbol {
				if int64(g.Size) != c.Bytes {
					return s.differs("%d bytes of %s", c.Bytes, c.Symbol)
				}
				g.File, g.At = s.recorded.Path, s.recorded.At(next)
			}
		}
		next++
	}
	return nil
}

// recordedElements is how many elements of a size the recorded buffer of a parameter has.
func (s *Subject) recordedElements(p *ir.KernelParam, elem int) (int, error) {
	for i := range s.Lead.Params {
		if &s.Lead.Params[i] != p {
			continue
		}
		if n := s.recorded.Args[i].Bytes; n%int64(elem) == 0 {
			return int(n) / elem, nil
		}
	}
	return 0, s.differs("another type of %s", p.Name)
}

func (s *Subject) differs(format string, args ...any) error {
	return fmt.Errorf("%s: it was recorded with "+format+": record it again",
		append([]any{s.recorded.Path}, args...)...)
}

// integer is the value of the bytes of an integer.
func integer(data []byte, t ir.Scalar) int64 {
	v := int64(0)
	for i, b := range data {
		v |= int64(b) << (8 * i)
	}
	if unused := 64 - 8*len(data); t.IsSigned() {
		v = v << unused >> unused
	}
	return v
}
