// Package subject turns a kernel and its directives into what can be measured: arguments of given sizes, the space
// of what can be tuned, and a launch for each configuration.
//
// Invariants: what cannot be measured is an error that says what is missing; nothing of it depends on a device but
// the space, which leaves out what the device cannot launch.
package subject

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
	"github.com/kbind/kbind/rt/bench/candidate"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/recording"
)

// Subject is a kernel with its arguments.
type Subject struct {
	Lead    *ir.Kernel   // the instance that is measured; of tuned template parameters any
	Kernels []*ir.Kernel // the instances that differ in tuned template parameters alone
	Args    []candidate.Arg
	Globals []candidate.Global
	Sizes   map[string]int64 // the kernel's integer parameters
	Bytes   int64            // that the kernel must at least read and write

	recorded *recording.File // where the arguments come from; nil where they are made up

	Space   *space.Space // set by Restrict
	Default int          // the configuration without measurements, -1 if the space does not have it
}

// Groups splits the kernels of a module that have directives into those that are measured together: instances that
// differ in tuned template parameters alone.
func Groups(m *ir.Module) [][]*ir.Kernel {
	var groups [][]*ir.Kernel
	at := map[string]int{}
	for _, k := range m.Kernels {
		if !k.Bound || k.Ring != nil { // a ring's kernel ends when its host says so
			continue
		}
		key := k.Qualified + "\x00" + strconv.Itoa(int(k.Pos))
		for i, a := range k.Args {
			if i >= len(k.Template) || !isTuned(k, k.Template[i].Name) {
				key += "\x00" + a.Text
			}
		}
		if i, ok := at[key]; ok {
			groups[i] = append(groups[i], k)
			continue
		}
		at[key] = len(groups)
		groups = append(groups, []*ir.Kernel{k})
	}
	return groups
}

func isTuned(k *ir.Kernel, name string) bool {
	return slices.ContainsFunc(k.Attrs.Tune, func(t ir.Tune) bool { return t.Name == name })
}

// New makes the arguments. values are those of parameters by name, as the user wrote them; a floating-point
// parameter that has none is made up.
func New(m *ir.Module, group []*ir.Kernel, values map[string]string) (*Subject, error) {
	s := &Subject{Lead: group[0], Kernels: group, Sizes: map[string]int64{}, Default: -1}
	return s, s.fill(m, values)
}

// fill makes the arguments and constants.
func (s *Subject) fill(m *ir.Module, values map[string]string) error {
	k := s.Lead
	var missing []string
	for i := range k.Params {
		p := &k.Params[i]
		if t, ok := p.Type.(ir.Scalar); ok && t.IsInt() && p.Handle == nil {
			text, given := values[p.Name]
			if !given {
				missing = append(missing, p.Name)
				continue
			}
			v, err := Integer(text)
			if err != nil {
				return fmt.Errorf("the value of %s: %w", p.Name, err)
			}
			if !fits(v, t) {
				return fmt.Errorf("the value of %s: %d does not fit its type, %s", p.Name, v, t)
			}
			s.Sizes[p.Name] = v
		}
	}
	if len(missing) > 0 {
		return fmt.Errorf(
			"%s needs a value for %s, such as -size %s=1024",
			k.GoName,
			strings.Join(missing, ", "),
			strings.Join(missing, "=1024,"),
		)
	}
	for i := range k.Params {
		a, err := s.argument(&k.Params[i], values)
		if err != nil {
			return fmt.Errorf("%s: parameter %s: %w", k.GoName, k.Params[i].Name, err)
		}
		a.Name = k.Params[i].Name
		s.Args = append(s.Args, a)
		n := int64(a.Count) * int64(a.Size)
		if a.In {
			s.Bytes += n
		}
		if a.Out {
			s.Bytes += n
		}
	}
	return s.constants(m)
}

// fits reports whether an integer type has the value; a 64-bit one has every value that can be written.
func fits(v int64, t ir.Scalar) bool {
	bits := 8 * t.Size()
	if t.IsSigned() {
		return v<<(64-bits)>>(64-bits) == v
	}
	return v >= 0 && (bits == 64 || v < 1<<bits)
}

