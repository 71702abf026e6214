import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { compare, kindsOf } from './compare.ts'

describe('a line beside a denial of its quote', () => {
  it.each([
    [
      'en',
      'In the background you can write as much as you want and you do not have to worry about locking up the display.',
      'Writing in the background locks up the display.',
    ],
    [
      'en',
      'There has not been a lot of progress in this area, but the machine has many ways of playing sound.',
      'There has been a lot of progress.',
    ],
    ['en', 'We do not rule them out yet.', 'The designer rules both of them out.'],
    [
      'it',
      'Pensa che, se aggiungi il gadget al sito, non hai necessità di alcuna programmazione di sorta.',
      "Per aggiungere il gadget al sito occorre un po' di programmazione.",
    ],
  ])('differs where it leaves the denial out, in %s: %s', (language, said, line) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toEqual(['negation'])
  })

  it.each([
    [
      'en',
      'I did not sleep at all, but the train arrived in Paris on time.',
      'The train arrived in Paris on time.',
    ],
    ['de', 'Ich habe nicht geschlafen, aber der Zug kam pünktlich an.', 'Der Zug kam pünktlich an.'],
    ['ru', 'Я не спал, но поезд пришёл вовремя.', 'Поезд пришёл вовремя.'],
    ['es', 'No dormí nada, pero el tren llegó a tiempo.', 'El tren llegó a tiempo.'],
  ])('agrees where the denial is of another clause, in %s: %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).toBe('agrees')
  })

  it.each([
    [
      'en',
      [
        'There has not been a lot of progress in this area, but the machine has many ways.',
        'It can play sound in many ways.',
      ],
      'There has been a lot of progress, and the machine plays sound in many ways.',
    ],
    [
      'it',
      [
        'Pensa che, se aggiungi il gadget al sito, non hai necessità di alcuna programmazione di sorta.',
        'Serve un account.',
      ],
      "Per aggiungere il gadget al sito occorre un po' di programmazione e un account.",
    ],
  ])(
    'is unclear where it sums up two sentences and leaves the denial of one out, in %s',
    (language, said, line) => {
      const index = createEvidenceIndex(sentencesOf(said), language)
      const [first = 0, second = 0] = index.firstAt
      const quotes = [
        { from: first, to: second },
        { from: second, to: index.words.length },
      ]
      expect(compareStatement(index, { text: line, language }, quotes).finding).toBe('unclear')
    },
  )
})
