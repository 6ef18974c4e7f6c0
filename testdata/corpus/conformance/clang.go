package main

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/diag"
)

// undefined is kbind's code for a function that is called and not defined: the business of a linker, where tests are
// only compiled.
const undefined = "K0411"

// message is an error that a compiler gives about a line of the file.
type message struct {
	line int
	text string
}

// clangTest measures a file of clang's tests. The outcome is "" for a file that does not count.
func clangTest(opt *options, file string) result {
	text, err := os.ReadFile(file)
	if err != nil || !plain(runLines(text), opt.std) || bytes.Contains(text, []byte("#include <")) {
		return result{}
	}
	errs, ok := clangErrors(opt, file)
	if !ok {
		return result{}
	}
	ours, why := inChild(opt, file)
	if why != "" {
		return result{outcome: broken, legal: len(errs) == 0, why: why}
	}
	return judge(errs, ours)
}

// inChild reads a file in a process of its own, because a stack without end takes the process down. why says that
// there is no answer.
func inChild(opt *options, file string) (ours []message, why string) {
	self, err := os.Executable()
	if err != nil {
		return nil, err.Error()
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*opt.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, self, "-child", "-std", opt.std, "-timeout", opt.timeout.String(),
		file)
	var out, errs bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &errs
	if err := cmd.Run(); err != nil {
		first, _, _ := strings.Cut(errs.String(), "\n")
		return nil, err.Error() + ": " + first
	}
	var list []diag.Message
	if err := json.Unmarshal(out.Bytes(), &list); err != nil {
		return nil, err.Error()
	}
	return messages(list), ""
}

// judge compares what clang and kbind say about a file.
func judge(errs, ours []message) result {
	r := result{legal: len(errs) == 0}
	switch {
	case r.legal && len(ours) == 0:
		r.outcome = accepted
	case r.legal:
		r.outcome, r.why, r.line = refused, ours[0].text, ours[0].line
	case len(ours) == 0:
		r.outcome, r.why, r.line = wronglyAccepted, errs[0].text, errs[0].line
	default:
		r.outcome = rightlyRefused
	}
	said := map[int]bool{}
	for _, m := range ours {
		said[m.line] = true
	}
	seen := map[int]bool{}
	for _, m := range errs {
		if seen[m.line] {
			continue
		}
		seen[m.line] = true
		r.errors++
		if said[m.line] {
			r.found++
		} else {
			r.missed = append(r.missed, m)
		}
	}
	return r
}

// messages are kbind's errors in order, but for those of undefined functions.
func messages(list []diag.Message) []message {
	var out []message
	for _, m := range list {
		if m.Code == undefined {
			continue
		}
		out = append(out, message{m.Line, m.Code + " " + m.Msg})
	}
	return out
}

// runLines are the commands that a test's RUN lines ask for, those that end in a backslash joined with the next.
func runLines(text []byte) []string {
	var out []string
	joined := false
	for line := range strings.Lines(string(text)) {
		_, cmd, ok := strings.Cut(line, "RUN:")
		if !ok {
			continue
		}
		cmd, more := strings.CutSuffix(strings.TrimSpace(cmd), "\\")
		if joined {
			out[len(out)-1] += " " + cmd
		} else {
			out = append(out, cmd)
		}
		joined = more
	}
	return out
}

var (
	standard   = regexp.MustCompile(`^-std=(c|gnu)\+\+(0x|11|1y|14|1z|17)$`)
	standard20 = regexp.MustCompile(`^-std=(c|gnu)\+\+(2a|20)$`)
)

// plain reports whether one of the commands only looks at the file, in a standard up to std, and none asks for options
// that change the language.
func plain(commands []string, std string) bool {
	some := false
	for _, cmd := range commands {
		early := true
		for _, w := range strings.Fields(cmd) {
			switch {
			case strings.HasPrefix(w, "-std="):
				early = standard.MatchString(w) || std == "c++20" && standard20.MatchString(w)
			case w == "%clang_cc1", w == "%s", w == "-fsyntax-only", w == "-w", w == "-fcxx-exceptions", w == "-fexceptions",
				w == "-x", w == "c++", w == "-ferror-limit", w == "0",
				strings.HasPrefix(w, "-verify"), strings.HasPrefix(w, "-W"), strings.HasPrefix(w, "-pedantic"):
			default:
				return false
			}
		}
		some = some || early
	}
	return some
}

var clangError = regexp.MustCompile(`^(.*):(\d+):\d+: (fatal )?error: (.*)$`)

// clangErrors are the errors that clang gives of a file; ok is false when it cannot tell: no clang, a timeout
// or a file that is not there.
func clangErrors(opt *options, file string) (errs []message, ok bool) {
	ctx, cancel := context.WithTimeout(context.Background(), opt.timeout)
	defer cancel()
	cmd := exec.CommandContext(ctx, opt.clang, "-x", "c++", "-std="+opt.std, "-fsyntax-only", "-w", "-ferror-limit=0",
		"-fno-caret-diagnostics", file)
	var out bytes.Buffer
	cmd.Stderr = &out
	err := cmd.Run()
	for line := range strings.Lines(out.String()) {
		m := clangError.FindStringSubmatch(strings.TrimSpace(line))
		if m == nil {
			continue
		}
		if m[1] != file || m[3] != "" { // of a header, or one that is missing
			return nil, false
		}
		n, _ := strconv.Atoi(m[2])
		errs = append(errs, message{n, m[4]})
	}
	slices.SortStableFunc(errs, func(a, b message) int { return a.line - b.line })
	return errs, ctx.Err() == nil && (err == nil) == (len(errs) == 0)
}
