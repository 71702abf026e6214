/** Words of a transcript: the quote, the rest of its sentences, and the sentences around them. */
type QuoteInContext = {
  /** The sentence before, empty at the beginning of the transcript. */
  before: string
  /** The sentences that hold the quote, cut where it begins and ends. */
  lead: string
  quote: string
  rest: string
  after: string
}

/** A quote may run on over so many sentences. */
export const maxQuoteSentences = 4

/**
 * The quote at a sentence of the transcript, between the sentences before and after. A quote that isn't found
 * there word for word is given as it is, in place of its sentence. `textAt` gives the text of a sentence,
 * empty where there is none.
 */
export function quoteInContext(
  textAt: (sentence: number) => string,
  { sentence, quote }: { sentence: number; quote: string },
): QuoteInContext {
  const before = textAt(sentence - 1)
  let said = ''
  for (let next = sentence + 1; next <= sentence + maxQuoteSentences; next += 1) {
    said = `${said} ${textAt(next - 1)}`.trim()
    const start = said.indexOf(quote)
    if (start === -1) continue
    const rest = said.slice(start + quote.length)
    return { before, lead: said.slice(0, start), quote, rest, after: textAt(next) }
  }
  return { before, lead: '', quote, rest: '', after: textAt(sentence + 1) }
}
