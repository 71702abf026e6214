import { expect, it } from 'vitest'
import { restoreSentence } from '#core/text/readable-text.ts'

const whole = { isContinued: false, continues: false }

it.each([
  ['so i think i\u2019m done', whole, 'So I think I\u2019m done.'],
  ['it was wi-fi in hawai i guess', whole, 'It was wi-fi in hawai I guess.'],
  ['is that right?', whole, 'Is that right?'],
  ['"yes" she said,', whole, '"Yes" she said.'],
  ['which goes on', { isContinued: true, continues: false }, 'which goes on.'],
  ['it goes on,', { isContinued: false, continues: true }, 'It goes on,'],
])('the writer writes %j as a sentence of its own, or as a piece of one', (text, edges, written) => {
  expect(restoreSentence(text, edges)).toBe(written)
})
