import { describe, expect, it } from 'vitest'
import { splitSentences } from '#core/text/split-sentences.ts'
import { checkCitations } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { speakersOf } from '#export/line-speakers.ts'
import { parseFile } from '#tests/setup/parse-file.ts'

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
