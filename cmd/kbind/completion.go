package main

import (
	"bytes"
	"io"
	"regexp"
	"slices"
	"strings"
	"text/template"

	"github.com/kbind/kbind/gen"
)

// The scripts that kbind completion prints are made of the table of commands and of what each command's -h says, so
// that they know what this version of kbind knows. They complete a command that is called kbind.

// completed is one command for the scripts.
type completed struct {
	Name, Short string
	Flags       []completedFlag
	Words       []string // what its arguments may be besides files
	Files       string   // which files its arguments may be: "kernels", "any", or none
}

// completedFlag is a flag. Value is what it is followed by: "" for nothing, "words" for one of Words, "directory",
// "file", or "other" for what cannot be completed.
type completedFlag struct {
	Name, Short, Value string
	Words              []string
}

// FlagList is the flags as a shell's word list.
func (c completed) FlagList() string {
	var names []string
	for _, f := range c.Flags {
		names = append(names, "-"+f.Name)
	}
	return strings.Join(names, " ")
}

// valued returns the flags of all commands with the given kind of value, each once.
func valued(all []completed, value string) []completedFlag {
	var list []completedFlag
	for _, c := range all {
		for _, f := range c.Flags {
			if f.Value == value && !slices.ContainsFunc(list, func(g completedFlag) bool { return g.Name == f.Name }) {
				list = append(list, f)
			}
		}
	}
	return list
}

// flagWords lists the values of flags that have few.
func flagWords() map[string][]string {
	return map[string][]string{
		"target":   append(gen.TargetNames(), irTarget, planTarget),
		"dialect":  {"cuda", "hip", "opencl"},
		"cpu":      {"required", "optional"},
		"source":   {"both", "own", "ir"},
		"strategy": {"auto", "exhaustive", "random", "alternating"},
	}
}

func completionCmd(s *streams, args []string) error {
	if len(args) == 1 && (args[0] == "-h" || args[0] == "-help" || args[0] == "--help") {
		return helpCmd(s, []string{"completion"})
	}
	if len(args) != 1 {
		return usagef("completion wants the name of a shell: bash, zsh or fish")
	}
	text, ok := map[string]string{"bash": bashScript, "zsh": zshScript, "fish": fishScript}[args[0]]
	if !ok {
		return usagef("completion: there is no script for %q; it can be bash, zsh or fish", args[0])
	}
	t, err := template.New(args[0]).Funcs(template.FuncMap{"join": strings.Join, "others": others, "quote": shellQuote,
		"zsh": zshQuote, "valued": valued}).Parse(text)
	if err != nil {
		return err
	}
	return t.Execute(s.out, completions(s))
}

// completions describes all commands.
func completions(s *streams) []completed {
	var list []completed
	var names []string
	for _, c := range commands() {
		names = append(names, c.name)
	}
	for _, c := range commands() {
		d := completed{Name: c.name, Short: c.short, Files: "kernels"}
		if c.flags {
			d.Flags = flagsOf(s, c)
		}
		switch c.name {
		case "completion":
			d.Words, d.Files = []string{"bash", "zsh", "fish"}, ""
		case "cover":
			d.Files = "any"
		case "init", "version":
			d.Files = ""
		case "doctor":
			d.Files = "any" // reports of other machines
		case "help":
			d.Words, d.Files = append(slices.Clone(names), "directives"), ""
			for _, e := range codeEntries() {
				d.Words = append(d.Words, e.code)
			}
		}
		list = append(list, d)
	}
	return list
}

// others lists the commands that have to be named, which generate has not.
func others(all []completed) string {
	list := ""
	for _, c := range all {
		if c.Name != "generate" {
			list += " " + c.Name
		}
	}
	return list
}

// flagLine is a line of flag.PrintDefaults that begins a flag, perhaps with the name of its value; the description is
// on the next one, or after a tab.
var flagLine = regexp.MustCompile(`(?m)^  -(\S+)([^\n\t]*)(?:\n    )?\t([^\n]*)`)

// flagsOf lists a command's flags as its -h does.
func flagsOf(s *streams, c command) []completedFlag {
	var help bytes.Buffer
	_ = c.run(&streams{out: io.Discard, err: &help, env: s.env}, []string{"-h"}) // flag.ErrHelp
	var list []completedFlag
	for _, m := range flagLine.FindAllStringSubmatch(help.String(), -1) {
		f := completedFlag{Name: m[1], Short: m[3], Words: flagWords()[m[1]]}
		switch value := strings.TrimSpace(m[2]); {
		case value == "" || f.Name == "embedded": // whose value follows a =
		case f.Words != nil:
			f.Value = "words"
		case value == "directory" || value == "file":
			f.Value = value
		default:
			f.Value = "other"
		}
		list = append(list, f)
	}
	return list
}

// shellQuote writes a text between single quotes.
func shellQuote(text string) string { return "'" + strings.ReplaceAll(text, "'", `'\''`) + "'" }

// zshQuote is shellQuote for a description in brackets.
func zshQuote(text string) string {
	return strings.NewReplacer("'", `'\''`, "[", `\[`, "]", `\]`, ":", `\:`).Replace(text)
}

