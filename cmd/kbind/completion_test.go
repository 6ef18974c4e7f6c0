package main

import (
	"bytes"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestCompletions holds the scripts to the commands and flags there are.
func TestCompletions(t *testing.T) {
	for _, shell := range []string{"bash", "zsh", "fish"} {
		var out, stderr bytes.Buffer
		if code := run([]string{"completion", shell}, &streams{out: &out, err: &stderr, env: noEnv}); code != 0 ||
			stderr.Len() > 0 {
			t.Fatalf("%s: exit status %d, %s", shell, code, &stderr)
		}
		script := out.String()
		for _, c := range commands() {
			if !strings.Contains(script, c.name) {
				t.Errorf("%s: no command %s", shell, c.name)
			}
		}
		for _, flag := range []string{"precompile", "watch", "I", "after", "markdown", "func", "v"} {
			if !strings.Contains(script, "-"+flag) && !strings.Contains(script, "-o "+flag+" ") {
				t.Errorf("%s: no flag -%s", shell, flag)
			}
		}
		if path, err := exec.LookPath(shell); err == nil {
			check := exec.Command(path, "-n")
			check.Stdin = strings.NewReader(script)
			if out, err := check.CombinedOutput(); err != nil {
				t.Errorf("%s does not parse its script: %v\n%s", shell, err, out)
			}
		}
	}
	for _, args := range [][]string{{"completion"}, {"completion", "powershell"}, {"completion", "bash", "zsh"}} {
		if code := run(args, &streams{out: new(bytes.Buffer), err: new(bytes.Buffer), env: noEnv}); code != 2 {
			t.Errorf("kbind %s: exit status %d, want 2", strings.Join(args, " "), code)
		}
	}
}

// TestCompletionInBash asks bash what it completes.
func TestCompletionInBash(t *testing.T) {
	bash, err := exec.LookPath("bash")
	if err != nil {
		t.Skip("skip: ", err)
	}
	var script bytes.Buffer
	if err := completionCmd(&streams{out: &script, err: &script, env: noEnv}, []string{"bash"}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	write(t, filepath.Join(dir, "inner.cu"), "")
	write(t, filepath.Join(dir, "in two.cl"), "")
	write(t, filepath.Join(dir, "inner_kbind.go"), "")
	if err := os.Mkdir(filepath.Join(dir, "below"), 0o777); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		line, want string
	}{
		{"kbind ins", "inspect"},
		{"kbind in", "in two.cl|init|inner.cu|inspect"},
		{"kbind -pre", "-precompile"},
		{"kbind emit -ta", "-target"},
		{"kbind inspect -js", "-json"},
		{"kbind inspect inn", "inner.cu"},
		{"kbind help K072", "K0720|K0721|K0722|K0723|K0724|K0725|K0726|K0727"},
		{"kbind completion z", "zsh"},
		{"kbind inner.cu -dia", "-dialect"},
		{"kbind emit -target o", "opencl"},
		{"kbind -dialect ''", "cuda|hip|opencl"},
		{"kbind -o ''", "below"},
		{"kbind -package in", ""},
		{"kbind -v ''", "below|in two.cl|inner.cu"},
		{"kbind -embedded inn", "inner.cu|inner_kbind.go"},
		{"kbind cover inn", "inner.cu|inner_kbind.go"},
		{"kbind help inn", ""},
	} {
		run := exec.Command(bash, "-c", script.String()+"\nCOMP_WORDS=("+test.line+
			")\nCOMP_CWORD=$((${#COMP_WORDS[@]} - 1))\n_kbind\nprintf '%s\\n' \"${COMPREPLY[@]}\"\n")
		run.Dir, run.Env = dir, os.Environ()
		out, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, out)
		}
		got := strings.Split(strings.TrimSpace(string(out)), "\n")
		slices.Sort(got)
		if got := strings.Join(slices.Compact(got), "|"); got != test.want {
			t.Errorf("%s: got %s, want %s", test.line, got, test.want)
		}
	}
}

// TestBoolFlags holds the help of flags without a value to not naming one, which a backtick in their text would.
func TestBoolFlags(t *testing.T) {
	for _, c := range completions(&streams{out: io.Discard, err: io.Discard, env: noEnv}) {
		for _, f := range c.Flags {
			if slices.Contains([]string{"json", "all", "fmad", "v", "watch", "checked", "unit"}, f.Name) && f.Value != "" {
				t.Errorf("kbind %s -%s is followed by a value", c.Name, f.Name)
			}
		}
	}
}
