import { describe, expect, it } from 'vitest'
import { languageOf } from '#server/domain/languages/language-of.ts'
import { readUnits } from '#server/engines/extractive/read-units.ts'
import type { Standing } from '#server/engines/extractive/standing.ts'
import { sentencesOf } from './transcripts.ts'

function standingOf(text: string, language = 'en'): Standing | undefined {
  return readUnits(sentencesOf([text]), languageOf(language))[0]?.standing
}

describe('whether a sentence can be read on its own', () => {
  it('lets a plain statement stand', () => {
    expect(standingOf('The price of solar panels has fallen by ninety percent.')).toBe('alone')
  })

  it.each([
    ['a pronoun', "It's the most important change of the last ten years."],
    ['a pronoun after chatter', 'And so they changed the price of all panels last year.'],
    ['an illustration', 'For example, the price of panels has fallen by half.'],
    ['what was said', 'As I said, the price of panels has fallen by half.'],
    ['a count of what was named before', 'Some 40 of them were made by the company in the last year.'],
    ['a verb about what was said', 'Derive that and change the methods of the panels in the shop.'],
    ['a noun about what was said', 'Problem with this is the price of the panels in the shop.'],
    ['terms that were given before', 'Stated in these terms the panels cost nothing for the first years.'],
    ['a conclusion', 'And so therefore the price of all panels has to fall next year.'],
    ['another', 'Another reason is the price of the panels on the market.'],
    ['thanks', 'The team of the solar project says thank you to all of you.'],
    ['a greeting', 'Hello everyone and welcome to the yearly meeting on solar panels.'],
    ['housekeeping', 'Please subscribe to the channel for the news on solar panels.'],
    [
      'names',
      'President Pitzer, Mister Vice President, Governor Adams, Senator Wiley, and Congressman Miller.',
    ],
  ])('calls it leaning when it opens with or is %s', (_what, text) => {
    expect(standingOf(text)).toBe('leaning')
  })

  it.each([
    ['too short', 'The price of panels has fallen.'],
    ['too long', `The price ${'of the panels and batteries '.repeat(10)}has fallen.`],
    ['dependent', 'Because the price of the panels has fallen by half.'],
    ['broken off', 'The price of the panels-- the batteries are what costs money.'],
    ['trailing off', 'The price of the panels has fallen and then, well, you...'],
    ['stuttering', 'The panels cost so so so much that nobody buys them again.'],
    ['noisy', 'The price of panels is like falling and like nobody knows like why.'],
  ])('calls it broken when it is %s', (_what, text) => {
    expect(standingOf(text)).toBe('broken')
  })

  it.each([
    ['questions', 'Does anybody know the price of the panels and the batteries?'],
    ['cries', 'The panels, Proog!'],
  ])('calls %s scrap', (_what, text) => {
    expect(standingOf(text)).toBe('scrap')
  })

  it('knows pieces of a longer sentence by their missing beginning or end', () => {
    const text = 'the price of solar panels has fallen by ninety percent within years'
    const [first, second] = sentencesOf([text, text])
    const pieces = [first, second].flatMap((each, place) =>
      each === undefined ? [] : [{ ...each, fragment: place === 1 }],
    )
    expect(readUnits(pieces, languageOf('en')).map((unit) => unit.standing)).toEqual(['leaning', 'broken'])
  })

  it('lets the first piece stand alone that ends with a clause', () => {
    const pieceOf = (text: string): (Standing | undefined)[] => {
      const [first, second] = sentencesOf([
        text,
        'because the makers in the north have built so many of them',
      ])
      const pieces = first === undefined || second === undefined ? [] : [first, { ...second, fragment: true }]
      return readUnits(pieces, languageOf('en')).map((unit) => unit.standing)
    }
    expect(pieceOf('The price of solar panels has fallen by ninety percent,')[0]).toBe('alone')
    expect(pieceOf('When the price of solar panels has fallen by ninety percent,')[0]).toBe('leaning')
  })

  it.each([
    ['ru', 'Она построена на основе инструментов, которые мы сделали вместе с вами.', 'leaning'],
    ['ru', 'Волна построена на основе инструментов, которые сделала команда браузера.', 'alone'],
    ['de', 'Es wurde im letzten Jahr von vielen Menschen in der Stadt gebaut.', 'leaning'],
    ['ja', 'これは新しい方法でデータを取得して表示することができます。', 'leaning'],
    ['ja', 'データを取得して新しい方法で表示することができます。', 'alone'],
    ['ja', 'コンピュータがデータを取得して新しい方法で表示した情報を。', 'broken'],
    ['zh', '这是一种新的方法，可以使计算机轻松地分析出该信息。', 'leaning'],
    ['zh', '计算机可以通过新的方法轻松地分析出网站上的信息。', 'alone'],
    ['ar', 'هذا المشروع يستخدم طاقة الشمس من أجل تشغيل البيوت في المدينة.', 'leaning'],
    ['ar', 'المشروع يستخدم طاقة الشمس من أجل تشغيل البيوت في المدينة.', 'alone'],
  ])('judges %s by its own words: %s', (language, text, standing) => {
    expect(standingOf(text, language)).toBe(standing)
  })

  it('takes a label that returns before a colon for who speaks', () => {
    const said = [
      'Crockford: The price of the panels has fallen.',
      'man: Why?',
      'Crockford: Nobody knows.',
      'Note: This is new.',
    ]
    expect(readUnits(sentencesOf(said), languageOf('en')).map((unit) => unit.text)).toEqual([
      'The price of the panels has fallen.',
      'Man: Why?',
      'Nobody knows.',
      'Note: This is new.',
    ])
  })
})
