import { expect, it } from 'vitest'
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
