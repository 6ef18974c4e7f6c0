#include "../cooperative_groups.h" // all of it
