<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Los problemas se registran en {file}.</translation>
    </message>
    <message>
        <source>About Straights</source>
        <translation>Acerca de Straights</translation>
    </message>
    <message>
        <source>A card game of the Sevens family for four players.</source>
        <translation>Un juego de cartas de la familia de los Sietes para cuatro jugadores.</translation>
    </message>
    <message>
        <source>A computer player knows its own hand and what everybody at the table can see, nothing else.</source>
        <translation>Un ordenador conoce su propia mano y lo que todos ven en la mesa, nada más.</translation>
    </message>
    <message>
        <source>The cards of a game are fixed before the first is dealt. A seed that the program draws is sealed: you see its hash from the start, and can check it when the game is over.</source>
        <translation>Las cartas de una partida quedan fijadas antes de repartir la primera. Una semilla que elige el programa está sellada: se ve su huella desde el principio y se puede comprobar cuando acaba la partida.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights es software libre con licencia MIT.</translation>
    </message>
    <message>
        <source>It runs on Python {python}.</source>
        <translation>Funciona con Python {python}.</translation>
    </message>
    <message>
        <source>The window is made with Qt {qt} and PySide6 {pyside}, which are used under the GNU Lesser General Public License, version 3. They are linked dynamically: you may put other versions of their libraries in the place of those in {folder}. Their source is to be had at {places}.</source>
        <translation>La ventana está hecha con Qt {qt} y PySide6 {pyside}, que se usan con la licencia pública general reducida de GNU, versión 3. Están enlazados dinámicamente: puede sustituir las bibliotecas de la carpeta {folder} por otras versiones. El código fuente se encuentra en {places}.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>C&amp;opy the versions</source>
        <translation>C&amp;opiar las versiones</translation>
    </message>
    <message>
        <source>For a report of what went wrong</source>
        <translation>Para informar de lo que ha fallado</translation>
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
        <source>New game</source>
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>New game with s&amp;eed…</source>
        <translation>Partida nueva con s&amp;emilla…</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Empezar &amp;de nuevo este reparto</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Abrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Guardar como…</translation>
    </message>
    <message>
        <source>&amp;Play from text…</source>
        <translation>&amp;Jugar desde un texto…</translation>
    </message>
    <message>
        <source>Copy &amp;game as text</source>
        <translation>Co&amp;piar la partida como texto</translation>
    </message>
    <message>
        <source>Cop&amp;y seed</source>
        <translation>Copiar la se&amp;milla</translation>
    </message>
    <message>
        <source>E&amp;xport for the console…</source>
        <translation>E&amp;xportar para la consola…</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Repetición</translation>
    </message>
    <message>
        <source>Check the sea&amp;led deal…</source>
        <translation>Comprobar el reparto se&amp;llado…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>Es&amp;tadísticas…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>R&amp;ehacer</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>De&amp;mo: the computer plays for me</source>
        <translation>De&amp;mo: el ordenador juega por mí</translation>
    </message>
    <message>
        <source>Play the &amp;only legal card for me</source>
        <translation>Jugar por mí la únic&amp;a carta posible</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>Pa&amp;usar los ordenadores</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>One move of a &amp;computer</source>
        <translation>Una &amp;jugada de un ordenador</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>&amp;Rage-quit</source>
        <translation>&amp;Rage-quit</translation>
    </message>
    <message>
        <source>&amp;Take the seat back</source>
        <translation>Re&amp;cuperar el asiento</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Show the &amp;deck…</source>
        <translation>Mostrar la &amp;baraja…</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Baraja</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>Barra de &amp;herramientas</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>Barra de &amp;estado</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Registro de la partida</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Registro</translation>
    </message>
    <message>
        <source>&amp;Who can hold what</source>
        <translation>&amp;Quién puede tener qué</translation>
    </message>
    <message>
        <source>R&amp;ace to the limit</source>
        <translation>C&amp;arrera hasta el límite</translation>
    </message>
    <message>
        <source>&amp;Read the table aloud</source>
        <translation>&amp;Leer la mesa en voz alta</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Preferencias…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Reglas</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visita guiada</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Atajos de &amp;teclado</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licencias…</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>&amp;Acerca de Straights</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>Ning&amp;una</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Let a card go over the table to play it.</source>
        <translation>Suelte una carta sobre la mesa para jugarla.</translation>
    </message>
    <message>
        <source>A computer plays this seat. Take the seat back to play yourself.</source>
        <translation>Un ordenador juega este asiento. Recupérelo para jugar usted.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>En la mesa: {card}.</translation>
    </message>
    <message>
        <source>The {card} is in your hand.</source>
        <translation>En su mano: {card}.</translation>
    </message>
    <message>
        <source>The {card} lies face down among your discards.</source>
        <translation>Boca abajo entre sus descartes: {card}.</translation>
    </message>
    <message>
        <source>The {card} lies face down for sure: nobody can hold it any more.</source>
        <translation>Boca abajo con seguridad: {card}. Ya nadie puede tenerla.</translation>
    </message>
    <message>
        <source>The {card}: each of the others can hold it.</source>
        <translation>{card}: cada uno de los demás puede tenerla.</translation>
    </message>
    <message>
        <source>The {card}: {name} cannot hold it.</source>
        <translation>{card}: {name} no puede tenerla.</translation>
    </message>
    <message>
        <source>The {card}: {names} cannot hold it.</source>
        <translation>{card}: {names} no pueden tenerla.</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} y {name}</translation>
    </message>
