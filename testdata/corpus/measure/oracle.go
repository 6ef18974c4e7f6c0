package main

import (
	"bytes"
	"context"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"time"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// oracle runs clang. Its files live in dir, which the caller removes.
type oracle struct {
	clang string
	dir   string
	flags []string
	known typedefs // of the stub and of the C library
	stub  map[string]string

	stubHash string // of the stub's text, the flags and clang's version
}

// verdict is what the oracle says about one file.
type verdict struct {
	kernels  []kernel
	typedefs typedefs
	records  map[string]string
	accepted bool     // no error, no missing header
	missing  []string // headers replaced by empty files
	errors   []string
	err      error // clang could not be run to an end
}

//go:embed stub
var stubFiles embed.FS

// newOracle writes the stub and precompiles it.
func newOracle(clang, dir string) (*oracle, error) {
	o := &oracle{clang: clang, dir: dir}
	hash := sha256.New()
	entries, err := stubFiles.ReadDir("stub")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		text, err := stubFiles.ReadFile("stub/" + e.Name())
		if err != nil {
			return nil, err
		}
		hash.Write(text)
		if err := write(filepath.Join(dir, "stub", e.Name()), text); err != nil {
			return nil, err
		}
	}
	for _, h := range strings.Fields(units.ToolkitHeaders) {
		if err := write(filepath.Join(dir, "toolkit", h), nil); err != nil {
			return nil, err
		}
	}
	for _, h := range []string{"helper_cuda.h", "helper_functions.h", "helper_timer.h", "helper_string.h",
		"helper_image.h"} {
		if err := write(filepath.Join(dir, "toolkit", h),
			fmt.Appendf(nil, "#include %q\n", filepath.Join(dir, "stub", "helper_cuda.h"))); err != nil {
			return nil, err
		}
	}
	res, err := exec.Command(clang, "-print-resource-dir").Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", clang, err)
	}
	// Clang's own CUDA wrappers of the standard headers would clash with the stub's way of making everything callable on
	// the device.
	o.flags = []string{"-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_80", "-nocudainc", "-nocudalib",
		"-nobuiltininc", "-isystem",
		filepath.Join(strings.TrimSpace(string(res)), "include"), "-std=c++17", "-w", "-Wno-register", "-Wno-c++11-narrowing",
		"-ferror-limit=0", "-Xclang", "-fcuda-allow-variadic-functions", "-fsyntax-only"}
	version, err := exec.Command(clang, "--version").Output()
	if err != nil {
		return nil, fmt.Errorf("%s: %w", clang, err)
	}
	fmt.Fprintf(hash, "%s %q %s", version, o.flags, units.ToolkitHeaders)
	o.stubHash = hex.EncodeToString(hash.Sum(nil))
	pch := exec.Command(clang, append(append([]string{}, o.flags...), "-Xclang", "-emit-pch",
		filepath.Join(dir, "stub", "heavy.h"))...)
	var errs bytes.Buffer
	pch.Stderr = &errs
	out, err := pch.Output()
	if err != nil {
		return nil, fmt.Errorf("precompiling the stub: %w\n%s", err, errs.String())
	}
	if err := write(filepath.Join(dir, "stub.pch"), out); err != nil {
		return nil, err
	}
	cmd := exec.Command(clang, append(append([]string{}, o.flags...), "-Xclang", "-ast-dump=json",
		filepath.Join(dir, "stub", "types.h"))...)
	out, err = cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("dumping the stub: %w", err)
	}
	d, err := readAST(bytes.NewReader(out))
	if err != nil {
		return nil, err
	}
	o.stub = d.typedefs
	o.known = typedefs{d.typedefs, libraryTypedefs()}
	return o, nil
}

func write(path string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
		return err
	}
	return os.WriteFile(path, text, 0o666)
}

// libraryTypedefs are the C library's and OpenCL's names: they come precompiled, and a precompiled declaration is not
// dumped.
func libraryTypedefs() map[string]string {
	m := map[string]string{"size_t": "unsigned long", "ssize_t": "long", "ptrdiff_t": "long", "intptr_t": "long",
		"uintptr_t": "unsigned long", "uint": "unsigned int",
		"ushort": "unsigned short", "ulong": "unsigned long", "clock_t": "long", "time_t": "long", "u_int": "unsigned int",
		"u_char": "unsigned char", "u_short": "unsigned short", "u_long": "unsigned long",
		"intmax_t": "long", "uintmax_t": "unsigned long", "off_t": "long", "uchar": "unsigned char"}
	for bits, name := range map[string]string{"8": "char", "16": "short", "32": "int", "64": "long"} {
		signed := name
		if bits == "8" {
			signed = "signed char"
		}
		m["int"+bits+"_t"], m["uint"+bits+"_t"] = signed, "unsigned "+name
		m["int_least"+bits+"_t"], m["uint_least"+bits+"_t"] = signed, "unsigned "+name
		m["u_int"+bits+"_t"] = "unsigned " + name
	}
	m["uint_fast8_t"], m["uint_fast32_t"], m["uint_fast64_t"] = "unsigned char", "unsigned long", "unsigned long"
	for k, v := range m {
		m["std::"+k] = v
	}
	delete(m, "std::uchar")
	delete(m, "uchar") // a CUDA file may have its own; OpenCL's is resolved by clang
	return m
}

