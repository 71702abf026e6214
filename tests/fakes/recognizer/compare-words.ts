type Line = { startMs: number; text: string }

/** Comparison of what was heard with what was said. */
type Compared = {
  /** Errors for each word that was said. */
  rate: number
  /** Sentences known by their first words, and by how much these are off at most. */
  begun: number
  worstMs: number
  text: string
}

/** Counts words that differ, by the fewest changes, and how far the first words of sentences are off. */
export function compareWords(spoken: readonly Line[], heard: readonly Line[]): Compared {
  const said = spoken.flatMap(wordsOf)
  const written = heard.flatMap(wordsOf)
  const { pairs, errors } = align(said, written)
  const offs = pairs
    .filter(([one, other]) => one.isFirst && other.isFirst)
    .map(([one, other]) => Math.abs(one.atMs - other.atMs))
  const [rate, begun, worstMs] = [errors / said.length, offs.length, Math.max(0, ...offs)]
  const text =
    `${said.length} words spoken, ${errors} errors (${Math.round(100 * rate)} %), ` +
    `${begun} of ${spoken.length} sentences known by their beginning, off by ${worstMs} ms at most`
  return { rate, begun, worstMs, text }
}

type Word = { text: string; atMs: number; isFirst: boolean }

function wordsOf({ startMs, text }: Line): Word[] {
  const words = text.toLowerCase().match(/[a-z']+/g) ?? []
  return words.map((word, nth) => ({ text: word, atMs: startMs, isFirst: nth === 0 }))
}

/** The pairs of equal words in an alignment with the fewest errors. */
function align(said: readonly Word[], written: readonly Word[]): { pairs: [Word, Word][]; errors: number } {
  const costs = [written.map((_, at) => at).concat(written.length)]
  for (const [i, word] of said.entries()) {
    const above = costs[i] ?? []
    const row = [i + 1]
    for (const [j, other] of written.entries()) {
      const changed = (above[j] ?? 0) + (word.text === other.text ? 0 : 1)
      row.push(Math.min(changed, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1))
    }
    costs.push(row)
  }
  const at = (i: number, j: number): number => costs[i]?.[j] ?? Infinity
  const pairs: [Word, Word][] = []
  for (let [i, j] = [said.length, written.length]; i > 0 && j > 0;) {
    const [word, other] = [said[i - 1], written[j - 1]]
    if (word !== undefined && word.text === other?.text && at(i, j) === at(i - 1, j - 1))
      pairs.push([word, other])
    if (at(i, j) === at(i - 1, j - 1) + (word?.text === other?.text ? 0 : 1)) [i, j] = [i - 1, j - 1]
    else if (at(i, j) === at(i - 1, j) + 1) i -= 1
    else j -= 1
  }
  return { pairs, errors: at(said.length, written.length) }
}
