<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Probleme werden in {file} protokolliert.</translation>
    </message>
    <message>
        <source>About Straights</source>
        <translation>Über Straights</translation>
    </message>
    <message>
        <source>A card game of the Sevens family for four players.</source>
        <translation>Ein Kartenspiel aus der Familie der Sieben-Spiele für vier Personen.</translation>
    </message>
    <message>
        <source>A computer player knows its own hand and what everybody at the table can see, nothing else.</source>
        <translation>Ein Computer kennt sein eigenes Blatt und das, was alle am Tisch sehen, sonst nichts.</translation>
    </message>
    <message>
        <source>The cards of a game are fixed before the first is dealt. A seed that the program draws is sealed: you see its hash from the start, and can check it when the game is over.</source>
        <translation>Die Karten einer Partie stehen fest, bevor die erste gegeben wird. Ein Startwert, den das Programm zieht, ist versiegelt: Sie sehen seinen Hashwert von Anfang an und können ihn prüfen, wenn die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>It runs on Python {python}.</source>
        <translation>Es läuft mit Python {python}.</translation>
    </message>
    <message>
        <source>The window is made with Qt {qt} and PySide6 {pyside}, which are used under the GNU Lesser General Public License, version 3. They are linked dynamically: you may put other versions of their libraries in the place of those in {folder}. Their source is to be had at {places}.</source>
        <translation>Das Fenster beruht auf Qt {qt} und PySide6 {pyside}, die unter der GNU Lesser General Public License, Version 3, verwendet werden. Sie sind dynamisch gebunden: Sie dürfen die Bibliotheken im Ordner {folder} durch andere Versionen ersetzen. Die Quelltexte gibt es unter {places}.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>C&amp;opy the versions</source>
        <translation>Versionen &amp;kopieren</translation>
    </message>
    <message>
        <source>For a report of what went wrong</source>
        <translation>Für eine Meldung, was nicht geklappt hat</translation>
    </message>
</context>
<context>
    <name>AccessibleCards</name>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>As &amp;dealt</source>
        <translation>Wie &amp;gegeben</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Nach &amp;Farbe</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Nach &amp;Rang</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>New game with s&amp;eed…</source>
        <translation>Neue Partie mit S&amp;tartwert…</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Diese Partie noch ein&amp;mal</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Play from text…</source>
        <translation>Aus Text &amp;spielen…</translation>
    </message>
    <message>
        <source>Copy &amp;game as text</source>
        <translation>Partie als Te&amp;xt kopieren</translation>
    </message>
    <message>
        <source>Cop&amp;y seed</source>
        <translation>Startwert ko&amp;pieren</translation>
    </message>
    <message>
        <source>E&amp;xport for the console…</source>
        <translation>Für die &amp;Konsole exportieren…</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Rückschau</translation>
    </message>
    <message>
        <source>Check the sea&amp;led deal…</source>
        <translation>Versiege&amp;lte Karten prüfen…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>St&amp;atistik…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>De&amp;mo: the computer plays for me</source>
        <translation>&amp;Demo: der Computer spielt für mich</translation>
    </message>
    <message>
        <source>Play the &amp;only legal card for me</source>
        <translation>Die ei&amp;nzig mögliche Karte für mich spielen</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>Computer &amp;anhalten</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move of a &amp;computer</source>
        <translation>Ein Zug eines &amp;Computers</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>&amp;Rage-quit</source>
        <translation>&amp;Rage-Quit</translation>
    </message>
    <message>
        <source>&amp;Take the seat back</source>
        <translation>&amp;Platz wieder einnehmen</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Show the &amp;deck…</source>
        <translation>&amp;Kartenstapel zeigen…</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>&amp;Werkzeugleiste</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>&amp;Statusleiste</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>Spiel&amp;protokoll</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>&amp;Who can hold what</source>
        <translation>We&amp;r kann was haben</translation>
    </message>
    <message>
        <source>R&amp;ace to the limit</source>
        <translation>Re&amp;nnen bis zum Limit</translation>
    </message>
    <message>
        <source>&amp;Read the table aloud</source>
        <translation>Tisch vor&amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Einstellungen…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>R&amp;undgang</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>&amp;Über Straights</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Keine</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Let a card go over the table to play it.</source>
        <translation>Lassen Sie eine Karte über dem Tisch los, um sie zu spielen.</translation>
    </message>
    <message>
        <source>A computer plays this seat. Take the seat back to play yourself.</source>
        <translation>Ein Computer spielt diesen Platz. Nehmen Sie ihn wieder ein, um selbst zu spielen.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>{card} liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The {card} is in your hand.</source>
        <translation>{card} ist in Ihrer Hand.</translation>
    </message>
    <message>
        <source>The {card} lies face down among your discards.</source>
        <translation>{card} liegt verdeckt bei Ihren abgelegten Karten.</translation>
    </message>
    <message>
        <source>The {card} lies face down for sure: nobody can hold it any more.</source>
        <translation>{card} liegt sicher verdeckt: Niemand kann sie mehr haben.</translation>
    </message>
    <message>
        <source>The {card}: each of the others can hold it.</source>
        <translation>{card}: Jeder der anderen kann sie haben.</translation>
    </message>
    <message>
        <source>The {card}: {name} cannot hold it.</source>
        <translation>{card}: {name} kann sie nicht haben.</translation>
    </message>
    <message>
        <source>The {card}: {names} cannot hold it.</source>
        <translation>{card}: {names} können sie nicht haben.</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} und {name}</translation>
    </message>
