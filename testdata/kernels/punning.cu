// shared: 1024
#include <cstdint>
#include <cuda_fp16.h>
// The same bytes seen as several types: pointer casts, unions, memcpy, shared memory carved into arrays.
union F4 { float4 v; float a[4]; unsigned u[4]; };
union Bits { float f; unsigned u; struct { unsigned m:23, e:8, s:1; } p; };
union H2 { half2 h; unsigned u; unsigned short s[2]; };
struct alignas(16) Pack { half h[8]; };
struct Node { int id; float w; unsigned char tag[4]; double d; };
__global__ void casts(long long* out) {
  float f = 1.5f;
  out[0] = *(int*)&f;
  out[1] = *reinterpret_cast<unsigned*>(&f);
  double d = 3.25; out[2] = *(long long*)&d;
  out[3] = reinterpret_cast<int2*>(&d)->y;
  int a[4] = {1,2,3,4};
  int4 v = *reinterpret_cast<int4*>(a);
  out[4] = v.x+10*v.w;
  unsigned char* c = (unsigned char*)a; c[1]=7; out[5]=a[0];
  short* s = (short*)(c+4); out[6]=s[0]; s[1] = 5; out[7]=a[1];
  reinterpret_cast<float2*>(a)[1] = make_float2(1.0f, 2.0f); out[8]=a[2]; out[9]=a[3];
}
__global__ void unions(long long* out) {
  F4 x; x.v = make_float4(1,2,3,4); out[0]=x.u[2]; x.a[1]=9; out[1]=x.v.y;
  Bits b; b.f = -6.5f; out[2]=b.p.e; out[3]=b.p.m; out[4]=b.p.s; b.p.e++; out[5]=b.f;
  H2 h; h.h = __floats2half2_rn(1.0f, 2.0f); out[6]=h.u; h.s[0]=0x4000; out[7]=__low2float(h.h);
  Pack p; *(uint4*)p.h = make_uint4(0x3c003c00,0x40004000,0,0xc000c000); out[8]=(int)__half2float(p.h[2]); out[9]=(int)__half2float(p.h[7]);
  Pack q; *(float4*)&q = *(const float4*)&p; out[10]=(int)__half2float(q.h[3]);
}
__global__ void half2pun(long long* out) {
  half2 h = __floats2half2_rn(3.0f, -1.0f);
  uint32_t u = *(uint32_t*)&h; out[0]=u;
  uint32_t w = 0x3c004000; half2 g = *reinterpret_cast<half2*>(&w); out[1] = (int)__low2float(g)*10+(int)__high2float(g);
  u = reinterpret_cast<uint32_t&>(h); out[2]=u;
  float f = __uint_as_float(w); half2* ph = (half2*)&f; out[3]=(int)__low2float(*ph);
  half arr[4]; *(float2*)arr = make_float2(__uint_as_float(0x40003c00u), 0.0f); out[4] = (int)__half2float(arr[1]);
}
__global__ void shared_carve(long long* out) {
  extern __shared__ char smem[];
  float* f = (float*)smem; int* n = (int*)(f + 16); double* d = (double*)(smem + 128); half* h = (half*)&d[4];
  f[3]=2.5f; n[2]=7; d[1]=1.25; h[5]=__float2half(4.0f);
  out[0]=*(int*)(smem+12); out[1]=n[2]; out[2]=*(long long*)(smem+136); out[3]=*(unsigned short*)(smem+128+32+10);
  unsigned long long addr=(unsigned long long)f; out[4]=((uintptr_t)n - addr); out[5]=(uintptr_t)(smem)%16;
}
__global__ void nodes(long long* out) {
  Node n[3]; unsigned char* b=(unsigned char*)n;
  for (int i=0;i<(int)sizeof(n);i++) b[i]=0;
  *(int*)(b+sizeof(Node))=42; out[0]=n[1].id; n[2].d=2.0; out[1]=*(long long*)(b+2*sizeof(Node)+offsetof(Node,d));
  ((float*)(n+1))[1]=1.0f; out[2]=n[1].w; out[3]=sizeof(Node);
  Node* p=&n[0]; p=(Node*)((char*)p+sizeof(Node)); out[4]=p->id; out[5]=p-n;
  memcpy(&n[0],&n[1],sizeof(Node)); out[6]=n[0].id; float ff; memcpy(&ff,&n[0].w,4); out[7]=ff;
  int ii; memcpy(&ii,&ff,sizeof ii); out[8]=ii;
}
__device__ void setp(void* p,int v){ *(int*)p=v; }
__global__ void params(long long* out) {
  int x=1; float y; setp(&x,5); setp(&y,0x3f800000); out[0]=x; out[1]=y;
  int* p=&x; int** pp=&p; **pp=9; out[2]=x;
  int arr[2][3]={{1,2,3},{4,5,6}}; int* flat=&arr[0][0]; out[3]=flat[4]; int (*row)[3]=(int(*)[3])flat; out[4]=row[1][2];
  out[5]= ((size_t)&arr[1][0]-(size_t)arr); out[6]= ((uintptr_t)out & 7)==0;
  void* vp=arr; out[7]=((const int*)vp)[5];
  const char* str="abc"; out[8]=str[1];
  long long t=0x0102030405060708; unsigned char* tb=reinterpret_cast<unsigned char*>(&t); out[9]=tb[0]; 
  unsigned short us[4]; *(unsigned long long*)us=t; out[10]=us[1];
  float4 fv; float* fp=&fv.x; for(int i=0;i<4;i++) fp[i]=i; out[11]=fv.z; out[12]=(&fv.x)[3]; 
  float3 f3; ((float*)&f3)[2]=6; out[13]=f3.z;
  struct { int a; float b; } st; *((int*)&st)=3; *((float*)&st+1)=2.0f; out[14]=st.a+st.b;
}
struct Grid {
    int v[2][3];
    __device__ int* flat() { return &v[0][0]; }
    __device__ int at(int i) const { return (&v[0][0])[i]; }
};
__device__ int weighted(const int* p, int n) {
    int s = 0;
    for (int i = 0; i < n; i++) s += p[i] * i;
    return s;
}
// Pointers into a row run through the whole array.
__global__ void rows_as_one(long long* out) {
    int n = 0;
    __shared__ int tile[4][4];
    int a[4][4], cube[2][2][2];
    for (int i = 0; i < 16; i++) (&tile[0][0])[i] = i;
    for (int i = 0; i < 16; i++) *(&a[0][0] + i) = 2 * i;
    for (int i = 0; i < 12; i++) *(tile[1] + i) += 1;
    for (int i = -4; i < 8; i++) (&tile[1][1])[i] += 3;
    for (int i = 0; i < 8; i++) (&cube[0][0][0])[i] = i;
    for (int i = 0; i < 4; i++) (&cube[0][0])[i][1] += 10;
    int(*row)[4] = a + 1;
    for (int i = 0; i < 8; i++) (&(*row)[0])[i] += (&row[0][2])[i];
    out[n++] = weighted(tile[0], 16);
    out[n++] = weighted(&tile[2][1], 5);
    out[n++] = weighted(*a, 16);
    out[n++] = (&a[1][0])[-1];
    out[n++] = (&a[0][1])[5];
    out[n++] = weighted(cube[0][0], 8);
    Grid g = {{{1, 2, 3}, {4, 5, 6}}};
    Grid* p = &g;
    for (int i = 0; i < 6; i++) (&p->v[0][0])[i] *= g.at(5 - i);
    for (int i = 0; i < 6; i++) out[n++] = g.flat()[i];
}