// argument makes one argument.
func (s *Subject) argument(p *ir.KernelParam, values map[string]string) (a candidate.Arg, err error) {
	if p.Handle != nil {
		return a, fmt.Errorf("kbind cannot make up a %s", p.Handle.Kind)
	}
	ptr, ok := p.Type.(*ir.Pointer)
	if !ok {
		a.Kind = driver.ArgValue
		a.Value, err = s.value(p, values)
		return a, err
	}
	a.Kind = driver.ArgMem
	if p.Space == ir.Shared || ptr.Space == ir.Shared {
		a.Kind = driver.ArgLocal
	}
	elem := ptr.Elem
	if elem == ir.Void {
		elem = ir.U8
	}
	if a.Words, err = words(elem, 0, nil); err != nil {
		return a, err
	}
	a.Size = ir.Sizeof(elem)
	if a.Kind == driver.ArgLocal {
		return a, nil // its size may be tuned
	}
	n, err := s.elements(p, a.Size)
	if err != nil {
		return a, err
	}
	a.Count = n
	a.In = p.Dir == ir.In || p.Dir == ir.InOut
	a.Out = p.Dir == ir.Out || p.Dir == ir.InOut
	a.Zero = slices.Contains(s.Lead.Attrs.Zero, p.Name)
	t, ok := s.Lead.Attrs.Tolerance[p.Name]
	if !ok {
		t, ok = s.Lead.Attrs.Tolerance[""]
	}
	if ok {
		a.Tolerance = &driver.Tolerance{Abs: t.Abs, Rel: t.Rel, ULP: t.ULP}
	}
	return a, nil
}

// elements is how many elements of the given size a buffer has.
func (s *Subject) elements(p *ir.KernelParam, elem int) (int, error) {
	if s.recorded != nil {
		return s.recordedElements(p, elem)
	}
	size := s.Lead.Attrs.Size[p.Name]
	if x := s.Lead.Attrs.Scratch[p.Name]; x != nil {
		size = x
	}
	if size == nil {
		return 0, fmt.Errorf("its size is not known: add a directive //kbind:size for %s", p.Name)
	}
	n, err := size.Eval(s.leaf(nil, nil))
	if err != nil {
		return 0, fmt.Errorf("its size %s: %w", size.Text, err)
	}
	if n < 0 || n > math.MaxInt32*64 {
		return 0, fmt.Errorf("its size %s is %d", size.Text, n)
	}
	return int(n), nil
}

// madeUp is the value of a floating-point parameter that the user gives none: not 1, with which products show nothing.
const madeUp = 1.25

// value is the bytes of an argument by value. Structs and vectors are zero.
func (s *Subject) value(p *ir.KernelParam, values map[string]string) ([]byte, error) {
	t, ok := p.Type.(ir.Scalar)
	data := make([]byte, ir.Sizeof(p.Type))
	if !ok {
		return data, nil
	}
	if v, ok := s.Sizes[p.Name]; ok {
		for i := range data {
			data[i] = byte(v >> (8 * i))
		}
		return data, nil
	}
	f := madeUp
	if text, ok := values[p.Name]; ok {
		var err error
		if f, err = strconv.ParseFloat(text, 64); err != nil {
			return nil, fmt.Errorf("%q is no number", text)
		}
	}
	candidate.PutFloat(data, t.String(), f)
	return data, nil
}

// words lists the numbers inside a value of a type.
func words(t ir.Type, offset int, list []candidate.Word) ([]candidate.Word, error) {
	var err error
	switch t := t.(type) {
	case ir.Scalar:
		return append(list, candidate.Word{Offset: offset, Type: t.String()}), nil
	case *ir.Vector:
		for i := range t.N {
			list = append(list, candidate.Word{Offset: offset + i*t.Elem.Size(), Type: t.Elem.String()})
		}
		return list, nil
	case *ir.Array:
		for i := range t.N {
			if list, err = words(t.Elem, offset+i*ir.Sizeof(t.Elem), list); err != nil {
				return nil, err
			}
		}
		return list, nil
	case *ir.Struct:
		fields := t.Fields
		if t.Union {
			fields = fields[:min(1, len(fields))]
		}
		for _, f := range fields {
			if list, err = words(f.Type, offset+f.Offset, list); err != nil {
				return nil, err
			}
		}
		return list, nil
	}
	return nil, fmt.Errorf("kbind cannot make up values of type %s", t)
}

// constants gives the module's __constant__ variables that host code may set contents.
func (s *Subject) constants(m *ir.Module) error {
	for _, v := range m.Globals {
		if v.Bound == "" || v.Space != ir.Constant || v.Handle != nil {
			continue
		}
		w, err := words(v.Type, 0, nil)
		if err != nil {
			return fmt.Errorf("%s: variable %s: %w", s.Lead.GoName, v.Name, err)
		}
		s.Globals = append(s.Globals, candidate.Global{Symbol: v.Name,
			Arg: candidate.Arg{Count: 1, Size: ir.Sizeof(v.Type), Words: w, In: true}})
	}
	return nil
}

