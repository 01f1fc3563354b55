# Les mots d’Asante en français. Les clés et les variables sont celles de en.ftl.

game-title = Asante
game-about = Deux marchands achètent à bon prix et vendent cher, avec l’aide de personnages, d’animaux, d’objets et de sanctuaires. Le premier qui finit un tour avec 60 pépites d’or déclenche la fin ; le plus riche gagne. De Rüdiger Dorn.
game-score = { $score ->
    [one] { $score } pépite
   *[other] { $score } pépites
}
setting-deck = Les cartes, en TOML : noms, nombres, prix, marchandises, effets, et le degré de certitude de chacune

## Un fichier de cartes refusé
deck-refused = le jeu de cartes est refusé ({ $clause }), ligne { $line } : { $reason }
deck-syntax = ceci ne se lit pas comme du TOML : { $message }
deck-format = cette version du format n’est pas connue ; la version { $known } l’est
deck-field-missing = « { $field } » manque
deck-field-unknown = « { $field } » n’a pas sa place ici ; sont possibles : { $allowed }
deck-not-a = « { $field } » doit être { $wanted }
deck-kind-table = une table
deck-kind-text = un texte entre guillemets
deck-kind-list = une liste entre crochets
deck-kind-number = un nombre entier
deck-kind-switch = true ou false
deck-number-range = { $field } = { $value } n’est pas possible ; permis : { $min }–{ $max }
deck-number-missing = l’effet « { $effect } » a besoin du nombre « { $field } »
deck-list-length = « { $field } » doit être une liste de { $length } nombres, et non de { $count }
deck-value-unknown = { $field } = « { $value } » n’est pas possible ; permis : { $allowed }
deck-effect-unknown = il n’y a pas d’effet « { $effect } » ; pour { $class } il y a { $allowed }
deck-effect-class = l’effet « { $effect } » n’est pas fait pour { $class } ; il y a pour eux { $allowed }
deck-class-artifact = les objets
deck-class-person = les personnages
deck-class-animal = les animaux
deck-class-holy = les sanctuaires
deck-id = l’identifiant « { $id } » n’est pas possible : de 2 à { $most } minuscules sans accent, chiffres et traits d’union, une lettre au début
deck-words = « { $field } » doit être un texte de 1 à { $most } signes visibles sur une ligne
deck-wares = les marchandises « { $wares } » ne sont pas possibles : de une à { $most } des lettres T H E S F A, ou bien ? ou ??
deck-twice = { $field } = « { $value } » figure déjà à la ligne { $earlier }
deck-no-wares = il n’y a pas de carte Marchandise
deck-no-holy = il n’y a pas de sanctuaire
deck-too-many = avec cette rangée il y a trop de cartes ; au plus { $most } cartes en { $rows } rangées, sanctuaires non compris
deck-too-many-holy = avec cette rangée il y a trop de sanctuaires ; au plus { $most }
deck-too-few = { $count } cartes sans les sanctuaires ne suffisent pas pour distribuer et piocher ; au moins { $fewest }

## Les marchandises
ware-trinkets = breloque
ware-hides = peau
ware-tea = thé
ware-silk = soie
ware-fruit = fruits
ware-salt = sel
wares-trinkets = { $count ->
    [one] 1 breloque
   *[other] { $count } breloques
}
wares-hides = { $count ->
    [one] 1 peau
   *[other] { $count } peaux
}
wares-tea = { $count ->
    [one] 1 thé
   *[other] { $count } thés
}
wares-silk = { $count ->
    [one] 1 soie
   *[other] { $count } soies
}
wares-fruit = { $count ->
    [one] 1 fruit
   *[other] { $count } fruits
}
wares-salt = { $count ->
    [one] 1 sel
   *[other] { $count } sels
}
wares-packages = { $count ->
    [one] 1 marchandise au choix
   *[other] { $count } marchandises d’une même sorte au choix
}
wares-none = aucune marchandise

## La liste des cartes
cards-title = Les cartes utilisées
cards-about = Nous ne connaissons pas toutes les cartes de la boîte ; chacune porte donc une marque. [d’origine] : le nom et l’effet sont connus. [détail de nous] : l’effet est connu, sauf un détail que nous avons fixé. [effet de nous] : seul le nom, et peut-être une condition, est connu ; l’effet est de nous. [carte de nous] : le nom et l’effet sont de nous. Entre parenthèses, ce qu’il faut taper. Le fichier des cartes d’origine, à modifier, s’affiche avec « karata games --json » : c’est la valeur par défaut du réglage « deck ».
cards-wares = Cartes Marchandise
cards-artifacts = Objets
cards-persons = Personnages
cards-animals = Animaux
cards-holy = Sanctuaires
card-line = { $name } ({ $id }, ×{ $count }) [{ $certainty }] : { $what }
card-note = Remarque : { $note }
certainty-printed = d’origine
certainty-partly = détail de nous
certainty-named = effet de nous
certainty-ours = carte de nous
certain-printed = D’origine : nom et effet sont ceux du jeu en boîte.
certain-partly = Détail de nous : l’effet est celui du jeu en boîte, sauf un détail inconnu, que nous avons fixé.
certain-named = Effet de nous : la boîte contient cette carte, mais on ignore ce qu’elle fait ; l’effet est de nous.
certain-ours = Carte de nous : son nom et son effet sont de nous.

