import type { Findings, Insight } from '#contract/evidence.ts'
import type { Examination } from '#contract/summary.ts'

const sound: Findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'follows',
  deciding: '',
  worth: 'alone',
}

/** A checker that wrote nothing itself and does well. */
export const examination: Examination = {
  isWriter: false,
  rating: 'strong',
  passed: true,
  turned: { asked: 100, caught: 97 },
  unchanged: { asked: 100, accepted: 94 },
}

/** The findings of the lines of the samples, by their state. */
export const findingsOf = {
  verified: sound,
  'words-found': { ...sound, quote: 'close', check: 'not-asked' },
  differs: {
    ...sound,
    agreement: 'differs',
    differences: [{ kind: 'number', stated: 'five times', said: 'three times' }],
    check: 'differs',
    deciding: 'three times what it was',
  },
  'not-found': { ...sound, quote: 'absent', agreement: 'unclear', check: 'not-asked' },
  quoted: { ...sound, check: 'not-asked' },
  checking: { ...sound, check: 'waiting' },
} as const satisfies Record<Insight['state'], Findings>
