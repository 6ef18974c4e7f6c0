package particles

import (
	"context"
	"testing"
	"unsafe"

	"github.com/kbind/kbind/rt/vec"
)

// move is the plain Go form of the kernel.
func move(p *Particle, w World) {
	if !p.Alive {
		return
	}
	axis := func(pos, vel *float32, g, half float32) {
		*vel = float32(float64(*vel) + float64(g)*w.Dt)
		*pos = float32(float64(*pos) + float64(*vel)*w.Dt)
		switch {
		case *pos > half:
			*pos, *vel = half, -*vel*w.Bounce
		case *pos < -half:
			*pos, *vel = -half, -*vel*w.Bounce
		}
	}
	axis(&p.Pos.X, &p.Vel.X, w.Gravity.X, w.Half[0])
	axis(&p.Pos.Y, &p.Vel.Y, w.Gravity.Y, w.Half[1])
	axis(&p.Pos.Z, &p.Vel.Z, w.Gravity.Z, w.Half[2])
}

func TestStep(t *testing.T) {
	w := World{Gravity: vec.Float3{Y: -9.81}, Dt: 0.01, Bounce: 0.8, Half: [3]float32{1, 1, 1}}
	var got, want []Particle
	for i := range 1000 {
		f := float32(i) / 1000
		got = append(got, Particle{Pos: vec.Float3{X: f, Y: -f, Z: 0.5}, Vel: vec.Float3{X: 3, Y: f, Z: -7 * f}, Mass: 1,
			Alive: i%10 != 0})
	}
	want = append(want, got...)
	for range 20 {
		if err := Step(context.Background(), got, w); err != nil {
			t.Fatal(err)
		}
		for i := range want {
			move(&want[i], w)
		}
	}
	for i := range want {
		if got[i] != want[i] {
			t.Fatalf("particle %d: got %+v, want %+v", i, got[i], want[i])
		}
	}
}

// The layouts that nvcc gives these structs: 12-byte float3, double on 8 bytes.
func TestLayout(t *testing.T) {
	if s := unsafe.Sizeof(Particle{}); s != 32 {
		t.Errorf("Particle has %d bytes, want 32", s)
	}
	if s, o := unsafe.Sizeof(World{}), unsafe.Offsetof(World{}.Dt); s != 40 || o != 16 {
		t.Errorf("World has %d bytes with Dt at %d, want 40 and 16", s, o)
	}
}
