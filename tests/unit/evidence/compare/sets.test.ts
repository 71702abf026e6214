import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { compare, kindsOf } from './compare.ts'

describe('sets of words that exclude each other', () => {
  it.each([
    ['en', 'The whole thing is covered in rubber.', 'The whole thing is covered in wood.'],
    ['de', 'Der Zug nach Ulm fährt am Nachmittag ab.', 'Das Schiff nach Ulm fährt am Nachmittag ab.'],
    ['fr', 'Elle a laissé la clé à sa sœur Anna.', 'Elle a laissé la clé à sa tante Anna.'],
    ['es', 'En la entrada aparece un enlace de edición.', 'En la entrada aparece un enlace de borrado.'],
    ['pt', 'O endereço descreve os documentos da conta.', 'O endereço descreve as fotos da conta.'],
    ['it', 'Il giornale racconta la storia del porto.', 'Il film racconta la storia del porto.'],
    ['ru', 'Систему запустят в этом году.', 'Систему запустят в следующем году.'],
    ['ja', '彼は太平洋の時間帯にいます。', '彼は大西洋の時間帯にいます。'],
    ['zh', '他们在医院见面讨论计划。', '他们在机场见面讨论计划。'],
    ['hi', 'बैठक अस्पताल में हुई।', 'बैठक संग्रहालय में हुई।'],
    ['ar', 'زار الوفد المستشفى في المدينة.', 'زار الوفد المتحف في المدينة.'],
    ['id', 'Rombongan mengunjungi museum itu kemarin.', 'Rombongan mengunjungi penjara itu kemarin.'],
    ['en', 'A whale is painted on the barn.', 'A tiger is painted on the barn.'],
    ['de', 'Die Firma stellt Jacken für Kinder her.', 'Die Firma stellt Schuhe für Kinder her.'],
    ['fr', 'On paie les billets en espèces à Lyon.', 'On paie les billets par chèque à Lyon.'],
    ['es', 'La abeja visita el jardín de Vigo.', 'La ballena visita el jardín de Vigo.'],
    ['pt', 'A baleia aparece no brasão de Olinda.', 'A abelha aparece no brasão de Olinda.'],
    ['it', 'La sposa porta un cappello di Parma.', 'La sposa porta un vestito di Parma.'],
    ['ru', 'Засуха ударила по деревням.', 'Землетрясение ударило по деревням.'],
    ['ja', '彼は窓を直しました。', '彼は屋根を直しました。'],
    ['zh', '她在药店买东西。', '她在超市买东西。'],
    ['hi', 'बैठक में पर्यटक आए।', 'बैठक में निवेशक आए।'],
    ['ar', 'تحدث الوفد عن الزلزال في المدينة.', 'تحدث الوفد عن الجفاف في المدينة.'],
    ['id', 'Rombongan membeli topi itu kemarin.', 'Rombongan membeli sepatu itu kemarin.'],
  ])('tell another thing from what is said, in %s: %s', (language, said, line) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toEqual(['direction'])
    expect(compare(said, { language, said: [said] })).toEqual({ finding: 'agrees', differences: [] })
  })

  it.each([
    ['another word for the same', 'She came to Ulm by car.', 'She came to Ulm by automobile.', 'en'],
    [
      'what is said beside the quote',
      'She came to Ulm by car and then by train.',
      'She left the train in Ulm.',
      'en',
    ],
    ['a kind of what is said', 'She came to Ulm by train.', 'She came to Ulm in a vehicle.', 'en'],
    ['another word for the same', 'Er schrieb es auf dem Handy.', 'Er schrieb es auf dem Telefon.', 'de'],
    ['another word for the same', 'Le journal parle de la voiture.', 'Le journal parle des voitures.', 'fr'],
    ['another word for the same', '彼は自転車と車で来ました。', '彼は自動車で来ました。', 'ja'],
  ])('accuse nobody of %s: %s', (_, said, line, language) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toEqual([])
  })

  it('compare a translation', () => {
    const said = ['Die Katze schläft in der Küche.']
    expect(kindsOf(compare('The dog sleeps in the kitchen.', { language: 'de', in: 'en', said }))).toEqual([
      'direction',
    ])
    expect(kindsOf(compare('The cat sleeps in the kitchen.', { language: 'de', in: 'en', said }))).toEqual([])
  })
})

describe('clauses that exchange what is said of two', () => {
  const said = ['My mother is a home care worker and my sister is a nurse.']

  it.each([
    ['roles', said, 'Her mother is a nurse and her sister is a home care worker.'],
    [
      'an order',
      ['Phones started this, but we see it move into laptops.'],
      'Laptops started this and it is moving into phones.',
    ],
  ])('differ in %s', (_, spoken, line) => {
    expect(compare(line, { said: spoken }).finding).toBe('differs')
  })

  it('do not differ where they only change places', () => {
    const line = 'Her sister is a nurse and her mother is a home care worker.'
    expect(compare(line, { said })).toEqual({ finding: 'agrees', differences: [] })
  })

  it('do not agree over several sentences', () => {
    const index = createEvidenceIndex(
      sentencesOf(['The bakers love Athens.', 'And the sailors love Rome.']),
      'en',
    )
    const text = 'The bakers love Rome and the sailors love Athens.'
    const range = { from: 0, to: index.firstAt[2] ?? 0 }
    expect(compareStatement(index, { text, language: 'en' }, [range]).finding).toBe('unclear')
  })
})
