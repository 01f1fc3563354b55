py-imagined = Cette position est imaginée : personne ne sait comment on y est arrivé, elle ne peut donc pas être notée.
py-nothing-to-undo = Il n’y a rien à reprendre : personne n’a encore joué.
py-internal = c’est un défaut de Karata même : { $what }
py-spoiled = cette partie n’est plus utilisable : quelque chose y a échoué auparavant
py-said = { $what }
py-no-such-seat = il n’y a pas de place { $seat } : elles vont de 0 à { $last }
py-no-such-letter = la lettre { $letter } ne peut pas suivre ; permises : { $allowed }
py-not-natures-turn = ce n’est pas à la nature de jouer, ou ce tirage n’existe pas
