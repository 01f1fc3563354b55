# Les mots de Rummü en plein écran en français. Clés et variables sont celles de en.ftl.

screen-rummu-hand-over = la manche { $hand } est finie
screen-rummu-note-lay = pos
screen-rummu-use-add = { $card } : ajouter à { $places } (a)
screen-rummu-use-swap = { $card } : échanger à { $places } (w)
screen-rummu-use-lay = poser { $cards } : { $points }
screen-rummu-seat = { $count ->
    [one] { $count } carte, minimum { $needed }
   *[other] { $count } cartes, minimum { $needed }
}
screen-rummu-seat-short = { $count } · min { $needed }
screen-rummu-seat-out = { $count ->
    [one] { $count } carte ! a posé
   *[other] { $count } cartes, a posé
}
screen-rummu-seat-out-short = { $count } · posé
screen-rummu-takes = accepte
screen-rummu-combination = { $place } : { $what }.
screen-rummu-complete = complète
screen-rummu-stock = pioche  { $count }
screen-rummu-pile = défausse  { $count }
screen-rummu-on-top = dessus
screen-rummu-lay-count = Poser { $count } cartes
screen-rummu-swap = Échanger { $card } à { $place }
screen-rummu-add-where = Ajouter { $cards } : où ?
screen-rummu-swap-where = Échanger { $cards } : où ?
screen-rummu-ask-lay = Poser ou défausser ?
screen-rummu-ask-take = La prendre aussi ?
screen-rummu-nothing-lifts = Il n’y a rien à poser, ajouter ou échanger maintenant : aucune carte n’est levée.
screen-rummu-lift = Lever { $card }
screen-rummu-no-use = { $count ->
    [one] Avec { $cards }, rien n’est possible
   *[other] Avec { $cards } ensemble, rien n’est possible
} maintenant. Échap repose ce qui est levé.
screen-rummu-with = { $chosen } se pose avec { $cards } : { $points }.
screen-rummu-card = { $card } : { $what }.
screen-rummu-yours = Vos combinaisons
screen-rummu-held = En main, si c’était la fin
screen-rummu-key-table = table
screen-rummu-key-lay = poser
screen-rummu-key-add = ajouter
screen-rummu-key-swap = échanger
screen-rummu-key-discard = défausser
