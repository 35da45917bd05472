<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>C&amp;opy version information</source>
        <translation>K&amp;opiuj dane o wersji</translation>
    </message>
    <message>
        <source>Include this when you report a problem</source>
        <translation>Dołącz je, zgłaszając problem</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>A button: show the legal texts.</extracomment>
        <translation>&amp;Licencje…</translation>
    </message>
    <message>
        <source>A card game for four players, of the Sevens family.</source>
        <translation>Gra karciana dla czterech osób z rodziny siódemek.</translation>
    </message>
    <message>
        <source>Computer players see only their own hand and what everyone at the table can see.</source>
        <translation>Komputery widzą tylko własne karty i to, co widzi każdy przy stole.</translation>
    </message>
    <message>
        <source>All cards of a game are fixed before the first one is dealt. A number chosen by the program is sealed: its hash is shown from the start, and you can check it when the game is over.</source>
        <translation>Wszystkie karty gry są ustalone, zanim zostanie rozdana pierwsza. Liczba wybrana przez program jest zapieczętowana: jej skrót widać od początku, a po grze można go sprawdzić.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights to wolne oprogramowanie na licencji MIT.</translation>
    </message>
    <message>
        <source>Running on Python {python}.</source>
        <translation>Działa na Pythonie {python}.</translation>
    </message>
    <message>
        <source>The window uses Qt {qt} and PySide6 {pyside} under the GNU Lesser General Public License, version 3. They are linked dynamically: you can replace their libraries in {folder} with other versions. Their source code is available at {places}.</source>
        <translation>Okno używa Qt {qt} i PySide6 {pyside} na licencji GNU Lesser General Public License, wersja 3. Są dołączane dynamicznie: ich biblioteki w {folder} można zastąpić innymi wersjami. Ich kod źródłowy jest dostępny pod {places}.</translation>
    </message>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Problemy są zapisywane w {file}.</translation>
    </message>
</context>
<context>
    <name>AccessibleCards</name>
    <message>
        <source>Your hand</source>
        <translation>Twoje karty</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>Tod&amp;ay</source>
        <extracomment>The menu entry and title of the sheet with the deal and the puzzles of the day.</extracomment>
        <translation>&amp;Dzisiaj</translation>
    </message>
    <message>
        <source>P&amp;uzzles of the day</source>
        <translation>Z&amp;adania dnia</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa gra…</translation>
    </message>
    <message>
        <source>Restart this &amp;game</source>
        <translation>Zacznij tę &amp;grę od nowa</translation>
    </message>
    <message>
        <source>&amp;Play with others</source>
        <translation>Gra &amp;z innymi</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>Dołącz do &amp;stołu…</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>Otwórz s&amp;tół…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>The menu entry that opens a saved game.</extracomment>
        <translation>&amp;Otwórz…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>Zapisz &amp;jako…</translation>
    </message>
    <message>
        <source>Save &amp;everything…</source>
        <translation>Zap&amp;isz wszystko…</translation>
    </message>
    <message>
        <source>Share and &amp;check</source>
        <translation>&amp;Udostępnij i sprawdź</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>&amp;Kopiuj grę</translation>
    </message>
    <message>
        <source>Cop&amp;y the number of this game</source>
        <translation>Kopiuj nu&amp;mer tej gry</translation>
    </message>
    <message>
        <source>&amp;Paste game…</source>
        <translation>&amp;Wklej grę…</translation>
    </message>
    <message>
        <source>New game by &amp;number…</source>
        <translation>Nowa gra o n&amp;umerze…</translation>
    </message>
    <message>
        <source>Check sea&amp;led cards…</source>
        <translation>Sprawdź zapieczętowane kart&amp;y…</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>The menu entry and title of the statistics.</extracomment>
        <translation>&amp;Statystyka</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>The menu entry that ends the program; a word of the original game.</extracomment>
        <translation>Za&amp;kończ</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>The menu entry that takes a move back.</extracomment>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>The menu entry that plays an undone move again.</extracomment>
        <translation>Po&amp;nów</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>The menu entry that says which card to play.</extracomment>
        <translation>&amp;Podpowiedź</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>nie ma czego cofnąć</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>nie ma czego ponowić</translation>
    </message>
    <message>
        <source>it isn’t your turn</source>
        <translation>to nie twoja kolej</translation>
    </message>
    <message>
        <source>&amp;Pause computers</source>
        <translation>Za&amp;trzymaj komputery</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The menu entry that stops the computers until it is chosen again.</extracomment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <translation>&amp;Jeden ruch dalej</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>The menu entry that lets one computer play one card while paused. A verb.</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>&amp;Deck…</source>
        <extracomment>The menu entry that shows all four hands; the name of the command in the original game.</extracomment>
        <translation>Ta&amp;lia…</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>The part of the menu Move with the players' seats.</extracomment>
        <translation>&amp;Miejsca</translation>
    </message>
    <message>
        <source>De&amp;mo: computer plays until I stop it</source>
        <translation>D&amp;emo: komputer gra, dopóki go nie zatrzymasz</translation>
    </message>
    <message>
        <source>&amp;Rage-quit: computer plays on for me</source>
        <translation>&amp;Rage-quit: komputer gra dalej za ciebie</translation>
    </message>
    <message>
        <source>&amp;Take back my seat</source>
        <translation>&amp;Wróć na moje miejsce</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>The menu entry and title of the analysis of each choice. A noun.</extracomment>
        <translation>&amp;Analiza</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>The menu entry and mark of a game that is shown again, move by move. A noun.</extracomment>
        <translation>&amp;Powtórka</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>The part of the menu View with the panels beside the table.</extracomment>
        <translation>Pa&amp;nele</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Dziennik gry</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The menu entry and title of the list of what happened in the game.</extracomment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>&amp;Card tracker</source>
        <translation>Śledzenie &amp;kart</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pełny &amp;ekran</translation>
    </message>
    <message>
        <source>Read &amp;table aloud</source>
        <translation>Cz&amp;ytaj stół na głos</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>Jak &amp;rozdane</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Według &amp;koloru</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Według &amp;wartości</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>A switch: no sounds.</extracomment>
        <translation>Wy&amp;cisz</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>The menu entry and title of the choice of table, card faces and backs.</extracomment>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>Wszystkie &amp;ustawienia</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>The menu entry and title of the rules of the game.</extracomment>
        <translation>&amp;Zasady</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>&amp;Skróty klawiszowe</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>&amp;O Straights</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Szybkie</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Zwykłe</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <extracomment>A group of settings, or the menu entry with the persons at a table.</extracomment>
        <translation>&amp;Osoby</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>The menu entry and title of the settings.</extracomment>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Kto tu siedzi</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Udostępnij tę grę</translation>
    </message>
    <message>
        <source>Sa&amp;y</source>
        <extracomment>The menu entry and button with phrases for the other players. A verb.</extracomment>
        <translation>Po&amp;wiedz</translation>
    </message>
    <message>
        <source>Sort &amp;hand</source>
        <translation>Układ &amp;kart</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: get up from a table with others.</extracomment>
        <translation>Odejdź</translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <extracomment>The menu entry that hands your seat to a computer; the name of the command in the original game. It may stay English.</extracomment>
        <translation>Rage-quit</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>Odejdź od &amp;stołu</translation>
    </message>
    <message>
        <source>Invite to &amp;watch</source>
        <translation>Zaproś do o&amp;glądania</translation>
    </message>
    <message>
        <source>Share lin&amp;k</source>
        <translation>Udostępnij &amp;link</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Learn it in a minute</source>
        <translation>&amp;Naucz się w minutę</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Art deco</source>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Klasyczny</translation>
    </message>
    <message>
        <source>Engraved</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Miedzioryt</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Filc</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Cztery kolory</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Duże</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Krata</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Liście</translation>
    </message>
    <message>
        <source>Linen</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Len</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Północ</translation>
    </message>
    <message>
        <source>Minimal</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Minimalny</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>A design of the table: one colour without a pattern.</extracomment>
        <translation>Gładki</translation>
    </message>
    <message>
        <source>Rosette</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Rozeta</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Łuski</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Łupek</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Gwiazdy</translation>
    </message>
    <message>
        <source>Stripes</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Paski</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Fale</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Drewno</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Własny obraz</translation>
    </message>
</context>
<context>
    <name>AppearanceGallery</name>
    <message>
        <source>A colour for each suit</source>
        <translation>Osobna barwa każdego koloru</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>A group of pictures: the backs of cards.</extracomment>
        <translation>Rewersy</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>A group of pictures: the designs of the fronts of cards.</extracomment>
        <translation>Awersy</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A group of pictures: the colours of the table top.</extracomment>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Cancel</source>
        <extracomment>A button: the action does not happen.</extracomment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Spróbuj teraz</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>A button: the computers go on.</extracomment>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Stop demo</source>
        <translation>Zakończ demo</translation>
    </message>
    <message>
        <source>Leave replay</source>
        <translation>Opuść powtórkę</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Wróć</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n osoba ogląda</numerusform>
            <numerusform>%n osoby oglądają</numerusform>
            <numerusform>%n osób ogląda</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer is playing for you</source>
        <translation>Komputer gra za ciebie</translation>
    </message>
    <message numerus="yes">
        <source>A computer plays for them after %n seconds.</source>
        <translation>
            <numerusform>Za %n sekundę zagra tu komputer.</numerusform>
            <numerusform>Za %n sekundy zagra tu komputer.</numerusform>
            <numerusform>Za %n sekund zagra tu komputer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>A mark on the table: its host closed it, nobody can play on.</extracomment>
        <translation>Zamknięty</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>A mark on the table: a computer plays for the player, nothing counts.</extracomment>
        <translation>Demo</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Brak połączenia</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>A mark on the table: the computers wait.</extracomment>
        <translation>Wstrzymane</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>A mark on the table: the round does not count, since the player went back or looked at hidden cards.</extracomment>
        <translation>Ćwiczenie</translation>
    </message>
    <message>
        <source>Queued: {card}</source>
        <translation>W kolejce: {card}</translation>
    </message>
    <message>
        <source>The host closed the table</source>
        <translation>Gospodarz zamknął stół</translation>
    </message>
    <message>
        <source>Time left for this move</source>
        <translation>Czas na ten ruch</translation>
    </message>
    <message>
        <source>Time left for this move, and in the time bank for the game</source>
        <translation>Czas na ten ruch i zapas czasu na całą grę</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Oglądasz</translation>
    </message>
    <message>
        <source>You: {seconds} s</source>
        <translation>Ty: {seconds} s</translation>
    </message>
    <message>
        <source>You: {seconds} s + {bank} s</source>
        <translation>Ty: {seconds} s + {bank} s</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name}: nie ma przy stole.</translation>
    </message>
    <message>
        <source>{name}: {seconds} s</source>
        <translation>{name}: {seconds} s</translation>
    </message>
    <message>
        <source>{name}: {seconds} s + {bank} s</source>
        <translation>{name}: {seconds} s + {bank} s</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds} s</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>All cards were fixed before the first one was dealt. When the game is over, you can check that no one changed them.</source>
        <translation>Wszystkie karty były ustalone, zanim rozdano pierwszą. Po grze można sprawdzić, że nikt ich nie zmienił.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A button: entries for which the bar has no room.</extracomment>
        <translation>Więcej</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Drop the card on the table to play it.</source>
        <translation>Upuść kartę na stole, aby ją zagrać.</translation>
    </message>
    <message>
        <source>A computer is playing for you. Take back your seat to play.</source>
        <translation>Komputer gra za ciebie. Wróć na swoje miejsce, aby grać.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>{card} is certainly face down: no one can hold it any more.</source>
        <translation>{card}: na pewno leży zakryta, nikt już nie może jej mieć.</translation>
    </message>
    <message>
        <source>{card} is in your discard pile.</source>
        <translation>{card}: na twoim stosie zrzutek.</translation>
    </message>
    <message>
        <source>{card} is in your hand.</source>
        <translation>{card}: w twojej ręce.</translation>
    </message>
    <message>
        <source>{card} is on the table.</source>
        <translation>{card}: na stole.</translation>
    </message>
    <message>
        <source>{card}: any of the others can hold it.</source>
        <translation>{card}: może ją mieć każdy z pozostałych.</translation>
    </message>
    <message>
        <source>{card}: {names} can’t hold it.</source>
        <translation>{card}: nie mogą jej mieć {names}.</translation>
    </message>
    <message>
        <source>{card}: {name} can’t hold it.</source>
        <translation>{card}: {name} nie może jej mieć.</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold each card</source>
        <translation>Kto może mieć którą kartę</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>on the table</source>
        <translation>na stole</translation>
    </message>
    <message>
        <source>in your hand</source>
        <translation>w twojej ręce</translation>
    </message>
    <message>
        <source>discarded by you</source>
        <translation>zrzucona przez ciebie</translation>
    </message>
    <message>
        <source>certainly face down</source>
        <translation>na pewno zakryta</translation>
    </message>
    <message>
        <source>{name} may hold it</source>
        <translation>{name} może ją mieć</translation>
    </message>
    <message>
        <source>can’t hold it</source>
        <translation>nie może jej mieć</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>The explanation of the signs of the card tracker.</extracomment>
        <translation>Legenda</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown during a round while your hand is visible. Not available in replays.</source>
        <translation>Widoczne podczas rundy, gdy widać twoje karty. W powtórkach niedostępne.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>The cards of a challenge: the other result stays hidden until you have played. Nothing here prevents cheating.</source>
        <translation>Karty wyzwania: drugi wynik pozostaje ukryty, dopóki nie zagrasz. Nic tu nie chroni przed oszukiwaniem.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Close (Esc)</source>
        <translation>Zamknij (Esc)</translation>
    </message>
</context>
<context>
    <name>DecidedBy</name>
    <message>
        <source>Your cards: what a strong computer reaches with them on average at this table. Your choices: what they cost, as far as could be known. The rest is what the others did, and luck.</source>
        <translation>Twoje karty: co silny komputer osiąga z nimi średnio przy tym stole. Twoje wybory: ile kosztowały, na ile można było to wiedzieć. Reszta to gra innych i szczęście.</translation>
    </message>
</context>
<context>
    <name>DecisionLine</name>
    <message>
        <source>All choices</source>
        <translation>Wszystkie wybory</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>The deck reveals every player’s hand in this round.</source>
        <translation>Talia odsłania karty wszystkich graczy w tej rundzie.</translation>
    </message>
    <message>
        <source>This round won’t count in the statistics.</source>
        <translation>Ta runda nie będzie się liczyć w statystyce.</translation>
    </message>
    <message>
        <source>Show it anyway?</source>
        <translation>Pokazać mimo to?</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>Pokazać talię?</translation>
    </message>
    <message>
        <source>Show deck</source>
        <translation>Pokaż talię</translation>
    </message>
    <message>
        <source>Deck of this round</source>
        <translation>Talia tej rundy</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Everything by mouse, by keyboard and by screen reader</source>
        <translation>Wszystko myszą, klawiaturą i czytnikiem ekranu</translation>
    </message>
    <message>
        <source>You may use, copy, change and pass on Straights. Its licence:</source>
        <translation>Straights można używać, kopiować, zmieniać i przekazywać dalej. Oto licencja:</translation>
    </message>
    <message>
        <source>Straights (needed)</source>
        <translation>Straights (wymagane)</translation>
    </message>
    <message>
        <source>Eight computers, from beginner to expert; none of them sees a hidden card</source>
        <translation>Osiem komputerów, od początkującego do eksperta; żaden nie widzi zakrytych kart</translation>
    </message>
    <message>
        <source>Start Straights</source>
        <translation>Uruchom Straights</translation>
    </message>
    <message>
        <source>Card game of the Sevens family for four</source>
        <translation>Gra karciana z rodziny siódemek dla czterech osób</translation>
    </message>
    <message>
        <source>Card Game</source>
        <translation>Gra karciana</translation>
    </message>
    <message>
        <source>Console game in the Start menu</source>
        <translation>Gra w konsoli w menu Start</translation>
    </message>
    <message>
        <source>Straights needs a 64-bit Windows 10 or 11. This Windows has 32 bits.</source>
        <translation>Straights wymaga 64-bitowego systemu Windows 10 lub 11. Ten Windows jest 32-bitowy.</translation>
    </message>
    <message>
        <source>The licence of Straights</source>
        <translation>Licencja Straights</translation>
    </message>
    <message>
        <source>Straights will be removed from this folder. Your games, settings and statistics stay; whatever else is in the folder stays as well.</source>
        <translation>Straights zostanie usunięte z tego folderu. Twoje gry, ustawienia i statystyka zostaną, podobnie jak wszystko inne w folderze.</translation>
    </message>
    <message>
        <source>cards;sevens;fan tan;parliament;dominoes;</source>
        <translation>karty;siódemki;fan tan;rzędy;domino;</translation>
    </message>
    <message>
        <source>Straights saved game</source>
        <translation>Zapisana gra Straights</translation>
    </message>
    <message>
        <source>Build rows of cards from seven to ace and king, against computers or friends</source>
        <translation>Układaj rzędy kart od siódemki do asa i króla, z komputerami lub ze znajomymi</translation>
    </message>
    <message>
        <source>The disk of $INSTDIR has $1 MB left, and Straights needs ${SIZE_MB} MB.

Nothing was changed. Make room, or choose a folder on another disk.</source>
        <translation>Na dysku z folderem $INSTDIR zostało $1 MB, a Straights potrzebuje ${SIZE_MB} MB.

Niczego nie zmieniono. Zwolnij miejsce albo wybierz folder na innym dysku.</translation>
    </message>
    <message>
        <source>Straights needs Windows 10, version 1809, or later. This Windows is older.</source>
        <translation>Straights wymaga systemu Windows 10 w wersji 1809 lub nowszej. Ten Windows jest starszy.</translation>
    </message>
    <message>
        <source>Straights $BeforeVersion is installed, which is newer than ${VERSION}.

Do you want to put the older one in its place? It may be unable to open games that the newer one saved.</source>
        <translation>Zainstalowane jest Straights $BeforeVersion, nowsze niż ${VERSION}.

Czy zastąpić je starszą wersją? Może nie otworzyć gier zapisanych przez nowszą.</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Nowe okno</translation>
    </message>
    <message>
        <source>Straights will be installed for you alone; that needs no administrator.

