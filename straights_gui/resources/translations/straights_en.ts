<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
            <numerusform>%n card is missing</numerusform>
            <numerusform>%n cards are missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The console refused %n line(s) of the input, first line {line}.</source>
        <translation>
            <numerusform>The console refused %n line of the input, line {line}.</numerusform>
            <numerusform>The console refused %n lines of the input, line {line} first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The last %n round(s): points, and their mean over ten</source>
        <translation>
            <numerusform>The last round: points, and their mean over ten</numerusform>
            <numerusform>The last %n rounds: points, and their mean over ten</numerusform>
        </translation>
    </message>
</context>
</TS>