</context>
<context>
    <name>CardTrackerDock</name>
    <message>
        <source>Who can hold what</source>
        <translation>Wer kann was haben</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold what, card by card</source>
        <translation>Wer kann was haben, Karte für Karte</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>in your hand</source>
        <translation>in Ihrer Hand</translation>
    </message>
    <message>
        <source>put down by you</source>
        <translation>von Ihnen abgelegt</translation>
    </message>
    <message>
        <source>{name} can</source>
        <translation>{name} kann</translation>
    </message>
    <message>
        <source>cannot</source>
        <translation>kann nicht</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>face down for sure</source>
        <translation>sicher verdeckt</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown while a round is played, to the player whose hand is open. A replay shows nothing.</source>
        <translation>Zu sehen, solange eine Runde gespielt wird und ein Blatt offen ist. In der Rückschau ist nichts zu sehen.</translation>
    </message>
</context>
<context>
    <name>ConsoleDialog</name>
    <message>
        <source>For the console</source>
        <translation>Für die Konsole</translation>
    </message>
    <message>
        <source>The whole game, as far as it was played</source>
        <translation>Die ganze Partie, soweit sie gespielt ist</translation>
    </message>
    <message>
        <source>Up to the end of round {number}</source>
        <translation>Bis zum Ende von Runde {number}</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Teil</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>&amp;Eingabe</translation>
    </message>
    <message>
        <source>Copy the input</source>
        <translation>Eingabe kopieren</translation>
    </message>
    <message>
        <source>Expected out&amp;put</source>
        <translation>Erwartete &amp;Ausgabe</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>Ausgabe kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>The deck of this round</source>
        <translation>Der Kartenstapel dieser Runde</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>Den Stapel zeigen?</translation>
    </message>
    <message>
        <source>The deck shows every player&apos;s hand of this round.</source>
        <translation>Der Stapel verrät alle Blätter dieser Runde.</translation>
    </message>
    <message>
        <source>Show it all the same?</source>
        <translation>Trotzdem zeigen?</translation>
    </message>
    <message>
        <source>Show the deck</source>
        <translation>Stapel zeigen</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <translation>Ablage</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file {file} is damaged; install Straights anew.</source>
        <translation>Die Datei {file} ist beschädigt; installieren Sie Straights neu.</translation>
    </message>
    <message>
        <source>The file {file} could not be read ({reason}); install Straights anew.</source>
        <translation>Die Datei {file} konnte nicht gelesen werden ({reason}); installieren Sie Straights neu.</translation>
    </message>
    <message>
        <source>The statistics could not be read ({reason}). They are kept as {file}; new ones begin.</source>
        <translation>Die Statistik ließ sich nicht lesen ({reason}). Sie ist als {file} aufgehoben; eine neue beginnt.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({reason}). Play goes on without them.</source>
        <translation>Die Statistik in {file} ist nicht zu gebrauchen ({reason}). Das Spiel geht ohne sie weiter.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move: a simpler computer plays on.</source>
        <translation>{name} hat einen unerlaubten Zug versucht: Ein einfacherer Computer spielt weiter.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>{file} could not be opened: {reason}.</source>
        <translation>{file} ließ sich nicht öffnen: {reason}.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Diese Partie verlassen?</translation>
    </message>
    <message>
        <source>The running game is kept; you find it under “Open recent”.</source>
        <translation>Die laufende Partie wird aufgehoben; Sie finden sie unter „Zuletzt geöffnet“.</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Eine Partie öffnen</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Die Partie speichern</translation>
    </message>
    <message>
        <source>game.straights</source>
        <translation>partie.straights</translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation>Die Partie ließ sich nicht in {file} speichern: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>Straights games (*.straights)</source>
        <translation>Straights-Partien (*.straights)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Noch keine Partien</translation>
    </message>
    <message>
        <source>The game is copied as text.</source>
        <translation>Die Partie ist als Text kopiert.</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>Der Startwert ist kopiert.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, Sie sind am Zug.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Alle anderen sehen weg.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no hint: {reason}</source>
        <translation>Es gibt keinen Tipp: {reason}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Bestandteile</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Bestandteil</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Text der Lizenz</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Game log</source>
        <translation>Spielprotokoll</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Straights</source>
        <translation>Straights</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Typed: {rank}. Type its suit: C, D, H or S. Esc cancels.</source>
        <translation>Eingetippt: {rank}. Tippen Sie die Farbe: C (Kreuz), D (Karo), H (Herz) oder S (Pik). Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Zuletzt &amp;geöffnet</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Spie&amp;ler</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imationen</translation>
    </message>
    <message>
        <source>Pauses of the computer&amp;s</source>
        <translation>Pau&amp;sen der Computer</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Ordnung des Blatts</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Werkzeugleiste</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Siegel {seal}…</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Startwert {seed}</translation>
    </message>
    <message>
        <source>A computer plays on in your place. You may take the seat back.</source>
        <translation>Ein Computer spielt an Ihrer Stelle weiter. Sie können den Platz wieder einnehmen.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <translation>Im Zorn gehen?</translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <translation>Rage-Quit</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Clara</source>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Diego</source>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Hugo</source>
        <translation>Hugo</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>Derselbe Startwert gibt dieselben Karten.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>This game&apos;s seed</source>
        <translation>Startwert dieser Partie</translation>
    </message>
    <message>
        <source>The deal is sealed: nobody knows its seed before the game is over.</source>
        <translation>Die Karten sind versiegelt: Niemand kennt den Startwert, bevor die Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Jeder Spieler braucht einen Namen.</translation>
    </message>
    <message>
        <source>A name may hold only characters that can be printed.</source>
        <translation>Ein Name besteht aus druckbaren Zeichen.</translation>
    </message>
    <message>
        <source>The seed is a whole number from {lowest} to {highest}.</source>
        <translation>Der Startwert ist eine ganze Zahl von {lowest} bis {highest}.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Play from text</source>
        <translation>Aus Text spielen</translation>
    </message>
    <message>
        <source>Text of the game</source>
        <translation>Text der Partie</translation>
    </message>
    <message>
        <source>A saved game, a seed, what was typed into the console program, or what it printed. The seed may stand in the first line, as in “straights 5”.</source>
        <translation>Eine gespeicherte Partie, ein Startwert, was in das Konsolenprogramm getippt wurde oder was es gedruckt hat. Der Startwert darf in der ersten Zeile stehen, wie in „straights 5“.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>S&amp;pielen</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing</source>
        <translation>
            <numerusform>%n Karte fehlt</numerusform>
            <numerusform>%n Karten fehlen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The console refused %n line(s) of the input, first line {line}.</source>
        <translation>
            <numerusform>Die Konsole hat %n Zeile der Eingabe abgelehnt, Zeile {line}.</numerusform>
            <numerusform>Die Konsole hat %n Zeilen der Eingabe abgelehnt, zuerst Zeile {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n round(s): points, and their mean over ten</source>
        <translation>
            <numerusform>Die letzte Runde: Punkte, und ihr Mittel über zehn</numerusform>
            <numerusform>Die letzten %n Runden: Punkte, und ihr Mittel über zehn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points of each round over time</source>
        <translation>Punkte jeder Runde im Lauf der Zeit</translation>
    </message>
    <message>
        <source>No counted rounds yet</source>
        <translation>Noch keine gezählten Runden</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} has discarded a card.</source>
        <translation>{name} hat eine Karte abgelegt.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} hat gespielt: {card}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Rückschau</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Rückschau</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Augenblick der Partie</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Von hier an spielen</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zur Partie</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Runde {round}, Zug {number} von {count}</translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;The aim&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards, the whole deck. On the table every suit grows into a row from its seven, downwards to the ace and upwards to the king. Cards that you cannot lay down in time cost points, and whoever has the fewest points at the end wins.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Das Ziel&lt;/h2&gt;&lt;p&gt;Jeder der vier Spieler bekommt dreizehn Karten, zusammen alle. Auf dem Tisch wächst jede Farbe von ihrer Sieben aus zu einer Reihe, abwärts bis zum Ass und aufwärts bis zum König. Karten, die Sie nicht rechtzeitig anlegen können, kosten Punkte, und wer am Ende die wenigsten Punkte hat, gewinnt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;Whoever holds the seven of spades begins each round with it; then the turn goes round the table. On your turn you may lay down any seven, which starts the row of its suit, or a card that continues a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades lies on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds does not fit: there is nothing on the table yet that it could continue.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides; now the three and the nine fit. Rows have no gaps, and they end at the ace and at the king: these two are not neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Eine Karte spielen&lt;/h2&gt;&lt;p&gt;Wer die Pik Sieben hat, beginnt jede Runde mit ihr; dann geht es reihum. Wenn Sie am Zug sind, dürfen Sie jede Sieben legen, die die Reihe ihrer Farbe eröffnet, oder eine Karte, die eine Reihe an einem Ende fortsetzt.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Pik Sieben liegt auf dem Tisch: Die Sechs und die Acht (mit hellem Rand) passen, und ebenso die anderen drei Siebenen.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Karo Neun passt nicht: Noch liegt nichts auf dem Tisch, das sie fortsetzen könnte.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Herzreihe ist auf beiden Seiten gewachsen; nun passen die Drei und die Neun. Reihen haben keine Lücken, und sie enden beim Ass und beim König: Diese beiden sind keine Nachbarn.&lt;/p&gt;&lt;p&gt;Passt eine Ihrer Karten, müssen Sie eine passende spielen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;With no card to play you put one of your cards face down on your pile of discards. The others see that you did, not which card it was, until the round is over. It is out of the round, and will cost you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Wenn nichts passt&lt;/h2&gt;&lt;p&gt;Haben Sie keine passende Karte, legen Sie eine Ihrer Karten verdeckt auf Ihre Ablage. Die anderen sehen das, aber nicht, welche Karte es war, bis die Runde vorbei ist. Sie ist aus dem Spiel und kostet Sie ihre Punkte.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When nobody holds a card any more, the discards are turned over. Each counts its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. What you have played costs nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. Rounds are played until somebody stands at {limit} points or more at the end of one. Then the lowest score wins; if several players share it, all of them win.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Punkte&lt;/h2&gt;&lt;p&gt;Wenn niemand mehr eine Karte hat, werden die Ablagen aufgedeckt. Jede Karte zählt ihren Rang: ein Ass 1, eine Sechs 6, ein Bube 11, eine Dame 12, ein König 13. Was Sie gespielt haben, kostet nichts.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Ein Ass, eine Sechs und ein König kosten 1 + 6 + 13 = 20 Punkte.&lt;/p&gt;&lt;p&gt;Die Punkte aller Runden werden zusammengezählt. Gespielt wird, bis jemand am Ende einer Runde bei {limit} Punkten oder mehr steht. Dann gewinnt der niedrigste Stand; haben ihn mehrere, gewinnen sie alle.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, cards that you may play stand higher in your hand and the others are dimmed. When nothing fits, your pile of discards has a bright edge.&lt;/li&gt;&lt;li&gt;Drag a card to the table, or click it to lift it and click it again; a double click plays it at once. When nothing fits, the same puts it face down: drag it to your pile instead.&lt;/li&gt;&lt;li&gt;A card that you play before your turn waits for it; Esc keeps it in your hand.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why. Its mark tells how many points to expect from the round, the marks on other cards how many more each would cost, what it gives away included.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as no other person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; goes through the game move by move, and lets you play on from any of them.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; lets the computers wait; in the menu you find how fast everything moves.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; gives your seat to a computer; you may watch, and take the seat back. A right click on a seat asks who is to play it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; shows the order of all cards of the round, after a question: it gives every hand away.&lt;/li&gt;&lt;li&gt;When several people play at one computer, a curtain hides the hand until the right person wants to look.&lt;/li&gt;&lt;li&gt;The game is saved after every move. Close the window whenever you like.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;An diesem Tisch&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Wenn Sie am Zug sind, stehen spielbare Karten höher in Ihrem Blatt, und die anderen sind abgedunkelt. Passt nichts, hat Ihre Ablage einen hellen Rand.&lt;/li&gt;&lt;li&gt;Ziehen Sie eine Karte auf den Tisch, oder klicken Sie sie an, um sie zu heben, und klicken Sie noch einmal; ein Doppelklick spielt sie sofort. Passt nichts, wird sie ebenso verdeckt abgelegt: Ziehen Sie sie dann auf Ihre Ablage.&lt;/li&gt;&lt;li&gt;Eine Karte, die Sie vor Ihrem Zug spielen, wartet auf ihn; Esc behält sie im Blatt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tipp&lt;/b&gt; hebt die beste Karte und sagt, warum. Ihre Marke nennt die Punkte, mit denen in der Runde zu rechnen ist, die Marken anderer Karten, wie viele mehr jede kosten würde, eingerechnet, was sie anderen schenkt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Zurücknehmen&lt;/b&gt; nimmt Ihren letzten Zug zurück, solange kein anderer Mensch seitdem gezogen hat; &lt;b&gt;Wiederholen&lt;/b&gt; spielt ihn noch einmal.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rückschau&lt;/b&gt; geht die Partie Zug für Zug durch und lässt Sie von jedem an weiterspielen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; lässt die Computer warten; im Menü steht, wie schnell sich alles bewegt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-Quit&lt;/b&gt; gibt Ihren Platz einem Computer; Sie können zusehen und den Platz wieder einnehmen. Ein Rechtsklick auf einen Platz fragt, wer ihn spielen soll.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Stapel&lt;/b&gt; zeigt nach einer Frage die Reihenfolge aller Karten der Runde: Er verrät jedes Blatt.&lt;/li&gt;&lt;li&gt;Spielen mehrere Menschen an einem Computer, verbirgt ein Vorhang das Blatt, bis die richtige Person es sehen will.&lt;/li&gt;&lt;li&gt;Die Partie wird nach jedem Zug gespeichert. Schließen Sie das Fenster, wann immer Sie wollen.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, as in 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play it, or put it face down&lt;/li&gt;&lt;li&gt;Esc: let it be&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause the computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: this deal again, Ctrl+R: replay, Ctrl+?: all keys&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Tasten&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Links, Rechts, Pos1, Ende: eine Karte wählen; oder ihren Namen tippen, etwa 7 S oder 1 0 H&lt;/li&gt;&lt;li&gt;Eingabe oder Leertaste: sie spielen oder verdeckt ablegen&lt;/li&gt;&lt;li&gt;Esc: es lassen&lt;/li&gt;&lt;li&gt;H: Tipp, Strg+Z: zurücknehmen, Strg+Umschalt+Z: wiederholen, P: Computer anhalten&lt;/li&gt;&lt;li&gt;Strg+N: neue Partie, F5: diese Partie noch einmal, Strg+R: Rückschau, Strg+?: alle Tasten&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>Wie man Straights spielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>ScoreRace</name>
    <message>
        <source>The race to {limit}</source>
        <translation>Das Rennen bis {limit}</translation>
    </message>
    <message>
        <source>below 1%</source>
        <translation>unter 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>After round {number}:</source>
        <translation>Nach Runde {number}:</translation>
    </message>
    <message>
        <source>No round is over yet.</source>
        <translation>Noch ist keine Runde zu Ende.</translation>
    </message>
    <message>
        <source>{name}: {points}, chance to win {chance}.</source>
        <translation>{name}: {points}, Gewinnchance {chance}.</translation>
    </message>