</context>
<context>
    <name>CardTrackerDock</name>
    <message>
        <source>Who can hold what</source>
        <translation>Quién puede tener qué</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold what, card by card</source>
        <translation>Quién puede tener qué, carta por carta</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>in your hand</source>
        <translation>en su mano</translation>
    </message>
    <message>
        <source>put down by you</source>
        <translation>descartada por usted</translation>
    </message>
    <message>
        <source>{name} can</source>
        <translation>{name} puede</translation>
    </message>
    <message>
        <source>cannot</source>
        <translation>no puede</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>en la mesa</translation>
    </message>
    <message>
        <source>face down for sure</source>
        <translation>boca abajo seguro</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Leyenda</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown while a round is played, to the player whose hand is open. A replay shows nothing.</source>
        <translation>Se ve mientras se juega una ronda, para quien tiene su mano a la vista. En una repetición no se ve nada.</translation>
    </message>
</context>
<context>
    <name>ConsoleDialog</name>
    <message>
        <source>For the console</source>
        <translation>Para la consola</translation>
    </message>
    <message>
        <source>The whole game, as far as it was played</source>
        <translation>Toda la partida, hasta donde se jugó</translation>
    </message>
    <message>
        <source>Up to the end of round {number}</source>
        <translation>Hasta el final de la ronda {number}</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Parte</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>C&amp;omando</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>&amp;Entrada</translation>
    </message>
    <message>
        <source>Copy the input</source>
        <translation>Copiar la entrada</translation>
    </message>
    <message>
        <source>Expected out&amp;put</source>
        <translation>Sal&amp;ida esperada</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>Copiar la salida</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Guardar…</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>The deck of this round</source>
        <translation>La baraja de esta ronda</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>¿Mostrar la baraja?</translation>
    </message>
    <message>
        <source>The deck shows every player&apos;s hand of this round.</source>
        <translation>La baraja revela la mano de cada jugador en esta ronda.</translation>
    </message>
    <message>
        <source>Show it all the same?</source>
        <translation>¿Mostrarla de todos modos?</translation>
    </message>
    <message>
        <source>Show the deck</source>
        <translation>Mostrar la baraja</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <translation>Descartes</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file {file} is damaged; install Straights anew.</source>
        <translation>El archivo {file} está dañado; vuelva a instalar Straights.</translation>
    </message>
    <message>
        <source>The file {file} could not be read ({reason}); install Straights anew.</source>
        <translation>No se pudo leer el archivo {file} ({reason}); vuelva a instalar Straights.</translation>
    </message>
    <message>
        <source>The statistics could not be read ({reason}). They are kept as {file}; new ones begin.</source>
        <translation>No se pudieron leer las estadísticas ({reason}). Se guardan como {file}; empiezan otras nuevas.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({reason}). Play goes on without them.</source>
        <translation>Las estadísticas en {file} no se pueden usar ({reason}). El juego sigue sin ellas.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move: a simpler computer plays on.</source>
        <translation>{name} intentó una jugada ilegal: sigue un ordenador más sencillo.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>{file} could not be opened: {reason}.</source>
        <translation>No se pudo abrir {file}: {reason}.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>¿Dejar esta partida?</translation>
    </message>
    <message>
        <source>The running game is kept; you find it under “Open recent”.</source>
        <translation>La partida en curso se guarda; la encontrará en «Abrir reciente».</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Dejarla</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Guardar la partida</translation>
    </message>
    <message>
        <source>game.straights</source>
        <translation>partida.straights</translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation>No se pudo guardar la partida en {file}: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Guardada como {file}.</translation>
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
        <source>No games yet</source>
        <translation>Aún no hay partidas</translation>
    </message>
    <message>
        <source>The game is copied as text.</source>
        <translation>La partida está copiada como texto.</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>La semilla está copiada.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, le toca.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Los demás miran a otro lado.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Mostrar mis cartas</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no hint: {reason}</source>
        <translation>No hay pista: {reason}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Componentes</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Componente</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licencia</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texto de la licencia</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Game log</source>
        <translation>Registro de la partida</translation>
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
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>Typed: {rank}. Type its suit: C, D, H or S. Esc cancels.</source>
        <translation>Ha escrito: {rank}. Escriba el palo: C (tréboles), D (diamantes), H (corazones) o S (picas). Esc cancela.</translation>
    </message>
