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
