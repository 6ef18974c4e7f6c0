// Package textures shows texture references, texture objects inside structs, linear memory, layers and surfaces.
package textures

//go:generate go tool kbind textures.cu
