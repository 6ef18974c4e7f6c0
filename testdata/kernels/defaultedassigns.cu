// Assignment operators that no class declares, called by name and by way of a using-declaration
// ([class.copy.assign]/8).
struct DaBase { int v; };
struct DaOther { int v; __device__ DaOther& operator=(int x) { v = x; return *this; } };
struct DaDef { int v; DaDef& operator=(const DaDef&) = default; };
struct DaD : DaBase { int w; __device__ DaD& operator=(const DaD& o) { DaBase::operator=(o); w = o.w + 1; return *this; } };
struct DaD2 : DaOther { int w; __device__ DaD2& operator=(const DaD2& o) { DaOther::operator=(o); w = o.w + 1; return *this; } __device__ DaD2& operator=(int x) { DaOther::operator=(x); return *this; } };
struct DaD3 : DaDef { int w; __device__ DaD3& operator=(const DaD3& o) { this->DaDef::operator=(o); w = o.w + 1; return *this; } };
struct DaD4 : DaD { int z; __device__ DaD4& operator=(const DaD4& o) { DaD::operator=(o); z = o.z + 1; return *this; } };
struct DaU : DaBase { int w; using DaBase::operator=; DaU() = default; DaU(DaU&&) = default; };
template <class T> struct DaT1 : T { int w; __device__ DaT1& operator=(const DaT1& o) { T::operator=(o); w = o.w + 1; return *this; } };
struct DaV { int v; __device__ virtual DaV& operator=(const DaV& o) { v = o.v + 10; return *this; } };
struct DaV2 : DaV { int w; __device__ DaV2& operator=(const DaV2& o) { DaV::operator=(o); w = 1; return *this; } };
struct DaS : DaOther { int q; };
__global__ void namedassigns(long long* out) {
  int i = 0; DaD a, b; b.v = 3; b.w = 4; a = b; out[i++] = a.v * 10 + a.w; DaD2 c, d; d.v = 5; d.w = 6; c = d; out[i++] = c.v * 10 + c.w; c = 9; out[i++] = c.v;
  DaD3 e, f; f.v = 1; f.w = 2; e = f; out[i++] = e.v * 10 + e.w; DaD4 g, h; h.v = 1; h.w = 2; h.z = 3; g = h; out[i++] = g.v * 100 + g.w * 10 + g.z;
  DaU u; DaBase base; base.v = 8; u.w = 1; u = base; out[i++] = u.v * 10 + u.w; u = DaBase{4}; out[i++] = u.v; DaT1<DaBase> t, t2; t2.v = 3; t2.w = 1; t = t2; out[i++] = t.v * 10 + t.w; DaT1<DaOther> o, o2; o2.v = 3; o2.w = 1; o.operator=(o2); out[i++] = o.v * 10 + o.w;
  base.operator=(DaBase{6}); out[i++] = base.v; (base.operator=(DaBase{6})).v = 7; out[i++] = base.v; DaBase* p = &base; p->operator=(b); out[i++] = p->v; p->DaBase::operator=({5}); out[i++] = p->v; DaV2 x, y; y.v = 1; x = y; out[i++] = x.v; DaS s, s2; s2.v = 4; s2.q = 5; s = s2; out[i++] = s.v * 10 + s.q; s.DaOther::operator=(7); out[i++] = s.v; s.DaS::operator=(s2); out[i++] = s.v;
}

// Assignments of polymorphic classes within substitutions, and to xvalues.
template <class T> T&& Dxdv();
struct DxC3 { int w; explicit __device__ DxC3(int) {} __device__ DxC3() {} };
struct DxV0 { int v; virtual int f(); };
struct DxV1 { int v; __device__ virtual int f() { return 1; } };
struct DxV2 : DxC3 { int v; __device__ virtual int f() { return 1; } };
struct DxV3 : DxC3 { int v;  operator int&() &; };
struct DxV4 : DxC3 { int v;  operator int&() &; __device__ virtual int f() { return 1; } };
struct DxV5 : DxC3 { int v;  using DxC3::DxC3; __device__ virtual int f() { return 1; } };
struct DxV6 : DxC3 { int v; DxV6(int); __device__ virtual int f() { return 1; } };
struct DxV7 : DxC3 { int v; DxV7(int);  using DxC3::DxC3; };
struct DxV8 : DxC3 { int v; explicit DxV8(int x = 45); template <class T, class U> DxV8(T x, U y); operator int&() &; };
struct DxV9 : DxV1 { int v; operator int&() &; };
template <class T> struct DxD { template <class U> static auto t(int) -> decltype((void)(Dxdv<U>() = Dxdv<U>()), char()); template <class U> static long t(...); enum { v = sizeof(t<T>(0)) == 1 }; };
__global__ void assignables(long long* out) {
  int i = 0;
  out[i++] = DxD<DxV1>::v; out[i++] = DxD<DxV2>::v; out[i++] = DxD<DxV3>::v; out[i++] = DxD<DxV4>::v; out[i++] = DxD<DxV5>::v; out[i++] = DxD<DxV6>::v; out[i++] = DxD<DxV7>::v; out[i++] = DxD<DxV8>::v; out[i++] = DxD<DxV9>::v; out[i++] = DxD<DxV0>::v;
  struct DxN1 { const int c; }; struct DxN2 : DxN1 { virtual int f(); }; struct DxN3 : DxV1 { int& r; }; struct DxN4 { DxV1 v; DxN4(DxN4&&); };struct DxN5 : DxV1 { DxN1 n; };
  out[i++] = DxD<DxN1>::v; out[i++] = DxD<DxN2>::v; out[i++] = DxD<DxN3>::v; out[i++] = DxD<DxN4>::v;out[i++] = DxD<DxN5>::v; out[i++] = DxD<DxN1&>::v; out[i++] = DxD<const DxV1&>::v; out[i++] = DxD<DxN2&>::v;
  DxV1 a, b; b.v = 5; ((DxV1&&)a) = (DxV1&&)b; out[i++] = a.v; DxV4 c, d; d.v = 7; d.w = 6; c = d; out[i++] = c.v * 10 + c.w;
}

// A reference to a temporary that a conversion function makes: all functions compete ([dcl.init.ref]/5.4).
enum DrE1 { dre1 = 2, dre3 = 3 };
struct DrB { __device__ operator DrE1() && { return dre1; } };
struct DrC { int v; __device__ operator long long() const { return v; }  __device__ operator DrE1() && { return dre1; } };
struct DrD : DrB { int v; __device__ operator long long() const { return v; } };
__device__ long long Drf(const long long& x) { return x; } __device__ long long Drg(long long&& x) { return x; } __device__ long long Drh(long long x) { return x; }
__global__ void refconversions(long long* out) {
  int i = 0; const long long& a = DrC{9}; out[i++] = a; const long long& b = DrD{{}, 9}; out[i++] = b; out[i++] = Drf(DrC{9}); out[i++] = Drh(DrC{9}); out[i++] = Drh(DrD{{}, 9}); DrC c{7}; const long long& d = c; out[i++] = d;
  long long&& e = DrC{9}; out[i++] = e; out[i++] = Drg(DrC{9}); out[i++] = static_cast<const long long&>(DrC{9}); out[i++] = static_cast<long long&&>(DrC{9}); const long long& q(DrC{9}); out[i++] = q;
}
