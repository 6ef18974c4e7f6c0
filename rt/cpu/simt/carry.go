package simt

// SetCarry sets the running thread's carry flag, CC.CF of PTX, to 0 or 1.
func SetCarry(b *Block, carry uint32) { b.carry, b.carryOf = carry, b.Rank }

// Carry returns the running thread's carry flag (PTX ISA 9.7.2). One flag is kept for the block: it faults when
// another thread has run since the flag was set, which takes a barrier between the two instructions.
func Carry(b *Block) uint32 {
	if b.carryOf != b.Rank {
		fault("the carry flag is read after a barrier, or was never set")
	}
	return b.carry
}
