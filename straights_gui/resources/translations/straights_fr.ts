<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>A card game for four players, of the Sevens family.</source>
        <translation>Un jeu de cartes pour quatre joueurs, de la famille des Sept.</translation>
    </message>
    <message>
        <source>Computer players see only their own hand and what everyone at the table can see.</source>
        <translation>Les ordinateurs ne voient que leur propre main et ce que tout le monde voit sur la table.</translation>
    </message>
    <message>
        <source>Running on Python {python}.</source>
        <translation>Fonctionne avec Python {python}.</translation>
    </message>
    <message>
        <source>The window uses Qt {qt} and PySide6 {pyside} under the GNU Lesser General Public License, version 3. They are linked dynamically: you can replace their libraries in {folder} with other versions. Their source code is available at {places}.</source>
        <translation>La fenêtre utilise Qt {qt} et PySide6 {pyside} sous licence publique générale limitée GNU, version 3. Ils sont liés dynamiquement&#xa0;: vous pouvez remplacer leurs bibliothèques dans {folder} par d’autres versions. Leur code source est disponible sur {places}.</translation>
    </message>
    <message>
        <source>Problems are logged in {file}.</source>
        <translation>Les problèmes sont enregistrés dans {file}.</translation>
    </message>
    <message>
        <source>C&amp;opy version information</source>
        <translation>C&amp;opier les informations de version</translation>
    </message>
    <message>
        <source>Include this when you report a problem</source>
        <translation>À joindre au signalement d’un problème</translation>
    </message>
    <message>
        <source>All cards of a game are fixed before the first one is dealt. A number chosen by the program is sealed: its hash is shown from the start, and you can check it when the game is over.</source>
        <translation>Toutes les cartes d’une partie sont fixées avant que la première soit distribuée. Un numéro choisi par le programme est scellé&#xa0;: son empreinte est affichée dès le début, et vous pouvez la vérifier à la fin de la partie.</translation>
    </message>
    <message>
        <source>Straights is free software under the MIT licence.</source>
        <translation>Straights est un logiciel libre sous licence MIT.</translation>
    </message>
    <message>
        <source>&amp;Licences…</source>
        <extracomment>A button: show the legal texts.</extracomment>
        <translation>&amp;Licences…</translation>
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
        <translation>Par &amp;valeur</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>&amp;Play with others</source>
        <translation>&amp;Jouer à plusieurs</translation>
    </message>
    <message>
        <source>Share and &amp;check</source>
        <translation>&amp;Partager et vérifier</translation>
    </message>
    <message>
        <source>New game by &amp;number…</source>
        <translation>&amp;Nouvelle partie par numéro…</translation>
    </message>
    <message>
        <source>P&amp;uzzles of the day</source>
        <translation>Pro&amp;blèmes du jour</translation>
    </message>
    <message>
        <source>&amp;Join a table…</source>
        <translation>Re&amp;joindre une table…</translation>
    </message>
    <message>
        <source>Copy &amp;game</source>
        <translation>Co&amp;pier la partie</translation>
    </message>
    <message>
        <source>&amp;Paste game…</source>
        <translation>Co&amp;ller une partie…</translation>
    </message>
    <message>
        <source>&amp;Pause computers</source>
        <translation>Mettre les ordinateurs en &amp;pause</translation>
    </message>
    <message>
        <source>Step one mo&amp;ve</source>
        <translation>Avancer d’&amp;un coup</translation>
    </message>
    <message>
        <source>&amp;Take back my seat</source>
        <translation>Reprendre ma p&amp;lace</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>Game &amp;log</source>
        <translation>&amp;Journal de la partie</translation>
    </message>
    <message>
        <source>&amp;Card tracker</source>
        <translation>Suivi des &amp;cartes</translation>
    </message>
    <message>
        <source>Read &amp;table aloud</source>
        <translation>Lire la &amp;table à voix haute</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Straights</source>
        <translation>À &amp;propos de Straights</translation>
    </message>
    <message>
        <source>Restart this &amp;game</source>
        <translation>&amp;Recommencer cette partie</translation>
    </message>
    <message>
        <source>De&amp;mo: computer plays until I stop it</source>
        <translation>Dé&amp;mo&#xa0;: l’ordinateur joue jusqu’à ce que je l’arrête</translation>
    </message>
    <message>
        <source>&amp;Rage-quit: computer plays on for me</source>
        <translation>Ra&amp;ge-quit&#xa0;: l’ordinateur continue à ma place</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>rien à annuler</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>rien à rétablir</translation>
    </message>
    <message>
        <source>Cop&amp;y the number of this game</source>
        <translation>Copier le nu&amp;méro de la partie</translation>
    </message>
    <message>
        <source>&amp;Open a table…</source>
        <translation>&amp;Ouvrir une table…</translation>
    </message>
    <message>
        <source>Check sea&amp;led cards…</source>
        <translation>&amp;Vérifier les cartes scellées…</translation>
    </message>
    <message>
        <source>Save &amp;everything…</source>
        <translation>Tout enre&amp;gistrer…</translation>
    </message>
    <message>
        <source>it isn’t your turn</source>
        <translation>ce n’est pas votre tour</translation>
    </message>
    <message>
        <source>All &amp;settings</source>
        <translation>Tous les &amp;paramètres</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <extracomment>The menu entry that says which card to play.</extracomment>
        <translation>&amp;Indice</translation>
    </message>
    <message>
        <source>&amp;Deck…</source>
        <extracomment>The menu entry that shows all four hands; the name of the command in the original game.</extracomment>
        <translation>Pa&amp;quet…</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>The menu entry that stops the computers until it is chosen again.</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>&amp;Appearance</source>
        <extracomment>The menu entry and title of the choice of table, card faces and backs.</extracomment>
        <translation>&amp;Apparence</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>Tod&amp;ay</source>
        <extracomment>The menu entry and title of the sheet with the deal and the puzzles of the day.</extracomment>
        <translation>&amp;Aujourd’hui</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>The menu entry that lets one computer play one card while paused. A verb.</extracomment>
        <translation>Un coup</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <extracomment>The menu entry that ends the program; a word of the original game.</extracomment>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <extracomment>The menu entry and title of the rules of the game.</extracomment>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>R&amp;edo</source>
        <extracomment>The menu entry that plays an undone move again.</extracomment>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <extracomment>The part of the menu View with the panels beside the table.</extracomment>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;Seats</source>
        <extracomment>The part of the menu Move with the players' seats.</extracomment>
        <translation>P&amp;laces</translation>
    </message>
    <message>
        <source>&amp;Replay</source>
        <extracomment>The menu entry and mark of a game that is shown again, move by move. A noun.</extracomment>
        <translation>&amp;Relecture</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <extracomment>The menu entry and title of the analysis of each choice. A noun.</extracomment>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>S&amp;tatistics</source>
        <extracomment>The menu entry and title of the statistics.</extracomment>
        <translation>S&amp;tatistiques</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <extracomment>The menu entry that takes a move back.</extracomment>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <extracomment>The menu entry that opens a saved game.</extracomment>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>&amp;Mute</source>
        <extracomment>A switch: no sounds.</extracomment>
        <translation>Couper le &amp;son</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <extracomment>A speed of the computers and of motion.</extracomment>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>Log</source>
        <extracomment>The menu entry and title of the list of what happened in the game.</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Sa&amp;y</source>
        <extracomment>The menu entry and button with phrases for the other players. A verb.</extracomment>
        <translation>&amp;Dire</translation>
    </message>
    <message>
        <source>Leave</source>
        <extracomment>A button: get up from a table with others.</extracomment>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <extracomment>The menu entry and title of the settings.</extracomment>
        <translation>Paramè&amp;tres</translation>
    </message>
    <message>
        <source>Rage-quit</source>
        <extracomment>The menu entry that hands your seat to a computer; the name of the command in the original game. It may stay English.</extracomment>
        <translation>Rage-quit</translation>
    </message>
    <message>
        <source>&amp;People</source>
        <extracomment>A group of settings, or the menu entry with the persons at a table.</extracomment>
        <translation>&amp;Personnes</translation>
    </message>
    <message>
        <source>&amp;Leave the table</source>
        <translation>&amp;Quitter la table</translation>
    </message>
    <message>
        <source>Sort &amp;hand</source>
        <translation>Trier la &amp;main</translation>
    </message>
    <message>
        <source>Share this game</source>
        <translation>Partager cette partie</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Who sits here</source>
        <translation>Qui est à la table</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>Ai&amp;de</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <extracomment>The title of a menu, or what can be chosen in one; &amp; stands before the letter that chooses it.</extracomment>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>Invite to &amp;watch</source>
        <translation>Inviter à re&amp;garder</translation>
    </message>
    <message>
        <source>Share lin&amp;k</source>
        <translation>Partager le &amp;lien</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>&amp;Learn it in a minute</source>
        <translation>&amp;Apprendre en une minute</translation>
    </message>
</context>
<context>
    <name>Appearance</name>
    <message>
        <source>Four colours</source>
        <translation>Quatre couleurs</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Art deco</source>
        <translation>Art déco</translation>
    </message>
    <message>
        <source>Engraved</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Gravées</translation>
    </message>
    <message>
        <source>Classic</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Classiques</translation>
    </message>
    <message>
        <source>Minimal</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Minimalistes</translation>
    </message>
    <message>
        <source>Wood</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Bois</translation>
    </message>
    <message>
        <source>Plain</source>
        <extracomment>A design of the table: one colour without a pattern.</extracomment>
        <translation>Uni</translation>
    </message>
    <message>
        <source>Stripes</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Rayures</translation>
    </message>
    <message>
        <source>Felt</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Feutre</translation>
    </message>
    <message>
        <source>Slate</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Ardoise</translation>
    </message>
    <message>
        <source>Waves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Vagues</translation>
    </message>
    <message>
        <source>Stars</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Étoiles</translation>
    </message>
    <message>
        <source>Rosette</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Rosace</translation>
    </message>
    <message>
        <source>Lattice</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Large</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Grandes</translation>
    </message>
    <message>
        <source>Scales</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Écailles</translation>
    </message>
    <message>
        <source>Leaves</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Feuillage</translation>
    </message>
    <message>
        <source>Midnight</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Bleu nuit</translation>
    </message>
    <message>
        <source>Linen</source>
        <extracomment>The name of a colour or pattern of the table, of card faces or of card backs, in a list to choose from.</extracomment>
        <translation>Lin</translation>
    </message>
    <message>
        <source>Own picture</source>
        <translation>Image personnelle</translation>
    </message>
</context>
<context>
    <name>AppearanceGallery</name>
    <message>
        <source>A colour for each suit</source>
        <translation>Une couleur par enseigne</translation>
    </message>
    <message>
        <source>Table</source>
        <extracomment>A group of pictures: the colours of the table top.</extracomment>
        <translation>Table</translation>
    </message>
    <message>
        <source>Backs</source>
        <extracomment>A group of pictures: the backs of cards.</extracomment>
        <translation>Dos</translation>
    </message>
    <message>
        <source>Faces</source>
        <extracomment>A group of pictures: the designs of the fronts of cards.</extracomment>
        <translation>Faces</translation>
    </message>
</context>
<context>
    <name>Badges</name>
    <message>
        <source>Stop demo</source>
        <translation>Arrêter la démo</translation>
    </message>
    <message>
        <source>Leave replay</source>
        <translation>Quitter la relecture</translation>
    </message>
    <message>
        <source>Queued: {card}</source>
        <translation>En attente&#xa0;: {card}</translation>
    </message>
    <message>
        <source>{name}: {seconds} s</source>
        <translation>{name}&#xa0;: {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>You: {seconds} s</source>
        <translation>Vous&#xa0;: {seconds}&#xa0;s</translation>
    </message>
    <message numerus="yes">
        <source>A computer plays for them after %n seconds.</source>
        <translation>
            <numerusform>Un ordinateur joue à sa place dans %n seconde.</numerusform>
            <numerusform>Un ordinateur joue à sa place dans %n secondes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Time left for this move, and in the time bank for the game</source>
        <translation>Temps restant pour ce coup, et dans la réserve de temps de la partie</translation>
    </message>
    <message>
        <source>You: {seconds} s + {bank} s</source>
        <translation>Vous&#xa0;: {seconds}&#xa0;s + {bank}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is away.</source>
        <translation>{name} n’est pas là.</translation>
    </message>
    <message>
        <source>{name}: {seconds} s + {bank} s</source>
        <translation>{name}&#xa0;: {seconds}&#xa0;s + {bank}&#xa0;s</translation>
    </message>
    <message>
        <source>{seconds} s</source>
        <translation>{seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>No connection</source>
        <translation>Pas de connexion</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>The host closed the table</source>
        <translation>L’hôte a fermé la table</translation>
    </message>
    <message>
        <source>Come back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Time left for this move</source>
        <translation>Temps restant pour ce coup</translation>
    </message>
    <message>
        <source>A computer is playing for you</source>
        <translation>Un ordinateur joue pour vous</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n personne regarde</numerusform>
            <numerusform>%n personnes regardent</numerusform>
        </translation>
    </message>
    <message>
        <source>You are watching</source>
        <translation>Vous regardez</translation>
    </message>
    <message>
        <source>Closed</source>
        <extracomment>A mark on the table: its host closed it, nobody can play on.</extracomment>
        <translation>Fermée</translation>
    </message>
    <message>
        <source>Demo</source>
        <extracomment>A mark on the table: a computer plays for the player, nothing counts.</extracomment>
        <translation>Démo</translation>
    </message>
    <message>
        <source>Practice</source>
        <extracomment>A mark on the table: the round does not count, since the player went back or looked at hidden cards.</extracomment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>A button: the computers go on.</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Paused</source>
        <extracomment>A mark on the table: the computers wait.</extracomment>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Cancel</source>
        <extracomment>A button: the action does not happen.</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>All cards were fixed before the first one was dealt. When the game is over, you can check that no one changed them.</source>
        <translation>Toutes les cartes étaient fixées avant la première donne. À la fin de la partie, vous pourrez vérifier que personne ne les a changées.</translation>
    </message>
    <message>
        <source>More</source>
        <extracomment>A button: entries for which the bar has no room.</extracomment>
        <translation>Plus</translation>
    </message>
</context>
<context>
    <name>CardInput</name>
    <message>
        <source>Drop the card on the table to play it.</source>
        <translation>Déposez la carte sur la table pour la jouer.</translation>
    </message>
    <message>
        <source>A computer is playing for you. Take back your seat to play.</source>
        <translation>Un ordinateur joue pour vous. Reprenez votre place pour jouer.</translation>
    </message>
</context>
<context>
    <name>CardTracker</name>
    <message>
        <source>{card} is in your hand.</source>
        <translation>Dans votre main&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card} is in your discard pile.</source>
        <translation>Dans votre défausse&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card}: {names} can’t hold it.</source>
        <translation>{card}&#xa0;: {names} ne peuvent pas l’avoir.</translation>
    </message>
    <message>
        <source>{card} is certainly face down: no one can hold it any more.</source>
        <translation>Face cachée à coup sûr&#xa0;: {card}. Plus personne ne peut l’avoir.</translation>
    </message>
    <message>
        <source>{card}: {name} can’t hold it.</source>
        <translation>{card}&#xa0;: {name} ne peut pas l’avoir.</translation>
    </message>
    <message>
        <source>{card} is on the table.</source>
        <translation>Sur la table&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card}: any of the others can hold it.</source>
        <translation>{card}&#xa0;: n’importe quel adversaire peut l’avoir.</translation>
    </message>
</context>
<context>
    <name>CardTrackerGrid</name>
    <message>
        <source>Who can hold each card</source>
        <translation>Qui peut avoir chaque carte</translation>
    </message>
</context>
<context>
    <name>CardTrackerLegend</name>
    <message>
        <source>in your hand</source>
        <translation>dans votre main</translation>
    </message>
    <message>
        <source>discarded by you</source>
        <translation>défaussée par vous</translation>
    </message>
    <message>
        <source>{name} may hold it</source>
        <translation>{name} peut l’avoir</translation>
    </message>
    <message>
        <source>certainly face down</source>
        <translation>face cachée à coup sûr</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>can’t hold it</source>
        <translation>ne peut pas l’avoir</translation>
    </message>
    <message>
        <source>Legend</source>
        <extracomment>The explanation of the signs of the card tracker.</extracomment>
        <translation>Légende</translation>
    </message>
</context>
<context>
    <name>CardTrackerPanel</name>
    <message>
        <source>Shown during a round while your hand is visible. Not available in replays.</source>
        <translation>Affiché pendant une manche tant que votre main est visible. Indisponible lorsque vous revoyez une partie.</translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>The cards of a challenge: the other result stays hidden until you have played. Nothing here prevents cheating.</source>
        <translation>Les cartes d’un défi&#xa0;: l’autre résultat reste caché jusqu’à ce que vous ayez joué. Rien n’empêche ici de tricher.</translation>
    </message>
</context>
<context>
    <name>CloseButton</name>
    <message>
        <source>Close (Esc)</source>
        <translation>Fermer (Échap)</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>A button: close a sheet.</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DecidedBy</name>
    <message>
        <source>Your cards: what a strong computer reaches with them on average at this table. Your choices: what they cost, as far as could be known. The rest is what the others did, and luck.</source>
        <translation>Vos cartes&#xa0;: ce qu’un ordinateur fort en tire en moyenne à cette table. Vos choix&#xa0;: ce qu’ils ont coûté, pour autant qu’on pouvait le savoir. Le reste est ce que les autres ont fait, et la chance.</translation>
    </message>
</context>
<context>
    <name>DecisionLine</name>
    <message>
        <source>All choices</source>
        <translation>Tous les choix</translation>
    </message>
</context>
<context>
    <name>DeckDialog</name>
    <message>
        <source>Deck of this round</source>
        <translation>Paquet de cette manche</translation>
    </message>
    <message>
        <source>Show the deck?</source>
        <translation>Montrer le paquet&#xa0;?</translation>
    </message>
    <message>
        <source>Show it anyway?</source>
        <translation>Le montrer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Show deck</source>
        <translation>Montrer le paquet</translation>
    </message>
    <message>
        <source>This round won’t count in the statistics.</source>
        <translation>Cette manche ne comptera pas dans les statistiques.</translation>
    </message>
    <message>
        <source>The deck reveals every player’s hand in this round.</source>
        <translation>Le paquet révèle la main de chaque joueur dans cette manche.</translation>
    </message>
</context>
<context>
    <name>Desktop</name>
    <message>
        <source>Straights is free software.</source>
        <translation>Straights est un logiciel libre.</translation>
    </message>
    <message>
        <source>Straights needs Windows 10, version 1809, or later. This Windows is older.</source>
        <translation>Straights demande Windows 10, version 1809, ou plus récent. Ce Windows est plus ancien.</translation>
    </message>
    <message>
        <source>Straights (needed)</source>
        <translation>Straights (nécessaire)</translation>
    </message>
    <message>
        <source>Some files in $INSTDIR couldn’t be removed.

Close all programs that use them and start the removal again.</source>
        <translation>Certains fichiers de $INSTDIR n’ont pas pu être retirés.

Fermez tous les programmes qui les utilisent et recommencez.</translation>
    </message>
    <message>
        <source>What you find:</source>
        <translation>Ce que vous trouverez&#xa0;:</translation>
    </message>
    <message>
        <source>Hints with reasons, undo, replays, statistics, and a game that is saved after every move</source>
        <translation>Conseils motivés, annulation, relectures, statistiques&#xa0;; sauvegarde après chaque coup</translation>
    </message>
    <message>
        <source>Straights is running.

Close it and choose Retry. Your game is saved after every move.</source>
        <translation>Straights est en cours d’exécution.

Fermez-le et choisissez Réessayer. Votre partie est enregistrée après chaque coup.</translation>
    </message>
    <message>
        <source>Straights will be installed for you alone; that needs no administrator.

If an older version is there, this one takes its place. Your games, settings and statistics stay.</source>
        <translation>Straights sera installé pour vous seul&#xa0;; aucun administrateur n’est nécessaire.

S’il y a une version plus ancienne, celle-ci prend sa place. Vos parties, vos réglages et vos statistiques restent.</translation>
    </message>
    <message>
        <source>Straights will be removed from this folder. Your games, settings and statistics stay; whatever else is in the folder stays as well.</source>
        <translation>Straights sera retiré de ce dossier. Vos parties, vos réglages et vos statistiques restent&#xa0;; tout autre contenu du dossier reste aussi.</translation>
    </message>
    <message>
        <source>cards;sevens;fan tan;parliament;dominoes;</source>
        <translation>cartes;sept;domino;suites;fan tan;</translation>
    </message>
    <message>
        <source>You may use, copy, change and pass on Straights. Its licence:</source>
        <translation>Vous pouvez utiliser, copier, modifier et redistribuer Straights. Sa licence&#xa0;:</translation>
    </message>
    <message>
        <source>The disk of $INSTDIR has $1 MB left, and Straights needs ${SIZE_MB} MB.

Nothing was changed. Make room, or choose a folder on another disk.</source>
        <translation>Il reste $1 Mo sur le disque de $INSTDIR, et Straights demande ${SIZE_MB} Mo.

Rien n’a été modifié. Libérez de la place ou choisissez un dossier sur un autre disque.</translation>
    </message>
    <message>
        <source>In $INSTDIR there is already a folder _internal, which belongs to another program.

