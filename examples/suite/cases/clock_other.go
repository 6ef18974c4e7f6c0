//go:build !unix

package cases

import "time"

// ProcessorTime returns the processor time that this process has used, all threads together; 0 where the system does
// not tell.
func ProcessorTime() time.Duration { return 0 }
