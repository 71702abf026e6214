import type { Spelling } from './spelling.ts'

/** English, German, Dutch, Swedish, Danish, Norwegian. */
export const germanic: Readonly<Record<string, Spelling>> = {
  en: {
    counting:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'ten twenty thirty forty/fourty fifty sixty seventy eighty ninety',
    factors:
      'dozen=12 dozens=12 hundred=100 thousand=1000 lakh=1e5 lakhs=1e5 million=1e6 crore=1e7 crores=1e7 billion=1e9 trillion=1e12',
    ordinals: `first second third/thirds fourth/fourths fifth/fifths sixth seventh eighth ninth tenth/tenths eleventh twelfth thirteenth
      fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth=20 thirtieth=30 fortieth=40 fiftieth=50 sixtieth=60
      seventieth=70 eightieth=80 ninetieth=90 hundredth=100 thousandth=1000 twenties=20 thirties=30 forties=40 fifties=50 sixties=60
      seventies=70 eighties=80 nineties=90`,
    joins: 'and',
    joinsNoTens: true,
    halves: 'and_a_half',
    point: 'point',
    fractions: 'half=2 third=3 thirds=3 quarter=4 quarters=4 fifth=5 fifths=5',
    years: true,
    decimalPoint: true,
  },
  de: {
    counting:
      'null ein/eins/eine/einen/einem/einer/eines zwei/zwo/zweien drei/dreien vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zehn zwanzig dreißig/dreissig vierzig fünfzig sechzig siebzig achtzig neunzig',
    factors:
      'dutzend=12 hundert=100 hunderte=100 tausend=1000 tausende=1000 million=1e6 millionen=1e6 mio=1e6 milliarde=1e9 milliarden=1e9 mrd=1e9 billion=1e12 billionen=1e12',
    others: 'anderthalb=1.5 eineinhalb=1.5 dritthalb=2.5 vierthalb=3.5',
    ordinals:
      'erste* zweite* dritte* vierte* fünfte* sechste* siebte*/siebente* achte* neunte* zehnte* elfte* zwölfte*',
    weak: 'ein eine einen einem einer eines acht',
    within: 'und',
    endings: '(?:s?te[nmrs]?|[nmrs]|er|ern)',
    halves: 'einhalb und_ein_halb und_eine_halbe',
    point: 'komma',
    fractions: 'halb=2 halbe=2 halben=2 halber=2 halbes=2 hälfte=2 drittel=3 viertel=4 fünftel=5 zehntel=10',
    unitsFirst: 'within',
  },
  nl: {
    counting:
      'nul één/een/eén twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    tens: 'tien twintig dertig veertig vijftig zestig zeventig tachtig negentig',
    factors: 'honderd=100 duizend=1000 miljoen=1e6 miljard=1e9 biljoen=1e12',
    others: 'anderhalf=1.5 anderhalve=1.5 dozijn=12',
    ordinals: 'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde',
    weak: 'een',
    joins: 'en',
    within: 'en ën',
    endings: '(?:ste|de)',
    halves: 'en_een_half en_een_halve ëneenhalf eneenhalf ëneenhalve eneenhalve',
    point: 'komma',
    fractions: 'half=2 halve=2 helft=2 derde=3 kwart=4 driekwart=1.3333333',
    unitsFirst: 'within',
    years: true,
  },
  sv: {
    counting:
      'noll ett/en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    tens: 'tio tjugo/tjugi trettio/tretti fyrtio/fyrti femtio/femti sextio/sexti sjuttio/sjutti åttio/åtti nittio/nitti',
    factors:
      'hundra=100 tusen=1000 miljon=1e6 miljoner=1e6 miljard=1e9 miljarder=1e9 biljon=1e12 biljoner=1e12',
    others: 'dussin=12',
    ordinals:
      'första/förste andra/andre tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde tjugonde',
    weak: 'en ett',
    joins: 'och',
    within: '',
    endings: '(?:nde|de|talet|tals)',
    halves: 'och_en_halv och_ett_halvt och_en_halv',
    point: 'komma',
    fractions: 'halv=2 halva=2 halvt=2 hälften=2 tredjedel=3 tredjedelar=3 fjärdedel=4 fjärdedelar=4 kvart=4',
  },
  da: {
    counting:
      'nul en/et/én/ét to tre fire fem seks syv/syve otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'ti tyve tredive/tredve fyrre/fyrretyve halvtreds/halvtredsindstyve tres/tresindstyve halvfjerds/halvfjerdsindstyve firs/firsindstyve halvfems/halvfemsindstyve',
    factors:
      'hundrede=100 hundred=100 tusind=1000 tusinde=1000 million=1e6 millioner=1e6 milliard=1e9 milliarder=1e9 millarder=1e9 billion=1e12 billioner=1e12',
    others: 'halvanden=1.5 halvandet=1.5 dusin=12',
    ordinals:
      'første anden/andet/andre tredje fjerde femte sjette syvende ottende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende',
    weak: 'en et',
    joins: 'og',
    within: 'og',
    endings: '(?:nde|ende|sindstyvende)',
    halves: 'og_en_halv og_et_halvt',
    point: 'komma',
    fractions: 'halv=2 halve=2 halvdelen=2 tredjedel=3 tredjedele=3 fjerdedel=4 fjerdedele=4 kvart=4',
    unitsFirst: 'anywhere',
  },
  no: {
    counting:
      'null en/ett/ei/én/et to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    tens: 'ti tjue/tyve tretti/tredve førti/førr femti seksti sytti åtti nitti',
    factors:
      'hundre=100 tusen=1000 million=1e6 millioner=1e6 milliard=1e9 milliarder=1e9 billion=1e12 billioner=1e12',
    others: 'halvannen=1.5 halvannet=1.5 dusin=12',
    ordinals:
      'første andre/annen/annet tredje fjerde femte sjette sjuende/syvende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende',
    weak: 'en ett ei et',
    joins: 'og',
    within: 'og',
    endings: '(?:ende|nde|de)',
    halves: 'og_en_halv og_et_halvt',
    point: 'komma',
    fractions: 'halv=2 halve=2 halvparten=2 tredjedel=3 tredjedeler=3 fjerdedel=4 fjerdedeler=4 kvart=4',
    unitsFirst: 'anywhere',
    years: true,
  },
}