Choose another folder; this one stays as it is.</source>
        <translation>$INSTDIR contient déjà un dossier _internal, qui appartient à un autre programme.

Choisissez un autre dossier&#xa0;; celui-ci reste tel quel.</translation>
    </message>
    <message>
        <source>Card game of the Sevens family for four</source>
        <translation>Jeu de cartes de la famille des sept pour quatre</translation>
    </message>
    <message>
        <source>Qt, Python and the other parts have licences of their own, the GNU LGPL among them. They are installed too, in _internal\straights_gui\resources\licences, and shown under Help, About.</source>
        <translation>Qt, Python et les autres éléments ont leurs propres licences, dont la GNU LGPL. Elles sont installées dans _internal\straights_gui\resources\licences et affichées sous Aide, À propos.</translation>
    </message>
    <message>
        <source>Every suit grows on the table into a row from its seven, down to the ace and up to the king. A card that fits must be played; without one, a card goes face down and its rank counts against you. When somebody stands at 80 points, the lowest score wins.</source>
        <translation>Chaque couleur forme sur la table une suite, du sept jusqu’à l’as et jusqu’au roi. Qui a une carte possible doit la jouer&#xa0;; qui n’en a pas en pose une face cachée, et sa valeur compte contre lui. Quand quelqu’un atteint 80 points, le plus petit total gagne.</translation>
    </message>
    <message>
        <source>Start Straights</source>
        <translation>Lancer Straights</translation>
    </message>
    <message>
        <source>Straights $BeforeVersion is installed, which is newer than ${VERSION}.

Do you want to put the older one in its place? It may be unable to open games that the newer one saved.</source>
        <translation>Straights $BeforeVersion est installé&#xa0;; il est plus récent que la version ${VERSION}.

Voulez-vous mettre la version plus ancienne à sa place&#xa0;? Elle ne saura peut-être pas ouvrir les parties enregistrées par la plus récente.</translation>
    </message>
    <message>
        <source>Console game in the Start menu</source>
        <translation>Jeu en console dans le menu Démarrer</translation>
    </message>
    <message>
        <source>Straights couldn’t be installed, and what was written is gone again. Your games, settings and statistics are untouched.

Make sure that the disk has room and that you may write to $INSTDIR, then start the installation again.</source>
        <translation>Straights n’a pas pu être installé, et ce qui était écrit a été retiré. Vos parties, vos réglages et vos statistiques sont intacts.

Vérifiez que le disque a de la place et que vous pouvez écrire dans $INSTDIR, puis recommencez.</translation>
    </message>
    <message>
        <source>Several people on one computer, with each hand hidden between turns</source>
        <translation>Plusieurs personnes sur une machine, avec un rideau entre les tours</translation>
    </message>
    <message>
        <source>Everything by mouse, by keyboard and by screen reader</source>
        <translation>Tout à la souris, au clavier et au lecteur d’écran</translation>
    </message>
    <message>
        <source>Card Game</source>
        <translation>Jeu de cartes</translation>
    </message>
    <message>
        <source>Straights saved game</source>
        <translation>Partie enregistrée de Straights</translation>
    </message>
    <message>
        <source>Eight computers, from beginner to expert; none of them sees a hidden card</source>
        <translation>Huit ordinateurs, du simple à l’expert&#xa0;; aucun ne voit de carte cachée</translation>
    </message>
    <message>
        <source>Build rows of cards from seven to ace and king, against computers or friends</source>
        <translation>Formez des suites du sept à l’as et au roi, contre l’ordinateur ou entre amis</translation>
    </message>
    <message>
        <source>Straights needs a 64-bit Windows 10 or 11. This Windows has 32 bits.</source>
        <translation>Straights demande Windows 10 ou 11 en 64 bits. Ce Windows est en 32 bits.</translation>
    </message>
    <message>
        <source>The installed version in $Before couldn’t be removed.

Close all programs that use its files and choose Retry.</source>
        <translation>La version installée dans $Before n’a pas pu être retirée.

Fermez tous les programmes qui utilisent ses fichiers et choisissez Réessayer.</translation>
    </message>
    <message>
        <source>The licence of Straights</source>
        <translation>La licence de Straights</translation>
    </message>
    <message>
        <source>New Window</source>
        <translation>Nouvelle fenêtre</translation>
    </message>
    <message>
        <source>Icon on the desktop</source>
        <translation>Icône sur le bureau</translation>
    </message>
</context>
<context>
    <name>DiscardPile</name>
    <message>
        <source>Discards</source>
        <extracomment>The name of a pile: cards that a player has put face down.</extracomment>
        <translation>Défausse</translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message>
        <source>A bet is {least} to {most} chips.</source>
        <translation>Une mise va de {least} à {most} jetons.</translation>
    </message>
    <message>
        <source>All in</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>All in {chips}</source>
        <translation>Tapis {chips}</translation>
    </message>
    <message>
        <source>Bet</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Mise</translation>
    </message>
    <message>
        <source>Bet {bet}: you win about {hundredths} of 100</source>
        <translation>Miser {bet}&#xa0;: vous gagnez environ {hundredths} fois sur 100</translation>
    </message>
    <message>
        <source>Bet {number}</source>
        <translation>Miser {number}</translation>
    </message>
    <message>
        <source>Call {chips}</source>
        <translation>Suivre {chips}</translation>
    </message>
    <message>
        <source>Call {chips} to win {pot}, or fold</source>
        <translation>Suivez avec {chips} pour gagner {pot}, ou couchez-vous</translation>
    </message>
    <message>
        <source>Call: you win about {hundredths} of 100, {needed} are enough</source>
        <translation>Suivre&#xa0;: vous gagnez environ {hundredths} fois sur 100, {needed} suffisent</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Parole</translation>
    </message>
    <message>
        <source>Check: a called bet wins about {hundredths} of 100</source>
        <translation>Parole&#xa0;: si l’on vous suit, vous gagnez environ {hundredths} fois sur 100</translation>
    </message>
    <message>
        <source>Checking is free. Fold anyway?</source>
        <translation>La parole est gratuite. Vous coucher quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Exchange {cards}: better in {hundredths} of 100</source>
        <translation>Échanger {cards}&#xa0;: mieux {hundredths} fois sur 100</translation>
    </message>
    <message>
        <source>Exchange {number}</source>
        <translation>Échanger {number}</translation>
    </message>
    <message>
        <source>Fold</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Se coucher</translation>
    </message>
    <message>
        <source>Fold: you win about {hundredths} of 100, {needed} are needed</source>
        <translation>Se coucher&#xa0;: vous gagnez environ {hundredths} fois sur 100, il en faut {needed}</translation>
    </message>
    <message>
        <source>Hand {number} begins.</source>
        <translation>La main {number} commence.</translation>
    </message>
    <message>
        <source>Hand {number} · exchange</source>
        <translation>Main {number} · échange</translation>
    </message>
    <message>
        <source>Hand {number} · first bets</source>
        <translation>Main {number} · premières mises</translation>
    </message>
    <message>
        <source>Hand {number} · last bets</source>
        <translation>Main {number} · dernières mises</translation>
    </message>
    <message>
        <source>Hand {number} · over</source>
        <translation>Main {number} · terminée</translation>
    </message>
    <message>
        <source>Keep all</source>
        <translation>Tout garder</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <translation>Gardez toutes les cartes</translation>
    </message>
    <message>
        <source>Last: {what}.</source>
        <translation>Dernière action&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>Main pot</source>
        <translation>Pot principal</translation>
    </message>
    <message>
        <source>Nobody has bet.</source>
        <translation>Personne n’a misé.</translation>
    </message>
    <message>
        <source>Others are expected to hold the better hands if they bet or call.</source>
        <translation>Qui mise ou suit a sans doute une des meilleures mains.</translation>
    </message>
    <message>
        <source>Pot</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>Side pot</source>
        <translation>Pot secondaire</translation>
    </message>
    <message>
        <source>Somebody has bet: call, or fold.</source>
        <translation>Quelqu’un a misé&#xa0;: suivez, ou couchez-vous.</translation>
    </message>
    <message>
        <source>The discards are shuffled and drawn again.</source>
        <translation>Les cartes écartées sont mélangées et de nouveau tirées.</translation>
    </message>
    <message>
        <source>Then you beat {hundredths} of 100 random hands.</source>
        <translation>Ensuite, vous battez {hundredths} mains au hasard sur 100.</translation>
    </message>
    <message>
        <source>This hand</source>
        <translation>Cette main</translation>
    </message>
    <message>
        <source>Aces are high, and low in the straight from ace to five.</source>
        <translation>L’as est la plus haute carte, et la plus basse dans la suite de l’as au cinq.</translation>
    </message>
    <message>
        <source>From best to worst: straight flush, four of a kind, full house (three and a pair), flush (one suit), straight (five ranks in a row), three of a kind, two pairs, a pair, the highest card.</source>
        <translation>De la meilleure à la moins bonne&#xa0;: quinte flush, carré, full (brelan et paire), couleur, suite (cinq valeurs qui se suivent), brelan, deux paires, paire, carte la plus haute.</translation>
    </message>
    <message>
        <source>The ante doubles every {count} hands.</source>
        <translation>Cette mise double toutes les {count} mains.</translation>
    </message>
    <message>
        <source>The player with the D is the dealer; the next player bets first.</source>
        <translation>Le D indique le donneur&#xa0;; le joueur suivant mise en premier.</translation>
    </message>
    <message>
        <source>With too few chips to call, go all in: you stay in the hand, and can win as much from each other player as you put in. The others bet for the rest in a side pot.</source>
        <translation>Si vous n’avez pas assez de jetons pour suivre, faites tapis&#xa0;: vous restez dans le coup et pouvez gagner de chaque joueur autant que vous avez misé. Les autres jouent le reste dans un pot annexe.</translation>
    </message>
    <message>
        <source>You can exchange at most four cards.</source>
        <translation>Vous pouvez échanger quatre cartes au plus.</translation>
    </message>
    <message>
        <source>You win the game.</source>
        <translation>Vous gagnez la partie.</translation>
    </message>
    <message>
        <source>You win {chips}</source>
        <translation>Vous gagnez {chips}</translation>
    </message>
    <message>
        <source>You win {chips}: {more} more than you paid</source>
        <translation>Vous gagnez {chips}&#xa0;: {more} de plus que vos mises</translation>
    </message>
    <message>
        <source>Your hand: {cards}, {hand}.</source>
        <translation>Votre main&#xa0;: {cards}, {hand}.</translation>
    </message>
    <message>
        <source>Your turn: check or bet</source>
        <translation>À vous&#xa0;: parole ou mise</translation>
    </message>
    <message>
        <source>Your turn: choose up to four cards to exchange</source>
        <translation>À vous&#xa0;: choisissez jusqu’à quatre cartes à échanger</translation>
    </message>
    <message>
        <source>aces</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>all in</source>
        <translation>tapis</translation>
    </message>
    <message>
        <source>bets {chips}</source>
        <translation>mise {chips}</translation>
    </message>
    <message>
        <source>by the odds</source>
        <translation>selon les chances</translation>
    </message>
    <message>
        <source>calls {chips}</source>
        <translation>suit avec {chips}</translation>
    </message>
    <message>
        <source>checks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>parole</translation>
    </message>
    <message>
        <source>eights</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>huit</translation>
    </message>
    <message>
        <source>exchanged {count}</source>
        <translation>a échangé {count}</translation>
    </message>
    <message>
        <source>fives</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>cinq</translation>
    </message>
    <message>
        <source>flush up to {rank}</source>
        <translation>couleur jusqu’à&#xa0;: {rank}</translation>
    </message>
    <message>
        <source>folded</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>couché</translation>
    </message>
    <message>
        <source>four {ranks}</source>
        <translation>carré&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>fours</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>full house: {ranks} and {others}</source>
        <translation>full&#xa0;: {ranks} et {others}</translation>
    </message>
    <message>
        <source>jacks</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>valets</translation>
    </message>
    <message>
        <source>keeps all</source>
        <translation>garde tout</translation>
    </message>
    <message>
        <source>kings</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>rois</translation>
    </message>
    <message>
        <source>nines</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>pair of {ranks}</source>
        <translation>paire&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>queens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dames</translation>
    </message>
    <message>
        <source>royal flush</source>
        <translation>quinte flush royale</translation>
    </message>
    <message>
        <source>sevens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>sept</translation>
    </message>
    <message>
        <source>sixes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <source>straight flush up to {rank}</source>
        <translation>quinte flush jusqu’à&#xa0;: {rank}</translation>
    </message>
    <message>
        <source>straight up to {rank}</source>
        <translation>suite jusqu’à&#xa0;: {rank}</translation>
    </message>
    <message>
        <source>tens</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>dix</translation>
    </message>
    <message>
        <source>three {ranks}</source>
        <translation>brelan&#xa0;: {ranks}</translation>
    </message>
    <message>
        <source>threes</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>trois</translation>
    </message>
    <message>
        <source>twos</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>{names} share {chips}</source>
        <translation>{names} se partagent {chips}</translation>
    </message>
    <message>
        <source>{names} win the game.</source>
        <translation>{names} gagnent la partie.</translation>
    </message>
    <message>
        <source>{name} bets {chips}.</source>
        <translation>{name} mise {chips}.</translation>
    </message>
    <message>
        <source>{name} calls with {chips}.</source>
        <translation>{name} suit avec {chips}.</translation>
    </message>
    <message>
        <source>{name} checks.</source>
        <translation>{name} dit parole.</translation>
    </message>
    <message>
        <source>{name} exchanges {count}.</source>
        <translation>{name} échange des cartes&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>{name} folds.</source>
        <translation>{name} se couche.</translation>
    </message>
    <message>
        <source>{name} can’t pay the ante and is out.</source>
        <translation>{name} a trop peu de jetons pour la main suivante.</translation>
    </message>
    <message>
        <source>{name} is all in with {chips}.</source>
        <translation>{name} fait tapis avec {chips}.</translation>
    </message>
    <message>
        <source>{name} keeps all cards.</source>
        <translation>{name} garde toutes ses cartes.</translation>
    </message>
    <message>
        <source>{name} pays {chips}.</source>
        <translation>{name} paie {chips}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <translation>{name} montre {cards}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}: {hand}.</source>
        <translation>{name} montre {cards}&#xa0;: {hand}.</translation>
    </message>
    <message>
        <source>{name} takes back an uncalled bet of {chips}.</source>
        <translation>{name} reprend {chips}&#xa0;: personne n’a suivi.</translation>
    </message>
    <message>
        <source>{name} wins {chips}</source>
        <translation>{name} gagne {chips}</translation>
    </message>
    <message>
        <source>{name} wins {chips}.</source>
        <translation>{name} gagne {chips}.</translation>
    </message>
    <message>
        <source>{name}: {chips} chips.</source>
        <translation>{name}&#xa0;: {chips} jetons.</translation>
    </message>
    <message>
        <source>{pot}: {chips}.</source>
        <translation>{pot}&#xa0;: {chips}.</translation>
    </message>
    <message>
        <source>{ranks} and {others}</source>
        <translation>{ranks} et {others}</translation>
    </message>
    <message>
        <source>½ pot</source>
        <translation>½ pot</translation>
    </message>
    <message>
        <source>With five cards, check, bet, call or fold. Nobody raises.</source>
        <translation>Avec cinq cartes, dites parole, misez, suivez ou couchez-vous. Personne ne relance.</translation>
    </message>
    <message>
        <source>Bet, exchange cards, bet again. Best hand wins.</source>
        <translation>Misez, échangez des cartes, misez encore. La meilleure main gagne.</translation>
    </message>
    <message>
        <source>Until one has all chips</source>
        <translation>Jusqu’à ce qu’un joueur ait tous les jetons</translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays {ante} for each hand.</source>
        <translation>Chacun a {chips} jetons et paie {ante} par main.</translation>
    </message>
    <message>
        <source>reckless</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>téméraire</translation>
    </message>
    <message>
        <source>A player who can’t pay the ante is out.</source>
        <translation>Qui a trop peu de jetons pour la main suivante est éliminé.</translation>
    </message>
    <message>
        <source>Five-card draw</source>
        <translation>Five Card Draw</translation>
    </message>
    <message>
        <source>20 hands</source>
        <translation>20 mains</translation>
    </message>
    <message>
        <source>The best hand wins the pot. Equal hands share it.</source>
        <translation>La meilleure main gagne le pot. Des mains égales le partagent.</translation>
    </message>
    <message>
        <source>Then exchange up to four cards, and bet once more.</source>
        <translation>Ensuite, échangez jusqu’à quatre cartes et misez encore une fois.</translation>
    </message>
    <message>
        <source>cautious</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>prudent</translation>
    </message>
    <message>
        <source>exchange</source>
        <extracomment>Of the card game five-card draw, a kind of poker: what a player does, a hand of cards, a rank, chips.</extracomment>
        <translation>échanger</translation>
    </message>
    <message>
        <source>You are out: too few chips for the next hand. The others play on.</source>
        <translation>Vous êtes éliminé&#xa0;: trop peu de jetons pour la main suivante. Les autres continuent.</translation>
    </message>
    <message>
        <source>All others folded.</source>
        <translation>Tous les autres se sont couchés.</translation>
    </message>
    <message>
        <source>Both have {hand}: the next highest card decides.</source>
        <translation>Les deux ont {hand}&#xa0;: la carte suivante décide.</translation>
    </message>
    <message>
        <source>Equal hands: {hand}.</source>
        <translation>Mains égales&#xa0;: {hand}.</translation>
    </message>
    <message>
        <source>The others in this pot folded.</source>
        <translation>Les autres joueurs de ce pot se sont couchés.</translation>
    </message>
    <message>
        <source>{name} wins it</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>You win it</source>
        <translation>Vous gagnez</translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat your {other}.</source>
        <translation>
            <numerusform>{hand} bat votre main&#xa0;: {other}.</numerusform>
            <numerusform>{hand} battent votre main&#xa0;: {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat {other}.</source>
        <translation>
            <numerusform>{hand} bat {other}.</numerusform>
            <numerusform>{hand} battent {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} had no chips for this pot.</source>
        <translation>Sans jetons pour ce pot&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>{names} share it</source>
        <translation>{names} partagent</translation>
    </message>
    <message>
        <source>{rank} high</source>
        <translation>carte haute&#xa0;: {rank}</translation>
    </message>
</context>
<context>
    <name>EnterButton</name>
    <message>
        <source>Enter</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Entrée</translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>Each round starts with the seven of spades.</source>
        <translation>Chaque manche commence par le sept de pique.</translation>
    </message>
    <message>
        <source>This seat is already set that way.</source>
        <translation>Cette place est déjà réglée ainsi.</translation>
    </message>
    <message>
        <source>it was changed after it was saved</source>
        <translation>elle a été modifiée après l’enregistrement</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>the disk is read-only</source>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>access is denied</source>
        <translation>l’accès est refusé</translation>
    </message>
    <message>
        <source>Enter a name.</source>
        <translation>Saisissez un nom.</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Straights</source>
        <translation>elle a été enregistrée par une version plus récente de Straights</translation>
    </message>
    <message>
        <source>it is too large for a saved game</source>
        <translation>elle est trop volumineuse pour une partie enregistrée</translation>
    </message>
    <message>
        <source>it isn’t a Straights game, or it is incomplete</source>
        <translation>ce n’est pas une partie de Straights, ou elle est incomplète</translation>
    </message>
    <message>
        <source>You have a card that fits, so you can’t discard.</source>
        <translation>Vous avez une carte jouable&#xa0;: vous ne pouvez pas défausser.</translation>
    </message>
    <message>
        <source>the disk doesn’t work</source>
        <translation>le disque ne fonctionne pas</translation>
    </message>
    <message>
        <source>it can’t be read</source>
        <translation>elle est illisible</translation>
    </message>
    <message>
        <source>You don’t have that card.</source>
        <translation>Vous n’avez pas cette carte.</translation>
    </message>
    <message>
        <source>It’s {name}’s turn.</source>
        <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
        <source>it isn’t there</source>
        <translation>l’emplacement n’existe pas</translation>
    </message>
    <message>
        <source>A computer is playing this seat.</source>
        <translation>Un ordinateur joue à cette place.</translation>
    </message>
    <message>
        <source>{card} is no longer queued.</source>
        <translation>Carte plus en attente&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{card} is queued. Esc cancels.</source>
        <translation>Carte en attente&#xa0;: {card}. Échap annule.</translation>
    </message>
    <message>
        <source>{card} doesn’t fit yet: its row has to reach it first.</source>
        <translation>Pas encore jouable&#xa0;: {card}. Sa rangée doit d’abord l’atteindre.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics ({reason}). They are kept as {file}, and new ones are started.</source>
        <translation>Impossible de lire les statistiques ({reason}). Elles sont conservées dans {file}, et de nouvelles commencent.</translation>
    </message>
    <message>
        <source>Couldn’t use the statistics in {file} ({reason}). The game continues without them.</source>
        <translation>Impossible d’utiliser les statistiques de {file} ({reason}). Le jeu continue sans elles.</translation>
    </message>
    <message>
        <source>This name contains characters that can’t be shown.</source>
        <translation>Ce nom contient des caractères qui ne peuvent pas être affichés.</translation>
    </message>
    <message>
        <source>This link is incomplete. Ask for a new one.</source>
        <translation>Ce lien est incomplet. Demandez-en un autre.</translation>
    </message>
