package results

import (
	"bytes"
	"cmp"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"slices"
	"strconv"
	"text/tabwriter"
)

// WriteT4 writes the table as a T4 file.
func (t *Table) WriteT4(w io.Writer) error {
	f := t4File{
		Schema:   "1.0.0",
		Metadata: t4Metadata{TimeUnit: "milliseconds", Kernel: t.Kernel, Device: t.Device},
		Results:  []t4Result{},
	}
	for _, r := range t.Results {
		one := t4Result{
			Timestamp:     r.Timestamp,
			Configuration: t.configuration(r.Values),
			Invalidity:    r.Status,
			Objectives:    []string{"time"},
			Times:         t4Times{Compilation: r.Compile, Runtimes: r.Samples},
			Measurements:  []t4Measurement{},
		}
		if one.Times.Runtimes == nil {
			one.Times.Runtimes = []float64{}
		}
		if r.Status == Correct {
			one.Correctness = 1
			one.Measurements = append(one.Measurements, t4Measurement{"time", number(r.Median), "ms"})
		}
		for _, rate := range t.Rates {
			if r.Status == Correct {
				one.Measurements = append(one.Measurements, t4Measurement{rate.Name, number(rate.Of(r.Median)), ""})
			}
		}
		for _, name := range slices.Sorted(maps.Keys(r.Measured)) {
			one.Measurements = append(one.Measurements, t4Measurement{name, number(r.Measured[name]), ""})
		}
		f.Results = append(f.Results, one)
	}
	e := json.NewEncoder(w)
	e.SetIndent("", " ")
	return e.Encode(f)
}

func number(v float64) json.RawMessage {
	return json.RawMessage(strconv.FormatFloat(v, 'g', -1, 64))
}

// configuration writes values as a JSON object in the order of the parameters: numbers as numbers.
func (t *Table) configuration(values map[string]string) json.RawMessage {
	var b bytes.Buffer
	for i, p := range t.Params {
		b.WriteByte("{,"[min(i, 1)])
		name, v := quoted(p.Name), values[p.Name]
		if _, err := strconv.ParseFloat(v, 64); err != nil || !json.Valid([]byte(v)) {
			v = quoted(v)
		}
		b.WriteString(name + ":" + v)
	}
	if len(t.Params) == 0 {
		b.WriteByte('{')
	}
	b.WriteByte('}')
	return b.Bytes()
}

func quoted(s string) string {
	b, err := json.Marshal(s)
	if err != nil {
		return `""` // a string can always be written
	}
	return string(b)
}

// WriteCSV writes a row for each result: the parameters, the status, the times in milliseconds and what else was
// measured.
func (t *Table) WriteCSV(w io.Writer) error {
	extra := map[string]bool{}
	for _, r := range t.Results {
		for name := range r.Measured {
			extra[name] = true
		}
	}
	names := slices.Sorted(maps.Keys(extra))
	c := csv.NewWriter(w)
	var head []string
	for _, p := range t.Params {
		head = append(head, p.Name)
	}
	head = append(head, "status", "median_ms", "iqr_ms", "samples", "compile_ms", "why")
	for _, rate := range t.Rates {
		head = append(head, rate.Name)
	}
	if err := c.Write(append(head, names...)); err != nil {
		return err
	}
	for _, r := range t.Results {
		var row []string
		for _, p := range t.Params {
			row = append(row, r.Values[p.Name])
		}
		row = append(
			row,
			string(r.Status),
			text(r, r.Median),
			text(r, r.IQR),
			strconv.Itoa(len(r.Samples)),
			strconv.FormatFloat(r.Compile, 'f', 1, 64),
			r.Why,
		)
		for _, rate := range t.Rates {
			row = append(row, text(r, rate.Of(r.Median)))
		}
		for _, name := range names {
			if v, ok := r.Measured[name]; ok {
				row = append(row, strconv.FormatFloat(v, 'g', 6, 64))
			} else {
				row = append(row, "")
			}
		}
		if err := c.Write(row); err != nil {
			return err
		}
	}
	c.Flush()
	return c.Error()
}

// text is a time of a correct result, "" of others.
func text(r Result, v float64) string {
	if r.Status != Correct {
		return ""
	}
	return strconv.FormatFloat(v, 'g', 6, 64)
}

// Print writes the n best results as a table for people, and after it how many configurations could not be used, by
// reason.
func (t *Table) Print(w io.Writer, n int) error {
	good := slices.DeleteFunc(slices.Clone(t.Results), func(r Result) bool { return r.Status != Correct })
	slices.SortStableFunc(good, func(a, b Result) int { return cmp.Compare(a.Median, b.Median) })
	tab := tabwriter.NewWriter(w, 0, 0, 2, ' ', 0)
	for _, p := range t.Params {
		fmt.Fprintf(tab, "%s\t", p.Name)
	}
	fmt.Fprint(tab, "time\tspread\tslower")
	for _, rate := range t.Rates {
		fmt.Fprintf(tab, "\t%s", rate.Name)
	}
	fmt.Fprintln(tab)
	for i, r := range good {
		if i == n {
			break
		}
		for _, p := range t.Params {
			fmt.Fprintf(tab, "%s\t", r.Values[p.Name])
		}
		fmt.Fprintf(tab, "%s\t±%.1f%%\t%.2fx", Milliseconds(r.Median), 50*r.IQR/r.Median, r.Median/good[0].Median)
		for _, rate := range t.Rates {
			fmt.Fprintf(tab, "\t%.4g", rate.Of(r.Median))
		}
		fmt.Fprintln(tab)
	}
	if err := tab.Flush(); err != nil {
		return err
	}
	count := map[Status]int{}
	for _, r := range t.Results {
		count[r.Status]++
	}
	for _, s := range []Status{Compile, Runtime, Timeout, Correctness, Constraints} {
		if count[s] > 0 {
			if _, err := fmt.Fprintf(w, "%d skipped: %s\n", count[s], s); err != nil {
				return err
			}
		}
	}
	return nil
}

// Milliseconds shows a time in a unit that suits it: "12.3us".
func Milliseconds(ms float64) string {
	switch {
	case ms < 1e-3:
		return fmt.Sprintf("%.3gns", ms*1e6)
	case ms < 1:
		return fmt.Sprintf("%.4gus", ms*1e3)
	case ms < 1000:
		return fmt.Sprintf("%.4gms", ms)
	}
	return fmt.Sprintf("%.4gs", ms/1000)
}
