import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

const unclear = { finding: 'unclear', differences: [] }
const agrees = { finding: 'agrees', differences: [] }

describe('a line with another word in the place of one of its quote', () => {
  it.each([
    [
      'en',
      'The workshop brings bakers and carpenters together.',
      'The workshop brings bakers and sculptors together.',
    ],
    ['en', 'He likes the grumpy look of the parrot.', 'He likes the cheerful look of the parrot.'],
    ['en', 'The hall has a lantern and a ladder.', 'The hall has a lantern and a kettle.'],
    ['de', 'Die Werkstatt repariert alte Uhren im Hof.', 'Die Werkstatt repariert alte Lampen im Hof.'],
    ['fr', 'Elle range les bougies au grenier.', 'Elle range les valises au grenier.'],
    ['es', 'El taller arregla relojes viejos en el patio.', 'El taller arregla lámparas viejas en el patio.'],
    ['pt', 'A oficina conserta relógios no pátio.', 'A oficina conserta lanternas no pátio.'],
    ['it', 'La bottega aggiusta orologi nel cortile.', 'La bottega aggiusta lampade nel cortile.'],
    ['ru', 'Мастерская чинит часы во дворе.', 'Мастерская чинит лампы во дворе.'],
    ['id', 'Bengkel itu menjahit bendera di halaman.', 'Bengkel itu menjahit layar di halaman.'],
    ['ja', '工房は庭で時計を修理します。', '工房は庭で提灯を修理します。'],
    ['zh', '工匠在院子里修理钟表。', '工匠在院子里修理灯笼。'],
  ])('does not agree in %s: %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] })).toEqual(unclear)
    expect(compare(said, { language, said: [said] })).toEqual(agrees)
  })

  it.each([
    ['in another form', 'The choir rehearses old ballads.', 'The choir is rehearsing an old ballad.'],
    ['left out', 'The choir rehearses old sailor ballads.', 'The choir rehearses ballads.'],
    ['of the same sense', 'The tailor sews in the big city hall.', 'The tailor sews in the large city hall.'],
    [
      'that is a number',
      'The choir meets again in thirty minutes.',
      'The choir meets again in half an hour.',
    ],
    [
      'among many others of its own',
      'The choir rehearses old ballads in the chapel on Mondays.',
      'The singers gather in the chapel on Mondays and practise old ballads.',
    ],
  ])('agrees with a word %s', (_, said, line) => {
    expect(compare(line, { said: [said] })).toEqual(agrees)
  })
})

describe('pairs of words that are of one language', () => {
  it('are not compared with those of another', () => {
    const said = ['Since 2019 Anna and Tom share the fees of the forge.']
    const line = 'Seit 2019 teilen Anna und Tom die Kosten der Schmiede.'
    expect(compare(line, { in: 'de', said })).toEqual(agrees)
  })
})

const lines: readonly (readonly [language: string, line: string, unsaid: string])[] = [
  ['en', 'The ferry to the island leaves at night.', 'Her uncle bakes bread.'],
  ['en', 'The ferry to the island leaves at night.', 'This is a fact-checked and accurate account.'],
  ['de', 'Die Fähre zur Insel fährt nachts.', 'Er hat einen Bruder und spielt Klavier.'],
  ['es', 'El barco a la isla sale de noche.', 'Este es un relato verificado y exacto.'],
  ['fr', "Le bateau pour l'île part la nuit.", 'Son oncle vend du pain.'],
  ['it', "Il battello per l'isola parte di notte.", 'Suo zio vende il pane.'],
  ['pt', 'O barco para a ilha parte de noite.', 'O tio dela vende pão.'],
  ['ru', 'Паром на остров уходит ночью.', 'Её дядя печёт хлеб.'],
  ['hi', 'द्वीप की नाव रात को चलती है।', 'उसका भाई पियानो बजाता है।'],
  ['ja', '島へ行く船は夜に出発します。', '彼の犬は一日中寝ています。'],
  ['zh', '去海岛的渡船在夜里出发。', '她的叔叔每天烤面包。'],
  ['ar', 'تغادر العبارة إلى الجزيرة ليلا.', 'خالها يخبز الخبز.'],
  ['id', 'Kapal ke pulau itu berangkat malam hari.', 'Pamannya memanggang roti.'],
]

describe('a true line', () => {
  it.each(lines)(
    'in %s does not agree with an unsaid sentence behind it: %s %s',
    (language, line, unsaid) => {
      expect(compare(line, { language, said: [line] }).finding).toBe('agrees')
      expect(compare(`${line} ${unsaid}`, { language, said: [line] }).finding).not.toBe('agrees')
      expect(compare(`${unsaid} ${line}`, { language, said: [line] }).finding).not.toBe('agrees')
    },
  )

  it('does not agree with an unsaid clause in it', () => {
    const said = ['The ferry to the island leaves at night, and the crew sleeps on board.']
    const line = 'The ferry to the island leaves at night, because uncle Henry bakes bread.'
    expect(compare(line, { said }).finding).not.toBe('agrees')
  })

  it('that was translated needs a part that carries over in each of its sentences', () => {
    const said = ['The ferry to Malta leaves at 7 in the evening.']
    expect(compare('Die Fähre nach Malta fährt um 7.', { said, in: 'de' }).finding).toBe('agrees')
    const more = 'Die Fähre nach Malta fährt um 7. Ihr Onkel backt Brot.'
    expect(compare(more, { said, in: 'de' }).finding).toBe('unclear')
  })

  it('agrees in two sentences of which each is said', () => {
    const said = ['The ferry to the island leaves at night.', 'The crew sleeps on board.']
    expect(compare('The ferry leaves at night. Its crew sleeps on board.', { said }).finding).toBe('agrees')
  })
})
