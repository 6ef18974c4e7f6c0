package results

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"

	"github.com/kbind/kbind/cmd/kbind/internal/tune/space"
)

// Read reads a T4 file or a cache file of Kernel Tuner, which may be compressed with gzip, and may be a cache that
// a run has not closed.
func Read(data []byte) (*Table, error) {
	if bytes.HasPrefix(data, []byte{0x1f, 0x8b}) {
		z, err := gzip.NewReader(bytes.NewReader(data))
		if err != nil {
			return nil, err
		}
		if data, err = io.ReadAll(z); err != nil {
			return nil, err
		}
	}
	var kind struct {
		Results json.RawMessage `json:"results"`
		Cache   json.RawMessage `json:"cache"`
	}
	if err := json.Unmarshal(data, &kind); err != nil {
		closed := append(bytes.TrimRight(bytes.TrimSpace(data), ","), "}}"...)
		if json.Unmarshal(closed, &kind) != nil {
			return nil, err
		}
		data = closed
	}
	switch {
	case kind.Results != nil:
		return readT4(data)
	case kind.Cache != nil:
		return readCache(data)
	}
	return nil, errors.New("it is neither a T4 file (no \"results\") nor a cache of Kernel Tuner (no \"cache\")")
}

// t4File is the part of a T4 file that is read and written.
type t4File struct {
	Schema   string     `json:"schema_version,omitempty"`
	Metadata t4Metadata `json:"metadata"`
	Results  []t4Result `json:"results"`
}

type t4Metadata struct {
	TimeUnit string `json:"timeunit"`
	Kernel   string `json:"kernel_name,omitempty"`
	Device   string `json:"device_name,omitempty"`
}

type t4Result struct {
	Timestamp     string          `json:"timestamp"`
	Configuration json.RawMessage `json:"configuration"`
	Times         t4Times         `json:"times"`
	Invalidity    Status          `json:"invalidity"`
	Correctness   float64         `json:"correctness"`
	Measurements  []t4Measurement `json:"measurements"`
	Objectives    []string        `json:"objectives"`
}

type t4Times struct {
	Compilation float64   `json:"compilation"`
	Framework   float64   `json:"framework"`
	Search      float64   `json:"search_algorithm"`
	Validation  float64   `json:"validation"`
	Runtimes    []float64 `json:"runtimes"`
}

type t4Measurement struct {
	Name  string          `json:"name"`
	Value json.RawMessage `json:"value"`
	Unit  string          `json:"unit"`
}

func readT4(data []byte) (*Table, error) {
	var f t4File
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, err
	}
	t := &Table{Kernel: f.Metadata.Kernel, Device: f.Metadata.Device}
	unit, err := milliseconds(f.Metadata.TimeUnit)
	if err != nil {
		return nil, err
	}
	for i, r := range f.Results {
		names, values, err := object(r.Configuration)
		if err != nil {
			return nil, fmt.Errorf("result %d: its configuration: %w", i, err)
		}
		if i == 0 {
			for _, n := range names {
				t.Params = append(t.Params, space.Param{Name: n})
			}
		}
		one := Result{
			Values:    values,
			Status:    r.Invalidity,
			Compile:   r.Times.Compilation * unit,
			Timestamp: r.Timestamp,
			Measured:  map[string]float64{},
		}
		for _, s := range r.Times.Runtimes {
			one.Samples = append(one.Samples, s*unit)
		}
		if err := one.measured(&r, unit); err != nil {
			return nil, fmt.Errorf("result %d %w", i, err)
		}
		t.Results = append(t.Results, one)
	}
	t.complete()
	return t, nil
}

