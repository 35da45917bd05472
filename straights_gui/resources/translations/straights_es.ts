<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card game for four players, of the Sevens family.</source>
        <translation>Un juego de cartas para cuatro jugadores, de la familia de los Sietes.</translation>
    </message>
    <message>
        <source>Computer players see only their own hand and what everyone at the table can see.</source>
        <translation>Los ordenadores solo ven su propia mano y lo que todos ven en la mesa.</translation>
    </message>
    <message>
        <source>Running on Python {python}.</source>
        <translation>Funciona con Python {python}.</translation>
    </message>
    <message>
        <source>The window uses Qt {qt} and PySide6 {pyside} under the GNU Lesser General Public License, version 3. They are linked dynamically: you can replace their libraries in {folder} with other versions. Their source code is available at {places}.</source>
        <translation>La ventana utiliza Qt {qt} y PySide6 {pyside} bajo la licencia pública general reducida de GNU, versión 3. Están enlazados dinámicamente: puede sustituir sus bibliotecas en {folder} por otras versiones. Su código fuente está disponible en {places}.</translation>
    </message>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Los problemas se registran en {file}.</translation>
    </message>
    <message>
        <source>C&amp;opy version information</source>
        <translation>C&amp;opiar la información de versión</translation>
    </message>
    <message>
        <source>Include this when you report a problem</source>
        <translation>Inclúyala al informar de un problema</translation>
    </message>
    <message>
        <source>All cards of a game are fixed before the first one is dealt. A number chosen by the program is sealed: its hash is shown from the start, and you can check it when the game is over.</source>
        <translation>Todas las cartas de una partida quedan fijadas antes de repartir la primera. Un número elegido por el programa está sellado: su huella se muestra desde el principio y se puede comprobar al terminar la partida.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights es software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>A button: show the legal texts.</extracomment>
        <translation>&amp;Licencias…</translation>
    </message>
</context>
<context>
    <name>AccessibleCards</name>
    <message>
        <source>Your hand</source>
        <translation>Su mano</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>As &amp;dealt</source>
        <translation>Como se &amp;repartieron</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Por &amp;palo</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Por &amp;valor</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Partida &amp;nueva…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Play with others</source>
        <translation>&amp;Jugar con otros</translation>
    </message>
    <message>
        <source>Share and &amp;check</source>
        <translation>&amp;Compartir y comprobar</translation>
    </message>
    <message>
        <source>New game by &amp;number…</source>
        <translation>Partida &amp;nueva por número…</translation>
    </message>
    <message>
        <source>P&amp;uzzles of the day</source>
        <translation>Pro&amp;blemas del día</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>&amp;Unirse a una mesa…</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Co&amp;piar la partida</translation>
    </message>
    <message>
        <source>&amp;Paste game…</source>
        <translation>Pegar part&amp;ida…</translation>
    </message>
    <message>
        <source>&amp;Pause computers</source>
        <translation>Pa&amp;usar los ordenadores</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <translation>A&amp;vanzar una jugada</translation>
    </message>
    <message>
        <source>&amp;Take back my seat</source>
        <translation>Re&amp;cuperar mi asiento</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Registro de la partida</translation>
    </message>
    <message>
        <source>&amp;Card tracker</source>
        <translation>&amp;Seguimiento de cartas</translation>
    </message>
    <message>
        <source>Read &amp;table aloud</source>
        <translation>Leer la &amp;mesa en voz alta</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>&amp;Acerca de Straights</translation>
    </message>
    <message>
        <source>De&amp;mo: computer plays until I stop it</source>
        <translation>De&amp;mo: el ordenador juega hasta que lo pare</translation>
    </message>
    <message>
        <source>&amp;Rage-quit: computer plays on for me</source>
        <translation>&amp;Rage-quit: el ordenador sigue por mí</translation>
    </message>
    <message>
        <source>Restart this &amp;game</source>
        <translation>Reiniciar esta parti&amp;da</translation>
    </message>
    <message>
        <source>Check sea&amp;led cards…</source>
        <translation>Comprobar las cartas se&amp;lladas…</translation>
    </message>
    <message>
        <source>Cop&amp;y the number of this game</source>
        <translation>Copiar el nú&amp;mero de la partida</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>no hay nada que rehacer</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>no hay nada que deshacer</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Crear una mesa…</translation>
    </message>
    <message>
        <source>Save &amp;everything…</source>
        <translation>G&amp;uardar todo…</translation>
    </message>
    <message>
        <source>it isn’t your turn</source>
        <translation>no es su turno</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>Todos los a&amp;justes</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>The menu entry that lets one computer play one card while paused. A verb.</extracomment>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>The menu entry that ends the program; a word of the original game.</extracomment>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Tod&amp;ay</source>
        <extracomment>The menu entry and title of the sheet with the deal and the puzzles of the day.</extracomment>
        <translation>&amp;Hoy</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>A switch: no sounds.</extracomment>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>The menu entry and title of the rules of the game.</extracomment>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>The menu entry that plays an undone move again.</extracomment>
        <translation>R&amp;ehacer</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The menu entry and title of the list of what happened in the game.</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>The menu entry that says which card to play.</extracomment>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>The part of the menu Move with the players' seats.</extracomment>
        <translation>A&amp;sientos</translation>
    </message>
    <message>
        <source>&amp;Deck…</source>
        <extracomment>The menu entry that shows all four hands; the name of the command in the original game.</extracomment>
        <translation>&amp;Baraja…</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>The part of the menu View with the panels beside the table.</extracomment>
        <translation>&amp;Paneles</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>The menu entry and title of the choice of table, card faces and backs.</extracomment>
        <translation>&amp;Apariencia</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>The menu entry and title of the statistics.</extracomment>
        <translation>Es&amp;tadísticas</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>The menu entry that opens a saved game.</extracomment>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>The menu entry that takes a move back.</extracomment>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The menu entry that stops the computers until it is chosen again.</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>The menu entry and title of the analysis of each choice. A noun.</extracomment>
        <translation>&amp;Análisis</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>The menu entry and mark of a game that is shown again, move by move. A noun.</extracomment>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Quién está en la mesa</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Dejar la mesa</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>The menu entry and title of the settings.</extracomment>
        <translation>Ajus&amp;tes</translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <extracomment>The menu entry that hands your seat to a computer; the name of the command in the original game. It may stay English.</extracomment>
        <translation>Rage-quit</translation>
    </message>
    <message>
        <source>Sa&amp;y</source>
        <extracomment>The menu entry and button with phrases for the other players. A verb.</extracomment>
        <translation>&amp;Decir</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>Sort &amp;hand</source>
        <translation>&amp;Ordenar la mano</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: get up from a table with others.</extracomment>
        <translation>Dejar</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Compartir esta partida</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <extracomment>A group of settings, or the menu entry with the persons at a table.</extracomment>
        <translation>&amp;Personas</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>Invite to &amp;watch</source>
        <translation>Invitar a &amp;mirar</translation>
    </message>
    <message>
        <source>Share lin&amp;k</source>
        <translation>Compartir el en&amp;lace</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Learn it in a minute</source>
        <translation>Aprender&amp;lo en un minuto</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Four colours</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Art deco</source>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>Rosette</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Roseta</translation>
    </message>
    <message>
        <source>Linen</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Lino</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Estrellas</translation>
    </message>
    <message>
        <source>Minimal</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Minimalistas</translation>
    </message>
    <message>
        <source>Stripes</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Rayas</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Azul noche</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>A design of the table: one colour without a pattern.</extracomment>
        <translation>Liso</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Engraved</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Grabadas</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Madera</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Escamas</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Fieltro</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Clásicas</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Olas</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Imagen propia</translation>
    </message>
