py-imagined = This position is imagined: nobody knows how it came about, so there is no record of it.
py-nothing-to-undo = There is nothing to take back: nobody has moved yet.
py-internal = this is a fault of Karata itself: { $what }
py-spoiled = this match is of no use any more: something failed in it before
py-said = { $what }
py-no-such-seat = there is no seat { $seat }: seats are counted from 0 to { $last }
py-no-such-letter = letter { $letter } may not come next; allowed: { $allowed }
py-not-natures-turn = nature is not to act, or has no such outcome
