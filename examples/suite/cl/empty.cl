// Does nothing, in as many work-items as the caller wants: what a launch costs.
//kbind:kernel Empty
__kernel void empty() {}
