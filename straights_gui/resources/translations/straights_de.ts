<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card game for four players, of the Sevens family.</source>
        <translation>Ein Kartenspiel für vier Personen aus der Familie der Siebener-Spiele.</translation>
    </message>
    <message>
        <source>Computer players see only their own hand and what everyone at the table can see.</source>
        <translation>Die Computer sehen nur ihr eigenes Blatt und das, was alle am Tisch sehen.</translation>
    </message>
    <message>
        <source>Running on Python {python}.</source>
        <translation>Läuft mit Python {python}.</translation>
    </message>
    <message>
        <source>The window uses Qt {qt} and PySide6 {pyside} under the GNU Lesser General Public License, version 3. They are linked dynamically: you can replace their libraries in {folder} with other versions. Their source code is available at {places}.</source>
        <translation>Das Fenster verwendet Qt {qt} und PySide6 {pyside} unter der GNU Lesser General Public License, Version 3. Sie sind dynamisch gebunden: Sie können die Bibliotheken im Ordner {folder} durch andere Versionen ersetzen. Der Quelltext ist unter {places} erhältlich.</translation>
    </message>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Probleme werden in {file} protokolliert.</translation>
    </message>
    <message>
        <source>C&amp;opy version information</source>
        <translation>Versionsangaben &amp;kopieren</translation>
    </message>
    <message>
        <source>Include this when you report a problem</source>
        <translation>Bitte angeben, wenn Sie ein Problem melden</translation>
    </message>
    <message>
        <source>All cards of a game are fixed before the first one is dealt. A number chosen by the program is sealed: its hash is shown from the start, and you can check it when the game is over.</source>
        <translation>Alle Karten eines Spiels stehen fest, bevor die erste gegeben wird. Eine vom Programm gewählte Nummer ist versiegelt: Ihr Hashwert wird von Anfang an angezeigt, und Sie können ihn nach dem Spiel prüfen.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights ist freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>A button: show the legal texts.</extracomment>
        <translation>&amp;Lizenzen&#xa0;…</translation>
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
        <translation>Nach &amp;Wert</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neues Spiel&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Speichern &amp;unter&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Play with others</source>
        <translation>&amp;Mit anderen spielen</translation>
    </message>
    <message>
        <source>Share and &amp;check</source>
        <translation>&amp;Teilen und prüfen</translation>
    </message>
    <message>
        <source>New game by &amp;number…</source>
        <translation>Neues Spiel nach &amp;Nummer&#xa0;…</translation>
    </message>
    <message>
        <source>P&amp;uzzles of the day</source>
        <translation>Auf&amp;gaben des Tages</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>An Tisch &amp;setzen&#xa0;…</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Spiel ko&amp;pieren</translation>
    </message>
    <message>
        <source>&amp;Paste game…</source>
        <translation>Spiel &amp;einfügen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Pause computers</source>
        <translation>Computer &amp;anhalten</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <translation>Ein&amp;zelschritt</translation>
    </message>
    <message>
        <source>&amp;Take back my seat</source>
        <translation>&amp;Platz wieder einnehmen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Platz einnehmen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>Spiel&amp;protokoll</translation>
    </message>
    <message>
        <source>&amp;Card tracker</source>
        <translation>&amp;Kartenübersicht</translation>
    </message>
    <message>
        <source>Read &amp;table aloud</source>
        <translation>&amp;Tisch vorlesen</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>&amp;Über Straights</translation>
    </message>
    <message>
        <source>Restart this &amp;game</source>
        <translation>Spiel neu sta&amp;rten</translation>
    </message>
    <message>
        <source>De&amp;mo: computer plays until I stop it</source>
        <translation>&amp;Demo: Computer spielt, bis ich ihn stoppe</translation>
    </message>
    <message>
        <source>&amp;Rage-quit: computer plays on for me</source>
        <translation>Ra&amp;ge-Quit: Computer spielt für mich weiter</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>nichts wiederherzustellen</translation>
    </message>
    <message>
        <source>Check sea&amp;led cards…</source>
        <translation>Versiege&amp;lte Karten prüfen&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>Tisc&amp;h eröffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Cop&amp;y the number of this game</source>
        <translation>Nummer des Spiels kop&amp;ieren</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nichts rückgängig zu machen</translation>
    </message>
    <message>
        <source>Save &amp;everything…</source>
        <translation>Alles spei&amp;chern&#xa0;…</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>Alle &amp;Einstellungen</translation>
    </message>
    <message>
        <source>it isn’t your turn</source>
        <translation>Sie sind nicht am Zug</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>The menu entry that lets one computer play one card while paused. A verb.</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The menu entry and title of the list of what happened in the game.</extracomment>
        <translation>Protokoll</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>The menu entry and title of the statistics.</extracomment>
        <translation>St&amp;atistik</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>The menu entry and mark of a game that is shown again, move by move. A noun.</extracomment>
        <translation>&amp;Wiederholung</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>The menu entry that says which card to play.</extracomment>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>The menu entry that ends the program; a word of the original game.</extracomment>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Tod&amp;ay</source>
        <extracomment>The menu entry and title of the sheet with the deal and the puzzles of the day.</extracomment>
        <translation>&amp;Heute</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>The menu entry and title of the rules of the game.</extracomment>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>The menu entry that takes a move back.</extracomment>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>The menu entry that plays an undone move again.</extracomment>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>The part of the menu View with the panels beside the table.</extracomment>
        <translation>Seiten&amp;leisten</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>The part of the menu Move with the players' seats.</extracomment>
        <translation>&amp;Plätze</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The menu entry that stops the computers until it is chosen again.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>The menu entry that opens a saved game.</extracomment>
        <translation>Ö&amp;ffnen&#xa0;…</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>The menu entry and title of the analysis of each choice. A noun.</extracomment>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Deck…</source>
        <extracomment>The menu entry that shows all four hands; the name of the command in the original game.</extracomment>
        <translation>&amp;Deck&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>The menu entry and title of the choice of table, card faces and backs.</extracomment>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>A switch: no sounds.</extracomment>
        <translation>&amp;Stumm</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Wer hier sitzt</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: get up from a table with others.</extracomment>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Dieses Spiel teilen</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Tisch ver&amp;lassen</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <extracomment>A group of settings, or the menu entry with the persons at a table.</extracomment>
        <translation>&amp;Personen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>Sort &amp;hand</source>
        <translation>&amp;Blatt sortieren</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Sa&amp;y</source>
        <extracomment>The menu entry and button with phrases for the other players. A verb.</extracomment>
        <translation>&amp;Sagen</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>The menu entry and title of the settings.</extracomment>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <extracomment>The menu entry that hands your seat to a computer; the name of the command in the original game. It may stay English.</extracomment>
        <translation>Rage-Quit</translation>
    </message>
    <message>
        <source>Invite to &amp;watch</source>
        <translation>Zum &amp;Zusehen einladen</translation>
    </message>
    <message>
        <source>Share lin&amp;k</source>
        <translation>Lin&amp;k teilen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>&amp;Learn it in a minute</source>
        <translation>In einer Minute &amp;lernen</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Art deco</source>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>A design of the table: one colour without a pattern.</extracomment>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Rosette</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Rosette</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Stripes</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Nachtblau</translation>
    </message>
    <message>
        <source>Minimal</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Minimalistisch</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Linen</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Engraved</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Kupferstich</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Eigenes Bild</translation>
    </message>
