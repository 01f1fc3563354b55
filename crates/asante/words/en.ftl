# The words of Asante in English. Keys and variables are the same in fr.ftl.

game-title = Asante
game-about = Two merchants buy wares cheaply and sell them dear, with the help of people, animals, artifacts and holy places. The first to end a turn with 60 gold brings on the end; most gold wins. By Rüdiger Dorn.
game-score = { $score } gold
setting-deck = The cards, in TOML: names, counts, prices, wares, effects and how certain each card is

## A deck file that is refused
deck-refused = the deck is refused ({ $clause }), line { $line }: { $reason }
deck-syntax = this cannot be read as TOML: { $message }
deck-format = this version of the file format is not known; version { $known } is
deck-field-missing = “{ $field }” is missing
deck-field-unknown = “{ $field }” does not belong here; possible are { $allowed }
deck-not-a = “{ $field }” must be { $wanted }
deck-kind-table = a table
deck-kind-text = a text in quotation marks
deck-kind-list = a list in square brackets
deck-kind-number = a whole number
deck-kind-switch = true or false
deck-number-range = { $field } = { $value } is not possible; allowed: { $min }–{ $max }
deck-number-missing = the effect “{ $effect }” needs the number “{ $field }”
deck-list-length = “{ $field }” must be a list of { $length } numbers, not { $count }
deck-value-unknown = { $field } = “{ $value }” is not possible; allowed: { $allowed }
deck-effect-unknown = there is no effect “{ $effect }”; { $class } may have { $allowed }
deck-effect-class = the effect “{ $effect }” is not for { $class }, which may have { $allowed }
deck-class-artifact = artifacts
deck-class-person = persons
deck-class-animal = animals
deck-class-holy = holy places
deck-id = the id “{ $id }” is not possible: 2 to { $most } small letters, digits and hyphens, beginning with a letter
deck-words = “{ $field }” must be a text of 1 to { $most } characters in one line, none of them invisible
deck-wares = the wares “{ $wares }” are not possible: one to { $most } of the letters T H E S F A, or ? or ??
deck-twice = { $field } = “{ $value }” stands in line { $earlier } already
deck-no-wares = there are no ware cards
deck-no-holy = there are no holy places
deck-too-many = with this row there are more cards than fit; at most { $most } cards in { $rows } rows besides the holy places
deck-too-many-holy = with this row there are more holy places than fit; at most { $most }
deck-too-few = { $count } cards besides the holy places are too few to deal and draw from; at least { $fewest }

## Wares
ware-trinkets = trinket
ware-hides = hide
ware-tea = tea
ware-silk = silk
ware-fruit = fruit
ware-salt = salt
wares-trinkets = { $count ->
    [one] 1 trinket
   *[other] { $count } trinkets
}
wares-hides = { $count ->
    [one] 1 hide
   *[other] { $count } hides
}
wares-tea = { $count } tea
wares-silk = { $count ->
    [one] 1 silk
   *[other] { $count } silks
}
wares-fruit = { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
}
wares-salt = { $count } salt
wares-packages = { $count ->
    [one] 1 ware of your choice
   *[other] { $count } wares of one kind of your choice
}
wares-none = no wares

## The card list
cards-title = The cards of the deck in use
cards-about = Not all cards of the box are known to us, so each has a mark. [as printed]: name and effect are known. [detail ours]: the effect is known but for a detail, which we decided. [effect ours]: only the name, and perhaps a side condition, is known; we made the effect. [card ours]: we made name and effect. The name in brackets is what you type. The deck file built in, to be changed, is printed by “karata games --json”: it is the default of the setting “deck”.
cards-wares = Ware cards
cards-artifacts = Artifacts
cards-persons = People
cards-animals = Animals
cards-holy = Holy places
card-line = { $name } ({ $id }, ×{ $count }) [{ $certainty }]: { $what }
card-note = Note: { $note }
certainty-printed = as printed
certainty-partly = detail ours
certainty-named = effect ours
certainty-ours = card ours
certain-printed = As printed: name and effect are those of the game in the box.
certain-partly = Detail ours: the effect is that of the game in the box but for a detail, which we did not know and decided.
certain-named = Effect ours: such a card is in the box, but what it does was not known; we made the effect.
certain-ours = Card ours: we made its name and its effect.