</context>
<context>
    <name>FormBox</name>
    <message>
        <source>Your form</source>
        <translation>Votre forme</translation>
    </message>
</context>
<context>
    <name>GameBox</name>
    <message>
        <source>Your game</source>
        <translation>Votre partie</translation>
    </message>
</context>
<context>
    <name>GameController</name>
    <message>
        <source>{name} tried an illegal move. A simpler computer takes over.</source>
        <translation>{name} a tenté un coup interdit. Un ordinateur plus simple prend le relais.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Save game</source>
        <translation>Enregistrer la partie</translation>
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
        <source>Saved as {file}.</source>
        <translation>Enregistrée dans {file}.</translation>
    </message>
    <message>
        <source>{moment}, round {round}, with {names}</source>
        <translation>{moment}, manche {round}, avec {names}</translation>
    </message>
    <message>
        <source>Couldn’t save the game to {file}: {reason}.</source>
        <translation>Impossible d’enregistrer la partie dans {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>everything.straights</source>
        <extracomment>The suggested name of a file with all games; the ending stays.</extracomment>
        <translation>tout.straights</translation>
    </message>
    <message>
        <source>game.straights</source>
        <extracomment>The suggested name of a file with one game; the ending stays.</extracomment>
        <translation>partie.straights</translation>
    </message>
    <message>
        <source>Games added: {games}, rounds in the statistics: {rounds}, days: {days}.</source>
        <translation>Parties ajoutées&#xa0;: {games}, manches dans les statistiques&#xa0;: {rounds}, jours&#xa0;: {days}.</translation>
    </message>
</context>
<context>
    <name>GameMenuController</name>
    <message>
        <source>Leave this game?</source>
        <translation>Quitter cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>You play on from {place}. The original game is under “Open”.</source>
        <translation>Vous jouez à partir de&#xa0;: {place}. La partie d’origine est sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>Your current game is saved. You can find it under “Open”.</source>
        <translation>Votre partie en cours est enregistrée. Vous la trouverez sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>Leave game</source>
        <translation>Quitter la partie</translation>
    </message>
    <message>
        <source>Open game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>Number copied.</source>
        <translation>Numéro copié.</translation>
    </message>
    <message>
        <source>No recent games</source>
        <translation>Aucune partie récente</translation>
    </message>
    <message>
        <source>Game copied.</source>
        <translation>Partie copiée.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics any more. You can find it under “Open”.</source>
        <translation>Cette partie ne comptera plus dans les statistiques. Vous la trouverez sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>The game starts again. Your previous one is under “Open”.</source>
        <translation>La partie recommence. La précédente se trouve sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>Restart this game?</source>
        <translation>Recommencer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Couldn’t open {file}: {reason}.</source>
        <translation>Impossible d’ouvrir {file}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Restart</source>
        <extracomment>A button: begin the same game again.</extracomment>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Copy game</source>
        <translation>Copier la partie</translation>
    </message>
    <message>
        <source>Copy this game?</source>
        <translation>Copier cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>The text tells every player’s cards.</source>
        <translation>Le texte révèle les cartes de chaque joueur.</translation>
    </message>
</context>
<context>
    <name>HandoverScreen</name>
    <message>
        <source>Everyone else, look away!</source>
        <translation>Les autres, ne regardez pas&#xa0;!</translation>
    </message>
    <message>
        <source>Show my cards</source>
        <translation>Montrer mes cartes</translation>
    </message>
    <message>
        <source>{name}, it’s your turn.</source>
        <translation>{name}, c’est à vous de jouer.</translation>
    </message>
</context>
<context>
    <name>Hints</name>
    <message>
        <source>{advice} H: why?</source>
        <translation>{advice} H&#xa0;: pourquoi&#xa0;?</translation>
    </message>
    <message>
        <source>No hint available: {reason}</source>
        <translation>Aucun indice disponible&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>Thinking…</source>
        <extracomment>A computer is choosing a card.</extracomment>
        <translation>Réflexion…</translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message>
        <source>Let other devices on my network &amp;join</source>
        <translation>Ouvrir la table aux autres appareils de mon &amp;réseau</translation>
    </message>
    <message>
        <source>Without it, only windows and browsers on this computer can join.</source>
        <translation>Sinon, seuls les fenêtres et les navigateurs de cet ordinateur peuvent rejoindre la table.</translation>
    </message>
    <message>
        <source>Open table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>If your computer asks whether Straights may use the network, allow it.</source>
        <translation>Si l’ordinateur demande si Straights peut utiliser le réseau, autorisez-le.</translation>
    </message>
    <message>
        <source>Your computer becomes the table. Others join from a phone, a browser or another window of Straights; they need nothing but the link.</source>
        <translation>Votre ordinateur devient la table. Les autres la rejoignent depuis un téléphone, un navigateur ou une autre fenêtre de Straights&#xa0;; le lien leur suffit.</translation>
    </message>
    <message>
        <source>Seat {number}</source>
        <translation>Place {number}</translation>
    </message>
    <message>
        <source>Free for whoever joins.</source>
        <translation>Libre pour qui rejoint la table.</translation>
    </message>
    <message>
        <source>A person who joins</source>
        <translation>Une personne qui rejoint la table</translation>
    </message>
    <message>
        <source>&amp;Time for a move</source>
        <translation>&amp;Temps par coup</translation>
    </message>
    <message>
        <source>More time for slow moves: for each player, for the whole game.</source>
        <translation>Plus de temps pour les coups lents&#xa0;: pour chaque joueur, pour toute la partie.</translation>
    </message>
    <message>
        <source>Time &amp;bank</source>
        <translation>&amp;Réserve de temps</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n seconde</numerusform>
            <numerusform>%n secondes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message>
        <source>None</source>
        <extracomment>A choice: no limit of time.</extracomment>
        <translation>Aucune</translation>
    </message>
</context>
<context>
    <name>HostingController</name>
    <message>
        <source>Opening the table…</source>
        <translation>Ouverture de la table…</translation>
    </message>
    <message>
        <source>Continue with your table?</source>
        <translation>Reprendre votre table&#xa0;?</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Ouvrir la table</translation>
    </message>
    <message>
        <source>The page for phones is missing: only windows can join. To build it: {command}</source>
        <translation>La page pour les téléphones manque&#xa0;: seules des fenêtres peuvent rejoindre la table. Pour la créer&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Still at the table: {names}.</source>
        <translation>Encore à la table&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>The game is kept: you can open the table again at the next start.</source>
        <translation>La partie est conservée&#xa0;: vous pourrez rouvrir la table au prochain démarrage.</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Fermer la table&#xa0;?</translation>
    </message>
    <message>
        <source>Close table</source>
        <translation>Fermer la table</translation>
    </message>
    <message>
        <source>The table’s server stopped. It is starting again; nothing is lost.</source>
        <translation>Le serveur de la table s’est arrêté. Il redémarre&#xa0;; rien n’est perdu.</translation>
    </message>
    <message>
        <source>The table’s server is running again.</source>
        <translation>Le serveur de la table fonctionne de nouveau.</translation>
    </message>
    <message>
        <source>Close it for good</source>
        <translation>La fermer définitivement</translation>
    </message>
    <message>
        <source>Your table was open when Straights ended. Everyone can come back to it.</source>
        <translation>Votre table était ouverte quand Straights s’est arrêté. Tout le monde peut y revenir.</translation>
    </message>
    <message>
        <source>Couldn’t open the table: {reason}</source>
        <translation>Impossible d’ouvrir la table&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>JoinPage</name>
    <message>
        <source>Tables at this address</source>
        <translation>Tables à cette adresse</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;S’asseoir</translation>
    </message>
    <message>
        <source>your last table</source>
        <translation>votre dernière table</translation>
    </message>
    <message>
        <source>Tables near you and at this address</source>
        <translation>Tables près de vous et à cette adresse</translation>
    </message>
    <message>
        <source>Paste it here</source>
        <translation>Collez-le ici</translation>
    </message>
    <message>
        <source>&amp;Link or address</source>
        <translation>&amp;Lien ou adresse</translation>
    </message>
    <message>
        <source>Tables near you</source>
        <translation>Tables près de vous</translation>
    </message>
    <message>
        <source>If you lose the connection, your seat waits for you.</source>
        <translation>Si la connexion est perdue, votre place vous attend.</translation>
    </message>
    <message>
        <source>looking…</source>
        <extracomment>Shown while tables on the network are searched.</extracomment>
        <translation>recherche…</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <extracomment>A button: search for tables again.</extracomment>
        <translation>&amp;Actualiser</translation>
    </message>
    <message>
        <source>&amp;Watch</source>
        <extracomment>A button: look on at a table without a seat.</extracomment>
        <translation>&amp;Regarder</translation>
    </message>
</context>
<context>
    <name>LastTable</name>
    <message>
        <source>Table {table} is closed.</source>
        <translation>La table {table} est fermée.</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>{number} of {count}</source>
        <translation>{number} sur {count}</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>A button: back to the sheet before.</extracomment>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>A button: leave the lesson.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Each row begins with its seven. Play {card}.</source>
        <translation>Chaque rangée commence par son sept. Jouez {card}.</translation>
    </message>
    <message>
        <source>Nobody has bet, so it is free to stay in. Press “{button}”.</source>
        <translation>Personne n’a misé&#xa0;: rester ne coûte rien. Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing fits: a chip of yours goes to the pool. Press “{button}”.</source>
        <translation>Rien ne convient&#xa0;: un de vos jetons va au pot. Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. An ace costs 1 point, a king 13. Choose {card}.</source>
        <translation>Rien ne convient&#xa0;: défaussez une carte. Un as coûte 1 point, un roi 13. Choisissez {card}.</translation>
    </message>
    <message>
        <source>Then it grows card by card, up to the king and down to the ace. Play {card}.</source>
        <translation>Puis elle grandit carte par carte, jusqu’au roi et jusqu’à l’as. Jouez {card}.</translation>
    </message>
    <message>
        <source>Two cards fit. Play {card}: more of yours can follow it.</source>
        <translation>Deux cartes conviennent. Jouez {card}&#xa0;: d’autres des vôtres peuvent suivre.</translation>
    </message>
    <message>
        <source>You have two pairs. Choose {card} to exchange it.</source>
        <translation>Vous avez deux paires. Choisissez {card} pour l’échanger.</translation>
    </message>
    <message>
        <source>You may choose up to four cards: one will do. Press “{button}”.</source>
        <translation>Vous pouvez choisir jusqu’à quatre cartes&#xa0;: une suffit. Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and the pool is yours.</source>
        <translation>Votre dernière carte convient. Jouez {card}, et le pot est à vous.</translation>
    </message>
    <message>
        <source>Your last card fits. Play {card}, and you win the round.</source>
        <translation>Votre dernière carte convient. Jouez {card}, et vous gagnez la manche.</translation>
    </message>
    <message>
        <source>Nothing fits: let the others go on. Press “{button}”.</source>
        <translation>Rien ne convient&#xa0;: laissez jouer les autres. Appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>Two pairs often win. Make the others pay to stay in: press “{button}”.</source>
        <translation>Deux paires gagnent souvent. Faites payer ceux qui restent&#xa0;: appuyez sur «&#xa0;{button}&#xa0;».</translation>
    </message>
    <message>
        <source>You know the game now.</source>
        <translation>Vous connaissez le jeu, maintenant.</translation>
    </message>
</context>
<context>
    <name>LicencesDialog</name>
    <message>
        <source>Components</source>
        <extracomment>A tab: the libraries that the program uses.</extracomment>
        <translation>Composants</translation>
    </message>
    <message>
        <source>Licences</source>
        <extracomment>The title of a sheet with legal texts.</extracomment>
        <translation>Licences</translation>
    </message>
</context>
<context>
    <name>LuckBar</name>
    <message>
        <source>Cards</source>
        <extracomment>A caption: the part of the luck, above the values of the cards dealt.</extracomment>
        <translation>Cartes</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Round {number}</source>
        <translation>Manche {number}</translation>
    </message>
    <message>
        <source>Typed {rank}. Now type the suit: C, D, H or S. Esc cancels.</source>
        <translation>{rank} saisi. Tapez maintenant la couleur&#xa0;: C (trèfle), D (carreau), H (cœur) ou S (pique). Échap annule.</translation>
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
        <translation>Afficher la réponse</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>A game of its own, against the same computers. This one stays in “Open”.</source>
        <translation>Une partie à part, contre les mêmes ordinateurs. Celle-ci reste sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Retour à l’analyse</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>Which card would you discard? Click it.</source>
        <translation>Quelle carte défausseriez-vous&#xa0;? Cliquez dessus.</translation>
    </message>
    <message>
        <source>Which card would you play? Click it.</source>
        <translation>Quelle carte joueriez-vous&#xa0;? Cliquez dessus.</translation>
    </message>
</context>
<context>
    <name>Moments</name>
    <message>
        <source>This card doesn’t fit. Choose one of the raised cards.</source>
        <translation>Cette carte n’est pas jouable. Choisissez une des cartes relevées.</translation>
    </message>
</context>
<context>
    <name>MoveMenuController</name>
    <message>
        <source>Number {seed}</source>
        <translation>Numéro {seed}</translation>
    </message>
    <message>
        <source>Seal {seal}…</source>
        <translation>Sceau {seal}…</translation>
    </message>
    <message>
        <source>Deal of the day, {date}</source>
        <translation>Donne du jour, {date}</translation>
    </message>
    <message>
        <source>A computer will play for you. You can take back your seat later.</source>
        <translation>Un ordinateur jouera pour vous. Vous pourrez reprendre votre place plus tard.</translation>
    </message>
    <message>
        <source>This game won’t count in the statistics.</source>
        <translation>Cette partie ne comptera pas dans les statistiques.</translation>
    </message>
    <message>
        <source>A computer is playing for you. “Undo” gives you back your seat.</source>
        <translation>Un ordinateur joue pour vous. «&#xa0;Annuler le coup&#xa0;» vous rend votre place.</translation>
    </message>
    <message>
        <source>Rage-quit?</source>
        <extracomment>A question before your seat is handed to a computer.</extracomment>
        <translation>Rage-quit&#xa0;?</translation>
    </message>
</context>
<context>
    <name>Nearby</name>
    <message>
        <source>To find tables on your network, type: {command}</source>
        <translation>Pour trouver des tables sur votre réseau, tapez&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Couldn’t look for tables on your network. Paste a link instead.</source>
        <translation>Impossible de chercher des tables sur votre réseau. Collez plutôt un lien.</translation>
    </message>
</context>
<context>
    <name>NearbyOffers</name>
    <message>
        <source>on your network</source>
        <translation>sur votre réseau</translation>
    </message>
    <message>
        <source>{name}’s table</source>
        <translation>Table ({name})</translation>
    </message>
</context>
<context>
    <name>Network</name>
    <message>
        <source>There is no host {host}. Check the address.</source>
        <translation>L’hôte {host} n’existe pas. Vérifiez l’adresse.</translation>
    </message>
    <message>
        <source>No server answers at {host}, port {port}.</source>
        <translation>Aucun serveur ne répond à {host}, port {port}.</translation>
    </message>
    <message>
        <source>The connection to {host} was lost.</source>
        <translation>La connexion à {host} est perdue.</translation>
    </message>
    <message>
        <source>The server at {host} is starting again.</source>
        <translation>Le serveur {host} redémarre.</translation>
    </message>
    <message>
        <source>The table at {host} was closed by its host. If it opens again, you have your seat back.</source>
        <translation>L’hôte a fermé la table sur {host}. S’il la rouvre, vous retrouvez votre place.</translation>
    </message>
    <message>
        <source>The server at {host} has no room at the moment.</source>
        <translation>Le serveur {host} n’a pas de place en ce moment.</translation>
    </message>
    <message>
        <source>Connecting to {host}…</source>
        <translation>Connexion à {host}…</translation>
    </message>
    <message>
        <source>No encrypted connection to {host} is possible ({detail}).</source>
        <translation>Aucune connexion chiffrée à {host} n’est possible ({detail}).</translation>
    </message>
    <message>
        <source>The server at {host} refuses the connection.</source>
        <translation>Le serveur {host} refuse la connexion.</translation>
    </message>
    <message>
        <source>Too many messages were sent to {host}. Wait a moment.</source>
        <translation>Trop de messages ont été envoyés à {host}. Patientez un instant.</translation>
    </message>
    <message>
        <source>Straights can’t read the answer of {host}.</source>
        <translation>Straights ne comprend pas la réponse de {host}.</translation>
    </message>
    <message>
        <source>{host} has another version. Update Straights, or ask the server’s owner to update.</source>
        <translation>{host} a une autre version. Mettez Straights à jour, ou demandez au propriétaire du serveur de le faire.</translation>
    </message>
    <message>
        <source>{host} can’t prove who it is: {detail}. Ask its owner for a valid certificate.</source>
        <translation>{host} ne peut pas prouver son identité&#xa0;: {detail}. Demandez à son propriétaire un certificat valable.</translation>
    </message>
    <message>
        <source>{host} isn’t a Straights server.</source>
        <translation>{host} n’est pas un serveur Straights.</translation>
    </message>
    <message>
        <source>The server at {host} isn’t available at the moment ({detail}).</source>
        <translation>Le serveur {host} n’est pas disponible pour le moment ({detail}).</translation>
    </message>
    <message>
        <source>The network doesn’t reach {host}. Are you online?</source>
        <translation>Le réseau n’atteint pas {host}. Êtes-vous en ligne&#xa0;?</translation>
    </message>
    <message>
        <source>{host} doesn’t answer.</source>
        <translation>{host} ne répond pas.</translation>
    </message>
</context>
<context>
    <name>NetworkMenuController</name>
    <message>
        <source>A computer plays on in your place. The same link brings you back to your seat.</source>
        <translation>Un ordinateur joue à votre place. Le même lien vous ramène à votre place.</translation>
    </message>
    <message>
        <source>Leave table</source>
        <translation>Quitter la table</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Table {table}</translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message>
        <source>A game is being played. You can do that once it is over.</source>
        <translation>Une partie est en cours. Vous pourrez le faire une fois qu’elle sera terminée.</translation>
    </message>
    <message>
        <source>Only the host can do that.</source>
        <translation>Seul l’hôte peut le faire.</translation>
    </message>
    <message>
        <source>Something went wrong at this table. You are coming back to it.</source>
        <translation>Un problème est survenu à cette table. Vous y revenez.</translation>
    </message>
    <message>
        <source>The server has refused that ({reason}).</source>
        <translation>Le serveur l’a refusé ({reason}).</translation>
    </message>
    <message>
        <source>The server refused this. Check your name, and try again.</source>
        <translation>Le serveur a refusé. Vérifiez votre nom et réessayez.</translation>
    </message>
    <message>
        <source>This invitation is no longer valid. Ask for a new one.</source>
        <translation>Cette invitation n’est plus valable. Demandez-en une nouvelle.</translation>
    </message>
    <message>
        <source>This table is closed, or your seat was given away.</source>
        <translation>Cette table est fermée, ou votre place a été donnée.</translation>
    </message>
    <message>
        <source>This table is full.</source>
        <translation>Cette table est pleine.</translation>
    </message>
    <message numerus="yes">
        <source>{votes} of %n votes to remove {name} from the table.</source>
        <translation>
            <numerusform>{votes} voix sur %n pour exclure {name} de la table.</numerusform>
            <numerusform>{votes} voix sur %n pour exclure {name} de la table.</numerusform>
        </translation>
    </message>
    <message>
        <source>The server has no room for this table now. Try again in a minute.</source>
        <translation>Le serveur n’a pas de place pour cette table en ce moment. Réessayez dans une minute.</translation>
    </message>
    <message>
        <source>You have left and come back too often. Try again in a second.</source>
        <translation>Trop de départs et de retours. Réessayez dans une seconde.</translation>
    </message>
    <message>
        <source>You were removed from this table.</source>
        <translation>Votre place à cette table vous a été retirée.</translation>
    </message>
    <message>
        <source>Someone sits there.</source>
        <translation>Quelqu’un est assis là.</translation>
    </message>
    <message>
        <source>This seat is taken, or the table is full. You can watch.</source>
        <translation>Cette place est prise, ou la table est pleine. Vous pouvez regarder.</translation>
    </message>
    <message>
        <source>A game is being played at this table. You can watch.</source>
        <translation>Une partie est en cours à cette table. Vous pouvez regarder.</translation>
    </message>
    <message>
        <source>No more games can be played at this table. Open another one.</source>
        <translation>On ne peut plus jouer à cette table. Ouvrez-en une autre.</translation>
    </message>
    <message>
        <source>Tables over a network need Qt’s network library, which can’t be loaded ({reason}).</source>
        <translation>Les tables en réseau demandent la bibliothèque réseau de Qt, qui ne se charge pas ({reason}).</translation>
    </message>
    <message>
        <source>This table isn’t ready yet. Try again in a moment.</source>
        <translation>Cette table n’est pas encore prête. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library}, which isn’t installed.</source>
        <translation>Les tables en réseau demandent la bibliothèque {library}, qui n’est pas installée.</translation>
    </message>
    <message>
        <source>Tables over a network need the library {library} (Debian: {package}), which isn’t installed.</source>
        <translation>Les tables en réseau demandent la bibliothèque {library} (Debian&#xa0;: {package}), qui n’est pas installée.</translation>
    </message>
    <message>
        <source>Tables over a network need the Python package {package}, which isn’t installed.</source>
        <translation>Les tables en réseau demandent le paquet Python {package}, qui n’est pas installé.</translation>
    </message>
    <message>
        <source>You were removed from this table. You can’t sit down here again.</source>
        <translation>Votre place à cette table vous a été retirée. Vous ne pouvez plus vous y asseoir.</translation>
    </message>
    <message>
        <source>{name} couldn’t decide in time. The simplest computer chose this card.</source>
        <translation>{name} n’a pas pu se décider à temps. L’ordinateur le plus simple a choisi cette carte.</translation>
    </message>
    <message>
        <source>That isn’t possible now.</source>
        <translation>Ce n’est pas possible maintenant.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>easy computers</source>
        <translation>ordinateurs faciles</translation>
    </message>
    <message>
        <source>follow your form</source>
        <translation>suivent votre forme</translation>
    </message>
    <message>
        <source>three experts</source>
        <translation>trois experts</translation>
    </message>
    <message>
        <source>up to very hard</source>
        <translation>jusqu’à virtuose</translation>
    </message>
    <message>
        <source>Adaptive</source>
        <extracomment>A group of three opponents to choose: computers that play better when you win.</extracomment>
        <translation>Adaptatif</translation>
    </message>
    <message>
        <source>Even</source>
        <extracomment>A group of three opponents to choose: computers of different levels, as strong as a usual player.</extracomment>
        <translation>Équilibré</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Diego</source>
        <extracomment>A name of a computer player, a man.</extracomment>
        <translation>Diego</translation>
    </message>
    <message>
        <source>Clara</source>
        <extracomment>A name of a computer player, a woman; another one if your language cannot write it.</extracomment>
        <translation>Clara</translation>
    </message>
    <message>
        <source>Hugo</source>
        <extracomment>A name of a computer player, a man.</extracomment>
        <translation>Hugo</translation>
    </message>
    <message>
        <source>Relaxed</source>
        <extracomment>A group of three opponents to choose: computers that are easily beaten.</extracomment>
        <translation>Détendu</translation>
    </message>
    <message>
        <source>Strong</source>
        <extracomment>A group of three opponents to choose: three experts.</extracomment>
        <translation>Fort</translation>
    </message>
</context>
<context>
    <name>NewGameBox</name>
    <message>
        <source>Change…</source>
        <extracomment>A button: choose other players for the new game.</extracomment>
        <translation>Modifier…</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Player {number}</source>
        <translation>Joueur {number}</translation>
    </message>
    <message>
        <source>Played by</source>
        <translation>Joué par</translation>
    </message>
    <message>
        <source>Game &amp;length</source>
        <translation>Durée de la &amp;partie</translation>
    </message>
    <message>
        <source>Points that end the game</source>
        <translation>Points qui terminent la partie</translation>
    </message>
    <message>
        <source>To {points}</source>
        <translation>En {points}</translation>
    </message>
    <message>
        <source>Someone at this screen.</source>
        <translation>Quelqu’un devant cet écran.</translation>
    </message>
    <message>
        <source>&amp;Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>&amp;Numéro</translation>
    </message>
    <message>
        <source>Length</source>
        <extracomment>A choice: how long a game is.</extracomment>
        <translation>Durée</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>A button: begin the new game.</extracomment>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Other…</source>
        <extracomment>A choice: a length of the game that is not in the list.</extracomment>
        <translation>Autre…</translation>
    </message>
    <message>
        <source>Human</source>
        <extracomment>A choice: a person plays at this seat.</extracomment>
        <translation>Humain</translation>
    </message>
</context>
<context>
    <name>NewGameSheet</name>
    <message>
        <source>By number…</source>
        <translation>Par numéro…</translation>
    </message>
    <message>
        <source>Fixed before the first card. You can check it later.</source>
        <translation>Fixé avant la première carte. Vous pourrez le vérifier.</translation>
    </message>
    <message>
        <source>How strong should the others be?</source>
        <translation>Quelle force pour les autres&#xa0;?</translation>
    </message>
    <message>
        <source>Shuffled</source>
        <extracomment>A choice: the cards of the new game are random.</extracomment>
        <translation>Mélangées</translation>
    </message>
    <message>
        <source>Nothing fits: discard a card. Lowest score wins.</source>
        <translation>Rien ne convient&#xa0;: se défausser d’une carte. Le plus petit score gagne.</translation>
    </message>
    <message>
        <source>These rules can’t be played. Ask for the link again.</source>
        <translation>Ces règles ne peuvent pas être jouées. Redemandez le lien.</translation>
    </message>
    <message>
        <source>Copied</source>
        <extracomment>On a button for some seconds: the link is in the clipboard now.</extracomment>
        <translation>Copié</translation>
    </message>
    <message>
        <source>Forget these rules</source>
        <translation>Oublier ces règles</translation>
    </message>
    <message>
        <source>Keep these rules</source>
        <translation>Garder ces règles</translation>
    </message>
    <message>
        <source>Share these rules</source>
        <translation>Partager ces règles</translation>
    </message>
    <message>
        <source>You can send it now: “Paste game” opens these rules in a window, a link opens them in the page, too.</source>
        <translation>Vous pouvez maintenant les envoyer&#xa0;: «&#xa0;Coller une partie&#xa0;» ouvre ces règles dans une fenêtre, un lien les ouvre aussi dans la page.</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>The same number always deals the same cards.</source>
        <translation>Le même numéro donne toujours les mêmes cartes.</translation>
    </message>
    <message>
        <source>Number of the cards</source>
        <translation>Numéro des cartes</translation>
    </message>
    <message>
        <source>New number</source>
        <translation>Nouveau numéro</translation>
    </message>
    <message>
        <source>The number must be a whole number from {lowest} to {highest}.</source>
        <translation>Le numéro doit être un entier de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>This game’s number</source>
        <translation>Numéro de cette partie</translation>
    </message>
</context>
<context>
    <name>OpenSheet</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>Depuis un fichier…</translation>
    </message>
</context>
<context>
    <name>OpeningText</name>
    <message>
        <source>{card} opens nothing.</source>
        <translation>{card} n’ouvre rien.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold none.</source>
        <translation>{card} ouvre {cards}&#xa0;: vous n’en avez aucune.</translation>
    </message>
    <message>
        <source>{card} opens {cards}: you hold {own}.</source>
        <translation>{card} ouvre {cards}&#xa0;: vous avez {own}.</translation>
    </message>
</context>
<context>
    <name>OthersBox</name>
    <message>
        <source>Friends scan a code or open a link. They install nothing.</source>
        <translation>Vos amis scannent un code ou ouvrent un lien. Ils n’installent rien.</translation>
    </message>
</context>
<context>
    <name>OthersSheet</name>
    <message>
        <source>What the others see</source>
        <translation>Ce que voient les autres</translation>
    </message>
    <message>
        <source>Your &amp;name</source>
        <translation>Votre &amp;nom</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>A button: open a table for others.</extracomment>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>OverviewPage</name>
    <message>
        <source>What cost most</source>
        <translation>Ce qui a coûté le plus</translation>
    </message>
    <message>
        <source>Copy result to share</source>
        <translation>Copier le résultat à partager</translation>
    </message>
    <message>
        <source>Play these cards from the next seat</source>
        <translation>Jouer ces cartes à la place suivante</translation>
    </message>
    <message>
        <source>All rounds</source>
        <translation>Toutes les manches</translation>
    </message>
    <message>
        <source>A round can be reviewed once it is over.</source>
        <translation>Une manche peut être analysée une fois terminée.</translation>
    </message>
    <message>
        <source>Reviewing round {number} of {count}…</source>
        <translation>Analyse de la manche {number} sur {count}…</translation>
    </message>
</context>
<context>
    <name>PasteDialog</name>
    <message>
        <source>Paste a saved game, a number, or the input or output of the console program. The first line can give the number, as in “straights 5”.</source>
        <translation>Collez une partie enregistrée, un numéro, ou l’entrée ou la sortie du programme de console. La première ligne peut indiquer le numéro, comme dans «&#xa0;straights 5&#xa0;».</translation>
    </message>
    <message>
        <source>Game text</source>
        <translation>Texte de la partie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>&amp;Jouer</translation>
    </message>
</context>
<context>
    <name>PeopleController</name>
    <message>
        <source>Vote to remove {name}?</source>
        <translation>Voter l’exclusion de {name}&#xa0;?</translation>
    </message>
    <message>
        <source>Remove {name} from the table?</source>
        <translation>Exclure {name} de la table&#xa0;?</translation>
    </message>
    <message>
        <source>If most of the others vote for it, a computer plays on.</source>
        <translation>Si la majorité des autres vote pour, un ordinateur continue la partie.</translation>
    </message>
    <message>
        <source>Vote to remove</source>
        <translation>Voter l’exclusion</translation>
    </message>
    <message>
        <source>Mute phrases</source>
        <translation>Masquer les phrases</translation>
    </message>
    <message>
        <source>Vote to remove…</source>
        <translation>Voter l’exclusion…</translation>
    </message>
    <message>
        <source>Remove from the table…</source>
        <translation>Exclure de la table…</translation>
    </message>
    <message>
        <source>Whoever is removed can’t sit down at this table again.</source>
        <translation>Une personne exclue ne peut plus s’asseoir à cette table.</translation>
    </message>
    <message>
        <source>Remove</source>
        <extracomment>A button: take away a person from the table, or the picture that is chosen.</extracomment>
        <translation>Retirer</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Good luck!</source>
        <translation>Bonne chance&#xa0;!</translation>
    </message>
    <message>
        <source>Nice move!</source>
        <translation>Bien joué&#xa0;!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Merci&#xa0;!</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Un instant, s’il vous plaît.</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Belle partie&#xa0;!</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Encore une partie&#xa0;?</translation>
    </message>
    <message>
        <source>Thumbs up</source>
        <translation>Pouce levé</translation>
    </message>
    <message>
        <source>{name}: {phrase}</source>
        <translation>{name}&#xa0;: {phrase}</translation>
    </message>
    <message>
        <source>Laughter</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Rire</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Aïe&#xa0;!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Pardon&#xa0;!</translation>
    </message>
    <message>
        <source>Surprise</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Surprise</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Au revoir&#xa0;!</translation>
    </message>
    <message>
        <source>Heart</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Hello!</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Bonjour&#xa0;!</translation>
    </message>
    <message>
        <source>Tears</source>
        <extracomment>What a player says to the others at a table with one click, or the name of an emoji.</extracomment>
        <translation>Larmes</translation>
    </message>
</context>
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the input were refused, the first is line {line}.</source>
        <translation>
            <numerusform>%n ligne de l’entrée a été refusée&#xa0;: la ligne {line}.</numerusform>
            <numerusform>%n lignes de l’entrée ont été refusées, la première est la ligne {line}.</numerusform>
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
            <numerusform>Dernière manche&#xa0;: points et moyenne sur dix</numerusform>
            <numerusform>%n dernières manches&#xa0;: points et moyenne sur dix</numerusform>
        </translation>
    </message>
    <message>
        <source>full</source>
        <extracomment>The state of a table in a list: no seat is free.</extracomment>
        <translation>complète</translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PointsPlot</name>
    <message>
        <source>Points per round over time</source>
        <translation>Points par manche au fil du temps</translation>
    </message>
    <message>
        <source>No rounds recorded yet</source>
        <translation>Aucune manche enregistrée</translation>
    </message>
    <message>
        <source>All chips won and lost over time</source>
        <translation>Jetons gagnés et perdus au fil du temps</translation>
    </message>
</context>
<context>
    <name>PortraitButton</name>
    <message>
        <source>Portrait: {description}</source>
        <translation>Portrait&#xa0;: {description}</translation>
    </message>
</context>
<context>
    <name>PortraitPicker</name>
    <message>
        <source>Choose by name</source>
        <translation>Choisir d’après le nom</translation>
    </message>
    <message>
        <source>The same name always has the same portrait.</source>
        <translation>Le même nom a toujours le même portrait.</translation>
    </message>
    <message>
        <source>Portrait</source>
        <extracomment>The title of the choice of a portrait.</extracomment>
        <translation>Portrait</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>Woman with short black hair</source>
        <translation>Femme aux cheveux noirs courts</translation>
    </message>
    <message>
        <source>Woman with grey hair and glasses</source>
        <translation>Femme aux cheveux gris, avec des lunettes</translation>
    </message>
    <message>
        <source>Woman with curly hair</source>
        <translation>Femme aux cheveux frisés</translation>
    </message>
    <message>
        <source>Woman with blonde braids</source>
        <translation>Femme aux tresses blondes</translation>
    </message>
    <message>
        <source>Woman with long black hair</source>
        <translation>Femme aux longs cheveux noirs</translation>
    </message>
    <message>
        <source>Woman with a headscarf</source>
        <translation>Femme avec un foulard</translation>
    </message>
    <message>
        <source>Man with a brown beard</source>
        <translation>Homme à la barbe brune</translation>
    </message>
    <message>
        <source>Man with a cap</source>
        <translation>Homme avec une casquette</translation>
    </message>
    <message>
        <source>Man with a moustache and a bow tie</source>
        <translation>Homme à moustache, avec un nœud papillon</translation>
    </message>
    <message>
        <source>Man with stubble and a hoodie</source>
        <translation>Homme mal rasé, avec un sweat à capuche</translation>
    </message>
    <message>
        <source>Man with a goatee and glasses</source>
        <translation>Homme à barbiche, avec des lunettes</translation>
    </message>
    <message>
        <source>Man with a beret and a white beard</source>
        <translation>Homme à barbe blanche, avec un béret</translation>
    </message>
</context>
<context>
    <name>PresetSheet</name>
    <message>
        <source>Players</source>
        <extracomment>A field: how many play the new game, from 2 to 8.</extracomment>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Your other games are kept in Today.</source>
        <translation>Vos autres parties restent&#xa0;: vous les trouvez dans «&#xa0;Aujourd’hui&#xa0;».</translation>
    </message>
</context>
<context>
    <name>PuzzleBox</name>
    <message>
        <source>Puzzles</source>
        <extracomment>The title of a box: three positions a day.</extracomment>
        <translation>Problèmes</translation>
    </message>
</context>
<context>
    <name>Puzzles</name>
    <message>
        <source>Another puzzle</source>
        <translation>Un autre problème</translation>
    </message>
    <message>
        <source>Puzzle {number} of {count} today, {grade}</source>
        <translation>Problème {number} sur {count} aujourd’hui, {grade}</translation>
    </message>
    <message>
        <source>Puzzle {number}, {grade}</source>
        <translation>Problème {number}, {grade}</translation>
    </message>
    <message>
        <source>Theme: discard early. Cheaper cards can wait.</source>
        <translation>Thème&#xa0;: défausser tôt. Les cartes moins chères peuvent attendre.</translation>
    </message>
    <message>
        <source>This puzzle can’t be shown.</source>
        <translation>Impossible d’afficher ce problème.</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>difficile</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>facile</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>How hard a puzzle is, in the sentence “Puzzle {number}, {grade}”.</extracomment>
        <translation>moyen</translation>
    </message>
    <message>
        <source>Theme: keep cheap cards. They cost little if you must discard.</source>
        <translation>Thème&#xa0;: garder les cartes bon marché. Elles coûtent peu si vous devez défausser.</translation>
    </message>
    <message>
        <source>Theme: the last three. Think each card through to the end.</source>
        <translation>Thème&#xa0;: les trois dernières. Pensez chaque carte jusqu’au bout.</translation>
    </message>
    <message>
        <source>Theme: keep rows closed. Play what opens least to the others.</source>
        <translation>Thème&#xa0;: garder les rangées fermées. Jouez ce qui ouvre le moins aux autres.</translation>
    </message>
    <message>
        <source>Theme: build your row. Your own cards follow.</source>
        <translation>Thème&#xa0;: construire sa rangée. Vos propres cartes suivent.</translation>
    </message>
    <message>
        <source>Keep cheap cards</source>
        <translation>Garder les cartes bon marché</translation>
    </message>
    <message>
        <source>Build your row</source>
        <translation>Construire sa rangée</translation>
    </message>
    <message>
        <source>Discard early</source>
        <translation>Défausser tôt</translation>
    </message>
    <message>
        <source>The last three</source>
        <translation>Les trois dernières</translation>
    </message>
    <message>
        <source>Keep rows closed</source>
        <translation>Garder les rangées fermées</translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message numerus="yes">
        <source>Your rating appears after %n reviewed rounds without hints.</source>
        <translation>
            <numerusform>Votre cote s’affiche après %n manche analysée sans indice.</numerusform>
            <numerusform>Votre cote s’affiche après %n manches analysées sans indice.</numerusform>
        </translation>
    </message>
    <message>
        <source>{price} points given away a round</source>
        <translation>{price} points cédés par manche</translation>
    </message>
    <message>
        <source>You play like computers of level “{levels}”: {price} points given away a round.</source>
        <translation>Vous jouez comme les ordinateurs de niveau «&#xa0;{levels}&#xa0;»&#xa0;: {price} points cédés par manche.</translation>
    </message>
    <message numerus="yes">
        <source>You give away {price} points a round ({low} to {high}, last %n rounds), about as many as computers of level “{levels}”.</source>
        <translation>
            <numerusform>Vous cédez {price} points par manche (de {low} à {high}, dernière manche), à peu près comme les ordinateurs de niveau «&#xa0;{levels}&#xa0;».</numerusform>
            <numerusform>Vous cédez {price} points par manche (de {low} à {high}, %n dernières manches), à peu près comme les ordinateurs de niveau «&#xa0;{levels}&#xa0;».</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingPlot</name>
    <message>
        <source>Points given away per round over time</source>
        <translation>Points cédés par manche au fil du temps</translation>
    </message>
</context>
<context>
    <name>Recap</name>
    <message>
        <source>{name} discarded a card.</source>
        <translation>{name} a défaussé une carte.</translation>
    </message>
    <message>
        <source>{name} played {card}.</source>
        <translation>{name} a joué&#xa0;: {card}.</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Go to start</source>
        <translation>Aller au début</translation>
    </message>
    <message>
        <source>Previous move</source>
        <translation>Coup précédent</translation>
    </message>
    <message>
        <source>Next move</source>
        <translation>Coup suivant</translation>
    </message>
    <message>
        <source>Go to end</source>
        <translation>Aller à la fin</translation>
    </message>
    <message>
        <source>Position in the game</source>
        <translation>Position dans la partie</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Jouer à partir d’ici</translation>
    </message>
    <message>
        <source>Back to game</source>
        <translation>Retour à la partie</translation>
    </message>
    <message>
        <source>All hands</source>
        <translation>Toutes les mains</translation>
    </message>
    <message>
        <source>Round {round}, move {number} of {count}</source>
        <translation>Manche {round}, coup {number} sur {count}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Show all hands</source>
        <translation>Afficher toutes les mains</translation>
    </message>
</context>
<context>
    <name>ResultBoxes</name>
    <message>
        <source>What the result shows</source>
        <translation>Ce que montre le résultat</translation>
    </message>
    <message>
        <source>The card that cost you most</source>
        <translation>La carte qui vous a coûté le plus</translation>
    </message>
    <message>
        <source>was better</source>
        <translation>était mieux</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Try that move again</source>
        <translation>Rejouer ce coup</translation>
    </message>
    <message>
        <source>Against the others’ average</source>
        <translation>Par rapport à la moyenne des autres</translation>
    </message>
    <message>
        <source>Costliest card</source>
        <translation>Carte la plus chère</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>votre carte</translation>
    </message>
    <message>
        <source>Reasons</source>
        <extracomment>A button: why a card would have been better.</extracomment>
        <translation>Raisons</translation>
    </message>
</context>
<context>
    <name>ResultRow</name>
    <message>
        <source>of {limit}</source>
        <translation>sur {limit}</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Unlucky, but right.</source>
        <translation>Pas de chance, mais bien joué.</translation>
    </message>
    <message>
        <source>The same cards, deal {deal}:</source>
        <translation>Les mêmes cartes, donne {deal}&#xa0;:</translation>
    </message>
    <message>
        <source>You had help, or a player was exchanged.</source>
        <translation>Vous avez reçu de l’aide, ou un joueur a été échangé.</translation>
    </message>
    <message>
        <source>Round {round}, move {move}</source>
        <translation>Manche {round}, coup {move}</translation>
    </message>
    <message>
        <source>{card}: the best choice</source>
        <translation>{card}&#xa0;: le meilleur choix</translation>
    </message>
    <message>
        <source>{card}: about as good as {best}</source>
        <translation>{card}&#xa0;: à peu près aussi bon que {best}</translation>
    </message>
    <message>
        <source>{card} may open {others} for others.</source>
        <translation>{card} peut ouvrir {others} aux autres.</translation>
    </message>
    <message>
        <source>{best} brings more of your own cards nearer than {card}.</source>
        <translation>{best} rapproche plus de vos propres cartes que {card}.</translation>
    </message>
    <message>
        <source>{card} ends its row: it could have waited.</source>
        <translation>{card} termine sa rangée&#xa0;: elle pouvait attendre.</translation>
    </message>
    <message>
        <source>The cards you were dealt</source>
        <translation>Les cartes reçues</translation>
    </message>
    <message>
        <source>The others, and luck</source>
        <translation>Les autres et la chance</translation>
    </message>
    <message>
        <source>Your choices</source>
        <translation>Vos choix</translation>
    </message>
    <message>
        <source>about {points}</source>
        <translation>environ {points}</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>aucune différence</translation>
    </message>
    <message>
        <source>{card} costs {points}, more than {best}.</source>
        <translation>{card} coûte {points}, plus que {best}.</translation>
    </message>
    <message>
        <source>{card} could have waited: it ended its row.</source>
        <translation>{card} pouvait attendre&#xa0;: elle finissait sa rangée.</translation>
    </message>
    <message>
        <source>{card} opened {others} to the others.</source>
        <translation>{card} a ouvert {others} aux autres.</translation>
    </message>
    <message>
        <source>{card} was nearer to its row than {best}.</source>
        <translation>{card} était plus près de sa rangée que {best}.</translation>
    </message>
    <message>
        <source>{best} costs more than {card} if you can’t play it later.</source>
        <translation>{best} coûte plus que {card} si vous ne pouvez plus la jouer.</translation>
    </message>
    <message>
        <source>All other choices: about {points}</source>
        <translation>Tous les autres choix&#xa0;: environ {points}</translation>
    </message>
    <message>
        <source>As your cards promised.</source>
        <translation>Comme vos cartes le promettaient.</translation>
    </message>
    <message>
        <source>{points} saved: {card} is the best choice.</source>
        <translation>Économie&#xa0;: {points}. {card} est le meilleur choix.</translation>
    </message>
    <message>
        <source>{points} short of your cards.</source>
        <translation>{points} de moins que vos cartes.</translation>
    </message>
    <message>
        <source>{points} worse</source>
        <translation>{points} de moins</translation>
    </message>
    <message>
        <source>{points} better</source>
        <translation>{points} de mieux</translation>
    </message>
    <message>
        <source>You discarded {points}; {less} would have done.</source>
        <translation>Vous avez défaussé {points}&#xa0;; il suffisait de {less}.</translation>
    </message>
    <message>
        <source>Nothing of yours was behind it.</source>
        <translation>Vous n’aviez rien derrière.</translation>
    </message>
    <message>
        <source>Of your cards, only {card} was behind it.</source>
        <translation>Derrière, vous n’aviez que {card}.</translation>
    </message>
    <message>
        <source>These cards are average.</source>
        <translation>Ces cartes sont dans la moyenne.</translation>
    </message>
    <message>
        <source>These cards: {difference} than average.</source>
        <translation>Ces cartes&#xa0;: {difference} que la moyenne.</translation>
    </message>
    <message>
        <source>You beat your cards by {points}.</source>
        <translation>{points} de mieux que vos cartes.</translation>
    </message>
    <message>
        <source>{best} costs {points} if it doesn’t fit later.</source>
        <translation>{best} coûte {points} si la carte n’est plus jouable ensuite.</translation>
    </message>
    <message>
        <source>{best} would have brought {own} nearer.</source>
        <translation>{best} aurait rapproché {own}.</translation>
    </message>
    <message>
        <source>{card} instead of {best}: about {points}</source>
        <translation>{card} plutôt que {best}&#xa0;: env. {points}</translation>
    </message>
    <message>
        <source>In the game: {card} instead of {best}, about {points}.</source>
        <translation>Dans la partie&#xa0;: {card} plutôt que {best}, env. {points}.</translation>
    </message>
    <message>
        <source>{card} is the best choice.</source>
        <translation>{card} est le meilleur choix.</translation>
    </message>
    <message>
        <source>In the game: {card}, about as good as {best}.</source>
        <translation>Dans la partie&#xa0;: {card}, à peu près aussi bon que {best}.</translation>
    </message>
    <message>
        <source>In the game: {card}, the best choice.</source>
        <translation>Dans la partie&#xa0;: {card}, le meilleur choix.</translation>
    </message>
    <message>
        <source>{count} of {all} mended</source>
        <translation>{count} sur {all} corrigées</translation>
    </message>
</context>
<context>
    <name>ReviewController</name>
    <message>
        <source>Result copied.</source>
        <translation>Résultat copié.</translation>
    </message>
    <message>
        <source>No review available: {reason}</source>
        <translation>Analyse impossible&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>ReviewSidePanel</name>
    <message>
        <source>Puzzle</source>
        <extracomment>The title of a panel: one position with a best card.</extracomment>
        <translation>Problème</translation>
    </message>
</context>
<context>
    <name>Rivals</name>
    <message>
        <source>You lead {name} {won} to {lost}</source>
        <translation>Vous menez contre {name} {won} à {lost}</translation>
    </message>
    <message>
        <source>{name} leads {lost} to {won}</source>
        <translation>{name} mène {lost} à {won}</translation>
    </message>
    <message>
        <source>You and {name}: {won} to {lost}</source>
        <translation>Vous et {name}&#xa0;: {won} à {lost}</translation>
    </message>
</context>
<context>
    <name>RoundPlurals</name>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>Avec un indice</numerusform>
            <numerusform>Avec %n indices</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundResult</name>
    <message>
        <source>End of round {number}</source>
        <translation>Fin de la manche {number}</translation>
    </message>
</context>
<context>
    <name>RoundText</name>
    <message>
        <source>A clean round for {name}!</source>
        <translation>Une manche sans points pour {name}&#xa0;!</translation>
    </message>
    <message>
        <source>{name} takes the lead.</source>
        <translation>{name} prend la tête.</translation>
    </message>
    <message>
        <source>{name} jumps from {before} to {after}.</source>
        <translation>{name} passe de {before} à {after}.</translation>
    </message>
    <message>
        <source>The worst round so far: {points} for {name}.</source>
        <translation>La pire manche jusqu’ici&#xa0;: {points} pour {name}.</translation>
    </message>
    <message>
        <source>You are fourth, {points} behind {name}.</source>
        <translation>Vous êtes quatrième, à {points} de {name}.</translation>
    </message>
    <message>
        <source>You are second, {points} behind {name}.</source>
        <translation>Vous êtes deuxième, à {points} de {name}.</translation>
    </message>
    <message>
        <source>You are third, {points} behind {name}.</source>
        <translation>Vous êtes troisième, à {points} de {name}.</translation>
    </message>
    <message>
        <source>You lead by {points}.</source>
        <translation>Vous menez de {points}.</translation>
    </message>
    <message>
        <source>You share the lead.</source>
        <translation>Vous partagez la tête.</translation>
    </message>
    <message>
        <source>You win, {points} ahead!</source>
        <translation>Vous gagnez avec {points} d’avance&#xa0;!</translation>
    </message>
    <message>
        <source>{name} is {points} from the limit.</source>
        <translation>{name} est à {points} de la limite.</translation>
    </message>
    <message>
        <source>{name} leads with {points}.</source>
        <translation>{name} mène avec {points}.</translation>
    </message>
    <message>
        <source>{name} share the lead.</source>
        <translation>{name} se partagent la tête.</translation>
    </message>
    <message>
        <source>A perfect game!</source>
        <translation>Une partie parfaite&#xa0;!</translation>
    </message>
    <message>
        <source>Decided in the last round.</source>
        <translation>Décidée à la dernière manche.</translation>
    </message>
    <message>
        <source>A close game: {points} ahead.</source>
        <translation>Partie serrée&#xa0;: {points} d’avance.</translation>
    </message>
    <message>
        <source>A clear win: {points} ahead.</source>
        <translation>Victoire nette&#xa0;: {points} d’avance.</translation>
    </message>
    <message>
        <source>Better than average: {results}</source>
        <translation>Mieux que la moyenne&#xa0;: {results}</translation>
    </message>
</context>
<context>
    <name>Rules</name>
    <message>
        <source>&lt;h2&gt;At this table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;On your turn, the cards you can play are raised and the others are dimmed. When nothing fits, your discard pile has a bright edge.&lt;/li&gt;&lt;li&gt;To play a card, click it or drag it to the table. When nothing fits, a click discards it; Undo takes it back. In the settings you can choose two clicks instead.&lt;/li&gt;&lt;li&gt;Keep either mouse button down on a card to see what it opens.&lt;/li&gt;&lt;li&gt;A card that you play before your turn is queued; click it again or press Esc to cancel.&lt;/li&gt;&lt;li&gt;Space or a click on the table skips animations.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Hint&lt;/b&gt; lifts the best card and says why; press H again to read more. The bar on each other card shows what it would cost you, including what it gives to others.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Undo&lt;/b&gt; takes back your last move, unless another person has moved since; &lt;b&gt;Redo&lt;/b&gt; plays it again.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Replay&lt;/b&gt; shows the game move by move. You can play on from any position.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; stops the computers. Their speed is in the settings.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; lets a computer play on for you. You can watch, and take back your seat. Right-click a seat to change who plays it.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Deck&lt;/b&gt; (Move menu) shows all cards of the round in order, after asking you: it reveals every hand.&lt;/li&gt;&lt;li&gt;When several people share a computer, a screen hides each hand until its player is ready.&lt;/li&gt;&lt;li&gt;The game is saved after every move. You can close the window at any time.&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;À cette table&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;À votre tour, les cartes jouables sont relevées et les autres sont grisées. Quand rien n’est jouable, votre défausse a un bord clair.&lt;/li&gt;&lt;li&gt;Pour jouer une carte, cliquez dessus ou faites-la glisser sur la table. Quand rien n’est jouable, un clic la défausse&#xa0;; «&#xa0;Annuler&#xa0;» la reprend. Les paramètres permettent de choisir deux clics à la place.&lt;/li&gt;&lt;li&gt;Gardez l’un des deux boutons de la souris enfoncé sur une carte pour voir ce qu’elle ouvre.&lt;/li&gt;&lt;li&gt;Une carte jouée avant votre tour est mise en attente&#xa0;; cliquez de nouveau dessus ou appuyez sur Échap pour annuler.&lt;/li&gt;&lt;li&gt;Espace ou un clic sur la table passe les animations.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Indice&lt;/b&gt; relève la meilleure carte et explique pourquoi&#xa0;; appuyez encore sur H pour en lire plus. La barre sur chaque autre carte montre ce qu’elle vous coûterait, y compris ce qu’elle offre aux autres.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Annuler&lt;/b&gt; reprend votre dernier coup, sauf si une autre personne a joué depuis&#xa0;; &lt;b&gt;Rétablir&lt;/b&gt; le rejoue.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Relecture&lt;/b&gt; montre la partie coup par coup. Vous pouvez jouer à partir de n’importe quelle position.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Pause&lt;/b&gt; arrête les ordinateurs. Leur vitesse se règle dans les paramètres.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Rage-quit&lt;/b&gt; laisse un ordinateur continuer à votre place. Vous pouvez regarder, puis reprendre votre place. Faites un clic droit sur une place pour changer qui y joue.&lt;/li&gt;&lt;li&gt;&lt;b&gt;Paquet&lt;/b&gt; (menu «&#xa0;Coup&#xa0;») montre, après confirmation, toutes les cartes de la manche dans l’ordre&#xa0;: toutes les mains sont révélées.&lt;/li&gt;&lt;li&gt;Quand plusieurs personnes partagent un ordinateur, un écran cache chaque main jusqu’à ce que son joueur soit prêt.&lt;/li&gt;&lt;li&gt;La partie est enregistrée après chaque coup. Vous pouvez fermer la fenêtre à tout moment.&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;When all hands are empty, the discards are turned over. Each one costs its rank: an ace 1, a six 6, a jack 11, a queen 12, a king 13. The cards you played cost nothing.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;An ace, a six and a king cost 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;The points of all rounds are added up. {end} The lowest score wins; players who share it win together.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Points&lt;/h2&gt;&lt;p&gt;Quand toutes les mains sont vides, les défausses sont retournées. Chaque carte coûte sa valeur&#xa0;: un as 1, un six 6, un valet 11, une dame 12, un roi 13. Les cartes jouées ne coûtent rien.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:discards&quot;&gt;&lt;/p&gt;&lt;p&gt;Un as, un six et un roi coûtent 1 + 6 + 13 = 20 points.&lt;/p&gt;&lt;p&gt;Les points de toutes les manches s’additionnent. {end} Le plus petit score gagne&#xa0;; les joueurs à égalité gagnent ensemble.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;When nothing fits&lt;/h2&gt;&lt;p&gt;If none of your cards fits, discard one: put it face down on your discard pile. The others don’t see which card it is until the round is over. It is out of the round and costs you its points.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Quand rien n’est jouable&lt;/h2&gt;&lt;p&gt;Si aucune de vos cartes n’est jouable, défaussez-en une&#xa0;: posez-la face cachée sur votre défausse. Les autres ne voient de quelle carte il s’agit qu’à la fin de la manche. Elle est hors jeu et vous coûte ses points.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Keys&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Left, Right, Home, End: choose a card; or type its name, such as 7 S or 1 0 H&lt;/li&gt;&lt;li&gt;Enter or Space: play or discard it; Space also skips animations&lt;/li&gt;&lt;li&gt;Esc: cancel&lt;/li&gt;&lt;li&gt;H: hint, Ctrl+Z: undo, Ctrl+Shift+Z: redo, P: pause computers&lt;/li&gt;&lt;li&gt;Ctrl+N: new game, F5: restart this game, Ctrl+R: replay, Ctrl+?: all keyboard shortcuts&lt;/li&gt;&lt;/ul&gt;</source>
        <translation>&lt;h2&gt;Touches&lt;/h2&gt;&lt;ul&gt;&lt;li&gt;Gauche, Droite, Début, Fin&#xa0;: choisir une carte&#xa0;; ou taper son nom, par exemple 7 S ou 1 0 H&lt;/li&gt;&lt;li&gt;Entrée ou Espace&#xa0;: la jouer ou la défausser&#xa0;; Espace passe aussi les animations&lt;/li&gt;&lt;li&gt;Échap&#xa0;: annuler&lt;/li&gt;&lt;li&gt;H&#xa0;: indice, Ctrl+Z&#xa0;: annuler le coup, Ctrl+Maj+Z&#xa0;: rétablir, P&#xa0;: mettre les ordinateurs en pause&lt;/li&gt;&lt;li&gt;Ctrl+N&#xa0;: nouvelle partie, F5&#xa0;: recommencer cette partie, Ctrl+R&#xa0;: relecture, Ctrl+?&#xa0;: tous les raccourcis clavier&lt;/li&gt;&lt;/ul&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Playing a card&lt;/h2&gt;&lt;p&gt;The player with the seven of spades starts each round by playing it. Play then continues around the table. On your turn, play any seven to start the row of its suit, or a card that extends a row at either end.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;The seven of spades is on the table: the six and the eight (with the bright edge) fit, and so do the other three sevens.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;The nine of diamonds doesn’t fit: there is no card on the table next to it.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;The row of hearts has grown on both sides: now the three and the nine fit. Rows have no gaps. They end at the ace and at the king; these two aren’t neighbours.&lt;/p&gt;&lt;p&gt;If any of your cards fits, you must play one that does.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;Jouer une carte&lt;/h2&gt;&lt;p&gt;Le joueur qui a le sept de pique commence chaque manche en le jouant. Ensuite, on joue à tour de rôle. À votre tour, jouez un sept pour ouvrir la rangée de sa couleur, ou une carte qui prolonge une rangée à l’une de ses extrémités.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:legal&quot;&gt;&lt;/p&gt;&lt;p&gt;Le sept de pique est sur la table&#xa0;: le six et le huit (au bord clair) sont jouables, ainsi que les trois autres sept.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:illegal&quot;&gt;&lt;/p&gt;&lt;p&gt;Le neuf de carreau n’est pas jouable&#xa0;: il n’y a aucune carte à côté de lui sur la table.&lt;/p&gt;&lt;p&gt;&lt;img src=&quot;picture:growing&quot;&gt;&lt;/p&gt;&lt;p&gt;La rangée de cœur s’est allongée des deux côtés&#xa0;: maintenant, le trois et le neuf sont jouables. Les rangées n’ont pas de trous. Elles finissent à l’as et au roi&#xa0;; ces deux cartes ne sont pas voisines.&lt;/p&gt;&lt;p&gt;Si une de vos cartes est jouable, vous devez en jouer une.&lt;/p&gt;</translation>
    </message>
    <message>
        <source>&lt;h2&gt;Goal&lt;/h2&gt;&lt;p&gt;Each of the four players is dealt thirteen cards. On the table, every suit grows into a row from its seven, down to the ace and up to the king. Cards that you can’t play cost points. The player with the fewest points at the end wins.&lt;/p&gt;</source>
        <translation>&lt;h2&gt;But du jeu&lt;/h2&gt;&lt;p&gt;Chacun des quatre joueurs reçoit treize cartes. Sur la table, chaque couleur forme une rangée à partir de son sept, vers le bas jusqu’à l’as et vers le haut jusqu’au roi. Les cartes que vous ne pouvez pas jouer coûtent des points. Le joueur qui a le moins de points à la fin gagne.&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>RulesDialog</name>
    <message>
        <source>How to play Straights</source>
        <translation>Comment jouer à Straights</translation>
    </message>
</context>
<context>
    <name>RunningGameController</name>
    <message>
        <source>Couldn’t save the game to {file}: {reason}. You can keep playing.</source>
        <translation>Impossible d’enregistrer la partie dans {file}&#xa0;: {reason}. Vous pouvez continuer à jouer.</translation>
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
        <source>Review this round</source>
        <translation>Analyser la manche</translation>
    </message>
    <message>
        <source>Review this game</source>
        <translation>Analyser la partie</translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n points: {names} win!</source>
        <translation>
            <numerusform>Égalité à %n point&#xa0;: {names} gagnent&#xa0;!</numerusform>
            <numerusform>Égalité à %n points&#xa0;: {names} gagnent&#xa0;!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points!</source>
        <translation>
            <numerusform>{name} gagne avec %n point&#xa0;!</numerusform>
            <numerusform>{name} gagne avec %n points&#xa0;!</numerusform>
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
        <translation>Les cartes de cette partie ont été fixées avant que la première soit distribuée. Le sceau est l’empreinte SHA-256 d’un sel secret et du numéro. À la fin de la partie, les deux sont affichés et vous pouvez vérifier que rien n’a été changé.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the salt, a colon and the number must match it.</source>
        <translation>La partie est finie et le sceau est ouvert&#xa0;: l’empreinte SHA-256 du sel, d’un deux-points et du numéro doit lui correspondre.</translation>
    </message>
    <message>
        <source>The cards of this game follow from a secret key of 256 bits. The seal is its SHA-256 hash, which was shown before the first card. When the game is over, the key is shown, and you can check that nothing was changed.</source>
        <translation>Les cartes de cette partie découlent d’une clé secrète de 256 bits. Le sceau est son empreinte SHA-256, affichée avant la première carte. À la fin de la partie, la clé est affichée et vous pouvez vérifier que rien n’a été changé.</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it, and the key must deal the cards that were played.</source>
        <translation>La partie est finie et le sceau est ouvert&#xa0;: l’empreinte SHA-256 de la clé doit lui correspondre, et la clé doit donner les cartes qui ont été jouées.</translation>
    </message>
    <message>
        <source>hidden until the game is over</source>
        <translation>caché jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>Sealed cards</source>
        <translation>Cartes scellées</translation>
    </message>
    <message>
        <source>✓ Number and salt match the seal: the cards weren’t changed.</source>
        <translation>✓ Le numéro et le sel correspondent au sceau&#xa0;: les cartes n’ont pas été changées.</translation>
    </message>
    <message>
        <source>✗ Number and salt don’t match the seal: the game was altered.</source>
        <translation>✗ Le numéro et le sel ne correspondent pas au sceau&#xa0;: la partie a été modifiée.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal and the cards: they weren’t changed.</source>
        <translation>✓ La clé correspond au sceau et aux cartes&#xa0;: elles n’ont pas été changées.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal or the cards: the game was altered.</source>
        <translation>✗ La clé ne correspond pas au sceau ou aux cartes&#xa0;: la partie a été modifiée.</translation>
    </message>
    <message>
        <source>Seal</source>
        <extracomment>A caption: the hash that proves that cards were fixed before the game.</extracomment>
        <translation>Sceau</translation>
    </message>
    <message>
        <source>Number</source>
        <extracomment>A caption: the number from which the cards of a game follow.</extracomment>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Key</source>
        <extracomment>A caption: the secret number from which the cards follow.</extracomment>
        <translation>Clé</translation>
    </message>
    <message>
        <source>Salt</source>
        <extracomment>A caption: a random text that is part of the seal, a term of cryptography.</extracomment>
        <translation>Sel</translation>
    </message>
    <message>
        <source>Check</source>
        <extracomment>A button: compare the cards with their seal.</extracomment>
        <translation>Vérifier</translation>
    </message>
</context>
<context>
    <name>SeatMenuController</name>
    <message>
        <source>Play this seat yourself</source>
        <translation>Prendre cette place</translation>
    </message>
    <message>
        <source>Portrait…</source>
        <extracomment>The menu entry that opens the choice of a portrait.</extracomment>
        <translation>Portrait…</translation>
    </message>
</context>
<context>
    <name>SeatPanel</name>
    <message>
        <source>{name}: {text}</source>
        <translation>{name}&#xa0;: {text}</translation>
    </message>
    <message>
        <source>{name} wins</source>
        <translation>{name} gagne</translation>
    </message>
    <message>
        <source>out of the game</source>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>à vous</translation>
    </message>
    <message>
        <source>+{points} this round</source>
        <translation>+{points} cette manche</translation>
    </message>
    <message>
        <source>you</source>
        <extracomment>A mark beside the player's own name or result.</extracomment>
        <translation>vous</translation>
    </message>
    <message>
        <source>Score</source>
        <extracomment>A caption beside a player's points.</extracomment>
        <translation>Score</translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>Follow system</source>
        <translation>Suivre le système</translation>
    </message>
    <message>
        <source>More contrast</source>
        <translation>Plus de contraste</translation>
    </message>
    <message>
        <source>Say what new cards are worth</source>
        <translation>Dire ce que valent les nouvelles cartes</translation>
    </message>
    <message>
        <source>When Straights opens</source>
        <translation>À l’ouverture de Straights</translation>
    </message>
    <message>
        <source>Show first</source>
        <translation>Afficher d’abord</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>La table</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Trier la main</translation>
    </message>
    <message>
        <source>Play the only card that fits</source>
        <translation>Jouer la seule carte possible</translation>
    </message>
    <message>
        <source>Call me when it is my turn</source>
        <translation>M’appeler quand c’est mon tour</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Instantané</translation>
    </message>
    <message>
        <source>Play a card with</source>
        <translation>Jouer une carte avec</translation>
    </message>
    <message>
        <source>One click</source>
        <translation>Un clic</translation>
    </message>
    <message>
        <source>Two clicks</source>
        <translation>Deux clics</translation>
    </message>
    <message>
        <source>A system library needed for sound is missing.</source>
        <translation>Une bibliothèque système nécessaire au son est manquante.</translation>
    </message>
    <message>
        <source>No sound device found.</source>
        <translation>Aucun périphérique audio trouvé.</translation>
    </message>
    <message>
        <source>Animated portraits</source>
        <translation>Portraits animés</translation>
    </message>
    <message>
        <source>Like paper</source>
        <translation>Comme du papier</translation>
    </message>
    <message>
        <source>Panels and bar</source>
        <translation>Panneaux et barre</translation>
    </message>
    <message>
        <source>For sound, type: {command}</source>
        <translation>Pour le son, tapez&#xa0;: {command}</translation>
    </message>
    <message>
        <source>Play</source>
        <extracomment>A button: start the replay or paste a game; as a group of settings, how cards are played.</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>A setting: how fast the computers play.</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>A setting: light or dark.</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Dark</source>
        <extracomment>A theme of the window: light text on a dark ground.</extracomment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>A setting: how loud sounds are.</extracomment>
        <translation>Volume</translation>
    </message>
    <message>
        <source>Sound</source>
        <extracomment>A group of settings.</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>System</source>
        <extracomment>A theme of the window: light or dark as the desktop is.</extracomment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>A group of settings: colours, language, sizes. A noun.</extracomment>
        <translation>Aspect</translation>
    </message>
    <message>
        <source>Calm</source>
        <extracomment>A speed of the computers and of motion, slower than normal.</extracomment>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Dark, like the table</source>
        <translation>Sombre, comme la table</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>A setting: the language of the program.</extracomment>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Light</source>
        <extracomment>A theme of the window: dark text on a light ground.</extracomment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Ask before leaving a running game</source>
        <translation>Demander avant de quitter une partie en cours</translation>
    </message>
    <message>
        <source>Ask before leaving your seat to a computer</source>
        <translation>Demander avant de laisser votre place à un ordinateur</translation>
    </message>
    <message>
        <source>Ask before showing the deck</source>
        <translation>Demander avant de montrer le paquet</translation>
    </message>
    <message>
        <source>Computers</source>
        <extracomment>A group of settings: how fast the computers play; a field: how well they play the new game.</extracomment>
        <translation>Ordinateurs</translation>
    </message>
    <message>
        <source>This picture can’t be used. Choose a PNG or JPEG file of up to 20 MB.</source>
        <translation>Cette image est inutilisable. Choisissez un fichier PNG ou JPEG de 20 Mo au plus.</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choisir une image</translation>
    </message>
    <message>
        <source>Your own back</source>
        <translation>Votre propre dos</translation>
    </message>
</context>
<context>
    <name>SettingsController</name>
    <message>
        <source>Couldn’t save the settings to {file}. They last until you close the window.</source>
        <translation>Impossible d’enregistrer les paramètres dans {file}. Ils restent valables jusqu’à la fermeture de la fenêtre.</translation>
    </message>
</context>
<context>
    <name>Sevens</name>
    <message>
        <source>{name} wins with {chips}!</source>
        <translation>{name} gagne avec {chips}&#xa0;!</translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n manche</numerusform>
            <numerusform>%n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>The seven of diamonds starts.</source>
        <translation>Le sept de carreau commence.</translation>
    </message>
    <message numerus="yes">
        <source>Each player may pass %n times a round even if a card fits.</source>
        <translation>
            <numerusform>Chacun peut passer %n fois par manche bien qu’une carte convienne.</numerusform>
            <numerusform>Chacun peut passer %n fois par manche bien qu’une carte convienne.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round starts with {card}.</source>
        <translation>Cette manche commence par {card}.</translation>
    </message>
    <message>
        <source>A player with nothing to play discards a card.</source>
        <translation>Qui n’a rien qui convienne se défausse d’une carte.</translation>
    </message>
    <message numerus="yes">
        <source>%n players.</source>
        <translation>
            <numerusform>%n personne joue.</numerusform>
            <numerusform>%n personnes jouent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player has {chips} chips, and pays one to the pool at each deal.</source>
        <translation>Chacun a {chips} jetons et en verse un au pot à chaque donne.</translation>
    </message>
    <message>
        <source>Each suit is built from its seven, up to the king and down to the ace.</source>
        <translation>Chaque couleur se pose à partir de son sept, jusqu’au roi et jusqu’à l’as.</translation>
    </message>
    <message>
        <source>Everyone pays a chip to the pool.</source>
        <translation>Chacun verse un jeton au pot.</translation>
    </message>
    <message>
        <source>If a card fits, play it; you may choose which.</source>
        <translation>Si une carte convient, il faut en jouer une, celle de votre choix.</translation>
    </message>
    <message>
        <source>Pass</source>
        <extracomment>A button: lay no card in this turn.</extracomment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Pass, pay 1</source>
        <translation>Passer, payer 1</translation>
    </message>
    <message>
        <source>Players who get a card fewer pay another chip.</source>
        <translation>Qui reçoit une carte de moins paie un jeton de plus.</translation>
    </message>
    <message>
        <source>The seven of spades starts.</source>
        <translation>Le sept de pique commence.</translation>
    </message>
    <message>
        <source>{name} · round {number}</source>
        <translation>{name} · manche {number}</translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool, and a chip for each card the others hold.</source>
        <translation>Le premier sans cartes prend le pot, et un jeton par carte que les autres tiennent encore.</translation>
    </message>
    <message>
        <source>The round ends when all cards are gone. Discards cost their rank: ace 1, king 13.</source>
        <translation>La manche finit quand il n’y a plus de cartes. Une défausse coûte son rang&#xa0;: as 1, roi 13.</translation>
    </message>
    <message>
        <source>Tie at {chips}: {names} win!</source>
        <translation>Égalité à {chips}&#xa0;: {names} gagnent&#xa0;!</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. The others get a point for each card left.</source>
        <translation>La manche finit quand quelqu’un n’a plus de cartes. Les autres reçoivent un point par carte restante.</translation>
    </message>
    <message>
        <source>{name} takes {chips}.</source>
        <translation>{name} prend {chips}.</translation>
    </message>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>A player with nothing to play passes.</source>
        <translation>Qui n’a rien qui convienne passe.</translation>
    </message>
    <message>
        <source>Start the round with {card}.</source>
        <translation>Commencez la manche par {card}.</translation>
    </message>
    <message>
        <source>{name} · round {number} of {rounds}</source>
        <translation>{name} · manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>Fan Tan</source>
        <translation>Fan Tan</translation>
    </message>
    <message>
        <source>The round ends when a player runs out of cards. Each card left costs its rank: ace 1, king 13.</source>
        <translation>La manche finit quand quelqu’un n’a plus de cartes. Une carte restante coûte son rang&#xa0;: as 1, roi 13.</translation>
    </message>
    <message>
        <source>The first player out of cards takes the pool. The others play on.</source>
        <translation>Le premier sans cartes prend le pot. Les autres continuent.</translation>
    </message>
    <message>
        <source>Nothing fits: pass and pay 1 chip to the pool</source>
        <translation>Rien ne convient&#xa0;: passez et payez 1 jeton au pot</translation>
    </message>
    <message>
        <source>{name} passes and pays a chip.</source>
        <translation>{name} passe et paie un jeton.</translation>
    </message>
    <message>
        <source>Pool</source>
        <extracomment>A caption beside a pile of chips in the middle of the table.</extracomment>
        <translation>Pot</translation>
    </message>
    <message>
        <source>A player with nothing to play passes and pays a chip to the pool.</source>
        <translation>Qui n’a rien qui convienne passe et paie un jeton au pot.</translation>
    </message>
    <message>
        <source>Pool {pool} and cards of the others {paid}, less {own} paid before: {gained}</source>
        <translation>Pot {pool} et cartes des autres {paid}, moins {own} déjà payé&#xa0;: {gained}</translation>
    </message>
    <message>
        <source>The player after the dealer starts, with any seven.</source>
        <translation>La personne après le donneur commence, avec n’importe quel sept.</translation>
    </message>
    <message>
        <source>until a player has {points}</source>
        <translation>jusqu’à ce que quelqu’un ait {points}</translation>
    </message>
    <message>
        <source>until a player is out of chips</source>
        <translation>jusqu’à ce que quelqu’un n’ait plus de jetons</translation>
    </message>
    <message>
        <source>Sevens</source>
        <extracomment>The name of a card game, also known as Domino, Parliament or Fan Tan.</extracomment>
        <translation>Les sept</translation>
    </message>
    <message>
        <source>You may pass only if nothing fits.</source>
        <translation>Vous ne pouvez passer que si rien ne convient.</translation>
    </message>
    <message>
        <source>Chips</source>
        <extracomment>The heading of a column and a caption: how many chips a player has.</extracomment>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>The lowest score wins.</source>
        <translation>Le score le plus bas gagne.</translation>
    </message>
    <message>
        <source>Length: {length}.</source>
        <translation>Durée&#xa0;: {length}.</translation>
    </message>
    <message>
        <source>The most chips win.</source>
        <translation>Le plus de jetons gagne.</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>What a player did last, on the panel of a seat: laid no card.</extracomment>
        <translation>passe</translation>
    </message>
    <message>
        <source>{name} is out of cards first.</source>
        <translation>{name} n’a plus de cartes en premier.</translation>
    </message>
    <message>
        <source>Nothing fits: pass</source>
        <translation>Rien ne convient&#xa0;: passez</translation>
    </message>
    <message>
        <source>Nothing fits: pay a chip. First out takes the pool.</source>
        <translation>Rien ne convient&#xa0;: payer un jeton. Le premier sorti prend le pot.</translation>
    </message>
    <message>
        <source>Sevens (Domino)</source>
        <translation>Les sept (Domino)</translation>
    </message>
    <message>
        <source>Nothing fits: pass. First out wins the round.</source>
        <translation>Rien ne convient&#xa0;: passer. Le premier sorti gagne la manche.</translation>
    </message>
    <message>
        <source>1 for each card left</source>
        <translation>1 par carte restante</translation>
    </message>
    <message>
        <source>A player is out of cards</source>
        <translation>Quelqu’un n’a plus de cartes</translation>
    </message>
    <message>
        <source>A round ends</source>
        <translation>Une manche finit</translation>
    </message>
    <message>
        <source>All cards are gone</source>
        <translation>Plus aucune carte</translation>
    </message>
    <message>
        <source>Any seven</source>
        <translation>N’importe quel sept</translation>
    </message>
    <message>
        <source>Choose players, start, passing and points.</source>
        <translation>Choisir joueurs, début, passes et points.</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Se défausser</translation>
    </message>
    <message>
        <source>First card</source>
        <translation>Première carte</translation>
    </message>
    <message>
        <source>If passing costs a chip, chips count.</source>
        <translation>Si passer coûte un jeton, ce sont les jetons qui comptent.</translation>
    </message>
    <message>
        <source>Never</source>
        <extracomment>A choice of own rules: when somebody may pass although a card fits.</extracomment>
        <translation>Jamais</translation>
    </message>
    <message>
        <source>Nobody discards in this game.</source>
        <translation>Personne ne se défausse dans ce jeu.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Rien ne convient</translation>
    </message>
    <message>
        <source>Own rules</source>
        <translation>Règles personnelles</translation>
    </message>
    <message>
        <source>Passes although a card fits</source>
        <translation>Passes bien qu’une carte convienne</translation>
    </message>
    <message>
        <source>Rank of each card left</source>
        <translation>Valeur de chaque carte restante</translation>
    </message>
    <message>
        <source>Rank of each discard</source>
        <translation>Valeur de chaque défausse</translation>
    </message>
    <message>
        <source>Seven of diamonds</source>
        <translation>Sept de carreau</translation>
    </message>
    <message>
        <source>Seven of spades</source>
        <translation>Sept de pique</translation>
    </message>
    <message>
        <source>The others play on only if passing costs a chip.</source>
        <translation>Les autres ne continuent que si passer coûte un jeton.</translation>
    </message>
    <message>
        <source>Whoever discards never passes.</source>
        <translation>Qui se défausse ne passe jamais.</translation>
    </message>
    <message>
        <source>With discards, all cards are played or discarded.</source>
        <translation>Avec des défausses, toutes les cartes sont jouées ou défaussées.</translation>
    </message>
    <message>
        <source>With discards, these count.</source>
        <translation>Avec des défausses, ce sont elles qui comptent.</translation>
    </message>
    <message>
        <source>{game}, own rules</source>
        <translation>{game}, règles personnelles</translation>
    </message>
</context>
<context>
    <name>Shortcuts</name>
    <message>
        <source>Move between the table and the open panels</source>
        <translation>Passer de la table aux panneaux ouverts et revenir</translation>
    </message>
    <message>
        <source>Open the menu</source>
        <translation>Ouvrir le menu</translation>
    </message>
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
        <source>Play or discard the chosen card</source>
        <translation>Jouer ou défausser la carte choisie</translation>
    </message>
    <message>
        <source>Cancel; leave replay or full screen</source>
        <translation>Annuler&#xa0;; quitter la relecture ou le plein écran</translation>
    </message>
    <message>
        <source>7 S, K H, T D, 1 0 D</source>
        <translation>7 S, K H, T D, 1 0 D</translation>
    </message>
    <message>
        <source>Choose a card by rank (A, 2 to 9, T, J, Q, K) and suit (C, D, H, S)</source>
        <translation>Choisir une carte par sa valeur (A, 2 à 9, T, J, Q, K) et sa couleur (C trèfle, D carreau, H cœur, S pique)</translation>
    </message>
    <message>
        <source>Move between the hand and the buttons</source>
        <translation>Passer de la main aux boutons et revenir</translation>
    </message>
    <message>
        <source>Skip animations</source>
        <translation>Passer les animations</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>F10</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F10</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The name of the key.</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>F6</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>F6</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of a key on the keyboard.</extracomment>
        <translation>Échap</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>The heading of a column: keys of the keyboard.</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Action</source>
        <extracomment>The heading of a column: what a key does.</extracomment>
        <translation>Action</translation>
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
        <translation>adversaires variés</translation>
    </message>
    <message>
        <source>all opponents</source>
        <translation>tous les adversaires</translation>
    </message>
    <message>
        <source>Tied wins</source>
        <translation>Victoires ex æquo</translation>
    </message>
    <message>
        <source>Points per round</source>
        <translation>Points par manche</translation>
    </message>
    <message>
        <source>Rounds without points</source>
        <translation>Manches sans points</translation>
    </message>
    <message>
        <source>Export statistics</source>
        <translation>Exporter les statistiques</translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Fichiers CSV (*.csv)</translation>
    </message>
    <message>
        <source>Reset statistics?</source>
        <translation>Réinitialiser les statistiques&#xa0;?</translation>
    </message>
    <message>
        <source>This permanently deletes all statistics.</source>
        <translation>Toutes les statistiques seront définitivement supprimées.</translation>
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
        <source>Best round</source>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>Worst round</source>
        <translation>Pire manche</translation>
    </message>
    <message>
        <source>Hints used</source>
        <translation>Indices utilisés</translation>
    </message>
    <message>
        <source>at most {number}</source>
        <translation>au plus {number}</translation>
    </message>
    <message>
        <source>Wins in a row</source>
        <translation>Victoires d’affilée</translation>
    </message>
    <message>
        <source>Exported to {file}.</source>
        <translation>Exportées dans {file}.</translation>
    </message>
    <message>
        <source>You play like</source>
        <translation>Vous jouez comme</translation>
    </message>
    <message>
        <source>Practice: this round won’t count in the statistics.</source>
        <translation>Entraînement&#xa0;: cette manche ne comptera pas dans les statistiques.</translation>
    </message>
    <message>
        <source>Average rank</source>
        <translation>Rang moyen</translation>
    </message>
    <message>
        <source>Wins with hints</source>
        <translation>Victoires avec indices</translation>
    </message>
    <message>
        <source>Couldn’t export the statistics: {reason}.</source>
        <translation>Impossible d’exporter les statistiques&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>A row of the statistics: how many games were played.</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <extracomment>A row of the statistics: how many games were won.</extracomment>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>straights.csv</source>
        <extracomment>The suggested name of a file with the statistics; the ending stays.</extracomment>
        <translation>straights.csv</translation>
    </message>
    <message>
        <source>Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Rounds</source>
        <extracomment>A row of the statistics: how many rounds were played.</extracomment>
        <translation>Manches</translation>
    </message>
    <message>
        <source>{number}%</source>
        <extracomment>A share; with a space before the sign where your language has one.</extracomment>
        <translation>{number}&#xa0;%</translation>
    </message>
    <message>
        <source>Most chips lost</source>
        <translation>Plus grosse perte de jetons</translation>
    </message>
    <message>
        <source>Most chips won</source>
        <translation>Plus gros gain de jetons</translation>
    </message>
    <message>
        <source>Chips per round</source>
        <translation>Jetons par manche</translation>
    </message>
    <message>
        <source>Chips per hand</source>
        <translation>Jetons par main</translation>
    </message>
    <message>
        <source>With a gain</source>
        <translation>Avec un gain</translation>
    </message>
    <message>
        <source>Hands</source>
        <extracomment>A row of the statistics: how many hands of poker were played.</extracomment>
        <translation>Mains</translation>
    </message>
</context>
<context>
    <name>StatisticsDialog</name>
    <message>
        <source>Only solo games with sealed cards count. A round becomes practice if you undo others’ moves, use the demo, or see other hands.</source>
        <translation>Seules comptent les parties en solo avec des cartes scellées. Une manche devient un entraînement si vous annulez des coups des autres, utilisez la démo ou voyez d’autres mains.</translation>
    </message>
    <message>
        <source>Against</source>
        <extracomment>The heading of a column of the statistics, above the levels of computers.</extracomment>
        <translation>Contre</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <extracomment>A button: delete the statistics.</extracomment>
        <translation>&amp;Réinitialiser</translation>
    </message>
    <message>
        <source>Ranks</source>
        <extracomment>A heading in the statistics: how often the player was first to fourth.</extracomment>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <extracomment>A button: write the statistics into a file.</extracomment>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>Rating</source>
        <extracomment>A tab of the statistics: a number for how well somebody plays.</extracomment>
        <translation>Cote</translation>
    </message>
    <message>
        <source>Plot</source>
        <extracomment>A tab of the statistics: points over time, drawn.</extracomment>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Player</source>
        <extracomment>The name of a person until another is entered; a caption of a column.</extracomment>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Points</source>
        <extracomment>The heading of a column, and the name of a plot: points in a round or a game.</extracomment>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>StrategyFailures</name>
    <message>
        <source>The computer “{strategy}” failed. A simpler one takes over.</source>
        <translation>L’ordinateur «&#xa0;{strategy}&#xa0;» a échoué. Un plus simple prend le relais.</translation>
    </message>
</context>
<context>
    <name>Strip</name>
    <message>
        <source>Next hand</source>
        <translation>Main suivante</translation>
    </message>
    <message>
        <source>Wait</source>
        <extracomment>A button: stop the countdown to the next hand.</extracomment>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>The next hand is dealt in {seconds} s</source>
        <translation>Prochaine main dans {seconds} s</translation>
    </message>
    <message>
        <source>The next hand waits for {names}.</source>
        <translation>La prochaine main attend {names}.</translation>
    </message>
</context>
<context>
    <name>TableLister</name>
    <message>
        <source>{text} is no link to a table.</source>
        <translation>{text} n’est pas un lien vers une table.</translation>
    </message>
    <message>
        <source>Asking {host}…</source>
        <translation>Interrogation de {host}…</translation>
    </message>
    <message>
        <source>This is no link to a table.</source>
        <translation>Ce n’est pas un lien vers une table.</translation>
    </message>
    <message>
        <source>The link leads to table {table} at {host}.</source>
        <translation>Le lien mène à la table {table} sur {host}.</translation>
    </message>
    <message>
        <source>No public tables at {host}.</source>
        <translation>Pas de table publique à {host}.</translation>
    </message>
    <message>
        <source>your seat</source>
        <translation>votre place</translation>
    </message>
    <message>
        <source>playing</source>
        <extracomment>The state of a table in a list: a game has begun.</extracomment>
        <translation>en jeu</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Your turn: play a raised card</source>
        <translation>À vous de jouer&#xa0;: jouez une carte relevée</translation>
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
        <source>{card}, playable, {number} of {count}, press to play</source>
        <translation>{card}, jouable, {number} sur {count}, appuyez pour jouer</translation>
    </message>
    <message>
        <source>{card}, not playable, {number} of {count}</source>
        <translation>{card}, non jouable, {number} sur {count}</translation>
    </message>
    <message>
        <source>None of your cards fits. Discard one: its rank counts against you.</source>
        <translation>Aucune de vos cartes n’est jouable. Défaussez-en une&#xa0;: sa valeur compte contre vous.</translation>
    </message>
    <message>
        <source>{card}, {number} of {count}, press to discard</source>
        <translation>{card}, {number} sur {count}, appuyez pour défausser</translation>
    </message>
    <message>
        <source>computer · {kind}</source>
        <translation>ordinateur · {kind}</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>À vous de jouer</translation>
    </message>
    <message>
        <source>{name}’s turn.</source>
        <translation>À {name} de jouer.</translation>
    </message>
    <message>
        <source>Demo: the computer is playing for you. Press D to stop.</source>
        <translation>Démo&#xa0;: l’ordinateur joue pour vous. Appuyez sur D pour l’arrêter.</translation>
    </message>
    <message>
        <source>Start the round with the seven of spades.</source>
        <translation>Commencez la manche par le sept de pique.</translation>
    </message>
    <message>
        <source>the queen of {suit}</source>
        <translation>la dame de {suit}</translation>
    </message>
    <message>
        <source>the ace of {suit}</source>
        <translation>l’as de {suit}</translation>
    </message>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>le {rank} de {suit}</translation>
    </message>
    <message>
        <source>the jack of {suit}</source>
        <translation>le valet de {suit}</translation>
    </message>
    <message>
        <source>{name} ({level})</source>
        <translation>{name} ({level})</translation>
    </message>
    <message>
        <source>spades</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>pique</translation>
    </message>
    <message>
        <source>six</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>six</translation>
    </message>
    <message>
        <source>nine</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>neuf</translation>
    </message>
    <message>
        <source>seven</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>sept</translation>
    </message>
    <message>
        <source>king</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>roi</translation>
    </message>
    <message>
        <source>diamonds</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>carreau</translation>
    </message>
    <message>
        <source>two</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>deux</translation>
    </message>
    <message>
        <source>human</source>
        <extracomment>The level of a seat that a person plays.</extracomment>
        <translation>humain</translation>
    </message>
    <message>
        <source>hearts</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>cœur</translation>
    </message>
    <message>
        <source>clubs</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>three</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>trois</translation>
    </message>
    <message>
        <source>eight</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>huit</translation>
    </message>
    <message>
        <source>ten</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dix</translation>
    </message>
    <message>
        <source>ace</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>as</translation>
    </message>
    <message>
        <source>jack</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>valet</translation>
    </message>
    <message>
        <source>four</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>quatre</translation>
    </message>
    <message>
        <source>queen</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>dame</translation>
    </message>
    <message>
        <source>five</source>
        <extracomment>A rank or a suit; it is put into “{rank} of {suit}”.</extracomment>
        <translation>cinq</translation>
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
    <name>Today</name>
    <message numerus="yes">
        <source>%n positions. Which card is best?</source>
        <translation>
            <numerusform>%n position. Quelle carte est la meilleure&#xa0;?</numerusform>
            <numerusform>%n positions. Quelle carte est la meilleure&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>A deal or a puzzle a day keeps you in form.</source>
        <translation>Une donne ou un problème par jour vous garde en forme.</translation>
    </message>
    <message>
        <source>One round, the same cards for everyone.</source>
        <translation>Une manche, les mêmes cartes pour tous.</translation>
    </message>
    <message>
        <source>Round {number}, your turn</source>
        <translation>Manche {number}, à vous de jouer</translation>
    </message>
    <message>
        <source>{first} and {second}</source>
        <translation>{first} et {second}</translation>
    </message>
    <message>
        <source>{solved} of {count} solved</source>
        <translation>{solved} sur {count} résolus</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Round {number}, {name}’s turn</source>
        <translation>Manche {number}, à {name} de jouer</translation>
    </message>
    <message>
        <source>expected</source>
        <extracomment>A mark on a line of results: what the cards were worth on average.</extracomment>
        <translation>attendu</translation>
    </message>
    <message>
        <source>Level with {computers}.</source>
        <translation>À égalité avec {computers}.</translation>
    </message>
    <message>
        <source>Yesterday: {verdict}</source>
        <translation>Hier&#xa0;: {verdict}</translation>
    </message>
    <message>
        <source>{points} worse than {computers}.</source>
        <translation>{points} de moins que {computers}.</translation>
    </message>
    <message>
        <source>{points} better than {computers}.</source>
        <translation>{points} de mieux que {computers}.</translation>
    </message>
    <message>
        <source>Show result</source>
        <translation>Afficher le résultat</translation>
    </message>
    <message>
        <source>Share</source>
        <extracomment>A button: send the link to somebody.</extracomment>
        <translation>Partager</translation>
    </message>
    <message>
        <source>{result}, on a later day</source>
        <translation>{result}, un autre jour</translation>
    </message>
    <message>
        <source>You can still play it. It counts for the calendar, not for your streak.</source>
        <translation>Vous pouvez encore la jouer. Elle compte dans le mois, pas pour les jours de suite.</translation>
    </message>
    <message>
        <source>level with the expert</source>
        <translation>à égalité avec l’expert</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>à venir</translation>
    </message>
    <message>
        <source>still to play</source>
        <translation>encore à jouer</translation>
    </message>
    <message>
        <source>played</source>
        <extracomment>What became of the deal of a day: it was played.</extracomment>
        <translation>jouée</translation>
    </message>
    <message>
        <source>You: {own}. {name}: {theirs}.</source>
        <translation>Vous&#xa0;: {own}. {name}&#xa0;: {theirs}.</translation>
    </message>
    <message>
        <source>You first differed at card {number}: {card}, {name} {other}.</source>
        <translation>La différence a commencé à la carte {number}&#xa0;: {card}, {name} {other}.</translation>
    </message>
    <message>
        <source>Earlier weeks</source>
        <translation>Semaines précédentes</translation>
    </message>
    <message>
        <source>Later weeks</source>
        <translation>Semaines suivantes</translation>
    </message>
    <message>
        <source>Last table: {table}</source>
        <translation>Dernière table&#xa0;: {table}</translation>
    </message>
</context>
<context>
    <name>TodayBoxes</name>
    <message>
        <source>Join</source>
        <extracomment>A button: sit down at a table.</extracomment>
        <translation>Rejoindre</translation>
    </message>
</context>
<context>
    <name>TodayController</name>
    <message>
        <source>Good morning</source>
        <translation>Bonjour</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Bonjour</translation>
    </message>
    <message>
        <source>Delete…</source>
        <extracomment>A button that deletes a game which was left, after a question.</extracomment>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Bonsoir</translation>
    </message>
    <message>
        <source>{greeting}, {name}</source>
        <translation>{greeting} {name}</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Look at them again</source>
        <translation>Les revoir</translation>
    </message>
    <message>
        <source>Solve puzzle {number}</source>
        <translation>Résoudre le problème {number}</translation>
    </message>
    <message>
        <source>Play today’s deal</source>
        <translation>Jouer la donne du jour</translation>
    </message>
    <message>
        <source>Continue today’s deal</source>
        <translation>Continuer la donne du jour</translation>
    </message>
    <message>
        <source>Continue</source>
        <extracomment>A button: go on with the running game.</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Play this deal</source>
        <translation>Jouer cette donne</translation>
    </message>
    <message>
        <source>Continue this deal</source>
        <translation>Continuer cette donne</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Supprimer cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>A button that deletes a game which was left.</extracomment>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>TodayPlurals</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n jour de suite</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n problème résolu</numerusform>
            <numerusform>%n problèmes résolus</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodaySheet</name>
    <message>
        <source>to the table</source>
        <translation>vers la table</translation>
    </message>
</context>
<context>
    <name>UnsavedBar</name>
    <message>
        <source>Unsaved game</source>
        <translation>Partie non enregistrée</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Enregistrer ailleurs…</translation>
    </message>
</context>
<context>
    <name>UnsavedGames</name>
    <message>
        <source>Quit anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Leave anyway</source>
        <translation>Quitter quand même</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Non enregistrée&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>The game isn’t saved</source>
        <translation>La partie n’est pas enregistrée</translation>
    </message>
    <message>
        <source>Couldn’t save the previous game in {folder}: {reason}.</source>
        <translation>Impossible d’enregistrer la partie précédente dans {folder}&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Couldn’t save the game: {reason}. If you continue, its last moves will be lost.</source>
        <translation>Impossible d’enregistrer la partie&#xa0;: {reason}. Si vous continuez, ses derniers coups seront perdus.</translation>
    </message>
</context>
<context>
    <name>WaitingRoom</name>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Waiting for players</source>
        <translation>En attente de joueurs</translation>
    </message>
    <message>
        <source>Another game?</source>
        <translation>Encore une partie&#xa0;?</translation>
    </message>
    <message>
        <source>Ready to play?</source>
        <translation>Prêts à jouer&#xa0;?</translation>
    </message>
    <message>
        <source>Give others the link, or let computers play.</source>
        <translation>Donnez le lien à d’autres, ou laissez jouer des ordinateurs.</translation>
    </message>
    <message>
        <source>The game starts when all seats are taken and everyone is ready.</source>
        <translation>La partie commence quand toutes les places sont prises et que tous sont prêts.</translation>
    </message>
    <message>
        <source>Waiting for the others to be ready…</source>
        <translation>En attente des autres…</translation>
    </message>
    <message>
        <source>The game starts when everyone is ready.</source>
        <translation>La partie commence quand tous sont prêts.</translation>
    </message>
    <message>
        <source>Empty seat</source>
        <translation>Place libre</translation>
    </message>
    <message>
        <source>{name} (you)</source>
        <translation>{name} (vous)</translation>
    </message>
    <message>
        <source>{status} · host</source>
        <translation>{status} · hôte</translation>
    </message>
    <message>
        <source>Computer ▾</source>
        <translation>Ordinateur ▾</translation>
    </message>
    <message>
        <source>Change ▾</source>
        <translation>Changer ▾</translation>
    </message>
    <message>
        <source>not ready yet</source>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Pas encore</translation>
    </message>
    <message>
        <source>✓ ready</source>
        <translation>✓ peut jouer</translation>
    </message>
    <message>
        <source>Address of this computer</source>
        <translation>Adresse de cet ordinateur</translation>
    </message>
    <message>
        <source>QR code of the link</source>
        <translation>Code QR du lien</translation>
    </message>
    <message>
        <source>This computer is in several networks: choose that of the others.</source>
        <translation>Cet ordinateur est sur plusieurs réseaux&#xa0;: choisissez celui des autres.</translation>
    </message>
    <message>
        <source>away</source>
        <extracomment>The state of a person in the list of players: not there at the moment.</extracomment>
        <translation>n’est pas là</translation>
    </message>
    <message>
        <source>Ready</source>
        <extracomment>A button: the game may start for me.</extracomment>
        <translation>Je peux jouer</translation>
    </message>
</context>
<context>
    <name>WaitingRoomController</name>
    <message>
        <source>Link copied. Give it to those who are to play.</source>
        <translation>Lien copié. Donnez-le à ceux qui doivent jouer.</translation>
    </message>
    <message>
        <source>Trying again…</source>
        <translation>Nouvel essai…</translation>
    </message>
    <message>
        <source>The table is closed</source>
        <translation>La table est fermée</translation>
    </message>
    <message>
        <source>One moment</source>
        <translation>Un instant</translation>
    </message>
    <message>
        <source>Link for watching copied. It shows everything but the hands.</source>
        <translation>Lien pour regarder copié. Il montre tout sauf les mains.</translation>
    </message>
    <message>
        <source>You aren’t at the table</source>
        <translation>Vous n’êtes pas à la table</translation>
    </message>
    <message>
        <source>Only windows and browsers on this computer can open the link.</source>
        <translation>Seuls les fenêtres et les navigateurs de cet ordinateur peuvent ouvrir le lien.</translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message>
        <source>A computer is playing for you.</source>
        <translation>Un ordinateur joue pour vous.</translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left for your move.</source>
        <translation>
            <numerusform>Il vous reste %n seconde pour jouer.</numerusform>
            <numerusform>Il vous reste %n secondes pour jouer.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new version is ready.</source>
        <translation>Une nouvelle version est prête.</translation>
    </message>
    <message>
        <source>Add computer</source>
        <translation>Ajouter un ordinateur</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
    <message>
        <source>At this screen</source>
        <translation>Sur cet écran</translation>
    </message>
    <message>
        <source>At this screen, or at a table with a link.</source>
        <translation>Sur cet écran ou à une table avec un lien.</translation>
    </message>
    <message>
        <source>At your own screens</source>
        <translation>Chacun sur son écran</translation>
    </message>
    <message>
        <source>Choose a free seat.</source>
        <translation>Choisissez une place libre.</translation>
    </message>
    <message>
        <source>Choose file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>Choose players</source>
        <translation>Choisir les joueurs</translation>
    </message>
    <message>
        <source>Connection lost. Trying again…</source>
        <translation>Connexion perdue. Nouvelle tentative…</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Enter the points that end the game as a whole number from 1.</source>
        <translation>Le nombre de points qui termine la partie doit être un entier à partir de 1.</translation>
    </message>
    <message>
        <source>Fill free seats with computers</source>
        <translation>Mettre des ordinateurs aux places libres</translation>
    </message>
    <message>
        <source>From a file</source>
        <translation>Depuis un fichier</translation>
    </message>
    <message>
        <source>Go back</source>
        <translation>Revenir</translation>
    </message>
    <message>
        <source>Keep Straights as an app? It starts from your home screen, offline too.</source>
        <translation>Garder Straights comme application&#xa0;? Elle se lance depuis l’écran d’accueil, même hors ligne.</translation>
    </message>
    <message>
        <source>Leave this table?</source>
        <translation>Quitter cette table&#xa0;?</translation>
    </message>
    <message>
        <source>Level of computers</source>
        <translation>Niveau des ordinateurs</translation>
    </message>
    <message>
        <source>Move from card to card, then to the buttons</source>
        <translation>Passer de carte en carte, puis aux boutons</translation>
    </message>
    <message>
        <source>New to Straights?</source>
        <translation>Première partie de Straights&#xa0;?</translation>
    </message>
    <message>
        <source>No hint is available here.</source>
        <translation>Aucun indice n’est disponible ici.</translation>
    </message>
    <message>
        <source>No review is available at the moment. Close the review and open it again to retry.</source>
        <translation>Aucune analyse n’est disponible pour le moment. Fermez l’analyse et rouvrez-la pour réessayer.</translation>
    </message>
    <message>
        <source>Only with the link</source>
        <translation>Seulement avec le lien</translation>
    </message>
    <message>
        <source>Open in another tab</source>
        <translation>Ouvert dans un autre onglet</translation>
    </message>
    <message>
        <source>Open tables</source>
        <translation>Tables ouvertes</translation>
    </message>
    <message>
        <source>Play again with the same people</source>
        <translation>Rejouer avec les mêmes joueurs</translation>
    </message>
    <message>
        <source>Play from here?</source>
        <translation>Jouer à partir d’ici&#xa0;?</translation>
    </message>
    <message>
        <source>Play here</source>
        <translation>Jouer ici</translation>
    </message>
    <message>
        <source>Play on from here: a game of its own, against the same computers. This one stays under “Open”.</source>
        <translation>Jouer à partir d’ici&#xa0;: une partie à part, contre les mêmes ordinateurs. Celle-ci reste sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>Puzzle {number}: not solved</source>
        <translation>Problème {number}&#xa0;: non résolu</translation>
    </message>
    <message>
        <source>Puzzle {number}: open</source>
        <translation>Problème {number}&#xa0;: à résoudre</translation>
    </message>
    <message>
        <source>Puzzle {number}: solved</source>
        <translation>Problème {number}&#xa0;: résolu</translation>
    </message>
    <message>
        <source>The game is over and the seal is open: the SHA-256 hash of the key must match it.</source>
        <translation>La partie est finie et le sceau est ouvert&#xa0;: l’empreinte SHA-256 de la clé doit lui correspondre.</translation>
    </message>
    <message>
        <source>Recent games</source>
        <translation>Parties récentes</translation>
    </message>
    <message>
        <source>Round {number} · to {limit}</source>
        <translation>Manche {number} · en {limit}</translation>
    </message>
    <message>
        <source>Say something</source>
        <translation>Dire quelque chose</translation>
    </message>
    <message>
        <source>See why</source>
        <translation>Voir pourquoi</translation>
    </message>
    <message>
        <source>Show all hands?</source>
        <translation>Afficher toutes les mains&#xa0;?</translation>
    </message>
    <message>
        <source>Sit here</source>
        <translation>S’asseoir ici</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Une erreur s’est produite</translation>
    </message>
    <message>
        <source>Straights is open in another tab, and your game goes on there.</source>
        <translation>Straights est ouvert dans un autre onglet, et votre partie y continue.</translation>
    </message>
    <message>
        <source>Straights with others</source>
        <translation>Straights à plusieurs</translation>
    </message>
    <message>
        <source>The connection was lost. Try again.</source>
        <translation>La connexion a été perdue. Réessayez.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Your game is saved: reload the page to go on.</source>
        <translation>Le moteur de jeu s’est arrêté. Votre partie est enregistrée&#xa0;: rechargez la page pour continuer.</translation>
    </message>
    <message>
        <source>The game you left is saved. You can find it under “Open”.</source>
        <translation>La partie que vous avez quittée est enregistrée. Vous la trouverez sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>The host closed the table. Trying again…</source>
        <translation>L’hôte a fermé la table. Nouvelle tentative…</translation>
    </message>
    <message>
        <source>The {card} is queued. Choose it again, or press Esc, to cancel.</source>
        <translation>Carte en attente&#xa0;: {card}. Choisissez-la de nouveau ou appuyez sur Échap pour annuler.</translation>
    </message>
    <message>
        <source>This link leads to this table: {link}</source>
        <translation>Ce lien mène à cette table&#xa0;: {link}</translation>
    </message>
    <message>
        <source>This page and the server have different versions. Reload the page to go on.</source>
        <translation>Cette page et le serveur n’ont pas la même version. Rechargez la page pour continuer.</translation>
    </message>
    <message>
        <source>This table is open in another tab, and you play there.</source>
        <translation>Cette table est ouverte dans un autre onglet, où vous jouez.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>En attente&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Which card would you discard? Choose it.</source>
        <translation>Quelle carte défausseriez-vous&#xa0;? Choisissez-la.</translation>
    </message>
    <message>
        <source>Which card would you play? Choose it.</source>
        <translation>Quelle carte joueriez-vous&#xa0;? Choisissez-la.</translation>
    </message>
    <message>
        <source>With this link others can replay this game: {link}</source>
        <translation>Avec ce lien, d’autres peuvent revoir cette partie&#xa0;: {link}</translation>
    </message>
    <message>
        <source>You can also drag a file onto the page.</source>
        <translation>Vous pouvez aussi faire glisser un fichier sur la page.</translation>
    </message>
    <message>
        <source>You see each round when it is over.</source>
        <translation>Vous voyez chaque manche une fois finie.</translation>
    </message>
    <message>
        <source>You take turns. Each hand is hidden until its player is there.</source>
        <translation>Vous jouez à tour de rôle. Chaque main reste cachée jusqu’à l’arrivée de son joueur.</translation>
    </message>
    <message>
        <source>Your discards: {cards}</source>
        <translation>Vos défausses&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>Your result: {line}</source>
        <translation>Votre résultat&#xa0;: {line}</translation>
    </message>
    <message>
        <source>Your seat will be free for others.</source>
        <translation>Votre place sera libre pour d’autres.</translation>
    </message>
    <message>
        <source>Your seats</source>
        <translation>Vos places</translation>
    </message>
    <message>
        <source>away · {seconds} s</source>
        <translation>pas là · {seconds} s</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>la partie</translation>
    </message>
    <message>
        <source>time bank {seconds} s</source>
        <translation>réserve de temps {seconds}&#xa0;s</translation>
    </message>
    <message>
        <source>{name} is back.</source>
        <translation>{name} est de retour.</translation>
    </message>
    <message>
        <source>{seconds} s for a move</source>
        <translation>{seconds} s par coup</translation>
    </message>
    <message>
        <source>The replay shows every player’s cards. This round won’t count in the statistics.</source>
        <translation>Revoir la partie montre les cartes de tous les joueurs. Cette manche ne comptera pas dans les statistiques.</translation>
    </message>
    <message>
        <source>This browser doesn’t keep anything for this page: your game and your settings last until you close it.</source>
        <translation>Ce navigateur ne conserve rien pour cette page&#xa0;: votre partie et vos paramètres sont perdus quand vous la fermez.</translation>
    </message>
    <message>
        <source>The browser doesn’t allow copying here. Select the text and copy it.</source>
        <translation>Le navigateur ne permet pas de copier ici. Sélectionnez le texte et copiez-le.</translation>
    </message>
    <message>
        <source>This browser can’t compute the hash on this address.</source>
        <translation>Ce navigateur ne peut pas calculer l’empreinte à cette adresse.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can watch.</source>
        <translation>Lien copié. Toute personne qui l’ouvre peut regarder.</translation>
    </message>
    <message>
        <source>Everything runs on this device. The page sends nothing to anyone and sets no cookies.</source>
        <translation>Tout fonctionne sur cet appareil. La page n’envoie rien à personne et ne dépose aucun cookie.</translation>
    </message>
    <message>
        <source>With this link others can watch: {link}</source>
        <translation>Avec ce lien, d’autres peuvent regarder&#xa0;: {link}</translation>
    </message>
    <message>
        <source>Link copied. It leads to these cards.</source>
        <translation>Lien copié. Il mène à ces cartes.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can sit down here.</source>
        <translation>Lien copié. Toute personne qui l’ouvre peut s’asseoir à cette table.</translation>
    </message>
    <message>
        <source>A game is going on. Watch it; you can sit down when it is over.</source>
        <translation>Une partie est en cours. Regardez-la&#xa0;; vous pourrez vous asseoir quand elle sera finie.</translation>
    </message>
    <message>
        <source>This starts a game of its own, which won’t count in the statistics. The game you leave won’t count from its current round on; it is under “Open”.</source>
        <translation>Cela commence une partie à part, qui ne comptera pas dans les statistiques. La partie que vous quittez ne comptera plus à partir de sa manche en cours&#xa0;; elle se trouve sous «&#xa0;Ouvrir&#xa0;».</translation>
    </message>
    <message>
        <source>This link leads to these cards: {link}</source>
        <translation>Ce lien mène à ces cartes&#xa0;: {link}</translation>
    </message>
    <message>
        <source>A computer is now playing for {name}.</source>
        <translation>Un ordinateur joue maintenant pour {name}.</translation>
    </message>
    <message>
        <source>To open a table, use Straights on a computer.</source>
        <translation>Pour ouvrir une table, utilisez Straights sur un ordinateur.</translation>
    </message>
    <message>
        <source>Link copied. Whoever opens it can replay this game.</source>
        <translation>Lien copié. Toute personne qui l’ouvre peut revoir cette partie.</translation>
    </message>
    <message>
        <source>The host of the table sends it to you. Your game here is kept.</source>
        <translation>L’hôte vous l’envoie. Votre partie ici est conservée.</translation>
    </message>
    <message>
        <source>All seats are taken. You can watch.</source>
        <translation>Toutes les places sont prises. Vous pouvez regarder.</translation>
    </message>
    <message>
        <source>The game engine has stopped. Reload the page to start another game.</source>
        <translation>Le moteur de jeu s’est arrêté. Rechargez la page pour commencer une autre partie.</translation>
    </message>
    <message>
        <source>Your name and your moves go to this server and to the people at your table, and to no one else. The page sets no cookies.</source>
        <translation>Votre nom et vos coups vont à ce serveur et aux joueurs de votre table, et à personne d’autre. La page ne dépose aucun cookie.</translation>
    </message>
    <message>
        <source>This link leads to no game. Here is your own.</source>
        <translation>Ce lien ne mène à aucune partie. Voici la vôtre.</translation>
    </message>
    <message>
        <source>The link has something invalid: {parts}.</source>
        <translation>Le lien contient quelque chose d’invalide&#xa0;: {parts}.</translation>
    </message>
    <message>
        <source>This game can’t be started. Choose other names or another length.</source>
        <translation>Impossible de démarrer cette partie. Choisissez d’autres noms ou une autre durée.</translation>
    </message>
    <message>
        <source>The cards are sealed: you can share the link when the game is over.</source>
        <translation>Les cartes sont scellées&#xa0;: vous pourrez partager le lien à la fin de la partie.</translation>
    </message>
    <message>
        <source>Safari deletes your games after seven days without a visit. Add this page to the home screen or the Dock to keep them.</source>
        <translation>Safari supprime vos parties après sept jours sans visite. Ajoutez cette page à l’écran d’accueil ou au Dock pour les conserver.</translation>
    </message>
    <message>
        <source>Couldn’t read the statistics. There may be too many games.</source>
        <translation>Impossible de lire les statistiques. Il y a peut-être trop de parties.</translation>
    </message>
    <message>
        <source>✗ The key doesn’t match the seal: the game was altered.</source>
        <translation>✗ La clé ne correspond pas au sceau&#xa0;: la partie a été modifiée.</translation>
    </message>
    <message>
        <source>No one else is at this table.</source>
        <translation>Il n’y a personne d’autre à cette table.</translation>
    </message>
    <message>
        <source>The game couldn’t be started: {reason}. Reload the page to try again.</source>
        <translation>Impossible de démarrer le jeu&#xa0;: {reason}. Rechargez la page pour réessayer.</translation>
    </message>
    <message>
        <source>✓ The key matches the seal: the cards weren’t changed.</source>
        <translation>✓ La clé correspond au sceau&#xa0;: les cartes n’ont pas été changées.</translation>
    </message>
    <message>
        <source>The puzzles couldn’t be loaded. Try again later.</source>
        <translation>Impossible de charger les problèmes. Réessayez plus tard.</translation>
    </message>
    <message>
        <source>The game needs WebAssembly, which this browser doesn’t allow. On an iPhone, iPad or Mac in Lockdown Mode, turn Lockdown Mode off for this page in Safari’s website settings; elsewhere, allow WebAssembly in the browser’s security settings. Then reload the page.</source>
        <translation>Le jeu a besoin de WebAssembly, que ce navigateur n’autorise pas. Sur un iPhone, un iPad ou un Mac en mode Isolement, désactivez ce mode pour cette page dans les réglages du site web de Safari&#xa0;; ailleurs, autorisez WebAssembly dans les réglages de sécurité du navigateur. Rechargez ensuite la page.</translation>
    </message>
    <message>
        <source>The table isn’t listed: only people who have its link find it.</source>
        <translation>La table n’apparaît pas dans la liste&#xa0;: seuls ceux qui ont son lien la trouvent.</translation>
    </message>
    <message>
        <source>This isn’t a link. Paste the one that the host has sent you.</source>
        <translation>Ce n’est pas un lien. Collez celui que vous avez reçu.</translation>
    </message>
    <message>
        <source>Ready ✓</source>
        <translation>Je peux jouer ✓</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. Here is a new one.</source>
        <translation>Impossible de lire votre dernière partie&#xa0;: {reason}. En voici une nouvelle.</translation>
    </message>
    <message>
        <source>No one has a public table now. Open one, and send its link to your friends.</source>
        <translation>Aucune table publique pour le moment. Ouvrez-en une et envoyez son lien à vos amis.</translation>
    </message>
    <message>
        <source>Menu</source>
        <extracomment>A button: open the menu.</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>host</source>
        <extracomment>A mark beside the person who opened the table.</extracomment>
        <translation>hôte</translation>
    </message>
    <message>
        <source>Install</source>
        <extracomment>A button: install the page as an app.</extracomment>
        <translation>Installer</translation>
    </message>
    <message>
        <source>left</source>
        <extracomment>The state of a person: has got up from the table. Not a side.</extracomment>
        <translation>parti</translation>
    </message>
    <message>
        <source>ready</source>
        <extracomment>The state of a person before a game: it may start.</extracomment>
        <translation>peut jouer</translation>
    </message>
    <message>
        <source>Reload</source>
        <extracomment>A button: load the page again.</extracomment>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>The heading of a column with the number of a round.</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Copied.</source>
        <extracomment>The link is in the clipboard now.</extracomment>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>free</source>
        <extracomment>The state of a seat: nobody sits there.</extracomment>
        <translation>libre</translation>
    </message>
    <message numerus="yes">
        <source>%n of {seats} seats free</source>
        <translation>
            <numerusform>%n place libre sur {seats}</numerusform>
            <numerusform>%n places libres sur {seats}</numerusform>
        </translation>
    </message>
    <message>
        <source>This link leads to these rules: {link}</source>
        <translation>Ce lien mène à ces règles&#xa0;: {link}</translation>
    </message>
    <message>
        <source>Link copied. It leads to these rules.</source>
        <translation>Lien copié. Il mène à ces règles.</translation>
    </message>
</context>
<context>
    <name>app</name>
    <message>
        <source>Another Straights window is open. This one plays a separate game.</source>
        <translation>Une autre fenêtre de Straights est ouverte. Celle-ci joue une partie distincte.</translation>
    </message>
    <message>
        <source>Your game continues where you left off.</source>
        <translation>Votre partie reprend là où vous l’aviez laissée.</translation>
    </message>
    <message>
        <source>Something went wrong ({error}). Your game is saved. Try again, or restart Straights.</source>
        <translation>Une erreur s’est produite ({error}). Votre partie est enregistrée. Réessayez ou redémarrez Straights.</translation>
    </message>
    <message>
        <source>Couldn’t read the settings. They are kept as {file}, and the defaults are used.</source>
        <translation>Impossible de lire les paramètres. Ils sont conservés dans {file}, et les valeurs par défaut sont utilisées.</translation>
    </message>
    <message>
        <source>Couldn’t read your last game: {reason}. It is kept as {file}.</source>
        <translation>Impossible de lire votre dernière partie&#xa0;: {reason}. Elle est conservée dans {file}.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{card} costs you about {points} more against the others.</source>
        <translation>{card} vous coûte environ {points} de plus face aux autres.</translation>
    </message>
    <message>
        <source>The estimate may be off by {number}.</source>
        <translation>L’estimation peut s’écarter de {number}.</translation>
    </message>
    <message>
        <source>The best choice: you can expect about {points} this round.</source>
        <translation>Le meilleur choix&#xa0;: attendez-vous à environ {points} dans cette manche.</translation>
    </message>
    <message>
        <source>Play {card} or {other}: both are about equally good.</source>
        <translation>Jouez {card} ou {other}&#xa0;: ces cartes se valent à peu près.</translation>
    </message>
    <message>
        <source>Discard {card} or {other}: both are about equally good.</source>
        <translation>Défaussez {card} ou {other}&#xa0;: ces cartes se valent à peu près.</translation>
    </message>
    <message>
        <source>{card} is the only card you can play.</source>
        <translation>{card} est la seule carte que vous pouvez jouer.</translation>
    </message>
    <message>
        <source>Computed against three computers of the level {level}.</source>
        <translation>Calculé contre trois ordinateurs de niveau {level}.</translation>
    </message>
    <message>
        <source>Computed against {first}, {second} and {third}.</source>
        <translation>Calculé contre {first}, {second} et {third}.</translation>
    </message>
    <message>
        <source>Discard {card}. {other} costs about {cost}.</source>
        <translation>Défaussez {card}. {other} coûte environ {cost}.</translation>
    </message>
    <message>
        <source>Nothing of yours is behind.</source>
        <translation>Vous n’avez rien derrière.</translation>
    </message>
    <message>
        <source>Play {card}. {other} costs about {cost}.</source>
        <translation>Jouez {card}. {other} coûte environ {cost}.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer, but may open {others}.</source>
        <translation>Jouez {card}&#xa0;: rapproche {own}, mais peut ouvrir {others}.</translation>
    </message>
    <message>
        <source>Play {card}: it ends its row and opens nothing.</source>
        <translation>Jouez {card}&#xa0;: cela termine sa rangée et n’ouvre rien.</translation>
    </message>
    <message>
        <source>Play {card}: it opens nothing.</source>
        <translation>Jouez {card}&#xa0;: cela n’ouvre rien.</translation>
    </message>
    <message>
        <source>Play {card}, or risk {points}; it may open {others}.</source>
        <translation>Jouez {card} ou risquez {points}&#xa0;; peut ouvrir {others}.</translation>
    </message>
    <message>
        <source>Discard {card} for {points}: keep your cheaper cards.</source>
        <translation>Défaussez {card} pour {points}&#xa0;: gardez vos cartes moins chères.</translation>
    </message>
    <message>
        <source>Discard {card}: your cheapest card, and {needed} away from its row.</source>
        <translation>Défaussez {card}&#xa0;: votre moins chère, à {needed} de sa rangée.</translation>
    </message>
    <message>
        <source>Discard {card}: it is your cheapest card.</source>
        <translation>Défaussez {card}&#xa0;: c’est votre carte la moins chère.</translation>
    </message>
    <message>
        <source>Discard {card}. Others are about as good.</source>
        <translation>Défaussez {card}. D’autres sont à peu près aussi bonnes.</translation>
    </message>
    <message>
        <source>Play {card}. Others are about as good.</source>
        <translation>Jouez {card}. D’autres sont à peu près aussi bonnes.</translation>
    </message>
    <message>
        <source>The card alone is {points}.</source>
        <translation>La carte seule vaut {points}.</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>aussi bon</translation>
    </message>
    <message>
        <source>costs {points}</source>
        <translation>coûte {points}</translation>
    </message>
    <message>
        <source>{card} opens {others} to the others.</source>
        <translation>{card} ouvre {others} aux autres.</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} et {last}</translation>
    </message>
    <message>
        <source>Computed for opponents of unknown strength.</source>
        <translation>Calculé pour des adversaires de force inconnue.</translation>
    </message>
    <message>
        <source>an unknown player</source>
        <translation>un joueur inconnu</translation>
    </message>
    <message>
        <source>{card} is about equally good.</source>
        <translation>{card}&#xa0;: à peu près équivalent.</translation>
    </message>
    <message>
        <source>{card} is your last card, and it doesn’t fit.</source>
        <translation>{card}&#xa0;: votre dernière carte, qui n’est pas jouable.</translation>
    </message>
    <message>
        <source>Play {card}: it brings {own} nearer and opens nothing.</source>
        <translation>Jouez {card}&#xa0;: cela rapproche {own} et n’ouvre rien.</translation>
    </message>
    <message>
        <source>“{level}”</source>
        <extracomment>The level of a computer in quotation marks of the language.</extracomment>
        <translation>«&#xa0;{level}&#xa0;»</translation>
    </message>