</context>
<context>
    <name>AppearanceGallery</name>
    <message>
        <source>A colour for each suit</source>
        <translation>Eigene Farbe je Kartenfarbe</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>A group of pictures: the designs of the fronts of cards.</extracomment>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>A group of pictures: the backs of cards.</extracomment>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A group of pictures: the colours of the table top.</extracomment>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Stop demo</source>
        <translation>Demo beenden</translation>
    </message>
    <message>
        <source>Leave replay</source>
        <translation>Wiederholung beenden</translation>
    </message>
    <message>
        <source>Queued: {card}</source>
        <translation>Vorgemerkt: {card}</translation>
    </message>
    <message>
        <source>{name}: {seconds} s</source>
        <translation>{name}: {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>You: {seconds} s</source>
        <translation>Sie: {seconds}&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>A computer plays for them after %n seconds.</source>
        <translation>
            <numerusform>In %n Sekunde spielt ein Computer weiter.</numerusform>
            <numerusform>In %n Sekunden spielt ein Computer weiter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left for this move, and in the time bank for the game</source>
        <translation>Verbleibende Zeit für diesen Zug und Zeitreserve für das Spiel</translation>
    </message>
    <message>
        <source>You: {seconds} s + {bank} s</source>
        <translation>Sie: {seconds}&#xa0;s + {bank}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} ist nicht da.</translation>
    </message>
    <message>
        <source>{name}: {seconds} s + {bank} s</source>
        <translation>{name}: {seconds}&#xa0;s + {bank}&#xa0;s</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Keine Verbindung</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>The host closed the table</source>
        <translation>Der Gastgeber hat den Tisch geschlossen</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Time left for this move</source>
        <translation>Verbleibende Zeit für diesen Zug</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Sie sehen zu</translation>
    </message>
    <message>
        <source>A computer is playing for you</source>
        <translation>Ein Computer spielt für Sie</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n Person sieht zu</numerusform>
            <numerusform>%n Personen sehen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: the action does not happen.</extracomment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>A mark on the table: the round does not count, since the player went back or looked at hidden cards.</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>A mark on the table: its host closed it, nobody can play on.</extracomment>
        <translation>Geschlossen</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>A mark on the table: the computers wait.</extracomment>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>A mark on the table: a computer plays for the player, nothing counts.</extracomment>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>A button: the computers go on.</extracomment>
        <translation>Fortsetzen</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>All cards were fixed before the first one was dealt. When the game is over, you can check that no one changed them.</source>
        <translation>Alle Karten standen fest, bevor die erste gegeben wurde. Nach dem Spiel können Sie prüfen, dass niemand sie geändert hat.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A button: entries for which the bar has no room.</extracomment>
        <translation>Mehr</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Drop the card on the table to play it.</source>
        <translation>Lassen Sie die Karte über dem Tisch los, um sie zu spielen.</translation>
    </message>
    <message>
        <source>A computer is playing for you. Take back your seat to play.</source>
        <translation>Ein Computer spielt für Sie. Nehmen Sie Ihren Platz wieder ein, um selbst zu spielen.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>{card} is certainly face down: no one can hold it any more.</source>
        <translation>{card} liegt bestimmt verdeckt: Niemand kann sie mehr haben.</translation>
    </message>
    <message>
        <source>{card} is in your hand.</source>
        <translation>{card} ist in Ihrem Blatt.</translation>
    </message>
    <message>
        <source>{card} is in your discard pile.</source>
        <translation>{card} liegt auf Ihrem Ablagestapel.</translation>
    </message>
    <message>
        <source>{card}: {name} can’t hold it.</source>
        <translation>{card}: {name} kann sie nicht haben.</translation>
    </message>
    <message>
        <source>{card}: {names} can’t hold it.</source>
        <translation>{card}: {names} können sie nicht haben.</translation>
    </message>
    <message>
        <source>{card} is on the table.</source>
        <translation>{card} liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>{card}: any of the others can hold it.</source>
        <translation>{card}: Jeder der anderen kann sie haben.</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold each card</source>
        <translation>Wer welche Karte haben kann</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>in your hand</source>
        <translation>in Ihrem Blatt</translation>
    </message>
    <message>
        <source>discarded by you</source>
        <translation>von Ihnen abgelegt</translation>
    </message>
    <message>
        <source>{name} may hold it</source>
        <translation>kann {name} haben</translation>
    </message>
    <message>
        <source>certainly face down</source>
        <translation>bestimmt verdeckt</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>can’t hold it</source>
        <translation>kann sie nicht haben</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>The explanation of the signs of the card tracker.</extracomment>
        <translation>Legende</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown during a round while your hand is visible. Not available in replays.</source>
        <translation>Wird während einer Runde angezeigt, solange Ihr Blatt sichtbar ist. Bei Wiederholungen nicht verfügbar.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>The cards of a challenge: the other result stays hidden until you have played. Nothing here prevents cheating.</source>
        <translation>Die Karten einer Herausforderung: Das andere Ergebnis bleibt verschlossen, bis Sie gespielt haben. Vor Schummeln schützt hier nichts.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DecidedBy</name>
    <message>
        <source>Your cards: what a strong computer reaches with them on average at this table. Your choices: what they cost, as far as could be known. The rest is what the others did, and luck.</source>
        <translation>Ihre Karten: was ein starker Computer damit an diesem Tisch im Mittel erreicht. Ihre Entscheidungen: was sie kosteten, soweit man es wissen konnte. Der Rest ist, was die anderen taten, und Glück.</translation>
    </message>
</context>
<context>
    <name>DecisionLine</name>
    <message>
        <source>All choices</source>
        <translation>Alle Entscheidungen</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Show it anyway?</source>
        <translation>Trotzdem zeigen?</translation>
    </message>
    <message>
        <source>This round won’t count in the statistics.</source>
        <translation>Diese Runde zählt dann nicht für die Statistik.</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>Deck zeigen?</translation>
    </message>
    <message>
        <source>Show deck</source>
        <translation>Deck zeigen</translation>
    </message>
    <message>
        <source>The deck reveals every player’s hand in this round.</source>
        <translation>Das Deck verrät das Blatt jedes Spielers in dieser Runde.</translation>
    </message>
    <message>
        <source>Deck of this round</source>
        <translation>Deck dieser Runde</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Start Straights</source>
        <translation>Straights starten</translation>
    </message>
    <message>
        <source>Console game in the Start menu</source>
        <translation>Konsolenspiel im Startmenü</translation>
    </message>
    <message>
        <source>Straights needs Windows 10, version 1809, or later. This Windows is older.</source>
        <translation>Straights braucht Windows 10, Version 1809, oder neuer. Dieses Windows ist älter.</translation>
    </message>
    <message>
        <source>The licence of Straights</source>
        <translation>Die Lizenz von Straights</translation>
    </message>
    <message>
        <source>Every suit grows on the table into a row from its seven, down to the ace and up to the king. A card that fits must be played; without one, a card goes face down and its rank counts against you. When somebody stands at 80 points, the lowest score wins.</source>
        <translation>Jede Farbe wächst auf dem Tisch zu einer Reihe, von der Sieben hinab zum Ass und hinauf zum König. Wer eine passende Karte hat, muss sie spielen; wer keine hat, legt eine verdeckt ab, und ihr Wert zählt gegen ihn. Steht jemand bei 80 Punkten, gewinnt, wer am wenigsten hat.</translation>
    </message>
    <message>
        <source>Hints with reasons, undo, replays, statistics, and a game that is saved after every move</source>
        <translation>Tipps mit Begründung, Rücknahme, Wiederholungen, Statistik; nach jedem Zug wird gespeichert</translation>
    </message>
    <message>
        <source>Qt, Python and the other parts have licences of their own, the GNU LGPL among them. They are installed too, in _internal\straights_gui\resources\licences, and shown under Help, About.</source>
        <translation>Qt, Python und die anderen Teile haben eigene Lizenzen, darunter die GNU LGPL. Sie werden mit installiert, in _internal\straights_gui\resources\licences, und unter Hilfe, Über gezeigt.</translation>
    </message>
    <message>
        <source>Everything by mouse, by keyboard and by screen reader</source>
        <translation>Alles mit Maus, Tastatur und Bildschirmleser</translation>
    </message>
    <message>
        <source>What you find:</source>
        <translation>Was Sie erwartet:</translation>
    </message>
    <message>
        <source>Card Game</source>
        <translation>Kartenspiel</translation>
    </message>
    <message>
        <source>Straights will be installed for you alone; that needs no administrator.

If an older version is there, this one takes its place. Your games, settings and statistics stay.</source>
        <translation>Straights wird nur für Sie installiert; dazu braucht es keinen Administrator.

Eine ältere Version wird ersetzt, wenn es eine gibt. Ihre Partien, Einstellungen und die Statistik bleiben.</translation>
    </message>
    <message>
        <source>Straights (needed)</source>
        <translation>Straights (nötig)</translation>
    </message>
    <message>
        <source>Straights is free software.</source>
        <translation>Straights ist freie Software.</translation>
    </message>
    <message>
        <source>Eight computers, from beginner to expert; none of them sees a hidden card</source>
        <translation>Acht Computer, von einfach bis Experte; keiner sieht verdeckte Karten</translation>
    </message>
    <message>
        <source>Card game of the Sevens family for four</source>
        <translation>Kartenspiel der Sevens-Familie für vier</translation>
    </message>
    <message>
        <source>In $INSTDIR there is already a folder _internal, which belongs to another program.

Choose another folder; this one stays as it is.</source>
        <translation>In $INSTDIR gibt es schon einen Ordner _internal, der zu einem anderen Programm gehört.

Wählen Sie einen anderen Ordner; dieser bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>The installed version in $Before couldn’t be removed.

Close all programs that use its files and choose Retry.</source>
        <translation>Die installierte Version in $Before ließ sich nicht entfernen.

Schließen Sie alle Programme, die ihre Dateien benutzen, und wählen Sie „Wiederholen“.</translation>
    </message>
    <message>
        <source>Straights saved game</source>
        <translation>Straights-Spielstand</translation>
    </message>
    <message>
        <source>Straights couldn’t be installed, and what was written is gone again. Your games, settings and statistics are untouched.

Make sure that the disk has room and that you may write to $INSTDIR, then start the installation again.</source>
        <translation>Straights konnte nicht installiert werden; was geschrieben war, ist wieder entfernt. Ihre Partien, Einstellungen und die Statistik sind unberührt.

Sorgen Sie dafür, dass auf dem Laufwerk Platz ist und Sie in $INSTDIR schreiben dürfen, und beginnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>Build rows of cards from seven to ace and king, against computers or friends</source>
        <translation>Kartenreihen von der Sieben bis zu Ass und König legen, gegen Computer oder Freunde</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Neues Fenster</translation>
    </message>
    <message>
        <source>Straights will be removed from this folder. Your games, settings and statistics stay; whatever else is in the folder stays as well.</source>
        <translation>Straights wird aus diesem Ordner entfernt. Ihre Partien, Einstellungen und die Statistik bleiben; auch was sonst in dem Ordner liegt, bleibt.</translation>
    </message>
    <message>
        <source>You may use, copy, change and pass on Straights. Its licence:</source>
        <translation>Sie dürfen Straights benutzen, kopieren, ändern und weitergeben. Die Lizenz:</translation>
    </message>
    <message>
        <source>Straights $BeforeVersion is installed, which is newer than ${VERSION}.

Do you want to put the older one in its place? It may be unable to open games that the newer one saved.</source>
        <translation>Straights $BeforeVersion ist installiert, das ist neuer als ${VERSION}.

Soll die ältere Version an seine Stelle treten? Partien, die die neuere gespeichert hat, kann sie vielleicht nicht öffnen.</translation>
    </message>
    <message>
        <source>Straights is running.

Close it and choose Retry. Your game is saved after every move.</source>
        <translation>Straights läuft noch.

Beenden Sie es und wählen Sie „Wiederholen“. Ihre Partie ist nach jedem Zug gespeichert.</translation>
    </message>
    <message>
        <source>Some files in $INSTDIR couldn’t be removed.

Close all programs that use them and start the removal again.</source>
        <translation>Einige Dateien in $INSTDIR ließen sich nicht entfernen.

Schließen Sie alle Programme, die sie benutzen, und beginnen Sie noch einmal.</translation>
    </message>
    <message>
        <source>The disk of $INSTDIR has $1 MB left, and Straights needs ${SIZE_MB} MB.

Nothing was changed. Make room, or choose a folder on another disk.</source>
        <translation>Auf dem Laufwerk von $INSTDIR sind $1 MB frei, Straights braucht ${SIZE_MB} MB.

Nichts wurde verändert. Schaffen Sie Platz oder wählen Sie einen Ordner auf einem anderen Laufwerk.</translation>
    </message>
    <message>
        <source>Several people on one computer, with each hand hidden between turns</source>
        <translation>Mehrere Menschen an einem Gerät, mit einem Vorhang zwischen den Zügen</translation>
    </message>
    <message>
        <source>Straights needs a 64-bit Windows 10 or 11. This Windows has 32 bits.</source>
        <translation>Straights braucht Windows 10 oder 11 mit 64 Bit. Dieses Windows hat 32 Bit.</translation>
    </message>
    <message>
        <source>cards;sevens;fan tan;parliament;dominoes;</source>
        <translation>Karten;Sieben;Fan Tan;Elfer raus;Reihen;Kartenlegen;</translation>
    </message>
    <message>
        <source>Icon on the desktop</source>
        <translation>Symbol auf dem Desktop</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <extracomment>The name of a pile: cards that a player has put face down.</extracomment>
        <translation>Ablage</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>A bet is {least} to {most} chips.</source>
        <translation>Ein Einsatz ist {least} bis {most} Chips.</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>All in {chips}</source>
        <translation>All-in {chips}</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Einsatz</translation>
    </message>
    <message>
        <source>Bet {bet}: you win about {hundredths} of 100</source>
        <translation>{bet} setzen: Sie gewinnen etwa {hundredths} von 100</translation>
    </message>
    <message>
        <source>Bet {number}</source>
        <translation>{number} setzen</translation>
    </message>
    <message>
        <source>Call {chips}</source>
        <translation>{chips} mitgehen</translation>
    </message>
    <message>
        <source>Call {chips} to win {pot}, or fold</source>
        <translation>Mit {chips} mitgehen, um {pot} zu gewinnen, oder aussteigen</translation>
    </message>
    <message>
        <source>Call: you win about {hundredths} of 100, {needed} are enough</source>
        <translation>Mitgehen: Sie gewinnen etwa {hundredths} von 100, {needed} genügen</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Schieben</translation>
    </message>
    <message>
        <source>Check: a called bet wins about {hundredths} of 100</source>
        <translation>Schieben: Gegen Mitgehende gewinnen Sie etwa {hundredths} von 100</translation>
    </message>
    <message>
        <source>Checking is free. Fold anyway?</source>
        <translation>Schieben kostet nichts. Trotzdem aussteigen?</translation>
    </message>
    <message>
        <source>Exchange {cards}: better in {hundredths} of 100</source>
        <translation>{cards} tauschen: in {hundredths} von 100 besser</translation>
    </message>
    <message>
        <source>Exchange {number}</source>
        <translation>{number} tauschen</translation>
    </message>
    <message>
        <source>Fold</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Aussteigen</translation>
    </message>
    <message>
        <source>Fold: you win about {hundredths} of 100, {needed} are needed</source>
        <translation>Aussteigen: Sie gewinnen etwa {hundredths} von 100, {needed} sind nötig</translation>
    </message>
    <message>
        <source>Hand {number} begins.</source>
        <translation>Spiel {number} beginnt.</translation>
    </message>
    <message>
        <source>Hand {number} · exchange</source>
        <translation>Spiel {number} · Tausch</translation>
    </message>
    <message>
        <source>Hand {number} · first bets</source>
        <translation>Spiel {number} · erste Einsätze</translation>
    </message>
    <message>
        <source>Hand {number} · last bets</source>
        <translation>Spiel {number} · letzte Einsätze</translation>
    </message>
    <message>
        <source>Hand {number} · over</source>
        <translation>Spiel {number} · vorbei</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Alle behalten</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Alle Karten behalten</translation>
    </message>
    <message>
        <source>Last: {what}.</source>
        <translation>Zuletzt: {what}.</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Hauptpot</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Niemand hat gesetzt.</translation>
    </message>
    <message>
        <source>Others are expected to hold the better hands if they bet or call.</source>
        <translation>Wer setzt oder mitgeht, hat vermutlich eines der besseren Blätter.</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Nebenpot</translation>
    </message>
    <message>
        <source>Somebody has bet: call, or fold.</source>
        <translation>Es wurde gesetzt: Gehen Sie mit, oder steigen Sie aus.</translation>
    </message>
    <message>
        <source>The discards are shuffled and drawn again.</source>
        <translation>Die abgelegten Karten werden gemischt und wieder gezogen.</translation>
    </message>
    <message>
        <source>Then you beat {hundredths} of 100 random hands.</source>
        <translation>Danach schlagen Sie {hundredths} von 100 zufälligen Blättern.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Dieses Spiel</translation>
    </message>
    <message>
        <source>Aces are high, and low in the straight from ace to five.</source>
        <translation>Asse zählen hoch, in der Straße von Ass bis Fünf aber tief.</translation>
    </message>
    <message>
        <source>From best to worst: straight flush, four of a kind, full house (three and a pair), flush (one suit), straight (five ranks in a row), three of a kind, two pairs, a pair, the highest card.</source>
        <translation>Vom besten zum schlechtesten Blatt: Straight Flush, Vierling, Full House (Drilling und Paar), Flush (eine Farbe), Straße (fünf Werte in Folge), Drilling, zwei Paare, ein Paar, höchste Karte.</translation>
    </message>
    <message>
        <source>The ante doubles every {count} hands.</source>
        <translation>Nach je {count} Spielen verdoppelt sich dieser Betrag.</translation>
    </message>
    <message>
        <source>The player with the D is the dealer; the next player bets first.</source>
        <translation>Das D zeigt, wer gibt; wer danach sitzt, setzt zuerst.</translation>
    </message>
    <message>
        <source>With too few chips to call, go all in: you stay in the hand, and can win as much from each other player as you put in. The others bet for the rest in a side pot.</source>
        <translation>Reichen Ihre Chips nicht zum Mitgehen, gehen Sie All-in: Sie bleiben in der Runde und können von allen anderen so viel gewinnen, wie Sie gesetzt haben. Um den Rest spielen die anderen in einem Nebenpot.</translation>
    </message>
    <message>
        <source>You can exchange at most four cards.</source>
        <translation>Sie können höchstens vier Karten tauschen.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Sie gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Sie gewinnen {chips}</translation>
    </message>
    <message>
        <source>You win {chips}: {more} more than you paid</source>
        <translation>Sie gewinnen {chips}: {more} mehr, als Sie gezahlt haben</translation>
    </message>
    <message>
        <source>Your hand: {cards}, {hand}.</source>
        <translation>Ihr Blatt: {cards}, {hand}.</translation>
    </message>
    <message>
        <source>Your turn: check or bet</source>
        <translation>Sie sind am Zug: Schieben oder setzen</translation>
    </message>
    <message>
        <source>Your turn: choose up to four cards to exchange</source>
        <translation>Sie sind am Zug: Bis zu vier Karten tauschen</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Asse</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>setzt {chips}</translation>
    </message>
    <message>
        <source>by the odds</source>
        <translation>nach Chancen</translation>
    </message>
    <message>
        <source>calls {chips}</source>
        <translation>geht mit {chips} mit</translation>
    </message>
    <message>
        <source>checks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>schiebt</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Achten</translation>
    </message>
    <message>
        <source>exchanged {count}</source>
        <translation>tauschte {count}</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>flush up to {rank}</source>
        <translation>Flush bis {rank}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>ausgestiegen</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>vier {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>full house: {ranks} and {others}</source>
        <translation>Full House: {ranks} und {others}</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Buben</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>behält alle</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Könige</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>ein Paar {ranks}</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Damen</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>Royal Flush</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>straight flush up to {rank}</source>
        <translation>Straight Flush bis {rank}</translation>
    </message>
    <message>
        <source>straight up to {rank}</source>
        <translation>Straße bis {rank}</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>drei {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>{names} share {chips}</source>
        <translation>{names} teilen sich {chips}</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} gewinnen das Spiel.</translation>
    </message>
    <message>
        <source>{name} bets {chips}.</source>
        <translation>{name} setzt {chips}.</translation>
    </message>
    <message>
        <source>{name} calls with {chips}.</source>
        <translation>{name} geht mit {chips} mit.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} schiebt.</translation>
    </message>
    <message>
        <source>{name} exchanges {count}.</source>
        <translation>{name} tauscht Karten: {count}.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} steigt aus.</translation>
    </message>
    <message>
        <source>{name} can’t pay the ante and is out.</source>
        <translation>{name} hat zu wenig Chips für das nächste Spiel.</translation>
    </message>
    <message>
        <source>{name} is all in with {chips}.</source>
        <translation>{name} ist mit {chips} all-in.</translation>
    </message>
    <message>
        <source>{name} keeps all cards.</source>
        <translation>{name} behält alle Karten.</translation>
    </message>
    <message>
        <source>{name} pays {chips}.</source>
        <translation>{name} zahlt {chips}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} zeigt {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name} zeigt {cards}: {hand}.</translation>
    </message>
    <message>
        <source>{name} takes back an uncalled bet of {chips}.</source>
        <translation>{name} nimmt {chips} zurück: Niemand ging mit.</translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation>{name} gewinnt {chips}</translation>
    </message>
    <message>
        <source>{name} wins {chips}.</source>
        <translation>{name} gewinnt {chips}.</translation>
    </message>
    <message>
        <source>{name}: {chips} chips.</source>
        <translation>{name}: {chips} Chips.</translation>
    </message>
    <message>
        <source>{pot}: {chips}.</source>
        <translation>{pot}: {chips}.</translation>
    </message>
    <message>
        <source>{ranks} and {others}</source>
        <translation>{ranks} und {others}</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ Pot</translation>
    </message>
    <message>
        <source>20 hands</source>
        <translation>20 Spiele</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>vorsichtig</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Five Card Draw</translation>
    </message>
    <message>
        <source>reckless</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>waghalsig</translation>
    </message>
    <message>
        <source>Until one has all chips</source>
        <translation>Bis einer alle Chips hat</translation>
    </message>
    <message>
        <source>Bet, exchange cards, bet again. Best hand wins.</source>
        <translation>Setzen, Karten tauschen, noch einmal setzen. Das beste Blatt gewinnt.</translation>
    </message>
    <message>
        <source>With five cards, check, bet, call or fold. Nobody raises.</source>
        <translation>Mit fünf Karten schieben, setzen, mitgehen oder aussteigen. Erhöht wird nicht.</translation>
    </message>
    <message>
        <source>Then exchange up to four cards, and bet once more.</source>
        <translation>Dann bis zu vier Karten tauschen und noch einmal setzen.</translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays {ante} for each hand.</source>
        <translation>Alle haben {chips} Chips und zahlen {ante} für jedes Spiel.</translation>
    </message>
    <message>
        <source>The best hand wins the pot. Equal hands share it.</source>
        <translation>Das beste Blatt gewinnt den Pot. Gleiche Blätter teilen ihn.</translation>
    </message>
    <message>
        <source>A player who can’t pay the ante is out.</source>
        <translation>Wer zu wenig Chips für das nächste Spiel hat, scheidet aus.</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>tauschen</translation>
    </message>
    <message>
        <source>You are out: too few chips for the next hand. The others play on.</source>
        <translation>Sie sind ausgeschieden: zu wenig Chips für das nächste Spiel. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>All others folded.</source>
        <translation>Alle anderen sind ausgestiegen.</translation>
    </message>
    <message>
        <source>Both have {hand}: the next highest card decides.</source>
        <translation>Beide haben {hand}: Die nächsthöhere Karte entscheidet.</translation>
    </message>
    <message>
        <source>Equal hands: {hand}.</source>
        <translation>Gleiche Blätter: {hand}.</translation>
    </message>
    <message>
        <source>The others in this pot folded.</source>
        <translation>Die anderen in diesem Pot sind ausgestiegen.</translation>
    </message>
    <message>
        <source>{name} wins it</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>You win it</source>
        <translation>Sie gewinnen</translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat your {other}.</source>
        <translation>
            <numerusform>{hand} schlägt Ihr Blatt: {other}.</numerusform>
            <numerusform>{hand} schlagen Ihr Blatt: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat {other}.</source>
        <translation>
            <numerusform>{hand} schlägt {other}.</numerusform>
            <numerusform>{hand} schlagen {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had no chips for this pot.</source>
        <translation>Ohne Chips für diesen Pot: {names}.</translation>
    </message>
    <message>
        <source>{names} share it</source>
        <translation>{names} teilen</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>höchste Karte: {rank}</translation>
    </message>
</context>
<context>
    <name>EnterButton</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Eingabe</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Each round starts with the seven of spades.</source>
        <translation>Jede Runde beginnt mit der Pik Sieben.</translation>
    </message>
    <message>
        <source>This seat is already set that way.</source>
        <translation>Dieser Platz ist bereits so besetzt.</translation>
    </message>
    <message>
        <source>it was changed after it was saved</source>
        <translation>nach dem Speichern verändert</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>der Zugriff wurde verweigert</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Geben Sie einen Namen ein.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>mit einer neueren Version von Straights gespeichert</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>zu groß für ein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Diese Karte haben Sie nicht.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>it isn’t there</source>
        <translation>nicht vorhanden</translation>
    </message>
    <message>
        <source>You have a card that fits, so you can’t discard.</source>
        <translation>Sie haben eine passende Karte und können deshalb nicht ablegen.</translation>
    </message>
    <message>
        <source>it can’t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>the disk doesn’t work</source>
        <translation>der Datenträger funktioniert nicht</translation>
    </message>
    <message>
        <source>it isn’t a Straights game, or it is incomplete</source>
        <translation>kein Straights-Spiel, oder unvollständig</translation>
    </message>
    <message>
        <source>A computer is playing this seat.</source>
        <translation>Auf diesem Platz spielt ein Computer.</translation>
    </message>
    <message>
        <source>{card} is no longer queued.</source>
        <translation>{card} ist nicht mehr vorgemerkt.</translation>
    </message>
    <message>
        <source>{card} doesn’t fit yet: its row has to reach it first.</source>
        <translation>{card} passt noch nicht: Die Reihe muss erst bis dorthin reichen.</translation>
    </message>
    <message>
        <source>{card} is queued. Esc cancels.</source>
        <translation>{card} ist vorgemerkt. Esc bricht ab.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics ({reason}). They are kept as {file}, and new ones are started.</source>
        <translation>Die Statistik konnte nicht gelesen werden ({reason}). Sie bleibt als {file} erhalten; eine neue wird begonnen.</translation>
    </message>
    <message>
        <source>This name contains characters that can’t be shown.</source>
        <translation>Dieser Name enthält Zeichen, die nicht angezeigt werden können.</translation>
    </message>
    <message>
        <source>Couldn’t use the statistics in {file} ({reason}). The game continues without them.</source>
        <translation>Die Statistik in {file} konnte nicht verwendet werden ({reason}). Das Spiel geht ohne sie weiter.</translation>
    </message>
    <message>
        <source>This link is incomplete. Ask for a new one.</source>
        <translation>Dieser Link ist unvollständig. Bitten Sie um einen neuen.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Your form</source>
        <translation>Ihre Form</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Your game</source>
        <translation>Ihr Spiel</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move. A simpler computer takes over.</source>
        <translation>{name} hat einen unerlaubten Zug versucht. Ein einfacherer Computer übernimmt.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Straights games (*.straights)</source>
        <translation>Straights-Spiele (*.straights)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
    </message>
    <message>
        <source>{moment}, round {round}, with {names}</source>
        <translation>{moment}, Runde {round}, mit {names}</translation>
    </message>
    <message>
        <source>Couldn’t save the game to {file}: {reason}.</source>
        <translation>Das Spiel konnte nicht in {file} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>game.straights</source>
        <extracomment>The suggested name of a file with one game; the ending stays.</extracomment>
        <translation>spiel.straights</translation>
    </message>
    <message>
        <source>everything.straights</source>
        <extracomment>The suggested name of a file with all games; the ending stays.</extracomment>
        <translation>alles.straights</translation>
    </message>
    <message>
        <source>Games added: {games}, rounds in the statistics: {rounds}, days: {days}.</source>
        <translation>Hinzugefügte Spiele: {games}, Runden in der Statistik: {rounds}, Tage: {days}.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>Leave this game?</source>
        <translation>Dieses Spiel verlassen?</translation>
    </message>
    <message>
        <source>You play on from {place}. The original game is under “Open”.</source>
        <translation>Sie spielen weiter ab: {place}. Das ursprüngliche Spiel finden Sie unter „Öffnen“.</translation>
    </message>
    <message>
        <source>Your current game is saved. You can find it under “Open”.</source>
        <translation>Ihr aktuelles Spiel ist gespeichert. Sie finden es unter „Öffnen“.</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Spiel verlassen</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Number copied.</source>
        <translation>Nummer kopiert.</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation>Keine zuletzt gespielten Spiele</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Spiel kopiert.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics any more. You can find it under “Open”.</source>
        <translation>Dieses Spiel zählt dann nicht mehr für die Statistik. Sie finden es unter „Öffnen“.</translation>
    </message>
    <message>
        <source>The game starts again. Your previous one is under “Open”.</source>
        <translation>Das Spiel beginnt von vorn. Das vorige finden Sie unter „Öffnen“.</translation>
    </message>
    <message>
        <source>Restart this game?</source>
        <translation>Spiel neu starten?</translation>
    </message>
    <message>
        <source>Couldn’t open {file}: {reason}.</source>
        <translation>{file} konnte nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>A button: begin the same game again.</extracomment>
        <translation>Neu starten</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Spiel kopieren</translation>
    </message>
    <message>
        <source>Copy this game?</source>
        <translation>Dieses Spiel kopieren?</translation>
    </message>
    <message>
        <source>The text tells every player’s cards.</source>
        <translation>Der Text verrät die Karten aller Spieler.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Everyone else, look away!</source>
        <translation>Alle anderen: bitte wegsehen!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, Sie sind am Zug.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{advice} H: why?</source>
        <translation>{advice} H: warum?</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>Kein Tipp verfügbar: {reason}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>A computer is choosing a card.</extracomment>
        <translation>Der Computer denkt nach&#xa0;…</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>Let other devices on my network &amp;join</source>
        <translation>Anderen Geräten in meinem Netz den Zugang er&amp;lauben</translation>
    </message>
    <message>
        <source>Without it, only windows and browsers on this computer can join.</source>
        <translation>Sonst können nur Fenster und Browser auf diesem Computer beitreten.</translation>
    </message>
    <message>
        <source>If your computer asks whether Straights may use the network, allow it.</source>
        <translation>Erlauben Sie Straights den Zugriff auf das Netzwerk, wenn Ihr Computer danach fragt.</translation>
    </message>
    <message>
        <source>Your computer becomes the table. Others join from a phone, a browser or another window of Straights; they need nothing but the link.</source>
        <translation>Ihr Computer wird zum Tisch. Andere treten mit einem Telefon, einem Browser oder einem anderen Straights-Fenster bei; sie brauchen nur den Link.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Platz {number}</translation>
    </message>
    <message>
        <source>Free for whoever joins.</source>
        <translation>Frei für alle, die beitreten.</translation>
    </message>
    <message>
        <source>A person who joins</source>
        <translation>Jemand, der beitritt</translation>
    </message>
    <message>
        <source>&amp;Time for a move</source>
        <translation>&amp;Zeit für einen Zug</translation>
    </message>
    <message>
        <source>More time for slow moves: for each player, for the whole game.</source>
        <translation>Mehr Zeit für langsame Züge: für jeden Spieler, für das ganze Spiel.</translation>
    </message>
    <message>
        <source>Time &amp;bank</source>
        <translation>Zeit&amp;reserve</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Unbegrenzt</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n Sekunde</numerusform>
            <numerusform>%n Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no limit of time.</extracomment>
        <translation>Keines</translation>
    </message>
</context>
<context>
    <name>HostingController</name>
    <message>
        <source>Continue with your table?</source>
        <translation>Mit Ihrem Tisch weitermachen?</translation>
    </message>
    <message>
        <source>The page for phones is missing: only windows can join. To build it: {command}</source>
        <translation>Die Seite für Telefone fehlt: Nur Fenster können beitreten. So wird sie erstellt: {command}</translation>
    </message>
    <message>
        <source>Still at the table: {names}.</source>
        <translation>Noch am Tisch: {names}.</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Tisch schließen?</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>The table’s server stopped. It is starting again; nothing is lost.</source>
        <translation>Der Server des Tisches ist ausgefallen. Er startet neu; nichts geht verloren.</translation>
    </message>
    <message>
        <source>The table’s server is running again.</source>
        <translation>Der Server des Tisches läuft wieder.</translation>
    </message>
    <message>
        <source>Close it for good</source>
        <translation>Endgültig schließen</translation>
    </message>
    <message>
        <source>Your table was open when Straights ended. Everyone can come back to it.</source>
        <translation>Ihr Tisch war offen, als Straights beendet wurde. Alle können zu ihm zurückkehren.</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>Der Tisch wird eröffnet&#xa0;…</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch eröffnen</translation>
    </message>
    <message>
        <source>The game is kept: you can open the table again at the next start.</source>
        <translation>Das Spiel bleibt erhalten: Beim nächsten Start können Sie den Tisch wieder eröffnen.</translation>
    </message>
    <message>
        <source>Couldn’t open the table: {reason}</source>
        <translation>Der Tisch konnte nicht eröffnet werden: {reason}</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Tables at this address</source>
        <translation>Tische unter dieser Adresse</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Hinsetzen</translation>
    </message>
    <message>
        <source>your last table</source>
        <translation>Ihr letzter Tisch</translation>
    </message>
    <message>
        <source>Tables near you and at this address</source>
        <translation>Tische in der Nähe und unter dieser Adresse</translation>
    </message>
    <message>
        <source>Paste it here</source>
        <translation>Hier einfügen</translation>
    </message>
    <message>
        <source>&amp;Link or address</source>
        <translation>&amp;Link oder Adresse</translation>
    </message>
    <message>
        <source>Tables near you</source>
        <translation>Tische in der Nähe</translation>
    </message>
    <message>
        <source>If you lose the connection, your seat waits for you.</source>
        <translation>Bricht die Verbindung ab, wartet Ihr Platz auf Sie.</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>A button: search for tables again.</extracomment>
        <translation>&amp;Aktualisieren</translation>
    </message>
    <message>
        <source>looking…</source>
        <extracomment>Shown while tables on the network are searched.</extracomment>
        <translation>Suche läuft&#xa0;…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>A button: look on at a table without a seat.</extracomment>
        <translation>&amp;Zusehen</translation>
    </message>
</context>
<context>
    <name>LastTable</name>
    <message>
        <source>Table {table} is closed.</source>
        <translation>Den Tisch {table} gibt es nicht mehr.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} von {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>A button: leave the lesson.</extracomment>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back to the sheet before.</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Each row begins with its seven. Play {card}.</source>
        <translation>Jede Reihe beginnt mit ihrer Sieben. Spielen Sie {card}.</translation>
    </message>
    <message>
        <source>Nobody has bet, so it is free to stay in. Press “{button}”.</source>
        <translation>Niemand hat gesetzt, also kostet es nichts, dabeizubleiben. Drücken Sie „{button}“.</translation>
    </message>
    <message>
        <source>Nothing fits: a chip of yours goes to the pool. Press “{button}”.</source>
        <translation>Nichts passt: Ein Chip von Ihnen geht in den Pool. Drücken Sie „{button}“.</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. An ace costs 1 point, a king 13. Choose {card}.</source>
        <translation>Nichts passt: Legen Sie eine Karte ab. Ein Ass kostet 1 Punkt, ein König 13. Wählen Sie {card}.</translation>
    </message>
    <message>
        <source>Then it grows card by card, up to the king and down to the ace. Play {card}.</source>
        <translation>Dann wächst sie Karte um Karte, bis zum König und bis zum Ass. Spielen Sie {card}.</translation>
    </message>
    <message>
        <source>Two cards fit. Play {card}: more of yours can follow it.</source>
        <translation>Zwei Karten passen. Spielen Sie {card}: Weitere von Ihnen können folgen.</translation>
    </message>
    <message>
        <source>You have two pairs. Choose {card} to exchange it.</source>
        <translation>Sie haben zwei Paare. Wählen Sie {card}, um sie zu tauschen.</translation>
    </message>
    <message>
        <source>You may choose up to four cards: one will do. Press “{button}”.</source>
        <translation>Bis zu vier Karten sind erlaubt: Eine genügt. Drücken Sie „{button}“.</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and the pool is yours.</source>
        <translation>Ihre letzte Karte passt. Spielen Sie {card}, und der Pool gehört Ihnen.</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and you win the round.</source>
        <translation>Ihre letzte Karte passt. Spielen Sie {card}, und Sie gewinnen die Runde.</translation>
    </message>
    <message>
        <source>Nothing fits: let the others go on. Press “{button}”.</source>
        <translation>Nichts passt: Lassen Sie die anderen weiterspielen. Drücken Sie „{button}“.</translation>
    </message>
    <message>
        <source>Two pairs often win. Make the others pay to stay in: press “{button}”.</source>
        <translation>Zwei Paare gewinnen oft. Wer dabeibleibt, soll zahlen: Drücken Sie „{button}“.</translation>
    </message>
    <message>
        <source>You know the game now.</source>
        <translation>Jetzt kennen Sie das Spiel.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <extracomment>The title of a sheet with legal texts.</extracomment>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>A tab: the libraries that the program uses.</extracomment>
        <translation>Komponenten</translation>
    </message>
</context>
<context>
    <name>LuckBar</name>
    <message>
        <source>Cards</source>
        <extracomment>A caption: the part of the luck, above the values of the cards dealt.</extracomment>
        <translation>Karten</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>Typed {rank}. Now type the suit: C, D, H or S. Esc cancels.</source>
        <translation>{rank} getippt. Tippen Sie nun die Farbe: C (Kreuz), D (Karo), H (Herz) oder S (Pik). Esc bricht ab.</translation>
    </message>
    <message>
        <source>Straights</source>
        <extracomment>The name of the game; it stays.</extracomment>
        <translation>Straights</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Show the answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Nächste Aufgabe</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>A game of its own, against the same computers. This one stays in “Open”.</source>
        <translation>Ein eigenes Spiel gegen dieselben Computer. Dieses bleibt unter „Öffnen“.</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Zurück zur Analyse</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>Which card would you discard? Click it.</source>
        <translation>Welche Karte würden Sie ablegen? Klicken Sie sie an.</translation>
    </message>
    <message>
        <source>Which card would you play? Click it.</source>
        <translation>Welche Karte würden Sie spielen? Klicken Sie sie an.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>This card doesn’t fit. Choose one of the raised cards.</source>
        <translation>Diese Karte passt nicht. Wählen Sie eine der angehobenen Karten.</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>Number {seed}</source>
        <translation>Nummer {seed}</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Runde des Tages, {date}</translation>
    </message>
    <message>
        <source>A computer will play for you. You can take back your seat later.</source>
        <translation>Ein Computer spielt für Sie. Sie können Ihren Platz später wieder einnehmen.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics.</source>
        <translation>Dieses Spiel zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>A computer is playing for you. “Undo” gives you back your seat.</source>
        <translation>Ein Computer spielt für Sie. Mit „Rückgängig“ erhalten Sie Ihren Platz zurück.</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Siegel {seal}…</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <extracomment>A question before your seat is handed to a computer.</extracomment>
        <translation>Rage-Quit?</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>To find tables on your network, type: {command}</source>
        <translation>Um Tische in Ihrem Netz zu finden, geben Sie ein: {command}</translation>
    </message>
    <message>
        <source>Couldn’t look for tables on your network. Paste a link instead.</source>
        <translation>In Ihrem Netz kann nicht nach Tischen gesucht werden. Fügen Sie stattdessen einen Link ein.</translation>
    </message>
</context>
<context>
    <name>NearbyOffers</name>
    <message>
        <source>on your network</source>
        <translation>in Ihrem Netz</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Tisch von {name}</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>There is no host {host}. Check the address.</source>
        <translation>Es gibt keinen Rechner {host}. Prüfen Sie die Adresse.</translation>
    </message>
    <message>
        <source>No server answers at {host}, port {port}.</source>
        <translation>Unter {host}, Port {port}, antwortet kein Server.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>Die Verbindung zu {host} ist abgebrochen.</translation>
    </message>
    <message>
        <source>The server at {host} is starting again.</source>
        <translation>Der Server {host} startet neu.</translation>
    </message>
    <message>
        <source>The server at {host} has no room at the moment.</source>
        <translation>Der Server {host} hat im Moment keinen Platz.</translation>
    </message>
    <message>
        <source>Straights can’t read the answer of {host}.</source>
        <translation>Straights versteht die Antwort von {host} nicht.</translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Verbindung zu {host}&#xa0;…</translation>
    </message>
    <message>
        <source>No encrypted connection to {host} is possible ({detail}).</source>
        <translation>Eine verschlüsselte Verbindung zu {host} ist nicht möglich ({detail}).</translation>
    </message>
    <message>
        <source>The server at {host} refuses the connection.</source>
        <translation>Der Server {host} lehnt die Verbindung ab.</translation>
    </message>
    <message>
        <source>Too many messages were sent to {host}. Wait a moment.</source>
        <translation>An {host} wurden zu viele Nachrichten gesendet. Warten Sie einen Moment.</translation>
    </message>
    <message>
        <source>{host} has another version. Update Straights, or ask the server’s owner to update.</source>
        <translation>{host} hat eine andere Version. Aktualisieren Sie Straights, oder bitten Sie den Betreiber, den Server zu aktualisieren.</translation>
    </message>
    <message>
        <source>The server at {host} isn’t available at the moment ({detail}).</source>
        <translation>Der Server {host} ist im Moment nicht verfügbar ({detail}).</translation>
    </message>
    <message>
        <source>The table at {host} was closed by its host. If it opens again, you have your seat back.</source>
        <translation>Der Gastgeber hat den Tisch bei {host} geschlossen. Wird er wieder geöffnet, haben Sie Ihren Platz zurück.</translation>
    </message>
    <message>
        <source>The network doesn’t reach {host}. Are you online?</source>
        <translation>Das Netz erreicht {host} nicht. Sind Sie online?</translation>
    </message>
    <message>
        <source>{host} can’t prove who it is: {detail}. Ask its owner for a valid certificate.</source>
        <translation>{host} kann sich nicht ausweisen: {detail}. Bitten Sie den Betreiber um ein gültiges Zertifikat.</translation>
    </message>
    <message>
        <source>{host} isn’t a Straights server.</source>
        <translation>{host} ist kein Straights-Server.</translation>
    </message>
    <message>
        <source>{host} doesn’t answer.</source>
        <translation>{host} antwortet nicht.</translation>
    </message>
</context>
<context>
    <name>NetworkMenuController</name>
    <message>
        <source>A computer plays on in your place. The same link brings you back to your seat.</source>
        <translation>Ein Computer spielt für Sie weiter. Derselbe Link bringt Sie an Ihren Platz zurück.</translation>
    </message>
    <message>
        <source>Leave table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Tisch {table}</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>A game is being played. You can do that once it is over.</source>
        <translation>Es wird gerade gespielt. Das geht, sobald das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Something went wrong at this table. You are coming back to it.</source>
        <translation>An diesem Tisch ist etwas schiefgegangen. Sie kehren an ihn zurück.</translation>
    </message>
    <message>
        <source>The server has refused that ({reason}).</source>
        <translation>Der Server hat das abgelehnt ({reason}).</translation>
    </message>
    <message>
        <source>The server refused this. Check your name, and try again.</source>
        <translation>Der Server hat das abgelehnt. Prüfen Sie Ihren Namen, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Diese Einladung gilt nicht mehr. Bitten Sie um eine neue.</translation>
    </message>
    <message>
        <source>This table is closed, or your seat was given away.</source>
        <translation>Diesen Tisch gibt es nicht mehr, oder Ihr Platz wurde vergeben.</translation>
    </message>
    <message>
        <source>This table is full.</source>
        <translation>Dieser Tisch ist voll.</translation>
    </message>
    <message numerus="yes">
        <source>{votes} of %n votes to remove {name} from the table.</source>
        <translation>
            <numerusform>{votes} von %n Stimme, um {name} vom Tisch zu entfernen.</numerusform>
            <numerusform>{votes} von %n Stimmen, um {name} vom Tisch zu entfernen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has no room for this table now. Try again in a minute.</source>
        <translation>Der Server hat für diesen Tisch jetzt keinen Platz. Versuchen Sie es in einer Minute noch einmal.</translation>
    </message>
    <message>
        <source>You have left and come back too often. Try again in a second.</source>
        <translation>Sie sind zu oft gegangen und zurückgekommen. Versuchen Sie es in einer Sekunde noch einmal.</translation>
    </message>
    <message>
        <source>You were removed from this table.</source>
        <translation>Sie wurden von diesem Tisch entfernt.</translation>
    </message>
    <message>
        <source>You were removed from this table. You can’t sit down here again.</source>
        <translation>Sie wurden von diesem Tisch entfernt. Sie können sich hier nicht mehr hinsetzen.</translation>
    </message>
    <message>
        <source>This seat is taken, or the table is full. You can watch.</source>
        <translation>Dieser Platz ist besetzt, oder der Tisch ist voll. Sie können zusehen.</translation>
    </message>
    <message>
        <source>No more games can be played at this table. Open another one.</source>
        <translation>An diesem Tisch kann nicht mehr gespielt werden. Eröffnen Sie einen anderen.</translation>
    </message>
    <message>
        <source>A game is being played at this table. You can watch.</source>
        <translation>An diesem Tisch wird gerade gespielt. Sie können zusehen.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Das kann nur der Gastgeber.</translation>
    </message>
    <message>
        <source>Someone sits there.</source>
        <translation>Dort sitzt jemand.</translation>
    </message>
    <message>
        <source>This table isn’t ready yet. Try again in a moment.</source>
        <translation>Dieser Tisch ist noch nicht bereit. Versuchen Sie es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library} (Debian: {package}), which isn’t installed.</source>
        <translation>Tische im Netz brauchen die Bibliothek {library} (Debian: {package}), die nicht installiert ist.</translation>
    </message>
    <message>
        <source>Tables over a network need Qt’s network library, which can’t be loaded ({reason}).</source>
        <translation>Tische im Netz brauchen die Netzwerkbibliothek von Qt, die sich nicht laden lässt ({reason}).</translation>
    </message>
    <message>
        <source>That isn’t possible now.</source>
        <translation>Das geht jetzt nicht.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library}, which isn’t installed.</source>
        <translation>Tische im Netz brauchen die Bibliothek {library}, die nicht installiert ist.</translation>
    </message>
    <message>
        <source>Tables over a network need the Python package {package}, which isn’t installed.</source>
        <translation>Tische im Netz brauchen das Python-Paket {package}, das nicht installiert ist.</translation>
    </message>
    <message>
        <source>{name} couldn’t decide in time. The simplest computer chose this card.</source>
        <translation>{name} konnte sich nicht rechtzeitig entscheiden. Der einfachste Computer hat diese Karte gewählt.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>easy computers</source>
        <translation>leichte Computer</translation>
    </message>
    <message>
        <source>follow your form</source>
        <translation>folgen Ihrer Form</translation>
    </message>
    <message>
        <source>three experts</source>
        <translation>drei Experten</translation>
    </message>
    <message>
        <source>up to very hard</source>
        <translation>bis sehr schwer</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A group of three opponents to choose: three experts.</extracomment>
        <translation>Stark</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>A group of three opponents to choose: computers that are easily beaten.</extracomment>
        <translation>Entspannt</translation>
    </message>
    <message>
        <source>Hugo</source>
        <extracomment>A name of a computer player, a man.</extracomment>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Clara</source>
        <extracomment>A name of a computer player, a woman; another one if your language cannot write it.</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Diego</source>
        <extracomment>A name of a computer player, a man.</extracomment>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <extracomment>A group of three opponents to choose: computers that play better when you win.</extracomment>
        <translation>Angepasst</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A group of three opponents to choose: computers of different levels, as strong as a usual player.</extracomment>
        <translation>Ausgewogen</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Spieler</translation>
    </message>