</context>
<context>
    <name>AppearanceGallery</name>
    <message>
        <source>A colour for each suit</source>
        <translation>Un color por palo</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>A group of pictures: the designs of the fronts of cards.</extracomment>
        <translation>Anversos</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A group of pictures: the colours of the table top.</extracomment>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>A group of pictures: the backs of cards.</extracomment>
        <translation>Dorsos</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Stop demo</source>
        <translation>Detener demo</translation>
    </message>
    <message>
        <source>Leave replay</source>
        <translation>Salir de la repetición</translation>
    </message>
    <message>
        <source>Queued: {card}</source>
        <translation>En espera: {card}</translation>
    </message>
    <message>
        <source>{name}: {seconds} s</source>
        <translation>{name}: {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>You: {seconds} s</source>
        <translation>Usted: {seconds}&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>A computer plays for them after %n seconds.</source>
        <translation>
            <numerusform>Dentro de %n segundo jugará un ordenador.</numerusform>
            <numerusform>Dentro de %n segundos jugará un ordenador.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left for this move, and in the time bank for the game</source>
        <translation>Tiempo restante para esta jugada y en la reserva de tiempo de la partida</translation>
    </message>
    <message>
        <source>You: {seconds} s + {bank} s</source>
        <translation>Usted: {seconds}&#xa0;s + {bank}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} no está.</translation>
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
        <translation>Sin conexión</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>The host closed the table</source>
        <translation>El anfitrión ha cerrado la mesa</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Time left for this move</source>
        <translation>Tiempo restante para esta jugada</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n persona mira</numerusform>
            <numerusform>%n personas miran</numerusform>
        </translation>
    </message>
    <message>
        <source>A computer is playing for you</source>
        <translation>Un ordenador juega por usted</translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Usted mira</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>A mark on the table: a computer plays for the player, nothing counts.</extracomment>
        <translation>Demo</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>A mark on the table: the round does not count, since the player went back or looked at hidden cards.</extracomment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>A mark on the table: its host closed it, nobody can play on.</extracomment>
        <translation>Cerrada</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: the action does not happen.</extracomment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>A mark on the table: the computers wait.</extracomment>
        <translation>En pausa</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>A button: the computers go on.</extracomment>
        <translation>Reanudar</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>All cards were fixed before the first one was dealt. When the game is over, you can check that no one changed them.</source>
        <translation>Todas las cartas quedaron fijadas antes de repartir la primera. Al terminar la partida puede comprobar que nadie las cambió.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A button: entries for which the bar has no room.</extracomment>
        <translation>Más</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Drop the card on the table to play it.</source>
        <translation>Suelte la carta sobre la mesa para jugarla.</translation>
    </message>
    <message>
        <source>A computer is playing for you. Take back your seat to play.</source>
        <translation>Un ordenador juega por usted. Recupere su asiento para jugar.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>{card} is on the table.</source>
        <translation>En la mesa: {card}.</translation>
    </message>
    <message>
        <source>{card}: {name} can’t hold it.</source>
        <translation>{card}: {name} no puede tenerla.</translation>
    </message>
    <message>
        <source>{card}: {names} can’t hold it.</source>
        <translation>{card}: {names} no pueden tenerla.</translation>
    </message>
    <message>
        <source>{card}: any of the others can hold it.</source>
        <translation>{card}: cualquiera de los demás puede tenerla.</translation>
    </message>
    <message>
        <source>{card} is certainly face down: no one can hold it any more.</source>
        <translation>Seguro que está boca abajo: {card}. Ya nadie puede tenerla.</translation>
    </message>
    <message>
        <source>{card} is in your hand.</source>
        <translation>En su mano: {card}.</translation>
    </message>
    <message>
        <source>{card} is in your discard pile.</source>
        <translation>En su pila de descartes: {card}.</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold each card</source>
        <translation>Quién puede tener cada carta</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>in your hand</source>
        <translation>en su mano</translation>
    </message>
    <message>
        <source>discarded by you</source>
        <translation>descartada por usted</translation>
    </message>
    <message>
        <source>{name} may hold it</source>
        <translation>puede tenerla {name}</translation>
    </message>
    <message>
        <source>certainly face down</source>
        <translation>seguro que está boca abajo</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>can’t hold it</source>
        <translation>no puede tenerla</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>The explanation of the signs of the card tracker.</extracomment>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown during a round while your hand is visible. Not available in replays.</source>
        <translation>Se muestra durante una ronda mientras su mano está a la vista. No disponible en las repeticiones.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>The cards of a challenge: the other result stays hidden until you have played. Nothing here prevents cheating.</source>
        <translation>Las cartas de un reto: el otro resultado queda oculto hasta que usted haya jugado. Aquí nada impide hacer trampas.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Cerrar (Esc)</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>DecidedBy</name>
    <message>
        <source>Your cards: what a strong computer reaches with them on average at this table. Your choices: what they cost, as far as could be known. The rest is what the others did, and luck.</source>
        <translation>Sus cartas: lo que un ordenador fuerte consigue con ellas de media en esta mesa. Sus decisiones: lo que costaron, hasta donde podía saberse. El resto es lo que hicieron los demás, y la suerte.</translation>
    </message>
</context>
<context>
    <name>DecisionLine</name>
    <message>
        <source>All choices</source>
        <translation>Todas las decisiones</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Deck of this round</source>
        <translation>Baraja de esta ronda</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>¿Mostrar la baraja?</translation>
    </message>
    <message>
        <source>Show it anyway?</source>
        <translation>¿Mostrarla de todos modos?</translation>
    </message>
    <message>
        <source>Show deck</source>
        <translation>Mostrar la baraja</translation>
    </message>
    <message>
        <source>The deck reveals every player’s hand in this round.</source>
        <translation>La baraja revela la mano de cada jugador en esta ronda.</translation>
    </message>
    <message>
        <source>This round won’t count in the statistics.</source>
        <translation>Esta ronda no contará en las estadísticas.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>New Window</source>
        <translation>Ventana nueva</translation>
    </message>
    <message>
        <source>Straights needs Windows 10, version 1809, or later. This Windows is older.</source>
        <translation>Straights necesita Windows 10, versión 1809, o posterior. Este Windows es anterior.</translation>
    </message>
    <message>
        <source>The licence of Straights</source>
        <translation>La licencia de Straights</translation>
    </message>
    <message>
        <source>Console game in the Start menu</source>
        <translation>Juego de consola en el menú Inicio</translation>
    </message>
    <message>
        <source>Card Game</source>
        <translation>Juego de cartas</translation>
    </message>
    <message>
        <source>What you find:</source>
        <translation>Lo que encontrará:</translation>
    </message>
    <message>
        <source>cards;sevens;fan tan;parliament;dominoes;</source>
        <translation>cartas;naipes;sietes;cinquillo;fan tan;</translation>
    </message>
    <message>
        <source>Every suit grows on the table into a row from its seven, down to the ace and up to the king. A card that fits must be played; without one, a card goes face down and its rank counts against you. When somebody stands at 80 points, the lowest score wins.</source>
        <translation>Cada palo crece en la mesa hasta formar una fila, del siete hacia el as y hacia el rey. Quien tiene una carta que encaja debe jugarla; quien no la tiene deja una boca abajo, y su valor cuenta en su contra. Cuando alguien llega a 80 puntos, gana quien menos tiene.</translation>
    </message>
    <message>
        <source>Eight computers, from beginner to expert; none of them sees a hidden card</source>
        <translation>Ocho ordenadores, del sencillo al experto; ninguno ve cartas ocultas</translation>
    </message>
    <message>
        <source>Straights couldn’t be installed, and what was written is gone again. Your games, settings and statistics are untouched.

Make sure that the disk has room and that you may write to $INSTDIR, then start the installation again.</source>
        <translation>No se pudo instalar Straights, y lo que se había escrito se ha quitado. Sus partidas, sus ajustes y sus estadísticas están intactos.

Compruebe que hay espacio en el disco y que puede escribir en $INSTDIR, y vuelva a empezar.</translation>
    </message>
    <message>
        <source>Start Straights</source>
        <translation>Iniciar Straights</translation>
    </message>
    <message>
        <source>Straights is free software.</source>
        <translation>Straights es software libre.</translation>
    </message>
    <message>
        <source>Some files in $INSTDIR couldn’t be removed.

Close all programs that use them and start the removal again.</source>
        <translation>No se pudieron quitar algunos archivos de $INSTDIR.

Cierre los programas que los usan y vuelva a empezar.</translation>
    </message>
    <message>
        <source>Straights (needed)</source>
        <translation>Straights (necesario)</translation>
    </message>
    <message>
        <source>You may use, copy, change and pass on Straights. Its licence:</source>
        <translation>Puede usar, copiar, cambiar y pasar a otros Straights. Su licencia:</translation>
    </message>
    <message>
        <source>The installed version in $Before couldn’t be removed.

Close all programs that use its files and choose Retry.</source>
        <translation>No se pudo quitar la versión instalada en $Before.

Cierre los programas que usan sus archivos y elija Reintentar.</translation>
    </message>
    <message>
        <source>Straights $BeforeVersion is installed, which is newer than ${VERSION}.

Do you want to put the older one in its place? It may be unable to open games that the newer one saved.</source>
        <translation>Está instalado Straights $BeforeVersion, que es más nuevo que ${VERSION}.

¿Quiere poner la versión más antigua en su lugar? Puede que no sepa abrir las partidas que guardó la más nueva.</translation>
    </message>
    <message>
        <source>Straights will be installed for you alone; that needs no administrator.

If an older version is there, this one takes its place. Your games, settings and statistics stay.</source>
        <translation>Straights se instalará solo para usted; no hace falta un administrador.

Si hay una versión más antigua, esta ocupa su lugar. Sus partidas, sus ajustes y sus estadísticas se quedan.</translation>
    </message>
    <message>
        <source>Everything by mouse, by keyboard and by screen reader</source>
        <translation>Todo con ratón, teclado y lector de pantalla</translation>
    </message>
    <message>
        <source>The disk of $INSTDIR has $1 MB left, and Straights needs ${SIZE_MB} MB.

Nothing was changed. Make room, or choose a folder on another disk.</source>
        <translation>En el disco de $INSTDIR quedan $1 MB, y Straights necesita ${SIZE_MB} MB.

No se ha cambiado nada. Libere espacio o elija una carpeta en otro disco.</translation>
    </message>
    <message>
        <source>In $INSTDIR there is already a folder _internal, which belongs to another program.

Choose another folder; this one stays as it is.</source>
        <translation>En $INSTDIR ya hay una carpeta _internal, que es de otro programa.

Elija otra carpeta; esta se queda como está.</translation>
    </message>
    <message>
        <source>Several people on one computer, with each hand hidden between turns</source>
        <translation>Varias personas en un mismo equipo, con un telón entre los turnos</translation>
    </message>
    <message>
        <source>Straights will be removed from this folder. Your games, settings and statistics stay; whatever else is in the folder stays as well.</source>
        <translation>Straights se quitará de esta carpeta. Sus partidas, sus ajustes y sus estadísticas se quedan; también lo demás que haya en la carpeta.</translation>
    </message>
    <message>
        <source>Straights needs a 64-bit Windows 10 or 11. This Windows has 32 bits.</source>
        <translation>Straights necesita Windows 10 u 11 de 64 bits. Este Windows es de 32 bits.</translation>
    </message>
    <message>
        <source>Card game of the Sevens family for four</source>
        <translation>Juego de cartas de la familia de los sietes para cuatro</translation>
    </message>
    <message>
        <source>Hints with reasons, undo, replays, statistics, and a game that is saved after every move</source>
        <translation>Consejos razonados, deshacer, repeticiones, estadísticas; se guarda tras cada jugada</translation>
    </message>
    <message>
        <source>Straights is running.

Close it and choose Retry. Your game is saved after every move.</source>
        <translation>Straights está en marcha.

Ciérrelo y elija Reintentar. Su partida se guarda después de cada jugada.</translation>
    </message>
    <message>
        <source>Straights saved game</source>
        <translation>Partida guardada de Straights</translation>
    </message>
    <message>
        <source>Build rows of cards from seven to ace and king, against computers or friends</source>
        <translation>Forme filas de cartas del siete al as y al rey, contra el ordenador o con amigos</translation>
    </message>
    <message>
        <source>Icon on the desktop</source>
        <translation>Icono en el escritorio</translation>
    </message>
    <message>
        <source>Qt, Python and the other parts have licences of their own, the GNU LGPL among them. They are installed too, in _internal\straights_gui\resources\licences, and shown under Help, About.</source>
        <translation>Qt, Python y las demás partes tienen sus propias licencias, entre ellas la GNU LGPL. Se instalan en _internal\straights_gui\resources\licences y se muestran en Ayuda, Acerca de.</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <extracomment>The name of a pile: cards that a player has put face down.</extracomment>
        <translation>Descartes</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>A bet is {least} to {most} chips.</source>
        <translation>Una apuesta es de {least} a {most} fichas.</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>All in {chips}</source>
        <translation>Todo {chips}</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Apuesta</translation>
    </message>
    <message>
        <source>Bet {bet}: you win about {hundredths} of 100</source>
        <translation>Apueste {bet}: gana unas {hundredths} de cada 100</translation>
    </message>
    <message>
        <source>Bet {number}</source>
        <translation>Apostar {number}</translation>
    </message>
    <message>
        <source>Call {chips}</source>
        <translation>Igualar {chips}</translation>
    </message>
    <message>
        <source>Call {chips} to win {pot}, or fold</source>
        <translation>Iguale {chips} para ganar {pot}, o retírese</translation>
    </message>
    <message>
        <source>Call: you win about {hundredths} of 100, {needed} are enough</source>
        <translation>Iguale: gana unas {hundredths} de cada 100, bastan {needed}</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Check: a called bet wins about {hundredths} of 100</source>
        <translation>Pase: si le igualan, gana unas {hundredths} de cada 100</translation>
    </message>
    <message>
        <source>Checking is free. Fold anyway?</source>
        <translation>Pasar es gratis. ¿Retirarse de todos modos?</translation>
    </message>
    <message>
        <source>Exchange {cards}: better in {hundredths} of 100</source>
        <translation>Cambie {cards}: mejora en {hundredths} de cada 100</translation>
    </message>
    <message>
        <source>Exchange {number}</source>
        <translation>Cambiar {number}</translation>
    </message>
    <message>
        <source>Fold</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Retirarse</translation>
    </message>
    <message>
        <source>Fold: you win about {hundredths} of 100, {needed} are needed</source>
        <translation>Retírese: gana unas {hundredths} de cada 100, hacen falta {needed}</translation>
    </message>
    <message>
        <source>Hand {number} begins.</source>
        <translation>Empieza la mano {number}.</translation>
    </message>
    <message>
        <source>Hand {number} · exchange</source>
        <translation>Mano {number} · cambio</translation>
    </message>
    <message>
        <source>Hand {number} · first bets</source>
        <translation>Mano {number} · primeras apuestas</translation>
    </message>
    <message>
        <source>Hand {number} · last bets</source>
        <translation>Mano {number} · últimas apuestas</translation>
    </message>
    <message>
        <source>Hand {number} · over</source>
        <translation>Mano {number} · terminada</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Conservar todas</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Conserve todas las cartas</translation>
    </message>
    <message>
        <source>Last: {what}.</source>
        <translation>Última acción: {what}.</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Bote principal</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Nadie ha apostado.</translation>
    </message>
    <message>
        <source>Others are expected to hold the better hands if they bet or call.</source>
        <translation>Quien apuesta o iguala tiene probablemente una de las mejores manos.</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Bote secundario</translation>
    </message>
    <message>
        <source>Somebody has bet: call, or fold.</source>
        <translation>Alguien ha apostado: iguale o retírese.</translation>
    </message>
    <message>
        <source>The discards are shuffled and drawn again.</source>
        <translation>Las cartas descartadas se barajan y se roban de nuevo.</translation>
    </message>
    <message>
        <source>Then you beat {hundredths} of 100 random hands.</source>
        <translation>Después gana a {hundredths} de cada 100 manos al azar.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Esta mano</translation>
    </message>
    <message>
        <source>Aces are high, and low in the straight from ace to five.</source>
        <translation>El as es alto, y bajo en la escalera del as al cinco.</translation>
    </message>
    <message>
        <source>From best to worst: straight flush, four of a kind, full house (three and a pair), flush (one suit), straight (five ranks in a row), three of a kind, two pairs, a pair, the highest card.</source>
        <translation>De mejor a peor: escalera de color, póker, full (trío y pareja), color (un palo), escalera (cinco valores seguidos), trío, doble pareja, pareja, carta más alta.</translation>
    </message>
    <message>
        <source>The ante doubles every {count} hands.</source>
        <translation>Esa cantidad se duplica cada {count} manos.</translation>
    </message>
    <message>
        <source>The player with the D is the dealer; the next player bets first.</source>
        <translation>La D indica quién reparte; apuesta primero el siguiente jugador.</translation>
    </message>
    <message>
        <source>With too few chips to call, go all in: you stay in the hand, and can win as much from each other player as you put in. The others bet for the rest in a side pot.</source>
        <translation>Si no tiene fichas suficientes para igualar, apueste todo: sigue en la mano y puede ganar de cada jugador tanto como ha puesto. Los demás juegan el resto en un bote lateral.</translation>
    </message>
    <message>
        <source>You can exchange at most four cards.</source>
        <translation>Puede cambiar cuatro cartas como máximo.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Gana la partida.</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Gana {chips}</translation>
    </message>
    <message>
        <source>You win {chips}: {more} more than you paid</source>
        <translation>Gana {chips}: {more} más de lo que pagó</translation>
    </message>
    <message>
        <source>Your hand: {cards}, {hand}.</source>
        <translation>Su mano: {cards}, {hand}.</translation>
    </message>
    <message>
        <source>Your turn: check or bet</source>
        <translation>Su turno: pase o apueste</translation>
    </message>
    <message>
        <source>Your turn: choose up to four cards to exchange</source>
        <translation>Su turno: elija hasta cuatro cartas para cambiar</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>ases</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>todo</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>apuesta {chips}</translation>
    </message>
    <message>
        <source>by the odds</source>
        <translation>según las probabilidades</translation>
    </message>
    <message>
        <source>calls {chips}</source>
        <translation>iguala {chips}</translation>
    </message>
    <message>
        <source>checks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>ochos</translation>
    </message>
    <message>
        <source>exchanged {count}</source>
        <translation>cambió {count}</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>cincos</translation>
    </message>
    <message>
        <source>flush up to {rank}</source>
        <translation>color hasta {rank}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>retirado</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>póquer de {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>cuatros</translation>
    </message>
    <message>
        <source>full house: {ranks} and {others}</source>
        <translation>full: {ranks} y {others}</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>jotas</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>conserva todas</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>reyes</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>nueves</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>pareja de {ranks}</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>reinas</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>escalera real</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>sietes</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>seises</translation>
    </message>
    <message>
        <source>straight flush up to {rank}</source>
        <translation>escalera de color hasta {rank}</translation>
    </message>
    <message>
        <source>straight up to {rank}</source>
        <translation>escalera hasta {rank}</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dieces</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>trío de {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>treses</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>doses</translation>
    </message>
    <message>
        <source>{names} share {chips}</source>
        <translation>{names} se reparten {chips}</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} ganan la partida.</translation>
    </message>
    <message>
        <source>{name} bets {chips}.</source>
        <translation>{name} apuesta {chips}.</translation>
    </message>
    <message>
        <source>{name} calls with {chips}.</source>
        <translation>{name} iguala con {chips}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} exchanges {count}.</source>
        <translation>{name} cambia cartas: {count}.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} se retira.</translation>
    </message>
    <message>
        <source>{name} can’t pay the ante and is out.</source>
        <translation>{name} tiene muy pocas fichas para la mano siguiente.</translation>
    </message>
    <message>
        <source>{name} is all in with {chips}.</source>
        <translation>{name} va con todo: {chips}.</translation>
    </message>
    <message>
        <source>{name} keeps all cards.</source>
        <translation>{name} conserva todas las cartas.</translation>
    </message>
    <message>
        <source>{name} pays {chips}.</source>
        <translation>{name} paga {chips}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} muestra {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name} muestra {cards}: {hand}.</translation>
    </message>
    <message>
        <source>{name} takes back an uncalled bet of {chips}.</source>
        <translation>{name} recupera {chips}: nadie igualó.</translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation>{name} gana {chips}</translation>
    </message>
    <message>
        <source>{name} wins {chips}.</source>
        <translation>{name} gana {chips}.</translation>
    </message>
    <message>
        <source>{name}: {chips} chips.</source>
        <translation>{name}: {chips} fichas.</translation>
    </message>
    <message>
        <source>{pot}: {chips}.</source>
        <translation>{pot}: {chips}.</translation>
    </message>
    <message>
        <source>{ranks} and {others}</source>
        <translation>{ranks} y {others}</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ bote</translation>
    </message>
    <message>
        <source>With five cards, check, bet, call or fold. Nobody raises.</source>
        <translation>Con cinco cartas, pase, apueste, iguale o retírese. Nadie sube la apuesta.</translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays {ante} for each hand.</source>
        <translation>Cada jugador tiene {chips} fichas y paga {ante} por mano.</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>prudente</translation>
    </message>
    <message>
        <source>A player who can’t pay the ante is out.</source>
        <translation>Quien tiene muy pocas fichas para la mano siguiente queda fuera.</translation>
    </message>
    <message>
        <source>20 hands</source>
        <translation>20 manos</translation>
    </message>
    <message>
        <source>Bet, exchange cards, bet again. Best hand wins.</source>
        <translation>Apueste, cambie cartas, apueste otra vez. Gana la mejor mano.</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Five Card Draw</translation>
    </message>
    <message>
        <source>Then exchange up to four cards, and bet once more.</source>
        <translation>Después cambie hasta cuatro cartas y apueste una vez más.</translation>
    </message>
    <message>
        <source>reckless</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>temerario</translation>
    </message>
    <message>
        <source>The best hand wins the pot. Equal hands share it.</source>
        <translation>La mejor mano gana el bote. Las manos iguales lo reparten.</translation>
    </message>
    <message>
        <source>Until one has all chips</source>
        <translation>Hasta que uno tenga todas las fichas</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>cambiar</translation>
    </message>
    <message>
        <source>You are out: too few chips for the next hand. The others play on.</source>
        <translation>Ha quedado fuera: tiene muy pocas fichas para la mano siguiente. Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>All others folded.</source>
        <translation>Los demás se retiraron.</translation>
    </message>
    <message>
        <source>Both have {hand}: the next highest card decides.</source>
        <translation>Ambos tienen {hand}: decide la siguiente carta más alta.</translation>
    </message>
    <message>
        <source>Equal hands: {hand}.</source>
        <translation>Manos iguales: {hand}.</translation>
    </message>
    <message>
        <source>The others in this pot folded.</source>
        <translation>Los demás de este bote se retiraron.</translation>
    </message>
    <message>
        <source>{name} wins it</source>
        <translation>Gana {name}</translation>
    </message>
    <message>
        <source>You win it</source>
        <translation>Gana usted</translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat your {other}.</source>
        <translation>
            <numerusform>{hand} gana a su mano: {other}.</numerusform>
            <numerusform>{hand} ganan a su mano: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat {other}.</source>
        <translation>
            <numerusform>{hand} gana a {other}.</numerusform>
            <numerusform>{hand} ganan a {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had no chips for this pot.</source>
        <translation>Sin fichas para este bote: {names}.</translation>
    </message>
    <message>
        <source>{names} share it</source>
        <translation>{names} comparten</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>carta alta: {rank}</translation>
    </message>
</context>
<context>
    <name>EnterButton</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Intro</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Each round starts with the seven of spades.</source>
        <translation>Cada ronda empieza con el siete de picas.</translation>
    </message>
    <message>
        <source>This seat is already set that way.</source>
        <translation>Este asiento ya está configurado así.</translation>
    </message>
    <message>
        <source>it was changed after it was saved</source>
        <translation>se modificó después de guardarla</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>el disco está lleno</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>acceso denegado</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Introduzca un nombre.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>se guardó con una versión más nueva de Straights</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>es demasiado grande para ser una partida guardada</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>No tiene esa carta.</translation>
    </message>
    <message>
        <source>it isn’t a Straights game, or it is incomplete</source>
        <translation>no es una partida de Straights, o está incompleta</translation>
    </message>
    <message>
        <source>it isn’t there</source>
        <translation>la ubicación no existe</translation>
    </message>
    <message>
        <source>You have a card that fits, so you can’t discard.</source>
        <translation>Tiene una carta que encaja, así que no puede descartar.</translation>
    </message>
    <message>
        <source>the disk doesn’t work</source>
        <translation>el disco no funciona</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>Es el turno de {name}.</translation>
    </message>
    <message>
        <source>it can’t be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>A computer is playing this seat.</source>
        <translation>Un ordenador juega en este asiento.</translation>
    </message>
    <message>
        <source>{card} is queued. Esc cancels.</source>
        <translation>Carta en espera: {card}. Esc cancela.</translation>
    </message>
    <message>
        <source>{card} doesn’t fit yet: its row has to reach it first.</source>
        <translation>Aún no encaja: {card}. Su fila tiene que llegar antes hasta ella.</translation>
    </message>
    <message>
        <source>{card} is no longer queued.</source>
        <translation>{card} ya no está en espera.</translation>
    </message>
    <message>
        <source>Couldn’t use the statistics in {file} ({reason}). The game continues without them.</source>
        <translation>No se pudieron usar las estadísticas de {file} ({reason}). El juego continúa sin ellas.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics ({reason}). They are kept as {file}, and new ones are started.</source>
        <translation>No se pudieron leer las estadísticas ({reason}). Se conservan como {file} y se empiezan otras nuevas.</translation>
    </message>
    <message>
        <source>This name contains characters that can’t be shown.</source>
        <translation>Este nombre contiene caracteres que no se pueden mostrar.</translation>
    </message>
    <message>
        <source>This link is incomplete. Ask for a new one.</source>
        <translation>Este enlace está incompleto. Pida otro.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Your form</source>
        <translation>Su forma</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Your game</source>
        <translation>Su partida</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move. A simpler computer takes over.</source>
        <translation>{name} intentó una jugada ilegal. Continúa un ordenador más sencillo.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save game</source>
        <translation>Guardar partida</translation>
    </message>
    <message>
        <source>Straights games (*.straights)</source>
        <translation>Partidas de Straights (*.straights)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardada como {file}.</translation>
    </message>
    <message>
        <source>{moment}, round {round}, with {names}</source>
        <translation>{moment}, ronda {round}, con {names}</translation>
    </message>
    <message>
        <source>Couldn’t save the game to {file}: {reason}.</source>
        <translation>No se pudo guardar la partida en {file}: {reason}.</translation>
    </message>
    <message>
        <source>game.straights</source>
        <extracomment>The suggested name of a file with one game; the ending stays.</extracomment>
        <translation>partida.straights</translation>
    </message>
    <message>
        <source>everything.straights</source>
        <extracomment>The suggested name of a file with all games; the ending stays.</extracomment>
        <translation>todo.straights</translation>
    </message>
    <message>
        <source>Games added: {games}, rounds in the statistics: {rounds}, days: {days}.</source>
        <translation>Partidas añadidas: {games}, rondas en las estadísticas: {rounds}, días: {days}.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>Leave this game?</source>
        <translation>¿Dejar esta partida?</translation>
    </message>
    <message>
        <source>You play on from {place}. The original game is under “Open”.</source>
        <translation>Sigue jugando desde: {place}. La partida original está en «Abrir».</translation>
    </message>
    <message>
        <source>Your current game is saved. You can find it under “Open”.</source>
        <translation>La partida actual está guardada. La encontrará en «Abrir».</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Dejar la partida</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Abrir partida</translation>
    </message>
    <message>
        <source>Number copied.</source>
        <translation>Número copiado.</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation>No hay partidas recientes</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partida copiada.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics any more. You can find it under “Open”.</source>
        <translation>Esta partida ya no contará en las estadísticas. La encontrará en «Abrir».</translation>
    </message>
    <message>
        <source>The game starts again. Your previous one is under “Open”.</source>
        <translation>La partida empieza de nuevo. La anterior está en «Abrir».</translation>
    </message>
    <message>
        <source>Restart this game?</source>
        <translation>¿Reiniciar esta partida?</translation>
    </message>
    <message>
        <source>Couldn’t open {file}: {reason}.</source>
        <translation>No se pudo abrir {file}: {reason}.</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>A button: begin the same game again.</extracomment>
        <translation>Reiniciar</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Copiar la partida</translation>
    </message>
    <message>
        <source>Copy this game?</source>
        <translation>¿Copiar esta partida?</translation>
    </message>
    <message>
        <source>The text tells every player’s cards.</source>
        <translation>El texto revela las cartas de cada jugador.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Everyone else, look away!</source>
        <translation>Los demás, ¡no miren!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostrar mis cartas</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, es su turno.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{advice} H: why?</source>
        <translation>{advice} H: ¿por qué?</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>No hay pistas disponibles: {reason}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>A computer is choosing a card.</extracomment>
        <translation>Pensando…</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>Let other devices on my network &amp;join</source>
        <translation>Permitir que se &amp;unan otros dispositivos de mi red</translation>
    </message>
    <message>
        <source>Without it, only windows and browsers on this computer can join.</source>
        <translation>Si no, solo pueden unirse ventanas y navegadores de este ordenador.</translation>
    </message>
    <message>
        <source>If your computer asks whether Straights may use the network, allow it.</source>
        <translation>Si el ordenador pregunta si Straights puede usar la red, permítalo.</translation>
    </message>
    <message>
        <source>Your computer becomes the table. Others join from a phone, a browser or another window of Straights; they need nothing but the link.</source>
        <translation>Su ordenador se convierte en la mesa. Los demás se unen desde un teléfono, un navegador u otra ventana de Straights; solo necesitan el enlace.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Asiento {number}</translation>
    </message>
    <message>
        <source>Free for whoever joins.</source>
        <translation>Libre para quien se una.</translation>
    </message>
    <message>
        <source>A person who joins</source>
        <translation>Alguien que se una</translation>
    </message>
    <message>
        <source>&amp;Time for a move</source>
        <translation>&amp;Tiempo por jugada</translation>
    </message>
    <message>
        <source>More time for slow moves: for each player, for the whole game.</source>
        <translation>Más tiempo para jugadas lentas: para cada jugador, para toda la partida.</translation>
    </message>
    <message>
        <source>Time &amp;bank</source>
        <translation>&amp;Reserva de tiempo</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Crear la mesa</translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no limit of time.</extracomment>
        <translation>Ninguna</translation>
    </message>
</context>
<context>
    <name>HostingController</name>
    <message>
        <source>Continue with your table?</source>
        <translation>¿Continuar con su mesa?</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Abrir la mesa</translation>
    </message>
    <message>
        <source>The page for phones is missing: only windows can join. To build it: {command}</source>
        <translation>Falta la página para teléfonos: solo pueden unirse ventanas. Para crearla: {command}</translation>
    </message>
    <message>
        <source>Still at the table: {names}.</source>
        <translation>Siguen en la mesa: {names}.</translation>
    </message>
    <message>
        <source>The game is kept: you can open the table again at the next start.</source>
        <translation>La partida se conserva: podrá volver a abrir la mesa en el próximo inicio.</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>¿Cerrar la mesa?</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Cerrar la mesa</translation>
    </message>
    <message>
        <source>The table’s server is running again.</source>
        <translation>El servidor de la mesa vuelve a funcionar.</translation>
    </message>
    <message>
        <source>The table’s server stopped. It is starting again; nothing is lost.</source>
        <translation>El servidor de la mesa se detuvo. Se está reiniciando; no se pierde nada.</translation>
    </message>
    <message>
        <source>Your table was open when Straights ended. Everyone can come back to it.</source>
        <translation>Su mesa estaba abierta cuando terminó Straights. Todos pueden volver a ella.</translation>
    </message>
    <message>
        <source>Opening the table…</source>
        <translation>Creando la mesa…</translation>
    </message>
    <message>
        <source>Close it for good</source>
        <translation>Cerrarla definitivamente</translation>
    </message>
    <message>
        <source>Couldn’t open the table: {reason}</source>
        <translation>No se pudo crear la mesa: {reason}</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Tables at this address</source>
        <translation>Mesas en esta dirección</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Sentarse</translation>
    </message>
    <message>
        <source>your last table</source>
        <translation>su última mesa</translation>
    </message>
    <message>
        <source>Tables near you and at this address</source>
        <translation>Mesas cercanas y en esta dirección</translation>
    </message>
    <message>
        <source>Paste it here</source>
        <translation>Péguelo aquí</translation>
    </message>
    <message>
        <source>&amp;Link or address</source>
        <translation>En&amp;lace o dirección</translation>
    </message>
    <message>
        <source>Tables near you</source>
        <translation>Mesas cercanas</translation>
    </message>
    <message>
        <source>If you lose the connection, your seat waits for you.</source>
        <translation>Si se corta la conexión, su asiento le espera.</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>A button: search for tables again.</extracomment>
        <translation>&amp;Actualizar</translation>
    </message>
    <message>
        <source>looking…</source>
        <extracomment>Shown while tables on the network are searched.</extracomment>
        <translation>buscando…</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>A button: look on at a table without a seat.</extracomment>
        <translation>&amp;Mirar</translation>
    </message>
</context>
<context>
    <name>LastTable</name>
    <message>
        <source>Table {table} is closed.</source>
        <translation>La mesa {table} está cerrada.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>A button: leave the lesson.</extracomment>
        <translation>Omitir</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back to the sheet before.</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Each row begins with its seven. Play {card}.</source>
        <translation>Cada fila empieza por su siete. Juegue {card}.</translation>
    </message>
    <message>
        <source>Nobody has bet, so it is free to stay in. Press “{button}”.</source>
        <translation>Nadie ha apostado, así que seguir es gratis. Pulse «{button}».</translation>
    </message>
    <message>
        <source>Nothing fits: a chip of yours goes to the pool. Press “{button}”.</source>
        <translation>Nada encaja: una ficha suya va al bote. Pulse «{button}».</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. An ace costs 1 point, a king 13. Choose {card}.</source>
        <translation>Nada encaja: descarte una carta. Un as cuesta 1 punto; un rey, 13. Elija {card}.</translation>
    </message>
    <message>
        <source>Then it grows card by card, up to the king and down to the ace. Play {card}.</source>
        <translation>Luego crece carta a carta, hasta el rey y hasta el as. Juegue {card}.</translation>
    </message>
    <message>
        <source>Two cards fit. Play {card}: more of yours can follow it.</source>
        <translation>Encajan dos cartas. Juegue {card}: otras suyas pueden seguirla.</translation>
    </message>
    <message>
        <source>You have two pairs. Choose {card} to exchange it.</source>
        <translation>Tiene dos parejas. Elija {card} para cambiarla.</translation>
    </message>
    <message>
        <source>You may choose up to four cards: one will do. Press “{button}”.</source>
        <translation>Puede elegir hasta cuatro cartas: basta una. Pulse «{button}».</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and the pool is yours.</source>
        <translation>Su última carta encaja. Juegue {card} y el bote es suyo.</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and you win the round.</source>
        <translation>Su última carta encaja. Juegue {card} y gana la ronda.</translation>
    </message>
    <message>
        <source>Nothing fits: let the others go on. Press “{button}”.</source>
        <translation>Nada encaja: deje seguir a los demás. Pulse «{button}».</translation>
    </message>
    <message>
        <source>Two pairs often win. Make the others pay to stay in: press “{button}”.</source>
        <translation>Dos parejas ganan a menudo. Que los demás paguen por seguir: pulse «{button}».</translation>
    </message>
    <message>
        <source>You know the game now.</source>
        <translation>Ya conoce el juego.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Components</source>
        <extracomment>A tab: the libraries that the program uses.</extracomment>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>The title of a sheet with legal texts.</extracomment>
        <translation>Licencias</translation>
    </message>
</context>
<context>
    <name>LuckBar</name>
    <message>
        <source>Cards</source>
        <extracomment>A caption: the part of the luck, above the values of the cards dealt.</extracomment>
        <translation>Cartas</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Typed {rank}. Now type the suit: C, D, H or S. Esc cancels.</source>
        <translation>{rank} escrito. Escriba ahora el palo: C (tréboles), D (diamantes), H (corazones) o S (picas). Esc cancela.</translation>
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
        <translation>Mostrar la respuesta</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Siguiente problema</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Seguir desde aquí</translation>
    </message>
    <message>
        <source>A game of its own, against the same computers. This one stays in “Open”.</source>
        <translation>Una partida aparte, contra los mismos ordenadores. Esta queda en «Abrir».</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Volver al análisis</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Which card would you discard? Click it.</source>
        <translation>¿Qué carta descartaría? Haga clic en ella.</translation>
    </message>
    <message>
        <source>Which card would you play? Click it.</source>
        <translation>¿Qué carta jugaría? Haga clic en ella.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>This card doesn’t fit. Choose one of the raised cards.</source>
        <translation>Esta carta no encaja. Elija una de las cartas levantadas.</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>Number {seed}</source>
        <translation>Número {seed}</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Sello {seal}…</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Reparto del día, {date}</translation>
    </message>
    <message>
        <source>A computer will play for you. You can take back your seat later.</source>
        <translation>Un ordenador jugará por usted. Podrá recuperar su asiento más tarde.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics.</source>
        <translation>Esta partida no contará en las estadísticas.</translation>
    </message>
    <message>
        <source>A computer is playing for you. “Undo” gives you back your seat.</source>
        <translation>Un ordenador juega por usted. Con «Deshacer» recupera su asiento.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <extracomment>A question before your seat is handed to a computer.</extracomment>
        <translation>¿Rage-quit?</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>To find tables on your network, type: {command}</source>
        <translation>Para encontrar mesas en su red, escriba: {command}</translation>
    </message>
    <message>
        <source>Couldn’t look for tables on your network. Paste a link instead.</source>
        <translation>No se pudieron buscar mesas en su red. Pegue un enlace en su lugar.</translation>
    </message>
</context>
<context>
    <name>NearbyOffers</name>
    <message>
        <source>on your network</source>
        <translation>en su red</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Mesa de {name}</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>There is no host {host}. Check the address.</source>
        <translation>No existe el servidor {host}. Compruebe la dirección.</translation>
    </message>
    <message>
        <source>No server answers at {host}, port {port}.</source>
        <translation>Ningún servidor responde en {host}, puerto {port}.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>Se ha perdido la conexión con {host}.</translation>
    </message>
    <message>
        <source>The server at {host} is starting again.</source>
        <translation>El servidor {host} se está reiniciando.</translation>
    </message>
    <message>
        <source>The table at {host} was closed by its host. If it opens again, you have your seat back.</source>
        <translation>El anfitrión ha cerrado la mesa en {host}. Si la vuelve a abrir, recuperará su asiento.</translation>
    </message>
    <message>
        <source>The server at {host} has no room at the moment.</source>
        <translation>El servidor {host} no tiene sitio en este momento.</translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Conectando con {host}…</translation>
    </message>
    <message>
        <source>No encrypted connection to {host} is possible ({detail}).</source>
        <translation>No es posible una conexión cifrada con {host} ({detail}).</translation>
    </message>
    <message>
        <source>The server at {host} refuses the connection.</source>
        <translation>El servidor {host} rechaza la conexión.</translation>
    </message>
    <message>
        <source>Straights can’t read the answer of {host}.</source>
        <translation>Straights no entiende la respuesta de {host}.</translation>
    </message>
    <message>
        <source>{host} has another version. Update Straights, or ask the server’s owner to update.</source>
        <translation>{host} tiene otra versión. Actualice Straights, o pida al propietario del servidor que lo actualice.</translation>
    </message>
    <message>
        <source>Too many messages were sent to {host}. Wait a moment.</source>
        <translation>Se enviaron demasiados mensajes a {host}. Espere un momento.</translation>
    </message>
    <message>
        <source>{host} can’t prove who it is: {detail}. Ask its owner for a valid certificate.</source>
        <translation>{host} no puede demostrar su identidad: {detail}. Pida a su propietario un certificado válido.</translation>
    </message>
    <message>
        <source>The network doesn’t reach {host}. Are you online?</source>
        <translation>La red no llega a {host}. ¿Tiene conexión?</translation>
    </message>
    <message>
        <source>The server at {host} isn’t available at the moment ({detail}).</source>
        <translation>El servidor {host} no está disponible en este momento ({detail}).</translation>
    </message>
    <message>
        <source>{host} isn’t a Straights server.</source>
        <translation>{host} no es un servidor de Straights.</translation>
    </message>
    <message>
        <source>{host} doesn’t answer.</source>
        <translation>{host} no responde.</translation>
    </message>
</context>
<context>
    <name>NetworkMenuController</name>
    <message>
        <source>A computer plays on in your place. The same link brings you back to your seat.</source>
        <translation>Un ordenador seguirá jugando por usted. El mismo enlace le devuelve a su asiento.</translation>
    </message>
    <message>
        <source>Leave table</source>
        <translation>Dejar la mesa</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Mesa {table}</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>A game is being played. You can do that once it is over.</source>
        <translation>Se está jugando una partida. Podrá hacerlo cuando termine.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Solo puede hacerlo el anfitrión.</translation>
    </message>
    <message>
        <source>Something went wrong at this table. You are coming back to it.</source>
        <translation>Algo ha fallado en esta mesa. Está volviendo a ella.</translation>
    </message>
    <message>
        <source>The server has refused that ({reason}).</source>
        <translation>El servidor lo ha rechazado ({reason}).</translation>
    </message>
    <message>
        <source>The server refused this. Check your name, and try again.</source>
        <translation>El servidor lo rechazó. Compruebe su nombre e inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Esta invitación ya no es válida. Pida una nueva.</translation>
    </message>
    <message>
        <source>This table is closed, or your seat was given away.</source>
        <translation>Esta mesa está cerrada o su asiento se dio a otra persona.</translation>
    </message>
    <message>
        <source>This table is full.</source>
        <translation>Esta mesa está llena.</translation>
    </message>
    <message numerus="yes">
        <source>{votes} of %n votes to remove {name} from the table.</source>
        <translation>
            <numerusform>{votes} de %n voto para expulsar a {name} de la mesa.</numerusform>
            <numerusform>{votes} de %n votos para expulsar a {name} de la mesa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has no room for this table now. Try again in a minute.</source>
        <translation>El servidor no tiene sitio para esta mesa ahora. Inténtelo de nuevo dentro de un minuto.</translation>
    </message>
    <message>
        <source>You have left and come back too often. Try again in a second.</source>
        <translation>Se ha ido y ha vuelto demasiadas veces. Inténtelo de nuevo en un segundo.</translation>
    </message>
    <message>
        <source>You were removed from this table.</source>
        <translation>Le han expulsado de esta mesa.</translation>
    </message>
    <message>
        <source>You were removed from this table. You can’t sit down here again.</source>
        <translation>Le han expulsado de esta mesa. No puede volver a sentarse aquí.</translation>
    </message>
    <message>
        <source>No more games can be played at this table. Open another one.</source>
        <translation>En esta mesa ya no se puede jugar. Cree otra.</translation>
    </message>
    <message>
        <source>This seat is taken, or the table is full. You can watch.</source>
        <translation>Este asiento está ocupado, o la mesa está llena. Puede mirar.</translation>
    </message>
    <message>
        <source>Someone sits there.</source>
        <translation>Ese asiento está ocupado.</translation>
    </message>
    <message>
        <source>A game is being played at this table. You can watch.</source>
        <translation>En esta mesa se está jugando una partida. Puede mirar.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library}, which isn’t installed.</source>
        <translation>Las mesas en red necesitan la biblioteca {library}, que no está instalada.</translation>
    </message>
    <message>
        <source>This table isn’t ready yet. Try again in a moment.</source>
        <translation>Esta mesa aún no está lista. Inténtelo de nuevo en un momento.</translation>
    </message>
    <message>
        <source>{name} couldn’t decide in time. The simplest computer chose this card.</source>
        <translation>{name} no pudo decidirse a tiempo. El ordenador más sencillo eligió esta carta.</translation>
    </message>
    <message>
        <source>That isn’t possible now.</source>
        <translation>Ahora no es posible.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library} (Debian: {package}), which isn’t installed.</source>
        <translation>Las mesas en red necesitan la biblioteca {library} (Debian: {package}), que no está instalada.</translation>
    </message>
    <message>
        <source>Tables over a network need Qt’s network library, which can’t be loaded ({reason}).</source>
        <translation>Las mesas en red necesitan la biblioteca de red de Qt, que no se puede cargar ({reason}).</translation>
    </message>
    <message>
        <source>Tables over a network need the Python package {package}, which isn’t installed.</source>
        <translation>Las mesas en red necesitan el paquete de Python {package}, que no está instalado.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>easy computers</source>
        <translation>ordenadores fáciles</translation>
    </message>
    <message>
        <source>follow your form</source>
        <translation>siguen su forma</translation>
    </message>
    <message>
        <source>three experts</source>
        <translation>tres expertos</translation>
    </message>
    <message>
        <source>up to very hard</source>
        <translation>hasta profesional</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>A group of three opponents to choose: computers that are easily beaten.</extracomment>
        <translation>Relajado</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <extracomment>A group of three opponents to choose: computers that play better when you win.</extracomment>
        <translation>Adaptable</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A group of three opponents to choose: three experts.</extracomment>
        <translation>Fuerte</translation>
    </message>
    <message>
        <source>Clara</source>
        <extracomment>A name of a computer player, a woman; another one if your language cannot write it.</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A group of three opponents to choose: computers of different levels, as strong as a usual player.</extracomment>
        <translation>Equilibrado</translation>
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
</context>
<context>
    <name>NewGameBox</name>
    <message>
        <source>Change…</source>
        <extracomment>A button: choose other players for the new game.</extracomment>
        <translation>Cambiar…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Jugado por</translation>
    </message>
    <message>
        <source>Game &amp;length</source>
        <translation>&amp;Duración de la partida</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Puntos que terminan la partida</translation>
    </message>
    <message>
        <source>To {points}</source>
        <translation>A {points}</translation>
    </message>
    <message>
        <source>Someone at this screen.</source>
        <translation>Alguien ante esta pantalla.</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>&amp;Número</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A choice: how long a game is.</extracomment>
        <translation>Duración</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A choice: a length of the game that is not in the list.</extracomment>
        <translation>Otra…</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: begin the new game.</extracomment>
        <translation>Empezar</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>A choice: a person plays at this seat.</extracomment>
        <translation>Persona</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>By number…</source>
        <translation>Por número…</translation>
    </message>
    <message>
        <source>Fixed before the first card. You can check it later.</source>
        <translation>Quedan fijadas antes de la primera. Puede comprobarlo después.</translation>
    </message>
    <message>
        <source>How strong should the others be?</source>
        <translation>¿Cómo de fuertes deben ser los demás?</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <extracomment>A choice: the cards of the new game are random.</extracomment>
        <translation>Barajadas</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. Lowest score wins.</source>
        <translation>Nada encaja: descarte una carta. Gana la puntuación más baja.</translation>
    </message>
    <message>
        <source>These rules can’t be played. Ask for the link again.</source>
        <translation>No se puede jugar con estas reglas. Pida otra vez el enlace.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On a button for some seconds: the link is in the clipboard now.</extracomment>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Olvidar estas reglas</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Guardar estas reglas</translation>
    </message>
    <message>
        <source>Share these rules</source>
        <translation>Compartir estas reglas</translation>
    </message>
    <message>
        <source>You can send it now: “Paste game” opens these rules in a window, a link opens them in the page, too.</source>
        <translation>Ya puede enviarlas: «Pegar partida» abre estas reglas en una ventana; un enlace las abre también en la página.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>El mismo número siempre reparte las mismas cartas.</translation>
    </message>
    <message>
        <source>Number of the cards</source>
        <translation>Número de las cartas</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Número nuevo</translation>
    </message>
    <message>
        <source>The number must be a whole number from {lowest} to {highest}.</source>
        <translation>El número debe ser un entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>This game’s number</source>
        <translation>Número de esta partida</translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Desde un archivo…</translation>
    </message>
