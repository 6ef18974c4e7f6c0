// oracle: g++ threads: 32
// What is right and nvcc 12.9 and 13.0 do otherwise. Their optimiser takes increments of a short for ones that do not wrap (C++20 [conv.integral] has them wrap), and of two minima in a row drops the second where the first is NaN; without optimisation (-G, -Xcicc -O1) both are as here. A variable's initial value may not be an address in constant memory as another type. Constants of the host's are seen in device code one by one, not through
// tables of their addresses. A reference to a member of a temporary does not make the temporary live as long ([class.temporary] has it do so).
__global__ void short_wraps(long long* out) {
    int i = threadIdx.x;
    short s = 32766;
    for (int k = 0; k < 3; k++) { s++; out[i] += s < 0; }
    int hits = 0;
    for (short k = 32760; k > 0 && hits < 20; k++) hits++;
    out[i + 32] = hits;
}
__global__ void nan_search(long long* out) {
    int i = threadIdx.x;
    float zero = (float)out[i], nan = zero / zero, x = i & 1 ? nan : 1.0f;
    float least = nan;
    int best = -1;
    for (int k = 0; k < 4; k++) {
        float d = k == 2 ? x : (float)(k - 1);
        if (d < least) { least = d; best = k; }
        if (!(least <= d)) { least = d; best = k + 10; }
    }
    out[i + 32] = best;
}
__constant__ int primes[] = {2, 3, 5, 7, 11};
__device__ const unsigned char* bytes = (const unsigned char*)&primes[1];
__global__ void constant_bytes(long long* out) {
    out[threadIdx.x] = bytes[0] + bytes[1] * 256 + bytes[4] * 65536;
}
static const int squares[4] = {0, 1, 4, 9};
static const int* const table[] = {squares, &squares[2], nullptr};
__global__ void host_constants(long long* out) {
    out[threadIdx.x] = table[0][3] * 100 + table[1][0] * 10 + (table[2] == nullptr);
}
struct Logged {
    long long* o;
    int id;
    __device__ Logged(long long* o, int id) : o(o), id(id) { *o = *o * 7 + id; }
    __device__ ~Logged() { *o = *o * 7 + id + 1; }
};
__global__ void member_lives(long long* out) {
    long long* mine = out + threadIdx.x;
    {
        const int& i = Logged(mine, 5).id;
        *mine = *mine * 7 + i;
    }
    *mine = *mine * 7 + 3;
}