## What cards do
effect-ware = { $wares }; buy for { $buy }, sell for { $sell } gold.
effect-plain = { $what }
effect-untouchable = { $what } Animals that break or borrow artifacts cannot touch it.
effect-sell-different = Return wares of different kinds, one of each, and take the gold for their number: { $gold } for one, two and so on up to six.
effect-apply-holy-place = Apply one of the face-up holy places once. Your own ones do not strengthen it, and it stays where it is.
effect-draw-and-keep-one = An action to activate it, then an action draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}: keep one of them and discard the rest, or discard all and perhaps pay another action for new ones. Two actions must be left.
effect-pay-to-draw = Pay { $gold } gold: draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
effect-discard-for-wares = Discard a card from your hand: take { $wares ->
    [one] a ware
   *[other] { $wares } wares
} of your choice. There must be room on your stand.
effect-discard-for-gold = Discard a card from your hand: take { $gold } gold.
effect-return-to-draw = Return a ware: draw { $cards ->
    [one] a card
   *[other] { $cards } cards
}.
effect-cancel = Played in the other player’s turn, for no action: the person or animal just played has no effect. Both cards are discarded.
effect-seek-animal = Turn up cards until an animal appears. Play it at once, for no action and without being cancelled, or take it into your hand. Everything else turned up is discarded.
effect-exchange-for-different = Return up to { $most ->
    [one] one ware
   *[other] { $most } wares
} of one kind and take as many others, all of different kinds and none of the kind returned.
effect-discard-series-for-wares = For n wares of your choice discard 1 + 2 + … + n cards from your hand: one card for one ware, three for two, six for three.
effect-apply-holy-places = Apply each of the face-up holy places once, in any order; you may leave some out. Equal ones do not strengthen each other, and all stay where they are.
effect-take-discarded = Take a card from the discard pile into your hand, but not one of this name.
effect-take-discarded-artifact = Take an artifact from the discard pile into your hand.
effect-haggle = Together with it play a ware card without packages, for no further action: buy { $gold } gold cheaper or sell { $gold } gold dearer.
effect-swap-ware = Take a ware of your choice from the other player’s stand and give one of yours. With an empty stand you give nothing.
effect-refill-or-reduce = Choose: draw until you hold { $up-to ->
    [one] one card
   *[other] { $up-to } cards
}, or the other player discards down to { $down-to ->
    [0] no card
    [one] one card
   *[other] { $down-to } cards
}.
effect-sell-each = Sell as many of your wares as you like, at least one, for { $gold } gold each.
effect-pay-for-wares = Pay { $gold } gold and take { $wares ->
    [one] a ware
   *[other] { $wares } wares of one kind
}.
effect-look-and-take = Look at the top { $cards ->
    [one] card
   *[other] { $cards } cards
} of the draw pile, take one into your hand and put the rest back in the same order.
effect-wares-or-cards = Choose: you take { $wares ->
    [one] a ware
   *[other] { $wares } wares of one kind
} and the other player draws { $cards ->
    [one] a card
   *[other] { $cards } cards
}, or the other way round.
effect-take-gold-if-poorer = Only if you have less gold than the other player: take { $gold } gold.
effect-break-artifact = Discard an artifact in play, yours or the other player’s. You may have its effect once, for no action, even if it was used already.
effect-borrow-artifact = Use a face-up artifact of the other player’s for no further action. It then lies face down to the end of its owner’s next turn.
effect-take-wares = Take { $wares ->
    [one] a ware
   *[other] { $wares } wares
} of your choice.
effect-opponent-returns = The other player returns { $wares ->
    [one] a ware of their choice.
   *[other] { $wares } wares of their choice, or all they have.
}
effect-steal-ware = Take a ware of your choice from the other player’s stand.
effect-swap-random-card = Take a card at random from the other player’s hand, then give back one of yours, which may be the one taken.
short-sell-different = different wares for up to { $gold } gold
short-apply-holy-place = applies a face-up holy place
short-draw-and-keep-one = for 2 actions one of { $cards } cards
short-pay-to-draw = draws { $cards } for { $gold } gold
short-discard-for-wares = { $wares ->
    [one] a ware
   *[other] { $wares } wares
} for a card of your hand
short-discard-for-gold = { $gold } gold for a card of your hand
short-return-to-draw = draws { $cards } for a ware
short-cancel = cancels a card in the other’s turn
short-seek-animal = finds an animal
short-exchange-for-different = up to { $most } alike for different wares
short-discard-series-for-wares = 1, 3 or 6 cards for 1, 2 or 3 wares
short-apply-holy-places = applies all face-up holy places
short-take-discarded = takes a discarded card
short-take-discarded-artifact = takes a discarded artifact
short-haggle = trades { $gold } gold better
short-swap-ware = swaps a ware with the other
short-refill-or-reduce = draw up to { $up-to }, or the other down to { $down-to }
short-sell-each = sells wares for { $gold } gold each
short-pay-for-wares = { $wares ->
    [one] one ware
   *[other] { $wares } wares alike
} for { $gold } gold
short-look-and-take = takes one of the top { $cards }
short-wares-or-cards = { $wares } wares or { $cards } cards, the rest to the other
short-take-gold-if-poorer = { $gold } gold if you have less
short-break-artifact = breaks an artifact and uses it
short-borrow-artifact = uses an artifact of the other
short-take-wares = takes { $wares ->
    [one] one ware
   *[other] { $wares } wares
}
short-opponent-returns = the other returns { $wares ->
    [one] one ware
   *[other] { $wares } wares
}
short-steal-ware = takes a ware from the other
short-swap-random-card = a random card of the other’s for one of yours
blessing-draw-card = Draw a card.
blessing-take-gold = Take { $gold } gold.
blessing-regain-action = Take back an action you have spent.
blessing-change-ware = Return one of your wares and take a ware of your choice, of another kind.
blessing-any = Use the effect of any of the other holy places.

