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
}

type completedFlag struct{ Name, Short string }

// List is the flags as a shell's word list.
func (c completed) List() string {
	var names []string
	for _, f := range c.Flags {
		names = append(names, "-"+f.Name)
	}
	return strings.Join(append(names, c.Words...), " ")
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
		"zsh": zshQuote}).Parse(text)
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
		d := completed{Name: c.name, Short: c.short}
		if c.flags {
			d.Flags = flagsOf(s, c)
		}
		switch c.name {
		case "completion":
			d.Words = []string{"bash", "zsh", "fish"}
		case "emit":
			d.Words = append(gen.TargetNames(), irTarget, planTarget)
		case "help":
			d.Words = append(slices.Clone(names), "directives")
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

// flagLine is a line of flag.PrintDefaults that begins a flag; the description is on the next one, or after a tab.
var flagLine = regexp.MustCompile(`(?m)^  -(\S+)[^\n\t]*(?:\n    )?\t([^\n]*)`)

// flagsOf lists a command's flags as its -h does.
func flagsOf(s *streams, c command) []completedFlag {
	var help bytes.Buffer
	_ = c.run(&streams{out: io.Discard, err: &help, env: s.env}, []string{"-h"}) // flag.ErrHelp
	var list []completedFlag
	for _, m := range flagLine.FindAllStringSubmatch(help.String(), -1) {
		list = append(list, completedFlag{m[1], m[2]})
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
_kbind() {
    local word=${COMP_WORDS[COMP_CWORD]} command=${COMP_WORDS[1]} words=
    COMPREPLY=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        words='{{range .}}{{.Name}} {{end}}{{range .}}{{if eq .Name "generate"}}{{.List}}{{end}}{{end}}'
    else
        case $command in
{{- range .}}
        {{.Name}}) words='{{.List}}' ;;
{{- end}}
        -* | *.cu | *.cuh | *.hip | *.cl) words='{{range .}}{{if eq .Name "generate"}}{{.List}}{{end}}{{end}}' ;;
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$word") $(compgen -f -- "$word"))
}
complete -o filenames -F _kbind kbind
`

const zshScript = `#compdef kbind
# Completion of kbind for zsh: source <(kbind completion zsh), or a file _kbind in a directory of $fpath.
_kbind() {
    local -a commands
    commands=(
{{- range .}}
        '{{.Name}}:{{zsh .Short}}'
{{- end}}
    )
    if (( CURRENT == 2 )) && [[ ${words[2]} != -* ]]; then
        _describe -t commands command commands
        _files
        return
    fi
    case ${words[2]} in
{{- range .}}{{if ne .Name "generate"}}
    {{.Name}}) _arguments{{range .Flags}} '*-{{.Name}}[{{zsh .Short}}]'{{end}}{{if .Words}} '*: :{ _alternative "words:word:({{join .Words " "}})" "files:file:_files" }'{{else}} '*: :_files'{{end}} ;;
{{- end}}{{end}}
    *) _arguments{{range .}}{{if eq .Name "generate"}}{{range .Flags}} '*-{{.Name}}[{{zsh .Short}}]'{{end}}{{end}}{{end}} '*: :_files' ;;
    esac
}
compdef _kbind kbind
`

const fishScript = `# Completion of kbind for fish: kbind completion fish | source
{{- $all := .}}{{range $c := .}}
complete -c kbind -n __fish_use_subcommand -a {{.Name}} -d {{quote .Short}}
{{- range .Flags}}
complete -c kbind -n {{if eq $c.Name "generate"}}{{printf "not __fish_seen_subcommand_from%s" (others $all) | quote}}{{else}}{{printf "__fish_seen_subcommand_from %s" $c.Name | quote}}{{end}} -o {{.Name}} -d {{quote .Short}}
{{- end}}
{{- if .Words}}
complete -c kbind -n {{printf "__fish_seen_subcommand_from %s" .Name | quote}} -a {{join .Words " " | quote}}
{{- end}}
{{- end}}
`