</context>
<context>
    <name>NewGameBox</name>
    <message>
        <source>Change…</source>
        <extracomment>A button: choose other players for the new game.</extracomment>
        <translation>Ändern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player {number}</source>
        <translation>Spieler {number}</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Gespielt von</translation>
    </message>
    <message>
        <source>Game &amp;length</source>
        <translation>Spiel&amp;länge</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Punkte, mit denen das Spiel endet</translation>
    </message>
    <message>
        <source>To {points}</source>
        <translation>Bis {points}</translation>
    </message>
    <message>
        <source>Someone at this screen.</source>
        <translation>Jemand an diesem Bildschirm.</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>A choice: a person plays at this seat.</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>&amp;Nummer</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: begin the new game.</extracomment>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A choice: how long a game is.</extracomment>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A choice: a length of the game that is not in the list.</extracomment>
        <translation>Andere&#xa0;…</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>By number…</source>
        <translation>Nach Nummer&#xa0;…</translation>
    </message>
    <message>
        <source>Fixed before the first card. You can check it later.</source>
        <translation>Vor der ersten Karte festgelegt. Sie können es später prüfen.</translation>
    </message>
    <message>
        <source>How strong should the others be?</source>
        <translation>Wie stark sollen die anderen sein?</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <extracomment>A choice: the cards of the new game are random.</extracomment>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. Lowest score wins.</source>
        <translation>Nichts passt: eine Karte ablegen. Die wenigsten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>These rules can’t be played. Ask for the link again.</source>
        <translation>Nach diesen Regeln kann nicht gespielt werden. Bitten Sie noch einmal um den Link.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On a button for some seconds: the link is in the clipboard now.</extracomment>
        <translation>Kopiert</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Diese Regeln vergessen</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Diese Regeln behalten</translation>
    </message>
    <message>
        <source>Share these rules</source>
        <translation>Diese Regeln teilen</translation>
    </message>
    <message>
        <source>You can send it now: “Paste game” opens these rules in a window, a link opens them in the page, too.</source>
        <translation>Sie können sie jetzt senden: „Spiel einfügen“ öffnet diese Regeln im Fenster, ein Link öffnet sie auch auf der Seite.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>Dieselbe Nummer gibt immer dieselben Karten.</translation>
    </message>
    <message>
        <source>Number of the cards</source>
        <translation>Nummer der Karten</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Neue Nummer</translation>
    </message>
    <message>
        <source>The number must be a whole number from {lowest} to {highest}.</source>
        <translation>Die Nummer muss eine ganze Zahl von {lowest} bis {highest} sein.</translation>
    </message>
    <message>
        <source>This game’s number</source>
        <translation>Nummer dieses Spiels</translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Aus einer Datei&#xa0;…</translation>
    </message>
