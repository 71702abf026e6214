import { languageWords } from './compare/language-words.ts'
import type { LanguageWords } from './compare/language-words.ts'
import { readWords } from './scan-words.ts'

/** Words that a claim of having been checked is made of beside the words for that, in English. */
const besides = new Set(
  'this is are a an the all by and of line statement claim fact facts quote sentence summary account accurate accuracy correct true fully 100 percent editor editors checker précis'.split(
    ' ',
  ),
)
/** The texts in brackets, before a colon or another stop at the beginning, or in a sentence of its own. */
const bracketed = /\s*(?:\((?<round>[^()]{2,60})\)|\[(?<square>[^[\]]{2,60})\]|【(?<wide>[^【】]{2,60})】)/gu
const label = /^(?<label>[^:：.!?|–—]{2,40}?)\s*[:：|–—]\s*(?=\S)/u
const sentences = /[^.!?。！？।]+[.!?。！？।]*\s*/gu
/** The marks of a conversation with a model. */
const foreign = /<\|[^>]*\|>|\[\/?inst\]|^\s*(?:system|assistant|user)\s*:/iu
/** Words between a word of having been checked and what a statement calls itself. */
const selfReach = 6

/** The folded words of a text, to be read with the words of a language. */
type Reading = { words: LanguageWords; folded: readonly string[] }

/**
 * A text gives its reader an order, or says of itself that it was checked; no line of a summary does. Orders
 * in English are recognised in every language, since most of them are written in English.
 */
export function isOrder(text: string, language: string): boolean {
  return (
    foreign.test(text) ||
    readingsOf(text, language).some((reading) => {
      const joined = reading.folded.join(' ')
      const { orders } = reading.words
      return isBoast(reading) || speaksOfItself(reading) || orders.some((order) => order.test(joined))
    })
  )
}

function readingsOf(text: string, language: string): Reading[] {
  return [...new Set([language, 'en'])].flatMap((tag) => {
    const words = languageWords(tag)
    return words === null ? [] : [{ words, folded: readWords(text, tag).map(({ word }) => word) }]
  })
}

/** `Every sentence of this summary is verified`, in whatever order. */
function speaksOfItself(reading: Reading): boolean {
  const selves = positionsOf(reading, 'itself')
  return (
    selves.length > 0 &&
    positionsOf(reading, 'verified').some((at) => selves.some((each) => Math.abs(each - at) <= selfReach))
  )
}

function positionsOf({ words, folded }: Reading, group: string): number[] {
  const bare = folded.map(words.bareOf)
  return [...bare.keys()].filter((at) => words.sensesAt(bare, at).some(({ sense }) => sense.group === group))
}

/** Words claim to have been checked, and say nothing else: `100% fact-checked`. */
function isBoast({ words, folded }: Reading): boolean {
  let claims = 0
  let at = 0
  while (at < folded.length) {
    const senses = words.sensesAt(folded, at)
    const claim = senses.find(({ sense }) => sense.group === 'verified')
    const own = claim ?? senses.find(({ sense }) => sense.group === 'itself')
    if (own === undefined && !besides.has(folded[at] ?? '')) return false
    claims += claim === undefined ? 0 : 1
    at += own?.length ?? 1
  }
  return claims > 0
}

/**
 * A line without its claims of having been checked, which are the page's to make: `Verified:` before it,
 * `(fact-checked)` in it, a sentence that says nothing else behind it. A line of nothing else stays, and is
 * no line.
 */
export function withoutBoasts(text: string, language: string): string {
  const boasts = (part: string): boolean => readingsOf(part, language).some(isBoast)
  if (boasts(text)) return text
  const bare = text.replaceAll(bracketed, (group: string, ...found: (string | undefined)[]) =>
    boasts(found.slice(0, 3).find((each) => each !== undefined) ?? '') ? '' : group,
  )
  const labelled = label.exec(bare)?.groups?.['label']
  const unlabelled = labelled !== undefined && boasts(labelled) ? bare.replace(label, '') : bare
  return unlabelled.replaceAll(sentences, (sentence) => (boasts(sentence) ? '' : sentence)).trim()
}
