<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Badges</name>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%n watching</numerusform>
            <numerusform>%n watching</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A computer plays for them after %n seconds.</source>
        <translation>
            <numerusform>A computer plays for them after %n second.</numerusform>
            <numerusform>A computer plays for them after %n seconds.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Draw</name>
    <message numerus="yes">
        <source>{hand} beat your {other}.</source>
        <translation>
            <numerusform>{hand} beats your {other}.</numerusform>
            <numerusform>{hand} beat your {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{hand} beat {other}.</source>
        <translation>
            <numerusform>{hand} beats {other}.</numerusform>
            <numerusform>{hand} beat {other}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>HostPage</name>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n second</numerusform>
            <numerusform>%n seconds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NetworkText</name>
    <message numerus="yes">
        <source>{votes} of %n votes to remove {name} from the table.</source>
        <translation>
            <numerusform>{votes} of %n vote to remove {name} from the table.</numerusform>
            <numerusform>{votes} of %n votes to remove {name} from the table.</numerusform>
        </translation>
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
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the input were refused, the first is line {line}.</source>
        <translation>
            <numerusform>%n line of the input was refused: line {line}.</numerusform>
            <numerusform>%n lines of the input were refused, the first is line {line}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n free</source>
        <translation>
            <numerusform>%n free</numerusform>
            <numerusform>%n free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last %n rounds: points and ten-round average</source>
        <translation>
            <numerusform>Last round: points and ten-round average</numerusform>
            <numerusform>Last %n rounds: points and ten-round average</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RatingPage</name>
    <message numerus="yes">
        <source>You give away {price} points a round ({low} to {high}, last %n rounds), about as many as computers of level “{levels}”.</source>
        <translation>
            <numerusform>You give away {price} points a round ({low} to {high}, last round), about as many as computers of level “{levels}”.</numerusform>
            <numerusform>You give away {price} points a round ({low} to {high}, last %n rounds), about as many as computers of level “{levels}”.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your rating appears after %n reviewed rounds without hints.</source>
        <translation>
            <numerusform>Your rating appears after %n reviewed round without hints.</numerusform>
            <numerusform>Your rating appears after %n reviewed rounds without hints.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoundPlurals</name>
    <message numerus="yes">
        <source>With %n hints</source>
        <translation>
            <numerusform>With one hint</numerusform>
            <numerusform>With %n hints</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>Tie at %n points: {names} win!</source>
        <translation>
            <numerusform>Tie at %n point: {names} win!</numerusform>
            <numerusform>Tie at %n points: {names} win!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins with %n points!</source>
        <translation>
            <numerusform>{name} wins with %n point!</numerusform>
            <numerusform>{name} wins with %n points!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Sevens</name>
    <message numerus="yes">
        <source>%n chips</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rounds</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each player may pass %n times a round even if a card fits.</source>
        <translation>
            <numerusform>Each player may pass %n time a round even if a card fits.</numerusform>
            <numerusform>Each player may pass %n times a round even if a card fits.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players.</source>
        <translation>
            <numerusform>%n player.</numerusform>
            <numerusform>%n players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Today</name>
    <message numerus="yes">
        <source>%n positions. Which card is best?</source>
        <translation>
            <numerusform>%n position. Which card is best?</numerusform>
            <numerusform>%n positions. Which card is best?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TodayPlurals</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzles solved</source>
        <translation>
            <numerusform>%n puzzle solved</numerusform>
            <numerusform>%n puzzles solved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Web</name>
    <message numerus="yes">
        <source>%n of {seats} seats free</source>
        <translation>
            <numerusform>%n of {seats} seats free</numerusform>
            <numerusform>%n of {seats} seats free</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n seconds left for your move.</source>
        <translation>
            <numerusform>%n second left for your move.</numerusform>
            <numerusform>%n seconds left for your move.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>variant</name>
    <message numerus="yes">
        <source>The game ends after %n rounds: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</source>
        <translation>
            <numerusform>The game ends after %n round: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</numerusform>
            <numerusform>The game ends after %n rounds: everyone plays each hand of {deals} deals once. After round {deals} the deals come back in other suits: whoever recognizes one knows every hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>duplicate match, %n rounds</source>
        <translation>
            <numerusform>duplicate match, %n round</numerusform>
            <numerusform>duplicate match, %n rounds</numerusform>
        </translation>
    </message>
</context>
</TS>
