# A game in four pictures, in French: the same messages as minute.en.ftl.

minute-you = vous
minute-chief = camp du chef
minute-others = les autres
minute-opponent = l’adversaire
minute-once = une fois
minute-every-turn = chaque tour
minute-or = ou
minute-buy = achat
minute-sell = vente
minute-turn = un tour
minute-next-turn = votre prochain tour
minute-yours = à vous

minute-mu-1 = Enchérir avec ses cartes
minute-mu-1-about = Posez des cartes de votre main face visible, ou passez. Leur nombre est votre enchère, et vous les jouerez quand même.
minute-mu-2 = Le plus de cartes : chef
minute-mu-2-about = Vous nommez un atout qui figure sur une carte posée : sa couleur ou son nombre.
minute-mu-3 = Deux camps
minute-mu-3-about = Le chef choisit un partenaire. À deux, ils doivent faire tant de triangles, et plus l’enchère est haute, plus il en faut.
minute-mu-4 = Les plis donnent des triangles
minute-mu-4-about = Fournissez la couleur demandée si vous pouvez. Les triangles au pied des cartes comptent.

minute-serengeti-1 = Miser sur le lot
minute-serengeti-1-about = Une, deux ou trois cartes sont vendues ensemble. Dites plus que la dernière mise, ou passez.
minute-serengeti-2 = Le dernier chiffre : qui est payé
minute-serengeti-2-about = Payez 17, et ceux qui ont un 7 reçoivent l’argent. Si personne d’autre n’en a, tous les autres partagent.
minute-serengeti-3 = Vos chiffres sont fermés
minute-serengeti-3-about = Vous avez un 4 ? Aucune de vos mises ne peut finir par 4. Chaque carte achetée rend la suite plus difficile.
minute-serengeti-4 = Les tribus comptent
minute-serengeti-4-about = D’une à cinq cartes d’une tribu : 1, 3, 6, 10, 15 points. Le plus de jetons en rapporte quelques-uns encore.

minute-rummu-1 = Piocher, poser, défausser
minute-rummu-1-about = Piochez une carte ou prenez dans la défausse, posez ce que vous pouvez, défaussez une carte.
minute-rummu-2 = Suites et séries
minute-rummu-2-about = Des nombres qui se suivent, ou le même nombre : tous d’une couleur, ou aucune couleur deux fois.
minute-rummu-3 = Le jaune est joker
minute-rummu-3-about = Chaque carte jaune vaut pour son propre nombre. Si vous avez la carte qu’il remplace, vous pouvez les échanger.
minute-rummu-4 = Se défaire de ses cartes
minute-rummu-4-about = La première combinaison demande quatre cartes. Chaque carte restée en main coûte 5 points, une jaune 10.

minute-calcory-1 = Retourner, additionner
minute-calcory-1-about = Soixante cartes sont face cachée. Retournez-en une après l’autre : seuls les nombres comptent.
minute-calcory-2 = Exactement 13
minute-calcory-2-about = Les cartes sont à vous, sauf une, remise face cachée.
minute-calcory-3 = Plus de 13
minute-calcory-3-about = Votre tour est fini et les cartes redeviennent cachées. Retenez-les.
minute-calcory-4 = S’arrêter avant 13
minute-calcory-4-about = Vos cartes sont marquées. Si personne ne bat leur somme avant votre prochain tour, elles sont à vous.

minute-safaru-1 = Attraper en additionnant
minute-safaru-1-about = Jouez un 5 : il attrape des cartes sauvages dont la somme fait 5.
minute-safaru-2 = Attraper avec 17
minute-safaru-2-about = Ou des cartes qui font 17 avec la vôtre.
minute-safaru-3 = Attraper par paire
minute-safaru-3-about = Ou une carte du même nombre. Une carte peut attraper de ces trois manières à la fois.
minute-safaru-4 = Ce que cela rapporte
minute-safaru-4-about = Qui a le plus de licornes, les bleues, gagne 24 points. Le plus de hérissons, les jaunes, en perd 12, et chaque 0 en perd 5.

minute-asante-1 = Cinq actions
minute-asante-1-about = Voir des cartes et en garder une, puis jouer. Deux actions restantes ou plus rapportent un peu d’or.
minute-asante-2 = Acheter bas, vendre haut
minute-asante-2-about = Une carte achète toutes ses marchandises ou les vend toutes, et s’en va. On vend avec une autre carte.
minute-asante-3 = Personnages et objets
minute-asante-3-about = Un personnage ou un animal aide une fois. Un objet reste et aide à chaque tour, mais l’adversaire reçoit le sanctuaire qui lui fait face.
minute-asante-4 = Soixante pépites
minute-asante-4-about = Qui finit son tour avec 60 laisse à l’autre un dernier tour. Puis le plus d’or gagne.
