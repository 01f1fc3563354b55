# Les mots de Mü en français. Mêmes clefs et mêmes variables que dans en.ftl.

game-title = Mü
game-about = Un jeu de plis de Doris Matthäus et Frank Nestel : enchérissez avec vos propres cartes, nommez un atout, appelez un partenaire.

## Réglages
setting-total = points à atteindre
setting-hands = nombre de donnes à jouer à la place ; 0 joue jusqu’au total
setting-most-hands = nombre de donnes après lequel une partie au total s’arrête de toute façon
setting-colours = à trois joueurs : les deux couleurs écartées, ou random pour les tirer au sort

## Ce qui ne va pas dans les réglages
colours-need-three = colours={ $colours } vaut pour trois joueurs ; à { $seats }, on joue avec les cinq couleurs : laissez colours=random, ou jouez avec --seats 3

## Atouts et couleurs
trump-number = les { $number }
trump-card = un { $number }
suit-trump = atout
number-plain = { $number }
number-below-zero = −{ $number }

## Coups
move-pass = passer
move-done = ne plus poser
move-lay = poser { $card }
move-trump = atout : { $trump }
move-no-trump = jouer sans atout du chef
move-partner = choisir { $who } comme partenaire
move-play = jouer { $card }
forms = poser r7, poser r7 b7, fini, passer, atout rouge, atout 7, sans atout, partenaire 3, jouer r7
forms-chance = dealer 2, leave out rb, deal r0 r1 … / b0 b1 … / …
verb-pass = passer
verb-done = fini
verb-lay = poser
verb-trump = atout
verb-no = sans
verb-partner = partenaire
    .takes = seat
verb-play = jouer
verb-red = rouge
verb-blue = bleu
verb-green = vert
verb-yellow = jaune
verb-black = noir

## Pourquoi pas
why-over = la partie est finie
why-nature = on distribue les cartes ; personne ne peut jouer maintenant
why-auction = les enchères sont en cours ; posez des cartes ou passez
why-not-in-hand = { $card } n’est pas dans votre main
why-no-other = { $card } est déjà devant vous, et vous n’en avez pas d’autre
why-turn-ended = avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} devant vous, vous ne pouvez plus rien poser à ce tour de parole, et il finit de lui-même
why-laid-already = vous avez posé une carte à ce tour de parole ; posez-en une autre ou dites que vous avez fini
why-nothing-laid = vous n’avez rien posé à ce tour de parole ; posez une carte ou passez
why-naming = c’est le moment de nommer un atout
why-not-laid = parmi les cartes que vous avez posées, rien qui convienne à cet atout : { $trump }
why-vice-trump = le sous-chef a déjà nommé cet atout
why-vice-must-name = le sous-chef doit nommer un atout ; seul le chef peut n’en nommer aucun
why-choosing = c’est le moment de choisir un partenaire : un autre joueur, mais pas le sous-chef
why-partner-self = vous ne pouvez pas être votre propre partenaire
why-partner-vice = { $who } est sous-chef et ne peut pas être votre partenaire
why-playing = un pli est en cours ; jouez une carte
why-not-yours = { $card } n’est ni dans votre main ni devant vous
why-follow = il faut fournir ({ $suit }) et vous le pouvez ; { $card } ne fournit pas

