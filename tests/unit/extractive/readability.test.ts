import { expect, it } from 'vitest'
import { chooseInsights } from '#core/extractive/choose-summary.ts'
import { readCandidates } from '#core/extractive/extract-summary.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { sentencesOf } from './transcripts.ts'

const english = languageOf('en')

/** The measure of texts by one voice, with the marks of written speech. */
function readabilities(texts: readonly string[], language = english): number[] {
  const written = sentencesOf([...texts, 'When the sun shines, panels on roofs make current.'])
  return readUnits(written, language).map(({ readability }) => readability)
}

const long = 'Solar panels on the roofs of old houses turn the light of the sun into electric current.'

it('the measure tells a long sentence from a short one, up to a length', () => {
  const [short, full, longer] = readabilities([
    'Solar panels turn light into electric current.',
    long,
    long.replace('.', ' for the fridge of the family in the kitchen below.'),
  ])
  expect(short).toBeLessThan(full ?? 0)
  expect(full).toBe(1)
  expect(longer).toBe(1)
})

it('the measure tells a sentence without a pronoun from one with two', () => {
  const [none, two] = readabilities([long, long.replace('the light of the sun', 'it for me')])
  expect(two).toBeLessThan((none ?? 0) / 2)
})

it('the measure takes no notice of length where no lines were read', () => {
  const [short] = readabilities(['Solarzellen machen aus Licht elektrischen Strom.'], languageOf('de'))
  expect(short).toBe(1)
})

it('the engine makes the longer of two clear sentences about the same an insight', () => {
  const about = [
    [
      'Solar panels became cheap in towns of Spain.',
      'in the sunny towns of Spain and Portugal and on the islands',
    ],
    [
      'Large batteries store current of a village.',
      'for the long nights of the winter and for the days of storm',
    ],
    [
      'Wind turbines in Denmark still produce current.',
      'for the harbours of the north and the farms of the west',
    ],
    ['Copper cables lose current over distances.', 'on the long way from the dams of Norway to the towns'],
    [
      'Heat pumps warm houses of families in Finland.',
      'with the heat of the ground under the gardens of the houses',
    ],
    [
      'Gas boilers were forbidden by the city of Vienna.',
      'after the years of smoke over the roofs of the old quarters',
    ],
  ] as const
  const plain = about.map(([text]) => text)
  const longer = about.map(([text, more]) => text.replace('.', `, ${more}.`))
  const said = [...about, ...about].flatMap((_, at) => [plain[at % 6] ?? '', longer[at % 6] ?? ''])
  const texts = chooseInsights(readCandidates(sentencesOf(said), english, []), [], 3).map(({ text }) => text)
  expect(texts).toHaveLength(3)
  expect(longer).toEqual(expect.arrayContaining(texts))
})

it('the engine shows fewer insights of a conversation rather than lines that hardly make sense alone', () => {
  const clear = [
    'Electric ferries are quieter and cheaper than diesel ferries of the past century.',
    'Heat pumps in old houses are cheaper than gas boilers in winter and quieter in summer.',
    'Power lines across mountains and rivers of Norway are longer than railway lines of Spain.',
  ]
  const vague = [
    'You could do some of your own things with the other ones.',
    'I was going to get you the rest of the stuff.',
    'We had the thing with the guy from the place.',
    'You have to go with what you have got there.',
    'I think we did the same with you the other day.',
  ]
  const said = clear.flatMap((text, at) => [
    ...vague.map((each) => each.replace('.', ` in ${at} towns.`)),
    text,
  ])
  const sentences = sentencesOf(said).map((each, at) => ({ ...each, speaker: at % 2 === 0 ? 'Ann' : 'Ben' }))
  const texts = chooseInsights(readCandidates(sentences, english, []), [], 8).map(({ text }) => text)
  expect(texts.length).toBeGreaterThanOrEqual(2)
  expect(clear).toEqual(expect.arrayContaining(texts))
})
