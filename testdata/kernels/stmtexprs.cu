// threads: 1 blocks: 1 oracle: g++
// NVRTC and nvcc have no statement expressions in device code.
// What the last statement of a statement expression makes dies with it, except for its value (GCC, "Statement Exprs").

__device__ long long* o;
__device__ int n;

__device__ int note(int t, int i) {
    o[n++] = t + i;
    return i;
}

struct A {
    int i;
    __device__ A(int i) : i(i) { note(0, i); }
    __device__ ~A() { note(100, i); }
    __device__ A(const A& a) : i(a.i + 1) { note(200, i); }
    __device__ A(A&& a) : i(a.i) {
        a.i = 0;
        note(300, i);
    }
    __device__ int get() const { return i; }
};

__device__ A make(const A& a) { return A(a.i + 3); }

__global__ void k(long long* out) {
    o = out;
    n = 0;
    bool yes = out != nullptr;
    ({ A(1), A(2); });
    int z = ({
        A a(3);
        a.i + A(4).get();
    });
    note(0, z);
    A q = ({
        A b(20);
        make(b);
    });
    note(0, q.i);
    z = yes ? ({ A(11).get() + 1; }) : ({ A(13).get(); });
    note(0, z);
    z = !yes && ({ A(14).get(); });
    note(0, z);
    const A& r = ({ A(15); });
    note(0, r.i);
    ({
        const A& s = A(16);
        s.get() + A(17).get();
    });
    ({
        int w = 3;
        if (yes) w = ({ A(18).get(); });
        w;
    });
    for (int i = 0; i < ({ A(19 + i).get() - 18; }) && i < 2; i++) note(0, 1000 + i);
}
