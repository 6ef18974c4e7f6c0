package main

import (
	"bytes"
	"flag"
	"os"
	"strings"
	"testing"

	"github.com/kbind/kbind/testdata/corpus/internal/units"
)

func TestNormalise(t *testing.T) {
	names := typedefs{{
		"real": "float", "ptr": "float *", "cptr": "const float *", "vec": "float[3]", "ns::real": "double", "Q::V": "real",
		"fn": "void (*)(int)", "loop": "loop",
		"node": "struct node_s",
	}, libraryTypedefs()}
	for _, c := range []struct{ scope, a, b string }{
		{"", "float const*", "const float *"},
		{"", "const float *__restrict", "const float *"},
		{"", "float *const __restrict__", "float *"},
		{"", "const float (*__restrict)[3]", "const float ( * ) [ 3 ]"},
		{"", "const int", "int"},
		{"", "long unsigned", "unsigned long"},
		{"", "unsigned", "unsigned int"},
		{"", "long int long unsigned", "unsigned long long"},
		{"", "short unsigned int *", "unsigned short *"},
		{"", "signed char", "int8_t"},
		{"", "size_t *", "unsigned long *"},
		{"", "std::size_t", "unsigned long"},
		{"", "real *", "float *"},
		{"ns", "real *", "double *"},
		{"ns::inner", "real *", "double *"},
		{"ns", "::real", "double"}, // a leading :: is not told apart: the kernel's own scope is looked at first
		{"", "Q::V *", "float *"},
		{"", "ptr *", "float **"},
		{"", "const ptr *", "float *const *"},
		{"", "const cptr", "const float *"},
		{"", "vec *", "float (*)[3]"},
		{"", "struct node *", "node_s *"},
		{"", "enum E", "E"},
		{"", "float __attribute__((ext_vector_type(4)))", "float4"},
		{"", "__global unsigned int __attribute__((ext_vector_type(2))) *", "global uint2 *"},
		{"", "__global float *__private", "float __global *"},
		{"", "A<const float*, 3>", "A<float const *,3>"},
		{"", "A<B<real>>", "A<B<float> >"},
		{"", "std::array<unsigned, 4>", "array<unsigned int, 4>"},
		{"", "(anonymous namespace)::S *", "S *"},
		{"", "loop", "loop"},
	} {
		if a, b := normalise(c.a, c.scope, names), normalise(c.b, "", names); a != b {
			t.Errorf("in %q: %q is %q, but %q is %q", c.scope, c.a, a, c.b, b)
		}
	}
	for _, c := range [][2]string{
		{"const float *", "float *"}, {"float **", "float *"}, {"float *const *", "float **"}, {"int", "unsigned int"},
		{"long", "long long"}, {"char", "signed char"},
		{"__global float *", "__local float *"}, {"A<int>", "A<unsigned>"}, {"volatile int *", "int *"},
		{"float &", "float *"}, {"fn", "void *"}, {"T", "U"},
		{"float (*)[3]", "float (*)[4]"}, {"const float &", "float &"}, {"float3", "float4"},
	} {
		if a, b := normalise(c[0], "", names), normalise(c[1], "", names); a == b {
			t.Errorf("%q and %q are both %q", c[0], c[1], a)
		}
	}
}

