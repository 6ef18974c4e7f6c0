// Kernels in OpenCL C that some language of C's family has no text for.

kernel void fine(global int *p) { p[0] = 1; }

kernel void volatiles(volatile global float4 *p, global float4 *q) { q[0] = p[0]; }
kernel void parts(global float3 *p) { p[0].xy = p[1].yz; }
kernel void halves(global half *p, global short *q) { vstore_half(vload_half(0, p), 1, p); q[0] = mul_hi(q[1], q[2]); }
kernel void saturated(global uchar *p) { p[0] = add_sat(p[1], p[2]); }
kernel void narrow(global char *p) { p[0] = mul24((int)p[1], (int)p[2]); }
kernel void image(read_only image2d_t t, sampler_t s, global float4 *p) { p[0] = read_imagef(t, s, (float2)(0.5f, 0.5f)); }
constant float4 table = (float4)(1, 2, 3, 4) * 2.0f;
kernel void constants(global float4 *p) { p[0] = table; }
kernel void printed(global int *p, global float4 *v) { printf("%v4f %d", v[0], p[0]); }
