/** The dot under a letter, which writing omits as often as not. */
const DOTS_BELOW = /[\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;

/** Each letter with what it is in ISO 15919, as Sanscript 1.3.3 wrote it. A consonant has an 'a' unless a sign follows. */
const SCRIPTS: Readonly<Record<string, Readonly<Record<'consonants' | 'letters' | 'signs', string>>>> = {
  Devanagari: {
    consonants:
      'कk खkh गg घgh ङṅ चc छch जj झjh ञñ टṭ ठṭh डḍ ढḍh णṇ तt थth दd धdh नn पp फph बb भbh मm यy रr लl ळḷ वv शś षṣ सs हh',
    letters:
      "ँm̐ ंṁ ःḥ अa आā इi ईī उu ऊū ऋr̥ ऌl̥ ऍê ऎe एē ऐai ऑô ऒo ओō औau ऽ' ॐōṁ ॠr̥̄ ॡl̥̄ ०0 १1 २2 ३3 ४4 ५5 ६6 ७7 ८8 ९9 ᳡̀ ᳵẖ ꣡́ ꣢² ꣣³ ꣤⁴ ꣥⁵ ꣦⁶ ꣧⁷ ꣨⁸ ꣩⁹",
    signs: 'ाā िi ीī ुu ूū ृr̥ ॄr̥̄ ॅê ॆe ेē ैai ॉô ॊo ोō ौau ् ॢl̥ ॣl̥̄',
  },
  Gujarati: {
    consonants:
      'કk ખkh ગg ઘgh ઙṅ ચc છch જj ઝjh ઞñ ટṭ ઠṭh ડḍ ઢḍh ણṇ તt થth દd ધdh નn પp ફph બb ભbh મm યy રr લl ળḷ વv શś ષṣ સs હh',
    letters: "ऎe ऒo ઁm̐ ંṁ ઃḥ અa આā ઇi ઈī ઉu ઊū ઋr̥ ઌl̥ એē ઐai ઓō ઔau ઽ' ૐōṁ ૠr̥̄ ૡl̥̄ ૦0 ૧1 ૨2 ૩3 ૪4 ૫5 ૬6 ૭7 ૮8 ૯9",
    signs: 'ॆe ॊo ાā િi ીī ુu ૂū ૃr̥ ૄr̥̄ ેē ૈai ોō ૌau ્ ૢl̥ ૣl̥̄',
  },
  Bengali: {
    consonants:
      'কk খkh গg ঘgh ঙṅ চc ছch জj ঝjh ঞñ টṭ ঠṭh ডḍ ঢḍh ণṇ তt থth দd ধdh নn পp ফph বv ভbh মm যy রr লl শś ষṣ সs হh',
    letters: "ऎe ऒo ঁm̐ ংṁ ঃḥ অa আā ইi ঈī উu ঊū ঋr̥ ঌl̥ এē ঐai ওō ঔau ঽ' ৠr̥̄ ৡl̥̄ ০0 ১1 ২2 ৩3 ৪4 ৫5 ৬6 ৭7 ৮8 ৯9",
    signs: 'ॆe ॊo াā িi ীī ুu ূū ৃr̥ ৄr̥̄ েē ৈai োō ৌau ্ ৢl̥ ৣl̥̄',
  },
  Gurmukhi: {
    consonants:
      'ਕk ਖkh ਗg ਘgh ਙṅ ਚc ਛch ਜj ਝjh ਞñ ਟṭ ਠṭh ਡḍ ਢḍh ਣṇ ਤt ਥth ਦd ਧdh ਨn ਪp ਫph ਬb ਭbh ਮm ਯy ਰr ਲl ਵv ਸs ਹh ੜṛ',
    letters: "ऽ' ਁm̐ ਂṁ ਃḥ ਅa ਆā ਇi ਈī ਉu ਊū ਏē ਐai ਓō ਔau ੑ̭ ੦0 ੧1 ੨2 ੩3 ੪4 ੫5 ੬6 ੭7 ੮8 ੯9 ੰṁ ੴōṁ",
    signs: 'ਾā ਿi ੀī ੁu ੂū ੇē ੈai ੋō ੌau ੍',
  },
  Kannada: {
    consonants:
      'ಕk ಖkh ಗg ಘgh ಙṅ ಚc ಛch ಜj ಝjh ಞñ ಟṭ ಠṭh ಡḍ ಢḍh ಣṇ ತt ಥth ದd ಧdh ನn ಪp ಫph ಬb ಭbh ಮm ಯy ರr ಱṟ ಲl ಳḷ ವv ಶś ಷṣ ಸs ಹh ೞḻ',
    letters: "ಁm̐ ಂṁ ಃḥ ಅa ಆā ಇi ಈī ಉu ಊū ಋr̥ ಌl̥ ಎe ಏē ಐai ಒo ಓō ಔau ಽ' ೠr̥̄ ೡl̥̄ ೦0 ೧1 ೨2 ೩3 ೪4 ೫5 ೬6 ೭7 ೮8 ೯9 ೱẖ",
    signs: 'ಾā ಿi ೀī ುu ೂū ೃr̥ ೄr̥̄ ೆe ೇē ೈai ೊo ೋō ೌau ್ ೢl̥ ೣl̥̄',
  },
  Malayalam: {
    consonants:
      'കk ഖkh ഗg ഘgh ങṅ ചc ഛch ജj ഝjh ഞñ ടṭ ഠṭh ഡḍ ഢḍh ണṇ തt ഥth ദd ധdh നn പp ഫph ബb ഭbh മm യy രr റṟ ലl ളḷ ഴḻ വv ശś ഷṣ സs ഹh',
    letters: "ഁm̐ ംṁ ഃḥ അa ആā ഇi ഈī ഉu ഊū ഋr̥ ഌl̥ എe ഏē ഐai ഒo ഓō ഔau ഽ' ൠr̥̄ ൡl̥̄ ൦0 ൧1 ൨2 ൩3 ൪4 ൫5 ൬6 ൭7 ൮8 ൯9",
    signs: 'ാā ിi ീī ുu ൂū ൃr̥ ൄr̥̄ െe േē ൈai ൊo ോō ൌau ് ൢl̥ ൣl̥̄',
  },
  Oriya: {
    consonants:
      'କk ଖkh ଗg ଘgh ଙṅ ଚc ଛch ଜj ଝjh ଞñ ଟṭ ଠṭh ଡḍ ଢḍh ଣṇ ତt ଥth ଦd ଧdh ନn ପp ଫph ବb ଭbh ମm ଯy ରr ଲl ଳḷ ଵv ଶś ଷṣ ସs ହh ୟẏ',
    letters: "ऎe ऒo ଁm̐ ଂṁ ଃḥ ଅa ଆā ଇi ଈī ଉu ଊū ଋr̥ ଌl̥ ଏē ଐai ଓō ଔau ଽ' ୠr̥̄ ୡl̥̄ ୦0 ୧1 ୨2 ୩3 ୪4 ୫5 ୬6 ୭7 ୮8 ୯9",
    signs: 'ॆe ॊo ାā ିi ୀī ୁu ୂū ୃr̥ ୄr̥̄ େē ୈai ୋō ୌau ୍ ୢl̥ ୣl̥̄',
  },
  Tamil: {
    consonants: 'கgh ஙṅ சjh ஜj ஞñ டḍh ணṇ தdh நn னṉ பbh மm யy ரr றṟ லl ளḷ ழḻ வv ஶś ஷṣ ஸs ஹh',
    letters: "ऽ' ஃḥ அa ஆā இi ஈī உu ஊū எe ஏē ஐai ஒo ஓō ஔau ௐōṁ ௦0 ௧1 ௨2 ௩3 ௪4 ௫5 ௬6 ௭7 ௮8 ௯9",
    signs: 'ாā ிi ீī ுu ூū ெe ேē ைai ொo ோō ௌau ்',
  },
  Telugu: {
    consonants:
      'కk ఖkh గg ఘgh ఙṅ చc ఛch జj ఝjh ఞñ టṭ ఠṭh డḍ ఢḍh ణṇ తt థth దd ధdh నn పp ఫph బb భbh మm యy రr ఱṟ లl ళḷ ఴḻ వv శś షṣ సs హh',
    letters: "ఁm̐ ంṁ ఃḥ అa ఆā ఇi ఈī ఉu ఊū ఋr̥ ఌl̥ ఎe ఏē ఐai ఒo ఓō ఔau ఽ' ౠr̥̄ ౡl̥̄ ౦0 ౧1 ౨2 ౩3 ౪4 ౫5 ౬6 ౭7 ౮8 ౯9",
    signs: 'ాā ిi ీī ుu ూū ృr̥ ౄr̥̄ ెe ేē ైai ొo ోō ౌau ్ ౢl̥ ౣl̥̄',
  },
};

const READERS = Object.entries(SCRIPTS).map(([name, { consonants, letters, signs }]) => ({
  letter: new RegExp(`\\p{Script=${name}}`, 'u'),
  consonants: byLetter(consonants),
  others: byLetter(letters),
  signs: byLetter(signs),
}));

function byLetter(pairs: string): Map<string, string> {
  return new Map(pairs.split(' ').map((pair) => [pair.slice(0, 1), pair.slice(1)]));
}

/** A word of one of these scripts in ISO 15919; null for other words. */
export function romanised(word: string): string | null {
  const reader = READERS.find(({ letter }) => letter.test(word));
  if (!reader) return null;
  const plain = word.normalize('NFD').replace(DOTS_BELOW, '').normalize('NFC');
  let iso = '';
  let isOpen = false;
  // By code units, as Sanscript reads.
  for (const letter of plain.split('')) {
    const sign = reader.signs.get(letter);
    const consonant = reader.consonants.get(letter);
    if (isOpen && sign === undefined) iso += 'a';
    iso += sign ?? consonant ?? reader.others.get(letter) ?? letter;
    isOpen = sign === undefined && consonant !== undefined;
  }
  return isOpen ? `${iso}a` : iso;
}
