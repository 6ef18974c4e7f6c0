package sanitize

import (
	"fmt"
	"slices"
	"sort"
	"strings"
	"sync/atomic"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// MaxReports is how many reports of a launch are kept.
const MaxReports = 10

// Report is one mistake that checked execution found, or several that differ in threads and elements only.
type Report struct {
	Kind   Kind
	At     Access
	Other  *Access // the other side of a race; nil for others
	Object string  // the buffer or variable, "" if it is not known
	Index  int     // of the element in the object
	Len    int     // elements of the object
	Text   string  // the message, without position and thread
	Note   bool    // worth knowing, but no mistake
	Count  int     // how often it was seen
}

// Access is one side of a report. Site is the zero Site when it is not known.
type Access struct {
	Site    simt.Site
	Block   simt.Dim3
	Thread  simt.Dim3
	Unknown bool // the thread is not known
}

type reportKey struct {
	kind   Kind
	a, b   uint32
	object string
	note   bool
}

// access is the side of a report that the running thread is.
func (w *watch) access(site uint32) Access {
	return Access{Site: w.c.module.Sites[w.siteOf(site)], Block: w.b.BlockIdx, Thread: w.b.Thread()}
}

// siteOf is the site as users know it.
func (w *watch) siteOf(site uint32) uint32 {
	if w.c.module.Sites[site].Line == 0 && w.caller != 0 {
		return w.caller
	}
	return site
}

// text is the expression at a site.
func (w *watch) text(site uint32) string {
	if t := w.c.module.Sites[w.siteOf(site)].Text; t != "" {
		return t
	}
	return "this"
}

// verb says whether a site reads or writes.
func (w *watch) verb(site uint32) string {
	if w.c.module.Sites[site].Write {
		return "writes"
	}
	return "reads"
}

// fail reports r and ends the launch: the thread cannot go on.
func (w *watch) fail(r *Report) {
	w.c.add(r, reportKey{r.Kind, uint32(r.At.Site.Line), 0, r.Object, false})
	panic(&simt.Fault{Msg: r.Text, Line: r.At.Site.Line, Reported: true})
}

// say reports r, unless a comment at one of the sites allows it. The thread goes on.
func (w *watch) say(r *Report, site, other uint32) {
	if KindSet(r.At.Site.Allow).Has(r.Kind) || KindSet(w.c.module.Sites[site].Allow).Has(r.Kind) || r.Other != nil &&
		KindSet(r.Other.Site.Allow).Has(r.Kind) {
		return
	}
	w.c.add(r, keyOf(r.Kind, site, other, r.Object, r.Note))
}

// keyOf is the key under which reports of two sites count as the same, whichever of the two sites each of them names.
func keyOf(kind Kind, site, other uint32, object string, note bool) reportKey {
	return reportKey{kind, min(site, other), max(site, other), object, note}
}

// Add keeps a report that no block made.
func (c *Check) Add(r *Report) {
	c.add(r, reportKey{r.Kind, uint32(r.At.Site.Line), 0, r.Text, r.Note})
}

// again reports whether a report with key k was made before, and counts it if so. It is asked before the text of a
// report is made, since most of a launch's reports repeat others.
func (c *Check) again(k reportKey) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	old := c.byKey[k]
	if old != nil {
		old.Count++
	}
	return old != nil
}

func (c *Check) add(r *Report, k reportKey) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if old := c.byKey[k]; old != nil {
		old.Count++
		return
	}
	r.Count = 1
	c.byKey[k] = r
	if r.Note {
		if len(c.notes) < MaxReports {
			c.notes = append(c.notes, r)
		}
		return
	}
	if len(c.reports) == MaxReports {
		c.more++
		return
	}
	c.reports = append(c.reports, r)
}

