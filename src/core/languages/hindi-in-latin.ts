import { wordsOf } from '#words'
import { defineLanguage } from './define-language.ts'
import type { Language } from './define-language.ts'

/** The tag of Hindi that is written in Latin letters, as most people type it. */
export const hindiInLatinTag = 'hi-Latn'

/** A BCP 47 tag names Hindi in either script. */
export function isHindi(tag: string): boolean {
  return /^hi(?:-|$)/i.test(tag)
}

/** A BCP 47 tag names Hindi in Latin letters. */
export function isHindiInLatinTag(tag: string): boolean {
  return /^hi-latn(?:-|$)/i.test(tag)
}

/** Hindi's own words, and those that other languages have too; without what is English as well. */
type Marks = { own: ReadonlySet<string>; shared: ReadonlySet<string> }

let marks: Marks | null = null

function readMarks(): Marks {
  const { ownGrammar = [], sharedGrammar = [], everyday = [] } = wordsOf(hindiInLatinTag)?.speech ?? {}
  return {
    own: new Set([...ownGrammar, ...everyday].filter((word) => word !== 'the' && word !== 'doctor')),
    shared: new Set(sharedGrammar.filter((word) => word !== 'the' && word !== 'or')),
  }
}

/** The rules of Hindi in Latin letters: the spellings of a word are one, and English grammar is mixed in. */
export function createHindiInLatin(): Language {
  marks ??= readMarks()
  const speech = wordsOf(hindiInLatinTag)?.speech ?? {}
  const mixedIn = wordsOf('en')?.speech?.stopWords ?? []
  const stopWords = [...(speech.ownGrammar ?? []), ...marks.shared, ...mixedIn]
  return { ...defineLanguage('hi', { ...speech, stopWords }), stem: (word) => hindiKey(word) ?? word }
}

const minWords = 3
const anyLetter = /\p{L}/gu
const latinWords = /(?<!\p{L})[a-z]+(?!\p{L})/gu
/** Names and words of other scripts may stand in it. */
const minLatinShare = 0.8
/**
 * The share of words that has to be Hindi grammar or everyday speech, by how many different words of those
 * are Hindi's own: the more, the less it can be chance, and the more English may be mixed in.
 */
const minShares = [0.5, 0.4, 0.3, 0.2]
/** The least share of Hindi's own words in a text of which most is English. */
const minOwnShare = 0.08
/** The least different words that Hindi shares with others, a postposition or `hai` among them. */
const minSharedKinds = 3
const tying = new Set(['hai', 'ka', 'ki', 'ke', 'ko', 'mein'])

/** A text is Hindi in Latin letters, also mixed with English, by its share of Hindi grammar words. */
export function isHindiInLatin(text: string): boolean {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(latinWords) ?? []
  const size = words.reduce((sum, word) => sum + word.length, 0)
  if (words.length < minWords || size < (plain.match(anyLetter)?.length ?? 0) * minLatinShare) return false
  marks ??= readMarks()
  const { own, shared } = marks
  const owned = words.filter((word) => own.has(word))
  const common = words.filter((word) => shared.has(word))
  const kinds = new Set(owned).size
  if (owned.length < words.length * minOwnShare) {
    const isTied = new Set(common).size >= minSharedKinds && common.some((word) => tying.has(word))
    if (kinds > 0 || !isTied) return false
  }
  return (owned.length + common.length) / words.length >= (minShares[Math.min(kinds, 3)] ?? 1)
}

/** Letters of Devanagari in Latin letters as people type them: consonants, vowels, vowel signs. */
const consonants = readPairs(
  `क k ख kh ग g घ gh ङ n च ch छ ch ज j झ jh ञ n ट t ठ th ड d ढ dh ण n त t थ th द d ध dh न n प p फ ph ब b भ bh म m
  य y र r ल l ळ l व v श sh ष sh स s ह h`,
)
const vowels = readPairs(
  `अ a आ aa इ i ई i उ u ऊ u ऋ ri ए e ऐ ai ओ o औ au ऑ o ऍ e
  \u093E aa \u093F i \u0940 i \u0941 u \u0942 u \u0943 ri \u0947 e \u0948 ai \u094B o \u094C au \u0949 o \u0945 e`,
)
/** Written as one letter, and spoken as the other two. */
const gya = 'ज्ञ'
const virama = '\u094D'
const nukta = '\u093C'
/** The dot of a nasal is a consonant before another and silent at a word's end: `nahi`, `nahin`. */
const nasals = new Set(['\u0902', '\u0901'])
const withNukta: Readonly<Record<string, string>> = { j: 'z', ph: 'f' }
const isDevanagari = /\p{Script=Devanagari}/u
const isLatin = /^[a-z]+$/

