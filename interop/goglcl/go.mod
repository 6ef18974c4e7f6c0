module github.com/kbind/kbind/interop/goglcl

go 1.26.0

require (
	github.com/go-gl/cl v0.0.0-20160402050751-283e73a0ca2a
	github.com/kbind/kbind v0.0.0-20261123113408-7c48f69a3099
)

require github.com/ebitengine/purego v0.11.3 // indirect

replace github.com/kbind/kbind => ../.. // in this repository; users of the module get the version above
