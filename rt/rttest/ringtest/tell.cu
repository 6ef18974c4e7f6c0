// Rings that send each other messages on the device.

struct Hop {
  int value;
  int left;  // hops to go
};

struct Tally {
  int ended, lost;  // messages
  int sum;          // of the values of those that have ended
};

__device__ bool tell_ping(unsigned long long* inbox, const Hop& h);

namespace other {
__device__ bool tell(unsigned long long* inbox, const Hop& h);
}

// Passes messages on to Pong, or ends them, or loses them where Pong's inbox is full, and says how many there were.
//kbind:ring Ping blocks=4 capacity=128 tell=tell_ping
__device__ Tally ping(const Hop& h, unsigned long long* pong, Tally* tally) {
  if (h.left > 0) {
    Hop next = {h.value + 1, h.left - 1};
    if (!other::tell(pong, next)) atomicAdd(&tally->lost, 1);
  } else if (h.value > 0) {
    atomicAdd(&tally->sum, h.value);
    atomicAdd(&tally->ended, 1);
  }
  Tally t = {atomicAdd(&tally->ended, 0), atomicAdd(&tally->lost, 0), atomicAdd(&tally->sum, 0)};
  return t;
}

namespace other {
// Passes them back.
//kbind:ring Pong blocks=3 block=32 capacity=128 tell=tell
__device__ int pong(Hop h, unsigned long long* ping, Tally* tally) {
  if (threadIdx.x == 0) {
    Hop next = {h.value + 1, h.left - 1};
    if (!tell_ping(ping, next)) atomicAdd(&tally->lost, 1);
  }
  return h.value;
}
}  // namespace other
