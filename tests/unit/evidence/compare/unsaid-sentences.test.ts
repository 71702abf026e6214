import { describe, expect, it } from 'vitest'
import { compare } from './compare.ts'

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
