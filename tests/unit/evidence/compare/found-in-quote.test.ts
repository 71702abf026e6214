import { describe, expect, it } from 'vitest'
import { compare, kindsOf } from './compare.ts'

const agrees = { finding: 'agrees', differences: [] }

describe('a line of which something is not in its quote', () => {
  it.each([
    ['ru', 'Мы используем Linux, а именно SuSE Linux.', 'Используется Debian Linux.'],
    [
      'ja',
      'ClientLogin はデスクトップアプリケーション向けです。',
      'AuthSub はデスクトップアプリケーション向けである。',
    ],
    ['en', 'CTV itself appears to have been used 16 times.', 'CAT appears to have been used 16 times.'],
  ])('does not agree with another name at its beginning, in %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).not.toBe('agrees')
  })

  it('differs where its numbers change places', () => {
    const said = ['The increases to the GIS by $200, and $300 to the OAS, have been well received.']
    expect(compare('The OAS was raised by $200 and the GIS by $300.', { said }).finding).toBe('differs')
    expect(compare('The GIS was raised by $200 and the OAS by $300.', { said })).toEqual(agrees)
  })

  it('does not agree with a number that is only said beside its quote', () => {
    const said = ['Companies qualify with a 70% loss of revenue.', 'Others have lost 50% and get nothing.']
    expect(compare('Companies qualify with a 50% loss of revenue.', { said }).finding).toBe('unclear')
    expect(compare('Companies qualify with a 70% loss of revenue.', { said })).toEqual(agrees)
  })

  it.each([
    ['en', 'It has shown how vulnerable we all are.', 'It has shown how vulnerable a few of us are.'],
    ['es', 'Todos los visitantes ven la marca en el texto.', 'La marca en el texto la ven pocos.'],
    ['fr', 'Tous les visiteurs voient la marque dans le texte.', 'La marque dans le texte est vue par peu.'],
  ])('does not agree with another quantity, in %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).not.toBe('agrees')
  })

  it.each([
    [
      'es',
      'Los visitantes invitan a sus amigos al sitio web.',
      'Los visitantes invitan a amigos al sitio web, que no conocen.',
    ],
    [
      'de',
      'Besucher laden ihre Freunde auf die Website ein.',
      'Besucher laden Freunde auf die Website ein, ohne sie zu kennen.',
    ],
    [
      'en',
      'The vaccine protects children from measles.',
      'It is a myth that it protects children from measles.',
    ],
    [
      'en',
      'The vaccine protects children from measles.',
      'Critics reject that it protects children from measles.',
    ],
    [
      'de',
      'Die Impfung schützt Kinder vor Masern.',
      'Es ist falsch, dass die Impfung Kinder vor Masern schützt.',
    ],
    [
      'es',
      'La vacuna protege a los niños del sarampión.',
      'Es falso que la vacuna proteja a los niños del sarampión.',
    ],
    [
      'fr',
      'Le vaccin protège les enfants de la rougeole.',
      'Il est faux que le vaccin protège les enfants de la rougeole.',
    ],
    ['ru', 'Вакцина защищает детей от кори.', 'Неверно, что вакцина защищает детей от кори.'],
    ['hi', 'टीका बच्चों को खसरे से बचाता है।', 'यह गलत है कि टीका बच्चों को खसरे से बचाता है।'],
  ])('does not agree where it denies and nobody does, in %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).toBe('unclear')
  })

  it.each([
    ['en', 'But we forgot to set the location of the event.', 'The location of the event is set.'],
    ['es', 'Olvidamos establecer el lugar del evento.', 'El lugar del evento se ha establecido.'],
    ['ru', 'Мы забыли указать место события.', 'Место события указано.'],
    ['ja', '場所の設定を忘れたことにお気づきですね。', '場所はすでに設定されている。'],
  ])('does not agree with what was forgotten, in %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).not.toBe('agrees')
  })
})

