import { describe, expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { findPassages, rankSentences } from '#core/retrieval/find-passages.ts'
import { createTranscriptIndex } from '#core/retrieval/transcript-index.ts'

function sentencesOf(lines: readonly (readonly [speaker: string | null, text: string])[]): Sentence[] {
  return lines.map(([speaker, text], index) => ({
    index,
    start: index * 5,
    end: index * 5 + 5,
    text,
    speaker,
    turn: index,
    fragment: false,
  }))
}

const filler = (about: string): (readonly [string, string])[] =>
  Array.from({ length: 30 }, (_, at) => [
    'Anna',
    `The ${about} went on as it had in week ${at} of the season.`,
  ])

const transcript = sentencesOf([
  ...filler('harvest'),
  ['Bruno', 'The price of the boat is forty thousand crowns, and the engine is extra.'],
  ['Anna', 'I would never pay that much for a boat.'],
  ...filler('market'),
  ['Bruno', 'Our lighthouse keeper retires next spring.'],
  ...filler('weather'),
])
const index = createTranscriptIndex(transcript, 'en')

describe('findPassages', () => {
  it('puts the place first that the question asks for', () => {
    const [first] = findPassages(index, 'What does the boat cost, and is the engine part of the price?')
    expect(first?.sentence).toBe(30)
  })

  it('puts what is said in the discussion of a subject before what is said elsewhere, without its words too', () => {
    const discussed = sentencesOf([
      ...filler('harvest'),
      ['Bruno', 'The engine of the boat is broken, and the gearbox of the engine leaks oil.'],
      ['Anna', 'The boat has had that gearbox since the engine was new, and the yard in Bergen sold it.'],
      ['Bruno', 'I think the yard should replace the gearbox because it was sold to us with a flaw.'],
      ['Anna', 'The boat engine waits until then.'],
      ...filler('market'),
      ['Bruno', 'I think the town should replace the pavement because it was laid for us with a flaw.'],
      ...filler('weather'),
    ])
    const ranking = rankSentences(
      createTranscriptIndex(discussed, 'en'),
      'What did they say about the boat engine?',
    )
    expect(ranking.indexOf(32)).toBeLessThan(10)
    expect(ranking.indexOf(32)).toBeLessThan(ranking.indexOf(64))
  })

  it('finds a word that frames other questions where it is what is asked for', () => {
    const drawing = sentencesOf([
      ...filler('brush'),
      [null, 'The layers of the drawing are listed in the panel on the right, with the newest layers above.'],
      [null, 'You can hide the layers that are not needed for the drawing, and lock the layers below.'],
      [
        null,
        'You can name the layers of the drawing as you like, and give the layers a colour of their own.',
      ],
      [null, 'The layers of the drawing are saved in the file as well, also the layers that are hidden.'],
      [null, 'Click the folder of the panel to group the layers that you have chosen.'],
      ...filler('colour'),
    ])
    const [first] = rankSentences(createTranscriptIndex(drawing, 'en'), 'How do I group the layers?')
    expect(first).toBe(34)
  })

  it('tells speakers apart that the question names', () => {
    expect(rankSentences(index, 'What did Anna think about the boat?')[0]).toBe(31)
    expect(rankSentences(index, 'What did Bruno say about the boat?')[0]).toBe(30)
  })

  it.each([
    [77, 30],
    [99, 61],
  ])('finds week %i by its number', (week, sentence) => {
    const sailings = sentencesOf([
      ...filler('harvest'),
      ['Bruno', 'In week 77 the boat sailed to the island and back.'],
      ...filler('market'),
      ['Bruno', 'In week 99 the boat sailed to the island and back.'],
      ...filler('weather'),
    ])
    const ranking = rankSentences(
      createTranscriptIndex(sailings, 'en'),
      `Where did the boat sail in week ${week}?`,
    )
    expect(ranking[0]).toBe(sentence)
  })

  it.each([
    ['cross-border', 'cross border'],
    ['cross border', 'cross-border'],
  ])('finds %s where %s is said', (asked, said) => {
    const trade = sentencesOf([
      ...filler('harvest'),
      ['Bruno', `The ${said} trade is dead.`],
      ...filler('market'),
    ])
    expect(rankSentences(createTranscriptIndex(trade, 'en'), `How is ${asked} business?`)[0]).toBe(30)
  })

  it('gives at most ten passages of at most three sentences of one speaker, none twice', () => {
    const passages = findPassages(index, 'When does the lighthouse keeper retire?')
    expect(passages).toHaveLength(10)
    const shown = passages.flatMap(({ sentence, sentences }) =>
      Array.from({ length: sentences }, (_, offset) => sentence + offset),
    )
    expect(new Set(shown).size).toBe(shown.length)
    for (const { sentence, sentences } of passages) {
      expect(sentences).toBeGreaterThanOrEqual(1)
      expect(sentences).toBeLessThanOrEqual(3)
      const speakers = transcript.slice(sentence, sentence + sentences).map(({ speaker }) => speaker)
      expect(new Set(speakers).size).toBe(1)
    }
    expect(passages[0]?.sentence).toBe(62)
  })

  it('spreads over the transcript instead of giving neighbours one by one', () => {
    const positions = findPassages(index, 'How was the harvest?').map(({ sentence }) => sentence)
    const gaps = positions.slice(1).map((position, at) => Math.abs(position - (positions[at] ?? 0)))
    expect(Math.max(...gaps)).toBeGreaterThan(5)
  })

  it.each([
    [
      'en',
      'Why was the ferry late?',
      'The ferry was late on Monday.',
      'The ferry was late because of the fog.',
    ],
    [
      'de',
      'Warum kam die Fähre spät?',
      'Die Fähre kam am Montag spät.',
      'Die Fähre kam spät wegen des Nebels.',
    ],
    ['hi', 'नाव देर से क्यों आई?', 'नाव सोमवार को देर से आई।', 'नाव देर से आई क्योंकि कोहरा था।'],
  ])('puts a reason before the rest where one is asked for (%s)', (language, question, plain, reason) => {
    const said = [...filler('harvest'), [null, plain], ...filler('market'), [null, reason]] as const
    const [best] = findPassages(createTranscriptIndex(sentencesOf(said), language), question)
    expect(best?.sentence).toBe(said.length - 1)
  })

  it('answers in a language without blanks', () => {
    const japanese = sentencesOf([
      ...Array.from({ length: 20 }, (_, at) => [null, `今日は${at}回目の練習をしました。`] as const),
      [null, '灯台は一八七四年に建てられました。'],
      ...Array.from({ length: 20 }, (_, at) => [null, `明日は${at}回目の試合があります。`] as const),
    ])
    const [first] = findPassages(createTranscriptIndex(japanese, 'ja'), '灯台はいつ建てられましたか')
    expect(first?.sentence).toBe(20)
  })

  it.each(['', '???', 'the of and', 'Summarize the discussion'])(
    'takes %j for a question too',
    (question) => {
      expect(findPassages(index, question)).toHaveLength(10)
    },
  )

  it('gives nothing of a transcript without sentences', () => {
    expect(findPassages(createTranscriptIndex([], 'en'), 'What is it about?')).toEqual([])
  })

  it('gives the same for the same question', () => {
    const again = createTranscriptIndex(transcript, 'en')
    const question = 'What did they say about the engine?'
    expect(findPassages(again, question)).toEqual(findPassages(index, question))
  })
})