</context>
<context>
    <name>log</name>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gagne&#xa0;!</translation>
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
        <source>{name}’s score: {before} + {gained} = {score}</source>
        <translation>{name}, score&#xa0;: {before} + {gained} = {score}</translation>
    </message>
    <message>
        <source>{name}’s discards: {cards}</source>
        <translation>{name}, défausse&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>A new round begins. It’s {name}’s turn to play.</source>
        <translation>Une nouvelle manche commence. À {name} de jouer.</translation>
    </message>
    <message>
        <source>{name} ragequits. A computer will now take over.</source>
        <translation>{name} fait un rage-quit. Un ordinateur prend le relais.</translation>
    </message>
    <message>
        <source>Another computer is now playing for {name}.</source>
        <translation>Un autre ordinateur joue maintenant pour {name}.</translation>
    </message>
    <message>
        <source>You are now playing as {name}.</source>
        <translation>Vous jouez maintenant à la place de {name}.</translation>
    </message>
</context>
<context>
    <name>spoken</name>
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
        <source>You can play: {cards}.</source>
        <translation>Vous pouvez jouer&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Last move: a discard.</source>
        <translation>Dernier coup&#xa0;: une défausse.</translation>
    </message>
    <message>
        <source>Last move: {card}.</source>
        <translation>Dernier coup&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>{suit}: no cards.</source>
        <translation>{suit}&#xa0;: aucune carte.</translation>
    </message>
    <message>
        <source>{name}: {gained}, total {score}.</source>
        <translation>{name}&#xa0;: {gained}, total {score}.</translation>
    </message>
    <message>
        <source>{name}: score {score}, cards {cards}, discards {discards}.</source>
        <translation>{name}&#xa0;: points {score}, cartes {cards}, défausses {discards}.</translation>
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
        <source>Round {number} starts.</source>
        <translation>La manche {number} commence.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} joue&#xa0;: {card}.</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>No cards, in “cards none”, read aloud by a screen reader.</extracomment>
        <translation>aucune carte</translation>
    </message>
