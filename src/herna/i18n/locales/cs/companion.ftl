# Proč je odpověď dobrá: části toho, jak na tom kdo je, viz part-… každé hry.
why-so = Proč: ve srovnání s ostatními odpověďmi budeš mít { $gains }.
why-so-both = Proč: ve srovnání s ostatními odpověďmi budeš mít { $gains }, zato { $losses }.
why-so-despite = Proč: vyplatí se to až později; zatím budeš mít { $losses }.
why-so-against = Proti: ve srovnání s ostatními odpověďmi budeš mít { $losses }.
why-so-wins = Proč: vyhraješ tím hru.
why-so-later = Proč: k čemu to je, se ukáže až později; vyšlo to, když se hra v duchu dohrála dál.
why-so-beware = Pozor, další na řadě je { $seat }: než se zase dostaneš ke slovu, můžeš mít { $losses }.

# Průvodce první hrou.
explain-on = Průběžně vysvětlovat
explain-off = Už nevysvětlovat
explain-again = O co tu jde?
explain-read = Pravidla: { $chapter }
explain-turn = Po tomto tahu má { $seat } { $gains }.
