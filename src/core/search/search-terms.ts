import { hindiInLatinTag, hindiKey, isHindi } from '#core/languages/hindi-in-latin.ts'
import { languageOf } from '#core/languages/language-of.ts'

/** PostgreSQL takes a million bytes of words for one text. */
const maxBytes = 900_000
/** The texts that are read before others get their turn: a day of speech takes several requests' time. */
const textsAtOnce = 400

/**
 * The terms by which texts are found: each word, and of scripts that are written without blanks each pair of
 * neighbours, with the last character of a run alone so that a single one is found by its beginning. Of texts
 * in Hindi, by their BCP 47 `language`, there are the sounds of each word too. Lets others have their turn in
 * between.
 */
export async function searchTerms(texts: Iterable<string>, language: string): Promise<string[]> {
  const withSounds = isHindi(language)
  const terms = new Set<string>()
  let bytes = 0
  let read = 0
  for (const text of texts) {
    read += 1
    if (read % textsAtOnce === 0) await new Promise((resolve) => setImmediate(resolve))
    for (const term of termsOf(text, withSounds)) {
      if (terms.has(term)) continue
      bytes += Buffer.byteLength(term)
      if (bytes > maxBytes) return [...terms]
      terms.add(term)
    }
  }
  return [...terms]
}

function* termsOf(text: string, withSounds: boolean): Generator<string> {
  for (const { text: word, isUnspaced } of searchWords(text)) {
    if (!isUnspaced) {
      yield word
      const sounds = withSounds ? hindiTerm(word) : null
      if (sounds !== null) yield sounds
    } else {
      yield* pairsOf(word)
      yield Array.from(word).at(-1) ?? word
    }
  }
}

/** More than anybody looks for at once. */
const defaultMaxWords = 8
const maxPairs = 12

/**
 * The query of each searched word, as a `tsquery` for terms of `searchTerms`; a text matches when it has them
 * all. Words match by their beginning, so that the singular finds the plural, and in Hindi by their sounds,
 * so that one script finds the other. They hold only letters and digits, so they can be quoted as they are.
 * Empty when there is no word.
 */
export function searchQueries(typed: string, maxWords = defaultMaxWords): string[] {
  const queries = new Set<string>()
  for (const { text, isUnspaced } of searchWords(typed)) {
    const terms = isUnspaced ? pairsOf(text).slice(0, maxPairs) : [text]
    // A pair is whole; a single character is the beginning of one.
    const isWhole = isUnspaced && Array.from(text).length > 1
    const query = terms.map((term) => (isWhole ? `'${term}'` : `'${term}':*`)).join(' & ')
    const sounds = isUnspaced ? null : hindiTerm(text)
    queries.add(sounds === null ? query : `(${query} | '${sounds}')`)
    if (queries.size === maxWords) break
  }
  return [...queries]
}

/** A word of a text: one that stands between blanks, or a run of a script that is written without them. */
export type SearchWord = { text: string; isUnspaced: boolean }

const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
const unspaced = unspacedScripts.map((script) => `\\p{Script_Extensions=${script}}`).join('')
const words = new RegExp(
  `(?<run>(?:(?=[\\p{L}\\p{N}\\p{M}])[${unspaced}])+)|(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
)

/** Longer than any word: what nobody types need not be told apart. */
const maxWordLength = 40
const minStemLength = 3
/** "The" and the prepositions that Arabic writes together with the word. */
const arabicArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{Script=Arabic}{3})/u

/** The words of a text, folded, in order. Arabic words come without their article. */
function* searchWords(text: string): Generator<SearchWord> {
  for (const match of foldText(text).matchAll(words)) {
    const isUnspaced = match.groups?.['run'] !== undefined
    const [word] = match
    yield isUnspaced ? { text: word, isUnspaced } : { text: plainForm(word), isUnspaced }
  }
}

/** The different words that are looked for, at most `maxWords` of them. */
export function wordsLookedFor(typed: string, maxWords = defaultMaxWords): SearchWord[] {
  const found = new Map<string, SearchWord>()
  for (const word of searchWords(typed)) {
    found.set(word.text, word)
    if (found.size === maxWords) break
  }
  return [...found.values()]
}

/** A word as it stands in a text, where it begins there, and how it is searched. */
export type StandingWord = { raw: string; at: number; word: SearchWord }

/** The words of a text as they stand there. */
export function* standingWords(text: string): Generator<StandingWord> {
  for (const match of text.matchAll(words)) {
    const isUnspaced = match.groups?.['run'] !== undefined
    const [raw] = match
    const folded = foldText(raw)
    yield { raw, at: match.index, word: { text: isUnspaced ? folded : plainForm(folded), isUnspaced } }
  }
}

/** Cut where a surrogate pair would not be halved. */
function plainForm(word: string): string {
  const stem = word.replace(arabicArticle, '')
  const plain = stem.length >= minStemLength ? stem : word
  return plain.length <= maxWordLength ? plain : Array.from(plain).slice(0, maxWordLength).join('')
}

/** Every two neighbours of a run; of one character that character. */
function pairsOf(run: string): string[] {
  const characters = Array.from(run)
  if (characters.length === 1) return [run]
  return characters.slice(1).map((character, at) => `${characters[at] ?? ''}${character}`)
}

/** Marks that are often left out when typing: accents, vowel signs, the Arabic lengthening. */
const optionalMarks = /[\u0300-\u036F\u0591-\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06ED\u0640]/g

/** Letters that people write for each other and that Unicode does not tell are alike. */
const alike: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
}
const alikeLetters = new RegExp(`[${Object.keys(alike).join('')}]`, 'g')

/** One spelling for all ways to write the same: case, width, accents, ligatures, forms of Arabic letters. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(optionalMarks, '')
    .normalize('NFC')
    .replace(alikeLetters, (letter) => alike[letter] ?? letter)
}

/** Words of questions and of speech that the list of stop words does not have. */
const more = `क्या क्यों कैसे कैसी कैसा कब कहां कहाँ कितनी कितने किसने किससे किसका किसकी किसके किन मैं मैंने मुझे हम हमें हमारे हमारा हमारी तुम आपको
  आपके आपका आपकी उन्होंने चाहिए होगा होगी होंगे करनी करके करें लिए वाला वाली बारे ज्यादा ज़्यादा अब क्योंकि अगर सिर्फ हर वो`

let grammar: ReadonlySet<string> | null = null
let foldedGrammar: ReadonlySet<string> | null = null

/** The words of Hindi grammar in both scripts, and those of English that are mixed in. */
export function hindiGrammar(): ReadonlySet<string> {
  grammar ??= new Set([
    ...(languageOf('hi').stopWords ?? []),
    ...(languageOf(hindiInLatinTag).stopWords ?? []),
    ...more.split(/\s+/),
  ])
  return grammar
}

/**
 * The search term for the sounds of a folded word, in either script of Hindi; `null` for a word in another
 * one. Those of words of grammar have a mark of their own: `car` does not find every text that has `कर`.
 */
export function hindiTerm(word: string): string | null {
  const key = hindiKey(word)
  if (key === null) return null
  // Folded texts are in Unicode's composed form, which takes the dot of a letter apart.
  foldedGrammar ??= new Set(Array.from(hindiGrammar(), (each) => each.normalize('NFC')))
  return foldedGrammar.has(word) ? `${key}0` : key
}
