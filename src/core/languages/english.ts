import { wordsOf } from '#words'
import { defineLanguage } from './define-language.ts'
import type { Language } from './define-language.ts'
import { isPieceOfEnglish, lacksMainClause } from './english-clauses.ts'
import { createLeaning, quietenEnglish } from './english-leaning.ts'

const pointers = 'this|that|these|those'
const namesOfTime = 'video|talk|lecture|course|episode|year|decade|century|world|country|conference|day'
/** Openings with any word beside one that points back: `with that`, `in many of these cases`. */
const pointingBehind = [
  String.raw`(?:\p{L}+\s)?(?:\p{N}+\s)?(?:of|with|about|for|from) (?:them|it|${pointers})(?!\s\p{L}+ing\b)`,
  String.raw`(?:to \p{L}+|in|for|with|by|from|at|on|after|before|without|given|because of|instead of|despite|` +
    String.raw`according to|based on|thanks to)\s(?:\p{L}+\s){0,2}(?:${pointers}) (?!(?:${namesOfTime})(?!\p{L}))\p{L}+`,
  String.raw`\p{L}+ (?:it|them|${pointers})(?= (?:and|or|is|was)\b|[.,;])`,
]

/** Openings that only go on with an earlier sentence. */
const dependent =
  /^(?:so that(?:['’]s)?|which|who|whom|whose|where|whereas|because|'?cause|than|of|or|nor|as well|like|too|though|although|to|be|being|having|until|unless|that['’]s|them|there['’]s that)(?![\p{L}'’-])/iu
/** Clauses that another one has to follow. */
const subordinate =
  /^(?:if|when|while|since|as|by|after|before|once|despite|whether|given|in order|even if|even though)(?![\p{L}'’-])/iu
const clauseEnd = /[,;:]["'”’)\]]*$/u
/** A word that was begun and left, and a sentence that begins again in the middle of another. */
const restart =
  /(?:^|\s)[b-df-hj-np-tv-z]{1,2} \p{Lu}|^(?!(?:TV|PC|PR|DJ) )[B-DF-HJ-NP-TV-Z][b-df-hj-np-tv-z]? \p{Lu}|(?:^The|\p{Ll}) (?:And|But|So|Well|Yeah|This|That|It|There|Let['’]s|What)(?![\p{L}'’-])|\p{Ll} The \p{Ll}/u
/** The words that leave a sentence hanging at its end. */
const hanging =
  /[\s,](?:and|but|or|so|because|the|an|of|if|than|very|my|your|our|their|its|i|we|they|he|she|who|which|when|where|whether|into|as|(?:and|but) then|such as|(?:kind|sort) of)[.…]$/iu
/** A question that lost its mark, and what lacks the subject before its verb. */
const asking =
  /^(?:(?:what|why|who|where|when|how)(?:['’]s)? (?:if|do|does|did|don['’]t|is|are|was|were|can|could|would|should|will)|how (?:many|much)|(?:am|is|are|was|were|does|did|has|had|can|could|would|should|will (?:the|you|we|they|it|this|that|there|he|she)|(?:is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should)n['’]t)|(?:\p{L}+ )?(?:do|did|are|were|can|could|would|will|have) (?:i|you|we|they))(?![\p{L}'’-])/iu
const noise = /(?<![\p{L}'’-])(?:uh|um|you know|i mean|like)(?![\p{L}'’-])/giu
const maxNoise = 2

/** English. */
export function createEnglish(): Language {
  const speech = wordsOf('en')?.speech ?? {}
  const rules = defineLanguage('en', speech, pointingBehind)
  const leaning = speech.leaning === undefined ? null : createLeaning(speech.leaning)
  const isGrammar = (word: string): boolean => rules.stopWords?.has(word.replaceAll('’', "'")) === true
  return {
    ...rules,
    stem: (word) => {
      const bare = word.replace(/'s?$/u, '')
      return bare.length > 3 && /^[a-z]+$/.test(bare) ? porterStem(bare) : bare
    },
    quieten: quietenEnglish,
    isLeaning: (text) => leaning?.leans(text, isGrammar) === true,
    isPiece: isPieceOfEnglish,
    isWholePiece: (text) => clauseEnd.test(text) && !subordinate.test(text),
    isBroken: (text) =>
      [dependent, restart, hanging, asking].some((sign) => sign.test(text)) ||
      leaning?.isTorn(text, isGrammar) === true ||
      lacksMainClause(text) ||
      (text.match(noise)?.length ?? 0) > maxNoise,
  }
}

// M. F. Porter, "An algorithm for suffix stripping", Program 14 (3), 1980, with the two departures of the
// author's own reference code (`logi` and `bli`), which is also what the usual ROUGE implementation uses.

const consonant = '[^aeiou]'
const vowel = '[aeiouy]'
const consonants = `${consonant}[^aeiouy]*`
const vowels = `${vowel}[aeiou]*`

const measureOver0 = new RegExp(`^(?:${consonants})?${vowels}${consonants}`)
const measureIs1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}(?:${vowels})?$`)
const measureOver1 = new RegExp(`^(?:${consonants})?${vowels}${consonants}${vowels}${consonants}`)
const hasVowel = new RegExp(`^(?:${consonants})?${vowel}`)
const doubleConsonant = /([^aeiouylsz])\1$/
const shortSyllable = new RegExp(`^${consonants}${vowel}[^aeiouwxy]$`)

const step2: Readonly<Record<string, string>> = {
  ational: 'ate',
  tional: 'tion',
  enci: 'ence',
  anci: 'ance',
  izer: 'ize',
  bli: 'ble',
  alli: 'al',
  entli: 'ent',
  eli: 'e',
  ousli: 'ous',
  ization: 'ize',
  ation: 'ate',
  ator: 'ate',
  alism: 'al',
  iveness: 'ive',
  fulness: 'ful',
  ousness: 'ous',
  aliti: 'al',
  iviti: 'ive',
  biliti: 'ble',
  logi: 'log',
}
const step3: Readonly<Record<string, string>> = {
  icate: 'ic',
  ative: '',
  alize: 'al',
  iciti: 'ic',
  ical: 'ic',
  ful: '',
  ness: '',
}
const step2Endings =
  /^(.+?)(ational|tional|enci|anci|izer|bli|alli|entli|eli|ousli|ization|ation|ator|alism|iveness|fulness|ousness|aliti|iviti|biliti|logi)$/
const step3Endings = /^(.+?)(icate|ative|alize|iciti|ical|ful|ness)$/
const step4Endings = /^(.+?)(al|ance|ence|er|ic|able|ible|ant|ement|ment|ent|ou|ism|ate|iti|ous|ive|ize)$/

function stripPlural(word: string): string {
  if (/(?:ss|i)es$/.test(word)) return word.slice(0, -2)
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word
}

function stripPast(word: string): string {
  if (word.endsWith('eed')) return measureOver0.test(word.slice(0, -3)) ? word.slice(0, -1) : word
  const bare = /^(.+?)(?:ed|ing)$/.exec(word)?.[1]
  if (bare === undefined || !hasVowel.test(bare)) return word
  if (/(?:at|bl|iz)$/.test(bare)) return `${bare}e`
  if (doubleConsonant.test(bare)) return bare.slice(0, -1)
  return shortSyllable.test(bare) ? `${bare}e` : bare
}

function replaceEnding(word: string, endings: RegExp, table: Readonly<Record<string, string>>): string {
  const [, bare, ending] = endings.exec(word) ?? []
  if (bare === undefined || ending === undefined || !measureOver0.test(bare)) return word
  return bare + (table[ending] ?? '')
}

function stripLongEnding(word: string): string {
  const bare = step4Endings.exec(word)?.[1] ?? /^(.+?[st])ion$/.exec(word)?.[1]
  return bare !== undefined && measureOver1.test(bare) ? bare : word
}

function dropFinalE(word: string): string {
  if (!word.endsWith('e')) return word
  const bare = word.slice(0, -1)
  if (measureOver1.test(bare)) return bare
  return measureIs1.test(bare) && !shortSyllable.test(bare) ? bare : word
}

/** The Porter stem of a lower-case English word; words of one or two letters stay as they are. */
export function porterStem(word: string): string {
  if (word.length < 3) return word
  // A `y` that opens a word is a consonant, which the patterns know by its capital.
  let stem = word.startsWith('y') ? `Y${word.slice(1)}` : word
  stem = stripPast(stripPlural(stem))
  const beforeY = /^(.+?)y$/.exec(stem)?.[1]
  if (beforeY !== undefined && hasVowel.test(beforeY)) stem = `${beforeY}i`
  stem = replaceEnding(stem, step2Endings, step2)
  stem = replaceEnding(stem, step3Endings, step3)
  stem = dropFinalE(stripLongEnding(stem))
  if (stem.endsWith('ll') && measureOver1.test(stem)) stem = stem.slice(0, -1)
  return stem.toLowerCase()
}
