// Pointers in the initial values of program-scope constants (OpenCL C 1.2 6.5.3): strings, elements, members, tables of structures.
__constant char *__constant names[] = {"alpha", "be", "", "gamma"};
__constant char grid[2][4] = {"ab", "xyz"};
__constant int powers[5] = {1, 3, 9, 27, 81};
__constant int *__constant starts[3] = {powers, &powers[2], powers + 4};
typedef struct { int id; float f[2]; } item;
__constant item items[2] = {{7, {1.5f, 2.5f}}, {9, {3.5f, 4.5f}}};
__constant float *__constant second = &items[1].f[1];
typedef struct { __constant char *name; __constant int *values; int n; __constant item *it; } row;
__constant row rows[] = {{"first", powers + 1, 2, items}, {.name = "second", .n = 0, .it = &items[1]}};
int length(__constant char *s) {
    int n = 0;
    while (s[n]) n++;
    return n;
}
__kernel void constants(__global long *out) {
    for (int i = 0; i < 4; i++) out[0] = out[0] * 10 + length(names[i]);
    out[1] = length(grid[0]) * 10 + length(grid[1]) + grid[1][0] * 100;
    out[2] = *starts[0] + starts[1][1] * 100 + starts[2][-1] * 10000L;
    out[3] = (long)(*second * 10) + second[-1];
    for (int i = 0; i < 2; i++) {
        out[4] = out[4] * 10 + length(rows[i].name);
        for (int k = 0; k < rows[i].n; k++) out[4] = out[4] * 100 + rows[i].values[k];
        out[4] = out[4] * 10 + rows[i].it->id;
    }
    out[5] = rows[1].values == 0;
}
