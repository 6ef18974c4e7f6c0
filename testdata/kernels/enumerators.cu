// Enumerators inside their own enumeration, before its closing brace.
typedef long long ll;
enum class Mat : unsigned char { Air = 1, Water = 2, Both = Air | Water, Top = 0x80, Next, Shifted = Top >> 3, Not = static_cast<unsigned char>(~Both) };
enum Big { A = 1u << 31, B = A >> 1, C = sizeof(A) + (A > 0), D = -1 < (int)B, E };
enum Wide : long long { W0 = 1, W1 = W0 << 40, W2 = sizeof(W0), W3 };
enum Mixed { M0 = 'a', M1 = sizeof(M0), M2 = 5ull, M3 = sizeof(M2), M4, M5 = M4 - 100 < 0 };
template <class T> struct Flags { enum Bits : T { None = 0, One = 1, Two = One << 1, Mask = One | Two, All = T(~None) }; };
__device__ constexpr Mat operator&(Mat a, Mat b) { return static_cast<Mat>(static_cast<unsigned char>(a) & static_cast<unsigned char>(b)); }
__global__ void enumerators_(ll* out) {
    out[0] = (int)Mat::Both * 1000 + (int)Mat::Next; out[1] = (int)Mat::Shifted * 1000 + (int)Mat::Not; out[2] = (Mat::Both & Mat::Water) == Mat::Water; out[3] = B; out[4] = C * 100 + D * 10 + E; out[5] = A > 0; out[6] = W1; out[7] = W2 * 10 + W3; out[8] = M1 * 1000 + M3 * 100 + M4 * 10 + M5;
    out[9] = Flags<unsigned short>::Mask * 100000 + Flags<unsigned short>::All; out[10] = Flags<signed char>::All; out[11] = sizeof(Flags<short>::One); enum Local { L0 = 3, L1 = L0 * L0, L2 }; out[12] = L2;
}