</context>
<context>
    <name>Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>P&amp;referencias</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Abrir re&amp;ciente</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>Ju&amp;gadores</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imaciones</translation>
    </message>
    <message>
        <source>Pauses of the computer&amp;s</source>
        <translation>Pau&amp;sas de los ordenadores</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Orden de la mano</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barra de herramientas</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>The round is over.</source>
        <translation>La ronda ha terminado.</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Sello {seal}…</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Semilla {seed}</translation>
    </message>
    <message>
        <source>A computer plays on in your place. You may take the seat back.</source>
        <translation>Un ordenador sigue en su lugar. Puede recuperar el asiento.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <translation>¿Irse enfadado?</translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <translation>Rage-quit</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
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
        <translation>Partida nueva</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Jugador {number}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>La misma semilla reparte las mismas cartas.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Otra semilla</translation>
    </message>
    <message>
        <source>This game&apos;s seed</source>
        <translation>Semilla de esta partida</translation>
    </message>
    <message>
        <source>The deal is sealed: nobody knows its seed before the game is over.</source>
        <translation>El reparto está sellado: nadie conoce la semilla hasta el final de la partida.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Repartir</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Cada jugador necesita un nombre.</translation>
    </message>
    <message>
        <source>A name may hold only characters that can be printed.</source>
        <translation>Un nombre solo puede tener caracteres imprimibles.</translation>
    </message>
    <message>
        <source>The seed is a whole number from {lowest} to {highest}.</source>
        <translation>La semilla es un número entero de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Alguien ante esta pantalla.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Play from text</source>
        <translation>Jugar desde un texto</translation>
    </message>
    <message>
        <source>Text of the game</source>
        <translation>Texto de la partida</translation>
    </message>
    <message>
        <source>A saved game, a seed, what was typed into the console program, or what it printed. The seed may stand in the first line, as in “straights 5”.</source>
        <translation>Una partida guardada, una semilla, lo que se escribió en el programa de consola o lo que este imprimió. La semilla puede estar en la primera línea, como en «straights 5».</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Semilla</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing</source>
        <translation>
            <numerusform>falta %n carta</numerusform>
            <numerusform>faltan %n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The console refused %n line(s) of the input, first line {line}.</source>
        <translation>
            <numerusform>La consola rechazó %n línea de la entrada, la línea {line}.</numerusform>
            <numerusform>La consola rechazó %n líneas de la entrada, la primera es la línea {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n round(s): points, and their mean over ten</source>
        <translation>
            <numerusform>La última ronda: puntos, y su media de diez</numerusform>
            <numerusform>Las últimas %n rondas: puntos, y su media de diez</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points of each round over time</source>
        <translation>Puntos de cada ronda a lo largo del tiempo</translation>
    </message>
    <message>
        <source>No counted rounds yet</source>
        <translation>Aún no hay rondas contadas</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} has discarded a card.</source>
        <translation>{name} ha descartado una carta.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} ha jugado: {card}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Repetición</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Al principio</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Una jugada atrás</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Una jugada adelante</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Al final</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Momento de la partida</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Todas las manos</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jugar desde aquí</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Volver a la partida</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Ronda {round}, jugada {number} de {count}</translation>
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
        <translation>&lt;h2&gt;El objetivo&lt;/h2&gt;&lt;p&gt;Cada uno de los cuatro jugadores recibe trece cartas, toda la baraja. En la mesa cada palo crece en una fila desde su siete, hacia abajo hasta el as y hacia arriba hasta el rey. Las cartas que no pueda colocar a tiempo cuestan puntos, y gana quien tenga menos puntos al final.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;Whoever holds the seven of spades begins each round with it; then the turn goes round the table. On your turn you may lay down any seven, which starts the row of its suit, or a card that continues a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades lies on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds does not fit: there is nothing on the table yet that it could continue.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides; now the three and the nine fit. Rows have no gaps, and they end at the ace and at the king: these two are not neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Jugar una carta&lt;/h2&gt;&lt;p&gt;Quien tiene el siete de picas empieza cada ronda con él; después el turno da la vuelta a la mesa. En su turno puede colocar cualquier siete, que abre la fila de su palo, o una carta que continúe una fila por un extremo.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;El siete de picas está en la mesa: encajan el seis y el ocho (con el borde claro), y también los otros tres sietes.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;El nueve de diamantes no encaja: aún no hay nada en la mesa que pueda continuar.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;La fila de corazones ha crecido por los dos lados; ahora encajan el tres y el nueve. Las filas no tienen huecos y terminan en el as y en el rey: estos dos no son vecinos.&lt;/p&gt;&lt;p&gt;Si alguna de sus cartas encaja, tiene que jugar una.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;With no card to play you put one of your cards face down on your pile of discards. The others see that you did, not which card it was, until the round is over. It is out of the round, and will cost you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Cuando nada encaja&lt;/h2&gt;&lt;p&gt;Si no tiene carta que jugar, pone una de sus cartas boca abajo en su montón de descartes. Los demás ven que lo hizo, pero no con qué carta, hasta el final de la ronda. Queda fuera de juego y le costará sus puntos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When nobody holds a card any more, the discards are turned over. Each counts its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. What you have played costs nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. Rounds are played until somebody stands at {limit} points or more at the end of one. Then the lowest score wins; if several players share it, all of them win.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Los puntos&lt;/h2&gt;&lt;p&gt;Cuando ya nadie tiene cartas, se descubren los descartes. Cada carta cuenta su valor: un as 1, un seis 6, una jota 11, una reina 12, un rey 13. Lo que ha jugado no cuesta nada.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Un as, un seis y un rey cuestan 1 + 6 + 13 = 20 puntos.&lt;/p&gt;&lt;p&gt;Los puntos de todas las rondas se suman. Se juegan rondas hasta que alguien llega a {limit} puntos o más al final de una. Entonces gana la puntuación más baja; si la comparten varios, ganan todos.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, cards that you may play stand higher in your hand and the others are dimmed. When nothing fits, your pile of discards has a bright edge.&lt;/li&gt;&lt;li&gt;Drag a card to the table, or click it to lift it and click it again; a double click plays it at once. When nothing fits, the same puts it face down: drag it to your pile instead.&lt;/li&gt;&lt;li&gt;A card that you play before your turn waits for it; Esc keeps it in your hand.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why. Its mark tells how many points to expect from the round, the marks on other cards how many more each would cost, what it gives away included.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as no other person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; goes through the game move by move, and lets you play on from any of them.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; lets the computers wait; in the menu you find how fast everything moves.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; gives your seat to a computer; you may watch, and take the seat back. A right click on a seat asks who is to play it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; shows the order of all cards of the round, after a question: it gives every hand away.&lt;/li&gt;&lt;li&gt;When several people play at one computer, a curtain hides the hand until the right person wants to look.&lt;/li&gt;&lt;li&gt;The game is saved after every move. Close the window whenever you like.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;En esta mesa&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;En su turno, las cartas que puede jugar están más altas en la mano y las demás atenuadas. Cuando nada encaja, su montón de descartes tiene un borde claro.&lt;/li&gt;&lt;li&gt;Arrastre una carta a la mesa, o haga clic para levantarla y otra vez clic; un doble clic la juega enseguida. Cuando nada encaja, lo mismo la pone boca abajo: arrástrela entonces a su montón.&lt;/li&gt;&lt;li&gt;Una carta que juega antes de su turno lo espera; Esc la deja en la mano.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pista&lt;/b&gt; levanta la mejor carta y dice por qué. Su marca indica los puntos que cabe esperar de la ronda; las marcas de otras cartas, cuántos más costaría cada una, incluido lo que regala a los demás.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deshacer&lt;/b&gt; retira su última jugada, si nadie más ha jugado desde entonces; &lt;b&gt;Rehacer&lt;/b&gt; la juega de nuevo.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Repetición&lt;/b&gt; recorre la partida jugada a jugada y permite seguir desde cualquiera.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pausa&lt;/b&gt; hace esperar a los ordenadores; en el menú está la velocidad de todo.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; da su asiento a un ordenador; puede mirar y recuperar el asiento. Un clic derecho en un asiento pregunta quién lo juega.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Baraja&lt;/b&gt; muestra, tras una pregunta, el orden de todas las cartas de la ronda: revela todas las manos.&lt;/li&gt;&lt;li&gt;Cuando varias personas juegan en un ordenador, una cortina oculta la mano hasta que la persona debida quiere mirar.&lt;/li&gt;&lt;li&gt;La partida se guarda tras cada jugada. Cierre la ventana cuando quiera.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, as in 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play it, or put it face down&lt;/li&gt;&lt;li&gt;Esc: let it be&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause the computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: this deal again, Ctrl+R: replay, Ctrl+?: all keys&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Teclas&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Izquierda, Derecha, Inicio, Fin: elegir una carta; o escribir su nombre, como 7 S o 1 0 H&lt;/li&gt;&lt;li&gt;Intro o Espacio: jugarla, o ponerla boca abajo&lt;/li&gt;&lt;li&gt;Esc: dejarlo&lt;/li&gt;&lt;li&gt;H: pista, Ctrl+Z: deshacer, Ctrl+Mayús+Z: rehacer, P: pausar los ordenadores&lt;/li&gt;&lt;li&gt;Ctrl+N: partida nueva, F5: este reparto de nuevo, Ctrl+R: repetición, Ctrl+?: todas las teclas&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>Cómo se juega a Straights</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
