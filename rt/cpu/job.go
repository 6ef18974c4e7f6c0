package cpu

import (
	"os"
	"runtime"
	"runtime/debug"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/kbind/kbind/rt/cpu/sanitize"
	"github.com/kbind/kbind/rt/cpu/simt"
	"github.com/kbind/kbind/rt/driver"
)

// job runs the launches of a stream, one after the other. The blocks of a launch are numbered with x fastest, and an
// atomic counter hands them out in chunks to the stream's goroutine and to other goroutines, the helpers. The end of a
// launch waits only for helpers that have begun: one that comes late finds the job closed, or takes part in the next
// launch, so a small launch never waits for Go's scheduler. If a kernel has barriers of the whole grid, all blocks run
// at the same time, each on a goroutine of its own. If a block waits in a loop for what another one writes, and waits
// for long, helpers are added, which run blocks that have not begun.
type job struct {
	dev    *device
	sim    simt.Launch
	total  uint64 // blocks
	chunk  uint64
	next   atomic.Uint64 // the first block not handed out
	stop   atomic.Bool   // no further block is to begin
	helpFn func()        // j.help, made once

	mu      sync.Mutex
	idle    sync.Cond // active is 0
	open    bool
	pending int // helpers that were started and have not begun
	active  int // helpers at work
	running atomic.Int32
	idlers  map[*simt.Block]idler // blocks that wait for others in loops
	grid    *simt.Grid
	fault   *driver.KernelError
	at      uint64               // the block of the fault
	stopped *driver.StoppedError // where a block found that the launch was stopped
}

// idler says of a block that waits for others in loops since when it has waited, and when it reported that last.
type idler struct{ since, last time.Time }

// A launch can never end when all running blocks have waited in loops for at least deadAfter. Only a block that has
// reported in the last aliveFor that it waits is still counted as one that does.
const (
	deadAfter = 5 * time.Second
	aliveFor  = time.Second
)

// chunksPerWorker is the number of chunks that a goroutine gets on average: enough to even out that some blocks take
// longer than others.
const chunksPerWorker = 16

// chunkMax is the largest chunk, in blocks.
const chunkMax = 256

func (j *job) init(d *device, resident bool) {
	j.dev = d
	j.helpFn = j.help
	j.idle.L = &j.mu
	j.sim.Resolve = d.resolve
	j.sim.Alloc, j.sim.Free = d.heapAlloc, d.heapFree
	j.sim.Stop = &j.stop
	j.sim.Stuck = j.stuck
	j.sim.Image = d.handles.find
	j.sim.Resident = resident
	j.sim.Printf = func(text string) { _, _ = os.Stdout.WriteString(text) } // as CUDA: to standard output
}

// launch runs all blocks and returns the fault, if any. If several blocks have faulted by the time the launch stops, it
// is that of the block with the lowest number.
func (j *job) launch(o *op) error {
	l := &j.sim
	var check *sanitize.Check
	var outs []*sanitize.Out
	if o.checked {
		check, outs = j.newCheck(o)
	}
	l.Check = nil
	l.Kernel, l.Args, l.Shared, l.Globals = o.kernel.sim, o.args, o.shared, o.kernel.mod.base()
	l.GridDim, l.BlockDim = simt.Dim3(o.grid), simt.Dim3(o.block)
	if check != nil {
		l.Kernel, l.Check = o.kernel.checked, check
	}
	workers := uint64(runtime.GOMAXPROCS(0))
	j.total = uint64(o.grid.X) * uint64(o.grid.Y) * uint64(o.grid.Z)
	j.chunk = min(max(j.total/(workers*chunksPerWorker), 1), chunkMax)
	j.next.Store(0)
	if l.Kernel.Spins || o.beside {
		j.chunk = 1
	}
	if o.beside {
		workers = j.total
		grid := simt.NewGrid(int(j.total))
		if check != nil {
			grid.OnOpen(check.GridOpened)
		}
		j.setGrid(grid)
		defer j.setGrid(nil)
	}
	helpers := int(min(workers, (j.total+j.chunk-1)/j.chunk)) - 1
	if helpers > 0 || l.Kernel.Spins {
		j.mu.Lock()
		j.open = true
		for ; j.pending < helpers; j.pending++ {
			go j.helpFn()
		}
		j.mu.Unlock()
	}
	defer j.close() // also when a kernel ends the goroutine
	j.work()
	fault, stopped := j.close()
	switch name := o.kernel.spec.Name; {
	case fault != nil:
		fault.Kernel, fault.File = name, o.kernel.mod.shortName(fault.File)
	case stopped != nil:
		stopped.Kernel, stopped.File = name, o.kernel.mod.shortName(stopped.File)
		return stopped
	}
	if check != nil {
		if fault == nil && !j.stop.Load() {
			checkOuts(check, outs)
		}
		return checkResult(check, o, fault)
	}
	return j.result(o, fault)
}

// result is the error of a launch that was not checked.
func (j *job) result(o *op, fault *driver.KernelError) error {
	j.wroteUnchecked(o)
	if fault == nil {
		return nil
	}
	if strings.HasSuffix(fault.Msg, "with length 0") {
		fault.Msg += o.sharedHint()
	}
	return fault
}

// setGrid makes g the barrier of the launch. A barrier that comes after the launch was stopped is broken at once.
func (j *job) setGrid(g *simt.Grid) {
	j.mu.Lock()
	j.grid, j.sim.Grid = g, g
	j.mu.Unlock()
	if g != nil && j.stop.Load() {
		g.Break()
	}
}

// halt stops the launch: no block begins any more, and those that wait for others end.
func (j *job) halt() {
	j.stop.Store(true)
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.grid != nil {
		j.grid.Break()
	}
}