</context>
<context>
    <name>ScoreRaceDock</name>
    <message>
        <source>The race</source>
        <translation>Das Rennen</translation>
    </message>
</context>
<context>
    <name>ScoreRacePanel</name>
    <message>
        <source>Chance: to win the game, estimated from the scores alone.</source>
        <translation>Chance: auf den Sieg, allein aus den Punkten geschätzt.</translation>
    </message>
</context>
<context>
    <name>ScoreRacePlot</name>
    <message>
        <source>round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>ScoreRaceTable</name>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Points and chances to win</source>
        <translation>Punkte und Gewinnchancen</translation>
    </message>
    <message>
        <source>How likely each is to win, estimated from the scores alone.</source>
        <translation>Wie wahrscheinlich jeder gewinnt, allein aus den Punkten geschätzt.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores by round</source>
        <translation>Punkte nach Runden</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{name} wins with {score} points!</source>
        <translation>{name} gewinnt mit {score} Punkten!</translation>
    </message>
    <message>
        <source>A tie at {score} points: {names} win!</source>
        <translation>Gleichstand bei {score} Punkten: {names} gewinnen!</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The sealed deal</source>
        <translation>Die versiegelten Karten</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>The cards of this game were fixed before the first was dealt. The seal is the SHA-256 of a secret salt and the seed; when the game is over both are shown, and you can check that nothing was changed.</source>
        <translation>Die Karten dieser Partie standen fest, bevor die erste gegeben wurde. Das Siegel ist der SHA-256 eines geheimen Salzes und des Startwerts; ist die Partie vorbei, werden beide gezeigt, und Sie können prüfen, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>The game is over, so the seal is broken: SHA-256 of the salt, a colon and the seed must give it.</source>
        <translation>Die Partie ist vorbei, das Siegel also gebrochen: Der SHA-256 von Salz, Doppelpunkt und Startwert muss es ergeben.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>verborgen, bis die Partie vorbei ist</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Salz</translation>
    </message>
    <message>
        <source>✓ Seed and salt give this very seal: the deal was not changed.</source>
        <translation>✓ Startwert und Salz ergeben genau dieses Siegel: Die Karten wurden nicht geändert.</translation>
    </message>
    <message>
        <source>✗ Seed and salt give another seal: the game was altered.</source>
        <translation>✗ Startwert und Salz ergeben ein anderes Siegel: Die Partie wurde verändert.</translation>
    </message>
