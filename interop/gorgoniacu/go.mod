module github.com/kbind/kbind/interop/gorgoniacu

go 1.26.0

require (
	github.com/kbind/kbind v0.0.0-20261123113408-7c48f69a3099
	gorgonia.org/cu v0.9.6
)

require (
	github.com/ebitengine/purego v0.11.3 // indirect
	github.com/google/uuid v1.1.1 // indirect
	github.com/pkg/errors v0.9.1 // indirect
)

replace github.com/kbind/kbind => ../.. // in this repository; users of the module get the version above
