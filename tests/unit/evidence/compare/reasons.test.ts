import { describe, expect, it } from 'vitest'
import { compare, kindsOf } from './compare.ts'

/** The words said, and a line with the reason that is denied there, and with the one that is given. */
const reasons: readonly (readonly [language: string, said: string, denied: string, given: string])[] = [
  [
    'en',
    'We choose to go to the moon in this decade and do the other things, not because they are easy, but because they are hard.',
    'Kennedy says they choose the moon because it is easy.',
    'They choose the moon because it is hard.',
  ],
  [
    'en',
    'The choir left the hall not because of the cold, but because of the noise.',
    'The choir left the hall because of the cold.',
    'The choir left the hall because of the noise.',
  ],
  [
    'en',
    'The ferry did not turn back because of the storm but because of the engine.',
    'The ferry turned back because of the storm.',
    'The ferry turned back because of the engine.',
  ],
  [
    'de',
    'Wir verlassen den Hafen nicht, weil es leicht ist, sondern weil es schwer ist.',
    'Sie verlassen den Hafen, weil es leicht ist.',
    'Sie verlassen den Hafen, weil es schwer ist.',
  ],
  [
    'de',
    'Der Chor verließ den Saal nicht wegen der Kälte, sondern wegen des Lärms.',
    'Der Chor verließ den Saal wegen der Kälte.',
    'Der Chor verließ den Saal wegen des Lärms.',
  ],
  [
    'es',
    'Vamos a la luna no porque sea fácil, sino porque es difícil.',
    'Van a la luna porque es fácil.',
    'Van a la luna porque es difícil.',
  ],
  [
    'fr',
    "Nous allons sur la lune non pas parce que c'est facile, mais parce que c'est difficile.",
    "Ils vont sur la lune parce que c'est facile.",
    "Ils vont sur la lune parce que c'est difficile.",
  ],
  [
    'pt',
    'Vamos à lua não porque é fácil, mas porque é difícil.',
    'Eles vão à lua porque é fácil.',
    'Eles vão à lua porque é difícil.',
  ],
  [
    'it',
    'Andiamo sulla luna non perché è facile, ma perché è difficile.',
    'Vanno sulla luna perché è facile.',
    'Vanno sulla luna perché è difficile.',
  ],
  [
    'ru',
    'Мы летим на луну не потому, что это легко, а потому, что это трудно.',
    'Они летят на луну потому, что это легко.',
    'Они летят на луну потому, что это трудно.',
  ],
  ['zh', '我们登月不是因为容易，而是因为困难。', '他们登月是因为容易。', '他们登月是因为困难。'],
]

describe('a reason beside one that is denied', () => {
  it.each(reasons)('differs where the speaker denies it, in %s: %s', (language, said, denied) => {
    expect(kindsOf(compare(denied, { language, said: [said] }))).toContain('negation')
  })

  it.each(reasons)('agrees where the speaker gives it, in %s: %s', (language, said, _denied, given) => {
    expect(compare(given, { language, said: [said] })).toEqual({ finding: 'agrees', differences: [] })
  })

  it('differs where the line denies the reason that is given', () => {
    const said = 'The choir left the hall because of the noise.'
    const line = 'The choir left the hall, not because of the noise.'
    expect(kindsOf(compare(line, { said: [said] }))).toContain('negation')
  })

  it.each([
    [
      'a denial before a comma is of what was done',
      'She did not sing, because the hall was cold.',
      'She sang, because the hall was cold.',
    ],
    [
      'a denial of what was done, with a reason, and no other reason',
      'The singer does not come because the hall is cold.',
      'The singer comes because the hall is cold.',
    ],
  ])('does not take over other denials: %s', (_what, said, line) => {
    expect(kindsOf(compare(line, { said: [said] }))).toEqual(['negation'])
  })
})
