"""The protocol of turns as a small model: read it to know what the protocol is, run it to know that it holds.

`terms`      what is signed and hashed.  A hash is a term that holds what went in; only the model looks inside.
`protocol`   what an honest device does: R1 to R8, a function each, and what opening a link does.  `Rules` has a
             switch for each rule that keeps an attack out.
`world`      a match as a state space.  A state is what each honest device holds.  Dishonest seats and carriers have no
             state: they may sign anything of their own at any time, and hand anything signed to anybody in any order,
             twice or never.  `Sign`, `Deliver`, `Hand`, `Tell` and `Restore` are the moves; `World.successors`
             gives them all.
`symmetry`   states that differ only in the names of the seats are one.
`explore`    breadth first through all states, so that the first violation has the shortest trace.
`invariants` I1 to I8: what must hold in each state.
`letter_b`   the rules of letter B as far as its four known attacks need them: the model has to find them.

    I1  What a device saw a seat show is what the turn says, or it holds two statements of that seat, or the
        seat is skipped.
    I2  Two devices that differ on a turn hold two statements of one seat that exclude each other.
    I3  Nobody holds such a pair of an honest seat, and no honest link is refused.
    I4  When all links are exchanged the turn ends, or an honest device names a dishonest seat that it waits for; with
        one such seat the others can skip it, unless an honest vote of this turn is spent.
    I5  An honest seat shows only when all others are bound or skipped.
    I6  The salts that dice are made of were fixed before the first honest seat showed its own.
    I7  The holder of a new key opens nothing that was sealed with the old one.
    I8  A seat gets a new key only by the votes of all others that play on, two at least.

A statement is signed by the key that its seat has after its T; what is signed by another key is no statement, so the
model needs no signatures.  A seat that has got a new key is two devices, the old one and the new one: each is honest,
dishonest or lost for itself.

What one statement more makes of a device is explored, not what a link of many does at once: such a link is the same as
its statements one after another, since honest devices may take their time between them.  Bounds: seats, turns, how many
statements of dishonest seats honest devices learn of, how often honest players vote, resign or lose their device.
"""
