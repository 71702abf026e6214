import { describe, expect, it } from 'vitest'
import { readUnits } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { sentencesOf } from './transcripts.ts'

const english = languageOf('en')

describe('a line that a reader would stumble over', () => {
  it.each([
    ['begins again', "Let's go back to th Let's go back to the price of solar panels."],
    ['begins again in the middle', 'The fourth one And then the price of the panels breaks down.'],
    ['is left hanging', 'There is a reason to put the panels on the upper side, but.'],
    ['asks without a mark', "Why don't we replace the glass of the panels with plastic."],
  ])('is taken only where nothing else is: it %s', (_name, text) => {
    expect(readUnits(sentencesOf([text]), english)[0]?.standing).toBe('broken')
  })

  it.each([
    'Engineers at the TV Academy made their solar panels out of glass.',
    'The PC Building has the largest roof of solar panels in town.',
  ])('is not one with a name in capitals: %s', (text) => {
    expect(readUnits(sentencesOf([text]), english)[0]?.standing).toBe('alone')
  })

  it('of an advertiser is small talk', () => {
    const [unit] = readUnits(
      sentencesOf(['This summer all solar panels are forty percent off for the house.']),
      english,
    )
    expect(unit?.standing).toBe('leaning')
  })

  it('that was cut out of a longer one says so, and has no full stop of its own where it was cut', () => {
    const [head, tail, whole] = sentencesOf([
      'and when the panels had been put on the roof of the house',
      'And then the sun came out and they made the first current.',
      'The house has sold its current ever since.',
    ])
    if (head === undefined || tail === undefined || whole === undefined) throw new Error('three sentences')
    const units = readUnits([head, { ...tail, fragment: true }, whole], english)
    expect(units.map(({ text }) => text)).toEqual([
      expect.stringMatching(/[^.]…$/),
      expect.stringMatching(/^… \p{Ll}.*\.$/u),
      'The house has sold its current ever since.',
    ])
  })
})
