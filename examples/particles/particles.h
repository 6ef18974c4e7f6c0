#pragma once

// One particle: position and velocity in metres and metres per second, mass in kilograms.
struct Particle {
    float3 pos;
    float3 vel;
    float mass;
    bool alive;
};

// The box that particles move in, and what acts on them.
struct World {
    float3 gravity;
    double dt;      // seconds
    float bounce;   // share of the speed kept at a wall, 0 to 1
    float half[3];  // half the box in each direction
};
