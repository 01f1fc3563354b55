# Les mots d’Asante en plein écran en français. Clés et variables sont celles de en.ftl.

screen-asante-ask-drawing = Voir, ou jouer ?
screen-asante-your-turn = à vous
screen-asante-turn-of = au tour { DE($who) }
screen-asante-goal = { $goal ->
    [one] { $goal } pépite amène la fin
   *[other] { $goal } pépites amènent la fin
}
screen-asante-hem = { $who } { $gold } sur { $goal } pépites
screen-asante-gold = { $gold ->
    [one] { $gold } pépite
   *[other] { $gold } pépites
}
screen-asante-stand = étal
screen-asante-empty = vide
screen-asante-pile = pioche { $count }
screen-asante-discards = défausse { $count }
screen-asante-holy = lieux { $count }, usés { $used }
screen-asante-any = libre ×{ $count }
screen-asante-lacks = manque { $wares }
screen-asante-sold-out = épuisé { $wares }
screen-asante-not-alike = pas pareils
screen-asante-not-now = pas ici
screen-asante-look = Regarder
screen-asante-end = Finir
screen-asante-end-gold = Finir (+{ $gold })
screen-asante-buy = Acheter { $what }
screen-asante-sell = Vendre { $what }
screen-asante-play = Jouer
screen-asante-play-card = Jouer { $what }
screen-asante-drop = Défausser { $what }
screen-asante-give = Donner { $what }
screen-asante-use = Utiliser
screen-asante-lay = Poser
screen-asante-lay-here = Poser ici
screen-asante-do = Choisir ceci
screen-asante-named = { $name } : { $text }
screen-asante-ware = { $letter } : { $ware } ; { $left } à acheter, { $whose-is ->
    [you] vous en avez
   *[other] { $whose } en a
} { $own }, { $who } { $theirs }.
screen-asante-no-keeper = Vous n’avez aucune carte qui annule.
screen-asante-key-trade = acheter/vendre
screen-asante-key-ware = marchandise
screen-asante-key-table = table
screen-asante-key-look = regarder
screen-asante-key-end = finir
