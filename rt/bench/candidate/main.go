package candidate

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"time"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/bench"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/internal/core"
)

// grace is how long a program has to end by itself when its input ends.
const grace = 2 * time.Second

// Main is the whole of a program over a module. It ends with its input: whoever gave the jobs may have been killed, and
// a candidate that hangs would hold the device for ever.
// inputs are the functions that make arguments, by their names.
func Main(spec *driver.ModuleSpec, inputs map[string]Inputs) {
	gone := func() { time.AfterFunc(grace, func() { os.Exit(1) }) }
	if err := Serve(context.Background(), spec, inputs, os.Stdin, os.Stdout, gone); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// Serve does the jobs of in, one a line, and writes a line to out for each. It calls gone when in ends, even while it
// does a job.
func Serve(ctx context.Context, spec *driver.ModuleSpec, inputs map[string]Inputs, in io.Reader, out io.Writer,
	gone func()) error {
	p := &program{spec: spec, made: inputs, variants: map[string]*driver.ModuleSpec{}}
	defer p.close()
	w := json.NewEncoder(out)
	jobs := make(chan *Job)
	var failed error // of the input, once jobs is closed
	go func() {
		defer gone()
		defer close(jobs)
		d := json.NewDecoder(bufio.NewReader(in))
		d.DisallowUnknownFields()
		for {
			j := &Job{}
			if err := d.Decode(j); err != nil {
				if !errors.Is(err, io.EOF) {
					failed = err
				}
				return
			}
			jobs <- j
		}
	}()
	for j := range jobs {
		if err := w.Encode(p.do(ctx, j)); err != nil {
			return err
		}
	}
	return failed
}

// program is the state between jobs.
type program struct {
	spec     *driver.ModuleSpec
	made     map[string]Inputs
	variants map[string]*driver.ModuleSpec // with macros
	device   *rt.Context
	unlock   func()
	s        *core.Stream

	args    []Arg
	globals []Global
	inputs  [][]byte // what the arguments hold before a launch
	consts  [][]byte // the same of globals
	want    [][]byte // what they hold after the reference; nil where nobody looks
	buffers []core.Buffer[byte]
}

func (p *program) close() {
	if p.unlock != nil {
		p.unlock()
	}
	if p.device != nil {
		_ = p.device.Close() // whoever gave jobs has what they found
	}
}

func (p *program) do(ctx context.Context, j *Job) (r Reply) {
	var err error
	switch j.Do {
	case "open":
		err = p.open(ctx, j, &r)
	case "name":
		err = p.name(j, &r)
	case "reference":
		err = p.reference(ctx, j)
	case "compile":
		p.compile(j, &r)
	case "measure":
		p.measure(j, &r)
	default:
		err = fmt.Errorf("unknown job %q", j.Do)
	}
	if err != nil {
		r.Why = err.Error()
	}
	return r
}

// open opens the device on which is measured, and its lock.
func (p *program) open(ctx context.Context, j *Job, r *Reply) (err error) {
	r.Protocol = Protocol
	if p.device, err = rt.Open(ctx, j.Device); err != nil {
		return err
	}
	info := p.device.Info()
	r.Device = &info
	if !j.Unlocked {
		if p.unlock, err = bench.Lock(ctx, info); err != nil {
			return err
		}
	}
	p.s, err = core.NewStream(p.device)
	return err
}

// name finds out what the kernel of a launch is called in Go.
func (p *program) name(j *Job, r *Reply) error {
	for i := range p.spec.Kernels {
		if p.spec.Kernels[i].Symbol == j.Launch.Symbol {
			r.Name = p.spec.Kernels[i].Name
			return nil
		}
	}
	return fmt.Errorf("the module has no kernel %s", j.Launch.Symbol)
}

// reference makes up the arguments, finds out on the CPU what the kernel makes of them, and copies them to the
// device.
func (p *program) reference(ctx context.Context, j *Job) error {
	if err := p.fill(j); err != nil {
		return err
	}
	if err := p.expect(ctx, j); err != nil {
		return fmt.Errorf("on the CPU: %w", err)
	}
	for _, b := range p.buffers {
		if err := b.Free(); err != nil {
			return err
		}
	}
	var err error
	p.buffers, err = upload(p.device, p.s, p.args, p.inputs)
	return err
}

// fill makes up the contents of arguments and globals, or reads them.
func (p *program) fill(j *Job) error {
	p.args, p.globals, p.inputs, p.consts = j.Args, j.Globals, nil, nil
	below := mostInt
	for _, a := range p.args {
		if a.Kind == driver.ArgMem && a.Count > 0 {
			below = min(below, a.Count)
		}
	}
	made, err := p.makeInputs(j)
	if err != nil {
		return err
	}
	for i := range p.args {
		data, done := made[p.args[i].Name]
		if p.args[i].Kind == driver.ArgMem && !done {
			if data, err = p.args[i].contents(uint64(i), below); err != nil {
				return err
			}
		}
		p.inputs = append(p.inputs, data)
	}
	for i := range p.globals {
		data, err := p.globals[i].contents(uint64(1000+i), below)
		if err != nil {
			return err
		}
		p.consts = append(p.consts, data)
	}
	return nil
}

// expect fills in what the arguments hold after a launch on the CPU, which is kept in a file for programs to come.
func (p *program) expect(ctx context.Context, j *Job) error {
	p.want = make([][]byte, len(p.args))
	if kept, err := os.ReadFile(j.Keep); err == nil && p.recall(kept) {
		return nil
	}
	cpu, err := rt.Open(ctx, "cpu")
	if err != nil {
		return err
	}
	defer cpu.Close()
	s, err := core.NewStream(cpu)
	if err != nil {
		return err
	}
	buffers, err := upload(cpu, s, p.args, p.inputs)
	if err != nil {
		return err
	}
	k, err := p.kernel(cpu, p.spec, &j.Launch)
	if err != nil {
		return err
	}
	if err := p.launch(s, k, &j.Launch, buffers); err != nil {
		return err
	}
	if err := s.Synchronize(ctx); err != nil {
		return err
	}
	if p.want, err = results(s, p.args, buffers); err != nil {
		return err
	}
	if j.Keep == "" {
		return nil
	}
	return p.remember(j.Keep)
}

// remember writes the reference's results, so that a file that is there is whole.
func (p *program) remember(file string) error {
	var buf bytes.Buffer
	for _, w := range p.want {
		buf.Write(binary.LittleEndian.AppendUint64(nil, uint64(len(w))))
		buf.Write(w)
	}
	tmp := file + ".new"
	if err := os.WriteFile(tmp, buf.Bytes(), 0o600); err != nil {
		return err
	}
	return os.Rename(tmp, file)
}

// recall reads what remember wrote; false if it is of other arguments.
func (p *program) recall(data []byte) bool {
	for i, a := range p.args {
		if len(data) < 8 {
			return false
		}
		n := binary.LittleEndian.Uint64(data)
		data = data[8:]
		if uint64(len(data)) < n || a.Out && n != uint64(a.Count*a.Size) || !a.Out && n != 0 {
			return false
		}
		if a.Out {
			p.want[i] = data[:n]
		}
		data = data[n:]
	}
	return len(data) == 0
}

// upload makes a buffer for each argument in memory.
func upload(ctx context.Context, s *core.Stream, args []Arg, inputs [][]byte) ([]core.Buffer[byte], error) {
	buffers := make([]core.Buffer[byte], len(args))
	for i, a := range args {
		if a.Kind != driver.ArgMem {
			continue
		}
		var err error
		if buffers[i], err = core.NewBuffer[byte](ctx, len(inputs[i])); err != nil {
			return nil, err
		}
		if err := buffers[i].Upload(s, inputs[i]); err != nil {
			return nil, err
		}
	}
	return buffers, nil
}

// results reads the arguments that have results.
func results(s *core.Stream, args []Arg, buffers []core.Buffer[byte]) ([][]byte, error) {
	list := make([][]byte, len(args))
	for i, a := range args {
		if a.Out {
			list[i] = make([]byte, a.Count*a.Size)
			if err := buffers[i].Read(s, list[i]); err != nil {
				return nil, err
			}
		}
	}
	return list, nil
}

// module is the module of a launch with its macros.
func (p *program) module(l *Launch) *driver.ModuleSpec {
	key := strings.Join(l.Options, " ")
	if p.variants[key] == nil {
		p.variants[key] = p.spec.With(l.Options)
	}
	return p.variants[key]
}

// kernel loads the kernel of a launch and sets its module's globals.
func (p *program) kernel(ctx context.Context, spec *driver.ModuleSpec, l *Launch) (*core.Kernel, error) {
	m, err := core.Load(ctx, spec)
	if err != nil {
		return nil, err
	}
	for i, g := range p.globals {
		s, err := core.NewStream(ctx)
		if err != nil {
			return nil, err
		}
		b, err := core.Global[byte](ctx, spec, g.Symbol)
		if err == nil {
			err = b.Upload(s, p.consts[i])
		}
		if err = errors.Join(err, s.Close()); err != nil {
			return nil, err
		}
	}
	return m.Kernel(l.Symbol)
}

// launch queues one launch with the arguments in the buffers.
func (p *program) launch(s *core.Stream, k *core.Kernel, l *Launch, buffers []core.Buffer[byte]) error {
	for i, a := range p.args {
		if a.Zero {
			if err := buffers[i].Zero(s); err != nil {
				return err
			}
		}
	}
	c := k.Prepare(s, core.Launch{Grid: l.Grid, Block: l.Block, Shared: l.Shared})
	if l.Grid.IsZero() {
		c.Threads(l.Threads[0], l.Threads[1], l.Threads[2])
	}
	locals := l.Local
	for i, a := range p.args {
		switch a.Kind {
		case driver.ArgMem:
			c.PutBytes(buffers[i])
		case driver.ArgLocal:
			n := a.Count
			if len(locals) > 0 {
				n, locals = locals[0], locals[1:]
			}
			c.PutLocalElements(n)
		default:
			c.PutValueBytes(a.Value)
		}
	}
	return c.Launch()
}

// restore gives the arguments on the device what they hold before a launch.
func (p *program) restore() error {
	for i, a := range p.args {
		if a.Out {
			if err := p.buffers[i].Upload(p.s, p.inputs[i]); err != nil {
				return err
			}
		}
	}
	return nil
}

// compile compiles a candidate, so that other programs find it in the cache on the disk.
func (p *program) compile(j *Job, r *Reply) {
	began := time.Now()
	_, err := core.Load(p.device, p.module(&j.Launch))
	r.Compile = time.Since(began)
	p.failed(r, "compile", err)
}

// measure launches a candidate once, compares its results, and measures it.
func (p *program) measure(j *Job, r *Reply) {
	ctx := context.Context(p.device)
	began := time.Now()
	r.At = began.UTC()
	k, err := p.kernel(ctx, p.module(&j.Launch), &j.Launch)
	r.Compile = time.Since(began)
	if err != nil {
		p.failed(r, "compile", err)
		return
	}
	info := k.Info()
	r.Kernel = &info
	r.Blocks, _ = k.Occupancy(j.Launch.Block, j.Launch.Shared) // 0 where the device does not tell
	if err := p.check(ctx, k, j, r); err != nil || r.Status != "" {
		p.failed(r, "runtime", err)
		return
	}
	opts := []bench.Option{bench.Unlocked(), bench.Bytes(j.Bytes)}
	if j.Cold {
		opts = append(opts, bench.Cold())
	}
	if j.MinTime > 0 {
		opts = append(opts, bench.MinTime(j.MinTime))
	}
	if j.Limit > 0 {
		opts = append(opts, bench.Limit(j.Limit))
	}
	if j.Above > 0 {
		opts = append(opts, bench.StopAbove(j.Above))
	}
	for i, a := range p.args {
		if a.In && a.Out {
			opts = append(opts, bench.Restore(rt.Buffer[byte](p.buffers[i])))
		}
	}
	if j.Observe {
		monitor, done := bench.Monitor(p.device.Info())
		defer done()
		opts = append(opts, bench.Observe(bench.KernelObserver((*rt.Kernel)(k), j.Launch.Block, j.Launch.Shared), monitor))
	}
	if err := p.restore(); err != nil {
		p.failed(r, "runtime", err)
		return
	}
	res, err := bench.Time(ctx, func(s *rt.Stream) error {
		return p.launch((*core.Stream)(s), k, &j.Launch, p.buffers)
	}, opts...)
	if err != nil {
		p.failed(r, "runtime", err)
		return
	}
	r.Status = "correct"
	r.Median, r.Q1, r.Q3, r.Samples, r.Observed = res.Median, res.Q1, res.Q3, res.Samples, res.Observed
}

// check launches the candidate once and compares.
func (p *program) check(ctx context.Context, k *core.Kernel, j *Job, r *Reply) error {
	if err := p.restore(); err != nil {
		return err
	}
	if err := p.launch(p.s, k, &j.Launch, p.buffers); err != nil {
		return err
	}
	if err := p.s.Synchronize(ctx); err != nil {
		return err
	}
	if !j.Check {
		return nil
	}
	got, err := results(p.s, p.args, p.buffers)
	if err != nil {
		return err
	}
	for i := range p.args {
		if p.want[i] == nil {
			continue
		}
		name := fmt.Sprintf("argument %d", i)
		if i < len(k.Params()) {
			name = k.Params()[i].Name
		}
		if why := p.args[i].differ(name, got[i], p.want[i]); why != "" {
			r.Status, r.Why = "correctness", why
			return nil
		}
	}
	return nil
}

// failed says why a candidate cannot be used. Where is the stage that failed.
func (p *program) failed(r *Reply, stage string, err error) {
	if err == nil {
		return
	}
	r.Status, r.Why = stage, err.Error()
	switch {
	case errors.Is(err, driver.ErrInvalidLaunch):
		r.Status = "constraints"
	case errors.Is(err, driver.ErrBuild):
		r.Status = "compile"
	case stage == "compile" && !errors.Is(err, driver.ErrNotSupported) && !errors.Is(err, driver.ErrNoImage):
		r.Status = "runtime"
	}
	var fault *driver.KernelError
	r.Lost = errors.As(err, &fault) && fault.Lost || errors.Is(err, driver.ErrClosed)
}