</context>
<context>
    <name>strategies</name>
    <message>
        <source>Plays any card that fits, at random.</source>
        <translation>Joue au hasard une carte jouable.</translation>
    </message>
    <message>
        <source>very easy</source>
        <translation>novice</translation>
    </message>
    <message>
        <source>Plays the first card of its hand that fits.</source>
        <translation>Joue la première carte jouable de sa main.</translation>
    </message>
    <message>
        <source>Plays its lowest card and discards its highest.</source>
        <translation>Joue sa carte la plus basse et défausse la plus haute.</translation>
    </message>
    <message>
        <source>Plays its highest card and discards its lowest.</source>
        <translation>Joue sa carte la plus haute et défausse la plus basse.</translation>
    </message>
    <message>
        <source>Tries to lock in the kings, queens and jacks of others.</source>
        <translation>Essaie de bloquer les rois, dames et valets des autres.</translation>
    </message>
    <message>
        <source>very hard</source>
        <translation>virtuose</translation>
    </message>
    <message>
        <source>Holds back the cards that only others need.</source>
        <translation>Garde les cartes dont seuls les autres ont besoin.</translation>
    </message>
    <message>
        <source>Tries each card in thousands of deals that are possible.</source>
        <translation>Essaie chaque carte dans des milliers de donnes possibles.</translation>
    </message>
    <message>
        <source>Plays better when you win, worse when you lose.</source>
        <translation>Joue mieux quand vous gagnez, moins bien quand vous perdez.</translation>
    </message>
    <message>
        <source>adaptive</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>adaptatif</translation>
    </message>
    <message>
        <source>easy</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>amateur</translation>
    </message>
    <message>
        <source>medium</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>intermédiaire</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>beginner</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>débutant</translation>
    </message>
    <message>
        <source>hard</source>
        <extracomment>The level of a computer player. It stands alone under a portrait of a woman or a man, in quotes and in “{name} ({level})”: a noun, best one for both.</extracomment>
        <translation>stratège</translation>
    </message>
