package bindgen

import (
	"iter"

	"github.com/kbind/kbind/bindgen/internal/token"
)

// hostClocks is a namespace that many host programs mention and hardly a kernel: what it declares is a lot.
const hostClocks = "chrono"

// onlyOnHost reports whether name is mentioned in the bodies of functions alone that are the host's. A body in which
// something is marked for the device, such as a lambda, is none of these, nor is what looks like anything else than a
// function in a namespace.
func onlyOnHost(unit iter.Seq[token.Token], name string) bool {
	var h hostBodies
	for t := range unit {
		if h.next(t); t.Kind == token.Ident && t.Text == name {
			if h.host == 0 {
				return false
			}
			h.mentioned = true
		}
		if h.host > 0 && h.mentioned && h.device {
			return false
		}
	}
	return true
}

// hostBodies follows the braces of a unit.
type hostBodies struct {
	namespaces, depth int  // open braces, of namespaces and all
	host              int  // the depth inside the body of a host function, 0 outside
	mentioned, device bool // what that body has so far
	head              declHead
	list              bool // the last token was one after which class is no class, in a list of template parameters
}

// declHead is what stands in front of a brace in a namespace.
type declHead struct{ namespace, parens, other, device bool }

func (h *hostBodies) next(t token.Token) {
	outside := h.depth == h.namespaces
	switch {
	case t.Is("{"):
		h.open(outside)
	case t.Is("}"):
		if h.depth == h.host {
			h.host, h.mentioned, h.device = 0, false, false
		}
		h.depth = max(h.depth-1, 0)
		if outside {
			h.namespaces = h.depth
		}
		if h.depth == h.namespaces {
			h.head = declHead{}
		}
	case t.Is("__device__"), t.Is("__global__"), t.Is("constexpr"), t.Is("consteval"):
		h.device, h.head.device = true, true
	case !outside:
	case t.Is(";"):
		h.head = declHead{}
	case t.Is(")"):
		h.head.parens = true
	case t.Is("namespace"), t.Is("extern"):
		h.head.namespace = true
	case t.Is("class") && h.list:
	case t.Is("struct"), t.Is("class"), t.Is("union"), t.Is("enum"), t.Is("="):
		h.head.other = true
	}
	h.list = t.Is("<") || t.Is(",")
}

// open notes an open brace; outside says that it stands in a namespace.
func (h *hostBodies) open(outside bool) {
	h.depth++
	switch {
	case !outside:
	case h.head.other:
	case h.head.parens && !h.head.device:
		h.host, h.mentioned, h.device = h.depth, false, false
	case h.head.namespace && !h.head.parens:
		h.namespaces++
		h.head = declHead{}
	}
}
