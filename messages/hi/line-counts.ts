import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

/** `पंक्ति` and `बात` are both feminine. */
const phrases: Readonly<Record<State, string>> = {
  verified: 'सत्यापित',
  'words-found': 'के शब्द मिले',
  quoted: 'उद्धृत',
  differs: 'अलग हैं',
  'not-found': 'नहीं मिलीं',
  unproven: 'अप्रमाणित',
  checking: 'की जाँच हो रही है',
}
const ofOne: Partial<Record<State, string>> = { differs: 'अलग है', 'not-found': 'नहीं मिली' }

const phraseOf = (state: State, count: number): string =>
  (count === 1 ? ofOne[state] : undefined) ?? phrases[state]

/** Before के and की the plural has another ending. */
function nounOf(state: State, count: number, kind: 'line' | 'insight'): string {
  const many =
    state === 'words-found' || state === 'checking'
      ? { line: 'पंक्तियों', insight: 'बातों' }
      : { line: 'पंक्तियाँ', insight: 'बातें' }
  return plural(count, { one: kind === 'line' ? 'पंक्ति' : 'बात', other: many[kind] })
}

const sources = { transcript: 'ट्रांसक्रिप्ट', video: 'वीडियो' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) =>
    `${total} में से ${count} ${nounOf(state, count, kind)} ${phraseOf(state, count)}`,
  further: (state, count) => `${count} ${phraseOf(state, count)}`,
  transcribedByAI: 'जाँच नहीं हुई: यह ट्रांसक्रिप्ट AI ने बनाया है',
  ownWords: (count) =>
    plural(count, {
      one: `${count} मुख्य बात, वक्ता के अपने शब्दों में`,
      other: `${count} मुख्य बातें, वक्ता के अपने शब्दों में`,
    }),
  allFound: (total, from) =>
    plural(total, {
      one: `${total} पंक्ति, जो ${sources[from]} में मिली`,
      other: `${total} पंक्तियाँ, सभी ${sources[from]} में मिलीं`,
    }),
  found: (count, total, from) =>
    plural(count, {
      one: `${total} में से ${count} पंक्ति ${sources[from]} में मिली`,
      other: `${total} में से ${count} पंक्तियाँ ${sources[from]} में मिलीं`,
    }),
  allQuoted: (from) => `हर पंक्ति ${sources[from]} से उद्धृत है`,
}