</context>
<context>
    <name>OpeningText</name>
    <message>
        <source>{card} opens nothing.</source>
        <translation>{card} no abre nada.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold none.</source>
        <translation>{card} abre {cards}: no tiene ninguna.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold {own}.</source>
        <translation>{card} abre {cards}: usted tiene {own}.</translation>
    </message>
</context>
<context>
    <name>OthersBox</name>
    <message>
        <source>Friends scan a code or open a link. They install nothing.</source>
        <translation>Sus amigos escanean un código o abren un enlace. No instalan nada.</translation>
    </message>
</context>
<context>
    <name>OthersSheet</name>
    <message>
        <source>What the others see</source>
        <translation>Lo que ven los demás</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Su &amp;nombre</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: open a table for others.</extracomment>
        <translation>Crear</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What cost most</source>
        <translation>Lo que más costó</translation>
    </message>
    <message>
        <source>Copy result to share</source>
        <translation>Copiar el resultado para compartir</translation>
    </message>
    <message>
        <source>Play these cards from the next seat</source>
        <translation>Jugar desde el siguiente asiento</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Todas las rondas</translation>
    </message>
    <message>
        <source>A round can be reviewed once it is over.</source>
        <translation>Una ronda se puede analizar cuando ha terminado.</translation>
    </message>
    <message>
        <source>Reviewing round {number} of {count}…</source>
        <translation>Analizando la ronda {number} de {count}…</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a saved game, a number, or the input or output of the console program. The first line can give the number, as in “straights 5”.</source>
        <translation>Pegue una partida guardada, un número, o la entrada o la salida del programa de consola. La primera línea puede indicar el número, como en «straights 5».</translation>
    </message>
    <message>
        <source>Game text</source>
        <translation>Texto de la partida</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>&amp;Jugar</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Vote to remove {name}?</source>
        <translation>¿Votar para expulsar a {name}?</translation>
    </message>
    <message>
        <source>Remove {name} from the table?</source>
        <translation>¿Expulsar a {name} de la mesa?</translation>
    </message>
    <message>
        <source>If most of the others vote for it, a computer plays on.</source>
        <translation>Si la mayoría de los demás vota a favor, seguirá jugando un ordenador.</translation>
    </message>
    <message>
        <source>Vote to remove</source>
        <translation>Votar la expulsión</translation>
    </message>
    <message>
        <source>Mute phrases</source>
        <translation>Silenciar frases</translation>
    </message>
    <message>
        <source>Vote to remove…</source>
        <translation>Votar la expulsión…</translation>
    </message>
    <message>
        <source>Remove from the table…</source>
        <translation>Expulsar de la mesa…</translation>
    </message>
    <message>
        <source>Whoever is removed can’t sit down at this table again.</source>
        <translation>Una persona expulsada no puede volver a sentarse a esta mesa.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: take away a person from the table, or the picture that is chosen.</extracomment>
        <translation>Quitar</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Good luck!</source>
        <translation>¡Buena suerte!</translation>
    </message>
    <message>
        <source>Nice move!</source>
        <translation>¡Buena jugada!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>¡Gracias!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un momento, por favor.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>¡Bien jugado!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>¿Otra partida?</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Pulgar arriba</translation>
    </message>
    <message>
        <source>{name}: {phrase}</source>
        <translation>{name}: {phrase}</translation>
    </message>
    <message>
        <source>Tears</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Lágrimas</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>¡Hola!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>¡Lo siento!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>¡Ay!</translation>
    </message>
    <message>
        <source>Surprise</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Sorpresa</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>¡Adiós!</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Corazón</translation>
    </message>
    <message>
        <source>Laughter</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Risa</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the input were refused, the first is line {line}.</source>
        <translation>
            <numerusform>Se rechazó %n línea de la entrada: la línea {line}.</numerusform>
            <numerusform>Se rechazaron %n líneas de la entrada; la primera es la línea {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n libre</numerusform>
            <numerusform>%n libres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n rounds: points and ten-round average</source>
        <translation>
            <numerusform>Última ronda: puntos y media de diez</numerusform>
            <numerusform>Últimas %n rondas: puntos y media de diez</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>The state of a table in a list: no seat is free.</extracomment>
        <translation>completa</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points per round over time</source>
        <translation>Puntos por ronda a lo largo del tiempo</translation>
    </message>
    <message>
        <source>No rounds recorded yet</source>
        <translation>Aún no hay rondas registradas</translation>
    </message>
    <message>
        <source>All chips won and lost over time</source>
        <translation>Fichas ganadas y perdidas a lo largo del tiempo</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Portrait: {description}</source>
        <translation>Retrato: {description}</translation>
    </message>
</context>
<context>
    <name>PortraitPicker</name>
    <message>
        <source>Choose by name</source>
        <translation>Elegir según el nombre</translation>
    </message>
    <message>
        <source>The same name always has the same portrait.</source>
        <translation>El mismo nombre tiene siempre el mismo retrato.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>The title of the choice of a portrait.</extracomment>
        <translation>Retrato</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Woman with short black hair</source>
        <translation>Mujer de pelo negro corto</translation>
    </message>
    <message>
        <source>Woman with grey hair and glasses</source>
        <translation>Mujer de pelo gris con gafas</translation>
    </message>
    <message>
        <source>Woman with curly hair</source>
        <translation>Mujer de pelo rizado</translation>
    </message>
    <message>
        <source>Woman with blonde braids</source>
        <translation>Mujer de trenzas rubias</translation>
    </message>
    <message>
        <source>Woman with long black hair</source>
        <translation>Mujer de pelo negro largo</translation>
    </message>
    <message>
        <source>Woman with a headscarf</source>
        <translation>Mujer con pañuelo en la cabeza</translation>
    </message>
    <message>
        <source>Man with a brown beard</source>
        <translation>Hombre de barba castaña</translation>
    </message>
    <message>
        <source>Man with a cap</source>
        <translation>Hombre con gorra</translation>
    </message>
    <message>
        <source>Man with a moustache and a bow tie</source>
        <translation>Hombre con bigote y pajarita</translation>
    </message>
    <message>
        <source>Man with stubble and a hoodie</source>
        <translation>Hombre con barba de tres días y sudadera</translation>
    </message>
    <message>
        <source>Man with a goatee and glasses</source>
        <translation>Hombre con perilla y gafas</translation>
    </message>
    <message>
        <source>Man with a beret and a white beard</source>
        <translation>Hombre de barba blanca con boina</translation>
    </message>
</context>
<context>
    <name>PresetSheet</name>
    <message>
        <source>Players</source>
        <extracomment>A field: how many play the new game, from 2 to 8.</extracomment>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Your other games are kept in Today.</source>
        <translation>Sus otras partidas se conservan: las encontrará en «Hoy».</translation>
    </message>
</context>
<context>
    <name>PuzzleBox</name>
    <message>
        <source>Puzzles</source>
        <extracomment>The title of a box: three positions a day.</extracomment>
        <translation>Problemas</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Another puzzle</source>
        <translation>Otro problema</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} today, {grade}</source>
        <translation>Problema {number} de {count} de hoy, {grade}</translation>
    </message>
    <message>
        <source>Puzzle {number}, {grade}</source>
        <translation>Problema {number}, {grade}</translation>
    </message>
    <message>
        <source>Theme: discard early. Cheaper cards can wait.</source>
        <translation>Tema: descartar pronto. Las cartas más baratas pueden esperar.</translation>
    </message>
    <message>
        <source>This puzzle can’t be shown.</source>
        <translation>No se puede mostrar este problema.</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>intermedio</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>difícil</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Theme: build your row. Your own cards follow.</source>
        <translation>Tema: construir su fila. Siguen sus propias cartas.</translation>
    </message>
    <message>
        <source>Theme: keep cheap cards. They cost little if you must discard.</source>
        <translation>Tema: guardar las cartas baratas. Cuestan poco si tiene que descartar.</translation>
    </message>
    <message>
        <source>Theme: the last three. Think each card through to the end.</source>
        <translation>Tema: las tres últimas. Piense cada carta hasta el final.</translation>
    </message>
    <message>
        <source>Theme: keep rows closed. Play what opens least to the others.</source>
        <translation>Tema: mantener las filas cerradas. Juegue lo que menos abre a los demás.</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>Las tres últimas</translation>
    </message>
    <message>
        <source>Keep cheap cards</source>
        <translation>Guardar las cartas baratas</translation>
    </message>
    <message>
        <source>Build your row</source>
        <translation>Construir su fila</translation>
    </message>
    <message>
        <source>Discard early</source>
        <translation>Descartar pronto</translation>
    </message>
    <message>
        <source>Keep rows closed</source>
        <translation>Mantener las filas cerradas</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n reviewed rounds without hints.</source>
        <translation>
            <numerusform>Su puntuación aparece tras %n ronda analizada sin pistas.</numerusform>
            <numerusform>Su puntuación aparece tras %n rondas analizadas sin pistas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{price} points given away a round</source>
        <translation>{price} puntos regalados por ronda</translation>
    </message>
    <message>
        <source>You play like computers of level “{levels}”: {price} points given away a round.</source>
        <translation>Juega como los ordenadores de nivel «{levels}»: {price} puntos regalados por ronda.</translation>
    </message>
    <message numerus="yes">
        <source>You give away {price} points a round ({low} to {high}, last %n rounds), about as many as computers of level “{levels}”.</source>
        <translation>
            <numerusform>Regala {price} puntos por ronda (de {low} a {high}, última ronda), más o menos como los ordenadores de nivel «{levels}».</numerusform>
            <numerusform>Regala {price} puntos por ronda (de {low} a {high}, últimas %n rondas), más o menos como los ordenadores de nivel «{levels}».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>Points given away per round over time</source>
        <translation>Puntos regalados por ronda a lo largo del tiempo</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} discarded a card.</source>
        <translation>{name} descartó una carta.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} jugó: {card}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Go to start</source>
        <translation>Ir al principio</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Jugada anterior</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Jugada siguiente</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Ir al final</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Posición en la partida</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Ronda {round}, jugada {number} de {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Mostrar todas las manos</translation>
    </message>
</context>
<context>
    <name>ResultBoxes</name>
    <message>
        <source>What the result shows</source>
        <translation>Lo que muestra el resultado</translation>
    </message>
    <message>
        <source>The card that cost you most</source>
        <translation>La carta que más le costó</translation>
    </message>
    <message>
        <source>was better</source>
        <translation>era mejor</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>El reparto</translation>
    </message>
    <message>
        <source>Try that move again</source>
        <translation>Repetir esa jugada</translation>
    </message>
    <message>
        <source>Against the others’ average</source>
        <translation>Frente a la media de los demás</translation>
    </message>
    <message>
        <source>Costliest card</source>
        <translation>Carta más cara</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>su carta</translation>
    </message>
    <message>
        <source>Reasons</source>
        <extracomment>A button: why a card would have been better.</extracomment>
        <translation>Motivos</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>of {limit}</source>
        <translation>de {limit}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Unlucky, but right.</source>
        <translation>Mala suerte, pero bien jugado.</translation>
    </message>
    <message>
        <source>The same cards, deal {deal}:</source>
        <translation>Las mismas cartas, reparto {deal}:</translation>
    </message>
    <message>
        <source>You had help, or a player was exchanged.</source>
        <translation>Tuvo usted ayuda, o se cambió a un jugador.</translation>
    </message>
    <message>
        <source>Round {round}, move {move}</source>
        <translation>Ronda {round}, jugada {move}</translation>
    </message>
    <message>
        <source>{card}: the best choice</source>
        <translation>{card}: la mejor opción</translation>
    </message>
    <message>
        <source>{card}: about as good as {best}</source>
        <translation>{card}: más o menos igual que {best}</translation>
    </message>
    <message>
        <source>As your cards promised.</source>
        <translation>Lo que prometían sus cartas.</translation>
    </message>
    <message>
        <source>These cards are average.</source>
        <translation>Estas cartas están en la media.</translation>
    </message>
    <message>
        <source>These cards: {difference} than average.</source>
        <translation>Estas cartas: {difference} que la media.</translation>
    </message>
    <message>
        <source>You beat your cards by {points}.</source>
        <translation>{points} mejor que sus cartas.</translation>
    </message>
    <message>
        <source>{card} may open {others} for others.</source>
        <translation>{card} puede abrir {others} a los demás.</translation>
    </message>
    <message>
        <source>{best} brings more of your own cards nearer than {card}.</source>
        <translation>{best} acerca más cartas propias que {card}.</translation>
    </message>
    <message>
        <source>{card} ends its row: it could have waited.</source>
        <translation>{card} termina su fila: podía esperar.</translation>
    </message>
    <message>
        <source>The cards you were dealt</source>
        <translation>Las cartas que recibió</translation>
    </message>
    <message>
        <source>The others, and luck</source>
        <translation>Los demás y la suerte</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Sus decisiones</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>cerca de {points}</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>sin diferencia</translation>
    </message>
    <message>
        <source>{card} costs {points}, more than {best}.</source>
        <translation>{card} cuesta {points}, más que {best}.</translation>
    </message>
    <message>
        <source>{card} could have waited: it ended its row.</source>
        <translation>{card} podía esperar: terminaba su fila.</translation>
    </message>
    <message>
        <source>{card} opened {others} to the others.</source>
        <translation>{card} abrió {others} a los demás.</translation>
    </message>
    <message>
        <source>{card} was nearer to its row than {best}.</source>
        <translation>{card} estaba más cerca de su fila que {best}.</translation>
    </message>
    <message>
        <source>{best} costs more than {card} if you can’t play it later.</source>
        <translation>{best} cuesta más que {card} si luego no puede jugarla.</translation>
    </message>
    <message>
        <source>All other choices: about {points}</source>
        <translation>Todas las demás decisiones: alrededor de {points}</translation>
    </message>
    <message>
        <source>{points} better</source>
        <translation>{points} mejor</translation>
    </message>
    <message>
        <source>You discarded {points}; {less} would have done.</source>
        <translation>Descartó {points}; con {less} bastaba.</translation>
    </message>
    <message>
        <source>{points} saved: {card} is the best choice.</source>
        <translation>Ahorro: {points}. {card} es la mejor opción.</translation>
    </message>
    <message>
        <source>{points} short of your cards.</source>
        <translation>{points} peor que sus cartas.</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>{points} peor</translation>
    </message>
    <message>
        <source>Of your cards, only {card} was behind it.</source>
        <translation>Detrás solo tenía usted {card}.</translation>
    </message>
    <message>
        <source>{best} would have brought {own} nearer.</source>
        <translation>{best} habría acercado {own}.</translation>
    </message>
    <message>
        <source>{best} costs {points} if it doesn’t fit later.</source>
        <translation>{best} cuesta {points} si después no encaja.</translation>
    </message>
    <message>
        <source>{card} instead of {best}: about {points}</source>
        <translation>{card} y no {best}: alrededor de {points}</translation>
    </message>
    <message>
        <source>Nothing of yours was behind it.</source>
        <translation>Detrás no tenía usted nada.</translation>
    </message>
    <message>
        <source>In the game: {card}, the best choice.</source>
        <translation>En la partida: {card}, la mejor opción.</translation>
    </message>
    <message>
        <source>In the game: {card}, about as good as {best}.</source>
        <translation>En la partida: {card}, más o menos igual que {best}.</translation>
    </message>
    <message>
        <source>In the game: {card} instead of {best}, about {points}.</source>
        <translation>En la partida: {card} y no {best}, alrededor de {points}.</translation>
    </message>
    <message>
        <source>{card} is the best choice.</source>
        <translation>{card} es la mejor opción.</translation>
    </message>
    <message>
        <source>{count} of {all} mended</source>
        <translation>{count} de {all} corregidas</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>Result copied.</source>
        <translation>Resultado copiado.</translation>
    </message>
    <message>
        <source>No review available: {reason}</source>
        <translation>No hay análisis: {reason}</translation>
    </message>
</context>
<context>
    <name>ReviewSidePanel</name>
    <message>
        <source>Puzzle</source>
        <extracomment>The title of a panel: one position with a best card.</extracomment>
        <translation>Problema</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>You lead {name} {won} to {lost}</source>
        <translation>Gana usted a {name} por {won} a {lost}</translation>
    </message>
    <message>
        <source>{name} leads {lost} to {won}</source>
        <translation>{name} va ganando {lost} a {won}</translation>
    </message>
    <message>
        <source>You and {name}: {won} to {lost}</source>
        <translation>Usted y {name}: {won} a {lost}</translation>
    </message>
</context>
<context>
    <name>RoundPlurals</name>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>Con una pista</numerusform>
            <numerusform>Con %n pistas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>End of round {number}</source>
        <translation>Fin de la ronda {number}</translation>
    </message>
</context>
<context>
    <name>RoundText</name>
    <message>
        <source>A clean round for {name}!</source>
        <translation>¡Ronda sin puntos para {name}!</translation>
    </message>
    <message>
        <source>{name} takes the lead.</source>
        <translation>{name} toma la delantera.</translation>
    </message>
    <message>
        <source>{name} jumps from {before} to {after}.</source>
        <translation>{name} salta de {before} a {after}.</translation>
    </message>
    <message>
        <source>The worst round so far: {points} for {name}.</source>
        <translation>La peor ronda hasta ahora: {points} para {name}.</translation>
    </message>
    <message>
        <source>You are fourth, {points} behind {name}.</source>
        <translation>Va en cuarto lugar, a {points} de {name}.</translation>
    </message>
    <message>
        <source>You are second, {points} behind {name}.</source>
        <translation>Va en segundo lugar, a {points} de {name}.</translation>
    </message>
    <message>
        <source>You are third, {points} behind {name}.</source>
        <translation>Va en tercer lugar, a {points} de {name}.</translation>
    </message>
    <message>
        <source>You lead by {points}.</source>
        <translation>Va en cabeza, con {points} de ventaja.</translation>
    </message>
    <message>
        <source>You share the lead.</source>
        <translation>Comparte la cabeza.</translation>
    </message>
    <message>
        <source>You win, {points} ahead!</source>
        <translation>¡Gana con {points} de ventaja!</translation>
    </message>
    <message>
        <source>{name} is {points} from the limit.</source>
        <translation>{name} está a {points} del límite.</translation>
    </message>
    <message>
        <source>{name} leads with {points}.</source>
        <translation>{name} va en cabeza con {points}.</translation>
    </message>
    <message>
        <source>{name} share the lead.</source>
        <translation>{name} comparten el primer puesto.</translation>
    </message>
    <message>
        <source>A perfect game!</source>
        <translation>¡Una partida perfecta!</translation>
    </message>
    <message>
        <source>Decided in the last round.</source>
        <translation>Decidida en la última ronda.</translation>
    </message>
    <message>
        <source>A close game: {points} ahead.</source>
        <translation>Partida reñida: {points} de ventaja.</translation>
    </message>
    <message>
        <source>A clear win: {points} ahead.</source>
        <translation>Victoria clara: {points} de ventaja.</translation>
    </message>
    <message>
        <source>Better than average: {results}</source>
        <translation>Mejor que la media: {results}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When all hands are empty, the discards are turned over. Each one costs its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. {end} The lowest score wins; players who share it win together.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Puntos&lt;/h2&gt;&lt;p&gt;Cuando nadie tiene cartas en la mano, se descubren los descartes. Cada uno cuesta su valor: un as 1, un seis 6, una jota 11, una reina 12, un rey 13. Las cartas jugadas no cuestan nada.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Un as, un seis y un rey cuestan 1 + 6 + 13 = 20 puntos.&lt;/p&gt;&lt;p&gt;Los puntos de todas las rondas se suman. {end} Gana la puntuación más baja; quienes empatan ganan juntos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;If none of your cards fits, discard one: put it face down on your discard pile. The others don’t see which card it is until the round is over. It is out of the round and costs you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Cuando nada encaja&lt;/h2&gt;&lt;p&gt;Si ninguna de sus cartas encaja, descarte una: póngala boca abajo en su pila de descartes. Los demás no ven qué carta es hasta el final de la ronda. Queda fuera de juego y le cuesta sus puntos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, such as 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play or discard it; Space also skips animations&lt;/li&gt;&lt;li&gt;Esc: cancel&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: restart this game, Ctrl+R: replay, Ctrl+?: all keyboard shortcuts&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Teclas&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Izquierda, Derecha, Inicio, Fin: elegir una carta; o escribir su nombre, como 7 S o 1 0 H&lt;/li&gt;&lt;li&gt;Intro o Espacio: jugarla o descartarla; Espacio también omite las animaciones&lt;/li&gt;&lt;li&gt;Esc: cancelar&lt;/li&gt;&lt;li&gt;H: pista, Ctrl+Z: deshacer, Ctrl+Mayús+Z: rehacer, P: pausar los ordenadores&lt;/li&gt;&lt;li&gt;Ctrl+N: partida nueva, F5: reiniciar esta partida, Ctrl+R: repetición, Ctrl+?: todos los atajos de teclado&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Goal&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards. On the table, every suit grows into a row from its seven, down to the ace and up to the king. Cards that you can’t play cost points. The player with the fewest points at the end wins.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Objetivo&lt;/h2&gt;&lt;p&gt;Cada uno de los cuatro jugadores recibe trece cartas. En la mesa, cada palo crece en una fila desde su siete, hacia abajo hasta el as y hacia arriba hasta el rey. Las cartas que no se pueden jugar cuestan puntos. Gana quien tenga menos puntos al final.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, the cards you can play are raised and the others are dimmed. When nothing fits, your discard pile has a bright edge.&lt;/li&gt;&lt;li&gt;To play a card, click it or drag it to the table. When nothing fits, a click discards it; Undo takes it back. In the settings you can choose two clicks instead.&lt;/li&gt;&lt;li&gt;Keep either mouse button down on a card to see what it opens.&lt;/li&gt;&lt;li&gt;A card that you play before your turn is queued; click it again or press Esc to cancel.&lt;/li&gt;&lt;li&gt;Space or a click on the table skips animations.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why; press H again to read more. The bar on each other card shows what it would cost you, including what it gives to others.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, unless another person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; shows the game move by move. You can play on from any position.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; stops the computers. Their speed is in the settings.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; lets a computer play on for you. You can watch, and take back your seat. Right-click a seat to change who plays it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; (Move menu) shows all cards of the round in order, after asking you: it reveals every hand.&lt;/li&gt;&lt;li&gt;When several people share a computer, a screen hides each hand until its player is ready.&lt;/li&gt;&lt;li&gt;The game is saved after every move. You can close the window at any time.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;En esta mesa&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;En su turno, las cartas que puede jugar están levantadas y las demás, atenuadas. Cuando nada encaja, su pila de descartes tiene un borde claro.&lt;/li&gt;&lt;li&gt;Para jugar una carta, haga clic en ella o arrástrela a la mesa. Cuando nada encaja, un clic la descarta; Deshacer la recupera. En los ajustes puede elegir dos clics en su lugar.&lt;/li&gt;&lt;li&gt;Mantenga pulsado cualquiera de los dos botones del ratón sobre una carta para ver qué abre.&lt;/li&gt;&lt;li&gt;Una carta jugada antes de su turno queda en espera; haga clic otra vez en ella o pulse Esc para cancelar.&lt;/li&gt;&lt;li&gt;Espacio o un clic en la mesa omite las animaciones.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pista&lt;/b&gt; levanta la mejor carta y explica por qué; pulse H otra vez para leer más. La barra de cada otra carta muestra lo que le costaría, incluido lo que ofrece a los demás.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deshacer&lt;/b&gt; retira su última jugada, salvo que otra persona haya jugado después; &lt;b&gt;Rehacer&lt;/b&gt; la juega de nuevo.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Repetición&lt;/b&gt; muestra la partida jugada a jugada. Puede seguir jugando desde cualquier posición.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pausa&lt;/b&gt; detiene los ordenadores. Su velocidad está en los ajustes.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; deja que un ordenador siga por usted. Puede mirar y recuperar su asiento. Haga clic derecho en un asiento para cambiar quién juega en él.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Baraja&lt;/b&gt; (menú «Jugada») muestra, tras confirmarlo, todas las cartas de la ronda en orden: revela todas las manos.&lt;/li&gt;&lt;li&gt;Cuando varias personas comparten un ordenador, una pantalla oculta cada mano hasta que su jugador esté listo.&lt;/li&gt;&lt;li&gt;La partida se guarda tras cada jugada. Puede cerrar la ventana en cualquier momento.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;The player with the seven of spades starts each round by playing it. Play then continues around the table. On your turn, play any seven to start the row of its suit, or a card that extends a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades is on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds doesn’t fit: there is no card on the table next to it.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides: now the three and the nine fit. Rows have no gaps. They end at the ace and at the king; these two aren’t neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Jugar una carta&lt;/h2&gt;&lt;p&gt;Quien tiene el siete de picas empieza cada ronda con esa carta. Después se juega por turnos alrededor de la mesa. En su turno, juegue un siete para abrir la fila de su palo, o una carta que continúe una fila por uno de sus extremos.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;El siete de picas está en la mesa: encajan el seis y el ocho (con el borde claro), y también los otros tres sietes.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;El nueve de diamantes no encaja: no hay ninguna carta contigua en la mesa.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;La fila de corazones ha crecido por los dos lados: ahora encajan el tres y el nueve. Las filas no tienen huecos. Terminan en el as y en el rey; estas dos cartas no son contiguas.&lt;/p&gt;&lt;p&gt;Si alguna de sus cartas encaja, debe jugar una.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>Cómo se juega a Straights</translation>
    </message>
</context>
<context>
    <name>RunningGameController</name>
    <message>
        <source>Couldn’t save the game to {file}: {reason}. You can keep playing.</source>
        <translation>No se pudo guardar la partida en {file}: {reason}. Puede seguir jugando.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores by round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Review this round</source>
        <translation>Analizar la ronda</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analizar la partida</translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n points: {names} win!</source>
        <translation>
            <numerusform>Empate a %n punto: ¡ganan {names}!</numerusform>
            <numerusform>Empate a %n puntos: ¡ganan {names}!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points!</source>
        <translation>
            <numerusform>¡{name} gana con %n punto!</numerusform>
            <numerusform>¡{name} gana con %n puntos!</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>A row: the sum of all rounds.</extracomment>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The cards of this game were fixed before the first one was dealt. The seal is the SHA-256 hash of a secret salt and the number. When the game is over, both are shown, and you can check that nothing was changed.</source>
        <translation>Las cartas de esta partida quedaron fijadas antes de repartir la primera. El sello es la huella SHA-256 de una sal secreta y del número. Al terminar la partida se muestran ambos y se puede comprobar que no se cambió nada.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the number must match it.</source>
        <translation>La partida ha terminado y el sello está abierto: la huella SHA-256 de la sal, dos puntos y el número debe coincidir con él.</translation>
    </message>
    <message>
        <source>The cards of this game follow from a secret key of 256 bits. The seal is its SHA-256 hash, which was shown before the first card. When the game is over, the key is shown, and you can check that nothing was changed.</source>
        <translation>Las cartas de esta partida se derivan de una clave secreta de 256 bits. El sello es su huella SHA-256, mostrada antes de la primera carta. Al terminar la partida se muestra la clave y se puede comprobar que no se cambió nada.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it, and the key must deal the cards that were played.</source>
        <translation>La partida ha terminado y el sello está abierto: la huella SHA-256 de la clave debe coincidir con él, y la clave debe dar las cartas que se jugaron.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>oculto hasta el final de la partida</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Cartas selladas</translation>
    </message>
    <message>
        <source>✗ Number and salt don’t match the seal: the game was altered.</source>
        <translation>✗ El número y la sal no coinciden con el sello: la partida fue alterada.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal or the cards: the game was altered.</source>
        <translation>✗ La clave no coincide con el sello o las cartas: la partida fue alterada.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal and the cards: they weren’t changed.</source>
        <translation>✓ La clave coincide con el sello y las cartas: no se cambiaron.</translation>
    </message>
    <message>
        <source>✓ Number and salt match the seal: the cards weren’t changed.</source>
        <translation>✓ El número y la sal coinciden con el sello: las cartas no se cambiaron.</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>A caption: the secret number from which the cards follow.</extracomment>
        <translation>Clave</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>A caption: the hash that proves that cards were fixed before the game.</extracomment>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>A caption: a random text that is part of the seal, a term of cryptography.</extracomment>
        <translation>Sal</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>Número</translation>
    </message>
</context>
<context>
    <name>SeatMenuController</name>
    <message>
        <source>Play this seat yourself</source>
        <translation>Jugar en este asiento</translation>
    </message>
    <message>
        <source>Portrait…</source>
        <extracomment>The menu entry that opens the choice of a portrait.</extracomment>
        <translation>Retrato…</translation>
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
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>fuera del juego</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>su turno</translation>
    </message>
    <message>
        <source>+{points} this round</source>
        <translation>+{points} esta ronda</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A caption beside a player's points.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>A mark beside the player's own name or result.</extracomment>
        <translation>usted</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>Seguir el sistema</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Más contraste</translation>
    </message>
    <message>
        <source>When Straights opens</source>
        <translation>Al abrir Straights</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Mostrar primero</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La mesa</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Ordenar la mano</translation>
    </message>
    <message>
        <source>Play the only card that fits</source>
        <translation>Jugar la única carta posible</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>Avisarme cuando sea mi turno</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Jugar una carta con</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Dos clics</translation>
    </message>
    <message>
        <source>A system library needed for sound is missing.</source>
        <translation>Falta una biblioteca del sistema necesaria para el sonido.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>No se encontró ningún dispositivo de sonido.</translation>
    </message>
    <message>
        <source>Panels and bar</source>
        <translation>Paneles y barra</translation>
    </message>
    <message>
        <source>Like paper</source>
        <translation>Como papel</translation>
    </message>
    <message>
        <source>Animated portraits</source>
        <translation>Retratos animados</translation>
    </message>
    <message>
        <source>For sound, type: {command}</source>
        <translation>Para el sonido, escriba: {command}</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A group of settings.</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>A theme of the window: light or dark as the desktop is.</extracomment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A setting: how fast the computers play.</extracomment>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme of the window: light text on a dark ground.</extracomment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>A group of settings: colours, language, sizes. A noun.</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>A speed of the computers and of motion, slower than normal.</extracomment>
        <translation>Tranquila</translation>
    </message>
    <message>
        <source>Dark, like the table</source>
        <translation>Oscuro, como la mesa</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A setting: the language of the program.</extracomment>
        <translation>Idioma</translation>
    </message>
    <message>
        <source>Say what new cards are worth</source>
        <translation>Decir cuánto valen las cartas nuevas</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A setting: how loud sounds are.</extracomment>
        <translation>Volumen</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme of the window: dark text on a light ground.</extracomment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>A setting: light or dark.</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Ask before showing the deck</source>
        <translation>Preguntar antes de mostrar la baraja</translation>
    </message>
    <message>
        <source>Ask before leaving your seat to a computer</source>
        <translation>Preguntar antes de dejar su sitio a un ordenador</translation>
    </message>
    <message>
        <source>Ask before leaving a running game</source>
        <translation>Preguntar antes de dejar una partida en curso</translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>A group of settings: how fast the computers play; a field: how well they play the new game.</extracomment>
        <translation>Ordenadores</translation>
    </message>
    <message>
        <source>This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.</source>
        <translation>Esta imagen no se puede usar. Elija un archivo PNG o JPEG de 20 MB como máximo.</translation>
    </message>
    <message>
        <source>Your own back</source>
        <translation>Su propio reverso</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Elegir una imagen</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Couldn’t save the settings to {file}. They last until you close the window.</source>
        <translation>No se pudieron guardar los ajustes en {file}. Se mantienen hasta que cierre la ventana.</translation>
    </message>
</context>
<context>
    <name>Sevens</name>
    <message>
        <source>A player with nothing to play passes and pays a chip to the pool.</source>
        <translation>Quien no tiene nada que encaje pasa y paga una ficha al bote.</translation>
    </message>
    <message>
        <source>{name} is out of cards first.</source>
        <translation>{name} se queda sin cartas en primer lugar.</translation>
    </message>
    <message>
        <source>{name} wins with {chips}!</source>
        <translation>¡{name} gana con {chips}!</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>until a player has {points}</source>
        <translation>hasta que alguien tenga {points}</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>Tie at {chips}: {names} win!</source>
        <translation>¡Empate a {chips}: ganan {names}!</translation>
    </message>
    <message>
        <source>The seven of diamonds starts.</source>
        <translation>Empieza el siete de diamantes.</translation>
    </message>
    <message>
        <source>until a player is out of chips</source>
        <translation>hasta que alguien se quede sin fichas</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>What a player did last, on the panel of a seat: laid no card.</extracomment>
        <translation>pasa</translation>
    </message>
    <message>
        <source>Each suit is built from its seven, up to the king and down to the ace.</source>
        <translation>Cada palo se forma desde su siete, hacia arriba hasta el rey y hacia abajo hasta el as.</translation>
    </message>
    <message>
        <source>If a card fits, play it; you may choose which.</source>
        <translation>Si alguna carta encaja, hay que jugar una, la que usted elija.</translation>
    </message>
    <message>
        <source>Pool {pool} and cards of the others {paid}, less {own} paid before: {gained}</source>
        <translation>Bote {pool} y cartas de los demás {paid}, menos {own} ya pagado: {gained}</translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool. The others play on.</source>
        <translation>El primero sin cartas se lleva el bote. Los demás siguen jugando.</translation>
    </message>
    <message>
        <source>The seven of spades starts.</source>
        <translation>Empieza el siete de picas.</translation>
    </message>
    <message>
        <source>This round starts with {card}.</source>
        <translation>Esta ronda empieza con {card}.</translation>
    </message>
    <message>
        <source>The most chips win.</source>
        <translation>Ganan más fichas.</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>The name of a card game, also known as Domino, Parliament or Fan Tan.</extracomment>
        <translation>Sietes</translation>
    </message>
    <message>
        <source>Start the round with {card}.</source>
        <translation>Empiece la ronda con {card}.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button: lay no card in this turn.</extracomment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>{name} · round {number} of {rounds}</source>
        <translation>{name} · ronda {number} de {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>%n players.</source>
        <translation>
            <numerusform>Juega %n persona.</numerusform>
            <numerusform>Juegan %n personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends when all cards are gone. Discards cost their rank: ace 1, king 13.</source>
        <translation>La ronda acaba cuando no quedan cartas. Un descarte cuesta su rango: as 1, rey 13.</translation>
    </message>
    <message>
        <source>A player with nothing to play discards a card.</source>
        <translation>Quien no tiene nada que encaje descarta una carta.</translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool, and a chip for each card the others hold.</source>
        <translation>El primero sin cartas se lleva el bote y una ficha por cada carta que aún tengan los demás.</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. Each card left costs its rank: ace 1, king 13.</source>
        <translation>La ronda acaba cuando alguien se queda sin cartas. Cada carta restante cuesta su rango: as 1, rey 13.</translation>
    </message>
    <message>
        <source>{name} · round {number}</source>
        <translation>{name} · ronda {number}</translation>
    </message>
    <message>
        <source>Fan Tan</source>
        <translation>Fan Tan</translation>
    </message>
    <message>
        <source>{name} passes and pays a chip.</source>
        <translation>{name} pasa y paga una ficha.</translation>
    </message>
    <message>
        <source>Length: {length}.</source>
        <translation>Duración: {length}.</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>A caption beside a pile of chips in the middle of the table.</extracomment>
        <translation>Bote</translation>
    </message>
    <message>
        <source>A player with nothing to play passes.</source>
        <translation>Quien no tiene nada que encaje pasa.</translation>
    </message>
    <message>
        <source>Nothing fits: pass and pay 1 chip to the pool</source>
        <translation>Nada encaja: pase y pague 1 ficha al bote</translation>
    </message>
    <message numerus="yes">
        <source>Each player may pass %n times a round even if a card fits.</source>
        <translation>
            <numerusform>Cada uno puede pasar %n vez por ronda aunque una carta encaje.</numerusform>
            <numerusform>Cada uno puede pasar %n veces por ronda aunque una carta encaje.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. The others get a point for each card left.</source>
        <translation>La ronda acaba cuando alguien se queda sin cartas. Los demás reciben un punto por cada carta restante.</translation>
    </message>
    <message>
        <source>The player after the dealer starts, with any seven.</source>
        <translation>Empieza quien sigue al repartidor, con cualquier siete.</translation>
    </message>
    <message>
        <source>{name} takes {chips}.</source>
        <translation>{name} se lleva {chips}.</translation>
    </message>
    <message>
        <source>You may pass only if nothing fits.</source>
        <translation>Solo puede pasar si nada encaja.</translation>
    </message>
    <message>
        <source>Pass, pay 1</source>
        <translation>Pasar, pagar 1</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>Nada encaja: pase</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Gana la puntuación más baja.</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>The heading of a column and a caption: how many chips a player has.</extracomment>
        <translation>Fichas</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n ficha</numerusform>
            <numerusform>%n fichas</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays one to the pool at each deal.</source>
        <translation>Cada jugador tiene {chips} fichas y paga una al bote en cada reparto.</translation>
    </message>
    <message>
        <source>Everyone pays a chip to the pool.</source>
        <translation>Todos pagan una ficha al bote.</translation>
    </message>
    <message>
        <source>Nothing fits: pay a chip. First out takes the pool.</source>
        <translation>Nada encaja: pagar una ficha. El primero en acabar se lleva el bote.</translation>
    </message>
    <message>
        <source>Players who get a card fewer pay another chip.</source>
        <translation>Quien recibe una carta menos paga otra ficha.</translation>
    </message>
    <message>
        <source>Sevens (Domino)</source>
        <translation>Sietes (Dominó)</translation>
    </message>
    <message>
        <source>Nothing fits: pass. First out wins the round.</source>
        <translation>Nada encaja: pasar. El primero en acabar gana la ronda.</translation>
    </message>
    <message>
        <source>1 for each card left</source>
        <translation>1 por carta restante</translation>
    </message>
    <message>
        <source>A player is out of cards</source>
        <translation>Alguien no tiene cartas</translation>
    </message>
    <message>
        <source>A round ends</source>
        <translation>Una ronda acaba</translation>
    </message>
    <message>
        <source>All cards are gone</source>
        <translation>No quedan cartas</translation>
    </message>
    <message>
        <source>Any seven</source>
        <translation>Cualquier siete</translation>
    </message>
    <message>
        <source>Choose players, start, passing and points.</source>
        <translation>Elegir jugadores, inicio, pases y puntos.</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Descartar una carta</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Primera carta</translation>
    </message>
    <message>
        <source>If passing costs a chip, chips count.</source>
        <translation>Si pasar cuesta una ficha, cuentan las fichas.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>A choice of own rules: when somebody may pass although a card fits.</extracomment>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Nobody discards in this game.</source>
        <translation>En este juego nadie descarta.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nada encaja</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Reglas propias</translation>
    </message>
    <message>
        <source>Passes although a card fits</source>
        <translation>Pases aunque una carta encaje</translation>
    </message>
    <message>
        <source>Rank of each card left</source>
        <translation>Valor de cada carta restante</translation>
    </message>
    <message>
        <source>Rank of each discard</source>
        <translation>Valor de cada descarte</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Siete de diamantes</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Siete de picas</translation>
    </message>
    <message>
        <source>The others play on only if passing costs a chip.</source>
        <translation>Los demás solo siguen si pasar cuesta una ficha.</translation>
    </message>
    <message>
        <source>Whoever discards never passes.</source>
        <translation>Quien descarta nunca pasa.</translation>
    </message>
    <message>
        <source>With discards, all cards are played or discarded.</source>
        <translation>Con descartes, todas las cartas se juegan o se descartan.</translation>
    </message>
    <message>
        <source>With discards, these count.</source>
        <translation>Con descartes, cuentan estos.</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, reglas propias</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Move between the table and the open panels</source>
        <translation>Pasar de la mesa a los paneles abiertos y volver</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Abrir el menú</translation>
    </message>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Izquierda, Derecha, Inicio, Fin</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Elegir una carta</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Intro, Espacio</translation>
    </message>
    <message>
        <source>Play or discard the chosen card</source>
        <translation>Jugar o descartar la carta elegida</translation>
    </message>
    <message>
        <source>Cancel; leave replay or full screen</source>
        <translation>Cancelar; salir de la repetición o de la pantalla completa</translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation>7 S, K H, T D, 1 0 D</translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation>Elegir una carta por su valor (A, 2 a 9, T, J, Q, K) y su palo (C tréboles, D diamantes, H corazones, S picas)</translation>
    </message>
    <message>
        <source>Move between the hand and the buttons</source>
        <translation>Pasar de la mano a los botones y volver</translation>
    </message>
    <message>
        <source>Skip animations</source>
        <translation>Omitir las animaciones</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>F10</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F10</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>The heading of a column: keys of the keyboard.</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The heading of a column: what a key does.</extracomment>
        <translation>Acción</translation>
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
        <source>mixed opponents</source>
        <translation>rivales variados</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>todos los rivales</translation>
    </message>
    <message>
        <source>Tied wins</source>
        <translation>Victorias empatadas</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Rounds without points</source>
        <translation>Rondas sin puntos</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Exportar estadísticas</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Archivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>Reset statistics?</source>
        <translation>¿Restablecer las estadísticas?</translation>
    </message>
    <message>
        <source>This permanently deletes all statistics.</source>
        <translation>Se borrarán definitivamente todas las estadísticas.</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Mejor partida</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Peor partida</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Peor ronda</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Pistas usadas</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>como máximo {number}</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victorias seguidas</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportadas a {file}.</translation>
    </message>
    <message>
        <source>You play like</source>
        <translation>Juega como</translation>
    </message>
    <message>
        <source>Practice: this round won’t count in the statistics.</source>
        <translation>Práctica: esta ronda no contará en las estadísticas.</translation>
    </message>
    <message>
        <source>Average rank</source>
        <translation>Puesto medio</translation>
    </message>
    <message>
        <source>Wins with hints</source>
        <translation>Victorias con pistas</translation>
    </message>
    <message>
        <source>Couldn’t export the statistics: {reason}.</source>
        <translation>No se pudieron exportar las estadísticas: {reason}.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>A row of the statistics: how many games were played.</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A row of the statistics: how many games were won.</extracomment>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A row of the statistics: how many rounds were played.</extracomment>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <extracomment>The suggested name of a file with the statistics; the ending stays.</extracomment>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A share; with a space before the sign where your language has one.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>With a gain</source>
        <translation>Con ganancia</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Fichas por mano</translation>
    </message>
    <message>
        <source>Most chips won</source>
        <translation>Mayor ganancia de fichas</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>A row of the statistics: how many hands of poker were played.</extracomment>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Most chips lost</source>
        <translation>Mayor pérdida de fichas</translation>
    </message>
    <message>
        <source>Chips per round</source>
        <translation>Fichas por ronda</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, use the demo, or see other hands.</source>
        <translation>Solo cuentan las partidas individuales con cartas selladas. Una ronda pasa a ser práctica si deshace jugadas de otros, usa la demo o ve otras manos.</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>A tab of the statistics: a number for how well somebody plays.</extracomment>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>The heading of a column of the statistics, above the levels of computers.</extracomment>
        <translation>Contra</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The heading of a column, and the name of a plot: points in a round or a game.</extracomment>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Plot</source>
        <extracomment>A tab of the statistics: points over time, drawn.</extracomment>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>A button: write the statistics into a file.</extracomment>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>&amp;Restablecer</translation>
    </message>
    <message>
        <source>Ranks</source>
        <extracomment>A heading in the statistics: how often the player was first to fourth.</extracomment>
        <translation>Puestos</translation>
    </message>
</context>
<context>
    <name>StrategyFailures</name>
    <message>
        <source>The computer “{strategy}” failed. A simpler one takes over.</source>
        <translation>El ordenador «{strategy}» falló. Continúa uno más sencillo.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Next hand</source>
        <translation>Mano siguiente</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>A button: stop the countdown to the next hand.</extracomment>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>The next hand is dealt in {seconds} s</source>
        <translation>La próxima mano, en {seconds} s</translation>
    </message>
    <message>
        <source>The next hand waits for {names}.</source>
        <translation>La próxima mano espera a {names}.</translation>
    </message>
</context>
<context>
    <name>TableLister</name>
    <message>
        <source>{text} is no link to a table.</source>
        <translation>{text} no es un enlace a una mesa.</translation>
    </message>
    <message>
        <source>Asking {host}…</source>
        <translation>Preguntando a {host}…</translation>
    </message>
    <message>
        <source>This is no link to a table.</source>
        <translation>Esto no es un enlace a una mesa.</translation>
    </message>
    <message>
        <source>The link leads to table {table} at {host}.</source>
        <translation>El enlace lleva a la mesa {table} en {host}.</translation>
    </message>
    <message>
        <source>No public tables at {host}.</source>
        <translation>No hay mesas públicas en {host}.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>su asiento</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The state of a table in a list: a game has begun.</extracomment>
        <translation>jugando</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>Your turn: play a raised card</source>
        <translation>Su turno: juegue una carta levantada</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, playable, {number} of {count}, press to play</source>
        <translation>{card}, jugable, {number} de {count}, pulse para jugar</translation>
    </message>
    <message>
        <source>{card}, not playable, {number} of {count}</source>
        <translation>{card}, no jugable, {number} de {count}</translation>
    </message>
    <message>
        <source>None of your cards fits. Discard one: its rank counts against you.</source>
        <translation>Ninguna de sus cartas encaja. Descarte una: su valor cuenta en su contra.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} de {count}, pulse para descartar</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>ordenador · {kind}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Su turno</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <translation>Turno de {name}.</translation>
    </message>
    <message>
        <source>Demo: the computer is playing for you. Press D to stop.</source>
        <translation>Demo: el ordenador juega por usted. Pulse D para detenerla.</translation>
    </message>
    <message>
        <source>Start the round with the seven of spades.</source>
        <translation>Empiece la ronda con el siete de picas.</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>el {rank} de {suit}</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la reina de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>el as de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>la jota de {suit}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>picas</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>tres</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>rey</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>jota</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>siete</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>nueve</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>The level of a seat that a person plays.</extracomment>
        <translation>persona</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>seis</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>reina</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>ocho</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>diez</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>cinco</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Mesa de juego</translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message numerus="yes">
        <source>%n positions. Which card is best?</source>
        <translation>
            <numerusform>%n posición. ¿Qué carta es la mejor?</numerusform>
            <numerusform>%n posiciones. ¿Qué carta es la mejor?</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal or a puzzle a day keeps you in form.</source>
        <translation>Un reparto o un problema al día lo mantiene en forma.</translation>
    </message>
    <message>
        <source>One round, the same cards for everyone.</source>
        <translation>Una ronda, las mismas cartas para todos.</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>Ronda {number}, es su turno</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} y {second}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} de {count} resueltos</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Round {number}, {name}’s turn</source>
        <translation>Ronda {number}, turno de {name}</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>A mark on a line of results: what the cards were worth on average.</extracomment>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Level with {computers}.</source>
        <translation>A la par con {computers}.</translation>
    </message>
    <message>
        <source>{points} better than {computers}.</source>
        <translation>{points} mejor que {computers}.</translation>
    </message>
    <message>
        <source>{points} worse than {computers}.</source>
        <translation>{points} peor que {computers}.</translation>
    </message>
    <message>
        <source>Yesterday: {verdict}</source>
        <translation>Ayer: {verdict}</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A button: send the link to somebody.</extracomment>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Ver el resultado</translation>
    </message>
    <message>
        <source>still to play</source>
        <translation>aún por jugar</translation>
    </message>
    <message>
        <source>{result}, on a later day</source>
        <translation>{result}, en un día posterior</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <source>level with the expert</source>
        <translation>a la par con el experto</translation>
    </message>
    <message>
        <source>You can still play it. It counts for the calendar, not for your streak.</source>
        <translation>Todavía puede jugarlo. Cuenta en el mes, no para los días seguidos.</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>What became of the deal of a day: it was played.</extracomment>
        <translation>jugado</translation>
    </message>
    <message>
        <source>You: {own}. {name}: {theirs}.</source>
        <translation>Usted: {own}. {name}: {theirs}.</translation>
    </message>
    <message>
        <source>You first differed at card {number}: {card}, {name} {other}.</source>
        <translation>La diferencia empezó en la carta {number}: {card}, {name} {other}.</translation>
    </message>
    <message>
        <source>Earlier weeks</source>
        <translation>Semanas anteriores</translation>
    </message>
    <message>
        <source>Later weeks</source>
        <translation>Semanas siguientes</translation>
    </message>
    <message>
        <source>Last table: {table}</source>
        <translation>Última mesa: {table}</translation>
    </message>
