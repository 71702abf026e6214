import { describe, expect, it } from 'vitest'
import type { Highlight } from '#contract/highlights.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { checkCitations } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { highlightsCsv, highlightsMarkdown } from '#export/highlights.ts'
import { speakersOf } from '#export/line-speakers.ts'
import { answerMarkdown } from '#export/markdown.ts'
import { copiedSummary } from '#export/plain-text.ts'
import type { CopyFormat } from '#export/plain-text.ts'
import { summaryFormatIds } from '#product/summary-formats.ts'
import type { SummaryFormat } from '#product/summary-formats.ts'
import { writeSummaryFile } from '#server/lib/summary-file.ts'
import { parseFile } from '#tests/setup/parse-file.ts'
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
/** Files that are packed are read by tests of their own. */
const packed = new Set<SummaryFormat>(['anki', 'word'])

const copies: readonly CopyFormat[] = ['text', 'times', 'markdown', 'evidence']

it.each(copies)('a summary copied as %s says who says each line', (format) => {
  const lines = copiedSummary(summary, format)
    .split('\n')
    .filter((line) => line.includes('The river is clean') && !line.includes(insight.quote))
  expect(lines.length).toBeGreaterThan(1)
  for (const line of lines) expect(line).toMatch(/\(.*Priya Shah.*\)/)
})

it.each(summaryFormatIds.filter((format) => !withoutLines.has(format) && !packed.has(format)))(
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

const meeting = `Priya: We will launch the booking page on the 14th of May.
Tom: I will fix the slow payment page by Thursday.
Priya: Thank you, then support has time until Friday evening.`

const sentencesOf = (text: string) =>
  splitSentences(parseFile(new TextEncoder().encode(text), 'meeting.txt').cues, 'en')

function check(text: string, quotes: readonly string[], transcript = meeting) {
  const index = createEvidenceIndex(sentencesOf(transcript), 'en')
  return checkCitations(index, { text, citations: quotes.map((quote) => ({ quote, sentence: -1 })) })
}

describe('who says the words of a line', () => {
  it('is known of each place that the line rests on, and named once', () => {
    const line = check('The page is fixed on Thursday, and launched on the 14th.', [
      'I will fix the slow payment page by Thursday',
      'We will launch the booking page on the 14th of May',
      'then support has time until Friday evening',
    ])
    expect([line.speaker, ...line.more.map(({ speaker }) => speaker)]).toEqual(['Tom', 'Priya', 'Priya'])
    expect(speakersOf(line)).toBe('Tom, Priya')
  })

  it('are both where one quote goes over two turns', () => {
    const line = check('The page is launched on the 14th.', [
      'on the 14th of May. I will fix the slow payment page',
    ])
    expect(line.speaker).toBe('Priya, Tom')
  })

  it('is nobody where the transcript names nobody, and where the words were not found', () => {
    const unnamed = check(
      'They launch.',
      ['We will launch the booking page'],
      meeting.replaceAll(/^\w+: /gm, ''),
    )
    expect(unnamed).not.toHaveProperty('speaker')
    expect(speakersOf(unnamed)).toBe('')
    expect(check('They sing.', ['Nobody ever sang a single song about it'])).not.toHaveProperty('speaker')
  })

  it('is not said twice where the line begins with the name itself', () => {
    const quote = 'I will fix the slow payment page by Thursday'
    expect(speakersOf(check(`Tom: ${quote}.`, [quote]))).toBe('')
    expect(speakersOf(check(`Priya: ${quote}.`, [quote]))).toBe('Tom')
  })
})
