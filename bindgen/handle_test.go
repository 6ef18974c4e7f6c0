package bindgen_test

import (
	"fmt"
	"io/fs"
	"strings"
	"testing"

	"github.com/kbind/kbind/bindgen"
	"github.com/kbind/kbind/bindgen/ir"
)

// handles describes the parameters and the variables of a module that stand for textures, surfaces, images and
// samplers.
func handles(m *ir.Module) string {
	var b strings.Builder
	show := func(name, canonical string, h *ir.Handle) {
		if h != nil {
			fmt.Fprintf(&b, "%s %s: %s %d %s\n", name, canonical, h.Kind, h.Shape, h.Access)
		}
	}
	for _, k := range m.Kernels {
		if k.Refused != nil {
			fmt.Fprintf(&b, "%s is refused: %s\n", k.Name, k.Refused.Msg)
		}
		for i := range k.Params {
			show(k.Params[i].Name, k.Params[i].Canonical, k.Params[i].Handle)
		}
	}
	for _, v := range m.Globals {
		show(v.Source, v.Type.String(), v.Handle)
	}
	return b.String()
}

func TestHandles(t *testing.T) {
	for _, c := range []struct{ name, file, src, want string }{
		{"objects", "k.cu",
			"typedef cudaTextureObject_t Tex; using S = const cudaSurfaceObject_t;\n__global__ void k(cudaTextureObject_t a, " +
				"const Tex b, S c, unsigned long long d, Tex *e, CUtexObject f) { }",
			"a unsigned long long: texture 0 \nb unsigned long long: texture 0 \nc unsigned long long: surface 0 \nf " +
				"unsigned long long: texture 0 \n"},
		{"references", "k.cu",
			"texture<float4, cudaTextureType2D, cudaReadModeElementType> t; texture<unsigned char, 3, " +
				"cudaReadModeNormalizedFloat> n(1, cudaFilterModeLinear, cudaAddressModeWrap);\n" +
				"namespace a { texture<int> l; } surface<void, 0xF2> s;\n__global__ void k(float *o) { o[0] = tex2D(t, 0, 0).x " +
				"+ tex3D(n, 1, 2, 3) + tex1Dfetch(a::l, 7); surf2DLayeredwrite(1.0f, s, 4, 0, 1); }",
			"t texture_float4_2_cudaReadModeElementType: texture 2 \nn texture_unsigned_char_3_cudaReadModeNormalizedFloat: " +
				"texture 3 \na::l texture_int_1_cudaReadModeElementType: texture 0 \ns surface_void_242: surface 5 \n"},
		{"HIP", "k.hip",
			"__global__ void k(hipTextureObject_t a, const hipSurfaceObject_t b, float *o) { o[0] = tex2D<float>(a, 0, 0); " +
				"surf2Dwrite(o[1], b, 0, 0, hipBoundaryModeZero); }",
			"a __hip_texture *: texture 0 \nb __hip_surface *: surface 0 \n"},
		{"OpenCL", "k.cl",
			"__constant sampler_t f = CLK_FILTER_LINEAR | CLK_ADDRESS_REPEAT | CLK_NORMALIZED_COORDS_TRUE;\n__kernel void " +
				"k(read_only image2d_t a, __write_only image3d_t b, image1d_array_t c, sampler_t d, image1d_buffer_t e) {\n" +
				"const sampler_t l = CLK_FILTER_NEAREST; write_imagef(b, (int4)(1), read_imagef(a, f, (float2)(0.5f)) + " +
				"read_imagef(c, d, (int2)(0)) + read_imagef(a, l, (int2)(1, 2)) + read_imagef(e, 3)); }",
			"a __read_only image2d_t: image 2 read_only\nb __write_only image3d_t: image 3 write_only\nc __read_only " +
				"image1d_array_t: image 4 read_only\nd sampler_t: sampler 0 \ne __read_only image1d_buffer_t: image 8 read_only\n"},
		{"other shapes", "k.cl",
			"__kernel void k(read_only image2d_t a, __global float *o) { o[0] = read_imagef(a, 0, (float4)(0)).x; }",
			"k is refused: no function read_imagef takes arguments (image2d_t, int, float4)\na __read_only image2d_t: image " +
				"2 read_only\n"},
		{"a shape that bodies cannot use", "k.cl",
			"__kernel void k(read_only image2d_depth_t a, __global float *o) { o[0] = read_imagef(a, 0, (float2)(0)); }",
			"k is refused: no function read_imagef takes arguments (image2d_depth_t, int, float2)\n"},
		{"no texel", "k.cu",
			"struct S { int x; };\n__global__ void k(cudaTextureObject_t a, double *o) { o[0] = tex2D<double>(a, 0, 0); }",
			"k is refused: no function tex2D takes arguments (unsigned long long, int, int)\na unsigned long long: " +
				"texture 0 \n"},
		{"own names", "k.cu",
			"__constant__ float texture[10]; __device__ int surface;\n__global__ void k(float *o, int tex2D) { if " +
				"(texture[1] < tex2D && surface < tex2D) o[0] = texture[tex2D]; }", ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			open := func(name string) ([]byte, error) {
				if name == c.file {
					return []byte(c.src), nil
				}
				return nil, fs.ErrNotExist
			}
			m, _ := bindgen.Load(&bindgen.Config{Open: open, All: true}, c.file)
			if got := handles(m); got != c.want {
				t.Errorf("got\n%swant\n%s", got, c.want)
			}
		})
	}
}
