package main

import (
	"bytes"
	"fmt"
	"log"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
)

// The assembly of the operations on rows. An operation is given as the instructions for one vector, which is as many
// elements as 32 bytes hold of the widest type:
//
//	$a $b $c $m  the operands in memory          $s        the vector of the number s
//	$r           the result                      $t $u     two more registers
//	$xr ...      the lower halves of these       $i        the index of the vector's first element
//	#            PS or PD                        =name     a constant of rowConstants
//
// Y13, Y14 and Y15 are free where no number s is, and where one vector is computed at a time all others but Y12.
//
// Every function has the same frame. A row that is not a multiple of vectors ends with a vector that overlaps the one
// before. It is computed first and stored last, because dst may be an operand, which the loop overwrites. Rows of less
// than one vector, and machines without AVX2, take the plain form.

// rowAsm collects the file.
type rowAsm struct {
	bytes.Buffer
	name string
	used map[string]bool // constants
}

func newRowAsm(name string) *rowAsm { return &rowAsm{name: name, used: map[string]bool{}} }

func (w *rowAsm) printf(format string, args ...any) { fmt.Fprintf(w, format, args...) }

// The registers of addresses, by operand.
var rowPointers = map[string]string{"dst": "DI", "a": "SI", "b": "DX", "c": "R8"}

// rowUnrolled is how many vectors the long loop takes at a time.
const rowUnrolled = 4

// alias writes a function that is the same as one for another type.
func (w *rowAsm) alias(r, first rowFunc) {
	w.printf("// %s\nTEXT ·%s(SB), NOSPLIT, $0-%d\n\tJMP ·%s(SB)\n\n", r.expr, r.inner(), r.frame(), first.inner())
}

// frame is the size of the parameters: each takes a word.
func (r rowFunc) frame() int { return 8 * (len(r.operands) + 2) }

// lanes is the number of elements of a vector.
func (r rowFunc) lanes() int {
	if r.wide {
		return 4
	}
	return 256 / max(r.from.Bits, r.to.Bits)
}

// function writes one function.
func (w *rowAsm) function(r rowFunc) {
	lanes := r.lanes()
	w.printf("// %s\nTEXT ·%s(SB), NOSPLIT, $0-%d\n", r.expr, r.inner(), r.frame())
	w.printf("\tCMPB ·hasAVX2(SB), $0\n\tJEQ  plain\n")
	w.printf("\tMOVQ n+%d(FP), CX\n\tSUBQ $%d, CX // the last vector\n\tJLT  plain\n", r.frame()-8, lanes)
	w.printf("\tMOVQ dst+0(FP), DI\n")
	for i, o := range r.letters() {
		if o != "s" {
			w.printf("\tMOVQ %s+%d(FP), %s\n", o, 8*i+8, rowPointers[o])
		}
	}
	w.setup(r)
	w.guard(r)
	w.vectors(r, "CX", []string{"Y12"})
	w.printf("\tXORL AX, AX\n")
	if !r.rolled {
		w.printf("\tLEAQ -%d(CX), BX\n\tCMPQ AX, BX\n\tJGE  short\n\nlong:\n", (rowUnrolled-1)*lanes)
		var regs []string
		for k := range rowUnrolled {
			regs = append(regs, fmt.Sprintf("Y%d", k))
		}
		w.vectors(r, "AX", regs)
		for k, reg := range regs {
			w.store(r, "AX", k, reg)
		}
		w.printf("\tADDQ $%d, AX\n\tCMPQ AX, BX\n\tJLT  long\n", rowUnrolled*lanes)
	}
	w.printf("\nshort:\n\tCMPQ AX, CX\n\tJGE  last\n")
	w.vectors(r, "AX", []string{"Y0"})
	w.store(r, "AX", 0, "Y0")
	w.printf("\tADDQ $%d, AX\n\tJMP  short\n\nlast:\n", lanes)
	w.store(r, "CX", 0, "Y12")
	w.printf("\tVZEROUPPER\n\tRET\n\nplain:\n\tJMP ·%s(SB)\n\n", r.plain())
}