</context>
<context>
    <name>SeatMenuController</name>
    <message>
        <source>Rage-quit</source>
        <translation>Rage-Quit</translation>
    </message>
    <message>
        <source>Play this seat yourself</source>
        <translation>Diesen Platz selbst spielen</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>you</source>
        <translation>Sie</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Runde</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Player &amp;{number}</source>
        <translation>Spieler &amp;{number}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Namen</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Grün</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Weinrot</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>&amp;Hell oder dunkel</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Wie gegeben</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Nach Farbe</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Nach Rang</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Großdruck</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Vorderseiten</translation>
    </message>
    <message>
        <source>F&amp;our suit colours</source>
        <translation>Vier &amp;Farben für vier Farben</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Rückseite</translation>
    </message>
    <message>
        <source>Order of the &amp;hand</source>
        <translation>&amp;Ordnung des Blatts</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imationen</translation>
    </message>
    <message>
        <source>&amp;Pauses of the computers</source>
        <translation>Pa&amp;usen der Computer</translation>
    </message>
    <message>
        <source>Play the only &amp;legal card for me</source>
        <translation>Die &amp;einzig mögliche Karte für mich spielen</translation>
    </message>
    <message>
        <source>Sound support isn&apos;t installed: straights[sound].</source>
        <translation>Die Tonausgabe ist nicht installiert: straights[sound].</translation>
    </message>
    <message>
        <source>Sound support lacks a library of the system.</source>
        <translation>Der Tonausgabe fehlt eine Bibliothek des Systems.</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <translation>Es gibt kein Tonausgabegerät.</translation>
    </message>
    <message>
        <source>Sounds and questions</source>
        <translation>Töne und Fragen</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Lautstärke</translation>
    </message>
    <message>
        <source>Ask before the &amp;deck is shown</source>
        <translation>Vor dem Zei&amp;gen des Stapels fragen</translation>
    </message>
    <message>
        <source>Ask before a rage-&amp;quit</source>
        <translation>Vor einem Rage-&amp;Quit fragen</translation>
    </message>
    <message>
        <source>Ask before a &amp;new game</source>
        <translation>Vor einer &amp;neuen Partie fragen</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>The settings cannot be written to {file}. They last until the window is closed.</source>
        <translation>Die Einstellungen lassen sich nicht in {file} schreiben. Sie gelten, bis das Fenster geschlossen wird.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