## La table
row-hand = Donne { $hand }
row-over = La partie est finie
row-contract = { $who-is ->
    [you] Vous êtes chef
   *[other] { $who } est chef
}
row-side-yours = Votre camp ({ $who })
row-side-chief = Le camp du chef ({ $who })
row-side-others = En face ({ $who })
row-ladder = Ce qui l’emporte
row-trick = Pli
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-bid = Avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
row-bids = De { $first } à { $last } cartes
row-own-trumps = Atouts en main
row-own = Votre main
row-played = Déjà jouées
cell-turn = { $who-is ->
    [you] à vous de jouer
   *[other] au tour { DE($who) }
}
cell-trick = pli { $number } sur { $of }
cell-to-come = { $triangles ->
    [one] encore { $triangles } triangle
   *[other] encore { $triangles } triangles
} en jeu
cell-dealer = { $who-is ->
    [you] vous donnez
   *[other] { $who } donne
}
cell-left-out = sans { $one } ni { $other }
cell-total = partie en { $total } points
cell-hands = sur { $hands }
cell-bid = enchère : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-target = il faut { $target } triangles sur { $all }
cell-vice-trump = atout du sous-chef : { $trump }
cell-won = { $won ->
    [one] { $won } triangle
   *[other] { $won } triangles
} sur { $needs }
cell-bonus = réussi : +{ $bonus }{ $count ->
    [one] {""}
   *[other] {" "}chacun
}
cell-fine = manqué : chef −{ $fine } par carte de trop
cell-reward = manqué : +{ $reward }{ $count ->
    [one] {""}
   *[other] {" "}chacun
} par carte de trop
cell-by = { $who-is ->
    [you] par vous
   *[other] par { $who }
}
cell-by-winning = { $who-is ->
    [you] par vous, maître
   *[other] par { $who }, maître
}
cell-chief = chef
cell-vice = sous-chef
cell-partner = partenaire
cell-against = adversaire
cell-highest = en tête
cell-level = à égalité en tête
cell-tricks = { $tricks ->
    [one] { $tricks } pli
   *[other] { $tricks } plis
}
cell-triangles = { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}
cell-void = n’a plus : { $suits }
cell-no-cards = plus de cartes
cell-only-laid = seulement les cartes devant vous
cell-score = score { $points }
cell-to-go = score { $points }, { $missing } à marquer
rung-card = { $card }
rung-led = la couleur demandée
rung-below = › { $what }

## Enchères
standing-alone = la plus haute enchère
standing-level = à égalité avec { $who }
standing-below = derrière { $who }
bid-target = chef, il vous faut { $target } triangles
bid-bonus = prime d’au moins { $bonus }
bid-eklat = si personne ne pose plus, un éclat vous coûte { $points }
ending-passed-out = met fin aux enchères ; personne ne marque et l’on redistribue
ending-chief = { $who-is ->
    [you] met fin aux enchères : vous êtes chef
   *[other] met fin aux enchères : { $who } est chef
}
ending-eklat = { $who-is ->
    [you] met fin aux enchères par un éclat, et vous payez
   *[other] met fin aux enchères par un éclat, et { $who } paie
}
caution-level = Vous êtes à égalité avec { $who } : si personne ne pose plus, l’éclat vous coûte { $points } points.
caution-eklat = Les enchères finissent ainsi par un éclat, qui vous coûte { $points } points.

## Choix
detail-chief-trump = { $held } de vos cartes ; prime { $bonus }
detail-vice-trump = { $held } de vos cartes
detail-no-trump = prime { $bonus }
detail-partner = { $trumps ->
    [0] ne montre aucun atout
    [one] montre { $trumps } atout
   *[other] montre { $trumps } atouts
}
detail-wins = { $who-is ->
    [you] vous remportez le pli
   *[other] { $who } remporte le pli
} : { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}
detail-winning = { $who-is ->
    [you] vous êtes maître
   *[other] { $who } est maître
}, { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} avec cette carte

## Questions
ask-lay = Poser des cartes, ou passer ? Vous pouvez en avoir jusqu’à { $limit } devant vous ; { $count ->
    [0] il n’y en a pas encore
   *[other] il y en a { $count }
}. Nommez toutes les cartes de votre enchère sur une ligne : poser r7 b7.
ask-lay-more = Poser une autre carte, ou avez-vous fini ? Vous en avez { $count } devant vous et pouvez en avoir jusqu’à { $limit }.
ask-vice-trump = Vous êtes sous-chef. Quel atout nommez-vous : une couleur ou un nombre d’une carte que vous avez posée ?
ask-chief-trump = Vous êtes chef. Quel atout nommez-vous, si vous en voulez un : une couleur ou un nombre d’une carte que vous avez posée ?
ask-chief-trump-too = Vous êtes chef ; atout du sous-chef : { $trump }. Quel atout nommez-vous, si vous en voulez un : une couleur ou un nombre d’une carte que vous avez posée ?
ask-partner = Qui choisissez-vous comme partenaire ? À vous deux, vous devez faire { $target } triangles.
ask-lead = Vous entamez. Quelle carte ?
ask-follow = Quelle carte ? Vous devez fournir : { $suit }.
ask-follow-trump = Quelle carte ? Atout demandé : vous devez en jouer un.
ask-free = Quelle carte ? Vous ne pouvez pas fournir ({ $suit }) : jouez ce que vous voulez.

