### The review of a finished match.

review = Review
review-about = How everybody stood, as a computer player values it, and where most was given away. The better plans are found from what was known then; what they are worth is measured against what the others really gave.
review-done = { $percent } % looked at
review-stop = Stop
review-stopped = The match has not been looked at to its end.
review-go-on = Begin again
review-failed = The match could not be looked at to its end.
review-curve = Who stood how
review-chances = Chances of 100
review-points = Turning points
review-no-points = Nobody gave much away in a single turn.
review-loss = { $name } gave away { $loss } of 100.
review-measured = Given away is what the best plan that was found was worth more, of 100, than what was played. It need not be as much as the curve falls: that shows how everybody stood before a turn and after it, whatever could have been done.
review-was = What { $name } did
review-would = What would have been better
review-gained = With the better plan { $name } would also have held { $places }.
review-lost = With the better plan { $name } would not have held { $places }.
review-try = Try the better plan
review-try-it = Try the better plan: { $moment }
