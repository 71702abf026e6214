import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

/** What follows a count of lines in a state. */
const phrases: Readonly<Record<State, { one: string; other: string }>> = {
  verified: { one: 'నిర్ధారణ అయింది', other: 'నిర్ధారణ అయ్యాయి' },
  'words-found': { one: 'చోట మాటలు దొరికాయి', other: 'చోట్ల మాటలు దొరికాయి' },
  quoted: { one: 'యథాతథం', other: 'యథాతథం' },
  differs: { one: 'తేడాగా ఉంది', other: 'తేడాగా ఉన్నాయి' },
  'not-found': { one: 'దొరకలేదు', other: 'దొరకలేదు' },
  unproven: { one: 'రుజువు కాలేదు', other: 'రుజువు కాలేదు' },
  checking: { one: 'సరిచూస్తున్నాం', other: 'సరిచూస్తున్నాం' },
}

const among = {
  line: { one: 'లైన్‌లో', other: 'లైన్లలో' },
  insight: { one: 'ముఖ్యాంశంలో', other: 'ముఖ్యాంశాల్లో' },
}
const sources = { transcript: 'ట్రాన్స్‌క్రిప్ట్‌లో', video: 'వీడియోలో' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) =>
    `${total} ${plural(total, among[kind])} ${count} ${plural(count, phrases[state])}`,
  further: (state, count) => `${count} ${plural(count, phrases[state])}`,
  transcribedByAI: 'సరిచూడలేదు: ఈ ట్రాన్స్‌క్రిప్ట్‌ను AI రాసింది',
  ownWords: (count) =>
    plural(count, {
      one: `వక్త సొంత మాటల్లో ${count} ముఖ్యాంశం`,
      other: `వక్త సొంత మాటల్లో ${count} ముఖ్యాంశాలు`,
    }),
  allFound: (total, from) =>
    plural(total, {
      one: `${total} లైన్, ${sources[from]} దొరికింది`,
      other: `${total} లైన్లు, అన్నీ ${sources[from]} దొరికాయి`,
    }),
  found: (count, total, from) =>
    `${total} ${plural(total, among.line)} ${count} ${sources[from]} ${plural(count, { one: 'దొరికింది', other: 'దొరికాయి' })}`,
  allQuoted: (from) => `ప్రతి లైనూ ${sources[from]} ఉన్న మాటే, యథాతథంగా`,
}
