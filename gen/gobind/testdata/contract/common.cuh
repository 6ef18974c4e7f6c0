struct Particle { float x, v; char kind; double mass; };
struct StepParams { float dt; float* extra; };
