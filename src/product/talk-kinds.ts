import type { FormId } from './summary-forms.ts'

/** The kinds of talk that are told apart. */
export const talkKinds = ['meeting', 'interview', 'lecture', 'how-to', 'podcast', 'talk'] as const
export type TalkKind = (typeof talkKinds)[number]

/** The form that each kind of talk is best read in. */
export const formOfKind: Readonly<Record<TalkKind, FormId>> = {
  meeting: 'meeting',
  interview: 'interview',
  lecture: 'outline',
  'how-to': 'steps',
  podcast: 'chapter-lines',
  talk: 'key-insights',
}