// Reports returns what was found, in the order of the source, how many further mistakes there were, and notes. Outputs
// that nobody has written come last, since other mistakes may be the cause.
func (c *Check) Reports() (reports []*Report, more int, notes []*Report) {
	c.mu.Lock()
	defer c.mu.Unlock()
	for _, list := range [][]*Report{c.reports, c.notes} {
		sort.SliceStable(list, func(i, j int) bool {
			a, b := &list[i].At.Site, &list[j].At.Site
			if u := list[i].Kind == KindUnwritten; u != (list[j].Kind == KindUnwritten) {
				return !u
			}
			if a.File != b.File {
				return a.File < b.File
			}
			if a.Line != b.Line {
				return a.Line < b.Line
			}
			return a.Col < b.Col
		})
	}
	// Where threads race, some happen to store the same value.
	notes = slices.DeleteFunc(slices.Clone(c.notes), func(n *Report) bool {
		return slices.ContainsFunc(c.reports, func(r *Report) bool { return r.Kind == KindRace && r.At.Site == n.At.Site })
	})
	// A pointer that was never given a value is null here.
	reports = slices.DeleteFunc(slices.Clone(c.reports), func(r *Report) bool {
		return r.Kind == KindNull && slices.ContainsFunc(c.reports, func(u *Report) bool {
			return u.Kind == KindUninit && u.At.Thread == r.At.Thread && u.At.Block == r.At.Block &&
				u.At.Site.File == r.At.Site.File && u.At.Site.Line == r.At.Site.Line
		})
	})
	return reports, c.more, notes
}

// conflict is a race that a store found, before it is known whether the store changes anything.
type conflict struct {
	r        *region
	off, n   uintptr
	site     uint32
	other    uint64
	shared   bool
	byWriter bool // the other side wrote too
}

// keep notes that the write at site races with the access whose shadow word is other. settle reports it once it is
// known what is stored.
func (w *watch) keep(r *region, off, n uintptr, site uint32, other uint64, shared, byWriter bool) bool {
	w.pending = conflict{r: r, off: off, n: n, site: site, other: other, shared: shared, byWriter: byWriter}
	return true
}

// settle reports the race that keep noted. equal says that the write stores what is there already.
func (w *watch) settle(equal bool) {
	p := &w.pending
	w.raceWith(p.r, p.off, p.site, p.other, true, p.byWriter, p.shared, equal && p.byWriter)
}

// race reports that an access at site races with the access whose shadow word is other.
func (w *watch) race(r *region, off, _ uintptr, site uint32, other uint64, write, otherWrites, shared bool) {
	w.raceWith(r, off, site, other, write, otherWrites, shared, false)
}

func (w *watch) raceWith(r *region, off uintptr, site uint32, other uint64, write, otherWrites, shared, note bool) {
	os := uint32(other >> siteShift & siteMask)
	if int(os) < len(w.c.module.Sites) {
		if a, b := &w.c.module.Sites[site], &w.c.module.Sites[os]; a.Volatile && b.Atomic || a.Atomic && b.Volatile {
			return
		}
	}
	if w.c.again(keyOf(KindRace, site, os, r.name, note)) {
		return
	}
	rep := &Report{Kind: KindRace, At: w.access(site), Note: note}
	rep.Object, rep.Index, rep.Len = r.place(off, w.c.module.Sites[site])
	o := &Access{Block: w.b.BlockIdx, Thread: simt.ThreadIndex(uint32(other&threadMask), w.b.BlockDim)}
	if int(os) < len(w.c.module.Sites) {
		o.Site = w.c.module.Sites[os]
	}
	where := "of the same block"
	if !shared {
		if n := other >> blockShift; n != w.block || other&blocks != 0 {
			o.Block = w.blockNear(n)
			where = "of block " + o.Block.String()
			if n == w.block {
				where = "of this or another block"
			}
		}
	}
	verb, was := verbs(write, otherWrites, other&byAtomic != 0)
	if other&byAtomic != 0 && !w.atomicSite(other) {
		was = "wrote"
	} else if other&byAtomic != 0 && other&lanes != 0 {
		was = "wrote plainly and then updated atomically"
	}
	who := "thread " + o.Thread.String()
	if o.Thread == rep.At.Thread && o.Block == rep.At.Block && !(shared && flying(other)) {
		who, o.Unknown = "another thread", true
	}
	rep.Other = o
	space := ""
	if shared {
		space = "shared "
	}
	rep.Text = fmt.Sprintf("data race on %s%s: this thread %s %s, and %s %s %s %s at %s, with nothing between that "+
		"orders the two", space, rep.element(), verb, side(w.text(site), &rep.At.Site),
		who, where, was, side(oneOf(o.Site.Text, "it"), &o.Site), position(&o.Site))
	if shared && flying(other) {
		rep.Text += "; that is an asynchronous copy for whose end its thread has not waited"
	}
	if !shared && other&byAtomic != 0 && (o.Block != rep.At.Block || other&blocks != 0) &&
		(w.c.isNarrow(w.known(site)) || w.c.isNarrow(os)) {
		rep.Text += "; an atomic operation with the scope of a block is atomic within one block only"
	}
	switch {
	case note && !write:
		rep.Text = strings.Replace(rep.Text, "data race on", "a plain read beside atomic operations of", 1) +
			"; what it finds may be old"
	case note:
		rep.Text = strings.Replace(rep.Text, "data race on", "several threads store the same value in", 1)
	}
	w.say(rep, site, os)
}

