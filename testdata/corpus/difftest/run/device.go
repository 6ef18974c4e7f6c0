package run

import (
	"context"
	"errors"
	"fmt"
	"os"
	"time"

	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// device is a backend with one module loaded.
type device struct {
	name   string
	ctx    driver.Context
	stream driver.Stream
	spec   *driver.ModuleSpec
	module driver.Module
}

// errStuck says that a launch neither ends nor can be cancelled: the process has to.
var errStuck = errors.New("the launch does not end")

// open opens a device for a module. The checks of the CPU are on only with checked.
func open(b driver.Backend, id string, spec *driver.ModuleSpec, checked bool) (*device, error) {
	mode := "fast"
	if checked {
		mode = ""
	}
	if err := os.Setenv("KBIND_CPU", mode); err != nil {
		return nil, err
	}
	c, err := b.Open(id)
	if err != nil {
		return nil, err
	}
	d := &device{name: b.Name(), ctx: c, spec: spec}
	if d.module, err = c.Load(spec); err != nil {
		return nil, err
	}
	d.stream, err = c.NewStream()
	return d, err
}

// with is spec with another image for the CPU.
func with(spec *driver.ModuleSpec, image *simt.Module) *driver.ModuleSpec {
	s := *spec
	s.Images = []driver.Image{image}
	return &s
}

// launch runs a kernel once and returns what is then in the arguments' memory.
func (d *device) launch(k *driver.KernelSpec, m *KernelMeta, a *arguments, p *plan,
	limit time.Duration) (memory [][]byte, err error) {
	kernel, err := d.module.Kernel(k)
	if err != nil {
		return nil, err
	}
	mems := map[*value]driver.Mem{}
	defer func() {
		for _, x := range mems {
			err = errors.Join(err, x.Free())
		}
	}()
	for _, v := range a.all {
		if mems[v], err = d.ctx.Alloc(len(v.bytes)); err != nil {
			return nil, err
		}
	}
	upload := func(mem driver.Mem, v *value) error {
		text, err := patched(v, mems)
		if err != nil {
			return err
		}
		return d.stream.Upload(mem, 0, text)
	}
	for _, v := range a.all {
		if err := upload(mems[v], v); err != nil {
			return nil, err
		}
	}
	globals, err := d.globals(a, upload)
	if err != nil {
		return nil, err
	}
	l := &driver.Launch{Grid: p.grid, Block: p.block, Cooperative: k.Cooperative}
	if m.Dynamic {
		l.Shared = 16 << 10
	}
	if err := setArgs(l, a, mems); err != nil {
		return nil, err
	}
	if err := d.stream.Launch(kernel, l); err != nil {
		return nil, err
	}
	if err := d.wait(limit); err != nil {
		return nil, err
	}
	get := func(mem driver.Mem, n int) error {
		b := make([]byte, n)
		memory = append(memory, b)
		return d.stream.Download(b, mem, 0)
	}
	for _, v := range a.all {
		if err := get(mems[v], len(v.bytes)); err != nil {
			return nil, err
		}
	}
	for i, g := range globals {
		if err := get(g, len(a.globals[i].bytes)); err != nil {
			return nil, err
		}
	}
	return memory, nil
}

// globals finds the variables and fills them.
func (d *device) globals(a *arguments, upload func(driver.Mem, *value) error) (list []driver.Mem, err error) {
	for _, v := range a.globals {
		for i := range d.spec.Globals {
			if g := &d.spec.Globals[i]; g.Symbol == v.name {
				mem, err := d.module.Global(g)
				if err != nil {
					return nil, fmt.Errorf("variable %s: %w", g.Symbol, err)
				}
				if err := upload(mem, v); err != nil {
					return nil, fmt.Errorf("variable %s: %w", g.Symbol, err)
				}
				list = append(list, mem)
			}
		}
	}
	return list, nil
}

// setArgs are the arguments of the launch.
func setArgs(l *driver.Launch, a *arguments, mems map[*value]driver.Mem) error {
	for _, v := range a.params {
		switch {
		case v.local > 0:
			l.Args = append(l.Args, driver.Arg{Kind: driver.ArgLocal, Size: v.local})
		case v.mem:
			l.Args = append(l.Args, driver.Arg{Kind: driver.ArgMem, Mem: mems[v], Size: len(v.bytes)})
		default:
			text, err := patched(v, mems)
			if err != nil {
				return err
			}
			for len(l.Values)%16 != 0 {
				l.Values = append(l.Values, 0)
			}
			l.Args = append(l.Args, driver.Arg{Kind: driver.ArgValue, Offset: len(l.Values), Size: len(text)})
			l.Values = append(l.Values, text...)
		}
	}
	return nil
}

// patched is a value with the addresses of what it points to.
func patched(v *value, mems map[*value]driver.Mem) ([]byte, error) {
	if len(v.at) == 0 {
		return v.bytes, nil
	}
	out := append([]byte(nil), v.bytes...)
	for _, p := range v.at {
		mem, ok := mems[p.to].(driver.Addresser)
		if !ok {
			return nil, driver.Errorf(driver.ErrNotSupported, "pointers in memory")
		}
		addr, err := mem.Addr()
		if err != nil {
			return nil, err
		}
		put(out[p.off:], 8, addr)
	}
	return out, nil
}

// wait waits for the launch, and cancels it when it takes too long.
func (d *device) wait(limit time.Duration) error {
	ctx, cancel := context.WithTimeout(context.Background(), limit)
	defer cancel()
	err := d.stream.Synchronize(ctx)
	if ctx.Err() == nil || !errors.Is(err, context.DeadlineExceeded) {
		return err
	}
	c, ok := d.stream.(driver.Canceler)
	if !ok {
		return errStuck
	}
	c.Cancel(context.DeadlineExceeded)
	more, stop := context.WithTimeout(context.Background(), limit/2)
	defer stop()
	if err := d.stream.Synchronize(more); more.Err() != nil {
		return errStuck
	} else if err != nil {
		return err
	}
	return context.DeadlineExceeded
}
