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
  // What is done only is what is not done otherwise.
  [
    'en',
    'The harbor does not let a baker sell bread without a licence.',
    'The harbor lets only a baker with a licence sell bread.',
  ],
  ['en', 'I looked at the harbor and I could not find any bakers.', 'At the harbor there were no bakers.'],
  // The same amount in another unit, in words, as a share, rounded.
  ['en', 'The ferry carries 200 megabytes of maps.', 'The ferry carries 0.2 GB of maps.'],
  ['en', 'The crossing takes three quarters of an hour.', 'The crossing takes 45 minutes.'],
  ['de', 'Die Überfahrt dauert eine halbe Stunde.', 'Die Überfahrt dauert 30 Minuten.'],
  ['fr', 'La traversée fait 2 kilomètres.', 'La traversée fait 2000 mètres.'],
  ['en', 'The ferry carried half a million people.', 'The ferry carried 500,000 people.'],
  ['en', 'The ferry carried 347,812 people.', 'The ferry carried a third of a million people.'],
  ['en', 'The ferry carried 347,812 people.', 'The ferry carried 350,000 people.'],
  ['en', 'The ferry carried 47 people.', 'The ferry carried nearly 50 people.'],
  ['en', 'The ferry carried 24 people.', 'The ferry carried two dozen people.'],
  ['es', 'El ferry llevaba 24 personas.', 'El ferry llevaba dos docenas de personas.'],
  ['en', 'Of the bakers 7 out of 10 stayed.', 'Of the bakers 70 percent stayed.'],
  // A denied opposite, and two denials that make one requirement.
  [
    'en',
    'So it is actually easy to learn this if you know the harbor.',
    'Who knows the harbor will not find this hard to learn.',
  ],
  ['es', 'Cada panadero tiene un horno exclusivo.', 'Ningún panadero comparte su horno.'],
  [
    'pt',
    'Os padeiros precisam de ajuda para entender os fornos.',
    'Sem ajuda, os padeiros não entendem os fornos.',
  ],
  ['fr', 'De nouveaux fours sont construits en permanence.', 'De nouveaux fours sont construits sans cesse.'],
  ['ja', '新しい鍵を設定しなくても入れます。', '新しい鍵を作らずに入れます。'],
  ['ja', '新しい電池の交換は簡単だ。', '新しい電池の交換は難しくない。'],
  ['ja', 'この古い橋は危険だ。', 'この古い橋は安全ではない。'],
  ['ja', '切符を買わないで古い橋を渡る。', '古い橋を渡る、切符は買わない。'],
  // A doubt is no other than what is not thought, and no doubt is none.
  ['en', 'I do not think the ferry will sail this year.', 'He doubts the ferry will sail this year.'],
  ['en', 'I doubt that the ferry will sail.', "He doesn't think that the ferry will sail."],
  ['de', 'Ich glaube nicht, dass die Fähre fährt.', 'Er bezweifelt, dass die Fähre fährt.'],
  ['fr', 'Je ne pense pas que le ferry parte.', 'Il doute que le ferry parte.'],
  ['es', 'No creo que el ferry salga este año.', 'Duda que el ferry salga este año.'],
  ['en', 'This is without a doubt the best bread of the harbor.', 'This is the best bread of the harbor.'],
  ['fr', 'Chacun des boulangers reçoit un four.', 'Chaque boulanger reçoit un four.'],
  // What is not much is little, and what is not a wish is against it.
  ['es', 'No pasa mucho tiempo hasta que el agua hierve.', 'En poco tiempo el agua hierve.'],
  ['es', 'No hay muchos hornos en el puerto.', 'Hay pocos hornos en el puerto.'],
  ['en', 'There are not many ovens in the harbor.', 'There are few ovens in the harbor.'],
  ['de', 'Es gibt nicht viele Öfen im Hafen.', 'Es gibt wenige Öfen im Hafen.'],
  ['ru', 'Пекарь неохотно добавил ещё одну печь.', 'Пекарь без охоты добавил ещё одну печь.'],
  // A word beside the matter stands for the denial.
  [
    'en',
    'If you are unable to open the oven, please call our harbor support team.',
    'Whoever cannot open the oven should call harbor support.',
  ],
  // A letter that captions misheard.
  ['en', 'The method K and N looks at the nearest ovens.', 'The method KNN looks at the nearest ovens.'],
  // Countries and their peoples.
  [
    'en',
    'In Wales the bakers get up later than in England.',
    'The Welsh bakers get up later than in England.',
  ],
  ['zh', '我们提出这个已验证的申请。', '我们提出这个已验证的申请。'],
]

test.each(honest)('accuses no honest line, in %s: %s', (language, said, line) => {
  expect(kindsOf(compare(line, { language, said: [said] }))).toEqual([])
})