</context>
<context>
    <name>SettingsMenuController</name>
    <message>
        <source>Every player needs a name that can be printed.</source>
        <translation>Jeder Spieler braucht einen druckbaren Namen.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Eine Karte wählen</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Eingabe, Leertaste</translation>
    </message>
    <message>
        <source>Play it, or put it face down</source>
        <translation>Sie spielen oder verdeckt ablegen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let it be; leave the full screen</source>
        <translation>Es lassen; das Vollbild verlassen</translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation>7 S, K H, T D, 1 0 D</translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation>Eine Karte wählen: Rang (A, 2 bis 9, T, J, Q, K) und Farbe (C Kreuz, D Karo, H Herz, S Pik)</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From card to card, and on to the buttons</source>
        <translation>Von Karte zu Karte, dann zu den Knöpfen</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Tastenkürzel</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Was sie tun</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Practice from now on: this round does not count in the statistics.</source>
        <translation>Ab jetzt Übung: Diese Runde zählt nicht in der Statistik.</translation>
    </message>
    <message>
        <source>mixed opponents</source>
        <translation>gemischte Gegner</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>alle Gegner</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won together with others</source>
        <translation>Mit anderen gewonnen</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Mittlerer Platz</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Beste Partie</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Schlechteste Partie</translation>
    </message>
    <message>
        <source>Games won in a row</source>
        <translation>In Folge gewonnen</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Längste Folge</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Rounds without a point</source>
        <translation>Runden ohne Punkte</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Schlechteste Runde</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>The statistics could not be written: {reason}.</source>
        <translation>Die Statistik ließ sich nicht schreiben: {reason}.</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Nach {file} exportiert.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Die Statistik zurücksetzen?</translation>
    </message>
    <message>
        <source>All figures are lost for good.</source>
        <translation>Alle Zahlen gehen endgültig verloren.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Gegen</translation>
    </message>
    <message>
        <source>Counted are games of one person with a sealed deal. A round in which you have looked into what play does not show (undo past others&apos; moves, demo, deck, open hands) is practice.</source>
        <translation>Gezählt werden Partien einer Person mit versiegelten Karten. Eine Runde, in der Sie mehr gesehen haben, als das Spiel zeigt (Zurücknehmen über Züge anderer hinweg, Demo, Stapel, offene Blätter), ist Übung.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Zurücksetzen…</translation>
    </message>
