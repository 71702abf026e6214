import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

/** What is said of the counted lines, after the ending that it asks for. */
const phrases: Readonly<Record<State, readonly [ending: 'none' | 'of' | 'in', phrase: string]>> = {
  verified: ['none', 'যাচাইকৃত'],
  'words-found': ['of', 'কথা পাওয়া গেছে'],
  quoted: ['none', 'উদ্ধৃত'],
  differs: ['in', 'অমিল'],
  'not-found': ['none', 'পাওয়া যায়নি'],
  unproven: ['none', 'অপ্রমাণিত'],
  checking: ['of', 'যাচাই চলছে'],
}
const nouns = {
  line: { none: ' লাইন', of: ' লাইনের', in: ' লাইনে' },
  insight: { none: ' মূল বিষয়', of: ' মূল বিষয়ের', in: ' মূল বিষয়ে' },
  unnamed: { none: '', of: 'র', in: 'তে' },
}

function say(state: State, count: number, noun: keyof typeof nouns): string {
  const [ending, phrase] = phrases[state]
  return `${count}টি${nouns[noun][ending]} ${phrase}`
}

const sources = { transcript: 'ট্রান্সক্রিপ্টে', video: 'ভিডিওতে' }
const origins = { transcript: 'ট্রান্সক্রিপ্ট', video: 'ভিডিও' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) => `${total}টির মধ্যে ${say(state, count, kind)}`,
  further: (state, count) => say(state, count, 'unnamed'),
  transcribedByAI: 'যাচাই হয়নি: এই ট্রান্সক্রিপ্ট AI তৈরি করেছে',
  ownWords: (count) => `${count}টি মূল বিষয়, বক্তার নিজের কথায়`,
  allFound: (total, from) =>
    plural(total, {
      one: `${total}টি লাইন, ${sources[from]} পাওয়া গেছে`,
      other: `${total}টি লাইন, সবগুলোই ${sources[from]} পাওয়া গেছে`,
    }),
  found: (count, total, from) => `${total}টির মধ্যে ${count}টি লাইন ${sources[from]} পাওয়া গেছে`,
  allQuoted: (from) => `প্রতিটি লাইন ${origins[from]} থেকে উদ্ধৃত`,
}
