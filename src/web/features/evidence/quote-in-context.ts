import type { Sentence } from '#contract/transcripts.ts'

/** Words of a transcript: the quote, the rest of its sentences, and the sentences around them. */
export type QuoteInContext = {
  /** The sentence before, empty at the beginning of the transcript. */
  before: string
  /** The sentences that hold the quote, cut where it begins and ends. */
  lead: string
  quote: string
  rest: string
  after: string
}

/** A quote may run on over so many sentences. */
const maxSentences = 4

/**
 * The quote at a sentence of the transcript, between the sentences before and after. A quote that isn't found there word
 * for word is shown as it is, in place of its sentence.
 */
export function quoteInContext(
  sentences: readonly Sentence[],
  { sentence, quote }: { sentence: number; quote: string },
): QuoteInContext {
  const textOf = (index: number): string => sentences[index]?.text ?? ''
  for (let count = 1; count <= maxSentences; count += 1) {
    const said = sentences
      .slice(sentence, sentence + count)
      .map(({ text }) => text)
      .join(' ')
    const start = said.indexOf(quote)
    if (start >= 0) {
      return {
        before: textOf(sentence - 1),
        lead: said.slice(0, start),
        quote,
        rest: said.slice(start + quote.length),
        after: textOf(sentence + count),
      }
    }
  }
  return { before: textOf(sentence - 1), lead: '', quote, rest: '', after: textOf(sentence + 1) }
}
