package embedded

import (
	"strings"
	"testing"
)

const k1 = "__kernel void k(__global int* p) { p[0] = 1; }"

// find returns the text, with empty lines at its start dropped, and the problems.
func find(name, host string, want Select) (string, string) {
	t, problems, _ := Find(name, []byte(host), want)
	var msgs []string
	for _, p := range problems {
		msgs = append(msgs, p.Msg)
	}
	if t == nil {
		return "", strings.Join(msgs, "; ")
	}
	return strings.TrimLeft(string(t.Bytes), "\n"), strings.Join(msgs, "; ")
}

func TestFind(t *testing.T) {
	for _, c := range []struct{ name, host, want string }{
		{"a.cpp", `const char* s = R"(` + k1 + `)";`, k1},
		{"a.cpp", `auto s = R"cl(` + k1 + `)")cl"s;`, k1 + `)"`},
		{"a.cpp", `f(u8R"(` + k1 + `)");`, k1},
		{"a.cpp", "const char* s =\n  \"__kernel void k(__global int* p) { \"\n  /* \"x\" */ \"p[0] = 1; }\"; // \"y\"", k1},
		{"a.c", "char s[] = \"\\\n__kernel void k() {\\n\\\n}\\n\";", "__kernel void k() {\n}\n"},
		{"a.c", `char* s = "__kernel void k() { char c = '\'', d = '\\', e = '\"', f = '\x41'; }\tx";`, "__kernel void " +
			"k() { char c = ''', d = '\\', e = '\"', f = 'A'; }\tx"},
		{"a.c", "#define STR(x) #x\nconst char* s = STR(__kernel void k(int n) { /* ) */ \")\"; });",
			"__kernel void k(int n) { /* ) */ \")\"; }"},
		{"a.c",
			"#define CL(...) \"#define N 2\\n\" \\\n  #__VA_ARGS__\nconst char* s = CL (kernel void k(int a, int b) {});",
			"#define N 2\nkernel void k(int a, int b) {}"},
		{"a.c", "#define SRC \\\n \"__kernel void \" \\\n \"k() {}\"\nchar c = '\"'; char* t = \"no kernel\";",
			"__kernel void k() {}"},
		{"a.cpp",
			"const char* h = R\"(\n#define N 3\n)\"; const char* s = \"__kernel void k() {}\"; const char* l = \"one " +
				"{line}\"; const char* j = R\"(\n{\"a\": 1}\n)\";",
			"#define N 3\n__kernel void k() {}"},
		{"a.cu", `__global__ void real() {} const char* s = "__global__ void k() {}";`, "__global__ void k() {}"},
		{"a.py", "# \"x\nsrc = \"\"\"\n__global__ void k() { }\n\"\"\"\nother = 'a' + f'{x}'\n", "__global__ void k() { }\n"},
		{"a.py", "src = ('__global__ void k()' # \"x\"\n   r'{ \\n }')\n", `__global__ void k(){ \n }`},
		{"a.py", "src = 'extern \"C\" ' + '''__global__\\\n void k() {}'''\n", `extern "C" __global__ void k() {}`},
		{"a.go", "const s = `__kernel void k() {\n}` + \"\\n\" // `x`\nvar r = '`'", "__kernel void k() {\n}\n"},
	} {
		if got, problems := find(c.name, c.host, Select{}); got != c.want || problems != "" {
			t.Errorf("in %s\n%s\nfound %q, want %q; %s", c.name, c.host, got, c.want, problems)
		}
	}
}

func TestWhatIsNotKnown(t *testing.T) {
	const runTime = "put together at run time"
	for _, c := range []struct{ name, host, want string }{
		{"a.cpp", `auto s = "#define N " + std::to_string(n) + "\n__kernel void k() {}";`, runTime},
		{"a.cpp", `auto s = std::string("__kernel void k() { N; }") + tail;`, ""}, // the literal itself is whole
		{"a.cpp", `auto s = "__kernel void k() { N; }" + tail;`, runTime},
		{"a.cpp", `out << "__kernel void k() {" << body << "}";`, runTime},
		{"a.c", `char* s = "__kernel void k() { int a[" STR(N) "]; }";`, "the value of STR"},
		{"a.c", "char* s = \"__kernel void k() {\"\n#if X\n\"a\"\n#endif\n\"}\";", "depends on the host's #if"},
		{"a.c",
			"#include <x>\n#ifdef D\nchar* c = \"#define R double\\n\";\n#else\nchar* c = \"#define R " +
				"float\\n\";\n#endif\nchar* s = \"__kernel void k() {}\";", "decides which value c has"},
		{"a.c", "#include <x>\n#ifdef D\nchar* c = \"#define R double\\n\";\n#endif\nchar* s = \"__kernel void k() {}\";",
			"decides whether this text"},
		{"a.h",
			"#ifndef A_H\n#define A_H\nchar* c = \"#define R double\\n\";\nchar* s = \"__kernel void k() {}\";\n#endif\n", ""},
		{"a.cpp", `auto s = LR"(__kernel void k() {})";`, "wide strings"},
		{"a.py", "s = '__global__ void k() { %d; }' % n\n", runTime},
		{"a.py", "s = '__global__ void k() { N; }'.replace('N', n)\n", runTime},
		{"a.py", "s = f'__global__ void k() {{ {n} }}'\n", runTime},
		{"a.py", "s = head + '__global__ void k() {}'\n", runTime},
		{"a.go", "s := \"__kernel void k() {\" + body + \"}\"", runTime},
	} {
		if _, problems := find(c.name, c.host, Select{}); !strings.Contains(problems, c.want) ||
			(c.want == "") != (problems == "") {
			t.Errorf("in %s\n%s\nproblems %q, want %q", c.name, c.host, problems, c.want)
		}
	}
}

