/** Letters of Devanagari in the Latin letters that people type for them: consonants, then vowels and their signs. */
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
/** The dot of a nasal is a consonant before another one and is left out at the end of a word, as in `nahi` and `nahin`. */
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
 * How the Latin spellings of one sound are made alike, in this order: what is doubled, English endings, groups of letters, the silent
 * `e`, aspirates, letters for one sound, nasals before lips.
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

/** How plurals such as `kitabein` and `logon` end, and English words do not. In Devanagari their nasal is left out. */
const pluralEnd = /(?<=[aeiou].*[^aeiou])(?:iya+n|iyo+n|(?<![aoiz]|tt|as|up|rs)on)$|(?<=[^aeiou]e)in$/

/** Consonants from which on a word is known without its vowels. */
const enoughConsonants = 3
const vowelRun = /[aeiouy]+/g

/**
 * A key that the spellings of a Hindi word share, in both scripts: that of `zindagi`, `jindagee` and `ज़िंदगी` is `JNDG`. It is in capitals, so
 * that it is no word of a text. Of vowels it has the first one, and in words of one or two consonants classes of them, front and back: a short
 * `a` may be unwritten, unspoken or both. The last vowel counts where there is one consonant only, so that forms of a word share their key.
 * `null` for a word that is neither in Devanagari nor in Latin letters alone.
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
