// Package vec has the vector types and 16-bit floating-point types of CUDA, HIP and OpenCL as Go types, with the same
// size and the same order of components.
//
// Vectors of one to four components are structs with the fields X, Y, Z and W. OpenCL's vectors of eight and sixteen
// components are arrays. A name that ends in P is OpenCL's three-component vector, which is as large as one of four;
// CUDA's three-component vector has no padding. Go aligns a vector like its element. If C requires a larger alignment
// (float4 is aligned to 16 bytes), structs that contain the vector have explicit padding. Values are plain data: copy
// and compare them with = and ==.
package vec

//go:generate go run ./gen