</context>
<context>
    <name>TodayBoxes</name>
    <message>
        <source>Join</source>
        <extracomment>A button: sit down at a table.</extracomment>
        <translation>Unirse</translation>
    </message>
</context>
<context>
    <name>TodayController</name>
    <message>
        <source>Good morning</source>
        <translation>Buenos días</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Buenas tardes</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>A button that deletes a game which was left, after a question.</extracomment>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Buenas noches</translation>
    </message>
    <message>
        <source>{greeting}, {name}</source>
        <translation>{greeting}, {name}</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Jugar otra vez</translation>
    </message>
    <message>
        <source>Look at them again</source>
        <translation>Verlos otra vez</translation>
    </message>
    <message>
        <source>Solve puzzle {number}</source>
        <translation>Resolver el problema {number}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jugar el reparto del día</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Continuar el reparto del día</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the running game.</extracomment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jugar este reparto</translation>
    </message>
    <message>
        <source>Continue this deal</source>
        <translation>Continuar este reparto</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>¿Eliminar esta partida?</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button that deletes a game which was left.</extracomment>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>TodayPlurals</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n problema resuelto</numerusform>
            <numerusform>%n problemas resueltos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodaySheet</name>
    <message>
        <source>to the table</source>
        <translation>a la mesa</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Unsaved game</source>
        <translation>Partida sin guardar</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Quit anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Dejarla de todos modos</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Sin guardar: {reason}</translation>
    </message>
    <message>
        <source>The game isn’t saved</source>
        <translation>La partida no está guardada</translation>
    </message>
    <message>
        <source>Couldn’t save the previous game in {folder}: {reason}.</source>
        <translation>No se pudo guardar la partida anterior en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Couldn’t save the game: {reason}. If you continue, its last moves will be lost.</source>
        <translation>No se pudo guardar la partida: {reason}. Si continúa, se perderán sus últimas jugadas.</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>Not ready</source>
        <translation>Aún no</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Reintentar</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>Esperando jugadores</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>¿Otra partida?</translation>
    </message>
    <message>
        <source>Give others the link, or let computers play.</source>
        <translation>Dé el enlace a otros, o deje jugar a ordenadores.</translation>
    </message>
    <message>
        <source>The game starts when all seats are taken and everyone is ready.</source>
        <translation>La partida empieza cuando todos los asientos están ocupados y todos están listos.</translation>
    </message>
    <message>
        <source>Waiting for the others to be ready…</source>
        <translation>Esperando a los demás…</translation>
    </message>
    <message>
        <source>The game starts when everyone is ready.</source>
        <translation>La partida empieza cuando todos están listos.</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Asiento libre</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (usted)</translation>
    </message>
    <message>
        <source>{status} · host</source>
        <translation>{status} · anfitrión</translation>
    </message>
    <message>
        <source>Computer ▾</source>
        <translation>Ordenador ▾</translation>
    </message>
    <message>
        <source>Change ▾</source>
        <translation>Cambiar ▾</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>aún no</translation>
    </message>
    <message>
        <source>Ready to play?</source>
        <translation>¿Empezamos?</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ puede jugar</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Dirección de este ordenador</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Código QR del enlace</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose that of the others.</source>
        <translation>Este ordenador está en varias redes: elija la de los demás.</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>A button: the game may start for me.</extracomment>
        <translation>Ya puedo jugar</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>The state of a person in the list of players: not there at the moment.</extracomment>
        <translation>ausente</translation>
    </message>