// side is what a side of a race accesses: an expression, or what a function of kbind's library does, whose call has no
// alignment.
func side(text string, s *simt.Site) string {
	if s.Align == 0 && s.Line != 0 {
		return "it in " + text
	}
	return text
}

// blockNear is the block that a shadow word names by n, the low bits of its number, if the other bits are those of the
// running block.
func (w *watch) blockNear(n uint64) simt.Dim3 {
	all := w.linear()
	x, y := uint64(max(w.b.GridDim.X, 1)), uint64(max(w.b.GridDim.Y, 1))
	k := all&^blockMask | n
	if k >= uint64(w.b.GridDim.X)*uint64(w.b.GridDim.Y)*uint64(w.b.GridDim.Z) {
		k = n
	}
	return simt.Dim3{X: uint32(k % x), Y: uint32(k / x % y), Z: uint32(k / x / y)}
}

func verbs(write, otherWrites, atomically bool) (verb, was string) {
	verb, was = "reads", "read"
	if write {
		verb = "writes"
	}
	if otherWrites {
		was = "wrote"
	}
	if atomically {
		was = "updated atomically"
	}
	return verb, was
}

func oneOf(a, b string) string {
	if a != "" {
		return a
	}
	return b
}

// position is where a site is, for messages.
func position(s *simt.Site) string {
	if s.Line == 0 {
		return "an unknown place"
	}
	return fmt.Sprintf("%s:%d", s.File, s.Line)
}

// element is the object and index of the report, as far as they are known.
func (r *Report) element() string {
	switch {
	case r.Object == "":
		return "memory"
	case r.Len == 1:
		return r.Object
	}
	return fmt.Sprintf("%s[%d]", r.Object, r.Index)
}

// place names the element at off, which the site accesses.
func (r *region) place(off uintptr, s simt.Site) (name string, index, n int) {
	elem := max(r.elem, 1)
	return nameIn(r.name, s.Text), int(off) / elem, int(r.hi-r.lo) / elem
}

// nameIn is the one of several names of the same memory, "a, b", with which the text of an access begins; all of them
// if none does.
func nameIn(names, text string) string {
	if !strings.Contains(names, ", ") {
		return names
	}
	text = strings.TrimLeft(text, "*&(")
	for name := range strings.SplitSeq(names, ", ") {
		rest, ok := strings.CutPrefix(text, name)
		if ok && (rest == "" || !inName(rest[0])) {
			return name
		}
	}
	return names
}

// inName reports whether a byte belongs to a name.
func inName(b byte) bool {
	return b == '_' || '0' <= b && b <= '9' || 'a' <= b|0x20 && b|0x20 <= 'z' || b >= 0x80
}

// uninitialised reports a read of memory that nobody has written.
func (w *watch) uninitialised(r *region, off uintptr, site uint32) {
	if w.c.again(keyOf(KindUninit, site, 0, r.name, false)) {
		return
	}
	rep := &Report{Kind: KindUninit, At: w.access(site)}
	rep.Object, rep.Index, rep.Len = r.place(off, rep.At.Site)
	kind := "memory of the device"
	switch r.kind {
	case inShared:
		kind = "shared memory"
	case inLocal:
		rep.Text = fmt.Sprintf("%s reads a local variable that was never written", w.text(site))
		rep.Index, rep.Len = 0, 0
	}
	if rep.Text == "" {
		rep.Text = fmt.Sprintf("%s reads %s, %s that nobody has written", w.text(site), rep.element(), kind)
	}
	w.say(rep, site, 0)
}