## Le récit
story-dealer = { $who-is ->
    [you] Vous êtes le premier donneur.
   *[other] { $who } est le premier donneur.
}
story-left-out = Les couleurs { $one } et { $other } sont écartées.
story-dealt = { $who-is ->
    [you] Vous distribuez la donne { $hand }.
   *[other] { $who } distribue la donne { $hand }.
}
story-own-hand = Vos cartes : { $cards }.
story-bid = { $who-is ->
    [you] Vous posez
   *[other] { $who } pose
} { $cards } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout, { $standing }.
story-passed = { $who-is ->
    [you] Vous passez.
   *[other] { $who } passe.
}
story-chief = Tous ont passé. { $who-is ->
    [you] Vous êtes chef
   *[other] { $who } est chef
} avec { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
story-vice = { $who-is ->
    [you] Vous êtes sous-chef.
   *[other] { $who } est sous-chef.
}
story-no-vice = Il n’y a pas de sous-chef.
story-trump = { $who-is ->
    [you] Vous nommez un atout : { $trump }.
   *[other] { $who } nomme un atout : { $trump }.
}
story-no-trump = { $who-is ->
    [you] Vous ne nommez aucun atout.
   *[other] { $who } ne nomme aucun atout.
}
story-partner = { $who-is ->
    [you] Vous choisissez { $partner } comme partenaire.
   *[other] { $partner-is ->
        [you] { $who } vous choisit comme partenaire.
       *[other] { $who } choisit { $partner } comme partenaire.
    }
}
story-target = { $who-among ->
    [you] Votre camp ({ $who }) doit faire
   *[other] Le camp du chef ({ $who }) doit faire
} { $target } triangles contre { $others }. La prime est de { $bonus }{ $who-count ->
    [one] {""}
   *[other] {" "}pour chacun
}.
story-led = { $who-is ->
    [you] Vous entamez de { $card }.
   *[other] { $who } entame de { $card }.
}
story-led-trump = { $who-is ->
    [you] Vous entamez de { $card }, un atout.
   *[other] { $who } entame de { $card }, un atout.
}
story-played = { $who-is ->
    [you] Vous jouez { $card }.
   *[other] { $who } joue { $card }.
}
story-trick = { $who-is ->
    [you] Vous remportez le pli
   *[other] { $who } remporte le pli
} { $cards } : { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}{ $side ->
    [yours] {" "}pour votre camp
    [theirs] {" "}pour l’autre camp
   *[none] {""}
}.
story-passed-out = Personne n’a posé de carte. La donne ne rapporte rien et l’on redistribue.
story-eklat = Éclat ! Plusieurs joueurs ont posé { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} ; { $who-is ->
    [you] vous êtes le dernier à l’avoir fait et vous payez.
   *[other] { $who } est le dernier à l’avoir fait et paie.
}
story-kept = { $who-among ->
    [you] Votre camp ({ $who }) fait
   *[other] Le camp du chef ({ $who }) fait
} { $won } triangles ; il en fallait { $target }. Le contrat est rempli, et la prime est de { $bonus }{ $who-count ->
    [one] {""}
   *[other] {" "}pour chacun
} : { $sum }.
bonus-cards = 10 par carte de l’enchère
bonus-trump = { $cards } pour l’enchère, { $trump } pour l’atout
bonus-most = le maximum
story-failed = { $who-among ->
    [you] Votre camp ({ $who }) fait
   *[other] Le camp du chef ({ $who }) fait
} { $won } triangles ; il en fallait { $target }. L’enchère était trop haute { $short ->
    [one] d’une carte
   *[other] de { $short } cartes
}, et pour chacune { $chief-is ->
    [you] vous perdez 10 et chaque adversaire reçoit 5.
   *[other] { $chief } perd 10 et chaque adversaire reçoit 5.
}
story-triangles = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points } pour les triangles (total { $total }).
story-gain = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points } : { $triangles } pour les triangles, { $extra } (total { $total }).
story-loss = { $who-is ->
    [you] Vous perdez
   *[other] { $who } perd
} { $points } : { $triangles } pour les triangles, { $extra } (total { $total }).
story-nothing = { $who-is ->
    [you] Vous ne marquez rien
   *[other] { $who } ne marque rien
} (total { $total }).
account-bonus = { $points } de prime
account-reward = { $points } pour le contrat manqué
account-fine = −{ $points } pour le contrat manqué
story-eklat-gain = { $who-is ->
    [you] Vous marquez
   *[other] { $who } marque
} { $points } (total { $total }).
story-eklat-loss = { $who-is ->
    [you] Vous perdez
   *[other] { $who } perd
} { $points } (total { $total }).

