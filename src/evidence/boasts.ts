import { languageWords } from './compare/language-words.ts'
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

/** Words claim to have been checked, and say nothing else: `100% fact-checked`. */
export function isBoast(text: string, language: string): boolean {
  return [...new Set([language, 'en'])].some((tag) => {
    const words = languageWords(tag)
    if (words === null) return false
    const folded = readWords(text, tag).map(({ word }) => word)
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
  })
}

/**
 * A line without its claims of having been checked, which are the page's to make: `Verified:` before it,
 * `(fact-checked)` in it, a sentence that says nothing else behind it. A line of nothing else stays, and is
 * no line.
 */
export function withoutBoasts(text: string, language: string): string {
  if (isBoast(text, language)) return text
  const bare = text.replaceAll(bracketed, (group: string, ...found: (string | undefined)[]) =>
    isBoast(found.slice(0, 3).find((each) => each !== undefined) ?? '', language) ? '' : group,
  )
  const labelled = label.exec(bare)?.groups?.['label']
  const unlabelled = labelled !== undefined && isBoast(labelled, language) ? bare.replace(label, '') : bare
  return unlabelled.replaceAll(sentences, (sentence) => (isBoast(sentence, language) ? '' : sentence)).trim()
}
