import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cue, Sentence } from '#contract/transcripts.ts'
import { AppError } from '#server/lib/app-error.ts'
import { splitSentences } from '#server/domain/text/split-sentences.ts'
import { extractSummary } from '#server/engines/extractive/extract-summary.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { inputOf, sentencesIn } from './transcripts.ts'

/** Every statement of a result stands word for word in the sentence that it names. */
function expectQuoted(result: EngineResult, sentences: readonly Sentence[]): void {
  const gists = result.chapters.flatMap(({ gist }) => (gist === null ? [] : [gist]))
  const written = result.summary.flatMap(({ text, citations }) =>
    citations.map((citation) => ({ text, ...citation })),
  )
  expect(written.length).toBeGreaterThanOrEqual(result.summary.length)
  for (const { quote, sentence, text } of [...written, ...result.insights, ...gists]) {
    expect(quote).not.toBe('')
    expect(quote).toBe(sentences[sentence]?.text)
    expect(text).not.toBe('')
  }
  for (const { sentence, title } of result.chapters) {
    expect(sentences[sentence]).toBeDefined()
    expect(title).not.toBe('')
  }
}

const word = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...'the of it solar panel panels price battery grid uh um like you know I so'.split(' '),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '--',
      '"',
      '[laughter]',
      '(',
      'n-',
      '...',
      '5,000',
      'Wave',
      'это',
      '价格',
      'です',
      'الشمس',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 8 }) },
)
const line = fc
  .tuple(fc.array(word, { minLength: 1, maxLength: 25 }), fc.constantFrom('.', '?', '!', ',', '', '。', '…'))
  .map(([words, end]) => words.join(' ') + end)
const speaker = fc.constantFrom(null, 'Ada', 'Bo')
const cues = fc
  .array(fc.record({ text: line, speaker }), { minLength: 1, maxLength: 60 })
  .map((spoken) => spoken.map((each, index): Cue => ({ ...each, start: index * 4, duration: 4 })))
const language = fc.constantFrom('en', 'en-GB', 'de', 'ru', 'ja', 'zh-CN', 'ar', 'th', 'und', 'x-klingon')

describe('what stands behind each statement', () => {
  it.each([
    ['en', 'google-ccby/JavaScript_TheGoodParts.en.srt'],
    ['ru', 'google-ccby/IO2009-Wave-keynoteday2.ru.srt'],
    ['ja', 'google-ccby/IntroToGoogleData.ja.stc'],
    ['zh-CN', 'google-ccby/IntroToGoogleData.zh-CN.stc'],
    ['es', 'google-ccby/IntroToGoogleData.es.stc'],
    ['pt-BR', 'google-ccby/IntroToGoogleData.pt-BR.stc'],
    ['it', 'google-ccby/friends_connect_demo.it.srt'],
    ['fr', 'google-ccby/friends_connect_demo.fr.srt'],
    ['de', 'google-ccby/friends_connect_demo.de.srt'],
    ['sv', 'elephantsdream/captions.sv.vtt'],
    ['ar', 'elephantsdream/captions.ar.vtt'],
    ['und', 'google-ccby/friends_connect_demo.fr.srt'],
  ])('is the verbatim sentence, in %s', (tag, fixture) => {
    const sentences = sentencesIn(fixture, tag)
    const result = extractSummary(inputOf(sentences, { language: tag }))
    expect(result.language).toBe(tag)
    expect(result.summary.length).toBeGreaterThan(2)
    expectQuoted(result, sentences)
  })

  it('is the verbatim sentence, whatever is said', () => {
    let summarized = 0
    fc.assert(
      fc.property(cues, language, (spoken, tag) => {
        const sentences = splitSentences(spoken, tag)
        try {
          expectQuoted(extractSummary(inputOf(sentences, { language: tag })), sentences)
          summarized += 1
        } catch (error) {
          if (!(error instanceof AppError)) throw error
        }
      }),
      { numRuns: 300 },
    )
    expect(summarized).toBeGreaterThan(250)
  })
})

describe('hard input', () => {
  it('of ten hours is summarized', () => {
    const talk = sentencesIn('google-ccby/JavaScript_TheGoodParts.en.srt', 'en')
    const long = Array.from({ length: 10 }, () => talk).flat()
    const sentences = long.map((sentence, index) => ({ ...sentence, index }))
    expect(
      sentences
        .map(({ text }) => text)
        .join(' ')
        .split(/\s+/).length,
    ).toBeGreaterThan(97_000)
    expectQuoted(extractSummary(inputOf(sentences)), sentences)
  })

  it('without any punctuation still gives capitals and full stops', () => {
    const plain = sentencesIn('google-ccby/IO2009-HTML5.en.srt', 'en')
      .map(({ text }) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}' ]/gu, ''))
      .join(' ')
      .split(' ')
    const spoken = Array.from({ length: Math.ceil(plain.length / 8) }, (_, index): Cue => ({
      start: index * 3,
      duration: 3,
      text: plain.slice(index * 8, index * 8 + 8).join(' '),
      speaker: null,
    }))
    const sentences = splitSentences(spoken, 'en')
    const result = extractSummary(inputOf(sentences))
    expectQuoted(result, sentences)
    expect(result.summary.length).toBeGreaterThan(4)
    expect(result.insights.length).toBeGreaterThanOrEqual(4)
    for (const { text } of result.summary) expect(text).toMatch(/^[^\p{Ll}].*\.$/u)
  })
})
