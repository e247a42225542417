<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ta_SG">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About this program</source>
        <translation>இந்நிரல் பற்றி</translation>
    </message>
</context>
<context>
    <name>AlertArea</name>
    <message>
        <source>No messages</source>
        <translation>செய்தி இல்லை</translation>
    </message>
    <message>
        <source>No messages; {0} put aside</source>
        <translation>செய்தி இல்லை; {0} ஒதுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>1 of {0}</source>
        <translation>1 / {0}</translation>
    </message>
</context>
<context>
    <name>AlertCard</name>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>இச்செய்தியை மூடு</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>பிறகு</translation>
    </message>
    <message>
        <source>Put this message aside</source>
        <translation>இந்தச் செய்தியை ஒதுக்கி வை</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>மீண்டும் காட்டு</translation>
    </message>
    <message>
        <source>Put aside by {0} until {1}</source>
        <translation>ஒதுக்கியவர் {0}; {1} வரை</translation>
    </message>
</context>
<context>
    <name>BadgeReader</name>
    <message>
        <source>{0} keys came as fast as a badge reader types. None of them counted.</source>
        <translation>{0} விசைகள் அட்டை வாசிப்பான் வேகத்தில் வந்தன. எதுவும் கணக்காகவில்லை.</translation>
    </message>
    <message>
        <source>If you typed them, type them again. If it was a badge, it is not registered here.</source>
        <translation>தட்டச்சு செய்திருந்தால் மீண்டும் செய்யவும். அட்டை எனில், இங்குப் பதிவாகவில்லை.</translation>
    </message>
</context>
<context>
    <name>BetActions</name>
    <message>
        <source>Take back</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
    <message>
        <source>Same boxes again</source>
        <translation>அதே கட்டங்கள்</translation>
    </message>
    <message>
        <source>Same Bets again</source>
        <translation>அதே பந்தயம்</translation>
    </message>
    <message>
        <source>lays {0}</source>
        <translation>வை {0}</translation>
    </message>
    <message>
        <source>opens and lays {0}</source>
        <translation>திறந்து வை {0}</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 கட்டம்</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0} கட்டம்</translation>
    </message>
    <message>
        <source>marks {0}</source>
        <translation>{0} குறிக்கும்</translation>
    </message>
    <message>
        <source>opens and marks {0}</source>
        <translation>தொடங்கி {0} குறிக்கும்</translation>
    </message>
    <message>
        <source>marks each empty one</source>
        <translation>காலிக் கட்டங்களில் குறி</translation>
    </message>
    <message>
        <source>{0} on each empty one</source>
        <translation>காலிக் கட்டங்களில் {0}</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>எல்லாக் கட்டங்கள்</translation>
    </message>
</context>
<context>
    <name>BetEntryPanel</name>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Clear box</source>
        <translation>அழி</translation>
    </message>
    <message>
        <source>How to type a Bet</source>
        <translation>பந்தயத்தைத் தட்டச்சு செய்யும் முறை</translation>
    </message>
    <message>
        <source>This is not a Bet: a Bet begins with its box.</source>
        <translation>இது பந்தயம் அல்ல: பந்தயம் கட்ட எண்ணுடன் தொடங்கும்.</translation>
    </message>
</context>
<context>
    <name>BetStatus</name>
    <message>
        <source>How to type a Bet</source>
        <translation>பந்தயத்தைத் தட்டச்சு செய்யும் முறை</translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>Look</source>
        <translation>பார்</translation>
    </message>
    <message>
        <source>Open case</source>
        <translation>சம்பவம் திற</translation>
    </message>
</context>
<context>
    <name>CardKeypad</name>
    <message>
        <source>No card is missing</source>
        <translation>சீட்டு குறைவில்லை</translation>
    </message>
    <message>
        <source>It lies face down</source>
        <translation>மூடியுள்ளது</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>அழி</translation>
    </message>
    <message>
        <source>Next card: {0}</source>
        <translation>அடுத்த சீட்டு: {0}</translation>
    </message>
    <message>
        <source>No card is due.</source>
        <translation>சீட்டு தேவையில்லை.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>The next card of the simulated shoe</source>
        <translation>மாதிரி Shoe: அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>ஜோக்கர்</translation>
    </message>
    <message>
        <source>The cards of a Round record…</source>
        <translation>சுற்றுப் பதிவின் சீட்டுகள்…</translation>
    </message>
    <message>
        <source>A Round record</source>
        <translation>சுற்றுப் பதிவு</translation>
    </message>
    <message>
        <source>{0} is not there.</source>
        <translation>{0} இல்லை.</translation>
    </message>
</context>
<context>
    <name>CaseFileBrowser</name>
    <message>
        <source>Saved as {0}</source>
        <translation>சேமித்தது: {0}</translation>
    </message>
    <message>
        <source>The drill is {0}</source>
        <translation>பயிற்சி: {0}</translation>
    </message>
</context>
<context>
    <name>CaseFileOverlay</name>
    <message>
        <source>Search: words, a name, a card (K♥)</source>
        <translation>தேடு: சொல், பெயர், சீட்டு (K♥)</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>எல்லாச் சம்பவங்கள்</translation>
    </message>
    <message>
        <source>Earlier rulings of this kind in this game</source>
        <translation>இவ்வாட்டத்தில் இவ்வகைக்கான முந்தைய முடிவுகள்</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>இவற்றைக் காட்டு</translation>
    </message>
    <message>
        <source>Save the slip</source>
        <translation>ரசீதைச் சேமி</translation>
    </message>
    <message>
        <source>Step through the Round</source>
        <translation>சுற்றைப் படிப்படியாகப் பார்</translation>
    </message>
    <message>
        <source>Make a drill</source>
        <translation>பயிற்சி உருவாக்கு</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>சம்பவக் கோப்பு</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>எல்லா வகை</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>எல்லோரும்</translation>
    </message>
    <message>
        <source>Every paragraph</source>
        <translation>எல்லாப் பத்திகள்</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>எல்லா நாட்கள்</translation>
    </message>
</context>
<context>
    <name>CaseOverlay</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Sign: {0}</source>
        <translation>கையொப்பம்: {0}</translation>
    </message>
</context>
<context>
    <name>CaseSteps</name>
    <message>
        <source>Not answered yet: {0}</source>
        <translation>பதில் இல்லை: {0}</translation>
    </message>
    <message>
        <source>Not moved yet: {0}</source>
        <translation>நகர்த்தவில்லை: {0}</translation>
    </message>
    <message>
        <source>First write it down in a sentence.</source>
        <translation>முதலில் ஒரு வாக்கியத்தில் எழுதவும்.</translation>
    </message>
    <message>
        <source>Not an amount: {0}</source>
        <translation>தொகை அல்ல: {0}</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>ஆட்டக்காரர்கள்</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cards after that</source>
        <translation>அதன்பின் சீட்டுகள்</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>கையொப்பம்</translation>
    </message>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation>படி {0} / {1}: {2}</translation>
    </message>
    <message>
        <source>The case changed before it was signed: decide it again.</source>
        <translation>கையொப்பத்துக்கு முன் சம்பவம் மாறியது: மீண்டும் முடிவெடுக்கவும்.</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>{0} missing: fill first</source>
        <translation>{0} குறைவு: முதலில் நிரப்பவும்</translation>
    </message>
    <message>
        <source>and {0} in cash</source>
        <translation>மற்றும் ரொக்கம் {0}</translation>
    </message>
    <message>
        <source>{0} in cash</source>
        <translation>ரொக்கம் {0}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>திரும்ப</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <source>Box {0} has more than one Player: touch the right one.</source>
        <translation>கட்டம் {0}: ஒருவருக்கு மேல் உள்ளனர். சரியானவரைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Box {0} is not in play.</source>
        <translation>கட்டம் {0} ஆட்டத்தில் இல்லை.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>house ruling {0}</source>
        <translation>விதி {0}</translation>
    </message>
    <message>
        <source>Appendix {0}</source>
        <translation>பின்னிணைப்பு {0}</translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation>§ {0}</translation>
    </message>
    <message>
        <source>See this paragraph of the rules of the game.</source>
        <translation>ஆட்ட விதிகளில் இப்பத்தியைப் பார்க்கவும்.</translation>
    </message>
</context>
<context>
    <name>ClosingSheet</name>
    <message>
        <source>What is on the screen is stored. Cards and Bets must lie as they are: the next start asks to compare them, and whether the interruption affected the Round.</source>
        <translation>திரையில் உள்ளது சேமிக்கப்பட்டது. சீட்டுகளும் பந்தயங்களும் அப்படியே இருக்க வேண்டும்: அடுத்த தொடக்கம் ஒப்பிடவும், தடை சுற்றைப் பாதித்ததா எனவும் கேட்கும்.</translation>
    </message>
    <message>
        <source>Keep the table open</source>
        <translation>மேசையைத் திறந்து வை</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>சாளரத்தை மூடு</translation>
    </message>
    <message>
        <source>Round {0} is open. Close all the same?</source>
        <translation>சுற்று {0} திறந்துள்ளது. ஆனாலும் மூடவா?</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>{0}
or above</source>
        <translation>{0}
அல்லது மேல்</translation>
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
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Something else differs</source>
        <translation>வேறு ஏதோ வேறுபாடு</translation>
    </message>
    <message>
        <source>Compare every card and Bet on the table with the screen</source>
        <translation>மேசையிலுள்ள ஒவ்வொரு சீட்டையும் பந்தயத்தையும் திரையுடன் ஒப்பிடவும்</translation>
    </message>
    <message>
        <source>What differs? Touch the card or the Bet</source>
        <translation>எது வேறுபடுகிறது? சீட்டையோ பந்தயத்தையோ தொடவும்</translation>
    </message>
    <message>
        <source>1 card in this Round</source>
        <translation>இச்சுற்றில் 1 சீட்டு</translation>
    </message>
    <message>
        <source>{0} cards in this Round</source>
        <translation>இச்சுற்றில் {0} சீட்டுகள்</translation>
    </message>
    <message>
        <source>{0}, {1} of them in no Hand</source>
        <translation>{0}, இவற்றில் {1} எந்தக் கையிலும் இல்லை</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>A card was misread…</source>
        <translation>சீட்டு தவறாக வாசிப்பு…</translation>
    </message>
    <message>
        <source>Withdraw the report…</source>
        <translation>அறிக்கையைத் திரும்பப் பெறு…</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>மேசையைப் பார்</translation>
    </message>
    <message>
        <source>As the cards lie</source>
        <translation>சீட்டுகள் உள்ளபடி</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>By value</source>
        <translation>மதிப்பின்படி</translation>
    </message>
    <message>
        <source>{0}: {1} is not a whole number of chips.</source>
        <translation>{0}: {1} முழுச் சிப்களாக இல்லை.</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>கூட்டுத்தொகை {0}</translation>
    </message>
</context>
<context>
    <name>CurrentCard</name>
    <message>
        <source>gives back {0}</source>
        <translation>மீதி {0}</translation>
    </message>
</context>
<context>
    <name>DayCare</name>
    <message>
        <source>Table {0}</source>
        <translation>மேசை {0}</translation>
    </message>
    <message>
        <source>, session {0}</source>
        <translation>, அமர்வு {0}</translation>
    </message>
    <message>
        <source>, Rounds {0} to {1}</source>
        <translation>, சுற்று {0} முதல் {1} வரை</translation>
    </message>
    <message>
        <source>{0} Rounds are read…</source>
        <translation>{0} சுற்றுகள் வாசிக்கப்பட்டன…</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>சேமித்தது: {0}</translation>
    </message>
</context>
<context>
    <name>DaySheet</name>
    <message>
        <source>This session</source>
        <translation>இவ்வமர்வு</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>Last Rounds</source>
        <translation>கடைசிச் சுற்றுகள்</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>PDF ஆகச் சேமி</translation>
    </message>
    <message>
        <source>Shift report</source>
        <translation>பணிநேர அறிக்கை</translation>
    </message>
    <message>
        <source>Head of the journal</source>
        <translation>பதிவேட்டின் தலை</translation>
    </message>
    <message>
        <source>Too few Rounds for a curve.</source>
        <translation>வளைவுக்குச் சுற்றுகள் போதாது.</translation>
    </message>
</context>
<context>
    <name>DecisionKeys</name>
    <message>
        <source>These are allowed</source>
        <translation>இவை அனுமதி</translation>
    </message>
</context>
<context>
    <name>DeskCase</name>
    <message>
        <source>{table} does not take it: {why}.</source>
        <translation>{table} ஏற்கவில்லை: {why}.</translation>
    </message>
    <message>
        <source>{table} has taken the ruling.</source>
        <translation>{table}: முடிவு ஏற்கப்பட்டது.</translation>
    </message>
    <message>
        <source>A misread card is put right at the table.</source>
        <translation>தவறாகப் படிக்கப்பட்ட சீட்டு மேசையிலேயே திருத்தப்படும்.</translation>
    </message>
    <message>
        <source>Sent to {table}.</source>
        <translation>அனுப்பியது: {table}.</translation>
    </message>
</context>
<context>
    <name>DeskWindow</name>
    <message>
        <source>Pit</source>
        <translation>Pit</translation>
    </message>
</context>
<context>
    <name>DeviceCare</name>
    <message>
        <source>Card reader: back in service</source>
        <translation>சீட்டு வாசிப்பான்: மீண்டும் சேவையில்</translation>
    </message>
    <message>
        <source>The program stopped reading the card reader ({0}).</source>
        <translation>நிரல் சீட்டு வாசிப்பானை வாசிப்பதை நிறுத்தியது ({0}).</translation>
    </message>
    <message>
        <source>Enter cards by hand until it starts again. Tell the technician.</source>
        <translation>மீண்டும் தொடங்கும் வரை கையால் பதிவுசெய்யவும். தொழில்நுட்பரிடம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Draw cards and put them aside. Listening at {0} bits a second.</source>
        <translation>சீட்டுகளை எடுத்து ஒதுக்கவும். வினாடிக்கு {0} பிட்டில் கேட்கிறது.</translation>
    </message>
    <message>
        <source>No speed found. No card came, or the protocol is set wrong.</source>
        <translation>வேகம் கிடைக்கவில்லை. சீட்டு வரவில்லை, அல்லது நெறிமுறை தவறு.</translation>
    </message>
    <message>
        <source>Found: {0} bits a second.</source>
        <translation>கிடைத்தது: வினாடிக்கு {0} பிட்.</translation>
    </message>
    <message>
        <source>The line now runs at {0} bits a second.</source>
        <translation>இணைப்பு இப்போது வினாடிக்கு {0} பிட்.</translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>Card reader</source>
        <translation>சீட்டு வாசிப்பான்</translation>
    </message>
    <message>
        <source>Find the line&apos;s speed</source>
        <translation>இணைப்பின் வேகத்தைக் கண்டறி</translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation>மீண்டும் சேவையில் வை</translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation>அங்கே பயன்படுத்து</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>கடைசிச் செய்தி</translation>
    </message>
    <message>
        <source>It is at another port now: {0}</source>
        <translation>இப்போது வேறு முனையில் உள்ளது: {0}</translation>
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
        <translation>Double Down, கட்டம் {0}</translation>
    </message>
    <message>
        <source>{0} (decides)</source>
        <translation>{0} (முடிவெடுப்பவர்)</translation>
    </message>
    <message>
        <source>Full {0}</source>
        <translation>முழு {0}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>குறைவு</translation>
    </message>
    <message>
        <source>None</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Said nothing: does not double</source>
        <translation>எதுவும் சொல்லவில்லை: Double இல்லை</translation>
    </message>
    <message>
        <source>{0} adds</source>
        <translation>{0} சேர்க்கிறார்</translation>
    </message>
    <message>
        <source>Less: {0}</source>
        <translation>குறைவு: {0}</translation>
    </message>
</context>
<context>
    <name>ExactPage</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>வை</translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>All tables</source>
        <translation>எல்லா மேசைகளும்</translation>
    </message>
    <message>
        <source>Open the case</source>
        <translation>சம்பவத்தைத் திற</translation>
    </message>
    <message>
        <source>complete to {0}</source>
        <translation>{0} வரை முழுமை</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>இன்னும் எதுவும் ஆடவில்லை.</translation>
    </message>
</context>
<context>
    <name>FoundBetSheet</name>
    <message>
        <source>or another name</source>
        <translation>அல்லது வேறு பெயர்</translation>
    </message>
    <message>
        <source>He sits at the box</source>
        <translation>அவர் கட்டத்தில் அமர்ந்துள்ளார்</translation>
    </message>
    <message>
        <source>Add this Bet</source>
        <translation>இப்பந்தயத்தைச் சேர்</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>கட்டம்</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Which Bet lay there at the close?</source>
        <translation>மூடும்போது எந்தப் பந்தயம் அங்கே இருந்தது?</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}” பந்தயத்தின் பெயர், ஆட்டக்காரர் பெயர் அல்ல.</translation>
    </message>
</context>
<context>
    <name>FreeText</name>
    <message>
        <source>A PIN seems to stand here: take it out, or put a letter before it.</source>
        <translation>இங்கே PIN உள்ளதுபோல் தெரிகிறது: நீக்கவும், அல்லது முன் ஓர் எழுத்து இடவும்.</translation>
    </message>
    <message>
        <source>A PIN seems to stand here: take it out, or put a word behind the number.</source>
        <translation>இங்கே PIN உள்ளதுபோல் தெரிகிறது: நீக்கவும், அல்லது எண்ணுக்குப் பின் ஒரு சொல் இடவும்.</translation>
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
        <translation>{0}: வேகமாக இருமுறை அழுத்தப்பட்டது. ஒருமுறையே கணக்காகும்.</translation>
    </message>
    <message>
        <source>Nothing can be taken back now.</source>
        <translation>இப்போது திரும்பப் பெற எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>NumLock is off: the number pad types no digits. Press NumLock.</source>
        <translation>NumLock அணைந்துள்ளது: எண் பலகை இலக்கம் தராது. NumLock அழுத்தவும்.</translation>
    </message>
    <message>
        <source>{0}: the table changed while you touched it. Nothing was done.</source>
        <translation>{0}: தொடும்போது மேசை மாறியது. எதுவும் செய்யப்படவில்லை.</translation>
    </message>
    <message>
        <source>{0}: {1}</source>
        <translation>{0}: {1}</translation>
    </message>
</context>
<context>
    <name>HandOverSheet</name>
    <message>
        <source>A note for whoever deals next</source>
        <translation>அடுத்த டீலருக்குக் குறிப்பு</translation>
    </message>
    <message>
        <source>Leave the note</source>
        <translation>குறிப்பை விடு</translation>
    </message>
    <message>
        <source>A fill is on its way.</source>
        <translation>சிப் நிரப்பு வந்துகொண்டிருக்கிறது.</translation>
    </message>
    <message>
        <source>Chips are held for a Player.</source>
        <translation>ஒரு வீரருக்குச் சிப்கள் வைக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>First write the note.</source>
        <translation>முதலில் குறிப்பை எழுதவும்.</translation>
    </message>
</context>
<context>
    <name>HandedOverSheet</name>
    <message>
        <source>Handed over</source>
        <translation>பொறுப்பு ஒப்படைப்பு</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>படித்துவிட்டேன்</translation>
    </message>
    <message>
        <source>{0}, {1}: {2}</source>
        <translation>{0}, {1}: {2}</translation>
    </message>
</context>
<context>
    <name>HeaderBar</name>
    <message>
        <source>TRAINING</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>சுற்று</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>CARDS UNVERIFIED</source>
        <translation>சீட்டு சரிபார்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>மீதி நேரம்</translation>
    </message>
    <message>
        <source>☰
Menu</source>
        <translation>☰
மெனு</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>மெனு</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>புதிய Shoe</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>ரசீதுகள்</translation>
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
        <translation>பந்தயம் கிடைத்தது…</translation>
    </message>
    <message>
        <source>A card was misread…</source>
        <translation>சீட்டு தவறாக வாசிப்பு…</translation>
    </message>
    <message>
        <source>A Player has left…</source>
        <translation>ஆட்டக்காரர் விலகினார்…</translation>
    </message>
    <message>
        <source>Reopen the settlement…</source>
        <translation>தீர்வை மீண்டும் திற…</translation>
    </message>
    <message>
        <source>Case file…</source>
        <translation>சம்பவக் கோப்பு…</translation>
    </message>
    <message>
        <source>Past Rounds…</source>
        <translation>முந்தைய சுற்றுகள்…</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>மொழி…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>விதிகள்…</translation>
    </message>
    <message>
        <source>Tour…</source>
        <translation>அறிமுகம்…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>பற்றி…</translation>
    </message>
    <message>
        <source>Dealer…</source>
        <translation>டீலர்…</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>பூட்டு</translation>
    </message>
    <message>
        <source>Card reader…</source>
        <translation>சீட்டு வாசிப்பான்…</translation>
    </message>
    <message>
        <source>Tray…</source>
        <translation>தட்டு…</translation>
    </message>
    <message>
        <source>Printer…</source>
        <translation>அச்சுப்பொறி…</translation>
    </message>
    <message>
        <source>Enter cards by hand</source>
        <translation>கையால் பதிவுசெய்</translation>
    </message>
    <message>
        <source>Boxes only, no amounts</source>
        <translation>கட்டங்கள் மட்டும், தொகை இல்லை</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>வேறு ஆட்டம்</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>முழுத்திரை</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>வெளிச்சம்</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>வெளியேறு</translation>
    </message>
</context>
<context>
    <name>HouseSigning</name>
    <message>
        <source>The table&apos;s screen is left.</source>
        <translation>மேசைத் திரையை விட்டு விலகல்.</translation>
    </message>
    <message>
        <source>Round {0} is in play.</source>
        <translation>சுற்று {0} நடக்கிறது.</translation>
    </message>
    <message>
        <source>The cards in the shoe are in order: each belongs to it.</source>
        <translation>Shoe சீட்டுகள் சரி: ஒவ்வொன்றும் அதற்குரியது.</translation>
    </message>
</context>
<context>
    <name>HouseWayAgain</name>
    <message>
        <source>No box has been set by the House Way in this Round.</source>
        <translation>இச்சுற்றில் எந்தக் கட்டமும் House Way முறையில் அடுக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Box {0} is set again by the House Way.</source>
        <translation>கட்டம் {0} மீண்டும் House Way முறையில் அடுக்கப்படுகிறது.</translation>
    </message>
</context>
<context>
    <name>HouseWaySheet</name>
    <message>
        <source>What a Player has set himself stays as it is. A Pit Supervisor signs.</source>
        <translation>ஆட்டக்காரர் அடுக்கியது அப்படியே இருக்கும். Pit மேற்பார்வையாளர் கையொப்பமிடுவார்.</translation>
    </message>
    <message>
        <source>Which box is set again by the House Way?</source>
        <translation>எந்தக் கட்டம் மீண்டும் House Way முறையில்?</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>கட்டம் {0}</translation>
    </message>
</context>
<context>
    <name>InsurancePage</name>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>No Bet can be insured now.</source>
        <translation>இப்போது Insurance வைக்கப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Insurance and Even Money</source>
        <translation>Insurance, Even Money</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>கட்டம் {0}</translation>
    </message>
    <message>
        <source>Bet {0}</source>
        <translation>பந்தயம் {0}</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>Insurance உண்டு</translation>
    </message>
    <message>
        <source>insured for {0}</source>
        <translation>Insurance {0}</translation>
    </message>
    <message>
        <source>Half {0}</source>
        <translation>பாதி {0}</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Insurance வை</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>வேறு</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Insurance of {0}</source>
        <translation>Insurance {0}</translation>
    </message>
</context>
<context>
    <name>InterruptionSheet</name>
    <message>
        <source>It did not affect the Round</source>
        <translation>சுற்றைப் பாதிக்கவில்லை</translation>
    </message>
    <message>
        <source>Play was interrupted in this Round</source>
        <translation>இச்சுற்றில் ஆட்டம் தடைப்பட்டது</translation>
    </message>
    <message>
        <source>First compare every card and Bet with the screen. Then play goes on.</source>
        <translation>முதலில் ஒவ்வொரு சீட்டையும் பந்தயத்தையும் திரையுடன் ஒப்பிடவும். பிறகு ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>If it affected the Round, a case is opened. The Round waits until it is decided.</source>
        <translation>சுற்றைப் பாதித்தால் சம்பவம் திறக்கும். முடிவு வரை சுற்று காத்திருக்கும்.</translation>
    </message>
</context>
<context>
    <name>JoinSheet</name>
    <message>
        <source>Standing</source>
        <translation>நிற்பவர்</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>அமர்ந்தவர்</translation>
    </message>
    <message>
        <source>Box {0}: another Player joins</source>
        <translation>கட்டம் {0}: மற்றொருவர் சேர்கிறார்</translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation>பின் பந்தயம்</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>சேர்</translation>
    </message>
    <message>
        <source>A name has letters, digits, - and _ only.</source>
        <translation>பெயரில் எழுத்து, இலக்கம், - _ மட்டும்.</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}” பந்தயத்தின் பெயர், ஆட்டக்காரர் பெயர் அல்ல.</translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <translation>மொழி</translation>
    </message>
    <message>
        <source>Announcements stay in English; rules, journal and slips stay as approved.</source>
        <translation>அறிவிப்புகள் ஆங்கிலத்திலேயே இருக்கும்; விதிகள், பதிவேடு, ரசீதுகள் ஒப்புதல் பெற்றபடி இருக்கும்.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Begin lesson {0}</source>
        <translation>பாடம் {0} தொடங்கு</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>எல்லாப் பாடங்கள்</translation>
    </message>
    <message>
        <source>Mode: {0}</source>
        <translation>முறை: {0}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{0} of {1} lessons passed.</source>
        <translation>{1} பாடங்களில் {0} தேர்ச்சி.</translation>
    </message>
    <message>
        <source>Lesson {0} is due: {1}. Touch Lessons.</source>
        <translation>பாடம் {0} உரியது: {1}. “பாடங்கள்” தொடவும்.</translation>
    </message>
    <message>
        <source>due again</source>
        <translation>மீண்டும் உரியது</translation>
    </message>
    <message>
        <source>due</source>
        <translation>உரியது</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>தேர்ச்சி</translation>
    </message>
    <message>
        <source>{0} of {1} answers, {2} wrong</source>
        <translation>{1} பதில்களில் {0}, தவறு {2}</translation>
    </message>
    <message>
        <source>{0} of {1} Rounds</source>
        <translation>{0} / {1} சுற்றுகள்</translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation>பாடம் {0}: {1}</translation>
    </message>
    <message>
        <source>Lesson {0} is passed.</source>
        <translation>பாடம் {0} தேர்ச்சி.</translation>
    </message>
    <message>
        <source>The lesson can&apos;t be held.</source>
        <translation>பாடத்தை நடத்த முடியவில்லை.</translation>
    </message>
</context>
<context>
    <name>LimitStepper</name>
    <message>
        <source>less</source>
        <translation>குறை</translation>
    </message>
    <message>
        <source>more</source>
        <translation>கூட்டு</translation>
    </message>
</context>
<context>
    <name>LimitedAmountPad</name>
    <message>
        <source>Enter</source>
        <translation>உள்ளிடு</translation>
    </message>
    <message>
        <source>No amount</source>
        <translation>தொகை இல்லை</translation>
    </message>
    <message>
        <source>{0}: at most {1}</source>
        <translation>{0}: அதிகபட்சம் {1}</translation>
    </message>
    <message>
        <source>More than {0}.</source>
        <translation>{0} விட அதிகம்.</translation>
    </message>
</context>
<context>
    <name>LiveClock</name>
    <message>
        <source>Who held a seat in the Rounds before is not known.</source>
        <translation>முந்தைய சுற்றுகளில் யார் அமர்ந்தார் எனத் தெரியாது.</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} வி</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Contents</source>
        <translation>உள்ளடக்கம்</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>செலுத்தும் அட்டவணை</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Training at table {0}</source>
        <translation>பயிற்சி, மேசை {0}</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>மேசை {0}</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>மெனு</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Messages</source>
        <translation>செய்திகள்</translation>
    </message>
    <message>
        <source>More messages</source>
        <translation>மேலும் செய்திகள்</translation>
    </message>
</context>
<context>
    <name>MisreadSheet</name>
    <message>
        <source>Show the faces: a Pit Supervisor signs</source>
        <translation>முகத்தைக் காட்டு: Pit மேற்பார்வையாளர் கையொப்பம்</translation>
    </message>
    <message>
        <source>Sign: Pit Supervisor</source>
        <translation>கையொப்பம்: Pit மேற்பார்வையாளர்</translation>
    </message>
    <message>
        <source>Which card was misread?</source>
        <translation>எந்தச் சீட்டு தவறாக வாசிக்கப்பட்டது?</translation>
    </message>
    <message>
        <source>Card {0}, {1} on {2}, was misread</source>
        <translation>சீட்டு {0} ({1}, {2}) தவறாக வாசிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Card {0} on {2}, face down, was misread</source>
        <translation>சீட்டு {0} ({2}, மூடியது) தவறாக வாசிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>The card on the table:</source>
        <translation>மேசையிலுள்ள சீட்டு:</translation>
    </message>
    <message>
        <source>Read as {0}, on {1}</source>
        <translation>வாசித்தது {0}, இடம் {1}</translation>
    </message>
    <message>
        <source>Face down on {0}</source>
        <translation>மூடியது, இடம் {0}</translation>
    </message>
    <message>
        <source>Enter the card that lies on the table.</source>
        <translation>மேசையிலுள்ள சீட்டைப் பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>It was {0}</source>
        <translation>அது {0}</translation>
    </message>
    <message>
        <source>{0} was really {1}</source>
        <translation>{0} உண்மையில் {1}</translation>
    </message>
    <message>
        <source>No Hand changes.</source>
        <translation>எந்தக் கையும் மாறவில்லை.</translation>
    </message>
    <message>
        <source>As read</source>
        <translation>வாசித்தபடி</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>திருத்தியது</translation>
    </message>
</context>
<context>
    <name>MoneyKeys</name>
    <message>
        <source>Pay</source>
        <translation>கொடு</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>நாணயங்கள்</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>எடு</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>விடு</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Read on ▾</source>
        <translation>மேலும் படி ▾</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>பெயர்</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>மேலும் பெயர்கள்</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>உள்நுழை</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>கையொப்பமிடு</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>First the name. The PIN is asked after it.</source>
        <translation>முதலில் பெயர். பிறகு PIN கேட்கப்படும்.</translation>
    </message>
</context>
<context>
    <name>NoticedSide</name>
    <message>
        <source>Still open</source>
        <translation>இன்னும் திறந்தவை</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>கவனித்தவை</translation>
    </message>
    <message>
        <source>Cards, the last {0} of {1}</source>
        <translation>சீட்டுகள், கடைசி {0} / {1}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>மேலும் {0}</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>கடைசி இலக்கத்தை அழி</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>All play on</source>
        <translation>எல்லோரும் தொடர்</translation>
    </message>
    <message>
        <source>All take their Bets back</source>
        <translation>எல்லோரும் பந்தயத்தைத் திரும்பப் பெறு</translation>
    </message>
    <message>
        <source>Answered: {0} of {1}</source>
        <translation>பதில்: {0} / {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>Bet back</source>
        <translation>பந்தயம் திரும்ப</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>One page up</source>
        <translation>முந்தைய பக்கம்</translation>
    </message>
    <message>
        <source>One page down</source>
        <translation>அடுத்த பக்கம்</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Printer</source>
        <translation>அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>எதுவும் காத்திருக்கவில்லை.</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>மேலும் {0}</translation>
    </message>
</context>
<context>
    <name>PastRounds</name>
    <message>
        <source>No Round has been played to its end yet.</source>
        <translation>இன்னும் எந்தச் சுற்றும் முடியவில்லை.</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>சேமித்தது: {0}</translation>
    </message>
</context>
<context>
    <name>PinDots</name>
    <message>
        <source>1 digit entered</source>
        <translation>1 இலக்கம் உள்ளிடப்பட்டது</translation>
    </message>
    <message>
        <source>{0} digits entered</source>
        <translation>{0} இலக்கங்கள் உள்ளிடப்பட்டன</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>கடைசி இலக்கத்தை அழி</translation>
    </message>
</context>
<context>
    <name>PinPage</name>
    <message>
        <source>Another person</source>
        <translation>வேறொருவர்</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>கையொப்பமிடு</translation>
    </message>
</context>
<context>
    <name>PitRequests</name>
    <message>
        <source>Compared with the screen: </source>
        <translation>திரையுடன் ஒப்பிட்டது: </translation>
    </message>
    <message>
        <source>Why was the report an error?</source>
        <translation>அறிக்கை ஏன் தவறு?</translation>
    </message>
    <message>
        <source>What was really so, in a sentence</source>
        <translation>உண்மை நிலை, ஒரு வாக்கியத்தில்</translation>
    </message>
    <message>
        <source>The faces of the cards that lie face down are shown.</source>
        <translation>மூடிய சீட்டுகளின் முகம் காட்டப்படுகிறது.</translation>
    </message>
    <message>
        <source>The reason is printed on the new slip. Slip {0} is marked as replaced.</source>
        <translation>காரணம் புதிய ரசீதில் அச்சாகும். ரசீது {0} மாற்றப்பட்டதாகக் குறிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Why is the settlement reopened?</source>
        <translation>தீர்வு ஏன் மீண்டும் திறக்கப்படுகிறது?</translation>
    </message>
    <message>
        <source>What must be corrected, in a sentence</source>
        <translation>எதைத் திருத்த வேண்டும், ஒரு வாக்கியத்தில்</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>A card lies elsewhere? Touch it, then the Hand where it lies.</source>
        <translation>சீட்டு வேறிடத்தில் உள்ளதா? சீட்டையும், பிறகு அதன் கையையும் தொடவும்.</translation>
    </message>
    <message>
        <source>Move the last card first; touch each line once it is done</source>
        <translation>கடைசிச் சீட்டை முதலில் நகர்த்தவும்; முடிந்ததும் வரியைத் தொடவும்</translation>
    </message>
    <message>
        <source>Nothing to move</source>
        <translation>நகர்த்த எதுவும் இல்லை</translation>
    </message>
    <message>
        <source>{0}  {1}: {2} → {3}</source>
        <translation>{0}  {1}: {2} → {3}</translation>
    </message>
</context>
<context>
    <name>PlayersPage</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>+ Player</source>
        <translation>+ ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation>பின் பந்தயம்</translation>
    </message>
    <message>
        <source>Standing Player</source>
        <translation>நிற்பவர்</translation>
    </message>
    <message>
        <source>Seated Player</source>
        <translation>அமர்ந்தவர்</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>For the Players</source>
        <translation>ஆட்டக்காரருக்கு</translation>
    </message>
    <message>
        <source>Results of this shoe</source>
        <translation>இந்த Shoe முடிவுகள்</translation>
    </message>
</context>
<context>
    <name>PrintLine</name>
    <message>
        <source>It is there</source>
        <translation>உள்ளது</translation>
    </message>
    <message>
        <source>Not there: print a duplicate</source>
        <translation>இல்லை: நகல் அச்சிடு</translation>
    </message>
    <message>
        <source>Spoilt: print a duplicate</source>
        <translation>கெட்டது: நகல் அச்சிடு</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>அச்சிடு</translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation>இனி வேண்டாம்</translation>
    </message>
</context>
<context>
    <name>ProgressSheet</name>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>எதுவும் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Wrong answers by day</source>
        <translation>நாள்வாரியாகத் தவறுகள்</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>மோசமானது முதலில்</translation>
    </message>
    <message>
        <source>Make a drill of this moment</source>
        <translation>இத்தருணத்தைப் பயிற்சியாக்கு</translation>
    </message>
    <message>
        <source>Table test…</source>
        <translation>மேசைத் தேர்வு…</translation>
    </message>
    <message>
        <source>Progress of {0}</source>
        <translation>முன்னேற்றம்: {0}</translation>
    </message>
    <message>
        <source>No game was played yet.</source>
        <translation>இன்னும் எந்த ஆட்டமும் ஆடவில்லை.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>உருப்படி</translation>
    </message>
    <message>
        <source>Errors at most</source>
        <translation>பிழை வரம்பு</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>P80</source>
        <translation>P80</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>இன்று</translation>
    </message>
    <message>
        <source>too few yet</source>
        <translation>இன்னும் மிகக் குறைவு</translation>
    </message>
    <message>
        <source>{0}, due</source>
        <translation>{0}, இன்று உரியது</translation>
    </message>
</context>
<context>
    <name>QuitSheet</name>
    <message>
        <source>Quit?</source>
        <translation>வெளியேறவா?</translation>
    </message>
    <message>
        <source>No Round is open. The table is closed, and the Dealer signed out.</source>
        <translation>திறந்த சுற்று இல்லை. மேசை மூடி, டீலர் வெளியேறுவார்.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
</context>
<context>
    <name>RankingsOverlay</name>
    <message>
        <source>Rankings</source>
        <translation>தரவரிசை</translation>
    </message>
</context>
<context>
    <name>ReasonSheet</name>
    <message>
        <source>Sign</source>
        <translation>கையொப்பமிடு</translation>
    </message>
    <message>
        <source>First write why.</source>
        <translation>முதலில் காரணத்தை எழுதவும்.</translation>
    </message>
</context>
<context>
    <name>ReenactOverlay</name>
    <message>
        <source>Earlier Round</source>
        <translation>முந்தைய சுற்று</translation>
    </message>
    <message>
        <source>Later Round</source>
        <translation>அடுத்த சுற்று</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>தொடக்கத்துக்கு</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>ஒரு படி பின்</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>ஒரு படி முன்</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>முடிவுக்கு</translation>
    </message>
    <message>
        <source>Next irregularity</source>
        <translation>அடுத்த சிக்கல்</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>ஏற்றுமதி</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>அடுத்து: {0}</translation>
    </message>
</context>
<context>
    <name>Replug</name>
    <message>
        <source>The card reader is at another port now: {0}</source>
        <translation>சீட்டு வாசிப்பான் இப்போது வேறு முனையில்: {0}</translation>
    </message>
    <message>
        <source>Enter cards by hand until a Pit Supervisor signs to use it there.</source>
        <translation>Pit மேற்பார்வையாளர் கையொப்பமிடும் வரை கையால் பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation>அங்கே பயன்படுத்து</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Which boxes? Touch each one</source>
        <translation>எந்தக் கட்டங்கள்? ஒவ்வொன்றையும் தொடவும்</translation>
    </message>
    <message>
        <source>A Player has seen his cards</source>
        <translation>ஆட்டக்காரர் தன் சீட்டைப் பார்த்தார்</translation>
    </message>
    <message>
        <source>By the Player himself</source>
        <translation>ஆட்டக்காரரே</translation>
    </message>
    <message>
        <source>What happened, in a sentence</source>
        <translation>என்ன நடந்தது, ஒரு வாக்கியத்தில்</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>கட்டம்</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>எத்தனை சீட்டுகள்</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>தெரிவி</translation>
    </message>
    <message>
        <source>house ruling {0}</source>
        <translation>விதி {0}</translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation>§ {0}</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>என்ன நடந்தது?</translation>
    </message>
    <message>
        <source>Withdraw the report: {0}</source>
        <translation>அறிக்கையைத் திரும்பப் பெறு: {0}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>The two cards, in any order. First card:</source>
        <translation>இரண்டு சீட்டுகள், எந்த வரிசையிலும். முதல் சீட்டு:</translation>
    </message>
    <message>
        <source>The other card:</source>
        <translation>மற்றச் சீட்டு:</translation>
    </message>
    <message>
        <source>Which card it was, if it has a face of this game:</source>
        <translation>எந்தச் சீட்டு (இவ்வாட்டத்தின் முகம் இருந்தால்):</translation>
    </message>
    <message>
        <source>Second card:</source>
        <translation>இரண்டாம் சீட்டு:</translation>
    </message>
</context>
<context>
    <name>SetKeys</name>
    <message>
        <source>Touch the two cards of the Low Hand:</source>
        <translation>Low Hand சீட்டுகள் இரண்டைத் தொடவும்:</translation>
    </message>
</context>
<context>
    <name>SettingBoard</name>
    <message>
        <source>Low: {0}, {1}. High: {2}, {3}.</source>
        <translation>Low: {0}, {1}. High: {2}, {3}.</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>High</source>
        <translation>High</translation>
    </message>
</context>
<context>
    <name>SettingOverlay</name>
    <message>
        <source>Rankings</source>
        <translation>தரவரிசை</translation>
    </message>
    <message>
        <source>It was set like this</source>
        <translation>இப்படி அடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Open box {0}</source>
        <translation>கட்டம் {0} திற</translation>
    </message>
    <message>
        <source>Set it with Low and High exchanged</source>
        <translation>Low, High மாற்றி அடுக்கு</translation>
    </message>
    <message>
        <source>Open the Hand, and touch the two cards that were Low.</source>
        <translation>கையைத் திறந்து, Low சீட்டுகள் இரண்டைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Low {0}, High {1}: is this how they lie?</source>
        <translation>Low {0}, High {1}: இப்படித்தான் உள்ளதா?</translation>
    </message>
    <message>
        <source>First touch the two cards that were Low.</source>
        <translation>முதலில் Low சீட்டுகள் இரண்டைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>சீட்டுகளுக்குத் திரும்பு</translation>
    </message>
</context>
<context>
    <name>SettlementPanel</name>
    <message>
        <source>More</source>
        <translation>மேலும்</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>Not moved yet: box {0}</source>
        <translation>நகர்த்தவில்லை: கட்டம் {0}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new table</source>
        <translation>புதிய மேசை</translation>
    </message>
    <message>
        <source>First Shift Manager&apos;s name</source>
        <translation>முதல் Shift மேலாளர் பெயர்</translation>
    </message>
    <message>
        <source>Try the reader</source>
        <translation>வாசிப்பானைச் சோதி</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>மேசையை உருவாக்கு</translation>
    </message>
    <message>
        <source>Draw three cards within {0} seconds.</source>
        <translation>{0} வினாடிக்குள் மூன்று சீட்டுகள் எடுக்கவும்.</translation>
    </message>
    <message>
        <source>Nothing came.</source>
        <translation>எதுவும் வரவில்லை.</translation>
    </message>
    <message>
        <source>Name the first Shift Manager.</source>
        <translation>முதல் Shift மேலாளர் பெயரைத் தரவும்.</translation>
    </message>
    <message>
        <source>PIN of {0}: {1}. It holds once: write it down.</source>
        <translation>{0} PIN: {1}. ஒருமுறைக்கே: குறித்துக்கொள்ளவும்.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>மேசையைத் திற</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>No card of this Round is in doubt.</source>
        <translation>இச்சுற்றில் சந்தேகச் சீட்டு இல்லை.</translation>
    </message>
    <message>
        <source>The Round can&apos;t be exported.</source>
        <translation>சுற்றை ஏற்றுமதி செய்ய முடியவில்லை.</translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation>ஏற்றுமதியானது: {0}</translation>
    </message>
</context>
<context>
    <name>ShoeSheet</name>
    <message>
        <source>A new shoe is in place</source>
        <translation>புதிய Shoe வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>மனிதர்</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>இயந்திரம்</translation>
    </message>
    <message>
        <source>The shoe is ready</source>
        <translation>Shoe தயார்</translation>
    </message>
    <message>
        <source>Shuffled by</source>
        <translation>கலைத்தவர்</translation>
    </message>
    <message>
        <source>Burn cards: {0}</source>
        <translation>Burn சீட்டுகள்: {0}</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>பெயர் அல்லது எண்</translation>
    </message>
</context>
<context>
    <name>SignInOverlay</name>
    <message>
        <source>Hand-over note</source>
        <translation>ஒப்படைப்புக் குறிப்பு</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>வெளியேறு</translation>
    </message>
</context>
<context>
    <name>SignInSteps</name>
    <message>
        <source>Read the list to its end first.</source>
        <translation>முதலில் பட்டியலை முடிவு வரை படிக்கவும்.</translation>
    </message>
    <message>
        <source>The two PINs differ. Choose again.</source>
        <translation>இரண்டு PIN வேறுபடுகின்றன. மீண்டும் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>The PIN of {0} has fewer digits than the {1} that the house asks for now. Set another: `tablemgr people change-pin`.</source>
        <translation>{0} PIN, தேவையான {1} இலக்கத்தைவிடக் குறைவு. வேறொன்று அமைக்கவும்: `tablemgr people change-pin`.</translation>
    </message>
    <message>
        <source>{0} deals since {1}.</source>
        <translation>{0} {1} முதல் வழங்குகிறார்.</translation>
    </message>
    <message>
        <source>deals here</source>
        <translation>இங்கு வழங்குகிறார்</translation>
    </message>
    <message>
        <source>unlocks</source>
        <translation>பூட்டைத் திறக்கிறார்</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>பொறுப்பேற்கிறார்</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>That PIN works only once. Choose your own.</source>
        <translation>அந்த PIN ஒருமுறைக்கே. சொந்த PIN தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>New PIN, {0} to 8 digits</source>
        <translation>புதிய PIN, {0} முதல் 8 இலக்கங்கள்</translation>
    </message>
    <message>
        <source>The new PIN again</source>
        <translation>புதிய PIN மீண்டும்</translation>
    </message>
    <message>
        <source>A supervisor ends the wait</source>
        <translation>மேற்பார்வையாளர் காத்திருப்பை முடிப்பார்</translation>
    </message>
    <message>
        <source>Table {0} is gone: ask a supervisor to sign</source>
        <translation>மேசை {0} இல்லை: மேற்பார்வையாளர் கையொப்பமிடட்டும்</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>யார் வழங்குகிறார்?</translation>
    </message>
    <message>
        <source>The table is locked</source>
        <translation>மேசை பூட்டப்பட்டுள்ளது</translation>
    </message>
    <message>
        <source>{0} signs</source>
        <translation>{0} கையொப்பம்</translation>
    </message>
    <message>
        <source>{0} or above signs</source>
        <translation>{0} அல்லது மேலானவர் கையொப்பம்</translation>
    </message>
    <message>
        <source>{0} is locked out after wrong PINs, and may try again at once.</source>
        <translation>{0}: தவறான PIN காரணமாகப் பூட்டு; உடனே மீண்டும் முயலலாம்.</translation>
    </message>
    <message>
        <source>Table {1} is gone: {0} is signed out there and can deal here.</source>
        <translation>மேசை {1} இல்லை: {0} அங்கு வெளியேற்றப்பட்டார், இங்கு வழங்கலாம்.</translation>
    </message>
    <message>
        <source>The staff register is new. One-time PIN of {0}: {1}. It is shown only now.</source>
        <translation>ஊழியர் பதிவேடு புதியது. {0} ஒருமுறை PIN: {1}. இப்போது மட்டும் காட்டப்படும்.</translation>
    </message>
    <message>
        <source>Nobody in the staff register may sign this. Ask a manager to add people.</source>
        <translation>பதிவேட்டில் இதைக் கையொப்பமிட யாரும் இல்லை. மேலாளர் ஆட்களைச் சேர்க்கட்டும்.</translation>
    </message>
</context>
<context>
    <name>SignPage</name>
    <message>
        <source>Money outside the rules: the amount to pay, or with a minus the amount to collect</source>
        <translation>விதிக்கு வெளியிலான பணம்: கொடுக்கும் தொகை, அல்லது கழித்தல் குறியுடன் எடுக்கும் தொகை</translation>
    </message>
    <message>
        <source>To be recorded</source>
        <translation>பதிய வேண்டியது</translation>
    </message>
    <message>
        <source>The result, as the cards lie</source>
        <translation>சீட்டுகள் உள்ளபடி முடிவு</translation>
    </message>
    <message>
        <source>{0} or above signs at this screen. The Dealer stays signed in.</source>
        <translation>{0} அல்லது மேலானவர் இத்திரையில் கையொப்பமிடுவார். டீலர் உள்நுழைந்தே இருப்பார்.</translation>
    </message>
</context>
<context>
    <name>SimulatorPanel</name>
    <message>
        <source>Simulated shoe</source>
        <translation>மாதிரி Shoe</translation>
    </message>
    <message>
        <source>D draws a card, F4 shows the rest</source>
        <translation>D சீட்டு எடுக்கும், F4 மற்றதைக் காட்டும்</translation>
    </message>
    <message>
        <source>Draw  D</source>
        <translation>எடு  D</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>தேர்ந்தெடு…</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>தானாக</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>Cut card</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>புதிய Shoe</translation>
    </message>
    <message>
        <source>Unplug</source>
        <translation>கழற்று</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>பிழை</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>பூட்டியது</translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation>இணை</translation>
    </message>
    <message>
        <source>Clear error</source>
        <translation>பிழையை நீக்கு</translation>
    </message>
</context>
<context>
    <name>SlipPreview</name>
    <message>
        <source>A slip for one Player:</source>
        <translation>ஓர் ஆட்டக்காரருக்கு ரசீது:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>சேமி</translation>
    </message>
    <message>
        <source>‹ Earlier</source>
        <translation>‹ முந்தையது</translation>
    </message>
    <message>
        <source>Later ›</source>
        <translation>பிந்தையது ›</translation>
    </message>
    <message>
        <source>DUPLICATE {0}</source>
        <translation>நகல் {0}</translation>
    </message>
    <message>
        <source>REPLACED by {0}</source>
        <translation>மாற்றியது {0}</translation>
    </message>
    <message>
        <source>Round {0}, on {1}</source>
        <translation>சுற்று {0}, {1}</translation>
    </message>
    <message>
        <source>Replaces slip {0}</source>
        <translation>மாற்றும் ரசீது {0}</translation>
    </message>
    <message>
        <source>Print again</source>
        <translation>மீண்டும் அச்சிடு</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>அச்சிடு</translation>
    </message>
    <message>
        <source>No printer: the slip can be saved.</source>
        <translation>அச்சுப்பொறி இல்லை: ரசீதைச் சேமிக்கலாம்.</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>சேமித்தது: {0}</translation>
    </message>
</context>
<context>
    <name>SlipSheet</name>
    <message>
        <source>There is no slip yet.</source>
        <translation>ரசீது இன்னும் இல்லை.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown.</source>
        <translation>ரசீதைக் காட்ட முடியவில்லை.</translation>
    </message>
</context>
<context>
    <name>SplitPage</name>
    <message>
        <source>Split</source>
        <translation>Split</translation>
    </message>
    <message>
        <source>Ask each of them. Who is not marked follows.</source>
        <translation>ஒவ்வொருவரையும் கேட்கவும். குறிக்காதவர் தொடர்வார்.</translation>
    </message>
    <message>
        <source>Split on box {0}</source>
        <translation>Split, கட்டம் {0}</translation>
    </message>
    <message>
        <source>lays {0} more</source>
        <translation>மேலும் {0}</translation>
    </message>
    <message>
        <source>Decides for the box</source>
        <translation>கட்டத்துக்கு முடிவெடுப்பவர்</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>தொடர்கிறார்</translation>
    </message>
    <message>
        <source>Does not</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>Said nothing: does not follow</source>
        <translation>எதுவும் சொல்லவில்லை: தொடரவில்லை</translation>
    </message>
</context>
<context>
    <name>StartFailed</name>
    <message>
        <source>The table can&apos;t be opened</source>
        <translation>மேசையைத் திறக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Training at table {0}</source>
        <translation>பயிற்சி, மேசை {0}</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>மேசை {0}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>கட்டுகள்</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>வழங்கல்</translation>
    </message>
    <message>
        <source>Box: minimum and maximum</source>
        <translation>கட்டம்: குறைந்தபட்சம், உச்ச வரம்பு</translation>
    </message>
    <message>
        <source>Side Bet: minimum and maximum</source>
        <translation>பக்கப் பந்தயம்: குறைந்தபட்சம், உச்ச வரம்பு</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>சீட்டுகள் வரும் வழி</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>சீட்டு வாசிப்பான்</translation>
    </message>
    <message>
        <source>People sign</source>
        <translation>கையொப்ப முறை</translation>
    </message>
    <message>
        <source>Open the training table</source>
        <translation>பயிற்சி மேசையைத் திற</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>மேசையைத் திற</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>மேசை அமைப்பு</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Leave training</source>
        <translation>பயிற்சியை விட்டு வெளியேறு</translation>
    </message>
    <message>
        <source>{0}, {1} boxes, {2} decks</source>
        <translation>{0}, {1} கட்டம், {2} கட்டு</translation>
    </message>
    <message>
        <source>{0}, {1} boxes, one deck</source>
        <translation>{0}, {1} கட்டம், ஒரு கட்டு</translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation>மாதிரி Shoe</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>கையால் பதிவு</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>பெயரால்</translation>
    </message>
    <message>
        <source>By PIN</source>
        <translation>PIN மூலம்</translation>
    </message>
    <message>
        <source>{0} · {1} boxes</source>
        <translation>{0} · {1} கட்டம்</translation>
    </message>
</context>
<context>
    <name>StoppedOverlay</name>
    <message>
        <source>Quit</source>
        <translation>வெளியேறு</translation>
    </message>
    <message>
        <source>Restore the Round</source>
        <translation>சுற்றை மீட்டெடு</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>சம்பவக் கோப்பு</translation>
    </message>
    <message>
        <source>Export the Round</source>
        <translation>சுற்றை ஏற்றுமதி செய்</translation>
    </message>
    <message>
        <source>The Round is stopped</source>
        <translation>சுற்று நிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>சீட்டுகளையும் பந்தயங்களையும் அப்படியே விடவும்.</translation>
    </message>
    <message>
        <source>Drawn since then; the restore deals them: {0}</source>
        <translation>பின் எடுத்தவை; மீட்கும்போது வழங்கப்படும்: {0}</translation>
    </message>
    <message>
        <source>Not stored; enter them by hand after the restore: {0}</source>
        <translation>சேமிக்காதவை; மீட்டபின் கையால் பதிவுசெய்யவும்: {0}</translation>
    </message>
</context>
<context>
    <name>SupervisorDesk</name>
    <message>
        <source>The order for {table} was refused. {said}</source>
        <translation>{table} க்கான உத்தரவு மறுக்கப்பட்டது. {said}</translation>
    </message>
    <message>
        <source>This desk has no key: go to the table.</source>
        <translation>இங்குச் சாவி இல்லை: மேசைக்குச் செல்லவும்.</translation>
    </message>
</context>
<context>
    <name>TableHub</name>
    <message>
        <source>Box {box}: {player} has lost the seat, after a Round without any action.</source>
        <translation>கட்டம் {box}: {player} ஒரு சுற்று செயலின்றி இருக்கையை இழந்தார்.</translation>
    </message>
</context>
<context>
    <name>TableTest</name>
    <message>
        <source>Sealed seed: {0}</source>
        <translation>முத்திரை விதை: {0}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>சிப்கள்</translation>
    </message>
    <message>
        <source>The Player’s signal</source>
        <translation>ஆட்டக்காரர் சைகை</translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
</context>
<context>
    <name>TestOverlay</name>
    <message>
        <source>Table test</source>
        <translation>மேசைத் தேர்வு</translation>
    </message>
    <message>
        <source>A shoe from a sealed seed, seven Players, faults on purpose, nothing told before the end. Two assessors watch, mark alone, and sign. At least {0} Rounds.</source>
        <translation>முத்திரை விதையின் Shoe, ஏழு ஆட்டக்காரர், வேண்டுமென்றே பிழைகள், முடிவுவரை எதுவும் சொல்லப்படாது. இரு மதிப்பீட்டாளர் பார்த்து, தனித்தனியே மதிப்பிட்டு, கையொப்பமிடுவர். குறைந்தது {0} சுற்று.</translation>
    </message>
    <message>
        <source>Assessor {0}</source>
        <translation>மதிப்பீட்டாளர் {0}</translation>
    </message>
    <message>
        <source>Begin the test</source>
        <translation>தேர்வைத் தொடங்கு</translation>
    </message>
    <message>
        <source>Technique (counts twice)</source>
        <translation>நுட்பம் (இரு மடங்கு)</translation>
    </message>
    <message>
        <source>Control of the game (twice)</source>
        <translation>ஆட்டக் கட்டுப்பாடு (இரு மடங்கு)</translation>
    </message>
    <message>
        <source>Hospitality (three times)</source>
        <translation>விருந்தோம்பல் (மூன்று மடங்கு)</translation>
    </message>
    <message>
        <source>Both sign: end the test</source>
        <translation>இருவர் கையொப்பம்: தேர்வை முடி</translation>
    </message>
    <message>
        <source>The seed was {0}</source>
        <translation>விதை {0}</translation>
    </message>
    <message>
        <source>Passed. The certificate is {0}</source>
        <translation>தேர்ச்சி. சான்றிதழ்: {0}</translation>
    </message>
    <message>
        <source>Not passed. Each of these stands alone.</source>
        <translation>தேர்ச்சியில்லை. ஒவ்வொன்றும் தனியே போதும்.</translation>
    </message>
</context>
<context>
    <name>TotalKeys</name>
    <message>
        <source>soft</source>
        <translation>soft</translation>
    </message>
</context>
<context>
    <name>TouchKeyboard</name>
    <message>
        <source>Capitals</source>
        <translation>பெரிய எழுத்து</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>இடைவெளி</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>அழி</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip the tour</source>
        <translation>அறிமுகத்தைத் தவிர்</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>முந்தையது</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} / {1}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>தொடங்கு</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
</context>
<context>
    <name>TraineePanel</name>
    <message>
        <source>Say…</source>
        <translation>சொல்…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>பாடங்கள்</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>முன்னேற்றம்</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>நிறுத்து</translation>
    </message>
    <message>
        <source>Players: {0}</source>
        <translation>ஆட்டக்காரர்: {0}</translation>
    </message>
    <message>
        <source>End the test</source>
        <translation>தேர்வை முடி</translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation>பாடம் {0}: {1}</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>என்ன தெரிகிறது?</translation>
    </message>
    <message>
        <source>The Pit Supervisor has come. Go on.</source>
        <translation>Pit மேற்பார்வையாளர் வந்தார். தொடரவும்.</translation>
    </message>
    <message>
        <source>The reader is out: no card comes.</source>
        <translation>வாசிப்பான் செயலிழப்பு: சீட்டு வரவில்லை.</translation>
    </message>
    <message>
        <source>The progress can&apos;t be shown.</source>
        <translation>முன்னேற்றத்தைக் காட்ட முடியவில்லை.</translation>
    </message>
    <message>
        <source>What you do can&apos;t be kept.</source>
        <translation>செய்வதைச் சேமிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>{0} of {1} right</source>
        <translation>{0} / {1} சரி</translation>
    </message>
</context>
<context>
    <name>TrayCare</name>
    <message>
        <source>Chips that are given</source>
        <translation>கொடுக்கும் சிப்கள்</translation>
    </message>
    <message>
        <source>Write the Player&apos;s name and the amount.</source>
        <translation>ஆட்டக்காரர் பெயரையும் தொகையையும் எழுதவும்.</translation>
    </message>
    <message>
        <source>Write the settlement&apos;s number, the Player and the reason in one line.</source>
        <translation>தீர்வு எண், ஆட்டக்காரர், காரணம் ஒரே வரியில் எழுதவும்.</translation>
    </message>
    <message>
        <source>Its slip is not printed yet: look at the printer.</source>
        <translation>அதன் ரசீது இன்னும் அச்சாகவில்லை: அச்சுப்பொறியைப் பார்க்கவும்.</translation>
    </message>
</context>
<context>
    <name>TraySheet</name>
    <message>
        <source>Tray</source>
        <translation>தட்டு</translation>
    </message>
    <message>
        <source>Reason, Player (and ticket, transfer, coupon, marker), or the box&apos;s seal</source>
        <translation>காரணம், ஆட்டக்காரர் (சீட்டு, பரிமாற்றம், கூப்பன், கடன்சீட்டு), அல்லது பெட்டி முத்திரை</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>எண்ணியது</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Its Hand</source>
        <translation>இதன் கை</translation>
    </message>
    <message>
        <source>{0} more Bets</source>
        <translation>மேலும் {0} பந்தயங்கள்</translation>
    </message>
</context>
<context>
    <name>TwoTables</name>
    <message>
        <source>As dealt</source>
        <translation>வழங்கியபடி</translation>
    </message>
    <message>
        <source>As it should be</source>
        <translation>இருக்க வேண்டியபடி</translation>
    </message>
</context>
<context>
    <name>TypingSheet</name>
    <message>
        <source>Done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>தட்டச்சு</translation>
    </message>
</context>
<context>
    <name>Wakeful</name>
    <message>
        <source>A Round is open at table {0}</source>
        <translation>மேசை {0}: ஒரு சுற்று திறந்துள்ளது</translation>
    </message>
    <message>
        <source>The desktop does not answer: switch its screen saver off.</source>
        <translation>மேசைத்தளம் பதிலளிக்கவில்லை: திரைக் காப்பை அணைக்கவும்.</translation>
    </message>
    <message>
        <source>I know</source>
        <translation>தெரியும்</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version</source>
        <translation>பதிப்பு</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>தரவுக் கோப்புறை</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>ரசீதுகள்</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>நிகழ்வுக் கோப்புறை</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>The {card} is held until the {decision} is answered.</source>
        <translation>{decision} பதில் வரும் வரை {card} நிறுத்தி வைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last. Compare every card on the table with the screen.</source>
        <translation>கடைசி அல்லாத சீட்டை Shoe மீண்டும் அனுப்பியது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The card was not read. Enter it on the keypad.</source>
        <translation>சீட்டு வாசிக்கப்படவில்லை. விசைப்பலகையில் பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>The cut card is out: finish this Round; it is the shoe&apos;s last.</source>
        <translation>Cut card வந்தது: இச்சுற்றை முடிக்கவும்; இதுவே இந்த Shoe கடைசிச் சுற்று.</translation>
    </message>
    <message>
        <source>The device was switched on or reset. Compare every card on the table with the screen.</source>
        <translation>சாதனம் இயக்கப்பட்டது அல்லது மீட்டமைக்கப்பட்டது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The device was connected. Compare every card on the table with the screen.</source>
        <translation>சாதனம் இணைந்தது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The device is not connected. Check its cable and its power; cards can be entered on the keypad.</source>
        <translation>சாதனம் இணைக்கப்படவில்லை. கேபிளையும் மின்சாரத்தையும் பார்க்கவும்; சீட்டுகளை விசைப்பலகையில் பதியலாம்.</translation>
    </message>
    <message>
        <source>A setting was changed in the device&apos;s own menu. Tell the Pit Supervisor.</source>
        <translation>சாதனத்தின் மெனுவில் அமைப்பு மாறியது. Pit மேற்பார்வையாளரிடம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Messages are missing, perhaps a card. Compare every card on the table with the screen.</source>
        <translation>செய்திகள் இல்லை, ஒருவேளை ஒரு சீட்டு. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>Two messages had the same number: a card may be missing. Compare every card on the table with the screen.</source>
        <translation>இரண்டு செய்திகளுக்கு ஒரே எண்: ஒரு சீட்டு விடுபட்டிருக்கலாம். மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>A message was not understood: it may have been a card. Compare every card on the table with the screen.</source>
        <translation>ஒரு செய்தி புரியவில்லை: சீட்டாக இருக்கலாம். மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The device refused the command. Try it on the device itself.</source>
        <translation>சாதனம் கட்டளையை மறுத்தது. சாதனத்திலேயே முயலவும்.</translation>
    </message>
    <message>
        <source>The device did not answer the command. Look at it to see its state.</source>
        <translation>சாதனம் கட்டளைக்குப் பதிலளிக்கவில்லை. அதன் நிலையைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>A card lies face up inside. Draw no more cards; call the Pit Supervisor.</source>
        <translation>உள்ளே ஒரு சீட்டு திறந்துள்ளது. மேலும் எடுக்க வேண்டாம்; Pit மேற்பார்வையாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>Two cards came out as one. Draw no more cards; call the Pit Supervisor, and enter the cards that lie on the table on the keypad.</source>
        <translation>இரண்டு சீட்டுகள் ஒன்றாக வந்தன. மேலும் எடுக்க வேண்டாம்; Pit மேற்பார்வையாளரை அழைத்து, மேசைச் சீட்டுகளை விசைப்பலகையில் பதியவும்.</translation>
    </message>
    <message>
        <source>A joker came out. It does not belong to this game: call the Pit Supervisor.</source>
        <translation>ஜோக்கர் வந்தது. இவ்வாட்டத்துக்கு உரியதல்ல: Pit மேற்பார்வையாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>The shoe reads for another game, and its card was not taken. In the shoe&apos;s own menu change the mode to Manual Burn Cards; enter this card on the keypad.</source>
        <translation>Shoe வேறு ஆட்டத்துக்கு வாசிக்கிறது; சீட்டு ஏற்கப்படவில்லை. Shoe மெனுவில் Manual Burn Cards முறைக்கு மாற்றவும்; சீட்டை விசைப்பலகையில் பதியவும்.</translation>
    </message>
    <message>
        <source>The machine shuffles. Wait until it has finished.</source>
        <translation>இயந்திரம் கலைக்கிறது. முடியும் வரை காத்திருக்கவும்.</translation>
    </message>
    <message>
        <source>A card is stuck inside. Do not pull it; call the Pit Supervisor.</source>
        <translation>உள்ளே சீட்டு சிக்கியது. இழுக்க வேண்டாம்; Pit மேற்பார்வையாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>The lid is open. Close it; call the Pit Supervisor. Compare every card on the table with the screen.</source>
        <translation>மூடி திறந்துள்ளது. மூடவும்; Pit மேற்பார்வையாளரை அழைக்கவும். மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The device stopped with an alarm. Read its display; enter a card that it did not read on the keypad.</source>
        <translation>சாதனம் எச்சரிக்கையுடன் நின்றது. அதன் திரையைப் படிக்கவும்; வாசிக்காத சீட்டை விசைப்பலகையில் பதியவும்.</translation>
    </message>
    <message>
        <source>The device warns of something. Read its display.</source>
        <translation>சாதனம் எச்சரிக்கிறது. அதன் திரையைப் படிக்கவும்.</translation>
    </message>
    <message>
        <source>The device has been silent for too long. Check its power and its cable.</source>
        <translation>சாதனம் நீண்ட நேரம் மௌனம். மின்சாரத்தையும் கேபிளையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>The device is heard again. Compare every card on the table with the screen.</source>
        <translation>சாதனம் மீண்டும் பேசுகிறது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>Nothing that comes can be read. The speed of the line or the protocol may be set wrong: a supervisor can have the speed found.</source>
        <translation>வருவது எதுவும் புரியவில்லை. வேகமோ நெறிமுறையோ தவறாக இருக்கலாம்: மேற்பார்வையாளர் வேகத்தைக் கண்டறியலாம்.</translation>
    </message>
    <message>
        <source>Messages were not understood: they may have been cards. Compare every card on the table with the screen.</source>
        <translation>செய்திகள் புரியவில்லை: சீட்டுகளாக இருக்கலாம். மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The device sends more than a shoe can: it is set aside and not read. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation>சாதனம் அளவுக்கு மீறி அனுப்புகிறது: ஒதுக்கப்பட்டது, வாசிக்கப்படாது. விசைப்பலகையில் பதியவும்; அமைதியானதும் மீண்டும் சேவையில் வைக்கவும்.</translation>
    </message>
    <message>
        <source>The shoe could not read a card. Push the card back only if the shoe asks for it; otherwise enter it on the keypad.</source>
        <translation>Shoe சீட்டை வாசிக்க முடியவில்லை. கேட்டால் மட்டும் பின்தள்ளவும்; இல்லையெனில் விசைப்பலகையில் பதியவும்.</translation>
    </message>
    <message>
        <source>By its own game the shoe expects no more cards. Go on; clear the error if it stops the shoe.</source>
        <translation>தன் ஆட்டப்படி Shoe இனிச் சீட்டு எதிர்பார்க்கவில்லை. தொடரவும்; நின்றால் பிழையை நீக்கவும்.</translation>
    </message>
    <message>
        <source>A button of the shoe was pressed at the wrong time. Go on.</source>
        <translation>Shoe பொத்தான் தவறான நேரத்தில் அழுத்தப்பட்டது. தொடரவும்.</translation>
    </message>
    <message>
        <source>A card was pushed back at the exit. Compare every card on the table with the screen.</source>
        <translation>வாயிலில் சீட்டு பின்தள்ளப்பட்டது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>A card was pushed back halfway. Compare every card on the table with the screen.</source>
        <translation>சீட்டு பாதிவழியில் பின்தள்ளப்பட்டது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The shoe read a card that does not belong to these decks. Call the Pit Supervisor.</source>
        <translation>இக்கட்டுகளைச் சேராத சீட்டை Shoe வாசித்தது. Pit மேற்பார்வையாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>A card was drawn too slowly. Compare every card on the table with the screen.</source>
        <translation>சீட்டு மிக மெதுவாக எடுக்கப்பட்டது. மேசைச் சீட்டுகளைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The shoe reports an unknown error. Read its display.</source>
        <translation>Shoe தெரியாத பிழையைச் சொல்கிறது. அதன் திரையைப் படிக்கவும்.</translation>
    </message>
    <message>
        <source>The shoe is locked. A supervisor can unlock it.</source>
        <translation>Shoe பூட்டியுள்ளது. மேற்பார்வையாளர் திறக்கலாம்.</translation>
    </message>
    <message>
        <source>The port is not there. Check the device&apos;s cable and its power.</source>
        <translation>முனை இல்லை. சாதனத்தின் கேபிளையும் மின்சாரத்தையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>This user may not open the port. Ask the technician.</source>
        <translation>இப்பயனர் முனையைத் திறக்க முடியாது. தொழில்நுட்பரைக் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Another program has the port open. Close it.</source>
        <translation>வேறு நிரல் முனையைத் திறந்துள்ளது. அதை மூடவும்.</translation>
    </message>
    <message>
        <source>The cable was pulled. Put it back.</source>
        <translation>கேபிள் கழன்றது. மீண்டும் இணைக்கவும்.</translation>
    </message>
    <message>
        <source>The device is set aside. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation>சாதனம் ஒதுக்கப்பட்டது. விசைப்பலகையில் பதியவும்; அமைதியானதும் மீண்டும் சேவையில் வைக்கவும்.</translation>
    </message>
    <message>
        <source>The program&apos;s reader of this port failed and is being started again. Enter cards on the keypad; tell the technician.</source>
        <translation>முனை வாசிப்பு தோல்வி; மீண்டும் தொடங்குகிறது. விசைப்பலகையில் பதியவும்; தொழில்நுட்பரிடம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>The port can&apos;t be opened. Ask the technician.</source>
        <translation>முனையைத் திறக்க முடியவில்லை. தொழில்நுட்பரைக் கேட்கவும்.</translation>
    </message>
</context>
<context>
    <name>alerts</name>
    <message>
        <source>The table was restored from the journal.</source>
        <translation>மேசை பதிவேட்டிலிருந்து மீட்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The shoe was connected again during the Round.</source>
        <translation>சுற்றின்போது Shoe மீண்டும் இணைந்தது.</translation>
    </message>
    <message>
        <source>The shoe was disconnected during the Round.</source>
        <translation>சுற்றின்போது Shoe துண்டிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The shoe was switched on or reset.</source>
        <translation>Shoe இயக்கப்பட்டது அல்லது மீட்டமைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>A message of the shoe is missing.</source>
        <translation>Shoe செய்தி ஒன்று இல்லை.</translation>
    </message>
    <message>
        <source>The shoe sent two different messages under one number.</source>
        <translation>ஒரே எண்ணில் இரு வேறு செய்திகளை Shoe அனுப்பியது.</translation>
    </message>
    <message>
        <source>A message of the shoe was damaged.</source>
        <translation>Shoe செய்தி ஒன்று சேதம்.</translation>
    </message>
    <message>
        <source>Messages of the shoe were damaged.</source>
        <translation>Shoe செய்திகள் சேதம்.</translation>
    </message>
    <message>
        <source>The shoe was set aside: it sent too much.</source>
        <translation>Shoe ஒதுக்கப்பட்டது: அதிகம் அனுப்பியது.</translation>
    </message>
    <message>
        <source>The shoe could not read a card.</source>
        <translation>Shoe சீட்டை வாசிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last.</source>
        <translation>கடைசி அல்லாத சீட்டை Shoe மீண்டும் அனுப்பியது.</translation>
    </message>
    <message>
        <source>The shoe reported an error.</source>
        <translation>Shoe பிழையைச் சொன்னது.</translation>
    </message>
    <message>
        <source>What the shoe sent may be wrong.</source>
        <translation>Shoe அனுப்பியது தவறாக இருக்கலாம்.</translation>
    </message>
    <message>
        <source>{card} came out, but no Round is open.</source>
        <translation>{card} வந்தது, ஆனால் திறந்த சுற்று இல்லை.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>ஒரு சீட்டு</translation>
    </message>
    <message>
        <source>Call the Pit Supervisor: the card is counted as drawn.</source>
        <translation>Pit மேற்பார்வையாளரை அழைக்கவும்: சீட்டு எடுத்ததாகக் கணக்காகும்.</translation>
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
        <translation>சீட்டுகளைக் கையால் பதிவுசெய்யவும். நிரல் தொடர்ந்து முயலும்.</translation>
    </message>
    <message>
        <source>Unlock it at the shoe, or under Card reader in the menu.</source>
        <translation>Shoe-விலோ மெனுவின் சீட்டு வாசிப்பானிலோ பூட்டைத் திறக்கவும்.</translation>
    </message>
    <message>
        <source>The shoe is locked.</source>
        <translation>Shoe பூட்டியுள்ளது.</translation>
    </message>
    <message>
        <source>A setting of the shoe was changed at the shoe.</source>
        <translation>Shoe அமைப்பு Shoe மீதே மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>Tell the Pit Supervisor.</source>
        <translation>Pit மேற்பார்வையாளரிடம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>The shoe did not do what it was asked.</source>
        <translation>கேட்டதை Shoe செய்யவில்லை.</translation>
    </message>
    <message>
        <source>Look at it under Card reader in the menu.</source>
        <translation>மெனுவின் சீட்டு வாசிப்பானில் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Compare the cards before settling.</source>
        <translation>தீர்க்கும் முன் சீட்டுகளை ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The card reader is set aside: it sent too much ({0}).</source>
        <translation>சீட்டு வாசிப்பான் ஒதுக்கப்பட்டது: அதிகம் அனுப்பியது ({0}).</translation>
    </message>
    <message>
        <source>Enter cards by hand: it reads none now. Call the technician.</source>
        <translation>கையால் பதிவுசெய்யவும்: இப்போது வாசிக்கவில்லை. தொழில்நுட்பரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation>மீண்டும் சேவையில் வை</translation>
    </message>
    <message>
        <source>Shoe unplugged.</source>
        <translation>Shoe கழன்றது.</translation>
    </message>
    <message>
        <source>The program may not open the simulated shoe.</source>
        <translation>நிரல் மாதிரி Shoe திறக்க முடியாது.</translation>
    </message>
    <message>
        <source>Another program uses the simulated shoe.</source>
        <translation>வேறு நிரல் மாதிரி Shoe பயன்படுத்துகிறது.</translation>
    </message>
    <message>
        <source>The program failed to read the simulated shoe.</source>
        <translation>நிரல் மாதிரி Shoe வாசிக்கத் தவறியது.</translation>
    </message>
    <message>
        <source>The simulated shoe can&apos;t be opened.</source>
        <translation>மாதிரி Shoe திறக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The port {port} is not there.</source>
        <translation>முனை {port} இல்லை.</translation>
    </message>
    <message>
        <source>The program may not open the port {port}.</source>
        <translation>நிரல் முனை {port} திறக்க முடியாது.</translation>
    </message>
    <message>
        <source>Another program uses the port {port}.</source>
        <translation>வேறு நிரல் முனை {port} பயன்படுத்துகிறது.</translation>
    </message>
    <message>
        <source>The program failed to read the port {port}.</source>
        <translation>நிரல் முனை {port} வாசிக்கத் தவறியது.</translation>
    </message>
    <message>
        <source>The port {port} can&apos;t be opened.</source>
        <translation>முனை {port} திறக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The shoe counts too many cards.</source>
        <translation>Shoe அதிகச் சீட்டுகளை எண்ணுகிறது.</translation>
    </message>
    <message>
        <source>A button of the shoe is stuck.</source>
        <translation>Shoe பொத்தான் சிக்கியது.</translation>
    </message>
    <message>
        <source>A card was pushed back at the exit.</source>
        <translation>வாயிலில் சீட்டு பின்தள்ளப்பட்டது.</translation>
    </message>
    <message>
        <source>A card was pushed back midway.</source>
        <translation>சீட்டு பாதிவழியில் பின்தள்ளப்பட்டது.</translation>
    </message>
    <message>
        <source>The shoe read a foreign card.</source>
        <translation>Shoe வேற்றுச் சீட்டை வாசித்தது.</translation>
    </message>
    <message>
        <source>A card was drawn too slowly.</source>
        <translation>சீட்டு மிக மெதுவாக எடுக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The shoe reports an error.</source>
        <translation>Shoe பிழையைச் சொல்கிறது.</translation>
    </message>
    <message>
        <source>Draw the card out whole, and compare it with the screen.</source>
        <translation>சீட்டை முழுவதும் வெளியே எடுத்து, திரையுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>Enter the card by hand, then clear the error at the shoe.</source>
        <translation>சீட்டைக் கையால் பதிவுசெய்து, பிறகு Shoe-வில் பிழையை நீக்கவும்.</translation>
    </message>
    <message>
        <source>Tell the Pit Supervisor: the cards must be counted.</source>
        <translation>Pit மேற்பார்வையாளரிடம் சொல்லவும்: சீட்டுகளை எண்ண வேண்டும்.</translation>
    </message>
    <message>
        <source>Free the button. If it stays stuck, call the technician.</source>
        <translation>பொத்தானை விடுவிக்கவும். தொடர்ந்து சிக்கினால் தொழில்நுட்பரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>Draw no further card. Call the Pit Supervisor.</source>
        <translation>மேலும் சீட்டு எடுக்க வேண்டாம். Pit மேற்பார்வையாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>Compare the card with the screen. Draw the next one in one move.</source>
        <translation>சீட்டைத் திரையுடன் ஒப்பிடவும். அடுத்ததை ஒரே அசைவில் எடுக்கவும்.</translation>
    </message>
    <message>
        <source>Read the shoe&apos;s own display, and clear the error there.</source>
        <translation>Shoe-வின் திரையைப் படித்து, அங்கேயே பிழையை நீக்கவும்.</translation>
    </message>
    <message>
        <source>The screen may go dark in the middle of a Round.</source>
        <translation>சுற்றின் நடுவே திரை இருளலாம்.</translation>
    </message>
    <message>
        <source>The Players see nothing: their screen is missing.</source>
        <translation>ஆட்டக்காரருக்கு எதுவும் தெரியவில்லை: அவர்கள் திரை இல்லை.</translation>
    </message>
    <message>
        <source>Plug it in. The Round is not affected.</source>
        <translation>இணைக்கவும். சுற்று பாதிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The house settings were changed outside of the program.</source>
        <translation>House அமைப்புகள் நிரலுக்கு வெளியே மாற்றப்பட்டன.</translation>
    </message>
    <message>
        <source>Nobody signs for himself: a second Shift Manager must. Until then each start and each slip says so.</source>
        <translation>தனக்குத் தானே கையொப்பமிட முடியாது: இரண்டாவது Shift மேலாளர் தேவை. அதுவரை ஒவ்வொரு தொடக்கமும் ரசீதும் அதைச் சொல்லும்.</translation>
    </message>
    <message>
        <source>The staff register was changed outside of this table.</source>
        <translation>ஊழியர் பதிவேடு இம்மேசைக்கு வெளியே மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>This may not be the table&apos;s journal as it was.</source>
        <translation>இது இம்மேசையின் அசல் பதிவேடாக இல்லாமல் இருக்கலாம்.</translation>
    </message>
    <message>
        <source>{0} may no longer deal.</source>
        <translation>{0} இனி வழங்க முடியாது.</translation>
    </message>
    <message>
        <source>Another Dealer signs in before the next Round opens.</source>
        <translation>அடுத்த சுற்றுக்கு முன் வேறு டீலர் உள்நுழைய வேண்டும்.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>உள்நுழை</translation>
    </message>
    <message>
        <source>The pit&apos;s desk has not confirmed the staff register for {0} hours.</source>
        <translation>Pit மேசை {0} மணிநேரமாகப் பணியாளர் பதிவேட்டை உறுதிசெய்யவில்லை.</translation>
    </message>
    <message>
        <source>Till it does, a Shift Manager signs in, or signs here: then others may too, for as long again.</source>
        <translation>அதுவரை Shift மேலாளர் உள்நுழைய வேண்டும் அல்லது இங்கே கையொப்பமிட வேண்டும்: பிறகு மற்றவர்களும் அதே காலத்துக்கு முடியும்.</translation>
    </message>
    <message>
        <source>The break of {0} is due since {1}.</source>
        <translation>{0}: இடைவேளை {1} முதல் நிலுவையில் உள்ளது.</translation>
    </message>
    <message>
        <source>Another Dealer signs in: Menu, Dealer.</source>
        <translation>வேறு டீலர் உள்நுழைகிறார்: மெனு, டீலர்.</translation>
    </message>
    <message>
        <source>Other accounts of this machine have rights to the staff register.</source>
        <translation>இயந்திரத்தின் மற்ற கணக்குகளுக்கு ஊழியர் பதிவேட்டில் உரிமை உண்டு.</translation>
    </message>
    <message>
        <source>{0}. Its owner alone may have any: call the technician.</source>
        <translation>{0}. உரிமையாளருக்கு மட்டுமே: தொழில்நுட்பரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>The file {name} was missing: it says how far the journal goes.</source>
        <translation>கோப்பு {name} இல்லை: பதிவேடு எதுவரை எனச் சொல்வது அது.</translation>
    </message>
    <message>
        <source>If there is a slip after number {slip}, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation>எண் {slip} பிறகு ரசீது இருந்தால், பதிவேட்டின் கடைசிப் பதிவுகள் இல்லை: Shift மேலாளரை அழைக்கவும். நகல் பதிவேட்டிலோ 0.1 பதிப்பிலோ இக்கோப்பு இருந்ததில்லை.</translation>
    </message>
    <message>
        <source>If this table has printed a slip, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation>இம்மேசை ரசீது அச்சிட்டிருந்தால், பதிவேட்டின் கடைசிப் பதிவுகள் இல்லை: Shift மேலாளரை அழைக்கவும். நகல் பதிவேட்டிலோ 0.1 பதிப்பிலோ இக்கோப்பு இருந்ததில்லை.</translation>
    </message>
    <message>
        <source>The file {name} was deleted or replaced in play.</source>
        <translation>ஆட்டத்தின்போது கோப்பு {name} அழிக்கப்பட்டது அல்லது மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>It says how far the journal goes, and is written again; no entry is missing. Somebody was at this table&apos;s files: call the Shift Manager.</source>
        <translation>பதிவேடு எதுவரை எனச் சொல்வது அது; மீண்டும் எழுதப்பட்டது, பதிவு எதுவும் குறையவில்லை. யாரோ கோப்புகளைத் தொட்டனர்: Shift மேலாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>The program was ended by the system or a technician ({0}).</source>
        <translation>நிரலை அமைப்போ தொழில்நுட்பரோ முடித்தார் ({0}).</translation>
    </message>
    <message>
        <source>The program was cut off: the power failed, or it was killed.</source>
        <translation>நிரல் துண்டிக்கப்பட்டது: மின்தடை, அல்லது முடிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>A Round was open. What was on the screen is stored.</source>
        <translation>ஒரு சுற்று திறந்திருந்தது. திரையில் இருந்தது சேமிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>No Round was open. What was on the screen is stored.</source>
        <translation>சுற்று திறந்திருக்கவில்லை. திரையில் இருந்தது சேமிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The table&apos;s key has not signed Round {0} (entries {1} to {2}).</source>
        <translation>மேசைச் சாவி சுற்று {0} கையொப்பமிடவில்லை (பதிவு {1} முதல் {2}).</translation>
    </message>
    <message>
        <source>The program ended before it could. Compare that Round with its slip.</source>
        <translation>அதற்கு முன் நிரல் முடிந்தது. அச்சுற்றை அதன் ரசீதுடன் ஒப்பிடவும்.</translation>
    </message>
    <message>
        <source>The machine&apos;s clock went forward by {0} at once.</source>
        <translation>கடிகாரம் ஒரேயடியாக {0} முன் சென்றது.</translation>
    </message>
    <message>
        <source>The machine&apos;s clock went back by {0} at once.</source>
        <translation>கடிகாரம் ஒரேயடியாக {0} பின் சென்றது.</translation>
    </message>
    <message>
        <source>Check the time. The jump is noted in the journal.</source>
        <translation>நேரத்தைச் சரிபார்க்கவும். தாவல் பதிவேட்டில் குறிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The last entry in the journal is {0} old.</source>
        <translation>பதிவேட்டின் கடைசிப் பதிவு {0} பழையது.</translation>
    </message>
    <message>
        <source>The machine&apos;s clock is {0} behind the journal&apos;s last entry.</source>
        <translation>கடிகாரம் கடைசிப் பதிவைவிட {0} பின்தங்கியது.</translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation>இயந்திரத்தின் தேதியையும் நேரத்தையும் சரிபார்க்கவும்.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 வினாடி</translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation>{0} வினாடிகள்</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} நிமிடங்கள்</translation>
    </message>
    <message>
        <source>{0} hours</source>
        <translation>{0} மணிநேரம்</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} நாட்கள்</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>மேலும் {0}</translation>
    </message>
    <message>
        <source>The Shift Manager signs</source>
        <translation>Shift மேலாளர் கையொப்பம்</translation>
    </message>
    <message>
        <source>A Pit Supervisor signs</source>
        <translation>Pit மேற்பார்வையாளர் கையொப்பம்</translation>
    </message>
    <message>
        <source>{card} came while the Round is stopped.</source>
        <translation>சுற்று நின்றிருக்கையில் {card} வந்தது.</translation>
    </message>
    <message>
        <source>It is dealt when the Round is restored.</source>
        <translation>சுற்று மீட்கப்படும்போது வழங்கப்படும்.</translation>
    </message>
    <message>
        <source>It is not stored: restore the Round and enter it by hand.</source>
        <translation>சேமிக்கப்படவில்லை: சுற்றை மீட்டு, கையால் பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>கழிக்கவும்: {cards}.</translation>
    </message>
    <message>
        <source>{text} ({paragraph})</source>
        <translation>{text} ({paragraph})</translation>
    </message>
    <message>
        <source>1 card is left</source>
        <translation>1 சீட்டு மீதம்</translation>
    </message>
    <message>
        <source>{0} cards are left</source>
        <translation>{0} சீட்டுகள் மீதம்</translation>
    </message>
    <message>
        <source>{left}; this Round may need {most} (I7).</source>
        <translation>{left}; இச்சுற்றுக்கு {most} தேவைப்படலாம் (I7).</translation>
    </message>
    <message>
        <source>You may deal it. If the cards run out, it is Void ({0}).</source>
        <translation>வழங்கலாம். சீட்டு தீர்ந்தால் சுற்று ரத்து ({0}).</translation>
    </message>
    <message>
        <source>The last Round of this shoe is over.</source>
        <translation>இந்த Shoe கடைசிச் சுற்று முடிந்தது.</translation>
    </message>
    <message>
        <source>Put in a new shoe, then touch New shoe in the menu.</source>
        <translation>புதிய Shoe வைத்து, மெனுவில் “புதிய Shoe” தொடவும்.</translation>
    </message>
    <message>
        <source>A new shoe is in place.</source>
        <translation>புதிய Shoe வைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Touch New shoe in the menu, and say who shuffled it.</source>
        <translation>மெனுவில் “புதிய Shoe” தொட்டு, கலைத்தவரைச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>A foreign card was found: no Round opens with this shoe.</source>
        <translation>வேற்றுச் சீட்டு கிடைத்தது: இந்த Shoe மூலம் சுற்று திறக்காது.</translation>
    </message>
    <message>
        <source>Touch New shoe in the menu; or a Pit Supervisor checks the cards.</source>
        <translation>மெனுவில் “புதிய Shoe” தொடவும்; அல்லது Pit மேற்பார்வையாளர் சீட்டுகளைச் சரிபார்ப்பார்.</translation>
    </message>
    <message>
        <source>The cards are in order</source>
        <translation>சீட்டுகள் சரி</translation>
    </message>
    <message>
        <source>The machine counted {count} cards, but the decks have {full} ({paragraph}).</source>
        <translation>இயந்திரம் எண்ணியது {count}, கட்டுகளில் {full} ({paragraph}).</translation>
    </message>
    <message>
        <source>Count them before they are dealt.</source>
        <translation>வழங்கும் முன் எண்ணவும்.</translation>
    </message>
    <message>
        <source>{count} cards came in the order of a new pack ({paragraph}).</source>
        <translation>{count} சீட்டுகள் புதிய கட்டின் வரிசையில் வந்தன ({paragraph}).</translation>
    </message>
    <message>
        <source>If they were shuffled, put this message away.</source>
        <translation>கலைத்திருந்தால் இச்செய்தியை மூடவும்.</translation>
    </message>
    <message>
        <source>Not shuffled: report it</source>
        <translation>கலைக்கவில்லை: தெரிவி</translation>
    </message>
    <message>
        <source>The desk&apos;s staff register does not come.</source>
        <translation>Pit மேசையின் பணியாளர் பதிவேடு வரவில்லை.</translation>
    </message>
    <message>
        <source>{0} has ruled from the desk.</source>
        <translation>{0} மேற்பார்வை மேசையிலிருந்து முடிவெடுத்தார்.</translation>
    </message>
    <message>
        <source>The table is not seen in the pit.</source>
        <translation>மேசை Pit திரையில் தெரியவில்லை.</translation>
    </message>
</context>
<context>
    <name>announcements</name>
    <message>
        <source>Banker wins</source>
        <translation>Banker வெற்றி</translation>
    </message>
    <message>
        <source>Card for the Banker</source>
        <translation>Banker சீட்டு</translation>
    </message>
    <message>
        <source>Card for the Player</source>
        <translation>Player சீட்டு</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>இனிப் பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>Place your Bets, please</source>
        <translation>பந்தயம் கட்டுங்கள்</translation>
    </message>
    <message>
        <source>Player wins</source>
        <translation>Player வெற்றி</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Tie</translation>
    </message>
</context>
<context>
    <name>asking</name>
    <message>
        <source>Which box surrenders?</source>
        <translation>எந்தக் கட்டம் Surrender?</translation>
    </message>
    <message>
        <source>Surrender, back</source>
        <translation>Surrender, திரும்ப</translation>
    </message>
    <message>
        <source>Who takes Even Money?</source>
        <translation>யாருக்கு Even Money?</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>கை {number}</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>கட்டம் {number}</translation>
    </message>
    <message>
        <source>{player} has left</source>
        <translation>{player} விலகினார்</translation>
    </message>
    <message>
        <source>{player} is back</source>
        <translation>{player} திரும்பினார்</translation>
    </message>
    <message>
        <source>Who has left, or is back?</source>
        <translation>யார் விலகினார், அல்லது திரும்பினார்?</translation>
    </message>
</context>
<context>
    <name>baccarat</name>
    <message>
        <source>Tie</source>
        <translation>Tie</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>{count} Players</source>
        <translation>{count} ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation>{words}; {percent}% கமிஷன்: {kept} பிடித்தம்</translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation>கொடு, {percent}% கழித்து</translation>
    </message>
    <message>
        <source>pay {n} to {d} less {percent}%</source>
        <translation>கொடு {n} : {d}, {percent}% கழித்து</translation>
    </message>
    <message>
        <source>less {percent}%</source>
        <translation>{percent}% கழித்து</translation>
    </message>
    <message>
        <source>with a 6: {n} to {d}</source>
        <translation>6 எனில் {n} : {d}</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banker</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>Player Pair</translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation>Banker Pair</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>T</source>
        <translation>T</translation>
    </message>
    <message>
        <source>Natural {total}</source>
        <translation>Natural {total}</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}</source>
        <translation>Player {player}, Banker {banker}</translation>
    </message>
    <message>
        <source>Player {totals}</source>
        <translation>Player {totals}</translation>
    </message>
    <message>
        <source>Player stood, Banker {totals}</source>
        <translation>Player நிறுத்தினார், Banker {totals}</translation>
    </message>
    <message>
        <source>Player drew, Banker {totals}</source>
        <translation>Player எடுத்தார், Banker {totals}</translation>
    </message>
    <message>
        <source>draws to {points}</source>
        <translation>{points} எனில் எடுக்கும்</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>மூன்றாவது சீட்டு</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>எடுக்கும்</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>நிற்கும்</translation>
    </message>
</context>
<context>
    <name>beside</name>
    <message>
        <source>The Round is not affected. Details: {0} ({1})</source>
        <translation>சுற்று பாதிக்கப்படவில்லை. விவரம்: {0} ({1})</translation>
    </message>
</context>
<context>
    <name>bets</name>
    <message>
        <source>{0} Bets</source>
        <translation>{0} பந்தயங்கள்</translation>
    </message>
    <message>
        <source>box {0}</source>
        <translation>கட்டம் {0}</translation>
    </message>
    <message>
        <source>box {0}: {1}</source>
        <translation>கட்டம் {0}: {1}</translation>
    </message>
    <message>
        <source>Boxes in play: {0}</source>
        <translation>ஆட்டத்தில் உள்ள கட்டங்கள்: {0}</translation>
    </message>
    <message>
        <source>On the table: {0}</source>
        <translation>மேசையில்: {0}</translation>
    </message>
    <message>
        <source>Box {0}, {1}: {2}</source>
        <translation>கட்டம் {0}, {1}: {2}</translation>
    </message>
    <message>
        <source>no Bet</source>
        <translation>பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>{0} (up to {1} more)</source>
        <translation>{0} (மேலும் {1} வரை)</translation>
    </message>
    <message>
        <source>Tap the boxes in play.</source>
        <translation>ஆட்டத்தில் உள்ள கட்டங்களைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Tap where a Bet lies.</source>
        <translation>பந்தயம் உள்ள இடத்தைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Pick a chip, then tap a box.</source>
        <translation>சிப்பைத் தேர்ந்து, கட்டத்தைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Tap a box to lay {0}.</source>
        <translation>கட்டத்தைத் தொட்டு {0} வைக்கவும்.</translation>
    </message>
    <message>
        <source>Tap the Bet&apos;s place to lay {0}.</source>
        <translation>பந்தய இடத்தைத் தொட்டு {0} வைக்கவும்.</translation>
    </message>
    <message>
        <source>This table has no box “{0}”.</source>
        <translation>இம்மேசையில் கட்டம் “{0}” இல்லை.</translation>
    </message>
    <message>
        <source>“{0}” has no amount.</source>
        <translation>“{0}” தொகை இல்லை.</translation>
    </message>
    <message>
        <source>An amount has at most 12 digits: “{0}”.</source>
        <translation>தொகையில் அதிகபட்சம் 12 இலக்கங்கள்: “{0}”.</translation>
    </message>
    <message>
        <source>“{0}” is not an amount.</source>
        <translation>“{0}” தொகை அல்ல.</translation>
    </message>
    <message>
        <source>“{0}” is a second amount.</source>
        <translation>“{0}” இரண்டாவது தொகை.</translation>
    </message>
    <message>
        <source>“{0}” is neither an amount nor a name.</source>
        <translation>“{0}” தொகையும் அல்ல, பெயரும் அல்ல.</translation>
    </message>
    <message>
        <source>“{0}” is one word too many.</source>
        <translation>“{0}” ஒரு சொல் அதிகம்.</translation>
    </message>
    <message>
        <source>“{0}” does not say which Bet.</source>
        <translation>“{0}” எந்தப் பந்தயம் எனச் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}” பந்தயத்தின் பெயர், ஆட்டக்காரர் பெயர் அல்ல.</translation>
    </message>
    <message>
        <source>Type the number of a box and Enter: this marks it or clears it.</source>
        <translation>கட்ட எண்ணைத் தட்டி Enter: குறிக்கும் அல்லது அழிக்கும்.</translation>
    </message>
    <message>
        <source>Type a digit to begin; Enter lays the Bet, Escape cancels.</source>
        <translation>இலக்கத்துடன் தொடங்கவும்; Enter பந்தயத்தை வைக்கும், Escape ரத்துசெய்யும்.</translation>
    </message>
    <message>
        <source>3 100 — box 3, its Player, Bet 100</source>
        <translation>3 100 — கட்டம் 3, அதன் ஆட்டக்காரர், பந்தயம் 100</translation>
    </message>
    <message>
        <source>3 ann 50 — box 3, Player ann</source>
        <translation>3 ann 50 — கட்டம் 3, ஆட்டக்காரர் ann</translation>
    </message>
    <message>
        <source>3 100 s — the same, as the Seated Player</source>
        <translation>3 100 s — அதே, அமர்ந்தவராக</translation>
    </message>
    <message>
        <source>3 0 — takes the Bet back</source>
        <translation>3 0 — பந்தயத்தைத் திரும்ப எடுக்கும்</translation>
    </message>
    <message>
        <source>3 ann 50 {0} — box 3, Player ann, Bet 50</source>
        <translation>3 ann 50 {0} — கட்டம் 3, ஆட்டக்காரர் ann, பந்தயம் 50</translation>
    </message>
    <message>
        <source>3 0 {0} — takes the Bet back</source>
        <translation>3 0 {0} — பந்தயத்தைத் திரும்ப எடுக்கும்</translation>
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
        <translation>Banker</translation>
    </message>
    <message>
        <source>Banker Pair</source>
        <translation>Banker Pair</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>Player Pair</translation>
    </message>
    <message>
        <source>Tie</source>
        <translation>Tie</translation>
    </message>
</context>
<context>
    <name>bets of blackjack</name>
    <message>
        <source>Ace Pair Suited</source>
        <translation>Ace Pair Suited</translation>
    </message>
    <message>
        <source>Boom Busted</source>
        <translation>Boom Busted</translation>
    </message>
    <message>
        <source>Coloured Pair</source>
        <translation>Coloured Pair</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Mixed Pair</source>
        <translation>Mixed Pair</translation>
    </message>
    <message>
        <source>Over 13</source>
        <translation>Over 13</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ஜோடி</translation>
    </message>
    <message>
        <source>Player Pair</source>
        <translation>Player Pair</translation>
    </message>
    <message>
        <source>RWS Pairs</source>
        <translation>RWS Pairs</translation>
    </message>
    <message>
        <source>Suited Pair</source>
        <translation>Suited Pair</translation>
    </message>
    <message>
        <source>Under 13</source>
        <translation>Under 13</translation>
    </message>
    <message>
        <source>With 3 cards</source>
        <translation>3 சீட்டுகள்</translation>
    </message>
    <message>
        <source>With 4 cards</source>
        <translation>4 சீட்டுகள்</translation>
    </message>
    <message>
        <source>With 5 cards</source>
        <translation>5 சீட்டுகள்</translation>
    </message>
    <message>
        <source>With 6 cards</source>
        <translation>6 சீட்டுகள்</translation>
    </message>
    <message>
        <source>With 7 cards</source>
        <translation>7 சீட்டுகள்</translation>
    </message>
    <message>
        <source>With 8 cards or more</source>
        <translation>8 அல்லது அதிகச் சீட்டுகள்</translation>
    </message>
</context>
<context>
    <name>bets of si-ki-pi</name>
    <message>
        <source>Bonus on the Dealer&apos;s Hand</source>
        <translation>டீலர் கை Bonus</translation>
    </message>
    <message>
        <source>Bonus on the Player&apos;s Hand</source>
        <translation>ஆட்டக்காரர் கை Bonus</translation>
    </message>
    <message>
        <source>Dealer Bonus</source>
        <translation>டீலர் Bonus</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Four of a Kind</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ஜோடி</translation>
    </message>
    <message>
        <source>Player Bonus</source>
        <translation>Player Bonus</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Three of a Kind</translation>
    </message>
    <message>
        <source>Two Pairs</source>
        <translation>2 ஜோடி</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>two journals</source>
        <translation>இரண்டு பதிவேடுகள்</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>நின்றது</translation>
    </message>
    <message>
        <source>can&apos;t be shown</source>
        <translation>காட்ட முடியாது</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>முடிவு தேவை</translation>
    </message>
    <message>
        <source>journal in doubt</source>
        <translation>பதிவேடு சந்தேகம்</translation>
    </message>
    <message>
        <source>not heard of</source>
        <translation>தகவல் இல்லை</translation>
    </message>
    <message>
        <source>felt check</source>
        <translation>மேசைச் சோதனை</translation>
    </message>
    <message>
        <source>card reader away</source>
        <translation>சீட்டு வாசிப்பான் இல்லை</translation>
    </message>
    <message>
        <source>settings not signed</source>
        <translation>அமைப்புகளில் கையொப்பமில்லை</translation>
    </message>
    <message>
        <source>look at the printer</source>
        <translation>அச்சுப்பொறியைப் பார்</translation>
    </message>
    <message>
        <source>shuffle due</source>
        <translation>கலைக்க வேண்டும்</translation>
    </message>
    <message>
        <source>clock is wrong</source>
        <translation>கடிகாரம் தவறு</translation>
    </message>
    <message>
        <source>a new journal</source>
        <translation>புதிய பதிவேடு</translation>
    </message>
    <message>
        <source>Its journal goes on in two ways: a copy of it is in use.</source>
        <translation>பதிவேடு இருவழியில் தொடர்கிறது: நகல் பயன்பாட்டில் உள்ளது.</translation>
    </message>
    <message>
        <source>Nobody can say which one is the table&apos;s. Both are kept.</source>
        <translation>எது மேசைக்குரியது எனத் தெரியாது. இரண்டும் வைக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>Stop the table and call the technician.</source>
        <translation>மேசையை நிறுத்தித் தொழில்நுட்பரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>The program has stopped the Round: {detail}</source>
        <translation>நிரல் சுற்றை நிறுத்தியது: {detail}</translation>
    </message>
    <message>
        <source>Nothing is lost; nothing goes on.</source>
        <translation>எதுவும் இழக்கவில்லை; எதுவும் தொடரவில்லை.</translation>
    </message>
    <message>
        <source>Go there: Restore goes on from the journal.</source>
        <translation>அங்குச் செல்லவும்: மீட்டல் பதிவேட்டிலிருந்து தொடரும்.</translation>
    </message>
    <message>
        <source>{detail}</source>
        <translation>{detail}</translation>
    </message>
    <message>
        <source>The table goes on; this desk does not see it.</source>
        <translation>மேசை தொடர்கிறது; இங்குத் தெரியவில்லை.</translation>
    </message>
    <message>
        <source>Call the technician.</source>
        <translation>தொழில்நுட்பரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>{detail}.</source>
        <translation>{detail}.</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>ஆட்டம் காத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>Open the case, or go there.</source>
        <translation>சம்பவத்தைத் திறக்கவும், அல்லது அங்குச் செல்லவும்.</translation>
    </message>
    <message>
        <source>No Round opens.</source>
        <translation>சுற்று திறக்காது.</translation>
    </message>
    <message>
        <source>The Shift Manager signs at the table.</source>
        <translation>Shift மேலாளர் மேசையில் கையொப்பமிடுவார்.</translation>
    </message>
    <message>
        <source>The line is cut, or the table is switched off.</source>
        <translation>இணைப்பு அறுந்தது, அல்லது மேசை அணைந்தது.</translation>
    </message>
    <message>
        <source>The table goes on by itself; what is shown is old.</source>
        <translation>மேசை தானே தொடர்கிறது; காட்டுவது பழையது.</translation>
    </message>
    <message>
        <source>Look at the line.</source>
        <translation>இணைப்பைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>What the reader sent may be wrong.</source>
        <translation>வாசிப்பான் அனுப்பியது தவறாக இருக்கலாம்.</translation>
    </message>
    <message>
        <source>The Round can&apos;t be settled.</source>
        <translation>சுற்றைத் தீர்க்க முடியாது.</translation>
    </message>
    <message>
        <source>The Dealer compares the felt with the screen.</source>
        <translation>டீலர் மேசையைத் திரையுடன் ஒப்பிடுவார்.</translation>
    </message>
    <message>
        <source>The card reader is not connected.</source>
        <translation>சீட்டு வாசிப்பான் இணைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Cards are entered by hand.</source>
        <translation>சீட்டுகள் கையால் பதியப்படுகின்றன.</translation>
    </message>
    <message>
        <source>Look at its cable.</source>
        <translation>கேபிளைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Settings were changed, and nobody has signed.</source>
        <translation>அமைப்புகள் மாறின; யாரும் கையொப்பமிடவில்லை.</translation>
    </message>
    <message>
        <source>Perhaps no Round opens.</source>
        <translation>சுற்று திறக்காமல் போகலாம்.</translation>
    </message>
    <message>
        <source>Sign at the table.</source>
        <translation>மேசையில் கையொப்பமிடவும்.</translation>
    </message>
    <message>
        <source>A slip may not have come out.</source>
        <translation>ரசீது வராமல் இருக்கலாம்.</translation>
    </message>
    <message>
        <source>It is printed again only if somebody says so.</source>
        <translation>கேட்டால் மட்டுமே மீண்டும் அச்சாகும்.</translation>
    </message>
    <message>
        <source>Look at the printer, and say it at the table.</source>
        <translation>அச்சுப்பொறியைப் பார்த்து மேசையில் சொல்லவும்.</translation>
    </message>
    <message>
        <source>The cards must be shuffled.</source>
        <translation>சீட்டுகளைக் கலைக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>No Round opens before that.</source>
        <translation>அதற்கு முன் சுற்று திறக்காது.</translation>
    </message>
    <message>
        <source>The Dealer loads a shoe.</source>
        <translation>டீலர் Shoe வைப்பார்.</translation>
    </message>
    <message>
        <source>The table&apos;s clock differs by {detail}.</source>
        <translation>மேசைக் கடிகார வேறுபாடு: {detail}.</translation>
    </message>
    <message>
        <source>Its slips show a wrong time.</source>
        <translation>ரசீதுகளில் தவறான நேரம்.</translation>
    </message>
    <message>
        <source>The table has begun another journal.</source>
        <translation>மேசை வேறு பதிவேட்டைத் தொடங்கியது.</translation>
    </message>
    <message>
        <source>The earlier one is kept.</source>
        <translation>முந்தையது வைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Ask the technician if it was on purpose.</source>
        <translation>வேண்டுமென்றேவா எனத் தொழில்நுட்பரைக் கேட்கவும்.</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>Round {number}: the game waits</source>
        <translation>சுற்று {number}: ஆட்டம் காத்திருக்கிறது</translation>
    </message>
    <message>
        <source>Case {number}, Round {round}: the game waits</source>
        <translation>சம்பவம் {number}, சுற்று {round}: ஆட்டம் காத்திருக்கிறது</translation>
    </message>
    <message>
        <source>The report was an error</source>
        <translation>அறிக்கை தவறு</translation>
    </message>
    <message>
        <source>The case is closed. Nothing else changes.</source>
        <translation>சம்பவம் முடிந்தது. வேறு மாற்றமில்லை.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Boxes: {boxes}.</source>
        <translation>கட்டங்கள்: {boxes}.</translation>
    </message>
    <message>
        <source>Players who must still choose: {count}</source>
        <translation>இன்னும் தேர்ந்தெடுக்க வேண்டியவர்: {count}</translation>
    </message>
    <message>
        <source>ruled so in {same} of {count}</source>
        <translation>{count} முறையில் {same} முறை இப்படி முடிவு</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>கை {hand}</translation>
    </message>
    <message>
        <source>Box {box}, {bet}</source>
        <translation>கட்டம் {box}, {bet}</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>கட்டம் {box}</translation>
    </message>
    <message>
        <source>Box {box}   {player}</source>
        <translation>கட்டம் {box}   {player}</translation>
    </message>
    <message>
        <source>Why the report was an error</source>
        <translation>அறிக்கை ஏன் தவறு</translation>
    </message>
    <message>
        <source>What was decided, in a sentence</source>
        <translation>என்ன முடிவு, ஒரு வாக்கியத்தில்</translation>
    </message>
    <message>
        <source>The House has mostly ruled otherwise on this kind before.</source>
        <translation>இவ்வகைக்கு House பெரும்பாலும் வேறு முடிவெடுத்தது.</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>ஒதுக்கியவை</translation>
    </message>
    <message>
        <source>Void the Round</source>
        <translation>சுற்றை ரத்துசெய்</translation>
    </message>
    <message>
        <source>The manager decides</source>
        <translation>மேலாளர் முடிவு</translation>
    </message>
    <message>
        <source>Bets back</source>
        <translation>பந்தயத்தைத் திருப்பு</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>reconstruct</source>
        <translation>மறுசீரமை</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>கழி</translation>
    </message>
    <message>
        <source>remove the Hand</source>
        <translation>கையை நீக்கு</translation>
    </message>
    <message>
        <source>{card} first</source>
        <translation>{card} முதல்</translation>
    </message>
    <message>
        <source>intentional</source>
        <translation>வேண்டுமென்றே</translation>
    </message>
    <message>
        <source>not intentional</source>
        <translation>வேண்டுமென்றே அல்ல</translation>
    </message>
    <message>
        <source>Every Bet goes back, settled or not. The Round is over.</source>
        <translation>தீர்ந்தாலும் இல்லாவிட்டாலும் எல்லாப் பந்தயமும் திரும்பும். சுற்று முடிந்தது.</translation>
    </message>
    <message>
        <source>In the manager&apos;s own words, which close the case.</source>
        <translation>மேலாளரின் சொந்தச் சொற்களில்; அவை சம்பவத்தை முடிக்கும்.</translation>
    </message>
    <message>
        <source>Each Player&apos;s own choice. What is settled stands.</source>
        <translation>அவரவர் விருப்பம். தீர்ந்தது நிலைக்கும்.</translation>
    </message>
    <message>
        <source>The cards set aside are dealt, in order.</source>
        <translation>ஒதுக்கிய சீட்டுகள் வரிசையாக வழங்கப்படும்.</translation>
    </message>
    <message>
        <source>The cards are moved to where they should have gone.</source>
        <translation>சீட்டுகள் இருக்க வேண்டிய இடத்துக்கு நகரும்.</translation>
    </message>
    <message>
        <source>The cards set aside go out of play.</source>
        <translation>ஒதுக்கிய சீட்டுகள் ஆட்டத்திலிருந்து நீங்கும்.</translation>
    </message>
    <message>
        <source>The cards stay as they lie.</source>
        <translation>சீட்டுகள் அப்படியே இருக்கும்.</translation>
    </message>
    <message>
        <source>The other one is the next card.</source>
        <translation>மற்றது அடுத்த சீட்டு.</translation>
    </message>
    <message>
        <source>The Hand is out; its Bets go back.</source>
        <translation>கை நீங்கும்; அதன் பந்தயங்கள் திரும்பும்.</translation>
    </message>
    <message>
        <source>The Hand stays in play.</source>
        <translation>கை ஆட்டத்தில் இருக்கும்.</translation>
    </message>
    <message>
        <source>Everything stays as it lies.</source>
        <translation>அனைத்தும் அப்படியே இருக்கும்.</translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation>சீட்டுகள் மறுசீரமைக்கப்படும்.</translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation>சீட்டுகள் மறுசீரமைக்கப்படாது.</translation>
    </message>
    <message>
        <source>{card} comes first.</source>
        <translation>{card} முதலில்.</translation>
    </message>
    <message>
        <source>Box {box}: {player} plays on.</source>
        <translation>கட்டம் {box}: {player} தொடர்கிறார்.</translation>
    </message>
    <message>
        <source>Box {box}: {player} takes the Bet back.</source>
        <translation>கட்டம் {box}: {player} பந்தயத்தைத் திரும்பப் பெறுகிறார்.</translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}.</source>
        <translation>சுற்று ரத்து: {paragraph}.</translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation>சீட்டு {number} உண்மையில் {card}.</translation>
    </message>
    <message>
        <source>Box {box}: the House pays {player} {sum}.</source>
        <translation>கட்டம் {box}: House கொடுப்பது, {player} {sum}.</translation>
    </message>
    <message>
        <source>Box {box}: the House collects {sum} from {player}.</source>
        <translation>கட்டம் {box}: House எடுப்பது, {player} {sum}.</translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation>வேண்டுமென்றே செய்தது.</translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation>வேண்டுமென்றே செய்ததல்ல.</translation>
    </message>
    <message>
        <source>The Shift Manager decides in these words.</source>
        <translation>Shift மேலாளர் இச்சொற்களில் முடிவெடுக்கிறார்.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>சம்பவம் முடிந்தது.</translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation>தீர்வு மீண்டும் திறந்தது.</translation>
    </message>
    <message>
        <source>The report was an error, in these words.</source>
        <translation>அறிக்கை தவறு, இச்சொற்களில்.</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>கழித்தவை</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>ஆட்டத்தில்</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>தீர்ந்தது</translation>
    </message>
    <message>
        <source>recover {sum}</source>
        <translation>மீட்டெடு {sum}</translation>
    </message>
    <message>
        <source>was taken</source>
        <translation>எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>{sum} back</source>
        <translation>{sum} திரும்ப</translation>
    </message>
    <message>
        <source>{sum} in play</source>
        <translation>{sum} ஆட்டத்தில்</translation>
    </message>
    <message>
        <source>back</source>
        <translation>திரும்ப</translation>
    </message>
    <message>
        <source>{sum} stays in play</source>
        <translation>{sum} ஆட்டத்தில் தொடரும்</translation>
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
        <translation>House விதி {number}</translation>
    </message>
    <message>
        <source>Nothing has gone wrong at this table yet.</source>
        <translation>இம்மேசையில் இன்னும் சிக்கல் எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Rulings on this kind in this game: {shown}</source>
        <translation>இவ்வாட்டத்தில் இவ்வகை முடிவுகள்: {shown}</translation>
    </message>
    <message>
        <source>{shown} of {every}</source>
        <translation>{shown} / {every}</translation>
    </message>
    <message>
        <source>None of {every} cases matches.</source>
        <translation>{every} சம்பவங்களில் எதுவும் பொருந்தவில்லை.</translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    Round {round}</source>
        <translation>{ref}    {day} {time}    சுற்று {round}</translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    before the first Round</source>
        <translation>{ref}    {day} {time}    முதல் சுற்றுக்கு முன்</translation>
    </message>
    <message>
        <source>open</source>
        <translation>திறந்தது</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>குறிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation>ரத்து: {paragraph}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>the Shift Manager decided</source>
        <translation>Shift மேலாளர் முடிவெடுத்தார்</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>மறுசீரமைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>not Reconstructed</source>
        <translation>மறுசீரமைக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>judged intentional</source>
        <translation>வேண்டுமென்றே எனத் தீர்மானம்</translation>
    </message>
    <message>
        <source>judged not intentional</source>
        <translation>வேண்டுமென்றே அல்ல எனத் தீர்மானம்</translation>
    </message>
    <message>
        <source>the card was corrected</source>
        <translation>சீட்டு திருத்தப்பட்டது</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>திருத்தப்பட்டது</translation>
    </message>
    <message>
        <source>the box had stood</source>
        <translation>கட்டம் Stand ஆகியிருந்தது</translation>
    </message>
    <message>
        <source>settled again</source>
        <translation>மீண்டும் தீர்ந்தது</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>திரும்பப் பெறப்பட்டது</translation>
    </message>
    <message>
        <source>{remedy}: {count}</source>
        <translation>{remedy}: {count}</translation>
    </message>
</context>
<context>
    <name>case-papers</name>
    <message>
        <source>The slip of case {0} can&apos;t be made.</source>
        <translation>சம்பவம் {0}: ரசீது செய்ய முடியவில்லை.</translation>
    </message>
    <message>
        <source>Case {0} is closed.</source>
        <translation>சம்பவம் {0} முடிந்தது.</translation>
    </message>
    <message>
        <source>The slip of a correction can&apos;t be made.</source>
        <translation>திருத்தத்தின் ரசீது செய்ய முடியவில்லை.</translation>
    </message>
</context>
<context>
    <name>cases</name>
    <message>
        <source>A Player has seen his cards.</source>
        <translation>ஆட்டக்காரர் ஒருவர் தம் சீட்டுகளைப் பார்த்துவிட்டார்.</translation>
    </message>
    <message>
        <source>A wrong PIN was entered for {name}, the first in a row.</source>
        <translation>{name}: தவறான PIN உள்ளிடப்பட்டது, தொடரில் முதல் முறை.</translation>
    </message>
    <message>
        <source>A wrong PIN was entered for {name}, {tries} in a row.</source>
        <translation>{name}: தவறான PIN உள்ளிடப்பட்டது, தொடர்ந்து {tries} முறை.</translation>
    </message>
    <message>
        <source>Appendix: what the card reader sent</source>
        <translation>பின்னிணைப்பு: சீட்டு வாசிப்பான் அனுப்பியது</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>ஒதுக்கியவை</translation>
    </message>
    <message>
        <source>At the sign-in at {time}</source>
        <translation>உள்நுழைவில், நேரம் {time}</translation>
    </message>
    <message>
        <source>Box {boxes}.</source>
        <translation>கட்டம் {boxes}.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>கட்டம் {box}</translation>
    </message>
    <message>
        <source>Box {box}, Hand {hand}</source>
        <translation>கட்டம் {box}, கை {hand}</translation>
    </message>
    <message>
        <source>Box {box}, {player}: plays on</source>
        <translation>கட்டம் {box}, {player}: தொடர்கிறார்</translation>
    </message>
    <message>
        <source>Box {box}, {player}: takes the Bet back</source>
        <translation>கட்டம் {box}, {player}: பந்தயத்தைத் திரும்பப் பெறுகிறார்</translation>
    </message>
    <message>
        <source>Box {box}: The House collects from {player} {amount}.</source>
        <translation>கட்டம் {box}: House எடுப்பது, {player} {amount}.</translation>
    </message>
    <message>
        <source>Box {box}: The House pays {player} {amount}.</source>
        <translation>கட்டம் {box}: House கொடுப்பது, {player} {amount}.</translation>
    </message>
    <message>
        <source>Boxes {boxes}.</source>
        <translation>கட்டங்கள் {boxes}.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>சீட்டு {number}</translation>
    </message>
    <message>
        <source>Card {number} was drawn too early.</source>
        <translation>சீட்டு {number} மிக முன்னதாக எடுக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Card {number} was misread.</source>
        <translation>சீட்டு {number} தவறாக வாசிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Card {number} was not a Hit: the box had stood.</source>
        <translation>சீட்டு {number} Hit அல்ல: கட்டம் Stand ஆகியிருந்தது.</translation>
    </message>
    <message>
        <source>Card {number} was read as {was} and was really {really}.</source>
        <translation>சீட்டு {number} வாசித்தது {was}, உண்மையில் {really}.</translation>
    </message>
    <message>
        <source>Card {number} was really another one.</source>
        <translation>சீட்டு {number} உண்மையில் வேறொன்று.</translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation>சீட்டு {number} உண்மையில் {card}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cards after</source>
        <translation>பின்னர் சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cards as corrected</source>
        <translation>திருத்திய சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cards as read</source>
        <translation>வாசித்த சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cards before</source>
        <translation>முன்னர் சீட்டுகள்</translation>
    </message>
    <message>
        <source>Cards moved, in this order</source>
        <translation>நகர்த்திய சீட்டுகள், இவ்வரிசையில்</translation>
    </message>
    <message>
        <source>Case {ref}</source>
        <translation>சம்பவம் {ref}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Closed at {time} by {name}, {role}.</source>
        <translation>{time}: முடித்தவர் {name}, {role}.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>திருத்தப்பட்டது</translation>
    </message>
    <message>
        <source>Correction {ref}</source>
        <translation>திருத்தம் {ref}</translation>
    </message>
    <message>
        <source>Decided and signed</source>
        <translation>முடிவும் கையொப்பமும்</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>கழித்தவை</translation>
    </message>
    <message>
        <source>Done by {by}, {time}</source>
        <translation>செய்தவர்: {by}, {time}</translation>
    </message>
    <message>
        <source>Entry {number}, {port}: </source>
        <translation>பதிவு {number}, {port}: </translation>
    </message>
    <message>
        <source>House: {net}</source>
        <translation>House: {net}</translation>
    </message>
    <message>
        <source>It is said which of the two cards comes first.</source>
        <translation>இரு சீட்டுகளில் எது முதல் எனச் சொல்லப்பட்டது.</translation>
    </message>
    <message>
        <source>It is still open.</source>
        <translation>இன்னும் திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation>வேண்டுமென்றே செய்தது.</translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation>வேண்டுமென்றே செய்ததல்ல.</translation>
    </message>
    <message>
        <source>It was noted.</source>
        <translation>குறிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>It was the {card}.</source>
        <translation>அது {card}.</translation>
    </message>
    <message>
        <source>Journal {code}, entry {number}</source>
        <translation>பதிவேடு {code}, பதிவு {number}</translation>
    </message>
    <message>
        <source>Judged intentional</source>
        <translation>வேண்டுமென்றே எனத் தீர்மானம்</translation>
    </message>
    <message>
        <source>Judged not intentional</source>
        <translation>வேண்டுமென்றே அல்ல எனத் தீர்மானம்</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>பணம்</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>No Player&apos;s net has changed.</source>
        <translation>எந்த ஆட்டக்காரரின் நிகரமும் மாறவில்லை.</translation>
    </message>
    <message>
        <source>No cards had been dealt.</source>
        <translation>சீட்டு எதுவும் வழங்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Not Reconstructed</source>
        <translation>மறுசீரமைக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>குறிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>திறந்துள்ளது</translation>
    </message>
    <message>
        <source>One card of {whose}, by the Player himself.</source>
        <translation>ஒரு சீட்டு, {whose}; ஆட்டக்காரரே காட்டினார்.</translation>
    </message>
    <message>
        <source>One card of {whose}.</source>
        <translation>ஒரு சீட்டு, {whose}.</translation>
    </message>
    <message>
        <source>Opened at {time}: noticed by the program</source>
        <translation>{time}: திறந்தது, நிரல் கண்டது</translation>
    </message>
    <message>
        <source>Opened at {time}: reported by {by}</source>
        <translation>{time}: திறந்தது, தெரிவித்தவர் {by}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>பக்கம் {page} / {pages}</translation>
    </message>
    <message>
        <source>RETRACTED</source>
        <translation>திரும்பப் பெறப்பட்டது</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>காரணம்: {reason}</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>மறுசீரமைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Reopening {ref}</source>
        <translation>மறுதிறப்பு {ref}</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>திரும்பப் பெறப்பட்டது</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>சுற்று {number}</translation>
    </message>
    <message>
        <source>Settled again</source>
        <translation>மீண்டும் தீர்ந்தது</translation>
    </message>
    <message>
        <source>Settled again at {time} by {name}, {role}.</source>
        <translation>{time}: மீண்டும் தீர்த்தவர் {name}, {role}.</translation>
    </message>
    <message>
        <source>Sign-in {ref}</source>
        <translation>உள்நுழைவு {ref}</translation>
    </message>
    <message>
        <source>Signed for by {by} at {time}</source>
        <translation>கையொப்பமிட்டவர் {by}, நேரம் {time}</translation>
    </message>
    <message>
        <source>Signed: {by}, {time}</source>
        <translation>கையொப்பம்: {by}, {time}</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>மேசை {table}</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand.</source>
        <translation>டீலர் கை.</translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}: every Bet goes back.</source>
        <translation>சுற்று ரத்து, {paragraph}: எல்லாப் பந்தயமும் திரும்பும்.</translation>
    </message>
    <message>
        <source>The Shift Manager decided</source>
        <translation>Shift மேலாளர் முடிவெடுத்தார்</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides: {text}</source>
        <translation>மேசை Shift மேலாளர் முடிவு: {text}</translation>
    </message>
    <message>
        <source>The box had stood</source>
        <translation>கட்டம் Stand ஆகியிருந்தது</translation>
    </message>
    <message>
        <source>The card was corrected</source>
        <translation>சீட்டு திருத்தப்பட்டது</translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation>சீட்டுகள் மறுசீரமைக்கப்படும்.</translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation>சீட்டுகள் மறுசீரமைக்கப்படாது.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>சம்பவம் முடிந்தது.</translation>
    </message>
    <message>
        <source>The report was made in error: {text}</source>
        <translation>அறிக்கை தவறு: {text}</translation>
    </message>
    <message>
        <source>The settlement is made again.</source>
        <translation>தீர்வு மீண்டும் செய்யப்பட்டது.</translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation>தீர்வு மீண்டும் திறந்தது.</translation>
    </message>
    <message>
        <source>The settlement was reopened.</source>
        <translation>தீர்வு மீண்டும் திறக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The {card} comes first.</source>
        <translation>{card} முதலில்.</translation>
    </message>
    <message>
        <source>VOID under {paragraph}: {kind}</source>
        <translation>ரத்து, {paragraph}: {kind}</translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation>ரத்து: {paragraph}</translation>
    </message>
    <message>
        <source>What each Player chose</source>
        <translation>ஒவ்வோர் ஆட்டக்காரரின் தேர்வு</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>நடந்தது</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>ஒதுக்கிய இடம்</translation>
    </message>
    <message>
        <source>house ruling {number}</source>
        <translation>House விதி {number}</translation>
    </message>
    <message>
        <source>the Dealer&apos;s Hand</source>
        <translation>டீலர் கை</translation>
    </message>
    <message>
        <source>the Hand of box {box}</source>
        <translation>கட்டம் {box} கை</translation>
    </message>
    <message>
        <source>the discards</source>
        <translation>கழித்தவை</translation>
    </message>
    <message>
        <source>the next card</source>
        <translation>அடுத்த சீட்டு</translation>
    </message>
    <message>
        <source>{by} ended the lock-out of {name}.</source>
        <translation>{name}: பூட்டை முடித்தவர் {by}.</translation>
    </message>
    <message>
        <source>{card}  from {start} to {end}</source>
        <translation>{card}  {start} முதல் {end} வரை</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>{code}, entry {number}</source>
        <translation>{code}, பதிவு {number}</translation>
    </message>
    <message>
        <source>{count} cards of {whose}, by the Player himself.</source>
        <translation>{count} சீட்டுகள், {whose}; ஆட்டக்காரரே காட்டினார்.</translation>
    </message>
    <message>
        <source>{count} cards of {whose}.</source>
        <translation>{count} சீட்டுகள், {whose}.</translation>
    </message>
    <message>
        <source>{name} was locked out for {seconds} seconds.</source>
        <translation>{name}: {seconds} வினாடிகள் பூட்டப்பட்டது.</translation>
    </message>
    <message>
        <source>{net}; {amount} of Bets returned</source>
        <translation>{net}; {amount} பந்தயம் திரும்பியது</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>{player}: net {before} before, {after} after</source>
        <translation>{player}: நிகரம் முன்னர் {before}, பின்னர் {after}</translation>
    </message>
    <message>
        <source>{role}: {name}</source>
        <translation>{role}: {name}</translation>
    </message>
    <message>
        <source>{what} ({cited})</source>
        <translation>{what} ({cited})</translation>
    </message>
    <message>
        <source>{who}; Dealer {dealer}.</source>
        <translation>{who}; டீலர் {dealer}.</translation>
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
        <translation>பொருந்தும் சம்பவம் இல்லை.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>சுற்று {number}</translation>
    </message>
    <message>
        <source>The journal has no case.</source>
        <translation>பதிவேட்டில் சம்பவம் இல்லை.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>open</source>
        <translation>திறந்தது</translation>
    </message>
    <message>
        <source>this slip has no code: the table signs it when the case is closed, or when it is saved from the case file</source>
        <translation>இந்த ரசீதுக்குக் குறியீடு இல்லை: சம்பவம் முடியும்போதோ கோப்பிலிருந்து சேமிக்கும்போதோ மேசை கையொப்பமிடும்</translation>
    </message>
    <message>
        <source>{state}, signed by {person} ({role})</source>
        <translation>{state}, கையொப்பம்: {person} ({role})</translation>
    </message>
</context>
<context>
    <name>catch_up</name>
    <message>
        <source>1 card</source>
        <translation>1 சீட்டு</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} சீட்டுகள்</translation>
    </message>
    <message>
        <source>Read before the interruption and dealt now: {cards}.</source>
        <translation>தடைக்கு முன் வாசித்து, இப்போது வழங்கியவை: {cards}.</translation>
    </message>
    <message>
        <source>Compare the table with the screen.</source>
        <translation>மேசையைத் திரையுடன் ஒப்பிடவும்.</translation>
    </message>
</context>
<context>
    <name>changed_files</name>
    <message>
        <source>Changed since the last Round: {names}.</source>
        <translation>கடந்த சுற்றுக்குப் பின் மாறியவை: {names}.</translation>
    </message>
    <message>
        <source>Ask the Table Games Shift Manager whether rules or layout were changed on purpose. The journal has both digests.</source>
        <translation>விதிகளோ அமைப்போ வேண்டுமென்றே மாற்றப்பட்டதா என மேசை Shift மேலாளரைக் கேட்கவும். பதிவேட்டில் இரண்டின் சுருக்கமும் உள்ளன.</translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>Compared: the table is as the screen shows it.</source>
        <translation>ஒப்பிட்டது: மேசை திரையில் உள்ளபடி உள்ளது.</translation>
    </message>
    <message>
        <source>Compared with the screen: {0}</source>
        <translation>திரையுடன் ஒப்பிட்டது: {0}</translation>
    </message>
</context>
<context>
    <name>day report</name>
    <message>
        <source>unknown</source>
        <translation>தெரியாது</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>மதிப்பீடு</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>எண்ணப்பட்டது</translation>
    </message>
    <message>
        <source>final</source>
        <translation>இறுதி</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>வழங்கல்</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>முடிவுகள்</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>தீர்வு</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>சிக்கல்கள்</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>காத்திருப்பு</translation>
    </message>
    <message>
        <source>All {count} tables</source>
        <translation>எல்லா {count} மேசைகளும்</translation>
    </message>
    <message>
        <source>Audit of table {table}</source>
        <translation>மேசை {table} தணிக்கை</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>By Dealer</source>
        <translation>டீலர் வாரியாக</translation>
    </message>
    <message>
        <source>By shift</source>
        <translation>Shift வாரியாக</translation>
    </message>
    <message>
        <source>By table and shift</source>
        <translation>மேசை, Shift வாரியாக</translation>
    </message>
    <message>
        <source>Cases by kind and Dealer</source>
        <translation>வகை, டீலர் வாரியாகச் சம்பவங்கள்</translation>
    </message>
    <message>
        <source>Fills and credits</source>
        <translation>நிரப்பல்களும் திருப்பல்களும்</translation>
    </message>
    <message>
        <source>Hold explained by Dealer and shift</source>
        <translation>டீலர், Shift வாரியாக வென்றதன் விளக்கம்</translation>
    </message>
    <message>
        <source>Hold explained, {game}</source>
        <translation>வென்றதன் விளக்கம், {game}</translation>
    </message>
    <message>
        <source>OPEN: session {number} has {count} exceptions</source>
        <translation>திறந்தது: அமர்வு {number} இல் {count} விலகல்கள்</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>நிலையான அளவு</translation>
    </message>
    <message>
        <source>Payouts of {amount} and more</source>
        <translation>{amount} அல்லது அதற்கு மேல் கொடுத்தவை</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>சுற்று</translation>
    </message>
    <message>
        <source>Round {number} is void</source>
        <translation>சுற்று {number} ரத்து</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>சுற்றுகள்</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>மணிக்குச் சுற்றுகள்</translation>
    </message>
    <message>
        <source>Rounds an hour of dealing</source>
        <translation>வழங்கும் மணிக்குச் சுற்றுகள்</translation>
    </message>
    <message>
        <source>Rounds in each hour</source>
        <translation>ஒவ்வொரு மணியிலும் சுற்றுகள்</translation>
    </message>
    <message>
        <source>Rounds: {over}, of which void: {void}; still open: {open}</source>
        <translation>சுற்றுகள்: {over}, அவற்றில் ரத்து: {void}; இன்னும் முடியாதவை: {open}</translation>
    </message>
    <message>
        <source>Seconds by cause</source>
        <translation>காரணம் வாரியாக விநாடிகள்</translation>
    </message>
    <message>
        <source>Session {number}, from {opened}, still open ({grade})</source>
        <translation>அமர்வு {number}, {opened} முதல், இன்னும் திறந்துள்ளது ({grade})</translation>
    </message>
    <message>
        <source>Session {number}, {opened} to {closed} ({grade})</source>
        <translation>அமர்வு {number}, {opened} முதல் {closed} வரை ({grade})</translation>
    </message>
    <message>
        <source>Signed slips, all days: {firsts} first prints, {again} duplicates</source>
        <translation>கையொப்பமிட்ட ரசீதுகள், எல்லா நாட்களும்: முதல் அச்சு {firsts}, மறுஅச்சு {again}</translation>
    </message>
    <message>
        <source>Slips of the tray&apos;s money, all days: {counts}</source>
        <translation>தட்டுப் பண ரசீதுகள், எல்லா நாட்களும்: {counts}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>மேசை {table}</translation>
    </message>
    <message>
        <source>Table {table}, signed by the key {key}</source>
        <translation>மேசை {table}, சாவி {key} கையொப்பமிட்டது</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>மேசைகள்</translation>
    </message>
    <message>
        <source>The slips in {folder} are as the journal has them</source>
        <translation>{folder} இல் உள்ள ரசீதுகள் பதிவேட்டில் உள்ளபடியே உள்ளன</translation>
    </message>
    <message>
        <source>The slips&apos; files were not compared: name their folder (--slips)</source>
        <translation>ரசீதுக் கோப்புகள் ஒப்பிடப்படவில்லை: அவற்றின் கோப்புறையைக் குறிப்பிடுங்கள் (--slips)</translation>
    </message>
    <message>
        <source>The table&apos;s key</source>
        <translation>மேசைச் சாவி</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>WRONG: the copies of {kind} {of} are {numbers}</source>
        <translation>தவறு: {kind} {of} நகல்கள் {numbers}</translation>
    </message>
    <message>
        <source>WRONG: {what}</source>
        <translation>தவறு: {what}</translation>
    </message>
    <message>
        <source>What a variance may come from (a hint, no finding)</source>
        <translation>வேறுபாடு எதனால் இருக்கலாம் (குறிப்பு, முடிவு அல்ல)</translation>
    </message>
    <message>
        <source>What the House has won, Round by Round</source>
        <translation>House வென்றது, சுற்று சுற்றாக</translation>
    </message>
    <message>
        <source>a Round</source>
        <translation>ஒரு சுற்றுக்கு</translation>
    </message>
    <message>
        <source>advice: a larger par</source>
        <translation>ஆலோசனை: பெரிய நிலையான அளவு</translation>
    </message>
    <message>
        <source>all</source>
        <translation>அனைத்தும்</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>an hour of dealing</source>
        <translation>வழங்கும் மணிக்கு</translation>
    </message>
    <message>
        <source>box</source>
        <translation>கட்டம்</translation>
    </message>
    <message>
        <source>by {least} to {most}, if the House approves it</source>
        <translation>{least} முதல் {most} வரை, House ஒப்புதல் அளித்தால்</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>கைவிடப்பட்டது</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>சம்பவங்கள்</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>இறுதி எண்ணிக்கை</translation>
    </message>
    <message>
        <source>counted drop</source>
        <translation>எண்ணிய பெட்டித் தொகை</translation>
    </message>
    <message>
        <source>credit</source>
        <translation>திருப்பல்</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>திருப்பல்கள்</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>துண்டிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>done</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>விலகல்</translation>
    </message>
    <message>
        <source>exceptions open</source>
        <translation>தீராத விலகல்கள்</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>நிரப்பல்</translation>
    </message>
    <message>
        <source>fills</source>
        <translation>நிரப்பல்கள்</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>{least} முதல் {most} வரை</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>தரம்</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>அதிர்ஷ்டம்</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>number</source>
        <translation>எண்</translation>
    </message>
    <message>
        <source>number not used</source>
        <translation>எண் பயன்படவில்லை</translation>
    </message>
    <message>
        <source>of the Rounds corrected</source>
        <translation>அவற்றில் திருத்தம்</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>வழியில்</translation>
    </message>
    <message>
        <source>opener</source>
        <translation>தொடக்க எண்ணிக்கை</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>கொடுத்தது</translation>
    </message>
    <message>
        <source>recorded drop</source>
        <translation>பதிந்த பெட்டித் தொகை</translation>
    </message>
    <message>
        <source>request</source>
        <translation>கோரிக்கை</translation>
    </message>
    <message>
        <source>request {request}: {how}</source>
        <translation>கோரிக்கை {request}: {how}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>விளைவு</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>திருப்பி அனுப்பப்பட்டது</translation>
    </message>
    <message>
        <source>share</source>
        <translation>பங்கு</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>shift {shift}, {game}</source>
        <translation>Shift {shift}, {game}</translation>
    </message>
    <message>
        <source>slip lost</source>
        <translation>ரசீது தொலைந்தது</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>வைத்த தொகை</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>இன்னும் முடியவில்லை</translation>
    </message>
    <message>
        <source>table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>the House won</source>
        <translation>House வென்றது</translation>
    </message>
    <message>
        <source>theoretical win</source>
        <translation>கோட்பாட்டு வெற்றி</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>void {number}: {amount}</source>
        <translation>ரத்து {number}: {amount}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>வென்றது</translation>
    </message>
    <message>
        <source>{amount}, closed by force: the next opener</source>
        <translation>{amount}, கட்டாயமாக மூடப்பட்டது: அடுத்த தொடக்க எண்ணிக்கை</translation>
    </message>
    <message>
        <source>{amount}, counted by two</source>
        <translation>{amount}, இருவர் எண்ணினர்</translation>
    </message>
    <message>
        <source>{game}, {decks} decks</source>
        <translation>{game}, {decks} கட்டுகள்</translation>
    </message>
    <message>
        <source>{kind} {number} is missing</source>
        <translation>{kind} {number} இல்லை</translation>
    </message>
    <message>
        <source>{kind} {number} is there twice</source>
        <translation>{kind} {number} இரண்டு முறை உள்ளது</translation>
    </message>
    <message>
        <source>{kind} {number} was not used ({how})</source>
        <translation>{kind} {number} பயன்படவில்லை ({how})</translation>
    </message>
    <message>
        <source>{result} = Rounds {rounds} + tray {tray} + drop {drop}</source>
        <translation>{result} = சுற்றுகள் {rounds} + தட்டு {tray} + பெட்டி {drop}</translation>
    </message>
    <message>
        <source>{who}, {game}</source>
        <translation>{who}, {game}</translation>
    </message>
</context>
<context>
    <name>dealer</name>
    <message>
        <source>A Round is open: another Dealer signs in and takes it over.</source>
        <translation>சுற்று திறந்துள்ளது: வேறு டீலர் உள்நுழைந்து பொறுப்பேற்கிறார்.</translation>
    </message>
    <message>
        <source>Nobody was signed out.</source>
        <translation>யாரும் வெளியேற்றப்படவில்லை.</translation>
    </message>
    <message>
        <source>The note waits for the next Dealer.</source>
        <translation>குறிப்பு அடுத்த டீலருக்காகக் காத்திருக்கிறது.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Cards are entered by hand</source>
        <translation>சீட்டுகள் கையால் பதியப்படுகின்றன</translation>
    </message>
    <message>
        <source>The house profile names no card reader.</source>
        <translation>House அமைப்பில் சீட்டு வாசிப்பான் இல்லை.</translation>
    </message>
    <message>
        <source>Last heard at {0}. Silence is normal.</source>
        <translation>கடைசியாகக் கேட்டது {0}. மௌனம் இயல்பு.</translation>
    </message>
    <message>
        <source>Nothing has come yet. Silence is normal.</source>
        <translation>இன்னும் எதுவும் வரவில்லை. மௌனம் இயல்பு.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>புரிந்தவை</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>புரியாதவை</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>மீண்டும் வந்தவை</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>இடைவெளிகள்</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Set aside: it sent too much ({0})</source>
        <translation>ஒதுக்கப்பட்டது: அதிகம் அனுப்பியது ({0})</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>இணைப்பில்லை</translation>
    </message>
    <message>
        <source>Connected, but silent when it should not be</source>
        <translation>இணைந்தது, ஆனால் இருக்கக்கூடாத மௌனம்</translation>
    </message>
    <message>
        <source>Connected, but nothing that comes can be read</source>
        <translation>இணைந்தது, ஆனால் வருவது புரியவில்லை</translation>
    </message>
    <message>
        <source>{0} bits a second</source>
        <translation>வினாடிக்கு {0} பிட்</translation>
    </message>
    <message>
        <source>The device is not connected.</source>
        <translation>சாதனம் இணைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>Lock the shoe</source>
        <translation>Shoe பூட்டு</translation>
    </message>
    <message>
        <source>Unlock the shoe</source>
        <translation>Shoe பூட்டைத் திற</translation>
    </message>
    <message>
        <source>Clear the error</source>
        <translation>பிழையை நீக்கு</translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation>இச்சாதனம் கட்டளை ஏற்காது.</translation>
    </message>
    <message>
        <source>Commands to the shoe are off in the house profile.</source>
        <translation>Shoe கட்டளைகள் House அமைப்பில் அணைக்கப்பட்டுள்ளன.</translation>
    </message>
    <message>
        <source>Not connected: no command can be given.</source>
        <translation>இணைப்பில்லை: கட்டளை தர முடியாது.</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>சீட்டு எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>Cards drawn together: {0}</source>
        <translation>ஒன்றாக எடுத்த சீட்டுகள்: {0}</translation>
    </message>
    <message>
        <source>Not understood ({0})</source>
        <translation>புரியவில்லை ({0})</translation>
    </message>
    <message>
        <source>Card drawn: {0}</source>
        <translation>எடுத்த சீட்டு: {0}</translation>
    </message>
    <message>
        <source>Error: {0}</source>
        <translation>பிழை: {0}</translation>
    </message>
    <message>
        <source>Error over: {0}</source>
        <translation>பிழை முடிந்தது: {0}</translation>
    </message>
    <message>
        <source>Not understood ({0}): {1}</source>
        <translation>புரியவில்லை ({0}): {1}</translation>
    </message>
    <message>
        <source>Not understood: {0}, {1}</source>
        <translation>புரியவில்லை: {0}, {1}</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 செய்தி</translation>
    </message>
    <message>
        <source>{0} messages</source>
        <translation>{0} செய்திகள்</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 பைட்</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0} பைட்</translation>
    </message>
    <message>
        <source>Set aside: {0}</source>
        <translation>ஒதுக்கப்பட்டது: {0}</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>Add one: tablemgr people add NAME --role shift-manager</source>
        <translation>ஒருவரைச் சேர்க்கவும்: tablemgr people add NAME --role shift-manager</translation>
    </message>
    <message>
        <source>Call the Shift Manager, and put it back from a back-up.</source>
        <translation>Shift மேலாளரை அழைத்து, காப்பிலிருந்து திரும்ப வைக்கவும்.</translation>
    </message>
    <message>
        <source>Call the Shift Manager.</source>
        <translation>Shift மேலாளரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation>இவ்வியந்திரத்தின் தேதியையும் நேரத்தையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Close them: chmod go= FOLDER, go-w FILE.</source>
        <translation>மூடவும்: chmod go= FOLDER, go-w FILE.</translation>
    </message>
    <message>
        <source>D-Bus</source>
        <translation>D-Bus</translation>
    </message>
    <message>
        <source>Give this user the right.</source>
        <translation>இப்பயனருக்கு உரிமை தரவும்.</translation>
    </message>
    <message>
        <source>Install alsa-utils (aplay).</source>
        <translation>alsa-utils (aplay) நிறுவவும்.</translation>
    </message>
    <message>
        <source>Its owner alone may have any.</source>
        <translation>உரிமையாளருக்கு மட்டுமே உரிமை இருக்கலாம்.</translation>
    </message>
    <message>
        <source>Look from the table&apos;s own session.</source>
        <translation>மேசையின் சொந்த அமர்விலிருந்து பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify {path}`.</source>
        <translation>`tablemgr journal verify {path}` மூலம் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Make room before the next shift.</source>
        <translation>அடுத்த Shift முன் இடம் ஏற்படுத்தவும்.</translation>
    </message>
    <message>
        <source>Name one in the house profile: witness.</source>
        <translation>House அமைப்பில் ஒன்றைத் தரவும்: witness.</translation>
    </message>
    <message>
        <source>Shift Managers who may sign: {count}; a house needs two</source>
        <translation>கையொப்பமிடக்கூடிய Shift மேலாளர்கள்: {count}; இருவர் தேவை</translation>
    </message>
    <message>
        <source>Switch blanking off: xset s off -dpms.</source>
        <translation>திரை அணைவதை நிறுத்தவும்: xset s off -dpms.</translation>
    </message>
    <message>
        <source>`tablemgr backup --to {folder}` makes one; a timer does it each hour.</source>
        <translation>`tablemgr backup --to {folder}` ஒன்று எடுக்கும்; நேரங்காட்டி மணிக்கொருமுறை எடுக்கும்.</translation>
    </message>
    <message>
        <source>`tablemgr devices` lists the ports.</source>
        <translation>`tablemgr devices` முனைகளைப் பட்டியலிடும்.</translation>
    </message>
    <message>
        <source>back-ups</source>
        <translation>காப்புகள்</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>கடிகாரம்</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>வட்டு</translation>
    </message>
    <message>
        <source>every row is as the program wrote it</source>
        <translation>ஒவ்வொரு வரியும் நிரல் எழுதியபடி உள்ளது</translation>
    </message>
    <message>
        <source>fonts</source>
        <translation>எழுத்துருக்கள்</translation>
    </message>
    <message>
        <source>house profile</source>
        <translation>House அமைப்பு</translation>
    </message>
    <message>
        <source>it can&apos;t be asked: {error}</source>
        <translation>கேட்க முடியவில்லை: {error}</translation>
    </message>
    <message>
        <source>it is not before the journal&apos;s latest entry</source>
        <translation>பதிவேட்டின் கடைசிப் பதிவுக்கு முந்தையதல்ல</translation>
    </message>
    <message>
        <source>it is not sealed by the key that is here</source>
        <translation>இங்குள்ள சாவியால் முத்திரையிடப்படவில்லை</translation>
    </message>
    <message>
        <source>it is the journal of another table, {table}</source>
        <translation>இது வேறு மேசையின் பதிவேடு: {table}</translation>
    </message>
    <message>
        <source>it is {seconds} s behind the journal&apos;s latest entry</source>
        <translation>பதிவேட்டின் கடைசிப் பதிவை விட {seconds} விநாடி பின்தங்கியது</translation>
    </message>
    <message>
        <source>its key {key} is missing</source>
        <translation>அதன் சாவி {key} இல்லை</translation>
    </message>
    <message>
        <source>its log was changed by something else than the program, from entry {entry} on</source>
        <translation>பதிவு {entry} முதல் அதன் பதிவுகள் நிரலுக்கு வெளியே மாற்றப்பட்டன</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>பதிவேடு</translation>
    </message>
    <message>
        <source>journal {table}</source>
        <translation>பதிவேடு {table}</translation>
    </message>
    <message>
        <source>key</source>
        <translation>சாவி</translation>
    </message>
    <message>
        <source>no journal yet to compare it with</source>
        <translation>ஒப்பிட இன்னும் பதிவேடு இல்லை</translation>
    </message>
    <message>
        <source>no other account may look in or write</source>
        <translation>வேறு கணக்கு பார்க்கவோ எழுதவோ முடியாது</translation>
    </message>
    <message>
        <source>no program plays them: what stops the game rings the desktop&apos;s bell</source>
        <translation>ஒலிக்க நிரல் இல்லை: ஆட்டத்தை நிறுத்துவது மட்டும் மணியடிக்கும்</translation>
    </message>
    <message>
        <source>no session bus answers: the program can&apos;t keep the screen lit</source>
        <translation>அமர்வுப் பாதை பதிலளிக்கவில்லை: திரையை ஒளிரவைக்க முடியாது</translation>
    </message>
    <message>
        <source>none is set: slips are saved, not printed</source>
        <translation>ஏதும் அமைக்கப்படவில்லை: ரசீதுகள் சேமிக்கப்படும், அச்சாகா</translation>
    </message>
    <message>
        <source>note</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>சரி</translation>
    </message>
    <message>
        <source>other accounts have rights: {rights}</source>
        <translation>மற்ற கணக்குகளுக்கு உரிமை உண்டு: {rights}</translation>
    </message>
    <message>
        <source>other accounts may look in or write: {what}</source>
        <translation>மற்ற கணக்குகள் பார்க்கலாம் அல்லது எழுதலாம்: {what}</translation>
    </message>
    <message>
        <source>printer cage</source>
        <translation>காசாளர் அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>printer reports</source>
        <translation>அறிக்கை அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>printer slips</source>
        <translation>ரசீது அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>printers</source>
        <translation>அச்சுப்பொறிகள்</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>வாசிப்பான்</translation>
    </message>
    <message>
        <source>rights</source>
        <translation>உரிமைகள்</translation>
    </message>
    <message>
        <source>rows were taken out of it, or old ones put back</source>
        <translation>வரிகள் எடுக்கப்பட்டன, அல்லது பழையவை திரும்ப வைக்கப்பட்டன</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>திரை</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>ஒலிகள்</translation>
    </message>
    <message>
        <source>staff register</source>
        <translation>ஊழியர் பதிவேடு</translation>
    </message>
    <message>
        <source>the journal has no entry yet to compare it with</source>
        <translation>ஒப்பிடப் பதிவேட்டில் இன்னும் பதிவு இல்லை</translation>
    </message>
    <message>
        <source>the journal&apos;s latest entry is over a week old</source>
        <translation>பதிவேட்டின் கடைசிப் பதிவு ஒரு வாரத்துக்கு மேல் பழையது</translation>
    </message>
    <message>
        <source>the key and the slips agree; no witness file is named</source>
        <translation>சாவியும் ரசீதுகளும் பொருந்துகின்றன; சாட்சிக் கோப்பு தரப்படவில்லை</translation>
    </message>
    <message>
        <source>the key, the slips and {file} agree</source>
        <translation>சாவி, ரசீதுகள், {file} பொருந்துகின்றன</translation>
    </message>
    <message>
        <source>the newest in {folder} is of {when}</source>
        <translation>{folder} உள்ளதில் புதியது: {when}</translation>
    </message>
    <message>
        <source>the newest in {folder} is of {when}, {days} days old</source>
        <translation>{folder} உள்ளதில் புதியது: {when}, {days} நாள் பழையது</translation>
    </message>
    <message>
        <source>the session&apos;s bus answers</source>
        <translation>அமர்வுப் பாதை பதிலளிக்கிறது</translation>
    </message>
    <message>
        <source>the slips in {folder}</source>
        <translation>{folder} உள்ள ரசீதுகள்</translation>
    </message>
    <message>
        <source>the witness file {file}</source>
        <translation>சாட்சிக் கோப்பு {file}</translation>
    </message>
    <message>
        <source>there is none here: no Wayland or X answers</source>
        <translation>இங்கு இல்லை: Wayland, X பதிலளிக்கவில்லை</translation>
    </message>
    <message>
        <source>there is none in {folder}</source>
        <translation>{folder} உள்ளே ஏதும் இல்லை</translation>
    </message>
    <message>
        <source>there is none in {folder} yet</source>
        <translation>{folder} உள்ளே இன்னும் ஏதும் இல்லை</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>இன்னும் இல்லை</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>உள்ளது</translation>
    </message>
    <message>
        <source>those of the slips can be read</source>
        <translation>ரசீதின் எழுத்துருக்களைப் படிக்க முடிகிறது</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>பார்க்கவில்லை</translation>
    </message>
    <message>
        <source>what it has on {name} was changed by something else than the program</source>
        <translation>{name} பற்றியது நிரலுக்கு வெளியே மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>witnesses</source>
        <translation>சாட்சிகள்</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>தவறு</translation>
    </message>
    <message>
        <source>{address} can print</source>
        <translation>{address} அச்சிட முடியும்</translation>
    </message>
    <message>
        <source>{address}: {what}</source>
        <translation>{address}: {what}</translation>
    </message>
    <message>
        <source>{address}: {what} {said}</source>
        <translation>{address}: {what} {said}</translation>
    </message>
    <message>
        <source>{file}: table {table}</source>
        <translation>{file}: மேசை {table}</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be written</source>
        <translation>{folder} எழுத முடியாது</translation>
    </message>
    <message>
        <source>{free:,} MB free in {folder}</source>
        <translation>{folder}: {free:,} MB காலி</translation>
    </message>
    <message>
        <source>{lines}</source>
        <translation>{lines}</translation>
    </message>
    <message>
        <source>{path} is gone; its key {key} is still there</source>
        <translation>{path} இல்லை; அதன் சாவி {key} இன்னும் உள்ளது</translation>
    </message>
    <message>
        <source>{path} is gone; {anchor} is still there</source>
        <translation>{path} இல்லை; {anchor} இன்னும் உள்ளது</translation>
    </message>
    <message>
        <source>{path} is gone; {what} know it</source>
        <translation>{path} இல்லை; {what} அதை அறியும்</translation>
    </message>
    <message>
        <source>{player} plays them</source>
        <translation>{player} ஒலிக்கும்</translation>
    </message>
    <message>
        <source>{port} can be opened</source>
        <translation>{port} திறக்க முடியும்</translation>
    </message>
    <message>
        <source>{port} can&apos;t be opened: {kind} ({detail})</source>
        <translation>{port} திறக்க முடியவில்லை: {kind} ({detail})</translation>
    </message>
    <message>
        <source>{port}: nothing to look at without opening it</source>
        <translation>{port}: திறக்காமல் பார்க்க ஏதுமில்லை</translation>
    </message>
</context>
<context>
    <name>drop boxes</name>
    <message>
        <source>Box</source>
        <translation>பெட்டி</translation>
    </message>
</context>
<context>
    <name>exceptions</name>
    <message>
        <source>opener</source>
        <translation>தொடக்க எண்ணிக்கை</translation>
    </message>
    <message>
        <source>count</source>
        <translation>எண்ணிக்கை</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>இறுதி எண்ணிக்கை</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>பெட்டித் தொகை</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>பரிமாற்றம்</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>கட்டாயம்</translation>
    </message>
    <message>
        <source>under-way</source>
        <translation>வழியில்</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>போக்கு</translation>
    </message>
    <message>
        <source>slip-lost</source>
        <translation>ரசீது தொலைந்தது</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>card {number}</source>
        <translation>சீட்டு {number}</translation>
    </message>
    <message>
        <source>1 card, face down</source>
        <translation>1 மூடிய சீட்டு</translation>
    </message>
    <message>
        <source>{0} cards, face down</source>
        <translation>{0} மூடிய சீட்டுகள்</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>&apos;irregularity {kind}&apos; lacks its text</source>
        <translation>&apos;irregularity {kind}&apos;: உரை இல்லை</translation>
    </message>
    <message>
        <source>&apos;{player}={value}&apos;: only &apos;{player}=no&apos; can be said of a Split</source>
        <translation>&apos;{player}={value}&apos;: Split பற்றி &apos;{player}=no&apos; மட்டுமே சொல்லலாம்</translation>
    </message>
    <message>
        <source>--out and --bytes are only for a slip.</source>
        <translation>--out, --bytes ரசீதுக்கு மட்டும்.</translation>
    </message>
    <message>
        <source>--print is only for a slip.</source>
        <translation>--print ரசீதுக்கு மட்டும்.</translation>
    </message>
    <message>
        <source>--progress needs --at.</source>
        <translation>--progress தர --at தேவை.</translation>
    </message>
    <message>
        <source>A PIN in the staff register is damaged.</source>
        <translation>ஊழியர் பதிவேட்டில் ஒரு PIN சேதம்.</translation>
    </message>
    <message>
        <source>A Round is open.</source>
        <translation>ஒரு சுற்று திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>A certificate needs the table&apos;s key.</source>
        <translation>சான்றிதழுக்கு மேசைச் சாவி தேவை.</translation>
    </message>
    <message>
        <source>A drill of a Round needs --{word}.</source>
        <translation>சுற்றுப் பயிற்சிக்குத் தேவை: --{word}.</translation>
    </message>
    <message>
        <source>A drill of a case does not.</source>
        <translation>சம்பவப் பயிற்சிக்குத் தேவையில்லை.</translation>
    </message>
    <message>
        <source>A file of the program is missing: set it up again.</source>
        <translation>நிரலின் ஒரு கோப்பு இல்லை: மீண்டும் நிறுவவும்.</translation>
    </message>
    <message>
        <source>A report on paper is of one journal, in a file of its own.</source>
        <translation>தாள் அறிக்கை ஒரு பதிவேட்டுக்கே, தனிக் கோப்பில்.</translation>
    </message>
    <message>
        <source>A supervisor can allow it in the device profile.</source>
        <translation>மேற்பார்வையாளர் சாதன அமைப்பில் அனுமதிக்கலாம்.</translation>
    </message>
    <message>
        <source>A test needs two assessors, and none of them is the candidate.</source>
        <translation>தேர்வுக்கு இரு மதிப்பீட்டாளர் தேவை; தேர்வர் அல்லாதவர்.</translation>
    </message>
    <message>
        <source>A training table opens no device, and not {port} either.</source>
        <translation>பயிற்சி மேசை சாதனம் திறக்காது, {port} கூட இல்லை.</translation>
    </message>
    <message>
        <source>A training table&apos;s journal does not go to the pit.</source>
        <translation>பயிற்சி மேசைப் பதிவேடு Pit செல்லாது.</translation>
    </message>
    <message>
        <source>Add --by NAME. The Shift Managers are: {names}.</source>
        <translation>--by NAME சேர்க்கவும். Shift மேலாளர்கள்: {names}.</translation>
    </message>
    <message>
        <source>Add sslmode=verify-full, and sslrootcert with the house&apos;s certificate.</source>
        <translation>sslmode=verify-full சேர்க்கவும்; sslrootcert House சான்றிதழுடன்.</translation>
    </message>
    <message>
        <source>Ask for another game.</source>
        <translation>வேறு ஆட்டம் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Ask for each by itself.</source>
        <translation>ஒவ்வொன்றாகக் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Ask the technician: tablemgr pit --help says how tables are added.</source>
        <translation>தொழில்நுட்பரைக் கேட்கவும்: மேசை சேர்க்கும் முறை, tablemgr pit --help.</translation>
    </message>
    <message>
        <source>Ask the technician: without its key the table can&apos;t sign a slip.</source>
        <translation>தொழில்நுட்பரைக் கேட்கவும்: சாவி இன்றி மேசை ரசீதில் கையொப்பமிட முடியாது.</translation>
    </message>
    <message>
        <source>Bring the file back; without it no name is found again.</source>
        <translation>கோப்பைத் திரும்ப வைக்கவும்; அதின்றி பெயர்களைக் கண்டறிய முடியாது.</translation>
    </message>
    <message>
        <source>Call the technician: the journal has the whole Round.</source>
        <translation>தொழில்நுட்பரை அழைக்கவும்: பதிவேட்டில் சுற்று முழுதும் உள்ளது.</translation>
    </message>
    <message>
        <source>Cards of this Round lie face down.</source>
        <translation>இச்சுற்றின் சீட்டுகள் மூடியுள்ளன.</translation>
    </message>
    <message>
        <source>Change it there: it comes here.</source>
        <translation>அங்கே மாற்றவும்: அது இங்கே வரும்.</translation>
    </message>
    <message>
        <source>Change its settings at the table, or name another file with --profile.</source>
        <translation>மேசையில் அமைப்பை மாற்றவும், அல்லது --profile மூலம் வேறு கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Check its cable and its power.</source>
        <translation>கேபிளையும் மின்சாரத்தையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Check its disk and its rights, or put a copy back.</source>
        <translation>வட்டையும் உரிமைகளையும் பார்க்கவும், அல்லது நகலை வைக்கவும்.</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written by this user, then start again.</source>
        <translation>அதன் கோப்புறை உள்ளதா, இப்பயனர் எழுத முடியுமா எனப் பார்த்து, மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Check that the file&apos;s folder exists and that this user may read and write there.</source>
        <translation>கோப்பின் கோப்புறை உள்ளதா, இப்பயனர் அங்கே படித்து எழுத முடியுமா எனப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Check the disk and its free space, then start again.</source>
        <translation>வட்டையும் காலியிடத்தையும் பார்த்து, மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Check the folder of the slips.</source>
        <translation>ரசீதுக் கோப்புறையைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>கோப்புறையைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Choose a Player of that Round.</source>
        <translation>அந்தச் சுற்றின் ஆட்டக்காரரைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>Choose a Round record.</source>
        <translation>ஒரு சுற்றுப் பதிவைத் தேரவும்.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>குறுகியதைத் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>Choose another back-up.</source>
        <translation>வேறு காப்பைத் தேரவும்.</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>வேறு ஆட்டம் தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>Choose another layout in the house profile, or mend the drawing.</source>
        <translation>House அமைப்பில் வேறு மேசை அமைப்பைத் தேரவும், அல்லது படத்தைச் சரிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Choose another layout in the house profile.</source>
        <translation>House அமைப்பில் வேறு மேசை அமைப்பைத் தேரவும்.</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>முதலில் மூடவும்.</translation>
    </message>
    <message>
        <source>Close it to them: chmod 600 {path}. If somebody may have read it, make a new key.</source>
        <translation>பிறருக்கு மூடவும்: chmod 600 {path}. யாரேனும் படித்திருந்தால் புதிய சாவி செய்யவும்.</translation>
    </message>
    <message>
        <source>Close the other window of this table (or end its process), then try again.</source>
        <translation>இம்மேசையின் மற்றச் சாளரத்தை மூடி (அல்லது செயலை முடித்து), மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>Correct the device profiles.</source>
        <translation>சாதன அமைப்புகளைத் திருத்தவும்.</translation>
    </message>
    <message>
        <source>Delete the file: a new key is made at the next start.</source>
        <translation>கோப்பை அழிக்கவும்: அடுத்த தொடக்கத்தில் புதிய சாவி உருவாகும்.</translation>
    </message>
    <message>
        <source>Each person chooses a language again, in the menu.</source>
        <translation>ஒவ்வொருவரும் பட்டியலில் மொழியை மீண்டும் தேரவும்.</translation>
    </message>
    <message>
        <source>Enter two names.</source>
        <translation>இரண்டு பெயர்கள் உள்ளிடவும்.</translation>
    </message>
    <message>
        <source>Everything is in {path}. Put the link back as it was, then restore the table.</source>
        <translation>அனைத்தும் {path} உள்ளே உள்ளன. இணைப்பை முன்போல வைத்து, மேசையை மீட்டெடுக்கவும்.</translation>
    </message>
    <message>
        <source>Everything up to entry {last} is in the file now. Restore the table.</source>
        <translation>பதிவு {last} வரை அனைத்தும் இப்போது கோப்பில் உள்ளன. மேசையை மீட்டெடுக்கவும்.</translation>
    </message>
    <message>
        <source>Everything up to entry {last} is in {copy}. If there is a file {name}, move it away; put the journal back or rename the copy to {name}; then restore the table.</source>
        <translation>பதிவு {last} வரை அனைத்தும் {copy} உள்ளே உள்ளன. {name} என்ற கோப்பு இருந்தால் நகர்த்தவும்; பதிவேட்டைத் திரும்ப வைக்கவும் அல்லது நகலுக்கு {name} எனப் பெயரிடவும்; பிறகு மேசையை மீட்டெடுக்கவும்.</translation>
    </message>
    <message>
        <source>Exchange --from and --to.</source>
        <translation>--from, --to மாற்றவும்.</translation>
    </message>
    <message>
        <source>Export all that is told of it instead (`tablemgr journal export --full`).</source>
        <translation>அனைத்தையும் ஏற்றுமதி செய்யவும் (`tablemgr journal export --full`).</translation>
    </message>
    <message>
        <source>Export it once the Round is over.</source>
        <translation>சுற்று முடிந்ததும் ஏற்றுமதி செய்யவும்.</translation>
    </message>
    <message>
        <source>Finish the Round first.</source>
        <translation>முதலில் சுற்றை முடிக்கவும்.</translation>
    </message>
    <message>
        <source>Free space on this disk, then start the table again.</source>
        <translation>இவ்வட்டில் இடம் ஏற்படுத்தி, மேசையை மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Free space there, or name another folder for temporary files (TMPDIR).</source>
        <translation>இடம் ஒதுக்கவும், அல்லது வேறு தற்காலிகக் கோப்புறை தரவும் (TMPDIR).</translation>
    </message>
    <message>
        <source>Games: {names}.</source>
        <translation>ஆட்டங்கள்: {names}.</translation>
    </message>
    <message>
        <source>Give --number or --person.</source>
        <translation>--number அல்லது --person தரவும்.</translation>
    </message>
    <message>
        <source>Give --out.</source>
        <translation>--out தரவும்.</translation>
    </message>
    <message>
        <source>Give --protocol ({protocols}) or --profile ({names}).</source>
        <translation>--protocol ({protocols}) அல்லது --profile ({names}) தரவும்.</translation>
    </message>
    <message>
        <source>Give a CSV file with the lines `uid,card`, e.g. `E0040150A1B2C3D4,Kh`.</source>
        <translation>`uid,card` வரிகளுடன் CSV தரவும், எ.கா. `E0040150A1B2C3D4,Kh`.</translation>
    </message>
    <message>
        <source>Give a file that `tablemgr devices record` has written.</source>
        <translation>`tablemgr devices record` எழுதிய கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Give a recorded session.</source>
        <translation>பதிவுசெய்த அமர்வு தரவும்.</translation>
    </message>
    <message>
        <source>Give a round record.</source>
        <translation>சுற்றுப் பதிவு தரவும்.</translation>
    </message>
    <message>
        <source>Give a slip&apos;s picture, PDF or plain text, or its code, which begins with T1:.</source>
        <translation>ரசீதின் படம், PDF, உரை அல்லது T1: எனத் தொடங்கும் குறியீடு தரவும்.</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>சிறியது தரவும்.</translation>
    </message>
    <message>
        <source>Give a witness file, a slip, its code, or a head as it is printed: ENTRY and its hash.</source>
        <translation>சாட்சிக் கோப்பு, ரசீது, அதன் குறியீடு, அல்லது அச்சிட்டபடி பதிவேட்டின் தலை: பதிவு எண், அதன் ஹாஷ் தரவும்.</translation>
    </message>
    <message>
        <source>Give an object: {{&quot;kind&quot;: &quot;allowed&quot;}}.</source>
        <translation>பொருள் தரவும்: {{&quot;kind&quot;: &quot;allowed&quot;}}.</translation>
    </message>
    <message>
        <source>Give another path for it.</source>
        <translation>வேறு பாதை தரவும்.</translation>
    </message>
    <message>
        <source>Give answers, one JSON object a line.</source>
        <translation>விடைகளைத் தரவும், வரிக்கொரு JSON.</translation>
    </message>
    <message>
        <source>Give one of: {known}.</source>
        <translation>இவற்றில் ஒன்று தரவும்: {known}.</translation>
    </message>
    <message>
        <source>Give the CSV file of the tags.</source>
        <translation>குறிச்சொற்களின் CSV தரவும்.</translation>
    </message>
    <message>
        <source>Give the public half of the table&apos;s key: tablemgr key show --pem.</source>
        <translation>மேசைச் சாவியின் பொதுப் பகுதி தரவும்: tablemgr key show --pem.</translation>
    </message>
    <message>
        <source>Give this table a journal of its own in the house profile.</source>
        <translation>House அமைப்பில் இம்மேசைக்குத் தனிப் பதிவேடு தரவும்.</translation>
    </message>
    <message>
        <source>Give this user the right to write the file and its folder, then start again.</source>
        <translation>கோப்பையும் கோப்புறையையும் எழுத இப்பயனருக்கு உரிமை தந்து, மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Give this user the right to write there.</source>
        <translation>இப்பயனருக்கு அங்கு எழுதும் உரிமை தரவும்.</translation>
    </message>
    <message>
        <source>Give what `tablemgr drill ask --json` printed.</source>
        <translation>`tablemgr drill ask --json` அச்சிட்டதைத் தரவும்.</translation>
    </message>
    <message>
        <source>Give {faults_help}.</source>
        <translation>தரவும்: {faults_help}.</translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} has no size.</source>
        <translation>மேசை அமைப்பு {source}: இடம் {name} அளவு இல்லை.</translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} lies outside the drawing.</source>
        <translation>மேசை அமைப்பு {source}: இடம் {name} படத்துக்கு வெளியே.</translation>
    </message>
    <message>
        <source>Install PySide6-Essentials 6.11.3, or Python 3.12 or later.</source>
        <translation>PySide6-Essentials 6.11.3 அல்லது Python 3.12 நிறுவவும்.</translation>
    </message>
    <message>
        <source>Install the extra `pit`, or work in a checkout after make setup.</source>
        <translation>கூடுதல் `pit` நிறுவவும், அல்லது make setup செய்த checkout பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>Install the program again, or choose another language.</source>
        <translation>நிரலை மீண்டும் நிறுவவும், அல்லது வேறு மொழி தேரவும்.</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>நிரலை மீண்டும் நிறுவவும்.</translation>
    </message>
    <message>
        <source>It has its number: make room, and ask for it again.</source>
        <translation>அதற்கு எண் உள்ளது: இடம் ஒதுக்கி, மீண்டும் கேட்கவும்.</translation>
    </message>
    <message>
        <source>It has {count}.</source>
        <translation>உள்ளது: {count}.</translation>
    </message>
    <message>
        <source>It is dealt from the simulated shoe alone.</source>
        <translation>மாதிரி Shoe மட்டுமே வழங்கும்.</translation>
    </message>
    <message>
        <source>It is not said who makes the change.</source>
        <translation>மாற்றம் செய்வது யார் எனச் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>It is spoken now.</source>
        <translation>இப்போது பயன்படுத்தப்படுகிறது.</translation>
    </message>
    <message>
        <source>It takes {min} to {max}.</source>
        <translation>ஏற்பது {min} முதல் {max} வரை.</translation>
    </message>
    <message>
        <source>Its window does not answer: look for it, or for another user&apos;s session on this machine, before you end that program.</source>
        <translation>அதன் சாளரம் பதிலளிக்கவில்லை: அந்நிரலை முடிக்கும் முன், அதை அல்லது இவ்வியந்திரத்தில் வேறு பயனரின் அமர்வைத் தேடவும்.</translation>
    </message>
    <message>
        <source>Its window has been brought to the front: go on there.</source>
        <translation>அதன் சாளரம் முன்னே கொண்டுவரப்பட்டது: அங்கே தொடரவும்.</translation>
    </message>
    <message>
        <source>Keep the file as it is and tell the technician. Nothing was written to it.</source>
        <translation>கோப்பை அப்படியே வைத்துத் தொழில்நுட்பரிடம் சொல்லவும். எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>Known: {names}.</source>
        <translation>தெரிந்தவை: {names}.</translation>
    </message>
    <message>
        <source>Listen for longer.</source>
        <translation>மேலும் நேரம் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Look at its name and rights.</source>
        <translation>பெயரையும் உரிமையையும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Look for it in the case file.</source>
        <translation>சம்பவக் கோப்பில் தேடவும்.</translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify`. The back-ups made before stay.</source>
        <translation>`tablemgr journal verify` மூலம் பார்க்கவும். முந்தைய காப்புகள் உள்ளன.</translation>
    </message>
    <message>
        <source>Make a drill of the Round: tablemgr drill from JOURNAL --round N --lines N --ask …</source>
        <translation>சுற்றுப் பயிற்சி செய்யவும்: tablemgr drill from JOURNAL --round N --lines N --ask …</translation>
    </message>
    <message>
        <source>Make it with: tablemgr pit table --help.</source>
        <translation>இதனால் உருவாக்கவும்: tablemgr pit table --help.</translation>
    </message>
    <message>
        <source>Make room; the next start makes it.</source>
        <translation>இடம் ஒதுக்கவும்; அடுத்த தொடக்கம் அதைச் செய்யும்.</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>வேறிடம் நகர்த்தவும்.</translation>
    </message>
    <message>
        <source>Move it out of the training folder. The file was not changed.</source>
        <translation>பயிற்சிக் கோப்புறையிலிருந்து நகர்த்தவும். கோப்பு மாறவில்லை.</translation>
    </message>
    <message>
        <source>Name --certificate and --certificate-key, or listen on 127.0.0.1 alone.</source>
        <translation>--certificate, --certificate-key ஆகியவற்றைக் குறிப்பிடவும், அல்லது 127.0.0.1 இல் மட்டும் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Name a file of device profiles.</source>
        <translation>சாதன அமைப்புக் கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Name a file with the script that a violation was printed with.</source>
        <translation>ஒரு மீறலுடன் அச்சிடப்பட்ட நிரல் உள்ள கோப்பின் பெயரைத் தரவும்.</translation>
    </message>
    <message>
        <source>Name a folder with --out, one Round with --round, or export them with --full.</source>
        <translation>--out கோப்புறை, --round ஒரு சுற்று, அல்லது --full ஏற்றுமதி.</translation>
    </message>
    <message>
        <source>Name a new file.</source>
        <translation>புதிய கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Name a sheet of a test.</source>
        <translation>தேர்வுத் தாள் தரவும்.</translation>
    </message>
    <message>
        <source>Name another file with --out.</source>
        <translation>--out மூலம் வேறு கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Name another file with --profile.</source>
        <translation>--profile மூலம் வேறு கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation>வேறு கோப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Name another folder with --out.</source>
        <translation>--out மூலம் வேறு கோப்புறை தரவும்.</translation>
    </message>
    <message>
        <source>Name another with --listen.</source>
        <translation>--listen மூலம் வேறொன்றைக் குறிப்பிடவும்.</translation>
    </message>
    <message>
        <source>Name another.</source>
        <translation>வேறொன்று தரவும்.</translation>
    </message>
    <message>
        <source>Name its CSV file in the device profile, or with --uid-table.</source>
        <translation>CSV கோப்பைச் சாதன அமைப்பில் அல்லது --uid-table மூலம் தரவும்.</translation>
    </message>
    <message>
        <source>Name one of the folders in it.</source>
        <translation>அதிலுள்ள ஒரு கோப்புறை தரவும்.</translation>
    </message>
    <message>
        <source>Name one with --name: {names}.</source>
        <translation>--name மூலம் ஒன்று தரவும்: {names}.</translation>
    </message>
    <message>
        <source>Name one, after the file.</source>
        <translation>கோப்புக்குப் பின் ஒன்று தரவும்.</translation>
    </message>
    <message>
        <source>Name one; `tablemgr devices` lists them.</source>
        <translation>ஒன்று தரவும்; `tablemgr devices` பட்டியலிடும்.</translation>
    </message>
    <message>
        <source>Name the folder of the slips.</source>
        <translation>ரசீதுக் கோப்புறை தரவும்.</translation>
    </message>
    <message>
        <source>Name the game by --game.</source>
        <translation>--game மூலம் ஆட்டம் தரவும்.</translation>
    </message>
    <message>
        <source>Name the staff register&apos;s file, or its folder; its owner alone may read it.</source>
        <translation>ஊழியர் பதிவேட்டின் கோப்பை அல்லது கோப்புறையைத் தரவும்; உரிமையாளர் மட்டுமே படிக்கலாம்.</translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own diary.</source>
        <translation>பயிலுநரின் சொந்த நாட்குறிப்பு தரவும்.</translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own file.</source>
        <translation>பயிலுநரின் சொந்தக் கோப்பைத் தரவும்.</translation>
    </message>
    <message>
        <source>No PIN was given.</source>
        <translation>PIN தரவில்லை.</translation>
    </message>
    <message>
        <source>No Shift Manager was named.</source>
        <translation>Shift மேலாளர் தரவில்லை.</translation>
    </message>
    <message>
        <source>No case has a person {person!r}.</source>
        <translation>எந்தச் சம்பவத்திலும் {person!r} இல்லை.</translation>
    </message>
    <message>
        <source>No case is under paragraph {paragraph!r}.</source>
        <translation>பத்தி {paragraph!r} கீழ் சம்பவம் இல்லை.</translation>
    </message>
    <message>
        <source>No closed case is {ref}.</source>
        <translation>முடிந்த சம்பவம் {ref} இல்லை.</translation>
    </message>
    <message>
        <source>No copy could be saved ({what}), and what was dealt is lost if the program ends: leave it running, free space on this disk or put the journal&apos;s folder back, then restore the table. That tries to save it again.</source>
        <translation>நகல் சேமிக்க முடியவில்லை ({what}); நிரல் முடிந்தால் வழங்கியது இழக்கப்படும்: அதை ஓடவிடவும், வட்டில் இடம் ஏற்படுத்தவும் அல்லது பதிவேட்டின் கோப்புறையைத் திரும்ப வைக்கவும், பிறகு மேசையை மீட்டெடுக்கவும். அது மீண்டும் சேமிக்க முயலும்.</translation>
    </message>
    <message>
        <source>No day lies between {since} and {until}.</source>
        <translation>{since}, {until} இடையே நாள் இல்லை.</translation>
    </message>
    <message>
        <source>No odds are known for this family of games.</source>
        <translation>இந்த ஆட்டக் குடும்பத்துக்கு நிகழ்தகவு தெரியாது.</translation>
    </message>
    <message>
        <source>No slip was made.</source>
        <translation>ரசீது செய்யப்படவில்லை.</translation>
    </message>
    <message>
        <source>Nobody has trained here yet.</source>
        <translation>இங்கே இதுவரை யாரும் பயிற்சி பெறவில்லை.</translation>
    </message>
    <message>
        <source>Not every question was answered.</source>
        <translation>எல்லாக் கேள்விகளுக்கும் பதில் இல்லை.</translation>
    </message>
    <message>
        <source>Nothing can listen on {host}, port {port}: {said}.</source>
        <translation>{host}, போர்ட் {port} இல் கேட்க முடியவில்லை: {said}.</translation>
    </message>
    <message>
        <source>Nothing is asked of a Dealer at this moment.</source>
        <translation>இப்போது டீலரிடம் எதுவும் கேட்கவில்லை.</translation>
    </message>
    <message>
        <source>Nothing is changed; try again.</source>
        <translation>எதுவும் மாறவில்லை; மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>Nothing that was stored is lost. Tell the technician; `tablemgr journal export` writes a Round of the journal to a file.</source>
        <translation>சேமித்தது ஏதும் இழக்கப்படவில்லை. தொழில்நுட்பரிடம் சொல்லவும்; `tablemgr journal export` பதிவேட்டின் ஒரு சுற்றைக் கோப்பில் எழுதும்.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>எதுவும் மாறவில்லை.</translation>
    </message>
    <message>
        <source>Nothing was written to it. Keep the file as it is, call the supervisor, and start the table with a new journal or with a sound copy.</source>
        <translation>எதுவும் எழுதப்படவில்லை. கோப்பை வைத்து, மேற்பார்வையாளரை அழைத்து, புதிய பதிவேடு அல்லது நல்ல நகலுடன் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>எதுவும் எழுதப்படவில்லை.</translation>
    </message>
    <message>
        <source>Only one paragraph can be asked for.</source>
        <translation>ஒரு பத்தி மட்டுமே கேட்கலாம்.</translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu.</source>
        <translation>பிறகு திறக்கவும்: மெனுவில் ரசீதுகள்.</translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu. If that fails too, start the program again.</source>
        <translation>பிறகு திறக்கவும்: மெனுவில் ரசீதுகள். அதுவும் தவறினால் நிரலை மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Open the window and look: Printer…</source>
        <translation>சாளரத்தைத் திறந்து பார்க்கவும்: அச்சுப்பொறி…</translation>
    </message>
    <message>
        <source>Other prints of this table wait.</source>
        <translation>இம்மேசையின் மற்ற அச்சுகள் காத்துள்ளன.</translation>
    </message>
    <message>
        <source>Paragraphs in this journal: {known}.</source>
        <translation>இப்பதிவேட்டிலுள்ள பத்திகள்: {known}.</translation>
    </message>
    <message>
        <source>People in this journal: {known}.</source>
        <translation>இப்பதிவேட்டிலுள்ளவர்கள்: {known}.</translation>
    </message>
    <message>
        <source>Play to a card, a total or a payment.</source>
        <translation>ஒரு சீட்டு, மொத்தம் அல்லது கொடுப்பு வரை ஆடவும்.</translation>
    </message>
    <message>
        <source>Print it later: tablemgr cases JOURNAL --slip {ref} --out FILE.</source>
        <translation>பிறகு அச்சிடவும்: tablemgr cases JOURNAL --slip {ref} --out FILE.</translation>
    </message>
    <message>
        <source>Put a copy back; without one, move it away: a Shift Manager signs for a new one.</source>
        <translation>நகலை வைக்கவும்; இல்லையெனில் நகர்த்தவும்: புதியதற்கு Shift மேலாளர் கையொப்பம்.</translation>
    </message>
    <message>
        <source>Put it back, or name one that is there.</source>
        <translation>மீண்டும் வைக்கவும், அல்லது உள்ளதைத் தரவும்.</translation>
    </message>
    <message>
        <source>Put it back, or take it out of the house profile.</source>
        <translation>மீண்டும் வைக்கவும், அல்லது House அமைப்பிலிருந்து நீக்கவும்.</translation>
    </message>
    <message>
        <source>Put it there, then restore again.</source>
        <translation>அங்கு வைத்து, மீண்டும் மீட்கவும்.</translation>
    </message>
    <message>
        <source>Put the back-up of the diary in its place.</source>
        <translation>நாட்குறிப்பின் காப்பை அங்கே வைக்கவும்.</translation>
    </message>
    <message>
        <source>Put the curriculum right.</source>
        <translation>பாடத்திட்டத்தைச் சரிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Put the file right.</source>
        <translation>கோப்பைச் சரிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Put the house profile back as it was, finish the Round, then change it.</source>
        <translation>House அமைப்பை முன்போல் ஆக்கி, சுற்றை முடித்து, பிறகு மாற்றவும்.</translation>
    </message>
    <message>
        <source>Put the house profile right and start again.</source>
        <translation>House அமைப்பைச் சரிசெய்து மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Put the house profile right.</source>
        <translation>House அமைப்பைச் சரிசெய்யவும்.</translation>
    </message>
    <message>
        <source>Put the journal back beside its log, or move the log away with the old journal.</source>
        <translation>பதிவேட்டை அதன் குறிப்புடன் வைக்கவும், அல்லது குறிப்பையும் பழைய பதிவேட்டுடன் நகர்த்தவும்.</translation>
    </message>
    <message>
        <source>Put the journal back, or a rescued copy under its name. To begin a new journal instead, move the anchor away too ({file}-anchor).</source>
        <translation>பதிவேட்டை அல்லது மீட்ட நகலை வைக்கவும். புதியது தொடங்க, நங்கூரத்தையும் ({file}-anchor) நகர்த்தவும்.</translation>
    </message>
    <message>
        <source>Put the table&apos;s own journal back. The file was not changed.</source>
        <translation>மேசையின் சொந்தப் பதிவேட்டை வைக்கவும். கோப்பு மாறவில்லை.</translation>
    </message>
    <message>
        <source>Put the token in its place, and look at the key&apos;s file; ask the technician.</source>
        <translation>டோக்கனை இடத்தில் வைத்து, சாவிக் கோப்பைப் பார்க்கவும்; தொழில்நுட்பரைக் கேட்கவும்.</translation>
    </message>
    <message>
        <source>Report this.</source>
        <translation>இதைத் தெரிவிக்கவும்.</translation>
    </message>
    <message>
        <source>Reset this person&apos;s PIN.</source>
        <translation>இவரது PIN மீட்டமைக்கவும்.</translation>
    </message>
    <message>
        <source>Round {number} has no slip.</source>
        <translation>சுற்று {number}: ரசீது இல்லை.</translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: card {number} was not read, and nobody has opened it.</source>
        <translation>சுற்று {round_no} பதிவாக எழுத முடியாது: சீட்டு {number} வாசிக்கவில்லை, யாரும் திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: what was done before a card was named would not have been allowed with that card.</source>
        <translation>சுற்று {round_no} பதிவாக எழுத முடியாது: ஒரு சீட்டு பெயரிடப்படும் முன் செய்தது அந்தச் சீட்டுடன் அனுமதிக்கப்பட்டிருக்காது.</translation>
    </message>
    <message>
        <source>Round {round_no} has no slip.</source>
        <translation>சுற்று {round_no}: ரசீது இல்லை.</translation>
    </message>
    <message>
        <source>Round {round_no} has no {words}.</source>
        <translation>சுற்று {round_no}: {words} இல்லை.</translation>
    </message>
    <message>
        <source>Round {round_no} in {path} is open and was begun with other settings: {game}, {boxes} boxes, {decks} decks.</source>
        <translation>சுற்று {round_no} ({path}) திறந்துள்ளது, வேறு அமைப்பில் தொடங்கியது: {game}, {boxes} கட்டம், {decks} கட்டு.</translation>
    </message>
    <message>
        <source>Round {round_no} is open: the key can&apos;t be changed now.</source>
        <translation>சுற்று {round_no} திறந்துள்ளது: இப்போது சாவியை மாற்ற முடியாது.</translation>
    </message>
    <message>
        <source>Run the simulator on Linux, or connect a real port.</source>
        <translation>மாதிரியை Linux இல் இயக்கவும், அல்லது உண்மை முனை இணைக்கவும்.</translation>
    </message>
    <message>
        <source>Save it once the table goes on.</source>
        <translation>மேசை தொடர்ந்ததும் சேமிக்கவும்.</translation>
    </message>
    <message>
        <source>Say when it was answered, with the zone.</source>
        <translation>எப்போது பதிலளித்தார், நேர மண்டலத்துடன் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Say which case with --slip N.</source>
        <translation>--slip N மூலம் எந்தச் சம்பவம் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>See its cases.</source>
        <translation>அதன் சம்பவங்களைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>Set server under [pit].</source>
        <translation>[pit] கீழ் server அமைக்கவும்.</translation>
    </message>
    <message>
        <source>Set the program up again.</source>
        <translation>நிரலை மீண்டும் நிறுவவும்.</translation>
    </message>
    <message>
        <source>Settle it first.</source>
        <translation>முதலில் தீர்க்கவும்.</translation>
    </message>
    <message>
        <source>Slips can&apos;t be drawn now: {error}.</source>
        <translation>இப்போது ரசீது வரைய முடியாது: {error}.</translation>
    </message>
    <message>
        <source>Start it on a machine with a screen. `tablemgr demo` plays a demonstration without.</source>
        <translation>திரை உள்ள இயந்திரத்தில் தொடங்கவும். `tablemgr demo` திரையின்றி இயங்கும்.</translation>
    </message>
    <message>
        <source>Start the table again: it goes on from the last entry in the journal.</source>
        <translation>மேசையை மீண்டும் தொடங்கவும்: பதிவேட்டின் கடைசிப் பதிவிலிருந்து தொடரும்.</translation>
    </message>
    <message>
        <source>Start the table with that version or a later one. The file was not changed.</source>
        <translation>அப்பதிப்பு அல்லது புதியதுடன் தொடங்கவும். கோப்பு மாறவில்லை.</translation>
    </message>
    <message>
        <source>Step {position}, &apos;{lines}&apos;, stopped the table: {what}</source>
        <translation>படி {position}, &apos;{lines}&apos;, மேசையை நிறுத்தியது: {what}</translation>
    </message>
    <message>
        <source>Subjects: {names}.</source>
        <translation>பாடங்கள்: {names}.</translation>
    </message>
    <message>
        <source>Table {table} is open already. {what}</source>
        <translation>மேசை {table} ஏற்கனவே திறந்துள்ளது. {what}</translation>
    </message>
    <message>
        <source>Tell the technician. The table goes on.</source>
        <translation>தொழில்நுட்பரிடம் சொல்லவும். மேசை தொடர்கிறது.</translation>
    </message>
    <message>
        <source>The Round is in play and its cards lie face down: it is not exported here.</source>
        <translation>சுற்று நடக்கிறது, சீட்டுகள் மூடியுள்ளன: இங்கு ஏற்றுமதி இல்லை.</translation>
    </message>
    <message>
        <source>The act is in the journal: make room, and look at the tray again.</source>
        <translation>செயல் பதிவேட்டில் உள்ளது: இடம் ஒதுக்கி, தட்டை மீண்டும் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>The address of the pit&apos;s server asks for no certificate.</source>
        <translation>Pit சேவையக முகவரி சான்றிதழ் கேட்கவில்லை.</translation>
    </message>
    <message>
        <source>The back-ups before stay.</source>
        <translation>முந்தைய காப்புகள் உள்ளன.</translation>
    </message>
    <message>
        <source>The demonstration needs a PostgreSQL server of its own.</source>
        <translation>செயல்விளக்கத்துக்குத் தனி PostgreSQL சேவையகம் தேவை.</translation>
    </message>
    <message>
        <source>The demonstration stopped at &apos;{line}&apos;: {what}.</source>
        <translation>செயல்விளக்கம் &apos;{line}&apos; இல் நின்றது: {what}.</translation>
    </message>
    <message>
        <source>The demonstration waited in vain for {what}.</source>
        <translation>செயல்விளக்கம் வீணாகக் காத்தது: {what}.</translation>
    </message>
    <message>
        <source>The drawing assets/layouts/{name} can&apos;t be read.</source>
        <translation>படம் assets/layouts/{name} படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The drawing {name} can&apos;t be read.</source>
        <translation>படம் {name} படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The file must be writable.</source>
        <translation>கோப்பு எழுதக்கூடியதாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The first start of the table makes it.</source>
        <translation>மேசையின் முதல் தொடக்கம் அதைச் செய்யும்.</translation>
    </message>
    <message>
        <source>The first start of the table makes one.</source>
        <translation>மேசையின் முதல் தொடக்கம் ஒன்றைச் செய்யும்.</translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read.</source>
        <translation>எழுத்துரு {file} படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read: {error}.</source>
        <translation>எழுத்துரு {file} படிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>The fonts in assets/fonts/others can&apos;t be read ({error}).</source>
        <translation>assets/fonts/others எழுத்துருக்களைப் படிக்க முடியவில்லை ({error}).</translation>
    </message>
    <message>
        <source>The house profile has no printer for slips.</source>
        <translation>House அமைப்பில் ரசீது அச்சுப்பொறி இல்லை.</translation>
    </message>
    <message>
        <source>The house profile must be a readable and writable text file.</source>
        <translation>House அமைப்பு படித்து எழுதக்கூடிய உரைக் கோப்பாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The house profile must be writable.</source>
        <translation>House அமைப்பு எழுதக்கூடியதாக இருக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The journal has no Round {round_no}.</source>
        <translation>பதிவேட்டில் சுற்று {round_no} இல்லை.</translation>
    </message>
    <message>
        <source>The journal has no case {case} in a Round.</source>
        <translation>பதிவேட்டின் சுற்றில் சம்பவம் {case} இல்லை.</translation>
    </message>
    <message>
        <source>The journal has no case.</source>
        <translation>பதிவேட்டில் சம்பவம் இல்லை.</translation>
    </message>
    <message>
        <source>The journal has no session {number} of the tray.</source>
        <translation>பதிவேட்டில் தட்டு அமர்வு {number} இல்லை.</translation>
    </message>
    <message>
        <source>The journal has {rounds}.</source>
        <translation>பதிவேட்டில் உள்ளது: {rounds}.</translation>
    </message>
    <message>
        <source>The journal has: {there}.</source>
        <translation>பதிவேட்டில் உள்ளவை: {there}.</translation>
    </message>
    <message>
        <source>The journal is sound and untouched. Tell the technician: `tablemgr journal export` writes Round {number} to a file, `tablemgr cases` shows its cases.</source>
        <translation>பதிவேடு நலம், தொடப்படவில்லை. தொழில்நுட்பரிடம் சொல்லவும்: `tablemgr journal export` சுற்று {number} எழுதும், `tablemgr cases` சம்பவங்களைக் காட்டும்.</translation>
    </message>
    <message>
        <source>The kinds: {names}.</source>
        <translation>வகைகள்: {names}.</translation>
    </message>
    <message>
        <source>The last test was not passed.</source>
        <translation>கடந்த தேர்வில் தேர்ச்சியில்லை.</translation>
    </message>
    <message>
        <source>The layout {source} can&apos;t be drawn: it needs a viewBox.</source>
        <translation>மேசை அமைப்பு {source} வரைய முடியாது: viewBox தேவை.</translation>
    </message>
    <message>
        <source>The layout {source} has no place with the id {name}.</source>
        <translation>மேசை அமைப்பு {source}: {name} இடம் இல்லை.</translation>
    </message>
    <message>
        <source>The layout {source} has {boxes} boxes, not 1 to {max_boxes}.</source>
        <translation>மேசை அமைப்பு {source}: {boxes} கட்டம், 1 முதல் {max_boxes} வரை அல்ல.</translation>
    </message>
    <message>
        <source>The layout {source} is too long for any screen.</source>
        <translation>மேசை அமைப்பு {source} எந்தத் திரைக்கும் மிக நீளம்.</translation>
    </message>
    <message>
        <source>The layout {source} {what}.</source>
        <translation>மேசை அமைப்பு {source} {what}.</translation>
    </message>
    <message>
        <source>The library for a key in a token is not installed.</source>
        <translation>டோக்கன் சாவிக்கான நூலகம் நிறுவப்படவில்லை.</translation>
    </message>
    <message>
        <source>The link {link_path} to the port can&apos;t be made: {error}.</source>
        <translation>முனை இணைப்பு {link_path} செய்ய முடியாது: {error}.</translation>
    </message>
    <message>
        <source>The most that one has is {max}.</source>
        <translation>அதிகபட்சம் {max}.</translation>
    </message>
    <message>
        <source>The name {name} begins with no game.</source>
        <translation>பெயர் {name} ஆட்டத்தில் தொடங்கவில்லை.</translation>
    </message>
    <message>
        <source>The page would go over the network as anybody can read it.</source>
        <translation>பக்கம் யாரும் படிக்கக்கூடியபடி வலையமைப்பில் செல்லும்.</translation>
    </message>
    <message>
        <source>The pit&apos;s desk keeps the staff register.</source>
        <translation>Pit மேசை பணியாளர் பதிவேட்டை வைத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not allow it: {said}.</source>
        <translation>Pit சேவையகம் அனுமதிக்கவில்லை: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not know this login: {said}.</source>
        <translation>Pit சேவையகம் இந்த உள்நுழைவை அறியாது: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not prove that it is the house&apos;s: {said}.</source>
        <translation>Pit சேவையகம் இந்த நிறுவனத்தினுடையது என நிரூபிக்கவில்லை: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server refused: {said}.</source>
        <translation>Pit சேவையகம் மறுத்தது: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server was changed, or holds another journal: tell the technician.</source>
        <translation>Pit சேவையகம் மாறியது, அல்லது வேறு பதிவேடு உள்ளது: தொழில்நுட்பரிடம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>The pit&apos;s server was made ready by a newer program.</source>
        <translation>Pit சேவையகம் புதிய நிரலால் அமைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The preset uid-table needs the house&apos;s table of tags.</source>
        <translation>uid-table அமைப்புக்கு House குறிச்சொல் அட்டவணை தேவை.</translation>
    </message>
    <message>
        <source>The profile names no port.</source>
        <translation>அமைப்பில் முனை இல்லை.</translation>
    </message>
    <message>
        <source>The protocol of the device is not known.</source>
        <translation>சாதன நெறிமுறை தெரியாது.</translation>
    </message>
    <message>
        <source>The rulebook must be put right first.</source>
        <translation>முதலில் விதிநூலைச் சரிசெய்ய வேண்டும்.</translation>
    </message>
    <message>
        <source>The server has no journal of {table}.</source>
        <translation>சேவையகத்தில் இம்மேசையின் பதிவேடு இல்லை: {table}.</translation>
    </message>
    <message>
        <source>The settlement is in the journal: print the slip again once there is room.</source>
        <translation>தீர்வு பதிவேட்டில் உள்ளது: இடம் கிடைத்ததும் ரசீதை மீண்டும் அச்சிடவும்.</translation>
    </message>
    <message>
        <source>The settlement is stored: print the slip again later.</source>
        <translation>தீர்வு சேமிக்கப்பட்டது: ரசீதைப் பிறகு அச்சிடவும்.</translation>
    </message>
    <message>
        <source>The sheet of the test is kept.</source>
        <translation>தேர்வுத் தாள் வைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The shoe drew {drawn} and not {code}.</source>
        <translation>Shoe எடுத்தது {drawn}, {code} அல்ல.</translation>
    </message>
    <message>
        <source>The shoe has not answered the last command.</source>
        <translation>கடைசிக் கட்டளைக்கு Shoe பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>Shoe இணைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be drawn: the process that draws slips has ended twice.</source>
        <translation>ரசீது வரைய முடியாது: வரையும் செயல் இருமுறை முடிந்தது.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown ({error}).</source>
        <translation>ரசீதைக் காட்ட முடியவில்லை ({error}).</translation>
    </message>
    <message>
        <source>The slip was not drawn within {answer_s:.0f} s.</source>
        <translation>ரசீது {answer_s:.0f} வினாடிக்குள் வரையப்படவில்லை.</translation>
    </message>
    <message>
        <source>The slip was not printed: {what}</source>
        <translation>ரசீது அச்சாகவில்லை: {what}</translation>
    </message>
    <message>
        <source>The table is stopped: the slip of a case can&apos;t be signed now.</source>
        <translation>மேசை நின்றது: இப்போது சம்பவ ரசீதில் கையொப்பமிட முடியாது.</translation>
    </message>
    <message>
        <source>The table&apos;s key can&apos;t be copied out of its token.</source>
        <translation>மேசைச் சாவியை டோக்கனிலிருந்து நகலெடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>The token has a key {label} already.</source>
        <translation>டோக்கனில் சாவி {label} ஏற்கனவே உள்ளது.</translation>
    </message>
    <message>
        <source>The token {token} can&apos;t sign for the table: {error}.</source>
        <translation>டோக்கன் {token} மேசைக்குக் கையொப்பமிட முடியாது: {error}.</translation>
    </message>
    <message>
        <source>The two new PINs differ.</source>
        <translation>இரண்டு புதிய PIN வேறுபடுகின்றன.</translation>
    </message>
    <message>
        <source>There are {count}.</source>
        <translation>உள்ளவை: {count}.</translation>
    </message>
    <message>
        <source>There is a back-up {whole} already.</source>
        <translation>காப்பு {whole} ஏற்கனவே உள்ளது.</translation>
    </message>
    <message>
        <source>There is no Round in {names}.</source>
        <translation>{names} உள்ளே சுற்று இல்லை.</translation>
    </message>
    <message>
        <source>There is no Round of {day} in {names}.</source>
        <translation>{names} உள்ளே {day} நாளின் சுற்று இல்லை.</translation>
    </message>
    <message>
        <source>the key of the table&apos;s staff register</source>
        <translation>மேசையின் ஊழியர் பதிவேட்டுச் சாவி</translation>
    </message>
    <message>
        <source>{file}: this is not a key of a page.</source>
        <translation>{file}: இது பக்கத்தின் சாவி அல்ல.</translation>
    </message>
    <message>
        <source>{file}: {words!r} does not name the values of {english!r}.</source>
        <translation>{file}: {words!r} இதில் {english!r} மதிப்புகள் இல்லை.</translation>
    </message>
    <message>
        <source>{name} is gone ({error})</source>
        <translation>{name} இல்லை ({error})</translation>
    </message>
    <message>
        <source>{name} was changed by another program</source>
        <translation>{name} வேறு நிரலால் மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>{name} was replaced by another</source>
        <translation>{name} வேறொன்றால் மாற்றீடு செய்யப்பட்டது</translation>
    </message>
    <message>
        <source>{name}, line 1: {heading!r} is expected.</source>
        <translation>{name}, வரி 1: {heading!r} எதிர்பார்க்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>{name}, line {number}: {error}.</source>
        <translation>{name}, வரி {number}: {error}.</translation>
    </message>
    <message>
        <source>There is no case {slip}.</source>
        <translation>சம்பவம் {slip} இல்லை.</translation>
    </message>
    <message>
        <source>There is no device profile {name!r}.</source>
        <translation>சாதன அமைப்பு {name!r} இல்லை.</translation>
    </message>
    <message>
        <source>There is no fault {name!r}.</source>
        <translation>பழுது {name!r} இல்லை.</translation>
    </message>
    <message>
        <source>There is no kind {kind!r}.</source>
        <translation>வகை {kind!r} இல்லை.</translation>
    </message>
    <message>
        <source>There is no language {tag!r}.</source>
        <translation>மொழி {tag!r} இல்லை.</translation>
    </message>
    <message>
        <source>There is no lesson {number}.</source>
        <translation>பாடம் {number} இல்லை.</translation>
    </message>
    <message>
        <source>There is no place {place!r}.</source>
        <translation>இடம் {place!r} இல்லை.</translation>
    </message>
    <message>
        <source>There is no rulebook for {game!r}.</source>
        <translation>{game!r}: விதிநூல் இல்லை.</translation>
    </message>
    <message>
        <source>There is no screen here: the table can&apos;t be opened.</source>
        <translation>இங்கு திரை இல்லை: மேசையைத் திறக்க முடியாது.</translation>
    </message>
    <message>
        <source>There is no such question at that moment: {error}.</source>
        <translation>அத்தருணத்தில் அக்கேள்வி இல்லை: {error}.</translation>
    </message>
    <message>
        <source>There is no table test {number}.</source>
        <translation>மேசைத் தேர்வு {number} இல்லை.</translation>
    </message>
    <message>
        <source>There is no {words}.</source>
        <translation>{words} இல்லை.</translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation>இச்சாதனம் கட்டளை ஏற்காது.</translation>
    </message>
    <message>
        <source>This family of games has no drills.</source>
        <translation>இந்த ஆட்டக் குடும்பத்துக்குப் பயிற்சி இல்லை.</translation>
    </message>
    <message>
        <source>This is not a PostgreSQL address.</source>
        <translation>இது PostgreSQL முகவரி அல்ல.</translation>
    </message>
    <message>
        <source>This system has no pseudo-terminals.</source>
        <translation>இவ்வமைப்பில் மாதிரி முனையம் இல்லை.</translation>
    </message>
    <message>
        <source>This table does not send commands to its shoe.</source>
        <translation>இம்மேசை Shoe கட்டளை அனுப்பாது.</translation>
    </message>
    <message>
        <source>This table has no key.</source>
        <translation>இம்மேசைக்குச் சாவி இல்லை.</translation>
    </message>
    <message>
        <source>This user must be able to write there.</source>
        <translation>இப்பயனர் அங்கு எழுத முடிய வேண்டும்.</translation>
    </message>
    <message>
        <source>This version of PySide6 does not work with this version of Python: the window would crash within minutes.</source>
        <translation>இந்த PySide6 பதிப்பு இந்த Python பதிப்புடன் இயங்காது: சில நிமிடங்களில் சாளரம் நின்றுவிடும்.</translation>
    </message>
    <message>
        <source>Those that are built: all, or {known}.</source>
        <translation>கட்டியவை: all, அல்லது {known}.</translation>
    </message>
    <message>
        <source>Training needs a folder that this user may write.</source>
        <translation>பயிற்சிக்கு இப்பயனர் எழுதக்கூடிய கோப்புறை தேவை.</translation>
    </message>
    <message>
        <source>Try again from {when}.</source>
        <translation>{when} முதல் மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>Try again in a moment, or between two Rounds.</source>
        <translation>சிறிது நேரத்தில், அல்லது இரு சுற்றுக்கிடையே முயலவும்.</translation>
    </message>
    <message>
        <source>Try again in a second.</source>
        <translation>ஒரு வினாடியில் மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>Try it again.</source>
        <translation>மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>Two ports are named.</source>
        <translation>இரண்டு முனைகள் தரப்பட்டன.</translation>
    </message>
    <message>
        <source>Type it, or give one PIN a line on standard input.</source>
        <translation>தட்டச்சு செய்யவும், அல்லது வரிக்கு ஒரு PIN தரவும்.</translation>
    </message>
    <message>
        <source>Use a live table&apos;s.</source>
        <translation>நேரடி மேசையினதைப் பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>Use the buttons on the device itself.</source>
        <translation>சாதனத்தின் பொத்தான்களைப் பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>Use the program of that version, or a newer one.</source>
        <translation>அப்பதிப்பு நிரல் அல்லது புதியது பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>Use the program that made it, or a newer one.</source>
        <translation>உருவாக்கிய நிரல் அல்லது புதியது பயன்படுத்தவும்.</translation>
    </message>
    <message>
        <source>Wait for its answer.</source>
        <translation>பதிலுக்குக் காத்திருக்கவும்.</translation>
    </message>
    <message>
        <source>Wait until it is over.</source>
        <translation>முடியும் வரை காத்திருக்கவும்.</translation>
    </message>
    <message>
        <source>Wait until that has ended (a verification, a report, a back-up), then try again.</source>
        <translation>அது முடியும் வரை (சரிபார்ப்பு, அறிக்கை, காப்பு) காத்திருந்து மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>Which Rounds?</source>
        <translation>எந்தச் சுற்றுகள்?</translation>
    </message>
    <message>
        <source>Whose progress?</source>
        <translation>யாருடைய முன்னேற்றம்?</translation>
    </message>
    <message>
        <source>Write it as {how}.</source>
        <translation>இப்படி எழுதவும்: {how}.</translation>
    </message>
    <message>
        <source>Write one of: {forms}.</source>
        <translation>இவற்றில் ஒன்று எழுதவும்: {forms}.</translation>
    </message>
    <message>
        <source>`tablemgr pit table` makes it, beside the table&apos;s address.</source>
        <translation>`tablemgr pit table` மேசையின் முகவரிக்கு அருகில் அதை உருவாக்கும்.</translation>
    </message>
    <message>
        <source>`tablemgr train` opens the training table.</source>
        <translation>`tablemgr train` பயிற்சி மேசையைத் திறக்கும்.</translation>
    </message>
    <message>
        <source>an empty command</source>
        <translation>வெற்றுக் கட்டளை</translation>
    </message>
    <message>
        <source>entry {seq} of the journal does not fit the Round as it stood before it ({name}: {error}).</source>
        <translation>பதிவேட்டுப் பதிவு {seq} முந்தைய சுற்றுடன் பொருந்தவில்லை ({name}: {error}).</translation>
    </message>
    <message>
        <source>it changed while it was being checked</source>
        <translation>சரிபார்க்கும்போது அது மாறியது</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>அதற்குத் தலைப்பதிவு இல்லை</translation>
    </message>
    <message>
        <source>it is missing, and its anchor is damaged: {why}</source>
        <translation>அது இல்லை, அதன் நங்கூரமும் சேதம்: {why}</translation>
    </message>
    <message>
        <source>its write-ahead log</source>
        <translation>அதன் முன்-எழுத்து</translation>
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
        <translation>Pit சேவையக முகவரி</translation>
    </message>
    <message>
        <source>the code has an unknown key: {key!r}</source>
        <translation>குறியீட்டில் அறியாத விசை: {key!r}</translation>
    </message>
    <message>
        <source>the code is not Base45</source>
        <translation>குறியீடு Base45 அல்ல</translation>
    </message>
    <message>
        <source>the code is not CBOR: {error}</source>
        <translation>குறியீடு CBOR அல்ல: {error}</translation>
    </message>
    <message>
        <source>the code is not a map</source>
        <translation>குறியீடு ஒரு வரைபடம் அல்ல</translation>
    </message>
    <message>
        <source>the code is not the Base45 of its bytes</source>
        <translation>குறியீடு அதன் பைட்டுகளின் Base45 அல்ல</translation>
    </message>
    <message>
        <source>the code is not written in the canonical way</source>
        <translation>குறியீடு நெறிப்படி எழுதப்படவில்லை</translation>
    </message>
    <message>
        <source>the code is too short to be signed</source>
        <translation>கையொப்பமிடக் குறியீடு மிகக் குறுகியது</translation>
    </message>
    <message>
        <source>the code lacks its key {key}</source>
        <translation>குறியீட்டில் விசை {key} இல்லை</translation>
    </message>
    <message>
        <source>the code&apos;s key {key} holds what it may not</source>
        <translation>குறியீட்டின் விசை {key} அனுமதியற்றதைக் கொண்டுள்ளது</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>வட்டு நிரம்பியது</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>வட்டு பிழை சொல்கிறது</translation>
    </message>
    <message>
        <source>the journal holds a Bet that can&apos;t be: {event}.</source>
        <translation>பதிவேட்டில் இருக்க முடியாத பந்தயம்: {event}.</translation>
    </message>
    <message>
        <source>the journal holds a movement that this program does not know: {error}</source>
        <translation>பதிவேட்டில் இந்நிரல் அறியாத நகர்வு: {error}</translation>
    </message>
    <message>
        <source>the journal holds an act that led to nothing: {data}.</source>
        <translation>பதிவேட்டில் பயனற்ற செயல்: {data}.</translation>
    </message>
    <message>
        <source>the journal holds an event that has no place in this act at a table of {title}: {name}.</source>
        <translation>பதிவேட்டில் {title} மேசையின் இச்செயலில் இடமில்லாத நிகழ்வு: {name}.</translation>
    </message>
    <message>
        <source>the journal holds an event that this program does not know: {error}</source>
        <translation>பதிவேட்டில் இந்நிரல் அறியாத நிகழ்வு: {error}</translation>
    </message>
    <message>
        <source>the journal or its write-ahead log can&apos;t be opened</source>
        <translation>பதிவேட்டையோ அதன் முன்-எழுத்தையோ திறக்க முடியவில்லை</translation>
    </message>
    <message>
        <source>the journal&apos;s file</source>
        <translation>பதிவேட்டின் கோப்பு</translation>
    </message>
    <message>
        <source>the key of the pit&apos;s page</source>
        <translation>Pit பக்கத்தின் சாவி</translation>
    </message>
    <message>
        <source>the key of the pseudonyms</source>
        <translation>புனைபெயர்களின் சாவி</translation>
    </message>
    <message>
        <source>the link to it</source>
        <translation>அதற்கான இணைப்பு</translation>
    </message>
    <message>
        <source>the signature is not this key&apos;s, or does not hold</source>
        <translation>கையொப்பம் இச்சாவியுடையதல்ல, அல்லது செல்லாது</translation>
    </message>
    <message>
        <source>the staff register&apos;s key</source>
        <translation>ஊழியர் பதிவேட்டின் சாவி</translation>
    </message>
    <message>
        <source>the table&apos;s key</source>
        <translation>மேசைச் சாவி</translation>
    </message>
    <message>
        <source>the text is not a slip&apos;s code: it begins with T1:</source>
        <translation>உரை ரசீதின் குறியீடு அல்ல: அது T1: எனத் தொடங்கும்</translation>
    </message>
    <message>
        <source>the text is not the one that was signed</source>
        <translation>உரை கையொப்பமிடப்பட்டது அல்ல</translation>
    </message>
    <message>
        <source>the token&apos;s PIN</source>
        <translation>டோக்கனின் PIN</translation>
    </message>
    <message>
        <source>this user may not write it</source>
        <translation>இப்பயனர் அதை எழுத முடியாது</translation>
    </message>
    <message>
        <source>unknown command {word!r}</source>
        <translation>தெரியாத கட்டளை {word!r}</translation>
    </message>
    <message>
        <source>{address}: {said}</source>
        <translation>{address}: {said}</translation>
    </message>
    <message>
        <source>{advice}</source>
        <translation>{advice}</translation>
    </message>
    <message>
        <source>{ask!r} is not a question.</source>
        <translation>{ask!r} கேள்வி அல்ல.</translation>
    </message>
    <message>
        <source>{count} Rounds are as many round records.</source>
        <translation>{count} சுற்று எனில் அத்தனை பதிவுகள்.</translation>
    </message>
    <message>
        <source>{decks!r} is not a number of decks.</source>
        <translation>{decks!r} கட்டுகளின் எண்ணிக்கை அல்ல.</translation>
    </message>
    <message>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <source>{error}: the language is not kept.</source>
        <translation>{error}: மொழி சேமிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>{filename}: {error}.</source>
        <translation>{filename}: {error}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: {error}.</source>
        <translation>{file} படிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{file} names no pit&apos;s server.</source>
        <translation>{file}: Pit சேவையகம் இல்லை.</translation>
    </message>
    <message>
        <source>{file}: a file of that name exists already.</source>
        <translation>{file}: இப்பெயரில் கோப்பு உள்ளது.</translation>
    </message>
    <message>
        <source>{file}: is not a script: {error}.</source>
        <translation>{file}: இது நிரல் அல்ல: {error}.</translation>
    </message>
    <message>
        <source>{file}: is not a sheet of a test: {error}.</source>
        <translation>{file}: தேர்வுத் தாள் அல்ல: {error}.</translation>
    </message>
    <message>
        <source>{file}: is not what somebody has learned: {error}.</source>
        <translation>{file}: கற்றல் பதிவு அல்ல: {error}.</translation>
    </message>
    <message>
        <source>{file}: it is not a picture, a PDF or a slip&apos;s text.</source>
        <translation>{file}: படம், PDF அல்லது ரசீது உரை அல்ல.</translation>
    </message>
    <message>
        <source>{file}: it lacks {what}.</source>
        <translation>{file}: {what} இல்லை.</translation>
    </message>
    <message>
        <source>{file}: line {line}: {what}.</source>
        <translation>{file}: வரி {line}: {what}.</translation>
    </message>
    <message>
        <source>{file}: no slip&apos;s code is found in it.</source>
        <translation>{file}: ரசீதுக் குறியீடு இல்லை.</translation>
    </message>
    <message>
        <source>{file}: the PDF can&apos;t be read.</source>
        <translation>{file}: PDF படிக்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>{file}: the picture is too large.</source>
        <translation>{file}: படம் மிகப் பெரியது.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}: அக்கோப்பு இல்லை.</translation>
    </message>
    <message>
        <source>{file}: this is not an address.</source>
        <translation>{file}: இது முகவரி அல்ல.</translation>
    </message>
    <message>
        <source>{file}: {error}.</source>
        <translation>{file}: {error}.</translation>
    </message>
    <message>
        <source>{file}: {flaws}.</source>
        <translation>{file}: {flaws}.</translation>
    </message>
    <message>
        <source>{file}: {mistakes}.</source>
        <translation>{file}: {mistakes}.</translation>
    </message>
    <message>
        <source>{file}: {said}.</source>
        <translation>{file}: {said}.</translation>
    </message>
    <message>
        <source>{file}: {what}.</source>
        <translation>{file}: {what}.</translation>
    </message>
    <message>
        <source>{file}:{line}: {reason}.</source>
        <translation>{file}:{line}: {reason}.</translation>
    </message>
    <message>
        <source>{file}:{number}: is not a line of a diary: {error}.</source>
        <translation>{file}:{number}: நாட்குறிப்பின் வரி அல்ல: {error}.</translation>
    </message>
    <message>
        <source>{folder}/{what}</source>
        <translation>{folder}/{what}</translation>
    </message>
    <message>
        <source>{folder}: no house profile is table {table}&apos;s.</source>
        <translation>{folder}: மேசை {table} House அமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>{folder}: the slip can&apos;t be saved: {error}.</source>
        <translation>{folder}: ரசீதைச் சேமிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{folder}: the slip of the case can&apos;t be written ({error}).</source>
        <translation>{folder}: சம்பவ ரசீதை எழுத முடியவில்லை ({error}).</translation>
    </message>
    <message>
        <source>{folder}: there is a demonstration here already.</source>
        <translation>{folder}: செயல்விளக்கம் ஏற்கனவே உள்ளது.</translation>
    </message>
    <message>
        <source>{folder}: {error}.</source>
        <translation>{folder}: {error}.</translation>
    </message>
    <message>
        <source>{game!r} is not a game.</source>
        <translation>{game!r} ஆட்டம் அல்ல.</translation>
    </message>
    <message>
        <source>{game} has no subject {subject!r}.</source>
        <translation>{game}: பாடம் {subject!r} இல்லை.</translation>
    </message>
    <message>
        <source>{given}: it is a slip of table {table}, and says nothing of this journal.</source>
        <translation>{given}: இது மேசை {table} ரசீது, இந்தப் பதிவேட்டைப் பற்றி எதுவும் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>{given}: no slip&apos;s code is found in it.</source>
        <translation>{given}: ரசீதுக் குறியீடு இல்லை.</translation>
    </message>
    <message>
        <source>{given}: {error}.</source>
        <translation>{given}: {error}.</translation>
    </message>
    <message>
        <source>{id} has no paragraph {number!r}.</source>
        <translation>{id}: பத்தி {number!r} இல்லை.</translation>
    </message>
    <message>
        <source>{journal}: Round {number} can&apos;t be continued: {why} ({where}).</source>
        <translation>{journal}: சுற்று {number} தொடர முடியாது: {why} ({where}).</translation>
    </message>
    <message>
        <source>{line!r} does not name a role: {roles}</source>
        <translation>{line!r}: பதவி இல்லை, {roles}</translation>
    </message>
    <message>
        <source>{list!r} after the amount: only &apos;seated&apos; may follow it</source>
        <translation>தொகைக்குப் பின் {list!r}: &apos;seated&apos; மட்டுமே வரலாம்</translation>
    </message>
    <message>
        <source>{login}: the name is too long.</source>
        <translation>{login}: பெயர் மிக நீளம்.</translation>
    </message>
    <message>
        <source>{made}: {error}.</source>
        <translation>{made}: {error}.</translation>
    </message>
    <message>
        <source>{name!r} has not trained here.</source>
        <translation>{name!r} இங்குப் பயிற்சி பெறவில்லை.</translation>
    </message>
    <message>
        <source>{named}: there is no such file.</source>
        <translation>{named}: அக்கோப்பு இல்லை.</translation>
    </message>
    <message>
        <source>{name}: has a line that is too long.</source>
        <translation>{name}: ஒரு வரி மிக நீளம்.</translation>
    </message>
    <message>
        <source>{name}: is not UTF-8 text.</source>
        <translation>{name}: UTF-8 உரை அல்ல.</translation>
    </message>
    <message>
        <source>{name}: it has no script.</source>
        <translation>{name}: நிரல்வரி இல்லை.</translation>
    </message>
    <message>
        <source>{name}: it has no tags.</source>
        <translation>{name}: குறிச்சீட்டுகள் இல்லை.</translation>
    </message>
    <message>
        <source>{name}: the tag {end} is the end of the tag {whole}.</source>
        <translation>{name}: குறிச்சீட்டு {end} என்பது {whole} என்பதன் முடிவு.</translation>
    </message>
    <message>
        <source>{name}: {error}.</source>
        <translation>{name}: {error}.</translation>
    </message>
    <message>
        <source>{out}: {error}.</source>
        <translation>{out}: {error}.</translation>
    </message>
    <message>
        <source>{paragraph} can&apos;t be asked about in this Round.</source>
        <translation>{paragraph}: இச்சுற்றில் கேட்க முடியாது.</translation>
    </message>
    <message>
        <source>{parent}: the journal&apos;s folder can&apos;t be made: {error}.</source>
        <translation>{parent}: பதிவேட்டுக் கோப்புறை செய்ய முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{part!r} is not a fault.</source>
        <translation>{part!r} பழுது அல்ல.</translation>
    </message>
    <message>
        <source>{path} is not a back-up.</source>
        <translation>{path} காப்பு அல்ல.</translation>
    </message>
    <message>
        <source>{path} is there already: this table has been set up.</source>
        <translation>{path} ஏற்கனவே உள்ளது: இம்மேசை அமைக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>{path}: Round {number} is in play, and its cards lie face down.</source>
        <translation>{path}: சுற்று {number} நடக்கிறது, சீட்டுகள் மூடியுள்ளன.</translation>
    </message>
    <message>
        <source>{path}: a file of that name exists already.</source>
        <translation>{path}: அப்பெயரில் கோப்பு உள்ளது.</translation>
    </message>
    <message>
        <source>{path}: has format {version}; this program knows {format}.</source>
        <translation>{path}: வடிவம் {version}; இந்நிரல் அறிவது {format}.</translation>
    </message>
    <message>
        <source>{path}: is not UTF-8 text (byte {start}).</source>
        <translation>{path}: UTF-8 உரை அல்ல (பைட் {start}).</translation>
    </message>
    <message>
        <source>{path}: is not a staff register.</source>
        <translation>{path}: ஊழியர் பதிவேடு அல்ல.</translation>
    </message>
    <message>
        <source>{path}: it holds no Ed25519 key, or another one too.</source>
        <translation>{path}: Ed25519 சாவி இல்லை, அல்லது வேறொன்றும் உள்ளது.</translation>
    </message>
    <message>
        <source>{path}: it holds something else than public keys.</source>
        <translation>{path}: பொதுச் சாவி அல்லாதது உள்ளது.</translation>
    </message>
    <message>
        <source>{path}: it is not a key.</source>
        <translation>{path}: சாவி அல்ல.</translation>
    </message>
    <message>
        <source>{path}: it is not a public key.</source>
        <translation>{path}: பொதுச் சாவி அல்ல.</translation>
    </message>
    <message>
        <source>{path}: it is not a table&apos;s journal.</source>
        <translation>{path}: மேசைப் பதிவேடு அல்ல.</translation>
    </message>
    <message>
        <source>{path}: it is not an Ed25519 key.</source>
        <translation>{path}: Ed25519 சாவி அல்ல.</translation>
    </message>
    <message>
        <source>{path}: it is not {what}.</source>
        <translation>{path}: {what} அல்ல.</translation>
    </message>
    <message>
        <source>{path}: not only its owner may read or change {what} ({mode:04o}).</source>
        <translation>{path}: உரிமையாளர் அல்லாதவரும் {what} படிக்கலாம் அல்லது மாற்றலாம் ({mode:04o}).</translation>
    </message>
    <message>
        <source>{path}: the back-up is damaged: {what}</source>
        <translation>{path}: காப்பு சேதம்: {what}</translation>
    </message>
    <message>
        <source>{path}: the journal belongs to table {table_id}, not to {wanted}.</source>
        <translation>{path}: பதிவேடு மேசை {table_id} உடையது, {wanted} அல்ல.</translation>
    </message>
    <message>
        <source>{path}: the journal can&apos;t be opened: {what}.</source>
        <translation>{path}: பதிவேட்டைத் திறக்க முடியவில்லை: {what}.</translation>
    </message>
    <message>
        <source>{path}: the journal has stopped after an error ({cause}).</source>
        <translation>{path}: பிழைக்குப் பின் பதிவேடு நின்றது ({cause}).</translation>
    </message>
    <message>
        <source>{path}: the journal is being read by another program.</source>
        <translation>{path}: பதிவேட்டை வேறு நிரல் படித்துக்கொண்டிருக்கிறது.</translation>
    </message>
    <message>
        <source>{path}: the journal is closed.</source>
        <translation>{path}: பதிவேடு மூடியுள்ளது.</translation>
    </message>
    <message>
        <source>{path}: the journal is damaged, or its copy is: {problems}</source>
        <translation>{path}: பதிவேடோ நகலோ சேதம்: {problems}</translation>
    </message>
    <message>
        <source>{path}: the journal is damaged: {what}.</source>
        <translation>{path}: பதிவேடு சேதம்: {what}.</translation>
    </message>
    <message>
        <source>{path}: the journal is missing, but its write-ahead log is here ({wal}).</source>
        <translation>{path}: பதிவேடு இல்லை, ஆனால் அதன் முன்-எழுத்து உள்ளது ({wal}).</translation>
    </message>
    <message>
        <source>{path}: the journal is missing. Its anchor says that it goes to entry {seq}.</source>
        <translation>{path}: பதிவேடு இல்லை. நங்கூரம் சொல்வது: பதிவு {seq} வரை.</translation>
    </message>
    <message>
        <source>{path}: the journal is open in another program.</source>
        <translation>{path}: பதிவேடு வேறு நிரலில் திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>{path}: the journal was written by a newer version of the program (format {found}; this one knows {known}).</source>
        <translation>{path}: பதிவேடு புதிய பதிப்பில் எழுதப்பட்டது (வடிவம் {found}; இது அறிவது {known}).</translation>
    </message>
    <message>
        <source>{path}: the picture can&apos;t be written.</source>
        <translation>{path}: படத்தை எழுத முடியவில்லை.</translation>
    </message>
    <message>
        <source>{path}: the slip of the new key can&apos;t be saved: {error}.</source>
        <translation>{path}: புதிய சாவியின் ரசீதைச் சேமிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be copied: {error}.</source>
        <translation>{path}: ஊழியர் பதிவேட்டை நகலெடுக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {error}.</source>
        <translation>{path}: ஊழியர் பதிவேட்டைப் படிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {what}.</source>
        <translation>{path}: ஊழியர் பதிவேட்டைப் படிக்க முடியவில்லை: {what}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be used: {error}.</source>
        <translation>{path}: ஊழியர் பதிவேட்டைப் பயன்படுத்த முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register is damaged: {sound}.</source>
        <translation>{path}: ஊழியர் பதிவேடு சேதம்: {sound}.</translation>
    </message>
    <message>
        <source>{path}: the table has no key yet.</source>
        <translation>{path}: மேசைக்கு இன்னும் சாவி இல்லை.</translation>
    </message>
    <message>
        <source>{path}: the table is open.</source>
        <translation>{path}: மேசை திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>{path}: the table writes its journal faster than it can be copied.</source>
        <translation>{path}: நகலைவிட வேகமாக மேசை எழுதுகிறது.</translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be added to: {error}.</source>
        <translation>{path}: சாட்சிக் கோப்பில் சேர்க்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be read: {error}.</source>
        <translation>{path}: சாட்சிக் கோப்பைப் படிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: there is no Round {round_no}.</source>
        <translation>{path}: சுற்று {round_no} இல்லை.</translation>
    </message>
    <message>
        <source>{path}: there is no room for a copy of the journal in {folder}.</source>
        <translation>{path}: பதிவேட்டு நகலுக்கு இடமில்லை, {folder}.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: அக்கோப்பு இல்லை.</translation>
    </message>
    <message>
        <source>{path}: there is no such house profile.</source>
        <translation>{path}: அந்த House அமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>{path}: this is a live table&apos;s journal: training may not write to it.</source>
        <translation>{path}: இது நேரடி மேசைப் பதிவேடு: பயிற்சி எழுத முடியாது.</translation>
    </message>
    <message>
        <source>{path}: this is a training journal: no live table may write to it.</source>
        <translation>{path}: இது பயிற்சிப் பதிவேடு: நேரடி மேசை எழுத முடியாது.</translation>
    </message>
    <message>
        <source>{path}: this is not a key for a staff register.</source>
        <translation>{path}: இது பணியாளர் பதிவேட்டுக்கான சாவி அல்ல.</translation>
    </message>
    <message>
        <source>{path}: {error}.</source>
        <translation>{path}: {error}.</translation>
    </message>
    <message>
        <source>{path}: {said}.</source>
        <translation>{path}: {said}.</translation>
    </message>
    <message>
        <source>{path}: {what} ({error}).</source>
        <translation>{path}: {what} ({error}).</translation>
    </message>
    <message>
        <source>{path}: {what} can&apos;t be kept: {error}.</source>
        <translation>{path}: {what} சேமிக்க முடியவில்லை: {error}.</translation>
    </message>
    <message>
        <source>{path}: {what}, while the table was in play. Stop dealing.</source>
        <translation>{path}: {what}, மேசை ஆட்டத்தில் இருந்தது. வழங்குவதை நிறுத்தவும்.</translation>
    </message>
    <message>
        <source>{place}: line {line}: {what}.</source>
        <translation>{place}: வரி {line}: {what}.</translation>
    </message>
    <message>
        <source>{place}: {error}.</source>
        <translation>{place}: {error}.</translation>
    </message>
    <message>
        <source>{place}: {kind}: a step stands twice.</source>
        <translation>{place}: {kind}: ஒரு படி இருமுறை உள்ளது.</translation>
    </message>
    <message>
        <source>{place}: {kind}: no part of the slip is signed at {step!r}.</source>
        <translation>{place}: {kind}: படி {step!r} இல் ரசீதுப் பகுதி கையொப்பமில்லை.</translation>
    </message>
    <message>
        <source>{place}: {kind}: one step {what}, not more and not none.</source>
        <translation>{place}: {kind}: படி {what} சரியாக ஒன்று.</translation>
    </message>
    <message>
        <source>{place}: {kind}: there is no step {name!r} to sign a part at.</source>
        <translation>{place}: {kind}: கையொப்பமிடப் படி {name!r} இல்லை.</translation>
    </message>
    <message>
        <source>{player!r} is named twice</source>
        <translation>{player!r} இருமுறை உள்ளது</translation>
    </message>
    <message>
        <source>{player} had no Bet in Round {round_no}.</source>
        <translation>சுற்று {round_no}: {player} பந்தயம் வைக்கவில்லை.</translation>
    </message>
    <message>
        <source>{preset!r} is not a preset of {found}.</source>
        <translation>{preset!r}: {found} அமைப்பு அல்ல.</translation>
    </message>
    <message>
        <source>{protocol!r} is not a protocol.</source>
        <translation>{protocol!r} நெறிமுறை அல்ல.</translation>
    </message>
    <message>
        <source>{remedy}</source>
        <translation>{remedy}</translation>
    </message>
    <message>
        <source>{rest!r} is one word too many for {value!r}</source>
        <translation>{rest!r}: {value!r} க்கு ஒரு சொல் அதிகம்</translation>
    </message>
    <message>
        <source>{table}: entry {seq} does not follow the one before.</source>
        <translation>{table}: பதிவு {seq} முந்தையதைத் தொடரவில்லை.</translation>
    </message>
    <message>
        <source>{tests}: {error}.</source>
        <translation>{tests}: {error}.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: Latin, Cyrillic and Greek letters look alike and can&apos;t be mixed.</source>
        <translation>{text!a} பெயர் அல்ல: Latin, Cyrillic, Greek எழுத்துகள் ஒத்தவை, கலக்க முடியாது.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: it has more than {longest} characters.</source>
        <translation>{text!a} பெயர் அல்ல: {longest} எழுத்துக்கு மேல்.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: it must begin with a letter.</source>
        <translation>{text!a} பெயர் அல்ல: எழுத்தில் தொடங்க வேண்டும்.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: letters, spaces, &apos; - and . only, and no invisible characters.</source>
        <translation>{text!a} பெயர் அல்ல: எழுத்து, இடைவெளி, &apos; - . மட்டும்; மறைந்த குறி வேண்டாம்.</translation>
    </message>
    <message>
        <source>{text!r} is not a printer&apos;s address.</source>
        <translation>{text!r} அச்சுப்பொறி முகவரி அல்ல.</translation>
    </message>
    <message>
        <source>{title} has no layout with {boxes} boxes.</source>
        <translation>{title}: {boxes} கட்ட மேசை அமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>{title} has no screen yet.</source>
        <translation>{title}: இன்னும் திரை இல்லை.</translation>
    </message>
    <message>
        <source>{title} has no {kind} {name!r}.</source>
        <translation>{title}: {kind} {name!r} இல்லை.</translation>
    </message>
    <message>
        <source>{title} is not played with {decks}.</source>
        <translation>{title}: {decks} கொண்டு ஆடுவதில்லை.</translation>
    </message>
    <message>
        <source>{url}: the port did not open in that time.</source>
        <translation>{url}: அந்நேரத்தில் முனை திறக்கவில்லை.</translation>
    </message>
    <message>
        <source>{url}: {reason}.</source>
        <translation>{url}: {reason}.</translation>
    </message>
    <message>
        <source>{value!r} lacks its {what}</source>
        <translation>{value!r}: {what} இல்லை</translation>
    </message>
    <message>
        <source>{word!r} is not PLAYER={example}</source>
        <translation>{word!r} இப்படி அல்ல: PLAYER={example}</translation>
    </message>
    <message>
        <source>{word!r} is not a Player&apos;s name: letters, digits, - and _ only</source>
        <translation>{word!r} ஆட்டக்காரர் பெயர் அல்ல: எழுத்து, இலக்கம், - _ மட்டும்</translation>
    </message>
    <message>
        <source>{word!r} is not a number of chips, as 5x100</source>
        <translation>{word!r} சிப் எண்ணிக்கை அல்ல, எ.கா. 5x100</translation>
    </message>
    <message>
        <source>{word!r} is not a side Bet of this game: {known}</source>
        <translation>{word!r} இவ்வாட்டப் பக்கப் பந்தயம் அல்ல: {known}</translation>
    </message>
    <message>
        <source>{word!r} is not a {what}: {least} to {most}</source>
        <translation>{word!r}: {what} அல்ல, {least} முதல் {most}</translation>
    </message>
    <message>
        <source>{word!r} is not allowed here</source>
        <translation>{word!r} இங்கு அனுமதியில்லை</translation>
    </message>
    <message>
        <source>{word!r} is not an amount: more than zero is needed</source>
        <translation>{word!r} தொகை அல்ல: பூச்சியத்துக்கு மேல் தேவை</translation>
    </message>
    <message>
        <source>{word!r} is not {article} {what}: {names}</source>
        <translation>{word!r}: {what} ({article}) அல்ல, {names}</translation>
    </message>
    <message>
        <source>{word!r}: chips of {denomination} are counted twice</source>
        <translation>{word!r}: {denomination} சிப் இருமுறை எண்ணப்பட்டது</translation>
    </message>
    <message>
        <source>{word!r}: the tray has no chips of {of}, only of {known}</source>
        <translation>{word!r}: தட்டில் {of} சிப் இல்லை, {known} மட்டும்</translation>
    </message>
    <message>
        <source>{word!r}: {pieces!r} is not a whole number of chips</source>
        <translation>{word!r}: {pieces!r} முழு எண் அல்ல</translation>
    </message>
    <message>
        <source>{words!r} lacks its chips, as 5x100</source>
        <translation>{words!r}: சிப் இல்லை, எ.கா. 5x100</translation>
    </message>
    <message>
        <source>{words!r} lacks its {what}</source>
        <translation>{words!r}: {what} இல்லை</translation>
    </message>
</context>
<context>
    <name>felt</name>
    <message>
        <source>double</source>
        <translation>double</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} சீட்டுகள்</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>+ {0} more</source>
        <translation>+ மேலும் {0}</translation>
    </message>
    <message>
        <source>card {number}, not read</source>
        <translation>சீட்டு {number}, வாசிக்கவில்லை</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>மூடியது</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>வாசிக்கவில்லை</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>சமநிலை</translation>
    </message>
    <message>
        <source>back</source>
        <translation>திரும்ப</translation>
    </message>
    <message>
        <source>net {sum}</source>
        <translation>நிகரம் {sum}</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>கையால்</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>இணைப்பில்லை</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>பிழை</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>பூட்டியது</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>Cut card</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>தயார்</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>கட்டம்</translation>
    </message>
    <message>
        <source>Side Bet</source>
        <translation>பக்கம்</translation>
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
        <translation>கட்டம் {box}: {total}</translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation>கட்டங்கள் {boxes}</translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation>மற்ற அனைத்தும் Stand</translation>
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
        <translation>அல்லது சீட்டு எடுக்கவும்</translation>
    </message>
    <message>
        <source>Your Ace: any Insurance? Then deal on.</source>
        <translation>டீலருக்கு Ace: Insurance உண்டா? பிறகு தொடர்ந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on.</source>
        <translation>Surrender உண்டா? பிறகு தொடர்ந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Then deal on.</source>
        <translation>பிறகு தொடர்ந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Box {box} stood</source>
        <translation>கட்டம் {box}: Stand</translation>
    </message>
    <message>
        <source>it was no Hit</source>
        <translation>Hit அல்ல</translation>
    </message>
    <message>
        <source>Open your cards</source>
        <translation>டீலர் சீட்டுகளைத் திற</translation>
    </message>
    <message>
        <source>Resolve the case</source>
        <translation>சம்பவத்தைத் தீர்</translation>
    </message>
    <message>
        <source>The Round is Void. Box {box}: {what}.</source>
        <translation>சுற்று ரத்து. கட்டம் {box}: {what}.</translation>
    </message>
    <message>
        <source>Have the whole shoe shuffled before the next Round.</source>
        <translation>அடுத்த சுற்றுக்கு முன் Shoe முழுவதையும் கலைக்கவும்.</translation>
    </message>
    <message>
        <source>A foreign card was found: have the cards checked, then report the new shoe.</source>
        <translation>வேற்றுச் சீட்டு கிடைத்தது: சீட்டுகளைச் சரிபார்த்து, புதிய Shoe தெரிவிக்கவும்.</translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation>ரத்து ரசீது</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>ரசீது</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>எண் {number}</translation>
    </message>
    <message>
        <source>Box {box} done</source>
        <translation>கட்டம் {box} முடிந்தது</translation>
    </message>
    <message>
        <source>then box {box}</source>
        <translation>பிறகு கட்டம் {box}</translation>
    </message>
    <message>
        <source>First say whether the interruption affected the Round: press C.</source>
        <translation>தடை சுற்றைப் பாதித்ததா என முதலில் சொல்லவும்: C அழுத்தவும்.</translation>
    </message>
    <message>
        <source>First compare cards and Bets with the screen: press C.</source>
        <translation>சீட்டுகளையும் பந்தயங்களையும் முதலில் திரையுடன் ஒப்பிடவும்: C அழுத்தவும்.</translation>
    </message>
    <message>
        <source>Box {boxes} has lost: {what}.</source>
        <translation>கட்டம் {boxes} தோல்வி: {what}.</translation>
    </message>
    <message>
        <source>The settlement is reopened: correct the card or report what went wrong, then settle.</source>
        <translation>தீர்வு மீண்டும் திறந்தது: சீட்டைத் திருத்தவும் அல்லது சிக்கலைத் தெரிவிக்கவும், பிறகு தீர்க்கவும்.</translation>
    </message>
    <message>
        <source>Box {box}: {what}.</source>
        <translation>கட்டம் {box}: {what}.</translation>
    </message>
    <message>
        <source>All moved. Settle.</source>
        <translation>அனைத்தும் நகர்ந்தன. தீர்க்கவும்.</translation>
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
        <translation>இன்னும் உரியது: கட்டம் {box}: {what}.</translation>
    </message>
    <message>
        <source>when moved: {what}</source>
        <translation>நகர்ந்ததும்: {what}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>திரும்பப் பெறு</translation>
    </message>
    <message>
        <source>the last card came too soon</source>
        <translation>கடைசிச் சீட்டு முன்கூட்டியே வந்தது</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>முன்கூட்டியே</translation>
    </message>
    <message>
        <source>box {box}: {what}</source>
        <translation>கட்டம் {box}: {what}</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>கட்டம் {number}</translation>
    </message>
    <message>
        <source>Box {number}, Hand {hand}</source>
        <translation>கட்டம் {number}, கை {hand}</translation>
    </message>
    <message>
        <source>Card {number}, {hand}:</source>
        <translation>சீட்டு {number}, {hand}:</translation>
    </message>
</context>
<context>
    <name>hands on slips</name>
    <message>
        <source>1 card, face down</source>
        <translation>1 மூடிய சீட்டு</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banker</translation>
    </message>
    <message>
        <source>Banker&apos;s Hand</source>
        <translation>Banker கை</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Bust</source>
        <translation>Bust</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Dealer&apos;s Hand</source>
        <translation>டீலர் கை</translation>
    </message>
    <message>
        <source>Double Down</source>
        <translation>Double Down</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>High</source>
        <translation>High</translation>
    </message>
    <message>
        <source>House Way {item}</source>
        <translation>House Way {item}</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Low</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ஜோடி</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Player&apos;s Hand</source>
        <translation>Player கை</translation>
    </message>
    <message>
        <source>Point Total {points}</source>
        <translation>மொத்தப் புள்ளி {points}</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>திரும்பியது</translation>
    </message>
    <message>
        <source>Soft {total}</source>
        <translation>Soft {total}</translation>
    </message>
    <message>
        <source>Surrendered</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>{count} cards, face down</source>
        <translation>{count} மூடிய சீட்டுகள்</translation>
    </message>
    <message>
        <source>{kind}: {by_cards}</source>
        <translation>{kind}: {by_cards}</translation>
    </message>
</context>
<context>
    <name>header</name>
    <message>
        <source>new shoe</source>
        <translation>புதிய Shoe</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>கடைசிச் சுற்று</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>கையால்</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>ஒதுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>இணைப்பில்லை</translation>
    </message>
    <message>
        <source>error</source>
        <translation>பிழை</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>பூட்டியது</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>இணைந்தது</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Round {round_no} (box {box}, {player})</source>
        <translation>சுற்று {round_no} (கட்டம் {box}, {player})</translation>
    </message>
    <message>
        <source>one Stand Off of {stake} paid 1 to 1</source>
        <translation>{stake} சமநிலை ஒன்றுக்கு 1 : 1 கொடுத்தது</translation>
    </message>
    <message>
        <source>one Stand Off of {stake} taken</source>
        <translation>{stake} சமநிலை ஒன்றை எடுத்தது</translation>
    </message>
    <message>
        <source>one lost Bet of {lost} not taken</source>
        <translation>தோற்ற {lost} பந்தயம் ஒன்றை எடுக்காதது</translation>
    </message>
    <message>
        <source>one lost Bet of {lost} paid 1 to 1 instead of taken</source>
        <translation>தோற்ற {lost} பந்தயம் ஒன்றை எடுக்காமல் 1 : 1 கொடுத்தது</translation>
    </message>
    <message>
        <source>one {odds} on {stake} not paid</source>
        <translation>{stake} மீது {odds} ஒன்றைக் கொடுக்காதது</translation>
    </message>
    <message>
        <source>one {odds} on {stake} paid twice</source>
        <translation>{stake} மீது {odds} ஒன்றை இருமுறை கொடுத்தது</translation>
    </message>
    <message>
        <source>one {odds} on {stake} paid {other}</source>
        <translation>{stake} மீது {odds} ஒன்றுக்கு {other} கொடுத்தது</translation>
    </message>
    <message>
        <source>one {odds} on {stake} taken instead of paid</source>
        <translation>{stake} மீது {odds} ஒன்றைக் கொடுக்காமல் எடுத்தது</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>{amount} அதிகம்</translation>
    </message>
    <message>
        <source>{amount} short</source>
        <translation>{amount} குறைவு</translation>
    </message>
    <message>
        <source>{how} = {mistake}: {places}</source>
        <translation>{how} = {mistake}: {places}</translation>
    </message>
    <message>
        <source>{places} and {more} more</source>
        <translation>{places}, மேலும் {more}</translation>
    </message>
    <message>
        <source>{won} to {stake}</source>
        <translation>{won} : {stake}</translation>
    </message>
</context>
<context>
    <name>history</name>
    <message>
        <source>{where} stands</source>
        <translation>{where}: Stand</translation>
    </message>
    <message>
        <source>{where} doubles down</source>
        <translation>{where}: Double Down</translation>
    </message>
    <message>
        <source>Box {box} splits</source>
        <translation>கட்டம் {box}: Split</translation>
    </message>
    <message>
        <source>Box {box}: {player} insures for {amount}</source>
        <translation>கட்டம் {box}: {player} Insurance {amount}</translation>
    </message>
    <message>
        <source>Box {box}: {player} takes Even Money</source>
        <translation>கட்டம் {box}: {player} Even Money</translation>
    </message>
    <message>
        <source>Box {box} surrenders</source>
        <translation>கட்டம் {box}: Surrender</translation>
    </message>
    <message>
        <source>The Interim Settlement is made</source>
        <translation>இடைக்காலத் தீர்வு முடிந்தது</translation>
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
        <translation>கேள்விக்குப் பதில் இல்லை, மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>“{question}” was not answered, and is closed.</source>
        <translation>“{question}” பதில் இல்லை, மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>{count} Bets are laid, {sum} in all.</source>
        <translation>{count} பந்தயங்கள் வைக்கப்பட்டன, மொத்தம் {sum}.</translation>
    </message>
    <message>
        <source>{count} places are marked.</source>
        <translation>{count} இடங்கள் குறிக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>Not laid: {reasons}</source>
        <translation>வைக்கவில்லை: {reasons}</translation>
    </message>
    <message>
        <source>{amount} to {player} ({bet}, box {box})</source>
        <translation>{player}: {amount} ({bet}, கட்டம் {box})</translation>
    </message>
    <message>
        <source>Give back {parts}.</source>
        <translation>திருப்பிக் கொடுக்கவும்: {parts}.</translation>
    </message>
    <message>
        <source>Box {box}: the House plays on</source>
        <translation>கட்டம் {box}: House தொடரும்</translation>
    </message>
    <message>
        <source>Box {box}: {player} has left</source>
        <translation>கட்டம் {box}: {player} விலகினார்</translation>
    </message>
    <message>
        <source>Box {box}: {player} is back</source>
        <translation>கட்டம் {box}: {player} திரும்பினார்</translation>
    </message>
    <message>
        <source>A card was not due</source>
        <translation>ஒரு சீட்டு தேவையற்றது</translation>
    </message>
    <message>
        <source>{card} was not due</source>
        <translation>{card} தேவையற்றது</translation>
    </message>
    <message>
        <source>{where}: a card, face down</source>
        <translation>{where}: மூடிய சீட்டு</translation>
    </message>
    <message>
        <source>{where}: the {card} that was held</source>
        <translation>{where}: நிறுத்தி வைத்த {card}</translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount}</source>
        <translation>கட்டம் {box}: {player} {amount}</translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount} on {bet}</source>
        <translation>கட்டம் {box}: {player} {amount}, {bet}</translation>
    </message>
    <message>
        <source>The Round is open</source>
        <translation>சுற்று திறந்தது</translation>
    </message>
    <message>
        <source>The Bets are closed</source>
        <translation>பந்தயம் மூடியது</translation>
    </message>
    <message>
        <source>The Round is settled</source>
        <translation>சுற்று தீர்ந்தது</translation>
    </message>
</context>
<context>
    <name>interruption</name>
    <message>
        <source>Under these rules an interruption cancels the Round.</source>
        <translation>இவ்விதிகளில் தடை சுற்றை ரத்துசெய்யும்.</translation>
    </message>
    <message>
        <source>An outcome is established: the cards on the table decide a Bet.</source>
        <translation>முடிவு உறுதி: மேசைச் சீட்டுகள் ஒரு பந்தயத்தைத் தீர்மானிக்கின்றன.</translation>
    </message>
    <message>
        <source>No outcome is established: the cards on the table decide no Bet yet.</source>
        <translation>முடிவு உறுதியில்லை: மேசைச் சீட்டுகள் எந்தப் பந்தயத்தையும் தீர்மானிக்கவில்லை.</translation>
    </message>
    <message>
        <source>Something changed, go on ({0})</source>
        <translation>ஏதோ மாறியது, தொடர் ({0})</translation>
    </message>
    <message>
        <source>Something changed, open a case ({0})</source>
        <translation>ஏதோ மாறியது, சம்பவம் திற ({0})</translation>
    </message>
</context>
<context>
    <name>journal verify</name>
    <message>
        <source>1 Round</source>
        <translation>1 சுற்று</translation>
    </message>
    <message>
        <source>Entry {entry}, as it was typed,</source>
        <translation>தட்டச்சிட்ட பதிவு {entry}:</translation>
    </message>
    <message>
        <source>Entry {entry}, of which {kind} {number} was printed, {what}.</source>
        <translation>பதிவு {entry} ({kind} {number} அச்சானது): {what}.</translation>
    </message>
    <message>
        <source>Entry {entry}, which {kind} {number} knows,</source>
        <translation>{kind} {number} அறிந்த பதிவு {entry}:</translation>
    </message>
    <message>
        <source>Round {hidden} is in play, and its cards lie face down: its bytes are held back.</source>
        <translation>சுற்று {hidden} நடக்கிறது, சீட்டுகள் மூடியுள்ளன: அதன் பைட்டுகள் காட்டப்படா.</translation>
    </message>
    <message>
        <source>Round {round_no} was added after the table had been closed (entry {seal})</source>
        <translation>மேசை மூடிய பிறகு சுற்று {round_no} சேர்க்கப்பட்டது (பதிவு {seal})</translation>
    </message>
    <message>
        <source>Round {round_no}, entry {entry}, which {file} knows,</source>
        <translation>{file} அறிந்த சுற்று {round_no}, பதிவு {entry}:</translation>
    </message>
    <message>
        <source>Round {round_no}, of which {kind} {number} was printed, {what}.</source>
        <translation>சுற்று {round_no} ({kind} {number} அச்சானது): {what}.</translation>
    </message>
    <message>
        <source>Round {round_no}, which the witness file knows, {what}.</source>
        <translation>சாட்சிக் கோப்பு அறிந்த சுற்று {round_no}: {what}.</translation>
    </message>
    <message>
        <source>Round {round_no}: {what}</source>
        <translation>சுற்று {round_no}: {what}</translation>
    </message>
    <message>
        <source>Rounds {first} to {last} are not signed</source>
        <translation>சுற்றுகள் {first} முதல் {last} கையொப்பமிடப்படவில்லை</translation>
    </message>
    <message>
        <source>The journal was not signed by this table&apos;s key: {flaw}.</source>
        <translation>பதிவேடு இம்மேசைச் சாவியால் கையொப்பமிடப்படவில்லை: {flaw}.</translation>
    </message>
    <message>
        <source>The table has a key, but its journal was never signed.</source>
        <translation>மேசைக்குச் சாவி உண்டு, ஆனால் பதிவேடு ஒருபோதும் கையொப்பமிடப்படவில்லை.</translation>
    </message>
    <message>
        <source>The witness file {file} ends with Round {last}; the journal has {rounds} Rounds.</source>
        <translation>சாட்சிக் கோப்பு {file} சுற்று {last} உடன் முடிகிறது; பதிவேட்டில் {rounds} சுற்றுகள்.</translation>
    </message>
    <message>
        <source>The witness file {file} is missing or has no line of this table; the journal has {rounds} Rounds.</source>
        <translation>சாட்சிக் கோப்பு {file} இல்லை, அல்லது இம்மேசையின் வரி இல்லை; பதிவேட்டில் {rounds} சுற்றுகள்.</translation>
    </message>
    <message>
        <source>a rollback log of another program lies beside it ({log})</source>
        <translation>வேறு நிரலின் பின்வாங்கல் பதிவு அருகே உள்ளது ({log})</translation>
    </message>
    <message>
        <source>all {entries} entries are sound, from 0 (the header) to {last}</source>
        <translation>எல்லா {entries} பதிவுகளும் சரி, 0 (தலைப்பதிவு) முதல் {last} வரை</translation>
    </message>
    <message>
        <source>can&apos;t be read ({error})</source>
        <translation>படிக்க முடியவில்லை ({error})</translation>
    </message>
    <message>
        <source>does not match its hash: it or the entry before was changed, or it moved</source>
        <translation>ஹாஷுடன் பொருந்தவில்லை: அது அல்லது முந்தைய பதிவு மாற்றப்பட்டது, அல்லது இடம்பெயர்ந்தது</translation>
    </message>
    <message>
        <source>entry {seq}, Round {round_no}, {slip}, {when}, {who}</source>
        <translation>பதிவு {seq}, சுற்று {round_no}, {slip}, {when}, {who}</translation>
    </message>
    <message>
        <source>entry {seq}, Round {round_no}, {when}, {who}</source>
        <translation>பதிவு {seq}, சுற்று {round_no}, {when}, {who}</translation>
    </message>
    <message>
        <source>entry {seq}: {what}</source>
        <translation>பதிவு {seq}: {what}</translation>
    </message>
    <message>
        <source>every signature is in the register&apos;s log as it is here, and the reverse</source>
        <translation>ஒவ்வொரு கையொப்பமும் இங்குள்ளபடி ஊழியர் பதிவேட்டிலும் உள்ளது, மறுபுறமும் அவ்வாறே</translation>
    </message>
    <message>
        <source>has a number that no entry can have</source>
        <translation>பதிவுக்கு இருக்க முடியாத எண் உள்ளது</translation>
    </message>
    <message>
        <source>in the journal Round {round_no} is Void</source>
        <translation>பதிவேட்டில் சுற்று {round_no} ரத்து</translation>
    </message>
    <message>
        <source>in the journal Round {round_no} is not Void</source>
        <translation>பதிவேட்டில் சுற்று {round_no} ரத்து அல்ல</translation>
    </message>
    <message>
        <source>in the journal the slip replaces none</source>
        <translation>பதிவேட்டில் ரசீது எதையும் மாற்றவில்லை</translation>
    </message>
    <message>
        <source>in the journal the slip replaces {number}</source>
        <translation>பதிவேட்டில் ரசீது {number} என்பதை மாற்றுகிறது</translation>
    </message>
    <message>
        <source>is another one in the journal: entry {seq} is not the one that was written</source>
        <translation>பதிவேட்டில் வேறொன்று: பதிவு {seq} எழுதப்பட்டது அல்ல</translation>
    </message>
    <message>
        <source>is in the journal as it is known there</source>
        <translation>அங்கு அறிந்தபடி பதிவேட்டில் உள்ளது</translation>
    </message>
    <message>
        <source>is not a journal&apos;s header</source>
        <translation>பதிவேட்டின் தலைப்பதிவு அல்ல</translation>
    </message>
    <message>
        <source>is not in the journal: it went to entry {seq} and was cut off or put back</source>
        <translation>பதிவேட்டில் இல்லை: அது பதிவு {seq} வரை சென்று, வெட்டப்பட்டது அல்லது பழையது வைக்கப்பட்டது</translation>
    </message>
    <message>
        <source>is not signed by the table&apos;s key</source>
        <translation>மேசைச் சாவியால் கையொப்பமிடப்படவில்லை</translation>
    </message>
    <message>
        <source>it does not begin with its opening</source>
        <translation>அது தன் தொடக்கத்துடன் ஆரம்பிக்கவில்லை</translation>
    </message>
    <message>
        <source>it has no code that can be read ({why})</source>
        <translation>படிக்கக்கூடிய குறியீடு இல்லை ({why})</translation>
    </message>
    <message>
        <source>it has the code {code}; the journal has {known}</source>
        <translation>அதன் குறியீடு {code}; பதிவேட்டில் {known}</translation>
    </message>
    <message>
        <source>it is another journal: entry {seq} is not the one that was written</source>
        <translation>இது வேறு பதிவேடு: பதிவு {seq} எழுதப்பட்டது அல்ல</translation>
    </message>
    <message>
        <source>it is not a signature</source>
        <translation>அது கையொப்பம் அல்ல</translation>
    </message>
    <message>
        <source>it is signed by a key that had been replaced ({key})</source>
        <translation>மாற்றப்பட்ட சாவியால் கையொப்பமிடப்பட்டது ({key})</translation>
    </message>
    <message>
        <source>it is signed by another key ({key})</source>
        <translation>வேறு சாவியால் கையொப்பமிடப்பட்டது ({key})</translation>
    </message>
    <message>
        <source>it is slip {number}</source>
        <translation>அது ரசீது {number}</translation>
    </message>
    <message>
        <source>it says no number: it was changed, or a version before this one made it</source>
        <translation>எண் இல்லை: மாற்றப்பட்டது, அல்லது முந்தைய பதிப்பு செய்தது</translation>
    </message>
    <message>
        <source>it was changed or cut short</source>
        <translation>மாற்றப்பட்டது அல்லது வெட்டப்பட்டது</translation>
    </message>
    <message>
        <source>it {error}</source>
        <translation>அது: {error}</translation>
    </message>
    <message>
        <source>its anchor is damaged ({anchor}): {why}</source>
        <translation>அதன் நங்கூரம் சேதம் ({anchor}): {why}</translation>
    </message>
    <message>
        <source>its anchor is missing ({anchor}). Only the code on the last slip can show whether entries are missing at the end.</source>
        <translation>அதன் நங்கூரம் இல்லை ({anchor}). முடிவில் பதிவுகள் குறைகின்றனவா என்பதைக் கடைசி ரசீதின் குறியீடு மட்டுமே காட்டும்.</translation>
    </message>
    <message>
        <source>its end is missing: it went to entry {seq} and now ends at {last}</source>
        <translation>முடிவு இல்லை: பதிவு {seq} வரை இருந்தது, இப்போது {last} உடன் முடிகிறது</translation>
    </message>
    <message>
        <source>its signatures were not compared (--staff REGISTER)</source>
        <translation>அதன் கையொப்பங்கள் ஒப்பிடப்படவில்லை (--staff REGISTER)</translation>
    </message>
    <message>
        <source>its slips are in {folder}, with its numbers and codes</source>
        <translation>அதன் ரசீதுகள் {folder} உள்ளே, எண்களும் குறியீடுகளும் பொருந்துகின்றன</translation>
    </message>
    <message>
        <source>its slips were not compared (--slips DIR)</source>
        <translation>அதன் ரசீதுகள் ஒப்பிடப்படவில்லை (--slips DIR)</translation>
    </message>
    <message>
        <source>its start is damaged: {name} (byte {offset})</source>
        <translation>தொடக்கம் சேதம்: {name} (பைட் {offset})</translation>
    </message>
    <message>
        <source>its table or its guards against change were altered</source>
        <translation>அதன் அட்டவணை அல்லது மாற்றத் தடுப்புகள் மாற்றப்பட்டன</translation>
    </message>
    <message>
        <source>its text is not the one that was signed</source>
        <translation>அதன் உரை கையொப்பமிடப்பட்டது அல்ல</translation>
    </message>
    <message>
        <source>its write-ahead log is larger than one can be ({log})</source>
        <translation>அதன் முன்-எழுத்து இருக்கக்கூடியதை விடப் பெரியது ({log})</translation>
    </message>
    <message>
        <source>its write-ahead log is missing ({log}): it was taken away, or this is a copy of a journal in use that was made without the log</source>
        <translation>அதன் முன்-எழுத்து இல்லை ({log}): எடுக்கப்பட்டது, அல்லது பயன்பாட்டிலுள்ள பதிவேட்டை முன்-எழுத்தின்றி நகலெடுத்தது</translation>
    </message>
    <message>
        <source>its write-ahead log is not a file ({log})</source>
        <translation>அதன் முன்-எழுத்து கோப்பு அல்ல ({log})</translation>
    </message>
    <message>
        <source>missing (the end, up to {last})</source>
        <translation>இல்லை (முடிவு, {last} வரை)</translation>
    </message>
    <message>
        <source>missing (the journal&apos;s header)</source>
        <translation>இல்லை (பதிவேட்டின் தலைப்பதிவு)</translation>
    </message>
    <message>
        <source>missing ({first} to {last})</source>
        <translation>இல்லை ({first} முதல் {last})</translation>
    </message>
    <message>
        <source>missing ({first})</source>
        <translation>இல்லை ({first})</translation>
    </message>
    <message>
        <source>page layout</source>
        <translation>பக்க அமைப்பு</translation>
    </message>
    <message>
        <source>page size</source>
        <translation>பக்க அளவு</translation>
    </message>
    <message>
        <source>paid {paid}, collected {collected}, returned {returned}</source>
        <translation>கொடுத்தது {paid}, எடுத்தது {collected}, திருப்பியது {returned}</translation>
    </message>
    <message>
        <source>schema format</source>
        <translation>திட்ட வடிவம்</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}</source>
        <translation>மேசைச் சாவி கையொப்பம்: பதிவு 0 முதல் {last} வரை</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}; 1 act after it is not</source>
        <translation>மேசைச் சாவி கையொப்பம்: பதிவு 0 முதல் {last} வரை; பிந்தைய 1 செயல் இல்லை</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}; {acts} acts after it are not</source>
        <translation>மேசைச் சாவி கையொப்பம்: பதிவு 0 முதல் {last} வரை; பிந்தைய {acts} செயல்கள் இல்லை</translation>
    </message>
    <message>
        <source>signed by {person}, by entry {entry} of the register: {why}</source>
        <translation>கையொப்பம்: {person}, ஊழியர் பதிவேட்டுப் பதிவு {entry}: {why}</translation>
    </message>
    <message>
        <source>signed by {person}: {why}</source>
        <translation>கையொப்பம்: {person}: {why}</translation>
    </message>
    <message>
        <source>somebody else signed after that, so that it was for something before</source>
        <translation>அதன் பிறகு வேறொருவர் கையொப்பமிட்டார், எனவே இது முந்தையதற்கானது</translation>
    </message>
    <message>
        <source>somebody other than the Dealer acts, and nobody has signed</source>
        <translation>டீலர் அல்லாதவர் செய்தார், யாரும் கையொப்பமிடவில்லை</translation>
    </message>
    <message>
        <source>text encoding</source>
        <translation>உரைக் குறியாக்கம்</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log is another person&apos;s</source>
        <translation>ஊழியர் பதிவேட்டின் அப்பதிவு வேறொருவருடையது</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log is of another table</source>
        <translation>ஊழியர் பதிவேட்டின் அப்பதிவு வேறு மேசையுடையது</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says another Dealer</source>
        <translation>ஊழியர் பதிவேட்டின் அப்பதிவு வேறு டீலரைச் சொல்கிறது</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says another role</source>
        <translation>ஊழியர் பதிவேட்டின் அப்பதிவு வேறு பணியைச் சொல்கிறது</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says that it was given in another way</source>
        <translation>ஊழியர் பதிவேட்டின் அப்பதிவு வேறு முறையைச் சொல்கிறது</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log signs nothing</source>
        <translation>ஊழியர் பதிவேட்டின் அப்பதிவு எதையும் கையொப்பமிடவில்லை</translation>
    </message>
    <message>
        <source>the counter of its entries was altered</source>
        <translation>பதிவுகளின் எண்ணிக்கை மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>கோப்பு காலியானது</translation>
    </message>
    <message>
        <source>the file was cut short or made longer: {size} bytes, not {fits}</source>
        <translation>கோப்பு வெட்டப்பட்டது அல்லது நீட்டப்பட்டது: {size} பைட், {fits} அல்ல</translation>
    </message>
    <message>
        <source>the file was cut short: {size} bytes</source>
        <translation>கோப்பு வெட்டப்பட்டது: {size} பைட்</translation>
    </message>
    <message>
        <source>the file&apos;s structure is damaged: {line}</source>
        <translation>கோப்பின் அமைப்பு சேதம்: {line}</translation>
    </message>
    <message>
        <source>the folder of its slips</source>
        <translation>அதன் ரசீதுகளின் கோப்புறை</translation>
    </message>
    <message>
        <source>the journal has it before the person signed</source>
        <translation>அவர் கையொப்பமிடும் முன்பே பதிவேட்டில் உள்ளது</translation>
    </message>
    <message>
        <source>the journal has no entry {entry}</source>
        <translation>பதிவேட்டில் பதிவு {entry} இல்லை</translation>
    </message>
    <message>
        <source>the journal has no slip of Round {round_no} before entry {entry}</source>
        <translation>பதிவு {entry} முன் சுற்று {round_no} ரசீது பதிவேட்டில் இல்லை</translation>
    </message>
    <message>
        <source>the journal has no {slip} in Round {round_no}</source>
        <translation>சுற்று {round_no}: பதிவேட்டில் {slip} இல்லை</translation>
    </message>
    <message>
        <source>the journal holds another code of {slip}</source>
        <translation>பதிவேட்டில் {slip} குறியீடு வேறு</translation>
    </message>
    <message>
        <source>the journal holds no code of this print of {slip}</source>
        <translation>{slip}: இவ்வச்சின் குறியீடு பதிவேட்டில் இல்லை</translation>
    </message>
    <message>
        <source>the journal knows no such slip</source>
        <translation>பதிவேடு இந்த ரசீதை அறியாது</translation>
    </message>
    <message>
        <source>the journal of the table does not have it</source>
        <translation>மேசையின் பதிவேட்டில் இல்லை</translation>
    </message>
    <message>
        <source>the journal&apos;s entry {entry} is not the one that was signed</source>
        <translation>பதிவேட்டின் பதிவு {entry} கையொப்பமிடப்பட்டது அல்ல</translation>
    </message>
    <message>
        <source>the journal&apos;s entry {entry} is of Round {round_no}</source>
        <translation>பதிவேட்டின் பதிவு {entry} சுற்று {round_no} சேர்ந்தது</translation>
    </message>
    <message>
        <source>the journal&apos;s nets are {nets}</source>
        <translation>பதிவேட்டின் நிகரம்: {nets}</translation>
    </message>
    <message>
        <source>the journal&apos;s sums are {sums}</source>
        <translation>பதிவேட்டின் கூட்டுத்தொகை: {sums}</translation>
    </message>
    <message>
        <source>the journal&apos;s sums of {player} are {sums}</source>
        <translation>பதிவேட்டில் {player}: {sums}</translation>
    </message>
    <message>
        <source>the key {key} has signed none of it</source>
        <translation>சாவி {key} இதில் எதையும் கையொப்பமிடவில்லை</translation>
    </message>
    <message>
        <source>the key&apos;s signature does not hold: an entry before it was changed</source>
        <translation>சாவியின் கையொப்பம் செல்லாது: முந்தைய பதிவு மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>the numbers of {kind} slips are not 1 to {last}: {numbers}</source>
        <translation>{kind} ரசீது எண்கள் 1 முதல் {last} அல்ல: {numbers}</translation>
    </message>
    <message>
        <source>the register&apos;s log has another entry there</source>
        <translation>ஊழியர் பதிவேட்டில் அங்கே வேறு பதிவு உள்ளது</translation>
    </message>
    <message>
        <source>the register&apos;s log has no such entry</source>
        <translation>ஊழியர் பதிவேட்டில் அப்பதிவு இல்லை</translation>
    </message>
    <message>
        <source>the staff register</source>
        <translation>ஊழியர் பதிவேடு</translation>
    </message>
    <message>
        <source>the start of the write-ahead log is damaged</source>
        <translation>முன்-எழுத்தின் தொடக்கம் சேதம்</translation>
    </message>
    <message>
        <source>the table&apos;s key</source>
        <translation>மேசைச் சாவி</translation>
    </message>
    <message>
        <source>the write-ahead log beside it ({log}) is from another time and hides entries: without it the file goes up to entry {last}</source>
        <translation>அருகிலுள்ள முன்-எழுத்து ({log}) வேறு நேரத்தது, பதிவுகளை மறைக்கிறது: அதின்றி கோப்பு பதிவு {last} வரை செல்லும்</translation>
    </message>
    <message>
        <source>the write-ahead log beside it ({log}) is from another time and hides entries: without it the file is sound up to entry {last}</source>
        <translation>அருகிலுள்ள முன்-எழுத்து ({log}) வேறு நேரத்தது, பதிவுகளை மறைக்கிறது: அதின்றி கோப்பு பதிவு {last} வரை சரி</translation>
    </message>
    <message>
        <source>the write-ahead log is damaged at frame {frame}, and {commits} commits follow</source>
        <translation>முன்-எழுத்து சட்டம் {frame} இல் சேதம், பின்னர் {commits} உறுதிகள்</translation>
    </message>
    <message>
        <source>there are more problems than these</source>
        <translation>இவற்றை விட அதிகச் சிக்கல்கள் உள்ளன</translation>
    </message>
    <message>
        <source>there is only the header, which is sound</source>
        <translation>தலைப்பதிவு மட்டுமே உள்ளது, அது சரி</translation>
    </message>
    <message>
        <source>this is a SQLite file, but not a table&apos;s journal (byte 68)</source>
        <translation>இது SQLite கோப்பு, ஆனால் மேசையின் பதிவேடு அல்ல (பைட் 68)</translation>
    </message>
    <message>
        <source>this is not a journal (not a SQLite file), or its start is damaged</source>
        <translation>இது பதிவேடு அல்ல (SQLite கோப்பு அல்ல), அல்லது தொடக்கம் சேதம்</translation>
    </message>
    <message>
        <source>unknown format {version}</source>
        <translation>அறியாத வடிவம் {version}</translation>
    </message>
    <message>
        <source>unknown kind {kind!r}</source>
        <translation>அறியாத வகை {kind!r}</translation>
    </message>
    <message>
        <source>was lost when the table was restored from a back-up</source>
        <translation>மேசையைக் காப்பிலிருந்து மீட்டபோது இழக்கப்பட்டது</translation>
    </message>
    <message>
        <source>what it has signed was not looked at (--key FILE)</source>
        <translation>அது கையொப்பமிட்டது பார்க்கப்படவில்லை (--key FILE)</translation>
    </message>
    <message>
        <source>write-ahead mark</source>
        <translation>முன்-எழுத்துக் குறி</translation>
    </message>
    <message>
        <source>{code}: no entry has this code.</source>
        <translation>{code}: இக்குறியீடுள்ள பதிவு இல்லை.</translation>
    </message>
    <message>
        <source>{count} Rounds</source>
        <translation>{count} சுற்றுகள்</translation>
    </message>
    <message>
        <source>{count}, {code}</source>
        <translation>{count}, {code}</translation>
    </message>
    <message>
        <source>{count}, {code} (so far: the table is in play)</source>
        <translation>{count}, {code} (இதுவரை: மேசை ஆட்டத்தில் உள்ளது)</translation>
    </message>
    <message>
        <source>{file}: {what}</source>
        <translation>{file}: {what}</translation>
    </message>
    <message>
        <source>{kind} {number}</source>
        <translation>{kind} {number}</translation>
    </message>
    <message>
        <source>{line!r} led to {then} events; by the rules it leads to {now}</source>
        <translation>{line!r} {then} நிகழ்வுகளைத் தந்தது; விதிப்படி {now}</translation>
    </message>
    <message>
        <source>{line!r} led to {then}; by the rules it leads to {now}</source>
        <translation>{line!r} தந்தது {then}; விதிப்படி {now}</translation>
    </message>
    <message>
        <source>{line!r} was done; the rules refuse it: {why} ({paragraph})</source>
        <translation>{line!r} செய்யப்பட்டது; விதிகள் மறுக்கின்றன: {why} ({paragraph})</translation>
    </message>
    <message>
        <source>{player} has a net of {before}; by the rules it is {after}</source>
        <translation>{player}: நிகரம் {before}; விதிப்படி {after}</translation>
    </message>
    <message>
        <source>{rounds} by other rules than today&apos;s, from {first} to {last}: what was stored can have happened so, and is not decided again</source>
        <translation>{rounds} இன்றையதல்லாத விதிப்படி, {first} முதல் {last} வரை: சேமித்தது அவ்வாறு நடந்திருக்கலாம், மீண்டும் தீர்மானிக்கப்படாது</translation>
    </message>
    <message>
        <source>{rounds}: the rules lead to the same events and the same money</source>
        <translation>{rounds}: விதிப்படி அதே நிகழ்வுகளும் அதே பணமும்</translation>
    </message>
    <message>
        <source>{slip} has no text</source>
        <translation>{slip}: உரை இல்லை</translation>
    </message>
    <message>
        <source>{slip} of Round {round_no} has no file</source>
        <translation>சுற்று {round_no}, {slip}: கோப்பு இல்லை</translation>
    </message>
    <message>
        <source>{what} is not at {where}: {so}</source>
        <translation>{what} {where} இல்லை: {so}</translation>
    </message>
    <message>
        <source>{what} {remedy}</source>
        <translation>{what} {remedy}</translation>
    </message>
    <message>
        <source>{which} {what}</source>
        <translation>{which} {what}</translation>
    </message>
</context>
<context>
    <name>kinds of slips</name>
    <message>
        <source>buy-in</source>
        <translation>வாங்கல்</translation>
    </message>
    <message>
        <source>case</source>
        <translation>சம்பவம்</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>சான்றிதழ்</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>இறுதி எண்ணிக்கை</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>திருத்தம்</translation>
    </message>
    <message>
        <source>count</source>
        <translation>எண்ணிக்கை</translation>
    </message>
    <message>
        <source>credit</source>
        <translation>திருப்பல்</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>பெட்டித் தொகை</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>நிரப்பல்</translation>
    </message>
    <message>
        <source>head</source>
        <translation>பதிவேட்டின் தலை</translation>
    </message>
    <message>
        <source>key</source>
        <translation>சாவி</translation>
    </message>
    <message>
        <source>opener</source>
        <translation>தொடக்க எண்ணிக்கை</translation>
    </message>
    <message>
        <source>payout-correction</source>
        <translation>கொடுத்த தொகைத் திருத்தம்</translation>
    </message>
    <message>
        <source>player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>reopening</source>
        <translation>மறுதிறப்பு</translation>
    </message>
    <message>
        <source>request</source>
        <translation>கோரிக்கை</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>தீர்வு</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>உள்நுழைவு</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>வேறுபாடு</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{before} and {last}</source>
        <translation>{before}, {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} அல்லது {last}</translation>
    </message>
    <message>
        <source>{before}, {next}</source>
        <translation>{before}, {next}</translation>
    </message>
    <message>
        <source>{before}; {next}</source>
        <translation>{before}; {next}</translation>
    </message>
</context>
<context>
    <name>look-up</name>
    <message>
        <source>By</source>
        <translation>இதன்படி</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>இடம்பெறுவது</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>இதன் பகுதிகள்</translation>
    </message>
    <message>
        <source>It names</source>
        <translation>இது குறிப்பிடுவது</translation>
    </message>
    <message>
        <source>House rulings that name it</source>
        <translation>இதைக் குறிப்பிடும் விதிகள்</translation>
    </message>
    <message>
        <source>What words mean</source>
        <translation>சொற்களின் பொருள்</translation>
    </message>
    <message>
        <source>Layout and cards</source>
        <translation>மேசை அமைப்பும் சீட்டுகளும்</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>ஆடும் முறை</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>செலுத்தப்படுவது</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>தவறு நேர்ந்தால்</translation>
    </message>
    <message>
        <source>Section {number}</source>
        <translation>பிரிவு {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>செலுத்தும் அட்டவணை</translation>
    </message>
    <message>
        <source>What each Bet pays</source>
        <translation>ஒவ்வொரு பந்தயத்துக்கும் செலுத்துவது</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>கேசினோ விதிகள்</translation>
    </message>
    <message>
        <source>How this house reads what the rules leave open</source>
        <translation>விதிகள் சொல்லாததை இந்தக் கேசினோ புரிந்துகொள்ளும் முறை</translation>
    </message>
</context>
<context>
    <name>loose</name>
    <message>
        <source>Aside</source>
        <translation>ஒதுக்கியவை</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>அடுத்த சீட்டு</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Cards and Players</source>
        <translation>சீட்டுகள், ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>சிக்கல் ஏற்பட்டது</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>தேடு</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>இம்மேசை</translation>
    </message>
    <message>
        <source>The screen</source>
        <translation>திரை</translation>
    </message>
</context>
<context>
    <name>misread</name>
    <message>
        <source>not a Hit: box {box} had stood</source>
        <translation>Hit அல்ல: கட்டம் {box} Stand ஆகியிருந்தது</translation>
    </message>
    <message>
        <source>The Round is settled. To correct a card, first reopen the settlement (in the menu).</source>
        <translation>சுற்று தீர்ந்தது. சீட்டைத் திருத்த, முதலில் தீர்வை மீண்டும் திறக்கவும் (மெனுவில்).</translation>
    </message>
    <message>
        <source>The Round is Void: its cards can no longer be corrected.</source>
        <translation>சுற்று ரத்து: சீட்டுகளை இனித் திருத்த முடியாது.</translation>
    </message>
    <message>
        <source>No card has been read in this Round yet.</source>
        <translation>இச்சுற்றில் இன்னும் சீட்டு வாசிக்கவில்லை.</translation>
    </message>
    <message>
        <source>With the right card a later card or decision was not due: a case opens.</source>
        <translation>சரியான சீட்டின்படி, பின்வந்த சீட்டோ முடிவோ தேவையற்றது: சம்பவம் திறக்கும்.</translation>
    </message>
    <message>
        <source>The card lies face down: what changes is not shown before it is signed.</source>
        <translation>சீட்டு மூடியுள்ளது: மாற்றம் கையொப்பத்துக்கு முன் காட்டப்படாது.</translation>
    </message>
</context>
<context>
    <name>naming</name>
    <message>
        <source>Card {number} is entered</source>
        <translation>சீட்டு {number} பதியப்பட்டது</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>in doubt</source>
        <translation>சந்தேகம்</translation>
    </message>
    <message>
        <source>can&apos;t print</source>
        <translation>அச்சிட முடியவில்லை</translation>
    </message>
    <message>
        <source>printing</source>
        <translation>அச்சாகிறது</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>தயார்</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>பார்</translation>
    </message>
    <message>
        <source>The printer is back: {0} still waits.</source>
        <translation>அச்சுப்பொறி மீண்டது: {0} இன்னும் காத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>Is it still wanted?</source>
        <translation>இன்னும் வேண்டுமா?</translation>
    </message>
    <message>
        <source>Has {0} come out of the printer?</source>
        <translation>{0} அச்சுப்பொறியிலிருந்து வந்ததா?</translation>
    </message>
    <message>
        <source>Look at the paper.</source>
        <translation>தாளைப் பார்க்கவும்.</translation>
    </message>
    <message>
        <source>{0} was not printed.</source>
        <translation>{0} அச்சாகவில்லை.</translation>
    </message>
    <message>
        <source>void slip {0} of Round {1}</source>
        <translation>சுற்று {1}: ரத்து ரசீது {0}</translation>
    </message>
    <message>
        <source>slip {0} of Round {1}</source>
        <translation>சுற்று {1}: ரசீது {0}</translation>
    </message>
    <message>
        <source>{0} slip {1}</source>
        <translation>{0} ரசீது {1}</translation>
    </message>
    <message>
        <source>{0}, DUPLICATE {1}</source>
        <translation>{0}, நகல் {1}</translation>
    </message>
    <message>
        <source>It may have come out. {0}</source>
        <translation>வந்திருக்கலாம். {0}</translation>
    </message>
    <message>
        <source>It was sent; this printer can&apos;t say more.</source>
        <translation>அனுப்பப்பட்டது; இவ்வச்சுப்பொறி மேலும் சொல்ல முடியாது.</translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <translation>அச்சாகிறது.</translation>
    </message>
    <message>
        <source>It has waited long. Is it still wanted?</source>
        <translation>நீண்ட நேரம் காத்திருந்தது. இன்னும் வேண்டுமா?</translation>
    </message>
    <message>
        <source>It waits for the printer.</source>
        <translation>அச்சுப்பொறிக்காகக் காத்திருக்கிறது.</translation>
    </message>
</context>
<context>
    <name>paragraphs</name>
    <message>
        <source>10, J, Q and K have equal value for a Split; the new Hand stands right after the old.</source>
        <translation>Split-க்கு 10, J, Q, K சம மதிப்பு; புதிய கை பழையதன் அடுத்து.</translation>
    </message>
    <message>
        <source>11 to 1 if the first two cards of the Hand are a pair; for who sits there and for who bets behind, there on several seats.</source>
        <translation>கையின் முதல் இரு சீட்டுகள் ஜோடி எனில் 11 : 1; அமர்ந்தவருக்கும் பின் கட்டுபவருக்கும், அங்கே பல இருக்கைகளில்.</translation>
    </message>
    <message>
        <source>5% commission on what the Initial Bet wins, none on the Bonus.</source>
        <translation>ஆரம்பப் பந்தய வெற்றியில் 5% கமிஷன், Bonus-இல் இல்லை.</translation>
    </message>
    <message>
        <source>A 21 that is not a Blackjack awaits the Player&apos;s word.</source>
        <translation>Blackjack அல்லாத 21 ஆட்டக்காரரின் சொல்லுக்குக் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>A Bet below the minimum on such a box counts in full.</source>
        <translation>அக்கட்டத்தில் குறைந்தபட்சத்துக்குக் கீழான பந்தயம் முழுமையாகக் கணக்கிடப்படும்.</translation>
    </message>
    <message>
        <source>A Bet placed by staff on request is the Player&apos;s own responsibility.</source>
        <translation>கேட்டதால் ஊழியர் வைத்த பந்தயம் ஆட்டக்காரரின் சொந்தப் பொறுப்பு.</translation>
    </message>
    <message>
        <source>A Blackjack against 2 to 9 is paid in the Interim Settlement.</source>
        <translation>2 முதல் 9 எதிரான Blackjack இடைக்காலத் தீர்வில் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>A Bonus Bet needs an Initial Bet on its box.</source>
        <translation>Bonus-க்குக் கட்டத்தில் ஆரம்பப் பந்தயம் தேவை.</translation>
    </message>
    <message>
        <source>A Dealer&apos;s Blackjack beats every Hand that is not a Blackjack, 21 included.</source>
        <translation>டீலரின் Blackjack, 21 உட்பட Blackjack அல்லாத எக்கையையும் வெல்லும்.</translation>
    </message>
    <message>
        <source>A Dealer&apos;s Blackjack takes every Bet on a Split or Doubled Hand.</source>
        <translation>டீலரின் Blackjack, Split அல்லது Double கையின் எல்லாப் பந்தயத்தையும் எடுக்கும்.</translation>
    </message>
    <message>
        <source>A Doubled Hand that Busts loses its Bet. Of one that does not, a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>Double செய்த கை Bust எனில் இழக்கும். இல்லையெனில் டீலரின் Blackjack ஆரம்பப் பந்தய அளவே எடுக்கும்.</translation>
    </message>
    <message>
        <source>A Hand&apos;s total is the last digit of the sum of its cards.</source>
        <translation>கையின் மொத்தம்: சீட்டுகளின் கூட்டுத்தொகையின் கடைசி இலக்கம்.</translation>
    </message>
    <message>
        <source>A Hit that takes the Hand over 21 loses its Bets at once.</source>
        <translation>Hit-ஆல் 21 மீறிய கை உடனே பந்தயத்தை இழக்கும்.</translation>
    </message>
    <message>
        <source>A Hit that takes the Hand over 21 loses its Bets.</source>
        <translation>Hit-ஆல் 21 மீறிய கை பந்தயத்தை இழக்கும்.</translation>
    </message>
    <message>
        <source>A Pair: two cards of one number or picture, whatever their colour and suit.</source>
        <translation>ஜோடி: ஒரே எண் அல்லது படம் கொண்ட இரு சீட்டுகள், நிறம் சின்னம் எதுவாயினும்.</translation>
    </message>
    <message>
        <source>A Player exposes one or more cards of a Player&apos;s Hand: play goes on.</source>
        <translation>ஓர் ஆட்டக்காரர் ஆட்டக்காரர் கையின் ஒன்று அல்லது மேல் சீட்டுகளை வெளிப்படுத்தினால்: ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>A Player lays his set Hand face down; the Dealer opens it after his own and says what was Low. Until then nobody sets it another way, and the settlement waits for each box.</source>
        <translation>ஆட்டக்காரர் அடுக்கிய கையை மூடி வைப்பார்; டீலர் தன்னுடையதற்குப் பின் அதைத் திறந்து எது Low எனச் சொல்வார். அதுவரை யாரும் மாற்றி அடுக்கார், தீர்வு ஒவ்வொரு கட்டத்துக்கும் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>A Player may ask to squeeze, before his cards leave the shoe; if the House agrees they come face down. One that is dealt face up by mistake stands, and play goes on.</source>
        <translation>சீட்டுகள் Shoe-வை விடும் முன் மெதுவாகத் தானே திறக்கக் கேட்கலாம்; House சம்மதித்தால் மூடி வரும். தவறித் திறந்து வழங்கியது நிலைக்கும், ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>A Player may bet on any box and on several KINDs, Banker and Player at once too; nobody sits, nobody decides.</source>
        <translation>எந்தக் கட்டத்திலும், பல வகைகளிலும், Banker Player இரண்டிலும் கட்டலாம்; யாரும் அமர்வதில்லை, முடிவெடுப்பதில்லை.</translation>
    </message>
    <message>
        <source>A Player may bet on more than one Hand, each up to its maximum, and looks at only one Hand.</source>
        <translation>ஒன்றுக்கு மேற்பட்ட கைகளில் கட்டலாம், ஒவ்வொன்றும் உச்ச வரம்பு வரை, ஒரு கையை மட்டும் பார்க்கலாம்.</translation>
    </message>
    <message>
        <source>A Player may bet on other boxes too.</source>
        <translation>மற்றக் கட்டங்களிலும் கட்டலாம்.</translation>
    </message>
    <message>
        <source>A Player may bet on several boxes and sits at one.</source>
        <translation>பல கட்டங்களில் கட்டலாம், ஒன்றில் அமரலாம்.</translation>
    </message>
    <message>
        <source>A Player may draw any number of cards while his Hand is not over 21; none with a Blackjack or a Soft 21.</source>
        <translation>கை 21 மீறாதவரை எத்தனை சீட்டும் எடுக்கலாம்; Blackjack அல்லது Soft 21 எனில் இல்லை.</translation>
    </message>
    <message>
        <source>A Player who is cut off or does not act no longer decides, alone on the box or not: the House hits below 12 and stands at 12 or more, and never splits, doubles, insures or surrenders.</source>
        <translation>துண்டிக்கப்பட்ட அல்லது செயலற்றவர் முடிவெடுக்கார், கட்டத்தில் தனியே எனினும் இல்லையெனினும்: House 12க்குக் கீழ் Hit, 12 அல்லது மேல் Stand; Split, Double, Insurance, Surrender ஒருபோதும் இல்லை.</translation>
    </message>
    <message>
        <source>A Player who walks away after the close no longer decides, if he is alone on the box (checked again when a Bet is found or returned): the House hits below 12 and stands at 12 or more, and never splits, doubles, insures or surrenders.</source>
        <translation>மூடிய பின் போனவர், கட்டத்தில் தனியே எனில் (பந்தயம் கண்டாலோ திரும்பினாலோ மீண்டும் பார்க்கப்படும்) முடிவெடுக்கார்: House 12க்குக் கீழ் Hit, 12 அல்லது மேல் Stand; Split, Double, Insurance, Surrender ஒருபோதும் இல்லை.</translation>
    </message>
    <message>
        <source>A Player who walks away after the close no longer sets his Hand, if he is alone on the box (checked again when a Bet is found or returned): the House Way sets his Hand.</source>
        <translation>மூடிய பின் போனவர், கட்டத்தில் தனியே எனில் (பந்தயம் கண்டாலோ திரும்பினாலோ மீண்டும் பார்க்கப்படும்) தன் கையை அடுக்கார்: House Way அடுக்கும்.</translation>
    </message>
    <message>
        <source>A Player with a Blackjack may ask for 1 to 1 before any Player&apos;s third card. If he does not, a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Blackjack உள்ளவர், எவருடைய மூன்றாம் சீட்டுக்கும் முன், 1 : 1 கேட்கலாம். கேட்காவிடில் டீலரின் Blackjack சமநிலை.</translation>
    </message>
    <message>
        <source>A Player with a Blackjack may ask for as much as his Bet (1 to 1) before any Player&apos;s third card. If he does not, a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Blackjack உள்ளவர், எவருடைய மூன்றாம் சீட்டுக்கும் முன், பந்தய அளவு (1 : 1) கேட்கலாம். கேட்காவிடில் டீலரின் Blackjack சமநிலை.</translation>
    </message>
    <message>
        <source>A Player&apos;s Ace counts 1 or 11, as he likes; never 11 if the Hand is then over 21.</source>
        <translation>ஆட்டக்காரரின் Ace 1 அல்லது 11, விருப்பப்படி; கை 21 மீறினால் 11 அல்ல.</translation>
    </message>
    <message>
        <source>A Player&apos;s Hand with a wrong number of cards, noticed before the next Round begins, that can&apos;t be Reconstructed: out of play, its Bets returned.</source>
        <translation>தவறான எண்ணிக்கைச் சீட்டுள்ள ஆட்டக்காரர் கை, அடுத்த சுற்று தொடங்கும் முன் கவனித்து, மறுசீரமைக்க முடியாவிடில்: விலகும், பந்தயங்கள் திரும்பும்.</translation>
    </message>
    <message>
        <source>A Player&apos;s Low Hand is compared with the Dealer&apos;s Low Hand only, his High Hand with the High Hand only.</source>
        <translation>ஆட்டக்காரரின் Low டீலரின் Low-உடன் மட்டும், High High-உடன் மட்டும் ஒப்பிடப்படும்.</translation>
    </message>
    <message>
        <source>A Player&apos;s side Bets go back with his Initial Bet.</source>
        <translation>பக்கப் பந்தயங்கள் ஆரம்பப் பந்தயத்துடன் திரும்பும்.</translation>
    </message>
    <message>
        <source>A Player&apos;s side Bets go back with his main Bet.</source>
        <translation>பக்கப் பந்தயங்கள் முக்கியப் பந்தயத்துடன் திரும்பும்.</translation>
    </message>
    <message>
        <source>A Reconstruction is barred once that settlement has paid or collected something; a collected Bust bars its own Hand only.</source>
        <translation>அத்தீர்வு ஏதேனும் கொடுத்தோ எடுத்தோ விட்டால் மறுசீரமைப்பு இல்லை; எடுத்த Bust தன் கையை மட்டும் தடுக்கும்.</translation>
    </message>
    <message>
        <source>A Reconstruction is barred once the settlement has paid or collected something.</source>
        <translation>தீர்வு ஏதேனும் கொடுத்தோ எடுத்தோ விட்டால் மறுசீரமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>A Round of play runs from the announcement that opens the Bets to the settlement.</source>
        <translation>பந்தயத்தைத் திறக்கும் அறிவிப்பிலிருந்து தீர்வு வரை ஒரு சுற்று.</translation>
    </message>
    <message>
        <source>A Round of play runs from “Place your Bets, please” until the Final Settlement is made for every Player.</source>
        <translation>“Place your Bets, please” முதல் ஒவ்வொருவருக்கும் இறுதித் தீர்வு வரை ஒரு சுற்று.</translation>
    </message>
    <message>
        <source>A Round of play runs from “Place your Bets, please” until the final settlement is made for every Player.</source>
        <translation>“Place your Bets, please” முதல் ஒவ்வொருவருக்கும் இறுதித் தீர்வு வரை ஒரு சுற்று.</translation>
    </message>
    <message>
        <source>A Standing Player bets on a Seated Player&apos;s box.</source>
        <translation>நிற்பவர் அமர்ந்தவரின் கட்டத்தில் கட்டுவார்.</translation>
    </message>
    <message>
        <source>A Void Round returns every Bet made for it.</source>
        <translation>ரத்தான சுற்று அதற்காகக் கட்டிய ஒவ்வொரு பந்தயத்தையும் திருப்பும்.</translation>
    </message>
    <message>
        <source>A Void Round returns every Bet.</source>
        <translation>ரத்தான சுற்று எல்லாப் பந்தயத்தையும் திருப்பும்.</translation>
    </message>
    <message>
        <source>A Void returns every Bet of the Round, the settled ones too: what was paid is recovered, what was collected given back. It needs an open case under its paragraph and is refused after `settle`.</source>
        <translation>ரத்து சுற்றின் எல்லாப் பந்தயத்தையும் திருப்பும், தீர்ந்தவையும்: கொடுத்தது மீட்கப்படும், எடுத்தது திருப்பப்படும். அதன் பத்தியில் திறந்த சம்பவம் தேவை; `settle` பிறகு மறுக்கப்படும்.</translation>
    </message>
    <message>
        <source>A Void returns every Bet, what was paid or collected included; it needs its open case, and comes before the settlement.</source>
        <translation>ரத்து எல்லாப் பந்தயத்தையும் திருப்பும், கொடுத்ததும் எடுத்ததும் உட்பட; திறந்த சம்பவம் தேவை, தீர்வுக்கு முன்.</translation>
    </message>
    <message>
        <source>A box that the Dealer set wrongly by the House Way is set again by it before `settle`, under a Pit Supervisor (3.20; `house-way` once more); what a Player set stays (3.18).</source>
        <translation>டீலர் House Way-இல் தவறாக அடுக்கிய கட்டம் `settle` முன் Pit மேற்பார்வையாளர் கீழ் மீண்டும் அடுக்கப்படும் (3.20; மீண்டும் `house-way`); ஆட்டக்காரர் அடுக்கியது நிலைக்கும் (3.18).</translation>
    </message>
    <message>
        <source>A box&apos;s limits are for the sum of its Initial Bets as laid; Bonus Bets by Player, box and kind.</source>
        <translation>கட்ட வரம்பு வைத்த ஆரம்பப் பந்தயங்களின் தொகைக்கு; Bonus ஆட்டக்காரர், கட்டம், வகைப்படி.</translation>
    </message>
    <message>
        <source>A box&apos;s limits are for the sum of its Initial Bets as laid; side Bets by Player, box and kind.</source>
        <translation>கட்ட வரம்பு வைத்த ஆரம்பப் பந்தயங்களின் தொகைக்கு; பக்கப் பந்தயம் ஆட்டக்காரர், கட்டம், வகைப்படி.</translation>
    </message>
    <message>
        <source>A box&apos;s limits hold for the sum on Banker and for the sum on Player; those of the other KINDs for each Player.</source>
        <translation>கட்ட வரம்பு Banker தொகைக்கும் Player தொகைக்கும்; மற்ற வகைகளின் வரம்பு ஒவ்வோர் ஆட்டக்காரருக்கும்.</translation>
    </message>
    <message>
        <source>A card after both Hands are complete is discarded; their totals stand.</source>
        <translation>இரு கைகளும் முடிந்த பின் வந்த சீட்டு கழிக்கப்படும்; மொத்தங்கள் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>A card drawn while a Hand may Hit is its Hit, marked as inferred; a house setting asks for each Hit instead. Until the next decision or card one touch says that the box stood, and the card goes where it then goes; the slip says so, both orders are kept. Later a Pit Supervisor says it. A card after Double Down, to a split Hand or to the Dealer is no such Hit. A decision is taken back before the next card.</source>
        <translation>கை Hit செய்யக்கூடியபோது எடுத்த சீட்டு அதன் Hit, ஊகமெனக் குறிக்கப்படும்; ஒவ்வொரு Hit-ஐயும் கேட்க House அமைக்கலாம். அடுத்த முடிவு அல்லது சீட்டு வரை ஒரு தொடுதல் கட்டம் நின்றது எனச் சொல்லும், சீட்டு உரிய இடம் போகும்; ரசீது சொல்லும், இரு வரிசையும் இருக்கும். பிறகு Pit மேற்பார்வையாளர் சொல்வார். Double Down பின், பிரித்த கைக்கு, டீலருக்கு வந்த சீட்டு அத்தகைய Hit அல்ல. முடிவு அடுத்த சீட்டுக்கு முன் திரும்பப் பெறப்படும்.</translation>
    </message>
    <message>
        <source>A card found face up is the next card.</source>
        <translation>திறந்தபடி கண்ட சீட்டு அடுத்த சீட்டாகும்.</translation>
    </message>
    <message>
        <source>A card from 2 to 10 counts what it shows.</source>
        <translation>2 முதல் 10 அதன் எண்.</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due cancels the Round.</source>
        <translation>சுற்று நடக்கும்போது சீட்டு மறுக்கப்படாது; எக்கைக்கும் உரியதல்லாதது சுற்றை ரத்தாக்கும்.</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due is a dealing error.</source>
        <translation>சுற்று நடக்கும்போது சீட்டு மறுக்கப்படாது; எக்கைக்கும் உரியதல்லாதது வழங்கல் பிழை.</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due is a wrong deal.</source>
        <translation>சுற்று நடக்கும்போது சீட்டு மறுக்கப்படாது; எக்கைக்கும் உரியதல்லாதது தவறான வழங்கல்.</translation>
    </message>
    <message>
        <source>A card that has come already: the Round stops until a Pit Supervisor has looked.</source>
        <translation>ஏற்கெனவே வந்த சீட்டு: Pit மேற்பார்வையாளர் பார்க்கும்வரை சுற்று நிற்கும்.</translation>
    </message>
    <message>
        <source>A card that is none of the set is found in the Round: Void.</source>
        <translation>கட்டில் இல்லாத சீட்டு சுற்றில் கண்டால்: ரத்து.</translation>
    </message>
    <message>
        <source>A card that is none of the set is found in the Round: Void. The outcomes of earlier Rounds stand.</source>
        <translation>கட்டில் இல்லாத சீட்டு சுற்றில் கண்டால்: ரத்து. முந்தைய சுற்றுகளின் முடிவுகள் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>A card that is none of the set is found: Void.</source>
        <translation>கட்டில் இல்லாத சீட்டு கண்டால்: ரத்து.</translation>
    </message>
    <message>
        <source>A card that lies face down is shown to nobody until the rules open it: only its place or its number. A Pit Supervisor may look at faces to resolve a case; that he did is kept.</source>
        <translation>மூடிய சீட்டு விதிகள் திறக்கும்வரை யாருக்கும் காட்டப்படாது: இடம் அல்லது எண் மட்டும். சம்பவத்தைத் தீர்க்க Pit மேற்பார்வையாளர் முகங்களைப் பார்க்கலாம்; பார்த்தது பதிவாகும்.</translation>
    </message>
    <message>
        <source>A card that lies face up in the shoe or shuffler is used as the next one.</source>
        <translation>Shoe அல்லது இயந்திரத்தில் திறந்திருக்கும் சீட்டு அடுத்ததாகப் பயன்படும்.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box cancels the Round; if that was said in error, it is in its Hand again.</source>
        <translation>ஒரு கைக்கு வரவேண்டிய சீட்டு காலிக் கட்டத்தில் இருந்தால் சுற்று ரத்து; அது தவறாகச் சொன்னதெனில் சீட்டு தன் கைக்குத் திரும்பும்.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand, which is due the next card, if the House says that it does not go where it was due: before the Interim Settlement that is the Void of 5.1.2, later it is for the Shift Manager to say. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>ஒரு கைக்கு வரவேண்டிய சீட்டு காலிக் கட்டத்தில் இருந்து, உரிய இடம் போகாது என House சொன்னால், அக்கையை விட்டு நீங்கும், கைக்கு அடுத்த சீட்டு: இடைக்காலத் தீர்வுக்கு முன் 5.1.2 ரத்து, பிறகு Shift மேலாளர் சொல்வார். மேலும் சீட்டு அல்லது முடிவுக்குப் பின் சொன்னால், எக்கைக்கும் உரியதல்லாத கடைசித் திறந்த சீட்டைப் பற்றியது, அல்லது ஏதுமில்லை.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand, which is due the next card: after `proceed` it is discarded (5.10.3); before it the House says if it goes where it was due. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>ஒரு கைக்கு வரவேண்டிய சீட்டு காலிக் கட்டத்தில் இருந்தால் அக்கையை விட்டு நீங்கும், கைக்கு அடுத்த சீட்டு: `proceed` பின் கழிக்கப்படும் (5.10.3); முன்பு உரிய இடம் போகுமா என House சொல்லும். மேலும் சீட்டு அல்லது முடிவுக்குப் பின் சொன்னால், எக்கைக்கும் உரியதல்லாத கடைசித் திறந்த சீட்டைப் பற்றியது, அல்லது ஏதுமில்லை.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand; the House says if it goes where it was due. If not, it is discarded and the Hand is due the next card. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>ஒரு கைக்கு வரவேண்டிய சீட்டு காலிக் கட்டத்தில் இருந்தால் அக்கையை விட்டு நீங்கும்; உரிய இடம் போகுமா என House சொல்லும். இல்லையெனில் கழிக்கப்பட்டு, கைக்கு அடுத்த சீட்டு. மேலும் சீட்டு அல்லது முடிவுக்குப் பின் சொன்னால், எக்கைக்கும் உரியதல்லாத கடைசித் திறந்த சீட்டைப் பற்றியது, அல்லது ஏதுமில்லை.</translation>
    </message>
    <message>
        <source>A dealing error is Reconstructed (i) in the Initial Deal, before an Interim Settlement, and (ii) in the Subsequent Deal, before a Final Settlement; never against 5.10. Whether it can be the House alone decides.</source>
        <translation>வழங்கல் பிழை மறுசீரமைக்கப்படும் (i) முதல் வழங்கலில், இடைக்காலத் தீர்வுக்கு முன், (ii) அடுத்த வழங்கலில், இறுதித் தீர்வுக்கு முன்; 5.10க்கு எதிராக ஒருபோதும் இல்லை. முடியுமா என House மட்டும் தீர்மானிக்கும்.</translation>
    </message>
    <message>
        <source>A dealing error that 5.5 and 5.8 do not name, whether it can be Reconstructed or not: every affected Player chooses among 5.6.1 to 5.6.3. Who plays on (5.6.1, 5.6.2) takes the cards that then come.</source>
        <translation>5.5, 5.8 சொல்லாத வழங்கல் பிழை, மறுசீரமைக்க முடிந்தாலும் இல்லாவிடினும்: பாதிக்கப்பட்ட ஒவ்வொருவரும் 5.6.1 முதல் 5.6.3 தேர்வர். தொடர்பவர் (5.6.1, 5.6.2) பின்வரும் சீட்டுகளை ஏற்பார்.</translation>
    </message>
    <message>
        <source>A dealing error that 5.5 does not name, whether it can be Reconstructed or not: every Player at the table chooses among 5.7.1 to 5.7.3. Who plays on (5.7.1, 5.7.2) takes the cards that then come.</source>
        <translation>5.5 சொல்லாத வழங்கல் பிழை, மறுசீரமைக்க முடிந்தாலும் இல்லாவிடினும்: மேசையில் ஒவ்வொருவரும் 5.7.1 முதல் 5.7.3 தேர்வர். தொடர்பவர் (5.7.1, 5.7.2) பின்வரும் சீட்டுகளை ஏற்பார்.</translation>
    </message>
    <message>
        <source>A dealing error that a later report replaces, as when the card went to a box without a Bet: the Dealer&apos;s report is refused once a supervisor has acted in the case.</source>
        <translation>பின்னைய அறிக்கை மாற்றும் வழங்கல் பிழை, பந்தயமற்ற கட்டத்துக்குச் சீட்டு போனது போல: மேற்பார்வையாளர் சம்பவத்தில் செயல்பட்ட பின் டீலரின் அறிக்கை மறுக்கப்படும்.</translation>
    </message>
    <message>
        <source>A dealing error: every Player may play on or have the Bets returned.</source>
        <translation>வழங்கல் பிழை: ஒவ்வோர் ஆட்டக்காரரும் தொடரலாம் அல்லது பந்தயத்தைத் திரும்பப் பெறலாம்.</translation>
    </message>
    <message>
        <source>A decision before `proceed` ends the Interim Settlement.</source>
        <translation>`proceed` முன் எடுத்த முடிவு இடைக்காலத் தீர்வை முடிக்கும்.</translation>
    </message>
    <message>
        <source>A decision given early, by the Hand whose turn it would be, concludes the Interim Settlement.</source>
        <translation>முறையுள்ள கை முன்னதாகத் தந்த முடிவு இடைக்காலத் தீர்வை முடிக்கும்.</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none.</source>
        <translation>முடிவு அப்போது திறந்து தீராத எல்லாவற்றுக்கும்; பின்னர் தெரிவிப்பதற்கு அல்ல: அது சுற்று தொடரும் முன் தனியே தீர்க்கப்படும். `first` முதல் திறந்த இணையை வரிசைப்படுத்தும். பொது அறிக்கைக்குப் பின் மறுசீரமைப்பு சொல்லப்படாவிடில் அது இல்லை.</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none. `card-to-empty-box` takes over the last open card that no Hand was due.</source>
        <translation>முடிவு அப்போது திறந்து தீராத எல்லாவற்றுக்கும்; பின்னர் தெரிவிப்பதற்கு அல்ல: அது சுற்று தொடரும் முன் தனியே தீர்க்கப்படும். `first` முதல் திறந்த இணையை வரிசைப்படுத்தும். பொது அறிக்கைக்குப் பின் மறுசீரமைப்பு சொல்லப்படாவிடில் இல்லை. `card-to-empty-box` எக்கைக்கும் உரியதல்லாத கடைசித் திறந்த சீட்டை எடுத்துக்கொள்ளும்.</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none; before the Interim Settlement it must be said, and a no is the Void of 5.1.2. `card-to-empty-box` takes over the last open card that no Hand was due.</source>
        <translation>முடிவு அப்போது திறந்து தீராத எல்லாவற்றுக்கும்; பின்னர் தெரிவிப்பதற்கு அல்ல: அது சுற்று தொடரும் முன் தனியே தீர்க்கப்படும். `first` முதல் திறந்த இணையை வரிசைப்படுத்தும். பொது அறிக்கைக்குப் பின் மறுசீரமைப்பு சொல்லப்படாவிடில் இல்லை; இடைக்காலத் தீர்வுக்கு முன் சொல்ல வேண்டும், இல்லை என்றால் 5.1.2 ரத்து. `card-to-empty-box` எக்கைக்கும் உரியதல்லாத கடைசித் திறந்த சீட்டை எடுத்துக்கொள்ளும்.</translation>
    </message>
    <message>
        <source>A decision is taken back before the next card; here nobody decides, so that nothing is taken back.</source>
        <translation>முடிவு அடுத்த சீட்டுக்கு முன் திரும்பப் பெறப்படும்; இங்கு முடிவெடுப்பவர் இல்லை, எனவே திரும்பப் பெற ஏதுமில்லை.</translation>
    </message>
    <message>
        <source>A decision settles the one matter that it was asked for; money that it moves is said in amounts and signed.</source>
        <translation>முடிவு கேட்ட ஒரு விஷயத்தை மட்டும் தீர்க்கும்; அது நகர்த்தும் பணம் தொகையாகச் சொல்லப்பட்டுக் கையொப்பமிடப்படும்.</translation>
    </message>
    <message>
        <source>A flag says that something went wrong, not that something was refused.</source>
        <translation>குறி என்பது ஏதோ தவறானது என்பது, மறுக்கப்பட்டது என்பதல்ல.</translation>
    </message>
    <message>
        <source>A foreign card is found: Void.</source>
        <translation>வேற்றுச் சீட்டு கண்டால்: ரத்து.</translation>
    </message>
    <message>
        <source>A further card, more than once if he likes, until he is satisfied or Bust.</source>
        <translation>மேலும் ஒரு சீட்டு, விரும்பினால் பலமுறை, திருப்தி அல்லது Bust வரை.</translation>
    </message>
    <message>
        <source>A hard 21 awaits the Player&apos;s word and may Hit, with a warning.</source>
        <translation>Hard 21 ஆட்டக்காரரின் சொல்லுக்குக் காத்திருக்கும், எச்சரிக்கையுடன் Hit செய்யலாம்.</translation>
    </message>
    <message>
        <source>A house that takes no commission pays half of the Bet if the Banker wins with a 6.</source>
        <translation>கமிஷன் எடுக்காத நிறுவனம், Banker 6 உடன் வென்றால் பந்தயத்தின் பாதியைக் கொடுக்கும்.</translation>
    </message>
    <message>
        <source>A natural: 8 or 9 with two cards.</source>
        <translation>Natural: இரு சீட்டுகளில் 8 அல்லது 9.</translation>
    </message>
    <message>
        <source>A pair of 8s, 7s, 6s, 3s or 2s is split if that makes 7 and 9, 8 and 8, 8 and 9, 7 and Gong, 8 and Gong, or 9 and Gong.</source>
        <translation>8, 7, 6, 3, 2 ஜோடி, பிரித்தால் 7-9, 8-8, 8-9, 7-Gong, 8-Gong, 9-Gong ஆனால் பிரிக்கப்படும்.</translation>
    </message>
    <message>
        <source>A pair of 9s is split if Low and High then have 9 each.</source>
        <translation>பிரித்தால் Low, High தலா 9 எனில் 9 ஜோடி பிரிக்கப்படும்.</translation>
    </message>
    <message>
        <source>A pair stays together in one Hand, unless 1(i) or 1(ii) splits it.</source>
        <translation>1(i) அல்லது 1(ii) பிரிக்காவிடில் ஜோடி ஒரே கையில் இருக்கும்.</translation>
    </message>
    <message>
        <source>A reopened Round may be reported on and Voided, as before it was settled.</source>
        <translation>மீண்டும் திறந்த சுற்றைப் பற்றி, தீர்வுக்கு முன்போலவே, தெரிவிக்கலாம், ரத்தாக்கலாம்.</translation>
    </message>
    <message>
        <source>A report made in error is retracted with a reason by who may resolve it: the latest that is open or opened nothing, and under which nothing was chosen, decided, moved or paid. Its flag stays and says so, it counts for nothing more, and what it had replaced comes back.</source>
        <translation>தவறான அறிக்கை, தீர்க்கும் அதிகாரமுள்ளவரால் காரணத்துடன் திரும்பப் பெறப்படும்: திறந்திருக்கும் அல்லது எதையும் திறக்காத கடைசியானது, அதன்கீழ் தேர்வு, முடிவு, நகர்வு, கொடுப்பு ஏதுமின்றி. குறி நிலைத்து அதைச் சொல்லும்; இனி கணக்கில் இல்லை; அது மாற்றியது திரும்பும்.</translation>
    </message>
    <message>
        <source>A single deck of 52 cards.</source>
        <translation>52 சீட்டுகளின் ஒரு கட்டு.</translation>
    </message>
    <message>
        <source>A technical interruption, such as a power failure, that touches the Round: 5.4.1 or 5.4.2.</source>
        <translation>மின்தடை போன்ற தொழில்நுட்பத் தடை சுற்றைத் தொட்டால்: 5.4.1 அல்லது 5.4.2.</translation>
    </message>
    <message>
        <source>A technical interruption: what has been decided by then decides.</source>
        <translation>தொழில்நுட்பத் தடை: அதுவரை தீர்மானமானதே தீர்மானிக்கும்.</translation>
    </message>
    <message>
        <source>A total below 12 may Stand.</source>
        <translation>12க்குக் கீழும் Stand செய்யலாம்.</translation>
    </message>
    <message>
        <source>A total below 12 may not Stand.</source>
        <translation>12க்குக் கீழ் Stand இல்லை.</translation>
    </message>
    <message>
        <source>A win pays 1 to 1, less 5% commission to the House.</source>
        <translation>வெற்றி 1 : 1, House-க்கு 5% கமிஷன் கழித்து.</translation>
    </message>
    <message>
        <source>A wrong number of cards and an examined Hand are reported of a box with a Hand in play, exposed cards of a Hand that has so many; else refused. Once a Player has seen his cards, cards that were wrongly dealt are a Void (5.5.3).</source>
        <translation>தவறான எண்ணிக்கையும் பார்த்த கையும் ஆட்டத்திலுள்ள கைக்கட்டம் பற்றித் தெரிவிக்கப்படும், வெளிப்பட்ட சீட்டுகள் அத்தனை உள்ள கை பற்றி; இல்லையெனில் மறுக்கப்படும். ஆட்டக்காரர் பார்த்த பின் தவறாக வழங்கியது ரத்து (5.5.3).</translation>
    </message>
    <message>
        <source>Ace Pair Suited 50 to 1, other Suited Pairs 20 to 1, Coloured Pair 12 to 1, Mixed Pair 6 to 1.</source>
        <translation>Ace Pair Suited 50 : 1, மற்ற Suited Pair 20 : 1, Coloured Pair 12 : 1, Mixed Pair 6 : 1.</translation>
    </message>
    <message>
        <source>Ace Pair Suited: two Aces of one suit.</source>
        <translation>Ace Pair Suited: ஒரே சின்னத்தின் இரு Ace.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 and 4: 4 Low and 6 High.</source>
        <translation>Ace, 2, 3, 4: Low 4, High 6.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 and 5: 4 Low and 7 High.</source>
        <translation>Ace, 2, 3, 5: Low 4, High 7.</translation>
    </message>
    <message>
        <source>After `reopen`, and before the next Round opens, irregularities may be reported and the Round Voided, as before the settlement: what was paid is recovered, what was collected given back.</source>
        <translation>`reopen` பின், அடுத்த சுற்று திறக்கும் முன், சிக்கல்களைத் தெரிவித்துச் சுற்றை ரத்தாக்கலாம், தீர்வுக்கு முன்போல: கொடுத்தது மீட்கப்படும், எடுத்தது திருப்பப்படும்.</translation>
    </message>
    <message>
        <source>After all Players the Dealer draws to 16 and stands on 17, and then compares his Hand with each Player&apos;s.</source>
        <translation>எல்லா ஆட்டக்காரருக்கும் பின் டீலர் 16 வரை எடுப்பார், 17 நிற்பார், பிறகு ஒவ்வொருவருடனும் ஒப்பிடுவார்.</translation>
    </message>
    <message>
        <source>After all Players the Dealer draws to at least 16 and stands on 17, and then compares his Hand with each Player&apos;s.</source>
        <translation>எல்லா ஆட்டக்காரருக்கும் பின் டீலர் குறைந்தது 16 வரை எடுப்பார், 17 நிற்பார், பிறகு ஒவ்வொருவருடனும் ஒப்பிடுவார்.</translation>
    </message>
    <message>
        <source>After the first two cards, unless the Dealer&apos;s first card is an Ace or counts 10, and before any other action: the Hand is given up for half of the main Bet.</source>
        <translation>முதல் இரு சீட்டுகளுக்குப் பின், டீலரின் முதல் சீட்டு Ace அல்லது 10 இல்லையெனில், வேறு செயலுக்கு முன்: முக்கியப் பந்தயத்தின் பாதிக்குக் கையை விடலாம்.</translation>
    </message>
    <message>
        <source>After “No more Bets” no Bet is placed, increased or withdrawn.</source>
        <translation>“No more Bets” பிறகு பந்தயம் வைக்கவோ கூட்டவோ திரும்பப் பெறவோ இல்லை.</translation>
    </message>
    <message>
        <source>After “No more Bets” no Bet is taken; without any Bet there is no deal.</source>
        <translation>“No more Bets” பிறகு பந்தயம் இல்லை; பந்தயமே இல்லையெனில் வழங்கல் இல்லை.</translation>
    </message>
    <message>
        <source>After “No more Bets” none is placed, raised or withdrawn: the Dealer refuses it.</source>
        <translation>“No more Bets” பிறகு வைக்கவோ கூட்டவோ திரும்பப் பெறவோ இல்லை: டீலர் மறுப்பார்.</translation>
    </message>
    <message>
        <source>After “No more Bets” none is placed.</source>
        <translation>“No more Bets” பிறகு பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>After “No more bets” none is placed, raised or withdrawn: the Dealer refuses it.</source>
        <translation>“No more bets” பிறகு வைக்கவோ கூட்டவோ திரும்பப் பெறவோ இல்லை: டீலர் மறுப்பார்.</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack is paid at once by 4.1 (3 to 2). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>டீலரின் முதல் சீட்டு 2 முதல் 9 எனில் Blackjack உடனே 4.1 படி (3 : 2). 10 புள்ளிச் சீட்டு எனில் ஆட்டம் தொடரும்; டீலரின் Blackjack சமநிலை.</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack wins, paid by 4.1.1 (3 to 2). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>டீலரின் முதல் சீட்டு 2 முதல் 9 எனில் Blackjack வெல்லும், 4.1.1 படி (3 : 2). 10 புள்ளிச் சீட்டு எனில் ஆட்டம் தொடரும்; டீலரின் Blackjack சமநிலை.</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack wins, paid by 4.1.1 (6 to 5). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>டீலரின் முதல் சீட்டு 2 முதல் 9 எனில் Blackjack வெல்லும், 4.1.1 படி (6 : 5). 10 புள்ளிச் சீட்டு எனில் ஆட்டம் தொடரும்; டீலரின் Blackjack சமநிலை.</translation>
    </message>
    <message>
        <source>Against the Dealer&apos;s Ace: half of the main Bet, laid apart. A Dealer&apos;s Blackjack pays it 2 to 1; else it is lost, whatever the Hand does.</source>
        <translation>டீலரின் Ace எதிராக: முக்கியப் பந்தயத்தின் பாதி, தனியே. டீலரின் Blackjack 2 : 1; இல்லையெனில் தோல்வி, கை எதுவாயினும்.</translation>
    </message>
    <message>
        <source>All is settled at the end, box by box from the Dealer&apos;s right: what loses is taken, then what wins is paid.</source>
        <translation>எல்லாம் முடிவில் தீரும், டீலரின் வலமிருந்து கட்டம் கட்டமாக: தோற்றது எடுக்கப்படும், பிறகு வென்றது கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>All winning Bets are paid by the pay tables of section 4.</source>
        <translation>வென்ற பந்தயங்கள் பிரிவு 4 அட்டவணைப்படி கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Amounts are exact to the cent; halves of a cent are rounded up, the commission before it is kept.</source>
        <translation>தொகைகள் சென்ட் வரை துல்லியம்; அரை சென்ட் மேலே, கமிஷன் எடுக்கும் முன்பு.</translation>
    </message>
    <message>
        <source>Amounts are exact to the cent; halves of a cent are rounded up.</source>
        <translation>தொகைகள் சென்ட் வரை துல்லியம்; அரை சென்ட் மேலே.</translation>
    </message>
    <message>
        <source>An Ace counts 1, 2 to 9 what they show, a ten or Picture Card 0.</source>
        <translation>Ace 1, 2 முதல் 9 அவற்றின் எண், பத்தும் படச்சீட்டும் 0.</translation>
    </message>
    <message>
        <source>An Ace counts 11 unless that exceeds 21; below 12 means that total.</source>
        <translation>21 மீறாவிடில் Ace 11; 12க்குக் கீழ் என்பது அம்மொத்தம்.</translation>
    </message>
    <message>
        <source>An Interim or a Final Settlement has taken place: no Reconstruction.</source>
        <translation>இடைக்கால அல்லது இறுதித் தீர்வு நடந்தது: மறுசீரமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>An error found in a later Round does not touch that Round.</source>
        <translation>பின்னைய சுற்றில் கண்ட பிழை அச்சுற்றைப் பாதிக்காது.</translation>
    </message>
    <message>
        <source>An error that is noticed only after a later Round has begun does not touch that Round.</source>
        <translation>பின்னைய சுற்று தொடங்கிய பின் கவனித்த பிழை அச்சுற்றைத் தொடாது.</translation>
    </message>
    <message>
        <source>An outcome is established once the cards decide any Bet, paid or not; a returned Bet establishes nothing.</source>
        <translation>சீட்டுகள் ஏதேனும் பந்தயத்தைத் தீர்மானித்தால், கொடுத்தாலும் இல்லாவிடினும், முடிவு உறுதி; திருப்பிய பந்தயம் எதையும் உறுதிசெய்யாது.</translation>
    </message>
    <message>
        <source>An outcome is established once the cards on the table decide any Bet, paid or not: a Bonus, whatever comes. A returned Bet establishes nothing.</source>
        <translation>மேசைச் சீட்டுகள் ஏதேனும் பந்தயத்தைத் தீர்மானித்தால், கொடுத்தாலும் இல்லாவிடினும், முடிவு உறுதி: எது வந்தாலும் தீர்ந்த Bonus. திருப்பிய பந்தயம் எதையும் உறுதிசெய்யாது.</translation>
    </message>
    <message>
        <source>An outcome is established once the cards on the table decide any Bet, paid or not: a side Bet, whatever comes; a Bust, a payable Blackjack, a Surrender, an Even Money. A returned Bet establishes nothing.</source>
        <translation>மேசைச் சீட்டுகள் ஏதேனும் பந்தயத்தைத் தீர்மானித்தால், கொடுத்தாலும் இல்லாவிடினும், முடிவு உறுதி: எது வந்தாலும் தீர்ந்த பக்கப் பந்தயம்; Bust, கொடுக்கத்தக்க Blackjack, Surrender, Even Money. திருப்பிய பந்தயம் எதையும் உறுதிசெய்யாது.</translation>
    </message>
    <message>
        <source>Any error cancels the Round; every Bet is returned.</source>
        <translation>எப்பிழையும் சுற்றை ரத்தாக்கும்; எல்லாப் பந்தயமும் திரும்பும்.</translation>
    </message>
    <message>
        <source>As nobody decides for a Hand, both are discarded and another is drawn.</source>
        <translation>கைக்கு முடிவெடுப்பவர் இல்லாததால் இரண்டும் கழிக்கப்பட்டு வேறொன்று எடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>At most three Splits, into four Hands. Each Hand draws at least one card, and the second waits until the first is decided. Aces are Split once, with only one card for each Hand. Split Aces and cards of 10 points make no Blackjack.</source>
        <translation>அதிகம் மூன்று Split, நான்கு கைகள். ஒவ்வொரு கையும் குறைந்தது ஒரு சீட்டு எடுக்கும்; முதலாவது தீரும்வரை இரண்டாவது காத்திருக்கும். Ace ஒருமுறை மட்டும், கைக்கு ஒரே சீட்டு. பிரித்த Ace, 10 புள்ளிச் சீட்டு Blackjack அல்ல.</translation>
    </message>
    <message>
        <source>Banker pays 1 to 1, less 5% commission, if the Banker wins, and loses if the Player does.</source>
        <translation>Banker வென்றால் 1 : 1, 5% கமிஷன் கழித்து; Player வென்றால் தோல்வி.</translation>
    </message>
    <message>
        <source>Behind one or more occupied seats, never while seated, and without a say: the Hand decides, Blackjack 3 to 2, else 1 to 1. After a Split the Bet is on the first Hand; five seconds to follow on the second with an equal Bet, five seconds to follow a Double Down; silence declines.</source>
        <translation>ஆள் உள்ள ஒன்று அல்லது பல இருக்கைகளின் பின், அமர்ந்திருக்கும்போது அல்ல, பேச்சுரிமை இன்றி: கை தீர்மானிக்கும், Blackjack 3 : 2, இல்லையெனில் 1 : 1. Split பின் பந்தயம் முதல் கையில்; இரண்டாவதைச் சமப் பந்தயத்துடன் பின்தொடர ஐந்து விநாடி, Double Down பின்தொடர ஐந்து விநாடி; மௌனம் மறுப்பு.</translation>
    </message>
    <message>
        <source>Below 12 a Hand must draw until it has 12 or more, unless it is Doubled Down.</source>
        <translation>12க்குக் கீழ் கை 12 அல்லது மேல் வரை எடுக்க வேண்டும், Double Down தவிர.</translation>
    </message>
    <message>
        <source>Below the minimum and unnoticed: the Bet stands.</source>
        <translation>குறைந்தபட்சத்துக்குக் கீழே, கவனிக்கப்படவில்லை: பந்தயம் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Below the minimum before the close: raise it or withdraw it.</source>
        <translation>மூடும் முன் குறைந்தபட்சத்துக்குக் கீழே: கூட்டவும் அல்லது திரும்பப் பெறவும்.</translation>
    </message>
    <message>
        <source>Bets are settled as the chips lay at the close.</source>
        <translation>மூடும்போது சிப்கள் இருந்தபடி பந்தயங்கள் தீரும்.</translation>
    </message>
    <message>
        <source>Bets are settled as the chips lay at the close. For Bets placed by mistake, by the Player or for him by the House or another, the House does not pay.</source>
        <translation>மூடும்போது சிப்கள் இருந்தபடி தீரும். தவறாக வைத்த பந்தயத்துக்கு, அவரோ House-ஓ வேறொருவரோ வைத்தாலும், House கொடுக்காது.</translation>
    </message>
    <message>
        <source>Bets below a box&apos;s minimum, if noticed before the close: the Dealer says so, and the Player may raise his Bet or withdraw it.</source>
        <translation>மூடும் முன் குறைந்தபட்சத்துக்குக் கீழ் எனக் கண்டால்: டீலர் சொல்வார், ஆட்டக்காரர் கூட்டலாம் அல்லது திரும்பப் பெறலாம்.</translation>
    </message>
    <message>
        <source>Bets may be placed from “Place your Bets, please” on.</source>
        <translation>“Place your Bets, please” முதல் பந்தயம் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Bets may be placed once the Round has been announced.</source>
        <translation>சுற்று அறிவிக்கப்பட்ட பின் பந்தயம் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Bets over a box&apos;s maximum, if noticed before the close, are rejected for the excess. Seated Players come first; Standing Players bet until the maximum is reached.</source>
        <translation>மூடும் முன் கவனித்தால் கட்ட வரம்பை மீறியதில் மிகை மறுக்கப்படும். அமர்ந்தவர் முதலில்; நிற்பவர் வரம்பு எட்டும்வரை.</translation>
    </message>
    <message>
        <source>Between the Initial Deal and the Subsequent Deal: side Bets and payable Blackjacks are paid, half of a Surrendered Bet is refunded.</source>
        <translation>முதல் வழங்கலுக்கும் அடுத்த வழங்கலுக்கும் இடையே: பக்கப் பந்தயங்களும் கொடுக்கத்தக்க Blackjack-உம் கொடுக்கப்படும், Surrender பந்தயத்தின் பாதி திரும்பும்.</translation>
    </message>
    <message>
        <source>Blackjack 3 to 2, other Hands 1 to 1, Insurance 2 to 1, Under 13 1 to 1, Over 13 1 to 1, Player Pair 11 to 1.</source>
        <translation>Blackjack 3 : 2, மற்ற கைகள் 1 : 1, Insurance 2 : 1, Under 13 1 : 1, Over 13 1 : 1, Player Pair 11 : 1.</translation>
    </message>
    <message>
        <source>Blackjack 3 to 2, other wins 1 to 1, Insurance 2 to 1 if the Dealer has a Blackjack, Pair 11 to 1.</source>
        <translation>Blackjack 3 : 2, மற்ற வெற்றி 1 : 1, டீலருக்கு Blackjack எனில் Insurance 2 : 1, Pair 11 : 1.</translation>
    </message>
    <message>
        <source>Blackjack 6 to 5, other Hands 1 to 1, Insurance 2 to 1.</source>
        <translation>Blackjack 6 : 5, மற்ற கைகள் 1 : 1, Insurance 2 : 1.</translation>
    </message>
    <message>
        <source>Bonus wins if the four cards of the Player or the Dealer make one of the four Bonus Hands of 4.2, whatever the Hands are worth and however they are set.</source>
        <translation>ஆட்டக்காரர் அல்லது டீலரின் நான்கு சீட்டுகள் 4.2 இன் நான்கு Bonus கைகளில் ஒன்றெனில் Bonus வெல்லும், கைகளின் மதிப்பும் அடுக்கும் எதுவாயினும்.</translation>
    </message>
    <message>
        <source>Bonus, on the Player&apos;s Hand and on the Dealer&apos;s: Four of a Kind 100 to 1, Three of a Kind 20 to 1, Two Pairs 12 to 1, a Pair 1 to 1; no commission.</source>
        <translation>Bonus, ஆட்டக்காரர் கை, டீலர் கை: Four of a Kind 100 : 1, Three of a Kind 20 : 1, இரு ஜோடி 12 : 1, ஜோடி 1 : 1; கமிஷன் இல்லை.</translation>
    </message>
    <message>
        <source>Boom Busted is paid by 4.1.3; the outcome of the Hand on its box is untouched.</source>
        <translation>Boom Busted 4.1.3 படி; கட்டத்தின் கை முடிவு மாறாது.</translation>
    </message>
    <message>
        <source>Boom Busted is settled before the next Round begins.</source>
        <translation>Boom Busted அடுத்த சுற்று தொடங்கும் முன் தீரும்.</translation>
    </message>
    <message>
        <source>Boom Busted wins if the Dealer is Bust with a number of cards that the pay table 4.1.3 has.</source>
        <translation>4.1.3 அட்டவணையிலுள்ள சீட்டு எண்ணிக்கையுடன் டீலர் Bust எனில் Boom Busted வெல்லும்.</translation>
    </message>
    <message>
        <source>Boxes are dealt and played from 1, at the Dealer&apos;s left.</source>
        <translation>டீலரின் இடப்புறம் 1 முதல் கட்டங்கள் வழங்கி ஆடப்படும்.</translation>
    </message>
    <message>
        <source>Boxes are dealt to from 1, at the Dealer&apos;s left.</source>
        <translation>டீலரின் இடப்புறம் 1 முதல் கட்டங்களுக்கு வழங்கப்படும்.</translation>
    </message>
    <message>
        <source>Cards are missing from the deck or too many: Void.</source>
        <translation>கட்டில் சீட்டு குறைவு அல்லது அதிகம்: ரத்து.</translation>
    </message>
    <message>
        <source>Cards are not Reconstructed in the cases of 5.10.1 to 5.10.3.</source>
        <translation>5.10.1 முதல் 5.10.3 வரையிலானவற்றில் மறுசீரமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>Cards are wrongly distributed, and some Player has seen his: Void.</source>
        <translation>சீட்டுகள் தவறாகப் பகிரப்பட்டு, ஏதேனும் ஆட்டக்காரர் பார்த்துவிட்டால்: ரத்து.</translation>
    </message>
    <message>
        <source>Cards came to a place without a Bet after an Interim Settlement: they are discarded.</source>
        <translation>இடைக்காலத் தீர்வுக்குப் பின் பந்தயமற்ற இடத்துக்கு வந்த சீட்டுகள்: கழிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Cards drawn at once are a dealing error: every Player at the table has the options of 5.7.</source>
        <translation>ஒன்றாக எடுத்த சீட்டுகள் வழங்கல் பிழை: மேசையில் ஒவ்வொருவருக்கும் 5.7 தேர்வுகள்.</translation>
    </message>
    <message>
        <source>Cards missing or in excess: Void.</source>
        <translation>சீட்டு குறைவு அல்லது அதிகம்: ரத்து.</translation>
    </message>
    <message>
        <source>Cards rank by value, whatever their suit: Ace, King, Queen, Jack, then 10, 9, 8, 7, 6, 5, 4, 3 and 2.</source>
        <translation>சீட்டுத் தரம் மதிப்புப்படி, சின்னம் எதுவாயினும்: Ace, King, Queen, Jack, பிறகு 10, 9, 8, 7, 6, 5, 4, 3, 2.</translation>
    </message>
    <message>
        <source>Cards that the reader has read are not counted again if it is reported that two came at once: the report takes their place, unless something was decided since.</source>
        <translation>இரண்டு ஒன்றாக வந்ததாகத் தெரிவித்தால் வாசித்த சீட்டுகள் மீண்டும் எண்ணப்படா: பிறகு முடிவு இல்லையெனில் அறிக்கை இடம்பெறும்.</translation>
    </message>
    <message>
        <source>Cards that the reader has read are not counted again if it is reported that two came at once: the report takes their place, unless something was decided since. A Void recovers also what a decision had moved.</source>
        <translation>இரண்டு ஒன்றாக வந்ததாகத் தெரிவித்தால் வாசித்த சீட்டுகள் மீண்டும் எண்ணப்படா: பிறகு முடிவு இல்லையெனில் அறிக்கை இடம்பெறும். ரத்து, முடிவு நகர்த்தியதையும் மீட்கும்.</translation>
    </message>
    <message>
        <source>Coloured Pair: two cards of one number or picture and one colour, of different suits.</source>
        <translation>Coloured Pair: ஒரே எண் அல்லது படம், ஒரே நிறம், வேறு சின்னம்.</translation>
    </message>
    <message>
        <source>Cut off: the system plays the Hand, hitting at 11 or less and standing above 11, an Ace as 11 unless that is Bust. The host lost, or a system or human error: the Round is cancelled, the whole deck reshuffled, every Bet returned.</source>
        <translation>துண்டிப்பு: அமைப்பு கையை ஆடும், 11 அல்லது குறைவில் Hit, 11 மேல் Stand, Bust இல்லையெனில் Ace 11. நடத்துநர் துண்டிப்பு, அமைப்பு அல்லது மனிதப் பிழை: சுற்று ரத்து, முழுக்கட்டும் மீண்டும் கலைப்பு, எல்லாப் பந்தயமும் திரும்பும்.</translation>
    </message>
    <message>
        <source>Dealers play and report; Pit Supervisors and above resolve; the Shift Manager decides what the rules do not cover, and reopens.</source>
        <translation>டீலர்கள் நடத்தித் தெரிவிப்பர்; Pit மேற்பார்வையாளரும் மேலானவரும் தீர்ப்பர்; விதிகளில் இல்லாததை Shift மேலாளர் தீர்மானித்து மீண்டும் திறப்பார்.</translation>
    </message>
    <message>
        <source>Dealing errors are Reconstructed, at the House&apos;s discretion.</source>
        <translation>வழங்கல் பிழைகள் House விருப்பப்படி மறுசீரமைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Double Down equals the main Bet; who bets behind follows whole or not at all.</source>
        <translation>Double Down முக்கியப் பந்தய அளவு; பின் கட்டுபவர் முழுதும் பின்தொடர்வார் அல்லது இல்லை.</translation>
    </message>
    <message>
        <source>Each Player for himself, against the House: at most half of his Initial Bet, on the Insurance line, after the second cards and before any further one. It pays 2 to 1 (4.1.1) if the Dealer has a Blackjack; else it loses, and play goes on.</source>
        <translation>ஒவ்வொருவரும் தனக்காக, House எதிராக: ஆரம்பப் பந்தயத்தின் பாதி வரை, Insurance கோட்டில், இரண்டாம் சீட்டுகளுக்குப் பின், வேறு சீட்டுக்கு முன். டீலருக்கு Blackjack எனில் 2 : 1 (4.1.1); இல்லையெனில் தோல்வி, ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>Each Player for himself, against the House: at most half of his Initial Bet, on the Insurance line, right after the second cards and before any further one. If the Dealer has a Blackjack all Bets lose but Insurance, which is paid by 4.1 (2 to 1); if not, Insurance loses, and play goes on.</source>
        <translation>ஒவ்வொருவரும் தனக்காக, House எதிராக: ஆரம்பப் பந்தயத்தின் பாதி வரை, Insurance கோட்டில், இரண்டாம் சீட்டுகளுக்குப் பின், வேறு சீட்டுக்கு முன். டீலருக்கு Blackjack எனில் Insurance தவிர எல்லாம் தோல்வி, அது 4.1 படி (2 : 1); இல்லையெனில் Insurance தோல்வி, ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>Each of 5.1.1 and 5.1.2 makes the Round Void.</source>
        <translation>5.1.1, 5.1.2 ஒவ்வொன்றும் சுற்றை ரத்தாக்கும்.</translation>
    </message>
    <message>
        <source>Each of 5.5.1 to 5.5.4 makes the Round Void.</source>
        <translation>5.5.1 முதல் 5.5.4 ஒவ்வொன்றும் சுற்றை ரத்தாக்கும்.</translation>
    </message>
    <message>
        <source>Each of 5.5.1 to 5.5.6 makes the present Round Void; the outcomes and settlements of earlier Rounds stand.</source>
        <translation>5.5.1 முதல் 5.5.6 ஒவ்வொன்றும் இச்சுற்றை ரத்தாக்கும்; முந்தையவற்றின் முடிவுகளும் தீர்வுகளும் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Eight decks of 52 cards, no Jokers. 2 to 10 count what they show, J, Q and K 10, an Ace 1 or 11. An Ace and a card of 10 are a Blackjack, paid 3 to 2 if the Dealer has none; a total closer to 21 than the Dealer&apos;s is paid 1 to 1; over 21 loses; equal totals (17 or more) return the Bet.</source>
        <translation>எட்டு 52 சீட்டுக் கட்டுகள், ஜோக்கர் இல்லை. 2 முதல் 10 அதன் எண், J, Q, K 10, Ace 1 அல்லது 11. Ace-உம் 10-உம் Blackjack, டீலருக்கு இல்லையெனில் 3 : 2; டீலரை விட 21க்கு அருகில் 1 : 1; 21 மீறினால் தோல்வி; சமம் (17 அல்லது மேல்) பந்தயம் திரும்பும்.</translation>
    </message>
    <message>
        <source>Equal totals: Stand Off.</source>
        <translation>மொத்தம் சமம்: சமநிலை.</translation>
    </message>
    <message>
        <source>Even Money and Insurance are each Player&apos;s own; one Bet can&apos;t have both.</source>
        <translation>Even Money, Insurance அவரவருடையது; ஒரு பந்தயத்துக்கு இரண்டும் இல்லை.</translation>
    </message>
    <message>
        <source>Every 21 stands by itself.</source>
        <translation>ஒவ்வொரு 21-உம் தானே நிற்கும்.</translation>
    </message>
    <message>
        <source>Every Blackjack waits for the Dealer&apos;s Hand.</source>
        <translation>ஒவ்வொரு Blackjack-உம் டீலரின் கைக்குக் காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>Every Player with a Bet chooses, box by box; a Hand without a Bet is removed; what was settled stands.</source>
        <translation>பந்தயமுள்ளவர் கட்டம் கட்டமாகத் தேர்வர்; பந்தயமற்ற கை நீக்கப்படும்; தீர்ந்தது நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Every Player with a Bet chooses, box by box; what was settled stands.</source>
        <translation>பந்தயமுள்ள ஒவ்வோர் ஆட்டக்காரரும் கட்டம் கட்டமாகத் தேர்வர்; தீர்ந்தது நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Every affected Player chooses, box by box; a Hand without a Bet is removed; a Bonus that is left is played.</source>
        <translation>பாதிக்கப்பட்டவர் கட்டம் கட்டமாகத் தேர்வர்; பந்தயமற்ற கை நீக்கப்படும்; மீதமுள்ள Bonus ஆடப்படும்.</translation>
    </message>
    <message>
        <source>Every dealing error is Reconstructed, if it can be: that the House alone decides.</source>
        <translation>ஒவ்வொரு வழங்கல் பிழையும், முடிந்தால், மறுசீரமைக்கப்படும்: House மட்டும் தீர்மானிக்கும்.</translation>
    </message>
    <message>
        <source>Excess not refused in time counts pro rata, and never below the minimum.</source>
        <translation>உரிய நேரத்தில் மறுக்காத மிகை விகிதப்படி, குறைந்தபட்சத்துக்குக் கீழே அல்ல.</translation>
    </message>
    <message>
        <source>Fewer cards left than the Round can need, by the table&apos;s figure, is a warning before a card is dealt.</source>
        <translation>மேசைக் கணக்குப்படி தேவையை விடக் குறைவான சீட்டு எனில் வழங்கும் முன் எச்சரிக்கை.</translation>
    </message>
    <message>
        <source>Fewer cards left than the Round can need, six, is a warning before a card is dealt.</source>
        <translation>தேவைப்படக்கூடிய ஆறை விடக் குறைவான சீட்டு: வழங்கும் முன் எச்சரிக்கை.</translation>
    </message>
    <message>
        <source>Fewer cards left than the deal takes is a warning before a card is dealt.</source>
        <translation>வழங்கலுக்குத் தேவையை விடக் குறைவான சீட்டு எனில் வழங்கும் முன் எச்சரிக்கை.</translation>
    </message>
    <message>
        <source>Found Bets are accepted from the close to the first card; too much of a KIND on a box counts pro rata.</source>
        <translation>மூடியதிலிருந்து முதல் சீட்டு வரை கண்ட பந்தயங்கள் ஏற்கப்படும்; கட்டத்தில் ஒரு வகையின் மிகை விகிதப்படி.</translation>
    </message>
    <message>
        <source>Found Bets are taken from the close to the first card. On a box over its maximum each counts by maximum / sum, worked out once, but not below the minimum; one below the minimum counts in full. The rest goes back. A found Bet below the minimum stands. `found` gives the whole sum as it lies, never less than was noticed, and nobody a seat that is taken.</source>
        <translation>மூடியதிலிருந்து முதல் சீட்டு வரை கண்ட பந்தயங்கள் ஏற்கப்படும். வரம்பை மீறிய கட்டத்தில் ஒவ்வொன்றும் வரம்பு / தொகை விகிதத்தில், ஒருமுறை, குறைந்தபட்சத்துக்குக் கீழே அல்ல; கீழானது முழுமையாக. மீதி திரும்பும். குறைந்தபட்சத்துக்குக் கீழ் கண்ட பந்தயம் நிலைக்கும். `found` இருக்கும் முழுத் தொகையையும் சொல்லும், கவனித்ததை விடக் குறையாது, எடுத்த இருக்கையைத் தராது.</translation>
    </message>
    <message>
        <source>Four cards, face up: Player, Banker, Player, Banker.</source>
        <translation>திறந்த நான்கு சீட்டுகள்: Player, Banker, Player, Banker.</translation>
    </message>
    <message>
        <source>Four to eight decks of 52 cards each.</source>
        <translation>52 சீட்டுக் கட்டுகள் நான்கு முதல் எட்டு.</translation>
    </message>
    <message>
        <source>From a shuffler: its set of four cards, face down, to each box with an Initial Bet, clockwise from the Dealer&apos;s immediate left, and then to himself.</source>
        <translation>இயந்திரத்திலிருந்து: நான்கு சீட்டுத் தொகுதி, மூடி, டீலரின் உடனடி இடமிருந்து வலஞ்சுழியாக ஆரம்பப் பந்தயமுள்ள கட்டங்களுக்கு, பிறகு தனக்கு.</translation>
    </message>
    <message>
        <source>From the Dealer&apos;s left, clockwise, face down, one card at a time: to each box with an Initial Bet, then to himself, until all have four.</source>
        <translation>டீலரின் இடமிருந்து வலஞ்சுழி, மூடி, ஒவ்வொன்றாக: ஆரம்பப் பந்தயமுள்ள கட்டங்களுக்கு, பிறகு தனக்கு, எல்லோருக்கும் நான்கு வரை.</translation>
    </message>
    <message>
        <source>From the Dealer&apos;s left, clockwise, face up: one card to each box with a Bet, one to the Dealer; then a second to each box, none to the Dealer.</source>
        <translation>டீலரின் இடமிருந்து வலஞ்சுழி, திறந்து: பந்தயமுள்ள கட்டத்துக்கு ஒன்று, டீலருக்கு ஒன்று; பிறகு ஒவ்வொரு கட்டத்துக்கும் இரண்டாவது, டீலருக்கு இல்லை.</translation>
    </message>
    <message>
        <source>Gong: a 2 and an 8, whatever their colour and suit.</source>
        <translation>Gong: ஒரு 2, ஒரு 8, நிறம் சின்னம் எதுவாயினும்.</translation>
    </message>
    <message>
        <source>Have the Bet back; the Hand is invalid.</source>
        <translation>பந்தயத்தைத் திரும்பப் பெறவும்; கை செல்லாது.</translation>
    </message>
    <message>
        <source>Have the Bets returned.</source>
        <translation>பந்தயத்தைத் திரும்பப் பெறவும்.</translation>
    </message>
    <message>
        <source>Here no Hand may Hit, so that no card is taken for one. A decision is taken back before the next card.</source>
        <translation>இங்கு எக்கையும் Hit செய்யாது, எனவே எச்சீட்டும் Hit ஆகாது. முடிவு அடுத்த சீட்டுக்கு முன் திரும்பப் பெறப்படும்.</translation>
    </message>
    <message>
        <source>High Hands of the same ranking are the Dealer&apos;s.</source>
        <translation>ஒரே தர High கைகள் டீலருடையவை.</translation>
    </message>
    <message>
        <source>High Hands of zero points each, without a Pair or a Gong, are the Dealer&apos;s, whatever their cards.</source>
        <translation>ஜோடியோ Gong-ஓ இன்றி இரு High-உம் பூச்சியப் புள்ளி எனில் டீலருடையவை, சீட்டு எதுவாயினும்.</translation>
    </message>
    <message>
        <source>How Hands rank: 3.4.1, then 3.4.2.</source>
        <translation>கைகளின் தரம்: 3.4.1, பிறகு 3.4.2.</translation>
    </message>
    <message>
        <source>If a Player leaves after betting, and nobody else bets on the box, the House arranges his cards by the House Way and settles his Bet.</source>
        <translation>கட்டிய பின் ஆட்டக்காரர் போய், வேறு யாரும் அக்கட்டத்தில் இல்லையெனில், House அவர் சீட்டுகளை House Way முறையில் அடுக்கித் தீர்க்கும்.</translation>
    </message>
    <message>
        <source>If a Player leaves after betting, and nobody else bets on the box, the House draws for him to 12 or more and settles his Bet.</source>
        <translation>கட்டிய பின் ஆட்டக்காரர் போய், வேறு யாரும் அக்கட்டத்தில் இல்லையெனில், House அவருக்கு 12 அல்லது மேல் வரை எடுத்துத் தீர்க்கும்.</translation>
    </message>
    <message>
        <source>If a Player looks at further Hands (3.11), a Pit Supervisor or above judges whether he meant to. If so, those Hands are invalid, their cards out and their Bets returned; the Hand he looked at first stays valid.</source>
        <translation>ஆட்டக்காரர் மேலும் கைகளைப் பார்த்தால் (3.11), வேண்டுமென்றா என Pit மேற்பார்வையாளர் அல்லது மேலானவர் மதிப்பிடுவார். ஆம் எனில் அக்கைகள் செல்லாது, சீட்டுகள் விலகி, பந்தயங்கள் திரும்பும்; முதலில் பார்த்த கை செல்லும்.</translation>
    </message>
    <message>
        <source>If a Seated Player bets on other boxes where nobody sits, the Dealer arranges those by the House Way.</source>
        <translation>அமர்ந்தவர் ஆளில்லாத மற்றக் கட்டங்களில் கட்டினால், டீலர் அவற்றை House Way முறையில் அடுக்குவார்.</translation>
    </message>
    <message>
        <source>If every Player&apos;s Hand is Bust before the Dealer draws, he draws by 3.24 all the same while a Boom Busted Bet lies.</source>
        <translation>டீலர் எடுக்கும் முன் எல்லா ஆட்டக்காரர் கைகளும் Bust எனினும், Boom Busted பந்தயம் உள்ளவரை அவர் 3.24 படி எடுப்பார்.</translation>
    </message>
    <message>
        <source>If it was not noticed, the Bet wins or loses as it lies.</source>
        <translation>கவனிக்கப்படாவிடில், பந்தயம் இருந்தபடி வெல்லும் அல்லது தோற்கும்.</translation>
    </message>
    <message>
        <source>If no Bet has conclusively won or lost, the Round is Void.</source>
        <translation>எப்பந்தயமும் உறுதியாக வெல்லவோ தோற்கவோ இல்லையெனில் சுற்று ரத்து.</translation>
    </message>
    <message>
        <source>If nobody sits, the highest Initial Bet decides, of equal ones the first; there is no close without one.</source>
        <translation>யாரும் அமராவிடில் அதிக ஆரம்பப் பந்தயம் முடிவெடுக்கும், சமம் எனில் முதலாவது; அது இன்றி மூடல் இல்லை.</translation>
    </message>
    <message>
        <source>If some Bet has conclusively won or lost, an outcome is established: the Round is played to its end.</source>
        <translation>ஏதேனும் பந்தயம் உறுதியாக வென்றோ தோற்றோ விட்டால் முடிவு உறுதி: சுற்று முழுதும் ஆடப்படும்.</translation>
    </message>
    <message>
        <source>If the Dealer has drawn by 3.24 and is not Bust, all Boom Busted Bets lose.</source>
        <translation>டீலர் 3.24 படி எடுத்து Bust ஆகாவிடில் எல்லா Boom Busted பந்தயமும் தோல்வி.</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.14.1) and Insurance (3.14.2).</source>
        <translation>டீலரின் முதல் சீட்டு Ace எனில்: Even Money (3.14.1), Insurance (3.14.2).</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.15.1) and Insurance (3.15.2).</source>
        <translation>டீலரின் முதல் சீட்டு Ace எனில்: Even Money (3.15.1), Insurance (3.15.2).</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.8.1) and Insurance (3.8.2).</source>
        <translation>டீலரின் முதல் சீட்டு Ace எனில்: Even Money (3.8.1), Insurance (3.8.2).</translation>
    </message>
    <message>
        <source>If the Player drew, his third card decides whether the Banker draws.</source>
        <translation>Player எடுத்தால், அதன் மூன்றாம் சீட்டு Banker எடுக்குமா எனத் தீர்மானிக்கும்.</translation>
    </message>
    <message>
        <source>If the Player stood, the Banker draws on 0 to 5 and stands on 6 and 7.</source>
        <translation>Player நின்றால், Banker 0 முதல் 5 வரை எடுக்கும், 6, 7 நிற்கும்.</translation>
    </message>
    <message>
        <source>If the Round went on before Player Pair, Under 13 or Over 13 was settled, they are settled as soon as possible.</source>
        <translation>Player Pair, Under 13, Over 13 தீரும் முன் சுற்று தொடர்ந்தால், இயன்ற விரைவில் தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>If the Round went on before RWS Pairs was settled, it is settled as soon as possible.</source>
        <translation>RWS Pairs தீரும் முன் சுற்று தொடர்ந்தால், இயன்ற விரைவில் தீர்க்கப்படும்.</translation>
    </message>
    <message>
        <source>If the Seated Player Doubles Down, a Standing Player may decline to add, but gets only 1 card all the same. Neither withdraws such a Bet once the card is dealt.</source>
        <translation>அமர்ந்தவர் Double Down செய்தால், நிற்பவர் கூட்டாமல் இருக்கலாம், ஆனாலும் 1 சீட்டு மட்டும். சீட்டு வழங்கிய பின் எவரும் திரும்பப் பெற முடியாது.</translation>
    </message>
    <message>
        <source>If the Seated Player Splits and adds his Bet, a Standing Player who does not follow stays on the first Hand and has no part in the second or later ones.</source>
        <translation>அமர்ந்தவர் Split செய்து கூட்டினால், பின்தொடராத நிற்பவர் முதல் கையில் இருப்பார், இரண்டாம் கைகளில் பங்கில்லை.</translation>
    </message>
    <message>
        <source>If the excess was not rejected, each Bet counts pro rata of the box&apos;s maximum; none counts less than the minimum for that.</source>
        <translation>மிகை மறுக்கப்படாவிடில், ஒவ்வொரு பந்தயமும் கட்ட வரம்பின் விகிதப்படி; குறைந்தபட்சத்துக்குக் கீழே போகாது.</translation>
    </message>
    <message>
        <source>In a box Banker comes first, then Player, Tie, Player Pair, Banker Pair; several KINDs may be bet at once.</source>
        <translation>கட்டத்தில் Banker முதலில், பிறகு Player, Tie, Player Pair, Banker Pair; பல வகைகள் ஒன்றாகக் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Insurance is exactly half, by the Seated Player only.</source>
        <translation>Insurance சரியாகப் பாதி, அமர்ந்தவர் மட்டும்.</translation>
    </message>
    <message>
        <source>Interrupted with an outcome established: play goes on.</source>
        <translation>முடிவு உறுதியான பின் தடை: ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>Interrupted with no outcome established: the Round is Void.</source>
        <translation>முடிவு உறுதியாகும் முன் தடை: சுற்று ரத்து.</translation>
    </message>
    <message>
        <source>King, Queen and Jack count 10.</source>
        <translation>King, Queen, Jack 10.</translation>
    </message>
    <message>
        <source>Layout A has 7 places, layout B 9; each has room for every KIND of Bet.</source>
        <translation>அமைப்பு A: 7 இடங்கள், B: 9; ஒவ்வொன்றிலும் எல்லா வகைப் பந்தயத்துக்கும் இடம் உண்டு.</translation>
    </message>
    <message>
        <source>Low Hands of the same ranking are the Dealer&apos;s.</source>
        <translation>ஒரே தர Low கைகள் டீலருடையவை.</translation>
    </message>
    <message>
        <source>Low Hands of zero points each, without a Pair or a Gong, are the Dealer&apos;s, whatever their cards.</source>
        <translation>ஜோடியோ Gong-ஓ இன்றி இரு Low-உம் பூச்சியப் புள்ளி எனில் டீலருடையவை, சீட்டு எதுவாயினும்.</translation>
    </message>
    <message>
        <source>Low and High both higher than the Dealer&apos;s: the Player wins.</source>
        <translation>Low, High இரண்டும் டீலரை விட உயர்ந்தவை: ஆட்டக்காரர் வெற்றி.</translation>
    </message>
    <message>
        <source>Low and High both lower than the Dealer&apos;s (equal ones are his): the Player loses.</source>
        <translation>Low, High இரண்டும் டீலரை விடத் தாழ்ந்தவை (சமம் அவருடையது): ஆட்டக்காரர் தோல்வி.</translation>
    </message>
    <message>
        <source>Mixed Pair: two cards of one number or picture, of different colour and suit.</source>
        <translation>Mixed Pair: ஒரே எண் அல்லது படம், வேறு நிறமும் சின்னமும்.</translation>
    </message>
    <message>
        <source>More of one card than the decks hold cancels the Round.</source>
        <translation>கட்டுகளில் உள்ளதை விட ஒரு சீட்டு அதிகமெனில் சுற்று ரத்து.</translation>
    </message>
    <message>
        <source>More of one card than the decks hold: the Round stops until a Pit Supervisor has looked.</source>
        <translation>கட்டுகளில் உள்ளதை விட ஒரு சீட்டு அதிகம்: Pit மேற்பார்வையாளர் பார்க்கும்வரை சுற்று நிற்கும்.</translation>
    </message>
    <message>
        <source>More of one card than the decks hold: the Round stops until it has been looked at.</source>
        <translation>கட்டுகளில் உள்ளதை விட ஒரு சீட்டு அதிகம்: பார்க்கும்வரை சுற்று நிற்கும்.</translation>
    </message>
    <message>
        <source>No Bet exceeds the maximum shown for the box.</source>
        <translation>எப்பந்தயமும் கட்டத்துக்குக் காட்டிய உச்ச வரம்பை மீறாது.</translation>
    </message>
    <message>
        <source>No Player decides for another.</source>
        <translation>எவரும் மற்றவருக்காக முடிவெடுப்பதில்லை.</translation>
    </message>
    <message>
        <source>No Reconstruction once the settlement has taken place.</source>
        <translation>தீர்வு நடந்த பின் மறுசீரமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>No decision replaces a cancelled Round: every error cancels it.</source>
        <translation>ரத்தான சுற்றுக்கு முடிவு மாற்றாகாது: ஒவ்வொரு பிழையும் அதை ரத்தாக்கும்.</translation>
    </message>
    <message>
        <source>No further card: the total plays against the Dealer&apos;s.</source>
        <translation>மேலும் சீட்டு இல்லை: இம்மொத்தம் டீலரின் மொத்தத்துக்கு எதிராக.</translation>
    </message>
    <message>
        <source>No limits but the table&apos;s own.</source>
        <translation>மேசையின் சொந்த வரம்புகள் மட்டுமே.</translation>
    </message>
    <message>
        <source>No settlement bars a Reconstruction: 5.11 and 5.12 know no such bar. When a Round is reopened its cards can still be Reconstructed.</source>
        <translation>தீர்வு மறுசீரமைப்பைத் தடுக்காது: 5.11, 5.12 இல் அத்தடை இல்லை. மீண்டும் திறந்த சுற்றின் சீட்டுகளை மறுசீரமைக்கலாம்.</translation>
    </message>
    <message>
        <source>Of equal Point Totals above zero the one with the higher-ranking card is higher, then with the higher other card, as Appendix G runs: K 9 beats Q 9. The same pair, both Gong, the same points of the same two ranks, and zero against zero are the Dealer&apos;s.</source>
        <translation>பூச்சியத்துக்கு மேல் சமப் புள்ளிகளில் உயர்ந்த சீட்டுள்ளது உயர்ந்தது, பிறகு மற்றச் சீட்டு, பிற்சேர்க்கை G போல: K 9, Q 9-ஐ வெல்லும். அதே ஜோடி, இரண்டும் Gong, அதே இரு தரங்களின் அதே புள்ளி, பூச்சியம் எதிர் பூச்சியம் டீலருடையவை.</translation>
    </message>
    <message>
        <source>Of one Player&apos;s live Hands on a box a Dealer&apos;s Blackjack takes one Initial Bet in all.</source>
        <translation>ஒரு கட்டத்தில் ஓர் ஆட்டக்காரரின் நடப்புக் கைகளிலிருந்து டீலரின் Blackjack மொத்தம் ஓர் ஆரம்பப் பந்தயமே எடுக்கும்.</translation>
    </message>
    <message>
        <source>Of several Bonus Hands that the same cards make, only the best is paid.</source>
        <translation>அதே சீட்டுகள் பல Bonus கைகளானால் சிறந்தது மட்டும் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Of three cards among King, Queen, Jack and 10, with zero points Low, the highest goes High.</source>
        <translation>King, Queen, Jack, 10 இல் மூன்று, Low பூச்சியம் எனில், உயர்ந்தது High.</translation>
    </message>
    <message>
        <source>Of two cards among King, Queen, Jack and 10 the higher goes Low; but High if a 9 or an Ace is beside them.</source>
        <translation>King, Queen, Jack, 10 இல் இரண்டு எனில் உயர்ந்தது Low; அருகில் 9 அல்லது Ace எனில் High.</translation>
    </message>
    <message>
        <source>On (i) the first two cards or (ii) the first two of a Split Hand, Aces apart, and not on a Blackjack or a Soft 21: a further Bet of at most the Initial Bet, and only one further card. The Bet is not withdrawn.</source>
        <translation>(i) முதல் இரு சீட்டுகள் அல்லது (ii) பிரித்த கையின் முதல் இரண்டு (Ace தவிர), Blackjack, Soft 21 அல்லாதபோது: ஆரம்பப் பந்தயம் வரை மேலும் பந்தயம், ஒரே சீட்டு. திரும்பப் பெற முடியாது.</translation>
    </message>
    <message>
        <source>On (i) the first two cards or (ii) the first two of a Split Hand, Aces apart, and not on a Blackjack or a Soft 21: a further Bet of at most the Initial Bet, and only one further card. The Bet is not withdrawn. A Hand that Busts loses all; of one that does not, a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>(i) முதல் இரு சீட்டுகள் அல்லது (ii) பிரித்த கையின் முதல் இரண்டு (Ace தவிர), Blackjack, Soft 21 அல்லாதபோது: ஆரம்பப் பந்தயம் வரை மேலும் பந்தயம், ஒரே சீட்டு. திரும்பப் பெற முடியாது. Bust எனில் எல்லாம் இழக்கும்; இல்லையெனில் டீலரின் Blackjack ஆரம்பப் பந்தய அளவே எடுக்கும்.</translation>
    </message>
    <message>
        <source>On 0, 1 and 2 the Banker draws always.</source>
        <translation>0, 1, 2: Banker எப்போதும் எடுக்கும்.</translation>
    </message>
    <message>
        <source>On 3 the Banker draws, unless that card is an 8.</source>
        <translation>3: அச்சீட்டு 8 இல்லையெனில் Banker எடுக்கும்.</translation>
    </message>
    <message>
        <source>On 4 the Banker draws against a 2 to 7.</source>
        <translation>4: அச்சீட்டு 2 முதல் 7 எனில் Banker எடுக்கும்.</translation>
    </message>
    <message>
        <source>On 5 the Banker draws against a 4 to 7.</source>
        <translation>5: அச்சீட்டு 4 முதல் 7 எனில் Banker எடுக்கும்.</translation>
    </message>
    <message>
        <source>On 6 the Banker draws against a 6 or 7.</source>
        <translation>6: அச்சீட்டு 6 அல்லது 7 எனில் Banker எடுக்கும்.</translation>
    </message>
    <message>
        <source>On 7 the Banker stands always.</source>
        <translation>7: Banker எப்போதும் நிற்கும்.</translation>
    </message>
    <message>
        <source>On a Tie, Bets on Player and Banker stand off.</source>
        <translation>Tie எனில் Player, Banker பந்தயங்கள் சமநிலை.</translation>
    </message>
    <message>
        <source>On a box below its maximum nobody may refuse another Player the rest of it.</source>
        <translation>உச்ச வரம்புக்குக் கீழான கட்டத்தில் மீதியை மற்றவருக்கு யாரும் மறுக்க முடியாது.</translation>
    </message>
    <message>
        <source>On the Dealer&apos;s Hand: a Pit Supervisor or above discards those cards and has the Dealer draw another.</source>
        <translation>டீலரின் கையில்: Pit மேற்பார்வையாளர் அல்லது மேலானவர் அவற்றைக் கழித்து வேறொன்று எடுக்கச் செய்வார்.</translation>
    </message>
    <message>
        <source>On the first two cards only: an extra Bet equal to the main Bet, only one further card, and no option after it.</source>
        <translation>முதல் இரு சீட்டுகளில் மட்டும்: முக்கியப் பந்தய அளவு கூடுதல், ஒரே சீட்டு, பிறகு தேர்வு இல்லை.</translation>
    </message>
    <message>
        <source>Once a box has an Initial Bet, any Player may bet on its Player Pair, Under 13 and Over 13.</source>
        <translation>கட்டத்தில் ஆரம்பப் பந்தயம் வந்த பின் அதன் Player Pair, Under 13, Over 13 எவரும் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Once a box has an Initial Bet, any Player may bet on its RWS Pairs.</source>
        <translation>கட்டத்தில் ஆரம்பப் பந்தயம் வந்த பின் அதன் RWS Pairs எவரும் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Once any box has an Initial Bet, any Player may bet on Boom Busted.</source>
        <translation>ஏதேனும் கட்டத்தில் ஆரம்பப் பந்தயம் வந்த பின் Boom Busted எவரும் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Once the cards are arranged, Low and High, and laid on the table, the Player does not handle them again.</source>
        <translation>Low, High எனச் சீட்டுகளை அடுக்கி மேசையில் வைத்த பின் ஆட்டக்காரர் மீண்டும் தொடமாட்டார்.</translation>
    </message>
    <message>
        <source>Once the next Round has begun, earlier settlements stand.</source>
        <translation>அடுத்த சுற்று தொடங்கிய பின் முந்தைய தீர்வுகள் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Once the next Round has begun, the outcomes and settlements of all earlier ones stand.</source>
        <translation>அடுத்த சுற்று தொடங்கிய பின் முந்தையவற்றின் முடிவுகளும் தீர்வுகளும் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Once there is an Initial Bet, any Player may place a Bonus Bet on that Player&apos;s Hand, on the Dealer&apos;s, or on both.</source>
        <translation>ஆரம்பப் பந்தயம் வந்த பின், எவரும் அவ்வாட்டக்காரரின் கையிலோ டீலரின் கையிலோ இரண்டிலுமோ Bonus கட்டலாம்.</translation>
    </message>
    <message>
        <source>One Insurance Bet a Player and box; laid again, it replaces the former.</source>
        <translation>ஆட்டக்காரருக்கும் கட்டத்துக்கும் ஒரு Insurance; மீண்டும் வைத்தால் முந்தையது மாறும்.</translation>
    </message>
    <message>
        <source>One Split; both second cards at once, then only Hit or Stand.</source>
        <translation>ஒரு Split; இரு இரண்டாம் சீட்டுகளும் ஒன்றாக, பிறகு Hit அல்லது Stand மட்டும்.</translation>
    </message>
    <message>
        <source>One box in front or any number behind, never both; only behind an occupied seat.</source>
        <translation>முன்னே ஒரு கட்டம் அல்லது பின்னே எத்தனையும், இரண்டும் அல்ல; ஆள் உள்ள இருக்கையின் பின் மட்டும்.</translation>
    </message>
    <message>
        <source>One card that the Dealer exposes changes nothing. Two or more, counted over the Round Hand by Hand: 5.5.2, 5.7 or 5.8, by whose Hand and by who has seen his cards. A Player who has set his cards, or of whom a report said so, has seen them.</source>
        <translation>டீலர் வெளிப்படுத்திய ஒரு சீட்டு எதையும் மாற்றாது. சுற்றில் கைக்குக் கை எண்ணி இரண்டு அல்லது மேல்: யாருடைய கை, யார் பார்த்தார் என்பதன்படி 5.5.2, 5.7 அல்லது 5.8. அடுக்கியவரும், பார்த்தார் எனத் தெரிவிக்கப்பட்டவரும் பார்த்தவர்.</translation>
    </message>
    <message>
        <source>One of Low and High won and the other lost: Stand Off.</source>
        <translation>Low, High இல் ஒன்று வென்று மற்றது தோற்றால்: சமநிலை.</translation>
    </message>
    <message>
        <source>One seat a Player, taken between Rounds. A main Bet, then Pair if he likes, before the countdown ends. Clockwise from the first seat, face up: one card each, the Dealer last; a second to each Player. Surrender is offered unless the Dealer shows an Ace or a card of 10, Insurance against an Ace. Who makes no move is dealt until his total is over 11 and then stands, never Bust. Over 21 a Hand is out. The Dealer draws his second card after all Players, to 16, and stands on 17 or above. One Round without action costs the seat.</source>
        <translation>ஆட்டக்காரருக்கு ஓர் இருக்கை, சுற்றுகளுக்கிடையே. நேரம் முடியும் முன் முக்கியப் பந்தயம், பிறகு விரும்பினால் Pair. முதல் இருக்கையிலிருந்து வலஞ்சுழி, திறந்து: தலைக்கு ஒரு சீட்டு, டீலர் கடைசி; பிறகு ஒவ்வொருவருக்கும் இரண்டாவது. டீலர் Ace அல்லது 10 காட்டாவிடில் Surrender, Ace எதிராக Insurance. முடிவெடுக்காதவருக்கு மொத்தம் 11 மீறும்வரை வழங்கி நிற்கும், Bust ஆகாது. 21 மீறிய கை வெளியே. எல்லோருக்கும் பின் டீலர் இரண்டாவதை எடுத்து 16 வரை எடுப்பார், 17 அல்லது மேல் நிற்பார். செயலற்ற ஒரு சுற்று இருக்கையை இழக்கும்.</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B and C, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5).</source>
        <translation>பிற்சேர்க்கை A, B, C அமைப்புகளில் மட்டும், ஒவ்வொருவருக்கும் குறித்த கட்டம்: அமைப்பு காட்டும் அளவு (இங்கு A 7, B 6, C 5).</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B and C, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5). They say: Blackjack pays 3 to 2; the Dealer stands on 17 and draws to 16; Player Pair pays 11 to 1; Insurance pays 2 to 1; Under 13 and Over 13.</source>
        <translation>பிற்சேர்க்கை A, B, C அமைப்புகளில் மட்டும், ஒவ்வோர் ஆட்டக்காரருக்கும் குறித்த கட்டம்: அமைப்பு காட்டும் அளவு (இங்கு A 7, B 6, C 5). அவை சொல்வது: Blackjack 3 : 2; டீலர் 17 நிற்பார், 16 எடுப்பார்; Player Pair 11 : 1; Insurance 2 : 1; Under 13, Over 13.</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B, C and D, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5, D 9).</source>
        <translation>பிற்சேர்க்கை A, B, C, D அமைப்புகளில் மட்டும், ஒவ்வொருவருக்கும் குறித்த கட்டம்: அமைப்பு காட்டும் அளவு (இங்கு A 7, B 6, C 5, D 9).</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B, C, D, E and F, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5, D 8, E 4, F 9).</source>
        <translation>பிற்சேர்க்கை A, B, C, D, E, F அமைப்புகளில் மட்டும், ஒவ்வொருவருக்கும் குறித்த கட்டம்: அமைப்பு காட்டும் அளவு (இங்கு A 7, B 6, C 5, D 8, E 4, F 9).</translation>
    </message>
    <message>
        <source>Only open Initial Bets count for who is alone on a box. If others have open ones, `left` says that who decides has gone: the highest of the others decides, and the House plays a Hand in which only he has a Bet. `back` takes this or a `walk-away` back, until the next card or decision.</source>
        <translation>கட்டத்தில் தனியே யார் என்பதற்குத் திறந்த ஆரம்பப் பந்தயங்கள் மட்டும். மற்றவருக்கு இருந்தால், `left` முடிவெடுப்பவர் போனார் எனச் சொல்லும்: மற்றவரில் அதிகமானது முடிவெடுக்கும்; அவர் மட்டும் கட்டிய கையை House ஆடும். `back` இதையோ `walk-away`-ஐயோ அடுத்த சீட்டு அல்லது முடிவு வரை திரும்பப் பெறும்.</translation>
    </message>
    <message>
        <source>Otherwise the Low Hand is made as high as it can be.</source>
        <translation>மற்றபடி Low Hand இயன்ற உயரமாக.</translation>
    </message>
    <message>
        <source>Pair needs the Player&apos;s own Bet there, in front or behind.</source>
        <translation>Pair-க்கு அங்கே சொந்தப் பந்தயம் தேவை, முன்னோ பின்னோ.</translation>
    </message>
    <message>
        <source>Pairs rank highest, from Aces down to 2s; then the Gong, a 2 and an 8. Appendix G lists them.</source>
        <translation>ஜோடி உயர்ந்தது, Ace முதல் 2 வரை; பிறகு Gong, 2-உம் 8-உம். பிற்சேர்க்கை G பட்டியலிடும்.</translation>
    </message>
    <message>
        <source>Play begins with “Place your bets, please”.</source>
        <translation>“Place your bets, please” உடன் ஆட்டம் தொடங்கும்.</translation>
    </message>
    <message>
        <source>Play on with the Reconstructed Hands.</source>
        <translation>மறுசீரமைத்த கைகளுடன் தொடரவும்.</translation>
    </message>
    <message>
        <source>Play on, if the cards can&apos;t be Reconstructed.</source>
        <translation>சீட்டுகளை மறுசீரமைக்க முடியாவிடில் தொடரவும்.</translation>
    </message>
    <message>
        <source>Play the Hand on, if the cards can&apos;t be Reconstructed.</source>
        <translation>மறுசீரமைக்க முடியாவிடில் கையைத் தொடரவும்.</translation>
    </message>
    <message>
        <source>Play the Reconstructed Hand on, if the cards can be.</source>
        <translation>மறுசீரமைக்க முடிந்தால் அக்கையைத் தொடரவும்.</translation>
    </message>
    <message>
        <source>Player 1 to 1, Banker 1 to 1 less 5%, both stand off on a Tie; Tie 8 to 1; Pairs 11 to 1.</source>
        <translation>Player 1 : 1, Banker 1 : 1 கழித்து 5%, Tie எனில் இரண்டும் சமநிலை; Tie 8 : 1; Pair 11 : 1.</translation>
    </message>
    <message>
        <source>Player Pair and Banker Pair pay 11 to 1 if that Hand&apos;s first two cards have one rank, however it ends.</source>
        <translation>Player Pair, Banker Pair: அக்கையின் முதல் இரு சீட்டுகள் ஒரே தரம் எனில் 11 : 1, முடிவு எதுவாயினும்.</translation>
    </message>
    <message>
        <source>Player Pair wins if the first two cards are of one number or picture, whatever their colour and suit, and is paid by 4.1 (11 to 1). The Hand&apos;s own outcome is untouched.</source>
        <translation>முதல் இரு சீட்டுகள் ஒரே எண் அல்லது படம் எனில் Player Pair வெல்லும், நிறம் சின்னம் எதுவாயினும்; 4.1 படி (11 : 1). கையின் சொந்த முடிவு மாறாது.</translation>
    </message>
    <message>
        <source>Player Pair wins if the first two cards are of one number or picture, whatever their colour and suit, and is paid by 4.1.1 (11 to 1). The Hand&apos;s own outcome is untouched.</source>
        <translation>முதல் இரு சீட்டுகள் ஒரே எண் அல்லது படம் எனில் Player Pair வெல்லும், நிறம் சின்னம் எதுவாயினும்; 4.1.1 படி (11 : 1). கையின் சொந்த முடிவு மாறாது.</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 and Over 13 are settled before the Round goes on.</source>
        <translation>Player Pair, Under 13, Over 13 சுற்று தொடரும் முன் தீரும்.</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 and Over 13 are settled before the Subsequent Deal begins.</source>
        <translation>Player Pair, Under 13, Over 13 அடுத்த வழங்கல் தொடங்கும் முன் தீரும்.</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 or Over 13 on a box without an Initial Bet, noticed once the Round has begun: out of play and returned.</source>
        <translation>ஆரம்பப் பந்தயமற்ற கட்டத்தில் Player Pair, Under 13, Over 13, சுற்று தொடங்கிய பின் கவனித்தால்: விலக்கித் திருப்பப்படும்.</translation>
    </message>
    <message>
        <source>Player and Banker are the two Hands of the table; whoever bets may bet on either.</source>
        <translation>Player, Banker மேசையின் இரு கைகள்; எதன் மீதும் பந்தயம் கட்டலாம்.</translation>
    </message>
    <message>
        <source>Player pays 1 to 1 if the Player wins, and loses if the Banker does.</source>
        <translation>Player வென்றால் 1 : 1, Banker வென்றால் தோல்வி.</translation>
    </message>
    <message>
        <source>RWS Pairs is settled before the Subsequent Deal begins.</source>
        <translation>RWS Pairs அடுத்த வழங்கல் தொடங்கும் முன் தீரும்.</translation>
    </message>
    <message>
        <source>RWS Pairs needs an Initial Bet on the box, Boom Busted one anywhere.</source>
        <translation>RWS Pairs-க்குக் கட்டத்தில் ஆரம்பப் பந்தயம் தேவை, Boom Busted-க்கு எங்கேனும்.</translation>
    </message>
    <message>
        <source>RWS Pairs on a box without an Initial Bet, noticed once the Round has begun: out of play and returned.</source>
        <translation>ஆரம்பப் பந்தயமற்ற கட்டத்தில் RWS Pairs, சுற்று தொடங்கிய பின் கவனித்தால்: விலக்கித் திருப்பப்படும்.</translation>
    </message>
    <message>
        <source>RWS Pairs wins if the first two cards are a pair of the pay table 4.1.2, and is paid by it. The Hand&apos;s own outcome is untouched.</source>
        <translation>முதல் இரு சீட்டுகள் 4.1.2 அட்டவணையின் ஜோடி எனில் RWS Pairs வெல்லும், அதன்படி கொடுக்கப்படும். கையின் சொந்த முடிவு மாறாது.</translation>
    </message>
    <message>
        <source>Rankings: Pairs from Aces to 2s, Gong, Point Totals from 9 to 0.</source>
        <translation>தரவரிசை: ஜோடி Ace முதல் 2, Gong, மொத்தப் புள்ளி 9 முதல் 0.</translation>
    </message>
    <message>
        <source>Side Bets need an Initial Bet on their box.</source>
        <translation>பக்கப் பந்தயத்துக்குக் கட்டத்தில் ஆரம்பப் பந்தயம் தேவை.</translation>
    </message>
    <message>
        <source>Side Bets need the Player&apos;s own Initial Bet on the box.</source>
        <translation>பக்கப் பந்தயத்துக்குக் கட்டத்தில் சொந்த ஆரம்பப் பந்தயம் தேவை.</translation>
    </message>
    <message>
        <source>Six to eight decks of 52 cards.</source>
        <translation>52 சீட்டுக் கட்டுகள் ஆறு முதல் எட்டு.</translation>
    </message>
    <message>
        <source>Split Hands that Bust lose all their Bets. Of the others a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>Bust ஆன பிரித்த கைகள் எல்லாம் இழக்கும். மற்றவற்றில் டீலரின் Blackjack ஆரம்பப் பந்தய அளவே எடுக்கும்.</translation>
    </message>
    <message>
        <source>Split for 7 Low and 9 High.</source>
        <translation>Low 7, High 9 எனப் பிரிக்கவும்.</translation>
    </message>
    <message>
        <source>Split for 7 Low and Gong High.</source>
        <translation>Low 7, High Gong எனப் பிரிக்கவும்.</translation>
    </message>
    <message>
        <source>Split for 8 Low and 8 High.</source>
        <translation>Low 8, High 8 எனப் பிரிக்கவும்.</translation>
    </message>
    <message>
        <source>Split for 8 Low and 9 High.</source>
        <translation>Low 8, High 9 எனப் பிரிக்கவும்.</translation>
    </message>
    <message>
        <source>Split for 8 Low and Gong High.</source>
        <translation>Low 8, High Gong எனப் பிரிக்கவும்.</translation>
    </message>
    <message>
        <source>Split for 9 Low and Gong High.</source>
        <translation>Low 9, High Gong எனப் பிரிக்கவும்.</translation>
    </message>
    <message>
        <source>Staff may place Bets for a Player who asks; that they lie right is his concern alone.</source>
        <translation>கேட்கும் ஆட்டக்காரருக்காக ஊழியர் வைக்கலாம்; சரியாக உள்ளதா என்பது அவர் பொறுப்பு மட்டுமே.</translation>
    </message>
    <message>
        <source>Staff may place Bets for a Player who asks; that they lie right is his own concern.</source>
        <translation>கேட்கும் ஆட்டக்காரருக்காக ஊழியர் வைக்கலாம்; சரியாக உள்ளதா என்பது அவர் பொறுப்பு.</translation>
    </message>
    <message>
        <source>Stand Off: of Low and High one is won and the other lost; the Bet is neither paid nor collected.</source>
        <translation>சமநிலை: Low, High இல் ஒன்று வென்று மற்றது தோற்றது; பந்தயம் கொடுக்கப்படாது, எடுக்கப்படாது.</translation>
    </message>
    <message>
        <source>Stand: no further card. The Player plays against the House with what he has.</source>
        <translation>Stand: மேலும் சீட்டு இல்லை. உள்ளதைக் கொண்டு House எதிராக ஆடுவார்.</translation>
    </message>
    <message>
        <source>Standing Players may bet, by 3.12.1 and 3.12.2.</source>
        <translation>நிற்பவர் 3.12.1, 3.12.2 படி கட்டலாம்.</translation>
    </message>
    <message>
        <source>Suited Pair: two cards of one number or picture, one colour and one suit, Aces apart.</source>
        <translation>Suited Pair: ஒரே எண் அல்லது படம், ஒரே நிறம், ஒரே சின்னம் கொண்ட இரு சீட்டுகள், Ace தவிர.</translation>
    </message>
    <message>
        <source>Surrender against 2 to 9 only, until the Hand&apos;s first other action; nothing after a Split.</source>
        <translation>2 முதல் 9 எதிராக மட்டும் Surrender, கையின் முதல் வேறு செயல் வரை; Split பின் இல்லை.</translation>
    </message>
    <message>
        <source>Surrender is the Seated Player&apos;s, costs everyone on the box half, and never a Blackjack.</source>
        <translation>Surrender அமர்ந்தவருடையது; கட்டத்தில் ஒவ்வொருவருக்கும் பாதி; Blackjack ஒருபோதும் இல்லை.</translation>
    </message>
    <message>
        <source>That his Bet lies within the limits shown, smallest and largest, is each Player&apos;s own concern.</source>
        <translation>பந்தயம் காட்டிய வரம்புக்குள் இருப்பது அவரவர் பொறுப்பு.</translation>
    </message>
    <message>
        <source>The Bets are closed with “No more bets”.</source>
        <translation>“No more bets” உடன் பந்தயம் மூடும்.</translation>
    </message>
    <message>
        <source>The Dealer Bust with 8 cards or more 200 to 1, with 7 cards 50 to 1, with 6 cards 12 to 1, with 5 cards 4 to 1, with 3 or 4 cards 2 to 1.</source>
        <translation>டீலர் Bust: 8 அல்லது மேல் சீட்டுகள் 200 : 1, 7 சீட்டுகள் 50 : 1, 6 சீட்டுகள் 12 : 1, 5 சீட்டுகள் 4 : 1, 3 அல்லது 4 சீட்டுகள் 2 : 1.</translation>
    </message>
    <message>
        <source>The Dealer always completes his Hand.</source>
        <translation>டீலர் எப்போதும் கையை முடிப்பார்.</translation>
    </message>
    <message>
        <source>The Dealer compares his Hand with each Player&apos;s.</source>
        <translation>டீலர் தன் கையை ஒவ்வொரு ஆட்டக்காரருடனும் ஒப்பிடுவார்.</translation>
    </message>
    <message>
        <source>The Dealer did not stand as 3.23 says and drew onto his completed Hand: what he drew is discarded, and his total before it stands.</source>
        <translation>3.23 சொன்னபடி டீலர் நிற்காமல் முடிந்த கையில் எடுத்தார்: எடுத்தது கழிக்கப்படும், முந்தைய மொத்தம் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>The Dealer did not stand as 3.24 says and drew onto his completed Hand: what he drew is discarded, and his total before it stands.</source>
        <translation>3.24 சொன்னபடி டீலர் நிற்காமல் முடிந்த கையில் எடுத்தார்: எடுத்தது கழிக்கப்படும், முந்தைய மொத்தம் நிலைக்கும்.</translation>
    </message>
    <message>
        <source>The Dealer draws only as far as some Bet still hangs on his Hand.</source>
        <translation>தன் கையைச் சார்ந்த பந்தயம் உள்ளவரை மட்டும் டீலர் எடுப்பார்.</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of a Player&apos;s Hand or of his own, and some Player has seen his cards: play goes on.</source>
        <translation>டீலர் ஓர் ஆட்டக்காரர் அல்லது தன் கையின் இரண்டு அல்லது மேல் சீட்டுகளை வெளிப்படுத்தி, யாரேனும் பார்த்துவிட்டால்: ஆட்டம் தொடரும்.</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of a Player&apos;s Hand, and no Player has seen his cards: the affected Players have the options of 5.6.</source>
        <translation>டீலர் ஓர் ஆட்டக்காரர் கையின் இரண்டு அல்லது மேல் சீட்டுகளை வெளிப்படுத்தி, யாரும் பார்க்காவிடில்: பாதிக்கப்பட்டவருக்கு 5.6 தேர்வுகள்.</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of his own Hand, and no Player has seen his cards: Void.</source>
        <translation>டீலர் தன் கையின் இரண்டு அல்லது மேல் சீட்டுகளை வெளிப்படுத்தி, எந்த ஆட்டக்காரரும் சீட்டைப் பார்க்காவிடில்: ரத்து.</translation>
    </message>
    <message>
        <source>The Dealer is Bust: the Player wins.</source>
        <translation>டீலர் Bust: ஆட்டக்காரர் வெற்றி.</translation>
    </message>
    <message>
        <source>The Dealer stands on every 17, soft or hard.</source>
        <translation>டீலர் எந்த 17-லும் நிற்பார், soft அல்லது hard.</translation>
    </message>
    <message>
        <source>The High Hand: the two of the four cards that rank higher.</source>
        <translation>High Hand: நான்கில் உயர்ந்த இரண்டு.</translation>
    </message>
    <message>
        <source>The House Way: how Low and High are arranged if the House does it.</source>
        <translation>House Way: House அடுக்கும்போது Low, High எவ்வாறு.</translation>
    </message>
    <message>
        <source>The House Way: pairs are of one rank, two pairs stay, and of two halves without points the one with the highest card is High.</source>
        <translation>House Way: ஜோடி ஒரே தரம், இரு ஜோடிகள் பிரியா, புள்ளியற்ற இரு பாதிகளில் உயர்ந்த சீட்டுள்ளது High.</translation>
    </message>
    <message>
        <source>The KINDs of Bet: Banker, Player, Tie, Player Pair, Banker Pair.</source>
        <translation>பந்தய வகைகள்: Banker, Player, Tie, Player Pair, Banker Pair.</translation>
    </message>
    <message>
        <source>The Low Hand: the two of the four cards that rank lower.</source>
        <translation>Low Hand: நான்கில் தாழ்ந்த இரண்டு.</translation>
    </message>
    <message>
        <source>The Player draws on 0 to 5 and stands on 6 and 7.</source>
        <translation>Player 0 முதல் 5 வரை எடுக்கும், 6, 7 நிற்கும்.</translation>
    </message>
    <message>
        <source>The Player who sits at a box and has bet on it decides for it; if nobody sits, the highest Bet does.</source>
        <translation>கட்டத்தில் அமர்ந்து பந்தயம் கட்டியவர் முடிவெடுப்பார்; யாரும் அமராவிடில் அதிகப் பந்தயம்.</translation>
    </message>
    <message>
        <source>The Player wins the High Hand if his ranks higher.</source>
        <translation>ஆட்டக்காரரின் High உயர்ந்ததெனில் High வெல்வார்.</translation>
    </message>
    <message>
        <source>The Player wins the Low Hand if his ranks higher.</source>
        <translation>ஆட்டக்காரரின் Low உயர்ந்ததெனில் Low வெல்வார்.</translation>
    </message>
    <message>
        <source>The Player&apos;s total is higher: he wins.</source>
        <translation>ஆட்டக்காரரின் மொத்தம் அதிகம்: வெற்றி.</translation>
    </message>
    <message>
        <source>The Player&apos;s total is lower: he loses.</source>
        <translation>ஆட்டக்காரரின் மொத்தம் குறைவு: தோல்வி.</translation>
    </message>
    <message>
        <source>The Players view their cards when the Dealer tells them, and neither speak nor tell each other anything of their Hands meanwhile.</source>
        <translation>டீலர் சொன்னபோது ஆட்டக்காரர் சீட்டுகளைப் பார்ப்பர்; அப்போது பேசவோ கைகளைப் பற்றிச் சொல்லவோ கூடாது.</translation>
    </message>
    <message>
        <source>The Seated Player doubles for more than nothing; the others for anything up to their Initial Bets.</source>
        <translation>அமர்ந்தவர் பூச்சியத்துக்கு மேல் Double; மற்றவர் தம் ஆரம்பப் பந்தயம் வரை எதுவும்.</translation>
    </message>
    <message>
        <source>The Seated Player of a box calls its decisions.</source>
        <translation>கட்டத்தில் அமர்ந்தவர் முடிவுகளைச் சொல்வார்.</translation>
    </message>
    <message>
        <source>The aim: a Point Total of 21, Hard or Soft, or as near to it as can be, and not over.</source>
        <translation>நோக்கம்: மொத்தப் புள்ளி 21, Hard அல்லது Soft, அல்லது மீறாமல் இயன்ற அருகில்.</translation>
    </message>
    <message>
        <source>The aim: a point count of 21, Hard or Soft, or as near to it as can be, and not over.</source>
        <translation>நோக்கம்: 21 புள்ளி, Hard அல்லது Soft, அல்லது மீறாமல் இயன்ற அருகில்.</translation>
    </message>
    <message>
        <source>The aim: both Hands, Low and High, rank higher than the Banker&apos;s.</source>
        <translation>நோக்கம்: Low, High இரு கைகளும் Banker-ஐ விட உயர்ந்தவை.</translation>
    </message>
    <message>
        <source>The cards were dealt wrongly, before any Interim Settlement or the Subsequent Deal, and can&apos;t be Reconstructed: Void.</source>
        <translation>இடைக்காலத் தீர்வு அல்லது அடுத்த வழங்கலுக்கு முன் சீட்டு தவறாக வழங்கப்பட்டு, மறுசீரமைக்க முடியாவிடில்: ரத்து.</translation>
    </message>
    <message>
        <source>The cards were not shuffled: Void.</source>
        <translation>சீட்டுகள் கலைக்கப்படவில்லை: ரத்து.</translation>
    </message>
    <message>
        <source>The cards.</source>
        <translation>சீட்டுகள்.</translation>
    </message>
    <message>
        <source>The first two cards decide, an Ace as 1, a Picture Card as 10: Under 13 wins below 13 (with a Blackjack too), Over 13 above 13; exactly 13 is the House&apos;s. Neither may exceed the Initial Bet: the Player answers for that. The Hand&apos;s own outcome is untouched.</source>
        <translation>முதல் இரு சீட்டுகள் தீர்மானிக்கும், Ace 1, படச்சீட்டு 10: 13க்குக் கீழே Under 13 (Blackjack-உடனும்), மேலே Over 13 வெல்லும்; சரியாக 13 House-க்கு. எதுவும் ஆரம்பப் பந்தயத்தை மீறக்கூடாது: ஆட்டக்காரர் பொறுப்பு. கையின் சொந்த முடிவு மாறாது.</translation>
    </message>
    <message>
        <source>The first two cards of the Player&apos;s own Hand decide, an Ace as 1, a Picture card as 10: Under 13 wins below 13, Over 13 above 13; exactly 13 is the House&apos;s. Neither may exceed the original Bet. The Hand&apos;s own outcome is untouched.</source>
        <translation>ஆட்டக்காரரின் சொந்தக் கையின் முதல் இரு சீட்டுகள் தீர்மானிக்கும், Ace 1, படச்சீட்டு 10: 13க்குக் கீழே Under 13, மேலே Over 13 வெல்லும்; சரியாக 13 House-க்கு. எதுவும் மூலப் பந்தயத்தை மீறக்கூடாது. கையின் சொந்த முடிவு மாறாது.</translation>
    </message>
    <message>
        <source>The first two cards, if of equal value, may be Split into two Hands, with a Bet on the new one equal to the old. No Surrender after that.</source>
        <translation>முதல் இரு சீட்டுகள் சம மதிப்பு எனில் இரு கைகளாகப் பிரிக்கலாம், புதியதில் அதே பந்தயம். பிறகு Surrender இல்லை.</translation>
    </message>
    <message>
        <source>The first two cards, if of equal value, may be Split into two Hands, with a Bet on the new one equal to the old. No Surrender after that. At most three Splits, into four Hands. Each Hand draws at least one card, and the second waits until the first is decided. Aces are Split once, with only one card for each Hand. Split Aces and cards of 10 points make no Blackjack. Hands that Bust lose all; of the others a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>முதல் இரு சீட்டுகள் சம மதிப்பு எனில் இரு கைகளாகப் பிரிக்கலாம், புதியதில் அதே பந்தயம். பிறகு Surrender இல்லை. அதிகம் மூன்று Split, நான்கு கைகள். ஒவ்வொரு கையும் குறைந்தது ஒரு சீட்டு எடுக்கும்; முதலாவது தீரும்வரை இரண்டாவது காத்திருக்கும். Ace ஒருமுறை மட்டும், கைக்கு ஒரே சீட்டு. பிரித்த Ace, 10 புள்ளிச் சீட்டு Blackjack அல்ல. Bust ஆன கைகள் எல்லாம் இழக்கும்; மற்றவற்றில் டீலரின் Blackjack ஆரம்பப் பந்தய அளவே எடுக்கும்.</translation>
    </message>
    <message>
        <source>The first two cards, if of one value, become two Hands for a second Bet equal to the main Bet, only one Split a Round. Each Hand gets a second card, and is then hit or stands. Split Aces get only one card each; an Ace and a card of 10 are then 21 and no Blackjack.</source>
        <translation>முதல் இரு சீட்டுகள் ஒரே மதிப்பு எனில், முக்கியப் பந்தய அளவு இரண்டாவது பந்தயத்துக்கு இரு கைகளாகும், சுற்றுக்கு ஒரு Split. ஒவ்வொரு கைக்கும் இரண்டாவது சீட்டு, பிறகு Hit அல்லது Stand. பிரித்த Ace-க்கு ஒரே சீட்டு; Ace-உம் 10-உம் அப்போது 21, Blackjack அல்ல.</translation>
    </message>
    <message>
        <source>The halves are Low and High by their rank; called the other way round they are exchanged.</source>
        <translation>இரு பாதிகளும் தரப்படி Low, High; மாற்றி அழைத்தால் பரிமாறப்படும்.</translation>
    </message>
    <message>
        <source>The higher total wins; equal totals are a Tie.</source>
        <translation>அதிக மொத்தம் வெல்லும்; சமம் எனில் Tie.</translation>
    </message>
    <message>
        <source>The host alone takes Bets: none is found after the close.</source>
        <translation>நடத்துநர் மட்டும் பந்தயம் ஏற்பார்: மூடிய பின் கண்டதாக ஏதுமில்லை.</translation>
    </message>
    <message>
        <source>The layout.</source>
        <translation>மேசை அமைப்பு.</translation>
    </message>
    <message>
        <source>The maximum return to the Player is 99.54%; the English text prevails.</source>
        <translation>ஆட்டக்காரருக்கு அதிகபட்சத் திருப்பம் 99.54%; ஆங்கில உரையே செல்லும்.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts: 5.1.1, then 5.15, then L4 by the counted Bet. A found side Bet counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>கண்ட பந்தயங்களைச் சொல்லும் வரிசை, சமமானவற்றில் முதலாவது எது என்பதைத் தவிர, எதையும் மாற்றாது. முதல் சீட்டில் கணக்கில் எது எனத் தீர்மானமாகும்: 5.1.1, பிறகு 5.15, பிறகு கணக்கிட்ட பந்தயப்படி L4. கண்ட பக்கப் பந்தயம் அதன் உச்ச வரம்பு வரை. பந்தயம் திரும்பப் பெற்றவருக்கு அக்கட்டத்தில் மேலும் இல்லை.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts: V5 5.1.1, then V5 5.15, then L4 by the counted Bet. A found side Bet counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>கண்ட பந்தயங்களைச் சொல்லும் வரிசை, சமமானவற்றில் முதலாவது எது என்பதைத் தவிர, எதையும் மாற்றாது. முதல் சீட்டில் கணக்கில் எது எனத் தீர்மானமாகும்: V5 5.1.1, பிறகு V5 5.15, பிறகு கணக்கிட்ட பந்தயப்படி L4. கண்ட பக்கப் பந்தயம் அதன் உச்ச வரம்பு வரை. பந்தயம் திரும்பப் பெற்றவருக்கு அக்கட்டத்தில் மேலும் இல்லை.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts; a found Bet counts up to its maximum. Who has a Bet back has no more of that box found.</source>
        <translation>கண்ட பந்தயங்களைச் சொல்லும் வரிசை, சமமானவற்றில் முதலில் வைத்தது எது என்பதைத் தவிர, எதையும் மாற்றாது. முதல் சீட்டில் எது கணக்கில் எனத் தீர்மானமாகும்; உச்ச வரம்பு வரை. பந்தயம் திரும்பப் பெற்றவருக்கு அக்கட்டத்தில் மேலும் இல்லை.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts; a found Bonus counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>கண்ட பந்தயங்களைச் சொல்லும் வரிசை, சமமானவற்றில் முதலாவது எது என்பதைத் தவிர, எதையும் மாற்றாது. முதல் சீட்டில் கணக்கில் எது எனத் தீர்மானமாகும்; கண்ட Bonus பக்கப் பந்தய உச்ச வரம்பு வரை. பந்தயம் திரும்பப் பெற்றவருக்கு அக்கட்டத்தில் மேலும் இல்லை.</translation>
    </message>
    <message>
        <source>The shoe or shuffler holds too few cards to complete the Round: Void.</source>
        <translation>Shoe அல்லது கலைக்கும் இயந்திரத்தில் சுற்றை முடிக்கச் சீட்டு போதாது: ரத்து.</translation>
    </message>
    <message>
        <source>The table shows the smallest and the largest Bet.</source>
        <translation>மேசை சிறிய, பெரிய பந்தயத்தைக் காட்டும்.</translation>
    </message>
    <message>
        <source>Then the Dealer arranges his own cards by the House Way; arranged wrongly, they are reset by it.</source>
        <translation>பிறகு டீலர் தன் சீட்டுகளை House Way முறையில் அடுக்குவார்; தவறினால் அதன்படி மீண்டும்.</translation>
    </message>
    <message>
        <source>There is no close without an Initial Bet.</source>
        <translation>ஆரம்பப் பந்தயமின்றி மூடல் இல்லை.</translation>
    </message>
    <message>
        <source>Tie pays 8 to 1 and loses if either Hand wins.</source>
        <translation>Tie 8 : 1; எக்கை வென்றாலும் தோல்வி.</translation>
    </message>
    <message>
        <source>Too few cards to complete the Round: Void.</source>
        <translation>சுற்றை முடிக்கச் சீட்டு போதாது: ரத்து.</translation>
    </message>
    <message>
        <source>Totals are last digits; a natural ends the draw; the Player draws on 0 to 5, the Banker by the Player&apos;s third card.</source>
        <translation>மொத்தம் கடைசி இலக்கம்; Natural முடிக்கும்; Player 0 முதல் 5 எடுக்கும், Banker Player-இன் மூன்றாம் சீட்டுப்படி.</translation>
    </message>
    <message>
        <source>Two cards at once are a dealing error; the Players have the options of 5.7.</source>
        <translation>ஒரே நேரத்தில் இரு சீட்டுகள் வழங்கல் பிழை; 5.7 தேர்வுகள் உண்டு.</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due (5.6); `first` says which counts as the earlier.</source>
        <translation>எதுவும் வர வேண்டாதபோது இரு சீட்டுகள்: இரண்டும் எக்கைக்கும் உரியதல்ல (5.6); எது முந்தையது என `first` சொல்லும்.</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due (5.7); `first` says which counts as the earlier.</source>
        <translation>எதுவும் வர வேண்டாதபோது இரு சீட்டுகள்: இரண்டும் எக்கைக்கும் உரியதல்ல (5.7); எது முந்தையது என `first` சொல்லும்.</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due. The Shift Manager decides on them, and nobody is asked which was first.</source>
        <translation>எதுவும் வர வேண்டாதபோது இரு சீட்டுகள்: இரண்டும் எக்கைக்கும் உரியதல்ல. Shift மேலாளர் தீர்மானிப்பார்; எது முதலில் எனக் கேட்கப்படாது.</translation>
    </message>
    <message>
        <source>Two cards at once while none is due: both are cards that no Hand was due, and `first` puts them in order.</source>
        <translation>எதுவும் வர வேண்டாதபோது இரு சீட்டுகள்: இரண்டும் எக்கைக்கும் உரியதல்ல; `first` வரிசைப்படுத்தும்.</translation>
    </message>
    <message>
        <source>Two or more cards came at once and nobody can tell their order, exposed or not: a Player says which he takes first, and the other is used as the next card.</source>
        <translation>இரண்டு அல்லது மேல் ஒன்றாக வந்து வரிசை தெரியாவிடில், வெளிப்பட்டாலும் இல்லாவிடினும்: எதை முதலில் எடுப்பது என ஆட்டக்காரர் சொல்வார், மற்றது அடுத்த சீட்டு.</translation>
    </message>
    <message>
        <source>Under 13 and Over 13 are each at most the Initial Bet: the Player&apos;s own on that box, else the Seated Player&apos;s. An Initial Bet that is laid, lowered or withdrawn is taken as it is, and what a side Bet then exceeds goes back, said with its amount; so does what is found beyond it.</source>
        <translation>Under 13, Over 13 ஒவ்வொன்றும் ஆரம்பப் பந்தயம் வரை: கட்டத்தில் சொந்தம், இல்லையெனில் அமர்ந்தவருடையது. ஆரம்பப் பந்தயம் வைப்பது, குறைப்பது, திரும்பப் பெறுவது ஏற்கப்படும்; பக்கப் பந்தயத்தின் மிகை தொகை சொல்லித் திருப்பப்படும்; கண்டதன் மிகையும் அவ்வாறே.</translation>
    </message>
    <message>
        <source>Under 13 and Over 13 are each at most the Player&apos;s own Initial Bet on that box. An Initial Bet that is laid, lowered or withdrawn is taken as it is, and what a side Bet then exceeds goes back, said with its amount; so does what is found beyond it.</source>
        <translation>Under 13, Over 13 ஒவ்வொன்றும் கட்டத்தில் சொந்த ஆரம்பப் பந்தயம் வரை. ஆரம்பப் பந்தயம் வைப்பது, குறைப்பது, திரும்பப் பெறுவது ஏற்கப்படும்; பக்கப் பந்தயத்தின் மிகை தொகை சொல்லித் திருப்பப்படும்; கண்டதன் மிகையும் அவ்வாறே.</translation>
    </message>
    <message>
        <source>Unless the Dealer&apos;s first card is an Ace, a Player may give his Hand up for half of his Initial Bet, after the second cards and before any further one.</source>
        <translation>டீலரின் முதல் சீட்டு Ace இல்லையெனில், இரண்டாம் சீட்டுகளுக்குப் பின், வேறு சீட்டுக்கு முன், ஆரம்பப் பந்தயத்தின் பாதிக்குக் கையை விடலாம்.</translation>
    </message>
    <message>
        <source>Unless the Dealer&apos;s first card is an Ace, a Player may give his Hand up for half of his Initial Bet, right after the second cards and before any further one.</source>
        <translation>டீலரின் முதல் சீட்டு Ace இல்லையெனில், இரண்டாம் சீட்டுகளுக்குப் பின், வேறு சீட்டுக்கு முன், ஆரம்பப் பந்தயத்தின் பாதிக்குக் கையை விடலாம்.</translation>
    </message>
    <message>
        <source>What a Player may choose, as the cards allow: Hit, Stand, Double Down, Surrender, Split, Insurance.</source>
        <translation>சீட்டுகள் அனுமதிப்பதற்கேற்ப ஆட்டக்காரர் தேர்வு: Hit, Stand, Double Down, Surrender, Split, Insurance.</translation>
    </message>
    <message>
        <source>What each winning Bet pays.</source>
        <translation>வென்ற ஒவ்வொரு பந்தயமும் தருவது.</translation>
    </message>
    <message>
        <source>What exceeds a box&apos;s maximum is refused.</source>
        <translation>கட்ட உச்ச வரம்பை மீறுவது மறுக்கப்படும்.</translation>
    </message>
    <message>
        <source>What makes the Round Void.</source>
        <translation>சுற்றை ரத்தாக்குபவை.</translation>
    </message>
    <message>
        <source>What no chip covers is paid in cash.</source>
        <translation>சிப்பால் முடியாதது ரொக்கமாகக் கொடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>What the cards count: 3.2.1 to 3.2.3.</source>
        <translation>சீட்டு மதிப்புகள்: 3.2.1 முதல் 3.2.3.</translation>
    </message>
    <message>
        <source>What the cards count: 3.5.1 to 3.5.3.</source>
        <translation>சீட்டு மதிப்புகள்: 3.5.1 முதல் 3.5.3.</translation>
    </message>
    <message>
        <source>What the rules do not cover, the Table Games Shift Manager decides.</source>
        <translation>விதிகளில் இல்லாததை மேசை ஆட்ட Shift மேலாளர் தீர்மானிப்பார்.</translation>
    </message>
    <message>
        <source>What these rules do not resolve, (a) an irregularity or (b) how they are to be read, the Table Games Shift Manager or above decides.</source>
        <translation>இவ்விதிகள் தீர்க்காதது, (a) சிக்கல் அல்லது (b) பொருள்கொள்ளல், மேசை ஆட்ட Shift மேலாளர் அல்லது மேலானவர் தீர்மானிப்பார்.</translation>
    </message>
    <message>
        <source>What this document does not say, the Shift Manager decides, with Version 5&apos;s procedure as advice.</source>
        <translation>இவ்வாவணம் சொல்லாததை, பதிப்பு 5 முறையை ஆலோசனையாகக் கொண்டு, Shift மேலாளர் தீர்மானிப்பார்.</translation>
    </message>
    <message>
        <source>When a box&apos;s last Initial Bet goes, its Bonus Bets go with it.</source>
        <translation>கட்டத்தின் கடைசி ஆரம்பப் பந்தயம் போனால் Bonus-உம் போகும்.</translation>
    </message>
    <message>
        <source>When a box&apos;s last Initial Bet goes, its side Bets go with it.</source>
        <translation>கட்டத்தின் கடைசி ஆரம்பப் பந்தயம் போனால் பக்கப் பந்தயங்களும் போகும்.</translation>
    </message>
    <message>
        <source>When cards are not Reconstructed.</source>
        <translation>எப்போது மறுசீரமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>Which of two cards of one rank goes where is free.</source>
        <translation>ஒரே தர இரு சீட்டுகளில் எது எங்கே என்பது விருப்பம்.</translation>
    </message>
    <message>
        <source>Who asks for it has his cards arranged by the House Way before the Banker&apos;s Hands are revealed; if that was forgotten, during settlement.</source>
        <translation>கேட்பவரின் சீட்டுகள் Banker கைகள் வெளிப்படும் முன் House Way முறையில் அடுக்கப்படும்; மறந்தால் தீர்வின்போது.</translation>
    </message>
    <message>
        <source>Who decides a Hand has an open Bet in it: the Seated Player, else the highest of the others, of equals the one placed first. A Hand without an open Bet is out.</source>
        <translation>கைக்கு முடிவெடுப்பவருக்கு அதில் திறந்த பந்தயம் இருக்கும்: அமர்ந்தவர், இல்லையெனில் மற்றவரில் அதிகம், சமம் எனில் முதலில் வைத்தது. திறந்த பந்தயமற்ற கை விலகும்.</translation>
    </message>
    <message>
        <source>Who decides a Hand has an open Bet in it: the Seated Player, else the highest of the others, of equals the one placed first. Who declined a Split Splits no Hand of the box. A Hand without an open Bet is out: a side Bet on it that its cards decide is settled, any other goes back.</source>
        <translation>கைக்கு முடிவெடுப்பவருக்கு அதில் திறந்த பந்தயம் இருக்கும்: அமர்ந்தவர், இல்லையெனில் மற்றவரில் அதிகம், சமம் எனில் முதலில் வைத்தது. Split மறுத்தவர் கட்டத்தின் எக்கையையும் Split செய்யார். திறந்த பந்தயமற்ற கை விலகும்: சீட்டுகள் தீர்மானித்த பக்கப் பந்தயம் தீரும், மற்றவை திரும்பும்.</translation>
    </message>
    <message>
        <source>Who decides for a box sets its Hand or lays it: who sits there, else the highest Bet. Only by the House Way is set a further Hand of one Player, and a Hand of who sits elsewhere. What is neither set nor laid when the Dealer opens is one flag, and set by the House Way.</source>
        <translation>கட்டத்துக்கு முடிவெடுப்பவர் கையை அடுக்குவார் அல்லது வைப்பார்: அங்கே அமர்ந்தவர், இல்லையெனில் அதிகப் பந்தயம். ஒருவரின் மேலும் கைகளும், வேறிடம் அமர்ந்தவரின் கையும் House Way-இல் மட்டும். டீலர் திறக்கும்போது அடுக்காததும் வைக்காததும் ஒரு குறி, House Way-இல் அடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>Who does not follow a Split stays on the first Hand and is not asked again.</source>
        <translation>Split பின்தொடராதவர் முதல் கையில் இருப்பார், மீண்டும் கேட்கப்படார்.</translation>
    </message>
    <message>
        <source>Who has 12 or more and wants no further card Stands.</source>
        <translation>12 அல்லது மேல் உள்ளவர், மேலும் வேண்டாமெனில் Stand.</translation>
    </message>
    <message>
        <source>Who has 21 may draw no further card.</source>
        <translation>21 உள்ளவர் மேலும் எடுக்க முடியாது.</translation>
    </message>
    <message>
        <source>Who has bet less than the minimum on such a box wins or loses his whole Bet, without pro rata.</source>
        <translation>அக்கட்டத்தில் குறைந்தபட்சத்துக்குக் கீழ் கட்டியவர் முழுப் பந்தயத்திலும் வெல்வார் அல்லது தோற்பார், விகிதமின்றி.</translation>
    </message>
    <message>
        <source>Who plays places an Initial Bet on its box.</source>
        <translation>ஆடுபவர் தன் கட்டத்தில் ஆரம்பப் பந்தயம் வைப்பார்.</translation>
    </message>
    <message>
        <source>Who plays places an Initial Bet; then, before the cards, he may bet on Player Pair, Under 13 and Over 13.</source>
        <translation>ஆடுபவர் ஆரம்பப் பந்தயம் வைப்பார்; பிறகு சீட்டுக்கு முன் Player Pair, Under 13, Over 13 கட்டலாம்.</translation>
    </message>
    <message>
        <source>With a natural on either side no third card is drawn.</source>
        <translation>எப்பக்கமும் Natural என்றால் மூன்றாம் சீட்டு இல்லை.</translation>
    </message>
    <message>
        <source>Without a Pair or a Gong the Point Total ranks: King, Queen, Jack and Ten count 0, an Ace 1, other cards what they show; of the sum the tens are taken off. 9 is the highest and 0 the lowest. Appendix G lists them.</source>
        <translation>ஜோடியோ Gong-ஓ இல்லையெனில் மொத்தப் புள்ளி: King, Queen, Jack, Ten 0, Ace 1, மற்றவை அதன் எண்; பத்துகள் கழியும். 9 உயர்ந்தது, 0 தாழ்ந்தது. பிற்சேர்க்கை G பட்டியலிடும்.</translation>
    </message>
    <message>
        <source>Without a pair, a 2 and an 8 are the High Hand, a Gong, and the other 2 cards the Low Hand.</source>
        <translation>ஜோடி இல்லையெனில், 2-உம் 8-உம் High Hand, Gong; மற்ற 2 சீட்டுகள் Low Hand.</translation>
    </message>
    <message>
        <source>`back` takes a `walk-away` back, until the next card or decision.</source>
        <translation>`back` அடுத்த சீட்டு அல்லது முடிவு வரை `walk-away`-ஐத் திரும்பப் பெறும்.</translation>
    </message>
    <message>
        <source>`decide` settles the matter that it was reported for and no other; it is refused while a matter that only a Void resolves is open, and leaves choices, returns and decisions of other paragraphs as they are. Money that it moves is said in amounts (`adjust`), signed by the Shift Manager, and stands on the slip and in the net.</source>
        <translation>`decide` தெரிவித்த விஷயத்தை மட்டும் தீர்க்கும்; ரத்தால் மட்டும் தீரும் விஷயம் திறந்திருந்தால் மறுக்கப்படும்; மற்றப் பத்திகளின் தேர்வு, திருப்பம், முடிவுகள் மாறா. அது நகர்த்தும் பணம் தொகையாக (`adjust`), Shift மேலாளர் கையொப்பத்துடன், ரசீதிலும் நிகரத்திலும்.</translation>
    </message>
</context>
<context>
    <name>parts of slips</name>
    <message>
        <source>Accounting</source>
        <translation>கணக்கியல்</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>காசாளர் கூடம்</translation>
    </message>
    <message>
        <source>Chip bank</source>
        <translation>சிப் வங்கி</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>பணப்பெட்டி</translation>
    </message>
    <message>
        <source>Restricted copy</source>
        <translation>கட்டுப்படுத்திய நகல்</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>கண்காணிப்பு</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>தட்டு</translation>
    </message>
</context>
<context>
    <name>people</name>
    <message>
        <source>({name}, {role})</source>
        <translation>({name}, {role})</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>by PIN</source>
        <translation>PIN மூலம்</translation>
    </message>
    <message>
        <source>by a new PIN</source>
        <translation>புதிய PIN மூலம்</translation>
    </message>
    <message>
        <source>by a new PIN after a recovery</source>
        <translation>மீட்புக்குப் பின் புதிய PIN மூலம்</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>பெயர் மூலம்</translation>
    </message>
</context>
<context>
    <name>pit</name>
    <message>
        <source>No table has been added</source>
        <translation>மேசை சேர்க்கப்படவில்லை</translation>
    </message>
    <message>
        <source>The only table is complete to</source>
        <translation>ஒரே மேசை முழுமை:</translation>
    </message>
    <message>
        <source>{whole} of {all} tables complete to {to}</source>
        <translation>{whole} / {all} மேசைகள் {to} வரை முழுமை</translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation>ஒருபோதும் தகவல் இல்லை</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} சீட்டுகள்</translation>
    </message>
    <message>
        <source>reader away</source>
        <translation>வாசிப்பான் இல்லை</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>வாசிப்பான்</translation>
    </message>
    <message>
        <source>printer: look</source>
        <translation>அச்சுப்பொறி: பார்</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Rounds {rounds}, variances of the tray {tray}</source>
        <translation>சுற்றுகள் {rounds}, தட்டின் வேறுபாடுகள் {tray}</translation>
    </message>
    <message>
        <source>Rounds {rounds} (corrected by {corrected}), variances of the tray {tray}</source>
        <translation>சுற்றுகள் {rounds} (திருத்தம் {corrected}), தட்டின் வேறுபாடுகள் {tray}</translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation>{name}, {time} முதல்</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>திறக்கவில்லை</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>தீர்வு</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>தீர்ந்தது</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>முடிவு</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>ஆட்டத்தில்</translation>
    </message>
    <message>
        <source>Round {number}: {stage}</source>
        <translation>சுற்று {number}: {stage}</translation>
    </message>
    <message>
        <source>{0} Rounds/h</source>
        <translation>{0} சுற்று/மணி</translation>
    </message>
    <message>
        <source>{table}: {what}</source>
        <translation>{table}: {what}</translation>
    </message>
    <message>
        <source>No table calls</source>
        <translation>எந்த மேசையும் அழைக்கவில்லை</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 அழைப்பு</translation>
    </message>
    <message>
        <source>{0} calls</source>
        <translation>{0} அழைப்புகள்</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Pit</translation>
    </message>
    <message>
        <source>Key of this page</source>
        <translation>இப்பக்கத்தின் சாவி</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>மேசைகளைக் காட்டு</translation>
    </message>
    <message>
        <source>This key is wrong.</source>
        <translation>இந்தச் சாவி தவறு.</translation>
    </message>
    <message>
        <source>The page&apos;s server does not answer.</source>
        <translation>பக்கத்தின் சேவையகம் பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The line is cut: what is shown is old.</source>
        <translation>இணைப்பு துண்டிக்கப்பட்டது: காட்டப்படுவது பழையது.</translation>
    </message>
    <message>
        <source>The pit&apos;s server has not answered yet.</source>
        <translation>Pit சேவையகம் இன்னும் பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not answer.</source>
        <translation>Pit சேவையகம் பதிலளிக்கவில்லை.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Bets are open</source>
        <translation>பந்தயம் திறந்துள்ளது</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>இனிப் பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>Between two Rounds</source>
        <translation>இரு சுற்றுக்கிடையே</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>தோல்வி</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>சமநிலை</translation>
    </message>
</context>
<context>
    <name>printers</name>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>அச்சுப்பொறியை அடைய முடியவில்லை.</translation>
    </message>
    <message>
        <source>Is it switched on and plugged in? Is its address right?</source>
        <translation>இயங்குகிறதா, இணைந்துள்ளதா? முகவரி சரியா?</translation>
    </message>
    <message>
        <source>This user may not use the printer.</source>
        <translation>இப்பயனர் அச்சுப்பொறியைப் பயன்படுத்த முடியாது.</translation>
    </message>
    <message>
        <source>Call the technician: the printer&apos;s rights must be changed.</source>
        <translation>தொழில்நுட்பரை அழைக்கவும்: அச்சுப்பொறி உரிமைகளை மாற்ற வேண்டும்.</translation>
    </message>
    <message>
        <source>Another program uses the printer.</source>
        <translation>வேறு நிரல் அச்சுப்பொறியைப் பயன்படுத்துகிறது.</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>அந்நிரலை மூடவும்.</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>அச்சுப்பொறி பதிலளிக்கவில்லை.</translation>
    </message>
    <message>
        <source>Look at its lamps. If it never answers, set confirms = false.</source>
        <translation>விளக்குகளைப் பார்க்கவும். ஒருபோதும் பதில் இல்லையெனில் confirms = false அமைக்கவும்.</translation>
    </message>
    <message>
        <source>The printer is off line.</source>
        <translation>அச்சுப்பொறி இணைப்பில் இல்லை.</translation>
    </message>
    <message>
        <source>Press its button for on line, or switch it off and on.</source>
        <translation>இணைப்புப் பொத்தானை அழுத்தவும், அல்லது அணைத்து இயக்கவும்.</translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open.</source>
        <translation>அச்சுப்பொறி மூடி திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>மூடவும்.</translation>
    </message>
    <message>
        <source>The printer has no paper.</source>
        <translation>அச்சுப்பொறியில் தாள் இல்லை.</translation>
    </message>
    <message>
        <source>Put a new roll in.</source>
        <translation>புதிய சுருள் வைக்கவும்.</translation>
    </message>
    <message>
        <source>The printer&apos;s cutter is jammed.</source>
        <translation>அச்சுப்பொறி வெட்டி சிக்கியது.</translation>
    </message>
    <message>
        <source>Take the paper out and switch the printer off and on.</source>
        <translation>தாளை எடுத்து, அச்சுப்பொறியை அணைத்து இயக்கவும்.</translation>
    </message>
    <message>
        <source>The printer reports an error.</source>
        <translation>அச்சுப்பொறி பிழையைச் சொல்கிறது.</translation>
    </message>
    <message>
        <source>Switch it off and on; if that does not help, call the technician.</source>
        <translation>அணைத்து இயக்கவும்; உதவாவிட்டால் தொழில்நுட்பரை அழைக்கவும்.</translation>
    </message>
    <message>
        <source>There is no printer at this address.</source>
        <translation>இம்முகவரியில் அச்சுப்பொறி இல்லை.</translation>
    </message>
    <message>
        <source>It is a plain file. Write folder: before a folder&apos;s path.</source>
        <translation>இது சாதாரணக் கோப்பு. கோப்புறைப் பாதைக்கு முன் folder: எழுதவும்.</translation>
    </message>
    <message>
        <source>CUPS has no such queue.</source>
        <translation>CUPS அத்தகைய வரிசை இல்லை.</translation>
    </message>
    <message>
        <source>Set the queue up in CUPS, or name another.</source>
        <translation>CUPS வரிசையை அமைக்கவும், அல்லது வேறொன்றைத் தரவும்.</translation>
    </message>
    <message>
        <source>The printer&apos;s queue is stopped.</source>
        <translation>அச்சுப்பொறியின் வரிசை நிறுத்தப்பட்டுள்ளது.</translation>
    </message>
    <message>
        <source>Call the technician: cupsenable and cupsaccept start it.</source>
        <translation>தொழில்நுட்பரை அழைக்கவும்: cupsenable, cupsaccept அதைத் தொடங்கும்.</translation>
    </message>
    <message>
        <source>The system&apos;s print service does not run.</source>
        <translation>அமைப்பின் அச்சுச் சேவை இயங்கவில்லை.</translation>
    </message>
    <message>
        <source>Call the technician: CUPS must be installed and started.</source>
        <translation>தொழில்நுட்பரை அழைக்கவும்: CUPS நிறுவித் தொடங்க வேண்டும்.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>அத்தகைய கோப்புறை இல்லை.</translation>
    </message>
    <message>
        <source>Make the folder, or name another.</source>
        <translation>கோப்புறையை உருவாக்கவும், அல்லது வேறொன்றைக் குறிப்பிடவும்.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to.</source>
        <translation>கோப்புறையில் எழுத முடியவில்லை.</translation>
    </message>
    <message>
        <source>Is its disk full? May this user write there?</source>
        <translation>வட்டு நிறைந்ததா? இப்பயனர் அங்கு எழுதலாமா?</translation>
    </message>
</context>
<context>
    <name>protocols</name>
    <message>
        <source>Codes</source>
        <translation>குறியீடுகள்</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Box {box} is not in play.</source>
        <translation>கட்டம் {box} ஆட்டத்தில் இல்லை.</translation>
    </message>
    <message>
        <source>Nobody can leave now: no Player decides for a box in play.</source>
        <translation>இப்போது யாரும் விலக முடியாது: ஆட்டத்திலுள்ள கட்டத்துக்கு முடிவெடுப்பவர் இல்லை.</translation>
    </message>
</context>
<context>
    <name>reenact</name>
    <message>
        <source>Round {number}, before step 1 of {count}</source>
        <translation>சுற்று {number}, படி 1 முன், மொத்தம் {count}</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {count}</source>
        <translation>சுற்று {number}, படி {at} / {count}</translation>
    </message>
    <message>
        <source>The Round is about to begin.</source>
        <translation>சுற்று தொடங்க உள்ளது.</translation>
    </message>
    <message>
        <source>Past Round</source>
        <translation>முந்தைய சுற்று</translation>
    </message>
    <message>
        <source>Refused: {line}. {why}</source>
        <translation>மறுக்கப்பட்டது: {line}. {why}</translation>
    </message>
    <message>
        <source>The cards were compared and confirmed</source>
        <translation>சீட்டுகள் ஒப்பிட்டு உறுதிசெய்யப்பட்டன</translation>
    </message>
    <message>
        <source>Device: {event}</source>
        <translation>சாதனம்: {event}</translation>
    </message>
    <message>
        <source>Card {number} was opened</source>
        <translation>சீட்டு {number} திறக்கப்பட்டது</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>A Round is open: settle it first.</source>
        <translation>ஒரு சுற்று திறந்துள்ளது: முதலில் தீர்க்கவும்.</translation>
    </message>
    <message>
        <source>A badge code has 4 to 200 characters and no spaces.</source>
        <translation>அட்டைக் குறியீட்டில் இடைவெளி இல்லாத 4 முதல் 200 எழுத்துகள் தேவை.</translation>
    </message>
    <message>
        <source>A box with the seal {seal} has left already.</source>
        <translation>முத்திரை {seal} பெட்டி ஏற்கனவே வெளியேறியது.</translation>
    </message>
    <message>
        <source>A drop box has left since: the buy-in {number} stands.</source>
        <translation>அதன்பின் ஒரு பெட்டி வெளியேறியது: வாங்கல் {number} நிலைக்கும்.</translation>
    </message>
    <message>
        <source>Another person must do this.</source>
        <translation>இதை வேறொருவர் செய்ய வேண்டும்.</translation>
    </message>
    <message>
        <source>Exception {number} of session {session} is open.</source>
        <translation>அமர்வு {session}: விதிவிலக்கு {number} தீரவில்லை.</translation>
    </message>
    <message>
        <source>No count has begun.</source>
        <translation>எண்ணிக்கை தொடங்கவில்லை.</translation>
    </message>
    <message>
        <source>No drop box of session {session} has left the table.</source>
        <translation>அமர்வு {session}: எந்தப் பெட்டியும் மேசையை விட்டு வெளியேறவில்லை.</translation>
    </message>
    <message>
        <source>Request {request} has a slip: void it.</source>
        <translation>கோரிக்கை {request}: ரசீது உள்ளது, அதை ரத்துசெய்யவும்.</translation>
    </message>
    <message>
        <source>Request {request} has no slip yet: cancel it.</source>
        <translation>கோரிக்கை {request}: ரசீது இன்னும் இல்லை, கோரிக்கையை ரத்துசெய்யவும்.</translation>
    </message>
    <message>
        <source>Request {request} is on its way: end it first.</source>
        <translation>கோரிக்கை {request} வழியில் உள்ளது: முதலில் முடிக்கவும்.</translation>
    </message>
    <message>
        <source>Request {request}: the next step is {step}.</source>
        <translation>கோரிக்கை {request}: அடுத்த படி {step}.</translation>
    </message>
    <message>
        <source>Say how many chips.</source>
        <translation>எத்தனை சிப் எனக் குறிப்பிடவும்.</translation>
    </message>
    <message>
        <source>Say how much, and who gives it.</source>
        <translation>எவ்வளவு, யார் தருகிறார் என்று சொல்லுங்கள்.</translation>
    </message>
    <message>
        <source>Say which box: {seals} wait for their count.</source>
        <translation>எந்தப் பெட்டி எனச் சொல்லவும்: {seals} எண்ணக் காத்துள்ளன.</translation>
    </message>
    <message>
        <source>Say whose payout is put right, and by how much.</source>
        <translation>யாருடைய கொடுப்பு, எவ்வளவு திருத்தப்படுகிறது எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation>காரணத்தைக் குறிப்பிடவும்.</translation>
    </message>
    <message>
        <source>Session {session} has been reconciled already.</source>
        <translation>அமர்வு {session} ஏற்கனவே சரிபார்க்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Session {session} has no closer yet: count the next opener first.</source>
        <translation>அமர்வு {session}: இறுதி எண்ணிக்கை இல்லை. அடுத்த தொடக்க எண்ணிக்கையை முதலில் எண்ணவும்.</translation>
    </message>
    <message>
        <source>Session {session} has not been reconciled.</source>
        <translation>அமர்வு {session} இன்னும் சரிபார்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The tray can&apos;t hold such a number of chips of {of}.</source>
        <translation>தட்டில் இருக்கக்கூடிய {of} சிப்களின் எண்ணிக்கை அது அல்ல.</translation>
    </message>
    <message>
        <source>The box {seal} has been counted already.</source>
        <translation>பெட்டி {seal} ஏற்கனவே எண்ணப்பட்டது.</translation>
    </message>
    <message>
        <source>The box {seal} is none of session {session}.</source>
        <translation>பெட்டி {seal} அமர்வு {session} உடையதல்ல.</translation>
    </message>
    <message>
        <source>The chips have left: once they are here, make a {other} against it.</source>
        <translation>சிப்கள் சென்றுவிட்டன: வந்ததும் எதிராக ஒரு {other} செய்யவும்.</translation>
    </message>
    <message>
        <source>The chips of request {request} do not fit their slip: send them back.</source>
        <translation>கோரிக்கை {request}: சிப்கள் ரசீதுடன் பொருந்தவில்லை, திருப்பி அனுப்பவும்.</translation>
    </message>
    <message>
        <source>The chips of request {request} fit their slip.</source>
        <translation>கோரிக்கை {request}: சிப்கள் ரசீதுடன் பொருந்துகின்றன.</translation>
    </message>
    <message>
        <source>The chips of request {request} have not moved: void it or send them back.</source>
        <translation>கோரிக்கை {request}: சிப் நகரவில்லை, ரத்துசெய்யவும் அல்லது திருப்பவும்.</translation>
    </message>
    <message>
        <source>The drop is counted once the table is closed.</source>
        <translation>மேசை மூடிய பிறகே பெட்டி எண்ணப்படும்.</translation>
    </message>
    <message>
        <source>The drop of session {session} has not been counted.</source>
        <translation>அமர்வு {session}: பெட்டி இன்னும் எண்ணப்படவில்லை.</translation>
    </message>
    <message>
        <source>The last Shift Manager can&apos;t be disabled.</source>
        <translation>கடைசி Shift மேலாளரை முடக்க முடியாது.</translation>
    </message>
    <message>
        <source>The pit&apos;s desk has not confirmed the staff register for too long: a Shift Manager signs for it first.</source>
        <translation>Pit மேசை நீண்ட காலமாகப் பணியாளர் பதிவேட்டை உறுதிசெய்யவில்லை: முதலில் Shift மேலாளர் கையொப்பமிட வேண்டும்.</translation>
    </message>
    <message>
        <source>The pit&apos;s desk keeps the staff register: set your PIN there.</source>
        <translation>Pit மேசை பணியாளர் பதிவேட்டை வைத்திருக்கிறது: உங்கள் PIN ஐ அங்கே அமைக்கவும்.</translation>
    </message>
    <message>
        <source>The register has this name already.</source>
        <translation>இந்தப் பெயர் பதிவேட்டில் ஏற்கனவே உள்ளது.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 வினாடி</translation>
    </message>
    <message>
        <source>A name has letters, spaces, &apos; - and ., at most 40 in all.</source>
        <translation>பெயரில் எழுத்து, இடைவெளி, &apos; - . மட்டும்: அதிகபட்சம் 40.</translation>
    </message>
    <message>
        <source>A new PIN has {digits} to 8 digits.</source>
        <translation>புதிய PIN: {digits} முதல் 8 இலக்கங்கள்.</translation>
    </message>
    <message>
        <source>A trainee does not deal at a live table.</source>
        <translation>பயிலுநர் நேரடி மேசையில் வழங்க முடியாது.</translation>
    </message>
    <message>
        <source>Nobody approves his own act: another person must sign (house ruling {paragraph}).</source>
        <translation>தன் செயலைத் தானே ஒப்புதல் தர முடியாது: வேறொருவர் கையொப்பமிட வேண்டும் (House விதி {paragraph}).</translation>
    </message>
    <message>
        <source>Nobody of this name is in the staff register.</source>
        <translation>இப்பெயர் ஊழியர் பதிவேட்டில் இல்லை.</translation>
    </message>
    <message>
        <source>Signed in at table {table}. Sign out there first.</source>
        <translation>மேசை {table}: உள்நுழைந்துள்ளார். முதலில் அங்கு வெளியேறவும்.</translation>
    </message>
    <message>
        <source>That is the old PIN. Choose another.</source>
        <translation>அது பழைய PIN. வேறொன்று தேர்ந்தெடுக்கவும்.</translation>
    </message>
    <message>
        <source>The drop of session {session} has been counted already.</source>
        <translation>அமர்வு {session} பெட்டிப் பணம் ஏற்கெனவே எண்ணப்பட்டது.</translation>
    </message>
    <message>
        <source>The drop of this session has been counted already.</source>
        <translation>இவ்வமர்வின் பெட்டிப் பணம் ஏற்கெனவே எண்ணப்பட்டது.</translation>
    </message>
    <message>
        <source>The staff register was changed for this person: a Shift Manager signs for that first.</source>
        <translation>ஊழியர் பதிவேடு இவருக்காக மாற்றப்பட்டது: Shift மேலாளர் முதலில் கையொப்பமிட வேண்டும்.</translation>
    </message>
    <message>
        <source>The table is closed: only its drop can be counted, or the table opened again.</source>
        <translation>மேசை மூடியுள்ளது: பெட்டியை எண்ணலாம், அல்லது மேசையை மீண்டும் திறக்கலாம்.</translation>
    </message>
    <message>
        <source>The table is not open: count the opener first.</source>
        <translation>மேசை திறக்கவில்லை: முதலில் தொடக்க எண்ணிக்கையை எண்ணவும்.</translation>
    </message>
    <message>
        <source>The table is open already.</source>
        <translation>மேசை ஏற்கனவே திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>The table was closed by force: a Table Games Shift Manager must allow its opening.</source>
        <translation>மேசை கட்டாயமாக மூடப்பட்டது: மேசை Shift மேலாளர் திறப்பை அனுமதிக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The table was not closed by force.</source>
        <translation>மேசை கட்டாயமாக மூடப்படவில்லை.</translation>
    </message>
    <message>
        <source>The tray holds {float} by the books: {asked} is more than that.</source>
        <translation>கணக்கின்படி தட்டில் {float}: {asked} அதைவிட அதிகம்.</translation>
    </message>
    <message>
        <source>The tray is being counted: end the count first.</source>
        <translation>தட்டு எண்ணப்படுகிறது: முதலில் எண்ணி முடிக்கவும்.</translation>
    </message>
    <message>
        <source>The {kind} {number} is void already.</source>
        <translation>{kind} {number} ஏற்கனவே ரத்து.</translation>
    </message>
    <message>
        <source>There is no closed session {session} that is not final.</source>
        <translation>இறுதியாகாத மூடிய அமர்வு {session} இல்லை.</translation>
    </message>
    <message>
        <source>There is no fill or credit of request {request} on its way.</source>
        <translation>கோரிக்கை {request}: நிரப்பலோ திருப்பலோ வழியில் இல்லை.</translation>
    </message>
    <message>
        <source>There is no open exception {number}.</source>
        <translation>தீராத விதிவிலக்கு {number} இல்லை.</translation>
    </message>
    <message>
        <source>There is no settlement {number}.</source>
        <translation>தீர்வு {number} இல்லை.</translation>
    </message>
    <message>
        <source>There is no {kind} {number} in this session.</source>
        <translation>இந்த அமர்வில் {kind} {number} இல்லை.</translation>
    </message>
    <message>
        <source>This PIN is for one use: a PIN of one&apos;s own must be set first.</source>
        <translation>இந்த PIN ஒருமுறைக்கே: முதலில் சொந்த PIN அமைக்கவும்.</translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>PIN தவறு.</translation>
    </message>
    <message>
        <source>This badge is another person&apos;s.</source>
        <translation>இந்த அட்டை வேறொருவருடையது.</translation>
    </message>
    <message>
        <source>This is about the person himself: another must sign.</source>
        <translation>இது இவரைப் பற்றியது: வேறொருவர் கையொப்பமிட வேண்டும்.</translation>
    </message>
    <message>
        <source>This person&apos;s role is too low for this.</source>
        <translation>இவரது பதவி இதற்குப் போதாது.</translation>
    </message>
    <message>
        <source>Too many wrong tries. Try again in {wait}.</source>
        <translation>பலமுறை தவறு. {wait} பிறகு மீண்டும் முயலவும்.</translation>
    </message>
    <message>
        <source>What the register has on this person was changed by something else than this program: another Shift Manager signs for it first.</source>
        <translation>பதிவேட்டில் இவரது விவரம் இந்நிரல் அல்லாத ஒன்றால் மாற்றப்பட்டது: வேறொரு Shift மேலாளர் முதலில் கையொப்பமிட வேண்டும்.</translation>
    </message>
    <message>
        <source>This is for the {role}.</source>
        <translation>இதற்குரியவர்: {role}.</translation>
    </message>
    <message>
        <source>This person may no longer sign in.</source>
        <translation>இவர் இனி உள்நுழைய முடியாது.</translation>
    </message>
    <message>
        <source>This person signs with a PIN.</source>
        <translation>இவர் PIN மூலம் கையொப்பமிடுவார்.</translation>
    </message>
    <message>
        <source>Too easy to guess: no repeated digits, no sequence like 1234.</source>
        <translation>ஊகிக்க எளிது: ஒரே இலக்கங்கள் வேண்டாம், 1234 போன்ற வரிசை வேண்டாம்.</translation>
    </message>
    <message>
        <source>Write the seal of the box.</source>
        <translation>பெட்டி முத்திரையை எழுதவும்.</translation>
    </message>
    <message>
        <source>{brought} is brought and {given} is given.</source>
        <translation>கொண்டு வந்தது {brought}, கொடுத்தது {given}.</translation>
    </message>
    <message>
        <source>{count} minutes</source>
        <translation>{count} நிமிடங்கள்</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} வினாடிகள்</translation>
    </message>
    <message>
        <source>{name} has signed for this as {role}: another person must do this.</source>
        <translation>{name} ஏற்கனவே கையொப்பமிட்டார் ({role}): வேறொருவர் செய்ய வேண்டும்.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>1 box</source>
        <translation>1 கட்டம்</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1 கட்டு</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>நிகரம்</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>அடுத்து</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>கட்டநிலை</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>தீர்வு</translation>
    </message>
    <message>
        <source>The table&apos;s money</source>
        <translation>மேசைப் பணம்</translation>
    </message>
    <message>
        <source>box</source>
        <translation>கட்டம்</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>தோற்றது</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>அறிவிப்பு</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>மறுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>திரும்பியது</translation>
    </message>
    <message>
        <source>won</source>
        <translation>வென்றது</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0} கட்டம்</translation>
    </message>
    <message>
        <source>{0} decks</source>
        <translation>{0} கட்டு</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Only one was read: {0}</source>
        <translation>ஒன்று மட்டுமே வாசித்தது: {0}</translation>
    </message>
    <message>
        <source>Neither was read</source>
        <translation>எதுவும் வாசிக்கவில்லை</translation>
    </message>
    <message>
        <source>Both were read: {0}</source>
        <translation>இரண்டும் வாசித்தது: {0}</translation>
    </message>
    <message>
        <source>depends on what is reported</source>
        <translation>அறிக்கையைப் பொறுத்தது</translation>
    </message>
    <message>
        <source>stops the Round</source>
        <translation>சுற்றை நிறுத்தும்</translation>
    </message>
    <message>
        <source>is only noted</source>
        <translation>குறிக்கப்படும் மட்டும்</translation>
    </message>
    <message>
        <source>Cards dealt wrongly</source>
        <translation>தவறாக வழங்கிய சீட்டுகள்</translation>
    </message>
    <message>
        <source>A card to a box without a Bet</source>
        <translation>பந்தயம் இல்லாத கட்டத்துக்குச் சீட்டு</translation>
    </message>
    <message>
        <source>Two cards came at once</source>
        <translation>இரண்டு சீட்டுகள் ஒன்றாக வந்தன</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe</source>
        <translation>Shoe உள்ளே திறந்த சீட்டு</translation>
    </message>
    <message>
        <source>Cards were exposed</source>
        <translation>சீட்டுகள் வெளிப்பட்டன</translation>
    </message>
    <message>
        <source>A Hand with the wrong number of cards</source>
        <translation>தவறான எண்ணிக்கைச் சீட்டுகளுடன் கை</translation>
    </message>
    <message>
        <source>A further Hand was examined</source>
        <translation>மற்றொரு கை பார்க்கப்பட்டது</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>வேற்றுச் சீட்டு</translation>
    </message>
    <message>
        <source>Cards missing or too many</source>
        <translation>சீட்டுகள் குறைவு அல்லது அதிகம்</translation>
    </message>
    <message>
        <source>The cards run out</source>
        <translation>சீட்டுகள் தீர்ந்தன</translation>
    </message>
    <message>
        <source>The cards were not shuffled</source>
        <translation>சீட்டுகள் கலைக்கப்படவில்லை</translation>
    </message>
    <message>
        <source>A technical interruption</source>
        <translation>தொழில்நுட்பத் தடை</translation>
    </message>
    <message>
        <source>Something the rules do not cover</source>
        <translation>விதிகளில் இல்லாத ஒன்று</translation>
    </message>
    <message>
        <source>A card no Hand was due</source>
        <translation>தேவையற்ற சீட்டு</translation>
    </message>
    <message>
        <source>A card after the last Hand</source>
        <translation>கடைசிக் கைக்குப் பின் சீட்டு</translation>
    </message>
    <message>
        <source>One card too many of its kind</source>
        <translation>அவ்வகைச் சீட்டு ஒன்று அதிகம்</translation>
    </message>
    <message>
        <source>A misread card</source>
        <translation>தவறாக வாசித்த சீட்டு</translation>
    </message>
    <message>
        <source>A card that was not a Hit</source>
        <translation>Hit அல்லாத சீட்டு</translation>
    </message>
    <message>
        <source>A settlement was reopened</source>
        <translation>தீர்வு மீண்டும் திறந்தது</translation>
    </message>
    <message>
        <source>A wrong PIN</source>
        <translation>தவறான PIN</translation>
    </message>
    <message>
        <source>A lock-out after wrong PINs</source>
        <translation>தவறான PIN பிறகு பூட்டு</translation>
    </message>
    <message>
        <source>A lock-out that was ended</source>
        <translation>பூட்டு முடிக்கப்பட்டது</translation>
    </message>
</context>
<context>
    <name>resettle command</name>
    <message>
        <source>NOT COMPARED: {what}</source>
        <translation>ஒப்பிடப்படவில்லை: {what}</translation>
    </message>
    <message>
        <source>Round {round_no}, box {box}, Hand {hand}, {player}, {bet}: {was}, now {now}: {how}</source>
        <translation>சுற்று {round_no}, கட்டம் {box}, கை {hand}, {player}, {bet}: அப்போது {was}, இப்போது {now}: {how}</translation>
    </message>
    <message>
        <source>Table {table}: {rounds} Rounds settled again, {bets} Bets otherwise</source>
        <translation>மேசை {table}: {rounds} சுற்றுகள் மீண்டும் தீர்க்கப்பட்டன, {bets} பந்தயங்கள் வேறு</translation>
    </message>
    <message>
        <source>left out: {what}</source>
        <translation>விடப்பட்டது: {what}</translation>
    </message>
    <message>
        <source>paid too little by {owed}</source>
        <translation>{owed} குறைவாகக் கொடுத்தது</translation>
    </message>
    <message>
        <source>paid too little {under}, paid too much {over}</source>
        <translation>குறைவாகக் கொடுத்தது {under}, அதிகமாகக் கொடுத்தது {over}</translation>
    </message>
    <message>
        <source>paid too much by {owed}</source>
        <translation>{owed} அதிகமாகக் கொடுத்தது</translation>
    </message>
</context>
<context>
    <name>resettling</name>
    <message>
        <source>Round {round_no}: a Round of {game}</source>
        <translation>சுற்று {round_no}: {game} சுற்று</translation>
    </message>
    <message>
        <source>Round {round_no}: it would not be over</source>
        <translation>சுற்று {round_no}: அது முடிந்திருக்காது</translation>
    </message>
    <message>
        <source>Round {round_no}: played without amounts</source>
        <translation>சுற்று {round_no}: தொகை இல்லாமல் ஆடப்பட்டது</translation>
    </message>
    <message>
        <source>Round {round_no}: {command!r} is refused (entry {entry}): {why}</source>
        <translation>சுற்று {round_no}: {command!r} மறுக்கப்பட்டது (பதிவு {entry}): {why}</translation>
    </message>
    <message>
        <source>Round {round_no}: {phase}</source>
        <translation>சுற்று {round_no}: {phase}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>இன்னும் முடியவில்லை</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ரத்து</translation>
    </message>
</context>
<context>
    <name>roles</name>
    <message>
        <source>Trainee</source>
        <translation>பயிலுநர்</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation>Pit மேற்பார்வையாளர்</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>Pit மேலாளர்</translation>
    </message>
    <message>
        <source>Shift Manager</source>
        <translation>Shift மேலாளர்</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>காசாளர்</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>சிப் கொண்டுசெல்பவர்</translation>
    </message>
    <message>
        <source>Count team</source>
        <translation>எண்ணும் குழு</translation>
    </message>
    <message>
        <source>Accounting</source>
        <translation>கணக்கியல்</translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation>மேசை Shift மேலாளர்</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source> (Hand {hand})</source>
        <translation> (கை {hand})</translation>
    </message>
    <message>
        <source>; the next card is the {card}</source>
        <translation>; அடுத்த சீட்டு {card}</translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} below the minimum was not noticed: it stands.</source>
        <translation>கட்டம் {box}, {player}: குறைந்தபட்சத்துக்குக் கீழான பந்தயம் கவனிக்கப்படவில்லை; அது நிலைக்கும்.</translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} lay there at the close and was not noticed: it stands.</source>
        <translation>கட்டம் {box}, {player}: மூடும்போது இருந்த பந்தயம் கவனிக்கப்படவில்லை; அது நிலைக்கும்.</translation>
    </message>
    <message>
        <source>A Blackjack is not Surrendered (box {box}).</source>
        <translation>Blackjack கையில் Surrender இல்லை (கட்டம் {box}).</translation>
    </message>
    <message>
        <source>A box is Split into at most {most} Hands.</source>
        <translation>ஒரு கட்டம் அதிகபட்சம் {most} கைகளாக Split ஆகும்.</translation>
    </message>
    <message>
        <source>A card is due to box {box} first.</source>
        <translation>முதலில் {box}ஆம் கட்டத்துக்குச் சீட்டு வழங்கவும்.</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe: it is the next card.</source>
        <translation>Shoe உள்ளே ஒரு சீட்டு திறந்திருந்தது: அதுவே அடுத்த சீட்டு.</translation>
    </message>
    <message>
        <source>A card that does not belong to the set was found.</source>
        <translation>இந்தக் கட்டைச் சேராத சீட்டு கிடைத்தது.</translation>
    </message>
    <message>
        <source>A card was dealt to box {box}, on which there is no Bet.</source>
        <translation>பந்தயம் இல்லாத {box}ஆம் கட்டத்துக்குச் சீட்டு வழங்கப்பட்டது.</translation>
    </message>
    <message>
        <source>A dealing error was reported.</source>
        <translation>வழங்கல் பிழை தெரிவிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>A foreign card was found: first put in a new shoe, or have a Pit Supervisor sign that the cards are in order.</source>
        <translation>வேற்றுச் சீட்டு கிடைத்தது: முதலில் புதிய Shoe வைக்கவும், அல்லது சீட்டுகள் சரி என Pit மேற்பார்வையாளர் கையொப்பமிடட்டும்.</translation>
    </message>
    <message>
        <source>A settlement has paid or taken Bets: the cards can no longer be Reconstructed.</source>
        <translation>தீர்வில் பந்தயங்கள் கொடுக்கப்பட்டன அல்லது எடுக்கப்பட்டன: இனி மறுசீரமைப்பு இல்லை.</translation>
    </message>
    <message>
        <source>A supervisor has acted on this error: the Pit Supervisor or above says where its card lies.</source>
        <translation>மேற்பார்வையாளர் இப்பிழையில் செயல்பட்டார்: சீட்டின் இடத்தை Pit மேற்பார்வையாளரோ மேலானவரோ சொல்வார்.</translation>
    </message>
    <message>
        <source>A total of {total} must draw: no Stand below 12.</source>
        <translation>{total}: சீட்டு எடுக்க வேண்டும். 12க்குக் கீழே Stand இல்லை.</translation>
    </message>
    <message>
        <source>All is decided: the {role} resumes the Round.</source>
        <translation>அனைத்தும் முடிவானது: சுற்றைத் தொடர்பவர் {role}.</translation>
    </message>
    <message>
        <source>An irregularity is open: the Round waits until it is resolved.</source>
        <translation>தீராத சிக்கல் உள்ளது: தீரும்வரை சுற்று காத்திருக்கும்.</translation>
    </message>
    <message>
        <source>An open irregularity makes the Round Void under {under}: no decision replaces that.</source>
        <translation>தீராத சிக்கல் சுற்றை ரத்துசெய்கிறது ({under}): எந்த முடிவும் அதற்கு மாற்றாகாது.</translation>
    </message>
    <message>
        <source>Announce the Round and let the Players bet.</source>
        <translation>சுற்றை அறிவித்து, ஆட்டக்காரர்கள் பந்தயம் கட்டட்டும்.</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on{held}.</source>
        <translation>Surrender உண்டா? பிறகு தொடர்ந்து வழங்கவும்{held}.</translation>
    </message>
    <message>
        <source>Ask box {box}{hand} with {total}{held}.</source>
        <translation>கட்டம் {box}{hand}, {total}: கேட்கவும்{held}.</translation>
    </message>
    <message>
        <source>Ask {waiting}: play on, or the Bet back.</source>
        <translation>கேட்கவும்: {waiting}. தொடரலாம், அல்லது பந்தயத்தைத் திரும்பப் பெறலாம்.</translation>
    </message>
    <message>
        <source>Banker {banker}, Player {player}. Box by box from your right: take, then pay.</source>
        <translation>Banker {banker}, Player {player}. வலமிருந்து கட்டம் கட்டமாக: முதலில் எடுத்து, பிறகு கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>Both have {total}. Box by box from your right: take, then pay; Banker and Player stand off.</source>
        <translation>இரண்டும் {total}. வலமிருந்து கட்டம் கட்டமாக: எடுத்து, பிறகு கொடுக்கவும்; Banker, Player சமநிலை.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>கட்டம் {box}</translation>
    </message>
    <message>
        <source>Box {box} had been set wrongly: it is set again by the House Way.</source>
        <translation>கட்டம் {box} தவறாக அடுக்கப்பட்டது: House Way முறையில் மீண்டும் அடுக்கப்படுகிறது.</translation>
    </message>
    <message>
        <source>Box {box} had stood before card {number}: a later card or decision was not due.</source>
        <translation>கட்டம் {box}: சீட்டு {number} முன்பே Stand. பின்வந்த சீட்டோ முடிவோ தேவையற்றது.</translation>
    </message>
    <message>
        <source>Box {box} had stood before the {card} was drawn; the table first took it for a Hit.</source>
        <translation>கட்டம் {box}: {card} எடுக்கும் முன்பே Stand; மேசை முதலில் Hit என எடுத்தது.</translation>
    </message>
    <message>
        <source>Box {box} has an Initial Bet: a card there is not misplaced.</source>
        <translation>கட்டம் {box}: ஆரம்பப் பந்தயம் உள்ளது, அங்குள்ள சீட்டு இடம் தவறவில்லை.</translation>
    </message>
    <message>
        <source>Box {box} has no Blackjack.</source>
        <translation>கட்டம் {box}: Blackjack இல்லை.</translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play to report this on.</source>
        <translation>கட்டம் {box}: இதைத் தெரிவிக்க ஆட்டத்தில் கை இல்லை.</translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play.</source>
        <translation>கட்டம் {box}: ஆட்டத்தில் கை இல்லை.</translation>
    </message>
    <message>
        <source>Box {box} holds more than {maximum}: its Bets count pro rata.</source>
        <translation>கட்டம் {box} {maximum} மீறுகிறது: பந்தயங்கள் விகிதப்படி கணக்காகும்.</translation>
    </message>
    <message>
        <source>Box {box} is full: its maximum lies on it, and no Bet can be added.</source>
        <translation>கட்டம் {box} நிறைந்தது: உச்ச வரம்பு உள்ளது, மேலும் சேர்க்க முடியாது.</translation>
    </message>
    <message>
        <source>Box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>கட்டம் {box}: குறைந்தபட்சத்துக்கு {missing} குறைவு. கூட்டவும் அல்லது திரும்பப் பெறவும்.</translation>
    </message>
    <message>
        <source>Box {box} was called the other way round: the higher half is the High Hand.</source>
        <translation>கட்டம் {box}: மாற்றிச் சொல்லப்பட்டது. உயர்ந்த பாதியே High Hand.</translation>
    </message>
    <message>
        <source>Box {box} was dealt a wrong number of cards.</source>
        <translation>கட்டம் {box}: தவறான எண்ணிக்கையில் சீட்டுகள் வழங்கப்பட்டன.</translation>
    </message>
    <message>
        <source>Box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>கட்டம் {box} உச்ச வரம்பை மீறும்: இப்பந்தயம் அதிகபட்சம் {room}.</translation>
    </message>
    <message>
        <source>Box {box}: {what} was taken back before the next card.</source>
        <translation>கட்டம் {box}: {what} அடுத்த சீட்டுக்கு முன் திரும்பப் பெறப்பட்டது.</translation>
    </message>
    <message>
        <source>Box {box}{hand} has {total}: ask, and warn before a Hit{held}.</source>
        <translation>கட்டம் {box}{hand}: {total}. கேட்கவும்; Hit முன் எச்சரிக்கவும்{held}.</translation>
    </message>
    <message>
        <source>Box {box}{hand}: {total}. {choices}{held}.</source>
        <translation>கட்டம் {box}{hand}: {total}. {choices}{held}.</translation>
    </message>
    <message>
        <source>Call the {role}: a settlement bars the Reconstruction; the cards are discarded.</source>
        <translation>அழைக்கவும்: {role}. தீர்வு மறுசீரமைப்பைத் தடுக்கிறது; சீட்டுகள் கழிக்கப்படும்.</translation>
    </message>
    <message>
        <source>Card {number} had not come: nobody missed it.</source>
        <translation>சீட்டு {number} வரவில்லை: எதுவும் தவறவில்லை.</translation>
    </message>
    <message>
        <source>Card {number} in {hand} was not read: say what it is as you open the Hand.</source>
        <translation>சீட்டு {number} ({hand}) வாசிக்கப்படவில்லை: கையைத் திறக்கும்போது சொல்லவும்.</translation>
    </message>
    <message>
        <source>Card {number} is not one that the table took for a Hit.</source>
        <translation>சீட்டு {number}: மேசை Hit என எடுத்த சீட்டு அல்ல.</translation>
    </message>
    <message>
        <source>Card {number} lies face down: nobody looks at it before the rules open its Hand.</source>
        <translation>சீட்டு {number} மூடியுள்ளது: விதி கையைத் திறக்கும் முன் யாரும் பார்க்கக் கூடாது.</translation>
    </message>
    <message>
        <source>Card {number} of this Round had come before: more cards than the deck holds, or a foreign card, 5.5.1.</source>
        <translation>இச்சுற்றின் சீட்டு {number} முன்பே வந்தது: கட்டில் இருப்பதைவிட அதிகம், அல்லது வேற்றுச் சீட்டு, 5.5.1.</translation>
    </message>
    <message>
        <source>Card {number} of this Round was drawn and no Hand was due a card: a dealing error.</source>
        <translation>இச்சுற்றின் சீட்டு {number}: எந்தக் கைக்கும் வர வேண்டியதில்லை. வழங்கல் பிழை.</translation>
    </message>
    <message>
        <source>Card {number} of this Round was really another one: a decision would not have been allowed.</source>
        <translation>இச்சுற்றின் சீட்டு {number} உண்மையில் வேறு: ஒரு முடிவு அனுமதிக்கப்பட்டிருக்காது.</translation>
    </message>
    <message>
        <source>Card {number} was read.</source>
        <translation>சீட்டு {number} வாசிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Card {number} was really {card}: a later card or decision was not due.</source>
        <translation>சீட்டு {number} உண்மையில் {card}: பின்வந்த சீட்டோ முடிவோ தேவையற்றது.</translation>
    </message>
    <message>
        <source>Cards are missing or in excess.</source>
        <translation>சீட்டுகள் குறைவு அல்லது அதிகம்.</translation>
    </message>
    <message>
        <source>Cards were exposed.</source>
        <translation>சீட்டுகள் வெளிப்பட்டன.</translation>
    </message>
    <message>
        <source>Cards {number} and {next} of this Round came at once and their order is unknown.</source>
        <translation>இச்சுற்றின் சீட்டுகள் {number}, {next} ஒன்றாக வந்தன; வரிசை தெரியாது.</translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay.</source>
        <translation>வலமிருந்து கட்டம் கட்டமாக ஒப்பிடவும்: முதலில் எடுத்து, பிறகு கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay. Equal points: {beats}.</source>
        <translation>வலமிருந்து கட்டம் கட்டமாக ஒப்பிடவும்: எடுத்து, பிறகு கொடுக்கவும். சமப் புள்ளி: {beats}.</translation>
    </message>
    <message>
        <source>Deal a card, face down, to box {box}.</source>
        <translation>{box}ஆம் கட்டத்துக்கு ஒரு சீட்டை மூடி வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal a card, face down, to yourself.</source>
        <translation>டீலருக்கு ஒரு சீட்டை மூடி வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to box {box}.</source>
        <translation>{box}ஆம் கட்டத்துக்கு ஒரு சீட்டைத் திறந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Banker.</source>
        <translation>Banker: ஒரு சீட்டைத் திறந்து வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Player.</source>
        <translation>Player: ஒரு சீட்டைத் திறந்து வழங்கவும்.</translation>
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
        <translation>தொடர்ந்து வழங்கவும்{held}.</translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to box {box}.</source>
        <translation>{box}ஆம் கட்டத்துக்கு நான்கு சீட்டுத் தொகுப்பை மூடி வழங்கவும்.</translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to yourself.</source>
        <translation>டீலருக்கு நான்கு சீட்டுத் தொகுப்பை மூடி வழங்கவும்.</translation>
    </message>
    <message>
        <source>Decide whether the cards can be Reconstructed; else the Hand is removed.</source>
        <translation>மறுசீரமைப்பு முடியுமா என முடிவெடுக்கவும்; இல்லையெனில் கை நீக்கப்படும்.</translation>
    </message>
    <message>
        <source>Decisions since card {number} no longer fit: report the dealing error.</source>
        <translation>சீட்டு {number} பின் எடுத்த முடிவுகள் பொருந்தவில்லை: வழங்கல் பிழையைத் தெரிவிக்கவும்.</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Double</translation>
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
        <translation>டீலர் {total}: சீட்டு எடுக்கவும்; ஒரு பக்கப் பந்தயம் டீலர் கையைப் பொறுத்தது.</translation>
    </message>
    <message>
        <source>Draw the one card of the Double Down for box {box}{hand}.</source>
        <translation>கட்டம் {box}{hand}: Double Down சீட்டு ஒன்றை எடுக்கவும்.</translation>
    </message>
    <message>
        <source>Draw the second card for box {box}{hand}.</source>
        <translation>கட்டம் {box}{hand}: இரண்டாம் சீட்டை எடுக்கவும்.</translation>
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
        <translation>Even Money முதல் வழங்கலுக்குப் பின், அடுத்த சீட்டுக்கு முன் கேட்கப்படும்.</translation>
    </message>
    <message>
        <source>Even Money is offered only against the Dealer&apos;s Ace.</source>
        <translation>டீலருக்கு Ace இருந்தால் மட்டுமே Even Money.</translation>
    </message>
    <message>
        <source>Every Bet was returned: end the Round.</source>
        <translation>எல்லாப் பந்தயங்களும் திருப்பப்பட்டன: சுற்றை முடிக்கவும்.</translation>
    </message>
    <message>
        <source>Every Hand that was reported is judged already.</source>
        <translation>தெரிவிக்கப்பட்ட ஒவ்வொரு கையும் தீர்மானிக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>First open each Hand that was laid and say what was Low: box {boxes}.</source>
        <translation>வைத்த கைகளைத் திறந்து Low எது எனச் சொல்லவும்: கட்டம் {boxes}.</translation>
    </message>
    <message>
        <source>First set by the House Way what is not set yet: box {boxes}.</source>
        <translation>அடுக்காததை முதலில் House Way முறையில் அடுக்கவும்: கட்டம் {boxes}.</translation>
    </message>
    <message>
        <source>Found Bets are accepted after the close and before the first card.</source>
        <translation>கண்டறிந்த பந்தயம் மூடிய பின், முதல் சீட்டுக்கு முன் ஏற்கப்படும்.</translation>
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
        <translation>Insurance முதல் வழங்கலுக்குப் பின், அடுத்த சீட்டுக்கு முன் வைக்கப்படும்.</translation>
    </message>
    <message>
        <source>Insurance is offered only against the Dealer&apos;s Ace.</source>
        <translation>டீலருக்கு Ace இருந்தால் மட்டுமே Insurance.</translation>
    </message>
    <message>
        <source>It is not asked now whether that card comes first.</source>
        <translation>அந்தச் சீட்டு முதலா என இப்போது கேட்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>It is too late to Surrender box {box}.</source>
        <translation>கட்டம் {box}: Surrender நேரம் கடந்தது.</translation>
    </message>
    <message>
        <source>Judge whether the Hand was examined intentionally.</source>
        <translation>கையை வேண்டுமென்றே பார்த்தாரா எனத் தீர்மானிக்கவும்.</translation>
    </message>
    <message>
        <source>Let the Players view, set and lay their cards: {boxes}. If a Player asks, set by the House Way.</source>
        <translation>ஆட்டக்காரர்கள் சீட்டுகளைப் பார்த்து, அடுக்கி, வைக்கட்டும்: {boxes}. கேட்டால் House Way முறையில் அடுக்கவும்.</translation>
    </message>
    <message>
        <source>Low and High</source>
        <translation>Low, High</translation>
    </message>
    <message>
        <source>Money moves outside the rules only after a decision of the Shift Manager in this Round.</source>
        <translation>விதிக்கு வெளியிலான பணம், இச்சுற்றில் Shift மேலாளர் முடிவுக்குப் பிறகே நகரும்.</translation>
    </message>
    <message>
        <source>No Bet is left that the Dealer&apos;s Hand decides: it is not opened.</source>
        <translation>டீலர் கை தீர்மானிக்கும் பந்தயம் எதுவும் இல்லை: அது திறக்கப்படாது.</translation>
    </message>
    <message>
        <source>No Hand is due a card {number} face down now.</source>
        <translation>இப்போது எந்தக் கைக்கும் மூடிய சீட்டு {number} தேவையில்லை.</translation>
    </message>
    <message>
        <source>No Player may look at these: set by the House Way {boxes}.</source>
        <translation>ஆட்டக்காரர் இவற்றைப் பார்க்க முடியாது: House Way முறையில் அடுக்கவும், {boxes}.</translation>
    </message>
    <message>
        <source>No Player&apos;s decision is awaited now.</source>
        <translation>இப்போது ஆட்டக்காரர் முடிவு எதிர்பார்க்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>No Round of play is open to report on.</source>
        <translation>தெரிவிக்கத் திறந்த சுற்று இல்லை.</translation>
    </message>
    <message>
        <source>No Round of play is open: announce “Place your Bets, please” first.</source>
        <translation>முதலில் “Place your Bets, please” என அறிவிக்கவும்.</translation>
    </message>
    <message>
        <source>No box has an Initial Bet, so there is nobody to deal to.</source>
        <translation>எந்தக் கட்டத்திலும் ஆரம்பப் பந்தயம் இல்லை: வழங்க யாரும் இல்லை.</translation>
    </message>
    <message>
        <source>No irregularity is open.</source>
        <translation>தீராத சிக்கல் இல்லை.</translation>
    </message>
    <message>
        <source>No leaving of box {box} can be taken back: nobody has left it since the last card or decision.</source>
        <translation>கட்டம் {box}: திரும்பப் பெற விலகல் இல்லை. கடைசிச் சீட்டு அல்லது முடிவுக்குப் பின் யாரும் விலகவில்லை.</translation>
    </message>
    <message>
        <source>No open irregularity lets the Round be Voided under {under}.</source>
        <translation>தீராத சிக்கல் எதுவும் சுற்றை {under} கீழ் ரத்துசெய்யவில்லை.</translation>
    </message>
    <message>
        <source>No report is open that could be retracted.</source>
        <translation>திரும்பப் பெறக்கூடிய அறிக்கை இல்லை.</translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House plays it.</source>
        <translation>கட்டம் {box}: பந்தயம் {player} மட்டும். விலகியிருந்தால் House ஆடும்.</translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House sets the Hand.</source>
        <translation>கட்டம் {box}: பந்தயம் {player} மட்டும். விலகியிருந்தால் House அடுக்கும்.</translation>
    </message>
    <message>
        <source>Nobody has bet, so there is nothing to deal for.</source>
        <translation>யாரும் பந்தயம் கட்டவில்லை: வழங்க எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>Nobody sits at box {box} to bet behind.</source>
        <translation>கட்டம் {box}: பின் பந்தயம் கட்ட யாரும் அமர்ந்திருக்கவில்லை.</translation>
    </message>
    <message>
        <source>Not box {box}: it is the turn of box {turn}.</source>
        <translation>கட்டம் {box} அல்ல: இப்போது கட்டம் {turn}.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>வாசிக்கவில்லை</translation>
    </message>
    <message>
        <source>One card too many: {card}.</source>
        <translation>ஒரு சீட்டு அதிகம்: {card}.</translation>
    </message>
    <message>
        <source>One {card} more than the decks hold, or a foreign card, 5.5.1.</source>
        <translation>{card}: கட்டில் இருப்பதைவிட ஒன்று அதிகம், அல்லது வேற்றுச் சீட்டு, 5.5.1.</translation>
    </message>
    <message>
        <source>Only Insurance is left: draw your second card and no more.</source>
        <translation>Insurance மட்டுமே மீதம்: டீலரின் இரண்டாம் சீட்டை மட்டும் எடுக்கவும்.</translation>
    </message>
    <message>
        <source>Only the Seated Player of box {box} may insure; {player} is not.</source>
        <translation>{box}ஆம் கட்டத்தில் அமர்ந்தவர் மட்டுமே Insurance வைக்கலாம்; {player} அல்ல.</translation>
    </message>
    <message>
        <source>Only the first two cards of equal value can be Split.</source>
        <translation>ஒரே மதிப்புள்ள முதல் இரண்டு சீட்டுகளை மட்டுமே Split செய்யலாம்.</translation>
    </message>
    <message>
        <source>Only the host takes Bets in this game: none can be found after the close.</source>
        <translation>இந்த ஆட்டத்தில் நடத்துநர் மட்டுமே பந்தயம் ஏற்பார்: மூடிய பின் எதையும் கண்டறிய முடியாது.</translation>
    </message>
    <message>
        <source>Only the last decision can be taken back, and only before the next card.</source>
        <translation>கடைசி முடிவை மட்டும், அடுத்த சீட்டுக்கு முன் மட்டும் திரும்பப் பெறலாம்.</translation>
    </message>
    <message>
        <source>Only the last settled Round can be reopened, before the next one opens.</source>
        <translation>கடைசியாகத் தீர்ந்த சுற்றை மட்டும், அடுத்தது திறக்கும் முன் மீண்டும் திறக்கலாம்.</translation>
    </message>
    <message>
        <source>Open box {box} and enter its card {number}, which was not read.</source>
        <translation>{box}ஆம் கட்டத்தைத் திறந்து, வாசிக்கப்படாத சீட்டு {number} பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Open box {box} and touch the two cards that were Low.</source>
        <translation>{box}ஆம் கட்டத்தைத் திறந்து, Low சீட்டுகள் இரண்டைத் தொடவும்.</translation>
    </message>
    <message>
        <source>Open your cards and enter card {number}, which was not read.</source>
        <translation>டீலர் சீட்டுகளைத் திறந்து, வாசிக்கப்படாத சீட்டு {number} பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>Open your cards and set them by the House Way.</source>
        <translation>டீலர் சீட்டுகளைத் திறந்து House Way முறையில் அடுக்கவும்.</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not play it.</source>
        <translation>கட்டம் {box}: மற்ற ஆட்டக்காரர் பந்தயம் உள்ளது, House ஆடாது.</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not set its Hand.</source>
        <translation>கட்டம் {box}: மற்ற ஆட்டக்காரர் பந்தயம் உள்ளது, House அடுக்காது.</translation>
    </message>
    <message>
        <source>Play was interrupted.</source>
        <translation>ஆட்டம் தடைப்பட்டது.</translation>
    </message>
    <message>
        <source>Play went on before the side Bets were settled: settle them now.</source>
        <translation>பக்கப் பந்தயம் தீருமுன் ஆட்டம் தொடர்ந்தது: இப்போது தீர்க்கவும்.</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}. Box by box from your right: take, then pay.</source>
        <translation>Player {player}, Banker {banker}. வலமிருந்து கட்டம் கட்டமாக: முதலில் எடுத்து, பிறகு கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>அடுக்கு</translation>
    </message>
    <message>
        <source>Set by the House Way what was forgotten: {boxes}.</source>
        <translation>மறந்ததை House Way முறையில் அடுக்கவும்: {boxes}.</translation>
    </message>
    <message>
        <source>Settings were changed outside of the program ({what}): the {role} or above signs before a Round opens.</source>
        <translation>அமைப்புகள் நிரலுக்கு வெளியே மாற்றப்பட்டன ({what}): சுற்று திறக்குமுன் கையொப்பமிடுபவர் {role} அல்லது மேலானவர்.</translation>
    </message>
    <message>
        <source>Settle box by box from your right: take, then pay.</source>
        <translation>வலமிருந்து கட்டம் கட்டமாகத் தீர்க்கவும்: முதலில் எடுத்து, பிறகு கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>Settle {what}, then deal on{held}.</source>
        <translation>தீர்க்கவும்: {what}; பிறகு தொடர்ந்து வழங்கவும்{held}.</translation>
    </message>
    <message>
        <source>Settle {what}. Any Surrender? Then deal on{held}.</source>
        <translation>தீர்க்கவும்: {what}. Surrender உண்டா? பிறகு தொடர்ந்து வழங்கவும்{held}.</translation>
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
        <translation>இன்னும் முடிவாகாதது: {what}.</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Round is Voided under {paragraph}.</source>
        <translation>நிறுத்தி, Pit மேற்பார்வையாளரை அழைக்கவும்: தவறான வாசிப்பெனில் சீட்டைத் திருத்துவார்; இல்லையெனில் {paragraph} கீழ் சுற்று ரத்து.</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Table Games Shift Manager decides.</source>
        <translation>நிறுத்தி, Pit மேற்பார்வையாளரை அழைக்கவும்: தவறான வாசிப்பெனில் சீட்டைத் திருத்துவார்; இல்லையெனில் மேசை Shift மேலாளர் முடிவு.</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor: the Round is Voided under {paragraph}.</source>
        <translation>நிறுத்தி, Pit மேற்பார்வையாளரை அழைக்கவும்: {paragraph} கீழ் சுற்று ரத்து.</translation>
    </message>
    <message>
        <source>Stop and call the {role}: can the cards be Reconstructed?</source>
        <translation>நிறுத்தி அழைக்கவும்: {role}. மறுசீரமைப்பு முடியுமா?</translation>
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
        <translation>கட்டம் {box}: பந்தயங்கள் திருப்பப்பட்டன, கை ஆட்டத்தில் இல்லை.</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand</source>
        <translation>டீலர் கை</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open already.</source>
        <translation>டீலர் கை ஏற்கனவே திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open: box {box} can only be set by the House Way now.</source>
        <translation>டீலர் கை திறந்துள்ளது: கட்டம் {box} இனி House Way முறையில் மட்டும்.</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand was opened before box {boxes} was set: set it by the House Way now.</source>
        <translation>கட்டம் {boxes} அடுக்குமுன் டீலர் கை திறந்தது: இப்போது House Way முறையில் அடுக்கவும்.</translation>
    </message>
    <message>
        <source>The Hand of box {box} is laid: its cards may not be touched again before you open them, after your own.</source>
        <translation>கட்டம் {box}: கை வைக்கப்பட்டது. டீலர் கைக்குப் பின் திறக்கும் வரை சீட்டுகளைத் தொடக்கூடாது.</translation>
    </message>
    <message>
        <source>The Hand of box {box} is set: its cards may not be touched again.</source>
        <translation>கட்டம் {box}: கை அடுக்கப்பட்டது. சீட்டுகளை மீண்டும் தொடக்கூடாது.</translation>
    </message>
    <message>
        <source>The Hand of box {box} was examined by a Player who had viewed another.</source>
        <translation>கட்டம் {box}: வேறு கையைப் பார்த்தவர் இக்கையையும் பார்த்தார்.</translation>
    </message>
    <message>
        <source>The Hands are not complete: cards are due.</source>
        <translation>கைகள் முழுமையில்லை: சீட்டுகள் தேவை.</translation>
    </message>
    <message>
        <source>The House has decided on the Reconstruction already.</source>
        <translation>மறுசீரமைப்பு பற்றி House ஏற்கனவே முடிவெடுத்தது.</translation>
    </message>
    <message>
        <source>The House plays box {box}: draw a card onto {total}.</source>
        <translation>House ஆடும் கட்டம் {box}: {total}, ஒரு சீட்டு எடுக்கவும்.</translation>
    </message>
    <message>
        <source>The Initial Deal is not complete: cards are due.</source>
        <translation>முதல் வழங்கல் முழுமையில்லை: சீட்டுகள் தேவை.</translation>
    </message>
    <message>
        <source>The Player has left: set by the House Way {boxes}.</source>
        <translation>ஆட்டக்காரர் விலகினார்: House Way முறையில் அடுக்கவும், {boxes}.</translation>
    </message>
    <message>
        <source>The Player has {total}: deal him a third card.</source>
        <translation>Player {total}: மூன்றாம் சீட்டு வழங்கவும்.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left already.</source>
        <translation>கட்டம் {box}: ஆட்டக்காரர் ஏற்கனவே விலகினார்.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House plays it.</source>
        <translation>கட்டம் {box}: ஆட்டக்காரர் விலகினார், House ஆடும்.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House sets the Hand.</source>
        <translation>கட்டம் {box}: ஆட்டக்காரர் விலகினார், House அடுக்கும்.</translation>
    </message>
    <message>
        <source>The Player stands on {player}, the Banker has {total}: deal him a third card.</source>
        <translation>Player {player} நிற்கிறது, Banker {total}: மூன்றாம் சீட்டு வழங்கவும்.</translation>
    </message>
    <message>
        <source>The Player&apos;s third card is the {card}, the Banker has {total}: deal him a third card.</source>
        <translation>Player மூன்றாம் சீட்டு {card}, Banker {total}: மூன்றாம் சீட்டு வழங்கவும்.</translation>
    </message>
    <message>
        <source>The Round has not read a card number {number}.</source>
        <translation>இச்சுற்றில் சீட்டு எண் {number} வாசிக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The Round of play is not over yet.</source>
        <translation>சுற்று இன்னும் முடியவில்லை.</translation>
    </message>
    <message>
        <source>The Round of play is not ready for the Final Settlement.</source>
        <translation>சுற்று இறுதித் தீர்வுக்குத் தயாராக இல்லை.</translation>
    </message>
    <message>
        <source>The Round of play is not ready for the settlement.</source>
        <translation>சுற்று தீர்வுக்குத் தயாராக இல்லை.</translation>
    </message>
    <message>
        <source>The Seated Player&apos;s Bet takes the room on box {box}: {amount} given back to {player}.</source>
        <translation>கட்டம் {box}: அமர்ந்தவர் பந்தயம் இடத்தை எடுக்கிறது. {player}: {amount} திருப்பப்பட்டது.</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides.</source>
        <translation>மேசை Shift மேலாளர் முடிவெடுப்பார்.</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager signs before a Round opens: {what}</source>
        <translation>சுற்று திறக்குமுன் மேசை Shift மேலாளர் கையொப்பமிட வேண்டும்: {what}</translation>
    </message>
    <message>
        <source>The cards from number {number} on are not the last ones drawn, two at most, or something was decided since.</source>
        <translation>சீட்டு எண் {number} முதல் உள்ளவை கடைசியாக எடுத்தவை அல்ல (அதிகபட்சம் இரண்டு), அல்லது பின் முடிவு எடுக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>The cards on the table may differ from the screen: first compare and confirm them.</source>
        <translation>மேசைச் சீட்டுகள் திரையிலிருந்து வேறுபடலாம்: முதலில் ஒப்பிட்டு உறுதிசெய்யவும்.</translation>
    </message>
    <message>
        <source>The cards were not shuffled.</source>
        <translation>சீட்டுகள் கலைக்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>The deal is not complete: cards are due.</source>
        <translation>வழங்கல் முழுமையில்லை: சீட்டுகள் தேவை.</translation>
    </message>
    <message>
        <source>The last Round was cancelled: the whole shoe must be shuffled before the next one opens.</source>
        <translation>கடந்த சுற்று ரத்தானது: அடுத்தது திறக்குமுன் Shoe முழுவதையும் கலைக்க வேண்டும்.</translation>
    </message>
    <message>
        <source>The program was restarted in this Round: first say whether the interruption affects it.</source>
        <translation>இச்சுற்றில் நிரல் மீண்டும் தொடங்கியது: தடை சுற்றைப் பாதித்ததா என முதலில் சொல்லவும்.</translation>
    </message>
    <message>
        <source>The report can no longer be retracted: {what}.</source>
        <translation>அறிக்கையை இனி திரும்பப் பெற முடியாது: {what}.</translation>
    </message>
    <message>
        <source>The rules do not offer {remedy} for this irregularity.</source>
        <translation>இந்தச் சிக்கலுக்கு விதிகள் தருவதில்லை: {remedy}.</translation>
    </message>
    <message>
        <source>The {card} was drawn too early; the table first took it for the Subsequent Deal.</source>
        <translation>{card} முன்கூட்டியே எடுக்கப்பட்டது; மேசை முதலில் தொடர் வழங்கல் என எடுத்தது.</translation>
    </message>
    <message>
        <source>There are not enough cards for the Round.</source>
        <translation>சுற்றுக்குப் போதுமான சீட்டுகள் இல்லை.</translation>
    </message>
    <message>
        <source>There is no Double Down after a Split.</source>
        <translation>Split பிறகு Double Down இல்லை.</translation>
    </message>
    <message>
        <source>There is no Interim Settlement to conclude now.</source>
        <translation>இப்போது முடிக்க இடைக்காலத் தீர்வு இல்லை.</translation>
    </message>
    <message>
        <source>There is no Surrender against the Dealer&apos;s {card}.</source>
        <translation>டீலருக்கு {card} இருக்கும்போது Surrender இல்லை.</translation>
    </message>
    <message>
        <source>This is for the {role} or above.</source>
        <translation>இதற்குரியவர்: {role} அல்லது மேலானவர்.</translation>
    </message>
    <message>
        <source>Those are not the four cards of box {box}.</source>
        <translation>அவை {box}ஆம் கட்டத்தின் நான்கு சீட்டுகள் அல்ல.</translation>
    </message>
    <message>
        <source>Two cards at once that no Hand was due: say which counts as the first.</source>
        <translation>எந்தக் கைக்கும் தேவையில்லாத இரண்டு சீட்டுகள் ஒன்றாக: எது முதல் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Two cards at once: ask the Player which he takes first.</source>
        <translation>இரண்டு சீட்டுகள் ஒன்றாக: எதை முதலில் எடுப்பார் என ஆட்டக்காரரைக் கேட்கவும்.</translation>
    </message>
    <message>
        <source>You have {total}. Draw to 17.</source>
        <translation>டீலர் {total}. 17 வரை எடுக்கவும்.</translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Settle {what}, then deal on{held}.</source>
        <translation>டீலருக்கு Ace. யாருக்கு வேண்டும்: {offers}? தீர்க்கவும்: {what}; பிறகு தொடர்ந்து வழங்கவும்{held}.</translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Then deal on{held}.</source>
        <translation>டீலருக்கு Ace. யாருக்கு வேண்டும்: {offers}? பிறகு தொடர்ந்து வழங்கவும்{held}.</translation>
    </message>
    <message>
        <source>a Player has chosen</source>
        <translation>ஆட்டக்காரர் தேர்ந்தெடுத்தார்</translation>
    </message>
    <message>
        <source>a Reconstruction</source>
        <translation>மறுசீரமைப்பு</translation>
    </message>
    <message>
        <source>a hard 21</source>
        <translation>hard 21</translation>
    </message>
    <message>
        <source>a judgement</source>
        <translation>தீர்மானம்</translation>
    </message>
    <message>
        <source>a manager&apos;s decision</source>
        <translation>மேலாளர் முடிவு</translation>
    </message>
    <message>
        <source>a soft 21</source>
        <translation>soft 21</translation>
    </message>
    <message>
        <source>box {boxes}</source>
        <translation>கட்டம் {boxes}</translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation>கட்டம் {box}</translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation>கட்டங்கள் {boxes}</translation>
    </message>
    <message>
        <source>cards came with it</source>
        <translation>அதனுடன் சீட்டுகள் வந்தன</translation>
    </message>
    <message>
        <source>it has been judged</source>
        <translation>தீர்மானிக்கப்பட்டது</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <translation>soft {total}</translation>
    </message>
    <message>
        <source>the Blackjacks</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>the Dealer&apos;s Hand</source>
        <translation>டீலர் கை</translation>
    </message>
    <message>
        <source>the House has decided on the cards</source>
        <translation>சீட்டுகள் பற்றி House முடிவெடுத்தது</translation>
    </message>
    <message>
        <source>the Players&apos; options</source>
        <translation>ஆட்டக்காரர் விருப்பம்</translation>
    </message>
    <message>
        <source>the Reconstruction</source>
        <translation>மறுசீரமைப்பு</translation>
    </message>
    <message>
        <source>the Shift Manager&apos;s decision</source>
        <translation>Shift மேலாளர் முடிவு</translation>
    </message>
    <message>
        <source>the Surrenders</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>the Void under {under}</source>
        <translation>ரத்து, {under}</translation>
    </message>
    <message>
        <source>the side Bets</source>
        <translation>பக்கப் பந்தயங்கள்</translation>
    </message>
    <message>
        <source>whether it was intentional</source>
        <translation>வேண்டுமென்றே செய்ததா</translation>
    </message>
    <message>
        <source>which card comes first</source>
        <translation>எந்தச் சீட்டு முதல்</translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet of {most}, and takes {minimum} or more: none can be laid.</source>
        <translation>{bet}: ஆரம்பப் பந்தயம் {most} மீறக்கூடாது, குறைந்தபட்சம் {minimum}: வைக்க முடியாது.</translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet: at most {most}.</source>
        <translation>{bet}: ஆரம்பப் பந்தயத்தை மீறக்கூடாது, அதிகபட்சம் {most}.</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on box {box} first.</source>
        <translation>{bet}: முதலில் {box}ஆம் கட்டத்தில் ஆரம்பப் பந்தயம் தேவை.</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on some box first.</source>
        <translation>{bet}: முதலில் ஏதாவது கட்டத்தில் ஆரம்பப் பந்தயம் தேவை.</translation>
    </message>
    <message>
        <source>{bet} needs {player}&apos;s own Initial Bet on box {box} first.</source>
        <translation>{bet}: முதலில் {box}ஆம் கட்டத்தில் சொந்த ஆரம்பப் பந்தயம் தேவை ({player}).</translation>
    </message>
    <message>
        <source>{bet} on box {box} is full: its maximum lies there, and no Bet can be added.</source>
        <translation>கட்டம் {box}, {bet}: நிறைந்தது, உச்ச வரம்பு உள்ளது, மேலும் சேர்க்க முடியாது.</translation>
    </message>
    <message>
        <source>{bet} on box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>கட்டம் {box}, {bet}: குறைந்தபட்சத்துக்கு {missing} குறைவு. கூட்டவும் அல்லது திரும்பப் பெறவும்.</translation>
    </message>
    <message>
        <source>{bet} on box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>கட்டம் {box}, {bet}: உச்ச வரம்பை மீறும். இப்பந்தயம் அதிகபட்சம் {room}.</translation>
    </message>
    <message>
        <source>{bet} takes {minimum} to {maximum} a Player on this box.</source>
        <translation>{bet}: இக்கட்டத்தில் ஒருவருக்கு {minimum} முதல் {maximum} வரை.</translation>
    </message>
    <message>
        <source>{card} was drawn although no Hand was due a card: it is discarded.</source>
        <translation>{card}: எந்தக் கைக்கும் சீட்டு வர வேண்டியதில்லை. அது கழிக்கப்படும்.</translation>
    </message>
    <message>
        <source>{card} was drawn and no Hand was due a card: a dealing error.</source>
        <translation>{card}: தேவையற்ற சீட்டு. வழங்கல் பிழை.</translation>
    </message>
    <message>
        <source>{first} and {second} came at once and their order is unknown.</source>
        <translation>{first}, {second} ஒன்றாக வந்தன; வரிசை தெரியாது.</translation>
    </message>
    <message>
        <source>{hand} has fewer cards in play than that: {count}.</source>
        <translation>{hand}: ஆட்டத்தில் அத்தனை சீட்டுகள் இல்லை, {count}.</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <translation>{high} &gt; {low}</translation>
    </message>
    <message>
        <source>{name} may no longer deal: another Dealer signs in before the next Round opens.</source>
        <translation>{name} இனி வழங்க முடியாது: அடுத்த சுற்றுக்கு முன் வேறு டீலர் உள்நுழைய வேண்டும்.</translation>
    </message>
    <message>
        <source>{player} adds {amount}, or nothing.</source>
        <translation>{player}: {amount} சேர்க்கலாம், அல்லது எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>{player} bets behind box {box}: a Player who takes a seat can&apos;t bet behind.</source>
        <translation>{player}: {box}ஆம் கட்டத்தின் பின் பந்தயம் உள்ளது. அமர்பவர் பின் பந்தயம் கட்ட முடியாது.</translation>
    </message>
    <message>
        <source>{player} decides for box {box} and has declined a Split of it: there is no further one.</source>
        <translation>{player}: {box}ஆம் கட்டத்துக்கு முடிவெடுப்பவர், Split மறுத்தார். இனி Split இல்லை.</translation>
    </message>
    <message>
        <source>{player} decides for the box, and doubles by adding exactly {amount}.</source>
        <translation>{player}: கட்டத்துக்கு முடிவெடுப்பவர், சரியாக {amount} சேர்த்தே Double.</translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} can&apos;t decline the Split.</source>
        <translation>{player}: கட்டத்துக்கு முடிவெடுப்பவர், Split மறுக்க முடியாது.</translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} must add to the Bet: more than 0, at most {most}.</source>
        <translation>{player}: கட்டத்துக்கு முடிவெடுப்பவர், சேர்க்க வேண்டும்: 0க்கு மேல், அதிகபட்சம் {most}.</translation>
    </message>
    <message>
        <source>{player} has left box {box}: the Bet plays on as it lies.</source>
        <translation>{player}: {box}ஆம் கட்டத்தை விட்டு விலகினார். பந்தயம் அப்படியே ஆடும்.</translation>
    </message>
    <message>
        <source>{player} has no Bet in this Hand of box {box}.</source>
        <translation>{player}: {box}ஆம் கட்டத்தின் இக்கையில் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>{player} has no Bet in this Round.</source>
        <translation>{player}: இச்சுற்றில் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>{player} has no Initial Bet on box {box} to insure.</source>
        <translation>{player}: {box}ஆம் கட்டத்தில் Insurance வைக்க ஆரம்பப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>{player} has no open Initial Bet on box {box}.</source>
        <translation>{player}: {box}ஆம் கட்டத்தில் தீராத ஆரம்பப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>{player} has no such Bet on box {box}.</source>
        <translation>{player}: {box}ஆம் கட்டத்தில் அத்தகைய பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>{player} has nothing to choose on box {box} now.</source>
        <translation>{player}: {box}ஆம் கட்டத்தில் இப்போது தேர்ந்தெடுக்க எதுவும் இல்லை.</translation>
    </message>
    <message>
        <source>{player} has set another Hand and may look at one only: the Hand of box {box} is set by the House Way.</source>
        <translation>{player}: வேறு கையை அடுக்கினார், ஒன்றை மட்டுமே பார்க்கலாம். கட்டம் {box} House Way முறையில் அடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>{player} has taken the Bets on box {box} back: what is found of them goes back too.</source>
        <translation>{player}: {box}ஆம் கட்டத்தின் பந்தயங்களைத் திரும்பப் பெற்றார். கண்டறிவதும் திரும்பும்.</translation>
    </message>
    <message>
        <source>{player} is not asked at this Split of box {box}.</source>
        <translation>{player}: {box}ஆம் கட்டத்தின் இந்த Split பற்றிக் கேட்கப்படவில்லை.</translation>
    </message>
    <message>
        <source>{player} may add at most the Initial Bet: {most}.</source>
        <translation>{player}: அதிகபட்சம் ஆரம்பப் பந்தய அளவு சேர்க்கலாம், {most}.</translation>
    </message>
    <message>
        <source>{player} on box {box}</source>
        <translation>{player}, கட்டம் {box}</translation>
    </message>
    <message>
        <source>{player} sits at another box: the Hand of box {box} is set by the House Way.</source>
        <translation>{player}: வேறு கட்டத்தில் அமர்ந்துள்ளார். கட்டம் {box} House Way முறையில் அடுக்கப்படும்.</translation>
    </message>
    <message>
        <source>{player} sits at box {box} already.</source>
        <translation>{player}: ஏற்கனவே {box}ஆம் கட்டத்தில் அமர்ந்துள்ளார்.</translation>
    </message>
    <message>
        <source>{player} sits at box {box}, and sits at one box only.</source>
        <translation>{player}: {box}ஆம் கட்டத்தில் அமர்ந்துள்ளார்; ஒரு கட்டத்தில் மட்டுமே அமரலாம்.</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} can&apos;t have both Insurance and Even Money.</source>
        <translation>{player}, கட்டம் {box}: Insurance, Even Money இரண்டும் ஒன்றாக இல்லை.</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} counts {counts}: give {amount} back.</source>
        <translation>{player}, கட்டம் {box}: பந்தயம் {counts} எனக் கணக்காகும், {amount} திருப்பிக் கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} is below the minimum by itself and counts in full.</source>
        <translation>{player}, கட்டம் {box}: பந்தயம் குறைந்தபட்சத்துக்குக் கீழ், முழுதாகக் கணக்காகும்.</translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is at most half of the Initial Bet: {most}.</source>
        <translation>{player}: Insurance அதிகபட்சம் ஆரம்பப் பந்தயத்தில் பாதி, {most}.</translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is exactly half of the Initial Bet: {half}.</source>
        <translation>{player}: Insurance சரியாக ஆரம்பப் பந்தயத்தில் பாதி, {half}.</translation>
    </message>
    <message>
        <source>{player}&apos;s option on box {box}</source>
        <translation>விருப்பம்: {player}, கட்டம் {box}</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} of {amount} on box {box} goes back with it.</source>
        <translation>{player}, கட்டம் {box}: {bet} {amount} அதனுடன் திரும்பும்.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} counts up to the maximum of {maximum}.</source>
        <translation>{player}, கட்டம் {box}: {bet} உச்ச வரம்பு {maximum} வரை கணக்காகும்.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} exceeds the Initial Bet: give {amount} back.</source>
        <translation>{player}, கட்டம் {box}: {bet} ஆரம்பப் பந்தயத்தை மீறுகிறது, {amount} திருப்பிக் கொடுக்கவும்.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} lacks its Initial Bet: it goes back, if none is found before the first card.</source>
        <translation>{player}, கட்டம் {box}: {bet} ஆரம்பப் பந்தயம் இன்றி உள்ளது; முதல் சீட்டுக்கு முன் கண்டறியாவிட்டால் திரும்பும்.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} was noticed as {noticed}: enter the whole sum that was found, not less.</source>
        <translation>{player}, கட்டம் {box}: {bet} {noticed} எனக் கவனிக்கப்பட்டது. கண்டறிந்த முழுத் தொகையையும் பதிவுசெய்யவும்.</translation>
    </message>
    <message>
        <source>{report} This was reported of these cards: first a Pit Supervisor withdraws the report, then say again that the two came at once.</source>
        <translation>{report} இது இந்தச் சீட்டுகளைப் பற்றிய அறிக்கை: முதலில் Pit மேற்பார்வையாளர் அறிக்கையைத் திரும்பப் பெற வேண்டும், பின் இரண்டும் ஒன்றாக வந்ததாக மீண்டும் சொல்லவும்.</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{text} Retracted: {reason}.</source>
        <translation>{text} திரும்பப் பெறப்பட்டது: {reason}.</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>Cited by</source>
        <translation>மேற்கோள் காட்டுபவை</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>House விதிகள்</translation>
    </message>
    <message>
        <source>No text of the program cites it</source>
        <translation>நிரலின் எந்த வாசகமும் இதைக் குறிப்பிடவில்லை</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>பத்திகள்</translation>
    </message>
    <message>
        <source>always</source>
        <translation>எப்போதும்</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>குறிப்பு</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>வழிகாட்டி</translation>
    </message>
    <message>
        <source>house ruling</source>
        <translation>House விதி</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>சிக்கல்</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>அறிவிப்பு</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>பத்தி</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>ஆட்டம் தொடரும்</translation>
    </message>
    <message>
        <source>refusal</source>
        <translation>மறுப்பு</translation>
    </message>
    <message>
        <source>settlement line</source>
        <translation>தீர்வு வரி</translation>
    </message>
    <message>
        <source>{when}: {remedies}</source>
        <translation>{when}: {remedies}</translation>
    </message>
</context>
<context>
    <name>screen</name>
    <message>
        <source>This screen is too small: not everything can be seen, read or touched.</source>
        <translation>இத்திரை மிகச் சிறியது: அனைத்தையும் பார்க்கவோ படிக்கவோ தொடவோ முடியாது.</translation>
    </message>
    <message>
        <source>Show everything smaller in the desktop&apos;s settings, or use a larger screen.</source>
        <translation>மேசைத்தள அமைப்பில் சிறிதாக்கவும், அல்லது பெரிய திரை பயன்படுத்தவும்.</translation>
    </message>
</context>
<context>
    <name>self.window</name>
    <message>
        <source>Some names can&apos;t be shown.</source>
        <translation>சில பெயர்களைக் காட்ட முடியவில்லை.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>A break lasts</source>
        <translation>இடைவேளை நீளம்</translation>
    </message>
    <message>
        <source>A card is a Hit</source>
        <translation>சீட்டு என்பது Hit</translation>
    </message>
    <message>
        <source>A cut-off table goes by its register for</source>
        <translation>இணைப்பற்ற மேசை தன் பதிவேட்டைப் பயன்படுத்தும் காலம்</translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation>மற்ற அனைத்தும் Stand</translation>
    </message>
    <message>
        <source>Back-ups</source>
        <translation>காப்புப்பிரதிகள்</translation>
    </message>
    <message>
        <source>Badge reader&apos;s keys</source>
        <translation>அட்டை வாசிப்பான் விசைகள்</translation>
    </message>
    <message>
        <source>Bank of the tray</source>
        <translation>தட்டின் வங்கி</translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation>கட்ட வரம்புகள்</translation>
    </message>
    <message>
        <source>Boxes only</source>
        <translation>கட்டங்கள் மட்டும்</translation>
    </message>
    <message>
        <source>Break is due after</source>
        <translation>இடைவேளை, இதற்குப் பின்</translation>
    </message>
    <message>
        <source>Burn cards</source>
        <translation>Burn cards</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>சீட்டு வாசிப்பான்</translation>
    </message>
    <message>
        <source>Cards come back</source>
        <translation>சீட்டுகள் திரும்பும்</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>சீட்டுகள் வரும் வழி</translation>
    </message>
    <message>
        <source>Check of operations</source>
        <translation>செயல்பாட்டுச் சரிபார்ப்பு</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>சிப்கள்</translation>
    </message>
    <message>
        <source>Counts looked at for a pattern</source>
        <translation>போக்குக்குப் பார்க்கும் எண்ணிக்கைகள்</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>நாணயம்</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>வழங்கல்</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>கட்டுகள்</translation>
    </message>
    <message>
        <source>Desk that keeps the staff register</source>
        <translation>பணியாளர் பதிவேட்டை வைத்திருக்கும் மேசை</translation>
    </message>
    <message>
        <source>Desks that may rule</source>
        <translation>முடிவெடுக்கக்கூடிய மேசைகள்</translation>
    </message>
    <message>
        <source>Digits of a new PIN</source>
        <translation>புதிய PIN இலக்கங்கள்</translation>
    </message>
    <message>
        <source>Fills and credits as in</source>
        <translation>நிரப்பல், திருப்பல் முறை</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>நான்கு நிறங்கள்</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>Gaming day begins</source>
        <translation>ஆட்ட நாள் தொடக்கம்</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Language of slips</source>
        <translation>ரசீது மொழி</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>மேசை அமைப்பு</translation>
    </message>
    <message>
        <source>Live times</source>
        <translation>நேரடி நேரங்கள்</translation>
    </message>
    <message>
        <source>Locks after</source>
        <translation>பூட்டு, இதற்குப் பின்</translation>
    </message>
    <message>
        <source>Meaning of codes</source>
        <translation>குறியீடுகளின் பொருள்</translation>
    </message>
    <message>
        <source>Monitor&apos;s width</source>
        <translation>திரையின் அகலம்</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>தாள்</translation>
    </message>
    <message>
        <source>Par of the tray</source>
        <translation>தட்டின் நிர்ணய அளவு</translation>
    </message>
    <message>
        <source>People sign</source>
        <translation>கையொப்ப முறை</translation>
    </message>
    <message>
        <source>Pit&apos;s server</source>
        <translation>Pit சேவையகம்</translation>
    </message>
    <message>
        <source>Printer of reports</source>
        <translation>அறிக்கை அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>ரசீது அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Printer of the cage</source>
        <translation>காசாளர் கூட அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Reader is answered</source>
        <translation>வாசிப்பானுக்குப் பதில்</translation>
    </message>
    <message>
        <source>Reader&apos;s mode</source>
        <translation>வாசிப்பான் நிலை</translation>
    </message>
    <message>
        <source>Reader&apos;s operations</source>
        <translation>வாசிப்பான் செயல்பாடுகள்</translation>
    </message>
    <message>
        <source>Reader&apos;s speed</source>
        <translation>வாசிப்பான் வேகம்</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>குறைந்த அசைவு</translation>
    </message>
    <message>
        <source>Settled from</source>
        <translation>தீர்வு தொடங்குமிடம்</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Shortages that are a pattern</source>
        <translation>போக்காகும் குறைவுகள்</translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation>பக்கப் பந்தய வரம்புகள்</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>எழுத்து அளவு</translation>
    </message>
    <message>
        <source>Slips are printed</source>
        <translation>ரசீது அச்சிடல்</translation>
    </message>
    <message>
        <source>Slips are read by</source>
        <translation>ரசீதுகளைப் படிப்பவர்</translation>
    </message>
    <message>
        <source>Slips&apos; folder</source>
        <translation>ரசீது கோப்புறை</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>ஒலிகள்</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Table of tags</source>
        <translation>குறிச்சொல் அட்டவணை</translation>
    </message>
    <message>
        <source>Table&apos;s key</source>
        <translation>மேசையின் சாவி</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>தோற்றம்</translation>
    </message>
    <message>
        <source>Tray&apos;s money is kept</source>
        <translation>தட்டுப் பணக்கணக்கு</translation>
    </message>
    <message>
        <source>Variances explained from</source>
        <translation>விளக்க வேண்டிய வேறுபாடு, இதிலிருந்து</translation>
    </message>
    <message>
        <source>Variances for the regulator from</source>
        <translation>ஒழுங்குமுறையாளருக்கான வேறுபாடு, இதிலிருந்து</translation>
    </message>
    <message>
        <source>Variances reported from</source>
        <translation>தெரிவிக்க வேண்டிய வேறுபாடு, இதிலிருந்து</translation>
    </message>
    <message>
        <source>Witness file</source>
        <translation>சாட்சிக் கோப்பு</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>முன்பு போல</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>off</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>on</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>other colours</source>
        <translation>வேறு நிறங்கள்</translation>
    </message>
    <message>
        <source>{key} {value}</source>
        <translation>{key} {value}</translation>
    </message>
    <message>
        <source>{label}: {old} → {new}</source>
        <translation>{label}: {old} → {new}</translation>
    </message>
</context>
<context>
    <name>settlement</name>
    <message>
        <source>{own} against {dealer}</source>
        <translation>{own} எதிர் {dealer}</translation>
    </message>
    <message>
        <source>Interim Settlement</source>
        <translation>இடைக்காலத் தீர்வு</translation>
    </message>
    <message>
        <source>Final Settlement</source>
        <translation>இறுதித் தீர்வு</translation>
    </message>
    <message>
        <source>Void Round</source>
        <translation>ரத்தான சுற்று</translation>
    </message>
    <message>
        <source>Settled so far</source>
        <translation>இதுவரை தீர்ந்தது</translation>
    </message>
    <message>
        <source>Chips to move</source>
        <translation>நகர்த்த வேண்டிய சிப்கள்</translation>
    </message>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation>முதலில் சம்பவத்தைத் தீர்க்கவும். அதுவரை சிப் நகராது.</translation>
    </message>
    <message>
        <source>All moved: settle.</source>
        <translation>அனைத்தும் நகர்ந்தன: தீர்க்கவும்.</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>அனைத்தும் முடிந்தன.</translation>
    </message>
    <message>
        <source>All chips of the earlier settlement have moved. What a correction moves will be listed here.</source>
        <translation>முந்தைய தீர்வின் சிப்கள் நகர்ந்தன. திருத்தம் நகர்த்துவது இங்கே பட்டியலாகும்.</translation>
    </message>
    <message>
        <source>No chips move.</source>
        <translation>சிப் நகராது.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>இன்னும் இல்லை.</translation>
    </message>
    <message>
        <source>To do: {0}</source>
        <translation>செய்ய வேண்டியது: {0}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>கை {number}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>திரும்ப</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>மீட்டெடு</translation>
    </message>
    <message>
        <source>{what} {n} to {d}</source>
        <translation>{what} {n} : {d}</translation>
    </message>
    <message>
        <source>it was taken</source>
        <translation>எடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>it was taken, and plays on</source>
        <translation>எடுக்கப்பட்டது, ஆட்டத்தில் தொடர்கிறது</translation>
    </message>
    <message>
        <source>it was paid</source>
        <translation>கொடுக்கப்பட்டது</translation>
    </message>
    <message>
        <source>the Player has the chips</source>
        <translation>சிப் ஆட்டக்காரரிடம் உள்ளது</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>கணக்கில் இல்லை</translation>
    </message>
    <message>
        <source>what was paid, and the Bet</source>
        <translation>கொடுத்தது, பந்தயமும்</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>கட்டம் {0}</translation>
    </message>
</context>
<context>
    <name>settling</name>
    <message>
        <source>Box {0}: its chips have moved. What a correction moves will be listed.</source>
        <translation>கட்டம் {0}: சிப்கள் நகர்ந்தன. திருத்தம் நகர்த்துவது பட்டியலாகும்.</translation>
    </message>
    <message>
        <source>Box {0}: no more chips move.</source>
        <translation>கட்டம் {0}: மேலும் சிப் நகராது.</translation>
    </message>
    <message>
        <source>The witness file can&apos;t be added to.</source>
        <translation>சாட்சிக் கோப்பில் சேர்க்க முடியவில்லை.</translation>
    </message>
    <message>
        <source>The slip of Round {0} can&apos;t be made.</source>
        <translation>சுற்று {0}: ரசீது செய்ய முடியவில்லை.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Name of the house</source>
        <translation>House பெயர்</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>letters, digits, - and _</source>
        <translation>எழுத்து, இலக்கம், - _</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>நாணயம்</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>மேசை அமைப்பு</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>கட்டுகள்</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} முதல் {1}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>வழங்கல்</translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation>கட்ட வரம்புகள்</translation>
    </message>
    <message>
        <source>minimum and maximum</source>
        <translation>குறைந்தபட்சம், உச்ச வரம்பு</translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation>பக்கப் பந்தய வரம்புகள்</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>சிப்கள்</translation>
    </message>
    <message>
        <source>their values, the smallest first</source>
        <translation>மதிப்புகள், சிறியது முதலில்</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>சீட்டுகள் வரும் வழி</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>சீட்டு வாசிப்பான்</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>ரசீது அச்சுப்பொறி</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>தாள்</translation>
    </message>
    <message>
        <source>Keep the tray&apos;s money</source>
        <translation>தட்டின் பணத்தைக் கணக்கில் வை</translation>
    </message>
    <message>
        <source>no</source>
        <translation>இல்லை</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ஆம்</translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation>மாதிரி Shoe</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>கையால் பதிவு</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவுமில்லை</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>The drill is {0}</source>
        <translation>பயிற்சி: {0}</translation>
    </message>
</context>
<context>
    <name>si-ki-pi</name>
    <message>
        <source>Rankings</source>
        <translation>தரவரிசை</translation>
    </message>
    <message>
        <source>Open box {box}…</source>
        <translation>கட்டம் {box} திற…</translation>
    </message>
    <message>
        <source>Box {box} is set</source>
        <translation>கட்டம் {box} அடுக்கியது</translation>
    </message>
    <message>
        <source>House Way {box}</source>
        <translation>House Way {box}</translation>
    </message>
    <message>
        <source>House Way</source>
        <translation>House Way</translation>
    </message>
    <message>
        <source>set</source>
        <translation>அடுக்கியது</translation>
    </message>
    <message>
        <source>to open</source>
        <translation>திறக்க</translation>
    </message>
    <message>
        <source>to set</source>
        <translation>அடுக்க</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>தோல்வி</translation>
    </message>
    <message>
        <source>House Way {item}</source>
        <translation>House Way {item}</translation>
    </message>
    <message>
        <source>has set</source>
        <translation>அடுக்கினார்</translation>
    </message>
    <message>
        <source>open</source>
        <translation>திற</translation>
    </message>
    <message>
        <source>Low and High win</source>
        <translation>Low, High வெற்றி</translation>
    </message>
    <message>
        <source>Low wins, High loses</source>
        <translation>Low வெற்றி, High தோல்வி</translation>
    </message>
    <message>
        <source>Low loses, High wins</source>
        <translation>Low தோல்வி, High வெற்றி</translation>
    </message>
    <message>
        <source>Low and High lose</source>
        <translation>Low, High தோல்வி</translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation>{words}; {percent}% கமிஷன்: {kept} பிடித்தம்</translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation>கொடு, {percent}% கழித்து</translation>
    </message>
    <message>
        <source>Box {box} is set, face down</source>
        <translation>கட்டம் {box} அடுக்கியது, மூடியது</translation>
    </message>
    <message>
        <source>Box {box} was set: {halves}</source>
        <translation>கட்டம் {box} அடுக்கியது: {halves}</translation>
    </message>
    <message>
        <source>Box {box}, House Way {item}: {halves}</source>
        <translation>கட்டம் {box}, House Way {item}: {halves}</translation>
    </message>
    <message>
        <source>Dealer, House Way {item}: {halves}</source>
        <translation>டீலர், House Way {item}: {halves}</translation>
    </message>
    <message>
        <source>House Way, please</source>
        <translation>House Way வேண்டும்</translation>
    </message>
    <message>
        <source>House Way again…</source>
        <translation>House Way மீண்டும்…</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>கட்டம் {number}</translation>
    </message>
    <message>
        <source>Who asks for the House Way?</source>
        <translation>யார் House Way கேட்கிறார்?</translation>
    </message>
    <message>
        <source>Not set yet: box {boxes}. Open your cards all the same?</source>
        <translation>அடுக்காதவை: கட்டம் {boxes}. ஆனாலும் டீலர் சீட்டுகளைத் திறக்கவா?</translation>
    </message>
    <message>
        <source>Open my cards: then only the House Way may set box {boxes}</source>
        <translation>டீலர் சீட்டுகளைத் திற: பிறகு கட்டம் {boxes} House Way மட்டும்</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>ஒவ்வொரு சீட்டாக</translation>
    </message>
    <message>
        <source>Sets of four</source>
        <translation>நான்கு தொகுப்பு</translation>
    </message>
    <message>
        <source>{higher} beats {lower}</source>
        <translation>{higher} &gt; {lower}</translation>
    </message>
    <message>
        <source>Pair of Aces</source>
        <translation>Ace ஜோடி</translation>
    </message>
    <message>
        <source>Pair of Kings</source>
        <translation>King ஜோடி</translation>
    </message>
    <message>
        <source>Pair of Queens</source>
        <translation>Queen ஜோடி</translation>
    </message>
    <message>
        <source>Pair of Jacks</source>
        <translation>Jack ஜோடி</translation>
    </message>
    <message>
        <source>Pair of {rank}s</source>
        <translation>{rank} ஜோடி</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 புள்ளி</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} புள்ளி</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>ஜோடி</translation>
    </message>
    <message>
        <source>Pairs and Gong, the highest first</source>
        <translation>ஜோடி, Gong: உயர்ந்தது முதலில்</translation>
    </message>
    <message>
        <source>Point Total: in a row the left is higher; 0 against 0 is the Dealer&apos;s</source>
        <translation>மொத்தப் புள்ளி: வரிசையில் இடது உயர்ந்தது; 0 எதிர் 0 டீலருக்கு</translation>
    </message>
</context>
<context>
    <name>signed</name>
    <message>
        <source>{card} from {start} to {end}</source>
        <translation>{card}: {start}, பிறகு {end}</translation>
    </message>
    <message>
        <source>Card {number}, {where}: {read} was really {truth}</source>
        <translation>சீட்டு {number}, {where}: {read} உண்மையில் {truth}</translation>
    </message>
    <message>
        <source>The settlement of Round {round}, slip {slip}, is reopened.</source>
        <translation>சுற்று {round}, ரசீது {slip}: தீர்வு மீண்டும் திறந்தது.</translation>
    </message>
    <message>
        <source>Reason: “{reason}”</source>
        <translation>காரணம்: “{reason}”</translation>
    </message>
    <message>
        <source>{player}: {sum} by this settlement</source>
        <translation>{player}: இத்தீர்வில் {sum}</translation>
    </message>
    <message>
        <source>The report was made in error.</source>
        <translation>அறிக்கை தவறாகச் செய்யப்பட்டது.</translation>
    </message>
    <message>
        <source>Box {box}, {player}: {bet} {sum} was found; with it {whole} lie there.</source>
        <translation>கட்டம் {box}, {player}: {bet} {sum} கிடைத்தது; அதனுடன் மொத்தம் {whole}.</translation>
    </message>
    <message>
        <source>The maximum is {most}.</source>
        <translation>உச்ச வரம்பு {most}.</translation>
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
        <translation>Insurance, {0}</translation>
    </message>
</context>
<context>
    <name>slips</name>
    <message>
        <source>Player&apos;s slip {0}</source>
        <translation>ஆட்டக்காரர் ரசீது {0}</translation>
    </message>
    <message>
        <source>Void slip {0}</source>
        <translation>ரத்து ரசீது {0}</translation>
    </message>
    <message>
        <source>Slip {0}</source>
        <translation>ரசீது {0}</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>சரிக்கட்டல்</translation>
    </message>
    <message>
        <source>All Bets</source>
        <translation>எல்லாப் பந்தயங்கள்</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>தொகை</translation>
    </message>
    <message>
        <source>Amounts in</source>
        <translation>தொகைகள்</translation>
    </message>
    <message>
        <source>Anyone can verify it without the table: tablemgr slips verify, or the page verify.html.</source>
        <translation>மேசை இல்லாமல் யாரும் சரிபார்க்கலாம்: tablemgr slips verify, அல்லது verify.html பக்கம்.</translation>
    </message>
    <message>
        <source>Assessor, {role}</source>
        <translation>மதிப்பீட்டாளர், {role}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>தொடங்கியது</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>கட்டம் {number}</translation>
    </message>
    <message>
        <source>Box {number}, continued</source>
        <translation>கட்டம் {number}, தொடர்ச்சி</translation>
    </message>
    <message>
        <source>Buy-in {number}</source>
        <translation>வாங்கல் {number}</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>வாங்கல்கள்</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>தேர்வர்</translation>
    </message>
    <message>
        <source>Card {number} was not read; its face was entered by hand.</source>
        <translation>சீட்டு {number} வாசிக்கப்படவில்லை; கையால் உள்ளிடப்பட்டது.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>வழக்குகள்</translation>
    </message>
    <message>
        <source>Certificate of a table test</source>
        <translation>மேசைத் தேர்வுச் சான்றிதழ்</translation>
    </message>
    <message>
        <source>Change of the table&apos;s key</source>
        <translation>மேசைச் சாவி மாற்றம்</translation>
    </message>
    <message>
        <source>Chips moved</source>
        <translation>நகர்த்திய சிப்கள்</translation>
    </message>
    <message>
        <source>Chips moved before the reopening</source>
        <translation>மறுதிறப்புக்கு முன் நகர்த்திய சிப்கள்</translation>
    </message>
    <message>
        <source>Chips moved since the reopening</source>
        <translation>மறுதிறப்புக்குப் பின் நகர்த்திய சிப்கள்</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>இறுதி எண்ணிக்கை</translation>
    </message>
    <message>
        <source>Closer {number}</source>
        <translation>இறுதி எண்ணிக்கை {number}</translation>
    </message>
    <message>
        <source>Correction of a payout {number}</source>
        <translation>கொடுத்த தொகைத் திருத்தம் {number}</translation>
    </message>
    <message>
        <source>Corrects settlement</source>
        <translation>திருத்தும் தீர்வு</translation>
    </message>
    <message>
        <source>Count of the tray {number}</source>
        <translation>தட்டு எண்ணிக்கை {number}</translation>
    </message>
    <message>
        <source>Counted drop {number}</source>
        <translation>எண்ணிய பெட்டித் தொகை {number}</translation>
    </message>
    <message>
        <source>Counted less booked</source>
        <translation>எண்ணியது கழித்தல் கணக்கு</translation>
    </message>
    <message>
        <source>Credit {number}</source>
        <translation>திருப்பல் {number}</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>திருப்பல்கள்</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>நகல் {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>தேதி</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>டீலர்</translation>
    </message>
    <message>
        <source>Dealt by</source>
        <translation>சீட்டு வழங்கியவர்</translation>
    </message>
    <message>
        <source>Dealt for training. No money was at stake.</source>
        <translation>பயிற்சிக்காக வழங்கியது. பணப் பந்தயம் இல்லை.</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>முடிந்தது</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>பதிவு</translation>
    </message>
    <message>
        <source>Exceptions that nobody explained yet</source>
        <translation>இன்னும் விளக்கப்படாத விதிவிலக்குகள்</translation>
    </message>
    <message>
        <source>Fill {number}</source>
        <translation>நிரப்பல் {number}</translation>
    </message>
    <message>
        <source>Fills</source>
        <translation>நிரப்பல்கள்</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>ஆட்டம்</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>கை {number}</translation>
    </message>
    <message>
        <source>Head of the journal {number}</source>
        <translation>பதிவேட்டின் தலை {number}</translation>
    </message>
    <message>
        <source>House</source>
        <translation>House</translation>
    </message>
    <message>
        <source>Initial Bet</source>
        <translation>ஆரம்பப் பந்தயம்</translation>
    </message>
    <message>
        <source>It is compared by {command}</source>
        <translation>இதை ஒப்பிடும் கட்டளை: {command}</translation>
    </message>
    <message>
        <source>Journal {code}</source>
        <translation>பதிவேடு {code}</translation>
    </message>
    <message>
        <source>Journal {code}, entry {number}</source>
        <translation>பதிவேடு {code}, பதிவு {number}</translation>
    </message>
    <message>
        <source>Journal, entry {number}</source>
        <translation>பதிவேடு, பதிவு {number}</translation>
    </message>
    <message>
        <source>Keep it where the people of this table can&apos;t change it.</source>
        <translation>இந்த மேசையினர் மாற்ற முடியாத இடத்தில் வைத்திருங்கள்.</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>தோல்வி</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>தோற்றது</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>நிகரம்</translation>
    </message>
    <message>
        <source>New key: {key}</source>
        <translation>புதிய சாவி: {key}</translation>
    </message>
    <message>
        <source>No Bets</source>
        <translation>பந்தயம் இல்லை</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>காரணம் சொல்லப்படவில்லை.</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>இதற்குரியது</translation>
    </message>
    <message>
        <source>Of them Void</source>
        <translation>அவற்றில் ரத்தானவை</translation>
    </message>
    <message>
        <source>Of them reopened</source>
        <translation>அவற்றில் மீண்டும் திறந்தவை</translation>
    </message>
    <message>
        <source>Old key: {key}</source>
        <translation>பழைய சாவி: {key}</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>தொடக்க எண்ணிக்கை</translation>
    </message>
    <message>
        <source>Opener {number}</source>
        <translation>தொடக்க எண்ணிக்கை {number}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>பக்கம் {page} / {pages}</translation>
    </message>
    <message>
        <source>Part {number} of {count}: {goes}</source>
        <translation>பகுதி {number} / {count}: {goes}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>ஆட்டக்காரர்</translation>
    </message>
    <message>
        <source>REPLACED</source>
        <translation>மாற்றப்பட்டது</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>காரணம்: {reason}</translation>
    </message>
    <message>
        <source>Reason: “{text}”</source>
        <translation>காரணம்: “{text}”</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>குறிப்புகள்</translation>
    </message>
    <message>
        <source>Reopened {time} {by}</source>
        <translation>மீண்டும் திறந்தது {time} {by}</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>இதற்குப் பதில்</translation>
    </message>
    <message>
        <source>Replaces {slip}</source>
        <translation>இதற்குப் பதில்: {slip}</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>கோரிக்கை</translation>
    </message>
    <message>
        <source>Request for chips {number}</source>
        <translation>சிப் கோரிக்கை {number}</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>திரும்பியது</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>சுற்று</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>சுற்றுகள்</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>விதிநூல்</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>விதிகள்</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>அமர்வு</translation>
    </message>
    <message>
        <source>Session of the tray</source>
        <translation>தட்டின் அமர்வு</translation>
    </message>
    <message>
        <source>Settings changed since the last slip</source>
        <translation>முந்தைய ரசீதுக்குப் பின் மாறிய அமைப்புகள்</translation>
    </message>
    <message>
        <source>Settlement for one Player {number}</source>
        <translation>ஓர் ஆட்டக்காரரின் தீர்வு {number}</translation>
    </message>
    <message>
        <source>Settlement slip</source>
        <translation>தீர்வு ரசீது</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Shift report {number}</source>
        <translation>பணிநேர அறிக்கை {number}</translation>
    </message>
    <message>
        <source>Signed by the key {key}</source>
        <translation>கையொப்பமிட்ட சாவி: {key}</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>ரசீது</translation>
    </message>
    <message>
        <source>Slip of a Void Round</source>
        <translation>ரத்தான சுற்றின் ரசீது</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>ரசீதுகள்</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>பந்தயம்</translation>
    </message>
    <message>
        <source>Stand Off</source>
        <translation>சமநிலை</translation>
    </message>
    <message>
        <source>Still to do at this moment</source>
        <translation>இப்போது இன்னும் செய்ய வேண்டியது</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>மேசை {table}</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>செலுத்தும் முறை</translation>
    </message>
    <message>
        <source>The House gets it</source>
        <translation>House பெறுகிறது</translation>
    </message>
    <message>
        <source>The House won on Rounds</source>
        <translation>சுற்றுகளில் House வென்றது</translation>
    </message>
    <message>
        <source>The Player gets it</source>
        <translation>ஆட்டக்காரர் பெறுகிறார்</translation>
    </message>
    <message>
        <source>The staff register differs in 1 point that no other Shift Manager has signed.</source>
        <translation>பணியாளர் பதிவேட்டில் 1 வேறுபாடு; வேறு Shift மேலாளர் கையொப்பமிடவில்லை.</translation>
    </message>
    <message>
        <source>The staff register differs in {points} points that no other Shift Manager has signed.</source>
        <translation>பணியாளர் பதிவேட்டில் {points} வேறுபாடுகள்; வேறு Shift மேலாளர் கையொப்பமிடவில்லை.</translation>
    </message>
    <message>
        <source>The table has no key: its slips are not signed.</source>
        <translation>இந்த மேசைக்குச் சாவி இல்லை: அதன் ரசீதுகளில் கையொப்பம் இல்லை.</translation>
    </message>
    <message>
        <source>The table&apos;s key</source>
        <translation>மேசைச் சாவி</translation>
    </message>
    <message>
        <source>The table&apos;s key or a witness speaks against the journal; no Shift Manager has signed.</source>
        <translation>மேசைச் சாவியோ சாட்சியோ பதிவேட்டுடன் முரண்; Shift மேலாளர் யாரும் கையொப்பமிடவில்லை.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>நேரம்</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>மொத்தம்</translation>
    </message>
    <message>
        <source>Totals, continued</source>
        <translation>மொத்தம், தொடர்ச்சி</translation>
    </message>
    <message>
        <source>Tray by the books</source>
        <translation>கணக்கின்படி தட்டு</translation>
    </message>
    <message>
        <source>Under {paragraph} every Bet is returned.</source>
        <translation>{paragraph}: எல்லாப் பந்தயமும் திரும்பும்.</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>VOID: {slip}</source>
        <translation>ரத்து: {slip}</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>செல்லுபடி</translation>
    </message>
    <message>
        <source>Variances</source>
        <translation>வேறுபாடுகள்</translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation>ரத்து ரசீது</translation>
    </message>
    <message>
        <source>Void {number}</source>
        <translation>ரத்து {number}</translation>
    </message>
    <message>
        <source>Voided by {by}</source>
        <translation>ரத்துசெய்தவர்: {by}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>வென்றது</translation>
    </message>
    <message>
        <source>all</source>
        <translation>அனைத்தும்</translation>
    </message>
    <message>
        <source>boxes only</source>
        <translation>கட்டங்கள் மட்டும்</translation>
    </message>
    <message>
        <source>changed outside of the program; nobody has signed</source>
        <translation>நிரலுக்கு வெளியே மாற்றம்; யாரும் கையொப்பமிடவில்லை</translation>
    </message>
    <message>
        <source>give back {amount}</source>
        <translation>திருப்பிக் கொடு {amount}</translation>
    </message>
    <message>
        <source>given back {amount}</source>
        <translation>திருப்பிக் கொடுத்தது {amount}</translation>
    </message>
    <message>
        <source>house ruling {ruling}</source>
        <translation>House விதி {ruling}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>எண் {number}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>கொடுத்தது {amount}</translation>
    </message>
    <message>
        <source>pay {amount}</source>
        <translation>கொடு {amount}</translation>
    </message>
    <message>
        <source>pays {won} to {staked}</source>
        <translation>{won} : {staked}</translation>
    </message>
    <message>
        <source>recover {amount}</source>
        <translation>மீட்டெடு {amount}</translation>
    </message>
    <message>
        <source>recovered {amount}</source>
        <translation>மீட்டது {amount}</translation>
    </message>
    <message>
        <source>signed by PIN</source>
        <translation>PIN கையொப்பம்</translation>
    </message>
    <message>
        <source>signed by name</source>
        <translation>பெயர் கையொப்பம்</translation>
    </message>
    <message>
        <source>signed by new PIN</source>
        <translation>புதிய PIN கையொப்பம்</translation>
    </message>
    <message>
        <source>signed by {by}</source>
        <translation>கையொப்பம்: {by}</translation>
    </message>
    <message>
        <source>signed by {by}, by PIN</source>
        <translation>கையொப்பம்: {by}, PIN மூலம்</translation>
    </message>
    <message>
        <source>signed by {by}, by a new PIN after a recovery</source>
        <translation>கையொப்பம்: {by}, மீட்புக்குப் பின் புதிய PIN மூலம்</translation>
    </message>
    <message>
        <source>signed by {by}, by name</source>
        <translation>கையொப்பம்: {by}, பெயர் மூலம்</translation>
    </message>
    <message>
        <source>slip {digits}</source>
        <translation>ரசீது {digits}</translation>
    </message>
    <message>
        <source>take {amount}</source>
        <translation>எடு {amount}</translation>
    </message>
    <message>
        <source>taken {amount}</source>
        <translation>எடுத்தது {amount}</translation>
    </message>
    <message>
        <source>void slip {digits}</source>
        <translation>ரத்து ரசீது {digits}</translation>
    </message>
    <message>
        <source>{cash} of it in cash</source>
        <translation>அதில் ரொக்கம் {cash}</translation>
    </message>
    <message>
        <source>{day}, or until the rules change</source>
        <translation>{day} வரை, அல்லது விதிகள் மாறும்வரை</translation>
    </message>
    <message>
        <source>{done} {by}</source>
        <translation>{done} {by}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} முதல் {last} வரை</translation>
    </message>
    <message>
        <source>{kind} slip {digits}</source>
        <translation>{kind} ரசீது {digits}</translation>
    </message>
    <message>
        <source>{kind} {number}, signed by table {table}</source>
        <translation>{kind} {number}, கையொப்பம்: மேசை {table}</translation>
    </message>
    <message>
        <source>{label}: {old} → {new}</source>
        <translation>{label}: {old} → {new}</translation>
    </message>
    <message>
        <source>{number} reprinted</source>
        <translation>{number} மறு அச்சு</translation>
    </message>
    <message>
        <source>{role}: {name}</source>
        <translation>{role}: {name}</translation>
    </message>
    <message>
        <source>{slip} had replaced {replaced}</source>
        <translation>{slip}, முன்பு இதற்குப் பதிலானது: {replaced}</translation>
    </message>
    <message>
        <source>{slip} replaces this one, which is no longer the settlement.</source>
        <translation>{slip} இதற்குப் பதிலாகிறது; இது இனி தீர்வு அல்ல.</translation>
    </message>
    <message>
        <source>Variance {number}</source>
        <translation>வேறுபாடு {number}</translation>
    </message>
    <message>
        <source>Exception</source>
        <translation>விதிவிலக்கு</translation>
    </message>
    <message>
        <source>What differed</source>
        <translation>வேறுபட்டது</translation>
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Entries of its log up to number {0} were changed or removed.</source>
        <translation>எண் {0} வரையான பதிவுகள் மாற்றப்பட்டன அல்லது நீக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>{0} is no longer in it.</source>
        <translation>{0} அதில் இனி இல்லை.</translation>
    </message>
    <message>
        <source>Its entry {0}, of {1}, was changed or removed.</source>
        <translation>அதன் பதிவு {0} ({1}) மாற்றப்பட்டது அல்லது நீக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>{0} has signed for what was changed in it: {1}.</source>
        <translation>{0} அதன் மாற்றத்துக்குக் கையொப்பமிட்டார்: {1}.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>அனைத்தும்</translation>
    </message>
    <message>
        <source>{0} is in it as {1}</source>
        <translation>{0} அதில் உள்ளார்: {1}</translation>
    </message>
    <message>
        <source>{0} was disabled</source>
        <translation>{0} முடக்கப்பட்டார்</translation>
    </message>
    <message>
        <source>{0} was enabled</source>
        <translation>{0} இயக்கப்பட்டார்</translation>
    </message>
    <message>
        <source>{0} was given another PIN</source>
        <translation>{0}: வேறு PIN தரப்பட்டது</translation>
    </message>
    <message>
        <source>{0} has another PIN</source>
        <translation>{0}: வேறு PIN உள்ளது</translation>
    </message>
    <message>
        <source>{0} was given a badge</source>
        <translation>{0}: அட்டை தரப்பட்டது</translation>
    </message>
    <message>
        <source>{0} no longer has a badge</source>
        <translation>{0}: இனி அட்டை இல்லை</translation>
    </message>
    <message>
        <source>{0}, and its log does not say so.</source>
        <translation>{0}; அதன் பதிவு அதைச் சொல்லவில்லை.</translation>
    </message>
    <message>
        <source>{0}, by {1}.</source>
        <translation>{0}, செய்தவர் {1}.</translation>
    </message>
    <message>
        <source>What it has on {0} was changed by something else than this program.</source>
        <translation>{0}: அதிலுள்ள விவரம் இந்நிரல் அல்லாத ஒன்றால் மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>Its log was changed by something else than this program, from entry {1} on.</source>
        <translation>பதிவு {1} முதல் அதன் பதிவேடு இந்நிரல் அல்லாத ஒன்றால் மாற்றப்பட்டது.</translation>
    </message>
    <message>
        <source>Something else than this program took rows out of it, or put old ones back.</source>
        <translation>இந்நிரல் அல்லாத ஒன்று வரிகளை நீக்கியது, அல்லது பழையவற்றை வைத்தது.</translation>
    </message>
    <message>
        <source>It is not sealed by the key that it had before.</source>
        <translation>முன்பிருந்த சாவியால் முத்திரையிடப்படவில்லை.</translation>
    </message>
    <message>
        <source>1 signature of {1} is in its log and not in the journal.</source>
        <translation>{1}: 1 கையொப்பம் அதன் பதிவில் உண்டு, மேசைப் பதிவேட்டில் இல்லை.</translation>
    </message>
    <message>
        <source>{0} signatures of {1} are in its log and not in the journal.</source>
        <translation>{1}: {0} கையொப்பங்கள் அதன் பதிவில் உண்டு, மேசைப் பதிவேட்டில் இல்லை.</translation>
    </message>
    <message>
        <source>1 signature of {1} is not his by its log (entry {2}).</source>
        <translation>{1}: 1 கையொப்பம் அதன் பதிவின்படி அவருடையதல்ல (பதிவு {2}).</translation>
    </message>
    <message>
        <source>{0} signatures of {1} are not his by its log (first: entry {2}).</source>
        <translation>{1}: {0} கையொப்பங்கள் அதன் பதிவின்படி அவருடையவையல்ல (முதல்: பதிவு {2}).</translation>
    </message>
</context>
<context>
    <name>steps of fills and credits</name>
    <message>
        <source>attest</source>
        <translation>சான்றளி</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>அனுப்பு</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>பெட்டியில் இடு</translation>
    </message>
    <message>
        <source>fetch</source>
        <translation>எடுத்து வா</translation>
    </message>
    <message>
        <source>issue</source>
        <translation>வழங்கு</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>பெறு</translation>
    </message>
    <message>
        <source>request</source>
        <translation>கோரு</translation>
    </message>
    <message>
        <source>return</source>
        <translation>திருப்பு</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>சரிபார்</translation>
    </message>
</context>
<context>
    <name>stopped</name>
    <message>
        <source>The Round is stopped</source>
        <translation>சுற்று நிறுத்தப்பட்டது</translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>சீட்டுகளையும் பந்தயங்களையும் அப்படியே விடவும்.</translation>
    </message>
    <message>
        <source>Close the window and start the program again.</source>
        <translation>சாளரத்தை மூடி, நிரலை மீண்டும் தொடங்கவும்.</translation>
    </message>
    <message>
        <source>Everything up to entry {number} is stored.</source>
        <translation>பதிவு {number} வரை அனைத்தும் சேமிக்கப்பட்டன.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>ஒரு சீட்டு</translation>
    </message>
</context>
<context>
    <name>tenders</name>
    <message>
        <source>cash</source>
        <translation>ரொக்கம்</translation>
    </message>
    <message>
        <source>coupon</source>
        <translation>கூப்பன்</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>கடன்சீட்டு</translation>
    </message>
    <message>
        <source>ticket</source>
        <translation>டிக்கெட்</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>பரிமாற்றம்</translation>
    </message>
</context>
<context>
    <name>ticking</name>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation>முதலில் சம்பவத்தைத் தீர்க்கவும். அதுவரை சிப் நகராது.</translation>
    </message>
    <message>
        <source>While Bets are open their Players move them.</source>
        <translation>பந்தயம் திறந்திருக்கையில் ஆட்டக்காரர்களே நகர்த்துவர்.</translation>
    </message>
    <message>
        <source>The settlement is made. It can only be reopened.</source>
        <translation>தீர்வு முடிந்தது. மீண்டும் திறக்க மட்டுமே முடியும்.</translation>
    </message>
    <message>
        <source>These chips have moved in play: that stays as it is.</source>
        <translation>இச்சிப்கள் ஆட்டத்தில் நகர்ந்தன: அப்படியே இருக்கும்.</translation>
    </message>
    <message>
        <source>These chips had moved before the settlement was reopened: that stays as it is. A correction or a report lists what must move now.</source>
        <translation>தீர்வு மீண்டும் திறக்குமுன் இச்சிப்கள் நகர்ந்தன: அப்படியே இருக்கும். இனி நகர்த்துவதைத் திருத்தமோ அறிக்கையோ பட்டியலிடும்.</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The tour will be shown again at the next start.</source>
        <translation>அடுத்த தொடக்கத்தில் அறிமுகம் மீண்டும் காட்டப்படும்.</translation>
    </message>
    <message>
        <source>The shoe is here, with what happens to it.</source>
        <translation>Shoe பற்றிய செய்திகளும் இங்கே வரும்.</translation>
    </message>
    <message>
        <source>At this table a simulated shoe deals: D draws a card.</source>
        <translation>இந்த மேசையில் மாதிரி Shoe வழங்கும்: D சீட்டு எடுக்கும்.</translation>
    </message>
    <message>
        <source>The most urgent message stands here; a touch shows all of them.</source>
        <translation>மிக அவசரமான செய்தி இங்கே; தொட்டால் எல்லாம் தெரியும்.</translation>
    </message>
    <message>
        <source>The felt</source>
        <translation>மேசை</translation>
    </message>
    <message>
        <source>A touch on a box lays the chosen chip. Cards lie where they are dealt, with their total. Below them stands what is asked or due at the box: a touch does it.</source>
        <translation>கட்டத்தைத் தொட்டால் தேர்ந்த சிப் வைக்கப்படும். சீட்டுகள் வழங்கிய இடத்தில் மொத்தத்துடன் இருக்கும். கீழே கேட்க வேண்டியதோ செய்ய வேண்டியதோ இருக்கும்: தொட்டால் அது முடியும்.</translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation>இப்போது செய்ய வேண்டியது</translation>
    </message>
    <message>
        <source>The sentence is the next step; gold words in quotes are said aloud. A touch on it, or F1, opens the paragraph behind it.</source>
        <translation>இந்த வாக்கியம் அடுத்த படி; மேற்கோளில் உள்ள தங்கச் சொற்களை உரக்கச் சொல்லவும். தொட்டால் அல்லது F1 அழுத்தினால் பத்தி திறக்கும்.</translation>
    </message>
    <message>
        <source>Five keys</source>
        <translation>ஐந்து விசைகள்</translation>
    </message>
    <message>
        <source>Each key has its place in every phase. Gold is due now; the corner is Space. One with a dashed edge is not allowed: touch it, and the sentence says why.</source>
        <translation>ஒவ்வொரு விசையும் எல்லாக் கட்டத்திலும் தன் இடத்தில் இருக்கும். தங்கம் இப்போது செய்ய வேண்டியது; மூலை Space. கோடிட்ட விளிம்பு அனுமதி இல்லை: தொட்டால் காரணம் தெரியும்.</translation>
    </message>
    <message>
        <source>Beside the felt</source>
        <translation>மேசைக்குப் பக்கத்தில்</translation>
    </message>
    <message>
        <source>First the Bets and the chips, then the Hand whose turn it is, at the end what is taken and paid, box by box.</source>
        <translation>முதலில் பந்தயமும் சிப்புகளும், பிறகு முறை வரும் கை, கடைசியில் எடுப்பதும் செலுத்துவதும், கட்டம் கட்டமாக.</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>தவறு இருந்தால்</translation>
    </message>
    <message>
        <source>Take back says what it puts right. The menu has everything else: reports, cards by hand, slips, the rules, and this tour.</source>
        <translation>&apos;திரும்பப் பெறு&apos; எதைச் சரிசெய்யும் எனச் சொல்லும். மற்றவை மெனுவில்: அறிக்கைகள், கையால் சீட்டுப் பதிவு, சீட்டிகள், விதிகள், இந்தச் அறிமுகம்.</translation>
    </message>
    <message>
        <source>Messages and the shoe</source>
        <translation>செய்திகளும் Shoe-வும்</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>TRAINING</source>
        <translation>பயிற்சி</translation>
    </message>
    <message>
        <source>{0} Touch Stop. {1}.</source>
        <translation>{0} “நிறுத்து” தொடவும். {1}.</translation>
    </message>
    <message>
        <source>Printer: no paper</source>
        <translation>அச்சுப்பொறி: தாள் இல்லை</translation>
    </message>
    <message>
        <source>You paid me short last time.</source>
        <translation>கடந்த முறை குறைவாகக் கொடுக்கப்பட்டது.</translation>
    </message>
    <message>
        <source>Takes chips back</source>
        <translation>சிப்களைத் திரும்ப எடுக்கிறார்</translation>
    </message>
    <message>
        <source>Paid: {0}</source>
        <translation>கொடுத்தது: {0}</translation>
    </message>
    <message>
        <source>For the Dealer: {0}</source>
        <translation>டீலருக்கு: {0}</translation>
    </message>
    <message>
        <source>{0} too</source>
        <translation>{0} கூட</translation>
    </message>
    <message>
        <source>not {0}</source>
        <translation>{0} அல்ல</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>தொடர்</translation>
    </message>
    <message>
        <source>What do you do next?</source>
        <translation>அடுத்து என்ன?</translation>
    </message>
    <message>
        <source>Wait: the Players lay their Bets.</source>
        <translation>காத்திருங்கள்: ஆட்டக்காரர்கள் பந்தயம் வைக்கிறார்கள்.</translation>
    </message>
    <message>
        <source>You have said it. Now touch {button}.</source>
        <translation>சொல்லிவிட்டீர்கள். இப்போது {button} தொடவும்.</translation>
    </message>
    <message>
        <source>Move the chips as you have said, then go on.</source>
        <translation>நீங்கள் சொன்னபடி சிப்புகளை நகர்த்தி, பிறகு தொடரவும்.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>சீட்டுகள்</translation>
    </message>
    <message>
        <source>Say where the next card goes.</source>
        <translation>அடுத்த சீட்டு எங்கே செல்லும் எனச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Say what each Bet wins or loses.</source>
        <translation>ஒவ்வொரு பந்தயமும் வெல்வதையோ தோற்பதையோ சொல்லவும்.</translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation>அடுத்த சீட்டு எங்கே?</translation>
    </message>
    <message>
        <source>Which Bet do you settle next?</source>
        <translation>அடுத்து எந்தப் பந்தயம் தீரும்?</translation>
    </message>
    <message>
        <source>Box {0}, {1}’s {2}: pay, take or leave?</source>
        <translation>கட்டம் {0}, {1}, {2}: கொடுக்கவா, எடுக்கவா, விடவா?</translation>
    </message>
    <message>
        <source>Set your own Hand.</source>
        <translation>டீலர் கையை அடுக்கவும்.</translation>
    </message>
    <message>
        <source>Call the total of the {0}.</source>
        <translation>மொத்தம் சொல்லவும்: {0}.</translation>
    </message>
    <message>
        <source>Call your own total.</source>
        <translation>டீலர் மொத்தம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>Call the total of box {0}.</source>
        <translation>கட்டம் {0}: மொத்தம் சொல்லவும்.</translation>
    </message>
    <message>
        <source>{0}, Hand {1}</source>
        <translation>{0}, கை {1}</translation>
    </message>
    <message>
        <source>Something is announced first. {0}.</source>
        <translation>முதலில் ஓர் அறிவிப்பு. {0}.</translation>
    </message>
    <message>
        <source>Not there. {0}.</source>
        <translation>அங்கே அல்ல. {0}.</translation>
    </message>
    <message>
        <source>Nothing was wrong in {0} answers.</source>
        <translation>{0} பதில்களில் தவறில்லை.</translation>
    </message>
    <message>
        <source>soft {0}</source>
        <translation>soft {0}</translation>
    </message>
    <message>
        <source>First {0}: take before you pay</source>
        <translation>முதலில் {0}: கொடுக்கும் முன் எடுக்கவும்</translation>
    </message>
    <message>
        <source>In chips: {0}</source>
        <translation>சிப்களில்: {0}</translation>
    </message>
    <message>
        <source>Wait for the Player’s signal</source>
        <translation>ஆட்டக்காரர் சைகைக்குக் காத்திருக்கவும்</translation>
    </message>
    <message>
        <source>The signal was: {0}</source>
        <translation>சைகை: {0}</translation>
    </message>
    <message>
        <source>Nothing is announced now</source>
        <translation>இப்போது அறிவிப்பு இல்லை</translation>
    </message>
    <message>
        <source>Announce: “{0}”</source>
        <translation>அறிவிக்கவும்: “{0}”</translation>
    </message>
    <message>
        <source>Low {0}, High {1}</source>
        <translation>Low {0}, High {1}</translation>
    </message>
    <message>
        <source>{0}, not: {1}</source>
        <translation>{0}, இது அல்ல: {1}</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>கொடு {0}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>எடு {0}</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>விடு</translation>
    </message>
    <message>
        <source>nothing is allowed</source>
        <translation>எதுவும் அனுமதியில்லை</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>சீட்டு இல்லை</translation>
    </message>
    <message>
        <source>{0} and {1} in cash</source>
        <translation>{0}, ரொக்கம் {1}</translation>
    </message>
    <message>
        <source>none</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>{0}, not: {1}.</source>
        <translation>{0}, இது அல்ல: {1}.</translation>
    </message>
    <message>
        <source>Missed: {0}</source>
        <translation>தவறவிட்டது: {0}</translation>
    </message>
    <message>
        <source>Too late: {0}</source>
        <translation>தாமதம்: {0}</translation>
    </message>
    <message>
        <source>Nothing was wrong: no {0}</source>
        <translation>தவறில்லை: {0} இல்லை</translation>
    </message>
    <message>
        <source>Seen: {0}</source>
        <translation>கவனித்தது: {0}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>எதுவுமில்லை</translation>
    </message>
    <message>
        <source>Nothing
is wrong</source>
        <translation>தவறு
இல்லை</translation>
    </message>
    <message>
        <source>It is
allowed</source>
        <translation>அனுமதி
உண்டு</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>சீட்டு இல்லை</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>The table is closed: count the opener.</source>
        <translation>மேசை மூடியுள்ளது: தொடக்க எண்ணிக்கையை எண்ணவும்.</translation>
    </message>
    <message>
        <source>The opener is counted once: now the second person.</source>
        <translation>தொடக்க எண்ணிக்கை ஒருமுறை எண்ணப்பட்டது: இப்போது இரண்டாமவர்.</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>மேசை திறந்துள்ளது.</translation>
    </message>
    <message>
        <source>The tray is counted once: now the second person.</source>
        <translation>தட்டு ஒருமுறை எண்ணப்பட்டது: இப்போது இரண்டாமவர்.</translation>
    </message>
    <message>
        <source>The closer is counted once: now the second person.</source>
        <translation>இறுதி எண்ணிக்கை ஒருமுறை எண்ணப்பட்டது: இப்போது இரண்டாமவர்.</translation>
    </message>
    <message>
        <source>The table was closed by force.</source>
        <translation>மேசை கட்டாயமாக மூடப்பட்டது.</translation>
    </message>
    <message>
        <source>By the books {0} · fills {1} · credits {2} · buy-ins {3}</source>
        <translation>கணக்கின்படி {0} · நிரப்பல் {1} · திருப்பல் {2} · வாங்கல் {3}</translation>
    </message>
    <message>
        <source>Exception {0}, session {1}: {2} {3}</source>
        <translation>விதிவிலக்கு {0}, அமர்வு {1}: {2} {3}</translation>
    </message>
    <message>
        <source>Perhaps: {0}</source>
        <translation>ஒருவேளை: {0}</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>விளக்கப்பட்டது</translation>
    </message>
    <message>
        <source> · report it in writing</source>
        <translation> · எழுத்தில் தெரிவிக்கவும்</translation>
    </message>
    <message>
        <source> · report it in writing, and tell the regulator</source>
        <translation> · எழுத்தில் தெரிவித்து, ஒழுங்குமுறையாளரிடமும் சொல்லவும்</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>தெரிவி</translation>
    </message>
    <message>
        <source>Count (second person)</source>
        <translation>எண்ணு (இரண்டாமவர்)</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>மீண்டும் எண்ணு</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>வாங்கல்</translation>
    </message>
    <message>
        <source>Change chips</source>
        <translation>சிப் மாற்று</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>நிரப்பல்</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>திருப்பல்</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>எண்ணு</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Shift</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>மூடு</translation>
    </message>
    <message>
        <source>Box leaves</source>
        <translation>பெட்டி வெளியேறும்</translation>
    </message>
    <message>
        <source>Paid too little</source>
        <translation>குறைவாகக் கொடுத்தது</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>அதிகமாகக் கொடுத்தது</translation>
    </message>
    <message>
        <source>Close by force</source>
        <translation>கட்டாயமாக மூடு</translation>
    </message>
    <message>
        <source>Allow the opening</source>
        <translation>திறப்பை அனுமதி</translation>
    </message>
    <message>
        <source>Count the opener</source>
        <translation>தொடக்க எண்ணிக்கை எண்ணு</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>திருப்பி அனுப்பு</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>தட்டு</translation>
    </message>
    <message>
        <source>{0} · {1} · does not fit its slip</source>
        <translation>{0} · {1} · ரசீதுடன் பொருந்தவில்லை</translation>
    </message>
    <message>
        <source>{0} · {1} · next: {2}</source>
        <translation>{0} · {1} · அடுத்து: {2}</translation>
    </message>
    <message>
        <source>Fill as proposed</source>
        <translation>முன்மொழிந்தபடி நிரப்பு</translation>
    </message>
    <message>
        <source>The last slip is {0} {1}.</source>
        <translation>கடைசி ரசீது: {0} {1}.</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>அச்சிடு</translation>
    </message>
    <message>
        <source>Chips of {0} run low.</source>
        <translation>{0} சிப்கள் குறைகின்றன.</translation>
    </message>
    <message>
        <source>Proposed fill: {0}.</source>
        <translation>முன்மொழிந்த நிரப்பல்: {0}.</translation>
    </message>
    <message>
        <source>{0} of {1}: the chips do not fit the slip</source>
        <translation>{0} ({1}): சிப்கள் ரசீதுடன் பொருந்தவில்லை</translation>
    </message>
    <message>
        <source>{0} of {1}, request {2}. Next: {3} by {4}</source>
        <translation>{0} ({1}), கோரிக்கை {2}. அடுத்து: {3}, {4}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>ரத்து</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>ரத்துசெய்</translation>
    </message>
    <message>
        <source>Slip lost</source>
        <translation>ரசீது தொலைந்தது</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>தெரியாது</translation>
    </message>
    <message>
        <source>Session {0}: result {1} ({2})</source>
        <translation>அமர்வு {0}: முடிவு {1} ({2})</translation>
    </message>
    <message>
        <source>Enter the drop</source>
        <translation>பெட்டித் தொகையை உள்ளிடு</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>கணக்கைச் சரிபார்</translation>
    </message>
    <message>
        <source>Make final</source>
        <translation>இறுதியாக்கு</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>Hand {number}</source>
        <translation>கை {number}</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>கை {number}/{count}</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>கட்டம் {number}</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Back</source>
        <translation>பின்செல்</translation>
    </message>
    <message>
        <source>{question} Touch the box.</source>
        <translation>{question} கட்டத்தைத் தொடவும்.</translation>
    </message>
    <message>
        <source>{0} deals</source>
        <translation>{0} வழங்குகிறார்</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>டீலர் மாற்றம்</translation>
    </message>
    <message>
        <source>1 more card waits for it.</source>
        <translation>மேலும் 1 சீட்டு காத்திருக்கிறது.</translation>
    </message>
    <message>
        <source>{0} more cards wait for it.</source>
        <translation>மேலும் {0} சீட்டுகள் காத்திருக்கின்றன.</translation>
    </message>
    <message>
        <source>A card was not read. Leave it face down and say so.</source>
        <translation>ஒரு சீட்டு வாசிக்கவில்லை. மூடியே வைத்துச் சொல்லவும்.</translation>
    </message>
    <message>
        <source>The shoe counts {drawn} cards, the table {known}.</source>
        <translation>Shoe எண்ணியது {drawn} சீட்டுகள், மேசை {known}.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>Other Hands</source>
        <translation>மற்ற கைகள்</translation>
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
        <source>surrender</source>
        <translation>surrender</translation>
    </message>
    <message>
        <source>Blackjack</source>
        <translation>Blackjack</translation>
    </message>
    <message>
        <source>Surrender {total}</source>
        <translation>Surrender {total}</translation>
    </message>
    <message>
        <source>Bust {total}</source>
        <translation>Bust {total}</translation>
    </message>
    <message>
        <source>soft {total}</source>
        <translation>soft {total}</translation>
    </message>
    <message>
        <source>Initial Bet</source>
        <translation>ஆரம்பப் பந்தயம்</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>சரிக்கட்டல்</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>வெற்றி</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>தோல்வி</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>சமநிலை</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>திருப்பப்பட்டது</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>கொடு {0}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>எடு {0}</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>கொடு</translation>
    </message>
    <message>
        <source>pay {n} to {d}</source>
        <translation>கொடு {n} : {d}</translation>
    </message>
    <message>
        <source>give back</source>
        <translation>திருப்பிக் கொடு</translation>
    </message>
    <message>
        <source>take</source>
        <translation>எடு</translation>
    </message>
    <message>
        <source>take half</source>
        <translation>பாதி எடு</translation>
    </message>
    <message>
        <source>take {n} of {d}</source>
        <translation>எடு {n} / {d}</translation>
    </message>
    <message>
        <source>{n} to {d}</source>
        <translation>{n} : {d}</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>take</source>
        <translation>எடு</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>கொடு</translation>
    </message>
    <message>
        <source>give back</source>
        <translation>திருப்பிக் கொடு</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>மீட்டெடு</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>சமநிலை</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>எடுத்தது</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>கொடுத்தது</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>திருப்பியது</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>மீட்டது</translation>
    </message>
    <message>
        <source>stood off</source>
        <translation>சமநிலை</translation>
    </message>
</context>
</TS>
