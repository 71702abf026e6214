/**
 * What a word contributes to a number: it is added, or it multiplies what was said before it. A factor that closes ends
 * a group: three million | two hundred.
 */
export type NumberWord = { add: number } | { times: number; closes: boolean }

/** Words of each language: counting words from 0 in order, tens from 20, others with their value, factors. */
type Spelling = {
  counting: string
  tens?: string
  others?: Record<string, number>
  factors: Record<string, number>
  /** The least factor that closes a group; 1000 unless said. */
  closesFrom?: number
}

const spellings: Readonly<Record<string, Spelling>> = {
  en: {
    counting:
      'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    tens: 'twenty thirty forty fifty sixty seventy eighty ninety',
    factors: { hundred: 100, thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  },
  de: {
    counting:
      'null - zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn',
    tens: 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    others: { zwo: 2 },
    factors: { hundert: 100, tausend: 1e3, million: 1e6, millionen: 1e6, milliarde: 1e9, milliarden: 1e9 },
  },
  fr: {
    counting:
      'zéro - deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize - - -',
    tens: 'vingt trente quarante cinquante soixante septante huitante nonante',
    factors: {
      cent: 100,
      cents: 100,
      mille: 1e3,
      million: 1e6,
      millions: 1e6,
      milliard: 1e9,
      milliards: 1e9,
    },
  },
  es: {
    counting:
      'cero - dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve',
    tens: 'veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
    others: {
      veintiuno: 21,
      veintidós: 22,
      veintitrés: 23,
      veinticuatro: 24,
      veinticinco: 25,
      veintiséis: 26,
      veintisiete: 27,
      veintiocho: 28,
      veintinueve: 29,
      ciento: 100,
      doscientos: 200,
      trescientos: 300,
      quinientos: 500,
    },
    factors: { cien: 100, mil: 1e3, millón: 1e6, millones: 1e6 },
  },
  pt: {
    counting:
      'zero - dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove',
    tens: 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
    others: { duas: 2, cento: 100, duzentos: 200, trezentos: 300, quinhentos: 500 },
    factors: { cem: 100, mil: 1e3, milhão: 1e6, milhões: 1e6, bilhão: 1e9, bilhões: 1e9 },
  },
  it: {
    counting:
      'zero - due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    tens: 'venti trenta quaranta cinquanta sessanta settanta ottanta novanta',
    factors: { cento: 100, mille: 1e3, mila: 1e3, milione: 1e6, milioni: 1e6, miliardo: 1e9, miliardi: 1e9 },
  },
  ru: {
    counting:
      'ноль один два три четыре пять шесть семь восемь девять десять одиннадцать двенадцать тринадцать четырнадцать пятнадцать шестнадцать семнадцать восемнадцать девятнадцать',
    tens: 'двадцать тридцать сорок пятьдесят шестьдесят семьдесят восемьдесят девяносто',
    others: { две: 2, сто: 100, двести: 200, триста: 300, четыреста: 400, пятьсот: 500 },
    factors: {
      тысяча: 1e3,
      тысячи: 1e3,
      тысяч: 1e3,
      миллион: 1e6,
      миллиона: 1e6,
      миллионов: 1e6,
      миллиардов: 1e9,
    },
  },
  zh: {
    counting: '零 一 二 三 四 五 六 七 八 九',
    others: { 〇: 0, 两: 2, 兩: 2 },
    factors: { 十: 10, 百: 100, 千: 1e3, 万: 1e4, 萬: 1e4, 亿: 1e8, 億: 1e8 },
    closesFrom: 1e4,
  },
}

const tables = new Map(Object.entries(spellings).map(([language, spelling]) => [language, tableOf(spelling)]))
for (const [unit, value] of compoundsOfGerman()) tables.get('de')?.set(unit, { add: value })
const chinese = tables.get('zh')
if (chinese !== undefined) tables.set('ja', chinese)

/** The number words of a language, BCP 47; `null` where we know none. Articles that also mean one are left out. */
export function numberWordsOf(language: string): ReadonlyMap<string, NumberWord> | null {
  return tables.get(language.toLowerCase().split('-', 1)[0] ?? '') ?? null
}

/** Every number word that is known, of any language. */
export const allNumberWords: ReadonlySet<string> = new Set(
  [...tables.values()].flatMap((table) => [...table.keys()]),
)

function tableOf({
  counting,
  tens = '',
  others = {},
  factors,
  closesFrom = 1e3,
}: Spelling): Map<string, NumberWord> {
  const table = new Map<string, NumberWord>()
  for (const [value, word] of counting.split(' ').entries()) table.set(word, { add: value })
  for (const [place, word] of tens.split(' ').entries()) table.set(word, { add: 20 + place * 10 })
  for (const [word, add] of Object.entries(others)) table.set(word, { add })
  for (const [word, times] of Object.entries(factors)) table.set(word, { times, closes: times >= closesFrom })
  table.delete('-')
  table.delete('')
  return table
}

/** German writes 21 to 99, and whole hundreds and thousands, as one word. */
function compoundsOfGerman(): [string, number][] {
  const { counting, tens = '' } = spellings['de'] ?? { counting: '' }
  const units = counting.split(' ').slice(0, 10).with(1, 'ein')
  return units
    .slice(1)
    .flatMap((unit, place): [string, number][] => [
      ...tens.split(' ').map((ten, at): [string, number] => [`${unit}und${ten}`, 20 + at * 10 + place + 1]),
      [`${unit}hundert`, (place + 1) * 100],
      [`${unit}tausend`, (place + 1) * 1000],
    ])
}
