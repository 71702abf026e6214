import { isBoast } from '#evidence/orders.ts'

/** The texts in brackets, before a colon or another stop at the beginning, or in a sentence of its own. */
const bracketed = /\s*(?:\((?<round>[^()]{2,60})\)|\[(?<square>[^[\]]{2,60})\]|【(?<wide>[^【】]{2,60})】)/gu
const label = /^(?<label>[^:：.!?|–—]{2,40}?)\s*[:：|–—]\s*(?=\S)/u
const sentences = /[^.!?。！？।]+[.!?。！？।]*\s*/gu

/**
 * A line without its claims of having been checked, which are the page's to make: `Verified:` before it,
 * `(fact-checked)` in it, a sentence that says nothing else behind it. A line of nothing else stays, and is
 * no line.
 */
export function withoutBoasts(text: string, language: string): string {
  const boasts = (part: string): boolean => isBoast(part, language)
  if (boasts(text)) return text
  const bare = text.replaceAll(bracketed, (group: string, ...found: (string | undefined)[]) =>
    boasts(found.slice(0, 3).find((each) => each !== undefined) ?? '') ? '' : group,
  )
  const labelled = label.exec(bare)?.groups?.['label']
  const unlabelled = labelled !== undefined && boasts(labelled) ? bare.replace(label, '') : bare
  return unlabelled.replaceAll(sentences, (sentence) => (boasts(sentence) ? '' : sentence)).trim()
}
