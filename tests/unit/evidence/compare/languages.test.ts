import { describe, expect, it } from 'vitest'
import type { Difference } from '#contract/evidence.ts'
import { compare, kindsOf } from './compare.ts'

type Pair = { language: string; said: string; honest: string; lies: [Difference['kind'], string][] }

/** Sentences of our own; each lie changes one word or two of what is said. */
const pairs: readonly Pair[] = [
  {
    language: 'de',
    said: 'Alle Schüler lernen hier nicht nur Musik, und die Zahl der Kurse steigt seit 12 Jahren.',
    honest: 'Die Zahl der Kurse steigt seit 12 Jahren.',
    lies: [
      ['direction', 'Die Zahl der Kurse sinkt seit 12 Jahren.'],
      ['negation', 'Die Zahl der Kurse steigt nicht.'],
      ['unit', 'Die Zahl der Kurse steigt seit 12 Monaten.'],
      ['number', 'Die Zahl der Kurse steigt seit 19 Jahren.'],
      ['quantifier', 'Nur wenige Schüler lernen hier Musik.'],
    ],
  },
  {
    language: 'es',
    said: 'Algunos vecinos dicen que el precio del agua puede subir antes de 3 meses.',
    honest: 'El precio del agua puede subir antes de 3 meses.',
    lies: [
      ['direction', 'El precio del agua puede bajar antes de 3 meses.'],
      ['negation', 'El precio del agua no puede subir.'],
      ['unit', 'El precio del agua puede subir antes de 3 días.'],
      ['quantifier', 'Todos los vecinos dicen que el precio del agua puede subir.'],
    ],
  },
  {
    language: 'fr',
    said: "Certains visiteurs ne paient pas l'entrée, et le prix augmente depuis 5 ans.",
    honest: 'Le prix augmente depuis 5 ans.',
    lies: [
      ['direction', 'Le prix diminue depuis 5 ans.'],
      ['unit', 'Le prix augmente depuis 5 mois.'],
      ['negation', "Certains visiteurs paient l'entrée."],
      ['quantifier', "Tous les visiteurs ne paient pas l'entrée."],
    ],
  },
  {
    language: 'pt',
    said: 'Alguns alunos não gostam da escola nova, mas o número de turmas aumentou em 4 semanas.',
    honest: 'O número de turmas aumentou em 4 semanas.',
    lies: [
      ['direction', 'O número de turmas diminuiu em 4 semanas.'],
      ['unit', 'O número de turmas aumentou em 4 anos.'],
      ['negation', 'Alguns alunos gostam da escola nova.'],
      ['quantifier', 'Todos os alunos não gostam da escola nova.'],
    ],
  },
  {
    language: 'it',
    said: 'Alcuni studenti non usano il telefono, e il numero dei corsi aumenta da 6 anni.',
    honest: 'Il numero dei corsi aumenta da 6 anni.',
    lies: [
      ['direction', 'Il numero dei corsi diminuisce da 6 anni.'],
      ['unit', 'Il numero dei corsi aumenta da 6 mesi.'],
      ['negation', 'Alcuni studenti usano il telefono.'],
      ['quantifier', 'Tutti gli studenti non usano il telefono.'],
    ],
  },
  {
    language: 'ru',
    said: 'Некоторые жители не пьют воду из крана, а цена хлеба растет уже 7 месяцев.',
    honest: 'Цена хлеба растет уже 7 месяцев.',
    lies: [
      ['direction', 'Цена хлеба падает уже 7 месяцев.'],
      ['unit', 'Цена хлеба растет уже 7 лет.'],
      ['negation', 'Некоторые жители пьют воду из крана.'],
      ['quantifier', 'Все жители не пьют воду из крана.'],
    ],
  },
  {
    language: 'hi',
    said: 'कुछ किसान नया बीज नहीं खरीदते, और गेहूं का दाम 8 महीने से बढ़ रहा है।',
    honest: 'गेहूं का दाम 8 महीने से बढ़ रहा है।',
    lies: [
      ['direction', 'गेहूं का दाम 8 महीने से घट रहा है।'],
      ['unit', 'गेहूं का दाम 8 साल से बढ़ रहा है।'],
      ['negation', 'कुछ किसान नया बीज खरीदते हैं।'],
      ['quantifier', 'सभी किसान नया बीज नहीं खरीदते।'],
    ],
  },
  {
    language: 'ar',
    said: 'بعض الطلاب لا يقرؤون الكتاب، و سعر الخبز يرتفع منذ 9 أشهر.',
    honest: 'سعر الخبز يرتفع منذ 9 أشهر.',
    lies: [
      ['direction', 'سعر الخبز ينخفض منذ 9 أشهر.'],
      ['unit', 'سعر الخبز يرتفع منذ 9 سنوات.'],
      ['negation', 'بعض الطلاب يقرؤون الكتاب.'],
      ['quantifier', 'كل الطلاب لا يقرؤون الكتاب.'],
    ],
  },
  {
    language: 'id',
    said: 'Beberapa petani tidak membeli pupuk baru, dan harga beras naik sejak 5 bulan.',
    honest: 'Harga beras naik sejak 5 bulan.',
    lies: [
      ['direction', 'Harga beras turun sejak 5 bulan.'],
      ['unit', 'Harga beras naik sejak 5 tahun.'],
      ['negation', 'Beberapa petani membeli pupuk baru.'],
      ['quantifier', 'Semua petani tidak membeli pupuk baru.'],
    ],
  },
  {
    language: 'ja',
    said: '一部の学生は教科書を読みません。',
    honest: '一部の学生は教科書を読まない。',
    lies: [
      ['negation', '一部の学生は教科書を読みます。'],
      ['quantifier', 'すべての学生は教科書を読みません。'],
    ],
  },
  {
    language: 'zh',
    said: '一些居民不喝自来水，面包的价格上升了。',
    honest: '面包的价格上升了。',
    lies: [
      ['direction', '面包的价格下降了。'],
      ['negation', '一些居民喝自来水。'],
      ['quantifier', '所有居民不喝自来水。'],
    ],
  },
]

