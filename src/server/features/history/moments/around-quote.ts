/** What was said right before and right after a quote. */
export type Surroundings = { before: string; after: string }

const none: Surroundings = { before: '', after: '' }

/** How many sentences after the one that a quote begins in it may reach into, with one more to show after it. */
export const reachAfter = 3

/**
 * The words around a quote: the rest of the sentences that it stands in, or else the sentence before and the one after.
 * `spoken` are the sentences from the one before it on.
 */
export function aroundQuote(
  spoken: readonly { index: number; text: string }[],
  { quote, sentence }: { quote: string; sentence: number | null },
): Surroundings {
  if (sentence === null || quote === '') return none
  const textAt = (index: number): string => spoken.find((each) => each.index === index)?.text ?? ''
  let passage = ''
  for (let last = sentence; last <= sentence + reachAfter - 1; last += 1) {
    passage = `${passage} ${textAt(last)}`.trim()
    const at = passage.indexOf(quote)
    if (at === -1) continue
    const head = passage.slice(0, at).trim()
    const tail = passage.slice(at + quote.length).trim()
    return { before: head || textAt(sentence - 1), after: /\p{L}/u.test(tail) ? tail : textAt(last + 1) }
  }
  return { before: textAt(sentence - 1), after: textAt(sentence + 1) }
}