## Ce que font les cartes
effect-ware = { $wares } ; achat { $buy ->
    [one] { $buy } pépite
   *[other] { $buy } pépites
}, vente { $sell ->
    [one] { $sell } pépite
   *[other] { $sell } pépites
}.
effect-plain = { $what }
effect-untouchable = { $what } Les animaux qui cassent ou empruntent des objets n’y peuvent rien.
effect-sell-different = Rendez des marchandises de sortes différentes, une de chacune, et prenez l’or selon leur nombre : { $gold } pour une, deux et ainsi de suite jusqu’à six.
effect-apply-holy-place = Appliquez une fois l’un des sanctuaires visibles. Les vôtres ne le renforcent pas, et il reste à sa place.
effect-draw-and-keep-one = Une action pour l’activer, puis une action fait piocher { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} : gardez-en une et défaussez le reste, ou défaussez tout et payez peut-être une action de plus pour en voir d’autres. Il faut deux actions.
effect-pay-to-draw = Payez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} : piochez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
effect-discard-for-wares = Défaussez une carte de votre main : prenez { $wares ->
    [one] une marchandise
   *[other] { $wares } marchandises
} de votre choix. Il faut de la place sur votre étal.
effect-discard-for-gold = Défaussez une carte de votre main : prenez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}.
effect-return-to-draw = Rendez une marchandise : piochez { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
effect-cancel = Se joue au tour de l’adversaire, sans action : le personnage ou l’animal qu’il vient de jouer reste sans effet. Les deux cartes sont défaussées.
effect-seek-animal = Retournez des cartes jusqu’à ce qu’un animal paraisse. Jouez-le tout de suite, sans action et sans qu’on puisse l’annuler, ou prenez-le en main. Tout le reste est défaussé.
effect-exchange-for-different = Rendez jusqu’à { $most ->
    [one] une marchandise
   *[other] { $most } marchandises
} d’une même sorte et prenez-en autant d’autres, toutes de sortes différentes et aucune de la sorte rendue.
effect-discard-series-for-wares = Pour n marchandises de votre choix, défaussez 1 + 2 + … + n cartes de votre main : une carte pour une marchandise, trois pour deux, six pour trois.
effect-apply-holy-places = Appliquez une fois chacun des sanctuaires visibles, dans l’ordre voulu ; vous pouvez en laisser. Deux sanctuaires égaux ne se renforcent pas, et tous restent à leur place.
effect-take-discarded = Prenez en main une carte de la défausse, mais pas une carte de ce nom.
effect-take-discarded-artifact = Prenez en main un objet de la défausse.
effect-haggle = Jouez avec elle, sans autre action, une carte Marchandise sans paquets : achetez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} moins cher ou vendez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} plus cher.
effect-swap-ware = Prenez une marchandise de votre choix sur l’étal adverse et donnez-en une des vôtres. Si votre étal est vide, vous ne donnez rien.
effect-refill-or-reduce = Choisissez : piochez jusqu’à avoir { $up-to ->
    [one] une carte
   *[other] { $up-to } cartes
} en main, ou l’adversaire se défausse jusqu’à { $down-to ->
    [0] n’en avoir aucune
    [one] en avoir une
   *[other] en avoir { $down-to }
}.
effect-sell-each = Vendez autant de vos marchandises que vous voulez, une au moins, à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} chacune.
effect-pay-for-wares = Payez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} et prenez { $wares ->
    [one] une marchandise
   *[other] { $wares } marchandises d’une même sorte
}.
effect-look-and-take = Regardez { $cards ->
    [one] la première carte
   *[other] les { $cards } premières cartes
} de la pioche, prenez-en une en main et remettez le reste dans le même ordre.
effect-wares-or-cards = Choisissez : vous prenez { $wares ->
    [one] une marchandise
   *[other] { $wares } marchandises d’une même sorte
} et l’adversaire pioche { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}, ou l’inverse.
effect-take-gold-if-poorer = Seulement si vous avez moins d’or que l’adversaire : prenez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}.
effect-break-artifact = Défaussez un objet en jeu, à vous ou à l’adversaire. Vous pouvez en avoir l’effet une fois, sans action, même s’il a déjà servi.
effect-borrow-artifact = Utilisez un objet visible de l’adversaire, sans autre action. Il reste ensuite face cachée jusqu’à la fin du prochain tour de son propriétaire.
effect-take-wares = Prenez { $wares ->
    [one] une marchandise
   *[other] { $wares } marchandises
} de votre choix.
effect-opponent-returns = L’adversaire rend { $wares ->
    [one] une marchandise de son choix.
   *[other] { $wares } marchandises de son choix, ou tout ce qu’il a.
}
effect-steal-ware = Prenez une marchandise de votre choix sur l’étal adverse.
effect-swap-random-card = Prenez au hasard une carte de la main adverse, puis rendez une des vôtres, qui peut être celle-là.
short-sell-different = marchandises différentes, jusqu’à { $gold } pépites
short-apply-holy-place = applique un sanctuaire visible
short-draw-and-keep-one = pour 2 actions, une carte sur { $cards }
short-pay-to-draw = pioche { $cards } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
short-discard-for-wares = { $wares ->
    [one] une marchandise
   *[other] { $wares } marchandises
} pour une carte de la main
short-discard-for-gold = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} pour une carte de la main
short-return-to-draw = pioche { $cards } pour une marchandise
short-cancel = annule une carte au tour adverse
short-seek-animal = trouve un animal
short-exchange-for-different = jusqu’à { $most } pareilles contre des différentes
short-discard-series-for-wares = 1, 3 ou 6 cartes pour 1, 2 ou 3 marchandises
short-apply-holy-places = applique tous les sanctuaires visibles
short-take-discarded = reprend une carte défaussée
short-take-discarded-artifact = reprend un objet défaussé
short-haggle = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} de mieux à l’achat ou à la vente
short-swap-ware = échange une marchandise avec l’adversaire
short-refill-or-reduce = piocher jusqu’à { $up-to }, ou l’adversaire réduit à { $down-to }
short-sell-each = vend à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} la marchandise
short-pay-for-wares = { $wares ->
    [one] une marchandise
   *[other] { $wares } marchandises pareilles
} pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
short-look-and-take = prend une des { $cards } premières cartes
short-wares-or-cards = { $wares } marchandises ou { $cards } cartes, le reste à l’autre
short-take-gold-if-poorer = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} si vous en avez moins
short-break-artifact = casse un objet et l’utilise
short-borrow-artifact = utilise un objet adverse
short-take-wares = prend { $wares ->
    [one] { $wares } marchandise
   *[other] { $wares } marchandises
}
short-opponent-returns = l’adversaire rend { $wares ->
    [one] { $wares } marchandise
   *[other] { $wares } marchandises
}
short-steal-ware = prend une marchandise à l’adversaire
short-swap-random-card = une carte adverse au hasard contre une des vôtres
blessing-draw-card = Piochez une carte.
blessing-take-gold = Prenez { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}.
blessing-regain-action = Reprenez une action dépensée.
blessing-change-ware = Rendez une de vos marchandises et prenez une marchandise de votre choix, d’une autre sorte.
blessing-any = Utilisez l’effet de n’importe lequel des autres sanctuaires.

