package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

// A verdict of clang's depends on the commit of the repository, the stub and the flags only, and takes most of the
// time: those of repositories whose commit is known are kept in the directory that -work names.

// stored is a verdict as it is kept; errors that stopped clang are not.
type stored struct {
	Kernels  []storedKernel
	Typedefs map[string]string
	Records  map[string]string
	Accepted bool
	Missing  []string
	Errors   []string
}

type storedKernel struct {
	Qualified, Scope, File    string
	Line                      int
	ExternC, Special, Invalid bool
	Template                  []string
	Params                    []storedParam
}

type storedParam struct {
	Name, Type string
	Invalid    bool
}

// cached asks clang about a unit, or the cache when commit is not "".
func (o *oracle) cached(u units.Unit, commit, dir string, timeout time.Duration) verdict {
	if commit == "" {
		return o.inspect(u, timeout)
	}
	sum := sha256.Sum256(fmt.Appendf(nil, "2\n%s\n%s\n%q\n%q\n%q\n%q", commit, o.stubHash, u.Files, u.Include, u.Defines,
		u.Std))
	path := filepath.Join(dir, "clang", hex.EncodeToString(sum[:16]))
	var s stored
	if text, err := os.ReadFile(path); err == nil && gob.NewDecoder(bytes.NewReader(text)).Decode(&s) == nil {
		return o.restore(s)
	}
	v := o.inspect(u, timeout)
	if v.err != nil {
		return v
	}
	var b bytes.Buffer
	err := gob.NewEncoder(&b).Encode(keep(v))
	if err = errors.Join(err, write(path+".new", b.Bytes())); err == nil {
		err = os.Rename(path+".new", path)
	}
	if err != nil {
		v.errors = append(v.errors, "the verdict could not be kept: "+err.Error())
	}
	return v
}

func keep(v verdict) stored {
	s := stored{Typedefs: v.typedefs[0], Records: v.records, Accepted: v.accepted, Missing: v.missing, Errors: v.errors}
	for _, k := range v.kernels {
		sk := storedKernel{Qualified: k.qualified, Scope: k.scope, File: k.file, Line: k.line, ExternC: k.externC,
			Special: k.special, Invalid: k.invalid, Template: k.template}
		for _, p := range k.params {
			sk.Params = append(sk.Params, storedParam{p.name, p.typ, p.invalid})
		}
		s.Kernels = append(s.Kernels, sk)
	}
	return s
}

func (o *oracle) restore(s stored) verdict {
	v := verdict{typedefs: append(typedefs{s.Typedefs}, o.known...), records: s.Records, accepted: s.Accepted,
		missing: s.Missing, errors: s.Errors}
	for _, sk := range s.Kernels {
		k := kernel{qualified: sk.Qualified, scope: sk.Scope, file: sk.File, line: sk.Line, externC: sk.ExternC,
			special: sk.Special, invalid: sk.Invalid, template: sk.Template}
		for _, p := range sk.Params {
			k.params = append(k.params, param{p.Name, p.Type, p.Invalid})
		}
		v.kernels = append(v.kernels, k)
	}
	return v
}
