import { describe, expect, it } from 'vitest'
import { AppError } from '#core/app-error.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import type { EngineResult } from '#server/ports/summary-engine.ts'
import { inputOf, sentencesOf, statements, transcriptSentences } from './transcripts.ts'

const wordsIn = (text: string): number => text.split(/\s+/).length
const citationsIn = (result: EngineResult) => result.summary.flatMap(({ citations }) => citations)
const wordsOf = (text: string) => new Set(text.toLowerCase().match(/\p{L}+/gu))
const chosenIn = (result: EngineResult): number[] => citationsIn(result).map(({ sentence }) => sentence)
const textOf = (result: EngineResult): string => result.summary.map(({ text }) => text).join(' ')

function manyStatements(rounds: number): string[] {
  const positions = [
    'in Spain',
    'in Chile',
    'in Kenya',
    'in Japan',
    'in Wales',
    'in Peru',
    'in India',
    'in Egypt',
  ]
  return Array.from({ length: rounds }, (_, round) =>
    statements.map(
      (text) => `${text.slice(0, -1)} ${positions[round % positions.length]} since ${1990 + round}.`,
    ),
  ).flat()
}

describe('the summary', () => {
  const transcript = inputOf(transcriptSentences, { durationSeconds: 3700 })

  it('gives the sentences in the order they are spoken, each once', () => {
    const chosen = chosenIn(extractSummary(transcript))
    expect(chosen.length).toBeGreaterThan(5)
    expect(chosen).toEqual([...new Set(chosen)].toSorted((a, b) => a - b))
  })

  it('is the tidied sentences and nothing else, each called quoted', () => {
    const { summary } = extractSummary(transcript)
    for (const { text, citations, isQuoted } of summary) {
      expect(isQuoted).toBe(true)
      expect(citations).toHaveLength(1)
      expect(wordsOf(citations[0]?.quote ?? '').isSupersetOf(wordsOf(text))).toBe(true)
    }
  })

  it('is the same for the same input', () => {
    expect(extractSummary(structuredClone(transcript))).toEqual(extractSummary(transcript))
  })

  it.each([
    [60, 90, 97],
    [1800, 132, 139],
    [3600, 174, 183],
    [36_000, 174, 183],
  ])('of a video of %i seconds has %i to %i words', (durationSeconds, min, max) => {
    const words = wordsIn(textOf(extractSummary({ ...transcript, durationSeconds })))
    expect(words).toBeGreaterThanOrEqual(min - 6)
    expect(words).toBeLessThanOrEqual(max)
  })

  it('of a few words of speech is much shorter than they are', () => {
    const words = wordsIn(textOf(extractSummary(inputOf(sentencesOf(statements)))))
    expect(words).toBeLessThan(0.5 * wordsIn(statements.join(' ')))
  })

  it('of less than sixty words is all of them', () => {
    const said = [
      'So we began.',
      'We met at nine in front of the old station.',
      'It rained.',
      'Anna came late, because her train had stopped somewhere on the way.',
      'We left.',
      'It was dark.',
      'And then nothing.',
      'I slept.',
      'The end.',
    ]
    const result = extractSummary(inputOf(sentencesOf(said)))
    expect(chosenIn(result)).toEqual(said.map((_, i) => i))
  })

  it('covers a transcript from the first to the last third', () => {
    const thirds = chosenIn(extractSummary(transcript)).map((index) =>
      Math.floor((3 * index) / transcript.sentences.length),
    )
    expect(new Set(thirds)).toEqual(new Set([0, 1, 2]))
  })

  it('passes over questions, chatter, pointing and broken sentences where there are others', () => {
    const noise = [
      'Can everybody in the room hear me and see the solar panels?',
      'It is the current of the solar panels and the battery and the grid.',
      'Thank you so much for the solar panels and the battery and the grid.',
      'Because the solar panels and the battery and the grid have a price.',
      'The solar panels and the battery-- the price of the current of the grid.',
    ]
    const texts = statements.flatMap((text) => [...noise, text])
    const shown = citationsIn(extractSummary(inputOf(sentencesOf(texts)))).map(({ quote }) => quote)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((quote) => !statements.includes(quote))).toEqual([])
  })

  it('prefers the wording that leaves nothing to guess', () => {
    const vague = statements.map((text) => text.replace('.', ', as I told them about it there.'))
    const clear = statements.map((text) => text.replace('.', ', as the makers told the mayor in April.'))
    const texts = vague.flatMap((text, position) => [text, clear[position] ?? ''])
    const shown = citationsIn(extractSummary(inputOf(sentencesOf(texts)))).map(({ quote }) => quote)
    expect(shown.filter((quote) => vague.includes(quote))).toEqual([])
  })

  it('takes in sentences that lean on others before it stays nearly empty', () => {
    const leaning = statements.map((text) => `It is true that ${text.toLowerCase()}`)
    const texts = [...leaning, 'The moon is far away from the houses of the people.']
    const result = extractSummary(inputOf(sentencesOf(texts), { durationSeconds: 300 }))
    expect(result.summary.some(({ text }) => text.startsWith('It is true'))).toBe(true)
  })

  it('of a transcript under eight sentences is its beginning, whatever it is', () => {
    const texts = ['What is a solar panel?', 'It is glass.', 'That is all.']
    expect(textOf(extractSummary(inputOf(sentencesOf(texts))))).toBe(texts.join(' '))
    const chosen = chosenIn(extractSummary(inputOf(sentencesOf(statements.slice(0, 7)))))
    expect(chosen).toEqual([...chosen.keys()])
  })

  it('of one sentence is this sentence', () => {
    const result = extractSummary(inputOf(sentencesOf(['well the panels work'])))
    expect(result.summary).toEqual([
      {
        text: 'The panels work.',
        paragraph: 0,
        citations: [{ quote: 'well the panels work', sentence: 0 }],
        isQuoted: true,
      },
    ])
  })

  it.each([
    ['no sentences', []],
    ['no words', ['[Music]', '♪♪', '...', 'uh']],
  ])('fails with a sentence for the person where there are %s', (_what, texts) => {
    expect(() => extractSummary(inputOf(sentencesOf(texts)))).toThrow(AppError)
    try {
      extractSummary(inputOf(sentencesOf(texts)))
    } catch (error) {
      expect(error).toMatchObject({ code: 'SUMMARY_FAILED', detail: expect.stringMatching(/^[A-Z].*\.$/) })
    }
  })

  it('weighs what the title names', () => {
    const said = [
      (drink: string) => `Farmers in the north grow the ${drink} of the season on steep hills.`,
      (drink: string) => `Ships carry the dried ${drink} to the harbours of the cold countries.`,
      (drink: string) => `Shops in the towns sell the ${drink} in small paper bags.`,
      (drink: string) => `Doctors warn that too much ${drink} keeps people awake at night.`,
    ]
    const texts = said.flatMap((about) => [about('tea'), about('coffee')])
    const mentions = (title: string): number =>
      textOf(extractSummary(inputOf(sentencesOf(texts), { title }))).match(/coffee/g)?.length ?? 0
    expect(mentions('All about coffee')).toBeGreaterThan(mentions('All about tea'))
  })
})

