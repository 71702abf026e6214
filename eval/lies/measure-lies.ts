import type { Difference } from '#contract/evidence.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex, readQuote } from '#evidence/evidence-index.ts'
import type { EvidenceIndex } from '#evidence/evidence-index.ts'
import { findExact } from '#evidence/find-exact.ts'
import type { Range } from '#evidence/find-exact.ts'
import type { Claim, Lies } from './read-lies.ts'

/** What code alone finds of a claim. It is flagged where something differs or no quote stands. */
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

/** Whether a reader is shown that something is wrong with a claim. */
export function isFlagged({ state }: JudgedClaim): boolean {
  return state === 'differs' || state === 'no quote'
}

function judge(index: EvidenceIndex, claim: Claim): JudgedClaim {
  const ranges = claim.cites.flatMap((cite) => locate(index, claim, cite))
  if (ranges.length === 0) return { claim, state: 'no quote', differences: [] }
  const { finding, differences } = compareStatement(
    index,
    { text: claim.claim, language: claim.language },
    ranges,
  )
  return { claim, state: finding, differences }
}

function locate(index: EvidenceIndex, claim: Claim, cite: Claim['cites'][number]): Range[] {
  const { state, quote, sentence } = checkStatement(
    index,
    { text: claim.claim, ...cite },
    { language: claim.language },
  )
  if (state === 'unverified') return []
  return findExact(index, readQuote(index, quote), sentence).slice(0, 1)
}