</context>
<context>
    <name>transcript</name>
    <message>
        <source>the text ends before the four players are set (h or c)</source>
        <translation>le texte se termine avant que les quatre joueurs soient définis (h ou c)</translation>
    </message>
    <message>
        <source>the game is already over here</source>
        <translation>la partie est déjà finie ici</translation>
    </message>
    <message>
        <source>the game of this number continues with “{expected}”</source>
        <translation>la partie de ce numéro continue par «&#xa0;{expected}&#xa0;»</translation>
    </message>
    <message>
        <source>Line {number}: {what}.</source>
        <translation>Ligne {number}&#xa0;: {what}.</translation>
    </message>
    <message>
        <source>the rules don’t allow this move</source>
        <translation>les règles n’autorisent pas ce coup</translation>
    </message>
    <message>
        <source>the console doesn’t print such a line</source>
        <translation>la console n’affiche pas de ligne comme celle-ci</translation>
    </message>
    <message>
        <source>This text contains no game: it doesn’t set four players (h or c).</source>
        <translation>Ce texte ne contient aucune partie&#xa0;: il n’indique pas quatre joueurs (h ou c).</translation>
    </message>
    <message>
        <source>What is the number of this game?</source>
        <translation>Quel est le numéro de cette partie&#xa0;?</translation>
    </message>
    <message>
        <source>This isn’t the number of a game.</source>
        <translation>Ce n’est pas le numéro d’une partie.</translation>
    </message>
    <message>
        <source>The input from line {line} on wasn’t used.</source>
        <translation>L’entrée à partir de la ligne {line} n’a pas été utilisée.</translation>
    </message>