## Ce qui se passe
story-first = { $who-is ->
    [you] Vous commencez.
   *[other] { $who } commence.
}
story-dealt = Les deux joueurs reçoivent cinq cartes.
story-dealt-own = Vous recevez { $cards }.
story-turned-up = Un sanctuaire est retourné à la place { $slot } de la rangée : « { $place } ».
story-more = { $who-is ->
    [you] Vous dépensez encore une action pour de nouvelles cartes.
   *[other] { $who } dépense encore une action pour de nouvelles cartes.
}
story-chose-cards = { $who-is ->
    [you] Vous choisissez de piocher (« { $card } »).
   *[other] { $who } choisit de piocher (« { $card } »).
}
story-drew = { $who-is ->
    [you] Vous piochez une carte.
   *[other] { $who } pioche une carte.
}
story-drew-own = Vous piochez « { $card } ».
story-looked = { $who-is ->
    [you] Vous regardez la première carte (actions restantes : { $actions }).
   *[other] { $who } regarde la première carte (actions restantes : { $actions }).
}
story-looked-own = { $who-is ->
    [you] Vous regardez la première carte : « { $card } » (actions restantes : { $actions }).
   *[other] { $who } regarde la première carte : « { $card } » (actions restantes : { $actions }).
}
story-looked-several = { $who-is ->
    [you] Vous regardez { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
   *[other] { $who } regarde { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
}
story-looked-several-own = Vous regardez { $cards }.
card-quoted = « { $card } »
story-revealed = { $who-is ->
    [you] Vous retournez « { $card } ».
   *[other] { $who } retourne « { $card } ».
}
story-kept = { $who-is ->
    [you] Vous gardez la carte.
   *[other] { $who } garde la carte.
}
story-kept-own = Vous gardez « { $card } ».
story-picked = { $who-is ->
    [you] Vous prenez une des cartes.
   *[other] { $who } prend une des cartes.
}
story-picked-own = Vous prenez « { $card } ».
story-discarded = { $who-is ->
    [you] Vous défaussez { $cards }.
   *[other] { $who } défausse { $cards }.
}
story-dropped = { $who-is ->
    [you] Vous défaussez « { $card } » de votre main.
   *[other] { $who } défausse « { $card } » de sa main.
}
story-bought = { $who-is ->
    [you] Vous achetez { $wares } pour { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } ; il vous reste { $now ->
        [one] { $now } pépite
       *[other] { $now } pépites
    }.
   *[other] { $who } achète { $wares } pour { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } ; il lui reste { $now ->
        [one] { $now } pépite
       *[other] { $now } pépites
    }.
}
story-sold = { $who-is ->
    [you] Vous vendez { $wares } pour { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } et en avez maintenant { $now }.
   *[other] { $who } vend { $wares } pour { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } et en a maintenant { $now }.
}
story-laid = { $who-is ->
    [you] Vous posez « { $card } » à l’emplacement { $slot }.
   *[other] { $who } pose « { $card } » à l’emplacement { $slot }.
}
story-replaced = « { $card } » laisse sa place et part à la défausse.
story-received = { $who-is ->
    [you] Vous recevez le sanctuaire « { $place } ».
   *[other] { $who } reçoit le sanctuaire « { $place } ».
}
story-used = { $who-is ->
    [you] Vous utilisez « { $card } ».
   *[other] { $who } utilise « { $card } ».
}
story-played = { $who-is ->
    [you] Vous jouez « { $card } ».
   *[other] { $who } joue « { $card } ».
}
story-played-found = { $who-is ->
    [you] Vous jouez aussitôt « { $card } ».
   *[other] { $who } joue aussitôt « { $card } ».
}
story-let = { $who-is ->
    [you] Vous n’annulez pas « { $card } ».
   *[other] { $who } n’annule pas « { $card } ».
}
story-cancelled = { $who-is ->
    [you] Vous jouez « { $with } » : « { $card } » reste sans effet.
   *[other] { $who } joue « { $with } » : « { $card } » reste sans effet.
}
story-fetched = { $who-is ->
    [you] Vous prenez « { $card } » dans la défausse.
   *[other] { $who } prend « { $card } » dans la défausse.
}
story-fetched-found = { $who-is ->
    [you] Vous prenez « { $card } » en main.
   *[other] { $who } prend « { $card } » en main.
}
story-visited = { $who-is ->
    [you] Vous utilisez votre sanctuaire « { $place } ».
   *[other] { $who } utilise son sanctuaire « { $place } ».
}
story-applied = { $who-is ->
    [you] Vous profitez de l’effet du sanctuaire « { $place } ».
   *[other] { $who } profite de l’effet du sanctuaire « { $place } ».
}
story-regained = { $who-is ->
    [you] Vous reprenez une action et en avez maintenant { $actions }.
   *[other] { $who } reprend une action et en a maintenant { $actions }.
}
story-took = { $who-is ->
    [you] Vous prenez { $wares }.
   *[other] { $who } prend { $wares }.
}
story-stole = { $who-is ->
    [you] Vous prenez { $wares } chez { $other }.
   *[other] { $who } prend { $wares } { $other-is ->
        [you] sur votre étal
       *[other] chez { $other }
    }.
}
story-returned = { $who-is ->
    [you] Vous rendez { $wares }.
   *[other] { $who } rend { $wares }.
}
story-swapped = { $who-is ->
    [you] Vous rendez { $lost } et prenez { $wares }.
   *[other] { $who } rend { $lost } et prend { $wares }.
}
story-swapped-with = { $who-is ->
    [you] Vous prenez { $wares } à { $other } et donnez { $lost }.
   *[other] { $who } { $other-is ->
        [you] vous prend { $wares } et vous donne { $lost }.
       *[other] prend { $wares } à { $other } et donne { $lost }.
    }
}
story-gold = { $who-is ->
    [you] Vous prenez { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } et en avez maintenant { $now }.
   *[other] { $who } prend { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } et en a maintenant { $now }.
}
story-paid = { $who-is ->
    [you] Vous payez { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } ; il vous en reste { $now }.
   *[other] { $who } paie { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } ; il lui en reste { $now }.
}
story-count = { $who-is ->
    [you] Vous allez défausser { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } pour { $count ->
        [one] une marchandise
       *[other] { $count } marchandises
    }.
   *[other] { $who } va défausser { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } pour { $count ->
        [one] une marchandise
       *[other] { $count } marchandises
    }.
}
story-reduce = { $other-is ->
    [you] Vous devez vous défausser.
   *[other] { $who-is ->
        [you] Vous faites défausser { $other }.
       *[other] { $who } fait défausser { $other }.
    }
}
story-broke = { $who-is ->
    [you] Vous choisissez un objet adverse, « { $card } », qui part à la défausse.
   *[other] { $who } choisit { $owner-is ->
        [you] un de vos objets
       *[other] un objet adverse
    }, « { $card } », qui part à la défausse.
}
story-broke-using = { $who-is ->
    [you] Vous choisissez un objet adverse, « { $card } », qui vous sert une fois et part à la défausse.
   *[other] { $who } choisit { $owner-is ->
        [you] un de vos objets
       *[other] un objet adverse
    }, « { $card } », qui lui sert une fois et part à la défausse.
}
story-borrowed = { $who-is ->
    [you] Vous utilisez un objet adverse, « { $card } », qui est maintenant face cachée.
   *[other] { $who } utilise { $owner-is ->
        [you] un de vos objets
       *[other] un objet adverse
    }, « { $card } », qui est maintenant face cachée.
}
story-robbed = { $who-is ->
    [you] Vous prenez au hasard une carte à { $other }.
   *[other] { $who } { $other-is ->
        [you] vous prend une carte au hasard.
       *[other] prend au hasard une carte à { $other }.
    }
}
story-robbed-card = { $who-is ->
    [you] Vous prenez au hasard une carte à { $other } : « { $card } ».
   *[other] { $who } { $other-is ->
        [you] vous prend une carte au hasard : « { $card } ».
       *[other] prend au hasard une carte à { $other } : « { $card } ».
    }
}
story-gave = { $who-is ->
    [you] Vous donnez une carte à { $other }.
   *[other] { $who } { $other-is ->
        [you] vous donne une carte.
       *[other] donne une carte à { $other }.
    }
}
story-gave-card = { $who-is ->
    [you] Vous donnez une carte à { $other } : « { $card } ».
   *[other] { $who } { $other-is ->
        [you] vous donne une carte : « { $card } ».
       *[other] donne une carte à { $other } : « { $card } ».
    }
}
story-done = { $who-is ->
    [you] Vous vous arrêtez là.
   *[other] { $who } s’arrête là.
}
story-ended = { $who-is ->
    [you] Vous finissez votre tour avec { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }{ $actions ->
        [0] {""}
        [one] {" "}et une action restante
       *[other] {" "}et { $actions } actions restantes
    }.
   *[other] { $who } finit son tour avec { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }{ $actions ->
        [0] {""}
        [one] {" "}et une action restante
       *[other] {" "}et { $actions } actions restantes
    }.
}
story-ended-gold = { $who-is ->
    [you] Vous finissez votre tour, prenez une pépite pour { $actions } actions restantes et avez maintenant { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }.
   *[other] { $who } finit son tour, prend une pépite pour { $actions } actions restantes et a maintenant { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    }.
}
story-reshuffled = La défausse est mélangée et devient la pioche.
story-places-reshuffled = Les sanctuaires défaussés sont mélangés et forment une nouvelle pioche.
story-last-turn = { $who-is ->
    [you] Vous avez { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } : { $other } joue un dernier tour.
   *[other] { $who } a { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } : { $other-is ->
        [you] vous jouez
       *[other] { $other } joue
    } un dernier tour.
}
story-over = Le dernier tour est joué : la partie est finie.
story-over-turns = Chacun a joué { $turns ->
    [one] un tour
   *[other] { $turns } tours
} : la partie est finie.
story-tie = Égalité à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}. { $who-is ->
    [you] Vous avez déclenché la fin : { $other } gagne
   *[other] { $who } a déclenché la fin : { $other-is ->
        [you] vous gagnez
       *[other] { $other } gagne
    }
} (ASA.60).
story-tie-shared = Égalité à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} : la victoire est partagée (ASA.61).
story-broke-own = { $who-is ->
    [you] Vous défaussez un de vos objets, « { $card } ».
   *[other] { $who } défausse un de ses objets, « { $card } ».
}
story-broke-own-using = { $who-is ->
    [you] Vous défaussez un de vos objets, « { $card } », qui vous sert une dernière fois.
   *[other] { $who } défausse un de ses objets, « { $card } », qui lui sert une dernière fois.
}

