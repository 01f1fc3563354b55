# The words of the page in the browser, in English. Keys and variables are the same in page.fr.ftl.

page-title = Karata
