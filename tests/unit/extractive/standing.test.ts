import { describe, expect, it } from 'vitest'
import { readUnits } from '#core/extractive/read-units.ts'
import type { Standing } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { sentencesOf } from './transcripts.ts'

function standingOf(text: string, language = 'en'): Standing | undefined {
  return readUnits(sentencesOf([text]), languageOf(language))[0]?.standing
}

describe('whether a sentence can be read on its own', () => {
  it.each([
    'The price of solar panels has fallen by ninety percent.',
    'In this decade the price of solar panels has fallen by half.',
    'Good panels need glass, silver, sand and a great deal of patience.',
    'The film was directed by the maker of the first solar panels.',
  ])('lets a plain statement stand: %s', (text) => {
    expect(standingOf(text)).toBe('alone')
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
    ['this problem', 'With this problem in mind the makers lowered the price of the panels.'],
    ['the second of several', 'The second reason is the price of the panels on the market.'],
    ['the middle of a story', 'A couple weeks ago we had the makers of the panels on the stage.'],
    ['a way back', 'Going back to the panels, the makers lowered all of the prices.'],
    ['a part of what was said', 'As part of that sugar, the makers lowered the price of panels.'],
    ['waiting', "Let's wait one more minute for the makers of the panels."],
    ['late arrivals', 'People are still joining the call of the makers of the panels.'],
    ['a list', 'Panels, batteries, cables, an inverter, two meters, a roof, and the grid.'],
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
    ['credits', 'Directed by the maker of the panels and of the batteries.'],
    ['credits in another language', 'Sous-titres par les amis du soleil et de la lumière.'],
  ])('calls %s scrap', (_what, text) => {
    expect(standingOf(text)).toBe('scrap')
  })

  it('knows pieces of a longer sentence by their missing beginning or end', () => {
    const text = 'the price of solar panels has fallen by ninety percent within years'
    const [first, second] = sentencesOf([text, text])
    const pieces = [first, second].flatMap((each, position) =>
      each === undefined ? [] : [{ ...each, fragment: position === 1 }],
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
    expect(pieceOf('When the price of solar panels has fallen by ninety percent,')[0]).toBe('broken')
  })

  it.each([
    ['ru', 'Она построена на основе инструментов, которые мы сделали вместе с вами.', 'leaning'],
    ['ru', 'Волна построена на основе инструментов, которые сделала команда браузера.', 'alone'],
    ['de', 'Es wurde im letzten Jahr von vielen Menschen in der Stadt gebaut.', 'leaning'],
    ['ru', 'Одно из отличий состоит в цене панелей на рынке этого города.', 'leaning'],
    ['ru', 'Данные системы работают на крышах домов во всех городах страны.', 'leaning'],
    ['ru', 'Данные Google хранятся на дисках во всех городах большой страны.', 'alone'],
    ['ru', 'Как сказала Анна, цена панелей на рынке этого города упала вдвое.', 'leaning'],
    ['ru', 'О том, какие цены на панели были на рынке этого города.', 'leaning'],
    ['ru', 'Подождём ещё минуту, пока все участники встречи войдут в зал.', 'leaning'],
    ['de', 'Eine der Ursachen ist der Preis der Module auf dem Markt.', 'leaning'],
    ['de', 'In diesem Fall kostet der Strom vom Dach der Häuser nichts.', 'leaning'],
    ['de', 'Eine Batterie im Keller speichert den Strom der Module vom Dach.', 'alone'],
    ['fr', 'Cette batterie garde le courant des panneaux pour la nuit entière.', 'leaning'],
    ['fr', "L'une des raisons est le prix des panneaux sur le marché.", 'leaning'],
    ['fr', 'Une batterie dans la cave garde le courant des panneaux solaires.', 'alone'],
    ['es', 'Uno de los motivos es el precio de los paneles del mercado.', 'leaning'],
    ['es', 'Por ejemplo, la batería guarda la corriente de los paneles solares.', 'leaning'],
    ['es', 'La batería de la casa guarda la corriente de los paneles solares.', 'alone'],
    ['it', 'Inoltre la batteria conserva la corrente dei pannelli per la notte.', 'leaning'],
    ['it', 'La batteria della casa conserva la corrente dei pannelli per la notte.', 'alone'],
    ['pt', 'Uma das razões é o preço dos painéis no mercado da cidade.', 'leaning'],
    ['pt', 'A bateria da casa guarda a corrente dos painéis para a noite.', 'alone'],
    ['sv', 'Dessutom sparar batteriet strömmen från panelerna till natten på landet.', 'leaning'],
    ['sv', 'Batteriet i källaren sparar strömmen från panelerna till natten på landet.', 'alone'],
    ['ar', 'لذلك المشروع يستخدم طاقة الشمس من أجل تشغيل البيوت في المدينة.', 'leaning'],
    ['ja', 'これは新しい方法でデータを取得して表示することができます。', 'leaning'],
    ['ja', 'データを取得して新しい方法で表示することができます。', 'alone'],
    ['ja', 'コンピュータがデータを取得して新しい方法で表示した情報を。', 'broken'],
    ['zh', '这是一种新的方法，可以使计算机轻松地分析出该信息。', 'leaning'],
    ['zh', '例如，计算机可以通过新的方法轻松地分析出网站上的信息。', 'leaning'],
    ['ja', '例えば、データを取得して新しい方法で表示することができます。', 'leaning'],
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