## La table
row-start = Le début
row-over = La fin
row-turn = { $who-is ->
    [you] À vous de jouer
   *[other] À { $who } de jouer
}
row-supply = Réserve
row-places = Sanctuaires
row-discards = Défausse
row-player = { $who-is ->
    [you] Vous
   *[other] { $who }
}
row-owned = {"  "}sanctuaires
row-artifacts = {"  "}objets
row-hand-wares = Main −achat/+vente
row-hand-artifacts = Objets en main
row-hand-persons = Personnages en main
row-hand-animals = Animaux en main
row-looking = Vous regardez
row-known = Cartes connues chez { $who }
row-top = Dessus de la pioche
row-in-play = En cours
cell-actions = { $actions ->
    [0] aucune action restante
    [one] 1 action restante
   *[other] { $actions } actions restantes
}
cell-pile = pioche { $count }
cell-discards = défausse { $count }
cell-last-turn = dernier tour
cell-supply = { $letter } { $ware } { $count }
cell-gold = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
cell-hand = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
cell-stand-empty = étal vide
cell-stand = étal { $wares }, { $free ->
    [0] plein
    [one] { $free } place libre
   *[other] { $free } places libres
}
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
}{ $name } : { $what }
cell-card-spent = [{ $count ->
    [one] {""}
   *[other] { $count }×
}{ $name }]
cell-artifact-does = { $slot } { $card } : { $what }
cell-artifact-spent = { $slot } [{ $card }]
cell-unknown = une carte
cell-gold-of = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} sur { $goal }
cell-place-pile = pioche { $count }
cell-place-discards = défaussés : { $places }
cell-place-in-use = { $place } : en cours
cell-artifact-not = { $slot } [{ $card } : { $why }]
cell-card-not = [{ $count ->
    [one] {""}
   *[other] { $count }×
}{ $name } : { $why }]
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

## Ce qui est demandé
ask-turn-drawing = { $actions ->
    [one] Il vous reste une action
   *[other] Il vous reste { $actions } actions
} : piocher, ou commencer à jouer ?
ask-turn-playing = { $actions ->
    [one] Il vous reste une action
   *[other] Il vous reste { $actions } actions
} : que jouez-vous ou utilisez-vous ?
ask-turn-spent = Toutes vos actions sont dépensées. Finissez-vous votre tour ?
ask-turn-holy = Vous pouvez aussi utiliser un de vos sanctuaires, sans dépenser d’action : { $moves }.
ask-turn-bonus = Finir avec deux actions ou plus rapporte 1 pépite.
ask-keep = Vous regardez « { $card } » : { $what } La gardez-vous (et la pioche s’arrête), ou la défaussez-vous ?
ask-pick = Vous regardez { $cards }. Laquelle gardez-vous ? Vous pouvez aussi tout défausser.
ask-more = Dépensez-vous une action pour regarder { $count ->
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
} ? { $actions ->
    [one] Il vous reste une action.
   *[other] Il vous reste { $actions } actions.
}
ask-react = { $who } joue « { $card } » (« { $what } »). Annulez-vous cette carte ?
ask-found = Vous avez trouvé « { $card } » : { $what } Jouez-vous cet animal tout de suite, ou le prenez-vous en main ?
ask-peek = Vous regardez { $cards }. Laquelle prenez-vous en main ?
ask-choose = « { $card } » : { $what } Que choisissez-vous ?
ask-blessing = « { $place } » : { $what } Quel effet choisissez-vous ? { $left ->
    [one] Une seule fois.
   *[other] Jusqu’à { $left } fois.
}
ask-blessing-again = « { $place } » : { $what } Encore une fois ? { $left ->
    [one] C’est la dernière.
   *[other] Il reste { $left } fois.
}
ask-change = Quelle marchandise rendez-vous, et laquelle prenez-vous ?
ask-places = Quel sanctuaire de la rangée appliquez-vous ?
ask-discards = Quelle carte défaussez-vous de votre main ? { $count ->
    [one] Encore une.
   *[other] Encore { $count }.
}
ask-wares = Quelles marchandises prenez-vous ? Autant que possible, au plus { $count }.
ask-wares-alike = Quelles marchandises prenez-vous, toutes de la même sorte ? Autant que possible, au plus { $count }.
ask-return = Quelles marchandises rendez-vous ? { $count ->
    [one] Une
   *[other] { $count }
} de votre choix.
ask-give = Quelle carte donnez-vous à { $other } ?
ask-found-take = Vous avez trouvé « { $card } » : { $what } Impossible de le jouer maintenant ({ $why }) : prenez-le en main.
ask-places-more = Quel autre sanctuaire de la rangée appliquez-vous, ou avez-vous fini ?

## Ce qu’on oublie facilement
caution-lay = { $who-is ->
    [you] Vous recevrez le sanctuaire d’en face : « { $place } ».
   *[other] { $who } recevra le sanctuaire d’en face : « { $place } ».
}
caution-phase = Après cela, vous ne pourrez plus piocher de la façon ordinaire à ce tour.
caution-end = Il reste une action, qui ne rapporte rien : il en faut deux pour une pépite.
setting-most-turns = Après tant de tours de chacun, la partie finit ; 60 pépites au tout dernier donnent encore un tour à l’autre

## Les coups
forms = piocher, garder, défausser, acheter CARTE, vendre CARTE, acheter un paquet T, poser CARTE 2, utiliser 2, jouer CARTE, visiter SANCTUAIRE, finir, laisser, annuler CARTE, reprendre CARTE, choisir CARTE, défausser CARTE, donner CARTE, prendre TTS, rendre TTS, échanger SS contre TE, nombre 2, réduire, casser mien 2, casser sien 2 usant, emprunter 2, appliquer 2, invoquer SANCTUAIRE, assez
forms-chance = first 2, deal CARTE CARTE CARTE CARTE CARTE / CARTE CARTE CARTE CARTE CARTE, place SANCTUAIRE, draw CARTE, rob CARTE
do-draw = piocher
do-keep = garder la carte
do-discard = défausser ce que vous regardez
do-buy = acheter avec « { $card } »
do-buy-ware = acheter ({ $ware }) avec « { $card } »
do-sell = vendre avec « { $card } »
do-sell-ware = vendre ({ $ware }) avec « { $card } »
do-lay = poser « { $card } » à l’emplacement { $slot }
do-use = utiliser votre objet à l’emplacement { $slot }
do-play = jouer « { $card } »
do-visit = utiliser votre sanctuaire « { $place } »
do-end = finir votre tour
do-let = ne pas l’annuler
do-cancel = annuler avec « { $card } »
do-fetch = prendre en main « { $card } »
do-pick = prendre en main « { $card } »
do-drop = défausser de votre main « { $card } »
do-give = donner « { $card } »
do-take = prendre { $wares }
do-return = rendre { $wares }
do-swap = donner { $give } contre { $take }
do-count = défausser pour { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
}
do-reduce = faire défausser l’adversaire
do-break-own = défausser votre objet à l’emplacement { $slot }
do-break-own-using = défausser votre objet à l’emplacement { $slot } et l’utiliser
do-break-other = défausser l’objet adverse à l’emplacement { $slot }
do-break-other-using = défausser l’objet adverse à l’emplacement { $slot } et l’utiliser
do-borrow = utiliser l’objet adverse à l’emplacement { $slot }
do-apply = appliquer le sanctuaire { $slot } de la rangée
do-bless = appliquer l’effet de « { $place } »
do-done = vous arrêter là

