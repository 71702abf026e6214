import { createRequire } from 'node:module'
import path from 'node:path'

// `import.meta.resolve` is missing where a set-up of tests loads this.
const require = createRequire(import.meta.url)

/** A font by the list of its parts, each of which is a file for some characters. */
export type CardFont = {
  list: string
  /** The endings of its files' names: one for all weights, or one for each. */
  files: readonly { weight?: number; ending: string }[]
}

/** The serif of the pages: Latin, Greek and Cyrillic. */
export const serif: CardFont = {
  list: require.resolve('@fontsource/source-serif-4/unicode.json'),
  files: [
    { weight: 400, ending: '400-normal' },
    { weight: 600, ending: '600-normal' },
  ],
}

const japanese = inAllWeights(require.resolve('@fontsource-variable/noto-serif-jp/unicode.json'))
const simplified = inAllWeights(require.resolve('@fontsource-variable/noto-serif-sc/unicode.json'))
const traditional = inAllWeights(require.resolve('@fontsource-variable/noto-serif-tc/unicode.json'))
const korean = inAllWeights(require.resolve('@fontsource-variable/noto-serif-kr/unicode.json'))

/** Scripts that one font has. */
const ofScript = [
  {
    has: /\p{Script=Arabic}/u,
    list: require.resolve('@fontsource-variable/noto-naskh-arabic/unicode.json'),
  },
  {
    has: /\p{Script=Bengali}/u,
    list: require.resolve('@fontsource-variable/noto-serif-bengali/unicode.json'),
  },
  {
    has: /\p{Script=Devanagari}/u,
    list: require.resolve('@fontsource-variable/noto-serif-devanagari/unicode.json'),
  },
  {
    has: /\p{Script=Gujarati}/u,
    list: require.resolve('@fontsource-variable/noto-serif-gujarati/unicode.json'),
  },
  {
    has: /\p{Script=Gurmukhi}/u,
    list: require.resolve('@fontsource-variable/noto-serif-gurmukhi/unicode.json'),
  },
  {
    has: /\p{Script=Hebrew}/u,
    list: require.resolve('@fontsource-variable/noto-serif-hebrew/unicode.json'),
  },
  {
    has: /\p{Script=Kannada}/u,
    list: require.resolve('@fontsource-variable/noto-serif-kannada/unicode.json'),
  },
  {
    has: /\p{Script=Malayalam}/u,
    list: require.resolve('@fontsource-variable/noto-serif-malayalam/unicode.json'),
  },
  {
    has: /\p{Script=Tamil}/u,
    list: require.resolve('@fontsource-variable/noto-serif-tamil/unicode.json'),
  },
  {
    has: /\p{Script=Telugu}/u,
    list: require.resolve('@fontsource-variable/noto-serif-telugu/unicode.json'),
  },
  {
    has: /\p{Script=Thai}/u,
    list: require.resolve('@fontsource-variable/noto-serif-thai/unicode.json'),
  },
].map(({ has, list }) => ({ has, font: inAllWeights(list) }))

/** Characters of Chinese, Japanese and Korean, and the punctuation and wide forms beside them. */
const eastAsian =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303F\uFF00-\uFFEF]/u

/** The packages of these fonts. */
export const fontPackages: readonly string[] = [
  serif,
  japanese,
  simplified,
  traditional,
  korean,
  ...ofScript.map(({ font }) => font),
].map(({ list }) => path.posix.join(...list.split(path.sep).slice(-3, -1)))

/**
 * The fonts that a text may need, the first one first. A language decides whose forms characters have that
 * Chinese, Japanese and Korean share.
 */
export function fontsOf(text: string, language: string): CardFont[] {
  const own = ofScript.filter(({ has }) => has.test(text)).map(({ font }) => font)
  return [serif, ...own, ...(eastAsian.test(text) ? eastAsianFonts(text, language) : [])]
}

function eastAsianFonts(text: string, language: string): CardFont[] {
  const chinese = /^zh-(?:Hant|TW|HK|MO)\b/.test(language)
    ? [traditional, simplified]
    : [simplified, traditional]
  if (/\p{Script=Hangul}/u.test(text)) return [korean, ...chinese, japanese]
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) || /^ja\b/.test(language)
  return isJapanese ? [japanese, ...chinese, korean] : [...chinese, japanese, korean]
}

function inAllWeights(list: string): CardFont {
  return { list, files: [{ ending: 'wght-normal' }] }
}
