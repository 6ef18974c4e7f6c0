package main

import (
	"bytes"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"

	"github.com/kbind/kbind/testdata/corpus/difftest/run"
)

// buildProgram builds the program that tries the packages of a repository, less those that do not compile, which are
// results. The program is "" when no package is left.
func buildProgram(opt *options, name string, bs []built) (program string, failed []*run.Result, err error) {
	for i := range bs {
		if bs[i].why != "" {
			failed = append(failed, unbuilt(&bs[i], bs[i].why))
		}
	}
	where := opt.work
	if opt.build != "" {
		where = opt.build
	}
	program = filepath.Join(where, name)
	for {
		var imports, list strings.Builder
		n := 0
		for i := range bs {
			if bs[i].pkg != "" {
				fmt.Fprintf(&imports, "\t%q\n", "tried/"+bs[i].pkg)
				fmt.Fprintf(&list, "\t\t%s.Unit,\n", bs[i].pkg)
				n++
			}
		}
		if n == 0 {
			return "", failed, nil
		}
		dir := filepath.Join(opt.work, "main-"+name)
		text := "package main\n\nimport (\n\t\"github.com/kbind/kbind/testdata/corpus/difftest/run\"\n" + imports.String() +
			")\n\nfunc main() {\n\trun.Main([]*run.Unit{\n" + list.String() + "\t})\n}\n"
		if err := os.MkdirAll(dir, 0o777); err != nil {
			return "", nil, err
		}
		if err := os.WriteFile(filepath.Join(dir, "main.go"), []byte(text), 0o666); err != nil {
			return "", nil, err
		}
		cmd := exec.Command("go", "build", fmt.Sprintf("-p=%d", opt.parallel), "-ldflags=-s -w", "-o", program,
			"./main-"+name)
		cmd.Dir = opt.work
		cmd.Env = append(os.Environ(), "GOWORK="+filepath.Join(opt.work, "go.work"), "GOFLAGS=", "CGO_ENABLED=0")
		var errs bytes.Buffer
		cmd.Stderr = &errs
		if err = cmd.Run(); err == nil {
			return program, failed, nil
		}
		bad := false
		for _, part := range strings.Split("\n"+errs.String(), "\n# ")[1:] {
			head, body, _ := strings.Cut(part, "\n")
			for i := range bs {
				if bs[i].pkg != "" && head == "tried/"+bs[i].pkg {
					failed = append(failed, unbuilt(&bs[i], "go build: "+first(body)))
					bs[i].pkg, bad = "", true
				}
			}
		}
		if !bad {
			return "", nil, fmt.Errorf("go build: %w\n%s", err, errs.String())
		}
	}
}
