package spell

import (
	"cmp"

	"github.com/kbind/kbind/bindgen/ir"
)

// InSource is what users call an operation in a language.
func InSource(op ir.Op, language ir.Dialect) string {
	row, _ := Find(op)
	name := row.CUDA.Name
	if language == ir.OpenCL {
		name = row.OpenCL.Name
	}
	return cmp.Or(nameless[op], name, string(op))
}

// nameless are operations that sources have no function for, or one for each type.
var nameless = map[ir.Op]string{
	"flag.carry_get": "carry flag", "flag.carry_set": "carry flag",
	"image.info": "get_image_width and its kin", "image.read": "read_image", "image.texel": "read_image",
	"image.write": "write_image", "sync.grid": "a barrier of the grid", "time.globaltimer": "PTX's %globaltimer",
}