If an older version is there, this one takes its place. Your games, settings and statistics stay.</source>
        <translation>Straights zostanie zainstalowane tylko dla ciebie; nie trzeba do tego administratora.

Jeśli jest już starsza wersja, ta ją zastąpi. Twoje gry, ustawienia i statystyka zostaną.</translation>
    </message>
    <message>
        <source>Straights couldn’t be installed, and what was written is gone again. Your games, settings and statistics are untouched.

Make sure that the disk has room and that you may write to $INSTDIR, then start the installation again.</source>
        <translation>Nie udało się zainstalować Straights, a to, co zapisano, zostało usunięte. Twoje gry, ustawienia i statystyka są nienaruszone.

Upewnij się, że na dysku jest miejsce i że możesz zapisywać w $INSTDIR, a potem uruchom instalację ponownie.</translation>
    </message>
    <message>
        <source>In $INSTDIR there is already a folder _internal, which belongs to another program.

Choose another folder; this one stays as it is.</source>
        <translation>W $INSTDIR jest już folder _internal, który należy do innego programu.

Wybierz inny folder; ten pozostanie bez zmian.</translation>
    </message>
    <message>
        <source>Qt, Python and the other parts have licences of their own, the GNU LGPL among them. They are installed too, in _internal\straights_gui\resources\licences, and shown under Help, About.</source>
        <translation>Qt, Python i pozostałe części mają własne licencje, między innymi GNU LGPL. Są instalowane razem z programem w _internal\straights_gui\resources\licences i dostępne w menu Pomoc, O programie.</translation>
    </message>
    <message>
        <source>Every suit grows on the table into a row from its seven, down to the ace and up to the king. A card that fits must be played; without one, a card goes face down and its rank counts against you. When somebody stands at 80 points, the lowest score wins.</source>
        <translation>Każdy kolor układa się na stole w rząd od siódemki: w dół do asa i w górę do króla. Pasującą kartę trzeba zagrać; kto jej nie ma, odkłada kartę zakrytą, a jej wartość liczy się przeciw niemu. Gdy ktoś ma 80 punktów, wygrywa najniższy wynik.</translation>
    </message>
    <message>
        <source>Some files in $INSTDIR couldn’t be removed.

Close all programs that use them and start the removal again.</source>
        <translation>Nie udało się usunąć niektórych plików w $INSTDIR.

Zamknij wszystkie programy, które ich używają, i uruchom usuwanie ponownie.</translation>
    </message>
    <message>
        <source>What you find:</source>
        <translation>Co tu znajdziesz:</translation>
    </message>
    <message>
        <source>Straights is running.

Close it and choose Retry. Your game is saved after every move.</source>
        <translation>Straights jest uruchomione.

Zamknij je i wybierz „Ponów próbę”. Gra jest zapisywana po każdym ruchu.</translation>
    </message>
    <message>
        <source>Hints with reasons, undo, replays, statistics, and a game that is saved after every move</source>
        <translation>Podpowiedzi z uzasadnieniem, cofanie, powtórki, statystyka i gra zapisywana po każdym ruchu</translation>
    </message>
    <message>
        <source>Several people on one computer, with each hand hidden between turns</source>
        <translation>Kilka osób przy jednym komputerze, z kartami ukrytymi między kolejkami</translation>
    </message>
    <message>
        <source>The installed version in $Before couldn’t be removed.

Close all programs that use its files and choose Retry.</source>
        <translation>Nie udało się usunąć wersji zainstalowanej w $Before.

Zamknij wszystkie programy, które używają jej plików, i wybierz „Ponów próbę”.</translation>
    </message>
    <message>
        <source>Straights is free software.</source>
        <translation>Straights to wolne oprogramowanie.</translation>
    </message>
    <message>
        <source>Icon on the desktop</source>
        <translation>Ikona na pulpicie</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <extracomment>The name of a pile: cards that a player has put face down.</extracomment>
        <translation>Zrzutki</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>A bet is {least} to {most} chips.</source>
        <translation>Zakład: od {least} do {most} żetonów.</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>All-in</translation>
    </message>
    <message>
        <source>All in {chips}</source>
        <translation>All-in: {chips}</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Postaw</translation>
    </message>
    <message>
        <source>Bet {bet}: you win about {hundredths} of 100</source>
        <translation>Postaw {bet}: wygrywasz około {hundredths} na 100</translation>
    </message>
    <message>
        <source>Bet {number}</source>
        <translation>Postaw {number}</translation>
    </message>
    <message>
        <source>Call {chips}</source>
        <translation>Sprawdź: {chips}</translation>
    </message>
    <message>
        <source>Call {chips} to win {pot}, or fold</source>
        <translation>Sprawdź ({chips}), by wygrać {pot}, albo pasuj</translation>
    </message>
    <message>
        <source>Call: you win about {hundredths} of 100, {needed} are enough</source>
        <translation>Sprawdź: wygrywasz około {hundredths} na 100, wystarczy {needed}</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Check: a called bet wins about {hundredths} of 100</source>
        <translation>Czekaj: sprawdzony zakład wygrywa około {hundredths} na 100</translation>
    </message>
    <message>
        <source>Checking is free. Fold anyway?</source>
        <translation>Czekanie nic nie kosztuje. Mimo to spasować?</translation>
    </message>
    <message>
        <source>Exchange {cards}: better in {hundredths} of 100</source>
        <translation>Wymień {cards}: lepiej w {hundredths} na 100</translation>
    </message>
    <message>
        <source>Exchange {number}</source>
        <translation>Wymień {number}</translation>
    </message>
    <message>
        <source>Fold</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Pasuj</translation>
    </message>
    <message>
        <source>Fold: you win about {hundredths} of 100, {needed} are needed</source>
        <translation>Pasuj: wygrywasz około {hundredths} na 100, potrzeba {needed}</translation>
    </message>
    <message>
        <source>Hand {number} begins.</source>
        <translation>Zaczyna się rozdanie {number}.</translation>
    </message>
    <message>
        <source>Hand {number} · exchange</source>
        <translation>Rozdanie {number} · wymiana</translation>
    </message>
    <message>
        <source>Hand {number} · first bets</source>
        <translation>Rozdanie {number} · pierwsze zakłady</translation>
    </message>
    <message>
        <source>Hand {number} · last bets</source>
        <translation>Rozdanie {number} · ostatnie zakłady</translation>
    </message>
    <message>
        <source>Hand {number} · over</source>
        <translation>Rozdanie {number} · koniec</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Zatrzymaj wszystkie</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Zatrzymaj wszystkie karty</translation>
    </message>
    <message>
        <source>Last: {what}.</source>
        <translation>Ostatnio: {what}.</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Pula główna</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Nikt nie postawił.</translation>
    </message>
    <message>
        <source>Others are expected to hold the better hands if they bet or call.</source>
        <translation>Kto stawia albo sprawdza, ma zwykle lepszy układ.</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Pula</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Pula boczna</translation>
    </message>
    <message>
        <source>Somebody has bet: call, or fold.</source>
        <translation>Ktoś postawił: sprawdź albo pasuj.</translation>
    </message>
    <message>
        <source>The discards are shuffled and drawn again.</source>
        <translation>Odrzucone karty są tasowane i dobierane od nowa.</translation>
    </message>
    <message>
        <source>Then you beat {hundredths} of 100 random hands.</source>
        <translation>Wtedy wygrywasz z {hundredths} na 100 losowych układów.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>To rozdanie</translation>
    </message>
    <message>
        <source>Aces are high, and low in the straight from ace to five.</source>
        <translation>As jest najwyższy, a najniższy w stricie od asa do piątki.</translation>
    </message>
    <message>
        <source>From best to worst: straight flush, four of a kind, full house (three and a pair), flush (one suit), straight (five ranks in a row), three of a kind, two pairs, a pair, the highest card.</source>
        <translation>Od najlepszego: poker, kareta, ful (trójka i para), kolor (pięć kart w jednym kolorze), strit (pięć kolejnych kart), trójka, dwie pary, para, najwyższa karta.</translation>
    </message>
    <message>
        <source>The ante doubles every {count} hands.</source>
        <translation>Wpisowe podwaja się co {count} rozdań.</translation>
    </message>
    <message>
        <source>The player with the D is the dealer; the next player bets first.</source>
        <translation>Rozdaje gracz z literą D; pierwszy stawia następny.</translation>
    </message>
    <message>
        <source>With too few chips to call, go all in: you stay in the hand, and can win as much from each other player as you put in. The others bet for the rest in a side pot.</source>
        <translation>Jeśli masz za mało żetonów, by sprawdzić, zagraj all-in: zostajesz w rozdaniu i możesz wygrać od każdego tyle, ile sam wkładasz. Pozostali grają o resztę w puli bocznej.</translation>
    </message>
    <message>
        <source>You can exchange at most four cards.</source>
        <translation>Możesz wymienić najwyżej cztery karty.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Wygrywasz grę.</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Wygrywasz: {chips}</translation>
    </message>
    <message>
        <source>You win {chips}: {more} more than you paid</source>
        <translation>Wygrywasz: {chips}, o {more} więcej niż wpłata</translation>
    </message>
    <message>
        <source>Your hand: {cards}, {hand}.</source>
        <translation>Twój układ: {cards}, {hand}.</translation>
    </message>
    <message>
        <source>Your turn: check or bet</source>
        <translation>Twój ruch: czekaj albo postaw</translation>
    </message>
    <message>
        <source>Your turn: choose up to four cards to exchange</source>
        <translation>Twój ruch: wybierz do czterech kart do wymiany</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>asów</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>all-in</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>stawia: {chips}</translation>
    </message>
    <message>
        <source>by the odds</source>
        <translation>według szans</translation>
    </message>
    <message>
        <source>calls {chips}</source>
        <translation>sprawdza: {chips}</translation>
    </message>
    <message>
        <source>checks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>czeka</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>ósemek</translation>
    </message>
    <message>
        <source>exchanged {count}</source>
        <translation>wymiana: {count}</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>piątek</translation>
    </message>
    <message>
        <source>flush up to {rank}</source>
        <translation>kolor, najwyższa karta: {rank}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>kareta {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>czwórek</translation>
    </message>
    <message>
        <source>full house: {ranks} and {others}</source>
        <translation>ful z {ranks} i {others}</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>waletów</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>bez wymiany</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>króli</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dziewiątek</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>para {ranks}</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dam</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>poker królewski</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>siódemek</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>szóstek</translation>
    </message>
    <message>
        <source>straight flush up to {rank}</source>
        <translation>poker, najwyższa karta: {rank}</translation>
    </message>
    <message>
        <source>straight up to {rank}</source>
        <translation>strit, najwyższa karta: {rank}</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dziesiątek</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>trójka {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>trójek</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dwójek</translation>
    </message>
    <message>
        <source>{names} share {chips}</source>
        <translation>{names} dzielą się pulą: {chips}</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} wygrywają grę.</translation>
    </message>
    <message>
        <source>{name} bets {chips}.</source>
        <translation>{name} stawia: {chips}.</translation>
    </message>
    <message>
        <source>{name} calls with {chips}.</source>
        <translation>{name} sprawdza: {chips}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} czeka.</translation>
    </message>
    <message>
        <source>{name} exchanges {count}.</source>
        <translation>{name} wymienia karty: {count}.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} can’t pay the ante and is out.</source>
        <translation>{name} nie może zapłacić wpisowego i odpada.</translation>
    </message>
    <message>
        <source>{name} is all in with {chips}.</source>
        <translation>{name} gra all-in: {chips}.</translation>
    </message>
    <message>
        <source>{name} keeps all cards.</source>
        <translation>{name} nie wymienia kart.</translation>
    </message>
    <message>
        <source>{name} pays {chips}.</source>
        <translation>{name} płaci: {chips}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} pokazuje {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name} pokazuje {cards}: {hand}.</translation>
    </message>
    <message>
        <source>{name} takes back an uncalled bet of {chips}.</source>
        <translation>{name} cofa niesprawdzony zakład: {chips}.</translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation>{name} wygrywa: {chips}</translation>
    </message>
    <message>
        <source>{name} wins {chips}.</source>
        <translation>{name} wygrywa: {chips}.</translation>
    </message>
    <message>
        <source>{name}: {chips} chips.</source>
        <translation>{name}, żetony: {chips}.</translation>
    </message>
    <message>
        <source>{pot}: {chips}.</source>
        <translation>{pot}: {chips}.</translation>
    </message>
    <message>
        <source>{ranks} and {others}</source>
        <translation>pary {ranks} i {others}</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ puli</translation>
    </message>
    <message>
        <source>Bet, exchange cards, bet again. Best hand wins.</source>
        <translation>Stawiaj, wymień karty, stawiaj znowu. Wygrywa najlepszy układ.</translation>
    </message>
    <message>
        <source>With five cards, check, bet, call or fold. Nobody raises.</source>
        <translation>Mając pięć kart, czekaj, postaw, sprawdź albo pasuj. Nikt nie przebija.</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Poker dobierany</translation>
    </message>
    <message>
        <source>The best hand wins the pot. Equal hands share it.</source>
        <translation>Najlepszy układ bierze pulę. Równe układy się nią dzielą.</translation>
    </message>
    <message>
        <source>Until one has all chips</source>
        <translation>Aż jeden ma wszystkie żetony</translation>
    </message>
    <message>
        <source>Then exchange up to four cards, and bet once more.</source>
        <translation>Potem wymień do czterech kart i stawiaj jeszcze raz.</translation>
    </message>
    <message>
        <source>reckless</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>ryzykownie</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>ostrożnie</translation>
    </message>
    <message>
        <source>A player who can’t pay the ante is out.</source>
        <translation>Kto nie może zapłacić wpisowego, odpada.</translation>
    </message>
    <message>
        <source>20 hands</source>
        <translation>20 rozdań</translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays {ante} for each hand.</source>
        <translation>Każdy gracz ma {chips} żetonów i za każde rozdanie płaci {ante}.</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>wymiana</translation>
    </message>
    <message>
        <source>You are out: too few chips for the next hand. The others play on.</source>
        <translation>Odpadasz: za mało żetonów na następne rozdanie. Pozostali grają dalej.</translation>
    </message>
    <message>
        <source>All others folded.</source>
        <translation>Wszyscy inni spasowali.</translation>
    </message>
    <message>
        <source>Both have {hand}: the next highest card decides.</source>
        <translation>Obie ręce: {hand}. Decyduje następna najwyższa karta.</translation>
    </message>
    <message>
        <source>Equal hands: {hand}.</source>
        <translation>Równe ręce: {hand}.</translation>
    </message>
    <message>
        <source>The others in this pot folded.</source>
        <translation>Inni w tej puli spasowali.</translation>
    </message>
    <message>
        <source>{name} wins it</source>
        <translation>Wygrywa {name}</translation>
    </message>
    <message>
        <source>You win it</source>
        <translation>Wygrywasz</translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat your {other}.</source>
        <translation>
            <numerusform>{hand} – mocniejsze niż twoja ręka: {other}.</numerusform>
            <numerusform>{hand} – mocniejsze niż twoja ręka: {other}.</numerusform>
            <numerusform>{hand} – mocniejsze niż twoja ręka: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat {other}.</source>
        <translation>
            <numerusform>{hand} – mocniejsze niż {other}.</numerusform>
            <numerusform>{hand} – mocniejsze niż {other}.</numerusform>
            <numerusform>{hand} – mocniejsze niż {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had no chips for this pot.</source>
        <translation>Bez żetonów na tę pulę: {names}.</translation>
    </message>
    <message>
        <source>{names} share it</source>
        <translation>Dzielą się: {names}</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>najwyższa karta: {rank}</translation>
    </message>
</context>
<context>
    <name>EnterButton</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Enter</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>the disk is full</source>
        <translation>dysk jest pełny</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>brak dostępu</translation>
    </message>
    <message>
        <source>the disk doesn’t work</source>
        <translation>dysk nie działa</translation>
    </message>
    <message>
        <source>it isn’t there</source>
        <translation>pliku nie ma</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics ({reason}). They are kept as {file}, and new ones are started.</source>
        <translation>Nie udało się odczytać statystyki ({reason}). Jest zachowana jako {file}, a nowa właśnie się zaczyna.</translation>
    </message>
    <message>
        <source>Couldn’t use the statistics in {file} ({reason}). The game continues without them.</source>
        <translation>Nie można użyć statystyki w {file} ({reason}). Gra toczy się bez niej.</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Wpisz imię.</translation>
    </message>
    <message>
        <source>This name contains characters that can’t be shown.</source>
        <translation>To imię zawiera znaki, których nie można pokazać.</translation>
    </message>
    <message>
        <source>A computer is playing this seat.</source>
        <translation>Na tym miejscu gra komputer.</translation>
    </message>
    <message>
        <source>Each round starts with the seven of spades.</source>
        <translation>Każda runda zaczyna się siódemką pik.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Kolej gracza: {name}.</translation>
    </message>
    <message>
        <source>This seat is already set that way.</source>
        <translation>To miejsce jest już tak ustawione.</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Nie masz tej karty.</translation>
    </message>
    <message>
        <source>You have a card that fits, so you can’t discard.</source>
        <translation>Masz pasującą kartę, więc nie możesz zrzucać.</translation>
    </message>
    <message>
        <source>it can’t be read</source>
        <translation>pliku nie można odczytać</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>plik jest za duży na zapisaną grę</translation>
    </message>
    <message>
        <source>it isn’t a Straights game, or it is incomplete</source>
        <translation>to nie jest gra Straights albo nie jest cała</translation>
    </message>
    <message>
        <source>it was changed after it was saved</source>
        <translation>plik zmieniono po zapisaniu</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>plik zapisała nowsza wersja Straights</translation>
    </message>
    <message>
        <source>{card} doesn’t fit yet: its row has to reach it first.</source>
        <translation>{card}: jeszcze nie pasuje, jej rząd musi do niej dojść.</translation>
    </message>
    <message>
        <source>{card} is no longer queued.</source>
        <translation>Karta już nie czeka: {card}.</translation>
    </message>
    <message>
        <source>{card} is queued. Esc cancels.</source>
        <translation>W kolejce: {card}. Esc anuluje.</translation>
    </message>
    <message>
        <source>This link is incomplete. Ask for a new one.</source>
        <translation>Ten link jest niepełny. Poproś o nowy.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Your form</source>
        <translation>Twoja forma</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Your game</source>
        <translation>Twoja gra</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move. A simpler computer takes over.</source>
        <translation>{name}: niedozwolony ruch. Dalej gra prostszy komputer.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save game</source>
        <translation>Zapisz grę</translation>
    </message>
    <message>
        <source>game.straights</source>
        <extracomment>The suggested name of a file with one game; the ending stays.</extracomment>
        <translation>gra.straights</translation>
    </message>
    <message>
        <source>Straights games (*.straights)</source>
        <translation>Gry Straights (*.straights)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Couldn’t save the game to {file}: {reason}.</source>
        <translation>Nie udało się zapisać gry w {file}: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Zapisano jako {file}.</translation>
    </message>
    <message>
        <source>{moment}, round {round}, with {names}</source>
        <translation>{moment}, runda {round}, gracze: {names}</translation>
    </message>
    <message>
        <source>everything.straights</source>
        <extracomment>The suggested name of a file with all games; the ending stays.</extracomment>
        <translation>wszystko.straights</translation>
    </message>
    <message>
        <source>Games added: {games}, rounds in the statistics: {rounds}, days: {days}.</source>
        <translation>Dodane gry: {games}, rundy w statystykach: {rounds}, dni: {days}.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>The game starts again. Your previous one is under “Open”.</source>
        <translation>Gra zaczyna się od nowa. Poprzednia jest pod „Otwórz”.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics any more. You can find it under “Open”.</source>
        <translation>Ta gra nie będzie się już liczyć w statystyce. Znajdziesz ją pod „Otwórz”.</translation>
    </message>
    <message>
        <source>Restart this game?</source>
        <translation>Zacząć tę grę od nowa?</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>A button: begin the same game again.</extracomment>
        <translation>Zacznij od nowa</translation>
    </message>
    <message>
        <source>Couldn’t open {file}: {reason}.</source>
        <translation>Nie udało się otworzyć {file}: {reason}.</translation>
    </message>
    <message>
        <source>You play on from {place}. The original game is under “Open”.</source>
        <translation>Grasz dalej od miejsca: {place}. Pierwotna gra jest pod „Otwórz”.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Opuścić tę grę?</translation>
    </message>
    <message>
        <source>Your current game is saved. You can find it under “Open”.</source>
        <translation>Bieżąca gra jest zapisana. Znajdziesz ją pod „Otwórz”.</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Opuść grę</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Gra skopiowana.</translation>
    </message>
    <message>
        <source>Number copied.</source>
        <translation>Numer skopiowany.</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation>Brak ostatnich gier</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Kopiuj grę</translation>
    </message>
    <message>
        <source>Copy this game?</source>
        <translation>Skopiować tę grę?</translation>
    </message>
    <message>
        <source>The text tells every player’s cards.</source>
        <translation>Tekst zdradza karty wszystkich graczy.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, twoja kolej.</translation>
    </message>
    <message>
        <source>Everyone else, look away!</source>
        <translation>Pozostali, nie patrzcie!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Pokaż moje karty</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>Thinking…</source>
        <extracomment>A computer is choosing a card.</extracomment>
        <translation>Komputer myśli…</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>Brak podpowiedzi: {reason}</translation>
    </message>
    <message>
        <source>{advice} H: why?</source>
        <translation>{advice} H: dlaczego?</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>Open table</source>
        <translation>Otwórz stół</translation>
    </message>
    <message>
        <source>Let other devices on my network &amp;join</source>
        <translation>Pozwól innym urządzeniom w sieci &amp;dołączyć</translation>
    </message>
    <message>
        <source>Without it, only windows and browsers on this computer can join.</source>
        <translation>Bez tego dołączyć mogą tylko okna i przeglądarki na tym komputerze.</translation>
    </message>
    <message>
        <source>If your computer asks whether Straights may use the network, allow it.</source>
        <translation>Jeśli komputer zapyta, czy Straights może używać sieci, zezwól.</translation>
    </message>
    <message>
        <source>Your computer becomes the table. Others join from a phone, a browser or another window of Straights; they need nothing but the link.</source>
        <translation>Twój komputer staje się stołem. Inni dołączają z telefonu, przeglądarki lub innego okna Straights; potrzebują tylko linku.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Miejsce {number}</translation>
    </message>
    <message>
        <source>Free for whoever joins.</source>
        <translation>Wolne dla tych, którzy dołączą.</translation>
    </message>
    <message>
        <source>A person who joins</source>
        <translation>Osoba, która dołączy</translation>
    </message>
    <message>
        <source>&amp;Time for a move</source>
        <translation>&amp;Czas na ruch</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no limit of time.</extracomment>
        <translation>Brak</translation>
    </message>
    <message>
        <source>More time for slow moves: for each player, for the whole game.</source>
        <translation>Więcej czasu na wolne ruchy: dla każdego gracza, na całą grę.</translation>
    </message>
    <message>
        <source>Time &amp;bank</source>
        <translation>&amp;Zapas czasu</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez limitu</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n sekunda</numerusform>
            <numerusform>%n sekundy</numerusform>
            <numerusform>%n sekund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuta</numerusform>
            <numerusform>%n minuty</numerusform>
            <numerusform>%n minut</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HostingController</name>
    <message>
        <source>Opening the table…</source>
        <translation>Otwieranie stołu…</translation>
    </message>
    <message>
        <source>Continue with your table?</source>
        <translation>Kontynuować grę przy twoim stole?</translation>
    </message>
    <message>
        <source>Your table was open when Straights ended. Everyone can come back to it.</source>
        <translation>Twój stół był otwarty, gdy Straights się zakończył. Wszyscy mogą do niego wrócić.</translation>
    </message>
    <message>
        <source>Close it for good</source>
        <translation>Zamknij na dobre</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Otwórz stół</translation>
    </message>
    <message>
        <source>Couldn’t open the table: {reason}</source>
        <translation>Nie udało się otworzyć stołu: {reason}</translation>
    </message>
    <message>
        <source>The table’s server stopped. It is starting again; nothing is lost.</source>
        <translation>Serwer stołu przestał działać. Uruchamia się ponownie; nic nie przepadło.</translation>
    </message>
    <message>
        <source>The table’s server is running again.</source>
        <translation>Serwer stołu znów działa.</translation>
    </message>
    <message>
        <source>The page for phones is missing: only windows can join. To build it: {command}</source>
        <translation>Brakuje strony dla telefonów: dołączyć mogą tylko okna. Aby ją zbudować: {command}</translation>
    </message>
    <message>
        <source>Still at the table: {names}.</source>
        <translation>Nadal przy stole: {names}.</translation>
    </message>
    <message>
        <source>The game is kept: you can open the table again at the next start.</source>
        <translation>Gra jest zachowana: stół można otworzyć przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Zamknąć stół?</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Zamknij stół</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>A button: search for tables again.</extracomment>
        <translation>&amp;Odśwież</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>A button: look on at a table without a seat.</extracomment>
        <translation>O&amp;glądaj</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Usiądź</translation>
    </message>
    <message>
        <source>your last table</source>
        <translation>twój ostatni stół</translation>
    </message>
    <message>
        <source>Tables near you</source>
        <translation>Stoły w pobliżu</translation>
    </message>
    <message>
        <source>Tables near you and at this address</source>
        <translation>Stoły w pobliżu i pod tym adresem</translation>
    </message>
    <message>
        <source>Tables at this address</source>
        <translation>Stoły pod tym adresem</translation>
    </message>
    <message>
        <source>Paste it here</source>
        <translation>Wklej tutaj</translation>
    </message>
    <message>
        <source>&amp;Link or address</source>
        <translation>&amp;Link lub adres</translation>
    </message>
    <message>
        <source>looking…</source>
        <extracomment>Shown while tables on the network are searched.</extracomment>
        <translation>szukam…</translation>
    </message>
    <message>
        <source>If you lose the connection, your seat waits for you.</source>
        <translation>Gdy stracisz połączenie, twoje miejsce poczeka na ciebie.</translation>
    </message>
</context>
<context>
    <name>LastTable</name>
    <message>
        <source>Table {table} is closed.</source>
        <translation>Stół {table} jest zamknięty.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>Back</source>
        <extracomment>A button: back to the sheet before.</extracomment>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>A button: leave the lesson.</extracomment>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} z {count}</translation>
    </message>
    <message>
        <source>Each row begins with its seven. Play {card}.</source>
        <translation>Każdy rząd zaczyna się od siódemki. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>Nobody has bet, so it is free to stay in. Press “{button}”.</source>
        <translation>Nikt nie postawił, więc zostajesz w grze za darmo. Naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>Nothing fits: a chip of yours goes to the pool. Press “{button}”.</source>
        <translation>Nic nie pasuje: Twój żeton idzie do puli. Naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. An ace costs 1 point, a king 13. Choose {card}.</source>
        <translation>Nic nie pasuje: odrzuć kartę. As kosztuje 1 punkt, król 13. Wybierz: {card}.</translation>
    </message>
    <message>
        <source>Then it grows card by card, up to the king and down to the ace. Play {card}.</source>
        <translation>Potem rośnie karta po karcie, do króla i do asa. Zagraj: {card}.</translation>
    </message>
    <message>
        <source>Two cards fit. Play {card}: more of yours can follow it.</source>
        <translation>Pasują dwie karty. Zagraj: {card}. Po niej mogą pójść inne Twoje.</translation>
    </message>
    <message>
        <source>You have two pairs. Choose {card} to exchange it.</source>
        <translation>Masz dwie pary. Wybierz kartę do wymiany: {card}.</translation>
    </message>
    <message>
        <source>You may choose up to four cards: one will do. Press “{button}”.</source>
        <translation>Możesz wybrać do czterech kart: wystarczy jedna. Naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and the pool is yours.</source>
        <translation>Ostatnia karta pasuje. Zagraj: {card}, a pula jest Twoja.</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and you win the round.</source>
        <translation>Ostatnia karta pasuje. Zagraj: {card}, a wygrywasz rundę.</translation>
    </message>
    <message>
        <source>Nothing fits: let the others go on. Press “{button}”.</source>
        <translation>Nic nie pasuje: niech grają inni. Naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>Two pairs often win. Make the others pay to stay in: press “{button}”.</source>
        <translation>Dwie pary często wygrywają. Niech inni płacą, by zostać: naciśnij „{button}”.</translation>
    </message>
    <message>
        <source>You know the game now.</source>
        <translation>Teraz znasz tę grę.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <extracomment>The title of a sheet with legal texts.</extracomment>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>Components</source>
        <extracomment>A tab: the libraries that the program uses.</extracomment>
        <translation>Składniki</translation>
    </message>
