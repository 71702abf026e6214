import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { compare } from './compare.ts'

const unclear = { finding: 'unclear', differences: [] }
const agrees = { finding: 'agrees', differences: [] }

describe('a line that asserts what nothing in its quote stands for', () => {
  it.each([
    [
      'en',
      'We have pathway projects in eight local authorities.',
      'Pathway projects run in all local authorities.',
    ],
    ['en', 'In a pandemic these jobs are life-threatening.', 'These jobs have always been life-threatening.'],
    ['en', 'Visitors invite their friends to the site.', 'Visitors must invite their friends to the site.'],
    [
      'de',
      'Kopieren Sie die Bausteine aus der Galerie.',
      'Man muss alle Bausteine aus der Galerie kopieren.',
    ],
    ['es', 'Podemos editar la entrada del blog.', 'Siempre editamos la entrada del blog.'],
    ['fr', 'Les visiteurs invitent leurs amis.', 'Les visiteurs invitent toujours leurs amis.'],
    ['pt', 'Os visitantes convidam os amigos.', 'Os visitantes sempre convidam os amigos.'],
    ['it', 'I visitatori invitano gli amici.', 'I visitatori invitano sempre gli amici.'],
    ['ru', 'Посетители приглашают друзей на сайт.', 'Посетители всегда приглашают друзей на сайт.'],
    ['id', 'Pengunjung mengundang teman ke situs.', 'Pengunjung selalu mengundang teman ke situs.'],
    ['hi', 'आगंतुक दोस्तों को बुलाते हैं।', 'आगंतुक हमेशा दोस्तों को बुलाते हैं।'],
    ['ar', 'يدعو الزوار الأصدقاء إلى الموقع.', 'يدعو الزوار دائما الأصدقاء إلى الموقع.'],
    ['ja', '動的なページが問題となります。', '動的なページはすべて問題となります。'],
    ['zh', '动态页面会有问题。', '所有动态页面会有问题。'],
  ])('is not said to agree where it is stronger, in %s: %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] }).finding).not.toBe('agrees')
  })

  it.each([
    [
      'a reason',
      'We are using Kubernetes at the core of this project.',
      'Kubernetes is used because it is free.',
    ],
    [
      'a word whose opposite is said further off',
      'We wanted components that nobody has to think about for a very long time, as small as can be.',
      'The large components are such that nobody has to think about them.',
    ],
    [
      'another unit',
      'Some of this work has been going on for a year or so, and results of the pathway projects are coming in now.',
      'Results of the pathway projects are coming in from work of a decade.',
    ],
  ])('is not said to agree where it has %s', (_, said, line) => {
    expect(compare(line, { said: [said] }).finding).not.toBe('agrees')
  })

  it('is not said to agree where it names a speaker who is not speaking', () => {
    const sentences = sentencesOf([
      'My mother is a home care worker and my sister is a nurse.',
      'They do a tough job at the best of times.',
      'Thank you for that statement.',
      'We go to the next member now.',
      'The petition was signed in Winnipeg.',
    ]).map((sentence, at) => ({ ...sentence, speaker: at < 4 ? 'Terry Beech' : 'Kevin Lamoureux' }))
    const index = createEvidenceIndex(sentences, 'en')
    const by = (text: string) =>
      compareStatement(index, { text, language: 'en' }, [{ from: 0, to: index.firstAt[1] ?? 0 }]).finding
    expect(by('Lamoureux has a sister who is a nurse.')).toBe('differs')
    expect(by('Beech has a sister who is a nurse.')).toBe('agrees')
  })

  it.each([
    ['en', 'JavaScript is a language that people love.', 'de', 'Alle lieben JavaScript.'],
    [
      'en',
      'The talk about JavaScript is an hour long.',
      'fr',
      'JavaScript est toujours dans la présentation.',
    ],
  ])('is not said to agree in a translation from %s: %s', (language, said, written, line) => {
    expect(compare(line, { language, said: [said], in: written })).toEqual(unclear)
  })
})

describe('a line that leaves out what its quote has against it', () => {
  it.each([
    ['en', 'The colour could be yellow like the logo.', 'The colour is yellow like the logo.'],
    ['fr', 'Les visiteurs peuvent devenir membres du site.', 'Les visiteurs deviennent membres du site.'],
    ['es', 'Quizás el programa termina en otoño.', 'El programa termina en otoño.'],
    ['ru', 'Посетители наверное приглашают друзей на сайт.', 'Посетители приглашают друзей на сайт.'],
  ])('is not said to agree without the hedge, in %s: %s', (language, said, line) => {
    expect(compare(line, { language, said: [said] })).toEqual(unclear)
    expect(compare(said, { language, said: [said] })).toEqual(agrees)
  })

  it('is not said to agree where the quote names another', () => {
    const said = [
      'The idea was spelled out explicitly and at length by Matt Corallo, I think.',
      'We heard of it from Jameson Lopp.',
    ]
    expect(compare('It was Lopp who spelled out the idea explicitly.', { said }).finding).not.toBe('agrees')
    expect(compare('It was Corallo who spelled out the idea explicitly, we think.', { said })).toEqual(agrees)
  })
})

describe('a line that is as strong as its quote', () => {
  it.each([
    ['Everyone here gets an account today.', 'All who are here get an account today.'],
    ['She was not wearing a life jacket.', 'She had no life jacket on.'],
    ['Every now and then some of those peers are chosen.', 'Now and then some of those peers are chosen.'],
    ["We'll launch the product later this year.", 'They will launch the product later this year.'],
    ['It is an hour long because of the questions.', 'Because of the questions it is an hour long.'],
    ['The prices are rising and falling all the time.', 'The prices are falling all the time.'],
    ['Some of these jobs are already done.', 'Some of these jobs are done already.'],
  ])('agrees: %s', (said, line) => {
    expect(compare(line, { said: [said] })).toEqual(agrees)
  })
})

it.each([
  ['a number', 'It is on from December 12th to the 19th.', 'It is on from December 10th to the 19th.'],
  ['a month', 'It ends on the 19th of December.', 'It ends on the 19th of October.'],
  ['a name', 'It is on, and Corallo shows it.', 'It is on, and Jameson shows it.'],
])('a line with %s said some sentences before its quote is not said to differ', (_, line, other) => {
  const between = ['Bring a coat.', 'There will be soup.', 'Children are welcome too.']
  const said = [
    'Mister Corallo opens it on December 12th.',
    ...between,
    'It is on until the 19th, and Pieter shows it.',
  ]
  expect(compare(line, { said, quoted: 4 })).toEqual(unclear)
  expect(compare(other, { said, quoted: 4 }).finding).toBe('differs')
})