const bashScript = `# Completion of kbind for bash: source <(kbind completion bash)
_kbind_files() { # paths that begin with $1: directories, and the files that match one of the other arguments
    local IFS=$'\n' word=$1 pattern
    shift
    COMPREPLY+=($(compgen -d -- "$word"))
    for pattern in "$@"; do COMPREPLY+=($(compgen -f -X "!$pattern" -- "$word")); done
}
_kbind() {
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} words= flags= files=
    COMPREPLY=()
    if [ "$COMP_CWORD" -gt 1 ]; then
        case ${COMP_WORDS[COMP_CWORD-1]} in
{{- range valued . "words"}}
        -{{.Name}}) COMPREPLY=($(compgen -W '{{join .Words " "}}' -- "$word")); return ;;
{{- end}}
{{- range valued . "directory"}}
        -{{.Name}}) _kbind_files "$word"; return ;;
{{- end}}
{{- range valued . "file"}}
        -{{.Name}}) _kbind_files "$word" '*'; return ;;
{{- end}}
{{- range valued . "other"}}
        -{{.Name}}) return ;;
{{- end}}
        esac
    fi
    case $command in
{{- range .}}{{if ne .Name "generate"}}
    {{.Name}}) words='{{join .Words " "}}' flags='{{.FlagList}}' files={{.Files}} ;;
{{- end}}{{end}}
{{- range .}}{{if eq .Name "generate"}}
    *) flags='{{.FlagList}}' files=kernels ;;
{{- end}}{{end}}
    esac
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='{{range .}}{{.Name}} {{end}}' files=kernels
    fi
    case $word in
    -*) words=$flags files= ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$word"))
    case " ${COMP_WORDS[*]}" in
    *' -embedded'*) files=any ;; # programs
    esac
    case $files in
    kernels) _kbind_files "$word" '*.cu' '*.cuh' '*.hip' '*.cl' ;;
    any) _kbind_files "$word" '*' ;;
    esac
}
complete -o filenames -F _kbind kbind
`

const zshScript = `#compdef kbind
# Completion of kbind for zsh: source <(kbind completion zsh), or a file _kbind in a directory of $fpath.
{{- define "flags"}}{{range .Flags}} '*-{{.Name}}[{{zsh .Short}}]
{{- if eq .Value "words"}}:value:({{join .Words " "}})
{{- else if eq .Value "directory"}}:directory:_files -/
{{- else if eq .Value "file"}}:file:_files
{{- else if eq .Value "other"}}:value: {{end}}'{{end}}{{end}}
_kbind_kernels() {
    if [[ " $words" = *' -embedded'* ]]; then
        _files
    else
        _files -g '*.(cu|cuh|hip|cl)'
    fi
}
_kbind() {
    local -a commands
    commands=(
{{- range .}}
        '{{.Name}}:{{zsh .Short}}'
{{- end}}
    )
    if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
        _describe -t commands command commands
        _kbind_kernels
        return
    fi
    case ${words[2]} in
{{- range .}}{{if ne .Name "generate"}}
    {{.Name}}) _arguments{{template "flags" .}}
{{- if .Words}} '*:word:({{join .Words " "}})'
{{- else if eq .Files "kernels"}} '*:file:_kbind_kernels'
{{- else if eq .Files "any"}} '*:file:_files'
{{- else}} ''{{end}} ;;
{{- end}}{{end}}
    *) _arguments{{range .}}{{if eq .Name "generate"}}{{template "flags" .}}{{end}}{{end}} '*:file:_kbind_kernels' ;;
    esac
}
compdef _kbind kbind
`

const fishScript = `# Completion of kbind for fish: kbind completion fish | source
function __kbind_kernels # kernel files and directories; every file where programs are read
    if string match -q -- '* -embedded*' (commandline -cp)
        __fish_complete_path (commandline -ct)
    else
        __fish_complete_path (commandline -ct) | string match -r '^[^\t]*(?:/|\.(?:cu|cuh|hip|cl))(?:\t.*)?$'
    end
end
complete -c kbind -f
{{- $all := .}}{{range $c := .}}
{{- $here := printf "__fish_seen_subcommand_from %s" .Name}}
{{- if eq .Name "generate"}}{{$here = printf "not __fish_seen_subcommand_from%s" (others $all)}}{{end}}
complete -c kbind -n __fish_use_subcommand -a {{.Name}} -d {{quote .Short}}
{{- range .Flags}}
complete -c kbind -n {{quote $here}} -o {{.Name}} -d {{quote .Short}}
{{- if eq .Value "words"}} -x -a {{join .Words " " | quote}}
{{- else if eq .Value "directory"}} -x -a '(__fish_complete_directories)'
{{- else if eq .Value "file"}} -r -F
{{- else if eq .Value "other"}} -x{{end}}
{{- end}}
{{- if .Words}}
complete -c kbind -n {{quote $here}} -a {{join .Words " " | quote}}
{{- end}}
{{- if eq .Files "kernels"}}
complete -c kbind -n {{quote $here}} -a '(__kbind_kernels)'
{{- else if eq .Files "any"}}
complete -c kbind -n {{quote $here}} -F
{{- end}}
{{- end}}
`