</context>
<context>
    <name>LuckBar</name>
    <message>
        <source>Cards</source>
        <extracomment>A caption: the part of the luck, above the values of the cards dealt.</extracomment>
        <translation>Karty</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Runda {number}</translation>
    </message>
    <message>
        <source>Straights</source>
        <extracomment>The name of the game; it stays.</extracomment>
        <translation>Straights</translation>
    </message>
    <message>
        <source>Typed {rank}. Now type the suit: C, D, H or S. Esc cancels.</source>
        <translation>Wpisano {rank}. Teraz kolor: C, D, H lub S. Esc anuluje.</translation>
    </message>
</context>
<context>
    <name>MomentPage</name>
    <message>
        <source>Show the answer</source>
        <translation>Pokaż odpowiedź</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Graj dalej stąd</translation>
    </message>
    <message>
        <source>A game of its own, against the same computers. This one stays in “Open”.</source>
        <translation>Osobna gra z tymi samymi komputerami. Ta zostaje pod „Otwórz”.</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Wróć do analizy</translation>
    </message>
    <message>
        <source>Which card would you discard? Click it.</source>
        <translation>Którą kartę zrzucasz? Kliknij ją.</translation>
    </message>
    <message>
        <source>Which card would you play? Click it.</source>
        <translation>Którą kartę grasz? Kliknij ją.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>This card doesn’t fit. Choose one of the raised cards.</source>
        <translation>Ta karta nie pasuje. Wybierz jedną z uniesionych.</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Rozdanie dnia, {date}</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics.</source>
        <translation>Ta gra nie będzie się liczyć w statystyce.</translation>
    </message>
    <message>
        <source>A computer will play for you. You can take back your seat later.</source>
        <translation>Komputer zagra za ciebie. Później możesz wrócić na swoje miejsce.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <extracomment>A question before your seat is handed to a computer.</extracomment>
        <translation>Rage-quit?</translation>
    </message>
    <message>
        <source>A computer is playing for you. “Undo” gives you back your seat.</source>
        <translation>Komputer gra za ciebie. „Cofnij” oddaje ci miejsce.</translation>
    </message>
    <message>
        <source>Number {seed}</source>
        <translation>Numer {seed}</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Pieczęć {seal}…</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>To find tables on your network, type: {command}</source>
        <translation>Aby znaleźć stoły w sieci, wpisz: {command}</translation>
    </message>
    <message>
        <source>Couldn’t look for tables on your network. Paste a link instead.</source>
        <translation>Nie udało się poszukać stołów w sieci. Wklej link.</translation>
    </message>
</context>
<context>
    <name>NearbyOffers</name>
    <message>
        <source>{name}’s table</source>
        <translation>Stół: {name}</translation>
    </message>
    <message>
        <source>on your network</source>
        <translation>w twojej sieci</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Łączenie z {host}…</translation>
    </message>
    <message>
        <source>There is no host {host}. Check the address.</source>
        <translation>Nie ma hosta {host}. Sprawdź adres.</translation>
    </message>
    <message>
        <source>No server answers at {host}, port {port}.</source>
        <translation>Pod {host}, port {port}, nie odpowiada żaden serwer.</translation>
    </message>
    <message>
        <source>The network doesn’t reach {host}. Are you online?</source>
        <translation>Sieć nie sięga do {host}. Czy jesteś online?</translation>
    </message>
    <message>
        <source>{host} doesn’t answer.</source>
        <translation>{host} nie odpowiada.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>Utracono połączenie z {host}.</translation>
    </message>
    <message>
        <source>{host} can’t prove who it is: {detail}. Ask its owner for a valid certificate.</source>
        <translation>{host} nie może potwierdzić swojej tożsamości: {detail}. Poproś właściciela o ważny certyfikat.</translation>
    </message>
    <message>
        <source>No encrypted connection to {host} is possible ({detail}).</source>
        <translation>Szyfrowane połączenie z {host} nie jest możliwe ({detail}).</translation>
    </message>
    <message>
        <source>The server at {host} is starting again.</source>
        <translation>Serwer {host} uruchamia się ponownie.</translation>
    </message>
    <message>
        <source>The table at {host} was closed by its host. If it opens again, you have your seat back.</source>
        <translation>Gospodarz zamknął stół na {host}. Gdy otworzy go znów, odzyskasz miejsce.</translation>
    </message>
    <message>
        <source>The server at {host} has no room at the moment.</source>
        <translation>Serwer {host} nie ma teraz miejsca.</translation>
    </message>
    <message>
        <source>The server at {host} isn’t available at the moment ({detail}).</source>
        <translation>Serwer {host} jest teraz niedostępny ({detail}).</translation>
    </message>
    <message>
        <source>Too many messages were sent to {host}. Wait a moment.</source>
        <translation>Wysłano za wiele wiadomości do {host}. Poczekaj chwilę.</translation>
    </message>
    <message>
        <source>The server at {host} refuses the connection.</source>
        <translation>Serwer {host} odmawia połączenia.</translation>
    </message>
    <message>
        <source>{host} isn’t a Straights server.</source>
        <translation>{host} nie jest serwerem Straights.</translation>
    </message>
    <message>
        <source>Straights can’t read the answer of {host}.</source>
        <translation>Straights nie rozumie odpowiedzi {host}.</translation>
    </message>
    <message>
        <source>{host} has another version. Update Straights, or ask the server’s owner to update.</source>
        <translation>{host} ma inną wersję. Zaktualizuj Straights albo poproś o to właściciela serwera.</translation>
    </message>