</context>
<context>
    <name>Straights</name>
    <message>
        <source>The game could not be saved in {file}: {reason}. Play goes on.</source>
        <translation>Die Partie ließ sich nicht in {file} speichern: {reason}. Das Spiel geht weiter.</translation>
    </message>
    <message>
        <source>The computer “{strategy}” failed ({reason}); a simpler one plays on.</source>
        <translation>Der Computer „{strategy}“ ist gescheitert ({reason}); ein einfacherer spielt weiter.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Spieltisch</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Skip the tour</source>
        <translation>Rundgang überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Das Ziel</translation>
    </message>
    <message>
        <source>Four rows grow here, one a suit, from the seven outwards: down to the ace and up to the king. Get rid of your cards into the rows; what you cannot lay down costs points.</source>
        <translation>Hier wachsen vier Reihen, eine je Farbe, von der Sieben aus: abwärts bis zum Ass und aufwärts bis zum König. Legen Sie Ihre Karten an; was Sie nicht anlegen können, kostet Punkte.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
    </message>
    <message>
        <source>On your turn the cards that you may play stand higher, the others are dimmed. Drag one to the table, double-click it, or choose it with the arrow keys and press Enter.</source>
        <translation>Wenn Sie am Zug sind, stehen spielbare Karten höher, die anderen sind abgedunkelt. Ziehen Sie eine auf den Tisch, doppelklicken Sie, oder wählen Sie sie mit den Pfeiltasten und drücken Sie die Eingabetaste.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Wenn nichts passt</translation>
    </message>
    <message>
        <source>Then one card goes face down on your pile. Its rank counts against you: an ace 1, a king 13. Small cards hurt least.</source>
        <translation>Dann kommt eine Karte verdeckt auf Ihre Ablage. Ihr Rang zählt gegen Sie: ein Ass 1, ein König 13. Kleine Karten schmerzen am wenigsten.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Here you see how many cards each opponent holds, and the score. The game ends when somebody stands at {limit} points after a round; the lowest score wins. A right click changes who plays.</source>
        <translation>Hier sehen Sie, wie viele Karten jeder Gegner hat, und den Punktestand. Die Partie endet, wenn nach einer Runde jemand bei {limit} Punkten steht; der niedrigste Stand gewinnt. Ein Rechtsklick ändert, wer spielt.</translation>
    </message>
    <message>
        <source>You cannot lose your game</source>
        <translation>Ihre Partie geht nicht verloren</translation>
    </message>
    <message>
        <source>Every move is saved at once. Ctrl+Z takes a move back, H gives a hint with its reason, and F1 shows the rules. You find this tour again in the menu Help.</source>
        <translation>Jeder Zug wird sofort gespeichert. Strg+Z nimmt einen Zug zurück, H gibt einen Tipp mit Begründung, und F1 zeigt die Regeln. Diesen Rundgang finden Sie im Menü Hilfe wieder.</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>The game that you left could not be kept in {folder}: {reason}.</source>
        <translation>Die verlassene Partie ließ sich nicht in {folder} aufheben: {reason}.</translation>
    </message>
    <message>
        <source>Leave it anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>Die Partie ist nicht gespeichert</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}. If you go on, its last moves are lost.</source>
        <translation>Die Partie ließ sich nicht speichern: {reason}. Wenn Sie fortfahren, gehen ihre letzten Züge verloren.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern…</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nicht gespeichert: {reason}</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The settings could not be read; they are kept as {file}, and the usual ones are taken.</source>
        <translation>Die Einstellungen ließen sich nicht lesen; sie sind als {file} aufgehoben, und die üblichen gelten.</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved; play may go on.</source>
        <translation>Etwas ist schiefgegangen ({error}). Ihre Partie ist gespeichert; das Spiel kann weitergehen.</translation>
    </message>
    <message>
        <source>The running game could not be read: {reason}. It is kept as {file}.</source>
        <translation>Die laufende Partie ließ sich nicht lesen: {reason}. Sie ist als {file} aufgehoben.</translation>
    </message>
    <message>
        <source>Another window of Straights is open: this one plays a game of its own.</source>
        <translation>Ein anderes Fenster von Straights ist offen: Dieses spielt eine eigene Partie.</translation>
    </message>
    <message>
        <source>Your game goes on where you left it.</source>
        <translation>Ihre Partie geht dort weiter, wo Sie sie verlassen haben.</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>The console program plays to {limit} points, this game does not.</source>
        <translation>Das Konsolenprogramm spielt bis {limit} Punkte, diese Partie nicht.</translation>
    </message>
    <message>
        <source>Save for the console</source>
        <translation>Für die Konsole speichern</translation>
    </message>
    <message>
        <source>game.in</source>
        <translation>partie.in</translation>
    </message>
    <message>
        <source>Console input (*.in)</source>
        <translation>Konsoleneingabe (*.in)</translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation>Die Partie ließ sich nicht in {file} speichern: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {input} and {output}.</source>
        <translation>Als {input} und {output} gespeichert.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>You can expect {number} points from this round.</source>
        <translation>Sie müssen in dieser Runde mit {number} Punkten rechnen.</translation>
    </message>
    <message>
        <source>{card}: {number} more.</source>
        <translation>{card}: {number} mehr.</translation>
    </message>
    <message>
        <source>The {card} would cost {points}.</source>
        <translation>{card} würde {points} kosten.</translation>
    </message>
    <message>
        <source>The {card} would open the {others} for others.</source>
        <translation>{card} würde anderen {others} öffnen.</translation>
    </message>
    <message>
        <source>The {card} would only help others: you hold nothing behind it.</source>
        <translation>{card} würde nur anderen helfen: dahinter haben Sie nichts.</translation>
    </message>
    <message>
        <source>The {card} is the only card that you may play.</source>
        <translation>Nur eine Karte ist spielbar: {card}.</translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach, and opens nothing for others.</source>
        <translation>Spielen Sie {card}: Das bringt eigene Karten in Reichweite ({own}) und öffnet anderen nichts.</translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach. It also opens the {others}.</source>
        <translation>Spielen Sie {card}: Das bringt eigene Karten in Reichweite ({own}). Es öffnet auch: {others}.</translation>
    </message>
    <message>
        <source>Play the {card}: it ends its row and opens nothing for others.</source>
        <translation>Spielen Sie {card}: Die Reihe endet dort, und anderen öffnet sich nichts.</translation>
    </message>
    <message>
        <source>Play the {card}: it opens nothing for others.</source>
        <translation>Spielen Sie {card}: Das öffnet anderen nichts.</translation>
    </message>
    <message>
        <source>Play the {card}: it opens only the {others}, and would cost you {points}.</source>
        <translation>Spielen Sie {card}: Das öffnet nur {others} und würde Sie {points} kosten.</translation>
    </message>
    <message>
        <source>The {card} is your last card, and nothing fits.</source>
        <translation>{card} ist Ihre letzte Karte, und nichts passt.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs {points}, but {needed} before it would fit.</source>
        <translation>Legen Sie {card} ab: Das kostet {points}, aber {needed}, bevor sie passen würde.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs {points}, but the cheaper ones are worth more.</source>
        <translation>Legen Sie {card} ab: Das kostet {points}, aber die billigeren sind mehr wert.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}, and {needed} before it would fit.</source>
        <translation>Legen Sie {card} ab: Das kostet nur {points}, und {needed}, bevor sie passen würde.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}.</source>
        <translation>Legen Sie {card} ab: Das kostet nur {points}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>A new round begins. It&apos;s {name}&apos;s turn to play.</source>
        <translation>Eine neue Runde beginnt. {name} ist am Zug.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation>{name} geht im Zorn. Ein Computer übernimmt.</translation>
    </message>
    <message>
        <source>A human takes the seat of {name}.</source>
        <translation>Ein Mensch übernimmt den Platz: {name}.</translation>
    </message>
    <message>
        <source>Another computer plays for {name}.</source>
        <translation>Ein anderer Computer spielt für {name}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} legt eine Karte ab.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} legt {card} ab.</translation>
    </message>
    <message>
        <source>{name}&apos;s discards: {cards}</source>
        <translation>Ablage, {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}&apos;s score: {before} + {gained} = {score}</source>
        <translation>Punkte, {name}: {before} + {gained} = {score}</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Round {number} begins.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} spielt: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} legt eine Karte ab.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Ihr Blatt: {cards}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Sie dürfen spielen: {cards}.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}: Punkte {score}, Karten {cards}, abgelegt {discards}.</translation>
    </message>
    <message>
        <source>{suit}: none.</source>
        <translation>{suit}: nichts.</translation>
    </message>
    <message>
        <source>{suit}: {first}.</source>
        <translation>{suit}: {first}.</translation>
    </message>
    <message>
        <source>{suit}: {first} to {last}.</source>
        <translation>{suit}: {first} bis {last}.</translation>
    </message>
    <message>
        <source>{name}: {gained}, in all {score}.</source>
        <translation>{name}: {gained}, insgesamt {score}.</translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Plays any card that fits, at random.</source>
        <translation>Spielt zufällig irgendeine passende Karte.</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>sehr leicht</translation>
    </message>
    <message>
        <source>Plays the first card of its hand that fits.</source>
        <translation>Spielt die erste passende Karte seiner Hand.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>leicht</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Spielt seine niedrigste Karte und wirft seine höchste ab.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Spielt seine höchste Karte und wirft seine niedrigste ab.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Tries to lock in the kings, queens and jacks of others.</source>
        <translation>Versucht, Könige, Damen und Buben der anderen einzusperren.</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>sehr schwer</translation>
    </message>
    <message>
        <source>Holds back the cards that only others need.</source>
        <translation>Hält Karten zurück, die nur andere brauchen.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Probiert jede Karte in Tausenden möglicher Verteilungen aus.</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>passt sich an</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Spielt besser, wenn Sie gewinnen, und schwächer, wenn Sie verlieren.</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>Which seed was this game played with?</source>
        <translation>Mit welchem Startwert wurde diese Partie gespielt?</translation>
    </message>
    <message>
        <source>There is no such seed.</source>
        <translation>Einen solchen Startwert gibt es nicht.</translation>
    </message>
    <message>
        <source>the text ends before four players are invited (h or c)</source>
        <translation>der Text endet, bevor vier Spieler eingeladen sind (h oder c)</translation>
    </message>
    <message>
        <source>the game of this seed goes on with “{expected}”</source>
        <translation>die Partie dieses Startwerts geht weiter mit „{expected}“</translation>
    </message>
    <message>
        <source>nothing more can happen in this game</source>
        <translation>in dieser Partie kann nichts mehr geschehen</translation>
    </message>
    <message>
        <source>the rules do not allow this move</source>
        <translation>die Regeln erlauben diesen Zug nicht</translation>
    </message>
    <message>
        <source>the console prints no such line</source>
        <translation>die Konsole druckt keine solche Zeile</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Zeile {number}: {what}.</translation>
    </message>
    <message>
        <source>From line {line} on, the input was not needed.</source>
        <translation>Ab Zeile {line} wurde die Eingabe nicht gebraucht.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist vorbei.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>A round begins with the seven of spades.</source>
        <translation>Eine Runde beginnt mit der Pik Sieben.</translation>
    </message>
    <message>
        <source>You have a card to play, so you may not put one face down.</source>
        <translation>Sie haben eine passende Karte und dürfen deshalb keine ablegen.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Diese Karte haben Sie nicht.</translation>
    </message>
    <message>
        <source>The seat is played so already.</source>
        <translation>Der Platz wird schon so gespielt.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>sie wurde mit einer neueren Fassung von Straights gespeichert</translation>
    </message>
    <message>
        <source>it is no saved game of Straights, or it was cut off</source>
        <translation>es ist keine Straights-Partie, oder sie wurde abgeschnitten</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>sie ist zu groß für eine gespeicherte Partie</translation>
    </message>
    <message>
        <source>it was altered after it was saved</source>
        <translation>sie wurde nach dem Speichern verändert</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>sie ist nicht lesbar</translation>
    </message>
    <message>
        <source>{name} is to play first; the {card} follows. Esc keeps it.</source>
        <translation>Zuerst spielt {name}; dann folgt {card}. Esc behält sie.</translation>
    </message>
    <message>
        <source>The {card} does not fit: its neighbour towards the seven is not on the table yet.</source>
        <translation>{card} passt nicht: Die Nachbarkarte zur Sieben hin liegt noch nicht auf dem Tisch.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>three</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>four</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>five</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>six</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, legal, {number} of {count}, press to play</source>
        <translation>{card}, spielbar, {number} von {count}, drücken zum Spielen</translation>
    </message>
    <message>
        <source>{card}, not legal, {number} of {count}</source>
        <translation>{card}, nicht spielbar, {number} von {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} von {count}, drücken zum Ablegen</translation>
    </message>
    <message>
        <source>human</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>Computer · {kind}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>None of your cards fits: choose one to put face down. Its rank counts against you.</source>
        <translation>Keine Ihrer Karten passt: Wählen Sie eine, die verdeckt abgelegt wird. Ihr Rang zählt gegen Sie.</translation>
    </message>
    <message>
        <source>You hold the seven of spades: begin the round with it.</source>
        <translation>Sie haben die Pik Sieben: Beginnen Sie die Runde mit ihr.</translation>
    </message>
    <message>
        <source>Your turn: play one of the raised cards.</source>
        <translation>Sie sind am Zug: Spielen Sie eine der höheren Karten.</translation>
    </message>
    <message>
        <source>Demo: the computer plays for you. Press D to stop.</source>
        <translation>Demo: Der Computer spielt für Sie. D beendet sie.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>{name} ist am Zug</translation>
    </message>
</context>
</TS>
