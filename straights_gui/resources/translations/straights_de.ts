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
        <translation>Computerspieler sehen nur ihr eigenes Blatt und das, was alle am Tisch sehen.</translation>
    </message>
    <message>
        <source>All cards of a game are fixed before the first one is dealt. A seed chosen by the program is sealed: its hash is shown from the start, and you can check it when the game is over.</source>
        <translation>Alle Karten eines Spiels stehen fest, bevor die erste gegeben wird. Ein vom Programm gewählter Startwert ist versiegelt: Sein Hashwert wird von Anfang an angezeigt, und Sie können ihn nach dem Spiel prüfen.</translation>
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
        <source>&amp;Licences…</source>
        <translation>&amp;Lizenzen…</translation>
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
        <source>About Straights</source>
        <translation>Über Straights</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights ist freie Software unter der MIT-Lizenz.</translation>
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
        <translation>&amp;Neues Spiel…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Spiel neu sta&amp;rten</translation>
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
        <source>Cop&amp;y seed</source>
        <translation>Startwert kop&amp;ieren</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Wiederholung</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>&amp;Rage-quit</source>
        <translation>Ra&amp;ge-Quit</translation>
    </message>
    <message>
        <source>New game from s&amp;eed…</source>
        <translation>Neues Spiel mit S&amp;tartwert…</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Spiel ko&amp;pieren</translation>
    </message>
    <message>
        <source>&amp;Paste game…</source>
        <translation>Spiel &amp;einfügen…</translation>
    </message>
    <message>
        <source>E&amp;xport for console…</source>
        <translation>Für die &amp;Konsole exportieren…</translation>
    </message>
    <message>
        <source>Check sea&amp;led deal…</source>
        <translation>Versiege&amp;lte Karten prüfen…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <translation>St&amp;atistik</translation>
    </message>
    <message>
        <source>De&amp;mo: computer plays for me</source>
        <translation>&amp;Demo: Computer spielt für mich</translation>
    </message>
    <message>
        <source>Play &amp;only legal card automatically</source>
        <translation>Ei&amp;nzige spielbare Karte automatisch spielen</translation>
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
        <source>Show &amp;deck</source>
        <translation>Alle &amp;Blätter zeigen</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Alle Blätter</translation>
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
        <source>&amp;Card tracker</source>
        <translation>&amp;Kartenübersicht</translation>
    </message>
    <message>
        <source>Score r&amp;ace</source>
        <translation>Pu&amp;nkteverlauf</translation>
    </message>
    <message>
        <source>&amp;Read table aloud</source>
        <translation>Tisch vor&amp;lesen</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>&amp;Licences</source>
        <translation>&amp;Lizenzen</translation>
    </message>
    <message>
        <source>&amp;Instant</source>
        <translation>&amp;Sofort</translation>
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
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Green felt</source>
        <translation>Grüner Filz</translation>
    </message>
    <message>
        <source>Midnight felt</source>
        <translation>Nachtblauer Filz</translation>
    </message>
    <message>
        <source>Linen</source>
        <translation>Leinen</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Holz</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Einfarbig</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klassisch</translation>
    </message>
    <message>
        <source>Large index</source>
        <translation>Große Indizes</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Minimal</source>
        <translation>Minimalistisch</translation>
    </message>
    <message>
        <source>Engraved</source>
        <translation>Kupferstich</translation>
    </message>
    <message>
        <source>Lattice</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Scales</source>
        <translation>Schuppen</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Blätter</translation>
    </message>
    <message>
        <source>Stripes</source>
        <translation>Streifen</translation>
    </message>
    <message>
        <source>Waves</source>
        <translation>Wellen</translation>
    </message>
    <message>
        <source>Stars</source>
        <translation>Sterne</translation>
    </message>
    <message>
        <source>Art deco</source>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>Rosette</source>
        <translation>Rosette</translation>
    </message>
</context>
<context>
    <name>AppearanceGallery</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Faces</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Light and dark</source>
        <translation>Hell und dunkel</translation>
    </message>
    <message>
        <source>A colour for each suit</source>
        <translation>Eigene Farbe je Kartenfarbe</translation>
    </message>
</context>
<context>
    <name>AppearanceSidePanel</name>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Stop demo</source>
        <translation>Demo beenden</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Leave replay</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Queued: {card}</source>
        <translation>Vorgemerkt: {card}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
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
        <source>The {card} is in your hand.</source>
        <translation>{card} ist in Ihrem Blatt.</translation>
    </message>
    <message>
        <source>The {card} is on the table.</source>
        <translation>{card} liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The {card} is in your discard pile.</source>
        <translation>{card} liegt auf Ihrem Ablagestapel.</translation>
    </message>
    <message>
        <source>The {card} is certainly face down: nobody can hold it any more.</source>
        <translation>{card} liegt sicher verdeckt: Niemand kann sie mehr haben.</translation>
    </message>
    <message>
        <source>The {card}: any of the others can hold it.</source>
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
        <source>can&apos;t hold it</source>
        <translation>kann sie nicht haben</translation>
    </message>
    <message>
        <source>certainly face down</source>
        <translation>sicher verdeckt</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>auf dem Tisch</translation>
    </message>
    <message>
        <source>Legend</source>
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
    <name>CardTrackerSidePanel</name>
    <message>
        <source>Card tracker</source>
        <translation>Kartenübersicht</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Schließen (Esc)</translation>
    </message>