</context>
<context>
    <name>NetworkMenuController</name>
    <message>
        <source>A computer plays on in your place. The same link brings you back to your seat.</source>
        <translation>Komputer gra dalej na twoim miejscu. Ten sam link zaprowadzi cię z powrotem.</translation>
    </message>
    <message>
        <source>Leave table</source>
        <translation>Opuść stół</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Stół {table}</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>Tables over a network need the Python package {package}, which isn’t installed.</source>
        <translation>Stoły w sieci wymagają pakietu Pythona {package}, który nie jest zainstalowany.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library} (Debian: {package}), which isn’t installed.</source>
        <translation>Stoły w sieci wymagają biblioteki {library} (Debian: {package}), która nie jest zainstalowana.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library}, which isn’t installed.</source>
        <translation>Stoły w sieci wymagają biblioteki {library}, która nie jest zainstalowana.</translation>
    </message>
    <message>
        <source>Tables over a network need Qt’s network library, which can’t be loaded ({reason}).</source>
        <translation>Stoły w sieci wymagają biblioteki sieciowej Qt, której nie można wczytać ({reason}).</translation>
    </message>
    <message>
        <source>A game is being played at this table. You can watch.</source>
        <translation>Przy tym stole trwa gra. Możesz oglądać.</translation>
    </message>
    <message>
        <source>A game is being played. You can do that once it is over.</source>
        <translation>Trwa gra. Będzie to możliwe, gdy się skończy.</translation>
    </message>
    <message>
        <source>No more games can be played at this table. Open another one.</source>
        <translation>Przy tym stole nie da się już grać. Otwórz inny.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>To może tylko gospodarz.</translation>
    </message>
    <message>
        <source>Someone sits there.</source>
        <translation>Ktoś tam siedzi.</translation>
    </message>
    <message>
        <source>Something went wrong at this table. You are coming back to it.</source>
        <translation>Przy tym stole coś się nie udało. Wracasz do niego.</translation>
    </message>
    <message>
        <source>That isn’t possible now.</source>
        <translation>To nie jest teraz możliwe.</translation>
    </message>
    <message>
        <source>The server has no room for this table now. Try again in a minute.</source>
        <translation>Serwer nie ma teraz miejsca na ten stół. Spróbuj za minutę.</translation>
    </message>
    <message>
        <source>The server has refused that ({reason}).</source>
        <translation>Serwer tego odmówił ({reason}).</translation>
    </message>
    <message>
        <source>The server refused this. Check your name, and try again.</source>
        <translation>Serwer odmówił. Sprawdź imię i spróbuj ponownie.</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>To zaproszenie jest nieważne. Poproś o nowe.</translation>
    </message>
    <message>
        <source>This seat is taken, or the table is full. You can watch.</source>
        <translation>To miejsce jest zajęte albo stół jest pełny. Możesz oglądać.</translation>
    </message>
    <message>
        <source>This table is closed, or your seat was given away.</source>
        <translation>Ten stół jest zamknięty albo twoje miejsce oddano.</translation>
    </message>
    <message>
        <source>This table is full.</source>
        <translation>Ten stół jest pełny.</translation>
    </message>
    <message>
        <source>This table isn’t ready yet. Try again in a moment.</source>
        <translation>Ten stół nie jest jeszcze gotowy. Spróbuj za chwilę.</translation>
    </message>
    <message>
        <source>You have left and come back too often. Try again in a second.</source>
        <translation>Zbyt często odchodzisz i wracasz. Spróbuj za sekundę.</translation>
    </message>
    <message>
        <source>You were removed from this table.</source>
        <translation>Usunięto cię od tego stołu.</translation>
    </message>
    <message>
        <source>You were removed from this table. You can’t sit down here again.</source>
        <translation>Usunięto cię od tego stołu. Nie możesz już tu usiąść.</translation>
    </message>
    <message>
        <source>{name} couldn’t decide in time. The simplest computer chose this card.</source>
        <translation>{name}: za mało czasu na decyzję. Tę kartę wybrał najprostszy komputer.</translation>
    </message>
    <message numerus="yes">
        <source>{votes} of %n votes to remove {name} from the table.</source>
        <translation>
            <numerusform>{votes} z %n głosu za usunięciem od stołu: {name}.</numerusform>
            <numerusform>{votes} z %n głosów za usunięciem od stołu: {name}.</numerusform>
            <numerusform>{votes} z %n głosów za usunięciem od stołu: {name}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Clara</source>
        <extracomment>A name of a computer player, a woman; another one if your language cannot write it.</extracomment>
        <translation>Klara</translation>
    </message>
    <message>
        <source>Diego</source>
        <extracomment>A name of a computer player, a man.</extracomment>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Hugo</source>
        <extracomment>A name of a computer player, a man.</extracomment>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <extracomment>A group of three opponents to choose: computers that play better when you win.</extracomment>
        <translation>Dopasowani</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A group of three opponents to choose: computers of different levels, as strong as a usual player.</extracomment>
        <translation>Wyrównani</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>A group of three opponents to choose: computers that are easily beaten.</extracomment>
        <translation>Łagodni</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A group of three opponents to choose: three experts.</extracomment>
        <translation>Silni</translation>
    </message>
    <message>
        <source>easy computers</source>
        <translation>łatwe komputery</translation>
    </message>
    <message>
        <source>follow your form</source>
        <translation>zależnie od twojej formy</translation>
    </message>
    <message>
        <source>three experts</source>
        <translation>trzech ekspertów</translation>
    </message>
    <message>
        <source>up to very hard</source>
        <translation>do poziomu mistrza</translation>
    </message>
</context>
<context>
    <name>NewGameBox</name>
    <message>
        <source>Change…</source>
        <extracomment>A button: choose other players for the new game.</extracomment>
        <translation>Zmień…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player {number}</source>
        <translation>Gracz {number}</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>&amp;Numer</translation>
    </message>
    <message>
        <source>Game &amp;length</source>
        <translation>&amp;Długość gry</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A choice: a length of the game that is not in the list.</extracomment>
        <translation>Inna…</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A choice: how long a game is.</extracomment>
        <translation>Długość</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Punkty, które kończą grę</translation>
    </message>
    <message>
        <source>To {points}</source>
        <translation>Do: {points}</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: begin the new game.</extracomment>
        <translation>Zacznij</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>A choice: a person plays at this seat.</extracomment>
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Someone at this screen.</source>
        <translation>Ktoś przy tym ekranie.</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>Shuffled</source>
        <extracomment>A choice: the cards of the new game are random.</extracomment>
        <translation>Potasowane</translation>
    </message>
    <message>
        <source>By number…</source>
        <translation>Według numeru…</translation>
    </message>
    <message>
        <source>Fixed before the first card. You can check it later.</source>
        <translation>Ustalone przed pierwszą kartą. Później można je sprawdzić.</translation>
    </message>
    <message>
        <source>How strong should the others be?</source>
        <translation>Jak silni mają być pozostali?</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. Lowest score wins.</source>
        <translation>Nic nie pasuje: odrzuć kartę. Wygrywa najmniej punktów.</translation>
    </message>
    <message>
        <source>These rules can’t be played. Ask for the link again.</source>
        <translation>Tych zasad nie da się zagrać. Poproś o link jeszcze raz.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On a button for some seconds: the link is in the clipboard now.</extracomment>
        <translation>Skopiowano</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Zapomnij te zasady</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Zachowaj te zasady</translation>
    </message>
    <message>
        <source>Share these rules</source>
        <translation>Udostępnij te zasady</translation>
    </message>
    <message>
        <source>You can send it now: “Paste game” opens these rules in a window, a link opens them in the page, too.</source>
        <translation>Możesz to teraz wysłać: „Wklej grę” otwiera te zasady w oknie, a link także na stronie.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>Ten sam numer daje zawsze te same karty.</translation>
    </message>
    <message>
        <source>Number of the cards</source>
        <translation>Numer kart</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nowy numer</translation>
    </message>
    <message>
        <source>This game’s number</source>
        <translation>Numer tej gry</translation>
    </message>
    <message>
        <source>The number must be a whole number from {lowest} to {highest}.</source>
        <translation>Numer musi być liczbą całkowitą od {lowest} do {highest}.</translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz grę</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Z pliku…</translation>
    </message>
</context>
<context>
    <name>OpeningText</name>
    <message>
        <source>{card} opens nothing.</source>
        <translation>{card}: nie otwiera niczego.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold none.</source>
        <translation>{card} otwiera {cards}: nie masz żadnej z nich.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold {own}.</source>
        <translation>{card} otwiera {cards}: masz {own}.</translation>
    </message>
</context>
<context>
    <name>OthersBox</name>
    <message>
        <source>Friends scan a code or open a link. They install nothing.</source>
        <translation>Znajomi skanują kod lub otwierają link. Niczego nie instalują.</translation>
    </message>
</context>
<context>
    <name>OthersSheet</name>
    <message>
        <source>Open</source>
        <extracomment>A button: open a table for others.</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>What the others see</source>
        <translation>Co widzą inni</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Twoje &amp;imię</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What cost most</source>
        <translation>Co kosztowało najwięcej</translation>
    </message>
    <message>
        <source>Copy result to share</source>
        <translation>Kopiuj wynik do udostępnienia</translation>
    </message>
    <message>
        <source>Play these cards from the next seat</source>
        <translation>Zagraj te karty z następnego miejsca</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Wszystkie rundy</translation>
    </message>
    <message>
        <source>A round can be reviewed once it is over.</source>
        <translation>Rundę można analizować, gdy się skończy.</translation>
    </message>
    <message>
        <source>Reviewing round {number} of {count}…</source>
        <translation>Analiza rundy {number} z {count}…</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a saved game, a number, or the input or output of the console program. The first line can give the number, as in “straights 5”.</source>
        <translation>Wklej zapisaną grę, numer albo wejście lub wyjście programu konsolowego. Pierwszy wiersz może zawierać numer, jak „straights 5”.</translation>
    </message>
    <message>
        <source>Game text</source>
        <translation>Tekst gry</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>&amp;Graj</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Vote to remove {name}?</source>
        <translation>Głosować za usunięciem: {name}?</translation>
    </message>
    <message>
        <source>Remove {name} from the table?</source>
        <translation>Usunąć od stołu: {name}?</translation>
    </message>
    <message>
        <source>Whoever is removed can’t sit down at this table again.</source>
        <translation>Kto został usunięty, nie może już tu usiąść.</translation>
    </message>
    <message>
        <source>If most of the others vote for it, a computer plays on.</source>
        <translation>Jeśli większość zagłosuje za, dalej gra komputer.</translation>
    </message>
    <message>
        <source>Vote to remove</source>
        <translation>Głosuj za usunięciem</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: take away a person from the table, or the picture that is chosen.</extracomment>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Mute phrases</source>
        <translation>Wycisz zwroty</translation>
    </message>
    <message>
        <source>Vote to remove…</source>
        <translation>Głosuj za usunięciem…</translation>
    </message>
    <message>
        <source>Remove from the table…</source>
        <translation>Usuń od stołu…</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Another game?</source>
        <translation>Jeszcze jedna gra?</translation>
    </message>
    <message>
        <source>Good luck!</source>
        <translation>Powodzenia!</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Do widzenia!</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Serce</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Cześć!</translation>
    </message>
    <message>
        <source>Laughter</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Śmiech</translation>
    </message>
    <message>
        <source>Nice move!</source>
        <translation>Dobry ruch!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Chwileczkę.</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Auć!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Przykro mi!</translation>
    </message>
    <message>
        <source>Surprise</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Zaskoczenie</translation>
    </message>
    <message>
        <source>Tears</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Łzy</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Dzięki!</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Kciuk w górę</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Dobra gra!</translation>
    </message>
    <message>
        <source>{name}: {phrase}</source>
        <translation>{name}: {phrase}</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n wolne</numerusform>
            <numerusform>%n wolne</numerusform>
            <numerusform>%n wolnych</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>The state of a table in a list: no seat is free.</extracomment>
        <translation>pełny</translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the input were refused, the first is line {line}.</source>
        <translation>
            <numerusform>Odrzucono %n wiersz wejścia: {line}.</numerusform>
            <numerusform>Odrzucono %n wiersze wejścia, pierwszy to {line}.</numerusform>
            <numerusform>Odrzucono %n wierszy wejścia, pierwszy to {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n rounds: points and ten-round average</source>
        <translation>
            <numerusform>Ostatnia runda: punkty i średnia z dziesięciu rund</numerusform>
            <numerusform>Ostatnie %n rundy: punkty i średnia z dziesięciu rund</numerusform>
            <numerusform>Ostatnie %n rund: punkty i średnia z dziesięciu rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n graczy</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>No rounds recorded yet</source>
        <translation>Nie ma jeszcze żadnych rund</translation>
    </message>
    <message>
        <source>Points per round over time</source>
        <translation>Punkty w rundach w czasie</translation>
    </message>
    <message>
        <source>All chips won and lost over time</source>
        <translation>Żetony wygrane i przegrane w czasie</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Portrait: {description}</source>
        <translation>Portret: {description}</translation>
    </message>
</context>
<context>
    <name>PortraitPicker</name>
    <message>
        <source>Portrait</source>
        <extracomment>The title of the choice of a portrait.</extracomment>
        <translation>Portret</translation>
    </message>
    <message>
        <source>Choose by name</source>
        <translation>Według imienia</translation>
    </message>
    <message>
        <source>The same name always has the same portrait.</source>
        <translation>To samo imię ma zawsze ten sam portret.</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Woman with short black hair</source>
        <translation>Kobieta z krótkimi czarnymi włosami</translation>
    </message>
    <message>
        <source>Woman with grey hair and glasses</source>
        <translation>Kobieta z siwymi włosami i okularami</translation>
    </message>
    <message>
        <source>Woman with curly hair</source>
        <translation>Kobieta z kręconymi włosami</translation>
    </message>
    <message>
        <source>Woman with blonde braids</source>
        <translation>Kobieta z blond warkoczami</translation>
    </message>
    <message>
        <source>Woman with long black hair</source>
        <translation>Kobieta z długimi czarnymi włosami</translation>
    </message>
    <message>
        <source>Woman with a headscarf</source>
        <translation>Kobieta w chuście</translation>
    </message>
    <message>
        <source>Man with a brown beard</source>
        <translation>Mężczyzna z brązową brodą</translation>
    </message>
    <message>
        <source>Man with a cap</source>
        <translation>Mężczyzna w czapce</translation>
    </message>
    <message>
        <source>Man with a moustache and a bow tie</source>
        <translation>Mężczyzna z wąsami i muszką</translation>
    </message>
    <message>
        <source>Man with stubble and a hoodie</source>
        <translation>Mężczyzna z zarostem i w bluzie</translation>
    </message>
    <message>
        <source>Man with a goatee and glasses</source>
        <translation>Mężczyzna z kozią bródką i okularami</translation>
    </message>
    <message>
        <source>Man with a beret and a white beard</source>
        <translation>Mężczyzna w berecie z siwą brodą</translation>
    </message>
</context>
<context>
    <name>PresetSheet</name>
    <message>
        <source>Players</source>
        <extracomment>A field: how many play the new game, from 2 to 8.</extracomment>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Your other games are kept in Today.</source>
        <translation>Twoje inne gry są w „Dzisiaj”.</translation>
    </message>
</context>
<context>
    <name>PuzzleBox</name>
    <message>
        <source>Puzzles</source>
        <extracomment>The title of a box: three positions a day.</extracomment>
        <translation>Zadania</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>This puzzle can’t be shown.</source>
        <translation>Tego zadania nie można pokazać.</translation>
    </message>
    <message>
        <source>Another puzzle</source>
        <translation>Następne zadanie</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} today, {grade}</source>
        <translation>Zadanie {number} z {count} na dziś, {grade}</translation>
    </message>
    <message>
        <source>Puzzle {number}, {grade}</source>
        <translation>Zadanie {number}, {grade}</translation>
    </message>
    <message>
        <source>Theme: discard early. Cheaper cards can wait.</source>
        <translation>Temat: zrzucaj wcześnie. Tańsze karty mogą poczekać.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>łatwe</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>trudne</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>średnie</translation>
    </message>
    <message>
        <source>Theme: build your row. Your own cards follow.</source>
        <translation>Temat: buduj swój rząd. Twoje karty idą dalej.</translation>
    </message>
    <message>
        <source>Theme: keep cheap cards. They cost little if you must discard.</source>
        <translation>Temat: trzymaj tanie karty. Kosztują mało, gdy musisz zrzucać.</translation>
    </message>
    <message>
        <source>Theme: keep rows closed. Play what opens least to the others.</source>
        <translation>Temat: trzymaj rzędy zamknięte. Graj to, co najmniej otwiera innym.</translation>
    </message>
    <message>
        <source>Theme: the last three. Think each card through to the end.</source>
        <translation>Temat: ostatnie trzy. Przemyśl każdą kartę do końca.</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>Ostatnie trzy</translation>
    </message>
    <message>
        <source>Keep rows closed</source>
        <translation>Trzymaj rzędy zamknięte</translation>
    </message>
    <message>
        <source>Keep cheap cards</source>
        <translation>Zatrzymaj tanie karty</translation>
    </message>
    <message>
        <source>Build your row</source>
        <translation>Buduj swój rząd</translation>
    </message>
    <message>
        <source>Discard early</source>
        <translation>Odrzucaj wcześnie</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n reviewed rounds without hints.</source>
        <translation>
            <numerusform>Ranking pojawi się po %n analizowanej rundzie bez podpowiedzi.</numerusform>
            <numerusform>Ranking pojawi się po %n analizowanych rundach bez podpowiedzi.</numerusform>
            <numerusform>Ranking pojawi się po %n analizowanych rundach bez podpowiedzi.</numerusform>
        </translation>
    </message>
    <message>
        <source>{price} points given away a round</source>
        <translation>{price} punktu oddane na rundę</translation>
    </message>
    <message numerus="yes">
        <source>You give away {price} points a round ({low} to {high}, last %n rounds), about as many as computers of level “{levels}”.</source>
        <translation>
            <numerusform>Oddajesz {price} punktu na rundę (od {low} do {high}, ostatnia runda), mniej więcej tyle co komputery na poziomie „{levels}”.</numerusform>
            <numerusform>Oddajesz {price} punktu na rundę (od {low} do {high}, ostatnie %n rundy), mniej więcej tyle co komputery na poziomie „{levels}”.</numerusform>
            <numerusform>Oddajesz {price} punktu na rundę (od {low} do {high}, ostatnie %n rund), mniej więcej tyle co komputery na poziomie „{levels}”.</numerusform>
        </translation>
    </message>
    <message>
        <source>You play like computers of level “{levels}”: {price} points given away a round.</source>
        <translation>Grasz jak komputery na poziomie „{levels}”: {price} punktu oddane na rundę.</translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>Points given away per round over time</source>
        <translation>Punkty oddane na rundę w czasie</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} discarded a card.</source>
        <translation>{name}: zrzucona karta.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name}: {card}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Go to start</source>
        <translation>Na początek</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Poprzedni ruch</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Następny ruch</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Na koniec</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Miejsce w grze</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Wszystkie karty</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Graj stąd</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Runda {round}, ruch {number} z {count}</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Pokaż wszystkie karty</translation>
    </message>
