import { describe, expect, it } from 'vitest'
import { chooseInsights } from '#core/extractive/choose-summary.ts'
import { readCandidates } from '#core/extractive/extract-summary.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { sentencesOf } from './transcripts.ts'

const english = languageOf('en')

describe('an English line that points at what was said before', () => {
  it.each([
    ['a pronoun before anything that it may stand for', 'We think it costs less than all other panels.'],
    ['a thing that is shown', 'The change in this program makes the button larger.'],
    ['a person without a name', 'On the whole I think his proposal is useful for wallets.'],
    ['a comparison', 'New payments that cost less than that would be refused.'],
    ['one of several', 'The red panel costs more than the other one on the roof.'],
    ['what is here', 'You can see the large antenna right here on the roof.'],
    ['a heading of the talk', 'The idea here is a battery for every house.'],
    ['what is there', "There's the functional design of the remote control."],
    ['a person who is spoken to', 'Anna, I suspect the panels are too expensive.'],
    ['what comes next', 'Let me tantalize you with the bad parts of the language.'],
    ['half of an exhortation', 'Especially the cost of the panels in the north.'],
    ['a phrase without a verb', 'Not black, not too dark, and a rubber skin on top.'],
  ])('is known by %s', (_, text) => {
    expect(english.isLeaning(text)).toBe(true)
  })

  it.each([
    'The panels are cheap because they are made in large numbers.',
    'In this talk the price of the panels is compared with coal.',
    'The new parser makes it easy to find errors in the file.',
    'Anna Lee says that her company sells batteries.',
    'There are two kinds of panels on the market.',
    'The greater our knowledge increases, the greater our ignorance unfolds.',
  ])('is not: %s', (text) => {
    expect(english.isLeaning(text)).toBe(false)
  })
})

describe('an English line that is torn', () => {
  it.each([
    ['a letter of a word that was left', 'The titanium is strong, and the rest f the buttons feel soft.'],
    ['a letter before the subject', 'D we designed the case of the remote control.'],
    ['words that come again', 'We have of course the round shape the round basic shape.'],
    ['a cry in between', 'The colour is in the panel oh the screen is blue.'],
    ['the end of another', 'Blunders there is an elegant language in the browser.'],
    [
      'a condition that nothing follows',
      'If you are writing in the browser or if you are writing in one of the programs.',
    ],
    ['a purpose alone', 'So that the output of the network is well formed.'],
    [
      'a condition beside a noun that is a verb elsewhere',
      'When we use the large training set with French and Spanish.',
    ],
    ['an end that is missing', 'We will build the network this week and then.'],
    ['a question that lost its mark', 'Is there any work on panels for the roofs of old houses.'],
    ['a question to one by name', 'Anna do you have questions on the price of the panels.'],
    ['a subject that is missing', "Doesn't provide the current that the houses of the town need."],
  ])('is known by %s', (_, text) => {
    expect(english.isBroken(text)).toBe(true)
  })

  it.each([
    'If you look at the people who use the language it has the broadest range of skills.',
    'The owners of the panels talk to the makers of the panels.',
    'The more you practice the more you learn from each mistake.',
    'In the community of the language there is no love.',
    'The p value of the test was small.',
    'Will Carter sells panels to the owners of old houses.',
    'When you test the large set with Spanish you see more errors.',
  ])('is not: %s', (text) => {
    expect(english.isBroken(text)).toBe(false)
  })
})

describe('an English line that is a piece of another', () => {
  it.each([
    ['clauses that hang on nothing', 'The idea of the makers is that by adding glass to the roofs.'],
    ['a reason that breaks off', 'The panel should be used only for houses because adding other features.'],
    ['a word that another follows', 'The owners of the panels pay for the current that the town is using.'],
  ])('is known by %s', (_, text) => {
    expect(english.isPiece(text)).toBe(true)
  })

  it.each([
    'The owners think that the panels are cheap.',
    'What the makers want is a panel for every house.',
    'The panels of this maker cost less than coal.',
  ])('is not: %s', (text) => {
    expect(english.isPiece(text)).toBe(false)
  })

  it('is no insight while there are others', () => {
    const pieces = [
      'Solar panels of copper because',
      'Large batteries of glass because',
      'Old turbines of steel because',
    ]
    const lines = [
      'Solar panels became cheap in most towns of Spain.',
      'Copper cables lose current over long distances.',
      'Large batteries store the current of a whole village.',
      'Heat pumps warm the houses of families in Norway.',
      'Old wind turbines in Denmark still produce current.',
      'Gas boilers were forbidden by the city of Vienna.',
    ]
    const said = lines.flatMap((line, at) => [`${pieces[at % 3] ?? ''} selling part ${at} is hard.`, line])
    const candidates = readCandidates(sentencesOf(said), english, [])
    const texts = chooseInsights(candidates, [], 3).map(({ text }) => text)
    expect(texts.length).toBeGreaterThanOrEqual(2)
    expect(texts.filter((text) => text.includes('because'))).toEqual([])
  })
})

it('the engine shows fewer insights rather than lines that point back, down to the fewest', () => {
  const pairs = [
    [
      'Solar panels became cheap in most towns of Spain.',
      'Panels of this maker cost less than Spanish coal.',
    ],
    [
      'Large batteries store the current of a whole village.',
      'Batteries of this village run longer than cars.',
    ],
    ['Old wind turbines in Denmark still produce current.', 'Turbines on these islands stand in deep water.'],
    ['Copper cables lose current over long distances.', 'Cables through this desert carry copper and glass.'],
    ['Heat pumps warm the houses of families in Norway.', 'Pumps in these houses warm water for families.'],
    ['Gas boilers were forbidden by the city of Vienna.', 'Boilers in this cellar burned gas for a city.'],
  ]
  const candidates = readCandidates(
    sentencesOf([...pairs, ...pairs.map((pair) => pair.toReversed())].flat()),
    english,
    [],
  )
  const texts = chooseInsights(candidates, [], 10).map(({ text }) => text)
  expect(texts.length).toBeGreaterThanOrEqual(4)
  expect(texts.filter((text) => / this | these /.test(text))).toEqual([])
})
