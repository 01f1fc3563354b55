# Les mots d’une table dans le navigateur, en français. Les clés et les variables sont celles de table.en.ftl.

table-leave = Quitter la table
