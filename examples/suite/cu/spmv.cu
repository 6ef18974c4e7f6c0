// Multiplies a sparse matrix in compressed rows by a vector, one row a thread; starts has an element more than there are rows.
//kbind:kernel SpMV
//kbind:out y
//kbind:size starts=rows+1 columns=nonzeros values=nonzeros x=cols y=rows
//kbind:grid rows block=128
//kbind:inputs SparseMatrix
__global__ void spmv(const int* __restrict__ starts, const int* __restrict__ columns, const float* __restrict__ values, const float* __restrict__ x,
                     float* __restrict__ y, int rows, int cols, int nonzeros) {
    int row = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= rows) return;
    float sum = 0.0f;
    int end = starts[row + 1];
    for (int j = starts[row]; j < end; ++j) sum += values[j] * x[columns[j]];
    y[row] = sum;
}
