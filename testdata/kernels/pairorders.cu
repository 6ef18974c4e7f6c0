// threads: 1 blocks: 1 flags: -std=c++20
// In C++20 pairs are ordered by <=>, also in a unit that has no such operator ([pairs.spec]).
#include <utility>
__global__ void pairorders(long long* out) {
    std::pair<unsigned, int> p(1, 2), q(1, 3);
    out[0] = p < q;
    out[1] = p >= q;
    out[2] = p == q;
    out[3] = std::make_pair(2, 1.5) > std::make_pair(2, 1.25);
}