</context>
<context>
    <name>OpeningText</name>
    <message>
        <source>{card} opens nothing.</source>
        <translation>{card} öffnet nichts.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold none.</source>
        <translation>{card} öffnet {cards}: Sie haben keine davon.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold {own}.</source>
        <translation>{card} öffnet {cards}: Sie haben {own}.</translation>
    </message>
</context>
<context>
    <name>OthersBox</name>
    <message>
        <source>Friends scan a code or open a link. They install nothing.</source>
        <translation>Freunde scannen einen Code oder öffnen einen Link. Sie installieren nichts.</translation>
    </message>
</context>
<context>
    <name>OthersSheet</name>
    <message>
        <source>What the others see</source>
        <translation>Was die anderen sehen</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Ihr &amp;Name</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: open a table for others.</extracomment>
        <translation>Eröffnen</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What cost most</source>
        <translation>Was am meisten gekostet hat</translation>
    </message>
    <message>
        <source>Copy result to share</source>
        <translation>Ergebnis zum Teilen kopieren</translation>
    </message>
    <message>
        <source>Play these cards from the next seat</source>
        <translation>Vom nächsten Platz aus spielen</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Alle Runden</translation>
    </message>
    <message>
        <source>A round can be reviewed once it is over.</source>
        <translation>Eine Runde lässt sich analysieren, sobald sie zu Ende ist.</translation>
    </message>
    <message>
        <source>Reviewing round {number} of {count}…</source>
        <translation>Runde {number} von {count} wird analysiert&#xa0;…</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a saved game, a number, or the input or output of the console program. The first line can give the number, as in “straights 5”.</source>
        <translation>Fügen Sie ein gespeichertes Spiel, eine Nummer oder die Ein- oder Ausgabe des Konsolenprogramms ein. Die erste Zeile kann die Nummer nennen, etwa „straights 5“.</translation>
    </message>
    <message>
        <source>Game text</source>
        <translation>Spieltext</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>S&amp;pielen</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Vote to remove {name}?</source>
        <translation>Für das Entfernen von {name} stimmen?</translation>
    </message>
    <message>
        <source>Remove {name} from the table?</source>
        <translation>{name} vom Tisch entfernen?</translation>
    </message>
    <message>
        <source>If most of the others vote for it, a computer plays on.</source>
        <translation>Stimmen die meisten anderen dafür, spielt ein Computer weiter.</translation>
    </message>
    <message>
        <source>Vote to remove</source>
        <translation>Dafür stimmen</translation>
    </message>
    <message>
        <source>Mute phrases</source>
        <translation>Sprüche stummschalten</translation>
    </message>
    <message>
        <source>Vote to remove…</source>
        <translation>Für Entfernen stimmen&#xa0;…</translation>
    </message>
    <message>
        <source>Remove from the table…</source>
        <translation>Vom Tisch entfernen&#xa0;…</translation>
    </message>
    <message>
        <source>Whoever is removed can’t sit down at this table again.</source>
        <translation>Wer entfernt wurde, kann sich nicht wieder an diesen Tisch setzen.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: take away a person from the table, or the picture that is chosen.</extracomment>
        <translation>Entfernen</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Good luck!</source>
        <translation>Viel Glück!</translation>
    </message>
    <message>
        <source>Nice move!</source>
        <translation>Guter Zug!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Danke!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Noch ein Spiel?</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Daumen hoch</translation>
    </message>
    <message>
        <source>{name}: {phrase}</source>
        <translation>{name}: {phrase}</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Autsch!</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Tears</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Tränen</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Tschüss!</translation>
    </message>
    <message>
        <source>Laughter</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Lachen</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Tut mir leid!</translation>
    </message>
    <message>
        <source>Surprise</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Überraschung</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the input were refused, the first is line {line}.</source>
        <translation>
            <numerusform>%n Zeile der Eingabe wurde abgelehnt: Zeile {line}.</numerusform>
            <numerusform>%n Zeilen der Eingabe wurden abgelehnt, die erste ist Zeile {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n frei</numerusform>
            <numerusform>%n frei</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n rounds: points and ten-round average</source>
        <translation>
            <numerusform>Letzte Runde: Punkte und Zehn-Runden-Durchschnitt</numerusform>
            <numerusform>Letzte %n Runden: Punkte und Zehn-Runden-Durchschnitt</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>The state of a table in a list: no seat is free.</extracomment>
        <translation>voll</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points per round over time</source>
        <translation>Punkte pro Runde im Zeitverlauf</translation>
    </message>
    <message>
        <source>No rounds recorded yet</source>
        <translation>Noch keine Runden erfasst</translation>
    </message>
    <message>
        <source>All chips won and lost over time</source>
        <translation>Alle gewonnenen und verlorenen Chips im Zeitverlauf</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Portrait: {description}</source>
        <translation>Porträt: {description}</translation>
    </message>
</context>
<context>
    <name>PortraitPicker</name>
    <message>
        <source>Choose by name</source>
        <translation>Nach dem Namen wählen</translation>
    </message>
    <message>
        <source>The same name always has the same portrait.</source>
        <translation>Derselbe Name hat immer dasselbe Porträt.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>The title of the choice of a portrait.</extracomment>
        <translation>Porträt</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Woman with short black hair</source>
        <translation>Frau mit kurzem schwarzem Haar</translation>
    </message>
    <message>
        <source>Woman with grey hair and glasses</source>
        <translation>Frau mit grauem Haar und Brille</translation>
    </message>
    <message>
        <source>Woman with curly hair</source>
        <translation>Frau mit lockigem Haar</translation>
    </message>
    <message>
        <source>Woman with blonde braids</source>
        <translation>Frau mit blonden Zöpfen</translation>
    </message>
    <message>
        <source>Woman with long black hair</source>
        <translation>Frau mit langem schwarzem Haar</translation>
    </message>
    <message>
        <source>Woman with a headscarf</source>
        <translation>Frau mit Kopftuch</translation>
    </message>
    <message>
        <source>Man with a brown beard</source>
        <translation>Mann mit braunem Bart</translation>
    </message>
    <message>
        <source>Man with a cap</source>
        <translation>Mann mit Schirmmütze</translation>
    </message>
    <message>
        <source>Man with a moustache and a bow tie</source>
        <translation>Mann mit Schnurrbart und Fliege</translation>
    </message>
    <message>
        <source>Man with stubble and a hoodie</source>
        <translation>Mann mit Bartstoppeln und Kapuzenpullover</translation>
    </message>
    <message>
        <source>Man with a goatee and glasses</source>
        <translation>Mann mit Kinnbart und Brille</translation>
    </message>
    <message>
        <source>Man with a beret and a white beard</source>
        <translation>Mann mit Baskenmütze und weißem Bart</translation>
    </message>
</context>
<context>
    <name>PresetSheet</name>
    <message>
        <source>Players</source>
        <extracomment>A field: how many play the new game, from 2 to 8.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Your other games are kept in Today.</source>
        <translation>Ihre anderen Spiele bleiben erhalten: Sie finden sie unter „Heute“.</translation>
    </message>
</context>
<context>
    <name>PuzzleBox</name>
    <message>
        <source>Puzzles</source>
        <extracomment>The title of a box: three positions a day.</extracomment>
        <translation>Aufgaben</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Another puzzle</source>
        <translation>Noch eine Aufgabe</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} today, {grade}</source>
        <translation>Aufgabe {number} von {count} heute, {grade}</translation>
    </message>
    <message>
        <source>Puzzle {number}, {grade}</source>
        <translation>Aufgabe {number}, {grade}</translation>
    </message>
    <message>
        <source>Theme: discard early. Cheaper cards can wait.</source>
        <translation>Thema: früh ablegen. Billigere Karten können warten.</translation>
    </message>
    <message>
        <source>This puzzle can’t be shown.</source>
        <translation>Diese Aufgabe kann nicht gezeigt werden.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>Theme: the last three. Think each card through to the end.</source>
        <translation>Thema: die letzten drei. Denken Sie jede Karte bis zum Ende durch.</translation>
    </message>
    <message>
        <source>Theme: keep rows closed. Play what opens least to the others.</source>
        <translation>Thema: Reihen geschlossen halten. Spielen Sie, was den anderen am wenigsten öffnet.</translation>
    </message>
    <message>
        <source>Theme: build your row. Your own cards follow.</source>
        <translation>Thema: die eigene Reihe bauen. Ihre eigenen Karten folgen.</translation>
    </message>
    <message>
        <source>Theme: keep cheap cards. They cost little if you must discard.</source>
        <translation>Thema: billige Karten behalten. Sie kosten wenig, wenn Sie ablegen müssen.</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>Die letzten drei</translation>
    </message>
    <message>
        <source>Keep cheap cards</source>
        <translation>Billige Karten behalten</translation>
    </message>
    <message>
        <source>Discard early</source>
        <translation>Früh ablegen</translation>
    </message>
    <message>
        <source>Keep rows closed</source>
        <translation>Reihen geschlossen halten</translation>
    </message>
    <message>
        <source>Build your row</source>
        <translation>Die eigene Reihe bauen</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n reviewed rounds without hints.</source>
        <translation>
            <numerusform>Ihre Wertung erscheint nach %n analysierten Runde ohne Tipps.</numerusform>
            <numerusform>Ihre Wertung erscheint nach %n analysierten Runden ohne Tipps.</numerusform>
        </translation>
    </message>
    <message>
        <source>{price} points given away a round</source>
        <translation>{price} Punkte pro Runde verschenkt</translation>
    </message>
    <message>
        <source>You play like computers of level “{levels}”: {price} points given away a round.</source>
        <translation>Sie spielen wie Computer der Stufe „{levels}“: {price} Punkte pro Runde verschenkt.</translation>
    </message>
    <message numerus="yes">
        <source>You give away {price} points a round ({low} to {high}, last %n rounds), about as many as computers of level “{levels}”.</source>
        <translation>
            <numerusform>Sie verschenken {price} Punkte pro Runde ({low} bis {high}, letzte Runde), etwa so viele wie Computer der Stufe „{levels}“.</numerusform>
            <numerusform>Sie verschenken {price} Punkte pro Runde ({low} bis {high}, letzte %n Runden), etwa so viele wie Computer der Stufe „{levels}“.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>Points given away per round over time</source>
        <translation>Verschenkte Punkte pro Runde im Lauf der Zeit</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} discarded a card.</source>
        <translation>{name} hat eine Karte abgelegt.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} hat {card} gespielt.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Go to start</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Voriger Zug</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Nächster Zug</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position im Spiel</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Ab hier spielen</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>Zurück zum Spiel</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Alle Blätter</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Runde {round}, Zug {number} von {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
</context>
<context>
    <name>ResultBoxes</name>
    <message>
        <source>What the result shows</source>
        <translation>Was das Ergebnis zeigt</translation>
    </message>
    <message>
        <source>The card that cost you most</source>
        <translation>Die Karte, die Sie am meisten kostete</translation>
    </message>
    <message>
        <source>was better</source>
        <translation>war besser</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Try that move again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Costliest card</source>
        <translation>Teuerste Karte</translation>
    </message>
    <message>
        <source>Against the others’ average</source>
        <translation>Gegenüber dem Durchschnitt der anderen</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>Ihre Karte</translation>
    </message>
    <message>
        <source>Reasons</source>
        <extracomment>A button: why a card would have been better.</extracomment>
        <translation>Gründe</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>of {limit}</source>
        <translation>von {limit}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Unlucky, but right.</source>
        <translation>Pech gehabt, aber richtig gespielt.</translation>
    </message>
    <message>
        <source>The same cards, deal {deal}:</source>
        <translation>Dieselben Karten, Gabe {deal}:</translation>
    </message>
    <message>
        <source>You had help, or a player was exchanged.</source>
        <translation>Sie hatten Hilfe, oder ein Spieler wurde ausgetauscht.</translation>
    </message>
    <message>
        <source>Round {round}, move {move}</source>
        <translation>Runde {round}, Zug {move}</translation>
    </message>
    <message>
        <source>{card}: the best choice</source>
        <translation>{card}: die beste Wahl</translation>
    </message>
    <message>
        <source>{card}: about as good as {best}</source>
        <translation>{card}: etwa so gut wie {best}</translation>
    </message>
    <message>
        <source>{card} instead of {best}: about {points}</source>
        <translation>{card} statt {best}: etwa {points}</translation>
    </message>
    <message>
        <source>{card} may open {others} for others.</source>
        <translation>{card} kann anderen {others} öffnen.</translation>
    </message>
    <message>
        <source>{best} brings more of your own cards nearer than {card}.</source>
        <translation>{best} bringt mehr eigene Karten näher als {card}.</translation>
    </message>
    <message>
        <source>{card} ends its row: it could have waited.</source>
        <translation>{card} beendet ihre Reihe: Sie hätte warten können.</translation>
    </message>
    <message>
        <source>Nothing of yours was behind it.</source>
        <translation>Dahinter lag nichts von Ihnen.</translation>
    </message>
    <message>
        <source>The cards you were dealt</source>
        <translation>Die Karten, die Sie bekamen</translation>
    </message>
    <message>
        <source>The others, and luck</source>
        <translation>Die anderen und Glück</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Ihre Entscheidungen</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>etwa {points}</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>kein Unterschied</translation>
    </message>
    <message>
        <source>{card} costs {points}, more than {best}.</source>
        <translation>{card} kostet {points}, mehr als {best}.</translation>
    </message>
    <message>
        <source>{card} could have waited: it ended its row.</source>
        <translation>{card} hätte warten können: Sie beendete ihre Reihe.</translation>
    </message>
    <message>
        <source>{card} opened {others} to the others.</source>
        <translation>{card} öffnete den anderen {others}.</translation>
    </message>
    <message>
        <source>{card} was nearer to its row than {best}.</source>
        <translation>{card} war näher an ihrer Reihe als {best}.</translation>
    </message>
    <message>
        <source>{best} costs more than {card} if you can’t play it later.</source>
        <translation>{best} kostet mehr als {card}, wenn Sie die Karte später nicht spielen können.</translation>
    </message>
    <message>
        <source>All other choices: about {points}</source>
        <translation>Alle anderen Entscheidungen: etwa {points}</translation>
    </message>
    <message>
        <source>As your cards promised.</source>
        <translation>Wie Ihre Karten versprachen.</translation>
    </message>
    <message>
        <source>These cards are average.</source>
        <translation>Diese Karten sind durchschnittlich.</translation>
    </message>
    <message>
        <source>These cards: {difference} than average.</source>
        <translation>Diese Karten: {difference} als der Durchschnitt.</translation>
    </message>
    <message>
        <source>You beat your cards by {points}.</source>
        <translation>{points} besser als Ihre Karten.</translation>
    </message>
    <message>
        <source>You discarded {points}; {less} would have done.</source>
        <translation>Sie legten {points} ab; es ging auch für {less}.</translation>
    </message>
    <message>
        <source>{points} saved: {card} is the best choice.</source>
        <translation>{points} gespart: {card} ist die beste Wahl.</translation>
    </message>
    <message>
        <source>{points} short of your cards.</source>
        <translation>{points} schlechter als Ihre Karten.</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>{points} schlechter</translation>
    </message>
    <message>
        <source>{points} better</source>
        <translation>{points} besser</translation>
    </message>
    <message>
        <source>{best} costs {points} if it doesn’t fit later.</source>
        <translation>{best} kostet {points}, wenn sie später nicht passt.</translation>
    </message>
    <message>
        <source>{best} would have brought {own} nearer.</source>
        <translation>{best} hätte Sie näher an {own} gebracht.</translation>
    </message>
    <message>
        <source>Of your cards, only {card} was behind it.</source>
        <translation>Von Ihnen lag dahinter nur {card}.</translation>
    </message>
    <message>
        <source>In the game: {card}, about as good as {best}.</source>
        <translation>Im Spiel: {card}, etwa so gut wie {best}.</translation>
    </message>
    <message>
        <source>{card} is the best choice.</source>
        <translation>{card} ist die beste Wahl.</translation>
    </message>
    <message>
        <source>In the game: {card}, the best choice.</source>
        <translation>Im Spiel: {card}, die beste Wahl.</translation>
    </message>
    <message>
        <source>In the game: {card} instead of {best}, about {points}.</source>
        <translation>Im Spiel: {card} statt {best}, etwa {points}.</translation>
    </message>
    <message>
        <source>{count} of {all} mended</source>
        <translation>{count} von {all} berichtigt</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>Result copied.</source>
        <translation>Ergebnis kopiert.</translation>
    </message>
    <message>
        <source>No review available: {reason}</source>
        <translation>Keine Analyse möglich: {reason}</translation>
    </message>
</context>
<context>
    <name>ReviewSidePanel</name>
    <message>
        <source>Puzzle</source>
        <extracomment>The title of a panel: one position with a best card.</extracomment>
        <translation>Aufgabe</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>You lead {name} {won} to {lost}</source>
        <translation>Sie führen gegen {name} {won} zu {lost}</translation>
    </message>
    <message>
        <source>{name} leads {lost} to {won}</source>
        <translation>{name} führt {lost} zu {won}</translation>
    </message>
    <message>
        <source>You and {name}: {won} to {lost}</source>
        <translation>Sie und {name}: {won} zu {lost}</translation>
    </message>
</context>
<context>
    <name>RoundPlurals</name>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>Mit einem Tipp</numerusform>
            <numerusform>Mit %n Tipps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>End of round {number}</source>
        <translation>Ende der Runde {number}</translation>
    </message>
</context>
<context>
    <name>RoundText</name>
    <message>
        <source>A clean round for {name}!</source>
        <translation>Eine Runde ohne Punkte für {name}!</translation>
    </message>
    <message>
        <source>{name} takes the lead.</source>
        <translation>{name} übernimmt die Führung.</translation>
    </message>
    <message>
        <source>{name} jumps from {before} to {after}.</source>
        <translation>{name} springt von {before} auf {after}.</translation>
    </message>
    <message>
        <source>The worst round so far: {points} for {name}.</source>
        <translation>Die schlechteste Runde bisher: {points} für {name}.</translation>
    </message>
    <message>
        <source>You are fourth, {points} behind {name}.</source>
        <translation>Sie sind auf Platz vier, {points} hinter {name}.</translation>
    </message>
    <message>
        <source>You are second, {points} behind {name}.</source>
        <translation>Sie sind auf Platz zwei, {points} hinter {name}.</translation>
    </message>
    <message>
        <source>You are third, {points} behind {name}.</source>
        <translation>Sie sind auf Platz drei, {points} hinter {name}.</translation>
    </message>
    <message>
        <source>You lead by {points}.</source>
        <translation>Sie führen, Vorsprung: {points}.</translation>
    </message>
    <message>
        <source>You share the lead.</source>
        <translation>Sie liegen gemeinsam vorn.</translation>
    </message>
    <message>
        <source>You win, {points} ahead!</source>
        <translation>Sie gewinnen, Vorsprung: {points}!</translation>
    </message>
    <message>
        <source>{name} is {points} from the limit.</source>
        <translation>{name}: noch {points} bis zum Limit.</translation>
    </message>
    <message>
        <source>{name} leads with {points}.</source>
        <translation>{name} führt: {points}.</translation>
    </message>
    <message>
        <source>{name} share the lead.</source>
        <translation>{name} teilen sich die Führung.</translation>
    </message>
    <message>
        <source>A perfect game!</source>
        <translation>Ein perfektes Spiel!</translation>
    </message>
    <message>
        <source>Decided in the last round.</source>
        <translation>Entschieden in der letzten Runde.</translation>
    </message>
    <message>
        <source>A close game: {points} ahead.</source>
        <translation>Ein knappes Spiel: {points} Vorsprung.</translation>
    </message>
    <message>
        <source>A clear win: {points} ahead.</source>
        <translation>Ein klarer Sieg: {points} Vorsprung.</translation>
    </message>
    <message>
        <source>Better than average: {results}</source>
        <translation>Besser als der Durchschnitt: {results}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When all hands are empty, the discards are turned over. Each one costs its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. {end} The lowest score wins; players who share it win together.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Punkte&lt;/h2&gt;&lt;p&gt;Wenn alle Karten gespielt oder abgelegt sind, werden die Ablagestapel aufgedeckt. Jede Karte darin kostet ihren Wert: ein Ass 1, eine Sechs 6, ein Bube 11, eine Dame 12, ein König 13. Gespielte Karten kosten nichts.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Ein Ass, eine Sechs und ein König kosten 1 + 6 + 13 = 20 Punkte.&lt;/p&gt;&lt;p&gt;Die Punkte aller Runden werden zusammengezählt. {end} Der niedrigste Punktestand gewinnt; haben ihn mehrere, gewinnen sie gemeinsam.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;If none of your cards fits, discard one: put it face down on your discard pile. The others don’t see which card it is until the round is over. It is out of the round and costs you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Wenn nichts passt&lt;/h2&gt;&lt;p&gt;Passt keine Ihrer Karten, legen Sie eine ab: Sie kommt verdeckt auf Ihren Ablagestapel. Die anderen sehen erst am Ende der Runde, welche Karte es ist. Sie ist aus dem Spiel und kostet Sie ihre Punkte.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, such as 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play or discard it; Space also skips animations&lt;/li&gt;&lt;li&gt;Esc: cancel&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: restart this game, Ctrl+R: replay, Ctrl+?: all keyboard shortcuts&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Tasten&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Links, Rechts, Pos1, Ende: eine Karte wählen; oder ihren Namen tippen, etwa 7 S oder 1 0 H&lt;/li&gt;&lt;li&gt;Eingabe oder Leertaste: sie spielen oder ablegen; die Leertaste überspringt auch Animationen&lt;/li&gt;&lt;li&gt;Esc: abbrechen&lt;/li&gt;&lt;li&gt;H: Tipp, Strg+Z: rückgängig, Strg+Umschalt+Z: wiederherstellen, P: Computer anhalten&lt;/li&gt;&lt;li&gt;Strg+N: neues Spiel, F5: Spiel neu starten, Strg+R: Wiederholung, Strg+?: alle Tastenkürzel&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Goal&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards. On the table, every suit grows into a row from its seven, down to the ace and up to the king. Cards that you can’t play cost points. The player with the fewest points at the end wins.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Ziel&lt;/h2&gt;&lt;p&gt;Jeder der vier Spieler erhält dreizehn Karten. Auf dem Tisch wächst jede Farbe von ihrer Sieben aus zu einer Reihe, abwärts bis zum Ass und aufwärts bis zum König. Karten, die Sie nicht spielen können, kosten Punkte. Wer am Ende die wenigsten Punkte hat, gewinnt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, the cards you can play are raised and the others are dimmed. When nothing fits, your discard pile has a bright edge.&lt;/li&gt;&lt;li&gt;To play a card, click it or drag it to the table. When nothing fits, a click discards it; Undo takes it back. In the settings you can choose two clicks instead.&lt;/li&gt;&lt;li&gt;Keep either mouse button down on a card to see what it opens.&lt;/li&gt;&lt;li&gt;A card that you play before your turn is queued; click it again or press Esc to cancel.&lt;/li&gt;&lt;li&gt;Space or a click on the table skips animations.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why; press H again to read more. The bar on each other card shows what it would cost you, including what it gives to others.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, unless another person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; shows the game move by move. You can play on from any position.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; stops the computers. Their speed is in the settings.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; lets a computer play on for you. You can watch, and take back your seat. Right-click a seat to change who plays it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; (Move menu) shows all cards of the round in order, after asking you: it reveals every hand.&lt;/li&gt;&lt;li&gt;When several people share a computer, a screen hides each hand until its player is ready.&lt;/li&gt;&lt;li&gt;The game is saved after every move. You can close the window at any time.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;An diesem Tisch&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Wenn Sie am Zug sind, sind die spielbaren Karten angehoben und die anderen abgedunkelt. Passt nichts, hat Ihr Ablagestapel einen hellen Rand.&lt;/li&gt;&lt;li&gt;Um eine Karte zu spielen, klicken Sie sie an oder ziehen Sie sie auf den Tisch. Passt nichts, legt ein Klick sie ab; „Rückgängig“ nimmt das zurück. In den Einstellungen können Sie stattdessen zwei Klicks wählen.&lt;/li&gt;&lt;li&gt;Halten Sie eine der beiden Maustasten auf einer Karte gedrückt, um zu sehen, was sie öffnet.&lt;/li&gt;&lt;li&gt;Eine Karte, die Sie vor Ihrem Zug spielen, wird vorgemerkt; klicken Sie noch einmal darauf oder drücken Sie Esc, um abzubrechen.&lt;/li&gt;&lt;li&gt;Die Leertaste oder ein Klick auf den Tisch überspringt Animationen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tipp&lt;/b&gt; hebt die beste Karte an und nennt den Grund; noch einmal H sagt mehr. Der Balken auf jeder anderen Karte zeigt, was sie kosten würde, einschließlich der Vorteile für andere.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rückgängig&lt;/b&gt; nimmt Ihren letzten Zug zurück, sofern seitdem keine andere Person gezogen hat; &lt;b&gt;Wiederherstellen&lt;/b&gt; spielt ihn erneut.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Wiederholung&lt;/b&gt; zeigt das Spiel Zug für Zug. Sie können von jeder Stelle aus weiterspielen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; hält die Computer an. Ihr Tempo steht in den Einstellungen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-Quit&lt;/b&gt; lässt einen Computer für Sie weiterspielen. Sie können zusehen und Ihren Platz wieder einnehmen. Mit einem Rechtsklick auf einen Platz ändern Sie, wer dort spielt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; (Menü „Zug“) zeigt nach einer Rückfrage alle Karten der Runde in ihrer Reihenfolge und verrät damit jedes Blatt.&lt;/li&gt;&lt;li&gt;Spielen mehrere Personen an einem Computer, bleibt jedes Blatt verdeckt, bis sein Spieler bereit ist.&lt;/li&gt;&lt;li&gt;Das Spiel wird nach jedem Zug gespeichert. Sie können das Fenster jederzeit schließen.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;The player with the seven of spades starts each round by playing it. Play then continues around the table. On your turn, play any seven to start the row of its suit, or a card that extends a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades is on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds doesn’t fit: there is no card on the table next to it.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides: now the three and the nine fit. Rows have no gaps. They end at the ace and at the king; these two aren’t neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Eine Karte spielen&lt;/h2&gt;&lt;p&gt;Wer die Pik Sieben hat, beginnt jede Runde damit. Danach geht es reihum. Wenn Sie am Zug sind, spielen Sie eine Sieben, um die Reihe ihrer Farbe zu eröffnen, oder eine Karte, die eine Reihe an einem Ende fortsetzt.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Pik Sieben liegt auf dem Tisch: Die Sechs und die Acht (mit hellem Rand) passen, ebenso die anderen drei Siebenen.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Karo Neun passt nicht: Auf dem Tisch liegt keine Karte neben ihr.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Herzreihe ist auf beiden Seiten gewachsen: Jetzt passen die Drei und die Neun. Reihen haben keine Lücken. Sie enden beim Ass und beim König; diese beiden sind keine Nachbarn.&lt;/p&gt;&lt;p&gt;Passt eine Ihrer Karten, müssen Sie eine passende spielen.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>So wird Straights gespielt</translation>
    </message>
</context>
<context>
    <name>RunningGameController</name>
    <message>
        <source>Couldn’t save the game to {file}: {reason}. You can keep playing.</source>
        <translation>Das Spiel konnte nicht in {file} gespeichert werden: {reason}. Sie können weiterspielen.</translation>
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
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Review this round</source>
        <translation>Runde analysieren</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Spiel analysieren</translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n points: {names} win!</source>
        <translation>
            <numerusform>Gleichstand bei %n Punkt: {names} gewinnen!</numerusform>
            <numerusform>Gleichstand bei %n Punkten: {names} gewinnen!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points!</source>
        <translation>
            <numerusform>{name} gewinnt mit %n Punkt!</numerusform>
            <numerusform>{name} gewinnt mit %n Punkten!</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A row: the sum of all rounds.</extracomment>
        <translation>Gesamt</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The cards of this game were fixed before the first one was dealt. The seal is the SHA-256 hash of a secret salt and the number. When the game is over, both are shown, and you can check that nothing was changed.</source>
        <translation>Die Karten dieses Spiels standen fest, bevor die erste gegeben wurde. Das Siegel ist der SHA-256-Hashwert eines geheimen Salts und der Nummer. Nach dem Spiel werden beide angezeigt, und Sie können prüfen, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the number must match it.</source>
        <translation>Das Spiel ist zu Ende und das Siegel offen: Der SHA-256-Hashwert von Salt, Doppelpunkt und Nummer muss ihm entsprechen.</translation>
    </message>
    <message>
        <source>The cards of this game follow from a secret key of 256 bits. The seal is its SHA-256 hash, which was shown before the first card. When the game is over, the key is shown, and you can check that nothing was changed.</source>
        <translation>Die Karten dieses Spiels werden aus einem geheimen Schlüssel von 256 Bit berechnet. Das Siegel ist sein SHA-256-Hashwert, der vor der ersten Karte gezeigt wurde. Nach dem Spiel wird der Schlüssel angezeigt, und Sie können prüfen, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it, and the key must deal the cards that were played.</source>
        <translation>Das Spiel ist zu Ende und das Siegel offen: Der SHA-256-Hashwert des Schlüssels muss ihm entsprechen, und der Schlüssel muss die gespielten Karten ergeben.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>verborgen, bis das Spiel zu Ende ist</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Versiegelte Karten</translation>
    </message>
    <message>
        <source>✓ Number and salt match the seal: the cards weren’t changed.</source>
        <translation>✓ Nummer und Salt entsprechen dem Siegel: Die Karten wurden nicht geändert.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal and the cards: they weren’t changed.</source>
        <translation>✓ Der Schlüssel entspricht Siegel und Karten: Sie wurden nicht geändert.</translation>
    </message>
    <message>
        <source>✗ Number and salt don’t match the seal: the game was altered.</source>
        <translation>✗ Nummer und Salt entsprechen dem Siegel nicht: Das Spiel wurde verändert.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal or the cards: the game was altered.</source>
        <translation>✗ Der Schlüssel entspricht Siegel oder Karten nicht: Das Spiel wurde verändert.</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>A caption: the hash that proves that cards were fixed before the game.</extracomment>
        <translation>Siegel</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>A caption: the secret number from which the cards follow.</extracomment>
        <translation>Schlüssel</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>A caption: a random text that is part of the seal, a term of cryptography.</extracomment>
        <translation>Salt</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>Nummer</translation>
    </message>
</context>
<context>
    <name>SeatMenuController</name>
    <message>
        <source>Play this seat yourself</source>
        <translation>Platz selbst einnehmen</translation>
    </message>
    <message>
        <source>Portrait…</source>
        <extracomment>The menu entry that opens the choice of a portrait.</extracomment>
        <translation>Porträt&#xa0;…</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gewinnt</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>ausgeschieden</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>+{points} this round</source>
        <translation>+{points} in dieser Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A caption beside a player's points.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>A mark beside the player's own name or result.</extracomment>
        <translation>Sie</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Mehr Kontrast</translation>
    </message>
    <message>
        <source>When Straights opens</source>
        <translation>Wenn Straights startet</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Zuerst zeigen</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Den Tisch</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Karten sortieren</translation>
    </message>
    <message>
        <source>Play the only card that fits</source>
        <translation>Einzige passende Karte spielen</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Mich rufen, wenn ich dran bin</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Karte spielen</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Mit einem Klick</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Mit zwei Klicks</translation>
    </message>
    <message>
        <source>A system library needed for sound is missing.</source>
        <translation>Eine für den Ton benötigte Systembibliothek fehlt.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Kein Tonausgabegerät gefunden.</translation>
    </message>
    <message>
        <source>Panels and bar</source>
        <translation>Dialoge und Leiste</translation>
    </message>
    <message>
        <source>Animated portraits</source>
        <translation>Bewegte Porträts</translation>
    </message>
    <message>
        <source>Like paper</source>
        <translation>Wie Papier</translation>
    </message>
    <message>
        <source>For sound, type: {command}</source>
        <translation>Für den Ton geben Sie ein: {command}</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>A setting: light or dark.</extracomment>
        <translation>Farbschema</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A setting: how loud sounds are.</extracomment>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme of the window: light text on a dark ground.</extracomment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A group of settings.</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme of the window: dark text on a light ground.</extracomment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A setting: the language of the program.</extracomment>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>A theme of the window: light or dark as the desktop is.</extracomment>
        <translation>System</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>A group of settings: how fast the computers play; a field: how well they play the new game.</extracomment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Dark, like the table</source>
        <translation>Dunkel wie der Tisch</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>A group of settings: colours, language, sizes. A noun.</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Say what new cards are worth</source>
        <translation>Sagen, was neue Karten wert sind</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A setting: how fast the computers play.</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>A speed of the computers and of motion, slower than normal.</extracomment>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Ask before leaving a running game</source>
        <translation>Nachfragen, bevor Sie ein laufendes Spiel verlassen</translation>
    </message>
    <message>
        <source>Ask before showing the deck</source>
        <translation>Nachfragen, bevor das Deck gezeigt wird</translation>
    </message>
    <message>
        <source>Ask before leaving your seat to a computer</source>
        <translation>Nachfragen, bevor ein Computer Ihren Platz übernimmt</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Bild auswählen</translation>
    </message>
    <message>
        <source>Your own back</source>
        <translation>Eigene Rückseite</translation>
    </message>
    <message>
        <source>This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.</source>
        <translation>Dieses Bild lässt sich nicht verwenden. Wählen Sie eine PNG- oder JPEG-Datei mit höchstens 20 MB.</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Couldn’t save the settings to {file}. They last until you close the window.</source>
        <translation>Die Einstellungen konnten nicht in {file} gespeichert werden. Sie gelten, bis Sie das Fenster schließen.</translation>
    </message>
</context>
<context>
    <name>Sevens</name>
    <message>
        <source>The player after the dealer starts, with any seven.</source>
        <translation>Wer nach dem Geber sitzt, beginnt, mit einer beliebigen Sieben.</translation>
    </message>
    <message>
        <source>{name} wins with {chips}!</source>
        <translation>{name} gewinnt mit {chips}!</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Die niedrigste Punktzahl gewinnt.</translation>
    </message>
    <message>
        <source>You may pass only if nothing fits.</source>
        <translation>Sie dürfen nur passen, wenn nichts passt.</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n Chip</numerusform>
            <numerusform>%n Chips</numerusform>
        </translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool, and a chip for each card the others hold.</source>
        <translation>Wer zuerst keine Karte mehr hat, bekommt den Pool und einen Chip für jede Karte, die die anderen noch halten.</translation>
    </message>
    <message>
        <source>Start the round with {card}.</source>
        <translation>Beginnen Sie die Runde mit {card}.</translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool. The others play on.</source>
        <translation>Wer zuerst keine Karte mehr hat, bekommt den Pool. Die anderen spielen weiter.</translation>
    </message>
    <message>
        <source>The most chips win.</source>
        <translation>Die meisten Chips gewinnen.</translation>
    </message>
    <message>
        <source>This round starts with {card}.</source>
        <translation>Diese Runde beginnt mit {card}.</translation>
    </message>
    <message>
        <source>The seven of spades starts.</source>
        <translation>Die Pik Sieben beginnt.</translation>
    </message>
    <message>
        <source>{name} · round {number}</source>
        <translation>{name} · Runde {number}</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>Nichts passt: Passen Sie</translation>
    </message>
    <message>
        <source>The seven of diamonds starts.</source>
        <translation>Die Karo Sieben beginnt.</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>The name of a card game, also known as Domino, Parliament or Fan Tan.</extracomment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>A player with nothing to play passes.</source>
        <translation>Wer nichts Passendes hat, passt.</translation>
    </message>
    <message>
        <source>Length: {length}.</source>
        <translation>Länge: {length}.</translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays one to the pool at each deal.</source>
        <translation>Alle haben {chips} Chips und zahlen bei jedem Geben einen in den Pool.</translation>
    </message>
    <message>
        <source>Everyone pays a chip to the pool.</source>
        <translation>Alle zahlen einen Chip in den Pool.</translation>
    </message>
    <message>
        <source>Players who get a card fewer pay another chip.</source>
        <translation>Wer eine Karte weniger bekommt, zahlt noch einen Chip.</translation>
    </message>
    <message>
        <source>{name} is out of cards first.</source>
        <translation>{name} hat zuerst keine Karte mehr.</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>The heading of a column and a caption: how many chips a player has.</extracomment>
        <translation>Chips</translation>
    </message>
    <message>
        <source>A player with nothing to play passes and pays a chip to the pool.</source>
        <translation>Wer nichts Passendes hat, passt und zahlt einen Chip in den Pool.</translation>
    </message>
    <message>
        <source>Each suit is built from its seven, up to the king and down to the ace.</source>
        <translation>Jede Farbe wird von ihrer Sieben aus angelegt, hinauf bis zum König und hinab bis zum Ass.</translation>
    </message>
    <message>
        <source>If a card fits, play it; you may choose which.</source>
        <translation>Passt eine Karte, müssen Sie eine spielen; welche, wählen Sie.</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. Each card left costs its rank: ace 1, king 13.</source>
        <translation>Die Runde endet, wenn jemand keine Karte mehr hat. Jede übrige Karte kostet ihren Rang: Ass 1, König 13.</translation>
    </message>
    <message>
        <source>The round ends when all cards are gone. Discards cost their rank: ace 1, king 13.</source>
        <translation>Die Runde endet, wenn alle Karten weg sind. Ablagen kosten ihren Rang: Ass 1, König 13.</translation>
    </message>
    <message>
        <source>{name} · round {number} of {rounds}</source>
        <translation>{name} · Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Nothing fits: pass and pay 1 chip to the pool</source>
        <translation>Nichts passt: Passen Sie und zahlen Sie 1 Chip in den Pool</translation>
    </message>
    <message>
        <source>until a player is out of chips</source>
        <translation>bis jemand keine Chips mehr hat</translation>
    </message>
    <message>
        <source>Pass, pay 1</source>
        <translation>Passen, 1 zahlen</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with nothing to play discards a card.</source>
        <translation>Wer nichts Passendes hat, legt eine Karte ab.</translation>
    </message>
    <message>
        <source>Fan Tan</source>
        <translation>Fan Tan</translation>
    </message>
    <message>
        <source>Pool {pool} and cards of the others {paid}, less {own} paid before: {gained}</source>
        <translation>Pool {pool} und Karten der anderen {paid}, abzüglich {own} vorher gezahlt: {gained}</translation>
    </message>
    <message>
        <source>Tie at {chips}: {names} win!</source>
        <translation>Gleichstand mit {chips}: {names} gewinnen!</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. The others get a point for each card left.</source>
        <translation>Die Runde endet, wenn jemand keine Karte mehr hat. Die anderen bekommen einen Punkt für jede übrige Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Each player may pass %n times a round even if a card fits.</source>
        <translation>
            <numerusform>Alle dürfen in jeder Runde %n Mal passen, obwohl eine Karte passt.</numerusform>
            <numerusform>Alle dürfen in jeder Runde %n Mal passen, obwohl eine Karte passt.</numerusform>
        </translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>What a player did last, on the panel of a seat: laid no card.</extracomment>
        <translation>passt</translation>
    </message>
    <message>
        <source>until a player has {points}</source>
        <translation>bis jemand {points} hat</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>A caption beside a pile of chips in the middle of the table.</extracomment>
        <translation>Pool</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button: lay no card in this turn.</extracomment>
        <translation>Passen</translation>
    </message>
    <message numerus="yes">
        <source>%n players.</source>
        <translation>
            <numerusform>%n Person spielt.</numerusform>
            <numerusform>%n Personen spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} passes and pays a chip.</source>
        <translation>{name} passt und zahlt einen Chip.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} takes {chips}.</source>
        <translation>{name} bekommt {chips}.</translation>
    </message>
    <message>
        <source>Sevens (Domino)</source>
        <translation>Sieben (Domino)</translation>
    </message>
    <message>
        <source>Nothing fits: pass. First out wins the round.</source>
        <translation>Nichts passt: passen. Wer zuerst fertig ist, gewinnt die Runde.</translation>
    </message>
    <message>
        <source>Nothing fits: pay a chip. First out takes the pool.</source>
        <translation>Nichts passt: einen Chip zahlen. Wer zuerst fertig ist, bekommt den Pool.</translation>
    </message>
    <message>
        <source>1 for each card left</source>
        <translation>1 je übrige Karte</translation>
    </message>
    <message>
        <source>A player is out of cards</source>
        <translation>Jemand hat keine Karte mehr</translation>
    </message>
    <message>
        <source>A round ends</source>
        <translation>Eine Runde endet</translation>
    </message>
    <message>
        <source>All cards are gone</source>
        <translation>Alle Karten sind weg</translation>
    </message>
    <message>
        <source>Any seven</source>
        <translation>Beliebige Sieben</translation>
    </message>
    <message>
        <source>Choose players, start, passing and points.</source>
        <translation>Personen, Beginn, Passen und Punkte wählen.</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Karte ablegen</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Erste Karte</translation>
    </message>
    <message>
        <source>If passing costs a chip, chips count.</source>
        <translation>Wenn Passen einen Chip kostet, zählen Chips.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>A choice of own rules: when somebody may pass although a card fits.</extracomment>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Nobody discards in this game.</source>
        <translation>In diesem Spiel legt niemand Karten ab.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Eigene Regeln</translation>
    </message>
    <message>
        <source>Passes although a card fits</source>
        <translation>Passen, obwohl etwas passt</translation>
    </message>
    <message>
        <source>Rank of each card left</source>
        <translation>Wert jeder übrigen Karte</translation>
    </message>
    <message>
        <source>Rank of each discard</source>
        <translation>Wert jeder abgelegten Karte</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Karo Sieben</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Pik Sieben</translation>
    </message>
    <message>
        <source>The others play on only if passing costs a chip.</source>
        <translation>Die anderen spielen nur weiter, wenn Passen einen Chip kostet.</translation>
    </message>
    <message>
        <source>Whoever discards never passes.</source>
        <translation>Wer ablegt, passt nie.</translation>
    </message>
    <message>
        <source>With discards, all cards are played or discarded.</source>
        <translation>Wird abgelegt, werden alle Karten gespielt oder abgelegt.</translation>
    </message>
    <message>
        <source>With discards, these count.</source>
        <translation>Wird abgelegt, zählen diese Karten.</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, eigene Regeln</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Move between the table and the open panels</source>
        <translation>Zwischen dem Tisch und den offenen Seitenleisten wechseln</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Das Menü öffnen</translation>
    </message>
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
        <source>Play or discard the chosen card</source>
        <translation>Die gewählte Karte spielen oder ablegen</translation>
    </message>
    <message>
        <source>Cancel; leave replay or full screen</source>
        <translation>Abbrechen; Wiederholung oder Vollbild verlassen</translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation>7 S, K H, T D, 1 0 D</translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation>Eine Karte wählen: Wert (A, 2 bis 9, T, J, Q, K) und Farbe (C Kreuz, D Karo, H Herz, S Pik)</translation>
    </message>
    <message>
        <source>Move between the hand and the buttons</source>
        <translation>Zwischen dem Blatt und den Schaltflächen wechseln</translation>
    </message>
    <message>
        <source>Skip animations</source>
        <translation>Animationen überspringen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>F10</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F10</translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Tab</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>The heading of a column: keys of the keyboard.</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The heading of a column: what a key does.</extracomment>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>+{points}</source>
        <extracomment>Points that a round adds to a player's score.</extracomment>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>−{points}</source>
        <extracomment>Points that somebody loses.</extracomment>
        <translation>−{points}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>mixed opponents</source>
        <translation>gemischte Gegner</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>alle Gegner</translation>
    </message>
    <message>
        <source>Tied wins</source>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkte pro Runde</translation>
    </message>
    <message>
        <source>Rounds without points</source>
        <translation>Runden ohne Punkte</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Statistik exportieren</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>CSV-Dateien (*.csv)</translation>
    </message>
    <message>
        <source>Reset statistics?</source>
        <translation>Statistik zurücksetzen?</translation>
    </message>
    <message>
        <source>This permanently deletes all statistics.</source>
        <translation>Alle Statistiken werden endgültig gelöscht.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Schlechtestes Spiel</translation>
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
        <translation>Benutzte Tipps</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>höchstens {number}</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Siege in Folge</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Nach {file} exportiert.</translation>
    </message>
    <message>
        <source>You play like</source>
        <translation>Sie spielen wie</translation>
    </message>
    <message>
        <source>Practice: this round won’t count in the statistics.</source>
        <translation>Übung: Diese Runde zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>Average rank</source>
        <translation>Durchschnittlicher Rang</translation>
    </message>
    <message>
        <source>Wins with hints</source>
        <translation>Siege mit Tipps</translation>
    </message>
    <message>
        <source>Couldn’t export the statistics: {reason}.</source>
        <translation>Die Statistik konnte nicht exportiert werden: {reason}.</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <extracomment>The suggested name of a file with the statistics; the ending stays.</extracomment>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A row of the statistics: how many games were won.</extracomment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>A row of the statistics: how many games were played.</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A row of the statistics: how many rounds were played.</extracomment>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>Zurücksetzen</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A share; with a space before the sign where your language has one.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Chips pro Einzelspiel</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>A row of the statistics: how many hands of poker were played.</extracomment>
        <translation>Einzelspiele</translation>
    </message>
    <message>
        <source>Most chips won</source>
        <translation>Meiste Chips gewonnen</translation>
    </message>
    <message>
        <source>With a gain</source>
        <translation>Mit Gewinn</translation>
    </message>
    <message>
        <source>Most chips lost</source>
        <translation>Meiste Chips verloren</translation>
    </message>
    <message>
        <source>Chips per round</source>
        <translation>Chips pro Runde</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, use the demo, or see other hands.</source>
        <translation>Nur Einzelspiele mit versiegelten Karten zählen. Eine Runde wird zur Übung, wenn Sie Züge anderer rückgängig machen, die Demo verwenden oder andere Blätter sehen.</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>The heading of a column of the statistics, above the levels of computers.</extracomment>
        <translation>Gegen</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The heading of a column, and the name of a plot: points in a round or a game.</extracomment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Plot</source>
        <extracomment>A tab of the statistics: points over time, drawn.</extracomment>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>Ranks</source>
        <extracomment>A heading in the statistics: how often the player was first to fourth.</extracomment>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>A button: write the statistics into a file.</extracomment>
        <translation>&amp;Exportieren&#xa0;…</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>A tab of the statistics: a number for how well somebody plays.</extracomment>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>&amp;Zurücksetzen</translation>
    </message>