function readPairs(text: string): ReadonlyMap<string, string> {
  const pieces = text.split(/\s+/)
  return new Map(
    pieces.flatMap((piece, at): [string, string][] => (at % 2 === 0 ? [[piece, pieces[at + 1] ?? '']] : [])),
  )
}

/** A word of Devanagari in Latin letters, with each inherent vowel, whether it is spoken or not. */
function toLatin(word: string): string {
  const letters = Array.from(word)
  let latin = ''
  for (const [at, letter] of letters.entries()) {
    const consonant = consonants.get(letter)
    const next = letters[at + 1]
    if (consonant !== undefined) {
      latin += next === nukta ? (withNukta[consonant] ?? consonant) : consonant
      const after = next === nukta ? letters[at + 2] : next
      // That of the last consonant is unspoken.
      if (after !== undefined && after !== virama && !isVowelSign(after)) latin += 'a'
    } else if (nasals.has(letter)) latin += next === undefined ? '' : 'n'
    else latin += vowels.get(letter) ?? ''
  }
  return latin
}

function isVowelSign(letter: string): boolean {
  return vowels.has(letter) && /\p{M}/u.test(letter)
}

/**
 * The rules that make the Latin spellings of one sound alike, in this order: doubled letters, English
 * endings, groups of letters, the silent `e`, aspirates, letters for one sound, nasals before lips.
 */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/([^aeiou])\1+/g, '$1'],
  [/[ts]ions?$/, 'san'],
  [/ture$/, 'çar'],
  [/(?<=.{3})age$/, 'aj'],
  [/lege$/, 'lej'],
  [/gn$/, 'n'],
  [/aon$/, 'anv'],
  [/ow(?![aeiou])/g, 'o'],
  [/x/g, 'ks'],
  [/sch/g, 'sk'],
  [/(?:c+h+)+/g, 'ç'],
  [/c(?=[eiy])/g, 's'],
  [/(?<=.{2})er$/, 'ar'],
  [/dge/g, 'j'],
  [/[cq]k?/g, 'k'],
  [/(?<=[aeiouy].*[^aeiouy])e$/, ''],
  [/(?<=[kgjtdbpsrwvç])h+/g, ''],
  [/h+$/, ''],
  [/f/g, 'p'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/m(?=[pb])/g, 'n'],
  [/(?<=[^aeiouy])y(?=[^aeiouy])/g, 'i'],
  [/ç/g, 'c'],
]

/**
 * The endings of plurals such as `kitabein` and `logon`, which English words do not have. In Devanagari their
 * nasal is left out.
 */
const pluralEnd = /(?<=[aeiou].*[^aeiou])(?:iya+n|iyo+n|(?<![aoiz]|tt|as|up|rs)on)$|(?<=[^aeiou]e)in$/

/** Consonants from which on a word is known without its vowels. */
const enoughConsonants = 3
const vowelRun = /[aeiouy]+/g

/**
 * A key that the spellings of a Hindi word share, in both scripts: that of `zindagi`, `jindagee` and
 * `ज़िंदगी` is `JNDG`. It is in capitals, so that it is no word of a text. Of vowels it has the first one,
 * and in words of one or two consonants classes of them, front and back: a short `a` may be unwritten,
 * unspoken or both. The last vowel counts where there is one consonant only, so that forms of a word share
 * their key. `null` for a word that is neither in Devanagari nor in Latin letters alone.
 */
export function hindiKey(word: string): string | null {
  const plain = word.normalize('NFKD').toLowerCase()
  const typed = isDevanagari.test(plain)
    ? toLatin(plain.replaceAll(gya, 'ग्य'))
    : plain.replace(/\p{M}/gu, '').replace(pluralEnd, '')
  if (!isLatin.test(typed)) return null
  const sounds = spellings.reduce((text, [spelling, sound]) => text.replace(spelling, sound), typed)
  const skeleton = sounds.replaceAll(vowelRun, '')
  const isShort = skeleton.length < enoughConsonants
  const dropsLast = skeleton.length > 1
  const key = sounds.replaceAll(vowelRun, (run: string, at: number) => {
    if (at === 0) return isShort ? initialClassOf(run) : 'a'
    const isLast = at + run.length === sounds.length
    if (!isShort || (dropsLast && isLast)) return ''
    return sounds[at - 1] === 'h' || sounds[at + run.length] === 'h' ? '' : classOf(run, isLast)
  })
  return key === '' ? null : key.toUpperCase()
}

function initialClassOf(run: string): string {
  return run.startsWith('y') ? 'i' : classOf(run) || 'a'
}

/** A `y` beside another vowel is a glide, but at the end of a word, as in `chaay`. */
function classOf(run: string, isLast = false): string {
  if (/[ei]|^y+$/.test(run) || (isLast && run.endsWith('y'))) return 'i'
  return /[ou]/.test(run) ? 'u' : ''
}
