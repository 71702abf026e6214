import { compareLine } from '#evidence/compare-statement.ts'
import { rateDoubts } from '#evidence/compare/measure-support.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { Range } from '#evidence/find-exact.ts'
import { rankSentences } from '#server/domain/retrieval/find-passages.ts'
import { createTalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { TalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { LabelledClaim } from './read-statements.ts'

/** A claim with what speaks against each of its statements; the most of each counts. `said` is the evidence of each statement. */
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
      talk: createTalkIndex(claim.sentences, 'en'),
    }
    prepared.set(claim.doc, known)
    const places = claim.statements.map((text) => rankSentences(known.talk, text).slice(0, sentencesEach))
    const all = claim.statements.map((text, at) => doubtsOf(known, text, places[at] ?? []))
    const [first = []] = all
    const doubts = first.map((_, at) => Math.max(...all.map((each) => each[at] ?? 0)))
    return { claim, doubts, said: places.map((each) => each.map((at) => textAround(claim, at))) }
  })
}

/** The log-odds that a claim is false. */
export function rateClaim({ doubts }: DoubtedClaim): number {
  return rateDoubts(doubts)
}

type Prepared = { index: EvidenceIndex; talk: TalkIndex }

function doubtsOf({ index }: Prepared, text: string, places: readonly number[]): number[] {
  const ranges = places
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
