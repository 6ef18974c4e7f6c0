package cu

import "errors"

// SparseMatrix makes the matrix with which kbind bench measures SpMV: each row has the same number of elements but for
// a remainder, spread over the columns. It needs at least a row and a column, and is an error without them.
func SparseMatrix(sizes map[string]int64) (map[string]any, error) {
	rows, cols, nonzeros := sizes["rows"], sizes["cols"], sizes["nonzeros"]
	if rows < 1 || cols < 1 {
		return nil, errors.New("a sparse matrix needs rows and columns")
	}
	starts := make([]int32, rows+1)
	for i := range starts {
		starts[i] = int32(int64(i) * nonzeros / rows)
	}
	columns := make([]int32, nonzeros)
	for i := range columns {
		columns[i] = int32(int64(i) * 7919 % cols)
	}
	return map[string]any{"starts": starts, "columns": columns}, nil
}
