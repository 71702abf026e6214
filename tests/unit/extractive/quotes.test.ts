import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { AppError } from '#core/app-error.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { languages, storyCues } from '#tests/setup/caption-files.ts'
import { partOfRuns } from '#tests/setup/part-of-walk.ts'
import { expectExtracted, expectQuoted } from './expect-quoted.ts'
import { inputOf, transcriptSentences } from './transcripts.ts'

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
  it.each([...languages, 'und'] as const)('is the verbatim sentence, in %s', (tag) => {
    expectExtracted(splitSentences([...storyCues(tag === 'und' ? 'fr' : tag)], tag), tag)
  })

  it('is the verbatim sentence, whatever is said', () => {
    const tries = partOfRuns(300)
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
      { numRuns: tries },
    )
    expect(summarized).toBeGreaterThan(tries * 0.8)
  })
})

describe('hard input', () => {
  it('of ten hours is summarized', () => {
    const long = Array.from({ length: 10 }, () => transcriptSentences).flat()
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
    const plain = transcriptSentences
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