describe('a line that differs in one word', () => {
  it.each([
    [
      'es',
      'Eliminamos el evento antes de que lo vea.',
      'Eliminan el evento después de que lo vea.',
      'direction',
    ],
    ['pt', 'Apagamos o evento antes de ele ver.', 'Apagam o evento depois de ele ver.', 'direction'],
    ['it', "Cancelliamo l'evento prima di pranzo.", "Cancellano l'evento dopo pranzo.", 'direction'],
    ['en', 'The ping is about 50 milliseconds.', 'The ping is about 50 seconds.', 'unit'],
    ['de', 'Der Ping beträgt 50 Millisekunden.', 'Der Ping beträgt 50 Sekunden.', 'unit'],
    ['hi', 'पिंग 50 मिलीसेकंड है।', 'पिंग 50 सेकंड है।', 'unit'],
    ['en', 'There is a long red ID on the page.', 'There is a long blue ID on the page.', 'direction'],
    ['id', 'Ada ID merah yang panjang.', 'Ada ID biru yang panjang.', 'direction'],
    ['en', 'The talk runs for an hour.', 'The talk runs for two hours.', 'number'],
    ['de', 'Der Vortrag dauert eine Stunde.', 'Der Vortrag dauert drei Stunden.', 'number'],
  ])('differs in %s: %s', (language, said, line, kind) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toContain(kind)
  })

  it('differs where only the reason is denied in the quote', () => {
    const said = [
      'We choose to go to the moon in this decade, not because it is easy, but because it is hard.',
    ]
    expect(kindsOf(compare('They chose not to go to the moon in this decade.', { said }))).toEqual([
      'negation',
    ])
  })

  it.each([
    ['es', 'Cada solicitud es independiente de las demás.', 'Cada solicitud depende de las demás.'],
    [
      'ja',
      'サイトは携帯機器から使いやすいものになります。',
      'サイトは携帯機器から使いにくいものになります。',
    ],
  ])('does not agree with the opposite, in %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).not.toBe('agrees')
  })
})

describe('an honest line in other words', () => {
  it.each([
    [
      'another meeting in thirty minutes',
      'We have another meeting in thirty minutes.',
      'They have another meeting in half an hour.',
    ],
    [
      'a share in percent',
      'We are only recruiting to about 65 per cent of the targets.',
      'Only about two thirds of the targets are recruited.',
    ],
    [
      'an opinion of the speaker',
      'We have projects in, I think it is eight local authorities.',
      'Eight local authorities have projects.',
    ],
    [
      'what can be done',
      'For example, we can do video conferencing in Gmail.',
      'Gmail does video conferencing.',
    ],
    [
      'a count of what is named',
      'The 101 Brewhouse and Bruinwood Distillery supply sanitizer to hospitals.',
      'Two distilleries supply sanitizer to hospitals.',
    ],
    [
      'denials in other clauses',
      "For example, searching a big database backend may not be feasible when you're offline.",
      'Searching a big database, for example, may not make sense offline.',
    ],
    [
      'a denial beside the second of two',
      "On April 26 they asked to change the criteria for the Canada emergency business account so that small businesses that don't happen to have a business bank account could qualify.",
      'On April 26, they asked that firms without a business bank account be able to qualify.',
    ],
  ])('agrees with %s', (_, said, line) => {
    expect(compare(line, { said: [said] })).toEqual(agrees)
  })

  it.each([
    [
      'fr',
      'Eight million Canadians have had that in place of pay lost because of COVID.',
      'Huit millions de Canadiens ont touché la prestation.',
    ],
    [
      'fr',
      'In the USA, they have seen a 40 per cent drop in the number of students.',
      "Aux États-Unis, le nombre d'étudiants a chuté de 40 %.",
    ],
    [
      'es',
      'I picked up the torch for Erlay, says Delgado, around three months ago.',
      'Delgado retomó Erlay hace unos tres meses.',
    ],
  ])('agrees with names in a translation, in %s: %s', (written, said, line) => {
    expect(compare(line, { said: [said], in: written })).toEqual(agrees)
  })

  it('agrees where several of each are several', () => {
    const said = ['Существует несколько копий видео для надежности.']
    expect(kindsOf(compare('Есть несколько копий каждого видео.', { language: 'ru', said }))).toEqual([])
  })
})
