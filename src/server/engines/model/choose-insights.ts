import type { DraftInsight } from '#server/ports/summary-engine.ts'
import type { FindEvidence } from './find-evidence.ts'
import { cleanLine } from './stream/clean-text.ts'

/** A statement, and whether the model took it back when it was asked for the words behind it. */
export type Statement = { draft: DraftInsight; isRetracted: boolean }

type Choice = {
  findEvidence: FindEvidence
  from: number
  to: number
  wanted: number
}

/** Statements above the number that was wanted which are chosen. */
const surplus = 2
/** Statements that are not borne out are dropped when so large a share of what was wanted is. */
const enough = 0.6
/** Statements that share so large a part of their words say the same. */
const sameShare = 0.8

/**
 * Chooses what is shown of the statements, in their order. Those whose quote was found come first; of the others those that the
 * model took back and those that cite sentences that do not exist are dropped, and the rest stay, to be shown as
 * unverified, only as long as there are less than three fifths of the wanted number.
 */
export function chooseInsights(
  statements: readonly Statement[],
  { findEvidence, from, to, wanted }: Choice,
): DraftInsight[] {
  const chosen: { draft: DraftInsight; position: number }[] = []
  const max = wanted + surplus

  function keep(draft: DraftInsight, position: number): void {
    if (chosen.every((other) => !saysTheSame(other.draft, draft))) chosen.push({ draft, position })
  }

  const unfound: { draft: DraftInsight; position: number }[] = []
  for (const [position, { draft, isRetracted }] of statements.entries()) {
    const found = findEvidence(draft)
    const isInside = draft.sentence >= from && draft.sentence <= to
    if (found !== null && chosen.length < max) keep(found, position)
    else if (found === null && !isRetracted && isInside) unfound.push({ draft, position })
  }
  for (const { draft, position } of unfound) {
    if (chosen.length < wanted * enough) keep({ ...draft, quote: cleanLine(draft.quote) }, position)
  }
  return chosen.toSorted((a, b) => a.position - b.position).map(({ draft }) => draft)
}

/** Whether two statements rest on the same words or are made of nearly the same. */
export function saysTheSame(one: DraftInsight, other: DraftInsight): boolean {
  if (one.sentence === other.sentence && one.quote === other.quote) return true
  const words = wordsOf(one.text)
  const others = wordsOf(other.text)
  const common = words.intersection(others).size
  return common >= sameShare * words.union(others).size
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))
}
