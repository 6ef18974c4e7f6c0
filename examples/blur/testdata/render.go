//go:build ignore

// Render draws lighthouse.png, the picture that the blur example filters: go run render.go
package main

import (
	"image"
	"image/color"
	"image/png"
	"log"
	"math"
	"os"
)

const (
	width, height = 320, 213
	samples       = 4 // in each direction, for smooth edges
)

type rgb struct{ r, g, b float64 }

func (c rgb) mix(d rgb, t float64) rgb {
	t = min(max(t, 0), 1)
	return rgb{c.r + (d.r-c.r)*t, c.g + (d.g-c.g)*t, c.b + (d.b-c.b)*t}
}

func (c rgb) add(d rgb, t float64) rgb { return rgb{c.r + d.r*t, c.g + d.g*t, c.b + d.b*t} }

// noise is a smooth pseudo-random number in [0,1) that depends on x and y only.
func noise(x, y float64) float64 {
	hash := func(i, j float64) float64 {
		_, f := math.Modf(math.Abs(math.Sin(i*127.1+j*311.7) * 43758.5453))
		return f
	}
	i, j := math.Floor(x), math.Floor(y)
	u, v := x-i, y-j
	u, v = u*u*(3-2*u), v*v*(3-2*v)
	a := hash(i, j)*(1-u) + hash(i+1, j)*u
	b := hash(i, j+1)*(1-u) + hash(i+1, j+1)*u
	return a*(1-v) + b*v
}

// scene is the colour at x in [0,1.5), y in [0,1), y downwards.
func scene(x, y float64) rgb {
	const horizon = 0.68
	c := rgb{0.10, 0.16, 0.38}.mix(rgb{0.98, 0.62, 0.38}, math.Pow(y/horizon, 1.6))
	sun := math.Hypot(x-1.15, y-0.56)
	c = c.add(rgb{1, 0.75, 0.4}, 0.5*math.Exp(-sun*6))
	if sun < 0.07 {
		c = rgb{1, 0.93, 0.75}
	}
	cloud := noise(x*4, y*16)*0.6 + noise(x*9, y*36)*0.4
	c = c.mix(rgb{0.95, 0.80, 0.78}, (cloud-0.55)*2.2*(1-math.Abs(y-0.35)*2.5))
	if y > horizon {
		depth := (y - horizon) / (1 - horizon)
		wave := noise(x*(10+30*(1-depth)), 70*math.Sqrt(depth)) - 0.5
		c = rgb{0.85, 0.55, 0.42}.mix(rgb{0.05, 0.17, 0.27}, math.Sqrt(depth)+0.5*wave)
		c = c.add(rgb{1, 0.8, 0.5}, max(0, wave)*1.6*math.Exp(-math.Abs(x-1.15)*(9-5*depth)))
	}
	return tower(x, y, c)
}

func tower(x, y float64, c rgb) rgb {
	const mid, top, foot = 0.42, 0.24, 0.74
	if b := math.Atan2(y-0.205, x-mid); x > mid && math.Abs(b+0.12) < 0.07 && y < foot {
		c = c.add(rgb{1, 0.95, 0.7}, 0.45*math.Exp(-(x-mid)*1.5)*(1-math.Abs(b+0.12)/0.07))
	}
	rock := 0.72 + 0.30*math.Pow(math.Abs(x-mid)*1.55, 1.7) - 0.05*noise(x*14, 3)
	if y > rock {
		c = rgb{0.20, 0.17, 0.17}.mix(rgb{0.42, 0.33, 0.28}, noise(x*40, y*40)*noise(x*12, y*15)*1.8)
	}
	half := 0.038 + 0.03*(y-top)/(foot-top)
	if y > top && y < foot && math.Abs(x-mid) < half {
		c = rgb{0.95, 0.93, 0.90}
		if int((y-top)/(foot-top)*7)%2 == 1 {
			c = rgb{0.78, 0.15, 0.13}
		}
		c = c.mix(rgb{0.1, 0.08, 0.15}, 0.55*((mid-x)/half*0.5+0.5))
		if math.Abs(x-mid) < 0.010 && (math.Abs(y-0.40) < 0.018 || math.Abs(y-0.60) < 0.018) {
			c = rgb{0.15, 0.13, 0.2}
		}
	}
	switch {
	case y > 0.225 && y <= top+0.005 && math.Abs(x-mid) < 0.055:
		c = rgb{0.13, 0.12, 0.15}
	case y > 0.18 && y <= 0.225 && math.Abs(x-mid) < 0.028:
		c = rgb{1, 0.96, 0.72}
		if math.Mod(x*90, 1) < 0.15 {
			c = rgb{0.2, 0.18, 0.2}
		}
	case y > 0.135 && y <= 0.18 && math.Abs(x-mid) < (y-0.135)*0.8:
		c = rgb{0.60, 0.12, 0.12}
	}
	return c
}

func main() {
	img := image.NewRGBA(image.Rect(0, 0, width, height))
	level := func(v float64) uint8 { return uint8(math.Round(255 * min(max(v/(samples*samples), 0), 1))) }
	for py := range height {
		for px := range width {
			var sum rgb
			for s := range samples * samples {
				x := (float64(px) + (float64(s%samples)+0.5)/samples) / height
				y := (float64(py) + (float64(s/samples)+0.5)/samples) / height
				sum = sum.add(scene(x, y), 1)
			}
			img.SetRGBA(px, py, color.RGBA{level(sum.r), level(sum.g), level(sum.b), 255})
		}
	}
	f, err := os.Create("lighthouse.png")
	if err != nil {
		log.Fatal(err)
	}
	defer f.Close()
	if err := (&png.Encoder{CompressionLevel: png.BestCompression}).Encode(f, img); err != nil {
		log.Fatal(err)
	}
}
