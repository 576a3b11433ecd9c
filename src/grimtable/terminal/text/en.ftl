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
terminal-over-next-chapter = Next chapter: { $title }
terminal-over-undo = Take back the last answer
terminal-over-quit = Quit
terminal-undone = Undone: { $what }
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
terminal-see = See also
terminal-nothing-comes = Nobody acts now.
terminal-read-hint = t puts the page aside, and brings it back
terminal-rule-hint = Number: open a related rule · Backspace: back · Esc: close
terminal-curtain = The screen goes to { $name }.
terminal-curtain-hint = Everybody else looks away. { $name } presses any key.
terminal-key-choose = 1-9 choose
terminal-key-rule = ? rule
terminal-key-filter = / find
terminal-key-pane = Tab pane
terminal-key-undo = u undo
terminal-key-pass = p pass on
terminal-key-ties = e ties
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
    f|what the enemies will do next, and why (where the game can tell)
    t|put the page aside that is to be read, or read it again
    c|the coach: what it would do, and why
    w|have the coach warn before a blunder
    i|computer players on your side say what they intend, and wait
    y|agree to that; or answer for them, or pin a plan of the coach
    r|what happened while you waited
    p|pass wherever possible, until something must be decided
    e|ties of the enemies are decided for you, or by you again
    d|real dice: you roll and draw, and type the result
    l|English, French
    q|quit; the game can be resumed

# The deck builder.
builder-copies = copies
builder-card = card
builder-price = cost
builder-all = all
builder-filtered = { $mark }: { $value }
builder-all-cards = all cards
builder-only-deck = the deck only
builder-sound = can be played
builder-unsound = can’t be played yet
builder-nothing = No card fits. Esc shows all.
builder-most = A deck has at most { $most } copies of { $card }.
builder-none = There is no { $card } in the deck.
builder-undone = Taken back.
builder-filter = Words of a name or a text; Enter goes to the list
builder-key-add = + add
builder-key-remove = - remove
builder-key-find = / find
builder-key-undo = u undo
builder-key-language = l français
builder-key-help = h help
builder-key-quit = q done
builder-help-lines =
    ↑ ↓|go through the cards; the text of one stands beside the list
    Enter + →|add a copy
    - ← x|take a copy out
    1 2 3|filter: the next value, after the last one all again
    d|the deck only, or all cards
    /|find words in names and texts; Esc shows all cards again
    click|a card: choose it, and once more: add it; every word below and above: do it
    u|undo; every change is kept in the file at once
    l|English, French
    q|done
terminal-may-answer = May still answer: { $who }
terminal-passed = Passed: { $who }
terminal-chapter = The next chapter is kept in { $path }.
terminal-passing = You pass wherever you can, until something must be decided. p takes it back.
terminal-passed-on = This must be decided: nobody passes any further.
terminal-asked-again = You are asked about everything again.
terminal-not-passing = You no longer pass.
terminal-ties-left = Ties are decided for you from now on, in your favour. e takes it back.
terminal-ties-own = You decide ties again.
terminal-no-ties = There are no ties here that could be left to the program.

# The coach, the report, lessons.
terminal-lesson = Lesson { $at }/{ $of }.
terminal-lesson-left = You have left the lesson: u leads back to it, or play on.
terminal-lesson-again = Back in the lesson.
terminal-lesson-over = That was the lesson. Play on as you like; c asks the coach.
terminal-coach = The coach would
terminal-coach-hint = Percent: how it stands for you after that. Number or Enter takes it · Esc: back
terminal-coach-hint-about = Percent: the chance to win { $what } after that. Number or Enter takes it · Esc: back
terminal-coach-thinks = The coach is thinking…
terminal-report-looks = The coach looks the game over: { $percent } %
terminal-consulting = Computer players on your side say what they intend, and wait. i takes that back.
terminal-not-consulting = Computer players no longer ask you first.
terminal-no-companion = No computer player is on your side.
terminal-consults = { $name } asks you:
terminal-intends = { $name } intends: { $plan }. y: so be it · c: other plans
terminal-watching = The coach warns you before a blunder. w takes that back.
terminal-not-watching = The coach no longer warns you.
terminal-warned = Sure? Better: { $option }{ $why_id ->
    [none] {""}
   *[other] {" "}({ $why })
}. Answer the same once more to do it anyway.
terminal-recap = While you waited: { $n } things happened. r tells them.
terminal-recap-lines = r|what happened while you waited
terminal-over-report = How it went
terminal-report = How it went: your chance of winning over the game
terminal-report-luck = { $good ->
    [yes] Dice and draws were kind to you: +{ $n } %
   *[no] Dice and draws were against you: −{ $n } %
}
terminal-report-luck-even = Dice and draws fell as was to be expected.
terminal-report-better = Better: { $option }
terminal-report-hint = Enter: try it from there (this game is kept) · Esc: back
terminal-report-none = No single moment decided it. Esc: back
terminal-tried = You go on from there. The game as it went is kept in { $path }
terminal-key-coach = c coach
