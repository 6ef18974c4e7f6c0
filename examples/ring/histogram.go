package main

import (
	"bytes"
	"fmt"
	"math"
	"time"
)

// histogram draws how many of the sorted times lie in each twelfth of a power of two, as SVG.
func histogram(sorted []time.Duration) []byte {
	const perDouble, width, height, left, bottom = 12, 720, 240, 10, 30
	bin := func(d time.Duration) int {
		return int(math.Floor(perDouble * math.Log2(float64(max(d, 1))/float64(time.Microsecond))))
	}
	first, last := bin(sorted[0]), bin(sorted[len(sorted)-1])
	counts := make([]int, last-first+1)
	most := 0
	for _, d := range sorted {
		counts[bin(d)-first]++
		most = max(most, counts[bin(d)-first])
	}
	step := float64(width-2*left) / float64(len(counts))
	var b bytes.Buffer
	fmt.Fprintf(&b, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" "+
		"font-size=\"12\">\n<rect width=\"100%%\" height=\"100%%\" fill=\"white\"/>\n", width, height)
	for i, n := range counts {
		h := float64(n) / float64(most) * (height - bottom - 20)
		fmt.Fprintf(&b, "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"steelblue\"/>\n",
			left+float64(i)*step, height-bottom-h, math.Max(step-1, 0.5), h)
	}
	for e := math.Ceil(float64(first) / perDouble); e <= float64(last+1)/perDouble; e++ {
		x := left + (e*perDouble-float64(first))*step
		fmt.Fprintf(&b, "<text x=\"%.1f\" y=\"%d\" text-anchor=\"middle\">%s</text>\n", x, height-10,
			time.Duration(math.Exp2(e)*float64(time.Microsecond)).Round(10*time.Nanosecond))
	}
	fmt.Fprintf(&b, "<text x=\"%d\" y=\"14\">%d answers by how long they took</text>\n</svg>\n", left, len(sorted))
	return b.Bytes()
}
