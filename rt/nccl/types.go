package nccl

import "github.com/kbind/kbind/rt/vec"

var (
	opNames   = [...]string{"Sum", "Prod", "Max", "Min", "Avg"}
	kindNames = [...]string{"AllReduce", "AllGather", "ReduceScatter", "Broadcast", "Reduce", "Send", "Recv"}
)

// dtype is ncclDataType_t.
type dtype int32

const (
	int8Type dtype = iota
	uint8Type
	int32Type
	uint32Type
	int64Type
	uint64Type
	halfType
	float32Type
	float64Type
	bfloat16Type
)

var (
	typeNames = [...]string{"int8", "uint8", "int32", "uint32", "int64", "uint64", "half", "float32", "float64",
		"bfloat16"}
	typeSizes = [...]int{1, 1, 4, 4, 8, 8, 2, 4, 8, 2} // bytes
)

func dtypeOf[T Element]() dtype {
	switch any(*new(T)).(type) {
	case int8:
		return int8Type
	case uint8:
		return uint8Type
	case int32:
		return int32Type
	case uint32:
		return uint32Type
	case int64:
		return int64Type
	case uint64:
		return uint64Type
	case vec.Half:
		return halfType
	case float32:
		return float32Type
	case float64:
		return float64Type
	}
	return bfloat16Type
}
