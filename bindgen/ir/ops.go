package ir

// OpInfo says what every user of an operation must know. The table is Ops; the prelude declares device functions by operation name, gen/internal/spell
// has a row for each.
type OpInfo struct {
	Effect  bool   // has side effects: stands in an Effect statement; otherwise in a Builtin expression
	Suspend bool   // threads wait for each other: barriers and warp exchanges
	Feature string // the feature a kernel needs when it uses it, "" for none
	Ref     string // where its meaning is defined: "CUDA C++ Programming Guide 10.14", "OpenCL C 3.0 6.15.2"
}
