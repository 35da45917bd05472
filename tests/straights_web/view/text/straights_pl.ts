<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>Plurals</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>{name} wins with %n points!</source>
        <translation>
            <numerusform>{name}: %n punkt, wygrana!</numerusform>
            <numerusform>{name}: %n punkty, wygrana!</numerusform>
            <numerusform>{name}: %n punktów, wygrana!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tie at %n points: {names} win!</source>
        <translation>
            <numerusform>Remis, %n punkt: {names}!</numerusform>
            <numerusform>Remis, %n punkty: {names}!</numerusform>
            <numerusform>Remis, %n punktów: {names}!</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>{card} costs you about {points} more against the others.</source>
        <translation>{card}: koszt większy o {points} niż u innych.</translation>
    </message>
    <message>
        <source>Discard {card}: your cheapest card, and {needed} away from its row.</source>
        <translation>Odrzuć {card}: najtańsza karta, do rzędu brakuje: {needed}.</translation>
    </message>
    <message>
        <source>You can expect to end the round with about {points}.</source>
        <translation>Spodziewany wynik rundy: {points}.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Given away against the others: {points}, ±{error}.</source>
        <translation>Stracone wobec innych: {points}, ±{error}.</translation>
    </message>
</context>
<context>
    <name>TableText</name>
    <message>
        <source>the {rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{rank} {suit}</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>siódemka</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
</context>
</TS>
