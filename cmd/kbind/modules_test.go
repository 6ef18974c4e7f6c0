package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"testing"
)

// TestModules looks at what the nested modules require of kbind: a version that is a commit of this repository, so that
// programs elsewhere can use them. Replacements are for work in the repository; a module that is run with
// "go run MODULE@latest" must not have any.
func TestModules(t *testing.T) {
	root := filepath.Join("..", "..")
	version := regexp.MustCompile(`github\.com/kbind/kbind v0\.0\.0-\d{14}-([0-9a-f]{12})`)
	for _, file := range []string{"interop/goglcl/go.mod", "interop/gorgoniacu/go.mod", "cmd/kbind/plot/go.mod",
		"cmd/kbind/plot/go.work"} {
		text, err := os.ReadFile(filepath.Join(root, filepath.FromSlash(file)))
		if err != nil {
			t.Fatal(err)
		}
		m := version.FindSubmatch(text)
		if m == nil {
			t.Errorf("%s names no commit of kbind", file)
			continue
		}
		if file == "cmd/kbind/plot/go.mod" && regexp.MustCompile(`(?m)^replace`).Match(text) {
			t.Errorf("%s has a replacement", file)
		}
		if exec.Command("git", "-C", root, "rev-parse", "--verify", "-q", "HEAD~100").Run() != nil {
			t.Skip("skip: not a clone with its history")
		}
		git := exec.Command("git", "-C", root, "merge-base", "--is-ancestor", string(m[1]), "HEAD")
		if out, err := git.CombinedOutput(); err != nil {
			t.Errorf("%s requires a commit %s that is not in the history: %v %s", file, m[1], err, out)
		}
	}
}