</context>
<context>
    <name>StrategyFailures</name>
    <message>
        <source>The computer “{strategy}” failed. A simpler one takes over.</source>
        <translation>Der Computer „{strategy}“ ist ausgefallen. Ein einfacherer übernimmt.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Next hand</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>A button: stop the countdown to the next hand.</extracomment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>The next hand is dealt in {seconds} s</source>
        <translation>Das nächste Blatt kommt in {seconds} s</translation>
    </message>
    <message>
        <source>The next hand waits for {names}.</source>
        <translation>Das nächste Blatt wartet auf {names}.</translation>
    </message>
</context>
<context>
    <name>TableLister</name>
    <message>
        <source>{text} is no link to a table.</source>
        <translation>{text} ist kein Link zu einem Tisch.</translation>
    </message>
    <message>
        <source>Asking {host}…</source>
        <translation>{host} wird gefragt&#xa0;…</translation>
    </message>
    <message>
        <source>This is no link to a table.</source>
        <translation>Das ist kein Link zu einem Tisch.</translation>
    </message>
    <message>
        <source>The link leads to table {table} at {host}.</source>
        <translation>Der Link führt zum Tisch {table} bei {host}.</translation>
    </message>
    <message>
        <source>No public tables at {host}.</source>
        <translation>Keine öffentlichen Tische bei {host}.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>Ihr Platz</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The state of a table in a list: a game has begun.</extracomment>
        <translation>im Spiel</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Your turn: play a raised card</source>
        <translation>Sie sind am Zug: Spielen Sie eine der angehobenen Karten</translation>
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
        <source>{card}, playable, {number} of {count}, press to play</source>
        <translation>{card}, spielbar, {number} von {count}, zum Spielen drücken</translation>
    </message>
    <message>
        <source>{card}, not playable, {number} of {count}</source>
        <translation>{card}, nicht spielbar, {number} von {count}</translation>
    </message>
    <message>
        <source>None of your cards fits. Discard one: its rank counts against you.</source>
        <translation>Keine Ihrer Karten passt. Legen Sie eine ab; ihr Wert zählt gegen Sie.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} von {count}, zum Ablegen drücken</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>Computer · {kind}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sie sind am Zug</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Demo: the computer is playing for you. Press D to stop.</source>
        <translation>Demo: Der Computer spielt für Sie. Mit D beenden.</translation>
    </message>
    <message>
        <source>Start the round with the seven of spades.</source>
        <translation>Beginnen Sie die Runde mit der Pik Sieben.</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{suit} {rank}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>{suit} Ass</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>{suit} Dame</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>{suit} Bube</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Drei</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Ass</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Bube</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>The level of a seat that a person plays.</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Karo</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Vier</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Pik</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>König</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Herz</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Neun</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Dame</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>Acht</translation>
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
    <name>Today</name>
    <message numerus="yes">
        <source>%n positions. Which card is best?</source>
        <translation>
            <numerusform>%n Stellung. Welche Karte ist die beste?</numerusform>
            <numerusform>%n Stellungen. Welche Karte ist die beste?</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal or a puzzle a day keeps you in form.</source>
        <translation>Eine Runde oder eine Aufgabe am Tag hält Sie in Form.</translation>
    </message>
    <message>
        <source>One round, the same cards for everyone.</source>
        <translation>Eine Runde, dieselben Karten für alle.</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>Runde {number}, Sie sind am Zug</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} und {second}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} von {count} gelöst</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Runde des Tages</translation>
    </message>
    <message>
        <source>Round {number}, {name}’s turn</source>
        <translation>Runde {number}, {name} ist am Zug</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>A mark on a line of results: what the cards were worth on average.</extracomment>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Yesterday: {verdict}</source>
        <translation>Gestern: {verdict}</translation>
    </message>
    <message>
        <source>Level with {computers}.</source>
        <translation>Gleichauf mit {computers}.</translation>
    </message>
    <message>
        <source>{points} better than {computers}.</source>
        <translation>{points} besser als {computers}.</translation>
    </message>
    <message>
        <source>{points} worse than {computers}.</source>
        <translation>{points} schlechter als {computers}.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A button: send the link to somebody.</extracomment>
        <translation>Teilen</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ergebnis zeigen</translation>
    </message>
    <message>
        <source>{result}, on a later day</source>
        <translation>{result}, an einem späteren Tag</translation>
    </message>
    <message>
        <source>level with the expert</source>
        <translation>gleichauf mit dem Experten</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>You can still play it. It counts for the calendar, not for your streak.</source>
        <translation>Sie können sie noch spielen. Sie zählt im Monat, nicht für die Tage in Folge.</translation>
    </message>
    <message>
        <source>still to play</source>
        <translation>noch zu spielen</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>What became of the deal of a day: it was played.</extracomment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>You first differed at card {number}: {card}, {name} {other}.</source>
        <translation>Der Unterschied begann bei Karte {number}: {card}, {name} {other}.</translation>
    </message>
    <message>
        <source>You: {own}. {name}: {theirs}.</source>
        <translation>Sie: {own}. {name}: {theirs}.</translation>
    </message>
    <message>
        <source>Earlier weeks</source>
        <translation>Frühere Wochen</translation>
    </message>
    <message>
        <source>Later weeks</source>
        <translation>Spätere Wochen</translation>
    </message>
    <message>
        <source>Last table: {table}</source>
        <translation>Letzter Tisch: {table}</translation>
    </message>