// measured takes the measurements of a result. Its objective must be a time, since less of it is better.
func (one *Result) measured(r *t4Result, unit float64) error {
	objective := "time"
	if len(r.Objectives) > 0 {
		objective = r.Objectives[0]
	}
	found := false
	for _, m := range r.Measurements {
		v, err := strconv.ParseFloat(string(m.Value), 64)
		switch {
		case err != nil:
		case m.Name != objective:
			one.Measured[m.Name] = v
		case m.Unit != "": // a unit of its own
			own, err := milliseconds(m.Unit)
			if err != nil {
				return fmt.Errorf("has the objective %s: %w", objective, err)
			}
			one.Median, found = v*own, true
		case objective != "time":
			return fmt.Errorf("has the objective %s without a unit, and only times can be compared here", objective)
		default:
			one.Median, found = v*unit, true
		}
	}
	if one.Status == Correct && !found {
		return fmt.Errorf("is correct and has no measurement %q", objective)
	}
	return nil
}

// units are those of times in T4 files, in milliseconds; files of Kernel Tuner have some without a name.
var units = map[string]float64{
	"": 1, "ms": 1, "milliseconds": 1, "miliseconds": 1, "millisecond": 1,
	"s": 1e3, "seconds": 1e3, "second": 1e3,
	"us": 1e-3, "microseconds": 1e-3, "microsecond": 1e-3,
	"ns": 1e-6, "nanoseconds": 1e-6, "nanosecond": 1e-6,
}

// milliseconds is how many milliseconds a unit of time is.
func milliseconds(unit string) (float64, error) {
	if v, ok := units[unit]; ok {
		return v, nil
	}
	return 0, fmt.Errorf("%q is no unit of time", unit)
}

// object reads a JSON object of scalars with its names in order.
func object(data json.RawMessage) (names []string, values map[string]string, err error) {
	d := json.NewDecoder(bytes.NewReader(data))
	if tok, err := d.Token(); err != nil || tok != json.Delim('{') {
		return nil, nil, errors.New("want an object")
	}
	values = map[string]string{}
	for d.More() {
		tok, err := d.Token()
		if err != nil {
			return nil, nil, err
		}
		var v json.RawMessage
		if err := d.Decode(&v); err != nil {
			return nil, nil, err
		}
		name := fmt.Sprint(tok)
		names = append(names, name)
		values[name] = scalar(v)
	}
	return names, values, nil
}

// scalar is the text of a JSON value, of a string without its quotes.
func scalar(v json.RawMessage) string {
	var s string
	if json.Unmarshal(v, &s) == nil {
		return s
	}
	return string(v)
}

// failures are Kernel Tuner's words for configurations that cannot be used.
var failures = map[string]Status{
	"InvalidConfig":           Constraints,
	"CompilationFailedConfig": Compile,
	"RuntimeFailedConfig":     Runtime,
}

func readCache(data []byte) (*Table, error) {
	var f struct {
		Device string                                `json:"device_name"`
		Kernel string                                `json:"kernel_name"`
		Keys   []string                              `json:"tune_params_keys"`
		Params map[string][]json.RawMessage          `json:"tune_params"`
		Cache  map[string]map[string]json.RawMessage `json:"cache"`
	}
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, err
	}
	t := &Table{Kernel: f.Kernel, Device: f.Device}
	for _, k := range f.Keys {
		p := space.Param{Name: k}
		for _, v := range f.Params[k] {
			p.Values = append(p.Values, scalar(v))
		}
		t.Params = append(t.Params, p)
	}
	for _, key := range slices.Sorted(maps.Keys(f.Cache)) {
		entry := f.Cache[key]
		r := Result{Values: map[string]string{}, Status: Correct}
		for _, k := range f.Keys {
			r.Values[k] = scalar(entry[k])
		}
		if v, err := strconv.ParseFloat(string(entry["time"]), 64); err == nil {
			r.Median = v
		} else if r.Status = failures[scalar(entry["time"])]; r.Status == "" {
			r.Status = Runtime
		}
		if raw := entry["times"]; raw != nil && json.Unmarshal(raw, &r.Samples) != nil {
			r.Samples = nil
		}
		t.Results = append(t.Results, r)
	}
	t.complete()
	return t, nil
}
