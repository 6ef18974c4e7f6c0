package gobind

import (
	"github.com/dave/jennifer/jen"

	"github.com/kbind/kbind/bindgen/ir"
)

// ringParams is how many parameters of a ring's kernel come before the state: the requests, the replies and the words
// between host and kernel, which package call passes.
const ringParams = 3

// ringForm writes the function that starts a ring.
func (e *emitter) ringForm(f *function) {
	r := f.lead.Ring
	state := f.params[ringParams:]
	args := fields{}
	args.add(f.ctx, " context", e.ctxType())
	var put []jen.Code
	for _, p := range state {
		args.add(p.name, p.key(), p.deviceType())
		put = append(put, p.put(f, nil))
	}
	types := []jen.Code{e.types.Type(r.Request).Code(), e.types.Type(r.Reply).Code()}
	pairs := []jen.Code{pair("Name", jen.Lit(r.GoName)), pair("Blocks", jen.Lit(r.Blocks)),
		pair("Block", jen.Lit(r.Block)), pair("Capacity", jen.Lit(r.Capacity)),
		pair("Request", jen.Lit(ir.Sizeof(r.Request))), pair("Reply", jen.Lit(ir.Sizeof(r.Reply)))}
	if r.Tell != "" {
		e.inboxForm(f)
		pairs = append(pairs, pair("Inbox", jen.Lit(r.InboxWords())))
	}
	spec := callq("RingSpec").Add(lines(pairs))
	do := jen.Func().Params(jen.Id(f.call).Op("*").Add(callq("Call"))).Block(put...)
	if len(put) == 0 {
		do = jen.Nil()
	}
	e.file.Line()
	e.comment(e.ringDoc(f, state))
	e.file.Func().Id("Start"+f.name).Params(args.list()...).Params(
		jen.Op("*").Add(rtq("Ring")).Types(types...), jen.Error()).Block(
		jen.Return(callq("StartRing").Types(types...).Call(jen.Id(f.ctx), jen.Id(e.module), jen.Id(f.insts[0].index), spec,
			do)))
}

// inboxForm writes the function that makes the memory for messages of other kernels.
func (e *emitter) inboxForm(f *function) {
	r := f.lead.Ring
	e.file.Line()
	e.comment("New" + f.name + "Inbox makes the memory for messages that kernels send the ring " + f.name + " with " +
		r.Tell + " (" + e.at(r.Pos) + "). It stays until it is freed and no ring uses it.")
	e.file.Func().Id("New"+f.name+"Inbox").Params(jen.Id(f.ctx).Add(e.ctxType())).Params(
		rtq("Buffer").Types(jen.Uint64()), jen.Error()).Block(
		jen.Return(callq("NewInbox").Call(jen.Id(f.ctx), jen.Lit(r.InboxWords()))))
}

// ringDoc is the comment of the function that starts a ring.
func (e *emitter) ringDoc(f *function, state []*param) string {
	r := f.lead.Ring
	doc := "Start" + f.name + " starts a kernel that answers messages with " + r.Func + " (" + e.at(r.Pos) +
		") until the ring is closed or " + f.ctx + " ends."
	if r.Doc != "" {
		doc += "\n\n" + r.Doc
	}
	var buffers []string
	for _, p := range state {
		if p.kind == buffer {
			buffers = append(buffers, p.name)
		}
	}
	if len(buffers) > 0 {
		doc += "\n\nThe ring keeps " + enumerate(buffers) + " until it is closed."
	}
	return doc
}