## What happens
story-first = { $who-is ->
    [you] You begin.
   *[other] { $who } begins.
}
story-dealt = Both players are dealt five cards.
story-dealt-own = You are dealt { $cards }.
story-turned-up = “{ $place }” is turned up as holy place { $slot } of the row.
story-more = { $who-is ->
    [you] You spend another action for new cards.
   *[other] { $who } spends another action for new cards.
}
story-chose-cards = { $who-is ->
    [you] You choose to draw cards (“{ $card }”).
   *[other] { $who } chooses to draw cards (“{ $card }”).
}
story-drew = { $who-is ->
    [you] You draw a card.
   *[other] { $who } draws a card.
}
story-drew-own = You draw “{ $card }”.
story-looked = { $who-is ->
    [you] You look at the top card ({ $actions ->
        [one] one action
       *[other] { $actions } actions
    } left).
   *[other] { $who } looks at the top card ({ $actions ->
        [one] one action
       *[other] { $actions } actions
    } left).
}
story-looked-own = { $who-is ->
    [you] You look at the top card: “{ $card }” ({ $actions ->
        [one] one action
       *[other] { $actions } actions
    } left).
   *[other] { $who } looks at the top card: “{ $card }” ({ $actions ->
        [one] one action
       *[other] { $actions } actions
    } left).
}
story-looked-several = { $who-is ->
    [you] You look at { $count ->
        [one] one card
       *[other] { $count } cards
    }.
   *[other] { $who } looks at { $count ->
        [one] one card
       *[other] { $count } cards
    }.
}
story-looked-several-own = You look at { $cards }.
card-quoted = “{ $card }”
story-revealed = { $who-is ->
    [you] You turn up “{ $card }”.
   *[other] { $who } turns up “{ $card }”.
}
story-kept = { $who-is ->
    [you] You keep it.
   *[other] { $who } keeps it.
}
story-kept-own = You keep “{ $card }”.
story-picked = { $who-is ->
    [you] You take one of the cards.
   *[other] { $who } takes one of the cards.
}
story-picked-own = You take “{ $card }”.
story-discarded = { $who-is ->
    [you] You discard { $cards }.
   *[other] { $who } discards { $cards }.
}
story-dropped = { $who-is ->
    [you] You discard “{ $card }” from your hand.
   *[other] { $who } discards “{ $card }” from the hand.
}
story-bought = { $who-is ->
    [you] You buy { $wares } for { $gold } gold; { $now } gold is left.
   *[other] { $who } buys { $wares } for { $gold } gold; { $now } gold is left.
}
story-sold = { $who-is ->
    [you] You sell { $wares } for { $gold } gold and have { $now } now.
   *[other] { $who } sells { $wares } for { $gold } gold and has { $now } now.
}
story-laid = { $who-is ->
    [you] You lay “{ $card }” in slot { $slot }.
   *[other] { $who } lays “{ $card }” in slot { $slot }.
}
story-replaced = “{ $card }” makes room and is discarded.
story-received = { $who-is ->
    [you] You receive the holy place “{ $place }”.
   *[other] { $who } receives the holy place “{ $place }”.
}
story-used = { $who-is ->
    [you] You use “{ $card }”.
   *[other] { $who } uses “{ $card }”.
}
story-played = { $who-is ->
    [you] You play “{ $card }”.
   *[other] { $who } plays “{ $card }”.
}
story-played-found = { $who-is ->
    [you] You play “{ $card }” at once.
   *[other] { $who } plays “{ $card }” at once.
}
story-let = { $who-is ->
    [you] You do not cancel “{ $card }”.
   *[other] { $who } does not cancel “{ $card }”.
}
story-cancelled = { $who-is ->
    [you] You play “{ $with }”: “{ $card }” has no effect.
   *[other] { $who } plays “{ $with }”: “{ $card }” has no effect.
}
story-fetched = { $who-is ->
    [you] You take “{ $card }” from the discard pile.
   *[other] { $who } takes “{ $card }” from the discard pile.
}
story-fetched-found = { $who-is ->
    [you] You take “{ $card }” into your hand.
   *[other] { $who } takes “{ $card }” into the hand.
}
story-visited = { $who-is ->
    [you] You use your holy place “{ $place }”.
   *[other] { $who } uses the holy place “{ $place }”.
}
story-applied = { $who-is ->
    [you] You use the effect of the holy place “{ $place }”.
   *[other] { $who } uses the effect of the holy place “{ $place }”.
}
story-regained = { $who-is ->
    [you] You take an action back and have { $actions } now.
   *[other] { $who } takes an action back and has { $actions } now.
}
story-took = { $who-is ->
    [you] You take { $wares }.
   *[other] { $who } takes { $wares }.
}
story-stole = { $who-is ->
    [you] You take { $wares } from { $other }’s stand.
   *[other] { $who } takes { $wares } from { $other-is ->
        [you] your
       *[other] { $other }’s
    } stand.
}
story-returned = { $who-is ->
    [you] You return { $wares }.
   *[other] { $who } returns { $wares }.
}
story-swapped = { $who-is ->
    [you] You return { $lost } and take { $wares }.
   *[other] { $who } returns { $lost } and takes { $wares }.
}
story-swapped-with = { $who-is ->
    [you] You take { $wares } from { $other } and give { $lost }.
   *[other] { $who } takes { $wares } from { $other } and gives { $lost }.
}
story-gold = { $who-is ->
    [you] You take { $gold } gold and have { $now } now.
   *[other] { $who } takes { $gold } gold and has { $now } now.
}
story-paid = { $who-is ->
    [you] You pay { $gold } gold; { $now } gold is left.
   *[other] { $who } pays { $gold } gold; { $now } gold is left.
}
story-count = { $who-is ->
    [you] You will discard { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { $count ->
        [one] one ware
       *[other] { $count } wares
    }.
   *[other] { $who } will discard { $cards ->
        [one] one card
       *[other] { $cards } cards
    } for { $count ->
        [one] one ware
       *[other] { $count } wares
    }.
}
story-reduce = { $other-is ->
    [you] You must discard.
   *[other] { $who-is ->
        [you] You make { $other } discard.
       *[other] { $who } makes { $other } discard.
    }
}
story-broke = { $who-is ->
    [you] You choose { $owner }’s “{ $card }”: it is discarded.
   *[other] { $who } chooses { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } “{ $card }”: it is discarded.
}
story-broke-using = { $who-is ->
    [you] You choose { $owner }’s “{ $card }”: it is discarded, but you use it once.
   *[other] { $who } chooses { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } “{ $card }”: it is discarded, but { $who } uses it once.
}
story-borrowed = { $who-is ->
    [you] You use { $owner }’s “{ $card }”, which now lies face down.
   *[other] { $who } uses { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } “{ $card }”, which now lies face down.
}
story-robbed = { $who-is ->
    [you] You take a card at random from { $other }.
   *[other] { $who } takes a card at random from { $other }.
}
story-robbed-card = { $who-is ->
    [you] You take a card at random from { $other }: “{ $card }”.
   *[other] { $who } takes a card at random from { $other }: “{ $card }”.
}
story-gave = { $who-is ->
    [you] You give { $other } a card.
   *[other] { $who } gives { $other } a card.
}
story-gave-card = { $who-is ->
    [you] You give { $other } a card: “{ $card }”.
   *[other] { $who } gives { $other } a card: “{ $card }”.
}
story-done = { $who-is ->
    [you] You leave it at that.
   *[other] { $who } leaves it at that.
}
story-ended = { $who-is ->
    [you] You end your turn with { $gold } gold{ $actions ->
        [0] {""}
        [one] {" "}and one action left
       *[other] {" "}and { $actions } actions left
    }.
   *[other] { $who } ends the turn with { $gold } gold{ $actions ->
        [0] {""}
        [one] {" "}and one action left
       *[other] {" "}and { $actions } actions left
    }.
}
story-ended-gold = { $who-is ->
    [you] You end your turn, take 1 gold for { $actions } actions left and have { $gold } now.
   *[other] { $who } ends the turn, takes 1 gold for { $actions } actions left and has { $gold } now.
}
story-reshuffled = The discard pile is shuffled and becomes the draw pile.
story-places-reshuffled = The discarded holy places are shuffled and become a new pile.
story-last-turn = { $who-is ->
    [you] You have { $gold } gold: { $other } has one last turn.
   *[other] { $who } has { $gold } gold: { $other-is ->
        [you] you have
       *[other] { $other } has
    } one last turn.
}
story-over = The last turn is played: the game is over.
story-over-turns = Each player has had { $turns ->
    [one] one turn
   *[other] { $turns } turns
}: the game is over.
story-tie = Both have { $gold } gold. { $who-is ->
    [you] You brought on the end, so { $other } wins
   *[other] { $who } brought on the end, so { $other-is ->
        [you] you win
       *[other] { $other } wins
    }
} (ASA.60).
story-tie-shared = Both have { $gold } gold: they share the win (ASA.61).
story-broke-own = { $who-is ->
    [you] You discard your own “{ $card }”.
   *[other] { $who } discards “{ $card }”, an artifact of their own.
}
story-broke-own-using = { $who-is ->
    [you] You discard your own “{ $card }” and use it once more.
   *[other] { $who } discards “{ $card }”, an artifact of their own, and uses it once more.
}

## The table
row-start = The beginning
row-over = The end
row-turn = { $who-is ->
    [you] Your turn
   *[other] { $who }’s turn
}
row-supply = Supply
row-places = Holy places
row-discards = Discard pile
row-player = { $who-is ->
    [you] You
   *[other] { $who }
}
row-owned = {"  "}holy places
row-artifacts = {"  "}artifacts
row-hand-wares = Hand −buy/+sell
row-hand-artifacts = Artifacts in hand
row-hand-persons = People in hand
row-hand-animals = Animals in hand
row-looking = You look at
row-known = You know of { $who }’s hand
row-top = Top of the draw pile
row-in-play = Being played
cell-actions = { $actions ->
    [0] no action left
    [one] one action left
   *[other] { $actions } actions left
}
cell-pile = draw pile { $count }
cell-discards = discard pile { $count }
cell-last-turn = last turn
cell-supply = { $letter } { $ware } { $count }
cell-gold = { $gold } gold
cell-hand = { $count ->
    [one] one card
   *[other] { $count } cards
}
cell-stand-empty = stand empty
cell-stand = stand { $wares }, { $free } free
cell-place = { $slot } { $place }
cell-no-place = { $slot } –
cell-ware-card = { $count ->
    [one] {""}
   *[other] { $count }×
}{ $id } { $buy }/{ $sell }
cell-card = { $count ->
    [one] {""}
   *[other] { $count }×
}{ $name }
cell-discarded = { $count ->
    [one] {""}
   *[other] { $count }×
}{ $name }
cell-card-does = { $count ->
    [one] {""}
   *[other] { $count }×
}{ $name }: { $what }
cell-card-spent = [{ $count ->
    [one] {""}
   *[other] { $count }×
}{ $name }]
cell-artifact-does = { $slot } { $card }: { $what }
cell-artifact-spent = { $slot } [{ $card }]
cell-unknown = a card
cell-gold-of = { $gold } of { $goal } gold
cell-place-pile = pile { $count }
cell-place-discards = discarded: { $places }
cell-place-in-use = { $place }: in use
cell-artifact-not = { $slot } [{ $card }: { $why }]
cell-card-not = [{ $count ->
    [one] {""}
   *[other] { $count }×
}{ $name }: { $why }]
price-sell-not = [+{ $gold } { $why }]
price-sell = +{ $gold }
price-sell-spent = [+{ $gold }]
price-buy-not = [−{ $gold } { $why }]
price-buy = −{ $gold }
price-buy-spent = [−{ $gold }]
place-counted = { $count ->
    [one] {""}
   *[other] { $count }×
}{ $place }

## What is asked
ask-turn-drawing = { $actions ->
    [one] One action is left
   *[other] { $actions } actions are left
}: draw, or begin to play?
ask-turn-playing = { $actions ->
    [one] One action is left
   *[other] { $actions } actions are left
}: what do you play or use?
ask-turn-spent = All your actions are spent. End your turn?
ask-turn-holy = You may also use a holy place of yours, for no action: { $moves }.
ask-turn-bonus = Two or more actions left over bring 1 gold.
ask-keep = You look at “{ $card }”: { $what } Do you keep it, which ends drawing, or discard it?
ask-pick = You look at { $cards }. Which one do you keep? You may also discard them all.
ask-more = Do you spend an action to look at { $count ->
    [one] a new card
   *[other] { $count } new cards
}? { $actions ->
    [one] One action is left.
   *[other] { $actions } actions are left.
}
ask-react = { $who } plays “{ $card }” (“{ $what }”). Do you cancel it?
ask-found = You have found “{ $card }”: { $what } Do you play it at once, or take it into your hand?
ask-peek = You look at { $cards }. Which one do you take into your hand?
ask-choose = “{ $card }”: { $what } What do you choose?
ask-blessing = “{ $place }”: { $what } Which effect? { $left ->
    [one] Once.
    [2] Up to twice.
   *[other] Up to { $left } times.
}
ask-blessing-again = “{ $place }”: { $what } Once more? { $left ->
    [one] This is the last time.
   *[other] { $left } times are left.
}
ask-change = Which ware do you return, and which one do you take?
ask-places = Which holy place of the row do you apply?
ask-discards = Which card do you discard from your hand? { $count ->
    [one] One to go.
   *[other] { $count } to go.
}
ask-wares = Which wares do you take? As many as possible, at most { $count }.
ask-wares-alike = Which wares do you take, all of one kind? As many as possible, at most { $count }.
ask-return = Which wares do you return? { $count ->
    [one] One
   *[other] { $count }
} of your choice.
ask-give = Which card do you give { $other }?
ask-found-take = You have found “{ $card }”: { $what } It cannot be played now ({ $why }): take it into your hand.
ask-places-more = Which other holy place of the row do you apply, or are you done?

## What is easily overlooked
caution-lay = { $who-is ->
    [you] You receive the holy place opposite, “{ $place }”.
   *[other] { $who } receives the holy place opposite, “{ $place }”.
}
caution-phase = After this you can draw no more cards in the ordinary way in this turn.
caution-end = One action is left and brings nothing: gold is for two or more.
setting-most-turns = After so many turns of each player the game ends; 60 gold in the very last one still give the other one more

## Moves
forms = draw, keep, discard, buy CARD, sell CARD, buy package T, lay CARD 2, use 2, play CARD, visit PLACE, end, let, cancel CARD, fetch CARD, pick CARD, discard CARD, give CARD, take TTS, return TTS, swap SS for TE, count 2, reduce, break mine 2, break theirs 2 using, borrow 2, apply 2, bless PLACE, done
forms-chance = first 2, deal CARD CARD CARD CARD CARD / CARD CARD CARD CARD CARD, place PLACE, draw CARD, rob CARD
do-draw = draw
do-keep = keep the card
do-discard = discard what you look at
do-buy = buy with “{ $card }”
do-buy-ware = buy { $ware } with “{ $card }”
do-sell = sell with “{ $card }”
do-sell-ware = sell { $ware } with “{ $card }”
do-lay = lay “{ $card }” in slot { $slot }
do-use = use your artifact in slot { $slot }
do-play = play “{ $card }”
do-visit = use your holy place “{ $place }”
do-end = end your turn
do-let = do not cancel it
do-cancel = cancel it with “{ $card }”
do-fetch = take “{ $card }” into your hand
do-pick = take “{ $card }” into your hand
do-drop = discard “{ $card }” from your hand
do-give = give “{ $card }”
do-take = take { $wares }
do-return = return { $wares }
do-swap = give { $give } for { $take }
do-count = discard for { $count ->
    [one] one ware
   *[other] { $count } wares
}
do-reduce = make the other player discard
do-break-own = discard your own artifact in slot { $slot }
do-break-own-using = discard your own artifact in slot { $slot } and use it
do-break-other = discard the other player’s artifact in slot { $slot }
do-break-other-using = discard the other player’s artifact in slot { $slot } and use it
do-borrow = use the other player’s artifact in slot { $slot }
do-apply = apply holy place { $slot } of the row
do-bless = have the effect of “{ $place }”
do-done = leave it at that

## What else is said beside a move
detail-costs = for { $gold } gold
detail-brings = brings { $gold } gold
detail-lay = { $who } receives “{ $place }”
detail-replace = “{ $card }” is discarded, and you receive “{ $place }”
detail-replace-only = “{ $card }” is discarded
detail-discards = { $count ->
    [one] one card
   *[other] { $count } cards
} to discard
detail-refill = { $count ->
    [one] a card
   *[other] { $count } cards
} for you
detail-reduce = { $count ->
    [one] one card
   *[other] { $count } cards
}
detail-other-draws = { $count ->
    [0] and the other player draws nothing
    [one] and the other player draws a card
   *[other] and the other player draws { $count } cards
}
detail-other-takes = { $count ->
    [one] a card
   *[other] { $count } cards
} for you, and the other player takes { $wares ->
    [one] a ware
   *[other] up to { $wares } wares of one kind
}
detail-times = up to { $count } times
detail-end-gold = 1 gold for { $count } actions left over
detail-end-lost = one action is left over and brings nothing
detail-end-begins = brings on the end: { $who } has one last turn
detail-end-game = ends the game

## What speaks for a move or against it: “it …”
fact-wins = ends the game with you ahead, { $gold } gold to { $other }
fact-loses = ends the game with { $who } ahead, { $other } gold to { $gold }
fact-shares = ends the game with the win shared at { $gold } gold
fact-brings-on-end = brings on the end with { $gold } gold to { $who }’s { $other }
fact-goal = brings you to { $gold } gold, enough to bring on the end
fact-earns-most = earns { $gold } gold, more than any other move
fact-earns = earns { $gold } gold
fact-may-earn = can earn up to { $gold } gold
fact-haggles = makes a purchase or a sale { $gold } gold better
fact-readies-sale = puts together the wares for a sale at { $gold } gold
fact-nears-sale = gives you { $have } of the { $need } wares for a sale at { $gold } gold
fact-keeps-sale = keeps the wares for another sale at { $gold } gold
fact-spoils-sale = gives up wares that another card of yours sells for { $gold } gold
fact-buys = buys { $count ->
    [one] one ware
   *[other] { $count } wares
} for { $gold } gold
fact-cheapest = is the cheapest purchase
fact-costs = costs { $gold } gold and leaves you { $left }
fact-takes = brings { $count ->
    [one] a ware
   *[other] { $count } wares
} without paying the market price
fact-kinds = gives you { $count } different kinds of wares
fact-makes-room = leaves { $count ->
    [one] one space
   *[other] { $count } spaces
} free on your stand
fact-fills-stand = fills the last space of your stand
fact-draws = draws { $count ->
    [one] a card
   *[other] { $count } cards
}
fact-may-draw = can draw { $count ->
    [one] a card
   *[other] { $count } cards
}
fact-looks = lets you look at { $count ->
    [one] a card and perhaps keep it
   *[other] { $count } cards and perhaps keep one
}
fact-looks-on = leaves { $count ->
    [one] an action
   *[other] { $count } actions
} to look at other cards
fact-nothing-kept = has spent the action for nothing
fact-discards = costs { $count ->
    [one] another card
   *[other] { $count } other cards
} of your hand
fact-regains = gives back { $count ->
    [one] an action
   *[other] { $count } actions
}
fact-fetches = gets you a card from the discard pile
fact-exchanges = exchanges wares for others
fact-applies = can use { $count ->
    [one] one holy place
   *[other] { $count } holy places
} of the row
fact-seeks = finds an animal, unless none is left
fact-may-break = can break an artifact of { $who }’s
fact-may-borrow = uses an artifact of { $who }’s
fact-breaks = takes “{ $card }” from { $who }
fact-loses-artifact = costs your “{ $card }”
fact-usable-at-once = lays an artifact that you can use at once
fact-receives = brings you the holy place “{ $place }”
fact-gives-place = gives { $who } the holy place “{ $place }”
fact-other-loses = costs { $who } { $count ->
    [one] a ware
   *[other] { $count } wares
}
fact-other-discards = makes { $who } discard { $count ->
    [one] a card
   *[other] { $count } cards
}
fact-other-draws = lets { $who } draw { $count ->
    [one] a card
   *[other] { $count } cards
}
fact-other-takes = lets { $who } take { $count ->
    [one] a ware
   *[other] { $count } wares
}
fact-cancelled = can be cancelled by { $who }
fact-not-cancelled = cannot be cancelled by { $who }
fact-card-sells = gets you a card that sells wares on your stand for { $gold } gold
fact-card-usable = gets you a card that you can use as things stand
fact-card-usable-later = gets you a card that you could use in your next turn as things stand
fact-card-sells-later = gets you a card that will sell wares on your stand for { $gold } gold
fact-card-cancels = gets you a card that can cancel others
fact-card-idle = gets you a card that you cannot use as things stand
fact-parts-sale = parts with a card that sells wares on your stand for { $gold } gold
fact-parts-usable = parts with a card that you can use as things stand
fact-parts-cancels = parts with a card that can cancel others
fact-parts-idle = parts only with a card that you cannot use as things stand
fact-arms = gives { $who } a card that sells wares on that stand for { $gold } gold
fact-prevents = prevents this: { $what }
fact-allows = allows this: { $what }
fact-keeps-keeper = keeps your card that cancels for later
fact-spends-keeper = spends your card that cancels
harm-returns = you return { $count ->
    [0] nothing
    [one] a ware
   *[other] { $count } wares
}
harm-steals = you lose { $count ->
    [one] a ware
   *[other] { $count } wares
} to the other stand
harm-swaps = a ware of yours is exchanged
harm-robs = a card of your hand is taken at random
harm-discards = you may have to discard { $count ->
    [one] a card
   *[other] { $count } cards
}
harm-breaks = an artifact of yours may be discarded
harm-borrows = an artifact of yours is used and turned face down
harm-gold = { $who } can earn { $gold } gold
harm-wares = { $who } takes { $count ->
    [0] nothing
    [one] a ware
   *[other] { $count } wares
}
harm-effect = { $who } has the effect of the card
fact-unused = leaves { $count ->
    [one] one action
   *[other] { $count } actions
} unused
fact-undone-sale = leaves a sale at { $gold } gold undone
fact-undone-buys = leaves { $count ->
    [one] a card that you could buy with
   *[other] { $count } cards that you could buy with
} unused
fact-no-action = costs no action
fact-spare-action = uses an action that would bring nothing if it were left over
fact-costs-bonus = gives up the gold for two actions left over
fact-keeps-places = keeps your holy places for another turn
fact-keeps-hand = keeps all the cards of your hand
fact-ends-drawing = ends drawing for this turn

## The words of moves, as they are typed
verb-draw = draw
verb-keep = keep
verb-discard = discard
verb-buy = buy
verb-sell = sell
verb-lay = lay
verb-use = use
verb-play = play
verb-visit = visit
verb-end = end
verb-let = let
verb-cancel = cancel
verb-fetch = fetch
verb-pick = pick
verb-give = give
verb-take = take
verb-return = return
verb-swap = swap
verb-for = for
verb-count = count
verb-reduce = reduce
verb-break = break
verb-mine = mine
verb-theirs = theirs
verb-using = using
verb-borrow = borrow
verb-apply = apply
verb-bless = bless
verb-done = done

## Why not
unknown-card = There is no card “{ $text }”; c shows all cards, c NAME one of them.
unknown-place = There is no holy place “{ $text }”; c shows all cards, c NAME one of them.
why-over = the game is over
why-nature = chance decides first
why-keep-or-discard = you are looking at a card: keep it or discard it
why-pick-or-discard = pick one of the cards you are looking at, or discard them all
why-draw-or-done = draw new cards for another action, or say done
why-useless = it would do nothing now
why-found = play “{ $card }” at once, or fetch it
why-pick = pick one of the cards you are looking at
why-choose = “{ $card }” asks for something else: choose from the list
why-bless = “{ $place }” asks for something else: choose from the list
why-change = return a ware you have for one of another kind from the supply
why-apply = apply a holy place of the row that you have not applied yet, or say done
why-not-held = you do not hold this card
why-discard-hand = discard a card from your hand
why-take = take wares from the supply, as many as possible, at most { $count }
why-take-alike = take wares of one kind from the supply, as many as possible, at most { $count }
why-return = return { $count ->
    [one] one of your wares
   *[other] { $count } of your wares
}
why-give = give back one of the cards of your hand
why-not-a-keeper = this card does not cancel anything
why-react = let the card happen, or cancel it with a card that can
why-no-more-drawing = you are playing already: there is no more drawing in this turn
why-no-actions = all your actions are spent
why-no-cards = there is no card left to draw
why-not-on-stand = your stand lacks { $wares }
why-slot-taken = choose an empty slot as long as there is one
why-no-artifact = “{ $card }” is no artifact
why-not-now = this cannot be done now
why-only-cancels = it is only for the other player’s turn
why-buy-or-sell = with a ware card you buy or sell
why-lay = an artifact is laid in a slot
why-packages = say one ware for packages, and none for a card without them
why-no-ware-card = “{ $card }” is no ware card
why-empty-slot = there is no artifact in this slot
why-used = it lies face down to the end of its owner’s turn
why-not-owned = you do not own this holy place
why-visited = you have used a holy place in this turn already
why-no-spent-action = no action can be taken back
why-too-dear = it costs { $gold } gold, which you do not have
why-no-room = it needs { $count ->
    [one] one free space
   *[other] { $count } free spaces
} on your stand
why-not-in-supply = the supply lacks { $wares }
why-found-take = “{ $card }” cannot be played now: take it into your hand
why-apply-first = apply one of the holy places of the row first; after that you may stop
why-few-actions = it needs { $count } actions
why-stand-empty = your stand is empty
why-stand-full = your stand is full
why-hand-empty = no other card to discard
why-nothing-discarded = nothing to take from the discard pile
why-no-artifact-discarded = no artifact in the discard pile
why-nothing-to-swap = no ware of another kind
why-other-stand-empty = the other stand is empty
why-other-hand-empty = the other player holds no card
why-not-poorer = you are not the poorer one
why-nothing-to-break = no artifact to break
why-nothing-to-borrow = no artifact to borrow
why-no-ware-card-held = no ware card to use with it
why-hands-fit = neither hand would change
why-no-place-helps = no holy place would help
not-now-cancels = for the other’s turn
not-alike = { $count ->
    [2] no two alike
   *[other] no { $count } alike
}
not-visited = only one holy place a turn
not-face-up = used
not-on-stand = lacks { $wares }
not-in-supply = supply lacks { $wares }
not-no-room = no room
not-too-dear = too dear

## What is left of the story for a reader who must remember the rest
story-chose-cards-faded = { $who-is ->
    [you] You choose to draw cards.
   *[other] { $who } chooses to draw cards.
}
story-drew-own-faded = You draw a card.
story-looked-several-own-faded = You look at some cards.
story-revealed-faded = { $who-is ->
    [you] You turn up a card.
   *[other] { $who } turns up a card.
}
story-kept-own-faded = You keep it.
story-picked-own-faded = You take one of the cards.
story-discarded-faded = { $who-is ->
    [you] You discard.
   *[other] { $who } discards.
}
story-dropped-faded = { $who-is ->
    [you] You discard a card from your hand.
   *[other] { $who } discards a card from the hand.
}
story-bought-faded = { $who-is ->
    [you] You buy wares; { $now } gold is left.
   *[other] { $who } buys wares; { $now } gold is left.
}
story-sold-faded = { $who-is ->
    [you] You sell wares and have { $now } gold now.
   *[other] { $who } sells wares and has { $now } gold now.
}
story-laid-faded = { $who-is ->
    [you] You lay an artifact in slot { $slot }.
   *[other] { $who } lays an artifact in slot { $slot }.
}
story-replaced-faded = The one before makes room and is discarded.
story-used-faded = { $who-is ->
    [you] You use an artifact.
   *[other] { $who } uses an artifact.
}
story-played-faded = { $who-is ->
    [you] You play a card.
   *[other] { $who } plays a card.
}
story-played-found-faded = { $who-is ->
    [you] You play it at once.
   *[other] { $who } plays it at once.
}
story-let-faded = { $who-is ->
    [you] You do not cancel the card.
   *[other] { $who } does not cancel the card.
}
story-cancelled-faded = { $who-is ->
    [you] You play a card: the other one has no effect.
   *[other] { $who } plays a card: the other one has no effect.
}
story-fetched-faded = { $who-is ->
    [you] You take a card from the discard pile.
   *[other] { $who } takes a card from the discard pile.
}
story-fetched-found-faded = { $who-is ->
    [you] You take it into your hand.
   *[other] { $who } takes it into the hand.
}
story-broke-faded = { $who-is ->
    [you] You choose one of { $owner }’s artifacts: it is discarded.
   *[other] { $who } chooses one of { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } artifacts: it is discarded.
}
story-broke-using-faded = { $who-is ->
    [you] You choose one of { $owner }’s artifacts: it is discarded, but you use it once.
   *[other] { $who } chooses one of { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } artifacts: it is discarded, but { $who } uses it once.
}
story-broke-own-faded = { $who-is ->
    [you] You discard one of your artifacts.
   *[other] { $who } discards an artifact of their own.
}
story-broke-own-using-faded = { $who-is ->
    [you] You discard one of your artifacts and use it once more.
   *[other] { $who } discards an artifact of their own and uses it once more.
}
story-borrowed-faded = { $who-is ->
    [you] You use one of { $owner }’s artifacts, which now lies face down.
   *[other] { $who } uses one of { $owner-is ->
        [you] your
       *[other] { $owner }’s
    } artifacts, which now lies face down.
}

# The ids of the cards of our deck: names in French are read too.
verb-pottery = pottery
verb-map = map
verb-calabash = calabash
verb-loom = loom
verb-purse = purse
verb-drum = drum
verb-keeper = keeper
verb-tracker = tracker
verb-dyer = dyer
verb-boatman = boatman
verb-cartographer = cartographer
verb-healer = healer
verb-haggler = haggler
verb-nomad = nomad
verb-matron = matron
verb-carver = carver
verb-caravan = caravan
verb-weaver = weaver
verb-porter = porter
verb-beggar = beggar
verb-buffalo = buffalo
verb-tortoise = tortoise
verb-camel = camel
verb-gorilla = gorilla
verb-marabou = marabou
verb-jackal = jackal
verb-kilimanjaro = kilimanjaro
verb-package = package
verb-packages = packages

## Lessons
topic-turn = The actions of a turn
topic-keeping = Choosing a card
topic-buying = Buying wares
topic-selling = Selling wares
topic-laying = Laying an artifact
topic-using = Using an artifact
topic-helpers = People and animals
topic-cancelling = Cancelling a card
topic-holy-places = Holy places
topic-wares = Choosing wares
topic-parting = Parting with a card
topic-ending = The end of a turn, and of the game
lesson-does = “{ $card }”: { $what }.
lesson-explained = “{ $card }”: { $what }
lesson-turn = Spend your actions
lesson-turn-actions = { $actions ->
    [one] You have one action left
   *[other] You have { $actions } actions
}. Looking at a card, playing a card and using an artifact cost one each.
lesson-turn-spent = All your actions are spent.
lesson-turn-draw = Before you play, an action lets you look at the top card of the pile: keep it and look no more, or discard it.
lesson-turn-then = You may also play at once. After that there is no more looking in this turn.
lesson-turn-playing = You have begun to play: there is no more looking at cards in this turn.
lesson-keeping = Take what you can use
lesson-keeping-keep = Keeping it { $what }, and you look at no other card in this turn.
lesson-keeping-discard = Discarding it { $what }.
lesson-keeping-pick = You may take one of { $count } cards; the rest is discarded.
lesson-keeping-peek = You take one of { $count } cards; the rest goes back in the same order.
lesson-keeping-fetch = You take a card from the discard pile, and { $who } sees which.
lesson-keeping-useful = Of use as things stand: { $cards }.
lesson-keeping-idle = None of them is of use as things stand.
lesson-keeping-more = An action shows you { $count ->
    [one] a new card
   *[other] { $count } new cards
}; { $actions ->
    [one] one is left
   *[other] { $actions } are left
}.
lesson-keeping-found = Played at once, it costs no action and cannot be cancelled; in your hand it waits for a better moment.
lesson-keeping-found-take = It cannot be played now: it goes into your hand for later.
lesson-buying = Buy what another card can sell
lesson-buying-card = With “{ $card }” you can buy { $wares } for { $gold } gold; { $left } would be left.
lesson-buying-room = { $free ->
    [one] One space is free on your stand
   *[other] { $free } spaces are free on your stand
}: all the wares of a card must fit.
lesson-buying-sale = Keep “{ $card }” to sell with: then it brings { $gold } gold for { $wares }.
lesson-buying-gone = The card is then gone. To sell the wares you need another card that shows them.
lesson-selling = Sell what is on your stand
lesson-selling-card = With “{ $card }” you can sell { $wares } for { $gold } gold: all of it is on your stand.
lesson-selling-gold = That makes { $gold } gold; { $goal } bring on the end.
lesson-selling-goal = That makes { $gold } gold, enough to bring on the end.
lesson-selling-either = A ware card either buys or sells, and is then discarded.
lesson-laying = An artifact stays before you
lesson-laying-costs = Laying it costs an action, using it { $actions ->
    [one] another
   *[other] { $actions } more
}, once in each of your turns.
lesson-laying-gives = { $places-count ->
    [one] { CAP($who) } receives the holy place opposite: { $places }.
   *[other] { CAP($who) } receives the holy place opposite; the slot decides which: { $places }.
}
lesson-laying-receive = Your slots are full: one artifact makes room, and you receive the holy place opposite it.
lesson-using = Use what lies before you
lesson-using-once = Using it costs { $actions ->
    [one] an action
   *[other] { $actions } actions
}, once a turn: then it lies face down to the end of your turn.
lesson-using-break = An artifact in play is discarded, yours or { $who }’s; you may use it once, for no action.
lesson-using-borrow = You use an artifact of { $who }’s, for no action; it then lies face down.
lesson-using-theirs = { CAP($who) } has “{ $card }”: { $what }.
lesson-helpers = People and animals help once
lesson-helpers-once = It costs an action and is then discarded.
lesson-helpers-cancelled = { CAP($who) } can cancel it with “{ $card }”, if that is among { $count ->
    [one] the one card
   *[other] the { $count } cards
} of that hand.
lesson-helpers-safe = { CAP($who) } holds no card, so nobody can cancel it.
lesson-helpers-paid = The action is paid: choosing costs no other.
lesson-cancelling = Cancel it, or let it happen
lesson-cancelling-played = { CAP($who) } plays “{ $card }”: { $what }.
lesson-cancelling-harm = If you let it happen: { $what }.
lesson-cancelling-can = Your “{ $card }” stops it, for no action; both cards are then discarded.
lesson-cancelling-cannot = You hold no card that cancels. You are asked all the same, so that nobody learns that from the question.
lesson-holy-places = Holy places cost no action
lesson-holy-places-once = One of yours may be used in each of your turns, and is then discarded.
lesson-holy-places-times = You own { $count } of it, so it works up to { $count } times.
lesson-holy-places-one = With two of a kind it would work twice.
lesson-holy-places-left = { $count ->
    [one] It works once.
   *[other] It works up to { $count } times.
}
lesson-holy-places-row = { $places-count ->
    [one] You may have the effect of { $places } in the row, which stays there.
   *[other] You may have effects of the row: { $places }. They stay there.
}
lesson-wares = Look at what your cards sell
lesson-wares-room = { $free ->
    [one] One space is free on your stand.
   *[other] { $free } spaces are free on your stand.
}
lesson-wares-return = What you return leaves your stand.
lesson-wares-swap = Your stand keeps as many wares, of other kinds.
lesson-wares-ready = “{ $card }” sells for { $gold } gold, and all its wares are on your stand.
lesson-wares-lacks = “{ $card }” sells for { $gold } gold; your stand lacks { $wares }.
lesson-wares-none = No card of your hand sells certain wares, so none of them is needed yet.
lesson-parting = Part with what you cannot use
lesson-parting-discard = { $count ->
    [one] A card of your hand is to be discarded.
   *[other] { $count } cards of your hand are to be discarded.
}
lesson-parting-give = One of your cards goes to { $who }.
lesson-parting-idle = Of no use as things stand: { $cards }.
lesson-parting-useful = Each of your cards is of use as things stand.
lesson-ending = Most gold wins
lesson-ending-gold = Whoever ends a turn with { $goal } gold brings on the end: you have { $gold }, { $who } { $other }.
lesson-ending-bonus = Two or more actions left over bring 1 gold; you have { $actions }.
lesson-ending-single = One action left over brings nothing; two or more bring 1 gold.
lesson-ending-begins = End your turn now, and { $who } has one last turn.
lesson-ending-game = Your turn is the last one of the game.

## The page
page-to-goal = to { $goal } gold
page-market = The market
page-gold = { $gold ->
   *[other] gold
}
page-wins = wins
page-stand = { $who-is ->
    [you] Your stand
   *[other] { $who }’s stand
}: { $wares }, { $free ->
    [0] no space free
    [one] one space free
   *[other] { $free } spaces free
}
page-slot = Slot { $slot }
page-slot-empty = empty slot
page-slot-lay = lay it here
page-no-place = no holy place
page-free-place = costs no action; one a turn
page-look = Look at a card
page-look-costs = 1 action · { $count } left
page-pile = Draw pile
page-pile-left = { $count ->
    [one] 1 card left
   *[other] { $count } cards left
}
page-decide = To be decided
page-hand = Your hand: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
page-hand-empty = Your hand is empty.
page-price-buy = buy
page-price-sell = sell
page-buy-label = { $card }: buy for { $gold } gold
page-sell-label = { $card }: sell for { $gold } gold
page-lacks = lacks
page-sold-out = sold out
page-not-actions = no action left
page-not-drawing = no more in this turn
page-sort-ware = wares
page-sort-artifact = artifact
page-sort-person = person
page-sort-animal = animal
page-sort-place = holy place
page-card-in-full = The card
page-from-own = From your stand
page-from-supply = From the supply
page-from-other = From { $who }’s stand
page-ware-key = { $ware }: { $count } there, { $picked } chosen
page-choose = Choose
page-choose-ware = Choose a ware
page-choose-slot = Choose a slot
page-end-turn = End turn
page-end-gold = +{ $gold } gold
page-let = Let it happen
page-cancel = Cancel
page-cancel-with = with “{ $card }”
page-cancel-none = you hold no card for it
page-keep = Keep it
page-keep-ends = and look no further
page-discard = Discard
page-done = That is all
page-hem-near = { $who } { $gold }
page-hem-far = { $other } { $more } · { $goal } gold brings on the end
page-hem-label = { $who }: { $gold } gold; { $other }: { $more } gold. { $goal } gold brings on the end.
page-blessing-draw-card = draw a card
page-blessing-take-gold = { $gold } gold
page-blessing-regain-action = an action back
page-blessing-change-ware = swap a ware
page-blessing-any = any of the others
page-go-buy = Buy for { $gold } gold
page-go-sell = Sell for { $gold } gold
page-goes-to = { $who-is ->
    [you] to you
   *[other] to { $who }
}
page-ask-change = Which ware do you return, and which do you take? They have to be of different kinds.
page-ask-places = Which holy place do you apply?
page-ask-places-more = Another holy place, or is that all?
page-ask-turn-drawing = Look at a card, or play? Once you play, there is no more looking in this turn.
page-ask-turn-playing = What do you play or use? There is no more looking at cards in this turn.
page-ask-turn-spent = All actions are spent. End your turn?
page-ask-turn-holy = You may also use a holy place of yours, for no action.
page-ask-turn-bonus = Two or more actions left over bring 1 gold.
page-ask-keep = Keep “{ $card }”? { $what } If you keep it, you look at no other card in this turn.
page-ask-pick = Which card do you keep? You may also discard them all.
page-ask-peek = Which card do you take? The others go back on top.
page-ask-react = { $who } plays “{ $card }”. Do you let it happen, or cancel it?
page-ask-found = You have found “{ $card }”. Play it at once, or take it into your hand? { $what }
page-ask-found-take = You have found “{ $card }”. It cannot be played now ({ $why }): take it into your hand.
page-ask-choose = “{ $card }”: what do you choose? { $what }
page-ask-blessing = “{ $place }”: which effect? { $left ->
    [one] Once.
    [2] Up to twice.
   *[other] Up to { $left } times.
}
page-ask-blessing-again = “{ $place }”: once more? { $left ->
    [one] This is the last time.
   *[other] { $left } times are left.
}
