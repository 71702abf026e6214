import { describe, expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { nameSections } from '#core/extractive/name-sections.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { inputOf, sentencesOf } from './transcripts.ts'

function titlesOf(tag: string, sections: string[][], speaker: string | null = null): string[] {
  const language = languageOf(tag)
  const units = readUnits(sentencesOf(sections.flat(), { speaker }), language)
  let from = 0
  const parts = sections.map(({ length }) => units.slice(from, (from += length)))
  return nameSections(parts, { title: [], language })
}

const times = (count: number, text: string): string[] =>
  Array.from({ length: count }, (_, at) => text.replace('#', `nr${at}`))

describe('the title of a section', () => {
  it.each([
    ['nl', 'Het Wiel# is hier, wij draaien het.', /draaien/i],
    ['fr', 'Une chose# arrive, et nous calculons ici.', /calculons/i],
    ['de', 'Das Ding# ist hier, weil wir vergleichen.', /vergleichen/i],
    ['tr', 'Burada şey# hemen dönüyor.', /dönüyor/i],
  ])('is no verb (%s)', (tag, text, verb) => {
    const [title] = titlesOf(tag, [times(6, text), times(6, 'Alpha beta#.')])
    expect(title).not.toMatch(verb)
  })

  it.each([
    ['pl', 'To jest kurs# teorii grup.', 'Tak brzmi teoria.', 'Teoria grup'],
    ['pl', 'Mamy pole# jednostkowego kwadratu.', 'Tak stoi pole.', ''],
    ['ru', 'Это длина# волн.', 'Вот волна и вот волну.', 'Волна'],
    ['ru', 'Возьмём ряд# через секунду.', 'Вот ряд.', ''],
    ['cs', 'Máme bod# z kruhu.', 'Tady stojí kruh.', 'Kruh'],
    ['el', 'Εδώ σημείο# του κύκλου.', 'Αυτός είναι ένας κύκλος.', 'Κύκλος'],
    [
      'de',
      'Es geht um nr# mit linearen Abbildungen.',
      'Hier sind lineare Abbildungen.',
      'Lineare Abbildungen',
    ],
    ['de', 'Ich rede im Teil# des Würfels.', 'Das ist ein Würfel.', 'Würfel'],
  ])('is in the nominative, or missing (%s, %s)', (tag, text, named, title) => {
    const [first] = titlesOf(tag, [[...times(6, text), named], times(6, 'Alpha beta#.')])
    expect(first).toBe(title)
  })

  it.each([
    ['nl', 'Nummer# betaalt Bob.', /betaalt/i],
    ['pt', 'Vamos# criar blocos.', /criar/i],
    ['el', 'Εδώ τώρα# φαίνεται μικρό.', /φαίνεται/i],
  ])('has no verb in front of a noun (%s)', (tag, text, verb) => {
    const [title] = titlesOf(tag, [times(6, text), times(6, 'Alpha beta#.')])
    expect(title).not.toMatch(verb)
  })

  it('is no name of a speaker', () => {
    const said = times(6, 'The plan of Marisol is good for house#.')
    expect(titlesOf('en', [said, times(6, 'The river is cold at stone#.')], null)[0]).toBe('Marisol')
    expect(titlesOf('en', [said, times(6, 'The river is cold at stone#.')], 'Marisol Vega')[0]).toBe('Plan')
  })

  it('is no fragment that is said once', () => {
    const said = [...times(6, 'Le moteur électrique, le voici, dans la salle#.'), 'Voilà une idée bleue.']
    expect(titlesOf('fr', [said, times(6, 'Une voile blanche part au large#.')])[0]).toMatch(/moteur/i)
    expect(titlesOf('fr', [['Voilà une idée bleue.'], times(6, 'Une voile blanche part.')])[0]).toBe('')
  })

  it('is missing where too little is known of a language that ends in verbs', () => {
    expect(titlesOf('te', [times(6, 'గణితం చాలా మంచి విషయం#.'), times(6, 'నది చల్లగా ఉంది#.')])).toEqual(['', ''])
  })
})

describe('the sections of one speaker', () => {
  const topics = ['solar panels', 'wind turbines', 'water wheels']
  const text = (at: number): string =>
    `The ${topics[Math.floor(at / 60)]} of village${at % 7} were paid by farmer${at % 11} in full.`
  const lecture = sentencesOf(Array.from({ length: 180 }, (_, at) => text(at)))
  const longest = (speakerOf: (at: number) => string | null): number => {
    const sentences = lecture.map((sentence, at) => ({ ...sentence, speaker: speakerOf(at) }))
    const starts = extractSummary(inputOf(sentences)).chapters.map(({ sentence }) => sentence)
    return Math.max(...starts.map((start, position) => (starts[position + 1] ?? 180) - start))
  }

  it('are at most a quarter of a lecture, and may be more of a discussion', () => {
    expect(longest(() => null)).toBeLessThanOrEqual(45)
    expect(longest((at) => (at % 2 === 0 ? 'Ana' : 'Ben'))).toBeGreaterThan(45)
  })
})
