import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { insightSchema } from '#contract/evidence.ts'
import type { Insight } from '#contract/evidence.ts'
import type { Sentence } from '#contract/transcripts.ts'
import { checkStatement } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { anyCharacter } from '#tests/setup/any-character.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'

const runs = { numRuns: 400 }
const word = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.constantFrom(
      ...'the of it solar panel price battery grid you know constructor __proto__ toString not 5 twenty five'.split(
        ' ',
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'don’t',
      '5,000',
      '50%',
      '$3.5m',
      '—',
      'это',
      '价格',
      '不',
      'です',
      'الشمسُ',
      'नहीं',
      'ไม่',
      '१२',
    ),
  },
  { weight: 1, arbitrary: fc.string({ unit: anyCharacter, maxLength: 6 }) },
)
const line = fc.array(word, { maxLength: 14 }).map((words) => words.join(' '))
const time = fc.option(fc.integer({ min: 0, max: 43_200 }), { nil: null })
const transcript = fc
  .array(fc.record({ text: line, start: time }), { maxLength: 25 })
  .map((lines): Sentence[] =>
    sentencesOf(lines.map((each) => each.text)).map((sentence, i) => ({
      ...sentence,
      start: lines[i]?.start ?? null,
    })),
  )
const language = fc.constantFrom('en', 'de', 'zh-CN', 'ja', 'th', 'ar', 'und', 'x-klingon')
const position = fc.oneof(fc.integer({ min: -2, max: 30 }), fc.double())
const statement = fc.record({ text: line, quote: line, sentence: position })

/**
 * Letters, marks and digits alone, in lower case: what must stand in a transcript, whatever is done with the
 * rest.
 */
function heard(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
}

/** The rules of every checked statement. */
function expectSound(result: Insight, sentences: readonly Sentence[]): void {
  expect(insightSchema.parse(result)).toEqual(result)
  if (result.sentence === null) {
    expect(result).toMatchObject({ state: 'not-found', quote: '', second: null })
    return
  }
  const sentence = sentences[result.sentence]
  expect(sentence).toBeDefined()
  expect(result.second).toBe(sentence?.start)
  expect(heard(result.quote)).not.toBe('')
  const from = sentences.slice(result.sentence).map((each) => each.text)
  expect(heard(from.join(' '))).toContain(heard(result.quote))
}

describe('whatever a model hands in', () => {
  it('the answer fits the contract, its words stand in the transcript and its time is that of their sentence', () => {
    fc.assert(
      fc.property(
        transcript,
        language,
        statement,
        fc.boolean(),
        (sentences, tag, given, isModelTranscript) => {
          const result = checkStatement(createEvidenceIndex(sentences, tag), given, { isModelTranscript })
          expectSound(result, sentences)
          if (isModelTranscript) expect(result.findings.quote).toBe('absent')
        },
      ),
      runs,
    )
  })

  it('nothing is thrown at any text', () => {
    const any = fc.string({ unit: anyCharacter, maxLength: 300 })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 6 }), any, any, fc.double(), (lines, quote, said, sentence) => {
        const sentences = sentencesOf(lines)
        expectSound(
          checkStatement(createEvidenceIndex(sentences, 'en'), { text: said, quote, sentence }),
          sentences,
        )
      }),
      runs,
    )
  })
})

/** A transcript of plain words, and a stretch of at least six of them. */
const vocabulary = Array.from(
  { length: 300 },
  (_, i) => `w${String.fromCodePoint(97 + (i % 26), 97 + (Math.floor(i / 26) % 26))}x`,
)
const spoken = fc
  .record({
    lines: fc.array(fc.array(fc.constantFrom(...vocabulary), { minLength: 3, maxLength: 12 }), {
      minLength: 4,
      maxLength: 30,
    }),
    share: fc.double({ min: 0, max: 0.999, noNaN: true }),
    length: fc.integer({ min: 6, max: 25 }),
  })
  .map(({ lines, share, length }) => {
    const words = lines.flat()
    const from = Math.floor(share * Math.max(1, words.length - length))
    return { lines: lines.map((each) => each.join(' ')), words, quote: words.slice(from, from + length) }
  })
const marks = fc.array(fc.constantFrom(' ', ', ', ' — ', '\n', '… ', ' "', '.  ', ' uh, ', ' um '), {
  minLength: 25,
  maxLength: 25,
})

describe('words in a row', () => {
  it('are verified with any case and marks, any sentence named', () => {
    fc.assert(
      fc.property(spoken, marks, position, fc.boolean(), ({ lines, quote }, between, sentence, isLoud) => {
        const written = quote
          .map((each, i) => (isLoud ? each.toUpperCase() : each) + (between[i] ?? ' '))
          .join('')
        const sentences = sentencesOf(lines)
        const result = checkStatement(createEvidenceIndex(sentences, 'en'), {
          text: '',
          quote: written,
          sentence,
        })
        expect(result.findings.quote).toBe('exact')
        expect(heard(result.quote)).toBe(heard(quote.join(' ')))
        expectSound(result, sentences)
      }),
      runs,
    )
  })

  it('are never verified with a word of nobody among them, a number or a negation', () => {
    const foreign = fc.constantFrom('qqqq', '17', 'seventeen', 'not', 'never', 'don’t', '不')
    fc.assert(
      fc.property(
        spoken,
        foreign,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        ({ lines, quote }, put, at) => {
          const damaged = quote.toSpliced(1 + Math.floor(at * (quote.length - 1)), 0, put)
          const sentences = sentencesOf(lines)
          const given = { text: '', quote: damaged.join(' '), sentence: 0 }
          const result = checkStatement(createEvidenceIndex(sentences, 'en'), given)
          expect(result.findings.quote).not.toBe('exact')
          if (put !== 'qqqq') expect(result.findings.quote).toBe('absent')
          expectSound(result, sentences)
        },
      ),
      runs,
    )
  })
})