</context>
<context>
    <name>WaitingRoomController</name>
    <message>
        <source>Link copied. Give it to those who are to play.</source>
        <translation>Enlace copiado. Déselo a quienes vayan a jugar.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Reintentando…</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La mesa está cerrada</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un momento</translation>
    </message>
    <message>
        <source>Link for watching copied. It shows everything but the hands.</source>
        <translation>Enlace para mirar copiado. Muestra todo menos las manos.</translation>
    </message>
    <message>
        <source>You aren’t at the table</source>
        <translation>No está en la mesa</translation>
    </message>
    <message>
        <source>Only windows and browsers on this computer can open the link.</source>
        <translation>Solo pueden abrir el enlace ventanas y navegadores de este ordenador.</translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message>
        <source>A computer is playing for you.</source>
        <translation>Un ordenador juega por usted.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left for your move.</source>
        <translation>
            <numerusform>Le queda %n segundo para jugar.</numerusform>
            <numerusform>Le quedan %n segundos para jugar.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new version is ready.</source>
        <translation>Hay una versión nueva lista.</translation>
    </message>
    <message>
        <source>Add computer</source>
        <translation>Añadir ordenador</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas las mesas</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>En esta pantalla</translation>
    </message>
    <message>
        <source>At this screen, or at a table with a link.</source>
        <translation>En esta pantalla o en una mesa con enlace.</translation>
    </message>
    <message>
        <source>At your own screens</source>
        <translation>Cada cual en su pantalla</translation>
    </message>
    <message>
        <source>Choose a free seat.</source>
        <translation>Elija un asiento libre.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Elegir archivo…</translation>
    </message>
    <message>
        <source>Choose players</source>
        <translation>Elegir jugadores</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Conexión perdida. Reintentando…</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partida</translation>
    </message>
    <message>
        <source>Enter the points that end the game as a whole number from 1.</source>
        <translation>Los puntos que terminan la partida deben ser un número entero a partir de 1.</translation>
    </message>
    <message>
        <source>Fill free seats with computers</source>
        <translation>Poner ordenadores en los asientos libres</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Desde un archivo</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Volver</translation>
    </message>
    <message>
        <source>Keep Straights as an app? It starts from your home screen, offline too.</source>
        <translation>¿Guardar Straights como aplicación? Se abre desde la pantalla de inicio, también sin conexión.</translation>
    </message>
    <message>
        <source>Leave this table?</source>
        <translation>¿Dejar esta mesa?</translation>
    </message>
    <message>
        <source>Level of computers</source>
        <translation>Nivel de los ordenadores</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can replay this game.</source>
        <translation>Enlace copiado. Quien lo abra puede repetir esta partida.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can sit down here.</source>
        <translation>Enlace copiado. Quien lo abra puede sentarse aquí.</translation>
    </message>
    <message>
        <source>Move from card to card, then to the buttons</source>
        <translation>Pasar de carta en carta y después a los botones</translation>
    </message>
    <message>
        <source>New to Straights?</source>
        <translation>¿Primera vez en Straights?</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Aquí no hay ninguna pista disponible.</translation>
    </message>
    <message>
        <source>No review is available at the moment. Close the review and open it again to retry.</source>
        <translation>Ahora no hay ningún análisis disponible. Cierre el análisis y vuelva a abrirlo para reintentarlo.</translation>
    </message>
    <message>
        <source>Only with the link</source>
        <translation>Solo con el enlace</translation>
    </message>
    <message>
        <source>Open in another tab</source>
        <translation>Abierto en otra pestaña</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Mesas abiertas</translation>
    </message>
    <message>
        <source>Play again with the same people</source>
        <translation>Jugar otra vez con los mismos</translation>
    </message>
    <message>
        <source>Play from here?</source>
        <translation>¿Jugar desde aquí?</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jugar aquí</translation>
    </message>
    <message>
        <source>Play on from here: a game of its own, against the same computers. This one stays under “Open”.</source>
        <translation>Seguir desde aquí: una partida aparte, contra los mismos ordenadores. Esta queda en «Abrir».</translation>
    </message>
    <message>
        <source>Puzzle {number}: not solved</source>
        <translation>Problema {number}: no resuelto</translation>
    </message>
    <message>
        <source>Puzzle {number}: open</source>
        <translation>Problema {number}: pendiente</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved</source>
        <translation>Problema {number}: resuelto</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it.</source>
        <translation>La partida ha terminado y el sello está abierto: la huella SHA-256 de la clave debe coincidir con él.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Partidas recientes</translation>
    </message>
    <message>
        <source>Round {number} · to {limit}</source>
        <translation>Ronda {number} · a {limit}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Decir algo</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Ver por qué</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>¿Mostrar todas las manos?</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>Sentarse aquí</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Se produjo un error</translation>
    </message>
    <message>
        <source>Straights is open in another tab, and your game goes on there.</source>
        <translation>Straights está abierto en otra pestaña, y su partida continúa allí.</translation>
    </message>
    <message>
        <source>Straights with others</source>
        <translation>Straights con otros</translation>
    </message>
    <message>
        <source>The connection was lost. Try again.</source>
        <translation>Se perdió la conexión. Inténtelo de nuevo.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Your game is saved: reload the page to go on.</source>
        <translation>El motor del juego se ha detenido. Su partida está guardada: recargue la página para continuar.</translation>
    </message>
    <message>
        <source>The game you left is saved. You can find it under “Open”.</source>
        <translation>La partida que ha dejado está guardada. La encontrará en «Abrir».</translation>
    </message>
    <message>
        <source>The host closed the table. Trying again…</source>
        <translation>El anfitrión ha cerrado la mesa. Reintentando…</translation>
    </message>
    <message>
        <source>The {card} is queued. Choose it again, or press Esc, to cancel.</source>
        <translation>Carta en espera: {card}. Elíjala de nuevo o pulse Esc para cancelar.</translation>
    </message>
    <message>
        <source>This link leads to this table: {link}</source>
        <translation>Este enlace lleva a esta mesa: {link}</translation>
    </message>
    <message>
        <source>This page and the server have different versions. Reload the page to go on.</source>
        <translation>Esta página y el servidor tienen versiones distintas. Recargue la página para continuar.</translation>
    </message>
    <message>
        <source>This table is open in another tab, and you play there.</source>
        <translation>Esta mesa está abierta en otra pestaña, y juega allí.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Esperando a {names}.</translation>
    </message>
    <message>
        <source>Which card would you discard? Choose it.</source>
        <translation>¿Qué carta descartaría? Elíjala.</translation>
    </message>
    <message>
        <source>Which card would you play? Choose it.</source>
        <translation>¿Qué carta jugaría? Elíjala.</translation>
    </message>
    <message>
        <source>With this link others can replay this game: {link}</source>
        <translation>Con este enlace otros pueden repetir esta partida: {link}</translation>
    </message>
    <message>
        <source>You can also drag a file onto the page.</source>
        <translation>También puede arrastrar un archivo a la página.</translation>
    </message>
    <message>
        <source>You see each round when it is over.</source>
        <translation>Verá cada ronda cuando termine.</translation>
    </message>
    <message>
        <source>You take turns. Each hand is hidden until its player is there.</source>
        <translation>Juegan por turnos. Cada mano queda oculta hasta que llega su jugador.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Sus descartes: {cards}</translation>
    </message>
    <message>
        <source>Your result: {line}</source>
        <translation>Su resultado: {line}</translation>
    </message>
    <message>
        <source>Your seat will be free for others.</source>
        <translation>Su asiento quedará libre para otros.</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Sus asientos</translation>
    </message>
    <message>
        <source>away · {seconds} s</source>
        <translation>ausente · {seconds} s</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>la partida</translation>
    </message>
    <message>
        <source>time bank {seconds} s</source>
        <translation>reserva de tiempo {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} ha vuelto.</translation>
    </message>
    <message>
        <source>{seconds} s for a move</source>
        <translation>{seconds} s por jugada</translation>
    </message>
    <message>
        <source>The browser doesn’t allow copying here. Select the text and copy it.</source>
        <translation>El navegador no permite copiar aquí. Seleccione el texto y cópielo.</translation>
    </message>
    <message>
        <source>This browser can’t compute the hash on this address.</source>
        <translation>Este navegador no puede calcular la huella en esta dirección.</translation>
    </message>
    <message>
        <source>The replay shows every player’s cards. This round won’t count in the statistics.</source>
        <translation>La repetición muestra las cartas de todos los jugadores. Esta ronda no contará en las estadísticas.</translation>
    </message>
    <message>
        <source>This browser doesn’t keep anything for this page: your game and your settings last until you close it.</source>
        <translation>Este navegador no guarda nada de esta página: su partida y sus ajustes se pierden al cerrarla.</translation>
    </message>
    <message>
        <source>Your name and your moves go to this server and to the people at your table, and to no one else. The page sets no cookies.</source>
        <translation>Su nombre y sus jugadas van a este servidor y a las personas de su mesa, y a nadie más. La página no usa cookies.</translation>
    </message>
    <message>
        <source>To open a table, use Straights on a computer.</source>
        <translation>Para crear una mesa, use Straights en un ordenador.</translation>
    </message>
    <message>
        <source>A computer is now playing for {name}.</source>
        <translation>Ahora un ordenador juega por {name}.</translation>
    </message>
    <message>
        <source>The host of the table sends it to you. Your game here is kept.</source>
        <translation>Se lo envía el anfitrión. Su partida de aquí se conserva.</translation>
    </message>
    <message>
        <source>Link copied. It leads to these cards.</source>
        <translation>Enlace copiado. Lleva a estas cartas.</translation>
    </message>
    <message>
        <source>With this link others can watch: {link}</source>
        <translation>Con este enlace otros pueden mirar: {link}</translation>
    </message>
    <message>
        <source>This game can’t be started. Choose other names or another length.</source>
        <translation>No se puede empezar esta partida. Elija otros nombres u otra duración.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Reload the page to start another game.</source>
        <translation>El motor del juego se ha detenido. Recargue la página para empezar otra partida.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can watch.</source>
        <translation>Enlace copiado. Quien lo abra puede mirar.</translation>
    </message>
    <message>
        <source>Everything runs on this device. The page sends nothing to anyone and sets no cookies.</source>
        <translation>Todo funciona en este dispositivo. La página no envía nada a nadie ni usa cookies.</translation>
    </message>
    <message>
        <source>The link has something invalid: {parts}.</source>
        <translation>El enlace contiene algo no válido: {parts}.</translation>
    </message>
    <message>
        <source>All seats are taken. You can watch.</source>
        <translation>Todos los asientos están ocupados. Puede mirar.</translation>
    </message>
    <message>
        <source>A game is going on. Watch it; you can sit down when it is over.</source>
        <translation>Hay una partida en curso. Puede mirar y sentarse cuando termine.</translation>
    </message>
    <message>
        <source>This link leads to no game. Here is your own.</source>
        <translation>Este enlace no lleva a ninguna partida. Aquí tiene la suya.</translation>
    </message>
    <message>
        <source>This starts a game of its own, which won’t count in the statistics. The game you leave won’t count from its current round on; it is under “Open”.</source>
        <translation>Así empieza una partida aparte, que no contará en las estadísticas. La partida que deja no contará desde su ronda actual; está en «Abrir».</translation>
    </message>
    <message>
        <source>The cards are sealed: you can share the link when the game is over.</source>
        <translation>Las cartas están selladas: podrá compartir el enlace cuando termine la partida.</translation>
    </message>
    <message>
        <source>This link leads to these cards: {link}</source>
        <translation>Este enlace lleva a estas cartas: {link}</translation>
    </message>
    <message>
        <source>Safari deletes your games after seven days without a visit. Add this page to the home screen or the Dock to keep them.</source>
        <translation>Safari borra sus partidas tras siete días sin visitas. Añada esta página a la pantalla de inicio o al Dock para conservarlas.</translation>
    </message>
    <message>
        <source>No one else is at this table.</source>
        <translation>No hay nadie más en esta mesa.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal: the game was altered.</source>
        <translation>✗ La clave no coincide con el sello: la partida fue alterada.</translation>
    </message>
    <message>
        <source>The puzzles couldn’t be loaded. Try again later.</source>
        <translation>No se pudieron cargar los problemas. Inténtelo más tarde.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal: the cards weren’t changed.</source>
        <translation>✓ La clave coincide con el sello: las cartas no se cambiaron.</translation>
    </message>
    <message>
        <source>This isn’t a link. Paste the one that the host has sent you.</source>
        <translation>Esto no es un enlace. Pegue el que le han enviado.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. Here is a new one.</source>
        <translation>No se pudo leer su última partida: {reason}. Aquí tiene una nueva.</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>Ya puedo jugar ✓</translation>
    </message>
    <message>
        <source>The game couldn’t be started: {reason}. Reload the page to try again.</source>
        <translation>No se pudo iniciar el juego: {reason}. Recargue la página para volver a intentarlo.</translation>
    </message>
    <message>
        <source>The game needs WebAssembly, which this browser doesn’t allow. On an iPhone, iPad or Mac in Lockdown Mode, turn Lockdown Mode off for this page in Safari’s website settings; elsewhere, allow WebAssembly in the browser’s security settings. Then reload the page.</source>
        <translation>El juego necesita WebAssembly, que este navegador no permite. En un iPhone, iPad o Mac en modo de aislamiento, desactive ese modo para esta página en los ajustes del sitio web de Safari; en otros casos, permita WebAssembly en los ajustes de seguridad del navegador. Después recargue la página.</translation>
    </message>
    <message>
        <source>No one has a public table now. Open one, and send its link to your friends.</source>
        <translation>Ahora no hay ninguna mesa pública. Cree una y envíe el enlace a sus amigos.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics. There may be too many games.</source>
        <translation>No se pudieron leer las estadísticas. Quizá haya demasiadas partidas.</translation>
    </message>
    <message>
        <source>The table isn’t listed: only people who have its link find it.</source>
        <translation>La mesa no aparece en la lista: solo la encuentra quien tiene el enlace.</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>The state of a person before a game: it may start.</extracomment>
        <translation>puede jugar</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>The state of a person: has got up from the table. Not a side.</extracomment>
        <translation>se ha ido</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The link is in the clipboard now.</extracomment>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>A button: install the page as an app.</extracomment>
        <translation>Instalar</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>A mark beside the person who opened the table.</extracomment>
        <translation>anfitrión</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The state of a seat: nobody sits there.</extracomment>
        <translation>libre</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button: open the menu.</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>The heading of a column with the number of a round.</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>A button: load the page again.</extracomment>
        <translation>Recargar</translation>
    </message>
    <message numerus="yes">
        <source>%n of {seats} seats free</source>
        <translation>
            <numerusform>%n de {seats} asientos libre</numerusform>
            <numerusform>%n de {seats} asientos libres</numerusform>
        </translation>
    </message>
    <message>
        <source>This link leads to these rules: {link}</source>
        <translation>Este enlace lleva a estas reglas: {link}</translation>
    </message>
    <message>
        <source>Link copied. It leads to these rules.</source>
        <translation>Enlace copiado. Lleva a estas reglas.</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Another Straights window is open. This one plays a separate game.</source>
        <translation>Hay otra ventana de Straights abierta. En esta se juega una partida aparte.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <translation>Su partida continúa donde la dejó.</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved. Try again, or restart Straights.</source>
        <translation>Se produjo un error ({error}). Su partida está guardada. Inténtelo de nuevo o reinicie Straights.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. It is kept as {file}.</source>
        <translation>No se pudo leer su última partida: {reason}. Se conserva como {file}.</translation>
    </message>
    <message>
        <source>Couldn’t read the settings. They are kept as {file}, and the defaults are used.</source>
        <translation>No se pudieron leer los ajustes. Se conservan como {file} y se usan los valores predeterminados.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{card} costs you about {points} more against the others.</source>
        <translation>{card} le cuesta alrededor de {points} más frente a los demás.</translation>
    </message>
    <message>
        <source>The estimate may be off by {number}.</source>
        <translation>La estimación puede desviarse en {number}.</translation>
    </message>
    <message>
        <source>The best choice: you can expect about {points} this round.</source>
        <translation>La mejor opción: puede esperar alrededor de {points} en esta ronda.</translation>
    </message>
    <message>
        <source>Play {card} or {other}: both are about equally good.</source>
        <translation>Juegue {card} o {other}: son más o menos igual de buenas.</translation>
    </message>
    <message>
        <source>Discard {card} or {other}: both are about equally good.</source>
        <translation>Descarte {card} o {other}: son más o menos igual de buenas.</translation>
    </message>
    <message>
        <source>{card} is the only card you can play.</source>
        <translation>{card} es la única carta que puede jugar.</translation>
    </message>
    <message>
        <source>Computed against three computers of the level {level}.</source>
        <translation>Calculado contra tres ordenadores de nivel {level}.</translation>
    </message>
    <message>
        <source>Computed against {first}, {second} and {third}.</source>
        <translation>Calculado contra {first}, {second} y {third}.</translation>
    </message>
    <message>
        <source>Discard {card}. {other} costs about {cost}.</source>
        <translation>Descarte {card}. {other} cuesta alrededor de {cost}.</translation>
    </message>
    <message>
        <source>Nothing of yours is behind.</source>
        <translation>Usted no tiene nada detrás.</translation>
    </message>
    <message>
        <source>Play {card}. {other} costs about {cost}.</source>
        <translation>Juegue {card}. {other} cuesta alrededor de {cost}.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer, but may open {others}.</source>
        <translation>Juegue {card}: acerca {own}, pero puede abrir {others}.</translation>
    </message>
    <message>
        <source>Play {card}: it ends its row and opens nothing.</source>
        <translation>Juegue {card}: termina su fila y no abre nada.</translation>
    </message>
    <message>
        <source>Play {card}: it opens nothing.</source>
        <translation>Juegue {card}: no abre nada.</translation>
    </message>
    <message>
        <source>Play {card}, or risk {points}; it may open {others}.</source>
        <translation>Juegue {card} o arriesga {points}; puede abrir {others}.</translation>
    </message>
    <message>
        <source>Discard {card} for {points}: keep your cheaper cards.</source>
        <translation>Descarte {card} por {points}: conserve sus cartas más baratas.</translation>
    </message>
    <message>
        <source>Discard {card}: your cheapest card, and {needed} away from its row.</source>
        <translation>Descarte {card}: la más barata, a {needed} de su fila.</translation>
    </message>
    <message>
        <source>Discard {card}: it is your cheapest card.</source>
        <translation>Descarte {card}: es su carta más barata.</translation>
    </message>
    <message>
        <source>Discard {card}. Others are about as good.</source>
        <translation>Descarte {card}. Otras son más o menos iguales.</translation>
    </message>
    <message>
        <source>Play {card}. Others are about as good.</source>
        <translation>Juegue {card}. Otras son más o menos iguales.</translation>
    </message>
    <message>
        <source>The card alone is {points}.</source>
        <translation>La carta sola vale {points}.</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>igual</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>cuesta {points}</translation>
    </message>
    <message>
        <source>{card} opens {others} to the others.</source>
        <translation>{card} abre {others} a los demás.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
    <message>
        <source>{card} is your last card, and it doesn’t fit.</source>
        <translation>{card} es su última carta y no encaja.</translation>
    </message>
    <message>
        <source>Computed for opponents of unknown strength.</source>
        <translation>Calculado para rivales de fuerza desconocida.</translation>
    </message>
    <message>
        <source>an unknown player</source>
        <translation>un jugador desconocido</translation>
    </message>
    <message>
        <source>{card} is about equally good.</source>
        <translation>{card}: más o menos igual.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer and opens nothing.</source>
        <translation>Juegue {card}: acerca {own} y no abre nada.</translation>
    </message>
    <message>
        <source>“{level}”</source>
        <extracomment>The level of a computer in quotation marks of the language.</extracomment>
        <translation>«{level}»</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡{name} gana!</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} descarta una carta.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} descarta {card}.</translation>
    </message>
    <message>
        <source>{name}’s score: {before} + {gained} = {score}</source>
        <translation>Puntos de {name}: {before} + {gained} = {score}</translation>
    </message>
    <message>
        <source>A new round begins. It’s {name}’s turn to play.</source>
        <translation>Empieza una nueva ronda. Le toca a {name}.</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}</source>
        <translation>Descartes de {name}: {cards}</translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation>{name} hace rage-quit. Un ordenador toma su lugar.</translation>
    </message>
    <message>
        <source>Another computer is now playing for {name}.</source>
        <translation>Ahora juega otro ordenador por {name}.</translation>
    </message>
    <message>
        <source>You are now playing as {name}.</source>
        <translation>Ahora juega usted como {name}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gana la partida.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Su mano: {cards}.</translation>
    </message>
    <message>
        <source>You can play: {cards}.</source>
        <translation>Puede jugar: {cards}.</translation>
    </message>
    <message>
        <source>Last move: a discard.</source>
        <translation>Última jugada: un descarte.</translation>
    </message>
    <message>
        <source>Last move: {card}.</source>
        <translation>Última jugada: {card}.</translation>
    </message>
    <message>
        <source>{suit}: no cards.</source>
        <translation>{suit}: ninguna carta.</translation>
    </message>
    <message>
        <source>{name}: {gained}, total {score}.</source>
        <translation>{name}: {gained}, total {score}.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}: puntos {score}, cartas {cards}, descartes {discards}.</translation>
    </message>
    <message>
        <source>{suit}: {first}.</source>
        <translation>{suit}: {first}.</translation>
    </message>
    <message>
        <source>{suit}: {first} to {last}.</source>
        <translation>{suit}: de {first} a {last}.</translation>
    </message>
    <message>
        <source>Round {number} starts.</source>
        <translation>Empieza la ronda {number}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega: {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No cards, in “cards none”, read aloud by a screen reader.</extracomment>
        <translation>ninguna carta</translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>Plays any card that fits, at random.</source>
        <translation>Juega al azar cualquier carta que encaje.</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>aprendiz</translation>
    </message>
    <message>
        <source>Plays the first card of its hand that fits.</source>
        <translation>Juega la primera carta de su mano que encaje.</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Juega su carta más baja y descarta la más alta.</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Juega su carta más alta y descarta la más baja.</translation>
    </message>
    <message>
        <source>Tries to lock in the kings, queens and jacks of others.</source>
        <translation>Intenta encerrar los reyes, reinas y jotas de los demás.</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>profesional</translation>
    </message>
    <message>
        <source>Holds back the cards that only others need.</source>
        <translation>Retiene las cartas que solo necesitan los demás.</translation>
    </message>
    <message>
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Prueba cada carta en miles de repartos posibles.</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Juega mejor cuando usted gana y peor cuando pierde.</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>amateur</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>competente</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>principiante</translation>
    </message>
    <message>
        <source>adaptive</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>adaptable</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>experto</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>estratega</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>the text ends before the four players are set (h or c)</source>
        <translation>el texto termina antes de definir los cuatro jugadores (h o c)</translation>
    </message>
    <message>
        <source>the game is already over here</source>
        <translation>la partida ya ha terminado aquí</translation>
    </message>
    <message>
        <source>the game of this number continues with “{expected}”</source>
        <translation>la partida de este número continúa con «{expected}»</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Línea {number}: {what}.</translation>
    </message>
    <message>
        <source>the rules don’t allow this move</source>
        <translation>las reglas no permiten esta jugada</translation>
    </message>
    <message>
        <source>This text contains no game: it doesn’t set four players (h or c).</source>
        <translation>Este texto no contiene ninguna partida: no indica cuatro jugadores (h o c).</translation>
    </message>
    <message>
        <source>the console doesn’t print such a line</source>
        <translation>la consola no muestra una línea así</translation>
    </message>
    <message>
        <source>What is the number of this game?</source>
        <translation>¿Qué número tiene esta partida?</translation>
    </message>
    <message>
        <source>This isn’t the number of a game.</source>
        <translation>No es el número de una partida.</translation>
    </message>
    <message>
        <source>The input from line {line} on wasn’t used.</source>
        <translation>La entrada a partir de la línea {line} no se usó.</translation>
    </message>
</context>
<context>
    <name>variant</name>
    <message>
        <source>Game of one round</source>
        <translation>Partida de una ronda</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Ronda {number} de {rounds}</translation>
    </message>
    <message>
        <source>Round {number} · game to {limit}</source>
        <translation>Ronda {number} · partida a {limit}</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</source>
        <translation>
            <numerusform>La partida termina tras %n ronda: cada uno juega una vez cada mano de {deals} repartos. Tras la ronda {deals}, los repartos vuelven con otros palos: quien reconoce uno conoce cada mano.</numerusform>
            <numerusform>La partida termina tras %n rondas: cada uno juega una vez cada mano de {deals} repartos. Tras la ronda {deals}, los repartos vuelven con otros palos: quien reconoce uno conoce cada mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends after one round.</source>
        <translation>La partida termina tras una ronda.</translation>
    </message>
    <message>
        <source>The game ends once someone reaches {points}.</source>
        <translation>La partida termina cuando alguien llega a {points}.</translation>
    </message>
    <message numerus="yes">
        <source>duplicate match, %n rounds</source>
        <translation>
            <numerusform>partida por duplicado, %n ronda</numerusform>
            <numerusform>partida por duplicado, %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>one round</source>
        <translation>una ronda</translation>
    </message>
    <message>
        <source>{length}, the same deal each round</source>
        <translation>{length}, las mismas cartas en cada ronda</translation>
    </message>
</context>
</TS>
