// threads: 32 blocks: 1
// Which classes are of standard layout ([class.prop]/3).
struct N { int v; };
struct C3 { int v; };
struct C5 { int v; __device__ virtual int vf() const { return 20; } };
struct D1 : C3 { int w; };
struct M1 { C3 m; int w; };
struct V1 : C5 {};
struct X2 : C3 {};
struct X3 : C3 { X2 e[2]; };
struct X4 { X2 e; C3 f; };
struct Y1 : C3 { };
struct Y2 : Y1 { C3 e[2]; };
struct Y0 {};
struct Y3 : Y0 { int a; };
struct Y4 : Y0 { Y0 a; };
struct Y5 : Y3 { Y0 a; };
struct Y6 : Y0 { Y3 a; int b; };
struct Y7 : Y0 { int q; Y0 a; };
struct Z0 {};
struct Z1 : Z0 {};
struct Z2 : Z1 { int v; Z1 e[2]; };
struct Z3 : Z0 { int v; Z0 e[2]; };
struct Z5 : Z0 { Z1 a; };
struct Z8 : Z0 { struct { Z1 q; } w; };
struct Z9 : Z1 { int v; Z0 e; };

#define S(T, i) out[i] = __is_standard_layout(T)

__global__ void k(long long* out) {
  if (threadIdx.x) return;
  S(N, 0);
  S(D1, 1);
  S(M1, 2);
  S(V1, 3);
  S(X2, 4);
  S(X3, 5);
  S(X4, 6);
  S(Y1, 7);
  S(Y2, 8);
  S(Y3, 9);
  S(Y5, 10);
  S(Y6, 11);
  S(Y7, 12);
  S(Z2, 13);
  S(Z3, 14);
  S(Z5, 15);
  S(Z8, 16);
  S(Z9, 17);
}
