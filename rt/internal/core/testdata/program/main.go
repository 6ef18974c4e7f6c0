// Command program registers the flags of package testing, as programs do that call testing.Benchmark, and says whether
// its default device is a test's.
package main

import (
	"context"
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/kbind/kbind/rt"
	"github.com/kbind/kbind/rt/call"
)

func main() {
	testing.Init()
	flag.Parse()
	ctx, err := rt.Open(context.Background(), "")
	if err != nil {
		fmt.Println(err)
		os.Exit(1)
	}
	_, err = call.Load(ctx, &call.ModuleSpec{Name: "k.cu"})
	if err == nil || strings.Contains(err.Error(), "KBIND_BACKEND=auto") {
		fmt.Println("taken for a test:", err)
		os.Exit(1)
	}
	fmt.Println("not a test:", err)
}
