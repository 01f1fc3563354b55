# Les mots de Serengeti en plein écran en français. Clés et variables sont celles de en.ftl.

screen-serengeti-edition = { $edition ->
    [abacus] édition Abacus
    [asmodee] édition Asmodée
    [digest] règle abrégée
   *[other] { $edition }
}
screen-serengeti-counts = { $sold ->
    [one] { $sold } vendue
   *[other] { $sold } vendues
} · { $now } en vente · { $left } à venir
screen-serengeti-stands = { $who-is ->
    [you] { $amount } tient, votre mise
   *[other] { $amount } tient, mise { DE($who) }
}
screen-serengeti-you-sell = Vous vendez cette carte.
screen-serengeti-worth = en points : { $worth }
screen-serengeti-closes = ce lot vous fermerait { $digits }
screen-serengeti-closed = fermés pour vous : { $digits }
screen-serengeti-points = points
screen-serengeti-took = passé, pris { $chips }
screen-serengeti-passed = passé +{ $chips }
screen-serengeti-bid-stands = { $amount }, tient
screen-serengeti-nobody = { $amount } : aucun autre n’a de { $digit } ; { $detail }.
screen-serengeti-bid-is = { $amount } { $detail }.
screen-serengeti-last-word = Le lot est à vous aussitôt.
screen-serengeti-bid = Miser { $amount }, reste { $left }
screen-serengeti-pass-short = Passer +{ $chips }
screen-serengeti-tribe = 1–5 d’une tribu
screen-serengeti-pass-bonus = Passer, prendre { $chips }
screen-serengeti-pass-gain = Passer, recevoir { $chips }
screen-serengeti-pass-free = Passer, l’avoir pour rien
screen-serengeti-pays = paie
screen-serengeti-own = votre { $digit }
screen-serengeti-dear = { $amount }, c’est plus que vos { $chips } jetons
screen-serengeti-hem = { $lot } · plus de jetons : +{ $points }
screen-serengeti-all = tous
screen-serengeti-shortly = { $amount } : { $paid } ; reste { $left }.
screen-serengeti-each = { $chips } par tête
screen-serengeti-rest-bank = bq { $chips }
screen-serengeti-rest-pot = pot{ $chips }
screen-serengeti-most = +{ $points } au plus
screen-serengeti-give = Donner { $card }
screen-serengeti-choose-take = Choisir quoi prendre
screen-serengeti-key-digit = chiffre
screen-serengeti-key-keep = tout garder
screen-serengeti-ask-sell = Vendre une carte, ou passer ?
screen-serengeti-ask-swap = Échanger une carte, ou passer ?
screen-serengeti-ask-lose = Quelle carte perdez-vous ?
