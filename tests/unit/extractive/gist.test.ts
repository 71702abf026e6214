import { expect, it } from 'vitest'
import type { Sentence } from '#contract/transcripts.ts'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { inputOf, sentencesOf, statements, transcriptSentences } from './transcripts.ts'

const farms = [
  'A wind farm off the coast of Denmark feeds more current into the grid than the old coal plant did.',
  'The blades of a turbine are made of glass fibre and are as long as a football field.',
  'Birds avoid the turbines at night when the red lamps on their masts are switched on.',
  'A ship with a crane sets one turbine a day onto its steel foot in the ground of the sea.',
  'The cable to the shore lies in a trench of two meters below the ground of the sea.',
  'Fishermen were paid for the fields that they lost to the wind farm in the first year.',
  'Salt water eats the paint of the masts within eight years unless it is renewed.',
  'The crew of the wind farm lives on a platform with a kitchen and a landing place.',
  'A storm above ninety kilometers per hour stops the turbines until the wind has gone down.',
  'The current of the wind farm costs half of what it did when the first one was built.',
  'The wind above the sea blows on three hundred days of the year at Esbjerg.',
  'Used blades are cut into pieces and burned in the cement works of Aalborg.',
]
const talk = [...statements, ...farms]

function spokenBy(texts: readonly string[], speakerOf: (position: number) => string): Sentence[] {
  return sentencesOf(texts).map((sentence, at) => ({ ...sentence, speaker: speakerOf(at), turn: at }))
}

it.each([
  ['a talk that nobody is named for', sentencesOf(talk)],
  ['the example talk of an hour', transcriptSentences],
])('%s has one of its own sentences as gist, which stands nowhere else', (_name, sentences) => {
  const { gist, summary, insights } = extractSummary(inputOf([...sentences]))
  const [citation] = gist?.citations ?? []
  expect(gist).toMatchObject({
    isQuoted: true,
    citations: [{ quote: sentences[citation?.sentence ?? -1]?.text }],
  })
  const others = [...summary.flatMap(({ citations }) => citations), ...insights].map(
    ({ sentence }) => sentence,
  )
  expect(others).not.toContain(citation?.sentence)
})

it.each([
  [
    'a meeting',
    spokenBy(['We decided to build it.', "I'll send the plan by Friday.", ...talk], (at) => `P${at % 3}`),
  ],
  [
    'a dialogue of a film',
    sentencesOf(
      talk.flatMap((line) => [line, 'Look!', 'No.', 'Come here.', 'I see it.', 'Him?', 'Oh no!', 'Run!']),
    ),
  ],
  ['what is read as soon as one sentence of it', sentencesOf(statements)],
])('%s has no gist, since one sentence of it would mislead or save nothing', (_name, sentences) => {
  expect(extractSummary(inputOf(sentences)).gist).toBeNull()
})

it('the insights and the gist of an interview are what the guest says, also where the host states more', () => {
  const asked = talk.flatMap((line, at) => [
    `We know that ${(farms[at % farms.length] ?? '').toLowerCase()}`,
    'How did that come about in the end?',
    line,
    `${line.slice(0, -1)} in the town where my sister lives.`,
  ])
  const sentences = spokenBy(asked, (at) => (at % 4 < 2 ? 'Host' : 'Ingrid'))
  const { gist, insights } = extractSummary(inputOf(sentences))
  const speakers = [...(gist?.citations ?? []), ...insights].map(
    ({ sentence }) => sentences[sentence]?.speaker,
  )
  expect(new Set(speakers)).toEqual(new Set(['Ingrid']))
})

it('the insights of a talk are those of the one who holds it, not of who introduces', () => {
  const sentences = spokenBy([...farms.slice(0, 3), ...statements, ...farms.slice(3)], (at) =>
    at < 3 ? 'Chair' : 'Ada',
  )
  const { insights } = extractSummary(inputOf(sentences))
  expect(insights.length).toBeGreaterThan(0)
  expect(insights.filter(({ sentence }) => sentence < 3)).toEqual([])
})