</context>
<context>
    <name>ResultBoxes</name>
    <message>
        <source>Against the others’ average</source>
        <translation>Wobec średniej pozostałych</translation>
    </message>
    <message>
        <source>What the result shows</source>
        <translation>Co pokazuje wynik</translation>
    </message>
    <message>
        <source>The card that cost you most</source>
        <translation>Karta, która kosztowała cię najwięcej</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>twoja karta</translation>
    </message>
    <message>
        <source>was better</source>
        <translation>lepsza</translation>
    </message>
    <message>
        <source>Costliest card</source>
        <translation>Najdroższa karta</translation>
    </message>
    <message>
        <source>Reasons</source>
        <extracomment>A button: why a card would have been better.</extracomment>
        <translation>Powody</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Try that move again</source>
        <translation>Zagraj ten ruch jeszcze raz</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>of {limit}</source>
        <translation>z {limit}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>The same cards, deal {deal}:</source>
        <translation>Te same karty, rozdanie {deal}:</translation>
    </message>
    <message>
        <source>You had help, or a player was exchanged.</source>
        <translation>Z pomocą albo ze zmianą gracza.</translation>
    </message>
    <message>
        <source>All other choices: about {points}</source>
        <translation>Wszystkie inne wybory: około {points}</translation>
    </message>
    <message>
        <source>Nothing of yours was behind it.</source>
        <translation>Nie było za nią niczego twojego.</translation>
    </message>
    <message>
        <source>Of your cards, only {card} was behind it.</source>
        <translation>Z twoich kart za nią była tylko {card}.</translation>
    </message>
    <message>
        <source>Round {round}, move {move}</source>
        <translation>Runda {round}, ruch {move}</translation>
    </message>
    <message>
        <source>The cards you were dealt</source>
        <translation>Twoje karty</translation>
    </message>
    <message>
        <source>The others, and luck</source>
        <translation>Pozostali i szczęście</translation>
    </message>
    <message>
        <source>These cards are average.</source>
        <translation>Te karty są przeciętne.</translation>
    </message>
    <message>
        <source>These cards: {difference} than average.</source>
        <translation>Te karty: {difference} od przeciętnych.</translation>
    </message>
    <message>
        <source>Unlucky, but right.</source>
        <translation>Pechowo, ale słusznie.</translation>
    </message>
    <message>
        <source>You beat your cards by {points}.</source>
        <translation>{points} lepiej niż twoje karty.</translation>
    </message>
    <message>
        <source>You discarded {points}; {less} would have done.</source>
        <translation>Zrzucone: {points}; wystarczyło {less}.</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Twoje wybory</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>około {points}</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>bez różnicy</translation>
    </message>
    <message>
        <source>{best} brings more of your own cards nearer than {card}.</source>
        <translation>{best} przybliża więcej twoich kart niż {card}.</translation>
    </message>
    <message>
        <source>{best} costs more than {card} if you can’t play it later.</source>
        <translation>{best} kosztuje więcej niż {card}, jeśli później nie da się jej zagrać.</translation>
    </message>
    <message>
        <source>{best} costs {points} if it doesn’t fit later.</source>
        <translation>{best} kosztuje {points}, jeśli później nie pasuje.</translation>
    </message>
    <message>
        <source>{best} would have brought {own} nearer.</source>
        <translation>{best} przybliżyłaby: {own}.</translation>
    </message>
    <message>
        <source>{card} costs {points}, more than {best}.</source>
        <translation>{card} kosztuje {points}, więcej niż {best}.</translation>
    </message>
    <message>
        <source>{card} could have waited: it ended its row.</source>
        <translation>{card} mogła poczekać: skończyła swój rząd.</translation>
    </message>
    <message>
        <source>{card} ends its row: it could have waited.</source>
        <translation>{card} kończy swój rząd: mogła poczekać.</translation>
    </message>
    <message>
        <source>{card} instead of {best}: about {points}</source>
        <translation>{card} zamiast {best}: około {points}</translation>
    </message>
    <message>
        <source>{card} may open {others} for others.</source>
        <translation>{card} może otworzyć innym: {others}.</translation>
    </message>
    <message>
        <source>{card} opened {others} to the others.</source>
        <translation>{card} otworzyła innym: {others}.</translation>
    </message>
    <message>
        <source>{card} was nearer to its row than {best}.</source>
        <translation>{card} była bliżej swojego rzędu niż {best}.</translation>
    </message>
    <message>
        <source>{card}: about as good as {best}</source>
        <translation>{card}: mniej więcej tak dobra jak {best}</translation>
    </message>
    <message>
        <source>{card}: the best choice</source>
        <translation>{card}: najlepszy wybór</translation>
    </message>
    <message>
        <source>{points} better</source>
        <translation>lepiej: {points}</translation>
    </message>
    <message>
        <source>{points} saved: {card} is the best choice.</source>
        <translation>Oszczędność: {points}. {card} to najlepszy wybór.</translation>
    </message>
    <message>
        <source>{points} short of your cards.</source>
        <translation>{points} gorzej niż twoje karty.</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>gorzej: {points}</translation>
    </message>
    <message>
        <source>In the game: {card} instead of {best}, about {points}.</source>
        <translation>W grze: {card} zamiast {best}, około {points}.</translation>
    </message>
    <message>
        <source>As your cards promised.</source>
        <translation>Tyle, ile obiecywały karty.</translation>
    </message>
    <message>
        <source>{card} is the best choice.</source>
        <translation>{card} to najlepszy wybór.</translation>
    </message>
    <message>
        <source>In the game: {card}, about as good as {best}.</source>
        <translation>W grze: {card}, mniej więcej tak dobra jak {best}.</translation>
    </message>
    <message>
        <source>In the game: {card}, the best choice.</source>
        <translation>W grze: {card}, najlepszy wybór.</translation>
    </message>
    <message>
        <source>{count} of {all} mended</source>
        <translation>Poprawione: {count} z {all}</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>Result copied.</source>
        <translation>Wynik skopiowany.</translation>
    </message>
    <message>
        <source>No review available: {reason}</source>
        <translation>Brak analizy: {reason}</translation>
    </message>
</context>
<context>
    <name>ReviewSidePanel</name>
    <message>
        <source>Puzzle</source>
        <extracomment>The title of a panel: one position with a best card.</extracomment>
        <translation>Zadanie</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>{name} leads {lost} to {won}</source>
        <translation>{name} prowadzi {lost} do {won}</translation>
    </message>
    <message>
        <source>You and {name}: {won} to {lost}</source>
        <translation>Ty i {name}: {won} do {lost}</translation>
    </message>
    <message>
        <source>You lead {name} {won} to {lost}</source>
        <translation>Prowadzisz z: {name}, {won} do {lost}</translation>
    </message>
</context>
<context>
    <name>RoundPlurals</name>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>Z %n podpowiedzią</numerusform>
            <numerusform>Z %n podpowiedziami</numerusform>
            <numerusform>Z %n podpowiedziami</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>End of round {number}</source>
        <translation>Koniec rundy {number}</translation>
    </message>
</context>
<context>
    <name>RoundText</name>
    <message>
        <source>A clean round for {name}!</source>
        <translation>{name}: runda bez punktów!</translation>
    </message>
    <message>
        <source>A clear win: {points} ahead.</source>
        <translation>Wyraźna wygrana. Przewaga: {points}.</translation>
    </message>
    <message>
        <source>A close game: {points} ahead.</source>
        <translation>Wyrównana gra. Przewaga: {points}.</translation>
    </message>
    <message>
        <source>A perfect game!</source>
        <translation>Gra doskonała!</translation>
    </message>
    <message>
        <source>Better than average: {results}</source>
        <translation>Lepiej od średniej: {results}</translation>
    </message>
    <message>
        <source>Decided in the last round.</source>
        <translation>Rozstrzygnęła ostatnia runda.</translation>
    </message>
    <message>
        <source>The worst round so far: {points} for {name}.</source>
        <translation>Najgorsza runda jak dotąd: {points}, {name}.</translation>
    </message>
    <message>
        <source>You are fourth, {points} behind {name}.</source>
        <translation>Czwarte miejsce, {points} za graczem {name}.</translation>
    </message>
    <message>
        <source>You are second, {points} behind {name}.</source>
        <translation>Drugie miejsce, {points} za graczem {name}.</translation>
    </message>
    <message>
        <source>You are third, {points} behind {name}.</source>
        <translation>Trzecie miejsce, {points} za graczem {name}.</translation>
    </message>
    <message>
        <source>You lead by {points}.</source>
        <translation>Prowadzisz. Przewaga: {points}.</translation>
    </message>
    <message>
        <source>You share the lead.</source>
        <translation>Prowadzisz z innymi.</translation>
    </message>
    <message>
        <source>You win, {points} ahead!</source>
        <translation>Wygrywasz. Przewaga: {points}!</translation>
    </message>
    <message>
        <source>{name} is {points} from the limit.</source>
        <translation>{name}: do limitu {points}.</translation>
    </message>
    <message>
        <source>{name} jumps from {before} to {after}.</source>
        <translation>{name}: skok z {before} na {after}.</translation>
    </message>
    <message>
        <source>{name} leads with {points}.</source>
        <translation>{name} prowadzi: {points}.</translation>
    </message>
    <message>
        <source>{name} share the lead.</source>
        <translation>{name}: wspólne prowadzenie.</translation>
    </message>
    <message>
        <source>{name} takes the lead.</source>
        <translation>{name}: prowadzenie.</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, such as 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play or discard it; Space also skips animations&lt;/li&gt;&lt;li&gt;Esc: cancel&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: restart this game, Ctrl+R: replay, Ctrl+?: all keyboard shortcuts&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Klawisze&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;W lewo, W prawo, Home, End: wybierz kartę; albo wpisz jej nazwę, jak 7 S lub 1 0 H&lt;/li&gt;&lt;li&gt;Enter lub Spacja: zagraj ją lub zrzuć; Spacja pomija też animacje&lt;/li&gt;&lt;li&gt;Esc: anuluj&lt;/li&gt;&lt;li&gt;H: podpowiedź, Ctrl+Z: cofnij, Ctrl+Shift+Z: ponów, P: zatrzymaj komputery&lt;/li&gt;&lt;li&gt;Ctrl+N: nowa gra, F5: zacznij tę grę od nowa, Ctrl+R: powtórka, Ctrl+?: wszystkie skróty&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Goal&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards. On the table, every suit grows into a row from its seven, down to the ace and up to the king. Cards that you can’t play cost points. The player with the fewest points at the end wins.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Cel&lt;/h2&gt;&lt;p&gt;Każdy z czterech graczy dostaje trzynaście kart. Na stole każdy kolor rośnie w rząd od siódemki w dół do asa i w górę do króla. Karty, których nie da się zagrać, kosztują punkty. Wygrywa, kto ma na końcu najmniej punktów.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, the cards you can play are raised and the others are dimmed. When nothing fits, your discard pile has a bright edge.&lt;/li&gt;&lt;li&gt;To play a card, click it or drag it to the table. When nothing fits, a click discards it; Undo takes it back. In the settings you can choose two clicks instead.&lt;/li&gt;&lt;li&gt;Keep either mouse button down on a card to see what it opens.&lt;/li&gt;&lt;li&gt;A card that you play before your turn is queued; click it again or press Esc to cancel.&lt;/li&gt;&lt;li&gt;Space or a click on the table skips animations.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why; press H again to read more. The bar on each other card shows what it would cost you, including what it gives to others.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, unless another person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; shows the game move by move. You can play on from any position.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; stops the computers. Their speed is in the settings.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; lets a computer play on for you. You can watch, and take back your seat. Right-click a seat to change who plays it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; (Move menu) shows all cards of the round in order, after asking you: it reveals every hand.&lt;/li&gt;&lt;li&gt;When several people share a computer, a screen hides each hand until its player is ready.&lt;/li&gt;&lt;li&gt;The game is saved after every move. You can close the window at any time.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Przy tym stole&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;W twojej kolejce karty, które można zagrać, są uniesione, a pozostałe przyciemnione. Gdy nic nie pasuje, twój stos zrzutek ma jasny brzeg.&lt;/li&gt;&lt;li&gt;Aby zagrać kartę, kliknij ją lub przeciągnij na stół. Gdy nic nie pasuje, kliknięcie ją zrzuca; „Cofnij” ją zwraca. W ustawieniach można wybrać dwa kliknięcia.&lt;/li&gt;&lt;li&gt;Przytrzymaj na karcie dowolny przycisk myszy, aby zobaczyć, co otwiera.&lt;/li&gt;&lt;li&gt;Karta zagrana przed twoją kolejką czeka; kliknij ją znów lub naciśnij Esc, aby anulować.&lt;/li&gt;&lt;li&gt;Spacja lub kliknięcie stołu pomija animacje.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Podpowiedź&lt;/b&gt; unosi najlepszą kartę i mówi dlaczego; naciśnij H jeszcze raz, aby przeczytać więcej. Pasek na każdej innej karcie pokazuje, ile by kosztowała, razem z tym, co daje innym.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Cofnij&lt;/b&gt; cofa twój ostatni ruch, chyba że ruszyła się już inna osoba; &lt;b&gt;Ponów&lt;/b&gt; gra go znowu.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Powtórka&lt;/b&gt; pokazuje grę ruch po ruchu. Z każdego miejsca można grać dalej.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pauza&lt;/b&gt; zatrzymuje komputery. Ich tempo jest w ustawieniach.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; pozwala komputerowi grać dalej za ciebie. Możesz oglądać i wrócić na swoje miejsce. Kliknij miejsce prawym przyciskiem, aby zmienić, kto na nim gra.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Talia&lt;/b&gt; (menu Ruch) pokazuje po pytaniu wszystkie karty rundy po kolei: odsłania każdą rękę.&lt;/li&gt;&lt;li&gt;Gdy kilka osób gra przy jednym komputerze, ekran zakrywa każdą rękę, aż jej gracz będzie gotowy.&lt;/li&gt;&lt;li&gt;Gra jest zapisywana po każdym ruchu. Okno można zamknąć w każdej chwili.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;The player with the seven of spades starts each round by playing it. Play then continues around the table. On your turn, play any seven to start the row of its suit, or a card that extends a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades is on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds doesn’t fit: there is no card on the table next to it.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides: now the three and the nine fit. Rows have no gaps. They end at the ace and at the king; these two aren’t neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Zagranie karty&lt;/h2&gt;&lt;p&gt;Gracz z siódemką pik zaczyna nią każdą rundę. Potem gra idzie wokół stołu. W swojej kolejce zagraj dowolną siódemkę, która zaczyna rząd swojego koloru, albo kartę, która przedłuża rząd na jednym z końców.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;Siódemka pik leży na stole: pasują szóstka i ósemka (z jasnym brzegiem), a także trzy pozostałe siódemki.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;Dziewiątka karo nie pasuje: na stole nie ma karty obok niej.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;Rząd kier urósł w obie strony: teraz pasują trójka i dziewiątka. Rzędy nie mają luk. Kończą się na asie i na królu; te dwie nie sąsiadują.&lt;/p&gt;&lt;p&gt;Jeśli któraś z twoich kart pasuje, musisz zagrać pasującą.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When all hands are empty, the discards are turned over. Each one costs its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. {end} The lowest score wins; players who share it win together.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Punkty&lt;/h2&gt;&lt;p&gt;Gdy wszystkie ręce są puste, zrzutki się odkrywa. Każda kosztuje swoją wartość: as 1, szóstka 6, walet 11, dama 12, król 13. Zagrane karty nie kosztują nic.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;As, szóstka i król kosztują 1 + 6 + 13 = 20 punktów.&lt;/p&gt;&lt;p&gt;Punkty wszystkich rund się sumuje. {end} Wygrywa najniższy wynik; kto go dzieli, wygrywa wspólnie.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;If none of your cards fits, discard one: put it face down on your discard pile. The others don’t see which card it is until the round is over. It is out of the round and costs you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Gdy nic nie pasuje&lt;/h2&gt;&lt;p&gt;Jeśli żadna z twoich kart nie pasuje, zrzuć jedną: połóż ją zakrytą na swoim stosie zrzutek. Inni nie widzą jej do końca rundy. Karta odpada z rundy i kosztuje cię swoje punkty.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>Jak grać w Straights</translation>
    </message>
</context>
<context>
    <name>RunningGameController</name>
    <message>
        <source>Couldn’t save the game to {file}: {reason}. You can keep playing.</source>
        <translation>Nie udało się zapisać gry w {file}: {reason}. Możesz grać dalej.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores by round</source>
        <translation>Wyniki rund</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Zagraj znowu</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analizuj tę grę</translation>
    </message>
    <message>
        <source>Review this round</source>
        <translation>Analizuj tę rundę</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A row: the sum of all rounds.</extracomment>
        <translation>Suma</translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n points: {names} win!</source>
        <translation>
            <numerusform>Remis, %n punkt, wygrywają: {names}!</numerusform>
            <numerusform>Remis, %n punkty, wygrywają: {names}!</numerusform>
            <numerusform>Remis, %n punktów, wygrywają: {names}!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points!</source>
        <translation>
            <numerusform>{name} wygrywa, %n punkt!</numerusform>
            <numerusform>{name} wygrywa, %n punkty!</numerusform>
            <numerusform>{name} wygrywa, %n punktów!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Sprawdź</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>A caption: the secret number from which the cards follow.</extracomment>
        <translation>Klucz</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>Numer</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>A caption: a random text that is part of the seal, a term of cryptography.</extracomment>
        <translation>Sól</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>A caption: the hash that proves that cards were fixed before the game.</extracomment>
        <translation>Pieczęć</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Zapieczętowane karty</translation>
    </message>
    <message>
        <source>The cards of this game follow from a secret key of 256 bits. The seal is its SHA-256 hash, which was shown before the first card. When the game is over, the key is shown, and you can check that nothing was changed.</source>
        <translation>Karty tej gry wynikają z tajnego klucza o długości 256 bitów. Pieczęć to jego skrót SHA-256, pokazany przed pierwszą kartą. Po grze pokazuje się klucz i możesz sprawdzić, że niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The cards of this game were fixed before the first one was dealt. The seal is the SHA-256 hash of a secret salt and the number. When the game is over, both are shown, and you can check that nothing was changed.</source>
        <translation>Karty tej gry ustalono, zanim rozdano pierwszą. Pieczęć to skrót SHA-256 tajnej soli i numeru. Po grze pokazuje się jedno i drugie i możesz sprawdzić, że niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it, and the key must deal the cards that were played.</source>
        <translation>Gra się skończyła i pieczęć jest otwarta: skrót SHA-256 klucza musi się z nią zgadzać, a klucz musi dawać karty, którymi grano.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the number must match it.</source>
        <translation>Gra się skończyła i pieczęć jest otwarta: skrót SHA-256 soli, dwukropka i numeru musi się z nią zgadzać.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>ukryte do końca gry</translation>
    </message>
    <message>
        <source>✓ Number and salt match the seal: the cards weren’t changed.</source>
        <translation>✓ Numer i sól zgadzają się z pieczęcią: kart nie zmieniono.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal and the cards: they weren’t changed.</source>
        <translation>✓ Klucz zgadza się z pieczęcią i kartami: nie zmieniono ich.</translation>
    </message>
    <message>
        <source>✗ Number and salt don’t match the seal: the game was altered.</source>
        <translation>✗ Numer i sól nie zgadzają się z pieczęcią: grę zmieniono.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal or the cards: the game was altered.</source>
        <translation>✗ Klucz nie zgadza się z pieczęcią lub kartami: grę zmieniono.</translation>
    </message>