## Les raisons des conseils : elles suivent « ce coup »
for-you = pour vous
for-your-side = pour votre camp
fact-wins = remporte le pli avec { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} { $side }
fact-wins-surely = remporte le pli { $side } quoi que jouent les autres : { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} pour l’instant
fact-wins-so-far = prend la tête du pli { $side }, avec { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} pour l’instant
fact-cheapest-winner = emploie la plus faible de vos cartes qui prennent la tête
fact-strongest-winner = emploie votre carte la plus difficile à battre
fact-trumps = coupe une couleur que vous n’avez pas
fact-beats-friend = passe devant { $who }, de votre camp
fact-gives = ajoute { $triangles ->
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} à un pli dont { $who }, de votre camp, est maître
fact-gives-surely = ajoute { $triangles ->
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} à un pli que votre camp remportera à coup sûr
fact-no-stake = n’ajoute aucun triangle à un pli que votre camp peut encore perdre
fact-leaves-it = laisse le pli à { $who }, de votre camp
fact-gives-nothing = ne donne aucun triangle à l’autre camp
fact-gives-fewest = donne à l’autre camp aussi peu de triangles que possible : { $triangles }
fact-gives-away = donne à l’autre camp { $triangles ->
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}, ce que vous pouvez éviter
fact-keeps-trumps = garde vos atouts pour plus tard
fact-lead-surely = remporte le pli { $side } quoi que jouent les autres
fact-highest-out = emploie la plus haute carte encore en jeu dans sa couleur ({ $suit })
fact-returns = rejoue la couleur que votre camp vient de demander ({ $suit })
fact-friend-shows = va vers { $card }, visible devant { $who }, de votre camp
fact-draws-trumps = oblige tous ceux qui ont un atout à en jouer un
fact-stakes-nothing = ne risque aucun triangle
fact-stakes = risque { $triangles ->
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} à vous
fact-empties = ne vous laisse plus de carte de cette couleur ({ $suit }), que vous pourrez couper
fact-weakest = emploie la carte la plus faible que vous puissiez jouer
fact-lowest-of = emploie votre plus petite carte de sa couleur ({ $suit })
fact-highest-of = emploie votre plus haute carte de sa couleur ({ $suit })
fact-open-already = n’apprend rien à personne, la carte étant déjà visible
fact-lay-allows = vous permet de nommer un atout dont vous avez { $held } cartes, { $trump } (à lui seul, une enchère de { $count })
fact-lay-allows-both = vous permet de nommer { $trump }, dont vous avez { $held } cartes, ou { $other }, dont vous avez { $others } cartes (à lui seul, une enchère de { $count })
fact-lay-more = montre encore une carte d’un atout dont vous en avez { $held }, { $trump } (à lui seul, une enchère de { $count })
fact-lay-lowest = ne montre que la plus petite carte d’une couleur longue, { $trump } (à lui seul, une enchère de { $count })
fact-lay-weakest = ne montre que la plus petite carte de votre main (à lui seul, une enchère de { $count })
fact-lay-shows-high = montre aux autres une de vos hautes cartes
fact-bid-alone = donne la plus haute enchère ({ $count } ; comme chef, vous auriez { $target } triangles à faire)
fact-bid-level = vous met à égalité avec { $who }, à { $count } ; si personne ne pose plus, un éclat vous coûte { $points } points
fact-bid-below = reste derrière { $who } avec une enchère de { $count }
fact-hides-rest = garde cachées vos autres cartes
fact-hides-all = ne montre rien de plus de votre main
fact-passed-out = met fin à la donne, qui ne coûte alors rien à personne
fact-nobody-yet = laisse aux autres la première enchère
fact-stays-highest = vous laisse la plus haute enchère : comme chef, vous auriez { $target } triangles à faire
fact-leaves-chief = laisse la plus haute enchère à { $who }, qui devrait faire { $target } triangles
fact-stays-vice = vous laisse la deuxième enchère : vous seriez sous-chef
fact-eklat-costs = risque un éclat qui vous coûte { $points } points
fact-eklat-brings = vous rapporte { $points } points si l’égalité demeure
fact-eklat-hits = coûte { $points } points à { $who } si l’égalité demeure
fact-most-trumps = fait de vos cartes plus d’atouts que tout autre choix : { $held }
fact-trumps-held = fait { $held ->
    [one] d’une de vos cartes un atout
   *[other] de { $held } de vos cartes des atouts
}
fact-highest-trumps = nomme un atout dont vous avez les plus hautes cartes ({ $cards })
fact-top-card = fait d’une de vos cartes la plus forte de toutes
fact-bonus = rapporte une prime de { $points } si le contrat est rempli
fact-vice-alone = laisse l’atout du sous-chef au-dessus de tout ({ $trump })
fact-shows-most-trumps = choisit celui qui montre le plus d’atouts : { $count }
fact-shows-trumps = choisit un joueur qui montre { $count ->
    [one] { $count } atout
   *[other] { $count } atouts
}
fact-shows-high = choisit un joueur qui montre, hors atouts, { $count ->
    [one] { $count } haute carte
   *[other] { $count } hautes cartes
}
fact-shows-most = choisit celui qui montre le plus de cartes : { $count }
fact-fewest-points = donne la prime à celui qui a le moins de points parmi ceux que vous pouvez choisir
fact-most-points = donne la prime à celui qui a le plus de points parmi ceux que vous pouvez choisir