</context>
<context>
    <name>variant</name>
    <message>
        <source>Game of one round</source>
        <translation>Partie en une manche</translation>
    </message>
    <message>
        <source>Round {number} of {rounds}</source>
        <translation>Manche {number} sur {rounds}</translation>
    </message>
    <message>
        <source>Round {number} · game to {limit}</source>
        <translation>Manche {number} · partie en {limit}</translation>
    </message>
    <message numerus="yes">
        <source>The game ends after %n rounds: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</source>
        <translation>
            <numerusform>La partie se termine après %n manche&#xa0;: chacun joue une fois chaque main de {deals} donnes. Après la manche {deals}, les donnes reviennent dans d’autres couleurs&#xa0;: qui en reconnaît une connaît chaque main.</numerusform>
            <numerusform>La partie se termine après %n manches&#xa0;: chacun joue une fois chaque main de {deals} donnes. Après la manche {deals}, les donnes reviennent dans d’autres couleurs&#xa0;: qui en reconnaît une connaît chaque main.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game ends after one round.</source>
        <translation>La partie se termine après une manche.</translation>
    </message>
    <message>
        <source>The game ends once someone reaches {points}.</source>
        <translation>La partie se termine dès que quelqu’un atteint {points}.</translation>
    </message>
    <message numerus="yes">
        <source>duplicate match, %n rounds</source>
        <translation>
            <numerusform>match à donnes dupliquées, %n manche</numerusform>
            <numerusform>match à donnes dupliquées, %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>one round</source>
        <translation>une manche</translation>
    </message>
    <message>
        <source>{length}, the same deal each round</source>
        <translation>{length}, la même donne à chaque manche</translation>
    </message>
</context>
</TS>
