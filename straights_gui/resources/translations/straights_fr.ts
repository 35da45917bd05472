<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Les problèmes sont enregistrés dans {file}.</translation>
    </message>
    <message>
        <source>About Straights</source>
        <translation>À propos de Straights</translation>
    </message>
    <message>
        <source>A card game of the Sevens family for four players.</source>
        <translation>Un jeu de cartes de la famille des Sept pour quatre joueurs.</translation>
    </message>
    <message>
        <source>A computer player knows its own hand and what everybody at the table can see, nothing else.</source>
        <translation>Un ordinateur connaît sa propre main et ce que chacun voit à la table, rien d’autre.</translation>
    </message>
    <message>
        <source>The cards of a game are fixed before the first is dealt. A seed that the program draws is sealed: you see its hash from the start, and can check it when the game is over.</source>
        <translation>Les cartes d’une partie sont fixées avant la première donne. Une graine tirée par le programme est scellée&#xa0;: vous voyez son empreinte dès le début et pouvez la vérifier à la fin de la partie.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>It runs on Python {python}.</source>
        <translation>Il fonctionne avec Python {python}.</translation>
    </message>
    <message>
        <source>The window is made with Qt {qt} and PySide6 {pyside}, which are used under the GNU Lesser General Public License, version 3. They are linked dynamically: you may put other versions of their libraries in the place of those in {folder}. Their source is to be had at {places}.</source>
        <translation>La fenêtre est faite avec Qt {qt} et PySide6 {pyside}, utilisés sous la licence publique générale limitée GNU, version 3. Ils sont liés dynamiquement&#xa0;: vous pouvez remplacer les bibliothèques du dossier {folder} par d’autres versions. Leurs sources se trouvent sur {places}.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>C&amp;opy the versions</source>
        <translation>C&amp;opier les versions</translation>
    </message>
    <message>
        <source>For a report of what went wrong</source>
        <translation>Pour signaler ce qui ne va pas</translation>
    </message>
</context>
<context>
    <name>AccessibleCards</name>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
</context>
<context>
    <name>Actions</name>
    <message>
        <source>As &amp;dealt</source>
        <translation>Comme &amp;distribuées</translation>
    </message>
    <message>
        <source>By &amp;suit</source>
        <translation>Par &amp;couleur</translation>
    </message>
    <message>
        <source>By &amp;rank</source>
        <translation>Par &amp;rang</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>New game with s&amp;eed…</source>
        <translation>Nouvelle partie avec &amp;graine…</translation>
    </message>
    <message>
        <source>Restart this &amp;deal</source>
        <translation>Recommencer cette &amp;donne</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Play from text…</source>
        <translation>&amp;Jouer depuis un texte…</translation>
    </message>
    <message>
        <source>Copy &amp;game as text</source>
        <translation>Co&amp;pier la partie comme texte</translation>
    </message>
    <message>
        <source>Cop&amp;y seed</source>
        <translation>Copier la gra&amp;ine</translation>
    </message>
    <message>
        <source>E&amp;xport for the console…</source>
        <translation>E&amp;xporter pour la console…</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <translation>&amp;Revoir la partie</translation>
    </message>
    <message>
        <source>Check the sea&amp;led deal…</source>
        <translation>Vérifier la donne sce&amp;llée…</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <translation>R&amp;efaire</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>De&amp;mo: the computer plays for me</source>
        <translation>Dé&amp;mo&#xa0;: l’ordinateur joue pour moi</translation>
    </message>
    <message>
        <source>Play the &amp;only legal card for me</source>
        <translation>Jouer pour moi la seule carte p&amp;ossible</translation>
    </message>
    <message>
        <source>&amp;Pause the computers</source>
        <translation>Mettre les ordinateurs en &amp;pause</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>One move of a &amp;computer</source>
        <translation>Un coup d’un ordi&amp;nateur</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>&amp;Rage-quit</source>
        <translation>&amp;Rage-quit</translation>
    </message>
    <message>
        <source>&amp;Take the seat back</source>
        <translation>Reprendre &amp;la place</translation>
    </message>
    <message>
        <source>Take seat</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Show the &amp;deck…</source>
        <translation>Montrer le pa&amp;quet…</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Toolbar</source>
        <translation>Barre d’&amp;outils</translation>
    </message>
    <message>
        <source>Status &amp;bar</source>
        <translation>Barre d’é&amp;tat</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Journal de la partie</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>&amp;Who can hold what</source>
        <translation>&amp;Qui peut avoir quoi</translation>
    </message>
    <message>
        <source>R&amp;ace to the limit</source>
        <translation>&amp;Course vers la limite</translation>
    </message>
    <message>
        <source>&amp;Read the table aloud</source>
        <translation>&amp;Lire la table à voix haute</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Couper le &amp;son</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <translation>&amp;Licences…</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>À &amp;propos de Straights</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>N&amp;one</source>
        <translation>&amp;Aucune</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Let a card go over the table to play it.</source>
        <translation>Lâchez une carte sur la table pour la jouer.</translation>
    </message>
    <message>
        <source>A computer plays this seat. Take the seat back to play yourself.</source>
        <translation>Un ordinateur joue cette place. Reprenez-la pour jouer vous-même.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>The {card} lies on the table.</source>
        <translation>Sur la table&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} is in your hand.</source>
        <translation>Dans votre main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} lies face down among your discards.</source>
        <translation>Face cachée parmi vos défausses&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>The {card} lies face down for sure: nobody can hold it any more.</source>
        <translation>Face cachée à coup sûr&#xa0;: {card}. Plus personne ne peut l’avoir.</translation>
    </message>
    <message>
        <source>The {card}: each of the others can hold it.</source>
        <translation>{card}&#xa0;: chacun des autres peut l’avoir.</translation>
    </message>
    <message>
        <source>The {card}: {name} cannot hold it.</source>
        <translation>{card}&#xa0;: {name} ne peut pas l’avoir.</translation>
    </message>
    <message>
        <source>The {card}: {names} cannot hold it.</source>
        <translation>{card}&#xa0;: {names} ne peuvent pas l’avoir.</translation>
    </message>
    <message>
        <source>{names} and {name}</source>
        <translation>{names} et {name}</translation>
    </message>
