package driver

// Mem is one allocation of device memory, or one global variable of a module.
type Mem interface {
	Size() int // bytes
	// Free returns the memory once the work that was queued with it is done. The caller queues no more work with it. A
	// second Free returns nil.
	Free() error
}

// Addresser is an optional interface of a Mem, for devices whose kernels follow addresses found in memory.
type Addresser interface {
	// Addr is the address of the first byte as kernels see it.
	Addr() (uint64, error)
}

// HostMapper is an optional interface of a Context, for devices that work in the host's own memory.
type HostMapper interface {
	// MapHost makes the bytes of host, at least one, usable by kernels in place until Free, without a copy.
	MapHost(host []byte) (Mem, error)
}

// FreshMem is memory that can be told that it holds nothing and that the next launch is its only one: checked
// execution reports what kernels read of it that they have not written, and what that launch leaves unwritten.
type FreshMem interface {
	Fresh()
}

// Holdable is an optional interface of a Mem with which others than its driver queue work.
type Holdable interface {
	// Hold keeps the memory from being freed until Drop, which then does what a Free meanwhile has asked for. It
	// reports false for memory that is freed already.
	Hold() bool
	Drop()
}
