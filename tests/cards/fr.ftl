card-Heal = { $whom_id ->
    [none] Quelqu’un récupère
    [self] Vous récupérez
   *[other] Un allié récupère
} { $n }
card-Burn = Brûle pour { $n }
card-Keyword-flare = Éclair
card-Keyword-smoke = Fumée
card-Brew = { $parts_n } choses : { $parts }
