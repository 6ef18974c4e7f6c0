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

// Lowering says what kernels are lowered for.
type Lowering struct {
	Checked  bool // for checked execution
	Contract bool // with one fma for a product and a sum
}

// PlanOptions say what kernels are planned for.
type PlanOptions = plan.Options

// Plan plans how the kernels of m run on the CPU, which gocpu prints.
func Plan(m *ir.Module, opt PlanOptions) *plan.Module { return plan.Of(m, opt) }

// EmitPlans prints how each kernel of m runs on the CPU, and why so, without a line of Go.
func EmitPlans(m *ir.Module, o Lowering) []byte {
	p := plan.Of(m, plan.Options{References: true, Checked: o.Checked, Contract: o.Contract})
	var texts []string
	for _, k := range p.Kernels {
		texts = append(texts, p.Text(k))
	}
	return []byte(strings.Join(texts, "\n"))
}

// EmitIR prints kernels as kbind sees them: the whole module as the front end made it if after is "", else the kernels
// of m after the pass of that name, or after all of them for AllPasses. Once they are instrumented the device
// functions that they call and the sites that are reported are printed, too. The error is an unknown pass.
func EmitIR(m *ir.Module, after string, o Lowering) ([]byte, error) {
	if after == "" {
		return []byte(ir.Print(m)), nil
	}
	names := pass.Names()
	if after == AllPasses {
		after = names[len(names)-1]
	} else if !slices.Contains(names, after) {
		return nil, fmt.Errorf("unknown pass %q: the passes are: %s, %s", after, strings.Join(names, ", "),
			AllPasses)
	}
	c := pass.New(m, pass.Options{Checked: o.Checked, Contract: o.Contract})
	var texts []string
	for _, k := range m.Kernels {
		if k.Func == nil {
			texts = append(texts, fmt.Sprintf("// kernel %s refused: the body was not understood\n", k.Symbol))
			continue
		}
		texts = append(texts, c.Lower(k, after).Text(m.Set))
	}
	if o.Checked && slices.Index(names, after) >= slices.Index(names, "instrument") {
		for _, f := range c.Device() {
			texts = append(texts, ir.PrintFunc(c.Instrumented(f)))
		}
		texts = append(texts, ir.PrintSites(c.Module()))
	}
	return []byte(strings.Join(texts, "\n")), nil
}
