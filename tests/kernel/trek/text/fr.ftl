game-title = La randonnée
seat-ann = Anne
seat-bob = Bob
ask-take = Combien ?
option-Take = { $n }
chapter-walk = Marche { $n } sur 3
scene-won = La marche est accomplie
scene-lost = La marche est abandonnée
