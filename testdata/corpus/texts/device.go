package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"strings"

	opencltext "github.com/kbind/kbind/gen/opencl"
	"github.com/kbind/kbind/rt/driver"
	"github.com/kbind/kbind/rt/opencl"
)

// onDevice is the name of the compiler of the first OpenCL device.
const onDevice = "device"

// job is a kernel for a process that builds it.
type job struct {
	Name   string
	Params int
	Text   driver.KernelText
}

func jobOf(k *opencltext.Kernel) job {
	t := driver.KernelText{Text: k.Text.Text, Entry: k.Text.Entry, Needs: k.Text.Needs, Plain: k.Text.Plain}
	for _, h := range k.Text.Hidden {
		t.Hidden = append(t.Hidden, driver.Hidden(h))
	}
	return job{k.Symbol, len(k.Params), t}
}

// buildOnDevice builds a kernel for the OpenCL device, as programs do, and returns its first error. It does so in a
// process of its own, since a compiler may crash.
func buildOnDevice(opt *options, k *kernel) string {
	program, err := os.Executable()
	if err != nil {
		return err.Error()
	}
	in, err := json.Marshal(k.job)
	if err != nil {
		return err.Error()
	}
	ctx, cancel := context.WithTimeout(context.Background(), opt.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, program, "-build")
	cmd.Env = append(os.Environ(), "KBIND_CACHE=off")
	cmd.Stdin = bytes.NewReader(in)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	switch err := cmd.Run(); {
	case ctx.Err() != nil:
		return fmt.Sprintf("does not compile in %v", opt.timeout)
	case err != nil:
		return firstLines(err.Error() + ": " + errs.String())
	}
	return ""
}

// build builds the kernel of the job that r holds, in each way in which programs build it.
func build(r io.Reader) error {
	var j job
	if err := json.NewDecoder(r).Decode(&j); err != nil {
		return err
	}
	c, err := opencl.New().Open("")
	if err != nil {
		return err
	}
	if err := j.buildFor(c); err != nil || !strings.Contains(j.Text.Text, ofWholeWarps) {
		return err
	}
	j.Text.Text = "#undef " + ofWholeWarps + "\n" + j.Text.Text
	if err := j.buildFor(c); err != nil {
		return fmt.Errorf("for blocks of any shape: %w", err)
	}
	return nil
}

// ofWholeWarps is the macro with which package opencl builds a text that has it, for blocks that are rows of whole
// warps. For other blocks it builds the text without the macro.
const ofWholeWarps = "KB_WHOLE_WARPS"

// buildFor builds the kernel for the device of c.
func (j *job) buildFor(c driver.Context) error {
	spec := driver.KernelSpec{Name: j.Name, Symbol: j.Name}
	for i := range j.Params {
		spec.Params = append(spec.Params, driver.ParamSpec{Name: fmt.Sprint("p", i), Kind: driver.ArgMem, Size: 8})
	}
	m, err := c.Load(&driver.ModuleSpec{Name: j.Name, Dialect: driver.CUDA, Kernels: []driver.KernelSpec{spec},
		Images: []driver.Image{&driver.Texts{Language: driver.OpenCL, GlobalsSize: 8,
			Kernels: map[string]driver.KernelText{spec.Symbol: j.Text}}}})
	if err != nil {
		return err
	}
	_, err = m.Kernel(&spec)
	return err
}

// firstLines are the first lines of a compiler's log.
func firstLines(log string) string {
	lines := strings.SplitN(strings.TrimSpace(log), "\n", 4)
	return strings.Join(lines[:min(3, len(lines))], " | ")
}
