// Package tuned reads the results of kbind tune, a small JSON file that generated packages embed, and chooses among
// them.
//
// Invariants: results for one vendor are never used on another vendor's devices, and results for a different text of
// the kernel are never used at all. The choice depends only on the file, the device and the sizes.
package tuned

import (
	"bytes"
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/rt/driver"
)

// Version is the version of the file's format.
const Version = 1

// File is a results file.
type File struct {
	Version int                `json:"version"`
	Source  string             `json:"source"` // the Hash of the kernel file that was tuned
	Kernels map[string][]Entry `json:"kernels"`
}

// Entry is what was measured on one device with arguments of one size.
type Entry struct {
	Vendor string           `json:"vendor"` // see Vendor
	Arch   string           `json:"arch"`
	Device string           `json:"device"`
	Size   map[string]int64 `json:"size"`
	Best   []Config         `json:"best"` // the best first
	// Default is the time of the defaults in milliseconds, 0 if it is not known.
	Default float64 `json:"default_ms,omitempty"`
}

// Config is one choice and its time in milliseconds.
type Config struct {
	Values map[string]int64 `json:"values"`
	Ms     float64          `json:"ms"`
}

// Vendor names those devices of which one may use another's results: "cuda", "hip", "cpu", and for OpenCL also the
// kind and the first word of the name, because its devices have nothing in common.
func Vendor(d driver.DeviceInfo) string {
	if d.Backend != "opencl" {
		return d.Backend
	}
	word := d.Name
	for i, r := range word {
		if r == ' ' || r == '-' || r == '(' {
			word = word[:i]
			break
		}
	}
	return d.Backend + "/" + string(d.Kind) + "/" + word
}

// Arch is the architecture of a device, or its name where architectures have none.
func Arch(d driver.DeviceInfo) string {
	if d.Arch != "" {
		return d.Arch
	}
	return d.Name
}

// Parse reads a results file for a kernel file with the given hash. The error says why it cannot be used: it is
// damaged, of another version, or the kernel has changed since.
func Parse(data []byte, source string) (*File, error) {
	var f File
	if err := json.Unmarshal(data, &f); err != nil {
		return nil, fmt.Errorf("it is damaged: %w", err)
	}
	if f.Version != Version {
		return nil, fmt.Errorf(
			"it is of version %d, and this is version %d: run kbind tune again",
			f.Version,
			Version,
		)
	}
	if source != "" && f.Source != source {
		return nil, fmt.Errorf("the kernel file, a file that it includes, or the options changed since it was tuned: " +
			"run kbind tune again")
	}
	return &f, nil
}

// Hash is what File.Source holds of a kernel file: of its text, those of the files that it includes, and the compiler
// options. Line ends do not count, which git changes.
func Hash(texts, options []string) string {
	h := sha256.New()
	for _, list := range [][]string{texts, options} {
		fmt.Fprintf(h, "%d\n", len(list))
		for _, s := range list {
			s = strings.ReplaceAll(s, "\r\n", "\n")
			fmt.Fprintf(h, "%d\n%s", len(s), s)
		}
	}
	return hex.EncodeToString(h.Sum(nil))
}

// Put adds what was measured, in place of what there is of the same vendor, architecture and size.
func (f *File) Put(kernel string, e Entry) {
	list := slices.DeleteFunc(slices.Clone(f.Kernels[kernel]), func(o Entry) bool {
		return o.Vendor == e.Vendor && o.Arch == e.Arch && maps.Equal(o.Size, e.Size)
	})
	list = append(list, e)
	slices.SortStableFunc(list, func(a, b Entry) int {
		return cmp.Or(
			strings.Compare(a.Vendor, b.Vendor),
			strings.Compare(a.Arch, b.Arch),
			compareSizes(a.Size, b.Size),
		)
	})
	if f.Kernels == nil {
		f.Kernels = map[string][]Entry{}
	}
	f.Kernels[kernel] = list
}

func compareSizes(a, b map[string]int64) int {
	for _, name := range slices.Sorted(maps.Keys(a)) {
		if c := cmp.Compare(a[name], b[name]); c != 0 {
			return c
		}
	}
	return 0
}

// Bytes are the file's text: the same for the same contents, with a line for each configuration.
func (f *File) Bytes() ([]byte, error) {
	var b bytes.Buffer
	line := func(indent, format string, args ...any) error {
		for i, a := range args {
			text, err := json.Marshal(a)
			if err != nil {
				return err
			}
			args[i] = string(text)
		}
		fmt.Fprintf(&b, indent+format+"\n", args...)
		return nil
	}
	errs := []error{line("", `{"version": %s, "source": %s, "kernels": {`, f.Version, f.Source)}
	for k, name := range slices.Sorted(maps.Keys(f.Kernels)) {
		errs = append(errs, line(" ", `%s: [`, name))
		entries := f.Kernels[name]
		for i, e := range entries {
			errs = append(
				errs,
				line("  ", `{"vendor": %s, "arch": %s, "device": %s, "size": %s, "default_ms": %s, "best": [`,
					e.Vendor, e.Arch, e.Device, e.Size, e.Default),
			)
			for j, c := range e.Best {
				errs = append(errs, line("   ", `{"values": %s, "ms": %s}`+comma(j, len(e.Best)), c.Values, c.Ms))
			}
			errs = append(errs, line("  ", "]}"+comma(i, len(entries))))
		}
		errs = append(errs, line(" ", "]"+comma(k, len(f.Kernels))))
	}
	errs = append(errs, line("", "}}"))
	return b.Bytes(), errors.Join(errs...)
}

func comma(i, n int) string {
	if i == n-1 {
		return ""
	}
	return ","
}

