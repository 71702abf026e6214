import { describe, expect, it } from 'vitest'
import { compareStatement } from '#evidence/compare-statement.ts'
import { createEvidenceIndex } from '#evidence/evidence-index.ts'
import { sentencesOf } from '#tests/unit/extractive/transcripts.ts'
import { compare, kindsOf } from './compare.ts'

describe('a line that rests on one sentence', () => {
  it.each([
    ['en', 'The ferry carries bread to the islands.', 'The ferry always carries bread to the islands.'],
    ['de', 'Die Fähre bringt Brot auf die Inseln.', 'Die Fähre bringt immer Brot auf die Inseln.'],
    ['es', 'El barco lleva pan a las islas.', 'El barco lleva pan a todas las islas.'],
    ['fr', 'Le bateau apporte du pain aux îles.', 'Le bateau apporte toujours du pain aux îles.'],
    ['pt', 'O barco leva pão às ilhas.', 'O barco leva pão a todas as ilhas.'],
    ['it', 'Il battello porta il pane alle isole.', 'Il battello porta il pane a tutte le isole.'],
    ['ru', 'Паром возит хлеб на острова.', 'Паром возит хлеб на все острова.'],
    ['ja', '船は島にパンを運びます。', '船はすべての島にパンを運びます。'],
    ['zh', '渡轮把面包运到岛上。', '渡轮把面包运到所有岛上。'],
    ['hi', 'नाव द्वीपों पर रोटी ले जाती है।', 'नाव सभी द्वीपों पर रोटी ले जाती है।'],
    ['ar', 'تنقل العبارة الخبز إلى الجزر.', 'تنقل العبارة دائما الخبز إلى الجزر.'],
    ['id', 'Feri membawa roti ke pulau.', 'Feri selalu membawa roti ke pulau.'],
  ])('differs where it says `all` or `always` and nothing there does, in %s', (language, said, line) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toEqual(['quantifier'])
  })

  it.each([
    [
      'all of what is some',
      'It has shown how vulnerable we all are.',
      'It has shown how vulnerable a few of us are.',
      'quantifier',
    ],
    [
      'a duty',
      'Visitors invite their friends to the harbor.',
      'Visitors must invite their friends to the harbor.',
      'certainty',
    ],
    [
      'a reason of which nothing is said',
      'We are using ferries at the core of this project.',
      'Ferries are used because wood is free.',
      'cause',
    ],
    [
      'a word whose opposite is said further off',
      'It should stay, and that is just my own opinion of the harbor, as basic as you can make it.',
      'In my opinion the harbor should be as advanced as you can make it.',
      'direction',
    ],
    [
      'another name at its beginning',
      'ClientLogin is meant for programs on the desktop.',
      'AuthSub is meant for programs on the desktop.',
      'name',
    ],
  ])('differs where it has %s', (_, said, line, kind) => {
    expect(kindsOf(compare(line, { said: [said] }))).toEqual([kind])
  })

  it.each([
    ['en', 'The bakery delivers two loaves.', 'The bakery delivers only two loaves.'],
    [
      'en',
      'They block the harbor completely, and then not resolving it for days.',
      'They block the harbor and leave it unresolved for days.',
    ],
    [
      'en',
      'It is quite easy to learn if you know harbors.',
      'Who knows harbors will not find it hard to learn.',
    ],
    ['ru', 'Вы первые не из порта, кто это увидит.', 'Зрители первыми вне порта увидят это.'],
    [
      'fr',
      'Choisissez quelques images, et le programme se charge du reste.',
      'On choisit quelques images, et le reste se fait tout seul.',
    ],
    [
      'es',
      'Cada barco tiene un nombre exclusivo en el puerto.',
      'Ningún barco comparte su nombre en el puerto.',
    ],
  ])('is not accused where the same is said otherwise, in %s: %s', (language, said, line) => {
    expect(kindsOf(compare(line, { language, said: [said] }))).toEqual([])
  })
})

it('the comparison names the word that left open what the line is sure of', () => {
  const said = ['The failures of the harbor may be less public.']
  expect(compare('The failures of the harbor will be less public.', { said }).differences).toEqual([
    { kind: 'certainty', stated: 'will', said: 'may' },
  ])
})

it('the comparison lets a line sum up several sentences', () => {
  const said = ['The ferry carries bread.', 'The ferry carries milk to the islands.']
  const index = createEvidenceIndex(sentencesOf(said), 'en')
  const range = { from: 0, to: index.firstAt[2] ?? 0 }
  const text = 'The ferry always carries bread and milk to the islands.'
  expect(compareStatement(index, { text, language: 'en' }, [range]).differences).toEqual([])
})
