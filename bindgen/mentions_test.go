package bindgen

import (
	"io/fs"
	"strings"
	"testing"
)

// TestMentions looks for declarations of the prelude that units get, and for others, behind a !, that they do not get.
func TestMentions(t *testing.T) {
	for text, want := range map[string]string{
		"void f() { auto s = std::string(\"mma.sync\"); }":                     "!__kb_ptx",
		"__device__ void f() { asm volatile(\"bar.sync 1, 64;\"); }":           "__kb_ptx",
		"void f(std::string s) { int ref = 1; g(ref); }":                       "!reference_wrapper",
		"void f(std::string s) { int x = 1; g(std::ref(x)); }":                 "reference_wrapper",
		"using namespace std; void f(string s) { int ref = 1; }":               "reference_wrapper",
		"namespace n { using namespace std; } int ref;":                        "reference_wrapper",
		"namespace s = std; using namespace s; int ref;":                       "reference_wrapper",
		"namespace s = std; namespace t = s; using namespace t; int ref;":      "reference_wrapper",
		"namespace s = std; int ref;":                                          "!reference_wrapper",
		"namespace std { int ref; }":                                           "reference_wrapper",
		"using std::ref; int x;":                                               "reference_wrapper",
		"void f(std::pair<int, int> p) { swap(p, p); }":                        "namespace std{template<class A,class B>",
		"void f(std::pair<int, int> p) { x = get<0>(p); }":                     "tuple_element_t<I,pair<A,B>>",
		"void f(std::string s) { x.get(1); p->get(2); }":                       "!tuple_element",
		"void f(std::string s) { x.std::ref(1); }":                             "reference_wrapper",
		"auto x = {1, 2};":                                                     "initializer_list",
		"auto x = f{1, 2};":                                                    "!initializer_list",
		"struct S : float4 { };":                                               "__kb_vector_base",
		"struct S { float4 x; };":                                              "!__kb_vector_base",
		"__device__ auto f(int a, int b) { return a <=> b; }":                  "strong_ordering",
		"__device__ int f(std::pair<int, int> a) { return a < a; }":            "!strong_ordering",
		"__device__ auto f() -> float2;":                                       "float2",
		"struct S { auto f() const noexcept -> float2; };":                     "float2",
		"auto l = [](int i) mutable -> float2 { return {}; };":                 "float2",
		"auto l = [] -> float2 { return {}; };":                                "float2",
		"void f(S* p) { p->float2 = 1; this->float2(1); }":                     "!float2",
		"//kbind:size x=min(n,4)\n__global__ void k(float* x, int n) { }":      "int min(int x,int y)",
		"__global__ void k(float4* p) { p[0].sinf = p->cosf; p[1].x = 1.0f; }": "!sinf",
	} {
		m, _ := Load(&Config{Open: func(name string) ([]byte, error) {
			if name == "k.cu" {
				return []byte(text), nil
			}
			return nil, fs.ErrNotExist
		}}, "k.cu")
		declared := ""
		for _, f := range m.Set.Files() {
			if f.Name == "<cuda builtins>" {
				declared = string(f.Text)
			}
		}
		name, absent := strings.CutPrefix(want, "!")
		if strings.Contains(declared, name) == absent {
			t.Errorf("%s: want %s in\n%s", text, want, declared)
		}
	}
}
