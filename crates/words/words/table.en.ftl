# The words of a table in the browser, in English. Keys and variables are the same in table.fr.ftl.

table-leave = Leave the table
