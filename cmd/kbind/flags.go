package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/diag"
	"github.com/kbind/kbind/bindgen/ir"
)

// unitFlags are the flags that say what to read and how; generate, inspect and emit share them.
type unitFlags struct {
	set     *flag.FlagSet
	help    string // what -h prints before the flags
	all     bool
	dialect string
	include list
	defines list
	undefs  list
	std     string
	files   []string
	before  list // -include
	mods    *modules
	opened  func(path string) // told of each file that is looked for; nil: nobody asks

	embedded embeddedFlag
	fmad     bool // the form for the CPU contracts products and sums

	// Of the options after "--" (options.go).
	arch                      string // what __CUDA_ARCH__ is, "" for the default
	fastMath, singlePrecision bool
	wave64                    bool     // -mwavefrontsize64
	fmadOption                string   // -fmad after "--": "true", "false" or "" for none
	options                   []string // those that generated files remember
	deviceOptions             []string // those for the device compiler
}

// embeddedFlag is -embedded, or -embedded=name,name with the variables whose literals are meant.
type embeddedFlag struct {
	on    bool
	names []string
}

func (e *embeddedFlag) String() string {
	if e == nil || !e.on {
		return ""
	}
	return strings.Join(append([]string{"true"}, e.names...), ",")
}

func (e *embeddedFlag) Set(v string) error {
	*e = embeddedFlag{on: v != "false"}
	if v != "true" && v != "false" {
		e.names = strings.Split(v, ",")
	}
	return nil
}

// IsBoolFlag lets -embedded stand without a value.
func (e *embeddedFlag) IsBoolFlag() bool { return true }

// list is a flag that may be given several times.
type list []string

func (l *list) String() string     { return strings.Join(*l, ",") }
func (l *list) Set(v string) error { *l = append(*l, v); return nil }

// parseFlags parses the flags of a command. For -h it prints help and the flags, but for those without a description,
// and returns flag.ErrHelp.
func parseFlags(set *flag.FlagSet, s *streams, args []string, help string) error {
	set.SetOutput(io.Discard)
	set.Usage = func() {}
	err := set.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		described := flag.NewFlagSet("", flag.ContinueOnError)
		set.VisitAll(func(f *flag.Flag) {
			if f.Usage != "" {
				described.Var(f.Value, f.Name, f.Usage)
				described.Lookup(f.Name).DefValue = f.DefValue
			}
		})
		fmt.Fprint(s.err, help)
		described.SetOutput(s.err)
		described.PrintDefaults()
	case err != nil:
		return usagef("%s: %v; kbind help %[1]s lists the flags", strings.TrimPrefix(set.Name(), "kbind "), err)
	}
	return err
}

func newFlags(name string, s *streams) *unitFlags {
	u := &unitFlags{set: flag.NewFlagSet("kbind "+name, flag.ContinueOnError)}
	u.help = fmt.Sprintf("Flags of kbind %s (each has an environment twin, such as KBIND_DIALECT; KBIND_I is a list "+
		"like PATH, and KBIND_D and KBIND_U are split at spaces):\n", name)
	u.set.BoolVar(&u.all, "all", false, "bind every kernel, with or without directives")
	u.set.StringVar(&u.dialect, "dialect", "",
		"`language` of the source: cuda, hip or opencl (default: by file extension)")
	u.set.Var(&u.include, "I", "`directory` to search for included files; may be repeated")
	u.set.Var(&u.defines, "D", "define a macro, `NAME[=VALUE]`; may be repeated")
	u.set.Var(&u.before, "include", "read this `file` before the others, as part of the unit; may be repeated")
	u.set.Var(&u.undefs, "U", "undefine a `macro`; may be repeated")
	u.set.Var(&u.embedded, "embedded",
		"read kernels from string literals of the files, which are host programs in C, C++, Python or Go; "+
			"-embedded=`NAME,NAME` reads only the values of these variables or macros")
	u.set.BoolVar(&u.fmad, "fmad", false,
		"fuse a*b+c into one fma on the CPU too, as nvcc does by default (docs/numerics.md); same as -- -fmad=true")
	u.set.StringVar(&u.std, "std", "", "language `standard`, which is passed to the device compiler, such as c++17")
	return u
}

// parse reads flags, files, and after "--" compiler flags. Flags that the command line leaves alone are taken from
// the environment.
func (u *unitFlags) parse(s *streams, args []string) error {
	var compiler []string
	for i, a := range args {
		if a == "--" {
			args, compiler = args[:i], args[i+1:]
			break
		}
	}
	if err := parseFlags(u.set, s, args, u.help); err != nil {
		return err
	}
	if err := u.fromEnv(s); err != nil {
		return err
	}
	u.files = u.set.Args()
	for _, f := range u.files {
		if strings.HasPrefix(f, "-") && len(f) > 1 {
			return usagef("flag %s comes after the files: flags go before them", f)
		}
	}
	return u.compilerFlags(compiler)
}

func (u *unitFlags) fromEnv(s *streams) error {
	given := map[string]bool{}
	u.set.Visit(func(f *flag.Flag) { given[f.Name] = true })
	var err error
	u.set.VisitAll(func(f *flag.Flag) {
		name := "KBIND_" + strings.ToUpper(f.Name)
		v, ok := s.env(name)
		if !ok || v == "" || given[f.Name] || err != nil {
			return
		}
		if name == "KBIND_CPU" && (v == "fast" || v == "threads") {
			return // it tells programs how to run kernels; see docs/testing-kernels.md
		}
		for _, one := range envValues(f, v) {
			if e := u.set.Set(f.Name, one); e != nil && err == nil {
				err = usagef("%s=%q: %v", name, v, e)
			}
		}
	})
	return err
}

