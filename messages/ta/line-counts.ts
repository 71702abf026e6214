import type * as source from '#messages/line-counts.ts'
import { plural } from './language.ts'

type State = Parameters<typeof source.lineCounts.further>[0]

const phraseOf: Readonly<Record<State, (count: number) => string>> = {
  verified: (count) => plural(count, { one: `${count} உறுதியானது`, other: `${count} உறுதியானவை` }),
  'words-found': (count) => `${count}-க்குச் சொற்கள் உள்ளன`,
  quoted: (count) => plural(count, { one: `${count} மேற்கோள்`, other: `${count} மேற்கோள்கள்` }),
  differs: (count) => plural(count, { one: `${count} வேறுபடுகிறது`, other: `${count} வேறுபடுகின்றன` }),
  'not-found': (count) => `${count} கிடைக்கவில்லை`,
  unproven: (count) => `${count} உறுதியில்லை`,
  checking: (count) => `${count} சரிபார்ப்பில்`,
}

const ofAll = (total: number, kind: 'line' | 'insight'): string =>
  kind === 'line'
    ? plural(total, { one: `${total} வரியில்`, other: `${total} வரிகளில்` })
    : plural(total, { one: `${total} கருத்தில்`, other: `${total} கருத்துகளில்` })

const sources = { transcript: 'டிரான்ஸ்கிரிப்டில்', video: 'வீடியோவில்' }
const origins = { transcript: 'டிரான்ஸ்கிரிப்டிலிருந்து', video: 'வீடியோவிலிருந்து' }

export const lineCounts: typeof source.lineCounts = {
  first: (state, count, total, kind) => `${ofAll(total, kind)} ${phraseOf[state](count)}`,
  further: (state, count) => phraseOf[state](count),
  transcribedByAI: 'சரிபார்க்கவில்லை: இந்த டிரான்ஸ்கிரிப்டை உருவாக்கியது AI',
  ownWords: (count) =>
    plural(count, {
      one: `${count} கருத்து, பேச்சாளரே சொன்ன சொற்களில்`,
      other: `${count} கருத்துகள், பேச்சாளரே சொன்ன சொற்களில்`,
    }),
  allFound: (total, from) =>
    plural(total, {
      one: `${total} வரி, ${sources[from]} உள்ளது`,
      other: `${total} வரிகள், எல்லாம் ${sources[from]} உள்ளன`,
    }),
  found: (count, total, from) =>
    plural(count, {
      one: `${ofAll(total, 'line')} ${count} ${sources[from]} உள்ளது`,
      other: `${ofAll(total, 'line')} ${count} ${sources[from]} உள்ளன`,
    }),
  allQuoted: (from) => `ஒவ்வொரு வரியும் ${origins[from]} எடுத்த மேற்கோள்`,
}
