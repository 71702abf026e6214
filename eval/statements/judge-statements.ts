import { compareLine } from '#evidence/compare-statement.ts'
import { rateDoubts } from '#evidence/compare/measure-support.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import type { Range } from '#evidence/find-exact.ts'
import { rankSentences } from '#server/domain/retrieval/find-passages.ts'
import { createTalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { TalkIndex } from '#server/domain/retrieval/talk-index.ts'
import type { LabelledClaim } from './read-statements.ts'

/** A claim with what speaks against each of its statements; the most of each counts. */
export type DoubtedClaim = { claim: LabelledClaim; doubts: number[] }

/** Sentences that our retrieval takes for the evidence of a statement. */
const sentencesEach = 6

/** Finds evidence for every statement and counts what speaks against it, with the code of the product. */
export function doubtClaims(claims: readonly LabelledClaim[]): DoubtedClaim[] {
  const prepared = new Map<string, Prepared>()
  return claims.map((claim) => {
    const known = prepared.get(claim.doc) ?? {
      index: createEvidenceIndex(claim.sentences, 'en'),
      talk: createTalkIndex(claim.sentences, 'en'),
    }
    prepared.set(claim.doc, known)
    const all = claim.statements.map((text) => doubtsOf(known, text))
    const [first = []] = all
    return { claim, doubts: first.map((_, at) => Math.max(...all.map((each) => each[at] ?? 0))) }
  })
}

/** The log-odds that a claim is false. */
export function rateClaim({ doubts }: DoubtedClaim): number {
  return rateDoubts(doubts)
}

type Prepared = { index: EvidenceIndex; talk: TalkIndex }

function doubtsOf({ index, talk }: Prepared, text: string): number[] {
  const ranges = rankSentences(talk, text)
    .slice(0, sentencesEach)
    .map((at): Range => ({ from: index.firstAt[at] ?? 0, to: index.firstAt[at + 1] ?? 0 }))
    .filter(({ from, to }) => to > from)
  return compareLine(index, { text, language: 'en' }, ranges)?.doubts ?? []
}
