import { rankSentences } from '#core/retrieval/find-passages.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'
import type { TranscriptIndex } from '#core/retrieval/transcript-index.ts'
import { compareLine } from '#evidence/compare-statement.ts'
import { rateDoubts } from '#evidence/compare/measure-support.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex, Range } from '#evidence/evidence-index.ts'
import type { LabelledClaim } from './read-statements.ts'

/**
 * A claim with what speaks against each of its statements; the most of each counts. `said` is the evidence of
 * each statement.
 */
export type DoubtedClaim = { claim: LabelledClaim; doubts: number[]; said: string[][] }

/** Sentences that our retrieval takes for the evidence of a statement. */
const sentencesEach = 6
/** Sentences before and behind one that a checker is shown, as the product shows them. */
const reach = 2

/** Finds evidence for every statement and counts what speaks against it, with the code of the product. */
export function doubtClaims(claims: readonly LabelledClaim[]): DoubtedClaim[] {
  const prepared = new Map<string, Prepared>()
  return claims.map((claim) => {
    const known = prepared.get(claim.doc) ?? {
      index: createEvidenceIndex(claim.sentences, 'en'),
      transcript: createTranscriptIndex(claim.sentences, 'en'),
    }
    prepared.set(claim.doc, known)
    const positions = claim.statements.map((text) =>
      rankSentences(known.transcript, text).slice(0, sentencesEach),
    )
    const all = claim.statements.map((text, at) => doubtsOf(known, text, positions[at] ?? []))
    const [first = []] = all
    const doubts = first.map((_, at) => Math.max(...all.map((each) => each[at] ?? 0)))
    return { claim, doubts, said: positions.map((each) => each.map((at) => textAround(claim, at))) }
  })
}

/** The log-odds that a claim is false. */
export function rateClaim({ doubts }: DoubtedClaim): number {
  return rateDoubts(doubts)
}

type Prepared = { index: EvidenceIndex; transcript: TranscriptIndex }

function doubtsOf({ index }: Prepared, text: string, positions: readonly number[]): number[] {
  const ranges = positions
    .map((at): Range => ({ from: index.firstAt[at] ?? 0, to: index.firstAt[at + 1] ?? 0 }))
    .filter(({ from, to }) => to > from)
  return compareLine(index, { text, language: 'en' }, ranges)?.doubts ?? []
}

function textAround({ sentences }: LabelledClaim, at: number): string {
  return sentences
    .slice(Math.max(0, at - reach), at + reach + 1)
    .map(({ text, speaker }) => (speaker === null ? text : `${speaker}: ${text}`))
    .join(' ')
}
