package main

import (
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/cmd/kbind/internal/progen"
	"github.com/kbind/kbind/gen/cuda"
	rtcuda "github.com/kbind/kbind/rt/cuda"
	"github.com/kbind/kbind/rt/driver"
	rthip "github.com/kbind/kbind/rt/hip"
)

// compilerDiffers are the kernels for which code by a vendor's compilers leaves something else behind, and why: by the
// beginning of the name of an OpenCL platform, NVIDIA's for CUDA, too, by file and kernel. NVIDIA's do so with the
// source itself, as well.
var compilerDiffers = map[string]map[string]string{
	"NVIDIA": {
		"nvccdiffers.cu nan_search": minimaOfNaN,
		"threeway.cu eq_":           "NVRTC computes that two constant NaNs that were copied are equal",
		"stdheaders.cu cmathf_":     "NVIDIA's tgammaf(5) is a little less than 24",
	},
	"Intel": {
		"nvccdiffers.cu nan_search":  minimaOfNaN,
		"floats.cu single_precision": "Intel's optimiser adds the terms of a sum of floats in another order",
	},
}

const minimaOfNaN = "the optimiser drops the second of two minima in a row where the first is NaN"

// differs is why a kernel may leave something else behind on a platform, "" for no reason.
func differs(platform, file, kernel string) string {
	for vendor, kernels := range compilerDiffers {
		if strings.HasPrefix(platform, vendor) {
			return kernels[filepath.Base(file)+" "+kernel]
		}
	}
	return ""
}

// TestTextOnDevice runs what kernels become in CUDA C++, on AMD's devices in HIP, on the first device of each backend
// that takes such texts: what they leave behind is what NAME.want says, but for compilerDiffers.
func TestTextOnDevice(t *testing.T) {
	onTextDevices(t, (*textDevice).files)
}

// TestRandomTextOnDevice runs random kernels as TestTextOnDevice runs those of the files, and compares what they
// compute with what C++ compilers make of the kernels themselves. A program that computes something else, and the same
// as its source does by the device's own compiler, is counted apart.
func TestRandomTextOnDevice(t *testing.T) {
	onTextDevices(t, func(d *textDevice, t *testing.T) {
		eachRandomBatch(t, 4, 25, func(t *testing.T, b *batch, want map[string]string) {
			if d.stuck == "" {
				d.random(t, b, want)
			}
		})
	})
}

// onTextDevices calls test with the first device of each backend that takes CUDA C++ or HIP.
func onTextDevices(t *testing.T, test func(d *textDevice, t *testing.T)) {
	t.Helper()
	for _, b := range []driver.Backend{rtcuda.New(), rthip.New()} {
		t.Run(b.Name(), func(t *testing.T) {
			if _, err := b.Devices(); err != nil {
				t.Skip("skip: no device to run the texts on: ", err)
			}
			c, err := b.Open("")
			if err != nil {
				t.Fatal(err)
			}
			d := &textDevice{Context: c, compiler: b.(compiler), language: cuda.CUDA, dialect: driver.CUDA}
			name := "CUDA C++"
			if strings.HasPrefix(c.Info().Arch, "gfx") {
				d.language, d.dialect, name = cuda.HIP, driver.HIP, "HIP"
			}
			d.counts = newCounts(name + ", " + c.Info().Name + ", " + c.Info().Driver)
			test(d, t)
			d.counts.done(t)
			if d.stuck != "" {
				return // Close would wait
			}
			if err := d.Close(); err != nil {
				t.Error(err)
			}
		})
	}
}

// textDevice runs kernels on a device and counts how they ended.
type textDevice struct {
	driver.Context
	compiler compiler
	language cuda.Language
	dialect  driver.Dialect
	counts   *kernelCounts
	stuck    string // a kernel that does not end, after which nothing can run
}

// textFile is the text of a kernel file, as a module.
type textFile struct {
	name   string
	module *ir.Module
	result *cuda.Result
	spec   *driver.ModuleSpec
}

// files compiles the texts of all files beside each other, and runs their kernels one after the other.
func (d *textDevice) files(t *testing.T) {
	var list []*textFile
	for _, f := range kernelFiles(t, nil) {
		list = append(list, d.textFile(t, f))
	}
	t.Run("compile", func(t *testing.T) {
		for _, f := range list {
			t.Run(filepath.Base(f.name), func(t *testing.T) {
				t.Parallel()
				if _, err := d.compiler.Compile(f.spec, d.Info().Arch); err != nil && len(f.spec.Kernels) > 0 {
					t.Error(err) // else the code is in the cache now
				}
			})
		}
	})
	for _, f := range list {
		if d.stuck == "" {
			t.Run(filepath.Base(f.name), func(t *testing.T) { d.file(t, f) })
		}
	}
}

// textFile translates a file. Products and sums are contracted where the file says so.
func (d *textDevice) textFile(t *testing.T, file string) *textFile {
	t.Helper()
	f := &textFile{name: file}
	f.module, f.result = translatedFile(t, file, d.language)
	var options []string
	if filepath.Ext(file) != ".cl" { // options of OpenCL are for its compilers
		options = shape(t, file).flags
	}
	f.spec = d.spec(filepath.Base(file), f.result, options)
	return f
}