var missingHeader = regexp.MustCompile(`fatal error: '([^']+)' file not found`)
var errorLine = regexp.MustCompile(`(?m)^[^ \n].*?:\d+:\d+: (?:fatal )?error: .*$`)

// inspect asks clang about one unit. A header that is not there becomes an empty file, and clang is asked again.
func (o *oracle) inspect(u units.Unit, timeout time.Duration) verdict {
	v := verdict{}
	own, err := os.MkdirTemp(o.dir, "missing")
	if err != nil {
		return verdict{err: err}
	}
	defer os.RemoveAll(own)
	// A missing header may be written with leading ../
	deep := filepath.Join(own, "1", "2", "3", "4", "5")
	if err := os.MkdirAll(deep, 0o777); err != nil {
		return verdict{err: err}
	}
	files, err := o.texts(u, own)
	if err != nil {
		return verdict{err: err}
	}
	for range 40 {
		d, text, err := o.run(u, files, deep, timeout)
		if err != nil {
			v.err = err
			return v
		}
		m := missingHeader.FindStringSubmatch(text)
		if m != nil {
			path := filepath.Join(deep, m[1])
			if strings.HasPrefix(path, own) && write(path, nil) == nil {
				v.missing = append(v.missing, m[1])
				continue
			}
		}
		for _, e := range errorLine.FindAllString(text, -1) {
			// Clang has no kernels that launch kernels; the signature is none the worse for it.
			if !strings.Contains(e, "reference to __global__ function") {
				v.errors = append(v.errors, e)
			}
		}
		v.kernels = d.kernels
		for i := range v.kernels {
			v.kernels[i].file = strings.TrimPrefix(filepath.Clean(v.kernels[i].file), filepath.Join(own, "text"))
		}
		v.records = d.records
		v.typedefs = append(typedefs{d.typedefs}, o.known...)
		v.accepted = len(v.errors) == 0 && len(v.missing) == 0
		return v
	}
	v.err = fmt.Errorf("too many missing headers")
	return v
}

// texts are the files that clang is to read: the unit's own, or, of embedded kernels, copies in dir in which only what
// stands in raw strings is left.
func (o *oracle) texts(u units.Unit, dir string) ([]string, error) {
	if !u.Embedded {
		return u.Files, nil
	}
	var out []string
	for _, f := range u.Files {
		text, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		path := filepath.Join(dir, "text", f)
		if err := write(path, rawStrings(text)); err != nil {
			return nil, err
		}
		out = append(out, path)
	}
	return out, nil
}

// rawStrings blanks everything but the contents of R"(...)", keeping lines and columns.
func rawStrings(text []byte) []byte {
	out := bytes.Repeat([]byte(" "), len(text))
	for i, c := range text {
		if c == '\n' {
			out[i] = c
		}
	}
	for at := 0; ; {
		i := bytes.Index(text[at:], []byte(`R"(`))
		if i < 0 {
			return out
		}
		start := at + i + 3
		end := bytes.Index(text[start:], []byte(`)"`))
		if end < 0 {
			return out
		}
		copy(out[start:start+end], text[start:start+end])
		at = start + end + 2
	}
}

func isOpenCL(file string) bool {
	return strings.HasSuffix(file, ".cl") || strings.HasSuffix(file, ".opencl")
}

func (o *oracle) run(u units.Unit, files []string, last string, timeout time.Duration) (dump, string, error) {
	ctx, cancel := context.WithTimeout(context.Background(), timeout)
	defer cancel()
	var args []string
	if isOpenCL(u.Name()) {
		std := u.Std
		if std == "" {
			std = "CL1.2"
		}
		args = []string{"-x", "cl", "-cl-std=" + std, "-Xclang", "-finclude-default-header", "-w", "-ferror-limit=0",
			"-fsyntax-only", "-target", "spir64"}
	} else {
		args = append(args, o.flags...)
		args = append(args, "-Xclang", "-include-pch", "-Xclang", filepath.Join(o.dir, "stub.pch"))
	}
	for _, d := range u.Include {
		args = append(args, "-I", d)
	}
	args = append(args, "-idirafter", filepath.Join(o.dir, "toolkit"), "-idirafter", last)
	for _, d := range u.Defines {
		args = append(args, "-D"+d)
	}
	for _, f := range files[:len(files)-1] {
		args = append(args, "-include", f)
	}
	cmd := exec.CommandContext(ctx, o.clang, append(args, "-Xclang", "-ast-dump=json", files[len(files)-1])...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	pipe, err := cmd.StdoutPipe()
	if err != nil {
		return dump{}, "", err
	}
	if err := cmd.Start(); err != nil {
		return dump{}, "", err
	}
	d, err := readAST(pipe)
	werr := cmd.Wait()
	if ctx.Err() != nil {
		return d, "", fmt.Errorf("clang: no answer in %s", timeout)
	}
	if _, exited := werr.(*exec.ExitError); werr != nil && !exited {
		return d, "", werr
	}
	return d, errs.String(), err
}
