<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ms_SG">
<context>
    <name>AboutSheet</name>
    <message>
        <source>About this program</source>
        <translation>Tentang program ini</translation>
    </message>
</context>
<context>
    <name>AlertArea</name>
    <message>
        <source>No messages</source>
        <translation>Tiada mesej</translation>
    </message>
    <message>
        <source>No messages; {0} put aside</source>
        <translation>Tiada mesej; {0} diketepikan</translation>
    </message>
    <message>
        <source>1 of {0}</source>
        <translation>1 daripada {0}</translation>
    </message>
</context>
<context>
    <name>AlertCard</name>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Tutup mesej ini</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Kemudian</translation>
    </message>
    <message>
        <source>Put this message aside</source>
        <translation>Ketepikan mesej ini</translation>
    </message>
    <message>
        <source>Show again</source>
        <translation>Papar semula</translation>
    </message>
    <message>
        <source>Put aside by {0} until {1}</source>
        <translation>Diketepikan oleh {0} hingga {1}</translation>
    </message>
</context>
<context>
    <name>BadgeReader</name>
    <message>
        <source>{0} keys came as fast as a badge reader types. None of them counted.</source>
        <translation>{0} kekunci datang secepat pembaca lencana. Tiada satu pun dikira.</translation>
    </message>
    <message>
        <source>If you typed them, type them again. If it was a badge, it is not registered here.</source>
        <translation>Jika ditaip, taip semula. Jika lencana, ia tidak didaftarkan di sini.</translation>
    </message>
</context>
<context>
    <name>BetActions</name>
    <message>
        <source>Take back</source>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>Same boxes again</source>
        <translation>Petak sama lagi</translation>
    </message>
    <message>
        <source>Same Bets again</source>
        <translation>Ulang pertaruhan</translation>
    </message>
    <message>
        <source>lays {0}</source>
        <translation>letak {0}</translation>
    </message>
    <message>
        <source>opens and lays {0}</source>
        <translation>buka dan letak {0}</translation>
    </message>
    <message>
        <source>1 box</source>
        <translation>1 petak</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0} petak</translation>
    </message>
    <message>
        <source>marks {0}</source>
        <translation>tanda {0}</translation>
    </message>
    <message>
        <source>opens and marks {0}</source>
        <translation>buka dan tanda {0}</translation>
    </message>
    <message>
        <source>marks each empty one</source>
        <translation>tanda setiap petak kosong</translation>
    </message>
    <message>
        <source>{0} on each empty one</source>
        <translation>{0} di setiap petak kosong</translation>
    </message>
    <message>
        <source>All boxes</source>
        <translation>Semua petak</translation>
    </message>
</context>
<context>
    <name>BetEntryPanel</name>
    <message>
        <source>Amount</source>
        <translation>Amaun</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Clear box</source>
        <translation>Kosongkan</translation>
    </message>
    <message>
        <source>How to type a Bet</source>
        <translation>Cara menaip pertaruhan</translation>
    </message>
    <message>
        <source>This is not a Bet: a Bet begins with its box.</source>
        <translation>Ini bukan pertaruhan: pertaruhan bermula dengan petaknya.</translation>
    </message>
</context>
<context>
    <name>BetStatus</name>
    <message>
        <source>How to type a Bet</source>
        <translation>Cara menaip pertaruhan</translation>
    </message>
</context>
<context>
    <name>CallsPanel</name>
    <message>
        <source>Look</source>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>Open case</source>
        <translation>Buka kes</translation>
    </message>
</context>
<context>
    <name>CardKeypad</name>
    <message>
        <source>No card is missing</source>
        <translation>Tiada kad kurang</translation>
    </message>
    <message>
        <source>It lies face down</source>
        <translation>Ia tertutup</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Padam</translation>
    </message>
    <message>
        <source>Next card: {0}</source>
        <translation>Kad berikut: {0}</translation>
    </message>
    <message>
        <source>No card is due.</source>
        <translation>Tiada kad perlu diagih.</translation>
    </message>
</context>
<context>
    <name>CardSheet</name>
    <message>
        <source>The next card of the simulated shoe</source>
        <translation>Kad berikut dalam shoe simulasi</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>The cards of a Round record…</source>
        <translation>Kad daripada rekod pusingan…</translation>
    </message>
    <message>
        <source>A Round record</source>
        <translation>Rekod pusingan</translation>
    </message>
    <message>
        <source>{0} is not there.</source>
        <translation>{0} tiada.</translation>
    </message>
</context>
<context>
    <name>CaseFileBrowser</name>
    <message>
        <source>Saved as {0}</source>
        <translation>Disimpan sebagai {0}</translation>
    </message>
    <message>
        <source>The drill is {0}</source>
        <translation>Latihan ialah {0}</translation>
    </message>
</context>
<context>
    <name>CaseFileOverlay</name>
    <message>
        <source>Search: words, a name, a card (K♥)</source>
        <translation>Cari: perkataan, nama, kad (K♥)</translation>
    </message>
    <message>
        <source>All cases</source>
        <translation>Semua kes</translation>
    </message>
    <message>
        <source>Earlier rulings of this kind in this game</source>
        <translation>Keputusan lepas bagi jenis ini dalam permainan ini</translation>
    </message>
    <message>
        <source>Show these</source>
        <translation>Tunjukkan</translation>
    </message>
    <message>
        <source>Save the slip</source>
        <translation>Simpan slip</translation>
    </message>
    <message>
        <source>Step through the Round</source>
        <translation>Ikuti pusingan</translation>
    </message>
    <message>
        <source>Make a drill</source>
        <translation>Buat latihan</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Fail kes</translation>
    </message>
    <message>
        <source>Every kind</source>
        <translation>Semua jenis</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Semua orang</translation>
    </message>
    <message>
        <source>Every paragraph</source>
        <translation>Semua perenggan</translation>
    </message>
    <message>
        <source>Every day</source>
        <translation>Semua hari</translation>
    </message>
</context>
<context>
    <name>CaseOverlay</name>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Sign: {0}</source>
        <translation>Tandatangan: {0}</translation>
    </message>
</context>
<context>
    <name>CaseSteps</name>
    <message>
        <source>Not answered yet: {0}</source>
        <translation>Belum dijawab: {0}</translation>
    </message>
    <message>
        <source>Not moved yet: {0}</source>
        <translation>Belum dialih: {0}</translation>
    </message>
    <message>
        <source>First write it down in a sentence.</source>
        <translation>Tulis dahulu dalam satu ayat.</translation>
    </message>
    <message>
        <source>Not an amount: {0}</source>
        <translation>Bukan amaun: {0}</translation>
    </message>
    <message>
        <source>Ruling</source>
        <translation>Keputusan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Cards after that</source>
        <translation>Kad selepas itu</translation>
    </message>
    <message>
        <source>Signature</source>
        <translation>Tandatangan</translation>
    </message>
    <message>
        <source>Step {0} of {1}: {2}</source>
        <translation>Langkah {0} daripada {1}: {2}</translation>
    </message>
    <message>
        <source>The case changed before it was signed: decide it again.</source>
        <translation>Kes berubah sebelum ditandatangani: putuskan semula.</translation>
    </message>
</context>
<context>
    <name>ChipRow</name>
    <message>
        <source>{0} missing: fill first</source>
        <translation>Kurang {0}: tambah dahulu</translation>
    </message>
    <message>
        <source>and {0} in cash</source>
        <translation>dan {0} tunai</translation>
    </message>
    <message>
        <source>{0} in cash</source>
        <translation>{0} tunai</translation>
    </message>
    <message>
        <source>back</source>
        <translation>balik</translation>
    </message>
</context>
<context>
    <name>ChipTray</name>
    <message>
        <source>More</source>
        <translation>Lagi</translation>
    </message>
</context>
<context>
    <name>ChoicePage</name>
    <message>
        <source>Box {0} has more than one Player: touch the right one.</source>
        <translation>Petak {0} ada lebih seorang Pemain: sentuh yang betul.</translation>
    </message>
    <message>
        <source>Box {0} is not in play.</source>
        <translation>Petak {0} tidak dalam permainan.</translation>
    </message>
</context>
<context>
    <name>CiteButton</name>
    <message>
        <source>house ruling {0}</source>
        <translation>aturan {0}</translation>
    </message>
    <message>
        <source>Appendix {0}</source>
        <translation>Lampiran {0}</translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation>§ {0}</translation>
    </message>
    <message>
        <source>See this paragraph of the rules of the game.</source>
        <translation>Lihat perenggan ini dalam peraturan permainan.</translation>
    </message>
</context>
<context>
    <name>ClosingSheet</name>
    <message>
        <source>What is on the screen is stored. Cards and Bets must lie as they are: the next start asks to compare them, and whether the interruption affected the Round.</source>
        <translation>Apa yang ada di skrin sudah disimpan. Kad dan pertaruhan mesti kekal: permulaan seterusnya meminta perbandingan, dan sama ada gangguan menjejaskan pusingan.</translation>
    </message>
    <message>
        <source>Keep the table open</source>
        <translation>Biarkan meja dibuka</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Tutup tetingkap</translation>
    </message>
    <message>
        <source>Round {0} is open. Close all the same?</source>
        <translation>Pusingan {0} masih dibuka. Tutup juga?</translation>
    </message>
</context>
<context>
    <name>ColumnHead</name>
    <message>
        <source>{0}
or above</source>
        <translation>{0}
atau ke atas</translation>
    </message>
</context>
<context>
    <name>CompareOverlay</name>
    <message>
        <source>They differ</source>
        <translation>Ada perbezaan</translation>
    </message>
    <message>
        <source>All the same: confirm</source>
        <translation>Semua sama: sahkan</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Something else differs</source>
        <translation>Ada lain yang berbeza</translation>
    </message>
    <message>
        <source>Compare every card and Bet on the table with the screen</source>
        <translation>Bandingkan setiap kad dan pertaruhan di meja dengan skrin</translation>
    </message>
    <message>
        <source>What differs? Touch the card or the Bet</source>
        <translation>Apa yang berbeza? Sentuh kad atau pertaruhan</translation>
    </message>
    <message>
        <source>1 card in this Round</source>
        <translation>1 kad dalam pusingan ini</translation>
    </message>
    <message>
        <source>{0} cards in this Round</source>
        <translation>{0} kad dalam pusingan ini</translation>
    </message>
    <message>
        <source>{0}, {1} of them in no Hand</source>
        <translation>{0}, {1} daripadanya tiada dalam Hand</translation>
    </message>
</context>
<context>
    <name>ComparePage</name>
    <message>
        <source>A card was misread…</source>
        <translation>Kad salah dibaca…</translation>
    </message>
    <message>
        <source>Withdraw the report…</source>
        <translation>Tarik balik laporan…</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Lihat meja</translation>
    </message>
    <message>
        <source>As the cards lie</source>
        <translation>Seperti kad sekarang</translation>
    </message>
</context>
<context>
    <name>CountingPage</name>
    <message>
        <source>By value</source>
        <translation>Ikut nilai</translation>
    </message>
    <message>
        <source>{0}: {1} is not a whole number of chips.</source>
        <translation>{0}: {1} bukan bilangan cip bulat.</translation>
    </message>
    <message>
        <source>Sum {0}</source>
        <translation>Jumlah {0}</translation>
    </message>
</context>
<context>
    <name>CurrentCard</name>
    <message>
        <source>gives back {0}</source>
        <translation>pulangkan {0}</translation>
    </message>
</context>
<context>
    <name>DayCare</name>
    <message>
        <source>Table {0}</source>
        <translation>Meja {0}</translation>
    </message>
    <message>
        <source>, session {0}</source>
        <translation>, sesi {0}</translation>
    </message>
    <message>
        <source>, Rounds {0} to {1}</source>
        <translation>, pusingan {0} hingga {1}</translation>
    </message>
    <message>
        <source>{0} Rounds are read…</source>
        <translation>{0} pusingan dibaca…</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Disimpan sebagai {0}</translation>
    </message>
</context>
<context>
    <name>DaySheet</name>
    <message>
        <source>This session</source>
        <translation>Sesi ini</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
    </message>
    <message>
        <source>Last Rounds</source>
        <translation>Pusingan terakhir</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Simpan sebagai PDF</translation>
    </message>
    <message>
        <source>Shift report</source>
        <translation>Laporan syif</translation>
    </message>
    <message>
        <source>Head of the journal</source>
        <translation>Kepala jurnal</translation>
    </message>
    <message>
        <source>Too few Rounds for a curve.</source>
        <translation>Pusingan terlalu sedikit untuk lengkung.</translation>
    </message>
</context>
<context>
    <name>DecisionKeys</name>
    <message>
        <source>These are allowed</source>
        <translation>Ini dibenarkan</translation>
    </message>
</context>
<context>
    <name>DeskCase</name>
    <message>
        <source>{table} does not take it: {why}.</source>
        <translation>{table} tidak menerimanya: {why}.</translation>
    </message>
    <message>
        <source>{table} has taken the ruling.</source>
        <translation>{table} sudah menerima keputusan.</translation>
    </message>
    <message>
        <source>A misread card is put right at the table.</source>
        <translation>Kad yang tersalah baca dibetulkan di meja.</translation>
    </message>
    <message>
        <source>Sent to {table}.</source>
        <translation>Dihantar ke {table}.</translation>
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
        <translation>Pembaca kad: berfungsi semula</translation>
    </message>
    <message>
        <source>The program stopped reading the card reader ({0}).</source>
        <translation>Program berhenti membaca pembaca kad ({0}).</translation>
    </message>
    <message>
        <source>Enter cards by hand until it starts again. Tell the technician.</source>
        <translation>Masukkan kad secara manual sehingga ia bermula semula. Beritahu juruteknik.</translation>
    </message>
    <message>
        <source>Draw cards and put them aside. Listening at {0} bits a second.</source>
        <translation>Ambil kad dan ketepikan. Mendengar pada {0} bit sesaat.</translation>
    </message>
    <message>
        <source>No speed found. No card came, or the protocol is set wrong.</source>
        <translation>Kelajuan tidak dijumpai. Tiada kad, atau protokol salah.</translation>
    </message>
    <message>
        <source>Found: {0} bits a second.</source>
        <translation>Dijumpai: {0} bit sesaat.</translation>
    </message>
    <message>
        <source>The line now runs at {0} bits a second.</source>
        <translation>Talian kini {0} bit sesaat.</translation>
    </message>
</context>
<context>
    <name>DevicePanel</name>
    <message>
        <source>Card reader</source>
        <translation>Pembaca kad</translation>
    </message>
    <message>
        <source>Find the line&apos;s speed</source>
        <translation>Cari kelajuan talian</translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation>Guna semula</translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation>Guna di situ</translation>
    </message>
    <message>
        <source>Last message</source>
        <translation>Mesej terakhir</translation>
    </message>
    <message>
        <source>It is at another port now: {0}</source>
        <translation>Ia kini di port lain: {0}</translation>
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
        <translation>Double Down di petak {0}</translation>
    </message>
    <message>
        <source>{0} (decides)</source>
        <translation>{0} (memutuskan)</translation>
    </message>
    <message>
        <source>Full {0}</source>
        <translation>Penuh {0}</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Kurang</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Said nothing: does not double</source>
        <translation>Tidak berkata apa-apa: tidak Double</translation>
    </message>
    <message>
        <source>{0} adds</source>
        <translation>{0} menambah</translation>
    </message>
    <message>
        <source>Less: {0}</source>
        <translation>Kurang: {0}</translation>
    </message>
</context>
<context>
    <name>ExactPage</name>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Letak</translation>
    </message>
</context>
<context>
    <name>FeltPage</name>
    <message>
        <source>All tables</source>
        <translation>Semua meja</translation>
    </message>
    <message>
        <source>Open the case</source>
        <translation>Buka kes</translation>
    </message>
    <message>
        <source>complete to {0}</source>
        <translation>lengkap hingga {0}</translation>
    </message>
    <message>
        <source>Nothing has been played yet.</source>
        <translation>Belum ada yang dimainkan.</translation>
    </message>
</context>
<context>
    <name>FoundBetSheet</name>
    <message>
        <source>or another name</source>
        <translation>atau nama lain</translation>
    </message>
    <message>
        <source>He sits at the box</source>
        <translation>Dia duduk di petak ini</translation>
    </message>
    <message>
        <source>Add this Bet</source>
        <translation>Tambah pertaruhan ini</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Petak</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amaun</translation>
    </message>
    <message>
        <source>Which Bet lay there at the close?</source>
        <translation>Pertaruhan mana ada di situ semasa penutupan?</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}” nama pertaruhan, bukan nama Pemain.</translation>
    </message>
</context>
<context>
    <name>FreeText</name>
    <message>
        <source>A PIN seems to stand here: take it out, or put a letter before it.</source>
        <translation>Nampaknya ada PIN di sini: buang, atau letak huruf di depannya.</translation>
    </message>
    <message>
        <source>A PIN seems to stand here: take it out, or put a word behind the number.</source>
        <translation>Nampaknya ada PIN di sini: buang, atau letak perkataan selepas nombor.</translation>
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
        <translation>{0}: ditekan dua kali dengan cepat. Dikira sekali.</translation>
    </message>
    <message>
        <source>Nothing can be taken back now.</source>
        <translation>Tiada apa boleh ditarik balik sekarang.</translation>
    </message>
    <message>
        <source>NumLock is off: the number pad types no digits. Press NumLock.</source>
        <translation>NumLock tutup: pad nombor tidak menaip digit. Tekan NumLock.</translation>
    </message>
    <message>
        <source>{0}: the table changed while you touched it. Nothing was done.</source>
        <translation>{0}: meja berubah semasa disentuh. Tiada apa dibuat.</translation>
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
        <translation>Nota untuk Dealer seterusnya</translation>
    </message>
    <message>
        <source>Leave the note</source>
        <translation>Tinggalkan nota</translation>
    </message>
    <message>
        <source>A fill is on its way.</source>
        <translation>Tambahan cip sedang dihantar.</translation>
    </message>
    <message>
        <source>Chips are held for a Player.</source>
        <translation>Cip disimpan untuk Pemain.</translation>
    </message>
    <message>
        <source>First write the note.</source>
        <translation>Tulis nota dahulu.</translation>
    </message>
</context>
<context>
    <name>HandedOverSheet</name>
    <message>
        <source>Handed over</source>
        <translation>Serahan tugas</translation>
    </message>
    <message>
        <source>I have read it</source>
        <translation>Saya sudah baca</translation>
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
        <translation>LATIHAN</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Shoe</source>
        <translation>Shoe</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Pencetak</translation>
    </message>
    <message>
        <source>CARDS UNVERIFIED</source>
        <translation>KAD BELUM DISEMAK</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Baki masa</translation>
    </message>
    <message>
        <source>☰
Menu</source>
        <translation>☰
Menu</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Shoe baharu</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>Compare the cards</source>
        <translation>Bandingkan kad</translation>
    </message>
    <message>
        <source>Report…</source>
        <translation>Lapor…</translation>
    </message>
    <message>
        <source>A Bet was found…</source>
        <translation>Pertaruhan dijumpai…</translation>
    </message>
    <message>
        <source>A card was misread…</source>
        <translation>Kad salah dibaca…</translation>
    </message>
    <message>
        <source>A Player has left…</source>
        <translation>Pemain sudah pergi…</translation>
    </message>
    <message>
        <source>Reopen the settlement…</source>
        <translation>Buka semula penyelesaian…</translation>
    </message>
    <message>
        <source>Case file…</source>
        <translation>Fail kes…</translation>
    </message>
    <message>
        <source>Past Rounds…</source>
        <translation>Pusingan lepas…</translation>
    </message>
    <message>
        <source>Language…</source>
        <translation>Bahasa…</translation>
    </message>
    <message>
        <source>Rules…</source>
        <translation>Peraturan…</translation>
    </message>
    <message>
        <source>Tour…</source>
        <translation>Lawatan…</translation>
    </message>
    <message>
        <source>About…</source>
        <translation>Tentang…</translation>
    </message>
    <message>
        <source>Dealer…</source>
        <translation>Dealer…</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Kunci</translation>
    </message>
    <message>
        <source>Card reader…</source>
        <translation>Pembaca kad…</translation>
    </message>
    <message>
        <source>Tray…</source>
        <translation>Dulang…</translation>
    </message>
    <message>
        <source>Printer…</source>
        <translation>Pencetak…</translation>
    </message>
    <message>
        <source>Enter cards by hand</source>
        <translation>Masukkan kad secara manual</translation>
    </message>
    <message>
        <source>Boxes only, no amounts</source>
        <translation>Petak sahaja, tanpa amaun</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Permainan lain</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Skrin penuh</translation>
    </message>
    <message>
        <source>Bright</source>
        <translation>Cerah</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
</context>
<context>
    <name>HouseSigning</name>
    <message>
        <source>The table&apos;s screen is left.</source>
        <translation>Skrin meja ditinggalkan.</translation>
    </message>
    <message>
        <source>Round {0} is in play.</source>
        <translation>Pusingan {0} sedang dimainkan.</translation>
    </message>
    <message>
        <source>The cards in the shoe are in order: each belongs to it.</source>
        <translation>Kad dalam shoe teratur: setiap satu miliknya.</translation>
    </message>
</context>
<context>
    <name>HouseWayAgain</name>
    <message>
        <source>No box has been set by the House Way in this Round.</source>
        <translation>Tiada petak disusun ikut House Way dalam pusingan ini.</translation>
    </message>
    <message>
        <source>Box {0} is set again by the House Way.</source>
        <translation>Petak {0} disusun semula ikut House Way.</translation>
    </message>
</context>
<context>
    <name>HouseWaySheet</name>
    <message>
        <source>What a Player has set himself stays as it is. A Pit Supervisor signs.</source>
        <translation>Yang disusun Pemain sendiri kekal. Penyelia Pit tandatangan.</translation>
    </message>
    <message>
        <source>Which box is set again by the House Way?</source>
        <translation>Petak mana disusun semula ikut House Way?</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>Petak {0}</translation>
    </message>
</context>
<context>
    <name>InsurancePage</name>
    <message>
        <source>Done</source>
        <translation>Siap</translation>
    </message>
    <message>
        <source>No Bet can be insured now.</source>
        <translation>Tiada pertaruhan boleh diambil Insurance sekarang.</translation>
    </message>
    <message>
        <source>Insurance and Even Money</source>
        <translation>Insurance dan Even Money</translation>
    </message>
    <message>
        <source>Insurance</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>Petak {0}</translation>
    </message>
    <message>
        <source>Bet {0}</source>
        <translation>Pertaruhan {0}</translation>
    </message>
    <message>
        <source>insured</source>
        <translation>ada Insurance</translation>
    </message>
    <message>
        <source>insured for {0}</source>
        <translation>Insurance {0}</translation>
    </message>
    <message>
        <source>Half {0}</source>
        <translation>Separuh {0}</translation>
    </message>
    <message>
        <source>Insure</source>
        <translation>Insurance</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Lain</translation>
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
        <translation>Ia tidak menjejaskan pusingan</translation>
    </message>
    <message>
        <source>Play was interrupted in this Round</source>
        <translation>Permainan terganggu dalam pusingan ini</translation>
    </message>
    <message>
        <source>First compare every card and Bet with the screen. Then play goes on.</source>
        <translation>Bandingkan dahulu setiap kad dan pertaruhan dengan skrin. Kemudian permainan diteruskan.</translation>
    </message>
    <message>
        <source>If it affected the Round, a case is opened. The Round waits until it is decided.</source>
        <translation>Jika menjejaskan pusingan, kes dibuka. Pusingan menunggu keputusan.</translation>
    </message>
</context>
<context>
    <name>JoinSheet</name>
    <message>
        <source>Standing</source>
        <translation>Berdiri</translation>
    </message>
    <message>
        <source>Seated</source>
        <translation>Duduk</translation>
    </message>
    <message>
        <source>Box {0}: another Player joins</source>
        <translation>Petak {0}: Pemain lain menyertai</translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation>Bertaruh di belakang</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Sertai</translation>
    </message>
    <message>
        <source>A name has letters, digits, - and _ only.</source>
        <translation>Nama hanya ada huruf, digit, - dan _.</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}” nama pertaruhan, bukan nama Pemain.</translation>
    </message>
</context>
<context>
    <name>LanguageSheet</name>
    <message>
        <source>Language</source>
        <translation>Bahasa</translation>
    </message>
    <message>
        <source>Announcements stay in English; rules, journal and slips stay as approved.</source>
        <translation>Pengumuman kekal dalam bahasa Inggeris; peraturan, jurnal dan slip kekal seperti diluluskan.</translation>
    </message>
</context>
<context>
    <name>LessonSheet</name>
    <message>
        <source>Begin lesson {0}</source>
        <translation>Mulakan pelajaran {0}</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Petunjuk</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
    <message>
        <source>All lessons</source>
        <translation>Semua pelajaran</translation>
    </message>
    <message>
        <source>Mode: {0}</source>
        <translation>Mod: {0}</translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{0} of {1} lessons passed.</source>
        <translation>{0} daripada {1} pelajaran lulus.</translation>
    </message>
    <message>
        <source>Lesson {0} is due: {1}. Touch Lessons.</source>
        <translation>Pelajaran {0} perlu: {1}. Sentuh Pelajaran.</translation>
    </message>
    <message>
        <source>due again</source>
        <translation>perlu lagi</translation>
    </message>
    <message>
        <source>due</source>
        <translation>perlu</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>lulus</translation>
    </message>
    <message>
        <source>{0} of {1} answers, {2} wrong</source>
        <translation>{0} daripada {1} jawapan, {2} salah</translation>
    </message>
    <message>
        <source>{0} of {1} Rounds</source>
        <translation>{0} daripada {1} pusingan</translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation>Pelajaran {0}: {1}</translation>
    </message>
    <message>
        <source>Lesson {0} is passed.</source>
        <translation>Pelajaran {0} lulus.</translation>
    </message>
    <message>
        <source>The lesson can&apos;t be held.</source>
        <translation>Pelajaran tidak boleh dijalankan.</translation>
    </message>
</context>
<context>
    <name>LimitStepper</name>
    <message>
        <source>less</source>
        <translation>kurang</translation>
    </message>
    <message>
        <source>more</source>
        <translation>lebih</translation>
    </message>
</context>
<context>
    <name>LimitedAmountPad</name>
    <message>
        <source>Enter</source>
        <translation>Masukkan</translation>
    </message>
    <message>
        <source>No amount</source>
        <translation>Tiada amaun</translation>
    </message>
    <message>
        <source>{0}: at most {1}</source>
        <translation>{0}: paling banyak {1}</translation>
    </message>
    <message>
        <source>More than {0}.</source>
        <translation>Lebih daripada {0}.</translation>
    </message>
</context>
<context>
    <name>LiveClock</name>
    <message>
        <source>Who held a seat in the Rounds before is not known.</source>
        <translation>Siapa yang duduk dalam pusingan lepas tidak diketahui.</translation>
    </message>
    <message>
        <source>{0} s</source>
        <translation>{0} s</translation>
    </message>
</context>
<context>
    <name>LookUpSheet</name>
    <message>
        <source>Contents</source>
        <translation>Kandungan</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>Training at table {0}</source>
        <translation>Latihan di meja {0}</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Meja {0}</translation>
    </message>
</context>
<context>
    <name>MenuSheet</name>
    <message>
        <source>Menu</source>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>MessageList</name>
    <message>
        <source>Messages</source>
        <translation>Mesej</translation>
    </message>
    <message>
        <source>More messages</source>
        <translation>Lagi mesej</translation>
    </message>
</context>
<context>
    <name>MisreadSheet</name>
    <message>
        <source>Show the faces: a Pit Supervisor signs</source>
        <translation>Tunjukkan muka kad: Penyelia Pit tandatangan</translation>
    </message>
    <message>
        <source>Sign: Pit Supervisor</source>
        <translation>Tandatangan: Penyelia Pit</translation>
    </message>
    <message>
        <source>Which card was misread?</source>
        <translation>Kad mana salah dibaca?</translation>
    </message>
    <message>
        <source>Card {0}, {1} on {2}, was misread</source>
        <translation>Kad {0}, {1} pada {2}, salah dibaca</translation>
    </message>
    <message>
        <source>Card {0} on {2}, face down, was misread</source>
        <translation>Kad {0} pada {2}, tertutup, salah dibaca</translation>
    </message>
    <message>
        <source>The card on the table:</source>
        <translation>Kad di meja:</translation>
    </message>
    <message>
        <source>Read as {0}, on {1}</source>
        <translation>Dibaca sebagai {0}, pada {1}</translation>
    </message>
    <message>
        <source>Face down on {0}</source>
        <translation>Tertutup pada {0}</translation>
    </message>
    <message>
        <source>Enter the card that lies on the table.</source>
        <translation>Masukkan kad yang ada di meja.</translation>
    </message>
    <message>
        <source>It was {0}</source>
        <translation>Ia {0}</translation>
    </message>
    <message>
        <source>{0} was really {1}</source>
        <translation>{0} sebenarnya {1}</translation>
    </message>
    <message>
        <source>No Hand changes.</source>
        <translation>Tiada Hand berubah.</translation>
    </message>
    <message>
        <source>As read</source>
        <translation>Seperti dibaca</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Dibetulkan</translation>
    </message>
</context>
<context>
    <name>MoneyKeys</name>
    <message>
        <source>Pay</source>
        <translation>Bayar</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Syiling</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Kutip</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Biarkan</translation>
    </message>
</context>
<context>
    <name>NamePage</name>
    <message>
        <source>Read on ▾</source>
        <translation>Baca lagi ▾</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Nama</translation>
    </message>
    <message>
        <source>More names</source>
        <translation>Lagi nama</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Log masuk</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Tandatangan</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
    <message>
        <source>First the name. The PIN is asked after it.</source>
        <translation>Nama dahulu. PIN diminta kemudian.</translation>
    </message>
</context>
<context>
    <name>NoticedSide</name>
    <message>
        <source>Still open</source>
        <translation>Masih dibuka</translation>
    </message>
    <message>
        <source>Noticed</source>
        <translation>Disedari</translation>
    </message>
    <message>
        <source>Cards, the last {0} of {1}</source>
        <translation>Kad, {0} terakhir daripada {1}</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>dan {0} lagi</translation>
    </message>
</context>
<context>
    <name>NumberPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>Padam digit terakhir</translation>
    </message>
</context>
<context>
    <name>OptionsPage</name>
    <message>
        <source>All play on</source>
        <translation>Semua teruskan</translation>
    </message>
    <message>
        <source>All take their Bets back</source>
        <translation>Semua ambil balik pertaruhan</translation>
    </message>
    <message>
        <source>Answered: {0} of {1}</source>
        <translation>Dijawab: {0} daripada {1}</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>Bet back</source>
        <translation>Ambil balik</translation>
    </message>
</context>
<context>
    <name>Overlay</name>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
</context>
<context>
    <name>PageKeys</name>
    <message>
        <source>One page up</source>
        <translation>Halaman sebelum</translation>
    </message>
    <message>
        <source>One page down</source>
        <translation>Halaman berikut</translation>
    </message>
</context>
<context>
    <name>PaperSheet</name>
    <message>
        <source>Printer</source>
        <translation>Pencetak</translation>
    </message>
    <message>
        <source>Nothing waits.</source>
        <translation>Tiada yang menunggu.</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>dan {0} lagi</translation>
    </message>
</context>
<context>
    <name>PastRounds</name>
    <message>
        <source>No Round has been played to its end yet.</source>
        <translation>Belum ada pusingan yang tamat.</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Disimpan sebagai {0}</translation>
    </message>
</context>
<context>
    <name>PinDots</name>
    <message>
        <source>1 digit entered</source>
        <translation>1 digit dimasukkan</translation>
    </message>
    <message>
        <source>{0} digits entered</source>
        <translation>{0} digit dimasukkan</translation>
    </message>
</context>
<context>
    <name>PinPad</name>
    <message>
        <source>Erase the last digit</source>
        <translation>Padam digit terakhir</translation>
    </message>
</context>
<context>
    <name>PinPage</name>
    <message>
        <source>Another person</source>
        <translation>Orang lain</translation>
    </message>
    <message>
        <source>Sign</source>
        <translation>Tandatangan</translation>
    </message>
</context>
<context>
    <name>PitRequests</name>
    <message>
        <source>Compared with the screen: </source>
        <translation>Dibandingkan dengan skrin: </translation>
    </message>
    <message>
        <source>Why was the report an error?</source>
        <translation>Mengapa laporan itu silap?</translation>
    </message>
    <message>
        <source>What was really so, in a sentence</source>
        <translation>Keadaan sebenar, dalam satu ayat</translation>
    </message>
    <message>
        <source>The faces of the cards that lie face down are shown.</source>
        <translation>Muka kad yang tertutup ditunjukkan.</translation>
    </message>
    <message>
        <source>The reason is printed on the new slip. Slip {0} is marked as replaced.</source>
        <translation>Sebab dicetak pada slip baharu. Slip {0} ditanda sebagai diganti.</translation>
    </message>
    <message>
        <source>Why is the settlement reopened?</source>
        <translation>Mengapa penyelesaian dibuka semula?</translation>
    </message>
    <message>
        <source>What must be corrected, in a sentence</source>
        <translation>Apa yang mesti dibetulkan, dalam satu ayat</translation>
    </message>
</context>
<context>
    <name>PlanPage</name>
    <message>
        <source>A card lies elsewhere? Touch it, then the Hand where it lies.</source>
        <translation>Kad di tempat lain? Sentuh kad, kemudian Hand tempatnya.</translation>
    </message>
    <message>
        <source>Move the last card first; touch each line once it is done</source>
        <translation>Alih kad terakhir dahulu; sentuh setiap baris apabila siap</translation>
    </message>
    <message>
        <source>Nothing to move</source>
        <translation>Tiada yang perlu dialih</translation>
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
        <translation>Kembali</translation>
    </message>
    <message>
        <source>+ Player</source>
        <translation>+ Pemain</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Lagi</translation>
    </message>
    <message>
        <source>Bet behind</source>
        <translation>Bertaruh di belakang</translation>
    </message>
    <message>
        <source>Standing Player</source>
        <translation>Pemain berdiri</translation>
    </message>
    <message>
        <source>Seated Player</source>
        <translation>Pemain duduk</translation>
    </message>
</context>
<context>
    <name>PlayersScreen</name>
    <message>
        <source>For the Players</source>
        <translation>Untuk Pemain</translation>
    </message>
    <message>
        <source>Results of this shoe</source>
        <translation>Keputusan shoe ini</translation>
    </message>
</context>
<context>
    <name>PrintLine</name>
    <message>
        <source>It is there</source>
        <translation>Ada</translation>
    </message>
    <message>
        <source>Not there: print a duplicate</source>
        <translation>Tiada: cetak salinan</translation>
    </message>
    <message>
        <source>Spoilt: print a duplicate</source>
        <translation>Rosak: cetak salinan</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Not any more</source>
        <translation>Tidak lagi</translation>
    </message>
</context>
<context>
    <name>ProgressSheet</name>
    <message>
        <source>Nothing was asked yet.</source>
        <translation>Belum ada soalan.</translation>
    </message>
    <message>
        <source>Wrong answers by day</source>
        <translation>Jawapan salah ikut hari</translation>
    </message>
    <message>
        <source>Worst first</source>
        <translation>Terburuk dahulu</translation>
    </message>
    <message>
        <source>Make a drill of this moment</source>
        <translation>Buat latihan daripada saat ini</translation>
    </message>
    <message>
        <source>Table test…</source>
        <translation>Ujian meja…</translation>
    </message>
    <message>
        <source>Progress of {0}</source>
        <translation>Kemajuan {0}</translation>
    </message>
    <message>
        <source>No game was played yet.</source>
        <translation>Belum ada permainan dimainkan.</translation>
    </message>
    <message>
        <source>Item</source>
        <translation>Perkara</translation>
    </message>
    <message>
        <source>Errors at most</source>
        <translation>Had silap</translation>
    </message>
    <message>
        <source>Wrong</source>
        <translation>Salah</translation>
    </message>
    <message>
        <source>P80</source>
        <translation>P80</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hari ini</translation>
    </message>
    <message>
        <source>too few yet</source>
        <translation>masih terlalu sedikit</translation>
    </message>
    <message>
        <source>{0}, due</source>
        <translation>{0}, perlu</translation>
    </message>
</context>
<context>
    <name>QuitSheet</name>
    <message>
        <source>Quit?</source>
        <translation>Keluar?</translation>
    </message>
    <message>
        <source>No Round is open. The table is closed, and the Dealer signed out.</source>
        <translation>Tiada pusingan dibuka. Meja ditutup, dan Dealer log keluar.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Teruskan</translation>
    </message>
</context>
<context>
    <name>RankingsOverlay</name>
    <message>
        <source>Rankings</source>
        <translation>Kedudukan</translation>
    </message>
</context>
<context>
    <name>ReasonSheet</name>
    <message>
        <source>Sign</source>
        <translation>Tandatangan</translation>
    </message>
    <message>
        <source>First write why.</source>
        <translation>Tulis sebab dahulu.</translation>
    </message>
</context>
<context>
    <name>ReenactOverlay</name>
    <message>
        <source>Earlier Round</source>
        <translation>Pusingan sebelum</translation>
    </message>
    <message>
        <source>Later Round</source>
        <translation>Pusingan selepas</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>Ke permulaan</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Undur selangkah</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>Maju selangkah</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Ke penghujung</translation>
    </message>
    <message>
        <source>Next irregularity</source>
        <translation>Kejadian berikut</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Eksport</translation>
    </message>
    <message>
        <source>Next: {0}</source>
        <translation>Seterusnya: {0}</translation>
    </message>
</context>
<context>
    <name>Replug</name>
    <message>
        <source>The card reader is at another port now: {0}</source>
        <translation>Pembaca kad kini di port lain: {0}</translation>
    </message>
    <message>
        <source>Enter cards by hand until a Pit Supervisor signs to use it there.</source>
        <translation>Masukkan kad secara manual sehingga Penyelia Pit tandatangan untuk guna di situ.</translation>
    </message>
    <message>
        <source>Use it there</source>
        <translation>Guna di situ</translation>
    </message>
</context>
<context>
    <name>ReportSheet</name>
    <message>
        <source>Which boxes? Touch each one</source>
        <translation>Petak mana? Sentuh setiap satu</translation>
    </message>
    <message>
        <source>A Player has seen his cards</source>
        <translation>Pemain sudah melihat kadnya</translation>
    </message>
    <message>
        <source>By the Player himself</source>
        <translation>Oleh Pemain sendiri</translation>
    </message>
    <message>
        <source>What happened, in a sentence</source>
        <translation>Apa yang berlaku, dalam satu ayat</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Petak</translation>
    </message>
    <message>
        <source>How many cards</source>
        <translation>Berapa kad</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Lapor</translation>
    </message>
    <message>
        <source>house ruling {0}</source>
        <translation>aturan {0}</translation>
    </message>
    <message>
        <source>§ {0}</source>
        <translation>§ {0}</translation>
    </message>
    <message>
        <source>What happened?</source>
        <translation>Apa yang berlaku?</translation>
    </message>
    <message>
        <source>Withdraw the report: {0}</source>
        <translation>Tarik balik laporan: {0}</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>The two cards, in any order. First card:</source>
        <translation>Dua kad, sebarang turutan. Kad pertama:</translation>
    </message>
    <message>
        <source>The other card:</source>
        <translation>Kad yang satu lagi:</translation>
    </message>
    <message>
        <source>Which card it was, if it has a face of this game:</source>
        <translation>Kad apa, jika ada muka permainan ini:</translation>
    </message>
    <message>
        <source>Second card:</source>
        <translation>Kad kedua:</translation>
    </message>
</context>
<context>
    <name>SetKeys</name>
    <message>
        <source>Touch the two cards of the Low Hand:</source>
        <translation>Sentuh dua kad Low Hand:</translation>
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
        <translation>Kedudukan</translation>
    </message>
    <message>
        <source>It was set like this</source>
        <translation>Disusun begini</translation>
    </message>
    <message>
        <source>Open box {0}</source>
        <translation>Buka petak {0}</translation>
    </message>
    <message>
        <source>Set it with Low and High exchanged</source>
        <translation>Susun dengan Low dan High ditukar</translation>
    </message>
    <message>
        <source>Open the Hand, and touch the two cards that were Low.</source>
        <translation>Buka Hand, dan sentuh dua kad Low.</translation>
    </message>
    <message>
        <source>Low {0}, High {1}: is this how they lie?</source>
        <translation>Low {0}, High {1}: begini susunannya?</translation>
    </message>
    <message>
        <source>First touch the two cards that were Low.</source>
        <translation>Sentuh dahulu dua kad Low.</translation>
    </message>
    <message>
        <source>Back to the cards</source>
        <translation>Kembali ke kad</translation>
    </message>
</context>
<context>
    <name>SettlementPanel</name>
    <message>
        <source>More</source>
        <translation>Lagi</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} daripada {1}</translation>
    </message>
    <message>
        <source>Not moved yet: box {0}</source>
        <translation>Belum dialih: petak {0}</translation>
    </message>
</context>
<context>
    <name>SetupPage</name>
    <message>
        <source>A new table</source>
        <translation>Meja baharu</translation>
    </message>
    <message>
        <source>First Shift Manager&apos;s name</source>
        <translation>Nama Pengurus Syif pertama</translation>
    </message>
    <message>
        <source>Try the reader</source>
        <translation>Cuba pembaca</translation>
    </message>
    <message>
        <source>Make the table</source>
        <translation>Buat meja</translation>
    </message>
    <message>
        <source>Draw three cards within {0} seconds.</source>
        <translation>Ambil tiga kad dalam {0} saat.</translation>
    </message>
    <message>
        <source>Nothing came.</source>
        <translation>Tiada yang datang.</translation>
    </message>
    <message>
        <source>Name the first Shift Manager.</source>
        <translation>Namakan Pengurus Syif pertama.</translation>
    </message>
    <message>
        <source>PIN of {0}: {1}. It holds once: write it down.</source>
        <translation>PIN {0}: {1}. Sekali guna: catat.</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Buka meja</translation>
    </message>
</context>
<context>
    <name>Sheets</name>
    <message>
        <source>No card of this Round is in doubt.</source>
        <translation>Tiada kad pusingan ini diragui.</translation>
    </message>
    <message>
        <source>The Round can&apos;t be exported.</source>
        <translation>Pusingan tidak boleh dieksport.</translation>
    </message>
    <message>
        <source>Exported: {0}</source>
        <translation>Dieksport: {0}</translation>
    </message>
</context>
<context>
    <name>ShoeSheet</name>
    <message>
        <source>A new shoe is in place</source>
        <translation>Shoe baharu sudah dipasang</translation>
    </message>
    <message>
        <source>A person</source>
        <translation>Orang</translation>
    </message>
    <message>
        <source>A machine</source>
        <translation>Mesin</translation>
    </message>
    <message>
        <source>The shoe is ready</source>
        <translation>Shoe sedia</translation>
    </message>
    <message>
        <source>Shuffled by</source>
        <translation>Dikocok oleh</translation>
    </message>
    <message>
        <source>Burn cards: {0}</source>
        <translation>Burn card: {0}</translation>
    </message>
    <message>
        <source>Name or number</source>
        <translation>Nama atau nombor</translation>
    </message>
</context>
<context>
    <name>SignInOverlay</name>
    <message>
        <source>Hand-over note</source>
        <translation>Nota serahan</translation>
    </message>
    <message>
        <source>Sign out</source>
        <translation>Log keluar</translation>
    </message>
</context>
<context>
    <name>SignInSteps</name>
    <message>
        <source>Read the list to its end first.</source>
        <translation>Baca senarai hingga habis dahulu.</translation>
    </message>
    <message>
        <source>The two PINs differ. Choose again.</source>
        <translation>Dua PIN itu berbeza. Pilih lagi.</translation>
    </message>
    <message>
        <source>The PIN of {0} has fewer digits than the {1} that the house asks for now. Set another: `tablemgr people change-pin`.</source>
        <translation>PIN {0} kurang daripada {1} digit yang diminta kini. Tetapkan yang lain: `tablemgr people change-pin`.</translation>
    </message>
    <message>
        <source>{0} deals since {1}.</source>
        <translation>{0} mengagih sejak {1}.</translation>
    </message>
    <message>
        <source>deals here</source>
        <translation>mengagih di sini</translation>
    </message>
    <message>
        <source>unlocks</source>
        <translation>membuka kunci</translation>
    </message>
    <message>
        <source>takes over</source>
        <translation>mengambil alih</translation>
    </message>
    <message>
        <source>PIN</source>
        <translation>PIN</translation>
    </message>
    <message>
        <source>That PIN works only once. Choose your own.</source>
        <translation>PIN itu sekali guna sahaja. Pilih PIN sendiri.</translation>
    </message>
    <message>
        <source>New PIN, {0} to 8 digits</source>
        <translation>PIN baharu, {0} hingga 8 digit</translation>
    </message>
    <message>
        <source>The new PIN again</source>
        <translation>PIN baharu sekali lagi</translation>
    </message>
    <message>
        <source>A supervisor ends the wait</source>
        <translation>Penyelia menamatkan penantian</translation>
    </message>
    <message>
        <source>Table {0} is gone: ask a supervisor to sign</source>
        <translation>Meja {0} tiada lagi: minta penyelia tandatangan</translation>
    </message>
    <message>
        <source>Who deals?</source>
        <translation>Siapa mengagih?</translation>
    </message>
    <message>
        <source>The table is locked</source>
        <translation>Meja dikunci</translation>
    </message>
    <message>
        <source>{0} signs</source>
        <translation>{0} tandatangan</translation>
    </message>
    <message>
        <source>{0} or above signs</source>
        <translation>{0} atau ke atas tandatangan</translation>
    </message>
    <message>
        <source>{0} is locked out after wrong PINs, and may try again at once.</source>
        <translation>{0} dikunci kerana PIN salah, dan boleh cuba lagi serta-merta.</translation>
    </message>
    <message>
        <source>Table {1} is gone: {0} is signed out there and can deal here.</source>
        <translation>Meja {1} tiada lagi: {0} log keluar di sana dan boleh mengagih di sini.</translation>
    </message>
    <message>
        <source>The staff register is new. One-time PIN of {0}: {1}. It is shown only now.</source>
        <translation>Daftar kakitangan baharu. PIN sekali guna {0}: {1}. Ditunjukkan sekarang sahaja.</translation>
    </message>
    <message>
        <source>Nobody in the staff register may sign this. Ask a manager to add people.</source>
        <translation>Tiada sesiapa dalam daftar boleh menandatangani ini. Minta pengurus menambah orang.</translation>
    </message>
</context>
<context>
    <name>SignPage</name>
    <message>
        <source>Money outside the rules: the amount to pay, or with a minus the amount to collect</source>
        <translation>Wang di luar peraturan: amaun bayaran, atau dengan tolak amaun kutipan</translation>
    </message>
    <message>
        <source>To be recorded</source>
        <translation>Untuk direkod</translation>
    </message>
    <message>
        <source>The result, as the cards lie</source>
        <translation>Keputusan, seperti kad sekarang</translation>
    </message>
    <message>
        <source>{0} or above signs at this screen. The Dealer stays signed in.</source>
        <translation>{0} atau ke atas tandatangan di skrin ini. Dealer kekal log masuk.</translation>
    </message>
</context>
<context>
    <name>SimulatorPanel</name>
    <message>
        <source>Simulated shoe</source>
        <translation>Shoe simulasi</translation>
    </message>
    <message>
        <source>D draws a card, F4 shows the rest</source>
        <translation>D ambil kad, F4 tunjuk yang lain</translation>
    </message>
    <message>
        <source>Draw  D</source>
        <translation>Ambil  D</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Pilih…</translation>
    </message>
    <message>
        <source>Auto</source>
        <translation>Auto</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>Cut card</translation>
    </message>
    <message>
        <source>New shoe</source>
        <translation>Shoe baharu</translation>
    </message>
    <message>
        <source>Unplug</source>
        <translation>Cabut</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ralat</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Dikunci</translation>
    </message>
    <message>
        <source>Plug in</source>
        <translation>Pasang</translation>
    </message>
    <message>
        <source>Clear error</source>
        <translation>Kosongkan ralat</translation>
    </message>
</context>
<context>
    <name>SlipPreview</name>
    <message>
        <source>A slip for one Player:</source>
        <translation>Slip bagi seorang pemain:</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Simpan</translation>
    </message>
    <message>
        <source>‹ Earlier</source>
        <translation>‹ Lebih awal</translation>
    </message>
    <message>
        <source>Later ›</source>
        <translation>Lebih lewat ›</translation>
    </message>
    <message>
        <source>DUPLICATE {0}</source>
        <translation>SALINAN {0}</translation>
    </message>
    <message>
        <source>REPLACED by {0}</source>
        <translation>DIGANTI oleh {0}</translation>
    </message>
    <message>
        <source>Round {0}, on {1}</source>
        <translation>Pusingan {0}, pada {1}</translation>
    </message>
    <message>
        <source>Replaces slip {0}</source>
        <translation>Menggantikan slip {0}</translation>
    </message>
    <message>
        <source>Print again</source>
        <translation>Cetak lagi</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>No printer: the slip can be saved.</source>
        <translation>Tiada pencetak: slip boleh disimpan.</translation>
    </message>
    <message>
        <source>Saved as {0}</source>
        <translation>Disimpan sebagai {0}</translation>
    </message>
</context>
<context>
    <name>SlipSheet</name>
    <message>
        <source>There is no slip yet.</source>
        <translation>Belum ada slip.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown.</source>
        <translation>Slip tidak boleh ditunjukkan.</translation>
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
        <translation>Tanya setiap seorang. Yang tidak ditanda ikut.</translation>
    </message>
    <message>
        <source>Split on box {0}</source>
        <translation>Split di petak {0}</translation>
    </message>
    <message>
        <source>lays {0} more</source>
        <translation>letak {0} lagi</translation>
    </message>
    <message>
        <source>Decides for the box</source>
        <translation>Membuat keputusan bagi petak</translation>
    </message>
    <message>
        <source>Follows</source>
        <translation>Ikut</translation>
    </message>
    <message>
        <source>Does not</source>
        <translation>Tidak</translation>
    </message>
    <message>
        <source>Said nothing: does not follow</source>
        <translation>Tidak berkata apa-apa: tidak ikut</translation>
    </message>
</context>
<context>
    <name>StartFailed</name>
    <message>
        <source>The table can&apos;t be opened</source>
        <translation>Meja tidak boleh dibuka</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
</context>
<context>
    <name>StartScreen</name>
    <message>
        <source>Training at table {0}</source>
        <translation>Latihan di meja {0}</translation>
    </message>
    <message>
        <source>Table {0}</source>
        <translation>Meja {0}</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Agihan</translation>
    </message>
    <message>
        <source>Box: minimum and maximum</source>
        <translation>Petak: minimum dan maksimum</translation>
    </message>
    <message>
        <source>Side Bet: minimum and maximum</source>
        <translation>Side Bet: minimum dan maksimum</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>Kad daripada</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>Pembaca kad</translation>
    </message>
    <message>
        <source>People sign</source>
        <translation>Orang tandatangan</translation>
    </message>
    <message>
        <source>Open the training table</source>
        <translation>Buka meja latihan</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Buka meja</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>LATIHAN</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Training</source>
        <translation>Latihan</translation>
    </message>
    <message>
        <source>Leave training</source>
        <translation>Keluar latihan</translation>
    </message>
    <message>
        <source>{0}, {1} boxes, {2} decks</source>
        <translation>{0}, {1} petak, {2} dek</translation>
    </message>
    <message>
        <source>{0}, {1} boxes, one deck</source>
        <translation>{0}, {1} petak, satu dek</translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation>Shoe simulasi</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>Dimasukkan manual</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Dengan nama</translation>
    </message>
    <message>
        <source>By PIN</source>
        <translation>Dengan PIN</translation>
    </message>
    <message>
        <source>{0} · {1} boxes</source>
        <translation>{0} · {1} petak</translation>
    </message>
</context>
<context>
    <name>StoppedOverlay</name>
    <message>
        <source>Quit</source>
        <translation>Keluar</translation>
    </message>
    <message>
        <source>Restore the Round</source>
        <translation>Pulihkan pusingan</translation>
    </message>
    <message>
        <source>Case file</source>
        <translation>Fail kes</translation>
    </message>
    <message>
        <source>Export the Round</source>
        <translation>Eksport pusingan</translation>
    </message>
    <message>
        <source>The Round is stopped</source>
        <translation>Pusingan dihentikan</translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>Biarkan kad dan pertaruhan seperti sedia ada.</translation>
    </message>
    <message>
        <source>Drawn since then; the restore deals them: {0}</source>
        <translation>Diambil sejak itu; pemulihan mengagihnya: {0}</translation>
    </message>
    <message>
        <source>Not stored; enter them by hand after the restore: {0}</source>
        <translation>Tidak disimpan; masukkan manual selepas pemulihan: {0}</translation>
    </message>
</context>
<context>
    <name>SupervisorDesk</name>
    <message>
        <source>The order for {table} was refused. {said}</source>
        <translation>Arahan untuk {table} ditolak. {said}</translation>
    </message>
    <message>
        <source>This desk has no key: go to the table.</source>
        <translation>Meja kawalan ini tiada kunci: pergi ke meja.</translation>
    </message>
</context>
<context>
    <name>TableHub</name>
    <message>
        <source>Box {box}: {player} has lost the seat, after a Round without any action.</source>
        <translation>Petak {box}: {player} hilang tempat duduk, selepas satu pusingan tanpa tindakan.</translation>
    </message>
</context>
<context>
    <name>TableTest</name>
    <message>
        <source>Sealed seed: {0}</source>
        <translation>Benih termeterai: {0}</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>The Player’s signal</source>
        <translation>Isyarat Pemain</translation>
    </message>
</context>
<context>
    <name>TakeBackButton</name>
    <message>
        <source>Take back</source>
        <translation>Tarik balik</translation>
    </message>
</context>
<context>
    <name>TestOverlay</name>
    <message>
        <source>Table test</source>
        <translation>Ujian meja</translation>
    </message>
    <message>
        <source>A shoe from a sealed seed, seven Players, faults on purpose, nothing told before the end. Two assessors watch, mark alone, and sign. At least {0} Rounds.</source>
        <translation>Shoe daripada benih termeterai, tujuh Pemain, silap disengajakan, tiada petunjuk sebelum tamat. Dua penilai melihat, menanda sendiri, dan tandatangan. Sekurang-kurangnya {0} pusingan.</translation>
    </message>
    <message>
        <source>Assessor {0}</source>
        <translation>Penilai {0}</translation>
    </message>
    <message>
        <source>Begin the test</source>
        <translation>Mulakan ujian</translation>
    </message>
    <message>
        <source>Technique (counts twice)</source>
        <translation>Teknik (dikira dua kali)</translation>
    </message>
    <message>
        <source>Control of the game (twice)</source>
        <translation>Kawalan permainan (dua kali)</translation>
    </message>
    <message>
        <source>Hospitality (three times)</source>
        <translation>Layanan (tiga kali)</translation>
    </message>
    <message>
        <source>Both sign: end the test</source>
        <translation>Kedua-dua tandatangan: tamatkan ujian</translation>
    </message>
    <message>
        <source>The seed was {0}</source>
        <translation>Benihnya {0}</translation>
    </message>
    <message>
        <source>Passed. The certificate is {0}</source>
        <translation>Lulus. Sijilnya {0}</translation>
    </message>
    <message>
        <source>Not passed. Each of these stands alone.</source>
        <translation>Tidak lulus. Setiap satu berdiri sendiri.</translation>
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
        <translation>Huruf besar</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Ruang</translation>
    </message>
    <message>
        <source>Erase</source>
        <translation>Padam</translation>
    </message>
</context>
<context>
    <name>TourSheet</name>
    <message>
        <source>Skip the tour</source>
        <translation>Langkau lawatan</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Sebelum</translation>
    </message>
    <message>
        <source>{0} of {1}</source>
        <translation>{0} daripada {1}</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Mula</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
</context>
<context>
    <name>TraineePanel</name>
    <message>
        <source>Say…</source>
        <translation>Sebut…</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Pelajaran</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Kemajuan</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Henti</translation>
    </message>
    <message>
        <source>Players: {0}</source>
        <translation>Pemain: {0}</translation>
    </message>
    <message>
        <source>End the test</source>
        <translation>Tamatkan ujian</translation>
    </message>
    <message>
        <source>Lesson {0}: {1}</source>
        <translation>Pelajaran {0}: {1}</translation>
    </message>
</context>
<context>
    <name>Training</name>
    <message>
        <source>Go on</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>What do you see?</source>
        <translation>Apa yang dilihat?</translation>
    </message>
    <message>
        <source>The Pit Supervisor has come. Go on.</source>
        <translation>Penyelia Pit sudah datang. Teruskan.</translation>
    </message>
    <message>
        <source>The reader is out: no card comes.</source>
        <translation>Pembaca rosak: tiada kad datang.</translation>
    </message>
    <message>
        <source>The progress can&apos;t be shown.</source>
        <translation>Kemajuan tidak boleh ditunjukkan.</translation>
    </message>
    <message>
        <source>What you do can&apos;t be kept.</source>
        <translation>Perbuatan tidak boleh disimpan.</translation>
    </message>
    <message>
        <source>{0} of {1} right</source>
        <translation>{0} daripada {1} betul</translation>
    </message>
</context>
<context>
    <name>TrayCare</name>
    <message>
        <source>Chips that are given</source>
        <translation>Cip yang diberi</translation>
    </message>
    <message>
        <source>Write the Player&apos;s name and the amount.</source>
        <translation>Tulis nama Pemain dan amaun.</translation>
    </message>
    <message>
        <source>Write the settlement&apos;s number, the Player and the reason in one line.</source>
        <translation>Tulis nombor penyelesaian, Pemain dan sebab dalam satu baris.</translation>
    </message>
    <message>
        <source>Its slip is not printed yet: look at the printer.</source>
        <translation>Slipnya belum dicetak: lihat pencetak.</translation>
    </message>
</context>
<context>
    <name>TraySheet</name>
    <message>
        <source>Tray</source>
        <translation>Dulang</translation>
    </message>
    <message>
        <source>Reason, Player (and ticket, transfer, coupon, marker), or the box&apos;s seal</source>
        <translation>Sebab, Pemain (dan tiket, pindahan, kupon, penanda), atau meterai kotak</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amaun</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Dikira</translation>
    </message>
</context>
<context>
    <name>TurnPanel</name>
    <message>
        <source>Its Hand</source>
        <translation>Hand ini</translation>
    </message>
    <message>
        <source>{0} more Bets</source>
        <translation>{0} Pertaruhan lagi</translation>
    </message>
</context>
<context>
    <name>TwoTables</name>
    <message>
        <source>As dealt</source>
        <translation>Seperti diagih</translation>
    </message>
    <message>
        <source>As it should be</source>
        <translation>Seperti sepatutnya</translation>
    </message>
</context>
<context>
    <name>TypingSheet</name>
    <message>
        <source>Done</source>
        <translation>Siap</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Taip</translation>
    </message>
</context>
<context>
    <name>Wakeful</name>
    <message>
        <source>A Round is open at table {0}</source>
        <translation>Satu pusingan dibuka di meja {0}</translation>
    </message>
    <message>
        <source>The desktop does not answer: switch its screen saver off.</source>
        <translation>Desktop tidak menjawab: tutup penyelamat skrinnya.</translation>
    </message>
    <message>
        <source>I know</source>
        <translation>Tahu</translation>
    </message>
</context>
<context>
    <name>about</name>
    <message>
        <source>Version</source>
        <translation>Versi</translation>
    </message>
    <message>
        <source>Data folder</source>
        <translation>Folder data</translation>
    </message>
    <message>
        <source>Journal</source>
        <translation>Jurnal</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>Log folder</source>
        <translation>Folder log</translation>
    </message>
</context>
<context>
    <name>advice</name>
    <message>
        <source>The {card} is held until the {decision} is answered.</source>
        <translation>{card} ditahan sehingga {decision} dijawab.</translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last. Compare every card on the table with the screen.</source>
        <translation>Shoe mengulang kad yang bukan kad terakhir. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The card was not read. Enter it on the keypad.</source>
        <translation>Kad tidak dibaca. Masukkan pada pad kekunci.</translation>
    </message>
    <message>
        <source>The cut card is out: finish this Round; it is the shoe&apos;s last.</source>
        <translation>Cut card keluar: tamatkan pusingan ini; ia yang terakhir bagi shoe ini.</translation>
    </message>
    <message>
        <source>The device was switched on or reset. Compare every card on the table with the screen.</source>
        <translation>Peranti dihidupkan atau diset semula. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The device was connected. Compare every card on the table with the screen.</source>
        <translation>Peranti disambung. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The device is not connected. Check its cable and its power; cards can be entered on the keypad.</source>
        <translation>Peranti tidak bersambung. Periksa kabel dan kuasa; kad boleh dimasukkan pada pad kekunci.</translation>
    </message>
    <message>
        <source>A setting was changed in the device&apos;s own menu. Tell the Pit Supervisor.</source>
        <translation>Tetapan diubah dalam menu peranti. Beritahu Penyelia Pit.</translation>
    </message>
    <message>
        <source>Messages are missing, perhaps a card. Compare every card on the table with the screen.</source>
        <translation>Mesej hilang, mungkin satu kad. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>Two messages had the same number: a card may be missing. Compare every card on the table with the screen.</source>
        <translation>Dua mesej sama nombor: mungkin satu kad hilang. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>A message was not understood: it may have been a card. Compare every card on the table with the screen.</source>
        <translation>Satu mesej tidak difahami: mungkin satu kad. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The device refused the command. Try it on the device itself.</source>
        <translation>Peranti menolak arahan. Cuba pada peranti itu sendiri.</translation>
    </message>
    <message>
        <source>The device did not answer the command. Look at it to see its state.</source>
        <translation>Peranti tidak menjawab arahan. Lihat keadaannya.</translation>
    </message>
    <message>
        <source>A card lies face up inside. Draw no more cards; call the Pit Supervisor.</source>
        <translation>Ada kad terbuka di dalam. Berhenti mengambil kad; panggil Penyelia Pit.</translation>
    </message>
    <message>
        <source>Two cards came out as one. Draw no more cards; call the Pit Supervisor, and enter the cards that lie on the table on the keypad.</source>
        <translation>Dua kad keluar sebagai satu. Berhenti; panggil Penyelia Pit, dan masukkan kad di meja pada pad kekunci.</translation>
    </message>
    <message>
        <source>A joker came out. It does not belong to this game: call the Pit Supervisor.</source>
        <translation>Joker keluar. Ia bukan milik permainan ini: panggil Penyelia Pit.</translation>
    </message>
    <message>
        <source>The shoe reads for another game, and its card was not taken. In the shoe&apos;s own menu change the mode to Manual Burn Cards; enter this card on the keypad.</source>
        <translation>Shoe membaca untuk permainan lain, dan kadnya tidak diambil. Dalam menu shoe, tukar mod kepada Manual Burn Cards; masukkan kad ini pada pad kekunci.</translation>
    </message>
    <message>
        <source>The machine shuffles. Wait until it has finished.</source>
        <translation>Mesin sedang mengocok. Tunggu hingga siap.</translation>
    </message>
    <message>
        <source>A card is stuck inside. Do not pull it; call the Pit Supervisor.</source>
        <translation>Kad tersekat di dalam. Jangan tarik; panggil Penyelia Pit.</translation>
    </message>
    <message>
        <source>The lid is open. Close it; call the Pit Supervisor. Compare every card on the table with the screen.</source>
        <translation>Penutup terbuka. Tutup; panggil Penyelia Pit. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The device stopped with an alarm. Read its display; enter a card that it did not read on the keypad.</source>
        <translation>Peranti berhenti dengan penggera. Baca paparannya; masukkan kad yang tidak dibaca pada pad kekunci.</translation>
    </message>
    <message>
        <source>The device warns of something. Read its display.</source>
        <translation>Peranti memberi amaran. Baca paparannya.</translation>
    </message>
    <message>
        <source>The device has been silent for too long. Check its power and its cable.</source>
        <translation>Peranti senyap terlalu lama. Periksa kuasa dan kabel.</translation>
    </message>
    <message>
        <source>The device is heard again. Compare every card on the table with the screen.</source>
        <translation>Peranti didengar semula. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>Nothing that comes can be read. The speed of the line or the protocol may be set wrong: a supervisor can have the speed found.</source>
        <translation>Tiada yang datang boleh dibaca. Kelajuan talian atau protokol mungkin salah: penyelia boleh mencari kelajuannya.</translation>
    </message>
    <message>
        <source>Messages were not understood: they may have been cards. Compare every card on the table with the screen.</source>
        <translation>Mesej tidak difahami: mungkin kad. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The device sends more than a shoe can: it is set aside and not read. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation>Peranti menghantar lebih daripada kemampuan shoe: ia diketepikan dan tidak dibaca. Guna pad kekunci; apabila senyap, guna semula.</translation>
    </message>
    <message>
        <source>The shoe could not read a card. Push the card back only if the shoe asks for it; otherwise enter it on the keypad.</source>
        <translation>Shoe tidak dapat membaca kad. Tolak balik hanya jika shoe memintanya; jika tidak, masukkan pada pad kekunci.</translation>
    </message>
    <message>
        <source>By its own game the shoe expects no more cards. Go on; clear the error if it stops the shoe.</source>
        <translation>Menurut permainannya sendiri, shoe tidak menjangka kad lagi. Teruskan; kosongkan ralat jika ia berhenti.</translation>
    </message>
    <message>
        <source>A button of the shoe was pressed at the wrong time. Go on.</source>
        <translation>Butang shoe ditekan pada masa yang salah. Teruskan.</translation>
    </message>
    <message>
        <source>A card was pushed back at the exit. Compare every card on the table with the screen.</source>
        <translation>Kad ditolak balik di pintu keluar. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>A card was pushed back halfway. Compare every card on the table with the screen.</source>
        <translation>Kad ditolak balik separuh jalan. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The shoe read a card that does not belong to these decks. Call the Pit Supervisor.</source>
        <translation>Shoe membaca kad yang bukan milik dek ini. Panggil Penyelia Pit.</translation>
    </message>
    <message>
        <source>A card was drawn too slowly. Compare every card on the table with the screen.</source>
        <translation>Kad ditarik terlalu perlahan. Bandingkan setiap kad di meja dengan skrin.</translation>
    </message>
    <message>
        <source>The shoe reports an unknown error. Read its display.</source>
        <translation>Shoe melaporkan ralat tidak dikenali. Baca paparannya.</translation>
    </message>
    <message>
        <source>The shoe is locked. A supervisor can unlock it.</source>
        <translation>Shoe dikunci. Penyelia boleh membukanya.</translation>
    </message>
    <message>
        <source>The port is not there. Check the device&apos;s cable and its power.</source>
        <translation>Port tiada. Periksa kabel dan kuasa peranti.</translation>
    </message>
    <message>
        <source>This user may not open the port. Ask the technician.</source>
        <translation>Pengguna ini tidak boleh membuka port. Tanya juruteknik.</translation>
    </message>
    <message>
        <source>Another program has the port open. Close it.</source>
        <translation>Program lain membuka port ini. Tutup program itu.</translation>
    </message>
    <message>
        <source>The cable was pulled. Put it back.</source>
        <translation>Kabel tercabut. Pasang semula.</translation>
    </message>
    <message>
        <source>The device is set aside. Enter cards on the keypad; when it is quiet again, take it back in service.</source>
        <translation>Peranti diketepikan. Guna pad kekunci; apabila senyap, guna semula.</translation>
    </message>
    <message>
        <source>The program&apos;s reader of this port failed and is being started again. Enter cards on the keypad; tell the technician.</source>
        <translation>Pembaca port program gagal dan sedang dimulakan semula. Guna pad kekunci; beritahu juruteknik.</translation>
    </message>
    <message>
        <source>The port can&apos;t be opened. Ask the technician.</source>
        <translation>Port tidak boleh dibuka. Tanya juruteknik.</translation>
    </message>
</context>
<context>
    <name>alerts</name>
    <message>
        <source>The table was restored from the journal.</source>
        <translation>Meja dipulihkan daripada jurnal.</translation>
    </message>
    <message>
        <source>The shoe was connected again during the Round.</source>
        <translation>Shoe disambung semula dalam pusingan.</translation>
    </message>
    <message>
        <source>The shoe was disconnected during the Round.</source>
        <translation>Shoe terputus dalam pusingan.</translation>
    </message>
    <message>
        <source>The shoe was switched on or reset.</source>
        <translation>Shoe dihidupkan atau diset semula.</translation>
    </message>
    <message>
        <source>A message of the shoe is missing.</source>
        <translation>Satu mesej shoe hilang.</translation>
    </message>
    <message>
        <source>The shoe sent two different messages under one number.</source>
        <translation>Shoe menghantar dua mesej berbeza di bawah satu nombor.</translation>
    </message>
    <message>
        <source>A message of the shoe was damaged.</source>
        <translation>Satu mesej shoe rosak.</translation>
    </message>
    <message>
        <source>Messages of the shoe were damaged.</source>
        <translation>Beberapa mesej shoe rosak.</translation>
    </message>
    <message>
        <source>The shoe was set aside: it sent too much.</source>
        <translation>Shoe diketepikan: terlalu banyak dihantar.</translation>
    </message>
    <message>
        <source>The shoe could not read a card.</source>
        <translation>Shoe tidak dapat membaca kad.</translation>
    </message>
    <message>
        <source>The shoe repeated a card that was not its last.</source>
        <translation>Shoe mengulang kad yang bukan kad terakhir.</translation>
    </message>
    <message>
        <source>The shoe reported an error.</source>
        <translation>Shoe melaporkan ralat.</translation>
    </message>
    <message>
        <source>What the shoe sent may be wrong.</source>
        <translation>Data daripada shoe mungkin salah.</translation>
    </message>
    <message>
        <source>{card} came out, but no Round is open.</source>
        <translation>{card} keluar, tetapi tiada pusingan dibuka.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Satu kad</translation>
    </message>
    <message>
        <source>Call the Pit Supervisor: the card is counted as drawn.</source>
        <translation>Panggil Penyelia Pit: kad dikira sudah diambil.</translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>Shoe tidak bersambung.</translation>
    </message>
    <message>
        <source>Enter cards by hand. Check its cable and power.</source>
        <translation>Masukkan kad secara manual. Periksa kabel dan kuasa.</translation>
    </message>
    <message>
        <source>Enter cards by hand. The program keeps trying.</source>
        <translation>Masukkan kad secara manual. Program terus mencuba.</translation>
    </message>
    <message>
        <source>Unlock it at the shoe, or under Card reader in the menu.</source>
        <translation>Buka kuncinya di shoe, atau di Pembaca kad dalam menu.</translation>
    </message>
    <message>
        <source>The shoe is locked.</source>
        <translation>Shoe dikunci.</translation>
    </message>
    <message>
        <source>A setting of the shoe was changed at the shoe.</source>
        <translation>Tetapan shoe diubah pada shoe.</translation>
    </message>
    <message>
        <source>Tell the Pit Supervisor.</source>
        <translation>Beritahu Penyelia Pit.</translation>
    </message>
    <message>
        <source>The shoe did not do what it was asked.</source>
        <translation>Shoe tidak melakukan yang diminta.</translation>
    </message>
    <message>
        <source>Look at it under Card reader in the menu.</source>
        <translation>Lihat di Pembaca kad dalam menu.</translation>
    </message>
    <message>
        <source>Compare the cards before settling.</source>
        <translation>Bandingkan kad sebelum penyelesaian.</translation>
    </message>
    <message>
        <source>The card reader is set aside: it sent too much ({0}).</source>
        <translation>Pembaca kad diketepikan: terlalu banyak dihantar ({0}).</translation>
    </message>
    <message>
        <source>Enter cards by hand: it reads none now. Call the technician.</source>
        <translation>Masukkan kad secara manual: tiada yang dibaca sekarang. Panggil juruteknik.</translation>
    </message>
    <message>
        <source>Put it back in service</source>
        <translation>Guna semula</translation>
    </message>
    <message>
        <source>Shoe unplugged.</source>
        <translation>Shoe tercabut.</translation>
    </message>
    <message>
        <source>The program may not open the simulated shoe.</source>
        <translation>Program tidak boleh membuka shoe simulasi.</translation>
    </message>
    <message>
        <source>Another program uses the simulated shoe.</source>
        <translation>Program lain menggunakan shoe simulasi.</translation>
    </message>
    <message>
        <source>The program failed to read the simulated shoe.</source>
        <translation>Program gagal membaca shoe simulasi.</translation>
    </message>
    <message>
        <source>The simulated shoe can&apos;t be opened.</source>
        <translation>Shoe simulasi tidak boleh dibuka.</translation>
    </message>
    <message>
        <source>The port {port} is not there.</source>
        <translation>Port {port} tiada.</translation>
    </message>
    <message>
        <source>The program may not open the port {port}.</source>
        <translation>Program tidak boleh membuka port {port}.</translation>
    </message>
    <message>
        <source>Another program uses the port {port}.</source>
        <translation>Program lain menggunakan port {port}.</translation>
    </message>
    <message>
        <source>The program failed to read the port {port}.</source>
        <translation>Program gagal membaca port {port}.</translation>
    </message>
    <message>
        <source>The port {port} can&apos;t be opened.</source>
        <translation>Port {port} tidak boleh dibuka.</translation>
    </message>
    <message>
        <source>The shoe counts too many cards.</source>
        <translation>Shoe mengira terlalu banyak kad.</translation>
    </message>
    <message>
        <source>A button of the shoe is stuck.</source>
        <translation>Butang shoe tersekat.</translation>
    </message>
    <message>
        <source>A card was pushed back at the exit.</source>
        <translation>Kad ditolak balik di pintu keluar.</translation>
    </message>
    <message>
        <source>A card was pushed back midway.</source>
        <translation>Kad ditolak balik separuh jalan.</translation>
    </message>
    <message>
        <source>The shoe read a foreign card.</source>
        <translation>Shoe membaca kad asing.</translation>
    </message>
    <message>
        <source>A card was drawn too slowly.</source>
        <translation>Kad ditarik terlalu perlahan.</translation>
    </message>
    <message>
        <source>The shoe reports an error.</source>
        <translation>Shoe melaporkan ralat.</translation>
    </message>
    <message>
        <source>Draw the card out whole, and compare it with the screen.</source>
        <translation>Tarik kad keluar sepenuhnya dan bandingkan dengan skrin.</translation>
    </message>
    <message>
        <source>Enter the card by hand, then clear the error at the shoe.</source>
        <translation>Masukkan kad secara manual, kemudian kosongkan ralat di shoe.</translation>
    </message>
    <message>
        <source>Tell the Pit Supervisor: the cards must be counted.</source>
        <translation>Beritahu Penyelia Pit: kad mesti dikira.</translation>
    </message>
    <message>
        <source>Free the button. If it stays stuck, call the technician.</source>
        <translation>Lepaskan butang. Jika masih tersekat, panggil juruteknik.</translation>
    </message>
    <message>
        <source>Draw no further card. Call the Pit Supervisor.</source>
        <translation>Jangan ambil kad lagi. Panggil Penyelia Pit.</translation>
    </message>
    <message>
        <source>Compare the card with the screen. Draw the next one in one move.</source>
        <translation>Bandingkan kad dengan skrin. Ambil kad seterusnya dalam satu gerakan.</translation>
    </message>
    <message>
        <source>Read the shoe&apos;s own display, and clear the error there.</source>
        <translation>Baca paparan shoe dan kosongkan ralat di situ.</translation>
    </message>
    <message>
        <source>The screen may go dark in the middle of a Round.</source>
        <translation>Skrin mungkin gelap di tengah pusingan.</translation>
    </message>
    <message>
        <source>The Players see nothing: their screen is missing.</source>
        <translation>Pemain tidak melihat apa-apa: skrin mereka tiada.</translation>
    </message>
    <message>
        <source>Plug it in. The Round is not affected.</source>
        <translation>Pasang. Pusingan tidak terjejas.</translation>
    </message>
    <message>
        <source>The house settings were changed outside of the program.</source>
        <translation>Tetapan kasino diubah di luar program.</translation>
    </message>
    <message>
        <source>Nobody signs for himself: a second Shift Manager must. Until then each start and each slip says so.</source>
        <translation>Tiada sesiapa tandatangan untuk diri sendiri: Pengurus Syif kedua mesti. Hingga itu setiap permulaan dan slip menyatakannya.</translation>
    </message>
    <message>
        <source>The staff register was changed outside of this table.</source>
        <translation>Daftar kakitangan diubah di luar meja ini.</translation>
    </message>
    <message>
        <source>This may not be the table&apos;s journal as it was.</source>
        <translation>Ini mungkin bukan jurnal asal meja ini.</translation>
    </message>
    <message>
        <source>{0} may no longer deal.</source>
        <translation>{0} tidak boleh mengagih lagi.</translation>
    </message>
    <message>
        <source>Another Dealer signs in before the next Round opens.</source>
        <translation>Dealer lain log masuk sebelum pusingan berikut.</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>Log masuk</translation>
    </message>
    <message>
        <source>The pit&apos;s desk has not confirmed the staff register for {0} hours.</source>
        <translation>Meja pit tidak mengesahkan daftar staf selama {0} jam.</translation>
    </message>
    <message>
        <source>Till it does, a Shift Manager signs in, or signs here: then others may too, for as long again.</source>
        <translation>Sehingga itu, Pengurus Syif log masuk atau menandatangani di sini: kemudian yang lain juga boleh, untuk tempoh yang sama.</translation>
    </message>
    <message>
        <source>The break of {0} is due since {1}.</source>
        <translation>{0} patut berehat sejak {1}.</translation>
    </message>
    <message>
        <source>Another Dealer signs in: Menu, Dealer.</source>
        <translation>Dealer lain log masuk: Menu, Dealer.</translation>
    </message>
    <message>
        <source>Other accounts of this machine have rights to the staff register.</source>
        <translation>Akaun lain mesin ini ada hak atas daftar kakitangan.</translation>
    </message>
    <message>
        <source>{0}. Its owner alone may have any: call the technician.</source>
        <translation>{0}. Hanya pemiliknya boleh: panggil juruteknik.</translation>
    </message>
    <message>
        <source>The file {name} was missing: it says how far the journal goes.</source>
        <translation>Fail {name} hilang: ia menyatakan sejauh mana jurnal.</translation>
    </message>
    <message>
        <source>If there is a slip after number {slip}, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation>Jika ada slip selepas nombor {slip}, entri terakhir jurnal hilang: panggil Pengurus Syif. Jurnal salinan, atau versi 0.1, tidak pernah ada fail ini.</translation>
    </message>
    <message>
        <source>If this table has printed a slip, the journal&apos;s last entries are missing: call the Shift Manager. A copied journal, or one of version 0.1, never had this file.</source>
        <translation>Jika meja ini pernah mencetak slip, entri terakhir jurnal hilang: panggil Pengurus Syif. Jurnal salinan, atau versi 0.1, tidak pernah ada fail ini.</translation>
    </message>
    <message>
        <source>The file {name} was deleted or replaced in play.</source>
        <translation>Fail {name} dipadam atau diganti semasa permainan.</translation>
    </message>
    <message>
        <source>It says how far the journal goes, and is written again; no entry is missing. Somebody was at this table&apos;s files: call the Shift Manager.</source>
        <translation>Ia menyatakan sejauh mana jurnal, dan ditulis semula; tiada entri hilang. Seseorang mengusik fail meja ini: panggil Pengurus Syif.</translation>
    </message>
    <message>
        <source>The program was ended by the system or a technician ({0}).</source>
        <translation>Program ditamatkan oleh sistem atau juruteknik ({0}).</translation>
    </message>
    <message>
        <source>The program was cut off: the power failed, or it was killed.</source>
        <translation>Program terputus: bekalan kuasa gagal, atau ia dimatikan.</translation>
    </message>
    <message>
        <source>A Round was open. What was on the screen is stored.</source>
        <translation>Satu pusingan dibuka. Yang ada di skrin sudah disimpan.</translation>
    </message>
    <message>
        <source>No Round was open. What was on the screen is stored.</source>
        <translation>Tiada pusingan dibuka. Yang ada di skrin sudah disimpan.</translation>
    </message>
    <message>
        <source>The table&apos;s key has not signed Round {0} (entries {1} to {2}).</source>
        <translation>Kunci meja belum menandatangani pusingan {0} (entri {1} hingga {2}).</translation>
    </message>
    <message>
        <source>The program ended before it could. Compare that Round with its slip.</source>
        <translation>Program tamat sebelum sempat. Bandingkan pusingan itu dengan slipnya.</translation>
    </message>
    <message>
        <source>The machine&apos;s clock went forward by {0} at once.</source>
        <translation>Jam mesin melompat ke depan {0} sekali gus.</translation>
    </message>
    <message>
        <source>The machine&apos;s clock went back by {0} at once.</source>
        <translation>Jam mesin melompat ke belakang {0} sekali gus.</translation>
    </message>
    <message>
        <source>Check the time. The jump is noted in the journal.</source>
        <translation>Semak masa. Lompatan dicatat dalam jurnal.</translation>
    </message>
    <message>
        <source>The last entry in the journal is {0} old.</source>
        <translation>Entri terakhir jurnal berusia {0}.</translation>
    </message>
    <message>
        <source>The machine&apos;s clock is {0} behind the journal&apos;s last entry.</source>
        <translation>Jam mesin {0} di belakang entri terakhir jurnal.</translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation>Semak tarikh dan masa mesin ini.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 saat</translation>
    </message>
    <message>
        <source>{0} seconds</source>
        <translation>{0} saat</translation>
    </message>
    <message>
        <source>{0} minutes</source>
        <translation>{0} minit</translation>
    </message>
    <message>
        <source>{0} hours</source>
        <translation>{0} jam</translation>
    </message>
    <message>
        <source>{0} days</source>
        <translation>{0} hari</translation>
    </message>
    <message>
        <source>and {0} more</source>
        <translation>dan {0} lagi</translation>
    </message>
    <message>
        <source>The Shift Manager signs</source>
        <translation>Pengurus Syif tandatangan</translation>
    </message>
    <message>
        <source>A Pit Supervisor signs</source>
        <translation>Penyelia Pit tandatangan</translation>
    </message>
    <message>
        <source>{card} came while the Round is stopped.</source>
        <translation>{card} datang semasa pusingan dihentikan.</translation>
    </message>
    <message>
        <source>It is dealt when the Round is restored.</source>
        <translation>Ia diagih apabila pusingan dipulihkan.</translation>
    </message>
    <message>
        <source>It is not stored: restore the Round and enter it by hand.</source>
        <translation>Ia tidak disimpan: pulihkan pusingan dan masukkan manual.</translation>
    </message>
    <message>
        <source>Discard the {cards}.</source>
        <translation>Buang {cards}.</translation>
    </message>
    <message>
        <source>{text} ({paragraph})</source>
        <translation>{text} ({paragraph})</translation>
    </message>
    <message>
        <source>1 card is left</source>
        <translation>1 kad tinggal</translation>
    </message>
    <message>
        <source>{0} cards are left</source>
        <translation>{0} kad tinggal</translation>
    </message>
    <message>
        <source>{left}; this Round may need {most} (I7).</source>
        <translation>{left}; pusingan ini mungkin perlu {most} (I7).</translation>
    </message>
    <message>
        <source>You may deal it. If the cards run out, it is Void ({0}).</source>
        <translation>Boleh diagih. Jika kad habis, pusingan batal ({0}).</translation>
    </message>
    <message>
        <source>The last Round of this shoe is over.</source>
        <translation>Pusingan terakhir shoe ini sudah tamat.</translation>
    </message>
    <message>
        <source>Put in a new shoe, then touch New shoe in the menu.</source>
        <translation>Pasang shoe baharu, kemudian sentuh Shoe baharu dalam menu.</translation>
    </message>
    <message>
        <source>A new shoe is in place.</source>
        <translation>Shoe baharu sudah dipasang.</translation>
    </message>
    <message>
        <source>Touch New shoe in the menu, and say who shuffled it.</source>
        <translation>Sentuh Shoe baharu dalam menu, dan nyatakan siapa mengocok.</translation>
    </message>
    <message>
        <source>A foreign card was found: no Round opens with this shoe.</source>
        <translation>Kad asing dijumpai: tiada pusingan dibuka dengan shoe ini.</translation>
    </message>
    <message>
        <source>Touch New shoe in the menu; or a Pit Supervisor checks the cards.</source>
        <translation>Sentuh Shoe baharu dalam menu; atau Penyelia Pit memeriksa kad.</translation>
    </message>
    <message>
        <source>The cards are in order</source>
        <translation>Kad teratur</translation>
    </message>
    <message>
        <source>The machine counted {count} cards, but the decks have {full} ({paragraph}).</source>
        <translation>Mesin mengira {count} kad, tetapi dek ada {full} ({paragraph}).</translation>
    </message>
    <message>
        <source>Count them before they are dealt.</source>
        <translation>Kira sebelum diagih.</translation>
    </message>
    <message>
        <source>{count} cards came in the order of a new pack ({paragraph}).</source>
        <translation>{count} kad keluar dalam turutan pek baharu ({paragraph}).</translation>
    </message>
    <message>
        <source>If they were shuffled, put this message away.</source>
        <translation>Jika sudah dikocok, ketepikan mesej ini.</translation>
    </message>
    <message>
        <source>Not shuffled: report it</source>
        <translation>Tidak dikocok: lapor</translation>
    </message>
    <message>
        <source>The desk&apos;s staff register does not come.</source>
        <translation>Daftar staf meja pit tidak sampai.</translation>
    </message>
    <message>
        <source>{0} has ruled from the desk.</source>
        <translation>{0} memutuskan dari meja kawalan.</translation>
    </message>
    <message>
        <source>The table is not seen in the pit.</source>
        <translation>Meja tidak dilihat di pit.</translation>
    </message>
</context>
<context>
    <name>announcements</name>
    <message>
        <source>Banker wins</source>
        <translation>Banker menang</translation>
    </message>
    <message>
        <source>Card for the Banker</source>
        <translation>Kad untuk Banker</translation>
    </message>
    <message>
        <source>Card for the Player</source>
        <translation>Kad untuk Player</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>Tiada lagi pertaruhan</translation>
    </message>
    <message>
        <source>Place your Bets, please</source>
        <translation>Sila letak pertaruhan</translation>
    </message>
    <message>
        <source>Player wins</source>
        <translation>Player menang</translation>
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
        <translation>Petak mana Surrender?</translation>
    </message>
    <message>
        <source>Surrender, back</source>
        <translation>Surrender, pulang</translation>
    </message>
    <message>
        <source>Who takes Even Money?</source>
        <translation>Siapa ambil Even Money?</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Petak {number}</translation>
    </message>
    <message>
        <source>{player} has left</source>
        <translation>{player} sudah pergi</translation>
    </message>
    <message>
        <source>{player} is back</source>
        <translation>{player} sudah kembali</translation>
    </message>
    <message>
        <source>Who has left, or is back?</source>
        <translation>Siapa sudah pergi, atau kembali?</translation>
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
        <translation>menang</translation>
    </message>
    <message>
        <source>{count} Players</source>
        <translation>{count} Pemain</translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation>{words}; komisen {percent}%: {kept} disimpan</translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation>bayar tolak {percent}%</translation>
    </message>
    <message>
        <source>pay {n} to {d} less {percent}%</source>
        <translation>bayar {n} kepada {d} tolak {percent}%</translation>
    </message>
    <message>
        <source>less {percent}%</source>
        <translation>tolak {percent}%</translation>
    </message>
    <message>
        <source>with a 6: {n} to {d}</source>
        <translation>dengan 6: {n} kepada {d}</translation>
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
        <translation>Player tidak ambil, Banker {totals}</translation>
    </message>
    <message>
        <source>Player drew, Banker {totals}</source>
        <translation>Player ambil, Banker {totals}</translation>
    </message>
    <message>
        <source>draws to {points}</source>
        <translation>ambil pada {points}</translation>
    </message>
    <message>
        <source>The third card</source>
        <translation>Kad ketiga</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>ambil kad</translation>
    </message>
    <message>
        <source>stands</source>
        <translation>tidak ambil</translation>
    </message>
</context>
<context>
    <name>beside</name>
    <message>
        <source>The Round is not affected. Details: {0} ({1})</source>
        <translation>Pusingan tidak terjejas. Butiran: {0} ({1})</translation>
    </message>
</context>
<context>
    <name>bets</name>
    <message>
        <source>{0} Bets</source>
        <translation>{0} pertaruhan</translation>
    </message>
    <message>
        <source>box {0}</source>
        <translation>petak {0}</translation>
    </message>
    <message>
        <source>box {0}: {1}</source>
        <translation>petak {0}: {1}</translation>
    </message>
    <message>
        <source>Boxes in play: {0}</source>
        <translation>Petak dalam permainan: {0}</translation>
    </message>
    <message>
        <source>On the table: {0}</source>
        <translation>Di meja: {0}</translation>
    </message>
    <message>
        <source>Box {0}, {1}: {2}</source>
        <translation>Petak {0}, {1}: {2}</translation>
    </message>
    <message>
        <source>no Bet</source>
        <translation>tiada pertaruhan</translation>
    </message>
    <message>
        <source>{0} (up to {1} more)</source>
        <translation>{0} (hingga {1} lagi)</translation>
    </message>
    <message>
        <source>Tap the boxes in play.</source>
        <translation>Sentuh petak dalam permainan.</translation>
    </message>
    <message>
        <source>Tap where a Bet lies.</source>
        <translation>Sentuh tempat pertaruhan.</translation>
    </message>
    <message>
        <source>Pick a chip, then tap a box.</source>
        <translation>Pilih cip, kemudian sentuh petak.</translation>
    </message>
    <message>
        <source>Tap a box to lay {0}.</source>
        <translation>Sentuh petak untuk letak {0}.</translation>
    </message>
    <message>
        <source>Tap the Bet&apos;s place to lay {0}.</source>
        <translation>Sentuh tempat pertaruhan untuk letak {0}.</translation>
    </message>
    <message>
        <source>This table has no box “{0}”.</source>
        <translation>Meja ini tiada petak “{0}”.</translation>
    </message>
    <message>
        <source>“{0}” has no amount.</source>
        <translation>“{0}” tiada amaun.</translation>
    </message>
    <message>
        <source>An amount has at most 12 digits: “{0}”.</source>
        <translation>Amaun paling banyak 12 digit: “{0}”.</translation>
    </message>
    <message>
        <source>“{0}” is not an amount.</source>
        <translation>“{0}” bukan amaun.</translation>
    </message>
    <message>
        <source>“{0}” is a second amount.</source>
        <translation>“{0}” amaun kedua.</translation>
    </message>
    <message>
        <source>“{0}” is neither an amount nor a name.</source>
        <translation>“{0}” bukan amaun dan bukan nama.</translation>
    </message>
    <message>
        <source>“{0}” is one word too many.</source>
        <translation>“{0}” perkataan yang terlebih.</translation>
    </message>
    <message>
        <source>“{0}” does not say which Bet.</source>
        <translation>“{0}” tidak menyatakan pertaruhan mana.</translation>
    </message>
    <message>
        <source>“{0}” is the name of a Bet, not of a Player.</source>
        <translation>“{0}” nama pertaruhan, bukan nama Pemain.</translation>
    </message>
    <message>
        <source>Type the number of a box and Enter: this marks it or clears it.</source>
        <translation>Taip nombor petak dan Enter: ini menanda atau mengosongkannya.</translation>
    </message>
    <message>
        <source>Type a digit to begin; Enter lays the Bet, Escape cancels.</source>
        <translation>Taip digit untuk mula; Enter meletak pertaruhan, Escape membatalkan.</translation>
    </message>
    <message>
        <source>3 100 — box 3, its Player, Bet 100</source>
        <translation>3 100 — petak 3, Pemainnya, pertaruhan 100</translation>
    </message>
    <message>
        <source>3 ann 50 — box 3, Player ann</source>
        <translation>3 ann 50 — petak 3, Pemain ann</translation>
    </message>
    <message>
        <source>3 100 s — the same, as the Seated Player</source>
        <translation>3 100 s — sama, sebagai Pemain duduk</translation>
    </message>
    <message>
        <source>3 0 — takes the Bet back</source>
        <translation>3 0 — ambil balik pertaruhan</translation>
    </message>
    <message>
        <source>3 ann 50 {0} — box 3, Player ann, Bet 50</source>
        <translation>3 ann 50 {0} — petak 3, Pemain ann, pertaruhan 50</translation>
    </message>
    <message>
        <source>3 0 {0} — takes the Bet back</source>
        <translation>3 0 {0} — ambil balik pertaruhan</translation>
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
        <translation>Pair</translation>
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
        <translation>Dengan 3 kad</translation>
    </message>
    <message>
        <source>With 4 cards</source>
        <translation>Dengan 4 kad</translation>
    </message>
    <message>
        <source>With 5 cards</source>
        <translation>Dengan 5 kad</translation>
    </message>
    <message>
        <source>With 6 cards</source>
        <translation>Dengan 6 kad</translation>
    </message>
    <message>
        <source>With 7 cards</source>
        <translation>Dengan 7 kad</translation>
    </message>
    <message>
        <source>With 8 cards or more</source>
        <translation>Dengan 8 kad atau lebih</translation>
    </message>
</context>
<context>
    <name>bets of si-ki-pi</name>
    <message>
        <source>Bonus on the Dealer&apos;s Hand</source>
        <translation>Bonus pada Hand Dealer</translation>
    </message>
    <message>
        <source>Bonus on the Player&apos;s Hand</source>
        <translation>Bonus pada Hand Pemain</translation>
    </message>
    <message>
        <source>Dealer Bonus</source>
        <translation>Bonus Dealer</translation>
    </message>
    <message>
        <source>Four of a Kind</source>
        <translation>Four of a Kind</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Player Bonus</source>
        <translation>Bonus Pemain</translation>
    </message>
    <message>
        <source>Three of a Kind</source>
        <translation>Three of a Kind</translation>
    </message>
    <message>
        <source>Two Pairs</source>
        <translation>Two Pairs</translation>
    </message>
</context>
<context>
    <name>calls</name>
    <message>
        <source>two journals</source>
        <translation>dua jurnal</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>dihentikan</translation>
    </message>
    <message>
        <source>can&apos;t be shown</source>
        <translation>tidak boleh ditunjukkan</translation>
    </message>
    <message>
        <source>a ruling</source>
        <translation>keputusan</translation>
    </message>
    <message>
        <source>journal in doubt</source>
        <translation>jurnal diragui</translation>
    </message>
    <message>
        <source>not heard of</source>
        <translation>tiada khabar</translation>
    </message>
    <message>
        <source>felt check</source>
        <translation>semak meja</translation>
    </message>
    <message>
        <source>card reader away</source>
        <translation>pembaca kad tiada</translation>
    </message>
    <message>
        <source>settings not signed</source>
        <translation>tetapan belum ditandatangani</translation>
    </message>
    <message>
        <source>look at the printer</source>
        <translation>lihat pencetak</translation>
    </message>
    <message>
        <source>shuffle due</source>
        <translation>perlu kocok</translation>
    </message>
    <message>
        <source>clock is wrong</source>
        <translation>jam salah</translation>
    </message>
    <message>
        <source>a new journal</source>
        <translation>jurnal baharu</translation>
    </message>
    <message>
        <source>Its journal goes on in two ways: a copy of it is in use.</source>
        <translation>Jurnalnya bersambung dua cara: satu salinan sedang digunakan.</translation>
    </message>
    <message>
        <source>Nobody can say which one is the table&apos;s. Both are kept.</source>
        <translation>Tiada yang tahu mana milik meja. Kedua-dua disimpan.</translation>
    </message>
    <message>
        <source>Stop the table and call the technician.</source>
        <translation>Hentikan meja dan panggil juruteknik.</translation>
    </message>
    <message>
        <source>The program has stopped the Round: {detail}</source>
        <translation>Program menghentikan pusingan: {detail}</translation>
    </message>
    <message>
        <source>Nothing is lost; nothing goes on.</source>
        <translation>Tiada yang hilang; tiada yang diteruskan.</translation>
    </message>
    <message>
        <source>Go there: Restore goes on from the journal.</source>
        <translation>Pergi ke sana: Pulihkan bersambung dari jurnal.</translation>
    </message>
    <message>
        <source>{detail}</source>
        <translation>{detail}</translation>
    </message>
    <message>
        <source>The table goes on; this desk does not see it.</source>
        <translation>Meja diteruskan; meja kawalan ini tidak melihatnya.</translation>
    </message>
    <message>
        <source>Call the technician.</source>
        <translation>Panggil juruteknik.</translation>
    </message>
    <message>
        <source>{detail}.</source>
        <translation>{detail}.</translation>
    </message>
    <message>
        <source>The game waits.</source>
        <translation>Permainan menunggu.</translation>
    </message>
    <message>
        <source>Open the case, or go there.</source>
        <translation>Buka kes, atau pergi ke sana.</translation>
    </message>
    <message>
        <source>No Round opens.</source>
        <translation>Tiada pusingan dibuka.</translation>
    </message>
    <message>
        <source>The Shift Manager signs at the table.</source>
        <translation>Pengurus Syif tandatangan di meja.</translation>
    </message>
    <message>
        <source>The line is cut, or the table is switched off.</source>
        <translation>Talian putus, atau meja ditutup.</translation>
    </message>
    <message>
        <source>The table goes on by itself; what is shown is old.</source>
        <translation>Meja diteruskan sendiri; paparan ini lama.</translation>
    </message>
    <message>
        <source>Look at the line.</source>
        <translation>Lihat talian.</translation>
    </message>
    <message>
        <source>What the reader sent may be wrong.</source>
        <translation>Data daripada pembaca mungkin salah.</translation>
    </message>
    <message>
        <source>The Round can&apos;t be settled.</source>
        <translation>Pusingan tidak boleh diselesaikan.</translation>
    </message>
    <message>
        <source>The Dealer compares the felt with the screen.</source>
        <translation>Dealer membandingkan meja dengan skrin.</translation>
    </message>
    <message>
        <source>The card reader is not connected.</source>
        <translation>Pembaca kad tidak bersambung.</translation>
    </message>
    <message>
        <source>Cards are entered by hand.</source>
        <translation>Kad dimasukkan secara manual.</translation>
    </message>
    <message>
        <source>Look at its cable.</source>
        <translation>Lihat kabelnya.</translation>
    </message>
    <message>
        <source>Settings were changed, and nobody has signed.</source>
        <translation>Tetapan diubah, dan belum ditandatangani.</translation>
    </message>
    <message>
        <source>Perhaps no Round opens.</source>
        <translation>Mungkin tiada pusingan dibuka.</translation>
    </message>
    <message>
        <source>Sign at the table.</source>
        <translation>Tandatangan di meja.</translation>
    </message>
    <message>
        <source>A slip may not have come out.</source>
        <translation>Slip mungkin tidak keluar.</translation>
    </message>
    <message>
        <source>It is printed again only if somebody says so.</source>
        <translation>Ia dicetak lagi hanya jika diminta.</translation>
    </message>
    <message>
        <source>Look at the printer, and say it at the table.</source>
        <translation>Lihat pencetak, dan nyatakan di meja.</translation>
    </message>
    <message>
        <source>The cards must be shuffled.</source>
        <translation>Kad mesti dikocok.</translation>
    </message>
    <message>
        <source>No Round opens before that.</source>
        <translation>Tiada pusingan dibuka sebelum itu.</translation>
    </message>
    <message>
        <source>The Dealer loads a shoe.</source>
        <translation>Dealer memasang shoe.</translation>
    </message>
    <message>
        <source>The table&apos;s clock differs by {detail}.</source>
        <translation>Jam meja berbeza {detail}.</translation>
    </message>
    <message>
        <source>Its slips show a wrong time.</source>
        <translation>Slipnya menunjukkan masa salah.</translation>
    </message>
    <message>
        <source>The table has begun another journal.</source>
        <translation>Meja memulakan jurnal lain.</translation>
    </message>
    <message>
        <source>The earlier one is kept.</source>
        <translation>Yang lama disimpan.</translation>
    </message>
    <message>
        <source>Ask the technician if it was on purpose.</source>
        <translation>Tanya juruteknik sama ada sengaja.</translation>
    </message>
</context>
<context>
    <name>case</name>
    <message>
        <source>Round {number}: the game waits</source>
        <translation>Pusingan {number}: permainan menunggu</translation>
    </message>
    <message>
        <source>Case {number}, Round {round}: the game waits</source>
        <translation>Kes {number}, pusingan {round}: permainan menunggu</translation>
    </message>
    <message>
        <source>The report was an error</source>
        <translation>Laporan itu silap</translation>
    </message>
    <message>
        <source>The case is closed. Nothing else changes.</source>
        <translation>Kes ditutup. Yang lain tidak berubah.</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Boxes: {boxes}.</source>
        <translation>Petak: {boxes}.</translation>
    </message>
    <message>
        <source>Players who must still choose: {count}</source>
        <translation>Pemain yang masih perlu memilih: {count}</translation>
    </message>
    <message>
        <source>ruled so in {same} of {count}</source>
        <translation>diputuskan begini {same} daripada {count}</translation>
    </message>
    <message>
        <source>Hand {hand}</source>
        <translation>Hand {hand}</translation>
    </message>
    <message>
        <source>Box {box}, {bet}</source>
        <translation>Petak {box}, {bet}</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Pihak kasino</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Petak {box}</translation>
    </message>
    <message>
        <source>Box {box}   {player}</source>
        <translation>Petak {box}   {player}</translation>
    </message>
    <message>
        <source>Why the report was an error</source>
        <translation>Mengapa laporan itu silap</translation>
    </message>
    <message>
        <source>What was decided, in a sentence</source>
        <translation>Apa yang diputuskan, dalam satu ayat</translation>
    </message>
    <message>
        <source>The House has mostly ruled otherwise on this kind before.</source>
        <translation>Pihak kasino biasanya memutuskan sebaliknya bagi jenis ini.</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Diketepikan</translation>
    </message>
    <message>
        <source>Void the Round</source>
        <translation>Batalkan pusingan</translation>
    </message>
    <message>
        <source>The manager decides</source>
        <translation>Pengurus memutuskan</translation>
    </message>
    <message>
        <source>Bets back</source>
        <translation>Pulangkan pertaruhan</translation>
    </message>
    <message>
        <source>play on</source>
        <translation>teruskan</translation>
    </message>
    <message>
        <source>reconstruct</source>
        <translation>susun semula</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>buang</translation>
    </message>
    <message>
        <source>remove the Hand</source>
        <translation>keluarkan Hand</translation>
    </message>
    <message>
        <source>{card} first</source>
        <translation>{card} dahulu</translation>
    </message>
    <message>
        <source>intentional</source>
        <translation>sengaja</translation>
    </message>
    <message>
        <source>not intentional</source>
        <translation>tidak sengaja</translation>
    </message>
    <message>
        <source>Every Bet goes back, settled or not. The Round is over.</source>
        <translation>Semua pertaruhan dipulangkan, selesai atau belum. Pusingan tamat.</translation>
    </message>
    <message>
        <source>In the manager&apos;s own words, which close the case.</source>
        <translation>Dengan kata pengurus sendiri, yang menutup kes.</translation>
    </message>
    <message>
        <source>Each Player&apos;s own choice. What is settled stands.</source>
        <translation>Pilihan setiap Pemain sendiri. Yang selesai kekal.</translation>
    </message>
    <message>
        <source>The cards set aside are dealt, in order.</source>
        <translation>Kad yang diketepikan diagih mengikut turutan.</translation>
    </message>
    <message>
        <source>The cards are moved to where they should have gone.</source>
        <translation>Kad dialih ke tempat sepatutnya.</translation>
    </message>
    <message>
        <source>The cards set aside go out of play.</source>
        <translation>Kad yang diketepikan keluar dari permainan.</translation>
    </message>
    <message>
        <source>The cards stay as they lie.</source>
        <translation>Kad kekal seperti sedia ada.</translation>
    </message>
    <message>
        <source>The other one is the next card.</source>
        <translation>Yang satu lagi ialah kad berikut.</translation>
    </message>
    <message>
        <source>The Hand is out; its Bets go back.</source>
        <translation>Hand keluar; pertaruhannya dipulangkan.</translation>
    </message>
    <message>
        <source>The Hand stays in play.</source>
        <translation>Hand kekal dalam permainan.</translation>
    </message>
    <message>
        <source>Everything stays as it lies.</source>
        <translation>Semua kekal seperti sedia ada.</translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation>Kad disusun semula.</translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation>Kad tidak disusun semula.</translation>
    </message>
    <message>
        <source>{card} comes first.</source>
        <translation>{card} dahulu.</translation>
    </message>
    <message>
        <source>Box {box}: {player} plays on.</source>
        <translation>Petak {box}: {player} meneruskan.</translation>
    </message>
    <message>
        <source>Box {box}: {player} takes the Bet back.</source>
        <translation>Petak {box}: {player} mengambil balik pertaruhan.</translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}.</source>
        <translation>Pusingan batal di bawah {paragraph}.</translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation>Kad {number} sebenarnya {card}.</translation>
    </message>
    <message>
        <source>Box {box}: the House pays {player} {sum}.</source>
        <translation>Petak {box}: pihak kasino membayar {player} {sum}.</translation>
    </message>
    <message>
        <source>Box {box}: the House collects {sum} from {player}.</source>
        <translation>Petak {box}: pihak kasino mengutip {sum} daripada {player}.</translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation>Ia disengajakan.</translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation>Ia tidak disengajakan.</translation>
    </message>
    <message>
        <source>The Shift Manager decides in these words.</source>
        <translation>Pengurus Syif memutuskan dengan kata ini.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>Kes ditutup.</translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation>Penyelesaian dibuka semula.</translation>
    </message>
    <message>
        <source>The report was an error, in these words.</source>
        <translation>Laporan itu silap, dengan kata ini.</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Kad berikut</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Kad buangan</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>dalam permainan</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>selesai</translation>
    </message>
    <message>
        <source>recover {sum}</source>
        <translation>ambil semula {sum}</translation>
    </message>
    <message>
        <source>was taken</source>
        <translation>sudah dikutip</translation>
    </message>
    <message>
        <source>{sum} back</source>
        <translation>{sum} balik</translation>
    </message>
    <message>
        <source>{sum} in play</source>
        <translation>{sum} dalam permainan</translation>
    </message>
    <message>
        <source>back</source>
        <translation>balik</translation>
    </message>
    <message>
        <source>{sum} stays in play</source>
        <translation>{sum} kekal dalam permainan</translation>
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
        <translation>peraturan kasino {number}</translation>
    </message>
    <message>
        <source>Nothing has gone wrong at this table yet.</source>
        <translation>Belum ada kejadian di meja ini.</translation>
    </message>
    <message>
        <source>Rulings on this kind in this game: {shown}</source>
        <translation>Keputusan bagi jenis ini dalam permainan ini: {shown}</translation>
    </message>
    <message>
        <source>{shown} of {every}</source>
        <translation>{shown} daripada {every}</translation>
    </message>
    <message>
        <source>None of {every} cases matches.</source>
        <translation>Tiada padanan dalam {every} kes.</translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    Round {round}</source>
        <translation>{ref}    {day} {time}    Pusingan {round}</translation>
    </message>
    <message>
        <source>{ref}    {day} {time}    before the first Round</source>
        <translation>{ref}    {day} {time}    sebelum pusingan pertama</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terbuka</translation>
    </message>
    <message>
        <source>noted</source>
        <translation>dicatat</translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation>Batal di bawah {paragraph}</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>ditutup</translation>
    </message>
    <message>
        <source>the Shift Manager decided</source>
        <translation>Pengurus Syif memutuskan</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Disusun semula</translation>
    </message>
    <message>
        <source>not Reconstructed</source>
        <translation>tidak disusun semula</translation>
    </message>
    <message>
        <source>judged intentional</source>
        <translation>diputuskan sengaja</translation>
    </message>
    <message>
        <source>judged not intentional</source>
        <translation>diputuskan tidak sengaja</translation>
    </message>
    <message>
        <source>the card was corrected</source>
        <translation>kad dibetulkan</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>dibetulkan</translation>
    </message>
    <message>
        <source>the box had stood</source>
        <translation>petak sudah Stand</translation>
    </message>
    <message>
        <source>settled again</source>
        <translation>diselesaikan semula</translation>
    </message>
    <message>
        <source>retracted</source>
        <translation>ditarik balik</translation>
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
        <translation>Slip kes {0} tidak boleh dibuat.</translation>
    </message>
    <message>
        <source>Case {0} is closed.</source>
        <translation>Kes {0} ditutup.</translation>
    </message>
    <message>
        <source>The slip of a correction can&apos;t be made.</source>
        <translation>Slip pembetulan tidak boleh dibuat.</translation>
    </message>
</context>
<context>
    <name>cases</name>
    <message>
        <source>A Player has seen his cards.</source>
        <translation>Seorang Pemain sudah melihat kadnya.</translation>
    </message>
    <message>
        <source>A wrong PIN was entered for {name}, the first in a row.</source>
        <translation>PIN salah dimasukkan untuk {name}, kali pertama berturut-turut.</translation>
    </message>
    <message>
        <source>A wrong PIN was entered for {name}, {tries} in a row.</source>
        <translation>PIN salah dimasukkan untuk {name}, {tries} kali berturut-turut.</translation>
    </message>
    <message>
        <source>Appendix: what the card reader sent</source>
        <translation>Lampiran: apa yang dihantar pembaca kad</translation>
    </message>
    <message>
        <source>Aside</source>
        <translation>Diketepikan</translation>
    </message>
    <message>
        <source>At the sign-in at {time}</source>
        <translation>Semasa log masuk pada {time}</translation>
    </message>
    <message>
        <source>Box {boxes}.</source>
        <translation>Petak {boxes}.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Petak {box}</translation>
    </message>
    <message>
        <source>Box {box}, Hand {hand}</source>
        <translation>Petak {box}, Hand {hand}</translation>
    </message>
    <message>
        <source>Box {box}, {player}: plays on</source>
        <translation>Petak {box}, {player}: meneruskan</translation>
    </message>
    <message>
        <source>Box {box}, {player}: takes the Bet back</source>
        <translation>Petak {box}, {player}: mengambil balik pertaruhan</translation>
    </message>
    <message>
        <source>Box {box}: The House collects from {player} {amount}.</source>
        <translation>Petak {box}: pihak kasino mengutip daripada {player} {amount}.</translation>
    </message>
    <message>
        <source>Box {box}: The House pays {player} {amount}.</source>
        <translation>Petak {box}: pihak kasino membayar {player} {amount}.</translation>
    </message>
    <message>
        <source>Boxes {boxes}.</source>
        <translation>Petak {boxes}.</translation>
    </message>
    <message>
        <source>Card {number}</source>
        <translation>Kad {number}</translation>
    </message>
    <message>
        <source>Card {number} was drawn too early.</source>
        <translation>Kad {number} diambil terlalu awal.</translation>
    </message>
    <message>
        <source>Card {number} was misread.</source>
        <translation>Kad {number} salah dibaca.</translation>
    </message>
    <message>
        <source>Card {number} was not a Hit: the box had stood.</source>
        <translation>Kad {number} bukan Hit: petak sudah Stand.</translation>
    </message>
    <message>
        <source>Card {number} was read as {was} and was really {really}.</source>
        <translation>Kad {number} dibaca sebagai {was}, sebenarnya {really}.</translation>
    </message>
    <message>
        <source>Card {number} was really another one.</source>
        <translation>Kad {number} sebenarnya kad lain.</translation>
    </message>
    <message>
        <source>Card {number} was really {card}.</source>
        <translation>Kad {number} sebenarnya {card}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Cards after</source>
        <translation>Kad selepas</translation>
    </message>
    <message>
        <source>Cards as corrected</source>
        <translation>Kad selepas dibetulkan</translation>
    </message>
    <message>
        <source>Cards as read</source>
        <translation>Kad seperti dibaca</translation>
    </message>
    <message>
        <source>Cards before</source>
        <translation>Kad sebelum</translation>
    </message>
    <message>
        <source>Cards moved, in this order</source>
        <translation>Kad dialih, mengikut turutan ini</translation>
    </message>
    <message>
        <source>Case {ref}</source>
        <translation>Kes {ref}</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Ditutup</translation>
    </message>
    <message>
        <source>Closed at {time} by {name}, {role}.</source>
        <translation>Ditutup pada {time} oleh {name}, {role}.</translation>
    </message>
    <message>
        <source>Corrected</source>
        <translation>Dibetulkan</translation>
    </message>
    <message>
        <source>Correction {ref}</source>
        <translation>Pembetulan {ref}</translation>
    </message>
    <message>
        <source>Decided and signed</source>
        <translation>Diputuskan dan ditandatangani</translation>
    </message>
    <message>
        <source>Discards</source>
        <translation>Kad buangan</translation>
    </message>
    <message>
        <source>Done by {by}, {time}</source>
        <translation>Dibuat oleh {by}, {time}</translation>
    </message>
    <message>
        <source>Entry {number}, {port}: </source>
        <translation>Entri {number}, {port}: </translation>
    </message>
    <message>
        <source>House: {net}</source>
        <translation>Pihak kasino: {net}</translation>
    </message>
    <message>
        <source>It is said which of the two cards comes first.</source>
        <translation>Sudah dinyatakan kad mana yang dahulu.</translation>
    </message>
    <message>
        <source>It is still open.</source>
        <translation>Masih terbuka.</translation>
    </message>
    <message>
        <source>It was intentional.</source>
        <translation>Ia disengajakan.</translation>
    </message>
    <message>
        <source>It was not intentional.</source>
        <translation>Ia tidak disengajakan.</translation>
    </message>
    <message>
        <source>It was noted.</source>
        <translation>Ia dicatat.</translation>
    </message>
    <message>
        <source>It was the {card}.</source>
        <translation>Kadnya {card}.</translation>
    </message>
    <message>
        <source>Journal {code}, entry {number}</source>
        <translation>Jurnal {code}, entri {number}</translation>
    </message>
    <message>
        <source>Judged intentional</source>
        <translation>Diputuskan sengaja</translation>
    </message>
    <message>
        <source>Judged not intentional</source>
        <translation>Diputuskan tidak sengaja</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Wang</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Kad berikut</translation>
    </message>
    <message>
        <source>No Player&apos;s net has changed.</source>
        <translation>Bersih setiap Pemain tidak berubah.</translation>
    </message>
    <message>
        <source>No cards had been dealt.</source>
        <translation>Belum ada kad diagih.</translation>
    </message>
    <message>
        <source>Not Reconstructed</source>
        <translation>Tidak disusun semula</translation>
    </message>
    <message>
        <source>Noted</source>
        <translation>Dicatat</translation>
    </message>
    <message>
        <source>OPEN</source>
        <translation>TERBUKA</translation>
    </message>
    <message>
        <source>One card of {whose}, by the Player himself.</source>
        <translation>Satu kad {whose}, oleh Pemain sendiri.</translation>
    </message>
    <message>
        <source>One card of {whose}.</source>
        <translation>Satu kad {whose}.</translation>
    </message>
    <message>
        <source>Opened at {time}: noticed by the program</source>
        <translation>Dibuka pada {time}: dikesan program</translation>
    </message>
    <message>
        <source>Opened at {time}: reported by {by}</source>
        <translation>Dibuka pada {time}: dilaporkan oleh {by}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Halaman {page} daripada {pages}</translation>
    </message>
    <message>
        <source>RETRACTED</source>
        <translation>DITARIK BALIK</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Sebab: {reason}</translation>
    </message>
    <message>
        <source>Reconstructed</source>
        <translation>Disusun semula</translation>
    </message>
    <message>
        <source>Reopening {ref}</source>
        <translation>Pembukaan semula {ref}</translation>
    </message>
    <message>
        <source>Retracted</source>
        <translation>Ditarik balik</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Pusingan {number}</translation>
    </message>
    <message>
        <source>Settled again</source>
        <translation>Diselesaikan semula</translation>
    </message>
    <message>
        <source>Settled again at {time} by {name}, {role}.</source>
        <translation>Diselesaikan semula pada {time} oleh {name}, {role}.</translation>
    </message>
    <message>
        <source>Sign-in {ref}</source>
        <translation>Log masuk {ref}</translation>
    </message>
    <message>
        <source>Signed for by {by} at {time}</source>
        <translation>Ditandatangani oleh {by} pada {time}</translation>
    </message>
    <message>
        <source>Signed: {by}, {time}</source>
        <translation>Ditandatangani: {by}, {time}</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>LATIHAN</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Meja {table}</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand.</source>
        <translation>Hand Dealer.</translation>
    </message>
    <message>
        <source>The Round is Void under {paragraph}: every Bet goes back.</source>
        <translation>Pusingan batal di bawah {paragraph}: semua pertaruhan dipulangkan.</translation>
    </message>
    <message>
        <source>The Shift Manager decided</source>
        <translation>Pengurus Syif memutuskan</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides: {text}</source>
        <translation>Pengurus Syif Permainan Meja memutuskan: {text}</translation>
    </message>
    <message>
        <source>The box had stood</source>
        <translation>Petak sudah Stand</translation>
    </message>
    <message>
        <source>The card was corrected</source>
        <translation>Kad dibetulkan</translation>
    </message>
    <message>
        <source>The cards are Reconstructed.</source>
        <translation>Kad disusun semula.</translation>
    </message>
    <message>
        <source>The cards are not Reconstructed.</source>
        <translation>Kad tidak disusun semula.</translation>
    </message>
    <message>
        <source>The case is closed.</source>
        <translation>Kes ditutup.</translation>
    </message>
    <message>
        <source>The report was made in error: {text}</source>
        <translation>Laporan itu silap: {text}</translation>
    </message>
    <message>
        <source>The settlement is made again.</source>
        <translation>Penyelesaian dibuat semula.</translation>
    </message>
    <message>
        <source>The settlement is reopened.</source>
        <translation>Penyelesaian dibuka semula.</translation>
    </message>
    <message>
        <source>The settlement was reopened.</source>
        <translation>Penyelesaian dibuka semula.</translation>
    </message>
    <message>
        <source>The {card} comes first.</source>
        <translation>{card} dahulu.</translation>
    </message>
    <message>
        <source>VOID under {paragraph}: {kind}</source>
        <translation>BATAL di bawah {paragraph}: {kind}</translation>
    </message>
    <message>
        <source>Void under {paragraph}</source>
        <translation>Batal di bawah {paragraph}</translation>
    </message>
    <message>
        <source>What each Player chose</source>
        <translation>Pilihan setiap Pemain</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Apa yang berlaku</translation>
    </message>
    <message>
        <source>aside</source>
        <translation>ketepian</translation>
    </message>
    <message>
        <source>house ruling {number}</source>
        <translation>peraturan kasino {number}</translation>
    </message>
    <message>
        <source>the Dealer&apos;s Hand</source>
        <translation>Hand Dealer</translation>
    </message>
    <message>
        <source>the Hand of box {box}</source>
        <translation>Hand petak {box}</translation>
    </message>
    <message>
        <source>the discards</source>
        <translation>kad buangan</translation>
    </message>
    <message>
        <source>the next card</source>
        <translation>kad berikut</translation>
    </message>
    <message>
        <source>{by} ended the lock-out of {name}.</source>
        <translation>{by} menamatkan kuncian {name}.</translation>
    </message>
    <message>
        <source>{card}  from {start} to {end}</source>
        <translation>{card}  dari {start} ke {end}</translation>
    </message>
    <message>
        <source>{choice}.</source>
        <translation>{choice}.</translation>
    </message>
    <message>
        <source>{code}, entry {number}</source>
        <translation>{code}, entri {number}</translation>
    </message>
    <message>
        <source>{count} cards of {whose}, by the Player himself.</source>
        <translation>{count} kad {whose}, oleh Pemain sendiri.</translation>
    </message>
    <message>
        <source>{count} cards of {whose}.</source>
        <translation>{count} kad {whose}.</translation>
    </message>
    <message>
        <source>{name} was locked out for {seconds} seconds.</source>
        <translation>{name} dikunci selama {seconds} saat.</translation>
    </message>
    <message>
        <source>{net}; {amount} of Bets returned</source>
        <translation>{net}; {amount} pertaruhan dipulangkan</translation>
    </message>
    <message>
        <source>{place}: {cards}</source>
        <translation>{place}: {cards}</translation>
    </message>
    <message>
        <source>{player}: net {before} before, {after} after</source>
        <translation>{player}: bersih {before} sebelum, {after} selepas</translation>
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
        <translation>{who}; Dealer {dealer}.</translation>
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
        <translation>Tiada kes yang sepadan.</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Pusingan {number}</translation>
    </message>
    <message>
        <source>The journal has no case.</source>
        <translation>Jurnal tiada kes.</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>ditutup</translation>
    </message>
    <message>
        <source>open</source>
        <translation>terbuka</translation>
    </message>
    <message>
        <source>this slip has no code: the table signs it when the case is closed, or when it is saved from the case file</source>
        <translation>slip ini tiada kod: meja menandatanganinya apabila kes ditutup, atau apabila disimpan daripada fail kes</translation>
    </message>
    <message>
        <source>{state}, signed by {person} ({role})</source>
        <translation>{state}, ditandatangani oleh {person} ({role})</translation>
    </message>
</context>
<context>
    <name>catch_up</name>
    <message>
        <source>1 card</source>
        <translation>1 kad</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} kad</translation>
    </message>
    <message>
        <source>Read before the interruption and dealt now: {cards}.</source>
        <translation>Dibaca sebelum gangguan dan diagih sekarang: {cards}.</translation>
    </message>
    <message>
        <source>Compare the table with the screen.</source>
        <translation>Bandingkan meja dengan skrin.</translation>
    </message>
</context>
<context>
    <name>changed_files</name>
    <message>
        <source>Changed since the last Round: {names}.</source>
        <translation>Diubah sejak pusingan lepas: {names}.</translation>
    </message>
    <message>
        <source>Ask the Table Games Shift Manager whether rules or layout were changed on purpose. The journal has both digests.</source>
        <translation>Tanya Pengurus Syif Permainan Meja sama ada peraturan atau susun atur sengaja diubah. Jurnal ada kedua-dua ringkasannya.</translation>
    </message>
</context>
<context>
    <name>comparing</name>
    <message>
        <source>Compared: the table is as the screen shows it.</source>
        <translation>Dibandingkan: meja sama dengan skrin.</translation>
    </message>
    <message>
        <source>Compared with the screen: {0}</source>
        <translation>Dibandingkan dengan skrin: {0}</translation>
    </message>
</context>
<context>
    <name>day report</name>
    <message>
        <source>unknown</source>
        <translation>tidak diketahui</translation>
    </message>
    <message>
        <source>projected</source>
        <translation>anggaran</translation>
    </message>
    <message>
        <source>counted</source>
        <translation>dikira</translation>
    </message>
    <message>
        <source>final</source>
        <translation>muktamad</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>pertaruhan</translation>
    </message>
    <message>
        <source>deal</source>
        <translation>agihan</translation>
    </message>
    <message>
        <source>decisions</source>
        <translation>keputusan pemain</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>penyelesaian</translation>
    </message>
    <message>
        <source>irregularities</source>
        <translation>kejadian</translation>
    </message>
    <message>
        <source>idle</source>
        <translation>menunggu</translation>
    </message>
    <message>
        <source>All {count} tables</source>
        <translation>Semua {count} meja</translation>
    </message>
    <message>
        <source>Audit of table {table}</source>
        <translation>Audit meja {table}</translation>
    </message>
    <message>
        <source>Bet</source>
        <translation>Pertaruhan</translation>
    </message>
    <message>
        <source>By Dealer</source>
        <translation>Mengikut Dealer</translation>
    </message>
    <message>
        <source>By shift</source>
        <translation>Mengikut syif</translation>
    </message>
    <message>
        <source>By table and shift</source>
        <translation>Mengikut meja dan syif</translation>
    </message>
    <message>
        <source>Cases by kind and Dealer</source>
        <translation>Kes mengikut jenis dan Dealer</translation>
    </message>
    <message>
        <source>Fills and credits</source>
        <translation>Tambahan dan pulangan</translation>
    </message>
    <message>
        <source>Hold explained by Dealer and shift</source>
        <translation>Pegangan dijelaskan mengikut Dealer dan syif</translation>
    </message>
    <message>
        <source>Hold explained, {game}</source>
        <translation>Pegangan dijelaskan, {game}</translation>
    </message>
    <message>
        <source>OPEN: session {number} has {count} exceptions</source>
        <translation>TERBUKA: sesi {number} ada {count} pengecualian</translation>
    </message>
    <message>
        <source>Par</source>
        <translation>Par</translation>
    </message>
    <message>
        <source>Payouts of {amount} and more</source>
        <translation>Bayaran {amount} ke atas</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Round {number} is void</source>
        <translation>Pusingan {number} dibatalkan</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Rounds an hour</source>
        <translation>Pusingan sejam</translation>
    </message>
    <message>
        <source>Rounds an hour of dealing</source>
        <translation>Pusingan sejam mengagih</translation>
    </message>
    <message>
        <source>Rounds in each hour</source>
        <translation>Pusingan setiap jam</translation>
    </message>
    <message>
        <source>Rounds: {over}, of which void: {void}; still open: {open}</source>
        <translation>Pusingan: {over}, antaranya batal: {void}; masih terbuka: {open}</translation>
    </message>
    <message>
        <source>Seconds by cause</source>
        <translation>Saat mengikut sebab</translation>
    </message>
    <message>
        <source>Session {number}, from {opened}, still open ({grade})</source>
        <translation>Sesi {number}, dari {opened}, masih terbuka ({grade})</translation>
    </message>
    <message>
        <source>Session {number}, {opened} to {closed} ({grade})</source>
        <translation>Sesi {number}, {opened} hingga {closed} ({grade})</translation>
    </message>
    <message>
        <source>Signed slips, all days: {firsts} first prints, {again} duplicates</source>
        <translation>Slip bertandatangan, semua hari: {firsts} cetakan pertama, {again} salinan</translation>
    </message>
    <message>
        <source>Slips of the tray&apos;s money, all days: {counts}</source>
        <translation>Slip wang dulang, semua hari: {counts}</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Meja {table}</translation>
    </message>
    <message>
        <source>Table {table}, signed by the key {key}</source>
        <translation>Meja {table}, ditandatangani kunci {key}</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>The slips in {folder} are as the journal has them</source>
        <translation>Slip dalam {folder} sama seperti dalam jurnal</translation>
    </message>
    <message>
        <source>The slips&apos; files were not compared: name their folder (--slips)</source>
        <translation>Fail slip tidak dibandingkan: namakan foldernya (--slips)</translation>
    </message>
    <message>
        <source>The table&apos;s key</source>
        <translation>Kunci meja</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>WRONG: the copies of {kind} {of} are {numbers}</source>
        <translation>SALAH: salinan {kind} {of} ialah {numbers}</translation>
    </message>
    <message>
        <source>WRONG: {what}</source>
        <translation>SALAH: {what}</translation>
    </message>
    <message>
        <source>What a variance may come from (a hint, no finding)</source>
        <translation>Punca yang mungkin bagi perbezaan (petunjuk, bukan dapatan)</translation>
    </message>
    <message>
        <source>What the House has won, Round by Round</source>
        <translation>Kemenangan kasino, pusingan demi pusingan</translation>
    </message>
    <message>
        <source>a Round</source>
        <translation>sepusingan</translation>
    </message>
    <message>
        <source>advice: a larger par</source>
        <translation>nasihat: par lebih besar</translation>
    </message>
    <message>
        <source>all</source>
        <translation>semua</translation>
    </message>
    <message>
        <source>amount</source>
        <translation>jumlah</translation>
    </message>
    <message>
        <source>an hour of dealing</source>
        <translation>sejam mengagih</translation>
    </message>
    <message>
        <source>box</source>
        <translation>petak</translation>
    </message>
    <message>
        <source>by {least} to {most}, if the House approves it</source>
        <translation>sebanyak {least} hingga {most}, jika pihak kasino meluluskan</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>dibatalkan</translation>
    </message>
    <message>
        <source>cases</source>
        <translation>kes</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>kiraan tutup</translation>
    </message>
    <message>
        <source>counted drop</source>
        <translation>drop dikira</translation>
    </message>
    <message>
        <source>credit</source>
        <translation>pulangan</translation>
    </message>
    <message>
        <source>credits</source>
        <translation>pulangan</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>terputus</translation>
    </message>
    <message>
        <source>done</source>
        <translation>selesai</translation>
    </message>
    <message>
        <source>exception</source>
        <translation>pengecualian</translation>
    </message>
    <message>
        <source>exceptions open</source>
        <translation>pengecualian terbuka</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>tambahan</translation>
    </message>
    <message>
        <source>fills</source>
        <translation>tambahan</translation>
    </message>
    <message>
        <source>from {least} to {most}</source>
        <translation>dari {least} hingga {most}</translation>
    </message>
    <message>
        <source>grade</source>
        <translation>taraf</translation>
    </message>
    <message>
        <source>in all</source>
        <translation>jumlah</translation>
    </message>
    <message>
        <source>luck</source>
        <translation>nasib</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>number</source>
        <translation>nombor</translation>
    </message>
    <message>
        <source>number not used</source>
        <translation>nombor tidak digunakan</translation>
    </message>
    <message>
        <source>of the Rounds corrected</source>
        <translation>antaranya pembetulan</translation>
    </message>
    <message>
        <source>on its way</source>
        <translation>dalam perjalanan</translation>
    </message>
    <message>
        <source>opener</source>
        <translation>kiraan buka</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>dibayar</translation>
    </message>
    <message>
        <source>recorded drop</source>
        <translation>drop direkod</translation>
    </message>
    <message>
        <source>request</source>
        <translation>permohonan</translation>
    </message>
    <message>
        <source>request {request}: {how}</source>
        <translation>permohonan {request}: {how}</translation>
    </message>
    <message>
        <source>result</source>
        <translation>hasil</translation>
    </message>
    <message>
        <source>sent back</source>
        <translation>dipulangkan</translation>
    </message>
    <message>
        <source>share</source>
        <translation>bahagian</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>syif</translation>
    </message>
    <message>
        <source>shift {shift}, {game}</source>
        <translation>syif {shift}, {game}</translation>
    </message>
    <message>
        <source>slip lost</source>
        <translation>slip hilang</translation>
    </message>
    <message>
        <source>staked</source>
        <translation>taruhan</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>masih terbuka</translation>
    </message>
    <message>
        <source>table</source>
        <translation>meja</translation>
    </message>
    <message>
        <source>the House won</source>
        <translation>kasino menang</translation>
    </message>
    <message>
        <source>theoretical win</source>
        <translation>kemenangan teori</translation>
    </message>
    <message>
        <source>void</source>
        <translation>batal</translation>
    </message>
    <message>
        <source>void {number}: {amount}</source>
        <translation>batal {number}: {amount}</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>{amount}, closed by force: the next opener</source>
        <translation>{amount}, ditutup paksa: kiraan buka berikutnya</translation>
    </message>
    <message>
        <source>{amount}, counted by two</source>
        <translation>{amount}, dikira dua orang</translation>
    </message>
    <message>
        <source>{game}, {decks} decks</source>
        <translation>{game}, {decks} dek</translation>
    </message>
    <message>
        <source>{kind} {number} is missing</source>
        <translation>{kind} {number} tiada</translation>
    </message>
    <message>
        <source>{kind} {number} is there twice</source>
        <translation>{kind} {number} ada dua kali</translation>
    </message>
    <message>
        <source>{kind} {number} was not used ({how})</source>
        <translation>{kind} {number} tidak digunakan ({how})</translation>
    </message>
    <message>
        <source>{result} = Rounds {rounds} + tray {tray} + drop {drop}</source>
        <translation>{result} = pusingan {rounds} + dulang {tray} + drop {drop}</translation>
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
        <translation>Pusingan masih terbuka: Dealer lain log masuk dan mengambil alih.</translation>
    </message>
    <message>
        <source>Nobody was signed out.</source>
        <translation>Tiada sesiapa dilog keluar.</translation>
    </message>
    <message>
        <source>The note waits for the next Dealer.</source>
        <translation>Nota menunggu Dealer seterusnya.</translation>
    </message>
</context>
<context>
    <name>device</name>
    <message>
        <source>Cards are entered by hand</source>
        <translation>Kad dimasukkan secara manual</translation>
    </message>
    <message>
        <source>The house profile names no card reader.</source>
        <translation>Tetapan kasino tidak menamakan pembaca kad.</translation>
    </message>
    <message>
        <source>Last heard at {0}. Silence is normal.</source>
        <translation>Kali terakhir didengar {0}. Senyap itu biasa.</translation>
    </message>
    <message>
        <source>Nothing has come yet. Silence is normal.</source>
        <translation>Belum ada yang datang. Senyap itu biasa.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Difahami</translation>
    </message>
    <message>
        <source>Not understood</source>
        <translation>Tidak difahami</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Berulang</translation>
    </message>
    <message>
        <source>Gaps</source>
        <translation>Jurang</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Set aside: it sent too much ({0})</source>
        <translation>Diketepikan: terlalu banyak dihantar ({0})</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Tidak bersambung</translation>
    </message>
    <message>
        <source>Connected, but silent when it should not be</source>
        <translation>Bersambung, tetapi senyap pada masa tidak patut</translation>
    </message>
    <message>
        <source>Connected, but nothing that comes can be read</source>
        <translation>Bersambung, tetapi tiada yang boleh dibaca</translation>
    </message>
    <message>
        <source>{0} bits a second</source>
        <translation>{0} bit sesaat</translation>
    </message>
    <message>
        <source>The device is not connected.</source>
        <translation>Peranti tidak bersambung.</translation>
    </message>
    <message>
        <source>Lock the shoe</source>
        <translation>Kunci shoe</translation>
    </message>
    <message>
        <source>Unlock the shoe</source>
        <translation>Buka kunci shoe</translation>
    </message>
    <message>
        <source>Clear the error</source>
        <translation>Kosongkan ralat</translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation>Peranti ini tidak menerima arahan.</translation>
    </message>
    <message>
        <source>Commands to the shoe are off in the house profile.</source>
        <translation>Arahan kepada shoe ditutup dalam tetapan kasino.</translation>
    </message>
    <message>
        <source>Not connected: no command can be given.</source>
        <translation>Tidak bersambung: arahan tidak boleh diberi.</translation>
    </message>
    <message>
        <source>Card drawn</source>
        <translation>Kad diambil</translation>
    </message>
    <message>
        <source>Cards drawn together: {0}</source>
        <translation>Kad diambil bersama: {0}</translation>
    </message>
    <message>
        <source>Not understood ({0})</source>
        <translation>Tidak difahami ({0})</translation>
    </message>
    <message>
        <source>Card drawn: {0}</source>
        <translation>Kad diambil: {0}</translation>
    </message>
    <message>
        <source>Error: {0}</source>
        <translation>Ralat: {0}</translation>
    </message>
    <message>
        <source>Error over: {0}</source>
        <translation>Ralat tamat: {0}</translation>
    </message>
    <message>
        <source>Not understood ({0}): {1}</source>
        <translation>Tidak difahami ({0}): {1}</translation>
    </message>
    <message>
        <source>Not understood: {0}, {1}</source>
        <translation>Tidak difahami: {0}, {1}</translation>
    </message>
    <message>
        <source>1 message</source>
        <translation>1 mesej</translation>
    </message>
    <message>
        <source>{0} messages</source>
        <translation>{0} mesej</translation>
    </message>
    <message>
        <source>1 byte</source>
        <translation>1 bait</translation>
    </message>
    <message>
        <source>{0} bytes</source>
        <translation>{0} bait</translation>
    </message>
    <message>
        <source>Set aside: {0}</source>
        <translation>Diketepikan: {0}</translation>
    </message>
</context>
<context>
    <name>doctor</name>
    <message>
        <source>Add one: tablemgr people add NAME --role shift-manager</source>
        <translation>Tambah seorang: tablemgr people add NAME --role shift-manager</translation>
    </message>
    <message>
        <source>Call the Shift Manager, and put it back from a back-up.</source>
        <translation>Panggil Pengurus Syif, dan letak semula daripada sandaran.</translation>
    </message>
    <message>
        <source>Call the Shift Manager.</source>
        <translation>Panggil Pengurus Syif.</translation>
    </message>
    <message>
        <source>Check the date and the time of this machine.</source>
        <translation>Periksa tarikh dan masa mesin ini.</translation>
    </message>
    <message>
        <source>Close them: chmod go= FOLDER, go-w FILE.</source>
        <translation>Tutup: chmod go= FOLDER, go-w FILE.</translation>
    </message>
    <message>
        <source>D-Bus</source>
        <translation>D-Bus</translation>
    </message>
    <message>
        <source>Give this user the right.</source>
        <translation>Beri hak kepada pengguna ini.</translation>
    </message>
    <message>
        <source>Install alsa-utils (aplay).</source>
        <translation>Pasang alsa-utils (aplay).</translation>
    </message>
    <message>
        <source>Its owner alone may have any.</source>
        <translation>Hanya pemiliknya boleh ada hak.</translation>
    </message>
    <message>
        <source>Look from the table&apos;s own session.</source>
        <translation>Lihat dari sesi meja itu sendiri.</translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify {path}`.</source>
        <translation>Lihat dengan `tablemgr journal verify {path}`.</translation>
    </message>
    <message>
        <source>Make room before the next shift.</source>
        <translation>Kosongkan ruang sebelum syif seterusnya.</translation>
    </message>
    <message>
        <source>Name one in the house profile: witness.</source>
        <translation>Namakan satu dalam tetapan kasino: witness.</translation>
    </message>
    <message>
        <source>Shift Managers who may sign: {count}; a house needs two</source>
        <translation>Pengurus Syif yang boleh tandatangan: {count}; perlu dua</translation>
    </message>
    <message>
        <source>Switch blanking off: xset s off -dpms.</source>
        <translation>Matikan skrin gelap: xset s off -dpms.</translation>
    </message>
    <message>
        <source>`tablemgr backup --to {folder}` makes one; a timer does it each hour.</source>
        <translation>`tablemgr backup --to {folder}` membuat satu; pemasa membuatnya setiap jam.</translation>
    </message>
    <message>
        <source>`tablemgr devices` lists the ports.</source>
        <translation>`tablemgr devices` menyenaraikan port.</translation>
    </message>
    <message>
        <source>back-ups</source>
        <translation>sandaran</translation>
    </message>
    <message>
        <source>clock</source>
        <translation>jam</translation>
    </message>
    <message>
        <source>disk</source>
        <translation>cakera</translation>
    </message>
    <message>
        <source>every row is as the program wrote it</source>
        <translation>setiap baris seperti yang ditulis program</translation>
    </message>
    <message>
        <source>fonts</source>
        <translation>fon</translation>
    </message>
    <message>
        <source>house profile</source>
        <translation>tetapan kasino</translation>
    </message>
    <message>
        <source>it can&apos;t be asked: {error}</source>
        <translation>tidak boleh ditanya: {error}</translation>
    </message>
    <message>
        <source>it is not before the journal&apos;s latest entry</source>
        <translation>tidak lebih awal daripada entri terkini jurnal</translation>
    </message>
    <message>
        <source>it is not sealed by the key that is here</source>
        <translation>tidak dimeterai oleh kunci yang ada di sini</translation>
    </message>
    <message>
        <source>it is the journal of another table, {table}</source>
        <translation>ini jurnal meja lain, {table}</translation>
    </message>
    <message>
        <source>it is {seconds} s behind the journal&apos;s latest entry</source>
        <translation>lewat {seconds} s daripada entri terkini jurnal</translation>
    </message>
    <message>
        <source>its key {key} is missing</source>
        <translation>kuncinya {key} hilang</translation>
    </message>
    <message>
        <source>its log was changed by something else than the program, from entry {entry} on</source>
        <translation>lognya diubah oleh selain program, mulai entri {entry}</translation>
    </message>
    <message>
        <source>journal</source>
        <translation>jurnal</translation>
    </message>
    <message>
        <source>journal {table}</source>
        <translation>jurnal {table}</translation>
    </message>
    <message>
        <source>key</source>
        <translation>kunci</translation>
    </message>
    <message>
        <source>no journal yet to compare it with</source>
        <translation>belum ada jurnal untuk dibandingkan</translation>
    </message>
    <message>
        <source>no other account may look in or write</source>
        <translation>tiada akaun lain boleh melihat atau menulis</translation>
    </message>
    <message>
        <source>no program plays them: what stops the game rings the desktop&apos;s bell</source>
        <translation>tiada program memainkannya: yang menghentikan permainan membunyikan loceng desktop</translation>
    </message>
    <message>
        <source>no session bus answers: the program can&apos;t keep the screen lit</source>
        <translation>tiada bas sesi menjawab: program tidak boleh mengekalkan skrin menyala</translation>
    </message>
    <message>
        <source>none is set: slips are saved, not printed</source>
        <translation>tiada ditetapkan: slip disimpan, tidak dicetak</translation>
    </message>
    <message>
        <source>note</source>
        <translation>nota</translation>
    </message>
    <message>
        <source>ok</source>
        <translation>ok</translation>
    </message>
    <message>
        <source>other accounts have rights: {rights}</source>
        <translation>akaun lain ada hak: {rights}</translation>
    </message>
    <message>
        <source>other accounts may look in or write: {what}</source>
        <translation>akaun lain boleh melihat atau menulis: {what}</translation>
    </message>
    <message>
        <source>printer cage</source>
        <translation>pencetak sangkar tunai</translation>
    </message>
    <message>
        <source>printer reports</source>
        <translation>pencetak laporan</translation>
    </message>
    <message>
        <source>printer slips</source>
        <translation>pencetak slip</translation>
    </message>
    <message>
        <source>printers</source>
        <translation>pencetak</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>pembaca kad</translation>
    </message>
    <message>
        <source>rights</source>
        <translation>hak</translation>
    </message>
    <message>
        <source>rows were taken out of it, or old ones put back</source>
        <translation>baris diambil keluar, atau yang lama diletak semula</translation>
    </message>
    <message>
        <source>screen</source>
        <translation>skrin</translation>
    </message>
    <message>
        <source>sounds</source>
        <translation>bunyi</translation>
    </message>
    <message>
        <source>staff register</source>
        <translation>daftar kakitangan</translation>
    </message>
    <message>
        <source>the journal has no entry yet to compare it with</source>
        <translation>jurnal belum ada entri untuk dibandingkan</translation>
    </message>
    <message>
        <source>the journal&apos;s latest entry is over a week old</source>
        <translation>entri terkini jurnal lebih seminggu</translation>
    </message>
    <message>
        <source>the key and the slips agree; no witness file is named</source>
        <translation>kunci dan slip sepadan; tiada fail saksi dinamakan</translation>
    </message>
    <message>
        <source>the key, the slips and {file} agree</source>
        <translation>kunci, slip dan {file} sepadan</translation>
    </message>
    <message>
        <source>the newest in {folder} is of {when}</source>
        <translation>yang terbaharu dalam {folder} bertarikh {when}</translation>
    </message>
    <message>
        <source>the newest in {folder} is of {when}, {days} days old</source>
        <translation>yang terbaharu dalam {folder} bertarikh {when}, {days} hari lalu</translation>
    </message>
    <message>
        <source>the session&apos;s bus answers</source>
        <translation>bas sesi menjawab</translation>
    </message>
    <message>
        <source>the slips in {folder}</source>
        <translation>slip dalam {folder}</translation>
    </message>
    <message>
        <source>the witness file {file}</source>
        <translation>fail saksi {file}</translation>
    </message>
    <message>
        <source>there is none here: no Wayland or X answers</source>
        <translation>tiada di sini: Wayland atau X tidak menjawab</translation>
    </message>
    <message>
        <source>there is none in {folder}</source>
        <translation>tiada dalam {folder}</translation>
    </message>
    <message>
        <source>there is none in {folder} yet</source>
        <translation>belum ada dalam {folder}</translation>
    </message>
    <message>
        <source>there is none yet</source>
        <translation>belum ada</translation>
    </message>
    <message>
        <source>there is one</source>
        <translation>ada</translation>
    </message>
    <message>
        <source>those of the slips can be read</source>
        <translation>fon slip boleh dibaca</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>belum dilihat</translation>
    </message>
    <message>
        <source>what it has on {name} was changed by something else than the program</source>
        <translation>maklumat {name} di dalamnya diubah oleh selain program</translation>
    </message>
    <message>
        <source>witnesses</source>
        <translation>saksi</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>salah</translation>
    </message>
    <message>
        <source>{address} can print</source>
        <translation>{address} boleh mencetak</translation>
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
        <translation>{file}: meja {table}</translation>
    </message>
    <message>
        <source>{folder} can&apos;t be written</source>
        <translation>{folder} tidak boleh ditulis</translation>
    </message>
    <message>
        <source>{free:,} MB free in {folder}</source>
        <translation>{free:,} MB kosong dalam {folder}</translation>
    </message>
    <message>
        <source>{lines}</source>
        <translation>{lines}</translation>
    </message>
    <message>
        <source>{path} is gone; its key {key} is still there</source>
        <translation>{path} tiada lagi; kuncinya {key} masih ada</translation>
    </message>
    <message>
        <source>{path} is gone; {anchor} is still there</source>
        <translation>{path} tiada lagi; {anchor} masih ada</translation>
    </message>
    <message>
        <source>{path} is gone; {what} know it</source>
        <translation>{path} tiada lagi; {what} mengenalinya</translation>
    </message>
    <message>
        <source>{player} plays them</source>
        <translation>{player} memainkannya</translation>
    </message>
    <message>
        <source>{port} can be opened</source>
        <translation>{port} boleh dibuka</translation>
    </message>
    <message>
        <source>{port} can&apos;t be opened: {kind} ({detail})</source>
        <translation>{port} tidak boleh dibuka: {kind} ({detail})</translation>
    </message>
    <message>
        <source>{port}: nothing to look at without opening it</source>
        <translation>{port}: tiada apa untuk dilihat tanpa membukanya</translation>
    </message>
</context>
<context>
    <name>drop boxes</name>
    <message>
        <source>Box</source>
        <translation>Kotak</translation>
    </message>
</context>
<context>
    <name>exceptions</name>
    <message>
        <source>opener</source>
        <translation>kiraan buka</translation>
    </message>
    <message>
        <source>count</source>
        <translation>kiraan</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>syif</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>kiraan tutup</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>drop</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>pindahan</translation>
    </message>
    <message>
        <source>forced</source>
        <translation>dipaksa</translation>
    </message>
    <message>
        <source>under-way</source>
        <translation>dalam perjalanan</translation>
    </message>
    <message>
        <source>pattern</source>
        <translation>corak</translation>
    </message>
    <message>
        <source>slip-lost</source>
        <translation>slip hilang</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>card {number}</source>
        <translation>kad {number}</translation>
    </message>
    <message>
        <source>1 card, face down</source>
        <translation>1 kad tertutup</translation>
    </message>
    <message>
        <source>{0} cards, face down</source>
        <translation>{0} kad tertutup</translation>
    </message>
</context>
<context>
    <name>faults</name>
    <message>
        <source>&apos;irregularity {kind}&apos; lacks its text</source>
        <translation>&apos;irregularity {kind}&apos; tiada teksnya</translation>
    </message>
    <message>
        <source>&apos;{player}={value}&apos;: only &apos;{player}=no&apos; can be said of a Split</source>
        <translation>&apos;{player}={value}&apos;: hanya &apos;{player}=no&apos; boleh dikatakan bagi Split</translation>
    </message>
    <message>
        <source>--out and --bytes are only for a slip.</source>
        <translation>--out dan --bytes hanya untuk slip.</translation>
    </message>
    <message>
        <source>--print is only for a slip.</source>
        <translation>--print hanya untuk slip.</translation>
    </message>
    <message>
        <source>--progress needs --at.</source>
        <translation>--progress perlu --at.</translation>
    </message>
    <message>
        <source>A PIN in the staff register is damaged.</source>
        <translation>Satu PIN dalam daftar kakitangan rosak.</translation>
    </message>
    <message>
        <source>A Round is open.</source>
        <translation>Satu pusingan dibuka.</translation>
    </message>
    <message>
        <source>A certificate needs the table&apos;s key.</source>
        <translation>Sijil memerlukan kunci meja.</translation>
    </message>
    <message>
        <source>A drill of a Round needs --{word}.</source>
        <translation>Latihan pusingan perlu --{word}.</translation>
    </message>
    <message>
        <source>A drill of a case does not.</source>
        <translation>Latihan kes tidak perlu.</translation>
    </message>
    <message>
        <source>A file of the program is missing: set it up again.</source>
        <translation>Satu fail program hilang: pasang semula.</translation>
    </message>
    <message>
        <source>A report on paper is of one journal, in a file of its own.</source>
        <translation>Laporan kertas bagi satu jurnal, dalam fail sendiri.</translation>
    </message>
    <message>
        <source>A supervisor can allow it in the device profile.</source>
        <translation>Penyelia boleh membenarkannya dalam profil peranti.</translation>
    </message>
    <message>
        <source>A test needs two assessors, and none of them is the candidate.</source>
        <translation>Ujian perlu dua penilai, dan bukan calon itu sendiri.</translation>
    </message>
    <message>
        <source>A training table opens no device, and not {port} either.</source>
        <translation>Meja latihan tidak membuka peranti, dan {port} juga tidak.</translation>
    </message>
    <message>
        <source>A training table&apos;s journal does not go to the pit.</source>
        <translation>Jurnal meja latihan tidak dihantar ke pit.</translation>
    </message>
    <message>
        <source>Add --by NAME. The Shift Managers are: {names}.</source>
        <translation>Tambah --by NAME. Pengurus Syif: {names}.</translation>
    </message>
    <message>
        <source>Add sslmode=verify-full, and sslrootcert with the house&apos;s certificate.</source>
        <translation>Tambah sslmode=verify-full, dan sslrootcert dengan sijil kasino.</translation>
    </message>
    <message>
        <source>Ask for another game.</source>
        <translation>Minta permainan lain.</translation>
    </message>
    <message>
        <source>Ask for each by itself.</source>
        <translation>Minta satu demi satu.</translation>
    </message>
    <message>
        <source>Ask the technician: tablemgr pit --help says how tables are added.</source>
        <translation>Tanya juruteknik: tablemgr pit --help menerangkan cara menambah meja.</translation>
    </message>
    <message>
        <source>Ask the technician: without its key the table can&apos;t sign a slip.</source>
        <translation>Tanya juruteknik: tanpa kunci, meja tidak boleh menandatangani slip.</translation>
    </message>
    <message>
        <source>Bring the file back; without it no name is found again.</source>
        <translation>Bawa balik fail itu; tanpanya tiada nama ditemui lagi.</translation>
    </message>
    <message>
        <source>Call the technician: the journal has the whole Round.</source>
        <translation>Panggil juruteknik: jurnal ada seluruh pusingan.</translation>
    </message>
    <message>
        <source>Cards of this Round lie face down.</source>
        <translation>Kad pusingan ini tertutup.</translation>
    </message>
    <message>
        <source>Change it there: it comes here.</source>
        <translation>Ubah di sana: ia akan sampai ke sini.</translation>
    </message>
    <message>
        <source>Change its settings at the table, or name another file with --profile.</source>
        <translation>Ubah tetapan di meja, atau namakan fail lain dengan --profile.</translation>
    </message>
    <message>
        <source>Check its cable and its power.</source>
        <translation>Periksa kabel dan kuasa.</translation>
    </message>
    <message>
        <source>Check its disk and its rights, or put a copy back.</source>
        <translation>Periksa cakera dan hak, atau letak salinan semula.</translation>
    </message>
    <message>
        <source>Check that its folder exists and may be written by this user, then start again.</source>
        <translation>Periksa foldernya ada dan boleh ditulis oleh pengguna ini, kemudian mulakan semula.</translation>
    </message>
    <message>
        <source>Check that the file&apos;s folder exists and that this user may read and write there.</source>
        <translation>Periksa folder fail itu ada dan pengguna ini boleh membaca dan menulis di situ.</translation>
    </message>
    <message>
        <source>Check the disk and its free space, then start again.</source>
        <translation>Periksa cakera dan ruang kosongnya, kemudian mulakan semula.</translation>
    </message>
    <message>
        <source>Check the folder of the slips.</source>
        <translation>Periksa folder slip.</translation>
    </message>
    <message>
        <source>Check the folder.</source>
        <translation>Periksa folder.</translation>
    </message>
    <message>
        <source>Choose a Player of that Round.</source>
        <translation>Pilih pemain pusingan itu.</translation>
    </message>
    <message>
        <source>Choose a Round record.</source>
        <translation>Pilih rekod pusingan.</translation>
    </message>
    <message>
        <source>Choose a shorter one.</source>
        <translation>Pilih yang lebih pendek.</translation>
    </message>
    <message>
        <source>Choose another back-up.</source>
        <translation>Pilih sandaran lain.</translation>
    </message>
    <message>
        <source>Choose another game.</source>
        <translation>Pilih permainan lain.</translation>
    </message>
    <message>
        <source>Choose another layout in the house profile, or mend the drawing.</source>
        <translation>Pilih susun atur lain dalam tetapan kasino, atau baiki lukisan.</translation>
    </message>
    <message>
        <source>Choose another layout in the house profile.</source>
        <translation>Pilih susun atur lain dalam tetapan kasino.</translation>
    </message>
    <message>
        <source>Close it first.</source>
        <translation>Tutup dahulu.</translation>
    </message>
    <message>
        <source>Close it to them: chmod 600 {path}. If somebody may have read it, make a new key.</source>
        <translation>Tutup kepada orang lain: chmod 600 {path}. Jika mungkin sudah dibaca, buat kunci baharu.</translation>
    </message>
    <message>
        <source>Close the other window of this table (or end its process), then try again.</source>
        <translation>Tutup tetingkap lain meja ini (atau tamatkan prosesnya), kemudian cuba lagi.</translation>
    </message>
    <message>
        <source>Correct the device profiles.</source>
        <translation>Betulkan profil peranti.</translation>
    </message>
    <message>
        <source>Delete the file: a new key is made at the next start.</source>
        <translation>Padam fail itu: kunci baharu dibuat pada permulaan seterusnya.</translation>
    </message>
    <message>
        <source>Each person chooses a language again, in the menu.</source>
        <translation>Setiap orang memilih bahasa semula, dalam menu.</translation>
    </message>
    <message>
        <source>Enter two names.</source>
        <translation>Masukkan dua nama.</translation>
    </message>
    <message>
        <source>Everything is in {path}. Put the link back as it was, then restore the table.</source>
        <translation>Semuanya ada dalam {path}. Letak semula pautan seperti asal, kemudian pulihkan meja.</translation>
    </message>
    <message>
        <source>Everything up to entry {last} is in the file now. Restore the table.</source>
        <translation>Semuanya hingga entri {last} kini ada dalam fail. Pulihkan meja.</translation>
    </message>
    <message>
        <source>Everything up to entry {last} is in {copy}. If there is a file {name}, move it away; put the journal back or rename the copy to {name}; then restore the table.</source>
        <translation>Semuanya hingga entri {last} ada dalam {copy}. Jika ada fail {name}, alihkan; letak semula jurnal atau namakan salinan itu {name}; kemudian pulihkan meja.</translation>
    </message>
    <message>
        <source>Exchange --from and --to.</source>
        <translation>Tukar --from dan --to.</translation>
    </message>
    <message>
        <source>Export all that is told of it instead (`tablemgr journal export --full`).</source>
        <translation>Eksport semua catatannya (`tablemgr journal export --full`).</translation>
    </message>
    <message>
        <source>Export it once the Round is over.</source>
        <translation>Eksport selepas pusingan tamat.</translation>
    </message>
    <message>
        <source>Finish the Round first.</source>
        <translation>Tamatkan pusingan dahulu.</translation>
    </message>
    <message>
        <source>Free space on this disk, then start the table again.</source>
        <translation>Kosongkan ruang cakera ini, kemudian mulakan meja semula.</translation>
    </message>
    <message>
        <source>Free space there, or name another folder for temporary files (TMPDIR).</source>
        <translation>Kosongkan ruang, atau namakan folder sementara lain (TMPDIR).</translation>
    </message>
    <message>
        <source>Games: {names}.</source>
        <translation>Permainan: {names}.</translation>
    </message>
    <message>
        <source>Give --number or --person.</source>
        <translation>Beri --number atau --person.</translation>
    </message>
    <message>
        <source>Give --out.</source>
        <translation>Beri --out.</translation>
    </message>
    <message>
        <source>Give --protocol ({protocols}) or --profile ({names}).</source>
        <translation>Beri --protocol ({protocols}) atau --profile ({names}).</translation>
    </message>
    <message>
        <source>Give a CSV file with the lines `uid,card`, e.g. `E0040150A1B2C3D4,Kh`.</source>
        <translation>Beri fail CSV dengan baris `uid,card`, cth. `E0040150A1B2C3D4,Kh`.</translation>
    </message>
    <message>
        <source>Give a file that `tablemgr devices record` has written.</source>
        <translation>Beri fail yang ditulis `tablemgr devices record`.</translation>
    </message>
    <message>
        <source>Give a recorded session.</source>
        <translation>Beri sesi yang dirakam.</translation>
    </message>
    <message>
        <source>Give a round record.</source>
        <translation>Beri rekod pusingan.</translation>
    </message>
    <message>
        <source>Give a slip&apos;s picture, PDF or plain text, or its code, which begins with T1:.</source>
        <translation>Beri gambar, PDF atau teks slip, atau kodnya yang bermula dengan T1:.</translation>
    </message>
    <message>
        <source>Give a smaller one.</source>
        <translation>Beri yang lebih kecil.</translation>
    </message>
    <message>
        <source>Give a witness file, a slip, its code, or a head as it is printed: ENTRY and its hash.</source>
        <translation>Beri fail saksi, slip, kodnya, atau kepala jurnal seperti dicetak: nombor catatan dan cincangnya.</translation>
    </message>
    <message>
        <source>Give an object: {{&quot;kind&quot;: &quot;allowed&quot;}}.</source>
        <translation>Beri objek: {{&quot;kind&quot;: &quot;allowed&quot;}}.</translation>
    </message>
    <message>
        <source>Give another path for it.</source>
        <translation>Beri laluan lain.</translation>
    </message>
    <message>
        <source>Give answers, one JSON object a line.</source>
        <translation>Beri jawapan, satu objek JSON sebaris.</translation>
    </message>
    <message>
        <source>Give one of: {known}.</source>
        <translation>Beri salah satu: {known}.</translation>
    </message>
    <message>
        <source>Give the CSV file of the tags.</source>
        <translation>Beri fail CSV tag.</translation>
    </message>
    <message>
        <source>Give the public half of the table&apos;s key: tablemgr key show --pem.</source>
        <translation>Beri bahagian awam kunci meja: tablemgr key show --pem.</translation>
    </message>
    <message>
        <source>Give this table a journal of its own in the house profile.</source>
        <translation>Beri meja ini jurnalnya sendiri dalam tetapan kasino.</translation>
    </message>
    <message>
        <source>Give this user the right to write the file and its folder, then start again.</source>
        <translation>Beri pengguna ini hak menulis fail dan foldernya, kemudian mulakan semula.</translation>
    </message>
    <message>
        <source>Give this user the right to write there.</source>
        <translation>Beri pengguna ini hak menulis di situ.</translation>
    </message>
    <message>
        <source>Give what `tablemgr drill ask --json` printed.</source>
        <translation>Beri apa yang dicetak oleh `tablemgr drill ask --json`.</translation>
    </message>
    <message>
        <source>Give {faults_help}.</source>
        <translation>Beri {faults_help}.</translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} has no size.</source>
        <translation>Dalam susun atur {source}, tempat {name} tiada saiz.</translation>
    </message>
    <message>
        <source>In the layout {source} the place {name} lies outside the drawing.</source>
        <translation>Dalam susun atur {source}, tempat {name} di luar lukisan.</translation>
    </message>
    <message>
        <source>Install PySide6-Essentials 6.11.3, or Python 3.12 or later.</source>
        <translation>Pasang PySide6-Essentials 6.11.3, atau Python 3.12 ke atas.</translation>
    </message>
    <message>
        <source>Install the extra `pit`, or work in a checkout after make setup.</source>
        <translation>Pasang tambahan `pit`, atau bekerja dalam checkout selepas make setup.</translation>
    </message>
    <message>
        <source>Install the program again, or choose another language.</source>
        <translation>Pasang program semula, atau pilih bahasa lain.</translation>
    </message>
    <message>
        <source>Install the program again.</source>
        <translation>Pasang program semula.</translation>
    </message>
    <message>
        <source>It has its number: make room, and ask for it again.</source>
        <translation>Ia sudah bernombor: kosongkan ruang, dan minta semula.</translation>
    </message>
    <message>
        <source>It has {count}.</source>
        <translation>Ia ada {count}.</translation>
    </message>
    <message>
        <source>It is dealt from the simulated shoe alone.</source>
        <translation>Ia diagih daripada shoe simulasi sahaja.</translation>
    </message>
    <message>
        <source>It is not said who makes the change.</source>
        <translation>Tidak dinyatakan siapa membuat perubahan.</translation>
    </message>
    <message>
        <source>It is spoken now.</source>
        <translation>Ia digunakan sekarang.</translation>
    </message>
    <message>
        <source>It takes {min} to {max}.</source>
        <translation>Ia menerima {min} hingga {max}.</translation>
    </message>
    <message>
        <source>Its window does not answer: look for it, or for another user&apos;s session on this machine, before you end that program.</source>
        <translation>Tetingkapnya tidak menjawab: cari tetingkap itu, atau sesi pengguna lain pada mesin ini, sebelum menamatkan program itu.</translation>
    </message>
    <message>
        <source>Its window has been brought to the front: go on there.</source>
        <translation>Tetingkapnya dibawa ke hadapan: teruskan di situ.</translation>
    </message>
    <message>
        <source>Keep the file as it is and tell the technician. Nothing was written to it.</source>
        <translation>Simpan fail seperti sedia ada dan beritahu juruteknik. Tiada apa ditulis.</translation>
    </message>
    <message>
        <source>Known: {names}.</source>
        <translation>Diketahui: {names}.</translation>
    </message>
    <message>
        <source>Listen for longer.</source>
        <translation>Dengar lebih lama.</translation>
    </message>
    <message>
        <source>Look at its name and rights.</source>
        <translation>Lihat nama dan haknya.</translation>
    </message>
    <message>
        <source>Look for it in the case file.</source>
        <translation>Cari dalam fail kes.</translation>
    </message>
    <message>
        <source>Look with `tablemgr journal verify`. The back-ups made before stay.</source>
        <translation>Lihat dengan `tablemgr journal verify`. Sandaran dahulu kekal.</translation>
    </message>
    <message>
        <source>Make a drill of the Round: tablemgr drill from JOURNAL --round N --lines N --ask …</source>
        <translation>Buat latihan pusingan: tablemgr drill from JOURNAL --round N --lines N --ask …</translation>
    </message>
    <message>
        <source>Make it with: tablemgr pit table --help.</source>
        <translation>Buat dengan: tablemgr pit table --help.</translation>
    </message>
    <message>
        <source>Make room; the next start makes it.</source>
        <translation>Kosongkan ruang; permulaan seterusnya membuatnya.</translation>
    </message>
    <message>
        <source>Move it away.</source>
        <translation>Alihkan.</translation>
    </message>
    <message>
        <source>Move it out of the training folder. The file was not changed.</source>
        <translation>Alihkan dari folder latihan. Fail tidak diubah.</translation>
    </message>
    <message>
        <source>Name --certificate and --certificate-key, or listen on 127.0.0.1 alone.</source>
        <translation>Namakan --certificate dan --certificate-key, atau dengar pada 127.0.0.1 sahaja.</translation>
    </message>
    <message>
        <source>Name a file of device profiles.</source>
        <translation>Namakan fail profil peranti.</translation>
    </message>
    <message>
        <source>Name a file with the script that a violation was printed with.</source>
        <translation>Namakan fail dengan skrip yang dicetak bersama satu pelanggaran.</translation>
    </message>
    <message>
        <source>Name a folder with --out, one Round with --round, or export them with --full.</source>
        <translation>Namakan folder dengan --out, satu pusingan dengan --round, atau eksport dengan --full.</translation>
    </message>
    <message>
        <source>Name a new file.</source>
        <translation>Namakan fail baharu.</translation>
    </message>
    <message>
        <source>Name a sheet of a test.</source>
        <translation>Namakan helaian ujian.</translation>
    </message>
    <message>
        <source>Name another file with --out.</source>
        <translation>Namakan fail lain dengan --out.</translation>
    </message>
    <message>
        <source>Name another file with --profile.</source>
        <translation>Namakan fail lain dengan --profile.</translation>
    </message>
    <message>
        <source>Name another file.</source>
        <translation>Namakan fail lain.</translation>
    </message>
    <message>
        <source>Name another folder with --out.</source>
        <translation>Namakan folder lain dengan --out.</translation>
    </message>
    <message>
        <source>Name another with --listen.</source>
        <translation>Namakan yang lain dengan --listen.</translation>
    </message>
    <message>
        <source>Name another.</source>
        <translation>Namakan yang lain.</translation>
    </message>
    <message>
        <source>Name its CSV file in the device profile, or with --uid-table.</source>
        <translation>Namakan fail CSV dalam profil peranti, atau dengan --uid-table.</translation>
    </message>
    <message>
        <source>Name one of the folders in it.</source>
        <translation>Namakan satu folder di dalamnya.</translation>
    </message>
    <message>
        <source>Name one with --name: {names}.</source>
        <translation>Namakan satu dengan --name: {names}.</translation>
    </message>
    <message>
        <source>Name one, after the file.</source>
        <translation>Namakan satu, selepas fail.</translation>
    </message>
    <message>
        <source>Name one; `tablemgr devices` lists them.</source>
        <translation>Namakan satu; `tablemgr devices` menyenaraikannya.</translation>
    </message>
    <message>
        <source>Name the folder of the slips.</source>
        <translation>Namakan folder slip.</translation>
    </message>
    <message>
        <source>Name the game by --game.</source>
        <translation>Namakan permainan dengan --game.</translation>
    </message>
    <message>
        <source>Name the staff register&apos;s file, or its folder; its owner alone may read it.</source>
        <translation>Namakan fail daftar kakitangan, atau foldernya; hanya pemiliknya boleh membacanya.</translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own diary.</source>
        <translation>Namakan diari pelatih sendiri.</translation>
    </message>
    <message>
        <source>Name the trainee&apos;s own file.</source>
        <translation>Namakan fail pelatih itu sendiri.</translation>
    </message>
    <message>
        <source>No PIN was given.</source>
        <translation>Tiada PIN diberi.</translation>
    </message>
    <message>
        <source>No Shift Manager was named.</source>
        <translation>Tiada Pengurus Syif dinamakan.</translation>
    </message>
    <message>
        <source>No case has a person {person!r}.</source>
        <translation>Tiada kes ada orang {person!r}.</translation>
    </message>
    <message>
        <source>No case is under paragraph {paragraph!r}.</source>
        <translation>Tiada kes di bawah perenggan {paragraph!r}.</translation>
    </message>
    <message>
        <source>No closed case is {ref}.</source>
        <translation>Tiada kes tertutup {ref}.</translation>
    </message>
    <message>
        <source>No copy could be saved ({what}), and what was dealt is lost if the program ends: leave it running, free space on this disk or put the journal&apos;s folder back, then restore the table. That tries to save it again.</source>
        <translation>Tiada salinan dapat disimpan ({what}), dan apa yang diagih hilang jika program tamat: biarkan ia berjalan, kosongkan ruang cakera ini atau letak semula folder jurnal, kemudian pulihkan meja. Itu cuba menyimpannya sekali lagi.</translation>
    </message>
    <message>
        <source>No day lies between {since} and {until}.</source>
        <translation>Tiada hari antara {since} dan {until}.</translation>
    </message>
    <message>
        <source>No odds are known for this family of games.</source>
        <translation>Tiada kebarangkalian diketahui bagi keluarga permainan ini.</translation>
    </message>
    <message>
        <source>No slip was made.</source>
        <translation>Tiada slip dibuat.</translation>
    </message>
    <message>
        <source>Nobody has trained here yet.</source>
        <translation>Belum ada sesiapa berlatih di sini.</translation>
    </message>
    <message>
        <source>Not every question was answered.</source>
        <translation>Tidak semua soalan dijawab.</translation>
    </message>
    <message>
        <source>Nothing can listen on {host}, port {port}: {said}.</source>
        <translation>Tiada yang dapat mendengar pada {host}, port {port}: {said}.</translation>
    </message>
    <message>
        <source>Nothing is asked of a Dealer at this moment.</source>
        <translation>Tiada apa ditanya kepada Dealer pada saat ini.</translation>
    </message>
    <message>
        <source>Nothing is changed; try again.</source>
        <translation>Tiada apa berubah; cuba lagi.</translation>
    </message>
    <message>
        <source>Nothing that was stored is lost. Tell the technician; `tablemgr journal export` writes a Round of the journal to a file.</source>
        <translation>Tiada simpanan yang hilang. Beritahu juruteknik; `tablemgr journal export` menulis satu pusingan jurnal ke fail.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Tiada apa berubah.</translation>
    </message>
    <message>
        <source>Nothing was written to it. Keep the file as it is, call the supervisor, and start the table with a new journal or with a sound copy.</source>
        <translation>Tiada apa ditulis. Simpan fail, panggil penyelia, dan mulakan meja dengan jurnal baharu atau salinan yang elok.</translation>
    </message>
    <message>
        <source>Nothing was written.</source>
        <translation>Tiada apa ditulis.</translation>
    </message>
    <message>
        <source>Only one paragraph can be asked for.</source>
        <translation>Satu perenggan sahaja boleh diminta.</translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu.</source>
        <translation>Buka kemudian: Slip dalam menu.</translation>
    </message>
    <message>
        <source>Open it later: Slips in the menu. If that fails too, start the program again.</source>
        <translation>Buka kemudian: Slip dalam menu. Jika gagal juga, mulakan program semula.</translation>
    </message>
    <message>
        <source>Open the window and look: Printer…</source>
        <translation>Buka tetingkap dan lihat: Pencetak…</translation>
    </message>
    <message>
        <source>Other prints of this table wait.</source>
        <translation>Cetakan lain meja ini menunggu.</translation>
    </message>
    <message>
        <source>Paragraphs in this journal: {known}.</source>
        <translation>Perenggan dalam jurnal ini: {known}.</translation>
    </message>
    <message>
        <source>People in this journal: {known}.</source>
        <translation>Orang dalam jurnal ini: {known}.</translation>
    </message>
    <message>
        <source>Play to a card, a total or a payment.</source>
        <translation>Main hingga satu kad, jumlah atau bayaran.</translation>
    </message>
    <message>
        <source>Print it later: tablemgr cases JOURNAL --slip {ref} --out FILE.</source>
        <translation>Cetak kemudian: tablemgr cases JOURNAL --slip {ref} --out FILE.</translation>
    </message>
    <message>
        <source>Put a copy back; without one, move it away: a Shift Manager signs for a new one.</source>
        <translation>Letak salinan semula; jika tiada, alihkan: Pengurus Syif tandatangan bagi yang baharu.</translation>
    </message>
    <message>
        <source>Put it back, or name one that is there.</source>
        <translation>Letak semula, atau namakan yang ada.</translation>
    </message>
    <message>
        <source>Put it back, or take it out of the house profile.</source>
        <translation>Letak semula, atau keluarkan dari tetapan kasino.</translation>
    </message>
    <message>
        <source>Put it there, then restore again.</source>
        <translation>Letak di situ, kemudian pulihkan lagi.</translation>
    </message>
    <message>
        <source>Put the back-up of the diary in its place.</source>
        <translation>Letak sandaran diari di tempatnya.</translation>
    </message>
    <message>
        <source>Put the curriculum right.</source>
        <translation>Betulkan kurikulum.</translation>
    </message>
    <message>
        <source>Put the file right.</source>
        <translation>Betulkan fail.</translation>
    </message>
    <message>
        <source>Put the house profile back as it was, finish the Round, then change it.</source>
        <translation>Kembalikan tetapan kasino, tamatkan pusingan, kemudian ubah.</translation>
    </message>
    <message>
        <source>Put the house profile right and start again.</source>
        <translation>Betulkan tetapan kasino dan mulakan semula.</translation>
    </message>
    <message>
        <source>Put the house profile right.</source>
        <translation>Betulkan tetapan kasino.</translation>
    </message>
    <message>
        <source>Put the journal back beside its log, or move the log away with the old journal.</source>
        <translation>Letak jurnal di sebelah lognya, atau alihkan log bersama jurnal lama.</translation>
    </message>
    <message>
        <source>Put the journal back, or a rescued copy under its name. To begin a new journal instead, move the anchor away too ({file}-anchor).</source>
        <translation>Letak jurnal semula, atau salinan yang diselamatkan. Untuk jurnal baharu, alihkan juga sauhnya ({file}-anchor).</translation>
    </message>
    <message>
        <source>Put the table&apos;s own journal back. The file was not changed.</source>
        <translation>Letak jurnal meja sendiri semula. Fail tidak diubah.</translation>
    </message>
    <message>
        <source>Put the token in its place, and look at the key&apos;s file; ask the technician.</source>
        <translation>Pasang token, dan lihat fail kunci; tanya juruteknik.</translation>
    </message>
    <message>
        <source>Report this.</source>
        <translation>Laporkan ini.</translation>
    </message>
    <message>
        <source>Reset this person&apos;s PIN.</source>
        <translation>Set semula PIN orang ini.</translation>
    </message>
    <message>
        <source>Round {number} has no slip.</source>
        <translation>Pusingan {number} tiada slip.</translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: card {number} was not read, and nobody has opened it.</source>
        <translation>Pusingan {round_no} tidak boleh ditulis sebagai rekod: kad {number} tidak dibaca, dan tiada yang membukanya.</translation>
    </message>
    <message>
        <source>Round {round_no} can&apos;t be written as a record: what was done before a card was named would not have been allowed with that card.</source>
        <translation>Pusingan {round_no} tidak boleh ditulis sebagai rekod: apa yang dibuat sebelum satu kad dinamakan tidak akan dibenarkan dengan kad itu.</translation>
    </message>
    <message>
        <source>Round {round_no} has no slip.</source>
        <translation>Pusingan {round_no} tiada slip.</translation>
    </message>
    <message>
        <source>Round {round_no} has no {words}.</source>
        <translation>Pusingan {round_no} tiada {words}.</translation>
    </message>
    <message>
        <source>Round {round_no} in {path} is open and was begun with other settings: {game}, {boxes} boxes, {decks} decks.</source>
        <translation>Pusingan {round_no} dalam {path} dibuka dan dimulakan dengan tetapan lain: {game}, {boxes} petak, {decks} dek.</translation>
    </message>
    <message>
        <source>Round {round_no} is open: the key can&apos;t be changed now.</source>
        <translation>Pusingan {round_no} dibuka: kunci tidak boleh ditukar sekarang.</translation>
    </message>
    <message>
        <source>Run the simulator on Linux, or connect a real port.</source>
        <translation>Jalankan simulator di Linux, atau sambung port sebenar.</translation>
    </message>
    <message>
        <source>Save it once the table goes on.</source>
        <translation>Simpan apabila meja diteruskan.</translation>
    </message>
    <message>
        <source>Say when it was answered, with the zone.</source>
        <translation>Nyatakan bila dijawab, dengan zon masa.</translation>
    </message>
    <message>
        <source>Say which case with --slip N.</source>
        <translation>Nyatakan kes mana dengan --slip N.</translation>
    </message>
    <message>
        <source>See its cases.</source>
        <translation>Lihat kesnya.</translation>
    </message>
    <message>
        <source>Set server under [pit].</source>
        <translation>Tetapkan server di bawah [pit].</translation>
    </message>
    <message>
        <source>Set the program up again.</source>
        <translation>Pasang program semula.</translation>
    </message>
    <message>
        <source>Settle it first.</source>
        <translation>Selesaikan dahulu.</translation>
    </message>
    <message>
        <source>Slips can&apos;t be drawn now: {error}.</source>
        <translation>Slip tidak boleh dilukis sekarang: {error}.</translation>
    </message>
    <message>
        <source>Start it on a machine with a screen. `tablemgr demo` plays a demonstration without.</source>
        <translation>Mulakan di mesin yang ada skrin. `tablemgr demo` memainkan demonstrasi tanpa skrin.</translation>
    </message>
    <message>
        <source>Start the table again: it goes on from the last entry in the journal.</source>
        <translation>Mulakan meja semula: ia bersambung dari entri terakhir jurnal.</translation>
    </message>
    <message>
        <source>Start the table with that version or a later one. The file was not changed.</source>
        <translation>Mulakan meja dengan versi itu atau yang lebih baharu. Fail tidak diubah.</translation>
    </message>
    <message>
        <source>Step {position}, &apos;{lines}&apos;, stopped the table: {what}</source>
        <translation>Langkah {position}, &apos;{lines}&apos;, menghentikan meja: {what}</translation>
    </message>
    <message>
        <source>Subjects: {names}.</source>
        <translation>Subjek: {names}.</translation>
    </message>
    <message>
        <source>Table {table} is open already. {what}</source>
        <translation>Meja {table} sudah dibuka. {what}</translation>
    </message>
    <message>
        <source>Tell the technician. The table goes on.</source>
        <translation>Beritahu juruteknik. Meja diteruskan.</translation>
    </message>
    <message>
        <source>The Round is in play and its cards lie face down: it is not exported here.</source>
        <translation>Pusingan sedang dimainkan dan kadnya tertutup: tidak dieksport di sini.</translation>
    </message>
    <message>
        <source>The act is in the journal: make room, and look at the tray again.</source>
        <translation>Tindakan ada dalam jurnal: kosongkan ruang, dan lihat dulang semula.</translation>
    </message>
    <message>
        <source>The address of the pit&apos;s server asks for no certificate.</source>
        <translation>Alamat pelayan pit tidak meminta sijil.</translation>
    </message>
    <message>
        <source>The back-ups before stay.</source>
        <translation>Sandaran dahulu kekal.</translation>
    </message>
    <message>
        <source>The demonstration needs a PostgreSQL server of its own.</source>
        <translation>Demonstrasi perlu pelayan PostgreSQL sendiri.</translation>
    </message>
    <message>
        <source>The demonstration stopped at &apos;{line}&apos;: {what}.</source>
        <translation>Demonstrasi berhenti di &apos;{line}&apos;: {what}.</translation>
    </message>
    <message>
        <source>The demonstration waited in vain for {what}.</source>
        <translation>Demonstrasi menunggu {what} dengan sia-sia.</translation>
    </message>
    <message>
        <source>The drawing assets/layouts/{name} can&apos;t be read.</source>
        <translation>Lukisan assets/layouts/{name} tidak boleh dibaca.</translation>
    </message>
    <message>
        <source>The drawing {name} can&apos;t be read.</source>
        <translation>Lukisan {name} tidak boleh dibaca.</translation>
    </message>
    <message>
        <source>The file must be writable.</source>
        <translation>Fail mesti boleh ditulis.</translation>
    </message>
    <message>
        <source>The first start of the table makes it.</source>
        <translation>Permulaan pertama meja membuatnya.</translation>
    </message>
    <message>
        <source>The first start of the table makes one.</source>
        <translation>Permulaan pertama meja membuat satu.</translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read.</source>
        <translation>Fon {file} tidak boleh dibaca.</translation>
    </message>
    <message>
        <source>The font {file} can&apos;t be read: {error}.</source>
        <translation>Fon {file} tidak boleh dibaca: {error}.</translation>
    </message>
    <message>
        <source>The fonts in assets/fonts/others can&apos;t be read ({error}).</source>
        <translation>Fon dalam assets/fonts/others tidak boleh dibaca ({error}).</translation>
    </message>
    <message>
        <source>The house profile has no printer for slips.</source>
        <translation>Tetapan kasino tiada pencetak slip.</translation>
    </message>
    <message>
        <source>The house profile must be a readable and writable text file.</source>
        <translation>Tetapan kasino mesti fail teks yang boleh dibaca dan ditulis.</translation>
    </message>
    <message>
        <source>The house profile must be writable.</source>
        <translation>Tetapan kasino mesti boleh ditulis.</translation>
    </message>
    <message>
        <source>The journal has no Round {round_no}.</source>
        <translation>Jurnal tiada pusingan {round_no}.</translation>
    </message>
    <message>
        <source>The journal has no case {case} in a Round.</source>
        <translation>Jurnal tiada kes {case} dalam pusingan.</translation>
    </message>
    <message>
        <source>The journal has no case.</source>
        <translation>Jurnal tiada kes.</translation>
    </message>
    <message>
        <source>The journal has no session {number} of the tray.</source>
        <translation>Jurnal tiada sesi dulang {number}.</translation>
    </message>
    <message>
        <source>The journal has {rounds}.</source>
        <translation>Jurnal ada {rounds}.</translation>
    </message>
    <message>
        <source>The journal has: {there}.</source>
        <translation>Jurnal ada: {there}.</translation>
    </message>
    <message>
        <source>The journal is sound and untouched. Tell the technician: `tablemgr journal export` writes Round {number} to a file, `tablemgr cases` shows its cases.</source>
        <translation>Jurnal elok dan tidak disentuh. Beritahu juruteknik: `tablemgr journal export` menulis pusingan {number} ke fail, `tablemgr cases` menunjukkan kesnya.</translation>
    </message>
    <message>
        <source>The kinds: {names}.</source>
        <translation>Jenis: {names}.</translation>
    </message>
    <message>
        <source>The last test was not passed.</source>
        <translation>Ujian terakhir tidak lulus.</translation>
    </message>
    <message>
        <source>The layout {source} can&apos;t be drawn: it needs a viewBox.</source>
        <translation>Susun atur {source} tidak boleh dilukis: perlu viewBox.</translation>
    </message>
    <message>
        <source>The layout {source} has no place with the id {name}.</source>
        <translation>Susun atur {source} tiada tempat dengan id {name}.</translation>
    </message>
    <message>
        <source>The layout {source} has {boxes} boxes, not 1 to {max_boxes}.</source>
        <translation>Susun atur {source} ada {boxes} petak, bukan 1 hingga {max_boxes}.</translation>
    </message>
    <message>
        <source>The layout {source} is too long for any screen.</source>
        <translation>Susun atur {source} terlalu panjang untuk mana-mana skrin.</translation>
    </message>
    <message>
        <source>The layout {source} {what}.</source>
        <translation>Susun atur {source} {what}.</translation>
    </message>
    <message>
        <source>The library for a key in a token is not installed.</source>
        <translation>Pustaka untuk kunci dalam token tidak dipasang.</translation>
    </message>
    <message>
        <source>The link {link_path} to the port can&apos;t be made: {error}.</source>
        <translation>Pautan {link_path} ke port tidak boleh dibuat: {error}.</translation>
    </message>
    <message>
        <source>The most that one has is {max}.</source>
        <translation>Yang paling banyak ialah {max}.</translation>
    </message>
    <message>
        <source>The name {name} begins with no game.</source>
        <translation>Nama {name} tidak bermula dengan permainan.</translation>
    </message>
    <message>
        <source>The page would go over the network as anybody can read it.</source>
        <translation>Halaman ini akan melalui rangkaian dalam bentuk yang boleh dibaca sesiapa.</translation>
    </message>
    <message>
        <source>The pit&apos;s desk keeps the staff register.</source>
        <translation>Meja pit menyimpan daftar staf.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not allow it: {said}.</source>
        <translation>Pelayan pit tidak membenarkan: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not know this login: {said}.</source>
        <translation>Pelayan pit tidak mengenali log masuk ini: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not prove that it is the house&apos;s: {said}.</source>
        <translation>Pelayan pit tidak membuktikan bahawa ia milik rumah judi: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server refused: {said}.</source>
        <translation>Pelayan pit menolak: {said}.</translation>
    </message>
    <message>
        <source>The pit&apos;s server was changed, or holds another journal: tell the technician.</source>
        <translation>Pelayan pit diubah, atau menyimpan jurnal lain: beritahu juruteknik.</translation>
    </message>
    <message>
        <source>The pit&apos;s server was made ready by a newer program.</source>
        <translation>Pelayan pit disediakan oleh program lebih baharu.</translation>
    </message>
    <message>
        <source>The preset uid-table needs the house&apos;s table of tags.</source>
        <translation>Praset uid-table perlu jadual tag kasino.</translation>
    </message>
    <message>
        <source>The profile names no port.</source>
        <translation>Profil tidak menamakan port.</translation>
    </message>
    <message>
        <source>The protocol of the device is not known.</source>
        <translation>Protokol peranti tidak diketahui.</translation>
    </message>
    <message>
        <source>The rulebook must be put right first.</source>
        <translation>Buku peraturan mesti dibetulkan dahulu.</translation>
    </message>
    <message>
        <source>The server has no journal of {table}.</source>
        <translation>Pelayan tidak mempunyai jurnal meja ini: {table}.</translation>
    </message>
    <message>
        <source>The settlement is in the journal: print the slip again once there is room.</source>
        <translation>Penyelesaian ada dalam jurnal: cetak slip semula apabila ada ruang.</translation>
    </message>
    <message>
        <source>The settlement is stored: print the slip again later.</source>
        <translation>Penyelesaian disimpan: cetak slip kemudian.</translation>
    </message>
    <message>
        <source>The sheet of the test is kept.</source>
        <translation>Helaian ujian disimpan.</translation>
    </message>
    <message>
        <source>The shoe drew {drawn} and not {code}.</source>
        <translation>Shoe mengambil {drawn} dan bukan {code}.</translation>
    </message>
    <message>
        <source>The shoe has not answered the last command.</source>
        <translation>Shoe belum menjawab arahan terakhir.</translation>
    </message>
    <message>
        <source>The shoe is not connected.</source>
        <translation>Shoe tidak bersambung.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be drawn: the process that draws slips has ended twice.</source>
        <translation>Slip tidak boleh dilukis: proses yang melukis slip tamat dua kali.</translation>
    </message>
    <message>
        <source>The slip can&apos;t be shown ({error}).</source>
        <translation>Slip tidak boleh ditunjukkan ({error}).</translation>
    </message>
    <message>
        <source>The slip was not drawn within {answer_s:.0f} s.</source>
        <translation>Slip tidak dilukis dalam {answer_s:.0f} s.</translation>
    </message>
    <message>
        <source>The slip was not printed: {what}</source>
        <translation>Slip tidak dicetak: {what}</translation>
    </message>
    <message>
        <source>The table is stopped: the slip of a case can&apos;t be signed now.</source>
        <translation>Meja dihentikan: slip kes tidak boleh ditandatangani sekarang.</translation>
    </message>
    <message>
        <source>The table&apos;s key can&apos;t be copied out of its token.</source>
        <translation>Kunci meja tidak boleh disalin dari token.</translation>
    </message>
    <message>
        <source>The token has a key {label} already.</source>
        <translation>Token sudah ada kunci {label}.</translation>
    </message>
    <message>
        <source>The token {token} can&apos;t sign for the table: {error}.</source>
        <translation>Token {token} tidak boleh menandatangani untuk meja: {error}.</translation>
    </message>
    <message>
        <source>The two new PINs differ.</source>
        <translation>Dua PIN baharu berbeza.</translation>
    </message>
    <message>
        <source>There are {count}.</source>
        <translation>Ada {count}.</translation>
    </message>
    <message>
        <source>There is a back-up {whole} already.</source>
        <translation>Sudah ada sandaran {whole}.</translation>
    </message>
    <message>
        <source>There is no Round in {names}.</source>
        <translation>Tiada pusingan dalam {names}.</translation>
    </message>
    <message>
        <source>There is no Round of {day} in {names}.</source>
        <translation>Tiada pusingan bertarikh {day} dalam {names}.</translation>
    </message>
    <message>
        <source>the key of the table&apos;s staff register</source>
        <translation>kunci daftar kakitangan meja</translation>
    </message>
    <message>
        <source>{file}: this is not a key of a page.</source>
        <translation>{file}: ini bukan kunci halaman.</translation>
    </message>
    <message>
        <source>{file}: {words!r} does not name the values of {english!r}.</source>
        <translation>{file}: {words!r} tidak menamakan nilai {english!r}.</translation>
    </message>
    <message>
        <source>{name} is gone ({error})</source>
        <translation>{name} tiada lagi ({error})</translation>
    </message>
    <message>
        <source>{name} was changed by another program</source>
        <translation>{name} diubah oleh program lain</translation>
    </message>
    <message>
        <source>{name} was replaced by another</source>
        <translation>{name} diganti dengan yang lain</translation>
    </message>
    <message>
        <source>{name}, line 1: {heading!r} is expected.</source>
        <translation>{name}, baris 1: {heading!r} dijangka.</translation>
    </message>
    <message>
        <source>{name}, line {number}: {error}.</source>
        <translation>{name}, baris {number}: {error}.</translation>
    </message>
    <message>
        <source>There is no case {slip}.</source>
        <translation>Tiada kes {slip}.</translation>
    </message>
    <message>
        <source>There is no device profile {name!r}.</source>
        <translation>Tiada profil peranti {name!r}.</translation>
    </message>
    <message>
        <source>There is no fault {name!r}.</source>
        <translation>Tiada kerosakan {name!r}.</translation>
    </message>
    <message>
        <source>There is no kind {kind!r}.</source>
        <translation>Tiada jenis {kind!r}.</translation>
    </message>
    <message>
        <source>There is no language {tag!r}.</source>
        <translation>Tiada bahasa {tag!r}.</translation>
    </message>
    <message>
        <source>There is no lesson {number}.</source>
        <translation>Tiada pelajaran {number}.</translation>
    </message>
    <message>
        <source>There is no place {place!r}.</source>
        <translation>Tiada tempat {place!r}.</translation>
    </message>
    <message>
        <source>There is no rulebook for {game!r}.</source>
        <translation>Tiada buku peraturan untuk {game!r}.</translation>
    </message>
    <message>
        <source>There is no screen here: the table can&apos;t be opened.</source>
        <translation>Tiada skrin di sini: meja tidak boleh dibuka.</translation>
    </message>
    <message>
        <source>There is no such question at that moment: {error}.</source>
        <translation>Tiada soalan itu pada saat itu: {error}.</translation>
    </message>
    <message>
        <source>There is no table test {number}.</source>
        <translation>Tiada ujian meja {number}.</translation>
    </message>
    <message>
        <source>There is no {words}.</source>
        <translation>Tiada {words}.</translation>
    </message>
    <message>
        <source>This device takes no commands.</source>
        <translation>Peranti ini tidak menerima arahan.</translation>
    </message>
    <message>
        <source>This family of games has no drills.</source>
        <translation>Keluarga permainan ini tiada latihan.</translation>
    </message>
    <message>
        <source>This is not a PostgreSQL address.</source>
        <translation>Ini bukan alamat PostgreSQL.</translation>
    </message>
    <message>
        <source>This system has no pseudo-terminals.</source>
        <translation>Sistem ini tiada pseudo-terminal.</translation>
    </message>
    <message>
        <source>This table does not send commands to its shoe.</source>
        <translation>Meja ini tidak menghantar arahan kepada shoe.</translation>
    </message>
    <message>
        <source>This table has no key.</source>
        <translation>Meja ini tiada kunci.</translation>
    </message>
    <message>
        <source>This user must be able to write there.</source>
        <translation>Pengguna ini mesti boleh menulis di situ.</translation>
    </message>
    <message>
        <source>This version of PySide6 does not work with this version of Python: the window would crash within minutes.</source>
        <translation>Versi PySide6 ini tidak berfungsi dengan versi Python ini: tetingkap akan ranap dalam beberapa minit.</translation>
    </message>
    <message>
        <source>Those that are built: all, or {known}.</source>
        <translation>Yang terbina: all, atau {known}.</translation>
    </message>
    <message>
        <source>Training needs a folder that this user may write.</source>
        <translation>Latihan perlu folder yang boleh ditulis pengguna ini.</translation>
    </message>
    <message>
        <source>Try again from {when}.</source>
        <translation>Cuba lagi mulai {when}.</translation>
    </message>
    <message>
        <source>Try again in a moment, or between two Rounds.</source>
        <translation>Cuba lagi sebentar lagi, atau antara dua pusingan.</translation>
    </message>
    <message>
        <source>Try again in a second.</source>
        <translation>Cuba lagi dalam sesaat.</translation>
    </message>
    <message>
        <source>Try it again.</source>
        <translation>Cuba lagi.</translation>
    </message>
    <message>
        <source>Two ports are named.</source>
        <translation>Dua port dinamakan.</translation>
    </message>
    <message>
        <source>Type it, or give one PIN a line on standard input.</source>
        <translation>Taip, atau beri satu PIN sebaris pada input standard.</translation>
    </message>
    <message>
        <source>Use a live table&apos;s.</source>
        <translation>Guna milik meja sebenar.</translation>
    </message>
    <message>
        <source>Use the buttons on the device itself.</source>
        <translation>Guna butang pada peranti itu sendiri.</translation>
    </message>
    <message>
        <source>Use the program of that version, or a newer one.</source>
        <translation>Guna program versi itu, atau lebih baharu.</translation>
    </message>
    <message>
        <source>Use the program that made it, or a newer one.</source>
        <translation>Guna program yang membuatnya, atau yang lebih baharu.</translation>
    </message>
    <message>
        <source>Wait for its answer.</source>
        <translation>Tunggu jawapannya.</translation>
    </message>
    <message>
        <source>Wait until it is over.</source>
        <translation>Tunggu hingga tamat.</translation>
    </message>
    <message>
        <source>Wait until that has ended (a verification, a report, a back-up), then try again.</source>
        <translation>Tunggu sehingga ia selesai (pengesahan, laporan, sandaran), kemudian cuba lagi.</translation>
    </message>
    <message>
        <source>Which Rounds?</source>
        <translation>Pusingan yang mana?</translation>
    </message>
    <message>
        <source>Whose progress?</source>
        <translation>Kemajuan siapa?</translation>
    </message>
    <message>
        <source>Write it as {how}.</source>
        <translation>Tulis sebagai {how}.</translation>
    </message>
    <message>
        <source>Write one of: {forms}.</source>
        <translation>Tulis salah satu: {forms}.</translation>
    </message>
    <message>
        <source>`tablemgr pit table` makes it, beside the table&apos;s address.</source>
        <translation>`tablemgr pit table` membuatnya, di sebelah alamat meja.</translation>
    </message>
    <message>
        <source>`tablemgr train` opens the training table.</source>
        <translation>`tablemgr train` membuka meja latihan.</translation>
    </message>
    <message>
        <source>an empty command</source>
        <translation>arahan kosong</translation>
    </message>
    <message>
        <source>entry {seq} of the journal does not fit the Round as it stood before it ({name}: {error}).</source>
        <translation>entri {seq} jurnal tidak sesuai dengan pusingan sebelumnya ({name}: {error}).</translation>
    </message>
    <message>
        <source>it changed while it was being checked</source>
        <translation>ia berubah semasa diperiksa</translation>
    </message>
    <message>
        <source>it has no header</source>
        <translation>ia tiada pengepala</translation>
    </message>
    <message>
        <source>it is missing, and its anchor is damaged: {why}</source>
        <translation>ia hilang, dan sauhnya rosak: {why}</translation>
    </message>
    <message>
        <source>its write-ahead log</source>
        <translation>log tulis-awalnya</translation>
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
        <translation>alamat pelayan pit</translation>
    </message>
    <message>
        <source>the code has an unknown key: {key!r}</source>
        <translation>kod mengandungi kunci tidak dikenali: {key!r}</translation>
    </message>
    <message>
        <source>the code is not Base45</source>
        <translation>kod bukan Base45</translation>
    </message>
    <message>
        <source>the code is not CBOR: {error}</source>
        <translation>kod bukan CBOR: {error}</translation>
    </message>
    <message>
        <source>the code is not a map</source>
        <translation>kod bukan peta</translation>
    </message>
    <message>
        <source>the code is not the Base45 of its bytes</source>
        <translation>kod bukan Base45 bagi baitnya</translation>
    </message>
    <message>
        <source>the code is not written in the canonical way</source>
        <translation>kod tidak ditulis secara kanonik</translation>
    </message>
    <message>
        <source>the code is too short to be signed</source>
        <translation>kod terlalu pendek untuk ditandatangani</translation>
    </message>
    <message>
        <source>the code lacks its key {key}</source>
        <translation>kod tiada kunci {key}</translation>
    </message>
    <message>
        <source>the code&apos;s key {key} holds what it may not</source>
        <translation>kunci {key} kod mengandungi yang tidak dibenarkan</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>cakera penuh</translation>
    </message>
    <message>
        <source>the disk reports an error</source>
        <translation>cakera melaporkan ralat</translation>
    </message>
    <message>
        <source>the journal holds a Bet that can&apos;t be: {event}.</source>
        <translation>jurnal ada pertaruhan yang mustahil: {event}.</translation>
    </message>
    <message>
        <source>the journal holds a movement that this program does not know: {error}</source>
        <translation>jurnal ada pergerakan yang tidak dikenali program ini: {error}</translation>
    </message>
    <message>
        <source>the journal holds an act that led to nothing: {data}.</source>
        <translation>jurnal ada tindakan tanpa hasil: {data}.</translation>
    </message>
    <message>
        <source>the journal holds an event that has no place in this act at a table of {title}: {name}.</source>
        <translation>jurnal ada peristiwa yang tiada tempat dalam tindakan ini di meja {title}: {name}.</translation>
    </message>
    <message>
        <source>the journal holds an event that this program does not know: {error}</source>
        <translation>jurnal ada peristiwa yang tidak dikenali program ini: {error}</translation>
    </message>
    <message>
        <source>the journal or its write-ahead log can&apos;t be opened</source>
        <translation>jurnal atau log tulis-awalnya tidak boleh dibuka</translation>
    </message>
    <message>
        <source>the journal&apos;s file</source>
        <translation>fail jurnal</translation>
    </message>
    <message>
        <source>the key of the pit&apos;s page</source>
        <translation>kunci halaman pit</translation>
    </message>
    <message>
        <source>the key of the pseudonyms</source>
        <translation>kunci nama samaran</translation>
    </message>
    <message>
        <source>the link to it</source>
        <translation>pautan kepadanya</translation>
    </message>
    <message>
        <source>the signature is not this key&apos;s, or does not hold</source>
        <translation>tandatangan bukan kunci ini, atau tidak sah</translation>
    </message>
    <message>
        <source>the staff register&apos;s key</source>
        <translation>kunci daftar kakitangan</translation>
    </message>
    <message>
        <source>the table&apos;s key</source>
        <translation>kunci meja</translation>
    </message>
    <message>
        <source>the text is not a slip&apos;s code: it begins with T1:</source>
        <translation>teks bukan kod slip: ia bermula dengan T1:</translation>
    </message>
    <message>
        <source>the text is not the one that was signed</source>
        <translation>teks bukan yang ditandatangani</translation>
    </message>
    <message>
        <source>the token&apos;s PIN</source>
        <translation>PIN token</translation>
    </message>
    <message>
        <source>this user may not write it</source>
        <translation>pengguna ini tidak boleh menulisnya</translation>
    </message>
    <message>
        <source>unknown command {word!r}</source>
        <translation>arahan tidak dikenali {word!r}</translation>
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
        <translation>{ask!r} bukan soalan.</translation>
    </message>
    <message>
        <source>{count} Rounds are as many round records.</source>
        <translation>{count} pusingan bermakna sebanyak itu rekod.</translation>
    </message>
    <message>
        <source>{decks!r} is not a number of decks.</source>
        <translation>{decks!r} bukan bilangan dek.</translation>
    </message>
    <message>
        <source>{error}</source>
        <translation>{error}</translation>
    </message>
    <message>
        <source>{error}: the language is not kept.</source>
        <translation>{error}: bahasa tidak disimpan.</translation>
    </message>
    <message>
        <source>{filename}: {error}.</source>
        <translation>{filename}: {error}.</translation>
    </message>
    <message>
        <source>{file} can&apos;t be read: {error}.</source>
        <translation>{file} tidak boleh dibaca: {error}.</translation>
    </message>
    <message>
        <source>{file} names no pit&apos;s server.</source>
        <translation>{file} tidak menamakan pelayan pit.</translation>
    </message>
    <message>
        <source>{file}: a file of that name exists already.</source>
        <translation>{file}: sudah ada fail nama itu.</translation>
    </message>
    <message>
        <source>{file}: is not a script: {error}.</source>
        <translation>{file}: bukan skrip: {error}.</translation>
    </message>
    <message>
        <source>{file}: is not a sheet of a test: {error}.</source>
        <translation>{file}: bukan helaian ujian: {error}.</translation>
    </message>
    <message>
        <source>{file}: is not what somebody has learned: {error}.</source>
        <translation>{file}: bukan catatan pembelajaran: {error}.</translation>
    </message>
    <message>
        <source>{file}: it is not a picture, a PDF or a slip&apos;s text.</source>
        <translation>{file}: bukan gambar, PDF atau teks slip.</translation>
    </message>
    <message>
        <source>{file}: it lacks {what}.</source>
        <translation>{file}: tiada {what}.</translation>
    </message>
    <message>
        <source>{file}: line {line}: {what}.</source>
        <translation>{file}: baris {line}: {what}.</translation>
    </message>
    <message>
        <source>{file}: no slip&apos;s code is found in it.</source>
        <translation>{file}: tiada kod slip dijumpai.</translation>
    </message>
    <message>
        <source>{file}: the PDF can&apos;t be read.</source>
        <translation>{file}: PDF tidak boleh dibaca.</translation>
    </message>
    <message>
        <source>{file}: the picture is too large.</source>
        <translation>{file}: gambar terlalu besar.</translation>
    </message>
    <message>
        <source>{file}: there is no such file.</source>
        <translation>{file}: tiada fail itu.</translation>
    </message>
    <message>
        <source>{file}: this is not an address.</source>
        <translation>{file}: ini bukan alamat.</translation>
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
        <translation>{file}:{number}: bukan baris diari: {error}.</translation>
    </message>
    <message>
        <source>{folder}/{what}</source>
        <translation>{folder}/{what}</translation>
    </message>
    <message>
        <source>{folder}: no house profile is table {table}&apos;s.</source>
        <translation>{folder}: tiada tetapan kasino meja {table}.</translation>
    </message>
    <message>
        <source>{folder}: the slip can&apos;t be saved: {error}.</source>
        <translation>{folder}: slip tidak boleh disimpan: {error}.</translation>
    </message>
    <message>
        <source>{folder}: the slip of the case can&apos;t be written ({error}).</source>
        <translation>{folder}: slip kes tidak boleh ditulis ({error}).</translation>
    </message>
    <message>
        <source>{folder}: there is a demonstration here already.</source>
        <translation>{folder}: sudah ada demonstrasi di sini.</translation>
    </message>
    <message>
        <source>{folder}: {error}.</source>
        <translation>{folder}: {error}.</translation>
    </message>
    <message>
        <source>{game!r} is not a game.</source>
        <translation>{game!r} bukan permainan.</translation>
    </message>
    <message>
        <source>{game} has no subject {subject!r}.</source>
        <translation>{game} tiada subjek {subject!r}.</translation>
    </message>
    <message>
        <source>{given}: it is a slip of table {table}, and says nothing of this journal.</source>
        <translation>{given}: ini slip meja {table}, dan tidak menyebut jurnal ini.</translation>
    </message>
    <message>
        <source>{given}: no slip&apos;s code is found in it.</source>
        <translation>{given}: tiada kod slip dijumpai.</translation>
    </message>
    <message>
        <source>{given}: {error}.</source>
        <translation>{given}: {error}.</translation>
    </message>
    <message>
        <source>{id} has no paragraph {number!r}.</source>
        <translation>{id} tiada perenggan {number!r}.</translation>
    </message>
    <message>
        <source>{journal}: Round {number} can&apos;t be continued: {why} ({where}).</source>
        <translation>{journal}: pusingan {number} tidak boleh diteruskan: {why} ({where}).</translation>
    </message>
    <message>
        <source>{line!r} does not name a role: {roles}</source>
        <translation>{line!r} tidak menamakan jawatan: {roles}</translation>
    </message>
    <message>
        <source>{list!r} after the amount: only &apos;seated&apos; may follow it</source>
        <translation>{list!r} selepas amaun: hanya &apos;seated&apos; boleh mengikutinya</translation>
    </message>
    <message>
        <source>{login}: the name is too long.</source>
        <translation>{login}: nama terlalu panjang.</translation>
    </message>
    <message>
        <source>{made}: {error}.</source>
        <translation>{made}: {error}.</translation>
    </message>
    <message>
        <source>{name!r} has not trained here.</source>
        <translation>{name!r} tidak berlatih di sini.</translation>
    </message>
    <message>
        <source>{named}: there is no such file.</source>
        <translation>{named}: tiada fail itu.</translation>
    </message>
    <message>
        <source>{name}: has a line that is too long.</source>
        <translation>{name}: ada baris terlalu panjang.</translation>
    </message>
    <message>
        <source>{name}: is not UTF-8 text.</source>
        <translation>{name}: bukan teks UTF-8.</translation>
    </message>
    <message>
        <source>{name}: it has no script.</source>
        <translation>{name}: tiada skrip.</translation>
    </message>
    <message>
        <source>{name}: it has no tags.</source>
        <translation>{name}: tiada tag.</translation>
    </message>
    <message>
        <source>{name}: the tag {end} is the end of the tag {whole}.</source>
        <translation>{name}: tag {end} ialah hujung tag {whole}.</translation>
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
        <translation>{paragraph} tidak boleh ditanya dalam pusingan ini.</translation>
    </message>
    <message>
        <source>{parent}: the journal&apos;s folder can&apos;t be made: {error}.</source>
        <translation>{parent}: folder jurnal tidak boleh dibuat: {error}.</translation>
    </message>
    <message>
        <source>{part!r} is not a fault.</source>
        <translation>{part!r} bukan kerosakan.</translation>
    </message>
    <message>
        <source>{path} is not a back-up.</source>
        <translation>{path} bukan sandaran.</translation>
    </message>
    <message>
        <source>{path} is there already: this table has been set up.</source>
        <translation>{path} sudah ada: meja ini sudah disediakan.</translation>
    </message>
    <message>
        <source>{path}: Round {number} is in play, and its cards lie face down.</source>
        <translation>{path}: pusingan {number} sedang dimainkan, dan kadnya tertutup.</translation>
    </message>
    <message>
        <source>{path}: a file of that name exists already.</source>
        <translation>{path}: sudah ada fail nama itu.</translation>
    </message>
    <message>
        <source>{path}: has format {version}; this program knows {format}.</source>
        <translation>{path}: format {version}; program ini mengenali {format}.</translation>
    </message>
    <message>
        <source>{path}: is not UTF-8 text (byte {start}).</source>
        <translation>{path}: bukan teks UTF-8 (bait {start}).</translation>
    </message>
    <message>
        <source>{path}: is not a staff register.</source>
        <translation>{path}: bukan daftar kakitangan.</translation>
    </message>
    <message>
        <source>{path}: it holds no Ed25519 key, or another one too.</source>
        <translation>{path}: tiada kunci Ed25519, atau ada yang lain juga.</translation>
    </message>
    <message>
        <source>{path}: it holds something else than public keys.</source>
        <translation>{path}: ada selain kunci awam.</translation>
    </message>
    <message>
        <source>{path}: it is not a key.</source>
        <translation>{path}: bukan kunci.</translation>
    </message>
    <message>
        <source>{path}: it is not a public key.</source>
        <translation>{path}: bukan kunci awam.</translation>
    </message>
    <message>
        <source>{path}: it is not a table&apos;s journal.</source>
        <translation>{path}: bukan jurnal meja.</translation>
    </message>
    <message>
        <source>{path}: it is not an Ed25519 key.</source>
        <translation>{path}: bukan kunci Ed25519.</translation>
    </message>
    <message>
        <source>{path}: it is not {what}.</source>
        <translation>{path}: bukan {what}.</translation>
    </message>
    <message>
        <source>{path}: not only its owner may read or change {what} ({mode:04o}).</source>
        <translation>{path}: bukan pemiliknya sahaja boleh membaca atau mengubah {what} ({mode:04o}).</translation>
    </message>
    <message>
        <source>{path}: the back-up is damaged: {what}</source>
        <translation>{path}: sandaran rosak: {what}</translation>
    </message>
    <message>
        <source>{path}: the journal belongs to table {table_id}, not to {wanted}.</source>
        <translation>{path}: jurnal milik meja {table_id}, bukan {wanted}.</translation>
    </message>
    <message>
        <source>{path}: the journal can&apos;t be opened: {what}.</source>
        <translation>{path}: jurnal tidak boleh dibuka: {what}.</translation>
    </message>
    <message>
        <source>{path}: the journal has stopped after an error ({cause}).</source>
        <translation>{path}: jurnal berhenti selepas ralat ({cause}).</translation>
    </message>
    <message>
        <source>{path}: the journal is being read by another program.</source>
        <translation>{path}: jurnal sedang dibaca oleh program lain.</translation>
    </message>
    <message>
        <source>{path}: the journal is closed.</source>
        <translation>{path}: jurnal ditutup.</translation>
    </message>
    <message>
        <source>{path}: the journal is damaged, or its copy is: {problems}</source>
        <translation>{path}: jurnal atau salinannya rosak: {problems}</translation>
    </message>
    <message>
        <source>{path}: the journal is damaged: {what}.</source>
        <translation>{path}: jurnal rosak: {what}.</translation>
    </message>
    <message>
        <source>{path}: the journal is missing, but its write-ahead log is here ({wal}).</source>
        <translation>{path}: jurnal hilang, tetapi log tulis-awalnya ada ({wal}).</translation>
    </message>
    <message>
        <source>{path}: the journal is missing. Its anchor says that it goes to entry {seq}.</source>
        <translation>{path}: jurnal hilang. Sauhnya menyatakan ia hingga entri {seq}.</translation>
    </message>
    <message>
        <source>{path}: the journal is open in another program.</source>
        <translation>{path}: jurnal dibuka dalam program lain.</translation>
    </message>
    <message>
        <source>{path}: the journal was written by a newer version of the program (format {found}; this one knows {known}).</source>
        <translation>{path}: jurnal ditulis oleh versi lebih baharu (format {found}; ini mengenali {known}).</translation>
    </message>
    <message>
        <source>{path}: the picture can&apos;t be written.</source>
        <translation>{path}: gambar tidak boleh ditulis.</translation>
    </message>
    <message>
        <source>{path}: the slip of the new key can&apos;t be saved: {error}.</source>
        <translation>{path}: slip kunci baharu tidak boleh disimpan: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be copied: {error}.</source>
        <translation>{path}: daftar kakitangan tidak boleh disalin: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {error}.</source>
        <translation>{path}: daftar kakitangan tidak boleh dibaca: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be read: {what}.</source>
        <translation>{path}: daftar kakitangan tidak boleh dibaca: {what}.</translation>
    </message>
    <message>
        <source>{path}: the staff register can&apos;t be used: {error}.</source>
        <translation>{path}: daftar kakitangan tidak boleh digunakan: {error}.</translation>
    </message>
    <message>
        <source>{path}: the staff register is damaged: {sound}.</source>
        <translation>{path}: daftar kakitangan rosak: {sound}.</translation>
    </message>
    <message>
        <source>{path}: the table has no key yet.</source>
        <translation>{path}: meja belum ada kunci.</translation>
    </message>
    <message>
        <source>{path}: the table is open.</source>
        <translation>{path}: meja dibuka.</translation>
    </message>
    <message>
        <source>{path}: the table writes its journal faster than it can be copied.</source>
        <translation>{path}: meja menulis jurnal lebih cepat daripada salinan.</translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be added to: {error}.</source>
        <translation>{path}: fail saksi tidak boleh ditambah: {error}.</translation>
    </message>
    <message>
        <source>{path}: the witness file can&apos;t be read: {error}.</source>
        <translation>{path}: fail saksi tidak boleh dibaca: {error}.</translation>
    </message>
    <message>
        <source>{path}: there is no Round {round_no}.</source>
        <translation>{path}: tiada pusingan {round_no}.</translation>
    </message>
    <message>
        <source>{path}: there is no room for a copy of the journal in {folder}.</source>
        <translation>{path}: tiada ruang untuk salinan jurnal dalam {folder}.</translation>
    </message>
    <message>
        <source>{path}: there is no such file.</source>
        <translation>{path}: tiada fail itu.</translation>
    </message>
    <message>
        <source>{path}: there is no such house profile.</source>
        <translation>{path}: tiada tetapan kasino itu.</translation>
    </message>
    <message>
        <source>{path}: this is a live table&apos;s journal: training may not write to it.</source>
        <translation>{path}: ini jurnal meja sebenar: latihan tidak boleh menulisnya.</translation>
    </message>
    <message>
        <source>{path}: this is a training journal: no live table may write to it.</source>
        <translation>{path}: ini jurnal latihan: meja sebenar tidak boleh menulisnya.</translation>
    </message>
    <message>
        <source>{path}: this is not a key for a staff register.</source>
        <translation>{path}: ini bukan kunci untuk daftar staf.</translation>
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
        <translation>{path}: {what} tidak boleh disimpan: {error}.</translation>
    </message>
    <message>
        <source>{path}: {what}, while the table was in play. Stop dealing.</source>
        <translation>{path}: {what}, semasa meja dimainkan. Berhenti mengagih.</translation>
    </message>
    <message>
        <source>{place}: line {line}: {what}.</source>
        <translation>{place}: baris {line}: {what}.</translation>
    </message>
    <message>
        <source>{place}: {error}.</source>
        <translation>{place}: {error}.</translation>
    </message>
    <message>
        <source>{place}: {kind}: a step stands twice.</source>
        <translation>{place}: {kind}: satu langkah berulang.</translation>
    </message>
    <message>
        <source>{place}: {kind}: no part of the slip is signed at {step!r}.</source>
        <translation>{place}: {kind}: tiada bahagian slip ditandatangani pada {step!r}.</translation>
    </message>
    <message>
        <source>{place}: {kind}: one step {what}, not more and not none.</source>
        <translation>{place}: {kind}: tepat satu langkah {what}.</translation>
    </message>
    <message>
        <source>{place}: {kind}: there is no step {name!r} to sign a part at.</source>
        <translation>{place}: {kind}: tiada langkah {name!r} untuk ditandatangani.</translation>
    </message>
    <message>
        <source>{player!r} is named twice</source>
        <translation>{player!r} dinamakan dua kali</translation>
    </message>
    <message>
        <source>{player} had no Bet in Round {round_no}.</source>
        <translation>{player} tiada taruhan dalam pusingan {round_no}.</translation>
    </message>
    <message>
        <source>{preset!r} is not a preset of {found}.</source>
        <translation>{preset!r} bukan praset {found}.</translation>
    </message>
    <message>
        <source>{protocol!r} is not a protocol.</source>
        <translation>{protocol!r} bukan protokol.</translation>
    </message>
    <message>
        <source>{remedy}</source>
        <translation>{remedy}</translation>
    </message>
    <message>
        <source>{rest!r} is one word too many for {value!r}</source>
        <translation>{rest!r} satu perkataan terlebih bagi {value!r}</translation>
    </message>
    <message>
        <source>{table}: entry {seq} does not follow the one before.</source>
        <translation>{table}: entri {seq} tidak menyambung yang sebelumnya.</translation>
    </message>
    <message>
        <source>{tests}: {error}.</source>
        <translation>{tests}: {error}.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: Latin, Cyrillic and Greek letters look alike and can&apos;t be mixed.</source>
        <translation>{text!a} bukan nama: huruf Latin, Cyril dan Yunani serupa dan tidak boleh dicampur.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: it has more than {longest} characters.</source>
        <translation>{text!a} bukan nama: lebih daripada {longest} aksara.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: it must begin with a letter.</source>
        <translation>{text!a} bukan nama: mesti bermula dengan huruf.</translation>
    </message>
    <message>
        <source>{text!a} is not a name: letters, spaces, &apos; - and . only, and no invisible characters.</source>
        <translation>{text!a} bukan nama: hanya huruf, ruang, &apos; - dan ., tanpa aksara tersembunyi.</translation>
    </message>
    <message>
        <source>{text!r} is not a printer&apos;s address.</source>
        <translation>{text!r} bukan alamat pencetak.</translation>
    </message>
    <message>
        <source>{title} has no layout with {boxes} boxes.</source>
        <translation>{title} tiada susun atur dengan {boxes} petak.</translation>
    </message>
    <message>
        <source>{title} has no screen yet.</source>
        <translation>{title} belum ada skrin.</translation>
    </message>
    <message>
        <source>{title} has no {kind} {name!r}.</source>
        <translation>{title} tiada {kind} {name!r}.</translation>
    </message>
    <message>
        <source>{title} is not played with {decks}.</source>
        <translation>{title} tidak dimainkan dengan {decks}.</translation>
    </message>
    <message>
        <source>{url}: the port did not open in that time.</source>
        <translation>{url}: port tidak dibuka dalam masa itu.</translation>
    </message>
    <message>
        <source>{url}: {reason}.</source>
        <translation>{url}: {reason}.</translation>
    </message>
    <message>
        <source>{value!r} lacks its {what}</source>
        <translation>{value!r} tiada {what}</translation>
    </message>
    <message>
        <source>{word!r} is not PLAYER={example}</source>
        <translation>{word!r} bukan PLAYER={example}</translation>
    </message>
    <message>
        <source>{word!r} is not a Player&apos;s name: letters, digits, - and _ only</source>
        <translation>{word!r} bukan nama Pemain: huruf, digit, - dan _ sahaja</translation>
    </message>
    <message>
        <source>{word!r} is not a number of chips, as 5x100</source>
        <translation>{word!r} bukan bilangan cip, seperti 5x100</translation>
    </message>
    <message>
        <source>{word!r} is not a side Bet of this game: {known}</source>
        <translation>{word!r} bukan side Bet permainan ini: {known}</translation>
    </message>
    <message>
        <source>{word!r} is not a {what}: {least} to {most}</source>
        <translation>{word!r} bukan {what}: {least} hingga {most}</translation>
    </message>
    <message>
        <source>{word!r} is not allowed here</source>
        <translation>{word!r} tidak dibenarkan di sini</translation>
    </message>
    <message>
        <source>{word!r} is not an amount: more than zero is needed</source>
        <translation>{word!r} bukan amaun: perlu lebih daripada sifar</translation>
    </message>
    <message>
        <source>{word!r} is not {article} {what}: {names}</source>
        <translation>{word!r} bukan {what} ({article}): {names}</translation>
    </message>
    <message>
        <source>{word!r}: chips of {denomination} are counted twice</source>
        <translation>{word!r}: cip {denomination} dikira dua kali</translation>
    </message>
    <message>
        <source>{word!r}: the tray has no chips of {of}, only of {known}</source>
        <translation>{word!r}: dulang tiada cip {of}, hanya {known}</translation>
    </message>
    <message>
        <source>{word!r}: {pieces!r} is not a whole number of chips</source>
        <translation>{word!r}: {pieces!r} bukan bilangan cip bulat</translation>
    </message>
    <message>
        <source>{words!r} lacks its chips, as 5x100</source>
        <translation>{words!r} tiada cipnya, seperti 5x100</translation>
    </message>
    <message>
        <source>{words!r} lacks its {what}</source>
        <translation>{words!r} tiada {what}</translation>
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
        <translation>{count} kad</translation>
    </message>
    <message>
        <source>Hit</source>
        <translation>Hit</translation>
    </message>
    <message>
        <source>+ {0} more</source>
        <translation>+ {0} lagi</translation>
    </message>
    <message>
        <source>card {number}, not read</source>
        <translation>kad {number}, tidak dibaca</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>tertutup</translation>
    </message>
    <message>
        <source>not read</source>
        <translation>tidak dibaca</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>back</source>
        <translation>balik</translation>
    </message>
    <message>
        <source>net {sum}</source>
        <translation>bersih {sum}</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Tidak bersambung</translation>
    </message>
    <message>
        <source>Error</source>
        <translation>Ralat</translation>
    </message>
    <message>
        <source>Locked</source>
        <translation>Dikunci</translation>
    </message>
    <message>
        <source>Cut card</source>
        <translation>Cut card</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Sedia</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Petak</translation>
    </message>
    <message>
        <source>Side Bet</source>
        <translation>Side Bet</translation>
    </message>
</context>
<context>
    <name>guide</name>
    <message>
        <source>Deal on</source>
        <translation>Terus agih</translation>
    </message>
    <message>
        <source>box {box}: {total}</source>
        <translation>petak {box}: {total}</translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation>petak {boxes}</translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation>Semua lain Stand</translation>
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
        <translation>atau ambil kad</translation>
    </message>
    <message>
        <source>Your Ace: any Insurance? Then deal on.</source>
        <translation>Ace Dealer: ada Insurance? Kemudian terus agih.</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on.</source>
        <translation>Ada Surrender? Kemudian terus agih.</translation>
    </message>
    <message>
        <source>Then deal on.</source>
        <translation>Kemudian terus agih.</translation>
    </message>
    <message>
        <source>Box {box} stood</source>
        <translation>Petak {box}: Stand</translation>
    </message>
    <message>
        <source>it was no Hit</source>
        <translation>bukan Hit</translation>
    </message>
    <message>
        <source>Open your cards</source>
        <translation>Buka kad Dealer</translation>
    </message>
    <message>
        <source>Resolve the case</source>
        <translation>Selesaikan kes</translation>
    </message>
    <message>
        <source>The Round is Void. Box {box}: {what}.</source>
        <translation>Pusingan batal. Petak {box}: {what}.</translation>
    </message>
    <message>
        <source>Have the whole shoe shuffled before the next Round.</source>
        <translation>Seluruh shoe mesti dikocok sebelum pusingan berikut.</translation>
    </message>
    <message>
        <source>A foreign card was found: have the cards checked, then report the new shoe.</source>
        <translation>Kad asing dijumpai: periksa kad, kemudian laporkan shoe baharu.</translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation>Slip batal</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>nombor {number}</translation>
    </message>
    <message>
        <source>Box {box} done</source>
        <translation>Petak {box} siap</translation>
    </message>
    <message>
        <source>then box {box}</source>
        <translation>kemudian petak {box}</translation>
    </message>
    <message>
        <source>First say whether the interruption affected the Round: press C.</source>
        <translation>Nyatakan dahulu sama ada gangguan menjejaskan pusingan: tekan C.</translation>
    </message>
    <message>
        <source>First compare cards and Bets with the screen: press C.</source>
        <translation>Bandingkan dahulu kad dan pertaruhan dengan skrin: tekan C.</translation>
    </message>
    <message>
        <source>Box {boxes} has lost: {what}.</source>
        <translation>Petak {boxes} kalah: {what}.</translation>
    </message>
    <message>
        <source>The settlement is reopened: correct the card or report what went wrong, then settle.</source>
        <translation>Penyelesaian dibuka semula: betulkan kad atau laporkan kejadian, kemudian selesaikan.</translation>
    </message>
    <message>
        <source>Box {box}: {what}.</source>
        <translation>Petak {box}: {what}.</translation>
    </message>
    <message>
        <source>All moved. Settle.</source>
        <translation>Semua dialih. Selesaikan.</translation>
    </message>
    <message>
        <source>Place your Bets</source>
        <translation>Buka pertaruhan</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>Tutup pertaruhan</translation>
    </message>
    <message>
        <source>Settle</source>
        <translation>Selesaikan</translation>
    </message>
    <message>
        <source>Still due: box {box}: {what}.</source>
        <translation>Masih perlu: petak {box}: {what}.</translation>
    </message>
    <message>
        <source>when moved: {what}</source>
        <translation>apabila dialih: {what}</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Tarik balik</translation>
    </message>
    <message>
        <source>the last card came too soon</source>
        <translation>kad terakhir terlalu awal</translation>
    </message>
    <message>
        <source>Too early</source>
        <translation>Terlalu awal</translation>
    </message>
    <message>
        <source>box {box}: {what}</source>
        <translation>petak {box}: {what}</translation>
    </message>
</context>
<context>
    <name>hands</name>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Petak {number}</translation>
    </message>
    <message>
        <source>Box {number}, Hand {hand}</source>
        <translation>Petak {number}, Hand {hand}</translation>
    </message>
    <message>
        <source>Card {number}, {hand}:</source>
        <translation>Kad {number}, {hand}:</translation>
    </message>
</context>
<context>
    <name>hands on slips</name>
    <message>
        <source>1 card, face down</source>
        <translation>1 kad tertutup</translation>
    </message>
    <message>
        <source>Banker</source>
        <translation>Banker</translation>
    </message>
    <message>
        <source>Banker&apos;s Hand</source>
        <translation>Hand Banker</translation>
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
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealer&apos;s Hand</source>
        <translation>Hand Dealer</translation>
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
        <translation>Pair</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Player&apos;s Hand</source>
        <translation>Hand Player</translation>
    </message>
    <message>
        <source>Point Total {points}</source>
        <translation>Jumlah mata {points}</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Dipulangkan</translation>
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
        <translation>{count} kad tertutup</translation>
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
        <translation>shoe baharu</translation>
    </message>
    <message>
        <source>last round</source>
        <translation>pusingan terakhir</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>manual</translation>
    </message>
    <message>
        <source>set aside</source>
        <translation>diketepikan</translation>
    </message>
    <message>
        <source>not connected</source>
        <translation>tidak bersambung</translation>
    </message>
    <message>
        <source>error</source>
        <translation>ralat</translation>
    </message>
    <message>
        <source>locked</source>
        <translation>dikunci</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>bersambung</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>Round {round_no} (box {box}, {player})</source>
        <translation>pusingan {round_no} (petak {box}, {player})</translation>
    </message>
    <message>
        <source>one Stand Off of {stake} paid 1 to 1</source>
        <translation>satu seri {stake} dibayar 1 kepada 1</translation>
    </message>
    <message>
        <source>one Stand Off of {stake} taken</source>
        <translation>satu seri {stake} dikutip</translation>
    </message>
    <message>
        <source>one lost Bet of {lost} not taken</source>
        <translation>satu pertaruhan kalah {lost} tidak dikutip</translation>
    </message>
    <message>
        <source>one lost Bet of {lost} paid 1 to 1 instead of taken</source>
        <translation>satu pertaruhan kalah {lost} dibayar 1 kepada 1, bukan dikutip</translation>
    </message>
    <message>
        <source>one {odds} on {stake} not paid</source>
        <translation>satu {odds} atas {stake} tidak dibayar</translation>
    </message>
    <message>
        <source>one {odds} on {stake} paid twice</source>
        <translation>satu {odds} atas {stake} dibayar dua kali</translation>
    </message>
    <message>
        <source>one {odds} on {stake} paid {other}</source>
        <translation>satu {odds} atas {stake} dibayar {other}</translation>
    </message>
    <message>
        <source>one {odds} on {stake} taken instead of paid</source>
        <translation>satu {odds} atas {stake} dikutip, bukan dibayar</translation>
    </message>
    <message>
        <source>{amount} over</source>
        <translation>lebih {amount}</translation>
    </message>
    <message>
        <source>{amount} short</source>
        <translation>kurang {amount}</translation>
    </message>
    <message>
        <source>{how} = {mistake}: {places}</source>
        <translation>{how} = {mistake}: {places}</translation>
    </message>
    <message>
        <source>{places} and {more} more</source>
        <translation>{places} dan {more} lagi</translation>
    </message>
    <message>
        <source>{won} to {stake}</source>
        <translation>{won} kepada {stake}</translation>
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
        <translation>Petak {box}: Split</translation>
    </message>
    <message>
        <source>Box {box}: {player} insures for {amount}</source>
        <translation>Petak {box}: {player} ambil Insurance {amount}</translation>
    </message>
    <message>
        <source>Box {box}: {player} takes Even Money</source>
        <translation>Petak {box}: {player} ambil Even Money</translation>
    </message>
    <message>
        <source>Box {box} surrenders</source>
        <translation>Petak {box}: Surrender</translation>
    </message>
    <message>
        <source>The Interim Settlement is made</source>
        <translation>Penyelesaian interim dibuat</translation>
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
        <translation>Soalan tidak dijawab, dan ditutup.</translation>
    </message>
    <message>
        <source>“{question}” was not answered, and is closed.</source>
        <translation>“{question}” tidak dijawab, dan ditutup.</translation>
    </message>
    <message>
        <source>{count} Bets are laid, {sum} in all.</source>
        <translation>{count} pertaruhan diletak, semuanya {sum}.</translation>
    </message>
    <message>
        <source>{count} places are marked.</source>
        <translation>{count} tempat ditanda.</translation>
    </message>
    <message>
        <source>Not laid: {reasons}</source>
        <translation>Tidak diletak: {reasons}</translation>
    </message>
    <message>
        <source>{amount} to {player} ({bet}, box {box})</source>
        <translation>{amount} kepada {player} ({bet}, petak {box})</translation>
    </message>
    <message>
        <source>Give back {parts}.</source>
        <translation>Pulangkan {parts}.</translation>
    </message>
    <message>
        <source>Box {box}: the House plays on</source>
        <translation>Petak {box}: pihak kasino meneruskan</translation>
    </message>
    <message>
        <source>Box {box}: {player} has left</source>
        <translation>Petak {box}: {player} sudah pergi</translation>
    </message>
    <message>
        <source>Box {box}: {player} is back</source>
        <translation>Petak {box}: {player} sudah kembali</translation>
    </message>
    <message>
        <source>A card was not due</source>
        <translation>Satu kad tidak patut diagih</translation>
    </message>
    <message>
        <source>{card} was not due</source>
        <translation>{card} tidak patut diagih</translation>
    </message>
    <message>
        <source>{where}: a card, face down</source>
        <translation>{where}: satu kad tertutup</translation>
    </message>
    <message>
        <source>{where}: the {card} that was held</source>
        <translation>{where}: {card} yang ditahan</translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount}</source>
        <translation>Petak {box}: {player} {amount}</translation>
    </message>
    <message>
        <source>Box {box}: {player} {amount} on {bet}</source>
        <translation>Petak {box}: {player} {amount} pada {bet}</translation>
    </message>
    <message>
        <source>The Round is open</source>
        <translation>Pusingan dibuka</translation>
    </message>
    <message>
        <source>The Bets are closed</source>
        <translation>Pertaruhan ditutup</translation>
    </message>
    <message>
        <source>The Round is settled</source>
        <translation>Pusingan diselesaikan</translation>
    </message>
</context>
<context>
    <name>interruption</name>
    <message>
        <source>Under these rules an interruption cancels the Round.</source>
        <translation>Di bawah peraturan ini gangguan membatalkan pusingan.</translation>
    </message>
    <message>
        <source>An outcome is established: the cards on the table decide a Bet.</source>
        <translation>Keputusan sudah tetap: kad di meja menentukan satu pertaruhan.</translation>
    </message>
    <message>
        <source>No outcome is established: the cards on the table decide no Bet yet.</source>
        <translation>Keputusan belum tetap: kad di meja belum menentukan apa-apa pertaruhan.</translation>
    </message>
    <message>
        <source>Something changed, go on ({0})</source>
        <translation>Ada perubahan, teruskan ({0})</translation>
    </message>
    <message>
        <source>Something changed, open a case ({0})</source>
        <translation>Ada perubahan, buka kes ({0})</translation>
    </message>
</context>
<context>
    <name>journal verify</name>
    <message>
        <source>1 Round</source>
        <translation>1 pusingan</translation>
    </message>
    <message>
        <source>Entry {entry}, as it was typed,</source>
        <translation>Entri {entry}, seperti ditaip,</translation>
    </message>
    <message>
        <source>Entry {entry}, of which {kind} {number} was printed, {what}.</source>
        <translation>Entri {entry}, yang {kind} {number} dicetak, {what}.</translation>
    </message>
    <message>
        <source>Entry {entry}, which {kind} {number} knows,</source>
        <translation>Entri {entry}, yang diketahui {kind} {number},</translation>
    </message>
    <message>
        <source>Round {hidden} is in play, and its cards lie face down: its bytes are held back.</source>
        <translation>Pusingan {hidden} sedang berjalan, dan kadnya tertutup: baitnya ditahan.</translation>
    </message>
    <message>
        <source>Round {round_no} was added after the table had been closed (entry {seal})</source>
        <translation>Pusingan {round_no} ditambah selepas meja ditutup (entri {seal})</translation>
    </message>
    <message>
        <source>Round {round_no}, entry {entry}, which {file} knows,</source>
        <translation>Pusingan {round_no}, entri {entry}, yang diketahui {file},</translation>
    </message>
    <message>
        <source>Round {round_no}, of which {kind} {number} was printed, {what}.</source>
        <translation>Pusingan {round_no}, yang {kind} {number} dicetak, {what}.</translation>
    </message>
    <message>
        <source>Round {round_no}, which the witness file knows, {what}.</source>
        <translation>Pusingan {round_no}, yang diketahui fail saksi, {what}.</translation>
    </message>
    <message>
        <source>Round {round_no}: {what}</source>
        <translation>Pusingan {round_no}: {what}</translation>
    </message>
    <message>
        <source>Rounds {first} to {last} are not signed</source>
        <translation>Pusingan {first} hingga {last} tidak ditandatangani</translation>
    </message>
    <message>
        <source>The journal was not signed by this table&apos;s key: {flaw}.</source>
        <translation>Jurnal tidak ditandatangani oleh kunci meja ini: {flaw}.</translation>
    </message>
    <message>
        <source>The table has a key, but its journal was never signed.</source>
        <translation>Meja ada kunci, tetapi jurnalnya tidak pernah ditandatangani.</translation>
    </message>
    <message>
        <source>The witness file {file} ends with Round {last}; the journal has {rounds} Rounds.</source>
        <translation>Fail saksi {file} tamat pada pusingan {last}; jurnal ada {rounds} pusingan.</translation>
    </message>
    <message>
        <source>The witness file {file} is missing or has no line of this table; the journal has {rounds} Rounds.</source>
        <translation>Fail saksi {file} hilang atau tiada baris meja ini; jurnal ada {rounds} pusingan.</translation>
    </message>
    <message>
        <source>a rollback log of another program lies beside it ({log})</source>
        <translation>log undur program lain ada di sebelahnya ({log})</translation>
    </message>
    <message>
        <source>all {entries} entries are sound, from 0 (the header) to {last}</source>
        <translation>semua {entries} entri sempurna, dari 0 (pengepala) hingga {last}</translation>
    </message>
    <message>
        <source>can&apos;t be read ({error})</source>
        <translation>tidak boleh dibaca ({error})</translation>
    </message>
    <message>
        <source>does not match its hash: it or the entry before was changed, or it moved</source>
        <translation>tidak padan dengan cincangnya: ia atau entri sebelumnya diubah, atau ia dialihkan</translation>
    </message>
    <message>
        <source>entry {seq}, Round {round_no}, {slip}, {when}, {who}</source>
        <translation>entri {seq}, pusingan {round_no}, {slip}, {when}, {who}</translation>
    </message>
    <message>
        <source>entry {seq}, Round {round_no}, {when}, {who}</source>
        <translation>entri {seq}, pusingan {round_no}, {when}, {who}</translation>
    </message>
    <message>
        <source>entry {seq}: {what}</source>
        <translation>entri {seq}: {what}</translation>
    </message>
    <message>
        <source>every signature is in the register&apos;s log as it is here, and the reverse</source>
        <translation>setiap tandatangan ada dalam log daftar seperti di sini, dan sebaliknya</translation>
    </message>
    <message>
        <source>has a number that no entry can have</source>
        <translation>mempunyai nombor yang mustahil bagi entri</translation>
    </message>
    <message>
        <source>in the journal Round {round_no} is Void</source>
        <translation>dalam jurnal pusingan {round_no} batal</translation>
    </message>
    <message>
        <source>in the journal Round {round_no} is not Void</source>
        <translation>dalam jurnal pusingan {round_no} tidak batal</translation>
    </message>
    <message>
        <source>in the journal the slip replaces none</source>
        <translation>dalam jurnal slip itu tidak menggantikan mana-mana</translation>
    </message>
    <message>
        <source>in the journal the slip replaces {number}</source>
        <translation>dalam jurnal slip itu menggantikan {number}</translation>
    </message>
    <message>
        <source>is another one in the journal: entry {seq} is not the one that was written</source>
        <translation>ialah yang lain dalam jurnal: entri {seq} bukan yang ditulis</translation>
    </message>
    <message>
        <source>is in the journal as it is known there</source>
        <translation>ada dalam jurnal seperti diketahui di sana</translation>
    </message>
    <message>
        <source>is not a journal&apos;s header</source>
        <translation>bukan pengepala jurnal</translation>
    </message>
    <message>
        <source>is not in the journal: it went to entry {seq} and was cut off or put back</source>
        <translation>tiada dalam jurnal: ia sampai entri {seq} dan dipotong atau diganti yang lama</translation>
    </message>
    <message>
        <source>is not signed by the table&apos;s key</source>
        <translation>tidak ditandatangani oleh kunci meja</translation>
    </message>
    <message>
        <source>it does not begin with its opening</source>
        <translation>ia tidak bermula dengan pembukaannya</translation>
    </message>
    <message>
        <source>it has no code that can be read ({why})</source>
        <translation>ia tiada kod yang boleh dibaca ({why})</translation>
    </message>
    <message>
        <source>it has the code {code}; the journal has {known}</source>
        <translation>kodnya {code}; jurnal ada {known}</translation>
    </message>
    <message>
        <source>it is another journal: entry {seq} is not the one that was written</source>
        <translation>ini jurnal lain: entri {seq} bukan yang ditulis</translation>
    </message>
    <message>
        <source>it is not a signature</source>
        <translation>ia bukan tandatangan</translation>
    </message>
    <message>
        <source>it is signed by a key that had been replaced ({key})</source>
        <translation>ditandatangani oleh kunci yang telah diganti ({key})</translation>
    </message>
    <message>
        <source>it is signed by another key ({key})</source>
        <translation>ditandatangani oleh kunci lain ({key})</translation>
    </message>
    <message>
        <source>it is slip {number}</source>
        <translation>ia slip {number}</translation>
    </message>
    <message>
        <source>it says no number: it was changed, or a version before this one made it</source>
        <translation>tiada nombor: ia diubah, atau dibuat oleh versi sebelum ini</translation>
    </message>
    <message>
        <source>it was changed or cut short</source>
        <translation>ia diubah atau dipendekkan</translation>
    </message>
    <message>
        <source>it {error}</source>
        <translation>ia: {error}</translation>
    </message>
    <message>
        <source>its anchor is damaged ({anchor}): {why}</source>
        <translation>sauhnya rosak ({anchor}): {why}</translation>
    </message>
    <message>
        <source>its anchor is missing ({anchor}). Only the code on the last slip can show whether entries are missing at the end.</source>
        <translation>sauhnya hilang ({anchor}). Hanya kod pada slip terakhir boleh menunjukkan sama ada entri hilang di hujung.</translation>
    </message>
    <message>
        <source>its end is missing: it went to entry {seq} and now ends at {last}</source>
        <translation>hujungnya hilang: ia sampai entri {seq} dan kini tamat pada {last}</translation>
    </message>
    <message>
        <source>its signatures were not compared (--staff REGISTER)</source>
        <translation>tandatangannya tidak dibandingkan (--staff REGISTER)</translation>
    </message>
    <message>
        <source>its slips are in {folder}, with its numbers and codes</source>
        <translation>slipnya ada dalam {folder}, dengan nombor dan kodnya</translation>
    </message>
    <message>
        <source>its slips were not compared (--slips DIR)</source>
        <translation>slipnya tidak dibandingkan (--slips DIR)</translation>
    </message>
    <message>
        <source>its start is damaged: {name} (byte {offset})</source>
        <translation>permulaannya rosak: {name} (bait {offset})</translation>
    </message>
    <message>
        <source>its table or its guards against change were altered</source>
        <translation>jadual atau pengawal perubahannya diubah</translation>
    </message>
    <message>
        <source>its text is not the one that was signed</source>
        <translation>teksnya bukan yang ditandatangani</translation>
    </message>
    <message>
        <source>its write-ahead log is larger than one can be ({log})</source>
        <translation>log tulis-awalnya lebih besar daripada yang mungkin ({log})</translation>
    </message>
    <message>
        <source>its write-ahead log is missing ({log}): it was taken away, or this is a copy of a journal in use that was made without the log</source>
        <translation>log tulis-awalnya hilang ({log}): ia diambil, atau ini salinan jurnal yang sedang digunakan tanpa lognya</translation>
    </message>
    <message>
        <source>its write-ahead log is not a file ({log})</source>
        <translation>log tulis-awalnya bukan fail ({log})</translation>
    </message>
    <message>
        <source>missing (the end, up to {last})</source>
        <translation>hilang (hujung, hingga {last})</translation>
    </message>
    <message>
        <source>missing (the journal&apos;s header)</source>
        <translation>hilang (pengepala jurnal)</translation>
    </message>
    <message>
        <source>missing ({first} to {last})</source>
        <translation>hilang ({first} hingga {last})</translation>
    </message>
    <message>
        <source>missing ({first})</source>
        <translation>hilang ({first})</translation>
    </message>
    <message>
        <source>page layout</source>
        <translation>susun atur halaman</translation>
    </message>
    <message>
        <source>page size</source>
        <translation>saiz halaman</translation>
    </message>
    <message>
        <source>paid {paid}, collected {collected}, returned {returned}</source>
        <translation>bayar {paid}, kutip {collected}, pulang {returned}</translation>
    </message>
    <message>
        <source>schema format</source>
        <translation>format skema</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}</source>
        <translation>ditandatangani oleh kunci meja dari entri 0 hingga entri {last}</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}; 1 act after it is not</source>
        <translation>ditandatangani oleh kunci meja dari entri 0 hingga entri {last}; 1 tindakan selepasnya tidak</translation>
    </message>
    <message>
        <source>signed by the table&apos;s key from entry 0 to entry {last}; {acts} acts after it are not</source>
        <translation>ditandatangani oleh kunci meja dari entri 0 hingga entri {last}; {acts} tindakan selepasnya tidak</translation>
    </message>
    <message>
        <source>signed by {person}, by entry {entry} of the register: {why}</source>
        <translation>ditandatangani oleh {person}, entri {entry} daftar: {why}</translation>
    </message>
    <message>
        <source>signed by {person}: {why}</source>
        <translation>ditandatangani oleh {person}: {why}</translation>
    </message>
    <message>
        <source>somebody else signed after that, so that it was for something before</source>
        <translation>orang lain tandatangan selepas itu, jadi ia untuk perkara sebelumnya</translation>
    </message>
    <message>
        <source>somebody other than the Dealer acts, and nobody has signed</source>
        <translation>orang selain Dealer bertindak, dan tiada yang tandatangan</translation>
    </message>
    <message>
        <source>text encoding</source>
        <translation>pengekodan teks</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log is another person&apos;s</source>
        <translation>entri log daftar itu milik orang lain</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log is of another table</source>
        <translation>entri log daftar itu bagi meja lain</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says another Dealer</source>
        <translation>entri log daftar itu menyebut Dealer lain</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says another role</source>
        <translation>entri log daftar itu menyebut peranan lain</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log says that it was given in another way</source>
        <translation>entri log daftar itu menyebut cara lain</translation>
    </message>
    <message>
        <source>that entry of the register&apos;s log signs nothing</source>
        <translation>entri log daftar itu tidak menandatangani apa-apa</translation>
    </message>
    <message>
        <source>the counter of its entries was altered</source>
        <translation>pembilang entrinya diubah</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>fail kosong</translation>
    </message>
    <message>
        <source>the file was cut short or made longer: {size} bytes, not {fits}</source>
        <translation>fail dipendekkan atau dipanjangkan: {size} bait, bukan {fits}</translation>
    </message>
    <message>
        <source>the file was cut short: {size} bytes</source>
        <translation>fail dipendekkan: {size} bait</translation>
    </message>
    <message>
        <source>the file&apos;s structure is damaged: {line}</source>
        <translation>struktur fail rosak: {line}</translation>
    </message>
    <message>
        <source>the folder of its slips</source>
        <translation>folder slipnya</translation>
    </message>
    <message>
        <source>the journal has it before the person signed</source>
        <translation>jurnal mempunyainya sebelum orang itu tandatangan</translation>
    </message>
    <message>
        <source>the journal has no entry {entry}</source>
        <translation>jurnal tiada entri {entry}</translation>
    </message>
    <message>
        <source>the journal has no slip of Round {round_no} before entry {entry}</source>
        <translation>jurnal tiada slip pusingan {round_no} sebelum entri {entry}</translation>
    </message>
    <message>
        <source>the journal has no {slip} in Round {round_no}</source>
        <translation>jurnal tiada {slip} dalam pusingan {round_no}</translation>
    </message>
    <message>
        <source>the journal holds another code of {slip}</source>
        <translation>jurnal menyimpan kod lain bagi {slip}</translation>
    </message>
    <message>
        <source>the journal holds no code of this print of {slip}</source>
        <translation>jurnal tiada kod cetakan {slip} ini</translation>
    </message>
    <message>
        <source>the journal knows no such slip</source>
        <translation>jurnal tidak mengenali slip ini</translation>
    </message>
    <message>
        <source>the journal of the table does not have it</source>
        <translation>jurnal meja tidak mempunyainya</translation>
    </message>
    <message>
        <source>the journal&apos;s entry {entry} is not the one that was signed</source>
        <translation>entri {entry} jurnal bukan yang ditandatangani</translation>
    </message>
    <message>
        <source>the journal&apos;s entry {entry} is of Round {round_no}</source>
        <translation>entri {entry} jurnal bagi pusingan {round_no}</translation>
    </message>
    <message>
        <source>the journal&apos;s nets are {nets}</source>
        <translation>jumlah bersih jurnal ialah {nets}</translation>
    </message>
    <message>
        <source>the journal&apos;s sums are {sums}</source>
        <translation>jumlah jurnal ialah {sums}</translation>
    </message>
    <message>
        <source>the journal&apos;s sums of {player} are {sums}</source>
        <translation>jumlah {player} dalam jurnal ialah {sums}</translation>
    </message>
    <message>
        <source>the key {key} has signed none of it</source>
        <translation>kunci {key} tidak menandatangani mana-mana bahagiannya</translation>
    </message>
    <message>
        <source>the key&apos;s signature does not hold: an entry before it was changed</source>
        <translation>tandatangan kunci tidak sah: entri sebelumnya diubah</translation>
    </message>
    <message>
        <source>the numbers of {kind} slips are not 1 to {last}: {numbers}</source>
        <translation>nombor slip {kind} bukan 1 hingga {last}: {numbers}</translation>
    </message>
    <message>
        <source>the register&apos;s log has another entry there</source>
        <translation>log daftar ada entri lain di situ</translation>
    </message>
    <message>
        <source>the register&apos;s log has no such entry</source>
        <translation>log daftar tiada entri itu</translation>
    </message>
    <message>
        <source>the staff register</source>
        <translation>daftar kakitangan</translation>
    </message>
    <message>
        <source>the start of the write-ahead log is damaged</source>
        <translation>permulaan log tulis-awal rosak</translation>
    </message>
    <message>
        <source>the table&apos;s key</source>
        <translation>kunci meja</translation>
    </message>
    <message>
        <source>the write-ahead log beside it ({log}) is from another time and hides entries: without it the file goes up to entry {last}</source>
        <translation>log tulis-awal di sebelahnya ({log}) dari masa lain dan menyembunyikan entri: tanpanya fail sampai entri {last}</translation>
    </message>
    <message>
        <source>the write-ahead log beside it ({log}) is from another time and hides entries: without it the file is sound up to entry {last}</source>
        <translation>log tulis-awal di sebelahnya ({log}) dari masa lain dan menyembunyikan entri: tanpanya fail sempurna hingga entri {last}</translation>
    </message>
    <message>
        <source>the write-ahead log is damaged at frame {frame}, and {commits} commits follow</source>
        <translation>log tulis-awal rosak pada bingkai {frame}, dan {commits} komit mengikutinya</translation>
    </message>
    <message>
        <source>there are more problems than these</source>
        <translation>ada lebih banyak masalah daripada ini</translation>
    </message>
    <message>
        <source>there is only the header, which is sound</source>
        <translation>hanya ada pengepala, yang sempurna</translation>
    </message>
    <message>
        <source>this is a SQLite file, but not a table&apos;s journal (byte 68)</source>
        <translation>ini fail SQLite, tetapi bukan jurnal meja (bait 68)</translation>
    </message>
    <message>
        <source>this is not a journal (not a SQLite file), or its start is damaged</source>
        <translation>ini bukan jurnal (bukan fail SQLite), atau permulaannya rosak</translation>
    </message>
    <message>
        <source>unknown format {version}</source>
        <translation>format tidak dikenali {version}</translation>
    </message>
    <message>
        <source>unknown kind {kind!r}</source>
        <translation>jenis tidak dikenali {kind!r}</translation>
    </message>
    <message>
        <source>was lost when the table was restored from a back-up</source>
        <translation>hilang apabila meja dipulihkan daripada sandaran</translation>
    </message>
    <message>
        <source>what it has signed was not looked at (--key FILE)</source>
        <translation>apa yang ditandatanganinya tidak dilihat (--key FILE)</translation>
    </message>
    <message>
        <source>write-ahead mark</source>
        <translation>tanda tulis-awal</translation>
    </message>
    <message>
        <source>{code}: no entry has this code.</source>
        <translation>{code}: tiada entri dengan kod ini.</translation>
    </message>
    <message>
        <source>{count} Rounds</source>
        <translation>{count} pusingan</translation>
    </message>
    <message>
        <source>{count}, {code}</source>
        <translation>{count}, {code}</translation>
    </message>
    <message>
        <source>{count}, {code} (so far: the table is in play)</source>
        <translation>{count}, {code} (setakat ini: meja sedang digunakan)</translation>
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
        <translation>{line!r} menghasilkan {then} kejadian; mengikut peraturan {now}</translation>
    </message>
    <message>
        <source>{line!r} led to {then}; by the rules it leads to {now}</source>
        <translation>{line!r} menghasilkan {then}; mengikut peraturan {now}</translation>
    </message>
    <message>
        <source>{line!r} was done; the rules refuse it: {why} ({paragraph})</source>
        <translation>{line!r} dilakukan; peraturan menolaknya: {why} ({paragraph})</translation>
    </message>
    <message>
        <source>{player} has a net of {before}; by the rules it is {after}</source>
        <translation>{player} jumlah bersih {before}; mengikut peraturan {after}</translation>
    </message>
    <message>
        <source>{rounds} by other rules than today&apos;s, from {first} to {last}: what was stored can have happened so, and is not decided again</source>
        <translation>{rounds} mengikut peraturan lain daripada hari ini, dari {first} hingga {last}: apa yang disimpan boleh berlaku begitu, dan tidak diputuskan semula</translation>
    </message>
    <message>
        <source>{rounds}: the rules lead to the same events and the same money</source>
        <translation>{rounds}: peraturan membawa kepada kejadian dan wang yang sama</translation>
    </message>
    <message>
        <source>{slip} has no text</source>
        <translation>{slip} tiada teks</translation>
    </message>
    <message>
        <source>{slip} of Round {round_no} has no file</source>
        <translation>{slip} pusingan {round_no} tiada fail</translation>
    </message>
    <message>
        <source>{what} is not at {where}: {so}</source>
        <translation>{what} tiada di {where}: {so}</translation>
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
        <translation>belian</translation>
    </message>
    <message>
        <source>case</source>
        <translation>kes</translation>
    </message>
    <message>
        <source>certificate</source>
        <translation>sijil</translation>
    </message>
    <message>
        <source>closer</source>
        <translation>kiraan tutup</translation>
    </message>
    <message>
        <source>correction</source>
        <translation>pembetulan</translation>
    </message>
    <message>
        <source>count</source>
        <translation>kiraan</translation>
    </message>
    <message>
        <source>credit</source>
        <translation>pulangan</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>drop</translation>
    </message>
    <message>
        <source>fill</source>
        <translation>tambahan</translation>
    </message>
    <message>
        <source>head</source>
        <translation>kepala jurnal</translation>
    </message>
    <message>
        <source>key</source>
        <translation>kunci</translation>
    </message>
    <message>
        <source>opener</source>
        <translation>kiraan buka</translation>
    </message>
    <message>
        <source>payout-correction</source>
        <translation>pembetulan bayaran</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>reopening</source>
        <translation>pembukaan semula</translation>
    </message>
    <message>
        <source>request</source>
        <translation>permohonan</translation>
    </message>
    <message>
        <source>settlement</source>
        <translation>penyelesaian</translation>
    </message>
    <message>
        <source>shift</source>
        <translation>syif</translation>
    </message>
    <message>
        <source>sign-in</source>
        <translation>log masuk</translation>
    </message>
    <message>
        <source>void</source>
        <translation>batal</translation>
    </message>
    <message>
        <source>variance</source>
        <translation>perbezaan</translation>
    </message>
</context>
<context>
    <name>lists</name>
    <message>
        <source>{before} and {last}</source>
        <translation>{before} dan {last}</translation>
    </message>
    <message>
        <source>{before} or {last}</source>
        <translation>{before} atau {last}</translation>
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
        <translation>Mengikut</translation>
    </message>
    <message>
        <source>Stands in</source>
        <translation>Terletak dalam</translation>
    </message>
    <message>
        <source>Its parts</source>
        <translation>Bahagiannya</translation>
    </message>
    <message>
        <source>It names</source>
        <translation>Menyebut</translation>
    </message>
    <message>
        <source>House rulings that name it</source>
        <translation>Aturan kasino yang menyebutnya</translation>
    </message>
    <message>
        <source>What words mean</source>
        <translation>Maksud istilah</translation>
    </message>
    <message>
        <source>Layout and cards</source>
        <translation>Susun atur dan kad</translation>
    </message>
    <message>
        <source>How it is played</source>
        <translation>Cara bermain</translation>
    </message>
    <message>
        <source>What is paid</source>
        <translation>Apa yang dibayar</translation>
    </message>
    <message>
        <source>When something goes wrong</source>
        <translation>Apabila berlaku kesilapan</translation>
    </message>
    <message>
        <source>Section {number}</source>
        <translation>Bahagian {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Pay tables</source>
        <translation>Jadual bayaran</translation>
    </message>
    <message>
        <source>What each Bet pays</source>
        <translation>Bayaran bagi setiap pertaruhan</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Aturan kasino</translation>
    </message>
    <message>
        <source>How this house reads what the rules leave open</source>
        <translation>Tafsiran kasino ini bagi perkara yang tidak ditetapkan</translation>
    </message>
</context>
<context>
    <name>loose</name>
    <message>
        <source>Aside</source>
        <translation>Diketepikan</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Kad berikut</translation>
    </message>
</context>
<context>
    <name>menu</name>
    <message>
        <source>Cards and Players</source>
        <translation>Kad dan Pemain</translation>
    </message>
    <message>
        <source>Something went wrong</source>
        <translation>Ada kejadian</translation>
    </message>
    <message>
        <source>Look up</source>
        <translation>Cari</translation>
    </message>
    <message>
        <source>This table</source>
        <translation>Meja ini</translation>
    </message>
    <message>
        <source>The screen</source>
        <translation>Skrin</translation>
    </message>
</context>
<context>
    <name>misread</name>
    <message>
        <source>not a Hit: box {box} had stood</source>
        <translation>bukan Hit: petak {box} sudah Stand</translation>
    </message>
    <message>
        <source>The Round is settled. To correct a card, first reopen the settlement (in the menu).</source>
        <translation>Pusingan sudah selesai. Untuk membetulkan kad, buka semula penyelesaian dahulu (dalam menu).</translation>
    </message>
    <message>
        <source>The Round is Void: its cards can no longer be corrected.</source>
        <translation>Pusingan batal: kadnya tidak boleh dibetulkan lagi.</translation>
    </message>
    <message>
        <source>No card has been read in this Round yet.</source>
        <translation>Belum ada kad dibaca dalam pusingan ini.</translation>
    </message>
    <message>
        <source>With the right card a later card or decision was not due: a case opens.</source>
        <translation>Dengan kad yang betul, kad atau keputusan kemudian tidak patut ada: kes dibuka.</translation>
    </message>
    <message>
        <source>The card lies face down: what changes is not shown before it is signed.</source>
        <translation>Kad tertutup: perubahan tidak ditunjukkan sebelum ditandatangani.</translation>
    </message>
</context>
<context>
    <name>naming</name>
    <message>
        <source>Card {number} is entered</source>
        <translation>Kad {number} dimasukkan</translation>
    </message>
</context>
<context>
    <name>paper</name>
    <message>
        <source>in doubt</source>
        <translation>diragui</translation>
    </message>
    <message>
        <source>can&apos;t print</source>
        <translation>tidak boleh cetak</translation>
    </message>
    <message>
        <source>printing</source>
        <translation>mencetak</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>sedia</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Lihat</translation>
    </message>
    <message>
        <source>The printer is back: {0} still waits.</source>
        <translation>Pencetak pulih: {0} masih menunggu.</translation>
    </message>
    <message>
        <source>Is it still wanted?</source>
        <translation>Masih dikehendaki?</translation>
    </message>
    <message>
        <source>Has {0} come out of the printer?</source>
        <translation>Adakah {0} sudah keluar dari pencetak?</translation>
    </message>
    <message>
        <source>Look at the paper.</source>
        <translation>Lihat kertas.</translation>
    </message>
    <message>
        <source>{0} was not printed.</source>
        <translation>{0} tidak dicetak.</translation>
    </message>
    <message>
        <source>void slip {0} of Round {1}</source>
        <translation>slip batal {0} pusingan {1}</translation>
    </message>
    <message>
        <source>slip {0} of Round {1}</source>
        <translation>slip {0} pusingan {1}</translation>
    </message>
    <message>
        <source>{0} slip {1}</source>
        <translation>slip {0} {1}</translation>
    </message>
    <message>
        <source>{0}, DUPLICATE {1}</source>
        <translation>{0}, SALINAN {1}</translation>
    </message>
    <message>
        <source>It may have come out. {0}</source>
        <translation>Mungkin sudah keluar. {0}</translation>
    </message>
    <message>
        <source>It was sent; this printer can&apos;t say more.</source>
        <translation>Sudah dihantar; pencetak ini tidak dapat menyatakan lebih.</translation>
    </message>
    <message>
        <source>It is being printed.</source>
        <translation>Sedang dicetak.</translation>
    </message>
    <message>
        <source>It has waited long. Is it still wanted?</source>
        <translation>Sudah lama menunggu. Masih dikehendaki?</translation>
    </message>
    <message>
        <source>It waits for the printer.</source>
        <translation>Menunggu pencetak.</translation>
    </message>
</context>
<context>
    <name>paragraphs</name>
    <message>
        <source>10, J, Q and K have equal value for a Split; the new Hand stands right after the old.</source>
        <translation>10, J, Q dan K sama nilai bagi Split; Hand baharu terus selepas yang lama.</translation>
    </message>
    <message>
        <source>11 to 1 if the first two cards of the Hand are a pair; for who sits there and for who bets behind, there on several seats.</source>
        <translation>11 kepada 1 jika dua kad pertama Hand ialah pair; bagi yang duduk di situ dan yang bertaruh di belakang, di beberapa tempat.</translation>
    </message>
    <message>
        <source>5% commission on what the Initial Bet wins, none on the Bonus.</source>
        <translation>Komisen 5% atas kemenangan pertaruhan awal, tiada atas Bonus.</translation>
    </message>
    <message>
        <source>A 21 that is not a Blackjack awaits the Player&apos;s word.</source>
        <translation>21 yang bukan Blackjack menunggu kata Pemain.</translation>
    </message>
    <message>
        <source>A Bet below the minimum on such a box counts in full.</source>
        <translation>Pertaruhan di bawah had minimum di petak itu dikira penuh.</translation>
    </message>
    <message>
        <source>A Bet placed by staff on request is the Player&apos;s own responsibility.</source>
        <translation>Pertaruhan yang diletak kakitangan atas permintaan ialah tanggungjawab Pemain sendiri.</translation>
    </message>
    <message>
        <source>A Blackjack against 2 to 9 is paid in the Interim Settlement.</source>
        <translation>Blackjack terhadap 2 hingga 9 dibayar dalam penyelesaian interim.</translation>
    </message>
    <message>
        <source>A Bonus Bet needs an Initial Bet on its box.</source>
        <translation>Bonus memerlukan pertaruhan awal di petaknya.</translation>
    </message>
    <message>
        <source>A Dealer&apos;s Blackjack beats every Hand that is not a Blackjack, 21 included.</source>
        <translation>Blackjack Dealer mengalahkan setiap Hand yang bukan Blackjack, termasuk 21.</translation>
    </message>
    <message>
        <source>A Dealer&apos;s Blackjack takes every Bet on a Split or Doubled Hand.</source>
        <translation>Blackjack Dealer mengutip setiap pertaruhan pada Hand yang Split atau Double.</translation>
    </message>
    <message>
        <source>A Doubled Hand that Busts loses its Bet. Of one that does not, a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>Hand yang digandakan dan Bust kalah pertaruhannya. Jika tidak, Blackjack Dealer mengutip sebanyak pertaruhan awal.</translation>
    </message>
    <message>
        <source>A Hand&apos;s total is the last digit of the sum of its cards.</source>
        <translation>Jumlah Hand ialah digit terakhir hasil tambah kadnya.</translation>
    </message>
    <message>
        <source>A Hit that takes the Hand over 21 loses its Bets at once.</source>
        <translation>Hit yang membawa Hand melebihi 21 kalah pertaruhannya serta-merta.</translation>
    </message>
    <message>
        <source>A Hit that takes the Hand over 21 loses its Bets.</source>
        <translation>Hit yang membawa Hand melebihi 21 kalah pertaruhannya.</translation>
    </message>
    <message>
        <source>A Pair: two cards of one number or picture, whatever their colour and suit.</source>
        <translation>Pair: dua kad satu nombor atau gambar, apa pun warna dan sut.</translation>
    </message>
    <message>
        <source>A Player exposes one or more cards of a Player&apos;s Hand: play goes on.</source>
        <translation>Pemain mendedahkan satu kad atau lebih Hand seorang Pemain: permainan diteruskan.</translation>
    </message>
    <message>
        <source>A Player lays his set Hand face down; the Dealer opens it after his own and says what was Low. Until then nobody sets it another way, and the settlement waits for each box.</source>
        <translation>Pemain meletak Hand yang disusun tertutup; Dealer membukanya selepas miliknya dan menyatakan mana Low. Hingga itu tiada yang menyusunnya cara lain, dan penyelesaian menunggu setiap petak.</translation>
    </message>
    <message>
        <source>A Player may ask to squeeze, before his cards leave the shoe; if the House agrees they come face down. One that is dealt face up by mistake stands, and play goes on.</source>
        <translation>Pemain boleh meminta membuka sendiri perlahan-lahan, sebelum kadnya keluar dari shoe; jika kasino setuju ia diagih tertutup. Yang tersilap diagih terbuka kekal, dan permainan diteruskan.</translation>
    </message>
    <message>
        <source>A Player may bet on any box and on several KINDs, Banker and Player at once too; nobody sits, nobody decides.</source>
        <translation>Pemain boleh bertaruh di mana-mana petak dan pada beberapa JENIS, Banker dan Player serentak juga; tiada yang duduk, tiada yang memutuskan.</translation>
    </message>
    <message>
        <source>A Player may bet on more than one Hand, each up to its maximum, and looks at only one Hand.</source>
        <translation>Pemain boleh bertaruh pada lebih daripada satu Hand, setiap satu hingga had maksimumnya, dan melihat satu Hand sahaja.</translation>
    </message>
    <message>
        <source>A Player may bet on other boxes too.</source>
        <translation>Pemain boleh bertaruh di petak lain juga.</translation>
    </message>
    <message>
        <source>A Player may bet on several boxes and sits at one.</source>
        <translation>Pemain boleh bertaruh di beberapa petak dan duduk di satu.</translation>
    </message>
    <message>
        <source>A Player may draw any number of cards while his Hand is not over 21; none with a Blackjack or a Soft 21.</source>
        <translation>Pemain boleh ambil seberapa banyak kad selagi Hand tidak melebihi 21; tiada dengan Blackjack atau Soft 21.</translation>
    </message>
    <message>
        <source>A Player who is cut off or does not act no longer decides, alone on the box or not: the House hits below 12 and stands at 12 or more, and never splits, doubles, insures or surrenders.</source>
        <translation>Pemain yang terputus atau tidak bertindak tidak lagi memutuskan, seorang di petak atau tidak: kasino Hit di bawah 12 dan Stand pada 12 atau lebih, dan tidak Split, Double, Insurance atau Surrender.</translation>
    </message>
    <message>
        <source>A Player who walks away after the close no longer decides, if he is alone on the box (checked again when a Bet is found or returned): the House hits below 12 and stands at 12 or more, and never splits, doubles, insures or surrenders.</source>
        <translation>Pemain yang pergi selepas tutup tidak lagi memutuskan, jika dia seorang di petak itu (diperiksa lagi apabila pertaruhan ditemui atau dipulangkan): kasino Hit di bawah 12 dan Stand pada 12 atau lebih, dan tidak Split, Double, Insurance atau Surrender.</translation>
    </message>
    <message>
        <source>A Player who walks away after the close no longer sets his Hand, if he is alone on the box (checked again when a Bet is found or returned): the House Way sets his Hand.</source>
        <translation>Pemain yang pergi selepas tutup tidak lagi menyusun Hand-nya, jika dia seorang di petak itu (diperiksa lagi apabila pertaruhan ditemui atau dipulangkan): House Way menyusun Hand-nya.</translation>
    </message>
    <message>
        <source>A Player with a Blackjack may ask for 1 to 1 before any Player&apos;s third card. If he does not, a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Pemain dengan Blackjack boleh meminta 1 kepada 1 sebelum kad ketiga mana-mana Pemain. Jika tidak, Blackjack Dealer menjadikannya seri.</translation>
    </message>
    <message>
        <source>A Player with a Blackjack may ask for as much as his Bet (1 to 1) before any Player&apos;s third card. If he does not, a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Pemain dengan Blackjack boleh meminta sebanyak pertaruhannya (1 kepada 1) sebelum kad ketiga mana-mana Pemain. Jika tidak, Blackjack Dealer menjadikannya seri.</translation>
    </message>
    <message>
        <source>A Player&apos;s Ace counts 1 or 11, as he likes; never 11 if the Hand is then over 21.</source>
        <translation>Ace Pemain dikira 1 atau 11, ikut kehendaknya; tidak 11 jika Hand melebihi 21.</translation>
    </message>
    <message>
        <source>A Player&apos;s Hand with a wrong number of cards, noticed before the next Round begins, that can&apos;t be Reconstructed: out of play, its Bets returned.</source>
        <translation>Hand Pemain dengan bilangan kad salah, disedari sebelum pusingan seterusnya bermula, yang tidak boleh disusun semula: dikeluarkan, pertaruhannya dipulangkan.</translation>
    </message>
    <message>
        <source>A Player&apos;s Low Hand is compared with the Dealer&apos;s Low Hand only, his High Hand with the High Hand only.</source>
        <translation>Low Hand Pemain dibandingkan dengan Low Hand Dealer sahaja, High Hand dengan High Hand sahaja.</translation>
    </message>
    <message>
        <source>A Player&apos;s side Bets go back with his Initial Bet.</source>
        <translation>Side Bet Pemain dipulangkan bersama pertaruhan awalnya.</translation>
    </message>
    <message>
        <source>A Player&apos;s side Bets go back with his main Bet.</source>
        <translation>Side Bet Pemain dipulangkan bersama pertaruhan utamanya.</translation>
    </message>
    <message>
        <source>A Reconstruction is barred once that settlement has paid or collected something; a collected Bust bars its own Hand only.</source>
        <translation>Penyusunan semula dihalang setelah penyelesaian itu membayar atau mengutip sesuatu; Bust yang dikutip menghalang Hand-nya sendiri sahaja.</translation>
    </message>
    <message>
        <source>A Reconstruction is barred once the settlement has paid or collected something.</source>
        <translation>Penyusunan semula dihalang setelah penyelesaian membayar atau mengutip sesuatu.</translation>
    </message>
    <message>
        <source>A Round of play runs from the announcement that opens the Bets to the settlement.</source>
        <translation>Satu pusingan bermula dari pengumuman yang membuka pertaruhan hingga penyelesaian.</translation>
    </message>
    <message>
        <source>A Round of play runs from “Place your Bets, please” until the Final Settlement is made for every Player.</source>
        <translation>Satu pusingan bermula dari “Place your Bets, please” hingga penyelesaian akhir dibuat bagi setiap Pemain.</translation>
    </message>
    <message>
        <source>A Round of play runs from “Place your Bets, please” until the final settlement is made for every Player.</source>
        <translation>Satu pusingan bermula dari “Place your Bets, please” hingga penyelesaian akhir dibuat bagi setiap Pemain.</translation>
    </message>
    <message>
        <source>A Standing Player bets on a Seated Player&apos;s box.</source>
        <translation>Pemain berdiri bertaruh di petak Pemain duduk.</translation>
    </message>
    <message>
        <source>A Void Round returns every Bet made for it.</source>
        <translation>Pusingan batal memulangkan setiap pertaruhan yang dibuat baginya.</translation>
    </message>
    <message>
        <source>A Void Round returns every Bet.</source>
        <translation>Pusingan batal memulangkan semua pertaruhan.</translation>
    </message>
    <message>
        <source>A Void returns every Bet of the Round, the settled ones too: what was paid is recovered, what was collected given back. It needs an open case under its paragraph and is refused after `settle`.</source>
        <translation>Pembatalan memulangkan semua pertaruhan pusingan, yang selesai juga: yang dibayar diambil semula, yang dikutip dipulangkan. Ia perlu kes terbuka di bawah perenggannya dan ditolak selepas `settle`.</translation>
    </message>
    <message>
        <source>A Void returns every Bet, what was paid or collected included; it needs its open case, and comes before the settlement.</source>
        <translation>Pembatalan memulangkan semua pertaruhan, termasuk yang dibayar atau dikutip; ia perlu kes terbuka, dan sebelum penyelesaian.</translation>
    </message>
    <message>
        <source>A box that the Dealer set wrongly by the House Way is set again by it before `settle`, under a Pit Supervisor (3.20; `house-way` once more); what a Player set stays (3.18).</source>
        <translation>Petak yang Dealer silap susun mengikut House Way disusun semula mengikutnya sebelum `settle`, di bawah Penyelia Pit (3.20; `house-way` sekali lagi); yang disusun Pemain kekal (3.18).</translation>
    </message>
    <message>
        <source>A box&apos;s limits are for the sum of its Initial Bets as laid; Bonus Bets by Player, box and kind.</source>
        <translation>Had petak bagi jumlah pertaruhan awal seperti diletak; Bonus mengikut Pemain, petak dan jenis.</translation>
    </message>
    <message>
        <source>A box&apos;s limits are for the sum of its Initial Bets as laid; side Bets by Player, box and kind.</source>
        <translation>Had petak bagi jumlah pertaruhan awal seperti diletak; side Bet mengikut Pemain, petak dan jenis.</translation>
    </message>
    <message>
        <source>A box&apos;s limits hold for the sum on Banker and for the sum on Player; those of the other KINDs for each Player.</source>
        <translation>Had petak bagi jumlah pada Banker dan jumlah pada Player; had JENIS lain bagi setiap Pemain.</translation>
    </message>
    <message>
        <source>A card after both Hands are complete is discarded; their totals stand.</source>
        <translation>Kad selepas kedua-dua Hand lengkap dibuang; jumlahnya kekal.</translation>
    </message>
    <message>
        <source>A card drawn while a Hand may Hit is its Hit, marked as inferred; a house setting asks for each Hit instead. Until the next decision or card one touch says that the box stood, and the card goes where it then goes; the slip says so, both orders are kept. Later a Pit Supervisor says it. A card after Double Down, to a split Hand or to the Dealer is no such Hit. A decision is taken back before the next card.</source>
        <translation>Kad yang diambil ketika Hand boleh Hit ialah Hit-nya, ditanda sebagai disimpulkan; tetapan kasino boleh meminta setiap Hit. Hingga keputusan atau kad seterusnya satu sentuhan menyatakan petak itu Stand, dan kad pergi ke tempat seterusnya; slip menyatakannya, kedua-dua urutan disimpan. Kemudian Penyelia Pit menyatakannya. Kad selepas Double Down, kepada Hand yang dibahagi atau kepada Dealer bukan Hit begitu. Keputusan ditarik balik sebelum kad seterusnya.</translation>
    </message>
    <message>
        <source>A card found face up is the next card.</source>
        <translation>Kad yang ditemui terbuka ialah kad seterusnya.</translation>
    </message>
    <message>
        <source>A card from 2 to 10 counts what it shows.</source>
        <translation>Kad 2 hingga 10 dikira seperti tertera.</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due cancels the Round.</source>
        <translation>Kad tidak sekali-kali ditolak semasa pusingan terbuka; yang tidak patut diterima mana-mana Hand membatalkan pusingan.</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due is a dealing error.</source>
        <translation>Kad tidak sekali-kali ditolak semasa pusingan terbuka; yang tidak patut diterima mana-mana Hand ialah kesilapan agihan.</translation>
    </message>
    <message>
        <source>A card is never refused while a Round is open; one that no Hand is due is a wrong deal.</source>
        <translation>Kad tidak sekali-kali ditolak semasa pusingan terbuka; yang tidak patut diterima mana-mana Hand ialah agihan salah.</translation>
    </message>
    <message>
        <source>A card that has come already: the Round stops until a Pit Supervisor has looked.</source>
        <translation>Kad yang sudah keluar: pusingan berhenti hingga Penyelia Pit memeriksa.</translation>
    </message>
    <message>
        <source>A card that is none of the set is found in the Round: Void.</source>
        <translation>Kad bukan daripada set ditemui dalam pusingan: batal.</translation>
    </message>
    <message>
        <source>A card that is none of the set is found in the Round: Void. The outcomes of earlier Rounds stand.</source>
        <translation>Kad bukan daripada set ditemui dalam pusingan: batal. Keputusan pusingan terdahulu kekal.</translation>
    </message>
    <message>
        <source>A card that is none of the set is found: Void.</source>
        <translation>Kad bukan daripada set ditemui: batal.</translation>
    </message>
    <message>
        <source>A card that lies face down is shown to nobody until the rules open it: only its place or its number. A Pit Supervisor may look at faces to resolve a case; that he did is kept.</source>
        <translation>Kad tertutup tidak ditunjukkan kepada sesiapa hingga peraturan membukanya: hanya tempat atau nombornya. Penyelia Pit boleh melihat muka kad untuk menyelesaikan kes; bahawa dia melihat disimpan.</translation>
    </message>
    <message>
        <source>A card that lies face up in the shoe or shuffler is used as the next one.</source>
        <translation>Kad terbuka dalam shoe atau pengocok digunakan sebagai yang seterusnya.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box cancels the Round; if that was said in error, it is in its Hand again.</source>
        <translation>Kad yang patut bagi Hand dan terletak di petak kosong membatalkan pusingan; jika itu tersilap sebut, ia kembali ke Hand-nya.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand, which is due the next card, if the House says that it does not go where it was due: before the Interim Settlement that is the Void of 5.1.2, later it is for the Shift Manager to say. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>Kad yang patut bagi Hand dan terletak di petak kosong meninggalkan Hand itu, yang patut menerima kad seterusnya, jika kasino menyatakan ia tidak pergi ke tempat asal: sebelum penyelesaian interim itu pembatalan 5.1.2, kemudian Pengurus Syif menentukan. Jika disebut selepas kad atau keputusan lain, ia tentang kad terbuka terakhir yang tidak patut bagi mana-mana Hand, atau tiada.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand, which is due the next card: after `proceed` it is discarded (5.10.3); before it the House says if it goes where it was due. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>Kad yang patut bagi Hand dan terletak di petak kosong meninggalkan Hand itu, yang patut menerima kad seterusnya: selepas `proceed` ia dibuang (5.10.3); sebelumnya kasino menyatakan jika ia pergi ke tempat asal. Jika disebut selepas kad atau keputusan lain, ia tentang kad terbuka terakhir yang tidak patut bagi mana-mana Hand, atau tiada.</translation>
    </message>
    <message>
        <source>A card that was due to a Hand and lies on an empty box leaves that Hand; the House says if it goes where it was due. If not, it is discarded and the Hand is due the next card. Said after a further card or decision it is of the last open card that no Hand was due, or of none.</source>
        <translation>Kad yang patut bagi Hand dan terletak di petak kosong meninggalkan Hand itu; kasino menyatakan jika ia pergi ke tempat asal. Jika tidak, ia dibuang dan Hand itu patut menerima kad seterusnya. Jika disebut selepas kad atau keputusan lain, ia tentang kad terbuka terakhir yang tidak patut bagi mana-mana Hand, atau tiada.</translation>
    </message>
    <message>
        <source>A dealing error is Reconstructed (i) in the Initial Deal, before an Interim Settlement, and (ii) in the Subsequent Deal, before a Final Settlement; never against 5.10. Whether it can be the House alone decides.</source>
        <translation>Kesilapan agihan disusun semula (i) dalam agihan awal, sebelum penyelesaian interim, dan (ii) dalam agihan seterusnya, sebelum penyelesaian akhir; tidak sekali-kali bercanggah dengan 5.10. Sama ada boleh, kasino sahaja memutuskan.</translation>
    </message>
    <message>
        <source>A dealing error that 5.5 and 5.8 do not name, whether it can be Reconstructed or not: every affected Player chooses among 5.6.1 to 5.6.3. Who plays on (5.6.1, 5.6.2) takes the cards that then come.</source>
        <translation>Kesilapan agihan yang tidak disebut 5.5 dan 5.8, boleh disusun semula atau tidak: setiap Pemain terjejas memilih antara 5.6.1 hingga 5.6.3. Yang meneruskan (5.6.1, 5.6.2) menerima kad yang kemudian datang.</translation>
    </message>
    <message>
        <source>A dealing error that 5.5 does not name, whether it can be Reconstructed or not: every Player at the table chooses among 5.7.1 to 5.7.3. Who plays on (5.7.1, 5.7.2) takes the cards that then come.</source>
        <translation>Kesilapan agihan yang tidak disebut 5.5, boleh disusun semula atau tidak: setiap Pemain di meja memilih antara 5.7.1 hingga 5.7.3. Yang meneruskan (5.7.1, 5.7.2) menerima kad yang kemudian datang.</translation>
    </message>
    <message>
        <source>A dealing error that a later report replaces, as when the card went to a box without a Bet: the Dealer&apos;s report is refused once a supervisor has acted in the case.</source>
        <translation>Kesilapan agihan yang digantikan laporan kemudian, seperti kad pergi ke petak tanpa pertaruhan: laporan Dealer ditolak setelah penyelia bertindak dalam kes.</translation>
    </message>
    <message>
        <source>A dealing error: every Player may play on or have the Bets returned.</source>
        <translation>Kesilapan agihan: setiap Pemain boleh teruskan atau mendapat balik pertaruhan.</translation>
    </message>
    <message>
        <source>A decision before `proceed` ends the Interim Settlement.</source>
        <translation>Keputusan sebelum `proceed` menamatkan penyelesaian interim.</translation>
    </message>
    <message>
        <source>A decision given early, by the Hand whose turn it would be, concludes the Interim Settlement.</source>
        <translation>Keputusan yang diberi awal, oleh Hand yang gilirannya, menamatkan penyelesaian interim.</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none.</source>
        <translation>Keputusan meliputi semua yang terbuka dan belum diputuskan ketika dibuat, dan tidak yang dilaporkan kemudian: itu diputuskan sendiri sebelum pusingan disambung. `first` menyusun pasangan terbuka terawal. Jika penyusunan semula tidak disebut selepas laporan umum, tiada.</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none. `card-to-empty-box` takes over the last open card that no Hand was due.</source>
        <translation>Keputusan meliputi semua yang terbuka dan belum diputuskan ketika dibuat, dan tidak yang dilaporkan kemudian: itu diputuskan sendiri sebelum pusingan disambung. `first` menyusun pasangan terbuka terawal. Jika penyusunan semula tidak disebut selepas laporan umum, tiada. `card-to-empty-box` mengambil alih kad terbuka terakhir yang tidak patut bagi mana-mana Hand.</translation>
    </message>
    <message>
        <source>A decision holds for all that is open and undecided when it is made, and for nothing that is reported later: that is decided for itself before the Round resumes. `first` puts the earliest open pair in order. If nothing is said of the Reconstruction after a general report, there is none; before the Interim Settlement it must be said, and a no is the Void of 5.1.2. `card-to-empty-box` takes over the last open card that no Hand was due.</source>
        <translation>Keputusan meliputi semua yang terbuka dan belum diputuskan ketika dibuat, dan tidak yang dilaporkan kemudian: itu diputuskan sendiri sebelum pusingan disambung. `first` menyusun pasangan terbuka terawal. Jika penyusunan semula tidak disebut selepas laporan umum, tiada; sebelum penyelesaian interim ia mesti disebut, dan tidak bermaksud pembatalan 5.1.2. `card-to-empty-box` mengambil alih kad terbuka terakhir yang tidak patut bagi mana-mana Hand.</translation>
    </message>
    <message>
        <source>A decision is taken back before the next card; here nobody decides, so that nothing is taken back.</source>
        <translation>Keputusan ditarik balik sebelum kad seterusnya; di sini tiada yang memutuskan, jadi tiada yang ditarik balik.</translation>
    </message>
    <message>
        <source>A decision settles the one matter that it was asked for; money that it moves is said in amounts and signed.</source>
        <translation>Keputusan menyelesaikan satu perkara yang ditanya; wang yang digerakkannya dinyatakan amaunnya dan ditandatangani.</translation>
    </message>
    <message>
        <source>A flag says that something went wrong, not that something was refused.</source>
        <translation>Bendera menyatakan sesuatu tidak kena, bukan sesuatu ditolak.</translation>
    </message>
    <message>
        <source>A foreign card is found: Void.</source>
        <translation>Kad asing ditemui: batal.</translation>
    </message>
    <message>
        <source>A further card, more than once if he likes, until he is satisfied or Bust.</source>
        <translation>Satu kad lagi, lebih sekali jika mahu, hingga puas hati atau Bust.</translation>
    </message>
    <message>
        <source>A hard 21 awaits the Player&apos;s word and may Hit, with a warning.</source>
        <translation>Hard 21 menunggu kata Pemain dan boleh Hit, dengan amaran.</translation>
    </message>
    <message>
        <source>A house that takes no commission pays half of the Bet if the Banker wins with a 6.</source>
        <translation>Kasino tanpa komisen membayar separuh pertaruhan jika Banker menang dengan 6.</translation>
    </message>
    <message>
        <source>A natural: 8 or 9 with two cards.</source>
        <translation>Natural: 8 atau 9 dengan dua kad.</translation>
    </message>
    <message>
        <source>A pair of 8s, 7s, 6s, 3s or 2s is split if that makes 7 and 9, 8 and 8, 8 and 9, 7 and Gong, 8 and Gong, or 9 and Gong.</source>
        <translation>Sepasang 8, 7, 6, 3 atau 2 dipisahkan jika menjadi 7 dan 9, 8 dan 8, 8 dan 9, 7 dan Gong, 8 dan Gong, atau 9 dan Gong.</translation>
    </message>
    <message>
        <source>A pair of 9s is split if Low and High then have 9 each.</source>
        <translation>Sepasang 9 dipisahkan jika Low dan High kemudian 9 setiap satu.</translation>
    </message>
    <message>
        <source>A pair stays together in one Hand, unless 1(i) or 1(ii) splits it.</source>
        <translation>Sepasang kekal bersama dalam satu Hand, kecuali 1(i) atau 1(ii) memisahkannya.</translation>
    </message>
    <message>
        <source>A reopened Round may be reported on and Voided, as before it was settled.</source>
        <translation>Pusingan yang dibuka semula boleh dilaporkan dan dibatalkan, seperti sebelum diselesaikan.</translation>
    </message>
    <message>
        <source>A report made in error is retracted with a reason by who may resolve it: the latest that is open or opened nothing, and under which nothing was chosen, decided, moved or paid. Its flag stays and says so, it counts for nothing more, and what it had replaced comes back.</source>
        <translation>Laporan silap ditarik balik dengan sebab oleh yang boleh memutuskan: yang terkini yang terbuka atau tidak membuka apa-apa, dan di bawahnya tiada yang dipilih, diputuskan, digerakkan atau dibayar. Benderanya kekal dan menyatakannya, ia tidak dikira lagi, dan yang digantikannya kembali.</translation>
    </message>
    <message>
        <source>A single deck of 52 cards.</source>
        <translation>Satu dek 52 kad.</translation>
    </message>
    <message>
        <source>A technical interruption, such as a power failure, that touches the Round: 5.4.1 or 5.4.2.</source>
        <translation>Gangguan teknikal, seperti putus bekalan elektrik, yang menyentuh pusingan: 5.4.1 atau 5.4.2.</translation>
    </message>
    <message>
        <source>A technical interruption: what has been decided by then decides.</source>
        <translation>Gangguan teknikal: apa yang sudah ditentukan ketika itu yang menentukan.</translation>
    </message>
    <message>
        <source>A total below 12 may Stand.</source>
        <translation>Jumlah di bawah 12 boleh Stand.</translation>
    </message>
    <message>
        <source>A total below 12 may not Stand.</source>
        <translation>Jumlah di bawah 12 tidak boleh Stand.</translation>
    </message>
    <message>
        <source>A win pays 1 to 1, less 5% commission to the House.</source>
        <translation>Kemenangan dibayar 1 kepada 1, tolak komisen 5% kepada kasino.</translation>
    </message>
    <message>
        <source>A wrong number of cards and an examined Hand are reported of a box with a Hand in play, exposed cards of a Hand that has so many; else refused. Once a Player has seen his cards, cards that were wrongly dealt are a Void (5.5.3).</source>
        <translation>Bilangan kad salah dan Hand yang dilihat dilaporkan bagi petak dengan Hand dalam permainan, kad terdedah bagi Hand yang ada sebanyak itu; jika tidak ditolak. Setelah Pemain melihat kadnya, kad yang diagih salah ialah pembatalan (5.5.3).</translation>
    </message>
    <message>
        <source>Ace Pair Suited 50 to 1, other Suited Pairs 20 to 1, Coloured Pair 12 to 1, Mixed Pair 6 to 1.</source>
        <translation>Ace Pair Suited 50 kepada 1, Suited Pair lain 20 kepada 1, Coloured Pair 12 kepada 1, Mixed Pair 6 kepada 1.</translation>
    </message>
    <message>
        <source>Ace Pair Suited: two Aces of one suit.</source>
        <translation>Ace Pair Suited: dua Ace satu sut.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 and 4: 4 Low and 6 High.</source>
        <translation>Ace, 2, 3 dan 4: 4 Low dan 6 High.</translation>
    </message>
    <message>
        <source>Ace, 2, 3 and 5: 4 Low and 7 High.</source>
        <translation>Ace, 2, 3 dan 5: 4 Low dan 7 High.</translation>
    </message>
    <message>
        <source>After `reopen`, and before the next Round opens, irregularities may be reported and the Round Voided, as before the settlement: what was paid is recovered, what was collected given back.</source>
        <translation>Selepas `reopen`, dan sebelum pusingan seterusnya dibuka, kejadian boleh dilaporkan dan pusingan dibatalkan, seperti sebelum penyelesaian: yang dibayar diambil semula, yang dikutip dipulangkan.</translation>
    </message>
    <message>
        <source>After all Players the Dealer draws to 16 and stands on 17, and then compares his Hand with each Player&apos;s.</source>
        <translation>Selepas semua Pemain Dealer ambil kad pada 16 dan berhenti pada 17, kemudian membandingkan dengan setiap Pemain.</translation>
    </message>
    <message>
        <source>After all Players the Dealer draws to at least 16 and stands on 17, and then compares his Hand with each Player&apos;s.</source>
        <translation>Selepas semua Pemain Dealer ambil kad hingga sekurang-kurangnya 16 dan berhenti pada 17, kemudian membandingkan dengan setiap Pemain.</translation>
    </message>
    <message>
        <source>After the first two cards, unless the Dealer&apos;s first card is an Ace or counts 10, and before any other action: the Hand is given up for half of the main Bet.</source>
        <translation>Selepas dua kad pertama, kecuali kad pertama Dealer Ace atau bernilai 10, dan sebelum tindakan lain: Hand diserahkan dengan separuh pertaruhan utama.</translation>
    </message>
    <message>
        <source>After “No more Bets” no Bet is placed, increased or withdrawn.</source>
        <translation>Selepas “No more Bets” tiada pertaruhan diletak, ditambah atau ditarik balik.</translation>
    </message>
    <message>
        <source>After “No more Bets” no Bet is taken; without any Bet there is no deal.</source>
        <translation>Selepas “No more Bets” tiada pertaruhan diterima; tanpa pertaruhan tiada agihan.</translation>
    </message>
    <message>
        <source>After “No more Bets” none is placed, raised or withdrawn: the Dealer refuses it.</source>
        <translation>Selepas “No more Bets” tiada yang diletak, ditambah atau ditarik balik: Dealer menolaknya.</translation>
    </message>
    <message>
        <source>After “No more Bets” none is placed.</source>
        <translation>Selepas “No more Bets” tiada yang diletak.</translation>
    </message>
    <message>
        <source>After “No more bets” none is placed, raised or withdrawn: the Dealer refuses it.</source>
        <translation>Selepas “No more bets” tiada yang diletak, ditambah atau ditarik balik: Dealer menolaknya.</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack is paid at once by 4.1 (3 to 2). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Terhadap kad pertama Dealer 2 hingga 9 Blackjack dibayar serta-merta menurut 4.1 (3 kepada 2). Terhadap kad 10 mata permainan diteruskan, dan Blackjack Dealer menjadikannya seri.</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack wins, paid by 4.1.1 (3 to 2). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Terhadap kad pertama Dealer 2 hingga 9 Blackjack menang, dibayar menurut 4.1.1 (3 kepada 2). Terhadap kad 10 mata permainan diteruskan, dan Blackjack Dealer menjadikannya seri.</translation>
    </message>
    <message>
        <source>Against a Dealer&apos;s first card of 2 to 9 a Blackjack wins, paid by 4.1.1 (6 to 5). Against a card of 10 points play goes on, and a Dealer&apos;s Blackjack makes it a Stand Off.</source>
        <translation>Terhadap kad pertama Dealer 2 hingga 9 Blackjack menang, dibayar menurut 4.1.1 (6 kepada 5). Terhadap kad 10 mata permainan diteruskan, dan Blackjack Dealer menjadikannya seri.</translation>
    </message>
    <message>
        <source>Against the Dealer&apos;s Ace: half of the main Bet, laid apart. A Dealer&apos;s Blackjack pays it 2 to 1; else it is lost, whatever the Hand does.</source>
        <translation>Terhadap Ace Dealer: separuh pertaruhan utama, diletak berasingan. Blackjack Dealer membayarnya 2 kepada 1; jika tidak ia kalah, apa pun Hand.</translation>
    </message>
    <message>
        <source>All is settled at the end, box by box from the Dealer&apos;s right: what loses is taken, then what wins is paid.</source>
        <translation>Semua diselesaikan pada akhir, petak demi petak dari kanan Dealer: yang kalah dikutip, kemudian yang menang dibayar.</translation>
    </message>
    <message>
        <source>All winning Bets are paid by the pay tables of section 4.</source>
        <translation>Semua pertaruhan menang dibayar mengikut jadual bayaran bahagian 4.</translation>
    </message>
    <message>
        <source>Amounts are exact to the cent; halves of a cent are rounded up, the commission before it is kept.</source>
        <translation>Amaun tepat hingga sen; setengah sen dibundarkan ke atas, komisen sebelum disimpan.</translation>
    </message>
    <message>
        <source>Amounts are exact to the cent; halves of a cent are rounded up.</source>
        <translation>Amaun tepat hingga sen; setengah sen dibundarkan ke atas.</translation>
    </message>
    <message>
        <source>An Ace counts 1, 2 to 9 what they show, a ten or Picture Card 0.</source>
        <translation>Ace dikira 1, 2 hingga 9 seperti tertera, sepuluh atau kad bergambar 0.</translation>
    </message>
    <message>
        <source>An Ace counts 11 unless that exceeds 21; below 12 means that total.</source>
        <translation>Ace dikira 11 kecuali melebihi 21; di bawah 12 bermaksud jumlah itu.</translation>
    </message>
    <message>
        <source>An Interim or a Final Settlement has taken place: no Reconstruction.</source>
        <translation>Penyelesaian interim atau akhir sudah berlaku: tiada penyusunan semula.</translation>
    </message>
    <message>
        <source>An error found in a later Round does not touch that Round.</source>
        <translation>Kesilapan yang ditemui dalam pusingan kemudian tidak menjejaskan pusingan itu.</translation>
    </message>
    <message>
        <source>An error that is noticed only after a later Round has begun does not touch that Round.</source>
        <translation>Kesilapan yang disedari hanya selepas pusingan kemudian bermula tidak menyentuh pusingan itu.</translation>
    </message>
    <message>
        <source>An outcome is established once the cards decide any Bet, paid or not; a returned Bet establishes nothing.</source>
        <translation>Keputusan pasti sebaik kad menentukan mana-mana pertaruhan, dibayar atau tidak; pertaruhan yang dipulangkan tidak memastikan apa-apa.</translation>
    </message>
    <message>
        <source>An outcome is established once the cards on the table decide any Bet, paid or not: a Bonus, whatever comes. A returned Bet establishes nothing.</source>
        <translation>Keputusan pasti sebaik kad di meja menentukan mana-mana pertaruhan, dibayar atau tidak: Bonus, walau apa yang datang. Pertaruhan yang dipulangkan tidak memastikan apa-apa.</translation>
    </message>
    <message>
        <source>An outcome is established once the cards on the table decide any Bet, paid or not: a side Bet, whatever comes; a Bust, a payable Blackjack, a Surrender, an Even Money. A returned Bet establishes nothing.</source>
        <translation>Keputusan pasti sebaik kad di meja menentukan mana-mana pertaruhan, dibayar atau tidak: side Bet, walau apa yang datang; Bust, Blackjack yang boleh dibayar, Surrender, Even Money. Pertaruhan yang dipulangkan tidak memastikan apa-apa.</translation>
    </message>
    <message>
        <source>Any error cancels the Round; every Bet is returned.</source>
        <translation>Sebarang kesilapan membatalkan pusingan; setiap pertaruhan dipulangkan.</translation>
    </message>
    <message>
        <source>As nobody decides for a Hand, both are discarded and another is drawn.</source>
        <translation>Kerana tiada yang memutuskan bagi Hand, kedua-duanya dibuang dan satu lagi diambil.</translation>
    </message>
    <message>
        <source>At most three Splits, into four Hands. Each Hand draws at least one card, and the second waits until the first is decided. Aces are Split once, with only one card for each Hand. Split Aces and cards of 10 points make no Blackjack.</source>
        <translation>Paling banyak tiga Split, menjadi empat Hand. Setiap Hand ambil sekurang-kurangnya satu kad, dan yang kedua menunggu yang pertama selesai. Ace dibahagi sekali, satu kad sahaja setiap Hand. Ace yang dibahagi dengan kad 10 mata bukan Blackjack.</translation>
    </message>
    <message>
        <source>Banker pays 1 to 1, less 5% commission, if the Banker wins, and loses if the Player does.</source>
        <translation>Banker dibayar 1 kepada 1, tolak komisen 5%, jika Banker menang, dan kalah jika Player menang.</translation>
    </message>
    <message>
        <source>Behind one or more occupied seats, never while seated, and without a say: the Hand decides, Blackjack 3 to 2, else 1 to 1. After a Split the Bet is on the first Hand; five seconds to follow on the second with an equal Bet, five seconds to follow a Double Down; silence declines.</source>
        <translation>Di belakang satu atau lebih tempat duduk berpenghuni, tidak semasa duduk, dan tanpa suara: Hand menentukan, Blackjack 3 kepada 2, jika tidak 1 kepada 1. Selepas Split pertaruhan pada Hand pertama; lima saat untuk ikut pada yang kedua dengan pertaruhan sama, lima saat untuk ikut Double Down; diam bermaksud menolak.</translation>
    </message>
    <message>
        <source>Below 12 a Hand must draw until it has 12 or more, unless it is Doubled Down.</source>
        <translation>Di bawah 12 Hand mesti ambil kad hingga 12 atau lebih, kecuali Double Down.</translation>
    </message>
    <message>
        <source>Below the minimum and unnoticed: the Bet stands.</source>
        <translation>Di bawah had minimum dan tidak disedari: pertaruhan kekal.</translation>
    </message>
    <message>
        <source>Below the minimum before the close: raise it or withdraw it.</source>
        <translation>Di bawah had minimum sebelum tutup: tambah atau tarik balik.</translation>
    </message>
    <message>
        <source>Bets are settled as the chips lay at the close.</source>
        <translation>Pertaruhan diselesaikan mengikut kedudukan cip semasa tutup.</translation>
    </message>
    <message>
        <source>Bets are settled as the chips lay at the close. For Bets placed by mistake, by the Player or for him by the House or another, the House does not pay.</source>
        <translation>Pertaruhan diselesaikan mengikut kedudukan cip semasa tutup. Bagi pertaruhan tersilap letak, oleh Pemain atau bagi pihaknya, kasino tidak membayar.</translation>
    </message>
    <message>
        <source>Bets below a box&apos;s minimum, if noticed before the close: the Dealer says so, and the Player may raise his Bet or withdraw it.</source>
        <translation>Pertaruhan di bawah had minimum petak, jika disedari sebelum tutup: Dealer menyatakannya, dan Pemain boleh menambah atau menarik balik.</translation>
    </message>
    <message>
        <source>Bets may be placed from “Place your Bets, please” on.</source>
        <translation>Pertaruhan boleh dibuat mulai “Place your Bets, please”.</translation>
    </message>
    <message>
        <source>Bets may be placed once the Round has been announced.</source>
        <translation>Pertaruhan boleh dibuat setelah pusingan diumumkan.</translation>
    </message>
    <message>
        <source>Bets over a box&apos;s maximum, if noticed before the close, are rejected for the excess. Seated Players come first; Standing Players bet until the maximum is reached.</source>
        <translation>Pertaruhan melebihi had petak, jika disedari sebelum tutup, ditolak lebihannya. Pemain duduk didahulukan; Pemain berdiri bertaruh hingga had tercapai.</translation>
    </message>
    <message>
        <source>Between the Initial Deal and the Subsequent Deal: side Bets and payable Blackjacks are paid, half of a Surrendered Bet is refunded.</source>
        <translation>Antara agihan awal dan agihan seterusnya: side Bet dan Blackjack yang boleh dibayar dibayar, separuh pertaruhan yang Surrender dipulangkan.</translation>
    </message>
    <message>
        <source>Blackjack 3 to 2, other Hands 1 to 1, Insurance 2 to 1, Under 13 1 to 1, Over 13 1 to 1, Player Pair 11 to 1.</source>
        <translation>Blackjack 3 kepada 2, Hand lain 1 kepada 1, Insurance 2 kepada 1, Under 13 1 kepada 1, Over 13 1 kepada 1, Player Pair 11 kepada 1.</translation>
    </message>
    <message>
        <source>Blackjack 3 to 2, other wins 1 to 1, Insurance 2 to 1 if the Dealer has a Blackjack, Pair 11 to 1.</source>
        <translation>Blackjack 3 kepada 2, kemenangan lain 1 kepada 1, Insurance 2 kepada 1 jika Dealer ada Blackjack, Pair 11 kepada 1.</translation>
    </message>
    <message>
        <source>Blackjack 6 to 5, other Hands 1 to 1, Insurance 2 to 1.</source>
        <translation>Blackjack 6 kepada 5, Hand lain 1 kepada 1, Insurance 2 kepada 1.</translation>
    </message>
    <message>
        <source>Bonus wins if the four cards of the Player or the Dealer make one of the four Bonus Hands of 4.2, whatever the Hands are worth and however they are set.</source>
        <translation>Bonus menang jika empat kad Pemain atau Dealer membentuk salah satu empat Hand Bonus 4.2, apa pun nilai Hand dan cara disusun.</translation>
    </message>
    <message>
        <source>Bonus, on the Player&apos;s Hand and on the Dealer&apos;s: Four of a Kind 100 to 1, Three of a Kind 20 to 1, Two Pairs 12 to 1, a Pair 1 to 1; no commission.</source>
        <translation>Bonus, pada Hand Pemain dan Hand Dealer: Four of a Kind 100 kepada 1, Three of a Kind 20 kepada 1, Two Pairs 12 kepada 1, Pair 1 kepada 1; tiada komisen.</translation>
    </message>
    <message>
        <source>Boom Busted is paid by 4.1.3; the outcome of the Hand on its box is untouched.</source>
        <translation>Boom Busted dibayar menurut 4.1.3; keputusan Hand di petaknya tidak terjejas.</translation>
    </message>
    <message>
        <source>Boom Busted is settled before the next Round begins.</source>
        <translation>Boom Busted diselesaikan sebelum pusingan seterusnya bermula.</translation>
    </message>
    <message>
        <source>Boom Busted wins if the Dealer is Bust with a number of cards that the pay table 4.1.3 has.</source>
        <translation>Boom Busted menang jika Dealer Bust dengan bilangan kad dalam jadual bayaran 4.1.3.</translation>
    </message>
    <message>
        <source>Boxes are dealt and played from 1, at the Dealer&apos;s left.</source>
        <translation>Petak diagih dan dimainkan dari 1, di kiri Dealer.</translation>
    </message>
    <message>
        <source>Boxes are dealt to from 1, at the Dealer&apos;s left.</source>
        <translation>Petak diagih dari 1, di kiri Dealer.</translation>
    </message>
    <message>
        <source>Cards are missing from the deck or too many: Void.</source>
        <translation>Kad dek kurang atau terlalu banyak: batal.</translation>
    </message>
    <message>
        <source>Cards are not Reconstructed in the cases of 5.10.1 to 5.10.3.</source>
        <translation>Kad tidak disusun semula dalam hal 5.10.1 hingga 5.10.3.</translation>
    </message>
    <message>
        <source>Cards are wrongly distributed, and some Player has seen his: Void.</source>
        <translation>Kad diagih salah, dan ada Pemain sudah melihat kadnya: batal.</translation>
    </message>
    <message>
        <source>Cards came to a place without a Bet after an Interim Settlement: they are discarded.</source>
        <translation>Kad datang ke tempat tanpa pertaruhan selepas penyelesaian interim: dibuang.</translation>
    </message>
    <message>
        <source>Cards drawn at once are a dealing error: every Player at the table has the options of 5.7.</source>
        <translation>Kad yang diambil serentak ialah kesilapan agihan: setiap Pemain di meja ada pilihan 5.7.</translation>
    </message>
    <message>
        <source>Cards missing or in excess: Void.</source>
        <translation>Kad kurang atau lebih: batal.</translation>
    </message>
    <message>
        <source>Cards rank by value, whatever their suit: Ace, King, Queen, Jack, then 10, 9, 8, 7, 6, 5, 4, 3 and 2.</source>
        <translation>Kedudukan kad mengikut nilai, apa pun sut: Ace, King, Queen, Jack, kemudian 10, 9, 8, 7, 6, 5, 4, 3 dan 2.</translation>
    </message>
    <message>
        <source>Cards that the reader has read are not counted again if it is reported that two came at once: the report takes their place, unless something was decided since.</source>
        <translation>Kad yang sudah dibaca tidak dikira lagi jika dilaporkan dua keluar serentak: laporan menggantikannya, kecuali sesuatu diputuskan selepas itu.</translation>
    </message>
    <message>
        <source>Cards that the reader has read are not counted again if it is reported that two came at once: the report takes their place, unless something was decided since. A Void recovers also what a decision had moved.</source>
        <translation>Kad yang sudah dibaca tidak dikira lagi jika dilaporkan dua keluar serentak: laporan menggantikannya, kecuali sesuatu diputuskan selepas itu. Pembatalan juga mengambil semula yang digerakkan keputusan.</translation>
    </message>
    <message>
        <source>Coloured Pair: two cards of one number or picture and one colour, of different suits.</source>
        <translation>Coloured Pair: dua kad satu nombor atau gambar dan satu warna, sut berlainan.</translation>
    </message>
    <message>
        <source>Cut off: the system plays the Hand, hitting at 11 or less and standing above 11, an Ace as 11 unless that is Bust. The host lost, or a system or human error: the Round is cancelled, the whole deck reshuffled, every Bet returned.</source>
        <translation>Terputus: sistem memainkan Hand, Hit pada 11 atau kurang dan Stand di atas 11, Ace sebagai 11 kecuali Bust. Hos terputus, atau ralat sistem atau manusia: pusingan dibatalkan, seluruh dek dikocok semula, setiap pertaruhan dipulangkan.</translation>
    </message>
    <message>
        <source>Dealers play and report; Pit Supervisors and above resolve; the Shift Manager decides what the rules do not cover, and reopens.</source>
        <translation>Dealer mengendali dan melapor; Penyelia Pit ke atas memutuskan; Pengurus Syif memutuskan yang tidak diliputi peraturan, dan membuka semula.</translation>
    </message>
    <message>
        <source>Dealing errors are Reconstructed, at the House&apos;s discretion.</source>
        <translation>Kesilapan agihan disusun semula, atas budi bicara pihak kasino.</translation>
    </message>
    <message>
        <source>Double Down equals the main Bet; who bets behind follows whole or not at all.</source>
        <translation>Double Down sama dengan pertaruhan utama; yang bertaruh di belakang ikut penuh atau tidak langsung.</translation>
    </message>
    <message>
        <source>Each Player for himself, against the House: at most half of his Initial Bet, on the Insurance line, after the second cards and before any further one. It pays 2 to 1 (4.1.1) if the Dealer has a Blackjack; else it loses, and play goes on.</source>
        <translation>Setiap Pemain sendiri, melawan kasino: paling banyak separuh pertaruhan awal, di garisan Insurance, selepas kad kedua dan sebelum kad lain. Ia dibayar 2 kepada 1 (4.1.1) jika Dealer ada Blackjack; jika tidak ia kalah, dan permainan diteruskan.</translation>
    </message>
    <message>
        <source>Each Player for himself, against the House: at most half of his Initial Bet, on the Insurance line, right after the second cards and before any further one. If the Dealer has a Blackjack all Bets lose but Insurance, which is paid by 4.1 (2 to 1); if not, Insurance loses, and play goes on.</source>
        <translation>Setiap Pemain sendiri, melawan kasino: paling banyak separuh pertaruhan awal, di garisan Insurance, selepas kad kedua dan sebelum kad lain. Jika Dealer ada Blackjack semua pertaruhan kalah kecuali Insurance, dibayar menurut 4.1 (2 kepada 1); jika tidak, Insurance kalah, dan permainan diteruskan.</translation>
    </message>
    <message>
        <source>Each of 5.1.1 and 5.1.2 makes the Round Void.</source>
        <translation>5.1.1 dan 5.1.2 masing-masing membatalkan pusingan.</translation>
    </message>
    <message>
        <source>Each of 5.5.1 to 5.5.4 makes the Round Void.</source>
        <translation>5.5.1 hingga 5.5.4 masing-masing membatalkan pusingan.</translation>
    </message>
    <message>
        <source>Each of 5.5.1 to 5.5.6 makes the present Round Void; the outcomes and settlements of earlier Rounds stand.</source>
        <translation>5.5.1 hingga 5.5.6 masing-masing membatalkan pusingan ini; keputusan dan penyelesaian pusingan terdahulu kekal.</translation>
    </message>
    <message>
        <source>Eight decks of 52 cards, no Jokers. 2 to 10 count what they show, J, Q and K 10, an Ace 1 or 11. An Ace and a card of 10 are a Blackjack, paid 3 to 2 if the Dealer has none; a total closer to 21 than the Dealer&apos;s is paid 1 to 1; over 21 loses; equal totals (17 or more) return the Bet.</source>
        <translation>Lapan dek 52 kad, tanpa joker. 2 hingga 10 dikira seperti tertera, J, Q dan K 10, Ace 1 atau 11. Ace dan kad 10 ialah Blackjack, dibayar 3 kepada 2 jika Dealer tiada; jumlah lebih hampir 21 daripada Dealer dibayar 1 kepada 1; melebihi 21 kalah; jumlah sama (17 atau lebih) memulangkan pertaruhan.</translation>
    </message>
    <message>
        <source>Equal totals: Stand Off.</source>
        <translation>Jumlah sama: seri.</translation>
    </message>
    <message>
        <source>Even Money and Insurance are each Player&apos;s own; one Bet can&apos;t have both.</source>
        <translation>Even Money dan Insurance milik setiap Pemain sendiri; satu pertaruhan tidak boleh ada kedua-duanya.</translation>
    </message>
    <message>
        <source>Every 21 stands by itself.</source>
        <translation>Setiap 21 berhenti sendiri.</translation>
    </message>
    <message>
        <source>Every Blackjack waits for the Dealer&apos;s Hand.</source>
        <translation>Setiap Blackjack menunggu Hand Dealer.</translation>
    </message>
    <message>
        <source>Every Player with a Bet chooses, box by box; a Hand without a Bet is removed; what was settled stands.</source>
        <translation>Setiap Pemain yang ada pertaruhan memilih, petak demi petak; Hand tanpa pertaruhan dikeluarkan; yang selesai kekal.</translation>
    </message>
    <message>
        <source>Every Player with a Bet chooses, box by box; what was settled stands.</source>
        <translation>Setiap Pemain yang ada pertaruhan memilih, petak demi petak; yang selesai kekal.</translation>
    </message>
    <message>
        <source>Every affected Player chooses, box by box; a Hand without a Bet is removed; a Bonus that is left is played.</source>
        <translation>Setiap Pemain terjejas memilih, petak demi petak; Hand tanpa pertaruhan dikeluarkan; Bonus yang tinggal dimainkan.</translation>
    </message>
    <message>
        <source>Every dealing error is Reconstructed, if it can be: that the House alone decides.</source>
        <translation>Setiap kesilapan agihan disusun semula, jika boleh: itu kasino sahaja memutuskan.</translation>
    </message>
    <message>
        <source>Excess not refused in time counts pro rata, and never below the minimum.</source>
        <translation>Lebihan yang tidak ditolak pada masanya dikira pro rata, dan tidak sekali-kali di bawah had minimum.</translation>
    </message>
    <message>
        <source>Fewer cards left than the Round can need, by the table&apos;s figure, is a warning before a card is dealt.</source>
        <translation>Kad tinggal kurang daripada yang mungkin diperlukan, menurut angka meja, ialah amaran sebelum kad diagih.</translation>
    </message>
    <message>
        <source>Fewer cards left than the Round can need, six, is a warning before a card is dealt.</source>
        <translation>Kad tinggal kurang daripada yang mungkin diperlukan, enam: amaran sebelum kad diagih.</translation>
    </message>
    <message>
        <source>Fewer cards left than the deal takes is a warning before a card is dealt.</source>
        <translation>Kad tinggal kurang daripada keperluan agihan ialah amaran sebelum kad diagih.</translation>
    </message>
    <message>
        <source>Found Bets are accepted from the close to the first card; too much of a KIND on a box counts pro rata.</source>
        <translation>Pertaruhan yang ditemui diterima dari tutup hingga kad pertama; lebihan sesuatu JENIS di petak dikira pro rata.</translation>
    </message>
    <message>
        <source>Found Bets are taken from the close to the first card. On a box over its maximum each counts by maximum / sum, worked out once, but not below the minimum; one below the minimum counts in full. The rest goes back. A found Bet below the minimum stands. `found` gives the whole sum as it lies, never less than was noticed, and nobody a seat that is taken.</source>
        <translation>Pertaruhan ditemui diterima dari tutup hingga kad pertama. Di petak melebihi had setiap satu dikira dengan had / jumlah, sekali, tetapi tidak di bawah minimum; yang di bawah minimum dikira penuh. Bakinya dipulangkan. Pertaruhan ditemui di bawah minimum kekal. `found` memberi seluruh jumlah yang terletak, tidak kurang daripada yang disedari, dan tidak memberi tempat duduk yang sudah diambil.</translation>
    </message>
    <message>
        <source>Four cards, face up: Player, Banker, Player, Banker.</source>
        <translation>Empat kad terbuka: Player, Banker, Player, Banker.</translation>
    </message>
    <message>
        <source>Four to eight decks of 52 cards each.</source>
        <translation>Empat hingga lapan dek 52 kad setiap satu.</translation>
    </message>
    <message>
        <source>From a shuffler: its set of four cards, face down, to each box with an Initial Bet, clockwise from the Dealer&apos;s immediate left, and then to himself.</source>
        <translation>Dari pengocok: satu set empat kad, tertutup, kepada setiap petak dengan pertaruhan awal, ikut arah jam dari sebelah kiri Dealer, kemudian dirinya.</translation>
    </message>
    <message>
        <source>From the Dealer&apos;s left, clockwise, face down, one card at a time: to each box with an Initial Bet, then to himself, until all have four.</source>
        <translation>Dari kiri Dealer, ikut arah jam, tertutup, satu kad setiap kali: kepada setiap petak dengan pertaruhan awal, kemudian dirinya, hingga semua ada empat.</translation>
    </message>
    <message>
        <source>From the Dealer&apos;s left, clockwise, face up: one card to each box with a Bet, one to the Dealer; then a second to each box, none to the Dealer.</source>
        <translation>Dari kiri Dealer, ikut arah jam, terbuka: satu kad bagi setiap petak berpertaruhan, satu bagi Dealer; kemudian kad kedua bagi setiap petak, tiada bagi Dealer.</translation>
    </message>
    <message>
        <source>Gong: a 2 and an 8, whatever their colour and suit.</source>
        <translation>Gong: satu 2 dan satu 8, apa pun warna dan sut.</translation>
    </message>
    <message>
        <source>Have the Bet back; the Hand is invalid.</source>
        <translation>Dapat balik pertaruhan; Hand tidak sah.</translation>
    </message>
    <message>
        <source>Have the Bets returned.</source>
        <translation>Dapat balik pertaruhan.</translation>
    </message>
    <message>
        <source>Here no Hand may Hit, so that no card is taken for one. A decision is taken back before the next card.</source>
        <translation>Di sini tiada Hand boleh Hit, jadi tiada kad dianggap Hit. Keputusan ditarik balik sebelum kad seterusnya.</translation>
    </message>
    <message>
        <source>High Hands of the same ranking are the Dealer&apos;s.</source>
        <translation>High Hand yang sama kedudukan milik Dealer.</translation>
    </message>
    <message>
        <source>High Hands of zero points each, without a Pair or a Gong, are the Dealer&apos;s, whatever their cards.</source>
        <translation>High Hand yang masing-masing sifar mata, tanpa Pair atau Gong, milik Dealer, apa pun kadnya.</translation>
    </message>
    <message>
        <source>How Hands rank: 3.4.1, then 3.4.2.</source>
        <translation>Kedudukan Hand: 3.4.1, kemudian 3.4.2.</translation>
    </message>
    <message>
        <source>If a Player leaves after betting, and nobody else bets on the box, the House arranges his cards by the House Way and settles his Bet.</source>
        <translation>Jika Pemain pergi selepas bertaruh, dan tiada orang lain bertaruh di petak itu, kasino menyusun kadnya mengikut House Way dan menyelesaikan pertaruhannya.</translation>
    </message>
    <message>
        <source>If a Player leaves after betting, and nobody else bets on the box, the House draws for him to 12 or more and settles his Bet.</source>
        <translation>Jika Pemain pergi selepas bertaruh, dan tiada orang lain bertaruh di petak itu, kasino ambil kad baginya hingga 12 atau lebih dan menyelesaikan pertaruhannya.</translation>
    </message>
    <message>
        <source>If a Player looks at further Hands (3.11), a Pit Supervisor or above judges whether he meant to. If so, those Hands are invalid, their cards out and their Bets returned; the Hand he looked at first stays valid.</source>
        <translation>Jika Pemain melihat Hand lain (3.11), Penyelia Pit ke atas menilai sama ada dia sengaja. Jika ya, Hand itu tidak sah, kadnya dikeluarkan dan pertaruhannya dipulangkan; Hand yang dilihat dahulu kekal sah.</translation>
    </message>
    <message>
        <source>If a Seated Player bets on other boxes where nobody sits, the Dealer arranges those by the House Way.</source>
        <translation>Jika Pemain duduk bertaruh di petak lain yang tiada sesiapa duduk, Dealer menyusunnya mengikut House Way.</translation>
    </message>
    <message>
        <source>If every Player&apos;s Hand is Bust before the Dealer draws, he draws by 3.24 all the same while a Boom Busted Bet lies.</source>
        <translation>Jika Hand semua Pemain Bust sebelum Dealer ambil kad, dia tetap ambil menurut 3.24 selagi ada pertaruhan Boom Busted.</translation>
    </message>
    <message>
        <source>If it was not noticed, the Bet wins or loses as it lies.</source>
        <translation>Jika tidak disedari, pertaruhan menang atau kalah seadanya.</translation>
    </message>
    <message>
        <source>If no Bet has conclusively won or lost, the Round is Void.</source>
        <translation>Jika tiada pertaruhan yang pasti menang atau kalah, pusingan batal.</translation>
    </message>
    <message>
        <source>If nobody sits, the highest Initial Bet decides, of equal ones the first; there is no close without one.</source>
        <translation>Jika tiada yang duduk, pertaruhan awal tertinggi memutuskan, antara yang sama yang pertama; tiada penutupan tanpa satu.</translation>
    </message>
    <message>
        <source>If some Bet has conclusively won or lost, an outcome is established: the Round is played to its end.</source>
        <translation>Jika ada pertaruhan yang sudah pasti menang atau kalah, keputusan pasti: pusingan dimainkan hingga tamat.</translation>
    </message>
    <message>
        <source>If the Dealer has drawn by 3.24 and is not Bust, all Boom Busted Bets lose.</source>
        <translation>Jika Dealer sudah ambil kad menurut 3.24 dan tidak Bust, semua pertaruhan Boom Busted kalah.</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.14.1) and Insurance (3.14.2).</source>
        <translation>Jika kad pertama Dealer ialah Ace: Even Money (3.14.1) dan Insurance (3.14.2).</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.15.1) and Insurance (3.15.2).</source>
        <translation>Jika kad pertama Dealer ialah Ace: Even Money (3.15.1) dan Insurance (3.15.2).</translation>
    </message>
    <message>
        <source>If the Dealer&apos;s first card is an Ace: Even Money (3.8.1) and Insurance (3.8.2).</source>
        <translation>Jika kad pertama Dealer ialah Ace: Even Money (3.8.1) dan Insurance (3.8.2).</translation>
    </message>
    <message>
        <source>If the Player drew, his third card decides whether the Banker draws.</source>
        <translation>Jika Player ambil kad, kad ketiganya menentukan sama ada Banker ambil.</translation>
    </message>
    <message>
        <source>If the Player stood, the Banker draws on 0 to 5 and stands on 6 and 7.</source>
        <translation>Jika Player berhenti, Banker ambil kad pada 0 hingga 5 dan berhenti pada 6 dan 7.</translation>
    </message>
    <message>
        <source>If the Round went on before Player Pair, Under 13 or Over 13 was settled, they are settled as soon as possible.</source>
        <translation>Jika pusingan diteruskan sebelum Player Pair, Under 13 atau Over 13 diselesaikan, ia diselesaikan secepat mungkin.</translation>
    </message>
    <message>
        <source>If the Round went on before RWS Pairs was settled, it is settled as soon as possible.</source>
        <translation>Jika pusingan diteruskan sebelum RWS Pairs diselesaikan, ia diselesaikan secepat mungkin.</translation>
    </message>
    <message>
        <source>If the Seated Player Doubles Down, a Standing Player may decline to add, but gets only 1 card all the same. Neither withdraws such a Bet once the card is dealt.</source>
        <translation>Jika Pemain duduk Double Down, Pemain berdiri boleh tidak menambah, tetapi tetap dapat 1 kad sahaja. Kedua-duanya tidak menarik balik pertaruhan itu setelah kad diagih.</translation>
    </message>
    <message>
        <source>If the Seated Player Splits and adds his Bet, a Standing Player who does not follow stays on the first Hand and has no part in the second or later ones.</source>
        <translation>Jika Pemain duduk Split dan menambah pertaruhan, Pemain berdiri yang tidak ikut kekal pada Hand pertama dan tidak terlibat dalam Hand kedua atau seterusnya.</translation>
    </message>
    <message>
        <source>If the excess was not rejected, each Bet counts pro rata of the box&apos;s maximum; none counts less than the minimum for that.</source>
        <translation>Jika lebihan tidak ditolak, setiap pertaruhan dikira pro rata had petak; tiada yang kurang daripada had minimum kerana itu.</translation>
    </message>
    <message>
        <source>In a box Banker comes first, then Player, Tie, Player Pair, Banker Pair; several KINDs may be bet at once.</source>
        <translation>Dalam petak Banker dahulu, kemudian Player, Tie, Player Pair, Banker Pair; beberapa JENIS boleh dipertaruhkan serentak.</translation>
    </message>
    <message>
        <source>Insurance is exactly half, by the Seated Player only.</source>
        <translation>Insurance tepat separuh, oleh Pemain duduk sahaja.</translation>
    </message>
    <message>
        <source>Interrupted with an outcome established: play goes on.</source>
        <translation>Terganggu dengan keputusan sudah pasti: permainan diteruskan.</translation>
    </message>
    <message>
        <source>Interrupted with no outcome established: the Round is Void.</source>
        <translation>Terganggu tanpa keputusan pasti: pusingan batal.</translation>
    </message>
    <message>
        <source>King, Queen and Jack count 10.</source>
        <translation>King, Queen dan Jack dikira 10.</translation>
    </message>
    <message>
        <source>Layout A has 7 places, layout B 9; each has room for every KIND of Bet.</source>
        <translation>Susun atur A ada 7 tempat, B 9; setiap satu ada ruang bagi semua JENIS pertaruhan.</translation>
    </message>
    <message>
        <source>Low Hands of the same ranking are the Dealer&apos;s.</source>
        <translation>Low Hand yang sama kedudukan milik Dealer.</translation>
    </message>
    <message>
        <source>Low Hands of zero points each, without a Pair or a Gong, are the Dealer&apos;s, whatever their cards.</source>
        <translation>Low Hand yang masing-masing sifar mata, tanpa Pair atau Gong, milik Dealer, apa pun kadnya.</translation>
    </message>
    <message>
        <source>Low and High both higher than the Dealer&apos;s: the Player wins.</source>
        <translation>Low dan High kedua-duanya lebih tinggi daripada Dealer: Pemain menang.</translation>
    </message>
    <message>
        <source>Low and High both lower than the Dealer&apos;s (equal ones are his): the Player loses.</source>
        <translation>Low dan High kedua-duanya lebih rendah daripada Dealer (yang sama miliknya): Pemain kalah.</translation>
    </message>
    <message>
        <source>Mixed Pair: two cards of one number or picture, of different colour and suit.</source>
        <translation>Mixed Pair: dua kad satu nombor atau gambar, warna dan sut berlainan.</translation>
    </message>
    <message>
        <source>More of one card than the decks hold cancels the Round.</source>
        <translation>Lebih banyak sesuatu kad daripada dalam dek membatalkan pusingan.</translation>
    </message>
    <message>
        <source>More of one card than the decks hold: the Round stops until a Pit Supervisor has looked.</source>
        <translation>Lebih banyak sesuatu kad daripada yang ada dalam dek: pusingan berhenti hingga Penyelia Pit memeriksa.</translation>
    </message>
    <message>
        <source>More of one card than the decks hold: the Round stops until it has been looked at.</source>
        <translation>Lebih banyak sesuatu kad daripada dalam dek: pusingan berhenti hingga diperiksa.</translation>
    </message>
    <message>
        <source>No Bet exceeds the maximum shown for the box.</source>
        <translation>Tiada pertaruhan melebihi had maksimum yang ditunjukkan bagi petak.</translation>
    </message>
    <message>
        <source>No Player decides for another.</source>
        <translation>Tiada Pemain memutuskan bagi yang lain.</translation>
    </message>
    <message>
        <source>No Reconstruction once the settlement has taken place.</source>
        <translation>Tiada penyusunan semula setelah penyelesaian berlaku.</translation>
    </message>
    <message>
        <source>No decision replaces a cancelled Round: every error cancels it.</source>
        <translation>Tiada keputusan menggantikan pusingan yang dibatalkan: setiap kesilapan membatalkannya.</translation>
    </message>
    <message>
        <source>No further card: the total plays against the Dealer&apos;s.</source>
        <translation>Tiada kad lagi: jumlah ini melawan jumlah Dealer.</translation>
    </message>
    <message>
        <source>No limits but the table&apos;s own.</source>
        <translation>Tiada had selain had meja sendiri.</translation>
    </message>
    <message>
        <source>No settlement bars a Reconstruction: 5.11 and 5.12 know no such bar. When a Round is reopened its cards can still be Reconstructed.</source>
        <translation>Penyelesaian tidak menghalang penyusunan semula: 5.11 dan 5.12 tiada halangan begitu. Apabila pusingan dibuka semula kadnya masih boleh disusun semula.</translation>
    </message>
    <message>
        <source>Of equal Point Totals above zero the one with the higher-ranking card is higher, then with the higher other card, as Appendix G runs: K 9 beats Q 9. The same pair, both Gong, the same points of the same two ranks, and zero against zero are the Dealer&apos;s.</source>
        <translation>Antara jumlah mata sama di atas sifar yang ada kad lebih tinggi ialah lebih tinggi, kemudian kad yang satu lagi, seperti Lampiran G: K 9 mengalahkan Q 9. Pair sama, kedua-dua Gong, mata sama daripada dua pangkat sama, dan sifar lawan sifar milik Dealer.</translation>
    </message>
    <message>
        <source>Of one Player&apos;s live Hands on a box a Dealer&apos;s Blackjack takes one Initial Bet in all.</source>
        <translation>Daripada Hand hidup seorang Pemain di satu petak Blackjack Dealer mengutip satu pertaruhan awal sahaja.</translation>
    </message>
    <message>
        <source>Of several Bonus Hands that the same cards make, only the best is paid.</source>
        <translation>Daripada beberapa Hand Bonus yang dibentuk kad sama, hanya yang terbaik dibayar.</translation>
    </message>
    <message>
        <source>Of three cards among King, Queen, Jack and 10, with zero points Low, the highest goes High.</source>
        <translation>Daripada tiga kad antara King, Queen, Jack dan 10, dengan sifar mata Low, yang tertinggi ke High.</translation>
    </message>
    <message>
        <source>Of two cards among King, Queen, Jack and 10 the higher goes Low; but High if a 9 or an Ace is beside them.</source>
        <translation>Daripada dua kad antara King, Queen, Jack dan 10 yang lebih tinggi ke Low; tetapi ke High jika ada 9 atau Ace bersamanya.</translation>
    </message>
    <message>
        <source>On (i) the first two cards or (ii) the first two of a Split Hand, Aces apart, and not on a Blackjack or a Soft 21: a further Bet of at most the Initial Bet, and only one further card. The Bet is not withdrawn.</source>
        <translation>Pada (i) dua kad pertama atau (ii) dua kad pertama Hand yang dibahagi, kecuali Ace, dan bukan Blackjack atau Soft 21: pertaruhan tambahan paling banyak pertaruhan awal, dan satu kad sahaja lagi. Pertaruhan tidak ditarik balik.</translation>
    </message>
    <message>
        <source>On (i) the first two cards or (ii) the first two of a Split Hand, Aces apart, and not on a Blackjack or a Soft 21: a further Bet of at most the Initial Bet, and only one further card. The Bet is not withdrawn. A Hand that Busts loses all; of one that does not, a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>Pada (i) dua kad pertama atau (ii) dua kad pertama Hand yang dibahagi, kecuali Ace, dan bukan Blackjack atau Soft 21: pertaruhan tambahan paling banyak pertaruhan awal, dan satu kad sahaja lagi. Pertaruhan tidak ditarik balik. Hand yang Bust kalah semua; jika tidak, Blackjack Dealer mengutip sebanyak pertaruhan awal.</translation>
    </message>
    <message>
        <source>On 0, 1 and 2 the Banker draws always.</source>
        <translation>Pada 0, 1 dan 2 Banker sentiasa ambil kad.</translation>
    </message>
    <message>
        <source>On 3 the Banker draws, unless that card is an 8.</source>
        <translation>Pada 3 Banker ambil kad, kecuali kad itu 8.</translation>
    </message>
    <message>
        <source>On 4 the Banker draws against a 2 to 7.</source>
        <translation>Pada 4 Banker ambil kad jika kad itu 2 hingga 7.</translation>
    </message>
    <message>
        <source>On 5 the Banker draws against a 4 to 7.</source>
        <translation>Pada 5 Banker ambil kad jika kad itu 4 hingga 7.</translation>
    </message>
    <message>
        <source>On 6 the Banker draws against a 6 or 7.</source>
        <translation>Pada 6 Banker ambil kad jika kad itu 6 atau 7.</translation>
    </message>
    <message>
        <source>On 7 the Banker stands always.</source>
        <translation>Pada 7 Banker sentiasa berhenti.</translation>
    </message>
    <message>
        <source>On a Tie, Bets on Player and Banker stand off.</source>
        <translation>Pada Tie, pertaruhan Player dan Banker seri.</translation>
    </message>
    <message>
        <source>On a box below its maximum nobody may refuse another Player the rest of it.</source>
        <translation>Di petak di bawah had maksimum tiada sesiapa boleh menolak baki itu kepada Pemain lain.</translation>
    </message>
    <message>
        <source>On the Dealer&apos;s Hand: a Pit Supervisor or above discards those cards and has the Dealer draw another.</source>
        <translation>Pada Hand Dealer: Penyelia Pit ke atas membuang kad itu dan meminta Dealer mengambil satu lagi.</translation>
    </message>
    <message>
        <source>On the first two cards only: an extra Bet equal to the main Bet, only one further card, and no option after it.</source>
        <translation>Pada dua kad pertama sahaja: pertaruhan tambahan sama dengan pertaruhan utama, satu kad lagi sahaja, dan tiada pilihan selepasnya.</translation>
    </message>
    <message>
        <source>Once a box has an Initial Bet, any Player may bet on its Player Pair, Under 13 and Over 13.</source>
        <translation>Setelah petak ada pertaruhan awal, mana-mana Pemain boleh bertaruh pada Player Pair, Under 13 dan Over 13 petak itu.</translation>
    </message>
    <message>
        <source>Once a box has an Initial Bet, any Player may bet on its RWS Pairs.</source>
        <translation>Setelah petak ada pertaruhan awal, mana-mana Pemain boleh bertaruh pada RWS Pairs petak itu.</translation>
    </message>
    <message>
        <source>Once any box has an Initial Bet, any Player may bet on Boom Busted.</source>
        <translation>Setelah mana-mana petak ada pertaruhan awal, mana-mana Pemain boleh bertaruh pada Boom Busted.</translation>
    </message>
    <message>
        <source>Once the cards are arranged, Low and High, and laid on the table, the Player does not handle them again.</source>
        <translation>Setelah kad disusun, Low dan High, dan diletak di meja, Pemain tidak menyentuhnya lagi.</translation>
    </message>
    <message>
        <source>Once the next Round has begun, earlier settlements stand.</source>
        <translation>Setelah pusingan seterusnya bermula, penyelesaian terdahulu kekal.</translation>
    </message>
    <message>
        <source>Once the next Round has begun, the outcomes and settlements of all earlier ones stand.</source>
        <translation>Setelah pusingan seterusnya bermula, keputusan dan penyelesaian semua yang terdahulu kekal.</translation>
    </message>
    <message>
        <source>Once there is an Initial Bet, any Player may place a Bonus Bet on that Player&apos;s Hand, on the Dealer&apos;s, or on both.</source>
        <translation>Setelah ada pertaruhan awal, mana-mana Pemain boleh meletak Bonus pada Hand Pemain itu, pada Hand Dealer, atau kedua-duanya.</translation>
    </message>
    <message>
        <source>One Insurance Bet a Player and box; laid again, it replaces the former.</source>
        <translation>Satu pertaruhan Insurance bagi setiap Pemain dan petak; yang diletak semula menggantikan yang dahulu.</translation>
    </message>
    <message>
        <source>One Split; both second cards at once, then only Hit or Stand.</source>
        <translation>Satu Split; kedua-dua kad kedua sekali gus, kemudian Hit atau Stand sahaja.</translation>
    </message>
    <message>
        <source>One box in front or any number behind, never both; only behind an occupied seat.</source>
        <translation>Satu petak di depan atau seberapa banyak di belakang, tidak kedua-duanya; hanya di belakang tempat duduk berpenghuni.</translation>
    </message>
    <message>
        <source>One card that the Dealer exposes changes nothing. Two or more, counted over the Round Hand by Hand: 5.5.2, 5.7 or 5.8, by whose Hand and by who has seen his cards. A Player who has set his cards, or of whom a report said so, has seen them.</source>
        <translation>Satu kad yang didedahkan Dealer tidak mengubah apa-apa. Dua atau lebih, dikira sepanjang pusingan Hand demi Hand: 5.5.2, 5.7 atau 5.8, mengikut Hand siapa dan siapa yang melihat kadnya. Pemain yang menyusun kadnya, atau yang dilaporkan begitu, sudah melihatnya.</translation>
    </message>
    <message>
        <source>One of Low and High won and the other lost: Stand Off.</source>
        <translation>Satu antara Low dan High menang dan satu kalah: seri.</translation>
    </message>
    <message>
        <source>One seat a Player, taken between Rounds. A main Bet, then Pair if he likes, before the countdown ends. Clockwise from the first seat, face up: one card each, the Dealer last; a second to each Player. Surrender is offered unless the Dealer shows an Ace or a card of 10, Insurance against an Ace. Who makes no move is dealt until his total is over 11 and then stands, never Bust. Over 21 a Hand is out. The Dealer draws his second card after all Players, to 16, and stands on 17 or above. One Round without action costs the seat.</source>
        <translation>Satu tempat duduk setiap Pemain, diambil antara pusingan. Pertaruhan utama, kemudian Pair jika mahu, sebelum kiraan detik tamat. Ikut arah jam dari tempat pertama, terbuka: satu kad setiap seorang, Dealer terakhir; kad kedua bagi setiap Pemain. Surrender ditawarkan kecuali Dealer menunjukkan Ace atau kad 10, Insurance terhadap Ace. Yang tidak memutuskan diagih hingga jumlahnya melebihi 11 dan kemudian berhenti, tidak Bust. Melebihi 21 Hand keluar. Dealer ambil kad kedua selepas semua Pemain, pada 16, dan berhenti pada 17 ke atas. Satu pusingan tanpa tindakan kehilangan tempat.</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B and C, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5).</source>
        <translation>Hanya pada susun atur Lampiran A, B dan C, dengan petak bertanda bagi setiap Pemain: sebanyak yang ditunjukkan (di sini A 7, B 6, C 5).</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B and C, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5). They say: Blackjack pays 3 to 2; the Dealer stands on 17 and draws to 16; Player Pair pays 11 to 1; Insurance pays 2 to 1; Under 13 and Over 13.</source>
        <translation>Hanya pada susun atur Lampiran A, B dan C, dengan petak bertanda bagi setiap Pemain: sebanyak yang ditunjukkan (di sini A 7, B 6, C 5). Ia menyatakan: Blackjack dibayar 3 kepada 2; Dealer berhenti pada 17 dan ambil kad pada 16; Player Pair 11 kepada 1; Insurance 2 kepada 1; Under 13 dan Over 13.</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B, C and D, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5, D 9).</source>
        <translation>Hanya pada susun atur Lampiran A, B, C dan D, dengan petak bertanda bagi setiap Pemain: sebanyak yang ditunjukkan (di sini A 7, B 6, C 5, D 9).</translation>
    </message>
    <message>
        <source>Only on the layouts of Appendices A, B, C, D, E and F, with a box marked for each Player: as many as the layout shows (here A 7, B 6, C 5, D 8, E 4, F 9).</source>
        <translation>Hanya pada susun atur Lampiran A, B, C, D, E dan F, dengan petak bertanda bagi setiap Pemain: sebanyak yang ditunjukkan (di sini A 7, B 6, C 5, D 8, E 4, F 9).</translation>
    </message>
    <message>
        <source>Only open Initial Bets count for who is alone on a box. If others have open ones, `left` says that who decides has gone: the highest of the others decides, and the House plays a Hand in which only he has a Bet. `back` takes this or a `walk-away` back, until the next card or decision.</source>
        <translation>Hanya pertaruhan awal terbuka dikira bagi siapa yang seorang di petak. Jika orang lain ada, `left` menyatakan yang memutuskan sudah pergi: yang tertinggi antara yang lain memutuskan, dan kasino memainkan Hand yang hanya dia bertaruh. `back` menarik balik ini atau `walk-away`, hingga kad atau keputusan seterusnya.</translation>
    </message>
    <message>
        <source>Otherwise the Low Hand is made as high as it can be.</source>
        <translation>Jika tidak Low Hand dibuat setinggi mungkin.</translation>
    </message>
    <message>
        <source>Pair needs the Player&apos;s own Bet there, in front or behind.</source>
        <translation>Pair memerlukan pertaruhan Pemain sendiri di situ, di depan atau di belakang.</translation>
    </message>
    <message>
        <source>Pairs rank highest, from Aces down to 2s; then the Gong, a 2 and an 8. Appendix G lists them.</source>
        <translation>Pair tertinggi, dari Ace hingga 2; kemudian Gong, satu 2 dan satu 8. Lampiran G menyenaraikannya.</translation>
    </message>
    <message>
        <source>Play begins with “Place your bets, please”.</source>
        <translation>Permainan bermula dengan “Place your bets, please”.</translation>
    </message>
    <message>
        <source>Play on with the Reconstructed Hands.</source>
        <translation>Teruskan dengan Hand yang disusun semula.</translation>
    </message>
    <message>
        <source>Play on, if the cards can&apos;t be Reconstructed.</source>
        <translation>Teruskan, jika kad tidak boleh disusun semula.</translation>
    </message>
    <message>
        <source>Play the Hand on, if the cards can&apos;t be Reconstructed.</source>
        <translation>Teruskan Hand, jika kad tidak boleh disusun semula.</translation>
    </message>
    <message>
        <source>Play the Reconstructed Hand on, if the cards can be.</source>
        <translation>Teruskan Hand yang disusun semula, jika kad boleh.</translation>
    </message>
    <message>
        <source>Player 1 to 1, Banker 1 to 1 less 5%, both stand off on a Tie; Tie 8 to 1; Pairs 11 to 1.</source>
        <translation>Player 1 kepada 1, Banker 1 kepada 1 tolak 5%, kedua-duanya seri pada Tie; Tie 8 kepada 1; Pair 11 kepada 1.</translation>
    </message>
    <message>
        <source>Player Pair and Banker Pair pay 11 to 1 if that Hand&apos;s first two cards have one rank, however it ends.</source>
        <translation>Player Pair dan Banker Pair dibayar 11 kepada 1 jika dua kad pertama Hand itu satu pangkat, apa pun kesudahannya.</translation>
    </message>
    <message>
        <source>Player Pair wins if the first two cards are of one number or picture, whatever their colour and suit, and is paid by 4.1 (11 to 1). The Hand&apos;s own outcome is untouched.</source>
        <translation>Player Pair menang jika dua kad pertama satu nombor atau gambar, apa pun warna dan sut, dibayar menurut 4.1 (11 kepada 1). Keputusan Hand sendiri tidak terjejas.</translation>
    </message>
    <message>
        <source>Player Pair wins if the first two cards are of one number or picture, whatever their colour and suit, and is paid by 4.1.1 (11 to 1). The Hand&apos;s own outcome is untouched.</source>
        <translation>Player Pair menang jika dua kad pertama satu nombor atau gambar, apa pun warna dan sut, dibayar menurut 4.1.1 (11 kepada 1). Keputusan Hand sendiri tidak terjejas.</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 and Over 13 are settled before the Round goes on.</source>
        <translation>Player Pair, Under 13 dan Over 13 diselesaikan sebelum pusingan diteruskan.</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 and Over 13 are settled before the Subsequent Deal begins.</source>
        <translation>Player Pair, Under 13 dan Over 13 diselesaikan sebelum agihan seterusnya bermula.</translation>
    </message>
    <message>
        <source>Player Pair, Under 13 or Over 13 on a box without an Initial Bet, noticed once the Round has begun: out of play and returned.</source>
        <translation>Player Pair, Under 13 atau Over 13 di petak tanpa pertaruhan awal, disedari setelah pusingan bermula: dikeluarkan dan dipulangkan.</translation>
    </message>
    <message>
        <source>Player and Banker are the two Hands of the table; whoever bets may bet on either.</source>
        <translation>Player dan Banker ialah dua Hand meja; sesiapa boleh bertaruh pada mana-mana satu.</translation>
    </message>
    <message>
        <source>Player pays 1 to 1 if the Player wins, and loses if the Banker does.</source>
        <translation>Player dibayar 1 kepada 1 jika Player menang, dan kalah jika Banker menang.</translation>
    </message>
    <message>
        <source>RWS Pairs is settled before the Subsequent Deal begins.</source>
        <translation>RWS Pairs diselesaikan sebelum agihan seterusnya bermula.</translation>
    </message>
    <message>
        <source>RWS Pairs needs an Initial Bet on the box, Boom Busted one anywhere.</source>
        <translation>RWS Pairs memerlukan pertaruhan awal di petak, Boom Busted di mana-mana petak.</translation>
    </message>
    <message>
        <source>RWS Pairs on a box without an Initial Bet, noticed once the Round has begun: out of play and returned.</source>
        <translation>RWS Pairs di petak tanpa pertaruhan awal, disedari setelah pusingan bermula: dikeluarkan dan dipulangkan.</translation>
    </message>
    <message>
        <source>RWS Pairs wins if the first two cards are a pair of the pay table 4.1.2, and is paid by it. The Hand&apos;s own outcome is untouched.</source>
        <translation>RWS Pairs menang jika dua kad pertama ialah pair dalam jadual bayaran 4.1.2, dan dibayar menurutnya. Keputusan Hand sendiri tidak terjejas.</translation>
    </message>
    <message>
        <source>Rankings: Pairs from Aces to 2s, Gong, Point Totals from 9 to 0.</source>
        <translation>Kedudukan: Pair dari Ace hingga 2, Gong, jumlah mata dari 9 hingga 0.</translation>
    </message>
    <message>
        <source>Side Bets need an Initial Bet on their box.</source>
        <translation>Side Bet memerlukan pertaruhan awal di petaknya.</translation>
    </message>
    <message>
        <source>Side Bets need the Player&apos;s own Initial Bet on the box.</source>
        <translation>Side Bet memerlukan pertaruhan awal Pemain sendiri di petak itu.</translation>
    </message>
    <message>
        <source>Six to eight decks of 52 cards.</source>
        <translation>Enam hingga lapan dek 52 kad.</translation>
    </message>
    <message>
        <source>Split Hands that Bust lose all their Bets. Of the others a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>Hand dibahagi yang Bust kalah semua pertaruhannya. Bagi yang lain Blackjack Dealer mengutip sebanyak pertaruhan awal.</translation>
    </message>
    <message>
        <source>Split for 7 Low and 9 High.</source>
        <translation>Dipisahkan untuk 7 Low dan 9 High.</translation>
    </message>
    <message>
        <source>Split for 7 Low and Gong High.</source>
        <translation>Dipisahkan untuk 7 Low dan Gong High.</translation>
    </message>
    <message>
        <source>Split for 8 Low and 8 High.</source>
        <translation>Dipisahkan untuk 8 Low dan 8 High.</translation>
    </message>
    <message>
        <source>Split for 8 Low and 9 High.</source>
        <translation>Dipisahkan untuk 8 Low dan 9 High.</translation>
    </message>
    <message>
        <source>Split for 8 Low and Gong High.</source>
        <translation>Dipisahkan untuk 8 Low dan Gong High.</translation>
    </message>
    <message>
        <source>Split for 9 Low and Gong High.</source>
        <translation>Dipisahkan untuk 9 Low dan Gong High.</translation>
    </message>
    <message>
        <source>Staff may place Bets for a Player who asks; that they lie right is his concern alone.</source>
        <translation>Kakitangan boleh meletak pertaruhan bagi Pemain yang meminta; sama ada betul letaknya ialah urusan dia seorang.</translation>
    </message>
    <message>
        <source>Staff may place Bets for a Player who asks; that they lie right is his own concern.</source>
        <translation>Kakitangan boleh meletak pertaruhan bagi Pemain yang meminta; sama ada betul letaknya ialah urusan dia sendiri.</translation>
    </message>
    <message>
        <source>Stand Off: of Low and High one is won and the other lost; the Bet is neither paid nor collected.</source>
        <translation>Seri: antara Low dan High satu menang dan satu kalah; pertaruhan tidak dibayar dan tidak dikutip.</translation>
    </message>
    <message>
        <source>Stand: no further card. The Player plays against the House with what he has.</source>
        <translation>Stand: tiada kad lagi. Pemain bermain dengan apa yang ada.</translation>
    </message>
    <message>
        <source>Standing Players may bet, by 3.12.1 and 3.12.2.</source>
        <translation>Pemain berdiri boleh bertaruh, menurut 3.12.1 dan 3.12.2.</translation>
    </message>
    <message>
        <source>Suited Pair: two cards of one number or picture, one colour and one suit, Aces apart.</source>
        <translation>Suited Pair: dua kad satu nombor atau gambar, satu warna dan satu sut, kecuali Ace.</translation>
    </message>
    <message>
        <source>Surrender against 2 to 9 only, until the Hand&apos;s first other action; nothing after a Split.</source>
        <translation>Surrender hanya terhadap 2 hingga 9, hingga tindakan lain pertama Hand; tiada selepas Split.</translation>
    </message>
    <message>
        <source>Surrender is the Seated Player&apos;s, costs everyone on the box half, and never a Blackjack.</source>
        <translation>Surrender milik Pemain duduk, setiap orang di petak rugi separuh, dan tidak sekali-kali Blackjack.</translation>
    </message>
    <message>
        <source>That his Bet lies within the limits shown, smallest and largest, is each Player&apos;s own concern.</source>
        <translation>Bahawa pertaruhannya dalam had yang ditunjukkan ialah urusan setiap Pemain sendiri.</translation>
    </message>
    <message>
        <source>The Bets are closed with “No more bets”.</source>
        <translation>Pertaruhan ditutup dengan “No more bets”.</translation>
    </message>
    <message>
        <source>The Dealer Bust with 8 cards or more 200 to 1, with 7 cards 50 to 1, with 6 cards 12 to 1, with 5 cards 4 to 1, with 3 or 4 cards 2 to 1.</source>
        <translation>Dealer Bust dengan 8 kad atau lebih 200 kepada 1, dengan 7 kad 50 kepada 1, dengan 6 kad 12 kepada 1, dengan 5 kad 4 kepada 1, dengan 3 atau 4 kad 2 kepada 1.</translation>
    </message>
    <message>
        <source>The Dealer always completes his Hand.</source>
        <translation>Dealer sentiasa melengkapkan Hand-nya.</translation>
    </message>
    <message>
        <source>The Dealer compares his Hand with each Player&apos;s.</source>
        <translation>Dealer membandingkan Hand-nya dengan setiap Pemain.</translation>
    </message>
    <message>
        <source>The Dealer did not stand as 3.23 says and drew onto his completed Hand: what he drew is discarded, and his total before it stands.</source>
        <translation>Dealer tidak berhenti seperti 3.23 dan mengambil kad pada Hand lengkapnya: yang diambil dibuang, dan jumlah sebelumnya kekal.</translation>
    </message>
    <message>
        <source>The Dealer did not stand as 3.24 says and drew onto his completed Hand: what he drew is discarded, and his total before it stands.</source>
        <translation>Dealer tidak berhenti seperti 3.24 dan mengambil kad pada Hand lengkapnya: yang diambil dibuang, dan jumlah sebelumnya kekal.</translation>
    </message>
    <message>
        <source>The Dealer draws only as far as some Bet still hangs on his Hand.</source>
        <translation>Dealer ambil kad hanya selagi ada pertaruhan bergantung pada Hand-nya.</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of a Player&apos;s Hand or of his own, and some Player has seen his cards: play goes on.</source>
        <translation>Dealer mendedahkan dua kad atau lebih Hand seorang Pemain atau dirinya, dan ada Pemain sudah melihat kadnya: permainan diteruskan.</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of a Player&apos;s Hand, and no Player has seen his cards: the affected Players have the options of 5.6.</source>
        <translation>Dealer mendedahkan dua kad atau lebih Hand seorang Pemain, dan tiada Pemain melihat kadnya: Pemain terjejas ada pilihan 5.6.</translation>
    </message>
    <message>
        <source>The Dealer exposes two or more cards of his own Hand, and no Player has seen his cards: Void.</source>
        <translation>Dealer mendedahkan dua kad atau lebih Hand-nya sendiri, dan tiada Pemain melihat kadnya: batal.</translation>
    </message>
    <message>
        <source>The Dealer is Bust: the Player wins.</source>
        <translation>Dealer Bust: Pemain menang.</translation>
    </message>
    <message>
        <source>The Dealer stands on every 17, soft or hard.</source>
        <translation>Dealer berhenti pada setiap 17, soft atau hard.</translation>
    </message>
    <message>
        <source>The High Hand: the two of the four cards that rank higher.</source>
        <translation>High Hand: dua daripada empat kad yang lebih tinggi.</translation>
    </message>
    <message>
        <source>The House Way: how Low and High are arranged if the House does it.</source>
        <translation>House Way: cara Low dan High disusun jika kasino melakukannya.</translation>
    </message>
    <message>
        <source>The House Way: pairs are of one rank, two pairs stay, and of two halves without points the one with the highest card is High.</source>
        <translation>House Way: pair satu pangkat, dua pair kekal, dan daripada dua bahagian tanpa mata yang ada kad tertinggi ialah High.</translation>
    </message>
    <message>
        <source>The KINDs of Bet: Banker, Player, Tie, Player Pair, Banker Pair.</source>
        <translation>JENIS pertaruhan: Banker, Player, Tie, Player Pair, Banker Pair.</translation>
    </message>
    <message>
        <source>The Low Hand: the two of the four cards that rank lower.</source>
        <translation>Low Hand: dua daripada empat kad yang lebih rendah.</translation>
    </message>
    <message>
        <source>The Player draws on 0 to 5 and stands on 6 and 7.</source>
        <translation>Player ambil kad pada 0 hingga 5 dan berhenti pada 6 dan 7.</translation>
    </message>
    <message>
        <source>The Player who sits at a box and has bet on it decides for it; if nobody sits, the highest Bet does.</source>
        <translation>Pemain yang duduk di petak dan bertaruh padanya memutuskan baginya; jika tiada yang duduk, pertaruhan tertinggi memutuskan.</translation>
    </message>
    <message>
        <source>The Player wins the High Hand if his ranks higher.</source>
        <translation>Pemain menang High Hand jika miliknya lebih tinggi.</translation>
    </message>
    <message>
        <source>The Player wins the Low Hand if his ranks higher.</source>
        <translation>Pemain menang Low Hand jika miliknya lebih tinggi.</translation>
    </message>
    <message>
        <source>The Player&apos;s total is higher: he wins.</source>
        <translation>Jumlah Pemain lebih tinggi: menang.</translation>
    </message>
    <message>
        <source>The Player&apos;s total is lower: he loses.</source>
        <translation>Jumlah Pemain lebih rendah: kalah.</translation>
    </message>
    <message>
        <source>The Players view their cards when the Dealer tells them, and neither speak nor tell each other anything of their Hands meanwhile.</source>
        <translation>Pemain melihat kad apabila Dealer memberitahu, dan tidak bercakap atau memberitahu apa-apa tentang Hand mereka.</translation>
    </message>
    <message>
        <source>The Seated Player doubles for more than nothing; the others for anything up to their Initial Bets.</source>
        <translation>Pemain duduk menggandakan lebih daripada sifar; yang lain apa-apa hingga pertaruhan awal mereka.</translation>
    </message>
    <message>
        <source>The Seated Player of a box calls its decisions.</source>
        <translation>Pemain duduk di petak menyebut keputusannya.</translation>
    </message>
    <message>
        <source>The aim: a Point Total of 21, Hard or Soft, or as near to it as can be, and not over.</source>
        <translation>Matlamat: jumlah mata 21, Hard atau Soft, atau sehampir mungkin, dan tidak melebihi.</translation>
    </message>
    <message>
        <source>The aim: a point count of 21, Hard or Soft, or as near to it as can be, and not over.</source>
        <translation>Matlamat: kiraan mata 21, Hard atau Soft, atau sehampir mungkin, dan tidak melebihi.</translation>
    </message>
    <message>
        <source>The aim: both Hands, Low and High, rank higher than the Banker&apos;s.</source>
        <translation>Matlamat: kedua-dua Hand, Low dan High, lebih tinggi daripada Banker.</translation>
    </message>
    <message>
        <source>The cards were dealt wrongly, before any Interim Settlement or the Subsequent Deal, and can&apos;t be Reconstructed: Void.</source>
        <translation>Kad diagih salah, sebelum penyelesaian interim atau agihan seterusnya, dan tidak boleh disusun semula: batal.</translation>
    </message>
    <message>
        <source>The cards were not shuffled: Void.</source>
        <translation>Kad tidak dikocok: batal.</translation>
    </message>
    <message>
        <source>The cards.</source>
        <translation>Kad.</translation>
    </message>
    <message>
        <source>The first two cards decide, an Ace as 1, a Picture Card as 10: Under 13 wins below 13 (with a Blackjack too), Over 13 above 13; exactly 13 is the House&apos;s. Neither may exceed the Initial Bet: the Player answers for that. The Hand&apos;s own outcome is untouched.</source>
        <translation>Dua kad pertama menentukan, Ace 1, kad bergambar 10: Under 13 menang di bawah 13 (dengan Blackjack juga), Over 13 di atas 13; tepat 13 milik kasino. Kedua-duanya tidak boleh melebihi pertaruhan awal: Pemain bertanggungjawab. Keputusan Hand sendiri tidak terjejas.</translation>
    </message>
    <message>
        <source>The first two cards of the Player&apos;s own Hand decide, an Ace as 1, a Picture card as 10: Under 13 wins below 13, Over 13 above 13; exactly 13 is the House&apos;s. Neither may exceed the original Bet. The Hand&apos;s own outcome is untouched.</source>
        <translation>Dua kad pertama Hand Pemain sendiri menentukan, Ace 1, kad bergambar 10: Under 13 menang di bawah 13, Over 13 di atas 13; tepat 13 milik kasino. Kedua-duanya tidak boleh melebihi pertaruhan asal. Keputusan Hand sendiri tidak terjejas.</translation>
    </message>
    <message>
        <source>The first two cards, if of equal value, may be Split into two Hands, with a Bet on the new one equal to the old. No Surrender after that.</source>
        <translation>Dua kad pertama, jika sama nilai, boleh dibahagi menjadi dua Hand, dengan pertaruhan baharu sama dengan yang lama. Tiada Surrender selepas itu.</translation>
    </message>
    <message>
        <source>The first two cards, if of equal value, may be Split into two Hands, with a Bet on the new one equal to the old. No Surrender after that. At most three Splits, into four Hands. Each Hand draws at least one card, and the second waits until the first is decided. Aces are Split once, with only one card for each Hand. Split Aces and cards of 10 points make no Blackjack. Hands that Bust lose all; of the others a Dealer&apos;s Blackjack takes as much as the Initial Bet.</source>
        <translation>Dua kad pertama, jika sama nilai, boleh dibahagi menjadi dua Hand, dengan pertaruhan baharu sama dengan yang lama. Tiada Surrender selepas itu. Paling banyak tiga Split, menjadi empat Hand. Setiap Hand ambil sekurang-kurangnya satu kad, dan yang kedua menunggu yang pertama selesai. Ace dibahagi sekali, satu kad sahaja setiap Hand. Ace yang dibahagi dengan kad 10 mata bukan Blackjack. Hand yang Bust kalah semua; bagi yang lain Blackjack Dealer mengutip sebanyak pertaruhan awal.</translation>
    </message>
    <message>
        <source>The first two cards, if of one value, become two Hands for a second Bet equal to the main Bet, only one Split a Round. Each Hand gets a second card, and is then hit or stands. Split Aces get only one card each; an Ace and a card of 10 are then 21 and no Blackjack.</source>
        <translation>Dua kad pertama, jika sama nilai, menjadi dua Hand dengan pertaruhan kedua sama dengan pertaruhan utama, satu Split sahaja sepusingan. Setiap Hand dapat kad kedua, kemudian Hit atau Stand. Ace yang dibahagi dapat satu kad sahaja; Ace dan kad 10 ketika itu 21 dan bukan Blackjack.</translation>
    </message>
    <message>
        <source>The halves are Low and High by their rank; called the other way round they are exchanged.</source>
        <translation>Kedua-dua bahagian ialah Low dan High mengikut kedudukan; jika disebut terbalik ia ditukar.</translation>
    </message>
    <message>
        <source>The higher total wins; equal totals are a Tie.</source>
        <translation>Jumlah lebih tinggi menang; jumlah sama ialah Tie.</translation>
    </message>
    <message>
        <source>The host alone takes Bets: none is found after the close.</source>
        <translation>Hos sahaja menerima pertaruhan: tiada yang ditemui selepas tutup.</translation>
    </message>
    <message>
        <source>The layout.</source>
        <translation>Susun atur.</translation>
    </message>
    <message>
        <source>The maximum return to the Player is 99.54%; the English text prevails.</source>
        <translation>Pulangan maksimum kepada Pemain 99.54%; teks Inggeris diutamakan.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts: 5.1.1, then 5.15, then L4 by the counted Bet. A found side Bet counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>Urutan pertaruhan ditemui disebut tidak mengubah apa-apa, kecuali antara yang sama mana yang dahulu. Pada kad pertama ditentukan sekali apa yang dikira: 5.1.1, kemudian 5.15, kemudian L4 mengikut pertaruhan yang dikira. Side Bet ditemui dikira hingga had side Bet. Yang sudah mendapat balik pertaruhan tiada lagi yang ditemui di petak itu.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts: V5 5.1.1, then V5 5.15, then L4 by the counted Bet. A found side Bet counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>Urutan pertaruhan ditemui disebut tidak mengubah apa-apa, kecuali antara yang sama mana yang dahulu. Pada kad pertama ditentukan sekali apa yang dikira: V5 5.1.1, kemudian V5 5.15, kemudian L4 mengikut pertaruhan yang dikira. Side Bet ditemui dikira hingga had side Bet. Yang sudah mendapat balik pertaruhan tiada lagi yang ditemui di petak itu.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts; a found Bet counts up to its maximum. Who has a Bet back has no more of that box found.</source>
        <translation>Urutan pertaruhan ditemui disebut tidak mengubah apa-apa, kecuali antara yang sama mana yang dahulu. Pada kad pertama ditentukan sekali apa yang dikira; pertaruhan ditemui dikira hingga had maksimum. Yang sudah mendapat balik pertaruhan tiada lagi yang ditemui di petak itu.</translation>
    </message>
    <message>
        <source>The order in which found Bets are told changes nothing, save which of equals was placed first. At the first card it is judged once what counts; a found Bonus counts up to the side maximum. Who has a Bet back has no more of that box found.</source>
        <translation>Urutan pertaruhan ditemui disebut tidak mengubah apa-apa, kecuali antara yang sama mana yang dahulu. Pada kad pertama ditentukan sekali apa yang dikira; Bonus ditemui dikira hingga had side Bet. Yang sudah mendapat balik pertaruhan tiada lagi yang ditemui di petak itu.</translation>
    </message>
    <message>
        <source>The shoe or shuffler holds too few cards to complete the Round: Void.</source>
        <translation>Shoe atau pengocok tidak cukup kad untuk menamatkan pusingan: batal.</translation>
    </message>
    <message>
        <source>The table shows the smallest and the largest Bet.</source>
        <translation>Meja menunjukkan pertaruhan terkecil dan terbesar.</translation>
    </message>
    <message>
        <source>Then the Dealer arranges his own cards by the House Way; arranged wrongly, they are reset by it.</source>
        <translation>Kemudian Dealer menyusun kadnya sendiri mengikut House Way; jika salah, disusun semula mengikutnya.</translation>
    </message>
    <message>
        <source>There is no close without an Initial Bet.</source>
        <translation>Tiada penutupan tanpa pertaruhan awal.</translation>
    </message>
    <message>
        <source>Tie pays 8 to 1 and loses if either Hand wins.</source>
        <translation>Tie dibayar 8 kepada 1 dan kalah jika mana-mana Hand menang.</translation>
    </message>
    <message>
        <source>Too few cards to complete the Round: Void.</source>
        <translation>Kad tidak cukup untuk menamatkan pusingan: batal.</translation>
    </message>
    <message>
        <source>Totals are last digits; a natural ends the draw; the Player draws on 0 to 5, the Banker by the Player&apos;s third card.</source>
        <translation>Jumlah ialah digit terakhir; natural menamatkan; Player ambil pada 0 hingga 5, Banker mengikut kad ketiga Player.</translation>
    </message>
    <message>
        <source>Two cards at once are a dealing error; the Players have the options of 5.7.</source>
        <translation>Dua kad serentak ialah kesilapan agihan; Pemain ada pilihan 5.7.</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due (5.6); `first` says which counts as the earlier.</source>
        <translation>Dua kad serentak ketika tiada yang patut: kedua-duanya tidak patut bagi mana-mana Hand (5.6); `first` menyatakan yang mana dikira dahulu.</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due (5.7); `first` says which counts as the earlier.</source>
        <translation>Dua kad serentak ketika tiada yang patut: kedua-duanya tidak patut bagi mana-mana Hand (5.7); `first` menyatakan yang mana dikira dahulu.</translation>
    </message>
    <message>
        <source>Two cards at once while no card is due are both cards that no Hand was due. The Shift Manager decides on them, and nobody is asked which was first.</source>
        <translation>Dua kad serentak ketika tiada yang patut: kedua-duanya tidak patut bagi mana-mana Hand. Pengurus Syif memutuskannya, dan tiada yang ditanya mana dahulu.</translation>
    </message>
    <message>
        <source>Two cards at once while none is due: both are cards that no Hand was due, and `first` puts them in order.</source>
        <translation>Dua kad serentak ketika tiada yang patut: kedua-duanya tidak patut bagi mana-mana Hand, dan `first` menyusunnya.</translation>
    </message>
    <message>
        <source>Two or more cards came at once and nobody can tell their order, exposed or not: a Player says which he takes first, and the other is used as the next card.</source>
        <translation>Dua kad atau lebih serentak dan tiada yang dapat menentukan urutannya, terdedah atau tidak: Pemain menyatakan yang mana diambil dahulu, dan yang lain menjadi kad seterusnya.</translation>
    </message>
    <message>
        <source>Under 13 and Over 13 are each at most the Initial Bet: the Player&apos;s own on that box, else the Seated Player&apos;s. An Initial Bet that is laid, lowered or withdrawn is taken as it is, and what a side Bet then exceeds goes back, said with its amount; so does what is found beyond it.</source>
        <translation>Under 13 dan Over 13 masing-masing paling banyak pertaruhan awal: milik Pemain sendiri di petak itu; jika tiada, milik Pemain duduk. Pertaruhan awal yang diletak, dikurangkan atau ditarik balik diterima, dan lebihan side Bet dipulangkan, disebut amaunnya; begitu juga yang ditemui melebihinya.</translation>
    </message>
    <message>
        <source>Under 13 and Over 13 are each at most the Player&apos;s own Initial Bet on that box. An Initial Bet that is laid, lowered or withdrawn is taken as it is, and what a side Bet then exceeds goes back, said with its amount; so does what is found beyond it.</source>
        <translation>Under 13 dan Over 13 masing-masing paling banyak pertaruhan awal Pemain sendiri di petak itu. Pertaruhan awal yang diletak, dikurangkan atau ditarik balik diterima, dan lebihan side Bet dipulangkan, disebut amaunnya; begitu juga yang ditemui melebihinya.</translation>
    </message>
    <message>
        <source>Unless the Dealer&apos;s first card is an Ace, a Player may give his Hand up for half of his Initial Bet, after the second cards and before any further one.</source>
        <translation>Kecuali kad pertama Dealer Ace, Pemain boleh menyerahkan Hand dengan separuh pertaruhan awal, selepas kad kedua dan sebelum kad lain.</translation>
    </message>
    <message>
        <source>Unless the Dealer&apos;s first card is an Ace, a Player may give his Hand up for half of his Initial Bet, right after the second cards and before any further one.</source>
        <translation>Kecuali kad pertama Dealer Ace, Pemain boleh menyerahkan Hand dengan separuh pertaruhan awal, selepas kad kedua dan sebelum kad lain.</translation>
    </message>
    <message>
        <source>What a Player may choose, as the cards allow: Hit, Stand, Double Down, Surrender, Split, Insurance.</source>
        <translation>Apa yang boleh dipilih Pemain, mengikut kad: Hit, Stand, Double Down, Surrender, Split, Insurance.</translation>
    </message>
    <message>
        <source>What each winning Bet pays.</source>
        <translation>Apa yang dibayar setiap pertaruhan menang.</translation>
    </message>
    <message>
        <source>What exceeds a box&apos;s maximum is refused.</source>
        <translation>Yang melebihi had maksimum petak ditolak.</translation>
    </message>
    <message>
        <source>What makes the Round Void.</source>
        <translation>Perkara yang membatalkan pusingan.</translation>
    </message>
    <message>
        <source>What no chip covers is paid in cash.</source>
        <translation>Yang tidak dapat dibayar dengan cip dibayar tunai.</translation>
    </message>
    <message>
        <source>What the cards count: 3.2.1 to 3.2.3.</source>
        <translation>Nilai kad: 3.2.1 hingga 3.2.3.</translation>
    </message>
    <message>
        <source>What the cards count: 3.5.1 to 3.5.3.</source>
        <translation>Nilai kad: 3.5.1 hingga 3.5.3.</translation>
    </message>
    <message>
        <source>What the rules do not cover, the Table Games Shift Manager decides.</source>
        <translation>Yang tidak diliputi peraturan diputuskan Pengurus Syif permainan meja.</translation>
    </message>
    <message>
        <source>What these rules do not resolve, (a) an irregularity or (b) how they are to be read, the Table Games Shift Manager or above decides.</source>
        <translation>Yang tidak diselesaikan peraturan ini, (a) kejadian atau (b) cara membacanya, diputuskan Pengurus Syif permainan meja ke atas.</translation>
    </message>
    <message>
        <source>What this document does not say, the Shift Manager decides, with Version 5&apos;s procedure as advice.</source>
        <translation>Yang tidak disebut dokumen ini diputuskan Pengurus Syif, dengan prosedur Versi 5 sebagai panduan.</translation>
    </message>
    <message>
        <source>When a box&apos;s last Initial Bet goes, its Bonus Bets go with it.</source>
        <translation>Apabila pertaruhan awal terakhir petak pergi, Bonus-nya pergi bersama.</translation>
    </message>
    <message>
        <source>When a box&apos;s last Initial Bet goes, its side Bets go with it.</source>
        <translation>Apabila pertaruhan awal terakhir petak pergi, side Bet-nya pergi bersama.</translation>
    </message>
    <message>
        <source>When cards are not Reconstructed.</source>
        <translation>Bila kad tidak disusun semula.</translation>
    </message>
    <message>
        <source>Which of two cards of one rank goes where is free.</source>
        <translation>Yang mana antara dua kad satu pangkat ke mana adalah bebas.</translation>
    </message>
    <message>
        <source>Who asks for it has his cards arranged by the House Way before the Banker&apos;s Hands are revealed; if that was forgotten, during settlement.</source>
        <translation>Yang memintanya disusun kadnya mengikut House Way sebelum Hand Banker didedahkan; jika terlupa, semasa penyelesaian.</translation>
    </message>
    <message>
        <source>Who decides a Hand has an open Bet in it: the Seated Player, else the highest of the others, of equals the one placed first. A Hand without an open Bet is out.</source>
        <translation>Yang memutuskan bagi Hand ada pertaruhan terbuka padanya: Pemain duduk, jika tidak yang tertinggi antara yang lain, antara yang sama yang diletak dahulu. Hand tanpa pertaruhan terbuka dikeluarkan.</translation>
    </message>
    <message>
        <source>Who decides a Hand has an open Bet in it: the Seated Player, else the highest of the others, of equals the one placed first. Who declined a Split Splits no Hand of the box. A Hand without an open Bet is out: a side Bet on it that its cards decide is settled, any other goes back.</source>
        <translation>Yang memutuskan bagi Hand ada pertaruhan terbuka padanya: Pemain duduk, jika tidak yang tertinggi antara yang lain, antara yang sama yang diletak dahulu. Yang menolak Split tidak Split mana-mana Hand petak itu. Hand tanpa pertaruhan terbuka dikeluarkan: side Bet padanya yang ditentukan kadnya diselesaikan, yang lain dipulangkan.</translation>
    </message>
    <message>
        <source>Who decides for a box sets its Hand or lays it: who sits there, else the highest Bet. Only by the House Way is set a further Hand of one Player, and a Hand of who sits elsewhere. What is neither set nor laid when the Dealer opens is one flag, and set by the House Way.</source>
        <translation>Yang memutuskan bagi petak menyusun Hand-nya atau meletaknya: yang duduk di situ, jika tidak pertaruhan tertinggi. Hanya mengikut House Way disusun Hand lain seorang Pemain, dan Hand yang duduk di tempat lain. Yang belum disusun atau diletak ketika Dealer membuka ialah satu bendera, dan disusun mengikut House Way.</translation>
    </message>
    <message>
        <source>Who does not follow a Split stays on the first Hand and is not asked again.</source>
        <translation>Yang tidak ikut Split kekal pada Hand pertama dan tidak ditanya lagi.</translation>
    </message>
    <message>
        <source>Who has 12 or more and wants no further card Stands.</source>
        <translation>Yang ada 12 atau lebih dan tidak mahu kad lagi Stand.</translation>
    </message>
    <message>
        <source>Who has 21 may draw no further card.</source>
        <translation>Yang ada 21 tidak boleh ambil kad lagi.</translation>
    </message>
    <message>
        <source>Who has bet less than the minimum on such a box wins or loses his whole Bet, without pro rata.</source>
        <translation>Yang bertaruh kurang daripada had minimum di petak itu menang atau kalah seluruh pertaruhannya, tanpa pro rata.</translation>
    </message>
    <message>
        <source>Who plays places an Initial Bet on its box.</source>
        <translation>Yang bermain meletak pertaruhan awal di petaknya.</translation>
    </message>
    <message>
        <source>Who plays places an Initial Bet; then, before the cards, he may bet on Player Pair, Under 13 and Over 13.</source>
        <translation>Yang bermain meletak pertaruhan awal; kemudian, sebelum kad, boleh bertaruh pada Player Pair, Under 13 dan Over 13.</translation>
    </message>
    <message>
        <source>With a natural on either side no third card is drawn.</source>
        <translation>Dengan natural di mana-mana pihak tiada kad ketiga.</translation>
    </message>
    <message>
        <source>Without a Pair or a Gong the Point Total ranks: King, Queen, Jack and Ten count 0, an Ace 1, other cards what they show; of the sum the tens are taken off. 9 is the highest and 0 the lowest. Appendix G lists them.</source>
        <translation>Tanpa Pair atau Gong jumlah mata menentukan: King, Queen, Jack dan Ten 0, Ace 1, kad lain seperti tertera; puluh ditolak daripada jumlah. 9 tertinggi dan 0 terendah. Lampiran G menyenaraikannya.</translation>
    </message>
    <message>
        <source>Without a pair, a 2 and an 8 are the High Hand, a Gong, and the other 2 cards the Low Hand.</source>
        <translation>Tanpa pair, satu 2 dan satu 8 ialah High Hand, Gong, dan 2 kad lain Low Hand.</translation>
    </message>
    <message>
        <source>`back` takes a `walk-away` back, until the next card or decision.</source>
        <translation>`back` menarik balik `walk-away`, hingga kad atau keputusan seterusnya.</translation>
    </message>
    <message>
        <source>`decide` settles the matter that it was reported for and no other; it is refused while a matter that only a Void resolves is open, and leaves choices, returns and decisions of other paragraphs as they are. Money that it moves is said in amounts (`adjust`), signed by the Shift Manager, and stands on the slip and in the net.</source>
        <translation>`decide` menyelesaikan perkara yang dilaporkan sahaja; ia ditolak selagi ada perkara terbuka yang hanya diselesaikan pembatalan, dan membiarkan pilihan, pemulangan dan keputusan perenggan lain. Wang yang digerakkannya dinyatakan amaunnya (`adjust`), ditandatangani Pengurus Syif, dan ada pada slip serta jumlah bersih.</translation>
    </message>
</context>
<context>
    <name>parts of slips</name>
    <message>
        <source>Accounting</source>
        <translation>Perakaunan</translation>
    </message>
    <message>
        <source>Cage</source>
        <translation>Kaunter juruwang</translation>
    </message>
    <message>
        <source>Chip bank</source>
        <translation>Bank cip</translation>
    </message>
    <message>
        <source>Drop box</source>
        <translation>Kotak drop</translation>
    </message>
    <message>
        <source>Restricted copy</source>
        <translation>Salinan terhad</translation>
    </message>
    <message>
        <source>Surveillance</source>
        <translation>Pengawasan</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Dulang</translation>
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
        <translation>Pemain</translation>
    </message>
    <message>
        <source>by PIN</source>
        <translation>dengan PIN</translation>
    </message>
    <message>
        <source>by a new PIN</source>
        <translation>dengan PIN baharu</translation>
    </message>
    <message>
        <source>by a new PIN after a recovery</source>
        <translation>dengan PIN baharu selepas pemulihan</translation>
    </message>
    <message>
        <source>by name</source>
        <translation>dengan nama</translation>
    </message>
</context>
<context>
    <name>pit</name>
    <message>
        <source>No table has been added</source>
        <translation>Tiada meja ditambah</translation>
    </message>
    <message>
        <source>The only table is complete to</source>
        <translation>Satu-satunya meja lengkap hingga</translation>
    </message>
    <message>
        <source>{whole} of {all} tables complete to {to}</source>
        <translation>{whole} daripada {all} meja lengkap hingga {to}</translation>
    </message>
    <message>
        <source>never heard of</source>
        <translation>tidak pernah didengar</translation>
    </message>
    <message>
        <source>{0} cards</source>
        <translation>{0} kad</translation>
    </message>
    <message>
        <source>reader away</source>
        <translation>pembaca tiada</translation>
    </message>
    <message>
        <source>reader</source>
        <translation>pembaca</translation>
    </message>
    <message>
        <source>printer: look</source>
        <translation>pencetak: lihat</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>pencetak</translation>
    </message>
    <message>
        <source>Rounds {rounds}, variances of the tray {tray}</source>
        <translation>Pusingan {rounds}, perbezaan dulang {tray}</translation>
    </message>
    <message>
        <source>Rounds {rounds} (corrected by {corrected}), variances of the tray {tray}</source>
        <translation>Pusingan {rounds} (dibetulkan {corrected}), perbezaan dulang {tray}</translation>
    </message>
    <message>
        <source>{name} since {time}</source>
        <translation>{name} sejak {time}</translation>
    </message>
    <message>
        <source>not open yet</source>
        <translation>belum dibuka</translation>
    </message>
    <message>
        <source>Bets</source>
        <translation>pertaruhan</translation>
    </message>
    <message>
        <source>settling</source>
        <translation>penyelesaian</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>selesai</translation>
    </message>
    <message>
        <source>void</source>
        <translation>batal</translation>
    </message>
    <message>
        <source>ruling</source>
        <translation>keputusan</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>dalam permainan</translation>
    </message>
    <message>
        <source>Round {number}: {stage}</source>
        <translation>Pusingan {number}: {stage}</translation>
    </message>
    <message>
        <source>{0} Rounds/h</source>
        <translation>{0} pusingan/jam</translation>
    </message>
    <message>
        <source>{table}: {what}</source>
        <translation>{table}: {what}</translation>
    </message>
    <message>
        <source>No table calls</source>
        <translation>Tiada meja memanggil</translation>
    </message>
    <message>
        <source>1 call</source>
        <translation>1 panggilan</translation>
    </message>
    <message>
        <source>{0} calls</source>
        <translation>{0} panggilan</translation>
    </message>
    <message>
        <source>Pit</source>
        <translation>Pit</translation>
    </message>
    <message>
        <source>Key of this page</source>
        <translation>Kunci halaman ini</translation>
    </message>
    <message>
        <source>Show the tables</source>
        <translation>Tunjukkan meja</translation>
    </message>
    <message>
        <source>This key is wrong.</source>
        <translation>Kunci ini salah.</translation>
    </message>
    <message>
        <source>The page&apos;s server does not answer.</source>
        <translation>Pelayan halaman ini tidak menjawab.</translation>
    </message>
    <message>
        <source>The line is cut: what is shown is old.</source>
        <translation>Talian terputus: apa yang ditunjukkan sudah lama.</translation>
    </message>
    <message>
        <source>The pit&apos;s server has not answered yet.</source>
        <translation>Pelayan pit belum menjawab.</translation>
    </message>
    <message>
        <source>The pit&apos;s server does not answer.</source>
        <translation>Pelayan pit tidak menjawab.</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>Bets are open</source>
        <translation>Pertaruhan dibuka</translation>
    </message>
    <message>
        <source>No more Bets</source>
        <translation>Tiada lagi pertaruhan</translation>
    </message>
    <message>
        <source>Between two Rounds</source>
        <translation>Antara dua pusingan</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>seri</translation>
    </message>
</context>
<context>
    <name>printers</name>
    <message>
        <source>The printer can&apos;t be reached.</source>
        <translation>Pencetak tidak dapat dihubungi.</translation>
    </message>
    <message>
        <source>Is it switched on and plugged in? Is its address right?</source>
        <translation>Adakah ia dihidupkan dan dipasang? Alamatnya betul?</translation>
    </message>
    <message>
        <source>This user may not use the printer.</source>
        <translation>Pengguna ini tidak boleh menggunakan pencetak.</translation>
    </message>
    <message>
        <source>Call the technician: the printer&apos;s rights must be changed.</source>
        <translation>Panggil juruteknik: hak pencetak mesti diubah.</translation>
    </message>
    <message>
        <source>Another program uses the printer.</source>
        <translation>Program lain menggunakan pencetak.</translation>
    </message>
    <message>
        <source>Close that program.</source>
        <translation>Tutup program itu.</translation>
    </message>
    <message>
        <source>The printer does not answer.</source>
        <translation>Pencetak tidak menjawab.</translation>
    </message>
    <message>
        <source>Look at its lamps. If it never answers, set confirms = false.</source>
        <translation>Lihat lampunya. Jika tidak pernah menjawab, tetapkan confirms = false.</translation>
    </message>
    <message>
        <source>The printer is off line.</source>
        <translation>Pencetak di luar talian.</translation>
    </message>
    <message>
        <source>Press its button for on line, or switch it off and on.</source>
        <translation>Tekan butang dalam taliannya, atau tutup dan hidupkan.</translation>
    </message>
    <message>
        <source>The printer&apos;s cover is open.</source>
        <translation>Penutup pencetak terbuka.</translation>
    </message>
    <message>
        <source>Close it.</source>
        <translation>Tutup.</translation>
    </message>
    <message>
        <source>The printer has no paper.</source>
        <translation>Pencetak tiada kertas.</translation>
    </message>
    <message>
        <source>Put a new roll in.</source>
        <translation>Pasang gulungan baharu.</translation>
    </message>
    <message>
        <source>The printer&apos;s cutter is jammed.</source>
        <translation>Pemotong pencetak tersekat.</translation>
    </message>
    <message>
        <source>Take the paper out and switch the printer off and on.</source>
        <translation>Keluarkan kertas, tutup dan hidupkan pencetak.</translation>
    </message>
    <message>
        <source>The printer reports an error.</source>
        <translation>Pencetak melaporkan ralat.</translation>
    </message>
    <message>
        <source>Switch it off and on; if that does not help, call the technician.</source>
        <translation>Tutup dan hidupkan; jika tidak berjaya, panggil juruteknik.</translation>
    </message>
    <message>
        <source>There is no printer at this address.</source>
        <translation>Tiada pencetak di alamat ini.</translation>
    </message>
    <message>
        <source>It is a plain file. Write folder: before a folder&apos;s path.</source>
        <translation>Ia fail biasa. Tulis folder: sebelum laluan folder.</translation>
    </message>
    <message>
        <source>CUPS has no such queue.</source>
        <translation>CUPS tiada baris gilir itu.</translation>
    </message>
    <message>
        <source>Set the queue up in CUPS, or name another.</source>
        <translation>Sediakan baris gilir dalam CUPS, atau namakan yang lain.</translation>
    </message>
    <message>
        <source>The printer&apos;s queue is stopped.</source>
        <translation>Baris gilir pencetak dihentikan.</translation>
    </message>
    <message>
        <source>Call the technician: cupsenable and cupsaccept start it.</source>
        <translation>Panggil juruteknik: cupsenable dan cupsaccept memulakannya.</translation>
    </message>
    <message>
        <source>The system&apos;s print service does not run.</source>
        <translation>Perkhidmatan cetak sistem tidak berjalan.</translation>
    </message>
    <message>
        <source>Call the technician: CUPS must be installed and started.</source>
        <translation>Panggil juruteknik: CUPS mesti dipasang dan dimulakan.</translation>
    </message>
    <message>
        <source>There is no such folder.</source>
        <translation>Tiada folder seperti itu.</translation>
    </message>
    <message>
        <source>Make the folder, or name another.</source>
        <translation>Buat folder itu, atau namakan yang lain.</translation>
    </message>
    <message>
        <source>The folder can&apos;t be written to.</source>
        <translation>Folder tidak boleh ditulis.</translation>
    </message>
    <message>
        <source>Is its disk full? May this user write there?</source>
        <translation>Cakera penuh? Bolehkah pengguna ini menulis di situ?</translation>
    </message>
</context>
<context>
    <name>protocols</name>
    <message>
        <source>Codes</source>
        <translation>Kod</translation>
    </message>
</context>
<context>
    <name>questions</name>
    <message>
        <source>Box {box} is not in play.</source>
        <translation>Petak {box} tidak dalam permainan.</translation>
    </message>
    <message>
        <source>Nobody can leave now: no Player decides for a box in play.</source>
        <translation>Tiada yang boleh pergi sekarang: tiada Pemain memutuskan bagi petak dalam permainan.</translation>
    </message>
</context>
<context>
    <name>reenact</name>
    <message>
        <source>Round {number}, before step 1 of {count}</source>
        <translation>Pusingan {number}, sebelum langkah 1 daripada {count}</translation>
    </message>
    <message>
        <source>Round {number}, step {at} of {count}</source>
        <translation>Pusingan {number}, langkah {at} daripada {count}</translation>
    </message>
    <message>
        <source>The Round is about to begin.</source>
        <translation>Pusingan akan bermula.</translation>
    </message>
    <message>
        <source>Past Round</source>
        <translation>Pusingan lepas</translation>
    </message>
    <message>
        <source>Refused: {line}. {why}</source>
        <translation>Ditolak: {line}. {why}</translation>
    </message>
    <message>
        <source>The cards were compared and confirmed</source>
        <translation>Kad dibandingkan dan disahkan</translation>
    </message>
    <message>
        <source>Device: {event}</source>
        <translation>Peranti: {event}</translation>
    </message>
    <message>
        <source>Card {number} was opened</source>
        <translation>Kad {number} dibuka</translation>
    </message>
</context>
<context>
    <name>refusals</name>
    <message>
        <source>A Round is open: settle it first.</source>
        <translation>Satu pusingan masih dibuka: selesaikan dahulu.</translation>
    </message>
    <message>
        <source>A badge code has 4 to 200 characters and no spaces.</source>
        <translation>Kod lencana ada 4 hingga 200 aksara tanpa ruang.</translation>
    </message>
    <message>
        <source>A box with the seal {seal} has left already.</source>
        <translation>Kotak bermeterai {seal} sudah keluar.</translation>
    </message>
    <message>
        <source>A drop box has left since: the buy-in {number} stands.</source>
        <translation>Satu kotak drop sudah dikeluarkan sejak itu: belian {number} kekal.</translation>
    </message>
    <message>
        <source>Another person must do this.</source>
        <translation>Orang lain mesti melakukan ini.</translation>
    </message>
    <message>
        <source>Exception {number} of session {session} is open.</source>
        <translation>Pengecualian {number} bagi sesi {session} masih dibuka.</translation>
    </message>
    <message>
        <source>No count has begun.</source>
        <translation>Kiraan belum bermula.</translation>
    </message>
    <message>
        <source>No drop box of session {session} has left the table.</source>
        <translation>Tiada kotak drop sesi {session} yang keluar dari meja.</translation>
    </message>
    <message>
        <source>Request {request} has a slip: void it.</source>
        <translation>Permohonan {request} sudah ada slip: batalkan slip itu.</translation>
    </message>
    <message>
        <source>Request {request} has no slip yet: cancel it.</source>
        <translation>Permohonan {request} belum ada slip: batalkan permohonan.</translation>
    </message>
    <message>
        <source>Request {request} is on its way: end it first.</source>
        <translation>Permohonan {request} sedang dihantar: siapkan dahulu.</translation>
    </message>
    <message>
        <source>Request {request}: the next step is {step}.</source>
        <translation>Permohonan {request}: langkah seterusnya ialah {step}.</translation>
    </message>
    <message>
        <source>Say how many chips.</source>
        <translation>Nyatakan bilangan cip.</translation>
    </message>
    <message>
        <source>Say how much, and who gives it.</source>
        <translation>Nyatakan berapa, dan siapa yang memberinya.</translation>
    </message>
    <message>
        <source>Say which box: {seals} wait for their count.</source>
        <translation>Nyatakan kotak mana: {seals} menunggu kiraan.</translation>
    </message>
    <message>
        <source>Say whose payout is put right, and by how much.</source>
        <translation>Nyatakan bayaran siapa dibetulkan, dan berapa.</translation>
    </message>
    <message>
        <source>Say why.</source>
        <translation>Nyatakan sebabnya.</translation>
    </message>
    <message>
        <source>Session {session} has been reconciled already.</source>
        <translation>Sesi {session} sudah diselaraskan.</translation>
    </message>
    <message>
        <source>Session {session} has no closer yet: count the next opener first.</source>
        <translation>Sesi {session} belum ada kiraan tutup: kira dahulu kiraan buka yang berikut.</translation>
    </message>
    <message>
        <source>Session {session} has not been reconciled.</source>
        <translation>Sesi {session} belum diselaraskan.</translation>
    </message>
    <message>
        <source>The tray can&apos;t hold such a number of chips of {of}.</source>
        <translation>Itu bukan bilangan cip {of} yang boleh ada dalam dulang.</translation>
    </message>
    <message>
        <source>The box {seal} has been counted already.</source>
        <translation>Kotak {seal} sudah dikira.</translation>
    </message>
    <message>
        <source>The box {seal} is none of session {session}.</source>
        <translation>Kotak {seal} bukan milik sesi {session}.</translation>
    </message>
    <message>
        <source>The chips have left: once they are here, make a {other} against it.</source>
        <translation>Cip sudah dihantar: apabila tiba, buat {other} untuk membalasnya.</translation>
    </message>
    <message>
        <source>The chips of request {request} do not fit their slip: send them back.</source>
        <translation>Cip permohonan {request} tidak sepadan dengan slip: hantar balik.</translation>
    </message>
    <message>
        <source>The chips of request {request} fit their slip.</source>
        <translation>Cip permohonan {request} sepadan dengan slip.</translation>
    </message>
    <message>
        <source>The chips of request {request} have not moved: void it or send them back.</source>
        <translation>Cip permohonan {request} belum bergerak: batalkan atau hantar balik.</translation>
    </message>
    <message>
        <source>The drop is counted once the table is closed.</source>
        <translation>Drop dikira selepas meja ditutup.</translation>
    </message>
    <message>
        <source>The drop of session {session} has not been counted.</source>
        <translation>Drop sesi {session} belum dikira.</translation>
    </message>
    <message>
        <source>The last Shift Manager can&apos;t be disabled.</source>
        <translation>Pengurus Syif yang terakhir tidak boleh dinyahdayakan.</translation>
    </message>
    <message>
        <source>The pit&apos;s desk has not confirmed the staff register for too long: a Shift Manager signs for it first.</source>
        <translation>Meja pit terlalu lama tidak mengesahkan daftar staf: Pengurus Syif menandatanganinya dahulu.</translation>
    </message>
    <message>
        <source>The pit&apos;s desk keeps the staff register: set your PIN there.</source>
        <translation>Meja pit menyimpan daftar staf: tetapkan PIN anda di sana.</translation>
    </message>
    <message>
        <source>The register has this name already.</source>
        <translation>Nama ini sudah ada dalam daftar.</translation>
    </message>
    <message>
        <source>1 second</source>
        <translation>1 saat</translation>
    </message>
    <message>
        <source>A name has letters, spaces, &apos; - and ., at most 40 in all.</source>
        <translation>Nama ada huruf, ruang, &apos; - dan ., paling banyak 40.</translation>
    </message>
    <message>
        <source>A new PIN has {digits} to 8 digits.</source>
        <translation>PIN baharu ada {digits} hingga 8 digit.</translation>
    </message>
    <message>
        <source>A trainee does not deal at a live table.</source>
        <translation>Pelatih tidak mengagih di meja sebenar.</translation>
    </message>
    <message>
        <source>Nobody approves his own act: another person must sign (house ruling {paragraph}).</source>
        <translation>Tiada sesiapa meluluskan tindakannya sendiri: orang lain mesti tandatangan (peraturan kasino {paragraph}).</translation>
    </message>
    <message>
        <source>Nobody of this name is in the staff register.</source>
        <translation>Nama ini tiada dalam daftar kakitangan.</translation>
    </message>
    <message>
        <source>Signed in at table {table}. Sign out there first.</source>
        <translation>Sudah log masuk di meja {table}. Log keluar di sana dahulu.</translation>
    </message>
    <message>
        <source>That is the old PIN. Choose another.</source>
        <translation>Itu PIN lama. Pilih yang lain.</translation>
    </message>
    <message>
        <source>The drop of session {session} has been counted already.</source>
        <translation>Drop sesi {session} sudah dikira.</translation>
    </message>
    <message>
        <source>The drop of this session has been counted already.</source>
        <translation>Drop sesi ini sudah dikira.</translation>
    </message>
    <message>
        <source>The staff register was changed for this person: a Shift Manager signs for that first.</source>
        <translation>Daftar kakitangan diubah untuk orang ini: Pengurus Syif tandatangan dahulu.</translation>
    </message>
    <message>
        <source>The table is closed: only its drop can be counted, or the table opened again.</source>
        <translation>Meja sudah ditutup: hanya drop boleh dikira, atau meja dibuka semula.</translation>
    </message>
    <message>
        <source>The table is not open: count the opener first.</source>
        <translation>Meja belum dibuka: kira kiraan buka dahulu.</translation>
    </message>
    <message>
        <source>The table is open already.</source>
        <translation>Meja sudah dibuka.</translation>
    </message>
    <message>
        <source>The table was closed by force: a Table Games Shift Manager must allow its opening.</source>
        <translation>Meja ditutup secara paksa: Pengurus Syif Permainan Meja mesti membenarkan pembukaannya.</translation>
    </message>
    <message>
        <source>The table was not closed by force.</source>
        <translation>Meja tidak ditutup secara paksa.</translation>
    </message>
    <message>
        <source>The tray holds {float} by the books: {asked} is more than that.</source>
        <translation>Menurut buku, dulang ada {float}: {asked} melebihinya.</translation>
    </message>
    <message>
        <source>The tray is being counted: end the count first.</source>
        <translation>Dulang sedang dikira: tamatkan kiraan dahulu.</translation>
    </message>
    <message>
        <source>The {kind} {number} is void already.</source>
        <translation>{kind} {number} sudah dibatalkan.</translation>
    </message>
    <message>
        <source>There is no closed session {session} that is not final.</source>
        <translation>Tiada sesi tertutup {session} yang belum muktamad.</translation>
    </message>
    <message>
        <source>There is no fill or credit of request {request} on its way.</source>
        <translation>Tiada tambahan atau pulangan bagi permohonan {request} dalam perjalanan.</translation>
    </message>
    <message>
        <source>There is no open exception {number}.</source>
        <translation>Tiada pengecualian {number} yang dibuka.</translation>
    </message>
    <message>
        <source>There is no settlement {number}.</source>
        <translation>Tiada penyelesaian {number}.</translation>
    </message>
    <message>
        <source>There is no {kind} {number} in this session.</source>
        <translation>Tiada {kind} {number} dalam sesi ini.</translation>
    </message>
    <message>
        <source>This PIN is for one use: a PIN of one&apos;s own must be set first.</source>
        <translation>PIN ini untuk sekali guna: tetapkan PIN sendiri dahulu.</translation>
    </message>
    <message>
        <source>This PIN is wrong.</source>
        <translation>PIN ini salah.</translation>
    </message>
    <message>
        <source>This badge is another person&apos;s.</source>
        <translation>Lencana ini milik orang lain.</translation>
    </message>
    <message>
        <source>This is about the person himself: another must sign.</source>
        <translation>Ini tentang orang itu sendiri: orang lain mesti tandatangan.</translation>
    </message>
    <message>
        <source>This person&apos;s role is too low for this.</source>
        <translation>Jawatan orang ini terlalu rendah untuk ini.</translation>
    </message>
    <message>
        <source>Too many wrong tries. Try again in {wait}.</source>
        <translation>Terlalu banyak cubaan salah. Cuba lagi dalam {wait}.</translation>
    </message>
    <message>
        <source>What the register has on this person was changed by something else than this program: another Shift Manager signs for it first.</source>
        <translation>Maklumat orang ini dalam daftar diubah oleh sesuatu selain program ini: Pengurus Syif lain tandatangan dahulu.</translation>
    </message>
    <message>
        <source>This is for the {role}.</source>
        <translation>Ini untuk {role}.</translation>
    </message>
    <message>
        <source>This person may no longer sign in.</source>
        <translation>Orang ini tidak boleh log masuk lagi.</translation>
    </message>
    <message>
        <source>This person signs with a PIN.</source>
        <translation>Orang ini menandatangani dengan PIN.</translation>
    </message>
    <message>
        <source>Too easy to guess: no repeated digits, no sequence like 1234.</source>
        <translation>Terlalu mudah diteka: tiada digit berulang, tiada turutan seperti 1234.</translation>
    </message>
    <message>
        <source>Write the seal of the box.</source>
        <translation>Tulis meterai kotak.</translation>
    </message>
    <message>
        <source>{brought} is brought and {given} is given.</source>
        <translation>{brought} dibawa dan {given} diberi.</translation>
    </message>
    <message>
        <source>{count} minutes</source>
        <translation>{count} minit</translation>
    </message>
    <message>
        <source>{count} seconds</source>
        <translation>{count} saat</translation>
    </message>
    <message>
        <source>{name} has signed for this as {role}: another person must do this.</source>
        <translation>{name} sudah tandatangan sebagai {role}: orang lain mesti melakukan ini.</translation>
    </message>
</context>
<context>
    <name>replay</name>
    <message>
        <source>1 box</source>
        <translation>1 petak</translation>
    </message>
    <message>
        <source>1 deck</source>
        <translation>1 dek</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Bersih</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Seterusnya</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fasa</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Penyelesaian</translation>
    </message>
    <message>
        <source>The table&apos;s money</source>
        <translation>Wang meja</translation>
    </message>
    <message>
        <source>box</source>
        <translation>petak</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>tanda</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>tiada kad</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>makluman</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>ditolak</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>dipulangkan</translation>
    </message>
    <message>
        <source>won</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>{0} boxes</source>
        <translation>{0} petak</translation>
    </message>
    <message>
        <source>{0} decks</source>
        <translation>{0} dek</translation>
    </message>
</context>
<context>
    <name>report</name>
    <message>
        <source>Only one was read: {0}</source>
        <translation>Satu sahaja dibaca: {0}</translation>
    </message>
    <message>
        <source>Neither was read</source>
        <translation>Tiada satu pun dibaca</translation>
    </message>
    <message>
        <source>Both were read: {0}</source>
        <translation>Kedua-dua dibaca: {0}</translation>
    </message>
    <message>
        <source>depends on what is reported</source>
        <translation>bergantung pada laporan</translation>
    </message>
    <message>
        <source>stops the Round</source>
        <translation>menghentikan pusingan</translation>
    </message>
    <message>
        <source>is only noted</source>
        <translation>dicatat sahaja</translation>
    </message>
    <message>
        <source>Cards dealt wrongly</source>
        <translation>Kad salah agih</translation>
    </message>
    <message>
        <source>A card to a box without a Bet</source>
        <translation>Kad ke petak tanpa pertaruhan</translation>
    </message>
    <message>
        <source>Two cards came at once</source>
        <translation>Dua kad keluar serentak</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe</source>
        <translation>Kad terbuka dalam shoe</translation>
    </message>
    <message>
        <source>Cards were exposed</source>
        <translation>Kad terdedah</translation>
    </message>
    <message>
        <source>A Hand with the wrong number of cards</source>
        <translation>Hand dengan bilangan kad salah</translation>
    </message>
    <message>
        <source>A further Hand was examined</source>
        <translation>Hand lain dilihat</translation>
    </message>
    <message>
        <source>A foreign card</source>
        <translation>Kad asing</translation>
    </message>
    <message>
        <source>Cards missing or too many</source>
        <translation>Kad kurang atau lebih</translation>
    </message>
    <message>
        <source>The cards run out</source>
        <translation>Kad habis</translation>
    </message>
    <message>
        <source>The cards were not shuffled</source>
        <translation>Kad tidak dikocok</translation>
    </message>
    <message>
        <source>A technical interruption</source>
        <translation>Gangguan teknikal</translation>
    </message>
    <message>
        <source>Something the rules do not cover</source>
        <translation>Perkara di luar peraturan</translation>
    </message>
    <message>
        <source>A card no Hand was due</source>
        <translation>Kad tidak patut diagih</translation>
    </message>
    <message>
        <source>A card after the last Hand</source>
        <translation>Kad selepas Hand terakhir</translation>
    </message>
    <message>
        <source>One card too many of its kind</source>
        <translation>Satu kad terlebih jenisnya</translation>
    </message>
    <message>
        <source>A misread card</source>
        <translation>Kad salah dibaca</translation>
    </message>
    <message>
        <source>A card that was not a Hit</source>
        <translation>Kad yang bukan Hit</translation>
    </message>
    <message>
        <source>A settlement was reopened</source>
        <translation>Penyelesaian dibuka semula</translation>
    </message>
    <message>
        <source>A wrong PIN</source>
        <translation>PIN salah</translation>
    </message>
    <message>
        <source>A lock-out after wrong PINs</source>
        <translation>Dikunci selepas PIN salah</translation>
    </message>
    <message>
        <source>A lock-out that was ended</source>
        <translation>Kuncian ditamatkan</translation>
    </message>
</context>
<context>
    <name>resettle command</name>
    <message>
        <source>NOT COMPARED: {what}</source>
        <translation>TIDAK DIBANDINGKAN: {what}</translation>
    </message>
    <message>
        <source>Round {round_no}, box {box}, Hand {hand}, {player}, {bet}: {was}, now {now}: {how}</source>
        <translation>Pusingan {round_no}, petak {box}, Hand {hand}, {player}, {bet}: dahulu {was}, kini {now}: {how}</translation>
    </message>
    <message>
        <source>Table {table}: {rounds} Rounds settled again, {bets} Bets otherwise</source>
        <translation>Meja {table}: {rounds} pusingan diselesaikan semula, {bets} pertaruhan berbeza</translation>
    </message>
    <message>
        <source>left out: {what}</source>
        <translation>ditinggalkan: {what}</translation>
    </message>
    <message>
        <source>paid too little by {owed}</source>
        <translation>terkurang bayar {owed}</translation>
    </message>
    <message>
        <source>paid too little {under}, paid too much {over}</source>
        <translation>terkurang bayar {under}, terlebih bayar {over}</translation>
    </message>
    <message>
        <source>paid too much by {owed}</source>
        <translation>terlebih bayar {owed}</translation>
    </message>
</context>
<context>
    <name>resettling</name>
    <message>
        <source>Round {round_no}: a Round of {game}</source>
        <translation>Pusingan {round_no}: pusingan {game}</translation>
    </message>
    <message>
        <source>Round {round_no}: it would not be over</source>
        <translation>Pusingan {round_no}: ia tidak akan tamat</translation>
    </message>
    <message>
        <source>Round {round_no}: played without amounts</source>
        <translation>Pusingan {round_no}: dimainkan tanpa jumlah</translation>
    </message>
    <message>
        <source>Round {round_no}: {command!r} is refused (entry {entry}): {why}</source>
        <translation>Pusingan {round_no}: {command!r} ditolak (catatan {entry}): {why}</translation>
    </message>
    <message>
        <source>Round {round_no}: {phase}</source>
        <translation>Pusingan {round_no}: {phase}</translation>
    </message>
    <message>
        <source>still open</source>
        <translation>masih terbuka</translation>
    </message>
    <message>
        <source>void</source>
        <translation>batal</translation>
    </message>
</context>
<context>
    <name>roles</name>
    <message>
        <source>Trainee</source>
        <translation>Pelatih</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Pit Supervisor</source>
        <translation>Penyelia Pit</translation>
    </message>
    <message>
        <source>Pit Manager</source>
        <translation>Pengurus Pit</translation>
    </message>
    <message>
        <source>Shift Manager</source>
        <translation>Pengurus Syif</translation>
    </message>
    <message>
        <source>Cashier</source>
        <translation>Juruwang</translation>
    </message>
    <message>
        <source>Runner</source>
        <translation>Penghantar cip</translation>
    </message>
    <message>
        <source>Count team</source>
        <translation>Pasukan kiraan</translation>
    </message>
    <message>
        <source>Accounting</source>
        <translation>Perakaunan</translation>
    </message>
    <message>
        <source>Table Games Shift Manager</source>
        <translation>Pengurus Syif Permainan Meja</translation>
    </message>
</context>
<context>
    <name>rules</name>
    <message>
        <source> (Hand {hand})</source>
        <translation> (Hand {hand})</translation>
    </message>
    <message>
        <source>; the next card is the {card}</source>
        <translation>; kad berikut ialah {card}</translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} below the minimum was not noticed: it stands.</source>
        <translation>Pertaruhan {player} di petak {box} di bawah minimum tidak disedari: ia kekal.</translation>
    </message>
    <message>
        <source>A Bet of {player} on box {box} lay there at the close and was not noticed: it stands.</source>
        <translation>Pertaruhan {player} di petak {box} ada semasa penutupan dan tidak disedari: ia kekal.</translation>
    </message>
    <message>
        <source>A Blackjack is not Surrendered (box {box}).</source>
        <translation>Blackjack tidak boleh Surrender (petak {box}).</translation>
    </message>
    <message>
        <source>A box is Split into at most {most} Hands.</source>
        <translation>Satu petak di-Split kepada paling banyak {most} Hand.</translation>
    </message>
    <message>
        <source>A card is due to box {box} first.</source>
        <translation>Petak {box} mesti menerima kad dahulu.</translation>
    </message>
    <message>
        <source>A card lay face up in the shoe: it is the next card.</source>
        <translation>Ada kad terbuka dalam shoe: ia kad yang berikut.</translation>
    </message>
    <message>
        <source>A card that does not belong to the set was found.</source>
        <translation>Kad yang bukan milik set ini dijumpai.</translation>
    </message>
    <message>
        <source>A card was dealt to box {box}, on which there is no Bet.</source>
        <translation>Satu kad diagih ke petak {box} yang tiada pertaruhan.</translation>
    </message>
    <message>
        <source>A dealing error was reported.</source>
        <translation>Kesilapan agihan telah dilaporkan.</translation>
    </message>
    <message>
        <source>A foreign card was found: first put in a new shoe, or have a Pit Supervisor sign that the cards are in order.</source>
        <translation>Kad asing dijumpai: pasang shoe baharu dahulu, atau minta Penyelia Pit tandatangan bahawa kad teratur.</translation>
    </message>
    <message>
        <source>A settlement has paid or taken Bets: the cards can no longer be Reconstructed.</source>
        <translation>Penyelesaian sudah membayar atau mengutip: kad tidak boleh disusun semula lagi.</translation>
    </message>
    <message>
        <source>A supervisor has acted on this error: the Pit Supervisor or above says where its card lies.</source>
        <translation>Penyelia sudah bertindak atas kesilapan ini: Penyelia Pit atau ke atas menentukan tempat kadnya.</translation>
    </message>
    <message>
        <source>A total of {total} must draw: no Stand below 12.</source>
        <translation>Jumlah {total} mesti ambil kad: tiada Stand di bawah 12.</translation>
    </message>
    <message>
        <source>All is decided: the {role} resumes the Round.</source>
        <translation>Semua sudah diputuskan: {role} menyambung pusingan.</translation>
    </message>
    <message>
        <source>An irregularity is open: the Round waits until it is resolved.</source>
        <translation>Ada kejadian belum selesai: pusingan menunggu keputusan.</translation>
    </message>
    <message>
        <source>An open irregularity makes the Round Void under {under}: no decision replaces that.</source>
        <translation>Kejadian terbuka membatalkan pusingan di bawah {under}: tiada keputusan boleh menggantikannya.</translation>
    </message>
    <message>
        <source>Announce the Round and let the Players bet.</source>
        <translation>Umumkan pusingan dan biarkan Pemain bertaruh.</translation>
    </message>
    <message>
        <source>Any Surrender? Then deal on{held}.</source>
        <translation>Ada Surrender? Kemudian terus agih{held}.</translation>
    </message>
    <message>
        <source>Ask box {box}{hand} with {total}{held}.</source>
        <translation>Tanya petak {box}{hand}: {total}{held}.</translation>
    </message>
    <message>
        <source>Ask {waiting}: play on, or the Bet back.</source>
        <translation>Tanya {waiting}: teruskan, atau pulangkan pertaruhan.</translation>
    </message>
    <message>
        <source>Banker {banker}, Player {player}. Box by box from your right: take, then pay.</source>
        <translation>Banker {banker}, Player {player}. Petak demi petak dari kanan: kutip, kemudian bayar.</translation>
    </message>
    <message>
        <source>Both have {total}. Box by box from your right: take, then pay; Banker and Player stand off.</source>
        <translation>Kedua-dua {total}. Petak demi petak dari kanan: kutip, kemudian bayar; Banker dan Player seri.</translation>
    </message>
    <message>
        <source>Box {box}</source>
        <translation>Petak {box}</translation>
    </message>
    <message>
        <source>Box {box} had been set wrongly: it is set again by the House Way.</source>
        <translation>Petak {box} tersusun salah: disusun semula ikut House Way.</translation>
    </message>
    <message>
        <source>Box {box} had stood before card {number}: a later card or decision was not due.</source>
        <translation>Petak {box} sudah Stand sebelum kad {number}: kad atau keputusan kemudian tidak patut ada.</translation>
    </message>
    <message>
        <source>Box {box} had stood before the {card} was drawn; the table first took it for a Hit.</source>
        <translation>Petak {box} sudah Stand sebelum {card} diambil; meja pada mulanya menganggapnya Hit.</translation>
    </message>
    <message>
        <source>Box {box} has an Initial Bet: a card there is not misplaced.</source>
        <translation>Petak {box} ada pertaruhan awal: kad di situ tidak tersilap tempat.</translation>
    </message>
    <message>
        <source>Box {box} has no Blackjack.</source>
        <translation>Petak {box} tiada Blackjack.</translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play to report this on.</source>
        <translation>Petak {box} tiada Hand dalam permainan untuk dilaporkan.</translation>
    </message>
    <message>
        <source>Box {box} has no Hand in play.</source>
        <translation>Petak {box} tiada Hand dalam permainan.</translation>
    </message>
    <message>
        <source>Box {box} holds more than {maximum}: its Bets count pro rata.</source>
        <translation>Petak {box} melebihi {maximum}: pertaruhannya dikira pro rata.</translation>
    </message>
    <message>
        <source>Box {box} is full: its maximum lies on it, and no Bet can be added.</source>
        <translation>Petak {box} penuh: had maksimum sudah ada, tiada pertaruhan boleh ditambah.</translation>
    </message>
    <message>
        <source>Box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>Petak {box} kurang {missing} daripada had minimum: tambah atau tarik balik.</translation>
    </message>
    <message>
        <source>Box {box} was called the other way round: the higher half is the High Hand.</source>
        <translation>Petak {box} disebut terbalik: separuh yang lebih tinggi ialah High Hand.</translation>
    </message>
    <message>
        <source>Box {box} was dealt a wrong number of cards.</source>
        <translation>Petak {box} diagih bilangan kad yang salah.</translation>
    </message>
    <message>
        <source>Box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>Petak {box} akan melebihi had maksimum: pertaruhan ini paling banyak {room}.</translation>
    </message>
    <message>
        <source>Box {box}: {what} was taken back before the next card.</source>
        <translation>Petak {box}: {what} ditarik balik sebelum kad berikut.</translation>
    </message>
    <message>
        <source>Box {box}{hand} has {total}: ask, and warn before a Hit{held}.</source>
        <translation>Petak {box}{hand} ada {total}: tanya, dan ingatkan sebelum Hit{held}.</translation>
    </message>
    <message>
        <source>Box {box}{hand}: {total}. {choices}{held}.</source>
        <translation>Petak {box}{hand}: {total}. {choices}{held}.</translation>
    </message>
    <message>
        <source>Call the {role}: a settlement bars the Reconstruction; the cards are discarded.</source>
        <translation>Panggil {role}: penyelesaian menghalang penyusunan semula; kad dibuang.</translation>
    </message>
    <message>
        <source>Card {number} had not come: nobody missed it.</source>
        <translation>Kad {number} belum keluar: tiada yang tertinggal.</translation>
    </message>
    <message>
        <source>Card {number} in {hand} was not read: say what it is as you open the Hand.</source>
        <translation>Kad {number} dalam {hand} tidak dibaca: nyatakan kad itu semasa Hand dibuka.</translation>
    </message>
    <message>
        <source>Card {number} is not one that the table took for a Hit.</source>
        <translation>Kad {number} bukan kad yang dianggap Hit oleh meja.</translation>
    </message>
    <message>
        <source>Card {number} lies face down: nobody looks at it before the rules open its Hand.</source>
        <translation>Kad {number} tertutup: tiada sesiapa melihatnya sebelum peraturan membuka Hand.</translation>
    </message>
    <message>
        <source>Card {number} of this Round had come before: more cards than the deck holds, or a foreign card, 5.5.1.</source>
        <translation>Kad {number} pusingan ini sudah keluar sebelumnya: lebih daripada isi dek, atau kad asing, 5.5.1.</translation>
    </message>
    <message>
        <source>Card {number} of this Round was drawn and no Hand was due a card: a dealing error.</source>
        <translation>Kad {number} pusingan ini diambil tetapi tiada Hand perlu kad: kesilapan agihan.</translation>
    </message>
    <message>
        <source>Card {number} of this Round was really another one: a decision would not have been allowed.</source>
        <translation>Kad {number} pusingan ini sebenarnya kad lain: satu keputusan tidak patut dibenarkan.</translation>
    </message>
    <message>
        <source>Card {number} was read.</source>
        <translation>Kad {number} telah dibaca.</translation>
    </message>
    <message>
        <source>Card {number} was really {card}: a later card or decision was not due.</source>
        <translation>Kad {number} sebenarnya {card}: kad atau keputusan kemudian tidak patut ada.</translation>
    </message>
    <message>
        <source>Cards are missing or in excess.</source>
        <translation>Kad kurang atau lebih.</translation>
    </message>
    <message>
        <source>Cards were exposed.</source>
        <translation>Kad terdedah.</translation>
    </message>
    <message>
        <source>Cards {number} and {next} of this Round came at once and their order is unknown.</source>
        <translation>Kad {number} dan {next} pusingan ini keluar serentak dan turutannya tidak diketahui.</translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay.</source>
        <translation>Bandingkan petak demi petak dari kanan: kutip, kemudian bayar.</translation>
    </message>
    <message>
        <source>Compare box by box from your right: take, then pay. Equal points: {beats}.</source>
        <translation>Bandingkan petak demi petak dari kanan: kutip, kemudian bayar. Mata sama: {beats}.</translation>
    </message>
    <message>
        <source>Deal a card, face down, to box {box}.</source>
        <translation>Agihkan satu kad tertutup ke petak {box}.</translation>
    </message>
    <message>
        <source>Deal a card, face down, to yourself.</source>
        <translation>Agihkan satu kad tertutup kepada Dealer.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to box {box}.</source>
        <translation>Agihkan satu kad terbuka ke petak {box}.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Banker.</source>
        <translation>Agihkan satu kad terbuka kepada Banker.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to the Player.</source>
        <translation>Agihkan satu kad terbuka kepada Player.</translation>
    </message>
    <message>
        <source>Deal a card, face up, to yourself.</source>
        <translation>Agihkan satu kad terbuka kepada Dealer.</translation>
    </message>
    <message>
        <source>Deal on</source>
        <translation>Terus agih</translation>
    </message>
    <message>
        <source>Deal on{held}.</source>
        <translation>Terus agih{held}.</translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to box {box}.</source>
        <translation>Agihkan set empat kad tertutup ke petak {box}.</translation>
    </message>
    <message>
        <source>Deal the set of four, face down, to yourself.</source>
        <translation>Agihkan set empat kad tertutup kepada Dealer.</translation>
    </message>
    <message>
        <source>Decide whether the cards can be Reconstructed; else the Hand is removed.</source>
        <translation>Putuskan sama ada kad boleh disusun semula; jika tidak, Hand dikeluarkan.</translation>
    </message>
    <message>
        <source>Decisions since card {number} no longer fit: report the dealing error.</source>
        <translation>Keputusan selepas kad {number} tidak lagi sesuai: laporkan kesilapan agihan.</translation>
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
        <translation>Double Down untuk dua kad pertama sahaja.</translation>
    </message>
    <message>
        <source>Draw a card for box {box}{hand}.</source>
        <translation>Ambil satu kad untuk petak {box}{hand}.</translation>
    </message>
    <message>
        <source>Draw for yourself onto {total}: a side Bet depends on your Hand.</source>
        <translation>Dealer {total}: ambil kad; satu side Bet bergantung pada Hand Dealer.</translation>
    </message>
    <message>
        <source>Draw the one card of the Double Down for box {box}{hand}.</source>
        <translation>Ambil satu kad Double Down untuk petak {box}{hand}.</translation>
    </message>
    <message>
        <source>Draw the second card for box {box}{hand}.</source>
        <translation>Ambil kad kedua untuk petak {box}{hand}.</translation>
    </message>
    <message>
        <source>Enter the Bets, then announce and close.</source>
        <translation>Masukkan pertaruhan, umumkan, kemudian tutup.</translation>
    </message>
    <message>
        <source>Even Money</source>
        <translation>Even Money</translation>
    </message>
    <message>
        <source>Even Money is asked for after the Initial Deal and before any further card.</source>
        <translation>Even Money diminta selepas agihan awal dan sebelum kad lain.</translation>
    </message>
    <message>
        <source>Even Money is offered only against the Dealer&apos;s Ace.</source>
        <translation>Even Money hanya ditawarkan jika Dealer ada Ace.</translation>
    </message>
    <message>
        <source>Every Bet was returned: end the Round.</source>
        <translation>Semua pertaruhan dipulangkan: tamatkan pusingan.</translation>
    </message>
    <message>
        <source>Every Hand that was reported is judged already.</source>
        <translation>Semua Hand yang dilaporkan sudah diputuskan.</translation>
    </message>
    <message>
        <source>First open each Hand that was laid and say what was Low: box {boxes}.</source>
        <translation>Buka dahulu setiap Hand yang diletak dan nyatakan Low: petak {boxes}.</translation>
    </message>
    <message>
        <source>First set by the House Way what is not set yet: box {boxes}.</source>
        <translation>Susun dahulu ikut House Way yang belum disusun: petak {boxes}.</translation>
    </message>
    <message>
        <source>Found Bets are accepted after the close and before the first card.</source>
        <translation>Pertaruhan yang dijumpai diterima selepas penutupan dan sebelum kad pertama.</translation>
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
        <translation>Insurance diletak selepas agihan awal dan sebelum kad lain.</translation>
    </message>
    <message>
        <source>Insurance is offered only against the Dealer&apos;s Ace.</source>
        <translation>Insurance hanya ditawarkan jika Dealer ada Ace.</translation>
    </message>
    <message>
        <source>It is not asked now whether that card comes first.</source>
        <translation>Tidak ditanya sekarang sama ada kad itu dahulu.</translation>
    </message>
    <message>
        <source>It is too late to Surrender box {box}.</source>
        <translation>Sudah lewat untuk Surrender petak {box}.</translation>
    </message>
    <message>
        <source>Judge whether the Hand was examined intentionally.</source>
        <translation>Putuskan sama ada Hand dilihat dengan sengaja.</translation>
    </message>
    <message>
        <source>Let the Players view, set and lay their cards: {boxes}. If a Player asks, set by the House Way.</source>
        <translation>Biarkan Pemain melihat, menyusun dan meletak kad: {boxes}. Jika diminta, susun ikut House Way.</translation>
    </message>
    <message>
        <source>Low and High</source>
        <translation>Low dan High</translation>
    </message>
    <message>
        <source>Money moves outside the rules only after a decision of the Shift Manager in this Round.</source>
        <translation>Wang di luar peraturan hanya bergerak selepas keputusan Pengurus Syif dalam pusingan ini.</translation>
    </message>
    <message>
        <source>No Bet is left that the Dealer&apos;s Hand decides: it is not opened.</source>
        <translation>Tiada lagi pertaruhan yang bergantung pada Hand Dealer: ia tidak dibuka.</translation>
    </message>
    <message>
        <source>No Hand is due a card {number} face down now.</source>
        <translation>Tiada Hand perlu kad tertutup {number} sekarang.</translation>
    </message>
    <message>
        <source>No Player may look at these: set by the House Way {boxes}.</source>
        <translation>Pemain tidak boleh melihat ini: susun ikut House Way {boxes}.</translation>
    </message>
    <message>
        <source>No Player&apos;s decision is awaited now.</source>
        <translation>Tiada keputusan Pemain ditunggu sekarang.</translation>
    </message>
    <message>
        <source>No Round of play is open to report on.</source>
        <translation>Tiada pusingan dibuka untuk dilaporkan.</translation>
    </message>
    <message>
        <source>No Round of play is open: announce “Place your Bets, please” first.</source>
        <translation>Tiada pusingan dibuka: umumkan “Place your Bets, please” dahulu.</translation>
    </message>
    <message>
        <source>No box has an Initial Bet, so there is nobody to deal to.</source>
        <translation>Tiada petak ada pertaruhan awal, jadi tiada penerima kad.</translation>
    </message>
    <message>
        <source>No irregularity is open.</source>
        <translation>Tiada kejadian dibuka.</translation>
    </message>
    <message>
        <source>No leaving of box {box} can be taken back: nobody has left it since the last card or decision.</source>
        <translation>Tiada pemergian dari petak {box} boleh ditarik balik: tiada yang pergi sejak kad atau keputusan terakhir.</translation>
    </message>
    <message>
        <source>No open irregularity lets the Round be Voided under {under}.</source>
        <translation>Tiada kejadian terbuka membenarkan pusingan dibatalkan di bawah {under}.</translation>
    </message>
    <message>
        <source>No report is open that could be retracted.</source>
        <translation>Tiada laporan terbuka untuk ditarik balik.</translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House plays it.</source>
        <translation>Hanya {player} ada pertaruhan di petak {box}: jika {player} sudah pergi, pihak kasino bermain.</translation>
    </message>
    <message>
        <source>Nobody but {player} has a Bet on box {box}: if {player} has left, the House sets the Hand.</source>
        <translation>Hanya {player} ada pertaruhan di petak {box}: jika {player} sudah pergi, pihak kasino menyusun.</translation>
    </message>
    <message>
        <source>Nobody has bet, so there is nothing to deal for.</source>
        <translation>Tiada yang bertaruh, jadi tiada agihan.</translation>
    </message>
    <message>
        <source>Nobody sits at box {box} to bet behind.</source>
        <translation>Tiada yang duduk di petak {box} untuk bertaruh di belakang.</translation>
    </message>
    <message>
        <source>Not box {box}: it is the turn of box {turn}.</source>
        <translation>Bukan petak {box}: giliran petak {turn}.</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Tidak dibaca</translation>
    </message>
    <message>
        <source>One card too many: {card}.</source>
        <translation>Satu kad terlebih: {card}.</translation>
    </message>
    <message>
        <source>One {card} more than the decks hold, or a foreign card, 5.5.1.</source>
        <translation>Satu {card} melebihi isi dek, atau kad asing, 5.5.1.</translation>
    </message>
    <message>
        <source>Only Insurance is left: draw your second card and no more.</source>
        <translation>Hanya Insurance tinggal: ambil kad kedua Dealer sahaja.</translation>
    </message>
    <message>
        <source>Only the Seated Player of box {box} may insure; {player} is not.</source>
        <translation>Hanya Pemain duduk petak {box} boleh ambil Insurance; {player} bukan.</translation>
    </message>
    <message>
        <source>Only the first two cards of equal value can be Split.</source>
        <translation>Hanya dua kad pertama yang sama nilai boleh di-Split.</translation>
    </message>
    <message>
        <source>Only the host takes Bets in this game: none can be found after the close.</source>
        <translation>Hanya hos menerima pertaruhan dalam permainan ini: tiada yang boleh dijumpai selepas penutupan.</translation>
    </message>
    <message>
        <source>Only the last decision can be taken back, and only before the next card.</source>
        <translation>Hanya keputusan terakhir boleh ditarik balik, dan hanya sebelum kad berikut.</translation>
    </message>
    <message>
        <source>Only the last settled Round can be reopened, before the next one opens.</source>
        <translation>Hanya pusingan terakhir yang selesai boleh dibuka semula, sebelum yang berikut dibuka.</translation>
    </message>
    <message>
        <source>Open box {box} and enter its card {number}, which was not read.</source>
        <translation>Buka petak {box} dan masukkan kad {number} yang tidak dibaca.</translation>
    </message>
    <message>
        <source>Open box {box} and touch the two cards that were Low.</source>
        <translation>Buka petak {box} dan sentuh dua kad Low.</translation>
    </message>
    <message>
        <source>Open your cards and enter card {number}, which was not read.</source>
        <translation>Buka kad Dealer dan masukkan kad {number} yang tidak dibaca.</translation>
    </message>
    <message>
        <source>Open your cards and set them by the House Way.</source>
        <translation>Buka kad Dealer dan susun ikut House Way.</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not play it.</source>
        <translation>Pemain lain ada pertaruhan di petak {box}, jadi pihak kasino tidak bermain.</translation>
    </message>
    <message>
        <source>Other Players have Bets on box {box}, so the House does not set its Hand.</source>
        <translation>Pemain lain ada pertaruhan di petak {box}, jadi pihak kasino tidak menyusun.</translation>
    </message>
    <message>
        <source>Play was interrupted.</source>
        <translation>Permainan terganggu.</translation>
    </message>
    <message>
        <source>Play went on before the side Bets were settled: settle them now.</source>
        <translation>Permainan diteruskan sebelum side Bet diselesaikan: selesaikan sekarang.</translation>
    </message>
    <message>
        <source>Player {player}, Banker {banker}. Box by box from your right: take, then pay.</source>
        <translation>Player {player}, Banker {banker}. Petak demi petak dari kanan: kutip, kemudian bayar.</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Susun</translation>
    </message>
    <message>
        <source>Set by the House Way what was forgotten: {boxes}.</source>
        <translation>Susun ikut House Way yang tertinggal: {boxes}.</translation>
    </message>
    <message>
        <source>Settings were changed outside of the program ({what}): the {role} or above signs before a Round opens.</source>
        <translation>Tetapan diubah di luar program ({what}): {role} atau ke atas tandatangan sebelum pusingan dibuka.</translation>
    </message>
    <message>
        <source>Settle box by box from your right: take, then pay.</source>
        <translation>Selesaikan petak demi petak dari kanan: kutip, kemudian bayar.</translation>
    </message>
    <message>
        <source>Settle {what}, then deal on{held}.</source>
        <translation>Selesaikan {what}, kemudian terus agih{held}.</translation>
    </message>
    <message>
        <source>Settle {what}. Any Surrender? Then deal on{held}.</source>
        <translation>Selesaikan {what}. Ada Surrender? Kemudian terus agih{held}.</translation>
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
        <translation>Belum diputuskan: {what}.</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Round is Voided under {paragraph}.</source>
        <translation>Berhenti, panggil Penyelia Pit untuk membetulkan kad jika salah dibaca; jika tidak, pusingan dibatalkan di bawah {paragraph}.</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor, who corrects the card if it was misread; if not, the Table Games Shift Manager decides.</source>
        <translation>Berhenti, panggil Penyelia Pit untuk membetulkan kad jika salah dibaca; jika tidak, Pengurus Syif Permainan Meja memutuskan.</translation>
    </message>
    <message>
        <source>Stop and call the Pit Supervisor: the Round is Voided under {paragraph}.</source>
        <translation>Berhenti, panggil Penyelia Pit: pusingan dibatalkan di bawah {paragraph}.</translation>
    </message>
    <message>
        <source>Stop and call the {role}: can the cards be Reconstructed?</source>
        <translation>Berhenti, panggil {role}: bolehkah kad disusun semula?</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>The Bets are closed: none may be placed, changed or withdrawn.</source>
        <translation>Pertaruhan sudah ditutup: tidak boleh diletak, diubah atau ditarik balik.</translation>
    </message>
    <message>
        <source>The Bets on box {box} were given back: its Hand is out of play.</source>
        <translation>Pertaruhan di petak {box} sudah dipulangkan: Hand itu keluar dari permainan.</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand</source>
        <translation>Hand Dealer</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open already.</source>
        <translation>Hand Dealer sudah dibuka.</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand is open: box {box} can only be set by the House Way now.</source>
        <translation>Hand Dealer sudah dibuka: petak {box} kini hanya boleh disusun ikut House Way.</translation>
    </message>
    <message>
        <source>The Dealer&apos;s Hand was opened before box {boxes} was set: set it by the House Way now.</source>
        <translation>Hand Dealer dibuka sebelum petak {boxes} disusun: susun sekarang ikut House Way.</translation>
    </message>
    <message>
        <source>The Hand of box {box} is laid: its cards may not be touched again before you open them, after your own.</source>
        <translation>Hand petak {box} sudah diletak: kadnya tidak boleh disentuh sebelum dibuka, selepas Hand Dealer.</translation>
    </message>
    <message>
        <source>The Hand of box {box} is set: its cards may not be touched again.</source>
        <translation>Hand petak {box} sudah disusun: kadnya tidak boleh disentuh lagi.</translation>
    </message>
    <message>
        <source>The Hand of box {box} was examined by a Player who had viewed another.</source>
        <translation>Hand petak {box} dilihat oleh Pemain yang sudah melihat Hand lain.</translation>
    </message>
    <message>
        <source>The Hands are not complete: cards are due.</source>
        <translation>Hand belum lengkap: kad masih perlu diagih.</translation>
    </message>
    <message>
        <source>The House has decided on the Reconstruction already.</source>
        <translation>Pihak kasino sudah memutuskan penyusunan semula.</translation>
    </message>
    <message>
        <source>The House plays box {box}: draw a card onto {total}.</source>
        <translation>Pihak kasino bermain petak {box}: {total}, ambil satu kad.</translation>
    </message>
    <message>
        <source>The Initial Deal is not complete: cards are due.</source>
        <translation>Agihan awal belum lengkap: kad masih perlu diagih.</translation>
    </message>
    <message>
        <source>The Player has left: set by the House Way {boxes}.</source>
        <translation>Pemain sudah pergi: susun ikut House Way {boxes}.</translation>
    </message>
    <message>
        <source>The Player has {total}: deal him a third card.</source>
        <translation>Player {total}: agihkan kad ketiga.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left already.</source>
        <translation>Pemain petak {box} sudah pergi.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House plays it.</source>
        <translation>Pemain petak {box} sudah pergi: pihak kasino bermain.</translation>
    </message>
    <message>
        <source>The Player of box {box} has left: the House sets the Hand.</source>
        <translation>Pemain petak {box} sudah pergi: pihak kasino menyusun Hand.</translation>
    </message>
    <message>
        <source>The Player stands on {player}, the Banker has {total}: deal him a third card.</source>
        <translation>Player kekal pada {player}, Banker {total}: agihkan kad ketiga.</translation>
    </message>
    <message>
        <source>The Player&apos;s third card is the {card}, the Banker has {total}: deal him a third card.</source>
        <translation>Kad ketiga Player ialah {card}, Banker {total}: agihkan kad ketiga.</translation>
    </message>
    <message>
        <source>The Round has not read a card number {number}.</source>
        <translation>Pusingan ini tidak membaca kad nombor {number}.</translation>
    </message>
    <message>
        <source>The Round of play is not over yet.</source>
        <translation>Pusingan belum tamat.</translation>
    </message>
    <message>
        <source>The Round of play is not ready for the Final Settlement.</source>
        <translation>Pusingan belum sedia untuk penyelesaian akhir.</translation>
    </message>
    <message>
        <source>The Round of play is not ready for the settlement.</source>
        <translation>Pusingan belum sedia untuk penyelesaian.</translation>
    </message>
    <message>
        <source>The Seated Player&apos;s Bet takes the room on box {box}: {amount} given back to {player}.</source>
        <translation>Pertaruhan Pemain duduk mengisi ruang petak {box}: {amount} dipulangkan kepada {player}.</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager decides.</source>
        <translation>Pengurus Syif Permainan Meja memutuskan.</translation>
    </message>
    <message>
        <source>The Table Games Shift Manager signs before a Round opens: {what}</source>
        <translation>Pengurus Syif Permainan Meja tandatangan sebelum pusingan dibuka: {what}</translation>
    </message>
    <message>
        <source>The cards from number {number} on are not the last ones drawn, two at most, or something was decided since.</source>
        <translation>Kad dari nombor {number} bukan yang terakhir diambil (paling banyak dua), atau sudah ada keputusan sejak itu.</translation>
    </message>
    <message>
        <source>The cards on the table may differ from the screen: first compare and confirm them.</source>
        <translation>Kad di meja mungkin berbeza daripada skrin: bandingkan dan sahkan dahulu.</translation>
    </message>
    <message>
        <source>The cards were not shuffled.</source>
        <translation>Kad tidak dikocok.</translation>
    </message>
    <message>
        <source>The deal is not complete: cards are due.</source>
        <translation>Agihan belum lengkap: kad masih perlu diagih.</translation>
    </message>
    <message>
        <source>The last Round was cancelled: the whole shoe must be shuffled before the next one opens.</source>
        <translation>Pusingan lepas dibatalkan: seluruh shoe mesti dikocok sebelum pusingan berikut.</translation>
    </message>
    <message>
        <source>The program was restarted in this Round: first say whether the interruption affects it.</source>
        <translation>Program dimulakan semula dalam pusingan ini: nyatakan dahulu sama ada gangguan menjejaskannya.</translation>
    </message>
    <message>
        <source>The report can no longer be retracted: {what}.</source>
        <translation>Laporan tidak boleh ditarik balik lagi: {what}.</translation>
    </message>
    <message>
        <source>The rules do not offer {remedy} for this irregularity.</source>
        <translation>Peraturan tidak menawarkan {remedy} untuk kejadian ini.</translation>
    </message>
    <message>
        <source>The {card} was drawn too early; the table first took it for the Subsequent Deal.</source>
        <translation>{card} diambil terlalu awal; meja pada mulanya menganggapnya agihan susulan.</translation>
    </message>
    <message>
        <source>There are not enough cards for the Round.</source>
        <translation>Kad tidak cukup untuk pusingan ini.</translation>
    </message>
    <message>
        <source>There is no Double Down after a Split.</source>
        <translation>Tiada Double Down selepas Split.</translation>
    </message>
    <message>
        <source>There is no Interim Settlement to conclude now.</source>
        <translation>Tiada penyelesaian interim untuk ditamatkan sekarang.</translation>
    </message>
    <message>
        <source>There is no Surrender against the Dealer&apos;s {card}.</source>
        <translation>Tiada Surrender jika Dealer ada {card}.</translation>
    </message>
    <message>
        <source>This is for the {role} or above.</source>
        <translation>Ini untuk {role} atau ke atas.</translation>
    </message>
    <message>
        <source>Those are not the four cards of box {box}.</source>
        <translation>Itu bukan empat kad petak {box}.</translation>
    </message>
    <message>
        <source>Two cards at once that no Hand was due: say which counts as the first.</source>
        <translation>Dua kad serentak dan tiada Hand perlu kad: nyatakan mana dikira pertama.</translation>
    </message>
    <message>
        <source>Two cards at once: ask the Player which he takes first.</source>
        <translation>Dua kad serentak: tanya Pemain mana diambil dahulu.</translation>
    </message>
    <message>
        <source>You have {total}. Draw to 17.</source>
        <translation>Dealer {total}. Ambil kad hingga 17.</translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Settle {what}, then deal on{held}.</source>
        <translation>Ace Dealer: siapa mahu {offers}? Selesaikan {what}, kemudian terus agih{held}.</translation>
    </message>
    <message>
        <source>Your Ace: who wants {offers}? Then deal on{held}.</source>
        <translation>Ace Dealer: siapa mahu {offers}? Kemudian terus agih{held}.</translation>
    </message>
    <message>
        <source>a Player has chosen</source>
        <translation>Pemain sudah memilih</translation>
    </message>
    <message>
        <source>a Reconstruction</source>
        <translation>penyusunan semula</translation>
    </message>
    <message>
        <source>a hard 21</source>
        <translation>hard 21</translation>
    </message>
    <message>
        <source>a judgement</source>
        <translation>pertimbangan</translation>
    </message>
    <message>
        <source>a manager&apos;s decision</source>
        <translation>keputusan pengurus</translation>
    </message>
    <message>
        <source>a soft 21</source>
        <translation>soft 21</translation>
    </message>
    <message>
        <source>box {boxes}</source>
        <translation>petak {boxes}</translation>
    </message>
    <message>
        <source>box {box}</source>
        <translation>petak {box}</translation>
    </message>
    <message>
        <source>boxes {boxes}</source>
        <translation>petak {boxes}</translation>
    </message>
    <message>
        <source>cards came with it</source>
        <translation>kad sudah keluar bersamanya</translation>
    </message>
    <message>
        <source>it has been judged</source>
        <translation>sudah dipertimbangkan</translation>
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
        <translation>Hand Dealer</translation>
    </message>
    <message>
        <source>the House has decided on the cards</source>
        <translation>pihak kasino sudah memutuskan kad</translation>
    </message>
    <message>
        <source>the Players&apos; options</source>
        <translation>pilihan Pemain</translation>
    </message>
    <message>
        <source>the Reconstruction</source>
        <translation>penyusunan semula</translation>
    </message>
    <message>
        <source>the Shift Manager&apos;s decision</source>
        <translation>keputusan Pengurus Syif</translation>
    </message>
    <message>
        <source>the Surrenders</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>the Void under {under}</source>
        <translation>pembatalan di bawah {under}</translation>
    </message>
    <message>
        <source>the side Bets</source>
        <translation>side Bet</translation>
    </message>
    <message>
        <source>whether it was intentional</source>
        <translation>sama ada disengajakan</translation>
    </message>
    <message>
        <source>which card comes first</source>
        <translation>kad mana dahulu</translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet of {most}, and takes {minimum} or more: none can be laid.</source>
        <translation>{bet} tidak boleh melebihi pertaruhan awal {most}, dan minimumnya {minimum}: tidak boleh diletak.</translation>
    </message>
    <message>
        <source>{bet} may not exceed the Initial Bet: at most {most}.</source>
        <translation>{bet} tidak boleh melebihi pertaruhan awal: paling banyak {most}.</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on box {box} first.</source>
        <translation>{bet} memerlukan pertaruhan awal di petak {box} dahulu.</translation>
    </message>
    <message>
        <source>{bet} needs an Initial Bet on some box first.</source>
        <translation>{bet} memerlukan pertaruhan awal di mana-mana petak dahulu.</translation>
    </message>
    <message>
        <source>{bet} needs {player}&apos;s own Initial Bet on box {box} first.</source>
        <translation>{bet} memerlukan pertaruhan awal {player} sendiri di petak {box} dahulu.</translation>
    </message>
    <message>
        <source>{bet} on box {box} is full: its maximum lies there, and no Bet can be added.</source>
        <translation>{bet} di petak {box} penuh: had maksimum sudah ada, tiada pertaruhan boleh ditambah.</translation>
    </message>
    <message>
        <source>{bet} on box {box} is {missing} short of its minimum: raise or withdraw the Bet.</source>
        <translation>{bet} di petak {box} kurang {missing} daripada had minimum: tambah atau tarik balik.</translation>
    </message>
    <message>
        <source>{bet} on box {box} would exceed its maximum: this Bet may be {room} at most.</source>
        <translation>{bet} di petak {box} akan melebihi had maksimum: pertaruhan ini paling banyak {room}.</translation>
    </message>
    <message>
        <source>{bet} takes {minimum} to {maximum} a Player on this box.</source>
        <translation>{bet}: {minimum} hingga {maximum} bagi setiap Pemain di petak ini.</translation>
    </message>
    <message>
        <source>{card} was drawn although no Hand was due a card: it is discarded.</source>
        <translation>{card} diambil tetapi tiada Hand perlu kad: ia dibuang.</translation>
    </message>
    <message>
        <source>{card} was drawn and no Hand was due a card: a dealing error.</source>
        <translation>{card} diambil tetapi tiada Hand perlu kad: kesilapan agihan.</translation>
    </message>
    <message>
        <source>{first} and {second} came at once and their order is unknown.</source>
        <translation>{first} dan {second} keluar serentak dan turutannya tidak diketahui.</translation>
    </message>
    <message>
        <source>{hand} has fewer cards in play than that: {count}.</source>
        <translation>{hand} tidak ada kad sebanyak itu: {count}.</translation>
    </message>
    <message>
        <source>{high} beats {low}</source>
        <translation>{high} mengatasi {low}</translation>
    </message>
    <message>
        <source>{name} may no longer deal: another Dealer signs in before the next Round opens.</source>
        <translation>{name} tidak boleh mengagih lagi: Dealer lain log masuk sebelum pusingan berikut.</translation>
    </message>
    <message>
        <source>{player} adds {amount}, or nothing.</source>
        <translation>{player} menambah {amount}, atau tidak menambah.</translation>
    </message>
    <message>
        <source>{player} bets behind box {box}: a Player who takes a seat can&apos;t bet behind.</source>
        <translation>{player} bertaruh di belakang petak {box}: Pemain yang duduk tidak boleh bertaruh di belakang.</translation>
    </message>
    <message>
        <source>{player} decides for box {box} and has declined a Split of it: there is no further one.</source>
        <translation>{player} memutuskan untuk petak {box} dan sudah menolak Split: tiada Split lagi.</translation>
    </message>
    <message>
        <source>{player} decides for the box, and doubles by adding exactly {amount}.</source>
        <translation>{player} memutuskan untuk petak ini, dan Double dengan menambah tepat {amount}.</translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} can&apos;t decline the Split.</source>
        <translation>{player} memutuskan untuk petak ini, jadi {player} tidak boleh menolak Split.</translation>
    </message>
    <message>
        <source>{player} decides for the box, so {player} must add to the Bet: more than 0, at most {most}.</source>
        <translation>{player} memutuskan untuk petak ini, jadi {player} mesti menambah: lebih daripada 0, paling banyak {most}.</translation>
    </message>
    <message>
        <source>{player} has left box {box}: the Bet plays on as it lies.</source>
        <translation>{player} sudah meninggalkan petak {box}: pertaruhan diteruskan seperti sedia ada.</translation>
    </message>
    <message>
        <source>{player} has no Bet in this Hand of box {box}.</source>
        <translation>{player} tiada pertaruhan dalam Hand ini di petak {box}.</translation>
    </message>
    <message>
        <source>{player} has no Bet in this Round.</source>
        <translation>{player} tiada pertaruhan dalam pusingan ini.</translation>
    </message>
    <message>
        <source>{player} has no Initial Bet on box {box} to insure.</source>
        <translation>{player} tiada pertaruhan awal di petak {box} untuk Insurance.</translation>
    </message>
    <message>
        <source>{player} has no open Initial Bet on box {box}.</source>
        <translation>{player} tiada pertaruhan awal yang terbuka di petak {box}.</translation>
    </message>
    <message>
        <source>{player} has no such Bet on box {box}.</source>
        <translation>{player} tiada pertaruhan itu di petak {box}.</translation>
    </message>
    <message>
        <source>{player} has nothing to choose on box {box} now.</source>
        <translation>{player} tiada pilihan di petak {box} sekarang.</translation>
    </message>
    <message>
        <source>{player} has set another Hand and may look at one only: the Hand of box {box} is set by the House Way.</source>
        <translation>{player} sudah menyusun Hand lain dan boleh melihat satu sahaja: petak {box} disusun ikut House Way.</translation>
    </message>
    <message>
        <source>{player} has taken the Bets on box {box} back: what is found of them goes back too.</source>
        <translation>{player} sudah mengambil balik pertaruhan di petak {box}: yang dijumpai juga dipulangkan.</translation>
    </message>
    <message>
        <source>{player} is not asked at this Split of box {box}.</source>
        <translation>{player} tidak ditanya pada Split ini di petak {box}.</translation>
    </message>
    <message>
        <source>{player} may add at most the Initial Bet: {most}.</source>
        <translation>{player} boleh menambah paling banyak pertaruhan awal: {most}.</translation>
    </message>
    <message>
        <source>{player} on box {box}</source>
        <translation>{player} di petak {box}</translation>
    </message>
    <message>
        <source>{player} sits at another box: the Hand of box {box} is set by the House Way.</source>
        <translation>{player} duduk di petak lain: petak {box} disusun ikut House Way.</translation>
    </message>
    <message>
        <source>{player} sits at box {box} already.</source>
        <translation>{player} sudah duduk di petak {box}.</translation>
    </message>
    <message>
        <source>{player} sits at box {box}, and sits at one box only.</source>
        <translation>{player} duduk di petak {box}, dan di satu petak sahaja.</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} can&apos;t have both Insurance and Even Money.</source>
        <translation>Pertaruhan {player} di petak {box} tidak boleh ada Insurance dan Even Money sekali.</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} counts {counts}: give {amount} back.</source>
        <translation>Pertaruhan {player} di petak {box} dikira {counts}: pulangkan {amount}.</translation>
    </message>
    <message>
        <source>{player}&apos;s Bet on box {box} is below the minimum by itself and counts in full.</source>
        <translation>Pertaruhan {player} di petak {box} di bawah minimum dan dikira penuh.</translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is at most half of the Initial Bet: {most}.</source>
        <translation>Insurance {player} paling banyak separuh pertaruhan awal: {most}.</translation>
    </message>
    <message>
        <source>{player}&apos;s Insurance is exactly half of the Initial Bet: {half}.</source>
        <translation>Insurance {player} tepat separuh pertaruhan awal: {half}.</translation>
    </message>
    <message>
        <source>{player}&apos;s option on box {box}</source>
        <translation>pilihan {player} di petak {box}</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} of {amount} on box {box} goes back with it.</source>
        <translation>{bet} {player} sebanyak {amount} di petak {box} dipulangkan bersamanya.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} counts up to the maximum of {maximum}.</source>
        <translation>{bet} {player} di petak {box} dikira hingga maksimum {maximum}.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} exceeds the Initial Bet: give {amount} back.</source>
        <translation>{bet} {player} di petak {box} melebihi pertaruhan awal: pulangkan {amount}.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} lacks its Initial Bet: it goes back, if none is found before the first card.</source>
        <translation>{bet} {player} di petak {box} tiada pertaruhan awal: dipulangkan jika tiada yang dijumpai sebelum kad pertama.</translation>
    </message>
    <message>
        <source>{player}&apos;s {bet} on box {box} was noticed as {noticed}: enter the whole sum that was found, not less.</source>
        <translation>{bet} {player} di petak {box} dicatat {noticed}: masukkan jumlah penuh yang dijumpai, tidak kurang.</translation>
    </message>
    <message>
        <source>{report} This was reported of these cards: first a Pit Supervisor withdraws the report, then say again that the two came at once.</source>
        <translation>{report} Ini dilaporkan tentang kad ini: Penyelia Pit menarik balik laporan itu dahulu, kemudian nyatakan semula bahawa dua kad keluar serentak.</translation>
    </message>
    <message>
        <source>{text}</source>
        <translation>{text}</translation>
    </message>
    <message>
        <source>{text} Retracted: {reason}.</source>
        <translation>{text} Ditarik balik: {reason}.</translation>
    </message>
</context>
<context>
    <name>rules command</name>
    <message>
        <source>Cited by</source>
        <translation>Dipetik oleh</translation>
    </message>
    <message>
        <source>House rulings</source>
        <translation>Peraturan kasino</translation>
    </message>
    <message>
        <source>No text of the program cites it</source>
        <translation>Tiada teks program memetiknya</translation>
    </message>
    <message>
        <source>Paragraphs</source>
        <translation>Perenggan</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sentiasa</translation>
    </message>
    <message>
        <source>flag</source>
        <translation>tanda</translation>
    </message>
    <message>
        <source>guide</source>
        <translation>panduan</translation>
    </message>
    <message>
        <source>house ruling</source>
        <translation>peraturan kasino</translation>
    </message>
    <message>
        <source>irregularity</source>
        <translation>kejadian</translation>
    </message>
    <message>
        <source>notice</source>
        <translation>makluman</translation>
    </message>
    <message>
        <source>paragraph</source>
        <translation>perenggan</translation>
    </message>
    <message>
        <source>play goes on</source>
        <translation>permainan diteruskan</translation>
    </message>
    <message>
        <source>refusal</source>
        <translation>penolakan</translation>
    </message>
    <message>
        <source>settlement line</source>
        <translation>baris penyelesaian</translation>
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
        <translation>Skrin ini terlalu kecil: tidak semua dapat dilihat, dibaca atau disentuh.</translation>
    </message>
    <message>
        <source>Show everything smaller in the desktop&apos;s settings, or use a larger screen.</source>
        <translation>Kecilkan paparan dalam tetapan desktop, atau guna skrin lebih besar.</translation>
    </message>
</context>
<context>
    <name>self.window</name>
    <message>
        <source>Some names can&apos;t be shown.</source>
        <translation>Sesetengah nama tidak boleh ditunjukkan.</translation>
    </message>
</context>
<context>
    <name>settings</name>
    <message>
        <source>A break lasts</source>
        <translation>Rehat selama</translation>
    </message>
    <message>
        <source>A card is a Hit</source>
        <translation>Kad ialah Hit</translation>
    </message>
    <message>
        <source>A cut-off table goes by its register for</source>
        <translation>Meja yang terputus guna daftarnya selama</translation>
    </message>
    <message>
        <source>All others stand</source>
        <translation>Semua lain Stand</translation>
    </message>
    <message>
        <source>Back-ups</source>
        <translation>Sandaran</translation>
    </message>
    <message>
        <source>Badge reader&apos;s keys</source>
        <translation>Kekunci pembaca lencana</translation>
    </message>
    <message>
        <source>Bank of the tray</source>
        <translation>Bank dulang</translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation>Had petak</translation>
    </message>
    <message>
        <source>Boxes only</source>
        <translation>Petak sahaja</translation>
    </message>
    <message>
        <source>Break is due after</source>
        <translation>Rehat selepas</translation>
    </message>
    <message>
        <source>Burn cards</source>
        <translation>Burn cards</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>Pembaca kad</translation>
    </message>
    <message>
        <source>Cards come back</source>
        <translation>Kad kembali</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>Kad daripada</translation>
    </message>
    <message>
        <source>Check of operations</source>
        <translation>Semakan operasi</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>Counts looked at for a pattern</source>
        <translation>Kiraan dilihat untuk corak</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Mata wang</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Agihan</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>Desk that keeps the staff register</source>
        <translation>Meja yang menyimpan daftar staf</translation>
    </message>
    <message>
        <source>Desks that may rule</source>
        <translation>Meja kawalan yang boleh memutuskan</translation>
    </message>
    <message>
        <source>Digits of a new PIN</source>
        <translation>Digit PIN baharu</translation>
    </message>
    <message>
        <source>Fills and credits as in</source>
        <translation>Tambahan dan pulangan seperti di</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Empat warna</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Gaming day begins</source>
        <translation>Hari permainan bermula</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Pihak kasino</translation>
    </message>
    <message>
        <source>Language of slips</source>
        <translation>Bahasa slip</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Live times</source>
        <translation>Masa langsung</translation>
    </message>
    <message>
        <source>Locks after</source>
        <translation>Kunci selepas</translation>
    </message>
    <message>
        <source>Meaning of codes</source>
        <translation>Maksud kod</translation>
    </message>
    <message>
        <source>Monitor&apos;s width</source>
        <translation>Lebar monitor</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Par of the tray</source>
        <translation>Par dulang</translation>
    </message>
    <message>
        <source>People sign</source>
        <translation>Orang tandatangan</translation>
    </message>
    <message>
        <source>Pit&apos;s server</source>
        <translation>Pelayan pit</translation>
    </message>
    <message>
        <source>Printer of reports</source>
        <translation>Pencetak laporan</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>Pencetak slip</translation>
    </message>
    <message>
        <source>Printer of the cage</source>
        <translation>Pencetak kaunter juruwang</translation>
    </message>
    <message>
        <source>Reader is answered</source>
        <translation>Pembaca dijawab</translation>
    </message>
    <message>
        <source>Reader&apos;s mode</source>
        <translation>Mod pembaca</translation>
    </message>
    <message>
        <source>Reader&apos;s operations</source>
        <translation>Operasi pembaca</translation>
    </message>
    <message>
        <source>Reader&apos;s speed</source>
        <translation>Kelajuan pembaca</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Kurangkan gerakan</translation>
    </message>
    <message>
        <source>Settled from</source>
        <translation>Diselesaikan dari</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Syif</translation>
    </message>
    <message>
        <source>Shortages that are a pattern</source>
        <translation>Kekurangan yang menjadi corak</translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation>Had side Bet</translation>
    </message>
    <message>
        <source>Size of texts</source>
        <translation>Saiz teks</translation>
    </message>
    <message>
        <source>Slips are printed</source>
        <translation>Slip dicetak</translation>
    </message>
    <message>
        <source>Slips are read by</source>
        <translation>Slip dibaca oleh</translation>
    </message>
    <message>
        <source>Slips&apos; folder</source>
        <translation>Folder slip</translation>
    </message>
    <message>
        <source>Sounds</source>
        <translation>Bunyi</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Table of tags</source>
        <translation>Jadual tag</translation>
    </message>
    <message>
        <source>Table&apos;s key</source>
        <translation>Kunci meja</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Tray&apos;s money is kept</source>
        <translation>Wang dulang disimpan kira</translation>
    </message>
    <message>
        <source>Variances explained from</source>
        <translation>Perbezaan diterangkan dari</translation>
    </message>
    <message>
        <source>Variances for the regulator from</source>
        <translation>Perbezaan untuk pengawal selia dari</translation>
    </message>
    <message>
        <source>Variances reported from</source>
        <translation>Perbezaan dilaporkan dari</translation>
    </message>
    <message>
        <source>Witness file</source>
        <translation>Fail saksi</translation>
    </message>
    <message>
        <source>as they were</source>
        <translation>seperti sedia ada</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>off</source>
        <translation>mati</translation>
    </message>
    <message>
        <source>on</source>
        <translation>hidup</translation>
    </message>
    <message>
        <source>other colours</source>
        <translation>warna lain</translation>
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
        <translation>{own} lawan {dealer}</translation>
    </message>
    <message>
        <source>Interim Settlement</source>
        <translation>Penyelesaian interim</translation>
    </message>
    <message>
        <source>Final Settlement</source>
        <translation>Penyelesaian akhir</translation>
    </message>
    <message>
        <source>Void Round</source>
        <translation>Pusingan batal</translation>
    </message>
    <message>
        <source>Settled so far</source>
        <translation>Selesai setakat ini</translation>
    </message>
    <message>
        <source>Chips to move</source>
        <translation>Cip untuk dialih</translation>
    </message>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation>Selesaikan kes dahulu. Hingga itu tiada cip bergerak.</translation>
    </message>
    <message>
        <source>All moved: settle.</source>
        <translation>Semua dialih: selesaikan.</translation>
    </message>
    <message>
        <source>All done.</source>
        <translation>Semua siap.</translation>
    </message>
    <message>
        <source>All chips of the earlier settlement have moved. What a correction moves will be listed here.</source>
        <translation>Semua cip penyelesaian lepas sudah dialih. Yang digerakkan pembetulan akan disenaraikan di sini.</translation>
    </message>
    <message>
        <source>No chips move.</source>
        <translation>Tiada cip bergerak.</translation>
    </message>
    <message>
        <source>Nothing yet.</source>
        <translation>Belum ada.</translation>
    </message>
    <message>
        <source>To do: {0}</source>
        <translation>Perlu buat: {0}</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>back</source>
        <translation>balik</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>ambil semula</translation>
    </message>
    <message>
        <source>{what} {n} to {d}</source>
        <translation>{what} {n} kepada {d}</translation>
    </message>
    <message>
        <source>it was taken</source>
        <translation>sudah dikutip</translation>
    </message>
    <message>
        <source>it was taken, and plays on</source>
        <translation>dikutip, dan diteruskan</translation>
    </message>
    <message>
        <source>it was paid</source>
        <translation>sudah dibayar</translation>
    </message>
    <message>
        <source>the Player has the chips</source>
        <translation>Pemain pegang cip</translation>
    </message>
    <message>
        <source>does not count</source>
        <translation>tidak dikira</translation>
    </message>
    <message>
        <source>what was paid, and the Bet</source>
        <translation>bayaran, dan pertaruhan</translation>
    </message>
    <message>
        <source>Box {0}</source>
        <translation>Petak {0}</translation>
    </message>
</context>
<context>
    <name>settling</name>
    <message>
        <source>Box {0}: its chips have moved. What a correction moves will be listed.</source>
        <translation>Petak {0}: cipnya sudah dialih. Yang digerakkan pembetulan akan disenaraikan.</translation>
    </message>
    <message>
        <source>Box {0}: no more chips move.</source>
        <translation>Petak {0}: tiada cip bergerak lagi.</translation>
    </message>
    <message>
        <source>The witness file can&apos;t be added to.</source>
        <translation>Fail saksi tidak boleh ditambah.</translation>
    </message>
    <message>
        <source>The slip of Round {0} can&apos;t be made.</source>
        <translation>Slip pusingan {0} tidak boleh dibuat.</translation>
    </message>
</context>
<context>
    <name>setup</name>
    <message>
        <source>Name of the house</source>
        <translation>Nama kasino</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>letters, digits, - and _</source>
        <translation>huruf, digit, - dan _</translation>
    </message>
    <message>
        <source>Currency</source>
        <translation>Mata wang</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Syif</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Susun atur</translation>
    </message>
    <message>
        <source>Decks</source>
        <translation>Dek</translation>
    </message>
    <message>
        <source>{0} to {1}</source>
        <translation>{0} hingga {1}</translation>
    </message>
    <message>
        <source>Dealing</source>
        <translation>Agihan</translation>
    </message>
    <message>
        <source>Box limits</source>
        <translation>Had petak</translation>
    </message>
    <message>
        <source>minimum and maximum</source>
        <translation>minimum dan maksimum</translation>
    </message>
    <message>
        <source>Side Bet limits</source>
        <translation>Had side Bet</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Cip</translation>
    </message>
    <message>
        <source>their values, the smallest first</source>
        <translation>nilainya, yang terkecil dahulu</translation>
    </message>
    <message>
        <source>Cards come from</source>
        <translation>Kad daripada</translation>
    </message>
    <message>
        <source>Card reader</source>
        <translation>Pembaca kad</translation>
    </message>
    <message>
        <source>Printer of slips</source>
        <translation>Pencetak slip</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Kertas</translation>
    </message>
    <message>
        <source>Keep the tray&apos;s money</source>
        <translation>Simpan kira wang dulang</translation>
    </message>
    <message>
        <source>no</source>
        <translation>tidak</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ya</translation>
    </message>
    <message>
        <source>Simulated shoe</source>
        <translation>Shoe simulasi</translation>
    </message>
    <message>
        <source>Entered by hand</source>
        <translation>Dimasukkan manual</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
</context>
<context>
    <name>sheet</name>
    <message>
        <source>The drill is {0}</source>
        <translation>Latihan ialah {0}</translation>
    </message>
</context>
<context>
    <name>si-ki-pi</name>
    <message>
        <source>Rankings</source>
        <translation>Kedudukan</translation>
    </message>
    <message>
        <source>Open box {box}…</source>
        <translation>Buka petak {box}…</translation>
    </message>
    <message>
        <source>Box {box} is set</source>
        <translation>Petak {box} disusun</translation>
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
        <translation>disusun</translation>
    </message>
    <message>
        <source>to open</source>
        <translation>untuk dibuka</translation>
    </message>
    <message>
        <source>to set</source>
        <translation>untuk disusun</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>House Way {item}</source>
        <translation>House Way {item}</translation>
    </message>
    <message>
        <source>has set</source>
        <translation>sudah susun</translation>
    </message>
    <message>
        <source>open</source>
        <translation>buka</translation>
    </message>
    <message>
        <source>Low and High win</source>
        <translation>Low dan High menang</translation>
    </message>
    <message>
        <source>Low wins, High loses</source>
        <translation>Low menang, High kalah</translation>
    </message>
    <message>
        <source>Low loses, High wins</source>
        <translation>Low kalah, High menang</translation>
    </message>
    <message>
        <source>Low and High lose</source>
        <translation>Low dan High kalah</translation>
    </message>
    <message>
        <source>{words}; {percent}% commission: {kept} kept</source>
        <translation>{words}; komisen {percent}%: {kept} disimpan</translation>
    </message>
    <message>
        <source>pay less {percent}%</source>
        <translation>bayar tolak {percent}%</translation>
    </message>
    <message>
        <source>Box {box} is set, face down</source>
        <translation>Petak {box} disusun, tertutup</translation>
    </message>
    <message>
        <source>Box {box} was set: {halves}</source>
        <translation>Petak {box} disusun: {halves}</translation>
    </message>
    <message>
        <source>Box {box}, House Way {item}: {halves}</source>
        <translation>Petak {box}, House Way {item}: {halves}</translation>
    </message>
    <message>
        <source>Dealer, House Way {item}: {halves}</source>
        <translation>Dealer, House Way {item}: {halves}</translation>
    </message>
    <message>
        <source>House Way, please</source>
        <translation>Minta House Way</translation>
    </message>
    <message>
        <source>House Way again…</source>
        <translation>House Way semula…</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Petak {number}</translation>
    </message>
    <message>
        <source>Who asks for the House Way?</source>
        <translation>Siapa meminta House Way?</translation>
    </message>
    <message>
        <source>Not set yet: box {boxes}. Open your cards all the same?</source>
        <translation>Belum disusun: petak {boxes}. Buka kad Dealer juga?</translation>
    </message>
    <message>
        <source>Open my cards: then only the House Way may set box {boxes}</source>
        <translation>Buka kad Dealer: kemudian petak {boxes} hanya ikut House Way</translation>
    </message>
    <message>
        <source>One card at a time</source>
        <translation>Satu kad setiap kali</translation>
    </message>
    <message>
        <source>Sets of four</source>
        <translation>Set empat</translation>
    </message>
    <message>
        <source>{higher} beats {lower}</source>
        <translation>{higher} mengatasi {lower}</translation>
    </message>
    <message>
        <source>Pair of Aces</source>
        <translation>Pair Ace</translation>
    </message>
    <message>
        <source>Pair of Kings</source>
        <translation>Pair King</translation>
    </message>
    <message>
        <source>Pair of Queens</source>
        <translation>Pair Queen</translation>
    </message>
    <message>
        <source>Pair of Jacks</source>
        <translation>Pair Jack</translation>
    </message>
    <message>
        <source>Pair of {rank}s</source>
        <translation>Pair {rank}</translation>
    </message>
    <message>
        <source>Gong</source>
        <translation>Gong</translation>
    </message>
    <message>
        <source>1 point</source>
        <translation>1 mata</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} mata</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Pair</translation>
    </message>
    <message>
        <source>Pairs and Gong, the highest first</source>
        <translation>Pair dan Gong, yang tertinggi dahulu</translation>
    </message>
    <message>
        <source>Point Total: in a row the left is higher; 0 against 0 is the Dealer&apos;s</source>
        <translation>Jumlah mata: dalam satu baris yang kiri lebih tinggi; 0 lawan 0 milik Dealer</translation>
    </message>
</context>
<context>
    <name>signed</name>
    <message>
        <source>{card} from {start} to {end}</source>
        <translation>{card} dari {start} ke {end}</translation>
    </message>
    <message>
        <source>Card {number}, {where}: {read} was really {truth}</source>
        <translation>Kad {number}, {where}: {read} sebenarnya {truth}</translation>
    </message>
    <message>
        <source>The settlement of Round {round}, slip {slip}, is reopened.</source>
        <translation>Penyelesaian pusingan {round}, slip {slip}, dibuka semula.</translation>
    </message>
    <message>
        <source>Reason: “{reason}”</source>
        <translation>Sebab: “{reason}”</translation>
    </message>
    <message>
        <source>{player}: {sum} by this settlement</source>
        <translation>{player}: {sum} oleh penyelesaian ini</translation>
    </message>
    <message>
        <source>The report was made in error.</source>
        <translation>Laporan dibuat secara silap.</translation>
    </message>
    <message>
        <source>Box {box}, {player}: {bet} {sum} was found; with it {whole} lie there.</source>
        <translation>Petak {box}, {player}: {bet} {sum} dijumpai; dengannya {whole} ada di situ.</translation>
    </message>
    <message>
        <source>The maximum is {most}.</source>
        <translation>Maksimumnya {most}.</translation>
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
        <translation>Slip pemain {0}</translation>
    </message>
    <message>
        <source>Void slip {0}</source>
        <translation>Slip batal {0}</translation>
    </message>
    <message>
        <source>Slip {0}</source>
        <translation>Slip {0}</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Pelarasan</translation>
    </message>
    <message>
        <source>All Bets</source>
        <translation>Semua pertaruhan</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Amaun</translation>
    </message>
    <message>
        <source>Amounts in</source>
        <translation>Amaun dalam</translation>
    </message>
    <message>
        <source>Anyone can verify it without the table: tablemgr slips verify, or the page verify.html.</source>
        <translation>Sesiapa boleh mengesahkannya tanpa meja: tablemgr slips verify, atau halaman verify.html.</translation>
    </message>
    <message>
        <source>Assessor, {role}</source>
        <translation>Penilai, {role}</translation>
    </message>
    <message>
        <source>Begun</source>
        <translation>Bermula</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Petak {number}</translation>
    </message>
    <message>
        <source>Box {number}, continued</source>
        <translation>Petak {number}, sambungan</translation>
    </message>
    <message>
        <source>Buy-in {number}</source>
        <translation>Belian {number}</translation>
    </message>
    <message>
        <source>Buy-ins</source>
        <translation>Belian</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Calon</translation>
    </message>
    <message>
        <source>Card {number} was not read; its face was entered by hand.</source>
        <translation>Kad {number} tidak dibaca; mukanya dimasukkan secara manual.</translation>
    </message>
    <message>
        <source>Cases</source>
        <translation>Kes</translation>
    </message>
    <message>
        <source>Certificate of a table test</source>
        <translation>Sijil ujian meja</translation>
    </message>
    <message>
        <source>Change of the table&apos;s key</source>
        <translation>Pertukaran kunci meja</translation>
    </message>
    <message>
        <source>Chips moved</source>
        <translation>Cip dialih</translation>
    </message>
    <message>
        <source>Chips moved before the reopening</source>
        <translation>Cip dialih sebelum pembukaan semula</translation>
    </message>
    <message>
        <source>Chips moved since the reopening</source>
        <translation>Cip dialih sejak pembukaan semula</translation>
    </message>
    <message>
        <source>Closer</source>
        <translation>Kiraan tutup</translation>
    </message>
    <message>
        <source>Closer {number}</source>
        <translation>Kiraan tutup {number}</translation>
    </message>
    <message>
        <source>Correction of a payout {number}</source>
        <translation>Pembetulan bayaran {number}</translation>
    </message>
    <message>
        <source>Corrects settlement</source>
        <translation>Membetulkan penyelesaian</translation>
    </message>
    <message>
        <source>Count of the tray {number}</source>
        <translation>Kiraan dulang {number}</translation>
    </message>
    <message>
        <source>Counted drop {number}</source>
        <translation>Drop dikira {number}</translation>
    </message>
    <message>
        <source>Counted less booked</source>
        <translation>Kiraan tolak buku</translation>
    </message>
    <message>
        <source>Credit {number}</source>
        <translation>Pulangan {number}</translation>
    </message>
    <message>
        <source>Credits</source>
        <translation>Pulangan</translation>
    </message>
    <message>
        <source>DUPLICATE {number}</source>
        <translation>SALINAN {number}</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Tarikh</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Dealer</translation>
    </message>
    <message>
        <source>Dealt by</source>
        <translation>Didealkan oleh</translation>
    </message>
    <message>
        <source>Dealt for training. No money was at stake.</source>
        <translation>Diagih untuk latihan. Tiada wang dipertaruhkan.</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Tamat</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entri</translation>
    </message>
    <message>
        <source>Exceptions that nobody explained yet</source>
        <translation>Pengecualian yang belum dijelaskan</translation>
    </message>
    <message>
        <source>Fill {number}</source>
        <translation>Tambahan {number}</translation>
    </message>
    <message>
        <source>Fills</source>
        <translation>Tambahan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Permainan</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>Head of the journal {number}</source>
        <translation>Kepala jurnal {number}</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Pihak kasino</translation>
    </message>
    <message>
        <source>Initial Bet</source>
        <translation>Pertaruhan awal</translation>
    </message>
    <message>
        <source>It is compared by {command}</source>
        <translation>Dibandingkan dengan {command}</translation>
    </message>
    <message>
        <source>Journal {code}</source>
        <translation>Jurnal {code}</translation>
    </message>
    <message>
        <source>Journal {code}, entry {number}</source>
        <translation>Jurnal {code}, entri {number}</translation>
    </message>
    <message>
        <source>Journal, entry {number}</source>
        <translation>Jurnal, entri {number}</translation>
    </message>
    <message>
        <source>Keep it where the people of this table can&apos;t change it.</source>
        <translation>Simpan di tempat yang tidak dapat diubah oleh orang meja ini.</translation>
    </message>
    <message>
        <source>Lose</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Kalah</translation>
    </message>
    <message>
        <source>Net</source>
        <translation>Bersih</translation>
    </message>
    <message>
        <source>New key: {key}</source>
        <translation>Kunci baharu: {key}</translation>
    </message>
    <message>
        <source>No Bets</source>
        <translation>Tiada pertaruhan</translation>
    </message>
    <message>
        <source>No reason was given.</source>
        <translation>Tiada sebab diberi.</translation>
    </message>
    <message>
        <source>Of</source>
        <translation>Daripada</translation>
    </message>
    <message>
        <source>Of them Void</source>
        <translation>Antaranya batal</translation>
    </message>
    <message>
        <source>Of them reopened</source>
        <translation>Antaranya dibuka semula</translation>
    </message>
    <message>
        <source>Old key: {key}</source>
        <translation>Kunci lama: {key}</translation>
    </message>
    <message>
        <source>Opener</source>
        <translation>Kiraan buka</translation>
    </message>
    <message>
        <source>Opener {number}</source>
        <translation>Kiraan buka {number}</translation>
    </message>
    <message>
        <source>Page {page} of {pages}</source>
        <translation>Halaman {page} daripada {pages}</translation>
    </message>
    <message>
        <source>Part {number} of {count}: {goes}</source>
        <translation>Bahagian {number} daripada {count}: {goes}</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Pemain</translation>
    </message>
    <message>
        <source>REPLACED</source>
        <translation>DIGANTI</translation>
    </message>
    <message>
        <source>Reason: {reason}</source>
        <translation>Sebab: {reason}</translation>
    </message>
    <message>
        <source>Reason: “{text}”</source>
        <translation>Sebab: “{text}”</translation>
    </message>
    <message>
        <source>Remarks</source>
        <translation>Catatan</translation>
    </message>
    <message>
        <source>Reopened {time} {by}</source>
        <translation>Dibuka semula {time} {by}</translation>
    </message>
    <message>
        <source>Replaces</source>
        <translation>Menggantikan</translation>
    </message>
    <message>
        <source>Replaces {slip}</source>
        <translation>Menggantikan {slip}</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Permohonan</translation>
    </message>
    <message>
        <source>Request for chips {number}</source>
        <translation>Permohonan cip {number}</translation>
    </message>
    <message>
        <source>Returned</source>
        <translation>Dipulangkan</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Pusingan</translation>
    </message>
    <message>
        <source>Rulebook</source>
        <translation>Buku peraturan</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Peraturan</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>Sesi</translation>
    </message>
    <message>
        <source>Session of the tray</source>
        <translation>Sesi dulang</translation>
    </message>
    <message>
        <source>Settings changed since the last slip</source>
        <translation>Tetapan diubah sejak slip lepas</translation>
    </message>
    <message>
        <source>Settlement for one Player {number}</source>
        <translation>Penyelesaian untuk seorang Pemain {number}</translation>
    </message>
    <message>
        <source>Settlement slip</source>
        <translation>Slip penyelesaian</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Syif</translation>
    </message>
    <message>
        <source>Shift report {number}</source>
        <translation>Laporan syif {number}</translation>
    </message>
    <message>
        <source>Signed by the key {key}</source>
        <translation>Ditandatangani dengan kunci {key}</translation>
    </message>
    <message>
        <source>Slip</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>Slip of a Void Round</source>
        <translation>Slip pusingan batal</translation>
    </message>
    <message>
        <source>Slips</source>
        <translation>Slip</translation>
    </message>
    <message>
        <source>Stake</source>
        <translation>Taruhan</translation>
    </message>
    <message>
        <source>Staked</source>
        <translation>Dipertaruhkan</translation>
    </message>
    <message>
        <source>Stand Off</source>
        <translation>Seri</translation>
    </message>
    <message>
        <source>Still to do at this moment</source>
        <translation>Masih perlu dibuat sekarang</translation>
    </message>
    <message>
        <source>Surrender</source>
        <translation>Surrender</translation>
    </message>
    <message>
        <source>TRAINING</source>
        <translation>LATIHAN</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>Table {table}</source>
        <translation>Meja {table}</translation>
    </message>
    <message>
        <source>Tender</source>
        <translation>Cara bayaran</translation>
    </message>
    <message>
        <source>The House gets it</source>
        <translation>Pihak kasino menerimanya</translation>
    </message>
    <message>
        <source>The House won on Rounds</source>
        <translation>Kemenangan pihak kasino dalam pusingan</translation>
    </message>
    <message>
        <source>The Player gets it</source>
        <translation>Pemain menerimanya</translation>
    </message>
    <message>
        <source>The staff register differs in 1 point that no other Shift Manager has signed.</source>
        <translation>Daftar kakitangan berbeza pada 1 perkara yang belum ditandatangani Pengurus Syif lain.</translation>
    </message>
    <message>
        <source>The staff register differs in {points} points that no other Shift Manager has signed.</source>
        <translation>Daftar kakitangan berbeza pada {points} perkara yang belum ditandatangani Pengurus Syif lain.</translation>
    </message>
    <message>
        <source>The table has no key: its slips are not signed.</source>
        <translation>Meja ini tiada kunci: slipnya tidak ditandatangani.</translation>
    </message>
    <message>
        <source>The table&apos;s key</source>
        <translation>Kunci meja</translation>
    </message>
    <message>
        <source>The table&apos;s key or a witness speaks against the journal; no Shift Manager has signed.</source>
        <translation>Kunci meja atau saksi bercanggah dengan jurnal; belum ada Pengurus Syif menandatangani.</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Masa</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Jumlah</translation>
    </message>
    <message>
        <source>Totals, continued</source>
        <translation>Jumlah, sambungan</translation>
    </message>
    <message>
        <source>Tray by the books</source>
        <translation>Dulang mengikut buku</translation>
    </message>
    <message>
        <source>Under {paragraph} every Bet is returned.</source>
        <translation>Di bawah {paragraph} semua pertaruhan dipulangkan.</translation>
    </message>
    <message>
        <source>VOID</source>
        <translation>BATAL</translation>
    </message>
    <message>
        <source>VOID: {slip}</source>
        <translation>BATAL: {slip}</translation>
    </message>
    <message>
        <source>Valid to</source>
        <translation>Sah hingga</translation>
    </message>
    <message>
        <source>Variances</source>
        <translation>Perbezaan</translation>
    </message>
    <message>
        <source>Void slip</source>
        <translation>Slip batal</translation>
    </message>
    <message>
        <source>Void {number}</source>
        <translation>Batal {number}</translation>
    </message>
    <message>
        <source>Voided by {by}</source>
        <translation>Dibatalkan oleh {by}</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Menang</translation>
    </message>
    <message>
        <source>all</source>
        <translation>semua</translation>
    </message>
    <message>
        <source>boxes only</source>
        <translation>petak sahaja</translation>
    </message>
    <message>
        <source>changed outside of the program; nobody has signed</source>
        <translation>diubah di luar program; tiada yang menandatangani</translation>
    </message>
    <message>
        <source>give back {amount}</source>
        <translation>pulangkan {amount}</translation>
    </message>
    <message>
        <source>given back {amount}</source>
        <translation>dipulangkan {amount}</translation>
    </message>
    <message>
        <source>house ruling {ruling}</source>
        <translation>peraturan kasino {ruling}</translation>
    </message>
    <message>
        <source>no cards</source>
        <translation>tiada kad</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>number {number}</source>
        <translation>nombor {number}</translation>
    </message>
    <message>
        <source>paid {amount}</source>
        <translation>dibayar {amount}</translation>
    </message>
    <message>
        <source>pay {amount}</source>
        <translation>bayar {amount}</translation>
    </message>
    <message>
        <source>pays {won} to {staked}</source>
        <translation>{won} kepada {staked}</translation>
    </message>
    <message>
        <source>recover {amount}</source>
        <translation>ambil semula {amount}</translation>
    </message>
    <message>
        <source>recovered {amount}</source>
        <translation>diambil semula {amount}</translation>
    </message>
    <message>
        <source>signed by PIN</source>
        <translation>ditandatangani dengan PIN</translation>
    </message>
    <message>
        <source>signed by name</source>
        <translation>ditandatangani dengan nama</translation>
    </message>
    <message>
        <source>signed by new PIN</source>
        <translation>ditandatangani dengan PIN baharu</translation>
    </message>
    <message>
        <source>signed by {by}</source>
        <translation>ditandatangani oleh {by}</translation>
    </message>
    <message>
        <source>signed by {by}, by PIN</source>
        <translation>ditandatangani oleh {by}, dengan PIN</translation>
    </message>
    <message>
        <source>signed by {by}, by a new PIN after a recovery</source>
        <translation>ditandatangani oleh {by}, dengan PIN baharu selepas pemulihan</translation>
    </message>
    <message>
        <source>signed by {by}, by name</source>
        <translation>ditandatangani oleh {by}, dengan nama</translation>
    </message>
    <message>
        <source>slip {digits}</source>
        <translation>slip {digits}</translation>
    </message>
    <message>
        <source>take {amount}</source>
        <translation>kutip {amount}</translation>
    </message>
    <message>
        <source>taken {amount}</source>
        <translation>dikutip {amount}</translation>
    </message>
    <message>
        <source>void slip {digits}</source>
        <translation>slip batal {digits}</translation>
    </message>
    <message>
        <source>{cash} of it in cash</source>
        <translation>{cash} daripadanya tunai</translation>
    </message>
    <message>
        <source>{day}, or until the rules change</source>
        <translation>{day}, atau sehingga peraturan berubah</translation>
    </message>
    <message>
        <source>{done} {by}</source>
        <translation>{done} {by}</translation>
    </message>
    <message>
        <source>{first} to {last}</source>
        <translation>{first} hingga {last}</translation>
    </message>
    <message>
        <source>{kind} slip {digits}</source>
        <translation>slip {kind} {digits}</translation>
    </message>
    <message>
        <source>{kind} {number}, signed by table {table}</source>
        <translation>{kind} {number}, ditandatangani meja {table}</translation>
    </message>
    <message>
        <source>{label}: {old} → {new}</source>
        <translation>{label}: {old} → {new}</translation>
    </message>
    <message>
        <source>{number} reprinted</source>
        <translation>{number} dicetak semula</translation>
    </message>
    <message>
        <source>{role}: {name}</source>
        <translation>{role}: {name}</translation>
    </message>
    <message>
        <source>{slip} had replaced {replaced}</source>
        <translation>{slip} telah menggantikan {replaced}</translation>
    </message>
    <message>
        <source>{slip} replaces this one, which is no longer the settlement.</source>
        <translation>{slip} menggantikan slip ini, yang bukan lagi penyelesaian.</translation>
    </message>
    <message>
        <source>Variance {number}</source>
        <translation>Perbezaan {number}</translation>
    </message>
    <message>
        <source>Exception</source>
        <translation>Pengecualian</translation>
    </message>
    <message>
        <source>What differed</source>
        <translation>Apa yang berbeza</translation>
    </message>
</context>
<context>
    <name>staff</name>
    <message>
        <source>Entries of its log up to number {0} were changed or removed.</source>
        <translation>Entri lognya hingga nombor {0} diubah atau dibuang.</translation>
    </message>
    <message>
        <source>{0} is no longer in it.</source>
        <translation>{0} tiada lagi di dalamnya.</translation>
    </message>
    <message>
        <source>Its entry {0}, of {1}, was changed or removed.</source>
        <translation>Entri {0}, bagi {1}, diubah atau dibuang.</translation>
    </message>
    <message>
        <source>{0} has signed for what was changed in it: {1}.</source>
        <translation>{0} sudah tandatangan bagi perubahannya: {1}.</translation>
    </message>
    <message>
        <source>all of it</source>
        <translation>semuanya</translation>
    </message>
    <message>
        <source>{0} is in it as {1}</source>
        <translation>{0} ada di dalamnya sebagai {1}</translation>
    </message>
    <message>
        <source>{0} was disabled</source>
        <translation>{0} dinyahdayakan</translation>
    </message>
    <message>
        <source>{0} was enabled</source>
        <translation>{0} didayakan</translation>
    </message>
    <message>
        <source>{0} was given another PIN</source>
        <translation>{0} diberi PIN lain</translation>
    </message>
    <message>
        <source>{0} has another PIN</source>
        <translation>{0} ada PIN lain</translation>
    </message>
    <message>
        <source>{0} was given a badge</source>
        <translation>{0} diberi lencana</translation>
    </message>
    <message>
        <source>{0} no longer has a badge</source>
        <translation>{0} tiada lagi lencana</translation>
    </message>
    <message>
        <source>{0}, and its log does not say so.</source>
        <translation>{0}, dan lognya tidak menyatakannya.</translation>
    </message>
    <message>
        <source>{0}, by {1}.</source>
        <translation>{0}, oleh {1}.</translation>
    </message>
    <message>
        <source>What it has on {0} was changed by something else than this program.</source>
        <translation>Maklumat {0} di dalamnya diubah oleh sesuatu selain program ini.</translation>
    </message>
    <message>
        <source>Its log was changed by something else than this program, from entry {1} on.</source>
        <translation>Lognya diubah oleh sesuatu selain program ini, dari entri {1}.</translation>
    </message>
    <message>
        <source>Something else than this program took rows out of it, or put old ones back.</source>
        <translation>Sesuatu selain program ini membuang baris, atau meletak baris lama semula.</translation>
    </message>
    <message>
        <source>It is not sealed by the key that it had before.</source>
        <translation>Ia tidak dimeterai dengan kunci yang dahulu.</translation>
    </message>
    <message>
        <source>1 signature of {1} is in its log and not in the journal.</source>
        <translation>1 tandatangan {1} ada dalam lognya dan tiada dalam jurnal.</translation>
    </message>
    <message>
        <source>{0} signatures of {1} are in its log and not in the journal.</source>
        <translation>{0} tandatangan {1} ada dalam lognya dan tiada dalam jurnal.</translation>
    </message>
    <message>
        <source>1 signature of {1} is not his by its log (entry {2}).</source>
        <translation>1 tandatangan {1} bukan miliknya menurut log (entri {2}).</translation>
    </message>
    <message>
        <source>{0} signatures of {1} are not his by its log (first: entry {2}).</source>
        <translation>{0} tandatangan {1} bukan miliknya menurut log (pertama: entri {2}).</translation>
    </message>
</context>
<context>
    <name>steps of fills and credits</name>
    <message>
        <source>attest</source>
        <translation>saksikan</translation>
    </message>
    <message>
        <source>dispatch</source>
        <translation>hantar</translation>
    </message>
    <message>
        <source>drop</source>
        <translation>masukkan ke peti</translation>
    </message>
    <message>
        <source>fetch</source>
        <translation>ambil</translation>
    </message>
    <message>
        <source>issue</source>
        <translation>keluarkan</translation>
    </message>
    <message>
        <source>receive</source>
        <translation>terima</translation>
    </message>
    <message>
        <source>request</source>
        <translation>mohon</translation>
    </message>
    <message>
        <source>return</source>
        <translation>pulangkan</translation>
    </message>
    <message>
        <source>verify</source>
        <translation>sahkan</translation>
    </message>
</context>
<context>
    <name>stopped</name>
    <message>
        <source>The Round is stopped</source>
        <translation>Pusingan dihentikan</translation>
    </message>
    <message>
        <source>Leave cards and Bets as they lie.</source>
        <translation>Biarkan kad dan pertaruhan seperti sedia ada.</translation>
    </message>
    <message>
        <source>Close the window and start the program again.</source>
        <translation>Tutup tetingkap dan mulakan program semula.</translation>
    </message>
    <message>
        <source>Everything up to entry {number} is stored.</source>
        <translation>Semua hingga entri {number} sudah disimpan.</translation>
    </message>
    <message>
        <source>a card</source>
        <translation>satu kad</translation>
    </message>
</context>
<context>
    <name>tenders</name>
    <message>
        <source>cash</source>
        <translation>tunai</translation>
    </message>
    <message>
        <source>coupon</source>
        <translation>kupon</translation>
    </message>
    <message>
        <source>marker</source>
        <translation>penanda</translation>
    </message>
    <message>
        <source>ticket</source>
        <translation>tiket</translation>
    </message>
    <message>
        <source>transfer</source>
        <translation>pindahan</translation>
    </message>
</context>
<context>
    <name>ticking</name>
    <message>
        <source>First resolve the case. Until then no chips move.</source>
        <translation>Selesaikan kes dahulu. Hingga itu tiada cip bergerak.</translation>
    </message>
    <message>
        <source>While Bets are open their Players move them.</source>
        <translation>Semasa pertaruhan dibuka, Pemain sendiri mengalihnya.</translation>
    </message>
    <message>
        <source>The settlement is made. It can only be reopened.</source>
        <translation>Penyelesaian sudah dibuat. Ia hanya boleh dibuka semula.</translation>
    </message>
    <message>
        <source>These chips have moved in play: that stays as it is.</source>
        <translation>Cip ini sudah dialih dalam permainan: ia kekal.</translation>
    </message>
    <message>
        <source>These chips had moved before the settlement was reopened: that stays as it is. A correction or a report lists what must move now.</source>
        <translation>Cip ini sudah dialih sebelum penyelesaian dibuka semula: ia kekal. Pembetulan atau laporan menyenaraikan yang perlu dialih.</translation>
    </message>
</context>
<context>
    <name>tour</name>
    <message>
        <source>The tour will be shown again at the next start.</source>
        <translation>Lawatan akan dipapar semula pada permulaan seterusnya.</translation>
    </message>
    <message>
        <source>The shoe is here, with what happens to it.</source>
        <translation>Keadaan shoe juga dipapar di sini.</translation>
    </message>
    <message>
        <source>At this table a simulated shoe deals: D draws a card.</source>
        <translation>Di meja ini shoe simulasi mengagih: D mengambil kad.</translation>
    </message>
    <message>
        <source>The most urgent message stands here; a touch shows all of them.</source>
        <translation>Mesej paling mendesak di sini; sentuh untuk melihat semuanya.</translation>
    </message>
    <message>
        <source>The felt</source>
        <translation>Meja</translation>
    </message>
    <message>
        <source>A touch on a box lays the chosen chip. Cards lie where they are dealt, with their total. Below them stands what is asked or due at the box: a touch does it.</source>
        <translation>Sentuh petak untuk meletakkan cip yang dipilih. Kad terletak di tempat ia diagih, dengan jumlahnya. Di bawahnya ialah apa yang ditanya atau perlu dibuat: sentuh untuk melakukannya.</translation>
    </message>
    <message>
        <source>What to do now</source>
        <translation>Apa perlu dibuat sekarang</translation>
    </message>
    <message>
        <source>The sentence is the next step; gold words in quotes are said aloud. A touch on it, or F1, opens the paragraph behind it.</source>
        <translation>Ayat ini ialah langkah seterusnya; kata emas dalam petikan disebut kuat. Sentuhan atau F1 membuka perenggan di sebaliknya.</translation>
    </message>
    <message>
        <source>Five keys</source>
        <translation>Lima kekunci</translation>
    </message>
    <message>
        <source>Each key has its place in every phase. Gold is due now; the corner is Space. One with a dashed edge is not allowed: touch it, and the sentence says why.</source>
        <translation>Setiap kekunci kekal di tempatnya. Emas bermaksud perlu sekarang; sudut ialah Space. Tepi putus-putus tidak dibenarkan: sentuh, dan ayat memberitahu sebabnya.</translation>
    </message>
    <message>
        <source>Beside the felt</source>
        <translation>Di sebelah meja</translation>
    </message>
    <message>
        <source>First the Bets and the chips, then the Hand whose turn it is, at the end what is taken and paid, box by box.</source>
        <translation>Mula-mula pertaruhan dan cip, kemudian Hand yang mendapat giliran, akhirnya apa yang diambil dan dibayar, petak demi petak.</translation>
    </message>
    <message>
        <source>If something is wrong</source>
        <translation>Jika ada kesilapan</translation>
    </message>
    <message>
        <source>Take back says what it puts right. The menu has everything else: reports, cards by hand, slips, the rules, and this tour.</source>
        <translation>Tarik balik menyatakan apa yang dibetulkan. Menu mengandungi yang lain: laporan, kad secara manual, slip, peraturan dan lawatan ini.</translation>
    </message>
    <message>
        <source>Messages and the shoe</source>
        <translation>Mesej dan shoe</translation>
    </message>
</context>
<context>
    <name>training</name>
    <message>
        <source>TRAINING</source>
        <translation>LATIHAN</translation>
    </message>
    <message>
        <source>{0} Touch Stop. {1}.</source>
        <translation>{0} Sentuh Henti. {1}.</translation>
    </message>
    <message>
        <source>Printer: no paper</source>
        <translation>Pencetak: tiada kertas</translation>
    </message>
    <message>
        <source>You paid me short last time.</source>
        <translation>Bayaran tadi tidak cukup.</translation>
    </message>
    <message>
        <source>Takes chips back</source>
        <translation>Ambil balik cip</translation>
    </message>
    <message>
        <source>Paid: {0}</source>
        <translation>Dibayar: {0}</translation>
    </message>
    <message>
        <source>For the Dealer: {0}</source>
        <translation>Untuk Dealer: {0}</translation>
    </message>
    <message>
        <source>{0} too</source>
        <translation>{0} juga</translation>
    </message>
    <message>
        <source>not {0}</source>
        <translation>bukan {0}</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Teruskan</translation>
    </message>
    <message>
        <source>What do you do next?</source>
        <translation>Apa dibuat seterusnya?</translation>
    </message>
    <message>
        <source>Wait: the Players lay their Bets.</source>
        <translation>Tunggu: Pemain sedang meletakkan pertaruhan.</translation>
    </message>
    <message>
        <source>You have said it. Now touch {button}.</source>
        <translation>Anda telah menyebutnya. Sekarang sentuh {button}.</translation>
    </message>
    <message>
        <source>Move the chips as you have said, then go on.</source>
        <translation>Gerakkan cip seperti yang anda sebut, kemudian teruskan.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Kad</translation>
    </message>
    <message>
        <source>Say where the next card goes.</source>
        <translation>Sebut ke mana kad seterusnya pergi.</translation>
    </message>
    <message>
        <source>Say what each Bet wins or loses.</source>
        <translation>Sebut apa dimenangi atau dikalahkan setiap pertaruhan.</translation>
    </message>
    <message>
        <source>Where does the next card go?</source>
        <translation>Kad berikut ke mana?</translation>
    </message>
    <message>
        <source>Which Bet do you settle next?</source>
        <translation>Pertaruhan mana diselesaikan seterusnya?</translation>
    </message>
    <message>
        <source>Box {0}, {1}’s {2}: pay, take or leave?</source>
        <translation>Petak {0}, {2} {1}: bayar, kutip atau biarkan?</translation>
    </message>
    <message>
        <source>Set your own Hand.</source>
        <translation>Susun Hand Dealer.</translation>
    </message>
    <message>
        <source>Call the total of the {0}.</source>
        <translation>Sebut jumlah {0}.</translation>
    </message>
    <message>
        <source>Call your own total.</source>
        <translation>Sebut jumlah Dealer.</translation>
    </message>
    <message>
        <source>Call the total of box {0}.</source>
        <translation>Sebut jumlah petak {0}.</translation>
    </message>
    <message>
        <source>{0}, Hand {1}</source>
        <translation>{0}, Hand {1}</translation>
    </message>
    <message>
        <source>Something is announced first. {0}.</source>
        <translation>Ada pengumuman dahulu. {0}.</translation>
    </message>
    <message>
        <source>Not there. {0}.</source>
        <translation>Bukan di situ. {0}.</translation>
    </message>
    <message>
        <source>Nothing was wrong in {0} answers.</source>
        <translation>Tiada salah dalam {0} jawapan.</translation>
    </message>
    <message>
        <source>soft {0}</source>
        <translation>soft {0}</translation>
    </message>
    <message>
        <source>First {0}: take before you pay</source>
        <translation>{0} dahulu: kutip sebelum bayar</translation>
    </message>
    <message>
        <source>In chips: {0}</source>
        <translation>Dalam cip: {0}</translation>
    </message>
    <message>
        <source>Wait for the Player’s signal</source>
        <translation>Tunggu isyarat Pemain</translation>
    </message>
    <message>
        <source>The signal was: {0}</source>
        <translation>Isyaratnya: {0}</translation>
    </message>
    <message>
        <source>Nothing is announced now</source>
        <translation>Tiada pengumuman sekarang</translation>
    </message>
    <message>
        <source>Announce: “{0}”</source>
        <translation>Umumkan: “{0}”</translation>
    </message>
    <message>
        <source>Low {0}, High {1}</source>
        <translation>Low {0}, High {1}</translation>
    </message>
    <message>
        <source>{0}, not: {1}</source>
        <translation>{0}, bukan: {1}</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>bayar {0}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>kutip {0}</translation>
    </message>
    <message>
        <source>leave it</source>
        <translation>biarkan</translation>
    </message>
    <message>
        <source>nothing is allowed</source>
        <translation>tiada yang dibenarkan</translation>
    </message>
    <message>
        <source>no card</source>
        <translation>tiada kad</translation>
    </message>
    <message>
        <source>{0} and {1} in cash</source>
        <translation>{0} dan {1} tunai</translation>
    </message>
    <message>
        <source>none</source>
        <translation>tiada</translation>
    </message>
    <message>
        <source>{0}, not: {1}.</source>
        <translation>{0}, bukan: {1}.</translation>
    </message>
    <message>
        <source>Missed: {0}</source>
        <translation>Terlepas: {0}</translation>
    </message>
    <message>
        <source>Too late: {0}</source>
        <translation>Terlalu lewat: {0}</translation>
    </message>
    <message>
        <source>Nothing was wrong: no {0}</source>
        <translation>Tiada salah: tiada {0}</translation>
    </message>
    <message>
        <source>Seen: {0}</source>
        <translation>Dilihat: {0}</translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Tiada</translation>
    </message>
    <message>
        <source>Nothing
is wrong</source>
        <translation>Tiada
yang salah</translation>
    </message>
    <message>
        <source>It is
allowed</source>
        <translation>Dibenarkan</translation>
    </message>
    <message>
        <source>No card</source>
        <translation>Tiada kad</translation>
    </message>
</context>
<context>
    <name>tray</name>
    <message>
        <source>The table is closed: count the opener.</source>
        <translation>Meja ditutup: kira kiraan buka.</translation>
    </message>
    <message>
        <source>The opener is counted once: now the second person.</source>
        <translation>Kiraan buka dikira sekali: kini orang kedua.</translation>
    </message>
    <message>
        <source>The table is open.</source>
        <translation>Meja dibuka.</translation>
    </message>
    <message>
        <source>The tray is counted once: now the second person.</source>
        <translation>Dulang dikira sekali: kini orang kedua.</translation>
    </message>
    <message>
        <source>The closer is counted once: now the second person.</source>
        <translation>Kiraan tutup dikira sekali: kini orang kedua.</translation>
    </message>
    <message>
        <source>The table was closed by force.</source>
        <translation>Meja ditutup secara paksa.</translation>
    </message>
    <message>
        <source>By the books {0} · fills {1} · credits {2} · buy-ins {3}</source>
        <translation>Menurut buku {0} · tambahan {1} · pulangan {2} · belian {3}</translation>
    </message>
    <message>
        <source>Exception {0}, session {1}: {2} {3}</source>
        <translation>Pengecualian {0}, sesi {1}: {2} {3}</translation>
    </message>
    <message>
        <source>Perhaps: {0}</source>
        <translation>Mungkin: {0}</translation>
    </message>
    <message>
        <source>Explained</source>
        <translation>Diterangkan</translation>
    </message>
    <message>
        <source> · report it in writing</source>
        <translation> · laporkan secara bertulis</translation>
    </message>
    <message>
        <source> · report it in writing, and tell the regulator</source>
        <translation> · laporkan secara bertulis, dan maklumkan pengawal selia</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Lapor</translation>
    </message>
    <message>
        <source>Count (second person)</source>
        <translation>Kira (orang kedua)</translation>
    </message>
    <message>
        <source>Count again</source>
        <translation>Kira semula</translation>
    </message>
    <message>
        <source>Buy-in</source>
        <translation>Belian</translation>
    </message>
    <message>
        <source>Change chips</source>
        <translation>Tukar cip</translation>
    </message>
    <message>
        <source>Fill</source>
        <translation>Tambahan</translation>
    </message>
    <message>
        <source>Credit</source>
        <translation>Pulangan</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Kira</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Syif</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Tutup</translation>
    </message>
    <message>
        <source>Box leaves</source>
        <translation>Kotak keluar</translation>
    </message>
    <message>
        <source>Paid too little</source>
        <translation>Kurang bayar</translation>
    </message>
    <message>
        <source>Paid too much</source>
        <translation>Lebih bayar</translation>
    </message>
    <message>
        <source>Close by force</source>
        <translation>Tutup paksa</translation>
    </message>
    <message>
        <source>Allow the opening</source>
        <translation>Benarkan pembukaan</translation>
    </message>
    <message>
        <source>Count the opener</source>
        <translation>Kira kiraan buka</translation>
    </message>
    <message>
        <source>Send back</source>
        <translation>Hantar balik</translation>
    </message>
    <message>
        <source>Tray</source>
        <translation>Dulang</translation>
    </message>
    <message>
        <source>{0} · {1} · does not fit its slip</source>
        <translation>{0} · {1} · tidak sepadan dengan slip</translation>
    </message>
    <message>
        <source>{0} · {1} · next: {2}</source>
        <translation>{0} · {1} · seterusnya: {2}</translation>
    </message>
    <message>
        <source>Fill as proposed</source>
        <translation>Tambah seperti cadangan</translation>
    </message>
    <message>
        <source>The last slip is {0} {1}.</source>
        <translation>Slip terakhir ialah {0} {1}.</translation>
    </message>
    <message>
        <source>Print it</source>
        <translation>Cetak</translation>
    </message>
    <message>
        <source>Chips of {0} run low.</source>
        <translation>Cip {0} hampir habis.</translation>
    </message>
    <message>
        <source>Proposed fill: {0}.</source>
        <translation>Cadangan tambahan: {0}.</translation>
    </message>
    <message>
        <source>{0} of {1}: the chips do not fit the slip</source>
        <translation>{0} sebanyak {1}: cip tidak sepadan dengan slip</translation>
    </message>
    <message>
        <source>{0} of {1}, request {2}. Next: {3} by {4}</source>
        <translation>{0} sebanyak {1}, permohonan {2}. Seterusnya: {3} oleh {4}</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Batal</translation>
    </message>
    <message>
        <source>Void</source>
        <translation>Batalkan</translation>
    </message>
    <message>
        <source>Slip lost</source>
        <translation>Slip hilang</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>tidak diketahui</translation>
    </message>
    <message>
        <source>Session {0}: result {1} ({2})</source>
        <translation>Sesi {0}: hasil {1} ({2})</translation>
    </message>
    <message>
        <source>Enter the drop</source>
        <translation>Masukkan drop</translation>
    </message>
    <message>
        <source>Reconcile</source>
        <translation>Selaraskan</translation>
    </message>
    <message>
        <source>Make final</source>
        <translation>Muktamadkan</translation>
    </message>
</context>
<context>
    <name>turn</name>
    <message>
        <source>Hand {number}</source>
        <translation>Hand {number}</translation>
    </message>
    <message>
        <source>Hand {number} of {count}</source>
        <translation>Hand {number} daripada {count}</translation>
    </message>
    <message>
        <source>Box {number}</source>
        <translation>Petak {number}</translation>
    </message>
</context>
<context>
    <name>views</name>
    <message>
        <source>Back</source>
        <translation>Kembali</translation>
    </message>
    <message>
        <source>{question} Touch the box.</source>
        <translation>{question} Sentuh petaknya.</translation>
    </message>
    <message>
        <source>{0} deals</source>
        <translation>{0} mengagih</translation>
    </message>
    <message>
        <source>Relief</source>
        <translation>Ganti Dealer</translation>
    </message>
    <message>
        <source>1 more card waits for it.</source>
        <translation>1 kad lagi menunggunya.</translation>
    </message>
    <message>
        <source>{0} more cards wait for it.</source>
        <translation>{0} kad lagi menunggunya.</translation>
    </message>
    <message>
        <source>A card was not read. Leave it face down and say so.</source>
        <translation>Satu kad tidak dibaca. Biarkan tertutup dan nyatakan.</translation>
    </message>
    <message>
        <source>The shoe counts {drawn} cards, the table {known}.</source>
        <translation>Shoe mengira {drawn} kad, meja {known}.</translation>
    </message>
</context>
<context>
    <name>words</name>
    <message>
        <source>Other Hands</source>
        <translation>Hand lain</translation>
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
        <translation>Surrender</translation>
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
        <translation>Pertaruhan awal</translation>
    </message>
    <message>
        <source>Adjustment</source>
        <translation>Pelarasan</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>menang</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>kalah</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>returned</source>
        <translation>dipulangkan</translation>
    </message>
    <message>
        <source>pay {0}</source>
        <translation>bayar {0}</translation>
    </message>
    <message>
        <source>take {0}</source>
        <translation>kutip {0}</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>bayar</translation>
    </message>
    <message>
        <source>pay {n} to {d}</source>
        <translation>bayar {n} kepada {d}</translation>
    </message>
    <message>
        <source>give back</source>
        <translation>pulangkan</translation>
    </message>
    <message>
        <source>take</source>
        <translation>kutip</translation>
    </message>
    <message>
        <source>take half</source>
        <translation>kutip separuh</translation>
    </message>
    <message>
        <source>take {n} of {d}</source>
        <translation>kutip {n} daripada {d}</translation>
    </message>
    <message>
        <source>{n} to {d}</source>
        <translation>{n} kepada {d}</translation>
    </message>
</context>
<context>
    <name>work</name>
    <message>
        <source>take</source>
        <translation>kutip</translation>
    </message>
    <message>
        <source>pay</source>
        <translation>bayar</translation>
    </message>
    <message>
        <source>give back</source>
        <translation>pulangkan</translation>
    </message>
    <message>
        <source>recover</source>
        <translation>ambil semula</translation>
    </message>
    <message>
        <source>stand off</source>
        <translation>seri</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>dikutip</translation>
    </message>
    <message>
        <source>paid</source>
        <translation>dibayar</translation>
    </message>
    <message>
        <source>given back</source>
        <translation>dipulangkan</translation>
    </message>
    <message>
        <source>recovered</source>
        <translation>diambil semula</translation>
    </message>
    <message>
        <source>stood off</source>
        <translation>seri</translation>
    </message>
</context>
</TS>
