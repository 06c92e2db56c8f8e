"""The protocol of turns as a small model: read it to learn the protocol, run it to check that it holds.

`terms`      what is signed and hashed. A hash is a term that holds its inputs; only the model looks inside.
`protocol`   what an honest device does: R1 to R8, one function each, and opening a link. `Rules` has a switch for
             each rule that prevents an attack.
`world`      a match as a state space. A state is what each honest device holds. Dishonest seats and carriers have no
             state: seats may sign anything with their own keys at any time; carriers may hand any signed statement to
             any device, in any order, twice or never. `Sign`, `Deliver`, `Hand`, `Tell` and `Restore` are the moves;
             `World.successors` yields them all.
`symmetry`   states that differ only in the names of the seats are one.
`explore`    breadth first through all states, so that the first violation has the shortest trace.
`invariants` I1 to I8: what must hold in each state.
`letter_b`   the rules of letter B, as far as its four known attacks need them: the model has to find those.

    I1  A turn says what a device saw a seat show, or the device holds two statements of that seat, or the seat is
        skipped.
    I2  Two devices that differ on a turn hold two statements of one seat that exclude each other.
    I3  No device holds such a pair of an honest seat, and no honest link is refused.
    I4  When all links are exchanged, the turn ends, or an honest device names a dishonest seat that it waits for; with
        one such seat, the others can skip it, unless an honest vote of this turn is spent.
    I5  An honest seat shows only when all others are bound or skipped.
    I6  The salts that dice are derived from were fixed before the first honest seat showed its own.
    I7  The holder of a new key opens nothing that was sealed with the old one.
    I8  A seat gets a new key only by the votes of all others that play on, at least two.

A statement is signed with the key that its seat has after its T; signed with another key, it is not a statement, so the
model needs no signatures. A seat with a new key is two devices, the old one and the new one: each can be honest,
dishonest or lost by itself.

The model explores how one more statement changes a device, not the effect of many statements in one link at once: such
a link equals its statements one after another, since honest devices may take their time between them. Bounds: seats,
turns, how many statements of dishonest seats honest devices learn of, how often honest players vote, resign or lose
their device.
"""
