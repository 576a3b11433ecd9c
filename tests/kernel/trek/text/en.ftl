game-title = Trek
seat-ann = Ann
seat-bob = Bob
ask-take = How much?
option-Take = { $n }
chapter-walk = Walk { $n } of 3
scene-won = The walk is done
scene-lost = The walk is given up
