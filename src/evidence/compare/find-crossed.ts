import type { Pairing, Scene } from './read-scene.ts'

/** A word that the line shares with its quote. */
type Shared = { pairing: Pairing; stem: string; clause: number }

/**
 * Two clauses of the line that exchange what two clauses of the quote say: `my mother is a nurse and my sister is a driver` beside `my mother is a driver and my sister is a
 * nurse`. Two words of the one stand in two clauses of the quote, and each of them with a word of the other clause of the line. Gives the words of the first.
 */
export function findCrossed({ line, near, pairings }: Scene): [Pairing, Pairing] | null {
  const clausesOf = new Map<string, Set<string>>()
  for (const { stem, sentence, clause, isQuoted, hasContent } of near) {
    if (!isQuoted || !hasContent) continue
    const known = clausesOf.get(stem) ?? new Set()
    clausesOf.set(stem, known.add(`${sentence} ${clause}`))
  }
  const isTogether = (one: Shared, other: Shared): boolean =>
    [...(clausesOf.get(one.stem) ?? [])].some((clause) => clausesOf.get(other.stem)?.has(clause) === true)
  const shared = pairings.flatMap((pairing): Shared[] => {
    const { stem = '', clause = 0 } = line[pairing.line] ?? {}
    return clausesOf.has(stem) ? [{ pairing, stem, clause }] : []
  })
  const parted = shared.flatMap((one, at) =>
    shared
      .slice(at + 1)
      .filter((other) => other.clause === one.clause && other.stem !== one.stem && !isTogether(one, other))
      .map((other) => [one, other] as const),
  )
  const crossed = parted.find(([a, x]) =>
    parted.some(
      ([b, y]) =>
        a.clause < b.clause &&
        ((isTogether(a, y) && isTogether(b, x)) || (isTogether(a, b) && isTogether(x, y))),
    ),
  )
  return crossed === undefined ? null : [crossed[0].pairing, crossed[1].pairing]
}
