import { expect, test } from 'vitest'
import { compare, kindsOf } from './compare.ts'

/** A line, what was said, and the kinds of what differs between them. */
const lines: readonly (readonly [string, string, string, readonly string[], string])[] = [
  [
    'a love that is denied in another clause',
    'In the village there is a lot of love for music.',
    'But in the village, for music, there is no love.',
    ['negation'],
    'en',
  ],
  [
    'a denied verb behind a condition',
    'With longer ropes those climbers would reach the summit.',
    'If you gave those climbers longer ropes, they would never reach the summit.',
    ['negation'],
    'en',
  ],
  [
    'a name behind the same word, with another small word between',
    'Emil Stone is the executive director of Hudson.',
    'I am Emil Stone, and I am the executive director at Meyer.',
    ['name'],
    'en',
  ],
  [
    'another name in a headline, where every word has a capital',
    'MICROSOFT BOUGHT THE SMALL COMPANY FROM BOSTON',
    'Last year Google bought the small company from Boston for a song.',
    ['name'],
    'en',
  ],
  [
    'another word in a headline, which names nobody',
    'Tech Giant Bought the Small Company From Boston',
    'Last year Google bought the small company from Boston for a song.',
    [],
    'en',
  ],
  [
    'most of what is next to nothing',
    'Most of the time is spent in the harbor.',
    'And a tiny fraction of the time is spent in the harbor.',
    ['quantifier'],
    'en',
  ],
  [
    'a denial behind what it denies',
    '港に入るには鍵の知識が必要です。',
    '港に入るのに、鍵の知識は必要ありません。',
    ['negation'],
    'ja',
  ],
  [
    'some of all',
    'Протокол извлекает лишь некоторые записи.',
    'Протокол извлекает все записи.',
    ['quantifier'],
    'ru',
  ],
  [
    'the same denial in other clauses',
    'In the village there is no love for music.',
    'But in the village, for music, there is no love.',
    [],
    'en',
  ],
  [
    'another unit of the same number',
    'The choir rehearsed 45 hours for the concert.',
    'And so every 45minutes the choir stopped.',
    ['unit'],
    'en',
  ],
  [
    'another name beside the same word',
    'Hudson Maps draws the roads of the valley.',
    'And then Meyer Maps began to draw all of the roads.',
    ['name'],
    'en',
  ],
  [
    'what may be done made what must be done',
    'Visitors must join the garden club to plant trees.',
    'Visitors can join the garden club to plant trees.',
    ['certainty'],
    'en',
  ],
  [
    'a limit that nobody sets',
    'The bakery delivers only bread to the schools.',
    'The bakery delivers bread to the schools.',
    ['quantifier'],
    'en',
  ],
  [
    'a limit of an amount',
    'The bakery delivers only two loaves to the schools.',
    'The bakery delivers two loaves to the schools.',
    [],
    'en',
  ],
  [
    'an opposite out of a longer list',
    'The ferry to the island is voluntary for students.',
    'The ferry to the island is compulsory for students.',
    ['direction'],
    'en',
  ],
  [
    'a reason of the speaker in the same words',
    'The choir rehearsed twice because the hall was cold.',
    'We rehearsed twice with the choir, and that is because the hall was so cold.',
    [],
    'en',
  ],
  [
    'an easy task in a noun',
    'Resulta difícil añadir un puente al camino.',
    'Se puede añadir un puente al camino con facilidad.',
    ['direction'],
    'es',
  ],
  [
    'a large part made all',
    'The reserves of the harbor are entirely tied up in cranes.',
    'The harbor has reserves, but a large part is tied up in cranes.',
    ['quantifier'],
    'en',
  ],
  [
    'a country and its people',
    'The team from Canada won the race in the harbor.',
    'The Canadian team won the race in the harbor.',
    [],
    'en',
  ],
  [
    'an abbreviation said letter by letter',
    'The team from the UK won the race in the harbor.',
    'The team from the U.K. won the race in the harbor.',
    [],
    'en',
  ],
  [
    'thousands parted by points',
    'Se contaron 200.000 casos de fraude.',
    'Contamos 200 000 no, digo 200,000casos de fraude.',
    [],
    'es',
  ],
  [
    'a German name behind a preposition',
    'Neue Räder werden von Hartmann gebaut.',
    'Neue Räder werden von Siebert gebaut.',
    ['name'],
    'de',
  ],
  [
    'a German noun behind an article',
    'Neue Räder werden vom Betrieb gebaut.',
    'Neue Räder werden von Siebert gebaut.',
    [],
    'de',
  ],
  [
    'a German verb of what may be done',
    'Besucher müssen dem Verein beitreten.',
    'Besucher können dem Verein beitreten.',
    ['certainty'],
    'de',
  ],
  [
    'thousands parted by blanks',
    'On a compté deux cent mille cas de fraude.',
    'On a compté deux cent mille cas de fraude.',
    [],
    'fr',
  ],
]

test.each(lines)('compares %s', (...[, text, said, kinds, language]) => {
  const agreement = compare(text, { said: [said], language })
  expect(kindsOf(agreement)).toEqual(kinds)
})

test('a line of another matter is not said to agree for one word that it shares', () => {
  const said = ['The gadget of the museum lets visitors leave a rating of every picture they saw.']
  const other = 'Visitors invite friends to dinners, concerts, regattas, fireworks and lantern parades.'
  expect(compare(other, { said }).finding).toBe('unclear')
  expect(compare('Visitors leave a rating of the pictures.', { said }).finding).toBe('agrees')
})

test('a reason counts little whose words are said beside the quote, of something else', () => {
  const said = [
    'De nouveaux quais sont construits par la ville, si bien que le port grandit.',
    'Les pêcheurs rient.',
  ]
  const line = 'De nouveaux quais sont construits parce que les pêcheurs les paient.'
  expect(kindsOf(compare(line, { language: 'fr', said }))).toEqual(['cause'])
})
