package results

import (
	"bytes"
	"compress/gzip"
	"math"
	"strings"
	"testing"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

func sample() *Table {
	return &Table{
		Kernel: "Scale",
		Device: "cpu:0",
		Params: []space.Param{
			{Name: "BLOCK", Values: []string{"64", "128"}},
			{Name: "MODE", Values: []string{"a b", "c"}},
		},
		Results: []Result{
			{
				Values:   map[string]string{"BLOCK": "64", "MODE": "c"},
				Status:   Correct,
				Median:   2.5,
				IQR:      0.1,
				Samples:  []float64{2, 2.5, 3},
				Compile:  10,
				Measured: map[string]float64{"GB/s": 7},
			},
			{Values: map[string]string{"BLOCK": "128", "MODE": "a b"}, Status: Compile, Why: "no, it does not"},
			{
				Values:   map[string]string{"BLOCK": "128", "MODE": "c"},
				Status:   Correct,
				Median:   1.5,
				IQR:      0.15,
				Samples:  []float64{1.5},
				Measured: map[string]float64{},
			},
		},
	}
}

// TestT4Units reads times in other units, and refuses what is no time: the least GFLOP/s are not the best.
func TestT4Units(t *testing.T) {
	file := func(timeunit, objective, unit string) string {
		return `{"metadata": {"timeunit": "` + timeunit + `"}, "results": [{"configuration": {"B": 1}, "invalidity": "correct",
 "times": {"runtimes": [2], "compilation": 3}, "measurements": [{"name": "` + objective + `", "value": 2, "unit": "` +
			unit + `"}], "objectives": ["` + objective + `"]}]}`
	}
	for _, c := range []struct {
		timeunit, objective, unit string
		median, sample            float64
		err                       string
	}{
		{"seconds", "time", "", 2000, 2000, ""},
		{"microseconds", "time", "ms", 2, 0.002, ""},
		{"miliseconds", "kernel", "ns", 2e-6, 2, ""},
		{"milliseconds", "GFLOP/s", "", 0, 0, "result 0 has the objective GFLOP/s without a unit"},
		{"milliseconds", "rate", "GFLOP/s", 0, 0, `"GFLOP/s" is no unit of time`},
		{"fortnights", "time", "", 0, 0, `"fortnights" is no unit of time`},
	} {
		got, err := Read([]byte(file(c.timeunit, c.objective, c.unit)))
		if c.err != "" {
			if err == nil || !strings.Contains(err.Error(), c.err) {
				t.Errorf("%+v: %v", c, err)
			}
			continue
		}
		if err != nil || got.Results[0].Median != c.median || got.Results[0].Samples[0] != c.sample {
			t.Errorf("%+v: %+v, %v", c, got, err)
		}
	}
}

func TestT4RoundTrip(t *testing.T) {
	var buf bytes.Buffer
	if err := sample().WriteT4(&buf); err != nil {
		t.Fatal(err)
	}
	got, err := Read(buf.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	if got.Kernel != "Scale" || got.Device != "cpu:0" || len(got.Results) != 3 ||
		got.Results[1].Status != Compile ||
		got.Results[0].Measured["GB/s"] != 7 {
		t.Errorf("%+v", got)
	}
	s, values, err := got.Space()
	if err != nil || s.Len() != 3 {
		t.Fatalf("%d configurations, %v", s.Len(), err)
	}
	for text, want := range map[string]float64{
		"BLOCK=64 MODE=c": 2.5, "BLOCK=128 MODE=a b": math.Inf(1), "BLOCK=128 MODE=c": 1.5,
	} {
		found := false
		for i := range s.Len() {
			if s.Text(i) == text {
				found = values[i] == want
			}
		}
		if !found {
			t.Errorf("%s is not %v", text, want)
		}
	}
	if best, ok := got.Best(); !ok || best.Median != 1.5 {
		t.Errorf("best %v %v", best, ok)
	}
}

const cache = `{"device_name": "G", "kernel_name": "k", "tune_params_keys": ["B", "U"],
"tune_params": {"B": [32, 64], "U": ["x"]}, "objective": "time", "cache": {
"32,x": {"B": 32, "U": "x", "time": 1.25, "times": [1, 1.5]},
"64,x": {"B": 64, "U": "x", "time": "CompilationFailedConfig"},`

func TestCache(t *testing.T) {
	for what, data := range map[string][]byte{
		"open": []byte(cache), "closed": []byte(strings.TrimSuffix(cache, ",") + "}}"), "compressed": compressed(t, cache),
	} {
		got, err := Read(data)
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		s, values, err := got.Space()
		if err != nil || s.Len() != 2 || values[0] != 1.25 || !math.IsInf(values[1], 1) ||
			got.Results[1].Status != Compile ||
			len(got.Results[0].Samples) != 2 {
			t.Errorf("%s: %+v %v %v", what, got, values, err)
		}
	}
}

func compressed(t *testing.T, text string) []byte {
	t.Helper()
	var buf bytes.Buffer
	z := gzip.NewWriter(&buf)
	if _, err := z.Write([]byte(text)); err != nil {
		t.Fatal(err)
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return buf.Bytes()
}

func TestBadFiles(t *testing.T) {
	for data, want := range map[string]string{
		`{"a":`:                               "unexpected end",
		`{"a": 1}`:                            "neither a T4 file",
		`{"results": [{"configuration": 3}]}`: "want an object",
		`{"results": [{"configuration": {"A": 1}, "invalidity": "correct"}]}`: `no measurement "time"`,
		"\x1f\x8bxx": "unexpected EOF",
	} {
		if _, err := Read([]byte(data)); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", data, err, want)
		}
	}
}

func TestForPeople(t *testing.T) {
	var buf bytes.Buffer
	if err := sample().Print(&buf, 5); err != nil {
		t.Fatal(err)
	}
	want := `BLOCK  MODE  time   spread  slower
128    c     1.5ms  ±5.0%   1.00x
64     c     2.5ms  ±2.0%   1.67x
1 skipped: compile
`
	if buf.String() != want {
		t.Errorf("got\n%swant\n%s", buf.String(), want)
	}
	buf.Reset()
	rated := sample()
	rated.Rates = []Rate{{"GB/s", 3_000_000}, {"GFLOP/s", 30_000_000}}
	if err := rated.Print(&buf, 1); err != nil {
		t.Fatal(err)
	}
	want = `BLOCK  MODE  time   spread  slower  GB/s  GFLOP/s
128    c     1.5ms  ±5.0%   1.00x   2     20
1 skipped: compile
`
	if buf.String() != want {
		t.Errorf("got\n%swant\n%s", buf.String(), want)
	}
	buf.Reset()
	rated.Rates = rated.Rates[1:]
	if err := rated.WriteCSV(&buf); err != nil {
		t.Fatal(err)
	}
	want = `BLOCK,MODE,status,median_ms,iqr_ms,samples,compile_ms,why,GFLOP/s,GB/s
64,c,correct,2.5,0.1,3,10.0,,12,7
128,a b,compile,,,0,0.0,"no, it does not",,
128,c,correct,1.5,0.15,1,0.0,,20,
`
	if buf.String() != want {
		t.Errorf("got\n%swant\n%s", buf.String(), want)
	}
	buf.Reset()
	if err := rated.WriteT4(&buf); err != nil {
		t.Fatal(err)
	}
	if got, err := Read(buf.Bytes()); err != nil || got.Results[2].Measured["GFLOP/s"] != 20 {
		t.Errorf("read again: %+v, %v", got, err)
	}
	buf.Reset()
	if err := sample().WriteCSV(&buf); err != nil {
		t.Fatal(err)
	}
	want = `BLOCK,MODE,status,median_ms,iqr_ms,samples,compile_ms,why,GB/s
64,c,correct,2.5,0.1,3,10.0,,7
128,a b,compile,,,0,0.0,"no, it does not",
128,c,correct,1.5,0.15,1,0.0,,
`
	if buf.String() != want {
		t.Errorf("got\n%swant\n%s", buf.String(), want)
	}
	if got := Milliseconds(0.0123) + Milliseconds(1e-4) + Milliseconds(2500); got != "12.3us100ns2.5s" {
		t.Error(got)
	}
}
