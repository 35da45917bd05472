<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>About</name>
    <message>
        <source>&lt;h3&gt;Straights {version}&lt;/h3&gt;&lt;p&gt;A card game of the Sevens family for four players.&lt;/p&gt;&lt;p&gt;A computer player knows its own hand and what everybody at the table can see, nothing else.&lt;/p&gt;&lt;p&gt;Straights is free software under the MIT licence. It is built with Qt {qt} and PySide6, which are used under the GNU Lesser General Public License, version 3.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About Straights</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>N&amp;one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New game with s&amp;eed…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Copy game as text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Copy see&amp;d</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Play from text…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export for the console…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the sea&amp;led deal…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>De&amp;mo: the computer plays for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the &amp;only legal card for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pause</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move of a &amp;computer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rage-quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Take the seat back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the &amp;deck…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Read the table aloud</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardButtons</name>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>The deck of this round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deck shows every player&apos;s hand of this round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show it all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show the deck</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move: a simpler computer plays on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GameMenu</name>
    <message>
        <source>{file} could not be opened: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game that you left could not be kept in {folder}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running game is kept; you find it under “Open recent”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>game.straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Straights games (*.straights)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is copied as text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HelpMenu</name>
    <message>
        <source>Every player needs a name that can be printed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Game log</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuController</name>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer plays on in your place. You may take the seat back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play this seat yourself</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pauses of the computer&amp;s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clara</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Diego</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This game&apos;s seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is sealed: nobody knows its seed before the game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name may hold only characters that can be printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed is a whole number from {lowest} to {highest}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Human</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points of each round over time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No counted rounds yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message numerus="yes">
        <source>The last %n round(s): points, and their mean over ten</source>
        <translation type="unfinished">
            <numerusform></numerusform>
            <numerusform></numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the start</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All hands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultRows</name>
    <message>
        <source>+{points}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Scores by round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins with {score} points!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A tie at {score} points: {names} win!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Total</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;The aim&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards, the whole deck. On the table every suit grows into a row from its seven, downwards to the ace and upwards to the king. Cards that you cannot lay down in time cost points, and whoever has the fewest points at the end wins.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;Whoever holds the seven of spades begins each round with it; then the turn goes round the table. On your turn you may lay down any seven, which starts the row of its suit, or a card that continues a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades lies on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds does not fit: there is nothing on the table yet that it could continue.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides; now the three and the nine fit. Rows have no gaps, and they end at the ace and at the king: these two are not neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;With no card to play you put one of your cards face down on your pile of discards. The others see that you did, not which card it was, until the round is over. It is out of the round, and will cost you its points.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When nobody holds a card any more, the discards are turned over. Each counts its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. What you have played costs nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. Rounds are played until somebody stands at 80 points or more at the end of one. Then the lowest score wins; if several players share it, all of them win.&lt;/p&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, cards that you may play stand higher in your hand and the others are dimmed. When nothing fits, your pile of discards has a bright edge.&lt;/li&gt;&lt;li&gt;Drag a card to the table, or click it to lift it and click it again; a double click plays it at once. When nothing fits, the same puts it face down: drag it to your pile instead.&lt;/li&gt;&lt;li&gt;A card that you play before your turn waits for it; Esc keeps it in your hand.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as no other person has moved since.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; lets the computers wait; in the menu you find how fast everything moves.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; gives your seat to a computer; you may watch, and take the seat back. A right click on a seat asks who is to play it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; shows the order of all cards of the round, after a question: it gives every hand away.&lt;/li&gt;&lt;li&gt;When several people play at one computer, a curtain hides the hand until the right person wants to look.&lt;/li&gt;&lt;li&gt;The game is saved after every move. Close the window whenever you like.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card&lt;/li&gt;&lt;li&gt;Enter or Space: play it, or put it face down&lt;/li&gt;&lt;li&gt;Esc: let it be&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, Ctrl+Z: undo, P: pause the computers, Ctrl+L: log, F1: these rules, Ctrl+Q: quit&lt;/li&gt;&lt;/ul&gt;</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rules</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The sealed deal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of this game were fixed before the first was dealt. The seal is the SHA-256 of a secret salt and the seed; when the game is over both are shown, and you can check that nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game is over, so the seal is broken: SHA-256 of the salt, a colon and the seed must give it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Salt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✓ Seed and salt give this very seal: the deal was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>✗ Seed and salt give another seal: the game was altered.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name} wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>you</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hidden</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Score</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This round</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Player &amp;{number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Light</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Green</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blue</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Red</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By suit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By rank</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Classic</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Large print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>F&amp;our suit colours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Order of the &amp;hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slow</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Normal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fast</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Pauses of the computers</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the only &amp;legal card for me</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds need the extra straights[sound] and a sound device.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sounds and questions</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before the &amp;deck is shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a rage-&amp;quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask before a &amp;new game</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play it, or put it face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Esc</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let it be; leave the full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2–9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tab</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>From card to card, and on to the buttons</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keys</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What they do</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted are games of one person with a sealed deal. A round in which you have looked into what play does not show (undo past others&apos; moves, demo, deck, open hands) is practice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StatisticsKeeper</name>
    <message>
        <source>mixed opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Won</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tied for first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Average place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rounds without a point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Best round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>straights.csv</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics could not be written: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All figures are lost for good.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({reason}). Play goes on without them.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Straights</name>
    <message>
        <source>The game could not be saved in {file}: {reason}. Play goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The computer “{strategy}” failed ({reason}); a simpler one plays on.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>The aim</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four rows grow here, one a suit, from the seven outwards: down to the ace and up to the king. Get rid of your cards into the rows; what you cannot lay down costs points.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On your turn the cards that you may play stand higher, the others are dimmed. Drag one to the table, double-click it, or choose it with the arrow keys and press Enter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then one card goes face down on your pile. Its rank counts against you: an ace 1, a king 13. Small cards hurt least.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The others</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Here you see how many cards each opponent holds, and the score. The game ends when somebody stands at 80 points after a round; the lowest score wins. A right click changes who plays.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You cannot lose your game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every move is saved at once. Ctrl+Z takes a move back, H gives a hint with its reason, and F1 shows the rules. You find this tour again in the menu Help.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Skip the tour</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wishes</name>
    <message>
        <source>Let a card go over the table to play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A computer plays this seat. Take the seat back to play yourself.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The settings could not be read; they are kept as {file}, and the usual ones are taken.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved; play may go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The running game could not be read: {reason}. It is kept as {file}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another window of Straights is open: this one plays a game of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your game goes on where you left it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ghosts</name>
    <message>
        <source>{name} has discarded a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>The {card} is the only card that you may play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach, and opens nothing for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach. It also opens the {others}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}: it ends its row and opens nothing for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}: it opens nothing for others.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play the {card}: it opens only the {others}, and would cost you {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} is your last card, and nothing fits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}, and {needed} before it would fit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>A new round begins. It&apos;s {name}&apos;s turn to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A human takes the seat of {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another computer plays for {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s discards: {cards}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s score: {before} + {gained} = {score}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Round {number} begins.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {score} points, {cards} cards, {discards} discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: {first}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{suit}: {first} to {last}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {gained}, in all {score}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>The game is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A round begins with the seven of spades.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have a card to play, so you may not put one face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seat is played so already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it is no saved game of Straights, or it was cut off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was altered after it was saved</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to play first; the {card} follows. Esc keeps it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} does not fit: its neighbour towards the seven is not on the table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clubs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>hearts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>spades</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ace</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>two</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>three</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>five</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>six</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>seven</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>eight</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ten</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>jack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>queen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>king</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>%n point(s)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, legal, {number} of {count}, press to play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, not legal, {number} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>human</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer · simple</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of your cards fits: choose one to put face down. Its rank counts against you.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You hold the seven of spades: begin the round with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn: play one of the raised cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
