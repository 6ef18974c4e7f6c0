package sanitize

import (
	"strings"
	"testing"

	"github.com/kbind/kbind/rt/cpu/simt"
)

// TestUnwritten has some elements of an output written before there are shadow words, some with such, and some leave
// marks.
func TestUnwritten(t *testing.T) {
	for _, c := range []struct {
		name  string
		do    func(o *Out)
		allow KindSet
		want  string
	}{
		{"nothing", func(*Out) {}, 0, "no thread has written any of the 10 elements of y;"},
		{"allowed", func(*Out) {}, 1 << KindUnwritten, ""},
		{"all", func(o *Out) { o.Shadow.Wrote(0, 40) }, 0, ""},
		{"a part", func(o *Out) { o.Shadow.Wrote(4, 20) }, 0, "written 0, 6 to 9 of the 10"},
		{"a byte", func(o *Out) { o.Shadow.Wrote(7, 1) }, 0, "written 0, 2 to 9 of the 10"},
		{"words", func(o *Out) {
			words := o.Shadow.get(2)
			for i := 1; i < 20; i += 4 { // the second half of each second element
				words.list[i].w = 5
			}
		}, 0, "written 1, 3, 5 and 2 more of the 10"},
		{"marks", func(o *Out) {
			y := make([]int32, o.N)
			MarkVector(o.Marks, y, y[3:8])
			MarkVector(nil, y, y)
			o.Marks[9] = 1
		}, 0, "written 0 to 2, 8 of the 10"},
		{"both", func(o *Out) {
			o.Shadow.get(4).wrote(0, 8)
			copy(o.Marks[2:], "12345678")
		}, 0, ""},
	} {
		o := &Out{N: 10, Size: 4, Shadow: NewShadow(40, false), Marks: make([]byte, 10), Name: "y", Site: 1}
		sites := []simt.Site{{}, {File: "k.cu", Line: 3, Allow: uint16(c.allow)}}
		check := NewCheck(nil, &simt.Checked{Sites: sites}, nil, func() uint64 { return 1 }, nil)
		c.do(o)
		check.Unwritten(o)
		reports, _, _ := check.Reports()
		switch {
		case c.want == "" && len(reports) > 0:
			t.Errorf("%s: %s", c.name, reports[0].Text)
		case c.want != "" && (len(reports) != 1 || !strings.Contains(reports[0].Text, c.want)):
			t.Errorf("%s: %v, want %q", c.name, reports, c.want)
		}
	}
}

// TestStoreMarked stores within the exempt elements, which leaves marks, and behind them, which the shadow sees.
func TestStoreMarked(t *testing.T) {
	y, marks := make([]int32, 4), make([]byte, 4)
	out := Exempt[int32]{y, 4}
	out.StoreMarked(nil, 1, 2, 7, marks)
	out.StoreMarked(nil, 1, 3, 8, nil)
	if y[2] != 7 || y[3] != 8 || string(marks) != "\x00\x00\x01\x00" {
		t.Errorf("%v, marks %v", y, marks)
	}
}
