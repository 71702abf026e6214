import { expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { resolveForm } from '#core/forms/built-in-forms.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { checkResult } from '#local/check-statements.ts'
import { inputOf, transcriptSentences } from './transcripts.ts'

const lecture = inputOf(transcriptSentences, { durationSeconds: 3700 })

it('one paragraph reaches from the beginning of the video to its end', () => {
  const whole = extractSummary(lecture)
  const result = extractSummary({ ...lecture, form: resolveForm('paragraph', 'en') })
  const index = createEvidenceIndex(transcriptSentences, 'en')
  const { summarySentences } = checkResult(result, { ...lecture, origin: 'youtube' }, index)
  const said = summarySentences.map(({ sentence }) => sentence ?? -1)
  expect(whole.summary.length).toBeGreaterThan(7)
  expect(whole.summary).toEqual(expect.arrayContaining(result.summary))
  expect(said).toHaveLength(7)
  expect(said).toEqual(said.toSorted((a, b) => a - b))
  expect(said[0]).toBeLessThan(0.2 * transcriptSentences.length)
  expect(said.at(-1)).toBeGreaterThan(0.75 * transcriptSentences.length)
})
