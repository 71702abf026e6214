import { expect, it } from 'vitest'
import { checkProgress } from '#server/features/summaries/write-summary.ts'

const checking = { sentences: [], chapters: [], check: { insight: () => null, sentence: () => null } }

it.each([
  [0, 'Reading part 1 of 2...'],
  [1, 'Reading part 2 of 2...'],
  [2, 'Reading part 2 of 2...'],
])('the progress names the part that is read, not the %i that are done', (done, text) => {
  expect(checkProgress({ kind: 'parts', done, total: 2 }, checking)).toEqual({
    event: 'stage',
    data: { stage: 'summary', text, parts: { done, total: 2 } },
  })
})
