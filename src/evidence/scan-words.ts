import { foldDigits } from '#product/digits.ts'

const signs = new Map([
  ['%', 'percent'],
  ['٪', 'percent'],
  ['‰', 'permille'],
  ['$', 'dollar'],
  ['€', 'euro'],
  ['£', 'pound'],
  ['¥', 'yen'],
  ['₹', 'rupee'],
  ['₩', 'won'],
  ['-', 'minus'],
  ['−', 'minus'],
])

/** Plurals of what the signs stand for, so that `$5` and `5 dollars` name the same money. */
const signWords = new Map([
  ['dollars', 'dollar'],
  ['euros', 'euro'],
  ['pounds', 'pound'],
  ['rupees', 'rupee'],
])

const apostrophes = /[’ʼ‘＇`´]/gu
/** The unheard characters: joiners, soft hyphens, directions, and the stretching of Arabic letters. */
const silent = /\p{Cf}|\u0640/gu
/** Vowel points, which Hebrew and Arabic write or leave out. */
const points = /[\u0591-\u05bd\u05bf\u05c1\u05c2\u05c7\u064b-\u065f\u0670]/gu
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ё/gu, 'е'],
  [/ς/gu, 'σ'],
  [/[أإآٱ]/gu, 'ا'],
  [/i\u0307/gu, 'i'],
]
const digit = /\p{Nd}/u
/** In threes, or as in India in twos before the last three: `1,50,000`. */
const thousands = /^\d{1,3}(?:(?:,\d{3})+|(?:,\d{2})+,\d{3})(?:\.\d+)?$/

const known = new Map<string, string>()
/** Words that are remembered at most, and the longest of them; what a day of speech holds is less. */
const max = { words: 20_000, length: 24 }

/**
 * One word as it counts when wordings are compared: without case, compatibility forms, silent marks and
 * variants of spelling; numbers in ASCII digits with a point. Vowel signs of Indic scripts stay, for they are
 * heard.
 */
export function foldWord(written: string): string {
  const found = known.get(written)
  if (found !== undefined) return found
  const word = fold(written)
  if (known.size >= max.words) known.clear()
  if (written.length <= max.length) known.set(written, word)
  return word
}

function fold(written: string): string {
  const sign = signs.get(written.normalize('NFKC'))
  if (sign !== undefined) return sign
  let word = written
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(apostrophes, "'")
    .replaceAll(silent, '')
    .replaceAll(points, '')
  for (const [variant, defaults] of spellings) word = word.replaceAll(variant, defaults)
  if (digit.test(word)) return foldNumber(word)
  return signWords.get(word) ?? word.normalize('NFC')
}

function foldNumber(word: string): string {
  const ascii = foldDigits(word).replaceAll('٬', ',').replaceAll('٫', '.')
  if (thousands.test(ascii)) return ascii.replaceAll(',', '')
  return /^\d+,\d+$/.test(ascii) ? ascii.replace(',', '.') : ascii
}

/** A word of a text: where it is written, and as it counts when wordings are compared. */
export type Word = { from: number; to: number; word: string }

const unspaced =
  '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}ー々〆ｰ'
const spaced = `[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]`
const joiner = "['’ʼ‘＇\\u200c\\u200d\\u00ad\\u2060]"
const written = new RegExp(
  [
    `(?<![\\p{L}\\p{M}\\p{N}])[\\-−](?=[$€£¥₹₩]?\\p{Nd})`,
    `\\p{Nd}+(?:[.,٫٬]\\p{Nd}+)*${spaced}*`,
    `${spaced}+(?:${joiner}+${spaced}+)*`,
    `[${unspaced}][\\p{M}ﾞﾟ\\u200d]*`,
    '[%٪‰％$€£¥₹₩＄￥￡]',
  ].join('|'),
  'gv',
)
const unspacedWord = new RegExp(`^[${unspaced}]`, 'v')

/** Sounds of hesitation that are a word in no language that is transcribed often. */
const hesitations = new Set('uh uhh uhm umm uhuh hmm hm mm mmm mhm äh ähm öh öhm euh euhm эээ ммм'.split(' '))
const englishHesitations = new Set([...hesitations, 'um', 'er', 'erm', 'ah', 'eh'])

/** A word is one character of a script that is written without blanks. */
export function isUnspaced(word: string): boolean {
  return unspacedWord.test(word)
}

/** The sounds of hesitation that count for nothing in a language, BCP 47. */
export function hesitationsOf(language: string): ReadonlySet<string> {
  return /^en(?:-|$)/i.test(language) ? englishHesitations : hesitations
}

/** Calls `visit` with each word as written, in order; a character each in scripts without blanks. */
export function scanWritten(text: string, visit: (word: string, at: number) => void): void {
  written.lastIndex = 0
  for (let match = written.exec(text); match !== null; match = written.exec(text))
    visit(match[0], match.index)
}

/** The folded words of a text, hesitations among them. */
export function foldWords(text: string): string[] {
  const words: string[] = []
  scanWritten(text, (word) => words.push(foldWord(word)))
  return words
}

/** The words of a text without hesitations. */
export function readWords(text: string, language: string): Word[] {
  const skipped = hesitationsOf(language)
  const words: Word[] = []
  scanWritten(text, (raw, from) => {
    const word = foldWord(raw)
    if (word !== '' && !skipped.has(word)) words.push({ from, to: from + raw.length, word })
  })
  return words
}