</context>
<context>
    <name>TodayBoxes</name>
    <message>
        <source>Join</source>
        <extracomment>A button: sit down at a table.</extracomment>
        <translation>Beitreten</translation>
    </message>
</context>
<context>
    <name>TodayController</name>
    <message>
        <source>Good morning</source>
        <translation>Guten Morgen</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Guten Tag</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>A button that deletes a game which was left, after a question.</extracomment>
        <translation>Löschen …</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Guten Abend</translation>
    </message>
    <message>
        <source>{greeting}, {name}</source>
        <translation>{greeting}, {name}</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Noch einmal spielen</translation>
    </message>
    <message>
        <source>Look at them again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Solve puzzle {number}</source>
        <translation>Aufgabe {number} lösen</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Runde des Tages spielen</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Runde des Tages fortsetzen</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the running game.</extracomment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Diese Runde spielen</translation>
    </message>
    <message>
        <source>Continue this deal</source>
        <translation>Diese Runde fortsetzen</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Dieses Spiel löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button that deletes a game which was left.</extracomment>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>TodayPlurals</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n Aufgabe gelöst</numerusform>
            <numerusform>%n Aufgaben gelöst</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodaySheet</name>
    <message>
        <source>to the table</source>
        <translation>zum Tisch</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Unsaved game</source>
        <translation>Nicht gespeichertes Spiel</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Anderswo speichern&#xa0;…</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>The game isn’t saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Couldn’t save the previous game in {folder}: {reason}.</source>
        <translation>Das vorige Spiel konnte nicht in {folder} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Couldn’t save the game: {reason}. If you continue, its last moves will be lost.</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {reason}. Wenn Sie fortfahren, gehen die letzten Züge verloren.</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>Not ready</source>
        <translation>Nicht bereit</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Erneut versuchen</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Warten auf Mitspieler</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Noch ein Spiel?</translation>
    </message>
    <message>
        <source>Ready to play?</source>
        <translation>Bereit zum Spielen?</translation>
    </message>
    <message>
        <source>Give others the link, or let computers play.</source>
        <translation>Geben Sie anderen den Link, oder lassen Sie Computer mitspielen.</translation>
    </message>
    <message>
        <source>The game starts when all seats are taken and everyone is ready.</source>
        <translation>Das Spiel beginnt, wenn alle Plätze besetzt und alle bereit sind.</translation>
    </message>
    <message>
        <source>Waiting for the others to be ready…</source>
        <translation>Warten auf die anderen&#xa0;…</translation>
    </message>
    <message>
        <source>The game starts when everyone is ready.</source>
        <translation>Das Spiel beginnt, wenn alle bereit sind.</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Freier Platz</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (Sie)</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ bereit</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>noch nicht bereit</translation>
    </message>
    <message>
        <source>{status} · host</source>
        <translation>{status} · Gastgeber</translation>
    </message>
    <message>
        <source>Computer ▾</source>
        <translation>Computer ▾</translation>
    </message>
    <message>
        <source>Change ▾</source>
        <translation>Ändern ▾</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>QR-Code des Links</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse dieses Computers</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose that of the others.</source>
        <translation>Dieser Computer ist in mehreren Netzen: Wählen Sie das der anderen.</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>A button: the game may start for me.</extracomment>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>The state of a person in the list of players: not there at the moment.</extracomment>
        <translation>nicht da</translation>
    </message>