describe.each(pairs)('a line in $language', ({ language, said, honest, lies }) => {
  it('agrees where it is faithful', () => {
    expect(compare(honest, { language, said: [said] })).toEqual({ finding: 'agrees', differences: [] })
  })

  it.each(lies)('differs where a %s is changed: %s', (kind, line) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toContain(kind)
  })
})

describe('a line in another language than its quote', () => {
  const water = 'The family waited 48 days for the water.'

  it.each([
    ['number', 'de', 'Die Familie wartete 84 Tage auf das Wasser.'],
    ['unit', 'fr', "La famille a attendu 48 semaines pour l'eau."],
    ['negation', 'es', 'La familia no esperó 48 días por el agua.'],
  ] as const)('differs where a %s does not carry over: %s', (kind, language, line) => {
    expect(kindsOf(compare(line, { said: [water], in: language }))).toEqual([kind])
  })

  it.each([
    ['a number', 'Die Familie wartete 48 Tage auf das Wasser.', water],
    ['a name', 'In Lissabon wartet Marta auf das Wasser.', 'Marta waits for the water in Lisbon.'],
    ['a unit', 'Sie warteten mehrere Wochen auf das Wasser.', 'They waited for weeks until the water came.'],
  ])('agrees where %s carries over and nothing differs', (_, line, said) => {
    expect(compare(line, { said: [said], in: 'de' })).toEqual({ finding: 'agrees', differences: [] })
  })

  it('does not agree where nothing carries over, or its language has no table', () => {
    const said = ['They waited for a long time until the water came.']
    expect(compare('Sie warteten auf das Wasser.', { said, in: 'de' }).finding).toBe('unclear')
    expect(compare('Perhe odotti vettä 48 päivää.', { said: [water], in: 'fi' }).finding).toBe('unclear')
  })

  it('differs in a name where its language is no tag', () => {
    const said = ['Marta waits for the water in Lisbon.']
    expect(kindsOf(compare('Marta loS bIQ Madrid.', { said, in: 'x-klingon' }))).toEqual(['name'])
  })
})
