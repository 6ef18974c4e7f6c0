// threads: 32 blocks: 2
// malloc and free, new and delete; memory that another block, and another kernel, finds through a pointer.
#include <new>

struct Node {
    Node* next;
    int value;
    __device__ Node(int v, Node* n) : next(n), value(v) {}
};

struct Counter {
    int n = 7;
    double step;
};

class Stack {
    int* items;
    int size, room;

public:
    __device__ explicit Stack(int n) : items(new int[n]), size(0), room(n) {}
    __device__ void push(int v) {
        if (size == room) {
            int* more = new int[room * 2];
            memcpy(more, items, room * sizeof(int));
            delete[] items;
            items = more;
            room *= 2;
        }
        items[size++] = v;
    }
    __device__ int pop() { return items[--size]; }
    __device__ bool empty() const { return size == 0; }
    __device__ void release() { delete[] items; }
};

__device__ int* kept[2];

__global__ void lists(long long* out) {
    int t = threadIdx.x;
    Node* head = nullptr;
    for (int i = 0; i <= t % 5; i++) head = new Node(t * 10 + i, head);
    long long r = 0;
    while (head != nullptr) {
        r = r * 7 + head->value;
        Node* next = head->next;
        delete head;
        head = next;
    }
    out[blockIdx.x * 32 + t] = r;
}

__global__ void stacks(long long* out) {
    int t = threadIdx.x;
    Stack s(2);
    for (int i = 0; i < t; i++) s.push(i * i + t);
    long long r = 1;
    while (!s.empty()) r = (r * 31 + s.pop()) % 1000003;
    s.release();
    out[blockIdx.x * 32 + t] = r + blockIdx.x;
}

__global__ void shared_block(long long* out) {
    __shared__ int* data;
    int t = threadIdx.x;
    if (t == 0) {
        data = (int*)malloc(blockDim.x * sizeof(int));
        memset(data, 0x11, blockDim.x * sizeof(int));
    }
    __syncthreads();
    if (data == NULL) return;
    data[t] += t * t;
    __syncthreads();
    out[blockIdx.x * 32 + t] = data[31 - t];
    __syncthreads();
    if (t == 0) free(data);
}

__global__ void forms(long long* out) {
    int t = threadIdx.x;
    int* one = new int(t * 3);
    double* zero = new double();
    float* many = new float[4]();
    Counter* c = new Counter;
    Counter* d = new Counter{t, 0.5};
    Counter* three = new Counter[3];
    int (*rows)[2] = new int[t + 1][2];
    rows[t][1] = t;
    alignas(8) char room[16];
    Node* placed = new (room) Node(t + 100, nullptr);
    long long r = *one + (long long)*zero + (long long)many[3];
    r = r * 100 + c->n;
    r = r * 100 + d->n + (long long)(d->step * 2);
    r = r * 100 + three[0].n + three[2].n;
    r = r * 100 + rows[t][1];
    out[blockIdx.x * 32 + t] = r * 1000 + placed->value;
    delete one;
    delete zero;
    delete[] many;
    delete c;
    delete d;
    delete[] three;
    delete[] rows;
    int* none = nullptr;
    delete none;
    free(nullptr);
}

__global__ void keep(long long* out) {
    if (threadIdx.x == 0) {
        kept[blockIdx.x] = new int[8];
        for (int i = 0; i < 8; i++) kept[blockIdx.x][i] = i * 11 + blockIdx.x;
    }
}

__global__ void find(long long* out) {
    int t = threadIdx.x;
    if (blockIdx.x == 1) return;
    if (t < 16) out[t] = kept[t / 8][t % 8];
    __syncthreads();
    if (t < 2) delete[] kept[t];
}
