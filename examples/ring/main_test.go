package main

import (
	"context"
	"encoding/xml"
	"io"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// nearest is the plain Go form of search.
func nearest(vectors []float32, q Query) (index int32, distance float32) {
	distance = math.MaxFloat32
	for i := range len(vectors) / dim {
		var d float32
		for k, x := range vectors[i*dim : (i+1)*dim] {
			d += (x - q.V[k]) * (x - q.V[k])
		}
		if d < distance {
			index, distance = int32(i), d
		}
	}
	return index, distance
}

// TestSearch compares answers with the reference.
func TestSearch(t *testing.T) {
	ctx := context.Background()
	vectors := randomVectors(300)
	s, err := serve(ctx, vectors)
	if err != nil {
		t.Fatal(err)
	}
	for i, q := range randomVectors(20) {
		if i >= 20 {
			break
		}
		query := Query{V: [dim]float32{q, 1 - q, q * q}}
		hit, err := s.ring.Call(ctx, query)
		index, distance := nearest(vectors, query)
		if err != nil || hit.Index != index || math.Abs(float64(hit.Distance-distance)) > 1e-4*float64(distance) {
			t.Fatalf("query %d: %+v, want vector %d at %v; %v", i, hit, index, distance, err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestFlags gives the program numbers with which there is nothing to do.
func TestFlags(t *testing.T) {
	for _, n := range [][3]int{{0, 1, 1}, {1, 0, 1}, {1, 1, 0}, {-1, 1, 1}} {
		if err := run(t.Context(), n[0], n[1], n[2], ""); err == nil || !strings.Contains(err.Error(), "at least 1") {
			t.Errorf("%v: %v", n, err)
		}
	}
	if err := runBank(t.Context(), -1); err == nil || !strings.Contains(err.Error(), "at least 1") {
		t.Errorf("a bank: %v", err)
	}
}

// TestRun runs the program and reads the picture that it draws.
func TestRun(t *testing.T) {
	out := filepath.Join(t.TempDir(), "latency.svg")
	if err := run(context.Background(), 200, 2, 20, out); err != nil {
		t.Fatal(err)
	}
	svg, err := os.ReadFile(out)
	if err != nil {
		t.Fatal(err)
	}
	bars := 0
	for d := xml.NewDecoder(strings.NewReader(string(svg))); ; {
		token, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if e, ok := token.(xml.StartElement); ok && e.Name.Local == "rect" {
			bars++
		}
	}
	if bars < 3 || !strings.Contains(string(svg), "40 answers") {
		t.Errorf("%d bars in\n%s", bars, svg)
	}
}

func TestHistogram(t *testing.T) {
	svg := string(histogram([]time.Duration{time.Microsecond, time.Microsecond, 2 * time.Microsecond}))
	if strings.Count(svg, "<rect") != 1+13 || !strings.Contains(svg, ">1µs<") || !strings.Contains(svg, ">2µs<") {
		t.Error(svg)
	}
}
