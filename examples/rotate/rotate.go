// Package rotate turns images with the texture units of a device: in CUDA C++ through a texture, in OpenCL C through
// images.
package rotate

//go:generate go tool kbind rotate.cu
//go:generate go tool kbind rotate_image.cl
