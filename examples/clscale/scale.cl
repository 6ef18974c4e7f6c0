// Scales four-component pixels and clamps them to limit; the last component, alpha, stays as it is.
//kbind:kernel Scale
//kbind:inout px
//kbind:size px=n
//kbind:grid n block=64
__kernel void scale(__global float4* px, const float4 factor, const float limit, const uint n) {
    const size_t i = get_global_id(0);
    if (i >= n) return;
    float4 p = px[i];
    float3 rgb = min(p.xyz * factor.xyz, (float3)(limit));
    px[i] = (float4)(rgb, p.w);
}
