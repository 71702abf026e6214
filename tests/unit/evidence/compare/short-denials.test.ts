import { describe, expect, it } from 'vitest'
import { compare, kindsOf } from './compare.ts'

/** Words that are said and words that deny them, in few words that change their endings. */
const denials: readonly (readonly [language: string, said: string, denied: string])[] = [
  ['ja', '切符が要る。', '切符は要らない。'],
  ['ja', '切符が要ります。', '切符は要りません。'],
  ['ja', '窓を開ける。', '窓は開けない。'],
  ['ja', '店は日曜日に開きます。', '店は日曜日に開かない。'],
  ['ja', '雪が降った。', '雪は降らなかった。'],
  ['zh', '门票要钱。', '门票不要钱。'],
  ['zh', '商店星期天开门。', '商店星期天不开门。'],
  ['ru', 'Билет нужен.', 'Билет не нужен.'],
  ['ru', 'Магазин открыт.', 'Магазин не открыт.'],
  ['es', 'La tienda abre el domingo.', 'La tienda no abre el domingo.'],
  ['de', 'Das Fenster bleibt offen.', 'Das Fenster bleibt nicht offen.'],
  ['hi', 'टिकट चाहिए।', 'टिकट नहीं चाहिए।'],
  ['en', 'There are many ovens in the harbor.', 'There are not many ovens in the harbor.'],
  ['es', 'Hay muchos hornos en el puerto.', 'No hay muchos hornos en el puerto.'],
]

describe('a denial in few words', () => {
  it.each(denials)('differs from what is said, in %s: %s', (language, said, denied) => {
    expect(kindsOf(compare(denied, { language, said: [said] }))).toEqual(['negation'])
    expect(kindsOf(compare(said, { language, said: [denied] }))).toEqual(['negation'])
  })

  it.each([
    ['切符は要らない。', '切符は要りません。'],
    ['切符は要らない。', '切符は必要ない。'],
    ['窓は開けない。', '窓は開けません。'],
    ['雪は降らなかった。', '雪は降りませんでした。'],
    ['店は日曜日に開きます。', '店は日曜日に開く。'],
  ])('is the same in another ending: %s', (said, line) => {
    expect(compare(line, { language: 'ja', said: [said] }).finding).toBe('agrees')
  })
})