</context>
<context>
    <name>ScoreRace</name>
    <message>
        <source>The race to {limit}</source>
        <translation>La carrera hasta {limit}</translation>
    </message>
    <message>
        <source>below 1%</source>
        <translation>menos del 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>After round {number}:</source>
        <translation>Después de la ronda {number}:</translation>
    </message>
    <message>
        <source>No round is over yet.</source>
        <translation>Aún no ha terminado ninguna ronda.</translation>
    </message>
    <message>
        <source>{name}: {points}, chance to win {chance}.</source>
        <translation>{name}: {points}, opciones de ganar {chance}.</translation>
    </message>
</context>
<context>
    <name>ScoreRaceDock</name>
    <message>
        <source>The race</source>
        <translation>La carrera</translation>
    </message>
</context>
<context>
    <name>ScoreRacePanel</name>
    <message>
        <source>Chance: to win the game, estimated from the scores alone.</source>
        <translation>Opciones: de ganar la partida, estimadas solo por los puntos.</translation>
    </message>
</context>
<context>
    <name>ScoreRacePlot</name>
    <message>
        <source>round</source>
        <translation>ronda</translation>
    </message>
</context>
<context>
    <name>ScoreRaceTable</name>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Opciones</translation>
    </message>
    <message>
        <source>Points and chances to win</source>
        <translation>Puntos y opciones de ganar</translation>
    </message>
    <message>
        <source>How likely each is to win, estimated from the scores alone.</source>
        <translation>Las opciones de ganar de cada uno, estimadas solo por los puntos.</translation>
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
        <translation>Otra partida</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Ronda {number}</translation>
    </message>
    <message>
        <source>{name} wins with {score} points!</source>
        <translation>¡{name} gana con {score} puntos!</translation>
    </message>
    <message>
        <source>A tie at {score} points: {names} win!</source>
        <translation>Empate a {score} puntos: ¡ganan {names}!</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>SealDialog</name>
    <message>
        <source>The sealed deal</source>
        <translation>El reparto sellado</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Comprobar</translation>
    </message>
    <message>
        <source>The cards of this game were fixed before the first was dealt. The seal is the SHA-256 of a secret salt and the seed; when the game is over both are shown, and you can check that nothing was changed.</source>
        <translation>Las cartas de esta partida quedaron fijadas antes de repartir la primera. El sello es el SHA-256 de una sal secreta y de la semilla; al acabar la partida se muestran ambas y se puede comprobar que no se cambió nada.</translation>
    </message>
    <message>
        <source>The game is over, so the seal is broken: SHA-256 of the salt, a colon and the seed must give it.</source>
        <translation>La partida ha terminado y el sello está roto: el SHA-256 de la sal, dos puntos y la semilla tiene que darlo.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>oculto hasta el final de la partida</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sello</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Semilla</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Sal</translation>
    </message>
    <message>
        <source>✓ Seed and salt give this very seal: the deal was not changed.</source>
        <translation>✓ La semilla y la sal dan este mismo sello: el reparto no se cambió.</translation>
    </message>
    <message>
        <source>✗ Seed and salt give another seal: the game was altered.</source>
        <translation>✗ La semilla y la sal dan otro sello: la partida fue alterada.</translation>
    </message>
