package gen

import (
	"fmt"
	"slices"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/pass"
	"github.com/kbind/kbind/gen/internal/plan"
)

// AllPasses is the name that stands for the last pass.
const AllPasses = "all"

// PassHelp describes the passes that EmitIR knows, one a line.
func PassHelp() string { return pass.Help() }

// EmitPlans prints how each kernel of m runs on the CPU, and why so, without a line of Go.
func EmitPlans(m *ir.Module) []byte {
	p := plan.Of(m, plan.Options{References: true})
	var texts []string
	for _, k := range p.Kernels {
		texts = append(texts, p.Text(k))
	}
	return []byte(strings.Join(texts, "\n"))
}

// EmitIR prints kernels as kbind sees them: the whole module as the front end made it if after is "", else the kernels
// of m after the pass of that name, or after all of them for AllPasses. The error is an unknown pass.
func EmitIR(m *ir.Module, after string) ([]byte, error) {
	if after == "" {
		return []byte(ir.Print(m)), nil
	}
	if names := pass.Names(); after == AllPasses {
		after = names[len(names)-1]
	} else if !slices.Contains(pass.Names(), after) {
		return nil, fmt.Errorf("unknown pass %q: the passes are: %s, %s", after, strings.Join(pass.Names(), ", "),
			AllPasses)
	}
	c := pass.New(m, pass.Options{})
	var texts []string
	for _, k := range m.Kernels {
		if k.Func == nil {
			texts = append(texts, fmt.Sprintf("// kernel %s refused: the body was not understood\n", k.Symbol))
			continue
		}
		texts = append(texts, c.Lower(k, after).Text(m.Set))
	}
	return []byte(strings.Join(texts, "\n")), nil
}
