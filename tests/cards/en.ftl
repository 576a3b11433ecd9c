card-Heal = Heal { $whom_id ->
    [none] somebody
    [self] yourself
   *[other] an ally
} for { $n }
card-Burn = Burn for { $n }
card-Keyword-flare = Flare
card-Keyword-smoke = Smoke
card-Brew = { $parts_n } things: { $parts }{ $twice_id ->
    [yes] {" "}(one twice)
   *[other] {""}
}
