import { foldWord } from './fold-word.ts'

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

/** Whether a word is one character of a script that is written without blanks. */
export function isUnspaced(word: string): boolean {
  return unspacedWord.test(word)
}

/** The sounds of hesitation that count for nothing in a language, BCP 47. */
export function hesitationsOf(language: string): ReadonlySet<string> {
  return /^en(?:-|$)/i.test(language) ? englishHesitations : hesitations
}

/** Calls `visit` with each word as it is written, in order; scripts without blanks give a word per character. */
export function scanWritten(text: string, visit: (word: string, at: number) => void): void {
  written.lastIndex = 0
  for (let match = written.exec(text); match !== null; match = written.exec(text))
    visit(match[0], match.index)
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