func TestSelect(t *testing.T) {
	host := `const char* a = "__kernel void ka() {}"; const char* b[2] = {"__kernel void kb() {}", "x"}; a = "__global__ void kc() {}";
#define D "__kernel void kd() {}"
`
	for _, c := range []struct {
		sel  Select
		want string
	}{
		{Select{Names: []string{"b"}}, "kb"},
		{Select{Names: []string{"D"}}, "kd"},
		{Select{OpenCL: true}, "ka kb kd"},
		{Select{CUDA: true}, "kc"},
		{Select{}, "ka kb kc kd"},
	} {
		got, _ := find("a.cpp", host, c.sel)
		for _, k := range []string{"ka", "kb", "kc", "kd"} {
			if strings.Contains(got, k) != strings.Contains(c.want, k) {
				t.Errorf("%+v: %q, want %s", c.sel, got, c.want)
			}
		}
	}
}

// TestRuns follows every byte back to the host.
func TestRuns(t *testing.T) {
	host :=
		"#define S(x) #x\nconst char* a = \"__kernel void f() {\\n\"\n  \"}\";\nconst char* b = S(__kernel void g() " +
			"{});\n\n\n" + strings.Repeat("\n", 30) + "char* c = R\"(\n__kernel void h() {}\n)\";"
	text, problems, _ := Find("a.cpp", []byte(host), Select{})
	if text == nil || problems != nil || !text.OpenCL || text.CUDA {
		t.Fatalf("%+v, %v", text, problems)
	}
	for _, word := range []string{"f()", "}", "g()", "h()"} {
		at := strings.Index(string(text.Bytes), word)
		hostAt := -1
		for _, r := range text.Runs {
			if int(r.At) <= at {
				hostAt = int(r.Host) + at - int(r.At)
			}
		}
		if !strings.HasPrefix(host[hostAt:], word) {
			t.Errorf("%s at %d is at %d of the host: %.20q", word, at, hostAt, host[hostAt:])
		}
	}
	// A device compiler sees the kernels on the host's lines.
	line := 0
	for l := range strings.Lines(string(text.Bytes)) {
		line++
		if n, ok := strings.CutPrefix(l, "#line "); ok {
			line = atoi(n) - 1
		}
		if strings.Contains(l, "__kernel") {
			if want := strings.Split(host, "\n")[line-1]; !strings.Contains(want, strings.TrimSpace(l)[:10]) {
				t.Errorf("%q is on line %d, where the host has %q", l, line, want)
			}
		}
	}
}

func atoi(s string) int {
	n := 0
	for _, c := range strings.TrimSpace(s) {
		n = n*10 + int(c-'0')
	}
	return n
}

func FuzzFind(f *testing.F) {
	for _, s := range []string{`const char* s = R"x(__kernel void k() {})x" "a\` + "\n" + `b" + f(1);`, "#define " +
		"S(...) \"a\" #__VA_ARGS__ \"b\"\n S(__global__ (\")\", ')'",
		"s = '''__global__ %d''' % n + r\"x\"\n", "`__kernel` + \"a\\x4"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, host string) {
		for _, name := range []string{"a.cpp", "a.py", "a.go"} {
			text, problems, _ := Find(name, []byte(host), Select{})
			for _, p := range problems {
				if p.Offset < 0 || p.Offset > len(host) {
					t.Errorf("problem at %d of %d", p.Offset, len(host))
				}
			}
			if text != nil {
				for i, r := range text.Runs {
					if r.Host < 0 || int(r.Host) > len(host) || i > 0 && r.At <= text.Runs[i-1].At {
						t.Errorf("run %d: %+v", i, r)
					}
				}
			}
		}
	})
}
