package simt

import "unsafe"

// Addresses of shared memory as numbers (PTX ISA 5.1.5, 9.7.9.22): inline assembly takes 32-bit offsets into the
// block's shared memory. Here every variable has a window of numbers of its own, aligned more strictly than any
// instruction asks for, with a gap after it. No window starts at 0.

// window is the object whose bytes have the numbers from number on.
type window struct {
	object
	number uint64
}

// windowAlign is the alignment of windows: what the widest swizzle of shared memory works within.
const windowAlign = 1024

// SharedWindow gives the shared variable v numbers. A kernel that uses numbers calls it for each of its variables, in
// the same order in every block.
func SharedWindow[T any](b *Block, v *T) { b.addWindow(object{unsafe.Pointer(v), sizeof[T]()}) }

// DynamicWindow gives the block's dynamic shared memory numbers, after those of the variables.
func DynamicWindow(b *Block) {
	b.prepareArena()
	b.addWindow(object{b.arenaBase(), b.Launch.Shared})
}

func (b *Block) addWindow(o object) {
	number := windowAlign
	if n := len(b.windows); n > 0 {
		w := &b.windows[n-1]
		number = roundUp(int(w.number)+w.size+1, windowAlign)
	}
	b.remember(o)
	b.windows = append(b.windows, window{o, uint64(number)})
}

// SharedNumber returns the number of the byte of shared memory at an address; the end of a variable has one too. It is
// 0 for any other address.
func SharedNumber(b *Block, address uint64) (number uint64) {
	for i := range b.windows {
		w := &b.windows[i]
		switch at := address - uint64(uintptr(w.base)); {
		case at < uint64(w.size):
			return w.number + at
		case at == uint64(w.size): // another variable may begin here
			number = w.number + at
		}
	}
	return number
}

// SharedAddress is the inverse of SharedNumber. Of a number the lower 32 bits count. One that belongs to no variable
// gives an address that belongs to no object, so that an access faults.
func SharedAddress(b *Block, number uint64) (address uint64) {
	number &= 1<<32 - 1
	for i := range b.windows {
		if w := &b.windows[i]; number-w.number <= uint64(w.size) {
			return uint64(uintptr(w.base)) + number - w.number
		}
	}
	return number
}