</context>
<context>
    <name>SeatMenuController</name>
    <message>
        <source>Rage-quit</source>
        <translation>Rage-quit</translation>
    </message>
    <message>
        <source>Play this seat yourself</source>
        <translation>Jugar este asiento</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} gana</translation>
    </message>
    <message>
        <source>you</source>
        <translation>usted</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>oculto</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Ronda</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Player &amp;{number}</source>
        <translation>Jugador &amp;{number}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Nombres</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Como el sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Verde</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Azul</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Pizarra</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>C&amp;laro u oscuro</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>I&amp;dioma</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rojo</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Ciruela</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Como se repartieron</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Por palo</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Por valor</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Clásico</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Caras</translation>
    </message>
    <message>
        <source>F&amp;our suit colours</source>
        <translation>Cuatro c&amp;olores</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Dorso</translation>
    </message>
    <message>
        <source>Order of the &amp;hand</source>
        <translation>Orden de la m&amp;ano</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lenta</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rápida</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Ninguna</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imaciones</translation>
    </message>
    <message>
        <source>&amp;Pauses of the computers</source>
        <translation>&amp;Pausas de los ordenadores</translation>
    </message>
    <message>
        <source>Play the only &amp;legal card for me</source>
        <translation>&amp;Jugar por mí la única carta posible</translation>
    </message>
    <message>
        <source>Sound support isn&apos;t installed: straights[sound].</source>
        <translation>El sonido no está instalado: straights[sound].</translation>
    </message>
    <message>
        <source>Sound support lacks a library of the system.</source>
        <translation>Para el sonido falta una biblioteca del sistema.</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <translation>No hay dispositivo de sonido.</translation>
    </message>
    <message>
        <source>Sounds and questions</source>
        <translation>Sonidos y preguntas</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>&amp;Silenciar</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volumen</translation>
    </message>
    <message>
        <source>Ask before the &amp;deck is shown</source>
        <translation>Preguntar antes de mostrar la &amp;baraja</translation>
    </message>
    <message>
        <source>Ask before a rage-&amp;quit</source>
        <translation>Preguntar antes de un ra&amp;ge-quit</translation>
    </message>
    <message>
        <source>Ask before a &amp;new game</source>
        <translation>Preguntar antes de una partida &amp;nueva</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>The settings cannot be written to {file}. They last until the window is closed.</source>
        <translation>Las preferencias no se pueden escribir en {file}. Duran hasta que se cierre la ventana.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Preferencias</translation>
    </message>
