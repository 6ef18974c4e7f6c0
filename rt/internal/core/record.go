package core

import (
	"errors"
	"fmt"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/kbind/kbind/rt/driver"
	recorded "github.com/kbind/kbind/rt/recording"
)

// mostRecorded is how many launches of a kernel are recorded: those with other values or sizes than the ones before.
const mostRecorded = 16

// recordings records launches of one kernel, as KBIND_CAPTURE=KERNEL DIRECTORY asks for. A nil one records none.
type recordings struct {
	kernel, dir string

	mu    sync.Mutex
	seen  map[string]bool // launches, by their values and sizes
	found atomic.Bool     // a module has the kernel, or it was logged that none has
}

// newRecordings reads the environment variable, and says in the log what is wrong with it.
func newRecordings(env string) *recordings {
	if env == "" {
		return nil
	}
	kernel, dir, ok := strings.Cut(env, " ")
	if !ok || kernel == "" || strings.TrimSpace(dir) == "" {
		slog.Warn("kbind: KBIND_CAPTURE records nothing: want the name of a kernel in Go, a space, and a directory",
			"KBIND_CAPTURE", env)
		return nil
	}
	return &recordings{kernel: kernel, dir: strings.TrimSpace(dir), seen: map[string]bool{}}
}

// record records the launch if it is one of the kernel with values and sizes that were not seen. What fails is logged:
// the program goes on as without.
func (r *recordings) record(c *Call) {
	kernel, _, _ := strings.Cut(c.k.spec.Name, "[")
	if kernel != r.kernel {
		r.lookFor(c.k.m.spec)
		return
	}
	r.found.Store(true)
	r.mu.Lock()
	defer r.mu.Unlock()
	key := fmt.Sprint(c.k.spec.Symbol, c.l.Values)
	for _, a := range c.l.Args {
		key += fmt.Sprintf(" %d", a.Size)
	}
	if r.seen[key] || len(r.seen) >= mostRecorded {
		return
	}
	r.seen[key] = true
	path, err := r.write(c, kernel)
	if err != nil {
		slog.Warn("kbind: a launch is not recorded", "kernel", kernel, "reason", err)
		return
	}
	slog.Info("kbind: a launch is recorded", "kernel", kernel, "file", path)
}

// lookFor logs that no kernel has the name that is asked for, once for each context: if the first module of which a
// kernel is launched has none. What other modules have is not known then.
func (r *recordings) lookFor(m *driver.ModuleSpec) {
	if !r.found.CompareAndSwap(false, true) {
		return
	}
	var names []string
	for i := range m.Kernels {
		name, _, _ := strings.Cut(m.Kernels[i].Name, "[")
		if name == r.kernel {
			return
		}
		if !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	slog.Warn("kbind: no kernel launched so far has the name that KBIND_CAPTURE gives", "name", r.kernel, "file", m.Name,
		"kernels", strings.Join(names, " "))
}

// write writes the launch into a file of the directory that is not there yet.
func (r *recordings) write(c *Call, kernel string) (path string, err error) {
	if c.ring != nil {
		return "", errors.New("it is a ring's, whose kernel answers messages until it is told to end")
	}
	m := c.k.m
	l := &recorded.Launch{Kernel: kernel, Symbol: c.k.spec.Symbol, File: m.spec.Name, Source: sourceHash(m.base),
		Device: m.dev.String(), Grid: c.l.Grid, Block: c.l.Block, Shared: c.l.Shared}
	var contents []Buffer[byte]
	for i, a := range c.l.Args {
		arg := recorded.Arg{Name: c.k.spec.Params[i].Name, Kind: a.Kind, Bytes: int64(a.Size)}
		switch a.Kind {
		case driver.ArgValue:
			arg.Value, arg.Bytes = append([]byte{}, c.l.Values[a.Offset:a.Offset+a.Size]...), 0
		case driver.ArgMem:
			if err := apart(c, i); err != nil {
				return "", err
			}
			contents = append(contents, Buffer[byte]{m: &memory{dev: m.dev, drv: a.Mem, size: a.Offset + a.Size},
				off: a.Offset, n: a.Size})
		case driver.ArgLocal:
		default:
			return "", fmt.Errorf("%s is a texture, an image or a sampler", arg.Name)
		}
		l.Args = append(l.Args, arg)
	}
	for i := range m.spec.Globals {
		if g := &m.spec.Globals[i]; isConstant(g) {
			b, err := global[byte](m, g.Symbol)
			if err != nil {
				return "", err
			}
			l.Constants = append(l.Constants, recorded.Constant{Symbol: g.Symbol, Bytes: int64(g.Size)})
			contents = append(contents, b)
		}
	}
	if n := l.Total(); n > recorded.MostBytes {
		return "", fmt.Errorf("its memory has %d bytes, and a recording at most %d", n, recorded.MostBytes)
	}
	if err := os.MkdirAll(r.dir, 0o755); err != nil {
		return "", err
	}
	for n := 1; ; n++ {
		path = filepath.Join(r.dir, fmt.Sprintf("%s-%d%s", kernel, n, recorded.Ext))
		if _, err := os.Stat(path); err != nil {
			break
		}
	}
	return path, recorded.Write(path, l, func(i int) ([]byte, error) {
		data := make([]byte, contents[i].n)
		if len(data) == 0 {
			return data, nil
		}
		return data, contents[i].Read(c.s, data)
	})
}

// apart reports an error if argument i shares memory with one before it: what is launched again has a buffer for each.
func apart(c *Call, i int) error {
	a := &c.l.Args[i]
	for j := range c.l.Args[:i] {
		if b := &c.l.Args[j]; b.Kind == driver.ArgMem && a.Mem != nil && b.Mem == a.Mem && a.Offset < b.Offset+b.Size &&
			b.Offset < a.Offset+a.Size {
			return fmt.Errorf("%s and %s share memory", c.k.spec.Params[j].Name, c.k.spec.Params[i].Name)
		}
	}
	return nil
}