</context>
<context>
    <name>CardTrackerDock</name>
    <message>
        <source>Who can hold what</source>
        <translation>Qui peut avoir quoi</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold what, card by card</source>
        <translation>Qui peut avoir quoi, carte par carte</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>in your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>put down by you</source>
        <translation>défaussée par vous</translation>
    </message>
    <message>
        <source>{name} can</source>
        <translation>{name} peut</translation>
    </message>
    <message>
        <source>cannot</source>
        <translation>ne peut pas</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>face down for sure</source>
        <translation>face cachée à coup sûr</translation>
    </message>
    <message>
        <source>Legend</source>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown while a round is played, to the player whose hand is open. A replay shows nothing.</source>
        <translation>Visible pendant une manche, pour qui a sa main ouverte. Rien pendant une relecture.</translation>
    </message>
</context>
<context>
    <name>ConsoleDialog</name>
    <message>
        <source>For the console</source>
        <translation>Pour la console</translation>
    </message>
    <message>
        <source>The whole game, as far as it was played</source>
        <translation>Toute la partie, telle qu’elle a été jouée</translation>
    </message>
    <message>
        <source>Up to the end of round {number}</source>
        <translation>Jusqu’à la fin de la manche {number}</translation>
    </message>
    <message>
        <source>&amp;Part</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>C&amp;ommand</source>
        <translation>C&amp;ommande</translation>
    </message>
    <message>
        <source>&amp;Input</source>
        <translation>&amp;Entrée</translation>
    </message>
    <message>
        <source>Copy the input</source>
        <translation>Copier l’entrée</translation>
    </message>
    <message>
        <source>Expected out&amp;put</source>
        <translation>&amp;Sortie attendue</translation>
    </message>
    <message>
        <source>Copy the output</source>
        <translation>Copier la sortie</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>Enre&amp;gistrer…</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>The deck of this round</source>
        <translation>Le paquet de cette manche</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>Montrer le paquet&#xa0;?</translation>
    </message>
    <message>
        <source>The deck shows every player&apos;s hand of this round.</source>
        <translation>Le paquet révèle la main de chacun pour cette manche.</translation>
    </message>
    <message>
        <source>Show it all the same?</source>
        <translation>Le montrer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Show the deck</source>
        <translation>Montrer le paquet</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <translation>Défausse</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>The file {file} is damaged; install Straights anew.</source>
        <translation>Le fichier {file} est endommagé&#xa0;; réinstallez Straights.</translation>
    </message>
    <message>
        <source>The file {file} could not be read ({reason}); install Straights anew.</source>
        <translation>Le fichier {file} n’a pas pu être lu ({reason})&#xa0;; réinstallez Straights.</translation>
    </message>
    <message>
        <source>The statistics could not be read ({reason}). They are kept as {file}; new ones begin.</source>
        <translation>Les statistiques n’ont pas pu être lues ({reason}). Elles sont gardées dans {file}&#xa0;; de nouvelles commencent.</translation>
    </message>
    <message>
        <source>The statistics in {file} cannot be used ({reason}). Play goes on without them.</source>
        <translation>Les statistiques dans {file} sont inutilisables ({reason}). Le jeu continue sans elles.</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move: a simpler computer plays on.</source>
        <translation>{name} a tenté un coup interdit&#xa0;: un ordinateur plus simple continue.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>{file} could not be opened: {reason}.</source>
        <translation>{file} n’a pas pu être ouvert&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>The running game is kept; you find it under “Open recent”.</source>
        <translation>La partie en cours est gardée&#xa0;; vous la retrouvez sous «&#xa0;Ouvrir un fichier récent&#xa0;».</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>La quitter</translation>
    </message>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>game.straights</source>
        <translation>partie.straights</translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation>La partie n’a pas pu être enregistrée dans {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {file}.</source>
        <translation>Enregistrée dans {file}.</translation>
    </message>
    <message>
        <source>Straights games (*.straights)</source>
        <translation>Parties de Straights (*.straights)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>The game is copied as text.</source>
        <translation>La partie est copiée comme texte.</translation>
    </message>
    <message>
        <source>The seed is copied.</source>
        <translation>La graine est copiée.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>{name}, it is your turn.</source>
        <translation>{name}, c’est à vous.</translation>
    </message>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Les autres détournent les yeux.</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>There is no hint: {reason}</source>
        <translation>Pas de conseil&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>Components</source>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Component</source>
        <translation>Composant</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Licence</translation>
    </message>
    <message>
        <source>Text of the licence</source>
        <translation>Texte de la licence</translation>
    </message>
</context>
<context>
    <name>LogDock</name>
    <message>
        <source>Game log</source>
        <translation>Journal de la partie</translation>
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
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Typed: {rank}. Type its suit: C, D, H or S. Esc cancels.</source>
        <translation>Saisi : {rank}. Tapez la couleur : C (trèfle), D (carreau), H (cœur) ou S (pique). Échap annule.</translation>
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
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>P&amp;références</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>Open re&amp;cent</source>
        <translation>Ouvrir un fichier ré&amp;cent</translation>
    </message>
    <message>
        <source>P&amp;layers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imations</translation>
    </message>
    <message>
        <source>Pauses of the computer&amp;s</source>
        <translation>Pau&amp;ses des ordinateurs</translation>
    </message>
    <message>
        <source>&amp;Order of the hand</source>
        <translation>&amp;Ordre de la main</translation>
    </message>
    <message>
        <source>Toolbar</source>
        <translation>Barre d’outils</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Sceau {seal}…</translation>
    </message>
    <message>
        <source>Seed {seed}</source>
        <translation>Graine {seed}</translation>
    </message>
    <message>
        <source>A computer plays on in your place. You may take the seat back.</source>
        <translation>Un ordinateur continue à votre place. Vous pouvez la reprendre.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <translation>Partir en colère&#xa0;?</translation>
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
        <translation>Joueur</translation>
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
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>The same seed deals the same cards.</source>
        <translation>La même graine distribue les mêmes cartes.</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Nouvelle graine</translation>
    </message>
    <message>
        <source>This game&apos;s seed</source>
        <translation>Graine de cette partie</translation>
    </message>
    <message>
        <source>The deal is sealed: nobody knows its seed before the game is over.</source>
        <translation>La donne est scellée&#xa0;: personne ne connaît la graine avant la fin de la partie.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Every player needs a name.</source>
        <translation>Chaque joueur a besoin d’un nom.</translation>
    </message>
    <message>
        <source>A name may hold only characters that can be printed.</source>
        <translation>Un nom ne contient que des caractères imprimables.</translation>
    </message>
    <message>
        <source>The seed is a whole number from {lowest} to {highest}.</source>
        <translation>La graine est un nombre entier de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Somebody at this screen.</source>
        <translation>Quelqu’un devant cet écran.</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Play from text</source>
        <translation>Jouer depuis un texte</translation>
    </message>
    <message>
        <source>Text of the game</source>
        <translation>Texte de la partie</translation>
    </message>
    <message>
        <source>A saved game, a seed, what was typed into the console program, or what it printed. The seed may stand in the first line, as in “straights 5”.</source>
        <translation>Une partie enregistrée, une graine, ce qui a été tapé dans le programme de console ou ce qu’il a affiché. La graine peut être dans la première ligne, comme dans «&#xa0;straights 5&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) are missing</source>
        <translation>
            <numerusform>il manque %n carte</numerusform>
            <numerusform>il manque %n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The console refused %n line(s) of the input, first line {line}.</source>
        <translation>
            <numerusform>La console a refusé %n ligne de l’entrée, la ligne {line}.</numerusform>
            <numerusform>La console a refusé %n lignes de l’entrée, la première est la ligne {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n round(s): points, and their mean over ten</source>
        <translation>
            <numerusform>La dernière manche&#xa0;: points, et leur moyenne sur dix</numerusform>
            <numerusform>Les %n dernières manches&#xa0;: points, et leur moyenne sur dix</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points of each round over time</source>
        <translation>Points de chaque manche au fil du temps</translation>
    </message>
    <message>
        <source>No counted rounds yet</source>
        <translation>Aucune manche comptée pour l’instant</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} has discarded a card.</source>
        <translation>{name} a défaussé une carte.</translation>
    </message>
    <message>
        <source>{name} has played the {card}.</source>
        <translation>{name} a joué&#xa0;: {card}.</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Revoir la partie</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>One move back</source>
        <translation>Un coup en arrière</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>One move forward</source>
        <translation>Un coup en avant</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Moment of the game</source>
        <translation>Moment de la partie</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Manche {round}, coup {number} sur {count}</translation>
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
        <translation>&lt;h2&gt;Le but&lt;/h2&gt;&lt;p&gt;Chacun des quatre joueurs reçoit treize cartes, tout le paquet. Sur la table, chaque couleur grandit en une rangée à partir de son sept, vers le bas jusqu’à l’as et vers le haut jusqu’au roi. Les cartes que vous ne pouvez pas poser à temps coûtent des points, et celui qui a le moins de points à la fin gagne.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;Whoever holds the seven of spades begins each round with it; then the turn goes round the table. On your turn you may lay down any seven, which starts the row of its suit, or a card that continues a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades lies on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds does not fit: there is nothing on the table yet that it could continue.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides; now the three and the nine fit. Rows have no gaps, and they end at the ace and at the king: these two are not neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Poser une carte&lt;/h2&gt;&lt;p&gt;Celui qui a le sept de pique commence chaque manche avec lui&#xa0;; ensuite on joue à tour de rôle. À votre tour, vous pouvez poser n’importe quel sept, qui ouvre la rangée de sa couleur, ou une carte qui prolonge une rangée à un bout.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;Le sept de pique est sur la table&#xa0;: le six et le huit (au bord clair) conviennent, et aussi les trois autres sept.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;Le neuf de carreau ne convient pas&#xa0;: il n’y a encore rien sur la table qu’il puisse prolonger.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;La rangée de cœur a grandi des deux côtés&#xa0;; maintenant le trois et le neuf conviennent. Les rangées n’ont pas de trous et finissent à l’as et au roi&#xa0;: ces deux-là ne sont pas voisins.&lt;/p&gt;&lt;p&gt;Si une de vos cartes convient, vous devez en jouer une.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;With no card to play you put one of your cards face down on your pile of discards. The others see that you did, not which card it was, until the round is over. It is out of the round, and will cost you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quand rien ne convient&lt;/h2&gt;&lt;p&gt;Sans carte à jouer, vous posez une de vos cartes face cachée sur votre défausse. Les autres voient que vous l’avez fait, mais pas avec quelle carte, jusqu’à la fin de la manche. Elle est hors jeu et vous coûtera ses points.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When nobody holds a card any more, the discards are turned over. Each counts its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. What you have played costs nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. Rounds are played until somebody stands at {limit} points or more at the end of one. Then the lowest score wins; if several players share it, all of them win.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Les points&lt;/h2&gt;&lt;p&gt;Quand plus personne n’a de carte, les défausses sont retournées. Chaque carte compte son rang&#xa0;: un as 1, un six 6, un valet 11, une dame 12, un roi 13. Ce que vous avez joué ne coûte rien.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Un as, un six et un roi coûtent 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;Les points de toutes les manches s’additionnent. On joue des manches jusqu’à ce que quelqu’un ait {limit} points ou plus à la fin de l’une d’elles. Alors le plus petit total gagne&#xa0;; si plusieurs l’ont, ils gagnent tous.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, cards that you may play stand higher in your hand and the others are dimmed. When nothing fits, your pile of discards has a bright edge.&lt;/li&gt;&lt;li&gt;Drag a card to the table, or click it to lift it and click it again; a double click plays it at once. When nothing fits, the same puts it face down: drag it to your pile instead.&lt;/li&gt;&lt;li&gt;A card that you play before your turn waits for it; Esc keeps it in your hand.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why. Its mark tells how many points to expect from the round, the marks on other cards how many more each would cost, what it gives away included.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, as long as no other person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; goes through the game move by move, and lets you play on from any of them.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; lets the computers wait; in the menu you find how fast everything moves.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; gives your seat to a computer; you may watch, and take the seat back. A right click on a seat asks who is to play it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; shows the order of all cards of the round, after a question: it gives every hand away.&lt;/li&gt;&lt;li&gt;When several people play at one computer, a curtain hides the hand until the right person wants to look.&lt;/li&gt;&lt;li&gt;The game is saved after every move. Close the window whenever you like.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;À cette table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;À votre tour, les cartes que vous pouvez jouer sont plus hautes dans votre main et les autres sont grisées. Quand rien ne convient, votre défausse a un bord clair.&lt;/li&gt;&lt;li&gt;Faites glisser une carte sur la table, ou cliquez pour la lever puis cliquez encore&#xa0;; un double clic la joue aussitôt. Quand rien ne convient, les mêmes gestes la posent face cachée&#xa0;: glissez-la sur votre défausse.&lt;/li&gt;&lt;li&gt;Une carte jouée avant votre tour l’attend&#xa0;; Échap la garde en main.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Conseil&lt;/b&gt; lève la meilleure carte et dit pourquoi. Sa marque donne les points à attendre de la manche, celles des autres cartes combien chacune coûterait de plus, y compris ce qu’elle offre aux autres.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Annuler&lt;/b&gt; reprend votre dernier coup, tant que personne d’autre n’a joué depuis&#xa0;; &lt;b&gt;Refaire&lt;/b&gt; le rejoue.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Revoir la partie&lt;/b&gt; la parcourt coup par coup et permet de jouer à partir de chacun.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; fait attendre les ordinateurs&#xa0;; le menu règle la vitesse de tout.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; donne votre place à un ordinateur&#xa0;; vous pouvez regarder, puis reprendre la place. Un clic droit sur une place demande qui doit la jouer.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Paquet&lt;/b&gt; montre l’ordre de toutes les cartes de la manche, après une question&#xa0;: il révèle toutes les mains.&lt;/li&gt;&lt;li&gt;Quand plusieurs personnes jouent sur un ordinateur, un rideau cache la main jusqu’à ce que la bonne personne veuille regarder.&lt;/li&gt;&lt;li&gt;La partie est enregistrée après chaque coup. Fermez la fenêtre quand vous voulez.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, as in 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play it, or put it face down&lt;/li&gt;&lt;li&gt;Esc: let it be&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause the computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: this deal again, Ctrl+R: replay, Ctrl+?: all keys&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Touches&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Gauche, Droite, Début, Fin&#xa0;: choisir une carte&#xa0;; ou taper son nom, comme 7 S ou 1 0 H&lt;/li&gt;&lt;li&gt;Entrée ou Espace&#xa0;: la jouer, ou la poser face cachée&lt;/li&gt;&lt;li&gt;Échap&#xa0;: y renoncer&lt;/li&gt;&lt;li&gt;H&#xa0;: conseil, Ctrl+Z&#xa0;: annuler, Ctrl+Maj+Z&#xa0;: refaire, P&#xa0;: mettre les ordinateurs en pause&lt;/li&gt;&lt;li&gt;Ctrl+N&#xa0;: nouvelle partie, F5&#xa0;: recommencer cette donne, Ctrl+R&#xa0;: revoir la partie, Ctrl+?&#xa0;: toutes les touches&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>Comment jouer à Straights</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>ScoreRace</name>
    <message>
        <source>The race to {limit}</source>
        <translation>La course aux {limit} points</translation>
    </message>
    <message>
        <source>below 1%</source>
        <translation>moins de 1&#xa0;%</translation>
    </message>
    <message>
        <source>{number}%</source>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>After round {number}:</source>
        <translation>Après la manche {number}&#xa0;:</translation>
    </message>
    <message>
        <source>No round is over yet.</source>
        <translation>Aucune manche n’est finie.</translation>
    </message>
    <message>
        <source>{name}: {points}, chance to win {chance}.</source>
        <translation>{name}&#xa0;: {points}, chances de gagner {chance}.</translation>
    </message>
</context>
<context>
    <name>ScoreRaceDock</name>
    <message>
        <source>The race</source>
        <translation>La course</translation>
    </message>
</context>
<context>
    <name>ScoreRacePanel</name>
    <message>
        <source>Chance: to win the game, estimated from the scores alone.</source>
        <translation>Chances&#xa0;: de gagner la partie, estimées d’après les seuls points.</translation>
    </message>
</context>
<context>
    <name>ScoreRacePlot</name>
    <message>
        <source>round</source>
        <translation>manche</translation>
    </message>
</context>
<context>
    <name>ScoreRaceTable</name>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chances</translation>
    </message>
    <message>
        <source>Points and chances to win</source>
        <translation>Points et chances de gagner</translation>
    </message>
    <message>
        <source>How likely each is to win, estimated from the scores alone.</source>
        <translation>Les chances de gagner de chacun, estimées d’après les seuls points.</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Scores by round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>{name} wins with {score} points!</source>
        <translation>{name} gagne avec {score} points&#xa0;!</translation>
    </message>
    <message>
        <source>A tie at {score} points: {names} win!</source>
        <translation>Égalité à {score} points&#xa0;: {names} gagnent&#xa0;!</translation>
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
        <translation>La donne scellée</translation>
    </message>
    <message>
        <source>Check</source>
        <translation>Vérifier</translation>
    </message>
    <message>
        <source>The cards of this game were fixed before the first was dealt. The seal is the SHA-256 of a secret salt and the seed; when the game is over both are shown, and you can check that nothing was changed.</source>
        <translation>Les cartes de cette partie ont été fixées avant la première donne. Le sceau est le SHA-256 d’un sel secret et de la graine&#xa0;; à la fin de la partie tous deux sont montrés, et vous pouvez vérifier que rien n’a été changé.</translation>
    </message>
    <message>
        <source>The game is over, so the seal is broken: SHA-256 of the salt, a colon and the seed must give it.</source>
        <translation>La partie est finie, le sceau est donc rompu&#xa0;: le SHA-256 du sel, d’un deux-points et de la graine doit le donner.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>caché jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>Seal</source>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Salt</source>
        <translation>Sel</translation>
    </message>
    <message>
        <source>✓ Seed and salt give this very seal: the deal was not changed.</source>
        <translation>✓ Graine et sel donnent bien ce sceau&#xa0;: la donne n’a pas été changée.</translation>
    </message>
    <message>
        <source>✗ Seed and salt give another seal: the game was altered.</source>
        <translation>✗ Graine et sel donnent un autre sceau&#xa0;: la partie a été modifiée.</translation>
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
        <translation>Jouer cette place soi-même</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>caché</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>This round</source>
        <translation>Manche</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Player &amp;{number}</source>
        <translation>Joueur &amp;{number}</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>Noms</translation>
    </message>
    <message>
        <source>As the system has it</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Vert</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Bleu</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Light or dark</source>
        <translation>&amp;Clair ou sombre</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>Lan&amp;guage</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Rouge</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Prune</translation>
    </message>
    <message>
        <source>As dealt</source>
        <translation>Comme distribuées</translation>
    </message>
    <message>
        <source>By suit</source>
        <translation>Par couleur</translation>
    </message>
    <message>
        <source>By rank</source>
        <translation>Par rang</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Classique</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Gros caractères</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>&amp;Faces</source>
        <translation>&amp;Faces</translation>
    </message>
    <message>
        <source>F&amp;our suit colours</source>
        <translation>Quatre co&amp;uleurs différentes</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Dos</translation>
    </message>
    <message>
        <source>Order of the &amp;hand</source>
        <translation>&amp;Ordre de la main</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lente</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Rapide</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucune</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Rythme</translation>
    </message>
    <message>
        <source>&amp;Animations</source>
        <translation>An&amp;imations</translation>
    </message>
    <message>
        <source>&amp;Pauses of the computers</source>
        <translation>&amp;Pauses des ordinateurs</translation>
    </message>
    <message>
        <source>Play the only &amp;legal card for me</source>
        <translation>Jouer pour moi la &amp;seule carte possible</translation>
    </message>
    <message>
        <source>Sound support isn&apos;t installed: straights[sound].</source>
        <translation>La prise en charge du son n’est pas installée : straights[sound].</translation>
    </message>
    <message>
        <source>Sound support lacks a library of the system.</source>
        <translation>Il manque une bibliothèque du système pour le son.</translation>
    </message>
    <message>
        <source>There is no sound device.</source>
        <translation>Il n’y a pas de périphérique audio.</translation>
    </message>
    <message>
        <source>Sounds and questions</source>
        <translation>Sons et questions</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <translation>Couper le &amp;son</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>Ask before the &amp;deck is shown</source>
        <translation>Demander avant de montrer le pa&amp;quet</translation>
    </message>
    <message>
        <source>Ask before a rage-&amp;quit</source>
        <translation>Demander avant un ra&amp;ge-quit</translation>
    </message>
    <message>
        <source>Ask before a &amp;new game</source>
        <translation>Demander avant une &amp;nouvelle partie</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>The settings cannot be written to {file}. They last until the window is closed.</source>
        <translation>Les préférences ne peuvent pas être écrites dans {file}. Elles durent jusqu’à la fermeture de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
</context>
<context>
    <name>SettingsMenuController</name>
    <message>
        <source>Every player needs a name that can be printed.</source>
        <translation>Chaque joueur a besoin d’un nom imprimable.</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Gauche, Droite, Début, Fin</translation>
    </message>
    <message>
        <source>Choose a card</source>
        <translation>Choisir une carte</translation>
    </message>
    <message>
        <source>Enter, Space</source>
        <translation>Entrée, Espace</translation>
    </message>
    <message>
        <source>Play it, or put it face down</source>
        <translation>La jouer, ou la poser face cachée</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Let it be; leave the full screen</source>
        <translation>Y renoncer&#xa0;; quitter le plein écran</translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation>7 S, K H, T D, 1 0 D</translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation>Choisir une carte par son rang (A, 2 à 9, T, J, Q, K) et sa couleur (C trèfle, D carreau, H cœur, S pique)</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>From card to card, and on to the buttons</source>
        <translation>De carte en carte, puis aux boutons</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>What they do</source>
        <translation>Ce qu’elles font</translation>
    </message>
</context>
<context>
    <name>StatisticsController</name>
    <message>
        <source>Practice from now on: this round does not count in the statistics.</source>
        <translation>Entraînement désormais&#xa0;: cette manche ne compte pas dans les statistiques.</translation>
    </message>
    <message>
        <source>mixed opponents</source>
        <translation>adversaires mélangés</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>tous les adversaires</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Won together with others</source>
        <translation>Gagnées à plusieurs</translation>
    </message>
    <message>
        <source>Average place</source>
        <translation>Place moyenne</translation>
    </message>
    <message>
        <source>Best game</source>
        <translation>Meilleure partie</translation>
    </message>
    <message>
        <source>Worst game</source>
        <translation>Pire partie</translation>
    </message>
    <message>
        <source>Games won in a row</source>
        <translation>Parties gagnées de suite</translation>
    </message>
    <message>
        <source>Most won in a row</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Manches</translation>
    </message>
    <message>
        <source>Points a round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Rounds without a point</source>
        <translation>Manches sans points</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Pire manche</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Conseils demandés</translation>
    </message>
    <message>
        <source>Export the statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>The statistics could not be written: {reason}.</source>
        <translation>Les statistiques n’ont pas pu être écrites&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportées dans {file}.</translation>
    </message>
    <message>
        <source>Reset the statistics?</source>
        <translation>Effacer les statistiques&#xa0;?</translation>
    </message>
    <message>
        <source>All figures are lost for good.</source>
        <translation>Tous les chiffres sont perdus pour de bon.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Statistics</source>
        <translation>Statistiques</translation>
    </message>
    <message>
        <source>&amp;Against</source>
        <translation>&amp;Contre</translation>
    </message>
    <message>
        <source>Counted are games of one person with a sealed deal. A round in which you have looked into what play does not show (undo past others&apos; moves, demo, deck, open hands) is practice.</source>
        <translation>Comptent les parties d’une personne avec une donne scellée. Une manche où vous avez vu plus que le jeu ne montre (annuler par-dessus les coups des autres, démo, paquet, mains ouvertes) est un entraînement.</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Reset…</source>
        <translation>&amp;Effacer…</translation>
    </message>
</context>
<context>
    <name>Straights</name>
    <message>
        <source>The game could not be saved in {file}: {reason}. Play goes on.</source>
        <translation>La partie n’a pas pu être enregistrée dans {file}&#xa0;: {reason}. Le jeu continue.</translation>
    </message>
    <message>
        <source>The computer “{strategy}” failed ({reason}); a simpler one plays on.</source>
        <translation>L’ordinateur «&#xa0;{strategy}&#xa0;» a échoué ({reason})&#xa0;; un plus simple continue.</translation>
    </message>
</context>
<context>
    <name>TableView</name>
    <message>
        <source>Card table</source>
        <translation>Table de jeu</translation>
    </message>
</context>
<context>
    <name>Tour</name>
    <message>
        <source>Skip the tour</source>
        <translation>Passer la visite</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The aim</source>
        <translation>Le but</translation>
    </message>
    <message>
        <source>Four rows grow here, one a suit, from the seven outwards: down to the ace and up to the king. Get rid of your cards into the rows; what you cannot lay down costs points.</source>
        <translation>Ici grandissent quatre rangées, une par couleur, à partir du sept&#xa0;: vers le bas jusqu’à l’as, vers le haut jusqu’au roi. Posez-y vos cartes&#xa0;; celles que vous ne pouvez pas poser coûtent des points.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>On your turn the cards that you may play stand higher, the others are dimmed. Drag one to the table, double-click it, or choose it with the arrow keys and press Enter.</source>
        <translation>À votre tour, les cartes jouables sont plus hautes, les autres grisées. Faites-en glisser une sur la table, double-cliquez, ou choisissez-la avec les flèches et appuyez sur Entrée.</translation>
    </message>
    <message>
        <source>When nothing fits</source>
        <translation>Quand rien ne convient</translation>
    </message>
    <message>
        <source>Then one card goes face down on your pile. Its rank counts against you: an ace 1, a king 13. Small cards hurt least.</source>
        <translation>Alors une carte va face cachée sur votre défausse. Son rang compte contre vous&#xa0;: un as 1, un roi 13. Les petites cartes font le moins mal.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>Here you see how many cards each opponent holds, and the score. The game ends when somebody stands at {limit} points after a round; the lowest score wins. A right click changes who plays.</source>
        <translation>Ici vous voyez combien de cartes a chaque adversaire, et les points. La partie finit quand quelqu’un a {limit} points après une manche&#xa0;; le plus petit total gagne. Un clic droit change qui joue.</translation>
    </message>
    <message>
        <source>You cannot lose your game</source>
        <translation>Votre partie ne peut pas se perdre</translation>
    </message>
    <message>
        <source>Every move is saved at once. Ctrl+Z takes a move back, H gives a hint with its reason, and F1 shows the rules. You find this tour again in the menu Help.</source>
        <translation>Chaque coup est enregistré aussitôt. Ctrl+Z reprend un coup, H donne un conseil avec sa raison, et F1 montre les règles. Vous retrouvez cette visite dans le menu Aide.</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>The game that you left could not be kept in {folder}: {reason}.</source>
        <translation>La partie quittée n’a pas pu être gardée dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Leave it anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Quit anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>The game is not saved</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>The game could not be saved: {reason}. If you go on, its last moves are lost.</source>
        <translation>La partie n’a pas pu être enregistrée&#xa0;: {reason}. Si vous continuez, ses derniers coups seront perdus.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Non enregistrée&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>The settings could not be read; they are kept as {file}, and the usual ones are taken.</source>
        <translation>Les préférences n’ont pas pu être lues&#xa0;; elles sont gardées dans {file}, et les valeurs habituelles sont prises.</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved; play may go on.</source>
        <translation>Quelque chose a mal tourné ({error}). Votre partie est enregistrée&#xa0;; le jeu peut continuer.</translation>
    </message>
    <message>
        <source>The running game could not be read: {reason}. It is kept as {file}.</source>
        <translation>La partie en cours n’a pas pu être lue&#xa0;: {reason}. Elle est gardée dans {file}.</translation>
    </message>
    <message>
        <source>Another window of Straights is open: this one plays a game of its own.</source>
        <translation>Une autre fenêtre de Straights est ouverte&#xa0;: celle-ci joue sa propre partie.</translation>
    </message>
    <message>
        <source>Your game goes on where you left it.</source>
        <translation>Votre partie continue là où vous l’avez laissée.</translation>
    </message>
</context>
<context>
    <name>console</name>
    <message>
        <source>The console program plays to {limit} points, this game does not.</source>
        <translation>Le programme de console joue jusqu’à {limit} points, cette partie non.</translation>
    </message>
    <message>
        <source>Save for the console</source>
        <translation>Enregistrer pour la console</translation>
    </message>
    <message>
        <source>game.in</source>
        <translation>partie.in</translation>
    </message>
    <message>
        <source>Console input (*.in)</source>
        <translation>Entrée de la console (*.in)</translation>
    </message>
    <message>
        <source>The game could not be saved in {file}: {reason}.</source>
        <translation>La partie n’a pas pu être enregistrée dans {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Saved as {input} and {output}.</source>
        <translation>Enregistrés&#xa0;: {input} et {output}.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>You can expect {number} points from this round.</source>
        <translation>Attendez-vous à {number} points pour cette manche.</translation>
    </message>
    <message>
        <source>{card}: {number} more.</source>
        <translation>{card}&#xa0;: {number} de plus.</translation>
    </message>
    <message>
        <source>The {card} would cost {points}.</source>
        <translation>{card} coûterait {points}.</translation>
    </message>
    <message>
        <source>The {card} would open the {others} for others.</source>
        <translation>{card} ouvrirait {others} aux autres.</translation>
    </message>
    <message>
        <source>The {card} would only help others: you hold nothing behind it.</source>
        <translation>{card} n’aiderait que les autres&#xa0;: vous n’avez rien derrière.</translation>
    </message>
    <message>
        <source>The {card} is the only card that you may play.</source>
        <translation>Une seule carte est jouable&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach, and opens nothing for others.</source>
        <translation>Jouez {card}&#xa0;: cela rapproche vos cartes ({own}) et n’ouvre rien aux autres.</translation>
    </message>
    <message>
        <source>Play the {card}: it brings your {own} within reach. It also opens the {others}.</source>
        <translation>Jouez {card}&#xa0;: cela rapproche vos cartes ({own}). Cela ouvre aussi&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Play the {card}: it ends its row and opens nothing for others.</source>
        <translation>Jouez {card}&#xa0;: la rangée finit là et rien ne s’ouvre aux autres.</translation>
    </message>
    <message>
        <source>Play the {card}: it opens nothing for others.</source>
        <translation>Jouez {card}&#xa0;: cela n’ouvre rien aux autres.</translation>
    </message>
    <message>
        <source>Play the {card}: it opens only the {others}, and would cost you {points}.</source>
        <translation>Jouez {card}&#xa0;: cela n’ouvre que {others}, et vous coûterait {points}.</translation>
    </message>
    <message>
        <source>The {card} is your last card, and nothing fits.</source>
        <translation>{card}&#xa0;: c’est votre dernière carte, et rien ne convient.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs {points}, but {needed} before it would fit.</source>
        <translation>Défaussez {card}&#xa0;: cela coûte {points}, mais {needed} avant de pouvoir la jouer.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs {points}, but the cheaper ones are worth more.</source>
        <translation>Défaussez {card}&#xa0;: cela coûte {points}, mais les moins chères valent mieux en main.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}, and {needed} before it would fit.</source>
        <translation>Défaussez {card}&#xa0;: cela ne coûte que {points}, et {needed} avant de pouvoir la jouer.</translation>
    </message>
    <message>
        <source>Put down the {card}: it costs only {points}.</source>
        <translation>Défaussez {card}&#xa0;: cela ne coûte que {points}.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>A new round begins. It&apos;s {name}&apos;s turn to play.</source>
        <translation>Une nouvelle manche commence. À {name} de jouer.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation>{name} part en colère. Un ordinateur prend la place.</translation>
    </message>
    <message>
        <source>A human takes the seat of {name}.</source>
        <translation>Une personne prend la place&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>Another computer plays for {name}.</source>
        <translation>Un autre ordinateur joue pour {name}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} défausse une carte.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} défausse {card}.</translation>
    </message>
    <message>
        <source>{name}&apos;s discards: {cards}</source>
        <translation>Défausse, {name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>{name}&apos;s score: {before} + {gained} = {score}</source>
        <translation>Points, {name}&#xa0;: {before} + {gained} = {score}</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>Round {number} begins.</source>
        <translation>La manche {number} commence.</translation>
    </message>
    <message>
        <source>{name} plays the {card}.</source>
        <translation>{name} joue&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{name} discards a card.</source>
        <translation>{name} défausse une carte.</translation>
    </message>
    <message>
        <source>The round is over.</source>
        <translation>La manche est finie.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
    <message>
        <source>Your hand: {cards}.</source>
        <translation>Votre main&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>You may play: {cards}.</source>
        <translation>Vous pouvez jouer&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}&#xa0;: points {score}, cartes {cards}, défausses {discards}.</translation>
    </message>
    <message>
        <source>{suit}: none.</source>
        <translation>{suit}&#xa0;: rien.</translation>
    </message>
    <message>
        <source>{suit}: {first}.</source>
        <translation>{suit}&#xa0;: {first}.</translation>
    </message>
    <message>
        <source>{suit}: {first} to {last}.</source>
        <translation>{suit}&#xa0;: de {first} à {last}.</translation>
    </message>
    <message>
        <source>{name}: {gained}, in all {score}.</source>
        <translation>{name}&#xa0;: {gained}, en tout {score}.</translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>beginner</source>
        <translation>débutant</translation>
    </message>
    <message>
        <source>Plays any card that fits, at random.</source>
        <translation>Joue au hasard une carte jouable.</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>très facile</translation>
    </message>
    <message>
        <source>Plays the first card of its hand that fits.</source>
        <translation>Joue la première carte jouable de sa main.</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>facile</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Joue sa carte la plus basse et défausse la plus haute.</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Joue sa carte la plus haute et défausse la plus basse.</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>difficile</translation>
    </message>
    <message>
        <source>Tries to lock in the kings, queens and jacks of others.</source>
        <translation>Essaie de bloquer les rois, dames et valets des autres.</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>très difficile</translation>
    </message>
    <message>
        <source>Holds back the cards that only others need.</source>
        <translation>Garde les cartes dont seuls les autres ont besoin.</translation>
    </message>
    <message>
        <source>expert</source>
        <translation>expert</translation>
    </message>
    <message>
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Essaie chaque carte dans des milliers de donnes possibles.</translation>
    </message>
    <message>
        <source>adaptive</source>
        <translation>adaptatif</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Joue mieux quand vous gagnez, moins bien quand vous perdez.</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>Which seed was this game played with?</source>
        <translation>Avec quelle graine cette partie a-t-elle été jouée&#xa0;?</translation>
    </message>
    <message>
        <source>There is no such seed.</source>
        <translation>Il n’y a pas de telle graine.</translation>
    </message>
    <message>
        <source>the text ends before four players are invited (h or c)</source>
        <translation>le texte finit avant que quatre joueurs soient invités (h ou c)</translation>
    </message>
    <message>
        <source>the game of this seed goes on with “{expected}”</source>
        <translation>la partie de cette graine continue par «&#xa0;{expected}&#xa0;»</translation>
    </message>
    <message>
        <source>nothing more can happen in this game</source>
        <translation>plus rien ne peut arriver dans cette partie</translation>
    </message>
    <message>
        <source>the rules do not allow this move</source>
        <translation>les règles ne permettent pas ce coup</translation>
    </message>
    <message>
        <source>the console prints no such line</source>
        <translation>la console n’affiche pas de telle ligne</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Ligne {number}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>From line {line} on, the input was not needed.</source>
        <translation>À partir de la ligne {line}, l’entrée n’a pas servi.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn.</source>
        <translation>C’est à {name}.</translation>
    </message>
    <message>
        <source>A round begins with the seven of spades.</source>
        <translation>Une manche commence par le sept de pique.</translation>
    </message>
    <message>
        <source>You have a card to play, so you may not put one face down.</source>
        <translation>Vous avez une carte à jouer, vous ne pouvez donc pas en défausser.</translation>
    </message>
    <message>
        <source>You do not hold that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>The seat is played so already.</source>
        <translation>La place est déjà jouée ainsi.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>elle a été enregistrée par une version plus récente de Straights</translation>
    </message>
    <message>
        <source>it is no saved game of Straights, or it was cut off</source>
        <translation>ce n’est pas une partie de Straights, ou elle a été tronquée</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>elle est trop grande pour une partie enregistrée</translation>
    </message>
    <message>
        <source>it was altered after it was saved</source>
        <translation>elle a été modifiée après l’enregistrement</translation>
    </message>
    <message>
        <source>it cannot be read</source>
        <translation>elle est illisible</translation>
    </message>
    <message>
        <source>{name} is to play first; the {card} follows. Esc keeps it.</source>
        <translation>{name} joue d’abord&#xa0;; ensuite {card}. Échap la garde.</translation>
    </message>
    <message>
        <source>The {card} does not fit: its neighbour towards the seven is not on the table yet.</source>
        <translation>Pas encore jouable&#xa0;: {card}. La carte voisine vers le sept n’est pas sur la table.</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>two</source>
        <translation>deux</translation>
    </message>
    <message>
        <source>three</source>
        <translation>trois</translation>
    </message>
    <message>
        <source>four</source>
        <translation>quatre</translation>
    </message>
    <message>
        <source>five</source>
        <translation>cinq</translation>
    </message>
    <message>
        <source>six</source>
        <translation>six</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sept</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>huit</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neuf</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>dix</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>valet</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>roi</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} de {suit}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}</source>
        <translation>{card}, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, legal, {number} of {count}, press to play</source>
        <translation>{card}, jouable, {number} sur {count}, appuyez pour jouer</translation>
    </message>
    <message>
        <source>{card}, not legal, {number} of {count}</source>
        <translation>{card}, non jouable, {number} sur {count}</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} sur {count}, appuyez pour défausser</translation>
    </message>
    <message>
        <source>human</source>
        <translation>humain</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>ordinateur · {kind}</translation>
    </message>
    <message>
        <source>{name} is to play.</source>
        <translation>À {name} de jouer.</translation>
    </message>
    <message>
        <source>None of your cards fits: choose one to put face down. Its rank counts against you.</source>
        <translation>Aucune de vos cartes ne convient&#xa0;: choisissez-en une à poser face cachée. Son rang compte contre vous.</translation>
    </message>
    <message>
        <source>You hold the seven of spades: begin the round with it.</source>
        <translation>Vous avez le sept de pique&#xa0;: commencez la manche avec lui.</translation>
    </message>
    <message>
        <source>Your turn: play one of the raised cards.</source>
        <translation>À vous&#xa0;: jouez une des cartes levées.</translation>
    </message>
    <message>
        <source>Demo: the computer plays for you. Press D to stop.</source>
        <translation>Démo : l’ordinateur joue pour vous. D l’arrête.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous</translation>
    </message>
    <message>
        <source>{name}&apos;s turn</source>
        <translation>À {name}</translation>
    </message>
</context>
</TS>
