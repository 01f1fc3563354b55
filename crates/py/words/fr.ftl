py-imagined = Cette position est imaginée : personne ne sait comment on y est arrivé, elle ne peut donc pas être notée.
py-nothing-to-undo = Il n’y a rien à reprendre : personne n’a encore joué.
py-internal = c’est un défaut de Karata même : { $what }
py-spoiled = cette partie n’est plus utilisable : quelque chose y a échoué auparavant
