import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { coversQuestion } from '#core/retrieval/covers-question.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'

function sentencesOf(texts: readonly string[], speaker: string | null = null): Sentence[] {
  return texts.map((text, index) => ({
    index,
    start: index * 5,
    end: index * 5 + 5,
    text,
    speaker,
    turn: 0,
    fragment: false,
  }))
}

const crops = ['barley', 'oats', 'rye', 'beans', 'clover', 'turnips']
const fields = Array.from(
  { length: 90 },
  (_, week) =>
    `In week ${week} we cut the ${crops[week % crops.length]} behind the old mill and carried it home.`,
)
const ferry = [
  'Now to the ferry, which has been late all summer.',
  'The ferry engine broke twice, and the harbour had no spare parts.',
  'We ordered a new engine for the ferry from the yard in Bergen.',
  'The yard wants ninety thousand for the engine, half of it before the work starts.',
  'Until the engine comes the ferry sails at half speed and skips the evening trip.',
]
const texts = [...fields.slice(0, 45), ...ferry, ...fields.slice(45)]
const index = createTranscriptIndex(sentencesOf(texts, 'Anna Berg'), 'en')

describe('coversQuestion', () => {
  it.each([
    'Why was the ferry late?',
    'What does the new ferry engine cost at the yard in Bergen?',
    'Summarize the discussion about the engine of the ferry',
    'What did Anna Berg say about the ferry engine?',
  ])('covers what is talked about: %s', (question) => {
    expect(coversQuestion(index, question)).toBe(true)
  })

  it.each([
    'Which vaccines need two doses?',
    'What did the committee decide about university tuition fees?',
    'How does the remote control recognise speech?',
    'What did Magnusson think about the evening news on television?',
  ])('does not cover what is not: %s', (question) => {
    expect(coversQuestion(index, question)).toBe(false)
  })

  it('does not cover a subject of which only by-words are said', () => {
    expect(coversQuestion(index, 'Which old pensions does the new treasury minister tax in summer?')).toBe(
      false,
    )
  })

  it.each(['', '???', 'Is it the?'])('does not cover %j, which asks nothing', (question) => {
    expect(coversQuestion(index, question)).toBe(false)
  })

  it('covers nothing where nothing was said', () => {
    expect(coversQuestion(createTranscriptIndex([], 'en'), 'Why was the ferry late?')).toBe(false)
  })

  it('tells them apart in a language without blanks', () => {
    const japanese = createTranscriptIndex(
      sentencesOf([
        ...Array.from({ length: 30 }, (_, at) => `今日は${at}回目の練習をしました。`),
        '灯台は一八七四年に建てられました。',
        ...Array.from({ length: 30 }, (_, at) => `明日は${at}回目の試合があります。`),
      ]),
      'ja',
    )
    expect(coversQuestion(japanese, '灯台はいつ建てられましたか')).toBe(true)
    expect(coversQuestion(japanese, '大統領の経済政策は何ですか')).toBe(false)
  })
})
