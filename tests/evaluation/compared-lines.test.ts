import { beforeAll, describe, expect, it } from 'vitest'
import { describeRealData } from '#tests/setup/real-data.ts'
import { isFlagged, judgeClaims } from '../../eval/lies/measure-lies.ts'
import type { JudgedClaim } from '../../eval/lies/measure-lies.ts'
import {
  blindClaims,
  fourthClaims,
  readOwnClaims,
  readUnreadClaims,
  secondClaims,
} from '../../eval/lies/own-claims.ts'
import { comparePeopleSentences } from '../../eval/lies/people-claims.ts'
import { oddsByFolds } from '../../eval/statements/fold-odds.ts'
import { doubtClaims } from '../../eval/statements/judge-statements.ts'
import { readStatements } from '../../eval/statements/read-statements.ts'
import { scoreStatements } from '../../eval/statements/score-statements.ts'
import { findRealData } from '../../scripts/find-real-data.ts'

describeRealData('lines compared with their quotes, by code alone', 'captions/google-ccby', () => {
  let judged: JudgedClaim[] = []

  beforeAll(() => {
    judged = judgeClaims(readOwnClaims())
  })

  it('at most 35 % of the lies are not flagged', () => {
    const lies = judged.filter(({ claim }) => !claim.honest)
    expect(lies.length).toBeGreaterThan(150)
    expect(lies.filter((each) => !isFlagged(each)).length / lies.length).toBeLessThanOrEqual(0.35)
  })

  it('at most 6 % of the honest lines are flagged', () => {
    const honest = judged.filter(({ claim }) => claim.honest)
    expect(honest.length).toBeGreaterThan(50)
    expect(honest.filter(isFlagged).length / honest.length).toBeLessThanOrEqual(0.06)
  })

  it('no order to the reader passes for a line', () => {
    const orders = judged.filter(({ claim }) => claim.kind === 'order')
    expect(orders.every(isFlagged)).toBe(true)
  })
})

describeRealData('claims that nobody has read', 'captions/google-ccby', () => {
  let judged: JudgedClaim[] = []

  beforeAll(() => {
    judged = [blindClaims, secondClaims, fourthClaims].flatMap((file) => judgeClaims(readUnreadClaims(file)))
  })

  it('at most 35 % of the lies are not flagged', () => {
    const lies = judged.filter(({ claim }) => !claim.honest)
    expect(lies.length).toBeGreaterThan(250)
    expect(lies.filter((each) => !isFlagged(each)).length / lies.length).toBeLessThanOrEqual(0.35)
  })

  it('at most 6 % of the honest lines are flagged', () => {
    const honest = judged.filter(({ claim }) => claim.honest)
    expect(honest.length).toBeGreaterThan(140)
    expect(honest.filter(isFlagged).length / honest.length).toBeLessThanOrEqual(0.06)
  })
})

describeRealData(
  'sentences of people with the evidence that people marked',
  'eval/questions-dev.jsonl.gz',
  (questions) => {
    it('at most 8 % are flagged', () => {
      const compared = comparePeopleSentences({
        questions,
        transcripts: findRealData('eval/dev.jsonl.gz') ?? '',
      })
      const differing = compared.filter(({ agreement }) => agreement.finding === 'differs')
      expect(compared.length).toBeGreaterThan(500)
      expect(differing.length / compared.length).toBeLessThanOrEqual(0.08)
    })
  },
)

describeRealData('claims about documents that people judged', 'eval/statements-dev.jsonl.gz', (file) => {
  it('code alone reaches a balanced accuracy of 70, by folds over documents', () => {
    const claims = doubtClaims(readStatements(file))
    expect(scoreStatements(claims, oddsByFolds(claims)).balanced.mean).toBeGreaterThanOrEqual(70)
  })
})

describe('the sources of our claims', () => {
  it.skipIf(findRealData('captions/google-ccby') === null).for([
    ['that were read', undefined],
    ['that were not', blindClaims],
    ['of which half never are', fourthClaims],
  ] as const)('have the sentences that are cited by those %s', ([, file]) => {
    const { claims } = readOwnClaims(file)
    expect(claims.length).toBeGreaterThan(100)
    expect(claims.flatMap(({ cites }) => cites).every(({ quote }) => quote !== '')).toBe(true)
  })
})