</context>
<context>
    <name>SeatMenuController</name>
    <message>
        <source>Play this seat yourself</source>
        <translation>Graj na tym miejscu</translation>
    </message>
    <message>
        <source>Portrait…</source>
        <extracomment>The menu entry that opens the choice of a portrait.</extracomment>
        <translation>Portret…</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}: {text}</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>A mark beside the player's own name or result.</extracomment>
        <translation>ty</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} wygrywa</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>twoja kolej</translation>
    </message>
    <message>
        <source>+{points} this round</source>
        <translation>+{points} w tej rundzie</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A caption beside a player's points.</extracomment>
        <translation>Wynik</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>For sound, type: {command}</source>
        <translation>Aby mieć dźwięk, wpisz: {command}</translation>
    </message>
    <message>
        <source>A system library needed for sound is missing.</source>
        <translation>Brakuje biblioteki systemowej potrzebnej do dźwięku.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Nie znaleziono urządzenia dźwiękowego.</translation>
    </message>
    <message>
        <source>Animated portraits</source>
        <translation>Ruchome portrety</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Wołaj mnie w mojej kolejce</translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>A speed of the computers and of motion, slower than normal.</extracomment>
        <translation>Spokojne</translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>A group of settings: how fast the computers play; a field: how well they play the new game.</extracomment>
        <translation>Komputery</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme of the window: light text on a dark ground.</extracomment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>Dark, like the table</source>
        <translation>Ciemne, jak stół</translation>
    </message>
    <message>
        <source>Follow system</source>
        <translation>Jak system</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A setting: the language of the program.</extracomment>
        <translation>Język</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme of the window: dark text on a light ground.</extracomment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Like paper</source>
        <translation>Jak papier</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>A group of settings: colours, language, sizes. A noun.</extracomment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Więcej kontrastu</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Jedno kliknięcie</translation>
    </message>
    <message>
        <source>Panels and bar</source>
        <translation>Panele i pasek</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Zagranie karty</translation>
    </message>
    <message>
        <source>Play the only card that fits</source>
        <translation>Graj jedyną pasującą kartę</translation>
    </message>
    <message>
        <source>Say what new cards are worth</source>
        <translation>Mów, ile są warte nowe karty</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Pokaż najpierw</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Układ kart</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A group of settings.</extracomment>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A setting: how fast the computers play.</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>A theme of the window: light or dark as the desktop is.</extracomment>
        <translation>Systemowy</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>A setting: light or dark.</extracomment>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Dwa kliknięcia</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A setting: how loud sounds are.</extracomment>
        <translation>Głośność</translation>
    </message>
    <message>
        <source>When Straights opens</source>
        <translation>Po otwarciu Straights</translation>
    </message>
    <message>
        <source>Ask before leaving your seat to a computer</source>
        <translation>Pytaj przed oddaniem miejsca komputerowi</translation>
    </message>
    <message>
        <source>Ask before showing the deck</source>
        <translation>Pytaj przed pokazaniem talii</translation>
    </message>
    <message>
        <source>Ask before leaving a running game</source>
        <translation>Pytaj przed opuszczeniem trwającej gry</translation>
    </message>
    <message>
        <source>Your own back</source>
        <translation>Własny rewers</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Wybierz obraz</translation>
    </message>
    <message>
        <source>This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.</source>
        <translation>Tego obrazu nie da się użyć. Wybierz plik PNG lub JPEG do 20 MB.</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Couldn’t save the settings to {file}. They last until you close the window.</source>
        <translation>Nie udało się zapisać ustawień w {file}. Działają do zamknięcia okna.</translation>
    </message>
</context>
<context>
    <name>Sevens</name>
    <message>
        <source>The first player out of cards takes the pool, and a chip for each card the others hold.</source>
        <translation>Kto pierwszy pozbędzie się kart, bierze pulę i żeton za każdą kartę u innych.</translation>
    </message>
    <message>
        <source>The most chips win.</source>
        <translation>Wygrywa najwięcej żetonów.</translation>
    </message>
    <message>
        <source>{name} · round {number}</source>
        <translation>{name} · runda {number}</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>This round starts with {card}.</source>
        <translation>Ta runda zaczyna się od {card}.</translation>
    </message>
    <message>
        <source>A player with nothing to play passes and pays a chip to the pool.</source>
        <translation>Kto nie ma czego zagrać, pasuje i płaci żeton do puli.</translation>
    </message>
    <message>
        <source>{name} wins with {chips}!</source>
        <translation>{name} wygrywa: {chips}!</translation>
    </message>
    <message>
        <source>The seven of diamonds starts.</source>
        <translation>Zaczyna siódemka karo.</translation>
    </message>
    <message>
        <source>until a player has {points}</source>
        <translation>aż ktoś ma {points}</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>Pass, pay 1</source>
        <translation>Pasuj, zapłać 1</translation>
    </message>
    <message>
        <source>{name} · round {number} of {rounds}</source>
        <translation>{name} · runda {number} z {rounds}</translation>
    </message>
    <message>
        <source>{name} is out of cards first.</source>
        <translation>{name} kończy karty jako pierwszy gracz.</translation>
    </message>
    <message>
        <source>The round ends when all cards are gone. Discards cost their rank: ace 1, king 13.</source>
        <translation>Runda kończy się, gdy nie ma już kart. Zrzutki kosztują tyle, ile są warte: as 1, król 13.</translation>
    </message>
    <message>
        <source>Nothing fits: pass and pay 1 chip to the pool</source>
        <translation>Nic nie pasuje: pasuj i zapłać żeton do puli</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>The name of a card game, also known as Domino, Parliament or Fan Tan.</extracomment>
        <translation>Siódemki</translation>
    </message>
    <message>
        <source>Fan Tan</source>
        <translation>Fan Tan</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>Nic nie pasuje: pasuj</translation>
    </message>
    <message>
        <source>Tie at {chips}: {names} win!</source>
        <translation>Remis, {chips}: wygrywają {names}!</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Wygrywa najmniej punktów.</translation>
    </message>
    <message numerus="yes">
        <source>%n players.</source>
        <translation>
            <numerusform>%n gracz.</numerusform>
            <numerusform>%n graczy.</numerusform>
            <numerusform>%n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>The heading of a column and a caption: how many chips a player has.</extracomment>
        <translation>Żetony</translation>
    </message>
    <message>
        <source>Pool {pool} and cards of the others {paid}, less {own} paid before: {gained}</source>
        <translation>Pula {pool} i karty innych {paid}, minus {own} wpłacone wcześniej: {gained}</translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool. The others play on.</source>
        <translation>Kto pierwszy pozbędzie się kart, bierze pulę. Pozostali grają dalej.</translation>
    </message>
    <message>
        <source>You may pass only if nothing fits.</source>
        <translation>Pasować wolno tylko, gdy nic nie pasuje.</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>What a player did last, on the panel of a seat: laid no card.</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>{name} passes and pays a chip.</source>
        <translation>{name} pasuje i płaci żeton.</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. The others get a point for each card left.</source>
        <translation>Runda kończy się, gdy ktoś nie ma już kart. Pozostali dostają punkt za każdą kartę.</translation>
    </message>
    <message>
        <source>A player with nothing to play discards a card.</source>
        <translation>Kto nie ma czego zagrać, odrzuca kartę.</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. Each card left costs its rank: ace 1, king 13.</source>
        <translation>Runda kończy się, gdy ktoś nie ma już kart. Każda pozostała karta kosztuje tyle, ile jest warta: as 1, król 13.</translation>
    </message>
    <message numerus="yes">
        <source>Each player may pass %n times a round even if a card fits.</source>
        <translation>
            <numerusform>Każdy gracz może spasować %n raz w rundzie, choć karta pasuje.</numerusform>
            <numerusform>Każdy gracz może spasować %n razy w rundzie, choć karta pasuje.</numerusform>
            <numerusform>Każdy gracz może spasować %n razy w rundzie, choć karta pasuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>Start the round with {card}.</source>
        <translation>Zacznij rundę od {card}.</translation>
    </message>
    <message>
        <source>Length: {length}.</source>
        <translation>Długość: {length}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>A caption beside a pile of chips in the middle of the table.</extracomment>
        <translation>Pula</translation>
    </message>
    <message>
        <source>A player with nothing to play passes.</source>
        <translation>Kto nie ma czego zagrać, pasuje.</translation>
    </message>
    <message>
        <source>The seven of spades starts.</source>
        <translation>Zaczyna siódemka pik.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button: lay no card in this turn.</extracomment>
        <translation>Pasuj</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n żeton</numerusform>
            <numerusform>%n żetony</numerusform>
            <numerusform>%n żetonów</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays one to the pool at each deal.</source>
        <translation>Każdy gracz ma {chips} żetonów i przy każdym rozdaniu wpłaca jeden do puli.</translation>
    </message>
    <message>
        <source>Each suit is built from its seven, up to the king and down to the ace.</source>
        <translation>Każdy kolor układa się od siódemki: w górę do króla i w dół do asa.</translation>
    </message>
    <message>
        <source>Everyone pays a chip to the pool.</source>
        <translation>Każdy wpłaca żeton do puli.</translation>
    </message>
    <message>
        <source>If a card fits, play it; you may choose which.</source>
        <translation>Jeśli jakaś karta pasuje, zagraj ją; możesz wybrać którą.</translation>
    </message>
    <message>
        <source>Players who get a card fewer pay another chip.</source>
        <translation>Kto dostaje o kartę mniej, wpłaca jeszcze jeden żeton.</translation>
    </message>
    <message>
        <source>The player after the dealer starts, with any seven.</source>
        <translation>Zaczyna gracz po rozdającym, dowolną siódemką.</translation>
    </message>
    <message>
        <source>until a player is out of chips</source>
        <translation>aż ktoś nie ma żetonów</translation>
    </message>
    <message>
        <source>{name} takes {chips}.</source>
        <translation>{name} bierze: {chips}.</translation>
    </message>
    <message>
        <source>Nothing fits: pass. First out wins the round.</source>
        <translation>Nic nie pasuje: pasuj. Kto pierwszy bez kart, wygrywa rundę.</translation>
    </message>
    <message>
        <source>Sevens (Domino)</source>
        <translation>Siódemki (domino)</translation>
    </message>
    <message>
        <source>Nothing fits: pay a chip. First out takes the pool.</source>
        <translation>Nic nie pasuje: zapłać żeton. Kto pierwszy bez kart, bierze pulę.</translation>
    </message>
    <message>
        <source>1 for each card left</source>
        <translation>1 za każdą pozostałą kartę</translation>
    </message>
    <message>
        <source>A player is out of cards</source>
        <translation>Ktoś nie ma już kart</translation>
    </message>
    <message>
        <source>A round ends</source>
        <translation>Koniec rundy</translation>
    </message>
    <message>
        <source>All cards are gone</source>
        <translation>Nie ma już kart</translation>
    </message>
    <message>
        <source>Any seven</source>
        <translation>Dowolna siódemka</translation>
    </message>
    <message>
        <source>Choose players, start, passing and points.</source>
        <translation>Wybierz graczy, początek, pasowanie i punkty.</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Odrzuca się kartę</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Pierwsza karta</translation>
    </message>
    <message>
        <source>If passing costs a chip, chips count.</source>
        <translation>Jeśli pasowanie kosztuje żeton, liczą się żetony.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>A choice of own rules: when somebody may pass although a card fits.</extracomment>
        <translation>Nigdy</translation>
    </message>
    <message>
        <source>Nobody discards in this game.</source>
        <translation>W tej grze nikt nie odrzuca kart.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nic nie pasuje</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Własne zasady</translation>
    </message>
    <message>
        <source>Passes although a card fits</source>
        <translation>Pasowanie, choć karta pasuje</translation>
    </message>
    <message>
        <source>Rank of each card left</source>
        <translation>Wartość każdej pozostałej karty</translation>
    </message>
    <message>
        <source>Rank of each discard</source>
        <translation>Wartość każdej zrzutki</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Siódemka karo</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Siódemka pik</translation>
    </message>
    <message>
        <source>The others play on only if passing costs a chip.</source>
        <translation>Pozostali grają dalej tylko, gdy pasowanie kosztuje żeton.</translation>
    </message>
    <message>
        <source>Whoever discards never passes.</source>
        <translation>Kto odrzuca, nigdy nie pasuje.</translation>
    </message>
    <message>
        <source>With discards, all cards are played or discarded.</source>
        <translation>Ze zrzutkami wszystkie karty są zagrane albo odrzucone.</translation>
    </message>
    <message>
        <source>With discards, these count.</source>
        <translation>Ze zrzutkami liczą się one.</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, własne zasady</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>W lewo, W prawo, Home, End</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Wybierz kartę</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Enter, Spacja</translation>
    </message>
    <message>
        <source>Play or discard the chosen card</source>
        <translation>Zagraj lub zrzuć wybraną kartę</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>Skip animations</source>
        <translation>Pomiń animacje</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Cancel; leave replay or full screen</source>
        <translation>Anuluj; opuść powtórkę lub pełny ekran</translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation>7 S, K H, T D, 1 0 D</translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation>Wybierz kartę według wartości (A, 2 do 9, T, J, Q, K) i koloru (C, D, H, S)</translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>Move between the table and the open panels</source>
        <translation>Przejdź między stołem a otwartymi panelami</translation>
    </message>
    <message>
        <source>F10</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F10</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Otwórz menu</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move between the hand and the buttons</source>
        <translation>Przejdź między kartami a przyciskami</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>The heading of a column: keys of the keyboard.</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The heading of a column: what a key does.</extracomment>
        <translation>Czynność</translation>
    </message>
</context>
<context>
    <name>Signs</name>
    <message>
        <source>−{points}</source>
        <extracomment>Points that somebody loses.</extracomment>
        <translation>−{points}</translation>
    </message>
    <message>
        <source>+{points}</source>
        <extracomment>Points that a round adds to a player's score.</extracomment>
        <translation>+{points}</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Export statistics</source>
        <translation>Eksportuj statystykę</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <extracomment>The suggested name of a file with the statistics; the ending stays.</extracomment>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Pliki CSV (*.csv)</translation>
    </message>
    <message>
        <source>Couldn’t export the statistics: {reason}.</source>
        <translation>Nie udało się wyeksportować statystyki: {reason}.</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Wyeksportowano do {file}.</translation>
    </message>
    <message>
        <source>Reset statistics?</source>
        <translation>Wyzerować statystykę?</translation>
    </message>
    <message>
        <source>This permanently deletes all statistics.</source>
        <translation>To trwale usuwa całą statystykę.</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>Wyzeruj</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A row of the statistics: how many rounds were played.</extracomment>
        <translation>Rundy</translation>
    </message>
    <message>
        <source>Average rank</source>
        <translation>Średnie miejsce</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Najlepsza gra</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Najlepsza runda</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>A row of the statistics: how many games were played.</extracomment>
        <translation>Gry</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Użyte podpowiedzi</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Punkty na rundę</translation>
    </message>
    <message>
        <source>Practice: this round won’t count in the statistics.</source>
        <translation>Ćwiczenie: ta runda nie będzie się liczyć w statystyce.</translation>
    </message>
    <message>
        <source>Rounds without points</source>
        <translation>Rundy bez punktów</translation>
    </message>
    <message>
        <source>Tied wins</source>
        <translation>Wygrane wspólnie</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Wygrane z rzędu</translation>
    </message>
    <message>
        <source>Wins with hints</source>
        <translation>Wygrane z podpowiedziami</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A row of the statistics: how many games were won.</extracomment>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Najgorsza gra</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Najgorsza runda</translation>
    </message>
    <message>
        <source>You play like</source>
        <translation>Grasz jak</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>wszyscy przeciwnicy</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>najwyżej {number}</translation>
    </message>
    <message>
        <source>mixed opponents</source>
        <translation>różni przeciwnicy</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A share; with a space before the sign where your language has one.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Most chips lost</source>
        <translation>Najwięcej żetonów przegranych</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Żetony na rozdanie</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>A row of the statistics: how many hands of poker were played.</extracomment>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Most chips won</source>
        <translation>Najwięcej żetonów wygranych</translation>
    </message>
    <message>
        <source>Chips per round</source>
        <translation>Żetony na rundę</translation>
    </message>
    <message>
        <source>With a gain</source>
        <translation>Z zyskiem</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>A button: write the statistics into a file.</extracomment>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>&amp;Wyzeruj</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>The heading of a column of the statistics, above the levels of computers.</extracomment>
        <translation>Przeciw</translation>
    </message>
    <message>
        <source>Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, use the demo, or see other hands.</source>
        <translation>Liczą się tylko gry w pojedynkę z zapieczętowanymi kartami. Runda staje się ćwiczeniem, gdy cofasz ruchy innych, używasz demo lub oglądasz cudze karty.</translation>
    </message>
    <message>
        <source>Plot</source>
        <extracomment>A tab of the statistics: points over time, drawn.</extracomment>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The heading of a column, and the name of a plot: points in a round or a game.</extracomment>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Ranks</source>
        <extracomment>A heading in the statistics: how often the player was first to fourth.</extracomment>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>A tab of the statistics: a number for how well somebody plays.</extracomment>
        <translation>Ranking</translation>
    </message>
</context>
<context>
    <name>StrategyFailures</name>
    <message>
        <source>The computer “{strategy}” failed. A simpler one takes over.</source>
        <translation>Komputer „{strategy}” zawiódł. Zastępuje go prostszy.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Next hand</source>
        <translation>Następne rozdanie</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>A button: stop the countdown to the next hand.</extracomment>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>The next hand is dealt in {seconds} s</source>
        <translation>Następne rozdanie za {seconds} s</translation>
    </message>
    <message>
        <source>The next hand waits for {names}.</source>
        <translation>Następne rozdanie czeka na: {names}.</translation>
    </message>
