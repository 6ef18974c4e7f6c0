#define U
#define A9
