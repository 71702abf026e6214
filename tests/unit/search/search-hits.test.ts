import { describe, expect, it } from 'vitest'
import { excerptAround, searchLines } from '#core/search/search-hits.ts'

type Options = { sources?: readonly (number | null)[]; language?: string }

function hitsOf(typed: string, texts: readonly string[], { sources = [], language = 'en' }: Options = {}) {
  const search = searchLines(typed)
  search.add(
    texts.map((text, index) => ({ text, source: sources[index] ?? null })),
    language,
  )
  return search.best(3).map(({ text, words }) => [text, words])
}

describe('the lines that a search found', () => {
  it.each([
    ['moon', 'We choose the Moon and moons.', ['Moon', 'moons']],
    ['cafe', 'Das Café am Eck', ['Café']],
    ['moun', 'Mountains', ['Mountains']],
    ['strasse', 'Die Straße dort', ['Straße']],
    ['气候', '全球气候变化', ['气候']],
    ['タワ', '東京タワーへ', ['タワ']],
    ['كتاب', 'قرأت الكتاب أمس', ['الكتاب']],
    ["it's", 'This is its own', ['its']],
    ['c++ (moon)', 'A moon.', ['moon']],
  ])('%s lights in %s', (typed, text, words) => {
    expect(hitsOf(typed, [text])).toEqual([[text, words]])
  })

  it.each([
    ['oon', 'Moon'],
    ['%_?!', 'Moon'],
    ['', 'Moon'],
  ])('%j finds nothing in %s', (typed, text) => {
    expect(hitsOf(typed, [text])).toEqual([])
  })

  it.each([
    ['zindagi', 'hi', 'यह ज़िंदगी है।', ['ज़िंदगी']],
    ['ज़िंदगी', 'hi-Latn', 'Yeh jindagi hai.', ['jindagi']],
    ['zindagi', 'hi-Latn', 'Yeh jindagi hai, zindagiyan nahi.', ['jindagi', 'zindagiyan']],
    ['youtube', 'hi', 'यूट्यूब और YouTube', ['यूट्यूब', 'YouTube']],
  ])('%s lights in Hindi (%s) by its sounds: %s', (typed, language, text, words) => {
    expect(hitsOf(typed, [text], { language })).toEqual([[text, words]])
  })

  it('are looked for by their letters alone in other languages', () => {
    expect(hitsOf('camera', ['The kumari is here.'])).toEqual([])
  })

  it('are three, which have as many of the words together as there are, those with most first', () => {
    const texts = ['The moon.', 'A moon again.', 'The moon rocket.', 'The third moon.', 'Texas.']
    expect(hitsOf('moon rocket texas', texts).map(([text]) => text)).toEqual([
      'The moon rocket.',
      'Texas.',
      'The moon.',
    ])
  })

  it('say nothing twice: neither the same words nor the same sentence of the video', () => {
    const texts = ['The moon.', 'The moon.', 'Moon, in other words.', 'Another moon.']
    expect(hitsOf('moon', texts, { sources: [1, null, 1, 2] }).map(([text]) => text)).toEqual([
      'The moon.',
      'Another moon.',
    ])
  })

  it('are enough when there are three with all the words', () => {
    const search = searchLines('moon rocket')
    search.add(
      ['A moon.', 'Two moons.', 'Moon three.'].map((text) => ({ text, source: null })),
      'en',
    )
    expect(search.isEnough(3)).toBe(false)
    search.add([{ text: 'A rocket.', source: null }], 'en')
    expect(search.isEnough(3)).toBe(true)
  })
})

describe('a long line', () => {
  const long = `${'before it '.repeat(40)}the needle here ${'and behind '.repeat(40)}`

  it('is cut around what was found, at blanks', () => {
    const shown = excerptAround(long, ['needle'])
    expect(shown.length).toBeLessThan(250)
    expect(shown).toMatch(/^…(?:before it |it )+the needle here and .*(?:and|behind)…$/)
  })

  it('without blanks is cut within no character', () => {
    const shown = excerptAround(`${'😀'.repeat(99)}x${'😀'.repeat(300)}`, ['x'])
    expect(shown).toMatch(/^…(?:😀)+x(?:😀)+…$/u)
  })

  it('that is short enough is whole', () => {
    expect(excerptAround('The needle.', ['needle'])).toBe('The needle.')
  })
})