// stuck is called when block b has waited for others for a while. It doubles the number of helpers, up to one for each
// block that has not begun, and reports whether the launch can never end.
func (j *job) stuck(b *simt.Block, first bool) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	rest := j.total - min(j.next.Load(), j.total)
	if rest == 0 && j.dead(b, first) {
		return true
	}
	if j.grid != nil || !j.open || uint64(j.pending) >= rest {
		return false
	}
	for n := min(rest-uint64(j.pending), uint64(j.active)+1); n > 0; n-- {
		j.pending++
		go j.helpFn()
	}
	return false
}

// dead records that b waits, and reports whether all other running blocks wait, too. The caller holds the lock.
func (j *job) dead(b *simt.Block, first bool) bool {
	now := time.Now()
	if j.idlers == nil {
		j.idlers = map[*simt.Block]idler{}
	}
	d, ok := j.idlers[b]
	if first || !ok {
		d.since = now
	}
	d.last = now
	j.idlers[b] = d
	if now.Sub(d.since) < deadAfter {
		return false
	}
	n := 0
	for b, d := range j.idlers {
		if now.Sub(d.last) > aliveFor {
			delete(j.idlers, b)
		} else if now.Sub(d.since) >= deadAfter {
			n++
		}
	}
	if j.grid != nil {
		n += j.grid.Waiting()
	}
	return n >= int(j.running.Load())
}

// close ends the launch: it waits for the helpers that have begun. It returns the fault, if any, and where the launch
// was stopped, if it was.
func (j *job) close() (*driver.KernelError, *driver.StoppedError) {
	j.mu.Lock()
	defer j.mu.Unlock()
	j.open = false
	for j.active > 0 {
		j.idle.Wait()
	}
	fault, stopped := j.fault, j.stopped
	j.fault, j.stopped, j.idlers = nil, nil, nil
	j.sim.Kernel, j.sim.Args, j.sim.Globals, j.sim.Check = nil, nil, nil, nil
	return fault, stopped
}

// help is what the goroutine of a helper runs.
func (j *job) help() {
	j.mu.Lock()
	j.pending--
	if !j.open {
		j.mu.Unlock()
		return
	}
	j.active++
	j.mu.Unlock()
	defer func() {
		j.mu.Lock()
		defer j.mu.Unlock()
		if j.active--; j.active == 0 {
			j.idle.Signal()
		}
	}()
	j.work()
}

// work runs chunks of blocks until none is left or the launch stops.
func (j *job) work() {
	defer debug.SetPanicOnFault(debug.SetPanicOnFault(true)) // a bad address is the kernel's fault, not the process's end
	b := j.dev.takeWorker()
	defer j.dev.giveWorker(b)
	for {
		to := j.next.Add(j.chunk)
		from := to - j.chunk
		if oneThread {
			runtime.Gosched()
		}
		if from >= j.total || j.stop.Load() || !j.blocks(b, from, min(to, j.total)) {
			return
		}
	}
}

// blocks runs the blocks from, from+1, ..., to-1 and reports whether all went well.
func (j *job) blocks(b *simt.Block, from, to uint64) (ok bool) {
	at := from
	j.running.Add(1)
	defer func() {
		j.running.Add(-1)
		if !ok {
			j.caught(b, at, recover())
		}
	}()
	l := &j.sim
	run, x, y := l.Kernel.Run, uint64(l.GridDim.X), uint64(l.GridDim.Y)
	idx := simt.Dim3{X: uint32(from % x), Y: uint32(from / x % y), Z: uint32(from / x / y)}
	if l.Kernel.Range != nil {
		b.Start(l, idx)
		l.Kernel.Range(b, from, to)
		b.End()
		return true
	}
	for n := uint32(1); at < to; at += uint64(n) {
		if j.stop.Load() {
			return true
		}
		n = l.Side(idx, to-at)
		b.Start(l, idx)
		if n != 1 {
			b.SetSide(n)
		}
		run(b)
		b.End()
		if l.Grid != nil {
			l.Grid.Leave(b.BlockIdx)
		}
		if idx.X += n; idx.X == l.GridDim.X {
			idx.X = 0
			if idx.Y++; idx.Y == l.GridDim.Y {
				idx.Y = 0
				idx.Z++
			}
		}
	}
	return true
}

// stoppedAt records where a thread found that the launch was stopped, if no other has done so before. The position in
// at was read from the stack, and means a line of the kernel only if it was the thread's own stack.
func (j *job) stoppedAt(at *driver.KernelError, s *simt.Stopped, block, thread simt.Dim3) {
	e := &driver.StoppedError{File: at.File, Line: at.Line, Block: driver.Dim3(block), Thread: driver.Dim3(thread)}
	if s.Line > 0 || strings.HasSuffix(e.File, ".go") { // not where the scheduler stands
		e.File, e.Line = "", s.Line
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.stopped == nil {
		j.stopped = e
	}
}

// caught stops the launch and records the fault of the block with number at, unless there is one of an earlier block.
func (j *job) caught(b *simt.Block, at uint64, reason any) {
	fault := faultOf(reason)
	j.halt()
	block, thread := b.Running()
	if s, ok := reason.(*simt.Stopped); ok {
		j.stoppedAt(fault, s, block, thread)
		return
	}
	fault.Block, fault.Thread, fault.HasThread = driver.Dim3(block), driver.Dim3(thread), true
	at += uint64(block.X - b.BlockIdx.X)
	j.mu.Lock()
	defer j.mu.Unlock()
	if j.fault == nil || at < j.at {
		j.fault, j.at = fault, at
	}
}
