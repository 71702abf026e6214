import type { Findings, Insight } from '#contract/evidence.ts'

const sound: Findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'follows',
  deciding: '',
}

/** What is found of the lines of the samples, by their state. */
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
