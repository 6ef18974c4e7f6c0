// Multiplies a sparse matrix in compressed rows by a vector, one row a work-item; starts has an element more than there are rows.
//kbind:kernel SpMV
//kbind:out y
//kbind:size starts=rows+1 columns=nonzeros values=nonzeros x=cols y=rows
//kbind:grid rows block=128
__kernel void spmv(__global const int* restrict starts, __global const int* restrict columns, __global const float* restrict values,
                   __global const float* restrict x, __global float* restrict y, int rows, int cols, int nonzeros) {
    int row = get_global_id(0);
    if (row >= rows) return;
    float sum = 0.0f;
    int end = starts[row + 1];
    for (int j = starts[row]; j < end; ++j) sum += values[j] * x[columns[j]];
    y[row] = sum;
}
