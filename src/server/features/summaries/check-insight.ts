import type { Insight } from '#contract/summaries.ts'
import type { Sentence } from '#contract/transcripts.ts'
import type { DraftInsight } from '#server/ports/summary-engine.ts'

/** How many sentences before and after the named one may hold the quote. */
const reach = 1

/**
 * Checks one statement against the transcript: its quote must stand, word for word, in the sentence that it names or
 * the ones beside it. The second is that of the sentence where the quote begins, never one that an engine wrote. A
 * quote that is not found there loses its place and is marked `unverified`.
 */
export function checkInsight(draft: DraftInsight, sentences: readonly Sentence[]): Insight {
  const found = findQuote(draft, sentences)
  return {
    text: draft.text,
    quote: draft.quote,
    sentence: found?.index ?? null,
    second: found?.start ?? null,
    state: found === null ? 'unverified' : 'verified',
    flags: [],
  }
}

function findQuote(draft: DraftInsight, sentences: readonly Sentence[]): Sentence | null {
  const quote = normalizedWords(draft.quote)
  if (quote.length === 0) return null
  const first = Math.max(0, draft.sentence - reach)
  const nearby = sentences.slice(first, draft.sentence + reach + 1)
  const owners: Sentence[] = []
  const words: string[] = []
  for (const sentence of nearby) {
    for (const word of normalizedWords(sentence.text)) {
      words.push(word)
      owners.push(sentence)
    }
  }
  for (let at = 0; at + quote.length <= words.length; at += 1) {
    if (quote.every((word, offset) => words[at + offset] === word)) return owners[at] ?? null
  }
  return null
}

/** Words without case, marks and punctuation, so that only the wording counts. */
function normalizedWords(text: string): string[] {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[^\p{L}\p{N}\p{M}']+/u)
    .filter(Boolean)
}
