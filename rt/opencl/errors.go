package opencl

import (
	"fmt"

	"github.com/kbind/kbind/rt/driver"
)

// status is a result of the API: cl_int.
type status int32

const (
	success              status = 0
	deviceNotAvailable   status = -2
	memAllocationFailure status = -4
	outOfResources       status = -5
	outOfHostMemory      status = -6
	profilingNotAvail    status = -7
	buildFailure         status = -11
	execStatusError      status = -14
	compileFailure       status = -15
	linkFailure          status = -17
	invalidWorkGroupSize status = -54
	invalidBufferSize    status = -61
	invalidGlobalSize    status = -63
	illegalAccessNV      status = -9999
)

// names are the specification's names of the codes that people meet.
var names = map[status]string{
	-1: "DEVICE_NOT_FOUND", -2: "DEVICE_NOT_AVAILABLE", -3: "COMPILER_NOT_AVAILABLE", -4: "MEM_OBJECT_ALLOCATION_FAILURE",
	-5: "OUT_OF_RESOURCES", -6: "OUT_OF_HOST_MEMORY",
	-7: "PROFILING_INFO_NOT_AVAILABLE", -8: "MEM_COPY_OVERLAP", -11: "BUILD_PROGRAM_FAILURE", -12: "MAP_FAILURE",
	-13: "MISALIGNED_SUB_BUFFER_OFFSET",
	-14: "EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST", -15: "COMPILE_PROGRAM_FAILURE", -16: "LINKER_NOT_AVAILABLE",
	-17: "LINK_PROGRAM_FAILURE",
	-30: "INVALID_VALUE", -33: "INVALID_DEVICE", -34: "INVALID_CONTEXT", -36: "INVALID_COMMAND_QUEUE",
	-38: "INVALID_MEM_OBJECT", -42: "INVALID_BINARY",
	-43: "INVALID_BUILD_OPTIONS", -44: "INVALID_PROGRAM", -45: "INVALID_PROGRAM_EXECUTABLE", -46: "INVALID_KERNEL_NAME",
	-48: "INVALID_KERNEL", -49: "INVALID_ARG_INDEX",
	-50: "INVALID_ARG_VALUE", -51: "INVALID_ARG_SIZE", -52: "INVALID_KERNEL_ARGS", -53: "INVALID_WORK_DIMENSION",
	-54: "INVALID_WORK_GROUP_SIZE",
	-55: "INVALID_WORK_ITEM_SIZE", -58: "INVALID_EVENT", -59: "INVALID_OPERATION", -61: "INVALID_BUFFER_SIZE",
	-63:   "INVALID_GLOBAL_WORK_SIZE",
	-1001: "PLATFORM_NOT_FOUND_KHR", -9999: "illegal access to memory by a kernel (NVIDIA)",
}

func (s status) String() string {
	if n := names[s]; n != "" {
		if s == illegalAccessNV {
			return n
		}
		return "CL_" + n
	}
	return fmt.Sprintf("error %d", int32(s))
}

// kind is the kind of error for errors.Is, nil for one that has none.
func (s status) kind() error {
	switch s {
	case memAllocationFailure, outOfHostMemory, invalidBufferSize:
		return driver.ErrOutOfMemory
	case invalidWorkGroupSize, invalidGlobalSize:
		return driver.ErrInvalidLaunch
	case profilingNotAvail:
		return driver.ErrNotSupported
	}
	return nil
}

// fault reports a result by which a kernel's fault shows. The specification has none; these are what the vendors
// return from the call that waits.
func (s status) fault() bool {
	return s == outOfResources || s == execStatusError || s == illegalAccessNV || s == deviceNotAvailable
}

// fail turns a result of the function f into an error.
func fail(f string, s status) error {
	if s == success {
		return nil
	}
	if kind := s.kind(); kind != nil {
		return driver.Errorf(kind, "opencl: %s: %s", f, s)
	}
	return fmt.Errorf("opencl: %s: %s", f, s)
}