// sample is a dump as clang-19 prints it, with what the reader passes over cut down: a typedef, an instance of a
// template after its pattern, a declaration, a kernel whose name comes out of a macro, and locations that leave out
// what did not change.
const sample = `{
  "id": "0x1",
  "kind": "TranslationUnitDecl",
  "loc": {},
  "inner": [
    {
      "id": "0x2",
      "kind": "TypedefDecl",
      "loc": {
        "offset": 10,
        "file": "a.h",
        "line": 4,
        "includedFrom": {
          "file": "a.cu"
        }
      },
      "name": "real",
      "type": {
        "qualType": "float"
      }
    },
    {
      "id": "0x3",
      "kind": "NamespaceDecl",
      "loc": {
        "offset": 10,
        "file": "a.cu",
        "line": 5
      },
      "range": {
        "begin": {
          "offset": 1
        },
        "end": {
          "offset": 9,
          "line": 8
        }
      },
      "name": "ns",
      "inner": [
        {
          "kind": "FunctionTemplateDecl",
          "loc": {
            "offset": 11,
            "line": 6
          },
          "name": "k",
          "inner": [
            {
              "kind": "TemplateTypeParmDecl",
              "name": "T"
            },
            {
              "kind": "FunctionDecl",
              "loc": {
                "offset": 11
              },
              "name": "k",
              "type": {
                "qualType": "void (const real *, T)"
              },
              "inner": [
                {
                  "kind": "ParmVarDecl",
                  "name": "a",
                  "type": {
                    "qualType": "const real *"
                  }
                },
                {
                  "kind": "ParmVarDecl",
                  "name": "b",
                  "type": {
                    "desugaredQualType": "unsigned long",
                    "qualType": "size_t"
                  }
                },
                {
                  "kind": "CompoundStmt"
                },
                {
                  "kind": "CUDAGlobalAttr"
                }
              ]
            },
            {
              "kind": "FunctionDecl",
              "loc": {
                "offset": 11
              },
              "name": "k",
              "inner": [
                {
                  "kind": "TemplateArgument"
                },
                {
                  "kind": "CompoundStmt"
                },
                {
                  "kind": "CUDAGlobalAttr"
                }
              ]
            }
          ]
        }
      ]
    },
    {
      "kind": "FunctionDecl",
      "loc": {
        "offset": 11,
        "line": 15
      },
      "parentDeclContextId": "0x3",
      "name": "outside",
      "inner": [
        {
          "kind": "CompoundStmt"
        },
        {
          "kind": "CUDAGlobalAttr"
        }
      ]
    },
    {
      "kind": "FunctionDecl",
      "loc": {
        "offset": 11,
        "line": 20
      },
      "name": "declared",
      "inner": [
        {
          "kind": "CUDAGlobalAttr"
        }
      ]
    },
    {
      "kind": "LinkageSpecDecl",
      "loc": {},
      "language": "C",
      "inner": [
        {
          "kind": "FunctionDecl",
          "loc": {
            "spellingLoc": {
              "file": "<scratch space>",
              "line": 2
            },
            "expansionLoc": {
              "file": "a.cu",
              "line": 30
            }
          },
          "name": "made",
          "inner": [
            {
              "kind": "ParmVarDecl",
              "name": "x",
              "isInvalid": true,
              "type": {
                "qualType": "int"
              }
            },
            {
              "kind": "CompoundStmt",
              "inner": [
                {
                  "kind": "DeclRefExpr",
                  "referencedDecl": {
                    "kind": "ParmVarDecl",
                    "name": "other",
                    "type": {
                      "qualType": "int"
                    }
                  }
                }
              ]
            },
            {
              "kind": "CUDAGlobalAttr"
            }
          ]
        }
      ]
    }
  ]
}
`

func TestReadAST(t *testing.T) {
	d, err := readAST(strings.NewReader(sample))
	if err != nil {
		t.Fatal(err)
	}
	if d.typedefs["real"] != "float" || len(d.typedefs) != 1 {
		t.Errorf("typedefs: %v", d.typedefs)
	}
	if len(d.kernels) != 3 {
		t.Fatalf("%d kernels, want 3: %+v", len(d.kernels), d.kernels)
	}
	k := d.kernels[0]
	if k.qualified != "ns::k" || k.scope != "ns" || k.file != "a.cu" || k.line != 6 || k.externC || k.invalid ||
		strings.Join(k.template, " ") != "T" {
		t.Errorf("first kernel: %+v", k)
	}
	if len(k.params) != 2 || k.params[0] != (param{"a", "const real *", false}) ||
		k.params[1] != (param{"b", "unsigned long", false}) {
		t.Errorf("its parameters: %+v", k.params)
	}
	if k = d.kernels[1]; k.qualified != "ns::outside" || k.line != 15 {
		t.Errorf("kernel defined outside of its namespace: %+v", k)
	}
	k = d.kernels[2]
	if k.qualified != "made" || k.file != "a.cu" || k.line != 30 || !k.externC || !k.invalid || len(k.params) != 1 {
		t.Errorf("third kernel: %+v", k)
	}
}

func TestCompare(t *testing.T) {
	ker := func(name string, line int, params ...param) kernel {
		return kernel{qualified: name, file: "/r/a.cu", line: line, params: params}
	}
	fnd := func(name string, line int, params ...string) found {
		f := found{Qualified: name, File: "/r/a.cu", Line: line}
		for _, p := range params {
			n, typ, _ := strings.Cut(p, " ")
			f.Params = append(f.Params, struct {
				Name      string `json:"name"`
				Type      string `json:"type"`
				Canonical string `json:"canonical"`
			}{n, typ, typ})
		}
		return f
	}
	generic := fnd("generic", 14, "a real *")
	generic.Template = append(generic.Template, struct {
		Name string `json:"name"`
	}{"real"})
	inHeader := fnd("other", 2)
	inHeader.File = "/r/sub/../b.cuh"
	v := verdict{typedefs: typedefs{{"real": "float"}}, kernels: []kernel{
		ker("same", 1, param{name: "a", typ: "const real *"}), ker("moved", 5), ker("typed", 9, param{name: "a", typ: "int"}),
		ker("lost", 12),
		{qualified: "generic", file: "/r/a.cu", line: 14, template: []string{"real"},
			params: []param{{name: "a", typ: "real *"}}},
		{qualified: "guessed", file: "/r/a.cu", line: 20, invalid: true}, {qualified: "other", file: "/r/b.cuh", line: 2},
		{qualified: "foreign", file: "/usr/b.cuh", line: 2}}}
	u := units.Unit{Top: "/r", Files: []string{"/r/a.cu"}}
	a := answer{kernels: []found{fnd("same", 1, "a float const*"), fnd("moved", 6), fnd("typed", 9, "a unsigned int"),
		fnd("new", 30), fnd("guessed", 20), generic, inHeader}}
	s := summarise([]result{compare(u, v, a, nil), compare(u, v, a, nil)}, nil)
	all := s.all
	if all.units != 2 || all.sure != 6 || all.equal != 3 || all.wrong != 2 || all.missing != 1 || all.extra != 1 ||
		all.found != 7 {
		t.Fatalf("%+v", all)
	}
	var b strings.Builder
	s.print(&b, true)
	for _, want := range []string{"line: clang 5, kbind 6", "type of a: clang `int`, kbind `unsigned int`",
		"- /r/a.cu:12: lost", "- /r/a.cu:30: new"} {
		if !strings.Contains(b.String(), want) {
			t.Errorf("no %q in\n%s", want, b.String())
		}
	}
}

