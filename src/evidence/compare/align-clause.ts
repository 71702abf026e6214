import { totalWeight, weightOf } from './read-scene.ts'
import type { Pairing, Scene } from './read-scene.ts'

/** A clause near the quotes with the words that a clause of the line shares with it, each once. */
export type SaidClause = {
  pairings: Pairing[]
  weight: number
  /** The place of its first shared word. */
  position: number
  /** Within a quote, and neither asked nor said under another verb of saying. */
  isPlain: boolean
}

/** A clause of the line: its first word of a matter of its own, the weight of all of them, and the clauses most like it first. */
export type AlignedClause = { first: number; weight: number; said: readonly SaidClause[] }

/** More clauses than a sentence has. */
const maxClauses = 4096

/** Lays a clause of the line beside every clause near the quotes that shares a word with it. */
export function alignClause({ index, line, near }: Scene, clause: number): AlignedClause {
  const own = line.flatMap((mark, at) => (mark.clause === clause && mark.hasContent ? [{ mark, at }] : []))
  const stems = new Map(own.toReversed().map(({ mark, at }) => [mark.stem, at]))
  const clauses = new Map<number, SaidClause>()
  for (const [position, mark] of near.entries()) {
    const met = stems.get(mark.stem)
    if (met === undefined) continue
    const isPlain = mark.isQuoted && !mark.isOpen
    const key = (mark.sentence * maxClauses + mark.clause) * 2 + Number(isPlain)
    let known = clauses.get(key)
    if (known === undefined) {
      known = { pairings: [], weight: 0, position, isPlain }
      clauses.set(key, known)
    }
    if (known.pairings.some((each) => each.line === met)) continue
    const weight = weightOf(index, mark.word)
    known.pairings.push({ line: met, near: position, weight })
    known.weight += weight
  }
  return {
    first: own[0]?.at ?? -1,
    weight: totalWeight(
      index,
      own.map(({ mark }) => mark),
    ),
    said: [...clauses.values()].toSorted((one, other) => other.weight - one.weight),
  }
}
