import type { Difference } from '#contract/evidence.ts'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { locateQuote } from '#evidence/locate-quote.ts'
import type { Claim, Lies } from './read-lies.ts'

/** The findings of code alone for a claim. It is flagged where something differs or no quote stands. */
export type JudgedClaim = {
  claim: Claim
  state: 'no quote' | 'differs' | 'agrees' | 'unclear'
  differences: readonly Difference[]
}

/** Checks and compares every claim as the product does, without a checker. */
export function judgeClaims({ transcripts, claims }: Lies): JudgedClaim[] {
  const indexes = new Map(
    [...transcripts].map(([id, { sentences, language }]) => [id, createEvidenceIndex(sentences, language)]),
  )
  return claims.map((claim) => {
    const index = indexes.get(claim.transcript)
    if (index === undefined) throw new Error(`There is no transcript ${claim.transcript}`)
    return judge(index, claim)
  })
}

/** Tells whether a reader is shown that something is wrong with a claim. */
export function isFlagged({ state }: JudgedClaim): boolean {
  return state === 'differs' || state === 'no quote'
}

function judge(index: EvidenceIndex, claim: Claim): JudgedClaim {
  const positions = claim.cites.flatMap((cite) => locateQuote(index, { text: claim.claim, ...cite }) ?? [])
  const ranges = positions.map(({ range }) => range)
  if (ranges.length === 0) return { claim, state: 'no quote', differences: [] }
  const { finding, differences } = compareStatement(
    index,
    { text: claim.claim, language: claim.language },
    ranges,
  )
  return { claim, state: finding, differences }
}