</context>
<context>
    <name>TableLister</name>
    <message>
        <source>{text} is no link to a table.</source>
        <translation>To nie jest link do stołu: {text}.</translation>
    </message>
    <message>
        <source>Asking {host}…</source>
        <translation>Pytanie do {host}…</translation>
    </message>
    <message>
        <source>This is no link to a table.</source>
        <translation>To nie jest link do stołu.</translation>
    </message>
    <message>
        <source>The link leads to table {table} at {host}.</source>
        <translation>Link prowadzi do stołu {table} na {host}.</translation>
    </message>
    <message>
        <source>No public tables at {host}.</source>
        <translation>Brak publicznych stołów na {host}.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>twoje miejsce</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The state of a table in a list: a game has begun.</extracomment>
        <translation>w grze</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>komputer · {kind}</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Gra skończona.</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>The level of a seat that a person plays.</extracomment>
        <translation>człowiek</translation>
    </message>
    <message>
        <source>Demo: the computer is playing for you. Press D to stop.</source>
        <translation>Demo: komputer gra za ciebie. Naciśnij D, aby zakończyć.</translation>
    </message>
    <message>
        <source>None of your cards fits. Discard one: its rank counts against you.</source>
        <translation>Żadna karta nie pasuje. Zrzuć jedną: jej wartość liczy się przeciw tobie.</translation>
    </message>
    <message>
        <source>Start the round with the seven of spades.</source>
        <translation>Zacznij rundę siódemką pik.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Twoja kolej</translation>
    </message>
    <message>
        <source>Your turn: play a raised card</source>
        <translation>Twoja kolej: zagraj uniesioną kartę</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>trefl</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>karo</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>ósemka</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>piątka</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>czwórka</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>kier</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>walet</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>król</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dziewiątka</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dama</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>szóstka</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>pik</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dziesiątka</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>as {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>walet {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>dama {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>trójka</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dwójka</translation>
    </message>
    <message>
        <source>{card}, not playable, {number} of {count}</source>
        <translation>{card}, nie można zagrać, {number} z {count}</translation>
    </message>
    <message>
        <source>{card}, playable, {number} of {count}, press to play</source>
        <translation>{card}, można zagrać, {number} z {count}, naciśnij, aby zagrać</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} z {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} z {count}, naciśnij, aby zrzucić</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <translation>Kolej gracza: {name}.</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Stół karciany</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message numerus="yes">
        <source>%n positions. Which card is best?</source>
        <translation>
            <numerusform>%n pozycja. Która karta jest najlepsza?</numerusform>
            <numerusform>%n pozycje. Która karta jest najlepsza?</numerusform>
            <numerusform>%n pozycji. Która karta jest najlepsza?</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal or a puzzle a day keeps you in form.</source>
        <translation>Rozdanie lub zadanie dziennie utrzymuje formę.</translation>
    </message>
    <message>
        <source>One round, the same cards for everyone.</source>
        <translation>Jedna runda, te same karty dla wszystkich.</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>Runda {number}, twoja kolej</translation>
    </message>
    <message>
        <source>Round {number}, {name}’s turn</source>
        <translation>Runda {number}, kolej gracza: {name}</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>A mark on a line of results: what the cards were worth on average.</extracomment>
        <translation>oczekiwane</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} i {second}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>Rozwiązane: {solved} z {count}</translation>
    </message>
    <message>
        <source>{points} worse than {computers}.</source>
        <translation>{points} gorzej niż {computers}.</translation>
    </message>
    <message>
        <source>{points} better than {computers}.</source>
        <translation>{points} lepiej niż {computers}.</translation>
    </message>
    <message>
        <source>Yesterday: {verdict}</source>
        <translation>Wczoraj: {verdict}</translation>
    </message>
    <message>
        <source>Level with {computers}.</source>
        <translation>Tyle co {computers}.</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A button: send the link to somebody.</extracomment>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Pokaż wynik</translation>
    </message>
    <message>
        <source>still to play</source>
        <translation>jeszcze do rozegrania</translation>
    </message>
    <message>
        <source>You can still play it. It counts for the calendar, not for your streak.</source>
        <translation>Można je jeszcze rozegrać. Liczy się w miesiącu, nie do dni z rzędu.</translation>
    </message>
    <message>
        <source>{result}, on a later day</source>
        <translation>{result}, w późniejszym dniu</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>jeszcze przed nami</translation>
    </message>
    <message>
        <source>level with the expert</source>
        <translation>na równi z ekspertem</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>What became of the deal of a day: it was played.</extracomment>
        <translation>rozegrane</translation>
    </message>
    <message>
        <source>You: {own}. {name}: {theirs}.</source>
        <translation>Ty: {own}. {name}: {theirs}.</translation>
    </message>
    <message>
        <source>You first differed at card {number}: {card}, {name} {other}.</source>
        <translation>Różnica od karty {number}: {card}, {name} {other}.</translation>
    </message>
    <message>
        <source>Earlier weeks</source>
        <translation>Wcześniejsze tygodnie</translation>
    </message>
    <message>
        <source>Later weeks</source>
        <translation>Późniejsze tygodnie</translation>
    </message>
    <message>
        <source>Last table: {table}</source>
        <translation>Ostatni stół: {table}</translation>
    </message>
</context>
<context>
    <name>TodayBoxes</name>
    <message>
        <source>Join</source>
        <extracomment>A button: sit down at a table.</extracomment>
        <translation>Dołącz</translation>
    </message>
</context>
<context>
    <name>TodayController</name>
    <message>
        <source>Good morning</source>
        <translation>Dzień dobry</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Dzień dobry</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>A button that deletes a game which was left, after a question.</extracomment>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Dobry wieczór</translation>
    </message>
    <message>
        <source>{greeting}, {name}</source>
        <translation>{greeting}, {name}</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the running game.</extracomment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Zagraj jeszcze raz</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Zagraj dzisiejsze rozdanie</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Graj dalej dzisiejsze rozdanie</translation>
    </message>
    <message>
        <source>Look at them again</source>
        <translation>Obejrzyj je jeszcze raz</translation>
    </message>
    <message>
        <source>Solve puzzle {number}</source>
        <translation>Rozwiąż zadanie {number}</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Rozegraj to rozdanie</translation>
    </message>
    <message>
        <source>Continue this deal</source>
        <translation>Kontynuuj to rozdanie</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Usunąć tę grę?</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button that deletes a game which was left.</extracomment>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>TodayPlurals</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>Rozwiązano %n zadanie</numerusform>
            <numerusform>Rozwiązano %n zadania</numerusform>
            <numerusform>Rozwiązano %n zadań</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodaySheet</name>
    <message>
        <source>to the table</source>
        <translation>do stołu</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Zapisz gdzie indziej…</translation>
    </message>
    <message>
        <source>Unsaved game</source>
        <translation>Niezapisana gra</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Couldn’t save the previous game in {folder}: {reason}.</source>
        <translation>Nie udało się zapisać poprzedniej gry w {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Mimo to opuść</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Mimo to zakończ</translation>
    </message>
    <message>
        <source>The game isn’t saved</source>
        <translation>Gra nie jest zapisana</translation>
    </message>
    <message>
        <source>Couldn’t save the game: {reason}. If you continue, its last moves will be lost.</source>
        <translation>Nie udało się zapisać gry: {reason}. Jeśli będziesz kontynuować, ostatnie ruchy przepadną.</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nie zapisano: {reason}</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>QR code of the link</source>
        <translation>Kod QR linku</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Niegotowe</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>A button: the game may start for me.</extracomment>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adres tego komputera</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose that of the others.</source>
        <translation>Ten komputer jest w kilku sieciach: wybierz sieć pozostałych.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj ponownie</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Czekanie na graczy</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Jeszcze jedna gra?</translation>
    </message>
    <message>
        <source>Ready to play?</source>
        <translation>Można zaczynać?</translation>
    </message>
    <message>
        <source>The game starts when all seats are taken and everyone is ready.</source>
        <translation>Gra zaczyna się, gdy wszystkie miejsca są zajęte i wszyscy gotowi.</translation>
    </message>
    <message>
        <source>Give others the link, or let computers play.</source>
        <translation>Daj innym link albo pozwól grać komputerom.</translation>
    </message>
    <message>
        <source>Waiting for the others to be ready…</source>
        <translation>Czekanie, aż pozostali będą gotowi…</translation>
    </message>
    <message>
        <source>The game starts when everyone is ready.</source>
        <translation>Gra zaczyna się, gdy wszyscy są gotowi.</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Wolne miejsce</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (ty)</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ można zaczynać</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>jeszcze nie</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>The state of a person in the list of players: not there at the moment.</extracomment>
        <translation>poza stołem</translation>
    </message>
    <message>
        <source>{status} · host</source>
        <translation>{status} · gospodarz</translation>
    </message>
    <message>
        <source>Computer ▾</source>
        <translation>Komputer ▾</translation>
    </message>
    <message>
        <source>Change ▾</source>
        <translation>Zmień ▾</translation>
    </message>
</context>
<context>
    <name>WaitingRoomController</name>
    <message>
        <source>Link copied. Give it to those who are to play.</source>
        <translation>Link skopiowany. Daj go tym, którzy mają grać.</translation>
    </message>
    <message>
        <source>Only windows and browsers on this computer can open the link.</source>
        <translation>Link otworzą tylko okna i przeglądarki na tym komputerze.</translation>
    </message>
    <message>
        <source>Link for watching copied. It shows everything but the hands.</source>
        <translation>Link dla oglądających skopiowany. Pokazuje wszystko oprócz kart w rękach.</translation>
    </message>
    <message>
        <source>You aren’t at the table</source>
        <translation>Nie ma cię przy stole</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Ponowna próba…</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>Stół jest zamknięty</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Chwileczkę</translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message>
        <source>A computer is now playing for {name}.</source>
        <translation>Teraz na tym miejscu gra komputer: {name}.</translation>
    </message>
    <message>
        <source>Puzzle {number}: not solved</source>
        <translation>Zadanie {number}: nierozwiązane</translation>
    </message>
    <message>
        <source>Puzzle {number}: open</source>
        <translation>Zadanie {number}: otwarte</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved</source>
        <translation>Zadanie {number}: rozwiązane</translation>
    </message>
    <message>
        <source>Round {number} · to {limit}</source>
        <translation>Runda {number} · do {limit}</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it.</source>
        <translation>Gra się skończyła i pieczęć jest otwarta: skrót SHA-256 klucza musi się z nią zgadzać.</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name}: znów przy stole.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal: the cards weren’t changed.</source>
        <translation>✓ Klucz zgadza się z pieczęcią: kart nie zmieniono.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal: the game was altered.</source>
        <translation>✗ Klucz nie zgadza się z pieczęcią: grę zmieniono.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left for your move.</source>
        <translation>
            <numerusform>Została %n sekunda na ruch.</numerusform>
            <numerusform>Zostały %n sekundy na ruch.</numerusform>
            <numerusform>Zostało %n sekund na ruch.</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer is playing for you.</source>
        <translation>Komputer gra za ciebie.</translation>
    </message>
    <message>
        <source>A game is going on. Watch it; you can sit down when it is over.</source>
        <translation>Trwa gra. Oglądaj; usiądziesz, gdy się skończy.</translation>
    </message>
    <message>
        <source>A new version is ready.</source>
        <translation>Nowa wersja jest gotowa.</translation>
    </message>
    <message>
        <source>Add computer</source>
        <translation>Dodaj komputer</translation>
    </message>
    <message>
        <source>All seats are taken. You can watch.</source>
        <translation>Wszystkie miejsca są zajęte. Możesz oglądać.</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Wszystkie stoły</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Przy tym ekranie</translation>
    </message>
    <message>
        <source>At this screen, or at a table with a link.</source>
        <translation>Przy tym ekranie albo przy stole z linkiem.</translation>
    </message>
    <message>
        <source>At your own screens</source>
        <translation>Na własnych ekranach</translation>
    </message>
    <message>
        <source>Choose a free seat.</source>
        <translation>Wybierz wolne miejsce.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Wybierz plik…</translation>
    </message>
    <message>
        <source>Choose players</source>
        <translation>Wybierz graczy</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Utracono połączenie. Ponowna próba…</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The link is in the clipboard now.</extracomment>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics. There may be too many games.</source>
        <translation>Nie udało się odczytać statystyki. Może gier jest za dużo.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. Here is a new one.</source>
        <translation>Nie udało się odczytać ostatniej gry: {reason}. Oto nowa.</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Koniec gry</translation>
    </message>
    <message>
        <source>Enter the points that end the game as a whole number from 1.</source>
        <translation>Wpisz punkty, które kończą grę, jako liczbę całkowitą od 1.</translation>
    </message>
    <message>
        <source>Everything runs on this device. The page sends nothing to anyone and sets no cookies.</source>
        <translation>Wszystko działa na tym urządzeniu. Strona niczego nie wysyła i nie zapisuje plików cookie.</translation>
    </message>
    <message>
        <source>Fill free seats with computers</source>
        <translation>Wypełnij wolne miejsca komputerami</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Z pliku</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>A button: install the page as an app.</extracomment>
        <translation>Zainstaluj</translation>
    </message>
    <message>
        <source>Keep Straights as an app? It starts from your home screen, offline too.</source>
        <translation>Zachować Straights jako aplikację? Uruchamia się z ekranu głównego, także offline.</translation>
    </message>
    <message>
        <source>Leave this table?</source>
        <translation>Opuścić ten stół?</translation>
    </message>
    <message>
        <source>Level of computers</source>
        <translation>Poziom komputerów</translation>
    </message>
    <message>
        <source>Link copied. It leads to these cards.</source>
        <translation>Link skopiowany. Prowadzi do tych kart.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can replay this game.</source>
        <translation>Link skopiowany. Kto go otworzy, może odtworzyć tę grę.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can sit down here.</source>
        <translation>Link skopiowany. Kto go otworzy, może tu usiąść.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can watch.</source>
        <translation>Link skopiowany. Kto go otworzy, może oglądać.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button: open the menu.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>Move from card to card, then to the buttons</source>
        <translation>Przejdź od karty do karty, potem do przycisków</translation>
    </message>
    <message>
        <source>New to Straights?</source>
        <translation>Pierwszy raz w Straights?</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Tu nie ma podpowiedzi.</translation>
    </message>
    <message>
        <source>No one else is at this table.</source>
        <translation>Przy tym stole nie ma nikogo innego.</translation>
    </message>
    <message>
        <source>No one has a public table now. Open one, and send its link to your friends.</source>
        <translation>Nikt nie ma teraz publicznego stołu. Otwórz własny i wyślij link znajomym.</translation>
    </message>
    <message>
        <source>No review is available at the moment. Close the review and open it again to retry.</source>
        <translation>Analiza jest teraz niedostępna. Zamknij ją i otwórz ponownie, aby spróbować jeszcze raz.</translation>
    </message>
    <message>
        <source>Only with the link</source>
        <translation>Tylko z linkiem</translation>
    </message>
    <message>
        <source>Open in another tab</source>
        <translation>Otwórz w innej karcie przeglądarki</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Otwarte stoły</translation>
    </message>
    <message>
        <source>Play again with the same people</source>
        <translation>Zagraj znowu z tymi samymi osobami</translation>
    </message>
    <message>
        <source>Play from here?</source>
        <translation>Grać stąd?</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Graj tutaj</translation>
    </message>
    <message>
        <source>Play on from here: a game of its own, against the same computers. This one stays under “Open”.</source>
        <translation>Graj dalej stąd: osobna gra z tymi samymi komputerami. Ta zostaje pod „Otwórz”.</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>Gotowe ✓</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Ostatnie gry</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>A button: load the page again.</extracomment>
        <translation>Wczytaj ponownie</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>The heading of a column with the number of a round.</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Safari deletes your games after seven days without a visit. Add this page to the home screen or the Dock to keep them.</source>
        <translation>Safari usuwa twoje gry po siedmiu dniach bez odwiedzin. Aby je zachować, dodaj tę stronę do ekranu początkowego lub Docka.</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Powiedz coś</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Zobacz dlaczego</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Pokazać wszystkie karty?</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Usiądź tutaj</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Coś się nie udało</translation>
    </message>
    <message>
        <source>Straights is open in another tab, and your game goes on there.</source>
        <translation>Straights jest otwarte w innej karcie przeglądarki i tam toczy się twoja gra.</translation>
    </message>
    <message>
        <source>Straights with others</source>
        <translation>Straights z innymi</translation>
    </message>
    <message>
        <source>The browser doesn’t allow copying here. Select the text and copy it.</source>
        <translation>Przeglądarka nie pozwala tu kopiować. Zaznacz tekst i skopiuj go.</translation>
    </message>
    <message>
        <source>The cards are sealed: you can share the link when the game is over.</source>
        <translation>Karty są zapieczętowane: link można udostępnić po grze.</translation>
    </message>
    <message>
        <source>The connection was lost. Try again.</source>
        <translation>Utracono połączenie. Spróbuj ponownie.</translation>
    </message>
    <message>
        <source>The game couldn’t be started: {reason}. Reload the page to try again.</source>
        <translation>Nie udało się uruchomić gry: {reason}. Odśwież stronę, aby spróbować ponownie.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Reload the page to start another game.</source>
        <translation>Silnik gry przestał działać. Odśwież stronę, aby zacząć nową grę.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Your game is saved: reload the page to go on.</source>
        <translation>Silnik gry przestał działać. Gra jest zapisana: odśwież stronę, aby grać dalej.</translation>
    </message>
    <message>
        <source>The game needs WebAssembly, which this browser doesn’t allow. On an iPhone, iPad or Mac in Lockdown Mode, turn Lockdown Mode off for this page in Safari’s website settings; elsewhere, allow WebAssembly in the browser’s security settings. Then reload the page.</source>
        <translation>Gra wymaga WebAssembly, na co ta przeglądarka nie pozwala. Na iPhonie, iPadzie lub Macu w trybie blokady wyłącz ten tryb dla tej strony w ustawieniach witryny w Safari; gdzie indziej zezwól na WebAssembly w ustawieniach zabezpieczeń przeglądarki. Potem odśwież stronę.</translation>
    </message>
    <message>
        <source>The game you left is saved. You can find it under “Open”.</source>
        <translation>Opuszczona gra jest zapisana. Znajdziesz ją pod „Otwórz”.</translation>
    </message>
    <message>
        <source>The host closed the table. Trying again…</source>
        <translation>Gospodarz zamknął stół. Ponowna próba…</translation>
    </message>
    <message>
        <source>The host of the table sends it to you. Your game here is kept.</source>
        <translation>Wysyła ci go gospodarz stołu. Twoja gra tutaj jest zachowana.</translation>
    </message>
    <message>
        <source>The link has something invalid: {parts}.</source>
        <translation>W linku jest coś nieważnego: {parts}.</translation>
    </message>
    <message>
        <source>The puzzles couldn’t be loaded. Try again later.</source>
        <translation>Nie udało się wczytać zadań. Spróbuj później.</translation>
    </message>
    <message>
        <source>The replay shows every player’s cards. This round won’t count in the statistics.</source>
        <translation>Powtórka pokazuje karty wszystkich graczy. Ta runda nie będzie się liczyć w statystyce.</translation>
    </message>
    <message>
        <source>The table isn’t listed: only people who have its link find it.</source>
        <translation>Stół nie jest na liście: znajdą go tylko osoby z linkiem.</translation>
    </message>
    <message>
        <source>The {card} is queued. Choose it again, or press Esc, to cancel.</source>
        <translation>Karta czeka w kolejce: {card}. Wybierz ją znów lub naciśnij Esc, aby anulować.</translation>
    </message>
    <message>
        <source>This browser can’t compute the hash on this address.</source>
        <translation>Pod tym adresem ta przeglądarka nie może obliczyć skrótu.</translation>
    </message>
    <message>
        <source>This browser doesn’t keep anything for this page: your game and your settings last until you close it.</source>
        <translation>Ta przeglądarka niczego nie przechowuje dla tej strony: gra i ustawienia przetrwają do jej zamknięcia.</translation>
    </message>
    <message>
        <source>This game can’t be started. Choose other names or another length.</source>
        <translation>Nie można rozpocząć tej gry. Wybierz inne imiona lub inną długość.</translation>
    </message>
    <message>
        <source>This isn’t a link. Paste the one that the host has sent you.</source>
        <translation>To nie jest link. Wklej ten, który przysłał ci gospodarz.</translation>
    </message>
    <message>
        <source>This link leads to no game. Here is your own.</source>
        <translation>Ten link nie prowadzi do żadnej gry. Oto twoja.</translation>
    </message>
    <message>
        <source>This link leads to these cards: {link}</source>
        <translation>Ten link prowadzi do tych kart: {link}</translation>
    </message>
    <message>
        <source>This link leads to this table: {link}</source>
        <translation>Ten link prowadzi do tego stołu: {link}</translation>
    </message>
    <message>
        <source>This page and the server have different versions. Reload the page to go on.</source>
        <translation>Ta strona i serwer mają różne wersje. Odśwież stronę, aby grać dalej.</translation>
    </message>
    <message>
        <source>This starts a game of its own, which won’t count in the statistics. The game you leave won’t count from its current round on; it is under “Open”.</source>
        <translation>To zaczyna osobną grę, która nie będzie się liczyć w statystyce. Gra, którą opuszczasz, nie liczy się od bieżącej rundy; znajdziesz ją pod „Otwórz”.</translation>
    </message>
    <message>
        <source>This table is open in another tab, and you play there.</source>
        <translation>Ten stół jest otwarty w innej karcie przeglądarki i tam grasz.</translation>
    </message>
    <message>
        <source>To open a table, use Straights on a computer.</source>
        <translation>Aby otworzyć stół, użyj Straights na komputerze.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Czekamy: {names}.</translation>
    </message>
    <message>
        <source>Which card would you discard? Choose it.</source>
        <translation>Którą kartę zrzucasz? Wybierz ją.</translation>
    </message>
    <message>
        <source>Which card would you play? Choose it.</source>
        <translation>Którą kartę grasz? Wybierz ją.</translation>
    </message>
    <message>
        <source>With this link others can replay this game: {link}</source>
        <translation>Z tym linkiem inni mogą odtworzyć tę grę: {link}</translation>
    </message>
    <message>
        <source>With this link others can watch: {link}</source>
        <translation>Z tym linkiem inni mogą oglądać: {link}</translation>
    </message>
    <message>
        <source>You can also drag a file onto the page.</source>
        <translation>Plik można też przeciągnąć na stronę.</translation>
    </message>
    <message>
        <source>You see each round when it is over.</source>
        <translation>Każdą rundę widać, gdy się skończy.</translation>
    </message>
    <message>
        <source>You take turns. Each hand is hidden until its player is there.</source>
        <translation>Gracie na zmianę. Karty są ukryte, aż ich gracz będzie na miejscu.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Twoje zrzutki: {cards}</translation>
    </message>
    <message>
        <source>Your name and your moves go to this server and to the people at your table, and to no one else. The page sets no cookies.</source>
        <translation>Twoje imię i twoje ruchy trafiają do tego serwera i do osób przy twoim stole, do nikogo więcej. Strona nie zapisuje plików cookie.</translation>
    </message>
    <message>
        <source>Your result: {line}</source>
        <translation>Twój wynik: {line}</translation>
    </message>
    <message>
        <source>Your seat will be free for others.</source>
        <translation>Twoje miejsce będzie wolne dla innych.</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Twoje miejsca</translation>
    </message>
    <message>
        <source>away · {seconds} s</source>
        <translation>poza stołem · {seconds} s</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The state of a seat: nobody sits there.</extracomment>
        <translation>wolne</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>A mark beside the person who opened the table.</extracomment>
        <translation>gospodarz</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>The state of a person: has got up from the table. Not a side.</extracomment>
        <translation>poza grą</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>The state of a person before a game: it may start.</extracomment>
        <translation>można zaczynać</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>gra</translation>
    </message>
    <message>
        <source>time bank {seconds} s</source>
        <translation>zapas czasu {seconds} s</translation>
    </message>
    <message>
        <source>{seconds} s for a move</source>
        <translation>{seconds} s na ruch</translation>
    </message>
    <message numerus="yes">
        <source>%n of {seats} seats free</source>
        <translation>
            <numerusform>%n z {seats} miejsc wolne</numerusform>
            <numerusform>%n z {seats} miejsc wolne</numerusform>
            <numerusform>%n z {seats} miejsc wolnych</numerusform>
        </translation>
    </message>
    <message>
        <source>Link copied. It leads to these rules.</source>
        <translation>Skopiowano link. Prowadzi do tych zasad.</translation>
    </message>
    <message>
        <source>This link leads to these rules: {link}</source>
        <translation>Ten link prowadzi do tych zasad: {link}</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Something went wrong ({error}). Your game is saved. Try again, or restart Straights.</source>
        <translation>Coś się nie udało ({error}). Gra jest zapisana. Spróbuj ponownie albo uruchom Straights od nowa.</translation>
    </message>
    <message>
        <source>Couldn’t read the settings. They are kept as {file}, and the defaults are used.</source>
        <translation>Nie udało się odczytać ustawień. Są zachowane jako {file}, a obowiązują domyślne.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. It is kept as {file}.</source>
        <translation>Nie udało się odczytać ostatniej gry: {reason}. Jest zachowana jako {file}.</translation>
    </message>
    <message>
        <source>Another Straights window is open. This one plays a separate game.</source>
        <translation>Otwarte jest inne okno Straights. W tym toczy się osobna gra.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <translation>Gra toczy się dalej od miejsca, w którym została przerwana.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>The estimate may be off by {number}.</source>
        <translation>Szacunek może się mylić o {number}.</translation>
    </message>
    <message>
        <source>Computed against three computers of the level {level}.</source>
        <translation>Obliczono dla trzech komputerów: {level}.</translation>
    </message>
    <message>
        <source>Computed against {first}, {second} and {third}.</source>
        <translation>Obliczono dla: {first}, {second} i {third}.</translation>
    </message>
    <message>
        <source>Computed for opponents of unknown strength.</source>
        <translation>Obliczono dla przeciwników o nieznanej sile.</translation>
    </message>
    <message>
        <source>Discard {card} for {points}: keep your cheaper cards.</source>
        <translation>Zrzuć: {card}, {points}. Zachowaj tańsze karty.</translation>
    </message>
    <message>
        <source>Discard {card} or {other}: both are about equally good.</source>
        <translation>Zrzuć: {card} lub {other}, obie są mniej więcej równie dobre.</translation>
    </message>
    <message>
        <source>Discard {card}. Others are about as good.</source>
        <translation>Zrzuć: {card}. Inne są mniej więcej równie dobre.</translation>
    </message>
    <message>
        <source>Discard {card}. {other} costs about {cost}.</source>
        <translation>Zrzuć: {card}. {other} kosztuje około {cost}.</translation>
    </message>
    <message>
        <source>Discard {card}: it is your cheapest card.</source>
        <translation>Zrzuć: {card}, to twoja najtańsza karta.</translation>
    </message>
    <message>
        <source>Discard {card}: your cheapest card, and {needed} away from its row.</source>
        <translation>Zrzuć: {card}, twoją najtańszą, {needed} od jej rzędu.</translation>
    </message>
    <message>
        <source>Nothing of yours is behind.</source>
        <translation>Nie ma za nią niczego twojego.</translation>
    </message>
    <message>
        <source>Play {card} or {other}: both are about equally good.</source>
        <translation>Zagraj: {card} lub {other}, obie są mniej więcej równie dobre.</translation>
    </message>
    <message>
        <source>Play {card}, or risk {points}; it may open {others}.</source>
        <translation>Zagraj: {card}, albo ryzykujesz {points}; może otworzyć {others}.</translation>
    </message>
    <message>
        <source>Play {card}. Others are about as good.</source>
        <translation>Zagraj: {card}. Inne są mniej więcej równie dobre.</translation>
    </message>
    <message>
        <source>Play {card}. {other} costs about {cost}.</source>
        <translation>Zagraj: {card}. {other} kosztuje około {cost}.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer and opens nothing.</source>
        <translation>Zagraj: {card}. Przybliża {own} i niczego nie otwiera.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer, but may open {others}.</source>
        <translation>Zagraj: {card}. Przybliża {own}, ale może otworzyć {others}.</translation>
    </message>
    <message>
        <source>Play {card}: it ends its row and opens nothing.</source>
        <translation>Zagraj: {card}. Kończy swój rząd i niczego nie otwiera.</translation>
    </message>
    <message>
        <source>Play {card}: it opens nothing.</source>
        <translation>Zagraj: {card}. Niczego nie otwiera.</translation>
    </message>
    <message>
        <source>The best choice: you can expect about {points} this round.</source>
        <translation>Najlepszy wybór: w tej rundzie możesz się spodziewać około {points}.</translation>
    </message>
    <message>
        <source>The card alone is {points}.</source>
        <translation>Sama karta: {points}.</translation>
    </message>
    <message>
        <source>an unknown player</source>
        <translation>nieznany gracz</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>równie dobra</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>kosztuje {points}</translation>
    </message>
    <message>
        <source>{card} costs you about {points} more against the others.</source>
        <translation>{card} kosztuje cię wobec innych około {points} więcej.</translation>
    </message>
    <message>
        <source>{card} is about equally good.</source>
        <translation>{card}: mniej więcej tak samo dobra.</translation>
    </message>
    <message>
        <source>{card} is the only card you can play.</source>
        <translation>Jedyna karta, którą możesz zagrać: {card}.</translation>
    </message>
    <message>
        <source>{card} is your last card, and it doesn’t fit.</source>
        <translation>{card} to twoja ostatnia karta i nie pasuje.</translation>
    </message>
    <message>
        <source>{card} opens {others} to the others.</source>
        <translation>{card} otwiera innym: {others}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} i {last}</translation>
    </message>
    <message>
        <source>“{level}”</source>
        <extracomment>The level of a computer in quotation marks of the language.</extracomment>
        <translation>„{level}”</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>A new round begins. It’s {name}’s turn to play.</source>
        <translation>Zaczyna się nowa runda. Kolej gracza: {name}.</translation>
    </message>
    <message>
        <source>Another computer is now playing for {name}.</source>
        <translation>Na tym miejscu gra teraz inny komputer: {name}.</translation>
    </message>
    <message>
        <source>You are now playing as {name}.</source>
        <translation>Grasz teraz jako {name}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} zrzuca kartę.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} zrzuca: {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} gra: {card}.</translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation>{name}: rage-quit. Dalej gra komputer.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} wygrywa!</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}</source>
        <translation>{name}, zrzutki: {cards}</translation>
    </message>
    <message>
        <source>{name}’s score: {before} + {gained} = {score}</source>
        <translation>{name}, wynik: {before} + {gained} = {score}</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Last move: a discard.</source>
        <translation>Ostatni ruch: zrzutka.</translation>
    </message>
    <message>
        <source>Last move: {card}.</source>
        <translation>Ostatni ruch: {card}.</translation>
    </message>
    <message>
        <source>Round {number} starts.</source>
        <translation>Zaczyna się runda {number}.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>Runda skończona.</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Możesz zagrać: {cards}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Twoje karty: {cards}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No cards, in “cards none”, read aloud by a screen reader.</extracomment>
        <translation>brak</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} gra: {card}.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} wygrywa grę.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}: wynik {score}, karty {cards}, zrzutki {discards}.</translation>
    </message>
    <message>
        <source>{name}: {gained}, total {score}.</source>
        <translation>{name}: {gained}, razem {score}.</translation>
    </message>
    <message>
        <source>{suit}: no cards.</source>
        <translation>{suit}: brak kart.</translation>
    </message>
    <message>
        <source>{suit}: {first} to {last}.</source>
        <translation>{suit}: od {first} do {last}.</translation>
    </message>
    <message>
        <source>{suit}: {first}.</source>
        <translation>{suit}: {first}.</translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>Holds back the cards that only others need.</source>
        <translation>Wstrzymuje karty, których potrzebują tylko inni.</translation>
    </message>
    <message>
        <source>Plays any card that fits, at random.</source>
        <translation>Gra losowo dowolną pasującą kartę.</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Gra lepiej, gdy wygrywasz, a gorzej, gdy przegrywasz.</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Gra najwyższą kartę i zrzuca najniższą.</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Gra najniższą kartę i zrzuca najwyższą.</translation>
    </message>
    <message>
        <source>Plays the first card of its hand that fits.</source>
        <translation>Gra pierwszą pasującą kartę ze swojej ręki.</translation>
    </message>
    <message>
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Sprawdza każdą kartę w tysiącach możliwych rozdań.</translation>
    </message>
    <message>
        <source>Tries to lock in the kings, queens and jacks of others.</source>
        <translation>Stara się zablokować innym króle, damy i walety.</translation>
    </message>
    <message>
        <source>adaptive</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>dopasowany</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>nowicjusz</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>amator</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>strateg</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>średniak</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>uczeń</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>mistrz</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>This isn’t the number of a game.</source>
        <translation>To nie jest numer gry.</translation>
    </message>
    <message>
        <source>This text contains no game: it doesn’t set four players (h or c).</source>
        <translation>W tym tekście nie ma gry: nie ustala czterech graczy (h lub c).</translation>
    </message>
    <message>
        <source>What is the number of this game?</source>
        <translation>Jaki jest numer tej gry?</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Wiersz {number}: {what}.</translation>
    </message>
    <message>
        <source>The input from line {line} on wasn’t used.</source>
        <translation>Wejścia od wiersza {line} nie użyto.</translation>
    </message>
    <message>
        <source>the console doesn’t print such a line</source>
        <translation>konsola nie wypisuje takiego wiersza</translation>
    </message>
    <message>
        <source>the game is already over here</source>
        <translation>gra jest tu już skończona</translation>
    </message>
    <message>
        <source>the game of this number continues with “{expected}”</source>
        <translation>gra o tym numerze toczy się dalej tak: „{expected}”</translation>
    </message>
    <message>
        <source>the rules don’t allow this move</source>
        <translation>zasady nie pozwalają na ten ruch</translation>
    </message>
    <message>
        <source>the text ends before the four players are set (h or c)</source>
        <translation>tekst kończy się, zanim ustalono czterech graczy (h lub c)</translation>
    </message>
