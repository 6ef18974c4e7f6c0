package simt

import (
	"runtime"
	"sync/atomic"
	"time"
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

//go:generate go run ./gen

// AtomicCasU16 stores v if *p is compare, by way of the aligned 32-bit word that holds *p; it returns the old value.
// The word's other half is not disturbed.
func AtomicCasU16(p *uint16, compare, v uint16) uint16 {
	word, shift := wordOf(unsafe.Pointer(p))
	for {
		old := atomic.LoadUint32(word)
		cur := uint16(old >> shift)
		if cur != compare {
			return cur
		}
		if atomic.CompareAndSwapUint32(word, old, old&^(0xffff<<shift)|uint32(v)<<shift) {
			return compare
		}
	}
}

// AtomicCasU8 stores v if *p is compare, by way of the aligned 32-bit word that holds *p; it returns the old value.
func AtomicCasU8(p *uint8, compare, v uint8) uint8 {
	off := uintptr(unsafe.Pointer(p)) & 3
	shift := uint(off) * 8
	if bigEndian() {
		shift = 24 - shift
	}
	word := (*uint32)(unsafe.Add(unsafe.Pointer(p), -int(off)))
	for {
		old := atomic.LoadUint32(word)
		cur := uint8(old >> shift)
		if cur != compare {
			return cur
		}
		if atomic.CompareAndSwapUint32(word, old, old&^(0xff<<shift)|uint32(v)<<shift) {
			return compare
		}
	}
}

// AtomicCasI8 is AtomicCasU8 for signed numbers.
func AtomicCasI8(p *int8, compare, v int8) int8 {
	return int8(AtomicCasU8((*uint8)(unsafe.Pointer(p)), uint8(compare), uint8(v)))
}

// AtomicCasI16 is AtomicCasU16 for signed numbers.
func AtomicCasI16(p *int16, compare, v int16) int16 {
	return int16(AtomicCasU16((*uint16)(unsafe.Pointer(p)), uint16(compare), uint16(v)))
}

// AtomicAddF16 adds v and returns the old value.
func AtomicAddF16(p *vec.Half, v vec.Half) vec.Half {
	q := (*uint16)(unsafe.Pointer(p))
	for {
		old := load16(q)
		sum := vec.HalfOf(vec.Half(old).Float32() + v.Float32())
		if AtomicCasU16(q, old, uint16(sum)) == old {
			return vec.Half(old)
		}
	}
}

// AtomicAddBF16 adds v and returns the old value.
func AtomicAddBF16(p *vec.BFloat16, v vec.BFloat16) vec.BFloat16 {
	q := (*uint16)(unsafe.Pointer(p))
	for {
		old := load16(q)
		sum := vec.BFloat16Of(vec.BFloat16(old).Float32() + v.Float32())
		if AtomicCasU16(q, old, uint16(sum)) == old {
			return vec.BFloat16(old)
		}
	}
}

func load16(p *uint16) uint16 {
	word, shift := wordOf(unsafe.Pointer(p))
	return uint16(atomic.LoadUint32(word) >> shift)
}

// wordOf returns the aligned 32-bit word around p and how far *p lies from its low end. Objects of kernels start at
// multiples of 8 bytes and take a multiple of 4.
func wordOf(p unsafe.Pointer) (word *uint32, shift uint) {
	off := uintptr(p) & 2
	shift = uint(off) * 8
	if bigEndian() {
		shift = 16 - shift
	}
	return (*uint32)(unsafe.Add(p, -int(off))), shift
}

func bigEndian() bool {
	one := uint16(1)
	return *(*byte)(unsafe.Pointer(&one)) == 0
}

// Fence orders the memory accesses before it against those after it, for every observer.
func Fence() {
	var word uint32
	atomic.AddUint32(&word, 1)
}

// Clock returns a counter that counts up, about one step per nanosecond.
func Clock() int64 { return time.Now().UnixNano() }

// GlobalTimer returns the time in nanoseconds.
func GlobalTimer() uint64 { return uint64(time.Now().UnixNano()) }

// Sleep lets other goroutines go on. A thread may sleep for less than it asks for (PTX ISA, nanosleep), and here
// others of its block could not go on meanwhile.
func Sleep(uint32) { runtime.Gosched() }
