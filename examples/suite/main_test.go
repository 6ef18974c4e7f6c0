package main

import (
	"bytes"
	"encoding/json"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/examples/suite/cases"
	"github.com/kbind/kbind/rt"
)

// TestReport runs two cases and reads the report back as another program would.
func TestReport(t *testing.T) {
	r, err := run(t.Context(), []string{"cpu", "cpu/cl", "no-such-backend"}, []string{"saxpy", "histogram"}, cases.Small,
		2)
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := r.json(&b); err != nil {
		t.Fatal(err)
	}
	var got struct {
		Machine, Commit string
		Kernels         []struct {
			Name  string
			OK    bool
			MS    map[string]float64
			Ratio float64
		}
	}
	if err := json.Unmarshal(b.Bytes(), &got); err != nil {
		t.Fatal(err)
	}
	if len(got.Kernels) != 2 || got.Kernels[0].Name != "saxpy" || got.Kernels[1].Name != "histogram" ||
		got.Machine == "" || got.Commit == "" {
		t.Fatalf("got %s", b.Bytes())
	}
	for _, k := range got.Kernels {
		if !k.OK || len(k.MS) != 2 || math.Abs(k.Ratio-k.MS["cpu"]/k.MS["cpu/cl"]) > 1e-9 {
			t.Errorf("got %+v", k)
		}
	}
	b.Reset()
	if err := r.table(&b); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"cpu/cl ms", "geometric mean", "two reads and a write"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("%q is not in\n%s", want, b.String())
		}
	}
}

func TestErrors(t *testing.T) {
	if _, err := run(t.Context(), []string{"no-such-backend"}, []string{""}, cases.Small, 1); err == nil {
		t.Error("ran without a backend")
	}
	if _, err := run(t.Context(), []string{"cpu"}, []string{"no-such-case"}, cases.Small, 1); err == nil {
		t.Error("ran without a case")
	}
}

// TestShares tells devices of one GPU from others.
func TestShares(t *testing.T) {
	on := func(pci string) *cases.Device { return &cases.Device{Info: rt.DeviceInfo{PCI: pci}} }
	devices := []*cases.Device{on(""), on("0000:06:00.0"), on(""), on("0000:07:00.0"), on("0000:06:00.0")}
	for i, want := range []bool{false, true, false, false, true} {
		if got := shares(devices, i); got != want {
			t.Errorf("device %d: %v", i, got)
		}
	}
}