</context>
<context>
    <name>variant</name>
    <message>
        <source>Game of one round</source>
        <translation>Gra na jedną rundę</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Runda {number} z {rounds}</translation>
    </message>
    <message>
        <source>Round {number} · game to {limit}</source>
        <translation>Runda {number} · gra do {limit}</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</source>
        <translation>
            <numerusform>Gra kończy się po %n rundzie: każdy gra raz każdą ręką z {deals} rozdań. Po rundzie {deals} rozdania wracają w innych kolorach: kto któreś rozpozna, zna wszystkie karty.</numerusform>
            <numerusform>Gra kończy się po %n rundach: każdy gra raz każdą ręką z {deals} rozdań. Po rundzie {deals} rozdania wracają w innych kolorach: kto któreś rozpozna, zna wszystkie karty.</numerusform>
            <numerusform>Gra kończy się po %n rundach: każdy gra raz każdą ręką z {deals} rozdań. Po rundzie {deals} rozdania wracają w innych kolorach: kto któreś rozpozna, zna wszystkie karty.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends after one round.</source>
        <translation>Gra kończy się po jednej rundzie.</translation>
    </message>
    <message>
        <source>The game ends once someone reaches {points}.</source>
        <translation>Gra kończy się, gdy ktoś osiągnie {points}.</translation>
    </message>
    <message numerus="yes">
        <source>duplicate match, %n rounds</source>
        <translation>
            <numerusform>mecz z powtarzanymi kartami, %n runda</numerusform>
            <numerusform>mecz z powtarzanymi kartami, %n rundy</numerusform>
            <numerusform>mecz z powtarzanymi kartami, %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>one round</source>
        <translation>jedna runda</translation>
    </message>
    <message>
        <source>{length}, the same deal each round</source>
        <translation>{length}, w każdej rundzie to samo rozdanie</translation>
    </message>
</context>
</TS>
