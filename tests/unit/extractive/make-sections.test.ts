import { describe, expect, it } from 'vitest'
import { extractSummary } from '#core/extractive/extract-summary.ts'
import { nameSections } from '#core/extractive/name-sections.ts'
import { readUnits } from '#core/extractive/read-units.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { inputOf, sentencesOf, statements } from './transcripts.ts'

const bread = [
  'Good bread needs flour, water, salt and a great deal of patience.',
  'The dough rests in a bowl until the yeast has doubled the dough.',
  'Rye flour makes a heavier bread than the flour of wheat does.',
  'A hot oven gives the bread a crust before the dough dries out.',
  'Salt slows the yeast down and gives the bread its taste.',
  'Bakers fold the dough several times while the yeast is at work.',
]

/** Two subjects, one after the other, each long enough for a section. */
function twoSubjects(): string[] {
  const solar = [1, 2, 3].flatMap((round) =>
    statements.map((text) => text.replace('.', ` in part ${round}.`)),
  )
  const baking = [1, 2, 3, 4].flatMap((round) => bread.map((text) => text.replace('.', ` in part ${round}.`)))
  return [...solar, ...baking]
}

const texts = twoSubjects()
const change = 3 * statements.length

describe('sections we find ourselves', () => {
  const { chapters } = extractSummary(inputOf(sentencesOf(texts)))

  it('begin where the subject changes', () => {
    const starts = chapters.map(({ sentence }) => sentence)
    expect(starts[0]).toBe(0)
    expect(starts.some((start) => Math.abs(start - change) <= 1)).toBe(true)
  })

  it('are named by a phrase that is said in them and marked as found', () => {
    expect(chapters.every(({ automatic }) => automatic)).toBe(true)
    for (const [position, { title, sentence }] of chapters.entries()) {
      const spoken = texts
        .slice(sentence, chapters[position + 1]?.sentence)
        .join(' ')
        .toLowerCase()
      expect(title).toMatch(/^\p{Lu}/u)
      expect(spoken).toContain(title.toLowerCase())
    }
    const names = chapters.map(({ title }) => title.toLowerCase())
    expect(names[0]).toMatch(/panel|solar|current|grid|battery|price/)
    expect(names.join(' ')).not.toContain('part')
    expect(names.at(-1)).toMatch(/bread|dough|yeast|flour/)
  })

  it('are recognized by a sentence of their own', () => {
    for (const [position, { gist, sentence }] of chapters.entries()) {
      expect(gist?.sentence).toBeGreaterThanOrEqual(sentence)
      expect(gist?.sentence).toBeLessThan(chapters[position + 1]?.sentence ?? texts.length)
    }
  })

  it('are not named by words of the title', () => {
    const titled = extractSummary(inputOf(sentencesOf(texts), { title: 'Bread, dough and yeast' }))
    expect(titled.chapters.map(({ title }) => title).join(' ')).not.toMatch(/bread|dough|yeast/i)
  })

  it('do not begin with one that is much longer than the others', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyz'
    const said = (topic: string, count: number): string[] =>
      Array.from({ length: count }, (_, at) => {
        const words = Array.from({ length: 10 }, (_word, position) => letters[(at * 7 + position * 3) % 26])
        return `${words.map((letter) => `${topic}${letter}${topic}`).join(' ')}.`
      })
    const mild = [
      ...said('ka', 110),
      ...said('ka', 20).flatMap((text, at) => [text, ...said('lo', 100).slice(at * 5, at * 5 + 5)]),
    ]
    const sharp = ['mi', 'nu', 'pe', 'so'].flatMap((topic) => said(topic, 30))
    const long = extractSummary(inputOf(sentencesOf([...mild, ...sharp])))
    const starts = long.chapters.map(({ sentence }) => sentence)
    expect(starts.some((start) => Math.abs(start - mild.length) <= 1)).toBe(true)
    expect(starts.some((start) => start > 0 && start < mild.length - 1)).toBe(true)
  })

  it('have no name rather than a word said once or a greeting', () => {
    const nameOf = (said: string[], tag: string): string[] => {
      const language = languageOf(tag)
      return nameSections([readUnits(sentencesOf(said), language)], { title: [], language })
    }
    expect(nameOf(['The walrus was there.'], 'en')).toEqual([''])
    expect(nameOf(['Доброе утро всем.', 'Доброе утро снова.'], 'ru')).not.toContain('Доброе утро')
  })

  it('are not looked for in a short video', () => {
    expect(extractSummary(inputOf(sentencesOf(bread))).chapters).toEqual([])
  })
})

describe("the creator's chapters", () => {
  const at = (sentence: number): number => sentence * 5
  const chapters = [
    { title: 'Baking', start: at(change) },
    { title: 'Solar power', start: 0 },
  ]

  it('stay with their titles, at the sentences where they begin, in order', () => {
    const result = extractSummary(inputOf(sentencesOf(texts), { chapters }))
    expect(result.chapters.map(({ title, sentence, automatic }) => [title, sentence, automatic])).toEqual([
      ['Solar power', 0, false],
      ['Baking', change, false],
    ])
    expect(result.chapters[1]?.gist?.text).toMatch(/bread|dough|yeast|flour/i)
  })

  it('take in a sentence whose caption runs a moment ahead', () => {
    const late = [{ title: 'Baking', start: at(change) + 0.8 }]
    const result = extractSummary(inputOf(sentencesOf(texts), { chapters: late }))
    expect(result.chapters.map(({ sentence }) => sentence)).toEqual([change])
  })

  it('without speech are left out', () => {
    const silent = [...chapters, { title: 'Credits', start: at(texts.length) + 60 }]
    const result = extractSummary(inputOf(sentencesOf(texts), { chapters: silent }))
    expect(result.chapters.map(({ title }) => title)).toEqual(['Solar power', 'Baking'])
  })

  it('cannot be placed in a transcript without times', () => {
    const result = extractSummary(inputOf(sentencesOf(texts, { start: null, end: null }), { chapters }))
    expect(result.chapters.length).toBeGreaterThan(1)
    expect(result.chapters.every(({ automatic }) => automatic)).toBe(true)
  })
})