</context>
<context>
    <name>SettingsMenuController</name>
    <message>
        <source>Every player needs a name that can be printed.</source>
        <translation>Cada jugador necesita un nombre imprimible.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
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
        <source>Play it, or put it face down</source>
        <translation>Jugarla, o ponerla boca abajo</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Let it be; leave the full screen</source>
        <translation>Dejarlo; salir de la pantalla completa</translation>
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
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From card to card, and on to the buttons</source>
        <translation>De carta en carta, y después a los botones</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Atajos de teclado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Qué hacen</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Practice from now on: this round does not count in the statistics.</source>
        <translation>Práctica desde ahora: esta ronda no cuenta en las estadísticas.</translation>
    </message>
    <message>
        <source>mixed opponents</source>
        <translation>rivales variados</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>todos los rivales</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Won together with others</source>
        <translation>Ganadas con otros</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Puesto medio</translation>
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
        <source>Games won in a row</source>
        <translation>Ganadas seguidas</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Racha más larga</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondas</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Puntos por ronda</translation>
    </message>
    <message>
        <source>Rounds without a point</source>
        <translation>Rondas sin puntos</translation>
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
        <source>Export the statistics</source>
        <translation>Exportar las estadísticas</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>The statistics could not be written: {reason}.</source>
        <translation>No se pudieron escribir las estadísticas: {reason}.</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportadas a {file}.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>¿Borrar las estadísticas?</translation>
    </message>
    <message>
        <source>All figures are lost for good.</source>
        <translation>Todas las cifras se pierden para siempre.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Estadísticas</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Contra</translation>
    </message>
    <message>
        <source>Counted are games of one person with a sealed deal. A round in which you have looked into what play does not show (undo past others&apos; moves, demo, deck, open hands) is practice.</source>
        <translation>Cuentan las partidas de una persona con reparto sellado. Una ronda en la que ha visto más de lo que el juego muestra (deshacer jugadas de otros, demo, baraja, manos abiertas) es práctica.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Borrar…</translation>
    </message>
