import type { Overview, OverviewAnswer } from '#contract/overviews.ts'
import { findingsOf } from './sample-findings.ts'
import { summary } from './samples.ts'

/** Without a model, or before the first. */
export const noOverview: OverviewAnswer = { overview: null, isBeingMade: false, canBeMade: false }
const citationOf = (index: number, second: number) => ({
  title: `Lecture ${index + 1}: a title that is long enough to need its room`,
  videoId: `lecture000${index}`,
  historyId: summary.id,
  quote: 'a vector is nothing but a list of numbers',
  second,
})
/** One of an earlier state of its collection. */
export const overview: Overview = {
  engine: 'gemini-3.5-flash',
  language: 'en',
  videos: 12,
  of: 15,
  isCurrent: false,
  madeAt: '2026-11-21T10:00:00.000Z',
  gist: {
    text: 'The course builds linear algebra from vectors up to the determinant, always with a picture beside the numbers.',
    state: 'verified',
    findings: findingsOf.verified,
    citations: [citationOf(0, 12), citationOf(4, 31)],
  },
  lines: [
    {
      text: 'A vector is a list of numbers to a computer and an arrow to a physicist, and both are right.',
      state: 'verified',
      findings: findingsOf.verified,
      citations: [citationOf(0, 64)],
    },
    {
      text: 'Each matrix is a transformation of space, told apart by where it sends the basis vectors.',
      state: 'words-found',
      findings: findingsOf['words-found'],
      citations: [citationOf(2, 305), citationOf(1, 98)],
    },
    {
      text: 'The determinant is 3 where areas grow twofold.',
      state: 'differs',
      findings: {
        ...findingsOf.differs,
        differences: [{ kind: 'number', stated: '3', said: '2' }],
        deciding: '',
      },
      citations: [citationOf(4, 127)],
    },
  ],
}

/** On a shared page nothing leads to the history of its owner. */
export const sharedOverview: Overview = {
  ...overview,
  videos: 15,
  isCurrent: true,
  lines: overview.lines.map((line) => ({
    ...line,
    citations: line.citations.map((citation) => ({ ...citation, historyId: null })),
  })),
  gist: null,
}
