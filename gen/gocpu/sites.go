package gocpu

import (
	"strconv"
	"strings"

	"github.com/kbind/kbind/bindgen/ir"
	"github.com/kbind/kbind/gen/internal/jot"
)

// siteTable is the table of the sites that are printed, in the order in which they are first printed. Its numbers are
// those of the file.
type siteTable struct {
	rows    strings.Builder // see row
	file    string          // of the last row
	numbers map[int]int     // of the module's sites
	name    func(string) string
}

func newSiteTable(opt Options) *siteTable {
	t := &siteTable{numbers: map[int]int{}, name: opt.LinePath}
	if t.name == nil {
		t.name = func(name string) string { return name }
	}
	return t
}

// site is the number of a site of the module in the file, as Go.
func (f *fn) site(n int) ex {
	t := f.e.sites
	if t.numbers[n] == 0 {
		t.numbers[n] = len(t.numbers) + 1
		t.rows.WriteString(t.row(f.e.m.Sites[n]))
	}
	return number(t.numbers[n])
}

// row is a row of the table, whose format simt.SiteTable explains; a row that names a file stands before the first site
// in another file.
func (t *siteTable) row(s ir.Site) string {
	var b strings.Builder
	at := "-"
	if s.At.Line > 0 {
		if file := t.name(s.At.File); file != t.file {
			t.file = file
			b.WriteString("file " + file + "\n")
		}
		at = itoa(s.At.Line) + ":" + itoa(s.At.Col)
	}
	b.WriteString(at + " ")
	if s.Write {
		b.WriteByte('w')
	} else {
		b.WriteByte('r')
	}
	if s.Align > 0 {
		b.WriteString(itoa(s.Align))
	}
	b.WriteString([...]string{"", "a", "v"}[s.How])
	if s.Narrow {
		b.WriteByte('b')
	}
	if s.Struct {
		b.WriteByte('s')
	}
	if s.Parts {
		b.WriteByte('p')
	}
	if s.Allowed != 0 {
		b.WriteString("!" + strconv.FormatUint(uint64(s.Allowed), 10))
	}
	b.WriteString(" " + strings.ReplaceAll(s.Words, "\n", " ") + "\n")
	return b.String()
}

// code is the table as Go.
func (t *siteTable) code() jot.Code {
	text := "\n" + t.rows.String()
	lit := jot.Lit(text)
	if strconv.CanBackquote(strings.ReplaceAll(text, "\n", "")) {
		lit = jot.Op("`" + text + "`")
	}
	return jot.Qual(simtPath, "SiteTable").Call(lit)
}