</context>
<context>
    <name>WaitingRoomController</name>
    <message>
        <source>Link copied. Give it to those who are to play.</source>
        <translation>Link kopiert. Geben Sie ihn denen, die mitspielen sollen.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Neuer Versuch&#xa0;…</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Der Tisch ist geschlossen</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Einen Moment</translation>
    </message>
    <message>
        <source>Link for watching copied. It shows everything but the hands.</source>
        <translation>Link zum Zusehen kopiert. Er zeigt alles außer den Blättern.</translation>
    </message>
    <message>
        <source>You aren’t at the table</source>
        <translation>Sie sitzen nicht am Tisch</translation>
    </message>
    <message>
        <source>Only windows and browsers on this computer can open the link.</source>
        <translation>Nur Fenster und Browser auf diesem Computer können den Link öffnen.</translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message>
        <source>A computer is playing for you.</source>
        <translation>Ein Computer spielt für Sie.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left for your move.</source>
        <translation>
            <numerusform>Noch %n Sekunde für Ihren Zug.</numerusform>
            <numerusform>Noch %n Sekunden für Ihren Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new version is ready.</source>
        <translation>Eine neue Version ist bereit.</translation>
    </message>
    <message>
        <source>Add computer</source>
        <translation>Computer hinzufügen</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>An diesem Bildschirm</translation>
    </message>
    <message>
        <source>At this screen, or at a table with a link.</source>
        <translation>An diesem Bildschirm oder an einem Tisch mit Link.</translation>
    </message>
    <message>
        <source>At your own screens</source>
        <translation>An eigenen Bildschirmen</translation>
    </message>
    <message>
        <source>Choose a free seat.</source>
        <translation>Wählen Sie einen freien Platz.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen&#xa0;…</translation>
    </message>
    <message>
        <source>Choose players</source>
        <translation>Spieler wählen</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Verbindung abgebrochen. Neuer Versuch&#xa0;…</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Enter the points that end the game as a whole number from 1.</source>
        <translation>Die Punktzahl, bei der das Spiel endet, muss eine ganze Zahl ab 1 sein.</translation>
    </message>
    <message>
        <source>Fill free seats with computers</source>
        <translation>Freie Plätze mit Computern besetzen</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Zurückkehren</translation>
    </message>
    <message>
        <source>Keep Straights as an app? It starts from your home screen, offline too.</source>
        <translation>Straights als App behalten? Sie startet vom Startbildschirm, auch offline.</translation>
    </message>
    <message>
        <source>Leave this table?</source>
        <translation>Diesen Tisch verlassen?</translation>
    </message>
    <message>
        <source>Level of computers</source>
        <translation>Stärke der Computer</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can sit down here.</source>
        <translation>Link kopiert. Wer ihn öffnet, kann sich hier setzen.</translation>
    </message>
    <message>
        <source>Move from card to card, then to the buttons</source>
        <translation>Von Karte zu Karte und weiter zu den Schaltflächen</translation>
    </message>
    <message>
        <source>New to Straights?</source>
        <translation>Neu bei Straights?</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Hier ist kein Tipp möglich.</translation>
    </message>
    <message>
        <source>No review is available at the moment. Close the review and open it again to retry.</source>
        <translation>Zurzeit ist keine Analyse möglich. Schließen Sie die Analyse und öffnen Sie sie noch einmal.</translation>
    </message>
    <message>
        <source>Only with the link</source>
        <translation>Nur mit dem Link</translation>
    </message>
    <message>
        <source>Open in another tab</source>
        <translation>In einem anderen Tab geöffnet</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Offene Tische</translation>
    </message>
    <message>
        <source>Play again with the same people</source>
        <translation>Noch einmal mit denselben Leuten</translation>
    </message>
    <message>
        <source>Play from here?</source>
        <translation>Ab hier spielen?</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Play on from here: a game of its own, against the same computers. This one stays under “Open”.</source>
        <translation>Ab hier weiterspielen: ein eigenes Spiel gegen dieselben Computer. Dieses bleibt unter „Öffnen“.</translation>
    </message>
    <message>
        <source>Puzzle {number}: not solved</source>
        <translation>Aufgabe {number}: nicht gelöst</translation>
    </message>
    <message>
        <source>Puzzle {number}: open</source>
        <translation>Aufgabe {number}: offen</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved</source>
        <translation>Aufgabe {number}: gelöst</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it.</source>
        <translation>Das Spiel ist zu Ende und das Siegel offen: Der SHA-256-Hashwert des Schlüssels muss ihm entsprechen.</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>Bereit ✓</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Zuletzt gespielte Spiele</translation>
    </message>
    <message>
        <source>Round {number} · to {limit}</source>
        <translation>Runde {number} · bis {limit}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Etwas sagen</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Warum?</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Alle Blätter zeigen?</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Hier setzen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Straights is open in another tab, and your game goes on there.</source>
        <translation>Straights ist in einem anderen Tab geöffnet, und Ihr Spiel geht dort weiter.</translation>
    </message>
    <message>
        <source>Straights with others</source>
        <translation>Straights mit anderen</translation>
    </message>
    <message>
        <source>The connection was lost. Try again.</source>
        <translation>Die Verbindung ist abgebrochen. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Your game is saved: reload the page to go on.</source>
        <translation>Die Spiel-Engine wurde beendet. Ihr Spiel ist gespeichert: Laden Sie die Seite neu, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>The game you left is saved. You can find it under “Open”.</source>
        <translation>Ihr verlassenes Spiel ist gespeichert. Sie finden es unter „Öffnen“.</translation>
    </message>
    <message>
        <source>The host closed the table. Trying again…</source>
        <translation>Der Gastgeber hat den Tisch geschlossen. Neuer Versuch&#xa0;…</translation>
    </message>
    <message>
        <source>The {card} is queued. Choose it again, or press Esc, to cancel.</source>
        <translation>{card} ist vorgemerkt. Wählen Sie sie noch einmal oder drücken Sie Esc, um abzubrechen.</translation>
    </message>
    <message>
        <source>This link leads to this table: {link}</source>
        <translation>Dieser Link führt zu diesem Tisch: {link}</translation>
    </message>
    <message>
        <source>This page and the server have different versions. Reload the page to go on.</source>
        <translation>Diese Seite und der Server haben verschiedene Versionen. Laden Sie die Seite neu, um weiterzuspielen.</translation>
    </message>
    <message>
        <source>This table is open in another tab, and you play there.</source>
        <translation>Dieser Tisch ist in einem anderen Tab offen, und Sie spielen dort.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Warten auf {names}.</translation>
    </message>
    <message>
        <source>Which card would you discard? Choose it.</source>
        <translation>Welche Karte würden Sie ablegen? Wählen Sie sie.</translation>
    </message>
    <message>
        <source>Which card would you play? Choose it.</source>
        <translation>Welche Karte würden Sie spielen? Wählen Sie sie.</translation>
    </message>
    <message>
        <source>You can also drag a file onto the page.</source>
        <translation>Sie können eine Datei auch auf die Seite ziehen.</translation>
    </message>
    <message>
        <source>You see each round when it is over.</source>
        <translation>Sie sehen jede Runde, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>You take turns. Each hand is hidden until its player is there.</source>
        <translation>Sie wechseln sich ab. Jedes Blatt bleibt verdeckt, bis sein Spieler da ist.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Ihre abgelegten Karten: {cards}</translation>
    </message>
    <message>
        <source>Your result: {line}</source>
        <translation>Ihr Ergebnis: {line}</translation>
    </message>
    <message>
        <source>Your seat will be free for others.</source>
        <translation>Ihr Platz wird für andere frei.</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Ihre Plätze</translation>
    </message>
    <message>
        <source>away · {seconds} s</source>
        <translation>nicht da · {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>time bank {seconds} s</source>
        <translation>Zeitreserve {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ist zurück.</translation>
    </message>
    <message>
        <source>{seconds} s for a move</source>
        <translation>{seconds}&#xa0;s für einen Zug</translation>
    </message>
    <message>
        <source>This browser doesn’t keep anything for this page: your game and your settings last until you close it.</source>
        <translation>Dieser Browser speichert nichts für diese Seite: Ihr Spiel und Ihre Einstellungen gehen verloren, wenn Sie sie schließen.</translation>
    </message>
    <message>
        <source>The browser doesn’t allow copying here. Select the text and copy it.</source>
        <translation>Der Browser erlaubt hier kein Kopieren. Markieren Sie den Text, und kopieren Sie ihn.</translation>
    </message>
    <message>
        <source>This browser can’t compute the hash on this address.</source>
        <translation>Dieser Browser kann den Hashwert unter dieser Adresse nicht berechnen.</translation>
    </message>
    <message>
        <source>The replay shows every player’s cards. This round won’t count in the statistics.</source>
        <translation>Die Wiederholung zeigt die Karten aller Spieler. Diese Runde zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can replay this game.</source>
        <translation>Link kopiert. Wer ihn öffnet, kann die Wiederholung dieses Spiels ansehen.</translation>
    </message>
    <message>
        <source>Your name and your moves go to this server and to the people at your table, and to no one else. The page sets no cookies.</source>
        <translation>Ihr Name und Ihre Züge gehen an diesen Server und an die Leute an Ihrem Tisch, sonst an niemanden. Die Seite setzt keine Cookies.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Reload the page to start another game.</source>
        <translation>Die Spiel-Engine wurde beendet. Laden Sie die Seite neu, um ein anderes Spiel zu beginnen.</translation>
    </message>
    <message>
        <source>Link copied. It leads to these cards.</source>
        <translation>Link kopiert. Er führt zu denselben Karten.</translation>
    </message>
    <message>
        <source>The cards are sealed: you can share the link when the game is over.</source>
        <translation>Die Karten sind versiegelt: Sie können den Link teilen, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>This starts a game of its own, which won’t count in the statistics. The game you leave won’t count from its current round on; it is under “Open”.</source>
        <translation>Damit beginnt ein eigenes Spiel, das nicht für die Statistik zählt. Das bisherige Spiel zählt ab seiner laufenden Runde nicht mehr; es steht unter „Öffnen“.</translation>
    </message>
    <message>
        <source>A game is going on. Watch it; you can sit down when it is over.</source>
        <translation>Es läuft ein Spiel. Sehen Sie zu; danach können Sie sich setzen.</translation>
    </message>
    <message>
        <source>To open a table, use Straights on a computer.</source>
        <translation>Einen Tisch eröffnen Sie mit Straights auf einem Computer.</translation>
    </message>
    <message>
        <source>Everything runs on this device. The page sends nothing to anyone and sets no cookies.</source>
        <translation>Alles läuft auf diesem Gerät. Die Seite sendet niemandem etwas und setzt keine Cookies.</translation>
    </message>
    <message>
        <source>With this link others can watch: {link}</source>
        <translation>Mit diesem Link können andere zusehen: {link}</translation>
    </message>
    <message>
        <source>This game can’t be started. Choose other names or another length.</source>
        <translation>Dieses Spiel kann nicht gestartet werden. Wählen Sie andere Namen oder eine andere Spiellänge.</translation>
    </message>
    <message>
        <source>A computer is now playing for {name}.</source>
        <translation>Für {name} spielt jetzt ein Computer.</translation>
    </message>
    <message>
        <source>The host of the table sends it to you. Your game here is kept.</source>
        <translation>Der Gastgeber schickt ihn Ihnen. Ihr Spiel hier bleibt erhalten.</translation>
    </message>
    <message>
        <source>This link leads to no game. Here is your own.</source>
        <translation>Unter dieser Adresse gibt es kein Spiel. Hier ist Ihr eigenes.</translation>
    </message>
    <message>
        <source>The link has something invalid: {parts}.</source>
        <translation>Der Link enthält Ungültiges: {parts}.</translation>
    </message>
    <message>
        <source>This link leads to these cards: {link}</source>
        <translation>Dieser Link führt zu denselben Karten: {link}</translation>
    </message>
    <message>
        <source>All seats are taken. You can watch.</source>
        <translation>Alle Plätze sind besetzt. Sie können zusehen.</translation>
    </message>
    <message>
        <source>With this link others can replay this game: {link}</source>
        <translation>Mit diesem Link können andere die Wiederholung dieses Spiels ansehen: {link}</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can watch.</source>
        <translation>Link kopiert. Wer ihn öffnet, kann zusehen.</translation>
    </message>
    <message>
        <source>Safari deletes your games after seven days without a visit. Add this page to the home screen or the Dock to keep them.</source>
        <translation>Safari löscht Ihre Spiele, wenn Sie sieben Tage nicht hier waren. Fügen Sie die Seite dem Home-Bildschirm oder dem Dock hinzu, um sie zu behalten.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. Here is a new one.</source>
        <translation>Ihr letztes Spiel konnte nicht gelesen werden: {reason}. Hier ist ein neues.</translation>
    </message>
    <message>
        <source>The game needs WebAssembly, which this browser doesn’t allow. On an iPhone, iPad or Mac in Lockdown Mode, turn Lockdown Mode off for this page in Safari’s website settings; elsewhere, allow WebAssembly in the browser’s security settings. Then reload the page.</source>
        <translation>Das Spiel braucht WebAssembly, das dieser Browser nicht erlaubt. Schalten Sie auf einem iPhone, iPad oder Mac im Blockierungsmodus diesen in den Website-Einstellungen von Safari für diese Seite aus; erlauben Sie sonst WebAssembly in den Sicherheitseinstellungen des Browsers. Laden Sie die Seite dann neu.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal: the cards weren’t changed.</source>
        <translation>✓ Der Schlüssel passt zum Siegel: Die Karten wurden nicht geändert.</translation>
    </message>
    <message>
        <source>No one has a public table now. Open one, and send its link to your friends.</source>
        <translation>Zurzeit gibt es keinen öffentlichen Tisch. Eröffnen Sie einen, und schicken Sie Ihren Freunden den Link.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal: the game was altered.</source>
        <translation>✗ Der Schlüssel passt nicht zum Siegel: Das Spiel wurde verändert.</translation>
    </message>
    <message>
        <source>The game couldn’t be started: {reason}. Reload the page to try again.</source>
        <translation>Das Spiel konnte nicht gestartet werden: {reason}. Laden Sie die Seite neu, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>This isn’t a link. Paste the one that the host has sent you.</source>
        <translation>Das ist kein Link. Fügen Sie den ein, den Sie bekommen haben.</translation>
    </message>
    <message>
        <source>The table isn’t listed: only people who have its link find it.</source>
        <translation>Der Tisch steht nicht in der Liste: Nur wer den Link hat, findet ihn.</translation>
    </message>
    <message>
        <source>The puzzles couldn’t be loaded. Try again later.</source>
        <translation>Die Aufgaben konnten nicht geladen werden. Versuchen Sie es später noch einmal.</translation>
    </message>
    <message>
        <source>No one else is at this table.</source>
        <translation>An diesem Tisch ist sonst niemand.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics. There may be too many games.</source>
        <translation>Die Statistik konnte nicht gelesen werden. Vielleicht enthält sie zu viele Spiele.</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>The heading of a column with the number of a round.</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>The state of a person before a game: it may start.</extracomment>
        <translation>bereit</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>A mark beside the person who opened the table.</extracomment>
        <translation>Gastgeber</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>A button: load the page again.</extracomment>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The link is in the clipboard now.</extracomment>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The state of a seat: nobody sits there.</extracomment>
        <translation>frei</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button: open the menu.</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>The state of a person: has got up from the table. Not a side.</extracomment>
        <translation>gegangen</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>A button: install the page as an app.</extracomment>
        <translation>Installieren</translation>
    </message>
    <message numerus="yes">
        <source>%n of {seats} seats free</source>
        <translation>
            <numerusform>%n von {seats} Plätzen frei</numerusform>
            <numerusform>%n von {seats} Plätzen frei</numerusform>
        </translation>
    </message>
    <message>
        <source>This link leads to these rules: {link}</source>
        <translation>Dieser Link führt zu diesen Regeln: {link}</translation>
    </message>
    <message>
        <source>Link copied. It leads to these rules.</source>
        <translation>Link kopiert. Er führt zu diesen Regeln.</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Another Straights window is open. This one plays a separate game.</source>
        <translation>Ein anderes Straights-Fenster ist geöffnet. In diesem läuft ein eigenes Spiel.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <translation>Ihr Spiel geht dort weiter, wo Sie aufgehört haben.</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved. Try again, or restart Straights.</source>
        <translation>Etwas ist schiefgegangen ({error}). Ihr Spiel ist gespeichert. Versuchen Sie es noch einmal oder starten Sie Straights neu.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. It is kept as {file}.</source>
        <translation>Ihr letztes Spiel konnte nicht gelesen werden: {reason}. Es bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Couldn’t read the settings. They are kept as {file}, and the defaults are used.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Sie bleiben als {file} erhalten; die Standardwerte werden verwendet.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{card} is about equally good.</source>
        <translation>{card} ist etwa gleich gut.</translation>
    </message>
    <message>
        <source>{card} costs you about {points} more against the others.</source>
        <translation>{card} kostet Sie gegenüber den anderen etwa {points} mehr.</translation>
    </message>
    <message>
        <source>The estimate may be off by {number}.</source>
        <translation>Die Schätzung kann um {number} abweichen.</translation>
    </message>
    <message>
        <source>The best choice: you can expect about {points} this round.</source>
        <translation>Die beste Wahl: Sie können in dieser Runde etwa {points} erwarten.</translation>
    </message>
    <message>
        <source>Play {card} or {other}: both are about equally good.</source>
        <translation>Spielen Sie {card} oder {other}: Beide sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>Discard {card} or {other}: both are about equally good.</source>
        <translation>Legen Sie {card} oder {other} ab: Beide sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>{card} is the only card you can play.</source>
        <translation>{card} ist die einzige Karte, die Sie spielen können.</translation>
    </message>
    <message>
        <source>Computed against three computers of the level {level}.</source>
        <translation>Berechnet gegen drei Computer der Stufe {level}.</translation>
    </message>
    <message>
        <source>Computed against {first}, {second} and {third}.</source>
        <translation>Berechnet gegen {first}, {second} und {third}.</translation>
    </message>
    <message>
        <source>Discard {card}. {other} costs about {cost}.</source>
        <translation>Legen Sie {card} ab. {other} kostet etwa {cost}.</translation>
    </message>
    <message>
        <source>Nothing of yours is behind.</source>
        <translation>Dahinter haben Sie nichts.</translation>
    </message>
    <message>
        <source>Play {card}. {other} costs about {cost}.</source>
        <translation>Spielen Sie {card}. {other} kostet etwa {cost}.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer, but may open {others}.</source>
        <translation>Spielen Sie {card}: bringt {own} näher, öffnet vielleicht {others}.</translation>
    </message>
    <message>
        <source>Play {card}: it ends its row and opens nothing.</source>
        <translation>Spielen Sie {card}: Das beendet die Reihe und öffnet nichts.</translation>
    </message>
    <message>
        <source>Play {card}: it opens nothing.</source>
        <translation>Spielen Sie {card}: Das öffnet nichts.</translation>
    </message>
    <message>
        <source>Play {card}, or risk {points}; it may open {others}.</source>
        <translation>Spielen Sie {card}, sonst drohen {points}; öffnet vielleicht {others}.</translation>
    </message>
    <message>
        <source>Discard {card} for {points}: keep your cheaper cards.</source>
        <translation>Legen Sie {card} für {points} ab: Behalten Sie billigere Karten.</translation>
    </message>
    <message>
        <source>Discard {card}: your cheapest card, and {needed} away from its row.</source>
        <translation>Legen Sie {card} ab: die billigste, {needed} von der Reihe entfernt.</translation>
    </message>
    <message>
        <source>Discard {card}: it is your cheapest card.</source>
        <translation>Legen Sie {card} ab: Es ist Ihre billigste Karte.</translation>
    </message>
    <message>
        <source>Discard {card}. Others are about as good.</source>
        <translation>Legen Sie {card} ab. Andere sind etwa so gut.</translation>
    </message>
    <message>
        <source>Play {card}. Others are about as good.</source>
        <translation>Spielen Sie {card}. Andere sind etwa so gut.</translation>
    </message>
    <message>
        <source>The card alone is {points}.</source>
        <translation>Die Karte allein zählt {points}.</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>so gut</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>kostet {points}</translation>
    </message>
    <message>
        <source>{card} opens {others} to the others.</source>
        <translation>{card} öffnet {others} für die anderen.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
    <message>
        <source>{card} is your last card, and it doesn’t fit.</source>
        <translation>{card} ist Ihre letzte Karte und passt nicht.</translation>
    </message>
    <message>
        <source>an unknown player</source>
        <translation>einen unbekannten Spieler</translation>
    </message>
    <message>
        <source>Computed for opponents of unknown strength.</source>
        <translation>Berechnet für Gegner unbekannter Stärke.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer and opens nothing.</source>
        <translation>Spielen Sie {card}: Das bringt Sie näher an {own} und öffnet nichts.</translation>
    </message>
    <message>
        <source>“{level}”</source>
        <extracomment>The level of a computer in quotation marks of the language.</extracomment>
        <translation>„{level}“</translation>
    </message>
</context>
<context>
    <name>log</name>
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
        <translation>{name} steigt wütend aus. Ein Computer übernimmt.</translation>
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
        <source>{name}’s score: {before} + {gained} = {score}</source>
        <translation>{name}, Punkte: {before} + {gained} = {score}</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}</source>
        <translation>{name}, abgelegt: {cards}</translation>
    </message>
    <message>
        <source>A new round begins. It’s {name}’s turn to play.</source>
        <translation>Eine neue Runde beginnt. {name} ist am Zug.</translation>
    </message>
    <message>
        <source>You are now playing as {name}.</source>
        <translation>Sie spielen jetzt als {name}.</translation>
    </message>
    <message>
        <source>Another computer is now playing for {name}.</source>
        <translation>Jetzt spielt ein anderer Computer für {name}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>The round is over.</source>
        <translation>Die Runde ist vorbei.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Ihr Blatt: {cards}.</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Sie können spielen: {cards}.</translation>
    </message>
    <message>
        <source>Last move: a discard.</source>
        <translation>Letzter Zug: eine abgelegte Karte.</translation>
    </message>
    <message>
        <source>Last move: {card}.</source>
        <translation>Letzter Zug: {card}.</translation>
    </message>
    <message>
        <source>{suit}: no cards.</source>
        <translation>{suit}: keine Karten.</translation>
    </message>
    <message>
        <source>{name}: {gained}, total {score}.</source>
        <translation>{name}: {gained}, insgesamt {score}.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}: Punkte {score}, Karten {cards}, abgelegt {discards}.</translation>
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
        <source>Round {number} starts.</source>
        <translation>Runde {number} beginnt.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} spielt: {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No cards, in “cards none”, read aloud by a screen reader.</extracomment>
        <translation>keine Karten</translation>
    </message>
</context>
<context>
    <name>strategies</name>
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
        <translation>Spielt die erste passende Karte seines Blatts.</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Spielt seine niedrigste Karte und legt seine höchste ab.</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Spielt seine höchste Karte und legt seine niedrigste ab.</translation>
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
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Probiert jede Karte in Tausenden möglicher Verteilungen aus.</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Spielt besser, wenn Sie gewinnen, und schwächer, wenn Sie verlieren.</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>mittel</translation>
    </message>
    <message>
        <source>adaptive</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>passt sich an</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>leicht</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>schwer</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>Experte</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>the text ends before the four players are set (h or c)</source>
        <translation>der Text endet, bevor die vier Spieler festgelegt sind (h oder c)</translation>
    </message>
    <message>
        <source>the game is already over here</source>
        <translation>das Spiel ist hier schon zu Ende</translation>
    </message>
    <message>
        <source>the game of this number continues with “{expected}”</source>
        <translation>das Spiel dieser Nummer geht mit „{expected}“ weiter</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Zeile {number}: {what}.</translation>
    </message>
    <message>
        <source>the rules don’t allow this move</source>
        <translation>die Regeln erlauben diesen Zug nicht</translation>
    </message>
    <message>
        <source>This text contains no game: it doesn’t set four players (h or c).</source>
        <translation>Dieser Text enthält kein Spiel: Er legt keine vier Spieler fest (h oder c).</translation>
    </message>
    <message>
        <source>the console doesn’t print such a line</source>
        <translation>eine solche Zeile gibt die Konsole nicht aus</translation>
    </message>
    <message>
        <source>What is the number of this game?</source>
        <translation>Welche Nummer hat dieses Spiel?</translation>
    </message>
    <message>
        <source>This isn’t the number of a game.</source>
        <translation>Das ist keine Nummer eines Spiels.</translation>
    </message>
    <message>
        <source>The input from line {line} on wasn’t used.</source>
        <translation>Die Eingabe ab Zeile {line} wurde nicht verwendet.</translation>
    </message>
</context>
<context>
    <name>variant</name>
    <message>
        <source>Game of one round</source>
        <translation>Spiel über eine Runde</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runde {number} von {rounds}</translation>
    </message>
    <message>
        <source>Round {number} · game to {limit}</source>
        <translation>Runde {number} · Spiel bis {limit}</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</source>
        <translation>
            <numerusform>Das Spiel endet nach %n Runde: Alle spielen jedes Blatt aus {deals} Gaben einmal. Nach Runde {deals} kommen die Verteilungen in anderen Farben wieder: Wer eine erkennt, kennt jedes Blatt.</numerusform>
            <numerusform>Das Spiel endet nach %n Runden: Alle spielen jedes Blatt aus {deals} Gaben einmal. Nach Runde {deals} kommen die Verteilungen in anderen Farben wieder: Wer eine erkennt, kennt jedes Blatt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends after one round.</source>
        <translation>Das Spiel endet nach einer Runde.</translation>
    </message>
    <message>
        <source>The game ends once someone reaches {points}.</source>
        <translation>Das Spiel endet, sobald jemand {points} erreicht.</translation>
    </message>
    <message numerus="yes">
        <source>duplicate match, %n rounds</source>
        <translation>
            <numerusform>Duplicate-Wettkampf, %n Runde</numerusform>
            <numerusform>Duplicate-Wettkampf, %n Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>one round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>{length}, the same deal each round</source>
        <translation>{length}, in jeder Runde dieselben Karten</translation>
    </message>
</context>
</TS>