## Ce qui se dit encore d’un coup
detail-costs = pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
detail-brings = rapporte { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
detail-lay = { $who } reçoit « { $place } »
detail-replace = « { $card } » part à la défausse, et vous recevez « { $place } »
detail-replace-only = « { $card } » part à la défausse
detail-discards = { $count ->
    [one] une carte
   *[other] { $count } cartes
} à défausser
detail-refill = { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
} pour vous
detail-reduce = { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
}
detail-other-draws = { $count ->
    [0] et l’adversaire ne pioche rien
    [one] et l’adversaire pioche une carte
   *[other] et l’adversaire pioche { $count } cartes
}
detail-other-takes = { $count ->
    [0] rien
    [one] une carte
   *[other] { $count } cartes
} pour vous, et l’adversaire prend { $wares ->
    [one] une marchandise
   *[other] jusqu’à { $wares } marchandises d’une même sorte
}
detail-times = jusqu’à { $count } fois
detail-end-gold = 1 pépite pour { $count } actions restantes
detail-end-lost = il reste une action, qui ne rapporte rien
detail-end-begins = déclenche la fin : { $who } joue un dernier tour
detail-end-game = met fin à la partie

## Ce qui parle pour un coup ou contre lui : « ce coup … »
fact-wins = met fin à la partie alors que vous menez, { $gold } pépites à { $other }
fact-loses = met fin à la partie alors que { $who } mène, { $other } pépites à { $gold }
fact-shares = met fin à la partie sur un partage à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-brings-on-end = déclenche la fin avec { $gold } pépites contre { $other } ({ $who })
fact-goal = vous amène à { $gold } pépites, assez pour déclencher la fin
fact-earns-most = rapporte { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}, plus que tout autre coup
fact-earns = rapporte { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-may-earn = peut rapporter jusqu’à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-haggles = améliore un achat ou une vente de { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-readies-sale = réunit les marchandises d’une vente à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-nears-sale = vous donne { $have } des { $need } marchandises d’une vente à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-keeps-sale = garde les marchandises d’une autre vente à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-spoils-sale = cède des marchandises qu’une autre de vos cartes vend { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-buys = achète { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
} pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-cheapest = est l’achat le moins cher
fact-costs = coûte { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} et vous en laisse { $left }
fact-takes = procure { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
} sans payer le prix du marché
fact-kinds = vous donne { $count ->
    [one] une sorte de marchandise
   *[other] { $count } sortes de marchandises
}
fact-makes-room = laisse { $count ->
    [one] une place libre
   *[other] { $count } places libres
} sur votre étal
fact-fills-stand = occupe la dernière place de votre étal
fact-draws = pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}
fact-may-draw = peut faire piocher { $count ->
    [one] une carte
   *[other] { $count } cartes
}
fact-looks = permet de regarder { $count ->
    [one] une carte et de la garder ou non
   *[other] { $count } cartes et d’en garder une ou non
}
fact-looks-on = laisse { $count ->
    [one] une action
   *[other] { $count } actions
} pour regarder d’autres cartes
fact-nothing-kept = a dépensé l’action pour rien
fact-discards = coûte { $count ->
    [one] une autre carte
   *[other] { $count } autres cartes
} de votre main
fact-regains = rend { $count ->
    [one] une action
   *[other] { $count } actions
}
fact-fetches = vous procure une carte de la défausse
fact-exchanges = échange des marchandises contre d’autres
fact-applies = peut utiliser { $count ->
    [one] un sanctuaire
   *[other] { $count } sanctuaires
} de la rangée
fact-seeks = trouve un animal, s’il en reste un
fact-may-break = peut casser un objet adverse ({ $who })
fact-may-borrow = utilise un objet adverse ({ $who })
fact-breaks = prive { $who } de « { $card } »
fact-loses-artifact = vous coûte « { $card } »
fact-usable-at-once = pose un objet que vous pouvez utiliser tout de suite
fact-receives = vous donne le sanctuaire « { $place } »
fact-gives-place = donne à { $who } le sanctuaire « { $place } »
fact-other-loses = coûte à { $who } { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
}
fact-other-discards = fait défausser { $count ->
    [one] une carte
   *[other] { $count } cartes
} à { $who }
fact-other-draws = laisse { $who } piocher { $count ->
    [one] une carte
   *[other] { $count } cartes
}
fact-other-takes = laisse { $who } prendre { $count ->
    [one] une marchandise
   *[other] { $count } marchandises
}
fact-cancelled = peut être annulé par { $who }
fact-not-cancelled = ne peut pas être annulé par { $who }
fact-card-sells = vous procure une carte qui vend des marchandises de votre étal { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-card-usable = vous procure une carte utilisable en l’état actuel
fact-card-usable-later = vous procure une carte utilisable à votre prochain tour en l’état actuel
fact-card-sells-later = vous procure une carte qui vendra des marchandises de votre étal { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-card-cancels = vous procure une carte qui peut en annuler d’autres
fact-card-idle = vous procure une carte inutilisable en l’état actuel
fact-parts-sale = se sépare d’une carte qui vend des marchandises de votre étal { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-parts-usable = se sépare d’une carte utilisable en l’état actuel
fact-parts-cancels = se sépare d’une carte qui peut en annuler d’autres
fact-parts-idle = ne se sépare que d’une carte inutilisable en l’état actuel
fact-arms = donne à { $who } une carte qui vend des marchandises de son étal { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-prevents = empêche ceci : { $what }
fact-allows = permet ceci : { $what }
fact-keeps-keeper = garde pour plus tard votre carte qui annule
fact-spends-keeper = dépense votre carte qui annule
harm-returns = vous rendez { $count ->
    [0] zéro marchandise
    [one] une marchandise
   *[other] { $count } marchandises
}
harm-steals = { $count ->
    [one] une de vos marchandises passe
   *[other] { $count } de vos marchandises passent
} sur l’étal adverse
harm-swaps = une de vos marchandises est échangée
harm-robs = une carte de votre main est prise au hasard
harm-discards = vous devrez peut-être défausser { $count ->
    [one] une carte
   *[other] { $count } cartes
}
harm-breaks = un de vos objets peut être défaussé
harm-borrows = un de vos objets sert et reste face cachée
harm-gold = { $who } peut gagner { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
harm-wares = { $who } prend { $count ->
    [0] zéro marchandise
    [one] une marchandise
   *[other] { $count } marchandises
}
harm-effect = { $who } a l’effet de la carte
fact-unused = laisse { $count ->
    [one] une action inutilisée
   *[other] { $count } actions inutilisées
}
fact-undone-sale = renonce à une vente à { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
fact-undone-buys = n’utilise pas { $count ->
    [one] une carte avec laquelle vous pourriez acheter
   *[other] { $count } cartes avec lesquelles vous pourriez acheter
}
fact-no-action = ne coûte pas d’action
fact-spare-action = utilise une action qui, restante, ne rapporterait rien
fact-costs-bonus = renonce à la pépite de deux actions restantes
fact-keeps-places = garde vos sanctuaires pour un autre tour
fact-keeps-hand = garde toutes les cartes de votre main
fact-ends-drawing = met fin à la pioche pour ce tour

## Les mots des coups, tels qu’on les tape
verb-draw = piocher
verb-keep = garder
verb-discard = défausser
verb-buy = acheter
verb-sell = vendre
verb-lay = poser
verb-use = utiliser
verb-play = jouer
verb-visit = visiter
verb-end = finir
verb-let = laisser
verb-cancel = annuler
verb-fetch = reprendre
verb-pick = choisir
verb-give = donner
verb-take = prendre
verb-return = rendre
verb-swap = échanger
verb-for = contre
verb-count = nombre
verb-reduce = réduire
verb-break = casser
verb-mine = mien
verb-theirs = sien
verb-using = usant
verb-borrow = emprunter
verb-apply = appliquer
verb-bless = invoquer
verb-done = assez

## Pourquoi pas
unknown-card = Il n’y a pas de carte « { $text } » ; c montre toutes les cartes, c NOM l’une d’elles.
unknown-place = Il n’y a pas de sanctuaire « { $text } » ; c montre toutes les cartes, c NOM l’une d’elles.
why-over = la partie est finie
why-nature = le hasard décide d’abord
why-keep-or-discard = vous regardez une carte : gardez-la ou défaussez-la
why-pick-or-discard = prenez une des cartes que vous regardez, ou défaussez-les toutes
why-draw-or-done = piochez de nouvelles cartes pour une autre action, ou arrêtez-vous là (assez)
why-useless = cela ne ferait rien maintenant
why-found = jouez « { $card } » aussitôt, ou prenez la carte en main
why-pick = prenez une des cartes que vous regardez
why-choose = « { $card } » demande autre chose : choisissez dans la liste
why-bless = « { $place } » demande autre chose : choisissez dans la liste
why-change = rendez une marchandise que vous avez contre une d’une autre sorte de la réserve
why-apply = appliquez un sanctuaire de la rangée qui ne l’est pas encore, ou arrêtez-vous là (assez)
why-not-held = vous n’avez pas cette carte en main
why-discard-hand = défaussez une carte de votre main
why-take = prenez des marchandises de la réserve, autant que possible, au plus { $count }
why-take-alike = prenez des marchandises d’une même sorte de la réserve, autant que possible, au plus { $count }
why-return = rendez { $count ->
    [one] une de vos marchandises
   *[other] { $count } de vos marchandises
}
why-give = rendez une des cartes de votre main
why-not-a-keeper = cette carte n’annule rien
why-react = laissez faire la carte, ou annulez-la avec une carte qui le peut
why-no-more-drawing = vous jouez déjà : on ne pioche plus à ce tour
why-no-actions = toutes vos actions sont dépensées
why-no-cards = il n’y a plus de carte à piocher
why-not-on-stand = il manque à votre étal { $wares }
why-slot-taken = choisissez un emplacement vide tant qu’il y en a un
why-no-artifact = « { $card } » n’est pas un objet
why-not-now = cela ne peut pas se faire maintenant
why-only-cancels = cette carte ne sert qu’au tour de l’adversaire
why-buy-or-sell = avec une carte Marchandise, on achète ou on vend
why-lay = un objet se pose à un emplacement
why-packages = dites une marchandise pour des paquets, et aucune pour une carte sans paquets
why-no-ware-card = « { $card } » n’est pas une carte Marchandise
why-empty-slot = il n’y a pas d’objet à cet emplacement
why-used = cet objet reste face cachée jusqu’à la fin du tour de son propriétaire
why-not-owned = vous ne possédez pas ce sanctuaire
why-visited = vous avez déjà utilisé un sanctuaire à ce tour
why-no-spent-action = il n’y a pas d’action à reprendre
why-too-dear = cela coûte { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}, que vous n’avez pas
why-no-room = il faut { $count ->
    [one] un espace libre
   *[other] { $count } espaces libres
} sur votre étal
why-not-in-supply = il manque à la réserve { $wares }
why-found-take = impossible de jouer « { $card } » maintenant : prenez la carte en main
why-apply-first = appliquez d’abord un des sanctuaires de la rangée ; ensuite, vous pourrez vous arrêter
why-few-actions = il faut { $count } actions
why-stand-empty = votre étal est vide
why-stand-full = votre étal est plein
why-hand-empty = aucune autre carte à défausser
why-nothing-discarded = rien à prendre dans la défausse
why-no-artifact-discarded = aucun objet dans la défausse
why-nothing-to-swap = aucune marchandise d’une autre sorte
why-other-stand-empty = l’étal adverse est vide
why-other-hand-empty = l’adversaire n’a pas de carte
why-not-poorer = vous n’êtes pas le plus pauvre
why-nothing-to-break = aucun objet à casser
why-nothing-to-borrow = aucun objet à emprunter
why-no-ware-card-held = aucune carte Marchandise utilisable
why-hands-fit = aucune des deux mains ne changerait
why-no-place-helps = aucun sanctuaire utile
not-now-cancels = au tour adverse
not-alike = { $count ->
    [2] pas deux pareilles
   *[other] pas { $count } pareilles
}
not-visited = un seul sanctuaire par tour
not-face-up = déjà utilisé
not-on-stand = manque { $wares }
not-in-supply = réserve sans { $wares }
not-no-room = pas de place
not-too-dear = trop cher

## Ce qui reste du récit quand le lecteur doit retenir le reste
story-chose-cards-faded = { $who-is ->
    [you] Vous choisissez de piocher.
   *[other] { $who } choisit de piocher.
}
story-drew-own-faded = Vous piochez une carte.
story-looked-several-own-faded = Vous regardez des cartes.
story-revealed-faded = { $who-is ->
    [you] Vous retournez une carte.
   *[other] { $who } retourne une carte.
}
story-kept-own-faded = Vous gardez la carte.
story-picked-own-faded = Vous prenez une des cartes.
story-discarded-faded = { $who-is ->
    [you] Vous vous défaussez.
   *[other] { $who } se défausse.
}
story-dropped-faded = { $who-is ->
    [you] Vous défaussez une carte de votre main.
   *[other] { $who } défausse une carte de sa main.
}
story-bought-faded = { $who-is ->
    [you] Vous achetez des marchandises ; il vous reste { $now ->
        [one] { $now } pépite
       *[other] { $now } pépites
    }.
   *[other] { $who } achète des marchandises ; il lui reste { $now ->
        [one] { $now } pépite
       *[other] { $now } pépites
    }.
}
story-sold-faded = { $who-is ->
    [you] Vous vendez des marchandises et avez maintenant { $now ->
        [one] { $now } pépite
       *[other] { $now } pépites
    }.
   *[other] { $who } vend des marchandises et a maintenant { $now ->
        [one] { $now } pépite
       *[other] { $now } pépites
    }.
}
story-laid-faded = { $who-is ->
    [you] Vous posez un objet à l’emplacement { $slot }.
   *[other] { $who } pose un objet à l’emplacement { $slot }.
}
story-replaced-faded = Le précédent laisse sa place et part à la défausse.
story-used-faded = { $who-is ->
    [you] Vous utilisez un objet.
   *[other] { $who } utilise un objet.
}
story-played-faded = { $who-is ->
    [you] Vous jouez une carte.
   *[other] { $who } joue une carte.
}
story-played-found-faded = { $who-is ->
    [you] Vous jouez aussitôt cette carte.
   *[other] { $who } joue aussitôt cette carte.
}
story-let-faded = { $who-is ->
    [you] Vous n’annulez pas la carte.
   *[other] { $who } n’annule pas la carte.
}
story-cancelled-faded = { $who-is ->
    [you] Vous jouez une carte : l’autre reste sans effet.
   *[other] { $who } joue une carte : l’autre reste sans effet.
}
story-fetched-faded = { $who-is ->
    [you] Vous prenez une carte dans la défausse.
   *[other] { $who } prend une carte dans la défausse.
}
story-fetched-found-faded = { $who-is ->
    [you] Vous prenez la carte en main.
   *[other] { $who } prend la carte en main.
}
story-broke-faded = { $who-is ->
    [you] Vous choisissez un objet adverse, qui part à la défausse.
   *[other] { $who } choisit { $owner-is ->
        [you] un de vos objets
       *[other] un objet adverse
    }, qui part à la défausse.
}
story-broke-using-faded = { $who-is ->
    [you] Vous choisissez un objet adverse, qui vous sert une fois et part à la défausse.
   *[other] { $who } choisit { $owner-is ->
        [you] un de vos objets
       *[other] un objet adverse
    }, qui lui sert une fois et part à la défausse.
}
story-broke-own-faded = { $who-is ->
    [you] Vous défaussez un de vos objets.
   *[other] { $who } défausse un de ses objets.
}
story-broke-own-using-faded = { $who-is ->
    [you] Vous défaussez un de vos objets, qui vous sert une dernière fois.
   *[other] { $who } défausse un de ses objets, qui lui sert une dernière fois.
}
story-borrowed-faded = { $who-is ->
    [you] Vous utilisez un objet adverse, qui est maintenant face cachée.
   *[other] { $who } utilise { $owner-is ->
        [you] un de vos objets
       *[other] un objet adverse
    }, qui est maintenant face cachée.
}

# Les cartes de notre jeu, par leur nom français.
verb-pottery = poterie
verb-map = carte-géographique
verb-calabash = calebasse
verb-loom = métier-à-tisser
verb-purse = bourse-à-cauris
verb-drum = tambour-parlant
verb-keeper = animaliste
verb-tracker = traqueur
verb-dyer = teinturier
verb-boatman = batelier
verb-cartographer = cartographe
verb-healer = guérisseur
verb-haggler = marchandeur
verb-nomad = nomade
verb-matron = matrone
verb-carver = sculpteur
verb-caravan = caravanier
verb-weaver = tisserande
verb-porter = porteur
verb-beggar = mendiant
verb-buffalo = buffle-noir-des-savanes
verb-tortoise = tortue
verb-camel = chameau
verb-gorilla = gorille
verb-marabou = marabout
verb-jackal = chacal
verb-kilimanjaro = kilimandjaro
verb-package = un-paquet
verb-packages = deux-paquets

## Leçons
topic-turn = Les actions d’un tour
topic-keeping = Choisir une carte
topic-buying = Acheter des marchandises
topic-selling = Vendre des marchandises
topic-laying = Poser un objet
topic-using = Utiliser un objet
topic-helpers = Personnages et animaux
topic-cancelling = Annuler une carte
topic-holy-places = Les sanctuaires
topic-wares = Choisir des marchandises
topic-parting = Se séparer d’une carte
topic-ending = La fin d’un tour et de la partie
lesson-does = « { $card } » : { $what }.
lesson-explained = « { $card } » : { $what }
lesson-turn = Dépensez vos actions
lesson-turn-actions = { $actions ->
    [one] Il vous reste { $actions } action
   *[other] Vous avez { $actions } actions
}. Regarder une carte, en jouer une ou utiliser un objet en coûte une.
lesson-turn-spent = Toutes vos actions sont dépensées.
lesson-turn-draw = Avant de jouer, une action vous fait regarder la carte du dessus de la pioche : gardez-la et n’en regardez plus, ou défaussez-la.
lesson-turn-then = Vous pouvez aussi jouer tout de suite. Après cela, on n’en regarde plus à ce tour.
lesson-turn-playing = Vous avez commencé à jouer : on ne regarde plus de carte à ce tour.
lesson-keeping = Prenez ce qui vous sert
lesson-keeping-keep = La garder { $what }, et vous n’en regardez plus d’autre à ce tour.
lesson-keeping-discard = La défausser { $what }.
lesson-keeping-pick = Vous pouvez prendre { $count ->
    [one] cette carte
   *[other] une de ces { $count } cartes
} ; le reste est défaussé.
lesson-keeping-peek = Vous prenez { $count ->
    [one] cette carte
   *[other] une de ces { $count } cartes
} ; le reste est remis dans le même ordre.
lesson-keeping-fetch = Vous prenez une carte de la défausse, et { $who } voit laquelle.
lesson-keeping-useful = Utiles en l’état actuel : { $cards }.
lesson-keeping-idle = Aucune n’est utile en l’état actuel.
lesson-keeping-more = Une action vous montre { $count ->
    [one] une nouvelle carte
   *[other] { $count } nouvelles cartes
} ; il { $actions ->
    [one] en reste une
   *[other] en reste { $actions }
}.
lesson-keeping-found = Joué tout de suite, il ne coûte pas d’action et ne peut pas être annulé ; en main, il attend un meilleur moment.
lesson-keeping-found-take = Il ne peut pas être joué maintenant : il va dans votre main pour plus tard.
lesson-buying = Achetez ce qu’une autre carte vend
lesson-buying-card = Avec « { $card } », vous pouvez acheter { $wares } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} ; il vous en resterait { $left }.
lesson-buying-room = { $free ->
    [one] { $free } place est libre
   *[other] { $free } places sont libres
} sur votre étal : toutes les marchandises d’une carte doivent y tenir.
lesson-buying-sale = Gardez « { $card } » pour vendre : cette carte rapporte ensuite { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} pour { $wares }.
lesson-buying-gone = La carte est alors partie. Pour vendre, il en faut une autre qui montre ces marchandises.
lesson-selling = Vendez ce qui est sur votre étal
lesson-selling-card = Avec « { $card } », vous pouvez vendre { $wares } pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} : tout est sur votre étal.
lesson-selling-gold = Cela fait { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} ; { $goal } déclenchent la fin.
lesson-selling-goal = Cela fait { $gold } pépites, assez pour déclencher la fin.
lesson-selling-either = Une carte Marchandise achète ou vend, puis elle est défaussée.
lesson-laying = Un objet reste devant vous
lesson-laying-costs = Le poser coûte une action, l’utiliser { $actions ->
    [one] une autre
   *[other] { $actions } autres
}, une fois à chacun de vos tours.
lesson-laying-gives = { $places-count ->
    [one] { CAP($who) } reçoit le sanctuaire d’en face : { $places }.
   *[other] { CAP($who) } reçoit le sanctuaire d’en face ; l’emplacement décide lequel : { $places }.
}
lesson-laying-receive = Vos emplacements sont pleins : un objet cède la place, et vous recevez le sanctuaire d’en face.
lesson-using = Utilisez ce qui est devant vous
lesson-using-once = L’utiliser coûte { $actions ->
    [one] une action
   *[other] { $actions } actions
}, une fois par tour : il reste ensuite face cachée jusqu’à la fin de votre tour.
lesson-using-break = Un objet en jeu est défaussé, à vous ou à { $who } ; vous pouvez l’utiliser une fois, sans action.
lesson-using-borrow = Vous utilisez un objet adverse ({ $who }), sans action ; il reste ensuite face cachée.
lesson-using-theirs = { CAP($who) } a « { $card } » : { $what }.
lesson-helpers = Personnages et animaux aident une fois
lesson-helpers-once = Cela coûte une action, puis la carte est défaussée.
lesson-helpers-cancelled = { CAP($who) } peut l’annuler avec « { $card } », si sa main de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
} en contient.
lesson-helpers-safe = { CAP($who) } n’a pas de carte : personne ne peut l’annuler.
lesson-helpers-paid = L’action est payée : choisir n’en coûte pas d’autre.
lesson-cancelling = Annulez-la, ou laissez faire
lesson-cancelling-played = { CAP($who) } joue « { $card } » : { $what }.
lesson-cancelling-harm = Si vous laissez faire : { $what }.
lesson-cancelling-can = Votre « { $card } » l’arrête, sans action ; les deux cartes sont ensuite défaussées.
lesson-cancelling-cannot = Aucune de vos cartes n’annule. On vous le demande quand même, pour que la question ne révèle rien.
lesson-holy-places = Les sanctuaires ne coûtent pas d’action
lesson-holy-places-once = Un des vôtres peut servir à chacun de vos tours, puis il est défaussé.
lesson-holy-places-times = Vous en avez { $count } : il sert jusqu’à { $count } fois.
lesson-holy-places-one = Avec deux pareils, il servirait deux fois.
lesson-holy-places-left = { $count ->
    [one] Il sert { $count } fois.
   *[other] Il sert jusqu’à { $count } fois.
}
lesson-holy-places-row = { $places-count ->
    [one] Vous pouvez avoir l’effet de { $places } dans la rangée, qui y reste.
   *[other] Vous pouvez avoir des effets de la rangée : { $places }. Ils y restent.
}
lesson-wares = Regardez ce que vendent vos cartes
lesson-wares-room = { $free ->
    [one] { $free } place est libre sur votre étal.
   *[other] { $free } places sont libres sur votre étal.
}
lesson-wares-return = Ce que vous rendez quitte votre étal.
lesson-wares-swap = Votre étal garde autant de marchandises, d’autres sortes.
lesson-wares-ready = « { $card } » vend pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}, et toutes ses marchandises sont sur votre étal.
lesson-wares-lacks = « { $card } » vend pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} ; il manque à votre étal { $wares }.
lesson-wares-none = Aucune carte de votre main ne vend de marchandises précises : aucune n’est encore nécessaire.
lesson-parting = Séparez-vous de ce qui ne vous sert pas
lesson-parting-discard = { $count ->
    [one] { $count } carte de votre main est à défausser.
   *[other] { $count } cartes de votre main sont à défausser.
}
lesson-parting-give = Une de vos cartes va à { $who }.
lesson-parting-idle = Sans utilité en l’état actuel : { $cards }.
lesson-parting-useful = Chacune de vos cartes est utile en l’état actuel.
lesson-ending = Le plus d’or gagne
lesson-ending-gold = Qui finit un tour avec { $goal } pépites déclenche la fin : vous en avez { $gold }, { $who } { $other }.
lesson-ending-bonus = Deux actions restantes ou plus rapportent 1 pépite ; il vous en reste { $actions }.
lesson-ending-single = Une seule action restante ne rapporte rien ; deux ou plus rapportent 1 pépite.
lesson-ending-begins = Si vous finissez votre tour maintenant, { $who } a un dernier tour.
lesson-ending-game = Votre tour est le dernier de la partie.

## La page
page-to-goal = jusqu’à { $goal } pépites
page-market = Le marché
page-gold = { $gold ->
    [one] pépite
   *[other] pépites
}
page-wins = gagne
page-stand = { $who-is ->
    [you] Votre étal
   *[other] L’étal { DE($who) }
} : { $wares }, { $free ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $free } places libres
}
page-slot = Emplacement { $slot }
page-slot-empty = libre
page-slot-lay = à poser ici
page-no-place = pas de sanctuaire
page-free-place = sans action ; un par tour
page-look = Regarder une carte
page-look-costs = 1 action · reste { $count }
page-pile = Pioche
page-pile-left = { $count ->
    [one] reste { $count } carte
   *[other] reste { $count } cartes
}
page-decide = À décider
page-hand = Votre main : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
page-hand-empty = Votre main est vide.
page-price-buy = achat
page-price-sell = vente
page-buy-label = { $card } : acheter pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
page-sell-label = { $card } : vendre pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
page-lacks = manque
page-sold-out = épuisé
page-not-actions = plus d’action
page-not-drawing = plus à ce tour
page-sort-ware = marchandises
page-sort-artifact = objet
page-sort-person = personnage
page-sort-animal = animal
page-sort-place = sanctuaire
page-card-in-full = La carte
page-from-own = De votre étal
page-from-supply = De la réserve
page-from-other = De l’étal { DE($who) }
page-ware-key = { $ware } : { $count } ici, { $picked } au choix
page-choose = Choisissez
page-choose-ware = Quelle marchandise ?
page-choose-slot = Quel emplacement ?
page-end-turn = Finir le tour
page-end-gold = { $gold ->
    [one] +{ $gold } pépite
   *[other] +{ $gold } pépites
}
page-let = Laisser faire
page-cancel = Annuler
page-cancel-with = avec « { $card } »
page-cancel-none = vous n’avez pas la carte
page-keep = La garder
page-keep-ends = et ne plus regarder
page-discard = Défausser
page-done = C’est tout
page-hem-near = { $who } { $gold }
page-hem-far = { $other } { $more } · fin à { $goal } pépites
page-hem-label = { $who } : { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
} ; { $other } : { $more ->
    [one] { $more } pépite
   *[other] { $more } pépites
}. { $goal } pépites amènent la fin.
page-blessing-draw-card = piocher une carte
page-blessing-take-gold = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
page-blessing-regain-action = une action de retour
page-blessing-change-ware = changer une marchandise
page-blessing-any = l’un des autres
page-go-buy = Acheter pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
page-go-sell = Vendre pour { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
page-goes-to = { $who-is ->
    [you] pour vous
   *[other] pour { $who }
}
page-ask-change = Quelle marchandise rendez-vous, et laquelle prenez-vous ? Elles doivent être de sortes différentes.
page-ask-places = Quel sanctuaire appliquez-vous ?
page-ask-places-more = Un autre sanctuaire, ou est-ce tout ?
page-ask-turn-drawing = Regarder une carte, ou jouer ? Dès qu’on joue, on n’en regarde plus à ce tour.
page-ask-turn-playing = Que jouer, ou utiliser ? On ne regarde plus de carte à ce tour.
page-ask-turn-spent = Toutes vos actions sont dépensées. Finir le tour ?
page-ask-turn-holy = Un de vos sanctuaires peut servir, sans action.
page-ask-turn-bonus = Finir avec deux actions ou plus rapporte 1 pépite.
page-ask-keep = Garder « { $card } » ? { $what } Si vous la gardez, vous n’en regardez plus d’autre à ce tour.
page-ask-pick = Quelle carte gardez-vous ? Vous pouvez aussi tout défausser.
page-ask-peek = Quelle carte prenez-vous ? Les autres retournent sur la pioche.
page-ask-react = { $who } joue « { $card } ». Laissez-vous faire, ou annulez-vous cette carte ?
page-ask-found = Vous avez trouvé « { $card } ». Jouer cet animal tout de suite, ou le prendre en main ? { $what }
page-ask-found-take = Vous avez trouvé « { $card } ». Impossible de le jouer maintenant ({ $why }) : prenez-le en main.
page-ask-choose = « { $card } » : que choisissez-vous ? { $what }
page-ask-blessing = « { $place } » : quel effet ? { $left ->
    [one] Une seule fois.
   *[other] Jusqu’à { $left } fois.
}
page-ask-blessing-again = « { $place } » : encore une fois ? { $left ->
    [one] C’est la dernière.
   *[other] Il reste { $left } fois.
}
