#include "vec.h"
__global__ void move(Vec* p, Box b, int n);
