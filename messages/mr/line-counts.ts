import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

/** Endings that join a noun in its oblique form and stand apart from a number, with what follows them. */
const phrases: Readonly<Record<Exclude<State, 'quoted'>, string>> = {
  verified: 'ची पडताळणी झाली',
  'words-found': 'चे शब्द सापडले',
  differs: 'मध्ये फरक आहे',
  'not-found': 'चे शब्द सापडले नाहीत',
  unproven: 'ची खात्री नाही',
  checking: 'ची तपासणी सुरू',
}

const nouns = {
  line: { direct: { one: 'ओळ', other: 'ओळी' }, oblique: { one: 'ओळी', other: 'ओळीं' } },
  insight: { direct: { one: 'मुद्दा', other: 'मुद्दे' }, oblique: { one: 'मुद्द्या', other: 'मुद्द्यां' } },
}

const sources = {
  transcript: { in: 'ट्रान्सक्रिप्टमध्ये', from: 'ट्रान्सक्रिप्टमधून' },
  video: { in: 'व्हिडिओमध्ये', from: 'व्हिडिओमधून' },
}

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) =>
    state === 'quoted'
      ? `${total} पैकी ${count} ${plural(count, nouns[kind].direct)} उद्धृत`
      : `${total} पैकी ${count} ${plural(count, nouns[kind].oblique)}${phrases[state]}`,
  further: (state, count) => (state === 'quoted' ? `${count} उद्धृत` : `${count} ${phrases[state]}`),
  transcribedByAI: 'तपासले नाही: ही ट्रान्सक्रिप्ट AI ने तयार केली आहे',
  ownWords: (count) =>
    plural(count, {
      one: `${count} मुद्दा, वक्त्याच्या स्वतःच्या शब्दांत`,
      other: `${count} मुद्दे, वक्त्याच्या स्वतःच्या शब्दांत`,
    }),
  allFound: (total, from) =>
    plural(total, {
      one: `${total} ओळ, ${sources[from].in} सापडली`,
      other: `${total} ओळी, सर्व ${sources[from].in} सापडल्या`,
    }),
  found: (count, total, from) =>
    plural(count, {
      one: `${total} पैकी ${count} ओळ ${sources[from].in} सापडली`,
      other: `${total} पैकी ${count} ओळी ${sources[from].in} सापडल्या`,
    }),
  allQuoted: (from) => `प्रत्येक ओळ ${sources[from].from} उद्धृत केलेली आहे`,
}
