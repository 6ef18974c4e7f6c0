package vecop

import (
	"fmt"
	"testing"
)

// BenchmarkRow measures operations on rows of several lengths beside a loop in Go, in ns for each element.
func BenchmarkRow(b *testing.B) {
	const most = 1024
	x, y, z, d := make([]float32, most), make([]float32, most), make([]float32, most), make([]float64, most)
	k := make([]int32, most)
	for i := range x {
		x[i], y[i], z[i], d[i] = float32(i)/64+0.1, float32(most-i)/100, 1, float64(i)
		k[i] = int32(i)
	}
	for _, c := range []struct {
		name     string
		row, one func(n int)
	}{
		{"add", func(n int) { AddF32(z[:n], x[:n], y[:n]) }, func(n int) { plainAddF32(&z[0], &x[0], &y[0], n) }},
		{"mulAddScalar", func(n int) {
			MulAddScalarF32(y[:n], 0.5, x[:n], y[:n])
		}, func(n int) { plainMulAddScalarF32(&y[0], 0.5, &x[0], &y[0], n) }},
		{"fma", func(n int) {
			FmaF32(z[:n], x[:n], x[:n], y[:n])
		}, func(n int) { plainFmaF32(&z[0], &x[0], &x[0], &y[0], n) }},
		{"div", func(n int) { DivF32(z[:n], x[:n], x[:n]) }, func(n int) { plainDivF32(&z[0], &x[0], &x[0], n) }},
		{"sqrt", func(n int) { SqrtF32(z[:n], x[:n]) }, func(n int) { plainSqrtF32(&z[0], &x[0], n) }},
		{"max", func(n int) { MaxF32(z[:n], x[:n], y[:n]) }, func(n int) { plainMaxF32(&z[0], &x[0], &y[0], n) }},
		{"addF64", func(n int) { AddF64(d[:n], d[:n], d[:n]) }, func(n int) { plainAddF64(&d[0], &d[0], &d[0], n) }},
		{"mulI32", func(n int) { MulI32(k[:n], k[:n], k[:n]) }, func(n int) { plainMulI32(&k[0], &k[0], &k[0], n) }},
		{"exp", func(n int) { ExpF32(z[:n], x[:n]) }, func(n int) { plainExpF32(&z[0], &x[0], n) }},
		{"log", func(n int) { LogF32(z[:n], x[:n]) }, func(n int) { plainLogF32(&z[0], &x[0], n) }},
		{"sin", func(n int) { SinF32(z[:n], x[:n]) }, func(n int) { plainSinF32(&z[0], &x[0], n) }},
		{"toI32", func(n int) { F32ToI32(k[:n], x[:n]) }, func(n int) { plainF32ToI32(&k[0], &x[0], n) }},
	} {
		for _, n := range []int{16, 32, 256, most} {
			for _, form := range []struct {
				name string
				fn   func(int)
			}{{"row", c.row}, {"loop", c.one}} {
				b.Run(fmt.Sprintf("%s/%d/%s", c.name, n, form.name), func(b *testing.B) {
					for b.Loop() {
						form.fn(n)
					}
					b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/element")
				})
			}
		}
	}
}
