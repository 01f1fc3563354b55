# Les mots de la page dans le navigateur, en français. Les clés et les variables sont celles de page.en.ftl.

page-title = Karata