## Ce qui reste du récit quand le lecteur doit retenir le reste
story-own-hand-faded = Vous regardez vos cartes.
story-bid-faded = { $who-is ->
    [you] Vous enchérissez
   *[other] { $who } enchérit
} : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en tout, { $standing }.
story-led-faded = { $who-is ->
    [you] Vous entamez.
   *[other] { $who } entame.
}
story-played-faded = { $who-is ->
    [you] Vous jouez une carte.
   *[other] { $who } joue une carte.
}
story-trick-faded = { $who-is ->
    [you] Vous remportez le pli.
   *[other] { $who } remporte le pli.
}

## Leçons
topic-bidding = Enchérir avec ses propres cartes
topic-raising = Mener les enchères
topic-eklat = L’éclat
topic-passing = Passer
topic-naming = Nommer les atouts
topic-partner = Le partenaire du chef
topic-leading = Entamer un pli
topic-trumps = Les atouts, une couleur à part
topic-following = Fournir
topic-void = Sans la couleur demandée
topic-target = Ce qu’il faut au camp du chef
topic-worth = Ce que vaut un pli
topic-open = Les cartes posées
lesson-bidding = Enchérissez avec vos propres cartes
lesson-bidding-none = Rien n’est posé devant vous. Vous pouvez montrer { $limit ->
    [one] { $limit } carte
   *[other] jusqu’à { $limit } cartes
} ; qui en montre le plus est chef.
lesson-bidding-some = { $count ->
    [one] { $count } de vos cartes est posée
   *[other] { $count } de vos cartes sont posées
} : c’est votre enchère. Vous pouvez aller jusqu’à { $limit }.
lesson-bidding-trump = Votre meilleur atout serait { $trump } : { $cards }. Pour le nommer plus tard, il faut avoir posé une de ces cartes.
lesson-bidding-trump-laid = Votre meilleur atout serait { $trump } : { $cards }. Une de ces cartes est posée : vous pourriez le nommer.
lesson-bidding-stays = Les cartes posées restent à jouer, mais tout le monde les lit.
lesson-raising = Pour être chef, montrez-en le plus
lesson-raising-stands = { CAP($who) } { $who-among ->
    [you] menez
   *[other] { $who-count ->
        [one] mène
       *[other] mènent
    }
} avec { $most ->
    [one] { $most } carte
   *[other] { $most } cartes
}.
lesson-raising-target = Avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, vous seriez en tête. Chef, il faudrait { $target } triangles à votre camp.
lesson-raising-stake = Y arriver rapporte au moins { $bonus } points ; sinon, chaque carte enchérie en trop en coûte { $fine } au chef.
lesson-eklat = À égalité en tête, danger
lesson-eklat-level = Avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}, vous êtes à égalité avec { $who }.
lesson-eklat-pays = Si tous passent alors, c’est l’éclat : aucun pli n’est joué ; en dernière position, vous perdez { $points } points ; gain { $who-count ->
    [one] pour { $who }
   *[other] pour chacun ({ $who })
} : { $gain }.
lesson-eklat-out = Une carte de plus mène seule, une de moins ne risque rien.
lesson-passing = Ce qu’entraîne une passe
lesson-passing-nobody = Si tous passent maintenant, personne ne marque.
lesson-passing-chief = { $who-is ->
    [you] Si tous passent maintenant, vous êtes chef
   *[other] Si tous passent maintenant, { $who } est chef
} avec { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
}
lesson-passing-eklat = { $who-is ->
    [you] Si tous passent maintenant, c’est l’éclat, et vous payez.
   *[other] Si tous passent maintenant, c’est l’éclat, et { $who } paie.
}
lesson-passing-round = { $missing ->
    [one] Il ne manque que { $missing } passe, la vôtre : elle met fin aux enchères.
   *[other] { $missing } passes de suite mettent fin aux enchères. Si quelqu’un pose une carte avant, on vous redemande.
}
lesson-naming = Nommez un atout
lesson-naming-best = { CAP($trump) } promet le plus : { $count ->
    [one] { $count } de vos cartes serait atout.
   *[other] { $count } de vos cartes seraient atouts.
}
lesson-naming-laid = L’atout doit figurer sur une carte que vous avez posée, par sa couleur ou son nombre : { $cards }.
lesson-naming-vice = Vous êtes sous-chef, deuxième des enchères. { CAP($who) } nomme après vous l’atout le plus fort, et vous jouez contre { $who }.
lesson-naming-chief = Atout du sous-chef : { $trump }. Le vôtre le bat, et une carte qui est les deux bat tout.
lesson-naming-bonus = Si vous gagnez, un nombre rapporte plus qu’une couleur, sans atout le plus : c’est plus difficile.
lesson-partner = Choisissez d’après les cartes posées
lesson-partner-target = Il vous faut à deux { $target } triangles sur { $all }. Tous les autres jouent contre vous.
lesson-partner-trumps = { CAP($who) } montre { $trumps ->
    [one] { $trumps } atout
   *[other] { $trumps } atouts
}, le plus de tous.
lesson-partner-high = Personne ne montre d’atout. { CAP($who) } montre { $high ->
    [one] { $high } carte forte
   *[other] { $high } cartes fortes
}.
lesson-partner-nothing = Personne ne montre d’atout ni de carte forte.
lesson-partner-vice = { CAP($who) } est sous-chef et ne peut pas être choisi.
lesson-partner-share = Réussi, la prime va à vous deux ; manqué, le chef seul paie.
lesson-leading = Vous entamez le pli
lesson-leading-any = Toute carte est permise. Les autres doivent fournir sa couleur s’ils peuvent.
lesson-leading-trump = { $count ->
    [one] Votre carte la plus forte est { $cards }, un atout.
   *[other] Vos cartes les plus fortes, d’égale force, sont des atouts : { $cards }.
}
lesson-leading-high = { $count ->
    [one] Vous n’avez pas d’atout. Votre carte la plus haute est { $cards }.
   *[other] Vous n’avez pas d’atout. Vos cartes les plus hautes sont { $cards }.
}
lesson-leading-next = Qui remporte le pli entame le suivant.
lesson-trumps = Les atouts sont une couleur à part
lesson-trumps-order = Du plus fort au plus faible : { $order }. Puis la couleur demandée.
lesson-trumps-one = Atout : { $order }. Chacun bat la couleur demandée.
lesson-trumps-led = { CAP($who) } a joué { $card }. C’est un atout : il demande atout, et non { $colour }.
lesson-trumps-own = { $count ->
    [one] L’atout que vous pouvez jouer : { $cards }.
   *[other] Les atouts que vous pouvez jouer : { $cards }.
}
lesson-trumps-none = Aucun de vos atouts ne peut être joué maintenant.
lesson-following = Il faut fournir
lesson-following-led = { CAP($who) } a joué { $card } : la couleur demandée est { $suit }.
lesson-following-cards = { $count ->
    [one] Vous en avez { $count } et devez la jouer : { $cards }.
   *[other] Vous en avez { $count } et devez en jouer une : { $cards }.
}
lesson-following-free = Rien ne vous oblige à gagner : haute ou basse, c’est à vous de voir.
lesson-void = Vous ne pouvez pas fournir
lesson-void-none = Vous n’avez pas de carte de la couleur demandée ({ $suit }) : tout est permis.
lesson-void-trumps = { $count ->
    [one] Un atout peut encore gagner, et vous en avez { $count } : { $cards }. Rien ne vous y oblige.
   *[other] Un atout peut encore gagner, et vous en avez { $count } : { $cards }. Rien ne vous y oblige.
}
lesson-void-lost = Vous n’avez pas d’atout non plus : votre carte ne peut pas gagner.
lesson-void-friend = { CAP($who) }, de votre camp, est maître : vos triangles joués maintenant vous servent.
lesson-void-foe = { CAP($who) }, de l’autre camp, est maître : jouez des cartes avec peu de triangles.
lesson-target = Le contrat décide
lesson-target-ours = Il faut à votre camp ({ $who }) { $target } triangles sur { $all }.
lesson-target-theirs = { $who-count ->
    [one] Il faut au chef ({ $who })
   *[other] Il faut au camp du chef ({ $who })
} { $target } triangles sur { $all } ; vous jouez contre.
lesson-target-won = Jusqu’ici : { $won } gagnés, { $missing } manquent ; { $come } sont encore en jeu.
lesson-target-stake = Réussi : { $bonus } points. Manqué : chaque carte enchérie en trop coûte { $fine } au chef et rapporte { $reward } à chaque adversaire.
lesson-worth = Les triangles comptent, pas les plis
lesson-worth-trick = Ce pli contient { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
} jusqu’ici.
lesson-worth-friend = { CAP($who) }, de votre camp, est maître.
lesson-worth-foe = { CAP($who) }, de l’autre camp, est maître.
lesson-worth-card = De ce que vous pouvez jouer, { $card } en porte le plus : { $triangles ->
    [0] aucun triangle
    [one] { $triangles } triangle
   *[other] { $triangles } triangles
}.
lesson-open = Les cartes posées se lisent
lesson-open-own = Posé devant vous : { $cards }. { $count ->
    [one] Cette carte se joue comme les autres, et chacun compte avec elle.
   *[other] Ces cartes se jouent comme les autres, et chacun compte avec elles.
}
lesson-open-other = { CAP($who) } montre { $cards } : comptez avec.

