//go:build amd64 && !race

package ring

import "unsafe"

// putWords writes n words, of which each is four bytes of src and, above them, the round, and after them the turn. An
// aligned move of eight bytes is one access on this architecture (Intel 64 and IA-32 Architectures Software Developer's
// Manual, volume 3, 10.1.1; AMD64 Architecture Programmer's Manual, volume 2, 7.3.2), stores are seen in their order
// (10.2.2; 7.2), and no compiler takes moves of assembly apart.
//
//go:noescape
func putWords(dst *uint64, src unsafe.Pointer, n int, round uint32, turn *uint64, t uint64)
