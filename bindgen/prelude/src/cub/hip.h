// hipCUB: CUB's names (hipCUB documentation).
namespace hipcub = cub;
