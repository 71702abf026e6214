import { describe, expect, it } from 'vitest'
import { languageOf } from '#core/languages/language-of.ts'
import { createTermReader } from '#core/text/find-words.ts'

function termsOf(code: string, texts: readonly string[]): string[][] {
  const readTerms = createTermReader(languageOf(code), texts)
  return texts.map((text) => readTerms(text).map(({ stem }) => stem))
}

describe('the words of grammar of a language that has no rules of its own', () => {
  it.each([
    ['nl', 'De matrix is een functie van de vector.', ['matrix', 'functie', 'vector']],
    ['he', 'המטריצה היא פונקציה של הווקטור.', ['המטריצה', 'פונקציה', 'הווקטור']],
    ['sr', 'Matrica je funkcija od vektora.', ['matrica', 'funkcija', 'vektora']],
    ['nb', 'Matrisen er en funksjon av vektoren.', ['matrisen', 'funksjon', 'vektoren']],
  ])('are those of a list (%s), however often the subject is named', (code, text, meaningful) => {
    const texts = Array.from({ length: 30 }, () => text)
    expect(termsOf(code, texts)[0]).toEqual(meaningful)
  })

  it('are those that stand in many sentences where there is no list either', () => {
    const texts = Array.from({ length: 30 }, (_, at) => `Kia ora te whare${at}.`)
    expect(termsOf('mi', texts)[7]).toEqual(['whare7'])
  })
})

describe('the words of grammar of Hindi in Latin letters', () => {
  it('are no subjects, those of English among them, and a subject is one however it is spelled', () => {
    const said = [
      'Toh aap log yeh dekhiye ki zindagi mein paisa kaise bachana hai.',
      'So agar aapko jindagi ke baare mein kuch nahi pata, this is for you.',
    ]
    const [one = [], other = []] = termsOf('hi-Latn', said)
    expect(one).toEqual(['JNDG', 'PIS', 'BCN'])
    expect(other).toEqual(['JNDG', 'PT'])
  })
})
