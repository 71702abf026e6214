import { describe, expect, it } from 'vitest'
import { checkQuote } from './spoken.ts'

const speech = [
  'We choose to go to the Moon in this decade and do the other things.',
  'Not because they are easy, uh, but because they are hard.',
  'That goal will serve to organize and measure the best of our energies and skills.',
  'It’s one that we, you know, intend to to win, and the others, too.',
  'The cost was 5,400,000 dollars in twenty five years, about fifty percent more.',
  'We do not want to lose the race for the sea of space.',
  'Yes.',
  'It runs on version 3.10 of the program, that one on eight point six of it.',
]

describe('a quote that stands word for word', () => {
  it.each([
    ['case, dashes and quotation marks', '“we CHOOSE – to go to the moon”', 0, 'We choose to go to the Moon'],
    ['another apostrophe', "it's one that we, you know", 3, 'It’s one that we, you know,'],
    [
      'hesitations left out',
      'Not because they are easy, but because',
      1,
      'Not because they are easy, uh, but because',
    ],
    ['full-width letters', 'ＴＨＡＴ　ｇｏａｌ will serve', 2, 'That goal will serve'],
    ['a number without separators', 'cost was 5400000 dollars in', 4, 'cost was 5,400,000 dollars in'],
    [
      'a soft hyphen and a direction mark',
      'to or\u00adganize and\u200f measure',
      2,
      'to organize and measure',
    ],
    [
      'two sentences',
      'do the other things. Not because they are easy',
      0,
      'do the other things. Not because they are easy,',
    ],
    [
      'three sentences',
      'but because they are hard. That goal will serve to organize and measure the best of our energies and skills. It’s one',
      1,
      'but because they are hard. That goal will serve to organize and measure the best of our energies and skills. It’s one',
    ],
  ])('is verified and shown as it was said: %s', (_what, quote, sentence, shown) => {
    expect(checkQuote(speech, quote)).toEqual({
      text: '',
      quote: shown,
      sentence,
      second: sentence * 5,
      found: 'exact',
      flags: [],
    })
  })

  it.each([0, 6, -1, 7, 4_000_000_000, 0.5, Number.NaN, Number.POSITIVE_INFINITY])(
    'is found wherever its author says that it stands: sentence %s',
    (sentence) => {
      expect(checkQuote(speech, 'That goal will serve to organize', { sentence })).toMatchObject({
        found: 'exact',
        sentence: 2,
        second: 10,
      })
    },
  )

  it('is taken from the place nearest to the named sentence', () => {
    const refrain = [
      'This we shall never forget.',
      'It is said once.',
      'Twice.',
      'Thrice.',
      'This we shall never forget.',
    ]
    const positionFrom = (sentence: number) =>
      checkQuote(refrain, 'this we shall never forget', { sentence }).sentence
    expect([0, 1, 2, 3, 4].map(positionFrom)).toEqual([0, 0, 0, 4, 4])
    expect(positionFrom(-5)).toBe(0)
  })

  it('gives no second where the transcript has no times', () => {
    const { second, sentence, found } = checkQuote([''].concat(speech), 'That goal will serve to')
    expect({ second, sentence, found }).toEqual({ second: 15, sentence: 3, found: 'exact' })
  })
})

describe('a quote that slips', () => {
  it.each([
    [
      'fillers and repetitions',
      'It’s one that we intend to win',
      'It’s one that we, you know, intend to to win,',
    ],
    [
      'a word left out',
      'goal will serve organize and measure the',
      'goal will serve to organize and measure the',
    ],
    ['a word replaced', 'serve to organise and measure the best', 'serve to organize and measure the best'],
    [
      'millions',
      'The cost was 5.4 million dollars in 25 years',
      'The cost was 5,400,000 dollars in twenty five years,',
    ],
    ['money', 'The cost was $5.4m in 25 years', 'The cost was 5,400,000 dollars in twenty five years,'],
    ['digits', 'in 25 years, about 50% more', 'in twenty five years, about fifty percent more.'],
  ])('is shown in the speaker’s wording: %s', (_what, quote, shown) => {
    const sentence = speech.findIndex((each) => each.includes(shown.slice(0, 12)))
    expect(checkQuote(speech, quote, { sentence })).toMatchObject({
      found: 'close',
      quote: shown,
      sentence,
    })
  })

  it('is believed of a short phrase only around the sentence that it names', () => {
    const long = ['One.', 'Two.', 'Three.', 'Four.', ...speech]
    const stateFrom = (quote: string, sentence: number) => checkQuote(long, quote, { sentence }).found
    const phrase = 'serve to organise and measure the best'
    expect([5, 6, 8].map((sentence) => stateFrom(phrase, sentence))).toEqual(['close', 'close', 'close'])
    expect([0, 3, -1].map((sentence) => stateFrom(phrase, sentence))).toEqual(['absent', 'absent', 'absent'])
    expect(stateFrom(`that goal will ${phrase} of our energies`, 0)).toBe('close')
  })

  it.each([
    [
      'en',
      'We do not want to lose the race for space.',
      'want to lose the race for',
      'not want to lose the race for',
    ],
    [
      'en',
      'We do not want to lose the race for space.',
      'want to lose the big race for space',
      'not want to lose the race for space.',
    ],
    [
      'de',
      'Das Haus am Fluss wollen wir nicht.',
      'Das Haus am Fluss wollen wir',
      'Das Haus am Fluss wollen wir nicht.',
    ],
    ['zh', '我们以后都不需要政府的补贴了', '需要政府的补贴了', '不需要政府的补贴了'],
    [
      'ja',
      'この電池は夜に電気を貯めません。',
      'この電池は夜に電気を貯め',
      'この電池は夜に電気を貯めません。',
    ],
    ['th', 'เราไม่ต้องการแบตเตอรี่', 'ต้องการแบตเตอรี่', 'ไม่ต้องการแบตเตอรี่'],
  ])('takes in the negation that it was cut off from, in %s: %s', (language, said, quote, shown) => {
    expect(checkQuote([said], quote, { language })).toMatchObject({ found: 'close', quote: shown })
  })

  it('is taken from the place nearest to the named sentence', () => {
    const line = 'This country shall always remember you all for it.'
    const refrain = [line, ...Array.from({ length: 11 }, (_, i) => `Between them is line ${i}.`), line]
    const slip = 'This country shall always remember them all for it'
    const positionFrom = (sentence: number) => checkQuote(refrain, slip, { sentence }).sentence
    expect([0, 3, 9, 12].map(positionFrom)).toEqual([0, 0, 12, 12])
  })
})

