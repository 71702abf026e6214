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

/** Words that are said and words that deny them, in few words that change their endings. */
const denials: readonly (readonly [language: string, said: string, denied: string])[] = [
  ['ja', '切符が要る。', '切符は要らない。'],
  ['ja', '切符が要ります。', '切符は要りません。'],
  ['ja', '窓を開ける。', '窓は開けない。'],
  ['ja', '店は日曜日に開きます。', '店は日曜日に開かない。'],
  ['ja', '雪が降った。', '雪は降らなかった。'],
  ['zh', '门票要钱。', '门票不要钱。'],
  ['zh', '商店星期天开门。', '商店星期天不开门。'],
  ['ru', 'Билет нужен.', 'Билет не нужен.'],
  ['ru', 'Магазин открыт.', 'Магазин не открыт.'],
  ['es', 'La tienda abre el domingo.', 'La tienda no abre el domingo.'],
  ['de', 'Das Fenster bleibt offen.', 'Das Fenster bleibt nicht offen.'],
  ['hi', 'टिकट चाहिए।', 'टिकट नहीं चाहिए।'],
  ['en', 'There are many ovens in the harbor.', 'There are not many ovens in the harbor.'],
  ['es', 'Hay muchos hornos en el puerto.', 'No hay muchos hornos en el puerto.'],
]

describe('a denial in few words', () => {
  it.each(denials)('differs from what is said, in %s: %s', (language, said, denied) => {
    expect(kindsOf(compare(denied, { language, said: [said] }))).toEqual(['negation'])
    expect(kindsOf(compare(said, { language, said: [denied] }))).toEqual(['negation'])
  })

  it.each([
    ['切符は要らない。', '切符は要りません。'],
    ['切符は要らない。', '切符は必要ない。'],
    ['窓は開けない。', '窓は開けません。'],
    ['雪は降らなかった。', '雪は降りませんでした。'],
    ['店は日曜日に開きます。', '店は日曜日に開く。'],
  ])('is the same in another ending: %s', (said, line) => {
    expect(compare(line, { language: 'ja', said: [said] }).finding).toBe('agrees')
  })
})
