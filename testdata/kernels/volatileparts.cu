// threads: 1 blocks: 1
// Addresses and references of members of volatile objects, and casts that remove or keep volatile ([expr.ref]/6,
// [conv.array], [expr.const.cast], [expr.cast]).
struct In { int u; float w[2]; };
struct S { int x; int arr[4]; In in; int m2[2][3]; volatile int vol; };
struct D : S { int y; };
struct L { volatile int* volatile next; int (*volatile rows)[3]; int (*volatile fn)(int); L* volatile tab[3]; int* vq[2]; };
__device__ volatile S gs;
__device__ int* volatile gp;
__device__ int plus1(int x) { return x + 1; }
__device__ int rd(volatile S& u) { return u.x + u.in.u; }
__device__ int rd2(volatile int& u) { return u + u; }
__device__ int rd3(volatile int* u) { return *u + u[1]; }
template <class T> __device__ T& strip(volatile T& t) { return (T&)t; }
template <class T> __device__ volatile T& keep(T& t) { return (volatile T&)t; }

extern "C" __global__ void addresses(long long* out) {
    D s; volatile S* p = &s;
    for (int i = 0; i < 4; i++) s.arr[i] = 3 * i + 1;
    for (int i = 0; i < 6; i++) s.m2[i / 3][i % 3] = 7 * i + 2;
    s.x = 11; s.in = In{5, {2.5f, 4.5f}}; s.vol = 9; s.y = 77;
    volatile int* a = p->arr; volatile int* q = &p->x; volatile int* e = &p->arr[2]; volatile int* v = &p->vol;
    volatile In* in = &p->in; volatile float* w = p->in.w; volatile int (*m)[3] = p->m2; volatile int* row = p->m2[1];
    volatile int (*whole)[4] = &p->arr; const volatile int* c = p->arr + 1;
    out[0] = *a; out[1] = *q; out[2] = *e; out[3] = *v; out[4] = in->u; out[5] = (long long)(w[1] * 2); out[6] = m[1][2];
    out[7] = row[1]; out[8] = (*whole)[3]; out[9] = *c;
    a[1] = 100; *q = 101; in->u = 102; w[0] = 8; m[0][1] = 103; *v += 4;
    out[10] = s.arr[1] + s.x + s.in.u + (int)s.in.w[0] + s.m2[0][1] + s.vol;
    volatile int& r = p->arr[3]; volatile int (&f)[4] = p->arr; volatile float& fl = p->in.w[1]; const volatile S& cs = *p;
    r = 50; fl = 3; out[11] = f[3] + s.arr[3] + (int)s.in.w[1] + cs.x;
    volatile D* d = static_cast<volatile D*>(p); volatile int* y = &d->y; volatile S& base = *d; volatile int* bx = &base.in.u;
    *y = 70; *bx = 71; out[12] = s.y + s.in.u + d->arr[1];
    out[13] = rd(s) + rd(*p) + rd2(s.x) + rd2(p->arr[1]) + rd3(&s.x) + rd3(p->arr) + rd3(&p->m2[0][0]);
}
extern "C" __global__ void globals(long long* out) {
    int x[6] = {1, 2, 3, 4, 5, 6}; L l, other; L* n = &l;
    volatile int* a = gs.arr; volatile int* q = &gs.x; volatile S& g = gs;
    a[1] = 7; *q = 3; g.in.u = 4; gs.m2[1][1] = 8;
    out[0] = gs.arr[1] + gs.x + gs.in.u + *(&gs.m2[1][0] + 1);
    gp = x; int* b = gp; out[1] = b[1] + gp[2];
    n->next = x; volatile int* nx = n->next; n->rows = (int (*)[3])x; out[2] = n->rows[1][2] + *nx;
    n->fn = plus1; out[3] = n->fn(3);
    other.next = x + 2; other.vq[1] = x + 4; n->tab[1] = &other; out[4] = *n->tab[1]->next;
    int* volatile local = x; local++; out[5] = *local;
    volatile L* vl = n; vl->tab[2] = n; vl->vq[0] = x + 1; L* volatile* t = n->tab; out[6] = t[2]->next[1] + *n->vq[0];
    int* const volatile* vq = vl->tab[1]->vq; out[7] = *vq[1];
    __shared__ volatile S sh[2]; volatile int* sa = sh[1].arr; volatile S* sp = sh; sa[2] = 21; sp[1].x = 22; (sp + 1)->in.u = 23;
    out[8] = sh[1].arr[2] + sh[1].x + sp[1].in.u;
}
extern "C" __global__ void casts(long long* out) {
    D s; s.x = 1; s.y = 2; s.vol = 3; s.in = In{4, {5, 6}};
    for (int i = 0; i < 4; i++) s.arr[i] = 10 + i;
    for (int i = 0; i < 6; i++) s.m2[i / 3][i % 3] = 20 + i;
    volatile S* p = &s; volatile D* d = &s;
    S& u = (S&)*p; S& cc = const_cast<S&>(*p); S copied = (S&)*p; S again = *(S*)p; const S& k = (const S&)*p; S&& rr = (S&&)*p;
    u.x += 5; out[0] = s.x + cc.x + copied.x + again.x + k.x + rr.x;
    D& down = (D&)*p; S& up = (S&)*d; volatile D& vdown = static_cast<volatile D&>(*p); const volatile S& vup = *d;
    out[1] = down.y + up.x + vdown.y + vup.arr[1];
    int& i = (int&)p->x; int* j = (int*)p->arr; int* jj = const_cast<int*>(p->arr); int (&ar)[4] = (int(&)[4])p->arr;
    i = 30; j[1] = 31; jj[2] = 32; ar[3] = 33; out[2] = s.x + s.arr[1] + s.arr[2] + s.arr[3];
    volatile S& v = (volatile S&)s; volatile S& w = static_cast<volatile S&>(s); v.x = 40; w.arr[0] = 41; ((volatile S&)s).in.u = 42;
    out[3] = s.x + s.arr[0] + s.in.u;
    (S&)*p = copied; out[4] = s.x + s.arr[1]; In in = (In&)p->in; In whole = ((S&)*p).in; out[5] = in.u + whole.u + (int)in.w[1];
    out[6] = strip(*p).x + keep(s).x + strip(p->x) + keep(p->x) + strip(p->arr[1]) + strip(p->in).u;
    float f = 1; volatile float* pf = &f; volatile unsigned& bits = reinterpret_cast<volatile unsigned&>(*pf); unsigned& plain = (unsigned&)*pf;
    bits += 1; plain -= 2; out[7] = bits; out[8] = *(volatile unsigned*)pf; unsigned char* by = (unsigned char*)&*pf; out[9] = by[3];
    volatile void* vv = p; S* back = (S*)vv; volatile S* vback = static_cast<volatile S*>(vv); out[10] = back->x + vback->x;
    const volatile S* cv = p; const S* cs = (const S*)cv; volatile S* vs = const_cast<volatile S*>(cv); S t = *(S*)cv; out[11] = cs->x + vs->arr[1] + t.arr[2];
    auto lam = [](volatile S& z) -> S& { return (S&)z; }; S got = lam(*p); out[12] = got.m2[1][1];
    float4 q{1, 2, 3, 4}; volatile float4* vq = &q; float4 z = (float4&)*vq; volatile float* qy = &vq->y; *qy = 9; float4& qr = const_cast<float4&>(*vq);
    out[13] = (long long)(z.w + q.y + qr.x); volatile int vi = 5; const int& ci = (const int&)vi; int&& ri = (int&&)vi; out[14] = ci + ri;
}
