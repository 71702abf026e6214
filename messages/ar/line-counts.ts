import type * as source from '#messages/line-counts.ts'
import { linesOf, plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

/** The states as their marks call them, before how many there are: so they agree with every number. */
const states: Readonly<Record<State, string>> = {
  verified: 'موثّق',
  'words-found': 'الكلمات موجودة',
  quoted: 'مقتبس',
  differs: 'مختلف',
  'not-found': 'غير موجود',
  unproven: 'غير مثبت',
  checking: 'قيد التحقق',
}

/** All that there are, behind "of". */
const ofAll = {
  line: linesOf,
  insight: (total: number) =>
    plural(total, {
      zero: '0 أفكار',
      one: 'فكرة واحدة',
      two: 'فكرتين',
      few: `${total} أفكار`,
      many: `${total} فكرة`,
      other: `${total} فكرة`,
    }),
}

const sources = { transcript: 'التفريغ', video: 'الفيديو' }

export const lineCounts: typeof source.lineCounts = {
  between: '، ',
  first: (state, count, total, kind) => `${states[state]}: ${count} من ${ofAll[kind](total)}`,
  further: (state, count) => `${states[state]}: ${count}`,
  transcribedByAI: 'بلا تحقق: أعدّ الذكاء الاصطناعي هذا التفريغ',
  ownWords: (count) =>
    plural(count, {
      zero: 'لا أفكار بكلمات المتحدث نفسه',
      one: 'فكرة واحدة بكلمات المتحدث نفسه',
      two: 'فكرتان بكلمات المتحدث نفسه',
      few: `${count} أفكار بكلمات المتحدث نفسه`,
      many: `${count} فكرة بكلمات المتحدث نفسه`,
      other: `${count} فكرة بكلمات المتحدث نفسه`,
    }),
  allFound: (total, from) =>
    plural(total, {
      zero: `لا أسطر من ${sources[from]}`,
      one: `سطر واحد، وهو موجود في ${sources[from]}`,
      two: `سطران، وكلاهما موجود في ${sources[from]}`,
      few: `${total} أسطر، كلها موجودة في ${sources[from]}`,
      many: `${total} سطرًا، كلها موجودة في ${sources[from]}`,
      other: `${total} سطر، كلها موجودة في ${sources[from]}`,
    }),
  found: (count, total, from) => `موجود في ${sources[from]}: ${count} من ${linesOf(total)}`,
  allQuoted: (from) => `كل سطر مقتبس من ${sources[from]}`,
}
