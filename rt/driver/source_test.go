package driver

import "testing"

func TestSourceDevice(t *testing.T) {
	const text = "int a;\nvoid f() { g(); }\n#if X\nint b;\n#endif\n"
	for _, c := range []struct{ host, want string }{
		{"", text},
		{"2:1-2:18", "int a;\n                 \n#if X\nint b;\n#endif\n"},
		{"2:10-2:18; 4:1-4:7", "int a;\nvoid f() ;       \n#if X\n      \n#endif\n"},
		{"1:1-3:1", "      \n                 \n#if X\nint b;\n#endif\n"},
		{"9:1-9:2", text}, // of another text
		{"2:10-2:18 1:1-1:2", text},
		{"nonsense", text},
	} {
		if got := (&Source{Text: text, Host: c.host}).Device(); got != c.want {
			t.Errorf("%q gives %q, want %q", c.host, got, c.want)
		}
	}
	if got := (&Source{Text: "a\r\nb c\r\n", Host: "1:1-2:2"}).Device(); got != " \r\n  c\r\n" {
		t.Errorf("%q", got)
	}
}