## Sur la page
page-mu-sub-auction = donne { $hand } · enchères
page-mu-sub-naming = donne { $hand } · atouts
page-mu-sub-trick = donne { $hand } · pli { $number } sur { $of }
page-mu-sub-over = après { $hands ->
    [one] { $hands } donne
   *[other] { $hands } donnes
}
page-mu-card = { $number } { $colour }
page-mu-triangles = triangles
page-mu-needs = **{ CAP($who) }** { $who-among ->
    [you] devez faire
   *[other] { $who-count ->
        [one] doit faire
       *[other] doivent faire
    }
} **{ $target }** ▲ · enchère { $bid }
page-mu-trumps = Atouts
page-mu-no-trumps = Sans atout
page-mu-ladder = Ce qui l’emporte, du plus fort au plus faible : { $order }
page-mu-bid = enchère { $count }
page-mu-passed = passe
page-mu-against = en face
page-mu-your-turn = à vous
page-mu-dealer = donneur
page-mu-nothing-yet = rien encore
page-mu-nothing-open = rien de posé
page-mu-open-of = Posées devant { $who }
page-mu-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-mu-hidden-open = { $hidden } + { $open } vues
page-mu-hidden-open-short = { $hidden } + { $open }
page-mu-trick = Pli { $number }
page-mu-your-card = votre carte
page-mu-after-you = après vous
page-mu-led = entame
page-mu-wins = gagne
page-mu-winning = maître du pli
page-mu-bids = Ce que vaudrait votre enchère
page-mu-bids-of = Ce que vaudrait une enchère { DE($who) }
page-mu-bids-have = Cartes
page-mu-bids-lay = Poser
page-mu-bids-need = Le camp du chef doit faire
page-mu-bids-now = Pour l’instant
page-mu-target = { $target } ▲
page-mu-alone = vous êtes en tête, sans égalité
page-mu-level = **à égalité avec { $who } :** si rien ne change, un éclat vous coûte { $points }
page-mu-not-now = pas maintenant : une de plus que la tête au maximum
page-mu-end-passed = Si tous passent, personne ne marque.
page-mu-end-chief = { $who-is ->
    [you] En tête avec { $bid } : si tous passent, vous êtes chef.
   *[other] { $who }, en tête avec { $bid }, est chef si tous passent.
}
page-mu-end-eklat = { $who-is ->
    [you] Égalité à { $cards } : si tous passent, c’est l’éclat, et vous payez.
   *[other] Égalité à { $cards } : si tous passent, c’est l’éclat, et { $who } paie.
}
page-mu-options = Ce que vous pouvez choisir
page-mu-none = sans atout
page-mu-high = { $count ->
    [one] { $count } carte haute
   *[other] { $count } cartes hautes
}
page-mu-choose-trump = Choisissez un atout
page-mu-choose-partner = Choisissez un partenaire
page-mu-name = Nommer atout : { $trump }
page-mu-name-none = Jouer sans atout
page-mu-take-partner = Jouer avec { $who }
page-mu-choose-card = Choisissez une carte
page-mu-play = Jouer { $card }
page-mu-pass = Passer
page-mu-done = Ne plus poser
page-mu-lay = { $count ->
    [0] Poser des cartes
    [one] Poser { $count } carte
   *[other] Poser { $count } cartes
}
page-mu-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-mu-chosen = choisie
page-mu-playable = jouable
page-mu-layable = peut être posée
page-mu-open = vue de tous
page-mu-result = Comment la donne a fini
page-mu-sheet-chief = chef : { $who } · enchère { $bid }
page-mu-made = réussi
page-mu-failed = manqué
page-mu-eklat = Éclat !
page-mu-passed-out = personne n’a enchéri
page-mu-player = Joueur
page-mu-extra = contrat
page-mu-gain = gain
page-mu-total = total
page-mu-last-trick = { $who-is ->
    [you] Vous avez remporté le dernier pli :
   *[other] { $who } a remporté le dernier pli :
}
page-mu-next-hand = Donne suivante
page-mu-this-hand = Cette donne
page-mu-row-chiefs = Camp du chef ({ $who })
page-mu-row-others = En face ({ $who })
page-mu-row-out = Encore en jeu
page-mu-row-bonus = Réussi : { $you ->
    [you] vous recevez
   *[other] { $count ->
        [one] le chef reçoit
       *[other] chacun d’eux reçoit
    }
}
page-mu-row-fine = Manqué : le chef, par carte de trop
page-mu-row-reward = Manqué : chaque adversaire, par carte
page-mu-of-target = { $won } sur { $target } ▲
page-mu-hem-yours = { $won } votre camp
page-mu-hem-others = en face { $won }
page-mu-hem-chiefs = { $who-is ->
    [you] votre camp { $won }
   *[other] camp { DE($who) } { $won }
}
page-mu-hem-goal = il en faut { $target }
page-mu-hem-goal-theirs = il leur en faut { $target }
page-mu-hem-label = Triangles, sur { $all } : { $left } ; { $right } ; { $goal }.
page-ask-lay = Poser des cartes, ou passer ? Vous pouvez en avoir jusqu’à { $limit } devant vous. Elles restent à jouer.
page-ask-lay-more = Poser une autre carte, ou vous arrêter ? Vous pouvez en avoir jusqu’à { $limit } devant vous.
page-ask-vice-trump = Vous êtes sous-chef : nommez un atout. Il doit figurer sur une carte que vous avez posée.
page-ask-chief-trump = Vous êtes chef : nommez un atout, ou aucun. Il doit figurer sur une carte que vous avez posée.
page-ask-chief-trump-too = Vous êtes chef : nommez un atout, ou aucun. Atout du sous-chef : { $trump } ; le vôtre sera le plus fort.
page-ask-partner = Choisissez un partenaire. À vous deux, vous devez faire { $target } triangles.
page-ask-lead = Vous entamez : jouez une carte
page-ask-follow = { CAP($suit) } demandé : fournissez
page-ask-follow-trump = Atout demandé : jouez un atout
page-ask-free = Vous n’avez pas { DE($suit) } : jouez ce que vous voulez
