# The words of the terminal table.
terminal-board = Board
terminal-spread = Table
terminal-log = Log
terminal-thinking = { $name } is thinking…
terminal-awaits = awaiting { $names }
terminal-your-turn = your turn
terminal-awaits-dice = awaiting the dice
terminal-real-dice = real dice
terminal-next-die = Die { $at } of { $of }: { $die }
terminal-next-card = { $at } of { $of }
terminal-told = So far: { $faces }
terminal-untold = Taken back: the last die or card.
terminal-over = The game is over.
terminal-score = Score: { $score }
terminal-over-new-game = New game
terminal-over-undo = Take back the last answer
terminal-over-quit = Quit
terminal-undone = Undone: { $what }
terminal-undo-nothing = There is nothing to undo.
terminal-undo-roll = Can’t undo: a roll or a draw has come since.
terminal-undo-other = Can’t undo: another player has answered since.
terminal-undo-revealed = Can’t undo: that answer uncovered something hidden.
terminal-undo-turn = Can’t undo: the turn in which you answered is over.
terminal-saved = Saved a copy in { $path }
terminal-save-as = Save a copy as
terminal-save-hint = Enter saves, Esc goes back. The game itself is always saved in { $path }.
terminal-save-exists = That file exists. Enter again replaces it.
terminal-save-failed = Can’t write there: { $why }
terminal-new-game = A new game. The old one is kept in { $path }
terminal-start-begin = Begin
terminal-start-seat = Seat: { $name }
terminal-start-me = you
terminal-start-dice = Dice
terminal-start-hint = Enter begins · ↑ ↓ another line · ← → or click changes it · Esc back
terminal-dice-real = Real dice: tell what they show.
terminal-dice-program = The program rolls.
terminal-language = English
terminal-filtered = { $shown } of { $all } · Esc: all
terminal-filter = Type words to find an option
terminal-typed = { $digits }… another digit, or Enter
terminal-no-key = There is no option { $digits }.
terminal-no-rule = No rule stands behind this line.
terminal-page = p. { $page }
terminal-see = See also
terminal-rule-hint = Number: open a related rule · Backspace: back · Esc: close
terminal-curtain = The screen goes to { $name }.
terminal-curtain-hint = Everybody else looks away. { $name } presses any key.
terminal-key-choose = 1-9 choose
terminal-key-rule = ? rule
terminal-key-filter = / find
terminal-key-pane = Tab pane
terminal-key-undo = u undo
terminal-key-save = s save
terminal-key-new = n new
terminal-key-language = l français
terminal-key-dice = d dice
terminal-key-help = h help
terminal-key-quit = q quit
terminal-help = Help
terminal-help-signs = Signs on the table:
terminal-help-hint = Any key closes
terminal-help-lines =
    1-9|answer; with ten or more options, type the digits
    ↑ ↓ Enter|go through the options and answer
    click|a thing: answer, or list the options about it
    /|find options by words; Esc lists all again
    ?|the rule behind an option or a line of the log
    Tab|next pane; the log’s lines can be clicked, too
    ← →|previous or next pane on narrow screens
    PgUp PgDn|scroll the table
    u|undo
    s|save a copy; the game is saved all the time
    n|new game; the old one is kept
    d|real dice: you roll and draw, and type the result
    l|English, French
    q|quit; the game can be resumed
