package ir

import "github.com/kbind/kbind/bindgen/source"

// Ring is a device function that answers messages, from a directive. The kernel around it, which kbind writes in the
// language of the unit, is a Kernel of the module whose Ring it is.
type Ring struct {
	GoName    string // of the Go function after "Start"
	Func      string // unqualified source name of the function
	Qualified string // "ns::serve"
	Doc       string // comment text without markers and directives
	Pos       source.Pos
	Blocks    int // each of which answers one message at a time
	Block     int // threads that call the function for a message: 1, or a multiple of 32
	Capacity  int // messages that are under way at most: a power of two
	// The types of a message, of at most 4096 bytes, and their canonical spellings.
	Request, Reply   Type
	RequestC, ReplyC string
	Pointer          bool // the function takes a pointer to the request (OpenCL C)
	State            []RingState
	Tell             string // the function with which other kernels send it messages; "" when there is none
}

// RingInbox is the name of the first state of a ring with Tell: device memory for the messages of other kernels. The
// function does not take it.
const RingInbox = "inbox"

// InboxWords is the words of eight bytes of that memory: a line for the number of the next message, for each message
// the rounds that its place has been read, and the messages.
func (r *Ring) InboxWords() int { return 16 + r.Capacity*(1+(Sizeof(r.Request)+3)/4) }

// RingState is a parameter of the function after the request.
type RingState struct {
	Name string
	C    string // canonical spelling of the type
	Pos  source.Pos
}

// Kernel is the name of the kernel that is written for a ring.
func (r *Ring) Kernel() string { return "kbind_ring_" + r.GoName }
