import { expect, it } from 'vitest'
import type { Highlight } from '#contract/highlights.ts'
import { highlightsCsv, highlightsMarkdown } from '#export/highlights.ts'
import { answerMarkdown } from '#export/markdown.ts'
import { copiedSummary } from '#export/plain-text.ts'
import type { CopyFormat } from '#export/plain-text.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { summaryDocument } from './summary-document.ts'

const [first] = summaryDocument().insights
if (first === undefined) throw new Error('The summary has insights')
const insight = { ...first, speaker: 'Priya Shah' }
const sentence = { ...insight, paragraph: 0, more: [] }
const summary = summaryDocument({
  insights: [insight],
  summarySentences: [sentence],
  gist: sentence.text,
  gistSentence: sentence,
})
/** Citations and chapters are of the video, and name nobody of it. */
const withoutLines = new Set<SummaryFormat>(['bibtex', 'csl', 'chapters'])

const copies: readonly CopyFormat[] = ['text', 'times', 'markdown', 'evidence']

it.each(copies)('a summary copied as %s says who says each line', (format) => {
  const lines = copiedSummary(summary, format)
    .split('\n')
    .filter((line) => line.includes('The river is clean') && !line.includes(insight.quote))
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/\(.*Priya Shah.*\)/)
})

it.each(summaryFormatIds.filter((format) => !withoutLines.has(format) && format !== 'anki'))(
  'a file of the kind %s says who says each line',
  async (format) => {
    expect(String(await writeSummaryFile(summary, format))).toContain('Priya Shah')
  },
)

it('highlights and answers say who says their words', () => {
  const highlight: Highlight = { line: 'insight-0', note: '', createdAt: '2026-11-25T10:20:30.000Z' }
  const highlighted = [{ line: { evidence: insight }, highlight }]
  expect(highlightsMarkdown(highlighted, summary)).toContain('(Priya Shah, verified)')
  expect(highlightsCsv(highlighted, summary)).toContain('Priya Shah, verified')
  const answer = answerMarkdown({
    ...summary,
    question: 'Is it clean?',
    said: true,
    answer: null,
    passages: [
      { quote: 'It is.', sentence: 1, second: 4, speaker: 'Priya Shah', sentences: 1, state: 'quoted' },
    ],
  })
  expect(answer).toContain('It is. (Priya Shah)')
})