// leaf gives the values of expressions' leaves: of parameters, of tuned names in a configuration, and of a device.
func (s *Subject) leaf(tuned map[string]int64, d *driver.DeviceInfo) func(*ir.HostExpr) (int64, bool) {
	return func(x *ir.HostExpr) (int64, bool) {
		switch x.Op {
		case "param":
			v, ok := s.Sizes[x.Name]
			return v, ok
		case "tune":
			v, ok := tuned[x.Name]
			return v, ok
		case "tparam":
			for i, t := range s.Lead.Template {
				if t.Name == x.Name && i < len(s.Lead.Args) {
					return s.Lead.Args[i].Value, true
				}
			}
		case "device":
			if d != nil {
				v := map[string]int{"maxThreads": d.MaxThreads, "maxShared": d.MaxShared, "warpSize": d.WarpSize,
					"computeUnits": d.ComputeUnits}[x.Name]
				return int64(v), v > 0
			}
		}
		return 0, false
	}
}

// Evaluate computes an expression of the kernel's integer parameters.
func (s *Subject) Evaluate(x *ir.HostExpr) (int64, error) {
	v, err := x.Eval(s.leaf(nil, nil))
	if err != nil {
		return 0, fmt.Errorf("%s: %s: %w", s.Lead.GoName, x.Text, err)
	}
	return v, nil
}

// Restrict makes the space of what a device can launch and the kernel's restrictions allow. It is an error if
// nothing is left.
func (s *Subject) Restrict(d *driver.DeviceInfo) error {
	tune := s.Lead.Attrs.Tune
	params := make([]space.Param, len(tune))
	for i, t := range tune {
		params[i].Name = t.Name
		for _, v := range t.Values {
			params[i].Values = append(params[i].Values, strconv.FormatInt(v, 10))
		}
	}
	excluded := map[string]int{} // by reason
	at := map[string]int64{}
	sp, err := space.New(params, func(v []uint16) bool {
		for i, t := range tune {
			at[t.Name] = t.Values[v[i]]
		}
		why := s.illegal(at, d)
		if why != "" {
			excluded[why]++
		}
		return why == ""
	})
	if err != nil {
		return fmt.Errorf("%s: %w", s.Lead.GoName, err)
	}
	if sp.Len() == 0 {
		return fmt.Errorf("%s: there is no configuration to try: %s", s.Lead.GoName, reasons(excluded))
	}
	s.Space, s.Default = sp, -1
	values := map[string]string{}
	for _, t := range tune {
		values[t.Name] = strconv.FormatInt(t.Default, 10)
	}
	if i, ok := sp.Find(values); ok {
		s.Default = i
	}
	return nil
}

func reasons(excluded map[string]int) string {
	var list []string
	for why, n := range excluded {
		list = append(list, fmt.Sprintf("%s excludes %d", why, n))
	}
	slices.Sort(list)
	return strings.Join(list, ", ")
}

// illegal says why values cannot be launched, "" if they may.
func (s *Subject) illegal(tuned map[string]int64, d *driver.DeviceInfo) string {
	leaf := s.leaf(tuned, d)
	for _, x := range s.Lead.Attrs.Restrict {
		if v, err := x.Eval(leaf); err != nil || v == 0 {
			return x.Text
		}
	}
	l, err := s.shape(tuned, d)
	switch b := l.Block; {
	case err != nil:
		return err.Error()
	case d.MaxThreads > 0 && b.Count() > int64(d.MaxThreads):
		return "the device's limit on the threads of a block"
	case !d.MaxBlock.IsZero() && (b.X > d.MaxBlock.X || b.Y > d.MaxBlock.Y || b.Z > d.MaxBlock.Z):
		return "the device's limit on the shape of a block"
	case d.MaxShared > 0 && l.Shared > d.MaxShared:
		return "the device's limit on shared memory"
	}
	return ""
}

// Tuned are the values of configuration i.
func (s *Subject) Tuned(i int) map[string]int64 {
	m := map[string]int64{}
	for p, v := range s.Space.Indices(i) {
		t := &s.Lead.Attrs.Tune[p]
		m[t.Name] = t.Values[v]
	}
	return m
}

// Defaults are the values that hold without measurements.
func (s *Subject) Defaults() map[string]int64 {
	m := map[string]int64{}
	for _, t := range s.Lead.Attrs.Tune {
		m[t.Name] = t.Default
	}
	return m
}

// Macros are the macros among the values that are not the source's, as options of the compiler: "TILE=16".
func (s *Subject) Macros(tuned map[string]int64) []string {
	var list []string
	for _, t := range s.Lead.Attrs.Tune {
		if v := tuned[t.Name]; t.Kind == ir.TuneMacro && v != t.Default {
			list = append(list, fmt.Sprintf("%s=%d", t.Name, v))
		}
	}
	return list
}

