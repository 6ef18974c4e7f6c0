// Rotation of an image of 8-bit RGBA pixels. The texture does the work: it is read at fractions of pixels, blends the four around, gives colours from 0 to 1, and
// its border colour, transparent black, where there is no image.

// Rotates an image about its centre.
//kbind:kernel Rotate
//kbind:out dst
//kbind:size dst=width*height
//kbind:grid width,height block=16,16
__global__ void rotate(cudaTextureObject_t src, uchar4* dst, int width, int height, float angle) {
    int x = blockIdx.x * blockDim.x + threadIdx.x, y = blockIdx.y * blockDim.y + threadIdx.y;
    if (x >= width || y >= height) return;
    float dx = x + 0.5f - width / 2.0f, dy = y + 0.5f - height / 2.0f;
    float s = sinf(angle), c = cosf(angle);
    float4 p = tex2D<float4>(src, c * dx + s * dy + width / 2.0f, c * dy - s * dx + height / 2.0f);
    dst[y * width + x] = make_uchar4(p.x * 255 + 0.5f, p.y * 255 + 0.5f, p.z * 255 + 0.5f, p.w * 255 + 0.5f);
}