// spec is the module of a text.
func (d *textDevice) spec(name string, r *cuda.Result, options []string) *driver.ModuleSpec {
	texts := &driver.Texts{Language: d.dialect, Text: r.Text, First: true, Kernels: map[string]driver.KernelText{}}
	spec := &driver.ModuleSpec{Name: name, Dialect: d.dialect, Options: options, Images: []driver.Image{texts}}
	if !slices.Contains(options, "-fmad=true") {
		spec.Options = append(spec.Options, "-fmad=false")
	}
	for _, k := range r.Kernels {
		if k.Refused == nil {
			texts.Kernels[k.Kernel.Symbol] = driver.KernelText{Entry: k.Entry, Needs: k.Needs}
			spec.Kernels = append(spec.Kernels, kernelSpec(k.Kernel))
		}
	}
	return spec
}

// random runs the programs of a batch.
func (d *textDevice) random(t *testing.T, b *batch, want map[string]string) {
	module := b.module()
	r, err := cuda.Emit(module, d.language)
	if err != nil {
		t.Fatal(err)
	}
	f := &textFile{name: "random", module: module, result: r, spec: d.spec("random", r, b.lang.device)}
	for _, k := range r.Kernels {
		if p, ok := b.program(k.Kernel); ok && k.Refused != nil {
			d.counts.refuse(inRandom, k.Refused)
			t.Logf("%s: refused: %s", p.Name, k.Refused.Msg)
		}
	}
	m, err := d.Load(f.spec)
	if err != nil {
		t.Fatal(err)
	}
	for i := range f.spec.Kernels {
		k := f.kernel(f.spec.Kernels[i].Symbol)
		p, ok := b.program(k)
		if !ok {
			continue
		}
		got, err := d.run(t, m, &f.spec.Kernels[i], k, launchOf(p), nil)
		if d.stuck != "" {
			t.Fatalf("%s does not end", d.stuck)
		}
		ended, values := "equal", fmt.Sprint(got)
		switch {
		case err == nil && values == want[p.Name]:
		case err == nil && values == d.source(t, b, p, k):
			ended = "differs: the device's compiler says so of the source, too"
			t.Logf("%s: %s", p.Name, ended)
		default:
			b.failed(p, values, want[p.Name], err)
			ended = "wrong"
		}
		d.counts.add(inRandom, ended)
	}
	if err := m.Close(); err != nil {
		t.Error(err)
	}
}

// source is what a program computes as the device's own compiler understands its source, or why it computes nothing.
// Compilers differ in the bits of NaN, and optimisers have faults.
func (d *textDevice) source(t *testing.T, b *batch, p progen.Program, k *ir.Kernel) string {
	spec := &driver.ModuleSpec{Name: "random.cu", Dialect: d.dialect, Kernels: []driver.KernelSpec{kernelSpec(k)},
		Options: append([]string{"-fmad=false"}, b.lang.device...)}
	spec.Kernels[0].NameExpr = "&" + kernelName(p)
	spec.Kernels[0].Recursive = true // it may be
	spec.Sources = []driver.Source{{Name: spec.Name, Text: b.lang.prologue + p.Text}}
	for _, o := range b.lang.flags {
		if strings.HasPrefix(o, "-std=") && !slices.Contains(spec.Options, o) {
			spec.Options = append(spec.Options, o)
		}
	}
	m, err := d.Load(spec)
	if err != nil {
		return err.Error()
	}
	defer m.Close()
	got, err := d.run(t, m, &spec.Kernels[0], k, launchOf(p), nil)
	if err != nil {
		return err.Error()
	}
	return fmt.Sprint(got)
}

// kernelSpec describes a kernel of testdata/kernels to a backend.
func kernelSpec(k *ir.Kernel) driver.KernelSpec {
	spec := driver.KernelSpec{Name: k.Name, Symbol: k.Symbol, Recursive: k.Has("recursion")}
	for i, p := range k.Params {
		kind := driver.ArgLocal
		switch {
		case i == 0:
			kind = driver.ArgMem
		case p.Handle != nil && p.Handle.Kind == ir.SamplerHandle:
			kind = driver.ArgSampler
		case p.Handle != nil:
			kind = driver.ArgImage
		}
		spec.Params = append(spec.Params, driver.ParamSpec{Name: p.Name, Kind: kind, Size: 8})
	}
	return spec
}

