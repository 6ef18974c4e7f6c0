package culike

import (
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/link"
)

// A module may come with a text that kbind wrote: of kernels in another language, or for a compiler that does not take
// what stands around them in their own.

// textsOf returns the text of spec in a language that the compiler takes, nil if there is none.
func (d *Compiler) textsOf(spec *driver.ModuleSpec) *driver.Texts {
	for _, im := range spec.Images {
		if t, ok := im.(*driver.Texts); ok && t.Text != "" && slices.Contains(d.Dialects, t.Language) {
			return t
		}
	}
	return nil
}

// code compiles the sources of a spec, or its text: where the sources are in another language, where the spec says so,
// and where the compiler refuses them.
func (c *compiler) code(spec *driver.ModuleSpec, arch string, most int, dir cache.Dir) (*built, error) {
	d := &c.vendor.Compiler
	texts := d.textsOf(spec)
	takes := slices.Contains(d.Dialects, spec.Dialect)
	if !takes && texts == nil {
		return nil, driver.Errorf(driver.ErrNoImage, "%s: no code for this backend: the kernels are in %s, and "+
			"have no translation", c.vendor.Backend, spec.Dialect.Language())
	}
	var refused *driver.BuildError
	if takes && (texts == nil || !texts.First) {
		b, err := c.build(spec, arch, most, dir)
		if texts == nil || !errors.As(err, &refused) {
			return b, err
		}
	}
	if older(arch, texts.Arch) {
		err := driver.Errorf(driver.ErrNotSupported,
			"%s: the text that kbind wrote of %s is for %s and later, as the source "+
				"asks for __CUDA_ARCH__: generate with -arch=sm_%d", c.vendor.Backend, spec.Name, texts.Arch, archNumber(arch))
		if refused != nil {
			err = fmt.Errorf("%w; the source itself: %w", err, refused)
		}
		return nil, err
	}
	b, err := c.build(textSpec(spec, texts, arch), arch, most, dir)
	switch {
	case err != nil && refused != nil:
		return nil, fmt.Errorf("%w; and the text that kbind wrote: %w", refused, err)
	case err != nil:
		return nil, err
	case refused != nil:
		slog.Warn("kbind: "+d.Name+" does not take "+spec.Name+"; its kernels run from the text that kbind wrote",
			"reason", firstLine(refused))
		b.refused = refused
	}
	for symbol, name := range texts.Names {
		b.Names[symbol] = name
	}
	b.texts = texts
	return b, nil
}

// older reports whether an architecture of NVIDIA's comes before another; "" comes before none.
func older(arch, than string) bool {
	a, b := archNumber(arch), archNumber(than)
	return a > 0 && a < b
}

// archNumber is the 90 of "sm_90a" and of "compute_90", 0 for other vendors' architectures.
func archNumber(arch string) int {
	kind, rest, _ := strings.Cut(arch, "_")
	if kind != "sm" && kind != "compute" {
		return 0
	}
	n, err := strconv.Atoi(strings.TrimRight(rest, "abcdefghijklmnopqrstuvwxyz"))
	if err != nil {
		return 0
	}
	return n
}

// firstLine is the first line of what a compiler printed.
func firstLine(err *driver.BuildError) string {
	line, _, _ := strings.Cut(cmp.Or(err.Log, err.Msg), "\n")
	return line
}

// textSpec is a module whose source is the text. Its functions have the names that C gives them.
func textSpec(spec *driver.ModuleSpec, texts *driver.Texts, arch string) *driver.ModuleSpec {
	out := &driver.ModuleSpec{Name: spec.Name, Dialect: texts.Language, Options: textOptions(spec)}
	if strings.HasPrefix(arch, "gfx") { // HIPRTC takes pointers to different types to point at different memory
		out.Options = append(out.Options, "-fno-strict-aliasing")
	}
	out.Sources = []driver.Source{{Name: spec.Name, Text: link.WithLines(texts.Text)}}
	for _, k := range spec.Kernels {
		if text := texts.Kernels[k.Symbol]; text.Refused == "" && lacks(&text, arch) == "" {
			out.Kernels = append(out.Kernels, driver.KernelSpec{Name: k.Name, Symbol: k.Symbol, CName: text.Entry})
		}
	}
	return out
}

// lacks is what a kernel needs that devices of an architecture do not have, "" for nothing.
func lacks(text *driver.KernelText, arch string) string {
	if slices.Contains(text.Needs, "nvidia") && strings.HasPrefix(arch, "gfx") {
		return "a device of NVIDIA's"
	}
	return ""
}

// textOptions are the options of spec for a text, which needs no macros and no directories. Those of OpenCL are for its
// compilers alone.
func textOptions(spec *driver.ModuleSpec) (list []string) {
	if spec.Dialect == driver.OpenCL {
		return nil
	}
	for i := 0; i < len(spec.Options); i++ {
		switch o := spec.Options[i]; {
		case slices.Contains([]string{"-D", "-U", "-I", "-include", "--include-path", "--pre-include", "-isystem"}, o):
			i++ // with its value
		case hasAnyPrefix(o, "-D", "-U", "-I", "-std", "--std", "-include", "--include-path=", "--pre-include=", "-isystem"):
		default:
			list = append(list, o)
		}
	}
	return list
}

func hasAnyPrefix(s string, prefixes ...string) bool {
	return slices.ContainsFunc(prefixes, func(p string) bool { return strings.HasPrefix(s, p) })
}

// kernelRefused is why a kernel of the text of a module cannot run, nil if it can.
func (m *module) kernelRefused(spec *driver.KernelSpec) error {
	if m.texts == nil {
		return nil
	}
	text, ok := m.texts.Kernels[spec.Symbol]
	why := text.Refused
	if why == "" {
		if why = lacks(&text, m.ctx.info.Arch); why != "" {
			why = "it needs " + why
		}
	}
	if !ok {
		why = "there is no translation"
	}
	if why == "" {
		return nil
	}
	err := driver.Errorf(driver.ErrNotSupported, "%s: %s has no form in %s: %s", m.ctx.info.Backend, spec.Name,
		m.texts.Language, why)
	if m.refused != nil {
		return fmt.Errorf("%w; the source itself: %w", err, m.refused)
	}
	return err
}

// sharedFor is the dynamic shared memory of a launch: what the launch asks for, and after it the __local arguments of
// a translated kernel, each at a multiple of localAlign bytes.
func sharedFor(l *driver.Launch) int {
	n := l.Shared
	for i := range l.Args {
		if a := &l.Args[i]; a.Kind == driver.ArgLocal {
			n = alignLocal(n) + a.Size
		}
	}
	return n
}

// localAlign is the alignment of the largest type of OpenCL C, a vector of 16 elements of 8 bytes.
const localAlign = 128

func alignLocal(n int) int { return (n + localAlign - 1) / localAlign * localAlign }
