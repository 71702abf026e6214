import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { languageOf } from '#core/languages/language-of.ts'
import { detectLanguage } from '#core/text/detect-language.ts'
import { createTermReader } from '#core/text/find-words.ts'
import { splitSentences } from '#core/text/split-sentences.ts'
import { languages, storyCues } from '#tests/setup/caption-files.ts'
import { expectGrowth } from '#tests/setup/processor-time.ts'
import { expectWhole } from './expect-whole.ts'

describe('the sentences of a transcript', () => {
  it.each(languages)('hold all words of the story in order, in %s', (language) => {
    expectWhole([...storyCues(language)], language)
  })

  it('hold all words of any cues in order, in any language', () => {
    const piece = fc.constantFrom(
      ...'so, we begin. and Mr. J. then? 12 3.5 — ... "no" 日本語です。 今日は ก็ดีครับ привет! ، نعم؟ it\'s because >> a'.split(
        ' ',
      ),
    )
    const text = fc
      .array(piece, { minLength: 1, maxLength: 30 })
      .map((pieces) => pieces.join(' '))
      .filter((joined) => /[\p{L}\p{N}]/u.test(joined))
    const cue = fc.record({
      gap: fc.integer({ min: 0, max: 3000 }),
      text,
      speaker: fc.constantFrom(null, null, 'A', 'B'),
    })
    const language = fc.constantFrom('en', 'de', 'ja', 'th', 'und', 'not a language')
    fc.assert(
      fc.property(fc.array(cue, { maxLength: 30 }), language, fc.boolean(), (list, code, isMarked) => {
        let at = 0
        const cues = list.map(({ gap, text: words, speaker }): Cue => {
          at += gap
          return {
            start: at / 1000,
            duration: 0.5,
            text: isMarked && speaker === null ? `>> ${words}` : words,
            speaker,
          }
        })
        expectWhole(cues, code)
      }),
      { numRuns: 300 },
    )
  })

  it('are found in time that grows with the words and no faster', () => {
    const splitting = (texts: string[]) => () =>
      splitSentences(
        texts.map((text, i): Cue => ({ start: i, duration: 1, text, speaker: null })),
        'en',
      )
    // Quadratic time would be 256 times as long as the short one; 80 leaves room for the collector.
    const expectLinear = (short: string[], long: string[]): void =>
      expectGrowth(splitting(short), splitting(long), 80)
    for (const piece of ['word ', 'Mr. ', 'a. ', '汉字', 'の ', '... ', '" ']) {
      expectLinear([piece.repeat(2000)], [piece.repeat(32_000)])
    }
    const cues = (count: number) => Array.from({ length: count }, (_, i) => `Cue ${i}.`)
    expectLinear(cues(2000), cues(32_000))
  })
})

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

const indonesian = [
  'Halo teman-teman, hari ini kita akan belajar bagaimana cara membuat nasi goreng yang enak di rumah. Pertama kita siapkan bumbunya, karena tanpa bumbu rasanya tidak bisa enak. Coba kalian lihat wortel ini.',
  'Perusahaan itu mengatakan bahwa mereka butuh lebih banyak uang untuk membangun kantor baru di Jakarta, dan para mahasiswa bisa bekerja di sana pada hari Senin sampai Jumat.',
  'Jadi gini, gue kemarin beli mobil baru, tapi ternyata mesinnya nggak bagus banget. Karena itu gue coba bawa ke bengkel, dan kata orangnya ini masalah listrik.',
]
const malay = [
  'Kerajaan telah mengumumkan bahawa syarikat itu perlu membayar wang kepada pekerja kerana mereka telah bekerja di pejabat selama lapan tahun. Maklumat lanjut boleh didapati di laman web universiti.',
  'Assalamualaikum semua, hari ini saya nak tunjuk macam mana cara nak masak nasi lemak. Awak semua boleh cuba di rumah, kerana ia sangat mudah sahaja.',
  'Kereta itu dibeli dengan harga tiga puluh ribu ringgit. Saya tengok ramai pelajar yang menaiki basikal ke universiti pada hari Isnin.',
]
const serbian = [
  'Dobar dan svima, danas ćemo pričati o tome gde se nalaze najlepša mesta u Srbiji i zašto ljudi uvek dolaze ovde. Pre svega, svaki čovek treba da vidi ovu reku i da zna istoriju ovog dela sveta.',
  'Posle toga sam hteo da vidim decu, ali niko nije znao gde su otišla. Takođe, vreme je bilo lepo tokom cele nedelje, i verovatno će biti i juče i sutra.',
]
const croatian = [
  'Dobar dan svima, danas ćemo pričati o tome gdje se nalaze najljepša mjesta u Hrvatskoj i zašto ljudi uvijek dolaze ovdje. Prije svega, svaki čovjek treba vidjeti ovu rijeku i znati povijest ovog dijela svijeta.',
  'Poslije toga sam htio vidjeti djecu, ali nitko nije znao gdje su otišla. Također, vrijeme je bilo lijepo tijekom cijelog tjedna, i vjerojatno će biti i sutra.',
]

describe('languages that most of their words are the same in', () => {
  it.each([
    ['id', indonesian],
    ['ms', malay],
    ['sr-Latn', serbian],
    ['hr', croatian],
  ])('are recognized by the words that differ: %s', async (language, texts) => {
    expect(await Promise.all(texts.map((text) => detectLanguage(text)))).toEqual(texts.map(() => language))
  })
})