</context>
<context>
    <name>Straights</name>
    <message>
        <source>The game could not be saved in {file}: {reason}. Play goes on.</source>
        <translation>No se pudo guardar la partida en {file}: {reason}. El juego sigue.</translation>
    </message>
    <message>
        <source>The computer “{strategy}” failed ({reason}); a simpler one plays on.</source>
        <translation>El ordenador «{strategy}» falló ({reason}); sigue uno más sencillo.</translation>
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
    <name>Tour</name>
    <message>
        <source>Skip the tour</source>
        <translation>Saltar la visita</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} de {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>El objetivo</translation>
    </message>
    <message>
        <source>Four rows grow here, one a suit, from the seven outwards: down to the ace and up to the king. Get rid of your cards into the rows; what you cannot lay down costs points.</source>
        <translation>Aquí crecen cuatro filas, una por palo, desde el siete: hacia abajo hasta el as y hacia arriba hasta el rey. Coloque en ellas sus cartas; las que no pueda colocar cuestan puntos.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Su mano</translation>
    </message>
    <message>
        <source>On your turn the cards that you may play stand higher, the others are dimmed. Drag one to the table, double-click it, or choose it with the arrow keys and press Enter.</source>
        <translation>En su turno, las cartas que puede jugar están más altas y las demás atenuadas. Arrastre una a la mesa, haga doble clic, o elíjala con las flechas y pulse Intro.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Cuando nada encaja</translation>
    </message>
    <message>
        <source>Then one card goes face down on your pile. Its rank counts against you: an ace 1, a king 13. Small cards hurt least.</source>
        <translation>Entonces una carta va boca abajo a su montón. Su valor cuenta en contra: un as 1, un rey 13. Las cartas pequeñas duelen menos.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>Here you see how many cards each opponent holds, and the score. The game ends when somebody stands at {limit} points after a round; the lowest score wins. A right click changes who plays.</source>
        <translation>Aquí ve cuántas cartas tiene cada rival, y los puntos. La partida acaba cuando alguien llega a {limit} puntos tras una ronda; gana la puntuación más baja. Un clic derecho cambia quién juega.</translation>
    </message>
    <message>
        <source>You cannot lose your game</source>
        <translation>Su partida no se pierde</translation>
    </message>
    <message>
        <source>Every move is saved at once. Ctrl+Z takes a move back, H gives a hint with its reason, and F1 shows the rules. You find this tour again in the menu Help.</source>
        <translation>Cada jugada se guarda enseguida. Ctrl+Z retira una jugada, H da una pista con su razón, y F1 muestra las reglas. Encontrará esta visita en el menú Ayuda.</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>The game that you left could not be kept in {folder}: {reason}.</source>
        <translation>La partida que dejó no se pudo guardar en {folder}: {reason}.</translation>
    </message>
    <message>
        <source>Leave it anyway</source>
        <translation>Dejarla de todos modos</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Salir de todos modos</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partida no está guardada</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}. If you go on, its last moves are lost.</source>
        <translation>La partida no se pudo guardar: {reason}. Si continúa, se perderán sus últimas jugadas.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Guardar en otro lugar…</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Sin guardar: {reason}</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The settings could not be read; they are kept as {file}, and the usual ones are taken.</source>
        <translation>No se pudieron leer las preferencias; se guardan como {file} y se toman las habituales.</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved; play may go on.</source>
        <translation>Algo salió mal ({error}). Su partida está guardada; el juego puede seguir.</translation>
    </message>
    <message>
        <source>The running game could not be read: {reason}. It is kept as {file}.</source>
        <translation>No se pudo leer la partida en curso: {reason}. Se guarda como {file}.</translation>
    </message>
    <message>
        <source>Another window of Straights is open: this one plays a game of its own.</source>
        <translation>Hay otra ventana de Straights abierta: esta juega su propia partida.</translation>
    </message>
    <message>
        <source>Your game goes on where you left it.</source>
        <translation>Su partida sigue donde la dejó.</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>The console program plays to {limit} points, this game does not.</source>
        <translation>El programa de consola juega hasta {limit} puntos, esta partida no.</translation>
    </message>
    <message>
        <source>Save for the console</source>
        <translation>Guardar para la consola</translation>
    </message>
    <message>
        <source>game.in</source>
        <translation>partida.in</translation>
    </message>
    <message>
        <source>Console input (*.in)</source>
        <translation>Entrada de la consola (*.in)</translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation>No se pudo guardar la partida en {file}: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {input} and {output}.</source>
        <translation>Guardados como {input} y {output}.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>You can expect {number} points from this round.</source>
        <translation>Puede contar con {number} puntos en esta ronda.</translation>
    </message>
    <message>
        <source>{card}: {number} more.</source>
        <translation>{card}: {number} más.</translation>
    </message>
    <message>
        <source>The {card} would cost {points}.</source>
        <translation>{card} costaría {points}.</translation>
    </message>
    <message>
        <source>The {card} would open the {others} for others.</source>
        <translation>{card} abriría {others} a los demás.</translation>
    </message>
    <message>
        <source>The {card} would only help others: you hold nothing behind it.</source>
        <translation>{card} solo ayudaría a los demás: detrás no tiene nada.</translation>
    </message>
    <message>
        <source>The {card} is the only card that you may play.</source>
        <translation>Solo se puede jugar una carta: {card}.</translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach, and opens nothing for others.</source>
        <translation>Juegue {card}: acerca sus cartas ({own}) y no abre nada a los demás.</translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach. It also opens the {others}.</source>
        <translation>Juegue {card}: acerca sus cartas ({own}). También abre: {others}.</translation>
    </message>
    <message>
        <source>Play the {card}: it ends its row and opens nothing for others.</source>
        <translation>Juegue {card}: la fila termina ahí y no abre nada a los demás.</translation>
    </message>
    <message>
        <source>Play the {card}: it opens nothing for others.</source>
        <translation>Juegue {card}: no abre nada a los demás.</translation>
    </message>
    <message>
        <source>Play the {card}: it opens only the {others}, and would cost you {points}.</source>
        <translation>Juegue {card}: solo abre {others}, y le costaría {points}.</translation>
    </message>
    <message>
        <source>The {card} is your last card, and nothing fits.</source>
        <translation>{card}: es su última carta, y nada encaja.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs {points}, but {needed} before it would fit.</source>
        <translation>Descarte {card}: cuesta {points}, pero {needed} para que encaje.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs {points}, but the cheaper ones are worth more.</source>
        <translation>Descarte {card}: cuesta {points}, pero las más baratas valen más.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}, and {needed} before it would fit.</source>
        <translation>Descarte {card}: solo cuesta {points}, y {needed} para que encaje.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}.</source>
        <translation>Descarte {card}: solo cuesta {points}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} y {last}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>A new round begins. It&apos;s {name}&apos;s turn to play.</source>
        <translation>Empieza una nueva ronda. Le toca a {name}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>¡{name} gana!</translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation>{name} se va enfadado. Un ordenador toma su lugar.</translation>
    </message>
    <message>
        <source>A human takes the seat of {name}.</source>
        <translation>Una persona toma el asiento: {name}.</translation>
    </message>
    <message>
        <source>Another computer plays for {name}.</source>
        <translation>Otro ordenador juega por {name}.</translation>
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
        <source>{name}&apos;s discards: {cards}</source>
        <translation>Descartes, {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}&apos;s score: {before} + {gained} = {score}</source>
        <translation>Puntos, {name}: {before} + {gained} = {score}</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Round {number} begins.</source>
        <translation>Empieza la ronda {number}.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} juega: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} descarta una carta.</translation>
    </message>
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
        <source>none</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Puede jugar: {cards}.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}: puntos {score}, cartas {cards}, descartes {discards}.</translation>
    </message>
    <message>
        <source>{suit}: none.</source>
        <translation>{suit}: nada.</translation>
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
        <source>{name}: {gained}, in all {score}.</source>
        <translation>{name}: {gained}, en total {score}.</translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>beginner</source>
        <translation>principiante</translation>
    </message>
    <message>
        <source>Plays any card that fits, at random.</source>
        <translation>Juega al azar cualquier carta que encaje.</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>muy fácil</translation>
    </message>
    <message>
        <source>Plays the first card of its hand that fits.</source>
        <translation>Juega la primera carta de su mano que encaje.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>fácil</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Juega su carta más baja y descarta la más alta.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>intermedio</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Juega su carta más alta y descarta la más baja.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difícil</translation>
    </message>
    <message>
        <source>Tries to lock in the kings, queens and jacks of others.</source>
        <translation>Intenta encerrar los reyes, damas y jotas de los demás.</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>muy difícil</translation>
    </message>
    <message>
        <source>Holds back the cards that only others need.</source>
        <translation>Retiene las cartas que solo necesitan los demás.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>experto</translation>
    </message>
    <message>
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Prueba cada carta en miles de repartos posibles.</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptable</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Juega mejor cuando usted gana y peor cuando pierde.</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>Which seed was this game played with?</source>
        <translation>¿Con qué semilla se jugó esta partida?</translation>
    </message>
    <message>
        <source>There is no such seed.</source>
        <translation>No existe esa semilla.</translation>
    </message>
    <message>
        <source>the text ends before four players are invited (h or c)</source>
        <translation>el texto termina antes de invitar a cuatro jugadores (h o c)</translation>
    </message>
    <message>
        <source>the game of this seed goes on with “{expected}”</source>
        <translation>la partida de esta semilla sigue con «{expected}»</translation>
    </message>
    <message>
        <source>nothing more can happen in this game</source>
        <translation>ya no puede pasar nada en esta partida</translation>
    </message>
    <message>
        <source>the rules do not allow this move</source>
        <translation>las reglas no permiten esta jugada</translation>
    </message>
    <message>
        <source>the console prints no such line</source>
        <translation>la consola no imprime una línea así</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Línea {number}: {what}.</translation>
    </message>
    <message>
        <source>From line {line} on, the input was not needed.</source>
        <translation>A partir de la línea {line} la entrada no hizo falta.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>A round begins with the seven of spades.</source>
        <translation>Una ronda empieza con el siete de picas.</translation>
    </message>
    <message>
        <source>You have a card to play, so you may not put one face down.</source>
        <translation>Tiene una carta que jugar, así que no puede descartar.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>No tiene esa carta.</translation>
    </message>
    <message>
        <source>The seat is played so already.</source>
        <translation>El asiento ya se juega así.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>se guardó con una versión más nueva de Straights</translation>
    </message>
    <message>
        <source>it is no saved game of Straights, or it was cut off</source>
        <translation>no es una partida de Straights, o está cortada</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>es demasiado grande para una partida guardada</translation>
    </message>
    <message>
        <source>it was altered after it was saved</source>
        <translation>se alteró después de guardarla</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>no se puede leer</translation>
    </message>
    <message>
        <source>{name} is to play first; the {card} follows. Esc keeps it.</source>
        <translation>Primero juega {name}; después sigue {card}. Esc la conserva.</translation>
    </message>
    <message>
        <source>The {card} does not fit: its neighbour towards the seven is not on the table yet.</source>
        <translation>Aún no encaja: {card}. La carta vecina hacia el siete no está en la mesa.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>dos</translation>
    </message>
    <message>
        <source>three</source>
        <translation>tres</translation>
    </message>
    <message>
        <source>four</source>
        <translation>cuatro</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinco</translation>
    </message>
    <message>
        <source>six</source>
        <translation>seis</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siete</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>ocho</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>nueve</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>diez</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>jota</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>reina</translation>
    </message>
    <message>
        <source>king</source>
        <translation>rey</translation>
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
        <source>{card}, legal, {number} of {count}, press to play</source>
        <translation>{card}, jugable, {number} de {count}, pulse para jugar</translation>
    </message>
    <message>
        <source>{card}, not legal, {number} of {count}</source>
        <translation>{card}, no jugable, {number} de {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} de {count}, pulse para descartar</translation>
    </message>
    <message>
        <source>human</source>
        <translation>persona</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>ordenador · {kind}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>Le toca a {name}.</translation>
    </message>
    <message>
        <source>None of your cards fits: choose one to put face down. Its rank counts against you.</source>
        <translation>Ninguna de sus cartas encaja: elija una para ponerla boca abajo. Su valor cuenta en contra.</translation>
    </message>
    <message>
        <source>You hold the seven of spades: begin the round with it.</source>
        <translation>Tiene el siete de picas: empiece la ronda con él.</translation>
    </message>
    <message>
        <source>Your turn: play one of the raised cards.</source>
        <translation>Le toca: juegue una de las cartas levantadas.</translation>
    </message>
    <message>
        <source>Demo: the computer plays for you. Press D to stop.</source>
        <translation>Demostración: el ordenador juega por usted. D la detiene.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Le toca</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>Turno de {name}</translation>
    </message>
</context>
</TS>
