package clibrary

// SharedNumber has the number of an address in local memory, which is 0 for none there. Its lower half is that of the
// address; the upper half sets numbers apart from 0. near is other memory of the work-group: numbers tell what lies
// within 2 GiB of it, which is all local memory on devices as they are.
const SharedNumber = `static ulong kb_shared_number(const local void *p, const local void *near,
                              volatile global uint *fault) {
    long apart = (long)((ulong)p - (ulong)near);
    if (p == 0) return 0;
    if (apart != (int)apart) *fault = 1;
    return (uint)(ulong)p | 1UL << 32;
}
`

// SharedAddress has the address that a number stands for.
const SharedAddress = `static ulong kb_shared_address(ulong number, const local void *near) {
    return (ulong)near + (ulong)(long)(int)((uint)number - (uint)(ulong)near);
}
`