describe('a quote that says something else', () => {
  it.each([
    ['a number', 'The cost was 5,500,000 dollars in twenty five'],
    ['a number word', 'dollars in twenty six years, about fifty percent more'],
    ['a number that lost its end', 'The cost was 5,400 dollars in twenty five years'],
    ['a zero behind the point', 'It runs on version 3.1 of the program'],
    ['a zero behind the point in words', 'that one on eight point sixty of it'],
    ['a number that nobody said', 'We choose to go to the 3 Moon in this decade'],
    ['a number left out', 'The cost was dollars in twenty five years'],
    [
      'two numbers in each other’s place',
      'The cost was 25 dollars in 5,400,000 years, about fifty percent more',
    ],
    ['the unit', 'in twenty five years, about fifty dollars more'],
    ['a negation put in', 'We choose not to go to the Moon in this decade'],
    ['a short negation put in', "That goal won't serve to organize and measure the best"],
    ['a negation taken out', 'We do want to lose the race for the sea of space'],
    ['never for not', 'We do never want to lose the race for the sea'],
    ['the other direction', 'in twenty five years, about fifty percent less'],
    ['halves of two sentences', 'We choose to go to the best of our energies'],
    ['halves of two sentences far apart', 'That goal will serve to lose the race for the sea'],
    ['a gap', 'We choose to go to do the other things'],
    ['three dots for a gap', 'We choose to go … do the other things'],
    ['another order', 'the Moon choose we to go to in decade this'],
    ['words of nobody', 'The quick brown fox jumps over the lazy dog'],
    ['part of a word', 'hoose to go to the Moo'],
    ['three words', 'We choose to'],
    [
      'with a word turned into its opposite',
      'do the other things. Not because they are easy, but because they are easy',
    ],
    ['nothing', ''],
    ['marks only', ' … —'],
    ['all of a sentence that is too short to prove anything', 'Yes.'],
  ])('is unverified and not shown: %s', (_what, quote) => {
    expect(checkQuote(speech, quote, { text: 'What they say.' })).toEqual({
      text: 'What they say.',
      quote: '',
      sentence: null,
      second: null,
      found: 'absent',
      flags: [],
    })
  })

  it('may be short when the statement says no more', () => {
    expect(checkQuote(speech, 'Yes.', { text: 'Yes!', sentence: 6 }).found).toBe('exact')
  })
})

describe('a quote that is cut within a number', () => {
  const cut = 'five years, about fifty percent more'

  it.each(['What they say.', 'It took 25 years.', 'It took twenty five years.'])(
    'is shown with the whole of it where the statement does not say what is left: %s',
    (text) => {
      expect(checkQuote(speech, cut, { text })).toMatchObject({
        quote: 'twenty five years, about fifty percent more.',
        sentence: 4,
        found: 'close',
      })
    },
  )

  it.each(['It took five years.', 'It took 5 years.'])('is not found where it does: %s', (text) => {
    expect(checkQuote(speech, cut, { text })).toMatchObject({ quote: '', found: 'absent' })
  })

  it('is found where its words are all of a number, if anywhere', () => {
    const twice = [...speech, 'It was five years, about fifty percent more.']
    expect(checkQuote(twice, cut, { text: 'It took five years.' })).toMatchObject({ sentence: 8 })
  })
})

describe('a transcript that a model wrote down', () => {
  it.each(['We choose to go to the Moon', 'We choose to go to the big Moon in this decade'])(
    'verifies nothing, but gives the place: %s',
    (quote) => {
      const result = checkQuote(speech, quote, { options: { isModelTranscript: true } })
      expect(result).toMatchObject({ found: 'absent', sentence: 0, second: 0 })
      expect(result.quote).toContain('We choose to go to the Moon')
    },
  )
})