// envValues splits the variable of a flag that may be given several times: directories as PATH does, macros at blanks.
func envValues(f *flag.Flag, v string) []string {
	if _, several := f.Value.(*list); !several {
		return []string{v}
	}
	if f.Name == "I" {
		return filepath.SplitList(v)
	}
	return strings.Fields(v)
}

// record lists the flags that change what is generated in one canonical order, with directories as seen from directory
// out: what a generated file remembers.
func (u *unitFlags) record(out string) []string {
	var args []string
	if u.all {
		args = append(args, "-all")
	}
	if u.dialect != "" {
		args = append(args, "-dialect", u.dialect)
	}
	if u.embedded.on {
		a := "-embedded"
		if len(u.embedded.names) > 0 {
			a += "=" + strings.Join(u.embedded.names, ",")
		}
		args = append(args, a)
	}
	for _, dir := range u.include {
		if rel, err := filepath.Rel(out, dir); err == nil && !filepath.IsAbs(dir) && !u.mods.isDir(dir) {
			dir = rel
		}
		args = append(args, "-I", filepath.ToSlash(dir))
	}
	for _, d := range u.defines {
		args = append(args, "-D", d)
	}
	for _, d := range u.undefs {
		args = append(args, "-U", d)
	}
	for _, f := range u.before {
		if rel, err := filepath.Rel(out, f); err == nil && !filepath.IsAbs(f) {
			f = rel
		}
		args = append(args, "-include", filepath.ToSlash(f))
	}
	if u.fmad {
		args = append(args, "-fmad")
	}
	if u.std != "" {
		args = append(args, "-std", u.std)
	}
	return args
}

// contract reports whether the form for the CPU contracts products and sums.
func (u *unitFlags) contract() bool {
	return u.fmadOption == "true" || u.fmad && u.fmadOption == ""
}

// recordOptions lists the compiler options after the files that a generated file remembers.
func (u *unitFlags) recordOptions() []string {
	if len(u.options) == 0 {
		return nil
	}
	return append([]string{"--"}, u.options...)
}

// deviceFlags are the options that a device compiler needs to read the sources as kbind did.
func (u *unitFlags) deviceFlags() []string {
	var out []string
	for _, d := range u.defines {
		out = append(out, "-D"+d)
	}
	for _, d := range u.undefs {
		out = append(out, "-U"+d)
	}
	if u.std != "" {
		out = append(out, "-std="+u.std)
	}
	return append(out, u.deviceOptions...)
}

// load runs the front end over the files as one unit and writes what is wrong to s.err. The module is what was
// understood, errors or not.
func (u *unitFlags) load(s *streams, dir string, files []string) (*ir.Module, *diag.List, error) {
	if len(files) == 0 {
		return nil, nil, usagef("no input file")
	}
	if u.mods == nil {
		u.mods = &modules{dir: dir}
	}
	var names []string
	for _, f := range append(slices.Clone(u.before), files...) {
		names = append(names, filepath.ToSlash(f))
	}
	cfg := &bindgen.Config{
		Open:    func(name string) ([]byte, error) { return u.read(dir, name) },
		List:    func(name string) []string { return listFiles(dir, name) },
		Include: u.include, Defines: u.defines, Undefs: u.undefs,
		Dialect: u.dialect, All: u.all, Std: u.std, Embedded: u.embedded.on, Literals: u.embedded.names,
		Arch: u.arch, FastMath: u.fastMath, Wave64: u.wave64, SinglePrecision: u.singlePrecision,
	}
	m, diags := bindgen.Load(cfg, names...)
	return m, diags, nil
}

// read is readSource, which -watch is told of.
func (u *unitFlags) read(dir, name string) ([]byte, error) {
	if u.opened != nil {
		u.opened(sourcePath(dir, name, u.mods))
	}
	return readSource(dir, name, u.mods)
}

// sourcePath is where a file is, by its slash-separated name, relative to dir or in another Go module; when it is
// nowhere, where it would be relative to dir.
func sourcePath(dir, name string, mods *modules) string {
	path := filepath.FromSlash(name)
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	if _, err := os.Stat(path); errors.Is(err, fs.ErrNotExist) {
		if found := mods.find(name); found != "" {
			return found
		}
	}
	return path
}

// readSource reads a file by its slash-separated name, relative to dir, or of another Go module.
func readSource(dir, name string, mods *modules) ([]byte, error) {
	path := sourcePath(dir, name, mods)
	st, err := os.Stat(path)
	if err != nil {
		return nil, err
	}
	if st.IsDir() {
		return nil, fmt.Errorf("it is a directory; name the kernel files in it, as in kbind %s",
			filepath.ToSlash(filepath.Join(name, "*.cu")))
	}
	return bindgen.ReadFile(path)
}

// listFiles names the regular files of a directory.
func listFiles(dir, name string) []string {
	path := filepath.FromSlash(name)
	if !filepath.IsAbs(path) {
		path = filepath.Join(dir, path)
	}
	entries, err := os.ReadDir(path)
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() {
			names = append(names, e.Name())
		}
	}
	return names
}

// maxShown is how many messages are written for people; -json has them all.
const maxShown = 50

// report writes the messages of a list and returns errReported when there are any.
func report(s *streams, diags *diag.List) error {
	if diags.Len() == 0 {
		return nil
	}
	diags.Sort()
	shown := *diags
	shown.Items = shown.Items[:min(len(shown.Items), maxShown)]
	shown.Format(s.err, s.color)
	if more := diags.Len() - len(shown.Items); more > 0 {
		fmt.Fprintf(s.err, "... and %d more errors\n", more)
	}
	return errReported
}
