package simt

// scheduler says which thread of a block runs next.
type scheduler struct{}
