// Members that are volatile are read and written as such wherever the object is.

struct Message {
    volatile int ready;
    int value;
    volatile unsigned flags : 3;
    volatile int parts[3];
};

__global__ void receive(Message* m, int* out) {
    while (m->ready == 0) {
    }
    out[0] = m->value;
    m->flags = 2;
    m->parts[1] += out[1];
    Message copy = *m;
    copy.ready = copy.value;
}

// An object that is volatile, of which members are read and written.
__global__ void members(int *out) {
    volatile Message m;
    m.value = out[0];
    volatile float2 v;
    v.x = m.value;
    out[1] = m.value + (int)v.x;
}
