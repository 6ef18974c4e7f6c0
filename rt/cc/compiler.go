package cc

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/cache"
	"github.com/kbind/kbind/rt/internal/dl"
	"github.com/kbind/kbind/rt/internal/link"
)

// compiler is a C compiler that takes the options of GCC.
type compiler struct {
	command []string // the program and its first arguments
	version string   // the first line that it prints about itself
	native  string   // the option that asks for code for the processor of this machine, "" if it has none
	cpu     string   // which processor that is
}

// flags make C mean what the texts say: signed arithmetic wraps around, any pointer reads any memory, no product and
// sum become one operation, and nobody asks for errno or for floating-point traps. GCC 12.2 makes wrong code of
// some straight lines of statements when it looks for vectors there, for AMD's processors with AVX2; loops do not need
// that.
var flags = []string{"-O3", "-std=gnu11", "-ffp-contract=off", "-fwrapv", "-fno-strict-aliasing",
	"-fno-math-errno", "-fno-trapping-math", "-fopenmp-simd", "-fno-tree-slp-vectorize", "-fPIC", "-shared",
	"-fvisibility=hidden", "-w", "-x", "c"}

// findCompiler finds the program and asks for its version.
func findCompiler() (*compiler, error) {
	name := os.Getenv("KBIND_CC")
	if name == "" {
		name = "cc"
	}
	none := func(reason string) (*compiler, error) {
		return nil, &driver.ProbeError{Backend: "cc", Reason: reason}
	}
	if why := dl.Unusable(); why != "" {
		return none(why)
	}
	if !little() || runtime.GOOS == "windows" {
		return none("kbind builds no kernels in C on " + runtime.GOOS + "/" + runtime.GOARCH)
	}
	c := &compiler{command: strings.Fields(name), cpu: processor()}
	if len(c.command) == 0 {
		return none("KBIND_CC is blank")
	}
	path, err := exec.LookPath(c.command[0])
	if err != nil {
		return none("no C compiler: " + err.Error())
	}
	c.command[0] = path
	out, err := c.run("--version")
	if err != nil {
		return none("the C compiler does not run: " + err.Error())
	}
	first, _, _ := strings.Cut(string(out), "\n")
	c.version = strings.TrimSpace(first)
	if err := c.findNative(); err != nil {
		return none(err.Error())
	}
	return c, nil
}

// findNative finds out which of its options for the processor of this machine the compiler takes, and whether it takes
// the others.
func (c *compiler) findNative() error {
	dir, key := cache.Default(), c.key("")
	if data, ok := dir.Get(key); ok {
		c.native = string(data)
		return nil
	}
	var log []byte
	var err error
	for _, option := range []string{"-march=native", "-mcpu=native", ""} {
		c.native = option
		if log, err = c.run(append(c.options(), "-S", "-o", os.DevNull, os.DevNull)...); err == nil {
			dir.Put(key, []byte(option))
			return nil
		}
	}
	return fmt.Errorf("the C compiler does not take the options %s: %s", strings.Join(flags, " "), bytes.TrimSpace(log))
}

// options are the options with which kernels are compiled.
func (c *compiler) options() []string {
	if c.native == "" {
		return slices.Clone(flags)
	}
	return append([]string{c.native}, flags...)
}

// little reports whether the least byte of a number comes first.
func little() bool {
	switch runtime.GOARCH {
	case "amd64", "arm64", "loong64", "ppc64le", "riscv64":
		return true
	}
	return false
}

// processor identifies the processor that -march=native means.
func processor() string {
	if text, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		first, _, _ := bytes.Cut(text, []byte("\n\n"))
		var list []string
		for line := range strings.Lines(string(first)) {
			switch key, value, _ := strings.Cut(line, ":"); strings.TrimSpace(key) {
			case "model name", "cpu family", "model", "flags", "Features", "CPU part", "isa":
				list = append(list, strings.TrimSpace(value))
			}
		}
		return strings.Join(list, "\n")
	}
	host, _ := os.Hostname() // any name will do, as long as another machine has another
	return host
}

// run runs the compiler and returns what it printed.
func (c *compiler) run(args ...string) ([]byte, error) {
	cmd := exec.Command(c.command[0], append(c.command[1:len(c.command):len(c.command)], args...)...)
	cmd.Env = append(os.Environ(), "LC_ALL=C")
	return cmd.CombinedOutput()
}

// compile makes a shared library of a text.
func (c *compiler) compile(spec *driver.ModuleSpec, text string) ([]byte, error) {
	failed := func(err error, log []byte) error {
		return &driver.BuildError{Module: spec.Name, Compiler: c.version, Msg: err.Error(), Log: string(log)}
	}
	dir, err := os.MkdirTemp("", "kbind-cc-")
	if err != nil {
		return nil, failed(err, nil)
	}
	defer os.RemoveAll(dir)
	source, library := filepath.Join(dir, "kernel.c"), filepath.Join(dir, "kernel.so")
	if err := os.WriteFile(source, []byte(link.WithLines(text)), 0o666); err != nil {
		return nil, failed(err, nil)
	}
	options := append(c.options(), "-o", library, source, "-lm")
	log, err := c.run(options...)
	if err != nil && bytes.Contains(log, []byte("internal compiler error")) {
		log, err = c.run(append(options, "-fno-tree-loop-vectorize")...) // what GCC 12.2 stumbles over
	}
	if err != nil {
		return nil, failed(err, log)
	}
	data, err := os.ReadFile(library)
	if err != nil {
		return nil, failed(err, log)
	}
	return data, nil
}

// key is everything that a library depends on.
func (c *compiler) key(text string) string {
	return cache.Key("cc 1", strings.Join(c.command, "\x00"), c.version, strings.Join(c.options(), "\x00"), c.cpu, text)
}

// open loads a library, for which a file is needed that need not stay: in the directory for such files, or where code
// may not be run from there, in that of the cache.
func open(data []byte) (lib *dl.Library, err error) {
	for _, dir := range []string{os.TempDir(), string(cache.Default())} {
		if dir == "" {
			continue
		}
		if lib, err = openIn(dir, data); err == nil {
			break
		}
	}
	return lib, err
}

func openIn(dir string, data []byte) (*dl.Library, error) {
	f, err := os.CreateTemp(dir, "kbind-*.so")
	if err != nil {
		return nil, err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(data)
	if cerr := f.Close(); err == nil {
		err = cerr
	}
	if err != nil {
		return nil, err
	}
	lib, tried := dl.Search{Names: []string{f.Name()}}.Open()
	if lib == nil {
		return nil, driver.Errorf(driver.ErrBuild, "cc: the compiled kernel cannot be loaded: %s", tried[0].Err)
	}
	return lib, nil
}
