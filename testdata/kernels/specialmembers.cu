// Special members: which constructor or assignment copies and moves an object, declared or not ([class.copy.ctor], [class.copy.assign], [class.copy.elision]).
struct M {
    int id;
    __device__ M(int i) : id(i) {}
    __device__ M(const M& o) : id(o.id + 1) {}
    __device__ M(M&& o) : id(o.id + 100) { o.id = -1; }
    __device__ M& operator=(const M& o) { id = o.id + 1000; return *this; }
    __device__ M& operator=(M&& o) { id = o.id + 10000; return *this; }
};
template <class T> __device__ T&& mv(T& t) { return static_cast<T&&>(t); }
struct Plain { M m; };
struct Arr { M a[2]; };
struct Arr2 { M a[2][3]; };
struct Big { M a[9]; };
struct Dt { M m; __device__ Dt() : m(5) {} __device__ ~Dt() {} };
struct Dtd { M m; __device__ Dtd() : m(5) {} ~Dtd() = default; };
struct Ca { M m; __device__ Ca() : m(5) {} Ca& operator=(const Ca&) = default; };
struct Cc { M m; __device__ Cc() : m(5) {} Cc(const Cc&) = default; };
struct Mc { M m; __device__ Mc() : m(5) {} Mc(Mc&&) = default; Mc& operator=(Mc&&) = default; };
struct Both { M m; int n; __device__ Both() : m(5), n(1) {} Both(const Both&) = default; Both(Both&&) = default; Both& operator=(const Both&) = default; Both& operator=(Both&&) = default; };
struct Own { M m; __device__ Own() : m(7) {} __device__ Own(const Own& o) : m(o.m) { m.id += 5; } };
struct Der : M { int x; __device__ Der(int i) : M(i), x(i) {} };
struct DerDt : M { __device__ DerDt(int i) : M(i) {} __device__ ~DerDt() {} };
struct Two : Plain { M k; __device__ Two() : Plain{1}, k(2) {} };
struct RefM { M& r; int n; };
struct Nested { Plain p; Arr a; int n; };
struct Virt { M m; __device__ Virt(int i) : m(i) {} __device__ virtual int f() { return m.id; } };
struct Virt2 : Virt { __device__ Virt2(int i) : Virt(i) {} __device__ int f() override { return m.id * 2; } };
struct NonConst { int v; __device__ NonConst(int v) : v(v) {} __device__ NonConst(NonConst& o) : v(o.v + 3) { o.v++; } };
struct HasNC { NonConst n; };
struct ByValue { int v; __device__ ByValue(int v) : v(v) {} __device__ ByValue(const ByValue& o) : v(o.v + 1) {} __device__ ByValue& operator=(ByValue o) { v = o.v + 50; return *this; } };
struct HasBV { ByValue b; };
struct Tm { int v; __device__ Tm(int v) : v(v) {} template <class T> __device__ Tm(const T& t) : v(900) {} template <class T> __device__ Tm& operator=(const T& t) { v = 800; return *this; } };
struct Tf { int v; __device__ Tf(int v) : v(v) {} template <class T> __device__ Tf(T&& t) : v(700) {} };
__device__ M ret(M m) { return m; }
__device__ M retp(M m) { return (m); }
__device__ M retl() { M m(3); return m; }
__device__ M retr(M& m) { return m; }
__device__ M retrr(M&& m) { return static_cast<M&&>(m); }
__device__ Plain retP(Plain p) { return p; }
__device__ M cond(bool c, M a, M b) { return c ? a : b; }
__device__ M mem(Plain p) { return p.m; }
__device__ int val(M m) { return m.id; }
__device__ int valD(Der d) { return d.id * 10 + d.x; }
__global__ void sp_moves(long long* out) {
    Arr a{{1, 2}}; Arr b = static_cast<Arr&&>(a); out[0] = b.a[1].id; out[1] = a.a[0].id; Arr c(b); out[2] = c.a[0].id; c = b; out[3] = c.a[1].id; c = mv(b); out[4] = c.a[1].id;
    Dt d; Dt e = mv(d); out[5] = e.m.id; e = mv(d); out[6] = e.m.id; Dtd f; Dtd g(mv(f)); out[7] = g.m.id;
    Ca h, i; i = mv(h); out[8] = i.m.id; Ca i2(mv(h)); out[9] = i2.m.id; Cc j, k(mv(j)); out[10] = k.m.id; k = mv(j); out[11] = k.m.id;
    Mc l, m(mv(l)); out[12] = m.m.id; m = mv(l); out[13] = m.m.id; Both n, o(mv(n)), p(n); out[14] = o.m.id; out[15] = p.m.id; p = o; out[16] = p.m.id; p = mv(o); out[17] = p.m.id;
    Own q, r(q), s(mv(q)); out[18] = r.m.id; out[19] = s.m.id; s = mv(r); out[20] = s.m.id;
    Der t(4), u(t), v(mv(t)); out[21] = u.id; out[22] = v.id; u = v; out[23] = u.id; u = mv(v); out[24] = u.id; DerDt w(1), x(mv(w)); out[25] = x.id; x = mv(w); out[26] = x.id;
    Two y, z(mv(y)), z2(z); out[27] = z.m.id * 10000 + z.k.id; out[28] = z2.m.id * 10000 + z2.k.id; z2 = mv(z); out[29] = z2.m.id; out[30] = z2.k.id;
    Arr2 aa{{{1, 2, 3}, {4, 5, 6}}}, ab(aa), ac(mv(aa)); out[31] = ab.a[1][2].id; out[32] = ac.a[1][2].id; Big ba{{1, 2, 3, 4, 5, 6, 7, 8, 9}}, bb(mv(ba)); out[33] = bb.a[8].id; bb = ba; out[34] = bb.a[8].id;
    const Plain cp{6}; Plain pp(static_cast<const Plain&&>(cp)); out[35] = pp.m.id; Nested nn{{1}, {{2, 3}}, 4}, no(mv(nn)); out[36] = no.p.m.id + no.a.a[1].id; no = nn; out[37] = no.a.a[1].id;
    Virt va(3), vb(mv(va)); out[38] = vb.m.id; Virt2 vc(4), vd(vc), ve(mv(vc)); Virt& vr = ve; out[39] = vd.f(); out[40] = vr.f(); vb = vd; out[41] = vb.f(); vd = mv(ve); out[42] = vd.f();
}
__global__ void sp_elision(long long* out) {
    M p(1); out[0] = ret(p).id; out[1] = p.id; out[2] = retp(p).id; out[3] = ret(M(5)).id; out[4] = retl().id; out[5] = retr(p).id; out[6] = retrr(mv(p)).id; out[7] = p.id;
    M z(M(4)); out[8] = z.id; M x{M(M(8))}; out[9] = x.id; M y = M(M(9)); out[10] = y.id; M w = {M(3)}; out[11] = w.id; auto v = M(6); out[12] = v.id; Plain q{M(2)}; out[13] = q.m.id; Plain r = retP(q); out[14] = r.m.id; out[15] = q.m.id;
    out[16] = cond(true, x, y).id; out[17] = mem(q).id; out[18] = val(M(1)); out[19] = val(x); out[20] = val(mv(x)); out[21] = x.id; out[22] = val(3); out[23] = (M(2), M(7)).id; out[24] = (true ? M(1) : M(2)).id; out[25] = (true ? p : M(2)).id;
    M* n = new M(M(11)); out[26] = n->id; delete n; M arr[2] = {M(1), 2}; out[27] = arr[0].id + arr[1].id; out[28] = static_cast<M>(y).id; out[29] = M(y).id; out[30] = ((M)y).id; const M cm(5); out[31] = val(cm); out[32] = M(cm).id;
    M&& rr = M(4); out[33] = rr.id; const M& cr = M(3); out[34] = val(cr); M cc(rr); out[35] = cc.id; M m2 = retl(); out[36] = m2.id; M m3{m2}; out[37] = m3.id; M m4 = {m2}; out[38] = m4.id; M m5{mv(m2)}; out[39] = m5.id;
    out[40] = valD(Der(3)); out[41] = val(Der(3)); Der d(2); out[42] = val(d); out[43] = val(mv(d)); M s = d; out[44] = s.id; s = d; out[45] = s.id; s = Der(8); out[46] = s.id; M s2(Der(9)); out[47] = s2.id; s = 5; out[48] = s.id; s = {6}; out[49] = s.id; s = M(7); out[50] = s.id;
}
__global__ void sp_kinds(long long* out) {
    NonConst a(1), b(a); out[0] = b.v * 10 + a.v; HasNC c{a}, d(c); out[1] = d.n.v * 100 + c.n.v;
    ByValue e(1), f(2); e = f; out[2] = e.v; e = ByValue(5); out[3] = e.v; HasBV g{1}, h{2}; g = h; out[4] = g.b.v; g = HasBV{7}; out[5] = g.b.v; HasBV i(g); out[6] = i.b.v;
    Tm j(1), k(j), l = j; const Tm m(3); Tm n(m); out[7] = k.v; out[8] = l.v; out[9] = n.v; k = j; out[10] = k.v; k = 5; out[11] = k.v; k = m; out[12] = k.v; Tm o(mv(j)); out[13] = o.v; Tm p(2.5f); out[14] = p.v;
    Tf q(1); Tf r(q); out[15] = r.v; const Tf s(2); Tf t(s); out[16] = t.v; Tf u(mv(q)); out[17] = u.v; Tf w(static_cast<const Tf&&>(s)); out[18] = w.v; Tf x = q; out[19] = x.v;
    int n1 = 0; M m1(1); auto lam = [m1] { return m1.id; }; out[20] = lam(); auto lam2 = lam; out[21] = lam2(); auto lam3 = mv(lam2); out[22] = lam3(); auto lam4 = [y = mv(m1)] { return y.id; }; out[23] = lam4(); out[24] = m1.id; (void)n1;
    RefM rm{m1, 2}, rn(rm); rn.r.id = 77; out[25] = m1.id; RefM ro(mv(rn)); out[26] = ro.r.id + ro.n; Plain pl{3}; pl = Plain{4}; out[27] = pl.m.id; pl = pl; out[28] = pl.m.id; (pl = Plain{1}) = Plain{2}; out[29] = pl.m.id;
    Plain arr[3] = {{1}, {2}, {3}}; Plain* ap = arr; ap[0] = ap[1]; out[30] = ap[0].m.id; ap[1] = mv(ap[2]); out[31] = ap[1].m.id; out[32] = ap[2].m.id; Plain z(ap[1]); out[33] = z.m.id;
}
