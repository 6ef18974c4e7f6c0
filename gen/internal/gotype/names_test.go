package gotype

import (
	"go/token"
	"testing"
)

func TestExported(t *testing.T) {
	for c, want := range map[string]string{
		"vector_add":            "VectorAdd",
		"vectorAdd":             "VectorAdd",
		"VectorAdd":             "VectorAdd",
		"_foo":                  "Foo",
		"__foo__bar__":          "FooBar",
		"_2d":                   "X2d",
		"2d":                    "X2d",
		"_":                     "X",
		"":                      "X",
		"x":                     "X",
		"NUM_BINS":              "NumBins",
		"BLOCK":                 "Block",
		"SGEMM_v2":              "SGEMMV2",
		"sgemmNT":               "SgemmNT",
		"float4x4":              "Float4x4",
		"ns::Pair<float, 2>":    "NsPairFloat2",
		"größe":                 "Größe",
		"日本":                    "X日本",
		"func":                  "Func",
		"vec3_t":                "Vec3T",
		"k<unsigned int, true>": "KUnsignedIntTrue",
	} {
		got := Exported(c)
		if got != want {
			t.Errorf("Exported(%q) = %q, want %q", c, got, want)
		}
		if !IsExported(got) {
			t.Errorf("Exported(%q) = %q is no exported identifier", c, got)
		}
	}
}

func TestLocal(t *testing.T) {
	for c, want := range map[string]string{
		"a":        "a",
		"A":        "a",
		"d_in":     "dIn",
		"BLOCK":    "block",
		"TILE_DIM": "tileDim",
		"URLPath":  "urlPath",
		"XY":       "xy",
		"Ndim":     "ndim",
		"len":      "len_",
		"func":     "func_",
		"type":     "type_",
		"int":      "int_",
		"_x":       "x",
		"_1":       "p1",
		"":         "p",
		"__":       "p",
		"größe":    "größe",
		"日本":       "日本",
		"x_":       "x",
		"string":   "string_",
	} {
		got := Local(c)
		if got != want {
			t.Errorf("Local(%q) = %q, want %q", c, got, want)
		}
		if !token.IsIdentifier(got) {
			t.Errorf("Local(%q) = %q is no identifier", c, got)
		}
	}
}

func TestNames(t *testing.T) {
	var n Names
	n.Reserve("a")
	for i, want := range []string{"b", "a2", "a3"} {
		if got := n.Pick("a", "b"); got != want {
			t.Errorf("pick %d: got %s, want %s", i, got, want)
		}
	}
	if !n.Has("a2") || n.Has("c") {
		t.Error("Has is wrong")
	}
}

func FuzzNames(f *testing.F) {
	for _, s := range []string{"vector_add", "", "_", "2", "ns::f<T, -1>", "\xff", "ǅa", "İ"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		if got := Exported(s); !IsExported(got) {
			t.Errorf("Exported(%q) = %q", s, got)
		}
		if got := Local(s); !token.IsIdentifier(got) || Reserved(got) {
			t.Errorf("Local(%q) = %q", s, got)
		}
	})
}
