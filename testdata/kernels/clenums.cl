// Enumerations in C: enumerators are int, objects have the type that the compiler chose (C11 6.4.4.3, 6.7.2.2), which clang makes unsigned where no enumerator is negative.
enum E1 { e1_a, e1_b, e1_c };
enum E2 { e2_m = -1, e2_b = 5 };
__kernel void cl_enums(__global long* out) {
    volatile int zero = 0;
    enum E1 a = zero; enum E2 m = -1 + zero;
    out[0] = a - 1 < 0; out[1] = e1_a - 1 < 0; out[2] = m < 0; out[3] = a - 1; out[4] = a > -1; out[5] = e1_b > -1; out[6] = m > -2; out[7] = -a; out[8] = ~a; out[9] = ~e1_a;
    out[10] = sizeof(a) + sizeof(m); a = e1_c; out[11] = a * -1; out[12] = (float)(a - 3) < 0; switch (a) { case e1_c: out[13] = 7; }
    a++; out[21] = a; out[22] = (a = e1_b) - 2 < 0; out[23] = (1 ? a : -1) < 0;
    enum E1 arr[2] = {e1_b, e1_c}; out[24] = arr[0] - arr[1] < 0; out[25] = (char)(a - 2);
}
