package main

import (
	"crypto/sha256"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"

	"github.com/kbind/kbind/cmd/kbind/internal/progen"
)

var diffAnswers = flag.String("difftest.answers", "",
	"a directory for what the C++ compilers said about programs, which are not asked again")

// answer is what the compilers left of a program, and what that computes.
type answer struct {
	Text, Want string
	program    progen.Program
	want       string
}

// remembered makes the programs of the seeds, and returns those of them about which the compilers have been asked
// before; the rest are those of the batch. store keeps what they say of the rest.
func (b *batch) remembered(seeds []uint64, clang string) (known []answer, store func(want []string)) {
	files := map[string]string{}
	for _, seed := range seeds {
		k := b.family.make(fmt.Sprintf("k%d", seed), seed)
		if *diffAnswers == "" {
			b.kernels = append(b.kernels, k)
			continue
		}
		sum := sha256.Sum256([]byte(clang + "\n" + b.lang.host + b.lang.prologue + k.Text))
		file := filepath.Join(*diffAnswers, fmt.Sprintf("%s-%x.json", k.Name, sum[:8]))
		var a answer
		if data, err := os.ReadFile(file); err == nil && json.Unmarshal(data, &a) == nil {
			k.Text = a.Text
			if a.Text != "" {
				known = append(known, answer{program: k, want: a.Want})
			}
			continue
		}
		files[k.Name] = file
		b.kernels = append(b.kernels, k)
	}
	return known, func(want []string) {
		said := map[string]answer{}
		for i, k := range b.kernels {
			said[k.Name] = answer{Text: k.Text, Want: want[i]}
		}
		for name, file := range files {
			data, err := json.Marshal(said[name]) // of a program that was dropped, nothing
			if err == nil {
				err = os.WriteFile(file, data, 0o666)
			}
			if err != nil {
				b.t.Errorf("%s: %v", file, err)
			}
		}
	}
}
