<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_SG">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About this program</source>
        <translation>关于本程序</translation>
    </message>
</context>
<context>
    <name>AlertArea</name>
    <message>
        <source>No messages</source>
        <translation>没有消息</translation>
    </message>
    <message>
        <source>No messages; {0} put aside</source>
        <translation>没有消息；{0}条暂搁</translation>
    </message>
    <message>
        <source>1 of {0}</source>
        <translation>第1条，共{0}条</translation>
    </message>
</context>
<context>
    <name>AlertCard</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>稍后</translation>
    </message>
    <message>
        <source>Put this message aside</source>
        <translation>暂搁此消息</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>再次显示</translation>
    </message>
    <message>
        <source>Put aside by {0} until {1}</source>
        <translation>由{0}暂搁至{1}</translation>
    </message>
</context>
<context>
    <name>BadgeReader</name>
    <message>
        <source>{0} keys came as fast as a badge reader types. None of them counted.</source>
        <translation>{0}个按键来得像工卡读卡器一样快，均不计。</translation>
    </message>
    <message>
        <source>If you typed them, type them again. If it was a badge, it is not registered here.</source>
        <translation>若是手打的，重打一次。若是工卡，它未在此登记。</translation>
    </message>
</context>
<context>
    <name>BetActions</name>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>Same boxes again</source>
        <translation>重复相同的门</translation>
    </message>
    <message>
        <source>Same Bets again</source>
        <translation>重复投注</translation>
    </message>
    <message>
        <source>lays {0}</source>
        <translation>下{0}</translation>
    </message>
    <message>
        <source>opens and lays {0}</source>
        <translation>开局并下{0}</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1门</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0}门</translation>
    </message>
    <message>
        <source>marks {0}</source>
        <translation>标记{0}</translation>
    </message>
    <message>
        <source>opens and marks {0}</source>
        <translation>开局并标记{0}</translation>
    </message>
    <message>
        <source>marks each empty one</source>
        <translation>标记每个空门</translation>
    </message>
    <message>
        <source>{0} on each empty one</source>
        <translation>每个空门{0}</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>所有门</translation>
    </message>
</context>
<context>
    <name>BetEntryPanel</name>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Clear box</source>
        <translation>清除此门</translation>
    </message>
    <message>
        <source>How to type a Bet</source>
        <translation>注码输入方法</translation>
    </message>
    <message>
        <source>This is not a Bet: a Bet begins with its box.</source>
        <translation>这不是注码：注码以门号开头。</translation>
    </message>
</context>
<context>
    <name>BetStatus</name>
    <message>
        <source>How to type a Bet</source>
        <translation>注码输入方法</translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>Open case</source>
        <translation>打开个案</translation>
    </message>
</context>
<context>
    <name>CardKeypad</name>
    <message>
        <source>No card is missing</source>
        <translation>不缺牌</translation>
    </message>
    <message>
        <source>It lies face down</source>
        <translation>为暗牌</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>清除</translation>
    </message>
    <message>
        <source>Next card: {0}</source>
        <translation>下一张牌：{0}</translation>
    </message>
    <message>
        <source>No card is due.</source>
        <translation>现在不该派牌。</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>The next card of the simulated shoe</source>
        <translation>模拟牌靴的下一张牌</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>王牌</translation>
    </message>
    <message>
        <source>The cards of a Round record…</source>
        <translation>牌局记录的牌…</translation>
    </message>
    <message>
        <source>A Round record</source>
        <translation>牌局记录</translation>
    </message>
    <message>
        <source>{0} is not there.</source>
        <translation>{0}不存在。</translation>
    </message>
</context>
<context>
    <name>CaseFileBrowser</name>
    <message>
        <source>Saved as {0}</source>
        <translation>已存为{0}</translation>
    </message>
    <message>
        <source>The drill is {0}</source>
        <translation>练习为{0}</translation>
    </message>
</context>
<context>
    <name>CaseFileOverlay</name>
    <message>
        <source>Search: words, a name, a card (K♥)</source>
        <translation>搜索：词语、姓名、牌（K♥）</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>所有个案</translation>
    </message>
    <message>
        <source>Earlier rulings of this kind in this game</source>
        <translation>此游戏此类个案以往的裁决</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>显示这些</translation>
    </message>
    <message>
        <source>Save the slip</source>
        <translation>保存单据</translation>
    </message>
    <message>
        <source>Step through the Round</source>
        <translation>逐步重看本局</translation>
    </message>
    <message>
        <source>Make a drill</source>
        <translation>做成练习</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>个案档案</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>所有类别</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>所有人</translation>
    </message>
    <message>
        <source>Every paragraph</source>
        <translation>所有条款</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>所有日期</translation>
    </message>
</context>
<context>
    <name>CaseOverlay</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Sign: {0}</source>
        <translation>签名：{0}</translation>
    </message>
</context>
<context>
    <name>CaseSteps</name>
    <message>
        <source>Not answered yet: {0}</source>
        <translation>尚未回答：{0}</translation>
    </message>
    <message>
        <source>Not moved yet: {0}</source>
        <translation>尚未移动：{0}</translation>
    </message>
    <message>
        <source>First write it down in a sentence.</source>
        <translation>先用一句话写下。</translation>
    </message>
    <message>
        <source>Not an amount: {0}</source>
        <translation>不是金额：{0}</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards after that</source>
        <translation>之后的牌</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation>第{0}步，共{1}步：{2}</translation>
    </message>
    <message>
        <source>The case changed before it was signed: decide it again.</source>
        <translation>签名前个案已变更：重新决定。</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>{0} missing: fill first</source>
        <translation>缺{0}：先加码</translation>
    </message>
    <message>
        <source>and {0} in cash</source>
        <translation>另现金{0}</translation>
    </message>
    <message>
        <source>{0} in cash</source>
        <translation>现金{0}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>退</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <source>Box {0} has more than one Player: touch the right one.</source>
        <translation>{0}号门不止一名玩家：点选正确的一名。</translation>
    </message>
    <message>
        <source>Box {0} is not in play.</source>
        <translation>{0}号门不在局。</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>house ruling {0}</source>
        <translation>场规{0}</translation>
    </message>
    <message>
        <source>Appendix {0}</source>
        <translation>附录{0}</translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation>§ {0}</translation>
    </message>
    <message>
        <source>See this paragraph of the rules of the game.</source>
        <translation>查看游戏规则此条款。</translation>
    </message>
</context>
<context>
    <name>ClosingSheet</name>
    <message>
        <source>What is on the screen is stored. Cards and Bets must lie as they are: the next start asks to compare them, and whether the interruption affected the Round.</source>
        <translation>屏幕上的内容已保存。牌和注码须原样不动：下次启动会要求核对，并问中断是否影响本局。</translation>
    </message>
    <message>
        <source>Keep the table open</source>
        <translation>不关闭赌桌</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>关闭窗口</translation>
    </message>
    <message>
        <source>Round {0} is open. Close all the same?</source>
        <translation>第{0}局进行中。仍要关闭？</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>{0}
or above</source>
        <translation>{0}
或以上</translation>
    </message>
</context>
<context>
    <name>CompareOverlay</name>
    <message>
        <source>They differ</source>
        <translation>不一致</translation>
    </message>
    <message>
        <source>All the same: confirm</source>
        <translation>一致：确认</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Something else differs</source>
        <translation>其他不同</translation>
    </message>
    <message>
        <source>Compare every card and Bet on the table with the screen</source>
        <translation>逐一核对台面与屏幕的牌和注码</translation>
    </message>
    <message>
        <source>What differs? Touch the card or the Bet</source>
        <translation>哪里不同？点选该牌或该注</translation>
    </message>
    <message>
        <source>1 card in this Round</source>
        <translation>本局1张牌</translation>
    </message>
    <message>
        <source>{0} cards in this Round</source>
        <translation>本局{0}张牌</translation>
    </message>
    <message>
        <source>{0}, {1} of them in no Hand</source>
        <translation>{0}，其中{1}张不属任何手牌</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>A card was misread…</source>
        <translation>有牌误读…</translation>
    </message>
    <message>
        <source>Withdraw the report…</source>
        <translation>撤回报告…</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>看台面</translation>
    </message>
    <message>
        <source>As the cards lie</source>
        <translation>按现有的牌</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>By value</source>
        <translation>按面值</translation>
    </message>
    <message>
        <source>{0}: {1} is not a whole number of chips.</source>
        <translation>{0}：{1}不是整数筹码。</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>合计{0}</translation>
    </message>
</context>
<context>
    <name>CurrentCard</name>
    <message>
        <source>gives back {0}</source>
        <translation>找回{0}</translation>
    </message>
</context>
<context>
    <name>DayCare</name>
    <message>
        <source>Table {0}</source>
        <translation>赌桌{0}</translation>
    </message>
    <message>
        <source>, session {0}</source>
        <translation>，班次{0}</translation>
    </message>
    <message>
        <source>, Rounds {0} to {1}</source>
        <translation>，第{0}至{1}局</translation>
    </message>
    <message>
        <source>{0} Rounds are read…</source>
        <translation>已读{0}局…</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>已存为{0}</translation>
    </message>
</context>
<context>
    <name>DaySheet</name>
    <message>
        <source>This session</source>
        <translation>本班次</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>Last Rounds</source>
        <translation>最后各局</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>存为PDF</translation>
    </message>
    <message>
        <source>Shift report</source>
        <translation>班次报告</translation>
    </message>
    <message>
        <source>Head of the journal</source>
        <translation>日志头</translation>
    </message>
    <message>
        <source>Too few Rounds for a curve.</source>
        <translation>局数太少，不成曲线。</translation>
    </message>
</context>
<context>
    <name>DecisionKeys</name>
    <message>
        <source>These are allowed</source>
        <translation>这些可行</translation>
    </message>
</context>
<context>
    <name>DeskCase</name>
    <message>
        <source>{table} does not take it: {why}.</source>
        <translation>{table}不接受：{why}。</translation>
    </message>
    <message>
        <source>{table} has taken the ruling.</source>
        <translation>{table}已接受裁决。</translation>
    </message>
    <message>
        <source>A misread card is put right at the table.</source>
        <translation>误读的牌须在赌桌上更正。</translation>
    </message>
    <message>
        <source>Sent to {table}.</source>
        <translation>已送{table}。</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pit</source>
        <translation>监场</translation>
    </message>
</context>
<context>
    <name>DeviceCare</name>
    <message>
        <source>Card reader: back in service</source>
        <translation>读牌器：恢复使用</translation>
    </message>
    <message>
        <source>The program stopped reading the card reader ({0}).</source>
        <translation>程序停止读取读牌器（{0}）。</translation>
    </message>
    <message>
        <source>Enter cards by hand until it starts again. Tell the technician.</source>
        <translation>重新启动前手动录牌。通知技术员。</translation>
    </message>
    <message>
        <source>Draw cards and put them aside. Listening at {0} bits a second.</source>
        <translation>抽牌并放在一边。正以每秒{0}位监听。</translation>
    </message>
    <message>
        <source>No speed found. No card came, or the protocol is set wrong.</source>
        <translation>找不到速率。没有牌来，或协议设定错误。</translation>
    </message>
    <message>
        <source>Found: {0} bits a second.</source>
        <translation>找到：每秒{0}位。</translation>
    </message>
    <message>
        <source>The line now runs at {0} bits a second.</source>
        <translation>线路现为每秒{0}位。</translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>Card reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>Find the line&apos;s speed</source>
        <translation>查找线路速率</translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation>恢复使用</translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation>在该处使用</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>最后一则信息</translation>
    </message>
    <message>
        <source>It is at another port now: {0}</source>
        <translation>现在接在另一端口：{0}</translation>
    </message>
</context>
<context>
    <name>DoublePage</name>
    <message>
        <source>Double Down</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double Down on box {0}</source>
        <translation>{0}号门加倍</translation>
    </message>
    <message>
        <source>{0} (decides)</source>
        <translation>{0}（作决定）</translation>
    </message>
    <message>
        <source>Full {0}</source>
        <translation>全额{0}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>减额</translation>
    </message>
    <message>
        <source>None</source>
        <translation>不加</translation>
    </message>
    <message>
        <source>Said nothing: does not double</source>
        <translation>未表示：不加倍</translation>
    </message>
    <message>
        <source>{0} adds</source>
        <translation>{0}加</translation>
    </message>
    <message>
        <source>Less: {0}</source>
        <translation>减额：{0}</translation>
    </message>
</context>
<context>
    <name>ExactPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>下注</translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>All tables</source>
        <translation>所有赌桌</translation>
    </message>
    <message>
        <source>Open the case</source>
        <translation>打开个案</translation>
    </message>
    <message>
        <source>complete to {0}</source>
        <translation>完整至{0}</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>尚未打牌。</translation>
    </message>
</context>
<context>
    <name>FoundBetSheet</name>
    <message>
        <source>or another name</source>
        <translation>或另一姓名</translation>
    </message>
    <message>
        <source>He sits at the box</source>
        <translation>他坐在此门</translation>
    </message>
    <message>
        <source>Add this Bet</source>
        <translation>加入此注</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Which Bet lay there at the close?</source>
        <translation>停止下注时台上有哪一注？</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}”是注名，不是玩家姓名。</translation>
    </message>
</context>
<context>
    <name>FreeText</name>
    <message>
        <source>A PIN seems to stand here: take it out, or put a letter before it.</source>
        <translation>此处似有PIN：删去，或在前面加一个字母。</translation>
    </message>
    <message>
        <source>A PIN seems to stand here: take it out, or put a word behind the number.</source>
        <translation>此处似有PIN：删去，或在数字后加一个词。</translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>“{0}”</source>
        <translation>“{0}”</translation>
    </message>
    <message>
        <source>{0}: pressed twice quickly. It counts once.</source>
        <translation>{0}：快速按了两次，只算一次。</translation>
    </message>
    <message>
        <source>Nothing can be taken back now.</source>
        <translation>现在没有可收回的。</translation>
    </message>
    <message>
        <source>NumLock is off: the number pad types no digits. Press NumLock.</source>
        <translation>NumLock已关：数字键盘不能输入数字。按NumLock。</translation>
    </message>
    <message>
        <source>{0}: the table changed while you touched it. Nothing was done.</source>
        <translation>{0}：触按时桌况已变，未执行。</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}：{1}</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>A note for whoever deals next</source>
        <translation>给接班荷官的留言</translation>
    </message>
    <message>
        <source>Leave the note</source>
        <translation>留言</translation>
    </message>
    <message>
        <source>A fill is on its way.</source>
        <translation>补码正在途中。</translation>
    </message>
    <message>
        <source>Chips are held for a Player.</source>
        <translation>有筹码替玩家保管。</translation>
    </message>
    <message>
        <source>First write the note.</source>
        <translation>请先写留言。</translation>
    </message>
</context>
<context>
    <name>HandedOverSheet</name>
    <message>
        <source>Handed over</source>
        <translation>交班留言</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>我已看过</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}，{1}：{2}</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>TRAINING</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>牌靴</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>CARDS UNVERIFIED</source>
        <translation>牌未核对</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>剩余时间</translation>
    </message>
    <message>
        <source>☰
Menu</source>
        <translation>☰
菜单</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>单据</translation>
    </message>
    <message>
        <source>Compare the cards</source>
        <translation>核对牌</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>报告异常…</translation>
    </message>
    <message>
        <source>A Bet was found…</source>
        <translation>补认一注…</translation>
    </message>
    <message>
        <source>A card was misread…</source>
        <translation>有牌误读…</translation>
    </message>
    <message>
        <source>A Player has left…</source>
        <translation>有玩家离开…</translation>
    </message>
    <message>
        <source>Reopen the settlement…</source>
        <translation>重开结算…</translation>
    </message>
    <message>
        <source>Case file…</source>
        <translation>个案档案…</translation>
    </message>
    <message>
        <source>Past Rounds…</source>
        <translation>以往牌局…</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>语言…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>规则…</translation>
    </message>
    <message>
        <source>Tour…</source>
        <translation>导览…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>关于…</translation>
    </message>
    <message>
        <source>Dealer…</source>
        <translation>荷官…</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>锁屏</translation>
    </message>
    <message>
        <source>Card reader…</source>
        <translation>读牌器…</translation>
    </message>
    <message>
        <source>Tray…</source>
        <translation>筹码盘…</translation>
    </message>
    <message>
        <source>Printer…</source>
        <translation>打印机…</translation>
    </message>
    <message>
        <source>Enter cards by hand</source>
        <translation>手动录牌</translation>
    </message>
    <message>
        <source>Boxes only, no amounts</source>
        <translation>只标门，不录金额</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>另一游戏</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>全屏</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>明亮</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
</context>
<context>
    <name>HouseSigning</name>
    <message>
        <source>The table&apos;s screen is left.</source>
        <translation>离开赌桌屏幕。</translation>
    </message>
    <message>
        <source>Round {0} is in play.</source>
        <translation>第{0}局进行中。</translation>
    </message>
    <message>
        <source>The cards in the shoe are in order: each belongs to it.</source>
        <translation>牌靴的牌无误：每张都属于它。</translation>
    </message>
</context>
<context>
    <name>HouseWayAgain</name>
    <message>
        <source>No box has been set by the House Way in this Round.</source>
        <translation>本局没有按场方摆法摆的门。</translation>
    </message>
    <message>
        <source>Box {0} is set again by the House Way.</source>
        <translation>{0}号门按场方摆法重摆。</translation>
    </message>
</context>
<context>
    <name>HouseWaySheet</name>
    <message>
        <source>What a Player has set himself stays as it is. A Pit Supervisor signs.</source>
        <translation>玩家自己摆的保持不变。由监场主任签名。</translation>
    </message>
    <message>
        <source>Which box is set again by the House Way?</source>
        <translation>哪一门按场方摆法重摆？</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>{0}号门</translation>
    </message>
</context>
<context>
    <name>InsurancePage</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>No Bet can be insured now.</source>
        <translation>现在没有可买保险的注。</translation>
    </message>
    <message>
        <source>Insurance and Even Money</source>
        <translation>保险和平赔</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>{0}号门</translation>
    </message>
    <message>
        <source>Bet {0}</source>
        <translation>注{0}</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>已保险</translation>
    </message>
    <message>
        <source>insured for {0}</source>
        <translation>已保险{0}</translation>
    </message>
    <message>
        <source>Half {0}</source>
        <translation>一半{0}</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>买保险</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>其他</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>平赔</translation>
    </message>
    <message>
        <source>Insurance of {0}</source>
        <translation>保险{0}</translation>
    </message>
</context>
<context>
    <name>InterruptionSheet</name>
    <message>
        <source>It did not affect the Round</source>
        <translation>未影响本局</translation>
    </message>
    <message>
        <source>Play was interrupted in this Round</source>
        <translation>本局曾中断</translation>
    </message>
    <message>
        <source>First compare every card and Bet with the screen. Then play goes on.</source>
        <translation>先逐一核对牌和注码与屏幕，然后继续。</translation>
    </message>
    <message>
        <source>If it affected the Round, a case is opened. The Round waits until it is decided.</source>
        <translation>若影响本局，则开立个案，本局等待决定。</translation>
    </message>
</context>
<context>
    <name>JoinSheet</name>
    <message>
        <source>Standing</source>
        <translation>站立</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>入座</translation>
    </message>
    <message>
        <source>Box {0}: another Player joins</source>
        <translation>{0}号门：另一玩家加入</translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation>搭注</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>加入</translation>
    </message>
    <message>
        <source>A name has letters, digits, - and _ only.</source>
        <translation>姓名只可用字母、数字、-和_。</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}”是注名，不是玩家姓名。</translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <translation>语言</translation>
    </message>
    <message>
        <source>Announcements stay in English; rules, journal and slips stay as approved.</source>
        <translation>宣布保持英文；规则、日志和单据保持核准原文。</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Begin lesson {0}</source>
        <translation>开始第{0}课</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>所有课程</translation>
    </message>
    <message>
        <source>Mode: {0}</source>
        <translation>模式：{0}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{0} of {1} lessons passed.</source>
        <translation>{1}课中已过{0}课。</translation>
    </message>
    <message>
        <source>Lesson {0} is due: {1}. Touch Lessons.</source>
        <translation>第{0}课到期：{1}。点“课程”。</translation>
    </message>
    <message>
        <source>due again</source>
        <translation>再次到期</translation>
    </message>
    <message>
        <source>due</source>
        <translation>到期</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>已过</translation>
    </message>
    <message>
        <source>{0} of {1} answers, {2} wrong</source>
        <translation>{1}题答{0}题，错{2}题</translation>
    </message>
    <message>
        <source>{0} of {1} Rounds</source>
        <translation>{1}局中{0}局</translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation>第{0}课：{1}</translation>
    </message>
    <message>
        <source>Lesson {0} is passed.</source>
        <translation>第{0}课已过。</translation>
    </message>
    <message>
        <source>The lesson can&apos;t be held.</source>
        <translation>不能上课。</translation>
    </message>
</context>
<context>
    <name>LimitStepper</name>
    <message>
        <source>less</source>
        <translation>减</translation>
    </message>
    <message>
        <source>more</source>
        <translation>加</translation>
    </message>
</context>
<context>
    <name>LimitedAmountPad</name>
    <message>
        <source>Enter</source>
        <translation>录入</translation>
    </message>
    <message>
        <source>No amount</source>
        <translation>无金额</translation>
    </message>
    <message>
        <source>{0}: at most {1}</source>
        <translation>{0}：最多{1}</translation>
    </message>
    <message>
        <source>More than {0}.</source>
        <translation>超过{0}。</translation>
    </message>
</context>
<context>
    <name>LiveClock</name>
    <message>
        <source>Who held a seat in the Rounds before is not known.</source>
        <translation>以往各局谁入座不明。</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0}秒</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Training at table {0}</source>
        <translation>赌桌{0}培训</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>赌桌{0}</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>菜单</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Messages</source>
        <translation>消息</translation>
    </message>
    <message>
        <source>More messages</source>
        <translation>更多消息</translation>
    </message>
</context>
<context>
    <name>MisreadSheet</name>
    <message>
        <source>Show the faces: a Pit Supervisor signs</source>
        <translation>显示牌面：由监场主任签名</translation>
    </message>
    <message>
        <source>Sign: Pit Supervisor</source>
        <translation>签名：监场主任</translation>
    </message>
    <message>
        <source>Which card was misread?</source>
        <translation>哪张牌误读？</translation>
    </message>
    <message>
        <source>Card {0}, {1} on {2}, was misread</source>
        <translation>第{0}张牌（{1}，{2}）误读</translation>
    </message>
    <message>
        <source>Card {0} on {2}, face down, was misread</source>
        <translation>第{0}张牌（{2}，暗牌）误读</translation>
    </message>
    <message>
        <source>The card on the table:</source>
        <translation>台上的牌：</translation>
    </message>
    <message>
        <source>Read as {0}, on {1}</source>
        <translation>读作{0}，在{1}</translation>
    </message>
    <message>
        <source>Face down on {0}</source>
        <translation>暗牌，在{0}</translation>
    </message>
    <message>
        <source>Enter the card that lies on the table.</source>
        <translation>录入台上的牌。</translation>
    </message>
    <message>
        <source>It was {0}</source>
        <translation>是{0}</translation>
    </message>
    <message>
        <source>{0} was really {1}</source>
        <translation>{0}其实是{1}</translation>
    </message>
    <message>
        <source>No Hand changes.</source>
        <translation>手牌不变。</translation>
    </message>
    <message>
        <source>As read</source>
        <translation>读出</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>更正后</translation>
    </message>
</context>
<context>
    <name>MoneyKeys</name>
    <message>
        <source>Pay</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>硬币</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>收</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>不动</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Read on ▾</source>
        <translation>继续看 ▾</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>姓名</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>更多姓名</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>First the name. The PIN is asked after it.</source>
        <translation>先输入姓名，再输入PIN。</translation>
    </message>
</context>
<context>
    <name>NoticedSide</name>
    <message>
        <source>Still open</source>
        <translation>未了结</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>已发现</translation>
    </message>
    <message>
        <source>Cards, the last {0} of {1}</source>
        <translation>牌：最后{0}张，共{1}张</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>另{0}项</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>删除末位数字</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>All play on</source>
        <translation>全部继续</translation>
    </message>
    <message>
        <source>All take their Bets back</source>
        <translation>全部取回注</translation>
    </message>
    <message>
        <source>Answered: {0} of {1}</source>
        <translation>已答：{0}/{1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>Bet back</source>
        <translation>取回注</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>One page up</source>
        <translation>上一页</translation>
    </message>
    <message>
        <source>One page down</source>
        <translation>下一页</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>没有等待项。</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>另{0}项</translation>
    </message>
</context>
<context>
    <name>PastRounds</name>
    <message>
        <source>No Round has been played to its end yet.</source>
        <translation>尚无打完的一局。</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>已存为{0}</translation>
    </message>
</context>
<context>
    <name>PinDots</name>
    <message>
        <source>1 digit entered</source>
        <translation>已输入1位</translation>
    </message>
    <message>
        <source>{0} digits entered</source>
        <translation>已输入{0}位</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>删除末位数字</translation>
    </message>
</context>
<context>
    <name>PinPage</name>
    <message>
        <source>Another person</source>
        <translation>另一人</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>签名</translation>
    </message>
</context>
<context>
    <name>PitRequests</name>
    <message>
        <source>Compared with the screen: </source>
        <translation>与屏幕核对：</translation>
    </message>
    <message>
        <source>Why was the report an error?</source>
        <translation>报告为何有误？</translation>
    </message>
    <message>
        <source>What was really so, in a sentence</source>
        <translation>用一句话写明实情</translation>
    </message>
    <message>
        <source>The faces of the cards that lie face down are shown.</source>
        <translation>显示暗牌的牌面。</translation>
    </message>
    <message>
        <source>The reason is printed on the new slip. Slip {0} is marked as replaced.</source>
        <translation>原因印在新单据上。单据{0}标为已被取代。</translation>
    </message>
    <message>
        <source>Why is the settlement reopened?</source>
        <translation>为何重开结算？</translation>
    </message>
    <message>
        <source>What must be corrected, in a sentence</source>
        <translation>用一句话写明须更正什么</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>A card lies elsewhere? Touch it, then the Hand where it lies.</source>
        <translation>牌在别处？先点牌，再点它所在的手牌。</translation>
    </message>
    <message>
        <source>Move the last card first; touch each line once it is done</source>
        <translation>先移最后一张；每完成一行点一下</translation>
    </message>
    <message>
        <source>Nothing to move</source>
        <translation>无须移动</translation>
    </message>
    <message>
        <source>{0}  {1}: {2} → {3}</source>
        <translation>{0}  {1}：{2} → {3}</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>+ Player</source>
        <translation>+ 玩家</translation>
    </message>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation>搭注</translation>
    </message>
    <message>
        <source>Standing Player</source>
        <translation>站立玩家</translation>
    </message>
    <message>
        <source>Seated Player</source>
        <translation>入座玩家</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>For the Players</source>
        <translation>供玩家看</translation>
    </message>
    <message>
        <source>Results of this shoe</source>
        <translation>此靴结果</translation>
    </message>
</context>
<context>
    <name>PrintLine</name>
    <message>
        <source>It is there</source>
        <translation>已在手</translation>
    </message>
    <message>
        <source>Not there: print a duplicate</source>
        <translation>没有：打印副本</translation>
    </message>
    <message>
        <source>Spoilt: print a duplicate</source>
        <translation>损坏：打印副本</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation>不再需要</translation>
    </message>
</context>
<context>
    <name>ProgressSheet</name>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>尚未提问。</translation>
    </message>
    <message>
        <source>Wrong answers by day</source>
        <translation>每日错误</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>最差在前</translation>
    </message>
    <message>
        <source>Make a drill of this moment</source>
        <translation>把此刻做成练习</translation>
    </message>
    <message>
        <source>Table test…</source>
        <translation>赌桌考试…</translation>
    </message>
    <message>
        <source>Progress of {0}</source>
        <translation>{0}的进度</translation>
    </message>
    <message>
        <source>No game was played yet.</source>
        <translation>尚未玩过任何游戏。</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>项目</translation>
    </message>
    <message>
        <source>Errors at most</source>
        <translation>错误上限</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>错误</translation>
    </message>
    <message>
        <source>P80</source>
        <translation>P80</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>too few yet</source>
        <translation>尚太少</translation>
    </message>
    <message>
        <source>{0}, due</source>
        <translation>{0}，到期</translation>
    </message>
</context>
<context>
    <name>QuitSheet</name>
    <message>
        <source>Quit?</source>
        <translation>退出？</translation>
    </message>
    <message>
        <source>No Round is open. The table is closed, and the Dealer signed out.</source>
        <translation>没有进行中的一局。赌桌关闭，荷官登出。</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
</context>
<context>
    <name>RankingsOverlay</name>
    <message>
        <source>Rankings</source>
        <translation>牌型大小</translation>
    </message>
</context>
<context>
    <name>ReasonSheet</name>
    <message>
        <source>Sign</source>
        <translation>签名</translation>
    </message>
    <message>
        <source>First write why.</source>
        <translation>先写明原因。</translation>
    </message>
</context>
<context>
    <name>ReenactOverlay</name>
    <message>
        <source>Earlier Round</source>
        <translation>上一局</translation>
    </message>
    <message>
        <source>Later Round</source>
        <translation>下一局</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>到开头</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>退一步</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>进一步</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>到末尾</translation>
    </message>
    <message>
        <source>Next irregularity</source>
        <translation>下一个异常</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>下一步：{0}</translation>
    </message>
</context>
<context>
    <name>Replug</name>
    <message>
        <source>The card reader is at another port now: {0}</source>
        <translation>读牌器现接在另一端口：{0}</translation>
    </message>
    <message>
        <source>Enter cards by hand until a Pit Supervisor signs to use it there.</source>
        <translation>监场主任签名在该处使用之前，手动录牌。</translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation>在该处使用</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Which boxes? Touch each one</source>
        <translation>哪些门？逐一点选</translation>
    </message>
    <message>
        <source>A Player has seen his cards</source>
        <translation>玩家看了自己的牌</translation>
    </message>
    <message>
        <source>By the Player himself</source>
        <translation>玩家本人</translation>
    </message>
    <message>
        <source>What happened, in a sentence</source>
        <translation>用一句话写明发生了什么</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>门</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>几张牌</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>house ruling {0}</source>
        <translation>场规{0}</translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation>§ {0}</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>发生了什么？</translation>
    </message>
    <message>
        <source>Withdraw the report: {0}</source>
        <translation>撤回报告：{0}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>The two cards, in any order. First card:</source>
        <translation>两张牌，不分先后。第一张：</translation>
    </message>
    <message>
        <source>The other card:</source>
        <translation>另一张：</translation>
    </message>
    <message>
        <source>Which card it was, if it has a face of this game:</source>
        <translation>哪张牌（若有本游戏的牌面）：</translation>
    </message>
    <message>
        <source>Second card:</source>
        <translation>第二张：</translation>
    </message>
</context>
<context>
    <name>SetKeys</name>
    <message>
        <source>Touch the two cards of the Low Hand:</source>
        <translation>点选低牌的两张：</translation>
    </message>
</context>
<context>
    <name>SettingBoard</name>
    <message>
        <source>Low: {0}, {1}. High: {2}, {3}.</source>
        <translation>低牌：{0}、{1}。高牌：{2}、{3}。</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>低</translation>
    </message>
    <message>
        <source>High</source>
        <translation>高</translation>
    </message>
</context>
<context>
    <name>SettingOverlay</name>
    <message>
        <source>Rankings</source>
        <translation>牌型大小</translation>
    </message>
    <message>
        <source>It was set like this</source>
        <translation>已这样摆好</translation>
    </message>
    <message>
        <source>Open box {0}</source>
        <translation>打开{0}号门</translation>
    </message>
    <message>
        <source>Set it with Low and High exchanged</source>
        <translation>低牌高牌对调摆放</translation>
    </message>
    <message>
        <source>Open the Hand, and touch the two cards that were Low.</source>
        <translation>打开手牌，点选低牌的两张。</translation>
    </message>
    <message>
        <source>Low {0}, High {1}: is this how they lie?</source>
        <translation>低{0}，高{1}：是这样摆吗？</translation>
    </message>
    <message>
        <source>First touch the two cards that were Low.</source>
        <translation>先点选低牌的两张。</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>返回看牌</translation>
    </message>
</context>
<context>
    <name>SettlementPanel</name>
    <message>
        <source>More</source>
        <translation>更多</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Not moved yet: box {0}</source>
        <translation>尚未移动：{0}号门</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new table</source>
        <translation>新赌桌</translation>
    </message>
    <message>
        <source>First Shift Manager&apos;s name</source>
        <translation>首名值班经理姓名</translation>
    </message>
    <message>
        <source>Try the reader</source>
        <translation>试读牌器</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>建立赌桌</translation>
    </message>
    <message>
        <source>Draw three cards within {0} seconds.</source>
        <translation>在{0}秒内抽三张牌。</translation>
    </message>
    <message>
        <source>Nothing came.</source>
        <translation>没有读到。</translation>
    </message>
    <message>
        <source>Name the first Shift Manager.</source>
        <translation>填写首名值班经理姓名。</translation>
    </message>
    <message>
        <source>PIN of {0}: {1}. It holds once: write it down.</source>
        <translation>{0}的PIN：{1}。只可用一次：记下来。</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开台</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>No card of this Round is in doubt.</source>
        <translation>本局没有存疑的牌。</translation>
    </message>
    <message>
        <source>The Round can&apos;t be exported.</source>
        <translation>本局不能导出。</translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation>已导出：{0}</translation>
    </message>
</context>
<context>
    <name>ShoeSheet</name>
    <message>
        <source>A new shoe is in place</source>
        <translation>新牌靴已就位</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>人</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>机器</translation>
    </message>
    <message>
        <source>The shoe is ready</source>
        <translation>牌靴就绪</translation>
    </message>
    <message>
        <source>Shuffled by</source>
        <translation>洗牌者</translation>
    </message>
    <message>
        <source>Burn cards: {0}</source>
        <translation>销牌：{0}</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>姓名或编号</translation>
    </message>
</context>
<context>
    <name>SignInOverlay</name>
    <message>
        <source>Hand-over note</source>
        <translation>交班留言</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>登出</translation>
    </message>
</context>
<context>
    <name>SignInSteps</name>
    <message>
        <source>Read the list to its end first.</source>
        <translation>先把清单看到底。</translation>
    </message>
    <message>
        <source>The two PINs differ. Choose again.</source>
        <translation>两个PIN不同。重选。</translation>
    </message>
    <message>
        <source>The PIN of {0} has fewer digits than the {1} that the house asks for now. Set another: `tablemgr people change-pin`.</source>
        <translation>{0}的PIN少于场方现要求的{1}位。另设：`tablemgr people change-pin`。</translation>
    </message>
    <message>
        <source>{0} deals since {1}.</source>
        <translation>{0}自{1}起派牌。</translation>
    </message>
    <message>
        <source>deals here</source>
        <translation>在此派牌</translation>
    </message>
    <message>
        <source>unlocks</source>
        <translation>解锁</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>接班</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>That PIN works only once. Choose your own.</source>
        <translation>该PIN只可用一次。选自己的PIN。</translation>
    </message>
    <message>
        <source>New PIN, {0} to 8 digits</source>
        <translation>新PIN，{0}至8位</translation>
    </message>
    <message>
        <source>The new PIN again</source>
        <translation>再输入新PIN</translation>
    </message>
    <message>
        <source>A supervisor ends the wait</source>
        <translation>由主管结束等待</translation>
    </message>
    <message>
        <source>Table {0} is gone: ask a supervisor to sign</source>
        <translation>赌桌{0}已不在：请主管签名</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>谁派牌？</translation>
    </message>
    <message>
        <source>The table is locked</source>
        <translation>本桌已锁</translation>
    </message>
    <message>
        <source>{0} signs</source>
        <translation>{0}签名</translation>
    </message>
    <message>
        <source>{0} or above signs</source>
        <translation>{0}或以上签名</translation>
    </message>
    <message>
        <source>{0} is locked out after wrong PINs, and may try again at once.</source>
        <translation>{0}因PIN错误被锁，可立即再试。</translation>
    </message>
    <message>
        <source>Table {1} is gone: {0} is signed out there and can deal here.</source>
        <translation>赌桌{1}已不在：{0}在该处登出，可在此派牌。</translation>
    </message>
    <message>
        <source>The staff register is new. One-time PIN of {0}: {1}. It is shown only now.</source>
        <translation>员工名册是新的。{0}的一次性PIN：{1}。只显示这一次。</translation>
    </message>
    <message>
        <source>Nobody in the staff register may sign this. Ask a manager to add people.</source>
        <translation>名册中无人可签此事。请经理加人。</translation>
    </message>
</context>
<context>
    <name>SignPage</name>
    <message>
        <source>Money outside the rules: the amount to pay, or with a minus the amount to collect</source>
        <translation>规则以外的金额：赔付之数，或以负号表示收取之数</translation>
    </message>
    <message>
        <source>To be recorded</source>
        <translation>待记录</translation>
    </message>
    <message>
        <source>The result, as the cards lie</source>
        <translation>按现有的牌的结果</translation>
    </message>
    <message>
        <source>{0} or above signs at this screen. The Dealer stays signed in.</source>
        <translation>{0}或以上在此屏幕签名。荷官保持登录。</translation>
    </message>
</context>
<context>
    <name>SimulatorPanel</name>
    <message>
        <source>Simulated shoe</source>
        <translation>模拟牌靴</translation>
    </message>
    <message>
        <source>D draws a card, F4 shows the rest</source>
        <translation>D抽牌，F4显示其余</translation>
    </message>
    <message>
        <source>Draw  D</source>
        <translation>抽牌  D</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>选择…</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>Unplug</source>
        <translation>拔出</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁</translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation>接上</translation>
    </message>
    <message>
        <source>Clear error</source>
        <translation>清除故障</translation>
    </message>
</context>
<context>
    <name>SlipPreview</name>
    <message>
        <source>A slip for one Player:</source>
        <translation>单给一位闲家：</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>保存</translation>
    </message>
    <message>
        <source>‹ Earlier</source>
        <translation>‹ 较早</translation>
    </message>
    <message>
        <source>Later ›</source>
        <translation>较晚 ›</translation>
    </message>
    <message>
        <source>DUPLICATE {0}</source>
        <translation>副本{0}</translation>
    </message>
    <message>
        <source>REPLACED by {0}</source>
        <translation>已被{0}取代</translation>
    </message>
    <message>
        <source>Round {0}, on {1}</source>
        <translation>第{0}局，{1}</translation>
    </message>
    <message>
        <source>Replaces slip {0}</source>
        <translation>取代单据{0}</translation>
    </message>
    <message>
        <source>Print again</source>
        <translation>再打印</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>No printer: the slip can be saved.</source>
        <translation>没有打印机：单据可保存。</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>已存为{0}</translation>
    </message>
</context>
<context>
    <name>SlipSheet</name>
    <message>
        <source>There is no slip yet.</source>
        <translation>尚无单据。</translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown.</source>
        <translation>单据不能显示。</translation>
    </message>
</context>
<context>
    <name>SplitPage</name>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Ask each of them. Who is not marked follows.</source>
        <translation>逐一询问。未标记者跟。</translation>
    </message>
    <message>
        <source>Split on box {0}</source>
        <translation>{0}号门分牌</translation>
    </message>
    <message>
        <source>lays {0} more</source>
        <translation>再下{0}</translation>
    </message>
    <message>
        <source>Decides for the box</source>
        <translation>为此门作决定</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>跟</translation>
    </message>
    <message>
        <source>Does not</source>
        <translation>不跟</translation>
    </message>
    <message>
        <source>Said nothing: does not follow</source>
        <translation>未表示：不跟</translation>
    </message>
</context>
<context>
    <name>StartFailed</name>
    <message>
        <source>The table can&apos;t be opened</source>
        <translation>赌桌不能打开</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Training at table {0}</source>
        <translation>赌桌{0}培训</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>赌桌{0}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>派牌方式</translation>
    </message>
    <message>
        <source>Box: minimum and maximum</source>
        <translation>每门下限和上限</translation>
    </message>
    <message>
        <source>Side Bet: minimum and maximum</source>
        <translation>额外投注下限和上限</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>牌的来源</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>People sign</source>
        <translation>签名方式</translation>
    </message>
    <message>
        <source>Open the training table</source>
        <translation>打开培训赌桌</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>开台</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Leave training</source>
        <translation>离开培训</translation>
    </message>
    <message>
        <source>{0}, {1} boxes, {2} decks</source>
        <translation>{0}，{1}门，{2}副牌</translation>
    </message>
    <message>
        <source>{0}, {1} boxes, one deck</source>
        <translation>{0}，{1}门，一副牌</translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation>模拟牌靴</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>手动录入</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按姓名</translation>
    </message>
    <message>
        <source>By PIN</source>
        <translation>按PIN</translation>
    </message>
    <message>
        <source>{0} · {1} boxes</source>
        <translation>{0} · {1}门</translation>
    </message>
</context>
<context>
    <name>StoppedOverlay</name>
    <message>
        <source>Quit</source>
        <translation>退出</translation>
    </message>
    <message>
        <source>Restore the Round</source>
        <translation>恢复本局</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>个案档案</translation>
    </message>
    <message>
        <source>Export the Round</source>
        <translation>导出本局</translation>
    </message>
    <message>
        <source>The Round is stopped</source>
        <translation>本局已停</translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>牌和注码原样不动。</translation>
    </message>
    <message>
        <source>Drawn since then; the restore deals them: {0}</source>
        <translation>其后抽出，恢复时派出：{0}</translation>
    </message>
    <message>
        <source>Not stored; enter them by hand after the restore: {0}</source>
        <translation>未保存，恢复后手动录入：{0}</translation>
    </message>
</context>
<context>
    <name>SupervisorDesk</name>
    <message>
        <source>The order for {table} was refused. {said}</source>
        <translation>给{table}的指令被拒绝。{said}</translation>
    </message>
    <message>
        <source>This desk has no key: go to the table.</source>
        <translation>此台没有密钥：前往赌桌。</translation>
    </message>
</context>
<context>
    <name>TableHub</name>
    <message>
        <source>Box {box}: {player} has lost the seat, after a Round without any action.</source>
        <translation>{box}号门：{player}一局无动作，失去座位。</translation>
    </message>
</context>
<context>
    <name>TableTest</name>
    <message>
        <source>Sealed seed: {0}</source>
        <translation>密封种子：{0}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>The Player’s signal</source>
        <translation>玩家的手势</translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
</context>
<context>
    <name>TestOverlay</name>
    <message>
        <source>Table test</source>
        <translation>赌桌考试</translation>
    </message>
    <message>
        <source>A shoe from a sealed seed, seven Players, faults on purpose, nothing told before the end. Two assessors watch, mark alone, and sign. At least {0} Rounds.</source>
        <translation>密封种子的牌靴，七名玩家，故意出错，结束前不提示。两名考官观看、各自评分并签名。至少{0}局。</translation>
    </message>
    <message>
        <source>Assessor {0}</source>
        <translation>考官{0}</translation>
    </message>
    <message>
        <source>Begin the test</source>
        <translation>开始考试</translation>
    </message>
    <message>
        <source>Technique (counts twice)</source>
        <translation>技术（计两次）</translation>
    </message>
    <message>
        <source>Control of the game (twice)</source>
        <translation>控场（计两次）</translation>
    </message>
    <message>
        <source>Hospitality (three times)</source>
        <translation>待客（计三次）</translation>
    </message>
    <message>
        <source>Both sign: end the test</source>
        <translation>双方签名：结束考试</translation>
    </message>
    <message>
        <source>The seed was {0}</source>
        <translation>种子为{0}</translation>
    </message>
    <message>
        <source>Passed. The certificate is {0}</source>
        <translation>合格。证书为{0}</translation>
    </message>
    <message>
        <source>Not passed. Each of these stands alone.</source>
        <translation>不合格。每项各自成立。</translation>
    </message>
</context>
<context>
    <name>TotalKeys</name>
    <message>
        <source>soft</source>
        <translation>软</translation>
    </message>
</context>
<context>
    <name>TouchKeyboard</name>
    <message>
        <source>Capitals</source>
        <translation>大写</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>空格</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>删除</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip the tour</source>
        <translation>跳过导览</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>上一张</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0}/{1}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
</context>
<context>
    <name>TraineePanel</name>
    <message>
        <source>Say…</source>
        <translation>说…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>课程</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>进度</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Players: {0}</source>
        <translation>玩家：{0}</translation>
    </message>
    <message>
        <source>End the test</source>
        <translation>结束考试</translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation>第{0}课：{1}</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>看到什么？</translation>
    </message>
    <message>
        <source>The Pit Supervisor has come. Go on.</source>
        <translation>监场主任已到。继续。</translation>
    </message>
    <message>
        <source>The reader is out: no card comes.</source>
        <translation>读牌器失灵：没有牌来。</translation>
    </message>
    <message>
        <source>The progress can&apos;t be shown.</source>
        <translation>进度不能显示。</translation>
    </message>
    <message>
        <source>What you do can&apos;t be kept.</source>
        <translation>操作不能保存。</translation>
    </message>
    <message>
        <source>{0} of {1} right</source>
        <translation>{0}/{1}正确</translation>
    </message>
</context>
<context>
    <name>TrayCare</name>
    <message>
        <source>Chips that are given</source>
        <translation>付出的筹码</translation>
    </message>
    <message>
        <source>Write the Player&apos;s name and the amount.</source>
        <translation>写下玩家姓名和金额。</translation>
    </message>
    <message>
        <source>Write the settlement&apos;s number, the Player and the reason in one line.</source>
        <translation>在一行写下结算编号、玩家和原因。</translation>
    </message>
    <message>
        <source>Its slip is not printed yet: look at the printer.</source>
        <translation>其单据未打印：看打印机。</translation>
    </message>
</context>
<context>
    <name>TraySheet</name>
    <message>
        <source>Tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>Reason, Player (and ticket, transfer, coupon, marker), or the box&apos;s seal</source>
        <translation>原因、玩家（及票、转账、券、借据），或箱封条</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>点算</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Its Hand</source>
        <translation>这手牌</translation>
    </message>
    <message>
        <source>{0} more Bets</source>
        <translation>另有{0}注</translation>
    </message>
</context>
<context>
    <name>TwoTables</name>
    <message>
        <source>As dealt</source>
        <translation>已派</translation>
    </message>
    <message>
        <source>As it should be</source>
        <translation>应为</translation>
    </message>
</context>
<context>
    <name>TypingSheet</name>
    <message>
        <source>Done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>输入</translation>
    </message>
</context>
<context>
    <name>Wakeful</name>
    <message>
        <source>A Round is open at table {0}</source>
        <translation>赌桌{0}有一局进行中</translation>
    </message>
    <message>
        <source>The desktop does not answer: switch its screen saver off.</source>
        <translation>桌面无响应：关闭其屏幕保护。</translation>
    </message>
    <message>
        <source>I know</source>
        <translation>知道了</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version</source>
        <translation>版本</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>数据文件夹</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>单据</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>记录文件夹</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>The {card} is held until the {decision} is answered.</source>
        <translation>{card}暂留，待回答{decision}。</translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last. Compare every card on the table with the screen.</source>
        <translation>牌靴重复了一张非最后的牌。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The card was not read. Enter it on the keypad.</source>
        <translation>牌未读到。在键盘上录入。</translation>
    </message>
    <message>
        <source>The cut card is out: finish this Round; it is the shoe&apos;s last.</source>
        <translation>切牌卡已出：打完本局，这是此靴最后一局。</translation>
    </message>
    <message>
        <source>The device was switched on or reset. Compare every card on the table with the screen.</source>
        <translation>设备已开机或重置。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The device was connected. Compare every card on the table with the screen.</source>
        <translation>设备已连接。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The device is not connected. Check its cable and its power; cards can be entered on the keypad.</source>
        <translation>设备未连接。检查线缆和电源；可用键盘录牌。</translation>
    </message>
    <message>
        <source>A setting was changed in the device&apos;s own menu. Tell the Pit Supervisor.</source>
        <translation>设备自身菜单的设定被更改。通知监场主任。</translation>
    </message>
    <message>
        <source>Messages are missing, perhaps a card. Compare every card on the table with the screen.</source>
        <translation>信息缺失，可能缺牌。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>Two messages had the same number: a card may be missing. Compare every card on the table with the screen.</source>
        <translation>两则信息编号相同：可能缺牌。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>A message was not understood: it may have been a card. Compare every card on the table with the screen.</source>
        <translation>有信息看不懂：可能是一张牌。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The device refused the command. Try it on the device itself.</source>
        <translation>设备拒绝命令。在设备上试。</translation>
    </message>
    <message>
        <source>The device did not answer the command. Look at it to see its state.</source>
        <translation>设备未回应命令。查看设备状态。</translation>
    </message>
    <message>
        <source>A card lies face up inside. Draw no more cards; call the Pit Supervisor.</source>
        <translation>内有一张牌面朝上。停止抽牌，通知监场主任。</translation>
    </message>
    <message>
        <source>Two cards came out as one. Draw no more cards; call the Pit Supervisor, and enter the cards that lie on the table on the keypad.</source>
        <translation>两张牌一起出来。停止抽牌，通知监场主任，用键盘录入台上的牌。</translation>
    </message>
    <message>
        <source>A joker came out. It does not belong to this game: call the Pit Supervisor.</source>
        <translation>出现王牌，不属本游戏：通知监场主任。</translation>
    </message>
    <message>
        <source>The shoe reads for another game, and its card was not taken. In the shoe&apos;s own menu change the mode to Manual Burn Cards; enter this card on the keypad.</source>
        <translation>牌靴按另一游戏读牌，该牌未收。在牌靴菜单把模式改为Manual Burn Cards；用键盘录入此牌。</translation>
    </message>
    <message>
        <source>The machine shuffles. Wait until it has finished.</source>
        <translation>机器正在洗牌。等它完成。</translation>
    </message>
    <message>
        <source>A card is stuck inside. Do not pull it; call the Pit Supervisor.</source>
        <translation>有牌卡住。勿拉，通知监场主任。</translation>
    </message>
    <message>
        <source>The lid is open. Close it; call the Pit Supervisor. Compare every card on the table with the screen.</source>
        <translation>盖子打开。关上，通知监场主任。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The device stopped with an alarm. Read its display; enter a card that it did not read on the keypad.</source>
        <translation>设备报警停止。看其显示；未读的牌用键盘录入。</translation>
    </message>
    <message>
        <source>The device warns of something. Read its display.</source>
        <translation>设备有警示。看其显示。</translation>
    </message>
    <message>
        <source>The device has been silent for too long. Check its power and its cable.</source>
        <translation>设备静默太久。检查电源和线缆。</translation>
    </message>
    <message>
        <source>The device is heard again. Compare every card on the table with the screen.</source>
        <translation>设备恢复响应。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>Nothing that comes can be read. The speed of the line or the protocol may be set wrong: a supervisor can have the speed found.</source>
        <translation>收到的都读不懂。线路速率或协议可能设错：主管可查找速率。</translation>
    </message>
    <message>
        <source>Messages were not understood: they may have been cards. Compare every card on the table with the screen.</source>
        <translation>有信息看不懂：可能是牌。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The device sends more than a shoe can: it is set aside and not read. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation>设备所发超出牌靴所能：已停用，不再读取。用键盘录牌；恢复安静后再启用。</translation>
    </message>
    <message>
        <source>The shoe could not read a card. Push the card back only if the shoe asks for it; otherwise enter it on the keypad.</source>
        <translation>牌靴未能读牌。牌靴要求时才推回，否则用键盘录入。</translation>
    </message>
    <message>
        <source>By its own game the shoe expects no more cards. Go on; clear the error if it stops the shoe.</source>
        <translation>按牌靴自己的游戏不应再有牌。继续；若因此停止则清除故障。</translation>
    </message>
    <message>
        <source>A button of the shoe was pressed at the wrong time. Go on.</source>
        <translation>牌靴按钮按得不是时候。继续。</translation>
    </message>
    <message>
        <source>A card was pushed back at the exit. Compare every card on the table with the screen.</source>
        <translation>有牌在出口被推回。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>A card was pushed back halfway. Compare every card on the table with the screen.</source>
        <translation>有牌在半途被推回。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The shoe read a card that does not belong to these decks. Call the Pit Supervisor.</source>
        <translation>牌靴读到不属本副的牌。通知监场主任。</translation>
    </message>
    <message>
        <source>A card was drawn too slowly. Compare every card on the table with the screen.</source>
        <translation>抽牌太慢。逐一核对台面与屏幕的牌。</translation>
    </message>
    <message>
        <source>The shoe reports an unknown error. Read its display.</source>
        <translation>牌靴报告未知故障。看其显示。</translation>
    </message>
    <message>
        <source>The shoe is locked. A supervisor can unlock it.</source>
        <translation>牌靴已锁。主管可解锁。</translation>
    </message>
    <message>
        <source>The port is not there. Check the device&apos;s cable and its power.</source>
        <translation>端口不存在。检查设备线缆和电源。</translation>
    </message>
    <message>
        <source>This user may not open the port. Ask the technician.</source>
        <translation>此用户不可打开该端口。问技术员。</translation>
    </message>
    <message>
        <source>Another program has the port open. Close it.</source>
        <translation>另一程序占用该端口。关闭它。</translation>
    </message>
    <message>
        <source>The cable was pulled. Put it back.</source>
        <translation>线缆被拔。接回。</translation>
    </message>
    <message>
        <source>The device is set aside. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation>设备已停用。用键盘录牌；恢复安静后再启用。</translation>
    </message>
    <message>
        <source>The program&apos;s reader of this port failed and is being started again. Enter cards on the keypad; tell the technician.</source>
        <translation>程序读取此端口失败，正在重启。用键盘录牌；通知技术员。</translation>
    </message>
    <message>
        <source>The port can&apos;t be opened. Ask the technician.</source>
        <translation>端口不能打开。问技术员。</translation>
    </message>
</context>
<context>
    <name>alerts</name>
    <message>
        <source>The table was restored from the journal.</source>
        <translation>赌桌已由日志恢复。</translation>
    </message>
    <message>
        <source>The shoe was connected again during the Round.</source>
        <translation>牌靴在本局中重新连接。</translation>
    </message>
    <message>
        <source>The shoe was disconnected during the Round.</source>
        <translation>牌靴在本局中断开。</translation>
    </message>
    <message>
        <source>The shoe was switched on or reset.</source>
        <translation>牌靴已开机或重置。</translation>
    </message>
    <message>
        <source>A message of the shoe is missing.</source>
        <translation>牌靴的一则信息缺失。</translation>
    </message>
    <message>
        <source>The shoe sent two different messages under one number.</source>
        <translation>牌靴以同一编号发出两则不同信息。</translation>
    </message>
    <message>
        <source>A message of the shoe was damaged.</source>
        <translation>牌靴的一则信息损坏。</translation>
    </message>
    <message>
        <source>Messages of the shoe were damaged.</source>
        <translation>牌靴的多则信息损坏。</translation>
    </message>
    <message>
        <source>The shoe was set aside: it sent too much.</source>
        <translation>牌靴已停用：发送过多。</translation>
    </message>
    <message>
        <source>The shoe could not read a card.</source>
        <translation>牌靴未能读牌。</translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last.</source>
        <translation>牌靴重复了一张非最后的牌。</translation>
    </message>
    <message>
        <source>The shoe reported an error.</source>
        <translation>牌靴报告故障。</translation>
    </message>
    <message>
        <source>What the shoe sent may be wrong.</source>
        <translation>牌靴的数据可能有误。</translation>
    </message>
    <message>
        <source>{card} came out, but no Round is open.</source>
        <translation>出来{card}，但没有进行中的一局。</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>一张牌</translation>
    </message>
    <message>
        <source>Call the Pit Supervisor: the card is counted as drawn.</source>
        <translation>通知监场主任：此牌算作已抽。</translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>牌靴未连接。</translation>
    </message>
    <message>
        <source>Enter cards by hand. Check its cable and power.</source>
        <translation>手动录牌。检查线缆和电源。</translation>
    </message>
    <message>
        <source>Enter cards by hand. The program keeps trying.</source>
        <translation>手动录牌。程序会继续尝试。</translation>
    </message>
    <message>
        <source>Unlock it at the shoe, or under Card reader in the menu.</source>
        <translation>在牌靴上解锁，或在菜单的“读牌器”中解锁。</translation>
    </message>
    <message>
        <source>The shoe is locked.</source>
        <translation>牌靴已锁。</translation>
    </message>
    <message>
        <source>A setting of the shoe was changed at the shoe.</source>
        <translation>牌靴的设定在牌靴上被更改。</translation>
    </message>
    <message>
        <source>Tell the Pit Supervisor.</source>
        <translation>告知监场主任。</translation>
    </message>
    <message>
        <source>The shoe did not do what it was asked.</source>
        <translation>牌靴没有执行要求。</translation>
    </message>
    <message>
        <source>Look at it under Card reader in the menu.</source>
        <translation>请在菜单的“读牌器”中查看。</translation>
    </message>
    <message>
        <source>Compare the cards before settling.</source>
        <translation>结算前先核对牌。</translation>
    </message>
    <message>
        <source>The card reader is set aside: it sent too much ({0}).</source>
        <translation>读牌器已停用：发送过多（{0}）。</translation>
    </message>
    <message>
        <source>Enter cards by hand: it reads none now. Call the technician.</source>
        <translation>手动录牌：现在不读牌。叫技术员。</translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation>恢复使用</translation>
    </message>
    <message>
        <source>Shoe unplugged.</source>
        <translation>牌靴已拔出。</translation>
    </message>
    <message>
        <source>The program may not open the simulated shoe.</source>
        <translation>程序不可打开模拟牌靴。</translation>
    </message>
    <message>
        <source>Another program uses the simulated shoe.</source>
        <translation>另一程序占用模拟牌靴。</translation>
    </message>
    <message>
        <source>The program failed to read the simulated shoe.</source>
        <translation>程序读取模拟牌靴失败。</translation>
    </message>
    <message>
        <source>The simulated shoe can&apos;t be opened.</source>
        <translation>模拟牌靴不能打开。</translation>
    </message>
    <message>
        <source>The port {port} is not there.</source>
        <translation>端口{port}不存在。</translation>
    </message>
    <message>
        <source>The program may not open the port {port}.</source>
        <translation>程序不可打开端口{port}。</translation>
    </message>
    <message>
        <source>Another program uses the port {port}.</source>
        <translation>另一程序占用端口{port}。</translation>
    </message>
    <message>
        <source>The program failed to read the port {port}.</source>
        <translation>程序读取端口{port}失败。</translation>
    </message>
    <message>
        <source>The port {port} can&apos;t be opened.</source>
        <translation>端口{port}不能打开。</translation>
    </message>
    <message>
        <source>The shoe counts too many cards.</source>
        <translation>牌靴计的牌太多。</translation>
    </message>
    <message>
        <source>A button of the shoe is stuck.</source>
        <translation>牌靴按钮卡住。</translation>
    </message>
    <message>
        <source>A card was pushed back at the exit.</source>
        <translation>有牌在出口被推回。</translation>
    </message>
    <message>
        <source>A card was pushed back midway.</source>
        <translation>有牌在半途被推回。</translation>
    </message>
    <message>
        <source>The shoe read a foreign card.</source>
        <translation>牌靴读到外来牌。</translation>
    </message>
    <message>
        <source>A card was drawn too slowly.</source>
        <translation>抽牌太慢。</translation>
    </message>
    <message>
        <source>The shoe reports an error.</source>
        <translation>牌靴报告故障。</translation>
    </message>
    <message>
        <source>Draw the card out whole, and compare it with the screen.</source>
        <translation>将牌完全抽出，并与屏幕核对。</translation>
    </message>
    <message>
        <source>Enter the card by hand, then clear the error at the shoe.</source>
        <translation>手动录入此牌，然后在牌靴上清除错误。</translation>
    </message>
    <message>
        <source>Tell the Pit Supervisor: the cards must be counted.</source>
        <translation>告知监场主任：须清点牌数。</translation>
    </message>
    <message>
        <source>Free the button. If it stays stuck, call the technician.</source>
        <translation>松开按钮。若仍卡住，叫技术员。</translation>
    </message>
    <message>
        <source>Draw no further card. Call the Pit Supervisor.</source>
        <translation>不要再抽牌。叫监场主任。</translation>
    </message>
    <message>
        <source>Compare the card with the screen. Draw the next one in one move.</source>
        <translation>将牌与屏幕核对。下一张须一次抽出。</translation>
    </message>
    <message>
        <source>Read the shoe&apos;s own display, and clear the error there.</source>
        <translation>查看牌靴显示屏，并在那里清除错误。</translation>
    </message>
    <message>
        <source>The screen may go dark in the middle of a Round.</source>
        <translation>屏幕可能在局中变黑。</translation>
    </message>
    <message>
        <source>The Players see nothing: their screen is missing.</source>
        <translation>玩家看不到：其屏幕缺失。</translation>
    </message>
    <message>
        <source>Plug it in. The Round is not affected.</source>
        <translation>接上。本局不受影响。</translation>
    </message>
    <message>
        <source>The house settings were changed outside of the program.</source>
        <translation>场方设定被本程序以外的方式更改。</translation>
    </message>
    <message>
        <source>Nobody signs for himself: a second Shift Manager must. Until then each start and each slip says so.</source>
        <translation>不可为自己签名：须由第二名值班经理签。在此之前每次启动和每张单据都会注明。</translation>
    </message>
    <message>
        <source>The staff register was changed outside of this table.</source>
        <translation>员工名册在此桌以外被更改。</translation>
    </message>
    <message>
        <source>This may not be the table&apos;s journal as it was.</source>
        <translation>这可能不是此桌原来的日志。</translation>
    </message>
    <message>
        <source>{0} may no longer deal.</source>
        <translation>{0}不可再派牌。</translation>
    </message>
    <message>
        <source>Another Dealer signs in before the next Round opens.</source>
        <translation>下一局开始前须由另一名荷官登录。</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>The pit&apos;s desk has not confirmed the staff register for {0} hours.</source>
        <translation>监场台已有{0}小时未确认员工名册。</translation>
    </message>
    <message>
        <source>Till it does, a Shift Manager signs in, or signs here: then others may too, for as long again.</source>
        <translation>在此之前，由值班经理登录，或在此签署：其后其他人可再使用同样长的时间。</translation>
    </message>
    <message>
        <source>The break of {0} is due since {1}.</source>
        <translation>{0}自{1}起该休息了。</translation>
    </message>
    <message>
        <source>Another Dealer signs in: Menu, Dealer.</source>
        <translation>另一位荷官登录：菜单，荷官。</translation>
    </message>
    <message>
        <source>Other accounts of this machine have rights to the staff register.</source>
        <translation>本机其他账户有员工名册的权限。</translation>
    </message>
    <message>
        <source>{0}. Its owner alone may have any: call the technician.</source>
        <translation>{0}。只有其所有者可有权限：叫技术员。</translation>
    </message>
    <message>
        <source>The file {name} was missing: it says how far the journal goes.</source>
        <translation>文件{name}缺失：它注明日志到哪里。</translation>
    </message>
    <message>
        <source>If there is a slip after number {slip}, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation>若有{slip}号之后的单据，则日志末尾缺失：叫值班经理。复制的日志或0.1版的日志从无此文件。</translation>
    </message>
    <message>
        <source>If this table has printed a slip, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation>若此桌打印过单据，则日志末尾缺失：叫值班经理。复制的日志或0.1版的日志从无此文件。</translation>
    </message>
    <message>
        <source>The file {name} was deleted or replaced in play.</source>
        <translation>文件{name}在局中被删除或替换。</translation>
    </message>
    <message>
        <source>It says how far the journal goes, and is written again; no entry is missing. Somebody was at this table&apos;s files: call the Shift Manager.</source>
        <translation>它注明日志到哪里，现已重写；没有缺失记录。有人动过此桌的文件：叫值班经理。</translation>
    </message>
    <message>
        <source>The program was ended by the system or a technician ({0}).</source>
        <translation>程序被系统或技术员结束（{0}）。</translation>
    </message>
    <message>
        <source>The program was cut off: the power failed, or it was killed.</source>
        <translation>程序被切断：停电或被强行结束。</translation>
    </message>
    <message>
        <source>A Round was open. What was on the screen is stored.</source>
        <translation>有一局进行中。屏幕上的内容已保存。</translation>
    </message>
    <message>
        <source>No Round was open. What was on the screen is stored.</source>
        <translation>没有进行中的一局。屏幕上的内容已保存。</translation>
    </message>
    <message>
        <source>The table&apos;s key has not signed Round {0} (entries {1} to {2}).</source>
        <translation>赌桌密钥未签第{0}局（第{1}至{2}条）。</translation>
    </message>
    <message>
        <source>The program ended before it could. Compare that Round with its slip.</source>
        <translation>程序在签之前已结束。核对该局与其单据。</translation>
    </message>
    <message>
        <source>The machine&apos;s clock went forward by {0} at once.</source>
        <translation>本机时钟一次跳前{0}。</translation>
    </message>
    <message>
        <source>The machine&apos;s clock went back by {0} at once.</source>
        <translation>本机时钟一次跳后{0}。</translation>
    </message>
    <message>
        <source>Check the time. The jump is noted in the journal.</source>
        <translation>检查时间。跳动已记入日志。</translation>
    </message>
    <message>
        <source>The last entry in the journal is {0} old.</source>
        <translation>日志最后一条距今{0}。</translation>
    </message>
    <message>
        <source>The machine&apos;s clock is {0} behind the journal&apos;s last entry.</source>
        <translation>本机时钟比日志最后一条慢{0}。</translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation>检查本机的日期和时间。</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1秒</translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation>{0}秒</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0}分钟</translation>
    </message>
    <message>
        <source>{0} hours</source>
        <translation>{0}小时</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0}天</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>另{0}项</translation>
    </message>
    <message>
        <source>The Shift Manager signs</source>
        <translation>值班经理签名</translation>
    </message>
    <message>
        <source>A Pit Supervisor signs</source>
        <translation>监场主任签名</translation>
    </message>
    <message>
        <source>{card} came while the Round is stopped.</source>
        <translation>本局停止时来了{card}。</translation>
    </message>
    <message>
        <source>It is dealt when the Round is restored.</source>
        <translation>本局恢复时派出。</translation>
    </message>
    <message>
        <source>It is not stored: restore the Round and enter it by hand.</source>
        <translation>未保存：恢复本局后手动录入。</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>弃掉{cards}。</translation>
    </message>
    <message>
        <source>{text} ({paragraph})</source>
        <translation>{text}（{paragraph}）</translation>
    </message>
    <message>
        <source>1 card is left</source>
        <translation>剩1张牌</translation>
    </message>
    <message>
        <source>{0} cards are left</source>
        <translation>剩{0}张牌</translation>
    </message>
    <message>
        <source>{left}; this Round may need {most} (I7).</source>
        <translation>{left}；本局可能需要{most}张（I7）。</translation>
    </message>
    <message>
        <source>You may deal it. If the cards run out, it is Void ({0}).</source>
        <translation>可以派。若牌不够，则作废（{0}）。</translation>
    </message>
    <message>
        <source>The last Round of this shoe is over.</source>
        <translation>此靴最后一局已完。</translation>
    </message>
    <message>
        <source>Put in a new shoe, then touch New shoe in the menu.</source>
        <translation>装入新牌靴，然后在菜单点“新牌靴”。</translation>
    </message>
    <message>
        <source>A new shoe is in place.</source>
        <translation>新牌靴已就位。</translation>
    </message>
    <message>
        <source>Touch New shoe in the menu, and say who shuffled it.</source>
        <translation>在菜单点“新牌靴”，并说明谁洗牌。</translation>
    </message>
    <message>
        <source>A foreign card was found: no Round opens with this shoe.</source>
        <translation>发现外来牌：此牌靴不可开局。</translation>
    </message>
    <message>
        <source>Touch New shoe in the menu; or a Pit Supervisor checks the cards.</source>
        <translation>在菜单点“新牌靴”；或由监场主任检查牌。</translation>
    </message>
    <message>
        <source>The cards are in order</source>
        <translation>牌无误</translation>
    </message>
    <message>
        <source>The machine counted {count} cards, but the decks have {full} ({paragraph}).</source>
        <translation>机器数得{count}张牌，但整副应为{full}张（{paragraph}）。</translation>
    </message>
    <message>
        <source>Count them before they are dealt.</source>
        <translation>派牌前点算。</translation>
    </message>
    <message>
        <source>{count} cards came in the order of a new pack ({paragraph}).</source>
        <translation>{count}张牌按新牌顺序出来（{paragraph}）。</translation>
    </message>
    <message>
        <source>If they were shuffled, put this message away.</source>
        <translation>若已洗过，收起此消息。</translation>
    </message>
    <message>
        <source>Not shuffled: report it</source>
        <translation>未洗：报告</translation>
    </message>
    <message>
        <source>The desk&apos;s staff register does not come.</source>
        <translation>收不到监场台的员工名册。</translation>
    </message>
    <message>
        <source>{0} has ruled from the desk.</source>
        <translation>{0}已在主管台裁决。</translation>
    </message>
    <message>
        <source>The table is not seen in the pit.</source>
        <translation>监场看不到此桌。</translation>
    </message>
</context>
<context>
    <name>announcements</name>
    <message>
        <source>Banker wins</source>
        <translation>庄赢</translation>
    </message>
    <message>
        <source>Card for the Banker</source>
        <translation>庄补牌</translation>
    </message>
    <message>
        <source>Card for the Player</source>
        <translation>闲补牌</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Place your Bets, please</source>
        <translation>请下注</translation>
    </message>
    <message>
        <source>Player wins</source>
        <translation>闲赢</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>和</translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>Which box surrenders?</source>
        <translation>哪一门投降？</translation>
    </message>
    <message>
        <source>Surrender, back</source>
        <translation>投降，退回</translation>
    </message>
    <message>
        <source>Who takes Even Money?</source>
        <translation>谁要平赔？</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>第{number}手</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>{number}号门</translation>
    </message>
    <message>
        <source>{player} has left</source>
        <translation>{player}已离开</translation>
    </message>
    <message>
        <source>{player} is back</source>
        <translation>{player}已回来</translation>
    </message>
    <message>
        <source>Who has left, or is back?</source>
        <translation>谁离开了或回来了？</translation>
    </message>
</context>
<context>
    <name>baccarat</name>
    <message>
        <source>Tie</source>
        <translation>和</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>{count} Players</source>
        <translation>{count}名玩家</translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation>{words}；佣金{percent}%：扣{kept}</translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation>赔，扣{percent}%</translation>
    </message>
    <message>
        <source>pay {n} to {d} less {percent}%</source>
        <translation>{d}赔{n}，扣{percent}%</translation>
    </message>
    <message>
        <source>less {percent}%</source>
        <translation>扣{percent}%</translation>
    </message>
    <message>
        <source>with a 6: {n} to {d}</source>
        <translation>以6点胜：{d}赔{n}</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>闲对</translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation>庄对</translation>
    </message>
    <message>
        <source>B</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>P</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>T</source>
        <translation>和</translation>
    </message>
    <message>
        <source>Natural {total}</source>
        <translation>例牌{total}点</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <translation>闲{player}，庄{banker}</translation>
    </message>
    <message>
        <source>Player {totals}</source>
        <translation>闲{totals}</translation>
    </message>
    <message>
        <source>Player stood, Banker {totals}</source>
        <translation>闲停牌，庄{totals}</translation>
    </message>
    <message>
        <source>Player drew, Banker {totals}</source>
        <translation>闲已补，庄{totals}</translation>
    </message>
    <message>
        <source>draws to {points}</source>
        <translation>遇{points}补牌</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>第三张牌</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>补牌</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>停牌</translation>
    </message>
</context>
<context>
    <name>beside</name>
    <message>
        <source>The Round is not affected. Details: {0} ({1})</source>
        <translation>本局不受影响。详情：{0}（{1}）</translation>
    </message>
</context>
<context>
    <name>bets</name>
    <message>
        <source>{0} Bets</source>
        <translation>{0}注</translation>
    </message>
    <message>
        <source>box {0}</source>
        <translation>{0}号门</translation>
    </message>
    <message>
        <source>box {0}: {1}</source>
        <translation>{0}号门：{1}</translation>
    </message>
    <message>
        <source>Boxes in play: {0}</source>
        <translation>在局的门：{0}</translation>
    </message>
    <message>
        <source>On the table: {0}</source>
        <translation>台面：{0}</translation>
    </message>
    <message>
        <source>Box {0}, {1}: {2}</source>
        <translation>{0}号门，{1}：{2}</translation>
    </message>
    <message>
        <source>no Bet</source>
        <translation>无注</translation>
    </message>
    <message>
        <source>{0} (up to {1} more)</source>
        <translation>{0}（最多再{1}）</translation>
    </message>
    <message>
        <source>Tap the boxes in play.</source>
        <translation>点选在局的门。</translation>
    </message>
    <message>
        <source>Tap where a Bet lies.</source>
        <translation>点选有注的位置。</translation>
    </message>
    <message>
        <source>Pick a chip, then tap a box.</source>
        <translation>选筹码，再点选门。</translation>
    </message>
    <message>
        <source>Tap a box to lay {0}.</source>
        <translation>点选门，下{0}。</translation>
    </message>
    <message>
        <source>Tap the Bet&apos;s place to lay {0}.</source>
        <translation>点选注位，下{0}。</translation>
    </message>
    <message>
        <source>This table has no box “{0}”.</source>
        <translation>此桌没有“{0}”号门。</translation>
    </message>
    <message>
        <source>“{0}” has no amount.</source>
        <translation>“{0}”没有金额。</translation>
    </message>
    <message>
        <source>An amount has at most 12 digits: “{0}”.</source>
        <translation>金额最多12位数字：“{0}”。</translation>
    </message>
    <message>
        <source>“{0}” is not an amount.</source>
        <translation>“{0}”不是金额。</translation>
    </message>
    <message>
        <source>“{0}” is a second amount.</source>
        <translation>“{0}”是第二个金额。</translation>
    </message>
    <message>
        <source>“{0}” is neither an amount nor a name.</source>
        <translation>“{0}”既非金额也非姓名。</translation>
    </message>
    <message>
        <source>“{0}” is one word too many.</source>
        <translation>“{0}”是多余的词。</translation>
    </message>
    <message>
        <source>“{0}” does not say which Bet.</source>
        <translation>“{0}”未说明是哪一注。</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}”是注名，不是玩家姓名。</translation>
    </message>
    <message>
        <source>Type the number of a box and Enter: this marks it or clears it.</source>
        <translation>输入门号并按Enter：标记或清除该门。</translation>
    </message>
    <message>
        <source>Type a digit to begin; Enter lays the Bet, Escape cancels.</source>
        <translation>输入数字开始；Enter下注，Escape取消。</translation>
    </message>
    <message>
        <source>3 100 — box 3, its Player, Bet 100</source>
        <translation>3 100 — 3号门，其玩家，注100</translation>
    </message>
    <message>
        <source>3 ann 50 — box 3, Player ann</source>
        <translation>3 ann 50 — 3号门，玩家ann</translation>
    </message>
    <message>
        <source>3 100 s — the same, as the Seated Player</source>
        <translation>3 100 s — 同上，作为入座玩家</translation>
    </message>
    <message>
        <source>3 0 — takes the Bet back</source>
        <translation>3 0 — 取回该注</translation>
    </message>
    <message>
        <source>3 ann 50 {0} — box 3, Player ann, Bet 50</source>
        <translation>3 ann 50 {0} — 3号门，玩家ann，注50</translation>
    </message>
    <message>
        <source>3 0 {0} — takes the Bet back</source>
        <translation>3 0 {0} — 取回该注</translation>
    </message>
    <message>
        <source>3 10 {0} — {1}</source>
        <translation>3 10 {0} — {1}</translation>
    </message>
</context>
<context>
    <name>bets of baccarat</name>
    <message>
        <source>Banker</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation>庄对</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>闲对</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>和</translation>
    </message>
</context>
<context>
    <name>bets of blackjack</name>
    <message>
        <source>Ace Pair Suited</source>
        <translation>同花A对</translation>
    </message>
    <message>
        <source>Boom Busted</source>
        <translation>Boom Busted</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>同色对</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>杂色对</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>13以上</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>玩家对子</translation>
    </message>
    <message>
        <source>RWS Pairs</source>
        <translation>RWS Pairs</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>同花对</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>13以下</translation>
    </message>
    <message>
        <source>With 3 cards</source>
        <translation>3张牌</translation>
    </message>
    <message>
        <source>With 4 cards</source>
        <translation>4张牌</translation>
    </message>
    <message>
        <source>With 5 cards</source>
        <translation>5张牌</translation>
    </message>
    <message>
        <source>With 6 cards</source>
        <translation>6张牌</translation>
    </message>
    <message>
        <source>With 7 cards</source>
        <translation>7张牌</translation>
    </message>
    <message>
        <source>With 8 cards or more</source>
        <translation>8张牌或以上</translation>
    </message>
</context>
<context>
    <name>bets of si-ki-pi</name>
    <message>
        <source>Bonus on the Dealer&apos;s Hand</source>
        <translation>庄家手牌Bonus注</translation>
    </message>
    <message>
        <source>Bonus on the Player&apos;s Hand</source>
        <translation>玩家手牌Bonus注</translation>
    </message>
    <message>
        <source>Dealer Bonus</source>
        <translation>庄家Bonus</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>四条</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Player Bonus</source>
        <translation>玩家Bonus</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>三条</translation>
    </message>
    <message>
        <source>Two Pairs</source>
        <translation>两对</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>two journals</source>
        <translation>两份日志</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>已停</translation>
    </message>
    <message>
        <source>can&apos;t be shown</source>
        <translation>不能显示</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>待裁决</translation>
    </message>
    <message>
        <source>journal in doubt</source>
        <translation>日志存疑</translation>
    </message>
    <message>
        <source>not heard of</source>
        <translation>无消息</translation>
    </message>
    <message>
        <source>felt check</source>
        <translation>核对台面</translation>
    </message>
    <message>
        <source>card reader away</source>
        <translation>读牌器断开</translation>
    </message>
    <message>
        <source>settings not signed</source>
        <translation>设定未签</translation>
    </message>
    <message>
        <source>look at the printer</source>
        <translation>看打印机</translation>
    </message>
    <message>
        <source>shuffle due</source>
        <translation>须洗牌</translation>
    </message>
    <message>
        <source>clock is wrong</source>
        <translation>时钟不准</translation>
    </message>
    <message>
        <source>a new journal</source>
        <translation>新日志</translation>
    </message>
    <message>
        <source>Its journal goes on in two ways: a copy of it is in use.</source>
        <translation>其日志有两种延续：有副本在用。</translation>
    </message>
    <message>
        <source>Nobody can say which one is the table&apos;s. Both are kept.</source>
        <translation>无人能说哪份属此桌。两份都保留。</translation>
    </message>
    <message>
        <source>Stop the table and call the technician.</source>
        <translation>停桌并叫技术员。</translation>
    </message>
    <message>
        <source>The program has stopped the Round: {detail}</source>
        <translation>程序已停止本局：{detail}</translation>
    </message>
    <message>
        <source>Nothing is lost; nothing goes on.</source>
        <translation>没有丢失；一切暂停。</translation>
    </message>
    <message>
        <source>Go there: Restore goes on from the journal.</source>
        <translation>前往：恢复会由日志继续。</translation>
    </message>
    <message>
        <source>{detail}</source>
        <translation>{detail}</translation>
    </message>
    <message>
        <source>The table goes on; this desk does not see it.</source>
        <translation>赌桌继续；此台看不到。</translation>
    </message>
    <message>
        <source>Call the technician.</source>
        <translation>叫技术员。</translation>
    </message>
    <message>
        <source>{detail}.</source>
        <translation>{detail}。</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>牌局等待。</translation>
    </message>
    <message>
        <source>Open the case, or go there.</source>
        <translation>打开个案，或前往。</translation>
    </message>
    <message>
        <source>No Round opens.</source>
        <translation>不可开局。</translation>
    </message>
    <message>
        <source>The Shift Manager signs at the table.</source>
        <translation>值班经理在赌桌签名。</translation>
    </message>
    <message>
        <source>The line is cut, or the table is switched off.</source>
        <translation>线路中断，或赌桌关机。</translation>
    </message>
    <message>
        <source>The table goes on by itself; what is shown is old.</source>
        <translation>赌桌自行继续；所示为旧。</translation>
    </message>
    <message>
        <source>Look at the line.</source>
        <translation>检查线路。</translation>
    </message>
    <message>
        <source>What the reader sent may be wrong.</source>
        <translation>读牌器的数据可能有误。</translation>
    </message>
    <message>
        <source>The Round can&apos;t be settled.</source>
        <translation>本局不能结算。</translation>
    </message>
    <message>
        <source>The Dealer compares the felt with the screen.</source>
        <translation>荷官核对台面与屏幕。</translation>
    </message>
    <message>
        <source>The card reader is not connected.</source>
        <translation>读牌器未连接。</translation>
    </message>
    <message>
        <source>Cards are entered by hand.</source>
        <translation>手动录牌。</translation>
    </message>
    <message>
        <source>Look at its cable.</source>
        <translation>检查其线缆。</translation>
    </message>
    <message>
        <source>Settings were changed, and nobody has signed.</source>
        <translation>设定已改，无人签名。</translation>
    </message>
    <message>
        <source>Perhaps no Round opens.</source>
        <translation>可能不可开局。</translation>
    </message>
    <message>
        <source>Sign at the table.</source>
        <translation>在赌桌签名。</translation>
    </message>
    <message>
        <source>A slip may not have come out.</source>
        <translation>单据可能未出。</translation>
    </message>
    <message>
        <source>It is printed again only if somebody says so.</source>
        <translation>有人要求才再打印。</translation>
    </message>
    <message>
        <source>Look at the printer, and say it at the table.</source>
        <translation>看打印机，在赌桌说明。</translation>
    </message>
    <message>
        <source>The cards must be shuffled.</source>
        <translation>须洗牌。</translation>
    </message>
    <message>
        <source>No Round opens before that.</source>
        <translation>此前不可开局。</translation>
    </message>
    <message>
        <source>The Dealer loads a shoe.</source>
        <translation>荷官装牌靴。</translation>
    </message>
    <message>
        <source>The table&apos;s clock differs by {detail}.</source>
        <translation>赌桌时钟相差{detail}。</translation>
    </message>
    <message>
        <source>Its slips show a wrong time.</source>
        <translation>其单据时间错误。</translation>
    </message>
    <message>
        <source>The table has begun another journal.</source>
        <translation>赌桌已开另一日志。</translation>
    </message>
    <message>
        <source>The earlier one is kept.</source>
        <translation>先前的保留。</translation>
    </message>
    <message>
        <source>Ask the technician if it was on purpose.</source>
        <translation>问技术员是否有意。</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>Round {number}: the game waits</source>
        <translation>第{number}局：牌局暂停</translation>
    </message>
    <message>
        <source>Case {number}, Round {round}: the game waits</source>
        <translation>个案{number}，第{round}局：牌局暂停</translation>
    </message>
    <message>
        <source>The report was an error</source>
        <translation>报告有误</translation>
    </message>
    <message>
        <source>The case is closed. Nothing else changes.</source>
        <translation>个案已结。其他不变。</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Boxes: {boxes}.</source>
        <translation>门：{boxes}。</translation>
    </message>
    <message>
        <source>Players who must still choose: {count}</source>
        <translation>尚须选择的玩家：{count}</translation>
    </message>
    <message>
        <source>ruled so in {same} of {count}</source>
        <translation>{count}次中{same}次如此裁决</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>第{hand}手</translation>
    </message>
    <message>
        <source>Box {box}, {bet}</source>
        <translation>{box}号门，{bet}</translation>
    </message>
    <message>
        <source>House</source>
        <translation>场方</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>{box}号门</translation>
    </message>
    <message>
        <source>Box {box}   {player}</source>
        <translation>{box}号门   {player}</translation>
    </message>
    <message>
        <source>Why the report was an error</source>
        <translation>报告为何有误</translation>
    </message>
    <message>
        <source>What was decided, in a sentence</source>
        <translation>用一句话写明决定</translation>
    </message>
    <message>
        <source>The House has mostly ruled otherwise on this kind before.</source>
        <translation>场方以往对此类多作另一种裁决。</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Void the Round</source>
        <translation>本局作废</translation>
    </message>
    <message>
        <source>The manager decides</source>
        <translation>由经理决定</translation>
    </message>
    <message>
        <source>Bets back</source>
        <translation>退注</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>reconstruct</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>弃牌</translation>
    </message>
    <message>
        <source>remove the Hand</source>
        <translation>撤手牌</translation>
    </message>
    <message>
        <source>{card} first</source>
        <translation>{card}在先</translation>
    </message>
    <message>
        <source>intentional</source>
        <translation>故意</translation>
    </message>
    <message>
        <source>not intentional</source>
        <translation>非故意</translation>
    </message>
    <message>
        <source>Every Bet goes back, settled or not. The Round is over.</source>
        <translation>各注无论结算与否一律退回。本局结束。</translation>
    </message>
    <message>
        <source>In the manager&apos;s own words, which close the case.</source>
        <translation>以经理自己的话结案。</translation>
    </message>
    <message>
        <source>Each Player&apos;s own choice. What is settled stands.</source>
        <translation>由各玩家自选。已结算的不变。</translation>
    </message>
    <message>
        <source>The cards set aside are dealt, in order.</source>
        <translation>搁置的牌依次派出。</translation>
    </message>
    <message>
        <source>The cards are moved to where they should have gone.</source>
        <translation>牌移到本应所在之处。</translation>
    </message>
    <message>
        <source>The cards set aside go out of play.</source>
        <translation>搁置的牌作弃牌。</translation>
    </message>
    <message>
        <source>The cards stay as they lie.</source>
        <translation>牌原样不动。</translation>
    </message>
    <message>
        <source>The other one is the next card.</source>
        <translation>另一张是下一张牌。</translation>
    </message>
    <message>
        <source>The Hand is out; its Bets go back.</source>
        <translation>该手出局，其注退回。</translation>
    </message>
    <message>
        <source>The Hand stays in play.</source>
        <translation>该手留在局中。</translation>
    </message>
    <message>
        <source>Everything stays as it lies.</source>
        <translation>一切原样不动。</translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation>牌已还原。</translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation>牌不还原。</translation>
    </message>
    <message>
        <source>{card} comes first.</source>
        <translation>{card}在先。</translation>
    </message>
    <message>
        <source>Box {box}: {player} plays on.</source>
        <translation>{box}号门：{player}继续。</translation>
    </message>
    <message>
        <source>Box {box}: {player} takes the Bet back.</source>
        <translation>{box}号门：{player}取回注。</translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}.</source>
        <translation>本局按{paragraph}作废。</translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation>第{number}张牌其实是{card}。</translation>
    </message>
    <message>
        <source>Box {box}: the House pays {player} {sum}.</source>
        <translation>{box}号门：场方赔{player}{sum}。</translation>
    </message>
    <message>
        <source>Box {box}: the House collects {sum} from {player}.</source>
        <translation>{box}号门：场方向{player}收{sum}。</translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation>是故意的。</translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation>不是故意的。</translation>
    </message>
    <message>
        <source>The Shift Manager decides in these words.</source>
        <translation>值班经理以此作出决定。</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>个案已结。</translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation>结算已重开。</translation>
    </message>
    <message>
        <source>The report was an error, in these words.</source>
        <translation>报告有误，原话如下。</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张牌</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>废牌</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>在局</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>recover {sum}</source>
        <translation>追回{sum}</translation>
    </message>
    <message>
        <source>was taken</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>{sum} back</source>
        <translation>退{sum}</translation>
    </message>
    <message>
        <source>{sum} in play</source>
        <translation>{sum}在局</translation>
    </message>
    <message>
        <source>back</source>
        <translation>退</translation>
    </message>
    <message>
        <source>{sum} stays in play</source>
        <translation>{sum}留在局中</translation>
    </message>
</context>
<context>
    <name>case-file</name>
    <message>
        <source>§ {number}</source>
        <translation>§ {number}</translation>
    </message>
    <message>
        <source>house ruling {number}</source>
        <translation>场规{number}</translation>
    </message>
    <message>
        <source>Nothing has gone wrong at this table yet.</source>
        <translation>此桌尚未出过异常。</translation>
    </message>
    <message>
        <source>Rulings on this kind in this game: {shown}</source>
        <translation>此游戏此类裁决：{shown}</translation>
    </message>
    <message>
        <source>{shown} of {every}</source>
        <translation>{shown}/{every}</translation>
    </message>
    <message>
        <source>None of {every} cases matches.</source>
        <translation>{every}个个案均不符。</translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    Round {round}</source>
        <translation>{ref}    {day} {time}    第{round}局</translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    before the first Round</source>
        <translation>{ref}    {day} {time}    首局之前</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未结</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation>按{paragraph}作废</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已结</translation>
    </message>
    <message>
        <source>the Shift Manager decided</source>
        <translation>值班经理已决定</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>not Reconstructed</source>
        <translation>未还原</translation>
    </message>
    <message>
        <source>judged intentional</source>
        <translation>裁定为故意</translation>
    </message>
    <message>
        <source>judged not intentional</source>
        <translation>裁定为非故意</translation>
    </message>
    <message>
        <source>the card was corrected</source>
        <translation>牌已更正</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>the box had stood</source>
        <translation>该门已停牌</translation>
    </message>
    <message>
        <source>settled again</source>
        <translation>已重新结算</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>{remedy}: {count}</source>
        <translation>{remedy}：{count}</translation>
    </message>
</context>
<context>
    <name>case-papers</name>
    <message>
        <source>The slip of case {0} can&apos;t be made.</source>
        <translation>个案{0}的单据不能制作。</translation>
    </message>
    <message>
        <source>Case {0} is closed.</source>
        <translation>个案{0}已结。</translation>
    </message>
    <message>
        <source>The slip of a correction can&apos;t be made.</source>
        <translation>更正的单据不能制作。</translation>
    </message>
</context>
<context>
    <name>cases</name>
    <message>
        <source>A Player has seen his cards.</source>
        <translation>有玩家看过自己的牌。</translation>
    </message>
    <message>
        <source>A wrong PIN was entered for {name}, the first in a row.</source>
        <translation>{name}的PIN输错一次。</translation>
    </message>
    <message>
        <source>A wrong PIN was entered for {name}, {tries} in a row.</source>
        <translation>{name}的PIN连续输错{tries}次。</translation>
    </message>
    <message>
        <source>Appendix: what the card reader sent</source>
        <translation>附录：读牌器发出的数据</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>At the sign-in at {time}</source>
        <translation>{time}登录时</translation>
    </message>
    <message>
        <source>Box {boxes}.</source>
        <translation>{boxes}号门。</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>{box}号门</translation>
    </message>
    <message>
        <source>Box {box}, Hand {hand}</source>
        <translation>{box}号门第{hand}手</translation>
    </message>
    <message>
        <source>Box {box}, {player}: plays on</source>
        <translation>{box}号门，{player}：继续</translation>
    </message>
    <message>
        <source>Box {box}, {player}: takes the Bet back</source>
        <translation>{box}号门，{player}：取回注</translation>
    </message>
    <message>
        <source>Box {box}: The House collects from {player} {amount}.</source>
        <translation>{box}号门：场方向{player}收{amount}。</translation>
    </message>
    <message>
        <source>Box {box}: The House pays {player} {amount}.</source>
        <translation>{box}号门：场方赔{player}{amount}。</translation>
    </message>
    <message>
        <source>Boxes {boxes}.</source>
        <translation>{boxes}号门。</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>第{number}张牌</translation>
    </message>
    <message>
        <source>Card {number} was drawn too early.</source>
        <translation>第{number}张牌抽得太早。</translation>
    </message>
    <message>
        <source>Card {number} was misread.</source>
        <translation>第{number}张牌误读。</translation>
    </message>
    <message>
        <source>Card {number} was not a Hit: the box had stood.</source>
        <translation>第{number}张牌并非要牌：该门已停牌。</translation>
    </message>
    <message>
        <source>Card {number} was read as {was} and was really {really}.</source>
        <translation>第{number}张牌读作{was}，其实是{really}。</translation>
    </message>
    <message>
        <source>Card {number} was really another one.</source>
        <translation>第{number}张牌其实是另一张。</translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation>第{number}张牌其实是{card}。</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Cards after</source>
        <translation>之后的牌</translation>
    </message>
    <message>
        <source>Cards as corrected</source>
        <translation>更正后的牌</translation>
    </message>
    <message>
        <source>Cards as read</source>
        <translation>读到的牌</translation>
    </message>
    <message>
        <source>Cards before</source>
        <translation>之前的牌</translation>
    </message>
    <message>
        <source>Cards moved, in this order</source>
        <translation>移动的牌，依此顺序</translation>
    </message>
    <message>
        <source>Case {ref}</source>
        <translation>个案{ref}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>已结</translation>
    </message>
    <message>
        <source>Closed at {time} by {name}, {role}.</source>
        <translation>{time}由{name}（{role}）结案。</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>已更正</translation>
    </message>
    <message>
        <source>Correction {ref}</source>
        <translation>更正{ref}</translation>
    </message>
    <message>
        <source>Decided and signed</source>
        <translation>决定与签名</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>废牌</translation>
    </message>
    <message>
        <source>Done by {by}, {time}</source>
        <translation>执行：{by}，{time}</translation>
    </message>
    <message>
        <source>Entry {number}, {port}: </source>
        <translation>条目{number}，{port}：</translation>
    </message>
    <message>
        <source>House: {net}</source>
        <translation>场方：{net}</translation>
    </message>
    <message>
        <source>It is said which of the two cards comes first.</source>
        <translation>已说明两张牌哪张在先。</translation>
    </message>
    <message>
        <source>It is still open.</source>
        <translation>尚未结案。</translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation>是故意的。</translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation>不是故意的。</translation>
    </message>
    <message>
        <source>It was noted.</source>
        <translation>已记录。</translation>
    </message>
    <message>
        <source>It was the {card}.</source>
        <translation>牌是{card}。</translation>
    </message>
    <message>
        <source>Journal {code}, entry {number}</source>
        <translation>日志{code}，条目{number}</translation>
    </message>
    <message>
        <source>Judged intentional</source>
        <translation>裁定为故意</translation>
    </message>
    <message>
        <source>Judged not intentional</source>
        <translation>裁定为非故意</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>款项</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张牌</translation>
    </message>
    <message>
        <source>No Player&apos;s net has changed.</source>
        <translation>各玩家净额不变。</translation>
    </message>
    <message>
        <source>No cards had been dealt.</source>
        <translation>尚未派牌。</translation>
    </message>
    <message>
        <source>Not Reconstructed</source>
        <translation>未还原</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>已记录</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>未结</translation>
    </message>
    <message>
        <source>One card of {whose}, by the Player himself.</source>
        <translation>{whose}的一张牌，由玩家自己露出。</translation>
    </message>
    <message>
        <source>One card of {whose}.</source>
        <translation>{whose}的一张牌。</translation>
    </message>
    <message>
        <source>Opened at {time}: noticed by the program</source>
        <translation>{time}立案：程序发现</translation>
    </message>
    <message>
        <source>Opened at {time}: reported by {by}</source>
        <translation>{time}立案：{by}报告</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>第{page}页，共{pages}页</translation>
    </message>
    <message>
        <source>RETRACTED</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>理由：{reason}</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>已还原</translation>
    </message>
    <message>
        <source>Reopening {ref}</source>
        <translation>重开{ref}</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>已撤回</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>Settled again</source>
        <translation>已重新结算</translation>
    </message>
    <message>
        <source>Settled again at {time} by {name}, {role}.</source>
        <translation>{time}由{name}（{role}）重新结算。</translation>
    </message>
    <message>
        <source>Sign-in {ref}</source>
        <translation>登录{ref}</translation>
    </message>
    <message>
        <source>Signed for by {by} at {time}</source>
        <translation>{time}由{by}签名</translation>
    </message>
    <message>
        <source>Signed: {by}, {time}</source>
        <translation>签名：{by}，{time}</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>赌桌{table}</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand.</source>
        <translation>庄家手牌。</translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}: every Bet goes back.</source>
        <translation>本局按{paragraph}作废：各注退回。</translation>
    </message>
    <message>
        <source>The Shift Manager decided</source>
        <translation>值班经理已决定</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides: {text}</source>
        <translation>赌桌值班经理决定：{text}</translation>
    </message>
    <message>
        <source>The box had stood</source>
        <translation>该门已停牌</translation>
    </message>
    <message>
        <source>The card was corrected</source>
        <translation>牌已更正</translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation>牌已还原。</translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation>牌不还原。</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>个案已结。</translation>
    </message>
    <message>
        <source>The report was made in error: {text}</source>
        <translation>报告有误：{text}</translation>
    </message>
    <message>
        <source>The settlement is made again.</source>
        <translation>已重新结算。</translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation>结算已重开。</translation>
    </message>
    <message>
        <source>The settlement was reopened.</source>
        <translation>结算曾重开。</translation>
    </message>
    <message>
        <source>The {card} comes first.</source>
        <translation>{card}在先。</translation>
    </message>
    <message>
        <source>VOID under {paragraph}: {kind}</source>
        <translation>按{paragraph}作废：{kind}</translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation>按{paragraph}作废</translation>
    </message>
    <message>
        <source>What each Player chose</source>
        <translation>各玩家的选择</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>经过</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>搁置处</translation>
    </message>
    <message>
        <source>house ruling {number}</source>
        <translation>场规{number}</translation>
    </message>
    <message>
        <source>the Dealer&apos;s Hand</source>
        <translation>庄家手牌</translation>
    </message>
    <message>
        <source>the Hand of box {box}</source>
        <translation>{box}号门手牌</translation>
    </message>
    <message>
        <source>the discards</source>
        <translation>废牌</translation>
    </message>
    <message>
        <source>the next card</source>
        <translation>下一张牌</translation>
    </message>
    <message>
        <source>{by} ended the lock-out of {name}.</source>
        <translation>{by}解除了{name}的锁定。</translation>
    </message>
    <message>
        <source>{card}  from {start} to {end}</source>
        <translation>{card}  从{start}到{end}</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}。</translation>
    </message>
    <message>
        <source>{code}, entry {number}</source>
        <translation>{code}，条目{number}</translation>
    </message>
    <message>
        <source>{count} cards of {whose}, by the Player himself.</source>
        <translation>{whose}的{count}张牌，由玩家自己露出。</translation>
    </message>
    <message>
        <source>{count} cards of {whose}.</source>
        <translation>{whose}的{count}张牌。</translation>
    </message>
    <message>
        <source>{name} was locked out for {seconds} seconds.</source>
        <translation>{name}被锁定{seconds}秒。</translation>
    </message>
    <message>
        <source>{net}; {amount} of Bets returned</source>
        <translation>{net}；退回注{amount}</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}：{cards}</translation>
    </message>
    <message>
        <source>{player}: net {before} before, {after} after</source>
        <translation>{player}：净额此前{before}，此后{after}</translation>
    </message>
    <message>
        <source>{role}: {name}</source>
        <translation>{role}：{name}</translation>
    </message>
    <message>
        <source>{what} ({cited})</source>
        <translation>{what}（{cited}）</translation>
    </message>
    <message>
        <source>{who}; Dealer {dealer}.</source>
        <translation>{who}；荷官{dealer}。</translation>
    </message>
    <message>
        <source>§ {number}</source>
        <translation>§ {number}</translation>
    </message>
    <message>
        <source>“{text}”</source>
        <translation>“{text}”</translation>
    </message>
</context>
<context>
    <name>cases command</name>
    <message>
        <source>No case matches.</source>
        <translation>没有符合的个案。</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>第{number}局</translation>
    </message>
    <message>
        <source>The journal has no case.</source>
        <translation>日志中没有个案。</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>已结</translation>
    </message>
    <message>
        <source>open</source>
        <translation>未结</translation>
    </message>
    <message>
        <source>this slip has no code: the table signs it when the case is closed, or when it is saved from the case file</source>
        <translation>此单无代码：结案时或从个案档案保存时由赌桌签署</translation>
    </message>
    <message>
        <source>{state}, signed by {person} ({role})</source>
        <translation>{state}，签名：{person}（{role}）</translation>
    </message>
</context>
<context>
    <name>catch_up</name>
    <message>
        <source>1 card</source>
        <translation>1张牌</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0}张牌</translation>
    </message>
    <message>
        <source>Read before the interruption and dealt now: {cards}.</source>
        <translation>中断前已读、现在派出：{cards}。</translation>
    </message>
    <message>
        <source>Compare the table with the screen.</source>
        <translation>核对台面与屏幕。</translation>
    </message>
</context>
<context>
    <name>changed_files</name>
    <message>
        <source>Changed since the last Round: {names}.</source>
        <translation>上一局之后已更改：{names}。</translation>
    </message>
    <message>
        <source>Ask the Table Games Shift Manager whether rules or layout were changed on purpose. The journal has both digests.</source>
        <translation>问赌桌值班经理规则或台布是否有意更改。日志有两者的摘要值。</translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>Compared: the table is as the screen shows it.</source>
        <translation>已核对：台面与屏幕一致。</translation>
    </message>
    <message>
        <source>Compared with the screen: {0}</source>
        <translation>与屏幕核对：{0}</translation>
    </message>
</context>
<context>
    <name>day report</name>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>预计</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>已点算</translation>
    </message>
    <message>
        <source>final</source>
        <translation>最终</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>派牌</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>等候</translation>
    </message>
    <message>
        <source>All {count} tables</source>
        <translation>全部{count}张赌桌</translation>
    </message>
    <message>
        <source>Audit of table {table}</source>
        <translation>赌桌{table}的稽核</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>注</translation>
    </message>
    <message>
        <source>By Dealer</source>
        <translation>按荷官</translation>
    </message>
    <message>
        <source>By shift</source>
        <translation>按班次</translation>
    </message>
    <message>
        <source>By table and shift</source>
        <translation>按赌桌和班次</translation>
    </message>
    <message>
        <source>Cases by kind and Dealer</source>
        <translation>按种类和荷官的个案</translation>
    </message>
    <message>
        <source>Fills and credits</source>
        <translation>加码与退码</translation>
    </message>
    <message>
        <source>Hold explained by Dealer and shift</source>
        <translation>按荷官和班次的赢额说明</translation>
    </message>
    <message>
        <source>Hold explained, {game}</source>
        <translation>赢额说明，{game}</translation>
    </message>
    <message>
        <source>OPEN: session {number} has {count} exceptions</source>
        <translation>未了结：第{number}期有{count}项差异</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>标准底数</translation>
    </message>
    <message>
        <source>Payouts of {amount} and more</source>
        <translation>{amount}及以上的赔付</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Round {number} is void</source>
        <translation>第{number}局作废</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局数</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>每小时局数</translation>
    </message>
    <message>
        <source>Rounds an hour of dealing</source>
        <translation>每派牌小时局数</translation>
    </message>
    <message>
        <source>Rounds in each hour</source>
        <translation>每小时的局数</translation>
    </message>
    <message>
        <source>Rounds: {over}, of which void: {void}; still open: {open}</source>
        <translation>局数：{over}，其中作废：{void}；仍未结束：{open}</translation>
    </message>
    <message>
        <source>Seconds by cause</source>
        <translation>按原因的秒数</translation>
    </message>
    <message>
        <source>Session {number}, from {opened}, still open ({grade})</source>
        <translation>第{number}期，{opened}起，仍在进行（{grade}）</translation>
    </message>
    <message>
        <source>Session {number}, {opened} to {closed} ({grade})</source>
        <translation>第{number}期，{opened}至{closed}（{grade}）</translation>
    </message>
    <message>
        <source>Signed slips, all days: {firsts} first prints, {again} duplicates</source>
        <translation>已签名单据，所有日期：首印{firsts}张，重印{again}张</translation>
    </message>
    <message>
        <source>Slips of the tray&apos;s money, all days: {counts}</source>
        <translation>码盘款项单据，所有日期：{counts}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>赌桌{table}</translation>
    </message>
    <message>
        <source>Table {table}, signed by the key {key}</source>
        <translation>赌桌{table}，由密钥{key}签名</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>赌桌</translation>
    </message>
    <message>
        <source>The slips in {folder} are as the journal has them</source>
        <translation>{folder}中的单据与日志相符</translation>
    </message>
    <message>
        <source>The slips&apos; files were not compared: name their folder (--slips)</source>
        <translation>未核对单据文件：请指明文件夹（--slips）</translation>
    </message>
    <message>
        <source>The table&apos;s key</source>
        <translation>赌桌密钥</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>WRONG: the copies of {kind} {of} are {numbers}</source>
        <translation>有误：{kind}{of}的份号为{numbers}</translation>
    </message>
    <message>
        <source>WRONG: {what}</source>
        <translation>有误：{what}</translation>
    </message>
    <message>
        <source>What a variance may come from (a hint, no finding)</source>
        <translation>差额可能的来由（提示，非结论）</translation>
    </message>
    <message>
        <source>What the House has won, Round by Round</source>
        <translation>场方逐局累计所赢</translation>
    </message>
    <message>
        <source>a Round</source>
        <translation>每局</translation>
    </message>
    <message>
        <source>advice: a larger par</source>
        <translation>建议：提高标准底数</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>an hour of dealing</source>
        <translation>每派牌小时</translation>
    </message>
    <message>
        <source>box</source>
        <translation>门</translation>
    </message>
    <message>
        <source>by {least} to {most}, if the House approves it</source>
        <translation>提高{least}至{most}，须经场方批准</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>已取消</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>个案</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>收桌点算</translation>
    </message>
    <message>
        <source>counted drop</source>
        <translation>已点投箱额</translation>
    </message>
    <message>
        <source>credit</source>
        <translation>退码</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>退码</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>中断</translation>
    </message>
    <message>
        <source>done</source>
        <translation>完成</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>exceptions open</source>
        <translation>未了结差异</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>加码</translation>
    </message>
    <message>
        <source>fills</source>
        <translation>加码</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>由{least}至{most}</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>等级</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>运气</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>number</source>
        <translation>号码</translation>
    </message>
    <message>
        <source>number not used</source>
        <translation>号码未用</translation>
    </message>
    <message>
        <source>of the Rounds corrected</source>
        <translation>其中更正</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>opener</source>
        <translation>开桌点算</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已赔</translation>
    </message>
    <message>
        <source>recorded drop</source>
        <translation>记录投箱额</translation>
    </message>
    <message>
        <source>request</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>request {request}: {how}</source>
        <translation>申请{request}：{how}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>share</source>
        <translation>占比</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>shift {shift}, {game}</source>
        <translation>班次{shift}，{game}</translation>
    </message>
    <message>
        <source>slip lost</source>
        <translation>单据遗失</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>仍未结束</translation>
    </message>
    <message>
        <source>table</source>
        <translation>赌桌</translation>
    </message>
    <message>
        <source>the House won</source>
        <translation>场方赢</translation>
    </message>
    <message>
        <source>theoretical win</source>
        <translation>理论赢额</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>void {number}: {amount}</source>
        <translation>作废{number}：{amount}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>{amount}, closed by force: the next opener</source>
        <translation>{amount}，强制收桌：取下次开桌点算</translation>
    </message>
    <message>
        <source>{amount}, counted by two</source>
        <translation>{amount}，两人点算</translation>
    </message>
    <message>
        <source>{game}, {decks} decks</source>
        <translation>{game}，{decks}副牌</translation>
    </message>
    <message>
        <source>{kind} {number} is missing</source>
        <translation>缺{kind}{number}</translation>
    </message>
    <message>
        <source>{kind} {number} is there twice</source>
        <translation>{kind}{number}重复</translation>
    </message>
    <message>
        <source>{kind} {number} was not used ({how})</source>
        <translation>{kind}{number}未使用（{how}）</translation>
    </message>
    <message>
        <source>{result} = Rounds {rounds} + tray {tray} + drop {drop}</source>
        <translation>{result} = 各局{rounds} + 码盘{tray} + 投箱{drop}</translation>
    </message>
    <message>
        <source>{who}, {game}</source>
        <translation>{who}，{game}</translation>
    </message>
</context>
<context>
    <name>dealer</name>
    <message>
        <source>A Round is open: another Dealer signs in and takes it over.</source>
        <translation>牌局未完：另一位荷官登录接手。</translation>
    </message>
    <message>
        <source>Nobody was signed out.</source>
        <translation>无人登出。</translation>
    </message>
    <message>
        <source>The note waits for the next Dealer.</source>
        <translation>留言等待下一位荷官。</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Cards are entered by hand</source>
        <translation>手动录牌</translation>
    </message>
    <message>
        <source>The house profile names no card reader.</source>
        <translation>场方设定未指定读牌器。</translation>
    </message>
    <message>
        <source>Last heard at {0}. Silence is normal.</source>
        <translation>最后收到于{0}。静默属正常。</translation>
    </message>
    <message>
        <source>Nothing has come yet. Silence is normal.</source>
        <translation>尚未收到。静默属正常。</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>看懂</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>看不懂</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>重复</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>缺失</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Set aside: it sent too much ({0})</source>
        <translation>已停用：发送过多（{0}）</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Connected, but silent when it should not be</source>
        <translation>已连接，但不该静默时静默</translation>
    </message>
    <message>
        <source>Connected, but nothing that comes can be read</source>
        <translation>已连接，但收到的都读不懂</translation>
    </message>
    <message>
        <source>{0} bits a second</source>
        <translation>每秒{0}位</translation>
    </message>
    <message>
        <source>The device is not connected.</source>
        <translation>设备未连接。</translation>
    </message>
    <message>
        <source>Lock the shoe</source>
        <translation>锁牌靴</translation>
    </message>
    <message>
        <source>Unlock the shoe</source>
        <translation>解锁牌靴</translation>
    </message>
    <message>
        <source>Clear the error</source>
        <translation>清除故障</translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation>此设备不接受命令。</translation>
    </message>
    <message>
        <source>Commands to the shoe are off in the house profile.</source>
        <translation>场方设定关闭了对牌靴的命令。</translation>
    </message>
    <message>
        <source>Not connected: no command can be given.</source>
        <translation>未连接：不能发命令。</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>抽牌</translation>
    </message>
    <message>
        <source>Cards drawn together: {0}</source>
        <translation>一起抽出的牌：{0}</translation>
    </message>
    <message>
        <source>Not understood ({0})</source>
        <translation>看不懂（{0}）</translation>
    </message>
    <message>
        <source>Card drawn: {0}</source>
        <translation>抽牌：{0}</translation>
    </message>
    <message>
        <source>Error: {0}</source>
        <translation>故障：{0}</translation>
    </message>
    <message>
        <source>Error over: {0}</source>
        <translation>故障解除：{0}</translation>
    </message>
    <message>
        <source>Not understood ({0}): {1}</source>
        <translation>看不懂（{0}）：{1}</translation>
    </message>
    <message>
        <source>Not understood: {0}, {1}</source>
        <translation>看不懂：{0}，{1}</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1则信息</translation>
    </message>
    <message>
        <source>{0} messages</source>
        <translation>{0}则信息</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1字节</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0}字节</translation>
    </message>
    <message>
        <source>Set aside: {0}</source>
        <translation>已停用：{0}</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>Add one: tablemgr people add NAME --role shift-manager</source>
        <translation>添加一名：tablemgr people add NAME --role shift-manager</translation>
    </message>
    <message>
        <source>Call the Shift Manager, and put it back from a back-up.</source>
        <translation>叫值班经理，从备份放回。</translation>
    </message>
    <message>
        <source>Call the Shift Manager.</source>
        <translation>叫值班经理。</translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation>检查本机的日期与时间。</translation>
    </message>
    <message>
        <source>Close them: chmod go= FOLDER, go-w FILE.</source>
        <translation>关闭权限：chmod go= FOLDER, go-w FILE。</translation>
    </message>
    <message>
        <source>D-Bus</source>
        <translation>D-Bus</translation>
    </message>
    <message>
        <source>Give this user the right.</source>
        <translation>给此用户权限。</translation>
    </message>
    <message>
        <source>Install alsa-utils (aplay).</source>
        <translation>安装alsa-utils（aplay）。</translation>
    </message>
    <message>
        <source>Its owner alone may have any.</source>
        <translation>只可由其所有者持有。</translation>
    </message>
    <message>
        <source>Look from the table&apos;s own session.</source>
        <translation>在赌桌自己的登录中查看。</translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify {path}`.</source>
        <translation>用`tablemgr journal verify {path}`查看。</translation>
    </message>
    <message>
        <source>Make room before the next shift.</source>
        <translation>在下一班之前腾出空间。</translation>
    </message>
    <message>
        <source>Name one in the house profile: witness.</source>
        <translation>在场方设定中指定：witness。</translation>
    </message>
    <message>
        <source>Shift Managers who may sign: {count}; a house needs two</source>
        <translation>可签名的值班经理：{count}；须有两名</translation>
    </message>
    <message>
        <source>Switch blanking off: xset s off -dpms.</source>
        <translation>关闭熄屏：xset s off -dpms。</translation>
    </message>
    <message>
        <source>`tablemgr backup --to {folder}` makes one; a timer does it each hour.</source>
        <translation>`tablemgr backup --to {folder}`做一份；定时器每小时做一次。</translation>
    </message>
    <message>
        <source>`tablemgr devices` lists the ports.</source>
        <translation>`tablemgr devices`列出端口。</translation>
    </message>
    <message>
        <source>back-ups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>时钟</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>磁盘</translation>
    </message>
    <message>
        <source>every row is as the program wrote it</source>
        <translation>每行都与程序所写一致</translation>
    </message>
    <message>
        <source>fonts</source>
        <translation>字体</translation>
    </message>
    <message>
        <source>house profile</source>
        <translation>场方设定</translation>
    </message>
    <message>
        <source>it can&apos;t be asked: {error}</source>
        <translation>不能询问：{error}</translation>
    </message>
    <message>
        <source>it is not before the journal&apos;s latest entry</source>
        <translation>不早于日志最新条目</translation>
    </message>
    <message>
        <source>it is not sealed by the key that is here</source>
        <translation>不是由此处的密钥封存</translation>
    </message>
    <message>
        <source>it is the journal of another table, {table}</source>
        <translation>这是另一桌{table}的日志</translation>
    </message>
    <message>
        <source>it is {seconds} s behind the journal&apos;s latest entry</source>
        <translation>比日志最新条目慢{seconds}秒</translation>
    </message>
    <message>
        <source>its key {key} is missing</source>
        <translation>其密钥{key}缺失</translation>
    </message>
    <message>
        <source>its log was changed by something else than the program, from entry {entry} on</source>
        <translation>其记录自第{entry}条起被程序以外改动</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>日志</translation>
    </message>
    <message>
        <source>journal {table}</source>
        <translation>日志{table}</translation>
    </message>
    <message>
        <source>key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>no journal yet to compare it with</source>
        <translation>还没有日志可比较</translation>
    </message>
    <message>
        <source>no other account may look in or write</source>
        <translation>其他账户不可查看或写入</translation>
    </message>
    <message>
        <source>no program plays them: what stops the game rings the desktop&apos;s bell</source>
        <translation>没有程序可播放：停局之事由桌面响铃</translation>
    </message>
    <message>
        <source>no session bus answers: the program can&apos;t keep the screen lit</source>
        <translation>没有会话总线应答：程序不能使屏幕常亮</translation>
    </message>
    <message>
        <source>none is set: slips are saved, not printed</source>
        <translation>未设定：单据只保存，不打印</translation>
    </message>
    <message>
        <source>note</source>
        <translation>注意</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>正常</translation>
    </message>
    <message>
        <source>other accounts have rights: {rights}</source>
        <translation>其他账户有权限：{rights}</translation>
    </message>
    <message>
        <source>other accounts may look in or write: {what}</source>
        <translation>其他账户可查看或写入：{what}</translation>
    </message>
    <message>
        <source>printer cage</source>
        <translation>账房打印机</translation>
    </message>
    <message>
        <source>printer reports</source>
        <translation>报告打印机</translation>
    </message>
    <message>
        <source>printer slips</source>
        <translation>单据打印机</translation>
    </message>
    <message>
        <source>printers</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>rights</source>
        <translation>权限</translation>
    </message>
    <message>
        <source>rows were taken out of it, or old ones put back</source>
        <translation>有行被取走，或旧行被放回</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>屏幕</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>staff register</source>
        <translation>员工名册</translation>
    </message>
    <message>
        <source>the journal has no entry yet to compare it with</source>
        <translation>日志还没有条目可比较</translation>
    </message>
    <message>
        <source>the journal&apos;s latest entry is over a week old</source>
        <translation>日志最新条目已逾一周</translation>
    </message>
    <message>
        <source>the key and the slips agree; no witness file is named</source>
        <translation>密钥与单据一致；未指定见证文件</translation>
    </message>
    <message>
        <source>the key, the slips and {file} agree</source>
        <translation>密钥、单据与{file}一致</translation>
    </message>
    <message>
        <source>the newest in {folder} is of {when}</source>
        <translation>{folder}中最新的是{when}</translation>
    </message>
    <message>
        <source>the newest in {folder} is of {when}, {days} days old</source>
        <translation>{folder}中最新的是{when}，已{days}天</translation>
    </message>
    <message>
        <source>the session&apos;s bus answers</source>
        <translation>会话总线应答</translation>
    </message>
    <message>
        <source>the slips in {folder}</source>
        <translation>{folder}中的单据</translation>
    </message>
    <message>
        <source>the witness file {file}</source>
        <translation>见证文件{file}</translation>
    </message>
    <message>
        <source>there is none here: no Wayland or X answers</source>
        <translation>此处没有：Wayland或X无应答</translation>
    </message>
    <message>
        <source>there is none in {folder}</source>
        <translation>{folder}中没有</translation>
    </message>
    <message>
        <source>there is none in {folder} yet</source>
        <translation>{folder}中还没有</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>还没有</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>有</translation>
    </message>
    <message>
        <source>those of the slips can be read</source>
        <translation>单据的字体可读取</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>未看</translation>
    </message>
    <message>
        <source>what it has on {name} was changed by something else than the program</source>
        <translation>其中{name}的内容被程序以外改动</translation>
    </message>
    <message>
        <source>witnesses</source>
        <translation>见证</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>有错</translation>
    </message>
    <message>
        <source>{address} can print</source>
        <translation>{address}可打印</translation>
    </message>
    <message>
        <source>{address}: {what}</source>
        <translation>{address}：{what}</translation>
    </message>
    <message>
        <source>{address}: {what} {said}</source>
        <translation>{address}：{what}{said}</translation>
    </message>
    <message>
        <source>{file}: table {table}</source>
        <translation>{file}：赌桌{table}</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be written</source>
        <translation>不能写入{folder}</translation>
    </message>
    <message>
        <source>{free:,} MB free in {folder}</source>
        <translation>{folder}可用{free:,} MB</translation>
    </message>
    <message>
        <source>{lines}</source>
        <translation>{lines}</translation>
    </message>
    <message>
        <source>{path} is gone; its key {key} is still there</source>
        <translation>{path}不见了；其密钥{key}仍在</translation>
    </message>
    <message>
        <source>{path} is gone; {anchor} is still there</source>
        <translation>{path}不见了；{anchor}仍在</translation>
    </message>
    <message>
        <source>{path} is gone; {what} know it</source>
        <translation>{path}不见了；{what}记得它</translation>
    </message>
    <message>
        <source>{player} plays them</source>
        <translation>由{player}播放</translation>
    </message>
    <message>
        <source>{port} can be opened</source>
        <translation>{port}可打开</translation>
    </message>
    <message>
        <source>{port} can&apos;t be opened: {kind} ({detail})</source>
        <translation>{port}不能打开：{kind}（{detail}）</translation>
    </message>
    <message>
        <source>{port}: nothing to look at without opening it</source>
        <translation>{port}：不打开则无从查看</translation>
    </message>
</context>
<context>
    <name>drop boxes</name>
    <message>
        <source>Box</source>
        <translation>投币箱</translation>
    </message>
</context>
<context>
    <name>exceptions</name>
    <message>
        <source>opener</source>
        <translation>开台数</translation>
    </message>
    <message>
        <source>count</source>
        <translation>点算</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>收台数</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>投币箱数</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>加码或退码</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>强制关闭</translation>
    </message>
    <message>
        <source>under-way</source>
        <translation>途中</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>规律</translation>
    </message>
    <message>
        <source>slip-lost</source>
        <translation>单据遗失</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>card {number}</source>
        <translation>第{number}张牌</translation>
    </message>
    <message>
        <source>1 card, face down</source>
        <translation>1张暗牌</translation>
    </message>
    <message>
        <source>{0} cards, face down</source>
        <translation>{0}张暗牌</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>&apos;irregularity {kind}&apos; lacks its text</source>
        <translation>&apos;irregularity {kind}&apos;缺其文字</translation>
    </message>
    <message>
        <source>&apos;{player}={value}&apos;: only &apos;{player}=no&apos; can be said of a Split</source>
        <translation>&apos;{player}={value}&apos;：分牌只可写&apos;{player}=no&apos;</translation>
    </message>
    <message>
        <source>--out and --bytes are only for a slip.</source>
        <translation>--out和--bytes只用于单据。</translation>
    </message>
    <message>
        <source>--print is only for a slip.</source>
        <translation>--print只用于单据。</translation>
    </message>
    <message>
        <source>--progress needs --at.</source>
        <translation>--progress须同时有--at。</translation>
    </message>
    <message>
        <source>A PIN in the staff register is damaged.</source>
        <translation>员工名册中有一个PIN损坏。</translation>
    </message>
    <message>
        <source>A Round is open.</source>
        <translation>有一局进行中。</translation>
    </message>
    <message>
        <source>A certificate needs the table&apos;s key.</source>
        <translation>证书须有赌桌密钥。</translation>
    </message>
    <message>
        <source>A drill of a Round needs --{word}.</source>
        <translation>牌局练习须有--{word}。</translation>
    </message>
    <message>
        <source>A drill of a case does not.</source>
        <translation>个案练习不须。</translation>
    </message>
    <message>
        <source>A file of the program is missing: set it up again.</source>
        <translation>程序缺一个文件：重新安装。</translation>
    </message>
    <message>
        <source>A report on paper is of one journal, in a file of its own.</source>
        <translation>纸本报告只属一份日志，各自成文件。</translation>
    </message>
    <message>
        <source>A supervisor can allow it in the device profile.</source>
        <translation>主管可在设备配置中允许。</translation>
    </message>
    <message>
        <source>A test needs two assessors, and none of them is the candidate.</source>
        <translation>考试须有两名考官，且不是考生本人。</translation>
    </message>
    <message>
        <source>A training table opens no device, and not {port} either.</source>
        <translation>培训赌桌不开设备，也不开{port}。</translation>
    </message>
    <message>
        <source>A training table&apos;s journal does not go to the pit.</source>
        <translation>培训赌桌的日志不送监场。</translation>
    </message>
    <message>
        <source>Add --by NAME. The Shift Managers are: {names}.</source>
        <translation>加--by NAME。值班经理有：{names}。</translation>
    </message>
    <message>
        <source>Add sslmode=verify-full, and sslrootcert with the house&apos;s certificate.</source>
        <translation>加sslmode=verify-full，以及场方证书的sslrootcert。</translation>
    </message>
    <message>
        <source>Ask for another game.</source>
        <translation>另选一个游戏。</translation>
    </message>
    <message>
        <source>Ask for each by itself.</source>
        <translation>逐一查询。</translation>
    </message>
    <message>
        <source>Ask the technician: tablemgr pit --help says how tables are added.</source>
        <translation>问技术员：tablemgr pit --help说明如何加赌桌。</translation>
    </message>
    <message>
        <source>Ask the technician: without its key the table can&apos;t sign a slip.</source>
        <translation>问技术员：没有密钥，赌桌不能签单据。</translation>
    </message>
    <message>
        <source>Bring the file back; without it no name is found again.</source>
        <translation>放回该文件；没有它就不能再找到姓名。</translation>
    </message>
    <message>
        <source>Call the technician: the journal has the whole Round.</source>
        <translation>叫技术员：日志有完整的一局。</translation>
    </message>
    <message>
        <source>Cards of this Round lie face down.</source>
        <translation>本局有暗牌。</translation>
    </message>
    <message>
        <source>Change it there: it comes here.</source>
        <translation>请在那里更改：更改会传到这里。</translation>
    </message>
    <message>
        <source>Change its settings at the table, or name another file with --profile.</source>
        <translation>在赌桌更改设定，或用--profile指定另一文件。</translation>
    </message>
    <message>
        <source>Check its cable and its power.</source>
        <translation>检查线缆和电源。</translation>
    </message>
    <message>
        <source>Check its disk and its rights, or put a copy back.</source>
        <translation>检查磁盘和权限，或放回副本。</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written by this user, then start again.</source>
        <translation>检查其文件夹存在且此用户可写入，然后重新启动。</translation>
    </message>
    <message>
        <source>Check that the file&apos;s folder exists and that this user may read and write there.</source>
        <translation>检查该文件的文件夹存在，且此用户可在其中读写。</translation>
    </message>
    <message>
        <source>Check the disk and its free space, then start again.</source>
        <translation>检查磁盘及其可用空间，然后重新启动。</translation>
    </message>
    <message>
        <source>Check the folder of the slips.</source>
        <translation>检查单据文件夹。</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>检查文件夹。</translation>
    </message>
    <message>
        <source>Choose a Player of that Round.</source>
        <translation>请选该局的闲家。</translation>
    </message>
    <message>
        <source>Choose a Round record.</source>
        <translation>选一个牌局记录。</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>选较短的。</translation>
    </message>
    <message>
        <source>Choose another back-up.</source>
        <translation>另选备份。</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>另选游戏。</translation>
    </message>
    <message>
        <source>Choose another layout in the house profile, or mend the drawing.</source>
        <translation>在场方设定另选台布，或修好绘图。</translation>
    </message>
    <message>
        <source>Choose another layout in the house profile.</source>
        <translation>在场方设定另选台布。</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>先关闭。</translation>
    </message>
    <message>
        <source>Close it to them: chmod 600 {path}. If somebody may have read it, make a new key.</source>
        <translation>对他人关闭：chmod 600 {path}。若可能有人读过，另做密钥。</translation>
    </message>
    <message>
        <source>Close the other window of this table (or end its process), then try again.</source>
        <translation>关闭此桌的另一窗口（或结束其进程），再试。</translation>
    </message>
    <message>
        <source>Correct the device profiles.</source>
        <translation>更正设备配置。</translation>
    </message>
    <message>
        <source>Delete the file: a new key is made at the next start.</source>
        <translation>删除该文件：下次启动时会做新密钥。</translation>
    </message>
    <message>
        <source>Each person chooses a language again, in the menu.</source>
        <translation>各人在菜单中重新选择语言。</translation>
    </message>
    <message>
        <source>Enter two names.</source>
        <translation>输入两个姓名。</translation>
    </message>
    <message>
        <source>Everything is in {path}. Put the link back as it was, then restore the table.</source>
        <translation>全部内容都在{path}。把链接恢复原样，然后恢复赌桌。</translation>
    </message>
    <message>
        <source>Everything up to entry {last} is in the file now. Restore the table.</source>
        <translation>到第{last}条的全部内容现已在文件中。恢复赌桌。</translation>
    </message>
    <message>
        <source>Everything up to entry {last} is in {copy}. If there is a file {name}, move it away; put the journal back or rename the copy to {name}; then restore the table.</source>
        <translation>到第{last}条的全部内容在{copy}。若有文件{name}，先移开；放回日志，或把副本改名为{name}；然后恢复赌桌。</translation>
    </message>
    <message>
        <source>Exchange --from and --to.</source>
        <translation>对调--from和--to。</translation>
    </message>
    <message>
        <source>Export all that is told of it instead (`tablemgr journal export --full`).</source>
        <translation>改为导出全部（`tablemgr journal export --full`）。</translation>
    </message>
    <message>
        <source>Export it once the Round is over.</source>
        <translation>本局结束后再导出。</translation>
    </message>
    <message>
        <source>Finish the Round first.</source>
        <translation>先完成本局。</translation>
    </message>
    <message>
        <source>Free space on this disk, then start the table again.</source>
        <translation>腾出磁盘空间，然后重新启动赌桌。</translation>
    </message>
    <message>
        <source>Free space there, or name another folder for temporary files (TMPDIR).</source>
        <translation>腾出空间，或用TMPDIR指定另一临时文件夹。</translation>
    </message>
    <message>
        <source>Games: {names}.</source>
        <translation>游戏：{names}。</translation>
    </message>
    <message>
        <source>Give --number or --person.</source>
        <translation>请给 --number 或 --person。</translation>
    </message>
    <message>
        <source>Give --out.</source>
        <translation>给出--out。</translation>
    </message>
    <message>
        <source>Give --protocol ({protocols}) or --profile ({names}).</source>
        <translation>给出--protocol（{protocols}）或--profile（{names}）。</translation>
    </message>
    <message>
        <source>Give a CSV file with the lines `uid,card`, e.g. `E0040150A1B2C3D4,Kh`.</source>
        <translation>给出CSV文件，每行`uid,card`，例如`E0040150A1B2C3D4,Kh`。</translation>
    </message>
    <message>
        <source>Give a file that `tablemgr devices record` has written.</source>
        <translation>给出`tablemgr devices record`写的文件。</translation>
    </message>
    <message>
        <source>Give a recorded session.</source>
        <translation>给出录下的记录。</translation>
    </message>
    <message>
        <source>Give a round record.</source>
        <translation>给出牌局记录。</translation>
    </message>
    <message>
        <source>Give a slip&apos;s picture, PDF or plain text, or its code, which begins with T1:.</source>
        <translation>给出单据的图、PDF、纯文字，或以T1:开头的编码。</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>给出较小的。</translation>
    </message>
    <message>
        <source>Give a witness file, a slip, its code, or a head as it is printed: ENTRY and its hash.</source>
        <translation>请给见证文件、单据、其代码，或照打印的日志头：条目号及其哈希。</translation>
    </message>
    <message>
        <source>Give an object: {{&quot;kind&quot;: &quot;allowed&quot;}}.</source>
        <translation>给出一个对象：{{&quot;kind&quot;: &quot;allowed&quot;}}。</translation>
    </message>
    <message>
        <source>Give another path for it.</source>
        <translation>给出另一路径。</translation>
    </message>
    <message>
        <source>Give answers, one JSON object a line.</source>
        <translation>给出答案，每行一个JSON对象。</translation>
    </message>
    <message>
        <source>Give one of: {known}.</source>
        <translation>给出其一：{known}。</translation>
    </message>
    <message>
        <source>Give the CSV file of the tags.</source>
        <translation>给出标签的CSV文件。</translation>
    </message>
    <message>
        <source>Give the public half of the table&apos;s key: tablemgr key show --pem.</source>
        <translation>给出赌桌密钥的公开部分：tablemgr key show --pem。</translation>
    </message>
    <message>
        <source>Give this table a journal of its own in the house profile.</source>
        <translation>在场方设定给此桌自己的日志。</translation>
    </message>
    <message>
        <source>Give this user the right to write the file and its folder, then start again.</source>
        <translation>给此用户写入该文件及其文件夹的权限，然后重新启动。</translation>
    </message>
    <message>
        <source>Give this user the right to write there.</source>
        <translation>给此用户在该处写入的权限。</translation>
    </message>
    <message>
        <source>Give what `tablemgr drill ask --json` printed.</source>
        <translation>给出`tablemgr drill ask --json`的输出。</translation>
    </message>
    <message>
        <source>Give {faults_help}.</source>
        <translation>给出{faults_help}。</translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} has no size.</source>
        <translation>台布{source}中位置{name}没有大小。</translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} lies outside the drawing.</source>
        <translation>台布{source}中位置{name}在图外。</translation>
    </message>
    <message>
        <source>Install PySide6-Essentials 6.11.3, or Python 3.12 or later.</source>
        <translation>安装PySide6-Essentials 6.11.3，或Python 3.12以上。</translation>
    </message>
    <message>
        <source>Install the extra `pit`, or work in a checkout after make setup.</source>
        <translation>安装附加`pit`，或在make setup后的源码中运行。</translation>
    </message>
    <message>
        <source>Install the program again, or choose another language.</source>
        <translation>重新安装程序，或另选语言。</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>重新安装程序。</translation>
    </message>
    <message>
        <source>It has its number: make room, and ask for it again.</source>
        <translation>它已有编号：请腾出空间，再要一次。</translation>
    </message>
    <message>
        <source>It has {count}.</source>
        <translation>它有{count}。</translation>
    </message>
    <message>
        <source>It is dealt from the simulated shoe alone.</source>
        <translation>只由模拟牌靴派牌。</translation>
    </message>
    <message>
        <source>It is not said who makes the change.</source>
        <translation>未说明谁作更改。</translation>
    </message>
    <message>
        <source>It is spoken now.</source>
        <translation>现在已使用。</translation>
    </message>
    <message>
        <source>It takes {min} to {max}.</source>
        <translation>它可有{min}至{max}。</translation>
    </message>
    <message>
        <source>Its window does not answer: look for it, or for another user&apos;s session on this machine, before you end that program.</source>
        <translation>其窗口无应答：结束该程序前，先找到该窗口，或本机上另一用户的登录。</translation>
    </message>
    <message>
        <source>Its window has been brought to the front: go on there.</source>
        <translation>其窗口已移到最前：在那里继续。</translation>
    </message>
    <message>
        <source>Keep the file as it is and tell the technician. Nothing was written to it.</source>
        <translation>保留原文件并通知技术员。未写入任何内容。</translation>
    </message>
    <message>
        <source>Known: {names}.</source>
        <translation>已知：{names}。</translation>
    </message>
    <message>
        <source>Listen for longer.</source>
        <translation>听久一点。</translation>
    </message>
    <message>
        <source>Look at its name and rights.</source>
        <translation>检查其名称和权限。</translation>
    </message>
    <message>
        <source>Look for it in the case file.</source>
        <translation>在个案档案中找。</translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify`. The back-ups made before stay.</source>
        <translation>用`tablemgr journal verify`查看。先前的备份保留。</translation>
    </message>
    <message>
        <source>Make a drill of the Round: tablemgr drill from JOURNAL --round N --lines N --ask …</source>
        <translation>做牌局练习：tablemgr drill from JOURNAL --round N --lines N --ask …</translation>
    </message>
    <message>
        <source>Make it with: tablemgr pit table --help.</source>
        <translation>这样建立：tablemgr pit table --help。</translation>
    </message>
    <message>
        <source>Make room; the next start makes it.</source>
        <translation>腾出空间；下次启动会制作。</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>把它移开。</translation>
    </message>
    <message>
        <source>Move it out of the training folder. The file was not changed.</source>
        <translation>移出培训文件夹。文件未更改。</translation>
    </message>
    <message>
        <source>Name --certificate and --certificate-key, or listen on 127.0.0.1 alone.</source>
        <translation>请写明--certificate和--certificate-key，或只在127.0.0.1上监听。</translation>
    </message>
    <message>
        <source>Name a file of device profiles.</source>
        <translation>指定设备配置文件。</translation>
    </message>
    <message>
        <source>Name a file with the script that a violation was printed with.</source>
        <translation>请指定含有随违规印出的脚本的文件。</translation>
    </message>
    <message>
        <source>Name a folder with --out, one Round with --round, or export them with --full.</source>
        <translation>用--out指定文件夹，用--round指定一局，或用--full导出。</translation>
    </message>
    <message>
        <source>Name a new file.</source>
        <translation>指定新文件。</translation>
    </message>
    <message>
        <source>Name a sheet of a test.</source>
        <translation>指定一张考试单。</translation>
    </message>
    <message>
        <source>Name another file with --out.</source>
        <translation>用--out指定另一文件。</translation>
    </message>
    <message>
        <source>Name another file with --profile.</source>
        <translation>用--profile指定另一文件。</translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation>指定另一文件。</translation>
    </message>
    <message>
        <source>Name another folder with --out.</source>
        <translation>用--out指定另一文件夹。</translation>
    </message>
    <message>
        <source>Name another with --listen.</source>
        <translation>请用--listen另选一个。</translation>
    </message>
    <message>
        <source>Name another.</source>
        <translation>另指定一个。</translation>
    </message>
    <message>
        <source>Name its CSV file in the device profile, or with --uid-table.</source>
        <translation>在设备配置或用--uid-table指定其CSV文件。</translation>
    </message>
    <message>
        <source>Name one of the folders in it.</source>
        <translation>指定其中一个文件夹。</translation>
    </message>
    <message>
        <source>Name one with --name: {names}.</source>
        <translation>用--name指定：{names}。</translation>
    </message>
    <message>
        <source>Name one, after the file.</source>
        <translation>在文件之后指定一个。</translation>
    </message>
    <message>
        <source>Name one; `tablemgr devices` lists them.</source>
        <translation>指定一个；`tablemgr devices`列出。</translation>
    </message>
    <message>
        <source>Name the folder of the slips.</source>
        <translation>指定单据文件夹。</translation>
    </message>
    <message>
        <source>Name the game by --game.</source>
        <translation>用--game指定游戏。</translation>
    </message>
    <message>
        <source>Name the staff register&apos;s file, or its folder; its owner alone may read it.</source>
        <translation>指定员工名册的文件或其文件夹；只有其所有者可读取。</translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own diary.</source>
        <translation>指定学员自己的日记。</translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own file.</source>
        <translation>指定见习荷官自己的文件。</translation>
    </message>
    <message>
        <source>No PIN was given.</source>
        <translation>未给PIN。</translation>
    </message>
    <message>
        <source>No Shift Manager was named.</source>
        <translation>未指定值班经理。</translation>
    </message>
    <message>
        <source>No case has a person {person!r}.</source>
        <translation>没有个案有此人{person!r}。</translation>
    </message>
    <message>
        <source>No case is under paragraph {paragraph!r}.</source>
        <translation>没有个案属条款{paragraph!r}。</translation>
    </message>
    <message>
        <source>No closed case is {ref}.</source>
        <translation>没有已结个案{ref}。</translation>
    </message>
    <message>
        <source>No copy could be saved ({what}), and what was dealt is lost if the program ends: leave it running, free space on this disk or put the journal&apos;s folder back, then restore the table. That tries to save it again.</source>
        <translation>未能保存副本（{what}），程序一结束，已派的牌局即丢失：让程序继续运行，腾出磁盘空间或放回日志的文件夹，然后恢复赌桌。这会再次尝试保存。</translation>
    </message>
    <message>
        <source>No day lies between {since} and {until}.</source>
        <translation>{since}与{until}之间没有日子。</translation>
    </message>
    <message>
        <source>No odds are known for this family of games.</source>
        <translation>此类游戏的概率未知。</translation>
    </message>
    <message>
        <source>No slip was made.</source>
        <translation>未制作单据。</translation>
    </message>
    <message>
        <source>Nobody has trained here yet.</source>
        <translation>此处尚无人受训。</translation>
    </message>
    <message>
        <source>Not every question was answered.</source>
        <translation>有问题未回答。</translation>
    </message>
    <message>
        <source>Nothing can listen on {host}, port {port}: {said}.</source>
        <translation>无法在{host}的端口{port}上监听：{said}。</translation>
    </message>
    <message>
        <source>Nothing is asked of a Dealer at this moment.</source>
        <translation>此刻不问荷官。</translation>
    </message>
    <message>
        <source>Nothing is changed; try again.</source>
        <translation>没有更改；再试。</translation>
    </message>
    <message>
        <source>Nothing that was stored is lost. Tell the technician; `tablemgr journal export` writes a Round of the journal to a file.</source>
        <translation>已存内容没有丢失。通知技术员；`tablemgr journal export`把日志中的一局写入文件。</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>没有更改。</translation>
    </message>
    <message>
        <source>Nothing was written to it. Keep the file as it is, call the supervisor, and start the table with a new journal or with a sound copy.</source>
        <translation>未写入任何内容。保留文件，叫主管，用新日志或完好的副本开台。</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>未写入任何内容。</translation>
    </message>
    <message>
        <source>Only one paragraph can be asked for.</source>
        <translation>只可查一个条款。</translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu.</source>
        <translation>稍后打开：菜单中的单据。</translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu. If that fails too, start the program again.</source>
        <translation>稍后打开：菜单中的单据。若仍不行，重新启动程序。</translation>
    </message>
    <message>
        <source>Open the window and look: Printer…</source>
        <translation>打开窗口查看：打印机…</translation>
    </message>
    <message>
        <source>Other prints of this table wait.</source>
        <translation>此桌还有待打印的。</translation>
    </message>
    <message>
        <source>Paragraphs in this journal: {known}.</source>
        <translation>此日志中的条款：{known}。</translation>
    </message>
    <message>
        <source>People in this journal: {known}.</source>
        <translation>此日志中的人：{known}。</translation>
    </message>
    <message>
        <source>Play to a card, a total or a payment.</source>
        <translation>打到一张牌、一个点数或一次赔付。</translation>
    </message>
    <message>
        <source>Print it later: tablemgr cases JOURNAL --slip {ref} --out FILE.</source>
        <translation>稍后打印：tablemgr cases JOURNAL --slip {ref} --out FILE。</translation>
    </message>
    <message>
        <source>Put a copy back; without one, move it away: a Shift Manager signs for a new one.</source>
        <translation>放回副本；没有则移开：由值班经理为新的签名。</translation>
    </message>
    <message>
        <source>Put it back, or name one that is there.</source>
        <translation>放回，或指定存在的一个。</translation>
    </message>
    <message>
        <source>Put it back, or take it out of the house profile.</source>
        <translation>放回，或从场方设定中删去。</translation>
    </message>
    <message>
        <source>Put it there, then restore again.</source>
        <translation>放到那里，再恢复。</translation>
    </message>
    <message>
        <source>Put the back-up of the diary in its place.</source>
        <translation>放上日记的备份。</translation>
    </message>
    <message>
        <source>Put the curriculum right.</source>
        <translation>改正课程。</translation>
    </message>
    <message>
        <source>Put the file right.</source>
        <translation>更正文件。</translation>
    </message>
    <message>
        <source>Put the house profile back as it was, finish the Round, then change it.</source>
        <translation>把场方设定改回原样，完成本局，再更改。</translation>
    </message>
    <message>
        <source>Put the house profile right and start again.</source>
        <translation>更正场方设定，再启动。</translation>
    </message>
    <message>
        <source>Put the house profile right.</source>
        <translation>更正场方设定。</translation>
    </message>
    <message>
        <source>Put the journal back beside its log, or move the log away with the old journal.</source>
        <translation>把日志放回其记录旁，或把记录与旧日志一起移开。</translation>
    </message>
    <message>
        <source>Put the journal back, or a rescued copy under its name. To begin a new journal instead, move the anchor away too ({file}-anchor).</source>
        <translation>放回日志或救回的副本。若要开新日志，也移开锚文件（{file}-anchor）。</translation>
    </message>
    <message>
        <source>Put the table&apos;s own journal back. The file was not changed.</source>
        <translation>放回赌桌自己的日志。文件未更改。</translation>
    </message>
    <message>
        <source>Put the token in its place, and look at the key&apos;s file; ask the technician.</source>
        <translation>插好令牌，检查密钥文件；问技术员。</translation>
    </message>
    <message>
        <source>Report this.</source>
        <translation>请报告此事。</translation>
    </message>
    <message>
        <source>Reset this person&apos;s PIN.</source>
        <translation>重设此人的PIN。</translation>
    </message>
    <message>
        <source>Round {number} has no slip.</source>
        <translation>第{number}局没有单据。</translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: card {number} was not read, and nobody has opened it.</source>
        <translation>第{round_no}局不能写成记录：第{number}张牌未读，且无人打开。</translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: what was done before a card was named would not have been allowed with that card.</source>
        <translation>第{round_no}局不能写成记录：某张牌报出之前所做的，若当时已知该牌，规则不会允许。</translation>
    </message>
    <message>
        <source>Round {round_no} has no slip.</source>
        <translation>第{round_no}局没有单据。</translation>
    </message>
    <message>
        <source>Round {round_no} has no {words}.</source>
        <translation>第{round_no}局没有{words}。</translation>
    </message>
    <message>
        <source>Round {round_no} in {path} is open and was begun with other settings: {game}, {boxes} boxes, {decks} decks.</source>
        <translation>{path}的第{round_no}局未结束，开局时设定不同：{game}，{boxes}门，{decks}副。</translation>
    </message>
    <message>
        <source>Round {round_no} is open: the key can&apos;t be changed now.</source>
        <translation>第{round_no}局进行中：现在不能更换密钥。</translation>
    </message>
    <message>
        <source>Run the simulator on Linux, or connect a real port.</source>
        <translation>在Linux运行模拟器，或接真端口。</translation>
    </message>
    <message>
        <source>Save it once the table goes on.</source>
        <translation>赌桌继续后再保存。</translation>
    </message>
    <message>
        <source>Say when it was answered, with the zone.</source>
        <translation>说明回答的时间和时区。</translation>
    </message>
    <message>
        <source>Say which case with --slip N.</source>
        <translation>用--slip N说明哪个个案。</translation>
    </message>
    <message>
        <source>See its cases.</source>
        <translation>查看其个案。</translation>
    </message>
    <message>
        <source>Set server under [pit].</source>
        <translation>在[pit]下设server。</translation>
    </message>
    <message>
        <source>Set the program up again.</source>
        <translation>重新安装程序。</translation>
    </message>
    <message>
        <source>Settle it first.</source>
        <translation>先结算。</translation>
    </message>
    <message>
        <source>Slips can&apos;t be drawn now: {error}.</source>
        <translation>现在不能制作单据：{error}。</translation>
    </message>
    <message>
        <source>Start it on a machine with a screen. `tablemgr demo` plays a demonstration without.</source>
        <translation>在有屏幕的机器启动。`tablemgr demo`可无屏幕演示。</translation>
    </message>
    <message>
        <source>Start the table again: it goes on from the last entry in the journal.</source>
        <translation>重新开台：从日志最后一条继续。</translation>
    </message>
    <message>
        <source>Start the table with that version or a later one. The file was not changed.</source>
        <translation>用该版本或更新版本开台。文件未更改。</translation>
    </message>
    <message>
        <source>Step {position}, &apos;{lines}&apos;, stopped the table: {what}</source>
        <translation>第{position}步&apos;{lines}&apos;使赌桌停止：{what}</translation>
    </message>
    <message>
        <source>Subjects: {names}.</source>
        <translation>科目：{names}。</translation>
    </message>
    <message>
        <source>Table {table} is open already. {what}</source>
        <translation>赌桌{table}已打开。{what}</translation>
    </message>
    <message>
        <source>Tell the technician. The table goes on.</source>
        <translation>通知技术员。赌桌继续。</translation>
    </message>
    <message>
        <source>The Round is in play and its cards lie face down: it is not exported here.</source>
        <translation>本局进行中且有暗牌：不在此导出。</translation>
    </message>
    <message>
        <source>The act is in the journal: make room, and look at the tray again.</source>
        <translation>操作已在日志：腾出空间，再看筹码盘。</translation>
    </message>
    <message>
        <source>The address of the pit&apos;s server asks for no certificate.</source>
        <translation>监场服务器地址未要求证书。</translation>
    </message>
    <message>
        <source>The back-ups before stay.</source>
        <translation>先前的备份保留。</translation>
    </message>
    <message>
        <source>The demonstration needs a PostgreSQL server of its own.</source>
        <translation>演示须有自己的PostgreSQL服务器。</translation>
    </message>
    <message>
        <source>The demonstration stopped at &apos;{line}&apos;: {what}.</source>
        <translation>演示停在&apos;{line}&apos;：{what}。</translation>
    </message>
    <message>
        <source>The demonstration waited in vain for {what}.</source>
        <translation>演示等不到{what}。</translation>
    </message>
    <message>
        <source>The drawing assets/layouts/{name} can&apos;t be read.</source>
        <translation>绘图assets/layouts/{name}不能读取。</translation>
    </message>
    <message>
        <source>The drawing {name} can&apos;t be read.</source>
        <translation>绘图{name}不能读取。</translation>
    </message>
    <message>
        <source>The file must be writable.</source>
        <translation>文件须可写。</translation>
    </message>
    <message>
        <source>The first start of the table makes it.</source>
        <translation>赌桌首次启动时制作。</translation>
    </message>
    <message>
        <source>The first start of the table makes one.</source>
        <translation>赌桌首次启动时制作一个。</translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read.</source>
        <translation>字体{file}不能读取。</translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read: {error}.</source>
        <translation>字体{file}不能读取：{error}。</translation>
    </message>
    <message>
        <source>The fonts in assets/fonts/others can&apos;t be read ({error}).</source>
        <translation>assets/fonts/others中的字体不能读取（{error}）。</translation>
    </message>
    <message>
        <source>The house profile has no printer for slips.</source>
        <translation>场方设定没有单据打印机。</translation>
    </message>
    <message>
        <source>The house profile must be a readable and writable text file.</source>
        <translation>场方设定必须是可读写的文本文件。</translation>
    </message>
    <message>
        <source>The house profile must be writable.</source>
        <translation>场方设定须可写。</translation>
    </message>
    <message>
        <source>The journal has no Round {round_no}.</source>
        <translation>日志没有第{round_no}局。</translation>
    </message>
    <message>
        <source>The journal has no case {case} in a Round.</source>
        <translation>日志的牌局中没有个案{case}。</translation>
    </message>
    <message>
        <source>The journal has no case.</source>
        <translation>日志没有个案。</translation>
    </message>
    <message>
        <source>The journal has no session {number} of the tray.</source>
        <translation>日志没有筹码盘班次{number}。</translation>
    </message>
    <message>
        <source>The journal has {rounds}.</source>
        <translation>日志有{rounds}。</translation>
    </message>
    <message>
        <source>The journal has: {there}.</source>
        <translation>日志有：{there}。</translation>
    </message>
    <message>
        <source>The journal is sound and untouched. Tell the technician: `tablemgr journal export` writes Round {number} to a file, `tablemgr cases` shows its cases.</source>
        <translation>日志完好未动。通知技术员：`tablemgr journal export`把第{number}局写入文件，`tablemgr cases`显示其个案。</translation>
    </message>
    <message>
        <source>The kinds: {names}.</source>
        <translation>类别：{names}。</translation>
    </message>
    <message>
        <source>The last test was not passed.</source>
        <translation>上次考试未合格。</translation>
    </message>
    <message>
        <source>The layout {source} can&apos;t be drawn: it needs a viewBox.</source>
        <translation>台布{source}不能绘制：须有viewBox。</translation>
    </message>
    <message>
        <source>The layout {source} has no place with the id {name}.</source>
        <translation>台布{source}没有编号{name}的位置。</translation>
    </message>
    <message>
        <source>The layout {source} has {boxes} boxes, not 1 to {max_boxes}.</source>
        <translation>台布{source}有{boxes}门，不是1至{max_boxes}。</translation>
    </message>
    <message>
        <source>The layout {source} is too long for any screen.</source>
        <translation>台布{source}太长，任何屏幕都不合。</translation>
    </message>
    <message>
        <source>The layout {source} {what}.</source>
        <translation>台布{source}{what}。</translation>
    </message>
    <message>
        <source>The library for a key in a token is not installed.</source>
        <translation>未安装令牌密钥的程序库。</translation>
    </message>
    <message>
        <source>The link {link_path} to the port can&apos;t be made: {error}.</source>
        <translation>不能建立到端口的链接{link_path}：{error}。</translation>
    </message>
    <message>
        <source>The most that one has is {max}.</source>
        <translation>一个最多为{max}。</translation>
    </message>
    <message>
        <source>The name {name} begins with no game.</source>
        <translation>名称{name}不以游戏开头。</translation>
    </message>
    <message>
        <source>The page would go over the network as anybody can read it.</source>
        <translation>网页会以任何人都能读取的方式经网络传送。</translation>
    </message>
    <message>
        <source>The pit&apos;s desk keeps the staff register.</source>
        <translation>员工名册由监场台保管。</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not allow it: {said}.</source>
        <translation>监场服务器不允许：{said}。</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not know this login: {said}.</source>
        <translation>监场服务器不认识此登录：{said}。</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not prove that it is the house&apos;s: {said}.</source>
        <translation>监场服务器未能证明它是本场的：{said}。</translation>
    </message>
    <message>
        <source>The pit&apos;s server refused: {said}.</source>
        <translation>监场服务器拒绝：{said}。</translation>
    </message>
    <message>
        <source>The pit&apos;s server was changed, or holds another journal: tell the technician.</source>
        <translation>监场服务器已变，或存有另一日志：通知技术员。</translation>
    </message>
    <message>
        <source>The pit&apos;s server was made ready by a newer program.</source>
        <translation>监场服务器由较新程序设置。</translation>
    </message>
    <message>
        <source>The preset uid-table needs the house&apos;s table of tags.</source>
        <translation>预设uid-table须有场方的标签表。</translation>
    </message>
    <message>
        <source>The profile names no port.</source>
        <translation>配置未指定端口。</translation>
    </message>
    <message>
        <source>The protocol of the device is not known.</source>
        <translation>设备协议未知。</translation>
    </message>
    <message>
        <source>The rulebook must be put right first.</source>
        <translation>须先更正规则书。</translation>
    </message>
    <message>
        <source>The server has no journal of {table}.</source>
        <translation>服务器没有{table}的日志。</translation>
    </message>
    <message>
        <source>The settlement is in the journal: print the slip again once there is room.</source>
        <translation>结算已在日志：有空间后再打印单据。</translation>
    </message>
    <message>
        <source>The settlement is stored: print the slip again later.</source>
        <translation>结算已保存：稍后再打印单据。</translation>
    </message>
    <message>
        <source>The sheet of the test is kept.</source>
        <translation>考试单已保留。</translation>
    </message>
    <message>
        <source>The shoe drew {drawn} and not {code}.</source>
        <translation>牌靴抽出{drawn}而非{code}。</translation>
    </message>
    <message>
        <source>The shoe has not answered the last command.</source>
        <translation>牌靴未回应上一命令。</translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>牌靴未连接。</translation>
    </message>
    <message>
        <source>The slip can&apos;t be drawn: the process that draws slips has ended twice.</source>
        <translation>单据不能制作：制作单据的进程已结束两次。</translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown ({error}).</source>
        <translation>单据不能显示（{error}）。</translation>
    </message>
    <message>
        <source>The slip was not drawn within {answer_s:.0f} s.</source>
        <translation>单据在{answer_s:.0f}秒内未制作。</translation>
    </message>
    <message>
        <source>The slip was not printed: {what}</source>
        <translation>单据未打印：{what}</translation>
    </message>
    <message>
        <source>The table is stopped: the slip of a case can&apos;t be signed now.</source>
        <translation>赌桌已停：现在不能签个案单据。</translation>
    </message>
    <message>
        <source>The table&apos;s key can&apos;t be copied out of its token.</source>
        <translation>赌桌密钥不能从令牌复制。</translation>
    </message>
    <message>
        <source>The token has a key {label} already.</source>
        <translation>令牌已有密钥{label}。</translation>
    </message>
    <message>
        <source>The token {token} can&apos;t sign for the table: {error}.</source>
        <translation>令牌{token}不能为赌桌签名：{error}。</translation>
    </message>
    <message>
        <source>The two new PINs differ.</source>
        <translation>两个新PIN不同。</translation>
    </message>
    <message>
        <source>There are {count}.</source>
        <translation>有{count}。</translation>
    </message>
    <message>
        <source>There is a back-up {whole} already.</source>
        <translation>已有备份{whole}。</translation>
    </message>
    <message>
        <source>There is no Round in {names}.</source>
        <translation>{names}中没有牌局。</translation>
    </message>
    <message>
        <source>There is no Round of {day} in {names}.</source>
        <translation>{names}中没有{day}的牌局。</translation>
    </message>
    <message>
        <source>the key of the table&apos;s staff register</source>
        <translation>赌桌员工名册的密钥</translation>
    </message>
    <message>
        <source>{file}: this is not a key of a page.</source>
        <translation>{file}：这不是页面的密钥。</translation>
    </message>
    <message>
        <source>{file}: {words!r} does not name the values of {english!r}.</source>
        <translation>{file}：{words!r}没有写出{english!r}的值。</translation>
    </message>
    <message>
        <source>{name} is gone ({error})</source>
        <translation>{name}不见了（{error}）</translation>
    </message>
    <message>
        <source>{name} was changed by another program</source>
        <translation>{name}被另一程序改动</translation>
    </message>
    <message>
        <source>{name} was replaced by another</source>
        <translation>{name}被另一个替换</translation>
    </message>
    <message>
        <source>{name}, line 1: {heading!r} is expected.</source>
        <translation>{name}，第1行：应为{heading!r}。</translation>
    </message>
    <message>
        <source>{name}, line {number}: {error}.</source>
        <translation>{name}，第{number}行：{error}。</translation>
    </message>
    <message>
        <source>There is no case {slip}.</source>
        <translation>没有个案{slip}。</translation>
    </message>
    <message>
        <source>There is no device profile {name!r}.</source>
        <translation>没有设备配置{name!r}。</translation>
    </message>
    <message>
        <source>There is no fault {name!r}.</source>
        <translation>没有故障{name!r}。</translation>
    </message>
    <message>
        <source>There is no kind {kind!r}.</source>
        <translation>没有类别{kind!r}。</translation>
    </message>
    <message>
        <source>There is no language {tag!r}.</source>
        <translation>没有语言{tag!r}。</translation>
    </message>
    <message>
        <source>There is no lesson {number}.</source>
        <translation>没有第{number}课。</translation>
    </message>
    <message>
        <source>There is no place {place!r}.</source>
        <translation>没有地点{place!r}。</translation>
    </message>
    <message>
        <source>There is no rulebook for {game!r}.</source>
        <translation>没有{game!r}的规则书。</translation>
    </message>
    <message>
        <source>There is no screen here: the table can&apos;t be opened.</source>
        <translation>此处没有屏幕：不能打开赌桌。</translation>
    </message>
    <message>
        <source>There is no such question at that moment: {error}.</source>
        <translation>该时刻没有此问题：{error}。</translation>
    </message>
    <message>
        <source>There is no table test {number}.</source>
        <translation>没有赌桌考试{number}。</translation>
    </message>
    <message>
        <source>There is no {words}.</source>
        <translation>没有{words}。</translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation>此设备不接受命令。</translation>
    </message>
    <message>
        <source>This family of games has no drills.</source>
        <translation>此类游戏没有练习。</translation>
    </message>
    <message>
        <source>This is not a PostgreSQL address.</source>
        <translation>这不是PostgreSQL地址。</translation>
    </message>
    <message>
        <source>This system has no pseudo-terminals.</source>
        <translation>此系统没有伪终端。</translation>
    </message>
    <message>
        <source>This table does not send commands to its shoe.</source>
        <translation>此桌不向牌靴发命令。</translation>
    </message>
    <message>
        <source>This table has no key.</source>
        <translation>此桌没有密钥。</translation>
    </message>
    <message>
        <source>This user must be able to write there.</source>
        <translation>此用户须可在该处写入。</translation>
    </message>
    <message>
        <source>This version of PySide6 does not work with this version of Python: the window would crash within minutes.</source>
        <translation>此版PySide6不能与此版Python并用：窗口会在几分钟内崩溃。</translation>
    </message>
    <message>
        <source>Those that are built: all, or {known}.</source>
        <translation>已建的：all，或{known}。</translation>
    </message>
    <message>
        <source>Training needs a folder that this user may write.</source>
        <translation>培训须有此用户可写的文件夹。</translation>
    </message>
    <message>
        <source>Try again from {when}.</source>
        <translation>{when}起再试。</translation>
    </message>
    <message>
        <source>Try again in a moment, or between two Rounds.</source>
        <translation>稍后或两局之间再试。</translation>
    </message>
    <message>
        <source>Try again in a second.</source>
        <translation>一秒后再试。</translation>
    </message>
    <message>
        <source>Try it again.</source>
        <translation>再试一次。</translation>
    </message>
    <message>
        <source>Two ports are named.</source>
        <translation>指定了两个端口。</translation>
    </message>
    <message>
        <source>Type it, or give one PIN a line on standard input.</source>
        <translation>输入，或在标准输入每行给一个PIN。</translation>
    </message>
    <message>
        <source>Use a live table&apos;s.</source>
        <translation>用正式赌桌的。</translation>
    </message>
    <message>
        <source>Use the buttons on the device itself.</source>
        <translation>用设备上的按钮。</translation>
    </message>
    <message>
        <source>Use the program of that version, or a newer one.</source>
        <translation>用该版本或更新的程序。</translation>
    </message>
    <message>
        <source>Use the program that made it, or a newer one.</source>
        <translation>用制作它的程序或更新的程序。</translation>
    </message>
    <message>
        <source>Wait for its answer.</source>
        <translation>等它回应。</translation>
    </message>
    <message>
        <source>Wait until it is over.</source>
        <translation>等到结束。</translation>
    </message>
    <message>
        <source>Wait until that has ended (a verification, a report, a back-up), then try again.</source>
        <translation>请等它结束（核验、报告或备份），然后再试。</translation>
    </message>
    <message>
        <source>Which Rounds?</source>
        <translation>哪些局？</translation>
    </message>
    <message>
        <source>Whose progress?</source>
        <translation>谁的进度？</translation>
    </message>
    <message>
        <source>Write it as {how}.</source>
        <translation>写成{how}。</translation>
    </message>
    <message>
        <source>Write one of: {forms}.</source>
        <translation>写其一：{forms}。</translation>
    </message>
    <message>
        <source>`tablemgr pit table` makes it, beside the table&apos;s address.</source>
        <translation>由`tablemgr pit table`在赌桌地址旁生成。</translation>
    </message>
    <message>
        <source>`tablemgr train` opens the training table.</source>
        <translation>用“tablemgr train”打开培训桌。</translation>
    </message>
    <message>
        <source>an empty command</source>
        <translation>空命令</translation>
    </message>
    <message>
        <source>entry {seq} of the journal does not fit the Round as it stood before it ({name}: {error}).</source>
        <translation>日志第{seq}条与其前的牌局不符（{name}：{error}）。</translation>
    </message>
    <message>
        <source>it changed while it was being checked</source>
        <translation>检查期间它被改动</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>它没有开头条目</translation>
    </message>
    <message>
        <source>it is missing, and its anchor is damaged: {why}</source>
        <translation>它缺失，且其锚文件损坏：{why}</translation>
    </message>
    <message>
        <source>its write-ahead log</source>
        <translation>其预写记录</translation>
    </message>
    <message>
        <source>pip install python-pkcs11</source>
        <translation>pip install python-pkcs11</translation>
    </message>
    <message>
        <source>tablemgr printers set slips …</source>
        <translation>tablemgr printers set slips …</translation>
    </message>
    <message>
        <source>the address of the pit&apos;s server</source>
        <translation>监场服务器地址</translation>
    </message>
    <message>
        <source>the code has an unknown key: {key!r}</source>
        <translation>代码含未知键：{key!r}</translation>
    </message>
    <message>
        <source>the code is not Base45</source>
        <translation>代码不是Base45</translation>
    </message>
    <message>
        <source>the code is not CBOR: {error}</source>
        <translation>代码不是CBOR：{error}</translation>
    </message>
    <message>
        <source>the code is not a map</source>
        <translation>代码不是映射</translation>
    </message>
    <message>
        <source>the code is not the Base45 of its bytes</source>
        <translation>代码不是其字节的Base45</translation>
    </message>
    <message>
        <source>the code is not written in the canonical way</source>
        <translation>代码不是按规范写成</translation>
    </message>
    <message>
        <source>the code is too short to be signed</source>
        <translation>代码太短，不可能已签名</translation>
    </message>
    <message>
        <source>the code lacks its key {key}</source>
        <translation>代码缺少键{key}</translation>
    </message>
    <message>
        <source>the code&apos;s key {key} holds what it may not</source>
        <translation>代码的键{key}含不允许的内容</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>磁盘已满</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>磁盘报告故障</translation>
    </message>
    <message>
        <source>the journal holds a Bet that can&apos;t be: {event}.</source>
        <translation>日志有不可能的注：{event}。</translation>
    </message>
    <message>
        <source>the journal holds a movement that this program does not know: {error}</source>
        <translation>日志有本程序不认识的移动：{error}</translation>
    </message>
    <message>
        <source>the journal holds an act that led to nothing: {data}.</source>
        <translation>日志有一个无结果的操作：{data}。</translation>
    </message>
    <message>
        <source>the journal holds an event that has no place in this act at a table of {title}: {name}.</source>
        <translation>日志有一个在{title}此操作中无位置的事件：{name}。</translation>
    </message>
    <message>
        <source>the journal holds an event that this program does not know: {error}</source>
        <translation>日志有本程序不认识的事件：{error}</translation>
    </message>
    <message>
        <source>the journal or its write-ahead log can&apos;t be opened</source>
        <translation>日志或其预写记录不能打开</translation>
    </message>
    <message>
        <source>the journal&apos;s file</source>
        <translation>日志文件</translation>
    </message>
    <message>
        <source>the key of the pit&apos;s page</source>
        <translation>监场网页的密钥</translation>
    </message>
    <message>
        <source>the key of the pseudonyms</source>
        <translation>假名的密钥</translation>
    </message>
    <message>
        <source>the link to it</source>
        <translation>指向它的链接</translation>
    </message>
    <message>
        <source>the signature is not this key&apos;s, or does not hold</source>
        <translation>签名不是此密钥的，或不成立</translation>
    </message>
    <message>
        <source>the staff register&apos;s key</source>
        <translation>员工名册的密钥</translation>
    </message>
    <message>
        <source>the table&apos;s key</source>
        <translation>赌桌密钥</translation>
    </message>
    <message>
        <source>the text is not a slip&apos;s code: it begins with T1:</source>
        <translation>文本不是单据代码：代码以T1:开头</translation>
    </message>
    <message>
        <source>the text is not the one that was signed</source>
        <translation>文本不是当初签名的那份</translation>
    </message>
    <message>
        <source>the token&apos;s PIN</source>
        <translation>令牌的PIN</translation>
    </message>
    <message>
        <source>this user may not write it</source>
        <translation>此用户不可写入</translation>
    </message>
    <message>
        <source>unknown command {word!r}</source>
        <translation>未知命令{word!r}</translation>
    </message>
    <message>
        <source>{address}: {said}</source>
        <translation>{address}：{said}</translation>
    </message>
    <message>
        <source>{advice}</source>
        <translation>{advice}</translation>
    </message>
    <message>
        <source>{ask!r} is not a question.</source>
        <translation>{ask!r}不是问题。</translation>
    </message>
    <message>
        <source>{count} Rounds are as many round records.</source>
        <translation>{count}局即为同数的牌局记录。</translation>
    </message>
    <message>
        <source>{decks!r} is not a number of decks.</source>
        <translation>{decks!r}不是副数。</translation>
    </message>
    <message>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <source>{error}: the language is not kept.</source>
        <translation>{error}：语言未保存。</translation>
    </message>
    <message>
        <source>{filename}: {error}.</source>
        <translation>{filename}：{error}。</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: {error}.</source>
        <translation>{file}不能读取：{error}。</translation>
    </message>
    <message>
        <source>{file} names no pit&apos;s server.</source>
        <translation>{file}未指定监场服务器。</translation>
    </message>
    <message>
        <source>{file}: a file of that name exists already.</source>
        <translation>{file}：已有同名文件。</translation>
    </message>
    <message>
        <source>{file}: is not a script: {error}.</source>
        <translation>{file}：不是脚本：{error}。</translation>
    </message>
    <message>
        <source>{file}: is not a sheet of a test: {error}.</source>
        <translation>{file}：不是考试单：{error}。</translation>
    </message>
    <message>
        <source>{file}: is not what somebody has learned: {error}.</source>
        <translation>{file}：不是学习记录：{error}。</translation>
    </message>
    <message>
        <source>{file}: it is not a picture, a PDF or a slip&apos;s text.</source>
        <translation>{file}：不是图、PDF或单据文字。</translation>
    </message>
    <message>
        <source>{file}: it lacks {what}.</source>
        <translation>{file}：缺{what}。</translation>
    </message>
    <message>
        <source>{file}: line {line}: {what}.</source>
        <translation>{file}：第{line}行：{what}。</translation>
    </message>
    <message>
        <source>{file}: no slip&apos;s code is found in it.</source>
        <translation>{file}：找不到单据编码。</translation>
    </message>
    <message>
        <source>{file}: the PDF can&apos;t be read.</source>
        <translation>{file}：PDF不能读取。</translation>
    </message>
    <message>
        <source>{file}: the picture is too large.</source>
        <translation>{file}：图太大。</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}：没有此文件。</translation>
    </message>
    <message>
        <source>{file}: this is not an address.</source>
        <translation>{file}：这不是地址。</translation>
    </message>
    <message>
        <source>{file}: {error}.</source>
        <translation>{file}：{error}。</translation>
    </message>
    <message>
        <source>{file}: {flaws}.</source>
        <translation>{file}：{flaws}。</translation>
    </message>
    <message>
        <source>{file}: {mistakes}.</source>
        <translation>{file}：{mistakes}。</translation>
    </message>
    <message>
        <source>{file}: {said}.</source>
        <translation>{file}：{said}。</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}：{what}。</translation>
    </message>
    <message>
        <source>{file}:{line}: {reason}.</source>
        <translation>{file}:{line}：{reason}。</translation>
    </message>
    <message>
        <source>{file}:{number}: is not a line of a diary: {error}.</source>
        <translation>{file}:{number}：不是日记的一行：{error}。</translation>
    </message>
    <message>
        <source>{folder}/{what}</source>
        <translation>{folder}/{what}</translation>
    </message>
    <message>
        <source>{folder}: no house profile is table {table}&apos;s.</source>
        <translation>{folder}：没有赌桌{table}的场方设定。</translation>
    </message>
    <message>
        <source>{folder}: the slip can&apos;t be saved: {error}.</source>
        <translation>{folder}：单据不能保存：{error}。</translation>
    </message>
    <message>
        <source>{folder}: the slip of the case can&apos;t be written ({error}).</source>
        <translation>{folder}：个案单据不能写入（{error}）。</translation>
    </message>
    <message>
        <source>{folder}: there is a demonstration here already.</source>
        <translation>{folder}：已有演示。</translation>
    </message>
    <message>
        <source>{folder}: {error}.</source>
        <translation>{folder}：{error}。</translation>
    </message>
    <message>
        <source>{game!r} is not a game.</source>
        <translation>{game!r}不是游戏。</translation>
    </message>
    <message>
        <source>{game} has no subject {subject!r}.</source>
        <translation>{game}没有科目{subject!r}。</translation>
    </message>
    <message>
        <source>{given}: it is a slip of table {table}, and says nothing of this journal.</source>
        <translation>{given}：这是{table}台的单据，与本日志无关。</translation>
    </message>
    <message>
        <source>{given}: no slip&apos;s code is found in it.</source>
        <translation>{given}：找不到单据编码。</translation>
    </message>
    <message>
        <source>{given}: {error}.</source>
        <translation>{given}：{error}。</translation>
    </message>
    <message>
        <source>{id} has no paragraph {number!r}.</source>
        <translation>{id}没有条款{number!r}。</translation>
    </message>
    <message>
        <source>{journal}: Round {number} can&apos;t be continued: {why} ({where}).</source>
        <translation>{journal}：第{number}局不能继续：{why}（{where}）。</translation>
    </message>
    <message>
        <source>{line!r} does not name a role: {roles}</source>
        <translation>{line!r}未指定职级：{roles}</translation>
    </message>
    <message>
        <source>{list!r} after the amount: only &apos;seated&apos; may follow it</source>
        <translation>金额后有{list!r}：只可写&apos;seated&apos;</translation>
    </message>
    <message>
        <source>{login}: the name is too long.</source>
        <translation>{login}：名称太长。</translation>
    </message>
    <message>
        <source>{made}: {error}.</source>
        <translation>{made}：{error}。</translation>
    </message>
    <message>
        <source>{name!r} has not trained here.</source>
        <translation>{name!r}未在此培训。</translation>
    </message>
    <message>
        <source>{named}: there is no such file.</source>
        <translation>{named}：没有此文件。</translation>
    </message>
    <message>
        <source>{name}: has a line that is too long.</source>
        <translation>{name}：有一行太长。</translation>
    </message>
    <message>
        <source>{name}: is not UTF-8 text.</source>
        <translation>{name}：不是UTF-8文字。</translation>
    </message>
    <message>
        <source>{name}: it has no script.</source>
        <translation>{name}：没有脚本。</translation>
    </message>
    <message>
        <source>{name}: it has no tags.</source>
        <translation>{name}：没有标签。</translation>
    </message>
    <message>
        <source>{name}: the tag {end} is the end of the tag {whole}.</source>
        <translation>{name}：标签{end}是标签{whole}的结尾。</translation>
    </message>
    <message>
        <source>{name}: {error}.</source>
        <translation>{name}：{error}。</translation>
    </message>
    <message>
        <source>{out}: {error}.</source>
        <translation>{out}：{error}。</translation>
    </message>
    <message>
        <source>{paragraph} can&apos;t be asked about in this Round.</source>
        <translation>本局不能问{paragraph}。</translation>
    </message>
    <message>
        <source>{parent}: the journal&apos;s folder can&apos;t be made: {error}.</source>
        <translation>{parent}：不能建立日志文件夹：{error}。</translation>
    </message>
    <message>
        <source>{part!r} is not a fault.</source>
        <translation>{part!r}不是故障。</translation>
    </message>
    <message>
        <source>{path} is not a back-up.</source>
        <translation>{path}不是备份。</translation>
    </message>
    <message>
        <source>{path} is there already: this table has been set up.</source>
        <translation>{path}已存在：此桌已设定。</translation>
    </message>
    <message>
        <source>{path}: Round {number} is in play, and its cards lie face down.</source>
        <translation>{path}：第{number}局进行中且有暗牌。</translation>
    </message>
    <message>
        <source>{path}: a file of that name exists already.</source>
        <translation>{path}：已有同名文件。</translation>
    </message>
    <message>
        <source>{path}: has format {version}; this program knows {format}.</source>
        <translation>{path}：格式{version}；本程序认识{format}。</translation>
    </message>
    <message>
        <source>{path}: is not UTF-8 text (byte {start}).</source>
        <translation>{path}：不是UTF-8文字（第{start}字节）。</translation>
    </message>
    <message>
        <source>{path}: is not a staff register.</source>
        <translation>{path}：不是员工名册。</translation>
    </message>
    <message>
        <source>{path}: it holds no Ed25519 key, or another one too.</source>
        <translation>{path}：没有Ed25519密钥，或还有另一个。</translation>
    </message>
    <message>
        <source>{path}: it holds something else than public keys.</source>
        <translation>{path}：有公钥以外的内容。</translation>
    </message>
    <message>
        <source>{path}: it is not a key.</source>
        <translation>{path}：不是密钥。</translation>
    </message>
    <message>
        <source>{path}: it is not a public key.</source>
        <translation>{path}：不是公钥。</translation>
    </message>
    <message>
        <source>{path}: it is not a table&apos;s journal.</source>
        <translation>{path}：不是赌桌日志。</translation>
    </message>
    <message>
        <source>{path}: it is not an Ed25519 key.</source>
        <translation>{path}：不是Ed25519密钥。</translation>
    </message>
    <message>
        <source>{path}: it is not {what}.</source>
        <translation>{path}：不是{what}。</translation>
    </message>
    <message>
        <source>{path}: not only its owner may read or change {what} ({mode:04o}).</source>
        <translation>{path}：不只所有者可读或更改{what}（{mode:04o}）。</translation>
    </message>
    <message>
        <source>{path}: the back-up is damaged: {what}</source>
        <translation>{path}：备份损坏：{what}</translation>
    </message>
    <message>
        <source>{path}: the journal belongs to table {table_id}, not to {wanted}.</source>
        <translation>{path}：日志属赌桌{table_id}，不属{wanted}。</translation>
    </message>
    <message>
        <source>{path}: the journal can&apos;t be opened: {what}.</source>
        <translation>{path}：日志不能打开：{what}。</translation>
    </message>
    <message>
        <source>{path}: the journal has stopped after an error ({cause}).</source>
        <translation>{path}：日志因错误停止（{cause}）。</translation>
    </message>
    <message>
        <source>{path}: the journal is being read by another program.</source>
        <translation>{path}：另一程序正在读取日志。</translation>
    </message>
    <message>
        <source>{path}: the journal is closed.</source>
        <translation>{path}：日志已关闭。</translation>
    </message>
    <message>
        <source>{path}: the journal is damaged, or its copy is: {problems}</source>
        <translation>{path}：日志或其副本损坏：{problems}</translation>
    </message>
    <message>
        <source>{path}: the journal is damaged: {what}.</source>
        <translation>{path}：日志损坏：{what}。</translation>
    </message>
    <message>
        <source>{path}: the journal is missing, but its write-ahead log is here ({wal}).</source>
        <translation>{path}：日志缺失，但有其预写记录（{wal}）。</translation>
    </message>
    <message>
        <source>{path}: the journal is missing. Its anchor says that it goes to entry {seq}.</source>
        <translation>{path}：日志缺失。其锚文件说到第{seq}条。</translation>
    </message>
    <message>
        <source>{path}: the journal is open in another program.</source>
        <translation>{path}：另一程序已打开日志。</translation>
    </message>
    <message>
        <source>{path}: the journal was written by a newer version of the program (format {found}; this one knows {known}).</source>
        <translation>{path}：日志由较新版本写成（格式{found}；本程序认识{known}）。</translation>
    </message>
    <message>
        <source>{path}: the picture can&apos;t be written.</source>
        <translation>{path}：图不能写入。</translation>
    </message>
    <message>
        <source>{path}: the slip of the new key can&apos;t be saved: {error}.</source>
        <translation>{path}：新密钥的单据不能保存：{error}。</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be copied: {error}.</source>
        <translation>{path}：员工名册不能复制：{error}。</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {error}.</source>
        <translation>{path}：员工名册不能读取：{error}。</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {what}.</source>
        <translation>{path}：员工名册不能读取：{what}。</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be used: {error}.</source>
        <translation>{path}：员工名册不能使用：{error}。</translation>
    </message>
    <message>
        <source>{path}: the staff register is damaged: {sound}.</source>
        <translation>{path}：员工名册损坏：{sound}。</translation>
    </message>
    <message>
        <source>{path}: the table has no key yet.</source>
        <translation>{path}：赌桌尚无密钥。</translation>
    </message>
    <message>
        <source>{path}: the table is open.</source>
        <translation>{path}：赌桌已打开。</translation>
    </message>
    <message>
        <source>{path}: the table writes its journal faster than it can be copied.</source>
        <translation>{path}：赌桌写日志快于复制。</translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be added to: {error}.</source>
        <translation>{path}：不能加写见证文件：{error}。</translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be read: {error}.</source>
        <translation>{path}：不能读取见证文件：{error}。</translation>
    </message>
    <message>
        <source>{path}: there is no Round {round_no}.</source>
        <translation>{path}：没有第{round_no}局。</translation>
    </message>
    <message>
        <source>{path}: there is no room for a copy of the journal in {folder}.</source>
        <translation>{path}：{folder}没有空间放日志副本。</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}：没有此文件。</translation>
    </message>
    <message>
        <source>{path}: there is no such house profile.</source>
        <translation>{path}：没有此场方设定。</translation>
    </message>
    <message>
        <source>{path}: this is a live table&apos;s journal: training may not write to it.</source>
        <translation>{path}：这是正式赌桌的日志：培训不可写入。</translation>
    </message>
    <message>
        <source>{path}: this is a training journal: no live table may write to it.</source>
        <translation>{path}：这是培训日志：正式赌桌不可写入。</translation>
    </message>
    <message>
        <source>{path}: this is not a key for a staff register.</source>
        <translation>{path}：这不是员工名册的密钥。</translation>
    </message>
    <message>
        <source>{path}: {error}.</source>
        <translation>{path}：{error}。</translation>
    </message>
    <message>
        <source>{path}: {said}.</source>
        <translation>{path}：{said}。</translation>
    </message>
    <message>
        <source>{path}: {what} ({error}).</source>
        <translation>{path}：{what}（{error}）。</translation>
    </message>
    <message>
        <source>{path}: {what} can&apos;t be kept: {error}.</source>
        <translation>{path}：{what}不能保存：{error}。</translation>
    </message>
    <message>
        <source>{path}: {what}, while the table was in play. Stop dealing.</source>
        <translation>{path}：{what}，当时赌桌在局中。停止派牌。</translation>
    </message>
    <message>
        <source>{place}: line {line}: {what}.</source>
        <translation>{place}：第{line}行：{what}。</translation>
    </message>
    <message>
        <source>{place}: {error}.</source>
        <translation>{place}：{error}。</translation>
    </message>
    <message>
        <source>{place}: {kind}: a step stands twice.</source>
        <translation>{place}：{kind}：有一步重复。</translation>
    </message>
    <message>
        <source>{place}: {kind}: no part of the slip is signed at {step!r}.</source>
        <translation>{place}：{kind}：步骤{step!r}没有单据部分被签。</translation>
    </message>
    <message>
        <source>{place}: {kind}: one step {what}, not more and not none.</source>
        <translation>{place}：{kind}：只可有一步{what}。</translation>
    </message>
    <message>
        <source>{place}: {kind}: there is no step {name!r} to sign a part at.</source>
        <translation>{place}：{kind}：没有可签部分的步骤{name!r}。</translation>
    </message>
    <message>
        <source>{player!r} is named twice</source>
        <translation>{player!r}重复</translation>
    </message>
    <message>
        <source>{player} had no Bet in Round {round_no}.</source>
        <translation>{player}在第{round_no}局没有注。</translation>
    </message>
    <message>
        <source>{preset!r} is not a preset of {found}.</source>
        <translation>{preset!r}不是{found}的预设。</translation>
    </message>
    <message>
        <source>{protocol!r} is not a protocol.</source>
        <translation>{protocol!r}不是协议。</translation>
    </message>
    <message>
        <source>{remedy}</source>
        <translation>{remedy}</translation>
    </message>
    <message>
        <source>{rest!r} is one word too many for {value!r}</source>
        <translation>{rest!r}对{value!r}是多余的词</translation>
    </message>
    <message>
        <source>{table}: entry {seq} does not follow the one before.</source>
        <translation>{table}：第{seq}条与前一条不接。</translation>
    </message>
    <message>
        <source>{tests}: {error}.</source>
        <translation>{tests}：{error}。</translation>
    </message>
    <message>
        <source>{text!a} is not a name: Latin, Cyrillic and Greek letters look alike and can&apos;t be mixed.</source>
        <translation>{text!a}不是姓名：拉丁、西里尔和希腊字母形似，不可混用。</translation>
    </message>
    <message>
        <source>{text!a} is not a name: it has more than {longest} characters.</source>
        <translation>{text!a}不是姓名：超过{longest}个字符。</translation>
    </message>
    <message>
        <source>{text!a} is not a name: it must begin with a letter.</source>
        <translation>{text!a}不是姓名：须以字母开头。</translation>
    </message>
    <message>
        <source>{text!a} is not a name: letters, spaces, &apos; - and . only, and no invisible characters.</source>
        <translation>{text!a}不是姓名：只可用字母、空格、&apos;、-和.，不可有不可见字符。</translation>
    </message>
    <message>
        <source>{text!r} is not a printer&apos;s address.</source>
        <translation>{text!r}不是打印机地址。</translation>
    </message>
    <message>
        <source>{title} has no layout with {boxes} boxes.</source>
        <translation>{title}没有{boxes}门的台布。</translation>
    </message>
    <message>
        <source>{title} has no screen yet.</source>
        <translation>{title}尚无屏幕。</translation>
    </message>
    <message>
        <source>{title} has no {kind} {name!r}.</source>
        <translation>{title}没有{kind}{name!r}。</translation>
    </message>
    <message>
        <source>{title} is not played with {decks}.</source>
        <translation>{title}不用{decks}。</translation>
    </message>
    <message>
        <source>{url}: the port did not open in that time.</source>
        <translation>{url}：端口未在该时间内打开。</translation>
    </message>
    <message>
        <source>{url}: {reason}.</source>
        <translation>{url}：{reason}。</translation>
    </message>
    <message>
        <source>{value!r} lacks its {what}</source>
        <translation>{value!r}缺{what}</translation>
    </message>
    <message>
        <source>{word!r} is not PLAYER={example}</source>
        <translation>{word!r}不是PLAYER={example}</translation>
    </message>
    <message>
        <source>{word!r} is not a Player&apos;s name: letters, digits, - and _ only</source>
        <translation>{word!r}不是玩家姓名：只可用字母、数字、-和_</translation>
    </message>
    <message>
        <source>{word!r} is not a number of chips, as 5x100</source>
        <translation>{word!r}不是筹码数，如5x100</translation>
    </message>
    <message>
        <source>{word!r} is not a side Bet of this game: {known}</source>
        <translation>{word!r}不是此游戏的额外投注：{known}</translation>
    </message>
    <message>
        <source>{word!r} is not a {what}: {least} to {most}</source>
        <translation>{word!r}不是{what}：{least}至{most}</translation>
    </message>
    <message>
        <source>{word!r} is not allowed here</source>
        <translation>此处不可用{word!r}</translation>
    </message>
    <message>
        <source>{word!r} is not an amount: more than zero is needed</source>
        <translation>{word!r}不是金额：须大于零</translation>
    </message>
    <message>
        <source>{word!r} is not {article} {what}: {names}</source>
        <translation>{word!r}不是{what}（{article}）：{names}</translation>
    </message>
    <message>
        <source>{word!r}: chips of {denomination} are counted twice</source>
        <translation>{word!r}：{denomination}的筹码数了两次</translation>
    </message>
    <message>
        <source>{word!r}: the tray has no chips of {of}, only of {known}</source>
        <translation>{word!r}：筹码盘没有{of}的筹码，只有{known}</translation>
    </message>
    <message>
        <source>{word!r}: {pieces!r} is not a whole number of chips</source>
        <translation>{word!r}：{pieces!r}不是整数筹码</translation>
    </message>
    <message>
        <source>{words!r} lacks its chips, as 5x100</source>
        <translation>{words!r}缺其筹码，如5x100</translation>
    </message>
    <message>
        <source>{words!r} lacks its {what}</source>
        <translation>{words!r}缺{what}</translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message>
        <source>double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count}张牌</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>+ {0} more</source>
        <translation>+ 另{0}</translation>
    </message>
    <message>
        <source>card {number}, not read</source>
        <translation>第{number}张牌，未读</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>暗牌</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>back</source>
        <translation>退</translation>
    </message>
    <message>
        <source>net {sum}</source>
        <translation>净{sum}</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>已锁</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>切牌卡</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>门</translation>
    </message>
    <message>
        <source>Side Bet</source>
        <translation>额外投注</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Deal on</source>
        <translation>继续派牌</translation>
    </message>
    <message>
        <source>box {box}: {total}</source>
        <translation>{box}号门：{total}</translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation>{boxes}号门</translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation>其余全部停牌</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>平赔</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>or draw the card</source>
        <translation>或抽牌</translation>
    </message>
    <message>
        <source>Your Ace: any Insurance? Then deal on.</source>
        <translation>庄家A：有人买保险吗？然后继续派牌。</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on.</source>
        <translation>有人投降吗？然后继续派牌。</translation>
    </message>
    <message>
        <source>Then deal on.</source>
        <translation>然后继续派牌。</translation>
    </message>
    <message>
        <source>Box {box} stood</source>
        <translation>{box}号门已停牌</translation>
    </message>
    <message>
        <source>it was no Hit</source>
        <translation>并非要牌</translation>
    </message>
    <message>
        <source>Open your cards</source>
        <translation>开庄家牌</translation>
    </message>
    <message>
        <source>Resolve the case</source>
        <translation>处理个案</translation>
    </message>
    <message>
        <source>The Round is Void. Box {box}: {what}.</source>
        <translation>本局作废。{box}号门：{what}。</translation>
    </message>
    <message>
        <source>Have the whole shoe shuffled before the next Round.</source>
        <translation>下一局之前将整靴牌洗过。</translation>
    </message>
    <message>
        <source>A foreign card was found: have the cards checked, then report the new shoe.</source>
        <translation>发现外来牌：检查牌，再报告新牌靴。</translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation>作废单</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>结算单</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>编号{number}</translation>
    </message>
    <message>
        <source>Box {box} done</source>
        <translation>{box}号门完成</translation>
    </message>
    <message>
        <source>then box {box}</source>
        <translation>接着{box}号门</translation>
    </message>
    <message>
        <source>First say whether the interruption affected the Round: press C.</source>
        <translation>先说明中断是否影响本局：按C。</translation>
    </message>
    <message>
        <source>First compare cards and Bets with the screen: press C.</source>
        <translation>先核对牌和注码与屏幕：按C。</translation>
    </message>
    <message>
        <source>Box {boxes} has lost: {what}.</source>
        <translation>{boxes}号门已输：{what}。</translation>
    </message>
    <message>
        <source>The settlement is reopened: correct the card or report what went wrong, then settle.</source>
        <translation>结算已重开：更正该牌或报告异常，然后结算。</translation>
    </message>
    <message>
        <source>Box {box}: {what}.</source>
        <translation>{box}号门：{what}。</translation>
    </message>
    <message>
        <source>All moved. Settle.</source>
        <translation>已全部移动。结算。</translation>
    </message>
    <message>
        <source>Place your Bets</source>
        <translation>开始下注</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>Still due: box {box}: {what}.</source>
        <translation>尚待处理：{box}号门：{what}。</translation>
    </message>
    <message>
        <source>when moved: {what}</source>
        <translation>移动后：{what}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>收回</translation>
    </message>
    <message>
        <source>the last card came too soon</source>
        <translation>最后一张牌来得太早</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>太早</translation>
    </message>
    <message>
        <source>box {box}: {what}</source>
        <translation>{box}号门：{what}</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>{number}号门</translation>
    </message>
    <message>
        <source>Box {number}, Hand {hand}</source>
        <translation>{number}号门第{hand}手</translation>
    </message>
    <message>
        <source>Card {number}, {hand}:</source>
        <translation>第{number}张牌，{hand}：</translation>
    </message>
</context>
<context>
    <name>hands on slips</name>
    <message>
        <source>1 card, face down</source>
        <translation>1张暗牌</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>庄</translation>
    </message>
    <message>
        <source>Banker&apos;s Hand</source>
        <translation>庄手牌</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>爆牌</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>庄家</translation>
    </message>
    <message>
        <source>Dealer&apos;s Hand</source>
        <translation>庄家手牌</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>High</source>
        <translation>大牌</translation>
    </message>
    <message>
        <source>House Way {item}</source>
        <translation>场方摆法{item}</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>小牌</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>闲</translation>
    </message>
    <message>
        <source>Player&apos;s Hand</source>
        <translation>闲手牌</translation>
    </message>
    <message>
        <source>Point Total {points}</source>
        <translation>总点数{points}</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>已退回</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>软{total}点</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>已投降</translation>
    </message>
    <message>
        <source>{count} cards, face down</source>
        <translation>{count}张暗牌</translation>
    </message>
    <message>
        <source>{kind}: {by_cards}</source>
        <translation>{kind}：{by_cards}</translation>
    </message>
</context>
<context>
    <name>header</name>
    <message>
        <source>new shoe</source>
        <translation>新牌靴</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>最后一局</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>手动</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>已停用</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>未连接</translation>
    </message>
    <message>
        <source>error</source>
        <translation>故障</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>已锁</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>已连接</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Round {round_no} (box {box}, {player})</source>
        <translation>第{round_no}局（{box}号门，{player}）</translation>
    </message>
    <message>
        <source>one Stand Off of {stake} paid 1 to 1</source>
        <translation>一注{stake}和局被1赔1</translation>
    </message>
    <message>
        <source>one Stand Off of {stake} taken</source>
        <translation>一注{stake}和局被收</translation>
    </message>
    <message>
        <source>one lost Bet of {lost} not taken</source>
        <translation>一注{lost}输注未收</translation>
    </message>
    <message>
        <source>one lost Bet of {lost} paid 1 to 1 instead of taken</source>
        <translation>一注{lost}输注未收反被1赔1</translation>
    </message>
    <message>
        <source>one {odds} on {stake} not paid</source>
        <translation>一注{stake}（{odds}）未赔</translation>
    </message>
    <message>
        <source>one {odds} on {stake} paid twice</source>
        <translation>一注{stake}（{odds}）赔了两次</translation>
    </message>
    <message>
        <source>one {odds} on {stake} paid {other}</source>
        <translation>一注{stake}（{odds}）误按{other}</translation>
    </message>
    <message>
        <source>one {odds} on {stake} taken instead of paid</source>
        <translation>一注{stake}（{odds}）未赔反被收</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>多{amount}</translation>
    </message>
    <message>
        <source>{amount} short</source>
        <translation>少{amount}</translation>
    </message>
    <message>
        <source>{how} = {mistake}: {places}</source>
        <translation>{how} = {mistake}：{places}</translation>
    </message>
    <message>
        <source>{places} and {more} more</source>
        <translation>{places}及另外{more}处</translation>
    </message>
    <message>
        <source>{won} to {stake}</source>
        <translation>{stake}赔{won}</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>{where} stands</source>
        <translation>{where}停牌</translation>
    </message>
    <message>
        <source>{where} doubles down</source>
        <translation>{where}加倍</translation>
    </message>
    <message>
        <source>Box {box} splits</source>
        <translation>{box}号门分牌</translation>
    </message>
    <message>
        <source>Box {box}: {player} insures for {amount}</source>
        <translation>{box}号门：{player}买保险{amount}</translation>
    </message>
    <message>
        <source>Box {box}: {player} takes Even Money</source>
        <translation>{box}号门：{player}要平赔</translation>
    </message>
    <message>
        <source>Box {box} surrenders</source>
        <translation>{box}号门投降</translation>
    </message>
    <message>
        <source>The Interim Settlement is made</source>
        <translation>中期结算已完成</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>The question was not answered, and is closed.</source>
        <translation>问题未回答，已关闭。</translation>
    </message>
    <message>
        <source>“{question}” was not answered, and is closed.</source>
        <translation>“{question}”未回答，已关闭。</translation>
    </message>
    <message>
        <source>{count} Bets are laid, {sum} in all.</source>
        <translation>已下{count}注，共{sum}。</translation>
    </message>
    <message>
        <source>{count} places are marked.</source>
        <translation>已标记{count}处。</translation>
    </message>
    <message>
        <source>Not laid: {reasons}</source>
        <translation>未下：{reasons}</translation>
    </message>
    <message>
        <source>{amount} to {player} ({bet}, box {box})</source>
        <translation>退{player}{amount}（{bet}，{box}号门）</translation>
    </message>
    <message>
        <source>Give back {parts}.</source>
        <translation>退回{parts}。</translation>
    </message>
    <message>
        <source>Box {box}: the House plays on</source>
        <translation>{box}号门：场方代打</translation>
    </message>
    <message>
        <source>Box {box}: {player} has left</source>
        <translation>{box}号门：{player}已离开</translation>
    </message>
    <message>
        <source>Box {box}: {player} is back</source>
        <translation>{box}号门：{player}已回来</translation>
    </message>
    <message>
        <source>A card was not due</source>
        <translation>有牌不该派</translation>
    </message>
    <message>
        <source>{card} was not due</source>
        <translation>{card}不该派</translation>
    </message>
    <message>
        <source>{where}: a card, face down</source>
        <translation>{where}：一张暗牌</translation>
    </message>
    <message>
        <source>{where}: the {card} that was held</source>
        <translation>{where}：暂留的{card}</translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount}</source>
        <translation>{box}号门：{player} {amount}</translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount} on {bet}</source>
        <translation>{box}号门：{player} {bet} {amount}</translation>
    </message>
    <message>
        <source>The Round is open</source>
        <translation>本局已开始</translation>
    </message>
    <message>
        <source>The Bets are closed</source>
        <translation>已停止下注</translation>
    </message>
    <message>
        <source>The Round is settled</source>
        <translation>本局已结算</translation>
    </message>
</context>
<context>
    <name>interruption</name>
    <message>
        <source>Under these rules an interruption cancels the Round.</source>
        <translation>按此规则，中断使本局取消。</translation>
    </message>
    <message>
        <source>An outcome is established: the cards on the table decide a Bet.</source>
        <translation>结果已定：台上的牌决定了某注。</translation>
    </message>
    <message>
        <source>No outcome is established: the cards on the table decide no Bet yet.</source>
        <translation>结果未定：台上的牌尚未决定任何注。</translation>
    </message>
    <message>
        <source>Something changed, go on ({0})</source>
        <translation>有变化，继续（{0}）</translation>
    </message>
    <message>
        <source>Something changed, open a case ({0})</source>
        <translation>有变化，开立个案（{0}）</translation>
    </message>
</context>
<context>
    <name>journal verify</name>
    <message>
        <source>1 Round</source>
        <translation>1局</translation>
    </message>
    <message>
        <source>Entry {entry}, as it was typed,</source>
        <translation>键入的第{entry}条</translation>
    </message>
    <message>
        <source>Entry {entry}, of which {kind} {number} was printed, {what}.</source>
        <translation>第{entry}条（已打印{kind}{number}）{what}。</translation>
    </message>
    <message>
        <source>Entry {entry}, which {kind} {number} knows,</source>
        <translation>{kind}{number}所记的第{entry}条</translation>
    </message>
    <message>
        <source>Round {hidden} is in play, and its cards lie face down: its bytes are held back.</source>
        <translation>第{hidden}局正在进行，牌为暗牌：其字节不显示。</translation>
    </message>
    <message>
        <source>Round {round_no} was added after the table had been closed (entry {seal})</source>
        <translation>第{round_no}局是在赌桌关闭之后添加的（第{seal}条）</translation>
    </message>
    <message>
        <source>Round {round_no}, entry {entry}, which {file} knows,</source>
        <translation>{file}所记的第{round_no}局第{entry}条</translation>
    </message>
    <message>
        <source>Round {round_no}, of which {kind} {number} was printed, {what}.</source>
        <translation>第{round_no}局（已打印{kind}{number}）{what}。</translation>
    </message>
    <message>
        <source>Round {round_no}, which the witness file knows, {what}.</source>
        <translation>见证文件所记的第{round_no}局{what}。</translation>
    </message>
    <message>
        <source>Round {round_no}: {what}</source>
        <translation>第{round_no}局：{what}</translation>
    </message>
    <message>
        <source>Rounds {first} to {last} are not signed</source>
        <translation>第{first}至{last}局未签名</translation>
    </message>
    <message>
        <source>The journal was not signed by this table&apos;s key: {flaw}.</source>
        <translation>日志不是由此桌密钥签名：{flaw}。</translation>
    </message>
    <message>
        <source>The table has a key, but its journal was never signed.</source>
        <translation>赌桌有密钥，但其日志从未签名。</translation>
    </message>
    <message>
        <source>The witness file {file} ends with Round {last}; the journal has {rounds} Rounds.</source>
        <translation>见证文件{file}止于第{last}局；日志有{rounds}局。</translation>
    </message>
    <message>
        <source>The witness file {file} is missing or has no line of this table; the journal has {rounds} Rounds.</source>
        <translation>见证文件{file}缺失，或没有此桌的行；日志有{rounds}局。</translation>
    </message>
    <message>
        <source>a rollback log of another program lies beside it ({log})</source>
        <translation>旁边有另一程序的回滚记录（{log}）</translation>
    </message>
    <message>
        <source>all {entries} entries are sound, from 0 (the header) to {last}</source>
        <translation>全部{entries}个条目完好，从0（开头条目）到{last}</translation>
    </message>
    <message>
        <source>can&apos;t be read ({error})</source>
        <translation>不能读取（{error}）</translation>
    </message>
    <message>
        <source>does not match its hash: it or the entry before was changed, or it moved</source>
        <translation>与其哈希不符：它或前一条被改动，或它被移动</translation>
    </message>
    <message>
        <source>entry {seq}, Round {round_no}, {slip}, {when}, {who}</source>
        <translation>第{seq}条，第{round_no}局，{slip}，{when}，{who}</translation>
    </message>
    <message>
        <source>entry {seq}, Round {round_no}, {when}, {who}</source>
        <translation>第{seq}条，第{round_no}局，{when}，{who}</translation>
    </message>
    <message>
        <source>entry {seq}: {what}</source>
        <translation>第{seq}条：{what}</translation>
    </message>
    <message>
        <source>every signature is in the register&apos;s log as it is here, and the reverse</source>
        <translation>每个签名在名册记录中与此处一致，反之亦然</translation>
    </message>
    <message>
        <source>has a number that no entry can have</source>
        <translation>编号不可能是条目编号</translation>
    </message>
    <message>
        <source>in the journal Round {round_no} is Void</source>
        <translation>日志中第{round_no}局已作废</translation>
    </message>
    <message>
        <source>in the journal Round {round_no} is not Void</source>
        <translation>日志中第{round_no}局未作废</translation>
    </message>
    <message>
        <source>in the journal the slip replaces none</source>
        <translation>日志中该单据不取代任何单据</translation>
    </message>
    <message>
        <source>in the journal the slip replaces {number}</source>
        <translation>日志中该单据取代{number}</translation>
    </message>
    <message>
        <source>is another one in the journal: entry {seq} is not the one that was written</source>
        <translation>在日志中是另一条：第{seq}条不是当初所写</translation>
    </message>
    <message>
        <source>is in the journal as it is known there</source>
        <translation>在日志中，与所记一致</translation>
    </message>
    <message>
        <source>is not a journal&apos;s header</source>
        <translation>不是日志的开头条目</translation>
    </message>
    <message>
        <source>is not in the journal: it went to entry {seq} and was cut off or put back</source>
        <translation>不在日志中：日志曾到第{seq}条，后被截断或换回旧的</translation>
    </message>
    <message>
        <source>is not signed by the table&apos;s key</source>
        <translation>不是由赌桌密钥签名</translation>
    </message>
    <message>
        <source>it does not begin with its opening</source>
        <translation>它不以开局为首</translation>
    </message>
    <message>
        <source>it has no code that can be read ({why})</source>
        <translation>它没有可读取的代码（{why}）</translation>
    </message>
    <message>
        <source>it has the code {code}; the journal has {known}</source>
        <translation>其代码是{code}；日志中是{known}</translation>
    </message>
    <message>
        <source>it is another journal: entry {seq} is not the one that was written</source>
        <translation>这是另一份日志：第{seq}条不是当初所写</translation>
    </message>
    <message>
        <source>it is not a signature</source>
        <translation>它不是签名</translation>
    </message>
    <message>
        <source>it is signed by a key that had been replaced ({key})</source>
        <translation>由已被更换的密钥签名（{key}）</translation>
    </message>
    <message>
        <source>it is signed by another key ({key})</source>
        <translation>由另一密钥签名（{key}）</translation>
    </message>
    <message>
        <source>it is slip {number}</source>
        <translation>它是单据{number}</translation>
    </message>
    <message>
        <source>it says no number: it was changed, or a version before this one made it</source>
        <translation>没有编号：被改动，或由较早版本所做</translation>
    </message>
    <message>
        <source>it was changed or cut short</source>
        <translation>被改动或截短</translation>
    </message>
    <message>
        <source>it {error}</source>
        <translation>它：{error}</translation>
    </message>
    <message>
        <source>its anchor is damaged ({anchor}): {why}</source>
        <translation>其锚文件损坏（{anchor}）：{why}</translation>
    </message>
    <message>
        <source>its anchor is missing ({anchor}). Only the code on the last slip can show whether entries are missing at the end.</source>
        <translation>其锚文件缺失（{anchor}）。只有最后一张单据上的代码能显示末尾是否缺条目。</translation>
    </message>
    <message>
        <source>its end is missing: it went to entry {seq} and now ends at {last}</source>
        <translation>末尾缺失：曾到第{seq}条，现止于{last}</translation>
    </message>
    <message>
        <source>its signatures were not compared (--staff REGISTER)</source>
        <translation>未核对其签名（--staff REGISTER）</translation>
    </message>
    <message>
        <source>its slips are in {folder}, with its numbers and codes</source>
        <translation>其单据在{folder}，编号与代码相符</translation>
    </message>
    <message>
        <source>its slips were not compared (--slips DIR)</source>
        <translation>未核对其单据（--slips DIR）</translation>
    </message>
    <message>
        <source>its start is damaged: {name} (byte {offset})</source>
        <translation>开头损坏：{name}（字节{offset}）</translation>
    </message>
    <message>
        <source>its table or its guards against change were altered</source>
        <translation>其表格或防改动机制被更改</translation>
    </message>
    <message>
        <source>its text is not the one that was signed</source>
        <translation>其文本不是当初签名的那份</translation>
    </message>
    <message>
        <source>its write-ahead log is larger than one can be ({log})</source>
        <translation>其预写记录超过可能的大小（{log}）</translation>
    </message>
    <message>
        <source>its write-ahead log is missing ({log}): it was taken away, or this is a copy of a journal in use that was made without the log</source>
        <translation>其预写记录缺失（{log}）：被拿走，或这是使用中的日志未带记录的副本</translation>
    </message>
    <message>
        <source>its write-ahead log is not a file ({log})</source>
        <translation>其预写记录不是文件（{log}）</translation>
    </message>
    <message>
        <source>missing (the end, up to {last})</source>
        <translation>缺失（末尾，至{last}）</translation>
    </message>
    <message>
        <source>missing (the journal&apos;s header)</source>
        <translation>缺失（日志的开头条目）</translation>
    </message>
    <message>
        <source>missing ({first} to {last})</source>
        <translation>缺失（{first}至{last}）</translation>
    </message>
    <message>
        <source>missing ({first})</source>
        <translation>缺失（{first}）</translation>
    </message>
    <message>
        <source>page layout</source>
        <translation>页面布局</translation>
    </message>
    <message>
        <source>page size</source>
        <translation>页面大小</translation>
    </message>
    <message>
        <source>paid {paid}, collected {collected}, returned {returned}</source>
        <translation>赔{paid}，收{collected}，退{returned}</translation>
    </message>
    <message>
        <source>schema format</source>
        <translation>结构格式</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}</source>
        <translation>由赌桌密钥签名，第0条至第{last}条</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}; 1 act after it is not</source>
        <translation>由赌桌密钥签名，第0条至第{last}条；其后1个操作未签</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}; {acts} acts after it are not</source>
        <translation>由赌桌密钥签名，第0条至第{last}条；其后{acts}个操作未签</translation>
    </message>
    <message>
        <source>signed by {person}, by entry {entry} of the register: {why}</source>
        <translation>{person}签名，名册第{entry}条：{why}</translation>
    </message>
    <message>
        <source>signed by {person}: {why}</source>
        <translation>{person}签名：{why}</translation>
    </message>
    <message>
        <source>somebody else signed after that, so that it was for something before</source>
        <translation>其后另有人签名，故此签名属于先前之事</translation>
    </message>
    <message>
        <source>somebody other than the Dealer acts, and nobody has signed</source>
        <translation>由荷官以外的人操作，无人签名</translation>
    </message>
    <message>
        <source>text encoding</source>
        <translation>文本编码</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log is another person&apos;s</source>
        <translation>名册记录的该条是他人的</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log is of another table</source>
        <translation>名册记录的该条属于另一桌</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says another Dealer</source>
        <translation>名册记录的该条写的是另一荷官</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says another role</source>
        <translation>名册记录的该条写的是另一职务</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says that it was given in another way</source>
        <translation>名册记录的该条写的是另一签名方式</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log signs nothing</source>
        <translation>名册记录的该条没有签名</translation>
    </message>
    <message>
        <source>the counter of its entries was altered</source>
        <translation>其条目计数被更改</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>文件为空</translation>
    </message>
    <message>
        <source>the file was cut short or made longer: {size} bytes, not {fits}</source>
        <translation>文件被截短或加长：{size}字节，应为{fits}</translation>
    </message>
    <message>
        <source>the file was cut short: {size} bytes</source>
        <translation>文件被截短：{size}字节</translation>
    </message>
    <message>
        <source>the file&apos;s structure is damaged: {line}</source>
        <translation>文件结构损坏：{line}</translation>
    </message>
    <message>
        <source>the folder of its slips</source>
        <translation>其单据的文件夹</translation>
    </message>
    <message>
        <source>the journal has it before the person signed</source>
        <translation>日志中它早于该人签名</translation>
    </message>
    <message>
        <source>the journal has no entry {entry}</source>
        <translation>日志没有第{entry}条</translation>
    </message>
    <message>
        <source>the journal has no slip of Round {round_no} before entry {entry}</source>
        <translation>第{entry}条之前日志没有第{round_no}局的单据</translation>
    </message>
    <message>
        <source>the journal has no {slip} in Round {round_no}</source>
        <translation>日志第{round_no}局没有{slip}</translation>
    </message>
    <message>
        <source>the journal holds another code of {slip}</source>
        <translation>日志中{slip}的代码不同</translation>
    </message>
    <message>
        <source>the journal holds no code of this print of {slip}</source>
        <translation>日志没有{slip}此次打印的代码</translation>
    </message>
    <message>
        <source>the journal knows no such slip</source>
        <translation>日志没有这张单据</translation>
    </message>
    <message>
        <source>the journal of the table does not have it</source>
        <translation>赌桌日志中没有</translation>
    </message>
    <message>
        <source>the journal&apos;s entry {entry} is not the one that was signed</source>
        <translation>日志第{entry}条不是当初签名的那条</translation>
    </message>
    <message>
        <source>the journal&apos;s entry {entry} is of Round {round_no}</source>
        <translation>日志第{entry}条属于第{round_no}局</translation>
    </message>
    <message>
        <source>the journal&apos;s nets are {nets}</source>
        <translation>日志的净额是{nets}</translation>
    </message>
    <message>
        <source>the journal&apos;s sums are {sums}</source>
        <translation>日志的合计是{sums}</translation>
    </message>
    <message>
        <source>the journal&apos;s sums of {player} are {sums}</source>
        <translation>日志中{player}的合计是{sums}</translation>
    </message>
    <message>
        <source>the key {key} has signed none of it</source>
        <translation>密钥{key}没有签过其中任何条目</translation>
    </message>
    <message>
        <source>the key&apos;s signature does not hold: an entry before it was changed</source>
        <translation>密钥的签名不成立：其前有条目被改动</translation>
    </message>
    <message>
        <source>the numbers of {kind} slips are not 1 to {last}: {numbers}</source>
        <translation>{kind}单据的编号不是1至{last}：{numbers}</translation>
    </message>
    <message>
        <source>the register&apos;s log has another entry there</source>
        <translation>名册记录该处是另一条</translation>
    </message>
    <message>
        <source>the register&apos;s log has no such entry</source>
        <translation>名册记录没有该条</translation>
    </message>
    <message>
        <source>the staff register</source>
        <translation>员工名册</translation>
    </message>
    <message>
        <source>the start of the write-ahead log is damaged</source>
        <translation>预写记录的开头损坏</translation>
    </message>
    <message>
        <source>the table&apos;s key</source>
        <translation>赌桌密钥</translation>
    </message>
    <message>
        <source>the write-ahead log beside it ({log}) is from another time and hides entries: without it the file goes up to entry {last}</source>
        <translation>旁边的预写记录（{log}）属于另一时间，遮住了条目：没有它，文件到第{last}条</translation>
    </message>
    <message>
        <source>the write-ahead log beside it ({log}) is from another time and hides entries: without it the file is sound up to entry {last}</source>
        <translation>旁边的预写记录（{log}）属于另一时间，遮住了条目：没有它，文件完好至第{last}条</translation>
    </message>
    <message>
        <source>the write-ahead log is damaged at frame {frame}, and {commits} commits follow</source>
        <translation>预写记录在第{frame}帧损坏，其后还有{commits}次提交</translation>
    </message>
    <message>
        <source>there are more problems than these</source>
        <translation>问题不止这些</translation>
    </message>
    <message>
        <source>there is only the header, which is sound</source>
        <translation>只有开头条目，完好</translation>
    </message>
    <message>
        <source>this is a SQLite file, but not a table&apos;s journal (byte 68)</source>
        <translation>这是SQLite文件，但不是赌桌日志（字节68）</translation>
    </message>
    <message>
        <source>this is not a journal (not a SQLite file), or its start is damaged</source>
        <translation>这不是日志（不是SQLite文件），或其开头损坏</translation>
    </message>
    <message>
        <source>unknown format {version}</source>
        <translation>未知格式{version}</translation>
    </message>
    <message>
        <source>unknown kind {kind!r}</source>
        <translation>未知种类{kind!r}</translation>
    </message>
    <message>
        <source>was lost when the table was restored from a back-up</source>
        <translation>在从备份恢复赌桌时丢失</translation>
    </message>
    <message>
        <source>what it has signed was not looked at (--key FILE)</source>
        <translation>未查看其签名范围（--key FILE）</translation>
    </message>
    <message>
        <source>write-ahead mark</source>
        <translation>预写标记</translation>
    </message>
    <message>
        <source>{code}: no entry has this code.</source>
        <translation>{code}：没有条目有此代码。</translation>
    </message>
    <message>
        <source>{count} Rounds</source>
        <translation>{count}局</translation>
    </message>
    <message>
        <source>{count}, {code}</source>
        <translation>{count}，{code}</translation>
    </message>
    <message>
        <source>{count}, {code} (so far: the table is in play)</source>
        <translation>{count}，{code}（至今：赌桌正在使用）</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}：{what}</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation>{kind}{number}</translation>
    </message>
    <message>
        <source>{line!r} led to {then} events; by the rules it leads to {now}</source>
        <translation>{line!r}产生{then}个事件；按规则应为{now}个</translation>
    </message>
    <message>
        <source>{line!r} led to {then}; by the rules it leads to {now}</source>
        <translation>{line!r}产生{then}；按规则应为{now}</translation>
    </message>
    <message>
        <source>{line!r} was done; the rules refuse it: {why} ({paragraph})</source>
        <translation>已做{line!r}；规则不许：{why}（{paragraph}）</translation>
    </message>
    <message>
        <source>{player} has a net of {before}; by the rules it is {after}</source>
        <translation>{player}净额{before}；按规则为{after}</translation>
    </message>
    <message>
        <source>{rounds} by other rules than today&apos;s, from {first} to {last}: what was stored can have happened so, and is not decided again</source>
        <translation>{rounds}按不同于今日的规则，从第{first}局至第{last}局：所存内容可能如此发生，不再判定</translation>
    </message>
    <message>
        <source>{rounds}: the rules lead to the same events and the same money</source>
        <translation>{rounds}：按规则得出相同的事件和相同的金额</translation>
    </message>
    <message>
        <source>{slip} has no text</source>
        <translation>{slip}没有文本</translation>
    </message>
    <message>
        <source>{slip} of Round {round_no} has no file</source>
        <translation>第{round_no}局的{slip}没有文件</translation>
    </message>
    <message>
        <source>{what} is not at {where}: {so}</source>
        <translation>{what}不在{where}：{so}</translation>
    </message>
    <message>
        <source>{what} {remedy}</source>
        <translation>{what}{remedy}</translation>
    </message>
    <message>
        <source>{which} {what}</source>
        <translation>{which}{what}</translation>
    </message>
</context>
<context>
    <name>kinds of slips</name>
    <message>
        <source>buy-in</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>case</source>
        <translation>个案</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>证书</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>收台</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>更正</translation>
    </message>
    <message>
        <source>count</source>
        <translation>点算</translation>
    </message>
    <message>
        <source>credit</source>
        <translation>退码</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>投币箱</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>加码</translation>
    </message>
    <message>
        <source>head</source>
        <translation>日志末条</translation>
    </message>
    <message>
        <source>key</source>
        <translation>密钥</translation>
    </message>
    <message>
        <source>opener</source>
        <translation>开台</translation>
    </message>
    <message>
        <source>payout-correction</source>
        <translation>赔付更正</translation>
    </message>
    <message>
        <source>player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>reopening</source>
        <translation>重开</translation>
    </message>
    <message>
        <source>request</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>登录</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>差异</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{before} and {last}</source>
        <translation>{before}和{last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before}或{last}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}、{next}</translation>
    </message>
    <message>
        <source>{before}; {next}</source>
        <translation>{before}；{next}</translation>
    </message>
</context>
<context>
    <name>look-up</name>
    <message>
        <source>By</source>
        <translation>依据</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>分项</translation>
    </message>
    <message>
        <source>It names</source>
        <translation>文中提及</translation>
    </message>
    <message>
        <source>House rulings that name it</source>
        <translation>提及此条的场规</translation>
    </message>
    <message>
        <source>What words mean</source>
        <translation>用语含义</translation>
    </message>
    <message>
        <source>Layout and cards</source>
        <translation>台布与牌</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>玩法</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>赔付</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>出错时</translation>
    </message>
    <message>
        <source>Section {number}</source>
        <translation>第{number}部分</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>赔率表</translation>
    </message>
    <message>
        <source>What each Bet pays</source>
        <translation>各种注的赔率</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>场规</translation>
    </message>
    <message>
        <source>How this house reads what the rules leave open</source>
        <translation>规则未明之处本场的解释</translation>
    </message>
</context>
<context>
    <name>loose</name>
    <message>
        <source>Aside</source>
        <translation>搁置</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>下一张牌</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Cards and Players</source>
        <translation>牌和玩家</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>出了异常</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>此赌桌</translation>
    </message>
    <message>
        <source>The screen</source>
        <translation>屏幕</translation>
    </message>
</context>
<context>
    <name>misread</name>
    <message>
        <source>not a Hit: box {box} had stood</source>
        <translation>并非要牌：{box}号门已停牌</translation>
    </message>
    <message>
        <source>The Round is settled. To correct a card, first reopen the settlement (in the menu).</source>
        <translation>本局已结算。要更正牌，先重开结算（在菜单）。</translation>
    </message>
    <message>
        <source>The Round is Void: its cards can no longer be corrected.</source>
        <translation>本局作废：牌不可再更正。</translation>
    </message>
    <message>
        <source>No card has been read in this Round yet.</source>
        <translation>本局尚未读牌。</translation>
    </message>
    <message>
        <source>With the right card a later card or decision was not due: a case opens.</source>
        <translation>按正确的牌，其后有牌或决定不该发生：开立个案。</translation>
    </message>
    <message>
        <source>The card lies face down: what changes is not shown before it is signed.</source>
        <translation>该牌为暗牌：签名前不显示变化。</translation>
    </message>
</context>
<context>
    <name>naming</name>
    <message>
        <source>Card {number} is entered</source>
        <translation>录入第{number}张牌</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>in doubt</source>
        <translation>存疑</translation>
    </message>
    <message>
        <source>can&apos;t print</source>
        <translation>不能打印</translation>
    </message>
    <message>
        <source>printing</source>
        <translation>正在打印</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>查看</translation>
    </message>
    <message>
        <source>The printer is back: {0} still waits.</source>
        <translation>打印机已恢复：{0}仍在等待。</translation>
    </message>
    <message>
        <source>Is it still wanted?</source>
        <translation>还需要吗？</translation>
    </message>
    <message>
        <source>Has {0} come out of the printer?</source>
        <translation>{0}已从打印机出来吗？</translation>
    </message>
    <message>
        <source>Look at the paper.</source>
        <translation>看纸张。</translation>
    </message>
    <message>
        <source>{0} was not printed.</source>
        <translation>{0}未打印。</translation>
    </message>
    <message>
        <source>void slip {0} of Round {1}</source>
        <translation>第{1}局作废单{0}</translation>
    </message>
    <message>
        <source>slip {0} of Round {1}</source>
        <translation>第{1}局结算单{0}</translation>
    </message>
    <message>
        <source>{0} slip {1}</source>
        <translation>{0}单{1}</translation>
    </message>
    <message>
        <source>{0}, DUPLICATE {1}</source>
        <translation>{0}，副本{1}</translation>
    </message>
    <message>
        <source>It may have come out. {0}</source>
        <translation>可能已打印。{0}</translation>
    </message>
    <message>
        <source>It was sent; this printer can&apos;t say more.</source>
        <translation>已发送；此打印机不能提供更多信息。</translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <translation>正在打印。</translation>
    </message>
    <message>
        <source>It has waited long. Is it still wanted?</source>
        <translation>已等很久。还需要吗？</translation>
    </message>
    <message>
        <source>It waits for the printer.</source>
        <translation>正等打印机。</translation>
    </message>
</context>
<context>
    <name>paragraphs</name>
    <message>
        <source>10, J, Q and K have equal value for a Split; the new Hand stands right after the old.</source>
        <translation>10、J、Q、K在分牌时等值；新手牌紧接原手牌之后。</translation>
    </message>
    <message>
        <source>11 to 1 if the first two cards of the Hand are a pair; for who sits there and for who bets behind, there on several seats.</source>
        <translation>手牌首两张成对则1赔11；入座者与搭注者皆可，搭注者可在多个座位。</translation>
    </message>
    <message>
        <source>5% commission on what the Initial Bet wins, none on the Bonus.</source>
        <translation>原注所赢扣5%佣金，Bonus不扣。</translation>
    </message>
    <message>
        <source>A 21 that is not a Blackjack awaits the Player&apos;s word.</source>
        <translation>非Blackjack的21等玩家开口。</translation>
    </message>
    <message>
        <source>A Bet below the minimum on such a box counts in full.</source>
        <translation>此门中低于下限的注全额计。</translation>
    </message>
    <message>
        <source>A Bet placed by staff on request is the Player&apos;s own responsibility.</source>
        <translation>职员应要求代放的注由玩家自己负责。</translation>
    </message>
    <message>
        <source>A Blackjack against 2 to 9 is paid in the Interim Settlement.</source>
        <translation>对2至9的Blackjack在中期结算赔付。</translation>
    </message>
    <message>
        <source>A Bonus Bet needs an Initial Bet on its box.</source>
        <translation>Bonus注须其门上有原注。</translation>
    </message>
    <message>
        <source>A Dealer&apos;s Blackjack beats every Hand that is not a Blackjack, 21 included.</source>
        <translation>庄家的Blackjack胜过任何非Blackjack的手牌，包括21点。</translation>
    </message>
    <message>
        <source>A Dealer&apos;s Blackjack takes every Bet on a Split or Doubled Hand.</source>
        <translation>庄家的Blackjack收取分牌或加倍手牌的全部注。</translation>
    </message>
    <message>
        <source>A Doubled Hand that Busts loses its Bet. Of one that does not, a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>加倍的手牌爆牌则输。未爆者，庄家得Blackjack只收原注之数。</translation>
    </message>
    <message>
        <source>A Hand&apos;s total is the last digit of the sum of its cards.</source>
        <translation>一手牌的点数是各牌之和的个位数。</translation>
    </message>
    <message>
        <source>A Hit that takes the Hand over 21 loses its Bets at once.</source>
        <translation>要牌超过21的手牌即时输掉其注。</translation>
    </message>
    <message>
        <source>A Hit that takes the Hand over 21 loses its Bets.</source>
        <translation>要牌超过21的手牌输掉其注。</translation>
    </message>
    <message>
        <source>A Pair: two cards of one number or picture, whatever their colour and suit.</source>
        <translation>对子：两张同号或同公仔牌，不论颜色花色。</translation>
    </message>
    <message>
        <source>A Player exposes one or more cards of a Player&apos;s Hand: play goes on.</source>
        <translation>玩家露出某玩家手牌一张或以上：继续。</translation>
    </message>
    <message>
        <source>A Player lays his set Hand face down; the Dealer opens it after his own and says what was Low. Until then nobody sets it another way, and the settlement waits for each box.</source>
        <translation>玩家摆好的手牌盖着放下；荷官在开自己的牌之后翻开并说哪半是小牌。在此之前无人改摆，结算等每一门。</translation>
    </message>
    <message>
        <source>A Player may ask to squeeze, before his cards leave the shoe; if the House agrees they come face down. One that is dealt face up by mistake stands, and play goes on.</source>
        <translation>玩家可在其牌离开牌靴前要求眯牌；若场方同意则派暗牌。误派的明牌照算，继续。</translation>
    </message>
    <message>
        <source>A Player may bet on any box and on several KINDs, Banker and Player at once too; nobody sits, nobody decides.</source>
        <translation>玩家可在任何门投注，可投多种注，庄闲同投亦可；无人入座，无人作决定。</translation>
    </message>
    <message>
        <source>A Player may bet on more than one Hand, each up to its maximum, and looks at only one Hand.</source>
        <translation>玩家可投多手牌，各至其上限，但只看一手的牌。</translation>
    </message>
    <message>
        <source>A Player may bet on other boxes too.</source>
        <translation>玩家也可在其他门下注。</translation>
    </message>
    <message>
        <source>A Player may bet on several boxes and sits at one.</source>
        <translation>玩家可在多门下注，只在一门入座。</translation>
    </message>
    <message>
        <source>A Player may draw any number of cards while his Hand is not over 21; none with a Blackjack or a Soft 21.</source>
        <translation>手牌未超过21时可要任意张牌；Blackjack或软21不可。</translation>
    </message>
    <message>
        <source>A Player who is cut off or does not act no longer decides, alone on the box or not: the House hits below 12 and stands at 12 or more, and never splits, doubles, insures or surrenders.</source>
        <translation>断线或不动作的玩家不再作决定，无论该门是否只有他：场方未满12要牌，12或以上停牌，从不分牌、加倍、买保险或投降。</translation>
    </message>
    <message>
        <source>A Player who walks away after the close no longer decides, if he is alone on the box (checked again when a Bet is found or returned): the House hits below 12 and stands at 12 or more, and never splits, doubles, insures or surrenders.</source>
        <translation>停止下注后走开的玩家，若该门只有他一人（发现或退回注时再查），不再作决定：场方未满12要牌，12或以上停牌，从不分牌、加倍、买保险或投降。</translation>
    </message>
    <message>
        <source>A Player who walks away after the close no longer sets his Hand, if he is alone on the box (checked again when a Bet is found or returned): the House Way sets his Hand.</source>
        <translation>停止下注后走开的玩家，若该门只有他一人（发现或退回注时再查），不再摆牌：按场方摆法摆。</translation>
    </message>
    <message>
        <source>A Player with a Blackjack may ask for 1 to 1 before any Player&apos;s third card. If he does not, a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>有Blackjack的玩家可在任何玩家的第三张牌之前要求1赔1。若不要求，庄家得Blackjack则为和局。</translation>
    </message>
    <message>
        <source>A Player with a Blackjack may ask for as much as his Bet (1 to 1) before any Player&apos;s third card. If he does not, a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>有Blackjack的玩家可在任何玩家的第三张牌之前要求按注额赔付（1赔1）。若不要求，庄家得Blackjack则为和局。</translation>
    </message>
    <message>
        <source>A Player&apos;s Ace counts 1 or 11, as he likes; never 11 if the Hand is then over 21.</source>
        <translation>玩家的A任其算1或11；若使手牌超过21则不算11。</translation>
    </message>
    <message>
        <source>A Player&apos;s Hand with a wrong number of cards, noticed before the next Round begins, that can&apos;t be Reconstructed: out of play, its Bets returned.</source>
        <translation>玩家手牌张数不对，在下一局开始前发现且不能还原：出局，退回其注。</translation>
    </message>
    <message>
        <source>A Player&apos;s Low Hand is compared with the Dealer&apos;s Low Hand only, his High Hand with the High Hand only.</source>
        <translation>玩家的小牌只与庄家的小牌比，大牌只与大牌比。</translation>
    </message>
    <message>
        <source>A Player&apos;s side Bets go back with his Initial Bet.</source>
        <translation>玩家的额外投注随其原注退回。</translation>
    </message>
    <message>
        <source>A Player&apos;s side Bets go back with his main Bet.</source>
        <translation>玩家的额外投注随其主注退回。</translation>
    </message>
    <message>
        <source>A Reconstruction is barred once that settlement has paid or collected something; a collected Bust bars its own Hand only.</source>
        <translation>该结算已付或已收之后不可还原；已收的爆牌只使其本身的手牌不可还原。</translation>
    </message>
    <message>
        <source>A Reconstruction is barred once the settlement has paid or collected something.</source>
        <translation>结算已付或已收之后不可还原。</translation>
    </message>
    <message>
        <source>A Round of play runs from the announcement that opens the Bets to the settlement.</source>
        <translation>一局从宣布开始下注起，到结算为止。</translation>
    </message>
    <message>
        <source>A Round of play runs from “Place your Bets, please” until the Final Settlement is made for every Player.</source>
        <translation>一局从“Place your Bets, please”起，到为每名玩家作最终结算为止。</translation>
    </message>
    <message>
        <source>A Round of play runs from “Place your Bets, please” until the final settlement is made for every Player.</source>
        <translation>一局从“Place your Bets, please”起，到为每名玩家作最终结算为止。</translation>
    </message>
    <message>
        <source>A Standing Player bets on a Seated Player&apos;s box.</source>
        <translation>站立玩家在入座玩家的门下注。</translation>
    </message>
    <message>
        <source>A Void Round returns every Bet made for it.</source>
        <translation>作废的局退回为其所下的每一注。</translation>
    </message>
    <message>
        <source>A Void Round returns every Bet.</source>
        <translation>作废的局退回所有注。</translation>
    </message>
    <message>
        <source>A Void returns every Bet of the Round, the settled ones too: what was paid is recovered, what was collected given back. It needs an open case under its paragraph and is refused after `settle`.</source>
        <translation>作废退回本局所有注，已结算者亦然：已赔的追回，已收的退还。须有其条款下的未结个案，`settle`之后不可。</translation>
    </message>
    <message>
        <source>A Void returns every Bet, what was paid or collected included; it needs its open case, and comes before the settlement.</source>
        <translation>作废退回所有注，连同已赔或已收的；须有其未结个案，且在结算之前。</translation>
    </message>
    <message>
        <source>A box that the Dealer set wrongly by the House Way is set again by it before `settle`, under a Pit Supervisor (3.20; `house-way` once more); what a Player set stays (3.18).</source>
        <translation>荷官按场方摆法摆错的门，在`settle`之前由监场主任监督重摆（3.20；再次`house-way`）；玩家所摆的不变（3.18）。</translation>
    </message>
    <message>
        <source>A box&apos;s limits are for the sum of its Initial Bets as laid; Bonus Bets by Player, box and kind.</source>
        <translation>门限红按所下原注合计；Bonus注按玩家、门与种类。</translation>
    </message>
    <message>
        <source>A box&apos;s limits are for the sum of its Initial Bets as laid; side Bets by Player, box and kind.</source>
        <translation>门限红按所下原注合计；额外投注按玩家、门与种类。</translation>
    </message>
    <message>
        <source>A box&apos;s limits hold for the sum on Banker and for the sum on Player; those of the other KINDs for each Player.</source>
        <translation>每门限红适用于庄注合计和闲注合计；其他种类的限红按每名玩家计。</translation>
    </message>
    <message>
        <source>A card after both Hands are complete is discarded; their totals stand.</source>
        <translation>两手牌都完成后再出的牌弃去；点数不变。</translation>
    </message>
    <message>
        <source>A card drawn while a Hand may Hit is its Hit, marked as inferred; a house setting asks for each Hit instead. Until the next decision or card one touch says that the box stood, and the card goes where it then goes; the slip says so, both orders are kept. Later a Pit Supervisor says it. A card after Double Down, to a split Hand or to the Dealer is no such Hit. A decision is taken back before the next card.</source>
        <translation>手牌可要牌时抽出的牌即为其要牌，标为推断；场方可设定改为每次询问。在下一决定或下一张牌之前，一触可说该门已停牌，牌则去其应去之处；单据注明，两种次序都保留。之后由监场主任说明。加倍后、给分牌手牌或给庄家的牌不属此类。决定可在下一张牌之前收回。</translation>
    </message>
    <message>
        <source>A card found face up is the next card.</source>
        <translation>发现的明牌作为下一张牌。</translation>
    </message>
    <message>
        <source>A card from 2 to 10 counts what it shows.</source>
        <translation>2至10按牌面。</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due cancels the Round.</source>
        <translation>局进行中牌从不拒收；无手牌该得的牌使本局取消。</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due is a dealing error.</source>
        <translation>局进行中牌从不拒收；无手牌该得的牌是派牌错误。</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due is a wrong deal.</source>
        <translation>局进行中牌从不拒收；无手牌该得的牌是派错牌。</translation>
    </message>
    <message>
        <source>A card that has come already: the Round stops until a Pit Supervisor has looked.</source>
        <translation>已出过的牌再出：本局停止，待监场主任查看。</translation>
    </message>
    <message>
        <source>A card that is none of the set is found in the Round: Void.</source>
        <translation>局中发现不属本副的牌：作废。</translation>
    </message>
    <message>
        <source>A card that is none of the set is found in the Round: Void. The outcomes of earlier Rounds stand.</source>
        <translation>局中发现不属本副的牌：作废。之前各局结果不变。</translation>
    </message>
    <message>
        <source>A card that is none of the set is found: Void.</source>
        <translation>发现不属本副的牌：作废。</translation>
    </message>
    <message>
        <source>A card that lies face down is shown to nobody until the rules open it: only its place or its number. A Pit Supervisor may look at faces to resolve a case; that he did is kept.</source>
        <translation>暗牌在规则开牌之前不给任何人看：只显示位置或编号。监场主任可为裁决个案看牌面；看过一事有记录。</translation>
    </message>
    <message>
        <source>A card that lies face up in the shoe or shuffler is used as the next one.</source>
        <translation>牌靴或洗牌机中的明牌作为下一张。</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box cancels the Round; if that was said in error, it is in its Hand again.</source>
        <translation>本该给某手牌而落在空门的牌使本局取消；若那是误说，牌回到其手牌。</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand, which is due the next card, if the House says that it does not go where it was due: before the Interim Settlement that is the Void of 5.1.2, later it is for the Shift Manager to say. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>本该给某手牌而落在空门的牌，若场方说不归其应去之处，即离开该手牌，由其得下一张牌：中期结算之前即5.1.2的作废，之后由值班经理决定。在又一张牌或决定之后才说，则指最近一张无手牌该得的未结之牌，否则无。</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand, which is due the next card: after `proceed` it is discarded (5.10.3); before it the House says if it goes where it was due. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>本该给某手牌而落在空门的牌离开该手牌，由其得下一张牌：`proceed`之后弃去（5.10.3）；之前由场方说是否归其应去之处。在又一张牌或决定之后才说，则指最近一张无手牌该得的未结之牌，否则无。</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand; the House says if it goes where it was due. If not, it is discarded and the Hand is due the next card. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>本该给某手牌而落在空门的牌离开该手牌；由场方说是否归其应去之处。若否，则弃去，该手牌得下一张牌。在又一张牌或决定之后才说，则指最近一张无手牌该得的未结之牌，否则无。</translation>
    </message>
    <message>
        <source>A dealing error is Reconstructed (i) in the Initial Deal, before an Interim Settlement, and (ii) in the Subsequent Deal, before a Final Settlement; never against 5.10. Whether it can be the House alone decides.</source>
        <translation>派牌错误的还原：(i)首轮派牌中，在中期结算之前；(ii)后续派牌中，在最终结算之前；绝不违反5.10。能否还原由场方独自决定。</translation>
    </message>
    <message>
        <source>A dealing error that 5.5 and 5.8 do not name, whether it can be Reconstructed or not: every affected Player chooses among 5.6.1 to 5.6.3. Who plays on (5.6.1, 5.6.2) takes the cards that then come.</source>
        <translation>5.5与5.8未列的派牌错误，无论能否还原：每名受影响的玩家在5.6.1至5.6.3中选择。继续者（5.6.1、5.6.2）接受其后来的牌。</translation>
    </message>
    <message>
        <source>A dealing error that 5.5 does not name, whether it can be Reconstructed or not: every Player at the table chooses among 5.7.1 to 5.7.3. Who plays on (5.7.1, 5.7.2) takes the cards that then come.</source>
        <translation>5.5未列的派牌错误，无论能否还原：台上每名玩家在5.7.1至5.7.3中选择。继续者（5.7.1、5.7.2）接受其后来的牌。</translation>
    </message>
    <message>
        <source>A dealing error that a later report replaces, as when the card went to a box without a Bet: the Dealer&apos;s report is refused once a supervisor has acted in the case.</source>
        <translation>后来的报告取代的派牌错误，例如牌派到没有注的门：主管已在个案中处理之后，荷官的报告不予接受。</translation>
    </message>
    <message>
        <source>A dealing error: every Player may play on or have the Bets returned.</source>
        <translation>派牌错误：每名玩家可继续，或取回注。</translation>
    </message>
    <message>
        <source>A decision before `proceed` ends the Interim Settlement.</source>
        <translation>`proceed`之前的决定结束中期结算。</translation>
    </message>
    <message>
        <source>A decision given early, by the Hand whose turn it would be, concludes the Interim Settlement.</source>
        <translation>轮到的手牌提前作出的决定，结束中期结算。</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none.</source>
        <translation>裁决适用于作出时一切未结未决之事，不适用于之后所报之事：那在本局恢复前单独裁决。`first`给最早未结的一对排序。一般报告之后若未提还原，则不还原。</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none. `card-to-empty-box` takes over the last open card that no Hand was due.</source>
        <translation>裁决适用于作出时一切未结未决之事，不适用于之后所报之事：那在本局恢复前单独裁决。`first`给最早未结的一对排序。一般报告之后若未提还原，则不还原。`card-to-empty-box`接手最近一张无手牌该得的未结之牌。</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none; before the Interim Settlement it must be said, and a no is the Void of 5.1.2. `card-to-empty-box` takes over the last open card that no Hand was due.</source>
        <translation>裁决适用于作出时一切未结未决之事，不适用于之后所报之事：那在本局恢复前单独裁决。`first`给最早未结的一对排序。一般报告之后若未提还原，则不还原；中期结算之前必须说明，说“否”即按5.1.2作废。`card-to-empty-box`接手最近一张无手牌该得的未结之牌。</translation>
    </message>
    <message>
        <source>A decision is taken back before the next card; here nobody decides, so that nothing is taken back.</source>
        <translation>决定可在下一张牌之前收回；此处无人作决定，故无可收回。</translation>
    </message>
    <message>
        <source>A decision settles the one matter that it was asked for; money that it moves is said in amounts and signed.</source>
        <translation>裁决只解决所问之事；其所动的钱写明金额并签名。</translation>
    </message>
    <message>
        <source>A flag says that something went wrong, not that something was refused.</source>
        <translation>标记说明出了问题，而非拒绝了什么。</translation>
    </message>
    <message>
        <source>A foreign card is found: Void.</source>
        <translation>发现外来牌：作废。</translation>
    </message>
    <message>
        <source>A further card, more than once if he likes, until he is satisfied or Bust.</source>
        <translation>再要一张，可多次，直至满意或爆牌。</translation>
    </message>
    <message>
        <source>A hard 21 awaits the Player&apos;s word and may Hit, with a warning.</source>
        <translation>硬21等玩家开口，可要牌，但有警告。</translation>
    </message>
    <message>
        <source>A house that takes no commission pays half of the Bet if the Banker wins with a 6.</source>
        <translation>不收佣金的场方，若庄以6点赢，只赔注额的一半。</translation>
    </message>
    <message>
        <source>A natural: 8 or 9 with two cards.</source>
        <translation>例牌：两张牌得8或9点。</translation>
    </message>
    <message>
        <source>A pair of 8s, 7s, 6s, 3s or 2s is split if that makes 7 and 9, 8 and 8, 8 and 9, 7 and Gong, 8 and Gong, or 9 and Gong.</source>
        <translation>一对8、7、6、3或2，若拆后成7与9、8与8、8与9、7与杠、8与杠或9与杠则拆。</translation>
    </message>
    <message>
        <source>A pair of 9s is split if Low and High then have 9 each.</source>
        <translation>一对9，若拆后大小牌各为9点则拆。</translation>
    </message>
    <message>
        <source>A pair stays together in one Hand, unless 1(i) or 1(ii) splits it.</source>
        <translation>对子留在一手，除非1(i)或1(ii)把它拆开。</translation>
    </message>
    <message>
        <source>A reopened Round may be reported on and Voided, as before it was settled.</source>
        <translation>重开的局可再报告并作废，如同结算之前。</translation>
    </message>
    <message>
        <source>A report made in error is retracted with a reason by who may resolve it: the latest that is open or opened nothing, and under which nothing was chosen, decided, moved or paid. Its flag stays and says so, it counts for nothing more, and what it had replaced comes back.</source>
        <translation>误报可由有权裁决者说明理由撤回：须是最近一个仍未结或未立案的，且其下无选择、裁决、移动或付款。其标记保留并注明，不再计入，其所取代者恢复。</translation>
    </message>
    <message>
        <source>A single deck of 52 cards.</source>
        <translation>一副52张牌。</translation>
    </message>
    <message>
        <source>A technical interruption, such as a power failure, that touches the Round: 5.4.1 or 5.4.2.</source>
        <translation>影响本局的技术中断，如停电：5.4.1或5.4.2。</translation>
    </message>
    <message>
        <source>A technical interruption: what has been decided by then decides.</source>
        <translation>技术中断：以到那时已定之事为准。</translation>
    </message>
    <message>
        <source>A total below 12 may Stand.</source>
        <translation>未满12点可停牌。</translation>
    </message>
    <message>
        <source>A total below 12 may not Stand.</source>
        <translation>未满12点不可停牌。</translation>
    </message>
    <message>
        <source>A win pays 1 to 1, less 5% commission to the House.</source>
        <translation>赢1赔1，扣5%佣金归场方。</translation>
    </message>
    <message>
        <source>A wrong number of cards and an examined Hand are reported of a box with a Hand in play, exposed cards of a Hand that has so many; else refused. Once a Player has seen his cards, cards that were wrongly dealt are a Void (5.5.3).</source>
        <translation>张数不对与看了手牌，只可就有进行中手牌的门报告；露牌只可就有那么多张的手牌报告；否则拒绝。有玩家看牌后，派错的牌即作废（5.5.3）。</translation>
    </message>
    <message>
        <source>Ace Pair Suited 50 to 1, other Suited Pairs 20 to 1, Coloured Pair 12 to 1, Mixed Pair 6 to 1.</source>
        <translation>同花A对1赔50，其他同花对1赔20，同色对1赔12，杂色对1赔6。</translation>
    </message>
    <message>
        <source>Ace Pair Suited: two Aces of one suit.</source>
        <translation>同花A对：两张同花A。</translation>
    </message>
    <message>
        <source>Ace, 2, 3 and 4: 4 Low and 6 High.</source>
        <translation>A、2、3、4：小牌4、大牌6。</translation>
    </message>
    <message>
        <source>Ace, 2, 3 and 5: 4 Low and 7 High.</source>
        <translation>A、2、3、5：小牌4、大牌7。</translation>
    </message>
    <message>
        <source>After `reopen`, and before the next Round opens, irregularities may be reported and the Round Voided, as before the settlement: what was paid is recovered, what was collected given back.</source>
        <translation>`reopen`之后、下一局开始之前，可报告异常并作废本局，如同结算之前：已赔的追回，已收的退还。</translation>
    </message>
    <message>
        <source>After all Players the Dealer draws to 16 and stands on 17, and then compares his Hand with each Player&apos;s.</source>
        <translation>所有玩家之后，庄家16点补牌、17点停牌，然后与每名玩家比牌。</translation>
    </message>
    <message>
        <source>After all Players the Dealer draws to at least 16 and stands on 17, and then compares his Hand with each Player&apos;s.</source>
        <translation>所有玩家之后，庄家补至至少16点、17点停牌，然后与每名玩家比牌。</translation>
    </message>
    <message>
        <source>After the first two cards, unless the Dealer&apos;s first card is an Ace or counts 10, and before any other action: the Hand is given up for half of the main Bet.</source>
        <translation>首两张之后，除非庄家首牌为A或10点，且在任何其他动作之前：放弃手牌，损失主注一半。</translation>
    </message>
    <message>
        <source>After “No more Bets” no Bet is placed, increased or withdrawn.</source>
        <translation>“No more Bets”之后不可下注、加注或撤注。</translation>
    </message>
    <message>
        <source>After “No more Bets” no Bet is taken; without any Bet there is no deal.</source>
        <translation>“No more Bets”之后不收注；若无任何注，则不派牌。</translation>
    </message>
    <message>
        <source>After “No more Bets” none is placed, raised or withdrawn: the Dealer refuses it.</source>
        <translation>“No more Bets”之后不可下注、加注或撤注：荷官拒收。</translation>
    </message>
    <message>
        <source>After “No more Bets” none is placed.</source>
        <translation>“No more Bets”之后不可下注。</translation>
    </message>
    <message>
        <source>After “No more bets” none is placed, raised or withdrawn: the Dealer refuses it.</source>
        <translation>“No more bets”之后不可下注、加注或撤注：荷官拒收。</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack is paid at once by 4.1 (3 to 2). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>庄家首牌为2至9时，Blackjack即按4.1赔付（2赔3）。首牌为10点则继续，庄家得Blackjack为和局。</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack wins, paid by 4.1.1 (3 to 2). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>庄家首牌为2至9时Blackjack赢，按4.1.1赔付（2赔3）。首牌为10点则继续，庄家得Blackjack为和局。</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack wins, paid by 4.1.1 (6 to 5). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>庄家首牌为2至9时Blackjack赢，按4.1.1赔付（5赔6）。首牌为10点则继续，庄家得Blackjack为和局。</translation>
    </message>
    <message>
        <source>Against the Dealer&apos;s Ace: half of the main Bet, laid apart. A Dealer&apos;s Blackjack pays it 2 to 1; else it is lost, whatever the Hand does.</source>
        <translation>庄家为A时：主注一半，另放。庄家得Blackjack则1赔2；否则输，不论手牌如何。</translation>
    </message>
    <message>
        <source>All is settled at the end, box by box from the Dealer&apos;s right: what loses is taken, then what wins is paid.</source>
        <translation>最后一并结算，从荷官右边起逐门进行：先收输注，再赔赢注。</translation>
    </message>
    <message>
        <source>All winning Bets are paid by the pay tables of section 4.</source>
        <translation>所有赢注按第4节赔率表赔付。</translation>
    </message>
    <message>
        <source>Amounts are exact to the cent; halves of a cent are rounded up, the commission before it is kept.</source>
        <translation>金额精确到分；半分向上进位，佣金先计再保留。</translation>
    </message>
    <message>
        <source>Amounts are exact to the cent; halves of a cent are rounded up.</source>
        <translation>金额精确到分；半分向上进位。</translation>
    </message>
    <message>
        <source>An Ace counts 1, 2 to 9 what they show, a ten or Picture Card 0.</source>
        <translation>A算1点，2至9按牌面，10和公仔牌算0点。</translation>
    </message>
    <message>
        <source>An Ace counts 11 unless that exceeds 21; below 12 means that total.</source>
        <translation>A算11，除非超过21；“未满12”指此点数。</translation>
    </message>
    <message>
        <source>An Interim or a Final Settlement has taken place: no Reconstruction.</source>
        <translation>中期或最终结算已进行：不还原。</translation>
    </message>
    <message>
        <source>An error found in a later Round does not touch that Round.</source>
        <translation>在之后的局才发现的错误不影响该局。</translation>
    </message>
    <message>
        <source>An error that is noticed only after a later Round has begun does not touch that Round.</source>
        <translation>在之后的局开始后才发现的错误不影响该局。</translation>
    </message>
    <message>
        <source>An outcome is established once the cards decide any Bet, paid or not; a returned Bet establishes nothing.</source>
        <translation>牌一旦决定任何一注，无论已付与否，结果即定；退回的注不确定任何事。</translation>
    </message>
    <message>
        <source>An outcome is established once the cards on the table decide any Bet, paid or not: a Bonus, whatever comes. A returned Bet establishes nothing.</source>
        <translation>台上的牌一旦决定任何一注，无论已付与否，结果即定：无论如何已定的Bonus。退回的注不确定任何事。</translation>
    </message>
    <message>
        <source>An outcome is established once the cards on the table decide any Bet, paid or not: a side Bet, whatever comes; a Bust, a payable Blackjack, a Surrender, an Even Money. A returned Bet establishes nothing.</source>
        <translation>台上的牌一旦决定任何一注，无论已付与否，结果即定：无论如何已定的额外投注、爆牌、可赔的Blackjack、投降、平赔。退回的注不确定任何事。</translation>
    </message>
    <message>
        <source>Any error cancels the Round; every Bet is returned.</source>
        <translation>任何错误都取消本局；各注退回。</translation>
    </message>
    <message>
        <source>As nobody decides for a Hand, both are discarded and another is drawn.</source>
        <translation>因无人为手牌作决定，两张都弃去，另抽一张。</translation>
    </message>
    <message>
        <source>At most three Splits, into four Hands. Each Hand draws at least one card, and the second waits until the first is decided. Aces are Split once, with only one card for each Hand. Split Aces and cards of 10 points make no Blackjack.</source>
        <translation>至多分三次，成四手。每手至少再要一张，第二手等第一手定。A只分一次，每手只得一张。分开的A与10点牌不成Blackjack。</translation>
    </message>
    <message>
        <source>Banker pays 1 to 1, less 5% commission, if the Banker wins, and loses if the Player does.</source>
        <translation>庄注：庄赢1赔1，扣5%佣金，闲赢则输。</translation>
    </message>
    <message>
        <source>Behind one or more occupied seats, never while seated, and without a say: the Hand decides, Blackjack 3 to 2, else 1 to 1. After a Split the Bet is on the first Hand; five seconds to follow on the second with an equal Bet, five seconds to follow a Double Down; silence declines.</source>
        <translation>在一个或多个有人的座位后下注，入座时不可，且无发言权：由手牌决定，Blackjack 2赔3，否则1赔1。分牌后注在第一手；五秒内可用等额跟第二手，五秒内可跟加倍；不答即不跟。</translation>
    </message>
    <message>
        <source>Below 12 a Hand must draw until it has 12 or more, unless it is Doubled Down.</source>
        <translation>未满12点须要牌至12或以上，加倍者除外。</translation>
    </message>
    <message>
        <source>Below the minimum and unnoticed: the Bet stands.</source>
        <translation>低于下限而未被发现：该注有效。</translation>
    </message>
    <message>
        <source>Below the minimum before the close: raise it or withdraw it.</source>
        <translation>停止下注前低于下限：加注或撤注。</translation>
    </message>
    <message>
        <source>Bets are settled as the chips lay at the close.</source>
        <translation>按停止下注时筹码的位置结算。</translation>
    </message>
    <message>
        <source>Bets are settled as the chips lay at the close. For Bets placed by mistake, by the Player or for him by the House or another, the House does not pay.</source>
        <translation>按停止下注时筹码的位置结算。误放之注，无论由玩家、场方或他人代放，场方不赔。</translation>
    </message>
    <message>
        <source>Bets below a box&apos;s minimum, if noticed before the close: the Dealer says so, and the Player may raise his Bet or withdraw it.</source>
        <translation>停止下注前发现低于门下限的注：荷官说明，玩家可加注或撤注。</translation>
    </message>
    <message>
        <source>Bets may be placed from “Place your Bets, please” on.</source>
        <translation>从“Place your Bets, please”起可下注。</translation>
    </message>
    <message>
        <source>Bets may be placed once the Round has been announced.</source>
        <translation>宣布开局后方可下注。</translation>
    </message>
    <message>
        <source>Bets over a box&apos;s maximum, if noticed before the close, are rejected for the excess. Seated Players come first; Standing Players bet until the maximum is reached.</source>
        <translation>停止下注前发现超过门上限的注，拒收超额部分。入座玩家优先；站立玩家可投至上限为止。</translation>
    </message>
    <message>
        <source>Between the Initial Deal and the Subsequent Deal: side Bets and payable Blackjacks are paid, half of a Surrendered Bet is refunded.</source>
        <translation>首轮派牌与后续派牌之间：赔额外投注和可赔的Blackjack，退回投降注的一半。</translation>
    </message>
    <message>
        <source>Blackjack 3 to 2, other Hands 1 to 1, Insurance 2 to 1, Under 13 1 to 1, Over 13 1 to 1, Player Pair 11 to 1.</source>
        <translation>Blackjack 2赔3，其他手牌1赔1，保险1赔2，13以下1赔1，13以上1赔1，玩家对子1赔11。</translation>
    </message>
    <message>
        <source>Blackjack 3 to 2, other wins 1 to 1, Insurance 2 to 1 if the Dealer has a Blackjack, Pair 11 to 1.</source>
        <translation>Blackjack 2赔3，其他赢1赔1，庄家有Blackjack时保险1赔2，对子1赔11。</translation>
    </message>
    <message>
        <source>Blackjack 6 to 5, other Hands 1 to 1, Insurance 2 to 1.</source>
        <translation>Blackjack 5赔6，其他手牌1赔1，保险1赔2。</translation>
    </message>
    <message>
        <source>Bonus wins if the four cards of the Player or the Dealer make one of the four Bonus Hands of 4.2, whatever the Hands are worth and however they are set.</source>
        <translation>玩家或庄家的四张牌成4.2的四种Bonus牌之一则Bonus赢，不论手牌大小或如何摆。</translation>
    </message>
    <message>
        <source>Bonus, on the Player&apos;s Hand and on the Dealer&apos;s: Four of a Kind 100 to 1, Three of a Kind 20 to 1, Two Pairs 12 to 1, a Pair 1 to 1; no commission.</source>
        <translation>Bonus，玩家手牌与庄家手牌：四条1赔100，三条1赔20，两对1赔12，对子1赔1；无佣金。</translation>
    </message>
    <message>
        <source>Boom Busted is paid by 4.1.3; the outcome of the Hand on its box is untouched.</source>
        <translation>Boom Busted按4.1.3赔付；该门手牌的结果不受影响。</translation>
    </message>
    <message>
        <source>Boom Busted is settled before the next Round begins.</source>
        <translation>Boom Busted在下一局开始前结算。</translation>
    </message>
    <message>
        <source>Boom Busted wins if the Dealer is Bust with a number of cards that the pay table 4.1.3 has.</source>
        <translation>庄家以赔率表4.1.3所列张数爆牌，则Boom Busted赢。</translation>
    </message>
    <message>
        <source>Boxes are dealt and played from 1, at the Dealer&apos;s left.</source>
        <translation>从荷官左边的1号门起派牌和进行。</translation>
    </message>
    <message>
        <source>Boxes are dealt to from 1, at the Dealer&apos;s left.</source>
        <translation>从荷官左边的1号门起派牌。</translation>
    </message>
    <message>
        <source>Cards are missing from the deck or too many: Void.</source>
        <translation>牌副缺牌或多牌：作废。</translation>
    </message>
    <message>
        <source>Cards are not Reconstructed in the cases of 5.10.1 to 5.10.3.</source>
        <translation>5.10.1至5.10.3的情形不还原牌。</translation>
    </message>
    <message>
        <source>Cards are wrongly distributed, and some Player has seen his: Void.</source>
        <translation>牌派错，而有玩家已看牌：作废。</translation>
    </message>
    <message>
        <source>Cards came to a place without a Bet after an Interim Settlement: they are discarded.</source>
        <translation>中期结算之后牌落到没有注的位置：弃去。</translation>
    </message>
    <message>
        <source>Cards drawn at once are a dealing error: every Player at the table has the options of 5.7.</source>
        <translation>一次抽出多张是派牌错误：台上每名玩家有5.7的选择。</translation>
    </message>
    <message>
        <source>Cards missing or in excess: Void.</source>
        <translation>缺牌或多牌：作废。</translation>
    </message>
    <message>
        <source>Cards rank by value, whatever their suit: Ace, King, Queen, Jack, then 10, 9, 8, 7, 6, 5, 4, 3 and 2.</source>
        <translation>牌按大小，不论花色：A、K、Q、J，然后10、9、8、7、6、5、4、3、2。</translation>
    </message>
    <message>
        <source>Cards that the reader has read are not counted again if it is reported that two came at once: the report takes their place, unless something was decided since.</source>
        <translation>若报告两张同出，读牌器已读的牌不再计：报告取而代之，除非其后已有裁决。</translation>
    </message>
    <message>
        <source>Cards that the reader has read are not counted again if it is reported that two came at once: the report takes their place, unless something was decided since. A Void recovers also what a decision had moved.</source>
        <translation>若报告两张同出，读牌器已读的牌不再计：报告取而代之，除非其后已有裁决。作废亦追回裁决所动之款。</translation>
    </message>
    <message>
        <source>Coloured Pair: two cards of one number or picture and one colour, of different suits.</source>
        <translation>同色对：两张同号或同公仔牌、同色，花色不同。</translation>
    </message>
    <message>
        <source>Cut off: the system plays the Hand, hitting at 11 or less and standing above 11, an Ace as 11 unless that is Bust. The host lost, or a system or human error: the Round is cancelled, the whole deck reshuffled, every Bet returned.</source>
        <translation>断线：系统代打，11或以下要牌，11以上停牌，A算11除非爆牌。主机断线，或系统或人为错误：本局取消，整副重洗，各注退回。</translation>
    </message>
    <message>
        <source>Dealers play and report; Pit Supervisors and above resolve; the Shift Manager decides what the rules do not cover, and reopens.</source>
        <translation>荷官派牌并报告；监场主任及以上作裁决；值班经理决定规则未涵盖之事并可重开。</translation>
    </message>
    <message>
        <source>Dealing errors are Reconstructed, at the House&apos;s discretion.</source>
        <translation>派牌错误由场方酌情还原。</translation>
    </message>
    <message>
        <source>Double Down equals the main Bet; who bets behind follows whole or not at all.</source>
        <translation>加倍等于主注；搭注者全跟或不跟。</translation>
    </message>
    <message>
        <source>Each Player for himself, against the House: at most half of his Initial Bet, on the Insurance line, after the second cards and before any further one. It pays 2 to 1 (4.1.1) if the Dealer has a Blackjack; else it loses, and play goes on.</source>
        <translation>每名玩家各自对场方：至多原注一半，放在保险线上，第二张牌之后、再派牌之前。庄家有Blackjack则1赔2（4.1.1）；否则输，继续。</translation>
    </message>
    <message>
        <source>Each Player for himself, against the House: at most half of his Initial Bet, on the Insurance line, right after the second cards and before any further one. If the Dealer has a Blackjack all Bets lose but Insurance, which is paid by 4.1 (2 to 1); if not, Insurance loses, and play goes on.</source>
        <translation>每名玩家各自对场方：至多原注一半，放在保险线上，第二张牌之后、再派牌之前。若庄家有Blackjack，除保险外各注皆输，保险按4.1赔付（1赔2）；若无，保险输，继续。</translation>
    </message>
    <message>
        <source>Each of 5.1.1 and 5.1.2 makes the Round Void.</source>
        <translation>5.1.1与5.1.2各使本局作废。</translation>
    </message>
    <message>
        <source>Each of 5.5.1 to 5.5.4 makes the Round Void.</source>
        <translation>5.5.1至5.5.4各使本局作废。</translation>
    </message>
    <message>
        <source>Each of 5.5.1 to 5.5.6 makes the present Round Void; the outcomes and settlements of earlier Rounds stand.</source>
        <translation>5.5.1至5.5.6各使本局作废；之前各局的结果与结算不变。</translation>
    </message>
    <message>
        <source>Eight decks of 52 cards, no Jokers. 2 to 10 count what they show, J, Q and K 10, an Ace 1 or 11. An Ace and a card of 10 are a Blackjack, paid 3 to 2 if the Dealer has none; a total closer to 21 than the Dealer&apos;s is paid 1 to 1; over 21 loses; equal totals (17 or more) return the Bet.</source>
        <translation>八副牌，每副52张，无王牌。2至10按牌面，J、Q、K算10，A算1或11。A与10点牌为Blackjack，庄家没有则2赔3；比庄家更接近21者1赔1；超过21输；点数相同（17或以上）退注。</translation>
    </message>
    <message>
        <source>Equal totals: Stand Off.</source>
        <translation>点数相同：和局。</translation>
    </message>
    <message>
        <source>Even Money and Insurance are each Player&apos;s own; one Bet can&apos;t have both.</source>
        <translation>平赔与保险由每名玩家自定；一注不可两者兼有。</translation>
    </message>
    <message>
        <source>Every 21 stands by itself.</source>
        <translation>任何21点自动停牌。</translation>
    </message>
    <message>
        <source>Every Blackjack waits for the Dealer&apos;s Hand.</source>
        <translation>任何Blackjack都等庄家的手牌。</translation>
    </message>
    <message>
        <source>Every Player with a Bet chooses, box by box; a Hand without a Bet is removed; what was settled stands.</source>
        <translation>每名有注的玩家逐门选择；没有注的手牌撤去；已结算的不变。</translation>
    </message>
    <message>
        <source>Every Player with a Bet chooses, box by box; what was settled stands.</source>
        <translation>每名有注的玩家逐门选择；已结算的不变。</translation>
    </message>
    <message>
        <source>Every affected Player chooses, box by box; a Hand without a Bet is removed; a Bonus that is left is played.</source>
        <translation>每名受影响的玩家逐门选择；没有注的手牌撤去；剩下的Bonus照常进行。</translation>
    </message>
    <message>
        <source>Every dealing error is Reconstructed, if it can be: that the House alone decides.</source>
        <translation>任何派牌错误若能还原即还原：由场方独自决定。</translation>
    </message>
    <message>
        <source>Excess not refused in time counts pro rata, and never below the minimum.</source>
        <translation>未及时拒收的超额按比例计，但绝不低于下限。</translation>
    </message>
    <message>
        <source>Fewer cards left than the Round can need, by the table&apos;s figure, is a warning before a card is dealt.</source>
        <translation>按本桌的数字，剩牌少于本局可能所需，在派牌前警告。</translation>
    </message>
    <message>
        <source>Fewer cards left than the Round can need, six, is a warning before a card is dealt.</source>
        <translation>剩牌少于本局可能所需的六张，在派牌前警告。</translation>
    </message>
    <message>
        <source>Fewer cards left than the deal takes is a warning before a card is dealt.</source>
        <translation>剩牌少于派牌所需，在派牌前警告。</translation>
    </message>
    <message>
        <source>Found Bets are accepted from the close to the first card; too much of a KIND on a box counts pro rata.</source>
        <translation>从停止下注到首张牌之间接受被发现的注；一门中某种注过多则按比例计。</translation>
    </message>
    <message>
        <source>Found Bets are taken from the close to the first card. On a box over its maximum each counts by maximum / sum, worked out once, but not below the minimum; one below the minimum counts in full. The rest goes back. A found Bet below the minimum stands. `found` gives the whole sum as it lies, never less than was noticed, and nobody a seat that is taken.</source>
        <translation>从停止下注到首张牌之间接受被发现的注。超过上限的门，每注按“上限 / 合计”计，只算一次，但不低于下限；低于下限者全额计。其余退回。被发现而低于下限的注有效。`found`说出所放的全部数额，绝不少于已注意到的，也不给任何人已占的座位。</translation>
    </message>
    <message>
        <source>Four cards, face up: Player, Banker, Player, Banker.</source>
        <translation>四张明牌：闲、庄、闲、庄。</translation>
    </message>
    <message>
        <source>Four to eight decks of 52 cards each.</source>
        <translation>四至八副牌，每副52张。</translation>
    </message>
    <message>
        <source>From a shuffler: its set of four cards, face down, to each box with an Initial Bet, clockwise from the Dealer&apos;s immediate left, and then to himself.</source>
        <translation>用洗牌机：每次一组四张暗牌，从荷官紧邻左边起顺时针给每个有原注的门，再给自己。</translation>
    </message>
    <message>
        <source>From the Dealer&apos;s left, clockwise, face down, one card at a time: to each box with an Initial Bet, then to himself, until all have four.</source>
        <translation>从荷官左边起顺时针派暗牌，一次一张：每个有原注的门，再给自己，直至各有四张。</translation>
    </message>
    <message>
        <source>From the Dealer&apos;s left, clockwise, face up: one card to each box with a Bet, one to the Dealer; then a second to each box, none to the Dealer.</source>
        <translation>从荷官左边起顺时针派明牌：每个有注的门一张，荷官一张；然后每门第二张，荷官无。</translation>
    </message>
    <message>
        <source>Gong: a 2 and an 8, whatever their colour and suit.</source>
        <translation>杠：一张2和一张8，不论颜色花色。</translation>
    </message>
    <message>
        <source>Have the Bet back; the Hand is invalid.</source>
        <translation>取回注；手牌无效。</translation>
    </message>
    <message>
        <source>Have the Bets returned.</source>
        <translation>取回注。</translation>
    </message>
    <message>
        <source>Here no Hand may Hit, so that no card is taken for one. A decision is taken back before the next card.</source>
        <translation>此处手牌不可要牌，故无牌被当作要牌。决定可在下一张牌之前收回。</translation>
    </message>
    <message>
        <source>High Hands of the same ranking are the Dealer&apos;s.</source>
        <translation>大牌同级归庄家。</translation>
    </message>
    <message>
        <source>High Hands of zero points each, without a Pair or a Gong, are the Dealer&apos;s, whatever their cards.</source>
        <translation>双方大牌都是0点，无对子无杠，归庄家，不论何牌。</translation>
    </message>
    <message>
        <source>How Hands rank: 3.4.1, then 3.4.2.</source>
        <translation>手牌的大小：先3.4.1，再3.4.2。</translation>
    </message>
    <message>
        <source>If a Player leaves after betting, and nobody else bets on the box, the House arranges his cards by the House Way and settles his Bet.</source>
        <translation>若玩家下注后离开，且该门无其他注，场方按场方摆法摆其牌并结算其注。</translation>
    </message>
    <message>
        <source>If a Player leaves after betting, and nobody else bets on the box, the House draws for him to 12 or more and settles his Bet.</source>
        <translation>若玩家下注后离开，且该门无其他注，场方代其要牌至12或以上并结算其注。</translation>
    </message>
    <message>
        <source>If a Player looks at further Hands (3.11), a Pit Supervisor or above judges whether he meant to. If so, those Hands are invalid, their cards out and their Bets returned; the Hand he looked at first stays valid.</source>
        <translation>若玩家看了其他手牌（3.11），由监场主任或以上判断是否故意。若是，那些手牌无效，牌出局，退回其注；他最先看的手牌仍有效。</translation>
    </message>
    <message>
        <source>If a Seated Player bets on other boxes where nobody sits, the Dealer arranges those by the House Way.</source>
        <translation>若入座玩家在无人入座的其他门下注，荷官按场方摆法摆那些牌。</translation>
    </message>
    <message>
        <source>If every Player&apos;s Hand is Bust before the Dealer draws, he draws by 3.24 all the same while a Boom Busted Bet lies.</source>
        <translation>即使庄家补牌前所有玩家的手牌都爆牌，只要仍有Boom Busted注，庄家照3.24补牌。</translation>
    </message>
    <message>
        <source>If it was not noticed, the Bet wins or loses as it lies.</source>
        <translation>若未发现，该注照放置的数额论输赢。</translation>
    </message>
    <message>
        <source>If no Bet has conclusively won or lost, the Round is Void.</source>
        <translation>若无任何注已确定输赢，本局作废。</translation>
    </message>
    <message>
        <source>If nobody sits, the highest Initial Bet decides, of equal ones the first; there is no close without one.</source>
        <translation>若无人入座，由最高原注者决定，同额者先下者；没有原注则不停止下注。</translation>
    </message>
    <message>
        <source>If some Bet has conclusively won or lost, an outcome is established: the Round is played to its end.</source>
        <translation>若有任何注已确定输赢，结果即定：本局打完。</translation>
    </message>
    <message>
        <source>If the Dealer has drawn by 3.24 and is not Bust, all Boom Busted Bets lose.</source>
        <translation>若庄家按3.24补牌而未爆牌，所有Boom Busted注输。</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.14.1) and Insurance (3.14.2).</source>
        <translation>若庄家首牌为A：平赔（3.14.1）与保险（3.14.2）。</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.15.1) and Insurance (3.15.2).</source>
        <translation>若庄家首牌为A：平赔（3.15.1）与保险（3.15.2）。</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.8.1) and Insurance (3.8.2).</source>
        <translation>若庄家首牌为A：平赔（3.8.1）与保险（3.8.2）。</translation>
    </message>
    <message>
        <source>If the Player drew, his third card decides whether the Banker draws.</source>
        <translation>若闲补牌，闲的第三张牌决定庄是否补牌。</translation>
    </message>
    <message>
        <source>If the Player stood, the Banker draws on 0 to 5 and stands on 6 and 7.</source>
        <translation>若闲停牌，庄0至5点补牌，6、7点停牌。</translation>
    </message>
    <message>
        <source>If the Round went on before Player Pair, Under 13 or Over 13 was settled, they are settled as soon as possible.</source>
        <translation>若在结算玩家对子、13以下或13以上之前本局已继续，则尽快结算。</translation>
    </message>
    <message>
        <source>If the Round went on before RWS Pairs was settled, it is settled as soon as possible.</source>
        <translation>若在结算RWS Pairs之前本局已继续，则尽快结算。</translation>
    </message>
    <message>
        <source>If the Seated Player Doubles Down, a Standing Player may decline to add, but gets only 1 card all the same. Neither withdraws such a Bet once the card is dealt.</source>
        <translation>若入座玩家加倍，站立玩家可不加注，但同样只得一张牌。牌派出后两者都不可撤此注。</translation>
    </message>
    <message>
        <source>If the Seated Player Splits and adds his Bet, a Standing Player who does not follow stays on the first Hand and has no part in the second or later ones.</source>
        <translation>若入座玩家分牌加注，不跟的站立玩家留在第一手，不参与第二手及之后的手牌。</translation>
    </message>
    <message>
        <source>If the excess was not rejected, each Bet counts pro rata of the box&apos;s maximum; none counts less than the minimum for that.</source>
        <translation>若超额未被拒收，每注按门上限的比例计；任何注不因此少于下限。</translation>
    </message>
    <message>
        <source>In a box Banker comes first, then Player, Tie, Player Pair, Banker Pair; several KINDs may be bet at once.</source>
        <translation>一门之中先庄后闲，再和、闲对、庄对；可同时投多种注。</translation>
    </message>
    <message>
        <source>Insurance is exactly half, by the Seated Player only.</source>
        <translation>保险正好一半，只限入座玩家。</translation>
    </message>
    <message>
        <source>Interrupted with an outcome established: play goes on.</source>
        <translation>中断时结果已定：继续。</translation>
    </message>
    <message>
        <source>Interrupted with no outcome established: the Round is Void.</source>
        <translation>中断时结果未定：本局作废。</translation>
    </message>
    <message>
        <source>King, Queen and Jack count 10.</source>
        <translation>K、Q、J算10。</translation>
    </message>
    <message>
        <source>Layout A has 7 places, layout B 9; each has room for every KIND of Bet.</source>
        <translation>台布A有7个位置，台布B有9个；每个位置可下各种注。</translation>
    </message>
    <message>
        <source>Low Hands of the same ranking are the Dealer&apos;s.</source>
        <translation>小牌同级归庄家。</translation>
    </message>
    <message>
        <source>Low Hands of zero points each, without a Pair or a Gong, are the Dealer&apos;s, whatever their cards.</source>
        <translation>双方小牌都是0点，无对子无杠，归庄家，不论何牌。</translation>
    </message>
    <message>
        <source>Low and High both higher than the Dealer&apos;s: the Player wins.</source>
        <translation>大小牌都大过庄家：玩家赢。</translation>
    </message>
    <message>
        <source>Low and High both lower than the Dealer&apos;s (equal ones are his): the Player loses.</source>
        <translation>大小牌都小过庄家（同级归庄家）：玩家输。</translation>
    </message>
    <message>
        <source>Mixed Pair: two cards of one number or picture, of different colour and suit.</source>
        <translation>杂色对：两张同号或同公仔牌，颜色花色皆不同。</translation>
    </message>
    <message>
        <source>More of one card than the decks hold cancels the Round.</source>
        <translation>某牌多于各副所含：本局取消。</translation>
    </message>
    <message>
        <source>More of one card than the decks hold: the Round stops until a Pit Supervisor has looked.</source>
        <translation>某牌多于各副所含：本局停止，待监场主任查看。</translation>
    </message>
    <message>
        <source>More of one card than the decks hold: the Round stops until it has been looked at.</source>
        <translation>某牌多于各副所含：本局停止，待查看。</translation>
    </message>
    <message>
        <source>No Bet exceeds the maximum shown for the box.</source>
        <translation>任何注不超过该门所示上限。</translation>
    </message>
    <message>
        <source>No Player decides for another.</source>
        <translation>任何玩家不为他人作决定。</translation>
    </message>
    <message>
        <source>No Reconstruction once the settlement has taken place.</source>
        <translation>结算之后不还原。</translation>
    </message>
    <message>
        <source>No decision replaces a cancelled Round: every error cancels it.</source>
        <translation>没有裁决可代替取消的局：任何错误都取消它。</translation>
    </message>
    <message>
        <source>No further card: the total plays against the Dealer&apos;s.</source>
        <translation>不再要牌：以此点数与庄家比。</translation>
    </message>
    <message>
        <source>No limits but the table&apos;s own.</source>
        <translation>只有本桌的限红。</translation>
    </message>
    <message>
        <source>No settlement bars a Reconstruction: 5.11 and 5.12 know no such bar. When a Round is reopened its cards can still be Reconstructed.</source>
        <translation>结算不妨碍还原：5.11与5.12无此限制。重开的局仍可还原其牌。</translation>
    </message>
    <message>
        <source>Of equal Point Totals above zero the one with the higher-ranking card is higher, then with the higher other card, as Appendix G runs: K 9 beats Q 9. The same pair, both Gong, the same points of the same two ranks, and zero against zero are the Dealer&apos;s.</source>
        <translation>零以上同点，有较大一张者为大，再比另一张，如附录G所列：K 9胜Q 9。同对、同为杠、同两级同点、零对零，皆归庄家。</translation>
    </message>
    <message>
        <source>Of one Player&apos;s live Hands on a box a Dealer&apos;s Blackjack takes one Initial Bet in all.</source>
        <translation>同一玩家在一门的多手未决手牌，庄家得Blackjack合计只收一份原注。</translation>
    </message>
    <message>
        <source>Of several Bonus Hands that the same cards make, only the best is paid.</source>
        <translation>同一组牌成多种Bonus牌，只赔最好的一种。</translation>
    </message>
    <message>
        <source>Of three cards among King, Queen, Jack and 10, with zero points Low, the highest goes High.</source>
        <translation>K、Q、J、10中有三张而小牌为0点，最大的归大牌。</translation>
    </message>
    <message>
        <source>Of two cards among King, Queen, Jack and 10 the higher goes Low; but High if a 9 or an Ace is beside them.</source>
        <translation>K、Q、J、10中有两张，较大的归小牌；若旁有9或A则归大牌。</translation>
    </message>
    <message>
        <source>On (i) the first two cards or (ii) the first two of a Split Hand, Aces apart, and not on a Blackjack or a Soft 21: a further Bet of at most the Initial Bet, and only one further card. The Bet is not withdrawn.</source>
        <translation>(i)首两张牌，或(ii)分牌后手牌的首两张（A除外），且非Blackjack或软21：再下至多等于原注的注，只再得一张牌。此注不可撤。</translation>
    </message>
    <message>
        <source>On (i) the first two cards or (ii) the first two of a Split Hand, Aces apart, and not on a Blackjack or a Soft 21: a further Bet of at most the Initial Bet, and only one further card. The Bet is not withdrawn. A Hand that Busts loses all; of one that does not, a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>(i)首两张牌，或(ii)分牌后手牌的首两张（A除外），且非Blackjack或软21：再下至多等于原注的注，只再得一张牌。此注不可撤。爆牌全输；未爆者，庄家得Blackjack只收原注之数。</translation>
    </message>
    <message>
        <source>On 0, 1 and 2 the Banker draws always.</source>
        <translation>庄0、1、2点必补牌。</translation>
    </message>
    <message>
        <source>On 3 the Banker draws, unless that card is an 8.</source>
        <translation>庄3点补牌，除非该牌是8。</translation>
    </message>
    <message>
        <source>On 4 the Banker draws against a 2 to 7.</source>
        <translation>庄4点，该牌为2至7时补牌。</translation>
    </message>
    <message>
        <source>On 5 the Banker draws against a 4 to 7.</source>
        <translation>庄5点，该牌为4至7时补牌。</translation>
    </message>
    <message>
        <source>On 6 the Banker draws against a 6 or 7.</source>
        <translation>庄6点，该牌为6或7时补牌。</translation>
    </message>
    <message>
        <source>On 7 the Banker stands always.</source>
        <translation>庄7点必停牌。</translation>
    </message>
    <message>
        <source>On a Tie, Bets on Player and Banker stand off.</source>
        <translation>开和时，闲注与庄注为和局。</translation>
    </message>
    <message>
        <source>On a box below its maximum nobody may refuse another Player the rest of it.</source>
        <translation>门未达上限时，任何人不可拒绝其他玩家使用余额。</translation>
    </message>
    <message>
        <source>On the Dealer&apos;s Hand: a Pit Supervisor or above discards those cards and has the Dealer draw another.</source>
        <translation>在庄家的手牌：监场主任或以上弃去这些牌，让荷官另抽一张。</translation>
    </message>
    <message>
        <source>On the first two cards only: an extra Bet equal to the main Bet, only one further card, and no option after it.</source>
        <translation>只限首两张：加下与主注相等的注，只再得一张牌，之后无选择。</translation>
    </message>
    <message>
        <source>Once a box has an Initial Bet, any Player may bet on its Player Pair, Under 13 and Over 13.</source>
        <translation>门上有原注后，任何玩家可在该门投玩家对子、13以下与13以上。</translation>
    </message>
    <message>
        <source>Once a box has an Initial Bet, any Player may bet on its RWS Pairs.</source>
        <translation>门上有原注后，任何玩家可在该门投RWS Pairs。</translation>
    </message>
    <message>
        <source>Once any box has an Initial Bet, any Player may bet on Boom Busted.</source>
        <translation>任何门有原注后，任何玩家可投Boom Busted。</translation>
    </message>
    <message>
        <source>Once the cards are arranged, Low and High, and laid on the table, the Player does not handle them again.</source>
        <translation>大小牌摆好放在台上之后，玩家不再碰牌。</translation>
    </message>
    <message>
        <source>Once the next Round has begun, earlier settlements stand.</source>
        <translation>下一局开始后，之前的结算不变。</translation>
    </message>
    <message>
        <source>Once the next Round has begun, the outcomes and settlements of all earlier ones stand.</source>
        <translation>下一局开始后，之前各局的结果与结算不变。</translation>
    </message>
    <message>
        <source>Once there is an Initial Bet, any Player may place a Bonus Bet on that Player&apos;s Hand, on the Dealer&apos;s, or on both.</source>
        <translation>有原注之后，任何玩家可在该玩家的手牌、庄家的手牌或两者下Bonus注。</translation>
    </message>
    <message>
        <source>One Insurance Bet a Player and box; laid again, it replaces the former.</source>
        <translation>每名玩家每门一份保险；重下则取代前者。</translation>
    </message>
    <message>
        <source>One Split; both second cards at once, then only Hit or Stand.</source>
        <translation>分牌一次；两张第二张牌一并派，之后只可要牌或停牌。</translation>
    </message>
    <message>
        <source>One box in front or any number behind, never both; only behind an occupied seat.</source>
        <translation>前注只一门，或搭注任意多门，不可兼有；搭注只在有人的座位后。</translation>
    </message>
    <message>
        <source>One card that the Dealer exposes changes nothing. Two or more, counted over the Round Hand by Hand: 5.5.2, 5.7 or 5.8, by whose Hand and by who has seen his cards. A Player who has set his cards, or of whom a report said so, has seen them.</source>
        <translation>荷官露一张牌不改变什么。一局中逐手累计两张或以上：按是谁的手牌、谁已看牌，用5.5.2、5.7或5.8。已摆牌的玩家，或报告说已看牌的玩家，算已看牌。</translation>
    </message>
    <message>
        <source>One of Low and High won and the other lost: Stand Off.</source>
        <translation>大小牌一赢一输：和局。</translation>
    </message>
    <message>
        <source>One seat a Player, taken between Rounds. A main Bet, then Pair if he likes, before the countdown ends. Clockwise from the first seat, face up: one card each, the Dealer last; a second to each Player. Surrender is offered unless the Dealer shows an Ace or a card of 10, Insurance against an Ace. Who makes no move is dealt until his total is over 11 and then stands, never Bust. Over 21 a Hand is out. The Dealer draws his second card after all Players, to 16, and stands on 17 or above. One Round without action costs the seat.</source>
        <translation>每名玩家一个座位，局间入座。倒数结束前先下主注，再可下对子。从第一座顺时针派明牌：各一张，庄家最后；再给每名玩家第二张。除非庄家首牌为A或10点，提供投降；为A则提供保险。不作决定者派到超过11点即停牌，绝不爆牌。超过21的手牌出局。庄家在所有玩家之后抽第二张，16点补牌，17或以上停牌。一局无动作即失去座位。</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B and C, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5).</source>
        <translation>只用附录A、B、C的台布，每名玩家有标明的门：以台布所示为准（此处A 7、B 6、C 5）。</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B and C, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5). They say: Blackjack pays 3 to 2; the Dealer stands on 17 and draws to 16; Player Pair pays 11 to 1; Insurance pays 2 to 1; Under 13 and Over 13.</source>
        <translation>只用附录A、B、C的台布，每名玩家有标明的门：以台布所示为准（此处A 7、B 6、C 5）。其上写明：Blackjack 2赔3；庄家17点停牌、16点补牌；玩家对子1赔11；保险1赔2；13以下与13以上。</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B, C and D, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5, D 9).</source>
        <translation>只用附录A、B、C、D的台布，每名玩家有标明的门：以台布所示为准（此处A 7、B 6、C 5、D 9）。</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B, C, D, E and F, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5, D 8, E 4, F 9).</source>
        <translation>只用附录A至F的台布，每名玩家有标明的门：以台布所示为准（此处A 7、B 6、C 5、D 8、E 4、F 9）。</translation>
    </message>
    <message>
        <source>Only open Initial Bets count for who is alone on a box. If others have open ones, `left` says that who decides has gone: the highest of the others decides, and the House plays a Hand in which only he has a Bet. `back` takes this or a `walk-away` back, until the next card or decision.</source>
        <translation>判断谁独自在一门，只看未结的原注。若其他人有未结的注，`left`说明作决定者已走：由其余最高者决定，只有他有注的手牌由场方进行。`back`收回此项或`walk-away`，直至下一张牌或决定。</translation>
    </message>
    <message>
        <source>Otherwise the Low Hand is made as high as it can be.</source>
        <translation>其他情形小牌尽量大。</translation>
    </message>
    <message>
        <source>Pair needs the Player&apos;s own Bet there, in front or behind.</source>
        <translation>对子须有玩家自己在那里的注，前注或搭注。</translation>
    </message>
    <message>
        <source>Pairs rank highest, from Aces down to 2s; then the Gong, a 2 and an 8. Appendix G lists them.</source>
        <translation>对子最大，从A到2；其次是杠，即2与8。附录G列出。</translation>
    </message>
    <message>
        <source>Play begins with “Place your bets, please”.</source>
        <translation>以“Place your bets, please”开始。</translation>
    </message>
    <message>
        <source>Play on with the Reconstructed Hands.</source>
        <translation>以还原的手牌继续。</translation>
    </message>
    <message>
        <source>Play on, if the cards can&apos;t be Reconstructed.</source>
        <translation>若牌不能还原，继续。</translation>
    </message>
    <message>
        <source>Play the Hand on, if the cards can&apos;t be Reconstructed.</source>
        <translation>若牌不能还原，照手牌继续。</translation>
    </message>
    <message>
        <source>Play the Reconstructed Hand on, if the cards can be.</source>
        <translation>若牌能还原，以还原的手牌继续。</translation>
    </message>
    <message>
        <source>Player 1 to 1, Banker 1 to 1 less 5%, both stand off on a Tie; Tie 8 to 1; Pairs 11 to 1.</source>
        <translation>闲1赔1，庄1赔1扣5%，开和时两者和局；和1赔8；对子1赔11。</translation>
    </message>
    <message>
        <source>Player Pair and Banker Pair pay 11 to 1 if that Hand&apos;s first two cards have one rank, however it ends.</source>
        <translation>闲对与庄对：该手牌首两张同级，1赔11，不论胜负。</translation>
    </message>
    <message>
        <source>Player Pair wins if the first two cards are of one number or picture, whatever their colour and suit, and is paid by 4.1 (11 to 1). The Hand&apos;s own outcome is untouched.</source>
        <translation>首两张同号或同公仔牌则玩家对子赢，不论颜色花色，按4.1赔付（1赔11）。该手牌本身的结果不受影响。</translation>
    </message>
    <message>
        <source>Player Pair wins if the first two cards are of one number or picture, whatever their colour and suit, and is paid by 4.1.1 (11 to 1). The Hand&apos;s own outcome is untouched.</source>
        <translation>首两张同号或同公仔牌则玩家对子赢，不论颜色花色，按4.1.1赔付（1赔11）。该手牌本身的结果不受影响。</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 and Over 13 are settled before the Round goes on.</source>
        <translation>玩家对子、13以下与13以上在继续之前结算。</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 and Over 13 are settled before the Subsequent Deal begins.</source>
        <translation>玩家对子、13以下与13以上在后续派牌开始前结算。</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 or Over 13 on a box without an Initial Bet, noticed once the Round has begun: out of play and returned.</source>
        <translation>没有原注的门上的玩家对子、13以下或13以上，开局后才发现：不算并退回。</translation>
    </message>
    <message>
        <source>Player and Banker are the two Hands of the table; whoever bets may bet on either.</source>
        <translation>闲与庄是台上的两手牌；投注者可投任一方。</translation>
    </message>
    <message>
        <source>Player pays 1 to 1 if the Player wins, and loses if the Banker does.</source>
        <translation>闲注：闲赢1赔1，庄赢则输。</translation>
    </message>
    <message>
        <source>RWS Pairs is settled before the Subsequent Deal begins.</source>
        <translation>RWS Pairs在后续派牌开始前结算。</translation>
    </message>
    <message>
        <source>RWS Pairs needs an Initial Bet on the box, Boom Busted one anywhere.</source>
        <translation>RWS Pairs须该门有原注，Boom Busted须任何一门有原注。</translation>
    </message>
    <message>
        <source>RWS Pairs on a box without an Initial Bet, noticed once the Round has begun: out of play and returned.</source>
        <translation>没有原注的门上的RWS Pairs，开局后才发现：不算并退回。</translation>
    </message>
    <message>
        <source>RWS Pairs wins if the first two cards are a pair of the pay table 4.1.2, and is paid by it. The Hand&apos;s own outcome is untouched.</source>
        <translation>首两张为赔率表4.1.2中的对子则RWS Pairs赢，按该表赔付。该手牌本身的结果不受影响。</translation>
    </message>
    <message>
        <source>Rankings: Pairs from Aces to 2s, Gong, Point Totals from 9 to 0.</source>
        <translation>大小：对子A至2，杠，总点数9至0。</translation>
    </message>
    <message>
        <source>Side Bets need an Initial Bet on their box.</source>
        <translation>额外投注须其门上有原注。</translation>
    </message>
    <message>
        <source>Side Bets need the Player&apos;s own Initial Bet on the box.</source>
        <translation>额外投注须有玩家自己在该门的原注。</translation>
    </message>
    <message>
        <source>Six to eight decks of 52 cards.</source>
        <translation>六至八副牌，每副52张。</translation>
    </message>
    <message>
        <source>Split Hands that Bust lose all their Bets. Of the others a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>爆牌的分牌手牌全输。其余的，庄家得Blackjack只收原注之数。</translation>
    </message>
    <message>
        <source>Split for 7 Low and 9 High.</source>
        <translation>拆成小牌7、大牌9。</translation>
    </message>
    <message>
        <source>Split for 7 Low and Gong High.</source>
        <translation>拆成小牌7、大牌杠。</translation>
    </message>
    <message>
        <source>Split for 8 Low and 8 High.</source>
        <translation>拆成小牌8、大牌8。</translation>
    </message>
    <message>
        <source>Split for 8 Low and 9 High.</source>
        <translation>拆成小牌8、大牌9。</translation>
    </message>
    <message>
        <source>Split for 8 Low and Gong High.</source>
        <translation>拆成小牌8、大牌杠。</translation>
    </message>
    <message>
        <source>Split for 9 Low and Gong High.</source>
        <translation>拆成小牌9、大牌杠。</translation>
    </message>
    <message>
        <source>Staff may place Bets for a Player who asks; that they lie right is his concern alone.</source>
        <translation>职员可应玩家要求代放注；是否放对只是玩家自己的事。</translation>
    </message>
    <message>
        <source>Staff may place Bets for a Player who asks; that they lie right is his own concern.</source>
        <translation>职员可应玩家要求代放注；是否放对是玩家自己的事。</translation>
    </message>
    <message>
        <source>Stand Off: of Low and High one is won and the other lost; the Bet is neither paid nor collected.</source>
        <translation>和局：大小牌一赢一输；注不赔不收。</translation>
    </message>
    <message>
        <source>Stand: no further card. The Player plays against the House with what he has.</source>
        <translation>停牌：不再要牌。玩家以现有的牌与场方比。</translation>
    </message>
    <message>
        <source>Standing Players may bet, by 3.12.1 and 3.12.2.</source>
        <translation>站立玩家可按3.12.1和3.12.2下注。</translation>
    </message>
    <message>
        <source>Suited Pair: two cards of one number or picture, one colour and one suit, Aces apart.</source>
        <translation>同花对：两张同号或同公仔牌、同色同花，A除外。</translation>
    </message>
    <message>
        <source>Surrender against 2 to 9 only, until the Hand&apos;s first other action; nothing after a Split.</source>
        <translation>只对2至9可投降，在手牌首次其他动作之前；分牌后不可。</translation>
    </message>
    <message>
        <source>Surrender is the Seated Player&apos;s, costs everyone on the box half, and never a Blackjack.</source>
        <translation>投降由入座玩家决定，该门每人损失一半，Blackjack不可投降。</translation>
    </message>
    <message>
        <source>That his Bet lies within the limits shown, smallest and largest, is each Player&apos;s own concern.</source>
        <translation>其注在所示上下限之内，是每名玩家自己的事。</translation>
    </message>
    <message>
        <source>The Bets are closed with “No more bets”.</source>
        <translation>以“No more bets”停止下注。</translation>
    </message>
    <message>
        <source>The Dealer Bust with 8 cards or more 200 to 1, with 7 cards 50 to 1, with 6 cards 12 to 1, with 5 cards 4 to 1, with 3 or 4 cards 2 to 1.</source>
        <translation>庄家以8张或以上爆牌1赔200，7张1赔50，6张1赔12，5张1赔4，3或4张1赔2。</translation>
    </message>
    <message>
        <source>The Dealer always completes his Hand.</source>
        <translation>庄家总要完成其手牌。</translation>
    </message>
    <message>
        <source>The Dealer compares his Hand with each Player&apos;s.</source>
        <translation>庄家与每名玩家比牌。</translation>
    </message>
    <message>
        <source>The Dealer did not stand as 3.23 says and drew onto his completed Hand: what he drew is discarded, and his total before it stands.</source>
        <translation>庄家未按3.23停牌而在已完成的手牌上续抽：所抽的弃去，之前的点数有效。</translation>
    </message>
    <message>
        <source>The Dealer did not stand as 3.24 says and drew onto his completed Hand: what he drew is discarded, and his total before it stands.</source>
        <translation>庄家未按3.24停牌而在已完成的手牌上续抽：所抽的弃去，之前的点数有效。</translation>
    </message>
    <message>
        <source>The Dealer draws only as far as some Bet still hangs on his Hand.</source>
        <translation>庄家只在仍有注取决于其手牌时补牌。</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of a Player&apos;s Hand or of his own, and some Player has seen his cards: play goes on.</source>
        <translation>荷官露出某玩家或自己手牌两张或以上，而有玩家已看牌：继续。</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of a Player&apos;s Hand, and no Player has seen his cards: the affected Players have the options of 5.6.</source>
        <translation>荷官露出某玩家手牌两张或以上，而无玩家看过牌：受影响的玩家有5.6的选择。</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of his own Hand, and no Player has seen his cards: Void.</source>
        <translation>荷官露出自己手牌两张或以上，而无玩家看过牌：作废。</translation>
    </message>
    <message>
        <source>The Dealer is Bust: the Player wins.</source>
        <translation>庄家爆牌：玩家赢。</translation>
    </message>
    <message>
        <source>The Dealer stands on every 17, soft or hard.</source>
        <translation>庄家任何17点停牌，软硬皆然。</translation>
    </message>
    <message>
        <source>The High Hand: the two of the four cards that rank higher.</source>
        <translation>大牌：四张中较大的两张。</translation>
    </message>
    <message>
        <source>The House Way: how Low and High are arranged if the House does it.</source>
        <translation>场方摆法：场方代摆时大小牌如何摆。</translation>
    </message>
    <message>
        <source>The House Way: pairs are of one rank, two pairs stay, and of two halves without points the one with the highest card is High.</source>
        <translation>场方摆法：对子须同级，两对不拆，两半皆无点时有最大一张者为大牌。</translation>
    </message>
    <message>
        <source>The KINDs of Bet: Banker, Player, Tie, Player Pair, Banker Pair.</source>
        <translation>注码种类：庄、闲、和、闲对、庄对。</translation>
    </message>
    <message>
        <source>The Low Hand: the two of the four cards that rank lower.</source>
        <translation>小牌：四张中较小的两张。</translation>
    </message>
    <message>
        <source>The Player draws on 0 to 5 and stands on 6 and 7.</source>
        <translation>闲0至5点补牌，6、7点停牌。</translation>
    </message>
    <message>
        <source>The Player who sits at a box and has bet on it decides for it; if nobody sits, the highest Bet does.</source>
        <translation>在该门入座并下注的玩家为其作决定；若无人入座，由最高注者决定。</translation>
    </message>
    <message>
        <source>The Player wins the High Hand if his ranks higher.</source>
        <translation>玩家的大牌较大则赢大牌。</translation>
    </message>
    <message>
        <source>The Player wins the Low Hand if his ranks higher.</source>
        <translation>玩家的小牌较大则赢小牌。</translation>
    </message>
    <message>
        <source>The Player&apos;s total is higher: he wins.</source>
        <translation>玩家点数较高：赢。</translation>
    </message>
    <message>
        <source>The Player&apos;s total is lower: he loses.</source>
        <translation>玩家点数较低：输。</translation>
    </message>
    <message>
        <source>The Players view their cards when the Dealer tells them, and neither speak nor tell each other anything of their Hands meanwhile.</source>
        <translation>荷官说可以时玩家看牌，其间不说话，也不互告手牌。</translation>
    </message>
    <message>
        <source>The Seated Player doubles for more than nothing; the others for anything up to their Initial Bets.</source>
        <translation>入座玩家加倍须多于零；其他人可加任何数，至多其原注。</translation>
    </message>
    <message>
        <source>The Seated Player of a box calls its decisions.</source>
        <translation>门的入座玩家说出其决定。</translation>
    </message>
    <message>
        <source>The aim: a Point Total of 21, Hard or Soft, or as near to it as can be, and not over.</source>
        <translation>目标：总点数21，软硬皆可，或尽量接近而不超过。</translation>
    </message>
    <message>
        <source>The aim: a point count of 21, Hard or Soft, or as near to it as can be, and not over.</source>
        <translation>目标：点数21，软硬皆可，或尽量接近而不超过。</translation>
    </message>
    <message>
        <source>The aim: both Hands, Low and High, rank higher than the Banker&apos;s.</source>
        <translation>目标：小牌与大牌两手都大过庄家。</translation>
    </message>
    <message>
        <source>The cards were dealt wrongly, before any Interim Settlement or the Subsequent Deal, and can&apos;t be Reconstructed: Void.</source>
        <translation>牌派错，在中期结算或后续派牌之前，且不能还原：作废。</translation>
    </message>
    <message>
        <source>The cards were not shuffled: Void.</source>
        <translation>牌未洗：作废。</translation>
    </message>
    <message>
        <source>The cards.</source>
        <translation>牌。</translation>
    </message>
    <message>
        <source>The first two cards decide, an Ace as 1, a Picture Card as 10: Under 13 wins below 13 (with a Blackjack too), Over 13 above 13; exactly 13 is the House&apos;s. Neither may exceed the Initial Bet: the Player answers for that. The Hand&apos;s own outcome is untouched.</source>
        <translation>以首两张为准，A算1，公仔牌算10：低于13则13以下赢（Blackjack亦然），高于13则13以上赢；正好13归场方。两者均不可超过原注：由玩家负责。该手牌本身的结果不受影响。</translation>
    </message>
    <message>
        <source>The first two cards of the Player&apos;s own Hand decide, an Ace as 1, a Picture card as 10: Under 13 wins below 13, Over 13 above 13; exactly 13 is the House&apos;s. Neither may exceed the original Bet. The Hand&apos;s own outcome is untouched.</source>
        <translation>以玩家自己手牌的首两张为准，A算1，公仔牌算10：低于13则13以下赢，高于13则13以上赢；正好13归场方。两者均不可超过原注。该手牌本身的结果不受影响。</translation>
    </message>
    <message>
        <source>The first two cards, if of equal value, may be Split into two Hands, with a Bet on the new one equal to the old. No Surrender after that.</source>
        <translation>首两张若等值可分成两手，新手牌下与原手相同的注。之后不可投降。</translation>
    </message>
    <message>
        <source>The first two cards, if of equal value, may be Split into two Hands, with a Bet on the new one equal to the old. No Surrender after that. At most three Splits, into four Hands. Each Hand draws at least one card, and the second waits until the first is decided. Aces are Split once, with only one card for each Hand. Split Aces and cards of 10 points make no Blackjack. Hands that Bust lose all; of the others a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>首两张若等值可分成两手，新手牌下与原手相同的注。之后不可投降。至多分三次，成四手。每手至少再要一张，第二手等第一手定。A只分一次，每手只得一张。分开的A与10点牌不成Blackjack。爆牌的手牌全输；其余的，庄家得Blackjack只收原注之数。</translation>
    </message>
    <message>
        <source>The first two cards, if of one value, become two Hands for a second Bet equal to the main Bet, only one Split a Round. Each Hand gets a second card, and is then hit or stands. Split Aces get only one card each; an Ace and a card of 10 are then 21 and no Blackjack.</source>
        <translation>首两张若等值，以与主注相等的第二注分成两手，每局只分一次。每手得第二张牌，再要牌或停牌。分开的A各只得一张；A与10点牌此时为21，不是Blackjack。</translation>
    </message>
    <message>
        <source>The halves are Low and High by their rank; called the other way round they are exchanged.</source>
        <translation>两半以大小分为小牌与大牌；若叫反则互换。</translation>
    </message>
    <message>
        <source>The higher total wins; equal totals are a Tie.</source>
        <translation>点数高者赢；点数相同为和。</translation>
    </message>
    <message>
        <source>The host alone takes Bets: none is found after the close.</source>
        <translation>只有主机收注：停止下注后不再发现注。</translation>
    </message>
    <message>
        <source>The layout.</source>
        <translation>台布。</translation>
    </message>
    <message>
        <source>The maximum return to the Player is 99.54%; the English text prevails.</source>
        <translation>对玩家的最高回报为99.54%；以英文文本为准。</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts: 5.1.1, then 5.15, then L4 by the counted Bet. A found side Bet counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>被发现的注以何次序说出并无影响，只关乎同额者谁先下。到首张牌时一次判定何者有效：先5.1.1，再5.15，再按计入的注用L4。被发现的额外投注至多计到其上限。已取回注者，该门不再认其被发现的注。</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts: V5 5.1.1, then V5 5.15, then L4 by the counted Bet. A found side Bet counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>被发现的注以何次序说出并无影响，只关乎同额者谁先下。到首张牌时一次判定何者有效：先V5 5.1.1，再V5 5.15，再按计入的注用L4。被发现的额外投注至多计到其上限。已取回注者，该门不再认其被发现的注。</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts; a found Bet counts up to its maximum. Who has a Bet back has no more of that box found.</source>
        <translation>被发现的注以何次序说出并无影响，只关乎同额者谁先下。到首张牌时一次判定何者有效；被发现的注至多计到上限。已取回注者，该门不再认其被发现的注。</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts; a found Bonus counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>被发现的注以何次序说出并无影响，只关乎同额者谁先下。到首张牌时一次判定何者有效；被发现的Bonus至多计到额外投注上限。已取回注者，该门不再认其被发现的注。</translation>
    </message>
    <message>
        <source>The shoe or shuffler holds too few cards to complete the Round: Void.</source>
        <translation>牌靴或洗牌机的牌不够完成本局：作废。</translation>
    </message>
    <message>
        <source>The table shows the smallest and the largest Bet.</source>
        <translation>赌桌显示最小与最大注额。</translation>
    </message>
    <message>
        <source>Then the Dealer arranges his own cards by the House Way; arranged wrongly, they are reset by it.</source>
        <translation>然后荷官按场方摆法摆自己的牌；摆错则按其重摆。</translation>
    </message>
    <message>
        <source>There is no close without an Initial Bet.</source>
        <translation>没有原注则不停止下注。</translation>
    </message>
    <message>
        <source>Tie pays 8 to 1 and loses if either Hand wins.</source>
        <translation>和注1赔8，任何一方赢则输。</translation>
    </message>
    <message>
        <source>Too few cards to complete the Round: Void.</source>
        <translation>牌不够完成本局：作废。</translation>
    </message>
    <message>
        <source>Totals are last digits; a natural ends the draw; the Player draws on 0 to 5, the Banker by the Player&apos;s third card.</source>
        <translation>点数取个位；例牌即止；闲0至5点补牌，庄看闲的第三张牌。</translation>
    </message>
    <message>
        <source>Two cards at once are a dealing error; the Players have the options of 5.7.</source>
        <translation>一次两张牌是派牌错误；玩家有5.7的选择。</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due (5.6); `first` says which counts as the earlier.</source>
        <translation>不该派牌时一次两张：两张都不属任何手牌（5.6）；`first`说哪张算先。</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due (5.7); `first` says which counts as the earlier.</source>
        <translation>不该派牌时一次两张：两张都不属任何手牌（5.7）；`first`说哪张算先。</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due. The Shift Manager decides on them, and nobody is asked which was first.</source>
        <translation>不该派牌时一次两张：两张都不属任何手牌。由值班经理裁决，不问谁先谁后。</translation>
    </message>
    <message>
        <source>Two cards at once while none is due: both are cards that no Hand was due, and `first` puts them in order.</source>
        <translation>不该派牌时一次两张：两张都不属任何手牌，`first`定其先后。</translation>
    </message>
    <message>
        <source>Two or more cards came at once and nobody can tell their order, exposed or not: a Player says which he takes first, and the other is used as the next card.</source>
        <translation>一次出两张或以上且无人能辨先后，无论是否露牌：由玩家说先取哪张，另一张作为下一张。</translation>
    </message>
    <message>
        <source>Under 13 and Over 13 are each at most the Initial Bet: the Player&apos;s own on that box, else the Seated Player&apos;s. An Initial Bet that is laid, lowered or withdrawn is taken as it is, and what a side Bet then exceeds goes back, said with its amount; so does what is found beyond it.</source>
        <translation>13以下与13以上各至多等于原注：玩家自己在该门的原注，否则入座玩家的。原注下、减、撤照受，额外投注因此超出的退回并说明金额；被发现的超出部分亦然。</translation>
    </message>
    <message>
        <source>Under 13 and Over 13 are each at most the Player&apos;s own Initial Bet on that box. An Initial Bet that is laid, lowered or withdrawn is taken as it is, and what a side Bet then exceeds goes back, said with its amount; so does what is found beyond it.</source>
        <translation>13以下与13以上各至多等于玩家自己在该门的原注。原注下、减、撤照受，额外投注因此超出的退回并说明金额；被发现的超出部分亦然。</translation>
    </message>
    <message>
        <source>Unless the Dealer&apos;s first card is an Ace, a Player may give his Hand up for half of his Initial Bet, after the second cards and before any further one.</source>
        <translation>除非庄家首牌为A，玩家可放弃手牌，损失原注一半，须在第二张牌之后、再派牌之前。</translation>
    </message>
    <message>
        <source>Unless the Dealer&apos;s first card is an Ace, a Player may give his Hand up for half of his Initial Bet, right after the second cards and before any further one.</source>
        <translation>除非庄家首牌为A，玩家可放弃手牌，损失原注一半，须在第二张牌之后、再派牌之前。</translation>
    </message>
    <message>
        <source>What a Player may choose, as the cards allow: Hit, Stand, Double Down, Surrender, Split, Insurance.</source>
        <translation>玩家可依牌选择：要牌、停牌、加倍、投降、分牌、保险。</translation>
    </message>
    <message>
        <source>What each winning Bet pays.</source>
        <translation>各赢注的赔付。</translation>
    </message>
    <message>
        <source>What exceeds a box&apos;s maximum is refused.</source>
        <translation>超出门上限的部分不收。</translation>
    </message>
    <message>
        <source>What makes the Round Void.</source>
        <translation>使本局作废之事。</translation>
    </message>
    <message>
        <source>What no chip covers is paid in cash.</source>
        <translation>筹码不能涵盖的以现金支付。</translation>
    </message>
    <message>
        <source>What the cards count: 3.2.1 to 3.2.3.</source>
        <translation>牌的点数：3.2.1至3.2.3。</translation>
    </message>
    <message>
        <source>What the cards count: 3.5.1 to 3.5.3.</source>
        <translation>牌的点数：3.5.1至3.5.3。</translation>
    </message>
    <message>
        <source>What the rules do not cover, the Table Games Shift Manager decides.</source>
        <translation>规则未涵盖之事由赌台值班经理决定。</translation>
    </message>
    <message>
        <source>What these rules do not resolve, (a) an irregularity or (b) how they are to be read, the Table Games Shift Manager or above decides.</source>
        <translation>本规则未解决之事，(a)异常或(b)如何解读，由赌台值班经理或以上决定。</translation>
    </message>
    <message>
        <source>What this document does not say, the Shift Manager decides, with Version 5&apos;s procedure as advice.</source>
        <translation>此文件未说之事由值班经理决定，以第5版的程序为参考。</translation>
    </message>
    <message>
        <source>When a box&apos;s last Initial Bet goes, its Bonus Bets go with it.</source>
        <translation>门的最后一份原注离开时，其Bonus注随之离开。</translation>
    </message>
    <message>
        <source>When a box&apos;s last Initial Bet goes, its side Bets go with it.</source>
        <translation>门的最后一份原注离开时，其额外投注随之离开。</translation>
    </message>
    <message>
        <source>When cards are not Reconstructed.</source>
        <translation>何时不还原牌。</translation>
    </message>
    <message>
        <source>Which of two cards of one rank goes where is free.</source>
        <translation>两张同级牌谁归哪边随意。</translation>
    </message>
    <message>
        <source>Who asks for it has his cards arranged by the House Way before the Banker&apos;s Hands are revealed; if that was forgotten, during settlement.</source>
        <translation>要求者的牌在庄家开牌之前按场方摆法代摆；若忘了，则在结算时摆。</translation>
    </message>
    <message>
        <source>Who decides a Hand has an open Bet in it: the Seated Player, else the highest of the others, of equals the one placed first. A Hand without an open Bet is out.</source>
        <translation>为手牌作决定者须在其中有未结的注：先是入座玩家，否则其余中最高者，同额者先下者。没有未结注的手牌出局。</translation>
    </message>
    <message>
        <source>Who decides a Hand has an open Bet in it: the Seated Player, else the highest of the others, of equals the one placed first. Who declined a Split Splits no Hand of the box. A Hand without an open Bet is out: a side Bet on it that its cards decide is settled, any other goes back.</source>
        <translation>为手牌作决定者须在其中有未结的注：先是入座玩家，否则其余中最高者，同额者先下者。不跟分牌者在该门不再分牌。没有未结注的手牌出局：其牌已决定的额外投注照结，其余退回。</translation>
    </message>
    <message>
        <source>Who decides for a box sets its Hand or lays it: who sits there, else the highest Bet. Only by the House Way is set a further Hand of one Player, and a Hand of who sits elsewhere. What is neither set nor laid when the Dealer opens is one flag, and set by the House Way.</source>
        <translation>为门作决定者摆牌或放下：入座者，否则最高注者。同一玩家的其他手牌，以及在别处入座者的手牌，只按场方摆法摆。荷官开牌时既未摆也未放下的，作一个标记，并按场方摆法摆。</translation>
    </message>
    <message>
        <source>Who does not follow a Split stays on the first Hand and is not asked again.</source>
        <translation>不跟分牌者留在第一手，不再询问。</translation>
    </message>
    <message>
        <source>Who has 12 or more and wants no further card Stands.</source>
        <translation>有12或以上而不再要牌者停牌。</translation>
    </message>
    <message>
        <source>Who has 21 may draw no further card.</source>
        <translation>已有21者不可再要牌。</translation>
    </message>
    <message>
        <source>Who has bet less than the minimum on such a box wins or loses his whole Bet, without pro rata.</source>
        <translation>在此门下注低于下限者，以全注论输赢，不按比例。</translation>
    </message>
    <message>
        <source>Who plays places an Initial Bet on its box.</source>
        <translation>参加者在其门下原注。</translation>
    </message>
    <message>
        <source>Who plays places an Initial Bet; then, before the cards, he may bet on Player Pair, Under 13 and Over 13.</source>
        <translation>参加者下原注；然后在派牌前可投玩家对子、13以下和13以上。</translation>
    </message>
    <message>
        <source>With a natural on either side no third card is drawn.</source>
        <translation>任何一方得例牌，都不再补牌。</translation>
    </message>
    <message>
        <source>Without a Pair or a Gong the Point Total ranks: King, Queen, Jack and Ten count 0, an Ace 1, other cards what they show; of the sum the tens are taken off. 9 is the highest and 0 the lowest. Appendix G lists them.</source>
        <translation>无对子亦无杠则比总点数：K、Q、J、10算0，A算1，其他按牌面；和数去十位。9最大，0最小。附录G列出。</translation>
    </message>
    <message>
        <source>Without a pair, a 2 and an 8 are the High Hand, a Gong, and the other 2 cards the Low Hand.</source>
        <translation>无对子时，2与8为大牌（杠），其余两张为小牌。</translation>
    </message>
    <message>
        <source>`back` takes a `walk-away` back, until the next card or decision.</source>
        <translation>`back`收回`walk-away`，直至下一张牌或决定。</translation>
    </message>
    <message>
        <source>`decide` settles the matter that it was reported for and no other; it is refused while a matter that only a Void resolves is open, and leaves choices, returns and decisions of other paragraphs as they are. Money that it moves is said in amounts (`adjust`), signed by the Shift Manager, and stands on the slip and in the net.</source>
        <translation>`decide`只解决所报之事，别无其他；有只能作废解决之事未结时不可，且不改动其他条款的选择、退回与裁决。其所动的钱写明金额（`adjust`），由值班经理签名，记在单据与净额中。</translation>
    </message>
</context>
<context>
    <name>parts of slips</name>
    <message>
        <source>Accounting</source>
        <translation>会计</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>账房</translation>
    </message>
    <message>
        <source>Chip bank</source>
        <translation>筹码库</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>投币箱</translation>
    </message>
    <message>
        <source>Restricted copy</source>
        <translation>限阅副本</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>监控部</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>筹码盘</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>({name}, {role})</source>
        <translation>（{name}，{role}）</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>by PIN</source>
        <translation>凭PIN</translation>
    </message>
    <message>
        <source>by a new PIN</source>
        <translation>凭新PIN</translation>
    </message>
    <message>
        <source>by a new PIN after a recovery</source>
        <translation>恢复后凭新PIN</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>凭姓名</translation>
    </message>
</context>
<context>
    <name>pit</name>
    <message>
        <source>No table has been added</source>
        <translation>未加赌桌</translation>
    </message>
    <message>
        <source>The only table is complete to</source>
        <translation>唯一的赌桌完整至</translation>
    </message>
    <message>
        <source>{whole} of {all} tables complete to {to}</source>
        <translation>{all}桌中{whole}桌完整至{to}</translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation>从无消息</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0}张牌</translation>
    </message>
    <message>
        <source>reader away</source>
        <translation>读牌器断开</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>printer: look</source>
        <translation>打印机：查看</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>打印机</translation>
    </message>
    <message>
        <source>Rounds {rounds}, variances of the tray {tray}</source>
        <translation>各局{rounds}，筹码盘差异{tray}</translation>
    </message>
    <message>
        <source>Rounds {rounds} (corrected by {corrected}), variances of the tray {tray}</source>
        <translation>各局{rounds}（更正{corrected}），筹码盘差异{tray}</translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation>{name}，{time}起</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>未开</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>结算中</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>已结算</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>裁决</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>在局</translation>
    </message>
    <message>
        <source>Round {number}: {stage}</source>
        <translation>第{number}局：{stage}</translation>
    </message>
    <message>
        <source>{0} Rounds/h</source>
        <translation>{0}局/时</translation>
    </message>
    <message>
        <source>{table}: {what}</source>
        <translation>{table}：{what}</translation>
    </message>
    <message>
        <source>No table calls</source>
        <translation>没有赌桌呼叫</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1项呼叫</translation>
    </message>
    <message>
        <source>{0} calls</source>
        <translation>{0}项呼叫</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>监场</translation>
    </message>
    <message>
        <source>Key of this page</source>
        <translation>本网页的密钥</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>显示各赌桌</translation>
    </message>
    <message>
        <source>This key is wrong.</source>
        <translation>密钥不正确。</translation>
    </message>
    <message>
        <source>The page&apos;s server does not answer.</source>
        <translation>网页的服务器没有回应。</translation>
    </message>
    <message>
        <source>The line is cut: what is shown is old.</source>
        <translation>线路已断：所显示的是旧资料。</translation>
    </message>
    <message>
        <source>The pit&apos;s server has not answered yet.</source>
        <translation>监场服务器尚未回应。</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not answer.</source>
        <translation>监场服务器没有回应。</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Bets are open</source>
        <translation>可下注</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>停止下注</translation>
    </message>
    <message>
        <source>Between two Rounds</source>
        <translation>两局之间</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>和局</translation>
    </message>
</context>
<context>
    <name>printers</name>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>打印机连不上。</translation>
    </message>
    <message>
        <source>Is it switched on and plugged in? Is its address right?</source>
        <translation>打印机已开机并接好吗？地址正确吗？</translation>
    </message>
    <message>
        <source>This user may not use the printer.</source>
        <translation>此用户不可使用打印机。</translation>
    </message>
    <message>
        <source>Call the technician: the printer&apos;s rights must be changed.</source>
        <translation>叫技术员：须更改打印机权限。</translation>
    </message>
    <message>
        <source>Another program uses the printer.</source>
        <translation>另一程序占用打印机。</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>关闭该程序。</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>打印机无响应。</translation>
    </message>
    <message>
        <source>Look at its lamps. If it never answers, set confirms = false.</source>
        <translation>看其指示灯。若从不响应，设confirms = false。</translation>
    </message>
    <message>
        <source>The printer is off line.</source>
        <translation>打印机离线。</translation>
    </message>
    <message>
        <source>Press its button for on line, or switch it off and on.</source>
        <translation>按联机键，或关机再开。</translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open.</source>
        <translation>打印机盖子打开。</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>关上。</translation>
    </message>
    <message>
        <source>The printer has no paper.</source>
        <translation>打印机缺纸。</translation>
    </message>
    <message>
        <source>Put a new roll in.</source>
        <translation>装新纸卷。</translation>
    </message>
    <message>
        <source>The printer&apos;s cutter is jammed.</source>
        <translation>打印机切刀卡住。</translation>
    </message>
    <message>
        <source>Take the paper out and switch the printer off and on.</source>
        <translation>取出纸，关机再开。</translation>
    </message>
    <message>
        <source>The printer reports an error.</source>
        <translation>打印机报告故障。</translation>
    </message>
    <message>
        <source>Switch it off and on; if that does not help, call the technician.</source>
        <translation>关机再开；若无效，叫技术员。</translation>
    </message>
    <message>
        <source>There is no printer at this address.</source>
        <translation>此地址没有打印机。</translation>
    </message>
    <message>
        <source>It is a plain file. Write folder: before a folder&apos;s path.</source>
        <translation>它是普通文件。文件夹路径前写folder:。</translation>
    </message>
    <message>
        <source>CUPS has no such queue.</source>
        <translation>CUPS没有此队列。</translation>
    </message>
    <message>
        <source>Set the queue up in CUPS, or name another.</source>
        <translation>在CUPS建立队列，或另选一个。</translation>
    </message>
    <message>
        <source>The printer&apos;s queue is stopped.</source>
        <translation>打印机的队列已停止。</translation>
    </message>
    <message>
        <source>Call the technician: cupsenable and cupsaccept start it.</source>
        <translation>请通知技术员：用cupsenable和cupsaccept启动。</translation>
    </message>
    <message>
        <source>The system&apos;s print service does not run.</source>
        <translation>系统打印服务未运行。</translation>
    </message>
    <message>
        <source>Call the technician: CUPS must be installed and started.</source>
        <translation>叫技术员：须安装并启动CUPS。</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>没有这个文件夹。</translation>
    </message>
    <message>
        <source>Make the folder, or name another.</source>
        <translation>请建立该文件夹，或指定另一个。</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to.</source>
        <translation>不能写入文件夹。</translation>
    </message>
    <message>
        <source>Is its disk full? May this user write there?</source>
        <translation>磁盘满了吗？此用户可写入吗？</translation>
    </message>
</context>
<context>
    <name>protocols</name>
    <message>
        <source>Codes</source>
        <translation>编码</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Box {box} is not in play.</source>
        <translation>{box}号位没有注码。</translation>
    </message>
    <message>
        <source>Nobody can leave now: no Player decides for a box in play.</source>
        <translation>现在不可离开：在局的门没有玩家作决定。</translation>
    </message>
</context>
<context>
    <name>reenact</name>
    <message>
        <source>Round {number}, before step 1 of {count}</source>
        <translation>第{number}局，第1步之前，共{count}步</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {count}</source>
        <translation>第{number}局，第{at}步，共{count}步</translation>
    </message>
    <message>
        <source>The Round is about to begin.</source>
        <translation>本局即将开始。</translation>
    </message>
    <message>
        <source>Past Round</source>
        <translation>以往牌局</translation>
    </message>
    <message>
        <source>Refused: {line}. {why}</source>
        <translation>被拒：{line}。{why}</translation>
    </message>
    <message>
        <source>The cards were compared and confirmed</source>
        <translation>牌已核对并确认</translation>
    </message>
    <message>
        <source>Device: {event}</source>
        <translation>设备：{event}</translation>
    </message>
    <message>
        <source>Card {number} was opened</source>
        <translation>第{number}张牌已打开</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>A Round is open: settle it first.</source>
        <translation>有一局未结束：先结算。</translation>
    </message>
    <message>
        <source>A badge code has 4 to 200 characters and no spaces.</source>
        <translation>工卡编码须为4至200个字符，不含空格。</translation>
    </message>
    <message>
        <source>A box with the seal {seal} has left already.</source>
        <translation>封条{seal}的投币箱已离台。</translation>
    </message>
    <message>
        <source>A drop box has left since: the buy-in {number} stands.</source>
        <translation>其后已有投币箱离台：买入{number}维持不变。</translation>
    </message>
    <message>
        <source>Another person must do this.</source>
        <translation>此事须由另一人处理。</translation>
    </message>
    <message>
        <source>Exception {number} of session {session} is open.</source>
        <translation>班次{session}的差异{number}尚未了结。</translation>
    </message>
    <message>
        <source>No count has begun.</source>
        <translation>尚未开始点算。</translation>
    </message>
    <message>
        <source>No drop box of session {session} has left the table.</source>
        <translation>班次{session}没有投币箱离台。</translation>
    </message>
    <message>
        <source>Request {request} has a slip: void it.</source>
        <translation>申请{request}已有单据：须作废该单据。</translation>
    </message>
    <message>
        <source>Request {request} has no slip yet: cancel it.</source>
        <translation>申请{request}尚无单据：取消申请即可。</translation>
    </message>
    <message>
        <source>Request {request} is on its way: end it first.</source>
        <translation>申请{request}正在运送：先完成它。</translation>
    </message>
    <message>
        <source>Request {request}: the next step is {step}.</source>
        <translation>申请{request}：下一步是{step}。</translation>
    </message>
    <message>
        <source>Say how many chips.</source>
        <translation>须说明筹码数量。</translation>
    </message>
    <message>
        <source>Say how much, and who gives it.</source>
        <translation>请说明金额，以及由谁交付。</translation>
    </message>
    <message>
        <source>Say which box: {seals} wait for their count.</source>
        <translation>说明哪个箱：{seals}等待点算。</translation>
    </message>
    <message>
        <source>Say whose payout is put right, and by how much.</source>
        <translation>说明更正谁的赔付及数额。</translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation>须说明原因。</translation>
    </message>
    <message>
        <source>Session {session} has been reconciled already.</source>
        <translation>班次{session}已对账。</translation>
    </message>
    <message>
        <source>Session {session} has no closer yet: count the next opener first.</source>
        <translation>班次{session}尚无收台数：先点算下一次开台数。</translation>
    </message>
    <message>
        <source>Session {session} has not been reconciled.</source>
        <translation>班次{session}尚未对账。</translation>
    </message>
    <message>
        <source>The tray can&apos;t hold such a number of chips of {of}.</source>
        <translation>这不是码盘可有的{of}筹码数目。</translation>
    </message>
    <message>
        <source>The box {seal} has been counted already.</source>
        <translation>投币箱{seal}已点算。</translation>
    </message>
    <message>
        <source>The box {seal} is none of session {session}.</source>
        <translation>投币箱{seal}不属班次{session}。</translation>
    </message>
    <message>
        <source>The chips have left: once they are here, make a {other} against it.</source>
        <translation>筹码已送出：送达后另做一张{other}冲销。</translation>
    </message>
    <message>
        <source>The chips of request {request} do not fit their slip: send them back.</source>
        <translation>申请{request}的筹码与单据不符：退回。</translation>
    </message>
    <message>
        <source>The chips of request {request} fit their slip.</source>
        <translation>申请{request}的筹码与单据相符。</translation>
    </message>
    <message>
        <source>The chips of request {request} have not moved: void it or send them back.</source>
        <translation>申请{request}的筹码未移动：作废或退回。</translation>
    </message>
    <message>
        <source>The drop is counted once the table is closed.</source>
        <translation>投币箱须在赌桌关闭后点算。</translation>
    </message>
    <message>
        <source>The drop of session {session} has not been counted.</source>
        <translation>班次{session}的投币箱尚未点算。</translation>
    </message>
    <message>
        <source>The last Shift Manager can&apos;t be disabled.</source>
        <translation>最后一名值班经理不可停用。</translation>
    </message>
    <message>
        <source>The pit&apos;s desk has not confirmed the staff register for too long: a Shift Manager signs for it first.</source>
        <translation>监场台太久未确认员工名册：须先由值班经理签署。</translation>
    </message>
    <message>
        <source>The pit&apos;s desk keeps the staff register: set your PIN there.</source>
        <translation>员工名册由监场台保管：请在那里设定您的PIN。</translation>
    </message>
    <message>
        <source>The register has this name already.</source>
        <translation>名册已有此姓名。</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1秒</translation>
    </message>
    <message>
        <source>A name has letters, spaces, &apos; - and ., at most 40 in all.</source>
        <translation>姓名可用字母、空格、&apos;、-和.，最多40个字符。</translation>
    </message>
    <message>
        <source>A new PIN has {digits} to 8 digits.</source>
        <translation>新PIN为{digits}至8位数字。</translation>
    </message>
    <message>
        <source>A trainee does not deal at a live table.</source>
        <translation>见习荷官不可在正式赌桌派牌。</translation>
    </message>
    <message>
        <source>Nobody approves his own act: another person must sign (house ruling {paragraph}).</source>
        <translation>不可批准自己的操作：须由另一人签名（场规{paragraph}）。</translation>
    </message>
    <message>
        <source>Nobody of this name is in the staff register.</source>
        <translation>员工名册中无此姓名。</translation>
    </message>
    <message>
        <source>Signed in at table {table}. Sign out there first.</source>
        <translation>已在赌桌{table}登录。先在该处登出。</translation>
    </message>
    <message>
        <source>That is the old PIN. Choose another.</source>
        <translation>这是旧PIN。另选一个。</translation>
    </message>
    <message>
        <source>The drop of session {session} has been counted already.</source>
        <translation>班次{session}的投币箱款项已点算。</translation>
    </message>
    <message>
        <source>The drop of this session has been counted already.</source>
        <translation>本班次的投币箱款项已点算。</translation>
    </message>
    <message>
        <source>The staff register was changed for this person: a Shift Manager signs for that first.</source>
        <translation>员工名册中此人已被更改：先由值班经理签名。</translation>
    </message>
    <message>
        <source>The table is closed: only its drop can be counted, or the table opened again.</source>
        <translation>赌桌已关闭：只可点算投币箱，或重新开台。</translation>
    </message>
    <message>
        <source>The table is not open: count the opener first.</source>
        <translation>赌桌未开：先点算开台数。</translation>
    </message>
    <message>
        <source>The table is open already.</source>
        <translation>赌桌已开。</translation>
    </message>
    <message>
        <source>The table was closed by force: a Table Games Shift Manager must allow its opening.</source>
        <translation>赌桌曾被强制关闭：须由赌桌值班经理批准开台。</translation>
    </message>
    <message>
        <source>The table was not closed by force.</source>
        <translation>赌桌并非被强制关闭。</translation>
    </message>
    <message>
        <source>The tray holds {float} by the books: {asked} is more than that.</source>
        <translation>账面上筹码盘有{float}：{asked}超出此数。</translation>
    </message>
    <message>
        <source>The tray is being counted: end the count first.</source>
        <translation>正在点算筹码盘：先结束点算。</translation>
    </message>
    <message>
        <source>The {kind} {number} is void already.</source>
        <translation>{kind}{number}已作废。</translation>
    </message>
    <message>
        <source>There is no closed session {session} that is not final.</source>
        <translation>没有已关闭而未定案的班次{session}。</translation>
    </message>
    <message>
        <source>There is no fill or credit of request {request} on its way.</source>
        <translation>申请{request}没有在途的加码或退码。</translation>
    </message>
    <message>
        <source>There is no open exception {number}.</source>
        <translation>没有未了结的差异{number}。</translation>
    </message>
    <message>
        <source>There is no settlement {number}.</source>
        <translation>没有结算{number}。</translation>
    </message>
    <message>
        <source>There is no {kind} {number} in this session.</source>
        <translation>本班次没有{kind}{number}。</translation>
    </message>
    <message>
        <source>This PIN is for one use: a PIN of one&apos;s own must be set first.</source>
        <translation>此PIN只可用一次：须先设定自己的PIN。</translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>PIN错误。</translation>
    </message>
    <message>
        <source>This badge is another person&apos;s.</source>
        <translation>此工卡属于他人。</translation>
    </message>
    <message>
        <source>This is about the person himself: another must sign.</source>
        <translation>此事关乎本人：须由他人签名。</translation>
    </message>
    <message>
        <source>This person&apos;s role is too low for this.</source>
        <translation>此人职级不足以处理此事。</translation>
    </message>
    <message>
        <source>Too many wrong tries. Try again in {wait}.</source>
        <translation>错误次数过多。{wait}后再试。</translation>
    </message>
    <message>
        <source>What the register has on this person was changed by something else than this program: another Shift Manager signs for it first.</source>
        <translation>名册中此人的资料被本程序以外的方式更改：先由另一名值班经理签名。</translation>
    </message>
    <message>
        <source>This is for the {role}.</source>
        <translation>此事须由{role}处理。</translation>
    </message>
    <message>
        <source>This person may no longer sign in.</source>
        <translation>此人不可再登录。</translation>
    </message>
    <message>
        <source>This person signs with a PIN.</source>
        <translation>此人须用PIN签名。</translation>
    </message>
    <message>
        <source>Too easy to guess: no repeated digits, no sequence like 1234.</source>
        <translation>太易猜中：不可用重复数字或1234等连续数字。</translation>
    </message>
    <message>
        <source>Write the seal of the box.</source>
        <translation>写下箱的封条。</translation>
    </message>
    <message>
        <source>{brought} is brought and {given} is given.</source>
        <translation>送来{brought}，交出{given}。</translation>
    </message>
    <message>
        <source>{count} minutes</source>
        <translation>{count}分钟</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count}秒</translation>
    </message>
    <message>
        <source>{name} has signed for this as {role}: another person must do this.</source>
        <translation>{name}已以{role}身份为此签名：须由另一人处理。</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>1 box</source>
        <translation>1门</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1副牌</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净额</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一步</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>阶段</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>结算</translation>
    </message>
    <message>
        <source>The table&apos;s money</source>
        <translation>赌桌款项</translation>
    </message>
    <message>
        <source>box</source>
        <translation>门</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>被拒</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0}门</translation>
    </message>
    <message>
        <source>{0} decks</source>
        <translation>{0}副牌</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Only one was read: {0}</source>
        <translation>只读到一张：{0}</translation>
    </message>
    <message>
        <source>Neither was read</source>
        <translation>两张都没读到</translation>
    </message>
    <message>
        <source>Both were read: {0}</source>
        <translation>两张都读到：{0}</translation>
    </message>
    <message>
        <source>depends on what is reported</source>
        <translation>视报告内容而定</translation>
    </message>
    <message>
        <source>stops the Round</source>
        <translation>使本局暂停</translation>
    </message>
    <message>
        <source>is only noted</source>
        <translation>仅作记录</translation>
    </message>
    <message>
        <source>Cards dealt wrongly</source>
        <translation>派牌错误</translation>
    </message>
    <message>
        <source>A card to a box without a Bet</source>
        <translation>牌派到无注的门</translation>
    </message>
    <message>
        <source>Two cards came at once</source>
        <translation>两张牌同时出来</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe</source>
        <translation>牌靴中有牌面朝上</translation>
    </message>
    <message>
        <source>Cards were exposed</source>
        <translation>有牌被露出</translation>
    </message>
    <message>
        <source>A Hand with the wrong number of cards</source>
        <translation>手牌张数错误</translation>
    </message>
    <message>
        <source>A further Hand was examined</source>
        <translation>看了另一手牌</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>外来牌</translation>
    </message>
    <message>
        <source>Cards missing or too many</source>
        <translation>缺牌或多牌</translation>
    </message>
    <message>
        <source>The cards run out</source>
        <translation>牌不够</translation>
    </message>
    <message>
        <source>The cards were not shuffled</source>
        <translation>牌未洗</translation>
    </message>
    <message>
        <source>A technical interruption</source>
        <translation>技术中断</translation>
    </message>
    <message>
        <source>Something the rules do not cover</source>
        <translation>规则未涵盖之事</translation>
    </message>
    <message>
        <source>A card no Hand was due</source>
        <translation>无手牌该补的牌</translation>
    </message>
    <message>
        <source>A card after the last Hand</source>
        <translation>最后一手之后的牌</translation>
    </message>
    <message>
        <source>One card too many of its kind</source>
        <translation>同种牌多一张</translation>
    </message>
    <message>
        <source>A misread card</source>
        <translation>误读牌</translation>
    </message>
    <message>
        <source>A card that was not a Hit</source>
        <translation>并非要牌的牌</translation>
    </message>
    <message>
        <source>A settlement was reopened</source>
        <translation>结算曾重开</translation>
    </message>
    <message>
        <source>A wrong PIN</source>
        <translation>PIN错误</translation>
    </message>
    <message>
        <source>A lock-out after wrong PINs</source>
        <translation>PIN错误后锁定</translation>
    </message>
    <message>
        <source>A lock-out that was ended</source>
        <translation>锁定已解除</translation>
    </message>
</context>
<context>
    <name>resettle command</name>
    <message>
        <source>NOT COMPARED: {what}</source>
        <translation>未能比较：{what}</translation>
    </message>
    <message>
        <source>Round {round_no}, box {box}, Hand {hand}, {player}, {bet}: {was}, now {now}: {how}</source>
        <translation>第{round_no}局，{box}号门，第{hand}手，{player}，{bet}：原{was}，现{now}：{how}</translation>
    </message>
    <message>
        <source>Table {table}: {rounds} Rounds settled again, {bets} Bets otherwise</source>
        <translation>赌桌{table}：重新结算{rounds}局，{bets}注不同</translation>
    </message>
    <message>
        <source>left out: {what}</source>
        <translation>不计：{what}</translation>
    </message>
    <message>
        <source>paid too little by {owed}</source>
        <translation>少赔{owed}</translation>
    </message>
    <message>
        <source>paid too little {under}, paid too much {over}</source>
        <translation>少赔共{under}，多赔共{over}</translation>
    </message>
    <message>
        <source>paid too much by {owed}</source>
        <translation>多赔{owed}</translation>
    </message>
</context>
<context>
    <name>resettling</name>
    <message>
        <source>Round {round_no}: a Round of {game}</source>
        <translation>第{round_no}局：属{game}</translation>
    </message>
    <message>
        <source>Round {round_no}: it would not be over</source>
        <translation>第{round_no}局：不会结束</translation>
    </message>
    <message>
        <source>Round {round_no}: played without amounts</source>
        <translation>第{round_no}局：未记金额</translation>
    </message>
    <message>
        <source>Round {round_no}: {command!r} is refused (entry {entry}): {why}</source>
        <translation>第{round_no}局：{command!r}被拒（条目{entry}）：{why}</translation>
    </message>
    <message>
        <source>Round {round_no}: {phase}</source>
        <translation>第{round_no}局：{phase}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>仍未结束</translation>
    </message>
    <message>
        <source>void</source>
        <translation>作废</translation>
    </message>
</context>
<context>
    <name>roles</name>
    <message>
        <source>Trainee</source>
        <translation>见习荷官</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation>监场主任</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>区域经理</translation>
    </message>
    <message>
        <source>Shift Manager</source>
        <translation>值班经理</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>出纳</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>送码员</translation>
    </message>
    <message>
        <source>Count team</source>
        <translation>点算组</translation>
    </message>
    <message>
        <source>Accounting</source>
        <translation>会计</translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation>赌桌值班经理</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source> (Hand {hand})</source>
        <translation>第{hand}手</translation>
    </message>
    <message>
        <source>; the next card is the {card}</source>
        <translation>；下一张牌是{card}</translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} below the minimum was not noticed: it stands.</source>
        <translation>{box}号门{player}的注低于下限，当时未被发现：维持有效。</translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} lay there at the close and was not noticed: it stands.</source>
        <translation>{box}号门{player}的注在停止下注时已在台上而未被发现：维持有效。</translation>
    </message>
    <message>
        <source>A Blackjack is not Surrendered (box {box}).</source>
        <translation>Blackjack不可投降（{box}号门）。</translation>
    </message>
    <message>
        <source>A box is Split into at most {most} Hands.</source>
        <translation>每门最多分成{most}手。</translation>
    </message>
    <message>
        <source>A card is due to box {box} first.</source>
        <translation>须先给{box}号门派牌。</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe: it is the next card.</source>
        <translation>牌靴中有一张牌面朝上：它是下一张牌。</translation>
    </message>
    <message>
        <source>A card that does not belong to the set was found.</source>
        <translation>发现一张不属于本副牌的牌。</translation>
    </message>
    <message>
        <source>A card was dealt to box {box}, on which there is no Bet.</source>
        <translation>有一张牌派到无注的{box}号门。</translation>
    </message>
    <message>
        <source>A dealing error was reported.</source>
        <translation>已报告派牌错误。</translation>
    </message>
    <message>
        <source>A foreign card was found: first put in a new shoe, or have a Pit Supervisor sign that the cards are in order.</source>
        <translation>发现外来牌：先装新牌靴，或由监场主任签名确认牌无误。</translation>
    </message>
    <message>
        <source>A settlement has paid or taken Bets: the cards can no longer be Reconstructed.</source>
        <translation>结算已有赔付或收注：牌不可再还原。</translation>
    </message>
    <message>
        <source>A supervisor has acted on this error: the Pit Supervisor or above says where its card lies.</source>
        <translation>主管已处理此错误：该牌归于何处由监场主任或以上决定。</translation>
    </message>
    <message>
        <source>A total of {total} must draw: no Stand below 12.</source>
        <translation>{total}：须要牌，未满12点不可停牌。</translation>
    </message>
    <message>
        <source>All is decided: the {role} resumes the Round.</source>
        <translation>已全部决定：由{role}恢复本局。</translation>
    </message>
    <message>
        <source>An irregularity is open: the Round waits until it is resolved.</source>
        <translation>有异常未处理：解决前本局暂停。</translation>
    </message>
    <message>
        <source>An open irregularity makes the Round Void under {under}: no decision replaces that.</source>
        <translation>有未处理的异常使本局按{under}作废：任何决定都不能代替。</translation>
    </message>
    <message>
        <source>Announce the Round and let the Players bet.</source>
        <translation>宣布开局，让玩家下注。</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on{held}.</source>
        <translation>有人投降吗？然后继续派牌{held}。</translation>
    </message>
    <message>
        <source>Ask box {box}{hand} with {total}{held}.</source>
        <translation>问{box}号门{hand}：{total}{held}。</translation>
    </message>
    <message>
        <source>Ask {waiting}: play on, or the Bet back.</source>
        <translation>问{waiting}：继续，或取回注。</translation>
    </message>
    <message>
        <source>Banker {banker}, Player {player}. Box by box from your right: take, then pay.</source>
        <translation>庄{banker}，闲{player}。从右边起逐门：先收后赔。</translation>
    </message>
    <message>
        <source>Both have {total}. Box by box from your right: take, then pay; Banker and Player stand off.</source>
        <translation>双方都是{total}。从右边起逐门：先收后赔；庄与闲和局。</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>{box}号门</translation>
    </message>
    <message>
        <source>Box {box} had been set wrongly: it is set again by the House Way.</source>
        <translation>{box}号门先前摆错：已按场方摆法重摆。</translation>
    </message>
    <message>
        <source>Box {box} had stood before card {number}: a later card or decision was not due.</source>
        <translation>{box}号门在第{number}张牌之前已停牌：其后有牌或决定不该发生。</translation>
    </message>
    <message>
        <source>Box {box} had stood before the {card} was drawn; the table first took it for a Hit.</source>
        <translation>{box}号门在抽出{card}之前已停牌；系统起初当作要牌。</translation>
    </message>
    <message>
        <source>Box {box} has an Initial Bet: a card there is not misplaced.</source>
        <translation>{box}号门有原注：派到那里的牌没有派错位置。</translation>
    </message>
    <message>
        <source>Box {box} has no Blackjack.</source>
        <translation>{box}号门没有Blackjack。</translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play to report this on.</source>
        <translation>{box}号门没有在局手牌可作此报告。</translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play.</source>
        <translation>{box}号门没有在局手牌。</translation>
    </message>
    <message>
        <source>Box {box} holds more than {maximum}: its Bets count pro rata.</source>
        <translation>{box}号门超过{maximum}：各注按比例计算。</translation>
    </message>
    <message>
        <source>Box {box} is full: its maximum lies on it, and no Bet can be added.</source>
        <translation>{box}号门已满：已达上限，不可再加注。</translation>
    </message>
    <message>
        <source>Box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>{box}号门比下限少{missing}：加注或撤注。</translation>
    </message>
    <message>
        <source>Box {box} was called the other way round: the higher half is the High Hand.</source>
        <translation>{box}号门的高低牌报反了：较大的一半是高牌。</translation>
    </message>
    <message>
        <source>Box {box} was dealt a wrong number of cards.</source>
        <translation>{box}号门派牌张数错误。</translation>
    </message>
    <message>
        <source>Box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>{box}号门将超上限：此注最多{room}。</translation>
    </message>
    <message>
        <source>Box {box}: {what} was taken back before the next card.</source>
        <translation>{box}号门：{what}已在下一张牌之前收回。</translation>
    </message>
    <message>
        <source>Box {box}{hand} has {total}: ask, and warn before a Hit{held}.</source>
        <translation>{box}号门{hand}有{total}：先问，要牌前提醒{held}。</translation>
    </message>
    <message>
        <source>Box {box}{hand}: {total}. {choices}{held}.</source>
        <translation>{box}号门{hand}：{total}。{choices}{held}。</translation>
    </message>
    <message>
        <source>Call the {role}: a settlement bars the Reconstruction; the cards are discarded.</source>
        <translation>通知{role}：已有结算，不可还原；牌作弃牌处理。</translation>
    </message>
    <message>
        <source>Card {number} had not come: nobody missed it.</source>
        <translation>第{number}张牌未来过：并无缺失。</translation>
    </message>
    <message>
        <source>Card {number} in {hand} was not read: say what it is as you open the Hand.</source>
        <translation>{hand}的第{number}张牌未读：开牌时说明是什么牌。</translation>
    </message>
    <message>
        <source>Card {number} is not one that the table took for a Hit.</source>
        <translation>第{number}张牌不是系统当作要牌的牌。</translation>
    </message>
    <message>
        <source>Card {number} lies face down: nobody looks at it before the rules open its Hand.</source>
        <translation>第{number}张牌为暗牌：规则开牌前任何人不可看。</translation>
    </message>
    <message>
        <source>Card {number} of this Round had come before: more cards than the deck holds, or a foreign card, 5.5.1.</source>
        <translation>本局第{number}张牌先前已出现：超出整副牌的张数，或为外来牌，5.5.1。</translation>
    </message>
    <message>
        <source>Card {number} of this Round was drawn and no Hand was due a card: a dealing error.</source>
        <translation>抽出本局第{number}张牌，但无手牌该补：派牌错误。</translation>
    </message>
    <message>
        <source>Card {number} of this Round was really another one: a decision would not have been allowed.</source>
        <translation>本局第{number}张牌其实是另一张：某项决定本不允许。</translation>
    </message>
    <message>
        <source>Card {number} was read.</source>
        <translation>第{number}张牌已读。</translation>
    </message>
    <message>
        <source>Card {number} was really {card}: a later card or decision was not due.</source>
        <translation>第{number}张牌其实是{card}：其后有牌或决定不该发生。</translation>
    </message>
    <message>
        <source>Cards are missing or in excess.</source>
        <translation>缺牌或多牌。</translation>
    </message>
    <message>
        <source>Cards were exposed.</source>
        <translation>有牌被露出。</translation>
    </message>
    <message>
        <source>Cards {number} and {next} of this Round came at once and their order is unknown.</source>
        <translation>本局第{number}张和第{next}张牌同时出来，先后不明。</translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay.</source>
        <translation>从右边起逐门比牌：先收后赔。</translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay. Equal points: {beats}.</source>
        <translation>从右边起逐门比牌：先收后赔。点数相同：{beats}。</translation>
    </message>
    <message>
        <source>Deal a card, face down, to box {box}.</source>
        <translation>给{box}号门派一张暗牌。</translation>
    </message>
    <message>
        <source>Deal a card, face down, to yourself.</source>
        <translation>给庄家派一张暗牌。</translation>
    </message>
    <message>
        <source>Deal a card, face up, to box {box}.</source>
        <translation>给{box}号门派一张明牌。</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Banker.</source>
        <translation>给庄派一张明牌。</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Player.</source>
        <translation>给闲派一张明牌。</translation>
    </message>
    <message>
        <source>Deal a card, face up, to yourself.</source>
        <translation>给庄家派一张明牌。</translation>
    </message>
    <message>
        <source>Deal on</source>
        <translation>继续派牌</translation>
    </message>
    <message>
        <source>Deal on{held}.</source>
        <translation>继续派牌{held}。</translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to box {box}.</source>
        <translation>给{box}号门派一组四张暗牌。</translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to yourself.</source>
        <translation>给庄家派一组四张暗牌。</translation>
    </message>
    <message>
        <source>Decide whether the cards can be Reconstructed; else the Hand is removed.</source>
        <translation>决定牌可否还原；否则撤手牌。</translation>
    </message>
    <message>
        <source>Decisions since card {number} no longer fit: report the dealing error.</source>
        <translation>第{number}张牌之后的决定已不符：报告派牌错误。</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Double Down is for the first two cards only.</source>
        <translation>只有首两张牌可加倍。</translation>
    </message>
    <message>
        <source>Draw a card for box {box}{hand}.</source>
        <translation>为{box}号门{hand}抽一张牌。</translation>
    </message>
    <message>
        <source>Draw for yourself onto {total}: a side Bet depends on your Hand.</source>
        <translation>庄家{total}：为自己抽牌，有额外投注取决于庄家手牌。</translation>
    </message>
    <message>
        <source>Draw the one card of the Double Down for box {box}{hand}.</source>
        <translation>为{box}号门{hand}抽加倍的一张牌。</translation>
    </message>
    <message>
        <source>Draw the second card for box {box}{hand}.</source>
        <translation>为{box}号门{hand}抽第二张牌。</translation>
    </message>
    <message>
        <source>Enter the Bets, then announce and close.</source>
        <translation>录入注码，宣布后停止下注。</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>平赔</translation>
    </message>
    <message>
        <source>Even Money is asked for after the Initial Deal and before any further card.</source>
        <translation>平赔须在首轮派牌之后、任何后续牌之前提出。</translation>
    </message>
    <message>
        <source>Even Money is offered only against the Dealer&apos;s Ace.</source>
        <translation>庄家首牌为A才可平赔。</translation>
    </message>
    <message>
        <source>Every Bet was returned: end the Round.</source>
        <translation>各注均已退回：结束本局。</translation>
    </message>
    <message>
        <source>Every Hand that was reported is judged already.</source>
        <translation>所有报告的手牌都已裁定。</translation>
    </message>
    <message>
        <source>First open each Hand that was laid and say what was Low: box {boxes}.</source>
        <translation>先打开每手已放下的牌并说明低牌：{boxes}号门。</translation>
    </message>
    <message>
        <source>First set by the House Way what is not set yet: box {boxes}.</source>
        <translation>先按场方摆法摆好未摆的牌：{boxes}号门。</translation>
    </message>
    <message>
        <source>Found Bets are accepted after the close and before the first card.</source>
        <translation>补认的注须在停止下注之后、第一张牌之前提出。</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Insurance is laid after the Initial Deal and before any further card.</source>
        <translation>保险须在首轮派牌之后、任何后续牌之前下注。</translation>
    </message>
    <message>
        <source>Insurance is offered only against the Dealer&apos;s Ace.</source>
        <translation>庄家首牌为A才可买保险。</translation>
    </message>
    <message>
        <source>It is not asked now whether that card comes first.</source>
        <translation>现在不问该牌是否先来。</translation>
    </message>
    <message>
        <source>It is too late to Surrender box {box}.</source>
        <translation>{box}号门投降已太迟。</translation>
    </message>
    <message>
        <source>Judge whether the Hand was examined intentionally.</source>
        <translation>裁定看牌是否故意。</translation>
    </message>
    <message>
        <source>Let the Players view, set and lay their cards: {boxes}. If a Player asks, set by the House Way.</source>
        <translation>让玩家看牌、摆牌、放牌：{boxes}。玩家要求时按场方摆法摆。</translation>
    </message>
    <message>
        <source>Low and High</source>
        <translation>低牌和高牌</translation>
    </message>
    <message>
        <source>Money moves outside the rules only after a decision of the Shift Manager in this Round.</source>
        <translation>规则以外的金额，须在本局值班经理作出决定之后才可收付。</translation>
    </message>
    <message>
        <source>No Bet is left that the Dealer&apos;s Hand decides: it is not opened.</source>
        <translation>没有取决于庄家手牌的注：不开庄家牌。</translation>
    </message>
    <message>
        <source>No Hand is due a card {number} face down now.</source>
        <translation>现在没有手牌该派第{number}张暗牌。</translation>
    </message>
    <message>
        <source>No Player may look at these: set by the House Way {boxes}.</source>
        <translation>玩家不可看这些牌：按场方摆法摆{boxes}。</translation>
    </message>
    <message>
        <source>No Player&apos;s decision is awaited now.</source>
        <translation>现在不等玩家决定。</translation>
    </message>
    <message>
        <source>No Round of play is open to report on.</source>
        <translation>没有进行中的一局可报告。</translation>
    </message>
    <message>
        <source>No Round of play is open: announce “Place your Bets, please” first.</source>
        <translation>没有进行中的一局：先宣布“Place your Bets, please”。</translation>
    </message>
    <message>
        <source>No box has an Initial Bet, so there is nobody to deal to.</source>
        <translation>没有一门有原注，无人可派牌。</translation>
    </message>
    <message>
        <source>No irregularity is open.</source>
        <translation>没有未处理的异常。</translation>
    </message>
    <message>
        <source>No leaving of box {box} can be taken back: nobody has left it since the last card or decision.</source>
        <translation>{box}号门无离开可撤回：上一张牌或决定之后无人离开。</translation>
    </message>
    <message>
        <source>No open irregularity lets the Round be Voided under {under}.</source>
        <translation>没有未处理的异常可按{under}将本局作废。</translation>
    </message>
    <message>
        <source>No report is open that could be retracted.</source>
        <translation>没有可撤回的未结报告。</translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House plays it.</source>
        <translation>{box}号门只有{player}有注：若{player}已离开，由场方打。</translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House sets the Hand.</source>
        <translation>{box}号门只有{player}有注：若{player}已离开，由场方摆牌。</translation>
    </message>
    <message>
        <source>Nobody has bet, so there is nothing to deal for.</source>
        <translation>无人下注，无牌可派。</translation>
    </message>
    <message>
        <source>Nobody sits at box {box} to bet behind.</source>
        <translation>{box}号门无人入座，不可搭注。</translation>
    </message>
    <message>
        <source>Not box {box}: it is the turn of box {turn}.</source>
        <translation>不是{box}号门，轮到{turn}号门。</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>未读</translation>
    </message>
    <message>
        <source>One card too many: {card}.</source>
        <translation>多了一张牌：{card}。</translation>
    </message>
    <message>
        <source>One {card} more than the decks hold, or a foreign card, 5.5.1.</source>
        <translation>{card}比整副牌多一张，或为外来牌，5.5.1。</translation>
    </message>
    <message>
        <source>Only Insurance is left: draw your second card and no more.</source>
        <translation>只剩保险：只抽庄家第二张牌，不再多抽。</translation>
    </message>
    <message>
        <source>Only the Seated Player of box {box} may insure; {player} is not.</source>
        <translation>只有{box}号门的入座玩家可买保险；{player}不是。</translation>
    </message>
    <message>
        <source>Only the first two cards of equal value can be Split.</source>
        <translation>只有首两张点值相同的牌可分牌。</translation>
    </message>
    <message>
        <source>Only the host takes Bets in this game: none can be found after the close.</source>
        <translation>本游戏只由主持人接受下注：停止下注后不可补认。</translation>
    </message>
    <message>
        <source>Only the last decision can be taken back, and only before the next card.</source>
        <translation>只可收回最后一个决定，且须在下一张牌之前。</translation>
    </message>
    <message>
        <source>Only the last settled Round can be reopened, before the next one opens.</source>
        <translation>只可重开最后结算的一局，且须在下一局开始之前。</translation>
    </message>
    <message>
        <source>Open box {box} and enter its card {number}, which was not read.</source>
        <translation>打开{box}号门，录入未读的第{number}张牌。</translation>
    </message>
    <message>
        <source>Open box {box} and touch the two cards that were Low.</source>
        <translation>打开{box}号门，点选原为低牌的两张。</translation>
    </message>
    <message>
        <source>Open your cards and enter card {number}, which was not read.</source>
        <translation>开庄家牌，录入未读的第{number}张牌。</translation>
    </message>
    <message>
        <source>Open your cards and set them by the House Way.</source>
        <translation>开庄家牌，按场方摆法摆好。</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not play it.</source>
        <translation>{box}号门有其他玩家的注，场方不代打。</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not set its Hand.</source>
        <translation>{box}号门有其他玩家的注，场方不代摆。</translation>
    </message>
    <message>
        <source>Play was interrupted.</source>
        <translation>牌局曾中断。</translation>
    </message>
    <message>
        <source>Play went on before the side Bets were settled: settle them now.</source>
        <translation>额外投注未结算牌局已继续：现在结算。</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}. Box by box from your right: take, then pay.</source>
        <translation>闲{player}，庄{banker}。从右边起逐门：先收后赔。</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>摆牌</translation>
    </message>
    <message>
        <source>Set by the House Way what was forgotten: {boxes}.</source>
        <translation>按场方摆法补摆漏摆的：{boxes}。</translation>
    </message>
    <message>
        <source>Settings were changed outside of the program ({what}): the {role} or above signs before a Round opens.</source>
        <translation>设定被本程序以外的方式更改（{what}）：开局前须由{role}或以上签名。</translation>
    </message>
    <message>
        <source>Settle box by box from your right: take, then pay.</source>
        <translation>从右边起逐门结算：先收后赔。</translation>
    </message>
    <message>
        <source>Settle {what}, then deal on{held}.</source>
        <translation>先结算{what}，再继续派牌{held}。</translation>
    </message>
    <message>
        <source>Settle {what}. Any Surrender? Then deal on{held}.</source>
        <translation>先结算{what}。有人投降吗？然后继续派牌{held}。</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Still undecided: {what}.</source>
        <translation>尚未决定：{what}。</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Round is Voided under {paragraph}.</source>
        <translation>停手，通知监场主任：若误读则更正该牌，否则本局按{paragraph}作废。</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Table Games Shift Manager decides.</source>
        <translation>停手，通知监场主任：若误读则更正该牌，否则由赌桌值班经理决定。</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor: the Round is Voided under {paragraph}.</source>
        <translation>停手，通知监场主任：本局按{paragraph}作废。</translation>
    </message>
    <message>
        <source>Stop and call the {role}: can the cards be Reconstructed?</source>
        <translation>停手，通知{role}：牌可否还原？</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>The Bets are closed: none may be placed, changed or withdrawn.</source>
        <translation>已停止下注：不可再下注、改注或撤注。</translation>
    </message>
    <message>
        <source>The Bets on box {box} were given back: its Hand is out of play.</source>
        <translation>{box}号门的注已退回：其手牌已出局。</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand</source>
        <translation>庄家手牌</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open already.</source>
        <translation>庄家手牌已打开。</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open: box {box} can only be set by the House Way now.</source>
        <translation>庄家手牌已打开：{box}号门现在只可按场方摆法摆。</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand was opened before box {boxes} was set: set it by the House Way now.</source>
        <translation>{boxes}号门未摆好庄家手牌已打开：现在按场方摆法摆。</translation>
    </message>
    <message>
        <source>The Hand of box {box} is laid: its cards may not be touched again before you open them, after your own.</source>
        <translation>{box}号门的手牌已放下：荷官开自己的牌之后、打开它之前不可再碰。</translation>
    </message>
    <message>
        <source>The Hand of box {box} is set: its cards may not be touched again.</source>
        <translation>{box}号门的手牌已摆好：不可再碰。</translation>
    </message>
    <message>
        <source>The Hand of box {box} was examined by a Player who had viewed another.</source>
        <translation>{box}号门的手牌被看过另一手的玩家看了。</translation>
    </message>
    <message>
        <source>The Hands are not complete: cards are due.</source>
        <translation>手牌未齐：还须派牌。</translation>
    </message>
    <message>
        <source>The House has decided on the Reconstruction already.</source>
        <translation>场方已就还原作出决定。</translation>
    </message>
    <message>
        <source>The House plays box {box}: draw a card onto {total}.</source>
        <translation>场方打{box}号门：{total}，抽一张牌。</translation>
    </message>
    <message>
        <source>The Initial Deal is not complete: cards are due.</source>
        <translation>首轮派牌未完成：还须派牌。</translation>
    </message>
    <message>
        <source>The Player has left: set by the House Way {boxes}.</source>
        <translation>玩家已离开：按场方摆法摆{boxes}。</translation>
    </message>
    <message>
        <source>The Player has {total}: deal him a third card.</source>
        <translation>闲{total}点：补第三张牌。</translation>
    </message>
    <message>
        <source>The Player of box {box} has left already.</source>
        <translation>{box}号门的玩家已离开。</translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House plays it.</source>
        <translation>{box}号门的玩家已离开：由场方打。</translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House sets the Hand.</source>
        <translation>{box}号门的玩家已离开：由场方摆牌。</translation>
    </message>
    <message>
        <source>The Player stands on {player}, the Banker has {total}: deal him a third card.</source>
        <translation>闲{player}点不补，庄{total}点：补第三张牌。</translation>
    </message>
    <message>
        <source>The Player&apos;s third card is the {card}, the Banker has {total}: deal him a third card.</source>
        <translation>闲的第三张牌是{card}，庄{total}点：补第三张牌。</translation>
    </message>
    <message>
        <source>The Round has not read a card number {number}.</source>
        <translation>本局没有读过第{number}张牌。</translation>
    </message>
    <message>
        <source>The Round of play is not over yet.</source>
        <translation>本局尚未结束。</translation>
    </message>
    <message>
        <source>The Round of play is not ready for the Final Settlement.</source>
        <translation>本局尚未可作最终结算。</translation>
    </message>
    <message>
        <source>The Round of play is not ready for the settlement.</source>
        <translation>本局尚未可结算。</translation>
    </message>
    <message>
        <source>The Seated Player&apos;s Bet takes the room on box {box}: {amount} given back to {player}.</source>
        <translation>{box}号门的空额由入座玩家的注占用：退回{amount}给{player}。</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides.</source>
        <translation>由赌桌值班经理决定。</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager signs before a Round opens: {what}</source>
        <translation>开局前须由赌桌值班经理签名：{what}</translation>
    </message>
    <message>
        <source>The cards from number {number} on are not the last ones drawn, two at most, or something was decided since.</source>
        <translation>从第{number}张起的牌不是最后抽出的（最多两张），或其后已有决定。</translation>
    </message>
    <message>
        <source>The cards on the table may differ from the screen: first compare and confirm them.</source>
        <translation>台面的牌可能与屏幕不同：先核对并确认。</translation>
    </message>
    <message>
        <source>The cards were not shuffled.</source>
        <translation>牌未洗。</translation>
    </message>
    <message>
        <source>The deal is not complete: cards are due.</source>
        <translation>派牌未完成：还须派牌。</translation>
    </message>
    <message>
        <source>The last Round was cancelled: the whole shoe must be shuffled before the next one opens.</source>
        <translation>上一局已取消：下一局开始前须将整靴牌洗过。</translation>
    </message>
    <message>
        <source>The program was restarted in this Round: first say whether the interruption affects it.</source>
        <translation>程序在本局中重新启动：先说明中断是否影响本局。</translation>
    </message>
    <message>
        <source>The report can no longer be retracted: {what}.</source>
        <translation>报告不可再撤回：{what}。</translation>
    </message>
    <message>
        <source>The rules do not offer {remedy} for this irregularity.</source>
        <translation>规则对此异常不提供{remedy}。</translation>
    </message>
    <message>
        <source>The {card} was drawn too early; the table first took it for the Subsequent Deal.</source>
        <translation>{card}抽得太早；系统起初当作后续派牌。</translation>
    </message>
    <message>
        <source>There are not enough cards for the Round.</source>
        <translation>牌不够完成本局。</translation>
    </message>
    <message>
        <source>There is no Double Down after a Split.</source>
        <translation>分牌后不可加倍。</translation>
    </message>
    <message>
        <source>There is no Interim Settlement to conclude now.</source>
        <translation>现在没有中期结算要完成。</translation>
    </message>
    <message>
        <source>There is no Surrender against the Dealer&apos;s {card}.</source>
        <translation>庄家为{card}时不可投降。</translation>
    </message>
    <message>
        <source>This is for the {role} or above.</source>
        <translation>须由{role}或以上处理。</translation>
    </message>
    <message>
        <source>Those are not the four cards of box {box}.</source>
        <translation>那不是{box}号门的四张牌。</translation>
    </message>
    <message>
        <source>Two cards at once that no Hand was due: say which counts as the first.</source>
        <translation>两张牌同时出来而无手牌该补：说明哪张算先。</translation>
    </message>
    <message>
        <source>Two cards at once: ask the Player which he takes first.</source>
        <translation>两张牌同时出来：问玩家先要哪张。</translation>
    </message>
    <message>
        <source>You have {total}. Draw to 17.</source>
        <translation>庄家{total}。补牌至17点。</translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Settle {what}, then deal on{held}.</source>
        <translation>庄家A：谁要{offers}？先结算{what}，再继续派牌{held}。</translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Then deal on{held}.</source>
        <translation>庄家A：谁要{offers}？然后继续派牌{held}。</translation>
    </message>
    <message>
        <source>a Player has chosen</source>
        <translation>已有玩家作出选择</translation>
    </message>
    <message>
        <source>a Reconstruction</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>a hard 21</source>
        <translation>硬21点</translation>
    </message>
    <message>
        <source>a judgement</source>
        <translation>裁定</translation>
    </message>
    <message>
        <source>a manager&apos;s decision</source>
        <translation>经理的决定</translation>
    </message>
    <message>
        <source>a soft 21</source>
        <translation>软21点</translation>
    </message>
    <message>
        <source>box {boxes}</source>
        <translation>{boxes}号门</translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation>{box}号门</translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation>{boxes}号门</translation>
    </message>
    <message>
        <source>cards came with it</source>
        <translation>已随之出牌</translation>
    </message>
    <message>
        <source>it has been judged</source>
        <translation>已裁定</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <translation>软{total}点</translation>
    </message>
    <message>
        <source>the Blackjacks</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>the Dealer&apos;s Hand</source>
        <translation>庄家手牌</translation>
    </message>
    <message>
        <source>the House has decided on the cards</source>
        <translation>场方已就牌作出决定</translation>
    </message>
    <message>
        <source>the Players&apos; options</source>
        <translation>玩家的选择</translation>
    </message>
    <message>
        <source>the Reconstruction</source>
        <translation>还原</translation>
    </message>
    <message>
        <source>the Shift Manager&apos;s decision</source>
        <translation>值班经理的决定</translation>
    </message>
    <message>
        <source>the Surrenders</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>the Void under {under}</source>
        <translation>按{under}作废</translation>
    </message>
    <message>
        <source>the side Bets</source>
        <translation>额外投注</translation>
    </message>
    <message>
        <source>whether it was intentional</source>
        <translation>是否故意</translation>
    </message>
    <message>
        <source>which card comes first</source>
        <translation>哪张牌先来</translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet of {most}, and takes {minimum} or more: none can be laid.</source>
        <translation>{bet}不可超过原注{most}，而下限为{minimum}：不可下注。</translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet: at most {most}.</source>
        <translation>{bet}不可超过原注：最多{most}。</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on box {box} first.</source>
        <translation>{box}号门须先有原注，才可下{bet}。</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on some box first.</source>
        <translation>须先在任何一门有原注，才可下{bet}。</translation>
    </message>
    <message>
        <source>{bet} needs {player}&apos;s own Initial Bet on box {box} first.</source>
        <translation>{player}须先在{box}号门有自己的原注，才可下{bet}。</translation>
    </message>
    <message>
        <source>{bet} on box {box} is full: its maximum lies there, and no Bet can be added.</source>
        <translation>{box}号门的{bet}已满：已达上限，不可再加注。</translation>
    </message>
    <message>
        <source>{bet} on box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>{box}号门的{bet}比下限少{missing}：加注或撤注。</translation>
    </message>
    <message>
        <source>{bet} on box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>{box}号门的{bet}将超上限：此注最多{room}。</translation>
    </message>
    <message>
        <source>{bet} takes {minimum} to {maximum} a Player on this box.</source>
        <translation>此门每名玩家的{bet}为{minimum}至{maximum}。</translation>
    </message>
    <message>
        <source>{card} was drawn although no Hand was due a card: it is discarded.</source>
        <translation>抽出{card}，但无手牌该补：作弃牌处理。</translation>
    </message>
    <message>
        <source>{card} was drawn and no Hand was due a card: a dealing error.</source>
        <translation>抽出{card}，但无手牌该补：派牌错误。</translation>
    </message>
    <message>
        <source>{first} and {second} came at once and their order is unknown.</source>
        <translation>{first}和{second}同时出来，先后不明。</translation>
    </message>
    <message>
        <source>{hand} has fewer cards in play than that: {count}.</source>
        <translation>{hand}在局的牌没有那么多：{count}。</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <translation>{high}胜{low}</translation>
    </message>
    <message>
        <source>{name} may no longer deal: another Dealer signs in before the next Round opens.</source>
        <translation>{name}不可再派牌：下一局开始前须由另一名荷官登录。</translation>
    </message>
    <message>
        <source>{player} adds {amount}, or nothing.</source>
        <translation>{player}加{amount}，或不加。</translation>
    </message>
    <message>
        <source>{player} bets behind box {box}: a Player who takes a seat can&apos;t bet behind.</source>
        <translation>{player}在{box}号门搭注：入座的玩家不可搭注。</translation>
    </message>
    <message>
        <source>{player} decides for box {box} and has declined a Split of it: there is no further one.</source>
        <translation>{player}为{box}号门作决定，已拒绝分牌：不再分牌。</translation>
    </message>
    <message>
        <source>{player} decides for the box, and doubles by adding exactly {amount}.</source>
        <translation>{player}为此门作决定，加倍须刚好加{amount}。</translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} can&apos;t decline the Split.</source>
        <translation>{player}为此门作决定，不可拒绝分牌。</translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} must add to the Bet: more than 0, at most {most}.</source>
        <translation>{player}为此门作决定，须加注：大于0，最多{most}。</translation>
    </message>
    <message>
        <source>{player} has left box {box}: the Bet plays on as it lies.</source>
        <translation>{player}已离开{box}号门：注原样参与本局。</translation>
    </message>
    <message>
        <source>{player} has no Bet in this Hand of box {box}.</source>
        <translation>{player}在{box}号门这一手没有注。</translation>
    </message>
    <message>
        <source>{player} has no Bet in this Round.</source>
        <translation>{player}在本局没有注。</translation>
    </message>
    <message>
        <source>{player} has no Initial Bet on box {box} to insure.</source>
        <translation>{player}在{box}号门没有原注可买保险。</translation>
    </message>
    <message>
        <source>{player} has no open Initial Bet on box {box}.</source>
        <translation>{player}在{box}号门没有未结的原注。</translation>
    </message>
    <message>
        <source>{player} has no such Bet on box {box}.</source>
        <translation>{player}在{box}号门没有此注。</translation>
    </message>
    <message>
        <source>{player} has nothing to choose on box {box} now.</source>
        <translation>{player}现在在{box}号门没有可选择的。</translation>
    </message>
    <message>
        <source>{player} has set another Hand and may look at one only: the Hand of box {box} is set by the House Way.</source>
        <translation>{player}已摆另一手，只可看一手：{box}号门按场方摆法摆。</translation>
    </message>
    <message>
        <source>{player} has taken the Bets on box {box} back: what is found of them goes back too.</source>
        <translation>{player}已取回{box}号门的注：补认的部分也退回。</translation>
    </message>
    <message>
        <source>{player} is not asked at this Split of box {box}.</source>
        <translation>{box}号门这次分牌不问{player}。</translation>
    </message>
    <message>
        <source>{player} may add at most the Initial Bet: {most}.</source>
        <translation>{player}最多加原注之数：{most}。</translation>
    </message>
    <message>
        <source>{player} on box {box}</source>
        <translation>{box}号门{player}</translation>
    </message>
    <message>
        <source>{player} sits at another box: the Hand of box {box} is set by the House Way.</source>
        <translation>{player}坐在另一门：{box}号门按场方摆法摆。</translation>
    </message>
    <message>
        <source>{player} sits at box {box} already.</source>
        <translation>{player}已坐在{box}号门。</translation>
    </message>
    <message>
        <source>{player} sits at box {box}, and sits at one box only.</source>
        <translation>{player}坐在{box}号门，只可坐一门。</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} can&apos;t have both Insurance and Even Money.</source>
        <translation>{box}号门{player}的注不可同时有保险和平赔。</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} counts {counts}: give {amount} back.</source>
        <translation>{box}号门{player}的注算{counts}：退回{amount}。</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} is below the minimum by itself and counts in full.</source>
        <translation>{box}号门{player}的注本身低于下限，全数计算。</translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is at most half of the Initial Bet: {most}.</source>
        <translation>{player}的保险最多为原注一半：{most}。</translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is exactly half of the Initial Bet: {half}.</source>
        <translation>{player}的保险须刚好为原注一半：{half}。</translation>
    </message>
    <message>
        <source>{player}&apos;s option on box {box}</source>
        <translation>{box}号门{player}的选择</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} of {amount} on box {box} goes back with it.</source>
        <translation>{box}号门{player}的{bet}{amount}一并退回。</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} counts up to the maximum of {maximum}.</source>
        <translation>{box}号门{player}的{bet}按上限{maximum}计算。</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} exceeds the Initial Bet: give {amount} back.</source>
        <translation>{box}号门{player}的{bet}超过原注：退回{amount}。</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} lacks its Initial Bet: it goes back, if none is found before the first card.</source>
        <translation>{box}号门{player}的{bet}缺原注：第一张牌前若未补认，则退回。</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} was noticed as {noticed}: enter the whole sum that was found, not less.</source>
        <translation>{box}号门{player}的{bet}原先记为{noticed}：录入补认的总额，不可更少。</translation>
    </message>
    <message>
        <source>{report} This was reported of these cards: first a Pit Supervisor withdraws the report, then say again that the two came at once.</source>
        <translation>{report}此报告涉及这两张牌：请先由监场主任撤回该报告，再报两张牌同时出来。</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{text} Retracted: {reason}.</source>
        <translation>{text}已撤回：{reason}。</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>Cited by</source>
        <translation>引用者</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>场规</translation>
    </message>
    <message>
        <source>No text of the program cites it</source>
        <translation>程序中无文字引用</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>always</source>
        <translation>总是</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>标记</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>指引</translation>
    </message>
    <message>
        <source>house ruling</source>
        <translation>场规</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>异常</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>提示</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>条款</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>refusal</source>
        <translation>拒绝</translation>
    </message>
    <message>
        <source>settlement line</source>
        <translation>结算行</translation>
    </message>
    <message>
        <source>{when}: {remedies}</source>
        <translation>{when}：{remedies}</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>This screen is too small: not everything can be seen, read or touched.</source>
        <translation>屏幕太小：不能全部看清、阅读或触按。</translation>
    </message>
    <message>
        <source>Show everything smaller in the desktop&apos;s settings, or use a larger screen.</source>
        <translation>在桌面设定中把显示缩小，或用较大的屏幕。</translation>
    </message>
</context>
<context>
    <name>self.window</name>
    <message>
        <source>Some names can&apos;t be shown.</source>
        <translation>有些姓名不能显示。</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>A break lasts</source>
        <translation>休息时长</translation>
    </message>
    <message>
        <source>A card is a Hit</source>
        <translation>牌即要牌</translation>
    </message>
    <message>
        <source>A cut-off table goes by its register for</source>
        <translation>断线赌桌可沿用名册</translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation>其余全部停牌</translation>
    </message>
    <message>
        <source>Back-ups</source>
        <translation>备份</translation>
    </message>
    <message>
        <source>Badge reader&apos;s keys</source>
        <translation>证卡读取器按键</translation>
    </message>
    <message>
        <source>Bank of the tray</source>
        <translation>筹码盘库</translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation>每门限红</translation>
    </message>
    <message>
        <source>Boxes only</source>
        <translation>只录门</translation>
    </message>
    <message>
        <source>Break is due after</source>
        <translation>须休息于</translation>
    </message>
    <message>
        <source>Burn cards</source>
        <translation>销牌</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>Cards come back</source>
        <translation>牌复回</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>牌的来源</translation>
    </message>
    <message>
        <source>Check of operations</source>
        <translation>操作校验</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>Counts looked at for a pattern</source>
        <translation>查找规律的点算次数</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>派牌方式</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>Desk that keeps the staff register</source>
        <translation>保管员工名册的监场台</translation>
    </message>
    <message>
        <source>Desks that may rule</source>
        <translation>可裁决的监控台</translation>
    </message>
    <message>
        <source>Digits of a new PIN</source>
        <translation>新PIN位数</translation>
    </message>
    <message>
        <source>Fills and credits as in</source>
        <translation>加码与退码依照</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>四色</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Gaming day begins</source>
        <translation>营业日开始</translation>
    </message>
    <message>
        <source>House</source>
        <translation>场方</translation>
    </message>
    <message>
        <source>Language of slips</source>
        <translation>单据语言</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>Live times</source>
        <translation>实时限时</translation>
    </message>
    <message>
        <source>Locks after</source>
        <translation>锁定于</translation>
    </message>
    <message>
        <source>Meaning of codes</source>
        <translation>代码含义</translation>
    </message>
    <message>
        <source>Monitor&apos;s width</source>
        <translation>显示器宽度</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Par of the tray</source>
        <translation>筹码盘标准额</translation>
    </message>
    <message>
        <source>People sign</source>
        <translation>签名方式</translation>
    </message>
    <message>
        <source>Pit&apos;s server</source>
        <translation>监场服务器</translation>
    </message>
    <message>
        <source>Printer of reports</source>
        <translation>报告打印机</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>单据打印机</translation>
    </message>
    <message>
        <source>Printer of the cage</source>
        <translation>账房打印机</translation>
    </message>
    <message>
        <source>Reader is answered</source>
        <translation>回应读牌器</translation>
    </message>
    <message>
        <source>Reader&apos;s mode</source>
        <translation>读牌器模式</translation>
    </message>
    <message>
        <source>Reader&apos;s operations</source>
        <translation>读牌器操作</translation>
    </message>
    <message>
        <source>Reader&apos;s speed</source>
        <translation>读牌器速度</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>减少动画</translation>
    </message>
    <message>
        <source>Settled from</source>
        <translation>结算起点</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>Shortages that are a pattern</source>
        <translation>构成规律的短缺数</translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation>额外投注限红</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>文字大小</translation>
    </message>
    <message>
        <source>Slips are printed</source>
        <translation>单据打印</translation>
    </message>
    <message>
        <source>Slips are read by</source>
        <translation>可读单据者</translation>
    </message>
    <message>
        <source>Slips&apos; folder</source>
        <translation>单据文件夹</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>声音</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>赌桌</translation>
    </message>
    <message>
        <source>Table of tags</source>
        <translation>标签表</translation>
    </message>
    <message>
        <source>Table&apos;s key</source>
        <translation>赌桌密钥</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>主题</translation>
    </message>
    <message>
        <source>Tray&apos;s money is kept</source>
        <translation>记录筹码盘款项</translation>
    </message>
    <message>
        <source>Variances explained from</source>
        <translation>须解释的差异起</translation>
    </message>
    <message>
        <source>Variances for the regulator from</source>
        <translation>须报监管机构的差异起</translation>
    </message>
    <message>
        <source>Variances reported from</source>
        <translation>须报告的差异起</translation>
    </message>
    <message>
        <source>Witness file</source>
        <translation>见证文件</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>原样</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>off</source>
        <translation>关</translation>
    </message>
    <message>
        <source>on</source>
        <translation>开</translation>
    </message>
    <message>
        <source>other colours</source>
        <translation>其他颜色</translation>
    </message>
    <message>
        <source>{key} {value}</source>
        <translation>{key} {value}</translation>
    </message>
    <message>
        <source>{label}: {old} → {new}</source>
        <translation>{label}：{old} → {new}</translation>
    </message>
</context>
<context>
    <name>settlement</name>
    <message>
        <source>{own} against {dealer}</source>
        <translation>{own}对{dealer}</translation>
    </message>
    <message>
        <source>Interim Settlement</source>
        <translation>中期结算</translation>
    </message>
    <message>
        <source>Final Settlement</source>
        <translation>最终结算</translation>
    </message>
    <message>
        <source>Void Round</source>
        <translation>作废局</translation>
    </message>
    <message>
        <source>Settled so far</source>
        <translation>至今已结算</translation>
    </message>
    <message>
        <source>Chips to move</source>
        <translation>待移动的筹码</translation>
    </message>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation>先处理个案。在此之前不移动筹码。</translation>
    </message>
    <message>
        <source>All moved: settle.</source>
        <translation>已全部移动：结算。</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>全部完成。</translation>
    </message>
    <message>
        <source>All chips of the earlier settlement have moved. What a correction moves will be listed here.</source>
        <translation>先前结算的筹码已全部移动。更正所移动的会列在此处。</translation>
    </message>
    <message>
        <source>No chips move.</source>
        <translation>不移动筹码。</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>尚无。</translation>
    </message>
    <message>
        <source>To do: {0}</source>
        <translation>待办：{0}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>第{number}手</translation>
    </message>
    <message>
        <source>back</source>
        <translation>退</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>追回</translation>
    </message>
    <message>
        <source>{what} {n} to {d}</source>
        <translation>{what} {d}赔{n}</translation>
    </message>
    <message>
        <source>it was taken</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>it was taken, and plays on</source>
        <translation>已收，仍在局</translation>
    </message>
    <message>
        <source>it was paid</source>
        <translation>已赔</translation>
    </message>
    <message>
        <source>the Player has the chips</source>
        <translation>玩家已取筹码</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>不算</translation>
    </message>
    <message>
        <source>what was paid, and the Bet</source>
        <translation>已赔之数和该注</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>{0}号门</translation>
    </message>
</context>
<context>
    <name>settling</name>
    <message>
        <source>Box {0}: its chips have moved. What a correction moves will be listed.</source>
        <translation>{0}号门：筹码已移动。更正所移动的会列出。</translation>
    </message>
    <message>
        <source>Box {0}: no more chips move.</source>
        <translation>{0}号门：不再移动筹码。</translation>
    </message>
    <message>
        <source>The witness file can&apos;t be added to.</source>
        <translation>不能加写见证文件。</translation>
    </message>
    <message>
        <source>The slip of Round {0} can&apos;t be made.</source>
        <translation>第{0}局的单据不能制作。</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Name of the house</source>
        <translation>场方名称</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>赌桌</translation>
    </message>
    <message>
        <source>letters, digits, - and _</source>
        <translation>字母、数字、-和_</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>货币</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>台布</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>副数</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0}至{1}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>派牌方式</translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation>每门限红</translation>
    </message>
    <message>
        <source>minimum and maximum</source>
        <translation>下限和上限</translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation>额外投注限红</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>筹码</translation>
    </message>
    <message>
        <source>their values, the smallest first</source>
        <translation>面值，从小到大</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>牌的来源</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>读牌器</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>单据打印机</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>纸张</translation>
    </message>
    <message>
        <source>Keep the tray&apos;s money</source>
        <translation>记录筹码盘金额</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation>模拟牌靴</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>手动录入</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>The drill is {0}</source>
        <translation>练习为{0}</translation>
    </message>
</context>
<context>
    <name>si-ki-pi</name>
    <message>
        <source>Rankings</source>
        <translation>牌型大小</translation>
    </message>
    <message>
        <source>Open box {box}…</source>
        <translation>打开{box}号门…</translation>
    </message>
    <message>
        <source>Box {box} is set</source>
        <translation>{box}号门已摆好</translation>
    </message>
    <message>
        <source>House Way {box}</source>
        <translation>场方摆法{box}</translation>
    </message>
    <message>
        <source>House Way</source>
        <translation>场方摆法</translation>
    </message>
    <message>
        <source>set</source>
        <translation>已摆</translation>
    </message>
    <message>
        <source>to open</source>
        <translation>待打开</translation>
    </message>
    <message>
        <source>to set</source>
        <translation>待摆</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>House Way {item}</source>
        <translation>场方摆法{item}</translation>
    </message>
    <message>
        <source>has set</source>
        <translation>已摆好</translation>
    </message>
    <message>
        <source>open</source>
        <translation>打开</translation>
    </message>
    <message>
        <source>Low and High win</source>
        <translation>低高皆赢</translation>
    </message>
    <message>
        <source>Low wins, High loses</source>
        <translation>低赢高输</translation>
    </message>
    <message>
        <source>Low loses, High wins</source>
        <translation>低输高赢</translation>
    </message>
    <message>
        <source>Low and High lose</source>
        <translation>低高皆输</translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation>{words}；佣金{percent}%：扣{kept}</translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation>赔，扣{percent}%</translation>
    </message>
    <message>
        <source>Box {box} is set, face down</source>
        <translation>{box}号门已摆好，暗牌</translation>
    </message>
    <message>
        <source>Box {box} was set: {halves}</source>
        <translation>{box}号门摆成：{halves}</translation>
    </message>
    <message>
        <source>Box {box}, House Way {item}: {halves}</source>
        <translation>{box}号门，场方摆法{item}：{halves}</translation>
    </message>
    <message>
        <source>Dealer, House Way {item}: {halves}</source>
        <translation>庄家，场方摆法{item}：{halves}</translation>
    </message>
    <message>
        <source>House Way, please</source>
        <translation>请按场方摆法</translation>
    </message>
    <message>
        <source>House Way again…</source>
        <translation>重按场方摆法…</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>{number}号门</translation>
    </message>
    <message>
        <source>Who asks for the House Way?</source>
        <translation>谁要求场方摆法？</translation>
    </message>
    <message>
        <source>Not set yet: box {boxes}. Open your cards all the same?</source>
        <translation>未摆好：{boxes}号门。仍要开庄家牌？</translation>
    </message>
    <message>
        <source>Open my cards: then only the House Way may set box {boxes}</source>
        <translation>开庄家牌：其后{boxes}号门只可按场方摆法</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>逐张派</translation>
    </message>
    <message>
        <source>Sets of four</source>
        <translation>每组四张</translation>
    </message>
    <message>
        <source>{higher} beats {lower}</source>
        <translation>{higher}胜{lower}</translation>
    </message>
    <message>
        <source>Pair of Aces</source>
        <translation>对A</translation>
    </message>
    <message>
        <source>Pair of Kings</source>
        <translation>对K</translation>
    </message>
    <message>
        <source>Pair of Queens</source>
        <translation>对Q</translation>
    </message>
    <message>
        <source>Pair of Jacks</source>
        <translation>对J</translation>
    </message>
    <message>
        <source>Pair of {rank}s</source>
        <translation>对{rank}</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>杠</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1点</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points}点</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>对子</translation>
    </message>
    <message>
        <source>Pairs and Gong, the highest first</source>
        <translation>对子和杠，从大到小</translation>
    </message>
    <message>
        <source>Point Total: in a row the left is higher; 0 against 0 is the Dealer&apos;s</source>
        <translation>总点数：同行左边较大；0对0归庄家</translation>
    </message>
</context>
<context>
    <name>signed</name>
    <message>
        <source>{card} from {start} to {end}</source>
        <translation>{card}由{start}到{end}</translation>
    </message>
    <message>
        <source>Card {number}, {where}: {read} was really {truth}</source>
        <translation>第{number}张牌，{where}：{read}其实是{truth}</translation>
    </message>
    <message>
        <source>The settlement of Round {round}, slip {slip}, is reopened.</source>
        <translation>第{round}局的结算（单据{slip}）已重开。</translation>
    </message>
    <message>
        <source>Reason: “{reason}”</source>
        <translation>原因：“{reason}”</translation>
    </message>
    <message>
        <source>{player}: {sum} by this settlement</source>
        <translation>{player}：此次结算{sum}</translation>
    </message>
    <message>
        <source>The report was made in error.</source>
        <translation>报告有误。</translation>
    </message>
    <message>
        <source>Box {box}, {player}: {bet} {sum} was found; with it {whole} lie there.</source>
        <translation>{box}号门，{player}：补认{bet}{sum}；连同此数共{whole}。</translation>
    </message>
    <message>
        <source>The maximum is {most}.</source>
        <translation>上限为{most}。</translation>
    </message>
</context>
<context>
    <name>signs</name>
    <message>
        <source>Hit</source>
        <translation>要牌</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>停牌</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>加倍</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>分牌</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>平赔</translation>
    </message>
    <message>
        <source>Insurance, {0}</source>
        <translation>保险，{0}</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>Player&apos;s slip {0}</source>
        <translation>闲家单{0}</translation>
    </message>
    <message>
        <source>Void slip {0}</source>
        <translation>作废单{0}</translation>
    </message>
    <message>
        <source>Slip {0}</source>
        <translation>结算单{0}</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>All Bets</source>
        <translation>所有注</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>Amounts in</source>
        <translation>金额单位</translation>
    </message>
    <message>
        <source>Anyone can verify it without the table: tablemgr slips verify, or the page verify.html.</source>
        <translation>任何人无需赌桌即可核验：tablemgr slips verify，或网页verify.html。</translation>
    </message>
    <message>
        <source>Assessor, {role}</source>
        <translation>考评员，{role}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>开始</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>{number}号门</translation>
    </message>
    <message>
        <source>Box {number}, continued</source>
        <translation>{number}号门（续）</translation>
    </message>
    <message>
        <source>Buy-in {number}</source>
        <translation>买入{number}</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>应考者</translation>
    </message>
    <message>
        <source>Card {number} was not read; its face was entered by hand.</source>
        <translation>第{number}张牌未读到；牌面由手动录入。</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>个案</translation>
    </message>
    <message>
        <source>Certificate of a table test</source>
        <translation>上台考核证书</translation>
    </message>
    <message>
        <source>Change of the table&apos;s key</source>
        <translation>赌桌密钥更换</translation>
    </message>
    <message>
        <source>Chips moved</source>
        <translation>已移动筹码</translation>
    </message>
    <message>
        <source>Chips moved before the reopening</source>
        <translation>重开前已移动筹码</translation>
    </message>
    <message>
        <source>Chips moved since the reopening</source>
        <translation>重开后已移动筹码</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>收台数</translation>
    </message>
    <message>
        <source>Closer {number}</source>
        <translation>收台数{number}</translation>
    </message>
    <message>
        <source>Correction of a payout {number}</source>
        <translation>赔付更正{number}</translation>
    </message>
    <message>
        <source>Corrects settlement</source>
        <translation>更正结算</translation>
    </message>
    <message>
        <source>Count of the tray {number}</source>
        <translation>筹码盘点算{number}</translation>
    </message>
    <message>
        <source>Counted drop {number}</source>
        <translation>投币箱点算{number}</translation>
    </message>
    <message>
        <source>Counted less booked</source>
        <translation>点算数减账面数</translation>
    </message>
    <message>
        <source>Credit {number}</source>
        <translation>退码{number}</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>退码</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>副本 {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>日期</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>荷官</translation>
    </message>
    <message>
        <source>Dealt by</source>
        <translation>发牌荷官</translation>
    </message>
    <message>
        <source>Dealt for training. No money was at stake.</source>
        <translation>培训派牌。未涉及金钱。</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>结束</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>条目</translation>
    </message>
    <message>
        <source>Exceptions that nobody explained yet</source>
        <translation>尚未有人解释的例外</translation>
    </message>
    <message>
        <source>Fill {number}</source>
        <translation>加码{number}</translation>
    </message>
    <message>
        <source>Fills</source>
        <translation>加码</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>游戏</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>第{number}手</translation>
    </message>
    <message>
        <source>Head of the journal {number}</source>
        <translation>日志头{number}</translation>
    </message>
    <message>
        <source>House</source>
        <translation>场方</translation>
    </message>
    <message>
        <source>Initial Bet</source>
        <translation>原注</translation>
    </message>
    <message>
        <source>It is compared by {command}</source>
        <translation>用此命令核对：{command}</translation>
    </message>
    <message>
        <source>Journal {code}</source>
        <translation>日志 {code}</translation>
    </message>
    <message>
        <source>Journal {code}, entry {number}</source>
        <translation>日志 {code}，条目{number}</translation>
    </message>
    <message>
        <source>Journal, entry {number}</source>
        <translation>日志，条目{number}</translation>
    </message>
    <message>
        <source>Keep it where the people of this table can&apos;t change it.</source>
        <translation>请存放在本桌人员无法更改之处。</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>输</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>净额</translation>
    </message>
    <message>
        <source>New key: {key}</source>
        <translation>新密钥：{key}</translation>
    </message>
    <message>
        <source>No Bets</source>
        <translation>无注</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>未说明理由。</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>所属</translation>
    </message>
    <message>
        <source>Of them Void</source>
        <translation>其中作废</translation>
    </message>
    <message>
        <source>Of them reopened</source>
        <translation>其中重开</translation>
    </message>
    <message>
        <source>Old key: {key}</source>
        <translation>旧密钥：{key}</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>开台数</translation>
    </message>
    <message>
        <source>Opener {number}</source>
        <translation>开台数{number}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>第{page}页，共{pages}页</translation>
    </message>
    <message>
        <source>Part {number} of {count}: {goes}</source>
        <translation>第{number}联，共{count}联：{goes}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>玩家</translation>
    </message>
    <message>
        <source>REPLACED</source>
        <translation>已被取代</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>理由：{reason}</translation>
    </message>
    <message>
        <source>Reason: “{text}”</source>
        <translation>理由：“{text}”</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>备注</translation>
    </message>
    <message>
        <source>Reopened {time} {by}</source>
        <translation>{time}重开{by}</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>取代</translation>
    </message>
    <message>
        <source>Replaces {slip}</source>
        <translation>取代{slip}</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>Request for chips {number}</source>
        <translation>筹码申请{number}</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>局</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>规则文件</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>规则</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>Session of the tray</source>
        <translation>码盘班次</translation>
    </message>
    <message>
        <source>Settings changed since the last slip</source>
        <translation>上一张单据以来更改的设置</translation>
    </message>
    <message>
        <source>Settlement for one Player {number}</source>
        <translation>单一玩家结算{number}</translation>
    </message>
    <message>
        <source>Settlement slip</source>
        <translation>结算单</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>Shift report {number}</source>
        <translation>班次报告{number}</translation>
    </message>
    <message>
        <source>Signed by the key {key}</source>
        <translation>签署密钥：{key}</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>结算单</translation>
    </message>
    <message>
        <source>Slip of a Void Round</source>
        <translation>作废局单</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>单据</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>注额</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>下注</translation>
    </message>
    <message>
        <source>Stand Off</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>Still to do at this moment</source>
        <translation>此刻尚待办</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>赌桌</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>赌桌{table}</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>支付方式</translation>
    </message>
    <message>
        <source>The House gets it</source>
        <translation>归场方</translation>
    </message>
    <message>
        <source>The House won on Rounds</source>
        <translation>场方各局所赢</translation>
    </message>
    <message>
        <source>The Player gets it</source>
        <translation>归玩家</translation>
    </message>
    <message>
        <source>The staff register differs in 1 point that no other Shift Manager has signed.</source>
        <translation>员工名册有1处差异，尚无另一值班经理签名。</translation>
    </message>
    <message>
        <source>The staff register differs in {points} points that no other Shift Manager has signed.</source>
        <translation>员工名册有{points}处差异，尚无另一值班经理签名。</translation>
    </message>
    <message>
        <source>The table has no key: its slips are not signed.</source>
        <translation>本桌没有密钥：单据未经签署。</translation>
    </message>
    <message>
        <source>The table&apos;s key</source>
        <translation>赌桌密钥</translation>
    </message>
    <message>
        <source>The table&apos;s key or a witness speaks against the journal; no Shift Manager has signed.</source>
        <translation>赌桌密钥或见证与日志不符；尚无值班经理签名。</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>合计</translation>
    </message>
    <message>
        <source>Totals, continued</source>
        <translation>合计（续）</translation>
    </message>
    <message>
        <source>Tray by the books</source>
        <translation>码盘账面数</translation>
    </message>
    <message>
        <source>Under {paragraph} every Bet is returned.</source>
        <translation>按{paragraph}退回各注。</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>VOID: {slip}</source>
        <translation>作废：{slip}</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>有效期至</translation>
    </message>
    <message>
        <source>Variances</source>
        <translation>差异</translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation>作废单</translation>
    </message>
    <message>
        <source>Void {number}</source>
        <translation>作废{number}</translation>
    </message>
    <message>
        <source>Voided by {by}</source>
        <translation>作废者：{by}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>all</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>boxes only</source>
        <translation>只录门</translation>
    </message>
    <message>
        <source>changed outside of the program; nobody has signed</source>
        <translation>在程序外更改；无人签名</translation>
    </message>
    <message>
        <source>give back {amount}</source>
        <translation>退回 {amount}</translation>
    </message>
    <message>
        <source>given back {amount}</source>
        <translation>已退回 {amount}</translation>
    </message>
    <message>
        <source>house ruling {ruling}</source>
        <translation>场规{ruling}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>第{number}号</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>已赔 {amount}</translation>
    </message>
    <message>
        <source>pay {amount}</source>
        <translation>赔 {amount}</translation>
    </message>
    <message>
        <source>pays {won} to {staked}</source>
        <translation>{staked}赔{won}</translation>
    </message>
    <message>
        <source>recover {amount}</source>
        <translation>追回 {amount}</translation>
    </message>
    <message>
        <source>recovered {amount}</source>
        <translation>已追回 {amount}</translation>
    </message>
    <message>
        <source>signed by PIN</source>
        <translation>凭PIN签名</translation>
    </message>
    <message>
        <source>signed by name</source>
        <translation>凭姓名签名</translation>
    </message>
    <message>
        <source>signed by new PIN</source>
        <translation>凭新PIN签名</translation>
    </message>
    <message>
        <source>signed by {by}</source>
        <translation>签名：{by}</translation>
    </message>
    <message>
        <source>signed by {by}, by PIN</source>
        <translation>签名：{by}，凭PIN</translation>
    </message>
    <message>
        <source>signed by {by}, by a new PIN after a recovery</source>
        <translation>签名：{by}，恢复后凭新PIN</translation>
    </message>
    <message>
        <source>signed by {by}, by name</source>
        <translation>签名：{by}，凭姓名</translation>
    </message>
    <message>
        <source>slip {digits}</source>
        <translation>结算单{digits}</translation>
    </message>
    <message>
        <source>take {amount}</source>
        <translation>收 {amount}</translation>
    </message>
    <message>
        <source>taken {amount}</source>
        <translation>已收 {amount}</translation>
    </message>
    <message>
        <source>void slip {digits}</source>
        <translation>作废单{digits}</translation>
    </message>
    <message>
        <source>{cash} of it in cash</source>
        <translation>其中现金{cash}</translation>
    </message>
    <message>
        <source>{day}, or until the rules change</source>
        <translation>{day}，或至规则更改为止</translation>
    </message>
    <message>
        <source>{done} {by}</source>
        <translation>{done}{by}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first}至{last}</translation>
    </message>
    <message>
        <source>{kind} slip {digits}</source>
        <translation>{kind}单{digits}</translation>
    </message>
    <message>
        <source>{kind} {number}, signed by table {table}</source>
        <translation>{kind}{number}，由赌桌{table}签署</translation>
    </message>
    <message>
        <source>{label}: {old} → {new}</source>
        <translation>{label}：{old} → {new}</translation>
    </message>
    <message>
        <source>{number} reprinted</source>
        <translation>重印{number}份</translation>
    </message>
    <message>
        <source>{role}: {name}</source>
        <translation>{role}：{name}</translation>
    </message>
    <message>
        <source>{slip} had replaced {replaced}</source>
        <translation>{slip}曾取代{replaced}</translation>
    </message>
    <message>
        <source>{slip} replaces this one, which is no longer the settlement.</source>
        <translation>{slip}取代本单，本单不再是结算。</translation>
    </message>
    <message>
        <source>Variance {number}</source>
        <translation>差异{number}</translation>
    </message>
    <message>
        <source>Exception</source>
        <translation>例外</translation>
    </message>
    <message>
        <source>What differed</source>
        <translation>差异所在</translation>
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Entries of its log up to number {0} were changed or removed.</source>
        <translation>{0}号以前的记录被更改或删除。</translation>
    </message>
    <message>
        <source>{0} is no longer in it.</source>
        <translation>{0}已不在其中。</translation>
    </message>
    <message>
        <source>Its entry {0}, of {1}, was changed or removed.</source>
        <translation>其第{0}条（{1}）被更改或删除。</translation>
    </message>
    <message>
        <source>{0} has signed for what was changed in it: {1}.</source>
        <translation>{0}已就其更改签名：{1}。</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>全部</translation>
    </message>
    <message>
        <source>{0} is in it as {1}</source>
        <translation>{0}在册，职级{1}</translation>
    </message>
    <message>
        <source>{0} was disabled</source>
        <translation>{0}被停用</translation>
    </message>
    <message>
        <source>{0} was enabled</source>
        <translation>{0}被启用</translation>
    </message>
    <message>
        <source>{0} was given another PIN</source>
        <translation>{0}被给予另一PIN</translation>
    </message>
    <message>
        <source>{0} has another PIN</source>
        <translation>{0}有另一PIN</translation>
    </message>
    <message>
        <source>{0} was given a badge</source>
        <translation>{0}获发工卡</translation>
    </message>
    <message>
        <source>{0} no longer has a badge</source>
        <translation>{0}不再有工卡</translation>
    </message>
    <message>
        <source>{0}, and its log does not say so.</source>
        <translation>{0}，其记录未载明。</translation>
    </message>
    <message>
        <source>{0}, by {1}.</source>
        <translation>{0}，经手{1}。</translation>
    </message>
    <message>
        <source>What it has on {0} was changed by something else than this program.</source>
        <translation>其中{0}的资料被本程序以外的方式更改。</translation>
    </message>
    <message>
        <source>Its log was changed by something else than this program, from entry {1} on.</source>
        <translation>其记录自第{1}条起被本程序以外的方式更改。</translation>
    </message>
    <message>
        <source>Something else than this program took rows out of it, or put old ones back.</source>
        <translation>本程序以外的方式删去或放回了旧行。</translation>
    </message>
    <message>
        <source>It is not sealed by the key that it had before.</source>
        <translation>它未用先前的密钥封存。</translation>
    </message>
    <message>
        <source>1 signature of {1} is in its log and not in the journal.</source>
        <translation>{1}的1个签名在其记录而不在日志。</translation>
    </message>
    <message>
        <source>{0} signatures of {1} are in its log and not in the journal.</source>
        <translation>{1}的{0}个签名在其记录而不在日志。</translation>
    </message>
    <message>
        <source>1 signature of {1} is not his by its log (entry {2}).</source>
        <translation>{1}的1个签名按其记录（第{2}条）非他所签。</translation>
    </message>
    <message>
        <source>{0} signatures of {1} are not his by its log (first: entry {2}).</source>
        <translation>{1}的{0}个签名按其记录非他所签（首见第{2}条）。</translation>
    </message>
</context>
<context>
    <name>steps of fills and credits</name>
    <message>
        <source>attest</source>
        <translation>见证</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>发送</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>投箱</translation>
    </message>
    <message>
        <source>fetch</source>
        <translation>领取</translation>
    </message>
    <message>
        <source>issue</source>
        <translation>开单</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>点收</translation>
    </message>
    <message>
        <source>request</source>
        <translation>申请</translation>
    </message>
    <message>
        <source>return</source>
        <translation>交回</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>核实</translation>
    </message>
</context>
<context>
    <name>stopped</name>
    <message>
        <source>The Round is stopped</source>
        <translation>本局已停</translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>牌和注码原样不动。</translation>
    </message>
    <message>
        <source>Close the window and start the program again.</source>
        <translation>关闭窗口，重新启动程序。</translation>
    </message>
    <message>
        <source>Everything up to entry {number} is stored.</source>
        <translation>至第{number}条均已保存。</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>一张牌</translation>
    </message>
</context>
<context>
    <name>tenders</name>
    <message>
        <source>cash</source>
        <translation>现金</translation>
    </message>
    <message>
        <source>coupon</source>
        <translation>券</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>借据</translation>
    </message>
    <message>
        <source>ticket</source>
        <translation>票</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>转账</translation>
    </message>
</context>
<context>
    <name>ticking</name>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation>先处理个案。在此之前不移动筹码。</translation>
    </message>
    <message>
        <source>While Bets are open their Players move them.</source>
        <translation>下注期间由玩家移动。</translation>
    </message>
    <message>
        <source>The settlement is made. It can only be reopened.</source>
        <translation>结算已完成，只可重开。</translation>
    </message>
    <message>
        <source>These chips have moved in play: that stays as it is.</source>
        <translation>这些筹码已在局中移动：保持不变。</translation>
    </message>
    <message>
        <source>These chips had moved before the settlement was reopened: that stays as it is. A correction or a report lists what must move now.</source>
        <translation>这些筹码在重开结算前已移动：保持不变。更正或报告会列出现在须移动的。</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The tour will be shown again at the next start.</source>
        <translation>下次启动时将再次显示导览。</translation>
    </message>
    <message>
        <source>The shoe is here, with what happens to it.</source>
        <translation>牌靴的情况也显示在这里。</translation>
    </message>
    <message>
        <source>At this table a simulated shoe deals: D draws a card.</source>
        <translation>此桌由模拟牌靴派牌：按D抽牌。</translation>
    </message>
    <message>
        <source>The most urgent message stands here; a touch shows all of them.</source>
        <translation>最紧急的消息显示在此；点按可看全部。</translation>
    </message>
    <message>
        <source>The felt</source>
        <translation>台面</translation>
    </message>
    <message>
        <source>A touch on a box lays the chosen chip. Cards lie where they are dealt, with their total. Below them stands what is asked or due at the box: a touch does it.</source>
        <translation>点按某门即放下所选筹码。牌显示在派到之处，并附点数。下方是该门要问或要做的事：点按即可完成。</translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation>现在做什么</translation>
    </message>
    <message>
        <source>The sentence is the next step; gold words in quotes are said aloud. A touch on it, or F1, opens the paragraph behind it.</source>
        <translation>这句话是下一步；引号内的金色字须宣布。点按它或按F1，可看所依据的条款。</translation>
    </message>
    <message>
        <source>Five keys</source>
        <translation>五个按键</translation>
    </message>
    <message>
        <source>Each key has its place in every phase. Gold is due now; the corner is Space. One with a dashed edge is not allowed: touch it, and the sentence says why.</source>
        <translation>每个按键在各阶段位置不变。金色为当前要做的；右角为空格键。虚线边框表示不允许：点按后会说明原因。</translation>
    </message>
    <message>
        <source>Beside the felt</source>
        <translation>台面旁</translation>
    </message>
    <message>
        <source>First the Bets and the chips, then the Hand whose turn it is, at the end what is taken and paid, box by box.</source>
        <translation>先是注和筹码，再是轮到的手牌，最后逐门列出收取与赔付。</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>出错时</translation>
    </message>
    <message>
        <source>Take back says what it puts right. The menu has everything else: reports, cards by hand, slips, the rules, and this tour.</source>
        <translation>“收回”会说明更正什么。其余都在菜单里：报告、手动录牌、单据、规则和此导览。</translation>
    </message>
    <message>
        <source>Messages and the shoe</source>
        <translation>消息与牌靴</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>TRAINING</source>
        <translation>培训</translation>
    </message>
    <message>
        <source>{0} Touch Stop. {1}.</source>
        <translation>{0}点“停止”。{1}。</translation>
    </message>
    <message>
        <source>Printer: no paper</source>
        <translation>打印机：缺纸</translation>
    </message>
    <message>
        <source>You paid me short last time.</source>
        <translation>上次赔少了。</translation>
    </message>
    <message>
        <source>Takes chips back</source>
        <translation>取回筹码</translation>
    </message>
    <message>
        <source>Paid: {0}</source>
        <translation>已赔：{0}</translation>
    </message>
    <message>
        <source>For the Dealer: {0}</source>
        <translation>荷官：{0}</translation>
    </message>
    <message>
        <source>{0} too</source>
        <translation>{0}也是</translation>
    </message>
    <message>
        <source>not {0}</source>
        <translation>不是{0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>继续</translation>
    </message>
    <message>
        <source>What do you do next?</source>
        <translation>下一步做什么？</translation>
    </message>
    <message>
        <source>Wait: the Players lay their Bets.</source>
        <translation>请等候：玩家正在下注。</translation>
    </message>
    <message>
        <source>You have said it. Now touch {button}.</source>
        <translation>您已宣布。现在点按“{button}”。</translation>
    </message>
    <message>
        <source>Move the chips as you have said, then go on.</source>
        <translation>按您所说移动筹码，然后继续。</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>牌</translation>
    </message>
    <message>
        <source>Say where the next card goes.</source>
        <translation>说出下一张牌派到哪里。</translation>
    </message>
    <message>
        <source>Say what each Bet wins or loses.</source>
        <translation>说明各注输赢。</translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation>下一张牌派到哪里？</translation>
    </message>
    <message>
        <source>Which Bet do you settle next?</source>
        <translation>下一步结算哪一注？</translation>
    </message>
    <message>
        <source>Box {0}, {1}’s {2}: pay, take or leave?</source>
        <translation>{0}号门，{1}的{2}：赔、收还是不动？</translation>
    </message>
    <message>
        <source>Set your own Hand.</source>
        <translation>摆自己的手牌。</translation>
    </message>
    <message>
        <source>Call the total of the {0}.</source>
        <translation>报{0}的点数。</translation>
    </message>
    <message>
        <source>Call your own total.</source>
        <translation>报庄家点数。</translation>
    </message>
    <message>
        <source>Call the total of box {0}.</source>
        <translation>报{0}号门点数。</translation>
    </message>
    <message>
        <source>{0}, Hand {1}</source>
        <translation>{0}，第{1}手</translation>
    </message>
    <message>
        <source>Something is announced first. {0}.</source>
        <translation>须先宣布。{0}。</translation>
    </message>
    <message>
        <source>Not there. {0}.</source>
        <translation>不在那里。{0}。</translation>
    </message>
    <message>
        <source>Nothing was wrong in {0} answers.</source>
        <translation>{0}个回答无误。</translation>
    </message>
    <message>
        <source>soft {0}</source>
        <translation>软{0}点</translation>
    </message>
    <message>
        <source>First {0}: take before you pay</source>
        <translation>先{0}：先收后赔</translation>
    </message>
    <message>
        <source>In chips: {0}</source>
        <translation>筹码：{0}</translation>
    </message>
    <message>
        <source>Wait for the Player’s signal</source>
        <translation>等玩家手势</translation>
    </message>
    <message>
        <source>The signal was: {0}</source>
        <translation>手势是：{0}</translation>
    </message>
    <message>
        <source>Nothing is announced now</source>
        <translation>现在不须宣布</translation>
    </message>
    <message>
        <source>Announce: “{0}”</source>
        <translation>宣布：“{0}”</translation>
    </message>
    <message>
        <source>Low {0}, High {1}</source>
        <translation>低{0}，高{1}</translation>
    </message>
    <message>
        <source>{0}, not: {1}</source>
        <translation>{0}，不是：{1}</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>赔{0}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>收{0}</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>不动</translation>
    </message>
    <message>
        <source>nothing is allowed</source>
        <translation>无一可行</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>没有牌</translation>
    </message>
    <message>
        <source>{0} and {1} in cash</source>
        <translation>{0}和现金{1}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>{0}, not: {1}.</source>
        <translation>{0}，不是：{1}。</translation>
    </message>
    <message>
        <source>Missed: {0}</source>
        <translation>漏了：{0}</translation>
    </message>
    <message>
        <source>Too late: {0}</source>
        <translation>太迟：{0}</translation>
    </message>
    <message>
        <source>Nothing was wrong: no {0}</source>
        <translation>没有错：无{0}</translation>
    </message>
    <message>
        <source>Seen: {0}</source>
        <translation>看到：{0}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Nothing
is wrong</source>
        <translation>没有错</translation>
    </message>
    <message>
        <source>It is
allowed</source>
        <translation>可行</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>没有牌</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>The table is closed: count the opener.</source>
        <translation>赌桌已关闭：点算开台数。</translation>
    </message>
    <message>
        <source>The opener is counted once: now the second person.</source>
        <translation>开台数已点一次：由第二人再点。</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>赌桌已开。</translation>
    </message>
    <message>
        <source>The tray is counted once: now the second person.</source>
        <translation>筹码盘已点一次：由第二人再点。</translation>
    </message>
    <message>
        <source>The closer is counted once: now the second person.</source>
        <translation>收台数已点一次：由第二人再点。</translation>
    </message>
    <message>
        <source>The table was closed by force.</source>
        <translation>赌桌被强制关闭。</translation>
    </message>
    <message>
        <source>By the books {0} · fills {1} · credits {2} · buy-ins {3}</source>
        <translation>账面{0} · 加码{1} · 退码{2} · 买入{3}</translation>
    </message>
    <message>
        <source>Exception {0}, session {1}: {2} {3}</source>
        <translation>差异{0}，班次{1}：{2} {3}</translation>
    </message>
    <message>
        <source>Perhaps: {0}</source>
        <translation>可能：{0}</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>已解释</translation>
    </message>
    <message>
        <source> · report it in writing</source>
        <translation> · 书面报告</translation>
    </message>
    <message>
        <source> · report it in writing, and tell the regulator</source>
        <translation> · 书面报告，并通知监管机构</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>报告</translation>
    </message>
    <message>
        <source>Count (second person)</source>
        <translation>点算（第二人）</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>重新点算</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>买入</translation>
    </message>
    <message>
        <source>Change chips</source>
        <translation>换筹码</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>加码</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>退码</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>点算</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>班次</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>Box leaves</source>
        <translation>投币箱离台</translation>
    </message>
    <message>
        <source>Paid too little</source>
        <translation>赔少</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>赔多</translation>
    </message>
    <message>
        <source>Close by force</source>
        <translation>强制关闭</translation>
    </message>
    <message>
        <source>Allow the opening</source>
        <translation>批准开台</translation>
    </message>
    <message>
        <source>Count the opener</source>
        <translation>点算开台数</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>筹码盘</translation>
    </message>
    <message>
        <source>{0} · {1} · does not fit its slip</source>
        <translation>{0} · {1} · 与单据不符</translation>
    </message>
    <message>
        <source>{0} · {1} · next: {2}</source>
        <translation>{0} · {1} · 下一步：{2}</translation>
    </message>
    <message>
        <source>Fill as proposed</source>
        <translation>按建议加码</translation>
    </message>
    <message>
        <source>The last slip is {0} {1}.</source>
        <translation>最后一张单据：{0} {1}。</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>打印</translation>
    </message>
    <message>
        <source>Chips of {0} run low.</source>
        <translation>{0}的筹码不多。</translation>
    </message>
    <message>
        <source>Proposed fill: {0}.</source>
        <translation>建议加码：{0}。</translation>
    </message>
    <message>
        <source>{0} of {1}: the chips do not fit the slip</source>
        <translation>{0}（{1}）：筹码与单据不符</translation>
    </message>
    <message>
        <source>{0} of {1}, request {2}. Next: {3} by {4}</source>
        <translation>{0}（{1}），申请{2}。下一步：{3}，由{4}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>作废</translation>
    </message>
    <message>
        <source>Slip lost</source>
        <translation>单据遗失</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>未知</translation>
    </message>
    <message>
        <source>Session {0}: result {1} ({2})</source>
        <translation>班次{0}：结果{1}（{2}）</translation>
    </message>
    <message>
        <source>Enter the drop</source>
        <translation>录入投币箱数</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>对账</translation>
    </message>
    <message>
        <source>Make final</source>
        <translation>定案</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>Hand {number}</source>
        <translation>第{number}手</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>第{number}手，共{count}手</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>{number}号门</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Back</source>
        <translation>返回</translation>
    </message>
    <message>
        <source>{question} Touch the box.</source>
        <translation>{question}点该注位。</translation>
    </message>
    <message>
        <source>{0} deals</source>
        <translation>{0}派牌</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>换班</translation>
    </message>
    <message>
        <source>1 more card waits for it.</source>
        <translation>另有1张牌在等。</translation>
    </message>
    <message>
        <source>{0} more cards wait for it.</source>
        <translation>另有{0}张牌在等。</translation>
    </message>
    <message>
        <source>A card was not read. Leave it face down and say so.</source>
        <translation>有牌未读。保持暗牌并说明。</translation>
    </message>
    <message>
        <source>The shoe counts {drawn} cards, the table {known}.</source>
        <translation>牌靴数得{drawn}张，赌桌{known}张。</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>Other Hands</source>
        <translation>其他手牌</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>保险</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>平赔</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation>投降</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Surrender {total}</source>
        <translation>投降{total}</translation>
    </message>
    <message>
        <source>Bust {total}</source>
        <translation>爆牌{total}</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <translation>软{total}点</translation>
    </message>
    <message>
        <source>Initial Bet</source>
        <translation>原注</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>调整</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>赢</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>输</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>已退</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>赔{0}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>收{0}</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>pay {n} to {d}</source>
        <translation>{d}赔{n}</translation>
    </message>
    <message>
        <source>give back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>take</source>
        <translation>收</translation>
    </message>
    <message>
        <source>take half</source>
        <translation>收一半</translation>
    </message>
    <message>
        <source>take {n} of {d}</source>
        <translation>收{n}/{d}</translation>
    </message>
    <message>
        <source>{n} to {d}</source>
        <translation>{d}赔{n}</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>take</source>
        <translation>收</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>赔</translation>
    </message>
    <message>
        <source>give back</source>
        <translation>退回</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>追回</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>和局</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>已收</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>已赔</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>已退</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>已追回</translation>
    </message>
    <message>
        <source>stood off</source>
        <translation>已和局</translation>
    </message>
</context>
</TS>
