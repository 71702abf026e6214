import { describe, expect, it } from 'vitest'
import { compare, kindsOf } from './compare.ts'

describe('countries and their peoples', () => {
  it.each([
    [
      'en',
      'The bridge over the river was built in Austria.',
      'The bridge over the river was built in Hungary.',
    ],
    ['de', 'Danach zog die Firma nach Österreich um.', 'Danach zog die Firma nach Deutschland um.'],
    ['de', 'Die Werft gehört einem schwedischen Konzern.', 'Die Werft gehört einem norwegischen Konzern.'],
    ['fr', 'La récolte de blé vient surtout de Pologne.', 'La récolte de blé vient surtout de Roumanie.'],
    ['es', 'La orquesta suiza tocó en el teatro viejo.', 'La orquesta danesa tocó en el teatro viejo.'],
    ['pt', 'O navio com café partiu do Brasil ontem.', 'O navio com café partiu do Peru ontem.'],
    ['it', 'Il treno con il vino parte dalla Grecia.', 'Il treno con il vino parte dalla Spagna.'],
    ['ru', 'Завод построили в Финляндии на берегу озера.', 'Завод построили в Норвегии на берегу озера.'],
    ['hi', 'यह चाय नेपाल से आती है।', 'यह चाय जापान से आती है।'],
    ['ar', 'وصلت السفينة من المغرب إلى الميناء.', 'وصلت السفينة من تونس إلى الميناء.'],
    ['ja', 'この時計はスイスで作られました。', 'この時計はドイツで作られました。'],
    ['zh', '这批茶叶来自尼泊尔的山区。', '这批茶叶来自泰国的山区。'],
    ['id', 'Kapal itu datang dari Jepang kemarin.', 'Kapal itu datang dari Vietnam kemarin.'],
  ])('in the place of others are another name, in %s: %s', (language, said, lie) => {
    expect(kindsOf(compare(lie, { language, said: [said] }))).toContain('name')
    expect(compare(said, { language, said: [said] }).finding).toBe('agrees')
  })

  it.each([
    ['en', 'The plant in Germany makes turbines for ships.', 'The German plant makes turbines for ships.'],
    ['en', 'The ferry to the United Kingdom leaves at night.', 'The ferry to Britain leaves at night.'],
    ['en', 'Universities in Wales hire fewer teachers.', 'Welsh universities hire fewer teachers.'],
    ['de', 'Die Bahn in der Schweiz fährt pünktlich.', 'Die Schweizer Bahn fährt pünktlich.'],
    ['fr', 'La presse du Danemark parle du procès.', 'La presse danoise parle du procès.'],
    ['ru', 'Газеты Польши пишут о суде.', 'Польские газеты пишут о суде.'],
  ])('are the same as their people, in %s: %s', (language, said, line) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toEqual([])
  })

  it.each([
    ['de', 'The ferry to the United Kingdom leaves at night.', 'Die Fähre nach Großbritannien fährt nachts.'],
    ['hi', 'The tea comes from Nepal.', 'यह चाय नेपाल से आती है।'],
  ])('are the same in %s over English words', (language, said, line) => {
    expect(kindsOf(compare(line, { said: [said], in: language }))).toEqual([])
  })

  it('are others in Japanese over English words', () => {
    const said = ['The watch was made in Switzerland.']
    expect(kindsOf(compare('この時計はドイツで作られました。', { said, in: 'ja' }))).toEqual(['name'])
  })

  it('are no words that only look so: a meeting in French, a dish of turkey', () => {
    const meeting = ['La réunion du conseil au Canada dure deux jours.']
    expect(
      kindsOf(compare('La réunion du conseil dure deux jours.', { language: 'fr', said: meeting })),
    ).toEqual([])
    const dish = ['They served chicken from France at the table.']
    expect(kindsOf(compare('They served turkey at the table.', { said: dish }))).not.toContain('name')
  })
})

it.each([
  ['en', 'Each block of the file holds 256 bits of data.', 'Each block of the file holds 256 bytes of data.'],
  ['de', 'Jeder Block der Datei fasst 256 Bit an Daten.', 'Jeder Block der Datei fasst 256 Byte an Daten.'],
  ['es', 'El canal transmite 40 megabits por cable.', 'El canal transmite 40 megabytes por cable.'],
  ['ru', 'Канал передаёт 40 мегабит по кабелю.', 'Канал передаёт 40 мегабайт по кабелю.'],
  ['hi', 'हर खंड में 256 बिट आते हैं।', 'हर खंड में 256 बाइट आते हैं।'],
])('units that the platform knows exclude each other, in %s: %s', (language, said, lie) => {
  expect(kindsOf(compare(lie, { language, said: [said] }))).toContain('unit')
})

it.each([
  ['en', 'The fair opens in March.', 'The fair opens in April.'],
  ['ru', 'Выставка откроется в марте.', 'Выставка откроется в апреле.'],
  ['hi', 'मेला मार्च में खुलता है।', 'मेला अप्रैल में खुलता है।'],
  ['pt', 'A feira abre na segunda-feira.', 'A feira abre na quinta-feira.'],
])('months and days come from the platform, in %s: %s', (language, said, lie) => {
  expect(kindsOf(compare(lie, { language, said: [said] }))).toContain('date')
})