// Choose returns the values of the kernel's parameters for a launch with the given sizes on the device, in the
// order of t.Params: the best on a device of the same architecture with the nearest size (the least sum of the
// logarithms of the ratios); else the configuration that is least bad on the worst of the vendor's devices. ok is
// false when the file has none that is among the values of t.
func (f *File) Choose(t *driver.Tuning, d driver.DeviceInfo, sizes []int64) (values []int64, ok bool) {
	nearest := f.nearest(t, Vendor(d), sizes)
	if e := nearest[Arch(d)]; e != nil {
		return e.first(t)
	}
	return leastBad(t, nearest)
}

// nearest are the vendor's entries with the nearest size, by architecture.
func (f *File) nearest(t *driver.Tuning, vendor string, sizes []int64) map[string]*Entry {
	nearest, far := map[string]*Entry{}, map[string]float64{}
	for i := range f.Kernels[t.Kernel] {
		e := &f.Kernels[t.Kernel][i]
		if e.Vendor != vendor || len(e.Best) == 0 {
			continue
		}
		if away := distance(t.Sizes, sizes, e.Size); nearest[e.Arch] == nil || away < far[e.Arch] {
			nearest[e.Arch], far[e.Arch] = e, away
		}
	}
	return nearest
}

// first is the best configuration of the entry whose values are among those of t.
func (e *Entry) first(t *driver.Tuning) (values []int64, ok bool) {
	for _, c := range e.Best {
		if values, ok := c.values(t); ok {
			return values, true
		}
	}
	return nil, false
}

// Chosen lists what Choose returns for launches of the sizes in the file on the devices of those vendors that wanted
// reports, in the order of the file.
func (f *File) Chosen(t *driver.Tuning, wanted func(vendor string) bool) [][]int64 {
	var list [][]int64
	add := func(values []int64, ok bool) {
		if ok && !slices.ContainsFunc(list, func(v []int64) bool { return slices.Equal(v, values) }) {
			list = append(list, values)
		}
	}
	for _, e := range f.Kernels[t.Kernel] {
		if !wanted(e.Vendor) {
			continue
		}
		add(e.first(t))
		var sizes []int64
		for _, name := range t.Sizes {
			sizes = append(sizes, e.Size[name])
		}
		add(leastBad(t, f.nearest(t, e.Vendor, sizes))) // on another architecture
	}
	return list
}

// named are the parts NAME=v of the environment variable KBIND_TUNE.
func named(env string) []string {
	return strings.FieldsFunc(env, func(r rune) bool { return r == ',' || r == ' ' })
}

// Names are the names that the environment variable KBIND_TUNE gives values.
func Names(env string) []string {
	var list []string
	for _, one := range named(env) {
		if name, _, ok := strings.Cut(one, "="); ok {
			list = append(list, name)
		}
	}
	return list
}

// Override returns values with those in their place that the environment variable KBIND_TUNE, NAME=v with commas, has.
// Names of other kernels are passed over.
func Override(t *driver.Tuning, values []int64, env string) ([]int64, error) {
	if env == "" {
		return values, nil
	}
	values = slices.Clone(values)
	for _, one := range named(env) {
		name, text, ok := strings.Cut(one, "=")
		v, err := strconv.ParseInt(text, 0, 64)
		if !ok || err != nil {
			return nil, fmt.Errorf("%s: KBIND_TUNE=%s: want off, or NAME=integer with commas", t.Kernel, env)
		}
		for i, p := range t.Params {
			if p.Name != name {
				continue
			}
			if !slices.Contains(p.Values, v) {
				return nil, fmt.Errorf("%s: KBIND_TUNE=%s: %s has the values %v", t.Kernel, env, name, p.Values)
			}
			values[i] = v
		}
	}
	return values, nil
}

// distance is the sum of the logarithms of the ratios of sizes; a size that was not recorded counts as the same.
func distance(names []string, sizes []int64, recorded map[string]int64) float64 {
	sum := 0.0
	for i, n := range names {
		if r, ok := recorded[n]; ok && i < len(sizes) {
			sum += math.Abs(math.Log(float64(max(sizes[i], 1))) - math.Log(float64(max(r, 1))))
		}
	}
	return sum
}

// leastBad returns the configuration with the best worst ratio to the best time of each entry that has it; one
// that an entry does not have may be arbitrarily bad there.
func leastBad(t *driver.Tuning, entries map[string]*Entry) (best []int64, ok bool) {
	archs := slices.Sorted(maps.Keys(entries))
	at := 0.0
	for _, a := range archs {
		for _, c := range entries[a].Best {
			values, usable := c.values(t)
			if !usable {
				continue
			}
			worst := math.Inf(1)
			for _, b := range archs {
				worst = min(worst, entries[b].share(t, values))
			}
			if worst > at {
				best, at, ok = values, worst, true
			}
		}
	}
	return best, ok
}

// share is the least time over that of the configuration, 0 if it is not there. The first configuration is the chosen
// one and not always the fastest.
func (e *Entry) share(t *driver.Tuning, values []int64) float64 {
	least := math.Inf(1)
	for _, c := range e.Best {
		least = min(least, c.Ms)
	}
	for _, c := range e.Best {
		if v, ok := c.values(t); ok && slices.Equal(v, values) && c.Ms > 0 {
			return least / c.Ms
		}
	}
	return 0
}

// values are the values in the order of t.Params; ok is false if one is missing or not among those of t.
func (c *Config) values(t *driver.Tuning) (list []int64, ok bool) {
	for _, p := range t.Params {
		v, there := c.Values[p.Name]
		if !there || !slices.Contains(p.Values, v) {
			return nil, false
		}
		list = append(list, v)
	}
	return list, true
}
