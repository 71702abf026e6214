/** A word of the quote beside one of the transcript; `-1` where the other side has none. */
export type Pair = { quote: number; position: number }

/** How a quote lies on a stretch of the transcript. */
export type Alignment = {
  /** In order, from the first to the last word of the quote that has a counterpart. */
  pairs: Pair[]
  score: number
}

const gain = 1
const cost = { replaced: 0.6, left: 0.5, skipped: 0.35 }
const moves = { stop: 0, pair: 1, left: 2, skip: 3 }

/**
 * Lays the quote on the stretch so that most words meet with the least replaced, left out and skipped; what the
 * stretch has before and behind costs nothing. Words are numbers; equal numbers meet, `-1` meets nothing.
 */
export function alignWords(quote: Int32Array, words: Int32Array, from: number, to: number): Alignment {
  const width = to - from + 1
  const scores = new Float32Array((quote.length + 1) * width)
  const steps = new Uint8Array(scores.length)
  for (let row = 1; row <= quote.length; row += 1) {
    scores[row * width] = -cost.left * row
    steps[row * width] = moves.left
    for (let column = 1; column < width; column += 1) {
      const at = row * width + column
      const meets = quote[row - 1] === words[from + column - 1]
      const pair = (scores[at - width - 1] ?? 0) + (meets ? gain : -cost.replaced)
      const left = (scores[at - width] ?? 0) - cost.left
      const skip = (scores[at - 1] ?? 0) - cost.skipped
      const best = Math.max(pair, left, skip)
      scores[at] = best
      steps[at] = best === pair ? moves.pair : best === left ? moves.left : moves.skip
    }
  }
  return trace({ scores, steps, width }, quote.length, from)
}

type Table = { scores: Float32Array; steps: Uint8Array; width: number }

function trace({ scores, steps, width }: Table, rows: number, from: number): Alignment {
  const base = rows * width
  let column = 0
  for (let at = 1; at < width; at += 1) {
    if ((scores[base + at] ?? 0) > (scores[base + column] ?? 0)) column = at
  }
  const score = scores[base + column] ?? 0
  const pairs: Pair[] = []
  let row = rows
  while (row > 0) {
    const step = steps[row * width + column]
    const takesQuote = step !== moves.skip
    const takesWord = step !== moves.left
    if (takesQuote) row -= 1
    if (takesWord) column -= 1
    pairs.push({ quote: takesQuote ? row : -1, position: takesWord ? from + column : -1 })
  }
  return { pairs: pairs.toReversed(), score }
}