describe('the insights', () => {
  const transcript = inputOf(transcriptSentences, {
    durationSeconds: 3828,
  })

  it.each([
    [300, 4],
    [1800, 6],
    [3600, 9],
    [20_000, 10],
  ])('of a video of %i seconds are %i', (durationSeconds, count) => {
    expect(extractSummary({ ...transcript, durationSeconds }).insights).toHaveLength(count)
  })

  it('repeat no sentence of the summary where there are enough others', () => {
    const result = extractSummary(transcript)
    const shown = new Set(chosenIn(result))
    expect(result.insights.filter(({ sentence }) => shown.has(sentence))).toEqual([])
  })

  it('come from the summary where nothing else is left', () => {
    const texts = ['Is it on?', 'Who is there?', ...statements.slice(0, 5), 'Any questions?', 'Why is that?']
    const { insights } = extractSummary(inputOf(sentencesOf(texts), { durationSeconds: 60 }))
    expect(insights.length).toBeGreaterThanOrEqual(2)
    expect(new Set(insights.map(({ sentence }) => sentence)).size).toBe(insights.length)
  })

  it('say a thing once, however often the speaker does', () => {
    const often = Array.from(
      { length: 12 },
      (_, year) =>
        `The price of solar panels has fallen by ninety percent within ten years in ${2000 + year}.`,
    )
    const { insights } = extractSummary(inputOf(sentencesOf([...often, ...manyStatements(1)])))
    expect(insights.filter(({ text }) => text.includes('ninety percent')).length).toBeLessThanOrEqual(1)
  })

  it('open with nothing that the reader cannot see', () => {
    const pointing = extractSummary(transcript).insights.filter(({ text }) =>
      /^(?:this|that|it|they|here)\b/i.test(text),
    )
    expect(pointing).toEqual([])
  })
})

it('the engine says the refrain of a song once', () => {
  const verse = (n: number) => [
    `There lived a man who sailed the sea for the year ${n}.`,
    `Below the waves of ocean green he counted ${n} lanterns.`,
  ]
  const refrain = 'Carry me home across the river tonight, carry me home where the lanterns burn tonight.'
  const song = Array.from({ length: 6 }, (_, n) => [...verse(n + 1), refrain]).flat()
  const { summary, insights } = extractSummary(inputOf(sentencesOf(song)))
  for (const lines of [summary, insights]) {
    const texts = lines.map(({ text }) => text)
    expect(texts).toEqual([...new Set(texts)])
  }
})
