import { describe, expect, it } from 'vitest'
import type { Cue } from '#contract/transcripts.ts'
import { restoreSentence } from '#core/text/readable-text.ts'
import { splitSentences } from '#core/text/split-sentences.ts'

function textsOf(text: string, language: string): string[] {
  return splitSentences([{ start: 0, duration: 9, text, speaker: null }], language).map(
    (sentence) => sentence.text,
  )
}

it.each([
  ['en', 'We met Capt. Miller and J.-P. Sartre on Dec. 3 at Mt. Fuji.', 'Then we went home.'],
  ['de', 'Am 3. Mai 2023, im 19. und 20. Jahrhundert, z. B. in unserer 109. Folge.', 'Es war 1945.'],
  ['de', 'Wir zählten 42.', 'Das reicht.'],
  ['de', 'Er kam am 3.', 'Das war spät.'],
  ['es', 'En EE. UU. vive la Sra. Ruiz, según la pág. 4 del Ldo. Paz.', 'Es verdad.'],
  ['fr', 'Selon J.-P. Sartre et Mme. Curie, vers 400 av. J.-C. Athènes brille.', 'Puis tout change.'],
  ['it', 'Il dott. Rossi e il sig. Bianchi citano la pag. 3 di M. Verdi.', 'Poi tutto finisce.'],
  ['pt', 'O Exmo. Silva e a profa. Lima moram na Av. Brasil.', 'Eles gostam.'],
  ['ru', 'Проф. Иванов и А. С. Пушкин жили на ул. Ленина с окт. 1990 г. Москва росла.', 'Потом они ушли.'],
  ['hi', 'डॉ. शर्मा और माइकल ई. मूडी वहाँ थे.', 'वे चले गए.'],
  ['ar', 'قال د. أحمد و أ. سمير هذا.', 'ثم ذهبا.'],
  ['id', 'Ir. Soekarno dan Hj. Aminah tinggal di Jl. Merdeka.', 'Mereka pergi.'],
  ['tr', 'Bu 2. Dünya Savaşı, Doç. Kaya anlattı.', 'Sonra gittiler.'],
  ['ja', 'それは J. K. ローリングです。', '次に行きます。'],
  ['zh', '这是 J. K. 罗琳的书。', '然后我们走了。'],
])(
  'cuts no sentence at dates, abbreviations and initials, and every one at its end: %s',
  (language, ...texts) => {
    expect(textsOf(texts.join(' '), language)).toEqual(texts)
  },
)

/** Cues of two seconds, one after another, without a speaker. */
function cues(...texts: string[]): Cue[] {
  return texts.map((text, i) => ({ start: i * 2, duration: 2, text, speaker: null }))
}

describe('splitSentences: marks of fragments', () => {
  const run = (words: number): string => Array.from({ length: words }, (_, i) => `tiếng${i}`).join(' ')

  it('are not set where most sentences would have one', () => {
    const list = cues(
      'Xin chào.',
      ...Array.from({ length: 12 }, () => run(20)),
      'Cảm ơn.',
      'Hết.',
      'Vâng.',
      'Ừ.',
      'Rồi.',
    )
    const sentences = splitSentences(list, 'vi')
    expect(sentences.length).toBeGreaterThan(8)
    expect(sentences.some(({ fragment }) => fragment)).toBe(false)
  })

  it('are set where few have one', () => {
    const whole = Array.from({ length: 10 }, (_, i) => `Đây là câu số ${i}.`)
    const sentences = splitSentences(cues(...whole, `${run(60)}.`), 'vi')
    expect(sentences.filter(({ fragment }) => fragment).length).toBeGreaterThan(0)
  })
})

const whole = { isContinued: false, continues: false }

it.each([
  ['so i think i\u2019m done', whole, 'So I think I\u2019m done.'],
  ['it was wi-fi in hawai i guess', whole, 'It was wi-fi in hawai I guess.'],
  ['is that right?', whole, 'Is that right?'],
  ['"yes" she said,', whole, '"Yes" she said.'],
  ['which goes on', { isContinued: true, continues: false }, 'which goes on.'],
  ['it goes on,', { isContinued: false, continues: true }, 'It goes on,'],
])('the writer writes %j as a sentence of its own, or as a piece of one', (text, edges, written) => {
  expect(restoreSentence(text, edges)).toBe(written)
})
