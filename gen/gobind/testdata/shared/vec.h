struct Vec { float x, y; };
struct Box { Vec lo, hi; };
//kbind:export SIDES
#define SIDES 4