func TestRawStrings(t *testing.T) {
	in := "// x\nR\"(\nint a;\n)\"\n\", \" R\"(b)\" c"
	if got, want := string(rawStrings([]byte(in))), "    \n   \nint a;\n  \n        b    "; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestSameType(t *testing.T) {
	records := map[string]string{"Cut": "rw::Cut", "Two": ""}
	for _, c := range []struct {
		clang, kbind string
		want         bool
	}{
		{"const Cut *", "const rw::Cut *", true},
		{"Cut *", "Cut *", true},
		{"Cut *", "aig::Cut *", false},
		{"Two *", "rw::Two *", false},
		{"A<int>", "A<int, long>", true},
		{"A<int> *", "A<int, B<long, 2>> *", true},
		{"A<int>", "A<long>", false},
		{"A<int, long>", "A<int>", false},
		{"A<B<int>, 3>", "A<B<int, 1>, 3>", true},
	} {
		if got := sameType(c.clang, c.kbind, records); got != c.want {
			t.Errorf("%q and %q: %v", c.clang, c.kbind, got)
		}
	}
}

func TestAbstract(t *testing.T) {
	for in, want := range map[string]string{
		"no conversion from 'float4' to 'float'": "no conversion from '_' to '_'",
		"f.cu:12:7: array of 16 elements":        "f.cu:N:N: array of N elements",
		"tex2D isn't supported":                  "tex2D isn't supported",
	} {
		if got := abstract(in); got != want {
			t.Errorf("%q became %q, want %q", in, got, want)
		}
	}
}

var update = flag.Bool("update", false, "write the table of docs/coverage.md")

const coverageDoc = "../../../docs/coverage.md"

// TestCoverageDoc holds the table of docs/coverage.md to the file of numbers beside it; -update writes it.
func TestCoverageDoc(t *testing.T) {
	var table bytes.Buffer
	if err := printTableOf(&table, "../../../docs/coverage.csv"); err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(coverageDoc)
	if err != nil {
		t.Fatal(err)
	}
	const begin, end = "<!-- measure -table docs/coverage.csv -->\n", "<!-- end -->\n"
	head, rest, ok := strings.Cut(string(text), begin)
	have, foot, ok2 := strings.Cut(rest, end)
	switch {
	case !ok || !ok2:
		t.Fatalf("%s has no place for the table", coverageDoc)
	case have == "\n"+table.String()+"\n":
	case *update:
		if err := os.WriteFile(coverageDoc, []byte(head+begin+"\n"+table.String()+"\n"+end+foot), 0o644); err != nil {
			t.Fatal(err)
		}
	default:
		t.Errorf("%s is not what docs/coverage.csv says; go test ./testdata/corpus/measure -run CoverageDoc -update",
			coverageDoc)
	}
}

// TestRecords: what a run measured replaces what the file has of the same repository and dialect, and nothing else; a
// note and a set stay.
func TestRecords(t *testing.T) {
	const old = "set,repository,commit,dialect,kbind,units,kernels,compared,equal,lowered,compiled," +
		"no_instance,third_party,note\n" +
		"development,o/a,c1,CUDA,k1,1,4,4,3,2,,1,0,slow\n" +
		"other,o/b,c2,OpenCL,k1,1,1,,,1,1,0,0,\n"
	all, err := readRecords(strings.NewReader(old))
	if err != nil {
		t.Fatal(err)
	}
	s := &summary{ids: map[string]string{"o+a": "c3"}, rows: []*total{
		{name: "a, CUDA", units: 2, found: 5, sure: 5, equal: 5, lowered: 4, none: 1},
		{name: "z, HIP", units: 1, found: 1, lowered: 1},
	}}
	var got bytes.Buffer
	if err := writeRecords(&got, updated(all, s, "k2", true, false)); err != nil {
		t.Fatal(err)
	}
	const want = "set,repository,commit,dialect,kbind,units,kernels,compared,equal,lowered,compiled," +
		"no_instance,third_party,note\n" +
		"development,o/a,c3,CUDA,k2,2,5,5,5,4,,1,0,slow\n" +
		"other,o/b,c2,OpenCL,k1,1,1,,,1,1,0,0,\n" +
		"other,z,,HIP,k2,1,1,0,0,1,,0,0,\n"
	if got.String() != want {
		t.Errorf("got\n%s\nwant\n%s", &got, want)
	}
}
