package bindgen

import (
	"bytes"
	"path"

	"github.com/kbind/kbind/bindgen/internal/embedded"
	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/bindgen/source"
)

// literal is what the string literals of one file hold.
type literal struct {
	text     *embedded.Text // nil when there is none
	problems []embedded.Problem
}

// literals finds the kernels in the files' string literals, when Config asks for that. The dialect is taken from them
// if nothing else says it; known is false when they do not say.
func (l *loader) literals(files []string, texts [][]byte) (out []literal, d ir.Dialect, known bool) {
	out = make([]literal, len(files))
	if !l.cfg.Embedded {
		return out, 0, false
	}
	want := embedded.Select{Names: l.cfg.Literals, OpenCL: l.cfg.Dialect == "opencl", CUDA: l.cfg.Dialect == "cuda" ||
		l.cfg.Dialect == "hip"}
	opencl, cuda, first := false, false, -1
	taken := map[string]bool{}
	for i, name := range files {
		if texts[i] == nil {
			continue
		}
		t, problems, names := embedded.Find(name, texts[i], want)
		for _, n := range names {
			taken[n] = true
		}
		if t == nil && len(problems) == 0 && !isKernelFile(name) && len(want.Names) == 0 {
			problems = []embedded.Problem{{Msg: "no string literal of this file holds a kernel"}}
		}
		out[i] = literal{t, problems}
		if t != nil {
			opencl, cuda = opencl || t.OpenCL, cuda || t.CUDA
		}
		if first < 0 && (t != nil || problems != nil) {
			first = i
		}
	}
	for _, n := range want.Names {
		if !taken[n] {
			out[max(first, 0)].problems = append(out[max(first, 0)].problems,
				embedded.Problem{Msg: "no string literal is the value of " + n})
		}
	}
	switch {
	case l.cfg.Dialect != "" || !opencl && !cuda:
		return out, 0, false
	case opencl && cuda:
		out[first].problems = append(out[first].problems,
			embedded.Problem{Msg: "the string literals hold kernels of OpenCL and of CUDA: say with -dialect which are meant"})
		return out, ir.CUDA, true
	case opencl:
		return out, ir.OpenCL, true
	}
	for _, t := range texts {
		if bytes.Contains(t, []byte("hip/hip_runtime")) || bytes.Contains(t, []byte("hip/hiprtc.h")) {
			return out, ir.HIP, true
		}
	}
	return out, ir.CUDA, true
}

// isKernelFile reports whether a file is by its name a kernel source and not a host program.
func isKernelFile(name string) bool {
	switch path.Ext(name) {
	case ".cu", ".cuh", ".hip", ".cl", ".clh", ".ocl", ".opencl":
		return true
	}
	return false
}

// addUnit adds a file of the command line, or what its literals hold, and reports what is wrong with those.
func (l *loader) addUnit(name string, text []byte, found literal) (*source.File, error) {
	if found.text == nil && found.problems == nil {
		return l.set.AddFile(name, text)
	}
	var own []byte
	var runs []source.Run
	if found.text != nil {
		own, runs = found.text.Bytes, found.text.Runs
	}
	f, err := l.set.AddMapped(name, own, text, runs)
	if err != nil {
		return f, err
	}
	l.hosts[f] = text
	if len(found.problems) > 0 {
		whole, err := l.set.AddFile(name, text)
		if err != nil {
			return f, err
		}
		for _, p := range found.problems {
			l.diags.Add(CodeLiteral, whole.Pos(p.Offset), "%s", p.Msg)
		}
	}
	return f, nil
}
