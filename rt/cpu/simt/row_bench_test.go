package simt

import (
	"fmt"
	"testing"
)

// BenchmarkRow measures operations on rows of several lengths beside a loop in Go, in ns for each element.
func BenchmarkRow(b *testing.B) {
	const most = 1024
	x, y, z, d := make([]float32, most), make([]float32, most), make([]float32, most), make([]float64, most)
	m, k := make([]uint32, most), make([]int32, most)
	for i := range x {
		x[i], y[i], z[i], d[i] = float32(i)/64+0.1, float32(most-i)/100, 1, float64(i)
		k[i], m[i] = int32(i), -uint32(i&1)
	}
	for _, c := range []struct {
		name     string
		row, one func(n int)
	}{
		{"add", func(n int) { RowAddF32(z[:n], x[:n], y[:n]) }, func(n int) { plainRowAddF32(&z[0], &x[0], &y[0], n) }},
		{"mulAddScalar", func(n int) { RowMulAddScalarF32(y[:n], 0.5, x[:n], y[:n]) }, func(n int) { plainRowMulAddScalarF32(&y[0], 0.5, &x[0], &y[0], n) }},
		{"fma", func(n int) { RowFmaF32(z[:n], x[:n], x[:n], y[:n]) }, func(n int) { plainRowFmaF32(&z[0], &x[0], &x[0], &y[0], n) }},
		{"div", func(n int) { RowDivF32(z[:n], x[:n], x[:n]) }, func(n int) { plainRowDivF32(&z[0], &x[0], &x[0], n) }},
		{"sqrt", func(n int) { RowSqrtF32(z[:n], x[:n]) }, func(n int) { plainRowSqrtF32(&z[0], &x[0], n) }},
		{"max", func(n int) { RowMaxF32(z[:n], x[:n], y[:n]) }, func(n int) { plainRowMaxF32(&z[0], &x[0], &y[0], n) }},
		{"addF64", func(n int) { RowAddF64(d[:n], d[:n], d[:n]) }, func(n int) { plainRowAddF64(&d[0], &d[0], &d[0], n) }},
		{"mulI32", func(n int) { RowMulI32(k[:n], k[:n], k[:n]) }, func(n int) { plainRowMulI32(&k[0], &k[0], &k[0], n) }},
		{"lt", func(n int) { RowLtF32(m[:n], x[:n], y[:n]) }, func(n int) { plainRowLtF32(&m[0], &x[0], &y[0], n) }},
		{"select", func(n int) { RowSelectF32(z[:n], m[:n], x[:n], y[:n]) }, func(n int) { plainRowSelectF32(&z[0], &m[0], &x[0], &y[0], n) }},
		{"exp", func(n int) { RowExpF32(z[:n], x[:n]) }, func(n int) { plainRowExpF32(&z[0], &x[0], n) }},
		{"log", func(n int) { RowLogF32(z[:n], x[:n]) }, func(n int) { plainRowLogF32(&z[0], &x[0], n) }},
		{"sin", func(n int) { RowSinF32(z[:n], x[:n]) }, func(n int) { plainRowSinF32(&z[0], &x[0], n) }},
		{"stride", func(n int) { RowStride(z[:n/4], x, 4) }, func(n int) {
			for i := range n / 4 {
				z[i] = x[4*i]
			}
		}},
		{"toI32", func(n int) { RowF32ToI32(k[:n], x[:n]) }, func(n int) { plainRowF32ToI32(&k[0], &x[0], n) }},
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
