package simt

// Stopped is what a kernel panics with where it finds that the launch was stopped.
type Stopped struct {
	Line int // of the source, where the thread waited last; 0 if the stack tells
}

// Error says so.
func (*Stopped) Error() string { return "the launch was stopped" }

// Poll ends the block if its launch was stopped: it panics with a *Stopped.
func (b *Block) Poll() {
	if s := b.Launch.Stop; s != nil && s.Load() {
		stopped(0)
	}
}

// pollWaiting is Poll where threads go on that have waited.
func (b *Block) pollWaiting() {
	if s := b.Launch.Stop; s != nil && s.Load() {
		stopped(b.lineAt(b.sched.line[b.Rank]))
	}
}

//go:noinline
func stopped(line int) { panic(&Stopped{line}) }
