package clscale

import (
	"context"
	"testing"

	"github.com/kbind/kbind/rt/rttest"
	"github.com/kbind/kbind/rt/vec"
)

func TestScale(t *testing.T) {
	px := make([]vec.Float4, 300)
	want := make([]vec.Float4, len(px))
	factor, limit := vec.Float4{X: 0.5, Y: 1, Z: 2, W: 100}, float32(200)
	for i := range px {
		px[i] = vec.Float4{X: float32(i), Y: float32(i), Z: float32(i), W: float32(i)}
		want[i] = vec.Float4{X: min(px[i].X*0.5, limit), Y: min(px[i].Y, limit), Z: min(px[i].Z*2, limit), W: px[i].W}
	}
	if err := Scale(context.Background(), px, factor, limit); err != nil {
		t.Fatal(err)
	}
	for i := range px {
		if px[i] != want[i] {
			t.Fatalf("pixel %d: got %v, want %v", i, px[i], want[i])
		}
	}
}

// TestScaleOnDevices compares every device of this machine with the CPU.
func TestScaleOnDevices(t *testing.T) {
	rttest.CompareDevices(t, rttest.Tol{ULP: 1}, func(ctx context.Context) ([]float32, error) {
		px := make([]vec.Float4, 300)
		for i := range px {
			px[i] = vec.Float4{X: float32(i), Y: 1 / float32(i+1), Z: 3, W: -float32(i)}
		}
		err := Scale(ctx, px, vec.Float4{X: 0.3, Y: 1, Z: 2, W: 100}, 200)
		var list []float32
		for _, p := range px {
			list = append(list, p.X, p.Y, p.Z, p.W)
		}
		return list, err
	})
}
