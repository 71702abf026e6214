import { describe, expect, it } from 'vitest'
import { checkStatement, missingWords } from '#evidence/check-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { checkQuote, foundQuote } from './spoken.ts'

const speech = [
  'Long before that, Hillary had been to Nepal 17 times.',
  'This is a line about nothing.',
  'We talked to Doctor Casparov in Reykjavik on Tuesday.',
  'He paid twenty five dollars for the first of 1,200 boards.',
  'So that is where the story of the board begins.',
  'It was sold by Siemens in Berlin.',
  'Nothing more is known of it.',
  'Then came Tokyo and 33 more of them.',
]
const quote = 'is where the story of the board begins'

function flagsOf(text: string, options: { language?: string; known?: string } = {}): string[] {
  return checkQuote(speech, quote, { text, sentence: 4, options }).flags
}

describe('numbers of a statement', () => {
  it.each([
    ['digits for words', 'He paid 25 dollars.'],
    ['words for digits', 'There were twelve hundred boards, one thousand two hundred of them.'],
    ['other separators', 'There were 1200 boards.'],
    ['one, which counts nothing here', 'It is one of them, and one more.'],
    ['said four sentences before', 'He had been there 17 times, 17 of them alone.'],
  ])('that are said near the quote or before it are fine: %s', (_what, text) => {
    expect(flagsOf(text)).toEqual([])
  })

  it.each([
    ['26', 'He paid 26 dollars.', ['26']],
    ['$2.5', 'He paid $2.5 for 12 boards.', ['2.5', '12']],
    ['a part of what is said', 'He paid 5 dollars, or 200, or 20.', ['5', '200', '20']],
    ['in words', 'He paid twenty-six dollars.', ['twenty-six']],
    ['said three sentences on', 'There were 33 more of them.', ['33']],
  ])('that are not are flagged as they are written: %s', (_what, text, flags) => {
    expect(flagsOf(text)).toEqual(flags)
  })

  it('are compared in a translation, too, whatever its digits', () => {
    expect(flagsOf('Er zahlte fünfundzwanzig Dollar.', { language: 'de' })).toEqual([])
    expect(flagsOf('उन्होंने २५ डॉलर दिए।', { language: 'hi' })).toEqual([])
    expect(flagsOf('उन्होंने २६ डॉलर दिए।', { language: 'hi' })).toEqual(['२६'])
    expect(flagsOf('彼は二十五ドルを払った。', { language: 'ja' })).toEqual([])
    expect(flagsOf('彼は二十六ドルを払った。', { language: 'ja' })).toEqual(['二十六'])
  })

  it('that people spell out are let through where their spelling is not known', () => {
    const sentences = sentencesOf(['Han köpte sju hus och fyra båtar av sin bror i staden.'])
    const index = createEvidenceIndex(sentences, 'sv')
    const statement = {
      text: 'He bought 7 houses for 900.',
      quote: 'Han köpte sju hus och fyra båtar',
      sentence: 0,
    }
    expect(foundQuote(checkStatement(index, statement, { language: 'en' })).flags).toEqual(['900'])
  })
})

describe('names of a statement', () => {
  it.each([
    ['said nearby', 'The board is sold by Siemens in Berlin.'],
    ['with a letter more, or as a possessive', 'That was Kasparov and Berlin’s board.'],
    [
      'at the beginning of a sentence or a quotation',
      'Nobody knows. “Something begins.” Still unknown: Boards.',
    ],
    ['I and its kin', 'It is where I begin, and I’m glad.'],
    ['in a heading', 'The Great Story Of Boards'],
  ])('are fine: %s', (_what, text) => {
    expect(flagsOf(text)).toEqual([])
  })

  it.each([
    ['of nobody', 'The board is sold by Nokia.', ['Nokia']],
    ['in Greek', 'The board is from Αθήνα.', ['Αθήνα']],
  ])('are flagged: %s', (_what, text, flags) => {
    expect(flagsOf(text)).toEqual(flags)
  })

  it('are let be where they are said elsewhere and the quote names nobody in their stead', () => {
    expect(flagsOf('The board was seen by Hillary in Tokyo, Hillary said.')).toEqual([])
  })

  it('may come from the title, and from who speaks', () => {
    const text = 'The board is where Hillary begins, as Tokyo knows.'
    expect(flagsOf(text, { known: 'Hillary in TOKYO' })).toEqual([])
    const spoken = sentencesOf(speech, { speaker: 'Hillary of Tokyo' })
    expect(
      foundQuote(checkStatement(createEvidenceIndex(spoken, 'en'), { text, quote, sentence: 4 })).flags,
    ).toEqual([])
  })

  it('are compared in a translation as well, and not where every noun has a capital', () => {
    expect(flagsOf('C’est le début, dit Nokia.', { language: 'fr' })).toEqual(['Nokia'])
    const german = sentencesOf(['Das ist der Anfang von allem, was wir heute kennen.'])
    const statement = {
      text: 'Es ist ein Brett aus Holz, das wir so nie gesehen haben.',
      quote: german[0]?.text ?? '',
      sentence: 0,
    }
    expect(foundQuote(checkStatement(createEvidenceIndex(german, 'de'), statement)).flags).toEqual([])
  })
})

describe('a statement whose quote is not found', () => {
  const missingIn = (lines: readonly string[], text: string) => {
    const index = createEvidenceIndex(sentencesOf(lines), 'en')
    return missingWords(index, { text, language: 'en' })
  }

  it('is compared with the whole transcript', () => {
    expect(missingIn(speech, 'It was Hillary with 17 boards in Tokyo and Kasparov.')).toEqual([])
    expect(missingIn(speech, 'It was Nokia with 18 boards.')).toEqual(['18', 'Nokia'])
  })

  it('is compared with words that JavaScript has a meaning for, too', () => {
    const said = ['Its constructor, valueOf and __proto__ are what toString needs.']
    expect(missingIn(said, 'This is what constructor and ValueOf and Nokia need.')).toEqual(['Nokia'])
    expect(checkQuote(said, 'constructor valueOf and __proto__').found).toBe('exact')
  })
})
