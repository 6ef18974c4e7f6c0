// Package vec holds the vector and 16-bit floating types of CUDA, HIP and OpenCL as Go types with the same size and
// the same order of components.
//
// Vectors of one to four components are structs with fields X, Y, Z and W; OpenCL's vectors of eight and sixteen are
// arrays. A name that ends in P is OpenCL's three-component vector, which takes the room of four; CUDA's
// three-component vector has no padding. Go aligns a vector like its element: where C asks for more (float4 is aligned
// to 16 bytes), the struct that holds it has explicit padding. Values are plain data: copy and compare them with = and
// ==.
package vec

//go:generate go run ./gen
