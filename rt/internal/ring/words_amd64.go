//go:build amd64 && !race

package ring

import "unsafe"

// pairs is whether an aligned move of sixteen bytes, which is two words, is one access, too, as on processors with AVX
// (10.1.1; 7.3.2).
var pairs = hasAVX()

// hasAVX is whether the processor enumerates AVX.
func hasAVX() bool

// putWords writes n words, of which each is four bytes of src and, above them, the round, and after them the turn. An
// aligned move of eight bytes is one access on this architecture (Intel 64 and IA-32 Architectures Software Developer's
// Manual, volume 3, 10.1.1; AMD64 Architecture Programmer's Manual, volume 2, 7.3.2), stores are seen in their order
// (10.2.2; 7.2), and no compiler takes moves of assembly apart. The lines that lie so many bytes ahead are fetched, to
// be written soon; that they may lie after the end of the memory is nothing to the instruction.
//
//go:noescape
func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64, ahead int)

// getWords reads n words and writes their data to dst, up to the first one that is not of the round; it reports whether
// there was none.
//
//go:noescape
func getWords(dst unsafe.Pointer, src *uint64, n int, round uint32) bool

// release stores t after everything that the goroutine has read or written before: on this architecture a plain store
// is (10.2.2; 7.2), and it does not wait for the stores before it as the locked instruction of sync/atomic does.
//
//go:noescape
func release(p *uint64, t uint64)

// relax waits n times as long as a processor that waits is to wait before it looks again, some 10 to 40 ns.
//
//go:noescape
func relax(n int)
