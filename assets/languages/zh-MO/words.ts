<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_MO">
<context>
    <name>roles</name>
    <message>
        <source>Dealer</source>
        <translation>庄荷</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source>Hit</source>
        <translation>博牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>不博牌</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分门</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>放弃牌局</translation>
    </message>
</context>
</TS>
