import { languageOf } from '#core/languages/language-of.ts'
import { dateNames } from '#product/date-names.ts'
import { wordsOf } from '#words'

/** A stretch of text, from its first character up to and without `to`. */
export type Range = { from: number; to: number }

/** The rules by which a text of one language is cut into sentences. */
export type SentenceRules = {
  segmenter: Intl.Segmenter
  abbreviations: ReadonlySet<string>
  /** Words before a number that is an ordinal with its full stop; `*` for any word. */
  ordinals: ReadonlySet<string>
  /** The names of months where ordinals are written so. */
  months: ReadonlySet<string>
  isGrammar: (word: string) => boolean
}

/** Abbreviations in any language whose full stop ends no sentence. */
const shortenings = new Set(
  (
    'mr mrs ms dr prof sr jr st vs etc e.g i.e u.s inc ltd co hon gen rev sen rep fig vol approx ' +
    'bzw ca nr hr fr str sra dra mme mlle г ул им т.е т.д т.п'
  ).split(' '),
)
const beforeDigitOnly = new Set('no nos p pp art jan feb mar apr jun jul aug sep sept oct nov dec'.split(' '))
const lastWord = /(?:^|[\s("'“«„])((?:\p{L}\p{M}*\.-?){0,5}(?:\p{L}\p{M}*){1,12}(?:-\p{L}{1,6})?)\.$/u
const letterOrDigit = /[\p{L}\p{N}]/u
const initials = /^(?:\p{Lu}\.-?)*\p{Lu}$/u
const nextWord = /["'“„«(]?([\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*\.?)/uy
const lastNumber = /(?:^|\s)(\S+)\s+(\d{1,3})\.$/u
/** No abbreviation with the word before it is longer. */
const maxTail = 40

/** The rules of a language, by its BCP 47 tag; those of none where the tag is unknown. */
export function createSentenceRules(language: string): SentenceRules {
  const { code, stopWords } = languageOf(language)
  const sentences = wordsOf(code)?.sentences
  const ordinals = new Set(sentences?.ordinals)
  return {
    segmenter: segmenterOf(language),
    abbreviations: new Set(sentences?.abbreviations),
    ordinals,
    months: new Set(ordinals.size > 0 ? dateNames(code, 'month').map((name) => name.toLowerCase()) : []),
    isGrammar: (word) => stopWords?.has(word) === true,
  }
}

function segmenterOf(language: string): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity: 'sentence' })
  } catch {
    return new Intl.Segmenter('und', { granularity: 'sentence' })
  }
}

/**
 * The sentences of a punctuated text by the Unicode rules, joined after abbreviations like "Dr.", initials
 * and ordinals.
 */
export function findSentences(text: string, rules: SentenceRules): Range[] {
  const found: Range[] = []
  let isOpen = false
  for (const { segment, index } of rules.segmenter.segment(text)) {
    const last = found.at(-1)
    const to = index + segment.length
    const joins = last !== undefined && (isOpen || !letterOrDigit.test(segment))
    if (joins) last.to = to
    else found.push({ from: index, to })
    isOpen = continues(text, to, rules) || !letterOrDigit.test(text.slice(found.at(-1)?.from, to))
  }
  return found
}

/** The full stop before a position ends no sentence. */
function continues(text: string, to: number, rules: SentenceRules): boolean {
  const tail = text.slice(Math.max(0, to - maxTail), to).trimEnd()
  if (!tail.endsWith('.')) return false
  nextWord.lastIndex = to
  const next = nextWord.exec(text)?.[1] ?? ''
  return endsInShortening(tail, next, rules) || endsInOrdinal(tail, next, rules)
}

function endsInShortening(tail: string, next: string, { abbreviations, isGrammar }: SentenceRules): boolean {
  const word = lastWord.exec(tail)?.[1]
  if (word === undefined) return false
  const lower = word.toLowerCase()
  if (beforeDigitOnly.has(lower) && /^\d/.test(next)) return true
  if (shortenings.has(lower) || (initials.test(word) && word.length > 1)) return true
  if (/^\p{Ll}$/u.test(word) && /^\p{L}\.$/u.test(next)) return true
  const isInitial = initials.test(word) && word !== 'I'
  return (isInitial || abbreviations.has(lower)) && !isOpening(next, isGrammar)
}

/** A word of grammar with a capital begins a sentence. */
function isOpening(word: string, isGrammar: SentenceRules['isGrammar']): boolean {
  return /^\p{Lu}/u.test(word) && isGrammar(word.toLowerCase())
}

function endsInOrdinal(tail: string, next: string, rules: SentenceRules): boolean {
  const { ordinals, months, isGrammar } = rules
  if (ordinals.size === 0 || next === '') return false
  const [, before, number = ''] = lastNumber.exec(tail.toLowerCase()) ?? []
  if (before === undefined || isOpening(next, isGrammar)) return false
  return (
    months.has(next.replace('.', '').toLowerCase()) ||
    (ordinals.has('*') && number.length < 3) ||
    ordinals.has(before) ||
    /^\d{1,2}\.$/u.test(before)
  )
}