// Launch is the launch with these values, but for the module.
func (s *Subject) Launch(tuned map[string]int64, d *driver.DeviceInfo) (candidate.Launch, error) {
	l, err := s.shape(tuned, d)
	if err != nil {
		return l, fmt.Errorf("%s: %w", s.Lead.GoName, err)
	}
	l.Symbol = s.instance(tuned).Symbol
	return l, nil
}

// instance is the kernel with the values of template parameters.
func (s *Subject) instance(tuned map[string]int64) *ir.Kernel {
	for _, k := range s.Kernels {
		same := true
		for i, t := range k.Template {
			if v, ok := tuned[t.Name]; ok && i < len(k.Args) && k.Args[i].Value != v {
				same = false
			}
		}
		if same {
			return k
		}
	}
	return s.Lead
}

// shape computes grid, block and shared memory.
func (s *Subject) shape(tuned map[string]int64, d *driver.DeviceInfo) (l candidate.Launch, err error) {
	a, leaf := &s.Lead.Attrs, s.leaf(tuned, d)
	three := func(what string, xs []*ir.HostExpr) (v [3]int64, err error) {
		v = [3]int64{1, 1, 1}
		for i, x := range xs[:min(len(xs), 3)] {
			if v[i], err = x.Eval(leaf); err != nil {
				return v, fmt.Errorf("%s: %w", x.Text, err)
			}
			if v[i] < 1 || v[i] > math.MaxUint32 {
				return v, fmt.Errorf("the %s is %d", what, v[i])
			}
		}
		return v, nil
	}
	if len(a.Grid)+len(a.Blocks) == 0 {
		if s.recorded == nil {
			return l, fmt.Errorf("it has no grid or blocks directive")
		}
		l.Grid, l.Block, l.Shared = s.recorded.Grid, s.recorded.Block, s.recorded.Shared
	}
	if len(a.Block) > 0 {
		v, err := three("block", a.Block)
		if err != nil {
			return l, err
		}
		l.Block = driver.Dim3{X: uint32(v[0]), Y: uint32(v[1]), Z: uint32(v[2])}
	}
	if len(a.Blocks) > 0 {
		v, err := three("grid", a.Blocks)
		if err != nil {
			return l, err
		}
		l.Grid = driver.Dim3{X: uint32(v[0]), Y: uint32(v[1]), Z: uint32(v[2])}
	} else if len(a.Grid) > 0 {
		if l.Threads, err = three("grid", a.Grid); err != nil {
			return l, err
		}
	}
	if a.Shared != nil {
		v, err := a.Shared.Eval(leaf)
		if err != nil {
			return l, fmt.Errorf("the shared memory: %w", err)
		}
		l.Shared = int(v)
	}
	for i := range s.Lead.Params {
		p := &s.Lead.Params[i]
		if ptr, ok := p.Type.(*ir.Pointer); !ok || p.Space != ir.Shared && ptr.Space != ir.Shared {
			continue
		}
		x := a.Size[p.Name]
		if x == nil {
			return l, fmt.Errorf("the size of %s is not known", p.Name)
		}
		n, err := x.Eval(leaf)
		if err != nil {
			return l, fmt.Errorf("the size of %s: %w", p.Name, err)
		}
		l.Local = append(l.Local, int(n))
	}
	return l, nil
}

// Integer reads an integer as people write sizes: 1024, 0x400, 1<<10, 4*1024, 3*1<<10 from the left.
func Integer(text string) (int64, error) {
	bad := func() (int64, error) {
		return 0, fmt.Errorf("%q is no integer such as 1024, 4*1024 or, in quotes, 1<<20", text)
	}
	if left, right, ok := cutLast(text, "*"); ok {
		a, errA := Integer(left)
		b, errB := Integer(right)
		if errA != nil || errB != nil || a != 0 && a*b/a != b {
			return bad()
		}
		return a * b, nil
	}
	if left, right, ok := strings.Cut(text, "<<"); ok {
		a, errA := strconv.ParseInt(strings.TrimSpace(left), 0, 64)
		b, errB := strconv.ParseInt(strings.TrimSpace(right), 0, 64)
		if errA != nil || errB != nil || b < 0 || b > 62 || a<<b>>b != a {
			return bad()
		}
		return a << b, nil
	}
	v, err := strconv.ParseInt(strings.TrimSpace(text), 0, 64)
	if err != nil {
		return bad()
	}
	return v, nil
}

func cutLast(s, sep string) (before, after string, found bool) {
	i := strings.LastIndex(s, sep)
	if i < 0 {
		return s, "", false
	}
	return s[:i], s[i+len(sep):], true
}