// halfWritten reports a read of n bytes of an object without padding, some of which nobody has written.
func (w *watch) halfWritten(r *region, off, n uintptr, site uint32) {
	if w.c.again(keyOf(KindUninit, site, 0, r.name, false)) {
		return
	}
	rep := &Report{Kind: KindUninit, At: w.access(site)}
	what := "a local variable"
	if r.kind != inLocal {
		rep.Object, rep.Index, rep.Len = r.place(off, rep.At.Site)
		what = rep.element()
	}
	rep.Text = fmt.Sprintf("%s reads %d bytes of %s, %d of which were never written", w.text(site), n, what,
		w.unwritten(r, off, n))
	w.say(rep, site, 0)
}

// unwritten counts those of n bytes that nobody has written.
func (w *watch) unwritten(r *region, off, n uintptr) (bytes uintptr) {
	switch r.kind {
	case inLocal:
		for _, l := range r.init[off:min(off+n, uintptr(len(r.init)))] {
			if l != written {
				bytes++
			}
		}
	case inShared:
		for i := off >> r.shift; i < (off+n)>>r.shift; i++ {
			if r.list[i].w>>epochShift < w.first {
				bytes += 1 << r.shift
			}
		}
	case inDevice:
		for i := off >> r.dev.shift; i < min((off+n)>>r.dev.shift, uintptr(len(r.dev.list))); i++ {
			if loadWord(&r.dev.list[i].w) == 0 {
				bytes += 1 << r.dev.shift
			}
		}
	}
	return bytes
}

// unset reports a read of a local scalar that has no value.
func (w *watch) unset(site uint32) {
	w.say(&Report{Kind: KindUninit, At: w.access(site), Object: w.text(site),
		Text: w.text(site) + " is read and was never given a value"}, site, 0)
}

func (w *watch) misaligned(c *siteCache, off uintptr, site uint32, _ bool) {
	rep := &Report{Kind: KindAlign, At: w.access(site)}
	rep.Object, rep.Index, rep.Len = c.r.place(off, rep.At.Site)
	rep.Text = fmt.Sprintf("%s is misaligned: byte %d of %s is no multiple of %d", w.text(site), off,
		oneOf(rep.Object, "its object"), c.align+1)
	w.fail(rep)
}

func (w *watch) freed(r *region, off uintptr, site uint32, write bool) {
	rep := &Report{Kind: KindFreed, At: w.access(site)}
	rep.Object, rep.Index, rep.Len = r.place(off, rep.At.Site)
	verb, _ := verbs(write, false, false)
	rep.Text = fmt.Sprintf("%s %s memory that was freed: byte %d of %s", w.text(site), verb, off,
		counted(int(r.hi-r.lo), "byte"))
	w.fail(rep)
}

// ended reports an access to a local variable after the end of its life.
func (w *watch) ended(site uint32) {
	w.fail(&Report{Kind: KindFreed, At: w.access(site),
		Text: fmt.Sprintf("%s %s a local variable whose lifetime has ended: its block or function was left", w.text(site),
			w.verb(site))})
}

// BadFree is simt.Monitor's.
func (w *watch) BadFree(p uint64) {
	rep := &Report{Kind: KindFreed, At: w.access(w.caller)}
	rep.Text = fmt.Sprintf("free of 0x%x, which malloc did not return or which is free already", p)
	w.fail(rep)
}

func (w *watch) constant(r *region, off uintptr, site uint32) {
	rep := &Report{Kind: KindConst, At: w.access(site)}
	rep.Object, rep.Index, rep.Len = r.place(off, rep.At.Site)
	rep.Text = fmt.Sprintf("%s writes %s, which is constant", w.text(site), rep.element())
	w.say(rep, site, 0)
}

func loadWord(p *uint64) uint64 { return atomic.LoadUint64(p) }
