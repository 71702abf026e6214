import type { Insight, Findings } from '#contract/evidence.ts'
import { spoken } from './example-video.ts'

const findings: Findings = {
  quote: 'exact',
  agreement: 'agrees',
  differences: [],
  check: 'follows',
  deciding: '',
}

function verified(line: Pick<Insight, 'text' | 'quote' | 'sentence' | 'second'>, deciding: string): Insight {
  return { ...line, state: 'verified', findings: { ...findings, deciding } }
}

/** The summary of the example in brief, as we wrote it: its gist and three of its lines. */
export const smallResult = {
  gist: verified(
    {
      text: 'Kennedy explains why America chose to go to the moon in this decade: not because it is easy, but because it is hard.',
      quote: spoken[2],
      sentence: 50,
      second: 553.2,
    },
    'not because they are easy, but because they are hard',
  ),
  lines: [
    verified(
      {
        text: 'The vows to keep space peaceful can only be fulfilled if this nation is first.',
        quote: 'the vows of this nation can only be fulfilled if we in this nation are first,',
        sentence: 33,
        second: 379.19,
      },
      'can only be fulfilled if we in this nation are first',
    ),
    verified(
      {
        text: "A hard goal is worth having: it will organize and measure the best of America's energies and skills.",
        quote: 'that goal will serve to organize and measure the best of our energies and skills,',
        sentence: 51,
        second: 562.12,
      },
      'organize and measure the best of our energies and skills',
    ),
    verified(
      {
        text: 'One Saturn C-1 booster rocket has the power of 10,000 automobiles with their accelerators on the floor.',
        quote: 'generating power equivalent to 10,000 automobiles with their accelerators on the floor.',
        sentence: 56,
        second: 612.52,
      },
      'power equivalent to 10,000 automobiles',
    ),
  ],
} as const
