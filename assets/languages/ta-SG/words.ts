<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta_SG">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About this program</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlertArea</name>
    <message>
        <source>No messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 of {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>AlertCard</name>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BadgeReader</name>
    <message>
        <source>{0} keys came as fast as a badge reader types. None of them counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If you typed them, type them again. If it was a badge, it is not registered here.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetActions</name>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same boxes again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Same Bets again</source>
        <translation>அதே பந்தயம்</translation>
    </message>
    <message>
        <source>lays {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>opens and lays {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>marks each empty one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} on each empty one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetEntryPanel</name>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How to type a Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a Bet: a Bet begins with its box.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>BetStatus</name>
    <message>
        <source>How to type a Bet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>1 call</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No table calls</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open case</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardKeypad</name>
    <message>
        <source>No card is missing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It lies face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>அழி</translation>
    </message>
    <message>
        <source>Next card: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card is due.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>The next card of the simulated shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Joker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards of a Round record…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Round record</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseFileBrowser</name>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drill is {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseFileOverlay</name>
    <message>
        <source>Search: words, a name, a card (K♥)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All cases</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Earlier rulings of this kind in this game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show these</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save the slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step through the Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a drill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every paragraph</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every day</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseOverlay</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CaseSteps</name>
    <message>
        <source>Not answered yet: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not moved yet: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First write it down in a sentence.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not an amount: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards after that</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signature</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case changed before it was signed: decide it again.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>{0} missing: fill first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} in cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} in cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <source>Box {0} has more than one Player: touch the right one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0} is not in play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>house ruling {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Appendix {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See this paragraph of the rules of the game.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ClosingSheet</name>
    <message>
        <source>What is on the screen is stored. Cards and Bets must lie as they are: the next start asks to compare them, and whether the interruption affected the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the table open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} is open. Close all the same?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>{0}
or above</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CompareOverlay</name>
    <message>
        <source>They differ</source>
        <translation>வேறுபடுகிறது</translation>
    </message>
    <message>
        <source>All the same: confirm</source>
        <translation>ஒன்றே: உறுதிசெய்</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else differs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare every card and Bet on the table with the screen</source>
        <translation>மேசையிலுள்ள ஒவ்வொரு சீட்டையும் பந்தயத்தையும் திரையுடன் ஒப்பிடவும்</translation>
    </message>
    <message>
        <source>What differs? Touch the card or the Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card in this Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards in this Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} of them in no Hand</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>A card was misread…</source>
        <translation>சீட்டு தவறாக வாசிப்பு…</translation>
    </message>
    <message>
        <source>The report was an error…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As the cards lie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>Sum {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurrentCard</name>
    <message>
        <source>gives back {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>CurveChart</name>
    <message>
        <source>Nothing was asked yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DecisionKeys</name>
    <message>
        <source>These are allowed</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeskCase</name>
    <message>
        <source>{table} does not take it: {why}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table} has taken the ruling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sent to {table}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DeviceCare</name>
    <message>
        <source>Card reader: back in service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program stopped reading the card reader ({0}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter cards by hand until it starts again. Tell the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw cards and put them aside. Listening at {0} bits a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No speed found. No card came, or the protocol is set wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found: {0} bits a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line now runs at {0} bits a second.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>Card reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Find the line&apos;s speed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is at another port now: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>DoublePage</name>
    <message>
        <source>Double Down</source>
        <translation>Double Down</translation>
    </message>
    <message>
        <source>Double Down on box {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (decides)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said nothing: does not double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} adds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Less: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ExactPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lay</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>All tables</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>complete to {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FoundBetSheet</name>
    <message>
        <source>or another name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>He sits at the box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add this Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Bet lay there at the close?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>FreeText</name>
    <message>
        <source>A PIN seems to stand here: take it out, or put a letter before it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PIN seems to stand here: take it out, or put a word behind the number.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>GuideBar</name>
    <message>
        <source>“{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: pressed twice quickly. It counts once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing can be taken back now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>NumLock is off: the number pad types no digits. Press NumLock.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: the table changed while you touched it. Nothing was done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>TRAINING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CARDS UNVERIFIED</source>
        <translation>சீட்டு சரிபார்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>☰
Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>புதிய Shoe</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the cards</source>
        <translation>சீட்டுகளை ஒப்பிடு</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>தெரிவி…</translation>
    </message>
    <message>
        <source>A Bet was found…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was misread…</source>
        <translation>சீட்டு தவறாக வாசிப்பு…</translation>
    </message>
    <message>
        <source>A Player has left…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reopen the settlement…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case file…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past Rounds…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Language…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>About…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>உள்நுழை</translation>
    </message>
    <message>
        <source>Card reader…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tray…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter cards by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes only, no amounts</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bright</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseSigning</name>
    <message>
        <source>The table&apos;s screen is left.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0} is in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards in the shoe are in order: each belongs to it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseWayAgain</name>
    <message>
        <source>No box has been set by the House Way in this Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0} is set again by the House Way.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>HouseWaySheet</name>
    <message>
        <source>What a Player has set himself stays as it is. A Pit Supervisor signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which box is set again by the House Way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InsurancePage</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Bet can be insured now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance and Even Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insured</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>insured for {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Half {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insure</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Insurance of {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>InterruptionSheet</name>
    <message>
        <source>It did not affect the Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play was interrupted in this Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First compare every card and Bet with the screen. Then play goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If it affected the Round, a case is opened. The Round waits until it is decided.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>JoinSheet</name>
    <message>
        <source>Standing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0}: another Player joins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Join</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has letters, digits, - and _ only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announcements stay in English; rules, journal and slips stay as approved.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Begin lesson {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hint</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mode: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{0} of {1} lessons passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson {0} is due: {1}. Touch Lessons.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>passed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} answers, {2} wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson {0} is passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lesson can&apos;t be held.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitStepper</name>
    <message>
        <source>less</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LimitedAmountPad</name>
    <message>
        <source>Enter</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}: at most {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More than {0}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>LiveClock</name>
    <message>
        <source>Who held a seat in the Rounds before is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Training at table {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More messages</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MisreadSheet</name>
    <message>
        <source>Show the faces: a Pit Supervisor signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign: Pit Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card was misread?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {0}, {1} on {2}, was misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {0} on {2}, face down, was misread</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card on the table:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read as {0}, on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Face down on {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the card that lies on the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was really {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Hand changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>MoneyKeys</name>
    <message>
        <source>Pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Read on ▾</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More names</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>உள்நுழை</translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First the name. The PIN is asked after it.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NoticedSide</name>
    <message>
        <source>Still open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards, the last {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>All play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All take their Bets back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Answered: {0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>One page up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One page down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PastRounds</name>
    <message>
        <source>No Round has been played to its end yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinDots</name>
    <message>
        <source>1 digit entered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} digits entered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PinPage</name>
    <message>
        <source>Another person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PitRequests</name>
    <message>
        <source>Compared with the screen: </source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why was the report an error?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was really so, in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The faces of the cards that lie face down are shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reason is printed on the new slip. Slip {0} is marked as replaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why is the settlement reopened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What must be corrected, in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>A card lies elsewhere? Touch it, then the Hand where it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move the last card first; touch each line once it is done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}  {1}: {2} → {3}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>+ Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Standing Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seated Player</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>For the Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Results of this shoe</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>PrintLine</name>
    <message>
        <source>It is there</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there: print a duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Spoilt: print a duplicate</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ProgressSheet</name>
    <message>
        <source>Wrong answers by day</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a drill of this moment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table test…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress of {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Item</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Errors at most</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P80</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Today</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, due</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuitSheet</name>
    <message>
        <source>Quit?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Round is open. The table is closed, and the Dealer signed out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>RankingsOverlay</name>
    <message>
        <source>Rankings</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReasonSheet</name>
    <message>
        <source>Sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First write why.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReenactOverlay</name>
    <message>
        <source>Earlier Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To the end</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next irregularity</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Replug</name>
    <message>
        <source>The card reader is at another port now: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter cards by hand until a Pit Supervisor signs to use it there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Which boxes? Touch each one</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Player has seen his cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the Player himself</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened, in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house ruling {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was an error: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two cards, in any order. First card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other card:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which card it was, if it has a face of this game:</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Second card:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetKeys</name>
    <message>
        <source>Touch the two cards of the Low Hand:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingBoard</name>
    <message>
        <source>Low: {0}, {1}. High: {2}, {3}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>High</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettingOverlay</name>
    <message>
        <source>Rankings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was set like this</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open box {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set it with Low and High exchanged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the Hand, and touch the two cards that were Low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low {0}, High {1}: is this how they lie?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First touch the two cards that were Low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SettlementPanel</name>
    <message>
        <source>More</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not moved yet: box {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First Shift Manager&apos;s name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try the reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw three cards within {0} seconds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing came.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the first Shift Manager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN of {0}: {1}. It holds once: write it down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>No card of this Round is in doubt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round can&apos;t be exported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ShoeSheet</name>
    <message>
        <source>A new shoe is in place</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A person</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A machine</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shuffled by</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Burn cards: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignInSteps</name>
    <message>
        <source>Read the list to its end first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two PINs differ. Choose again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PIN of {0} has fewer digits than the {1} that the house asks for now. Set another: `tablemgr people change-pin`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That PIN works only once. Choose your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New PIN, {0} to 8 digits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new PIN again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supervisor ends the wait</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {0} is gone: ask a supervisor to sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} or above signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is locked out after wrong PINs, and may try again at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {1} is gone: {0} is signed out there and can deal here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The staff register is new. One-time PIN of {0}: {1}. It is shown only now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody in the staff register may sign this. Ask a manager to add people.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SignPage</name>
    <message>
        <source>Money outside the rules: the amount to pay, or with a minus the amount to collect</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To be recorded</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The result, as the cards lie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} or above signs at this screen. The Dealer stays signed in.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SimulatorPanel</name>
    <message>
        <source>Simulated shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>D draws a card, F4 shows the rest</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw  D</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Auto</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>புதிய Shoe</translation>
    </message>
    <message>
        <source>Unplug</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear error</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlipPreview</name>
    <message>
        <source>Save</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>‹ Earlier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Later ›</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>DUPLICATE {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>REPLACED by {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {0}, on {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Replaces slip {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No printer: the slip can be saved.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SlipSheet</name>
    <message>
        <source>There is no slip yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SplitPage</name>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Split on box {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>lays {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decides: follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Follows</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Does not</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Said nothing: does not follow</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartFailed</name>
    <message>
        <source>The table can&apos;t be opened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Training at table {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box: minimum and maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side Bet: minimum and maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>People sign</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the training table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} boxes, {2} decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, {1} boxes, one deck</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By name</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} · {1} boxes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>StoppedOverlay</name>
    <message>
        <source>Quit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Restore the Round</source>
        <translation>சுற்றை மீட்டெடு</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export the Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>சீட்டுகளையும் பந்தயங்களையும் அப்படியே விடவும்.</translation>
    </message>
    <message>
        <source>Drawn since then; the restore deals them: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not stored; enter them by hand after the restore: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>SupervisorDesk</name>
    <message>
        <source>This desk has no key: go to the table.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableHub</name>
    <message>
        <source>Box {box}: {player} has lost the seat, after a Round without any action.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TableTest</name>
    <message>
        <source>Sealed seed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player’s signal</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TestOverlay</name>
    <message>
        <source>Table test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A shoe from a sealed seed, seven Players, faults on purpose, nothing told before the end. Two assessors watch, mark alone, and sign. At least {0} Rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Assessor {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Begin the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Technique (counts twice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Control of the game (twice)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hospitality (three times)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both sign: end the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The seed was {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Passed. The certificate is {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not passed. Each of these stands alone.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TotalKeys</name>
    <message>
        <source>soft</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TouchKeyboard</name>
    <message>
        <source>Capitals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Space</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Erase</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraineePanel</name>
    <message>
        <source>Say…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Progress</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>End the test</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Pit Supervisor has come. Go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The reader is out: no card comes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The progress can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What you do can&apos;t be kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} of {1} right</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TrayCare</name>
    <message>
        <source>Write the Player&apos;s name and the amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its slip is not printed yet: look at the printer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TraySheet</name>
    <message>
        <source>Tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason, Player, or the box&apos;s seal; of a payout: slip, Player, reason</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Amount</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Counted</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TwoTables</name>
    <message>
        <source>As dealt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>As it should be</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>TypingSheet</name>
    <message>
        <source>Done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>Wakeful</name>
    <message>
        <source>A Round is open at table {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The desktop does not answer: switch its screen saver off.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>The {card} is held until the {decision} is answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card was not read. Enter it on the keypad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cut card is out: finish this Round; it is the shoe&apos;s last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device was switched on or reset. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device was connected. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is not connected. Check its cable and its power; cards can be entered on the keypad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting was changed in the device&apos;s own menu. Tell the Pit Supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages are missing, perhaps a card. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two messages had the same number: a card may be missing. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message was not understood: it may have been a card. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device refused the command. Try it on the device itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device did not answer the command. Look at it to see its state.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lies face up inside. Draw no more cards; call the Pit Supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards came out as one. Draw no more cards; call the Pit Supervisor, and enter the cards that lie on the table on the keypad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A joker came out. It does not belong to this game: call the Pit Supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe reads for another game, and its card was not taken. In the shoe&apos;s own menu change the mode to Manual Burn Cards; enter this card on the keypad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine shuffles. Wait until it has finished.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is stuck inside. Do not pull it; call the Pit Supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The lid is open. Close it; call the Pit Supervisor. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device stopped with an alarm. Read its display; enter a card that it did not read on the keypad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device warns of something. Read its display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device has been silent for too long. Check its power and its cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is heard again. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing that comes can be read. The speed of the line or the protocol may be set wrong: a supervisor can have the speed found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages were not understood: they may have been cards. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device sends more than a shoe can: it is set aside and not read. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe could not read a card. Push the card back only if the shoe asks for it; otherwise enter it on the keypad.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By its own game the shoe expects no more cards. Go on; clear the error if it stops the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A button of the shoe was pressed at the wrong time. Go on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was pushed back at the exit. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was pushed back halfway. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe read a card that does not belong to these decks. Call the Pit Supervisor.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was drawn too slowly. Compare every card on the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe reports an unknown error. Read its display.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is locked. A supervisor can unlock it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port is not there. Check the device&apos;s cable and its power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This user may not open the port. Ask the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program has the port open. Close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cable was pulled. Put it back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is set aside. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program&apos;s reader of this port failed and is being started again. Enter cards on the keypad; tell the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port can&apos;t be opened. Ask the technician.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>alerts</name>
    <message>
        <source>The table was restored from the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe was connected again during the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe was disconnected during the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe was switched on or reset.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message of the shoe is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe sent two different messages under one number.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A message of the shoe was damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Messages of the shoe were damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe was set aside: it sent too much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe could not read a card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe reported an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the shoe sent may be wrong.</source>
        <translation>Shoe அனுப்பியது தவறாக இருக்கலாம்.</translation>
    </message>
    <message>
        <source>{card} came out, but no Round is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the Pit Supervisor: the card is counted as drawn.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>Shoe இணைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Enter cards by hand. Check its cable and power.</source>
        <translation>சீட்டுகளைக் கையால் பதிவுசெய்யவும். கேபிளையும் மின்சாரத்தையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Enter cards by hand. The program keeps trying.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is locked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A setting of the shoe was changed at the shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe did not do what it was asked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the cards before settling.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card reader is set aside: it sent too much ({0}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter cards by hand: it reads none now. Call the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shoe unplugged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program may not open the simulated shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program uses the simulated shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program failed to read the simulated shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The simulated shoe can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port {port} is not there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program may not open the port {port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program uses the port {port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program failed to read the port {port}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The port {port} can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe counts too many cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A button of the shoe is stuck.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was pushed back at the exit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was pushed back midway.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe read a foreign card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was drawn too slowly.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen may go dark in the middle of a Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Players see nothing: their screen is missing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Plug it in. The Round is not affected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house settings were changed outside of the program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody signs for himself: a second Shift Manager must. Until then each start and each slip says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The staff register was changed outside of this table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This may not be the table&apos;s journal as it was.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} may no longer deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another Dealer signs in before the next Round opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>உள்நுழை</translation>
    </message>
    <message>
        <source>Other accounts of this machine have rights to the staff register.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}. Its owner alone may have any: call the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} was missing: it says how far the journal goes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If there is a slip after number {slip}, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If this table has printed a slip, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file {name} was deleted or replaced in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It says how far the journal goes, and is written again; no entry is missing. Somebody was at this table&apos;s files: call the Shift Manager.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was ended by the system or a technician ({0}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was cut off: the power failed, or it was killed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Round was open. What was on the screen is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Round was open. What was on the screen is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s key has not signed Round {0} (entries {1} to {2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program ended before it could. Compare that Round with its slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine&apos;s clock went forward by {0} at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine&apos;s clock went back by {0} at once.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the time. The jump is noted in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last entry in the journal is {0} old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine&apos;s clock is {0} behind the journal&apos;s last entry.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} hours</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shift Manager signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Pit Supervisor signs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} came while the Round is stopped.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dealt when the Round is restored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not stored: restore the Round and enter it by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} ({paragraph})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card is left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards are left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{left}; this Round may need {most} (I7).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You may deal it. If the cards run out, it is Void ({0}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Round of this shoe is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put in a new shoe, then touch New shoe in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new shoe is in place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch New shoe in the menu, and say who shuffled it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foreign card was found: no Round opens with this shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Touch New shoe in the menu; or a Pit Supervisor checks the cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are in order</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The machine counted {count} cards, but the decks have {full} ({paragraph}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count them before they are dealt.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards came in the order of a new pack ({paragraph}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>If they were shuffled, put this message away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not shuffled: report it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has ruled from the desk.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is not seen in the pit.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>announcements</name>
    <message>
        <source>Banker wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card for the Banker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card for the Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>பந்தயத்தை மூடு</translation>
    </message>
    <message>
        <source>Place your Bets, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>Which box surrenders?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who takes Even Money?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who has left, or is back?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>baccarat</name>
    <message>
        <source>Tie</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay {n} to {d} less {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>less {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>with a 6: {n} to {d}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>B</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>P</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>T</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Natural {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>beside</name>
    <message>
        <source>The Round is not affected. Details: {0} ({1})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bets</name>
    <message>
        <source>{0} Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box {0}: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes in play: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>On the table: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0}, {1}: {2}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} (up to {1} more)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the boxes in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap where a Bet lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pick a chip, then tap a box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap a box to lay {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tap the Bet&apos;s place to lay {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table has no box “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” has no amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An amount has at most 12 digits: “{0}”.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is not an amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is a second amount.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is neither an amount nor a name.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is one word too many.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” does not say which Bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type the number of a box and Enter: this marks it or clears it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type a digit to begin; Enter lays the Bet, Escape cancels.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 100 — box 3, its Player, Bet 100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 ann 50 — box 3, Player ann</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 100 s — the same, as the Seated Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 0 — takes the Bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 ann 50 {0} — box 3, Player ann, Bet 50</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 0 {0} — takes the Bet back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>3 10 {0} — {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bets of baccarat</name>
    <message>
        <source>Banker</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tie</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bets of blackjack</name>
    <message>
        <source>Ace Pair Suited</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boom Busted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>RWS Pairs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 3 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 4 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 5 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 6 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 7 cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With 8 cards or more</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>bets of si-ki-pi</name>
    <message>
        <source>Bonus on the Dealer&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bonus on the Player&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player Bonus</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two Pairs</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>two journals</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can&apos;t be shown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>journal in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not heard of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>felt check</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card reader away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settings not signed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>look at the printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>shuffle due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>clock is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a new journal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its journal goes on in two ways: a copy of it is in use.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody can say which one is the table&apos;s. Both are kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop the table and call the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program has stopped the Round: {detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is lost; nothing goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go there: Restore goes on from the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table goes on; this desk does not see it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the case, or go there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Round opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shift Manager signs at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The line is cut, or the table is switched off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table goes on by itself; what is shown is old.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the reader sent may be wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round can&apos;t be settled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer compares the felt with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card reader is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are entered by hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at its cable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings were changed, and nobody has signed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps no Round opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sign at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A slip may not have come out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is printed again only if somebody says so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the printer, and say it at the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards must be shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Round opens before that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer loads a shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table&apos;s clock differs by {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its slips show a wrong time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table has begun another journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The earlier one is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the technician if it was on purpose.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>Round {number}: the game waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case {number}, Round {round}: the game waits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case is closed. Nothing else changes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Boxes: {boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Players who must still choose: {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruled so in {same} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}, {bet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}   {player}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Why the report was an error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What was decided, in a sentence</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The House has mostly ruled otherwise on this kind before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void the Round</source>
        <translation>சுற்றை ரத்துசெய்</translation>
    </message>
    <message>
        <source>The manager decides</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets back</source>
        <translation>பந்தயத்தைத் திருப்பு</translation>
    </message>
    <message>
        <source>play on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reconstruct</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>discard</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>remove the Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>intentional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not intentional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Bet goes back, settled or not. The Round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the manager&apos;s own words, which close the case.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Each Player&apos;s own choice. What is settled stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards set aside are dealt, in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are moved to where they should have gone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards set aside go out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards stay as they lie.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The other one is the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hand is out; its Bets go back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hand stays in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything stays as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} plays on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} takes the Bet back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: the House pays {player} {sum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: the House collects {sum} from {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Shift Manager decides in these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was an error, in these words.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Discards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recover {sum}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{sum} stays in play</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>case-file</name>
    <message>
        <source>§ {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>house ruling {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has gone wrong at this table yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Rulings on this kind in this game: {shown}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{shown} of {every}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>None of {every} cases matches.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    Round {round}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    before the first Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Shift Manager decided</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not Reconstructed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged intentional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>judged not intentional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the card was corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>corrected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the box had stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>retracted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{remedy}: {count}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>case-papers</name>
    <message>
        <source>The slip of case {0} can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Case {0} is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip of a correction can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>catch_up</name>
    <message>
        <source>1 card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Read before the interruption and dealt now: {cards}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare the table with the screen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>changed_files</name>
    <message>
        <source>Changed since the last Round: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the Table Games Shift Manager whether rules or layout were changed on purpose. The journal has both digests.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>Compared: the table is as the screen shows it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compared with the screen: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Cards are entered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house profile names no card reader.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Last heard at {0}. Silence is normal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing has come yet. Silence is normal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: it sent too much ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected, but silent when it should not be</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Connected, but nothing that comes can be read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} bits a second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The device is not connected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Lock the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Unlock the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Clear the error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Commands to the shoe are off in the house profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected: no command can be given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards drawn together: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card drawn: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error over: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood ({0}): {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not understood: {0}, {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 message</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} messages</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set aside: {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>card {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards, face down</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>&apos;irregularity {kind}&apos; lacks its text</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>&apos;{player}={value}&apos;: only &apos;{player}=no&apos; can be said of a Split</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--out and --bytes are only for a slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--print is only for a slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>--progress needs --at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A PIN in the staff register is damaged.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Round is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A certificate needs the table&apos;s key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drill of a Round needs --{word}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drill of a case does not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A file of the program is missing: set it up again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A report on paper is of one journal, in a file of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supervisor can allow it in the device profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A test needs two assessors, and none of them is the candidate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training table opens no device, and not {port} either.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A training table&apos;s journal does not go to the pit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add --by NAME. The Shift Managers are: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Add sslmode=verify-full, and sslrootcert with the house&apos;s certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask for each by itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the technician: tablemgr pit --help says how tables are added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask the technician: without its key the table can&apos;t sign a slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the technician: the journal has the whole Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards of this Round lie face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Change its settings at the table, or name another file with --profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its cable and its power.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check its disk and its rights, or put a copy back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the folder of the slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another back-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another layout in the house profile, or mend the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Choose another layout in the house profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it to them: chmod 600 {path}. If somebody may have read it, make a new key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close the other window of this table (or end its process), then try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Correct the device profiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter two names.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exchange --from and --to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export all that is told of it instead (`tablemgr journal export --full`).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Export it once the Round is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Finish the Round first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Free space there, or name another folder for temporary files (TMPDIR).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Games: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give --out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give --protocol ({protocols}) or --profile ({names}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a CSV file with the lines `uid,card`, e.g. `E0040150A1B2C3D4,Kh`.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a file that `tablemgr devices record` has written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a recorded session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a round record.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a slip&apos;s picture, PDF or plain text, or its code, which begins with T1:.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give an object: {{&quot;kind&quot;: &quot;allowed&quot;}}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give another path for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give one of: {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the CSV file of the tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give the public half of the table&apos;s key: tablemgr key show --pem.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this table a journal of its own in the house profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give this user the right to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {faults_help}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} has no size.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} lies outside the drawing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install PySide6-Essentials 6.11.3, or Python 3.12 or later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the extra `pit`, or work in a checkout after make setup.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again, or choose another language.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is dealt from the simulated shoe alone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not said who makes the change.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is spoken now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It takes {min} to {max}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the file as it is and tell the technician. Nothing was written to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Known: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Listen for longer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look for it in the case file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify`. The back-ups made before stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make a drill of the Round: tablemgr drill from JOURNAL --round N --lines N --ask …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make room; the next start makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Move it out of the training folder. The file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a file of device profiles.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a folder with --out, one Round with --round, or export them with --full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a new file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name a sheet of a test.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another file with --out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another file with --profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another folder with --out.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name its CSV file in the device profile, or with --uid-table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one of the folders in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one with --name: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one, after the file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name one; `tablemgr devices` lists them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the folder of the slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own diary.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No PIN was given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Shift Manager was named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case has a person {person!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No case is under paragraph {paragraph!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No closed case is {ref}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No day lies between {since} and {until}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No odds are known for this family of games.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No slip was made.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not every question was answered.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is asked of a Dealer at this moment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is changed; try again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written to it. Keep the file as it is, call the supervisor, and start the table with a new journal or with a sound copy.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only one paragraph can be asked for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu. If that fails too, start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open the window and look: Printer…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other prints of this table wait.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play to a card, a total or a payment.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Print it later: tablemgr cases JOURNAL --slip {ref} --out FILE.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a copy back; without one, move it away: a Shift Manager signs for a new one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back, or name one that is there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it back, or take it out of the house profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put it there, then restore again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the back-up of the diary in its place.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the file right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the house profile back as it was, finish the Round, then change it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the house profile right and start again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the house profile right.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the journal back beside its log, or move the log away with the old journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the journal back, or a rescued copy under its name. To begin a new journal instead, move the anchor away too ({file}-anchor).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put the table&apos;s own journal back. The file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Report this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reset this person&apos;s PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number} has no slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: card {number} was not read, and nobody has opened it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round_no} has no slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round_no} has no {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round_no} in {path} is open and was begun with other settings: {game}, {boxes} boxes, {decks} decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {round_no} is open: the key can&apos;t be changed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Run the simulator on Linux, or connect a real port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Save it once the table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say when it was answered, with the zone.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say which case with --slip N.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>See its cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set server under [pit].</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slips can&apos;t be drawn now: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start it on a machine with a screen. `tablemgr demo` plays a demonstration without.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the table again: it goes on from the last entry in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Start the table with that version or a later one. The file was not changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Step {position}, &apos;{lines}&apos;, stopped the table: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Subjects: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table {table} is open already. {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tell the technician. The table goes on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is in play and its cards lie face down: it is not exported here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The act is in the journal: make room, and look at the tray again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The address of the pit&apos;s server asks for no certificate.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The back-ups before stay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demonstration needs a PostgreSQL server of its own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demonstration stopped at &apos;{line}&apos;: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The demonstration waited in vain for {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drawing assets/layouts/{name} can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The file must be writable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first start of the table makes it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The first start of the table makes one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The fonts in assets/fonts/others can&apos;t be read ({error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house profile has no printer for slips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The house profile must be writable.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has no Round {round_no}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has no case {case} in a Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has no session {number} of the tray.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has {rounds}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal has: {there}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The journal is sound and untouched. Tell the technician: `tablemgr journal export` writes Round {number} to a file, `tablemgr cases` shows its cases.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The kinds: {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last test was not passed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout {source} can&apos;t be drawn: it needs a viewBox.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout {source} has no place with the id {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout {source} has {boxes} boxes, not 1 to {max_boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout {source} is too long for any screen.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The layout {source} {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The link {link_path} to the port can&apos;t be made: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The most that one has is {max}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pit&apos;s server does not allow it: {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pit&apos;s server does not know this login: {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pit&apos;s server refused: {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pit&apos;s server was changed, or holds another journal: tell the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The pit&apos;s server was made ready by a newer program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The preset uid-table needs the house&apos;s table of tags.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The profile names no port.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The protocol of the device is not known.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rulebook must be put right first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement is in the journal: print the slip again once there is room.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement is stored: print the slip again later.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The sheet of the test is kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe drew {drawn} and not {code}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe has not answered the last command.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>Shoe இணைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be drawn: the process that draws slips has ended twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown ({error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip was not drawn within {answer_s:.0f} s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip was not printed: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is stopped: the slip of a case can&apos;t be signed now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The two new PINs differ.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is a back-up {whole} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Round{when} in {names}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no case {slip}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no device profile {name!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fault {name!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no kind {kind!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no language {tag!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no lesson {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no place {place!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no rulebook for {game!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no screen here: the table can&apos;t be opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no such question at that moment: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no table test {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {words}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This family of games has no drills.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is not a PostgreSQL address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This system has no pseudo-terminals.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table does not send commands to its shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table has no key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This user must be able to write there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This version of PySide6 does not work with this version of Python: the window would crash within minutes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Those that are built: all, or {known}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Training needs a folder that this user may write.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again from {when}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a moment, or between two Rounds.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try again in a second.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Try it again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two ports are named.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Type it, or give one PIN a line on standard input.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use a live table&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the buttons on the device itself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the program of that version, or a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Use the program that made it, or a newer one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for its answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait until it is over.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Whose progress?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write it as {how}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Write one of: {forms}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>an empty command</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>entry {seq} of the journal does not fit the Round as it stood before it ({name}: {error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>tablemgr printers set slips …</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal holds a Bet that can&apos;t be: {event}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal holds a movement that this program does not know: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal holds an act that led to nothing: {data}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal holds an event that has no place in this act at a table of {title}: {name}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the journal holds an event that this program does not know: {error}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown command {word!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{address}: {said}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{ask!r} is not a question.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} Rounds are as many round records.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{decks!r} is not a number of decks.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{error}: the language is not kept.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{filename}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file} names no pit&apos;s server.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: a file of that name exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: is not a sheet of a test: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: is not what somebody has learned: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: it is not a picture, a PDF or a slip&apos;s text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: no slip&apos;s code is found in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the PDF can&apos;t be read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: the picture is too large.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: this is not an address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {flaws}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {line}{what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {mistakes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}: {what}{line}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{file}:{line}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}/{what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: no house profile is table {table}&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: the slip can&apos;t be saved: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: the slip of the case can&apos;t be written ({error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: there is a demonstration here already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{folder}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game!r} is not a game.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{game} has no subject {subject!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{given}: no slip&apos;s code is found in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{given}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{id} has no paragraph {number!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{journal}: Round {number} can&apos;t be continued: {why} ({where}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{line!r} does not name a role: {roles}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{list!r} after the amount: only &apos;seated&apos; may follow it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{login}: the name is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{made}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name!r} has not trained here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{named}: there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}, {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: has a line that is too long.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: is not UTF-8 text.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: it has no script.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{out}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{paragraph} can&apos;t be asked about in this Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{parent}: the journal&apos;s folder can&apos;t be made: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{part!r} is not a fault.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is not a back-up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path} is there already: this table has been set up.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: Round {number} is in play, and its cards lie face down.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: a file of that name exists already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: has format {version}; this program knows {format}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: is not UTF-8 text (byte {start}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: is not a staff register.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it holds no Ed25519 key, or another one too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it holds something else than public keys.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it is not a key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it is not a public key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it is not a table&apos;s journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it is not an Ed25519 key.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: it is not {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: not only its owner may read or change {what} ({mode:04o}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the back-up is damaged: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal belongs to table {table_id}, not to {wanted}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal can&apos;t be opened: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal has stopped after an error ({cause}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal is damaged, or its copy is: {problems}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal is damaged: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal is missing, but its write-ahead log is here ({wal}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal is missing. Its anchor says that it goes to entry {seq}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal is open in another program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the journal was written by a newer version of the program (format {found}; this one knows {known}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the picture can&apos;t be written.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the slip of the new key can&apos;t be saved: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be copied: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be used: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the staff register is damaged: {sound}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the table has no key yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the table is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the table writes its journal faster than it can be copied.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be added to: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be read: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no Round {round_no}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no room for a copy of the journal in {folder}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: there is no such house profile.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is a live table&apos;s journal: training may not write to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: this is a training journal: no live table may write to it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {said}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {what} ({error}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {what} can&apos;t be kept: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{path}: {what}, while the table was in play. Stop dealing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: line {line}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {kind}: a step stands twice.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {kind}: no part of the slip is signed at {step!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {kind}: one step {what}, not more and not none.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{place}: {kind}: there is no step {name!r} to sign a part at.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player!r} is named twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{preset!r} is not a preset of {found}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{protocol!r} is not a protocol.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{remedy}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{rest!r} is one word too many for {value!r}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: entry {seq} does not follow the one before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{tests}: {error}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!a} is not a name: Latin, Cyrillic and Greek letters look alike and can&apos;t be mixed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!a} is not a name: it has more than {longest} characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!a} is not a name: it must begin with a letter.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!a} is not a name: letters, spaces, &apos; - and . only, and no invisible characters.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text!r} is not a printer&apos;s address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} has no layout with {boxes} boxes.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} has no screen yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} has no {kind} {name!r}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{title} is not played with {decks}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{url}: the port did not open in that time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{url}: {detail}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{url}: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{value!r} lacks its {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not PLAYER={example}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not a Player&apos;s name: letters, digits, - and _ only</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not a box: 1 to {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not a number of chips, as 5x100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not a side Bet of this game: {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not a {what}: {least} to {most}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not allowed here</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not an amount: more than zero is needed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r} is not {article} {what}: {names}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r}: chips of {denomination} are counted twice</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r}: the tray has no chips of {of}, only of {known}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{word!r}: {pieces!r} is not a whole number of chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words!r} lacks its chips, as 5x100</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words!r} lacks its {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message>
        <source>double</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>+ {0} more</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>card {number}, not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side Bet</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Deal on</source>
        <translation>தொடர்ந்து வழங்கு</translation>
    </message>
    <message>
        <source>box {box}: {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>Double Down</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>or draw the card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ace: any Insurance? Then deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Then deal on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} stood</source>
        <translation>கட்டம் {box}: Stand</translation>
    </message>
    <message>
        <source>it was no Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your cards</source>
        <translation>டீலர் சீட்டுகளைத் திற</translation>
    </message>
    <message>
        <source>Resolve the case</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is Void. Box {box}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Have the whole shoe shuffled before the next Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foreign card was found: have the cards checked, then report the new shoe.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} done</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>then box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First say whether the interruption affected the Round: press C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First compare cards and Bets with the screen: press C.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {boxes} has lost: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement is reopened: correct the card or report what went wrong, then settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moved. Settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Place your Bets</source>
        <translation>பந்தயத்தைத் தொடங்கு</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>பந்தயத்தை மூடு</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>கணக்குத் தீர்</translation>
    </message>
    <message>
        <source>Still due: box {box}: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>when moved: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the last card came too soon</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too early</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box {box}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {number}, Hand {hand}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number}, {hand}:</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>header</name>
    <message>
        <source>new shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>last round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not connected</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>error</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>locked</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>connected</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>{where} stands</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where} doubles down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} splits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} insures for {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} takes Even Money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} surrenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Interim Settlement is made</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>Double Down</translation>
    </message>
    <message>
        <source>The question was not answered, and is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>“{question}” was not answered, and is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} Bets are laid, {sum} in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{count} places are marked.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not laid: {reasons}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{amount} to {player} ({bet}, box {box})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Give back {parts}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: the House plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} has left</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} is back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was not due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was not due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: a card, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{where}: the {card} that was held</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount} on {bet}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Bets are closed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is settled</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>interruption</name>
    <message>
        <source>Under these rules an interruption cancels the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An outcome is established: the cards on the table decide a Bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No outcome is established: the cards on the table decide no Bet yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something changed, go on ({0})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something changed, open a case ({0})</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{before} and {last}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>loose</name>
    <message>
        <source>Aside</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Next card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Cards and Players</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look up</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The screen</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>misread</name>
    <message>
        <source>not a Hit: box {box} had stood</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is settled. To correct a card, first reopen the settlement (in the menu).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is Void: its cards can no longer be corrected.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card has been read in this Round yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>With the right card a later card or decision was not due: a case opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The card lies face down: what changes is not shown before it is signed.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>naming</name>
    <message>
        <source>Card {number} is entered</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>in doubt</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>can&apos;t print</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ready</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer is back: {0} still waits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it still wanted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Has {0} come out of the printer?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at the paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was not printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void slip {0} of Round {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>slip {0} of Round {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} slip {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, DUPLICATE {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It may have come out. {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It was sent; this printer can&apos;t say more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It has waited long. Is it still wanted?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It waits for the printer.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>pit</name>
    <message>
        <source>No table has been added</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The only table is complete to</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{whole} of {all} tables complete to {to}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reader away</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printer: look</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>printer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>settled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>ruling</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>in play</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}: {stage}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Rounds/h</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{table}: {what}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Bets are open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation type="unfinished">பந்தயத்தை மூடு</translation>
    </message>
    <message>
        <source>Between two Rounds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>printers</name>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is it switched on and plugged in? Is its address right?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This user may not use the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the technician: the printer&apos;s rights must be changed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another program uses the printer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Look at its lamps. If it never answers, set confirms = false.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer is off line.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Press its button for on line, or switch it off and on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer has no paper.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Put a new roll in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer&apos;s cutter is jammed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Take the paper out and switch the printer off and on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The printer reports an error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Switch it off and on; if that does not help, call the technician.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no printer at this address.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is a plain file. Write folder: before a folder&apos;s path.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>CUPS has no such queue.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set the queue up in CUPS, or name another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The system&apos;s print service does not run.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the technician: CUPS must be installed and started.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Is its disk full? May this user write there?</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>protocols</name>
    <message>
        <source>Codes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Nobody can leave now: no Player decides for a box in play.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>reenact</name>
    <message>
        <source>Round {number}, before step 1 of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {count}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round is about to begin.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Past Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Refused: {line}. {why}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were compared and confirmed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Device: {event}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} was opened</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>A Round is open: settle it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A badge code has 4 to 200 characters and no spaces.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A drop box has left since: the buy-in {number} stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has letters of any script, spaces, &apos; - and ., at most 40 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new PIN has {digits} to 8 digits and nothing else.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trainee does not act at a live table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Another person must do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exception {number} of session {session} is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No count has begun.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No drop box of session {session} has left the table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody approves his own act.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody of this name is in the register.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request {request} has a slip: void it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request {request} has no slip yet: cancel it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request {request} is on its way: end it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Request {request}: the next step is {step}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say how many chips.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say whose payout is put right, and by how much.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {session} has been reconciled already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {session} has no closer yet: count the next opener first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {session} has not been reconciled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The PIN is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips have left: once they are here, make a {other} against it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips of request {request} do not fit their slip: send them back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The chips of request {request} fit their slip.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drop is counted once the table is closed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drop of session {session} has not been counted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The drop of {session} has been counted already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Shift Manager can&apos;t be disabled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The new PIN is the old one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The register has this name already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The register was changed for this person, and nobody has signed for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The register&apos;s row of this person was changed by something else than this program: another Shift Manager signs for that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is closed: only its drop can be counted, or the table opened again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is not open: count the opener first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was closed by force: a Table Games Shift Manager must allow its opening.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was not closed by force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray holds {float} by the books: {asked} is more than that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray is being counted: end the count first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {kind} {number} is void already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no closed session {session} that is not final.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no fill or credit of request {request} on its way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no open exception {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no settlement {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no {kind} {number} in this session.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PIN is for one use: a PIN of one&apos;s own must be set first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This badge is another person&apos;s.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about the person himself: another Shift Manager signs.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for the {role}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person is signed in at another table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person may no longer sign in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person signs with a PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person&apos;s function is too low for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too easy to guess: no repeated digits, no sequence like 1234.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong tries: locked for a while.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{brought} is brought and {given} is given.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} has signed for this as {role}: another person must do this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} It is {table}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} Try again in {seconds} s.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Only one was read: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Neither was read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both were read: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>depends on what is reported</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stops the Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>is only noted</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards dealt wrongly</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card to a box without a Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards came at once</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card lay face up in the shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards were exposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Hand with the wrong number of cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A further Hand was examined</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards missing or too many</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards run out</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were not shuffled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A technical interruption</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something the rules do not cover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card no Hand was due</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card after the last Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card too many of its kind</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A misread card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that was not a Hit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement was reopened</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A wrong PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lock-out after wrong PINs</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A lock-out that was ended</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>roles</name>
    <message>
        <source>Trainee</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift Manager</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Runner</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count team</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Accounting</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source></source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source> (Hand {hand})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>; the next card is the {card}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} below the minimum was not noticed: it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} lay there at the close and was not noticed: it stands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A Blackjack is not Surrendered (box {box}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A box is Split into at most {most} Hands.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card is due to box {box} first.</source>
        <translation>முதலில் {box}ஆம் கட்டத்துக்குச் சீட்டு வழங்கவும்.</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe: it is the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card that does not belong to the set was found.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was dealt to box {box}, on which there is no Bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A dealing error was reported.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A foreign card was found: first put in a new shoe, or have a Pit Supervisor sign that the cards are in order.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A settlement has paid or taken Bets: the cards can no longer be Reconstructed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A supervisor has acted on this error: the Pit Supervisor or above says where its card lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A total of {total} must draw: no Stand below 12.</source>
        <translation>{total}: சீட்டு எடுக்க வேண்டும். 12க்குக் கீழே Stand இல்லை.</translation>
    </message>
    <message>
        <source>All is decided: the {role} resumes the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>An irregularity is open: the Round waits until it is resolved.</source>
        <translation>தீராத சிக்கல் உள்ளது: தீரும்வரை சுற்று காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>An open irregularity makes the Round Void under {under}: no decision replaces that.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce the Round and let the Players bet.</source>
        <translation>சுற்றை அறிவித்து, ஆட்டக்காரர்கள் பந்தயம் கட்டட்டும்.</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask box {box}{hand} with {total}{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Ask {waiting}: play on, or the Bet back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Banker {banker}, Player {player}. Box by box from your right: take, then pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Both have {total}. Box by box from your right: take, then pay; Banker and Player stand off.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} had been set wrongly: it is set again by the House Way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} had stood before card {number}: a later card or decision was not due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} had stood before the {card} was drawn; the table first took it for a Hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} has an Initial Bet: a card there is not misplaced.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} has no Blackjack.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play to report this on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} holds more than {maximum}: its Bets count pro rata.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} is full: its maximum lies on it, and no Bet can be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>கட்டம் {box}: குறைந்தபட்சத்துக்கு {missing} குறைவு. கூட்டவும் அல்லது திரும்பப் பெறவும்.</translation>
    </message>
    <message>
        <source>Box {box} was called the other way round: the higher half is the High Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} was dealt a wrong number of cards.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>கட்டம் {box} உச்ச வரம்பை மீறும்: இப்பந்தயம் அதிகபட்சம் {room}.</translation>
    </message>
    <message>
        <source>Box {box}: {what} was taken back before the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}{hand} has {total}: ask, and warn before a Hit{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}{hand}: {total}. Hit or Double{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the {role}: a settlement bars the Reconstruction; the cards are discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} had not come: nobody missed it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} in {hand} was not read: say what it is as you open the Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} is not one that the table took for a Hit.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} lies face down: nobody looks at it before the rules open its Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} of this Round had come before: more cards than the deck holds, or a foreign card, 5.5.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} of this Round was drawn and no Hand was due a card: a dealing error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} of this Round was really another one: a decision would not have been allowed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} was read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number} was really {card}: a later card or decision was not due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards are missing or in excess.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards were exposed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards {number} and {next} of this Round came at once and their order is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay. Equal points: {beats}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card, face down, to box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card, face down, to yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card, face up, to box {box}.</source>
        <translation>{box}ஆம் கட்டத்துக்கு ஒரு சீட்டைத் திறந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Banker.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Player.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal a card, face up, to yourself.</source>
        <translation>டீலருக்கு ஒரு சீட்டைத் திறந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal on</source>
        <translation>தொடர்ந்து வழங்கு</translation>
    </message>
    <message>
        <source>Deal on{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to yourself.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decide whether the cards can be Reconstructed; else the Hand is removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decisions since card {number} no longer fit: report the dealing error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>Double Down</translation>
    </message>
    <message>
        <source>Double Down is for the first two cards only.</source>
        <translation>Double Down முதல் இரண்டு சீட்டுகளுக்கு மட்டும்.</translation>
    </message>
    <message>
        <source>Draw a card for box {box}{hand}.</source>
        <translation>கட்டம் {box}{hand}: ஒரு சீட்டு எடுக்கவும்.</translation>
    </message>
    <message>
        <source>Draw for yourself onto {total}: a side Bet depends on your Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the one card of the Double Down for box {box}{hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Draw the second card for box {box}{hand}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the Bets, then announce and close.</source>
        <translation>பந்தயங்களைப் பதிவுசெய்து, அறிவித்து மூடவும்.</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Even Money is asked for after the Initial Deal and before any further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Even Money is offered only against the Dealer&apos;s Ace.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Bet was returned: end the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Every Hand that was reported is judged already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First open each Hand that was laid and say what was Low: box {boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First set by the House Way what is not set yet: box {boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Found Bets are accepted after the close and before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Insurance is laid after the Initial Deal and before any further card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Insurance is offered only against the Dealer&apos;s Ace.</source>
        <translation>டீலருக்கு Ace இருந்தால் மட்டுமே Insurance.</translation>
    </message>
    <message>
        <source>It is not asked now whether that card comes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is too late to Surrender box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Judge whether the Hand was examined intentionally.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Let the Players view, set and lay their cards: {boxes}. If a Player asks, set by the House Way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low and High</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Money moves outside the rules only after a decision of the Shift Manager in this Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Bet is left that the Dealer&apos;s Hand decides: it is not opened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Hand is due a card {number} face down now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Player may look at these: set by the House Way {boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Player&apos;s decision is awaited now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Round of play is open to report on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No Round of play is open: announce “Place your Bets, please” first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No box has an Initial Bet, so there is nobody to deal to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No irregularity is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No leaving of box {box} can be taken back: nobody has left it since the last card or decision.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No open irregularity lets the Round be Voided under {under}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No report is open that could be retracted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House sets the Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody has bet, so there is nothing to deal for.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody sits at box {box} to bet behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not box {box}: it is the turn of box {turn}.</source>
        <translation>கட்டம் {box} அல்ல: இப்போது கட்டம் {turn}.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card too many: {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One {card} more than the decks hold, or a foreign card, 5.5.1.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only Insurance is left: draw your second card and no more.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the Seated Player of box {box} may insure; {player} is not.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the first two cards of equal value can be Split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the host takes Bets in this game: none can be found after the close.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last decision can be taken back, and only before the next card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Only the last settled Round can be reopened, before the next one opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open box {box} and enter its card {number}, which was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open box {box} and say which two cards were Low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your cards and enter card {number}, which was not read.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open your cards and set them by the House Way.</source>
        <translation>டீலர் சீட்டுகளைத் திறந்து House Way முறையில் அடுக்கவும்.</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not play it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not set its Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play was interrupted.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Play went on before the side Bets were settled: settle them now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}. Box by box from your right: take, then pay.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set by the House Way what was forgotten: {boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settings were changed outside of the program ({what}): the {role} or above signs before a Round opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle box by box from your right: take, then pay.</source>
        <translation>வலமிருந்து கட்டம் கட்டமாகத் தீர்க்கவும்: முதலில் எடுத்து, பிறகு கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>Settle {what}, then deal on{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settle {what}. Any Surrender? Then deal on{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Still undecided: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Round is Voided under {paragraph}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Table Games Shift Manager decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor: the Round is Voided under {paragraph}.</source>
        <translation>நிறுத்தி, Pit மேற்பார்வையாளரை அழைக்கவும்: {paragraph} கீழ் சுற்று ரத்து.</translation>
    </message>
    <message>
        <source>Stop and call the {role}: can the cards be Reconstructed?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>The Bets are closed: none may be placed, changed or withdrawn.</source>
        <translation>பந்தயம் மூடப்பட்டது: வைக்கவோ மாற்றவோ திரும்பப் பெறவோ முடியாது.</translation>
    </message>
    <message>
        <source>The Bets on box {box} were given back: its Hand is out of play.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open: box {box} can only be set by the House Way now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand was opened before box {boxes} was set: set it by the House Way now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hand of box {box} is laid: its cards may not be touched again before you open them, after your own.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hand of box {box} is set: its cards may not be touched again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hand of box {box} was examined by a Player who had viewed another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Hands are not complete: cards are due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The House has decided on the Reconstruction already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The House plays box {box}: draw a card onto {total}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Initial Deal is not complete: cards are due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player has left: set by the House Way {boxes}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player has {total}: deal him a third card.</source>
        <translation>Player {total}: மூன்றாம் சீட்டு வழங்கவும்.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House plays it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House sets the Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player stands on {player}, the Banker has {total}: deal him a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Player&apos;s third card is the {card}, the Banker has {total}: deal him a third card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round has not read a card number {number}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round of play is not over yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round of play is not ready for the Final Settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Round of play is not ready for the settlement.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Seated Player&apos;s Bet takes the room on box {box}: {amount} given back to {player}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The Table Games Shift Manager signs before a Round opens: {what}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards from number {number} on are not the last ones drawn, two at most, or something was decided since.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards on the table may differ from the screen: first compare and confirm them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The cards were not shuffled.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The deal is not complete: cards are due.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The last Round was cancelled: the whole shoe must be shuffled before the next one opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The program was restarted in this Round: first say whether the interruption affects it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report can no longer be retracted: {what}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The rules do not offer {remedy} for this irregularity.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The {card} was drawn too early; the table first took it for the Subsequent Deal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There are not enough cards for the Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Double Down after a Split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Interim Settlement to conclude now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>There is no Surrender against the Dealer&apos;s {card}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is for the {role} or above.</source>
        <translation>இது {role} அல்லது உயர்நிலையினருக்கே.</translation>
    </message>
    <message>
        <source>Those are not the four cards of box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards at once that no Hand was due: say which counts as the first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Two cards at once: ask the Player which he takes first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You have {total}. Draw to 17.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Settle {what}, then deal on{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Then deal on{held}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Player has chosen</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a Reconstruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a hard 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a judgement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a manager&apos;s decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a soft 21</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>cards came with it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it has been judged</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Blackjacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Dealer&apos;s Hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the House has decided on the cards</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Players&apos; options</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Reconstruction</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Shift Manager&apos;s decision</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Surrenders</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Void under {under}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the side Bets</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>whether it was intentional</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>which card comes first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet of {most}, and takes {minimum} or more: none can be laid.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet: at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on box {box} first.</source>
        <translation>{bet}: முதலில் {box}ஆம் கட்டத்தில் ஆரம்பப் பந்தயம் தேவை.</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on some box first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} needs {player}&apos;s own Initial Bet on box {box} first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} on box {box} is full: its maximum lies there, and no Bet can be added.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} on box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} on box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{bet} takes {minimum} to {maximum} a Player on this box.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was drawn although no Hand was due a card: it is discarded.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{card} was drawn and no Hand was due a card: a dealing error.</source>
        <translation>{card}: எந்தக் கைக்கும் சீட்டு வர வேண்டியதில்லை. வழங்கல் பிழை.</translation>
    </message>
    <message>
        <source>{first} and {second} came at once and their order is unknown.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{hand} has fewer cards in play than that: {count}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{name} may no longer deal: another Dealer signs in before the next Round opens.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} adds {amount}, or nothing.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} bets behind box {box}: a Player who takes a seat can&apos;t bet behind.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides for box {box} and has declined a Split of it: there is no further one.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides for the box, and doubles by adding exactly {amount}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} can&apos;t decline the Split.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} must add to the Bet: more than 0, at most {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has left box {box}: the Bet plays on as it lies.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no Bet in this Hand of box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no Bet in this Round.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no Initial Bet on box {box} to insure.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no open Initial Bet on box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has no such Bet on box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has nothing to choose on box {box} now.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has set another Hand and may look at one only: the Hand of box {box} is set by the House Way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} has taken the Bets on box {box} back: what is found of them goes back too.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} is not asked at this Split of box {box}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} may add at most the Initial Bet: {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} on box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits at another box: the Hand of box {box} is set by the House Way.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits at box {box} already.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player} sits at box {box}, and sits at one box only.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} can&apos;t have both Insurance and Even Money.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} counts {counts}: give {amount} back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} is below the minimum by itself and counts in full.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is at most half of the Initial Bet: {most}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is exactly half of the Initial Bet: {half}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s option on box {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} of {amount} on box {box} goes back with it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} counts up to the maximum of {maximum}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} exceeds the Initial Bet: give {amount} back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} lacks its Initial Bet: it goes back, if none is found before the first card.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} was noticed as {noticed}: enter the whole sum that was found, not less.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{text} Retracted: {reason}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>This screen is too small: not everything can be seen, read or touched.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Show everything smaller in the desktop&apos;s settings, or use a larger screen.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>self.window</name>
    <message>
        <source>Some names can&apos;t be shown.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settlement</name>
    <message>
        <source>{own} against {dealer}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Interim Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Final Settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void Round</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Settled so far</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips to move</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All moved: settle.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All done.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>All chips of the earlier settlement have moved. What a correction moves will be listed here.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No chips move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>To do: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{what} {n} to {d}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was taken, and plays on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>it was paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>the Player has the chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>does not count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>what was paid, and the Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>settling</name>
    <message>
        <source>Box {0}: its chips have moved. What a correction moves will be listed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0}: no more chips move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The witness file can&apos;t be added to.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The slip of Round {0} can&apos;t be made.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Name of the house</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Table</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>letters, digits, - and _</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Currency</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Game</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Layout</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Decks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>minimum and maximum</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>their values, the smallest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Keep the tray&apos;s money</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>yes</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>The drill is {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>si-ki-pi</name>
    <message>
        <source>Rankings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open box {box}…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} is set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House Way {box}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House Way</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>to set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House Way {item}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>has set</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>open</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low and High win</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low wins, High loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low loses, High wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low and High lose</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} is set, face down</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box} was set: {halves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}, House Way {item}: {halves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Dealer, House Way {item}: {halves}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House Way, please</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>House Way again…</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Who asks for the House Way?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not set yet: box {boxes}. Open your cards all the same?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Open my cards: then only the House Way may set box {boxes}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Sets of four</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{higher} beats {lower}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of Aces</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of Kings</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of Queens</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of Jacks</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair of {rank}s</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Gong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 point</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pair</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Pairs and Gong, the highest first</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Point Total: in a row the left is higher; 0 against 0 is the Dealer&apos;s</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>sign-in</name>
    <message>
        <source>Nobody of this name is in the staff register.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person may no longer sign in.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many wrong tries. Try again in {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A new PIN has {3} to 8 digits.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too easy to guess: no repeated digits, no sequence like 1234.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>That is the old PIN. Choose another.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Signed in at table {1}. Sign out there first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A trainee does not deal at a live table.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person&apos;s role is too low for this.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nobody approves his own act: another person must sign (house ruling {2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What the register has on this person was changed by something else than this program: another Shift Manager signs for it first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This is about the person himself: another must sign.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The staff register was changed for this person: a Shift Manager signs for that first.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A name has letters, spaces, &apos; - and ., at most 40 in all.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>This person signs with a PIN.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 second</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>signed</name>
    <message>
        <source>{card} from {start} to {end}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Card {number}, {where}: {read} was really {truth}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement of Round {round}, slip {slip}, is reopened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reason: “{reason}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{player}: {sum} by this settlement</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The report was made in error.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {box}, {player}: {bet} {sum} was found; with it {whole} lie there.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The maximum is {most}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>signs</name>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>Stand</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>Double Down</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Insurance, {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>Void slip {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Slip {0}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Entries of its log up to number {0} were changed or removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is no longer in it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its entry {0}, of {1}, was changed or removed.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has signed for what was changed in it: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>all of it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} is in it as {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was disabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was enabled</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was given another PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} has another PIN</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} was given a badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} no longer has a badge</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, and its log does not say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, by {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What it has on {0} was changed by something else than this program.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Its log was changed by something else than this program, from entry {1} on.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something else than this program took rows out of it, or put old ones back.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is not sealed by the key that it had before.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 signature of {1} is in its log and not in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} signatures of {1} are in its log and not in the journal.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>1 signature of {1} is not his by its log (entry {2}).</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} signatures of {1} are not his by its log (first: entry {2}).</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>stopped</name>
    <message>
        <source>The Round is stopped</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>சீட்டுகளையும் பந்தயங்களையும் அப்படியே விடவும்.</translation>
    </message>
    <message>
        <source>Close the window and start the program again.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Everything up to entry {number} is stored.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>a card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>ticking</name>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>While Bets are open their Players move them.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The settlement is made. It can only be reopened.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These chips have moved in play: that stays as it is.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>These chips had moved before the settlement was reopened: that stays as it is. A correction or a report lists what must move now.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>TRAINING</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} Touch Stop. {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Printer: no paper</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>You paid me short last time.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Takes chips back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>For the Dealer: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} too</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>not {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Go on</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>What do you do next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Say what each Bet wins or loses.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Which Bet do you settle next?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box {0}, {1}’s {2}: pay, take or leave?</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Set your own Hand.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the total of the {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call your own total.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Call the total of box {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, Hand {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Something is announced first. {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Not there. {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was wrong in {0} answers.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>First {0}: take before you pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>In chips: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Wait for the Player’s signal</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The signal was: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing is announced now</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Announce: “{0}”</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Low {0}, High {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, not: {1}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>leave it</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>nothing is allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>no card</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} and {1} in cash</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>none</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}, not: {1}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Missed: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too late: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing was wrong: no {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Seen: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Nothing
is wrong</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>It is
allowed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>No card</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>The table is closed: count the opener.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The opener is counted once: now the second person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The tray is counted once: now the second person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The closer is counted once: now the second person.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The table was closed by force.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>By the books {0} · fills {1} · credits {2} · buy-ins {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Exception {0}, session {1}: {2} {3}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Perhaps: {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Explained</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count (second person)</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count again</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Credit</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Shift</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Box leaves</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid too little</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Close by force</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Allow the opening</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Count the opener</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}{1} of {2}: the chips do not fit the slip</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Send back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0}{1} of {2}, request {3}. Next: {4} by {5}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Tray</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Fill as proposed</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Chips of {0} run low.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Proposed fill: {0}.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Void</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>unknown</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Session {0}: result {1} ({2})</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Enter the drop</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Make final</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>1 more card waits for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>{0} more cards wait for it.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>A card was not read. Leave it face down and say so.</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>The shoe counts {drawn} cards, the table {known}.</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>surrender</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Surrender {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Too many {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>soft {total}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Initial Bet</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>wins</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>loses</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>returned</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay {n} to {d}</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take half</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>take {n} of {d}</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>take</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>pay</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>give back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recover</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stand off</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>taken</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>paid</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>given back</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>recovered</source>
        <translation type="unfinished"></translation>
    </message>
    <message>
        <source>stood off</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