// file runs the kernels of one file.
func (d *textDevice) file(t *testing.T, f *textFile) {
	want := wanted(t, f.name)
	for _, k := range f.result.Kernels {
		if k.Refused != nil {
			d.counts.refuse(languageOf(f.name), k.Refused)
			t.Logf("%s: refused: %s: %s", k.Kernel.Name, f.module.Set.Position(k.Refused.Pos), k.Refused.Msg)
		}
	}
	if len(f.spec.Kernels) == 0 {
		return
	}
	m, err := d.Load(f.spec)
	if err != nil {
		for range f.spec.Kernels {
			d.counts.add(languageOf(f.name), "failed")
		}
		t.Fatal(err)
	}
	for i := range f.spec.Kernels {
		spec := &f.spec.Kernels[i]
		k := f.kernel(spec.Symbol)
		images := map[string]string{}
		got, err := d.run(t, m, spec, k, shape(t, f.name), images)
		switch {
		case d.stuck != "":
			t.Fatalf("%s does not end", d.stuck)
		case err != nil:
			d.counts.add(languageOf(f.name), "failed")
			t.Errorf("%s: %v", spec.Name, err)
		case fmt.Sprint(got) != want[spec.Name] && d.language == cuda.CUDA && differs("NVIDIA", f.name, spec.Name) != "":
			why := differs("NVIDIA", f.name, spec.Name)
			d.counts.add(languageOf(f.name), "differs: "+why)
			t.Logf("%s: %s:\n got %v\nwant %s", spec.Name, why, got, want[spec.Name])
		case fmt.Sprint(got) != want[spec.Name]:
			d.counts.add(languageOf(f.name), "wrong")
			t.Errorf("%s:\n got %v\nwant %s", spec.Name, got, want[spec.Name])
		case !sameImages(t, k, images, want):
			d.counts.add(languageOf(f.name), "wrong")
		default:
			d.counts.add(languageOf(f.name), "equal")
		}
	}
	if err := m.Close(); err != nil {
		t.Error(err)
	}
}

// kernel is the kernel of the file with a symbol.
func (f *textFile) kernel(symbol string) *ir.Kernel {
	i := slices.IndexFunc(f.module.Kernels, func(k *ir.Kernel) bool { return k.Symbol == symbol })
	return f.module.Kernels[i]
}

// run launches a kernel as its file's first line says, and returns what it leaves in out, and in images what it wrote
// to its images.
func (d *textDevice) run(t *testing.T, m driver.Module, spec *driver.KernelSpec, of *ir.Kernel, l launch,
	images map[string]string) ([]int64, error) {
	k, err := m.Kernel(spec)
	if err != nil {
		return nil, err
	}
	out := make([]byte, 8*64)
	mem, err := d.Alloc(len(out))
	if err != nil {
		return nil, err
	}
	s, err := d.NewStream()
	if err != nil {
		return nil, err
	}
	args := []driver.Arg{{Kind: driver.ArgMem, Mem: mem, Size: len(out)}}
	written := map[string]driver.ImageMem{}
	for i, p := range spec.Params[1:] {
		a := driver.Arg{Kind: p.Kind, Size: localLen * 16}
		if p.Kind != driver.ArgLocal {
			if a.Object, err = d.object(t, s, &of.Params[i+1]); err != nil {
				return nil, err
			}
			defer a.Object.Close()
		}
		if p.Kind == driver.ArgImage {
			written[of.Name+"."+p.Name] = a.Object.(driver.ImageMem)
		}
		args = append(args, a)
	}
	dim := func(n [3]int) driver.Dim3 { return driver.Dim3{X: uint32(n[0]), Y: uint32(n[1]), Z: uint32(n[2])} }
	if err = s.Upload(mem, 0, out); err != nil {
		return nil, err
	}
	if err = s.Launch(k, &driver.Launch{Grid: dim(l.blocks), Block: dim(l.threads), Shared: l.shared,
		Cooperative: l.cooperative, Args: args}); err != nil {
		return nil, err
	}
	ctx, cancel := context.WithTimeout(t.Context(), 20*time.Second)
	defer cancel()
	if err = s.Synchronize(ctx); err == nil {
		err = s.Download(out, mem, 0)
	}
	if ctx.Err() != nil {
		d.stuck = spec.Name
		return nil, err
	}
	values := make([]int64, 64)
	for i := range values {
		values[i] = int64(binary.LittleEndian.Uint64(out[8*i:]))
	}
	for _, p := range of.Params {
		img, name := written[of.Name+"."+p.Name], of.Name+"."+p.Name
		if img == nil || p.Handle.Access != "write_only" {
			continue
		}
		wrote := imageOf(t, &p)
		texels := wrote.contents()
		err = errors.Join(err, s.(driver.ImageCopier).DownloadImage(texels, img,
			driver.Region{Width: wrote.w, Height: wrote.h, Depth: wrote.d}))
		images[name] = fmt.Sprintf("%x", texels)
	}
	return values, errors.Join(err, s.Close(), mem.Free())
}

// object makes the image or the sampler for a parameter.
func (d *textDevice) object(t *testing.T, s driver.Stream, p *ir.KernelParam) (driver.Object, error) {
	im, ok := d.Context.(driver.Imager)
	if !ok {
		return nil, driver.ErrNotSupported
	}
	if p.Handle.Kind == ir.SamplerHandle {
		return im.NewSampler(&testSampler)
	}
	m := imageOf(t, p)
	img, err := im.NewImage(m.desc())
	if err != nil {
		return nil, err
	}
	return img, s.(driver.ImageCopier).UploadImage(img, driver.Region{Width: m.w, Height: m.h, Depth: m.d}, m.contents())
}