// setup fills Y15 with s, or does what the operation says.
func (w *rowAsm) setup(r rowFunc) {
	at := strings.Index(r.operands, "s")
	if at < 0 && r.setup == "" {
		return
	}
	s := fmt.Sprintf("s+%d(FP)", 8*at+8)
	text := r.setup
	if text == "" {
		text = "VBROADCASTSS $s, Y15"
		if r.from.Bits == 64 {
			text = "VBROADCASTSD $s, Y15"
		}
	}
	for _, line := range strings.Split(text, "; ") {
		w.printf("\t%s\n", w.constants(strings.ReplaceAll(line, "$s", s)))
	}
}

// guard sends rows to the plain form.
func (w *rowAsm) guard(r rowFunc) {
	if r.guard == "" {
		return
	}
	g := r
	g.asm = r.guard
	w.printf("\tVXORPS X11, X11, X11\n")
	w.vectors(g, "CX", []string{"Y0"})
	w.printf("\tXORL AX, AX\n\nguard:\n")
	w.vectors(g, "AX", []string{"Y0"})
	w.printf("\tADDQ $%d, AX\n\tCMPQ AX, CX\n\tJLT  guard\n\tVMOVMSKPS X11, R11\n\tTESTL R11, R11\n\tJNE  plain\n\n",
		r.lanes())
}

// vectors writes the instructions for neighbouring vectors, the first at index, of which the results are in regs.
func (w *rowAsm) vectors(r rowFunc, index string, regs []string) {
	suffix := "PS"
	if r.from.Bits == 64 {
		suffix = "PD"
	}
	for _, line := range strings.Split(r.asm, "; ") {
		for k, reg := range regs {
			t, u := fmt.Sprintf("Y%d", 4+k), fmt.Sprintf("Y%d", 8+k)
			text := strings.NewReplacer("#", suffix,
				"$a", r.memory("a", index, k), "$b", r.memory("b", index, k), "$c", r.memory("c", index, k),
				"$xr", "X"+reg[1:], "$xt", "X"+t[1:], "$xu", "X"+u[1:], "$xs", "X15", "$r", reg, "$t", t, "$u", u, "$s", "Y15",
				"$i", index).Replace(line)
			w.printf("\t%s\n", w.constants(text))
		}
	}
}

// memory is the address of an operand's vector, the kth from index on.
func (r rowFunc) memory(operand, index string, k int) string {
	size := r.from.Bits / 8
	if operand == "dst" {
		size = r.to.Bits / 8
	}
	offset := ""
	if k > 0 {
		offset = strconv.Itoa(k * r.lanes() * size)
	}
	return fmt.Sprintf("%s(%s)(%s*%d)", offset, rowPointers[operand], index, size)
}

// store writes the instruction that stores a result.
func (w *rowAsm) store(r rowFunc, index string, k int, reg string) {
	if r.lanes()*r.to.Bits == 128 {
		reg = "X" + reg[1:]
	}
	w.printf("\tVMOVUPS %s, %s\n", reg, r.memory("dst", index, k))
}

// constants replaces the constants in an instruction by their addresses.
func (w *rowAsm) constants(text string) string {
	before, name, ok := strings.Cut(text, "=")
	if !ok {
		return text
	}
	name, after, _ := strings.Cut(name, ",")
	if _, ok := rowConstants[name]; !ok {
		log.Fatalf("no constant %s", name)
	}
	w.used[name] = true
	return before + name + "<>(SB)," + after
}

