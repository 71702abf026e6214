import { expect, test } from 'vitest'
import { compare, kindsOf } from './compare.ts'

/** Honest lines that a word of another use would accuse: the language, what was said, the line. */
const honest: readonly (readonly [string, string, string])[] = [
  ['en', 'First of all the bakers tried new ovens.', 'Several bakers tried new ovens.'],
  [
    'en',
    'If several ropes hold the boat, you drop anchor, and it is held by all of the ropes.',
    'The boat is held by all of the ropes.',
  ],
  [
    'en',
    'We are not planning a tunnel; we are planning some new bridges.',
    'They plan some new bridges but no tunnel.',
  ],
  [
    'de',
    'Vor allen Dingen die Bäcker im Hafen backen dunkles Brot.',
    'Viele Bäcker im Hafen backen dunkles Brot.',
  ],
  [
    'es',
    'Ante todo los panaderos del puerto hornean pan oscuro.',
    'Varios panaderos del puerto hornean pan oscuro.',
  ],
  [
    'fr',
    'Tout d’abord les boulangers du port cuisent du pain noir.',
    'Plusieurs boulangers du port cuisent du pain noir.',
  ],
  [
    'pt',
    'Antes de tudo os padeiros do porto assam pão escuro.',
    'Vários padeiros do porto assam pão escuro.',
  ],
  [
    'it',
    'Prima di tutto i fornai del porto cuociono pane scuro.',
    'Molti fornai del porto cuociono pane scuro.',
  ],
  [
    'it',
    'Se aggiungi il forno alla bottega, non hai necessità di alcuna legna.',
    'Per aggiungere il forno alla bottega non serve alcuna legna.',
  ],
  ['ar', 'قبل كل شيء يخبز خبازو الميناء الخبز الأسود.', 'بعض خبازو الميناء يخبز الخبز الأسود.'],
  ['hi', 'सब से पहले नानबाई काली रोटी बनाते हैं।', 'कुछ नानबाई काली रोटी बनाते हैं।'],
  ['zh', '我们提出这个已验证的申请。', '我们提出这个已验证的申请。'],
]

test.each(honest)('accuses no honest line, in %s: %s', (language, said, line) => {
  expect(kindsOf(compare(line, { language, said: [said] }))).toEqual([])
})