</context>
<context>
    <name>ConsoleDialog</name>
    <message>
        <source>Export for console</source>
        <translation>Für die Konsole exportieren</translation>
    </message>
    <message>
        <source>Whole game so far</source>
        <translation>Das ganze bisherige Spiel</translation>
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
        <source>Copy input</source>
        <translation>Eingabe kopieren</translation>
    </message>
    <message>
        <source>Copy output</source>
        <translation>Ausgabe kopieren</translation>
    </message>
    <message>
        <source>Expected out&amp;put</source>
        <translation>Erwartete &amp;Ausgabe</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Deck of this round</source>
        <translation>Alle Blätter dieser Runde</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>Alle Blätter zeigen?</translation>
    </message>
    <message>
        <source>The deck reveals every player&apos;s hand in this round.</source>
        <translation>Damit sehen Sie die Blätter aller Spieler in dieser Runde.</translation>
    </message>
    <message>
        <source>Show it anyway?</source>
        <translation>Trotzdem zeigen?</translation>
    </message>
    <message>
        <source>Show deck</source>
        <translation>Alle Blätter zeigen</translation>
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
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>It&apos;s {name}&apos;s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Each round starts with the seven of spades.</source>
        <translation>Jede Runde beginnt mit der Pik Sieben.</translation>
    </message>
    <message>
        <source>You have a card that fits, so you can&apos;t discard.</source>
        <translation>Sie haben eine passende Karte und können deshalb nicht ablegen.</translation>
    </message>
    <message>
        <source>You don&apos;t have that card.</source>
        <translation>Diese Karte haben Sie nicht.</translation>
    </message>
    <message>
        <source>This seat is already set that way.</source>
        <translation>Dieser Platz ist bereits so besetzt.</translation>
    </message>
    <message>
        <source>it isn&apos;t a Straights game, or it is incomplete</source>
        <translation>es ist kein Straights-Spiel, oder es ist unvollständig</translation>
    </message>
    <message>
        <source>it was changed after it was saved</source>
        <translation>es wurde nach dem Speichern verändert</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>es ist nicht lesbar</translation>
    </message>
    <message>
        <source>The {card} is queued. Esc cancels.</source>
        <translation>{card} ist vorgemerkt. Esc bricht ab.</translation>
    </message>
    <message>
        <source>The {card} is no longer queued.</source>
        <translation>{card} ist nicht mehr vorgemerkt.</translation>
    </message>
    <message>
        <source>The {card} doesn&apos;t fit yet: its row has to reach it first.</source>
        <translation>{card} passt noch nicht: Die Reihe muss erst bis dorthin reichen.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>es wurde mit einer neueren Version von Straights gespeichert</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>es ist zu groß für ein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>The file {file} is damaged. Reinstall Straights.</source>
        <translation>Die Datei {file} ist beschädigt. Installieren Sie Straights neu.</translation>
    </message>
    <message>
        <source>Could not read the file {file} ({reason}). Reinstall Straights.</source>
        <translation>Die Datei {file} konnte nicht gelesen werden ({reason}). Installieren Sie Straights neu.</translation>
    </message>
    <message>
        <source>Could not read the statistics ({reason}). They are kept as {file}, and new ones are started.</source>
        <translation>Die Statistik konnte nicht gelesen werden ({reason}). Sie bleibt als {file} erhalten; eine neue wird begonnen.</translation>
    </message>
    <message>
        <source>Could not use the statistics in {file} ({reason}). The game continues without them.</source>
        <translation>Die Statistik in {file} konnte nicht verwendet werden ({reason}). Das Spiel geht ohne sie weiter.</translation>
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
    <name>GameMenuController</name>
    <message>
        <source>Leave this game?</source>
        <translation>Dieses Spiel verlassen?</translation>
    </message>
    <message>
        <source>game.straights</source>
        <translation>spiel.straights</translation>
    </message>
    <message>
        <source>Could not open {file}: {reason}.</source>
        <translation>{file} konnte nicht geöffnet werden: {reason}.</translation>
    </message>
    <message>
        <source>Your current game is saved. You can find it under “Open recent”.</source>
        <translation>Ihr aktuelles Spiel ist gespeichert. Sie finden es unter „Zuletzt geöffnet“.</translation>
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
        <source>Save game</source>
        <translation>Spiel speichern</translation>
    </message>
    <message>
        <source>Could not save the game to {file}: {reason}.</source>
        <translation>Das Spiel konnte nicht in {file} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Als {file} gespeichert.</translation>
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
        <source>No recent games</source>
        <translation>Keine zuletzt gespielten Spiele</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Spiel kopiert.</translation>
    </message>
    <message>
        <source>Seed copied.</source>
        <translation>Startwert kopiert.</translation>
    </message>
    <message>
        <source>Show the seed and all hands?</source>
        <translation>Startwert und alle Blätter zeigen?</translation>
    </message>
    <message>
        <source>The export contains both. This game won&apos;t count in the statistics.</source>
        <translation>Der Export enthält beides. Dieses Spiel zählt dann nicht in der Statistik.</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{name}, it&apos;s your turn.</source>
        <translation>{name}, Sie sind am Zug.</translation>
    </message>
    <message>
        <source>Everyone else, look away!</source>
        <translation>Alle anderen: bitte wegsehen!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Meine Karten zeigen</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>No hint available: {reason}</source>
        <translation>Kein Tipp verfügbar: {reason}</translation>
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
        <translation>Komponenten</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Komponente</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licence text</source>
        <translation>Lizenztext</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
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
        <source>Typed {rank}. Now type the suit: C, D, H or S. Esc cancels.</source>
        <translation>{rank} getippt. Tippen Sie nun die Farbe: C (Kreuz), D (Karo), H (Herz) oder S (Pik). Esc bricht ab.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
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
        <source>&amp;Animation speed</source>
        <translation>Tempo der Ani&amp;mationen</translation>
    </message>
    <message>
        <source>Computer &amp;speed</source>
        <translation>Tempo der &amp;Computer</translation>
    </message>
    <message>
        <source>Sort &amp;hand</source>
        <translation>&amp;Blatt sortieren</translation>
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
        <source>A computer will play for you. You can take back your seat later.</source>
        <translation>Ein Computer spielt für Sie. Sie können Ihren Platz später wieder einnehmen.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <translation>Rage-Quit?</translation>
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
        <translation>Neues Spiel</translation>
    </message>
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
        <source>Other…</source>
        <translation>Andere …</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Punkte, mit denen das Spiel endet</translation>
    </message>
    <message>
        <source>The same seed always deals the same cards.</source>
        <translation>Derselbe Startwert gibt immer dieselben Karten.</translation>
    </message>
    <message>
        <source>The deal is sealed: nobody knows its seed until the game is over.</source>
        <translation>Die Karten sind versiegelt: Niemand kennt den Startwert, bevor das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>Enter a name for each player.</source>
        <translation>Geben Sie für jeden Spieler einen Namen ein.</translation>
    </message>
    <message>
        <source>Names can contain only printable characters.</source>
        <translation>Namen dürfen nur druckbare Zeichen enthalten.</translation>
    </message>
    <message>
        <source>The seed must be a whole number from {lowest} to {highest}.</source>
        <translation>Der Startwert muss eine ganze Zahl von {lowest} bis {highest} sein.</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Neuer Startwert</translation>
    </message>
    <message>
        <source>This game&apos;s seed</source>
        <translation>Startwert dieses Spiels</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
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
    <name>PasteDialog</name>
    <message>
        <source>Paste game</source>
        <translation>Spiel einfügen</translation>
    </message>
    <message>
        <source>Game text</source>
        <translation>Spieltext</translation>
    </message>
    <message>
        <source>Paste a saved game, a seed, or the input or output of the console program. The first line can give the seed, as in “straights 5”.</source>
        <translation>Fügen Sie ein gespeichertes Spiel, einen Startwert oder die Ein- oder Ausgabe des Konsolenprogramms ein. Die erste Zeile kann den Startwert nennen, etwa „straights 5“.</translation>
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
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the input were refused, the first is line {line}.</source>
        <translation>
            <numerusform>%n Zeile der Eingabe wurde abgelehnt: Zeile {line}.</numerusform>
            <numerusform>%n Zeilen der Eingabe wurden abgelehnt, die erste ist Zeile {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n round(s): points and ten-round average</source>
        <translation>
            <numerusform>Letzte Runde: Punkte und Zehn-Runden-Schnitt</numerusform>
            <numerusform>Letzte %n Runden: Punkte und Zehn-Runden-Schnitt</numerusform>
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
        <source>Portrait</source>
        <translation>Porträt</translation>
    </message>
    <message>
        <source>Choose by name</source>
        <translation>Nach dem Namen wählen</translation>
    </message>
    <message>
        <source>The same name always has the same portrait.</source>
        <translation>Derselbe Name hat immer dasselbe Porträt.</translation>
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
    <name>Recap</name>
    <message>
        <source>{name} discarded a card.</source>
        <translation>{name} hat eine Karte abgelegt.</translation>
    </message>
    <message>
        <source>{name} played the {card}.</source>
        <translation>{name} hat {card} gespielt.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
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
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Runde {round}, Zug {number} von {count}</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
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
        <source>{name} is {points} from the limit.</source>
        <translation>{name} fehlen noch {points} bis zum Limit.</translation>
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
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;Goal&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards. On the table, every suit grows into a row from its seven, down to the ace and up to the king. Cards that you cannot play cost points. The player with the fewest points at the end wins.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Ziel&lt;/h2&gt;&lt;p&gt;Jeder der vier Spieler erhält dreizehn Karten. Auf dem Tisch wächst jede Farbe von ihrer Sieben aus zu einer Reihe, abwärts bis zum Ass und aufwärts bis zum König. Karten, die Sie nicht spielen können, kosten Punkte. Wer am Ende die wenigsten Punkte hat, gewinnt.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;The player with the seven of spades starts each round by playing it. Play then continues around the table. On your turn, play any seven to start the row of its suit, or a card that extends a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades is on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds does not fit: there is no card on the table next to it.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides: now the three and the nine fit. Rows have no gaps. They end at the ace and at the king; these two are not neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Eine Karte spielen&lt;/h2&gt;&lt;p&gt;Wer die Pik Sieben hat, beginnt jede Runde damit. Danach geht es reihum. Wenn Sie am Zug sind, spielen Sie eine Sieben, um die Reihe ihrer Farbe zu eröffnen, oder eine Karte, die eine Reihe an einem Ende fortsetzt.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Pik Sieben liegt auf dem Tisch: Die Sechs und die Acht (mit hellem Rand) passen, ebenso die anderen drei Siebenen.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Karo Neun passt nicht: Auf dem Tisch liegt keine Karte neben ihr.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;Die Herzreihe ist auf beiden Seiten gewachsen: Jetzt passen die Drei und die Neun. Reihen haben keine Lücken. Sie enden beim Ass und beim König; diese beiden sind keine Nachbarn.&lt;/p&gt;&lt;p&gt;Passt eine Ihrer Karten, müssen Sie eine passende spielen.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;If none of your cards fits, discard one: put it face down on your discard pile. The others don&apos;t see which card it is until the round is over. It is out of the round and costs you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Wenn nichts passt&lt;/h2&gt;&lt;p&gt;Passt keine Ihrer Karten, legen Sie eine ab: Sie kommt verdeckt auf Ihren Ablagestapel. Die anderen sehen erst am Ende der Runde, welche Karte es ist. Sie ist aus dem Spiel und kostet Sie ihre Punkte.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When all hands are empty, the discards are turned over. Each one costs its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. {end} The lowest score wins; players who share it win together.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Punkte&lt;/h2&gt;&lt;p&gt;Wenn alle Karten gespielt oder abgelegt sind, werden die Ablagestapel aufgedeckt. Jede Karte darin kostet ihren Wert: ein Ass 1, eine Sechs 6, ein Bube 11, eine Dame 12, ein König 13. Gespielte Karten kosten nichts.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Ein Ass, eine Sechs und ein König kosten 1 + 6 + 13 = 20 Punkte.&lt;/p&gt;&lt;p&gt;Die Punkte aller Runden werden zusammengezählt. {end} Der niedrigste Punktestand gewinnt; haben ihn mehrere, gewinnen sie gemeinsam.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, the cards you can play are raised and the others are dimmed. When nothing fits, your discard pile has a bright edge.&lt;/li&gt;&lt;li&gt;To play a card, click it or drag it to the table. When nothing fits, a click discards it; Undo takes it back. In the settings you can choose two clicks instead.&lt;/li&gt;&lt;li&gt;Keep the button down on a card, or right-click it, to see what it opens.&lt;/li&gt;&lt;li&gt;A card that you play before your turn is queued; click it again or press Esc to cancel.&lt;/li&gt;&lt;li&gt;Space or a click on the table skips what still moves.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why; press H again to read more. The bar on each other card shows what it would cost you, including what it gives to others.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, unless another person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; shows the game move by move. You can play on from any position.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; stops the computers. You can set their speed in the Move menu.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; gives your seat to a computer. You can watch, and take back your seat. Right-click a seat to change who plays it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; shows all cards of the round in order, after asking you: it reveals every hand.&lt;/li&gt;&lt;li&gt;When several people share a computer, a screen hides each hand until its player is ready.&lt;/li&gt;&lt;li&gt;The game is saved after every move. You can close the window at any time.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;An diesem Tisch&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Wenn Sie am Zug sind, sind die spielbaren Karten angehoben und die anderen abgedunkelt. Passt nichts, hat Ihr Ablagestapel einen hellen Rand.&lt;/li&gt;&lt;li&gt;Um eine Karte zu spielen, klicken Sie sie an oder ziehen Sie sie auf den Tisch. Passt nichts, legt ein Klick sie ab; „Rückgängig“ nimmt das zurück. In den Einstellungen können Sie stattdessen zwei Klicks wählen.&lt;/li&gt;&lt;li&gt;Halten Sie die Maustaste auf einer Karte gedrückt, oder klicken Sie mit der rechten Taste darauf, um zu sehen, was sie öffnet.&lt;/li&gt;&lt;li&gt;Eine Karte, die Sie vor Ihrem Zug spielen, wird vorgemerkt; klicken Sie noch einmal darauf oder drücken Sie Esc, um abzubrechen.&lt;/li&gt;&lt;li&gt;Die Leertaste oder ein Klick auf den Tisch überspringt, was sich noch bewegt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Tipp&lt;/b&gt; hebt die beste Karte an und nennt den Grund; noch einmal H sagt mehr. Der Balken auf jeder anderen Karte zeigt, was sie kosten würde, einschließlich der Vorteile für andere.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rückgängig&lt;/b&gt; nimmt Ihren letzten Zug zurück, sofern seitdem keine andere Person gezogen hat; &lt;b&gt;Wiederherstellen&lt;/b&gt; spielt ihn erneut.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Wiederholung&lt;/b&gt; zeigt das Spiel Zug für Zug. Sie können von jeder Stelle aus weiterspielen.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; hält die Computer an. Ihr Tempo stellen Sie im Menü „Zug“ ein.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-Quit&lt;/b&gt; überlässt Ihren Platz einem Computer. Sie können zusehen und Ihren Platz wieder einnehmen. Mit einem Rechtsklick auf einen Platz ändern Sie, wer ihn spielt.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Alle Blätter&lt;/b&gt; zeigt nach einer Rückfrage alle Karten der Runde in ihrer Reihenfolge und verrät damit jedes Blatt.&lt;/li&gt;&lt;li&gt;Spielen mehrere Personen an einem Computer, bleibt jedes Blatt verdeckt, bis sein Spieler bereit ist.&lt;/li&gt;&lt;li&gt;Das Spiel wird nach jedem Zug gespeichert. Sie können das Fenster jederzeit schließen.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, such as 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play or discard it; Space also skips what moves&lt;/li&gt;&lt;li&gt;Esc: cancel&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: restart this deal, Ctrl+R: replay, Ctrl+?: all keyboard shortcuts&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Tasten&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Links, Rechts, Pos1, Ende: eine Karte wählen; oder ihren Namen tippen, etwa 7 S oder 1 0 H&lt;/li&gt;&lt;li&gt;Eingabe oder Leertaste: sie spielen oder ablegen; die Leertaste überspringt auch, was sich bewegt&lt;/li&gt;&lt;li&gt;Esc: abbrechen&lt;/li&gt;&lt;li&gt;H: Tipp, Strg+Z: rückgängig, Strg+Umschalt+Z: wiederherstellen, P: Computer anhalten&lt;/li&gt;&lt;li&gt;Strg+N: neues Spiel, F5: Spiel neu starten, Strg+R: Wiederholung, Strg+?: alle Tastenkürzel&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>So wird Straights gespielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
</context>
<context>
    <name>ScoreRace</name>
    <message>
        <source>One round</source>
        <translation>Eine Runde</translation>
    </message>
    <message>
        <source>Race to {limit}</source>
        <translation>Punkte bis {limit}</translation>
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
        <source>No rounds finished yet.</source>
        <translation>Noch keine Runde beendet.</translation>
    </message>
    <message>
        <source>{name}: {points}, chance of winning {chance}.</source>
        <translation>{name}: {points}, Gewinnchance {chance}.</translation>
    </message>
</context>
<context>
    <name>ScoreRacePanel</name>
    <message>
        <source>Chance of winning the game, estimated from the scores alone.</source>
        <translation>Chance auf den Sieg, allein aus den Punkten geschätzt.</translation>
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
    <name>ScoreRaceSidePanel</name>
    <message>
        <source>Score race</source>
        <translation>Punkteverlauf</translation>
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
        <source>Points and chances of winning</source>
        <translation>Punkte und Gewinnchancen</translation>
    </message>
    <message>
        <source>Estimated chance of winning, from the scores alone.</source>
        <translation>Geschätzte Gewinnchance, allein aus den Punkten.</translation>
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
        <source>Round {number}</source>
        <translation>Runde {number}</translation>
    </message>
    <message>
        <source>{name} wins with {score} points!</source>
        <translation>{name} gewinnt mit {score} Punkten!</translation>
    </message>
    <message>
        <source>Tie at {score} points: {names} win!</source>
        <translation>Gleichstand bei {score} Punkten: {names} gewinnen!</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Review the game</source>
        <translation>Spiel noch einmal ansehen</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>Check</source>
        <translation>Prüfen</translation>
    </message>
    <message>
        <source>Sealed deal</source>
        <translation>Versiegelte Karten</translation>
    </message>
    <message>
        <source>The cards of this game were fixed before the first one was dealt. The seal is the SHA-256 hash of a secret salt and the seed. When the game is over, both are shown, and you can check that nothing was changed.</source>
        <translation>Die Karten dieses Spiels standen fest, bevor die erste gegeben wurde. Das Siegel ist der SHA-256-Hashwert eines geheimen Salts und des Startwerts. Nach dem Spiel werden beide angezeigt, und Sie können prüfen, dass nichts geändert wurde.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the seed must match it.</source>
        <translation>Das Spiel ist zu Ende und das Siegel offen: Der SHA-256-Hashwert von Salt, Doppelpunkt und Startwert muss ihm entsprechen.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>verborgen, bis das Spiel zu Ende ist</translation>
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
        <translation>Salt</translation>
    </message>
    <message>
        <source>✓ Seed and salt match the seal: the deal was not changed.</source>
        <translation>✓ Startwert und Salt entsprechen dem Siegel: Die Karten wurden nicht geändert.</translation>
    </message>
    <message>
        <source>✗ Seed and salt do not match the seal: the game was altered.</source>
        <translation>✗ Startwert und Salt entsprechen dem Siegel nicht: Das Spiel wurde verändert.</translation>
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
    <message>
        <source>Portrait…</source>
        <translation>Porträt…</translation>
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
        <source>discarded</source>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Round</source>
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
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>S&amp;prache</translation>
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
        <translation>Nach Wert</translation>
    </message>
    <message>
        <source>Sort &amp;hand</source>
        <translation>Blatt s&amp;ortieren</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Allgemein</translation>
    </message>
    <message>
        <source>App&amp;earance…</source>
        <translation>Auss&amp;ehen…</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>&amp;Animation speed</source>
        <translation>Tempo der An&amp;imationen</translation>
    </message>
    <message>
        <source>Computer &amp;speed</source>
        <translation>Tempo der &amp;Computer</translation>
    </message>
    <message>
        <source>Animate port&amp;raits</source>
        <translation>Po&amp;rträts bewegen</translation>
    </message>
    <message>
        <source>Play only &amp;legal card automatically</source>
        <translation>&amp;Einzige spielbare Karte automatisch spielen</translation>
    </message>
    <message>
        <source>&amp;Play cards with</source>
        <translation>Karten &amp;spielen mit</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Einem Klick</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Zwei Klicks</translation>
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
        <source>Sound</source>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Confirmations</source>
        <translation>Rückfragen</translation>
    </message>
    <message>
        <source>Ask before showing the &amp;deck</source>
        <translation>Vor dem Zei&amp;gen aller Blätter fragen</translation>
    </message>
    <message>
        <source>Ask before starting a &amp;new game</source>
        <translation>Vor einem &amp;neuen Spiel fragen</translation>
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
        <source>Sound support isn&apos;t installed: straights[sound].</source>
        <translation>Die Tonausgabe ist nicht installiert: straights[sound].</translation>
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
        <source>Ask before a rage-&amp;quit</source>
        <translation>Vor einem Rage-&amp;Quit fragen</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Could not save the settings to {file}. They last until you close the window.</source>
        <translation>Die Einstellungen konnten nicht in {file} gespeichert werden. Sie gelten, bis Sie das Fenster schließen.</translation>
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
        <source>Each player needs a name made of printable characters.</source>
        <translation>Jeder Spieler braucht einen Namen aus druckbaren Zeichen.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>F6</source>
        <translation>F6</translation>
    </message>
    <message>
        <source>F10</source>
        <translation>F10</translation>
    </message>
    <message>
        <source>Move between the table and the open panels</source>
        <translation>Zwischen dem Tisch und den offenen Leisten wechseln</translation>
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
        <source>Move from card to card, then to the buttons</source>
        <translation>Von Karte zu Karte und weiter zu den Schaltflächen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip what still moves</source>
        <translation>Überspringen, was sich noch bewegt</translation>
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
        <source>Tab</source>
        <translation>Tab</translation>
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
        <source>Action</source>
        <translation>Aktion</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Practice: this round won&apos;t count in the statistics.</source>
        <translation>Übung: Diese Runde zählt nicht für die Statistik.</translation>
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
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Tied wins</source>
        <translation>Geteilte Siege</translation>
    </message>
    <message>
        <source>Current winning streak</source>
        <translation>Aktuelle Siegesserie</translation>
    </message>
    <message>
        <source>Longest winning streak</source>
        <translation>Längste Siegesserie</translation>
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
        <source>Could not export the statistics: {reason}.</source>
        <translation>Die Statistik konnte nicht exportiert werden: {reason}.</translation>
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
        <source>Average place</source>
        <translation>Durchschnittlicher Platz</translation>
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
        <source>Rounds</source>
        <translation>Runden</translation>
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
        <source>straights.csv</source>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Nach {file} exportiert.</translation>
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
        <source>Only solo games with a sealed deal count. A round becomes practice if you undo past others&apos; moves, or use the demo, the deck or open hands.</source>
        <translation>Nur Einzelspiele mit versiegelten Karten zählen. Eine Runde wird zur Übung, wenn Sie Züge anderer rückgängig machen oder Demo, alle Blätter oder offene Blätter verwenden.</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>&amp;Zurücksetzen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
</context>
<context>
    <name>Straights</name>
    <message>
        <source>Could not save the game to {file}: {reason}. You can keep playing.</source>
        <translation>Das Spiel konnte nicht in {file} gespeichert werden: {reason}. Sie können weiterspielen.</translation>
    </message>
    <message>
        <source>The computer “{strategy}” failed ({reason}). A simpler one takes over.</source>
        <translation>Der Computer „{strategy}“ ist ausgefallen ({reason}). Ein einfacherer übernimmt.</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The game is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
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
        <source>{card}, playable, {number} of {count}, press to play</source>
        <translation>{card}, spielbar, {number} von {count}, zum Spielen drücken</translation>
    </message>
    <message>
        <source>{card}, not playable, {number} of {count}</source>
        <translation>{card}, nicht spielbar, {number} von {count}</translation>
    </message>
    <message>
        <source>None of your cards fits. Discard one: its rank counts against you.</source>
        <translation>Keine Ihrer Karten passt. Legen Sie eine ab: Ihr Wert zählt gegen Sie.</translation>
    </message>
    <message>
        <source>You have the seven of spades: start the round with it.</source>
        <translation>Sie haben die Pik Sieben: Beginnen Sie damit die Runde.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} von {count}, zum Ablegen drücken</translation>
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
        <source>Your turn: play one of the raised cards.</source>
        <translation>Sie sind am Zug: Spielen Sie eine der angehobenen Karten.</translation>
    </message>
    <message>
        <source>{name}&apos;s turn.</source>
        <translation>{name} ist am Zug.</translation>
    </message>
    <message>
        <source>Demo: the computer plays for you. Press D to stop.</source>
        <translation>Demo: Der Computer spielt für Sie. Mit D beenden.</translation>
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
        <source>Skip</source>
        <translation>Überspringen</translation>
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
        <source>Start playing</source>
        <translation>Jetzt spielen</translation>
    </message>
    <message>
        <source>Goal of the game</source>
        <translation>Ziel des Spiels</translation>
    </message>
    <message>
        <source>Four rows grow here, one for each suit, from the seven down to the ace and up to the king. Play your cards onto them; the cards you can&apos;t play cost points.</source>
        <translation>Hier wachsen vier Reihen, eine für jede Farbe, von der Sieben abwärts bis zum Ass und aufwärts bis zum König. Legen Sie Ihre Karten an; Karten, die Sie nicht spielen können, kosten Punkte.</translation>
    </message>
    <message>
        <source>On your turn, the cards you can play are raised and the others are dimmed. Click one to play it, or choose it with the arrow keys and press Enter. Keep the button down to see what a card opens.</source>
        <translation>Wenn Sie am Zug sind, sind die spielbaren Karten angehoben und die anderen abgedunkelt. Klicken Sie eine an, um sie zu spielen, oder wählen Sie sie mit den Pfeiltasten und drücken Sie die Eingabetaste. Halten Sie die Maustaste gedrückt, um zu sehen, was eine Karte öffnet.</translation>
    </message>
    <message>
        <source>Your discard pile</source>
        <translation>Ihr Ablagestapel</translation>
    </message>
    <message>
        <source>If nothing fits, put one card face down here. Its rank counts against you: an ace 1, a king 13. Low cards cost the least.</source>
        <translation>Wenn nichts passt, legen Sie eine Karte verdeckt hier ab. Ihr Wert zählt gegen Sie: ein Ass 1, ein König 13. Niedrige Karten kosten am wenigsten.</translation>
    </message>
    <message>
        <source>Your opponents</source>
        <translation>Ihre Gegner</translation>
    </message>
    <message>
        <source>Here you see each opponent&apos;s score and number of cards. {end} The lowest score wins. Right-click a seat to change who plays it.</source>
        <translation>Hier sehen Sie Punktestand und Kartenzahl jedes Gegners. {end} Der niedrigste Punktestand gewinnt. Mit einem Rechtsklick auf einen Platz ändern Sie, wer ihn spielt.</translation>
    </message>
    <message>
        <source>Your game is always saved</source>
        <translation>Ihr Spiel ist immer gespeichert</translation>
    </message>
    <message>
        <source>Every move is saved at once. Press Ctrl+Z to undo, H for a hint, and F1 for the rules. You can reopen this tour from the Help menu.</source>
        <translation>Jeder Zug wird sofort gespeichert. Strg+Z macht einen Zug rückgängig, H gibt einen Tipp, und F1 zeigt die Regeln. Sie können diesen Rundgang im Menü „Hilfe“ erneut öffnen.</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Ihr Blatt</translation>
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
        <translation>Anderswo speichern…</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Quit anyway</source>
        <translation>Trotzdem beenden</translation>
    </message>
    <message>
        <source>Could not save the previous game in {folder}: {reason}.</source>
        <translation>Das vorige Spiel konnte nicht in {folder} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Trotzdem verlassen</translation>
    </message>
    <message>
        <source>The game isn&apos;t saved</source>
        <translation>Das Spiel ist nicht gespeichert</translation>
    </message>
    <message>
        <source>Could not save the game: {reason}. If you continue, its last moves will be lost.</source>
        <translation>Das Spiel konnte nicht gespeichert werden: {reason}. Wenn Sie fortfahren, gehen die letzten Züge verloren.</translation>
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
    <name>Web</name>
    <message>
        <source>+{points}</source>
        <translation>+{points}</translation>
    </message>
    <message>
        <source>A new version is ready.</source>
        <translation>Eine neue Version ist bereit.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Datei auswählen…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>Could not read your last game: {reason}. Here is a new one.</source>
        <translation>Ihr letztes Spiel konnte nicht gelesen werden: {reason}. Hier ist ein neues.</translation>
    </message>
    <message>
        <source>Enter the points that end the game as a whole number from 1.</source>
        <translation>Die Punktzahl, bei der das Spiel endet, muss eine ganze Zahl ab 1 sein.</translation>
    </message>
    <message>
        <source>Everything runs on this device. The page sends nothing to anybody and sets no cookies.</source>
        <translation>Alles läuft auf diesem Gerät. Die Seite sendet niemandem etwas und setzt keine Cookies.</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Aus einer Datei</translation>
    </message>
    <message>
        <source>Link copied. It leads to this deal.</source>
        <translation>Link kopiert. Er führt zu denselben Karten.</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Mehr</translation>
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
        <source>Numbered deal</source>
        <translation>Karten mit Startwert</translation>
    </message>
    <message>
        <source>Only solo games with a sealed deal count. A round becomes practice if you undo past others&apos; moves, or see other hands in the deck or a replay.</source>
        <translation>Nur Einzelspiele mit versiegelten Karten zählen. Eine Runde wird zur Übung, wenn Sie Züge anderer rückgängig machen oder bei „Alle Blätter“ oder in einer Wiederholung andere Blätter sehen.</translation>
    </message>
    <message>
        <source>Open in another tab</source>
        <translation>In einem anderen Tab geöffnet</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Hier spielen</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Zuletzt gespielte Spiele</translation>
    </message>
    <message>
        <source>Reload</source>
        <translation>Neu laden</translation>
    </message>
    <message>
        <source>Share link</source>
        <translation>Link teilen</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Alle Blätter zeigen</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Alle Blätter zeigen?</translation>
    </message>
    <message>
        <source>Show at once what is moving</source>
        <translation>Bewegungen sofort beenden</translation>
    </message>
    <message>
        <source>Show the seed?</source>
        <translation>Startwert zeigen?</translation>
    </message>
    <message>
        <source>Show transcript</source>
        <translation>Protokoll zeigen</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Straights is open in another tab, and your game goes on there.</source>
        <translation>Straights ist in einem anderen Tab geöffnet, und Ihr Spiel geht dort weiter.</translation>
    </message>
    <message>
        <source>The address doesn&apos;t name a game that can be dealt. Here is your own.</source>
        <translation>Die Adresse nennt kein Spiel, das gegeben werden kann. Hier ist Ihr eigenes.</translation>
    </message>
    <message>
        <source>The browser doesn&apos;t allow copying here. Select the text and copy it.</source>
        <translation>Der Browser erlaubt hier kein Kopieren. Markieren Sie den Text, und kopieren Sie ihn.</translation>
    </message>
    <message>
        <source>The game could not be started: {reason}. Reload the page to try again.</source>
        <translation>Das Spiel konnte nicht gestartet werden: {reason}. Laden Sie die Seite neu, um es noch einmal zu versuchen.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Reload the page to begin another game.</source>
        <translation>Die Spiel-Engine wurde beendet. Laden Sie die Seite neu, um ein anderes Spiel zu beginnen.</translation>
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
        <source>The replay shows every player&apos;s cards. This round won&apos;t count in the statistics.</source>
        <translation>Die Wiederholung zeigt die Karten aller Spieler. Diese Runde zählt nicht für die Statistik.</translation>
    </message>
    <message>
        <source>The transcript contains the seed of this sealed deal. From this round on, the game won&apos;t count in the statistics.</source>
        <translation>Das Protokoll enthält den Startwert dieses versiegelten Spiels. Ab dieser Runde zählt das Spiel nicht mehr für die Statistik.</translation>
    </message>
    <message>
        <source>The {card} is queued. Tap it again, or press Esc, to cancel.</source>
        <translation>{card} ist vorgemerkt. Tippen Sie noch einmal darauf oder drücken Sie Esc, um abzubrechen.</translation>
    </message>
    <message>
        <source>This browser can&apos;t compute the hash on this address.</source>
        <translation>Dieser Browser kann den Hashwert unter dieser Adresse nicht berechnen.</translation>
    </message>
    <message>
        <source>This browser doesn&apos;t keep anything for this page: your game and your settings last until you close it.</source>
        <translation>Dieser Browser speichert nichts für diese Seite: Ihr Spiel und Ihre Einstellungen gehen verloren, wenn Sie sie schließen.</translation>
    </message>
    <message>
        <source>This deal is sealed: you can share its link when the game is over.</source>
        <translation>Die Karten sind versiegelt: Sie können den Link teilen, wenn das Spiel zu Ende ist.</translation>
    </message>
    <message>
        <source>This game can&apos;t be dealt. Choose other names or another length.</source>
        <translation>Dieses Spiel kann nicht gegeben werden. Wählen Sie andere Namen oder eine andere Spiellänge.</translation>
    </message>
    <message>
        <source>This link leads to this deal: {link}</source>
        <translation>Dieser Link führt zu denselben Karten: {link}</translation>
    </message>
    <message>
        <source>You can also drag a file onto the page.</source>
        <translation>Sie können eine Datei auch auf die Seite ziehen.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Ihre abgelegten Karten: {cards}</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ihr Name</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>Das Spiel</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Something went wrong ({error}). Your game is saved, and you can keep playing.</source>
        <translation>Etwas ist schiefgegangen ({error}). Ihr Spiel ist gespeichert, und Sie können weiterspielen.</translation>
    </message>
    <message>
        <source>Could not read the settings. They are kept as {file}, and the defaults are used.</source>
        <translation>Die Einstellungen konnten nicht gelesen werden. Sie bleiben als {file} erhalten; die Standardwerte werden verwendet.</translation>
    </message>
    <message>
        <source>Could not read your last game: {reason}. It is kept as {file}.</source>
        <translation>Ihr letztes Spiel konnte nicht gelesen werden: {reason}. Es bleibt als {file} erhalten.</translation>
    </message>
    <message>
        <source>Another Straights window is open. This one plays a separate game.</source>
        <translation>Ein anderes Straights-Fenster ist geöffnet. In diesem läuft ein eigenes Spiel.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <translation>Ihr Spiel geht dort weiter, wo Sie aufgehört haben.</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>Save for console</source>
        <translation>Für die Konsole speichern</translation>
    </message>
    <message>
        <source>game.in</source>
        <translation>spiel.in</translation>
    </message>
    <message>
        <source>Console input (*.in)</source>
        <translation>Konsoleneingabe (*.in)</translation>
    </message>
    <message>
        <source>Could not save the game to {file}: {reason}.</source>
        <translation>Das Spiel konnte nicht in {file} gespeichert werden: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {input} and {output}.</source>
        <translation>Als {input} und {output} gespeichert.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>You can expect to end the round with about {points}.</source>
        <translation>Rechnen Sie am Ende der Runde mit etwa {points}.</translation>
    </message>
    <message>
        <source>{card} is about as good.</source>
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
        <source>The bars show what each card costs you. Press H again to see why.</source>
        <translation>Die Balken zeigen, was jede Karte kostet. Noch einmal H zeigt den Grund.</translation>
    </message>
    <message>
        <source>The best choice: you can expect about {points} this round.</source>
        <translation>Die beste Wahl: Rechnen Sie in dieser Runde mit etwa {points}.</translation>
    </message>
    <message>
        <source>Play {card} or {other}: they are about as good.</source>
        <translation>Spielen Sie {card} oder {other}: Beide sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>Discard {card} or {other}: they are about as good.</source>
        <translation>Legen Sie {card} oder {other} ab: Beide sind etwa gleich gut.</translation>
    </message>
    <message>
        <source>{card} is the only card you can play.</source>
        <translation>{card} ist die einzige Karte, die Sie spielen können.</translation>
    </message>
    <message>
        <source>Play {card}: it brings your {own} nearer and opens nothing.</source>
        <translation>Spielen Sie {card}: Das bringt Ihre {own} näher und öffnet nichts.</translation>
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
        <source>{card} is your last card, and it doesn&apos;t fit.</source>
        <translation>{card} ist Ihre letzte Karte und passt nicht.</translation>
    </message>
    <message>
        <source>Discard {card} for {points}: your cheaper cards are worth keeping.</source>
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
        <source>The card alone is {points}.</source>
        <translation>Die Karte allein zählt {points}.</translation>
    </message>
    <message>
        <source>It may open {others} for others.</source>
        <translation>Sie öffnet anderen vielleicht {others}.</translation>
    </message>
    <message>
        <source>It may open {others} for others, and you have nothing behind it.</source>
        <translation>Sie öffnet anderen vielleicht {others}, und Sie haben nichts dahinter.</translation>
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
        <translation>{name} steigt wütend aus. Ein Computer übernimmt.</translation>
    </message>
    <message>
        <source>You now play as {name}.</source>
        <translation>Sie spielen jetzt als {name}.</translation>
    </message>
    <message>
        <source>Another computer now plays for {name}.</source>
        <translation>Jetzt spielt ein anderer Computer für {name}.</translation>
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
        <translation>{name}, abgelegt: {cards}</translation>
    </message>
    <message>
        <source>{name}&apos;s score: {before} + {gained} = {score}</source>
        <translation>{name}, Punkte: {before} + {gained} = {score}</translation>
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
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Ihr Blatt: {cards}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine Karten</translation>
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
        <translation>Mit welchem Startwert wurde dieses Spiel gespielt?</translation>
    </message>
    <message>
        <source>This is not a valid seed.</source>
        <translation>Das ist kein gültiger Startwert.</translation>
    </message>
    <message>
        <source>the text ends before the four players are set (h or c)</source>
        <translation>der Text endet, bevor die vier Spieler festgelegt sind (h oder c)</translation>
    </message>
    <message>
        <source>the game with this seed continues with “{expected}”</source>
        <translation>das Spiel mit diesem Startwert geht mit „{expected}“ weiter</translation>
    </message>
    <message>
        <source>the game is already over here</source>
        <translation>das Spiel ist hier schon zu Ende</translation>
    </message>
    <message>
        <source>the rules don&apos;t allow this move</source>
        <translation>die Regeln erlauben diesen Zug nicht</translation>
    </message>
    <message>
        <source>the console doesn&apos;t print such a line</source>
        <translation>eine solche Zeile gibt die Konsole nicht aus</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Zeile {number}: {what}.</translation>
    </message>
    <message>
        <source>The input from line {line} on was not used.</source>
        <translation>Die Eingabe ab Zeile {line} wurde nicht verwendet.</translation>
    </message>
</context>
<context>
    <name>variant</name>
    <message>
        <source>The game ends after one round.</source>
        <translation>Das Spiel endet nach einer Runde.</translation>
    </message>
    <message>
        <source>The game ends once someone reaches {points}.</source>
        <translation>Das Spiel endet, sobald jemand {points} erreicht.</translation>
    </message>
    <message>
        <source>one round</source>
        <translation>eine Runde</translation>
    </message>
    <message>
        <source>, the same deal each round</source>
        <translation>, in jeder Runde dieselben Karten</translation>
    </message>
</context>
</TS>