// rowConstants are vectors, which repeat what is given; a word of 64 bits may hold two elements.
var rowConstants = map[string][]uint64{
	"signPS":    {1<<63 | 1<<31},
	"signPD":    {1 << 63},
	"restPS":    {twice(1<<31 - 1)},
	"restPD":    {1<<63 - 1},
	"onePS":     {twice(math.Float32bits(1))},
	"onePD":     {math.Float64bits(1)},
	"two16PS":   {twice(math.Float32bits(0x1p16))},
	"two31PS":   {twice(math.Float32bits(0x1p31))},
	"two31PD":   {math.Float64bits(0x1p31)},
	"two32PS":   {twice(math.Float32bits(0x1p32))},
	"two52PD":   {math.Float64bits(0x1p52)},
	"maxU32PD":  {math.Float64bits(math.MaxUint32)},
	"low16":     {twice(0xffff)},
	"shiftPD":   {math.Float64bits(0x1.8p52)},
	"expLow":    {twice(math.Float32bits(-104))},
	"expHigh":   {twice(math.Float32bits(89))},
	"expScale":  {math.Float64bits(32 / math.Ln2)},
	"expStep":   {math.Float64bits(math.Ln2 / 32)},
	"exp2Low":   {twice(math.Float32bits(-150))},
	"exp2High":  {twice(math.Float32bits(128))},
	"exp10Low":  {twice(math.Float32bits(-46))},
	"exp10High": {twice(math.Float32bits(39))},
	"exp10Log":  {math.Float64bits(math.Ln10 / math.Ln2)},
	"lowFive":   {31},
	"two5PD":    {math.Float64bits(32)},
	"halfPD":    {math.Float64bits(0.5)},
	"thirdPD":   {math.Float64bits(1.0 / 3)},
	"fourthPD":  {math.Float64bits(0.25)},
	"fifthPD":   {math.Float64bits(1.0 / 5)},
	"sixthPD":   {math.Float64bits(1.0 / 6)},
	"seventhPD": {math.Float64bits(1.0 / 7)},
	"eighthPD":  {math.Float64bits(0.125)},
	"two23PS":   {twice(math.Float32bits(0x1p23))},
	"normalPS":  {twice(0x00800000)},
	"log23":     {math.Float64bits(23 * math.Ln2)},
	"logOff":    {twice(0x3f330000)},
	"logIndex":  {twice(62)},
	"ln2":       {math.Float64bits(math.Ln2)},
	"log2e":     {math.Float64bits(1 / math.Ln2)},
	"maxPS":     {twice(math.Float32bits(math.MaxFloat32))},
	"minusInf":  {twice(0xff800000)},
	"farPS":     {twice(math.Float32bits(100000))},
	"twoOverPi": {math.Float64bits(2 / math.Pi)},
	"halfPiHi":  {math.Float64bits(0x1.921fb544p+00)},
	"halfPiLo":  {math.Float64bits(0x1.0b4611a626331p-34)},
	"sin3":      {math.Float64bits(-1.0 / 6)},
	"sin5":      {math.Float64bits(1.0 / 120)},
	"sin7":      {math.Float64bits(-1.0 / 5040)},
	"sin9":      {math.Float64bits(1.0 / 362880)},
	"cos4":      {math.Float64bits(1.0 / 24)},
	"cos6":      {math.Float64bits(1.0 / 720)},
	"cos8":      {math.Float64bits(1.0 / 40320)},
	"cos10":     {math.Float64bits(1.0 / 3628800)},
	"oneQ":      {1},
	"upward":    {0 | 1<<32, 2 | 3<<32, 4 | 5<<32, 6 | 7<<32},
}

// twice returns two elements of the same bits.
func twice(bits uint32) uint64 { return uint64(bits)<<32 | uint64(bits) }

// write writes the file, the constants first.
func (w *rowAsm) write() {
	var out bytes.Buffer
	out.WriteString("// Code generated by go run ./gen; DO NOT EDIT.\n\n//go:build !race\n\n#include " +
		"\"textflag.h\"\n\n// Operations on rows; gen/asm.go says what the functions have in common.\n\n")
	var names []string
	for name := range w.used {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		list := rowConstants[name]
		for at := 0; at < 32; at += 8 {
			fmt.Fprintf(&out, "DATA %s<>+%d(SB)/8, $%#016x\n", name, at, list[at/8%len(list)])
		}
		fmt.Fprintf(&out, "GLOBL %s<>(SB), RODATA|NOPTR, $32\n\n", name)
	}
	out.Write(bytes.TrimRight(w.Bytes(), "\n"))
	out.WriteByte('\n')
	if err := os.WriteFile(w.name, out.Bytes(), 0o644); err != nil {
		log.Fatal(err)
	}
}
